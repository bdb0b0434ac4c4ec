/** Galactic Council for those who see, hear or move differently: axe from the lobby to the end, in both themes. */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { begin } from '../../src/lib/core';
import type { SavedGame } from '../../src/lib/core';
import { redo } from '../../src/lib/core/replay';
import { council } from '../../src/lib/games/council';
import type { Board } from '../../src/lib/games/council/types';
import { simulateAndSave } from '../../tools/lib/simulate';
import { readMoment } from './answering';
import { seriousOn } from './serious';

/** A game of bots, and after how many of its moves something is first to be seen. */
function film(): { saved: SavedGame; first: (seen: (board: Board) => boolean) => number } {
	const { saved } = simulateAndSave({ game: council, seats: 4, levels: ['steady'], seed: 5 });
	return {
		saved,
		first(seen) {
			const { table } = begin(council, saved);
			for (const [i, { by, action }] of saved.moves.entries()) {
				redo(council, table, by, action);
				if (seen(table.board as Board)) return i + 1;
			}
			throw new Error('It is never to be seen in this game.');
		}
	};
}

async function openSheet(page: Page, button: RegExp | string, heading: string): Promise<void> {
	await page.getByRole('button', { name: button }).click();
	await expect(page.getByRole('heading', { name: heading })).toBeVisible();
}

for (const colorScheme of ['dark', 'light'] as const)
	test.describe(`Council, ${colorScheme} theme`, () => {
		test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });
		test.slow(); // the rules are one long page

		for (const path of ['/rules/council', '/codex/council'])
			test(`axe finds nothing serious on ${path}`, async ({ page }) => {
				await page.goto(path);
				await expect(page.locator('h1').first()).toBeVisible();
				expect(await seriousOn(page)).toEqual([]);
			});

		test('axe finds nothing serious from the lobby to a turn and its sheets', async ({ page }) => {
			await page.goto(`/t/calm-quill-${colorScheme === 'dark' ? 31 : 32}?new&game=council&bots=3`);
			const start = page.getByRole('button', { name: 'Start with four' });
			await expect(start).toBeVisible();
			expect(await seriousOn(page), 'before the start').toEqual([]);

			await start.click();
			const tray = page.locator('section.tray form');
			await tray.locator('input[type=radio]').first().check();
			expect(await seriousOn(page), 'choosing a species').toEqual([]);

			const send = async () => {
				await tray.locator('button.go').click();
				await page.waitForFunction(readMoment, null, { timeout: 60_000 });
			};
			await send();
			const question = page.locator('#question');
			await expect(question).toContainText('great fates');
			for (let i = 0; i < 2; i++) await tray.locator('input[type=radio]').first().check();
			expect(await seriousOn(page), 'answering great fates').toEqual([]);

			await send();
			// Some answers to a fate ask where ships or counters go, before the first turn.
			while (!(await question.innerText()).startsWith('Your turn')) {
				await tray.locator('input[type=radio]').first().check();
				await send();
			}
			expect(await seriousOn(page), 'a turn').toEqual([]);

			await page.getByText('What you cannot do now').click();
			await tray.getByText('Move ships').click();
			expect(await seriousOn(page), 'a move').toEqual([]);

			for (const [button, heading] of [
				['What the signs mean', 'What the signs mean'],
				[/^Technologies/, 'The market'],
				[/^Action Cards/, 'Your Action Cards'],
				[/^Objectives/, 'Objectives'],
				[/^Council/, 'The Council']
			] as const) {
				await openSheet(page, button, heading);
				expect(await seriousOn(page), heading).toEqual([]);
				await page.keyboard.press('Escape');
			}

			await page.getByRole('button', { name: 'Text mode' }).click();
			await expect(page.getByRole('heading', { name: 'The galaxy' })).toBeVisible();
			expect(await seriousOn(page), 'in words').toEqual([]);
		});

		test('axe finds nothing serious in a battle, a Council, and at the end, played again', async ({
			page
		}) => {
			const { saved, first } = film();
			await page.goto('/replay');
			await page.getByLabel('Choose a file').setInputFiles({
				name: 'game.json',
				mimeType: 'application/json',
				buffer: Buffer.from(JSON.stringify(saved))
			});
			const move = page.getByRole('slider', { name: 'Move' });
			await expect(move).toBeVisible();
			const scenes = [
				['The battle for', first(({ battle }) => (battle?.sides.attack.bought ?? null) !== null)],
				['The Council', first(({ session }) => session?.stage === 'judging')],
				['The Council', first(({ session }) => session?.stage === 'voting')]
			] as const;
			for (const [heading, at] of scenes) {
				await move.fill(String(at));
				await expect(page.getByRole('heading', { name: heading })).toBeVisible();
				expect(await seriousOn(page), `${heading}, move ${at}`).toEqual([]);
			}
			await move.fill(String(saved.moves.length));
			expect(await seriousOn(page), 'the end').toEqual([]);
		});
	});
