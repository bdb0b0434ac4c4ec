/** Whole games in words, by keyboard alone: no pointer, and no board. */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { IS_SWEEP } from '../../tools/lib/journeys.mjs';
import { seriousOn } from './serious';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Longest that a game may take, on a machine that has other work. */
const LONG_MS = 540_000;

/** What has the focus, as far as a player needs to know. */
interface At {
	readonly tag: string;
	readonly role: string;
	readonly words: string;
	readonly inTray: boolean;
	readonly isGo: boolean;
	readonly off: boolean;
	readonly group: string;
	/** Of a row: what choosing it means. */
	readonly row: string;
}

const at = (page: Page): Promise<At> =>
	page.evaluate(() => {
		const here = document.activeElement ?? document.body;
		return {
			tag: here.tagName.toLowerCase(),
			role: here.getAttribute('role') ?? here.getAttribute('type') ?? '',
			words: `${here.getAttribute('aria-label') ?? ''} ${here.textContent}`.trim(),
			inTray: here.closest('section.tray') !== null,
			isGo: here.matches('form .btn.go'),
			off: here.getAttribute('aria-disabled') === 'true',
			group: here.closest('[role=radiogroup]')?.textContent ?? '',
			row: here.closest('label')?.textContent.trim() ?? ''
		};
	});

/** Presses Tab until what has the focus fits. */
async function tabTo(
	page: Page,
	wanted: (here: At) => boolean,
	most = 500,
	key = 'Tab'
): Promise<At> {
	for (let n = 0; n < most; n++) {
		await page.keyboard.press(key);
		const here = await at(page);
		if (wanted(here)) return here;
	}
	throw new Error(`Nothing that fits is reached by ${most} tabs.`);
}

/** Opens an option's row and goes so many values along. */
async function setOption(page: Page, row: string, key: 'ArrowUp' | 'ArrowDown', times: number) {
	await tabTo(page, ({ tag, words }) => tag === 'summary' && words.startsWith(row));
	await page.keyboard.press('Enter');
	await tabTo(page, ({ role }) => role === 'radio', 2);
	for (let n = 0; n < times; n++) await page.keyboard.press(key);
}

const cannotSend = (page: Page) =>
	page.evaluate(
		() =>
			document.querySelector('section.tray form .btn.go')?.getAttribute('aria-disabled') === 'true'
	);

/** A row that ends one's part in a round, for who plays no longer than needed. */
const PASS = 'Pass for this round';
const MOST_ROWS = 60;

/** Fills in whatever is asked, from top to bottom, and sends it. False when nothing was asked. */
async function answer(page: Page): Promise<boolean> {
	if ((await page.locator('section.tray form').count()) === 0) return false;
	// Who may exchange Action Cards is asked again for as long as they name somebody (TI-21.11).
	const nobody = page.getByRole('button', { name: /^With nobody/ });
	if ((await nobody.count()) > 0) {
		await nobody.press('Enter', { timeout: 2_000 }).catch(() => {});
		return true;
	}
	for (let n = 0; n < 60; n++) {
		await page.keyboard.press('Tab');
		const here = await at(page);
		if (!here.inTray) continue;
		if (here.isGo) {
			if (here.off) continue;
			await page.keyboard.press('Enter');
			return true;
		}
		if (here.role === 'radio' && here.group.includes(PASS))
			for (let row = here.row, n = 0; !row.startsWith(PASS) && n < MOST_ROWS; n++) {
				await page.keyboard.press('ArrowUp');
				row = (await at(page)).row;
			}
		else if (here.role === 'radio' && (await cannotSend(page)))
			// The last way to answer a deal is to refuse it.
			await page.keyboard.press(here.group.includes('Refuse to deal') ? 'ArrowLeft' : 'Space');
		else if (here.role === 'checkbox' && (await cannotSend(page)))
			await page.keyboard.press('Space');
		else if (here.role === 'spinbutton' && (await cannotSend(page)))
			await page.keyboard.press('End');
	}
	return false; // the question went away meanwhile
}

