/** GC-12: alliances, made and broken. */
import { describe, expect, it } from 'vitest';
import { ending } from '../../../src/lib/games/council/chronicle';
import { ally } from '../../../src/lib/games/council/politics/alliances';
import { position } from '../../support/council';
import type { Position } from '../../support/council';
import { said } from '../../support/said';

/** Three players; ships of seats 1 and 2 are neighbours, those of seat 3 are far from both. */
const near = (given: Position = {}) =>
	position({
		seats: 3,
		ships: {
			'hex:0,-1': ['seat:1', { fighter: 1 }],
			'hex:1,-1': ['seat:2', { fighter: 1 }],
			'hex:-2,2': ['seat:3', { fighter: 1 }]
		},
		...given
	});

const allied = (given: Position = {}) =>
	near(given).pick('seat:1', 'alliance', 'seat:2').answer('seat:2', { yes: true });

describe('alliances', () => {
	it('[GC-12.1] are offered to players with ships next to one’s own', () => {
		expect(near().choices('seat:1', 'alliance')).toEqual(['seat:2']);
	});

	it('[GC-12.1] are of two players, each in one only', () => {
		const g = allied();
		expect([g.player('seat:1').ally, g.player('seat:2').ally]).toEqual(['seat:2', 'seat:1']);
		expect(g.board.turn!.major).toBe(0);
		const h = near({
			allies: ['seat:2', 'seat:3'],
			ships: {
				'hex:0,-1': ['seat:1', { fighter: 1 }],
				'hex:1,-1': ['seat:2', { fighter: 1 }],
				'hex:-1,0': ['seat:3', { fighter: 1 }]
			}
		});
		expect(h.choices('seat:1')).not.toContain('alliance');
	});

	it('[GC-12.2] a refusal costs nothing and is final for this turn', () => {
		const g = near().pick('seat:1', 'alliance', 'seat:2');
		expect(g.askedSeats).toEqual(['seat:2']);
		g.answer('seat:2', { yes: false });
		expect(g.player('seat:1').ally).toBeNull();
		expect(g.board.turn).toMatchObject({ seat: 'seat:1', major: 1, refusedBy: ['seat:2'] });
		expect(g.choices('seat:1')).not.toContain('alliance');
		g.pick('seat:1', 'end');
		expect(g.choices('seat:2')).toContain('alliance');
	});

	it('[GC-12.2] [GC-12.5] the question is short, and what an alliance means stands below it', () => {
		const asked = (newAlliance: 'waits' | 'wins') =>
			near({ options: { newAlliance } }).pick('seat:1', 'alliance', 'seat:2').decision('seat:2');
		expect(said(asked('waits').say)).toBe('{seat:1} offers you an alliance. Accept?');
		expect(said(asked('waits').because?.say)).toContain('in this round you cannot win yet');
		expect(said(asked('wins').because?.say)).not.toContain('in this round');
	});

	it('[GC-12.5] whoever offers reads what both bind themselves to, as whoever is asked does', () => {
		const { shape } = near({ options: { newAlliance: 'waits' } }).decision('seat:1');
		const offer =
			shape.type === 'one' ? shape.choices.find(({ id }) => id === 'alliance')?.then : undefined;
		const note = offer?.type === 'one' ? offer.choices[0]?.note : undefined;
		expect(said(note)).toContain(
			'and no longer with 7 of your own; in this round you cannot win yet'
		);
		expect(said(note)).toContain('whoever attacks the other breaks the alliance');
	});

	it('[GC-12.3] allies stand in one place when all is over, and it is said why', () => {
		const has = (given: Position) =>
			ending
				.standings(near(given).board, ['seat:3'])
				.map(({ has }) => has.map((say) => said(say)).filter((say) => say.startsWith('allied')));
		const players = { 'seat:1': { vp: 4 }, 'seat:2': { vp: 1 } };
		expect(has({ players, allies: ['seat:1', 'seat:2'] })).toEqual([
			[],
			['allied with {seat:2}, 5 VP together'],
			['allied with {seat:1}, 5 VP together']
		]);
		expect(has({ players })).toEqual([[], [], []]);
	});

	it('[GC-12.2] [GC-21.3] no answer in time is a refusal', () => {
		const g = near().pick('seat:1', 'alliance', 'seat:2').lapse();
		expect(g.board.turn!.refusedBy).toEqual(['seat:2']);
	});

	it('[GC-12.3] [GC-12.5] allies win with 10 VP together, but not in the round they became allies', () => {
		const vp = { 'seat:1': { vp: 6 }, 'seat:2': { vp: 4 } };
		const g = allied({ round: 5, players: vp, options: { newAlliance: 'waits' } });
		expect(g.table.over).toBeNull();
		const old = near({ round: 5, players: vp, allies: ['seat:1', 'seat:2'], market: [] });
		old.pick('seat:1', 'trade');
		expect(old.table.over).toMatchObject({ winners: ['seat:1', 'seat:2'], rule: 'GC-18.2' });
		const short = near({
			round: 5,
			players: { 'seat:1': { vp: 5 }, 'seat:2': { vp: 4 } },
			allies: ['seat:1', 'seat:2']
		});
		expect(short.pick('seat:1', 'trade').table.over).toBeNull();
	});

	it('[GC-12.5] [GC-23.2] as the document says, they win with 10 VP as they shake hands', () => {
		const with10 = (other: number, round: number) =>
			allied({
				round,
				options: { newAlliance: 'wins', victory: 'round4' },
				players: { 'seat:1': { vp: 6 }, 'seat:2': { vp: other } }
			}).table.over;
		expect(with10(4, 5)).toMatchObject({ winners: ['seat:1', 'seat:2'], rule: 'GC-18.2' });
		expect(with10(3, 5), 'one short').toBeNull();
		expect(with10(4, 4), 'too early, GC-18.8').toBeNull();
	});

	it('[GC-12.4] there are none with two players', () => {
		const g = position({
			ships: {
				'hex:0,-1': ['seat:1', { fighter: 1 }],
				'hex:1,-1': ['seat:2', { fighter: 1 }]
			}
		});
		expect(g.choices('seat:1')).not.toContain('alliance');
	});

	it('[GC-12.7] no Propaganda on an ally’s planets; its ships block like any other’s', () => {
		const g = near({ allies: ['seat:1', 'seat:2'] });
		const home = 'hex:2,0';
		expect(g.planet(home).owner).toBe('seat:2');
		expect(g.choices('seat:1', 'spread')).not.toContain(home);
		expect(g.choices('seat:1', 'spread')).toContain('hex:-2,2');
		expect(g.choices('seat:1', 'move', 'hex:0,-1')).not.toContain('hex:1,-1');
	});

	it('[GC-16.9] counters of one on planets of the other go when they become allies', () => {
		const [one, other, third] = ['hex:0,-2', 'hex:2,0', 'hex:-2,2'] as const; // homeworlds
		const g = allied({
			planets: {
				[one]: { riots: { by: 'seat:2', n: 3 } },
				[other]: { riots: { by: 'seat:1', n: 2 } },
				[third]: { riots: { by: 'seat:1', n: 1 } }
			}
		});
		expect([g.planet(one).riots, g.planet(other).riots]).toEqual([null, null]);
		expect(g.planet(third).riots).toEqual({ by: 'seat:1', n: 1 });
	});

	it('[GC-12.5] what an alliance remembers is the round it was made in', () => {
		const g = near({ round: 4 });
		ally({ board: g.board, say: () => undefined } as never, 'seat:1', 'seat:2');
		expect(g.player('seat:2').alliedIn).toBe(4);
	});
});
