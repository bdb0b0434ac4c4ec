/** Blind: cards of its opponent are out of reach while they fight. */
import { msg } from '../../../core';
import { bestOf, othersThan, ranked, seatChoice } from '../../kit';
import { amMain, isOurs } from '../bot/sight';
import { against, opponentIn } from '../bot/wishes';
import { CARD, worthOfCard } from '../bot/worth';
import { caused } from '../because';
import {
	encounterCardsOf,
	holding,
	involvedShips,
	mainPlayer,
	otherSide,
	playerOf,
	sideOf
} from '../board';
import { isEncounterCard } from '../cards';
import { decideEncounter } from '../ending';
import { discardCards, layFaceDown, randomCards } from '../hands';
import { cardChoices } from '../ownhand';
import { formsOf } from '../play';
import type { Answer, Choice, Shape } from '../../../core';
import type { OneOf, SomeOf } from '../../kit';
import type { Sight } from '../bot/sight';
import type { Play, Step } from '../play';
import type { CardId, SeatId } from '../types';
import type { Alien } from './alien';
import { ALLY, INVOLVED, MAIN } from './timing';

const ID = 'laser';

/** The most cards that the wild flare discards. */
const MOST = 3;

declare module '../play' {
	interface Steps {
		/** Cards of the opposing main player are put out of reach. */
		'laser.blind': { readonly seat: SeatId };
		/** It discards cards, to put as many of a player out of reach. */
		'laser.flash': { readonly seat: SeatId };
	}
}

/** The main player it stands against. */
function blinded(play: Play, seat: SeatId): SeatId {
	const side = sideOf(play.board, seat);
	if (!side) throw new Error(`${seat} is on no side.`);
	return mainPlayer(play.board, otherSide(side));
}

/** So many cards of a hand, by chance, lie face down until the encounter ends. */
const blind = (play: Play, whom: SeatId, n: number): void =>
	layFaceDown(play, whom, ID, randomCards(play, playerOf(play.board, whom).hand, n), 'CE-19.23');

const { run } = formsOf('laser.blind');

const dazzle: Step = {
	renew: run((play, { seat }) => {
		const whom = blinded(play, seat);
		if (encounterCardsOf(play.board, whom).length > 0) return;
		// What follows tells that they hold none.
		play.showed = true;
		play.push('newHand', { seat: whom, rule: 'CE-16.1' });
	}),

	blind: run((play, { seat }) => {
		const { board } = play;
		const whom = blinded(play, seat);
		blind(play, whom, involvedShips(board, seat));
		if (encounterCardsOf(board, whom).length > 0) return;
		const side = sideOf(board, seat);
		if (!side) return;
		play.showed = true;
		play.say(
			msg(
				'{whom, select, you {You are} other {# is}} left without an encounter card, and {whom, select, you {lose} other {loses}}.',
				{
					whom
				}
			),
			'CE-16.1'
		);
		decideEncounter(play, { type: 'won', side });
	})
};

const flashing = formsOf('laser.flash');

const flash: Step = {
	discard: flashing.ask({
		ask: (play, { seat }) => {
			const { hand } = playerOf(play.board, seat);
			const others = holding(play.board, othersThan(play.board, seat));
			if (hand.length === 0 || others.length === 0) return null;
			const then: SomeOf<CardId> = {
				type: 'some',
				choices: cardChoices(hand),
				min: 1,
				max: Math.min(MOST, hand.length)
			};
			const shape: OneOf<Choice<SeatId> & { readonly then: SomeOf<CardId> }> = {
				type: 'one',
				choices: others.map((one) => ({ ...seatChoice(one), then }))
			};
			return {
				...caused(play),
				seat,
				secret: true,
				rule: 'CE-16.1',
				say: msg('Whom do you blind, and which cards do you discard for it?'),
				shape,
				fallback: 'random'
			};
		},
		then: (play, _frame, { pick: whom, then: { picks } }, seat) => {
			discardCards(play, seat, picks, 'CE-15.5');
			blind(play, whom, picks.length);
		}
	})
};

/** A card that a bot does not miss. */
const CHEAP = 0.07;

/** Cards it would discard to blind its opponent: those it does not miss, and one encounter card stays. */
function spared(cards: readonly CardId[]): readonly CardId[] {
	const cheap = ranked(
		cards.filter((card) => worthOfCard(card) <= CHEAP),
		(card) => -worthOfCard(card)
	).slice(0, MOST);
	const stays = cards.some((card) => isEncounterCard(card) && !cheap.includes(card));
	return stays ? cheap : cheap.filter((card) => !isEncounterCard(card));
}

