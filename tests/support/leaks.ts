/**
 * Reads every byte somebody was sent during a game, with the finished game beside it, and finds what they
 * could not have known then. What is secret, each game says for itself (`secrecy/`).
 */
import { verify } from '$lib/core';
import type { AnyGame, GameEvent, SavedGame, SeatId } from '$lib/core';
import { Ear } from '$lib/protocol';
import { BLANK, hear } from '$lib/table/picture';
import { secrecyOf } from './secrecy';
import type { Knowledge } from './secrecy/secrecy';

/** The table after a move, as far as one reader's knowledge goes. */
export interface Moment extends Knowledge {
	/** What `OpenLook.n` says at this moment: answers in an open window are not counted. */
	readonly n: number;
	readonly events: readonly GameEvent[];
}

export interface Audit {
	/** Sentences about what leaked; empty when nothing did. */
	readonly leaks: readonly string[];
	/** Frames of the game that were looked at, and things named in them: to see that there were some. */
	readonly frames: number;
	readonly named: number;
	/** Events for some only, and things not known to all, that this reader was told of. */
	readonly secrets: number;
}

/** The moments of a finished game, for `audit`. Throws when the file does not hold. */
export function momentsOf(game: AnyGame, saved: SavedGame): Moment[] {
	const moments: Moment[] = [];
	const know = secrecyOf(game.id).follow();
	const verdict = verify(game, saved, (table, events) => {
		const { n, decisions, frames } = table;
		const held = decisions[0]?.window ? Object.keys(frames.at(-1)?.got ?? {}).length : 0;
		moments.push({
			n: n - held,
			events: JSON.parse(JSON.stringify(events)) as GameEvent[],
			...know(table, events, saved.moves[moments.length - 1]?.action)
		});
	});
	if (!verdict.ok) throw new Error(`The saved game does not hold: ${verdict.why ?? ''}`);
	return moments;
}

const mayRead = ({ to }: GameEvent, reader: SeatId | null) =>
	to === 'all' || (reader !== null && to.includes(reader));

/** Looks through all that one socket was sent, from its first frame on. */
export function audit(
	frames: readonly string[],
	saved: SavedGame,
	moments: readonly Moment[]
): Audit {
	const { namedIn } = secrecyOf(saved.game);
	const byNumber = new Map<number, Moment[]>();
	for (const moment of moments) {
		const alike = byNumber.get(moment.n);
		if (alike) alike.push(moment);
		else byNumber.set(moment.n, [moment]);
	}
	const between = (from: number, to: number) =>
		Array.from(
			{ length: Math.max(0, to - from + 1) },
			(_, i) => byNumber.get(from + i) ?? []
		).flat();
	const leaks: string[] = [];
	const ear = new Ear();
	let picture = BLANK;
	let looked = 0;
	let named = 0;
	let secrets = 0;
	for (const [at, text] of frames.entries()) {
		const message = ear.read(text);
		if (!message || message === 'gap') {
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
		const near = between(from, to);
		// What is told of the past is told without the pieces that moved.
		const anew = message.type === 'welcome' || message.type === 'earlier';
		const past =
			message.type === 'welcome'
				? between(message.logFrom, to)
				: message.type === 'earlier'
					? between(message.from, message.upTo)
					: near;
		const told = past.flatMap(({ events }) => events).filter((event) => mayRead(event, reader));
		const all = new Set([
			...near.flatMap(({ publicly }) => [...publicly]),
			...told.filter((event) => event.to === 'all').flatMap((event) => namedIn(event))
		]);
		const own = new Set([
			...near.flatMap(({ privately }) => (reader ? [...(privately.get(reader) ?? [])] : [])),
			...told.flatMap((event) => namedIn(event))
		]);
		for (const token of namedIn(message)) {
			named += 1;
			if (all.has(token)) continue;
			if (own.has(token)) secrets += 1;
			else leaks.push(`${reader ?? 'A watcher'} was told of ${token} at ${from}–${to}: ${text}`);
		}

		const events = message.type === 'delta' ? (message.events ?? []) : anew ? message.log : [];
		const words = ({ say, rule, move }: Pick<GameEvent, 'say' | 'rule' | 'move'>) =>
			JSON.stringify(anew ? { say, rule } : { say, rule, move });
		const readable = new Set(told.map(words));
		for (const { mine, ...event } of events) {
			if (mine) secrets += 1;
			if (!readable.has(words(event)))
				leaks.push(`${reader ?? 'A watcher'} read what was not for them at ${to}: ${event.say}`);
		}
	}
	return { leaks, frames: looked, named, secrets };
}
