/** Dice (TI-2.1): rolled in the open, each with what it is made of, and left on the table until they are counted. */
import { msg } from '../../../core';
import { sumOf } from '../../kit';
import type { Play } from '../play';
import { unitOf } from '../tables/by-id';
import type { Board, PublicBoard, SeatId, SystemId } from '../types';
import { partsOf } from './modifiers';
import type { Die, Part } from './modifiers';

declare module '../moves' {
	interface Moves {
		/** Dice are rolled, or one of those on the table again. */
		dice: { readonly seats: readonly SeatId[]; readonly dice: readonly Rolled[] };
	}
}

/** A die on the table. Plain JSON. */
export type Rolled = {
	readonly die: Die;
	/** What shows, 1 to 10, and what showed before it was rolled again, oldest first. */
	readonly value: number;
	readonly before: readonly number[];
	/** What has to be reached: the unit's combat value, or what its bombardment hits on. */
	readonly hitsOn: number;
	readonly parts: readonly Part[];
};

/** A ten-sided die (TI-2.1). */
export const d10 = (play: Pick<Play, 'roll'>): number => play.roll(10) + 1;

/** What has to show, with all that is added (TI-20.9): 1 or less always hits, more than 10 never. */
export const needed = ({ hitsOn, parts }: Pick<Rolled, 'hitsOn' | 'parts'>): number =>
	hitsOn - sumOf(parts, ({ by }) => by);

/** TI-2.1. */
export const isHit = (rolled: Pick<Rolled, 'value' | 'hitsOn' | 'parts'>): boolean =>
	rolled.value >= needed(rolled);

/** What a die hits on before anything is added. Throws for a unit that never rolls. */
function hitsOn({ kind, roll, hitsOn }: Die): number {
	if (hitsOn !== undefined) return hitsOn;
	const unit = kind === null ? null : unitOf(kind);
	const needs = roll === 'bombardment' ? unit?.bombards?.hitsOn : unit?.combat;
	if (needs == null) throw new Error(`A ${kind ?? 'die of no unit'} rolls no die of this kind.`);
	return needs;
}

/** A die that is no unit's: a card's, an agenda's, a technology's (TI-18.14). */
export const plainDie = (seat: SeatId, system: SystemId, hitsOn: number): Die => ({
	...{ seat, kind: null, roll: 'other', hitsOn, system, planet: null },
	...{ attacks: false, against: null, isFirst: false }
});

/** What this die would be, before it is rolled: what players read beforehand. */
export const chanceOf = (board: PublicBoard, die: Die): Pick<Rolled, 'hitsOn' | 'parts'> => ({
	hitsOn: hitsOn(die),
	parts: partsOf(board, die)
});

/** Rolls one die; it does not lie on the table yet. */
export const rolledFor = (play: Pick<Play, 'board' | 'roll'>, die: Die): Rolled => ({
	die,
	value: d10(play),
	before: [],
	...chanceOf(play.board, die)
});

/** Hits among the dice on the table (TI-9.11). */
export const hitsAmong = (dice: readonly Rolled[], counts: (die: Die) => boolean): number =>
	dice.filter((rolled) => counts(rolled.die) && isHit(rolled)).length;

/** The same die once more: the last result counts (TI-25.9). */
export const rolledAgain = (play: Pick<Play, 'roll'>, rolled: Rolled): Rolled => ({
	...rolled,
	value: d10(play),
	before: [...rolled.before, rolled.value]
});

/** Rolls a die on the table again, and says so. */
export function rollAgain(
	play: Pick<Play, 'board' | 'roll' | 'say'>,
	at: number,
	by: SeatId,
	rule: string
): void {
	const { board } = play;
	const before = board.dice[at];
	if (!before) throw new Error('There is no such die on the table.');
	const again = rolledAgain(play, before);
	board.dice = board.dice.map((one, i) => (i === at ? again : one));
	play.say(
		msg('{who} rolls a die again: {value} after {before}.', {
			who: by,
			before: before.value,
			value: again.value
		}),
		rule,
		{ type: 'dice', seats: [again.die.seat], dice: [again] }
	);
}

/** The dice have been counted. */
export const clearDice = (board: Board): void => {
	board.dice = [];
};
