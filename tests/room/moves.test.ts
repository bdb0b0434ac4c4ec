import { noticed } from '../support/noticed';
import { describe, expect, it } from 'vitest';
import { checksumOf, Commands } from '../../party/room/commands';
import { MemoryHost, Player, playing } from '../support/memory-host';
import { oneMove, playOn } from '../support/play-on';

const LAY = { pick: 'card:0', then: { amount: 1 } };
const PASSING = [{ on: '*', when: [], answer: { pick: 'pass' }, until: 'game' }] as const;
/** Moves that are kept: on pages of the log, or beside the table. */
const logOf = (host: MemoryHost) =>
	[...host.store.kept].flatMap(([key, text]) => {
		if (key.startsWith('log:')) return text.split('\n');
		return key.startsWith('state:') || key === 'now' ? text.split('\n').slice(2) : [];
	}).length;

describe('a decision', () => {
	it('[ROOM-SAVE.1] given an answer, when it is accepted, then state and log entry were kept in one write before anybody was told', async () => {
		const host = new MemoryHost();
		const [ines, tomasz] = await playing(host, 2);
		const puts = host.store.puts;
		let keptWhenTold = -1;
		if (tomasz) {
			const send = tomasz.socket.send.bind(tomasz.socket);
			tomasz.socket.send = (text) => {
				keptWhenTold = logOf(host);
				send(text);
			};
		}
		ines?.act(LAY);
		await host.settle();
		expect(host.store.puts).toBe(puts + 1);
		expect(keptWhenTold).toBe(2); // the setup, and this
		expect(ines?.last('accepted')).toMatchObject({ counter: 1 });
	});

	it('[ROOM-SAVE.2] given a store that fails, when somebody answers, then nothing has happened, everybody reads one plain sentence, and the next try works', async () => {
		const host = new MemoryHost();
		const [ines, tomasz] = await playing(host, 2);
		const before = tomasz?.picture.open;
		host.store.failing = 1;
		ines?.act(LAY);
		await host.settle();
		expect(ines?.last('accepted')).toBeUndefined();
		expect(ines?.last('error')?.say).not.toContain('disk');
		expect(tomasz?.picture.open).toEqual(before);
		ines?.act(LAY);
		await host.settle();
		expect(ines?.last('accepted')).toBeDefined();
		expect(tomasz?.picture.open?.n).toBe(1);
	});

	it('[ROOM-ONCE.1] given a command told twice, also after a restart, then it is carried out once and acknowledged each time', async () => {
		const host = new MemoryHost();
		const [ines, tomasz] = await playing(host, 2);
		const decision = ines?.decision?.id ?? 0;
		const counter = ines?.act(LAY) ?? 0;
		ines?.send({ type: 'act', decision, answer: LAY, counter } as never);
		await host.settle();
		expect(tomasz?.picture.open?.n).toBe(1);
		expect(ines?.said.filter(({ type }) => type === 'accepted')).toHaveLength(2);
		host.restart();
		await ines?.reconnect({ close: false });
		ines?.send({ type: 'act', decision, answer: LAY, counter } as never);
		await host.settle();
		expect(ines?.said.filter(({ type }) => type === 'accepted')).toHaveLength(3);
		expect(ines?.picture.open?.n).toBe(1);
		expect(logOf(host)).toBe(2);
	});

	it('[ROOM-ONCE.2] given two devices of a seat that count alike, when both answer, then the second learns that the first was faster', async () => {
		const host = new MemoryHost();
		const [ines, tomasz] = await playing(host, 2);
		const phone = new Player(host);
		phone.key = ines?.key ?? null;
		phone.hello();
		await host.settle();
		ines?.act(LAY);
		await host.settle();
		await oneMove(host, tomasz ? [tomasz] : []);
		phone.send({ type: 'act', decision: 99, answer: LAY, counter: 1 });
		await host.settle();
		expect(phone.refusal).toMatchObject({ rule: 'ROOM-ONCE.2', counter: 1 });
	});

	it.each([
		['of another make', '1f0a44c2'],
		['not at all', undefined]
	])(
		'[ROOM-ONCE.1] given answers that an earlier build noted %s, when one is told again, then it is acknowledged, and any other is not carried out',
		(_how, sum) => {
			const commands = new Commands({ 'seat:1': [sum === undefined ? [1, 7] : [1, 7, sum]] });
			expect(commands.heard('seat:1', 1, 7, checksumOf(LAY))).toBe('done');
			expect(commands.heard('seat:1', 1, 8, checksumOf(LAY))).toBe('used');
			expect(commands.heard('seat:1', 2, 7, checksumOf(LAY))).toBe('new');
		}
	);

	it.each([
		['a decision of somebody else', { decision: 1, answer: LAY }, 1, 'CORE-LATE'],
		['a decision that never was', { decision: 77, answer: LAY }, 0, 'CORE-LATE'],
		['an answer that is none', { decision: 1, answer: { yes: true } }, 0, 'TOY-3'],
		['a choice that is none', { decision: 1, answer: { pick: 'card:9' } }, 0, 'TOY-3'],
		[
			'a claim out of bounds',
			{ decision: 1, answer: { pick: 'card:0', then: { amount: 4 } } },
			0,
			'TOY-3'
		]
	])(
		'[ROOM-ACT.1] given %s, when it is sent, then it is refused with its rule and nothing changes',
		async (_what, act, who, rule) => {
			const host = new MemoryHost();
			const players = await playing(host, 2);
			const before = new Map(host.store.kept);
			const player = players[who];
			await player?.ask({ type: 'act', ...act, counter: 1 } as never);
			expect(player?.refusal).toMatchObject({ of: 'act', rule, counter: 1 });
			expect(host.store.kept).toEqual(before);
		}
	);

	it('[ROOM-ACT.2] given standing orders, when they are left, then windows pass by themselves', async () => {
		const host = new MemoryHost();
		const [ines, tomasz] = await playing(host, 2);
		await tomasz?.ask({
			type: 'orders',
			orders: [{ on: '*', when: [], answer: { pick: 'pass' }, until: 'game' }],
			counter: 1
		});
		expect(tomasz?.last('accepted')).toMatchObject({ counter: 1 });
		expect(tomasz?.picture.own?.orders).toHaveLength(1);
		ines?.act(LAY);
		await host.settle();
		expect(tomasz?.decision?.name).toBe('turn.lay'); // no window in between
	});

	it('[ROOM-ACT.2] given an armed answer, when it can be given, then it is, and it is not taken back', async () => {
		const host = new MemoryHost();
		const [ines, tomasz, lars] = await playing(host, 3);
		const doubt = { on: 'claim', when: [], answer: { pick: 'challenge' }, until: 'game' } as const;
		await tomasz?.ask({ type: 'orders', orders: [{ ...doubt, when: [] }], counter: 1 });
		ines?.act(LAY);
		await host.settle();
		expect(tomasz?.decision).toBeNull();
		expect(tomasz?.picture.you.undo).toBeNull();
		const said = () => ines?.picture.log.map(({ say }) => say);
		expect(said()).not.toContain('{seat:2} challenges.');
		lars?.act({ pick: 'pass' });
		await host.settle();
		expect(said()).toContain('{seat:2} challenges.');
		expect(tomasz?.picture.you.undo).toBeNull();
	});

	it('[ROOM-WINDOW.3] given standing orders, when their seat gets another owner, then they are gone', async () => {
		const host = new MemoryHost();
		const [, tomasz, lars] = await playing(host, 3);
		for (const player of [tomasz, lars])
			await player?.ask({
				type: 'orders',
				orders: [{ on: '*', when: [], answer: { pick: 'pass' }, until: 'game' }],
				counter: 1
			});
		await tomasz?.ask({ type: 'leave' });
		expect(Object.keys(host.room.session.running?.table.orders ?? {})).toEqual(['seat:3']);
	});

	it('[ROOM-ACT.2] given an order for a span of the game, when that is over, then it is gone; one for no span of it is refused', async () => {
		const host = new MemoryHost();
		const [ines, tomasz, kofi] = await playing(host, 3);
		const until = (span: string, counter: number) =>
			kofi?.ask({
				type: 'orders',
				orders: [{ on: '*', when: [], answer: { pick: 'pass' }, until: span }],
				counter
			});
		await until('turn', 1);
		await until('encounter', 2);
		expect(kofi?.refusal).toMatchObject({ of: 'orders', rule: 'CORE-ORDERS', counter: 2 });
		expect(kofi?.picture.own?.orders).toMatchObject([{ until: 'turn' }]);
		ines?.act(LAY);
		await host.settle();
		expect(kofi?.decision).toBeNull();
		tomasz?.act({ pick: 'pass' });
		await host.settle();
		expect(kofi?.picture.own?.orders).toEqual([]);
		tomasz?.act(LAY);
		await host.settle();
		expect(kofi?.decision?.window).toBe('claim');
	});
});

