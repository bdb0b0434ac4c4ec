/** Winning (GC-18): targets, when they are looked at, and who of several is first. */
import { describe, expect, it } from 'vitest';
import { Play } from '../../../src/lib/core';
import type { SeatId } from '../../../src/lib/core';
import { council } from '../../../src/lib/games/council';
import { gainVp } from '../../../src/lib/games/council/economy/stock';
import { position } from '../../support/council';
import type { Position } from '../../support/council';
import { assembly, convene, vote } from '../../support/council-session';

/** Points of the players, and who has won after the judging of the next Council; null while nobody has. */
function winners(
	vp: readonly number[],
	given: Position = {},
	allies?: readonly [SeatId, SeatId]
): readonly SeatId[] | null {
	const g = assembly({ round: 5, ...given, seats: vp.length });
	vp.forEach((n, i) => (g.player(`seat:${i + 1}`).vp = n));
	for (const [i, seat] of (allies ?? []).entries()) g.player(seat).ally = allies?.[1 - i] ?? null;
	g.lapse(); // the Chair plays a card
	return g.table.over?.winners ?? null;
}

/** Equal in all but what a test changes: homeworlds of 4, one Fighter each. */
const EQUAL: Position = {
	species: { 'seat:1': 'duskari', 'seat:2': 'hexatine', 'seat:3': 'thimmari' },
	ships: {
		'hex:0,-2': ['seat:1', { fighter: 1 }],
		'hex:2,0': ['seat:2', { fighter: 1 }],
		'hex:-2,2': ['seat:3', { fighter: 1 }]
	}
};

describe('targets', () => {
	it('[GC-18.1] [GC-1.1] a player without an ally wins with 7 VP', () => {
		expect(winners([6, 6, 6])).toBeNull();
		expect(winners([6, 7, 6])).toEqual(['seat:2']);
	});

	it('[GC-18.2] [GC-12.3] [GC-1.1] allies win together with 10 VP, and neither wins alone with 7', () => {
		expect(winners([7, 2, 0], {}, ['seat:1', 'seat:2'])).toBeNull();
		expect(winners([7, 3, 0], {}, ['seat:1', 'seat:2'])).toEqual(['seat:1', 'seat:2']);
	});

	it('[GC-12.5] an alliance cannot win in the round in which it was made, nor can its members alone', () => {
		const made: Position = {
			round: 5,
			players: { 'seat:1': { alliedIn: 5 }, 'seat:2': { alliedIn: 5 } }
		};
		expect(winners([7, 5, 0], made, ['seat:1', 'seat:2'])).toBeNull();
		expect(winners([7, 5, 0], { ...made, round: 6 }, ['seat:1', 'seat:2'])).not.toBeNull();
	});
});

/** Nobody wins before the judging of round 4. */
const LATE: Position = { options: { victory: 'round4' } };

/** The first player finds the seventh point in a turn of this round. */
const relic = (round: number, victory: 'round4' | 'anyRound') =>
	position({
		round,
		options: { victory },
		players: { 'seat:1': { vp: 6 } },
		tokens: { 'hex:-1,0': 'relic' }
	}).send('seat:1', { fighter: 1 }, 'move', 'hex:-2,0', 'hex:-1,0');

