/** Log and chat beside the board, or in a sheet where it is narrow; what was said unseen is counted. */
import type { Said } from '$lib/table/device';
import type { Sign } from '$lib/table/picture';
import type { LiveTable } from '$lib/table/table.svelte';
import { Frame } from '../frame.svelte';

/** Signs outlive no page. */
export interface Heard extends Said {
	readonly sign: Sign | null;
}

type Saying = Pick<LiveTable, 'chat' | 'whispers' | 'signs' | 'you'>;

export const heardAll = ({ chat, whispers, signs }: Saying): Heard => ({
	line: chat.at(-1)?.n ?? 0,
	whisper: whispers.at(-1)?.at ?? 0,
	sign: signs.at(-1) ?? null
});

/** How much others have said since, be it typed, whispered or a quick sign; what the table itself says is no talk. */
export function unheard({ chat, whispers, signs, you }: Saying, heard: Heard): number {
	const since = [
		...chat.filter(({ n }) => n > heard.line),
		...whispers.filter(({ at }) => at > heard.whisper),
		...signs.slice(heard.sign ? signs.indexOf(heard.sign) + 1 : 0)
	];
	return since.filter(({ from }) => from !== you.seat && from !== 'table').length;
}

export class Talk {
	tab = $state<'log' | 'chat'>('log');
	/** Null until the page knows what was said before this device first came, which is no news. */
	#heard = $state.raw<Heard | null>(null);
	readonly #frame = new Frame();
	readonly #table: LiveTable;
	readonly #inSheet: () => boolean;

	readonly unread = $derived.by(() => (this.#heard ? unheard(this.#table, this.#heard) : 0));
	/** Wherever chat is shown. */
	readonly onScreen = $derived.by(() =>
		this.#table.room?.phase === 'lobby'
			? this.#frame.railed
			: this.tab === 'chat' && (this.#frame.railed || this.#frame.tall || this.#inSheet())
	);

	/** `inSheet`: whether the sheet is open now. */
	constructor(table: LiveTable, inSheet: () => boolean) {
		this.#table = table;
		this.#inSheet = inSheet;
		const said = table.shown;
		if (said) this.#heard = { ...said, sign: null };
		$effect(() => {
			if (!table.room || (!this.onScreen && this.#heard !== null)) return;
			const heard = heardAll(table);
			this.#heard = heard;
			table.shown = heard;
		});
	}
}
