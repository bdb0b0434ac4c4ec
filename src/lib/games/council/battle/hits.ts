/** Hits in a battle round (GC-10.5, steps 8 to 10): how many, on which ships, and what they destroy. */
import { msg } from '../../../core';
import type { Place, Words } from '../../../core';
import {
	NO_SHIPS,
	countShips,
	hexName,
	hexOn,
	isSeat,
	playerOf,
	pointsOf,
	raceName,
	shipsInWords
} from '../board';
import { removePort, removeShips } from '../map/pieces';
import { hullOf, stat } from '../numbers/stats';
import { gainStock } from '../economy/stock';
import { effects, prices } from './cards';
import { hitsRolled } from './dice';
import {
	battleOf,
	groupId,
	groupIn,
	groupInWords,
	groupsOf,
	hullsOf,
	opposite,
	portStands
} from './sides';
import type { Group } from './sides';
import type { Play } from '../play';
import type { BattleSide, Board, Damage, HexId, Side } from '../types';
import type { ShipCounts } from '../tables/vocabulary';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

const PORT = 'port';

/** Hits the opponent makes on a side: rolled, and of cards, less those the side cancels; not below 0. */
export function hitsMadeOn(board: Board, name: Side): number {
	const { sides, target } = battleOf(board);
	const side = sides[name];
	const enemy = sides[opposite(name)];
	const isOwn = hexOn(board, target).planet?.owner === side.race;
	const shields = effects(side, 'shield').map(({ n, ownPlanet }) =>
		isOwn && ownPlanet !== undefined ? ownPlanet : n
	);
	const more = effects(enemy, 'hits').map(({ n }) => n);
	return Math.max(0, hitsRolled(board, opposite(name)) + sum(more) - sum(shields));
}

/** Hits a side took as a price, which cannot be cancelled (step 8). */
export const selfHits = (side: BattleSide): number =>
	sum(prices(side, 'selfHits').map(({ n }) => n));

/** Hits the opponent of a side may assign itself (GC-24.5 `aim`): of those it made. */
export function aimedAt(board: Board, name: Side): number {
	const enemy = battleOf(board).sides[opposite(name)];
	const aims = effects(enemy, 'aim').map(({ n }) => (n === 'all' ? Infinity : n));
	return Math.min(sum(aims), hitsMadeOn(board, name));
}

/** Ships with the hits each of them takes, where that is more than one, and what some have taken already. */
function hullInWords(ships: Words, hull: number, left: readonly number[]): Words {
	if (hull === 1) return ships;
	const [one = hull] = left;
	if (left.length === 1)
		return one < hull
			? msg('{ships}, hit already: lost at {n, plural, one {one hit} other {# hits}} more', {
					ships,
					n: one
				})
			: msg('{ships}, lost at {hull} hits', { ships, hull });
	const hurt = left.filter((n) => n < hull).length;
	return hurt > 0
		? msg('{ships}, lost at {hull} hits each, {hurt} of them hit already', { ships, hull, hurt })
		: msg('{ships}, lost at {hull} hits each', { ships, hull });
}

/** Where hits on a side can go: its ships, and the defender's Space Port unless they are aimed at ships. */
export function placesFor(board: Board, name: Side, withPort = true): Place[] {
	const battle = battleOf(board);
	const side = battle.sides[name];
	const places = groupsOf(board, side).map((group): Place => {
		const hull = hullOf(board, side.race, group.ship);
		const left = hullsOf(board, side, group);
		return {
			id: groupId(group),
			on: group.hex,
			say: hullInWords(groupInWords(board, side, group), hull, left),
			max: sum(left)
		};
	});
	if (withPort && portStands(board, battle, name))
		places.push({ id: PORT, on: battle.target, say: msg('Space Port'), max: 1 });
	return places.filter(({ max }) => max > 0);
}

type Split = { readonly [place: string]: number };

/**
 * How NPC races and absent players assign hits (GC-19.3): a first hit on each undamaged Dreadnaught, then
 * Fighters, the port, Destroyers, Dreadnaughts.
 */
