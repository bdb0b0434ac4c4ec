/** Every species: its trait, and its Action Cards of timing minor (GC-15.1, GC-24.3). The other cards: tactics.test.ts, GC-17-voting. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lookOpen, lookOwn } from '../../../src/lib/core';
import { council } from '../../../src/lib/games/council';
import { researchPrice } from '../../../src/lib/games/council/economy/techs';
import { votesOf } from '../../../src/lib/games/council/politics/votes';
import { FIELD, attack, duel, rolled } from '../../support/battle';
import type { Duel } from '../../support/battle';
import { barredTo } from '../../support/barred';
import { position } from '../../support/council';
import type { CouncilGame, Position } from '../../support/council';
import { unload } from '../../support/loadedDice';
import { said } from '../../support/said';

vi.mock('../../../src/lib/core/chance', () => import('../../support/loadedDice'));
afterEach(() => expect(unload()).toBe(0));

const M = 3;
const dice = (n: number, face = M): number[] => Array<number>(n).fill(face);

const HOME = 'hex:-2,0';
const NEAR = 'hex:-1,-1';
const FAR = 'hex:2,0'; // the homeworld of seat:2

/** `seat:1` plays this species. */
const as = (species: string, given: Position = {}): CouncilGame =>
	position({ ...given, species: { 'seat:1': species, 'seat:2': 'ossuline', ...given.species } });

/** It plays this card of its species as well. */
const plays = (card: string, given: Position = {}): CouncilGame =>
	as(card.split('-')[0] ?? '', given).pick('seat:1', 'card', `action:${card}`);

const canPlay = (card: string, given: Position = {}): boolean =>
	as(card.split('-')[0] ?? '', given)
		.choices('seat:1', 'card')
		.includes(`action:${card}`);

const fleet = (g: CouncilGame, hex: string) => {
	const { fleet } = g.hex(hex as never);
	return fleet && [fleet.race, fleet.fighter, fleet.destroyer, fleet.dreadnaught];
};

