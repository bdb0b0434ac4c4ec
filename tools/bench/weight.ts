/** Bytes a decision of each game, to all seats together, from a room in memory: no machine changes them. */
import { GAMES } from '../../src/lib/games';
import { atRandom } from '../../tests/support/answering';
import { weighDecisions, type Weights } from '../../tests/support/weight';

export interface WeightRow extends Weights {
	readonly game: string;
	readonly seats: number;
}

const SEATS = [4, 6];
/** So many games each, and so many decisions of each at most. */
const PLAN = { games: 6, most: 1000 };

export async function benchWeight(): Promise<WeightRow[]> {
	const rows: WeightRow[] = [];
	for (const game of Object.keys(GAMES))
		for (const seats of SEATS) {
			const journey = { game, options: {}, answering: atRandom };
			rows.push({ game, seats, ...(await weighDecisions(journey, seats, PLAN)) });
		}
	return rows;
}

export const printWeight = (rows: readonly WeightRow[]): string =>
	rows
		.map(
			({ game, seats, median, mean, p99, seat, decisions }) =>
				`${game}, ${seats} seats: median ${median}, mean ${mean.toFixed(0)}, p99 ${p99} bytes of ${decisions} decisions; to a seat median ${seat.median}, p95 ${seat.p95}`
		)
		.join('\n');
