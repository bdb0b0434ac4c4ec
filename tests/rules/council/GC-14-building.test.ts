/** GC-14: building ships and Space Ports. */
import { describe, expect, it } from 'vitest';
import { position } from '../../support/council';
import type { Position } from '../../support/council';
import { said } from '../../support/said';

const HOME = 'hex:-2,0'; // of seat:1, with a port
const NEAR = 'hex:-1,-1';

const yard = (stock: number, given: Position = {}) =>
	position({
		planets: { [HOME]: { expended: true }, [NEAR]: { owner: 'seat:1', expended: true } },
		ships: { [HOME]: ['seat:1', { fighter: 1 }] },
		...given,
		players: { 'seat:1': { stock, ...given.players?.['seat:1'] } }
	});

describe('building', () => {
	it('[GC-14.1] [GC-2.1] ships are placed at a port for what they cost', () => {
		const g = yard(10);
		g.send('seat:1', { fighter: 1, destroyer: 1, dreadnaught: 1 }, 'build', HOME);
		expect(g.hex(HOME).fleet).toMatchObject({ fighter: 2, destroyer: 1, dreadnaught: 1 });
		expect(g.player('seat:1').stock).toBe(0);
		expect(g.player('seat:1').tally.pointsBuilt).toBe(7);
	});

	it('[GC-14.1] what cannot be paid cannot be built', () => {
		const g = yard(5);
		const answer = (split: Record<string, number>) => ({
			pick: 'build',
			then: { pick: HOME, then: { split } }
		});
		expect(g.refusal('seat:1', answer({ destroyer: 2 })).rule).toEqual('GC-14.1');
		g.answer('seat:1', answer({ destroyer: 1, fighter: 2 }));
		expect(g.player('seat:1').stock).toBe(0);
		expect(yard(0).choices('seat:1')).not.toContain('build');
	});

	it('[GC-14.2] an event places up to 3 ships', () => {
		const g = yard(9, { options: { building: 'three' } });
		const four = { pick: 'build', then: { pick: HOME, then: { split: { fighter: 4 } } } };
		const refusal = g.refusal('seat:1', four);
		expect(refusal.rule).toEqual('GC-14.2');
		expect(said(refusal.say)).toMatch(/3/);
		g.send('seat:1', { fighter: 3 }, 'build', HOME);
		expect(g.hex(HOME).fleet!.fighter).toBe(4);
	});

	it('[GC-14.2] [species:thimmari] the Thimmari place 2 more', () => {
		const g = yard(9, {
			options: { building: 'three' },
			species: { 'seat:1': 'thimmari', 'seat:2': 'ossuline' }
		});
		g.send('seat:1', { fighter: 5 }, 'build', HOME);
		expect(g.hex(HOME).fleet!.fighter).toBe(6);
	});

	it('[GC-14.2] [GC-23.2] as the document says, as many as are paid for, whatever cards add', () => {
		const order = (fighter: number) => ({
			pick: 'build',
			then: { pick: HOME, then: { split: { fighter } } }
		});
		for (const species of ['thimmari', 'ossuline']) {
			const how = { options: { building: 'any' }, species: { 'seat:1': species } } as const;
			const g = yard(7, { ...how, species: { 'seat:2': 'quillori', ...how.species } });
			expect(said(g.refusal('seat:1', order(8)).say)).toMatch(/7/);
			g.answer('seat:1', order(7));
			expect(g.hex(HOME).fleet!.fighter).toBe(8);
			expect(g.player('seat:1').stock).toBe(0);
		}
	});

	it('[GC-14.9] a port builds as often in a turn as there are events to build', () => {
		const g = yard(9).pick('seat:1', 'trade');
		for (const fighters of [4, 7, 10]) {
			g.send('seat:1', { fighter: 3 }, 'build', HOME);
			expect(g.hex(HOME).fleet!.fighter).toBe(fighters);
		}
	});

	it('[GC-2.1] [GC-2.2] [GC-22.4] the limits are of pieces in play: what is gone can be built again', () => {
		const full = yard(9, { ships: { [HOME]: ['seat:1', { fighter: 9, dreadnaught: 5 }] } });
		expect(full.choices('seat:1', 'build', HOME)).toEqual(['fighter', 'destroyer']);
		const two = { pick: 'build', then: { pick: HOME, then: { split: { fighter: 2 } } } };
		expect(said(full.refusal('seat:1', two).say)).toMatch(/1/);
		full.hex(HOME).fleet!.fighter = 10;
		full.pick('seat:1', 'trade');
		expect(full.choices('seat:1', 'build', HOME)).toEqual(['destroyer']);
	});

	it('[GC-14.1] [GC-14.3] a port is built on a planet without one, once a turn', () => {
		const g = yard(12, {
			planets: {
				[HOME]: { expended: true },
				[NEAR]: { owner: 'seat:1', expended: true },
				'hex:-2,1': { owner: 'seat:1', expended: true }
			}
		});
		g.pick('seat:1', 'trade');
		expect(g.choices('seat:1', 'port')).toEqual([NEAR, 'hex:-2,1']);
		g.pick('seat:1', 'port', NEAR);
		expect(g.planet(NEAR).port).toEqual('new');
		expect(g.player('seat:1').stock).toBe(9);
		expect(g.choices('seat:1')).not.toContain('port');
		expect(g.choices('seat:1')).toContain('build');
	});

	it('[GC-2.1] a player has at most 3 ports', () => {
		const g = yard(12, {
			planets: {
				[NEAR]: { owner: 'seat:1', port: 'ready' },
				'hex:-2,1': { owner: 'seat:1', port: 'ready' },
				'hex:2,-1': { owner: 'seat:1' }
			}
		});
		expect(g.choices('seat:1')).not.toContain('port');
		g.planet(NEAR).port = null;
		g.pick('seat:1', 'trade').pick('seat:1', 'port', NEAR);
		expect(g.planet(NEAR).port, 'the third').toEqual('new');
	});

	it('[GC-14.4] [GC-17.1] a new port is used only after the Council is convened', () => {
		const g = yard(12).pick('seat:1', 'port', NEAR);
		g.pick('seat:1', 'trade');
		expect(g.choices('seat:1', 'build')).toEqual([HOME]);
		g.pick('seat:1', 'end').pick('seat:2', 'end').until('turn.menu', 'seat:1');
		expect(g.planet(NEAR).port).toEqual('ready');
		expect(g.choices('seat:1', 'build')).toEqual([HOME, NEAR]);
	});

	it('[GC-14.4] [technology:field-harbours] unless a technology lets ports be used at once, for 2 less', () => {
		const g = yard(12, { players: { 'seat:1': { techs: ['field-harbours'] } } });
		g.pick('seat:1', 'trade').pick('seat:1', 'port', NEAR);
		expect(g.player('seat:1').stock).toBe(11);
		expect(g.choices('seat:1', 'build')).toEqual([HOME, NEAR]);
	});

	it('[GC-14.5] [GC-16.5] nothing is built from a port on a Rioting planet', () => {
		const g = yard(9, { planets: { [HOME]: { riots: { by: 'seat:2', n: 5 } } } });
		expect(g.choices('seat:1')).not.toContain('build');
	});

	it('[GC-14.6] [GC-22.7] nothing is built while another race’s ships are in the hex', () => {
		const g = yard(9, {
			ships: { [HOME]: ['seat:2', { fighter: 1 }], [NEAR]: ['seat:1', { fighter: 1 }] }
		});
		expect(g.choices('seat:1')).not.toContain('build');
		expect(g.choices('seat:1', 'port')).toEqual([NEAR]);
	});

	it('[GC-14.7] [technology:matter-loom] a price is at least 1', () => {
		const g = yard(3, { players: { 'seat:1': { techs: ['matter-loom'] } } });
		g.send('seat:1', { fighter: 1, destroyer: 1 }, 'build', HOME);
		expect(g.player('seat:1').stock).toBe(0);
		const two = yard(3, { players: { 'seat:1': { techs: ['matter-loom'] } } });
		expect(two.send('seat:1', { fighter: 2 }, 'build', HOME).player('seat:1').stock).toBe(1);
	});

	it('[GC-24.2] [response:heavy-metal-a] a price lowered once is lowered for one ship', () => {
		const traits = ['response:heavy-metal.a'];
		const g = yard(8, { players: { 'seat:1': { traits } } });
		expect(g.choices('seat:1', 'build', HOME)).toContain('dreadnaught:once');
		g.send('seat:1', { 'dreadnaught:once': 1, dreadnaught: 1 }, 'build', HOME);
		expect(g.hex(HOME).fleet!.dreadnaught).toBe(2);
		expect(g.player('seat:1')).toMatchObject({ stock: 0, spent: traits });
		const h = yard(8, { players: { 'seat:1': { traits } } });
		h.pick('seat:1', 'trade').send('seat:1', { dreadnaught: 1 }, 'build', HOME);
		expect(h.player('seat:1').stock).toBe(6);
		expect(h.choices('seat:1', 'build', HOME)).not.toContain('dreadnaught:once');
	});

	it('[GC-24.2] [GC-22.4] [response:heavy-metal-a] ships of other kinds leave it lowered, and the last piece is the one it is for', () => {
		const traits = ['response:heavy-metal.a'];
		const g = yard(9, { players: { 'seat:1': { traits } } });
		g.pick('seat:1', 'trade').send('seat:1', { fighter: 1 }, 'build', HOME);
		expect(g.player('seat:1')).toMatchObject({ stock: 8, spent: [] });
		g.send('seat:1', { 'dreadnaught:once': 1 }, 'build', HOME);
		expect(g.player('seat:1')).toMatchObject({ stock: 6, spent: traits });
		const built = (dreadnaught: number) =>
			yard(30, {
				players: { 'seat:1': { traits } },
				ships: { [NEAR]: ['seat:1', { dreadnaught }] }
			});
		expect(built(4).choices('seat:1', 'build', HOME)).not.toContain('dreadnaught');
		const two = built(3);
		expect(() =>
			two.send('seat:1', { 'dreadnaught:once': 1, dreadnaught: 2 }, 'build', HOME)
		).toThrow();
		expect(
			two.send('seat:1', { 'dreadnaught:once': 1, dreadnaught: 1 }, 'build', HOME).player('seat:1')
				.stock
		).toBe(22);
	});
});
