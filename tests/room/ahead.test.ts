/** Answers left ahead, which the table gives when the question comes, whoever is there. */
import type { AnyGame, Answer, Game } from '$lib/core';
import { msg } from '$lib/core';
import { botsFor } from '$lib/bots';
import { describe, expect, it } from 'vitest';
import { MemoryHost, Player, playing, sayYes } from '../support/memory-host';
import { words } from '../support/said';
import { toy } from '../support/toy';
import type { ToyOpen, ToyOwn, ToyTypes } from '../support/toy';

/** Stones, where the next in turn can see the question coming while the one before lays. */
const foreseen: Game<ToyTypes, ToyOpen, ToyOwn> = {
	...toy,
	coming: ({ board }, seat) => {
		const [now, next] = [0, 1].map((by) => board.seats[(board.turn + by) % board.seats.length]);
		if (seat !== next || !now) return null;
		const choices = (board.hands[seat] ?? []).map((card, i) => ({
			id: `card:${i}`,
			say: words(`A ${card}`),
			then: { type: 'amount' as const, min: 0, max: 3 }
		}));
		const say = msg('Lay a card and claim its value');
		const ask = {
			seat,
			rule: 'TOY-3',
			say,
			secret: true,
			shape: { type: 'one' as const, choices }
		};
		return { after: [now], name: 'turn.lay', ask };
	}
};
const games: Readonly<Record<string, AnyGame>> = { toy: foreseen as unknown as AnyGame };
const CATALOGUE = { games, botsFor: () => botsFor(toy) };

const lay = (card: number, claim: number): Answer => ({
	pick: `card:${card}`,
	then: { amount: claim }
});
const PASSES = [{ on: '*', when: [] as const, answer: { pick: 'pass' }, until: 'game' }];

const leave = async (player: Player | undefined, answer: Answer | null): Promise<void> => {
	if (!player) return;
	player.counter = Math.max(player.counter, player.picture.you.counter) + 1;
	await player.ask({ type: 'ahead', answer, counter: player.counter });
};

/** Three people who pass in windows; the second can see its question coming. */
async function table(house = {}) {
	const host = new MemoryHost({ catalogue: CATALOGUE });
	const players = await playing(host, 3, { house });
	for (const player of players) {
		player.counter += 1;
		await player.ask({
			type: 'orders',
			orders: PASSES.map((one) => ({ ...one, when: [] })),
			counter: player.counter
		});
	}
	return { host, players };
}

/** What was claimed so far, in order. */
const claims = ({ picture }: Player): readonly string[] =>
	picture.log.flatMap(({ move }) => (move?.type === 'lay' ? [String(move['seat'])] : []));

describe('answers left ahead', () => {
	it('[ROOM-AHEAD.1] given a question one can see coming, then an answer is left, seen by its own seat alone and taken back; what does not fit, or comes while nothing is to come, is refused', async () => {
		const { players } = await table();
		const [ines, tomasz, lars] = players;
		expect(tomasz?.picture.own?.coming?.after).toEqual(['seat:1']);
		const before = [ines, lars].map((one) => one?.frames.length);
		await leave(tomasz, lay(7, 1));
		expect(tomasz?.refusal).toMatchObject({ of: 'ahead', rule: 'TOY-3' });
		await leave(tomasz, lay(1, 2));
		expect(tomasz?.picture.own?.ahead).toEqual({ name: 'turn.lay', answer: lay(1, 2) });
		await leave(tomasz, null);
		expect(tomasz?.picture.own).not.toHaveProperty('ahead');
		expect([ines, lars].map((one) => one?.frames.length)).toEqual(before);
		await leave(lars, lay(0, 0));
		expect(lars?.refusal?.rule).toBe('CORE-AHEAD');
	});

	it.each(['stays awake', 'sleeps', 'dies'])(
		'[ROOM-AHEAD.2] given that nobody is there and the table %s, when the question is asked, then the answer is given at once',
		async (how) => {
			const { host, players } = await table({ clockS: 28_800 });
			const [, tomasz] = players;
			await leave(tomasz, lay(1, 2));
			for (const player of players) player.drop();
			await host.settle();
			if (how === 'sleeps') host.sleep();
			if (how === 'dies') host.restart();
			await host.settle();
			expect(host.room.session.running?.aheadOf('seat:2')?.answer).toEqual(lay(1, 2));
			// The first in turn lets the time pass.
			await host.pass(8 * 3_600_000 + 60_000);
			await tomasz?.reconnect({ fresh: true });
			expect(tomasz?.picture.own).not.toHaveProperty('ahead');
			expect(tomasz?.picture.open?.waiting?.seats).toEqual(['seat:3']);
			const said = tomasz?.picture.log.map(({ say }) => JSON.stringify(say)).join();
			expect(said).toContain('claims 2');
		}
	);

	it('[ROOM-AHEAD.2] given that its owner is there, then the answer is theirs to take back like any other', async () => {
		const { host, players } = await table();
		const [ines, tomasz] = players;
		await leave(tomasz, lay(0, 0));
		ines?.act(lay(0, 0));
		await host.settle();
		expect(claims(tomasz as Player)).toEqual(['seat:1', 'seat:2']);
		// The others have passed since.
		expect(tomasz?.picture.you.undo).toBe('ask');
	});

	it('[ROOM-AHEAD.2] given that what it names is not there any more, then the answer is not given, and its owner reads so until they leave another or none', async () => {
		const { host, players } = await table();
		const [ines, tomasz] = players;
		await leave(tomasz, lay(1, 0));
		const { running } = host.room.session;
		(running?.table.board as { hands: Record<string, number[]> }).hands['seat:2']?.splice(1);
		ines?.act(lay(0, 0));
		await host.settle();
		expect(tomasz?.decision?.name).toBe('turn.lay');
		expect(tomasz?.picture.own?.ahead).toMatchObject({ isVoid: true });
		await leave(tomasz, null);
		expect(tomasz?.picture.own).not.toHaveProperty('ahead');
	});

	it('[ROOM-AHEAD.2] given that something else can be chosen besides, then the answer is given all the same', async () => {
		const { host, players } = await table();
		const [ines, tomasz] = players;
		await leave(tomasz, lay(0, 0));
		const { running } = host.room.session;
		(running?.table.board as { hands: Record<string, number[]> }).hands['seat:2']?.push(3);
		ines?.act(lay(0, 0));
		await host.settle();
		expect(tomasz?.picture.own).not.toHaveProperty('ahead');
		expect(claims(tomasz as Player)).toEqual(['seat:1', 'seat:2']);
	});

	it('[ROOM-AHEAD.2] given that a bot sits in, then the bot answers; given another owner, then nothing is left of what the one before left', async () => {
		const { host, players } = await table();
		const [ines, tomasz, lars] = players;
		await leave(tomasz, lay(0, 3));
		await tomasz?.ask({ type: 'standIn', on: true });
		host.room.session.record = {
			...host.room.session.record,
			house: { ...host.room.session.record.house, botMs: 4000 }
		};
		ines?.act(lay(0, 0));
		await host.settle();
		expect(claims(ines as Player)).toEqual(['seat:1']);
		await tomasz?.ask({ type: 'leave' });
		const mei = new Player(host, 'Mei');
		mei.hello();
		await host.settle();
		await mei.ask({ type: 'takeSeat', seat: 'seat:2' });
		await sayYes(lars);
		expect(mei.seat).toBe('seat:2');
		expect(host.room.session.running?.aheadOf('seat:2')).toBeNull();
	});
});
