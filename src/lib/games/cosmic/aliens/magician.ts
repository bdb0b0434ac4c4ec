/** Prestidigitation: of two cards its opponent would lay it takes one, and they lay the other. */
import { msg, template } from '../../../core';
import { bestOf, pickSome } from '../../kit';
import { bestLaying, faceIn, worthOfFight, worthOfLaying } from '../bot/odds';
import { heldIn, sideOf as sideIn } from '../bot/sight';
import { UNSEEN_CARD, always, decidesFights } from '../bot/wishes';
import { fightIn, worthOfCard } from '../bot/worth';
import { caused } from '../because';
import { opponentOf, playerOf } from '../board';
import { cardName, isEncounterCard } from '../cards';
import { declaresOwn } from '../declared';
import { handOver } from '../hands';
import { showCardOf, shownTo } from '../looks';
import { taken } from '../modules/rewards/taken';
import { note, noteCards, noteOf, notedCards } from '../notes';
import { cardChoices, stillHeld } from '../ownhand';
import { formsOf } from '../play';
import type { Answer, Shape } from '../../../core';
import type { SomeOf } from '../../kit';
import type { CosmicChanges } from '../use';
import type { Sight } from '../bot/sight';
import type { Play, Step } from '../play';
import type { CardId, SeatId } from '../types';
import type { Alien } from './alien';
import { MAIN } from './timing';

const ID = 'magician';

/** Cards its opponent lays out for the power, and for the wild flare. */
const PAIR = 2;
const THREE = 3;

declare module '../notes' {
	interface Notes {
		/** One of the two is turned up, and it takes which it likes. */
		readonly magician: true;
	}

	interface CardNotes {
		/** What its opponent is to lay. */
		readonly magician: true;
	}
}

declare module '../play' {
	interface Steps {
		/** Its opponent lays out two cards, and it takes one of them. */
		'magician.trick': {
			readonly seat: SeatId;
			/** Those, the one that is turned up or taken by chance first. Known to whose they are alone. */
			cards?: readonly CardId[];
		};
		/** The opponent of this seat lays one of three cards by chance. */
		'magician.mix': {
			readonly seat: SeatId;
			/** They have been given a new hand for it. */
			renewed?: true;
		};
	}
}

/** Encounter cards in the hand of this seat. */
const layable = (play: Play, seat: SeatId): CardId[] =>
	playerOf(play.board, seat).hand.filter(isEncounterCard);

/** Whoever holds the card that was settled so lays it. */
const binds: CosmicChanges = {
	mustLay: (play, _owner, cards, { seat }) => [
		...cards,
		...stillHeld(play, seat, notedCards(play, ID))
	],
	bidden: (play, owner, is, { seat }) =>
		is || (seat === opponentOf(play.board, owner.seat) && notedCards(play, ID).length > 0)
};

/** So many of these, as far as there are so many. */
const some = (cards: readonly CardId[], n: number): SomeOf<CardId> => {
	const most = Math.min(n, cards.length);
	return { type: 'some', choices: cardChoices(cards), min: most, max: most };
};

const tricking = formsOf('magician.trick');

/** It takes the first of the two cards, or the other one. */
function take(play: Play, seat: SeatId, cards: readonly CardId[], other: boolean): void {
	const from = opponentOf(play.board, seat);
	const [one, two] = other ? cards.toReversed() : cards;
	if (one === undefined || two === undefined) return;
	taken(play, seat, handOver(play, from, seat, [one], 'CE-16.1', 'taken'), from);
	noteCards(play, ID, [two]);
}

const trick: Step = {
	count: tricking.run((play, { seat }) => {
		const who = opponentOf(play.board, seat);
		if (layable(play, who).length >= PAIR) return undefined;
		play.showed = true;
		play.say(msg('{who} has not two encounter cards in hand.', { who }), 'CE-16.1');
		return 'end';
	}),

	lay: tricking.ask({
		ask: (play, { seat }) => {
			const who = opponentOf(play.board, seat);
			return {
				...caused(play),
				seat: who,
				secret: true,
				about: [seat],
				rule: 'CE-16.1',
				say: msg('Choose two encounter cards: {whom} takes one, you lay the other', { whom: seat }),
				shape: some(layable(play, who), PAIR),
				fallback: 'random'
			};
		},
		then: (play, frame, { picks }, who) => {
			frame.cards = play.shuffle([...picks]);
			play.say(msg('{who} lays out two cards.', { who }), 'CE-16.1');
			const [up] = frame.cards;
			if (!noteOf(play, ID) || up === undefined) return;
			play.showed = true;
			play.say(msg('One of the two is {card}.', { card: cardName(up) }), 'CE-16.1');
			showCardOf(play, who, up);
		}
	}),

	take: tricking.ask({
		ask: (play, { seat, cards: [up] = [] }) => {
			if (!noteOf(play, ID) || up === undefined) return null;
			const whom = opponentOf(play.board, seat);
			const [seen = up] = shownTo(play, seat, [up]);
			return {
				...caused(play),
				seat,
				about: [whom],
				rule: 'CE-16.1',
				say: msg('Which of the two cards do you take? {whom} lays the other.', { whom }),
				shape: {
					type: 'one',
					choices: [
						{ id: 'up', say: msg('Take {card}', { card: cardName(seen) }) },
						{ id: 'down', say: msg('Take the other one, unseen') }
					]
				},
				fallback: 'random'
			};
		},
		then: (play, { cards = [] }, { pick }, seat) => {
			take(play, seat, cards, pick === 'down');
			return 'end';
		}
	}),

	chance: tricking.run((play, { seat, cards = [] }) => take(play, seat, cards, false))
};

const mixing = formsOf('magician.mix');

