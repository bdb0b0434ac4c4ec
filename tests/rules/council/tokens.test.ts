/** Every Discovery Token, resolved by ships that enter its hex (GC-9.5, GC-24.3). */
import { afterEach, describe, expect, it } from 'vitest';
import { lookOwn } from '../../../src/lib/core';
import { council } from '../../../src/lib/games/council';
import { countShips } from '../../../src/lib/games/council/board';
import { votesOf } from '../../../src/lib/games/council/politics/votes';
import type { ShipCounts } from '../../../src/lib/games/council/tables/vocabulary';
import { position } from '../../support/council';
import type { CouncilGame, Position } from '../../support/council';
import { load, unload } from '../../support/loadedDice';
import { said } from '../../support/said';

afterEach(() => expect(unload()).toBe(0));

const FROM = 'hex:-2,0'; // the homeworld of seat:1
const HERE = 'hex:-1,0';

/** `seat:1` moves its ships, two Fighters if none are given, to the token. */
function find(
	token: string,
	given: Position = {},
	ships: ShipCounts = { fighter: 2 }
): CouncilGame {
	const g = position({
		...given,
		tokens: { [HERE]: token, ...given.tokens },
		ships: { [FROM]: ['seat:1', ships], ...given.ships }
	});
	if (countShips(ships) === 1) return g.pick('seat:1', 'move', FROM, HERE);
	return g.send('seat:1', ships as Record<string, number>, 'move', FROM, HERE);
}

const fleet = (g: CouncilGame) => g.hex(HERE).fleet;
const stock = (g: CouncilGame) => g.player('seat:1').stock;

describe('finds', () => {
	it('[token:ruins] 2 Stock', () => {
		expect(stock(find('ruins'))).toBe(2);
	});

	it('[token:lode] 3 Stock', () => {
		expect(stock(find('lode'))).toBe(3);
	});

	it('[token:wing] [GC-24.3] a Fighter in this hex, as far as there are any', () => {
		expect(fleet(find('wing'))?.fighter).toBe(3);
		expect(fleet(find('wing', {}, { fighter: 10 }))?.fighter).toBe(10);
	});

	it('[token:hulk] a Destroyer in this hex', () => {
		expect(fleet(find('hulk'))).toMatchObject({ fighter: 2, destroyer: 1 });
	});

	it('[token:relic] a Victory Point', () => {
		expect(find('relic').player('seat:1').vp).toBe(1);
	});

	it('[token:nothing] nothing, but it is gone', () => {
		const g = find('nothing');
		expect(g.player('seat:1')).toMatchObject({ stock: 0, vp: 0 });
		expect(g.hex(HERE).token).toBe(false);
		expect(g.board.tokenDiscard).toEqual(['nothing']);
	});
});

