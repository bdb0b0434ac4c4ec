/** Reinforce: as an ally it lays a second encounter card. */
import { msg, template } from '../../../core';
import { bestOf, pickBest } from '../../kit';
import { chancesUnseen, worthOfLaid } from '../bot/odds';
import { opposing, sideOf as sideIn } from '../bot/sight';
import { always, decidesFights, myShips, trifling } from '../bot/wishes';
import { CARD, fightIn, worthOfCard } from '../bot/worth';
import { encounterOf, opponentOf, playerOf, sideOf, sideOfMain } from '../board';
import { kindOf, numberOf } from '../cards';
import { layBesideFirst, turnUpSecond } from '../hands';
import { seatChoice } from '../../kit';
import { note, noteOf } from '../notes';
import { formsOf } from '../play';
import { weigh } from '../totals';
import { asking } from '../use';
import type { Answer, Shape } from '../../../core';
import type { Bend, Sight } from '../bot/sight';
import type { CosmicChanges } from '../use';
import type { Play, Step } from '../play';
import type { CardId, Face, SeatId } from '../types';
import type { Alien } from './alien';
import { UNSEEN_SECOND, askForSecond, faceOfSecond, seenSeconds } from './second';
import { ALLY, MAIN } from './timing';

const ID = 'cavalry';

/** A card that was laid beside that of a side: by whose use, and whose it is. */
interface Added {
	readonly by: SeatId;
	readonly seat: SeatId;
	/** What it counts as; null: it lies face down. */
	readonly face: Face | null;
}

/** An ally that has been told to lay a card, and by whose use. */
interface Order {
	readonly by: SeatId;
	readonly seat: SeatId;
}

declare module '../notes' {
	interface Notes {
		readonly cavalry: readonly Added[];
		readonly cavalryOrders: readonly Order[];
	}
}

declare module '../play' {
	interface Steps {
		/** `seat` lays a card beside that of its side; `by`: whose use it is. */
		'cavalry.add': { readonly seat: SeatId; readonly by: SeatId };
	}
}

const addedBy = (play: Pick<Play, 'board'>, by: SeatId): readonly Added[] =>
	(noteOf(play, ID) ?? []).filter((one) => one.by === by);

/** It lays an attack or a negotiate: a morph is none before it faces a card. */
const serves = (card: CardId): boolean => ['attack', 'negotiate'].includes(kindOf(card));

/** The cards that this use has laid are turned up with the others. */
function turnUp(play: Play, by: SeatId): void {
	const others = (noteOf(play, ID) ?? []).filter((one) => one.by !== by);
	const mine = addedBy(play, by).map((one): Added => {
		const card = turnUpSecond(play, one.seat, ID);
		return card ? { ...one, face: faceOfSecond(play, one.seat, card) } : one;
	});
	note(play, ID, [...others, ...mine]);
	weigh(play);
}

/** An attack adds to its side, a negotiate brings compensation. */
const joins: CosmicChanges = {
	uponReveal: (_play, { seat }, due) => [...due, (play) => turnUp(play, seat)],
	parts: (play, { seat: by }, parts, { side }) =>
		addedBy(play, by)
			.filter(({ seat }) => sideOf(play.board, seat) === side)
			.reduce(
				(sum, { face }) =>
					face?.kind === 'attack' ? { ...sum, added: sum.added + face.value } : sum,
				parts
			),
	alsoCollect: (play, { seat: by }, seats) => [
		...seats,
		...addedBy(play, by)
			.filter(({ face }) => face?.kind === 'negotiate')
			.map(({ seat }) => seat)
	]
};

const add: Step = {
	which: formsOf('cavalry.add').ask({
		ask: (play, { seat }) => askForSecond(play, seat, serves),
		then: (play, { by }, { pick }, seat) => {
			layBesideFirst(play, seat, ID, pick);
			note(play, ID, [...(noteOf(play, ID) ?? []), { by, seat, face: null }]);
		}
	})
};

/** What a bot gains by adding so much to its side. */
function gainOfMore(sight: Sight, n: number): number {
	const fight = fightIn(sight);
	const side = sideIn(sight, sight.me);
	if (!fight || !side) return 0;
	return worthOfLaid(sight, fight, { [side]: n }) - worthOfLaid(sight, fight);
}

/** What it gains by adding this card. */
function gainOfAdding(sight: Sight, card: CardId): number {
	const fight = fightIn(sight);
	const side = sideIn(sight, sight.me);
	if (!fight || !side) return 0;
	if (kindOf(card) === 'attack') return gainOfMore(sight, numberOf(card)) - worthOfCard(card);
	const loses = chancesUnseen(sight, fight)[opposing(side)];
	return loses * myShips(sight, fight) * CARD - worthOfCard(card);
}

const bestToAdd = (sight: Sight, cards: readonly CardId[]): CardId | undefined =>
	bestOf(cards.filter(serves), (card) => gainOfAdding(sight, card));

