/**
 * [ROOM-PATCH.4] One's own part of a picture on the wire. Questions come back a little changed: so both ends remember
 * the last two of each name that stood in this seat's look, and the next is told as a change of one.
 */
import type { OwnDecision, OwnLook, Shape } from '../core';
import { apply, diff } from './patch';
import type { Patch } from './patch';

/** A turn opens with much to choose from and ends with little: its questions are like one of two before. */
const KEPT = 2;

/** What a seat was asked, and what it might do beside. */
export interface Asked extends Pick<OwnLook, 'asides'> {
	readonly decision: OwnDecision;
}

/** The last questions that stood in a look since everything was told, by id, newest last. */
export type Questions = ReadonlyMap<number, Asked>;

/** How one's own part changed. */
export interface OwnChange {
	readonly own: Patch;
	/** The patch is against the look as if this question, told before, stood in it again with its asides. */
	readonly again?: number | undefined;
}

function alike(known: Questions, name: string): Asked[] {
	const found: Asked[] = [];
	for (const asked of known.values()) if (asked.decision.name === name) found.push(asked);
	return found;
}

/** What is asked in this look is known from now on. */
export function remember(known: Map<number, Asked>, own: OwnLook | null): void {
	if (!own?.decision) return;
	const { decision, asides } = own;
	known.delete(decision.id);
	known.set(decision.id, asides ? { decision, asides } : { decision });
	const [oldest, ...others] = alike(known, decision.name);
	if (oldest && others.length >= KEPT) known.delete(oldest.decision.id);
}

/** What makes `after` of `before` for a reader who knows these questions; undefined when nothing does. */
export function ownDiff(
	known: Questions,
	before: OwnLook | null,
	after: OwnLook | null
): OwnChange | undefined {
	const question = after?.decision;
	const isNew = before && question && question.id !== before.decision?.id;
	const asked = isNew ? likest(known, question) : undefined;
	if (before && asked)
		return { own: diff(asking(before, asked), after) ?? {}, again: asked.decision.id };
	const own = diff(before, after);
	return own && { own };
}

/** Of the questions of this name the one that has most of its choices and fewest others, if need be the newest. */
function likest(known: Questions, { name, shape }: OwnDecision): Asked | undefined {
	const [older, newest = older] = alike(known, name);
	if (!older || !newest || older === newest) return newest;
	return unlikeness(older.decision.shape, shape) < unlikeness(newest.decision.shape, shape)
		? older
		: newest;
}

/** How many choices one of them has and the other has not. */
function unlikeness(one: Shape, other: Shape): number {
	if (!('choices' in one && 'choices' in other)) return 0;
	const ids = new Set(one.choices.map(({ id }) => id));
	const shared = other.choices.filter(({ id }) => ids.has(id)).length;
	return ids.size + other.choices.length - 2 * shared;
}

/** The own part after a change of it. Throws on one that does not fit, as where that question was never told. */
export function ownAfter(
	known: Questions,
	own: OwnLook | null,
	{ own: patch, again }: OwnChange
): OwnLook | null {
	if (again === undefined) return apply(own, patch) as OwnLook | null;
	const asked = known.get(again);
	if (!own || !asked) throw new Error(`No question ${again} was told before.`);
	return apply(asking(own, asked), patch) as OwnLook | null;
}

function asking(own: OwnLook, asked: Asked): OwnLook {
	const { asides: _, ...rest } = own;
	return { ...rest, ...asked };
}
