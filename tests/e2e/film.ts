/** A game of bots to be played again on a page, and after how many of its moves something is first to be seen. */
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { begin } from '../../src/lib/core';
import type { AnyTable, SavedGame } from '../../src/lib/core';
import { redo } from '../../src/lib/core/replay';
import { simulateAndSave } from '../../tools/lib/simulate';
import type { Plan } from '../../tools/lib/simulate';

export interface Film {
	readonly saved: SavedGame;
	first(seen: (table: AnyTable) => boolean): number;
}

/** Games that are looked through before it is given up. */
const TRIES = 8;

/** Whether somebody is asked this, or, by name of its moment, in this window. */
export const isAsked =
	(place: string) =>
	({ decisions }: AnyTable): boolean =>
		decisions.some(({ name, window }) => name === place || window === place);

/** The first game from this seed on in which somebody is asked each of these. */
export function filmOf(plan: Plan, asks: readonly string[] = []): Film {
	for (let seed = plan.seed; seed < plan.seed + TRIES; seed++) {
		const missing = new Set(asks);
		const { saved } = simulateAndSave({ ...plan, seed }, (table) => {
			for (const place of missing) if (isAsked(place)(table)) missing.delete(place);
		});
		if (missing.size > 0) continue;
		return {
			saved,
			first(seen) {
				const { table } = begin(plan.game, saved);
				for (const [i, { by, action }] of saved.moves.entries()) {
					redo(plan.game, table, by, action);
					if (seen(table)) return i + 1;
				}
				throw new Error('It is never to be seen in this game.');
			}
		};
	}
	throw new Error(`Nobody is asked all of ${asks.join(', ')} in these games.`);
}

/** Opens it on the page of replays; the slider goes to a move. */
export async function showFilm(page: Page, { saved }: Film) {
	await page.goto('/replay');
	await page.getByLabel('Choose a file').setInputFiles({
		name: 'game.json',
		mimeType: 'application/json',
		buffer: Buffer.from(JSON.stringify(saved))
	});
	const move = page.getByRole('slider', { name: 'Move' });
	await expect(move).toBeVisible();
	return move;
}
