/** The pace of the bots: the table's, set by its people in mid-game; step by step for one alone. */
import { describe, expect, it } from 'vitest';
import { msg } from '../../src/lib/core';
import type { Game, Play } from '../../src/lib/core';
import { MemoryHost, playing, TOYS } from '../support/memory-host';
import type { Player } from '../support/memory-host';
import { words } from '../support/said';
import { toy } from '../support/toy';
import type { ToyOpen, ToyOwn, ToyTypes } from '../support/toy';

type ToyPlay = Play<ToyTypes>;

const LAY = { pick: 'card:0', then: { amount: 1 } };
const STEPWISE = -1;
const moves = (player: Player | undefined) => player?.picture.open?.n ?? 0;

/** Notices about the pace, as templates. */
const notices = (player: Player | undefined) =>
	(player?.picture.chat ?? []).flatMap((line) =>
		line.from === 'table' && String(line.text[0]).includes('pace') ? [line.text] : []
	);

describe('the pace of the bots', () => {
	it('[ROOM-BOT.6] given a running game, when anybody at the table sets the pace, then bots keep it from now on, and all are told; a value that is not offered, or one who watches, changes nothing', async () => {
		const host = new MemoryHost();
		const [ines, tomasz] = await playing(host, 2, { bots: 2 });
		await tomasz?.ask({ type: 'pace', botMs: 4000 });
		expect(ines?.picture.room?.house.botMs).toBe(4000);
		expect(notices(ines)).toHaveLength(1);
		await tomasz?.ask({ type: 'pace', botMs: 123 });
		expect(tomasz?.refusal?.rule).toBe('ROOM-HOST.1');
		expect(ines?.picture.room?.house.botMs).toBe(4000);
		while (host.room.session.running?.table.decisions[0]?.seat !== 'seat:3') {
			for (const one of [ines, tomasz]) if (one?.decision) one.act(anyOf(one));
			await host.settle();
		}
		const before = moves(ines);
		await host.pass(3900);
		expect(moves(ines)).toBe(before);
		await host.pass(200);
		expect(moves(ines)).toBeGreaterThan(before);
	});

	it('[ROOM-BOT.6] given a muted player, when they set the pace, then it holds and nothing is said of it', async () => {
		const host = new MemoryHost();
		const [ines, tomasz] = await playing(host, 2, { bots: 1 });
		host.room.session.record = {
			...host.room.session.record,
			seats: host.room.session.record.seats.map((one, i) =>
				i === 1 ? { ...one, muted: true } : one
			)
		};
		await tomasz?.ask({ type: 'pace', botMs: 1500 });
		expect(ines?.picture.room?.house.botMs).toBe(1500);
		expect(notices(ines)).toEqual([]);
	});

	it('[ROOM-BOT.6] given one person and bots that move step by step, then nothing happens however long nobody taps, each tap brings the moves of those who are asked, and another pace lets them go on', async () => {
		const host = new MemoryHost();
		const [ines] = await playing(host, 1, { bots: 3, house: { botMs: STEPWISE } });
		ines?.act(LAY);
		await host.settle();
		await host.pass(60_000);
		expect(host.room.session.running?.table.decisions[0]?.seat).toBe('seat:2');
		const before = moves(ines);
		await ines?.ask({ type: 'step' });
		await host.pass(60_000);
		const after = moves(ines);
		expect(after).toBeGreaterThan(before);
		// Bots need no tap to respond; the next move waits again.
		while (ines?.decision) {
			ines.act(anyOf(ines));
			await host.pass(60_000);
		}
		const then = moves(ines);
		expect(host.room.session.running?.table.decisions[0]?.seat).toBe('seat:3');
		await ines?.ask({ type: 'pace', botMs: 600 });
		await host.pass(10_000);
		expect(moves(ines)).toBeGreaterThan(then);
	});

	it.each([
		['nobody sees', () => {}],
		[
			'other bots alone are told of',
			(play: ToyPlay) => play.tell(['seat:3', 'seat:4'], words('It is ready.'), 'TOY-3')
		]
	] as const)(
		'[ROOM-BOT.6] given a bot does what %s, then no tap is asked for what it does next',
		async (_what, then) => {
			const { turn = {} } = toy.steps;
			const ponders: Game<ToyTypes, ToyOpen, ToyOwn> = {
				...toy,
				steps: {
					...toy.steps,
					turn: {
						...turn,
						// In place of a trade, before its own turn.
						trade: {
							form: 'ask',
							ask: ({ board: { seats, turn } }) => ({
								seat: seats[(turn + 1) % seats.length] ?? 'seat:1',
								...{ rule: 'TOY-3', say: msg('Ready?'), fallback: { yes: true } },
								shape: { type: 'confirm', yes: msg('Yes'), no: msg('No') }
							}),
							then: (play) => then(play)
						}
					}
				}
			};
			const host = new MemoryHost({ catalogue: { ...TOYS, games: { toy: ponders } } });
			const [ines] = await playing(host, 1, { bots: 3, house: { botMs: STEPWISE } });
			ines?.act(LAY);
			await host.settle();
			await host.pass(60_000);
			const asked = () => host.room.session.running?.table.decisions[0];
			expect(asked()).toMatchObject({ seat: 'seat:2', name: 'turn.trade' });
			await ines?.ask({ type: 'step' });
			await host.pass(60_000);
			// Its card is laid, and may be doubted.
			expect(ines?.picture.open?.board).toMatchObject({ laid: { by: 'seat:2' } });
		}
	);

	it('[ROOM-BOT.6] given two people, then nobody waits for a tap, and none is taken', async () => {
		const host = new MemoryHost();
		const [ines, tomasz] = await playing(host, 2, { bots: 1, house: { botMs: STEPWISE } });
		await ines?.ask({ type: 'step' });
		expect(ines?.refusal?.rule).toBe('ROOM-BOT.6');
		while (host.room.session.running?.table.decisions[0]?.seat !== 'seat:3') {
			for (const one of [ines, tomasz]) if (one?.decision) one.act(anyOf(one));
			await host.settle();
		}
		const before = moves(ines);
		await host.pass(1600);
		expect(moves(ines)).toBeGreaterThan(before);
	});

	it('[ROOM-BOT.6] given a clock, then a bot that waits for a tap moves by itself before its time is up', async () => {
		const host = new MemoryHost();
		const [ines] = await playing(host, 1, { bots: 1, house: { botMs: STEPWISE, clockS: 30 } });
		ines?.act(LAY);
		await host.settle();
		const before = moves(ines);
		await host.pass(28_900);
		expect(moves(ines)).toBe(before);
		await host.pass(200);
		expect(moves(ines)).toBe(before + 1);
	});
});

function anyOf({ decision }: Player) {
	if (decision?.window) return { pick: 'pass' };
	return decision?.shape.type === 'deal' ? { refuse: true } : LAY;
}
