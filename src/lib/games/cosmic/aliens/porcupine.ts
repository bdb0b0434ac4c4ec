/** Needle: about to lose, it throws its cards into the scales. */
import { msg, template } from '../../../core';
import { bestOf, sumOf } from '../../kit';
import { lowWins } from '../bot/odds';
import { always, decidesFights, gainOf } from '../bot/wishes';
import { fightIn, worthOfCard, worstFirst } from '../bot/worth';
import { bothAttack, encounterOf, otherSide, playerOf, sideOf } from '../board';
import { cardName } from '../cards';
import { declaresOwn } from '../declared';
import { discardCards } from '../hands';
import { showCardOf } from '../looks';
import { note, noteOf } from '../notes';
import { cardChoices, stillHeld } from '../ownhand';
import { standsAt } from '../stands';
import { asking } from '../use';
import { value } from '../values';
import type { Choice } from '../../../core';
import type { SomeOf } from '../../kit';
import type { Sight } from '../bot/sight';
import type { Play } from '../play';
import type { CardId, SeatId } from '../types';
import type { Alien } from './alien';
import { INVOLVED, MAIN } from './timing';

/** What a card counts by the super flare. */
const BARBED = 3;
const FLARE: CardId = 'flare:porcupine';

declare module '../notes' {
	interface Notes {
		/** What each card thrown in counts, where that is not one. */
		readonly porcupine: number;
	}
}

/** Whether it adds to its total or takes from it. */
const SIGNS = { add: 1, subtract: -1 } as const;
type How = keyof typeof SIGNS;

/** Whether two attacks lie open and the side of this seat would lose as it stands, what turns the outcome round included. */
function isLosing(play: Play, seat: SeatId): boolean {
	const { board } = play;
	const side = sideOf(board, seat);
	const stands = standsAt(encounterOf(board));
	if (!side || !bothAttack(board) || !stands || stands === 'bothLose') return false;
	return value(play, 'winner', stands, null) === otherSide(side);
}

/** Some of these cards. */
const someOf = (cards: readonly CardId[]): SomeOf<CardId> => ({
	type: 'some',
	choices: cardChoices(cards),
	min: 1,
	max: cards.length
});

/** What each card counts that a bot throws in, and which it may throw: by the super flare more, which it then keeps. */
const inHand = ({ own: { hand } }: Sight): { readonly each: number; readonly cards: CardId[] } => ({
	each: hand.includes(FLARE) ? BARBED : 1,
	cards: hand.filter((card) => card !== FLARE)
});

/** How a bot that is losing does best by throwing in the cards it can best do without; null: it has none. */
function turning(
	sight: Sight
): { readonly how: How; readonly cards: readonly CardId[]; readonly gain: number } | null {
	const fight = fightIn(sight);
	if (!fight) return null;
	const { each, cards } = inHand(sight);
	const worst = worstFirst(cards);
	// Where the smaller total wins, or the outcome is turned round, less is better.
	const how: How = lowWins(sight, fight) === sight.turned ? 'add' : 'subtract';
	const tried = worst.map((_, i) => {
		const thrown = worst.slice(0, i + 1);
		const extra = SIGNS[how] * thrown.length * each;
		return { how, cards: thrown, gain: gainOf(sight, fight, extra) - sumOf(thrown, worthOfCard) };
	});
	return bestOf(tried, ({ gain }) => gain) ?? null;
}

/** What a bot gains by showing so many cards, the flare among them. */
function shownGain(sight: Sight, n: number): number {
	const fight = fightIn(sight);
	return fight ? gainOf(sight, fight, n) : 0;
}

