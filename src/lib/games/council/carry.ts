/** Carries out the effects of a card, token or vote one by one (GC-24.1, GC-22.12). */
import { EFFECTS } from './effects';
import type { EffectRules, Where } from './effects/effect';
import { selected } from './metrics';
import { effectsOf } from './sources';
import type { Frame, Step } from './play';
import type { Board, HexId, RaceId, SourceId } from './types';
import type { Effect, ImmediateEffect } from './vocabulary';

interface Locals {
	readonly source: SourceId;
	readonly race: RaceId;
	readonly hex: HexId | null;
	/** The effect under way, and the races it is still to be carried out for; null before it begins. */
	i: number;
	left: RaceId[] | null;
}

const at = (frame: Frame) => frame as unknown as Locals;

/** Whether anything at this source would change something for this race now, and can be paid (GC-15.4). */
export function wouldDo(board: Board, source: SourceId, race: RaceId): boolean {
	let changes = false;
	for (const [i, effect] of effectsOf(source).entries()) {
		const rules = rulesOf(effect);
		const where = { source, i, hex: null };
		if (rules && (!rules.can || rules.can(board, race, effect as never, where))) changes = true;
		else if (effect.type === 'pay') return false;
	}
	return changes;
}

/** The rules of an immediate effect; null for the others, which hold while their source is in force. */
function rulesOf(effect: Effect): EffectRules<ImmediateEffect> | null {
	const table: { readonly [type: string]: EffectRules<never> } = EFFECTS;
	return (table[effect.type] as EffectRules<ImmediateEffect> | undefined) ?? null;
}

export const effects: Step = {
	next: {
		form: 'run',
		run: (play, frame) => {
			const local = at(frame);
			const { frames } = play.table;
			// What an effect pushes is done before the next one.
			while (frames.at(-1) === frame) {
				const effect = effectsOf(local.source)[local.i];
				if (!effect) return 'end';
				const rules = rulesOf(effect);
				const who = 'who' in effect ? effect.who : undefined;
				local.left ??= rules ? selected(play.board, local.race, who).slice() : [];
				const race = local.left.shift();
				const where: Where = { source: local.source, i: local.i, hex: local.hex };
				if (race === undefined) {
					local.i += 1;
					local.left = null;
				} else rules?.carry(play, race, effect as ImmediateEffect, where);
			}
			return 'next';
		}
	}
};
