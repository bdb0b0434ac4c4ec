/** What a hand and an eye go back to stays where it was, and can be told apart: the button, the row that is chosen, ships and signs. */
import { expect, test } from '@playwright/test';
import type { Browser, Locator, Page } from '@playwright/test';
import { cosmic } from '../../src/lib/games/cosmic';
import { position } from '../support/cosmic';
import type { CosmicGame } from '../support/cosmic';
import { homeOf, systemIds } from '../../src/lib/games/imperium/board';
import { hexId, hexOf, neighbours } from '../../src/lib/hex';
import { named, ownOf } from '../../src/lib/games/kit';
import { imperium, playing, standing } from '../support/imperium';
import { pointOf } from './answering';
import type { Point } from './answering';
import { Person } from './person';
import { openAt } from './position';

/** Seat 1 attacks seat 2, and both ask seat 3 to join. */
const asked = () => {
	const game = position({ seats: 4, destiny: ['colour:2#1'] }).encounterTo({
		target: 'planet:2-1',
		send: { 'planet:1-1': 3 }
	});
	game.until('alliance.offenseInvites').answer('seat:1', { picks: ['seat:3'] });
	game.until('alliance.defenseInvites').answer('seat:2', { picks: ['seat:3'] });
	return game.until('alliance.answer');
};

interface Met {
	seat: string;
	phone?: boolean;
	isNew?: boolean;
}

/** A person at a table that is laid out like this, asked as this seat. */
const meet = (browser: Browser, { table }: CosmicGame, met: Met): Promise<Person> =>
	meetAt(browser, { game: cosmic, table }, met);

async function meetAt(
	browser: Browser,
	{ game, table }: Pick<Parameters<typeof openAt>[1], 'game' | 'table'>,
	{ seat, phone = true, isNew = false }: Met
): Promise<Person> {
	const ada = await Person.arrive(browser, 'Ada', { phone, isNew });
	const { page } = ada;
	await openAt(page, { game, table, seat: seat as 'seat:1' });
	await ada.form.waitFor();
	const got = page.getByRole('button', { name: 'Got it' });
	await got.waitFor({ timeout: 5000 }).catch(() => undefined);
	while (!isNew && (await got.isVisible())) await ada.press(got);
	return ada;
}

/** Where the button that sends stands, from the top, once nothing moves. */
async function buttonAt(page: Page): Promise<number> {
	const top = () =>
		page.evaluate(() =>
			Math.round(
				document.querySelector('form:has(#question) .send')?.getBoundingClientRect().top ?? -1
			)
		);
	let was = -1;
	await expect
		.poll(async () => {
			const now = await top();
			const still = now === was;
			was = now;
			return still;
		})
		.toBe(true);
	return was;
}

test('on a phone the button stays where the thumb is, however the list above it grows', async ({
	browser
}) => {
	const ada = await meet(browser, asked(), { seat: 'seat:3' });
	const before = await buttonAt(ada.page);
	await ada.press(ada.form.locator('label', { hasText: 'Join the offense' }));
	await expect(ada.form.locator('.stepper').first()).toBeVisible();
	expect(await buttonAt(ada.page)).toBe(before);
	await ada.press(ada.form.getByRole('button', { name: /^More: / }).first());
	expect(await buttonAt(ada.page)).toBe(before);
	expect(ada.troubles).toEqual([]);
});

/** What is touched stands where it was once it is done. */
async function stays(page: Page, one: Locator): Promise<void> {
	await one.scrollIntoViewIfNeeded();
	const top = async () => Math.round((await one.boundingBox())!.y);
	const before = await top();
	await one.click();
	await buttonAt(page);
	expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
}

