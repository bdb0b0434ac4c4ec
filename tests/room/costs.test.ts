/** What may be spent at a table, who pays for it, and what becomes of those who spend too much. */
import { sampleAnswer } from '$lib/core';
import type { Shape } from '$lib/core';
import { LIMITS, PROTOCOL } from '$lib/protocol';
import type { Limits } from '$lib/protocol';
import { describe, expect, it } from 'vitest';
import type { HttpAnswer } from '../../party/room';
import {
	again,
	diceFrom,
	playing,
	seated,
	GENEROUS,
	MemoryHost,
	MemorySocket,
	Player
} from '../support/memory-host';
import { playOn } from '../support/play-on';

const told = (player: Player, type: string) =>
	player.said.filter((message) => message.type === type).length;

/** A table with its real limits, and two people at it who have spent nothing yet. */
async function table(): Promise<{ host: MemoryHost; players: Player[] }> {
	const host = new MemoryHost({ limits: LIMITS });
	const players = await seated(host, 2);
	await host.pass(60_000);
	return { host, players };
}

/** A stranger on a bare socket, who says this all at once. */
function stranger(host: MemoryHost, texts: readonly string[], address: string | null = null) {
	const socket = host.connect(address);
	socket.up.push(...texts);
	return socket;
}

const HELLO = JSON.stringify({ type: 'hello', protocol: PROTOCOL, name: 'Mallory' });
const RESYNC = '{"type":"resync"}';

const welcomes = (sockets: readonly MemorySocket[]) =>
	sockets.flatMap(({ heard }) => heard).filter((text) => text.includes('"type":"welcome"')).length;

describe('what a message costs', () => {
	it('[ROOM-COST.2] given words that are refused unread, then each costs five, and when nothing is left it is told once', async () => {
		const { host, players } = await table();
		const [ines] = players as [Player];
		for (let i = 0; i < 20; i++) ines.raw('{"type":"nothing"}');
		await host.settle();
		const refused = ines.said.flatMap((one) => (one.type === 'refused' ? [one.rule] : []));
		expect(refused).toEqual([
			...Array<string>(LIMITS.seat.burst / LIMITS.refused).fill('ROOM-WIRE.1'),
			'ROOM-LIMIT.2'
		]);
	});

	it('[ROOM-COST.2] given links asked for without end, then they are paid for before they are made', async () => {
		const { host, players } = await table();
		const [ines] = players as [Player];
		const { puts } = host.store;
		for (let i = 0; i < 20; i++) ines.send({ type: 'link' });
		await host.settle();
		expect(told(ines, 'link')).toBe(LIMITS.seat.burst / 5);
		expect(host.store.puts).toBe(puts + LIMITS.seat.burst / 5);
		expect(ines.refusal?.rule).toBe('ROOM-LIMIT.2');
	});

	it('[ROOM-COST.3] given a seat on many devices, then it has one purse and not one for each', async () => {
		const { host, players } = await table();
		const [ines] = players as [Player];
		const devices = Array.from({ length: 3 }, () => {
			const device = new Player(host);
			device.key = ines.key;
			device.hello();
			return device;
		});
		await host.pass(60_000);
		for (const device of devices) for (let i = 0; i < 30; i++) device.send({ type: 'ping', n: i });
		await host.settle();
		const pongs = devices.reduce((sum, device) => sum + told(device, 'pong'), 0);
		expect(pongs).toBe(LIMITS.seat.burst);
	});
});

