/**
 * Alternative hazards (CE-33.10): the offense may take one in place of the encounter, which ends successfully; then each
 * other player has the second part of it.
 */
import { shipsToFree } from '../../retrieval';
import { msg } from '../../../../core';
import type { Ask, ConfirmShape, Words } from '../../../../core';
import { sumOf } from '../../../kit';
import type { SomeOf } from '../../../kit';
import {
	coloniesOf,
	encounterOf,
	entriesOf,
	homeOf,
	isAtHome,
	leftOf,
	playerOf,
	shipsAt,
	shipsOn
} from '../../board';
import { takeBest } from '../../bot/picks';
import { CARD, SHIP } from '../../bot/worth';
import type { Sight } from '../../bot/sight';
import { HAND, cardName } from '../../cards';
import { endEncounter } from '../../ending';
import { discardCards, drawFlares, drawToHand, randomCards, takeFromDiscard } from '../../hands';
import { formsOf } from '../../play';
import { nameOf } from '../../names';
import type { Play, Step } from '../../play';
import type { Board, CardId, PlanetId, SeatId, Ships } from '../../types';
import type { Hazard } from './hazard';
import { REAPING, reapAll } from './reap';
import { hazardOf } from './ids';
import { hazardsInPlay } from './inPlay';
import type { HazardId } from './state';

const RULE = 'CE-33.10';

interface Alternative {
	readonly words: Pick<Hazard['words'], 'name' | 'gist' | 'text'> & {
		readonly rulings?: readonly Words[];
	};
	/** Whether its part brings the offense something, so that it may be taken. */
	readonly brings: (play: Play, offense: SeatId) => boolean;
	/** The part of the offense. */
	readonly takes: (play: Play, offense: SeatId) => void;
	/** What another player has of it. */
	readonly others: {
		readonly gets: (play: Play, seat: SeatId, offense: SeatId) => boolean;
		/** What they are asked, who need not have it; left out: nothing. */
		readonly asks?: Words;
		readonly has: (play: Play, seat: SeatId) => void;
	};
	/** What its part is worth to a bot that may take it, in foreign colonies. */
	readonly worth: (sight: Sight) => number;
}

/** Planets on which two seats have ships. */
const sharedBy = (board: Board, one: SeatId, other: SeatId): PlanetId[] =>
	coloniesOf(board, one).filter((planet) => shipsOn(board, planet)[other]);

/** Planets that a seat shares with anybody. */
const shared = (board: Board, seat: SeatId): PlanetId[] =>
	coloniesOf(board, seat).filter((planet) =>
		entriesOf(shipsOn(board, planet)).some(([other]) => other !== seat)
	);

/** Ships of a seat on foreign colonies. */
const abroad = (board: Board, seat: SeatId): number =>
	sumOf(
		coloniesOf(board, seat).filter((planet) => !isAtHome(board, seat, planet)),
		(planet) => shipsAt(board, seat, planet)
	);

const hasRoom = ({ board }: Play, seat: SeatId): boolean =>
	playerOf(board, seat).hand.length < HAND;

const roomOf = ({ board }: Play, seat: SeatId): number =>
	Math.max(0, HAND - playerOf(board, seat).hand.length);

const returns = (play: Play, seat: SeatId): boolean =>
	shipsToFree(play, seat) > 0 && coloniesOf(play.board, seat).length > 0;

/** Ships come from the warp to home colonies, or without any to others. */
function comeHome(play: Play, seat: SeatId, n: number): void {
	const { board } = play;
	const others = coloniesOf(board, seat).filter((planet) => homeOf(planet) !== seat);
	const hasHome = others.length < coloniesOf(board, seat).length;
	play.push('home', { from: 'warp', ships: { [seat]: n }, ...(hasHome && { but: others }) });
}

/** What a bot sees of the same. */
const seen = {
	shared: ({ open, me }: Sight): number =>
		Object.values(open.planets).filter(
			(ships: Ships) => ships[me] && entriesOf(ships).some(([seat]) => seat !== me)
		).length,
	abroad: ({ open, me }: Sight): number =>
		sumOf(entriesOf(open.planets), ([planet, ships]) =>
			isAtHome(open, me, planet) ? 0 : (ships[me] ?? 0)
		),
	room: ({ own }: Sight): number => Math.max(0, HAND - own.hand.length)
};

