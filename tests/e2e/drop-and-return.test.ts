/** People leave, and come back: the seat is theirs, and so is what they were doing. */
import { expect, test } from '@playwright/test';
import { Person, tableOfFour } from './person';

// Nothing here is about what moves.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('who closes the page is played for by a bot, and has the seat at once on coming back', async ({
	browser
}) => {
	test.setTimeout(480_000);
	const { ines, lars, link } = await tableOfFour(browser, {
		options: { 'When somebody is away': 'A bot sits in after 20 seconds' }
	});
	await ines.play(1); // now all wait for Lars to choose his alien
	await lars.page.close();
	await expect(ines.player('Lars')).toHaveAccessibleName(/Away\./);
	await expect(ines.player('Lars')).toHaveAccessibleName(/Bot\./, { timeout: 90_000 });
	// The bot has chosen; a Miser of Ines’ has a second hand.
	await expect.poll(() => ines.hand.count()).toBeGreaterThanOrEqual(8);
	await ines.play(3); // and the game goes on
	await ines.press(ines.page.getByRole('tab', { name: /Chat/ }));
	await ines.page.getByPlaceholder('Say something').fill('Where are you?');
	await ines.press(ines.page.getByRole('button', { name: 'Send', exact: true }));

	const again = await Person.at(lars.page.context(), 'Lars', { phone: true, seed: 5 });
	await again.page.goto(link);
	await expect(again.tray.getByText(/Welcome back\. A bot made/)).toBeVisible();
	await expect(again.page.getByRole('button', { name: 'Log and chat, 1 unread' })).toBeVisible();
	await expect(ines.player('Lars')).not.toHaveAccessibleName(/Bot\.|Away\./);
	await expect(again.tray.getByText('A bot plays for you')).toBeHidden();

	const answers = again.play(3);
	await Promise.all([answers, ines.playWhile(answers)]);
	expect(again.answered).toBeGreaterThan(0);
	await expect(ines.player('Lars')).not.toHaveAccessibleName(/Bot\.|Away\./);
	expect([...ines.troubles, ...lars.troubles, ...again.troubles]).toEqual([]);
});

test('a half-made answer outlives a reload and a look at another page, and two tabs of a seat are both live', async ({
	browser
}) => {
	const { ines, link } = await tableOfFour(browser);
	const row = ines.rows.nth(1);
	await row.check();
	const deed = await ines.send.innerText();
	await ines.page.reload();
	await expect(row).toBeChecked();
	await expect(ines.send).toHaveText(deed, { useInnerText: true });

	const home = ines.page.getByRole('link', { name: 'Make a table' });
	await ines.page.getByRole('link', { name: 'Orrery, home' }).click();
	await expect(home).toBeVisible();
	await ines.page.goBack();
	await expect(row).toBeChecked();
	await ines.page.goForward();
	await expect(home).toBeVisible();
	await ines.page.goBack();
	await expect(row).toBeChecked();

	const tab = await Person.at(ines.page.context(), 'Ines');
	await tab.page.goto(link);
	await expect(tab.question('Which alien')).toBeVisible();
	await ines.press(ines.send);
	await expect(ines.question('Which alien')).toBeHidden();
	await expect(tab.question('Which alien')).toBeHidden();
	expect([...ines.troubles, ...tab.troubles]).toEqual([]);
});

test('who has made a table and looks at another page comes back to that table', async ({
	browser
}) => {
	const ines = await Person.arrive(browser, 'Ines');
	await ines.makeTable();
	const link = ines.page.url();
	await ines.press(ines.page.getByRole('link', { name: 'Orrery, home' }));
	await expect(ines.page.getByRole('link', { name: 'Make a table' })).toBeVisible();
	await ines.page.goBack();
	await expect(ines.page).toHaveURL(link);
	await expect(ines.seats.getByText('you, host')).toBeVisible();
	expect(new URL(link).pathname).toContain(
		(await ines.page.locator('header .name').innerText()).trim()
	);
	expect(ines.troubles).toEqual([]);
});
