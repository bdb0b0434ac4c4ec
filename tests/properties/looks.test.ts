/** A picture that was told is compared with the next one, so it must stay as it was. */
import { describe, expect, it } from 'vitest';
import { lookOpen, lookOwn } from '../../src/lib/core';
import type { AnyGame } from '../../src/lib/core';
import { diceFrom } from '../../src/lib/bots';
import { GAMES } from '../../src/lib/games';
import { diff } from '../../src/lib/protocol';
import { copyOf, playOn, tableOf } from '../support/positions';
import { toy } from '../support/toy';

const DECISIONS = 400;

describe.each(Object.values({ ...GAMES, toy }).map((game) => [game.id, game] as const))(
	'%s',
	(_id, game: AnyGame) => {
		it('[LAW-8] what a seat or a watcher was shown does not change when the game goes on', () => {
			for (const seed of [3, 4]) {
				const options = Object.fromEntries(game.options.map(({ id, initial }) => [id, initial]));
				const table = tableOf(game, { seats: game.seats.max, options, seed, clocked: true });
				const dice = diceFrom(seed);
				for (let i = 0; i < DECISIONS && !table.over; i++) {
					const looks = [
						lookOpen(game, table),
						...table.seats.map((seat) => lookOwn(game, table, seat))
					];
					const were = looks.map(copyOf);
					playOn(game, table, dice, 1);
					expect(looks.map((look, i) => diff(were[i], look))).toEqual(looks.map(() => undefined));
				}
			}
		});
	}
);
