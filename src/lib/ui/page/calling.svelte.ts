/** What calls somebody to the table: words for the live region, the tab's icon, the list on the home page. */
import { untrack } from 'svelte';
import type { LiveTable } from '$lib/table/table.svelte';
import { FAVICON_MINE } from '../shell/favicon';
import { note } from '../shell/news';
import type { Line } from '../shell/waiting';
import { fill, t } from '../words';
import type { Names } from '../words';
import type { Answering } from './answering.svelte';
import type { Looking } from './looking.svelte';

interface Page {
	readonly table: LiveTable;
	readonly answering: Answering;
	readonly looking: Looking;
	readonly line: () => Line | null;
	readonly names: () => Names;
}

export class Calling {
	/** Said at once, over whatever is being read. */
	alarm = $state('');
	/** Counts the questions that came after others had decided; those that one's own answer led to are no call. */
	count = $state(0);
	#asked = 0;

	constructor({ table, answering, looking, line, names }: Page) {
		// A new question: said aloud, and looked at.
		$effect(() => {
			const { decision } = table;
			const id = decision?.id ?? 0;
			if (id === this.#asked) return;
			this.#asked = id;
			this.alarm = '';
			if (!decision || answering.idle) return;
			looking.present();
			this.alarm = t('Your move. {question}', { question: fill(decision.say, names()) });
			untrack(() => {
				const { answered, open } = table;
				if (answered === null || open === null || open.n > answered) this.count++;
			});
		});
		// A tab in the background says whose move it is.
		$effect(() => {
			const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
			if (!icon || line()?.kind !== 'mine') return;
			const before = icon.href;
			icon.href = FAVICON_MINE;
			return () => {
				icon.href = before;
			};
		});
		// What the home page will say of this table.
		$effect(() => {
			const { room, name } = table;
			if (!room || table.link !== 'open') return;
			const { seat } = table.you;
			if (seat === null) return note(name, null);
			const now = room.phase === 'lobby' ? null : line();
			note(name, {
				seat,
				mine: now?.kind === 'mine',
				say: now ? fill(now.say, names()) : t('Not started yet'),
				at: Date.now()
			});
		});
	}
}