describe('watchers', () => {
	it('[ROOM-COST.3] given thirty watchers who all read back as fast as they may, then together they get what one purse buys, and a seat has all of its own', async () => {
		const { host, players } = await table();
		const [ines] = players as [Player];
		const watchers: Player[] = [];
		for (let i = 0; i < 30; i++) {
			const watcher = new Player(host, `Olga ${i}`);
			watcher.hello();
			watchers.push(watcher);
			await host.pass(1_000);
		}
		await host.pass(60_000);
		const before = told(ines, 'pong');
		for (const watcher of watchers)
			for (let i = 0; i < 4; i++) watcher.send({ type: 'earlier', upTo: 0 });
		for (let i = 0; i < LIMITS.seat.burst; i++) ines.send({ type: 'ping', n: i });
		await host.settle();
		expect(watchers.reduce((sum, one) => sum + told(one, 'earlier'), 0)).toBe(
			LIMITS.watchers.burst / 5
		);
		expect(told(ines, 'pong') - before).toBe(LIMITS.seat.burst);
		expect(ines.refusal).toBeUndefined();
		// Who is out of the shared purse still knows that the line is alive.
		const last = watchers.at(-1) as Player;
		await host.pass(1_000);
		await last.ask({ type: 'ping', n: 7 });
		expect(last.last('pong')).toEqual({ type: 'pong', n: 7 });
	});

	it('[ROOM-COST.3] given watchers of one address who spend what they may, then something is left to another address', async () => {
		const { host } = await table();
		for (let i = 0; i < 20; i++) stranger(host, [HELLO], '10.0.0.1');
		await host.settle();
		const other = stranger(host, [HELLO], '10.0.0.2');
		await host.settle();
		expect(welcomes([other])).toBe(1);
	});

	it('[ROOM-COST.5] given watchers who chat, then all of them together say one thing a second and thirty a minute, and are told so', async () => {
		const { host, players } = await table();
		const [ines] = players as [Player];
		const [olga, piotr] = [new Player(host, 'Olga'), new Player(host, 'Piotr')];
		for (const watcher of [olga, piotr]) watcher.hello();
		await host.pass(60_000);
		await olga.ask({ type: 'chat', text: 'hello' });
		await piotr.ask({ type: 'chat', text: 'hello' });
		expect(piotr.refusal).toMatchObject({ of: 'chat', rule: 'ROOM-COST.5' });
		expect(ines.picture.chat).toHaveLength(1);
		await ines.ask({ type: 'chat', text: 'quiet, please' });
		expect(ines.picture.chat).toHaveLength(2);
		for (let s = 0; s < 60; s++) {
			await host.pass(1_000);
			await (s % 2 ? olga : piotr).ask({ type: 'chat', text: `${s}` });
		}
		const theirs = ines.picture.chat.filter(({ from }) => from === 'watcher');
		expect(theirs.length).toBeGreaterThan(55); // thirty at once, and one every two seconds
		for (let s = 0; s < 60; s++) {
			await host.pass(1_000);
			await (s % 2 ? olga : piotr).ask({ type: 'emote', emote: 'ouch' });
		}
		expect(told(ines, 'emote')).toBeGreaterThanOrEqual(29);
		expect(told(ines, 'emote')).toBeLessThanOrEqual(32);
	});
});

