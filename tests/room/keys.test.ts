import { PROTOCOL, showCode } from '$lib/protocol';
import { describe, expect, it } from 'vitest';
import { MemoryHost, Player, playing, sayYes, seated } from '../support/memory-host';

/** Another device that says hello with this. */
async function device(host: MemoryHost, by: { key?: string; code?: string }): Promise<Player> {
	const player = new Player(host);
	player.key = by.key ?? null;
	player.send({ type: 'hello', protocol: PROTOCOL, ...by });
	await host.settle();
	return player;
}

describe('devices of a seat', () => {
	it('[ROOM-KEY.1] given a seat, when its owner asks for a link, then the key in it brings another device to the same seat, and both play', async () => {
		const host = new MemoryHost();
		const [ines] = await playing(host, 2);
		await ines?.ask({ type: 'link' });
		const { key = '', expiresMs } = ines?.last('link') ?? {};
		expect(expiresMs).toBe(600_000);
		const phone = await device(host, { key });
		expect(phone.seat).toBe('seat:1');
		expect(phone.picture.own).toEqual(ines?.picture.own);
		expect(ines?.picture.you.devices).toHaveLength(2);
		expect(ines?.picture.you.devices.filter((one) => one.this)).toHaveLength(1);
		phone.act({ pick: 'card:0', then: { amount: 1 } });
		await host.settle();
		expect(ines?.picture.own).toEqual(phone.picture.own);
		expect(ines?.last('accepted')?.counter).toBe(1);
	});

	it('[ROOM-KEY.2] given a short code, when it is typed in any manner, then it opens the seat once, with a key of its own', async () => {
		const host = new MemoryHost();
		const [ines] = await playing(host, 2);
		await ines?.ask({ type: 'link' });
		const { code = '' } = ines?.last('link') ?? {};
		expect(host.notices.some(({ deviceCode }) => deviceCode === code)).toBe(true);
		const phone = await device(host, { code: showCode(code).toLowerCase() });
		expect(phone.seat).toBe('seat:1');
		expect(phone.key).toMatch(/^[\w-]{22}$/);
		expect(phone.key).not.toBe(ines?.key);
		expect(ines?.picture.you.devices).toHaveLength(2);
		const again = await device(host, { code });
		expect(again.seat).toBeNull();
		expect(again.refusal?.rule).toBe('ROOM-KEY.3');
		await phone.reconnect({ fresh: true });
		expect(phone.seat).toBe('seat:1');
	});

	it('[ROOM-KEY.3] given a link ten minutes old, when it is opened, then it opens nothing; the same for a key that never was', async () => {
		const host = new MemoryHost();
		const [ines] = await seated(host, 1);
		await ines?.ask({ type: 'link' });
		const { key = '', code = '' } = ines?.last('link') ?? {};
		await host.pass(600_001);
		for (const by of [{ key }, { code }, { key: 'A'.repeat(22) }]) {
			const other = await device(host, by);
			expect(other.seat).toBeNull();
			expect(other.refusal).toMatchObject({ of: 'hello', rule: 'ROOM-KEY.3' });
		}
	});

	it('[ROOM-KEY.4] given two devices, when one revokes the other, then that one watches from then on and its key opens nothing', async () => {
		const host = new MemoryHost();
		const [ines] = await playing(host, 2);
		await ines?.ask({ type: 'link' });
		const phone = await device(host, { key: ines?.last('link')?.key ?? '' });
		const { key } = phone;
		const other = ines?.picture.you.devices.find((one) => !one.this)?.id ?? '';
		await ines?.ask({ type: 'revoke', device: other });
		expect(phone.seat).toBeNull();
		expect(phone.picture.own).toBeNull();
		expect(ines?.picture.you.devices).toHaveLength(1);
		expect((await device(host, { key: key ?? '' })).seat).toBeNull();
		await ines?.ask({ type: 'revoke', device: ines.picture.you.devices[0]?.id ?? '' });
		expect(ines?.refusal?.rule).toBe('ROOM-KEY.4');
		expect(ines?.seat).toBe('seat:1');
	});

	it('[ROOM-KEY.5] given somebody who tries codes, when twenty were wrong, then none is heard for a minute, not even a right one', async () => {
		const host = new MemoryHost();
		const [ines] = await seated(host, 1);
		for (let i = 0; i < 20; i++) (await device(host, { code: `AAAA${22 + i}` })).drop();
		await ines?.ask({ type: 'link' });
		const { code = '' } = ines?.last('link') ?? {};
		expect((await device(host, { code })).seat).toBeNull();
		await host.pass(61_000);
		expect((await device(host, { code })).seat).toBe('seat:1');
	});

	it('[ROOM-KEY.6] given a seat taken over by a newcomer, when its former owner comes with the old key, then they watch', async () => {
		const host = new MemoryHost();
		const [ines, tomasz] = await playing(host, 2);
		const { key } = tomasz ?? {};
		await tomasz?.ask({ type: 'leave' });
		const other = await device(host, {});
		await other.ask({ type: 'takeSeat', seat: 'seat:2', name: 'Lars' });
		await sayYes(ines);
		expect(other.seat).toBe('seat:2');
		expect((await device(host, { key: key ?? '' })).seat).toBeNull();
	});

	it('[ROOM-WIRE.3] given a page of another version, when it says hello, then it is told to reload and the seat is kept', async () => {
		const host = new MemoryHost();
		const [ines] = await playing(host, 2);
		const old = new Player(host);
		// Another version may say what this one does not know.
		const more = { left: { round: 1, n: 7 } };
		old.raw(JSON.stringify({ type: 'hello', protocol: 99, key: ines?.key ?? '', ...more }));
		await host.settle();
		expect(old.last('stale')).toMatchObject({
			protocol: PROTOCOL,
			say: expect.stringContaining('Reload') as string
		});
		expect(old.picture.room).toBeNull();
		await ines?.reconnect({ fresh: true });
		expect(ines?.seat).toBe('seat:1');
	});
});
