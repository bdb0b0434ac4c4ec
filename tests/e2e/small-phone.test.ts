/** The smallest phone there is, 320 × 568: whatever is asked can be answered, and nothing is wider than it. */
import { expect, test } from '@playwright/test';
import {
	allPlanets,
	homeOf,
	planetState,
	systemIds,
	systemOf
} from '../../src/lib/games/imperium/board';
import { keysOf, playerOf } from '../../src/lib/games/kit';
import { imperium, ready, standing } from '../support/imperium';
import { deal } from '../support/imperium-cards';
import { fleet } from '../support/imperium-ground';
import { Person } from './person';
import { layOut, openAt } from './position';

const me = 'seat:1';

/** A yard that the supply, what is aboard, what can be paid and what is in reserve all keep small. */
function yard() {
	const here = homeOf(ready().board, me);
	return standing(
		{ step: 'production', at: 'begin', seat: me, systems: [here], by: 'tactical' },
		(board) => {
			systemOf(board, here).counters.push(me);
			fleet(board, here, me, { carrier: 1, fighter: 3, cruiser: 1 });
			const away = systemIds(board).find((id) => keysOf(systemOf(board, id).fleets).length === 0);
			if (!away) throw new Error('No system is empty.');
			fleet(board, away, me, { dreadnought: 4, cruiser: 5, destroyer: 6, carrier: 2, fighter: 4 });
			const counters = { command: 2, fleet: 3, strategy: 1 };
			Object.assign(board.players[me]!, { tradeGoods: 2, counters });
		}
	);
}

/** Runs in the page: rows of units of which something is seen that can be touched, over what there is room for. */
function rowsInSight(): string[] {
	const list = document.querySelector('form:has(#question) .form');
	const rooms = list?.querySelector('.rooms');
	if (!list || !rooms) return [];
	const { top } = list.getBoundingClientRect();
	const bottom = rooms.getBoundingClientRect().top;
	return [...list.querySelectorAll('li:has(.stepper)')].flatMap((row) => {
		const box = row.querySelector('.stepper')?.getBoundingClientRect();
		const isSeen = box && row.checkVisibility() && box.top >= top - 1 && box.bottom <= bottom + 1;
		return isSeen ? [row.querySelector('.say')?.firstChild?.textContent ?? ''] : [];
	});
}

/** Runs in the page: words of what there is room for, and buttons, that something lies over or the window cuts. */
function hiddenUnderRows(): string[] {
	return [...document.querySelectorAll('form:has(#question) :is(.rooms .of, .send > button)')]
		.filter((part) => part.checkVisibility())
		.flatMap((part) => {
			const { left, right, top, bottom, width, height } = part.getBoundingClientRect();
			const at = document.elementFromPoint(left + width / 2, top + height / 2);
			const isWhole = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
			return isWhole && at && (part.contains(at) || at.contains(part))
				? []
				: [part.textContent.trim()];
		});
}

/** Runs in the page: what of the question is out of reach. */
function outOfReach(): string[] {
	const found: string[] = [];
	if (document.documentElement.scrollWidth > innerWidth) found.push('the page is wider');
	const go = document.querySelector('form:has(#question) .send > button');
	if (!go) return found;
	const { left, right, top, bottom } = go.getBoundingClientRect();
	if (left < 0 || right > innerWidth || top < 0 || bottom > innerHeight)
		found.push(`“${go.textContent.trim()}” is out of sight`);
	for (const word of document.querySelectorAll('section.line h1, form:has(#question) .say')) {
		const box = word.getBoundingClientRect();
		if (word.checkVisibility() && box.width > 1 && (box.left < 0 || box.right > innerWidth + 1))
			found.push(`“${word.textContent.trim()}” is cut`);
	}
	return found;
}

const QUESTIONS = 8;

for (const game of ['Cosmic Encounter', 'Galactic Council', 'Twilight Imperium'])
	test(`on the smallest phone ${game} is asked and answered in sight`, async ({ browser }) => {
		test.setTimeout(180_000);
		const ines = await Person.arrive(browser, 'Ines', { phone: true, seed: 5 });
		await ines.page.setViewportSize({ width: 320, height: 568 });
		await ines.makeTable(game);
		await ines.choose('Pace of the bots', 'At once');
		await ines.addBots(2);
		await ines.start();
		// A question that somebody else closed meanwhile was not answered.
		while (ines.answered < QUESTIONS && (await ines.moment()) === 'asked') {
			const asked = await ines.page.locator('#question').textContent();
			// What is told over the board passes, and the tray comes to rest.
			await expect
				.poll(() => ines.page.evaluate(outOfReach), { message: asked ?? '', timeout: 10_000 })
				.toEqual([]);
			await ines.answer();
		}
		expect(ines.answered).toBe(QUESTIONS);
		expect(ines.troubles).toEqual([]);
	});