describe('the moment', () => {
	it('[GC-18.3] [GC-18.4] [token:relic] victory is checked after each event of a turn', () => {
		const g = relic(5, 'anyRound');
		expect(g.table.over?.winners).toEqual(['seat:1']);
	});

	it('[GC-18.8] nobody wins in a turn of the first four rounds; the points stay', () => {
		const g = relic(4, 'round4');
		expect(g.table.over).toBeNull();
		expect(g.player('seat:1').vp).toBe(7);
		g.until('council.choose').lapse();
		expect(g.table.over?.winners).toEqual(['seat:1']);
	});

	it('[GC-18.8] [GC-18.3] [GC-23.2] who reaches a target wins, be it in round 1', () => {
		expect(relic(1, 'anyRound').table.over).toMatchObject({
			winners: ['seat:1'],
			rule: 'GC-18.1'
		});
		expect(winners([7, 6, 9], { round: 1 })).toEqual(['seat:3']);
		expect(winners([6, 6, 6], { round: 1 })).toBeNull();
	});

	it('[GC-18.8] [GC-1.3] nor by the judging or the vote of the first three; the first check is after the judging of round 4', () => {
		expect(winners([7, 6, 9], { ...LATE, round: 3 })).toBeNull();
		expect(winners([7, 6, 9], { ...LATE, round: 4 })).toEqual(['seat:3']);
		const g = convene('census', {
			...LATE,
			round: 3,
			players: { 'seat:3': { vp: 6 } },
			planets: { 'hex:0,0': { owner: 'seat:3' } },
			objectives: ['uprising']
		});
		vote(g, { 'seat:3': 'a' });
		expect(g.table.over).toBeNull();
		expect(g.player('seat:3').vp).toBe(7);
	});

	it('[GC-18.8] who has reached a target so early is told at the beginning of a round, and who passes it by then wins', () => {
		const g = assembly({
			...LATE,
			round: 3,
			players: { 'seat:1': { vp: 7 }, 'seat:2': { vp: 6 } }
		});
		g.until('turn.menu');
		expect(g.said).toContain('{seat:1} has 7 VP; nobody wins before the judging of round 4.');
		expect(g.said).not.toContain('{seat:2} has');
		g.player('seat:2').vp = 8;
		g.until('council.choose').lapse();
		expect(g.table.over?.winners).toEqual(['seat:2']);
	});

	it('[GC-18.8] [GC-12.6] who breaks an alliance so early does not win by it', () => {
		const betrayed = (round: number) =>
			position({
				...LATE,
				seats: 3,
				round,
				allies: ['seat:1', 'seat:2'],
				players: { 'seat:1': { vp: 7 } },
				ships: {
					'hex:0,-1': ['seat:1', { fighter: 3 }],
					'hex:1,-1': ['seat:2', { fighter: 1 }]
				}
			}).pick('seat:1', 'battle', 'hex:1,-1').table.over;
		expect(betrayed(4)).toBeNull();
		expect(betrayed(5)).toMatchObject({ winners: ['seat:1'] });
	});

	it('[GC-18.3] points gained at the same moment count together', () => {
		const g = convene('truce', {
			round: 4,
			players: { 'seat:1': { vp: 6 }, 'seat:2': { vp: 6 } },
			ships: {
				'hex:0,-2': ['seat:1', { dreadnaught: 2 }],
				'hex:2,0': ['seat:2', { dreadnaught: 2 }]
			}
		});
		// Carried out against, it brings a point to both.
		vote(g, { 'seat:1': 'against', 'seat:2': 'against', 'seat:3': 'against' });
		expect(g.table.over?.winners).toHaveLength(1);
		expect((['seat:1', 'seat:2'] as const).map((seat) => g.player(seat).vp)).toEqual([7, 7]);
		expect(g.said).toContain(' have 7 VP each. ');
	});
});

describe('points', () => {
	it('[GC-18.4] they never fall below 0', () => {
		const g = assembly({ players: { 'seat:1': { vp: 1 } } });
		gainVp(new Play(council, g.table), 'seat:1', -3, { effect: 'council:censure' }, 'GC-18.4');
		expect(g.player('seat:1').vp).toBe(0);
	});

	it('[GC-18.4] they stay when what earned them is lost', () => {
		const g = convene('truce', {
			objectives: ['rich-find'],
			planets: { 'hex:0,0': { owner: 'seat:2' } }
		});
		g.planet('hex:0,0').owner = null;
		g.until('turn.menu');
		expect(g.player('seat:2').vp).toBe(1);
	});
});

