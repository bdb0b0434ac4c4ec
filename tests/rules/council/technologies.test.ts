/** Technologies that no other test shows: what each changes (GC-13.4, GC-24.8, GC-24.9). */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lookOwn } from '../../../src/lib/core';
import { council } from '../../../src/lib/games/council';
import { votesOf } from '../../../src/lib/games/council/politics/votes';
import { FIELD, duel } from '../../support/battle';
import { position } from '../../support/council';
import type { CouncilGame, Position } from '../../support/council';
import { unload } from '../../support/loadedDice';

vi.mock('../../../src/lib/core/chance', () => import('../../support/loadedDice'));
afterEach(() => expect(unload()).toBe(0));

const HOME = 'hex:-2,0';
const NEAR = 'hex:-1,-1'; // gives 2
const NEXT = 'hex:-1,0'; // gives 2

/** `seat:1` has these technologies; `seat:2` has none. */
const knowing = (techs: string[], given: Position = {}): CouncilGame =>
	position({
		...given,
		species: { 'seat:1': 'duskari', 'seat:2': 'ossuline' },
		players: { ...given.players, 'seat:1': { techs, ...given.players?.['seat:1'] } }
	});

/** Stock alone pays. */
const rich = (techs: string[], stock: number, given: Position = {}): CouncilGame =>
	knowing(techs, {
		...given,
		planets: { [HOME]: { expended: true }, ...given.planets },
		players: { 'seat:1': { stock } }
	});

const canBuild = (g: CouncilGame, split: Record<string, number>): boolean => {
	if (!g.choices('seat:1').includes('build')) return false;
	try {
		g.send('seat:1', split, 'build', HOME);
		return true;
	} catch {
		return false;
	}
};

describe('production', () => {
	it('[technology:orbital-farms] one’s own homeworld gives 1 more', () => {
		const three = { destroyer: 1, fighter: 2 };
		expect(canBuild(knowing([]), three)).toBe(false); // 4
		expect(canBuild(knowing(['orbital-farms']), three)).toBe(true);
		const lost: Position = {
			planets: { [HOME]: { owner: 'seat:2' }, [NEAR]: { owner: 'seat:1' } }
		};
		const votes = (techs: string[]) => votesOf(knowing(techs, lost).board, 'seat:1');
		expect(votes(['orbital-farms'])).toBe(votes([])); // a third of 2, and not of 3
	});

	it('[technology:mantle-mines] [GC-8.3] every other planet gives 1 more', () => {
		const given: Position = {
			planets: { [HOME]: { expended: true }, [NEAR]: { owner: 'seat:1' } },
			market: []
		};
		expect(canBuild(knowing([], given), { destroyer: 1 })).toBe(false); // 2
		expect(canBuild(knowing(['mantle-mines'], given), { destroyer: 1 })).toBe(true);
		expect(canBuild(knowing(['mantle-mines']), { destroyer: 1, fighter: 2 })).toBe(false); // home: 4
		const poor: Position = {
			tiles: { [NEXT]: 'frontier-9' }, // gives 1
			planets: { [HOME]: { expended: true }, [NEXT]: { owner: 'seat:1' } }
		};
		expect(canBuild(knowing([], poor), { fighter: 2 })).toBe(false);
		expect(canBuild(knowing(['mantle-mines'], poor), { fighter: 2 })).toBe(true);
	});
});

