/** What is noted of the answers to a question of Cosmic Encounter. */
import type { SeatId } from '../../src/lib/core';
import type { CosmicGame } from './cosmic';
import { said } from './said';

/** What is noted of each choice within this one, in words. */
export function notesWithin(g: CosmicGame, seat: SeatId, choice: string): string[] {
	const { shape } = g.decision(seat);
	const picked =
		shape.type === 'one' ? shape.choices.find(({ id }) => id.startsWith(choice)) : undefined;
	return picked?.then?.type === 'one' ? picked.then.choices.map(({ note }) => said(note)) : [];
}
