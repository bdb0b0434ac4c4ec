/** How this page came to its table: by a link, or from the home page with a wish for a seat, a game and bots. */
import { untrack } from 'svelte';
import { newTableName } from '$lib/table/lobby';
import type { LiveTable } from '$lib/table/table.svelte';

export interface Arrival {
	/** A table yet to be made gets its name here, so that the link to it is a plain one. */
	readonly name: string;
	/** `?text`: in words from the first moment, and from then on here. */
	readonly inText: boolean;
	readonly wants: {
		readonly seat: boolean;
		readonly game: string | null;
		readonly bots: number;
		/** To learn the game: the lesson that is prepared for it begins at once. */
		readonly lesson: boolean;
		/** Anybody may find the table and sit down. */
		readonly listed: boolean;
	};
}

/** Reads `/t/quiet-comet-41?new&listed&game=cosmic&bots=3` or `/t/new?game=cosmic&lesson`; `param` is what stands for the name. */
export function arrivalAt(param: string | undefined, query: URLSearchParams): Arrival {
	const isNew = param === 'new';
	return {
		name: isNew ? newTableName() : (param ?? ''),
		inText: query.has('text'),
		wants: {
			seat: isNew || query.has('new'),
			game: query.get('game'),
			bots: Number(query.get('bots') ?? 0),
			lesson: query.has('lesson'),
			listed: query.has('listed')
		}
	};
}

/** Sits down, and as the host chooses the game and brings the bots, each once. */
export function settle(table: LiveTable, { wants }: Arrival): void {
	let { seat, game, bots, lesson, listed } = wants;
	$effect(() => {
		if (table.room?.phase !== 'lobby' || table.link !== 'open') return;
		untrack(() => {
			if (!seat || table.you.seat !== null) return;
			seat = false;
			table.sit();
		});
	});
	$effect(() => {
		const { room } = table;
		if (!table.isHost || room?.phase !== 'lobby') return;
		untrack(() => {
			if (game && game !== room.game) table.setGame(game);
			game = null;
			for (; bots > 0; bots--) table.addBot();
			if (lesson) table.learn();
			lesson = false;
			if (listed && !room.house.listed) table.setHouse('listed', true);
			listed = false;
		});
	});
}
