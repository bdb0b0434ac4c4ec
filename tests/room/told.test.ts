/**
 * What was told is not told again: both ends number the same values, however many devices a seat has,
 * whenever they came, whatever was lost on the way and taken back.
 */
import { msg } from '$lib/core';
import type { Json } from '$lib/core';
import { apply, diff, Ear, Listening, saltFrom, SALT_BYTES, Teller } from '$lib/protocol';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownLooks } from '../../party/room/looks';
import { CATALOGUE } from '../../party/catalogue';
import { atRandom } from '../support/answering';
import { again, diceFrom, playing, seated, MemoryHost, Player, TOYS } from '../support/memory-host';

/** Lists of things with ids, each once, in any order. */
const things = fc.uniqueArray(
	fc.record({ id: fc.constantFrom(...'abcdefgh'), is: fc.oneof(fc.nat(3), fc.array(fc.nat(2))) }),
	{ selector: ({ id }) => id }
);

describe('lists of things with ids', () => {
	it('[ROOM-PATCH.3] given things that come, go, change and change places, then the patch makes the later list of the earlier one', () => {
		fc.assert(
			fc.property(things, things, (before, after) => {
				const patch = diff(before, after);
				if (patch === undefined) expect(after).toEqual(before);
				else
					expect(apply(before, JSON.parse(JSON.stringify(patch)) as typeof patch)).toEqual(after);
			})
		);
	});

	it.each([
		['cba', 'cdbae'],
		['abcd', 'bd'],
		['abcd', 'xyz'],
		['', 'ab'],
		['ab', '']
	])('[ROOM-PATCH.3] given %s and then %s, then what stays is not told again', (earlier, later) => {
		const [before, after] = [earlier, later].map((ids) => [...ids].map((id) => ({ id })));
		const told = JSON.stringify(diff(before, after));
		for (const id of later) expect(told.includes(`"id":"${id}"`)).toBe(!earlier.includes(id));
		expect(apply(before, diff(before, after)!)).toEqual(after);
	});

	it('[ROOM-PATCH.3] given one thing that changes where others came and went, then only that is told of it', () => {
		const of = (id: string, note: string) => ({ id, say: msg('Always the same.'), note });
		const before = ['a', 'b', 'c', 'd'].map((id) => of(id, 'old'));
		const after = [of('b', 'old'), of('x', 'new'), of('c', 'new'), of('y', 'new')];
		expect(diff(before, after)).toEqual([
			[
				[0, 1, []],
				[1, 0, [of('x', 'new')]],
				[3, 1, [of('y', 'new')]]
			],
			{ 2: { note: ['new'] } }
		]);
	});
});

