/** What a stranger looks for at a table of Cosmic Encounter: whom a row is about, which planet, what a rule or a word means, which cards one holds. */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { SeatId } from '../../src/lib/core';
import { cosmic } from '../../src/lib/games/cosmic';
import { position } from '../support/cosmic';
import { Person } from './person';
import { openAt } from './position';

const HAND = [
	...['attack:04', 'attack:07', 'attack:08', 'attack:10', 'attack:15', 'attack:20', 'attack:30'],
	...['negotiate', 'negotiate', 'negotiate', 'morph', 'reinforcement:2', 'reinforcement:3'],
	...['artifact:card-zap', 'artifact:force-field']
];

type Laid = ReturnType<typeof position>;

/** `seat:1` attacks `seat:2`, with so many cards in hand. */
function attacking(cards: number, seats = 4): Laid {
	const laid = position({
		seats,
		aliens: { 'seat:1': 'zombie', 'seat:2': 'macron', 'seat:3': 'trader' },
		destiny: ['colour:2#1'],
		hands: { 'seat:1': HAND.slice(0, cards) }
	});
	return laid.until('launch.aim');
}

function invited(cards: number): Laid {
	const laid = attacking(cards);
	laid.pick('seat:1', 'planet:2-3');
	laid.until('launch.send').answer('seat:1', { split: { 'planet:1-1': 2 } });
	return laid.until('alliance.offenseInvites');
}

function laying(cards: number): Laid {
	const laid = invited(cards);
	laid.answer('seat:1', { picks: [] });
	laid.until('alliance.defenseInvites').answer('seat:2', { picks: [] });
	return laid.until('planning.select');
}

async function seeing({ page }: Person, { table }: Laid, seat: SeatId = 'seat:1') {
	await openAt(page, { game: cosmic, table, seat, still: true });
	await expect(page.locator('#question')).toBeAttached();
}

/** Runs in the page: cards in hand whose number, sign or name is not whole in what is seen of them. */
function covered(): string[] {
	const cards = [...document.querySelectorAll('.hand.fan > ul > li')];
	return cards.flatMap((card, i) => {
		const next = cards[i + 1];
		if (!next) return [];
		const edge = next.getBoundingClientRect().left + 1;
		const drawn = [
			...card.querySelectorAll(':is(.whole, .strip) :is(.value, .name, circle, .mid)')
		];
		const seen = drawn.filter((one) => one.checkVisibility());
		const right = Math.max(...seen.map((one) => one.getBoundingClientRect().right));
		return seen.length > 0 && right <= edge ? [] : [card.textContent.trim()];
	});
}

for (const [name, width, height] of [
	['a laptop', 1440, 900],
	['an upright tablet', 820, 1180]
] as const)
	for (const [cards, mark] of [
		[8, ''],
		[10, ' @sweep'],
		[12, ' @sweep'],
		[15, '']
	] as const)
		test(`on ${name} each of ${String(cards)} cards in hand is known by what is seen of it${mark}`, async ({
			browser
		}) => {
			const ines = await Person.arrive(browser, 'Ines');
			await ines.page.setViewportSize({ width, height });
			await seeing(ines, laying(cards));
			await expect(ines.hand).toHaveCount(cards);
			await expect.poll(() => ines.page.evaluate(covered)).toEqual([]);
			expect(ines.troubles).toEqual([]);
		});

/** Runs in the page: parts of the table that reach out of the window, or lie over one another. */
function askew(): string[] {
	const boxes = ['board', 'rail', 'tray', 'dock'].flatMap((part) => {
		const box = document.querySelector(`.frame > .${part}`)?.getBoundingClientRect();
		return box ? [{ part, box }] : [];
	});
	const out = boxes.filter(({ box }) => box.bottom > innerHeight + 1 || box.right > innerWidth + 1);
	const over = boxes.filter(({ box }, i) =>
		boxes.some(
			({ box: other }, j) =>
				j > i &&
				Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
				Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1
		)
	);
	const foot = Math.max(...boxes.map(({ box }) => box.bottom));
	return [
		...(boxes.length < 4 ? ['a part is missing'] : []),
		...out.map(({ part }) => `${part} is cut`),
		...over.map(({ part }) => `${part} is covered`),
		...(foot < innerHeight - 1 ? ['the foot is empty'] : [])
	];
}

