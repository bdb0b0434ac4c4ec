/** A device whose page is closed is told that it is its turn: when, how often, where, and that nobody else notices. */
import { describe, expect, it } from 'vitest';
import { LIMITS } from '$lib/protocol';
import { isPushService, nudgesDue } from '../../party/room/nudges';
import { MemoryHost, Player, playing, TOYS } from '../support/memory-host';

const FCM = 'https://fcm.googleapis.com/fcm/send/';
const to = (device: string) => ({
	endpoint: `${FCM}${device}`,
	p256dh: `B${'x'.repeat(86)}`,
	auth: 'y'.repeat(22)
});
const LAY = { pick: 'card:0', then: { amount: 1 } };
const PASS = { pick: 'pass' };

/** Ines, whose turn it is, and Tomasz, who is asked next and wants to be told so. Nobody is replaced. */
async function table(house: Record<string, string | number | boolean> = {}) {
	const host = new MemoryHost();
	const options = { heap: 200 };
	const [ines, tomasz] = (await playing(host, 2, { options, house: { graceS: -1, ...house } })) as [
		Player,
		Player
	];
	// By hand: what can only be passed is asked as well.
	for (const player of [ines, tomasz])
		await player.ask({ type: 'orders', orders: [], counter: ++player.counter });
	await tomasz.ask({ type: 'nudges', to: to('tomasz') });
	/** Ines lays a card, and Tomasz is asked. */
	const lay = async () => {
		ines.act(LAY);
		await host.settle();
	};
	return { host, ines, tomasz, lay, sent: host.push.sent };
}

const SOON = 20_000;

describe('when a device is nudged', () => {
	it('[ROOM-NUDGE.1] [ROOM-NUDGE.4] given a seat that is away, when it is asked, then its device is told after a while, and reads the table and the game alone', async () => {
		const { host, tomasz, lay, sent } = await table();
		tomasz.drop();
		await host.settle();
		await lay();
		await host.pass(SOON - 1);
		expect(sent).toHaveLength(0);
		await host.pass(1);
		expect(sent).toHaveLength(1);
		const [{ to: where, nudge } = {}] = sent;
		expect(where).toMatchObject({ ...to('tomasz'), site: 'orrery.example' });
		expect(JSON.parse(nudge?.text ?? '')).toEqual({ table: 'quiet-comet-41', game: 'Stones' });
		expect(nudge?.topic).toMatch(/^[\w-]{32}$/);
		expect(nudge?.seconds).toBe(86_400);
		await host.pass(86_400_000);
		expect(sent, 'one for a wait').toHaveLength(1);
	});

	it('[ROOM-NUDGE.4] given a page in sight, then nothing is sent; hidden, the next question is told; one that was seen is not', async () => {
		const { host, ines, tomasz, lay, sent } = await table();
		await lay();
		await host.pass(2 * SOON);
		expect(sent, 'in sight').toHaveLength(0);
		await tomasz.ask({ type: 'looking', on: false });
		await host.pass(2 * SOON);
		expect(sent, 'seen before').toHaveLength(0);
		await tomasz.ask({ type: 'looking', on: true });
		tomasz.act(PASS);
		await host.settle();
		tomasz.act(LAY); // it is his turn now
		await host.settle();
		await tomasz.ask({ type: 'looking', on: false });
		ines.act(PASS);
		await host.settle();
		ines.act(LAY);
		await host.settle();
		await host.pass(SOON);
		expect(sent, 'out of sight').toHaveLength(1);
	});

	it('[ROOM-NUDGE.4] given somebody who comes back in time, or answers elsewhere, then nothing is sent', async () => {
		const { host, tomasz, lay, sent } = await table();
		tomasz.drop();
		await host.settle();
		await lay();
		await host.pass(SOON - 5000);
		await tomasz.reconnect();
		await host.pass(SOON);
		expect(sent).toHaveLength(0);
	});

	it('[ROOM-NUDGE.4] given who never looks, then another question is told at the earliest an hour later', async () => {
		const { host, ines, tomasz, lay, sent } = await table({ clockS: 300 });
		tomasz.drop();
		await host.settle();
		await lay();
		await host.pass(SOON);
		expect(sent).toHaveLength(1);
		// The clock answers for him, and he is asked again and again.
		const first = host.time;
		let asked = 0;
		while (sent.length < 2 && host.time < first + 2 * 3_600_000) {
			await host.pass(60_000);
			if (ines.decision) asked += 1;
			ines.act(ines.decision?.window ? PASS : LAY);
			await host.settle();
		}
		expect(asked).toBeGreaterThan(10);
		expect(sent).toHaveLength(2);
		expect(host.time - first).toBeGreaterThanOrEqual(3_600_000);
	});

	it('[ROOM-NUDGE.4] given who has looked since, then they are told of the next question at once', async () => {
		const { host, tomasz, lay, sent } = await table({ clockS: 300 });
		tomasz.drop();
		await host.settle();
		await lay();
		await host.pass(SOON);
		expect(sent).toHaveLength(1);
		await tomasz.reconnect();
		tomasz.act(PASS);
		await host.settle();
		tomasz.act(LAY);
		await host.settle();
		tomasz.drop();
		await host.pass(305_000); // Ines passes by the clock, and then lays by it
		await host.pass(300_000);
		await host.pass(SOON);
		expect(sent).toHaveLength(2);
	});

	it('[ROOM-NUDGE.4] given a table at which nobody is left, then it wakes by its alarm and tells, after a restart too', async () => {
		const { host, ines, tomasz, lay, sent } = await table();
		tomasz.drop();
		await host.settle();
		await lay();
		ines.drop();
		await host.settle();
		expect(host.alarm).not.toBeNull();
		host.push.hasKeys = false; // the list cannot be asked within an alarm
		host.restart();
		await host.pass(SOON);
		expect(sent).toHaveLength(1);
		host.restart();
		await host.pass(10 * SOON);
		expect(sent, 'it is kept that it was told').toHaveLength(1);
	});

	it('[ROOM-NUDGE.4] given a table that sleeps, then it knows who was out of sight, and who has seen the question', async () => {
		const { host, ines, tomasz, lay, sent } = await table();
		await tomasz.ask({ type: 'looking', on: false });
		host.sleep();
		await host.settle();
		await ines.reconnect(); // who is in sight is looked at anew
		await lay();
		host.sleep();
		await host.pass(SOON);
		expect(sent).toHaveLength(1);
		// He looks, and goes while the table sleeps: he knows.
		await tomasz.ask({ type: 'looking', on: true });
		tomasz.act(PASS);
		await host.settle();
		expect(tomasz.decision).not.toBeNull();
		await host.pass(1000);
		host.sleep();
		tomasz.drop();
		await host.pass(10 * SOON);
		expect(sent).toHaveLength(1);
		expect(ines.picture.open).not.toBeNull();
	});

	it('[ROOM-NUDGE.4] given a seat a bot plays, then nothing is sent', async () => {
		const { host, tomasz, lay, sent } = await table({ botMs: 3000 });
		tomasz.drop();
		await host.settle();
		await lay();
		expect(nudgesDue(host.room.session)).toMatchObject([{ seat: 'seat:2' }]);
		await tomasz.reconnect();
		tomasz.act(PASS); // now he is to lay a card, for which bots take their time
		await host.settle();
		await tomasz.ask({ type: 'standIn', on: true });
		await tomasz.ask({ type: 'looking', on: false });
		host.room.session.sights.set('seat:2', { seen: 0, nudged: null });
		expect(host.room.session.running?.decisionFor('seat:2')).not.toBeNull();
		expect(nudgesDue(host.room.session)).toEqual([]);
		await host.pass(10 * SOON);
		expect(sent).toHaveLength(0);
	});

	it('[ROOM-NUDGE.1] given a clock, then it is worth telling as long as there is time', async () => {
		const { host, tomasz, lay, sent } = await table({ clockS: 300 });
		tomasz.drop();
		await host.settle();
		await lay();
		await host.pass(SOON);
		expect(sent.at(-1)?.nudge.seconds).toBe(280);
	});
});