describe('prices', () => {
	it('[technology:folding-gantries] 1 more ship in a Build event, and ports for 1 less', () => {
		expect(canBuild(rich([], 4), { fighter: 4 })).toBe(false);
		expect(canBuild(rich(['folding-gantries'], 4), { fighter: 4 })).toBe(true);
		const port = (techs: string[]) =>
			rich(techs, 2, { planets: { [NEAR]: { owner: 'seat:1', expended: true } } });
		expect(port([]).choices('seat:1')).not.toContain('port');
		expect(port(['folding-gantries']).pick('seat:1', 'port', NEAR).player('seat:1').stock).toBe(0);
	});

	it('[technology:standard-hulls] Destroyers for 1 less', () => {
		expect(canBuild(rich([], 4), { destroyer: 2 })).toBe(false);
		expect(canBuild(rich(['standard-hulls'], 4), { destroyer: 2 })).toBe(true);
	});

	it('[technology:titan-yards] Dreadnaughts for 2 less, and 1 more ship in a Build event', () => {
		const four = { dreadnaught: 1, fighter: 3 };
		expect(canBuild(rich([], 9), four)).toBe(false);
		const g = rich(['titan-yards'], 7);
		expect(canBuild(g, four)).toBe(true);
		expect(g.player('seat:1').stock).toBe(0);
	});

	it('[technology:peer-review] research for 1 less', () => {
		const lab = (techs: string[]) => rich(techs, 5, { market: ['envoy-school'] });
		expect(lab([]).choices('seat:1')).not.toContain('research');
		const g = lab(['peer-review']).pick('seat:1', 'research', 'tech:envoy-school');
		expect(g.player('seat:1').stock).toBe(0);
	});
});

describe('ways', () => {
	const ships: Position['ships'] = { [HOME]: ['seat:1', { fighter: 1 }] };

	it('[technology:slip-keels] [GC-9.2] Moves reach 1 hex farther, every one of them', () => {
		const g = knowing(['slip-keels'], { ships }).pick('seat:1', 'trade');
		g.pick('seat:1', 'move', HOME, 'hex:0,-1');
		expect(g.hex('hex:0,-1').fleet?.race).toBe('seat:1');
		g.pick('seat:1', 'move', 'hex:0,-1', HOME);
		expect(g.hex(HOME).fleet?.race).toBe('seat:1');
		expect(knowing([], { ships }).choices('seat:1', 'move', HOME)).not.toContain('hex:0,-1');
	});

	it('[technology:starlanes] [GC-24.9] for one’s Moves all hexes with a planet of one’s own are adjacent', () => {
		const given: Position = {
			ships,
			planets: { 'hex:0,2': { owner: 'seat:1' }, 'hex:1,1': { owner: 'seat:2' } }
		};
		expect(knowing([], given).choices('seat:1', 'move', HOME)).not.toContain('hex:0,2');
		const g = knowing(['starlanes'], given);
		expect(g.choices('seat:1', 'move', HOME)).not.toContain('hex:1,1');
		g.pick('seat:1', 'move', HOME, 'hex:0,2');
		expect(g.hex('hex:0,2').fleet?.fighter).toBe(1);
		const out = knowing(['starlanes'], { ...given, ships: { [NEXT]: ['seat:1', { fighter: 1 }] } });
		expect(out.choices('seat:1', 'move', NEXT)).not.toContain('hex:0,2'); // nobody’s planet
		const beside = knowing(['starlanes'], { ships, planets: { [NEAR]: { owner: 'seat:1' } } });
		const open = beside.choices('seat:1', 'move', HOME);
		expect(
			open.filter((id) => id === NEAR),
			'once, though next to it as well'
		).toHaveLength(1);
	});

	it('[technology:folded-space] [GC-24.9] Moves reach 3 farther and pass through others’ ships, whose tokens stay', () => {
		const given: Position = {
			ships: { ...ships, [NEXT]: ['seat:2', { fighter: 1 }] },
			tokens: { [NEXT]: 'ruins', 'hex:1,-1': 'lode' }
		};
		expect(knowing(['slip-keels'], given).choices('seat:1', 'move', HOME)).not.toContain(NEXT);
		const g = knowing(['folded-space'], given);
		expect(g.choices('seat:1', 'move', HOME)).not.toContain(NEXT); // they cannot stop there
		g.pick('seat:1', 'move', HOME, 'hex:1,-1');
		expect(g.player('seat:1').stock).toBe(3);
		expect(g.hex(NEXT).token).toBe(true);
		expect(g.asked).toEqual(['move.on']); // a fourth hex
	});

	it('[technology:deep-listening] [GC-24.9] [GC-20.2] 2 Stock for each token, and those next to one’s ships are seen', () => {
		const given: Position = {
			ships,
			tokens: { [NEXT]: 'nothing', 'hex:0,-1': 'relic', 'hex:2,-2': 'hulk' }
		};
		const g = knowing(['deep-listening'], given);
		const seen = () => lookOwn(council, g.table, 'seat:1').board.seen;
		g.pick('seat:1', 'move', HOME, NEXT);
		expect(g.player('seat:1').stock).toBe(2);
		expect(seen()).toEqual({ 'hex:0,-1': 'relic' });
		expect(lookOwn(council, g.table, 'seat:2').board.seen).toEqual({});
		const deaf = knowing([], given).pick('seat:1', 'move', HOME, NEXT);
		expect(deaf.player('seat:1')).toMatchObject({ stock: 0, seen: {} });
	});
});

