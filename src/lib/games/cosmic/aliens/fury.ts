/** Vengeance: what it has lost fights on. */
import { msg } from '../../../core';
import { bestOf, pickBest } from '../../kit';
import { worthOfLaid } from '../bot/odds';
import { shipsOn, sideOf as sideIn } from '../bot/sight';
import { always, decidesFights, trifling } from '../bot/wishes';
import { SHIP, fightIn } from '../bot/worth';
import { caused } from '../because';
import { placesOf, playerOf, shipsAt, whereName } from '../board';
import { declaredUse, declaresOwn } from '../declared';
import { note, noteOf } from '../notes';
import { formsOf } from '../play';
import { removable, removeShips } from '../ships';
import { PHASES, ROLES } from '../types';
import { asking } from '../use';
import type { Answer, Choice, Shape } from '../../../core';
import type { OneOf } from '../../kit';
import type { Sight } from '../bot/sight';
import type { Play, Step } from '../play';
import type { Board, PlanetId, SeatId } from '../types';
import type { Alien } from './alien';
import { addsToSide, seenAdded } from './added';
import { hasLost, opponentsOf } from './granted';
import { INVOLVED, MAIN } from './timing';
import { gainTokens, spendTokens } from './tokens';

/** What each token adds or takes away. */
const EACH = 3;
/** What a token kept is worth to a bot, and how many it reckons with at most. */
const TOKEN = 0.06;
const MOST_RECKONED = 10;

const SIGNS = ['add', 'subtract'] as const;
type Sign = (typeof SIGNS)[number];
/** The choice to spend no token. */
const NONE = 'none';

declare module '../notes' {
	interface Notes {
		/** The tokens it spends stay. */
		readonly fury: true;
	}
}

declare module '../play' {
	interface Steps {
		/** Each of these takes one of their ships out of the game. */
		'fury.avenge': { readonly of: readonly SeatId[] };
	}
}

/** Ships of a seat that the loss that is answered has sent to the warp or out of the game. */
function fallen(play: Play, seat: SeatId): number {
	const { lost = {}, gone = {} } = play.within('lose');
	return (lost[seat] ?? 0) + (gone[seat] ?? 0);
}

/** Who stands against it, and has a ship that may leave the game (CE-20.13). */
const victims = (board: Board, seat: SeatId): SeatId[] =>
	opponentsOf(board, seat).filter(
		(other) => removable(board, other) > 0 && placesOf(board, other).length > 0
	);

type Spending = OneOf<Choice<Sign | typeof NONE>>;

/** To spend none, or some with either sign. */
const spending = (n: number): Spending => ({
	type: 'one',
	choices: [
		...SIGNS.map((sign): Choice<Sign> => ({
			id: sign,
			say: msg('{sign, select, add {Add} other {Subtract}} {each} for each token', {
				sign,
				each: EACH
			}),
			then: { type: 'amount', min: 1, max: n }
		})),
		{ id: NONE, say: msg('Spend no token') }
	]
});

interface Spent {
	readonly pick: Sign | typeof NONE;
	readonly then?: Answer;
}

/** How many tokens are spent; less than nothing: to subtract. */
function spentBy({ pick, then }: Spent): number {
	if (pick === NONE || !then || !('amount' in then)) return 0;
	return pick === 'add' ? then.amount : -then.amount;
}

/** How many tokens a bot had best spend, less than nothing to subtract, and what it gains by that. */
function bestSpending(sight: Sight, price: number): { readonly n: number; readonly gain: number } {
	const fight = fightIn(sight);
	const side = sideIn(sight, sight.me);
	if (!fight || !side) return { n: 0, gain: 0 };
	const most = Math.min(MOST_RECKONED, sight.open.players[sight.me]?.tokens ?? 0);
	const asItIs = worthOfLaid(sight, fight);
	const counts = Array.from({ length: 2 * most + 1 }, (_, i) => i - most);
	const gainOf = (n: number): number =>
		worthOfLaid(sight, fight, { [side]: EACH * n }) - asItIs - Math.abs(n) * price;
	const n = bestOf(counts, (count) => (count === 0 ? 0 : gainOf(count))) ?? 0;
	return { n, gain: n === 0 ? 0 : gainOf(n) };
}

/** What a token costs a bot that spends it. */
const priceOf = (sight: Sight): number => (sight.open.encounter?.notes.fury ? 0 : TOKEN);

