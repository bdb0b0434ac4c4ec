/** Networks that come and go, lines that die without a word, pages that were asleep, and second devices. */
import { expect, test } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { Line } from './line';
import { Person, tableOfFour } from './person';

// Nothing here is about what moves.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A table of four at its first question, with Lars's line in the hands of the test. Nobody is replaced. */
async function withLine(browser: Browser) {
	let line: Line | undefined;
	const table = await tableOfFour(browser, {
		before: async ({ page }) => (line = await Line.of(page)),
		options: { 'When somebody is away': 'Wait for them' }
	});
	await expect(table.lars.question('Which alien')).toBeVisible();
	if (!line) throw new Error('There is no line.');
	return { ...table, line };
}

/** Everybody has an alien and a hand, and lets windows pass: only what they must decide is asked. */
async function inTheMiddle(...people: Person[]): Promise<void> {
	await Promise.all(
		people.map(async (person) => {
			await person.form.or(person.hand.first()).first().waitFor();
			await person.sayAhead('Pass always');
		})
	);
	// Another's power may have taken a whole hand.
	for (const { board } of people) await expect(board).toBeVisible();
}

/** A page that was there all along shows what a page shows that is opened now for the same seat. */
async function seesWhatIsThere(person: Person, link: string): Promise<void> {
	const { page, name, onPhone } = person;
	const fresh = await Person.at(page.context(), name, { phone: onPhone });
	await fresh.page.goto(link);
	await expect(fresh.board).toBeVisible();
	// A page behind another draws no frames, so that what moves on it does not arrive.
	await page.bringToFront();
	await expect(async () => {
		const there = await fresh.sees();
		expect(there.length).toBeGreaterThan(20);
		expect(await person.sees()).toEqual(there);
	}).toPass({ timeout: 30_000 });
	expect(fresh.troubles).toEqual([]);
	await fresh.page.close();
}

/** As if the tab went behind others, or came back. */
const show = (page: Page, state: 'visible' | 'hidden') =>
	page.evaluate((now) => {
		Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
		document.dispatchEvent(new Event('visibilitychange'));
	}, state);

test('a page whose scripts are lost on the way is loaded anew by itself', async ({ page }) => {
	let lost = 0;
	await page.route('**/_app/immutable/entry/*.js', (route) =>
		lost < 3 ? (lost++, route.abort()) : route.continue()
	);
	await page.goto('/t/new');
	await expect(page.getByRole('button', { name: 'Copy the link' })).toBeVisible();
	expect(lost).toBe(3);
	expect(await page.evaluate(() => sessionStorage.getItem('orrery.loads'))).toBeNull();
});

test('a page whose first script is never answered is loaded anew by itself', async ({ page }) => {
	let unanswered = 0;
	await page.route('**/_app/immutable/entry/start*.js', async (route) => {
		if (unanswered === 0) unanswered = 1;
		else await route.continue();
	});
	await page.goto('/t/new', { waitUntil: 'commit' });
	await expect(page.getByRole('button', { name: 'Copy the link' })).toBeVisible();
	expect(unanswered).toBe(1);
});

test('a page that is only read has nothing to wait for, and stays as it is', async ({ page }) => {
	let loads = 0;
	page.on('request', (request) => (loads += Number(request.isNavigationRequest())));
	await page.clock.install();
	for (const path of ['/rules/cosmic', '/codex/council', '/how/imperium']) {
		await page.goto(path);
		await page.clock.fastForward(60_000);
		await expect(page.getByRole('heading').first()).toBeVisible();
	}
	expect(loads).toBe(3);
});

test('a page that waits in vain for a part of it is loaded anew by itself', async ({ page }) => {
	// Whatever it asks for once it knows the table is never answered.
	let [known, loads, unanswered] = [false, 0, 0];
	page.on('websocket', (socket) => socket.on('framereceived', () => (known = true)));
	page.on('request', (request) => (loads += Number(request.isNavigationRequest())));
	await page.route('**/_app/immutable/**/*.js', async (route) => {
		if (known && loads < 2) unanswered += 1;
		else await route.continue();
	});
	await page.goto('/t/new');
	await expect(page.getByRole('button', { name: 'Copy the link' })).toBeVisible();
	expect(loads).toBe(2);
	expect(unanswered).toBeGreaterThan(0);
	expect(await page.evaluate(() => sessionStorage.getItem('orrery.anew'))).toBeNull();
});

