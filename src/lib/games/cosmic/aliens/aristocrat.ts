/** Privilege: its first hand is of its own choice, and flares nobody uses come to it. */
import { msg, template } from '../../../core';
import { bestOf, likeOf } from '../../kit';
import { giveWorst, takeBest } from '../bot/picks';
import { always, trifling } from '../bot/wishes';
import { CARD, PICKED_CARD, worthOfCard } from '../bot/worth';
import { playerOf } from '../board';
import { HAND, cardName, flareOf, kindOf, whatOf } from '../cards';
import { caused } from '../because';
import { declaredUse, declaresOwn } from '../declared';
import { goesToItsAlien, openlyPlays } from '../flares';
import {
	buildHand,
	discardForGood,
	discardFromTable,
	drawFlares,
	returnHands,
	searchDeck,
	showCard,
	takeFlare
} from '../hands';
import { note, noteOf, unnote } from '../notes';
import { cardChoices, textNote } from '../ownhand';
import { formsOf } from '../play';
import { turnUp } from '../sheets';
import { ROLES } from '../types';
import type { Answer, Choice, Shape } from '../../../core';
import type { OneOf, SplitOf } from '../../kit';
import type { Sight } from '../bot/sight';
import type { Play, Step } from '../play';
import type { CardId, SeatId } from '../types';
import type { Me } from '../use';
import type { Alien } from './alien';
import { MAIN } from './timing';

const ID = 'aristocrat';

/** What its own flare makes of the draw: more flares, or one that is chosen. */
type Draws = 'three' | 'one';

declare module '../notes' {
	interface Notes {
		readonly aristocrat: Draws;
	}
}

declare module '../play' {
	interface Steps {
		'aristocrat.build': { readonly seat: SeatId };
		/** It gives up a flare that matches nobody, where it holds two. */
		'aristocrat.purge': { readonly seat: SeatId };
		'aristocrat.search': { readonly seat: SeatId; readonly of: 'deck' | 'flares' };
	}
}

/** So many flares its own flare draws. */
const FLARES = 3;

/** So many that match nobody are one too many. */
const MANY = 2;

/** Flares in its hand whose aliens nobody plays, as far as all can see. */
const idle = (play: Play, seat: SeatId): CardId[] =>
	playerOf(play.board, seat).hand.filter(
		(card) => kindOf(card) === 'flare' && openlyPlays(play.board, whatOf(card)) === null
	);

/** What is in the deck, by what the cards are, in the order of their names. */
const likes = ({ vault }: Play): CardId[] => [...new Set(vault.deck.map(likeOf))].sort();

const build: Step = {
	choose: formsOf('aristocrat.build').ask({
		ask: (play, { seat }) => {
			const cards = likes(play).filter((like) => like !== flareOf(ID));
			const shape: SplitOf<CardId> = {
				type: 'split',
				places: cards.map((like) => ({
					id: like,
					say: cardName(like),
					...textNote(like),
					max: play.vault.deck.filter((card) => likeOf(card) === like).length
				})),
				min: HAND,
				max: HAND,
				comes: true
			};
			return {
				seat,
				secret: true,
				rule: 'CE-3.23',
				say: msg('Which eight cards of the deck are your hand?'),
				shape,
				fallback: 'random'
			};
		},
		then: (play, { seat }, { split }) => buildHand(play, seat, split)
	})
};

const purge: Step = {
	which: formsOf('aristocrat.purge').ask({
		ask: (play, { seat }) => {
			const cards = idle(play, seat);
			if (cards.length < MANY) return null;
			const shape: OneOf<Choice<CardId>> = { type: 'one', choices: cardChoices(cards) };
			return {
				...caused(play),
				seat,
				secret: true,
				rule: 'CE-16.1',
				say: msg('Which flare that matches nobody goes out of the game?'),
				shape,
				fallback: 'random'
			};
		},
		then: (play, { seat }, { pick }) => discardForGood(play, seat, showCard(play, seat, pick))
	})
};

const searching = formsOf('aristocrat.search');

const search: Step = {
	deck: searching.ask({
		ask: (play, { seat, of }) => {
			if (of !== 'deck' || play.vault.deck.length === 0) return null;
			const choices = likes(play).map((like) => ({
				...{ id: like, say: cardName(like) },
				...textNote(like)
			}));
			const shape: OneOf<Choice<CardId>> = { type: 'one', choices };
			return {
				...caused(play),
				seat,
				secret: true,
				rule: 'CE-19.32',
				say: msg('Which card of the deck do you take?'),
				shape,
				fallback: 'random'
			};
		},
		then: (play, { seat }, { pick }) =>
			searchDeck(play, [seat], (card) => likeOf(card) === pick, 'CE-19.32', true)
	}),

	flares: searching.ask({
		ask: (play, { seat, of }) => {
			const flares = play.vault.flares.toSorted();
			if (of !== 'flares' || flares.length === 0) return null;
			const choices = flares.map((card) => ({
				...{ id: card, say: cardName(card) },
				...textNote(card)
			}));
			const shape: OneOf<Choice<CardId>> = { type: 'one', choices };
			return {
				...caused(play),
				seat,
				secret: true,
				rule: 'CE-19.32',
				say: msg('Which of the unused flares do you take?'),
				shape,
				fallback: 'random'
			};
		},
		then: (play, { seat }, { pick }) => takeFlare(play, seat, pick)
	})
};

/** A further card of a kind is worth so much less to a bot. */
const LESS = 0.8;

