/** Effects that let ships move (GC-24.3): Moves, a jump, and a movement that ends. */
import { msg } from '../../../core';
import { hexChoices, NONE, someShips } from '../questions/ask';
import type { OneOf, ShipSplit } from '../questions/ask';
import {
	countShips,
	distanceOf,
	fleetAt,
	fleetsOf,
	hexIds,
	hexName,
	isBlocked,
	isSeat,
	shipsInWords,
	squadOf
} from '../board';
import { becauseHere } from '../questions/causes';
import { enter, haltMoving } from '../map/moving';
import type { Travelling } from '../map/moving';
import { moveShips } from '../map/pieces';
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
			haltMoving(play);
		}
	}
};

declare module '../play' {
	interface Steps {
		'effect.moves': { readonly seat: SeatId; left: number };
		'effect.jump': Travelling & { readonly seat: SeatId; readonly range: number };
	}
}

const forMoves = formsOf('effect.moves');

const moves: Step = {
	which: forMoves.ask({
		ask: (play, { seat, left }) => {
			const choices = left > 0 ? moveChoices(play.board, seat, (rules) => play.since(rules)) : [];
			if (choices.length === 0) return null;
			return {
				seat,
				rule: 'GC-9.1',
				say: msg('You can make {n, plural, one {# Move} other {# Moves}} now', { n: left }),
				...becauseHere(play),
				shape: { type: 'one', choices: [{ id: NONE, say: msg('Move no further') }, ...choices] },
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

/** A jump: from where, to where, and with which ships where there are several. */
interface From extends Choice<HexId> {
	readonly then: OneOf<To>;
}
interface To extends Choice<HexId> {
	readonly then?: ShipSplit;
}

/** From where, to where, with which ships: every hex within range without other races' ships. */
function jumps(board: Board, seat: SeatId, range: number): From[] {
	return fleetsOf(board, seat).flatMap((from): From[] => {
		const fleet = fleetAt(board, from, seat) ?? {};
		const ships = countShips(fleet) > 1 ? someShips(fleet, 1) : null;
		const targets = landings(board, seat, from, range);
		if (targets.length === 0) return [];
		const choices = hexChoices(board, targets).map(({ id, say }): To => ({
			id,
			say,
			on: id,
			...(ships ? { then: ships } : {})
		}));
		return [
			{
				id: from,
				on: from,
				say: hexName(board, from),
				note: shipsInWords(fleet),
				then: { type: 'one', choices }
			}
		];
	});
}

/** GC-21.3: all ships of the first hex, to the first one they can go to. */
function usualJump(from: From): Answer | 'random' {
	const [to] = from.then.choices;
	if (!to) return 'random';
	const split = to.then && Object.fromEntries(to.then.places.map(({ id, max }) => [id, max]));
	const then = split ? { pick: to.id, then: { split } } : { pick: to.id };
	return { pick: from.id, then };
}

const forJump = formsOf('effect.jump');

const jump: Step = {
	which: forJump.ask({
		ask: (play, { seat, range }) => {
			const choices = jumps(play.board, seat, range);
			const [first] = choices;
			if (!first) return null;
			return {
				seat,
				rule: 'GC-15.1',
				say: msg('Which ships go where?'),
				...becauseHere(play),
				shape: { type: 'one', choices },
				fallback: usualJump(first)
			};
		},
		then: (play, frame, { pick: from, then: { pick: to, then: some } }, seat) => {
			const ships = squadOf(some?.split ?? fleetAt(play.board, from, seat) ?? {});
			moveShips(play, seat, from, to, ships);
			play.say(
				msg('{who} takes {ships} to {where}.', {
					who: seat,
					ships: shipsInWords(ships),
					where: hexName(play.board, to)
				}),
				'GC-15.1'
			);
			enter(play, frame, seat, to, ships);
		}
	})
};

export const moveSteps: { readonly [step: string]: Step } = {
	'effect.moves': moves,
	'effect.jump': jump
};
