/** Looking elsewhere than at what is asked now: back to the moment of a line of the log, or around after the end. */
import { tick } from 'svelte';
import type { LogLine } from '$lib/table/picture';
import type { LiveTable } from '$lib/table/table.svelte';
import type LookBackType from '../tray/LookBack.svelte';
import { late } from '../late';
import { preferences } from '../shell/preferences.svelte';
import type { GameScreen } from './screen.svelte';

export class Looking {
	/** The line of the log whose moment is shown instead of now. */
	line = $state.raw<LogLine | null>(null);
	/** What stands in the tray's place then; most never look back, so it is loaded when somebody does. */
	LookBack = $state.raw<typeof LookBackType | null>(null);
	/** After the end: at the table as it lies, with how it ended put aside. */
	around = $state(false);

	readonly #table: LiveTable;
	readonly #screen: GameScreen;

	/** The moment looked back to: its board, and what its line speaks of. Without one it is as now. */
	readonly past = $derived.by(() => {
		const { telling } = this.#screen;
		const { open } = this.#table;
		if (!this.line || !telling || !open) return null;
		const { moment } = this.line;
		const { events, at } = moment ?? { events: [this.line], at: 0 };
		const pieces = telling.spoken(events, at);
		if (!moment) return { board: open.board, over: open.over, pieces };
		const { before, after } = moment;
		const board = telling.boardAt(before?.board ?? null, after.board, events, at);
		return { board, over: after.over, pieces };
	});

	constructor(table: LiveTable, screen: GameScreen) {
		this.#table = table;
		this.#screen = screen;
		$effect(() => {
			// Taken back, or a new game.
			if (this.line && !table.log.includes(this.line)) this.line = null;
		});
	}

	async at(line: LogLine): Promise<void> {
		this.LookBack ??= (await late(() => import('../tray/LookBack.svelte'))).default;
		this.line = line;
		if (!preferences.text) return;
		// In words on a phone the moment stands far above the log.
		await tick();
		document.querySelector('section.tray')?.scrollIntoView({ block: 'nearest' });
	}

	present(): void {
		this.line = null;
	}
}
