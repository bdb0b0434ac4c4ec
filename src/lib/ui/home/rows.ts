/** The tables of this device as the home page lists them: those that wait for you first, the longest wait at the top. */
import type { Standing } from '$lib/protocol';
import type { MyTable } from '$lib/table/device';
import type { News } from '../shell/news';

export interface Row {
	readonly table: string;
	readonly game: string;
	/** What this device last saw there; null: nothing. */
	readonly news: News | null;
	/** What the table says of itself now; null: nothing yet. */
	readonly standing: Standing | null;
	/** Since when something is asked of you, ms since 1970; null: nothing is. */
	readonly since: number | null;
	/** The last time anything was known of it, ms since 1970. */
	readonly at: number;
}

/** Waiting for you, going on, not begun, over. */
const RANKS: readonly Standing['phase'][] = ['playing', 'lobby', 'over'];

const rankOf = ({ since, standing }: Row): number =>
	since !== null ? -1 : RANKS.indexOf(standing?.phase ?? 'playing');

/** A table that says it was never made has been forgotten, and is left out. `now`: ms since 1970, by this device. */
export function rowsOf(
	tables: readonly MyTable[],
	news: { readonly [table: string]: News },
	standings: ReadonlyMap<string, Standing>,
	now: number
): readonly Row[] {
	return tables
		.filter(({ table }) => standings.get(table)?.made !== false)
		.map(({ table, game, at }): Row => {
			const seen = news[table] ?? null;
			const standing = standings.get(table) ?? null;
			return {
				...{ table, game: standing?.game ?? game, news: seen, standing },
				since: sinceOf(standing, seen, now),
				at: seen?.at ?? at
			};
		})
		.sort((a, b) => rankOf(a) - rankOf(b) || (a.since ?? 0) - (b.since ?? 0) || b.at - a.at);
}

/** The table's own word counts; without it, what this device saw last. */
function sinceOf(standing: Standing | null, news: News | null, now: number): number | null {
	if (!standing?.you) return news?.mine ? news.at : null;
	const { openMs } = standing.you;
	return openMs === null ? null : now - openMs;
}
