/**
 * Moving (GC-9): ships of one hex go to an adjacent one, and with a longer reach farther: at once where no Discovery
 * Token lies between, else on from the token, which is resolved before they proceed.
 */
import { msg, withBarred } from '../../../core';
import type { AnswerTo, Barred, Choice, Words } from '../../../core';
import { barredHex, hexChoices, oneOf, sifted, someShips } from '../questions/ask';
import { elsewhere } from '../questions/elsewhere';
import type { OneOf, ShipSplit } from '../questions/ask';
import {
	countShips,
	fleetAt,
	fleetsOf,
	hexName,
	isBlocked,
	hexOn,
	raceName,
	shipsInWords,
	squadOf,
	stillAt
} from '../board';
import { becauseHere } from '../questions/causes';
import { turnEvent } from '../questions/turn-events';
import type { Reason, Since } from '../questions/turn-events';
import { stepsFrom } from '../map/neighbours';
import { enter, isHalted, stillMoving } from '../map/moving';
import type { Travelling } from '../map/moving';
import { moveShips } from '../map/pieces';
import { formsOf } from '../play';
import { hasFlag, stat } from '../numbers/stats';
import type { Play, Step } from '../play';
import type { Board, HexId, SeatId, Squad } from '../types';

/** How far the next Move of this player reaches (GC-9.2). */
function reachOf(board: Board, seat: SeatId): number {
	const { turn } = board;
	const isFirst = turn?.seat === seat && !turn.done.includes('move');
	return stat(board, seat, 'moveRange') + (isFirst ? stat(board, seat, 'firstMoveRange') : 0);
}

/** The race that moves, and whether it may pass other races' ships: asked once for many hexes. */
interface Mover {
	readonly board: Board;
	readonly seat: SeatId;
	readonly passes: boolean;
}

const moverOf = (board: Board, seat: SeatId): Mover => ({
	board,
	seat,
	passes: hasFlag(board, seat, 'moveThrough')
});

/** Whether a hex may be entered with this many steps left after it: to stay, or to pass through (GC-9.3). */
function mayEnter(mover: Mover, hex: HexId, left: number): boolean {
	if (!isBlocked(mover.board, hex, mover.seat)) return true;
	return (
		mover.passes &&
		left > 0 &&
		stepsFrom(mover.board, mover.seat, hex).some((next) => mayEnter(mover, next, left - 1))
	);
}

/** Hexes of one step that can be entered, and those that cannot, with whose ships lie in the way. */
function stepOn(mover: Mover, from: HexId, left: number) {
	const { board, seat } = mover;
	return sifted(board, stepsFrom(board, seat, from), (hex) =>
		mayEnter(mover, hex, left - 1) ? null : whyBlocked(board, hex)
	);
}

/** By hex: how many steps there, at most `reach`, with no Discovery Token on the way that would be resolved (GC-9.4). */
function within({ board, seat, passes }: Mover, from: HexId, reach: number): Map<HexId, number> {
	const steps = new Map<HexId, number>();
	const seen = new Set([from]);
	let ring: readonly HexId[] = [from];
	for (let n = 1; n <= reach && ring.length > 0; n++) {
		const next: HexId[] = [];
		for (const hex of new Set(ring.flatMap((id) => stepsFrom(board, seat, id)))) {
			if (seen.has(hex)) continue;
			seen.add(hex);
			const isShut = isBlocked(board, hex, seat);
			if (!isShut) steps.set(hex, n);
			if (isShut ? passes : !hexOn(board, hex).token) next.push(hex);
		}
		ring = next;
	}
	return steps;
}

/** Where ships can go from a hex with so many steps left, in how many steps, and what lies in the way next to it. */
function reachable(mover: Mover, from: HexId, left: number, since: Since) {
	const { open, barred } = stepOn(mover, from, left);
	// GC-9.2: before rules 6 they went hex by hex.
	const steps = since(6) ? within(mover, from, left) : new Map(open.map((hex) => [hex, 1]));
	return { open: [...steps.keys()], steps, barred };
}