const avenge: Step = {
	which: formsOf('fury.avenge').each({
		seats: (_play, { of }) => of,
		ask: (play, _frame, seat) => {
			const { board } = play;
			const places = placesOf(board, seat);
			return removable(board, seat) === 0 || places.length === 0
				? null
				: {
						...caused(play),
						seat,
						rule: 'CE-20.13',
						say: msg('One of your ships leaves the game. From where?'),
						shape: {
							type: 'one',
							choices: places.map((where) => ({
								id: where,
								say: whereName(where),
								on: where,
								note: msg('{n, plural, one {# ship} other {# ships}} there', {
									n: shipsAt(board, seat, where)
								})
							}))
						},
						fallback: {
							pick: bestOf(places, (where) => shipsAt(board, seat, where)) ?? places[0] ?? 'gate'
						}
					};
		},
		then: (play, _frame, { pick }, seat) => {
			removeShips(play, [{ seat, n: 1, from: pick }]);
		}
	})
};

/** Off its largest colony. */
const leastMissed = (sight: Sight, shape: Shape): Answer | null =>
	pickBest(shape, (id) => shipsOn(sight, id as PlanetId)[sight.me] ?? 0);

export const fury: Alien = {
	words: {
		name: msg('Fury'),
		power: msg('Vengeance'),
		gist: msg('Fights with what it has lost'),
		text: msg(
			'Whenever ships of yours go to the warp or leave the game, you *use* this power: put a token on this sheet for each. As a main player or ally with tokens, once both cards lie face down, you *use* it to spend as many of them as you like, or none: each adds 3 to your side’s total, or each subtracts 3.'
		),
		usage: 'mandatory',
		alert: 'green',
		timing: { roles: ROLES, phases: PHASES },
		setup: null,
		wild: {
			text: msg(
				'As a main player who has lost, each player on the other side takes one of their ships out of the game. Nobody is left with fewer ships than the foreign colonies it takes to win.'
			),
			timing: { roles: MAIN, phases: ['resolution'] }
		},
		super: {
			text: msg('The tokens you spend stay on this sheet.'),
			timing: { roles: INVOLVED, phases: ['planning'] }
		},
		rulings: [
			msg('These are two uses; whichever is stopped, both are off until the encounter ends.'),
			msg('All tokens that are spent in an encounter add, or all subtract.'),
			msg('They count where totals are compared; spent in vain they are gone as well.'),
			msg(
				'Ships that were saved bring nothing. One that leaves the game out of the warp brings no second token.'
			),
			msg('For the wild flare each owner picks a ship from anywhere but the warp.'),
			msg('Tokens lie open for all to see.')
		]
	},
	set: 'incursion',
	liked: 12,
	tokens: true,
	power: {
		uses: {
			gather: {
				moments: ['ships.lost'],
				mandatory: true,
				open: (play, { seat }) => fallen(play, seat) > 0,
				say: msg('gain a token for each ship they have lost'),
				yours: msg('gain a token for each ship you have lost'),
				harms: trifling,
				apply: (play, { seat }) => gainTokens(play, seat, fallen(play, seat), 'CE-2.8')
			},
			spend: asking({
				moments: ['planning.selected'],
				roles: INVOLVED,
				mandatory: true,
				once: true,
				open: ({ board }, { seat }) => playerOf(board, seat).tokens > 0,
				ask: ({ board }, { seat }) => spending(playerOf(board, seat).tokens),
				asks: msg('Do you spend tokens?'),
				say: msg('spend tokens to change the total of their side'),
				yours: msg('spend tokens to change the total of your side'),
				harms: decidesFights,
				choose: (sight): Spent => {
					const { n } = bestSpending(sight, priceOf(sight));
					return n === 0
						? { pick: NONE }
						: { pick: n > 0 ? 'add' : 'subtract', then: { amount: Math.abs(n) } };
				},
				bends: seenAdded('fury', 'power'),
				amount: (answer) => EACH * spentBy(answer),
				apply: (play, { seat }, answer) => {
					const n = Math.abs(spentBy(answer));
					if (n > 0 && !noteOf(play, 'fury')) spendTokens(play, seat, n, 'CE-2.8');
				},
				lasting: addsToSide
			})
		}
	},
	wild: {
		uses: {
			avenge: {
				moments: ['resolution.settled'],
				roles: MAIN,
				open: ({ board }, { seat }) => hasLost(board, seat) && victims(board, seat).length > 0,
				say: msg('each player on the other side takes a ship out of the game'),
				worth: always(SHIP),
				apply: (play, { seat }) => play.push('fury.avenge', { of: victims(play.board, seat) })
			}
		}
	},
	super: {
		uses: {
			keep: {
				moments: ['use.declared'],
				roles: INVOLVED,
				open: (play, me) => declaresOwn(play, me) && declaredUse(play).use === 'spend',
				say: msg('the tokens they spend stay'),
				yours: msg('the tokens you spend stay'),
				worth: (sight) => bestSpending(sight, 0).gain,
				apply: (play) => note(play, 'fury', true)
			}
		}
	},
	steps: { avenge },
	questions: {
		'avenge.which': {
			deed: msg('take a ship out of the game'),
			why: { is: 'costs less' },
			answer: leastMissed
		}
	}
};
