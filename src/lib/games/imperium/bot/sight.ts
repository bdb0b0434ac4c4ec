/**
 * What a bot knows: its view, read as a board. What is hidden from it is blank there, so every question of the rules
 * that changes nothing (`moversTo`, `canPay`, `sideOf` …) can be asked of what it sees.
 */
import type { Dice, OwnAside, Question } from '../../../core';
import { playerOf } from '../../kit';
import type { Board, Player, SeatId, SystemId } from '../types';
import type { OpenBoard, OwnBoard } from '../view';

export interface Sight {
	readonly me: SeatId;
	/** Must not be changed: parts of it are the view's own. */
	readonly board: Board;
	readonly open: OpenBoard;
	readonly own: OwnBoard;
	/** What it may do beside the question. */
	readonly asides: readonly OwnAside[];
	readonly dice: Dice;
	/** Where it builds just now, Space Docks too: that system is activated already, for this. Null: nowhere. */
	readonly yard: SystemId | null;
	/** What was worked out already: much is asked for many times in one thought. */
	readonly known: Map<string, unknown>;
}

export function sightOf({ view, dice }: Question): Sight {
	const look = view();
	const [open, own] = [look.open.board as OpenBoard, look.own.board as OwnBoard];
	const me = look.own.seat;
	const { asides = [] } = look.own;
	const board = boardOf(open, own, me);
	return { me, open, own, asides, dice, board, yard: null, known: new Map() };
}

/** The same while it builds there. */
export const buildingAt = (sight: Sight, yard: SystemId): Sight => ({
	...sight,
	yard,
	known: new Map()
});

const BLANK: Pick<Player, 'offered' | 'secrets' | 'hand' | 'tiles'> = {
	...{ offered: [], secrets: [], hand: [], tiles: [] }
};

/** The board as it looks from one seat. */
function boardOf(open: OpenBoard, own: OwnBoard, me: SeatId): Board {
	const players: Record<SeatId, unknown> = {};
	for (const seat of open.order) {
		const { offered, secrets, hand, tiles } = seat === me ? own : BLANK;
		players[seat] = { ...open.players[seat], offered, secrets, hand, tiles };
	}
	// The view says the same as a board does, in types that cannot be written to; nobody here writes.
	return { ...open, players } as unknown as Board;
}

export const self = ({ board, me }: Sight): Player => playerOf(board, me);

/** Works something out once a thought. What it is must follow from its name. */
export function recall<T>({ known }: Sight, name: string, workOut: () => T): T {
	if (!known.has(name)) known.set(name, workOut());
	return known.get(name) as T;
}

export const rivalsOf = ({ board, me }: Sight): SeatId[] =>
	board.order.filter((seat) => seat !== me && !playerOf(board, seat).isOut);

/**
 * How far a player is: its victory points, and those that its technologies and its counters are likely to bring until
 * the end. In the first rounds these say more about who wins than points do, and much more than planets.
 */
const standingOf = ({ board }: Sight, seat: SeatId): number => {
	const { points, techs, counters } = playerOf(board, seat);
	const means = techs.length + counters.command + counters.fleet + counters.strategy;
	return points + BRINGS * Math.max(0, LAST - board.round) * means;
};
/** A technology or a counter, in each round that is left. */
const BRINGS = 0.06;
const LAST = 7;

/** How many victory points a player is ahead of this one. */
export const leadOf = (sight: Sight, seat: SeatId): number =>
	standingOf(sight, seat) - standingOf(sight, sight.me);

/** The rival that is farthest; of several the one with most planets. */
export const leaderOf = (sight: Sight): SeatId | undefined =>
	recall(sight, 'leader', () => {
		const { board } = sight;
		const planets = (seat: SeatId) =>
			Object.values(board.planets).filter(({ owner }) => owner === seat).length;
		return rivalsOf(sight).sort(
			(one, other) =>
				standingOf(sight, other) - standingOf(sight, one) || planets(other) - planets(one)
		)[0];
	});
