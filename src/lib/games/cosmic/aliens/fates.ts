/** The fates of Zilch as uses of its power (CE-36.25): what each does, and what bots make of it. */
import { msg, template } from '../../../core';
import { bestOf, likeOf, othersThan, seatChoice } from '../../kit';
import { alliesIn, encounterOf, holding, playerOf, timingOrder } from '../board';
import { cardName, isEncounterCard } from '../cards';
import { declaredUse, isStoppable, stopsIt, stopUse } from '../declared';
import { worthUnseen } from '../bot/odds';
import { amMain, encounterIn, foreignOf, goalOf, rivalsOf, winsWith } from '../bot/sight';
import { UNSEEN_CARD, decidesFights, opponentIn, stops, trifling } from '../bot/wishes';
import { SHIP, fightIn, worthOfCard } from '../bot/worth';
import { peekAt, peekable } from '../essence/peek';
import { playing } from '../essence/playing';
import { handOver, randomCards } from '../hands';
import { lookAtCards } from '../looks';
import { note, noteOf } from '../notes';
import { underway } from '../play';
import { rewardsDue } from '../steps/gains';
import { asking } from '../use';
import type { Choice } from '../../../core';
import type { OneOf } from '../../kit';
import type { Sight } from '../bot/sight';
import type { Fight } from '../bot/worth';
import type { Play } from '../play';
import type { Board, CardId, Moment, SeatId, Ships } from '../types';
import { ALLY } from './timing';
import type { Effect } from '../use';

const ID = 'zilch';

declare module '../notes' {
	interface Notes {
		/** Whom a fate is for: who has the rewards, or whose powers cannot be stopped. */
		readonly zilch: SeatId;
	}
}

type Fate = 'donate' | 'peek' | 'psych' | 'reward' | 'shield' | 'steal' | 'zap';

const set = playing<Fate>(ID, ['power'], 'CE-36.25');
const { has, spend } = set;

/** CE-36.25: one in every encounter. */
const mayHave = (play: Play, name: Fate): boolean =>
	set.played(play) === 0 && set.mayHave(play, name);

/** Moments of fates that are bound to none (CE-36.25). */
const ANY: readonly Moment[] = ['encounter.start', 'planning.beforeSelect'];

export const oneOf = <C extends Choice>(choices: C[]): OneOf<C> | null =>
	choices.length > 0 ? { type: 'one', choices } : null;

export const seats = (some: readonly SeatId[]): OneOf<Choice<SeatId>> => ({
	type: 'one',
	choices: some.map(seatChoice)
});

/** Cards of its hand that are no encounter cards, like ones once (CE-15.34). */
function gifts(board: Board, seat: SeatId): CardId[] {
	const cards = playerOf(board, seat).hand.filter((card) => !isEncounterCard(card));
	return cards.filter((card, i) => cards.findIndex((one) => likeOf(one) === likeOf(card)) === i);
}

// What a bot makes of it

/** Whom it would see win: whoever it has ordained, else whoever is furthest from it. */
const favoured = (sight: Sight, some: readonly SeatId[]): SeatId | null =>
	bestOf(some, (seat) =>
		winsWith(sight, seat) ? 10 : -foreignOf(sight, seat) / goalOf(sight, seat)
	) ?? null;

/** Whom it fears most of these. */
const feared = (sight: Sight, some: readonly SeatId[]): SeatId | null =>
	bestOf(some, (seat) =>
		winsWith(sight, seat) ? -1 : foreignOf(sight, seat) / goalOf(sight, seat)
	) ?? null;

/** The fight without the ships of these allies. */
const without = (fight: Fight, gone: readonly string[]): Fight => {
	const left = (ships: Ships): Ships =>
		Object.fromEntries(Object.entries(ships).filter(([seat]) => !gone.includes(seat)));
	return { ...fight, gate: left(fight.gate), beside: left(fight.beside) };
};

/** Whom it best takes out of the fight besides itself, and what that brings it. */
function bestLeaving(sight: Sight): { readonly pick: string; readonly gain: number } | null {
	const fight = fightIn(sight);
	if (!fight) return null;
	const { allies: joined } = encounterIn(sight);
	const others = [...joined.offense, ...joined.defense].filter((seat) => seat !== sight.me);
	const now = worthUnseen(sight, fight);
	const gains = ['alone', ...others].map((pick) => ({
		pick,
		gain: worthUnseen(sight, without(fight, [sight.me, pick])) - now - SHIP
	}));
	return bestOf(gains, ({ gain }) => gain) ?? null;
}

