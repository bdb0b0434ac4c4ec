/** Schedule: it looks ahead in the destiny deck, and says what is drawn. */
import { msg } from '../../../core';
import { likeOf, pickBest } from '../../kit';
import { worthOfAnother } from '../bot/targets';
import { always, bringsColonies, trifling } from '../bot/wishes';
import { caused } from '../because';
import { encounterOf, offenseOf } from '../board';
import { colourOf } from '../cards';
import { drawAgain, drawable, likeIn, putInOrder, shownOn, topCards } from '../destiny/deck';
import { hasHome, swapRoles } from '../destiny/meeting';
import { formsOf } from '../play';
import type { Choice } from '../../../core';
import type { Play, Step } from '../play';
import type { Board, DestinyId, Role, SeatId } from '../types';
import type { Alien } from './alien';
import { ANYBODY, worthToMe } from './destined';

const SEEN = 3;

const OFFENSE: readonly Role[] = ['offense'];

declare module '../play' {
	interface Steps {
		'coordinator.schedule': {
			readonly seat: SeatId;
			/** The top cards it sees; the first of them is drawn first, once it was chosen. */
			cards?: readonly DestinyId[];
		};
	}
}

const { run, ask } = formsOf('coordinator.schedule');

/** What may become of the cards that are not drawn: which lie on top, in which order, and which below. */
interface Order {
	readonly top: readonly DestinyId[];
	readonly bottom: readonly DestinyId[];
}

/** Every way to put them back that shows a difference. */
function ordersOf(play: Play, cards: readonly DestinyId[]): Order[] {
	const [one, other] = cards;
	if (one === undefined) return [];
	const both = (first: DestinyId, second: DestinyId): Order[] => [
		{ top: [first, second], bottom: [] },
		{ top: [first], bottom: [second] },
		{ top: [], bottom: [first, second] }
	];
	if (other === undefined)
		return [
			{ top: [one], bottom: [] },
			{ top: [], bottom: [one] }
		];
	return likeIn(play, one) === likeIn(play, other)
		? both(one, other)
		: [...both(one, other), ...both(other, one)];
}

/** What an order is called: by what the cards show, for names of hidden ones tell of copies (CE-23.5). */
const nameIn = (play: Play, { top, bottom }: Order): string =>
	[top, bottom].map((some) => some.map((card) => likeIn(play, card)).join(' ')).join('|');

function orderChoice(play: Play, order: Order): Choice {
	const names = (some: readonly DestinyId[]) => ({ and: some.map((card) => shownOn(play, card)) });
	const { top, bottom } = order;
	const say =
		bottom.length === 0
			? msg('On top, in this order: {cards}', { cards: names(top) })
			: top.length === 0
				? msg('At the bottom, in this order: {cards}', { cards: names(bottom) })
				: msg('On top: {top}; at the bottom: {bottom}', { top: names(top), bottom: names(bottom) });
	return { id: nameIn(play, order), say };
}

const schedule: Step = {
	look: run((play, frame) => {
		const cards = topCards(play, SEEN);
		frame.cards = cards;
		play.showed = true;
		play.say(
			msg(
				'{who, select, you {You look} other {# looks}} at the top {n, plural, one {card} other {# cards}} of the destiny deck.',
				{ who: frame.seat, n: cards.length }
			),
			'CE-7.23'
		);
		play.tell(
			frame.seat,
			msg('On top of the destiny deck: {cards}.', {
				cards: { and: cards.map((card) => shownOn(play, card)) }
			}),
			'CE-7.23'
		);
	}),

	draw: ask({
		ask: (play, { seat, cards = [] }) => {
			const unlike = cards.filter(
				(card, i) => cards.findIndex((one) => likeIn(play, one) === likeIn(play, card)) === i
			);
			const [first] = unlike;
			return first === undefined || unlike.length === 1
				? null
				: {
						...caused(play),
						seat,
						secret: true,
						rule: 'CE-7.23',
						say: msg('Which of these destiny cards is drawn?'),
						shape: {
							type: 'one',
							choices: unlike.map((card) => {
								const on = colourOf(card);
								return { id: likeIn(play, card), say: shownOn(play, card), ...(on && { on }) };
							})
						},
						fallback: { pick: likeIn(play, first) }
					};
		},
		then: (play, frame, { pick }) => {
			const { cards = [] } = frame;
			const drawn = cards.find((card) => likeIn(play, card) === pick);
			if (drawn !== undefined) frame.cards = [drawn, ...cards.filter((card) => card !== drawn)];
		}
	}),

	rest: ask({
		ask: (play, { seat, cards = [] }) => {
			const [, ...others] = cards;
			const choices = ordersOf(play, others).map((order) => orderChoice(play, order));
			const [first] = choices;
			return first
				? {
						...caused(play),
						seat,
						secret: true,
						rule: 'CE-7.23',
						say: msg('Where do the other cards go?'),
						shape: { type: 'one', choices },
						fallback: { pick: first.id }
					}
				: null;
		},
		then: (play, { cards = [] }, { pick }) => {
			const [drawn, ...others] = cards;
			const order = ordersOf(play, others).find((one) => nameIn(play, one) === pick);
			if (drawn !== undefined && order) putInOrder(play, [drawn, ...order.top], order.bottom);
		}
	})
};

