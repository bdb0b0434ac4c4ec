/** Leadership: who follows it is provided for, and so is it. */
import { msg, template } from '../../../core';
import { pickBest, sumOf } from '../../kit';
import { endingNow, lowWins } from '../bot/odds';
import { opposing, sideOf as sideIn } from '../bot/sight';
import { trifling, wantedSide } from '../bot/wishes';
import { fightIn, worthOfEnding } from '../bot/worth';
import { caused } from '../because';
import {
	alliedShips,
	bothAttack,
	encounterOf,
	entriesOf,
	otherSide,
	sideOfMain,
	timingOrder
} from '../board';
import { kindOf, numberOf } from '../cards';
import { discardCards, drawToHand } from '../hands';
import { stillHeld } from '../ownhand';
import { formsOf } from '../play';
import { standsAt } from '../stands';
import { reinforcedBy, reinforcing } from '../steps/reinforce';
import type { Answer, Choice, Shape } from '../../../core';
import type { OneOf } from '../../kit';
import type { Sight } from '../bot/sight';
import type { Play, Step } from '../play';
import type { Reinforcing } from '../steps/reinforce';
import type { Board, CardId, SeatId, Side } from '../types';
import type { Alien } from './alien';
import { addsToSide, seenAdded } from './added';
import { MAIN } from './timing';

/** What each ship of its allies adds by the super flare. */
const ADDED = 2;
/** What a card that is drawn adds, about: one in six is a reinforcement. */
const LIKELY = 0.7;
/** The choice to play none, and to draw none. */
const NONE = 'none';

declare module '../play' {
	interface Steps {
		'general.provide': { readonly seat: SeatId };
		'general.muster': {
			readonly seat: SeatId;
			readonly n: number;
			/** The cards it has drawn, as they are called in its hand. */
			drawn?: readonly CardId[];
		};
	}
}

/** Its allies in timing order. */
function alliesOf(board: Board, seat: SeatId): SeatId[] {
	const side = sideOfMain(board, seat);
	const allies = side ? encounterOf(board).allies[side] : [];
	return timingOrder(board).filter((other) => allies.includes(other));
}

/** Ships of its allies in the encounter. */
function followers(board: Board, seat: SeatId): number {
	const side = sideOfMain(board, seat);
	return side ? sumOf(entriesOf(alliedShips(board, side)), ([, n]) => n) : 0;
}

/** Whether this main player loses as the totals stand. */
function isLosing(board: Board, seat: SeatId): boolean {
	const side = sideOfMain(board, seat);
	return side !== null && bothAttack(board) && standsAt(encounterOf(board)) === otherSide(side);
}

const providing = formsOf('general.provide');

const provide: Step = {
	own: providing.ask({
		ask: (play, { seat }) => {
			const n = alliesOf(play.board, seat).length;
			return n === 0
				? null
				: {
						...caused(play),
						seat,
						rule: 'CE-19.13',
						say: msg('You may draw a card for each ally. How many do you draw?'),
						shape: { type: 'amount', min: 0, max: n },
						fallback: { amount: n }
					};
		},
		then: (play, _frame, { amount }, seat) => {
			if (amount > 0) drawToHand(play, seat, amount);
		}
	}),

	allies: providing.each({
		seats: (play, { seat }) => alliesOf(play.board, seat),
		ask: (play, _frame, ally) => ({
			...caused(play),
			seat: ally,
			rule: 'CE-19.13',
			say: msg('As an ally you may draw a card.'),
			shape: {
				type: 'one',
				choices: [
					{ id: 'draw', say: msg('Draw a card') },
					{ id: NONE, say: msg('Draw none') }
				]
			},
			fallback: { pick: 'draw' }
		}),
		then: (play, _frame, { pick }, ally) => {
			if (pick === 'draw') drawToHand(play, ally, 1);
		}
	})
};

const mustering = formsOf('general.muster');

/** Its reinforcements among the cards it has drawn, each for either side, and the end of it. */
function toPlay(
	play: Play,
	seat: SeatId,
	drawn: readonly CardId[]
): OneOf<Reinforcing | Choice<typeof NONE>> | null {
	const cards = stillHeld(play, seat, drawn).filter((card) => kindOf(card) === 'reinforcement');
	if (cards.length === 0 || !bothAttack(play.board)) return null;
	return {
		type: 'one',
		choices: [
			...reinforcing(play, seat, cards),
			{ id: NONE, say: msg('Play no more, and discard the rest') }
		]
	};
}

const muster: Step = {
	draw: mustering.run((play, frame) => {
		frame.drawn = drawToHand(play, frame.seat, frame.n);
	}),

	play: mustering.ask({
		ask: (play, { seat, drawn = [] }) => {
			const shape = toPlay(play, seat, drawn);
			return (
				shape && {
					...caused(play),
					seat,
					secret: true,
					rule: 'CE-15.15',
					say: msg('Which of the reinforcements you have drawn do you play?'),
					shape,
					fallback: { pick: NONE }
				}
			);
		},
		then: (play, _frame, answer, seat) => {
			const side = reinforcedBy(answer);
			if (!side) return undefined;
			play.push('reinforce', { seat, card: answer.pick, side });
			return 'play';
		}
	}),

	rest: mustering.run((play, { seat, drawn = [] }) => {
		discardCards(play, seat, stillHeld(play, seat, drawn), 'CE-15.5');
	})
};

