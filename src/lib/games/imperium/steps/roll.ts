/** A roll (TI-2.1): all its dice at once, in the open; whoever may rolls some again; the step that pushed it counts them. */
import { msg } from '../../../core';
import type { Choice, Words } from '../../../core';
import { playerOf } from '../../kit';
import type { OneOf } from '../../kit';
import { hasAbility, hasTech } from '../abilities';
import { hitsAmong, isHit, needed, rollAgain, rolledAgain, rolledFor } from '../combat/dice';
import type { Rolled } from '../combat/dice';
import type { Die } from '../combat/modifiers';
import { spendCounters } from '../economy/counters';
import { formsOf } from '../play';
import type { Play, Step } from '../play';
import { unitOf } from '../tables/by-id';
import { timingOrder } from '../timing/order';
import type { Board, SeatId } from '../types';

declare module '../play' {
	interface Steps {
		/**
		 * Rolls these dice onto `board.dice`, where they stay for the step that pushed it, which clears them.
		 * `content`: those who roll nothing again any more.
		 */
		roll: { dice: readonly Die[]; rule: string; content?: SeatId[] };
	}
}

const { run, ask } = formsOf('roll');

/** Graviton Laser System: a PDS die that misses is rolled again, once, by itself (TI-20.10). */
function rolled(play: Play, die: Die): Rolled {
	const first = rolledFor(play, die);
	return die.roll === 'pds' &&
		hasTech(play.board, die.seat, 'graviton-laser-system') &&
		!isHit(first)
		? rolledAgain(play, first)
		: first;
}

const isOf =
	(seat: SeatId) =>
	(die: Die): boolean =>
		die.seat === seat;

/** How one player's dice have fallen. */
const fallOf = (dice: readonly Rolled[], seat: SeatId): Words =>
	dice.every(({ die }) => die.kind === null)
		? msg('{who} rolls {values}', {
				who: seat,
				values: { and: dice.map(({ value }) => msg('{value}', { value })) }
			})
		: msg(
				'{who} rolls {n, plural, one {# die} other {# dice}} for {hits, plural, =0 {no hit} one {# hit} other {# hits}}',
				{
					who: seat,
					n: dice.filter(({ die }) => isOf(seat)(die)).length,
					hits: hitsAmong(dice, isOf(seat))
				}
			);

/** Who may roll one of the dice on the table again: it has the ability, a counter, and a die of its own there (TI-25.9). */
const mayRollAgain = (board: Board, seat: SeatId): boolean =>
	hasAbility(board, seat, 'recalculate') &&
	playerOf(board, seat).counters.strategy > 0 &&
	board.dice.some(({ die }) => isOf(seat)(die));

const KEEP = 'keep';
type DieChoice = Choice<typeof KEEP | `die:${number}`>;

const sameDie = (one: Rolled, other: Rolled): boolean =>
	one.die.kind === other.die.kind &&
	one.die.system === other.die.system &&
	one.value === other.value &&
	needed(one) === needed(other);

/** A player's own dice; of those alike one. */
const dieChoices = ({ dice }: Board, seat: SeatId): DieChoice[] =>
	dice.flatMap((rolled, i): DieChoice[] => {
		const isKnown = dice
			.slice(0, i)
			.some((other) => isOf(seat)(other.die) && sameDie(other, rolled));
		if (!isOf(seat)(rolled.die) || isKnown) return [];
		return [{ id: `die:${i}`, say: againOf(rolled) }];
	});

/** Which die, and what it needs; of one that hits that it does, since it may be rolled again as well. */
function againOf(rolled: Rolled): Words {
	const { value, die } = rolled;
	const words = { value, needs: needed(rolled) };
	if (die.kind === null)
		return isHit(rolled)
			? msg('Roll the {value} again, though it hits', { value })
			: msg('Roll the {value} again (it needs {needs})', words);
	const { name: unit } = unitOf(die.kind);
	return isHit(rolled)
		? msg('Roll the {value} of a {unit} again, though it hits', { value, unit })
		: msg('Roll the {value} of a {unit} again (it needs {needs})', { ...words, unit });
}

export const roll: Step = {
	begin: run((play, { dice, rule }) => {
		const { board } = play;
		if (dice.length === 0) return 'end';
		board.dice = dice.map((die) => rolled(play, die));
		const seats = [...new Set(dice.map(({ seat }) => seat))];
		play.say(
			msg('{rolls}.', { rolls: { and: seats.map((seat) => fallOf(board.dice, seat)) } }),
			rule,
			{ type: 'dice', seats, dice: board.dice.slice() }
		);
		return undefined;
	}),

	/** TI-25.9: one die a counter, as often as there is one. */
	again: ask({
		ask: ({ board }, { content = [] }) => {
			const seat = timingOrder(board).find(
				(one) => !content.includes(one) && mayRollAgain(board, one)
			);
			if (seat === undefined) return null;
			const shape: OneOf<DieChoice> = {
				type: 'one',
				choices: [{ id: KEEP, say: msg('Keep the dice as they are') }, ...dieChoices(board, seat)]
			};
			return {
				...{ seat, rule: 'TI-25.9', shape, fallback: { pick: KEEP } },
				say: msg('Spend a counter of Strategy Allocation to roll a die again?')
			};
		},
		then: (play, frame, { pick }, seat) => {
			if (pick === KEEP) frame.content = [...(frame.content ?? []), seat];
			else {
				spendCounters(play, seat, 'strategy', 1, 'TI-25.9');
				rollAgain(play, Number(pick.slice('die:'.length)), seat, 'TI-25.9');
			}
			return 'again';
		}
	})
};
