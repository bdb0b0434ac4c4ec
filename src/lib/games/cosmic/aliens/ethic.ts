/** Guilt: it is compensated for what it loses with an attack, out of the deck if it likes. */
import { msg, template } from '../../../core';
import { othersThan, seatChoice } from '../../kit';
import { isOurs, mainOf, opposing, sideOf as sideIn } from '../bot/sight';
import { always, never, trifling } from '../bot/wishes';
import { CARD } from '../bot/worth';
import { caused } from '../because';
import { bothAttack, encounterOf, otherSide, sideOfMain } from '../board';
import { cardName, HAND } from '../cards';
import { handOver } from '../hands';
import { note, noteOf } from '../notes';
import { cardChoices, stillHeld } from '../ownhand';
import { formsOf } from '../play';
import { collectFromDeck, compensation, takeable } from '../steps/compensation';
import { ROLES } from '../types';
import { asking } from '../use';
import { value } from '../values';
import type { Answer, Choice, Shape } from '../../../core';
import type { OneOf, SomeOf } from '../../kit';
import type { Sight } from '../bot/sight';
import type { Play, Step } from '../play';
import type { CardId, SeatId } from '../types';
import type { Alien } from './alien';
import { MAIN } from './timing';

const ID = 'ethic';

/** So many drawn cards the wild flare gives away at most, and so many cards the super flare names at most. */
const GIVEN = 3;
const MOST = HAND;

declare module '../notes' {
	interface Notes {
		/** Who may give away cards they draw, and how many still. */
		readonly ethic: { readonly seat: SeatId; readonly left: number };
	}
}

declare module '../play' {
	interface Steps {
		/** It says how many cards of its compensation come from the deck. */
		'ethic.collect': { readonly seat: SeatId };
		/** It may give away some of these cards, which it has drawn. */
		'ethic.give': {
			readonly seat: SeatId;
			readonly cards: readonly CardId[];
			/** Those that it gives away. */
			given?: readonly CardId[];
		};
	}
}

/** Whether a main player has lost ships where two attacks were revealed, and compensation can be had. */
function hasFallen(play: Play, seat: SeatId): boolean {
	const { board } = play;
	const { outcome, lost } = encounterOf(board);
	const side = sideOfMain(board, seat);
	return (
		side !== null &&
		outcome?.type === 'won' &&
		outcome.side === otherSide(side) &&
		bothAttack(board) &&
		(lost[seat] ?? 0) > 0 &&
		value(play, 'gains', true, null) &&
		value(play, 'compensates', true, null)
	);
}

const collects = (play: Play, seat: SeatId): boolean => compensation(play)?.collects === seat;

/** How many drawn cards a seat may still give away. */
const leftFor = (play: Play, seat: SeatId): number => {
	const noted = noteOf(play, ID);
	return noted?.seat === seat ? noted.left : 0;
};

/** How many cards the payer lacks of what is due. */
function lacking(play: Play): number {
	const { pays, n } = play.within('compensation');
	return Math.max(0, n - takeable(play, pays).length);
}

const collect: Step = {
	deck: formsOf('ethic.collect').ask({
		ask: (play, { seat }) => {
			const { pays, n } = play.within('compensation');
			return {
				...caused(play),
				seat,
				about: [pays],
				rule: 'CE-14.27',
				say: msg(
					'{n, plural, one {A card is} other {# cards are}} due to you. How many do you draw from the deck, and not take of {whom}?',
					{ n, whom: pays }
				),
				shape: { type: 'amount', min: 0, max: n },
				fallback: { amount: lacking(play) }
			};
		},
		then: (play, _frame, { amount }) => collectFromDeck(play, amount)
	})
};

const giving = formsOf('ethic.give');

const give: Step = {
	which: giving.ask({
		ask: (play, { seat, cards }) => {
			const held = stillHeld(play, seat, cards);
			const n = leftFor(play, seat);
			if (held.length === 0 || n === 0) return null;
			const shape: SomeOf<CardId> = {
				type: 'some',
				choices: cardChoices(held),
				min: 0,
				max: Math.min(n, held.length)
			};
			return {
				...caused(play),
				seat,
				secret: true,
				rule: 'CE-13.17',
				say: msg('Which of the cards you have drawn do you give away?'),
				shape,
				fallback: { picks: [] }
			};
		},
		then: (play, frame, { picks }, seat) => {
			frame.given = picks;
			note(play, ID, { seat, left: leftFor(play, seat) - picks.length });
		}
	}),

	whom: giving.ask({
		ask: (play, { seat, given = [] }) => {
			const [card] = stillHeld(play, seat, given);
			const shape: OneOf<Choice<SeatId>> = {
				type: 'one',
				choices: othersThan(play.board, seat).map(seatChoice)
			};
			return card === undefined
				? null
				: {
						...caused(play),
						seat,
						secret: true,
						rule: 'CE-13.17',
						say: msg('To whom do you give {card}?', { card: cardName(card) }),
						shape,
						fallback: 'random'
					};
		},
		then: (play, frame, { pick: whom }, seat) => {
			const [card] = stillHeld(play, seat, frame.given ?? []);
			if (card === undefined) return undefined;
			handOver(play, seat, whom, [card], 'CE-13.17', 'given');
			return 'whom';
		}
	})
};

