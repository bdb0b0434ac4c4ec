/** One encounter of Cosmic Encounter between seats 1 and 2, for tests of what aliens and cards do in it. */
import type { Answer, SeatId } from '../../src/lib/core';
import type { CardId, PlanetId, Ships } from '../../src/lib/games/cosmic/types';
import { position } from './cosmic';
import type { CosmicGame, Position } from './cosmic';

/** Seat 1 is about to encounter seat 2; both hold an attack 08 besides what is given. */
export const duel = (given: Position = {}): CosmicGame =>
	position({
		destiny: ['colour:2#1'],
		...given,
		hands: {
			...given.hands,
			'seat:1': ['attack:08', ...(given.hands?.['seat:1'] ?? [])],
			'seat:2': ['attack:08', ...(given.hands?.['seat:2'] ?? [])]
		}
	});

/** The cards that seats 1 and 2 lay. */
export type Cards = [CardId, CardId];

/** These positions, where both hold the cards they are to lay before what else they hold. */
export const holding = (cards: Cards, given: Position = {}): Position => ({
	...given,
	hands: {
		...given.hands,
		'seat:1': [cards[0], ...(given.hands?.['seat:1'] ?? [])],
		'seat:2': [cards[1], ...(given.hands?.['seat:2'] ?? [])]
	}
});

/** Seat 1 sends ships from its first planet to the first of seat 2, and both lay their cards. */
export const meet = (
	g: CosmicGame,
	cards: Cards = ['attack:08', 'attack:08'],
	send = 1
): CosmicGame => g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': send }, cards });

/** As `meet`, where both hold the cards they lay. */
export const met = (cards: Cards, given: Position = {}, send = 1): CosmicGame =>
	meet(duel(holding(cards, given)), cards, send);

/** Four seats: seat 1 sends three ships against seat 2; with what allies, on which side; both lay these cards. */
export const fight = (
	cards: Cards,
	allies: Parameters<CosmicGame['encounterTo']>[0]['allies'] & object,
	given: Position = {}
): CosmicGame =>
	duel(holding(cards, { seats: 4, ...given })).encounterTo({
		target: 'planet:2-1',
		send: { 'planet:1-1': 3 },
		allies,
		cards
	});

/** Whether the turn is over, or its encounter: a second one may follow. */
const isOver = (g: CosmicGame): boolean => g.asked.includes('turn.second');

/** Plays on by itself to the end of the encounter under way. */
export function over(g: CosmicGame): CosmicGame {
	const { encounters } = g.board;
	while (g.board.encounters === encounters && !isOver(g)) g.lapse();
	return g;
}

/** Plays on by itself; whether this use is offered to the seat meanwhile, in this turn and before it has come so far. */
export function offered(
	g: CosmicGame,
	seat: SeatId,
	name: string,
	until: (g: CosmicGame) => boolean = isOver
): boolean {
	const { turn } = g.board;
	let found = false;
	for (; g.board.turn === turn && !until(g); g.lapse()) found ||= g.offers(seat, name);
	return found;
}

/** Home planets of a seat with these ships, the first named first; the rest is empty. */
export const homes = (seat: SeatId, ...ships: number[]): Record<PlanetId, Ships> =>
	Object.fromEntries(
		[1, 2, 3, 4, 5].map((k): [PlanetId, Ships] => [
			`planet:${Number(seat.slice(5))}-${k}`,
			ships[k - 1] ? { [seat]: ships[k - 1]! } : {}
		])
	);

/** The seat declares a use, here while the others pass the window: now they may answer it. */
export function declare(g: CosmicGame, seat: SeatId, name: string, then?: Answer): CosmicGame {
	const uses = () => g.table.frames.filter(({ step }) => step === 'use').length;
	const before = uses();
	g.use(seat, name, then);
	for (let i = 0; i < 9 && uses() === before; i++) g.pass();
	return g;
}
