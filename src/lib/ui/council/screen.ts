/** The types of Galactic Council as its screen meets them. */
import type { MoveOf } from '$lib/core';
import type { CouncilBook } from '$lib/games/council/words';
import type { Council } from '$lib/games/council/play';
import type { OpenBoard, OwnBoard } from '$lib/games/council/view';
import type { Batch, BoardProps } from '../boards';
import type { Told } from '../moments';

export interface CouncilScreen {
	readonly open: OpenBoard;
	readonly own: OwnBoard;
	readonly book: CouncilBook;
	readonly move: CouncilMove;
}

/** What can be told to happen. */
export type CouncilMove = MoveOf<Council>;
export type CouncilEvent = Told<CouncilMove>;
export type CouncilBatch = Batch<CouncilMove>;

export type CouncilProps = BoardProps<CouncilScreen>;

/** What one who looks at the table sees of it, and the words for it: enough to name anything. */
export type Sight = Readonly<Pick<CouncilProps, 'open' | 'own' | 'you' | 'names' | 'book'>>;