describe('several at once', () => {
	const more: Position = {
		...EQUAL,
		planets: { 'hex:0,-1': { owner: 'seat:1' }, 'hex:1,-1': { owner: 'seat:1' } }
	};

	it('[GC-18.5] first counts the surplus over the target, before planets', () => {
		expect(winners([7, 8, 0], more)).toEqual(['seat:2']);
		expect(winners([7, 5, 6], more, ['seat:2', 'seat:3'])).toEqual(['seat:2', 'seat:3']);
	});

	it('[GC-18.5] [GC-12.5] nothing is told of a tie with partners of a new alliance, who could not win', () => {
		const said = (made: number) => {
			const players = { 'seat:2': { alliedIn: made }, 'seat:3': { alliedIn: made } };
			const g = assembly({ ...more, round: 5, players, allies: ['seat:2', 'seat:3'] });
			for (const [seat, vp] of [
				['seat:1', 7],
				['seat:2', 7],
				['seat:3', 3]
			] as const)
				g.player(seat).vp = vp;
			g.lapse();
			expect(g.table.over?.winners).toEqual(['seat:1']);
			return g.said;
		};
		expect(said(5)).not.toContain('{seat:1} did it without an ally');
		expect(said(5)).not.toContain('7 VP each');
		expect(said(4)).toContain('{seat:1} did it without an ally');
	});

	it('[GC-18.5] all who are as far are named, and than whom the first has more', () => {
		const told = (vps: readonly number[], allies?: [SeatId, SeatId]) => {
			const g = assembly({ ...more, round: 5, ...(allies && { allies }) });
			(['seat:1', 'seat:2', 'seat:3'] as const).forEach((seat, i) => {
				g.player(seat).vp = vps[i] ?? 0;
			});
			g.lapse();
			return g.said;
		};
		expect(told([7, 7, 7])).toContain(
			'{seat:1}, {seat:3} and {seat:2} have 7 VP each. {seat:1} has more planets than {seat:3}, 3 to 1.'
		);
		expect(told([7, 5, 7]), 'who has fewer does not tie').toContain(
			'{seat:1} and {seat:3} have 7 VP each. '
		);
		expect(told([7, 4, 6], ['seat:2', 'seat:3'])).toContain(
			'{seat:1} and {seat:2} with {seat:3} are as far. {seat:1} did it without an ally.'
		);
	});

	it('[GC-18.5] then a player without an ally comes before an alliance', () => {
		expect(winners([5, 5, 7], more, ['seat:1', 'seat:2'])).toEqual(['seat:3']);
	});

	it('[GC-18.5] then whose best member has the most planets', () => {
		expect(winners([7, 7, 7], more)).toEqual(['seat:1']);
		// Four homeworlds' worth for seat:2, of one planet; two for seat:1, which give less.
		const poorer: Position = {
			...EQUAL,
			species: { ...EQUAL.species, 'seat:2': 'brannoch' },
			tiles: { 'hex:0,-1': 'frontier-2' },
			planets: { 'hex:0,-1': { owner: 'seat:1' } },
			players: { 'seat:2': { techs: ['orbital-farms'] } }
		};
		expect(winners([7, 7, 7], poorer)).toEqual(['seat:1']);
		const four: Position = { planets: { 'hex:-2,0': { owner: 'seat:2' } } };
		const g = assembly({ ...four, round: 5, seats: 4, allies: ['seat:1', 'seat:2'] });
		for (const seat of g.board.order) g.player(seat).vp = 5;
		g.player('seat:3').ally = 'seat:4';
		g.player('seat:4').ally = 'seat:3';
		expect(g.lapse().table.over?.winners).toEqual(['seat:1', 'seat:2']);
	});

	it('[GC-18.5] the best member counts, not the sum or the least', () => {
		const own = (seat: SeatId) => ({ owner: seat });
		const g = assembly({
			round: 5,
			seats: 4,
			planets: {
				// seat:1 has 4 and its ally 1; the others have 3 each.
				'hex:0,-2': own('seat:1'),
				'hex:-2,-1': own('seat:1'),
				'hex:1,-2': own('seat:1'),
				'hex:2,-2': own('seat:3'),
				'hex:3,-1': own('seat:3'),
				'hex:2,1': own('seat:4'),
				'hex:0,2': own('seat:4')
			}
		});
		for (const [one, other] of [
			['seat:1', 'seat:2'],
			['seat:3', 'seat:4']
		] as const) {
			Object.assign(g.player(one), { vp: 5, ally: other });
			Object.assign(g.player(other), { vp: 5, ally: one });
		}
		expect(g.lapse().table.over?.winners).toEqual(['seat:1', 'seat:2']);
	});

	it('[GC-18.5] then the most production', () => {
		expect(winners([7, 7, 7], { ...EQUAL, species: { 'seat:1': 'brannoch' } })).toEqual(['seat:1']);
	});

	it('[GC-18.5] then the most Battle Points of ships', () => {
		const ships: Position['ships'] = { ...EQUAL.ships, 'hex:2,0': ['seat:2', { destroyer: 1 }] };
		expect(winners([7, 7, 7], { ...EQUAL, ships })).toEqual(['seat:2']);
	});

	it('[GC-18.5] then the last in turn order', () => {
		expect(winners([7, 7, 7], EQUAL)).toEqual(['seat:3']);
		expect(winners([7, 7, 7], { ...EQUAL, first: 'seat:2' })).toEqual(['seat:1']);
	});
});

