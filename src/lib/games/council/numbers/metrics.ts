/** What can be counted of a player (GC-24.10), conditions on it (GC-24.6), and whom an effect is for (GC-24.7). */
import {
	allyOf,
	countShips,
	fleetAt,
	fleetsOf,
	fromChair,
	hexOn,
	hexesWhere,
	inPlay,
	isSeat,
	npcIds,
	ownHome,
	planetOn,
	planetsOf,
	playerOf,
	pointsOf,
	portsOf,
	races
} from '../board';
import { councilCardOf, techOf } from '../tables/by-id';
import { neighboursOf } from '../map/neighbours';
import { productionOf, unexpended } from '../economy/production';
import { isRioting } from '../map/riots';
import { counted } from './still';
import { SHIPS } from '../tables/vocabulary';
import type { Condition, Metric, Selector } from '../tables/vocabulary';
import { votesOf } from '../politics/votes';
import { unreachable } from '../../../core';
import { mostOf, sumOf } from '../../kit';
import type { Board, HexId, RaceId, SeatId } from '../types';

const counts = new Map<Metric, (board: Board, seat: SeatId) => number>();

/** What a player has of this now. */
export function metric(board: Board, seat: SeatId, name: Metric): number {
	let count = counts.get(name);
	if (!count)
		counts.set(name, (count = counted((on, of: SeatId): number => measure(on, of, name))));
	return count(board, seat);
}

function measure(board: Board, seat: SeatId, name: Metric): number {
	const player = playerOf(board, seat);
	switch (name) {
		case 'planets':
			return planetsOf(board, seat).length;
		case 'calmPlanets':
			return planetsOf(board, seat).filter((id) => !planetOn(board, id).riots).length;
		case 'foreignHomeworlds':
			return foreignHomeworlds(board, seat).length;
		case 'npcHomeworlds':
			return foreignHomeworlds(board, seat).filter((race) => !isSeat(race)).length;
		case 'bestColony':
			return most(
				planetsOf(board, seat)
					.filter((id) => planetOn(board, id).homeOf !== seat)
					.map((id) => productionOf(board, id))
			);
		case 'ports':
			return portsOf(board, seat).length;
		case 'dreadnaughts':
			return inPlay(board, seat, 'dreadnaught');
		case 'fleetPoints':
			return sumOf(pointsByHex(board, seat), (n) => n);
		case 'bestHexPoints':
			return most(pointsByHex(board, seat));
		case 'kindsTogether':
			return most(
				fleetsOf(board, seat).map((id) => {
					const fleet = fleetAt(board, id, seat);
					return SHIPS.filter((ship) => (fleet?.[ship] ?? 0) > 0).length;
				})
			);
		case 'shipHexes':
			return fleetsOf(board, seat).length;
		case 'guardedPlanets':
			return planetsOf(board, seat).filter((id) => fleetAt(board, id, seat)).length;
		case 'neighbours':
			return neighbouringRaces(board, seat);
		case 'techs':
			return player.techs.length;
		case 'topTier':
			return most(player.techs.map((id) => techOf(id).tier));
		case 'savings':
			return player.stock + unexpended(board, seat);
		case 'influenced':
			return influenced(board, seat).length;
		case 'npcInfluenced':
			return influenced(board, seat).filter((id) => !isSeat(planetOn(board, id).owner ?? seat))
				.length;
		case 'riotsStarted':
			return influenced(board, seat).filter((id) => isRioting(board, id)).length;
		case 'riotsOwned':
			return planetsOf(board, seat).filter((id) => planetOn(board, id).riots).length;
		case 'votes':
			return votesOf(board, seat);
		case 'allied':
			return player.ally ? 1 : 0;
		case 'vp':
			return player.vp;
		case 'battlesStarted':
		case 'battlesWon':
		case 'planetsTakenFromRaces':
		case 'pointsDestroyed':
		case 'pointsBuilt':
		case 'tokensResolved':
		case 'productionSpent':
			return player.tally[name];
		default:
			return unreachable(name);
	}
}

const most = (numbers: readonly number[]): number => Math.max(0, ...numbers);

/** The races whose homeworlds this player owns, but its own. */
function foreignHomeworlds(board: Board, seat: SeatId): RaceId[] {
	return planetsOf(board, seat).flatMap((id) => {
		const { homeOf } = planetOn(board, id);
		return homeOf && homeOf !== seat ? [homeOf] : [];
	});
}