test('on a phone an offer opens below what one touches, in a sheet that is as high from the start', async ({
	browser
}) => {
	const game = standing({ step: 'status', at: 'exchanges' }, (board, vault) => {
		for (const [i, seat] of board.order.entries())
			Object.assign(board.players[seat]!, {
				race: ['hacan', 'norr', 'mentak'][i],
				hand: named(vault.actions.splice(-2), ownOf(seat), []),
				tradeGoods: 3
			});
	}).answer('seat:1', { pick: 'seat:2' });
	const { page, form } = await meetAt(
		browser,
		{ game: imperium, table: game.table },
		{ seat: 'seat:1' }
	);
	const ticks = form.locator('label.field-on');
	await expect(ticks).toHaveCount(5);
	const begun = await buttonAt(page);
	for (const at of [0, 1, 2, 3]) await stays(page, ticks.nth(at));
	await stays(page, form.getByRole('button', { name: /^More: / }).last());
	await stays(page, form.locator('.below label.row').first());
	expect(await buttonAt(page)).toBe(begun);
	await form.locator('.send .go').click();
	await expect(page.getByText('Your offer, waiting for an answer')).toBeVisible();
});

test('on a phone what may be done besides has the sheet and its one button, and says what it gives', async ({
	browser
}) => {
	const { table } = playing('trade', (board) => {
		for (const seat of board.order)
			Object.assign(board.players[seat]!, {
				contracts: [1, 2].map((worth) => ({ worth, holder: seat })),
				tradeGoods: 6
			});
	});
	const { page, tray, form } = await meetAt(browser, { game: imperium, table }, { seat: 'seat:1' });
	await form.locator('label.row', { hasText: 'Close the negotiations' }).click();
	await tray.getByText('Give trade goods').click();
	await expect(tray.locator('.btn.go:visible')).toHaveCount(1);
	const aside = tray.locator('.aside[open]');
	await stays(page, aside.locator('label.row').first());
	await stays(page, aside.getByRole('button', { name: /^More: / }));
	await aside.getByRole('button', { name: /^Give \S+ 2 trade goods$/ }).click();
	await expect(tray.getByRole('button', { name: 'Close the negotiations' })).toBeVisible();
});

test('beside the board the button stays where it is, whatever opens above it, and words to who is new give way to choices', async ({
	browser
}) => {
	const hand = ['attack:08', 'attack:06', 'negotiate'];
	const game = position({
		...{ seats: 3, destiny: ['colour:2#1'] },
		hands: { 'seat:1': hand, 'seat:2': ['attack:30'] }
	}).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
	const ada = await meet(browser, game.until('planning.select'), {
		...{ seat: 'seat:1', phone: false, isNew: true }
	});
	const words = ada.page.getByRole('complementary', { name: 'For who is new' });
	await expect(words).toBeVisible();
	const before = await buttonAt(ada.page);
	const stays = async () => expect(await buttonAt(ada.page)).toBe(before);
	await ada.press(ada.tray.getByText('What you cannot do now'));
	await stays();
	const got = words.getByRole('button', { name: 'Got it' });
	while (await got.isVisible()) await ada.press(got);
	await stays();
	await ada.press(ada.form.locator('label.row').first());
	await stays();
	await ada.press(ada.tray.getByText('What would a steady player do?'));
	await expect(ada.form.locator('.note .told')).toBeVisible();
	await stays();
	expect(ada.troubles).toEqual([]);
});

/** A turn in which something may be done beside the question. */
const turn = () =>
	standing({ step: 'turn', at: 'act', seat: 'seat:1' }, ({ players }) =>
		Object.assign(players['seat:1']!, {
			strategy: [{ card: 'trade', used: false }],
			tradeGoods: 5
		})
	);

/** Runs in the page: what of the tray is focused by Tab before something that stands above it, as far as it is in sight. */
function againstTheEye(): string[] {
	const tray = document.querySelector('section.tray section.tray');
	const stops = [...(tray?.querySelectorAll<HTMLElement>('a, button, input, summary') ?? [])]
		.filter((one) => one.tabIndex >= 0 && one.checkVisibility())
		.map((one) => ({
			says: (one.closest('label') ?? one).textContent.trim(),
			box: one.getBoundingClientRect(),
			list: one.closest('.form')?.getBoundingClientRect()
		}))
		.filter(({ box, list }) => !list || (box.top >= list.top && box.bottom <= list.bottom));
	return stops.flatMap(({ says, box }, i) => {
		const next = stops[i + 1];
		return next && next.box.bottom < box.top ? [`${says} before ${next.says}`] : [];
	});
}