describe('traits', () => {
	it('[species:ossuline] 2 more votes at every Council', () => {
		const votes = (species: string) =>
			votesOf(position({ species: { 'seat:1': species } }).board, 'seat:1');
		expect(votes('ossuline')).toBe(votes('duskari') + 2);
	});

	it('[species:varkesh] 2 more dice in the first round as the attacker, and 1 more on invasion rolls', () => {
		const counts = (given: Omit<Duel, 'attack'>, n: number) => {
			const g = duel({ attack: { fighter: 2 }, defence: { fighter: 2 }, ...given });
			attack(g, { dice: [...dice(n), ...dice(4)] });
			g.until('battle.attackerRetreats').lapse().lapse(); // both stay
			expect(unload()).toBe(0);
		};
		counts({ species: { 'seat:1': 'varkesh' } }, 4 + 2);
		counts({ species: { 'seat:1': 'duskari', 'seat:2': 'varkesh' } }, 4);
		const takes = (die: number) => {
			const g = duel({
				attack: { fighter: 2 },
				species: { 'seat:1': 'varkesh' },
				field: 'near-1', // Defence 2
				planets: { [FIELD]: { owner: 'seat:2' } }
			});
			attack(g, { dice: [die] }).until('turn.menu');
			return g.planet(FIELD).owner === 'seat:1';
		};
		expect([takes(1), takes(2)]).toEqual([false, true]);
	});

	it('[species:thimmari] 2 more ships in a Build event', () => {
		const five = { pick: 'build', then: { pick: HOME, then: { split: { fighter: 5 } } } };
		const rich: Position = {
			players: { 'seat:1': { stock: 9 } },
			planets: { [HOME]: { expended: true } },
			ships: { [HOME]: ['seat:1', { fighter: 1 }] }
		};
		expect(said(as('duskari', rich).refusal('seat:1', five).say)).toMatch(/3/);
		expect(fleet(as('thimmari', rich).answer('seat:1', five), HOME)).toEqual(['seat:1', 6, 0, 0]);
	});

	it('[species:quillori] 1 Stock at every refresh', () => {
		const g = as('quillori', { turn: null });
		expect(g.until('turn.menu').player('seat:1').stock).toBe(1);
	});

	it('[species:morrowkin] Moves reach 1 hex farther', () => {
		const moves = (species: string) => {
			const g = as(species, { ships: { [HOME]: ['seat:1', { fighter: 1 }] } });
			return g.choices('seat:1', 'move', HOME).includes('hex:0,-1');
		};
		expect([moves('morrowkin'), moves('duskari')]).toEqual([true, false]);
	});

	it('[species:ulmar] 1 more Defence, and 1 more die above an own planet', () => {
		const above = (species: string) => {
			const g = duel({
				attack: { fighter: 2 },
				defence: { fighter: 2 },
				field: 'near-1',
				species: { 'seat:2': species },
				planets: { [FIELD]: { owner: 'seat:2' } }
			});
			const n = species === 'ulmar' ? 3 : 2;
			attack(g, { dice: dice(2 + n) });
			return rolled(g, 'defence').dice.length;
		};
		expect([above('ulmar'), above('duskari')]).toEqual([3, 2]);
		unload();
		const takes = (die: number) => {
			const g = duel({
				attack: { fighter: 2 },
				species: { 'seat:2': 'ulmar' },
				field: 'near-1', // Defence 2
				planets: { [FIELD]: { owner: 'seat:2' } }
			});
			attack(g, { dice: [die] }).until('turn.menu');
			return g.planet(FIELD).owner === 'seat:1';
		};
		expect([takes(3), takes(4)]).toEqual([false, true]);
	});

	it('[species:pyrrhane] Dreadnaughts cost 2 less', () => {
		const g = as('pyrrhane', {
			players: { 'seat:1': { stock: 4 } },
			planets: { [HOME]: { expended: true } }
		});
		g.send('seat:1', { dreadnaught: 1 }, 'build', HOME);
		expect(g.player('seat:1').stock).toBe(0);
		const other = as('duskari', {
			players: { 'seat:1': { stock: 4 } },
			planets: { [HOME]: { expended: true } }
		});
		expect(other.choices('seat:1', 'build', HOME)).not.toContain('dreadnaught');
	});

	it('[species:seyl] 1 Tactic more to choose from, and 1 more die in the first round of a battle', () => {
		const g = duel({
			attack: { fighter: 6 },
			defence: { fighter: 2 },
			species: { 'seat:1': 'seyl' }
		});
		g.pick('seat:1', 'battle', FIELD).answer('seat:1', { split: { small: 1 } });
		expect(lookOwn(council, g.table, 'seat:1').board.tactics).toHaveLength(3);
		const first = duel({
			attack: { fighter: 2 },
			defence: { fighter: 2 },
			species: { 'seat:1': 'duskari', 'seat:2': 'seyl' }
		});
		attack(first, { dice: [...dice(2 + 3), ...dice(2 + 2)] });
		expect(rolled(first, 'defence').dice).toHaveLength(3);
		first.until('battle.attackerRetreats').lapse().lapse();
		expect(rolled(first, 'defence').dice).toHaveLength(2);
	});

	it('[species:brannoch] Space Ports cost 2 less and can be used at once', () => {
		const g = as('brannoch', {
			players: { 'seat:1': { stock: 2 } },
			planets: { [HOME]: { expended: true }, [NEAR]: { owner: 'seat:1', expended: true } }
		});
		g.pick('seat:1', 'trade').pick('seat:1', 'port', NEAR);
		expect(g.player('seat:1').stock).toBe(1);
		g.send('seat:1', { fighter: 1 }, 'build', NEAR);
		expect(fleet(g, NEAR)).toEqual(['seat:1', 1, 0, 0]);
	});

	it('[species:ixaphel] 1 Stock for each Discovery Token', () => {
		const g = as('ixaphel', {
			tokens: { 'hex:-1,0': 'nothing' },
			ships: { [HOME]: ['seat:1', { fighter: 1 }] }
		});
		expect(g.pick('seat:1', 'move', HOME, 'hex:-1,0').player('seat:1').stock).toBe(1);
	});
});