function whyBlocked(board: Board, hex: HexId): Reason {
	const { fleet } = hexOn(board, hex);
	const why = fleet
		? msg('Ships of {whom} lie in the way.', { whom: raceName(fleet.race) })
		: msg('Ships of others lie in the way.');
	return { why, rule: 'GC-9.3' };
}

const NO_SHIPS: Reason = { why: msg('You have no ships.'), rule: 'GC-9.1' };
const SHUT_IN: Reason = {
	why: msg('Ships of others lie in every hex next to it.'),
	rule: 'GC-9.3'
};
const ALL_SHUT_IN: Reason = {
	why: msg('Ships of others lie in every hex next to yours.'),
	rule: 'GC-9.3'
};

/** Whether this player can make a Move now. */
export function canMove(board: Board, seat: SeatId): boolean {
	const mover = moverOf(board, seat);
	const reach = reachOf(board, seat);
	return fleetsOf(board, seat).some((from) =>
		stepsFrom(board, seat, from).some((hex) => mayEnter(mover, hex, reach - 1))
	);
}

/** Where ships can go, and which of them: not asked of one alone. */
interface Target extends Choice<HexId> {
	readonly then?: ShipSplit;
}

/** From where. */
export interface Start extends Choice<HexId> {
	readonly then: OneOf<Target>;
}

/** Every Move this player can begin: from where, where to, and with which ships. */
export const moveChoices = (board: Board, seat: SeatId, since: Since): readonly Start[] =>
	movesOf(board, seat, since).choices;

const STAYS_FREE = msg('Its planet stays nobody’s: a Battle settles it');
const SETTLES = msg('The Battle here settles this planet');

/** GC-9.4: why what lies beyond is not offered with it. */
const FOUND_FIRST = msg('Its Discovery Token first, then they may move on');

/** What a Move here does not change (GC-9.3): nobody owns the planet until a Battle settles it, which may be this one. */
const planetNote = (board: Board, hex: HexId): Words | null =>
	hexOn(board, hex).planet?.owner !== null
		? null
		: board.battle?.target === hex
			? SETTLES
			: STAYS_FREE;

/** What there is to know of a hex ships may go to, with so many steps left when they are there. */
function noteAt(board: Board, hex: HexId, left: number): Words | null {
	const planet = planetNote(board, hex);
	if (left < 1 || !hexOn(board, hex).token) return planet;
	return planet ? msg('{first}. {then}', { first: FOUND_FIRST, then: planet }) : FOUND_FIRST;
}

function movesOf(board: Board, seat: SeatId, since: Since): OneOf<Start> {
	const mover = moverOf(board, seat);
	const reach = reachOf(board, seat);
	const moves: Start[] = [];
	const barred: Barred[] = [];
	for (const from of fleetsOf(board, seat)) {
		const next = reachable(mover, from, reach, since);
		if (next.open.length === 0) {
			barred.push(barredHex(board, from, SHUT_IN));
			continue;
		}
		const targets = hexChoices(board, next.open).map((choice) => {
			const note = noteAt(board, choice.id, reach - (next.steps.get(choice.id) ?? reach));
			return note === null ? choice : { ...choice, note };
		});
		const fleet = fleetAt(board, from, seat) ?? {};
		const ships = countShips(fleet) > 1 ? someShips(fleet, 1) : null;
		const choices: readonly Target[] = ships
			? targets.map((choice) => ({ ...choice, then: ships }))
			: targets;
		moves.push({
			id: from,
			on: from,
			say: hexName(board, from),
			note: shipsInWords(fleet),
			then: oneOf(choices, next.barred)
		});
	}
	return oneOf(moves, barred);
}

/** Begins the Move an answer to `moveChoices` describes: `{ pick: from, then: { pick: to, then: { split } } }`. */
export function beginMove(
	play: Play,
	seat: SeatId,
	{ pick: from, then: { pick: to, then } }: AnswerTo<OneOf<Start>>
): void {
	const ships = then?.split ?? fleetAt(play.board, from, seat) ?? {};
	const reach = reachOf(play.board, seat);
	const { turn } = play.board;
	if (turn?.seat === seat && !turn.done.includes('move')) turn.done.push('move');
	play.push('move', { seat, from, here: from, next: to, ships: squadOf(ships), left: reach });
}

