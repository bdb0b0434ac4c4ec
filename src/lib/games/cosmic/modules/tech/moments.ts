/** What completed technologies bring about at moments of every encounter. */
import { techsOf, timingOrder } from '../../board';
import type { Play } from '../../play';
import { technologyOf } from '.';

/** Each that lies open does what it does at this moment, in timing order. */
export function techsAt(play: Play, moment: 'selected' | 'settled'): void {
	const { board } = play;
	if (!board.modules?.tech) return;
	for (const seat of timingOrder(board))
		for (const tech of techsOf(board, seat))
			if (tech.faceUp) technologyOf(tech.id)[moment]?.(play, seat, tech);
}