for (const [where, phone] of [
	['on a phone', true],
	['beside the board', false]
] as const)
	test(`${where} the button stays as what may be done besides comes and goes, and Tab goes as the eye does`, async ({
		browser
	}) => {
		const { table } = turn();
		const ada = await meetAt(browser, { game: imperium, table }, { seat: 'seat:1', phone });
		const order = ada.tray.getByText('Ask me before I claim an objective');
		await expect(order).toBeVisible();
		const before = await buttonAt(ada.page);
		expect(await ada.page.evaluate(againstTheEye)).toEqual([]);
		await ada.press(ada.form.locator('label.row').first());
		await expect(ada.tray.getByText('What you cannot do now')).toHaveCount(0);
		expect(await buttonAt(ada.page)).toBe(before);
		await ada.press(order);
		const done = ada.tray.getByRole('button', { name: 'Ask me from now on' });
		// Scrolled to whole pixels, it may lack a part of one.
		await expect(done).toBeInViewport({ ratio: 0.98 });
		expect(await ada.page.evaluate(againstTheEye)).toEqual([]);
		await ada.press(done);
		// It is said the other way round now, of the same question.
		await expect(order).toHaveCount(0);
		await expect(ada.tray.getByText('Claim objectives unasked')).toBeVisible();
		expect(await buttonAt(ada.page)).toBe(before);
		expect(ada.troubles).toEqual([]);
	});

test('on a phone what is picked so far stays whole as the list of what follows comes', async ({
	browser
}) => {
	const { table } = turn();
	const [asked] = table.decisions;
	const rows = Array.from({ length: 14 }, (_, n) => ({ id: `row:${n}`, say: `Row ${n}` }));
	const then = { type: 'one', choices: rows };
	// However far down it stands in its list.
	const before = Array.from({ length: 9 }, (_, n) => ({ id: `other:${n}`, say: `Other ${n}` }));
	const shape = { type: 'one', choices: [...before, { id: 'first', say: 'First', then }] };
	Object.assign(asked!, { shape });
	const ada = await meetAt(browser, { game: imperium, table }, { seat: 'seat:1' });
	await ada.press(ada.form.locator('label.row', { hasText: 'First' }));
	const way = ada.form.locator('.way');
	await expect(way).toBeVisible();
	await expect(ada.form.locator('label.row')).toHaveCount(rows.length);
	const cut = () =>
		way.evaluate((chip) => {
			const list = chip.closest('.form')?.getBoundingClientRect().top ?? 0;
			return Math.round(Math.max(0, list - chip.getBoundingClientRect().top));
		});
	await expect.poll(cut, { timeout: 5000 }).toBe(0);
	expect(ada.troubles).toEqual([]);
});

test('what was refused is not read any more once something else is filled in', async ({
	browser
}) => {
	const { board } = turn();
	const home = homeOf(board, 'seat:1');
	const system = neighbours(hexOf(home))
		.map(hexId)
		.find((id) => systemIds(board).includes(id));
	if (!system) throw new Error('No system lies beside one.');
	const { table } = standing({ step: 'tactical', at: 'activate', seat: 'seat:1', system });
	const ada = await meetAt(browser, { game: imperium, table }, { seat: 'seat:1', phone: false });
	await expect(ada.page.locator('#question')).toContainText('What do you move');
	// By now it is another question: what was filled in is refused.
	const [asked] = table.decisions;
	if (asked) Object.assign(asked, { id: asked.id + 1000 });
	const refusal = ada.tray.getByRole('alert');
	const more = ada.form.locator('button[aria-label^="More: "][aria-disabled="false"]').first();
	await ada.press(more);
	await ada.press(ada.send);
	await expect(refusal).toBeVisible();
	await ada.press(ada.form.locator('button[aria-label^="Fewer: "][aria-disabled="false"]').first());
	await expect(refusal).toHaveCount(0);
	expect(ada.troubles).toEqual([]);
});

