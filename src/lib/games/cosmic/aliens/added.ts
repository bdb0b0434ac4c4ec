/** What a use adds to the total of its player’s side, as a reinforcement does (CE-15.35). */
import { sumOf } from '../../kit';
import { sideOf } from '../board';
import type { Bend } from '../bot/sight';
import type { AlienId, Source } from '../types';
import type { CosmicChanges } from '../use';

export const addsToSide: CosmicChanges = {
	parts: ({ board }, owner, parts, { side }) =>
		sideOf(board, owner.seat) === side ? { ...parts, added: parts.added + owner.amount } : parts
};

/** The same as a bot reckons with it, once it was used. */
export const seenAdded = (of: AlienId, by: Source): Bend => ({
	helps: ({ open }, seat) =>
		sumOf(
			(open.encounter?.lasting ?? []).filter(
				({ id, source, seat: whose, stopped }) =>
					id === of && source === by && whose === seat && !stopped
			),
			({ amount }) => amount
		)
});
