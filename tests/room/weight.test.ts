/** What a decision of each real game weighs on the wire, to all seats together. */
import { expect, it, vi } from 'vitest';
import { atRandom } from '../support/answering';
import { weighDecisions } from '../support/weight';

/** Whole games, which take longer on a machine that does much else. */
vi.setConfig({ testTimeout: 90_000 });

/**
 * Bytes. Most answers of Cosmic Encounter wait sealed in a window and are told to their seat alone, so its
 * median is small and its mean is what a game weighs.
 */
const MOST = [
	// In a fight all are told what powers that must be used will surely do.
	{ game: 'cosmic', seats: 4, median: 100, mean: 1_080 },
	{ game: 'cosmic', seats: 6, median: 100, mean: 1_230 },
	{ game: 'council', seats: 4, median: 2_800, mean: 3_850 },
	// With each roll of a battle goes what its dice are made of.
	{ game: 'council', seats: 6, median: 3_500, mean: 5_150 },
	{ game: 'imperium', seats: 4, median: 1_600, mean: 2_000 },
	// What a secondary leaves is told to each who is asked about it.
	{ game: 'imperium', seats: 6, median: 1_900, mean: 2_800 }
] as const;

/** Bytes to one seat. Of Galactic Council only what is worth a question is asked, which is seldom small. */
const A_SEAT = {
	cosmic: { median: 500, p95: 3_000 },
	council: { median: 560, p95: 3_200 },
	imperium: { median: 500, p95: 3_000 }
};

it.each(MOST)(
	'[ROOM-SIZE.1] given $game with $seats seats and random play, then the median decision sends all of them at most $median bytes, and the mean one $mean',
	async ({ game, seats, median, mean }) => {
		const journey = { game, options: {}, answering: atRandom };
		const found = await weighDecisions(journey, seats, { games: 7, most: 300 });
		expect(found.decisions).toBeGreaterThan(900);
		expect(found.median).toBeLessThanOrEqual(median);
		expect(found.mean).toBeLessThanOrEqual(mean);
		expect(found.seat.median).toBeLessThanOrEqual(A_SEAT[game].median);
		expect(found.seat.p95).toBeLessThanOrEqual(A_SEAT[game].p95);
	}
);
