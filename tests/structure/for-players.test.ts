/** What players read of the rules is in the words of the table: no sources, no code, and options as the lobby calls them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { plainly } from '../../src/lib/core';
import { GAMES } from '../../src/lib/games';
import { lawOf } from '../../src/routes/rules/law.server';
import { ROOT } from '../../tools/lib/project.mjs';
import { rulesIn } from '../../tools/lib/rules';
import { printedOf, strangeIn } from '../support/for-players';

/** The lines of a page as they are read, without maps drawn in letters. */
const linesOf = (html: string): string[] =>
	html
		.replace(/<pre>[\s\S]*?<\/pre>/g, '')
		.replace(/<\/?code>/g, '`')
		.replace(/<[^>!]+>/g, '')
		.split('\n');

describe.each(Object.values(GAMES))('the rules of $id', (game) => {
	const labels = game.options.map(({ say }) => plainly(say));
	const page = lawOf(game.id).then((html) => html ?? '');

	it('are in the words of the table', async () => {
		expect(linesOf(await page).flatMap(strangeIn)).toEqual([]);
	});

	it('are all there, each with its anchor', async () => {
		const source = readFileSync(join(ROOT, `src/lib/games/${game.id}/rules.md`), 'utf8');
		const anchors = Array.from((await page).matchAll(/<li id="([^"]+)"/g), ([, id]) => id);
		expect(anchors).toEqual(rulesIn(source).map(({ id }) => id));
	});

	it('lead to no rule and no section that the page does not have', async () => {
		const html = await page;
		const anchors = new Set([
			...Array.from(html.matchAll(/<li id="([^"]+)"/g), ([, id]) => id),
			...Array.from(html.matchAll(/<h2>(\d+)\. /g), ([, n]) => `section-${n}`)
		]);
		const led = Array.from(html.matchAll(/href="#([^"]+)"/g), ([, id]) => id);
		expect(led.filter((id) => !anchors.has(id))).toEqual([]);
	});

	it('name every option and what can be chosen as the lobby does', async () => {
		const listed = Array.from((await page).matchAll(/<td>“([^”]+)”<\/td>/g), ([, label]) => label);
		expect(new Set(listed)).toEqual(new Set(labels));
		for (const [, label = '', value] of (await page).matchAll(
			/[Oo]ption “([^”]+)”(?: at (?:“([^”]+)”|\d))?/g
		)) {
			const option = game.options.find(({ say }) => plainly(say) === label);
			expect(option, label).toBeDefined();
			const values = option?.values.flatMap(({ say, brief }) => [say, brief ?? say].map(plainly));
			if (value !== undefined) expect(values, label).toContain(value);
		}
	});
});

describe('what does not belong on a page', () => {
	it('is found', () => {
		for (const text of [
			'The design document says so.',
			'Order for the engine.',
			'counters are removed by calmPerRound',
			'Home places: `layouts`',
			'At tables that began before rules 3 it is asked.',
			'Costs stand in units.ts.'
		])
			expect(strangeIn(text), text).not.toEqual([]);
	});
	it('is no name of a card, and nothing of an ordinary sentence', () => {
		expect(strangeIn('Precursor Seed: the alien is drawn anew (CE-16.16).')).toEqual([]);
	});
	it('is not the name of an argument or an arm', () => {
		const template = '{role, select, offensiveAlly {ally} other {{someBody}’s ally}}';
		expect(strangeIn(printedOf(template))).toEqual([]);
	});
});
