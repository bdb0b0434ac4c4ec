/** Whom a bot invites, and which side it joins with how many ships. */
import type { Answer, OneShape, SplitShape } from '../../../core';
import { keysOf, ranked, sumOf } from '../../kit';
import type { AmountShape } from '../../kit';
import { isAtHome } from '../board';
import { arePartners, partnerOf } from '../modules/teams/partners';
import type { SeatId, Ships, Side } from '../types';
import { encounterIn, foreignOf, isOurs, shipsOn, wonBy, wouldWin } from './sight';
import type { Sight } from './sight';
import { takeFrom, spare, spareShips } from './ships';
import { bestLaying, worthOfLaid, worthUnseen } from './odds';
import { SHIP, fightIn } from './worth';
import type { Fight } from './worth';

/** Ships a guest is taken to bring: who comes sends 1 to 4, and some stay away. */
const BROUGHT = 2;
/** Ships it is taken to bring against whoever leaves it out: the defense calls everybody, and most come with four. */
const AGAINST = 3;

export const withShips = (fight: Fight, side: Side, seat: SeatId, n: number): Fight => {
	const add = (ships: Ships): Ships => ({ ...ships, [seat]: (ships[seat] ?? 0) + n });
	return side === 'offense'
		? { ...fight, gate: add(fight.gate) }
		: { ...fight, beside: add(fight.beside) };
};

/** The fight where a seat has so many ships on this side, or none. */
export function setShips(fight: Fight, side: Side, seat: SeatId, n: number): Fight {
	const where = side === 'offense' ? 'gate' : 'beside';
	const { [seat]: _had, ...others } = fight[where];
	return { ...fight, [where]: n > 0 ? { ...others, [seat]: n } : others };
}

/**
 * How many ships of this form do most, besides those that are there, with the card it has laid in mind; the fewest where
 * it is as well off with those. Of ships that come late (CE-8.15) none are counted as if they had come.
 */
export function bestMore(sight: Sight, shape: SplitShape, side: Side): number {
	const fight = fightIn(sight);
	if (!fight) return shape.min;
	const there = encounterIn(sight)[side === 'offense' ? 'gate' : 'beside'][sight.me] ?? 0;
	const wins = side === 'offense' && isLastColony(sight);
	const most = Math.max(shape.min, Math.min(shape.max, wins ? shape.max : spare(shape)));
	let best = { n: shape.min, worth: -Infinity };
	for (let n = shape.min; n <= most; n++) {
		const worth = worthOfLaid(sight, setShips(fight, side, sight.me, there + n));
		if (worth > best.worth) best = { n, worth };
	}
	return best.n;
}

/** The fight as the offense expects it when it invites these of its guests. */
export const withGuests = (
	fight: Fight,
	guests: readonly SeatId[],
	invited: readonly SeatId[]
): Fight =>
	guests.reduce(
		(known, guest) =>
			invited.includes(guest)
				? withShips(known, 'offense', guest, BROUGHT)
				: withShips(known, 'defense', guest, AGAINST),
		fight
	);

/**
 * Guests that leave the fight better than it was; never one that would win the game by it. Whoever is
 * not invited may well stand on the other side, and some make who does not invite them pay.
 */
export function invitations(sight: Sight, guests: readonly SeatId[]): SeatId[] {
	const known = fightIn(sight);
	if (!known) return [];
	// CE-40.26: its partner is called all the same.
	const partner = partnerOf(sight.open, sight.me);
	const fight = partner ? withShips(known, 'offense', partner, BROUGHT) : known;
	// A defense gives away no colony, and whoever it invites may stay off the other side.
	if (fight.defense === sight.me) return guests.slice();
	const safe = guests.filter((guest) => {
		const winner = wonBy(sight, guest, fight.target);
		return winner === null || isOurs(sight, winner);
	});
	if (sight.manner.invitesAll) return safe;
	const invited: SeatId[] = [];
	const expected = () => withGuests(fight, guests, invited);
	let worth = bestLaying(sight, expected()).worth;
	for (const guest of ranked(safe, (guest) => -foreignOf(sight, guest))) {
		invited.push(guest);
		const better = bestLaying(sight, expected()).worth;
		const spared = sumOf(sight.bends(guest), ({ slight = 0 }) => slight);
		if (better + spared > worth) worth = better;
		else invited.pop();
	}
	return invited;
}