describe('the whole picture', () => {
	it('[ROOM-COST.4] given a page that asks again and again, then it is shown the picture once a second, the last time too', async () => {
		const { host, players } = await table();
		const [ines] = players as [Player];
		const before = told(ines, 'welcome');
		for (let i = 0; i < 10; i++) await ines.ask({ type: 'resync' });
		expect(told(ines, 'welcome') - before).toBe(1);
		await host.pass(999);
		expect(told(ines, 'welcome') - before).toBe(1);
		await host.pass(1);
		expect(told(ines, 'welcome') - before).toBe(2);
		await host.pass(10_000);
		expect(told(ines, 'welcome') - before).toBe(2);
		expect(ines.refusal).toBeUndefined();
	});

	it('[ROOM-COST.4] given more strangers than can be shown the table at once, then all are in the end, in their order, without asking again', async () => {
		const { host } = await table();
		const all = Array.from({ length: 30 }, () => stranger(host, [HELLO]));
		await host.settle();
		expect(welcomes(all)).toBe(LIMITS.watchers.burst / 10);
		await host.pass(5_000);
		expect(welcomes(all)).toBe(14);
		expect(welcomes(all.slice(0, 14))).toBe(14);
		await host.pass(8_000);
		expect(welcomes(all)).toBe(30);
		expect(all.every(({ closed }) => closed === null)).toBe(true);
	});

	it('[ROOM-COST.3] given eight friends who come at the same moment, when each sits down as soon as they see the table, then all have a chair', async () => {
		const host = new MemoryHost({ limits: LIMITS });
		const friends = Array.from({ length: 8 }, (_, i) => new Player(host, `Friend ${i}`));
		for (const friend of friends) friend.hello();
		for (let tenths = 0; tenths < 60; tenths++) {
			for (const friend of friends)
				if (told(friend, 'welcome') === 1) await friend.ask({ type: 'sit' });
			await host.pass(100);
		}
		expect(friends.map(({ seat }) => seat !== null)).toEqual(friends.map(() => true));
		expect(friends.map(({ refusal }) => refusal)).toEqual(friends.map(() => undefined));
	});

	it.each([null, '10.0.0.1'])(
		'[ROOM-COST.3] given somebody at %s who comes, asks for all and goes, over and over, then a new socket is no new purse, and the owner of a seat comes in at once',
		async (address) => {
			const { host, players } = await table();
			const [ines] = players as [Player];
			const gone: MemorySocket[] = [];
			const churn = async (times: number) => {
				for (let i = 0; i < times; i++) {
					const socket = stranger(host, [HELLO, ...Array<string>(39).fill(RESYNC)], address);
					await host.settle();
					gone.push(socket);
					socket.close(1000, '');
				}
			};
			await churn(40);
			expect(welcomes(gone)).toBeLessThanOrEqual(LIMITS.watchers.burst / 10);
			await ines.reconnect({ fresh: true });
			expect(told(ines, 'welcome')).toBeGreaterThan(0);
			expect(ines.socket.heard.join()).toContain('"type":"welcome"');
			await churn(20);
			expect(welcomes(gone)).toBeLessThanOrEqual(LIMITS.watchers.burst / 10);
		}
	);

	it('[ROOM-COST.3] given a spent purse, then what a new socket says before its hello is not even looked at', async () => {
		const { host } = await table();
		stranger(host, Array<string>(20).fill(HELLO));
		for (let i = 0; i < 20; i++) stranger(host, [HELLO]);
		await host.settle();
		const late = stranger(host, ['{"type":"nothing"}', '{"type":"nothing"}', HELLO]);
		await host.settle();
		const rules = late.heard.map((text) => (JSON.parse(text) as { rule: string }).rule);
		expect(rules).toEqual(['ROOM-WIRE.1', 'ROOM-LIMIT.2']);
	});
});

describe('who does not read', () => {
	const limits: Limits = { ...GENEROUS, markEvery: 4_000, unread: 20_000 };
	const line = { type: 'chat', text: 'x'.repeat(290) } as const;

	it('[ROOM-SEEN.2] given a watcher who reads nothing, then it is let go, and one who reads slowly is not', async () => {
		const host = new MemoryHost({ limits });
		const [ines] = (await seated(host, 2)) as [Player];
		const [deaf, slow] = [new Player(host, 'Deaf'), new Player(host, 'Slow')];
		for (const watcher of [deaf, slow]) watcher.hello();
		await host.settle();
		deaf.socket.held = true;
		for (let i = 0; i < 200; i++) {
			slow.socket.held = i % 10 !== 0;
			await ines.ask(line);
		}
		expect(deaf.socket.closed?.code).toBe(4029);
		const unread = deaf.socket.down.reduce((sum, text) => sum + text.length, 0);
		expect(unread).toBeLessThan(limits.unread + 1_000);
		expect(ines.picture.room?.watchers).toHaveLength(1);
		expect(slow.socket.closed).toBeNull();
		expect(ines.socket.closed).toBeNull();
	});

	it('[ROOM-SEEN.2] given a seat that says marks it has not read, or the same one again, then they count for nothing and its chair is empty', async () => {
		const host = new MemoryHost({ limits });
		const [ines, mallory] = (await seated(host, 2)) as [Player, Player];
		for (let i = 0; i < 30; i++) await ines.ask(line);
		const { mark = 0 } = mallory.last('seen') ?? {};
		expect(mark).toBeGreaterThan(1e6);
		mallory.socket.held = true;
		for (let i = 0; i < 100; i++) {
			for (const guess of [mark, mark + 1, i])
				host.room.message(mallory.socket, JSON.stringify({ type: 'seen', mark: guess }));
			await ines.ask(line);
		}
		expect(mallory.socket.closed?.code).toBe(4029);
		expect(ines.picture.room?.seats[1]?.here).toBe(false);
	});
});

