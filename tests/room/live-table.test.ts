import { sampleAnswer } from '$lib/core';
import { msg } from '$lib/core/words';
import type { Patch } from '$lib/protocol';
import { myTables, seatKey } from '$lib/table/device';
import { BLANK, hear } from '$lib/table/picture';
import type { Picture } from '$lib/table/picture';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { LAY, game, hangUp, page, until } from '../support/cable';
import { MemoryHost, diceFrom } from '../support/memory-host';

afterEach(hangUp);

it('a page sits down, keeps its key on its storage, mixes in its salt, and plays', async () => {
	const host = new MemoryHost();
	const { one, two } = await game(host);
	expect(one.table.isHost).toBe(true);
	expect(myTables(one.storage)).toMatchObject([{ table: 'quiet-comet-41', game: 'toy' }]);
	expect(host.room.session.record.salts).toHaveLength(2);
	const id = one.table.decision?.id ?? 0;
	one.table.act(id, LAY, msg('Lay it'));
	expect(one.table.sending).toMatchObject({ decision: id, counter: 1 });
	expect(one.table.did).toBeNull();
	await until(host, () => one.table.sending === null && two.table.decision !== null);
	expect(one.table.did).toEqual(msg('Lay it'));
	expect(two.table.log.at(-1)?.say).toBe('{seat:1} lays a card and claims 1.');
	expect(two.heard.some((event) => event.type === 'events' && event.events.length === 1)).toBe(
		true
	);
	expect(one.table.you.undo).toBe('free');
	one.table.undo();
	expect(one.table.did).toBeNull();
	await until(host, () => one.table.decision !== null);
});

it('what one did before is no longer said once others took back what led to it', async () => {
	const host = new MemoryHost();
	const { one, two } = await game(host);
	one.table.act(one.table.decision?.id ?? 0, LAY);
	await until(host, () => two.table.decision !== null);
	const asked = two.table.decision;
	if (!asked) throw new Error('Nothing is asked');
	two.table.act(asked.id, sampleAnswer(asked.shape, diceFrom(1)), msg('Lay it as well'));
	await until(host, () => two.table.did !== null);
	one.table.undo();
	await until(host, () => two.table.room?.votes.length === 1);
	two.table.vote(two.table.room?.votes[0]?.id ?? 0, true);
	const replaced = ({ heard }: typeof one) =>
		heard.filter(({ type }) => type === 'replaced').length;
	const before = [one, two].map(replaced);
	await until(host, () => one.table.decision !== null);
	expect(two.table.did).toBeNull();
	// What was told stands nowhere any more.
	expect([one, two].map(replaced)).toEqual(before.map((n) => n + 1));
	expect(two.heard).toContainEqual(
		expect.objectContaining({
			type: 'chat',
			line: expect.objectContaining({ from: 'table', of: 'back' }) as unknown
		})
	);
});

it('a line that breaks in mid-answer comes back within a quarter of a second, and the answer is given once', async () => {
	const host = new MemoryHost();
	const { one, two } = await game(host);
	one.cable.cut = true;
	for (const socket of one.cable.live) socket.fail();
	one.table.act(one.table.decision?.id ?? 0, LAY);
	expect(one.table.link).toBe('connecting');
	one.cable.cut = false;
	const began = Date.now();
	await until(host, () => one.table.link === 'open');
	expect(Date.now() - began).toBeLessThan(1000); // a busy machine is late with it
	await until(host, () => one.table.sending === null && two.table.decision !== null);
	expect(two.table.open?.n).toBe(1);
	expect(one.heard.filter(({ type }) => type === 'replaced')).toHaveLength(2); // on joining, and on sitting down
});

it('a line that is gone for longer is said to be lost, and chat keeps its words', async () => {
	const host = new MemoryHost();
	const { one } = await game(host);
	one.cable.cut = true;
	for (const socket of one.cable.live) socket.fail();
	await sleep(450);
	expect(one.table.link).toBe('lost');
	expect(one.table.say('hello?')).toBe(false);
	one.cable.cut = false;
	globalThis.dispatchEvent?.(new Event('online'));
	await until(host, () => one.table.link === 'open');
	expect(one.table.say('hello!')).toBe(true);
	await until(host, () => one.table.chat.length === 1);
});

it('[ROOM-SEEN.1] a page that is told a mark says it back', async () => {
	const host = new MemoryHost();
	const { one } = await game(host);
	const said: string[] = [];
	const { room } = host;
	const message = room.message.bind(room);
	room.message = (socket, raw) => {
		said.push(String(raw));
		message(socket, raw);
	};
	for (const { socket } of host.room.session.audience.listeners.values())
		socket.send('{"type":"seen","mark":262144}');
	await until(host, () => said.length === 2);
	expect(said).toEqual(Array(2).fill('{"type":"seen","mark":262144}'));
	expect(one.table.refusal).toBeNull();
});