describe('dangers', () => {
	it('[token:leviathan] [GC-24.3] on 1 to 3 a moving ship is lost, on 4 to 6 there are 3 Stock', () => {
		load(3);
		const woken = find('leviathan', {}, { fighter: 1, destroyer: 1 });
		expect(woken.asked).toEqual(['effect.loseShips.which']);
		// What was rolled is told with the question it led to.
		const { because } = woken.decision('seat:1');
		expect(said(because?.say)).toMatch(/^Sleeping Leviathan, 3 rolled: Roll a die\./);
		woken.answer('seat:1', { split: { destroyer: 1 } });
		expect(fleet(woken)).toMatchObject({ fighter: 1, destroyer: 0 });
		expect(stock(woken)).toBe(0);
		load(4);
		const asleep = find('leviathan');
		expect(fleet(asleep)?.fighter).toBe(2);
		expect(stock(asleep)).toBe(3);
	});

	it('[token:minefield] [GC-24.3] a moving ship is lost, unless 4 are moving', () => {
		expect(fleet(find('minefield', {}, { fighter: 3 }))?.fighter).toBe(2);
		expect(fleet(find('minefield', {}, { fighter: 4 }))?.fighter).toBe(4);
	});

	it('[token:minefield] [GC-21.3] who does not answer loses the least ship', () => {
		const g = find('minefield', {}, { fighter: 1, destroyer: 1, dreadnaught: 1 }).lapse();
		expect(fleet(g)).toMatchObject({ fighter: 0, destroyer: 1, dreadnaught: 1 });
	});

	it('[token:minefield] [GC-9.5] ships that lay here already are not the moving ones', () => {
		const given: Position = { ships: { [HERE]: ['seat:1', { dreadnaught: 4 }] } };
		const g = find('minefield', given, { fighter: 1 });
		expect(fleet(g)).toMatchObject({ fighter: 0, dreadnaught: 4 });
	});

	it('[token:minefield] [GC-9.5] given no moving ship is left, then no other goes on in its place', () => {
		const given: Position = {
			players: { 'seat:1': { techs: ['slip-keels'] } },
			ships: { [HERE]: ['seat:1', { fighter: 2 }] }
		};
		expect(find('nothing', given, { fighter: 1 }).asked).toEqual(['move.on']);
		const g = find('minefield', given, { fighter: 1 });
		expect(fleet(g)?.fighter).toBe(2);
		expect(g.asked).toEqual(['turn.menu']);
		const two = find('minefield', given, { fighter: 2 });
		expect(said(two.decision('seat:1').say)).toMatch(/^Move 1 Fighter on/);
	});

	it('[token:storm] [GC-24.3] the movement ends, with 1 Stock', () => {
		const fast: Position = { players: { 'seat:1': { techs: ['slip-keels'] } } };
		expect(find('nothing', fast).asked).toEqual(['move.on']);
		const g = find('storm', fast);
		expect(g.asked).toEqual(['turn.menu']);
		expect(stock(g)).toBe(1);
	});
});