test('the sheet of a system closes as what it offers is done', async ({ browser }) => {
	const { table } = turn();
	const ada = await meetAt(browser, { game: imperium, table }, { seat: 'seat:1', phone: false });
	const sheet = ada.page.locator('.rail .sheet');
	const offer = sheet.getByRole('button', { name: /^Activate/ });
	const lit = ada.board.locator('[aria-pressed="false"]');
	await expect(async () => {
		const { x, y } = (await ada.page.evaluate(
			pointOf,
			(await lit.first().getAttribute('aria-label')) ?? ''
		)) as Point;
		await ada.page.mouse.click(x, y);
		await expect(offer).toBeVisible({ timeout: 1000 });
	}).toPass({ timeout: 40_000 });
	await ada.press(offer);
	await expect(sheet).toHaveCount(0);
	await expect(ada.form).toBeVisible();
	expect(ada.troubles).toEqual([]);
});

test('on a phone a window in which most pass leaves no room empty above the button', async ({
	browser
}) => {
	const game = asked();
	// A flare or artifact whose details open below it.
	game.board.players['seat:3']!.hand = ['artifact:force-field#1', 'attack:08#1'];
	game.answer('seat:3', { pick: 'offense', then: { split: { 'planet:3-1': 2 } } });
	const ada = await meet(browser, game.until('window:alliance.formed', 'seat:3'), {
		seat: 'seat:3'
	});
	await expect(ada.question('Act, or pass')).toBeVisible();
	const empty = await ada.page.evaluate(() => {
		const form = document.querySelector('form:has(#question)');
		const rows = [...(form?.querySelectorAll('.form > *') ?? [])];
		const foot = Math.max(...rows.map((row) => row.getBoundingClientRect().bottom));
		return (form?.querySelector('.send')?.getBoundingClientRect().top ?? 0) - foot;
	});
	expect(empty).toBeLessThan(24);
	expect(ada.troubles).toEqual([]);
});

/** Of what is chosen in the list: how much of it the list, or its fade, cuts off below and above, in pixels. */
const cutOff = (page: Page) =>
	page.evaluate(() => {
		const list = document.querySelector('form:has(#question) .form');
		const row = list?.querySelector('.row.chosen');
		if (!list || !row) return null;
		const fade = list.hasAttribute('data-more') ? 34 : 0;
		const [room, box] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
		return Math.round(Math.max(0, box.bottom - (room.bottom - fade), room.top - box.top));
	});

test('on a phone the row that a hint has chosen is whole in sight, clear of the fade of its list', async ({
	browser
}) => {
	const hand = ['attack:08', 'attack:06', 'attack:10', 'attack:01', 'attack:04', 'attack:07'];
	const rest = ['attack:12', 'attack:14', 'attack:09', 'attack:13', 'attack:20', 'attack:11'];
	const game = position({
		...{ seats: 3, destiny: ['colour:2#1'] },
		hands: { 'seat:1': [...hand, ...rest], 'seat:2': ['attack:30'] }
	}).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
	const ada = await meet(browser, game.until('planning.select'), { seat: 'seat:1' });
	const rows = ada.form.locator('label.row');
	const last = (await rows.count()) - 1;
	for (const at of [last, Math.floor(last / 2), 0, Math.floor(last / 2)]) {
		await rows
			.nth(at)
			.locator('input')
			.evaluate((input: HTMLInputElement) => input.click());
		await expect(rows.nth(at)).toHaveClass(/chosen/);
		await expect.poll(() => cutOff(ada.page), { timeout: 5000 }).toBe(0);
	}
	expect(ada.troubles).toEqual([]);
});

