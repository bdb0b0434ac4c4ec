/** TI-34.12: what stands for who does not answer, where several things could. */
import { describe, expect, it } from 'vitest';
import { keysOf } from '../../../src/lib/games/kit';
import { homeOf, MECATOL, planetsOf } from '../../../src/lib/games/imperium/board';
import { planetOf } from '../../../src/lib/games/imperium/tables/by-id';
import type { Board, PlanetId } from '../../../src/lib/games/imperium/types';
import { agendaWith, decided } from '../../support/agendas';
import { standing } from '../../support/imperium';

const me = 'seat:1';
const you = 'seat:2';

const sumOf = (id: PlanetId): number => planetOf(id).resources + planetOf(id).influence;
/** Gives these planets to a player, unexhausted, and nothing else. */
const holds = (board: Board, seat: typeof me | typeof you, ...ids: PlanetId[]): void => {
	for (const id of planetsOf(board, seat)) board.planets[id]!.owner = null;
	for (const id of ids) Object.assign(board.planets[id]!, { owner: seat, exhausted: false });
};
/** Mecatol Rex, which is worth most and comes first on the map, and the poorest planet there is. */
const richAndPoor = (board: Board): readonly [PlanetId, PlanetId] => {
	const others = keysOf(board.planets).filter(
		(id) => board.planets[id]!.owner === null && id !== MECATOL
	);
	return [MECATOL, others.toSorted((one, other) => sumOf(one) - sumOf(other))[0]!];
};

describe('by default', () => {
	it('[TI-34.12] a turn is the Strategic Action of the lowest unused card', () => {
		const turn = (strategy: { card: string; used: boolean }[]) =>
			standing({ step: 'turn', at: 'act', seat: me }, (board) => {
				board.players[me]!.strategy = strategy;
			})
				.lapse()
				.moves('strategic')[0]?.card;
		const picked = [
			{ card: 'imperial', used: false },
			{ card: 'logistics', used: false }
		];
		expect(turn(picked)).toBe('logistics');
		expect(turn([picked[0]!, { card: 'logistics', used: true }])).toBe('imperial');
	});

	it('[TI-34.12] [TI-4.5] bonus counters go to the Command Pool, and are trade goods when reinforcements are empty', () => {
		const picked = (inReinforcements: number) => {
			const g = standing({ step: 'strategy', at: 'begin' }, (board) => {
				Object.assign(board, { stage: 'strategy', active: null });
				for (const seat of board.order) board.players[seat]!.race = 'hacan';
				board.bonus = { initiative: 3 };
				board.players[me]!.counters = { command: 13 - inReinforcements, fleet: 3, strategy: 0 };
			}).lapse();
			expect(g.moves('picked')).toEqual([{ type: 'picked', seat: me, card: 'initiative' }]);
			const { counters, tradeGoods } = g.board.players[me]!;
			return { counters, tradeGoods };
		};
		const counters = { command: 13, fleet: 3, strategy: 0 };
		expect(picked(0)).toEqual({ counters, tradeGoods: 3 });
		expect(picked(1)).toEqual({ counters, tradeGoods: 2 });
		expect(picked(3)).toEqual({ counters, tradeGoods: 0 });
		expect(picked(5).counters.command).toBe(11);
	});

	it('[TI-34.12] [TI-17.11] who must elect names a planet that is not its own', () => {
		const g = agendaWith(
			'compensated-disarmament',
			(board) => {
				const [rich, poor] = richAndPoor(board);
				board.planets[rich]!.owner = you;
				board.planets[poor]!.owner = you;
			},
			{ options: { electAbstain: 'refused' } }
		);
		expect(g.askedSeats).toEqual([you]);
		expect(g.choices(you)[0]).toBe(MECATOL);
		g.lapse();
		const [vote] = g.moves('vote');
		expect(g.board.planets[vote!.outcome as PlanetId]!.owner).not.toBe(you);
	});

	it('[TI-34.12] [TI-17.12] who must elect two planets names two players’', () => {
		const named: PlanetId[] = [];
		const g = agendaWith(
			'dispute-resolution',
			(board) => {
				named.push(
					...keysOf(board.planets)
						.filter((id) => board.planets[id]!.owner === null && id !== MECATOL)
						.slice(0, 3)
				);
				for (const id of named) board.planets[id]!.owner = me;
				board.planets[named[2]!]!.owner = you;
			},
			{ options: { electAbstain: 'refused' } }
		);
		expect(g.askedSeats).toEqual([you]);
		g.lapse();
		const [vote] = g.moves('vote');
		const owners = vote!.outcome!.split('+').map((id) => g.board.planets[id as PlanetId]!.owner);
		expect(owners.toSorted()).toEqual([me, you]);
	});

	it('[TI-34.12] what is given up or exhausted is the planet with the lowest sum of values', () => {
		const least: PlanetId[] = [];
		const g = decided('colonial-redistribution', 'for', (board) => {
			const [rich, poor] = richAndPoor(board);
			holds(board, you, rich, poor);
			board.players[you]!.points = 4;
			least.push(poor);
		});
		expect(g.asked).toEqual(['redistributing.planet']);
		g.lapse().until('redistributing.take');
		expect(g.decision(g.askedSeats[0]!).about).toEqual([least[0]]);
		const tariff = standing(
			{ step: 'tactical', at: 'activate', seat: me, system: 'hex:0,0' },
			(board) => {
				const [rich, poor] = richAndPoor(board);
				const home = planetsOf(board, you)[0]!;
				board.laws = [{ card: 'traffic-tariffs', elected: null }];
				holds(board, me, rich, poor);
				// Its own planet lies in the system that is activated with one of another player.
				board.systems['hex:0,0']!.tile = board.systems[homeOf(board, you)]!.tile;
				expect(board.planets[home]!.owner).toBe(you);
				board.systems['hex:0,-1']!.tile = 'mecatol-rex';
				least[1] = poor;
			}
		);
		expect(tariff.asked).toEqual(['tariff.pay']);
		expect(tariff.choices(me)[0]).toBe(MECATOL);
		tariff.lapse();
		expect(tariff.moves('exhaust')[0]).toMatchObject({ planets: [least[1]] });
	});
});
