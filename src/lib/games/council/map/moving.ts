/**
 * The moving ships (GC-9.5): those that just entered a hex. Every step that lets ships enter a hex keeps
 * them in its frame under `moving`, and `resolveToken` goes by it; so a Move within a Move is nothing
 * special.
 */
import { countShips, isSeat, squadOf, stillAt } from '../board';
import { removeShips } from './pieces';
import { SHIPS } from '../tables/vocabulary';
import type { ShipCounts } from '../tables/vocabulary';
import type { Play } from '../play';
import type { HexId, RaceId, Squad } from '../types';

export interface Moving {
	/** Where they are. */
	readonly hex: HexId;
	readonly ships: Squad;
	/** Whether a token ended the movement here. */
	readonly halted: boolean;
}

/** What the locals of a step extend that lets ships enter a hex; it is there once they have. */
export interface Travelling {
	moving?: Moving;
}

/** The steps whose locals are a traveller's. */
const TRAVELLERS = ['move', 'battle', 'effect.jump'] as const;

/** The innermost frame whose ships are moving, and those. Throws when none are: asking is then a bug. */
function innermost(play: Play): { readonly frame: Travelling; readonly moving: Moving } {
	const { frames } = play.table;
	let at = -1;
	let found = null;
	for (const step of TRAVELLERS) {
		const frame = play.find(step);
		if (!frame?.moving || frames.indexOf(frame) < at) continue;
		at = frames.indexOf(frame);
		found = { frame, moving: frame.moving };
	}
	if (!found) throw new Error('No ships are moving.');
	return found;
}

/** The innermost moving ships, as they were when last told of. */
export const movingOf = (play: Play): Moving => innermost(play).moving;

/** A token ends the innermost movement (GC-9.5). */
export function haltMoving(play: Play): void {
	const { frame, moving } = innermost(play);
	frame.moving = { ...moving, halted: true };
}

/**
 * Ships of a race have entered a hex: notes them as the moving ships of this frame, and resolves the
 * Discovery Token there before the frame goes on (GC-9.4, GC-9.6). NPC ships resolve none.
 */
export function enter(
	play: Play,
	frame: Travelling,
	race: RaceId,
	hex: HexId,
	ships: ShipCounts
): void {
	frame.moving = { hex, ships: squadOf(ships), halted: false };
	if (isSeat(race) && play.board.hexes[hex]?.token) play.push('token', { seat: race, hex });
}

/** The innermost moving ships that are still there: a token may have destroyed or moved some. */
export function stillMoving(play: Play, race: RaceId): Squad {
	const { hex, ships } = movingOf(play);
	return stillAt(play.board, hex, race, ships);
}

/**
 * Ships of a race among the innermost moving ones are lost (GC-9.5): others of their kind that lay in the
 * hex before do not move on in their place.
 */
export function loseMoving(play: Play, race: RaceId, gone: ShipCounts): void {
	const { frame, moving } = innermost(play);
	const ships = { ...stillMoving(play, race) };
	for (const ship of SHIPS) ships[ship] -= gone[ship] ?? 0;
	removeShips(play, race, moving.hex, gone);
	frame.moving = { ...moving, ships };
}

/** Whether the innermost movement is over: halted by a token, or no moving ship is left (GC-9.5). */
export const isHalted = (play: Play, race: RaceId): boolean =>
	movingOf(play).halted || countShips(stillMoving(play, race)) === 0;
