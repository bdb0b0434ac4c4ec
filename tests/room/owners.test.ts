/** A seat is its owner's: keys that always open, voices a blink does not cost, hosts who come back. */
import { describe, expect, it } from 'vitest';
import { PROTOCOL } from '$lib/protocol';
import { unspoken } from '../../party/room/talk';
import { MemoryHost, Player, playing, sayYes, seated } from '../support/memory-host';

async function hello(
	host: MemoryHost,
	by: { key?: string; code?: string } = {},
	from: string | null = null
): Promise<Player> {
	const player = new Player(host, '', from);
	player.key = by.key ?? null;
	player.send({ type: 'hello', protocol: PROTOCOL, ...by });
	await host.settle();
	return player;
}

const LAY = { pick: 'card:0', then: { amount: 1 } };

describe('keys', () => {
	it('[ROOM-KEY.5] [ROOM-KEY.8] given a stranger who tries keys and codes without end, when the owner reloads, then the seat is theirs', async () => {
		const host = new MemoryHost();
		const [ines, tomasz] = await playing(host, 2);
		for (let i = 0; i < 30; i++) {
			(await hello(host, { code: `AAAA${22 + i}` })).drop();
			(await hello(host, { key: String(i).padStart(22, 'A') })).drop();
		}
		for (const player of [ines, tomasz]) {
			const seat = player?.seat;
			await player?.reconnect({ fresh: true });
			expect(player?.seat).toBe(seat);
			expect(player?.key).not.toBeNull();
		}
	});

	it('[ROOM-KEY.5] [ROOM-KEY.8] given too many wrong codes, when a page comes with a code and a key, then it is told in words to wait, and told to forget nothing', async () => {
		const host = new MemoryHost();
		const [ines] = await playing(host, 2);
		const mallory = '10.0.0.66';
		for (let i = 0; i < 5; i++) (await hello(host, { code: `AAAA${22 + i}` }, mallory)).drop();
		await ines?.ask({ type: 'link' });
		const { code = '' } = ines?.last('link') ?? {};
		const late = await hello(host, { code, key: 'B'.repeat(22) }, mallory);
		expect(late.refusal).toMatchObject({ of: 'hello', rule: 'ROOM-KEY.5' });
		expect(late.last('you')).toBeUndefined();
		// Others are heard meanwhile, and the code is still good.
		expect((await hello(host, { code }, '10.0.0.7')).seat).toBe('seat:1');
		const wrong = await hello(host, { key: 'B'.repeat(22) });
		expect(wrong.last('you')?.you.seat).toBeNull(); // it surely opens nothing
	});

	it('[ROOM-KEY.8] given who was sent away, when their page comes again, then it keeps the key by which it is known', async () => {
		const host = new MemoryHost();
		const [ines, tomasz] = await seated(host, 2);
		const key = tomasz?.key ?? '';
		await ines?.ask({ type: 'kick', seat: 'seat:2' });
		const back = await hello(host, { key });
		expect(back.last('you')).toBeUndefined();
		expect(back.refusal?.rule).toBe('ROOM-AGAIN.1');
	});

	it('[ROOM-KEY.7] given a ninth device, then the oldest watches from then on and is told why, and acts no more', async () => {
		const host = new MemoryHost();
		const [ines, tomasz] = await playing(host, 2);
		const devices: Player[] = [];
		for (let i = 0; i < 8; i++) {
			await tomasz?.ask({ type: 'link' });
			devices.push(await hello(host, { code: tomasz?.last('link')?.code ?? '' }));
		}
		expect(devices.map(({ seat }) => seat)).toEqual(Array<string>(8).fill('seat:2'));
		expect(tomasz?.seat).toBeNull();
		expect(tomasz?.picture.own).toBeNull();
		expect(tomasz?.refusal?.rule).toBe('ROOM-KEY.7');
		expect(devices[0]?.picture.you.devices).toHaveLength(8);
		expect(ines?.picture.room?.seats[1]?.here).toBe(true);
		await tomasz?.ask({ type: 'rename', name: 'Still here' });
		expect(ines?.picture.room?.seats[1]?.name).toBe('Tomasz');
	});

	it('[ROOM-ONCE.2] given two devices of a seat that count alike, when they answer otherwise, then one is accepted and the other told', async () => {
		const host = new MemoryHost();
		const [ines] = await playing(host, 2);
		const phone = await hello(host, { key: ines?.key ?? '' });
		const decision = ines?.decision?.id ?? 0;
		const other = { pick: 'card:1', then: { amount: 1 } };
		ines?.send({ type: 'act', decision, answer: LAY, counter: 1 });
		phone.send({ type: 'act', decision, answer: other, counter: 1 });
		await host.settle();
		expect(phone.refusal).toMatchObject({ rule: 'ROOM-ONCE.2', counter: 1 });
		ines?.send({ type: 'act', decision, answer: LAY, counter: 1 });
		await host.settle();
		expect(ines?.said.filter(({ type }) => type === 'accepted')).toHaveLength(2);
	});

	it('[ROOM-ONCE.3] given a counter far ahead, then it is refused, and the next one counts', async () => {
		const host = new MemoryHost();
		const [ines] = await playing(host, 2);
		const order = (counter: number) => ines?.ask({ type: 'orders', orders: [], counter });
		const refuses = async (counter: number) => {
			await order(counter);
			expect(ines?.refusal).toMatchObject({ rule: 'ROOM-ONCE.3', counter });
		};
		await refuses(Number.MAX_SAFE_INTEGER);
		await refuses(2 ** 40);
		await order(3);
		await refuses(1004);
		await order(1003);
		expect(ines?.last('accepted')).toMatchObject({ counter: 1003 });
	});

	it('[ROOM-ONCE.1] given a seat that counted far, when somebody else has it, then they count from one, and what the former page said last is none of theirs', async () => {
		const host = new MemoryHost();
		const [ines, tomasz] = (await playing(host, 3)) as [Player, Player];
		await ines.ask({ type: 'orders', orders: [], counter: 700 });
		await ines.ask({ type: 'orders', orders: [], counter: 1700 });
		expect(ines.last('accepted')?.counter).toBe(1700);
		await ines.ask({ type: 'leave' });
		const lars = await hello(host);
		await lars.ask({ type: 'takeSeat', seat: 'seat:1' });
		for (const one of host.room.session.record.votes)
			for (const seat of [tomasz]) await seat.ask({ type: 'vote', vote: one.id, yes: true });
		expect(lars.picture.you).toMatchObject({ seat: 'seat:1', counter: 0 });
		for (const counter of [1, 2, 1700 - 999]) {
			await lars.ask({ type: 'orders', orders: [], counter });
			expect(lars.last('accepted')?.counter).toBe(counter);
		}
		host.restart();
		await lars.reconnect({ close: false });
		expect(lars.picture.you.counter).toBe(701);
	});

	it('[ROOM-ONCE.3] given a page that has counted far in games before, when the next one begins, then it counts on from there', async () => {
		const host = new MemoryHost();
		const [ines] = await playing(host, 2);
		const decision = ines?.decision?.id ?? 0;
		await ines?.ask({ type: 'act', decision, answer: LAY, counter: 50_000 });
		expect(ines?.last('accepted')).toMatchObject({ counter: 50_000 });
	});
});

