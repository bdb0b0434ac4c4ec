/** Tables over days: they go on while nobody is here, by the host's alarm alone. */
import { describe, expect, it } from 'vitest';
import { Lobby } from '../../party/lobby/lobby';
import { MemoryHost, MemoryStore, Player, playing, sayYes, TOYS } from '../support/memory-host';
import { bidding, toy } from '../support/toy';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const LAY = { pick: 'card:0', then: { amount: 1 } };
const EIGHT = { clockS: 28_800, windowMs: 1500 };

/** Nobody is connected, and the room is read anew at each alarm, as a host does with one that slept. */
async function leaveAsleep(host: MemoryHost, players: readonly Player[]): Promise<void> {
	for (const player of players) player.drop();
	await host.settle();
	host.sleep();
	await host.settle();
}

describe('tables over days', () => {
	it('[ROOM-DAYS.1] given eight hours a decision and nobody connected, when they are over, then the host’s alarm wakes the table and the usual answer is given, in a room that slept and in one that died', async () => {
		const host = new MemoryHost();
		const players = await playing(host, 2, { house: EIGHT });
		await leaveAsleep(host, players);
		await host.pass(8 * HOUR - 1000);
		expect(host.room.session.running?.table.n).toBe(0);
		await host.pass(2000);
		expect(host.room.session.running?.table.n).toBe(1);
		host.restart();
		await host.pass(9 * HOUR);
		expect(host.room.session.running?.table.n).toBeGreaterThan(1);
		expect(host.faults).toEqual([]);
	});

	it('[ROOM-DAYS.1] given a table at which minutes count, then nothing happens there while nobody is here', async () => {
		const host = new MemoryHost();
		const players = await playing(host, 2, { house: { clockS: 300 } });
		await leaveAsleep(host, players);
		await host.pass(3 * DAY);
		expect(host.room.session.running?.table.n).toBe(0);
	});

	it('[ROOM-DAYS.1] given bots and nobody connected, then they move at once, also when the process dies between two moves', async () => {
		const host = new MemoryHost();
		const all = await playing(host, 1, { bots: 1, house: { ...EIGHT, botMs: 4000 } });
		all[0]?.act(LAY);
		await host.settle();
		const { running } = host.room.session;
		expect(running?.table.decisions[0]?.seat).toBe('seat:2');
		for (const player of all) player.drop();
		// It dies before it hears that everybody has gone.
		host.restart();
		await host.settle();
		const before = running?.table.n ?? 0;
		await host.pass(60_000);
		expect(host.room.session.running?.table.n).toBeGreaterThan(before);
	});

	it('[ROOM-DAYS.1] given that somebody comes back, then no time is turned back, and they read what is left', async () => {
		const host = new MemoryHost();
		const all = await playing(host, 2, { house: EIGHT });
		await leaveAsleep(host, all);
		await host.pass(7 * HOUR);
		await all[0]?.reconnect({ fresh: true });
		expect(all[0]?.picture.due).toBe(host.time + HOUR);
		all[0]?.drop();
		await host.pass(HOUR + 1000);
		expect(host.room.session.running?.table.n).toBe(1);
	});

	it('[ROOM-DAYS.1] given a window that nobody is there for, when somebody comes, then it has what is left of its time, and not all of it again', async () => {
		const host = new MemoryHost();
		const all = await playing(host, 3, { house: EIGHT });
		const [ines, ...others] = all;
		for (const player of others) await player.ask({ type: 'orders', orders: [], counter: 1 });
		ines?.act(LAY);
		await host.settle();
		await leaveAsleep(host, all);
		await host.pass(HOUR / 2);
		await ines?.reconnect({ fresh: true });
		expect(ines?.picture.due).toBe(host.time + HOUR / 2);
	});

	it('[ROOM-DAYS.2] given that somebody is away for days, then no bot sits in by itself; the others vote for one as long as a decision takes, and each has a voice who was here within that time', async () => {
		const host = new MemoryHost();
		const [ines, tomasz, lars] = await playing(host, 3, { house: { ...EIGHT, graceS: 20 } });
		lars?.drop();
		await host.pass(HOUR);
		expect(host.room.session.record.seats[2]?.standIn).toBeNull();
		await ines?.ask({ type: 'propose', kind: 'bot', seat: 'seat:3' });
		ines?.drop();
		tomasz?.drop();
		await host.pass(5 * HOUR);
		expect(host.room.session.record.votes).toHaveLength(1);
		await tomasz?.reconnect();
		expect(tomasz?.picture.room?.votes[0]?.voters).toEqual(['seat:1', 'seat:2']);
		await sayYes(tomasz);
		expect(host.room.session.record.seats[2]?.standIn?.why).toBe('vote');
	});

	it('[ROOM-DAYS.2] given a vote nobody carries, then it ends with nobody there when a decision would', async () => {
		const host = new MemoryHost();
		const all = await playing(host, 3, { house: EIGHT });
		await all[0]?.ask({ type: 'propose', kind: 'bot', seat: 'seat:3' });
		await leaveAsleep(host, all);
		await host.pass(8 * HOUR - 1000);
		expect(host.room.session.record.votes).toHaveLength(1);
		await host.pass(2000);
		expect(host.room.session.record.votes).toEqual([]);
	});

	it('[ROOM-DAYS.2] given a newcomer who asks for a bot’s seat while nobody is here, then they wait for the word of somebody who was here lately', async () => {
		const host = new MemoryHost();
		const all = await playing(host, 2, { bots: 1, house: EIGHT });
		await leaveAsleep(host, all);
		const mei = new Player(host, 'Mei');
		mei.hello();
		await host.settle();
		await mei.ask({ type: 'takeSeat', seat: 'seat:3' });
		await host.pass(HOUR);
		expect(mei.seat).toBeNull();
		await all[0]?.reconnect();
		await sayYes(all[0]);
		expect(mei.seat).toBe('seat:3');
	});

	it.each([
		{ windowS: 0, lasts: HOUR },
		{ windowS: 8, lasts: 8000 },
		{ windowS: 14_400, lasts: 4 * HOUR }
	])(
		'[ROOM-DAYS.3] given a longest time to respond of $windowS s, then a window lasts $lasts ms with nobody there, and no less than its least time where all have left orders',
		async ({ windowS, lasts }) => {
			const host = new MemoryHost();
			const all = await playing(host, 3, { house: { ...EIGHT, windowS } });
			const [ines, ...others] = all;
			for (const player of others) await player.ask({ type: 'orders', orders: [], counter: 1 });
			ines?.act(LAY);
			await host.settle();
			await leaveAsleep(host, all);
			const isOpen = () => host.room.session.running?.table.decisions[0]?.window === 'claim';
			await host.pass(lasts - 500);
			expect(isOpen()).toBe(true);
			// One that slept is woken a breath later.
			await host.pass(3000);
			expect(isOpen()).toBe(false);
		}
	);

	it('[ROOM-DAYS.3] [ROOM-WINDOW.1] given that all have left orders to pass, then a window closes at its least time with nobody there, neither before nor after', async () => {
		const host = new MemoryHost();
		const all = await playing(host, 3, { house: EIGHT });
		const [ines, ...others] = all;
		const pass = { on: '*', when: [], answer: { pick: 'pass' }, until: 'game' };
		for (const player of others) await player.ask({ type: 'orders', orders: [pass], counter: 1 });
		ines?.act(LAY);
		await host.settle();
		for (const player of all) player.drop();
		const isOpen = () => host.room.session.running?.table.decisions[0]?.window === 'claim';
		await host.pass(1400);
		expect(isOpen()).toBe(true);
		await host.pass(200);
		expect(isOpen()).toBe(false);
	});

	it('[ROOM-DAYS.3] given a question that says seconds of its own, as a deal does, then over days it has the time of any decision', async () => {
		const catalogue = {
			games: { toy: bidding({ 'seat:1': 20, 'seat:2': 40 }) },
			botsFor: () => TOYS.botsFor(toy)
		};
		const host = new MemoryHost({ catalogue });
		const [ines] = await playing(host, 3, { house: EIGHT });
		expect(ines?.picture.due).toBe(host.time + 8 * HOUR);
	});

	it('[ROOM-DAYS.1] given a host whose alarms end with it, then its list knows which tables to wake: those that go on, and no others', async () => {
		const list = new Lobby(
			new MemoryStore(),
			() => 0,
			() => Promise.resolve({ publicKey: 'public', privateKey: 'private' })
		);
		const host = new MemoryHost();
		const all = await playing(host, 2, { house: EIGHT });
		const tell = async () => {
			for (const notice of host.notices.splice(0)) await list.hear(notice);
			return list.playingOn();
		};
		expect(await tell()).toEqual(['quiet-comet-41']);
		for (const player of all) await player.ask({ type: 'leave' });
		expect(await tell()).toEqual([]);
		const quick = new MemoryHost({ name: 'swift-otter-12' });
		await playing(quick, 2, { house: { clockS: 300 } });
		for (const notice of quick.notices) await list.hear(notice);
		expect(await list.playingOn()).toEqual([]);
	});

	it('[ROOM-DAYS.4] given 72 hours a decision, then the table is not forgotten after thirty days, but after the time of sixty decisions', async () => {
		const host = new MemoryHost();
		const all = await playing(host, 2, { house: { clockS: 259_200 } });
		await leaveAsleep(host, all);
		await host.pass(40 * DAY);
		expect(host.store.kept.get('room')).toBeDefined();
		await host.pass(150 * DAY);
		expect(host.store.kept.size).toBe(0);
	});

	it('[ROOM-DAYS.4] given that all have left for good, then nothing goes on, and it is forgotten after a day', async () => {
		const host = new MemoryHost();
		const all = await playing(host, 2, { house: EIGHT });
		for (const player of all) await player.ask({ type: 'leave' });
		const { n } = host.room.session.running?.table ?? {};
		await leaveAsleep(host, all);
		await host.pass(DAY - HOUR);
		expect(host.room.session.running?.table.n).toBe(n);
		expect(host.room.session.record.phase).toBe('playing');
		await host.pass(2 * HOUR);
		expect(host.store.kept.size).toBe(0);
	});
});
