/** Exchange: cards for ships, and ships for cards. */
import { msg, template } from '../../../core';
import { fromFirst, ranked, splitOver, sumOf, totalOf } from '../../kit';
import { homesNeeded, homesOf } from '../bot/sight';
import { UNSEEN_CARD, always, trifling, warpOf } from '../bot/wishes';
import { SHIP, worstFirst, worthOfCard } from '../bot/worth';
import { caused } from '../because';
import { coloniesOf, entriesOf, holding, playerOf, whereName } from '../board';
import { discardCards, drawToHand } from '../hands';
import { cardChoices, stillHeld } from '../ownhand';
import { formsOf } from '../play';
import { retrievalsDue, shipsToFree } from '../retrieval';
import { doomedOf, homesWithout, save } from '../saved';
import { loseAtRandom } from '../steps/atRandom';
import { keepInWarp, returning } from '../steps/home';
import { PHASES, ROLES } from '../types';
import { asking } from '../use';
import type { Place } from '../../../core';
import type { SomeOf, SplitOf } from '../../kit';
import type { Where } from '../board';
import type { Sight } from '../bot/sight';
import type { Play, Step } from '../play';
import type { Board, CardId, SeatId } from '../types';
import type { Alien } from './alien';
import { hasLost, opponentsOf } from './granted';
import { ALLY, IN_EACH_PHASE } from './timing';

declare module '../play' {
	interface Steps {
		/** It says which of its ships are saved. */
		'converter.save': { readonly seat: SeatId; readonly n: number };
		/** It says how many of so many are ships, the rest cards. */
		'converter.trade': { readonly seat: SeatId; readonly n: number };
	}
}

/** Its ships about to be lost that have a colony to come home to. */
function savable(play: Play, seat: SeatId): number {
	const doomed = doomedOf(play, seat);
	return homesWithout(play, seat, doomed).length > 0 ? totalOf(doomed) : 0;
}

/** Any cards of its hand but the one it plays, one at least. */
function cardsOf(
	{ board }: Play,
	seat: SeatId,
	most: number,
	but: CardId | null
): SomeOf<CardId> | null {
	const cards = playerOf(board, seat).hand.filter((card) => card !== but);
	const max = Math.min(most, cards.length);
	return max < 1 ? null : { type: 'some', choices: cardChoices(cards), min: 1, max };
}

/** Which of them: of several places it says from where. */
const doomedPlaces = (play: Play, seat: SeatId, n: number): SplitOf<Where> | null => {
	const places = entriesOf(doomedOf(play, seat)).map(([where, max]): Place<Where> => ({
		id: where,
		say: whereName(where),
		on: where,
		max
	}));
	const shape = splitOver(places, n, n);
	return shape && places.length > 1 ? shape : null;
};

const saving: Step = {
	which: formsOf('converter.save').ask({
		ask: (play, { seat, n }) => {
			const shape = doomedPlaces(play, seat, n);
			return (
				shape && {
					...caused(play),
					seat,
					rule: 'CE-16.1',
					say: msg('{n, plural, one {# ship is} other {# ships are}} saved. From where?', { n }),
					shape,
					fallback: 'random'
				}
			);
		},
		then: (play, _frame, { split }, seat) => save(play, seat, split)
	})
};

/** Its ships come home for cards it has discarded: from one place, or from where it says. */
function saveSome(play: Play, seat: SeatId, cards: number): void {
	const n = Math.min(cards, savable(play, seat));
	const [where, ...more] = entriesOf(doomedOf(play, seat)).map(([one]) => one);
	if (n === 0 || where === undefined) return;
	if (more.length === 0) save(play, seat, { [where]: n });
	else if (n === totalOf(doomedOf(play, seat))) save(play, seat, doomedOf(play, seat));
	else play.push('converter.save', { seat, n });
}

/** Ships it can get back by now: it has a colony for them. */
const freeable = (play: Play, seat: SeatId): number =>
	coloniesOf(play.board, seat).length > 0 ? shipsToFree(play, seat) : 0;