test('a page whose scripts are never answered when a link is followed is loaded whole', async ({
	page
}) => {
	await page.goto('/');
	const link = page.getByRole('link', { name: 'Make a table' }).first();
	await link.waitFor();
	await page.waitForLoadState('networkidle');
	let [loads, unanswered] = [0, 0];
	page.on('request', (request) => (loads += Number(request.isNavigationRequest())));
	await page.route('**/_app/immutable/**/*.js', async (route) => {
		if (loads === 0) unanswered += 1;
		else await route.continue();
	});
	await link.click();
	await expect(page.getByRole('button', { name: 'Copy the link' })).toBeVisible();
	expect(loads).toBe(1);
	expect(unanswered).toBeGreaterThan(0);
});

test('a device that is offline for a while keeps the draft, says it is not sent, and misses nothing', async ({
	browser
}) => {
	const { ines, lars, link } = await tableOfFour(browser);
	const context = ines.page.context();
	await ines.rows.nth(1).check();
	for (let time = 0; time < 3; time++) {
		await context.setOffline(true);
		await expect(ines.tray.getByText('Not sent yet: the line is down.')).toBeVisible();
		await expect(ines.line).toContainText('Reconnecting');
		await ines.send.click({ force: true }); // does nothing, and loses nothing
		await context.setOffline(false);
		await expect(ines.tray.getByText('Not sent yet')).toBeHidden();
		await expect(ines.rows.nth(1)).toBeChecked();
	}
	await ines.press(ines.send);
	await expect(ines.question('Which alien')).toBeHidden();

	await inTheMiddle(ines, lars);
	await context.setOffline(true);
	await lars.play(4, 'Ines');
	await context.setOffline(false);
	await expect(ines.line).not.toContainText('Reconnecting');
	await seesWhatIsThere(ines, link);
	expect([...ines.troubles, ...lars.troubles]).toEqual([]);
});

test('a line that was cut while others played on brings back everything', async ({ browser }) => {
	const { ines, lars, link, line } = await withLine(browser);
	await inTheMiddle(ines, lars);
	const { length } = line.answers;

	await lars.page.context().setOffline(true);
	await line.cut();
	await expect(lars.line).toContainText('Reconnecting');
	await expect(ines.player('Lars')).toHaveAccessibleName(/Away\./);
	await ines.play(5, 'Lars');
	line.mend();
	await lars.page.context().setOffline(false);
	await expect(lars.line).not.toContainText('Reconnecting');
	await expect(ines.player('Lars')).not.toHaveAccessibleName(/Away\./);
	await seesWhatIsThere(lars, link);
	expect(line.answers, 'nothing was sent again').toHaveLength(length);

	const answers = lars.play(2);
	await Promise.all([answers, ines.playWhile(answers)]);
	expect([...ines.troubles, ...lars.troubles]).toEqual([]);
});

test('an answer whose acknowledgement is lost goes again by itself, and counts once', async ({
	browser
}) => {
	const { lars, line } = await withLine(browser);
	await lars.rows.first().check();
	line.deafen(); // the answer will arrive, and nobody will hear of it
	await lars.press(lars.send);
	await expect(lars.send).toHaveText(/Sending/);
	await show(lars.page, 'visible'); // a look at the page is enough to find out
	await expect(lars.question('Which alien')).toBeHidden();
	await expect(lars.tray.locator('.refusal')).toBeHidden();
	expect(line.opened).toBeGreaterThan(1);
	const [first, ...others] = line.answers;
	for (const other of others) expect(other).toEqual(first);
	expect(lars.troubles).toEqual([]);
});

test('an answer sent into a dead line is sent again once the page finds out, and counts once', async ({
	browser
}) => {
	const { ines, lars, link, line } = await withLine(browser);
	await ines.play(1);
	await lars.rows.first().check();
	line.die();
	await lars.press(lars.send);
	await expect(lars.send).toHaveText(/Sending/);
	// Without any hint: the next beat finds the line dead.
	await expect(lars.question('Which alien')).toBeHidden({ timeout: 90_000 });
	await expect(lars.hand).not.toHaveCount(0); // some aliens begin with more cards than others
	const [first, second] = line.answers;
	expect(second, 'the same answer went again').toEqual(first);
	expect(line.answers.filter(({ decision }) => decision === first?.decision)).toHaveLength(2);
	await seesWhatIsThere(lars, link);
	expect([...ines.troubles, ...lars.troubles]).toEqual([]);
});