describe('a closed socket', () => {
	it('[ROOM-LIMIT.7] given sockets that say nothing and do not answer the close, then they keep no place', async () => {
		const host = new MemoryHost({ limits: { ...GENEROUS, sockets: 3 } });
		for (let i = 0; i < 3; i++) host.connect().stubborn = true;
		expect(host.connect().closed?.code).toBe(4029);
		await host.pass(15_000);
		const ines = new Player(host, 'Ines');
		ines.hello();
		await host.settle();
		expect(told(ines, 'welcome')).toBe(1);
	});

	it('[ROOM-LIMIT.7] given a flooder who does not answer the close, then it is not heard any more, is told nothing, and its seat is empty', async () => {
		const { host, players } = await table();
		const [ines, mallory] = players as [Player, Player];
		mallory.socket.stubborn = true;
		for (let i = 0; i < 300; i++) mallory.send({ type: 'ping', n: i });
		await host.settle();
		expect(mallory.socket.closed?.code).toBe(4029);
		expect(ines.picture.room?.seats[1]?.here).toBe(false);
		const heard = mallory.socket.heard.length;
		await host.pass(60_000);
		await mallory.ask({ type: 'chat', text: 'still here' });
		await ines.ask({ type: 'chat', text: 'good' });
		expect(ines.picture.chat).toMatchObject([{ text: 'good' }]);
		expect(mallory.socket.heard).toHaveLength(heard);
		host.sleep();
		await mallory.ask({ type: 'hello', protocol: PROTOCOL });
		expect(mallory.socket.heard).toHaveLength(heard);
		expect(ines.picture.room?.watchers).toEqual([]);
	});

	it('[ROOM-LIMIT.7] given a socket that was turned away and says hello all the same, then it is not let in under another name', async () => {
		const host = new MemoryHost({ limits: { ...GENEROUS, socketsPerAddress: 1 } });
		const [ines] = (await seated(host, 1)) as [Player];
		host.connect('10.0.0.1');
		const sockets = Array.from({ length: 5 }, () => {
			const socket = new MemorySocket(host, '10.0.0.1');
			socket.stubborn = true;
			host.room.connect(socket, '10.0.0.1');
			host.room.message(socket, HELLO);
			return socket;
		});
		await host.settle();
		expect(sockets.map(({ down }) => down.length)).toEqual([0, 0, 0, 0, 0]);
		expect(ines.picture.room?.watchers).toEqual([]);
	});

	it('[ROOM-LIMIT.7] given what a flooder said just before it was closed, then what was still waiting in line is not done', async () => {
		const { host, players } = await table();
		const [ines, mallory] = players as [Player, Player];
		mallory.socket.stubborn = true;
		host.room.message(mallory.socket, '{"type":"chat","text":"one"}');
		for (let i = 0; i < 300; i++) host.room.message(mallory.socket, '{"type":"ping","n":1}');
		await host.settle();
		expect(ines.picture.chat).toEqual([]);
		expect(ines.picture.room?.seats[1]?.here).toBe(false);
	});

	it('[ROOM-LIMIT.7] given somebody who says something and goes, then what they said is done', async () => {
		const host = new MemoryHost();
		const [ines, tomasz] = (await playing(host, 2)) as [Player, Player];
		host.room.message(tomasz.socket, '{"type":"chat","text":"good night"}');
		tomasz.drop();
		await host.settle();
		expect(ines.picture.chat).toMatchObject([{ text: 'good night' }]);
	});
});