const trading: Step = {
	how: formsOf('converter.trade').ask({
		ask: (play, { seat, n }) => ({
			...caused(play),
			seat,
			rule: 'CE-16.1',
			say: msg('How many of {n} as ships from the warp? The rest are cards.', { n }),
			shape: { type: 'amount', min: 0, max: Math.min(n, freeable(play, seat)) },
			fallback: { amount: 0 }
		}),
		then: (play, { n }, { amount: ships }, seat) => {
			if (ships > 0) play.push('home', { from: 'warp', ships: { [seat]: ships } });
			drawToHand(play, seat, n - ships);
		}
	})
};

/** Whom its defeat as an ally costs a card: all on the other side that hold any. */
const winners = (board: Board, seat: SeatId): SeatId[] =>
	hasLost(board, seat) ? holding(board, opponentsOf(board, seat)) : [];

// What a bot makes of it

/** What a ship is worth to a bot now: more as it has hardly enough homes. */
const shipNow = (sight: Sight): number =>
	homesOf(sight, sight.me) <= homesNeeded(sight) ? 2 * SHIP : SHIP;

/** Cards it would rather be without than a ship. */
const spareCards = (sight: Sight): CardId[] =>
	worstFirst(sight.own.hand).filter((card) => worthOfCard(card) < shipNow(sight));

/** Cards with which a hand needs no more. */
const FULL = 7;

const lacksCards = (sight: Sight): boolean =>
	sight.own.hand.length < FULL && homesOf(sight, sight.me) > homesNeeded(sight);

/** Low cards, for new ones. */
const poor = (sight: Sight): CardId[] =>
	worstFirst(sight.own.hand).filter((card) => worthOfCard(card) < UNSEEN_CARD / 2);

