/** Positions of the fixtures that are played by hand, by game: `?game=council&scene=turn`. */
import type { AnyGame, AnyTable, SeatId } from '../../src/lib/core';
import { council } from '../../src/lib/games/council';
import { book } from '../../src/lib/games/imperium/book';
import type { Names } from '../../src/lib/ui/words';
import { COUNCIL_SCENES } from '../fixtures/council-views';
import { IMPERIUM_SCENES } from '../fixtures/imperium-views';
import { imperium } from '../support/imperium';

export interface Position {
	readonly game: AnyGame;
	readonly table: AnyTable;
	readonly you: SeatId | null;
	readonly names: Names;
	/** The words of the game. */
	readonly book: unknown;
	/** Picks the draft begins with. */
	readonly draft: readonly string[];
	/** Set where it begins with what others are asked. */
	readonly goesOn: boolean;
}

/** The scene of this name, or the first there is. */
function sceneIn<T>(scenes: { readonly [scene: string]: () => T }, name: string): T {
	const scene = Object.hasOwn(scenes, name) ? scenes[name] : Object.values(scenes)[0];
	if (!scene) throw new Error('There is nothing to look at.');
	return scene();
}

export const POSITIONS: { readonly [game: string]: (scene: string) => Position } = {
	council: (scene) => {
		const { game, you, names, draft } = sceneIn(COUNCIL_SCENES, scene);
		const { book } = council;
		return { game: council, table: game.table, you, names, book, draft, goesOn: false };
	},
	imperium: (scene) => {
		const { table } = sceneIn(IMPERIUM_SCENES, scene);
		const names = { 'seat:1': 'Mira', 'seat:2': 'Tomasz', 'seat:3': 'Ines' };
		return { game: imperium, table, you: 'seat:1', names, book, draft: [], goesOn: true };
	}
};
