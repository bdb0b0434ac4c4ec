/** Who may ask what a steady player would do, and that a page has all it takes to say so. */
import { advise, botFor, botsFor } from '$lib/bots';
import { GAMES } from '$lib/games';
import { offersHints } from '$lib/protocol';
import type { RoomLook } from '$lib/protocol';
import { describe, expect, it } from 'vitest';
import { MemoryHost, playing, seated } from '../support/memory-host';
import type { Player } from '../support/memory-host';

const CATALOGUE = { games: GAMES, botsFor };
const offered = ({ picture: { room } }: Player): boolean | null => room && offersHints(room);

describe('hints', () => {
	it('[ROOM-HINT.1] given one person with bots, then hints are had; given two people, then only where the host says so, as everybody sees', async () => {
		const [ines] = (await playing(new MemoryHost(), 1, { bots: 2 })) as [Player];
		expect(offered(ines)).toBe(true);
		const [one, other] = (await playing(new MemoryHost(), 2)) as [Player, Player];
		expect([one, other].map(offered)).toEqual([false, false]);
		const hints = { hints: 'always' };
		const asked = (await playing(new MemoryHost(), 2, { house: hints })) as Player[];
		expect(asked.map(offered)).toEqual([true, true]);
		expect(asked.map(({ picture }) => picture.room?.house.hints)).toEqual(['always', 'always']);
	});

	it('[ROOM-HINT.1] given a table that wants none, then who is alone with bots has none either; a lesson gives them all the same', async () => {
		const house = { hints: 'never' };
		const [ines] = (await playing(new MemoryHost(), 1, { bots: 1, house })) as [Player];
		expect(offered(ines)).toBe(false);
		const host = new MemoryHost({ catalogue: CATALOGUE });
		const [learner] = (await seated(host, 1)) as [Player];
		await learner.ask({ type: 'options', game: 'cosmic', house });
		await learner.ask({ type: 'start', lesson: true });
		expect(offered(learner)).toBe(true);
	});

	it('[ROOM-HINT.1] only what is offered can be set, and only by the host', async () => {
		const [ines, tomasz] = (await seated(new MemoryHost(), 2)) as [Player, Player];
		await ines.ask({ type: 'options', house: { hints: 'sometimes' } });
		expect(ines.last('refused')).toMatchObject({ of: 'options', rule: 'ROOM-HOST.1' });
		await tomasz.ask({ type: 'options', house: { hints: 'always' } });
		expect(tomasz.last('refused')).toMatchObject({ of: 'options', rule: 'ROOM-HOST.2' });
		const { room } = ines.picture as { room: RoomLook };
		expect(room.house.hints).toBe('alone');
	});

	for (const game of Object.values(GAMES))
		it(`[ROOM-HINT.2] given ${game.name}, when somebody answers with every hint that their page makes of its own picture, then the room takes each`, async () => {
			const host = new MemoryHost({ catalogue: CATALOGUE });
			const [ines] = (await seated(host, 1)) as [Player];
			await ines.ask({ type: 'options', game: game.id, house: { botMs: 0 } });
			for (let bots = 0; bots < 2; bots++) await ines.ask({ type: 'addBot' });
			await ines.ask({ type: 'start', anyway: true });
			const steady = botFor(botsFor(game), 'steady');
			let taken = 0;
			for (let i = 0; i < 400 && taken < 60; i++) {
				const { open, own, room } = ines.picture;
				if (!open || !own?.decision || room?.phase !== 'playing') {
					await host.pass(1_000);
					continue;
				}
				const seed = `${own.seat} ${own.decision.id}`;
				const asking = { game: game.id, open, own, seed };
				const { answer } = advise(steady, asking);
				ines.act(answer);
				await host.settle();
				expect(ines.last('refused'), own.decision.name).toBeUndefined();
				taken += 1;
			}
			// A short game may be over before: one of Council asks some 36 things of each.
			expect(taken).toBeGreaterThan(15);
		}, 60_000);
});