/** With so few cards in hand a player is hard hit. */
const FEW = 5;

function worthOfFlash(sight: Sight): number {
	const whom = opponentIn(sight);
	const n = whom ? (sight.open.players[whom]?.hand ?? 0) : 0;
	const cards = spared(sight.own.hand);
	return amMain(sight) && n > 0 && n <= FEW && cards.length > 0 ? CARD * cards.length : 0;
}

function flashes(sight: Sight, shape: Shape): Answer | null {
	if (shape.type !== 'one') return null;
	const foe = opponentIn(sight);
	const whom =
		shape.choices.find(({ id }) => id === foe) ??
		bestOf(
			shape.choices.filter(({ id }) => !isOurs(sight, id as SeatId)),
			({ id }) => sight.open.players[id as SeatId]?.hand ?? 0
		);
	if (whom?.then?.type !== 'some') return null;
	const ids = whom.then.choices.map(({ id }) => id);
	const cards = spared(ids);
	const worst = ranked(ids, (card) => -worthOfCard(card)).slice(0, 1);
	return { pick: whom.id, then: { picks: cards.length > 0 ? cards : worst } };
}

export const laser: Alien = {
	words: {
		name: msg('Laser'),
		power: msg('Blind'),
		gist: msg('Puts cards of the opponent out of reach'),
		text: msg(
			'As a main player, before allies are invited, you *use* this power: as many cards of your opponent’s hand as you have ships in the encounter lie face down, by chance, until it ends. If your opponent has no encounter card left, they lose the encounter. Who has none before gets a new hand first.'
		),
		usage: 'mandatory',
		alert: 'green',
		timing: { roles: MAIN, phases: ['alliance'] },
		setup: null,
		wild: {
			text: msg(
				'As a main player or ally, discard up to three cards: as many cards of a player’s hand lie face down, by chance, until the encounter ends.'
			),
			timing: { roles: INVOLVED, phases: ['alliance'] }
		},
		super: {
			text: msg(
				'As an ally, once alliances are formed, use your power on the main player of the other side, with your own ships.'
			),
			timing: { roles: ALLY, phases: ['alliance'] }
		},
		rulings: [
			msg('An offense without an encounter card gets a new hand for this as well.'),
			msg(
				'The cards are in no hand: nobody plays, takes or discards them. They come back to whose hand they were of, whatever has become of this power.'
			),
			msg('Who loses so has laid no card: nothing is revealed, and nobody collects compensation.'),
			msg(
				'Who has no encounter card left by the wild flare has not lost: they get a new hand, or the turn ends, as the rules of planning say.'
			),
			msg('A hoard that may be played from counts for what is left.')
		]
	},
	set: 'dominion',
	liked: 15,
	power: {
		uses: {
			blind: {
				moments: ['alliance.before'],
				roles: MAIN,
				mandatory: true,
				once: true,
				open: ({ board }, { seat }) => involvedShips(board, seat) > 0,
				say: msg('cards of the opponent are put out of reach'),
				harms: (sight, by) => against(sight, by) && amMain(sight),
				apply: (play, { seat }) => play.push('laser.blind', { seat })
			}
		}
	},
	wild: {
		uses: {
			flash: {
				moments: ['alliance.before', 'alliance.formed'],
				roles: INVOLVED,
				open: ({ board }, { seat }) =>
					playerOf(board, seat).hand.length > 1 &&
					holding(board, othersThan(board, seat)).length > 0,
				say: msg('discard up to three cards, and as many of a player are put out of reach'),
				worth: worthOfFlash,
				apply: (play, { seat }) => play.push('laser.flash', { seat })
			}
		}
	},
	super: {
		uses: {
			blind: {
				moments: ['alliance.formed'],
				roles: ALLY,
				open: ({ board }, { seat }) => involvedShips(board, seat) > 0,
				say: msg('cards of the main player of the other side are put out of reach'),
				worth: () => 2 * CARD,
				harms: (sight, by) => against(sight, by) && amMain(sight),
				apply: (play, { seat }) => play.push('laser.blind', { seat })
			}
		}
	},
	steps: { blind: dazzle, flash },
	questions: {
		'flash.discard': {
			deed: msg('discard cards to blind a player'),
			why: { is: 'hurts most' },
			answer: flashes
		}
	}
};
