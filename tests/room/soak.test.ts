/** A slice of each sweep of `npm run soak` that needs no real host. */
import { describe, expect, it } from 'vitest';
import { JOURNEYS } from '../support/answering';
import { auditedGame } from '../support/byte-audit';
import { bend, sendHostile } from '../support/hostile';
import { diceFrom } from '../support/memory-host';
import { allPass, scenesOf, twinOf, untilClosed } from '../support/twins';

describe('every byte read again', () => {
	it.each(Object.entries(JOURNEYS))(
		'[ROOM-SECRET.2] given a whole game (%s) of four seats, a watcher and a device that comes and goes, then nobody is sent what they may not know, and a planted card is found',
		{ timeout: 90_000 },
		async (_name, journey) => {
			const { leaks, controlFound, secrets, named } = await auditedGame(journey, 2);
			expect(leaks).toEqual([]);
			expect(controlFound).toBe(true);
			expect(secrets).toBeGreaterThan(100);
			expect(named).toBeGreaterThan(secrets);
		}
	);
});

describe('hostile messages', () => {
	it(
		'[ROOM-LIMIT.3] given thousands of real messages, bent, from a stranger, a watcher and a seat, then they change nothing they may not change',
		{ timeout: 90_000 },
		async () => {
			const journeys = Object.values(JOURNEYS);
			const { sent, refused, wrong } = await sendHostile({ journeys, messages: 3000, seed: 5 });
			expect(wrong).toEqual([]);
			for (const messages of Object.values(sent)) expect(messages).toBeGreaterThan(500);
			expect(refused).toBeGreaterThan(1000);
		}
	);

	it('bends a message, and mostly leaves it readable', () => {
		const dice = diceFrom(1);
		const said = { type: 'act', decision: 7, answer: { pick: 'card:0' }, counter: 3 };
		const bent = Array.from({ length: 200 }, () => bend(said, dice));
		expect(new Set(bent).size).toBeGreaterThan(100);
		expect(bent.filter((text) => text.includes('"type":"act"')).length).toBeGreaterThan(100);
	});
});

it(
	'[ROOM-SECRET.1] given twin tables that differ only in what one player cannot see, when that player’s answer opens a window and all pass, then the player is told the same bytes and the window is open as long',
	{ timeout: 90_000 },
	async () => {
		const kinds = new Set<boolean>();
		const scenes = await Promise.all([4, 5].map((seed) => scenesOf(JOURNEYS.hidden, seed, 6)));
		for (const scene of scenes.flat()) {
			const told = [];
			for (const salt of [1, 2, 3, 4]) {
				const twin = await twinOf(scene, salt);
				if (!twin?.opening.some((text) => text.includes('"undo":"free"'))) continue; // something came to light
				kinds.add(twin.canAct);
				allPass(twin);
				told.push({ opening: twin.opening, ...(await untilClosed(twin)) });
			}
			for (const one of told) expect(one).toEqual(told[0]);
		}
		expect(kinds).toEqual(new Set([true, false]));
	}
);