export function usualHits(board: Board, name: Side, due: number): Split {
	const side = battleOf(board).sides[name];
	const places = placesFor(board, name);
	const split: Record<string, number> = {};
	let left = due;
	const put = (id: string, most: number) => {
		const place = places.find((one) => one.id === id);
		const n = Math.min(left, most, (place?.max ?? 0) - (split[id] ?? 0));
		if (n <= 0) return;
		split[id] = (split[id] ?? 0) + n;
		left -= n;
	};
	const groups = groupsOf(board, side);
	const of = (ship: Group['ship']) => groups.filter((group) => group.ship === ship);
	const hull = hullOf(board, side.race, 'dreadnaught');
	for (const group of of('dreadnaught'))
		put(
			groupId(group),
			hullsOf(board, side, group).filter((one) => one === hull && hull > 1).length
		);
	for (const group of of('fighter')) put(groupId(group), Infinity);
	put(PORT, 1);
	for (const group of [...of('destroyer'), ...of('dreadnaught')]) put(groupId(group), Infinity);
	return split;
}

/**
 * Deals assigned hits. Within a group the enemy's go where they kill soonest, and a side's own where
 * they kill last; nobody would have it otherwise. Whether a hit went to the port.
 */
export function dealHits(play: Play, name: Side, split: Split, by: 'enemy' | 'self'): void {
	const { board } = play;
	const battle = battleOf(board);
	const side = battle.sides[name];
	for (const [id, n] of Object.entries(split)) {
		if (id === PORT) {
			removePort(play, battle.target);
			const planet = hexName(board, battle.target);
			play.say(
				msg('The Space Port on {planet} takes a hit and is destroyed.', { planet }),
				'GC-10.7'
			);
			continue;
		}
		const { hex, ship } = groupIn(id);
		const group = groupsOf(board, side).find((one) => one.hex === hex && one.ship === ship);
		if (group) side.damage = damaged(board, side, group, n, by);
	}
}

function damaged(
	board: Board,
	side: BattleSide,
	group: Group,
	n: number,
	by: 'enemy' | 'self'
): Damage[] {
	const { hex, ship: kind } = group;
	const hull = hullOf(board, side.race, kind);
	const hulls = hullsOf(board, side, group);
	for (let hit = 0; hit < n; hit++) {
		const alive = hulls.filter((left) => left > 0);
		if (alive.length === 0) break;
		const at = hulls.indexOf(by === 'enemy' ? Math.min(...alive) : Math.max(...alive));
		hulls[at] = (hulls[at] ?? 0) - 1;
	}
	return [
		...side.damage.filter((one) => one.hex !== hex || one.kind !== kind),
		...hulls.filter((left) => left < hull).map((left) => ({ hex, kind, hits: hull - left }))
	];
}

/** Takes destroyed ships of a side off the map; the Battle Points it lost. */
export function removeDestroyed(play: Play, name: Side): number {
	const { board } = play;
	const { sides } = battleOf(board);
	const side = sides[name];
	const isDead = ({ kind, hits }: Damage) => hits >= hullOf(board, side.race, kind);
	const dead = side.damage.filter(isDead);
	side.damage = side.damage.filter((one) => !isDead(one));
	const lost = { ...NO_SHIPS };
	for (const hex of side.hexes) {
		const here = { ...NO_SHIPS };
		for (const one of dead) if (one.hex === hex) here[one.kind] += 1;
		removeShips(play, side.race, hex, here);
		for (const { kind } of dead.filter((one) => one.hex === hex)) lost[kind] += 1;
	}
	if (dead.length === 0) return 0;
	const words = { who: raceName(side.race), ships: shipsInWords(lost) };
	play.say(msg('{who} loses {ships}.', words), 'GC-10.5');
	countKills(play, opposite(name), lost);
	return pointsOf(lost);
}

/** What destroying or taking ships of the opponent counts and earns (GC-24.8, GC-24.10). */
export function countKills(play: Play, by: Side, ships: ShipCounts): void {
	const { race } = battleOf(play.board).sides[by];
	if (!isSeat(race)) return;
	playerOf(play.board, race).tally.pointsDestroyed += pointsOf(ships);
	gainStock(play, race, countShips(ships) * stat(play.board, race, 'stockPerKill'), 'GC-24.8');
}

/** A ship of a side is gone or taken otherwise than by hits: a damaged one is not the one that stays. */
export function forgetDamage(side: BattleSide, hex: HexId, kind: Damage['kind']): void {
	const at = side.damage.findIndex((one) => one.hex === hex && one.kind === kind);
	if (at >= 0) side.damage.splice(at, 1);
}
