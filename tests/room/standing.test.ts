/** How a table stands, for the home page of those who sit there. */
import { describe, expect, it } from 'vitest';
import type { Standing } from '$lib/protocol';
import { MemoryHost, playing } from '../support/memory-host';

const LAY = { pick: 'card:0', then: { amount: 1 } };

async function standing(host: MemoryHost, key: string | null = null): Promise<Standing> {
	const { body } = await host.request('', key);
	return JSON.parse(body) as Standing;
}

describe('how a table stands', () => {
	it('[ROOM-STANDING.1] given anybody who asks, then they read who plays and who is waited for; given the key of a seat, also since when it is asked', async () => {
		const host = new MemoryHost();
		const [ines, tomasz] = await playing(host, 2, { bots: 1, house: { clockS: 28_800 } });
		await host.pass(60_000);
		const all = await standing(host);
		expect(all.seats.map(({ name, kind }) => [name, kind])).toEqual([
			['Ines', 'human'],
			['Tomasz', 'human'],
			[expect.any(String), 'bot']
		]);
		expect(all.waiting?.seats).toEqual(['seat:1']);
		expect(all).not.toHaveProperty('you');
		expect((await standing(host, ines?.key)).you).toEqual({ seat: 'seat:1', openMs: 60_000 });
		expect((await standing(host, tomasz?.key)).you).toEqual({ seat: 'seat:2', openMs: null });
		expect(await standing(host, 'x'.repeat(22))).toEqual(all);
	});

	it('[ROOM-STANDING.1] [ROOM-SECRET.3] given an open window, then whoever asks reads the same whoever has answered, and each seat only of itself', async () => {
		const told: Standing[] = [];
		for (const answers of [false, true]) {
			const host = new MemoryHost();
			const all = await playing(host, 3, { house: { windowMs: 3000 } });
			const [ines, tomasz, lars] = all;
			ines?.act(LAY);
			await host.settle();
			if (answers) tomasz?.act({ pick: 'pass' });
			await host.settle();
			told.push(await standing(host), await standing(host, lars?.key));
			const mine = (await standing(host, tomasz?.key)).you?.openMs;
			expect(mine).toBe(tomasz?.decision ? 0 : null);
		}
		expect(told[2]).toEqual(told[0]);
		expect(told[3]).toEqual(told[1]);
		expect(told[0]?.waiting).toMatchObject({ window: 'claim', seats: null });
	});
});