/** Cards that are due to who has lost a few ships. */
const USUAL = 3;

/** As many from the deck as its opponent lacks; what it takes of a rival the rival lacks as well. */
function fewest(sight: Sight, shape: Shape): Answer | null {
	if (shape.type !== 'amount') return null;
	const side = sideIn(sight, sight.me);
	const pays = side && mainOf(sight, opposing(side));
	if (!pays || isOurs(sight, pays)) return { amount: shape.max };
	return { amount: Math.max(0, shape.max - (sight.open.players[pays]?.hand ?? 0)) };
}

export const ethic: Alien = {
	words: {
		name: msg('Ethic'),
		power: msg('Guilt'),
		gist: msg('Is compensated for lost attacks'),
		text: msg(
			'As a main player that has lost where two attacks were revealed, you *use* this power: you collect compensation as if you had revealed a negotiate. Whenever you collect compensation, you may draw some or all of the cards from the deck instead.'
		),
		usage: 'mandatory',
		alert: 'green',
		timing: { roles: MAIN, phases: ['resolution'] },
		setup: null,
		wild: {
			text: msg(
				'When you have drawn cards, give away up to three of the cards you draw until the encounter ends, those included.'
			),
			timing: { roles: ROLES, phases: [] }
		},
		super: {
			text: msg(
				'When you collect compensation, name a number from 0 to 8: you collect so many cards instead.'
			),
			timing: { roles: MAIN, phases: ['resolution'] }
		},
		rulings: [
			msg('Without ships lost to the warp you collect nothing, so the power is not used.'),
			msg(
				'How many cards come from the deck you say first; more than your opponent holds may come from there, so that none is forgone.'
			),
			msg(
				'Drawing from the deck is no use: it holds for compensation for a negotiate as well, as long as your power is on. The deck is that of the cosmic cards.'
			),
			msg('Whoever is spared from paying spares the deck as well.'),
			msg(
				'By the wild flare you choose in secret as cards come, to whom each goes; who is given a card may not refuse it.'
			)
		]
	},
	set: 'incursion',
	liked: 9,
	power: {
		passive: {
			uponCollecting: (_play, owner, due, { seat }) =>
				seat === owner.seat ? [...due, (play) => play.push('ethic.collect', { seat })] : due
		},
		uses: {
			guilt: {
				moments: ['resolution.settled'],
				roles: MAIN,
				mandatory: true,
				once: true,
				open: (play, { seat }) => hasFallen(play, seat) && !collects(play, seat),
				say: msg('collect compensation for a lost attack'),
				harms: (sight, by) => {
					const side = sideIn(sight, sight.me);
					return side !== null && sight.open.encounter?.[side] === sight.me && !isOurs(sight, by);
				},
				lasting: {
					collects: (play, owner, is, { seat }) =>
						is || (seat === owner.seat && bothAttack(play.board))
				}
			}
		}
	},
	wild: {
		uses: {
			share: {
				moments: ['cards.drawn'],
				open: (play, { seat }, { seats = [] }) => seats.includes(seat),
				say: msg('up to three cards that are drawn may be given away'),
				worth: never,
				harms: trifling,
				apply: (play, { seat }) => {
					const cards = play.openWindow()?.cards ?? [];
					note(play, ID, { seat, left: GIVEN });
					play.push('ethic.give', { seat, cards });
				},
				lasting: {
					uponDrawn: (_play, owner, due, { seat }) =>
						seat === owner.seat
							? [
									...due,
									(play, cards) => {
										if (leftFor(play, seat) > 0) play.push('ethic.give', { seat, cards });
									}
								]
							: due
				}
			}
		}
	},
	super: {
		uses: {
			name: asking({
				moments: ['resolution.compensation'],
				roles: MAIN,
				open: (play, { seat }) => collects(play, seat),
				ask: () => ({ type: 'amount', min: 0, max: MOST }),
				say: msg('collect another number of cards'),
				sends: template('Collect {n, plural, one {# card} other {# cards}}'),
				worth: always((MOST - USUAL) * CARD),
				choose: () => ({ amount: MOST }),
				amount: ({ amount }) => amount,
				harms: trifling,
				lasting: {
					compensation: (_play, owner, n, { seat }) =>
						seat === owner.seat ? (owner.amount ?? n) : n
				}
			})
		}
	},
	steps: { collect, give },
	questions: {
		'collect.deck': {
			deed: msg('draw compensation from the deck, or not'),
			sends: { amount: template('Draw {n, plural, one {# card} other {# cards}} from the deck') },
			why: { is: 'best cards' },
			answer: fewest
		},
		'give.which': {
			deed: msg('give cards away, or keep them'),
			sends: { none: msg('Give none away'), some: template('Give {what} away') },
			why: { is: 'leaves it' },
			answer: () => ({ picks: [] })
		},
		'give.whom': {
			deed: msg('give a card away'),
			why: { is: 'leaves it' },
			answer: () => null
		}
	}
};