const mix: Step = {
	renew: mixing.run((play, frame) => {
		const who = opponentOf(play.board, frame.seat);
		if (frame.renewed || layable(play, who).length >= THREE) return;
		frame.renewed = true;
		play.showed = true;
		play.say(msg('{who} has not three encounter cards in hand.', { who }), 'CE-16.1');
		play.push('newHand', { seat: who, rule: 'CE-16.1', wanted: true });
	}),

	lay: mixing.ask({
		ask: (play, { seat }) => {
			const who = opponentOf(play.board, seat);
			const cards = layable(play, who);
			return cards.length === 0
				? null
				: {
						...caused(play),
						seat: who,
						secret: true,
						about: [seat],
						rule: 'CE-16.1',
						say: msg('Choose three encounter cards: chance says which of them you lay'),
						shape: some(cards, THREE),
						fallback: 'random'
					};
		},
		then: (play, _frame, { picks }, who) => {
			const [card] = play.shuffle([...picks]);
			if (card === undefined) return;
			noteCards(play, ID, [card]);
			play.say(msg('{who} lays one of three cards by chance.', { who }), 'CE-16.1');
		}
	})
};

/** The cards a bot would lay soonest. */
const soonest = (sight: Sight, shape: Shape): Answer | null => {
	const fight = fightIn(sight);
	return pickSome(shape, (id) => (fight ? worthOfLaying(sight, fight, id) : worthOfCard(id)));
};

/** What a bot can make of the fight when its opponent lays this card. */
function facing(sight: Sight, card: CardId): number {
	const fight = fightIn(sight);
	const side = sideIn(sight, sight.me);
	const hand = heldIn(sight).filter(isEncounterCard);
	if (!fight || !side || hand.length === 0) return 0;
	const theirs = [{ face: faceIn(sight, card), p: 1 }];
	return Math.max(
		...hand.map((one) => {
			const mine = [{ face: faceIn(sight, one), p: 1 }];
			return side === 'offense'
				? worthOfFight(sight, fight, mine, theirs)
				: worthOfFight(sight, fight, theirs, mine);
		})
	);
}

/** Takes the card that lies open, or leaves it to be laid, whichever is worth more. */
function takeOrLeave(sight: Sight): Answer {
	const fight = fightIn(sight);
	const up = sight.own.looks.findLast(({ what }) => what === 'shown')?.cards[0];
	if (!fight || up === undefined) return { pick: 'up' };
	const unseen = bestLaying(sight, fight).worth;
	const best = bestOf(['up', 'down'] as const, (pick) =>
		pick === 'up' ? unseen + worthOfCard(up) : facing(sight, up) + UNSEEN_CARD
	);
	return { pick: best ?? 'up' };
}

export const magician: Alien = {
	words: {
		name: msg('Magician'),
		power: msg('Prestidigitation'),
		gist: msg('Takes one of two cards the opponent would lay'),
		text: msg(
			'As a main player, when encounter cards are chosen, you *use* this power: your opponent lays out two encounter cards of their hand face down. You take one of them at random into your hand and then lay any card you like; your opponent lays the other. If they have not two, nothing happens.'
		),
		usage: 'mandatory',
		alert: 'red',
		timing: { roles: MAIN, phases: ['planning'] },
		setup: null,
		wild: {
			text: msg(
				'As a main player, when encounter cards are chosen, your opponent lays out three encounter cards, and lays one of them by chance. With fewer than three in hand they get a new hand first.'
			),
			timing: { roles: MAIN, phases: ['planning'] }
		},
		super: {
			text: msg('One of the two cards is turned up, and you choose which of them you take.'),
			timing: { roles: MAIN, phases: ['planning'] }
		},
		rulings: [
			msg('Your opponent chooses the two cards, and lays the one that is left face down.'),
			msg('Where attacks must be laid and the other card is none, they lay an attack instead.'),
			msg('Cards in a hoard are not laid out.'),
			msg('Whoever has not three cards with the new hand either lays one of those they have.')
		]
	},
	set: 'incursion',
	liked: 14,
	forbids: ['oracle'],
	power: {
		uses: {
			trick: {
				moments: ['planning.selecting'],
				roles: MAIN,
				mandatory: true,
				once: true,
				open: ({ board }, { seat }) => playerOf(board, opponentOf(board, seat)).hand.length > 0,
				say: msg('the opponent lays out two cards, of which they take one'),
				yours: msg('the opponent lays out two cards, of which you take one'),
				harms: decidesFights,
				apply: (play, { seat }) => play.push('magician.trick', { seat }),
				lasting: binds
			}
		}
	},
	wild: {
		uses: {
			mix: {
				moments: ['planning.selecting'],
				roles: MAIN,
				say: msg('the opponent lays one of three cards by chance'),
				worth: always(0.05),
				harms: decidesFights,
				apply: (play, { seat }) => play.push('magician.mix', { seat }),
				lasting: binds
			}
		}
	},
	super: {
		uses: {
			choose: {
				moments: ['use.declared'],
				roles: MAIN,
				open: declaresOwn,
				say: msg('one of the two cards is turned up, and they choose'),
				yours: msg('one of the two cards is turned up, and you choose'),
				worth: always(UNSEEN_CARD),
				harms: decidesFights,
				apply: (play) => note(play, ID, true)
			}
		}
	},
	steps: { trick, mix },
	questions: {
		'trick.lay': {
			deed: msg('lay out two cards'),
			why: { is: 'does most' },
			sends: { some: template('Lay out {what}') },
			answer: soonest
		},
		'trick.take': {
			deed: msg('take one of the two cards'),
			why: { is: 'does most' },
			answer: takeOrLeave
		},
		'mix.lay': {
			deed: msg('lay out three cards'),
			why: { is: 'does most' },
			sends: { some: template('Lay out {what}') },
			answer: soonest
		}
	}
};
