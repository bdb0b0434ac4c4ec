/** Attacks of a hand that complete a technology (CE-32.16), by their numbers as printed. */
import { msg } from '../../../../core';
import type { Choice } from '../../../../core';
import { likeOf, sumOf } from '../../../kit';
import type { OneOf, SomeOf } from '../../../kit';
import { playerOf } from '../../board';
import { cardName, kindOf, numberOf } from '../../cards';
import type { Board, CardId, SeatId } from '../../types';
import type { Toll } from './state';

/** Two attacks: of each back and number one is as good as another. */
interface Two {
	readonly choice: Choice<`${CardId} ${CardId}`>;
	readonly cards: readonly [CardId, CardId];
}

const attacksOf = (board: Board, seat: SeatId): CardId[] =>
	playerOf(board, seat).hand.filter((card) => kindOf(card) === 'attack');

function twosOf(board: Board, seat: SeatId, apart: number): Two[] {
	const attacks = attacksOf(board, seat);
	const seen = new Set<string>();
	return attacks.flatMap((first, i) =>
		attacks.flatMap((second, k): Two[] => {
			if (i === k || numberOf(second) - numberOf(first) !== apart || (apart === 0 && i > k))
				return [];
			const like = [first, second].map(likeOf).join(' ');
			if (seen.has(like)) return [];
			seen.add(like);
			return [
				{
					cards: [first, second],
					choice: {
						id: `${first} ${second}`,
						say: msg('{first} and {second}', { first: cardName(first), second: cardName(second) }),
						on: first
					}
				}
			];
		})
	);
}

/** How far apart the numbers of two attacks are. */
const APART = { pair: 0, run: 1 } as const;

/** What a seat can pay with; null: nothing of its hand will do. */
export function payable(
	board: Board,
	seat: SeatId,
	toll: Toll
): OneOf<Two['choice']> | SomeOf<CardId> | null {
	if (toll === 'pair' || toll === 'run') {
		const twos = twosOf(board, seat, APART[toll]);
		return twos.length > 0 ? { type: 'one', choices: twos.map(({ choice }) => choice) } : null;
	}
	const attacks = attacksOf(board, seat);
	// One below 0 is no help.
	if (sumOf(attacks, (card) => Math.max(0, numberOf(card))) < toll) return null;
	return {
		type: 'some',
		choices: attacks.map((card) => ({ id: card, say: cardName(card), on: card })),
		min: 1,
		max: attacks.length,
		limits: [
			{
				say: msg('Numbers of the attacks'),
				least: toll,
				uses: Object.fromEntries(attacks.map((card) => [card, numberOf(card)]))
			}
		]
	};
}

/** The attacks that an answer to it names. */
export function paidWith(
	board: Board,
	seat: SeatId,
	toll: Toll,
	answer: { readonly pick: string } | { readonly picks: readonly CardId[] }
): readonly CardId[] {
	if ('picks' in answer) return answer.picks;
	if (toll !== 'pair' && toll !== 'run') return [];
	return (
		twosOf(board, seat, APART[toll]).find(({ choice }) => choice.id === answer.pick)?.cards ?? []
	);
}
