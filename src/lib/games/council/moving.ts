/**
 * The moving ships (GC-9.5): those that just entered a hex. Every step that lets ships enter a hex keeps
 * them in its frame under `moving`, and `resolveToken` goes by it; so a Move within a Move is nothing
 * special.
 */
import { countShips, fleetAt, isSeat, squadOf } from './board';
import { removeShips } from './pieces';
import { SHIPS } from './vocabulary';
import type { ShipCounts } from './vocabulary';
import type { Frame, Play } from './play';
import type { HexId, RaceId, Squad } from './types';

export interface Moving {
	/** Where they are. */
	readonly hex: HexId;
	readonly ships: Squad;
	/** Whether a token ended the movement here. */
	readonly halted: boolean;
}

const at = (frame: Frame) => frame as unknown as { moving: Moving };

/** The innermost frame whose ships are moving. Throws when none are: asking is then a bug. */
export function movingFrame(play: Play): { moving: Moving } {
	const frame = play.table.frames.findLast((one) => one['moving'] !== undefined);
	if (!frame) throw new Error('No ships are moving.');
	return at(frame);
}

/**
 * Ships of a race have entered a hex: notes them as the moving ships of this frame, and resolves the
 * Discovery Token there before the frame goes on (GC-9.4, GC-9.6). NPC ships resolve none.
 */
export function enter(play: Play, frame: Frame, race: RaceId, hex: HexId, ships: ShipCounts): void {
	at(frame).moving = { hex, ships: squadOf(ships), halted: false };
	if (isSeat(race) && play.board.hexes[hex]?.token) play.push('token', { seat: race, hex });
}

/** The innermost moving ships that are still there: a token may have destroyed or moved some. */
export function stillMoving(play: Play, race: RaceId): Squad {
	const { hex, ships } = movingFrame(play).moving;
	const fleet = fleetAt(play.board, hex, race);
	const left = { fighter: 0, destroyer: 0, dreadnaught: 0 };
	for (const ship of SHIPS) left[ship] = Math.min(ships[ship], fleet?.[ship] ?? 0);
	return left;
}

/**
 * Ships of a race among the innermost moving ones are lost (GC-9.5): others of their kind that lay in the
 * hex before do not move on in their place.
 */
export function loseMoving(play: Play, race: RaceId, gone: ShipCounts): void {
	const frame = movingFrame(play);
	const ships = { ...stillMoving(play, race) };
	for (const ship of SHIPS) ships[ship] -= gone[ship] ?? 0;
	removeShips(play, race, frame.moving.hex, gone);
	frame.moving = { ...frame.moving, ships };
}

/** Whether the innermost movement is over: halted by a token, or no moving ship is left (GC-9.5). */
export const isHalted = (play: Play, race: RaceId): boolean =>
	movingFrame(play).moving.halted || countShips(stillMoving(play, race)) === 0;