describe('a blink of the line', () => {
	it.each([
		['kick', 60],
		['mute', 20],
		['bot', -1]
	] as const)(
		'[ROOM-VOTE.5] given two people and a vote to %s with a grace of %i s, when one is away for less, then nothing is carried; silence is no',
		async (kind, graceS) => {
			const host = new MemoryHost();
			const [ines, tomasz] = await playing(host, 2, { house: { graceS } });
			const before = host.room.session.record.seats[1];
			tomasz?.drop();
			await host.pass(15);
			await ines?.ask({ type: 'propose', kind, seat: 'seat:2' });
			expect(ines?.picture.room?.votes).toEqual([]);
			expect(host.room.session.record.seats[1]).toEqual(before);
			await tomasz?.reconnect();
			expect(tomasz?.seat).toBe('seat:2');
		}
	);

	it('[ROOM-VOTE.5] given four people, one of them away for a moment, then their voice counts in what is needed', async () => {
		const host = new MemoryHost();
		const [ines, tomasz, lars] = await playing(host, 5);
		lars?.drop();
		await host.settle();
		await ines?.ask({ type: 'propose', kind: 'mute', seat: 'seat:2' });
		expect(tomasz?.picture.room?.votes).toMatchObject([{ need: 3 }]);
		await lars?.reconnect();
		await sayYes(lars);
		expect(tomasz?.picture.room?.votes).toMatchObject([{ yes: ['seat:1', 'seat:3'] }]);
	});

	it('[ROOM-UNDO.6] given a decision that is not free to take back, when the others are away, then they are waited for, and long away it stands', async () => {
		const host = new MemoryHost();
		const [ines, tomasz] = await playing(host, 2, { house: { graceS: -1 } });
		ines?.act(LAY);
		await host.settle();
		tomasz?.act({ pick: 'pass' });
		await host.settle();
		expect(ines?.picture.you.undo).toBe('ask');
		const n = ines?.picture.open?.n;
		tomasz?.drop();
		await host.pass(1_000);
		await ines?.ask({ type: 'undo' });
		expect(ines?.picture.open?.n).toBe(n);
		expect(ines?.picture.room?.votes).toMatchObject([{ kind: 'undo', need: 1 }]);
		await host.pass(61_000);
		expect(ines?.picture.room?.votes).toEqual([]);
		expect(ines?.picture.open?.n).toBe(n);
		await ines?.ask({ type: 'undo' });
		expect(ines?.refusal?.rule).toBe('ROOM-UNDO.6');
		expect(ines?.picture.open?.n).toBe(n);
	});
});

