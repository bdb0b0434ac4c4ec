/** What is read over the table of Galactic Council is put away as everything is: by its button, Escape, or a tap beside it. */
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { council } from '../../src/lib/games/council';
import { position } from '../support/council';
import { Person } from './person';
import { openAt } from './position';

async function sit(page: Page): Promise<void> {
	await page.addInitScript(() => localStorage.setItem('orrery.coach', 'off'));
	await page.goto('/t/new?game=council&lesson');
	await expect(page.locator('#question')).toBeVisible();
}

/** Each way of putting a sheet away. */
const ways = (page: Page): readonly ((sheet: Locator) => Promise<void>)[] => [
	(sheet) => sheet.getByRole('button', { name: 'Close' }).click(),
	() => page.keyboard.press('Escape'),
	async (sheet) => {
		// Beside the paper: above it, where the window is darkened.
		const box = await sheet.boundingBox();
		expect(box!.y).toBeGreaterThan(8);
		await page.mouse.click(box!.x + box!.width / 2, box!.y / 2);
	}
];

test.describe(council.name, () => {
	for (const [window, viewport] of [
		['a laptop', { width: 1440, height: 900 }],
		['a phone', { width: 390, height: 844 }]
	] as const)
		test.describe(`on ${window}`, () => {
			test.use({ viewport });

			test('its sheets close by their button, by Escape, and by a tap beside them', async ({
				page
			}) => {
				await sit(page);
				const drawers = page.getByRole('region', { name: 'Cards and sheets' });
				const seat = page.getByRole('list', { name: 'Players' }).getByRole('button').first();
				for (const opener of [drawers.getByRole('button', { name: /^Objectives/ }), seat])
					for (const away of ways(page)) {
						await opener.click();
						const sheet = page.getByRole('dialog');
						await expect(sheet).toBeVisible();
						await away(sheet);
						await expect(sheet).toBeHidden();
						// And the table can be touched again.
						await expect(opener).toBeFocused();
					}
			});
		});
});

/** Runs in the page: events whose sign lies on their words. */
const signsOnWords = (rows: Element[]): string[] =>
	rows.flatMap((row) => {
		const [say, sign] = [row.querySelector('.say'), row.querySelector('.event')];
		if (!say || !sign) return [];
		const words = document.createRange();
		words.selectNodeContents(say);
		const { left, bottom } = sign.getBoundingClientRect();
		return [...words.getClientRects()].some((line) => line.right > left && line.top < bottom)
			? [say.textContent]
			: [];
	});

test.describe('on an upright tablet', () => {
	test.use({ viewport: { width: 820, height: 1180 } });

	test('the sign of an event lies on none of its words', async ({ page }) => {
		await page.addInitScript(() => localStorage.setItem('orrery.coach', 'off'));
		const { table } = position({
			...{ seats: 3, market: ['field-harbours', 'slip-keels'] },
			players: { 'seat:1': { stock: 20 } }
		}).until('turn.menu');
		await openAt(page, { game: council, table, seat: 'seat:1' });
		const rows = page.locator('form:has(#question) .row:has(.event)');
		await expect(rows.filter({ hasText: 'Research technology' })).toBeVisible();
		expect(await rows.evaluateAll(signsOnWords)).toEqual([]);
	});
});

test('on a laptop all events of a turn are in sight, whatever happened before it', async ({
	browser
}) => {
	const ines = await Person.arrive(browser, 'Ines', { seed: 7 });
	await ines.makeTable(council.name);
	await ines.addBots(5);
	await ines.start();
	const last = ines.form.getByRole('button', { name: 'End your turn' });
	const isWaiting = async () => !(await last.isVisible());
	while ((await ines.moment()) === 'asked' && (await isWaiting())) await ines.answer();
	await expect(ines.form.locator('label.row').first()).toBeInViewport({ ratio: 1 });
	await expect(last).toBeInViewport({ ratio: 1 });
	// What each of six plays stands in the list.
	const plays = ines.page.getByRole('list', { name: 'Players' }).locator('.plays');
	await expect(plays).toHaveCount(6);
	for (const one of await plays.all()) await expect(one).toBeInViewport({ ratio: 1 });
});