/** The hand a bot builds: one card after the other, what is there already counting less. */
function builds(_sight: Sight, shape: Shape): Answer | null {
	if (shape.type !== 'split') return null;
	const left = shape.places.flatMap(({ id, max }) => Array.from({ length: max }, () => id));
	const taken: CardId[] = [];
	while (taken.length < shape.min && left.length > 0) {
		const best = bestOf(left, (card) => {
			const alike = taken.filter((other) => kindOf(other) === kindOf(card)).length;
			return worthOfCard(card) * LESS ** alike;
		});
		if (best === undefined) break;
		left.splice(left.indexOf(best), 1);
		taken.push(best);
	}
	const split: Record<CardId, number> = {};
	for (const card of taken) split[card] = (split[card] ?? 0) + 1;
	return { split };
}

/** Whether its own draw is declared, where its flare may be played for it. */
const addsToDraw = (play: Play, me: Pick<Me, 'seat' | 'id'>): boolean =>
	play.board.phase === 'planning' && declaresOwn(play, me) && declaredUse(play).use === 'draw';

/** The super flare is discarded for what it brings. */
function isSpent(play: Play, { seat, card }: Me): void {
	if (card) discardFromTable(play, seat, [card]);
}

export const aristocrat: Alien = {
	words: {
		name: msg('Aristocrat'),
		power: msg('Privilege'),
		gist: msg('Chooses a first hand, and draws unused flares'),
		text: msg(
			'Once in an encounter, as a main player and before cards are selected, you may *use* this power to draw a flare of those that are in no deck. If you then hold two or more flares whose aliens nobody plays, one of these goes out of the game.'
		),
		usage: 'optional',
		alert: 'red',
		timing: {
			roles: MAIN,
			phases: ['startTurn', 'regroup', 'destiny', 'launch', 'alliance', 'planning']
		},
		setup: msg(
			'Before anybody is dealt a hand, choose eight cards of the deck as yours, but not the flare of this power. Then the deck is shuffled.'
		),
		wild: {
			text: msg(
				'When an encounter begins, look through the deck and take a card of it. The rest is shuffled with the discard pile into a new deck. Then give this flare to the player of its power, or discard it.'
			),
			timing: { roles: ROLES, phases: ['regroup'] }
		},
		super: {
			text: msg(
				'When you use your power in planning, discard this flare to draw three flares instead of one, or to look through those that are in no deck and take one.'
			),
			timing: { roles: MAIN, phases: ['planning'] }
		},
		rulings: [
			msg('While no such flare is left, nothing is drawn, and nothing goes out of the game.'),
			msg('Flares that match nobody are those whose aliens nobody plays openly.'),
			msg('With your own flare, too, one goes out of the game where two match nobody then.'),
			msg('You may choose several cards that are alike.')
		]
	},
	set: 'dominion',
	liked: 12,
	power: {
		uses: {
			draw: {
				moments: [
					...['turn.start', 'encounter.start', 'destiny.before'],
					...['launch.beforeShips', 'alliance.before', 'planning.beforeSelect']
				] as const,
				roles: MAIN,
				once: true,
				// How many were not shuffled into the deck all can count.
				open: ({ vault }) => vault.flares.length > 0,
				say: msg('draw an unused flare'),
				worth: always(CARD),
				apply: (play, { seat }) => {
					const draws = noteOf(play, ID);
					if (draws) unnote(play, ID);
					play.push('aristocrat.purge', { seat });
					if (draws === 'one') play.push('aristocrat.search', { seat, of: 'flares' });
					else drawFlares(play, seat, draws === 'three' ? FLARES : 1, 'CE-19.32');
				}
			}
		}
	},
	wild: {
		uses: {
			search: {
				moments: ['encounter.start'],
				open: ({ vault }) => vault.deck.length > 0,
				say: msg('take a card out of the deck'),
				worth: always(2 * PICKED_CARD),
				harms: trifling,
				apply: (play, { seat }) => play.push('aristocrat.search', { seat, of: 'deck' }),
				afterwards: goesToItsAlien
			}
		}
	},
	super: {
		uses: {
			claim: {
				moments: ['use.declared'],
				open: addsToDraw,
				say: msg('draw three unused flares instead'),
				worth: always(2 * CARD),
				harms: trifling,
				apply: (play) => note(play, ID, 'three'),
				afterwards: isSpent
			},
			search: {
				moments: ['use.declared'],
				open: addsToDraw,
				say: msg('choose one of the unused flares instead'),
				worth: always(0.5 * CARD),
				harms: trifling,
				apply: (play) => note(play, ID, 'one'),
				afterwards: isSpent
			}
		}
	},
	builds: true,
	begin: (play, seat) => {
		// CE-3.21: that it chooses tells who it is.
		turnUp(play, seat);
		returnHands(play);
		play.push('aristocrat.build', { seat });
	},
	steps: { build, purge, search },
	questions: {
		'build.choose': {
			deed: msg('choose a hand out of the deck'),
			sends: { some: template('Take {what}') },
			why: { is: 'best cards' },
			answer: builds
		},
		'purge.which': {
			deed: msg('give up a flare that matches nobody'),
			why: { is: 'worst cards' },
			answer: giveWorst
		},
		'search.deck': {
			deed: msg('search the deck'),
			why: { is: 'best cards' },
			answer: takeBest
		},
		'search.flares': {
			deed: msg('search the unused flares'),
			why: { is: 'best cards' },
			answer: takeBest
		}
	}
};
