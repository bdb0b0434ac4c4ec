/** The types of Cosmic Encounter as its screen meets them. */
import type { MoveOf } from '$lib/core';
import type { CosmicBook } from '$lib/games/cosmic/book';
import type { Cosmic } from '$lib/games/cosmic/play';
import type { OpenBoard, OwnBoard } from '$lib/games/cosmic/view';
import type { BoardProps } from '../boards';

export interface CosmicScreen {
	readonly open: OpenBoard;
	readonly own: OwnBoard;
	readonly book: CosmicBook;
	readonly move: CosmicMove;
}

/** What can be told to happen. */
export type CosmicMove = MoveOf<Cosmic>;

export type CosmicProps = BoardProps<CosmicScreen>;