describe('which devices are nudged', () => {
	it('[ROOM-NUDGE.5] given a push service that knows a device no more, then it is told nothing more, and its owner sees it', async () => {
		const { host, tomasz, lay, sent } = await table();
		expect(tomasz.picture.you.devices).toMatchObject([{ this: true, nudged: true }]);
		tomasz.drop();
		await host.settle();
		host.push.answer = 'gone';
		await lay();
		await host.pass(SOON);
		expect(sent).toHaveLength(1);
		await host.pass(1);
		await tomasz.reconnect();
		expect(tomasz.picture.you.devices[0]).not.toHaveProperty('nudged');
		expect(host.counts.told(host.time)).toContain('orrery_nudges_total{how="gone"} 1');
		expect(host.store.kept.get('room')).not.toContain(FCM);
	});

	it('[ROOM-NUDGE.5] given one that fails, then the device is told the next time', async () => {
		const { host, tomasz, lay, sent } = await table();
		tomasz.drop();
		await host.settle();
		host.push.answer = 'failed';
		await lay();
		await host.pass(SOON);
		expect(sent).toHaveLength(1);
		await tomasz.reconnect();
		expect(tomasz.picture.you.devices).toMatchObject([{ nudged: true }]);
	});

	it('[ROOM-NUDGE.5] given a device that wants no more, is taken off, or gave up its seat, then it is told no more', async () => {
		const { host, tomasz } = await table();
		await tomasz.ask({ type: 'nudges', to: null });
		expect(tomasz.picture.you.devices[0]).not.toHaveProperty('nudged');
		expect(host.store.kept.get('room')).not.toContain(FCM);

		await tomasz.ask({ type: 'nudges', to: to('tomasz') });
		await tomasz.ask({ type: 'link' });
		const phone = new Player(host);
		phone.key = tomasz.last('link')?.key ?? null;
		phone.hello();
		await host.settle();
		const laptop = tomasz.picture.you.devices.find((one) => one.this);
		await phone.ask({ type: 'revoke', device: laptop?.id ?? '' });
		expect(host.store.kept.get('room')).not.toContain(FCM);

		await phone.ask({ type: 'nudges', to: to('phone') });
		expect(host.store.kept.get('room')).toContain(FCM);
		await phone.ask({ type: 'leave' });
		expect(host.store.kept.get('room')).not.toContain(FCM);
	});

	it('[ROOM-NUDGE.5] given the same browser with another key, or a fifth device, then the older, or oldest, is told no more', async () => {
		const { host, tomasz } = await table();
		const told = () =>
			(host.store.kept.get('room') ?? '').match(/fcm\/send\/\w+/g)?.map((one) => one.slice(9));
		for (const name of ['tomasz', 'two', 'three', 'four']) {
			await tomasz.ask({ type: 'link' });
			const device = new Player(host);
			device.key = tomasz.last('link')?.key ?? null;
			device.hello();
			await host.settle();
			await device.ask({ type: 'nudges', to: to(name) });
			if (name === 'tomasz') expect(told()).toEqual(['tomasz']);
		}
		expect(told()).toEqual(['tomasz', 'two', 'three', 'four']);
		await tomasz.ask({ type: 'nudges', to: to('five') });
		expect(told()).toEqual(['five', 'two', 'three', 'four']);
	});

	it('[ROOM-NUDGE.3] given an address that is no push service’s, then it is refused in words and nothing is kept', async () => {
		const { host, tomasz } = await table();
		for (const endpoint of [
			'http://fcm.googleapis.com/fcm/send/x',
			'https://127.0.0.1/x',
			'https://fcm.googleapis.com:8443/x',
			'https://me@fcm.googleapis.com/x',
			'https://fcm.googleapis.com.example/x',
			'https://notify.windows.com.evil.example/x',
			'https://evilpush.apple.com.example/',
			'https://xpush.apple.com/',
			'file:///etc/passwd',
			'not an address'
		]) {
			await tomasz.ask({ type: 'nudges', to: { ...to('x'), endpoint } });
			expect(tomasz.refusal).toMatchObject({ of: 'nudges', rule: 'ROOM-NUDGE.3' });
			expect(isPushService(endpoint, LIMITS.pushServices), endpoint).toBe(false);
		}
		for (const endpoint of [
			'https://web.push.apple.com/QKf',
			'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
			'https://wns2-par02p.notify.windows.com/w/?token=BQY'
		])
			expect(isPushService(endpoint, LIMITS.pushServices), endpoint).toBe(true);
		expect(host.push.sent).toHaveLength(0);
		expect(host.store.kept.get('room')).not.toContain('evil');
	});

	it('[ROOM-NUDGE.3] given keys no browser gives, or an address without end, then the message is not understood', async () => {
		const { tomasz } = await table();
		for (const wrong of [
			{ p256dh: 'short' },
			{ p256dh: `A${'x'.repeat(86)}` },
			{ auth: 'y'.repeat(23) },
			{ auth: '=' },
			{ endpoint: FCM.padEnd(1001, 'x') },
			{ more: 1 }
		]) {
			tomasz.raw(JSON.stringify({ type: 'nudges', to: { ...to('x'), ...wrong } }));
			await tomasz.host.settle();
			expect(tomasz.refusal).toMatchObject({ of: 'nudges', rule: 'ROOM-WIRE.1' });
		}
	});

	it('[ROOM-NUDGE.2] given keys that cannot be had, then it is said in words', async () => {
		const { host, tomasz } = await table();
		host.push.hasKeys = false;
		await tomasz.ask({ type: 'nudges', to: to('again') });
		expect(tomasz.refusal).toMatchObject({ of: 'nudges', rule: 'ROOM-NUDGE.2' });
	});

	it('[ROOM-NUDGE.5] given who only watches, then no device of theirs is told', async () => {
		const { host } = await table();
		const wanda = new Player(host, 'Wanda');
		wanda.hello();
		await host.settle();
		await wanda.ask({ type: 'nudges', to: to('wanda') });
		expect(wanda.refusal).toMatchObject({ of: 'nudges', rule: 'ROOM-SEAT.2' });
		const before = wanda.said.length;
		await wanda.ask({ type: 'looking', on: false });
		expect(wanda.said).toHaveLength(before);
	});
});

describe('what others notice', () => {
	it('[ROOM-NUDGE.6] given two tables of which one tells a device, then the others are sent the same bytes', async () => {
		const heard = async (nudged: boolean) => {
			const host = new MemoryHost({ catalogue: TOYS, seed: 7 });
			const [ines, tomasz] = (await playing(host, 2, { house: { graceS: -1 } })) as [
				Player,
				Player
			];
			if (nudged) await tomasz.ask({ type: 'nudges', to: to('tomasz') });
			await tomasz.ask({ type: 'looking', on: !nudged });
			ines.act(LAY);
			await host.settle();
			await host.pass(3 * SOON);
			await tomasz.ask({ type: 'looking', on: true });
			expect(host.push.sent).toHaveLength(nudged ? 1 : 0);
			return ines.frames;
		};
		expect(await heard(true)).toEqual(await heard(false));
	});
});