test('on a phone what is said to who is new gives way to the choices, and is read on request', async ({
	browser
}) => {
	const ada = await Person.arrive(browser, 'Ada', { phone: true, isNew: true });
	const { page } = ada;
	await page.goto('/t/new?game=imperium&lesson');
	await ada.form.waitFor();
	const words = page.getByRole('complementary', { name: 'For who is new' });
	const more = words.getByRole('button', { name: 'Read on' });
	await expect(words).toBeVisible();
	/** Rows of which all is seen. */
	const seen = () =>
		page.evaluate(() => {
			const list = document.querySelector('form:has(#question) .form');
			const { top = 0, bottom = 0 } = list?.getBoundingClientRect() ?? {};
			return [...(list?.querySelectorAll('.row') ?? [])].filter((row) => {
				const box = row.getBoundingClientRect();
				return box.top >= top - 1 && box.bottom <= bottom + 1;
			}).length;
		});
	// Where there is room, they are whole above all of them.
	await expect.poll(seen).toBeGreaterThanOrEqual(7);
	await expect(more).toBeHidden();
	await page.setViewportSize({ width: 390, height: 600 });
	await expect(more).toBeVisible();
	const folded = await words.boundingBox();
	await ada.press(more);
	await expect(more).toBeHidden();
	await expect.poll(async () => (await words.boundingBox())?.height).toBeGreaterThan(100);
	expect(folded?.height).toBeLessThan(80);
	// What comes next is folded anew.
	await ada.press(words.getByRole('button', { name: 'Got it' }));
	expect(ada.troubles).toEqual([]);
});

test('on a phone what is announced lies over neither the verdict nor the totals', async ({
	browser
}) => {
	const game = position({
		...{ seats: 3, destiny: ['colour:2#1'], aliens: { 'seat:2': 'tripler' } },
		hands: { 'seat:1': ['attack:08', 'attack:40', 'negotiate'], 'seat:2': ['attack:10'] }
	}).encounterTo({
		...{ target: 'planet:2-1', send: { 'planet:1-1': 3 } },
		cards: ['attack:08', 'attack:10']
	});
	const ada = await meet(browser, game.until('window:reveal.cards', 'seat:1'), { seat: 'seat:1' });
	// What is announced goes by itself: it is looked at as it was first painted, with all that makes room for it.
	const lookedAt = ada.page.evaluate(async () => {
		const frame = () => new Promise((next) => requestAnimationFrame(next));
		const told = () => document.querySelector('main .told')?.getBoundingClientRect();
		while (!told()) await frame();
		await frame();
		const over = told();
		const words = document.querySelectorAll('.scene :is(.words > p, .total, .parts)');
		return [...words]
			.filter((one) => {
				if (!over) return true;
				const { top, bottom, left, right } = one.getBoundingClientRect();
				return top < over.bottom && bottom > over.top && left < over.right && right > over.left;
			})
			.map((one) => one.textContent);
	});
	let isTold = false;
	void lookedAt.then(() => (isTold = true));
	for (let n = 0; n < 3 && !isTold; n++) {
		await ada.press(ada.send);
		await ada.page.waitForTimeout(600);
	}
	const covered = await lookedAt;
	expect(covered).toEqual([]);
	expect(ada.troubles).toEqual([]);
});

test('on a phone a touch that goes on from what led to a question answers nothing under it', async ({
	browser
}) => {
	const game = position({
		...{ seats: 3, destiny: ['colour:2#1'] },
		hands: { 'seat:1': ['attack:08', 'attack:40', 'negotiate'], 'seat:2': ['attack:10'] }
	});
	const ada = await meet(browser, game.until('launch.aim'), { seat: 'seat:1' });
	const { page } = ada;
	const held = page.locator('.frame.held');
	/** What is asked, and what of it is chosen. */
	const draft = () =>
		page.evaluate(() => {
			const form = document.querySelector('form:has(#question)');
			return [
				form?.querySelector('#question')?.textContent,
				...[...(form?.querySelectorAll('input') ?? [])].map(({ checked, value }) => [
					checked,
					value
				])
			];
		});
	/** The middle of the button that sends, which has its place while the question is held back. */
	const button = () =>
		page.evaluate((): [number, number] => {
			const box = document.querySelector('form:has(#question) .send > button');
			const { x, y, width, height } = box?.getBoundingClientRect() ?? new DOMRect();
			return [x + width / 2, y + height / 2];
		});
	const isButton = ([x, y]: readonly [number, number]) =>
		document.elementFromPoint(x, y)?.closest('.send') != null;
	// It is held back where others have done something that is still told.
	while (!(await held.isVisible())) await ada.answer();
	const at = await button();
	const before = await draft();
	const isHidden = page.evaluate(
		() =>
			new Promise<boolean>((done) =>
				addEventListener(
					'pointerdown',
					({ target }) => done(target instanceof Element && !target.closest('form')),
					{ capture: true, once: true }
				)
			)
	);
	await page.touchscreen.tap(...at);
	expect(await isHidden, 'what is hidden is not hit').toBe(true);
	await expect(held).toHaveCount(0);
	await page.waitForTimeout(1500); // as long as an answer would take to be sent and told
	expect(await draft()).toEqual(before);
	expect(await page.evaluate(isButton, await button())).toBe(true);

	// Where it goes by itself, a finger that was on its way is no answer either.
	const isHit = await page.evaluate(
		async ([x, y]) => {
			const frame = document.querySelector('.frame');
			const drawn = () => new Promise((done) => requestAnimationFrame(done));
			frame?.classList.add('held');
			await drawn();
			await drawn();
			frame?.classList.remove('held');
			await drawn();
			return document.elementFromPoint(x, y)?.closest('.send') != null;
		},
		await button()
	);
	expect(isHit).toBe(false);
	await expect.poll(async () => page.evaluate(isButton, await button())).toBe(true);
	expect(ada.troubles).toEqual([]);
});

