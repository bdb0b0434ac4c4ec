import { describe, expect, it } from 'vitest';
import { botsFor } from '$lib/bots';
import { cosmic } from '$lib/games/cosmic';
import { hasEssence } from '$lib/games/cosmic/box';
import { COLOURS } from '$lib/protocol';
import { namesAt } from '$lib/ui/shell/called';
import { again, playing, sayYes, seated, MemoryHost, Player } from '../support/memory-host';
import { oneMove, playOn } from '../support/play-on';

const guest = async (host: MemoryHost, name = 'Guest') => {
	const player = new Player(host, name);
	player.hello();
	await host.settle();
	return player;
};

describe('chairs, before the start', () => {
	it('[ROOM-SEAT.1] given a taken chair, when another asks for it, then they are told who sits there', async () => {
		const host = new MemoryHost();
		await seated(host, 1);
		const other = await guest(host);
		await other.ask({ type: 'sit', seat: 'seat:1' });
		expect(other.refusal).toMatchObject({
			rule: 'ROOM-SEAT.1',
			say: 'Ines sits there; take another chair.'
		});
		expect(other.seat).toBeNull();
	});

	it('[ROOM-SEAT.2] given a watcher, when they try what only seats may, then it is refused', async () => {
		const host = new MemoryHost();
		await seated(host, 1);
		const other = await guest(host);
		for (const message of [{ type: 'leave' }, { type: 'start' }, { type: 'undo' }] as const) {
			await other.ask(message);
			expect(other.refusal).toMatchObject({ of: message.type, rule: 'ROOM-SEAT.2' });
		}
	});

	it.each([
		['  Zoë\u0000\u202e  the   Great ', 'Zoë the Great'],
		['x'.repeat(60), 'x'.repeat(24)],
		[`P${'🪐'.repeat(30)}`, `P${'🪐'.repeat(23)}`],
		['\u0007\u200b', 'Player']
	])(
		'[ROOM-SEAT.3] given the name %j, when its owner sits, then it is shown as %j',
		async (typed, shown) => {
			const host = new MemoryHost();
			const player = await guest(host);
			await player.ask({ type: 'sit', name: typed });
			expect(player.picture.room?.seats[0]?.name).toBe(shown);
		}
	);

	it('[ROOM-SEAT.3] given two of the same name, when the second sits, then they can be told apart', async () => {
		const host = new MemoryHost();
		await seated(host, 1);
		const other = await guest(host, 'Ines');
		await other.ask({ type: 'sit' });
		expect(other.picture.room?.seats[1]?.name).toBe('Ines 2');
	});

	it('[ROOM-SEAT.4] given two people, when the host moves to another chair, then being host, key and socket go along', async () => {
		const host = new MemoryHost();
		const [ines, tomasz] = await seated(host, 2);
		await ines?.ask({ type: 'sit', seat: 'seat:5' });
		expect(ines?.seat).toBe('seat:5');
		expect(tomasz?.picture.room?.host).toBe('seat:5');
		await ines?.ask({ type: 'swap', seat: 'seat:5', with: 'seat:2' });
		expect([ines?.seat, tomasz?.seat]).toEqual(['seat:2', 'seat:5']);
		await ines?.reconnect({ fresh: true });
		expect(ines?.seat).toBe('seat:2');
	});

	it('[ROOM-START.3] [CE-3.1] given chairs with gaps, when the game begins, then the seats close up and everybody keeps theirs, and its colour, also in the next game', async () => {
		const host = new MemoryHost();
		const [ines, tomasz] = await seated(host, 2);
		await tomasz?.ask({ type: 'sit', seat: 'seat:7' });
		await ines?.ask({ type: 'sit', seat: 'seat:3' });
		const colours = () => tomasz?.picture.room?.seats.map(({ colour }) => colour);
		expect(colours()).toEqual(COLOURS);
		await ines?.ask({ type: 'start', anyway: true });
		expect(colours()).toEqual(['crimson', 'glacier']);
		expect([ines?.seat, tomasz?.seat]).toEqual(['seat:1', 'seat:2']);
		expect(ines?.picture.own?.seat).toBe('seat:1');
		expect(tomasz?.picture.own?.seat).toBe('seat:2');
		expect(tomasz?.picture.room?.host).toBe('seat:1');
		await playOn(
			host,
			[ines, tomasz].flatMap((one) => one ?? []),
			1
		);
		await again([ines, tomasz]);
		expect(colours()?.slice(0, 2)).toEqual(['crimson', 'glacier']);
		expect(colours()?.toSorted()).toEqual([...COLOURS]);
	});

	it('[ROOM-START.1] given too few seats, when the host starts, then it is refused in words', async () => {
		const host = new MemoryHost();
		const [ines] = await seated(host, 1);
		await ines?.ask({ type: 'start' });
		expect(ines?.refusal).toMatchObject({
			rule: 'ROOM-START.1',
			say: 'Stones needs 2 seats taken; 1 are.'
		});
	});

	it('[ROOM-START.2] given somebody who is not ready, when the host starts, then they are named; anyway, or when ready, it goes', async () => {
		const host = new MemoryHost();
		const [ines, tomasz] = await seated(host, 2);
		await ines?.ask({ type: 'start' });
		expect(ines?.refusal?.rule).toBe('ROOM-START.2');
		await tomasz?.ask({ type: 'ready', ready: true });
		await ines?.ask({ type: 'start' });
		expect(ines?.picture.room?.phase).toBe('playing');
	});

	it('[ROOM-START.1] given options that do not go with so many seats, when the host starts, then the game says why', async () => {
		const host = new MemoryHost();
		const [ines] = await seated(host, 1, 7);
		await ines?.ask({ type: 'options', options: { heap: 6 } });
		await ines?.ask({ type: 'start' });
		expect(ines?.refusal).toMatchObject({
			rule: 'TOY-1',
			say: 'Six stones are too few for so many.'
		});
	});

	it('[ROOM-HOST.1] [CE-3.19] given the host chooses from a list, when the game begins, then it has what was chosen; what is none of the list is refused', async () => {
		const catalogue = { games: { cosmic }, botsFor: () => botsFor(cosmic) };
		const host = new MemoryHost({ catalogue });
		const [ines] = await seated(host, 2);
		const canCome = (id: string) => id !== 'parasite' && !hasEssence(id);
		const known = cosmic.content['alien']?.filter(canCome) ?? [];
		const chosenAliens = known.slice(0, 9);
		for (const bad of [['nobody'], ['zombie', 'zombie'], 'zombie', 7]) {
			await ines?.ask({ type: 'options', options: { chosenAliens: bad } } as never);
			expect(ines?.refusal?.rule).toBe('ROOM-HOST.1');
		}
		await ines?.ask({ type: 'options', options: { box: 'chosen', chosenAliens } });
		expect(ines?.picture.room?.options).toMatchObject({ box: 'chosen', chosenAliens });
		await ines?.ask({ type: 'start', anyway: true });
		expect(ines?.refusal?.rule).toBe('CE-3.19');
		const ten = known.slice(-10);
		await ines?.ask({ type: 'options', options: { chosenAliens: ten } });
		await ines?.ask({ type: 'start', anyway: true });
		expect(ines?.picture.open?.board).toMatchObject({ box: ten });
	});

	it('[ROOM-HOST.1] given options that do not exist, when they are chosen, then nothing changes', async () => {
		const host = new MemoryHost();
		const [ines] = await seated(host, 1);
		const before = ines?.picture.room;
		for (const bad of [
			{ options: { heap: 7 } },
			{ options: { nothing: 1 } },
			{ house: { clockS: 7 } },
			{ house: { nothing: true } },
			{ game: 'chess' },
			{ game: '__proto__' }
		]) {
			await ines?.ask({ type: 'options', ...bad } as never);
			expect(ines?.refusal?.rule).toBe('ROOM-HOST.1');
		}
		expect(ines?.picture.room).toEqual(before);
	});

	it('[ROOM-HOST.2] given somebody who is not the host, when they use the host’s powers, then it is refused', async () => {
		const host = new MemoryHost();
		const [ines, tomasz] = await seated(host, 2);
		for (const message of [
			{ type: 'start' },
			{ type: 'addBot' },
			{ type: 'kick', seat: 'seat:1' },
			{ type: 'mute', seat: 'seat:1', on: true },
			{ type: 'options', house: { clockS: 30 } }
		] as const) {
			await tomasz?.ask(message);
			expect(tomasz?.refusal).toMatchObject({ of: message.type, rule: 'ROOM-HOST.2' });
		}
		expect(ines?.picture.room?.seats.filter(({ kind }) => kind === 'human')).toHaveLength(2);
	});

	it('[ROOM-HOST.3] given somebody the host sends away, then the chair is open, their key opens nothing and they may watch', async () => {
		const host = new MemoryHost();
		const [ines, tomasz] = await seated(host, 2);
		const key = tomasz?.key ?? '';
		await ines?.ask({ type: 'kick', seat: 'seat:2' });
		expect(tomasz?.seat).toBeNull();
		expect(ines?.picture.room?.seats[1]?.kind).toBe('open');
		const back = new Player(host);
		back.key = key;
		back.hello();
		await host.settle();
		expect(back.refusal?.rule).toBe('ROOM-AGAIN.1');
		expect(back.seat).toBeNull();
		expect(back.picture.room?.watchers).toHaveLength(2);
	});

	it('[ROOM-HOST.4] given a host who is gone, when 15 seconds have passed, then the next person is host', async () => {
		const host = new MemoryHost();
		const [ines, tomasz] = await seated(host, 2);
		ines?.drop();
		await host.pass(14_000);
		expect(tomasz?.picture.room?.host).toBe('seat:1');
		await host.pass(2_000);
		expect(tomasz?.picture.room?.host).toBe('seat:2');
	});

	it('[ROOM-HOST.4] given a host who leaves, then the next person is host at once', async () => {
		const host = new MemoryHost();
		const [ines, tomasz] = await seated(host, 2);
		await ines?.ask({ type: 'leave' });
		expect(tomasz?.picture.room?.host).toBe('seat:2');
		expect(ines?.seat).toBeNull();
	});
});