describe('riches', () => {
	it('[action:ossuline-2] [GC-24.3] Lullaby: all counters off one’s planets, and 3 Stock', () => {
		const g = plays('ossuline-2', {
			species: { 'seat:2': 'duskari' },
			planets: {
				[HOME]: { riots: { by: 'seat:2', n: 5 } },
				[NEAR]: { owner: 'seat:1', riots: { by: 'seat:2', n: 1 } },
				[FAR]: { riots: { by: 'seat:1', n: 2 } }
			}
		});
		expect([g.planet(HOME).riots, g.planet(NEAR).riots]).toEqual([null, null]);
		expect(g.planet(FAR).riots).toEqual({ by: 'seat:1', n: 2 });
		expect(g.player('seat:1').stock).toBe(3);
	});

	it('[action:quillori-1] [GC-24.3] Charter Company: an unowned planet under one’s ships', () => {
		const g = plays('quillori-1', {
			ships: { [NEAR]: ['seat:1', { fighter: 1 }], 'hex:-1,0': ['seat:1', { fighter: 1 }] },
			planets: { 'hex:-1,0': { owner: 'seat:2' } }
		});
		expect(g.planet(NEAR)).toMatchObject({ owner: 'seat:1', expended: true });
		expect(g.planet('hex:-1,0').owner).toEqual('seat:2');
		expect(g.player('seat:1').tally.planetsTakenFromRaces).toBe(0);
	});

	it('[action:quillori-2] Call the Loan: 4 Stock', () => {
		expect(plays('quillori-2').player('seat:1').stock).toBe(4);
	});

	it('[action:hexatine-2] [action:brannoch-1] [GC-24.3] Idle Cycles and Deep Vein: up to 2 expended planets are refreshed', () => {
		for (const card of ['hexatine-2', 'brannoch-1']) {
			const own = { owner: 'seat:1', expended: true } as const;
			const planets = { [HOME]: { expended: true }, [NEAR]: own, 'hex:-2,1': own };
			const g = plays(card, { planets });
			expect(g.choices('seat:1')).toEqual([HOME, NEAR, 'hex:-2,1']);
			g.answer('seat:1', { picks: [HOME, 'hex:-2,1'] });
			expect(g.planet(HOME).expended).toBe(false);
			expect(g.planet(NEAR).expended).toBe(true);
			expect(g.planet('hex:-2,1').expended).toBe(false);
			expect(canPlay(card)).toBe(false);
		}
	});

	it('[action:morrowkin-2] [GC-24.3] Star Market: 1 Stock, and 1 for each hex with one’s ships', () => {
		const g = plays('morrowkin-2', {
			ships: {
				[HOME]: ['seat:1', { fighter: 3 }],
				[NEAR]: ['seat:1', { fighter: 1 }],
				'hex:0,1': ['seat:1', { fighter: 1 }]
			}
		});
		expect(g.player('seat:1').stock).toBe(4);
	});

	it('[action:ulmar-3] [GC-24.3] Patience of Water: 2 Stock for each planet without counters, 6 at most', () => {
		const own = { owner: 'seat:1' } as const;
		const stock = (planets: Position['planets']) =>
			plays('ulmar-3', { planets }).player('seat:1').stock;
		expect(stock({ [NEAR]: own })).toBe(4);
		expect(stock({ [NEAR]: { ...own, riots: { by: 'seat:2', n: 1 } } })).toBe(2);
		expect(stock({ [NEAR]: own, 'hex:-2,1': own, 'hex:-1,0': own })).toBe(6);
	});

	it('[action:hexatine-1] [GC-24.3] Sudden Proof: a technology of any tier for 3 less than research costs', () => {
		const given: Position = {
			market: ['envoy-school', 'ranging-eyes'],
			players: { 'seat:1': { techs: ['slip-keels', 'gunnery-drill'], stock: 2 } },
			planets: { [HOME]: { expended: true } }
		};
		const g = plays('hexatine-1', given).pick('seat:1', 'tech:ranging-eyes');
		expect(g.player('seat:1')).toMatchObject({
			stock: 0, // 6 - 1 - 3
			techs: ['slip-keels', 'gunnery-drill', 'ranging-eyes']
		});
	});

	it('[action:ixaphel-1] [GC-24.3] Thesis: one of Tier 1 or 2 for 2 less', () => {
		const techs = ['slip-keels', 'gunnery-drill', 'ranging-eyes', 'standard-hulls'];
		const g = plays('ixaphel-1', {
			market: ['envoy-school', 'peer-review', 'starlanes'],
			players: { 'seat:1': { techs, stock: 4 } },
			planets: { [HOME]: { expended: true } }
		});
		expect(g.choices('seat:1')).toEqual(['tech:envoy-school', 'tech:peer-review']);
		g.pick('seat:1', 'tech:peer-review');
		expect(g.player('seat:1').stock).toBe(0);
	});

	it('[action:ixaphel-1] [GC-13.2] Thesis says why a tier is closed, what one has, and what lies beyond it', () => {
		const g = plays('ixaphel-1', {
			market: ['envoy-school', 'gunnery-drill', 'slip-keels', 'peer-review', 'starlanes'],
			players: { 'seat:1': { techs: ['slip-keels'], stock: 4 } },
			planets: { [HOME]: { expended: true } }
		});
		expect(barredTo(g, 'seat:1').map(({ id, rule }) => ({ id, rule }))).toEqual([
			{ id: 'tech:slip-keels', rule: 'GC-13.1' },
			{ id: 'tier:2', rule: 'GC-13.2' },
			{ id: 'tier:3', rule: 'GC-24.3' }
		]);
	});

	it('[GC-24.2] [action:ixaphel-1] a price lowered once is lowered for what a card makes cheaper, and no more after that', () => {
		const traits = ['response:silent-plague.b'];
		const g = plays('ixaphel-1', {
			market: ['envoy-school', 'slip-keels'],
			players: { 'seat:1': { traits, stock: 1 } },
			planets: { [HOME]: { expended: true } }
		});
		expect(researchPrice(g.board, 'seat:1')).toBe(6 - 4);
		g.pick('seat:1', 'tech:envoy-school'); // for 2 less
		expect(g.player('seat:1')).toMatchObject({ stock: 1, spent: traits });
		expect(researchPrice(g.board, 'seat:1')).toBe(6);
	});
});

