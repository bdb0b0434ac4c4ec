/**
 * PDS fire after moving (TI-11, TI-7.4): the others' at the fleets that moved, then the active player's at
 * the enemy's; by the fourth edition's rule the active player's first (TI-31.14). Each fires, and its hits are taken,
 * before the next one does.
 */
import { msg } from '../../../core';
import type { Answer, Choice, OneShape, Place } from '../../../core';
import { clockwise, fromFirst, leftOf, totalOf } from '../../kit';
import type { SplitOf } from '../../kit';
import { fleetAt } from '../board';
import { clearDice, hitsAmong } from '../combat/dice';
import type { Die } from '../combat/modifiers';
import { targetAt, targets } from '../combat/guns';
import { docksReaching, pdsPlanets, pdsReaching } from '../combat/range';
import { formsOf } from '../play';
import type { Play, Step } from '../play';
import { cardChoices, mayHoldCards, playCard } from '../timing/cards';
import type { MomentRules } from '../timing/moments';
import type { Board, PlanetId, SeatId, SystemId } from '../types';
import { planetWords, systemWords } from '../words';

interface Locals {
	/** The active player, whose ships moved. */
	readonly seat: SeatId;
	/** In map order (TI-34.13). */
	readonly systems: readonly SystemId[];
	readonly isTransfer: boolean;
	/** Those of the systems that at least one ship has moved into; left out: all of them. */
	readonly entered?: readonly SystemId[];
}

declare module '../play' {
	interface Steps {
		/** TI-11, TI-31. `turn`: how many have had theirs. */
		pdsFire: Locals & { turn?: number };
	}
}
declare module '../moves' {
	interface Moves {
		/** PDS fire at a player's fleet; their dice follow. */
		fired: {
			readonly seat: SeatId;
			readonly against: SeatId;
			readonly system: SystemId;
			readonly n: number;
			/** The planets in range from which they fire; left out of what earlier releases told. */
			readonly from?: readonly PlanetId[];
		};
	}
}
declare module '../timing/moments' {
	interface Moments {
		/** An enemy has moved in (TI-28.3): put to who has a Space Dock in range or a Cruiser there. */
		movedIn: true;
	}
}

const { run, ask } = formsOf('pdsFire');

const isFourth = (board: Board, { isTransfer }: Locals): boolean =>
	board.options.tacticalAction === 'fourth' && !isTransfer;

/** TI-11.5, TI-11.6, TI-11.7, TI-11.8; TI-31.14; of a Transfer Action the others alone (TI-7.4). */
function firing(board: Board, locals: Locals): SeatId[] {
	const { seat, isTransfer } = locals;
	if (isFourth(board, locals)) return clockwise(board, seat);
	return isTransfer ? leftOf(board, seat) : [...leftOf(board, seat), seat];
}

/** How many fire, and where; null: none could. A PDS in range of two systems fires into one of them. */
function fireSplit(
	board: Board,
	shooter: SeatId,
	ids: readonly SystemId[]
): SplitOf<SystemId> | null {
	if (ids.length === 0) return null;
	const places = ids.map((id): Place<SystemId> => ({
		id,
		on: id,
		say: msg('Ships at {where}', { where: systemWords(board, id) }),
		max: pdsReaching(board, shooter, [id])
	}));
	return { type: 'split', places, min: 0, max: pdsReaching(board, shooter, ids), rule: 'TI-11.4' };
}

/** TI-34.9: who may have a card for this moment, by what is public. */
function mayAnswerMove(board: Board, locals: Locals, one: SeatId): boolean {
	const { seat, systems, entered = systems } = locals;
	const ids = entered.filter((id) => fleetAt(board, id, seat));
	return (
		one !== seat &&
		mayHoldCards(board, one) &&
		(docksReaching(board, one, ids) > 0 ||
			ids.some((id) => (fleetAt(board, id, one)?.cruiser ?? 0) > 0))
	);
}

const FIRE = 'fire';

/** The question to one player: its PDS, and its cards with it. */
function question(play: Play, locals: Locals, shooter: SeatId) {
	const { board } = play;
	const split = fireSplit(board, shooter, targets(board, locals, shooter));
	if (!split) return null;
	// TI-31.31: by the fourth edition's rule cards come before all fire.
	const hasCards = !isFourth(board, locals) && mayAnswerMove(board, locals, shooter);
	const whom = split.places.flatMap(({ id }) => targetAt(board, id, shooter, locals.seat) ?? []);
	const fire: Choice = { id: FIRE, say: msg('Fire'), then: { ...split, usual: usual(split) } };
	const shape: OneShape = {
		type: 'one',
		choices: [fire, ...(hasCards ? cardChoices(play, { moment: 'movedIn' }, shooter) : [])],
		usual: FIRE
	};
	return {
		seat: shooter,
		rule: 'TI-11.4',
		shape,
		about: split.places.map(({ id }) => id),
		say: msg('How many of your PDS fire at {whom}?', { whom: { and: [...new Set(whom)] } }),
		// TI-34.12: all of them, into the first system in map order.
		fallback: { pick: FIRE, then: { split: usual(split) } }
	};
}

