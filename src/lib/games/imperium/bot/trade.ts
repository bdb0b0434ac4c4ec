/** Trade agreements (TI-16): nearly every one is better than none. */
import type { Answer, Shape } from '../../../core';
import type { SeatId } from '../types';
import { contractsAtHome } from '../trade/agreements';
import type { Sight } from './sight';
import { menace } from './worth';

/** Who is about to win gets no agreement. */
export const isTrusted = (sight: Sight, seat: SeatId): boolean => menace(sight, seat) < 2.6;

/** tradePrimary.talk: accepts and approves what does no harm, then offers its own. */
export function talk(sight: Sight, shape: Shape): Answer | null {
	if (shape.type !== 'one') return null;
	const { board, me } = sight;
	for (const { id } of shape.choices) {
		const [verb, n] = id.split(':');
		const offer = board.offers.find((one) => String(one.n) === n);
		if (!offer) continue;
		if (verb === 'accept' && isTrusted(sight, offer.by)) return { pick: id };
		if (verb === 'accept') return { pick: `refuse:${n}` };
		if (verb === 'approve') return { pick: id };
	}
	const free = contractsAtHome(board, me).length;
	const mine = board.offers.filter(({ by }) => by === me).length >= free;
	// Whom others wait for already has less to give away: those come last.
	const waiting = ({ id }: { id: string }) =>
		board.offers.filter(({ to }) => id === `offer:${to}`).length;
	const offers = shape.choices
		.filter(({ id }) => id.startsWith('offer:'))
		.sort((one, other) => waiting(one) - waiting(other));
	for (const { id, then } of mine ? [] : offers) {
		const seat = id.slice('offer:'.length) as SeatId;
		const isAsked = board.offers.some(({ by, to }) => by === me && to === seat);
		if (then?.type !== 'one' || isAsked || !isTrusted(sight, seat)) continue;
		// Few ask for more than they give and get it: the fairest terms, of those the best.
		const fair = [...then.choices].sort((one, other) => {
			const by = ({ id: terms }: { id: string }) => {
				const [gives = 0, gets = 0] = terms.split('/').map(Number);
				return Math.abs(gets - gives) * 10 - gets;
			};
			return by(one) - by(other);
		})[0];
		if (fair) return { pick: id, then: { pick: fair.id } };
	}
	// `done` comes before `close`, where there are both: others may still think of something.
	const last = shape.choices.find(({ id }) => id === 'done' || id === 'close');
	return last ? { pick: last.id } : null;
}

/** tradePrimary.choose: goods and agreements, but for one who has none where a rival lives by them. */
export const tradeFor = (_sight: Sight, shape: Shape): Answer | null =>
	shape.type === 'one' ? { pick: 'gain' } : null;

/** breaking.choose: with whoever is about to win. */
export function breakWith(sight: Sight, shape: Shape): Answer | null {
	if (shape.type !== 'some') return null;
	const picks = shape.choices
		.map(({ id }) => id)
		.filter((id) => !isTrusted(sight, id as SeatId))
		.slice(0, shape.max);
	return picks.length >= shape.min ? { picks } : null;
}

/** strategy.pillage: whoever is ahead. */
export function pillage(sight: Sight, shape: Shape): Answer | null {
	if (shape.type !== 'some') return null;
	const picks = shape.choices
		.map(({ id }) => id as SeatId)
		.sort((one, other) => menace(sight, other) - menace(sight, one))
		.slice(0, shape.max);
	return { picks };
}