for (const game of ['cosmic', 'council'] as const)
	test(`on a phone the words that stand for a question of ${game} which waits are not scrolled away by what comes into sight in it`, async ({
		browser
	}) => {
		const ada = await Person.arrive(browser, 'Ada', { phone: true });
		await ada.page.goto(`/t/new?game=${game}&lesson`);
		await ada.form.waitFor();
		/** How far the tray scrolls for something far down in it. */
		const scrolls = (classes: readonly string[]) =>
			ada.page.evaluate((names) => {
				const tray = document.querySelector('.frame > .tray');
				const low = document.createElement('div');
				low.style.height = '900px';
				tray?.append(low);
				if (names.includes('held')) document.querySelector('.frame')?.classList.add('held');
				if (names.includes('low')) tray?.classList.add('low');
				low.scrollIntoView({ block: 'end' });
				const by = tray?.scrollTop ?? 0;
				low.remove();
				return by;
			}, classes);
		expect(await scrolls([])).toBeGreaterThan(0);
		expect(await scrolls(['held'])).toBe(0);
		expect(await scrolls(['held', 'low'])).toBe(0);
	});

test('ships of visitors are tied to their planet, each by a line from its edge', async ({
	browser
}) => {
	const game = position({
		seats: 4,
		destiny: ['colour:2#1'],
		planets: {
			'planet:2-2': { 'seat:2': 2, 'seat:3': 1, 'seat:4': 2 },
			'planet:3-1': { 'seat:1': 3 }
		}
	});
	const ada = await meet(browser, game.until('launch.aim'), { seat: 'seat:1', phone: false });
	const ties = ada.board.locator('path.tie');
	await expect(ties).toHaveCount(3);
	for (const tie of await ties.all()) {
		await expect(tie).toHaveCSS('stroke-width', /^[1-9]/);
		const length = await tie.evaluate((line: SVGPathElement) => line.getTotalLength());
		expect(length).toBeGreaterThan(4);
	}
});

test('what the star beside a hand means is said as soon as one stands there, and not before', async ({
	browser
}) => {
	const withHand = (hand: readonly string[]) =>
		position({
			...{ seats: 3, destiny: ['colour:2#1'], options: { rewardDeck: 'incursion' } },
			hands: { 'seat:1': ['attack:08'], 'seat:2': ['attack:06', ...hand] }
		}).until('launch.aim');
	const said = '★ Cards of the reward deck';
	const without = await meet(browser, withHand([]), { seat: 'seat:1', phone: false });
	const players = without.page.getByRole('complementary', { name: 'Players and decks' });
	await expect(players).toContainText('colonies on planets of others win');
	await expect(players).not.toContainText('★');
	const ada = await meet(browser, withHand(['attack:-07@reward']), {
		...{ seat: 'seat:1', phone: false }
	});
	const theirs = ada.page.getByRole('complementary', { name: 'Players and decks' });
	await expect(theirs.getByText('★', { exact: false }).first()).toBeVisible();
	await expect(theirs).toContainText(said);
});
