/**
 * What things are worth to a bot, in foreign colonies of its own. Rough on purpose: enough to prefer a
 * colony to a card, a card to a ship, and anything to a rival's victory.
 */
import { bestOf, entriesOf, keysOf, ranked, sumOf } from '../../kit';
import { homeOf, isAtHome, stationsBeside } from '../board';
import { kindOf, numberOf } from '../cards';
import type { StationKey } from '../modules/stations/state';
import { partnerOf } from '../modules/teams/partners';
import type { CardId, Face, Late, PlanetId, SeatId, Ships, Side } from '../types';
import {
	encounterIn,
	foreignOf,
	goalOf,
	homesNeeded,
	homesOf,
	isNewColony,
	isOurs,
	rivalsOf,
	trapChance,
	winsWith,
	wonBy
} from './sight';
import type { Sight } from './sight';

export const SHIP = 0.06;
export const CARD = 0.09;
/** What a card that is picked from the hand of another is worth. */
export const PICKED_CARD = 1.2 * CARD;
const OWN_WIN = 6;
const RIVAL_WIN = 4;
/** A rival's step towards the goal hurts less than an own one helps: there are several rivals. */
const RIVAL_COLONY = 0.25;
const HOME_COLONY = 0.3;

/** How a fight stands: where it is, and who has how many ships in it. */
export interface Fight {
	readonly target: PlanetId;
	readonly offense: SeatId;
	readonly defense: SeatId;
	readonly gate: Ships;
	readonly beside: Ships;
}

export type Ending = Side | 'deal' | 'bothLose';

/** The encounter under way, once it is aimed. */
export function fightIn(sight: Sight): Fight | null {
	const { target, offense, defense, gate, beside, late } = encounterIn(sight);
	if (!target || !defense) return null;
	const fight = { target, offense, defense, gate, beside };
	return late ? late.reduce(withLate, fight) : fight;
}

/** How many ships who sends them late (CE-8.15) is taken to send in the end. */
export const LATE = 3;

function withLate(fight: Fight, { seat, side }: Late): Fight {
	const where = side === 'offense' ? 'gate' : 'beside';
	return { ...fight, [where]: { ...fight[where], [seat]: (fight[where][seat] ?? 0) + LATE } };
}

/** What is its partner’s counts for it a little less than what is its own. */
const PARTNERS = 0.9;
/** A foreign colony beyond what it takes to win: one more that can be lost. */
const BEYOND = 0.2;

/** One more foreign colony for a team, beyond the goal as well: what one has too much it may give the other (CE-40.29). */
function worthOfStep(sight: Sight, seat: SeatId, planet: PlanetId): number {
	const own = seat === sight.me ? 1 : PARTNERS;
	const partner = partnerOf(sight.open, seat);
	if (partner === null || foreignOf(sight, seat) < goalOf(sight, seat)) return own;
	const gives =
		foreignOf(sight, partner) < goalOf(sight, partner) && isNewColony(sight, partner, planet);
	return gives ? own * PARTNERS : BEYOND;
}

/** A colony of `seat` on `planet`, seen from here, where all these land, unless a trap lies there. */
export function worthOfColony(
	sight: Sight,
	seat: SeatId,
	planet: PlanetId,
	landing: readonly SeatId[] = [seat]
): number {
	return (1 - trapChance(sight, planet)) * worthOfLanding(sight, seat, planet, landing);
}

function worthOfLanding(
	sight: Sight,
	seat: SeatId,
	planet: PlanetId,
	landing: readonly SeatId[]
): number {
	const winner = wonBy(sight, seat, planet, landing);
	if (winner) return winsWith(sight, winner) ? OWN_WIN : -RIVAL_WIN;
	if (isOurs(sight, seat)) {
		if (isNewColony(sight, seat, planet)) return worthOfStep(sight, seat, planet);
		return seat === sight.me && isAtHome(sight.open, seat, planet) ? HOME_COLONY : 0;
	}
	if (!isNewColony(sight, seat, planet)) return 0;
	return -RIVAL_COLONY * (0.5 + foreignOf(sight, seat) / goalOf(sight, seat));
}

/** Whether the partner of a seat, if it has one, is where it wins as soon as that seat does. */
const isMet = (sight: Sight, seat: SeatId): boolean => {
	const partner = partnerOf(sight.open, seat);
	return partner === null || foreignOf(sight, partner) >= goalOf(sight, partner);
};

/** What each step of liking a space station is worth. */
const LIKED = 0.05;

/** This space station in the hands of `seat`, seen from here. */
export function worthOfStation(sight: Sight, seat: SeatId, key: StationKey): number {
	const { open } = sight;
	const liked = sight.prized(key) * LIKED;
	const beside = stationsBeside(open);
	const held = beside.filter((one) => homeOf(one.planet) === seat).length;
	// CE-34.18: one of a system is no step to that.
	const counts = beside.some(({ planet }) => planet === key);
	const wins = counts && open.stationsToWin !== undefined && held + 1 >= open.stationsToWin;
	if (liked === 0) return 0;
	if (isOurs(sight, seat)) return wins && isMet(sight, seat) ? OWN_WIN : liked;
	return wins && isMet(sight, seat) ? -RIVAL_WIN : -RIVAL_COLONY * liked;
}

/** What a space station of its own is worth to it. */
export const keptStation = (sight: Sight, key: StationKey): number => sight.prized(key) * LIKED;

/** CE-34.9: what becomes of the space station there when the offense wins. */
function worthOfConquest(sight: Sight, { target, offense }: Fight): number {
	const owner = homeOf(target);
	const { open } = sight;
	if (open.stationsToWin === undefined || isAtHome(open, offense, target)) return 0;
	const lost = isOurs(sight, owner) ? keptStation(sight, target) : 0;
	return worthOfStation(sight, offense, target) - lost;
}