describe('fleets', () => {
	it('[action:varkesh-2] [GC-24.3] War Levy: 3 Fighters at a planet of one’s choice where no other race’s ships are', () => {
		const own = { owner: 'seat:1' } as const;
		const g = plays('varkesh-2', {
			planets: { [NEAR]: own, 'hex:-1,0': own },
			ships: { 'hex:-1,0': ['seat:2', { fighter: 1 }] }
		});
		expect(g.choices('seat:1')).toEqual([HOME, NEAR]);
		g.pick('seat:1', NEAR);
		expect(fleet(g, NEAR)).toEqual(['seat:1', 3, 0, 0]);
	});

	it('[action:thimmari-1] [GC-2.2] [GC-22.4] Hatching Day: 5 Fighters, as far as there are any', () => {
		const hatched = (fighter: number) =>
			fleet(plays('thimmari-1', { ships: { [HOME]: ['seat:1', { fighter }] } }), HOME);
		expect(hatched(2)).toEqual(['seat:1', 7, 0, 0]);
		expect(hatched(7)).toEqual(['seat:1', 10, 0, 0]);
		expect(canPlay('thimmari-1', { ships: { [HOME]: ['seat:1', { fighter: 10 }] } })).toBe(false);
	});

	it('[action:ulmar-2] Rising Tide: a Destroyer and a Fighter at a planet', () => {
		const g = plays('ulmar-2', { ships: { [HOME]: ['seat:1', { fighter: 1 }] } });
		expect(fleet(g, HOME)).toEqual(['seat:1', 2, 1, 0]);
	});

	it('[action:brannoch-2] [GC-24.3] [GC-14.3] Raise the Citadel: a Space Port without paying, and 2 Fighters', () => {
		const given: Position = {
			planets: { [NEAR]: { owner: 'seat:1' }, 'hex:-2,1': { owner: 'seat:1' } },
			ships: { [HOME]: ['seat:1', { fighter: 1 }] }
		};
		const g = plays('brannoch-2', given);
		expect(g.choices('seat:1')).toEqual([NEAR, 'hex:-2,1']); // not where a port stands
		g.pick('seat:1', NEAR).pick('seat:1', 'hex:-2,1');
		expect(g.planet(NEAR).port).toEqual('ready'); // Stone Yards
		expect(fleet(g, 'hex:-2,1')).toEqual(['seat:1', 2, 0, 0]);
		expect(g.planet(HOME).expended).toBe(false);
	});

	it('[action:brannoch-2] [GC-22.12] without a site for the port the Fighters come all the same', () => {
		const g = plays('brannoch-2', { ships: { [HOME]: ['seat:1', { fighter: 1 }] } });
		expect(fleet(g, HOME)).toEqual(['seat:1', 3, 0, 0]);
	});

	it('[action:pyrrhane-2] [GC-24.3] Kindle: 2 Stock, and a Destroyer or two Fighters of one hex become a Dreadnaught', () => {
		const given: Position = {
			ships: {
				[HOME]: ['seat:1', { fighter: 3, destroyer: 1 }],
				[NEAR]: ['seat:1', { fighter: 1 }]
			}
		};
		const g = plays('pyrrhane-2', given);
		expect(g.choices('seat:1')).toHaveLength(2); // nothing at NEAR
		expect(fleet(plays('pyrrhane-2', given).lapse(), HOME)).toEqual(['seat:1', 3, 0, 1]);
		g.pick('seat:1', g.choices('seat:1')[1]!);
		expect(fleet(g, HOME)).toEqual(['seat:1', 1, 1, 1]);
		expect(g.player('seat:1').stock).toBe(2);
		const all = { fighter: 2, destroyer: 1, dreadnaught: 5 };
		const full = plays('pyrrhane-2', { ships: { [HOME]: ['seat:1', all] } });
		expect(fleet(full, HOME), 'there is no sixth').toEqual(['seat:1', 2, 1, 5]);
		expect(full.asked, 'and nothing to choose').toEqual(['turn.menu']);
		const last = plays('pyrrhane-2', { ships: { [HOME]: ['seat:1', { ...all, dreadnaught: 4 }] } });
		expect(fleet(last.lapse(), HOME)).toEqual(['seat:1', 2, 0, 5]);
		expect(full.player('seat:1').stock).toBe(2);
	});

	it('[action:pyrrhane-3] [GC-24.3] Flare: an opponent in a hex next to one’s ships loses 3 Battle Points of its choice', () => {
		const given: Position = {
			ships: {
				[HOME]: ['seat:1', { fighter: 1 }],
				'hex:-1,0': ['seat:2', { fighter: 3, dreadnaught: 1 }],
				'hex:1,1': ['seat:2', { fighter: 1 }],
				'hex:2,-1': ['seat:1', { fighter: 1 }] // next to nobody
			}
		};
		const g = plays('pyrrhane-3', given);
		expect(g.askedSeats).toEqual(['seat:2']); // one hex is in range
		expect(g.choices('seat:2')).toEqual(['fighter', 'dreadnaught']);
		g.pick('seat:2', 'fighter').pick('seat:2', 'fighter').pick('seat:2', 'fighter');
		expect(fleet(g, 'hex:-1,0')).toEqual(['seat:2', 0, 0, 1]);
		const big = plays('pyrrhane-3', given).pick('seat:2', 'dreadnaught');
		expect(fleet(big, 'hex:-1,0')).toEqual(['seat:2', 3, 0, 0]);
		expect(big.asked).toEqual(['turn.menu']);
		const npc = plays('pyrrhane-3', {
			ships: { 'hex:-1,0': ['seat:1', { fighter: 1 }], 'hex:0,0': ['npc:ulmar', { fighter: 2 }] }
		});
		expect(fleet(npc, 'hex:0,0')).toBeNull(); // all of them, if there are no more
		const burnt = (ships: object) =>
			fleet(
				plays('pyrrhane-3', {
					ships: { 'hex:-1,0': ['seat:1', { fighter: 1 }], 'hex:0,0': ['npc:ulmar', ships] }
				}),
				'hex:0,0'
			);
		expect(burnt({ fighter: 1, destroyer: 2 }), 'the least ships first').toEqual([
			'npc:ulmar',
			0,
			1,
			0
		]);
		expect(burnt({ destroyer: 3 }), 'at least 3 points').toEqual(['npc:ulmar', 0, 1, 0]);
		expect(burnt({ fighter: 4, destroyer: 1 })).toEqual(['npc:ulmar', 1, 1, 0]);
		expect(canPlay('pyrrhane-3', { ships: { [HOME]: ['seat:1', { fighter: 1 }] } })).toBe(false);
	});
});

