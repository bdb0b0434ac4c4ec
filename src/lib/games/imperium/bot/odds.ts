/** How fights are likely to go, by the hits both sides can expect: rounds are played out with averages. */
import { sumOf } from '../../kit';
import { hasTech } from '../abilities';
import { rollingOf } from '../combat/forecast';
import { pdsReaching } from '../combat/range';
import type { Sides } from '../combat/sides';
import { countShips, fleetAt, planetState } from '../board';
import { groundForecast, gunForecast } from '../invasion/forecast';
import { SHIPS, UNITS } from '../tables/units';
import type { Ship } from '../tables/units';
import type { Fleet, PlanetId, SeatId, SystemId } from '../types';
import { rivalsOf } from './sight';
import type { Sight } from './sight';

/** Ships of a fleet, by kind. */
export type Squad = { readonly [kind in Ship]?: number };

export const squadOf = (fleet: Readonly<Fleet> | undefined): Squad =>
	Object.fromEntries(SHIPS.map((kind) => [kind, fleet?.[kind] ?? 0]));

/** What the ships of a squad cost. */
export const costOf = (squad: Squad): number =>
	sumOf(SHIPS, (kind) => ((squad[kind] ?? 0) * UNITS[kind].cost) / UNITS[kind].brings);

/** Units that take a hit, the first to be lost first: their hits a round, and in the first, and how many hits they take. */
interface Line {
	readonly hits: number;
	readonly atFirst: number;
	life: number;
	readonly each: number;
}

const chanceOf = (needs: number): number => Math.min(10, Math.max(0, 11 - needs)) / 10;

function linesOf({ board }: Sight, sides: Sides, seat: SeatId, squad: Squad): Line[] {
	return SHIPS.flatMap((kind) => {
		const n = squad[kind] ?? 0;
		if (n === 0) return [];
		const hitsIn = (isFirst: boolean): number => {
			const { dice, needs } = rollingOf(board, sides, seat, { kind, n, roll: 'round', isFirst });
			return dice * chanceOf(needs);
		};
		const each = UNITS[kind].sustains ? 2 : 1;
		return [{ hits: hitsIn(false), atFirst: hitsIn(true), life: n * each, each }];
	});
}

const hitsOf = (lines: readonly Line[], isFirst: boolean): number =>
	sumOf(lines, ({ hits, atFirst, life, each }) => ((isFirst ? atFirst : hits) * life) / each);
const lifeOf = (lines: readonly Line[]): number => sumOf(lines, ({ life }) => life);

function suffer(lines: readonly Line[], hits: number): void {
	let left = hits;
	for (const line of lines) {
		const here = Math.min(left, line.life);
		line.life -= here;
		left -= here;
	}
}

/** How likely the first wins, from how much of each side is left: sure only with a wide margin. */
function chanceBy(mine: readonly Line[], theirs: readonly Line[], rounds = 12): number {
	const [before, against] = [lifeOf(mine), lifeOf(theirs)];
	if (before <= 0) return 0;
	if (against <= 0) return 1;
	for (let n = 0; n < rounds && lifeOf(mine) > 0.05 && lifeOf(theirs) > 0.05; n++) {
		const [given, taken] = [hitsOf(mine, n === 0), hitsOf(theirs, n === 0)];
		suffer(theirs, given);
		suffer(mine, taken);
	}
	const margin = lifeOf(mine) / before - lifeOf(theirs) / against;
	return 1 / (1 + Math.exp(-STEEP * margin));
}

/** How sharply a margin decides: 0.5 is won nine times in ten. */
const STEEP = 4.5;

/** How likely this squad wins against the ships of another player there, that player's PDS firing first. */
export function spaceChance(
	sight: Sight,
	system: SystemId,
	mine: Squad,
	enemy: SeatId,
	theirs: Squad = squadOf(fleetAt(sight.board, system, enemy)),
	isAttack = true
): number {
	const { me } = sight;
	const sides: Sides = isAttack
		? { attacker: me, defender: enemy, system }
		: { attacker: enemy, defender: me, system };
	const own = linesOf(sight, sides, me, mine);
	suffer(own, isAttack ? pdsHits(sight, system) : 0);
	return chanceBy(own, linesOf(sight, sides, enemy, theirs));
}

/** Hits to be expected of the PDS of all others that reach a system. */
export const pdsHits = (sight: Sight, system: SystemId): number =>
	sumOf(rivalsOf(sight), (seat) => pdsReaching(sight.board, seat, [system])) * PDS_HITS;
const PDS_HITS = 0.5;

/** How likely a fleet without an enemy before it outlives the PDS that fire at it. */
export function arrivalChance(sight: Sight, system: SystemId, ships: number): number {
	const hits = pdsHits(sight, system);
	return hits === 0 ? 1 : Math.max(0.05, 1 - (hits / Math.max(1, ships)) ** 1.5 * 0.7);
}

/** How likely so many Ground Forces take a planet, the PDS on it firing first. */
export function groundChance(
	{ board, me }: Sight,
	system: SystemId,
	planet: PlanetId,
	groundForce: number,
	bombs = 0
): number {
	if (groundForce <= 0) return 0;
	const assault = { seat: me, system, planet, groundForce, fighters: 0 };
	const guns = gunForecast(board, assault);
	const first = groundForecast(board, assault, true);
	const later = groundForecast(board, assault, false);
	const lineOf = (isMine: boolean): Line[] =>
		later.flatMap(({ seat, n, needs }, i) => {
			const atFirst = chanceOf(first[i]?.needs ?? needs);
			return (seat === me) === isMine ? [{ hits: chanceOf(needs), atFirst, life: n, each: 1 }] : [];
		});
	const [mine, theirs] = [lineOf(true), lineOf(false)];
	if (guns) suffer(mine, guns.n * chanceOf(guns.needs));
	if (planetState(board, planet).units.pds === 0)
		suffer(
			theirs,
			hasTech(board, me, 'x89-bacterial-weapon') && bombs > 0 ? Infinity : bombs * 0.6
		);
	if (lifeOf(mine) < 0.3) return 0;
	if (lifeOf(theirs) <= 0) return guns ? Math.min(0.97, lifeOf(mine)) : 1;
	return chanceBy(mine, theirs, 20);
}

/** Ships of a fleet, Fighters too. */
export const shipsIn = (fleet: Readonly<Fleet> | undefined): number =>
	fleet ? countShips(fleet) : 0;
