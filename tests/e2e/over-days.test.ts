/** A table over days: clocks by one's own clock, a whisper, the home page of who has gone; and bots step by step. */
import { expect, test } from '@playwright/test';
import { Person } from './person';

// Nothing here is about what moves.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('two play over days: until when is told, one whispers, and the home page says whose move it is', async ({
	browser
}) => {
	const ines = await Person.arrive(browser, 'Ines');
	const tomasz = await Person.arrive(browser, 'Tomasz', { seed: 2 });
	await ines.makeTable('Cosmic Encounter');
	await ines.choose('Time for a decision', '24 hours');
	await ines.choose('Whispers', 'Two players may');
	await expect(ines.page.getByText('Over days nobody needs to be here')).toBeVisible();
	await tomasz.sitDown(ines.page.url());
	await tomasz.ready();
	await ines.start();
	for (const { page } of [ines, tomasz])
		await expect(page.getByText(/^until tomorrow /)).toBeVisible();

	// On an upright tablet the chat stands beside the tray.
	await ines.page.setViewportSize({ width: 820, height: 1180 });
	await tomasz.page.getByRole('tab', { name: 'Chat' }).click();
	await tomasz.page.getByLabel('Heard by').selectOption({ label: 'Ines alone' });
	await tomasz.page.getByLabel('Whisper to Ines').fill('Shall we be allies?');
	await tomasz.page.keyboard.press('Enter');
	await expect(ines.page.getByRole('tab', { name: /^Chat .*1 unread$/ })).toBeVisible();
	await ines.page.getByRole('tab', { name: /Chat/ }).click();
	await expect(ines.page.getByRole('tab', { name: 'Chat', exact: true })).toBeVisible();
	await expect(ines.page.getByRole('log', { name: 'Chat' })).toContainText('Tomasz to Ines');
	await expect(ines.page.getByRole('log', { name: 'Chat' })).toContainText('Shall we be allies?');

	await tomasz.page.goto('/');
	const row = tomasz.page
		.getByRole('listitem')
		.filter({ has: tomasz.page.getByRole('link', { name: /Cosmic Encounter with Ines/ }) });
	await expect(row).toContainText('Your move');
	await expect(row).toContainText('Asked');
	expect([...ines.troubles, ...tomasz.troubles]).toEqual([]);
});

for (const game of ['Cosmic Encounter', 'Galactic Council', 'Twilight Imperium'])
	test(`one person alone lets the bots of ${game} move step by step, reads the table meanwhile, and sets another pace`, async ({
		browser
	}) => {
		const ines = await Person.arrive(browser, 'Ines');
		const { page } = ines;
		await ines.makeTable(game);
		await ines.choose('Pace of the bots', 'Step by step');
		await ines.addBots(2);
		await ines.start();
		const next = page.getByRole('button', { name: 'Next move' });
		for (let i = 0; i < 20 && !(await next.isVisible()); i++) {
			await next.or(ines.form).first().waitFor();
			if (!(await next.isVisible())) await ines.answer();
			await expect(next.or(ines.form).first()).toBeVisible();
		}
		await page.getByRole('button', { name: 'The table in words' }).click();
		const words = page.getByRole('dialog', { name: 'The table in words' });
		await words.getByText('Players', { exact: true }).click();
		await expect(words.getByRole('listitem').first()).toBeVisible();
		await page.keyboard.press('Escape');
		const line = await ines.line.innerText();
		await next.click();
		await expect.poll(() => ines.line.innerText()).not.toBe(line);
		await page.getByRole('button', { name: 'More', exact: true }).click();
		await page.getByRole('menuitem', { name: 'Pace of the bots: Step by step' }).click();
		await page.getByRole('menuitemradio', { name: 'At once' }).click();
		await page.getByRole('button', { name: 'More', exact: true }).click();
		await expect(page.getByRole('menuitem', { name: 'Pace of the bots: At once' })).toBeVisible();
		expect(ines.troubles).toEqual([]);
	});
