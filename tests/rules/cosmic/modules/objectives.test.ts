/** Objectives (rules.md section 40): each counts what it says, and the most points win. */
import { describe, expect, it } from 'vitest';
import { diceFrom } from '../../../../src/lib/bots';
import { lookOpen, lookOwn, start } from '../../../../src/lib/core';
import type { SeatId } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { invitations } from '../../../../src/lib/games/cosmic/bot/alliances';
import { STEADY } from '../../../../src/lib/games/cosmic/bot/manner';
import type { Manner } from '../../../../src/lib/games/cosmic/bot/manner';
import { winnerOfCount } from '../../../../src/lib/games/cosmic/bot/points';
import { sightOf } from '../../../../src/lib/games/cosmic/bot/seeing';
import { OBJECTIVES } from '../../../../src/lib/games/cosmic/modules/objectives/cards';
import type { ObjectiveId } from '../../../../src/lib/games/cosmic/modules/objectives/cards';
import type { PlanetId, Ships } from '../../../../src/lib/games/cosmic/types';
import { keysOf } from '../../../../src/lib/games/kit';
import { position, seatsOf } from '../../../support/cosmic';
import type { CosmicGame, Position } from '../../../support/cosmic';
import { said } from '../../../support/said';
import { steadyAnswer } from '../../../support/steady';

/** Foreign colonies of a seat on the first planets of another, two ships each beside the owner's. */
const colonies = (seat: SeatId, owner: number, n: number): Partial<Record<PlanetId, Ships>> =>
	Object.fromEntries(
		Array.from({ length: n }, (_, i) => [
			`planet:${owner}-${i + 1}`,
			{ [`seat:${owner}`]: 3, [seat]: 2 }
		])
	);

/** Seat 1 has four foreign colonies at the home of seat 2 and is about to land on the fifth. */
const last = (objectives: readonly ObjectiveId[], given: Position = {}): CosmicGame =>
	position({
		objectives,
		destiny: ['colour:2#1'],
		...given,
		planets: { ...colonies('seat:1', 2, 4), ...given.planets },
		hands: {
			...given.hands,
			'seat:1': ['attack:40', ...(given.hands?.['seat:1'] ?? [])],
			'seat:2': ['attack:04', ...(given.hands?.['seat:2'] ?? [])]
		}
	});

/** It lands there, and the game ends. */
const ended = (objectives: readonly ObjectiveId[], given: Position = {}): CosmicGame => {
	const g = last(objectives, given)
		.encounterTo({ target: 'planet:2-5', send: { 'planet:1-1': 1 } })
		.lay('attack:40', 'attack:04');
	while (!g.table.over) g.lapse();
	return g;
};

const tallies = (g: CosmicGame) => lookOpen(cosmic, g.table).board.objectives!.counted!;

/** What an objective brings seats 1 to 3 as they stand: what all see of it, or each of its own hand. */
function points(objective: ObjectiveId, given: Position): (number | undefined)[] {
	const g = position({ objectives: [objective], ...given });
	const [card] = lookOpen(cosmic, g.table).board.objectives!.cards;
	expect(card!.id).toBe(objective);
	const isInHand = OBJECTIVES[objective].points.of === 'hand';
	expect(card!.points === null).toBe(isInHand);
	return seatsOf(3).map((seat) => {
		const own = lookOwn(cosmic, g.table, seat).board.objectives;
		return isInHand ? own?.[objective] : card!.points?.[seat];
	});
}

/** What a bot in seat 1 goes by, asked as things stand. */
const seen = (g: CosmicGame, manner: Manner = STEADY) =>
	sightOf(
		{
			game: 'cosmic',
			decision: g.decision('seat:1'),
			view: () => ({ open: lookOpen(cosmic, g.table), own: lookOwn(cosmic, g.table, 'seat:1') }),
			dice: diceFrom(1)
		},
		manner
	);