describe('the host', () => {
	it('[ROOM-HOST.5] given a host whose phone slept, when they come back before the start, then they are host again, and were not sent away meanwhile', async () => {
		const host = new MemoryHost();
		const [ines, tomasz] = await seated(host, 3);
		await ines?.ask({ type: 'sit', seat: 'seat:6' }); // chairs may change
		ines?.drop();
		await host.pass(17_000);
		expect(tomasz?.picture.room?.host).toBe('seat:2');
		await tomasz?.ask({ type: 'kick', seat: 'seat:6' });
		expect(tomasz?.refusal?.rule).toBe('ROOM-HOST.3');
		await ines?.reconnect();
		expect(tomasz?.picture.room?.host).toBe('seat:6');
		// Who leaves has passed it on for good.
		await ines?.ask({ type: 'leave' });
		expect(tomasz?.picture.room?.host).toBe('seat:2');
		await ines?.ask({ type: 'sit', seat: 'seat:6' });
		await ines?.reconnect();
		expect(tomasz?.picture.room?.host).toBe('seat:2');
	});
});

describe('who is muted', () => {
	it('[ROOM-TALK.2] given a muted seat, then neither another name nor a report nor a bot that sits in makes a line that others read', async () => {
		const host = new MemoryHost();
		const [ines, tomasz, lars] = await playing(host, 3);
		await ines?.ask({ type: 'propose', kind: 'mute', seat: 'seat:2' });
		await sayYes(lars);
		const lines = ines?.picture.chat.length;
		await tomasz?.ask({ type: 'rename', name: 'EVERYBODY HERE IS A FOOL' });
		expect(tomasz?.refusal?.rule).toBe('ROOM-TALK.2');
		await tomasz?.ask({ type: 'report', text: 'hm' });
		await tomasz?.ask({ type: 'standIn', on: true });
		await tomasz?.ask({ type: 'standIn', on: false });
		expect(ines?.picture.room?.seats[1]).toMatchObject({ name: 'Tomasz', standIn: null });
		expect(ines?.picture.room?.reports).toBe(1);
		expect(ines?.picture.chat.length).toBe(lines);
	});

	it('[ROOM-TALK.2] given a muted guest before the start, when they move with another name, or leave and sit again, then they are not heard either, until they may speak', async () => {
		const host = new MemoryHost();
		const [ines, tomasz] = await seated(host, 2);
		await ines?.ask({ type: 'mute', seat: 'seat:2', on: true });
		await tomasz?.ask({ type: 'sit', seat: 'seat:4', name: 'FOOLS' });
		expect(ines?.picture.room?.seats[3]?.name).toBe('Tomasz');
		await tomasz?.ask({ type: 'leave' });
		await tomasz?.ask({ type: 'chat', text: 'hm' });
		expect(tomasz?.refusal?.rule).toBe('ROOM-TALK.2');
		await tomasz?.ask({ type: 'sit' });
		expect(ines?.picture.room?.seats[1]).toMatchObject({ kind: 'human', muted: true });
		await ines?.ask({ type: 'mute', seat: 'seat:2', on: false });
		await tomasz?.ask({ type: 'leave' });
		await tomasz?.ask({ type: 'chat', text: 'Bye.' });
		expect(ines?.picture.chat.at(-1)?.text).toBe('Bye.');
	});
});

describe('a muted seat’s promise', () => {
	const deal = { give: {}, get: {}, promise: 'I leave you alone' };

	it('[ROOM-TALK.2] given an offer of a muted seat, then the game hears it without its words', async () => {
		const host = new MemoryHost();
		const [ines, tomasz, lars] = await playing(host, 3);
		const { running } = host.room.session;
		if (!running) throw new Error('The game has not begun.');
		const heard: unknown[] = [];
		const act = running.act.bind(running);
		running.act = (by, id, answer, now) => {
			heard.push(answer);
			return act(by, id, answer, now);
		};
		tomasz?.act({ offer: deal }, 1);
		await host.settle();
		await ines?.ask({ type: 'propose', kind: 'mute', seat: 'seat:2' });
		await sayYes(lars);
		tomasz?.act({ offer: deal }, 1);
		await host.settle();
		expect(heard).toEqual([{ offer: deal }, { offer: { ...deal, promise: '' } }]);
	});

	it('[ROOM-TALK.2] given an answer with a promise anywhere in it, then only its words are gone', () => {
		const answer = { pick: 'x', then: { offer: { ...deal, give: { a: { picks: ['b'] } } } } };
		expect(unspoken(answer)).toEqual({
			pick: 'x',
			then: { offer: { give: { a: { picks: ['b'] } }, get: {}, promise: '' } }
		});
		expect(unspoken({ aside: 'y', then: { amount: 3 } })).toEqual({
			aside: 'y',
			then: { amount: 3 }
		});
	});
});