describe('bots, before the start', () => {
	it('[ROOM-BOT.1] given an open chair, when the host seats a bot, then it has a name, a level and is ready; it can be sent away', async () => {
		const host = new MemoryHost();
		const [ines] = await seated(host, 1);
		await ines?.ask({ type: 'addBot', level: 'random', seat: 'seat:3' });
		expect(ines?.picture.room?.seats[2]).toMatchObject({
			kind: 'bot',
			level: 'random',
			ready: true,
			name: 'Kepler'
		});
		await ines?.ask({ type: 'addBot', seat: 'seat:3' });
		expect(ines?.refusal?.rule).toBe('ROOM-BOT.1');
		await ines?.ask({ type: 'level', seat: 'seat:3', level: 'genius' });
		expect(ines?.refusal?.rule).toBe('ROOM-BOT.1');
		await ines?.ask({ type: 'removeBot', seat: 'seat:3' });
		expect(ines?.picture.room?.seats[2]?.kind).toBe('open');
		await ines?.ask({ type: 'removeBot', seat: 'seat:1' });
		expect(ines?.refusal?.rule).toBe('ROOM-BOT.1');
	});
});

describe('seats in a running game', () => {
	it('[ROOM-SEAT.6] given a person who leaves for good, then a bot plays their seat to the end', async () => {
		const host = new MemoryHost();
		const [ines, tomasz] = await playing(host, 2);
		await tomasz?.ask({ type: 'leave' });
		expect(tomasz?.picture.own).toBeNull();
		expect(ines?.picture.room?.seats[1]).toMatchObject({ kind: 'bot', free: true });
		await playOn(host, ines ? [ines] : [], 3);
		expect(ines?.picture.room?.phase).toBe('over');
	});

	it('[ROOM-SEAT.9] given a seat that changes hands, then it is told who had it up to which move, and the log calls them so', async () => {
		const host = new MemoryHost();
		const [ines, tomasz] = await playing(host, 2);
		await oneMove(host, [ines!, tomasz!]);
		const n = ines!.picture.open!.n;
		expect(ines?.picture.room?.seats[1]?.before).toBeUndefined();
		await tomasz?.ask({ type: 'leave' });
		const [, bot] = ines!.picture.room!.seats;
		expect(bot?.before).toEqual([{ name: 'Tomasz', upTo: n }]);
		const other = await guest(host, 'Lars');
		await other.ask({ type: 'takeSeat', seat: 'seat:2' });
		await sayYes(ines);
		const seats = ines!.picture.room!.seats;
		expect(seats[1]?.before?.map(({ name }) => name)).toEqual(['Tomasz', bot!.name]);
		const names = Object.fromEntries(seats.map(({ seat, name }) => [seat, name]));
		expect(namesAt(seats, names, n)).toEqual({ 'seat:1': 'Ines', 'seat:2': 'Tomasz' });
		const upTo = seats[1]?.before?.[1]?.upTo ?? 0;
		expect(namesAt(seats, names, upTo + 1)).toEqual({ 'seat:1': 'Ines', 'seat:2': 'Lars' });
		// Whoever comes and goes without a public move adds nothing.
		await other.ask({ type: 'leave' });
		const third = await guest(host, 'Mira');
		await third.ask({ type: 'takeSeat', seat: 'seat:2' });
		expect(ines!.picture.room!.seats[1]?.before).toHaveLength(2);
	});

	it('[ROOM-SEAT.9] given a rematch, then nobody had a seat before', async () => {
		const host = new MemoryHost();
		const [ines, tomasz] = await playing(host, 2);
		await oneMove(host, [ines!, tomasz!]);
		await tomasz?.ask({ type: 'leave' });
		const other = await guest(host, 'Lars');
		await other.ask({ type: 'takeSeat', seat: 'seat:2' });
		await sayYes(ines);
		expect(ines!.picture.room!.seats[1]?.before).not.toBeUndefined();
		await playOn(host, [ines!, other], 3);
		await again([ines, other]);
		await ines?.ask({ type: 'start', anyway: true });
		await host.settle();
		expect(ines?.picture.room?.phase).toBe('playing');
		expect(ines?.picture.room?.seats[1]?.before).toBeUndefined();
	});

	it('[ROOM-SEAT.7] given a bot’s seat, when a newcomer takes it over, then they see its hand and play on', async () => {
		const host = new MemoryHost();
		const [ines] = await playing(host, 1, { bots: 1, house: { botMs: 1500 } });
		const other = await guest(host, 'Lars');
		expect(other.picture.own).toBeNull();
		await other.ask({ type: 'takeSeat', seat: 'seat:2' });
		await sayYes(ines);
		expect(other.seat).toBe('seat:2');
		expect(other.picture.own).toMatchObject({
			seat: 'seat:2',
			board: { hand: [expect.any(Number), expect.any(Number), expect.any(Number)] }
		});
		await playOn(host, ines ? [ines, other] : [], 3);
		expect(other.picture.room?.phase).toBe('over');
	});

	it('[ROOM-SEAT.7] given a table that keeps its bots, or a person’s seat, when a newcomer asks, then it is refused', async () => {
		const host = new MemoryHost();
		await playing(host, 1, { bots: 1, house: { takeover: false } });
		const other = await guest(host);
		for (const seat of ['seat:1', 'seat:2', 'seat:9'] as const) {
			await other.ask({ type: 'takeSeat', seat });
			expect(other.refusal?.rule).toBe('ROOM-SEAT.7');
		}
		expect(other.picture.own).toBeNull();
	});

	it('[ROOM-SEAT.5] given a running game, when somebody sits, then they are told what they can do instead', async () => {
		const host = new MemoryHost();
		await playing(host, 2);
		const other = await guest(host);
		await other.ask({ type: 'sit' });
		expect(other.refusal?.rule).toBe('ROOM-SEAT.5');
	});
});

