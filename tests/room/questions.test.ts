/**
 * Questions told as changes of others: both ends remember the same ones, however many devices a seat has,
 * whenever they came, whatever was lost on the way and taken back.
 */
import { msg } from '$lib/core';
import { apply, diff, ownAfter, ownDiff, remember } from '$lib/protocol';
import type { Asked } from '$lib/protocol';
import type { OwnLook, Shape } from '$lib/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownLooks } from '../../party/room/looks';
import { CATALOGUE } from '../../party/catalogue';
import { atRandom } from '../support/answering';
import { diceFrom, MemoryHost, Player, playing, seated, TOYS } from '../support/memory-host';
import { words } from '../support/said';

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

const NAMES = ['menu', 'vote', 'pay'];

/** A look as it might follow another: asked nothing, the same as before, or something of a few names. */
const look = fc.record({
	board: fc.record({ hand: fc.array(fc.nat(3)) }),
	asked: fc.option(
		fc.record({
			name: fc.constantFrom(...NAMES),
			/** A question taken back is asked again under its old number, and may be another then. */
			id: fc.nat(12),
			choices: fc.uniqueArray(fc.constantFrom(...'abcdef')),
			aside: fc.boolean()
		})
	)
});

function lookOf({ board, asked }: typeof look extends fc.Arbitrary<infer T> ? T : never): OwnLook {
	const one = (ids: readonly string[]): Shape => ({
		type: 'one',
		choices: ids.map((id) => ({ id, say: words(`The choice ${id}, in many words`) }))
	});
	const common = { seat: 'seat:1' as const, board, orders: [] };
	if (!asked) return { ...common, decision: null };
	const { id, name, choices, aside } = asked;
	const question = { shape: one(choices), rule: 'TOY-1', say: words(`What about ${name}?`) };
	return {
		...common,
		decision: { id, name, ...question, window: null },
		...(aside ? { asides: [{ name: 'beside', ...question }] } : {})
	};
}

describe('the memory of questions', () => {
	it('[ROOM-PATCH.4] given readers who came at any moment, then a change makes the same look for all of them', () => {
		let again = 0;
		fc.assert(
			fc.property(fc.array(fc.record({ look, comes: fc.nat(4) })), (story) => {
				/** What the room takes for known, and what each reader knows. */
				const told = new Map<number, Asked>();
				const readers: { known: Map<number, Asked>; own: OwnLook | null }[] = [];
				let before: OwnLook | null = null;
				for (const { look, comes } of story) {
					if (comes === 0) {
						told.clear();
						const known = new Map<number, Asked>();
						for (const memory of [told, known]) remember(memory, before);
						readers.push({ known, own: before });
					}
					const after = lookOf(look);
					const change = ownDiff(told, before, after);
					if (!change) expect(after).toEqual(before);
					else
						for (const { known, own } of readers)
							expect(ownAfter(known, own, change)).toEqual(after);
					again += change?.again === undefined ? 0 : 1;
					remember(told, after);
					for (const reader of readers) {
						reader.own = after;
						remember(reader.known, after);
					}
					before = after;
				}
			})
		);
		expect(again).toBeGreaterThan(20);
	});

	it('[ROOM-PATCH.2] given a change of a question that was never told, then it is not applied by half: it throws', () => {
		const own = lookOf({ board: { hand: [] }, asked: null });
		expect(() => ownAfter(new Map(), own, { own: {}, again: 3 })).toThrow();
	});
});

/** Changes told of a question that had been told before. */
const retold = (players: readonly Player[]): number =>
	players
		.flatMap(({ said }) => said)
		.filter((message) => message.type === 'delta' && message.again !== undefined).length;

/** What a seat's device shows is what the table would show it now. */
function expectTrue(host: MemoryHost, player: Player): void {
	const { seat, own } = player.picture.you.seat
		? { seat: player.seat, own: player.picture.own }
		: {};
	if (seat) expect(own).toEqual(ownLooks(host.room.session, [seat]).get(seat));
}

describe('devices of a seat', () => {
	it.each([
		['cosmic', CATALOGUE, 1],
		['council', CATALOGUE, 2],
		['council', CATALOGUE, 3],
		['toy', TOYS, 4],
		['toy', TOYS, 5]
	])(
		'[ROOM-PATCH.4] given %s and devices that come, go, stall, ask for everything anew and take moves back, then each shows what its seat is asked',
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
				if (first?.picture.room?.phase === 'over') await first.ask({ type: 'rematch' });
				if (first?.picture.room?.phase === 'lobby')
					await first.ask({ type: 'start', anyway: true });
			}
			expect(retold(devices)).toBeGreaterThan(10);
			expect(host.faults).toEqual([]);
		}
	);

	it('[ROOM-PATCH.4] given a second device that came after a question was told, when one of that name is told again, then both devices read it', async () => {
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
