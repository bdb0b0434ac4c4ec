/**
 * Whole games, kept as text. A difference is a change of the rules or of a bot; when it is meant,
 * `npm run play -- --again` writes them anew.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { planOf, transcriptOf } from '../../tools/lib/transcript';
import { ROOT } from '../../tools/lib/project.mjs';

const FOLDER = 'tests/playthroughs';
const files = readdirSync(join(ROOT, FOLDER)).filter((name) => name.endsWith('.txt'));

describe('whole games', () => {
	it('are kept', () => {
		expect(files.length).toBeGreaterThan(2);
	});

	it.each(files)('%s goes as it went', (name) => {
		const kept = readFileSync(join(ROOT, FOLDER, name), 'utf8');
		const plan = planOf(kept);
		expect(plan.to).toBe(`${FOLDER}/${name}`);
		const played = transcriptOf(plan, plan.to ?? '').split('\n');
		const lines = kept.split('\n');
		// The first line that differs says more than the whole text.
		const at = lines.findIndex((line, i) => line !== played[i]);
		if (at >= 0) expect(played.slice(at, at + 3)).toEqual(lines.slice(at, at + 3));
		expect(played).toHaveLength(lines.length);
	});
});
