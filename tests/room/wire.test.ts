import { same } from '$lib/core';
import { apply, copy, COST, diff, Ear, LIMITS, readClient, SCHEMAS, UNREAD } from '$lib/protocol';
import type { Speaker } from '$lib/protocol';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { BLANK } from '$lib/table/picture';
import { MemoryHost, Player, diceFrom, playing } from '../support/memory-host';
import { playOn } from '../support/play-on';

const json = () => fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<unknown>;
/** JSON as a room has it: no key is `__proto__`. */
const plain = json().filter((value) => !JSON.stringify(value).includes('__proto__'));

describe('patches', () => {
	it('[ROOM-PATCH.1] given any two values, then the patch makes the second of the first, through JSON, and null survives', () => {
		fc.assert(
			fc.property(plain, plain, (a, b) => {
				const [before, after] = [a, b].map((value) => JSON.parse(JSON.stringify(value)) as unknown);
				const frozen = JSON.stringify(before);
				const patch = diff(before, after);
				expect(patch === undefined).toBe(same(before, after));
				if (patch)
					expect(apply(before, JSON.parse(JSON.stringify(patch)) as typeof patch)).toEqual(after);
				expect(JSON.stringify(before)).toBe(frozen);
			})
		);
	});

	it('[ROOM-PATCH.1] given any value, then its copy is what would be read had it been written down, and shares nothing', () => {
		fc.assert(
			fc.property(plain, (any) => {
				const json = JSON.parse(JSON.stringify(any)) as unknown;
				expect(copy({ json, left: undefined })).toStrictEqual({ json });
				if (typeof json === 'object' && json) expect(copy(json)).not.toBe(json);
			})
		);
	});

	it('[ROOM-PATCH.1] given lists that gain and lose items, then only the change is sent', () => {
		const hand = ['attack:20', 'attack:10', 'negotiate', 'morph'];
		expect(diff(hand, ['attack:20', 'negotiate', 'morph'])).toEqual([1, 1, []]);
		expect(diff({ hand, over: null }, { hand: [...hand, 'flare'], over: { why: null } })).toEqual({
			hand: [4, 0, ['flare']],
			over: [{ why: null }]
		});
		expect(diff({ a: 1, b: 2 }, { b: 2 })).toEqual({ a: 0 });
		expect(diff({ a: undefined, b: 2 }, { b: 2 })).toBeUndefined();
	});

	it.each([
		[{ a: 1 }, [0, 1, []]],
		[[1], { 3: [2] }],
		['x', { a: [1] }]
	])(
		'[ROOM-PATCH.2] given a patch that does not fit %j, then it is not applied by half: it throws',
		(value, patch) => {
			expect(() => apply(value, patch as never)).toThrow();
		}
	);
});

