/** Anyone with the link: sits, watches, asks for a seat; and what host and table can do about a nuisance. */
import { expect, test } from '@playwright/test';
import { cosmic } from '../../src/lib/games/cosmic';
import { position } from '../support/cosmic';
import { openAt } from './position';
import { Person } from './person';

// Nothing here is about what moves.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

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
	await mira.press(mira.page.getByRole('button', { name: 'Change' }));
	await mira.press(mira.page.getByTitle('Emerald'));
	await expect(mira.page.getByRole('radio', { name: 'Emerald' })).toBeChecked();
	await mira.ready();
	await expect(ines.seats.getByRole('listitem').filter({ hasText: 'Mira' })).toContainText('Ready');

	await wanda.page.goto(link);
	await expect(wanda.page.getByRole('button', { name: 'Sit down' })).toBeVisible();
	// Who is still typing a name is no open seat to leave out unsaid.
	const unseated = ines.page.getByText('Somebody is here and has not sat down yet.');
	await expect(unseated).toBeVisible();
	const invitation = wanda.page.getByRole('region', { name: 'Invitation' });
	await expect(invitation).toContainText('Rather watch? Stay on this page');
	await wanda.page.getByLabel('Say something').fill('May I watch?');
	await wanda.press(wanda.page.getByRole('button', { name: 'Send', exact: true }));
	const chat = ines.page.getByRole('log', { name: 'Chat' });
	await expect(chat).toContainText('Somebody (watching)');
	await expect(chat).toContainText('May I watch?');
	const watching = ines.page.getByRole('region', { name: 'Watching' });
	await ines.press(watching.getByRole('button', { name: 'Mute Somebody' }));
	await expect(wanda.page.getByPlaceholder('You are muted')).toBeDisabled();
	await ines.press(watching.getByRole('button', { name: 'Send Somebody away' }));
	await expect(unseated).toBeHidden();
	await expect(wanda.heading('The table has sent you away')).toBeVisible();

	await kurt.sitDown(link);
	await ines.press(ines.page.getByRole('button', { name: 'Mute Kurt' }));
	await expect(kurt.page.getByPlaceholder('You are muted')).toBeDisabled();
	await ines.press(ines.page.getByRole('button', { name: 'Let Kurt speak' }));
	await expect(kurt.page.getByPlaceholder('Say something')).toBeEnabled();
	await ines.press(ines.page.getByRole('button', { name: 'Take Kurt off the table' }));
	await expect(kurt.page.getByRole('button', { name: 'Sit down' })).toBeVisible();
	await expect(ines.seats.getByText('Kurt')).toBeHidden();
	// Sent away is sent away, also after a reload, until the host thinks better of it.
	await kurt.page.reload();
	await kurt.press(kurt.page.getByRole('button', { name: 'Sit down' }));
	await expect(kurt.page.getByRole('alert')).toContainText('You were sent away from this table');
	await ines.press(watching.getByRole('button', { name: 'Let Kurt sit down again' }));
	await kurt.press(kurt.page.getByRole('button', { name: 'Sit down' }));
	await expect(ines.seats.getByText('Kurt')).toBeVisible();
	for (const { troubles } of [ines, mira, kurt, wanda]) expect(troubles).toEqual([]);
});

test('who has said no name is asked for it while others decide, and not while a clock runs for them', async ({
	browser
}) => {
	const [ines, guest] = (await Promise.all([
		Person.arrive(browser, 'Ines'),
		Person.arrive(browser, 'Player', { phone: true })
	])) as [Person, Person];
	await ines.makeTable();
	await ines.choose('Time for a decision', '5 minutes');
	const link = await ines.copyInvitation();
	await guest.sitDown(link);
	await guest.ready();
	await ines.start();
	const name = guest.tray.getByText(/What is your name\?$/);
	await expect(guest.form).toBeVisible();
	await expect(name).toBeHidden();
	await guest.answer();
	await expect(name).toBeVisible();
	// Nothing has come of it: at once, on a phone as elsewhere.
	await guest.press(guest.tray.getByRole('button', { name: 'Undo' }));
	await expect(guest.form).toBeVisible();
	await expect(name).toBeHidden();
	for (const { troubles } of [ines, guest]) expect(troubles).toEqual([]);
});

