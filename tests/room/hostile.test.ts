import { sampleAnswer } from '$lib/core';
import { LIMITS } from '$lib/protocol';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GENEROUS, MemoryHost, Player, diceFrom, playing, seated } from '../support/memory-host';
import { oneMove, playOn } from '../support/play-on';

const seat = fc.constantFrom('seat:1', 'seat:2', 'seat:3', 'seat:99', 'seat:0', '__proto__', 7);
const text = fc.oneof(fc.string(), fc.constantFrom('', 'x'.repeat(500), '\u202e\u0000', '🪐'));
const answer = fc.oneof(
	fc.constantFrom(
		{ pick: 'card:0' },
		{ pick: 'pass' },
		{ pick: '__proto__' },
		{ yes: true },
		{ amount: 1e308 }
	),
	fc.record({ pick: text, then: fc.jsonValue() }),
	fc.record({ split: fc.dictionary(text, fc.double()) }),
	fc.record({ offer: fc.record({ give: fc.jsonValue(), get: fc.jsonValue(), promise: text }) }),
	fc.jsonValue()
);
const number = fc.oneof(
	fc.nat(12),
	fc.constantFrom(-1, 1.5, 1e300, Number.MAX_SAFE_INTEGER),
	fc.integer()
);

/** Anything a hostile page might send, near to real messages and far from them. */
const hostile = fc.oneof(
	fc.record({ type: fc.constant('act'), decision: number, answer, counter: number }),
	fc.record({ type: fc.constant('orders'), orders: fc.jsonValue(), counter: number }),
	fc.record({
		type: fc.constantFrom(
			'sit',
			'takeSeat',
			'kick',
			'removeBot',
			'swap',
			'propose',
			'level',
			'addBot'
		),
		seat,
		name: text,
		level: text,
		with: seat,
		kind: text
	}),
	fc.record({ type: fc.constantFrom('kick', 'removeBot'), seat }),
	fc.record({ type: fc.constant('mute'), seat, on: fc.boolean() }),
	fc.record({ type: fc.constant('vote'), vote: number, yes: fc.boolean() }),
	fc.record({ type: fc.constant('options'), options: fc.jsonValue(), house: fc.jsonValue() }),
	fc.record({
		type: fc.constantFrom('start', 'undo', 'rematch', 'leave', 'link', 'resync', 'nothing')
	}),
	fc.record({ type: fc.constant('revoke'), device: text }),
	fc.record({ type: fc.constant('earlier'), upTo: number }),
	fc.record({ type: fc.constant('hello'), protocol: number, key: text, since: fc.jsonValue() }),
	fc.record({ type: fc.constant('report'), text }),
	fc.jsonValue()
);