describe('messages', () => {
	it('[ROOM-WIRE.1] given anything at all, when it is read as a message, then it is one of ours or nothing; nothing throws', () => {
		const ear = new Ear();
		fc.assert(
			fc.property(
				fc.oneof(
					fc.string(),
					json().map((value) => JSON.stringify(value))
				),
				(text) => {
					const read = readClient(text, 'seat');
					if (read.ok) expect(typeof read.message.type).toBe('string');
					else expect(UNREAD[read.why].rule).toMatch(/^ROOM-/);
					ear.read(text);
				}
			)
		);
		const whyNot = (raw: unknown) => {
			const read = readClient(raw, 'seat');
			return read.ok ? null : read.why;
		};
		expect(whyNot(`{"type":"chat","text":"${'x'.repeat(9000)}"}`)).toBe('long');
		expect(whyNot(new ArrayBuffer(4))).toBe('unknown');
		expect(whyNot('{"type":"sit","seat":"seat:1","extra":1}')).toBe('unknown');
		expect(whyNot('{"type":"sit","seat":"__proto__"}')).toBe('unknown');
		expect(whyNot('{"type":"options","options":{"heap":[1]}}')).toBe('unknown');
		expect(whyNot('{"type":"options","options":{"heap":null,"names":"x"}}')).toBeNull();
	});

	const answer = (value: unknown) => ({ type: 'act', decision: 1, counter: 1, answer: value });

	it.each([
		{ pick: 'a', then: { pick: 'b', then: { split: { c: 2 } } } },
		{ then: { amount: 3 }, pick: 'a' },
		{ picks: Array.from({ length: 200 }, (_, i) => `card:${i}`) },
		{ order: [] },
		{ yes: false },
		{
			offer: {
				give: { cards: { pick: 'some', then: { picks: ['a'] } } },
				get: { bases: { amount: 1 } },
				promise: 'peace'
			}
		},
		{ accept: 3 },
		{ refuse: true },
		{ aside: 'scuttle', then: { picks: ['x'] } }
	])('[ROOM-WIRE.1] given the answer %j, then it is read as it was said', (said) => {
		const read = readClient(JSON.stringify(answer(said)), 'seat');
		expect(read).toEqual({ ok: true, message: answer(said) });
	});

	it.each([
		[{}],
		[{ pick: 1 }],
		[{ pick: 'a', amount: 1 }],
		[{ then: { amount: 1 } }],
		[{ refuse: false }],
		[{ aside: 'a' }],
		['pick'],
		[null],
		[[{ pick: 'a' }]]
	])('[ROOM-WIRE.1] given the answer %j, then it is none', (said) => {
		expect(readClient(JSON.stringify(answer(said)), 'seat')).toMatchObject({
			ok: false,
			...{ why: 'unknown', of: 'act', counter: 1 }
		});
	});

	it('[ROOM-WIRE.4] given a message nested too deep or listing too much, whatever else is wrong with it, then it is refused before it is parsed', () => {
		const nested = (depth: number, text = '') => '['.repeat(depth) + text + ']'.repeat(depth);
		const options = (value: string) => `{"type":"options","options":{"a":${value}}}`;
		const parse = vi.spyOn(JSON, 'parse');
		const whyNot = (raw: string) => {
			parse.mockClear();
			const read = readClient(raw, 'seat');
			return [read.ok ? null : read.why, parse.mock.calls.length];
		};
		try {
			expect(whyNot(options(nested(3900)))).toEqual(['deep', 0]);
			expect(whyNot('{"a":'.repeat(1500))).toEqual(['deep', 0]);
			expect(whyNot(options(nested(10)))).toEqual(['unknown', 1]); // twelve, all told
			expect(whyNot(options(nested(11)))).toEqual(['deep', 0]);
			expect(whyNot(options(nested(1, '1,'.repeat(1000))))).toEqual(['long', 0]);
			// What stands in words is no nesting.
			const words = { type: 'chat', text: `\\"${nested(100)}{{{{\\\\` };
			expect(whyNot(JSON.stringify(words))).toEqual([null, 1]);
		} finally {
			parse.mockRestore();
		}
	});

	it('[ROOM-WIRE.5] given somebody who may not say it, then what a message holds is not even looked at', () => {
		const whyNot = (message: object, speaker: Speaker) => {
			const read = readClient(JSON.stringify(message), speaker);
			return read.ok ? null : { why: read.why, rule: UNREAD[read.why].rule, of: read.of };
		};
		const nonsense = { type: 'options', options: 7, house: [], extra: {} };
		expect(whyNot(nonsense, 'seat')).toEqual({
			...{ why: 'unknown', rule: 'ROOM-WIRE.1', of: 'options' }
		});
		expect(whyNot(nonsense, 'watcher')).toEqual({
			...{ why: 'not-yours', rule: 'ROOM-SEAT.2', of: 'options' }
		});
		expect(whyNot(nonsense, 'stranger')).toEqual({
			...{ why: 'early', rule: 'ROOM-WIRE.2', of: 'options' }
		});
		const hello = { type: 'hello', protocol: 8 };
		for (const speaker of ['stranger', 'watcher', 'seat'] as const)
			expect(whyNot(hello, speaker)).toBeNull();
		const watching = [
			'sit',
			'resync',
			'takeSeat',
			'chat',
			'emote',
			'ping',
			'earlier',
			'seen',
			'looking'
		];
		const heard = [...SCHEMAS.keys()].filter(
			(type) => whyNot({ type, extra: 1 }, 'watcher')?.why === 'unknown'
		);
		expect(heard.sort()).toEqual(['hello', ...watching].sort());
	});

	it('[ROOM-COST.1] every message has a cost, and what makes the table work more costs more', () => {
		expect(Object.keys(COST).sort()).toEqual([...SCHEMAS.keys()].sort());
		for (const dear of ['resync', 'hello', 'report'] as const) expect(COST[dear]).toBe(10);
		// Nobody can say hello and be unable to sit down for it.
		for (const { burst } of [LIMITS.watcher, LIMITS.watchers, LIMITS.address, LIMITS.seat])
			expect(burst).toBeGreaterThanOrEqual(COST.hello + COST.sit);
	});
});

