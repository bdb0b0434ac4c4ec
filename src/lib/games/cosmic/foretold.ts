/**
 * What powers that must be used will surely make of a fight, for all to read before they are (CE-16.3). Rests on what all
 * can see, on nobody's choice, and on sheets that are turned up (CE-3.16).
 */
import type { Words } from '../../core';
import { hasUsed, playerOf, powerOn, roleOf, timingOrder } from './board';
import { alienName } from './cards';
import { inRole, usesAt } from './offers';
import { standsAt } from './stands';
import { standing, totalOf } from './totals';
import { SIDES } from './types';
import type { Standing } from './totals';
import type { Board, Encounter, Face, Laid, Lasting, SeatId, Side } from './types';
import type { Picture, Use } from './use';

/** A power that must still be used, and what it will surely do. */
export interface ToCome {
	readonly seat: SeatId;
	/** What it is called. */
	readonly by: Words;
	/** What it adds to each total, after those before it; left out: that rests on what is not known yet. */
	readonly adds?: { readonly [side in Side]: number };
	/** What it does, of its player as "their", where that is said by no number; left out: it is. */
	readonly say?: Words;
	/** The same to its player; left out: as to all. */
	readonly yours?: Words;
	/** How it decides the fight otherwise than by the rules; left out: it does not, or `say` tells that. */
	readonly decides?: readonly Words[];
}

/** What is foretold of a fight. */
export interface Foretold {
	readonly toCome: readonly ToCome[];
	/** How it will stand then, with the cards that are up; null: as it does, or that is not certain. */
	readonly then: (Standing & { readonly leads: Side | 'bothLose' | null }) | null;
}

interface Due {
	readonly made: Lasting;
	readonly use: Use;
	/** Whether it is certain that it will be made, and by its own words what it does. */
	readonly sure: boolean;
}

const MOMENTS = ['reveal.cards', 'reveal.values'] as const;

/** Uses that must still be made in this fight; those that may come to nothing, or rest on a choice, are not sure. */
function dueIn(board: Board): Due[] {
	return timingOrder(board)
		.filter((seat) => playerOf(board, seat).shown)
		.flatMap((seat) =>
			playerOf(board, seat)
				.aliens.filter((alien) => powerOn(board, seat, alien))
				.flatMap((id) =>
					MOMENTS.flatMap((moment) =>
						[...usesAt('power', id, moment)].flatMap(([key, use]): Due[] => {
							const made = { seat, source: 'power', id, use: key } as const;
							if (!use.mandatory || !inRole(use, roleOf(board, seat)) || hasUsed(board, made))
								return [];
							if (use.surely?.(board, seat) === false) return [];
							const amount = use.fixes?.(board, seat) ?? 0;
							return [{ made: { ...made, amount }, use, sure: use.surely !== undefined }];
						})
					)
				)
		);
}

/** Numbers that two attacks may have: what a power adds whatever the cards are, it adds to both of these. */
const TRIED = [
	[0, 0],
	[7, 16]
] as const;

/** The same fight as a picture, with these in force and these cards. */
const imagined = (
	board: Board,
	encounter: Encounter,
	laid: Encounter['laid'],
	made: readonly Lasting[],
	kept: NonNullable<Picture['kept']> = new Map()
): Picture => ({
	picture: true,
	kept,
	board: { ...board, encounter: { ...encounter, laid, lasting: [...encounter.lasting, ...made] } }
});

/** A card that may lie there, or come to. */
function attackOf(encounter: Encounter, side: Side, value: number): Laid {
	const laid = encounter.laid[side];
	if (laid?.face) return laid;
	const by = encounter[side] ?? encounter.offense;
	const face: Face = { kind: 'attack', value };
	return laid
		? { ...laid, face }
		: { card: 'attack:00', by, faceUp: false, concealed: false, face };
}

const NOBODY: readonly Words[] = [];

/** Null: there is nothing to tell. */
export function foretold(board: Board): Foretold | null {
	const { encounter, phase } = board;
	if (!encounter?.defense || !encounter.target || encounter.council) return null;
	if (encounter.outcome || encounter.outright) return null;
	if (phase !== 'alliance' && phase !== 'planning' && phase !== 'reveal') return null;
	const due = dueIn(board);
	if (!due.some(({ sure }) => sure)) return null;
	/** What rests on a choice, or changes cards, may change what all others come to. */
	const certain = due.every(({ sure, use }) => sure && use.lasting !== undefined);
	const made = due.map((one) => one.made);
	const trials = encounter.revealed
		? [encounter.laid]
		: TRIED.map(([offense, defense]) => ({
				offense: attackOf(encounter, 'offense', offense),
				defense: attackOf(encounter, 'defense', defense)
			}));
	/** Both totals of each trial, with so many of them in force. */
	const totals = (n: number) => {
		// What is in force does not rest on the cards, and is looked for once.
		const kept: NonNullable<Picture['kept']> = new Map();
		return trials.map((laid) => {
			const picture = imagined(board, encounter, laid, made.slice(0, n), kept);
			return { offense: totalOf(picture, 'offense'), defense: totalOf(picture, 'defense') };
		});
	};
	const compared = trials.every((laid) =>
		SIDES.every((side) => laid[side]?.face?.kind === 'attack')
	);
	const all = certain && compared ? [0, ...due.map((_, i) => i + 1)].map(totals) : null;
	const addedBy = (i: number): ToCome['adds'] | null => {
		const [before, after] = [all?.[i], all?.[i + 1]];
		if (!before || !after) return null;
		const by = (side: Side) => {
			const each = new Set(after.map((sums, k) => sums[side] - (before[k]?.[side] ?? 0)));
			const [n = 0] = each;
			return each.size === 1 ? n : null;
		};
		const [offense, defense] = [by('offense'), by('defense')];
		return offense === null || defense === null ? null : { offense, defense };
	};
	const toCome = due.flatMap(({ made: { seat, id, amount }, use, sure }, i): ToCome[] => {
		if (!sure) return [];
		const by = alienName(id);
		const adds = addedBy(i);
		if (!adds) return [{ seat, by, say: use.say, ...(use.yours && { yours: use.yours }) }];
		const decides =
			use.lasting?.decides?.({ picture: true, board }, { seat, amount }, NOBODY, null) ?? NOBODY;
		if (adds.offense === 0 && adds.defense === 0 && decides.length === 0) return [];
		return [{ seat, by, adds, ...(decides.length > 0 && { decides }) }];
	});
	if (toCome.length === 0) return null;
	if (!certain || !encounter.revealed) return { toCome, then: null };
	const now = standing(imagined(board, encounter, encounter.laid, made));
	return { toCome, then: { ...now, leads: standsAt({ ...encounter, ...now }) } };
}
