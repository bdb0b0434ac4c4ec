/** Every objective: who just meets it scores it, and who just misses it is not asked (GC-17.3). */
import { afterEach, describe, expect, it } from 'vitest';
import type { HexId } from '../../../src/lib/hex';
import type { Planet } from '../../../src/lib/games/council/types';
import { FIELD, attack, duel } from '../../support/battle';
import type { CouncilGame, Position } from '../../support/council';
import { position } from '../../support/council';
import { convene } from '../../support/council-session';
import { unload } from '../../support/loadedDice';

afterEach(() => expect(unload()).toBe(0));

/** What `seat:1` gets for this objective at the next judging, unasked or by choosing it; null if it may not score it. */
function scored(g: CouncilGame, id: string): number | null {
	const gain = () =>
		g
			.moves('vp')
			.find(({ seat, from }) => seat === 'seat:1' && 'objective' in from && from.objective === id);
	while (!gain() && g.table.over === null && g.asked[0] !== 'vote.cast')
		if (g.asked[0] === 'judging.claim' && g.askedSeats.includes('seat:1'))
			g.pick('seat:1', `objective:${id}`);
		else g.lapse();
	return gain()?.n ?? null;
}

/** The same for a Council of three that begins now. */
const worth = (id: string, given: Position): number | null =>
	scored(convene('roll-call', { objectives: [id], ...given }), id);

/** These planets, all owned by `seat:1`. */
const owned = (...hexes: HexId[]): { planets: Record<HexId, Partial<Planet>> } => ({
	planets: Object.fromEntries(hexes.map((id) => [id, { owner: 'seat:1' }]))
});

/** Ships of `seat:1` and nobody else, in these hexes. */
const fleets = (at: Record<HexId, object>): Position => ({
	ships: Object.fromEntries(Object.entries(at).map(([id, ships]) => [id, ['seat:1', ships]]))
});

const HOME = 'hex:0,-2';
const NEAR = ['hex:-1,-1', 'hex:1,-2', 'hex:0,-1', 'hex:1,-1', 'hex:-1,0', 'hex:1,0'] as const;

describe('realms', () => {
	it('[objective:charter] 4 planets', () => {
		expect(worth('charter', owned(...NEAR.slice(0, 2)))).toBeNull();
		expect(worth('charter', owned(...NEAR.slice(0, 3)))).toBe(1);
	});

	it('[objective:great-realm] 6 planets', () => {
		expect(worth('great-realm', owned(...NEAR.slice(0, 4)))).toBeNull();
		expect(worth('great-realm', owned(...NEAR.slice(0, 5)))).toBe(2);
	});

	it('[objective:own-path] 5 planets and no alliance', () => {
		const five = owned(...NEAR.slice(0, 4));
		expect(worth('own-path', five)).toBe(1);
		expect(worth('own-path', owned(...NEAR.slice(0, 3)))).toBeNull();
		expect(worth('own-path', { ...five, allies: ['seat:1', 'seat:2'] })).toBeNull();
	});

	it('[objective:rich-find] a planet that gives 3, but the own homeworld', () => {
		expect(worth('rich-find', owned('hex:1,0'))).toBeNull(); // 2
		expect(worth('rich-find', owned('hex:0,1'))).toBe(1); // 3
		const mines: Position = { players: { 'seat:1': { techs: ['mantle-mines'] } } };
		expect(worth('rich-find', { ...owned('hex:1,0'), ...mines })).toBe(1); // 2 + 1
		expect(worth('rich-find', { ...owned('hex:0,1'), ...owned('hex:2,0') })).toBe(1); // not one's own
	});

	it('[objective:second-throne] a homeworld that is not one’s own', () => {
		expect(worth('second-throne', owned('hex:0,0'))).toBeNull();
		expect(worth('second-throne', owned('hex:2,0'))).toBe(2);
		expect(
			worth('second-throne', { npcs: ['ulmar', 'seyl', 'morrowkin'], ...owned('hex:0,2') })
		).toBe(2);
	});

	it('[objective:border-lords] planets next to planets of 2 other races', () => {
		const one: Position = {
			planets: { 'hex:1,-2': { owner: 'seat:2' }, 'hex:0,-1': { owner: 'seat:2' } }
		};
		const two: Position = {
			planets: { 'hex:1,-2': { owner: 'seat:2' }, 'hex:0,-1': { owner: 'seat:3' } }
		};
		expect(worth('border-lords', one)).toBeNull();
		expect(worth('border-lords', two)).toBe(1);
		// NPC races are races: the Ulmar live at hex:2,-2, next to hex:1,-2.
		const npcs = ['ulmar', 'seyl', 'morrowkin'];
		const between: Position = {
			planets: { 'hex:1,-2': { owner: 'seat:1' }, 'hex:1,-1': { owner: 'seat:2' } }
		};
		expect(worth('border-lords', { npcs, ...between })).toBe(1);
		expect(worth('border-lords', between)).toBeNull();
	});

	it('[objective:treasury] 8 in Stock and unexpended production', () => {
		const stock = (n: number) => ({ players: { 'seat:1': { stock: n } } });
		expect(worth('treasury', stock(2))).toBeNull(); // a homeworld of 5
		expect(worth('treasury', stock(3))).toBe(1);
		expect(worth('treasury', { ...stock(3), planets: { [HOME]: { expended: true } } })).toBeNull();
	});

	it('[objective:harbours] 3 Space Ports', () => {
		const ports = (port: 'ready' | null): Position => ({
			planets: {
				'hex:-1,-1': { owner: 'seat:1', port: 'ready' },
				'hex:1,-2': { owner: 'seat:1', port }
			}
		});
		expect(worth('harbours', ports(null))).toBeNull();
		expect(worth('harbours', ports('ready'))).toBe(1);
	});

	it('[objective:loud-voice] 9 votes', () => {
		expect(worth('loud-voice', owned(...NEAR.slice(0, 3)))).toBeNull(); // 1 + 4 + 10 / 3
		expect(worth('loud-voice', owned(...NEAR.slice(0, 4)))).toBe(1); // 1 + 5 + 12 / 3
	});
});

