/** Twilight Imperium for those who see, hear or move differently: axe from the lobby to the end, in one theme and the other by turns. */
import { expect, test } from '@playwright/test';
import { imperium } from '../../src/lib/games/imperium';
import { readMoment } from './answering';
import { filmOf, isAsked, showFilm } from './film';
import { leaveSome, seriousOn } from './serious';

/** Drawers at the foot of the board, and what opens. */
const SHEETS = [
	['Action Cards', 'Your Action Cards'],
	['Planets', 'Planets'],
	['Command', 'Command counters'],
	['Technologies', 'Technologies'],
	['Objectives', 'Objectives'],
	['Strategy', 'Strategy Cards'],
	['Laws', 'Laws in play']
] as const;

/** The shortest games there are; from this seed on one is found soon. */
const PLAN = {
	...{ game: imperium, seats: 2, levels: ['steady'], seed: 5 },
	options: { galaxy: 'built' }
};

/** What stands over the map while somebody is asked so. */
const SCENES = [
	['setup.build', null],
	['vote.cast', 'The agenda'],
	['battle.casualties', /^The battle at/],
	['hitsOnGround', /^The fight for/]
] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.slow(); // axe takes long at many moments

test('axe finds nothing serious on /rules/imperium', async ({ page }) => {
	await page.goto('/rules/imperium');
	await expect(page.locator('h1').first()).toBeVisible();
	await leaveSome(page);
	expect(await seriousOn(page)).toEqual([]);
});

test('axe finds nothing serious from the lobby to a turn and its sheets', async ({ page }) => {
	await page.goto('/t/new?game=imperium&bots=3');
	await expect(page.getByRole('button', { name: 'Start with four' })).toBeVisible();
	expect(await seriousOn(page), 'before the start').toEqual([]);

	// What is dealt is known here: no race is asked where its units stand.
	await page.goto('/t/new?game=imperium&lesson');
	const tray = page.locator('section.tray form');
	await tray.locator('input[type=radio]').first().check();
	expect(await seriousOn(page), 'choosing a Strategy Card').toEqual([]);
	await tray.locator('button.go').click();
	await page.waitForFunction(readMoment, null, { timeout: 60_000 });
	expect(await seriousOn(page), 'what comes next').toEqual([]);

	for (const [drawer, title] of SHEETS) {
		await page.locator('.drawers').getByRole('button', { name: drawer }).click();
		const sheet = page.getByRole('region', { name: title, exact: true });
		await expect(sheet).toBeVisible();
		expect(await seriousOn(page, sheet), title).toEqual([]);
		await page.keyboard.press('Escape');
	}

	await page.getByRole('button', { name: 'Text mode' }).click();
	await expect(page.getByRole('heading', { name: 'The galaxy' })).toBeVisible();
	expect(await seriousOn(page), 'in words').toEqual([]);
});

test('axe finds nothing serious while a galaxy is built, in a vote, fights, and at the end, played again', async ({
	page
}) => {
	const film = filmOf(
		PLAN,
		SCENES.map(([asked]) => asked)
	);
	const move = await showFilm(page, film);
	for (const [asked, heading] of SCENES) {
		const at = film.first(isAsked(asked));
		await move.fill(String(at));
		if (heading) await expect(page.getByRole('heading', { name: heading })).toBeVisible();
		expect(await seriousOn(page), `${asked}, move ${at}`).toEqual([]);
	}
	await move.fill(String(film.saved.moves.length));
	expect(await seriousOn(page), 'the end').toEqual([]);
});