const pointsByHex = (board: Board, seat: SeatId): number[] =>
	fleetsOf(board, seat).map((id) => pointsOf(fleetAt(board, id, seat) ?? {}));

const influenced = (board: Board, seat: SeatId): HexId[] =>
	hexesWhere(board, ({ planet }) => planet?.riots?.by === seat);

function neighbouringRaces(board: Board, seat: SeatId): number {
	const found = new Set<RaceId>();
	for (const id of planetsOf(board, seat))
		for (const other of neighboursOf(board, id)) {
			const owner = hexOn(board, other).planet?.owner;
			if (owner && owner !== seat) found.add(owner);
		}
	return found.size;
}

export function holds(board: Board, seat: SeatId, condition: Condition): boolean {
	if ('all' in condition) return condition.all.every((one) => holds(board, seat, one));
	if ('any' in condition) return condition.any.some((one) => holds(board, seat, one));
	if ('not' in condition) return !holds(board, seat, condition.not);
	const value = metric(board, seat, condition.metric);
	switch (condition.op) {
		case '>=':
			return value >= condition.n;
		case '<=':
			return value <= condition.n;
		case '=':
			return value === condition.n;
		default:
			return unreachable(condition.op);
	}
}

/** Races an effect of `race` is for: players clockwise from the Chair, then NPC races (GC-17.10). */
export function selected(board: Board, race: RaceId, who: Selector = 'self'): readonly RaceId[] {
	if (who === 'self') return [race];
	const players = fromChair(board);
	if (typeof who !== 'string') {
		if ('where' in who) return players.filter((seat) => holds(board, seat, who.where));
		const extreme = 'most' in who ? 'most' : 'fewest';
		const name = 'most' in who ? who.most : who.fewest;
		return extremes(board, players, name, extreme, who.among);
	}
	switch (who) {
		case 'all':
			return players;
		case 'everyone':
			return [...players, ...races(board).filter((one) => !isSeat(one))];
		case 'npcs':
			return npcIds(board).filter((npc) => ownHome(board, npc));
		case 'allied':
			return players.filter((seat) => allyOf(board, seat));
		case 'elected':
			return players.filter((seat) => seat === board.session?.outcome);
		case 'winners':
			return voters(board, players, true);
		case 'losers':
			return voters(board, players, false);
		default:
			return unreachable(who);
	}
}

/** GC-17.10: all who tie, but nobody if all players do, or if the most is 0. */
function extremes(
	board: Board,
	players: readonly SeatId[],
	name: Metric,
	extreme: 'most' | 'fewest',
	among?: Condition
): SeatId[] {
	const sign = extreme === 'most' ? 1 : -1;
	const found = mostOf(
		players.filter((seat) => !among || holds(board, seat, among)),
		(seat) => sign * metric(board, seat, name)
	);
	const [first] = found;
	if (first && extreme === 'most' && metric(board, first, name) === 0) return [];
	return found.length === players.length ? [] : found;
}

/** Whether "most" or "fewest" is nobody because all players have as many (GC-17.10). */
export function isLevel(board: Board, who: Selector): boolean {
	if (typeof who === 'string' || 'where' in who) return false;
	const name = 'most' in who ? who.most : who.fewest;
	const { among } = who;
	const players = fromChair(board);
	const [first, ...others] = players.map((seat) => metric(board, seat, name));
	return (
		others.every((n) => n === first) && players.every((seat) => !among || holds(board, seat, among))
	);
}

/** Players whose ballot was, or was not, for the option carried out; abstaining is neither. */
function voters({ session }: Board, players: readonly SeatId[], won: boolean): SeatId[] {
	if (!session?.card) return [];
	const cast = players.flatMap((seat) => {
		const option = session.ballots[seat]?.option;
		return option == null ? [] : [{ seat, won: option === session.outcome }];
	});
	const card = councilCardOf(session.card);
	const isUnanimous = new Set(cast.map((vote) => vote.won)).size < 2;
	if (card.kind !== 'election' && card.unlessUnanimous && isUnanimous) return [];
	return cast.filter((vote) => vote.won === won).map(({ seat }) => seat);
}

/** All ships of all kinds, for those who ask whether a race is on the map at all. */
export const shipsInPlay = (board: Board, race: RaceId): number =>
	sumOf(fleetsOf(board, race), (id) => countShips(fleetAt(board, id, race) ?? {}));
