/** Games that were played to their end at the tables of this device. */
import type { Standing } from '$lib/protocol';

export interface Replayed {
	readonly table: string;
	readonly game: string;
	readonly round: number;
	/** ms since 1970; null where that was not noted. */
	readonly ended: number | null;
	/** Who sits there besides the reader. */
	readonly with: readonly string[];
}

/** The latest first; what has no time comes last. */
export const replaysOf = (standings: ReadonlyMap<string, Standing>): readonly Replayed[] =>
	[...standings.values()]
		.flatMap(({ table, seats, you, games = [] }) =>
			games.map(({ game, round, ended }) => ({
				...{ table, game, round, ended },
				with: seats.flatMap(({ seat, kind, name }) =>
					kind === 'human' && seat !== you?.seat ? [name] : []
				)
			}))
		)
		.sort((a, b) => (b.ended ?? 0) - (a.ended ?? 0));
