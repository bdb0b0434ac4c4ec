/** What the screen of a table's game is made of, loaded once it is known which game this is; the host may choose another. */
import { untrack } from 'svelte';
import type { Component } from 'svelte';
import type { LiveTable } from '$lib/table/table.svelte';
import { screenOf } from '../boards';
import type { BoardProps, InWords, Moments, SketchOf, Telling, Verbs } from '../boards';
import { late } from '../late';
import { loadGame } from '../shell/game';
import type { GameFile } from '../shell/game';
import { preferences } from '../shell/preferences.svelte';
import type TextTableType from '../shell/TextTable.svelte';
import { learn } from '../speaking';

/** Whoever comes into a lobby may sit down first; the board is loaded so long afterwards. */
const LOBBY_FIRST_MS = 1500;

export class GameScreen {
	/** Null until it is loaded, and while the game is played in words. */
	Board = $state.raw<Component<BoardProps> | null>(null);
	TextTable = $state.raw<typeof TextTableType | null>(null);
	/** The table in sentences, while the game is played in words. */
	inWords = $state.raw<InWords | null>(null);
	#loaded = $state.raw<Telling | null>(null);
	file = $state.raw<GameFile | null>(null);
	/** Comes last: a board does without. */
	moments = $state.raw<Moments | null>(null);

	readonly #game = $derived.by(() => this.#table.room?.game ?? null);
	/** By choice, or because the game has no board yet. */
	readonly inText = $derived.by(
		() => preferences.text || (this.#game !== null && !screenOf(this.#game))
	);
	// The board only when it will be drawn: a waiting phone need not load it, but should have it at hand.
	readonly #drawn = $derived.by(() => (this.inText ? null : this.#game));

	/** The game whose board is loaded. */
	#boardOf: string | null = null;
	readonly #isBefore = $derived.by(() => this.#table.room?.phase === 'lobby');

	readonly #table: LiveTable;

	constructor(table: LiveTable) {
		this.#table = table;
		$effect(() => {
			const id = this.#game;
			untrack(() => (this.file = this.#loaded = this.moments = this.inWords = null));
			if (!id) return;
			void loadGame(id).then((file) => {
				if (id === this.#game) this.file = file;
			});
			// Words of the game come together with those that say them in the reader's language.
			const learnt = learn(id);
			void screenOf(id)
				?.telling()
				.then(async (telling) => {
					await learnt;
					if (id === this.#game) this.#loaded = telling;
				});
		});
		$effect(() => {
			const id = this.#drawn;
			const pause = this.#isBefore ? LOBBY_FIRST_MS : 0;
			untrack(() => {
				if (id !== this.#boardOf) this.Board = null;
			});
			if (!id) return;
			const timer = setTimeout(
				() =>
					void screenOf(id)
						?.board()
						.then((board) => {
							if (id === this.#drawn) [this.Board, this.#boardOf] = [board, id];
						}),
				pause
			);
			return () => clearTimeout(timer);
		});
		$effect(() => {
			const id = this.#game;
			if (id && (this.Board ?? this.TextTable))
				void screenOf(id)
					?.moments()
					.then((moments) => {
						if (id === this.#game) this.moments = moments;
					});
		});
		$effect(() => {
			const id = this.#game;
			if (!this.inText) return;
			void late(() => import('../shell/TextTable.svelte')).then(
				(module) => (this.TextTable = module.default)
			);
			if (id)
				void screenOf(id)
					?.inWords()
					.then((inWords) => {
						if (id === this.#game) this.inWords = inWords;
					});
		});
	}

	/** What the screen tells, with the verbs that come with the book, as far as it is loaded; null until then. */
	readonly telling: Telling | null = $derived.by(() => {
		const loaded = this.#loaded;
		if (!loaded) return null;
		const { verbs } = loaded;
		const more = this.book === null ? undefined : loaded.bookVerbs?.(this.book);
		if (!more) return loaded;
		return {
			...loaded,
			verbs: {
				...verbs,
				deeds: { ...verbs.deeds, ...more.deeds },
				steps: { ...verbs.steps, ...more.steps },
				moments: { ...verbs.moments, ...more.moments },
				sends: { ...verbs.sends, ...more.sends },
				along: { ...verbs.along, ...more.along }
			}
		};
	});

	/** What players do at each question. */
	get verbs(): Verbs | null {
		return this.telling?.verbs ?? null;
	}

	/** Draws the board in a few strokes; null where the game has none. */
	get sketch(): (() => Promise<SketchOf>) | null {
		return (this.#game && screenOf(this.#game)?.sketch) || null;
	}

	/** What cards and sheets say; null until it is loaded. */
	get book(): unknown {
		return this.file?.book ?? null;
	}
}
