/**
 * Messages as a hostile page would send them: real ones, bent. They are sent to a table in mid-game by a
 * stranger who has not said hello, by a watcher and by a seat, and what each of them may not change is looked at.
 */
import type { Dice } from '$lib/core';
import { isDeepStrictEqual } from 'node:util';
import { PROTOCOL } from '$lib/protocol';
import type { ClientMessage } from '$lib/protocol';
import { CATALOGUE } from '../../party/catalogue';
import type { Journey } from './answering';
import { diceFrom, MemoryHost, Player } from './memory-host';

/** One of each kind, as a page says it. */
const SAYINGS: readonly ClientMessage[] = [
	{ type: 'hello', protocol: PROTOCOL, name: 'Mallory' },
	{
		type: 'orders',
		orders: [{ on: '*', when: ['unconcerned'], answer: { pick: 'pass' }, until: 'game' }],
		counter: 9
	},
	{ type: 'undo' },
	{ type: 'sit', seat: 'seat:1', name: 'Mallory', salt: '0'.repeat(32) },
	{ type: 'takeSeat', seat: 'seat:2', name: 'Mallory' },
	{ type: 'takeSeat', seat: 'seat:1' },
	{ type: 'usher', watcher: 'watcher:00000000', how: 'away' },
	{ type: 'rename', name: 'Ines' },
	{ type: 'leave' },
	{ type: 'ready', ready: true },
	{ type: 'salt', salt: 'a'.repeat(32) },
	{ type: 'standIn', on: true },
	{ type: 'link' },
	{ type: 'revoke', device: 'abc' },
	{ type: 'options', game: 'cosmic', options: { coloniesToWin: 4 }, house: { windowMs: 0 } },
	{ type: 'start', anyway: true },
	{ type: 'addBot', seat: 'seat:2', level: 'random' },
	{ type: 'removeBot', seat: 'seat:3' },
	{ type: 'level', seat: 'seat:3', level: 'steady' },
	{ type: 'swap', seat: 'seat:1', with: 'seat:2' },
	{ type: 'kick', seat: 'seat:1' },
	{ type: 'mute', seat: 'seat:1', on: true },
	{ type: 'rematch' },
	{ type: 'propose', kind: 'kick', seat: 'seat:1' },
	{ type: 'vote', vote: 1, yes: true },
	{ type: 'chat', text: 'hello' },
	{ type: 'emote', emote: 'wave' as never },
	{ type: 'resync' },
	{ type: 'ping', n: 7 },
	{ type: 'seen', mark: 1 },
	{ type: 'earlier', upTo: 20 },
	{ type: 'report', text: 'It hangs.' }
];

const ODD: readonly unknown[] = [
	...[null, true, false, 0, -1, 1.5, 1e308, -0, 2 ** 53, '', 'seat:0', 'seat:99', '__proto__'],
	...['constructor', '\u202e\u0000', '🪐', 'x'.repeat(400), [], {}, [[]], { then: {} }],
	...[{ pick: 'pass' }, { yes: true }, { refuse: true }, { amount: 1 }, { picks: [] }]
];

type Json = { [key: string]: unknown } | unknown[];

/** All places in a value that hold something, as the object or list and the key in it. */
function placesIn(value: unknown, found: [Json, string][] = []): [Json, string][] {
	if (typeof value !== 'object' || value === null) return found;
	for (const key of Object.keys(value)) {
		found.push([value as Json, key]);
		placesIn((value as { [key: string]: unknown })[key], found);
	}
	return found;
}

const deep = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));

/** The message with one to three things in it bent, as text; now and then no JSON at all. */
export function bend(message: unknown, dice: Dice): string {
	const bent = { it: structuredClone(message) };
	if (dice(10) === 0) return JSON.stringify(message); // a replay, whoever said it first
	for (let times = 1 + dice(2) * dice(3); times > 0; times--) {
		const places = placesIn(bent);
		const place = places[dice(places.length)];
		if (!place) break;
		const [within, key] = place;
		const at = within as { [key: string]: unknown };
		const kind = dice(12);
		if (kind < 5) at[key] = structuredClone(ODD[dice(ODD.length)]);
		else if (kind === 5) delete at[key];
		else if (kind === 6) at[`${key}x`] = at[key];
		else if (kind === 7) at[key] = [at[key], at[key]];
		else if (kind === 8) at[key] = { [key]: at[key] };
		else if (kind === 9) at[key] = deep(1 + dice(60));
		else if (kind === 10 && typeof at[key] === 'number') at[key] = at[key] + dice(5) - 2;
		else {
			const [from, other] = places[dice(places.length)]!;
			at[key] = structuredClone((from as { [key: string]: unknown })[other]);
		}
	}
	const text = JSON.stringify(bent.it) ?? '';
	if (dice(20) > 0) return text;
	const cut = dice(text.length + 1);
	return dice(2) === 0 ? text.slice(0, cut) : text.slice(0, cut) + text.slice(cut + 1);
}

const SENDERS = ['stranger', 'watcher', 'seat'] as const;
type Sender = (typeof SENDERS)[number];

export interface HostileTally {
	/** Sent by each. */
	readonly sent: { [sender in Sender]: number };
	refused: number;
	/** A seat's own messages that were legal as they were bent. */
	legal: number;
	/** Sentences about what changed that should not have, what broke, and who was told of an error. */
	readonly wrong: string[];
	/** Longest time one message took, ms, and that message. */
	slowestMs: number;
	slowest: string;
}

export interface HostilePlan {
	readonly journeys: readonly Journey[];
	readonly messages: number;
	readonly seed: number;
	/** When no further message is sent, ms since 1970. */
	readonly until?: number;
	readonly say?: (line: string) => void;
}