describe('ways', () => {
	it('[action:varkesh-3] [GC-24.3] Relentless: a Major Event for a Battle alone', () => {
		const g = plays('varkesh-3', { ships: { [HOME]: ['seat:1', { fighter: 1 }] } });
		expect(g.board.turn).toMatchObject({ major: 1, battles: 1, minor: 0 });
		g.pick('seat:1', 'trade');
		expect(g.choices('seat:1')).toContain('battle');
		expect(g.choices('seat:1')).not.toContain('trade');
	});

	it('[action:thimmari-3] [GC-24.3] Scatter: up to 3 Moves', () => {
		const g = plays('thimmari-3', { ships: { [HOME]: ['seat:1', { fighter: 3 }] } });
		for (const to of [NEAR, 'hex:-1,0', 'hex:-2,1']) {
			expect(g.asked).toEqual(['effect.moves.which']);
			const left = g.hex(HOME).fleet!.fighter;
			if (left > 1) g.send('seat:1', { fighter: 1 }, HOME, to);
			else g.pick('seat:1', HOME, to);
		}
		expect(g.asked).toEqual(['turn.menu']);
		expect(fleet(g, NEAR)).toEqual(['seat:1', 1, 0, 0]);
		expect(g.board.turn).toMatchObject({ major: 1, minor: 0 });
	});

	it('[action:morrowkin-1] [GC-24.3] [GC-9.6] Hidden Road: ships of one hex go up to 4 hexes, past others and their tokens', () => {
		const g = plays('morrowkin-1', {
			ships: { [HOME]: ['seat:1', { fighter: 2 }], 'hex:-1,0': ['seat:2', { fighter: 1 }] },
			tokens: { 'hex:-1,-1': 'ruins', 'hex:1,0': 'lode' }
		});
		const open = g.choices('seat:1', HOME);
		expect(open).toContain('hex:1,0'); // 3 away
		const wide = as('morrowkin', {
			seats: 4,
			ships: { 'hex:-1,-2': ['seat:1', { fighter: 1 }], 'hex:3,-2': ['seat:2', {}] }
		});
		wide.hex('hex:3,-2').fleet = null;
		wide.pick('seat:1', 'card', 'action:morrowkin-1');
		const reach = wide.choices('seat:1', 'hex:-1,-2');
		expect(reach).toContain('hex:3,-2'); // 4 away
		expect(reach).not.toContain('hex:3,-1'); // 5 away
		expect(reach).not.toContain('hex:-1,-2');
		expect(open).not.toContain('hex:-1,0'); // of another race
		g.send('seat:1', { fighter: 1 }, HOME, 'hex:1,0');
		expect(fleet(g, 'hex:1,0')).toEqual(['seat:1', 1, 0, 0]);
		expect(fleet(g, HOME)).toEqual(['seat:1', 1, 0, 0]);
		expect(g.player('seat:1').stock).toBe(3);
		expect(g.hex('hex:-1,-1').token).toBe(true);
	});

	it('[action:ixaphel-2] [GC-24.3] Field Season: a look at 2 tokens, then up to 2 Moves', () => {
		const g = plays('ixaphel-2', {
			tokens: { [NEAR]: 'leviathan', 'hex:-1,0': 'ruins', 'hex:0,2': 'relic' },
			ships: { [HOME]: ['seat:1', { fighter: 1 }] }
		});
		g.answer('seat:1', { picks: [NEAR, 'hex:-1,0'] });
		expect(lookOwn(council, g.table, 'seat:1').board.seen).toEqual({
			[NEAR]: 'leviathan',
			'hex:-1,0': 'ruins'
		});
		g.pick('seat:1', HOME, 'hex:-1,0');
		expect(g.asked).toEqual(['effect.moves.which']);
		g.pick('seat:1', 'hex:-1,0', HOME);
		expect(g.player('seat:1').stock).toBe(2 + 1); // Antiquarians
		expect(g.asked).toEqual(['turn.menu']);
	});
});

