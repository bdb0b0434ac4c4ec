/**
 * Councils for tests: three players of species that have no votes, Stock or counters of their own, and no
 * NPC races unless a test names them, so that every vote on the table is one the test gave.
 *
 *     const g = convene('census', { planets: { 'hex:0,0': { owner: 'seat:2' } } });
 *     vote(g, { 'seat:1': 'a', 'seat:2': ['a', 'seyl-2'] });
 */
import type { Answer, SeatId } from '../../src/lib/core';
import { position, seatsOf } from './council';
import type { CouncilGame, Position } from './council';

const SILENT = ['brannoch', 'hexatine', 'thimmari', 'pyrrhane', 'varkesh', 'duskari'];

/** A table whose Council begins, at its first decision; without NPC races unless the position names some. */
export function assembly(given: Position = {}): CouncilGame {
	const seats = given.seats ?? 3;
	return position({
		turn: null,
		seats,
		...given,
		options: { npcs: given.npcs ? 'on' : 'off', ...given.options },
		species: {
			...Object.fromEntries(seatsOf(seats).map((seat, i) => [seat, SILENT[i]])),
			...given.species
		}
	});
}

/** The same, once the Chair has played this card. */
export function convene(card: string, given: Position = {}): CouncilGame {
	const g = assembly({ ...given, council: [card, ...(given.council ?? [])] });
	return g.pick(g.board.chair, `council:${card}`);
}

/** An option, or an option with the Action Cards added to it, or `last` and the card that allows it. */
export type Cast = string | readonly [option: string, ...cards: string[]];

/** All ballots that are asked for, together; seats not named abstain. Ends at the next decision. */
export function vote(g: CouncilGame, casts: Partial<Record<SeatId, Cast>>): CouncilGame {
	for (const seat of g.askedSeats) {
		const cast = casts[seat];
		const [option = 'abstain', ...cards] = typeof cast === 'string' ? [cast] : (cast ?? []);
		g.answer(seat, ballotOf(g, seat, option, cards));
	}
	return g;
}

function ballotOf(g: CouncilGame, seat: SeatId, option: string, cards: readonly string[]): Answer {
	if (option === 'last') {
		const [first = '', ...rest] = cards;
		return withCards(g, seat, `action:${first}`, rest);
	}
	return withCards(g, seat, option, cards);
}

function withCards(g: CouncilGame, seat: SeatId, pick: string, cards: readonly string[]): Answer {
	const { shape } = g.decision(seat);
	const then = shape.type === 'one' && shape.choices.find(({ id }) => id === pick)?.then;
	return then ? { pick, then: { picks: cards.map((id) => `action:${id}`) } } : { pick };
}

/** The option carried out, by what was said; null when nothing was. */
export const outcome = (g: CouncilGame): string | null =>
	g.moves('outcome').at(-1)?.outcome ?? null;

/** What a player gained or lost of something since the position began: `gained(g, 'seat:1', 'vp')`. */
export const gained = (g: CouncilGame, seat: SeatId, what: 'vp' | 'stock'): number =>
	g
		.moves(what)
		.filter((move) => move.seat === seat)
		.reduce((total, { n }) => total + n, 0);
