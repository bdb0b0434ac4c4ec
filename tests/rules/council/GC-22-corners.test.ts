/** Corner cases of no one section (GC-22), who is asked (GC-21.2), and what is written where (GC-23.1, GC-24.11). */
import { describe, expect, it } from 'vitest';
import { council } from '../../../src/lib/games/council';
import { book } from '../../../src/lib/games/council/words';
import { position } from '../../support/council';
import type { Position } from '../../support/council';
import { convene, vote } from '../../support/council-session';

const HOME = 'hex:-2,0';

describe('events that cannot be used', () => {
	it('[GC-22.3] without a legal Battle, technology or ally the Major Event can be traded or left', () => {
		// Open space around, nothing to pay with.
		const around = ['hex:-1,-1', 'hex:-1,0', 'hex:-2,1'];
		const g = position({
			tiles: Object.fromEntries(around.map((id, i) => [id, `frontier-${13 + i}`])),
			planets: { [HOME]: { expended: true } },
			market: ['envoy-school']
		});
		const open = g.choices('seat:1');
		for (const event of ['battle', 'research', 'alliance']) expect(open).not.toContain(event);
		expect(open).toContain('trade');
		g.pick('seat:1', 'end');
		expect(g.askedSeats).toEqual(['seat:2']);
		const traded = position().pick('seat:1', 'trade');
		expect(traded.board.turn).toMatchObject({ major: 0, minor: 3 });
	});
});

describe('homeworlds', () => {
	it('[GC-22.6] surrounded by ships of others, a homeworld still builds and fights', () => {
		const around = ['hex:-1,-1', 'hex:-1,0', 'hex:-2,1'] as const;
		const g = position({
			players: { 'seat:1': { stock: 3 } },
			planets: { [HOME]: { expended: true } },
			ships: {
				[HOME]: ['seat:1', { fighter: 2 }],
				...Object.fromEntries(around.map((id) => [id, ['seat:2', { fighter: 1 }]]))
			} as Position['ships']
		});
		expect(g.choices('seat:1')).not.toContain('move');
		expect(g.choices('seat:1', 'battle')).toEqual(expect.arrayContaining([...around]));
		g.send('seat:1', { fighter: 3 }, 'build', HOME);
		expect(g.hex(HOME).fleet?.fighter).toBe(5);
	});

	it('[GC-22.6] [GC-8.3] what is added to a homeworld counts again when it is retaken', () => {
		const g = position({
			players: { 'seat:1': { techs: ['orbital-farms'] } },
			planets: { [HOME]: { owner: null } },
			ships: { 'hex:-1,0': ['seat:1', { fighter: 1 }] }
		});
		g.pick('seat:1', 'battle', HOME).until('turn.menu');
		expect(g.planet(HOME)).toMatchObject({ owner: 'seat:1', homeOf: 'seat:1', expended: true });
		g.until('council.choose').until('turn.menu', 'seat:1');
		g.send('seat:1', { fighter: 2, destroyer: 1 }, 'build', HOME); // 4 and 1
		expect(g.hex(HOME).fleet).toMatchObject({ fighter: 3, destroyer: 1 });
	});
});

describe('effects at the Council', () => {
	it('[GC-22.4] [GC-22.12] ships an effect cannot place are lost, and the rest of the card counts', () => {
		const g = convene('warden-marches', {
			ships: { 'hex:2,0': ['seat:2', { fighter: 9, destroyer: 7 }] }
		});
		vote(g, { 'seat:1': 'seat:2' });
		expect(g.hex('hex:2,0').fleet).toMatchObject({ fighter: 10, destroyer: 7 });
		expect(g.player('seat:2').vp).toBe(1);
	});

	it('[GC-22.1] [GC-22.12] with other ships above every planet of the elected none are placed', () => {
		const g = convene('warden-marches', {
			ships: { 'hex:2,0': ['seat:3', { fighter: 1 }], 'hex:1,0': ['seat:2', { fighter: 1 }] }
		});
		vote(g, { 'seat:1': 'seat:2' });
		expect(g.hex('hex:2,0').fleet).toMatchObject({ race: 'seat:3', fighter: 1 });
		expect(g.hex('hex:1,0').fleet?.fighter).toBe(1);
		expect(g.player('seat:2').vp).toBe(1);
	});

	it('[GC-22.11] of effects at the same moment, those clockwise from the Chair come first', () => {
		const g = convene('home-rule', {
			chair: 'seat:2',
			planets: {
				'hex:-1,-1': { owner: 'seat:1' },
				'hex:2,-1': { owner: 'seat:2' },
				'hex:-1,2': { owner: 'seat:3' }
			}
		});
		vote(g, { 'seat:1': 'against' });
		const asked: string[] = [];
		while (g.asked[0] === 'effect.ships.where') {
			asked.push(...g.askedSeats);
			g.lapse();
		}
		expect(asked).toEqual(['seat:2', 'seat:3', 'seat:1']);
	});
});

describe('questions', () => {
	it('[GC-21.2] a decision with only one legal answer is made for the player', () => {
		const elected = (planets: Position['planets']) =>
			vote(convene('council-fleet', { planets }), { 'seat:1': 'seat:3' });
		const one = elected({});
		expect(one.asked).toEqual(['turn.menu']);
		expect(one.hex('hex:-2,2').fleet?.dreadnaught).toBe(1);
		expect(elected({ 'hex:-1,2': { owner: 'seat:3' } }).asked).toEqual(['effect.ships.where']);
	});
});

describe('what is written', () => {
	it('[GC-23.1] two options, and no others', () => {
		expect(council.options.map(({ id }) => id)).toEqual(['species', 'npcs']);
		expect(council.fits({ species: 'draft', npcs: 'off' }, 4)).toBeNull();
		expect(council.fits({ scenario: 'duel' }, 4)?.rule).toBe('GC-23.1');
		expect(council.fits({ npcs: 'sometimes' }, 4)?.rule).toBe('GC-4.7');
	});

	it('[GC-24.11] all that the tables say is in the book, as plain JSON', () => {
		expect(council.book).toBe(book);
		expect(JSON.parse(JSON.stringify(book))).toEqual(book);
		const text = JSON.stringify(book);
		for (const words of [
			'Living crystal that thinks in chords.', // a species
			'Your sun dimmed for a hundred years.', // a creation card
			'Each player who voted Reform gains 1 Victory Point.', // a Council Card
			'Have ships in 5 or more hexes.', // an objective
			'Founders’ Relic', // a token
			'Crown', // a tile
			'Timeless Cabinet', // a technology
			'Relay Mast' // a feature
		])
			expect(text).toContain(words);
	});
});
