/** Reading back in the log, further than what a newcomer is told. */
import { LIMITS, LOG_KEPT } from '$lib/protocol';
import { msg } from '$lib/core';
import type { SeatId } from '$lib/core';
import type { LoggedEvent, SeenEvent } from '$lib/protocol';
import { BLANK, hear } from '$lib/table/picture';
import { describe, expect, it } from 'vitest';
import { MemoryHost, Player, playing, seated } from '../support/memory-host';
import { oneMove, playOn } from '../support/play-on';
import { said } from '../support/said';

interface Line {
	readonly n: number;
	readonly say: string;
}

/** Every line this player was told as it happened, from the beginning. */
function told(player: Player): Line[] {
	let picture = BLANK;
	const lines: Line[] = [];
	for (const message of player.said) {
		const heard = hear(picture, message, 0);
		if (heard === 'gap') throw new Error('This player missed something.');
		picture = heard.picture;
		for (const { n = picture.open?.n ?? 0, say } of heard.events)
			if (say) lines.push({ n, say: said(say) });
	}
	return lines;
}

/** All this player was told as it happened, what moved without words, too. */
function toldWhole(player: Player): LoggedEvent[] {
	let picture = BLANK;
	return player.said.flatMap((message) => {
		const heard = hear(picture, message, 0);
		if (heard === 'gap') throw new Error('This player missed something.');
		picture = heard.picture;
		return heard.events.map((event) => ({ n: picture.open?.n ?? 0, ...event }));
	});
}

const lines = ({ picture }: Player): Line[] =>
	picture.log.filter(({ say }) => say).map(({ n, say }) => ({ n, say: said(say) }));

/** Reads on to the beginning of the game; how often it asked. */
async function readBack(player: Player): Promise<number> {
	for (let asked = 0; ; asked++) {
		const { logFrom } = player.picture;
		if (logFrom === 0) return asked;
		await player.ask({ type: 'earlier', upTo: logFrom - 1 });
		expect(player.picture.logFrom).toBeLessThan(logFrom);
	}
}

const watching = async (host: MemoryHost): Promise<Player> => {
	const watcher = new Player(host, 'Wanda');
	watcher.hello();
	await host.settle();
	return watcher;
};

/** Four people and a watcher, far into a game of which a newcomer is told only the end. */
async function longGame(): Promise<{ host: MemoryHost; players: Player[]; watcher: Player }> {
	const host = new MemoryHost();
	const players = await seated(host, 4);
	const watcher = await watching(host);
	await players[0]?.ask({ type: 'options', options: { heap: 4000 }, house: { windowMs: 0 } });
	await players[0]?.ask({ type: 'start', anyway: true });
	await playOn(host, players, 11, undefined, 600);
	expect(watcher.picture.room?.phase).toBe('playing');
	expect(told(watcher).length).toBeGreaterThan(LOG_KEPT * 1.2);
	return { host, players, watcher };
}

