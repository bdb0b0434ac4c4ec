/**
 * Whole games between players who answer at random, kept as text. A difference is a change of the rules or
 * of a value. When it is meant, write them all anew, read where they part, and commit them with what
 * changed them:
 *
 *     npm run play -- --again
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/lib/games';
import { planOf, transcriptOf } from '../../tools/lib/transcript';
import { ROOT } from '../../tools/lib/project.mjs';

const FOLDER = 'tests/playthroughs';
const ANEW = 'if that is meant: npm run play -- --again';

const files = readdirSync(join(ROOT, FOLDER)).filter((name) => name.endsWith('.txt'));
const read = (name: string) => readFileSync(join(ROOT, FOLDER, name), 'utf8');

describe('whole games', () => {
	it.each(Object.keys(GAMES))('of %s are kept, with few seats and with many', (id) => {
		const plans = files.map((name) => planOf(read(name))).filter(({ game }) => game.id === id);
		expect(new Set(plans.map(({ seats }) => seats)).size).toBeGreaterThan(2);
		expect(plans.flatMap(({ levels }) => levels).every((level) => level === 'random')).toBe(true);
	});

	it.each(files)('%s goes as it went', (name) => {
		const kept = read(name);
		const plan = planOf(kept);
		expect(plan.to).toBe(`${FOLDER}/${name}`);
		const played = transcriptOf(plan, plan.to ?? '').split('\n');
		const lines = kept.split('\n');
		// The first line that differs says more than the whole text.
		const at = lines.findIndex((line, i) => line !== played[i]);
		if (at >= 0) expect(played.slice(at, at + 3), ANEW).toEqual(lines.slice(at, at + 3));
		expect(played, ANEW).toHaveLength(lines.length);
	});
});