export const porcupine: Alien = {
	words: {
		name: msg('Porcupine'),
		power: msg('Needle'),
		gist: msg('Throws cards away to turn a fight it is losing'),
		text: msg(
			'As a main player or ally, when two attacks were revealed and your side is about to lose, you may *use* this power to discard any number of cards: add as much to your side’s total, or subtract it.'
		),
		usage: 'optional',
		alert: 'yellow',
		timing: { roles: INVOLVED, phases: ['reveal'] },
		setup: null,
		wild: {
			text: msg(
				'As a main player, when two attacks were revealed, show any number of cards of your hand: each adds 1 to your total, and so does this flare.'
			),
			timing: { roles: MAIN, phases: ['reveal'] }
		},
		super: {
			text: msg('Each card that you discard by your power counts 3.'),
			timing: { roles: INVOLVED, phases: ['reveal'] }
		},
		rulings: [
			msg('About to lose is whoever would lose if nothing more were done.'),
			msg('The cards are named with the use; stopped, you keep them.'),
			msg('You may use it once in an encounter.'),
			msg('Cards that were shown stay in your hand.')
		]
	},
	set: 'storm',
	liked: 12,
	power: {
		uses: {
			needle: asking({
				moments: ['reveal.values'],
				roles: INVOLVED,
				once: true,
				open: (play, { seat }) =>
					playerOf(play.board, seat).hand.length > 0 && isLosing(play, seat),
				ask: ({ board }, { seat }) => {
					const { hand } = playerOf(board, seat);
					if (hand.length === 0) return null;
					const then = someOf(hand);
					const choices: (Choice<How> & { readonly then: SomeOf<CardId> })[] = [
						{ id: 'add', say: msg('Add to your side’s total'), then },
						{ id: 'subtract', say: msg('Subtract from your side’s total'), then }
					];
					return { type: 'one', choices };
				},
				say: msg('discard cards to change their side’s total'),
				yours: msg('discard cards to change your side’s total'),
				sends: template('Discard {n, plural, one {a card} other {# cards}}'),
				worth: (sight) => turning(sight)?.gain ?? 0,
				choose: (sight) => {
					const turned = turning(sight);
					return turned && { pick: turned.how, then: { picks: turned.cards } };
				},
				harms: decidesFights,
				apply: (play, { seat }, { pick, then: { picks } }) => {
					const side = sideOf(play.board, seat);
					if (!side) return;
					const gone = discardCards(play, seat, stillHeld(play, seat, picks), 'CE-15.5');
					encounterOf(play.board).added[side] +=
						SIGNS[pick] * gone.length * (noteOf(play, 'porcupine') ?? 1);
				}
			})
		}
	},
	wild: {
		uses: {
			show: asking({
				moments: ['reveal.values'],
				roles: MAIN,
				open: ({ board }) => bothAttack(board),
				ask: ({ board }, { seat, card }) => {
					const others = playerOf(board, seat).hand.filter((held) => held !== card);
					return { ...someOf(others), min: 0 };
				},
				say: msg('show cards, each of which adds 1'),
				sends: template('Show {n, plural, =0 {none} one {a card} other {# cards}}'),
				worth: (sight) => shownGain(sight, sight.own.hand.length),
				choose: (sight, { choices }) => {
					const ids = choices.map(({ id }) => id);
					// Of those that do as much the first: no more than it takes.
					const n = bestOf([0, ...ids.map((_, i) => i + 1)], (shown) =>
						shownGain(sight, shown + 1)
					);
					return { picks: ids.slice(0, n) };
				},
				apply: (play, { seat }, { picks }) => {
					const side = sideOf(play.board, seat);
					if (!side) return;
					const cards = stillHeld(play, seat, picks);
					if (cards.length > 0)
						play.say(
							msg('{who} shows {cards}.', { who: seat, cards: { and: cards.map(cardName) } }),
							'CE-16.24'
						);
					for (const held of cards) showCardOf(play, seat, held);
					encounterOf(play.board).added[side] += cards.length + 1;
				}
			})
		}
	},
	super: {
		uses: {
			barb: {
				moments: ['use.declared'],
				roles: INVOLVED,
				open: declaresOwn,
				say: msg('each card counts 3'),
				// It has reckoned with that as it named the cards.
				worth: always(0.05),
				harms: decidesFights,
				apply: (play) => note(play, 'porcupine', BARBED)
			}
		}
	}
};
