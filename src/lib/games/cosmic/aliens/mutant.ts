/** Regenerate: fills its hand up to eight, card by card, from the deck and the hands of others. */
import { msg, template } from '../../../core';
import { idsOf, pickBest, seatChoice, sumOf } from '../../kit';
import { opposing, rivalsOf, sideOf } from '../bot/sight';
import { UNSEEN_CARD, always, decidesFights } from '../bot/wishes';
import { worthOfCard, worstFirst } from '../bot/worth';
import { caused } from '../because';
import {
	encounterOf,
	hasUsed,
	mainPlayer,
	otherSide,
	playerOf,
	sideOfMain,
	timingOrder
} from '../board';
import { HAND, flareOf } from '../cards';
import { discardCards, drawToHand } from '../hands';
import { takeAtRandom } from '../modules/rewards/backs';
import { someOfHand } from '../ownhand';
import { formsOf } from '../play';
import type { Choice } from '../../../core';
import type { Sight } from '../bot/sight';
import type { Play, Step } from '../play';
import type { Board, CardId, SeatId, Side } from '../types';
import type { Alien } from './alien';
import { MAIN } from './timing';

/** Cards the super flare may discard. */
const MOST_DISCARDED = 3;

const heldBy = (board: Board, seat: SeatId): number => playerOf(board, seat).hand.length;

const othersWithCards = (board: Board, seat: SeatId): SeatId[] =>
	timingOrder(board).filter((other) => other !== seat && heldBy(board, other) > 0);

/** Whether a card can be drawn without a cosmic quake (CE-19.3). */
const hasDeck = ({ board, vault }: Play): boolean => vault.deck.length + board.discard.length > 0;

/** Takes a card of each of these hands at random. */
function takeOneEach(play: Play, seat: SeatId, from: readonly SeatId[]): void {
	for (const other of from.toReversed()) takeAtRandom(play, seat, other);
}

declare module '../play' {
	interface Steps {
		'mutant.refill': { readonly seat: SeatId };
		'mutant.shed': { readonly seat: SeatId };
	}
}

/** CE-16.3: once it is used, the hand is filled as far as there are cards. */
const refill: Step = {
	draw: formsOf('mutant.refill').ask({
		ask: (play, { seat }) => {
			const { board } = play;
			const n = HAND - heldBy(board, seat);
			const hands = othersWithCards(board, seat).map((other) => ({
				...seatChoice(other),
				note: msg('{n, plural, one {# card} other {# cards}}', { n: heldBy(board, other) })
			}));
			const choices: Choice<'deck' | SeatId>[] = [
				...(hasDeck(play) ? [{ id: 'deck' as const, say: msg('Draw from the deck') }] : []),
				...hands
			];
			if (n <= 0 || choices.length === 0) return null;
			return {
				...caused(play),
				seat,
				rule: 'CE-16.3',
				say: msg(
					'From where do you take the next card? {n, plural, one {It is the last.} other {# are to come.}}',
					{ n }
				),
				shape: { type: 'one', choices },
				fallback: { pick: choices[0]?.id ?? 'deck' }
			};
		},
		then: (play, _frame, { pick }, seat) => {
			if (pick === 'deck') drawToHand(play, seat, 1);
			else takeOneEach(play, seat, [pick]);
			return 'draw';
		}
	})
};

const shed: Step = {
	discard: formsOf('mutant.shed').ask({
		ask: (play, { seat }) => {
			const asked = someOfHand(play, seat, {
				rule: 'CE-15.5',
				say: msg('Discard up to three cards'),
				min: 0,
				max: MOST_DISCARDED
			});
			return asked && { ...asked, fallback: { picks: [] } };
		},
		then: (play, _frame, { picks }, seat) => {
			discardCards(play, seat, picks, 'CE-15.5');
		}
	})
};

/** A bot takes from those it fights, then from whoever has most: a card less for a rival. */
const source = (sight: Sight, id: string): number => {
	const seat = rivalsOf(sight).find((other) => other === id);
	if (!seat) return 0;
	const mine = sideOf(sight, sight.me);
	const against = sideOf(sight, seat) === (mine && opposing(mine)) ? 1 : 0;
	return 100 * against + (sight.open.players[seat]?.hand ?? 0);
};

const FLARE = flareOf('mutant');

/** Cards that fill a hand of so many. */
const filled = (held: number): number => Math.max(0, HAND - held);

/**
 * What a bot had best discard of these before its hand is filled, the flare coming back to them, and what it
 * gains by that: of more than eight cards not each one is made good.
 */
