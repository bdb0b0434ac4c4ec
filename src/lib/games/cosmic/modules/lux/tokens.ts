/** Lux lie before players, at the gate and at planets; they come and go here and nowhere else (CE-38.2). */
import { msg } from '../../../../core';
import { bySeat } from '../../../kit';
import { encounterOf, homeOf, planetName, shipsAt, targetOf } from '../../board';
import type { Play } from '../../play';
import type { Board, SeatId } from '../../types';
import { value } from '../../values';
import { holderOf } from './holders';
import { NOTHING, tokensInWords, ULTRA, worthIn } from './worth';
import type { LaidOut, Lux, Purse, Tokens } from './state';

const plus = (one: Tokens, other: Tokens): Tokens => ({
	lux: one.lux + other.lux,
	ultra: one.ultra + other.ultra
});

const minus = (one: Tokens, other: Tokens): Tokens => ({
	lux: one.lux - other.lux,
	ultra: one.ultra - other.ultra
});

/** As the table begins: nobody has any. */
export const freshLux = (seats: readonly SeatId[], atOnce: boolean): Lux => ({
	purses: bySeat(seats, () => NOTHING),
	cards: {},
	...(atOnce && { atOnce: true as const })
});

/** What a seat has; nothing where the module is not at the table. */
export const purseOf = ({ lux }: Pick<Board, 'lux'>, seat: SeatId): Purse =>
	lux?.purses[seat] ?? NOTHING;

/** Of that what it can spend now (CE-38.11). */
export function spendable(play: Play, seat: SeatId): Tokens {
	if (!play.board.lux || !value(play, 'spendsLux', true, null)) return NOTHING;
	const purse = purseOf(play.board, seat);
	return minus(purse, purse.given ?? NOTHING);
}

function setPurse({ board }: Play, seat: SeatId, purse: Purse): void {
	if (!board.lux) throw new Error('There are no lux.');
	board.lux.purses = { ...board.lux.purses, [seat]: purse };
}

/** Tokens come to a seat from the supply, which has no end (CE-2.7). */
export function gainLux(play: Play, seat: SeatId, tokens: Tokens): void {
	const purse = purseOf(play.board, seat);
	setPurse(play, seat, { ...purse, ...plus(purse, tokens) });
	skim(play, seat, tokens);
}

/** A seat pays, to the supply or to another seat, which waits before it spends that (CE-38.11). Throws what it cannot pay. */
export function payLux(play: Play, seat: SeatId, tokens: Tokens, to: SeatId | null = null): void {
	if (to !== null) {
		giveLux(play, seat, to, tokens);
		return;
	}
	const { given = NOTHING, ...purse } = purseOf(play.board, seat);
	const left = minus(purse, tokens);
	if (left.lux < given.lux || left.ultra < given.ultra) throw new Error(`${seat} cannot pay that.`);
	setPurse(play, seat, withGiven(left, given));
}

/** A seat takes so many lux of another, as far as it has them: of an ultra lux nothing is taken. */
export function takeLux(play: Play, from: SeatId, to: SeatId, n: number): void {
	const { given = NOTHING, ...purse } = purseOf(play.board, from);
	const taken = Math.min(n, purse.lux);
	if (from === to || taken === 0) return;
	setPurse(play, from, withGiven(minus(purse, { lux: taken, ultra: 0 }), given));
	play.say(
		msg(
			'{who, select, you {You take} other {# takes}} {tokens} of {whom, select, you {yours} other {#}}.',
			{
				who: to,
				whom: from,
				tokens: tokensInWords({ lux: taken, ultra: 0 })
			}
		),
		'CE-38.12'
	);
	gainLux(play, to, { lux: taken, ultra: 0 });
}

/** Lux Skimmer: of whoever gains so much at once its player takes one. */
function skim(play: Play, seat: SeatId, tokens: Tokens): void {
	const skimmer = holderOf(play.board, 'lux-skimmer');
	if (skimmer && (tokens.lux >= ULTRA || tokens.ultra > 0)) takeLux(play, seat, skimmer, 1);
}

/** Tokens that one seat gives another. */
interface Given {
	readonly from: SeatId;
	readonly to: SeatId;
	readonly tokens: Tokens;
}

