/** Sets of which a use of their alien plays one card of the cache, which is unavailable then (CE-36.25, CE-36.35). */
import { underway } from '../play';
import type { Play } from '../play';
import type { AlienId, SeatId, Source } from '../types';
import type { Me } from '../use';
import { holdsEssence, maybeCached } from './cache';
import { discardEssence } from './cards';
import type { EssenceId } from './state';

interface Playing<Card extends string> {
	/** How many were played in this encounter, whoever did; one that is being played counts. */
	readonly played: (play: Play) => number;
	/** CE-16.22: whether this one may be in the cache, by what all can see. */
	readonly mayHave: (play: Play, card: Card) => boolean;
	/** Whether its player has it there. */
	readonly has: (card: Card) => (play: Play, me: Me) => boolean;
	/** CE-36.5: it is spent as it happens; nothing comes of one that has gone from the cache meanwhile. */
	readonly spend: (play: Play, seat: SeatId, card: Card) => boolean;
}

/** How an alien plays its set, by uses from these sources. */
export function playing<Card extends string>(
	alien: AlienId,
	sources: readonly Source[],
	rule: string
): Playing<Card> {
	const idOf = (card: Card): EssenceId => `essence:${alien}.${card}`;
	const is = (one: { readonly source: Source; readonly id: string }) =>
		one.id === alien && sources.includes(one.source);
	return {
		played: ({ board, table }) =>
			(board.encounter?.used ?? []).filter(is).length +
			underway(table).filter((frame) => frame.step === 'use' && is(frame) && !frame.fate).length,
		mayHave: ({ board }, card) => maybeCached(board, alien).includes(idOf(card)),
		has:
			(card) =>
			({ board }, { seat }) =>
				holdsEssence(board, seat, alien, idOf(card)),
		spend: (play, seat, card) => {
			if (!holdsEssence(play.board, seat, alien, idOf(card))) return false;
			discardEssence(play, seat, alien, idOf(card), rule);
			return true;
		}
	};
}