test('in a running game the table says whether a newcomer gets a bot’s seat, and votes on who may speak', async ({
	browser
}) => {
	const [ines, mira, lars, kurt] = (await Promise.all(
		['Ines', 'Mira', 'Lars', 'Kurt'].map((name) =>
			Person.arrive(browser, name, { phone: name === 'Lars' })
		)
	)) as [Person, Person, Person, Person];
	await ines.makeTable();
	const link = await ines.copyInvitation();
	await ines.addBots(2);
	await mira.sitDown(link);
	await mira.ready();
	await lars.sitDown(link);
	await lars.ready();
	await ines.start();
	await Promise.all([ines.play(1), mira.play(1), lars.play(1)]);

	await kurt.page.goto(link);
	await expect(kurt.heading('You are watching')).toBeVisible();
	await expect(kurt.hand).toHaveCount(0);
	await kurt.page.getByLabel('Your name').fill('Kurt');
	await kurt.press(kurt.page.getByRole('button', { name: /^Ask for the seat of/ }).first());
	await expect(kurt.tray.getByText('The people at the table say yes or no.')).toBeVisible();
	await expect(kurt.hand).toHaveCount(0);
	await expect(ines.tray.getByText(/Kurt asks for the seat of/)).toBeVisible();
	await lars.press(lars.tray.getByRole('button', { name: 'Yes', exact: true }));
	await expect(ines.tray.getByText(/asks for the seat of/)).toBeHidden();
	await expect(kurt.hand.first()).toBeVisible();
	await expect(kurt.heading('You are watching')).toBeHidden();
	await expect(kurt.tray.getByText('The seat is yours.')).toBeVisible();

	await ines.menu('Vote: mute Mira');
	await expect(lars.tray.getByText(/Ines asks: Mute Mira/)).toBeVisible();
	await expect(mira.tray.getByText('The others decide.')).toBeVisible();
	// Who came later has no vote about her.
	await expect(kurt.tray.getByText(/Ines asks/)).toBeHidden();
	await lars.press(lars.tray.getByRole('button', { name: 'Yes', exact: true }));
	await mira.press(mira.page.getByRole('tab', { name: /Chat/ }));
	await expect(mira.page.getByPlaceholder('You are muted')).toBeDisabled();

	await ines.menu('Vote: send Mira away');
	await lars.press(lars.tray.getByRole('button', { name: 'Yes', exact: true }));
	await expect(mira.heading('You are watching')).toBeVisible();
	// A bot has her seat now, and one had its own from the start.
	await expect(ines.player('Bot.')).toHaveCount(2);
	await mira.page.reload();
	await expect(mira.tray.getByText('This table gives you no seat')).toBeVisible();
	await expect(mira.page.getByRole('button', { name: /^Ask for the seat of/ })).toHaveCount(0);

	// Leaving for good is asked again: a slip of the finger costs no seat.
	const sure = ines.page.getByRole('dialog', { name: 'Leave this game for good?' });
	await ines.menu('Leave the table');
	await ines.press(sure.getByRole('button', { name: 'Stay' }));
	await expect(sure).toBeHidden();
	await expect(ines.hand.first()).toBeVisible();
	await ines.menu('Leave the table');
	await ines.press(sure.getByRole('button', { name: 'Leave for good' }));
	await expect(ines.heading('You are watching')).toBeVisible();
	for (const { troubles } of [ines, mira, lars, kurt]) expect(troubles).toEqual([]);
});

