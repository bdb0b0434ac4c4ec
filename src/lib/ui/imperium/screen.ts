/** The types of Twilight Imperium as its screen meets them. */
import type { MoveOf } from '$lib/core';
import type { ImperiumBook } from '$lib/games/imperium/book';
import type { Imperium } from '$lib/games/imperium/play';
import type { OpenBoard, OwnBoard } from '$lib/games/imperium/view';
import type { Batch, BoardProps } from '../boards';
import type { Told } from '../moments';

export interface ImperiumScreen {
	readonly open: OpenBoard;
	readonly own: OwnBoard;
	readonly book: ImperiumBook;
	readonly move: ImperiumMove;
}

/** What can be told to happen. */
export type ImperiumMove = MoveOf<Imperium>;
export type ImperiumEvent = Told<ImperiumMove>;
export type ImperiumBatch = Batch<ImperiumMove>;

export type ImperiumProps = BoardProps<ImperiumScreen>;

/** What one who looks at the table sees of it, and the words for it: enough to name anything. */
export type Sight = Readonly<Pick<ImperiumProps, 'open' | 'own' | 'you' | 'names' | 'book'>>;
