/** The two backs in a hand: who takes cards of it at random says how many of each (CE-31.12). */
import { msg } from '../../../../core';
import { caused } from '../../because';
import { playerOf } from '../../board';
import { backOf } from '../../cards';
import { handOver, randomCards } from '../../hands';
import { formsOf } from '../../play';
import { EXPECT } from './cards';
import { taken } from './taken';
import type { Ask, Choice } from '../../../../core';
import type { OneOf } from '../../../kit';
import type { Play, Step } from '../../play';
import type { CardId, SeatId } from '../../types';

/** As it comes, over the whole hand. */
const ANY = 'any';

/** Which of a hand are taken, by what they are taken for: compensation says so, and that a negotiate brought it. */
const ASKED = {
	taken: (n: number, whom: SeatId) =>
		msg(
			'You take {n, plural, one {# card} other {# cards}} of {whom} at random: cosmic or reward cards?',
			{ n, whom }
		),
	compensation: (n: number, whom: SeatId) =>
		msg(
			'As compensation you take {n, plural, one {# card} other {# cards}} of {whom} at random: cosmic or reward cards?',
			{ n, whom }
		),
	negotiated: (n: number, whom: SeatId) =>
		msg(
			'Your negotiate met an attack: you take {n, plural, one {# card} other {# cards}} of {whom} at random. Cosmic or reward cards?',
			{ n, whom }
		)
};

/**
 * Asks who takes `n` of these cards of another at random how many of each back it takes. Null: there is nothing to
 * say, for the backs leave no choice.
 */
export function backsToTake(
	play: Play,
	seat: SeatId,
	from: SeatId,
	cards: readonly CardId[],
	n: number,
	as: 'taken' | 'compensation' | 'negotiated' = 'taken'
): Ask<OneOf<Choice<string>>> | null {
	const rewards = cards.filter((card) => backOf(card) === 'reward').length;
	const least = Math.max(0, n - (cards.length - rewards));
	const most = Math.min(n, rewards);
	if (least >= most) return null;
	const counts = Array.from({ length: most - least + 1 }, (_, i) => least + i);
	return {
		...caused(play),
		seat,
		about: [from],
		rule: 'CE-31.12',
		say: ASKED[as](n, from),
		shape: {
			type: 'one',
			choices: [
				{ id: ANY, say: msg('Whatever comes') },
				...counts.map((m) => ({
					id: String(m),
					...(m === 0 && { note: EXPECT.cosmic }),
					// CE-31.32
					...(m === n && { note: msg('Stronger on the whole, but a rift among them goes off') }),
					say:
						m === 0
							? msg('Only cosmic cards')
							: m === n
								? msg('Only reward cards')
								: msg('{m, plural, one {# reward card} other {# reward cards}}, {k} cosmic', {
										m,
										k: n - m
									})
				}))
			]
		},
		fallback: { pick: ANY }
	};
}

/** How many reward cards an answer takes; undefined: as it comes. */
export const rewardsIn = (pick: string): number | undefined =>
	pick === ANY ? undefined : Number(pick);

declare module '../../play' {
	interface Steps {
		/** A seat takes a card of another at random. */
		takeOne: { readonly seat: SeatId; readonly from: SeatId; rewards?: number };
	}
}

const { ask, run } = formsOf('takeOne');

export const takeOne: Step = {
	backs: ask({
		ask: (play, { seat, from }) =>
			backsToTake(play, seat, from, playerOf(play.board, from).hand, 1),
		then: (_play, frame, { pick }) => {
			const rewards = rewardsIn(pick);
			if (rewards !== undefined) frame.rewards = rewards;
		}
	}),

	take: run((play, { seat, from, rewards }) => {
		takeNow(play, seat, from, rewards);
	})
};

/** A card of another hand at random comes into a hand now; its name there. A rift so taken goes off (CE-31.32). */
export function takeNow(play: Play, seat: SeatId, from: SeatId, rewards?: number): CardId[] {
	const cards = randomCards(play, playerOf(play.board, from).hand, 1, rewards);
	const came = handOver(play, from, seat, cards, 'CE-13.17', 'taken');
	taken(play, seat, came, from);
	return came;
}

/** The same, once who takes it has said with which back. */
export const takeAtRandom = (play: Play, seat: SeatId, from: SeatId): void =>
	play.push('takeOne', { seat, from });