const usual = ({ places, max }: SplitOf<SystemId>) => fromFirst(places, max);

const splitIn = (then: Answer | undefined) => (then && 'split' in then ? then.split : {});

const dieAt = (seat: SeatId, system: SystemId, against: SeatId): Die => ({
	seat,
	kind: 'pds',
	roll: 'pds',
	system,
	planet: null,
	attacks: false,
	against,
	isFirst: false
});

export const pdsFire: Step = {
	/** TI-31.31. */
	begin: run((play, frame) => {
		frame.turn = 0;
		const { seat, systems } = frame;
		play.board.fight = { is: 'fire', seat, systems };
		if (!isFourth(play.board, frame)) return;
		for (const seat of leftOf(play.board, frame.seat).toReversed())
			if (mayAnswerMove(play.board, frame, seat)) play.window('movedIn', { only: seat });
	}),

	/** TI-34.9: a player whose PDS do not fire is asked for cards all the same. */
	next: run((play, frame) => {
		const { board } = play;
		const order = firing(board, frame);
		for (let turn = frame.turn ?? 0; turn < order.length; turn++) {
			const shooter = order[turn];
			if (shooter === undefined) break;
			const fires = targets(board, frame, shooter).length > 0;
			const answers = !fires && !isFourth(board, frame) && mayAnswerMove(board, frame, shooter);
			if (!fires && !answers) continue;
			frame.turn = turn;
			if (answers) play.window('movedIn', { only: shooter });
			return undefined;
		}
		board.fight = null;
		return 'end';
	}),

	fire: ask({
		ask: (play, frame) => {
			const shooter = firing(play.board, frame)[frame.turn ?? 0];
			return shooter === undefined ? null : question(play, frame, shooter);
		},
		then: (play, frame, answer, seat) => {
			if (answer.pick !== FIRE) {
				playCard(play, seat, answer);
				return 'fire';
			}
			const dice: Die[] = [];
			const split = splitIn(answer.then);
			for (const id of targets(play.board, frame, seat)) {
				const n = split[id] ?? 0;
				const against = targetAt(play.board, id, seat, frame.seat);
				if (n < 1 || against === undefined) continue;
				const from = pdsPlanets(play.board, seat, [id]);
				play.say(
					msg(
						'{who} fires {n, plural, one {# PDS} other {# PDS}} from {planets} at {whom} at {place}.',
						{
							who: seat,
							n,
							planets: { and: from.map(planetWords) },
							whom: against,
							place: systemWords(play.board, id)
						}
					),
					'TI-11.4',
					{ type: 'fired', seat, against, system: id, n, from }
				);
				for (let i = 0; i < n; i++) dice.push(dieAt(seat, id, against));
			}
			if (totalOf(split) > 0) play.push('roll', { dice, rule: 'TI-11.4' });
			return undefined;
		}
	}),

	/** TI-11.6, TI-11.9: taken before the next one fires. */
	hits: run((play, frame) => {
		const { board } = play;
		const shooter = firing(board, frame)[frame.turn ?? 0];
		for (const id of frame.systems.toReversed()) {
			const against = shooter && targetAt(board, id, shooter, frame.seat);
			const hits = hitsAmong(board.dice, ({ system }) => system === id);
			if (against && hits > 0)
				play.push('losses', { seat: against, system: id, hits, rule: 'TI-11.9' });
		}
		clearDice(board);
		frame.turn = (frame.turn ?? 0) + 1;
		return 'next';
	})
};

export const movedInMoment: MomentRules = {
	seats: (play, { only }) =>
		only && mayAnswerMove(play.board, play.within('pdsFire'), only) ? [only] : [],
	words: (play) => {
		const { seat, systems } = play.within('pdsFire');
		return {
			say: msg('{who} has moved to {places}', {
				who: seat,
				places: { and: systems.map((id) => systemWords(play.board, id)) }
			}),
			rule: 'TI-34.9',
			about: systems
		};
	}
};
