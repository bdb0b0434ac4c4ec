/** The host chooses the aliens in the box; who was invited reads it on a phone. */
import { expect, test } from '@playwright/test';
import { Person } from './person';

// Nothing here is about what moves.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('[CE-3.19] the host chooses by hand which aliens are in the box, all read it, and too few are refused', async ({
	browser
}) => {
	const [ines, lars] = (await Promise.all([
		Person.arrive(browser, 'Ines'),
		Person.arrive(browser, 'Lars', { phone: true })
	])) as [Person, Person];
	await ines.makeTable();
	await lars.sitDown(await ines.copyInvitation());
	const boxOf = ({ page }: Person) =>
		page
			.getByRole('region', { name: 'How you play' })
			.locator('details[name="options"]')
			.filter({ hasText: 'Aliens in the box' });
	const [mine, theirs] = [boxOf(ines), boxOf(lars)];
	await ines.press(mine.locator('summary'));
	await ines.press(mine.getByText('Chosen by hand'));
	await ines.press(mine.getByRole('button', { name: 'None', exact: true }));
	for (const name of ['Zombie', 'Virus', 'Clone'])
		await ines.press(mine.getByRole('button', { name }));
	for (const box of [mine, theirs])
		await expect(box.locator('summary b')).toHaveText('Chosen by hand, 3');
	await lars.press(theirs.locator('summary'));
	const zombie = theirs.getByRole('button', { name: 'Zombie' });
	await expect(zombie).toHaveAttribute('aria-pressed', 'true');
	await expect(zombie).toBeDisabled();
	await ines.press(ines.page.getByRole('button', { name: /^Start/ }));
	await expect(
		ines.page.getByText('2 players need 10 aliens in the box; 3 that can come are chosen.')
	).toBeVisible();
	expect(lars.troubles).toEqual([]);
});

test('[CE-40.1] with four planets the lobby says that four foreign colonies win, to host and guest, until there are five again', async ({
	browser
}) => {
	const [ines, lars] = (await Promise.all([
		Person.arrive(browser, 'Ines'),
		Person.arrive(browser, 'Lars', { phone: true })
	])) as [Person, Person];
	await ines.makeTable();
	await lars.sitDown(await ines.copyInvitation());
	const rowOf = ({ page }: Person, name: string) =>
		page
			.getByRole('region', { name: 'How you play' })
			.locator('details[name="options"]')
			.filter({ has: page.locator('summary', { hasText: name }) });
	const planets = rowOf(ines, 'Planets for each player');
	await ines.press(ines.page.getByText(/^More options/));
	await ines.press(planets.locator('summary'));
	await ines.press(planets.getByText('4, with 16 ships'));
	for (const person of [ines, lars]) {
		const colonies = rowOf(person, 'Foreign colonies to win');
		await expect(colonies.locator('summary b')).toHaveText('4');
		await person.press(colonies.locator('summary'));
		await expect(colonies.getByText('Follows from “Planets for each player”.')).toBeVisible();
		for (const choice of await colonies.getByRole('radio').all())
			await expect(choice).toBeDisabled();
	}
	await ines.press(planets.locator('summary'));
	await ines.press(planets.getByText('5, with 20 ships'));
	await expect(rowOf(lars, 'Foreign colonies to win').locator('summary b')).toHaveText('5');
	expect(lars.troubles).toEqual([]);
});