test('a tab that slept while its line died is up to date soon after it wakes', async ({
	browser
}) => {
	const { ines, lars, link, line } = await withLine(browser);
	await lars.play(1);
	await lars.sayAhead('Pass always');
	await show(lars.page, 'hidden');
	const devtools = await lars.page.context().newCDPSession(lars.page);
	await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
	line.die();
	await ines.play(1);
	await ines.play(2, 'Lars');
	await devtools.send('Page.setWebLifecycleState', { state: 'active' });
	await show(lars.page, 'visible');
	const woken = Date.now();
	await expect(lars.hand).not.toHaveCount(0); // some aliens begin with more cards than others
	console.log(`Up to date ${Date.now() - woken} ms after waking.`);
	await seesWhatIsThere(lars, link);
	expect([...ines.troubles, ...lars.troubles]).toEqual([]);
});

test('a seat is played on two devices at once: by a code, and by a link', async ({ browser }) => {
	const { ines, lars, link } = await tableOfFour(browser);
	const offered = () =>
		lars.rows.evaluateAll((rows) => rows.map((row) => row.getAttribute('value')));
	const its = await offered();

	// A code for the laptop; when it is used up there is a new link, for the tablet.
	await lars.menu('My seat on another device');
	const popup = lars.page.getByRole('dialog');
	const code = await popup
		.getByText(/^or type/)
		.locator('b')
		.innerText();
	const laptop = await Person.arrive(browser, 'Lars');
	await laptop.page.goto('/');
	await laptop.page.getByPlaceholder('Table code').fill(code);
	await laptop.press(laptop.page.getByRole('button', { name: 'Join' }));
	await expect(laptop.question('Which alien')).toBeVisible();
	await expect(popup.getByText(/^or type/)).not.toContainText(code);
	await lars.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
	await lars.press(popup.getByRole('button', { name: 'Copy the link' }));
	await expect(popup.getByRole('button', { name: 'Copied' })).toBeVisible();
	const tablet = await Person.arrive(browser, 'Lars');
	await tablet.page.goto(await lars.page.evaluate(() => navigator.clipboard.readText()));
	await expect(tablet.question('Which alien')).toBeVisible();
	await expect(popup.getByText(/^Another device/)).toHaveCount(2);
	await lars.page.keyboard.press('Escape');
	// No key stays in an address, where it could be read or sent on.
	for (const { page } of [laptop, tablet]) await expect(page).toHaveURL(link);
	for (const { rows } of [laptop, tablet])
		expect(await rows.evaluateAll((all) => all.map((row) => row.getAttribute('value')))).toEqual(
			its
		);

	// What is answered on one is answered on all, whichever it is.
	await laptop.answer();
	for (const screen of [laptop, tablet, lars])
		await expect(screen.question('Which alien')).toBeHidden();
	await ines.play(1);
	const next = lars.play(1);
	await Promise.all([next, ines.playWhile(next)]);
	await expect(async () => expect(await tablet.sees()).toEqual(await laptop.sees())).toPass({
		timeout: 30_000
	});
	await seesWhatIsThere(lars, link);
	expect([lars, laptop, tablet].flatMap(({ troubles }) => troubles)).toEqual([]);
});

test('a page of another version is asked kindly to reload, and keeps its seat', async ({
	browser
}) => {
	const { ines, lars, link } = await tableOfFour(browser);
	await lars.page.close();
	const old = await Person.at(lars.page.context(), 'Lars', { phone: true });
	const line = await Line.of(old.page);
	line.rewrite = (text) => text.replace(/"protocol":\d+/, '"protocol":0');
	await old.page.goto(link);
	await expect(old.heading('The table was updated')).toBeVisible();
	await expect(old.page.getByText('Your seat is kept.')).toBeVisible();
	line.rewrite = (text) => text;
	await old.press(old.page.getByRole('button', { name: 'Reload' }));
	await expect(old.question('Which alien')).toBeVisible();
	await expect(ines.player('Lars')).not.toHaveAccessibleName(/Away\./);
	expect(old.troubles).toEqual([]);
});