it('an answer refused is put back on the table with the reason', async () => {
	const host = new MemoryHost();
	const { one } = await game(host);
	const id = one.table.decision?.id ?? 0;
	one.table.act(id, { pick: 'card:7' });
	await until(host, () => one.table.refusal !== null);
	expect(one.table.refusal).toMatchObject({ of: 'act', rule: 'TOY-3' });
	expect(one.table.draft).toMatchObject({ decision: id, answer: { pick: 'card:7' } });
	expect(one.table.sending).toBeNull();
	const { shape } = one.table.decision ?? {};
	if (shape) one.table.act(id, sampleAnswer(shape, diceFrom(1)));
	await until(host, () => one.table.decision === null);
	expect(one.table.refusal).toBeNull();
});

it('a link or a code in the address brings the seat to another device, which then has a key of its own', async () => {
	const host = new MemoryHost();
	const { one } = await game(host);
	one.table.makeLink();
	await until(host, () => one.table.deviceLink !== null);
	const { code = '' } = one.table.deviceLink ?? {};
	const phone = await page(host, { fragment: `#code=${code}` });
	await until(host, () => phone.table.seat !== null);
	expect(phone.table.own?.board).toEqual(one.table.own?.board);
	expect(myTables(phone.storage)[0]?.key).not.toBe(myTables(one.storage)[0]?.key);
	one.table.makeLink();
	await until(host, () => one.table.deviceLink?.code !== code);
	const tablet = await page(host, { fragment: `#key=${one.table.deviceLink?.key ?? ''}` });
	await until(host, () => tablet.table.seat !== null);
	expect(myTables(tablet.storage)).toHaveLength(1); // so that it is found again without the link
});

it('a page that is too old says so and keeps its key', async () => {
	const host = new MemoryHost();
	const { one } = await game(host);
	for (const socket of one.cable.live)
		socket.dispatchEvent(
			new MessageEvent('message', {
				data: JSON.stringify({ type: 'stale', protocol: 2, say: 'Orrery has been updated.' })
			})
		);
	expect(one.table.link).toBe('stale');
	expect(myTables(one.storage)).toHaveLength(1);
});

it('[ROOM-KEY.8] a page keeps its key through a blink, and the key of a seat it was sent away from as one it had', async () => {
	const host = new MemoryHost();
	const one = await page(host);
	const two = await page(host);
	one.table.sit({ name: 'Ines' });
	await until(host, () => one.table.seat?.kind === 'human');
	two.table.sit({ name: 'Tomasz' });
	await until(host, () => two.table.you.seat === 'seat:2');
	const key = seatKey('quiet-comet-41', two.storage);
	for (const socket of two.cable.live) socket.fail();
	await until(host, () => two.table.link === 'open' && two.table.you.seat === 'seat:2');
	expect(seatKey('quiet-comet-41', two.storage)).toBe(key);
	one.table.kick('seat:2');
	await until(host, () => two.table.you.seat === null);
	expect(myTables(two.storage)).toEqual([]);
	// Opened again, it is known by that key.
	const again = await page(host, { storage: two.storage });
	again.table.sit({ name: 'Somebody' });
	await until(host, () => again.table.refusal?.rule === 'ROOM-AGAIN.1');
	expect(seatKey('quiet-comet-41', two.storage)).toBe(key);
	one.table.usher(again.table.you.watcher ?? 'watcher:00000000', 'pardon');
	await until(host, () => one.table.room?.watchers.every(({ barred }) => !barred) === true);
	again.table.sit({ name: 'Tomasz' });
	await until(host, () => again.table.you.seat === 'seat:2');
	expect(myTables(two.storage)).toHaveLength(1);
	expect(seatKey('quiet-comet-41', two.storage)).not.toBe(key);
});

it('[ROOM-USHER.1] a page whose watcher was sent away says so, and does not dial again', async () => {
	const host = new MemoryHost();
	const one = await page(host);
	const two = await page(host);
	one.table.sit({ name: 'Ines' });
	await until(host, () => one.table.room?.watchers.length === 1 && one.table.you.seat !== null);
	one.table.usher(two.table.you.watcher ?? 'watcher:00000000', 'away');
	await until(host, () => two.table.link === 'away');
	const { opened } = two.cable;
	await sleep(400);
	expect(two.cable.opened).toBe(opened);
	expect(two.table.link).toBe('away');
});

it('[ROOM-VOTE.7] a page counts what is left of a question from when it was told', () => {
	const question = (id: number, leftMs: number) =>
		({
			...{ id, kind: 'sit', seat: 'seat:2', yes: [], no: [], silence: 'no', need: 1 },
			...{ voters: [], leftMs, by: { id: 'watcher:00000000', name: 'Lars' } }
		}) as const;
	const told = { ...BLANK, room: { votes: [question(1, 60_000)] } as never, ends: { 1: 61_000 } };
	const later = (patch: Patch) =>
		hear(told, { type: 'delta', seq: 1, room: patch }, 21_000) as { picture: Picture };
	expect(later({ host: ['seat:2'] }).picture.ends).toEqual({ 1: 61_000 });
	expect(later({ votes: [1, 0, [question(2, 60_000)]] }).picture.ends).toEqual({
		1: 61_000,
		2: 81_000
	});
	expect(later({ votes: { 0: { leftMs: [100_000] } } }).picture.ends).toEqual({ 1: 121_000 });
	expect(later({ votes: [0, 1, []] }).picture.ends).toEqual({});
});
