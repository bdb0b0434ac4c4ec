/** Carries out the effects of a card, token or vote one by one (GC-24.1, GC-22.12). */
import { EFFECTS } from './index';
import type { EffectOf, ImmediateType, Where } from './effect';
import { selected } from '../numbers/metrics';
import { formsOf } from '../play';
import { effectsOf } from './sources';
import type { Play, Step } from '../play';
import type { Board, HexId, RaceId, SourceId } from '../types';
import type { Effect, ImmediateEffect } from '../tables/vocabulary';

declare module '../play' {
	interface Steps {
		effects: {
			readonly source: SourceId;
			readonly race: RaceId;
			readonly hex: HexId | null;
			/** What was rolled that led to it. */
			readonly die?: number;
			/** The effect under way, and the races it is still to be carried out for; null before it begins. */
			i: number;
			left: RaceId[] | null;
		};
	}
}

/** Whether anything at this source would change something for this race now, and can be paid (GC-15.4). */
export function wouldDo(board: Board, source: SourceId, race: RaceId): boolean {
	let changes = false;
	for (const [i, effect] of effectsOf(source).entries())
		if (isImmediate(effect) && can(board, race, effect, { source, i, hex: null })) changes = true;
		else if (effect.type === 'pay') return false;
	return changes;
}

/** Whether an effect is carried out; the others hold while their source is in force. */
const isImmediate = (effect: Effect): effect is ImmediateEffect =>
	Object.hasOwn(EFFECTS, effect.type);

/** An effect with its type, by which its rules are found. */
type Typed<T extends ImmediateType> = EffectOf<T> & { readonly type: T };

function can<T extends ImmediateType>(
	board: Board,
	race: RaceId,
	effect: Typed<T>,
	where: Where
): boolean {
	const type: T = effect.type;
	const { can } = EFFECTS[type];
	return !can || can(board, race, effect, where);
}

function carry<T extends ImmediateType>(
	play: Play,
	race: RaceId,
	effect: Typed<T>,
	where: Where
): void {
	const type: T = effect.type;
	EFFECTS[type].carry(play, race, effect, where);
}

const { run } = formsOf('effects');

export const effects: Step = {
	next: run((play, frame) => {
		const { frames } = play.table;
		// What an effect pushes is done before the next one.
		while (frames.at(-1) === frame) {
			const { source, i, hex } = frame;
			const effect = effectsOf(source)[i];
			if (!effect) return 'end';
			const who = 'who' in effect ? effect.who : undefined;
			frame.left ??= isImmediate(effect) ? selected(play.board, frame.race, who).slice() : [];
			const race = frame.left.shift();
			if (race === undefined) {
				frame.i += 1;
				frame.left = null;
			} else if (isImmediate(effect)) carry(play, race, effect, { source, i, hex });
		}
		return 'next';
	})
};