const NEXT_TO: Reason = {
	why: msg('Ships move from a hex of yours to one next to it.'),
	rule: 'GC-9.1'
};

/** Why ships cannot go to any other hex, with so many steps. */
const beyond = (n: number): Reason =>
	n > 1
		? {
				why: msg(
					'With this Move ships come {n} hexes far. Where a Discovery Token lies they find it first, and then may move on.',
					{ n }
				),
				rule: 'GC-9.2'
			}
		: NEXT_TO;

export const moveEvent = turnEvent({
	id: 'move',
	say: msg('Move ships'),
	rule: 'GC-9.1',
	uses: 'minor',
	hexes: (board, seat) => beyond(reachOf(board, seat)),
	offer: (board, seat, since) => {
		const then = movesOf(board, seat, since);
		if (then.choices.length === 0) return then.barred ? ALL_SHUT_IN : NO_SHIPS;
		const n = reachOf(board, seat);
		const note =
			n > 1
				? msg('Up to {n} hexes far; a Discovery Token on the way is found first', { n })
				: msg('From one hex to the next; a Discovery Token there is found');
		return { note, then };
	},
	begin: (play, seat, answer) => {
		beginMove(play, seat, answer);
	}
});

interface Locals extends Travelling {
	readonly seat: SeatId;
	/** The hex the ships stand in; it stays behind while they pass through others' ships. */
	from: HexId;
	/** How far they have come. */
	here: HexId;
	next: HexId;
	ships: Squad;
	/** Steps left, the next one included. */
	left: number;
}

declare module '../play' {
	interface Steps {
		move: Locals;
	}
}

/** The ships under way, but for those scuttled meanwhile (GC-14.8). */
const shipsLeft = (board: Board, { seat, from, ships }: Locals): Squad =>
	stillAt(board, from, seat, ships);

const STOP = 'stop';

const { run, ask } = formsOf('move');

export const move: Step = {
	step: run((play, frame) => {
		const { seat, from, here, next, left } = frame;
		const ships = shipsLeft(play.board, frame);
		const steps = within(moverOf(play.board, seat), here, left).get(next) ?? 1;
		frame.here = next;
		frame.left -= play.since(6) ? steps : 1;
		if (isBlocked(play.board, next, seat)) return 'on';
		// What lies beyond could be chosen at once.
		if (play.since(6) && !hexOn(play.board, next).token) frame.left = 0;
		moveShips(play, seat, from, next, ships);
		frame.from = next;
		const where = hexName(play.board, next);
		play.say(
			msg('{who} moves {ships} to {where}.', { who: seat, ships: shipsInWords(ships), where }),
			'GC-9.1'
		);
		enter(play, frame, seat, next, ships);
		return undefined;
	}),

	/** GC-9.5: what a token left of the moving ships, and whether they go on. */
	entered: run((play, frame) => {
		frame.ships = stillMoving(play, frame.seat);
		return isHalted(play, frame.seat) ? 'end' : undefined;
	}),

	on: ask({
		ask: (play, frame) => {
			const { board } = play;
			const { seat, here, left } = frame;
			const ships = shipsLeft(board, frame);
			if (left < 1 || countShips(ships) === 0) return null;
			const mover = moverOf(board, seat);
			const { open, barred } = reachable(mover, here, left, (rules) => play.since(rules));
			const stay = isBlocked(board, here, seat)
				? []
				: [
						{
							id: STOP,
							on: here,
							say: msg('Stay at {where}', { where: hexName(board, here) })
						} as const
					];
			if (open.length === 0) return null;
			return {
				seat,
				rule: 'GC-9.2',
				say: msg('Move {ships} on? {n, plural, one {# hex} other {# hexes}} left', {
					ships: shipsInWords(ships),
					n: left
				}),
				...becauseHere(play),
				shape: oneOf([...stay, ...hexChoices(board, open)], barred),
				fallback: { pick: stay[0]?.id ?? open[0] ?? STOP }
			};
		},
		explain: (_play, { left }, shape) => withBarred(shape, [elsewhere(beyond(left))]),
		then: (_play, frame, { pick }) => {
			if (pick === STOP) return undefined;
			frame.next = pick;
			return 'step';
		}
	})
};