describe('the limit', () => {
	/** Who wins after the Council of this round, at which all abstain; null if the game goes on. */
	function after(
		round: number,
		vp: readonly number[],
		allies?: readonly [SeatId, SeatId],
		made = 1,
		options: Position['options'] = {}
	) {
		const g = assembly({ ...EQUAL, round, options });
		vp.forEach((n, i) => (g.player(`seat:${i + 1}`).vp = n));
		for (const [i, seat] of (allies ?? []).entries())
			Object.assign(g.player(seat), { ally: allies?.[1 - i], alliedIn: made });
		while (!g.table.over && g.asked[0] !== 'turn.menu') g.lapse();
		return g.table.over?.winners ?? null;
	}

	it('[GC-18.6] [GC-1.3] after the Council of round 8 the side that is shortest of its target wins', () => {
		expect(after(7, [2, 4, 3])).toBeNull();
		expect(after(8, [2, 4, 3])).toEqual(['seat:2']);
		expect(after(8, [4, 5, 5], ['seat:1', 'seat:3'])).toEqual(['seat:1', 'seat:3']); // 1 short, not 2
		expect(after(8, [4, 5, 3], ['seat:1', 'seat:3'])).toEqual(['seat:2']); // 2 short, not 3
	});

	it('[GC-18.6] ties go as at any other time', () => {
		expect(after(8, [4, 5, 4], ['seat:1', 'seat:3'])).toEqual(['seat:2']); // 2 short, both sides
		expect(after(8, [4, 4, 4])).toEqual(['seat:3']);
	});

	it('[GC-18.6] [GC-12.5] an alliance made in round 8 does not count: its members stand alone', () => {
		expect(after(8, [4, 3, 5], ['seat:1', 'seat:3'], 8)).toEqual(['seat:3']);
		expect(after(8, [4, 3, 5], ['seat:1', 'seat:3'], 7)).toEqual(['seat:1', 'seat:3']);
	});

	it('[GC-18.6] [GC-12.5] [GC-23.2] where a new alliance can win, it counts in the last round as well', () => {
		const wins = { newAlliance: 'wins' } as const;
		expect(after(8, [4, 3, 5], ['seat:1', 'seat:3'], 8, wins)).toEqual(['seat:1', 'seat:3']);
	});

	it('[GC-1.3] [GC-18.6] [GC-22.5] [GC-23.2] without a limit of rounds the Council of the last Council Card is the last', () => {
		const noLimit = { rounds: 'noLimit' } as const;
		expect(after(8, [2, 4, 3], undefined, 1, noLimit)).toBeNull();
		expect(after(20, [2, 4, 3], undefined, 1, noLimit)).toBeNull();

		const g = position({ seats: 3, options: noLimit });
		const cards = g.table.vault.council.length;
		for (const seat of g.board.order) g.player(seat).vp = -100; // what defaults score wins nothing
		while (!g.table.over) g.lapse();
		expect(g.table.over).toMatchObject({ rule: 'GC-18.6' });
		expect(g.board.round).toBe(cards);
		expect(g.board.councilDiscard).toHaveLength(cards);
		expect(g.said).toContain(`after ${cards} rounds`);
	});
});

describe('nobody is eliminated', () => {
	it('[GC-18.7] [GC-22.2] a player without planets and ships keeps its seat, its vote and its turn', () => {
		const g = convene('truce', { planets: { 'hex:-2,2': { owner: 'seat:1' } } });
		g.hex('hex:-2,2').fleet = null;
		expect(g.askedSeats).toContain('seat:3');
		vote(g, { 'seat:3': 'against' });
		expect(g.said).toContain('{seat:3} casts 1 vote against the motion.');
		g.until('turn.reserve', 'seat:3').lapse();
		expect(g.said).toContain('{seat:3} places 2 Fighters');
	});
});