const adds = (sight: Sight, shape: Shape): Answer | null =>
	pickBest(shape, (card) => gainOfAdding(sight, card));

const seen: Bend = { helps: (sight, seat) => seenSeconds(sight, seat, ID) };

/** Allies of a main player. */
const alliesFor = (play: Play, seat: SeatId): readonly SeatId[] => {
	const side = sideOfMain(play.board, seat);
	return side ? encounterOf(play.board).allies[side] : [];
};

/** Whom it has told to lay a card does so, if it is its ally still. */
function obey(play: Play, by: SeatId): void {
	const orders = noteOf(play, 'cavalryOrders') ?? [];
	for (const { seat } of orders.filter((one) => one.by === by))
		if (alliesFor(play, by).includes(seat)) play.push('cavalry.add', { seat, by });
}

export const cavalry: Alien = {
	words: {
		name: msg('Cavalry'),
		power: msg('Reinforce'),
		gist: msg('Fights along with a card as an ally'),
		text: msg(
			'As an ally, once both cards lie face down, you may *use* this power to lay an attack or a negotiate of your hand face down as well. It is turned up with the others: an attack is added to your side where attacks are compared; with a negotiate you collect compensation for your ships if your side loses, after your main player. Then it is discarded.'
		),
		usage: 'optional',
		alert: 'green',
		timing: { roles: ALLY, phases: ['planning'] },
		setup: null,
		wild: {
			text: msg(
				'As a main player, when your opponent is about to be dealt a new hand, they draw card by card until they have an encounter card, and the rest as the encounter ends.'
			),
			timing: { roles: MAIN, phases: [] }
		},
		super: {
			text: msg(
				'As a main player, before encounter cards are chosen, name one of your allies: once both cards lie face down they lay an attack or a negotiate so.'
			),
			timing: { roles: MAIN, phases: ['planning'] }
		},
		rulings: [
			msg(
				'You choose the card once nobody has stopped the power. All see that it lies there, and you alone which it is.'
			),
			msg(
				'It is no encounter card of a main player: what exchanges, shows or changes these does nothing to it.'
			),
			msg(
				'Where your side shows a negotiate, or the encounter ends in a deal, an attack so added does nothing.'
			),
			msg('When the encounter ends before cards are turned up it goes back to your hand.'),
			msg('With the flare your ally chooses the card, and has to lay one if they hold any.')
		]
	},
	set: 'conflict',
	liked: 9,
	power: {
		uses: {
			add: {
				moments: ['planning.selected'],
				roles: ALLY,
				once: true,
				open: ({ board }, { seat }) => playerOf(board, seat).hand.length > 0,
				when: ({ board }, { seat }) => playerOf(board, seat).hand.some(serves),
				say: msg('add a card to their side'),
				yours: msg('add a card to your side'),
				worth: (sight) => {
					const card = bestToAdd(sight, sight.own.hand);
					return card ? gainOfAdding(sight, card) : 0;
				},
				harms: decidesFights,
				bends: seen,
				apply: (play, { seat }) => play.push('cavalry.add', { seat, by: seat }),
				lasting: joins
			}
		}
	},
	wild: {
		uses: {
			delay: {
				moments: ['hand.dealing'],
				roles: MAIN,
				open: ({ board }, { seat }, { seat: whose }) =>
					board.encounter?.defense !== null && whose === opponentOf(board, seat),
				say: msg('the opponent draws no more than is needed now'),
				worth: always(0.15),
				harms: trifling,
				lasting: {
					drawsSparingly: ({ board }, owner, is, { seat }) =>
						is || seat === opponentOf(board, owner.seat)
				}
			}
		}
	},
	super: {
		uses: {
			order: asking({
				moments: ['planning.beforeSelect'],
				roles: MAIN,
				open: (play, { seat }) => alliesFor(play, seat).length > 0,
				ask: (play, { seat }) => {
					const allies = alliesFor(play, seat);
					return allies.length > 0 ? { type: 'one', choices: allies.map(seatChoice) } : null;
				},
				say: msg('an ally adds a card'),
				sends: template('Have {first} add a card'),
				worth: (sight) => gainOfMore(sight, UNSEEN_SECOND),
				harms: decidesFights,
				bends: seen,
				apply: (play, { seat: by }, { pick: seat }) =>
					note(play, 'cavalryOrders', [...(noteOf(play, 'cavalryOrders') ?? []), { by, seat }]),
				lasting: {
					...joins,
					uponSelected: (_play, { seat }, due) => [...due, (play) => obey(play, seat)]
				}
			})
		}
	},
	steps: { add },
	questions: {
		'add.which': {
			deed: msg('add a card'),
			sends: { some: template('Add {what}') },
			why: { is: 'does most' },
			answer: adds
		}
	}
};