describe('knowledge', () => {
	it('[token:archive] [GC-24.3] [GC-13.6] a Tier 1 technology without paying; given none, 4 Stock', () => {
		const market = ['slip-keels', 'long-voice', 'ranging-eyes'];
		const techs = ['envoy-school', 'gunnery-drill']; // Tier 2 is open, but not by this
		const g = find('archive', { market, players: { 'seat:1': { techs } } });
		expect(g.choices('seat:1')).toEqual(['tech:slip-keels', 'tech:long-voice']);
		g.pick('seat:1', 'tech:long-voice');
		expect(g.player('seat:1').techs).toEqual([...techs, 'long-voice']);
		expect(g.planet(FROM).expended).toBe(false);
		expect(stock(g)).toBe(0);
		const traits = ['response:sleepers.c']; // what is free uses up no lowered price
		const free = find('archive', { market, players: { 'seat:1': { traits } } });
		expect(free.pick('seat:1', 'tech:slip-keels').player('seat:1').spent).toEqual([]);
		const known = find('archive', { market: ['envoy-school'], players: { 'seat:1': { techs } } });
		expect(stock(known)).toBe(4);
	});

	it('[token:charts] [GC-24.3] [GC-20.2] a look at 3 tokens, known to this seat alone, and 1 Stock', () => {
		const tokens = {
			'hex:0,-2': 'relic',
			'hex:2,-2': 'storm',
			'hex:0,1': 'hulk',
			'hex:0,2': 'envoy'
		} as const;
		const g = find('charts', { tokens });
		const picks = ['hex:0,-2', 'hex:2,-2', 'hex:0,2'];
		expect(said(g.refusal('seat:1', { picks: picks.slice(1) }).say)).toMatch(/3/);
		g.answer('seat:1', { picks });
		expect(lookOwn(council, g.table, 'seat:1').board.seen).toEqual({
			'hex:0,-2': 'relic',
			'hex:2,-2': 'storm',
			'hex:0,2': 'envoy'
		});
		expect(lookOwn(council, g.table, 'seat:2').board.seen).toEqual({});
		expect(g.said).not.toMatch(/Relic/);
		expect(stock(g)).toBe(1);
	});

	it('[GC-20.2] [GC-9.5] a token that was looked at is known as long as it lies there', () => {
		const tokens = { 'hex:0,-2': 'relic', 'hex:2,-2': 'storm', 'hex:-1,-1': 'hulk' } as const;
		const g = find('charts', { tokens }); // three there are to look at
		const seen = () => lookOwn(council, g.table, 'seat:1').board.seen;
		expect(seen()).toEqual(tokens);
		g.pick('seat:1', 'trade').send('seat:1', { fighter: 2 }, 'move', HERE, 'hex:-1,-1');
		expect(seen()).toEqual({ 'hex:0,-2': 'relic', 'hex:2,-2': 'storm' });
	});

	it('[token:rumour] [GC-24.3] a counter on each of up to 2 planets of opponents', () => {
		const g = find('rumour', { planets: { 'hex:2,-1': { owner: 'seat:2' } } });
		expect(g.choices('seat:1')).toContain('hex:0,0'); // of an NPC race
		expect(g.choices('seat:1')).not.toContain(FROM);
		const { shape } = g.decision('seat:1');
		const home = shape.type === 'some' && shape.choices.find(({ id }) => id === 'hex:2,0');
		expect(home && said(home.note)).toBe('Planet of {seat:2}: 0 Riot Counters; it riots at 5');
		g.answer('seat:1', { picks: ['hex:2,0', 'hex:0,0'] });
		expect(g.planet('hex:2,0').riots).toEqual({ by: 'seat:1', n: 1 });
		expect(g.planet('hex:0,0').riots).toEqual({ by: 'seat:1', n: 1 });
		expect(g.planet('hex:2,-1').riots).toBeNull();
	});

	it('[token:rumour] [GC-16.2] [GC-16.3] it goes by the rules of Propaganda', () => {
		const g = position({
			seats: 3,
			allies: ['seat:1', 'seat:2'],
			tokens: { 'hex:0,-1': 'rumour' },
			ships: { 'hex:0,-2': ['seat:1', { fighter: 1 }] },
			planets: {
				'hex:-2,2': { riots: { by: 'seat:1', n: 5 } }, // of seat:3, Rioting
				'hex:1,1': { owner: 'seat:3', riots: { by: 'seat:2', n: 1 } },
				'hex:-1,2': { owner: 'seat:3' }
			}
		});
		g.pick('seat:1', 'move', 'hex:0,-2', 'hex:0,-1');
		const npcs = ['hex:2,-2', 'hex:0,2', 'hex:-2,0'];
		expect(g.choices('seat:1').filter((id) => !npcs.includes(id))).toEqual(['hex:-1,2']);
	});
});

describe('favours', () => {
	it('[token:slip] [GC-24.3] another Move now, with any ships, which costs no event', () => {
		const g = find('slip', {}, { fighter: 2 });
		expect(g.asked).toEqual(['effect.moves.which']);
		g.send('seat:1', { fighter: 1 }, HERE, 'hex:0,-1');
		expect(g.hex('hex:0,-1').fleet?.fighter).toBe(1);
		expect(fleet(g)?.fighter).toBe(1);
		expect(g.board.turn).toMatchObject({ major: 1, minor: 0 });
		expect(g.asked).toEqual(['turn.menu']);
	});

	it('[token:slip] it may be declined, which is what a time-out does', () => {
		const g = find('slip').lapse();
		expect(fleet(g)?.fighter).toBe(2);
		expect(g.asked).toEqual(['turn.menu']);
	});

	it('[token:envoy] [GC-24.2] 3 more votes at the next Council, and not after it', () => {
		const g = find('envoy');
		const before = votesOf(find('nothing').board, 'seat:1');
		expect(votesOf(g.board, 'seat:1')).toBe(before + 3);
		g.until('vote.cast');
		expect(said(g.decision('seat:1').say)).toContain(`cast ${before + 3} votes`);
		g.until('turn.menu');
		expect(votesOf(g.board, 'seat:1')).toBe(before);
	});
});