test('on the smallest phone the names of Strategy Cards stand in one line each, in German too', async ({
	browser
}) => {
	const context = await browser.newContext({
		locale: 'de-DE',
		viewport: { width: 320, height: 568 }
	});
	await context.addInitScript(() => localStorage.setItem('orrery.coach', 'off'));
	const page = await context.newPage();
	await page.goto('/t/new?game=imperium&lesson');
	const names = page.locator('.picking .name');
	await expect(names).toHaveCount(8);
	await expect(names.filter({ hasText: 'Kriegsführung' })).toBeVisible();
	const broken = await names.evaluateAll((all) =>
		all.flatMap((name) => {
			const text = document.createRange();
			text.selectNodeContents(name);
			const lines = new Set([...text.getClientRects()].map(({ top }) => Math.round(top)));
			return lines.size > 1 || name.scrollWidth > name.clientWidth ? [name.textContent.trim()] : [];
		})
	);
	expect(broken).toEqual([]);
	await context.close();
});

/** Somebody holds a card that might help to buy a technology, and can buy none: there is one answer, and many reasons. */
const noTechnology = () =>
	standing(
		{ step: 'strategic', at: 'others', seat: 'seat:2', card: 'technology' },
		(board, vault) => {
			deal(board, vault, me, 'sabotage#1');
			for (const id of allPlanets(board)) planetState(board, id).exhausted = true;
			for (const seat of board.order)
				Object.assign(playerOf(board, seat), { race: 'sol', tradeGoods: 7 });
		}
	);

/** Runs in the page: what of the tray can be touched by rights, and lies under something. */
function coveredInTray(): string[] {
	return [...document.querySelectorAll('section.tray :is(.send > button, .ask, summary)')].flatMap(
		(part) => {
			const { left, top, width, height } = part.getBoundingClientRect();
			const at = document.elementFromPoint(left + width / 2, top + height / 2);
			return at && part.contains(at) ? [] : [part.textContent.trim()];
		}
	);
}

for (const { width, height } of [
	{ width: 320, height: 568 },
	{ width: 390, height: 844 }
])
	test(`on a phone ${width} wide nothing of a question with one answer lies under another, and nothing scrolls in vain`, async ({
		browser
	}) => {
		const ines = await Person.arrive(browser, 'Ines', { phone: true });
		const { page } = ines;
		await page.setViewportSize({ width, height });
		await page.goto('/t/new?game=imperium&bots=2');
		await ines.press(page.getByRole('button', { name: /^Start with/ }));
		await expect(page.locator('#question')).toBeVisible();
		await layOut(page, { game: imperium, table: noTechnology().table, seat: me });
		await page.reload();
		await expect(page.locator('#question')).toContainText('Technology');
		await expect(page.getByText('What you cannot do now')).toBeVisible();
		await expect(page.locator('section.tray .ask')).toBeVisible();
		await expect.poll(() => page.evaluate(coveredInTray)).toEqual([]);
		const empty = await page
			.locator('.frame > .tray')
			.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
		expect(empty).toBeLessThan(4);
	});

test('on the smallest phone a yard is filled to all its limits, and who is new sees a row of it', async ({
	browser
}) => {
	const ines = await Person.arrive(browser, 'Ines', { phone: true, isNew: true });
	const { page } = ines;
	await page.setViewportSize({ width: 320, height: 568 });
	await openAt(page, { game: imperium, table: yard().table, seat: me });
	await expect(page.locator('#question')).toContainText('What do you produce');
	const rooms = page.locator('.rooms .of');
	await expect(rooms).toHaveText([/Capacity/, /Resources/, /Fleet Supply/]);
	const got = ines.tray.getByRole('button', { name: 'Got it' });
	await expect(got).toBeVisible();
	await expect.poll(() => page.evaluate(rowsInSight)).not.toEqual([]);
	while (await got.isVisible()) await ines.press(got);
	await expect.poll(async () => (await page.evaluate(rowsInSight)).length).toBeGreaterThan(2);

	// What a hint fills in is seen in its row, however far down.
	await ines.press(page.getByRole('button', { name: 'What would a steady player do?' }));
	const chosen = ines.form.locator('li.chosen .say').first();
	await expect(chosen).toBeVisible();
	const name = await chosen.evaluate(({ firstChild }) => firstChild?.textContent ?? '');
	await expect.poll(() => page.evaluate(rowsInSight)).toContain(name);
	const fewer = ines.form.locator('button[aria-label^="Fewer: "][aria-disabled="false"]:visible');
	while ((await fewer.count()) > 0) await ines.press(fewer.first());

	for (const unit of ['Cruiser', '2 Fighters', '2 Ground Forces'])
		await ines.press(ines.form.getByRole('button', { name: new RegExp(`^More: ${unit}`) }));
	await expect(rooms).toHaveText([/^5 of 5/, /^4 of 6/, /^1 of 1/]);
	expect(await page.evaluate(hiddenUnderRows)).toEqual([]);
	// The lowest row comes to lie above what there is room for.
	const lowest = ines.form.locator('li:visible:has(.stepper)').last();
	await lowest.evaluate((row) => row.scrollIntoView({ block: 'nearest' }));
	const last = await lowest
		.locator('.say')
		.evaluate(({ firstChild }) => firstChild?.textContent ?? '');
	expect(await page.evaluate(rowsInSight)).toContain(last);
	expect(await page.evaluate(outOfReach)).toEqual([]);
});
