/** Moving and discovery (GC-9). */
import { describe, expect, it } from 'vitest';
import { lookOwn } from '../../../src/lib/core';
import type { Answer, Shape } from '../../../src/lib/core';
import { council } from '../../../src/lib/games/council';
import type { ShipCounts } from '../../../src/lib/games/council/tables/vocabulary';
import { position } from '../../support/council';
import { said } from '../../support/said';

describe('moving', () => {
	it('[GC-9.1] any or all ships of a hex move to an adjacent one', () => {
		const g = position({ ships: { 'hex:-2,0': ['seat:1', { fighter: 2, destroyer: 1 }] } });
		g.send('seat:1', { fighter: 1, destroyer: 1 }, 'move', 'hex:-2,0', 'hex:-1,0');
		expect(g.hex('hex:-1,0').fleet).toEqual({
			race: 'seat:1',
			fighter: 1,
			destroyer: 1,
			dreadnaught: 0
		});
		expect(g.hex('hex:-2,0').fleet).toMatchObject({ fighter: 1, destroyer: 0 });
		expect(g.board.turn).toMatchObject({ major: 1, minor: 0 });
	});

	it('[GC-9.1] from one hex with ships to one beside it, at least one of them and at most all', () => {
		const from = 'hex:-1,0';
		const g = position({ ships: { [from]: ['seat:1', { fighter: 2, destroyer: 1 }] } });
		expect(g.choices('seat:1', 'move')).toEqual([from]);
		// The sixth neighbour is the homeworld of an NPC race, whose ships are there (GC-9.3).
		expect(g.choices('seat:1', 'move', from).toSorted()).toEqual(
			['hex:-1,-1', 'hex:-1,1', 'hex:-2,0', 'hex:-2,1', 'hex:0,-1'].toSorted()
		);
		const to = (hex: string, split: ShipCounts): Answer => ({
			pick: 'move',
			then: { pick: from, then: { pick: hex, then: { split: split as Record<string, number> } } }
		});
		for (const wrong of [
			to('hex:1,0', { fighter: 1 }), // two hexes away
			to(from, { fighter: 1 }),
			to('hex:0,-1', {}),
			to('hex:0,-1', { fighter: 3 }),
			to('hex:0,-1', { dreadnaught: 1 })
		])
			expect(g.refusal('seat:1', wrong).rule).toBe('GC-9.1');
		g.answer('seat:1', to('hex:0,-1', { fighter: 2, destroyer: 1 }));
		expect(g.hex(from).fleet).toBeNull();
		expect(g.hex('hex:0,-1').fleet).toMatchObject({ race: 'seat:1', fighter: 2, destroyer: 1 });
	});

	it('[GC-9.3] a hex with ships of another race cannot be entered, one with a planet alone can', () => {
		const g = position({
			ships: {
				'hex:-2,0': ['seat:1', { fighter: 2 }],
				'hex:-1,0': ['seat:2', { fighter: 1 }]
			},
			planets: { 'hex:-1,-1': { owner: 'seat:2' } }
		});
		const open = g.choices('seat:1', 'move', 'hex:-2,0');
		expect(open).toContain('hex:-1,-1');
		expect(open).not.toContain('hex:-1,0');
		g.send('seat:1', { fighter: 1 }, 'move', 'hex:-2,0', 'hex:-1,-1');
		expect(g.planet('hex:-1,-1').owner).toBe('seat:2');
	});

	it('[GC-9.2] [GC-9.4] with a longer reach ships go on hex by hex, and tokens are resolved on the way', () => {
		const g = position({
			players: { 'seat:1': { techs: ['slip-keels'] } },
			ships: { 'hex:-2,0': ['seat:1', { fighter: 2 }] },
			tokens: { 'hex:-1,0': 'ruins', 'hex:0,-1': 'nothing' }
		});
		g.send('seat:1', { fighter: 2 }, 'move', 'hex:-2,0', 'hex:-1,0');
		expect(g.player('seat:1').stock).toBe(2);
		expect(g.asked).toEqual(['move.on']);
		g.pick('seat:1', 'hex:0,-1');
		expect(g.hex('hex:0,-1').fleet?.fighter).toBe(2);
		expect(g.board.tokenDiscard).toEqual(['ruins', 'nothing']);
		expect(g.player('seat:1').tally.tokensResolved).toBe(2);
	});

	it('[GC-9.2] with a longer reach all hexes are open at once on the way to which no token lies, and one choice carries there', () => {
		const g = position({
			players: { 'seat:1': { techs: ['slip-keels'] } },
			ships: {
				'hex:-2,0': ['seat:1', { fighter: 2 }],
				'hex:-1,-1': ['seat:2', { fighter: 1 }]
			},
			tokens: { 'hex:-2,1': 'ruins', 'hex:0,-1': 'nothing' }
		});
		const open = g.choices('seat:1', 'move', 'hex:-2,0');
		expect(open).toContain('hex:0,-1'); // by way of -1,0, with a token of its own
		expect(open).toContain('hex:-2,1');
		expect(open).not.toContain('hex:-2,0');
		expect(open).not.toContain('hex:-1,-1');
		expect(open).not.toContain('hex:-2,2'); // beyond the token of -2,1, and beside nothing else that is in reach
		g.send('seat:1', { fighter: 1 }, 'move', 'hex:-2,0', 'hex:0,-1');
		expect(g.hex('hex:0,-1').fleet?.fighter).toBe(1);
		expect(g.hex('hex:-1,0').fleet).toBeNull();
		expect(g.asked).toEqual(['turn.menu']);
	});

	it('[GC-9.2] who chooses a nearer hex without a token has chosen, and is not asked to go on', () => {
		const g = position({
			players: { 'seat:1': { techs: ['slip-keels'] } },
			ships: { 'hex:-2,0': ['seat:1', { fighter: 1 }] }
		});
		g.pick('seat:1', 'move', 'hex:-2,0', 'hex:-1,0');
		expect(g.hex('hex:-1,0').fleet?.fighter).toBe(1);
		expect(g.asked).toEqual(['turn.menu']);
	});

	it('[GC-9.2] a table of earlier rules goes hex by hex', () => {
		const g = position({
			players: { 'seat:1': { techs: ['slip-keels'] } },
			ships: { 'hex:-2,0': ['seat:1', { fighter: 1 }] },
			rules: 5
		});
		expect(g.choices('seat:1', 'move', 'hex:-2,0')).not.toContain('hex:0,-1');
		g.pick('seat:1', 'move', 'hex:-2,0', 'hex:-1,0');
		expect(g.asked).toEqual(['move.on']);
	});

	it('[GC-9.2] ships that could go on may stay where they are', () => {
		const g = position({
			players: { 'seat:1': { techs: ['slip-keels'] } },
			ships: { 'hex:-2,0': ['seat:1', { fighter: 1 }] },
			tokens: { 'hex:-1,0': 'nothing' }
		});
		g.pick('seat:1', 'move', 'hex:-2,0', 'hex:-1,0');
		expect(g.choices('seat:1')).toContain('stop');
		expect(g.pick('seat:1', 'stop').hex('hex:-1,0').fleet?.fighter).toBe(1);
		expect(g.asked).toEqual(['turn.menu']);
	});

	it('[GC-9.2] how far ships come is said where they cannot go, and of a token that it comes first', () => {
		const moveOf = (techs: string[]) => {
			const g = position({
				players: { 'seat:1': { techs } },
				ships: { 'hex:-2,0': ['seat:1', { fighter: 2 }] },
				tokens: { 'hex:-1,0': 'ruins' }
			});
			const { decision } = lookOwn(council, g.table, 'seat:1');
			const within = (shape: Shape | undefined, id: string) => {
				const choice = shape?.type === 'one' && shape.choices.find((one) => one.id === id);
				return choice || undefined;
			};
			const from = within(decision?.shape, 'move')?.then;
			const beyond = from?.type === 'one' && from.barred?.find(({ id }) => id === 'elsewhere');
			const to = within(within(from, 'hex:-2,0')?.then, 'hex:-1,0');
			return { why: said(beyond ? beyond.why : null), note: said(to?.note) };
		};
		expect(moveOf([])).toEqual({
			why: 'Ships move from a hex of yours to one next to it.',
			note: 'Its planet stays nobody’s: a Battle settles it'
		});
		expect(moveOf(['slip-keels'])).toEqual({
			why: 'With this Move ships come 2 hexes far. Where a Discovery Token lies they find it first, and then may move on.',
			note: 'Its Discovery Token first, then they may move on. Its planet stays nobody’s: a Battle settles it'
		});
	});

	it('[GC-9.5] [token:storm] a storm ends the movement where it is found', () => {
		const g = position({
			players: { 'seat:1': { techs: ['slip-keels'] } },
			ships: { 'hex:-2,0': ['seat:1', { fighter: 2 }] },
			tokens: { 'hex:-1,0': 'storm' }
		});
		g.send('seat:1', { fighter: 2 }, 'move', 'hex:-2,0', 'hex:-1,0');
		expect(g.asked).toEqual(['turn.menu']);
		expect(g.hex('hex:-1,0').fleet?.fighter).toBe(2);
		expect(g.player('seat:1').stock).toBe(1);
	});
});
