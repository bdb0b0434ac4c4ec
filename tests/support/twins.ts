/**
 * Twin tables: the same but for what one player cannot see. That player's answer opens a window; the others
 * pass. What the player is told, and when, has to be the same at both, whatever the others could have done.
 */
import type { Answer, SeatId } from '$lib/core';
import type { Journey } from './answering';
import { CATALOGUE } from '../../party/catalogue';
import { diceFrom, MemoryHost, Player } from './memory-host';

/** How long a window stays open at least, ms. */
const WINDOW_MS = 800;

/** A moment before an answer that opens a window: how to come there, and the answer. */
export interface Scene {
	readonly journey: Journey;
	readonly seed: number;
	readonly moves: number;
	/** Whose answer it is: what nobody else may tell is told to this player. */
	readonly viewer: number;
	readonly answer: Answer;
}

interface Table {
	readonly host: MemoryHost;
	readonly players: readonly Player[];
}

const SEATS = 4;

async function tableFor({ game, options }: Journey, seed: number): Promise<Table> {
	const host = new MemoryHost({ catalogue: CATALOGUE, seed });
	const players: Player[] = [];
	for (let i = 0; i < SEATS; i++) {
		const player = new Player(host, `Player ${i + 1}`);
		player.hello();
		await player.ask({ type: 'sit', salt: String(i).repeat(32) });
		players.push(player);
	}
	const [first] = players;
	await first?.ask({ type: 'options', game });
	const house = { windowMs: WINDOW_MS, graceS: -1, botMs: 0 };
	await first?.ask({ type: 'options', options, house });
	await first?.ask({ type: 'start', anyway: true });
	return { host, players };
}

/** Plays so many moves, always the same for the same seed; `before` sees each and may end it. */
async function play(
	{ host, players }: Table,
	{ answering }: Journey,
	seed: number,
	moves: number,
	before: (player: Player, answer: Answer) => boolean = () => false
): Promise<void> {
	const dice = diceFrom(seed);
	for (let move = 0; move < moves; move++) {
		const asked = players.filter(({ decision }) => decision);
		const player = asked[dice(asked.length)];
		if (player?.decision) {
			const answer = answering(player.picture, player.decision, dice);
			if (before(player, answer)) return;
			player.act(answer);
		}
		await host.pass(player ? 5 : WINDOW_MS);
	}
}

const windowOf = ({ players }: Table) => players[0]?.picture.open?.waiting?.window ?? null;

/** Moments of one game at which one player's answer opens a window, `most` of them. */
export async function scenesOf(journey: Journey, seed: number, most: number): Promise<Scene[]> {
	const table = await tableFor(journey, seed);
	const scenes: Scene[] = [];
	let before: Scene | null = null;
	let move = 0;
	await play(table, journey, seed, 3000, (player, answer) => {
		if (before && windowOf(table)) scenes.push(before);
		const asked = table.players.filter(({ decision }) => decision);
		const isAlone = asked.length === 1 && !windowOf(table);
		const viewer = table.players.indexOf(player);
		before = isAlone ? { journey, seed, moves: move, viewer, answer } : null;
		move += 1;
		return scenes.length >= most || player.picture.room?.phase !== 'playing';
	});
	return scenes;
}

export interface Twin extends Table {
	readonly me: Player;
	/** Whether somebody else is asked and could do more than pass. */
	readonly canAct: boolean;
	/** What I was told when the window opened, and what that took, ms. */
	readonly opening: readonly string[];
	readonly openingMs: number;
}

/** The scene with what the viewer cannot see dealt anew, up to the open window; null when none opens. */
export async function twinOf(
	scene: Scene,
	salt: number,
	{ standIns = false } = {}
): Promise<Twin | null> {
	const table = await tableFor(scene.journey, scene.seed);
	const { host, players } = table;
	let moves = 0;
	await play(table, scene.journey, scene.seed, Infinity, () => moves++ === scene.moves);
	const me = players[scene.viewer]!;
	const { running } = host.room.session;
	if (running && me.seat) running.game.redeal(running.table, me.seat as SeatId, diceFrom(salt));
	if (standIns)
		for (const player of players)
			if (player !== me) await player.ask({ type: 'standIn', on: true });
	const from = me.frames.length;
	const began = performance.now();
	me.act(scene.answer);
	await host.pass(2);
	const openingMs = performance.now() - began;
	if (!windowOf(table)) return null;
	const canAct = players.some(
		({ decision }) => decision?.shape.type === 'one' && decision.shape.choices.length > 1
	);
	return { ...table, me, canAct, opening: toldSince(me, from), openingMs };
}

/** What was told since, with what names the run of the room left out. */
const toldSince = (player: Player, from: number): string[] =>
	player.frames.slice(from).map((text) => text.replace(/"epoch":"[^"]*"/, ''));

/** Everybody passes at once, but for me if I am asked: then I do so last. */
export function allPass({ players, me }: Twin): void {
	for (const player of players) if (player !== me && player.decision) player.act({ pick: 'pass' });
	if (me.decision) me.act({ pick: 'pass' });
}

/**
 * Lets time pass until the window has closed: what is let out then counts as a move. Gives back what the
 * player was told while it was open, and how long that was by the host's clock, ms.
 */
export async function untilClosed({ host, me }: Twin): Promise<{ frames: string[]; ms: number }> {
	const began = host.time;
	const { n } = me.picture.open ?? {};
	const from = me.frames.length;
	for (let open = from; host.time - began < 10 * WINDOW_MS; await host.pass(1)) {
		if (me.picture.open?.n !== n)
			return { frames: toldSince(me, from).slice(0, open - from), ms: host.time - began };
		open = me.frames.length;
	}
	throw new Error('A window does not close.');
}
