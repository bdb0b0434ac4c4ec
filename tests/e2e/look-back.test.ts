/** A line of the log shows its moment, and the way back to now is never far. */
import { expect, test } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { Person } from './person';

/** At a table with three bots who take no time. */
async function amongBots(browser: Browser, phone: boolean, game?: string): Promise<Person> {
	const ines = await Person.arrive(browser, 'Ines', { phone, seed: 7 });
	await ines.makeTable(game);
	await ines.choose('Pace of the bots', 'At once');
	await ines.choose('Least time to respond', 'None');
	await ines.addBots(3);
	await ines.start();
	return ines;
}

/** A few decisions into a game of Cosmic, with a question open: so nothing moves meanwhile. */
async function asked(browser: Browser, phone: boolean): Promise<Person> {
	const ines = await amongBots(browser, phone);
	while (!ines.frames.some((frame) => frame.includes('"type":"aim"'))) await ines.play(1);
	await ines.moment();
	return ines;
}

test('a line of the log shows its moment on the board, from the keyboard alone', async ({
	browser
}) => {
	const { page, troubles } = await asked(browser, false);
	const log = page.getByRole('list', { name: /^Log/ });
	const aims = log.getByRole('button', { name: /aims? at (your )?planet/ }).first();
	const looking = page.getByRole('region', { name: 'Looking back' });

	// One stop for the whole log; arrows walk its lines, and to the side lies the rule.
	await aims.focus();
	await page.keyboard.press('ArrowRight');
	await expect(page.locator(':focus')).toHaveText(/8\.1$/);
	await page.keyboard.press('ArrowLeft');
	await expect(aims).toBeFocused();
	await expect(log.locator('button[tabindex="0"]')).toHaveCount(1);
	await expect(log.locator('a:not([tabindex="-1"])')).toHaveCount(0);

	await page.keyboard.press('Enter');
	await expect(looking).toBeVisible();
	await expect(page.locator('.sight:not(.quiet)').first()).toBeAttached();
	await expect(aims).toHaveAttribute('aria-current', 'true');
	await page.keyboard.press('Escape');
	await expect(looking).toHaveCount(0);
	await expect(page.locator('.sight:not(.quiet)')).toHaveCount(0);
	await expect(page.locator('#question')).toBeVisible();
	expect(troubles).toEqual([]);
});

test('what happened meanwhile, once read, is folded up again when the next question comes, on a phone', async ({
	browser
}) => {
	// Everybody has turns of their own: much happens between two of one player.
	const ines = await amongBots(browser, true, 'Galactic Council');
	const recap = ines.page.getByRole('region', { name: 'While you waited' });
	const untilThere = async () => {
		do {
			await ines.play(1);
			expect(await ines.moment(), 'nothing was told in a whole game').toBe('asked');
		} while (!(await recap.isVisible()));
	};
	await untilThere();
	await ines.press(recap.locator('summary'));
	await expect(recap.getByRole('button').first()).toBeVisible();
	await expect(recap.locator('details')).toHaveAttribute('open');
	await untilThere();
	await expect(recap.locator('details')).not.toHaveAttribute('open');
	expect(ines.troubles).toEqual([]);
});

test('a line of the log shows its moment on a phone', async ({ browser }) => {
	const ines = await asked(browser, true);
	const { page } = ines;
	await ines.press(page.getByRole('button', { name: /^Log and chat/ }));
	const sheet = page.getByRole('dialog');
	// The oldest, so that there is a later one.
	await ines.press(sheet.getByRole('button', { name: /starts? a turn/ }).last());
	await expect(sheet).toHaveCount(0);
	await expect(page.getByRole('region', { name: 'Looking back' })).toBeVisible();
	await ines.press(page.getByRole('button', { name: 'Later' }));
	// The way back stays in reach, however little of the window is left.
	await page.setViewportSize({ width: 390, height: 480 });
	await expect(page.getByRole('button', { name: 'Back to now' })).toBeInViewport({ ratio: 1 });
	await ines.press(page.getByRole('button', { name: 'Back to now' }));
	await expect(page.locator('#question')).toBeVisible();
	expect(ines.troubles).toEqual([]);
});