describe('taking back', () => {
	it('[ROOM-UNDO.1] given my own last decision with nothing shown since, when I take it back, then it never happened, also after a restart', async () => {
		const host = new MemoryHost();
		const [ines, tomasz] = await playing(host, 2);
		const before = { open: ines?.picture.open, own: ines?.picture.own, log: tomasz?.picture.log };
		ines?.act(LAY);
		await host.settle();
		expect(tomasz?.picture.log).not.toEqual(before.log);
		expect(ines?.picture.you.undo).toBe('free');
		const late = tomasz?.decision?.id ?? 0;
		await ines?.ask({ type: 'undo' });
		expect(ines?.picture.open).toEqual(before.open);
		expect(ines?.picture.own?.board).toEqual(before.own?.board);
		expect(tomasz?.picture.log).toEqual(before.log);
		expect(ines?.decision?.id).not.toBe(before.own?.decision?.id);
		// An answer to what is no more is late, though the game counts its decisions anew.
		await tomasz?.ask({ type: 'act', decision: late, answer: { pick: 'pass' }, counter: 1 });
		expect(tomasz?.refusal?.rule).toBe('CORE-LATE');
		host.restart();
		await ines?.reconnect({ close: false });
		expect(ines?.picture.open).toEqual(before.open);
		await tomasz?.reconnect({ close: false });
		await playOn(host, ines && tomasz ? [ines, tomasz] : [], 9);
		expect(ines?.picture.room?.phase).toBe('over');
	});

	it('[ROOM-UNDO.1] given a decision that is too long ago by now, then it is offered to be taken back no more, and asking is refused in words', async () => {
		const host = new MemoryHost();
		const players = await playing(host, 6);
		const [ines] = players;
		for (const player of players)
			await player.ask({ type: 'orders', orders: PASSING.slice(), counter: 1 });
		ines?.act(LAY);
		await host.settle();
		const offered = () => ines?.picture.you.undo;
		const counter = ines?.picture.you.counter;
		expect(offered()).not.toBeNull();
		let told = 0;
		for (let i = 0; i < 20 && offered() !== null; i++) {
			const asked = players.find(({ decision }) => decision);
			if (!asked || asked === ines) break;
			asked.act(LAY);
			await host.settle();
			const can = host.room.session.running?.undoable('seat:1') ?? null;
			expect(offered() === null).toBe(can === null);
			told += 1;
		}
		expect(told).toBeGreaterThan(1);
		expect(offered()).toBeNull();
		// It is no command of theirs that was told of.
		expect(ines?.picture.you.counter).toBe(counter);
		await ines?.ask({ type: 'undo' });
		expect(ines?.refusal?.say).toBe('Your last decision is too long ago to take back.');
	});

	it('[ROOM-UNDO.2] given that another has acted since, when I ask, then it is taken back when all others agree, and only then', async () => {
		const host = new MemoryHost();
		const [ines, tomasz, lars] = await playing(host, 3);
		const before = ines?.picture.open;
		ines?.act(LAY);
		await host.settle();
		tomasz?.act({ pick: 'pass' });
		await host.settle();
		expect(ines?.picture.you.undo).toBe('free'); // for all she knows, nobody has acted
		lars?.act({ pick: 'pass' });
		await host.settle();
		expect(ines?.picture.you.undo).toBe('ask');
		await ines?.ask({ type: 'undo' });
		const [vote] = lars?.picture.room?.votes ?? [];
		expect(vote).toMatchObject({ kind: 'undo', by: 'seat:1', need: 2, yes: [] });
		await ines?.ask({ type: 'vote', vote: vote?.id ?? 0, yes: true });
		expect(ines?.refusal?.rule).toBe('ROOM-VOTE.4');
		await tomasz?.ask({ type: 'vote', vote: vote?.id ?? 0, yes: true });
		expect(ines?.picture.open?.n).toBe(3);
		await lars?.ask({ type: 'vote', vote: vote?.id ?? 0, yes: true });
		expect(ines?.picture.open).toEqual(before);
		expect(lars?.picture.room?.votes).toEqual([]);
	});

	it('[ROOM-UNDO.7] given a vote about a decision, then it names what that decision was told to all by, also when the game has gone on since', async () => {
		const host = new MemoryHost();
		const [ines, tomasz, lars] = await playing(host, 3);
		const before = lars?.picture.log.length ?? 0;
		ines?.act(LAY);
		await host.settle();
		const laid = lars?.picture.log[before]?.say;
		expect(laid).toBeTruthy();
		tomasz?.act({ pick: 'pass' });
		lars?.act({ pick: 'pass' });
		await host.settle();
		expect(lars?.picture.log.length).toBeGreaterThan(before + 1);
		await ines?.ask({ type: 'undo' });
		expect(lars?.picture.room?.votes).toMatchObject([{ kind: 'undo', what: laid }]);
	});

	it('[ROOM-UNDO.7] given a vote about one of several answers that came to light together, then what was told of the others is not said of it', async () => {
		const host = new MemoryHost();
		const [ines, tomasz, lars] = await playing(host, 3);
		ines?.act(LAY);
		await host.settle();
		tomasz?.act({ pick: 'pass' });
		lars?.act({ pick: 'challenge' });
		await host.settle();
		await tomasz?.ask({ type: 'undo' });
		const [vote] = ines?.picture.room?.votes ?? [];
		expect(vote).toMatchObject({ kind: 'undo', by: 'seat:2' });
		expect(vote).not.toHaveProperty('what');
		await tomasz?.ask({ type: 'vote', vote: vote?.id ?? 0, yes: false });
		await lars?.ask({ type: 'undo' });
		const votes = ines?.picture.room?.votes ?? [];
		expect(votes.find(({ by }) => by === 'seat:3')).toMatchObject({
			what: expect.stringContaining('challenges') as string
		});
	});

	it('[ROOM-UNDO.2] given one who says no, then the decision stands', async () => {
		const host = new MemoryHost();
		const [ines, tomasz, lars] = await playing(host, 3);
		ines?.act(LAY);
		await host.settle();
		tomasz?.act({ pick: 'pass' });
		lars?.act({ pick: 'pass' });
		await host.settle();
		await ines?.ask({ type: 'undo' });
		await lars?.ask({ type: 'vote', vote: lars.picture.room?.votes[0]?.id ?? 0, yes: false });
		expect(ines?.picture.room?.votes).toEqual([]);
		expect(ines?.picture.open?.n).toBe(3);
		expect(noticed(ines)).toBe('Ines’s decision stands: Lars said no.');
		expect(ines?.picture.chat.at(-1), 'shown at once').toMatchObject({ of: 'kept' });
	});

	it('[ROOM-UNDO.3] given a card drawn by my decision, then it cannot be taken back freely; a bot’s consent is not asked, and the same card comes again', async () => {
		const host = new MemoryHost();
		const [ines] = await playing(host, 1, { bots: 1, house: { botMs: 600 } });
		ines?.act(LAY);
		await host.pass(700);
		expect(ines?.picture.you.undo).toBe('ask');
		const drawn = structuredClone(ines?.picture.own?.board);
		const moves = ines?.picture.open?.n;
		await ines?.ask({ type: 'undo' });
		expect(ines?.picture.open?.n).toBe(0);
		// It is no second throw: what chance showed comes again.
		ines?.act(LAY);
		await host.pass(700);
		expect(ines?.picture.open?.n).toBe(moves);
		expect(ines?.picture.own?.board).toEqual(drawn);
	});

	it('[ROOM-UNDO.4] given many steps back and forth, then the game still ends and can be checked', async () => {
		const host = new MemoryHost();
		const players = await playing(host, 2, { house: { windowMs: 800 } });
		let back = 0;
		await playOn(host, players, 11, async (move) => {
			if (move % 5 !== 4) return;
			for (const player of players) await player.ask({ type: 'undo' });
			for (const player of players)
				for (const vote of player.picture.room?.votes ?? [])
					await player.ask({ type: 'vote', vote: vote.id, yes: move % 2 === 0 });
			back += 1;
		});
		expect(back).toBeGreaterThan(3);
		expect(players[0]?.picture.room?.phase).toBe('over');
		const { verify } = await import('$lib/core');
		const { toy } = await import('../support/toy');
		const file = JSON.parse((await host.request('game.json')).body) as Parameters<typeof verify>[1];
		expect(verify(toy, file)).toMatchObject({ ok: true });
	});
});