describe('two queues between a page and its room', () => {
	it('[ROOM-RESUME.1] given lines that stall, break and come back at any moment, then every seat ends with the view it would have had', async () => {
		for (const seed of [1, 2, 3, 4, 5]) {
			const host = new MemoryHost({ seed });
			const players = await playing(host, 4, { house: { windowMs: 800, graceS: -1 } });
			const watcher = new Player(host);
			watcher.hello();
			await host.settle();
			const dice = diceFrom(seed);
			await playOn(host, players, seed, async () => {
				const player = players[dice(players.length)] ?? watcher;
				switch (dice(9)) {
					case 0:
						player.socket.held = true;
						break;
					case 1:
						player.drop(); // what was on its way is lost
						break;
					case 2:
						await player.reconnect({ close: dice(2) === 0 });
						break;
					case 3:
						await watcher.reconnect();
						break;
				}
				// What stalls comes later, in order, as sockets do.
				if (dice(3) === 0) for (const one of players) one.socket.held = false;
				for (const one of players) if (one.socket.closed && dice(2) === 0) await one.reconnect();
				await host.settle();
			});
			for (const player of [...players, watcher]) {
				player.socket.held = false;
				if (player.socket.closed) await player.reconnect();
			}
			await host.settle();
			expect(players[0]?.picture.room?.phase).toBe('over');
			for (const player of [...players, watcher]) {
				const fresh = new Player(host);
				fresh.key = player.key;
				fresh.hello();
				await host.settle();
				for (const part of ['room', 'open', 'own'] as const)
					expect({ [part]: player.picture[part] }).toEqual({ [part]: fresh.picture[part] });
				fresh.drop();
				await host.settle();
			}
		}
	});

	it('[ROOM-RESUME.2] given a page that missed a few changes, when it comes back, then it is told just those', async () => {
		const host = new MemoryHost();
		const [ines, tomasz] = await playing(host, 2);
		tomasz?.drop();
		ines?.act({ pick: 'card:0', then: { amount: 1 } });
		await host.settle();
		const before = tomasz?.said.length ?? 0;
		await tomasz?.reconnect();
		const told = tomasz?.said.slice(before).map(({ type }) => type);
		expect(told).not.toContain('welcome');
		expect(told?.filter((type) => type === 'delta').length).toBeGreaterThan(0);
		expect(told).toContain('resumed');
		expect(tomasz?.picture.open).toEqual(ines?.picture.open);
	});

	it('[ROOM-RESUME.3] given a page that was away too long, or that knew another run of the room, then it is told everything', async () => {
		const host = new MemoryHost();
		const [ines, tomasz] = await playing(host, 2, { options: { heap: 200 } });
		tomasz?.drop();
		for (let i = 0; i < 80; i++) await ines?.ask({ type: 'rename', name: `Ines ${i}` });
		await tomasz?.reconnect();
		expect(tomasz?.said.at(-2)?.type === 'welcome' || tomasz?.last('welcome')?.seq).toBeTruthy();
		expect(tomasz?.picture.room?.seats[0]?.name).toBe('Ines 79');
		host.restart();
		const before = ines?.said.length ?? 0;
		await ines?.reconnect({ close: false });
		expect(ines?.said.slice(before)[0]?.type).toBe('welcome');
	});

	it('[ROOM-RESUME.4] given a change told twice, one that is missing, or one of another picture, then the page notices', async () => {
		const host = new MemoryHost();
		const [ines, tomasz] = await playing(host, 2);
		ines?.act({ pick: 'card:0', then: { amount: 1 } });
		await host.settle();
		const delta = tomasz?.last('delta');
		const known = tomasz?.picture;
		tomasz?.socket.send(JSON.stringify(delta));
		await host.settle();
		expect(tomasz?.picture).toEqual(known);
		const seq = delta?.seq ?? 0;
		for (const wrong of [{ seq: seq + 5 }, { seq: seq + 1, open: { board: { 0: [0, 1] } } }]) {
			const { length } = tomasz?.said ?? [];
			tomasz?.socket.send(JSON.stringify({ ...delta, ...wrong }));
			await host.pass(1000);
			expect(tomasz?.said.slice(length).at(-1)?.type).toBe('welcome');
			expect(tomasz?.picture.open).toEqual(known?.open);
		}
	});

	it('[ROOM-RESUME.5] given a table put to sleep with its sockets open, when anything is said, then all are told everything and play on', async () => {
		const host = new MemoryHost();
		const players = await playing(host, 3);
		host.sleep();
		players[0]?.send({ type: 'ping', n: 3 });
		await host.settle();
		expect(players[0]?.last('pong')).toEqual({ type: 'pong', n: 3 });
		await playOn(host, players, 4, () => {
			host.sleep();
		});
		expect(players[0]?.picture.room?.phase).toBe('over');
		for (const player of players) expect(player.picture.open).toEqual(players[0]?.picture.open);
	});

	it('[ROOM-ONCE.1] given an answer that changes something, then its seat is told in one message that it is kept, and others nothing of that', async () => {
		const host = new MemoryHost();
		const [ines, tomasz] = await playing(host, 2);
		const [mine, theirs] = [ines!, tomasz!].map(({ socket }) => socket.heard.length);
		const counter = ines?.act({ pick: 'card:0', then: { amount: 1 } });
		await host.settle();
		const said = (player: Player | undefined, from = 0) =>
			player!.socket.heard.slice(from).map((text) => JSON.parse(text) as object);
		expect(said(ines, mine)).toMatchObject([
			{ type: 'delta', accepted: { counter, undo: 'free' } }
		]);
		expect(said(tomasz, theirs)).toMatchObject([{ type: 'delta' }]);
		expect(said(tomasz, theirs)[0]).not.toHaveProperty('accepted');
	});

	it('[ROOM-WIRE.2] given a socket that has not said hello, when it says anything else, then it is told so, and let go if it stays silent', async () => {
		const host = new MemoryHost();
		const player = new Player(host);
		await player.ask({ type: 'sit' });
		expect(player.refusal?.rule).toBe('ROOM-WIRE.2');
		expect(player.picture).toBe(BLANK);
		await host.pass(15_001);
		expect(player.socket.closed?.code).toBe(4008);
	});
});