describe('each objective counts what it says', () => {
	it('[CE-40.58] [objective:concentrated-colonizer] given foreign colonies, then those of three ships or more bring 4 points each', () => {
		const planets: Position['planets'] = {
			'planet:2-1': { 'seat:2': 4, 'seat:1': 3 },
			'planet:3-1': { 'seat:1': 5 },
			'planet:2-2': { 'seat:1': 2, 'seat:3': 1 }
		};
		expect(points('concentrated-colonizer', { planets })).toEqual([8, 0, 0]);
	});

	it('[objective:diverse-investor] given a hand, then each type of card in it brings 3 points', () => {
		const hands = {
			'seat:1': ['attack:40', 'attack:08', 'negotiate', 'artifact:plague', 'flare:zombie'],
			'seat:2': ['attack:06', 'attack:04'],
			'seat:3': ['morph', 'reinforcement:2']
		};
		expect(points('diverse-investor', { hands })).toEqual([12, 3, 6]);
	});

	it('[CE-40.58] [objective:emptiest-mind] [objective:hoardest] given hands, then the smallest and the largest bring points, to all who have one', () => {
		const hands = {
			'seat:1': ['attack:40', 'attack:08'],
			'seat:2': ['attack:06'],
			'seat:3': ['attack:04']
		};
		expect(points('emptiest-mind', { hands })).toEqual([0, 8, 8]);
		expect(points('hoardest', { hands })).toEqual([9, 0, 0]);
	});

	it('[objective:expanded-borders] given two foreign colonies in one home system, then they bring 8 points once; at home or apart nothing', () => {
		const planets: Position['planets'] = {
			...colonies('seat:1', 2, 3),
			'planet:3-1': { 'seat:2': 1 },
			'planet:1-1': { 'seat:2': 1 }
		};
		expect(points('expanded-borders', { planets })).toEqual([8, 0, 0]);
	});

	it('[objective:friendly] given planets shared with others, then each brings 2 points to all who share it', () => {
		const planets: Position['planets'] = {
			...colonies('seat:1', 2, 2),
			'planet:3-1': { 'seat:3': 1, 'seat:1': 1, 'seat:2': 1 }
		};
		expect(points('friendly', { planets })).toEqual([6, 6, 2]);
	});

	it('[objective:host-with-the-most] given ships of others in a home system, then each brings its owner a point', () => {
		const planets: Position['planets'] = {
			'planet:2-1': { 'seat:2': 4, 'seat:1': 3, 'seat:3': 1 }
		};
		expect(points('host-with-the-most', { planets })).toEqual([0, 4, 0]);
	});

	it('[objective:lone-colonizer] given foreign colonies with nobody else, then who has the most of them has 9 points', () => {
		const planets: Position['planets'] = {
			...colonies('seat:1', 2, 3),
			'planet:3-1': { 'seat:2': 1 },
			'planet:3-2': { 'seat:1': 1, 'seat:3': 2 }
		};
		expect(points('lone-colonizer', { planets })).toEqual([0, 9, 0]);
	});

	it('[objective:luminosity] [objective:warmonger] given a hand, then each flare in it brings 7 points, each negotiate 5', () => {
		const hands = {
			'seat:1': ['flare:zombie', 'flare:void', 'negotiate'],
			'seat:2': ['negotiate', 'negotiate'],
			'seat:3': ['attack:08']
		};
		expect(points('luminosity', { hands })).toEqual([14, 0, 0]);
		expect(points('warmonger', { hands })).toEqual([5, 10, 0]);
	});

	it('[CE-40.58] [objective:neighbors] given two planets shared with a player in a next seat, then they bring 7 points to both; shared with two players, or across the table, nothing', () => {
		const both: Position['planets'] = {
			'planet:2-1': { 'seat:2': 4, 'seat:1': 1 },
			'planet:1-1': { 'seat:1': 4, 'seat:2': 1 }
		};
		expect(points('neighbors', { planets: both })).toEqual([7, 7, 0]);
		const apart: Position['planets'] = {
			'planet:2-1': { 'seat:2': 4, 'seat:1': 1 },
			'planet:3-1': { 'seat:3': 4, 'seat:1': 1 }
		};
		expect(points('neighbors', { planets: apart })).toEqual([0, 0, 0]);
		const across: Position = { seats: 4, planets: colonies('seat:1', 3, 2) };
		expect(points('neighbors', across)).toEqual([0, 0, 0]);
	});

	it('[objective:out-of-warp] [objective:warp-explorer] given ships in the warp, then the fewest and the most bring points', () => {
		const warp: Position['warp'] = { 'seat:1': 3, 'seat:2': 3 };
		expect(points('out-of-warp', { warp })).toEqual([0, 0, 10]);
		expect(points('warp-explorer', { warp })).toEqual([8, 8, 0]);
	});

	it('[objective:self-disciplined] given attacks in hand, then half of the highest number counts, rounded up', () => {
		const hands = {
			'seat:1': ['attack:15', 'attack:08'],
			'seat:2': ['attack:08'],
			'seat:3': ['negotiate', 'reinforcement:5']
		};
		expect(points('self-disciplined', { hands })).toEqual([8, 4, 0]);
	});

	it('[objective:stockpiler] given reinforcements in hand, then their sum counts', () => {
		const hands = {
			'seat:1': ['reinforcement:5', 'reinforcement:2', 'attack:06'],
			'seat:2': ['attack:08'],
			'seat:3': []
		};
		expect(points('stockpiler', { hands })).toEqual([7, 0, 0]);
	});

	it('[objective:synced-minds] given as many cards as another player, then that brings 7 points', () => {
		const hands = {
			'seat:1': ['attack:15'],
			'seat:2': ['attack:08'],
			'seat:3': ['negotiate', 'attack:06']
		};
		expect(points('synced-minds', { hands })).toEqual([7, 7, 0]);
	});
});