describe('a hostile page', () => {
	it('[ROOM-LIMIT.3] given a watcher who sends anything at all, then nothing at the table changes, nobody else hears of it, and no fault of ours comes to light', async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.array(hostile, { maxLength: 12 }),
				fc.nat(1000),
				async (messages, seed) => {
					const host = new MemoryHost({ seed });
					const players = await playing(host, 2, {
						bots: 1,
						house: { botMs: 1500, takeover: false }
					});
					await oneMove(host, players, seed);
					const stranger = new Player(host, 'Mallory');
					stranger.hello();
					await host.settle();
					const kept = new Map(host.store.kept);
					const told = players.map(({ said }) => said.length);
					for (const message of messages) {
						// A watcher may say hello again, which is told as a name at most.
						if ((message as { type?: string } | null)?.type === 'hello') continue;
						stranger.raw(JSON.stringify(message));
						await host.settle();
					}
					expect(host.faults).toEqual([]);
					expect(host.store.kept).toEqual(kept);
					expect(players.map(({ said }) => said.length)).toEqual(told);
					await oneMove(host, players, seed);
				}
			),
			{ numRuns: 40 }
		);
	});

	it('[ROOM-LIMIT.3] given a seat that sends anything at all, then the others’ hands stay unseen, no fault comes to light and the game can go on', async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.array(hostile, { maxLength: 20 }),
				fc.nat(1000),
				async (messages, seed) => {
					const host = new MemoryHost({ seed });
					const players = await playing(host, 3, { house: { windowMs: 800 } });
					const [ines, mallory, lars] = players;
					for (const message of messages) {
						mallory?.raw(JSON.stringify(message));
						await host.settle();
					}
					expect(host.faults).toEqual([]);
					for (const player of [ines, lars])
						expect(player?.said.some(({ type }) => type === 'error')).toBe(false);
					await playOn(host, players, seed, undefined, 30);
					expect(ines?.picture.open?.n).toBeGreaterThan(0);
				}
			),
			{ numRuns: 40 }
		);
	});

	it('[ROOM-LIMIT.1] given a message too long, or no message, then it is refused in words and changes nothing', async () => {
		const host = new MemoryHost();
		const [ines] = await seated(host, 1);
		ines?.raw(JSON.stringify({ type: 'chat', text: 'x'.repeat(20_000) }));
		await host.settle();
		expect(ines?.refusal).toMatchObject({ rule: 'ROOM-LIMIT.1' });
		for (const raw of ['', '{', 'null', '[]', '{"type":"constructor"}', '{"type":"act"}']) {
			ines?.raw(raw);
			await host.settle();
			expect(ines?.refusal).toMatchObject({ rule: 'ROOM-WIRE.1' });
		}
		expect(ines?.picture.chat).toEqual([]);
	});

	it('[ROOM-LIMIT.2] given a flood, then it is refused once, then unheard, then its socket is closed, and others are served all the while', async () => {
		const host = new MemoryHost({ limits: LIMITS });
		const players = await playing(host, 2);
		const [ines, tomasz] = players;
		await host.pass(10_000);
		for (let i = 0; i < 41; i++) ines?.send({ type: 'ping', n: i });
		await host.settle();
		expect(ines?.refusal?.rule).toBe('ROOM-LIMIT.2');
		const refusals = () => ines?.said.filter(({ type }) => type === 'refused').length;
		const once = refusals();
		for (let i = 0; i < 100; i++) ines?.send({ type: 'ping', n: i });
		await host.settle();
		expect(refusals()).toBe(once);
		await tomasz?.ask({ type: 'ping', n: 7 });
		expect(tomasz?.last('pong')).toEqual({ type: 'pong', n: 7 });
		await host.pass(3_000);
		await ines?.ask({ type: 'ping', n: 8 });
		expect(ines?.last('pong')).toEqual({ type: 'pong', n: 8 });
		for (let i = 0; i < 400; i++) ines?.send({ type: 'ping', n: i });
		await host.settle();
		expect(ines?.socket.closed?.code).toBe(4029);
		await ines?.reconnect();
		expect(ines?.seat).toBe('seat:1');
	});

	it('[ROOM-LIMIT.4] given a table full of sockets, when one more comes, then it is turned away and a seat that leaves makes room', async () => {
		const host = new MemoryHost({ limits: { ...GENEROUS, sockets: 3, socketsPerAddress: 2 } });
		const one = host.connect('10.0.0.1');
		host.connect('10.0.0.1');
		expect(host.connect('10.0.0.1').closed?.code).toBe(4029);
		host.connect('10.0.0.2');
		expect(host.connect('10.0.0.3').closed?.code).toBe(4029);
		one.close(1000, '');
		await host.settle();
		expect(host.connect('10.0.0.3').closed).toBeNull();
	});

	it('[ROOM-LIMIT.5] given a replayed answer of another seat, then it is refused: decisions belong to seats, and seats to keys', async () => {
		const host = new MemoryHost();
		const players = await playing(host, 2);
		const [ines, tomasz] = players;
		const { id = 0, shape } = ines?.decision ?? {};
		const replayed = {
			type: 'act' as const,
			decision: id,
			counter: 1,
			answer: shape && sampleAnswer(shape, diceFrom(1))
		};
		tomasz?.raw(JSON.stringify(replayed));
		await host.settle();
		expect(tomasz?.refusal?.rule).toBe('CORE-LATE');
		expect(ines?.picture.open?.n).toBe(0);
	});
});
