/**
 * What many finished games say about a game: who won as what, how long they took, what came up. It reads
 * the log and the result alone, so it knows no game: cards, powers and the like are known by being named
 * in the game's content.
 */
import type { AnyGame, AnyTable, GameEvent, Json, SeatId } from '../../src/lib/core';

/** How often somebody did or was this, in how many games, and the victories of those who did. */
interface Entry {
	games: number;
	/** Players, each once a game. */
	players: number;
	/** Victories of these players; a shared one counts in part for each who shares it. */
	won: number;
}

export interface Balance {
	readonly game: string;
	readonly seats: number;
	games: number;
	/** How games ended, by the rule that ended them, and by how many won together. */
	readonly ends: Map<string, number>;
	readonly winners: Map<string, number>;
	/** Victories of each seat. */
	readonly bySeat: Map<string, Entry>;
	/** Victories by place in turn order, in games whose log says who was first: `1` is that seat. */
	readonly byTurn: Map<string, Entry>;
	/** By type of event: how many there were in each game. */
	readonly events: Map<string, number[]>;
	/** By type of event: players it befell. */
	readonly players: Map<string, Map<string, Entry>>;
	/** Ids of the content named by what players did, and by each other type of event. */
	readonly named: Map<string, Set<string>>;
}

const BY_PLAYERS = 'by players';
/** The event that names the starting player. */
const FIRST = 'first';

export const noGames = ({ id }: AnyGame, seats: number): Balance => ({
	game: id,
	seats,
	games: 0,
	ends: new Map(),
	winners: new Map(),
	bySeat: new Map(),
	byTurn: new Map(),
	events: new Map(),
	players: new Map(),
	named: new Map()
});

function within<K, V>(map: Map<K, V>, key: K, empty: () => V): V {
	let value = map.get(key);
	if (value === undefined) map.set(key, (value = empty()));
	return value;
}

const count = (map: Map<string, number>, key: string, n = 1): void => {
	map.set(key, (map.get(key) ?? 0) + n);
};

/** Reads one game: `watch` its events as they come, then `close` it. */
export function reading(balance: Balance, content: ReadonlySet<string>) {
	const counts = new Map<string, number>();
	let first: SeatId | null = null;
	/** By kind of event and what it names: the seats it befell. */
	const met = new Map<string, Map<string, Set<SeatId>>>();
	const meet = (kind: string, name: string, seat: SeatId | null) => {
		const seats = within(
			within(met, kind, () => new Map<string, Set<SeatId>>()),
			name,
			() => new Set<SeatId>()
		);
		if (seat) seats.add(seat);
	};

	return {
		watch(events: readonly GameEvent[]): void {
			for (const { move } of events) {
				if (!move) continue;
				const { type } = move;
				const seat = Object.values(move).find(isSeat) ?? null;
				if (type === FIRST) first = seat;
				const named = within(
					balance.named,
					seat || 'side' in move ? BY_PLAYERS : type,
					() => new Set<string>()
				);
				count(counts, type);
				for (const [field, value] of Object.entries(move)) {
					if (value === true) count(counts, `${type}, ${field}`);
					const source = sourceIn(value);
					if (source && typeof move['n'] === 'number')
						count(counts, `${type}, ${field} ${source}`, move['n']);
					for (const one of Array.isArray(value) ? value : [value]) {
						const id = typeof one === 'string' ? contentIn(one, content) : null;
						if (id === null) continue;
						named.add(id);
						meet(type, id, seat);
					}
				}
			}
		},

		close({ over, seats }: AnyTable): void {
			const winners = over?.winners ?? [];
			const share = (seat: SeatId) => (winners.includes(seat) ? 1 / winners.length : 0);
			balance.games += 1;
			count(balance.ends, over?.rule ?? 'none');
			count(balance.winners, String(winners.length));
			const from = first ? seats.indexOf(first) : -1;
			seats.forEach((seat, i) => {
				add(balance.bySeat, seat, [seat], share);
				const place = ((i - from + seats.length) % seats.length) + 1;
				if (from >= 0) add(balance.byTurn, String(place), [seat], share);
			});
			for (const [type, n] of counts) {
				const values = within(balance.events, type, () => []);
				// Games before the first that had one had none.
				while (values.length < balance.games - 1) values.push(0);
				values.push(n);
			}
			for (const [kind, names] of met)
				for (const [name, befell] of names)
					add(
						within(balance.players, kind, () => new Map<string, Entry>()),
						name,
						[...befell],
						share
					);
		}
	};
}