describe('ports', () => {
	it('[GC-14.4] [GC-13.4] [technology:field-harbours] a technology for ports readies those that wait, others do not', () => {
		const after = (tech: string) => {
			const g = rich(['envoy-school', 'gunnery-drill'], 6, {
				market: [tech],
				planets: { [NEAR]: { owner: 'seat:1', expended: true, port: 'new' } }
			});
			return g.pick('seat:1', 'research', `tech:${tech}`).planet(NEAR).port;
		};
		expect(after('field-harbours')).toBe('ready');
		expect(after('standard-hulls')).toBe('new');
	});

	it('[GC-24.9] [technology:deep-listening] ships that are placed see the tokens next to them', () => {
		const g = position({
			species: { 'seat:1': 'varkesh' },
			players: { 'seat:1': { techs: ['deep-listening'] } },
			planets: { 'hex:0,2': { owner: 'seat:1' } },
			tokens: { 'hex:-1,2': 'hulk' }
		});
		expect(g.player('seat:1').seen).toEqual({});
		g.pick('seat:1', 'card', 'action:varkesh-2').pick('seat:1', 'hex:0,2');
		expect(g.player('seat:1').seen).toEqual({ 'hex:-1,2': 'hulk' });
	});
});

describe('voices', () => {
	it('[technology:envoy-school] [technology:bloc-politics] [technology:accord-of-minds] 2, 4 and 6 more votes', () => {
		const more = (tech: string) =>
			votesOf(knowing([tech]).board, 'seat:1') - votesOf(knowing([]).board, 'seat:1');
		expect(more('envoy-school')).toBe(2);
		expect(more('bloc-politics')).toBe(4);
		expect(more('accord-of-minds')).toBe(6);
	});

	it('[technology:long-voice] Propaganda places 1 more counter, every time', () => {
		const g = position({ players: { 'seat:1': { techs: ['long-voice'] } } });
		g.pick('seat:1', 'trade').pick('seat:1', 'spread', 'hex:2,0');
		expect(g.planet('hex:2,0').riots?.n).toBe(2);
		g.pick('seat:1', 'spread', 'hex:2,0');
		expect(g.planet('hex:2,0').riots?.n).toBe(4);
	});
});

describe('Tactics', () => {
	/** What can be bought with this many Battle Points, and how many cards are seen then. */
	const market = (techs: string[], attackers: object, split: Record<string, number>) => {
		const g = duel({
			attack: attackers,
			defence: { fighter: 2 },
			players: { 'seat:1': { techs } }
		});
		g.pick('seat:1', 'battle', FIELD);
		try {
			g.answer('seat:1', { split });
		} catch {
			return 0;
		}
		return lookOwn(council, g.table, 'seat:1').board.tactics.length;
	};

	it('[technology:battle-cores] Small Tactics for 1 Battle Point less, and 1 more to choose from', () => {
		expect(market([], { fighter: 4 }, { small: 2 })).toBe(0);
		expect(market(['battle-cores'], { fighter: 4 }, { small: 2 })).toBe(4);
		expect(market([], { fighter: 6 }, { small: 2 })).toBe(3);
	});

	it('[technology:grand-strategy] Big Tactics for 3 Battle Points less', () => {
		expect(market([], { fighter: 7 }, { big: 1 })).toBe(0);
		expect(market(['grand-strategy'], { fighter: 7 }, { big: 1 })).toBe(2);
	});
});