/** Whether destiny has been drawn, and nothing but the card decides yet. */
const isDrawn = ({ encounter }: Board): boolean =>
	Boolean(encounter && encounter.destiny !== null && encounter.defense === null);

/** Whether another has drawn the colour of this seat, which defends at home, and can be met at theirs. */
function isCalled(board: Board, seat: SeatId): boolean {
	const { destiny, defense, system, gate } = encounterOf(board);
	return (
		defense === seat &&
		system === seat &&
		destiny !== null &&
		colourOf(destiny) === seat &&
		// A ship that came back into the gate is launched already (CE-6.3).
		Object.keys(gate).length === 0 &&
		hasHome(board, offenseOf(board))
	);
}

export const coordinator: Alien = {
	words: {
		name: msg('Coordinator'),
		power: msg('Schedule'),
		gist: msg('Looks ahead and says what destiny shows'),
		text: msg(
			'As the offense, once in an encounter before destiny is drawn, you may *use* this power: look at the top three cards of the destiny deck, choose the one that is drawn, and put each of the others on top of the deck or below it, in any order.'
		),
		usage: 'optional',
		alert: 'yellow',
		timing: { roles: OFFENSE, phases: ['destiny'] },
		setup: null,
		wild: {
			text: msg(
				'As the offense, when destiny has been drawn, have that card discarded and another drawn.'
			),
			timing: { roles: OFFENSE, phases: ['destiny'] }
		},
		super: {
			text: msg(
				'When another player has drawn your colour and is to encounter you at home, change roles: you are the offense, in their home system. Their turn ends with this encounter.'
			),
			timing: { roles: ['defense'], phases: ['destiny'] }
		},
		rulings: [
			msg('If there are fewer than three cards in the deck, all are shuffled before you look.'),
			msg('You alone see the cards, and nobody hears where the others go.'),
			msg('What is drawn after it, for your own colour say, is drawn as the deck lies by then.'),
			msg('Once a power has settled the defense, the card can no longer be discarded.'),
			msg('By the super flare no ship comes back for you, and no second encounter follows.')
		]
	},
	set: 'storm',
	liked: 12,
	forbids: ['dictator'],
	power: {
		uses: {
			schedule: {
				moments: ['destiny.before'],
				roles: OFFENSE,
				once: true,
				open: (play) => drawable(play) > 1,
				say: msg('look ahead and choose what destiny shows'),
				worth: always(0.2),
				harms: trifling,
				apply: (play, { seat }) => play.push('coordinator.schedule', { seat })
			}
		}
	},
	wild: {
		uses: {
			reject: {
				moments: ['destiny.drawn'],
				roles: OFFENSE,
				open: ({ board }) => isDrawn(board),
				say: msg('have the card discarded and another drawn'),
				worth: (sight) => {
					const card = sight.open.encounter?.destiny;
					return card ? ANYBODY - worthToMe(sight, likeOf(card)) : 0;
				},
				harms: trifling,
				apply: drawAgain
			}
		}
	},
	super: {
		uses: {
			swap: {
				moments: ['destiny.defenseSet'],
				roles: ['defense'],
				open: ({ board }, { seat }) => isCalled(board, seat),
				say: msg('change roles with the offense'),
				worth: worthOfAnother,
				harms: bringsColonies,
				apply: (play, { seat }) => {
					if (isCalled(play.board, seat)) swapRoles(play);
				}
			}
		}
	},
	steps: { schedule },
	questions: {
		'schedule.draw': {
			deed: msg('look ahead in the destiny deck'),
			why: { is: 'does most' },
			answer: (sight, shape) => pickBest(shape, (id) => worthToMe(sight, id))
		},
		'schedule.rest': {
			deed: msg('put destiny cards back'),
			why: { is: 'best place' },
			// What is on top comes up for the others: not its own colour.
			answer: (sight, shape) => {
				const own = `colour:${sight.me.slice(5)}`;
				return pickBest(shape, (id) => ((id.split('|')[0] ?? '').split(' ').includes(own) ? 0 : 1));
			}
		}
	}
};