describe('learning', () => {
	const techs = (...ids: string[]): Position => ({ players: { 'seat:1': { techs: ids } } });

	it('[objective:learned] 2 technologies', () => {
		expect(worth('learned', techs('slip-keels'))).toBeNull();
		expect(worth('learned', techs('slip-keels', 'envoy-school'))).toBe(1);
	});

	it('[objective:golden-age] 4 technologies, or one of Tier 3', () => {
		const three = ['slip-keels', 'envoy-school', 'ranging-eyes'];
		expect(worth('golden-age', techs(...three))).toBeNull();
		expect(worth('golden-age', techs(...three, 'standard-hulls'))).toBe(2);
		expect(worth('golden-age', techs('starlanes'))).toBe(2);
	});
});

describe('fleets', () => {
	it('[objective:grand-fleet] ships worth 14 Battle Points', () => {
		const given = (fighter: number) =>
			fleets({ [HOME]: { dreadnaught: 2, fighter }, 'hex:0,-1': { destroyer: 1 } });
		expect(worth('grand-fleet', given(3))).toBeNull();
		expect(worth('grand-fleet', given(4))).toBe(1);
	});

	it('[objective:capital-line] 2 Dreadnaughts', () => {
		expect(worth('capital-line', fleets({ [HOME]: { dreadnaught: 1, fighter: 9 } }))).toBeNull();
		const two = { [HOME]: { dreadnaught: 1 }, 'hex:0,-1': { dreadnaught: 1 } };
		expect(worth('capital-line', fleets(two))).toBe(1);
	});

	it('[objective:far-travellers] ships in 5 hexes', () => {
		const spread = (n: number) =>
			fleets(Object.fromEntries(NEAR.slice(0, n).map((id) => [id, { fighter: 1 }])));
		expect(worth('far-travellers', spread(4))).toBeNull();
		expect(worth('far-travellers', spread(5))).toBe(1);
	});

	it('[objective:combined-arms] all three kinds of ship in one hex', () => {
		const apart = { [HOME]: { fighter: 1, destroyer: 1 }, 'hex:0,-1': { dreadnaught: 1 } };
		expect(worth('combined-arms', fleets(apart))).toBeNull();
		const together = { [HOME]: { fighter: 1, destroyer: 1, dreadnaught: 1 } };
		expect(worth('combined-arms', fleets(together))).toBe(1);
	});

	it('[objective:watchful-peace] ships at 4 planets, and no counter on any of them', () => {
		const three = NEAR.slice(0, 3);
		const guarded: Position = {
			...owned(...three),
			...fleets(Object.fromEntries([HOME, ...three].map((id) => [id, { fighter: 1 }])))
		};
		expect(worth('watchful-peace', guarded)).toBe(1);
		const unguarded = { ...guarded, ...owned(...three.slice(0, 2)) };
		expect(worth('watchful-peace', unguarded)).toBeNull();
		const riots = { by: 'seat:2', n: 1 } as const;
		const planets = { ...guarded.planets, [HOME]: { riots } };
		expect(worth('watchful-peace', { ...guarded, planets })).toBeNull();
	});
});