function add(
	entries: Map<string, Entry>,
	name: string,
	seats: readonly SeatId[],
	share: (seat: SeatId) => number
): void {
	const entry = within(entries, name, () => ({ games: 0, players: 0, won: 0 }));
	entry.games += 1;
	entry.players += seats.length;
	for (const seat of seats) entry.won += share(seat);
}

/** Of what kind something comes that has a number: `objective` in `{ objective: 'planets-5' }`. */
function sourceIn(value: Json | undefined): string | null {
	if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
	const [kind, ...others] = Object.keys(value);
	return kind !== undefined && others.length === 0 ? kind : null;
}

const isSeat = (value: Json | undefined): value is SeatId =>
	typeof value === 'string' && value.startsWith('seat:');

/** The id of the content a value names: `feint` in `tactic:feint#2`, `oracle-a` in `response:oracle.a`. */
function contentIn(value: string, content: ReadonlySet<string>): string | null {
	const plain = value.slice(value.indexOf(':') + 1);
	const [whole = ''] = plain.split('#');
	return [value, plain, whole, whole.replace('.', '-')].find((id) => content.has(id)) ?? null;
}

/** Every id of a game's content, whatever its kind. */
export const idsOf = ({ content }: AnyGame): Set<string> => new Set(Object.values(content).flat());

export interface Summary {
	readonly game: string;
	readonly seats: number;
	readonly games: number;
	/** In per cent of all games. */
	readonly ends: { readonly [rule: string]: number };
	readonly winners: { readonly [n: string]: number };
	/** Victories against an even share, which is 1. */
	readonly seatShares: { readonly [seat: string]: number };
	/** The same by place in turn order; empty where the log does not say who was first. */
	readonly turnShares: { readonly [place: string]: number };
	readonly events: {
		readonly [type: string]: {
			readonly mean: number;
			/** In how many games there were so many; left out where there are too many different ones. */
			readonly games?: { readonly [n: string]: number };
		};
	};
	readonly players: {
		readonly [type: string]: {
			readonly [name: string]: {
				readonly games: number;
				readonly players: number;
				/** Against an even share; null where the event names no player. */
				readonly share: number | null;
			};
		};
	};
	/** Content of which the log names some, but these never. */
	readonly never: { readonly [kind: string]: readonly string[] };
}

const round = (n: number, digits = 2): number => Number(n.toFixed(digits));

const mapped = <T, U>(map: ReadonlyMap<string, T>, each: (value: T) => U): Record<string, U> =>
	Object.fromEntries([...map].map(([name, value]) => [name, each(value)]));

export function summarise(balance: Balance, { content }: AnyGame): Summary {
	const { game, seats, games, named } = balance;
	const percent = (n: number) => round((100 * n) / games, 1);
	const even = ({ won, players }: Entry) => (players === 0 ? null : round((won * seats) / players));
	const never: Record<string, readonly string[]> = {};
	for (const [by, ids] of named)
		for (const [kind, all] of Object.entries(content)) {
			const missing = all.filter((id) => !ids.has(id));
			if (missing.length > 0 && missing.length < all.length * MOST_MISSING)
				never[`${kind}, ${by}`] = missing;
		}
	return {
		game,
		seats,
		games,
		ends: mapped(balance.ends, percent),
		winners: mapped(balance.winners, percent),
		seatShares: mapped(balance.bySeat, (entry) => even(entry) ?? 0),
		turnShares: mapped(balance.byTurn, (entry) => even(entry) ?? 0),
		events: mapped(balance.events, (values) => figure(values, games)),
		players: mapped(balance.players, (names) =>
			mapped(names, (entry) => ({
				games: entry.games,
				players: entry.players,
				share: even(entry)
			}))
		),
		never
	};
}

/** Events that name less than half of a kind are not about all of it. */
const MOST_MISSING = 0.5;
/** More different numbers than this make no list. */
const MOST_DIFFERENT = 16;

function figure(values: readonly number[], games: number): Summary['events'][string] {
	const found = new Map<number, number>();
	for (const value of values) found.set(value, (found.get(value) ?? 0) + 1);
	if (games > values.length) found.set(0, (found.get(0) ?? 0) + games - values.length);
	const mean = round(values.reduce((sum, n) => sum + n, 0) / games);
	if (found.size > MOST_DIFFERENT) return { mean };
	return {
		mean,
		games: Object.fromEntries([...found].sort(([one], [other]) => one - other))
	};
}
