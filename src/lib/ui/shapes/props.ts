/** What every form of a decision gets. */
import type { Component } from 'svelte';
import type { Choice, Shape } from '$lib/core/shape';
import type { Gathered, Reading, Sorted } from '../boards';
import type { Filling, ShapeOf } from '../filling';
import type { Names } from '../words';

/** Sorts a place of a split (../boards); null for one that belongs to no group. */
export type Sort = (place: string, shape: ShapeOf<'split'>) => Sorted | null;

export interface FormProps<S extends Shape = Shape> {
	readonly shape: S;
	/** Filled in through the functions of `../filling`. */
	readonly filling: Filling;
	readonly names: Names;
	/** To be called after every change. */
	readonly onchange: () => void;
	/** A choice that has a button of its own outside the form, and so no row in it. */
	readonly without?: string;
	/** Draws a piece beside its words, by the id of its choice or place; nothing for what has no drawing. */
	readonly art?: Component<{ piece: string; place?: boolean }> | undefined;
	/** Pieces that wait in a list where there are many (../boards). */
	readonly gathered?: Gathered | undefined;
	/** Where the note of a choice about this piece is read before it is chosen (../boards). */
	readonly reading?: ((piece: string) => Reading | null) | undefined;
	/** What the card or sheet of a piece says, where its choice has no note. */
	readonly told?: ((piece: string) => string | null) | undefined;
	/** Pieces in the order in which they are held, as rows name them (../boards). */
	readonly asHeld?: ((pieces: readonly string[]) => readonly string[]) | undefined;
	/** The words of cards stand in their rows where there is room (../boards). */
	readonly spelled?: boolean | undefined;
	/** Loads what sorts places of a split (../boards). */
	readonly sorter?: (() => Promise<Sort>) | undefined;
	/** The rows of the choices, with those that cannot be chosen any more and keep their place; left out: the choices. */
	readonly rows?: readonly Choice[] | undefined;
	/** Names the group for a screen reader: the question. */
	readonly label: string;
}
