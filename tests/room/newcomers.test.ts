/** Strangers with the link: what they may ask for, who answers them, and what they cannot do to those who were there. */
import { noticed } from '../support/noticed';
import { describe, expect, it } from 'vitest';
import { MemoryHost, Player, playing, sayYes, seated } from '../support/memory-host';
import { oneMove } from '../support/play-on';

/** Somebody who watches. `from`: their address. */
async function guest(
	host: MemoryHost,
	name = 'Guest',
	from: string | null = null
): Promise<Player> {
	const player = new Player(host, name, from);
	player.hello();
	await host.settle();
	return player;
}

const TAKE = { type: 'takeSeat', seat: 'seat:3' } as const;
const SLOW = { bots: 2, house: { botMs: 1500 } };

describe('a newcomer who asks for a bot’s seat', () => {
	it('[ROOM-ASK.1] given people who are here, then the seat is theirs when one of them says yes, and nobody sees its hand before', async () => {
		const host = new MemoryHost();
		const [ines, tomasz] = await playing(host, 2, SLOW);
		const lars = await guest(host, 'Lars');
		await lars.ask({ ...TAKE, name: 'Lars' });
		expect([lars.seat, lars.picture.own]).toEqual([null, null]);
		for (const one of [ines, tomasz, lars])
			expect(one?.picture.room?.votes).toMatchObject([
				{
					...{ kind: 'sit', seat: 'seat:3', silence: 'no', need: 1, leftMs: 60_000 },
					by: { id: lars.picture.you.watcher, name: 'Lars' },
					voters: ['seat:1', 'seat:2']
				}
			]);
		await sayYes(tomasz);
		expect(lars.seat).toBe('seat:3');
		expect(ines?.picture.room?.votes).toEqual([]);
		expect(noticed(ines)).toMatch(/^Lars takes over the seat of /);
	});

	it('[ROOM-ASK.5] given one who says no, then it is refused in words, and this device and address ask no more until the next game', async () => {
		const host = new MemoryHost();
		const [ines, tomasz] = await playing(host, 2, SLOW);
		const lars = await guest(host, 'Lars', '10.0.0.9');
		await lars.ask(TAKE);
		await sayYes(ines, false);
		expect(lars.refusal).toMatchObject({ of: 'takeSeat', rule: 'ROOM-ASK.5' });
		expect(lars.picture.you.barred).toBe(true);
		expect(tomasz?.picture.room?.votes).toEqual([]);
		expect(noticed(tomasz)).toBe(
			'The table has said no to Lars, who asked for the seat of Kepler.'
		);
		for (const again of [lars, await guest(host, 'Somebody', '10.0.0.9')]) {
			await again.ask(TAKE);
			expect(again.refusal?.rule).toBe('ROOM-ASK.5');
		}
		await (await guest(host, 'Mei', '10.0.0.8')).ask(TAKE);
		expect(ines?.picture.room?.votes).toHaveLength(1);
	});

	it('[ROOM-ASK.1] given that nobody answers, then after a minute it is off; who asked may ask again', async () => {
		const host = new MemoryHost();
		const [ines] = await playing(host, 2, SLOW);
		const lars = await guest(host);
		await lars.ask(TAKE);
		await host.pass(61_000);
		expect(lars.seat).toBeNull();
		expect(lars.refusal?.rule).toBe('ROOM-ASK.1');
		await lars.ask(TAKE);
		expect(ines?.picture.room?.votes).toHaveLength(1);
	});

	it('[ROOM-ASK.2] given that nobody of the table is here, then it is given after two minutes that are seen to pass, also if the table sleeps', async () => {
		const host = new MemoryHost();
		const [ines, tomasz] = await playing(host, 2, SLOW);
		ines?.drop();
		tomasz?.drop();
		const lars = await guest(host);
		await lars.ask(TAKE);
		expect(lars.picture.room?.votes).toMatchObject([{ silence: 'yes', leftMs: 120_000 }]);
		await host.pass(60_000);
		host.sleep();
		await host.pass(59_000);
		expect(lars.seat).toBeNull();
		await host.pass(2_000);
		expect(lars.seat).toBe('seat:3');
	});

	it('[ROOM-ASK.2] given that somebody comes back meanwhile, then they are asked, and have a minute', async () => {
		const host = new MemoryHost();
		const [ines, tomasz] = await playing(host, 2, SLOW);
		ines?.drop();
		tomasz?.drop();
		const lars = await guest(host);
		await lars.ask(TAKE);
		await host.pass(119_000);
		await ines?.reconnect();
		expect(ines?.picture.room?.votes).toMatchObject([{ silence: 'no', leftMs: 60_000 }]);
		await host.pass(5_000);
		expect(lars.seat).toBeNull();
		await sayYes(ines, false);
		await host.pass(300_000);
		expect(lars.seat).toBeNull();
	});

	it('[ROOM-ASK.3] given a table that everybody has left, when a newcomer asks, then they sit at once', async () => {
		const host = new MemoryHost();
		const [ines] = await playing(host, 1, SLOW);
		await ines?.ask({ type: 'leave' });
		const lars = await guest(host, 'Lars');
		await lars.ask(TAKE);
		expect(lars.seat).toBe('seat:3');
		expect(lars.picture.room?.host).toBe('seat:3');
	});

	it('[ROOM-ASK.4] given one who asks already, then neither they nor others of their address ask for a second seat; who goes asks no more', async () => {
		const host = new MemoryHost();
		const [ines] = await playing(host, 1, { bots: 3, house: { botMs: 1500 } });
		const lars = await guest(host, 'Lars', '10.0.0.9');
		const twin = await guest(host, 'Lars', '10.0.0.9');
		const mei = await guest(host, 'Mei', '10.0.0.8');
		await lars.ask(TAKE);
		for (const one of [lars, twin, mei]) {
			await one.ask({ ...TAKE, seat: one === mei ? 'seat:3' : 'seat:2' });
			expect(one.refusal?.rule).toBe('ROOM-ASK.4');
		}
		await mei.ask({ ...TAKE, seat: 'seat:2' });
		expect(ines?.picture.room?.votes).toHaveLength(2);
		lars.drop();
		await host.settle();
		expect(ines?.picture.room?.votes).toMatchObject([{ seat: 'seat:2' }]);
	});

	it('[ROOM-ASK.4] given a stranger with two tabs while nobody can be asked, then they get one seat and not the next', async () => {
		const host = new MemoryHost();
		const [ines] = await playing(host, 1, { bots: 3, house: { botMs: 1500 } });
		ines?.drop();
		const tab = await guest(host, 'Mallory', '10.0.0.66');
		await tab.ask(TAKE);
		await host.pass(120_000);
		expect(tab.seat).toBe('seat:3');
		tab.drop();
		await host.settle();
		const other = await guest(host, 'Mallory', '10.0.0.66');
		await other.ask({ ...TAKE, seat: 'seat:2' });
		expect(other.refusal?.rule).toBe('ROOM-ASK.4');
	});

	it('[ROOM-UNDO.6] given a seat taken over, then what the bot decided there is not the newcomer’s to take back, sealed or not, also after a restart', async () => {
		for (const sealed of [true, false]) {
			const host = new MemoryHost({ seed: 4 });
			const [ines] = await playing(host, 1, { bots: 3, house: { botMs: sealed ? 0 : 600 } });
			if (sealed) {
				// A window in which the bots have answered, and Ines has not.
				for (let i = 0; i < 40 && !(ines?.decision?.window && bots(host).length); i++) {
					if (ines?.decision && !ines.decision.window) await oneMove(host, [ines]);
					else if (ines?.decision?.window && !bots(host).length) await oneMove(host, [ines]);
					await host.pass(100);
				}
			} else {
				await oneMove(host, ines ? [ines] : []);
				await host.pass(5_000);
			}
			const seat = sealed ? bots(host)[0] : lastBot(host);
			expect(seat).toBeDefined();
			const lars = await guest(host);
			await lars.ask({ type: 'takeSeat', seat: seat ?? 'seat:2' });
			await sayYes(ines);
			expect(lars.seat).toBe(seat);
			for (const again of [false, true]) {
				if (again) {
					host.restart();
					await ines?.reconnect({ close: false });
					await lars.reconnect({ close: false });
				}
				expect(lars.picture.you.undo).toBeNull();
				await lars.ask({ type: 'undo' });
				expect(lars.refusal?.rule).toBe('ROOM-UNDO.1');
			}
		}
	});
});

