/**
 * Looking back: what the board was when a line of the log was said, and which pieces the line speaks of.
 * One change of the table may tell of many things, so its events are played out up to the line.
 */
import type { OpenBoard, OpenEncounter } from '$lib/games/cosmic/view';
import { told, type Told } from '../../moments';
import { seatsIn } from '../../words';
import { decided } from '../scenes/encounter-story';
import { begun, ended, shiftsIn, startOf } from './moves';
import type { CosmicMove } from '../screen';

/** The board when line `at` of these events was said; `before` and `after` are what they lie between. */
export function boardAt(
	before: OpenBoard | null,
	after: OpenBoard,
	events: readonly Told<CosmicMove>[],
	at: number
): OpenBoard {
	const until = at + told(events, at).length;
	if (!before || shiftsIn(events.slice(until)).length === 0) return after;
	const past = events.slice(0, until);
	const moves = shiftsIn(past);
	const board = moves.reduce(
		(open, move) => ended(begun(open, move), move),
		startOf(before, after, moves)
	);
	const [then, now] = [board.encounter, after.encounter];
	const revealed = past.some(({ move }) => move?.type === 'reveal');
	const outcome = past.map(({ move }) => move).findLast((move) => move?.type === 'outcome');
	// Cards turned up in this change are known from its end, where the encounter still goes on.
	const goesOn = then && now && then.n === now.n && board.turn === after.turn;
	const stood =
		revealed && goesOn
			? {
					...board,
					encounter: {
						...withoutForetold(then),
						...(now.toCome && { toCome: now.toCome }),
						...(now.foreseen && { foreseen: now.foreseen }),
						...{ revealed: true, laid: now.laid, totals: now.totals, added: now.added },
						...{ leads: now.leads, outright: now.outright, lowWins: now.lowWins },
						...(now.turned && { turned: now.turned }),
						...(now.decidedBy && { decidedBy: now.decidedBy })
					}
				}
			: board;
	return outcome ? decided(stood, outcome.outcome) : stood;
}

/** What was told of how it would stand is told anew once the cards are up. */
function withoutForetold({ toCome: _, foreseen: __, ...rest }: OpenEncounter): OpenEncounter {
	return rest;
}

/** The pieces line `at` of these events speaks of, by the ids the dial knows; where ships went, not whence. */
export function spokenOf(events: readonly Told<CosmicMove>[], at: number): ReadonlySet<string> {
	const pieces = new Set<string>();
	for (const { say, about = [], move } of told(events, at)) {
		for (const piece of [...seatsIn(say), ...about]) pieces.add(piece);
		if (move?.type === 'aim') pieces.add(move.planet);
		else if (move?.type === 'destiny' && move.seat) pieces.add(move.seat);
		else if (move?.type === 'ships') {
			const { seat, to } = move;
			const home = to.startsWith(`planet:${seat.slice(5)}-`);
			if (to === 'removed') pieces.add('warp');
			else pieces.add(to === 'warp' || home ? to : `${to}/${seat}`);
		}
	}
	return pieces;
}
