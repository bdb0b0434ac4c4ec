/** How a game that people played in browsers ended: the same for all of them, honest, and kept in a file. */
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { commitTo, verify } from '../../src/lib/core';
import type { AnyGame, SavedGame } from '../../src/lib/core';
import { audit, momentsOf } from '../support/leaks';
import type { Person } from './person';

/** Every screen names the same winners. */
export async function agree(people: readonly Person[]): Promise<void> {
	const heads = await Promise.all(
		people.map(async ({ over, name }) =>
			(await over.getByRole('heading', { level: 2 }).innerText()).replace(/\byou\b/i, name)
		)
	);
	const winners = (head: string) => head.match(/\b(?!wins?\b|together\b|and\b)\w+/gi)?.sort();
	for (const head of heads) expect(winners(head)).toEqual(winners(heads[0] ?? ''));
}

/** The game as one of them saves it: it holds, and its shuffles are those committed to before the start. */
export async function saves(
	person: Person,
	game: AnyGame
): Promise<{ readonly path: string; readonly saved: SavedGame }> {
	const download = person.page.waitForEvent('download');
	await person.press(person.over.getByRole('link', { name: 'Save' }));
	const path = await (await download).path();
	const saved = JSON.parse(await readFile(path, 'utf8')) as SavedGame;
	expect(commitTo(saved.secret)).toBe(saved.commitment);
	expect(verify(game, saved)).toMatchObject({ ok: true, moves: saved.moves.length });
	return { path, saved };
}

/**
 * The page tells how it went: who stood where and by what, who led, and the last blow, which is shown when it is touched:
 * on the board where this page saw it happen, else in the replay.
 */
export async function tellsHow(person: Person, saved: SavedGame): Promise<void> {
	const { page, over } = person;
	for (const name of ['Ranking', 'Who led', 'Who gained when'])
		await expect(over.getByRole('heading', { name })).toBeVisible({ timeout: 60_000 });
	await expect(over.getByRole('region', { name: 'Ranking' }).locator('ol > li')).toHaveCount(
		saved.seats.length
	);
	await expect(over.getByRole('button', { name: /^The turning point/ })).toBeVisible();
	const before = page.context().pages().length;
	await person.press(
		over.getByRole('button', { name: /^The turning point, and the last blow|^The last blow/ })
	);
	const looksBack = page.getByRole('heading', { name: 'Looking back' });
	const replay = () => page.context().pages()[before];
	await expect.poll(async () => (await looksBack.isVisible()) || replay() !== undefined).toBe(true);
	const there = replay();
	if (there) {
		await expect(there.getByRole('heading', { name: /move \d+ of/ })).toBeVisible();
		await expect(there.getByRole('status').getByText(/^\s*Checked:/)).toBeVisible();
		await expect(there.getByRole('main', { name: 'The board' })).toBeVisible();
		await there.close();
		return;
	}
	await person.press(page.getByRole('button', { name: 'Back to now' }));
	await expect(over).toBeVisible();
}

/** A picture of it can be kept. */
export async function drawsPicture(person: Person): Promise<void> {
	const { page, over } = person;
	const download = page.waitForEvent('download');
	await person.press(over.getByRole('button', { name: 'A picture of it' }));
	const picture = await readFile(await (await download).path());
	await expect(over.getByText('The picture is saved')).toBeVisible();
	// A PNG, as wide as links are previewed.
	expect(picture.subarray(1, 4).toString()).toBe('PNG');
	expect(picture.readUInt32BE(16)).toBe(1200);
}

/** Whoever gets the link sees the game, at the move it names, and was never at the table. */
export async function passesOn(person: Person, stranger: Page): Promise<void> {
	const { page, over } = person;
	await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
	await person.press(over.getByRole('button', { name: 'Link to the replay' }));
	await expect(over.getByRole('button', { name: 'Copied' })).toBeVisible();
	const link = await page.evaluate(() => navigator.clipboard.readText());
	await stranger.goto(`${link}&move=3`);
	await expect(stranger.getByRole('status').getByText(/^\s*Checked:/)).toBeVisible({
		timeout: 60_000
	});
	await expect(stranger.getByRole('heading', { name: 'Replay' })).toContainText('move 3 of');
}

/** The replay, in a page of its own. */
export async function replays(person: Person): Promise<Page> {
	const { page, over } = person;
	const opened = page.waitForEvent('popup');
	await person.press(over.getByRole('link', { name: 'Replay' }));
	return opened;
}

/** No page was sent a card its person might not know. */
export function keptSecret(people: readonly Person[], game: AnyGame, saved: SavedGame): void {
	const moments = momentsOf(game, saved);
	for (const { name, frames } of people) {
		const { leaks, named } = audit(frames, saved, moments);
		expect(leaks, `what ${name} was sent`).toEqual([]);
		expect(named, `cards named to ${name}`).toBeGreaterThan(20);
	}
}