/** Bots whose sealed answer lies there. */
const bots = (host: MemoryHost) =>
	(['seat:2', 'seat:3', 'seat:4'] as const).filter(
		(seat) => host.room.session.running?.undoable(seat)?.kind === 'sealed'
	);
/** A bot whose last decision could be taken back. */
const lastBot = (host: MemoryHost) =>
	(['seat:2', 'seat:3', 'seat:4'] as const).find(
		(seat) => host.room.session.running?.undoable(seat)?.kind === 'public'
	);

describe('who came late', () => {
	it('[ROOM-VOTE.6] given two newcomers, then they cannot vote out who was there before; who was there can vote about them', async () => {
		const host = new MemoryHost();
		const [ines, tomasz] = await playing(host, 2, SLOW);
		const tabs = [await guest(host, 'M1'), await guest(host, 'M2')];
		for (const [i, tab] of tabs.entries()) {
			await tab.ask({ type: 'takeSeat', seat: `seat:${3 + i}` });
			await sayYes(ines);
		}
		for (const kind of ['kick', 'mute', 'bot'] as const) {
			await tabs[0]?.ask({ type: 'propose', kind, seat: 'seat:2' });
			expect(tabs[0]?.refusal?.rule).toBe('ROOM-VOTE.6');
		}
		// Of two newcomers the later has no vote about the earlier.
		await tabs[1]?.ask({ type: 'propose', kind: 'kick', seat: 'seat:3' });
		expect(tabs[1]?.refusal?.rule).toBe('ROOM-VOTE.6');
		await ines?.ask({ type: 'propose', kind: 'kick', seat: 'seat:2' });
		expect(ines?.picture.room?.votes).toEqual([]); // nobody else has a voice about him
		expect(tomasz?.seat).toBe('seat:2');
		await tomasz?.ask({ type: 'propose', kind: 'kick', seat: 'seat:4' });
		await sayYes(tabs[0]);
		expect(tabs[1]?.seat).toBeNull();
	});

	it('[ROOM-VOTE.6] given somebody long away, then all may let a bot play for them', async () => {
		const host = new MemoryHost();
		const [ines, tomasz] = await playing(host, 2, { bots: 2, house: { botMs: 1500, graceS: -1 } });
		const lars = await guest(host);
		await lars.ask(TAKE);
		await sayYes(ines);
		tomasz?.drop();
		await host.pass(60_000);
		await lars.ask({ type: 'propose', kind: 'bot', seat: 'seat:2' });
		await sayYes(ines);
		expect(ines?.picture.room?.seats[1]?.standIn).toMatchObject({ why: 'vote' });
	});

	it('[ROOM-AGAIN.1] given who left a running game, or was voted out of it, then by the same device or address they get no seat of it, neither at once nor later', async () => {
		const host = new MemoryHost();
		const [ines, tomasz, lars, mei] = await playing(host, 4);
		const keys = [lars?.key, mei?.key];
		await mei?.ask({ type: 'leave' });
		await ines?.ask({ type: 'propose', kind: 'kick', seat: 'seat:3' });
		await sayYes(tomasz);
		expect(lars?.seat).toBeNull();
		for (const one of [lars, mei]) {
			await one?.ask({ type: 'takeSeat', seat: 'seat:3' });
			expect(one?.refusal?.rule).toBe('ROOM-AGAIN.1');
			one?.drop();
		}
		for (const key of keys) {
			const back = new Player(host);
			back.key = key ?? null;
			back.hello();
			await host.settle();
			await back.ask({ type: 'takeSeat', seat: 'seat:3' });
			expect(back.refusal?.rule).toBe('ROOM-AGAIN.1');
		}
	});

	it('[ROOM-AGAIN.1] given who was sent away at one address, then a fresh window there gets no seat either, but for the home of the host; another address does', async () => {
		const host = new MemoryHost();
		const ines = await guest(host, 'Ines', '10.0.0.1');
		await ines.ask({ type: 'sit' });
		for (const [from, may] of [
			['10.0.0.66', false],
			['10.0.0.1', true],
			['127.0.0.1', true]
		] as const) {
			const mallory = await guest(host, 'Mallory', from);
			await mallory.ask({ type: 'sit' });
			await ines.ask({ type: 'kick', seat: 'seat:2' });
			const again = await guest(host, 'Friend', from);
			await again.ask({ type: 'sit' });
			expect(again.seat).toBe(may ? 'seat:2' : null);
			if (may) await again.ask({ type: 'leave' });
			else expect(again.refusal?.rule).toBe('ROOM-AGAIN.1');
			await mallory.ask({ type: 'sit' }); // the same window in any case
			expect(mallory.refusal?.rule).toBe('ROOM-AGAIN.1');
		}
		expect(JSON.stringify([...host.store.kept])).not.toContain('10.0.0');
	});

	it('[ROOM-AGAIN.2] given who was sent away, when the host pardons them, or the next game is set up, then they sit down again', async () => {
		const host = new MemoryHost();
		const [ines, tomasz] = await seated(host, 2, 1);
		await ines?.ask({ type: 'kick', seat: 'seat:2' });
		const [looked] = ines?.picture.room?.watchers ?? [];
		expect(looked).toMatchObject({ name: 'Tomasz', barred: true });
		const watcher = tomasz?.picture.you.watcher ?? 'watcher:00000000';
		await ines?.ask({ type: 'usher', watcher, how: 'pardon' });
		await tomasz?.ask({ type: 'sit' });
		expect(tomasz?.seat).toBe('seat:2');
		await ines?.ask({ type: 'kick', seat: 'seat:2' });
		await ines?.ask({ type: 'options', options: { heap: 6 }, house: { windowMs: 0, botMs: 0 } });
		await ines?.ask({ type: 'start', anyway: true });
		while (ines?.picture.room?.phase === 'playing') {
			if (ines.decision) await oneMove(host, [ines]);
			await host.pass(2000);
		}
		await tomasz?.ask({ type: 'sit' });
		expect(tomasz?.seat).toBeNull();
		await ines?.ask({ type: 'rematch' });
		await tomasz?.ask({ type: 'sit' });
		expect(tomasz?.seat).not.toBeNull();
	});
});

