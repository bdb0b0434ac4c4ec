/** Landings drawn by chance: every answer of every question is accepted, it ends, and no unit comes from nowhere. */
import { describe, expect, it } from 'vitest';
import { act, sampleAnswer } from '../../../src/lib/core';
import type { SeatId } from '../../../src/lib/core';
import { homeOf, onBoard } from '../../../src/lib/games/imperium/board';
import { hasRoom } from '../../../src/lib/games/imperium/fleets/capacity';
import { UNIT_KINDS } from '../../../src/lib/games/imperium/tables/units';
import type { UnitKind } from '../../../src/lib/games/imperium/tables/units';
import type { Board, SystemId } from '../../../src/lib/games/imperium/types';
import { standing } from '../../support/imperium';
import { bare, fleet, ground, lay, learn } from '../../support/imperium-ground';

const seats = ['seat:1', 'seat:2', 'seat:3'] as const;
const [me, other, third] = seats;
const here: SystemId = 'hex:0,-1';
const GAMES = 200;

type Dice = (below: number) => number;
const diceFrom = (seed: number): Dice => {
	let drawn = seed * 7919 + 1;
	return (below) => {
		drawn = (drawn * 48271) % 2147483647;
		return drawn % below;
	};
};

const TECHS = [
	...(['gen-synthesis', 'dacxive-animators', 'x89-bacterial-weapon', 'graviton-negator'] as const),
	...(['graviton-laser-system', 'magen-defense-grid', 'cybernetics', 'stasis-capsules'] as const)
];
const RACES = ['letnev', 'jol-nar', 'l1z1x', 'xxcha', 'sol'];

function edit(board: Board, dice: Dice): void {
	bare(board);
	lay(board, here, 'home:hacan');
	const owners = [me, other, third, null];
	for (const planet of Object.keys(board.planets) as (keyof Board['planets'])[]) {
		const owner = owners[dice(4)] ?? null;
		board.planets[planet]!.owner = owner;
		if (owner) ground(board, planet, { groundForce: dice(4), pds: dice(3), spaceDock: dice(2) });
	}
	fleet(board, here, me, {
		...{ carrier: 1, warSun: dice(3), dreadnought: dice(3), fighter: dice(4) },
		...{ groundForce: dice(4), pds: dice(2) }
	});
	for (const seat of seats) {
		if (seat !== me)
			lay(board, homeOf(board, seat), seat === other ? 'home:jol-nar' : 'home:sol', seat);
		const player = board.players[seat]!;
		player.race = RACES[dice(RACES.length)]!;
		player.tradeGoods = dice(6);
		player.hand = dice(2) > 0 ? [`sabotage#${seats.indexOf(seat) + 1}`] : [];
		for (const tech of TECHS) if (dice(3) === 0) learn(board, seat, tech);
	}
}

type Count = Record<SeatId, Record<UnitKind, number>>;
const counted = (board: Board): Count =>
	Object.fromEntries(
		seats.map((seat) => [
			seat,
			Object.fromEntries(UNIT_KINDS.map((kind) => [kind, onBoard(board, seat, kind)]))
		])
	) as Count;

describe('whatever is drawn', () => {
	it.each(['third', 'fourth'] as const)(
		'[TI-28.5] is accepted, ends, and conjures no unit (%s edition)',
		(tacticalAction) => {
			const met = { lost: 0, taken: 0, x89: 0, back: 0 };
			for (let seed = 0; seed < GAMES; seed++) {
				const dice = diceFrom(seed);
				const g = standing(
					{ step: 'landings', at: 'bombard', seat: me, systems: [here], isTransfer: false },
					(board) => edit(board, dice),
					{ seed, options: { tacticalAction } }
				);
				const { board } = g;
				// What had happened before anybody was asked is counted with the rest.
				g.events.length = 0;
				const before = counted(board);
				for (let n = 0; g.asked[0] !== 'rest.wait' && !g.table.over; n++) {
					expect(n).toBeLessThan(300);
					const open = g.table.decisions[0]!;
					const answer = sampleAnswer(open.shape, dice);
					const result = act(g.game, g.table, open.seat as SeatId, open.id, answer);
					expect(result).toMatchObject({ ok: true });
					if (result.ok) g.events.push(...result.value.events);
				}
				for (const type of ['lost', 'razed', 'landedLost'] as const)
					for (const { seat, units } of g.moves(type))
						for (const [kind, n = 0] of Object.entries(units)) {
							before[seat]![kind as UnitKind] -= n;
							met.lost += n;
						}
				for (const { seat, units } of g.moves('raised')) {
					before[seat]!.groundForce += units.groundForce ?? 0;
					met.back += units.groundForce ?? 0;
				}
				expect(counted(board)).toEqual(before);
				expect(board).toMatchObject({ landings: {}, fallen: {}, dice: [] });
				expect(hasRoom(board, here, me)).toBe(true);
				met.taken += g.moves('taken').length;
				met.x89 += g.moves('x89').length;
			}
			// Not much would be shown where nothing happens.
			for (const n of Object.values(met)) expect(n).toBeGreaterThan(GAMES / 20);
		},
		60_000
	);
});
