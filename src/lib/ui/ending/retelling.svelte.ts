/** How a finished game of a table went: its file is fetched and played again here, off the first paint and in slices. */
import { Chronicler, checking, foreignRules } from '$lib/core';
import type { SavedGame } from '$lib/core';
import { readSaved } from '$lib/protocol/saved';
import { fileAddress } from '$lib/table/finished';
import { late } from '../late';
import { inSlices } from '../page/slices';
import { learn } from '../speaking';
import type { Tale } from './tale';

/** The table makes the file when it is first asked for it; others may have asked for much just now. */
const TRIES = 5;
const AGAIN_MS = 2_500;

async function fetched(address: string): Promise<SavedGame | null> {
	for (let i = 0; i < TRIES; i++) {
		const response = await fetch(address).catch(() => null);
		if (response?.ok) {
			const saved = readSaved(await response.text());
			return 'wrong' in saved ? null : saved;
		}
		// It is not there, or not yet: asking again would not help.
		if (response && response.status < 500 && response.status !== 429) return null;
		await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
	}
	return null;
}

export class Retelling {
	/** Null until it is told. */
	tale = $state.raw<Tale | null>(null);
	/** How much of it is played again, from 0 to 1; null while the file is not here. */
	far = $state<number | null>(null);
	/** There is no file, or it does not hold. */
	failed = $state(false);

	constructor(table: string, round: number) {
		void this.#tell(fileAddress(table, round)).catch(() => (this.failed = true));
	}

	async #tell(address: string): Promise<void> {
		const [saved, { gameOf }] = await Promise.all([
			fetched(address),
			late(() => import('$lib/games'))
		]);
		const game = saved ? gameOf(saved.game) : undefined;
		if (!saved || !game?.ending || foreignRules(game, saved)) {
			this.failed = true;
			return;
		}
		const learnt = learn(saved.game);
		this.far = 0;
		const chronicler = new Chronicler(game);
		const all = Math.max(1, saved.moves.length);
		// Whether its tables are those of the file is what the replay is for, which takes longer.
		const { ok } = await inSlices(checking(game, saved, chronicler.see, false), (done) => {
			this.far = done / all;
		});
		await learnt;
		if (ok) this.tale = { game, ending: game.ending, saved, chronicle: chronicler.chronicle };
		else this.failed = true;
	}
}