/** The alien whose powers it would keep from being stopped: that of whoever wins with it. */
const sheltered = (sight: Sight): SeatId | null => sight.own.ordained ?? null;

/** Others whose powers lie open. */
const shown = (board: Board, seat: SeatId): SeatId[] =>
	othersThan(board, seat).filter((one) => {
		const { shown: isShown, aliens } = playerOf(board, one);
		return isShown && aliens.length > 0;
	});

/** Others who are using a power, while that can still be stopped. */
const endangered = ({ board, table }: Play, seat: SeatId): SeatId[] =>
	timingOrder(board).filter(
		(one) =>
			one !== seat &&
			underway(table).some(
				(frame) =>
					frame.step === 'use' && frame.source === 'power' && frame.seat === one && !frame.fate
			)
	);

export const playingFates: Effect['uses'] = {
	donate: asking({
		moments: ANY,
		open: (play, { seat }) => mayHave(play, 'donate') && playerOf(play.board, seat).hand.length > 0,
		when: has('donate'),
		ask: ({ board }, { seat }) =>
			oneOf(
				gifts(board, seat).map((card) => ({
					id: card,
					say: cardName(card),
					on: card,
					then: seats(othersThan(board, seat))
				}))
			),
		say: msg('a card is given away'),
		sends: template('Give {first} to {second}'),
		worth: ({ own: { hand, ordained } }) =>
			ordained && hand.filter((card) => !isEncounterCard(card)).length > 2 ? 0.03 : 0,
		choose: (sight, { choices }) => {
			const card = bestOf(choices, ({ id }) => -worthOfCard(id));
			const whom =
				card &&
				favoured(
					sight,
					card.then.choices.map(({ id }) => id)
				);
			return card && whom ? { pick: card.id, then: { pick: whom } } : null;
		},
		harms: trifling,
		apply: (play, { seat }, { pick, then: { pick: whom } }) => {
			if (!spend(play, seat, 'donate')) return;
			if (playerOf(play.board, seat).hand.includes(pick))
				handOver(play, seat, whom, [pick], 'CE-36.30');
		}
	}),
	peek: asking({
		moments: [...ANY, 'planning.selected'],
		open: (play) => mayHave(play, 'peek'),
		when: has('peek'),
		ask: (play, { seat }) => oneOf(peekable(play, seat)),
		say: msg('look at what lies face down'),
		sends: template('Look: {first}'),
		// Whom it is about to fight, while it can still choose its card.
		worth: (sight) => (amMain(sight) && sight.own.laid === null && opponentIn(sight) ? 0.08 : 0),
		choose: (sight, { choices }) => {
			const best = bestOf(choices, ({ id }) => (id === `hand ${opponentIn(sight)}` ? 1 : 0));
			return best ? { pick: best.id } : null;
		},
		apply: (play, { seat }, { pick }) => {
			if (spend(play, seat, 'peek')) peekAt(play, seat, pick);
		}
	}),
	psych: asking({
		moments: ['planning.selected'],
		roles: ALLY,
		open: (play) => mayHave(play, 'psych'),
		when: has('psych'),
		ask: ({ board }, { seat }) =>
			oneOf<Choice<SeatId | 'alone'>>([
				{ id: 'alone', say: msg('Only your own ships') },
				...alliesIn(board)
					.filter((one) => one !== seat)
					.map((one) => ({
						...seatChoice(one),
						say: msg('Your own ships, and those of {whom}', { whom: one })
					}))
			]),
		say: msg('ships of allies go home'),
		sends: template('Take home: {first}'),
		worth: (sight) => bestLeaving(sight)?.gain ?? 0,
		choose: (sight, { choices }) => {
			const best = bestLeaving(sight);
			const choice = choices.find(({ id }) => id === best?.pick);
			return choice ? { pick: choice.id } : null;
		},
		harms: decidesFights,
		apply: (play, { seat }, { pick }) => {
			const { board } = play;
			if (!spend(play, seat, 'psych')) return;
			const { gate, beside } = encounterOf(board);
			const ships: Ships = {};
			for (const one of alliesIn(board))
				if (one === seat || one === pick) ships[one] = (gate[one] ?? 0) + (beside[one] ?? 0);
			// CE-9.14; with their ships they leave the alliance (CE-9.13).
			play.push('home', { from: 'encounter', ships });
		}
	}),
	reward: asking({
		moments: ['resolution.spoils'],
		open: (play, { seat }) => mayHave(play, 'reward') && rewardsDue(play, seat) > 0,
		when: has('reward'),
		ask: (play, { seat }) =>
			oneOf(
				othersThan(play.board, seat).map((one) => ({
					...seatChoice(one),
					then: { type: 'amount' as const, min: 1, max: rewardsDue(play, seat) }
				}))
			),
		say: msg('their rewards go to another player'),
		yours: msg('your rewards go to another player'),
		sends: template('Rewards for {first}: {second}'),
		// What brings the ordained player on brings it on, once that one is near.
		worth: (sight) => {
			const { ordained } = sight.own;
			return ordained && goalOf(sight, ordained) - foreignOf(sight, ordained) <= 2 ? 0.03 : 0;
		},
		choose: (sight, { choices }) => {
			const whom = favoured(
				sight,
				choices.map(({ id }) => id)
			);
			return whom ? { pick: whom, then: { amount: 1 } } : null;
		},
		harms: trifling,
		amount: ({ then: { amount } }) => amount,
		lasting: {
			granted: (play, owner, n, { seat }) =>
				noteOf(play, 'zilch') === seat ? n + owner.amount : n,
			rewards: (play, owner, n, { seat }) =>
				noteOf(play, 'zilch') && seat === owner.seat ? Math.max(0, n - owner.amount) : n
		},
		apply: (play, { seat }, { pick, then: { amount } }) => {
			if (!spend(play, seat, 'reward')) return;
			note(play, 'zilch', pick);
			play.say(
				msg(
					'{whom, select, you {You get} other {# gets}} {n, plural, one {# reward} other {# rewards}} of {who, select, you {yours} other {#}}.',
					{
						who: seat,
						whom: pick,
						n: amount
					}
				),
				'CE-36.31'
			);
		}
	}),
	shield: asking({
		moments: [...ANY, 'use.declared'],
		open: (play, { seat }, { moment }) =>
			mayHave(play, 'shield') && (moment !== 'use.declared' || endangered(play, seat).length > 0),
		when: has('shield'),
		ask: (play, { seat }) => {
			const answers = play.openWindow()?.moment === 'use.declared';
			return oneOf((answers ? endangered(play, seat) : shown(play.board, seat)).map(seatChoice));
		},
		say: msg('powers of a player cannot be stopped'),
		sends: template('Shield {first}'),
		worth: (sight) => {
			const whom = sheltered(sight);
			return whom && sight.answers?.by === whom && sight.answers.source === 'power' ? 0.06 : 0;
		},
		choose: (sight, { choices }) => {
			const whom = sheltered(sight);
			return whom && choices.some(({ id }) => id === whom) ? { pick: whom } : null;
		},
		harms: trifling,
		lasting: {
			unstoppable: (play, _owner, is, { seat }) =>
				is ?? (noteOf(play, 'zilch') === seat ? 'CE-36.32' : null)
		},
		apply: (play, { seat }, { pick }) => {
			if (spend(play, seat, 'shield')) note(play, 'zilch', pick);
		}
	}),
	steal: asking({
		moments: ANY,
		open: (play, { seat }) =>
			mayHave(play, 'steal') &&
			play.board.order.length > 2 &&
			holding(play.board, othersThan(play.board, seat)).length > 0,
		when: has('steal'),
		ask: ({ board }, { seat }) => oneOf(holding(board, othersThan(board, seat)).map(seatChoice)),
		say: msg('a card is taken, and given to a third'),
		sends: template('Steal from {first}'),
		worth: (sight) =>
			rivalsOf(sight).some((seat) => !winsWith(sight, seat)) ? UNSEEN_CARD / 2 : 0,
		choose: (sight, { choices }) => {
			const whom = feared(
				sight,
				choices.map(({ id }) => id)
			);
			return whom ? { pick: whom } : null;
		},
		harms: trifling,
		apply: (play, { seat }, { pick: whom }) => {
			if (!spend(play, seat, 'steal')) return;
			const [card] = randomCards(play, playerOf(play.board, whom).hand, 1);
			if (card === undefined) return;
			play.say(
				msg(
					'{who, select, you {You take} other {# takes}} a card of {whom, select, you {yours} other {#}}.',
					{ who: seat, whom }
				),
				'CE-36.30'
			);
			lookAtCards(play, seat, whom, [card]);
			play.push('zilch.give', { seat, whom, card });
		}
	}),
	zap: {
		moments: ['use.declared'],
		open: (play, { seat }) =>
			mayHave(play, 'zap') && isStoppable(play) && declaredUse(play).seat !== seat,
		when: has('zap'),
		say: msg('stop the power being used'),
		answers: stopsIt,
		worth: stops,
		apply: (play, { seat }) => {
			if (spend(play, seat, 'zap')) stopUse(play, 'stopped');
		}
	}
};
