/** What lies face up for everyone can be looked at by everyone: the discard pile (CE-19.10). */
import { expect, test } from '@playwright/test';
import { tableOfFour } from './person';
import type { Person } from './person';

const pile = ({ page }: Person) => page.getByRole('dialog', { name: 'The discard pile' });

test('the discard pile is looked through from its count on a laptop, and from the warp on a phone', async ({
	browser
}) => {
	const { ines, lars } = await tableOfFour(browser);
	const count = ines.page.getByRole('button', { name: /^discard \d+$/ });
	await Promise.all([ines.play(1), lars.play(1)]);
	await ines.press(count);
	await expect(pile(ines)).toContainText('Nothing has been discarded yet.');
	await ines.press(pile(ines).getByRole('button', { name: 'Close' }));

	await expect(async () => {
		await Promise.race([ines.play(1), lars.play(1), ines.page.waitForTimeout(2000)]);
		await expect(count).toHaveText(/discard [1-9]/, { timeout: 500 });
	}).toPass();
	const sayAgain = lars.page.getByRole('button', { name: 'See the discard pile' });
	await lars.page.locator('[data-target="warp"]').press('Enter');
	await lars.press(sayAgain);
	const cards = pile(lars).getByRole('listitem');
	await expect(cards.first()).toBeVisible();
	await lars.press(cards.first().getByRole('button'));
	await expect(pile(lars)).toBeHidden();
	await lars.press(lars.page.getByRole('dialog').getByRole('button', { name: 'Close' }));
	await expect(pile(lars)).toBeVisible();
	expect([...ines.troubles, ...lars.troubles]).toEqual([]);
});
