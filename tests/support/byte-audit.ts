/**
 * A whole game at a table of four people, with a watcher and a second device that comes and goes; then every
 * byte each of them was sent is read again with the finished game beside it.
 */
import type { AnyGame, SavedGame } from '$lib/core';
import { CATALOGUE } from '../../party/catalogue';
import type { Journey } from './answering';
import { audit, momentsOf } from './leaks';
import type { Moment } from './leaks';
import { diceFrom, MemoryHost, Player } from './memory-host';

export interface Audited {
	readonly moves: number;
	/** Frames of the game that were read, characters in them, and things named there that could be secret. */
	readonly frames: number;
	readonly bytes: number;
	readonly named: number;
	/** What only their reader may know: to see that there was something to hide. */
	readonly secrets: number;
	readonly leaks: readonly string[];
	/** Whether a card put into a frame of a reader who may not know it was found. */
	readonly controlFound: boolean;
}

/** After so many decisions the second device drops its line, or comes back to it. */
const COMING_AND_GOING = 15;
const MOST_MOVES = 30_000;

/** Plays and reads one game. Throws when it does not come to an end, or its file does not hold. */
export async function auditedGame(journey: Journey, seed: number, seats = 4): Promise<Audited> {
	const game = gameOf(journey);
	const host = new MemoryHost({ catalogue: CATALOGUE, seed });
	const watcher = new Player(host, 'Watcher');
	watcher.hello();
	const players = await seated(host, journey, seats);
	const phone = await secondDevice(host, players[1]!);
	await players[0]?.ask({ type: 'start', anyway: true });
	await playOut(host, players, phone, journey, seed);
	const readers = [...players, phone, watcher];
	if (host.faults.length > 0) throw new Error(`Faults came to light: ${host.faults.join('; ')}`);

	const file = await host.request('game.json');
	const saved = JSON.parse(file.body) as SavedGame;
	const moments = momentsOf(game, saved);
	const keys = players.map(({ key }) => key ?? '');
	const found = { frames: 0, bytes: 0, named: 0, secrets: 0 };
	const leaks: string[] = [];
	for (const [i, reader] of readers.entries()) {
		const { frames } = reader;
		const read = audit(frames, saved, moments);
		leaks.push(...read.leaks);
		const all = frames.join('\n');
		const own = [keys[i], reader.key];
		for (const key of keys)
			if (!own.includes(key) && all.includes(key)) leaks.push('The key of another seat was told.');
		found.frames += read.frames;
		found.bytes += all.length;
		found.named += read.named;
		found.secrets += read.secrets;
	}
	const planted = plant(watcher.frames, moments);
	const controlFound = planted !== null && audit(planted, saved, moments).leaks.length > 0;
	return { moves: saved.moves.length, ...found, leaks, controlFound };
}

async function seated(host: MemoryHost, journey: Journey, seats: number): Promise<Player[]> {
	const players: Player[] = [];
	for (let i = 0; i < seats; i++) {
		const player = new Player(host, `Player ${i + 1}`);
		player.hello();
		await player.ask({ type: 'sit', salt: String(i).repeat(32) });
		players.push(player);
	}
	const [first] = players;
	await first?.ask({ type: 'options', game: journey.game });
	const house = { windowMs: 0, graceS: -1 };
	await first?.ask({ type: 'options', options: journey.options, house });
	return players;
}

/** A second device at this player's seat, let in by a link as a page would make it. */
async function secondDevice(host: MemoryHost, player: Player): Promise<Player> {
	await player.ask({ type: 'link' });
	const phone = new Player(host, 'Phone');
	phone.key = player.last('link')?.key ?? null;
	phone.hello();
	await host.settle();
	if (phone.seat !== player.seat) throw new Error('The second device found no seat.');
	return phone;
}

async function playOut(
	host: MemoryHost,
	players: readonly Player[],
	phone: Player,
	{ answering }: Journey,
	seed: number
): Promise<void> {
	const dice = diceFrom(seed);
	let isHere = true;
	for (let move = 0; move < MOST_MOVES; move++) {
		if (players.some(({ picture }) => picture.room?.phase === 'over')) return;
		const asked = players.filter(({ decision }) => decision);
		const player = asked[dice(asked.length)];
		if (player?.decision) player.act(answering(player.picture, player.decision, dice));
		else await host.pass(2000);
		await host.settle();
		if (move % COMING_AND_GOING !== COMING_AND_GOING - 1) continue;
		if (isHere) phone.drop();
		else {
			await phone.reconnect({ close: false, fresh: dice(4) === 0 });
			await phone.ask({ type: 'earlier', upTo: phone.picture.logFrom });
		}
		isHere = !isHere;
	}
	throw new Error(`No end after ${MOST_MOVES} moves.`);
}

/** The same frames, but in one of them a watcher is told what a seat alone knew at that moment. */
function plant(frames: readonly string[], moments: readonly Moment[]): string[] | null {
	const middle = Math.floor(frames.length / 2);
	for (let at = middle; at < frames.length; at++) {
		const frame = JSON.parse(frames[at]!) as { type: string; open?: { n?: [number] } };
		const n = frame.type === 'delta' ? frame.open?.n?.[0] : undefined;
		const near = moments.filter((one) => n !== undefined && one.n >= n - 1 && one.n <= n + 1);
		const known = new Set(near.flatMap(({ publicly }) => [...publicly]));
		const secret = near
			.flatMap(({ privately }) => [...privately.values()].flatMap((names) => [...names]))
			.find((name) => !known.has(name) && !name.includes(' '));
		if (!secret) continue;
		return frames.with(at, JSON.stringify({ ...frame, planted: secret }));
	}
	return null;
}

/** Which game a journey plays. Throws when it is not on the shelf. */
function gameOf({ game }: Journey): AnyGame {
	const found = CATALOGUE.games[game];
	if (!found) throw new Error(`No game ${game}.`);
	return found;
}