describe('people, not sockets', () => {
	it('[ROOM-AWAY.3] given that all people are away and somebody watches, when hours pass, then nothing moves and no bot sits in; back again, they have their grace anew', async () => {
		const host = new MemoryHost();
		const [ines, tomasz] = await playing(host, 2, {
			bots: 2,
			house: { clockS: 30, graceS: 20, botMs: 600 }
		});
		const watcher = await hello(host);
		ines?.drop();
		tomasz?.drop();
		await host.settle();
		const [puts, n] = [host.store.puts, watcher.picture.open?.n];
		const other = await hello(host);
		await host.pass(7_200_000);
		expect(host.store.puts).toBe(puts);
		expect(other.picture.open?.n).toBe(n);
		await ines?.reconnect();
		await host.pass(19_000);
		expect(ines?.picture.room?.seats[1]?.standIn).toBeNull();
		await host.pass(2_000);
		expect(ines?.picture.room?.seats[1]?.standIn).toMatchObject({ why: 'away' });
	});

	it('[ROOM-IDLE.2] given a table that everybody has left, when a day has passed, then it is forgotten, though somebody watches, and the list hears of it', async () => {
		for (const make of [seated, playing]) {
			const host = new MemoryHost();
			const [ines] = await make(host, 1, ...((make === playing ? [{ bots: 1 }] : []) as []));
			const watcher = await hello(host);
			await ines?.ask({ type: 'leave' });
			ines?.drop();
			await host.pass(23 * 3_600_000);
			host.sleep();
			expect(host.store.kept.size).toBeGreaterThan(0);
			await host.pass(2 * 3_600_000);
			expect(host.store.kept.size).toBe(0);
			expect(host.notices.at(-1)).toEqual({ table: 'quiet-comet-41', made: false });
			expect(watcher.picture.room?.phase).toBe('lobby');
		}
	});

	it('[ROOM-IDLE.1] given people who stay away for thirty days while somebody watches now and then, then it is forgotten; not before', async () => {
		const host = new MemoryHost();
		const players = await playing(host, 2);
		for (const player of players) player.drop();
		await host.pass(15 * 86_400_000);
		const watcher = await hello(host);
		await host.pass(14 * 86_400_000);
		expect(watcher.picture.room?.phase).toBe('playing');
		expect(host.store.kept.size).toBeGreaterThan(0);
		await host.pass(17 * 86_400_000);
		expect(host.store.kept.size).toBe(0);
	});

	it('[ROOM-LOBBY.6] given a listed table, then the list hears the address of its host, and none where it is not known', async () => {
		for (const from of ['10.0.0.1', '127.0.0.1', null]) {
			const host = new MemoryHost();
			const ines = await hello(host, {}, from);
			await ines.ask({ type: 'sit', name: 'Ines' });
			await ines.ask({ type: 'options', house: { listed: true } });
			expect(host.notices.at(-1)?.from).toBe(from === '10.0.0.1' ? from : null);
		}
	});

	it('a table that was kept when less was known is written down anew, and plays on', async () => {
		const host = new MemoryHost();
		const [ines] = await playing(host, 1, { bots: 1, house: { botMs: 1500 } });
		const known = JSON.parse(host.store.kept.get('room') ?? '') as Record<string, unknown>;
		for (const late of ['founder', 'bars', 'pepper', 'newcomers', 'vacant']) delete known[late];
		for (const seat of known['seats'] as Record<string, unknown>[]) {
			delete seat['since'];
			delete seat['undoFrom'];
		}
		const house = known['house'] as Record<string, unknown>;
		expect(house).toMatchObject({ botMs: 1500, takeover: true, graceS: 60 });
		for (const late of ['takeover', 'graceS']) delete house[late];
		host.store.kept.set('room', JSON.stringify(known));
		host.restart();
		await ines?.reconnect({ close: false });
		expect(ines?.seat).toBe('seat:1');
		expect(JSON.parse(host.store.kept.get('room') ?? '')).toMatchObject({
			founder: 'seat:1',
			house: { botMs: 1500, takeover: true, graceS: 60 }
		});
		expect(ines?.picture.room?.house).toMatchObject({ takeover: true, graceS: 60 });
		const lars = await hello(host);
		await lars.ask({ type: 'takeSeat', seat: 'seat:2' });
		await sayYes(ines);
		expect(lars.seat).toBe('seat:2');
	});
});
