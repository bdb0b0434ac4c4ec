/**
 * Worlds that a seat's view allows: hands dealt to another from the cards whose place it does not know, and what a
 * steady player would do with them. Chance is the bot's own, so the same view and the same dice make the same worlds.
 */
import { addTo, likeOf, sumOf } from '../../kit';
import type { Tally } from '../../kit';
import { cosmicCards, flareOf, isEncounterCard, kindOf } from '../cards';
import type { CardId, SeatId, Side } from '../types';
import { invitations } from './alliances';
import { STEADY } from './manner';
import { bestLaying, faceIn, shownOf } from './odds';
import { encounterIn, seenCards } from './sight';
import type { Chance, Sight } from './sight';
import type { Fight } from './worth';

/** What is laid in a world; null: it has no card to lay there. */
export interface Imagined {
	readonly side: Side;
	readonly card: CardId | null;
	/** How much this world counts beside others. */
	readonly weight: number;
}

/** Flares that lie in the deck and in hands, about: the box holds more. */
const FLARES = 10;
/** How much a world counts in which the offense would have called others to its side than it did. */
const ODD = 0.15;

/** Cards that may lie in the hands of others. */
export function unknownCards(sight: Sight): CardId[] {
	const { options, order, box } = sight.open;
	const shown = sight.own.looks.flatMap(({ cards }) => cards);
	const seen: Tally = {};
	const known = new Set([...seenCards(sight), ...shown]);
	for (const card of known) addTo(seen, likeOf(card));
	const flares = box.map(flareOf).filter((card) => !known.has(card));
	const held = [...known].filter((card) => kindOf(card) === 'flare').length;
	return [
		...cosmicCards(options, order.length),
		...flares.slice(0, Math.max(0, FLARES - held))
	].filter((card) => {
		const copies = seen[likeOf(card)] ?? 0;
		seen[likeOf(card)] = copies - 1;
		return copies <= 0;
	});
}

/** What the main player of this side lays in one world, as a steady one would, while its card cannot be seen. */
export function imagined(
	sight: Sight,
	fight: Fight,
	side: Side,
	unknown: readonly CardId[]
): Imagined {
	const seat = fight[side];
	const hand = dealt(sight, side, seat, unknown);
	const theirs = seenBy(sight, seat, hand);
	const { card } = bestLaying(theirs, fight, hand);
	return { side, card, weight: invitedSo(theirs, fight) ? 1 : ODD };
}

/** A hand of as many cards as it holds, with those the bot was shown. */
function dealt(sight: Sight, side: Side, seat: SeatId, unknown: readonly CardId[]): CardId[] {
	const { hand = 0, hoard } = sight.open.players[seat] ?? {};
	const n = hand + (hoard ?? 0) + (encounterIn(sight).laid[side] ? 1 : 0);
	const held = shownOf(sight, seat).slice();
	const rest = unknown.slice();
	while (held.length < n && rest.length > 0) {
		const at = sight.dice(rest.length);
		const [card] = rest.splice(at, 1);
		if (card !== undefined) held.push(card);
	}
	return held;
}

/** The table as a steady player with this hand sees it. */
const seenBy = (sight: Sight, seat: SeatId, hand: readonly CardId[]): Sight => ({
	...sight,
	me: seat,
	own: { hand, hoard: [], offered: [], chosen: null, laid: null, notes: {}, looks: [] },
	answers: null,
	reinforced: null,
	manner: STEADY,
	expected: {}
});

/** Whether it would have called those to its side whom it did, if it is the offense. */
function invitedSo(sight: Sight, fight: Fight): boolean {
	if (sight.me !== fight.offense) return true;
	const { open } = sight;
	const encounter = encounterIn(sight);
	const gate = { [fight.offense]: fight.gate[fight.offense] ?? 0 };
	const before: Sight = {
		...sight,
		open: { ...open, encounter: { ...encounter, gate, beside: {} } }
	};
	const guests = open.order.filter((seat) => seat !== fight.offense && seat !== fight.defense);
	const called = encounter.invited.offense;
	const would = invitations(before, guests);
	return would.length === called.length && would.every((guest) => called.includes(guest));
}

/** What it may lay, by all these worlds. */
export function chancesIn(sight: Sight, worlds: readonly Imagined[]): readonly Chance[] {
	const all = sumOf(worlds, ({ weight }) => weight);
	return worlds.flatMap(({ card, weight }) => {
		const p = weight / all;
		if (card && isEncounterCard(card)) return [{ face: faceIn(sight, card), p }];
		return sight.unseen().map((chance) => ({ face: chance.face, p: chance.p * p }));
	});
}
