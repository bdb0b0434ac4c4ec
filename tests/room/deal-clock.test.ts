import { describe, expect, it } from 'vitest';
import { restore } from '$lib/core';
import type { Said, SeatId } from '$lib/core';
import { lastSaved } from '../../party/room/checkpoints';
import { dueAt } from '../../party/room/clocks';
import { Running } from '../../party/room/running';
import { position } from '../support/cosmic';
import type { CosmicGame } from '../support/cosmic';
import { checkpointOf } from '../support/kept-checkpoint';
import { MemoryStore } from '../support/memory-host';
import { cosmic } from '../../src/lib/games/cosmic';

/** This table in a room, its talk begun at 1 s, and when the time of each who is asked is up. */
async function inRoom({ table }: CosmicGame) {
	const head = { v: 0, round: 1, line: 0, earlier: [], done: {}, opened: {}, stoodIn: {} };
	const store = new MemoryStore();
	await store.put(checkpointOf(head, table).entries);
	const saved = (await lastSaved(store, 1))!;
	const woken = { ok: true, table: restore(cosmic, saved.table), migrated: false } as const;
	const running = await Running.goOn(cosmic, woken, saved, store);
	running.openAgain(() => 1_000);
	const due = () =>
		running.table.decisions.map((decision) =>
			dueAt({ record: { house: { clockS: 0 } } } as never, running, decision)
		);
	const say = (seat: SeatId, answer: Said, now: number) =>
		running.act(seat, running.decisionFor(seat)!.id, answer, now).ok;
	return { running, due, say };
}

describe('the clock of a deal', () => {
	it('[CE-13.2] [ROOM-CLOCK.2] given a minute for a deal, when offers go to and fro, then it is up a minute after the deal began', async () => {
		const { due, say } = await inRoom(
			position({
				destiny: ['colour:2#1'],
				hands: { 'seat:1': ['negotiate', 'attack:10'], 'seat:2': ['negotiate', 'attack:20'] }
			})
				.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } })
				.lay('negotiate', 'negotiate')
				.until('deal.talk')
		);
		expect(due()).toEqual([61_000, 61_000]);
		const offer = { offer: { give: { number: { amount: 1 } }, get: {}, promise: '' } };
		for (const [seat, now] of [
			['seat:1', 20_000],
			['seat:2', 59_000]
		] as const) {
			expect(say(seat, offer, now)).toBe(true);
			expect(due()).toEqual([61_000, 61_000]);
		}
	});

	const council = (seats: number) =>
		inRoom(
			position({
				seats,
				destiny: ['colour:2#1'],
				options: { hazard: 'both' },
				piles: { hazard: ['hazard:galactic-council'] }
			}).until('council.talk')
		);

	it('[CE-33.41] [ROOM-CLOCK.2] given three minutes for a deal of all, when terms go to and fro, then they are up three minutes after it began, and who agrees as they end still does', async () => {
		const { running, due, say } = await council(3);
		const end = 181_000;
		expect(due()).toEqual([end, end, end]);
		expect(say('seat:1', { pick: 'cards' }, 90_000)).toBe(true);
		expect(say('seat:2', { pick: 'colonies' }, 179_000)).toBe(true);
		expect(due()).toEqual([end, end]);
		expect(say('seat:1', { pick: 'agree' }, 180_999)).toBe(true);
		expect(due()).toEqual([end]);
		expect(say('seat:3', { pick: 'agree' }, end)).toBe(true);
		expect(running.table.board).toMatchObject({ encounter: { outcome: { type: 'deal' } } });
	});

	it('[CE-33.44] [ROOM-CLOCK.1] given eight players, when the time of one is up who left, then there is no deal, whoever has agreed', async () => {
		const { running, due, say } = await council(8);
		expect(say('seat:1', { pick: 'cards' }, 90_000)).toBe(true);
		for (const seat of ['seat:2', 'seat:3', 'seat:4', 'seat:5', 'seat:6', 'seat:7'] as const)
			expect(say(seat, { pick: 'agree' }, 100_000)).toBe(true);
		expect(due()).toEqual([181_000]);
		running.timeOut(running.decisionFor('seat:8')!.id, 181_000);
		expect(running.table.board).toMatchObject({ encounter: { outcome: { type: 'dealFailed' } } });
		expect(running.table.decisions).toMatchObject([{ seat: 'seat:1', name: 'mustLose.pick' }]);
	});
});
