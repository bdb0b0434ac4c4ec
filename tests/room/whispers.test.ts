/** Whispers: two seats talk, and nobody else can tell. */
import { describe, expect, it } from 'vitest';
import type { SeatId } from '$lib/core';
import { botsFor } from '$lib/bots';
import { cosmic } from '$lib/games/cosmic';
import type { OpenBoard } from '$lib/games/cosmic/view';
import type { Whisper } from '$lib/protocol';
import { MemoryHost, Player, playing, sayYes, seated } from '../support/memory-host';

const LAY = { pick: 'card:0', then: { amount: 1 } };
const ON = { whispers: true };

async function watching(host: MemoryHost): Promise<Player> {
	const player = new Player(host, 'Watson');
	player.hello();
	await host.settle();
	return player;
}

const heard = (player: Player | undefined): readonly string[] =>
	(player?.picture.whispers ?? []).map(({ text }) => text);

const whisper = (player: Player | undefined, to: Whisper['to'], text: string) =>
	player?.ask({ type: 'chat', text, to });

describe('whispers', () => {
	it('[ROOM-WHISPER.1] given two who whisper, then both have it, in order and over a restart, and a third seat and a watcher are told the same bytes as if nothing had been said', async () => {
		const told = async (aloud: boolean) => {
			const host = new MemoryHost({ seed: 5 });
			const [ines, tomasz, lars] = await playing(host, 3, { house: { ...ON, windowMs: 800 } });
			const watcher = await watching(host);
			const say = async (from: Player | undefined, to: Whisper['to'], text: string) => {
				if (aloud) await whisper(from, to, text);
			};
			await say(ines, 'seat:2', 'Let us take Kofi’s planet.');
			await ines?.ask({ type: 'chat', text: 'Good luck to all!' });
			ines?.act(LAY);
			await host.settle();
			// In an open window, too.
			await say(tomasz, 'seat:1', 'I shall pass.');
			await host.pass(1000);
			await lars?.ask({ type: 'chat', text: 'Thank you.' });
			if (aloud) {
				expect(heard(ines)).toEqual(['Let us take Kofi’s planet.', 'I shall pass.']);
				expect(heard(tomasz)).toEqual(heard(ines));
			}
			host.restart();
			for (const player of [ines, tomasz, lars, watcher]) await player?.reconnect({ close: false });
			if (aloud) expect(heard(tomasz)).toHaveLength(2);
			const { body } = await host.request('');
			return [lars?.frames, watcher.frames, body];
		};
		expect(await told(true)).toEqual(await told(false));
	});

	it('[ROOM-WHISPER.1] given a pair that whispers, then somebody who whispers with one of them learns nothing of the other, and of each two the last fifty are kept', async () => {
		const host = new MemoryHost();
		const [ines, tomasz, lars] = await playing(host, 3, { house: ON });
		await whisper(ines, 'seat:2', 'for Tomasz');
		await whisper(lars, 'seat:1', 'for Ines');
		await lars?.reconnect({ fresh: true });
		expect(heard(lars)).toEqual(['for Ines']);
		expect(JSON.stringify(lars?.frames)).not.toContain('for Tomasz');
		for (let i = 0; i < 60; i++) await whisper(tomasz, 'seat:1', `line ${i}`);
		await ines?.reconnect({ fresh: true });
		expect(heard(ines)).toHaveLength(51);
		expect(heard(ines)).toContain('line 59');
	});

	it('[ROOM-WHISPER.2] given a table that allows none, a game that has not begun, a bot, oneself, a watcher or somebody muted, then it is refused and nobody hears it', async () => {
		const host = new MemoryHost();
		const [ines] = await playing(host, 2, { bots: 1 });
		await whisper(ines, 'seat:2', 'psst');
		expect(ines?.refusal?.rule).toBe('ROOM-WHISPER.1');

		const other = new MemoryHost();
		const [mei, ada] = await seated(other, 2, 1);
		await mei?.ask({ type: 'options', house: ON });
		await whisper(mei, 'seat:2', 'psst');
		expect(mei?.refusal?.rule).toBe('ROOM-WHISPER.2');
		await mei?.ask({ type: 'start', anyway: true });
		for (const to of ['seat:1', 'seat:3', 'seat:8'] as const) {
			await whisper(mei, to, 'psst');
			expect(mei?.refusal?.rule, to).toBe('ROOM-WHISPER.2');
		}
		const watcher = await watching(other);
		await whisper(watcher, 'seat:1', 'psst');
		expect(watcher.refusal?.rule).toBe('ROOM-SEAT.2');
		const { session } = other.room;
		session.record = {
			...session.record,
			seats: session.record.seats.map((one) => ({ ...one, muted: true }))
		};
		await whisper(mei, 'seat:2', 'psst');
		expect(mei?.refusal?.rule).toBe('ROOM-TALK.2');
		expect(heard(ada)).toEqual([]);
	});

	it('[ROOM-WHISPER.2] [CE-40.31] given partners of a game in teams, then neither whispers to the other, and both may to anybody else', async () => {
		const host = new MemoryHost({ catalogue: { games: { cosmic }, botsFor } });
		const players = await playing(host, 4, { options: { teams: true }, house: ON });
		const { pairs } = (players[0]?.picture.open?.board as OpenBoard).teams ?? { pairs: [] };
		expect(pairs).toHaveLength(2);
		const sits = (seat: SeatId) => players.find((player) => player.seat === seat);
		for (const [one, other] of pairs)
			for (const [from, to] of [
				[one, other],
				[other, one]
			] as const) {
				await whisper(sits(from), to, 'psst');
				expect(sits(from)?.refusal?.rule).toBe('CE-40.31');
				expect(heard(sits(to))).toEqual([]);
			}
		const [[first], [second]] = pairs as [[SeatId, SeatId], [SeatId, SeatId]];
		await whisper(sits(first), second, 'psst');
		expect(heard(sits(second))).toEqual(['psst']);
	});

	it('[ROOM-WHISPER.3] given that a seat gets another owner, or the next game is set up, then nothing said before is read', async () => {
		const host = new MemoryHost();
		const [ines, tomasz] = await playing(host, 2, { house: ON });
		await whisper(ines, 'seat:2', 'a secret');
		await tomasz?.ask({ type: 'leave' });
		const mei = new Player(host, 'Mei');
		mei.hello();
		await host.settle();
		await mei.ask({ type: 'takeSeat', seat: 'seat:2' });
		await sayYes(ines);
		expect(mei.seat).toBe('seat:2');
		await mei.reconnect({ fresh: true });
		expect(heard(mei)).toEqual([]);
		await whisper(mei, 'seat:1', 'hello');
		expect(heard(ines)).toContain('hello');
		expect([...host.store.kept].filter(([, text]) => text.includes('a secret'))).toEqual([]);

		host.room.session.record = { ...host.room.session.record, phase: 'over' };
		for (const player of [ines, mei]) await player?.ask({ type: 'rematch' });
		expect([...host.store.kept].filter(([, text]) => text.includes('hello'))).toEqual([]);
	});
});
