/** Two aliens of Cosmic Encounter at one table, and three to eight, in random play. */
import { describe, expect, it } from 'vitest';
import { diceFrom } from '../../src/lib/bots';
import { cosmic } from '../../src/lib/games/cosmic';
import type { AlienId } from '../../src/lib/games/cosmic/types';
import { ALL, isForbidden, OPTIONS, PAIRS, play, tableOf, triosOf } from '../support/cosmic-pairs';

/** Of so many pairs one begins a game here, and of so many tables one is played to its end. The soak plays all. */
const SAMPLE = { pairs: 10, ends: 288 };

/** Games that an alien has to itself whose power has not come up. */
const MORE = 60;

/** Their powers are wins which chance hardly ever comes to: their own tests have them. */
const HARDLY_EVER: ReadonlySet<AlienId> = new Set(['masochist', 'sadist']);

const used = new Map<string, number>();

describe('aliens together', () => {
	it.each(ALL.slice(0, -1))(
		'%s meets some of the aliens after it, and no piece appears or vanishes',
		(alien) => {
			for (const [seed, [one, other]] of PAIRS.entries()) {
				if (one !== alien || seed % SAMPLE.pairs > 0) continue;
				const table = tableOf([one, other], 3, seed);
				play(table, seed, 160, used);
				const { sheets } = table.board;
				if (isForbidden(one, other))
					expect(sheets.includes(one) || sheets.includes(other), `${one} ${other}`).toBe(true);
			}
		}
	);

	it.each([3, 4, 5, 6, 7, 8])('%d of them at one table do too', (seats) => {
		for (let n = 0; n < 4; n++) {
			const seed = 1000 + seats * 10 + n;
			const dice = diceFrom(seed);
			const left = ALL.slice();
			const aliens = Array.from({ length: seats }, () => left.splice(dice(left.length), 1)[0]!);
			play(tableOf(aliens, seats, seed), seed, 500, used);
		}
	});

	// All of them: `npm run soak -- --only games --game cosmic`.
	it('some of all that may meet play a game to its end', { timeout: 240_000 }, () => {
		const trios = triosOf(PAIRS.filter((pair) => !isForbidden(...pair)));
		trios.forEach((aliens, i) => {
			if (i % SAMPLE.ends > 0) return;
			// The shortest games: four planets each.
			const seed = OPTIONS.length * i + 4;
			const table = tableOf(aliens, 3, seed);
			play(table, seed, cosmic.bound, used, 500);
			expect(table.over, aliens.join(' ')).not.toBeNull();
		});
	});

	it(
		'have all used their powers meanwhile, or do so in games of their own',
		{ timeout: 60_000 },
		() => {
			const isIdle = (alien: AlienId) => !used.has(`power:${alien}`);
			const idle = ALL.filter((alien) => isIdle(alien) && !HARDLY_EVER.has(alien));
			expect(idle.length).toBeLessThan(ALL.length / 10);
			for (const alien of idle)
				for (let seed = 0; seed < MORE && isIdle(alien); seed++)
					play(tableOf([alien], 3, seed), seed, 500, used, 500);
			expect(idle.filter(isIdle)).toEqual([]);
		}
	);
});
