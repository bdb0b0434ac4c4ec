/** Effects that let ships move (GC-24.3): Moves, a jump, and a movement that ends. */
import { hexChoices, NONE, someShips } from '../ask';
import {
	countShips,
	distanceOf,
	fleetAt,
	fleetsOf,
	hexIds,
	hexName,
	isBlocked,
	isSeat,
	plural,
	shipsInWords,
	squadOf
} from '../board';
import { pickIn, thenIn } from '../events';
import { enter, movingFrame } from '../moving';
import { moveShips } from '../pieces';
import { beginMove, canMove, moveChoices } from '../steps/move';
import type { EffectTable } from './effect';
import type { Answer, Choice } from '../../../core';
import { formsOf } from '../play';
import type { Step } from '../play';
import type { Board, HexId, RaceId, SeatId } from '../types';

export const moveEffects: Pick<EffectTable, 'moves' | 'jump' | 'halt'> = {
	moves: {
		can: (board, race) => isSeat(race) && canMove(board, race),
		carry: (play, race, { n }) => {
			if (isSeat(race)) play.push('effect.moves', { seat: race, left: n });
		}
	},

	jump: {
		can: (board, race, { range }) =>
			fleetsOf(board, race).some((from) => landings(board, race, from, range).length > 0),
		carry: (play, race, { range }) => {
			if (isSeat(race)) play.push('effect.jump', { seat: race, range });
		}
	},

	halt: {
		carry: (play) => {
			const frame = movingFrame(play);
			frame.moving = { ...frame.moving, halted: true };
		}
	}
};

interface Moves {
	readonly seat: SeatId;
	left: number;
}

declare module '../play' {
	interface Steps {
		'effect.moves': Moves;
	}
}

const { ask } = formsOf('effect.moves');

const moves: Step = {
	which: ask({
		ask: ({ board }, frame) => {
			const { seat, left } = frame;
			const choices = left > 0 ? moveChoices(board, seat) : [];
			if (choices.length === 0) return null;
			return {
				seat,
				rule: 'GC-9.1',
				say: `You can make ${plural(left, 'Move')} now`,
				shape: { type: 'one', choices: [{ id: NONE, say: 'Move no further' }, ...choices] },
				fallback: { pick: NONE }
			};
		},
		then: (play, frame, answer, seat) => {
			if (answer.pick === NONE) return undefined;
			frame.left -= 1;
			beginMove(play, seat, answer);
			return 'which';
		}
	})
};

/** Hexes within range without other races' ships, in map order. */
const landings = (board: Board, race: RaceId, from: HexId, range: number): HexId[] =>
	hexIds(board).filter(
		(to) => to !== from && distanceOf(from, to) <= range && !isBlocked(board, to, race)
	);

/** From where, to where, with which ships: every hex within range without other races' ships. */
function jumps(board: Board, seat: SeatId, range: number): Choice[] {
	return fleetsOf(board, seat).flatMap((from): Choice[] => {
		const fleet = fleetAt(board, from, seat) ?? {};
		const ships = countShips(fleet) > 1 ? someShips(fleet, 1) : null;
		const targets = landings(board, seat, from, range);
		if (targets.length === 0) return [];
		const choices = hexChoices(board, targets);
		return [
			{
				id: from,
				on: from,
				say: `From ${hexName(board, from)}`,
				note: shipsInWords(fleet),
				then: {
					type: 'one',
					choices: ships ? choices.map((to) => ({ ...to, then: ships })) : choices
				}
			}
		];
	});
}

/** GC-21.3: all ships of the first hex, to the first one they can go to. */
function usualJump([from]: readonly Choice[]): Answer {
	const [to] = from?.then?.type === 'one' ? from.then.choices : [];
	const places = to?.then?.type === 'split' ? to.then.places : null;
	const pick = to?.id ?? '';
	const split = places && Object.fromEntries(places.map(({ id, max }) => [id, max]));
	return { pick: from?.id ?? '', then: split ? { pick, then: { split } } : { pick } };
}

const jump: Step = {
	which: {
		form: 'ask',
		ask: ({ board }, frame) => {
			const seat = frame['seat'] as SeatId;
			const choices = jumps(board, seat, frame['range'] as number);
			if (choices.length === 0) return null;
			return {
				seat,
				rule: 'GC-15.1',
				say: 'Which ships go where?',
				shape: { type: 'one', choices },
				fallback: usualJump(choices)
			};
		},
		then: (play, frame, answer, seat) => {
			const from = pickIn(answer) as HexId;
			const to = pickIn(thenIn(answer)) as HexId;
			const split = thenIn(thenIn(answer));
			const ships = squadOf(
				split && 'split' in split ? split.split : (fleetAt(play.board, from, seat) ?? {})
			);
			moveShips(play, seat, from, to, ships);
			play.say(`{${seat}} takes ${shipsInWords(ships)} to ${hexName(play.board, to)}.`, 'GC-15.1');
			enter(play, frame, seat, to, ships);
		}
	}
};

export const moveSteps: { readonly [step: string]: Step } = {
	'effect.moves': moves,
	'effect.jump': jump
};