describe('absence', () => {
	it('[ROOM-AWAY.1] given a minute’s grace, when a seat is away that long, then a bot sits in; back again, the seat is theirs at once and they hear what it did', async () => {
		const host = new MemoryHost();
		const [ines, tomasz] = await playing(host, 2, { house: { graceS: 60 } });
		await oneMove(host, ines ? [ines] : []);
		const before = ines?.picture.open?.n ?? 0;
		tomasz?.drop();
		await host.pass(59_000);
		expect(ines?.picture.room?.seats[1]).toMatchObject({ here: false, standIn: null });
		await host.pass(3_000);
		const standIn = ines?.picture.room?.seats[1]?.standIn;
		expect(standIn).toEqual({ level: 'random', why: 'away' });
		await tomasz?.reconnect();
		expect(tomasz?.picture.room?.seats[1]).toMatchObject({ here: true, standIn: null });
		const running = host.room.session.running;
		const lines = (await running?.journal.all(host.store, running.table.n)) ?? [];
		const moves = lines.filter(
			({ n, text }) => n > before && (JSON.parse(text) as { by?: string }).by === 'seat:2'
		);
		expect(moves.length).toBeGreaterThan(0);
		expect(tomasz?.last('back')?.did).toBe(moves.length);
		expect(tomasz?.picture.own).toEqual((await freshView(host, tomasz)).picture.own);
	});

	it('[ROOM-AWAY.4] given a seat that is away, then all read what is left until a bot sits in, whoever comes later as of then, and a table that goes on has nothing new to tell of it', async () => {
		const host = new MemoryHost();
		const [ines, tomasz] = await playing(host, 3, { house: { graceS: 60 } });
		const left = () => ines?.picture.room?.seats.map(({ sitsInMs }) => sitsInMs);
		expect(left()).toEqual([undefined, undefined, undefined]);
		tomasz?.drop();
		await host.settle();
		expect(left()).toEqual([undefined, 60_000, undefined]);
		await host.pass(20_000);
		await oneMove(host, ines ? [ines] : []);
		expect(left()?.[1]).toBe(60_000);
		const lars = await freshView(host, ines);
		expect(lars.picture.room?.seats[1]?.sitsInMs).toBeLessThanOrEqual(40_000);
		expect(lars.picture.room?.seats[1]?.sitsInMs).toBeGreaterThan(35_000);
		await host.pass(45_000);
		expect(ines?.picture.room?.seats[1]).toMatchObject({ standIn: { why: 'away' } });
		expect(left()?.[1]).toBeUndefined();
	});

	it('[ROOM-AWAY.1] given a table that sleeps while somebody is away, when it wakes, then their grace goes on', async () => {
		const host = new MemoryHost();
		const [ines, tomasz] = await playing(host, 2, { house: { graceS: 300 } });
		tomasz?.drop();
		for (let i = 0; i < 4; i++) {
			await host.pass(70_000);
			host.sleep();
			await host.settle();
		}
		expect(ines?.picture.room?.seats[1]?.standIn).toBeNull();
		await host.pass(21_000);
		expect(ines?.picture.room?.seats[1]?.standIn).toMatchObject({ why: 'away' });
	});

	it('[ROOM-AWAY.1] given a table that waits, when a seat is away for an hour, then nobody plays for it', async () => {
		const host = new MemoryHost();
		const [ines, tomasz] = await playing(host, 2, { house: { graceS: -1 } });
		tomasz?.drop();
		await host.pass(3_600_000);
		expect(ines?.picture.room?.seats[1]?.standIn).toBeNull();
	});

	it('[ROOM-AWAY.2] given somebody who asks a bot to play for them, then it does so until they answer themselves', async () => {
		const host = new MemoryHost();
		const [ines, tomasz] = await playing(host, 2, { house: { botMs: 600 } });
		await ines?.ask({ type: 'standIn', on: true });
		expect(tomasz?.picture.room?.seats[0]?.standIn).toMatchObject({ why: 'asked' });
		await ines?.reconnect(); // it was asked to: coming back changes nothing
		expect(ines?.picture.room?.seats[0]?.standIn).toMatchObject({ why: 'asked' });
		await oneMove(host, ines ? [ines] : []);
		expect(ines?.picture.room?.seats[0]?.standIn).toBeNull();
	});

	it('[ROOM-AWAY.3] given that nobody is at the table, when hours pass, then nothing happens there', async () => {
		const host = new MemoryHost();
		const players = await playing(host, 2, { bots: 2, house: { clockS: 30, graceS: 20 } });
		for (const player of players) player.drop();
		await host.settle();
		const before = host.store.puts;
		await host.pass(7_200_000);
		expect(host.store.puts).toBe(before);
		await players[0]?.reconnect();
		expect(players[0]?.picture.room?.phase).toBe('playing');
	});
});

async function freshView(host: MemoryHost, player: Player | undefined): Promise<Player> {
	const other = new Player(host);
	other.key = player?.key ?? null;
	other.hello();
	await host.settle();
	return other;
}