describe('influence', () => {
	const counters = (...each: number[]): Position => {
		const hexes = ['hex:2,0', 'hex:-2,2', 'hex:1,1'];
		const planets = each.map((n, i): [string, Partial<Planet>] => [
			hexes[i]!,
			{ riots: { by: 'seat:1', n }, ...(i === 2 ? { owner: 'seat:2' } : {}) }
		]);
		return { planets: Object.fromEntries(planets) };
	};

	it('[objective:strings] counters on 3 planets', () => {
		expect(worth('strings', counters(4, 4))).toBeNull();
		expect(worth('strings', counters(1, 1, 1))).toBe(1);
	});

	it('[objective:uprising] a planet that riots under one’s counters', () => {
		expect(worth('uprising', counters(4, 3, 3))).toBeNull();
		expect(worth('uprising', counters(5))).toBe(2);
		const patient: Position = { players: { 'seat:2': { techs: ['loyal-presses'] } } };
		expect(worth('uprising', { ...counters(5), ...patient })).toBeNull(); // it bears 2 more
	});
});

describe('feats', () => {
	const H = 4;
	const M = 3;

	it('[objective:laurels] a ship battle won', () => {
		const fought = (dice: number[]) =>
			scored(
				attack(
					duel({
						objectives: ['laurels'],
						attack: { fighter: 2 },
						defence: { fighter: 2 }
					}),
					{ dice }
				),
				'laurels'
			);
		expect(fought([H, H, M, M])).toBe(1);
		expect(fought([H, H, H, H])).toBeNull(); // nobody is left
	});

	it('[objective:hull-breakers] ships worth 5 Battle Points destroyed', () => {
		const fought = (dreadnaught: number, destroyer: number, dice: number[]) =>
			scored(
				attack(
					duel({
						objectives: ['hull-breakers'],
						attack: { fighter: 4 },
						defence: { dreadnaught, destroyer }
					}),
					{ dice }
				),
				'hull-breakers'
			);
		expect(fought(1, 1, [H, H, H, M, ...Array<number>(6).fill(M)])).toBe(1); // 4 + 2
		expect(fought(0, 2, [H, H, M, M, ...Array<number>(4).fill(M)])).toBeNull(); // 2 + 2
	});

	it('[objective:conquest] a planet taken from another race', () => {
		const invaded = (owner: 'seat:2' | null, dice: number[]) =>
			scored(
				attack(
					duel({
						objectives: ['conquest'],
						attack: { fighter: 2 },
						field: 'frontier-1',
						planets: { [FIELD]: { owner } }
					}),
					{ dice }
				),
				'conquest'
			);
		expect(invaded('seat:2', [6])).toBe(2);
		expect(invaded('seat:2', [1])).toBeNull();
		expect(invaded(null, [])).toBeNull(); // nobody's
	});

	it('[objective:explorers] 2 Discovery Tokens resolved', () => {
		const explored = (moves: number) => {
			const g = position({
				objectives: ['explorers'],
				tokens: { 'hex:-1,0': 'nothing', 'hex:0,-1': 'nothing' },
				ships: { 'hex:-2,0': ['seat:1', { fighter: 1 }] }
			});
			g.pick('seat:1', 'trade').pick('seat:1', 'move', 'hex:-2,0', 'hex:-1,0');
			if (moves > 1) g.pick('seat:1', 'move', 'hex:-1,0', 'hex:0,-1');
			return scored(g, 'explorers');
		};
		expect(explored(1)).toBeNull();
		expect(explored(2)).toBe(1);
	});

	const built = (id: string, split: Record<string, number>) => {
		const g = position({
			objectives: [id],
			players: { 'seat:1': { stock: 20 } },
			planets: { 'hex:-2,0': { expended: true } }
		});
		return scored(g.send('seat:1', split, 'build', 'hex:-2,0'), id);
	};

	it('[objective:great-works] 12 production and Stock spent', () => {
		expect(built('great-works', { dreadnaught: 1, destroyer: 1, fighter: 1 })).toBeNull(); // 10
		expect(built('great-works', { dreadnaught: 2 })).toBe(1);
	});

	it('[objective:launching-day] ships built worth 7 Battle Points', () => {
		expect(built('launching-day', { dreadnaught: 1, destroyer: 1 })).toBeNull();
		expect(built('launching-day', { dreadnaught: 1, destroyer: 1, fighter: 1 })).toBe(1);
	});
});