describe('CE-40 objectives', () => {
	it('[CE-40.41] given the option, then four of sixteen are drawn and told; without it there are none', () => {
		expect(keysOf(OBJECTIVES)).toHaveLength(16);
		const drawn = new Set<ObjectiveId>();
		for (const seed of '0123456789abcdef') {
			const begin = (options: object) =>
				start(cosmic, {
					seats: seatsOf(3),
					options: { box: 'classic', ...options } as never,
					key: seed.repeat(64),
					clocked: false
				});
			const { table, events } = begin({ objectives: true });
			const { cards } = lookOpen(cosmic, table as never).board.objectives!;
			expect(new Set(cards.map(({ id }) => id)).size).toBe(4);
			for (const { id } of cards) drawn.add(id);
			const told = events
				.map(({ say }) => said(say))
				.find((line) => line.startsWith('The objectives'));
			for (const { id } of cards) expect(told).toContain(said(OBJECTIVES[id].name));
			expect(lookOpen(cosmic, begin({}).table as never).board.objectives).toBeUndefined();
		}
		expect(drawn.size).toBe(16);
	});

	it('[CE-40.41] [CE-40.42] given who reaches the goal, then the game ends, colonies and the end count, and who has most points wins', () => {
		// Seat 1 ends it with 5 + 6; seat 3 has 7 for each of two flares.
		const g = ended(['luminosity'], { hands: { 'seat:3': ['flare:zombie', 'flare:void'] } });
		expect(tallies(g)).toEqual({
			'seat:1': { objectives: { luminosity: 0 }, colonies: 5, ended: 6, total: 11 },
			'seat:2': { objectives: { luminosity: 0 }, colonies: 0, ended: 0, total: 0 },
			'seat:3': { objectives: { luminosity: 14 }, colonies: 0, ended: 0, total: 14 }
		});
		expect(g.table.over).toMatchObject({ winners: ['seat:3'], rule: 'CE-40.41' });
		const told = g.events.map(({ say }) => said(say)).join('\n');
		expect(told).toContain(
			'{seat:1} has 11 points: 5 for foreign colonies and 6 for ending the game.'
		);
		expect(told).toContain('{seat:2} has no points.');
		expect(told).toContain('{seat:3} wins with 14 points.');
	});

	it('[CE-40.41] given equal points, then the victory is shared', () => {
		const g = ended(['stockpiler', 'warmonger'], {
			hands: { 'seat:3': ['negotiate', 'negotiate'], 'seat:1': [] },
			planets: { 'planet:1-5': { 'seat:1': 3, 'seat:3': 1 } }
		});
		expect(tallies(g)['seat:3']!.total).toBe(11);
		expect(g.table.over!.winners).toEqual(['seat:1', 'seat:3']);
	});

	it('[CE-40.41] given the goal is not reached, then nothing is counted', () => {
		const g = last(['friendly'], { planets: { 'planet:2-4': { 'seat:2': 4 } } })
			.encounterTo({ target: 'planet:2-5', send: { 'planet:1-1': 1 } })
			.lay('attack:40', 'attack:04');
		while (!g.table.over && g.board.encounters === 1 && !g.asked.includes('turn.second')) g.lapse();
		expect(g.table.over).toBeNull();
		expect(g.board.objectives!.counted).toBeUndefined();
	});

	it('[CE-40.43] given a win by an alien’s own text, then it beats any score', () => {
		// All ships of seat 3 are lost as an encounter begins, when seat 1 has its five colonies, and 11 points.
		const homes = Object.fromEntries(
			Array.from({ length: 5 }, (_, i) => [`planet:3-${i + 1}`, {}])
		) as Position['planets'];
		const g = position({
			objectives: ['friendly'],
			aliens: { 'seat:3': 'masochist' },
			planets: { ...colonies('seat:1', 2, 5), ...homes },
			warp: { 'seat:3': 20 }
		});
		while (!g.table.over) g.lapse();
		expect(g.table.over.winners).toEqual(['seat:3']);
		expect(g.board.objectives!.counted).toBeUndefined();
	});

	it('[CE-40.57] given teams, then the points of partners are added, and who plays alone counts theirs twice', () => {
		const pairs = [
			['seat:1', 'seat:4'],
			['seat:2', 'seat:5']
		] as const;
		const given = (n: number): Position => ({
			seats: 5,
			teams: pairs,
			planets: { ...colonies('seat:4', 3, 5) },
			hands: { 'seat:3': Array.from({ length: n }, () => 'negotiate') }
		});
		// 5 + 6 for each of the first two, against 5 for each negotiate, twice.
		expect(ended(['warmonger'], given(2)).table.over!.winners).toEqual(['seat:1', 'seat:4']);
		expect(ended(['warmonger'], given(3)).table.over!.winners).toEqual(['seat:3']);
	});

	it('[CE-40.57] given who may not win, then their points are counted and passed over', () => {
		const g = ended(['luminosity'], {
			aliens: { 'seat:2': 'witch' },
			essence: { witch: { laid: [['win', 'seat:3']] } },
			hands: { 'seat:3': ['flare:zombie', 'flare:void'] }
		});
		expect(tallies(g)['seat:3']!.total).toBe(14);
		expect(g.table.over!.winners).toEqual(['seat:1']);
	});

	it('[CE-40.41] given a game that was counted, then its end ranks by points and tells them', () => {
		const g = ended(['luminosity', 'stockpiler'], {
			hands: {
				'seat:3': ['flare:zombie', 'flare:void'],
				'seat:2': ['reinforcement:2'],
				'seat:5': ['reinforcement:3']
			},
			planets: { 'planet:1-5': { 'seat:1': 3, 'seat:4': 1 } },
			seats: 5
		});
		const rows = cosmic.ending!.standings(g.board, g.table.over!.winners);
		expect(rows.map(({ seat, rank, has }) => [seat, rank, has.map(said)])).toEqual([
			['seat:3', 1, ['14 points']],
			['seat:1', 2, ['11 points']],
			['seat:5', 3, ['3 points']],
			['seat:2', 4, ['2 points']],
			['seat:4', 5, ['1 point']]
		]);
	});

	it('given a steady player with the last colony before it, then it aims there when it would be ahead, and not when it would lose the count', () => {
		const aims = (objectives: readonly ObjectiveId[], planets: Position['planets'] = {}) => {
			const g = last(objectives, {
				planets: { 'planet:2-5': { 'seat:2': 1 }, ...planets },
				hands: { 'seat:3': ['negotiate', 'negotiate', 'negotiate', 'negotiate'] },
				warp: { 'seat:1': 3, 'seat:2': 1 }
			}).until('launch.aim');
			const answer = steadyAnswer(g, 'seat:1');
			return 'pick' in answer ? answer.pick : undefined;
		};
		expect(aims([])).toBe('planet:2-5');
		// Seat 1 would have 5 and 6; of seat 3 all see 9, or 10 and 1, or 10 and 9.
		expect(aims(['hoardest'])).toBe('planet:2-5');
		expect(aims(['out-of-warp'], { 'planet:1-5': { 'seat:1': 4, 'seat:3': 1 } })).toBe(
			'planet:2-5'
		);
		expect(aims(['hoardest', 'out-of-warp'])).not.toBe('planet:2-5');
		// Of what seat 3 holds in hand the usual is reckoned with: too little, and with 9 points more enough.
		for (const one of ['warmonger', 'stockpiler', 'self-disciplined'] as const)
			expect(aims([one])).toBe('planet:2-5');
		expect(aims(['hoardest', 'diverse-investor'])).not.toBe('planet:2-5');
		expect(aims(['hoardest', 'luminosity'])).not.toBe('planet:2-5');
	});

	it('[CE-40.57] given teams, then a bot reckons with the points of both partners, and with what ending the game brings both', () => {
		const winner = (objectives: readonly ObjectiveId[], cards: number, warp: Position['warp']) =>
			winnerOfCount(
				seen(
					last(objectives, {
						seats: 4,
						teams: [
							['seat:1', 'seat:3'],
							['seat:2', 'seat:4']
						],
						planets: colonies('seat:3', 4, 5),
						hands: {
							'seat:2': Array<string>(3).fill('negotiate'),
							'seat:4': Array<string>(cards).fill('negotiate')
						},
						warp
					}).until('launch.aim')
				),
				'seat:1'
			);
		// 4, 1 and 6, and 5 and 6 of its partner, against 9 for each of the others; and 9 and 10 for one of them.
		const all = { 'seat:1': 2, 'seat:3': 1, 'seat:4': 1 };
		expect(winner(['hoardest'], 4, {})).toBe('seat:1');
		expect(winner(['hoardest', 'out-of-warp'], 0, all)).toBe('seat:1');
		expect(winner(['hoardest', 'out-of-warp'], 4, { ...all, 'seat:4': 0 })).toBe('seat:2');
	});

	it('given a guest who lacks one colony, then a steady player invites whom it would leave behind, and not whom the count would make the winner', () => {
		const invites = (objectives: readonly ObjectiveId[], given: Position = {}) => {
			const g = position({
				objectives,
				destiny: ['colour:2#1'],
				planets: { ...colonies('seat:3', 2, 4) },
				hands: {
					'seat:1': ['attack:15', 'attack:08', 'negotiate', 'negotiate', 'negotiate'],
					'seat:2': ['attack:06', 'attack:08'],
					'seat:3': ['attack:06']
				},
				warp: { 'seat:2': 3, 'seat:3': 3 },
				...given
			})
				.encounterTo({ target: 'planet:2-5', send: { 'planet:1-1': 2 } })
				.until('alliance.offenseInvites');
			// Who invites whoever does no harm asks the rest no further.
			const sight = seen(g, { ...STEADY, invitesAll: true });
			return [steadyAnswer(g, 'seat:1'), invitations(sight, ['seat:3'])];
		};
		expect(invites([])).toEqual([{ picks: [] }, []]);
		expect(invites(['hoardest', 'out-of-warp'])).toEqual([{ picks: ['seat:3'] }, ['seat:3']]);
		// Then the count would make seat 2 the winner, who fights against it.
		expect(
			invites(['hoardest', 'out-of-warp'], {
				hands: {
					'seat:1': ['attack:15', 'attack:08'],
					'seat:2': ['attack:06', 'attack:08', 'negotiate', 'negotiate', 'negotiate'],
					'seat:3': ['attack:06']
				},
				warp: { 'seat:1': 3, 'seat:3': 3 }
			})
		).toEqual([{ picks: [] }, []]);
	});
});