/** What the cards bring that this end gives who lost with a negotiate against an attack (CE-14.1), as far as it reckons with them. */
export function worthOfCompensation(
	{ me, open, manner }: Sight,
	{ target, offense, defense, gate }: Fight,
	ending: Ending,
	faces: { readonly [side in Side]: Face }
): number {
	if (!manner.collects || (ending !== 'offense' && ending !== 'defense')) return 0;
	const lost = ending === 'offense' ? 'defense' : 'offense';
	if (faces[lost].kind !== 'negotiate' || faces[ending].kind !== 'attack') return 0;
	const [collects, pays] = lost === 'offense' ? [offense, defense] : [defense, offense];
	const ships = lost === 'offense' ? gate[offense] : open.planets[target]?.[defense];
	const n = Math.min(ships ?? 0, open.players[pays]?.hand ?? 0);
	if (isOurs({ me, open }, collects)) return n * PICKED_CARD;
	return isOurs({ me, open }, pays) ? -n * CARD : 0;
}

/** What a power brings this seat besides for how a fight was won, seen from here. */
export function worthOfPrize(sight: Sight, seat: SeatId, prize: number | 'wins'): number {
	if (prize === 'wins') return winsWith(sight, seat) ? OWN_WIN : -RIVAL_WIN;
	return isOurs(sight, seat) ? prize : -RIVAL_COLONY * prize;
}

/** What a seat of its own team loses when it loses its ships on a planet. */
export function worthOfHolding(
	sight: Sight,
	planet: PlanetId,
	ships: number,
	whose: SeatId = sight.me
): number {
	const home = isAtHome(sight.open, whose, planet);
	const power = home && homesOf(sight, whose) <= homesNeeded(sight) ? sight.manner.power : 0;
	return ships * SHIP + (home ? HOME_COLONY + power : 1);
}

/** What the bot and its partner lose when the defense does: what they hold there, or their ships beside the planet. */
function lostOnDefense(sight: Sight, { target, defense, beside }: Fight): number {
	const held = isOurs(sight, defense) ? (sight.open.planets[target]?.[defense] ?? 0) : 0;
	return (held > 0 ? worthOfHolding(sight, target, held, defense) : 0) + ours(sight, beside) * SHIP;
}

/** Ships of the bot and its partner among these. */
const ours = (sight: Sight, ships: Ships): number =>
	sumOf(entriesOf(ships), ([seat, n]) => (isOurs(sight, seat) ? n : 0));

/** How an end of this fight leaves the bot. */
export function worthOfEnding(sight: Sight, fight: Fight, ending: Ending): number {
	const { target, offense, defense, gate, beside } = fight;
	const main = isOurs(sight, offense) || isOurs(sight, defense);
	switch (ending) {
		case 'offense': {
			const isKeptOff = sight.bends(defense).some(({ keepsOff }) => keepsOff);
			const landing = isKeptOff ? [] : keysOf(gate);
			const winners = landing.flatMap((seat) => wonBy(sight, seat, target, landing) ?? []);
			// A colony is no comfort when the game is over and somebody else has won it.
			if (winners.length > 0 && !winners.some((seat) => winsWith(sight, seat))) return -RIVAL_WIN;
			const landed = sumOf(landing, (seat) => worthOfColony(sight, seat, target, landing));
			return (
				landed +
				worthOfConquest(sight, fight) -
				lostOnDefense(sight, fight) +
				spoils(sight, beside, isOurs(sight, defense))
			);
		}
		case 'defense':
			return (
				ours(sight, beside) * CARD -
				ours(sight, gate) * SHIP +
				spoils(sight, gate, isOurs(sight, offense))
			);
		case 'deal':
			// A deal brings both sides a colony, most of the time.
			return main ? 0.45 : -2 * RIVAL_COLONY * 0.7;
		case 'bothLose':
			return -lostOnDefense(sight, fight) - ours(sight, gate) * SHIP;
	}
}

/** What a ship is to it that it called for help and led to its loss: who was betrayed stays away. */
const BETRAYED = 0.5 * SHIP;

/** A little joy in the ships others lose; none in those of the bot's own side, and shame where it led them. */
function spoils(sight: Sight, ships: Ships, led: boolean): number {
	const lost = sumOf(entriesOf(ships), ([seat, n]) => (isOurs(sight, seat) ? 0 : n));
	if (led) return -lost * BETRAYED;
	return ours(sight, ships) > 0 ? 0 : lost * SHIP * 0.2;
}

/** What playing this card now costs later. */
export function worthOfCard(card: CardId): number {
	switch (kindOf(card)) {
		case 'attack':
			return 0.02 + numberOf(card) * 0.012;
		case 'reinforcement':
			return 0.05 + numberOf(card) * 0.02;
		case 'negotiate':
			return 0.06;
		case 'morph':
			return 0.14;
		case 'artifact':
			return 0.12;
		case 'flare':
			return 0.1;
		case 'kicker':
			return numberOf(card) > 1 ? 0.15 : 0.02;
		case 'rift':
			return 0.08;
	}
}

/** The cards it can best do without, first. */
export const worstFirst = (cards: readonly CardId[]): CardId[] =>
	ranked(cards, (card) => -worthOfCard(card));

/** The rival nearest to victory. */
export const leaderOf = (sight: Sight): SeatId =>
	bestOf(rivalsOf(sight), (seat) => foreignOf(sight, seat)) ?? sight.me;
