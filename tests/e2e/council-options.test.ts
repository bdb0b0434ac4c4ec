/** One switch of the lobby over five options, for the host and for who looks on. */
import { expect, test } from '@playwright/test';
import { council } from '../../src/lib/games/council';
import { Person } from './person';

// Nothing here is about what moves.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('[GC-23.2] the host plays Council as its document says by one switch, and all see what it chose', async ({
	browser
}) => {
	const [ines, lars] = (await Promise.all([
		Person.arrive(browser, 'Ines'),
		Person.arrive(browser, 'Lars', { phone: true })
	])) as [Person, Person];
	await ines.makeTable(council.name);
	await lars.sitDown(await ines.copyInvitation());
	const seen = ({ page }: Person) => {
		const how = page.getByRole('region', { name: 'How you play' });
		return {
			how,
			all: how.getByRole('checkbox', { name: 'Six rules as they were first written' }),
			rounds: how.locator('details[name="options"]').filter({ hasText: 'Rounds' })
		};
	};
	const [host, guest] = [seen(ines), seen(lars)];
	await expect(guest.all).toBeHidden();
	for (const { how } of [host, guest]) await how.getByText(/^More options/).click();
	await expect(host.all).not.toBeChecked();
	await expect(guest.all).toBeDisabled();

	await ines.press(host.all);
	for (const { all, rounds } of [host, guest]) {
		await expect(all).toBeChecked();
		await expect(rounds.locator('summary b')).toHaveText('No limit');
	}

	await ines.choose('Rounds', 'Eight');
	for (const { all } of [host, guest]) await expect(all).toBeChecked({ indeterminate: true });

	await ines.press(host.all);
	await expect(guest.all).toBeChecked();
	await ines.press(host.all);
	for (const { all, rounds } of [host, guest]) {
		await expect(all).not.toBeChecked();
		await expect(rounds.locator('summary b')).toHaveText('Eight');
	}
	for (const { troubles } of [ines, lars]) expect(troubles).toEqual([]);
});