/** CE-38.9: a seat gives tokens away. Throws what it does not have. */
export const giveLux = (play: Play, from: SeatId, to: SeatId, tokens: Tokens): void =>
	exchangeLux(play, [{ from, to, tokens }]);

/**
 * Tokens change hands at the same time (CE-13.11): all are gone before any come. What could not be spent yet is given
 * last; who gets some waits (CE-38.11).
 */
export function exchangeLux(play: Play, gifts: readonly Given[]): void {
	const { board } = play;
	for (const { from, tokens } of gifts) {
		const { given = NOTHING, ...purse } = purseOf(board, from);
		const left = minus(purse, tokens);
		if (left.lux < 0 || left.ultra < 0) throw new Error(`${from} has not so much to give.`);
		setPurse(play, from, withGiven(left, given));
	}
	for (const { to, tokens } of gifts) {
		const { given = NOTHING, ...purse } = purseOf(board, to);
		const waits = board.lux?.atOnce ? given : plus(given, tokens);
		setPurse(play, to, withGiven(plus(purse, tokens), waits));
	}
	for (const { to, tokens } of gifts) skim(play, to, tokens);
}

/** A purse of which so much, as far as it is there, waits for the next encounter. */
function withGiven({ lux, ultra }: Tokens, given: Tokens): Purse {
	const waits = { lux: Math.min(lux, given.lux), ultra: Math.min(ultra, given.ultra) };
	return { lux, ultra, ...(worthIn(waits) > 0 && { given: waits }) };
}

/** CE-38.11: what was given in the last encounter can be spent in this one. */
export function freeGiven(play: Play): void {
	const { lux, order } = play.board;
	if (lux)
		for (const seat of order) {
			const { given: _, ...purse } = purseOf(play.board, seat);
			setPurse(play, seat, purse);
		}
}

/** How many the offense lays out (CE-38.4). */
const LAID_OUT = 4;

/** CE-38.4: so many on one side; exactly three of them are one ultra lux. */
export const asTokens = (n: number): Tokens =>
	n === ULTRA ? { lux: 0, ultra: 1 } : { lux: n, ultra: 0 };

/** CE-38.4: as many as ships were launched at the planet, the rest at the gate. */
export function layOut(play: Play): void {
	const { board } = play;
	if (!board.lux) return;
	const encounter = encounterOf(board);
	const n = Math.min(LAID_OUT, shipsAt(board, encounter.offense, 'gate'));
	const laidOut: LaidOut = { planet: asTokens(n), gate: asTokens(LAID_OUT - n) };
	encounter.laidOut = laidOut;
	const planet = planetName(targetOf(board));
	play.say(
		n < LAID_OUT
			? msg('{who} lays out {there} at {planet} and {here} at the gate.', {
					who: encounter.offense,
					there: tokensInWords(laidOut.planet),
					planet,
					here: tokensInWords(laidOut.gate)
				})
			: msg('{who} lays out {there} at {planet}.', {
					who: encounter.offense,
					there: tokensInWords(laidOut.planet),
					planet
				}),
		'CE-38.4'
	);
}

/** CE-38.5: the offense takes what lies at the gate, the owner of the system what lies at the planet. */
export function collect(play: Play): void {
	const { board } = play;
	const { laidOut, offense } = encounterOf(board);
	if (!laidOut) return;
	delete encounterOf(board).laidOut;
	const owner = homeOf(targetOf(board));
	// In a system of its own the offense gets both.
	const parts: [SeatId, Tokens][] =
		owner === offense
			? [[offense, plus(laidOut.gate, laidOut.planet)]]
			: [
					[offense, laidOut.gate],
					[owner, laidOut.planet]
				];
	for (const [who, tokens] of parts.filter(([, part]) => worthIn(part) > 0)) {
		play.say(msg('{who} takes {tokens}.', { who, tokens: tokensInWords(tokens) }), 'CE-38.5');
		gainLux(play, who, tokens);
	}
}

/** CE-38.3: the cards that lie before players, for all to see. */
export function setCards({ board }: Play, cards: Lux['cards']): void {
	if (!board.lux) throw new Error('There are no lux.');
	board.lux.cards = cards;
}
