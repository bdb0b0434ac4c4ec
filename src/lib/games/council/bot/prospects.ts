/**
 * What the places of a bot's ships are good for: the attacks they could make next, the nearer the
 * better, and the hexes they hold. Moves and new ships are judged by the difference they make to it.
 */
import {
	NO_SHIPS,
	countShips,
	fleetsOf,
	hexIds,
	hexOn,
	ownHome,
	isSeat,
	planetsOf,
	pointsOf
} from '../board';
import { featuresAt, neighboursOf } from '../map/neighbours';
import type { HexId, Squad } from '../types';
import { invasionChance, neededAt } from './odds';
import { isRival, recall } from './sight';
import type { Sight } from './sight';
import { shipsAt, targetsOf, worthOfAttack } from './targets';
import { STOCK, VOTE, worthOfPlanet } from './worth';

/** Where ships of the bot stand, as it is or as it might be. */
export type Places = ReadonlyMap<HexId, Squad>;

/** There is one Battle a turn: the best attack is for the next one, and others are a choice more. */
const LATER = [0.6, 0.15, 0.05] as const;
/** Each further step to a target costs a Move, and the enemy sees it coming. */
const FARTHER = 0.55;
const FAR = 3;
/** A planet that a stronger fleet could attack in one turn is as good as lost, one time in so many. */
const EXPOSED = 0.35;
const EXPOSED_AFAR = 0.2;

/** Who takes a homeworld has scored by it, and a port is lost with it. */
const HOME = 2;

/** A fleet that could attack a planet of one's own. */
interface Threat {
	readonly hex: HexId;
	readonly points: number;
	/** What is to be lost, as likely as it is. */
	readonly risk: number;
}

/** What stays the same while places are compared. */
export interface Outlook {
	readonly sight: Sight;
	readonly targets: readonly HexId[];
	/** Whether a Battle can still be fought this turn. */
	readonly canAttack: boolean;
	readonly threats: readonly Threat[];
	readonly steps: Map<HexId, ReadonlyMap<HexId, number>>;
	/** By where ships stand and how many they are: what each target is worth to them. */
	readonly reaches: Map<string, Reach>;
}

/** What ships in one place can do, target by target in the order of the outlook. */
interface Reach {
	readonly worths: readonly number[];
	/** The best of those they could attack at once. */
	readonly now: number;
	/** What they gain by standing there. */
	readonly held: number;
}

export const outlookOf = (sight: Sight): Outlook => recall(sight, 'outlook', () => outlook(sight));

function outlook(sight: Sight): Outlook {
	const { turn } = sight.board;
	const steps: Outlook['steps'] = new Map();
	return {
		sight,
		targets: targetsOf(sight),
		canAttack: turn?.seat === sight.me && turn.major + turn.battles > 0,
		threats: threatsTo(sight, steps),
		steps,
		reaches: new Map()
	};
}

/** The same outlook once a target is won. */
export const without = (outlook: Outlook, hex: HexId): Outlook => ({
	...outlook,
	targets: outlook.targets.filter((target) => target !== hex),
	reaches: new Map()
});

export function placesOf({ board, me }: Sight): Map<HexId, Squad> {
	return new Map(fleetsOf(board, me).map((hex) => [hex, shipsAt(board, hex)]));
}

/** What these places are worth. */
export function worthOfPlaces(outlook: Outlook, places: Places): number {
	let now = 0;
	let worth = 0;
	const best = outlook.targets.map(() => 0);
	for (const [hex, ships] of places) {
		const reach = reachOf(outlook, hex, ships);
		worth += reach.held;
		now = Math.max(now, reach.now);
		for (let i = 0; i < best.length; i++) best[i] = Math.max(best[i] ?? 0, reach.worths[i] ?? 0);
	}
	if (outlook.canAttack) worth += now * (1 - LATER[0]);
	worth += inTurn(best);
	for (const { hex, points, risk } of outlook.threats)
		if (pointsOf(places.get(hex) ?? NO_SHIPS) < points) worth -= risk;
	return worth;
}