/** Values made of few parts, so that most come again; no string begins with a brace and a digit. */
const { value } = fc.letrec<{ value: Json; text: string }>((tie) => ({
	text: fc.oneof(
		fc.constantFrom(
			...[
				'',
				'seat:2',
				'nine char',
				'ten chars!',
				'a quote " and a slash \\',
				'\\\\\\\\\\',
				'line\nfeed\n\u0001'
			],
			...[
				'"{7",[1,2],"',
				'{who} casts it',
				'{n',
				'the planet’s',
				'ships \u{1f680}\u{1f680}\u{1f680}',
				'\ud800 alone'
			]
		),
		fc.string()
	),
	value: fc.oneof(
		{ depthSize: 'small', maxDepth: 4 },
		tie('text'),
		fc.constantFrom(null, true, 0, 1, 12, -3.5),
		fc.array(tie('value'), { maxLength: 4 }),
		fc.dictionary(fc.constantFrom('id', 'say', '7', 'a long name of a key', '"'), tie('value'))
	)
}));
const plain = value.filter((one) => !/"\{\d/.test(JSON.stringify(one)));

/** Alike to a salt that only adds and compares: the same characters in another order. */
const PAIR = ['abcdefghij', 'jihgfedcba'];

/** As random as any. */
const SALT = saltFrom(Uint8Array.from({ length: SALT_BYTES }, (_, i) => 31 + 37 * i));

describe('what was told', () => {
	it('[ROOM-PATCH.4] given values told one after the other, to readers who came at any moment, then each reads what was meant', () => {
		let leftOut = 0;
		fc.assert(
			fc.property(
				fc.array(fc.record({ values: fc.array(plain, { minLength: 1 }), comes: fc.nat(3) })),
				fc.constantFrom(2, 8, 2048),
				(story, places) => {
					const teller = new Teller(SALT, places);
					const readers = [new Listening(0)];
					for (const { values, comes } of story) {
						if (comes === 0) {
							teller.forget();
							readers.push(new Listening(teller.next));
						}
						const text = JSON.stringify(values);
						const told = teller.tell(text);
						for (const reader of readers)
							expect(reader.read(JSON.parse(told) as Json)).toEqual(JSON.parse(text));
						leftOut += text.length - told.length;
					}
				}
			)
		);
		expect(leftOut).toBeGreaterThan(1000);
	});

	it('[ROOM-PATCH.4] given the same again, then a number stands for all of it; shorter strings and single things are told', () => {
		const teller = new Teller(SALT);
		const choice = '{"id":"hex:1,2","say":"Hive Sarn"}';
		expect(teller.tell(`[${choice},["ten chars!"],"ten chars!"]`)).toBe(
			`[${choice},["ten chars!"],"{1"]`
		);
		expect(teller.tell(`,"own":{"a":[${choice}],"b":["seat:2"]},"mine":[${choice}]`)).toBe(
			',"own":{"a":["{0"],"b":["seat:2"]},"mine":["{0"]'
		);
		expect(teller.next).toBe(4);
	});

	it('[ROOM-PATCH.4] given two texts that one salt takes for one, then another salt tells them apart', () => {
		// With a known salt one looks for such a pair; it is of no use at a table, whose salt nobody knows.
		const told = (salt: Uint8Array) => {
			const teller = new Teller(saltFrom(salt));
			return teller.tell(JSON.stringify(PAIR.map((text) => [text, 0])));
		};
		expect(told(new Uint8Array(SALT_BYTES))).toContain('"{');
		expect(told(Uint8Array.from([9, 8, 7, 6, 5, 4, 3, 2]))).not.toContain('"{');
	});

	it('[ROOM-PATCH.4] given a value told longer ago than pages keep, when it comes again, then it is told anew', () => {
		const [teller, listening] = [new Teller(SALT, 2 ** 16), new Listening(0)];
		const say = (value: Json) => {
			const told = teller.tell(JSON.stringify(value));
			expect(listening.read(JSON.parse(told) as Json)).toEqual(value);
			return told;
		};
		say('what was said at first');
		for (let n = 1; n < 4096; n++) say(`line number ${n}`);
		expect(say('what was said at first')).toBe('"{0"');
		say('one more than that');
		expect(say('what was said at first')).toBe('"what was said at first"');
	});

	it('[ROOM-RESUME.4] given a change that means what was never told, then the page notices', () => {
		const ear = new Ear();
		const change = (parts: object) => JSON.stringify({ type: 'delta', seq: 1, ...parts });
		expect(ear.read(change({ open: '{3' }))).toBe('gap');
		expect(new Ear().read(change({ open: { n: [4] } }))).toMatchObject({ open: { n: [4] } });
	});

	it('given what one seat alone may read, then it stands in its place among what happened', () => {
		const [first, mine, last] = ['One.', 'Two.', 'Three.'].map((say) => ({ say }));
		const change = { type: 'delta', seq: 1, events: [first, last], mine: [[1, mine]] };
		expect(new Ear().read(JSON.stringify(change))).toEqual({
			type: 'delta',
			seq: 1,
			events: [first, mine, last]
		});
	});
});

/** Changes in which a number stands for something. */
const retold = (players: readonly Player[]): number =>
	players.flatMap(({ frames }) => frames).filter((text) => /"\{\d/.test(text)).length;

/** What a device shows is what the table would show it now. */
function expectTrue(host: MemoryHost, { picture: { you, open, own } }: Player): void {
	const { session } = host.room;
	expect(open).toEqual(session.audience.open);
	if (you.seat) expect(own).toEqual(ownLooks(session, [you.seat]).get(you.seat));
}

describe('devices of a seat', () => {
	it.each([
		['cosmic', CATALOGUE, 1],
		['council', CATALOGUE, 2],
		['council', CATALOGUE, 3],
		['imperium', CATALOGUE, 6],
		['toy', TOYS, 4],
		['toy', TOYS, 5]
	])(
		'[ROOM-PATCH.4] given %s and devices that come, go, stall, ask for everything anew and take moves back, then each shows what it should',
		async (game, catalogue, seed) => {
			const host = new MemoryHost({ catalogue, seed });
			const players = await seated(host, 3);
			const [first] = players;
			await first?.ask({ type: 'options', game });
			await first?.ask({ type: 'options', house: { windowMs: 0, graceS: -1 } });
			await first?.ask({ type: 'start', anyway: true });
			expect(first?.picture.room).toMatchObject({ game, phase: 'playing' });
			const dice = diceFrom(seed);
			const devices = [...players];
			for (let move = 0; move < 220; move++) {
				const asked = devices.filter(({ decision, socket }) => decision && !socket.closed);
				const player = asked[dice(asked.length)];
				if (player?.decision) player.act(atRandom(player.picture, player.decision, dice));
				await host.pass(player ? 0 : 2000);
				const device = devices[dice(devices.length)]!;
				const owner = players[dice(players.length)]!;
				switch (dice(14)) {
					case 0:
						device.drop();
						break;
					case 1:
						await device.reconnect({ fresh: true });
						break;
					case 2:
						await device.ask({ type: 'resync' });
						break;
					case 3:
						await device.ask({ type: 'undo' });
						break;
					case 4: {
						// A new device of somebody's seat.
						const other = new Player(host);
						other.key = owner.key;
						other.hello();
						devices.push(other);
						break;
					}
					case 5:
						host.sleep();
						break;
				}
				await host.settle();
				for (const one of devices) if (one.socket.closed && dice(3) === 0) await one.reconnect();
				for (const one of devices) if (!one.socket.closed) expectTrue(host, one);
				if (first?.picture.room?.phase === 'over')
					await again(devices.filter(({ socket, seat }) => seat && !socket.closed));
				if (first?.picture.room?.phase === 'lobby')
					await first.ask({ type: 'start', anyway: true });
			}
			expect(retold(devices)).toBeGreaterThan(10);
			expect(host.faults).toEqual([]);
		}
	);

	it('[ROOM-PATCH.4] given a second device that came after much was told, when that is told again, then both devices read it', async () => {
		const host = new MemoryHost();
		const [ines, tomasz] = (await playing(host, 2, { options: { heap: 200 } })) as [Player, Player];
		const seen = () => retold([ines]);
		const dice = diceFrom(3);
		const on = async () => {
			const player = [ines, tomasz].find(({ decision }) => decision);
			player?.act(atRandom(player.picture, player.decision!, dice));
			await host.pass(player ? 0 : 2000);
		};
		while (seen() < 3) await on();
		const late = new Player(host);
		late.key = ines.key;
		late.hello();
		await host.settle();
		const [told, heard] = [seen(), late.said.length];
		while (seen() < told + 3) {
			await on();
			expect(late.picture.own).toEqual(ines.picture.own);
		}
		expect(late.said.slice(heard).map(({ type }) => type)).not.toContain('welcome');
	});
});
