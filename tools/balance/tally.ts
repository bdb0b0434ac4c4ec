/** Statistics over many games: who won as what, what was seen in how many games, and figures of a game. */

/** What the games of one kind have shown so far. */
export interface Tally {
	games: number;
	/** By kind and name: how often somebody played as that, and how many victories it had; shared ones count in part. */
	readonly roles: Map<string, Map<string, { played: number; won: number }>>;
	/** By kind and name: in how many games it was seen, and how often. */
	readonly seen: Map<string, Map<string, { games: number; times: number }>>;
	/** By name: the value in each game. */
	readonly figures: Map<string, number[]>;
}

/** What a game's reader says of one game. */
export interface Note {
	/** Somebody played as this; `won` is 1 for a victory, a part of it for a shared one, 0 for none. */
	role(kind: string, name: string, won: number): void;
	/** This came up. */
	seen(kind: string, name: string): void;
	/** A number that describes the game. */
	figure(name: string, value: number): void;
}

export const emptyTally = (kinds: { readonly [kind: string]: readonly string[] }): Tally => ({
	games: 0,
	roles: new Map(),
	// Names that could come up stand here from the start, so that those never seen are shown.
	seen: new Map(
		Object.entries(kinds).map(([kind, names]) => [
			kind,
			new Map(names.map((name) => [name, { games: 0, times: 0 }]))
		])
	),
	figures: new Map()
});

function within<K, V>(map: Map<K, V>, key: K, empty: () => V): V {
	let value = map.get(key);
	if (value === undefined) map.set(key, (value = empty()));
	return value;
}

/** Notes for one more game. */
export function noteOf(tally: Tally): Note {
	tally.games += 1;
	const met = new Set<string>();
	return {
		role(kind, name, won) {
			const names = within(tally.roles, kind, () => new Map());
			const role = within(names, name, () => ({ played: 0, won: 0 }));
			role.played += 1;
			role.won += won;
		},
		seen(kind, name) {
			const names = within(tally.seen, kind, () => new Map());
			const entry = within(names, name, () => ({ games: 0, times: 0 }));
			entry.times += 1;
			if (!met.has(`${kind} ${name}`)) entry.games += 1;
			met.add(`${kind} ${name}`);
		},
		figure(name, value) {
			within(tally.figures, name, () => []).push(value);
		}
	};
}

export interface Summary {
	readonly games: number;
	/** Victories against an even share of all seats: 1 is even. */
	readonly roles: {
		readonly [kind: string]: {
			readonly [name: string]: { readonly played: number; readonly share: number };
		};
	};
	/** In how many games, of all. */
	readonly seen: { readonly [kind: string]: { readonly [name: string]: number } };
	readonly never: { readonly [kind: string]: readonly string[] };
	/** The mean, and in how many games each whole number came up. */
	readonly figures: {
		readonly [name: string]: {
			readonly mean: number;
			readonly games: { readonly [value: string]: number };
		};
	};
}

const round = (n: number, digits: number): number => Number(n.toFixed(digits));

const objectOf = <T, U>(map: ReadonlyMap<string, T>, each: (value: T) => U): Record<string, U> =>
	Object.fromEntries([...map].map(([name, value]) => [name, each(value)]));

export function summarise({ games, roles, seen, figures }: Tally, seats: number): Summary {
	return {
		games,
		roles: objectOf(roles, (names) =>
			objectOf(names, ({ played, won }) => ({
				played,
				share: round((won * seats) / played, 2)
			}))
		),
		seen: objectOf(seen, (names) => objectOf(names, (entry) => entry.games)),
		never: objectOf(seen, (names) =>
			[...names].filter(([, entry]) => entry.games === 0).map(([name]) => name)
		),
		figures: objectOf(figures, (values) => ({
			mean: round(values.reduce((sum, n) => sum + n, 0) / values.length, 2),
			games: histogram(values)
		}))
	};
}

/** How often each whole number; nothing for figures that take too many. */
function histogram(values: readonly number[]): { [value: string]: number } {
	const found = new Map<number, number>();
	for (const value of values) found.set(value, (found.get(value) ?? 0) + 1);
	const MOST = 16;
	if (found.size > MOST) return {};
	return Object.fromEntries([...found].sort(([one], [other]) => one - other));
}
