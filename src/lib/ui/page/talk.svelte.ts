/** Log and chat beside the board, or in a sheet where it is narrow; what was said unseen is counted. */
import { MediaQuery } from 'svelte/reactivity';
import type { LiveTable } from '$lib/table/table.svelte';

export class Talk {
	tab = $state<'log' | 'chat'>('log');
	/** The last thing said that was on the screen, wherever chat is shown. */
	#seen = $state<number | null>(null);
	/** When the last whisper was said that was on the screen, ms since 1970. */
	#heard = $state(0);
	readonly #wide = new MediaQuery('(min-width: 840px) and (min-height: 540px)');
	readonly #table: LiveTable;

	/** Lines others have said since. What was said before this page came is no news. */
	readonly unread = $derived.by(() => {
		const seen = this.#seen;
		const { chat, whispers, you } = this.#table;
		if (seen === null) return 0;
		const heard = whispers.filter(({ at, from }) => at > this.#heard && from !== you.seat);
		return chat.filter(({ n, from }) => n > seen && from !== you.seat).length + heard.length;
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
			if (!onScreen && (this.#seen !== null || !table.room)) return;
			this.#seen = table.chat.at(-1)?.n ?? 0;
			this.#heard = table.whispers.at(-1)?.at ?? 0;
		});
	}
}
