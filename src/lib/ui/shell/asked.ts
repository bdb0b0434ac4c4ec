/** What is asked just now: the question, or what is asked within the choice picked of it. */
import type { OwnDecision, Words } from '$lib/core';
import type { Verbs } from '../boards';
import { depthOf } from '../filling';
import type { Filling } from '../filling';

/** A question of more letters would take half a phone above the board: it is read whole in the tray. */
export const ENDLESS = 110;

/** `To which hex?` within moving ships, where the game says it; null while the question itself is asked. */
export function askedWithin(
	decision: OwnDecision,
	filling: Filling | null,
	asks: Verbs['asks']
): Words | null {
	if (decision.shape.type !== 'one' || !filling) return null;
	const { name } = decision;
	const within = asks?.[`${name}/${filling.pick ?? ''}`] ?? asks?.[name] ?? [];
	return within[Math.min(depthOf(decision.shape, filling), within.length) - 1] ?? null;
}