describe('files of a finished game', () => {
	async function finished(
		limits?: Limits
	): Promise<{ host: MemoryHost; ines: Player; tomasz: Player }> {
		const host = new MemoryHost(limits && { limits });
		const players = (await playing(host, 2, { options: { heap: 40 } })) as [Player, Player];
		await playOn(host, players, 3);
		await host.pass(60_000);
		return { host, ines: players[0], tomasz: players[1] };
	}
	/** All but what the file is made of. */
	const loseLog = ({ store }: MemoryHost) => {
		const lines = [...store.kept.keys()].filter((key) => key.startsWith('log:'));
		expect(lines.length).toBeGreaterThan(0);
		for (const key of lines) store.kept.delete(key);
	};
	const keptOf = ({ store }: MemoryHost) =>
		[...store.kept.keys()].filter((key) => key.startsWith('game:'));

	it('[ROOM-COST.6] given a file that was made, when it is asked for again, also after a restart, then it is not made again; the next game has its own', async () => {
		const { host, ines, tomasz } = await finished();
		expect(keptOf(host)).toEqual([]);
		const { body } = await host.request('game.json');
		loseLog(host);
		expect((await host.request('game.json')).body).toBe(body);
		host.restart();
		await ines.reconnect({ close: false, fresh: true });
		expect((await host.request('game.json')).body).toBe(body);
		await again([ines, tomasz]);
		expect((await host.request('game.json')).body).toBe(body);
		await ines.ask({ type: 'start', anyway: true });
		await host.settle();
		expect((await host.request('game-1.json')).body).toBe(body);
	});

	it('[ROOM-COST.6] given a kept file of which a part is missing, then it is made anew', async () => {
		const { host } = await finished();
		const { body } = await host.request('game.json');
		const kept = host.store.kept.get('game:0001') ?? '';
		host.store.kept.set('game:0001', kept.slice(0, -10));
		expect((await host.request('game.json')).body).toBe(body);
		host.store.kept.set('game:0001', kept.replace(/^\d+ /, '7 '));
		expect((await host.request('game.json')).body).toBe(body);
	});

	it('[ROOM-COST.6] given many who ask at once, then one is made and all get it', async () => {
		const { host } = await finished({ ...GENEROUS, files: { burst: 1, perSecond: 0.001 } });
		const answers: HttpAnswer[] = [];
		for (let i = 0; i < 8; i++)
			void host.room.request('game.json').then((answer) => answers.push(answer));
		expect((await host.request('game.json')).status).toBe(200);
		await host.settle();
		expect(answers).toHaveLength(8);
		expect(new Set(answers).size).toBe(1);
	});

	it('[ROOM-COST.6] given two tables of one process whose files are asked for, then one after the other is made', async () => {
		const [first, second] = [(await finished()).host, (await finished()).host];
		second.time = first.time;
		const done: string[] = [];
		void first.room.request('game.json').then(() => done.push('first'));
		await first.room.idle;
		void second.room.request('game.json').then(() => done.push('second'));
		for (let i = 0; i < 20; i++) await second.settle();
		expect(done).toEqual([]);
		for (let i = 0; i < 20; i++) await first.settle();
		expect(done).toEqual(['first']);
		await second.pass(50);
		for (let i = 0; i < 20; i++) await second.settle();
		expect(done).toEqual(['first', 'second']);
	});

	it('[ROOM-LIMIT.10] given who asks for files without end, then a table looks for ten and then one a second, and says so', async () => {
		const { host } = await finished(LIMITS);
		const statuses: number[] = [];
		for (let i = 0; i < 20; i++) {
			const file = i % 2 ? 'report.json' : 'game.json';
			statuses.push((await host.request(file)).status);
		}
		expect(statuses.filter((status) => status === 200)).toHaveLength(LIMITS.files.burst);
		expect(statuses.at(-1)).toBe(429);
		await host.pass(1_000);
		expect((await host.request('game.json')).status).toBe(200);
		expect((await host.request('')).status).toBe(200);
	});
});