/** What a watcher may leave behind at a table: words, and a report. */
const TALK = /^(chat:|report)/;
/** A new table is begun after so many messages. */
const PER_TABLE = 400;

/** Sends so many, by turns from each of the three. */
export async function sendHostile(plan: HostilePlan): Promise<HostileTally> {
	const tally: HostileTally = {
		sent: { stranger: 0, watcher: 0, seat: 0 },
		...{ refused: 0, legal: 0, wrong: [], slowestMs: 0, slowest: '' }
	};
	const dice = diceFrom(plan.seed);
	for (let sent = 0, n = 0; sent < plan.messages && Date.now() < (plan.until ?? Infinity); n++) {
		const journey = plan.journeys[n % plan.journeys.length]!;
		const count = Math.min(PER_TABLE, plan.messages - sent);
		sent += await atOneTable(journey, plan.seed + n, count, dice, tally);
		plan.say?.(
			`${sent} hostile messages, ${tally.refused} refused, ${tally.legal} legal of a seat, ${tally.wrong.length} did what they may not`
		);
	}
	return tally;
}

/** A table in mid-game, its honest players, and the three who are not. Gives back how many were sent. */
async function atOneTable(
	journey: Journey,
	seed: number,
	count: number,
	dice: Dice,
	tally: HostileTally
): Promise<number> {
	const host = new MemoryHost({ catalogue: CATALOGUE, seed });
	const house = { windowMs: 0, graceS: -1, takeover: false };
	const lobby: Player[] = [];
	for (const name of ['Ines', 'Tomasz', 'Mallory']) {
		const player = new Player(host, name);
		player.hello();
		await player.ask({ type: 'sit' });
		lobby.push(player);
	}
	const [ines, tomasz, mallory] = lobby as [Player, Player, Player];
	await ines.ask({ type: 'options', game: journey.game });
	await ines.ask({ type: 'options', options: journey.options, house });
	await ines.ask({ type: 'start', anyway: true });
	const real: unknown[] = [...SAYINGS];
	const answer = async (player: Player) => {
		if (!player.decision) return;
		const given = journey.answering(player.picture, player.decision, dice);
		const { id } = player.decision;
		real.push({ type: 'act', decision: id, answer: given, counter: player.counter + 1 });
		player.act(given);
		await host.settle();
	};
	for (let move = 0; move < dice(120); move++) for (const player of lobby) await answer(player);

	const watcher = new Player(host, 'Watcher');
	watcher.hello();
	let stranger = new Player(host, 'Stranger');
	await host.settle();
	let sent = 0;
	for (; sent < count; sent++) {
		const sender = SENDERS[dice(3)]!;
		if (stranger.socket.closed || stranger.picture.room) stranger = new Player(host, 'Stranger');
		const from = { stranger, watcher, seat: mallory }[sender];
		// The newest are the likeliest to fit the question that is open.
		const late = real[real.length - 1 - dice(Math.min(12, real.length))];
		const message = dice(2) === 0 ? late : real[dice(real.length)];
		const text = bend(message, dice);
		if (sender === 'stranger' && text.includes('"hello"')) continue; // it would not be one any more
		await say(host, from, sender, text, [ines, tomasz], tally);
		if (dice(8) === 0) for (const player of [ines, tomasz]) await answer(player);
		if (!mallory.seat || ines.picture.room?.phase !== 'playing' || mallory.socket.closed) break;
	}
	await seesTheSame(host, ines, `${journey.game}, seed ${seed}`, tally);
	if (host.faults.length > 0) tally.wrong.push(`A fault of ours: ${host.faults[0]}`);
	return Math.max(1, sent);
}

async function say(
	host: MemoryHost,
	from: Player,
	sender: Sender,
	text: string,
	honest: readonly Player[],
	tally: HostileTally
): Promise<void> {
	const { store } = host;
	const { puts } = store;
	const kept = sender === 'seat' ? null : new Map(store.kept);
	const heard = from.said.length;
	const others = honest.map(({ said }) => said.length);
	const began = performance.now();
	from.raw(text);
	await host.settle();
	const took = performance.now() - began;
	tally.sent[sender] += 1;
	if (took > tally.slowestMs) Object.assign(tally, { slowestMs: took, slowest: text });
	const wrong = (what: string) => tally.wrong.push(`${sender}: ${what}: ${text.slice(0, 400)}`);
	const refused = from.said.slice(heard).some(({ type }) => type === 'refused');
	if (refused) {
		tally.refused += 1;
		if (store.puts !== puts) wrong('refused, and yet something was kept');
	} else if (sender === 'seat' && store.puts !== puts) tally.legal += 1;
	if (kept && store.puts !== puts)
		for (const [key, value] of store.kept)
			if (!TALK.test(key) && kept.get(key) !== value) wrong(`changed ${key}`);
	for (const [i, { said }] of honest.entries())
		for (const message of said.slice(others[i]))
			if (message.type === 'error') wrong('others were told of an error');
}

/** Whoever comes anew is shown the picture that who stayed has made from the changes. */
async function seesTheSame(
	host: MemoryHost,
	player: Player,
	where: string,
	tally: HostileTally
): Promise<void> {
	const fresh = new Player(host, 'Fresh');
	fresh.key = player.key;
	fresh.hello();
	await host.settle();
	const sight = ({ picture: { room, open, own } }: Player) => ({
		...{ seats: room?.seats.length, phase: room?.phase },
		...{ open, own }
	});
	if (player.seat && !isDeepStrictEqual(sight(fresh), sight(player)))
		tally.wrong.push(`${where}: a fresh look at the table differs from what changes made of it.`);
}