const FLARES = 2;
const REWARDS = 2;

const ALTERNATIVES: { readonly [id: HazardId]: Alternative } = {
	'learn-from-the-past': {
		words: {
			name: msg('Learn from the Past'),
			gist: msg('The offense may have, in place of the encounter, discarded cards up to eight'),
			text: msg(
				'With fewer than eight cards in hand the offense may take discarded cards of their choice until they hold eight, and the encounter ends successfully. Then each other player with fewer than eight cards may take one card of the pile at random.'
			),
			rulings: [msg('All see which cards are taken.')]
		},
		brings: (play, offense) => hasRoom(play, offense) && play.board.discard.length > 0,
		takes: (play, offense) => play.push('learn', { seat: offense }),
		others: {
			gets: (play, seat) => hasRoom(play, seat) && play.board.discard.length > 0,
			asks: msg('Learn from the Past: take a discarded card at random?'),
			has: (play, seat) => {
				for (const card of randomCards(play, play.board.discard, 1)) takeOne(play, seat, [card]);
			}
		},
		worth: (sight) => 1.3 * CARD * Math.min(seen.room(sight), sight.open.discard.length)
	},
	'new-recruits': {
		words: {
			name: msg('New Recruits'),
			gist: msg('The offense may have, in place of the encounter, all ships from the warp'),
			text: msg(
				'All ships of the offense may come back from the warp to home colonies, and the encounter ends successfully. Then one ship of each other player comes back.'
			),
			rulings: [msg('Without a home colony they come to any colonies.')]
		},
		brings: returns,
		takes: (play, offense) => comeHome(play, offense, shipsAt(play.board, offense, 'warp')),
		others: { gets: returns, has: (play, seat) => comeHome(play, seat, 1) },
		worth: ({ open, me }) => SHIP * (open.warp[me] ?? 0)
	},
	'peace-dividend': {
		words: {
			name: msg('Peace Dividend'),
			gist: msg('The offense may have, in place of the encounter, rewards for shared planets'),
			text: msg(
				'The offense may take two rewards for each planet they share with another player, and the encounter ends successfully. Then each other player who shares a planet with the offense takes two rewards.'
			),
			rulings: [msg('Players share a planet when both have ships on it, whoever it belongs to.')]
		},
		brings: ({ board }, offense) => shared(board, offense).length > 0,
		takes: (play, offense) =>
			reapAll(play, [{ seat: offense, n: REWARDS * shared(play.board, offense).length }], RULE),
		others: {
			gets: ({ board }, seat, offense) => sharedBy(board, seat, offense).length > 0,
			has: (play, seat) => reapAll(play, [{ seat, n: REWARDS }], RULE)
		},
		worth: (sight) => CARD * REWARDS * seen.shared(sight)
	},
	're-armament': {
		words: {
			name: msg('Re-Armament'),
			gist: msg('The offense may have, in place of the encounter, cards up to eight'),
			text: msg(
				'The offense may discard any cards of their hand and draw until they hold eight, and the encounter ends successfully. Then each other player with fewer than eight cards may draw one.'
			)
		},
		brings: () => true,
		takes: (play, offense) => play.push('rearm', { seat: offense }),
		others: {
			gets: hasRoom,
			asks: msg('Re-Armament: draw a card?'),
			has: (play, seat) => {
				drawToHand(play, seat, 1, RULE);
			}
		},
		worth: (sight) => CARD * seen.room(sight)
	},
	'strip-mining': {
		words: {
			name: msg('Strip Mining'),
			gist: msg('The offense may have, in place of the encounter, cards for ships abroad'),
			text: msg(
				'The offense may draw a card for each of their ships on foreign colonies, and the encounter ends successfully. Then each other player who shares a planet with the offense draws one.'
			),
			rulings: [msg('Players share a planet when both have ships on it, whoever it belongs to.')]
		},
		brings: ({ board }, offense) => abroad(board, offense) > 0,
		takes: (play, offense) => {
			drawToHand(play, offense, abroad(play.board, offense), RULE);
		},
		others: {
			gets: ({ board }, seat, offense) => sharedBy(board, seat, offense).length > 0,
			has: (play, seat) => {
				drawToHand(play, seat, 1, RULE);
			}
		},
		worth: (sight) => CARD * seen.abroad(sight)
	},
	'universe-merge': {
		words: {
			name: msg('Universe Merge'),
			gist: msg('The offense may have, in place of the encounter, a further power'),
			text: msg(
				'The offense may take a random unused alien and play its power besides those they have, and the encounter ends successfully. Then each other player draws two unused flares.'
			),
			rulings: [
				msg('An alien with a game setup, or one that may not meet another in play, is not taken.')
			]
		},
		brings: ({ board }) => board.sheets.length > 0,
		takes: (play, offense) => play.push('joinAnother', { seat: offense }),
		others: {
			gets: () => true,
			has: (play, seat) => {
				if (play.vault.flares.length > 0) drawFlares(play, seat, FLARES, RULE);
			}
		},
		worth: () => 1
	}
};