function shedding(cards: readonly CardId[]): { cards: CardId[]; gain: number } {
	const held = cards.length + 1;
	const worst = worstFirst(cards);
	let best: { cards: CardId[]; gain: number } = { cards: [], gain: 0 };
	for (let n = 1; n <= MOST_DISCARDED; n++) {
		const gone = worst.slice(0, n);
		const gain =
			(filled(held - gone.length) - filled(held)) * UNSEEN_CARD - sumOf(gone, worthOfCard);
		if (gain > best.gain) best = { cards: gone, gain };
	}
	return best;
}

/** The main player on the other side and its allies, as far as they hold cards. */
function opponents(board: Board, seat: SeatId): SeatId[] {
	const side = sideOfMain(board, seat);
	if (!side) return [];
	const other = otherSide(side);
	const allies = encounterOf(board).allies[other];
	return timingOrder(board).filter(
		(one) => (one === mainPlayer(board, other) || allies.includes(one)) && heldBy(board, one) > 0
	);
}

/** Whether this main player has won, or made a deal. */
function succeeded({ encounter }: Board, side: Side | null): boolean {
	const outcome = encounter?.outcome;
	return outcome?.type === 'deal' || (outcome?.type === 'won' && outcome.side === side);
}

export const mutant: Alien = {
	words: {
		name: msg('Mutant'),
		power: msg('Regenerate'),
		gist: msg('Draws up to a full hand, from others too'),
		text: msg(
			'As a main player, before allies are invited, you may *use* this power with fewer than eight cards in hand: take cards until you have eight. Take each of them from the deck or, at random, from another player’s hand, as you like.'
		),
		usage: 'optional',
		alert: 'green',
		timing: { roles: MAIN, phases: ['alliance'] },
		setup: null,
		wild: {
			text: msg(
				'As a main player, when you have won or made a deal, take a card at random from your opponent and from each of their allies.'
			),
			timing: { roles: MAIN, phases: ['resolution'] }
		},
		super: {
			text: msg(
				'As a main player, before allies are invited, discard up to three cards; your power then fills your hand as ever.'
			),
			timing: { roles: MAIN, phases: ['alliance'] }
		},
		rulings: [
			msg('Each card may come from somewhere else; it is seen before the next is taken.'),
			msg(
				'It ends at eight cards, or when nobody else has any and the deck and the discards are out.'
			),
			msg('Allies count for the wild flare although a deal has sent their ships home.')
		]
	},
	liked: 11,
	power: {
		uses: {
			refill: {
				moments: ['alliance.before'],
				roles: MAIN,
				open: (play, { seat }) =>
					heldBy(play.board, seat) < HAND &&
					(hasDeck(play) || othersWithCards(play.board, seat).length > 0),
				say: msg('take cards until they hold eight'),
				yours: msg('take cards until you hold eight'),
				worth: ({ own }) => filled(own.hand.length) * UNSEEN_CARD,
				harms: decidesFights,
				apply: (play, { seat }) => play.push('mutant.refill', { seat })
			}
		}
	},
	wild: {
		uses: {
			take: {
				moments: ['resolution.settled'],
				roles: MAIN,
				open: ({ board }, { seat }) =>
					succeeded(board, sideOfMain(board, seat)) && opponents(board, seat).length > 0,
				say: msg('take a card of the opponent and of each of their allies'),
				worth: always(UNSEEN_CARD),
				apply: (play, { seat }) => takeOneEach(play, seat, opponents(play.board, seat))
			}
		}
	},
	super: {
		uses: {
			shed: {
				moments: ['alliance.before'],
				roles: MAIN,
				// The flare itself is one of the cards; and once the hand was filled it is too late.
				open: ({ board }, { seat }) =>
					heldBy(board, seat) > 1 &&
					!hasUsed(board, { seat, source: 'power', id: 'mutant', use: 'refill' }),
				say: msg('discard up to three cards first'),
				// With what the power brings: it comes afterwards, and not the other way round.
				worth: ({ own }) => {
					const { gain } = shedding(own.hand.filter((card) => card !== FLARE));
					return gain > 0 ? gain + filled(own.hand.length) * UNSEEN_CARD : 0;
				},
				apply: (play, { seat }) => play.push('mutant.shed', { seat })
			}
		}
	},
	steps: { refill, shed },
	questions: {
		'refill.draw': {
			deed: msg('take cards until there are eight'),
			why: { is: 'likely good' },
			sends: { some: template('Take a card: {what}') },
			answer: (sight, shape) => pickBest(shape, (id) => source(sight, id))
		},
		'shed.discard': {
			deed: msg('discard up to three cards'),
			why: { is: 'worst cards' },
			sends: { none: msg('Discard none'), some: template('Discard {what}') },
			answer: (_sight, shape) => ({ picks: shedding(idsOf(shape)).cards })
		}
	}
};