test('who has lost their device gets their seat back on another by the word of the table', async ({
	browser
}) => {
	const [ines, mira, again] = (await Promise.all(
		['Ines', 'Mira', ''].map((name) => Person.arrive(browser, name, { phone: !name }))
	)) as [Person, Person, Person];
	await ines.makeTable();
	const link = await ines.copyInvitation();
	await ines.addBots(1);
	await mira.sitDown(link);
	await mira.ready();
	await ines.start();
	await Promise.all([ines.play(1), mira.play(1)]);
	await mira.page.context().close();

	await again.page.goto(link);
	await again.press(again.page.getByRole('button', { name: 'I am Mira: this seat is mine' }));
	await expect(again.tray.getByText(/You have asked for the seat of Mira/)).toBeVisible();
	await expect(ines.tray.getByText(/I am Mira, and have lost my device/)).toBeVisible();
	await ines.press(ines.tray.getByRole('button', { name: 'Yes', exact: true }));
	await expect(again.hand.first()).toBeVisible();
	await again.page.reload();
	await expect(again.hand.first()).toBeVisible();
	for (const { troubles } of [ines, again]) expect(troubles).toEqual([]);
});

test('who knows none of the games learns one by playing it, on a phone, and is told how far the lesson is', async ({
	browser
}) => {
	const ada = await Person.arrive(browser, 'Ada', { phone: true, isNew: true });
	await ada.page.goto('/');
	await ada.press(ada.page.getByRole('link', { name: 'Learn Cosmic Encounter by playing' }));
	const words = ada.page.getByRole('complementary', { name: 'For who is new' });
	const got = words.getByRole('button', { name: 'Got it' });
	await expect(words).toContainText('You have five planets and twenty ships');
	// What a lesson says is the lesson: the switch is for what comes after it, and says so.
	await ada.menu('Explain no more after this lesson');
	await expect(words).toContainText('You have five planets and twenty ships');
	await ada.press(ada.page.getByRole('button', { name: 'More', exact: true }));
	await ada.press(ada.page.getByRole('menuitem', { name: /^Explain what is new to me after/ }));
	await ada.press(got);
	await expect(words).toContainText('Two aliens were dealt to you');
	const far = words.getByRole('progressbar', { name: 'How far the lesson is' });
	await expect(far).toHaveAttribute('value', '0');
	await ada.press(got);
	await expect(words).toBeHidden();
	await ada.answer();
	await expect(words).toContainText('the destiny card has named whom you visit');
	await expect(far).toHaveAttribute('value', '1');
	// What was read is read: the page comes back to where it was.
	await ada.press(got);
	await ada.page.reload();
	await expect(ada.form).toBeVisible();
	// It is asked anew, so another thing about it is said, and nothing that was read.
	await expect(words).toContainText('is a flare');
	await ada.press(got);
	await expect(words).toBeHidden();
	expect(ada.troubles).toEqual([]);
});

test('a lesson that ends with its game says so, and what comes of what was not met', async ({
	browser
}) => {
	const ada = await Person.arrive(browser, 'Ada', { isNew: true });
	// Whoever has three ships on Colonization wins where nobody has a colony: here the last one that is needed.
	const mine = { 'seat:1': 2 };
	const { table } = position({
		evolution: {
			colonization: { 'seat:1': 3 },
			...{ 'turbo-cannon': {}, 'bad-publicity': {}, 'experiential-learning': {} }
		},
		planets: {
			...{ 'planet:3-1': mine, 'planet:3-2': mine, 'planet:3-3': mine, 'planet:3-4': mine },
			'planet:2-1': {}
		},
		destiny: ['colour:2#1']
	}).encounterTo({ target: 'planet:2-1' });
	await openAt(ada.page, { game: cosmic, table, seat: 'seat:1' });
	await expect(ada.question('Send ships through the gate')).toBeVisible();
	await ada.play();
	const words = ada.over.getByRole('region', { name: 'For who is new' });
	await expect(words).toContainText('So your lesson ends.');
	await expect(words.getByRole('link', { name: 'Make a table for friends' })).toBeVisible();
});