function alternativeBy(id: HazardId): Alternative {
	const found = ALTERNATIVES[id];
	if (!found) throw new Error(`There is no alternative ${id}.`);
	return found;
}

const nameOfIt = (id: HazardId): Words => nameOf('hazard', id);

declare module '../../play' {
	interface Steps {
		/** The offense may take this hazard in place of the encounter. */
		alternative: { readonly id: HazardId };
		/** The others have their part of it, one after the other. */
		secondPart: {
			readonly id: HazardId;
			readonly offense: SeatId;
			left: readonly SeatId[];
			seat?: SeatId;
		};
		/** A seat takes discarded cards until it holds eight. */
		learn: { readonly seat: SeatId };
		/** A seat discards cards and draws until it holds eight. */
		rearm: { readonly seat: SeatId };
	}
}

const taking = formsOf('alternative');

const alternative: Step = {
	take: taking.ask({
		ask: (play, { id }): Ask<ConfirmShape> => ({
			seat: encounterOf(play.board).offense,
			rule: RULE,
			say: msg('{hazard}: take it in place of the encounter?', { hazard: nameOfIt(id) }),
			shape: {
				type: 'confirm',
				yes: msg('Take it: the encounter ends successfully'),
				no: msg('Go on with the encounter')
			},
			fallback: { yes: false }
		}),
		then: (play, { id }, { yes }, seat) => {
			if (!yes) return 'end';
			play.say(
				msg('{who} takes {hazard} in place of the encounter.', { who: seat, hazard: nameOfIt(id) }),
				RULE
			);
			alternativeBy(id).takes(play, seat);
			return undefined;
		}
	}),

	taken: taking.run((play, { id }) => {
		const { offense } = encounterOf(play.board);
		endEncounter(play, { type: 'ended', successful: true }, false);
		play.push('secondPart', { id, offense, left: leftOf(play.board, offense) });
	})
};

const second = formsOf('secondPart');

const secondPart: Step = {
	next: second.run((play, frame) => {
		const [seat, ...left] = frame.left;
		if (!seat) return 'end';
		frame.left = left;
		frame.seat = seat;
		return undefined;
	}),

	may: second.ask({
		ask: (play, { id, seat, offense }): Ask<ConfirmShape> | null => {
			const { asks, gets } = alternativeBy(id).others;
			if (!seat || !asks || !gets(play, seat, offense)) return null;
			return {
				seat,
				rule: RULE,
				say: asks,
				shape: { type: 'confirm', yes: msg('Take a card'), no: msg('Take none') },
				fallback: { yes: true }
			};
		},
		then: (_play, _frame, { yes }) => (yes ? undefined : 'next')
	}),

	has: second.run((play, { id, seat, offense }) => {
		const { gets, has } = alternativeBy(id).others;
		if (seat && gets(play, seat, offense)) has(play, seat);
		return 'next';
	})
};

