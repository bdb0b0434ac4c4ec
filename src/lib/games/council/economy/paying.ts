/** What pays a price unless its payer chooses (GC-8.4), and what that leaves over: foretold before it is paid. */
import { msg } from '../../../core';
import type { Words } from '../../../core';
import { sumOf } from '../../kit';
import { hexName, playerOf } from '../board';
import { votesSaved } from '../politics/votes';
import { leftoverOf, payers, unexpended } from './production';
import type { Payer } from './production';
import type { Since } from '../questions/turn-events';
import type { Board, SeatId } from '../types';

/** Planets that pay, and Stock for what they do not. */
export interface Laid {
	readonly planets: readonly Payer[];
	readonly stock: number;
}

/** A price: what is left of it, and whether an event is left that could spend what its planets leave over. */
export interface Price {
	readonly due: number;
	readonly goesOn: boolean;
}

/** Whether this player has an event left, when so many have been used beyond those that are (GC-8.2, GC-8.7). */
export const hasMore = ({ turn }: Board, seat: SeatId, used = 0): boolean =>
	turn?.seat === seat && turn.major + turn.battles + turn.minor > used;

/** What they give together. */
export const total = (planets: readonly Payer[]): number => sumOf(planets, ({ gives }) => gives);

/** Whether there is one way to pay: no planet is left, or none can be spared. */
export const isForced = (planets: readonly Payer[], stock: number, due: number): boolean =>
	planets.length === 0 ||
	total(planets) - Math.min(...planets.map(({ gives }) => gives)) + stock < due;

/** Planets to expend, and what they give together. */
interface Way {
	readonly sum: number;
	readonly used: readonly Payer[];
}

/**
 * The planets that pay with the least lost, counting what is left over and Stock that makes up for the rest; of like
 * ways the one that spares Stock. None at all, so Stock alone, where `alone` allows it.
 */
function suggested(
	planets: readonly Payer[],
	stock: number,
	due: number,
	alone: boolean
): readonly Payer[] {
	if (total(planets) <= due) return planets;
	// Every sum that can be made, with the first planets in map order that make it.
	const ways: Way[] = [{ sum: 0, used: [] }];
	for (const planet of planets)
		for (const { sum, used } of ways.slice()) {
			const next = sum + planet.gives;
			if (sum < due && ways.every((way) => way.sum !== next))
				ways.push({ sum: next, used: [...used, planet] });
		}
	const enough = ways.filter(
		({ sum, used }) => sum >= due || ((used.length > 0 || alone) && sum + stock >= due)
	);
	const lost = ({ sum }: Way) => Math.abs(sum - due);
	return enough.reduce((best, way) =>
		lost(way) < lost(best) || (lost(way) === lost(best) && way.sum > best.sum) ? way : best
	).used;
}

/** What is laid out to pay with, as a table begun under these rules has it. */
export function laidOut(board: Board, seat: SeatId, { due, goesOn }: Price, since: Since): Laid {
	// Before rules 3 Stock came last; before rules 8 it never paid alone while a planet could.
	const stock = since(3) ? playerOf(board, seat).stock : 0;
	const planets = suggested(payers(board, seat), stock, due, since(8) && !goesOn);
	return { planets, stock: Math.max(0, due - total(planets)) };
}

/** The names of what is laid out: `Pall and 1 Stock`. */
const laidInWords = (board: Board, { planets, stock }: Laid): Words =>
	msg('{all}', {
		all: {
			and: [
				...planets.map(({ id }) => hexName(board, id)),
				...(stock > 0 ? [msg('{n} Stock', { n: stock })] : [])
			]
		}
	});

/**
 * Something that is said of a payment for which planets give so much, and then what is lost by it: what is left over,
 * at once where no event is left (GC-8.2), and votes by what was not expended at the next Council (GC-17.5).
 */
export function withLoss(
	board: Board,
	seat: SeatId,
	{ due, goesOn }: Price,
	paid: Words,
	given: number
): Words {
	const kept = unexpended(board, seat);
	const votes = board.stage === 'turns' ? votesSaved(kept) - votesSaved(kept - given) : 0;
	const over = withOver(paid, given - due, goesOn);
	return votes > 0
		? msg('{paid}, {votes, plural, one {# vote} other {# votes}} fewer', { paid: over, votes })
		: over;
}

function withOver(paid: Words, over: number, goesOn: boolean): Words {
	if (over <= 0) return paid;
	return goesOn
		? msg('{paid}, {n} left over to spend in this turn', { paid, n: over })
		: msg('{paid}, {n} left over {n, plural, one {is} other {are}} lost', { paid, n: over });
}

/** What will pay a price, and what is lost by it; null where nothing does, or its payer will be asked. */
export function foretold(
	board: Board,
	seat: SeatId,
	{ due: price, goesOn }: Price,
	since: Since
): Words | null {
	const due = price - leftoverOf(board, seat);
	if (price === 0) return null;
	if (due <= 0) return msg('Production left over pays');
	const { stock, paysByHand } = playerOf(board, seat);
	const able = payers(board, seat);
	if ((paysByHand || !since(5)) && !isForced(able, stock, due)) return null;
	const laid = laidOut(board, seat, { due, goesOn }, since);
	const n = laid.planets.length + (laid.stock > 0 ? 1 : 0);
	const paid = msg('{what} {n, plural, one {pays} other {pay}}', {
		what: laidInWords(board, laid),
		n
	});
	return withLoss(board, seat, { due, goesOn }, paid, total(laid.planets));
}
