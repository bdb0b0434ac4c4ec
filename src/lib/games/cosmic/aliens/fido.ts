/** Fetch: offers a used card to another player, and is paid when that one takes it. */
import { msg, template } from '../../../core';
import { bestOf, seatChoice } from '../../kit';
import { foreignOf } from '../bot/sight';
import { always, usedBy, warpOf } from '../bot/wishes';
import { CARD, worthOfCard } from '../bot/worth';
import { caused } from '../because';
import { opponentOf, shipsAt } from '../board';
import { cardName } from '../cards';
import { drawToHand, takeFromDiscard } from '../hands';
import { note, noteOf } from '../notes';
import { formsOf } from '../play';
import { ROLES, SIDES } from '../types';
import { asking } from '../use';
import type { Choice, OneShape } from '../../../core';
import type { OneOf } from '../../kit';
import type { Sight } from '../bot/sight';
import type { Play, Step } from '../play';
import type { Board, CardId, SeatId, Side } from '../types';
import type { Me, Use } from '../use';
import type { Alien } from './alien';
import { MAIN } from './timing';
import { takeUsed, usedCard } from './used';

declare module '../notes' {
	interface Notes {
		/** Sides whose used card it has offered already. */
		readonly fido: readonly Side[];
	}
}

declare module '../play' {
	interface Steps {
		'fido.offer': {
			readonly seat: SeatId;
			/** Whom the used card of this side is offered to. */
			readonly to: SeatId;
			readonly side: Side;
			/** What that player has answered. */
			taken?: boolean;
		};
	}
}

/** Used cards that lie there and have not been offered. */
const fetchable = (play: Play): Side[] =>
	SIDES.filter(
		(side) => usedCard(play.board, side) !== null && !noteOf(play, 'fido')?.includes(side)
	);

/** Which card, and to whom. */
type Fetching = OneOf<Choice<Side> & { readonly then: OneOf<Choice<SeatId>> }>;

function offers(play: Play, { seat }: Me): Fetching | null {
	const { order } = play.board;
	const to = order.filter((other) => other !== seat).map(seatChoice);
	const choices = fetchable(play).flatMap((side) => {
		const card = usedCard(play.board, side);
		const then = { type: 'one' as const, choices: to };
		return card ? [{ id: side, say: cardName(card), on: card, then }] : [];
	});
	return choices.length === 0 ? null : { type: 'one', choices };
}

/** What a bot offers, and to whom: the card it misses least, to the player furthest from the goal. */
function cheapest(sight: Sight, { choices }: Fetching) {
	const best = bestOf(choices, ({ id }) => -worthOfCard(usedBy(sight, id) ?? 'negotiate#1'));
	const to = best && bestOf(best.then.choices, ({ id }) => -foreignOf(sight, id));
	return best && to ? { pick: best.id, then: { pick: to.id } } : null;
}

/** The power and the super flare fetch alike: the one a card, the other one more. */
const fetching = (say: Use['say']): Use =>
	asking({
		moments: ['resolution.discarded'],
		open: (play) => fetchable(play).length > 0,
		ask: offers,
		say,
		sends: template('Offer {first} to {second}'),
		worth: always(CARD),
		choose: cheapest,
		apply: (play, { seat }, { pick: side, then: { pick: to } }) => {
			// An answer may have taken it away meanwhile.
			if (usedCard(play.board, side) === null) return;
			note(play, 'fido', [...(noteOf(play, 'fido') ?? []), side]);
			play.push('fido.offer', { seat, to, side });
		}
	});

const { ask } = formsOf('fido.offer');

/** What it gets when its card was taken. */
function paid(board: Board, seat: SeatId): OneOf<Choice<'card' | 'ship' | 'none'>> {
	// With its power on it has colonies for it.
	const ship = shipsAt(board, seat, 'warp') > 0;
	return {
		type: 'one',
		choices: [
			{ id: 'card', say: msg('Draw a card') },
			...(ship ? [{ id: 'ship' as const, say: msg('Retrieve a ship from the warp') }] : []),
			{ id: 'none', say: msg('Take neither') }
		]
	};
}

