/** What was told: lines of the log and the moves that came with them. */
import type { AnyMove, MoveNamed, SeatId, Words } from '$lib/core';
import type { Template } from '$lib/core/words';

/** As much of an event as screens need. */
export interface Told<Move extends AnyMove = AnyMove> {
	readonly say: Words;
	/** The pieces it is about, where neither its seats nor its move name them. */
	readonly about?: readonly string[];
	readonly move?: Move;
}

/** A line, and the moves without words that were told with it: up to the next line. */
export function told<Move extends AnyMove>(
	events: readonly Told<Move>[],
	at: number
): readonly Told<Move>[] {
	const next = events.findIndex(({ say }, i) => i > at && say !== '');
	return events.slice(at, next < 0 ? undefined : next);
}

/** What is heard as something happens, of the few sounds there are; `quiet`: nothing. */
export type MoveSound = 'card' | 'dice' | 'fight' | 'vote' | 'quiet';

/** How much it is to somebody who did not see it: nothing, a step, news, or what may decide the game. */
export type Weight = 0 | 1 | 2 | 3;

/** A kind of move, to those who listen and to those who come back. */
export interface Noted<Move> {
	readonly sound: MoveSound;
	readonly weight: Weight | ((move: Move) => Weight);
	/** Somebody does it by their own decision: whoever did needs not be told of it. */
	readonly deed?: true;
	/** Somebody comes nearer to winning by it, or is set back: it is told first, however little else there is. */
	readonly scores?: true;
	/** Whose something comes to somebody else by it, or is destroyed, without their doing; null: nobody's. */
	readonly robs?: (move: Move) => SeatId | null;
	/** It is of a fight or a vote, which can be read whole once more (tray/meanwhile.ts). */
	readonly of?: Stretch;
	/** With it a new one begins. */
	readonly begins?: true;
	/** With it that has come to something. */
	readonly ends?: true;
	/** In the log it is read with the line told after it, as a price with what was bought, or before it (folding.ts). */
	readonly part?: Part | ((move: Move) => Part | null);
	/** In the log its line is read instead of the one told before it, of which it says more to its reader. */
	readonly instead?: true;
	/** What it counts there. */
	readonly sign?: (move: Move) => { readonly of: Template<'n'>; readonly n: number };
}

export type Part = 'next' | 'last';

export type Stretch = 'fight' | 'vote';

/** What a game says of each kind of its moves; that it is over is told alike of all. */
export type NotesOf<Move extends AnyMove> = {
	readonly [Type in Exclude<Move['type'], 'over'>]: Noted<MoveNamed<Move, Type>>;
};

/** By seat: what brings it nearer to winning. */
export type Points = { readonly [seat: SeatId]: number };