describe('the log', () => {
	it('[ROOM-LOG.1] given a long game, when somebody comes, then they are told the last moves whole, and where these begin', async () => {
		const { players, watcher } = await longGame();
		for (const player of [...players, watcher]) {
			const all = told(player);
			// Who was there all along keeps as much.
			expect(lines(player)).toEqual(all.slice(-LOG_KEPT));
			await player.reconnect({ fresh: true });
			const { log, logFrom } = player.picture;
			expect(logFrom).toBeGreaterThan(0);
			const words = log.filter(({ say }) => say).length;
			expect(words).toBeLessThanOrEqual(LOG_KEPT);
			expect(words).toBeGreaterThan(LOG_KEPT - 10);
			expect(lines(player)).toEqual(all.filter(({ n }) => n >= logFrom));
		}
	});

	it('[ROOM-LOG.2] given a long game, when seats and watchers read back to its beginning, then each has read what it was told as it happened, and nothing else', async () => {
		const { players, watcher } = await longGame();
		for (const player of [...players, watcher]) {
			const all = told(player);
			await player.reconnect({ fresh: true });
			expect(await readBack(player)).toBeGreaterThan(1);
			expect(lines(player)).toEqual(all);
			expect(all.some(({ say }) => say.startsWith('You draw'))).toBe(player !== watcher);
		}
	});

	it('[ROOM-LOG.2] given who has read back, when the game goes on, then their page keeps as much, and has no gap', async () => {
		const { host, players } = await longGame();
		const [ines] = players as [Player];
		const before = told(ines);
		await ines.reconnect({ fresh: true });
		await readBack(ines);
		const since = ines.said.length;
		await playOn(host, players, 5, undefined, 40);
		expect(lines(ines)).toHaveLength(before.length);
		expect(ines.picture.logFrom).toBeGreaterThan(0);
		const fresh = ines.said
			.slice(since)
			.flatMap((message) => (message.type === 'delta' ? (message.events ?? []) : []))
			.filter(({ say }) => say).length;
		expect(fresh).toBeGreaterThan(0);
		await ines.ask({ type: 'earlier', upTo: ines.picture.logFrom - 1 });
		expect(ines.picture.logFrom).toBe(0);
		expect(lines(ines)).toHaveLength(before.length + fresh);
		expect(lines(ines).slice(0, before.length)).toEqual(before);
	});

	it('[ROOM-LOG.3] given moves that are not, or not any more, when they are asked for, then nothing is told, not even how many there are', async () => {
		const host = new MemoryHost();
		const [ines, lars] = (await playing(host, 2)) as [Player, Player];
		const before = ines.picture.open?.n ?? 0;
		const mover = await oneMove(host, [ines, lars]);
		const taken = mover.picture.open?.n ?? 0;
		expect(taken).toBeGreaterThan(before);
		await mover.ask({ type: 'undo' });
		if (mover.picture.room?.votes[0])
			await (mover === ines ? lars : ines).ask({
				type: 'vote',
				vote: mover.picture.room.votes[0].id,
				yes: true
			});
		expect(mover.picture.open?.n).toBe(before);
		for (const upTo of [before + 60, 999_999]) {
			await lars.ask({ type: 'earlier', upTo });
			const answer = lars.last('earlier');
			expect(answer).toMatchObject({ from: upTo - 99 < 0 ? 0 : upTo - 99, upTo });
			expect(answer?.log.filter(({ n }) => n > before)).toEqual([]);
		}
		const shown = lars.picture.log;
		await lars.ask({ type: 'earlier', upTo: 12 });
		expect(lars.picture.log).toBe(shown); // what was not asked for changes no picture
		await lars.ask({ type: 'earlier', upTo: -1 } as never);
		expect(lars.refusal).toMatchObject({ rule: 'ROOM-WIRE.1' });
		await lars.ask({ type: 'earlier', upTo: 1_000_000 } as never);
		expect(lars.refusal).toMatchObject({ rule: 'ROOM-WIRE.1' });
	});

	it('[ROOM-LOG.4] given who asks and asks, then reading back costs as much as five things said', async () => {
		const host = new MemoryHost({ limits: LIMITS });
		const [ines] = (await playing(host, 2)) as [Player, Player];
		await host.pass(10_000);
		const most = LIMITS.seat.burst / 5;
		for (let i = 0; i < most + 3; i++) ines.send({ type: 'earlier', upTo: 0 });
		await host.settle();
		expect(ines.said.filter(({ type }) => type === 'earlier')).toHaveLength(most);
		expect(ines.refusal).toMatchObject({ rule: 'ROOM-LIMIT.2' });
	});

	it('[ROOM-LOG.5] given moves that were told without words, when somebody comes anew, or reads back, then of each move they read what moved as it was told as it happened', async () => {
		const { players, watcher } = await longGame();
		for (const player of [...players, watcher]) {
			const live = toldWhole(player);
			expect(live.some(({ move }) => move)).toBe(true);
			await player.reconnect({ fresh: true });
			const whole = (): unknown[] => player.picture.log.map(({ moment: _, ...line }) => line);
			expect(whole()).toEqual(live.filter(({ n }) => n >= player.picture.logFrom));
			await readBack(player);
			expect(whole()).toEqual(live);
		}
	});

	it('[ROOM-LOG.5] given a move that told the like of two players, when all is told anew, then each line is shown at its own moment', () => {
		const gains = (who: SeatId): SeenEvent => ({ say: msg('{who} draws a card.', { who }) });
		const events = [gains('seat:1'), gains('seat:2')];
		const table = { room: { round: 1, votes: [] }, open: { n: 7 } } as never;
		const before = { ...BLANK, ...(table as object) };
		const then = hear(before, { type: 'delta', seq: 1, events }, 0);
		if (then === 'gap') throw new Error('It follows.');
		const log = events.map((event) => ({ n: 7, ...event }));
		const anew = hear(then.picture, { ...(table as object), type: 'welcome', log } as never, 0);
		if (anew === 'gap') throw new Error('All was told.');
		expect(anew.picture.log.map(({ moment }) => moment?.at)).toEqual([0, 1]);
	});
});