for (const seats of [4, 8])
	test(`an upright tablet has room for the whole dial of ${String(seats)}, the log, the question and the hand`, async ({
		browser
	}) => {
		const ines = await Person.arrive(browser, 'Ines');
		await ines.page.setViewportSize({ width: 820, height: 1180 });
		await seeing(ines, attacking(8, seats));
		await expect.poll(() => ines.page.evaluate(askew)).toEqual([]);
		const dial = await ines.page.locator('.frame > .board .dial').boundingBox();
		expect(dial?.height).toBeGreaterThan(420);
		await expect(ines.page.locator('.lens')).toHaveCount(0);
		await expect(ines.hand.last()).toBeInViewport({ ratio: 0.8 });
	});

const ringOf = (page: Page, planet: string) =>
	page.locator(`.target[data-on="${planet}"] .pointed`);

test('a row that is pointed at, or has the focus, lights its planet, and the planet its row', async ({
	browser
}) => {
	const ines = await Person.arrive(browser, 'Ines');
	const { page } = ines;
	await seeing(ines, attacking(4));
	const row = page.locator('label.row[data-on="planet:2-4"]');
	await expect(ringOf(page, 'planet:2-4')).toBeHidden();
	// What lights them comes after the board.
	await expect(async () => {
		await page.mouse.move(5, 5);
		await row.hover();
		await expect(ringOf(page, 'planet:2-4')).toBeVisible({ timeout: 500 });
	}).toPass();
	await expect(ringOf(page, 'planet:2-2')).toBeHidden();
	await page.locator('.target[data-on="planet:2-2"] .hit').hover();
	await expect(page.locator('label.row[data-on="planet:2-2"]')).toHaveAttribute('data-pointed', '');
	await expect(ringOf(page, 'planet:2-4')).toBeHidden();
	await page.mouse.move(5, 5);
	await expect(page.locator('[data-pointed]')).toHaveCount(0);
});

for (const phone of [false, true])
	test(`${phone ? 'on a phone' : 'on a laptop'} whom one may invite is read on their sheet, and not picked by it; a rule and a word open in place`, async ({
		browser
	}) => {
		const ines = await Person.arrive(browser, 'Ines', { phone });
		const { page } = ines;
		await seeing(ines, invited(4));
		const row = ines.form.locator('label.row', { hasText: 'Trader: 0 of 5' });
		await ines.press(row.getByRole('button', { name: 'Read the sheet' }));
		const sheet = page.getByRole('dialog');
		await expect(sheet).toContainText('Transference');
		await page.keyboard.press('Escape');
		await expect(sheet).toHaveCount(0);
		await expect(row.getByRole('checkbox')).not.toBeChecked();

		await ines.press(page.getByRole('button', { name: 'ally', exact: true }));
		await expect(page.getByText('Who was invited to one side of an encounter')).toBeVisible();
		const address = page.url();
		await ines.press(
			page.locator('[popover]:popover-open').getByRole('link', { name: 'Rule 1.10' })
		);
		await expect(page.getByRole('dialog', { name: 'Rule 1.10' })).toContainText('Bystander');
		expect(page.url()).toBe(address);
		expect(page.context().pages()).toHaveLength(1);
		expect(ines.troubles).toEqual([]);
	});

test('on a laptop no sign in a corner of the board lies over what is said under the scales', async ({
	browser
}) => {
	const ines = await Person.arrive(browser, 'Ines');
	await ines.page.setViewportSize({ width: 1440, height: 900 });
	const laid = position({
		seats: 4,
		aliens: { 'seat:1': 'anti-matter', 'seat:2': 'loser' },
		options: { tech: 'base' },
		techs: { 'seat:1': ['delta-scanners'] },
		destiny: ['colour:2#1'],
		hands: { 'seat:1': ['attack:12', 'reinforcement:3'], 'seat:2': ['attack:08'] }
	});
	laid.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 4 } });
	laid.until('window:planning.beforeSelect').use('seat:2', 'power|loser');
	laid.lay('attack:12', 'attack:08').until('window:reveal.values', 'seat:1');
	await seeing(ines, laid);
	const sign = await ines.page
		.getByRole('button', { name: /Technologies|Delta Scanners/ })
		.boundingBox();
	const said = await ines.page.locator('.scene .words').boundingBox();
	expect(sign && said && sign.x + sign.width <= said.x).toBe(true);
});