/** The side whose total a bot adds to, and whether so much more for it turns the fight; null: as it stands is well. */
function turning(sight: Sight, n: number): { readonly to: Side; readonly gain: number } | null {
	const fight = fightIn(sight);
	const side = wantedSide(sight);
	const now = fight && endingNow(sight, fight);
	if (!fight || !side || !now || now === side) return null;
	// Where the smaller total wins, the other side is given more.
	const to = lowWins(sight, fight) ? opposing(side) : side;
	const gain =
		endingNow(sight, fight, { [to]: n }) === side
			? worthOfEnding(sight, fight, side) - worthOfEnding(sight, fight, now)
			: 0;
	return { to, gain };
}

/** Ships of its allies, as a bot sees them. */
function seenFollowers(sight: Sight): number {
	const fight = fightIn(sight);
	const side = sideIn(sight, sight.me);
	if (!fight || !side) return 0;
	return side === 'offense'
		? sumOf(entriesOf(fight.gate), ([seat, n]) => (seat === sight.me ? 0 : n))
		: sumOf(entriesOf(fight.beside), ([, n]) => n);
}

/** All it has drawn goes anyway, so a bot plays it where it helps. */
function mustered(sight: Sight, shape: Shape): Answer | null {
	if (shape.type !== 'one') return null;
	const turn = turning(sight, 0);
	const best = turn
		? shape.choices
				.filter(({ id }) => id !== NONE)
				.toSorted((one, other) => numberOf(other.id) - numberOf(one.id))[0]
		: undefined;
	return best && turn ? { pick: best.id, then: { pick: turn.to } } : { pick: NONE };
}

export const general: Alien = {
	words: {
		name: msg('General'),
		power: msg('Leadership'),
		gist: msg('Draws cards together with allies'),
		text: msg(
			'As a main player, once allies have joined, you *use* this power: you may draw up to a card for each of your allies. Then each of them may draw a card.'
		),
		usage: 'mandatory',
		alert: 'green',
		timing: { roles: MAIN, phases: ['alliance'] },
		setup: null,
		wild: {
			text: msg(
				'As a main player who is losing with two attacks revealed, draw a card for each ship your allies have in the encounter. You may play the reinforcements among them; discard the rest.'
			),
			timing: { roles: MAIN, phases: ['reveal'] }
		},
		super: {
			text: msg(
				'As a main player, when attacks meet, add 2 to your side’s total for each ship your allies have in the encounter.'
			),
			timing: { roles: MAIN, phases: ['reveal'] }
		},
		rulings: [
			msg('You draw before your allies do, and they in timing order.'),
			msg('Without allies nothing is used.'),
			msg('You are losing as the totals stand when you play the wild flare.'),
			msg('What is drawn may be played for either side, and can be answered like any others.'),
			msg('A reinforcement that comes back to your hand by an answer stays there.')
		]
	},
	set: 'alliance',
	liked: 12,
	power: {
		uses: {
			provide: {
				moments: ['alliance.formed'],
				roles: MAIN,
				mandatory: true,
				once: true,
				open: ({ board }, { seat }) => alliesOf(board, seat).length > 0,
				say: msg('they and their allies may draw cards'),
				yours: msg('you and your allies may draw cards'),
				harms: trifling,
				apply: (play, { seat }) => play.push('general.provide', { seat })
			}
		}
	},
	wild: {
		uses: {
			muster: {
				moments: ['reveal.values'],
				roles: MAIN,
				open: ({ board }, { seat }) => isLosing(board, seat) && followers(board, seat) > 0,
				say: msg('draw cards, and play the reinforcements drawn'),
				worth: (sight) => turning(sight, seenFollowers(sight) * LIKELY)?.gain ?? 0,
				apply: (play, { seat }) =>
					play.push('general.muster', { seat, n: followers(play.board, seat) })
			}
		}
	},
	super: {
		uses: {
			lead: {
				moments: ['reveal.values'],
				roles: MAIN,
				open: ({ board }, { seat }) => bothAttack(board) && followers(board, seat) > 0,
				say: msg('each ship of their allies adds 2 more'),
				yours: msg('each ship of your allies adds 2 more'),
				worth: (sight) => turning(sight, seenFollowers(sight) * ADDED)?.gain ?? 0,
				bends: seenAdded('general', 'super'),
				amount: ({ board }, { seat }) => ADDED * followers(board, seat),
				lasting: addsToSide
			}
		}
	},
	steps: { provide, muster },
	questions: {
		'provide.own': {
			deed: msg('draw cards for allies'),
			why: { is: 'does most' },
			answer: (_sight, shape) => (shape.type === 'amount' ? { amount: shape.max } : null)
		},
		'provide.allies': {
			deed: msg('draw a card as an ally'),
			why: { is: 'does most' },
			answer: (_sight, shape) => pickBest(shape, (id) => (id === 'draw' ? 1 : 0))
		},
		'muster.play': {
			deed: msg('play reinforcements they have drawn'),
			why: { is: 'does most' },
			sends: { some: template('Play {what}') },
			answer: mustered
		}
	}
};