describe('a full disk', () => {
	it('[ROOM-SAVE.5] given a table that cannot be saved, then all are told, acts are refused in words, who comes sees the table, and when there is room it goes on by itself with nothing lost', async () => {
		const host = new MemoryHost();
		const [ines, tomasz] = (await playing(host, 2, {
			bots: 1,
			house: { botMs: 1_000, graceS: -1 }
		})) as [Player, Player];
		await host.pass(5_000);
		const before = ines.picture.open;
		const asked = ines.decision ? ines : tomasz;
		const kept = new Map(host.store.kept);
		host.store.full = true;

		asked.act(sampleAnswer(asked.decision?.shape as Shape, diceFrom(1)));
		await host.settle();
		for (const player of [ines, tomasz]) {
			expect(player.last('error')?.say).toContain('cannot be saved');
			expect(player.picture.open).toEqual(before);
		}
		const counter = asked.act(sampleAnswer(asked.decision?.shape as Shape, diceFrom(1)));
		await host.settle();
		expect(asked.refusal).toMatchObject({ of: 'act', rule: 'ROOM-SAVE.5', counter });
		expect(asked.last('accepted')?.counter ?? 0).toBeLessThan(counter - 1);
		await tomasz.ask({ type: 'chat', text: 'what now?' });
		expect(tomasz.refusal).toMatchObject({ of: 'chat', rule: 'ROOM-SAVE.5' });

		// Lines still come and go, and who comes sees the table and why it stands still.
		await tomasz.reconnect({ fresh: true });
		expect(tomasz.seat).toBe('seat:2');
		expect(tomasz.picture.open).toEqual(before);
		expect(tomasz.last('error')?.say).toContain('cannot be saved');
		await tomasz.ask({ type: 'ping', n: 5 });
		expect(tomasz.last('pong')?.n).toBe(5);
		const faults = host.faults.length;
		await host.pass(60_000);
		expect(host.faults.length - faults).toBe(0); // nothing was tried in vain
		expect(host.store.kept).toEqual(kept);

		host.store.full = false;
		await host.pass(10_000);
		asked.act(sampleAnswer(asked.decision?.shape as Shape, diceFrom(1)));
		await host.pass(10_000);
		expect(ines.picture.open?.n).toBeGreaterThan(before?.n ?? 0);
		host.restart();
		await ines.reconnect({ close: false, fresh: true });
		expect(ines.picture.open?.n).toBe(tomasz.picture.open?.n);
	});

	it('[ROOM-SAVE.5] given a bot whose turn it is while nothing can be saved, when there is room again, then it moves though nobody says anything', async () => {
		const host = new MemoryHost();
		const [ines] = (await playing(host, 1, { bots: 2, house: { botMs: 3_000 } })) as [Player];
		while (ines.decision) {
			ines.act(sampleAnswer(ines.decision.shape, diceFrom(1)));
			await host.settle();
		}
		const n = ines.picture.open?.n ?? 0;
		host.store.full = true;
		await host.pass(60_000);
		expect(ines.picture.open?.n).toBe(n);
		expect(host.faults).toHaveLength(1);
		expect(ines.said.filter(({ type }) => type === 'error')).toHaveLength(1);
		host.store.full = false;
		await host.pass(20_000);
		expect(ines.picture.open?.n).toBeGreaterThan(n);
	});
});

describe('a table nobody ever sat down at', () => {
	it('[ROOM-TALK.3] given people who come, look, talk and go, then nothing is kept of it, and no alarm wakes it again', async () => {
		const host = new MemoryHost({ limits: LIMITS });
		const [olga, silent] = [new Player(host, 'Olga'), host.connect()];
		olga.hello();
		await host.settle();
		await olga.ask({ type: 'chat', text: 'anybody here?' });
		expect(olga.refusal).toMatchObject({ of: 'chat', rule: 'ROOM-TALK.3' });
		await olga.ask({ type: 'emote', emote: 'ouch' });
		await olga.ask({ type: 'earlier', upTo: 3 });
		await host.pass(60_000);
		olga.drop();
		await host.pass(60_000);
		expect(silent.closed?.code).toBe(4008);
		expect([...host.store.kept.keys()]).toEqual([]);
		expect(host.alarm).toBeNull();
		expect(host.notices).toEqual([]);
	});
});
