/**
 * Whole games by chance, under options drawn by chance, with asides between: every answer that is drawn is accepted,
 * every default is legal, the game ends by its rules, and no card and no counter is lost. `GAMES=150` plays more.
 */
import { expect, it } from 'vitest';
import { act, asidesOf, complaint, sampleAnswer, start } from '../../../src/lib/core';
import type { Dice, SeatId } from '../../../src/lib/core';
import { diceFrom } from '../../../src/lib/bots';
import { imperium } from '../../../src/lib/games/imperium';
import type { Imperium } from '../../../src/lib/games/imperium/play';
import type { Table } from '../../../src/lib/core';
import { keyOf, seatsOf } from '../../support/table-in-hand';

type Played = Table<Imperium['board'], Imperium['vault']>;

const GAMES = Number(process.env['GAMES'] ?? 10);
/** The first game of a series: that of `GAMES` games can be played alone. */
const FROM = Number(process.env['FROM'] ?? 0);

/** One value of each option, as these seats can have them. */
function anyOptions(seats: number, dice: Dice): { [option: string]: string } {
	for (;;) {
		const options = Object.fromEntries(
			imperium.options.map(({ id, values }) => [id, String(values[dice(values.length)]?.value)])
		);
		if (imperium.fits(options, seats) === null) return options;
	}
}

/** Now and then what somebody may do beside the questions, else an answer to one of them. */
function anyAct(table: Played, dice: Dice): readonly [SeatId | 'table', number, unknown] {
	const asked = table.decisions[dice(table.decisions.length)];
	if (!asked) throw new Error(`Nobody is asked: ${JSON.stringify(table.frames)}`);
	const seat = table.seats[dice(table.seats.length)]!;
	const asides = dice(8) === 0 ? asidesOf(imperium, table, seat) : [];
	const aside = asides[dice(Math.max(1, asides.length))];
	if (!aside) return [asked.seat, asked.id, sampleAnswer(asked.shape, dice)];
	const own = table.decisions.find((one) => one.seat === seat);
	return [seat, own?.id ?? 0, { aside: aside.name, then: sampleAnswer(aside.shape, dice) }];
}

const piecesOf = (table: Played): string =>
	JSON.stringify(Object.entries(imperium.conserved(table)).toSorted());

/** TI-34.12: what stands for who does not answer is named by the rules, and legal. */
function checkDefaults({ decisions }: Played, game: number): void {
	for (const { name, shape, fallback } of decisions) {
		const wrong = fallback === 'random' ? fallback : complaint(shape, fallback);
		if (wrong)
			expect(wrong, `game ${game}: default of ${name} ${JSON.stringify(fallback)}`).toBeNull();
	}
}

function playOut(game: number): Played {
	const dice = diceFrom(game);
	const seats = seatsOf(2 + (game % 5));
	const options = anyOptions(seats.length, dice);
	const { table } = start(imperium, { seats, options, key: keyOf(5000 + game), clocked: false });
	let pieces: string | null = null;
	for (let n = 0; n < imperium.bound && !table.over; n++) {
		const [seat, decision, answer] = anyAct(table, dice);
		const name = table.decisions.find(({ id }) => id === decision)?.name;
		checkDefaults(table, game);
		const result = act(imperium, table, seat, decision, answer);
		// More may be asked of the other side of a deal than it has.
		if (name !== 'exchange.talk')
			expect(result, `game ${game}: ${name} ${JSON.stringify(answer)}`).toMatchObject({ ok: true });
		if (table.board.stage === 'setup' || table.over || dice(5) > 0) continue;
		const now = piecesOf(table);
		pieces ??= now;
		if (now !== pieces) expect(JSON.parse(now), `game ${game}, ${n}`).toEqual(JSON.parse(pieces));
	}
	return table;
}

it('[TI-1.1] [TI-1.6] [TI-1.12] [TI-34.12] whole games by chance end by the rules, take every answer and lose nothing; every default is legal', () => {
	for (let game = FROM; game < FROM + GAMES; game++) {
		const { over, board } = playOut(game);
		expect(over?.winners.length, `game ${game} ended`).toBeGreaterThan(0);
		expect(board.ranking?.length).toBe(board.order.length);
	}
}, 900_000);
