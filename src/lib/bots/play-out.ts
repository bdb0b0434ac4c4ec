/** Plays a table to its end with bots in all seats: for simulations, laws and benchmarks. */
import { act, decideNow, decisionOf, imagine, lookOpen, lookOwn } from '../core';
import type { AnyGame, AnyTable, Bot, Decision, Dice, LogEntry, Result, SeatId } from '../core';

export interface Players {
	/** Bots in seat order; with fewer bots than seats they take turns. */
	readonly bots: readonly Bot[];
	/** Chance for the bots, and for who of several speaks first. */
	readonly dice: Dice;
}

/** A decision and what came of it. */
export interface Played {
	readonly decision: Decision;
	readonly entry: LogEntry;
}

export interface PlayedOut {
	/** `stuck`: nobody could act, or the game went on beyond its bound. */
	readonly end: 'over' | 'stuck';
	readonly decisions: number;
}

/** Plays on until the game is over. Throws when the rules refuse what a bot answers: one of them is wrong. */
export function playOut(
	game: AnyGame,
	table: AnyTable,
	players: Players,
	after: (played: Played) => void = () => {}
): PlayedOut {
	for (let decisions = 0; ; decisions++) {
		if (table.over) return { end: 'over', decisions };
		const decision = toSpeak(table, players.dice);
		if (!decision || decisions > game.bound) return { end: 'stuck', decisions };
		after({ decision, entry: step(game, table, players, decision) });
	}
}

/** Takes one decision of a bot, or closes a window for the clock. */
export function step(
	game: AnyGame,
	table: AnyTable,
	{ bots, dice }: Players,
	{ seat, id }: Decision
): LogEntry {
	const answer =
		seat === 'table'
			? { yes: true }
			: decideNow(botAt(bots, table.seats.indexOf(seat)), questionTo(game, table, seat, dice));
	const result: Result<LogEntry> = act(game, table, seat, id, answer);
	if (result.ok) return result.value;
	const { rule, say } = result.refusal;
	throw new Error(`${seat} was refused (${rule}: ${say}): ${JSON.stringify(answer)}`);
}

function botAt(bots: readonly Bot[], index: number): Bot {
	const bot = bots[index % bots.length];
	if (!bot) throw new Error('There is no bot to play with.');
	return bot;
}

function questionTo(game: AnyGame, table: AnyTable, seat: SeatId, dice: Dice) {
	const decision = decisionOf(table, seat);
	if (!decision) throw new Error(`${seat} is not asked.`);
	return {
		game: game.id,
		decision,
		view() {
			return { open: lookOpen(game, table), own: lookOwn(game, table, seat, false) };
		},
		dice,
		imagine: (dice: Dice) => imagine(game, table, seat, dice)
	};
}

/** Whoever waits for the other's answer to an own offer speaks last; among the rest it is chance. */
function toSpeak({ decisions }: AnyTable, dice: Dice): Decision | undefined {
	if (decisions.length === 1) return decisions[0];
	const ready = decisions.filter(
		({ seat, shape }) => shape.type !== 'deal' || shape.standing?.by !== seat
	);
	const from = ready.length > 0 ? ready : decisions;
	return from[dice(from.length)];
}