const offer: Step = {
	answer: ask({
		ask: (play, { seat, to, side }) => {
			const card = usedCard(play.board, side);
			if (card === null) return null;
			return {
				...caused(play),
				seat: to,
				about: [seat],
				rule: 'CE-12.1',
				say: msg('{who} offers you {card}. Take it?', { who: seat, card: cardName(card) }),
				shape: {
					type: 'one',
					choices: [
						{ id: 'take', say: msg('Take {card}', { card: cardName(card) }), on: card },
						{ id: 'refuse', say: msg('Refuse it') }
					]
				} satisfies OneShape,
				fallback: { pick: 'refuse' }
			};
		},
		then: (play, frame, { pick }, to) => {
			frame.taken = pick === 'take';
			if (frame.taken) takeUsed(play, to, frame.side);
			else play.say(msg('{who} refuses it.', { who: to }), 'CE-12.1');
		}
	}),

	keep: ask({
		ask: (play, { seat, side, taken }) => {
			const card = usedCard(play.board, side);
			if (taken !== false || card === null) return null;
			return {
				...caused(play),
				seat,
				rule: 'CE-12.1',
				say: msg('{card} was refused. Keep it?', { card: cardName(card) }),
				shape: { type: 'confirm', yes: msg('Keep it'), no: msg('Leave it discarded') },
				fallback: { yes: true }
			};
		},
		then: (play, { side }, { yes }, seat) => {
			if (yes) takeUsed(play, seat, side);
		}
	}),

	paid: ask({
		ask: (play, { seat, taken }) =>
			taken
				? {
						...caused(play),
						seat,
						rule: 'CE-12.1',
						say: msg('Your card was taken. What do you get for it?'),
						shape: paid(play.board, seat),
						fallback: { pick: 'card' }
					}
				: null,
		then: (play, _frame, { pick }, seat) => {
			if (pick === 'card') drawToHand(play, seat, 1);
			if (pick === 'ship') play.push('home', { from: 'warp', ships: { [seat]: 1 } });
		}
	})
};

/** The newest card of the discard pile. */
const newest = ({ discard }: { readonly discard: readonly CardId[] }): CardId | undefined =>
	discard.at(-1);

/** From here on ships in the warp are missed more than a card. */
const MANY_LOST = 4;

/** What a card must be worth to a bot that knows Fido is paid for it. */
const GOOD_ENOUGH = 0.06;

export const fido: Alien = {
	words: {
		name: msg('Fido'),
		power: msg('Fetch'),
		gist: msg('Brings used cards to others'),
		text: msg(
			'After the used encounter cards are discarded, you may *use* this power to offer one of them to another player. Whoever takes it puts it in hand, and you may draw a card or retrieve one of your ships from the warp. If it is refused, you may keep it.'
		),
		usage: 'optional',
		alert: 'yellow',
		timing: { roles: ROLES, phases: ['resolution'] },
		setup: null,
		wild: {
			text: msg(
				'As a main player, before encounter cards are chosen, put the top card of the discard pile into your opponent’s hand and draw a card.'
			),
			timing: { roles: MAIN, phases: ['planning'] }
		},
		super: {
			text: msg('Offer the other used card as well, to anybody, before or after the first.'),
			timing: { roles: ROLES, phases: ['resolution'] }
		},
		rulings: [
			msg('Only the cards that decided the encounter can be fetched, and each is offered once.'),
			msg('A card that went back to a hand or was taken from the pile is gone.')
		]
	},
	liked: 7,
	power: { uses: { fetch: fetching(msg('offer a used card to another player')) } },
	wild: {
		uses: {
			push: {
				moments: ['planning.beforeSelect'],
				roles: MAIN,
				open: ({ board }) => board.discard.length > 0,
				say: msg('give their opponent the top card of the discard pile, and draw a card'),
				yours: msg('give your opponent the top card of the discard pile, and draw a card'),
				worth: ({ open }) => CARD - worthOfCard(newest(open) ?? 'negotiate#1'),
				apply: (play, { seat }) => {
					const { board } = play;
					const opponent = opponentOf(board, seat);
					const card = newest(board);
					if (card !== undefined) {
						play.say(
							msg(
								'{who, select, you {You put} other {# puts}} {card} into {whom, select, you {your hand} other {the hand of #}}.',
								{
									who: seat,
									card: cardName(card),
									whom: opponent
								}
							),
							'CE-15.30'
						);
						takeFromDiscard(play, opponent, card);
					}
					drawToHand(play, seat, 1);
				}
			}
		}
	},
	super: { uses: { fetch: fetching(msg('offer the other used card, too')) } },
	steps: { offer },
	questions: {
		'offer.answer': {
			deed: msg('take the card, or not'),
			why: (answer) => ({
				is: 'pick' in answer && answer.pick === 'take' ? 'keeps card' : 'poor card'
			}),
			answer: (sight, shape) => {
				const card = shape.type === 'one' ? shape.choices[0]?.on : undefined;
				return { pick: card && worthOfCard(card) >= GOOD_ENOUGH ? 'take' : 'refuse' };
			}
		},
		'offer.keep': {
			deed: msg('keep the card, or not'),
			why: { is: 'keeps card' },
			answer: () => ({ yes: true })
		},
		'offer.paid': {
			deed: msg('take a card or a ship'),
			why: (answer) => ({
				is: 'pick' in answer && answer.pick === 'ship' ? 'more ships' : 'keeps card'
			}),
			answer: (sight, shape) => {
				const ship = shape.type === 'one' && shape.choices.some(({ id }) => id === 'ship');
				return { pick: ship && warpOf(sight) >= MANY_LOST ? 'ship' : 'card' };
			}
		}
	}
};