describe('whispers', () => {
	it('[action:duskari-1] [GC-24.3] Night of Pamphlets: a counter on each of up to 3 planets of opponents', () => {
		const g = plays('duskari-1', { planets: { 'hex:2,-1': { owner: 'seat:2' } } });
		expect(said(g.refusal('seat:1', { picks: g.choices('seat:1').slice(0, 4) }).say)).toMatch(/3/);
		g.answer('seat:1', { picks: [FAR, 'hex:2,-1', 'hex:0,0'] });
		for (const hex of [FAR, 'hex:2,-1', 'hex:0,0'] as const)
			expect(g.planet(hex).riots).toEqual({ by: 'seat:1', n: 1 }); // Whisperers spread no more by this
	});

	it('[action:duskari-3] [GC-24.3] Quiet Coup: an opponent’s planet with 3 of one’s counters, no homeworld, without ships', () => {
		const riots = (n: number) => ({ by: 'seat:1', n }) as const;
		const theirs = (n: number) => ({ owner: 'seat:2', riots: riots(n) }) as const;
		const given: Position = {
			planets: {
				'hex:2,-1': { ...theirs(3), port: 'ready' },
				'hex:1,1': theirs(2),
				'hex:1,0': theirs(4),
				[FAR]: { riots: riots(4) }
			},
			ships: { 'hex:1,0': ['seat:2', { fighter: 1 }] }
		};
		const g = plays('duskari-3', given);
		expect(g.planet('hex:2,-1')).toMatchObject({
			owner: 'seat:1',
			riots: null,
			expended: true,
			port: 'new'
		});
		expect([g.planet('hex:1,1').owner, g.planet('hex:1,0').owner]).toEqual(['seat:2', 'seat:2']);
		expect(g.planet(FAR).owner).toEqual('seat:2');
		expect(g.player('seat:1').tally.planetsTakenFromRaces).toBe(1);
	});

	it('[action:seyl-3] [GC-24.3] [GC-20.2] Foretold Ruin: 2 counters on a planet, and the top 3 Council Cards in an order of one’s own', () => {
		const g = plays('seyl-3', { council: ['census', 'truce', 'dissent', 'amnesty'] });
		g.answer('seat:1', { picks: [FAR] });
		expect(g.planet(FAR).riots).toEqual({ by: 'seat:1', n: 2 });
		expect(g.choices('seat:1')).toEqual(['council:census', 'council:truce', 'council:dissent']);
		expect(
			JSON.stringify([lookOpen(council, g.table), lookOwn(council, g.table, 'seat:2')])
		).not.toMatch(/census|truce|dissent/);
		g.answer('seat:1', { order: ['council:dissent', 'council:census', 'council:truce'] });
		expect(g.vault.council.slice(-4)).toEqual(['amnesty', 'truce', 'census', 'dissent']);
		expect(lookOwn(council, g.table, 'seat:1').board.foreseen).toEqual([
			'dissent',
			'census',
			'truce'
		]);
		expect(lookOwn(council, g.table, 'seat:2').board.foreseen).toEqual([]);
		g.until('council.choose');
		expect(g.choices('seat:1')).toEqual(['council:dissent', 'council:census']);
	});

	it('[action:seyl-3] [GC-24.9] [GC-20.2] who sees the top Council Card sees the one that lies there now', () => {
		const players = { 'seat:2': { traits: ['response:red-comet.a'] } };
		const g = plays('seyl-3', { council: ['census', 'truce', 'dissent'], players });
		const seen = () => lookOwn(council, g.table, 'seat:2').board.foreseen;
		g.answer('seat:1', { picks: [FAR] });
		g.answer('seat:1', { order: ['council:dissent', 'council:census', 'council:truce'] });
		expect(seen()).toEqual(['dissent']);
	});
});