/** Lets a bot play the rest, by the menu at the top. */
async function leavesTheRest(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'More', exact: true }).press('Enter');
	await tabTo(page, ({ words }) => words === 'Let a bot play for me', 20, 'ArrowDown');
	await page.keyboard.press('Enter');
}

/** Answers whatever is asked until the game is over; `first`: before each answer. How many were given. */
async function answersUntilOver(page: Page, first = async () => {}): Promise<number> {
	const over = page.getByRole('region', { name: 'The game is over' });
	const tray = page.locator('section.tray').first();
	const until = Date.now() + LONG_MS;
	let answered = 0;
	while ((await over.count()) === 0) {
		// What cannot be answered is told: the next try is another game.
		if (Date.now() > until)
			throw new Error(`Not over after ${answered} answers. The tray: ${await tray.innerText()}`);
		await first();
		if (await answer(page)) answered += 1;
		else await page.waitForTimeout(60);
	}
	await expect(over).toBeVisible();
	return answered;
}

test('a whole game is played in text mode by keyboard alone @long', async ({ page }) => {
	test.setTimeout(LONG_MS + 60_000);
	await page.goto('/t/new?bots=3');
	await expect(page.getByRole('button', { name: 'Start with four' })).toBeVisible();

	await tabTo(page, ({ words }) => words.startsWith('Text mode'));
	await page.keyboard.press('Enter');
	await setOption(page, 'Foreign colonies to win', 'ArrowDown', 1);
	await setOption(page, 'Pace of the bots', 'ArrowUp', 1);
	await tabTo(page, ({ tag, words }) => tag === 'summary' && words.startsWith('More options'));
	await page.keyboard.press('Enter');
	await setOption(page, 'Least time to respond', 'ArrowUp', 2);
	await tabTo(page, ({ tag, words }) => tag === 'button' && words.startsWith('Start'));
	await page.keyboard.press('Enter');
	await expect(page.getByRole('heading', { name: 'Players' })).toBeVisible();

	// What a screen reader would say of the log, as it comes.
	await page.evaluate(() => {
		const heard: string[] = [];
		Object.assign(globalThis, { heard });
		const region = document.querySelector('[aria-live=polite]');
		if (region)
			new MutationObserver(() => heard.push(region.textContent)).observe(region, {
				childList: true,
				characterData: true,
				subtree: true
			});
	});

	const answered = await answersUntilOver(page);
	expect(answered).toBeGreaterThan(3);

	// No raw state is ever read out: no ids, no brackets.
	await expect(page.getByRole('main')).not.toContainText(
		/seat:\d|planet:\d|[{}[\]]|\bundefined\b|\bnull\b/
	);
	const heard = await page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
	const ends = heard.filter((said) => /(wins|share the victory)( with \d|\. )/.test(said));
	expect(ends.length, 'the end is read once').toBe(1);

	// axe has nothing to say of the end either, in words or on the board.
	for (const mode of ['words', 'board']) {
		expect(await seriousOn(page), mode).toEqual([]);
		// Backwards: forwards, every rule in the log comes first.
		await tabTo(page, ({ words }) => words.startsWith('Text mode'), 500, 'Shift+Tab');
		await page.keyboard.press('Enter');
		await page.waitForTimeout(600);
	}

	// The way on is a key away as well.
	await tabTo(page, ({ words }) => words.startsWith('Rematch'));
});

/** Arrow keys come to every row, also past those that lead on; going on from one folds the list up. */
async function walkRows(page: Page): Promise<void> {
	const rows = page.locator('section.tray form').getByRole('radio');
	const count = await rows.count();
	await tabTo(page, ({ role, inTray }) => inTray && role === 'radio', 200);
	for (let n = 0; n < count; n++) {
		await page.keyboard.press('ArrowDown');
		await expect(rows.nth((n + 1) % count)).toBeFocused();
		await expect(rows.nth((n + 1) % count)).toBeChecked();
	}
	await page.keyboard.press('Space');
	await expect(page.getByRole('button', { name: /^Change/ }).first()).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(rows).toHaveCount(count);
}