export const converter: Alien = {
	words: {
		name: msg('Converter'),
		power: msg('Exchange'),
		gist: msg('Pays ships with cards, and takes cards for ships'),
		text: msg(
			'When ships of yours are about to be lost, you may *use* this power to discard cards of your hand: so many of these ships come home instead. When ships of yours are about to come back from the warp, you may *use* it to draw a card for any of them instead; these stay there.'
		),
		usage: 'optional',
		alert: 'yellow',
		timing: { roles: ROLES, phases: PHASES },
		setup: null,
		wild: {
			text: msg(
				'As an ally whose side has lost, have each player of the other side discard a card at random.'
			),
			timing: { roles: ALLY, phases: ['resolution'] }
		},
		super: {
			text: msg(
				'Discard any number of cards of your hand, and for each get a ship back from the warp or draw a card, as you like.'
			),
			timing: { roles: ROLES, phases: [] }
		},
		rulings: [
			msg('Without another colony to come home to no ship is saved.'),
			msg('Which ships are saved you say once the cards are discarded.'),
			msg('Stopped, the cards that you have named stay in your hand.'),
			msg('The ship that comes back in regroup may be a card, too.'),
			msg('Ships that come from the warp straight into the encounter are none that come back.'),
			msg('With the super flare the cards go first, and then you say how many are ships.')
		]
	},
	set: 'storm',
	liked: 11,
	power: {
		uses: {
			save: asking({
				moments: ['ships.losing'],
				open: (play, { seat }) =>
					savable(play, seat) > 0 && playerOf(play.board, seat).hand.length > 0,
				ask: (play, { seat }) => cardsOf(play, seat, savable(play, seat), null),
				say: msg('discard cards, and as many ships come home'),
				sends: template('Discard {first} for as many ships'),
				worth: (sight) =>
					sumOf(spareCards(sight).slice(0, 1), (card) => shipNow(sight) - worthOfCard(card)),
				choose: (sight, { max, choices }) => {
					const spare = spareCards(sight).filter((card) => choices.some(({ id }) => id === card));
					return spare.length > 0 ? { picks: spare.slice(0, max) } : null;
				},
				harms: trifling,
				apply: (play, { seat }, { picks }) => {
					// What answered it may have saved some: no more cards go than ships come home.
					const cards = stillHeld(play, seat, picks).slice(0, savable(play, seat));
					// Pushed first, so done once what answers the discard is done.
					saveSome(play, seat, cards.length);
					discardCards(play, seat, cards, 'CE-15.5');
				}
			}),
			draw: asking({
				moments: ['ships.returning'],
				open: (play, { seat }) => returning(play, seat) > 0,
				ask: (play, { seat }) => ({ type: 'amount', min: 1, max: returning(play, seat) }),
				say: msg('draw cards instead of ships'),
				sends: template('Draw {n, plural, one {a card} other {# cards}} instead'),
				worth: (sight) => (lacksCards(sight) ? UNSEEN_CARD - SHIP : 0),
				choose: (_sight, { max }) => ({ amount: max }),
				harms: trifling,
				apply: (play, { seat }, { amount }) => {
					const n = Math.min(amount, returning(play, seat));
					keepInWarp(play, seat, n);
					drawToHand(play, seat, n);
				}
			}),
			regroup: asking({
				moments: ['regroup.retrieve'],
				roles: ['offense'],
				open: (play, { seat }) => retrievalsDue(play, seat, play.find('encounter')?.retrieved) > 0,
				ask: (play, { seat }) => ({
					type: 'amount',
					min: 1,
					max: retrievalsDue(play, seat, play.find('encounter')?.retrieved)
				}),
				say: msg('draw cards instead of ships'),
				sends: template('Draw {n, plural, one {a card} other {# cards}} instead'),
				worth: (sight) => (lacksCards(sight) ? UNSEEN_CARD - SHIP : 0),
				choose: (_sight, { max }) => ({ amount: max }),
				harms: trifling,
				apply: (play, { seat }, { amount }) => {
					const frame = play.within('encounter');
					const n = Math.min(amount, retrievalsDue(play, seat, frame.retrieved));
					frame.retrieved = (frame.retrieved ?? 0) + n;
					drawToHand(play, seat, n);
				}
			})
		}
	},
	wild: {
		uses: {
			drain: {
				moments: ['resolution.settled'],
				roles: ALLY,
				open: ({ board }, { seat }) => winners(board, seat).length > 0,
				say: msg('each winner discards a card at random'),
				worth: always(UNSEEN_CARD / 2),
				harms: trifling,
				apply: (play, { seat }) => {
					const due = winners(play.board, seat).map((other) => ({ seat: other, n: 1 }));
					loseAtRandom(play, due, 'CE-15.5');
				}
			}
		}
	},
	super: {
		uses: {
			trade: asking({
				moments: IN_EACH_PHASE,
				ask: (play, { seat, card }) => cardsOf(play, seat, Infinity, card),
				say: msg('discard cards for as many ships and cards'),
				sends: template('Discard {first} for as many ships and cards'),
				worth: (sight) => sumOf(poor(sight), (card) => UNSEEN_CARD - worthOfCard(card)) - 0.02,
				choose: (sight, { choices }) => {
					const low = poor(sight).filter((card) => choices.some(({ id }) => id === card));
					return low.length > 0 ? { picks: low } : null;
				},
				harms: trifling,
				apply: (play, { seat }, { picks }) => {
					const cards = stillHeld(play, seat, picks);
					if (cards.length === 0) return;
					play.push('converter.trade', { seat, n: cards.length });
					discardCards(play, seat, cards, 'CE-15.5');
				}
			})
		}
	},
	steps: { save: saving, trade: trading },
	questions: {
		'save.which': {
			deed: msg('choose ships that are saved'),
			why: { is: 'best place' },
			// Those of the smallest colonies, which would end.
			answer: (_sight, shape) => {
				if (shape.type !== 'split') return null;
				const order = ranked(shape.places, ({ max }) => -max);
				return { split: fromFirst(order, shape.min) };
			}
		},
		'trade.how': {
			deed: msg('say what they get for their cards'),
			why: { is: 'does most' },
			answer: (sight, shape) =>
				shape.type === 'amount'
					? { amount: lacksCards(sight) ? 0 : Math.min(shape.max, warpOf(sight)) }
					: null
		}
	}
};
