/**
 * Reads every byte somebody was sent during a game of Cosmic Encounter, with the finished game beside it,
 * and finds what they could not have known then. What may be known is worked out here from the rules
 * (CE-23) and the whole table, not from the views under test.
 */
import { verify } from '$lib/core';
import type { AnyGame, GameEvent, SavedGame, SeatId, Table } from '$lib/core';
import type { Board } from '$lib/games/cosmic/types';
import { readServer } from '$lib/protocol';
import { BLANK, hear } from '$lib/table/picture';

/** Cards of both decks and aliens, as they are written wherever they are written. */
const TOKEN =
	/(?:attack|reinforcement):\d+#\d+|(?:negotiate|morph|wild)#\d+|artifact:[a-z-]+#\d+|flare:[a-z-]+|colour:\d+#\d+|special:[a-z-]+/g;

/** The table after a move, as far as one reader's knowledge goes. */
interface Moment {
	/** What `OpenLook.n` says at this moment: answers in an open window are not counted. */
	readonly n: number;
	readonly events: readonly GameEvent[];
	readonly publicly: ReadonlySet<string>;
	readonly privately: ReadonlyMap<SeatId, ReadonlySet<string>>;
}

export interface Audit {
	/** Sentences about what leaked; empty when nothing did. */
	readonly leaks: readonly string[];
	/** Frames of the game that were looked at, and things named in them: to see that there were some. */
	readonly frames: number;
	readonly named: number;
	/** Events for some only that this reader was told of. */
	readonly secrets: number;
}

/** The moments of a finished game, for `audit`. Throws when the file does not hold. */
export function momentsOf(game: AnyGame, saved: SavedGame): Moment[] {
	const moments: Moment[] = [];
	// CE-13.5: cards named in an offer are known to whom it is made, as long as that encounter lasts.
	let offered: string[] = [];
	let encounters = 0;
	const verdict = verify(game, saved, (table, events) => {
		const { board, n, decisions, frames } = table as unknown as Table<Board, unknown>;
		const held = decisions[0]?.window ? Object.keys(frames.at(-1)?.got ?? {}).length : 0;
		if (board.encounters !== encounters) offered = [];
		encounters = board.encounters;
		const action = saved.moves[moments.length - 1]?.action;
		if (action?.type === 'answer' && 'offer' in action.answer)
			offered = [...offered, ...cardsIn(JSON.stringify(action.answer))];
		const { offense, defense } = board.encounter ?? {};
		moments.push({
			n: n - held,
			events: JSON.parse(JSON.stringify(events)) as GameEvent[],
			publicly: publicOf(board),
			privately: new Map(
				board.order.map((seat) => {
					const deals = seat === offense || seat === defense;
					return [seat, new Set([...privateOf(board, seat), ...(deals ? offered : [])])];
				})
			)
		});
	});
	if (!verdict.ok) throw new Error(`The saved game does not hold: ${verdict.why ?? ''}`);
	return moments;
}

/** CE-23: what lies open on the table. */
function publicOf(board: Board): Set<string> {
	const { encounter } = board;
	const seen = new Set<string>([
		...board.discard,
		...board.destinyDiscard,
		...board.onTable,
		...board.returning.map(({ card }) => card),
		...(encounter?.kept ?? []),
		...Object.values(board.players).flatMap(({ aliens, shown }) => (shown ? aliens : []))
	]);
	if (encounter?.destiny) seen.add(encounter.destiny);
	for (const side of ['offense', 'defense'] as const) {
		const laid = encounter?.laid[side];
		const gone = encounter?.discarded[side];
		if (laid && (laid.faceUp || (encounter.revealed && !laid.concealed))) seen.add(laid.card);
		if (gone) seen.add(gone);
	}
	return seen;
}

/** CE-23: what a seat alone knows: its hand, its aliens, the card it laid. */
function privateOf(board: Board, seat: SeatId): Set<string> {
	const { hand = [], offered = [], chosen, aliens = [] } = board.players[seat] ?? {};
	const laid = Object.values(board.encounter?.laid ?? {}).flatMap((one) =>
		one?.by === seat ? [one.card] : []
	);
	return new Set([...hand, ...offered, ...aliens, ...(chosen ? [chosen] : []), ...laid]);
}

const mayRead = ({ to }: GameEvent, reader: SeatId | null) =>
	to === 'all' || (reader !== null && to.includes(reader));

/** Looks through all that one socket was sent, from its first frame on. */
export function audit(
	frames: readonly string[],
	saved: SavedGame,
	moments: readonly Moment[],
	aliens: readonly string[]
): Audit {
	const leaks: string[] = [];
	// Aliens are told apart from words like "chosen" by standing alone, as a value: `zombie`, `seat:2 zombie`.
	const alien = new RegExp(`^(?:seat:\\d+ |alien:)?(${aliens.join('|')})$`);
	const namedIn = (value: unknown): string[] => [
		...cardsIn(JSON.stringify(value)),
		...textsIn(value).flatMap((text) => alien.exec(text)?.[1] ?? [])
	];
	let picture = BLANK;
	let looked = 0;
	let named = 0;
	let secrets = 0;
	for (const [at, text] of frames.entries()) {
		const message = readServer(text);
		if (!message) {
			leaks.push(`Frame ${at} is no message.`);
			continue;
		}
		const from = picture.open?.n ?? 0;
		const heard = hear(picture, message, 0);
		if (heard !== 'gap') picture = heard.picture;
		if (picture.room?.phase === 'over') break; // now everything may be known
		for (const secret of [saved.secret, ...saved.salts])
			if (text.includes(secret)) leaks.push(`Frame ${at} holds a secret of the shuffle.`);
		if (picture.room?.phase !== 'playing') continue;

		looked += 1;
		const reader = picture.you.seat;
		const to = picture.open?.n ?? 0;
		const anew = message.type === 'welcome';
		const near = moments.filter(({ n }) => n >= from && n <= to);
		const known = near.flatMap(({ publicly, privately }) => [
			...publicly,
			...(reader ? (privately.get(reader) ?? []) : [])
		]);
		const told = (anew ? moments.filter(({ n }) => n <= to) : near)
			.flatMap(({ events }) => events)
			.filter((event) => mayRead(event, reader));
		const may = new Set([...known, ...told.flatMap((event) => namedIn(event))]);
		for (const token of namedIn(withoutBox(message))) {
			named += 1;
			if (!may.has(token))
				leaks.push(`${reader ?? 'A watcher'} was told of ${token} at ${from}–${to}: ${text}`);
		}

		const events = message.type === 'delta' ? (message.events ?? []) : anew ? message.log : [];
		const readable = new Set(
			told.map(({ say, rule, move }) => JSON.stringify({ say, rule, move }))
		);
		for (const { say, rule, move, mine } of events) {
			if (mine) secrets += 1;
			if (!readable.has(JSON.stringify({ say, rule, move })))
				leaks.push(`${reader ?? 'A watcher'} read what was not for them at ${to}: ${say}`);
		}
	}
	return { leaks, frames: looked, named, secrets };
}

const cardsIn = (text: string): readonly string[] => text.match(TOKEN) ?? [];

/** Every text in a value, keys left out. */
function textsIn(value: unknown): string[] {
	if (typeof value === 'string') return [value];
	if (typeof value !== 'object' || value === null) return [];
	return Object.values(value).flatMap(textsIn);
}

/** Which aliens are in the box is known to all (CE-3.9), and says nothing of who has which. */
function withoutBox(message: unknown): unknown {
	return JSON.parse(JSON.stringify(message), (key, value: unknown) =>
		key === 'box' ? [] : value
	) as unknown;
}
