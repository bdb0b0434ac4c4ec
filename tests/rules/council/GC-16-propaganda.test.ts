/** GC-16: Riot Counters, and what they do. */
import { describe, expect, it } from 'vitest';
import { isRioting } from '../../../src/lib/games/council/map/riots';
import { takePlanet } from '../../../src/lib/games/council/map/pieces';
import { speaksFor } from '../../../src/lib/games/council/politics/votes';
import { position } from '../../support/council';
import { said } from '../../support/said';

const MINE = 'hex:-1,-1';
const THEIRS = 'hex:2,-1';
const HOME = 'hex:2,0'; // of seat:2
const NPC = 'hex:0,0';

const spread = (n: number, planets = {}) =>
	position({ planets: { [THEIRS]: { owner: 'seat:2', riots: { by: 'seat:1', n } }, ...planets } });

describe('Propaganda', () => {
	it('[GC-16.1] places one counter on a planet of an opponent anywhere, not on unowned ones', () => {
		const g = position({ planets: { [MINE]: { owner: 'seat:1' }, [THEIRS]: { owner: 'seat:2' } } });
		const open = g.choices('seat:1', 'spread');
		expect(open).toEqual([HOME, NPC, 'hex:1,-2', 'hex:-1,2', THEIRS]);
		g.pick('seat:1', 'spread', THEIRS);
		expect(g.planet(THEIRS).riots).toEqual({ by: 'seat:1', n: 1 });
		expect(g.board.turn!.minor).toBe(0);
	});

	it('[GC-16.4] whoever spreads it reads how many counters lie there, and at how many it riots', () => {
		const { shape } = spread(2).decision('seat:1');
		const event = shape.type === 'one' && shape.choices.find(({ id }) => id === 'spread');
		const on = event && event.then?.type === 'one' ? event.then.choices : [];
		const notes = Object.fromEntries(on.map(({ id, note }) => [id, said(note)]));
		expect(notes[THEIRS]).toBe('Planet of {seat:2}: 2 Riot Counters; it riots at 4');
		expect(notes[HOME]).toBe('Planet of {seat:2}: 0 Riot Counters; it riots at 5');
	});

	it('[GC-16.1] [species:duskari] some place more', () => {
		const g = position({ species: { 'seat:1': 'duskari' } });
		const noteOf = (game: typeof g) => {
			const { shape } = game.decision('seat:1');
			const menu = shape.type === 'one' ? shape.choices : [];
			return said(menu.find(({ id }) => id === 'spread')?.note);
		};
		expect(noteOf(g)).toMatch(/Places 2 Riot Counters .*: 1, changed by [A-Z]/);
		expect(noteOf(position({}))).toMatch(/Places 1 Riot Counter on a planet of an opponent$/);
		g.pick('seat:1', 'spread', HOME);
		expect(g.planet(HOME).riots!.n).toBe(2);
	});

	it('[GC-16.1] [response:prophet-a] and some more in the first event of their turn', () => {
		const g = position({ players: { 'seat:1': { traits: ['response:prophet.a'] } } });
		g.pick('seat:1', 'trade').pick('seat:1', 'spread', HOME);
		expect(g.planet(HOME).riots!.n).toBe(2);
		g.pick('seat:1', 'spread', HOME);
		expect(g.planet(HOME).riots!.n).toBe(3);
	});

	it('[GC-16.2] [GC-3.6] not on a planet that is influenced by another player', () => {
		const g = position({
			seats: 3,
			planets: { 'hex:2,0': { riots: { by: 'seat:3', n: 1 } } }
		});
		expect(g.choices('seat:1', 'spread')).not.toContain('hex:2,0');
		expect(g.choices('seat:1', 'spread')).toContain('hex:-2,2');
	});

	it('[GC-16.3] not on a planet that is already Rioting', () => {
		expect(spread(3).choices('seat:1', 'spread')).toContain(THEIRS);
		expect(spread(4).choices('seat:1', 'spread')).not.toContain(THEIRS);
	});

	it('[GC-16.4] a homeworld of its own race bears one counter more, and in other hands none more', () => {
		const g = position({ planets: { [HOME]: { riots: { by: 'seat:1', n: 4 } } } });
		expect(isRioting(g.board, HOME)).toBe(false);
		g.pick('seat:1', 'spread', HOME);
		expect(isRioting(g.board, HOME)).toBe(true);
		const taken = spread(0, { [HOME]: { owner: 'npc:ulmar', riots: { by: 'seat:1', n: 4 } } });
		expect(isRioting(taken.board, HOME)).toBe(true);
	});

	it('[GC-16.4] [GC-23.2] as the document says every planet riots with 5', () => {
		const g = position({
			options: { riots: 'five' },
			planets: { [THEIRS]: { owner: 'seat:2', riots: { by: 'seat:1', n: 4 } } }
		});
		expect(isRioting(g.board, THEIRS)).toBe(false);
		g.planet(THEIRS).riots!.n = 5;
		expect(isRioting(g.board, THEIRS)).toBe(true);
	});

	it('[GC-16.4] with 4 counters a colony is Rioting', () => {
		const g = spread(3);
		expect(isRioting(g.board, THEIRS)).toBe(false);
		g.pick('seat:1', 'spread', THEIRS);
		expect(isRioting(g.board, THEIRS)).toBe(true);
		expect(g.said).toContain('begins Rioting');
	});

	it('[GC-16.4] [technology:loyal-presses] with 6, where its owner’s planets bear more', () => {
		const g = spread(5);
		expect(isRioting(g.board, THEIRS)).toBe(true);
		g.player('seat:2').techs = ['loyal-presses'];
		expect(isRioting(g.board, THEIRS)).toBe(false);
	});

	it('[GC-16.5] [GC-16.6] it speaks for who influences it, and Rioting for no one', () => {
		expect(speaksFor(spread(3).board, THEIRS)).toBe('seat:1');
		expect(speaksFor(spread(4).board, THEIRS)).toBeNull();
		expect(spread(5).planet(THEIRS).owner).toBe('seat:2');
	});

	it('[GC-16.7] [GC-11.4] a riot ends when the planet changes hands, whoever began it', () => {
		for (const by of ['seat:1', 'seat:2', 'seat:3'] as const) {
			const g = spread(5, { [THEIRS]: { owner: 'npc:ulmar', riots: { by, n: 5 } } });
			takePlanet({ board: g.board, say: () => undefined } as never, 'seat:1', THEIRS);
			expect(g.planet(THEIRS)).toMatchObject({ owner: 'seat:1', riots: null });
		}
	});

	it('[GC-16.8] the owner removes all counters with as many ships there', () => {
		const g = (fighter: number) =>
			position({
				planets: { [MINE]: { owner: 'seat:1', riots: { by: 'seat:2', n: 2 } } },
				ships: { [MINE]: ['seat:1', { fighter }], 'hex:-2,0': ['seat:1', { fighter: 3 }] }
			});
		expect(g(1).choices('seat:1')).not.toContain('calm');
		const calmed = g(2).pick('seat:1', 'calm', MINE);
		expect(calmed.planet(MINE).riots).toBeNull();
		expect(calmed.board.turn!.minor).toBe(0);
	});

	it('[GC-16.8] [response:brothers-war-b] some need fewer ships, never less than none', () => {
		const g = position({
			planets: { [MINE]: { owner: 'seat:1', riots: { by: 'seat:2', n: 1 } } },
			players: { 'seat:1': { traits: ['response:brothers-war.b'] } }
		});
		expect(g.pick('seat:1', 'calm', MINE).planet(MINE).riots).toBeNull();
	});

	it('[GC-16.9] counters of who takes a planet go with the taking, those on its others stay', () => {
		const g = spread(2, { [HOME]: { riots: { by: 'seat:1', n: 3 } } });
		takePlanet({ board: g.board, say: () => undefined } as never, 'seat:1', THEIRS);
		expect(g.planet(THEIRS).riots).toBeNull();
		expect(g.planet(HOME).riots).toEqual({ by: 'seat:1', n: 3 });
	});
});