export interface Join {
	readonly side: Side;
	readonly n: number;
	/** How much better than staying out. */
	readonly worth: number;
}

/** What it gives for it that its partner is not left alone. */
const LEFT_ALONE = 3 * SHIP;

/** The best side to join with the best number of ships; null when staying out is best. */
export function bestJoin(sight: Sight, sides: readonly Side[], most: number): Join | null {
	const fight = fightIn(sight);
	if (!fight) return null;
	const out = worthUnseen(sight, fight);
	let best: Join | null = null;
	for (const side of sides) {
		// A partner is not left alone for what a ship or two are worth.
		const least = arePartners(sight.open, sight.me, fight[side]) ? -LEFT_ALONE : 0;
		for (let n = 1; n <= most; n++) {
			const worth = worthUnseen(sight, withShips(fight, side, sight.me, n)) - out;
			if (worth > (best?.worth ?? least)) best = { side, n, worth };
		}
	}
	return best;
}

/** How many ships a form sends that asks for them by place, or how many alone. */
type Fleet = SplitShape | AmountShape;

/** So many ships, as the form asks for them. */
const ships = (sight: Sight, fleet: Fleet, n: number): Answer =>
	fleet.type === 'split' ? takeFrom(sight, fleet, n) : { amount: n };

/** CE-9.6. */
const MOST_OF_AN_ALLY = 4;

/** Ships that come later (CE-9.19), of which the form asks for none. */
const LATER: AmountShape = { type: 'amount', min: 0, max: MOST_OF_AN_ALLY };

/** What joins a side with so many. */
const joining = (sight: Sight, side: string, fleet: Fleet, n: number): Answer =>
	fleet === LATER ? { pick: side } : { pick: side, then: ships(sight, fleet, n) };

/** Ships it sends without giving up a colony it needs, whoever says from where they come (CE-34.29). */
function sparable(sight: Sight, fleet: Fleet): number {
	if (fleet.type === 'split') return spare(fleet);
	const away = keysOf(sight.open.planets).flatMap((planet) => {
		const n = shipsOn(sight, planet)[sight.me] ?? 0;
		return n > 0 && !isAtHome(sight.open, sight.me, planet) ? [n] : [];
	});
	return Math.min(fleet.max, ...away.map((n) => n - 1));
}

/** What more ships than four of an ally add, where it can spare them. */
export function swarmGain(sight: Sight, sides: readonly Side[]): number {
	const [few, many] = [MOST_OF_AN_ALLY, spareShips(sight)].map(
		(most) => bestJoin(sight, sides, Math.min(most, spareShips(sight)))?.worth ?? 0
	);
	return (many ?? 0) - (few ?? 0);
}

/** Joins a side, or stays out. */
export function answerInvitation(sight: Sight, shape: OneShape): Answer {
	const fleetOf = (side: string): Fleet | null => {
		const choice = shape.choices.find(({ id }) => id === side);
		const then = choice && (choice.then ?? LATER);
		return then?.type === 'split' || then?.type === 'amount' ? then : null;
	};
	const joins = (['offense', 'defense'] as const).flatMap((side) => {
		const fleet = fleetOf(side);
		if (!fleet) return [];
		const wins = side === 'offense' && isLastColony(sight);
		const free = fleet === LATER ? spareShips(sight) : sparable(sight, fleet);
		const most = Math.min(fleet.max, wins ? fleet.max : Math.max(free, 0));
		const join = bestJoin(sight, [side], most);
		return join ? [{ join, fleet }] : [];
	});
	// CE-9.16: who must join sends what it must.
	const [due] = shape.choices;
	const must = due && fleetOf(due.id);
	if (due && must && !shape.choices.some(({ id }) => id === 'decline'))
		return joining(sight, due.id, must, must.min);
	const [first, second] = joins;
	if (!first) return { pick: 'decline' };
	const { join, fleet } = second && second.join.worth > first.join.worth ? second : first;
	return joining(sight, join.side, fleet, join.n);
}

/** Whether a colony won here would be the last it needs, or its partner and it need. */
function isLastColony(sight: Sight): boolean {
	const fight = fightIn(sight);
	const { me } = sight;
	return fight !== null && wouldWin(sight, me, fight.target, [me, ...keysOf(fight.gate)]);
}