describe('a lost device', () => {
	it('[ROOM-ASK.6] given others at the table, when more than half of them say yes, then the seat is theirs with its name, and the old key opens nothing', async () => {
		const host = new MemoryHost();
		const [ines, tomasz, lars] = await playing(host, 3, { house: { graceS: -1 } });
		const key = lars?.key ?? null;
		const hand = lars?.picture.own?.board;
		lars?.drop();
		const back = await guest(host, 'Somebody');
		await back.ask({ type: 'takeSeat', seat: 'seat:3' });
		expect(ines?.picture.room?.votes).toMatchObject([
			{ kind: 'return', seat: 'seat:3', need: 2, silence: 'no', voters: ['seat:1', 'seat:2'] }
		]);
		await sayYes(ines);
		expect(back.seat).toBeNull();
		await sayYes(tomasz);
		expect(back.seat).toBe('seat:3');
		expect(back.picture.own?.board).toEqual(hand);
		expect(back.picture.room?.seats[2]?.name).toBe('Lars');
		const thief = new Player(host);
		thief.key = key;
		thief.hello();
		await host.settle();
		expect(thief.seat).toBeNull();
		await back.reconnect({ fresh: true });
		expect(back.seat).toBe('seat:3');
	});

	it('[ROOM-ASK.6] given one who says no of two, or an owner who is here or comes back, then the seat stays theirs', async () => {
		const host = new MemoryHost();
		const [ines, tomasz, lars] = await playing(host, 3, { house: { graceS: -1 } });
		const thief = await guest(host, 'Thief');
		await thief.ask({ type: 'takeSeat', seat: 'seat:3' });
		expect(thief.refusal?.rule).toBe('ROOM-SEAT.7');
		lars?.drop();
		await host.settle();
		await thief.ask({ type: 'takeSeat', seat: 'seat:3' });
		await lars?.reconnect();
		expect(ines?.picture.room?.votes).toEqual([]);
		expect(thief.refusal?.rule).toBe('ROOM-ASK.1');
		lars?.drop();
		await host.settle();
		await thief.ask({ type: 'takeSeat', seat: 'seat:3' });
		await sayYes(ines);
		await sayYes(tomasz, false);
		expect(ines?.picture.room?.votes).toEqual([]);
		await lars?.reconnect();
		expect(lars?.seat).toBe('seat:3');
	});

	it.each([['playing'], ['lobby']])(
		'[ROOM-ASK.6] given nobody else at the table (%s), then after two minutes the seat is theirs, unless its key comes first; while others have seats and are away it waits for them',
		async (phase) => {
			for (const keyComes of [false, true]) {
				const host = new MemoryHost();
				const make = phase === 'playing' ? playing(host, 1, { bots: 1 }) : seated(host, 1);
				const [ines] = await make;
				ines?.drop();
				const back = await guest(host, 'Ines');
				await back.ask({ type: 'takeSeat', seat: 'seat:1' });
				expect(back.picture.room?.votes).toMatchObject([{ silence: 'yes', leftMs: 120_000 }]);
				await host.pass(119_000);
				expect(back.seat).toBeNull();
				if (keyComes) await ines?.reconnect();
				await host.pass(2_000);
				expect(back.seat).toBe(keyComes ? null : 'seat:1');
				if (!keyComes) expect(back.picture.room?.host).toBe('seat:1');
			}
			const host = new MemoryHost();
			const players = phase === 'playing' ? await playing(host, 2) : await seated(host, 2);
			for (const player of players) player.drop();
			const thief = await guest(host);
			await thief.ask({ type: 'takeSeat', seat: 'seat:1' });
			await host.pass(600_000);
			expect(thief.seat).toBeNull();
		}
	);

	it('[ROOM-VOTE.7] given an ask under way, when somebody comes or asks for everything anew, then they are told what is left now', async () => {
		const host = new MemoryHost();
		const [ines] = await playing(host, 1, { bots: 1 });
		ines?.drop();
		const back = await guest(host);
		await back.ask({ type: 'takeSeat', seat: 'seat:1' });
		await host.pass(50_000);
		const other = await guest(host);
		expect(other.picture.room?.votes).toMatchObject([{ leftMs: 70_000 }]);
		expect(back.picture.room).toEqual(other.picture.room);
		await host.pass(10_000);
		await other.ask({ type: 'resync' });
		expect(other.picture.room?.votes).toMatchObject([{ leftMs: 60_000 }]);
	});
});

