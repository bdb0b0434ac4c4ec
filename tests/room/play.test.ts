import { sampleAnswer, verify } from '$lib/core';
import type { SavedGame } from '$lib/core';
import { describe, expect, it } from 'vitest';
import { MemoryHost, diceFrom, playing, seated } from '../support/memory-host';
import type { Player } from '../support/memory-host';
import { toy } from '../support/toy';

/** Plays at random until the game is over; between moves `meanwhile` may do mischief. */
export async function playOn(
	host: MemoryHost,
	players: readonly Player[],
	seed: number,
	meanwhile: (move: number) => Promise<void> | void = () => undefined,
	most = 2000
): Promise<number> {
	const dice = diceFrom(seed);
	for (let move = 0; move < most; move++) {
		const asked = players.filter(({ decision }) => decision);
		const over = players[0]?.picture.room?.phase === 'over';
		if (over) return move;
		const player = asked[dice(asked.length)];
		if (player?.decision) player.act(sampleAnswer(player.decision.shape, dice));
		else await host.pass(2000);
		await host.settle();
		await meanwhile(move);
	}
	return most;
}

describe('a table from the first chair to the end', () => {
	it('[ROOM-SEAT.1] given an empty table, when somebody sits, then they are its host and hold a key', async () => {
		const host = new MemoryHost();
		const [ines] = await seated(host, 1);
		expect(ines?.seat).toBe('seat:1');
		expect(ines?.key).toMatch(/^[\w-]{22}$/);
		expect(ines?.picture.room?.host).toBe('seat:1');
		expect([...host.store.kept.values()].join()).not.toContain(ines?.key);
	});

	it('given four people, when they play at random, then the game ends, everybody sees the same and anyone can check it', async () => {
		const host = new MemoryHost();
		const players = await playing(host, 4);
		await playOn(host, players, 3);
		const [first] = players;
		expect(first?.picture.room?.phase).toBe('over');
		for (const player of players) expect(player.picture.open).toEqual(first?.picture.open);
		const answer = await host.request('game.json');
		const saved = JSON.parse(answer.body) as SavedGame;
		expect(verify(toy, saved)).toMatchObject({ ok: true, moves: saved.moves.length });
		expect(saved.commitment).toBe(first?.picture.room?.commitment);
		expect(host.faults).toEqual([]);
	});

	it('given one person and three bots, when the person answers, then the bots play on by themselves', async () => {
		const host = new MemoryHost();
		const players = await playing(host, 1, { bots: 3 });
		await playOn(host, players, 5);
		expect(players[0]?.picture.room?.phase).toBe('over');
		expect(host.faults).toEqual([]);
	});
});