describe('healing', () => {
	it('[ROOM-HEAL.1] given an answer on which the rules fail, then the table is as it was, says so, keeps a report, and goes on', async () => {
		const host = new MemoryHost();
		const [ines, tomasz] = await playing(host, 2, { options: { broken: true } });
		const before = ines?.picture.open;
		ines?.act({ pick: 'card:0', then: { amount: 3 } });
		await host.settle();
		expect(ines?.refusal?.rule).toBe('ROOM-HEAL.1');
		expect(tomasz?.picture.chat.at(-1)).toMatchObject({
			from: 'table',
			text: 'Nobody could act, so the table went back one decision.'
		});
		expect(tomasz?.picture.room?.reports).toBe(1);
		expect(ines?.picture.open).toEqual(before);
		expect(JSON.stringify(ines?.said)).not.toContain('broken.');
		ines?.act({ pick: 'card:0', then: { amount: 2 } });
		await host.settle();
		expect(tomasz?.picture.open?.n).toBe(1);
		expect(host.faults).toHaveLength(1);
	});

	it('[ROOM-HEAL.2] given somebody who reports a fault, then all hear of it, and it is read when the game is over', async () => {
		const host = new MemoryHost();
		const players = await playing(host, 2, { options: { heap: 6 } });
		await players[1]?.ask({ type: 'report', text: 'The heap looks wrong.' });
		expect(noticed(players[0])).toBe('Tomasz has kept a report of a fault.');
		expect((await host.request('report.json')).status).toBe(409);
		await playOn(host, players, 2);
		const report = JSON.parse((await host.request('report.json')).body) as { log: unknown[] };
		expect(JSON.stringify(report)).toContain('The heap looks wrong.');
		expect(report.log.length).toBe(players[0]?.picture.open?.n);
	});

	it('[ROOM-HEAL.1] given a bot that runs into the fault, then it tries something else and the game goes on', async () => {
		const host = new MemoryHost();
		const [ines] = await playing(host, 1, { bots: 3, options: { broken: true } });
		await playOn(host, ines ? [ines] : [], 2, undefined, 400);
		expect(ines?.picture.room?.phase).toBe('over');
		expect(ines?.picture.room?.reports).toBeGreaterThan(0);
		const report = await host.request('report.json');
		expect(report.status).toBe(200);
		expect(report.body).toContain('This card is broken.');
	});
});