/**
 * Plays until the game is over, and is asked all of these questions, however quickly they are answered; `atTurn`: at the
 * first turn. What comes after the last of them is left to a bot, but in a sweep.
 */
async function playsOut(
	page: Page,
	questions: readonly RegExp[],
	atTurn?: (page: Page) => Promise<void>
): Promise<void> {
	await page.evaluate(() => {
		const asked: string[] = [];
		Object.assign(globalThis, { asked });
		const look = () => asked.push(document.querySelector('#question')?.textContent ?? '');
		new MutationObserver(look).observe(document.body, {
			childList: true,
			characterData: true,
			subtree: true
		});
	});
	const missing = async (): Promise<readonly RegExp[]> => {
		const asked = await page.evaluate(() => (globalThis as unknown as { asked: string[] }).asked);
		return questions.filter((one) => !asked.some((words) => one.test(words)));
	};
	let before = atTurn;
	let isLeft = IS_SWEEP;
	await answersUntilOver(page, async () => {
		const question = page.locator('#question');
		const words = await question.textContent({ timeout: 500 }).catch(() => null);
		if (before && words?.includes('Your turn')) {
			await before(page);
			before = undefined;
		}
		if (isLeft || before || (await missing()).length > 0) return;
		await leavesTheRest(page);
		isLeft = true;
	});
	expect(await missing(), 'never asked').toEqual([]);
}

/** What lies on the table is told, after the end to who looks around, and no raw state is. */
async function isTold(page: Page, titles: readonly string[]): Promise<void> {
	await page.getByRole('button', { name: 'Look around' }).press('Enter');
	for (const name of titles)
		await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
	// A Home System is called [0.0.0].
	await expect(page.getByRole('main')).not.toContainText(
		/seat:\d|hex:-?\d|tech:|action:|[{}]|\[(?!0\.0\.0\])|\bundefined\b|\bnull\b/
	);
}

test('a whole game of Council is played in text mode by keyboard alone @long', async ({ page }) => {
	test.setTimeout(LONG_MS + 60_000);
	await page.goto('/t/new?text&game=council&bots=3');
	await expect(page.getByRole('button', { name: 'Start with four' })).toBeVisible();
	await setOption(page, 'Pace of the bots', 'ArrowUp', 1);
	await tabTo(page, ({ tag, words }) => tag === 'button' && words.startsWith('Start'));
	await page.keyboard.press('Enter');
	await expect(page.getByRole('heading', { name: 'Players' })).toBeVisible();

	await playsOut(page, [/species/, /great fates/, /Your turn/, /cast \d+ votes?/], walkRows);
	await isTold(page, ['Yours', 'Objectives', 'The market', 'The galaxy']);
});

test('a whole game of Imperium is played in text mode by keyboard alone @long', async ({
	page
}) => {
	test.setTimeout(LONG_MS + 60_000);
	await page.goto('/t/new?text&game=imperium&bots=1');
	await expect(page.getByRole('button', { name: 'Start with two' })).toBeVisible();
	await setOption(page, 'Pace of the bots', 'ArrowUp', 1);
	await tabTo(page, ({ tag, words }) => tag === 'button' && words.startsWith('Start'));
	await page.keyboard.press('Enter');
	await expect(page.getByRole('heading', { name: 'Players' })).toBeVisible();

	await playsOut(page, [/Strategy Card/, /Your turn/, /new counters? go/]);
	await isTold(page, ['The round', 'Players', 'The galaxy', 'Objectives']);
	expect(await seriousOn(page)).toEqual([]);
});
