/**
 * Tables as they might be, for players who try an answer before they give it: what a seat cannot know is dealt anew, and
 * what others have sealed is not answered yet. Law [LAW-5]: a world is made of what the seat sees, and of its own
 * dice, and of nothing else; so whoever looks into one learns nothing.
 */
import type { Dice } from './answer';
import type { World } from './bot';
import { act, askAnew } from './engine';
import type { AnyGame, AnyTable } from './game';
import type { SeatId } from './ids';
import { decisionOf, lookOpen, lookOwn } from './look';

/** A world as this seat may imagine it. The table stays as it is. */
export function imagine(game: AnyGame, table: AnyTable, seat: SeatId, dice: Dice): World {
	const own = table.orders[seat];
	const other: AnyTable = {
		...structuredClone(table),
		// Nobody waits for a clock there.
		clocked: false,
		chance: { key: keyFrom(dice), drawn: 0 },
		orders: own ? { [seat]: own } : {}
	};
	// What others are asked now would tell of their hands, and what they have answered of their minds.
	other.decisions = other.decisions.filter((one) => one.seat === seat);
	delete other.frames.at(-1)?.got;
	game.redeal(other, seat, dice);
	askAnew(game, other);
	return worldOf(game, other);
}

const worldOf = (game: AnyGame, table: AnyTable): World => ({
	get over() {
		return table.over;
	},
	get part() {
		return game.ending?.partOf(table.board) ?? 0;
	},
	get decisions() {
		return table.decisions;
	},
	open: () => lookOpen(game, table),
	questionTo(seat, dice) {
		const decision = decisionOf(table, seat);
		const view = () => ({
			open: lookOpen(game, table),
			own: lookOwn(game, table, seat, false)
		});
		return decision && { game: game.id, decision, view, dice };
	},
	answer: (by, decision, said) => act(game, table, by, decision, said).ok,
	copy: () => worldOf(game, structuredClone(table))
});

const HEX_DIGITS = 64;

/** A key of chance, by the bot's own dice. */
const keyFrom = (dice: Dice): string =>
	Array.from({ length: HEX_DIGITS }, () => dice(16).toString(16)).join('');