/** The three best attacks, one after the other. */
function inTurn(worths: readonly number[]): number {
	let [first, second, third] = [0, 0, 0];
	for (const worth of worths)
		if (worth > first) [first, second, third] = [worth, first, second];
		else if (worth > second) [second, third] = [worth, second];
		else if (worth > third) third = worth;
	return LATER[0] * first + LATER[1] * second + LATER[2] * third;
}

function reachOf(outlook: Outlook, hex: HexId, ships: Squad): Reach {
	const key = `${hex} ${ships.fighter} ${ships.destroyer} ${ships.dreadnaught}`;
	let reach = outlook.reaches.get(key);
	if (!reach) outlook.reaches.set(key, (reach = lookFrom(outlook, hex, ships)));
	return reach;
}

function lookFrom(outlook: Outlook, hex: HexId, ships: Squad): Reach {
	const { sight, targets } = outlook;
	const away = stepsTo(outlook, hex);
	let now = 0;
	const worths = targets.map((target) => {
		const steps = away.get(target);
		if (steps === undefined) return 0;
		const worth = Math.max(0, worthOfAttack(sight, target, ships));
		if (steps <= 1) now = Math.max(now, worth);
		return worth * FARTHER ** Math.max(0, steps - 1);
	});
	return { worths, now, held: worthOfHolding(sight, hex) };
}

/** What ships gain by standing in a hex (GC-5.8). */
function worthOfHolding({ board }: Sight, hex: HexId): number {
	const mast = featuresAt(board, hex, 'votes') ? 2 * VOTE : 0;
	return mast + (featuresAt(board, hex, 'refreshStock') ? 2 * STOCK : 0);
}

/** Steps from a hex to all others as far as it matters. */
function stepsTo(
	{ sight, steps }: Pick<Outlook, 'sight' | 'steps'>,
	from: HexId
): ReadonlyMap<HexId, number> {
	let found = steps.get(from);
	if (found) return found;
	const reached = new Map([[from, 0]]);
	let edge: HexId[] = [from];
	for (let step = 1; step <= FAR; step++) {
		const next: HexId[] = [];
		for (const hex of edge)
			for (const near of neighboursOf(sight.board, hex))
				if (!reached.has(near)) {
					reached.set(near, step);
					next.push(near);
				}
		edge = next;
	}
	steps.set(from, (found = reached));
	return found;
}

/** Enemy fleets that could come over a planet of one's own in one turn: by a Move, and a Battle. */
function threatsTo(sight: Sight, steps: Outlook['steps']): Threat[] {
	const { board, me } = sight;
	const threats: Threat[] = [];
	const home = ownHome(board, me);
	for (const from of hexIds(board)) {
		const { fleet } = hexOn(board, from);
		if (!fleet || !isSeat(fleet.race) || !isRival(sight, fleet.race)) continue;
		const points = pointsOf(fleet);
		const reach = stepsTo({ sight, steps }, from);
		for (const hex of planetsOf(board, me)) {
			const away = reach.get(hex) ?? Infinity;
			const share = away <= 1 ? EXPOSED : away === 2 ? EXPOSED_AFAR : 0;
			if (share === 0) continue;
			const needed = neededAt(board, fleet.race, hex);
			const taken = invasionChance(needed, Math.min(fleet.destroyer, points / 4));
			const worth = (hex === home ? HOME : 1) * worthOfPlanet(sight, hex);
			threats.push({ hex, points, risk: share * taken * worth });
		}
	}
	return threats;
}

/** These places with ships moved from one hex to another. */
export function moved(places: Places, from: HexId, to: HexId, ships: Squad): Map<HexId, Squad> {
	const after = new Map(places);
	const rest = minus(after.get(from) ?? NO_SHIPS, ships);
	if (countShips(rest) > 0) after.set(from, rest);
	else after.delete(from);
	after.set(to, plus(after.get(to) ?? NO_SHIPS, ships));
	return after;
}

export const plus = (one: Squad, other: Squad): Squad => ({
	fighter: one.fighter + other.fighter,
	destroyer: one.destroyer + other.destroyer,
	dreadnaught: one.dreadnaught + other.dreadnaught
});

const minus = (one: Squad, other: Squad): Squad => ({
	fighter: one.fighter - other.fighter,
	destroyer: one.destroyer - other.destroyer,
	dreadnaught: one.dreadnaught - other.dreadnaught
});
