/** Galactic Council for those who see, hear or move differently: axe from the lobby to the end, in one theme and the other by turns. */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { council } from '../../src/lib/games/council';
import type { Board } from '../../src/lib/games/council/types';
import { readMoment } from './answering';
import { filmOf, showFilm } from './film';
import { leaveSome, seriousOn } from './serious';

async function openSheet(page: Page, button: RegExp | string, heading: string): Promise<void> {
	await page.getByRole('button', { name: button }).click();
	await expect(page.getByRole('heading', { name: heading })).toBeVisible();
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.slow(); // axe takes long at many moments

for (const path of ['/rules/council', '/codex/council'])
	test(`axe finds nothing serious on ${path}`, async ({ page }) => {
		await page.goto(path);
		await expect(page.locator('h1').first()).toBeVisible();
		if (path.startsWith('/codex')) await expect(page.locator('.entries').first()).toBeVisible();
		await leaveSome(page);
		expect(await seriousOn(page)).toEqual([]);
	});

test('axe finds nothing serious from the lobby to a turn and its sheets', async ({ page }) => {
	await page.goto('/t/new?game=council&bots=3');
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
	expect(await seriousOn(page, tray), 'answering great fates').toEqual([]);

	await send();
	// Some answers to a fate ask where ships or counters go, before the first turn.
	while (!(await question.innerText()).startsWith('Your turn')) {
		await tray.locator('input[type=radio]').first().check();
		await send();
	}
	expect(await seriousOn(page), 'a turn').toEqual([]);

	await page.getByText('What you cannot do now').click();
	await tray.getByText('Move ships').click();
	expect(await seriousOn(page, tray), 'a move').toEqual([]);

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
	const film = filmOf({ game: council, seats: 4, levels: ['steady'], seed: 5 });
	const first = (seen: (board: Board) => boolean) =>
		film.first(({ board }) => seen(board as Board));
	const move = await showFilm(page, film);
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
	await move.fill(String(film.saved.moves.length));
	expect(await seriousOn(page), 'the end').toEqual([]);
});
