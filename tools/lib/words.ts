/** Games in words, for a terminal and for transcripts. */
import { inWords } from '../../src/lib/core';
import type { Answer, AsideAnswer, GameEvent, SeatId, Words } from '../../src/lib/core';

export type Names = { readonly [seat: string]: string };

/** A sentence in English, with the names of players. */
export const fill = (say: Words, names: Names): string =>
	inWords(say, (seat) => names[seat] ?? seat);

/** What happened, one sentence a line, as everybody may read it or as these seats may. */
export const told = (
	events: readonly GameEvent[],
	names: Names,
	seats: readonly SeatId[] = []
): string[] =>
	events
		.filter(({ to, say }) => say && (to === 'all' || to.some((seat) => seats.includes(seat))))
		.map(({ to, say, rule }) => {
			const who = to === 'all' ? '' : `(${to.map((seat) => names[seat] ?? seat).join(', ')}) `;
			return `${who}${fill(say, names)}${rule ? `  [${rule}]` : ''}`;
		});

/** An answer in a few words, or what was done beside it. */
export function answerInWords(answer: Answer | AsideAnswer): string {
	if ('aside' in answer) return `${answer.aside} ${answerInWords(answer.then)}`;
	if ('pick' in answer)
		return answer.then ? `${answer.pick}: ${answerInWords(answer.then)}` : answer.pick;
	if ('picks' in answer) return answer.picks.length > 0 ? answer.picks.join(', ') : 'nothing';
	if ('amount' in answer) return String(answer.amount);
	if ('order' in answer) return answer.order.join(', ');
	if ('split' in answer) {
		const parts = Object.entries(answer.split).map(([place, n]) => `${n} at ${place}`);
		return parts.length > 0 ? parts.join(', ') : 'nothing';
	}
	if ('yes' in answer) return answer.yes ? 'yes' : 'no';
	if ('accept' in answer) return `accept offer ${answer.accept}`;
	if ('refuse' in answer) return 'refuse';
	const side = (terms: { readonly [field: string]: Answer }) =>
		Object.entries(terms)
			.map(([field, given]) => `${field} ${answerInWords(given)}`)
			.join(' and ') || 'nothing';
	return `give ${side(answer.offer.give)}, get ${side(answer.offer.get)}`;
}