/** A seat takes discarded cards, for all to see. */
function takeOne(play: Play, seat: SeatId, cards: readonly CardId[]): void {
	play.say(
		msg('{who, select, you {You take} other {# takes}} {cards} from the discard pile.', {
			who: seat,
			cards: { and: cards.map(cardName) }
		}),
		RULE
	);
	for (const card of cards) takeFromDiscard(play, seat, card);
}

const learn: Step = {
	choose: formsOf('learn').ask({
		ask: (play, { seat }): Ask<SomeOf<CardId>> => {
			const { discard } = play.board;
			return {
				seat,
				rule: RULE,
				say: msg('Learn from the Past: which discarded cards do you take?'),
				shape: {
					type: 'some',
					choices: discard
						.toReversed()
						.map((card) => ({ id: card, say: cardName(card), on: card })),
					min: 0,
					max: Math.min(roomOf(play, seat), discard.length)
				},
				fallback: 'random'
			};
		},
		then: (play, _frame, { picks }, seat) => {
			if (picks.length > 0) takeOne(play, seat, picks);
		}
	})
};

const rearming = formsOf('rearm');

const rearm: Step = {
	discard: rearming.ask({
		ask: ({ board }, { seat }): Ask<SomeOf<CardId>> | null => {
			const { hand } = playerOf(board, seat);
			return hand.length === 0
				? null
				: {
						seat,
						rule: RULE,
						say: msg('Re-Armament: which cards do you discard before you draw up to eight?'),
						shape: {
							type: 'some',
							choices: hand.map((card) => ({ id: card, say: cardName(card), on: card })),
							min: 0,
							max: hand.length
						},
						fallback: { picks: [] }
					};
		},
		then: (play, _frame, { picks }, seat) => {
			discardCards(play, seat, picks, RULE);
		}
	}),

	draw: rearming.run((play, { seat }) => {
		const n = roomOf(play, seat);
		if (n > 0) drawToHand(play, seat, n, RULE);
	})
};

/** What a bot gives an encounter for: more than a fight would bring it as a rule. */
const TEMPTS = 0.4;

/** The alternative that a bot may take now, as it is declared; null: none. */
function offeredTo({ open }: Sight): Alternative | null {
	const ids = hazardsInPlay(open).map(hazardOf);
	const id = ids.find((one) => ALTERNATIVES[one]);
	return id === undefined ? null : alternativeBy(id);
}

const SHARED: Pick<Hazard, 'steps' | 'questions'> = {
	steps: { alternative, secondPart, learn, rearm, ...REAPING.steps },
	questions: {
		'alternative.take': {
			deed: msg('take a hazard in place of the encounter, or not'),
			why: (answer) => ({ is: 'yes' in answer && answer.yes ? 'does most' : 'leaves it' }),
			answer: (sight) => ({ yes: (offeredTo(sight)?.worth(sight) ?? 0) >= TEMPTS })
		},
		'secondPart.may': {
			deed: msg('take a card, or not'),
			why: { is: 'does most' },
			answer: () => ({ yes: true })
		},
		'learn.choose': {
			deed: msg('choose cards to take'),
			why: { is: 'best cards' },
			answer: (sight, shape) =>
				shape.type === 'some' ? takeBest(sight, { ...shape, min: shape.max }) : null
		},
		'rearm.discard': {
			deed: msg('choose cards to discard'),
			why: { is: 'keeps card' },
			answer: () => ({ picks: [] })
		},
		...REAPING.questions
	}
};

/** The hazards of these. */
export const alternatives: { readonly [id: HazardId]: Hazard } = Object.fromEntries(
	entriesOf(ALTERNATIVES).map(([id, { words, brings }]) => [
		id,
		{
			words: { rulings: [], ...words },
			// Until the encounter ends, which it may do by it.
			lasts: 'encounter',
			...SHARED,
			enters: (play: Play) => {
				const { encounter } = play.board;
				// CE-33.5: where a home planet was settled again there is no encounter to take it for.
				if (encounter?.defense && brings(play, encounter.offense)) play.push('alternative', { id });
			}
		}
	])
);
