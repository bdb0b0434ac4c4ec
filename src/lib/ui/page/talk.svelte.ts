/** Log and chat beside the board, or in a sheet where it is narrow; what was said unseen is counted. */
import { MediaQuery } from 'svelte/reactivity';
import type { LiveTable } from '$lib/table/table.svelte';

export class Talk {
	tab = $state<'log' | 'chat'>('log');
	/** The last thing said that was on the screen, wherever chat is shown. */
	#seen = $state<number | null>(null);
	readonly #wide = new MediaQuery('(min-width: 840px) and (min-height: 540px)');
	readonly #table: LiveTable;

	/** Lines others have said since. What was said before this page came is no news. */
	readonly unread = $derived.by(() => {
		const seen = this.#seen;
		const { chat, you } = this.#table;
		return seen === null ? 0 : chat.filter(({ n, from }) => n > seen && from !== you.seat).length;
	});

	/** `inSheet`: whether the sheet is open now. */
	constructor(table: LiveTable, inSheet: () => boolean) {
		this.#table = table;
		const onScreen = $derived(
			table.room?.phase === 'lobby'
				? this.#wide.current
				: this.tab === 'chat' && (this.#wide.current || inSheet())
		);
		$effect(() => {
			if (onScreen || (this.#seen === null && table.room)) this.#seen = table.chat.at(-1)?.n ?? 0;
		});
	}
}
