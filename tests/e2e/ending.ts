/** How a game that people played in browsers ended: the same for all of them, honest, and kept in a file. */
import { expect } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { commitTo, verify } from '../../src/lib/core';
import type { AnyGame, SavedGame } from '../../src/lib/core';
import { audit, momentsOf } from '../support/leaks';
import type { Person } from './person';

/** Every screen names the same winners. */
export async function agree(people: readonly Person[]): Promise<void> {
	const heads = await Promise.all(
		people.map(async ({ over, name }) =>
			(await over.getByRole('heading').innerText()).replace(/\byou\b/i, name)
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

/** No page was sent a card its person might not know. */
export function keptSecret(people: readonly Person[], game: AnyGame, saved: SavedGame): void {
	const moments = momentsOf(game, saved);
	for (const { name, frames } of people) {
		const { leaks, named } = audit(frames, saved, moments);
		expect(leaks, `what ${name} was sent`).toEqual([]);
		expect(named, `cards named to ${name}`).toBeGreaterThan(20);
	}
}
