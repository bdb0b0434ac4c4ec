/**
 * What carrying out an effect means (GC-24.3). Each type has one entry in effects/index.ts; where it
 * needs a decision, `carry` pushes a step of its own, which runs before the next effect of the list.
 */
import type { Play } from '../play';
import type { Board, HexId, RaceId, SourceId } from '../types';
import type { ImmediateEffect } from '../tables/vocabulary';

/** Where an effect stands: the list it is in, its place there, and the hex of the token, if it is one. */
export interface Where {
	readonly source: SourceId;
	readonly i: number;
	readonly hex: HexId | null;
}

export type ImmediateType = ImmediateEffect['type'];
export type EffectOf<T extends ImmediateType> = Extract<ImmediateEffect, { readonly type: T }>;

export interface EffectRules<E extends ImmediateEffect> {
	/** Whether it would do anything for this race now (GC-15.4). Left out: always. */
	readonly can?: (board: Board, race: RaceId, effect: E, where: Where) => boolean;
	readonly carry: (play: Play, race: RaceId, effect: E, where: Where) => void;
}

export type EffectTable = { readonly [T in ImmediateType]: EffectRules<EffectOf<T>> };

/**
 * Starts carrying out everything printed at `source` for the race that has or plays it; `hex` is the
 * token's, `die` what was rolled for it. The step that asked goes on when all is done.
 */
export function carryOut(
	play: Play,
	source: SourceId,
	race: RaceId,
	hex: HexId | null = null,
	die?: number
): void {
	play.push('effects', {
		...{ source, race, hex, i: 0, left: null },
		...(die === undefined ? {} : { die })
	});
}

/** The section a source's effects are read in, for the log. */
export function ruleOf(source: SourceId): string {
	if (source.startsWith('token:')) return 'GC-9.5';
	if (source.startsWith('council:')) return 'GC-17.9';
	if (source.startsWith('action:')) return 'GC-15.1';
	return 'GC-4.8';
}
