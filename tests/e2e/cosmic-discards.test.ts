/** What lies face up for everyone can be looked at by everyone: the discard pile (CE-19.10). */
import { expect, test } from '@playwright/test';
import { cosmic } from '../../src/lib/games/cosmic';
import { position } from '../support/cosmic';
import { Person } from './person';
import { openAt } from './position';

// Nothing here is about what moves.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const pile = ({ page }: Person) => page.getByRole('dialog', { name: 'The discard pile' });

/** The first encounter is over: two encounter cards lie on the discard pile. */
function discarded() {
	const game = position({
		destiny: ['colour:2#1'],
		hands: { 'seat:1': ['attack:20', 'attack:08'], 'seat:2': ['attack:01', 'attack:04'] }
	}).encounterTo({
		target: 'planet:2-1',
		send: { 'planet:1-1': 4 },
		cards: ['attack:20', 'attack:01']
	});
	return game.until('turn.second');
}

test('the discard pile is looked through from its count on a laptop, and from the warp on a phone', async ({
	browser
}) => {
	const [ines, lars] = await Promise.all([
		Person.arrive(browser, 'Ines'),
		Person.arrive(browser, 'Lars', { phone: true })
	]);
	for (const { page } of [ines, lars])
		await openAt(page, { game: cosmic, table: discarded().table, seat: 'seat:1' });
	await ines.press(ines.page.getByRole('button', { name: 'discard 2', exact: true }));
	await expect(pile(ines).getByRole('listitem').first()).toBeVisible();
	await ines.press(pile(ines).getByRole('button', { name: 'Close' }));

	// By force: what cannot be chosen is said to be disabled, and tells of itself all the same.
	await expect(lars.form).toBeVisible();
	await lars.page.locator('[data-target="warp"]').tap({ force: true });
	await lars.press(lars.page.getByRole('button', { name: 'See the discard pile' }));
	const cards = pile(lars).getByRole('listitem');
	await expect(cards.first()).toBeVisible();
	await lars.press(cards.first().getByRole('button'));
	await expect(pile(lars)).toBeHidden();
	await lars.press(lars.page.getByRole('dialog').getByRole('button', { name: 'Close' }));
	await expect(pile(lars)).toBeVisible();
	expect([...ines.troubles, ...lars.troubles]).toEqual([]);
});

test('destiny cards that have left the game lie open in the same place, and are counted beside their deck', async ({
	browser
}) => {
	const { table, board } = position({ seats: 3, destiny: ['colour:2#1'] }).until('launch.aim');
	board.destinyGone = ['colour:3#1', 'wild#1'];
	const ada = await Person.arrive(browser, 'Ada');
	const { page } = ada;
	await openAt(page, { game: cosmic, table, seat: 'seat:1' });
	await ada.press(page.getByRole('button', { name: 'out of the game 2' }));
	await expect(pile(ada).getByRole('heading', { name: 'out of the game' })).toBeVisible();
	await expect(pile(ada).getByRole('img', { name: 'Destiny: Wild' })).toBeVisible();
	await expect(pile(ada).getByRole('img', { name: /^Destiny: / })).toHaveCount(3);
	expect(ada.troubles).toEqual([]);
});
