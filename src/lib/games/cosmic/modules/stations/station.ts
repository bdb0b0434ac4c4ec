/** What the file of a space station declares (CE-34): its words, and what it does. */
import type { Bend } from '../../bot/sight';
import type { StationWords } from '../../book';
import type { Play, Step } from '../../play';
import type { SeatId } from '../../types';
import type { Station as Placed } from './state';
import type { CosmicChanges, Effect, OwnQuestion } from '../../use';

export interface Station extends Effect {
	readonly words: Omit<StationWords, 'id' | 'kind'>;
	/** It does nothing where only two play, and is left out then. */
	readonly needsOthers?: true;
	/** It tells which alien its player plays, and is left out where sheets are hidden. */
	readonly showsSheets?: true;
	/** It bears on allies that answer one after another, and is left out where all answer together (CE-9.7). */
	readonly needsTurns?: true;
	/** How much a steady player likes it beside its planet: 1 (little) to 10 (much). */
	readonly liked: number;
	/** In force before anything else changes a value (CE-34.21). */
	readonly before?: CosmicChanges;
	/** In force once while it works, however many it works for (CE-34.19). */
	readonly changes?: CosmicChanges;
	/** What comes of it once alliances are formed, while it works for this seat. */
	readonly formed?: (play: Play, seat: SeatId, station: Placed) => void;
	/** What comes of it as an encounter is settled, while it works for this seat. */
	readonly settled?: (play: Play, seat: SeatId, station: Placed) => void;
	/** How a bot reckons a fight of one whom it works for. */
	readonly bends?: Bend;
	/** What comes of receiving it: at the start, or from another player. */
	readonly received?: (play: Play, seat: SeatId, station: Placed) => void;
	/** What comes of its leaving its player, or the game. */
	readonly leaves?: (play: Play, station: Placed) => void;
	/** Steps of its own, which its uses push as `<id>.<name>`. */
	readonly steps?: { readonly [name: string]: Step };
	/** What they ask, as `<step>.<label>`. */
	readonly questions?: { readonly [question: string]: OwnQuestion };
}
