/** GC-15: Action Cards played on one's turn. */
import { describe, expect, it } from 'vitest';
import { council } from '../../../src/lib/games/council';
import { position } from '../../support/council';

describe('Action Cards', () => {
	it('[GC-15.1] [action:quillori-2] one is chosen from the hand, applied and gone', () => {
		const g = position({ species: { 'seat:1': 'quillori', 'seat:2': 'ossuline' } });
		g.pick('seat:1', 'card', 'action:quillori-2');
		expect(g.player('seat:1')).toMatchObject({ stock: 4, used: ['quillori-2'] });
		expect(g.player('seat:1').actions).not.toContain('quillori-2');
		expect(g.board.turn).toMatchObject({ major: 1, minor: 0 });
		g.pick('seat:1', 'trade');
		expect(g.choices('seat:1', 'card')).not.toContain('action:quillori-2');
	});

	it('[GC-15.2] only those of timing minor are played as an event', () => {
		const g = position({
			species: { 'seat:1': 'ossuline' },
			planets: { 'hex:-2,0': { riots: { by: 'seat:2', n: 1 } } }
		});
		expect(g.player('seat:1').actions).toEqual(['ossuline-1', 'ossuline-2', 'ossuline-3']);
		expect(g.choices('seat:1', 'card')).toEqual(['action:ossuline-2']);
	});

	it('[GC-15.2] playing one costs a Minor Event', () => {
		const g = position({
			species: { 'seat:1': 'quillori', 'seat:2': 'ossuline' },
			players: { 'seat:1': { owes: true } }
		});
		expect(g.choices('seat:1')).not.toContain('card');
	});

	it('[GC-15.3] the cards left and the cards used are seen by all', () => {
		const g = position({ species: { 'seat:1': 'quillori', 'seat:2': 'ossuline' } });
		g.pick('seat:1', 'card', 'action:quillori-2');
		expect(council.open(g.board, {}, council.rules).players['seat:1']).toMatchObject({
			actions: ['quillori-1', 'quillori-3'],
			used: ['quillori-2']
		});
	});

	it('[GC-15.4] [action:quillori-1] one that would do nothing cannot be played', () => {
		const g = position({ species: { 'seat:1': 'quillori', 'seat:2': 'ossuline' } });
		expect(g.choices('seat:1', 'card')).not.toContain('action:quillori-1');
		const h = position({
			species: { 'seat:1': 'quillori', 'seat:2': 'ossuline' },
			ships: { 'hex:-1,-1': ['seat:1', { fighter: 1 }] }
		});
		h.pick('seat:1', 'card', 'action:quillori-1');
		expect(h.planet('hex:-1,-1')).toMatchObject({ owner: 'seat:1', expended: true });
	});

	it('[GC-15.4] [action:ixaphel-1] one that cannot be paid cannot be played', () => {
		const at = (stock: number) =>
			position({
				species: { 'seat:1': 'ixaphel' },
				players: { 'seat:1': { stock } },
				planets: { 'hex:-2,0': { expended: true } },
				market: ['envoy-school']
			});
		expect(at(3).choices('seat:1', 'card')).not.toContain('action:ixaphel-1');
		const g = at(4).pick('seat:1', 'card', 'action:ixaphel-1');
		expect(g.player('seat:1')).toMatchObject({ stock: 0, techs: ['envoy-school'] });
	});

	it('[GC-21.3] [action:ixaphel-1] who does not answer a card takes the first there is', () => {
		for (const seed of [1, 2, 3]) {
			const g = position({
				species: { 'seat:1': 'ixaphel' },
				players: { 'seat:1': { stock: 4 } },
				market: ['slip-keels', 'long-voice', 'envoy-school', 'gunnery-drill'],
				seed
			});
			g.pick('seat:1', 'card', 'action:ixaphel-1').lapse().until('turn.menu', 'seat:1');
			expect(g.player('seat:1').techs).toEqual(['slip-keels']);
		}
	});
});