describe('chairs of one address', () => {
	it('[ROOM-SEAT.8] given one who takes chair after chair, then half of them stay free; a family at the host’s own address fills them all', async () => {
		const host = new MemoryHost();
		const ines = await guest(host, 'Ines', '10.0.0.1');
		await ines.ask({ type: 'sit' });
		const sit = async (from: string | null) => {
			const one = await guest(host, 'P', from);
			await one.ask({ type: 'sit' });
			return one;
		};
		for (let i = 0; i < 4; i++) expect((await sit('10.0.0.66')).seat).not.toBeNull();
		expect((await sit('10.0.0.66')).refusal?.rule).toBe('ROOM-SEAT.8');
		for (let i = 0; i < 3; i++) expect((await sit('10.0.0.1')).seat).not.toBeNull();
	});
});

describe('who watches', () => {
	it('[ROOM-USHER.1] given the host before the start, then a watcher is muted, heard again, and sent away for good, and told so', async () => {
		const host = new MemoryHost();
		const [ines, tomasz] = await seated(host, 2);
		const mallory = await guest(host, 'Mallory', '10.0.0.66');
		const watcher = mallory.picture.you.watcher ?? 'watcher:00000000';
		await tomasz?.ask({ type: 'usher', watcher, how: 'away' });
		expect(tomasz?.refusal?.rule).toBe('ROOM-HOST.2');
		await ines?.ask({ type: 'usher', watcher, how: 'mute' });
		await mallory.ask({ type: 'chat', text: 'hm' });
		expect(mallory.refusal?.rule).toBe('ROOM-TALK.2');
		// By another window neither.
		const window = await guest(host, 'Other', '10.0.0.66');
		await window.ask({ type: 'emote', emote: 'ouch' });
		expect(window.refusal?.rule).toBe('ROOM-TALK.2');
		expect(ines?.picture.room?.watchers.map(({ muted }) => muted)).toEqual([true, true]);
		await ines?.ask({ type: 'usher', watcher, how: 'unmute' });
		await mallory.ask({ type: 'chat', text: 'hm' });
		expect(ines?.picture.chat).toMatchObject([{ name: 'Mallory', text: 'hm' }]);
		await ines?.ask({ type: 'usher', watcher, how: 'away' });
		expect(mallory.socket.closed).toMatchObject({ code: 4003 });
		await mallory.reconnect({ fresh: true });
		expect(mallory.socket.closed).toMatchObject({ code: 4003 });
		expect(mallory.picture.room).toBeNull();
	});

	it('[ROOM-USHER.1] given a running game, then more than half of the table decide', async () => {
		const host = new MemoryHost();
		const [ines, tomasz, lars] = await playing(host, 3);
		const mallory = await guest(host, 'Mallory');
		const watcher = mallory.picture.you.watcher ?? 'watcher:00000000';
		await ines?.ask({ type: 'usher', watcher, how: 'away' });
		expect(tomasz?.picture.room?.votes).toMatchObject([
			{ kind: 'usher', how: 'away', watcher: { id: watcher, name: 'Mallory' }, need: 2 }
		]);
		expect(mallory.socket.closed).toBeNull();
		await sayYes(lars);
		expect(mallory.socket.closed).toMatchObject({ code: 4003 });
		expect(noticed(ines)).toBe('The table has sent Mallory away, who watched.');
	});

	it('[ROOM-SEAT.3] given a watcher who calls themselves as somebody at the table, then the two are told apart', async () => {
		const host = new MemoryHost();
		const [ines] = await seated(host, 1);
		const forger = await guest(host, 'lnеs');
		await forger.ask({ type: 'chat', text: 'It is me.' });
		const line = ines?.picture.chat.at(-1);
		if (line?.from !== 'watcher') throw new Error('A watcher has spoken.');
		expect(line.name).toMatch(/ 2$/);
		expect(ines?.picture.room?.watchers).toMatchObject([{ name: line.name }]);
		// And the other way round.
		await guest(host, 'Olga');
		const olga = await guest(host, '');
		await olga.ask({ type: 'sit', name: 'Olga' });
		expect(olga.picture.room?.seats[1]?.name).toBe('Olga 2');
	});

	it('[ROOM-TALK.3] given a table nobody sat down at, or that all have left, when watchers talk, then nothing is kept, and they are told why', async () => {
		const host = new MemoryHost();
		const watcher = await guest(host);
		for (const message of [
			{ type: 'chat', text: 'hm' },
			{ type: 'emote', emote: 'ouch' }
		] as const) {
			await watcher.ask(message);
			expect(watcher.refusal?.rule).toBe('ROOM-TALK.3');
		}
		expect(host.store.puts).toBe(0);
		const [ines] = await seated(host, 1);
		await ines?.ask({ type: 'leave' });
		const kept = host.store.puts;
		await watcher.ask({ type: 'chat', text: 'hm' });
		expect(watcher.refusal?.rule).toBe('ROOM-TALK.3');
		expect(host.store.puts).toBe(kept);
	});
});
