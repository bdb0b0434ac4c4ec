/** Anyone with the link: sits, watches, takes over; and what host and table can do about a nuisance. */
import { expect, test } from '@playwright/test';
import { Person } from './person';

test('a newcomer sits down by link, a watcher is marked, the host can mute and send away before the start', async ({
	browser
}) => {
	const [ines, mira, kurt, wanda] = (await Promise.all(
		['Ines', 'Mira', 'Kurt', 'Wanda'].map((name) =>
			Person.arrive(browser, name, { phone: name === 'Mira' })
		)
	)) as [Person, Person, Person, Person];
	await ines.makeTable();
	const link = await ines.copyInvitation();
	await mira.sitDown(link);
	await mira.ready();
	await expect(ines.seats.getByRole('listitem').filter({ hasText: 'Mira' })).toContainText('Ready');

	await wanda.page.goto(link);
	await expect(wanda.page.getByRole('button', { name: 'Sit down' })).toBeVisible();
	await wanda.page.getByLabel('Say something').fill('May I watch?');
	await wanda.press(wanda.page.getByRole('button', { name: 'Send', exact: true }));
	const chat = ines.page.getByRole('log', { name: 'Chat' });
	await expect(chat).toContainText('Watcher (watching)');
	await expect(chat).toContainText('May I watch?');

	await kurt.sitDown(link);
	await ines.press(ines.page.getByRole('button', { name: 'Mute Kurt' }));
	await expect(kurt.page.getByPlaceholder('You are muted')).toBeDisabled();
	await ines.press(ines.page.getByRole('button', { name: 'Let Kurt speak' }));
	await expect(kurt.page.getByPlaceholder('Say something')).toBeEnabled();
	await ines.press(ines.page.getByRole('button', { name: 'Take Kurt off the table' }));
	await expect(kurt.page.getByRole('button', { name: 'Sit down' })).toBeVisible();
	await expect(ines.seats.getByText('Kurt')).toBeHidden();
	for (const { troubles } of [ines, mira, kurt, wanda]) expect(troubles).toEqual([]);
});

test('in a running game a newcomer takes over a bot’s seat, and the table votes on who may speak', async ({
	browser
}) => {
	const [ines, mira, kurt] = (await Promise.all(
		['Ines', 'Mira', 'Kurt'].map((name) => Person.arrive(browser, name))
	)) as [Person, Person, Person];
	await ines.makeTable();
	const link = await ines.copyInvitation();
	await ines.addBots(2);
	await mira.sitDown(link);
	await mira.ready();
	await ines.start();
	await Promise.all([ines.play(1), mira.play(1)]);

	await kurt.page.goto(link);
	await expect(kurt.heading('You are watching')).toBeVisible();
	await expect(kurt.hand).toHaveCount(0);
	await kurt.press(kurt.page.getByRole('button', { name: /^Take the seat of/ }).first());
	await expect(kurt.hand.first()).toBeVisible();
	await expect(kurt.heading('You are watching')).toBeHidden();

	await ines.menu('Vote: mute Mira');
	await expect(kurt.tray.getByText(/Ines asks: Mute Mira/)).toBeVisible();
	await expect(mira.tray.getByText('The others decide.')).toBeVisible();
	await kurt.press(kurt.tray.getByRole('button', { name: 'Yes', exact: true }));
	await mira.press(mira.page.getByRole('tab', { name: /Chat/ }));
	await expect(mira.page.getByPlaceholder('You are muted')).toBeDisabled();

	await ines.menu('Vote: send Mira away');
	await kurt.press(kurt.tray.getByRole('button', { name: 'Yes', exact: true }));
	await expect(mira.heading('You are watching')).toBeVisible();
	// A bot has her seat now, and one had its own from the start.
	await expect(ines.player('Bot.')).toHaveCount(2);
	for (const { troubles } of [ines, mira, kurt]) expect(troubles).toEqual([]);
});
