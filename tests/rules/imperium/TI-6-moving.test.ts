import { describe, expect, it } from 'vitest';
import { imperium } from '../../../src/lib/games/imperium';
import { noFleet, systemIds } from '../../../src/lib/games/imperium/board';
import { hasUnits } from '../../../src/lib/games/imperium/map/activation';
import { mayBeSilent, movementOf } from '../../../src/lib/games/imperium/fleets/movement';
import { comingUnseen, moversTo, withinReach } from '../../../src/lib/games/imperium/fleets/moves';
import type { SpaceUnit } from '../../../src/lib/games/imperium/fleets/ships';
import { tariffsDue } from '../../../src/lib/games/imperium/map/tariffs';
import { besides } from '../../../src/lib/games/imperium/map/neighbours';
import type {
	ActionCardId,
	Board,
	Fleet,
	SeatId,
	SystemId
} from '../../../src/lib/games/imperium/types';
import { fromAnswer, lostBy } from '../../../src/lib/ui/filling';
import { ready, standing } from '../../support/imperium';
import { said } from '../../support/said';
import { tableAt } from '../../support/positions';

const me: SeatId = 'seat:1';
const foe: SeatId = 'seat:2';
const goal: SystemId = 'hex:0,0';
const mecatol = 'planet:mecatol-rex';

/** Systems beside Mecatol Rex, and one two steps away behind the first. */
const near: SystemId = 'hex:0,-1';
const far: SystemId = 'hex:0,-2';
const side: SystemId = 'hex:1,-1';

interface Given {
	readonly race?: string;
	readonly techs?: readonly string[];
	readonly fleet?: number;
	readonly command?: number;
	/** Fleets by system; of the opponent under `foes`. */
	readonly mine?: { readonly [system: SystemId]: Partial<Fleet> };
	readonly foes?: { readonly [system: SystemId]: Partial<Fleet> };
	/** What lies where, empty space elsewhere. */
	readonly tiles?: { readonly [system: SystemId]: string };
	readonly counters?: readonly SystemId[];
	/** Ground Forces on planets I control. */
	readonly planets?: { readonly [planet: string]: number };
}

/** An empty galaxy but for Mecatol Rex and what is given. */
function edit({
	race = 'sol',
	techs = [],
	fleet = 9,
	command = 3,
	mine = {},
	foes = {},
	tiles = {},
	counters = [],
	planets = {}
}: Given) {
	return (board: Board) => {
		for (const id of Object.keys(board.systems) as SystemId[]) {
			const system = board.systems[id]!;
			system.fleets = {};
			system.counters = counters.includes(id) ? [me] : [];
			if (id !== goal) system.tile = tiles[id] ?? 'empty#1';
			if (mine[id]) system.fleets[me] = { ...noFleet(), ...mine[id] };
			if (foes[id]) system.fleets[foe] = { ...noFleet(), ...foes[id] };
		}
		for (const state of Object.values(board.planets)) {
			state.owner = null;
			state.units = { groundForce: 0, pds: 0, spaceDock: 0 };
		}
		for (const [planet, groundForce] of Object.entries(planets))
			board.planets[planet as typeof mecatol] = {
				owner: me,
				exhausted: false,
				units: { groundForce, pds: 0, spaceDock: 0 },
				...{ since: 0, dockSince: 0 }
			};
		Object.assign(board.players[me]!, {
			...{ race, techs: techs.slice(), counters: { strategy: 2, fleet, command } }
		});
		board.players[foe]!.race = 'hacan';
		board.players[foe]!.techs = [];
		// Nobody is out of the game (TI-26.1).
		board.systems['hex:2,0']!.fleets[foe] ??= { ...noFleet(), destroyer: 1 };
		board.systems['hex:-2,0']!.fleets['seat:3'] = { ...noFleet(), destroyer: 1 };
	};
}

const acting = (given: Given, system = goal, more: (board: Board) => void = () => undefined) =>
	standing({ step: 'tactical', at: 'activate', seat: me, system }, (board) => {
		edit(given)(board);
		more(board);
	});

/** What may come to the activated system. */
const offered = (given: Given, system = goal): string[] => {
	const g = acting(given, system);
	return g.asked.includes('tactical.move') ? g.choices(me) : [];
};

const fleetOf = (g: ReturnType<typeof acting>, id: SystemId, seat = me) =>
	g.board.systems[id]?.fleets[seat];

describe('activating', () => {
	const turn = (given: Given) =>
		standing({ step: 'turn', at: 'act', seat: me }, (board) => {
			edit(given)(board);
			board.players[me]!.strategy = [];
		});

	it('[TI-6.2] [TI-31.5] [TI-31.6] puts a counter of the Command Pool on a system that has none of mine', () => {
		const g = turn({ mine: { [near]: { cruiser: 1 } }, counters: [side] });
		expect(g.choices(me)).toContain(`activate:${goal}`);
		expect(g.choices(me)).not.toContain(`activate:${side}`);
		g.answer(me, { pick: `activate:${goal}` });
		expect(g.board.players[me]!.counters.command).toBe(2);
		expect(g.board.systems[goal]!.counters).toEqual([me]);
	});

	it('[TI-6.2] [TI-31.7] whatever counters of others lie there', () => {
		const g = standing({ step: 'turn', at: 'act', seat: me }, (board) => {
			edit({})(board);
			board.systems[goal]!.counters = [foe];
		});
		expect(g.choices(me)).toContain(`activate:${goal}`);
	});

	it('[TI-6.3] takes a counter in the Command Pool', () => {
		expect(
			turn({ command: 0 })
				.choices(me)
				.filter((id) => id.startsWith('activate'))
		).toEqual([]);
	});

	it('[TI-6.4] [TI-22.10] any system may be chosen, one nobody can enter too', () => {
		const g = turn({ tiles: { [near]: 'supernova' } });
		const all = Object.keys(g.board.systems).map((id) => `activate:${id}`);
		expect(g.choices(me)).toEqual(expect.arrayContaining(all));
	});

	it('[TI-24.3] Diplomacy keeps nobody from systems with own units, nor from planets without any', () => {
		const g = standing({ step: 'turn', at: 'act', seat: me }, (board) => {
			edit({ mine: { [side]: { cruiser: 1 } } })(board);
			board.planets[mecatol]!.owner = foe;
			board.lasting.push({ is: 'diplomacy', until: 'round', seats: [foe, me] });
		});
		expect(g.choices(me)).toContain(`activate:${side}`);
		expect(g.choices(me)).toContain(`activate:${goal}`);
	});

	it('[political:short-term-truce] [TI-6.4] a truce bars systems with ships of others, and no other', () => {
		const g = standing({ step: 'turn', at: 'act', seat: me }, (board) => {
			edit({ mine: { [side]: { cruiser: 1 } }, foes: { [near]: { fighter: 1 } } })(board);
			board.laws = [{ card: 'short-term-truce', elected: null }];
			board.lasting.push({ is: 'agenda', until: 'round', card: 'short-term-truce', seats: [] });
		});
		expect(g.choices(me)).not.toContain(`activate:${near}`);
		expect(g.choices(me)).toContain(`activate:${side}`);
		expect(g.choices(me)).toContain(`activate:${goal}`);
	});

	it('[political:traffic-tariffs] [TI-6.4] own planets cost nothing to activate', () => {
		const open = (owner: SeatId) =>
			standing({ step: 'turn', at: 'act', seat: me }, (board) => {
				edit({ mine: { [side]: { cruiser: 1 } } })(board);
				board.laws = [{ card: 'traffic-tariffs', elected: null }];
				board.planets[mecatol]!.owner = owner;
				board.planets[mecatol]!.exhausted = true;
				board.players[me]!.tradeGoods = 0;
			})
				.choices(me)
				.includes(`activate:${goal}`);
		expect(open(me)).toBe(true);
		expect(open(foe)).toBe(false);
	});

	it('[TI-24.3] but one with units of whom Diplomacy names', () => {
		const g = standing({ step: 'turn', at: 'act', seat: me }, (board) => {
			edit({ foes: { [near]: { cruiser: 1 } } })(board);
			board.lasting.push({ is: 'diplomacy', until: 'round', seats: [foe, me] });
		});
		expect(g.choices(me)).not.toContain(`activate:${near}`);
		expect(g.choices(me)).toContain(`activate:${side}`);
	});
});

describe('ships that come', () => {
	it('[TI-6.6] from any number of systems within their movement', () => {
		const mine = { [near]: { cruiser: 1, carrier: 1 }, [far]: { destroyer: 1, carrier: 1 } };
		expect(offered({ mine }).toSorted()).toEqual([
			`${near} carrier`,
			`${near} cruiser`,
			`${far} destroyer`
		]);
		const g = acting({ mine });
		g.answer(me, { split: { [`${near} carrier`]: 1, [`${far} destroyer`]: 1 } });
		expect(fleetOf(g, goal)).toMatchObject({ carrier: 1, destroyer: 1, cruiser: 0 });
		expect(fleetOf(g, near)).toMatchObject({ carrier: 0, cruiser: 1 });
		expect(fleetOf(g, far)).toMatchObject({ carrier: 1, destroyer: 0 });
	});

	it('[TI-6.6] none from a system with a counter of mine', () => {
		expect(offered({ mine: { [near]: { cruiser: 1 } }, counters: [near] })).toEqual([]);
	});

	it('[TI-6.8] what is there already stays', () => {
		expect(offered({ mine: { [goal]: { cruiser: 2 } } })).toEqual([]);
	});

	it('[TI-6.9] not through enemy ships; past Fighters, unless they are Advanced', () => {
		const walls = Object.fromEntries(
			besides(ready().board, goal).map((id) => [id, 'supernova'])
		) as { [system: SystemId]: string };
		const tiles = { ...walls, [near]: 'empty#1' };
		const mine = { [far]: { cruiser: 1 } };
		expect(offered({ mine, tiles })).toEqual([`${far} cruiser`]);
		expect(offered({ mine, tiles, foes: { [near]: { destroyer: 1 } } })).toEqual([]);
		expect(offered({ mine, tiles, foes: { [near]: { fighter: 3 } } })).toEqual([`${far} cruiser`]);
		const g = standing({ step: 'tactical', at: 'activate', seat: me, system: goal }, (board) => {
			edit({ mine, tiles, foes: { [near]: { fighter: 3 } } })(board);
			board.players[foe]!.techs = ['advanced-fighters'];
		});
		expect(g.asked).not.toContain('tactical.move');
		const techs = ['light-wave-deflector'];
		expect(offered({ techs, mine, tiles, foes: { [near]: { destroyer: 1 } } })).toEqual([
			`${far} cruiser`
		]);
	});

	it('[TI-6.10] through systems with my own counter', () => {
		expect(offered({ mine: { [far]: { cruiser: 1 } }, counters: [near, side] })).toEqual([
			`${far} cruiser`
		]);
	});

	it.each([
		['carrier', 'xrd-transporters'],
		['cruiser', 'type-iv-drive'],
		['dreadnought', 'type-iv-drive']
	] as const)(
		'[technology:xrd-transporters] [technology:type-iv-drive] [TI-6.6] a %s moves one system farther with %s',
		(kind, tech) => {
			const from: SystemId = kind === 'cruiser' ? 'hex:0,-3' : far;
			const mine = { [from]: { [kind]: 1 } };
			expect(offered({ mine })).toEqual([]);
			expect(offered({ mine, techs: [tech] })).toEqual([`${from} ${kind}`]);
		}
	);

	it('[TI-22.5] [TI-22.6] out of a nebula one system, whatever helps', () => {
		const tiles = { [far]: 'nebula', [near]: 'nebula' };
		const techs = ['type-iv-drive'];
		expect(offered({ mine: { [far]: { cruiser: 1 } }, tiles, techs })).toEqual([]);
		expect(offered({ mine: { [near]: { cruiser: 1 } }, tiles, techs })).toEqual([
			`${near} cruiser`
		]);
	});

	it('[TI-6.15] [TI-31.11] none has to move', () => {
		const g = acting({ mine: { [near]: { cruiser: 1 } } });
		g.answer(me, { split: {} });
		expect(fleetOf(g, near)).toMatchObject({ cruiser: 1 });
		expect(g.board.systems[goal]!.counters).toEqual([me]);
	});

	it('[TI-6.16] [TI-13.1] not more than Fleet Supply allows there', () => {
		const g = acting({ fleet: 2, mine: { [near]: { cruiser: 2 }, [goal]: { destroyer: 1 } } });
		expect(g.refusal(me, { split: { [`${near} cruiser`]: 2 } }).rule).toBe('TI-13.1');
		g.answer(me, { split: { [`${near} cruiser`]: 1 } });
		expect(fleetOf(g, goal)).toMatchObject({ cruiser: 1, destroyer: 1 });
	});
});

describe('what goes along', () => {
	const loaded = { [near]: { carrier: 1, fighter: 5, groundForce: 4, pds: 1, cruiser: 1 } };

	it('[TI-6.12] six of any kind to a Carrier, and none by itself', () => {
		const g = acting({ mine: loaded });
		const carrier = { [`${near} carrier`]: 1 };
		const cargo = { [`${near} fighter`]: 3, [`${near} groundForce`]: 2, [`${near} pds`]: 1 };
		expect(g.refusal(me, { split: cargo }).rule).toBe('TI-6.12');
		expect(
			g.refusal(me, { split: { ...carrier, [`${near} fighter`]: 5, [`${near} groundForce`]: 2 } })
				.rule
		).toBe('TI-6.12');
		g.answer(me, { split: { ...carrier, ...cargo } });
		expect(fleetOf(g, goal)).toMatchObject({ carrier: 1, fighter: 3, groundForce: 2, pds: 1 });
	});

	it('[TI-6.12] [TI-13.8] with Stasis Capsules a Ground Force to a Cruiser', () => {
		const mine = { [near]: { cruiser: 1, groundForce: 2 } };
		expect(offered({ mine })).toEqual([`${near} cruiser`]);
		const g = acting({ mine, techs: ['stasis-capsules'] });
		const cruiser = { [`${near} cruiser`]: 1 };
		expect(g.refusal(me, { split: { ...cruiser, [`${near} groundForce`]: 2 } }).rule).toBe(
			'TI-6.12'
		);
		g.answer(me, { split: { ...cruiser, [`${near} groundForce`]: 1 } });
		expect(fleetOf(g, goal)).toMatchObject({ cruiser: 1, groundForce: 1 });
	});

	it('[TI-6.14] Ground Forces leave their planet, which stays mine', () => {
		const tiles = { [near]: 'lodor' };
		const g = acting({ mine: { [near]: { carrier: 1 } }, tiles, planets: { 'planet:lodor': 3 } });
		g.answer(me, { split: { [`${near} carrier`]: 1, 'planet:lodor groundForce': 3 } });
		expect(fleetOf(g, goal)).toMatchObject({ groundForce: 3 });
		expect(g.board.planets['planet:lodor']).toMatchObject({
			owner: me,
			units: { groundForce: 0 }
		});
		expect(g.moves('embarked')).toHaveLength(1);
	});

	it('[TI-34.2] [TI-6.12] nobody is asked where Ground Forces lie below ships that hold none; before rules 2 it was', () => {
		const given = { mine: { [goal]: { cruiser: 1 } }, planets: { [mecatol]: 2 } };
		const at = (hand: ActionCardId[], rules: number) =>
			standing(
				{ step: 'tactical', at: 'activate', seat: me, system: goal },
				(board) => {
					edit(given)(board);
					board.players[me]!.hand = hand.slice();
				},
				{ rules }
			).asked;
		expect(at([], 2)).not.toContain('tactical.move');
		expect(at(['thugs#1'], 2)).toEqual(['window:nothingComes']);
		expect(at([], 1)).toEqual(['tactical.move']);
		expect(at(['thugs#1'], 1)).toEqual(['tactical.move']);
	});

	it('[TI-6.12] they are taken aboard in the activated system too', () => {
		const given = { mine: { [near]: { carrier: 1 } }, planets: { [mecatol]: 2 } };
		const g = acting(given);
		expect(g.refusal(me, { split: { [`${mecatol} groundForce`]: 1 } }).rule).toBe('TI-13.6');
		g.answer(me, { split: { [`${near} carrier`]: 1, [`${mecatol} groundForce`]: 2 } });
		expect(fleetOf(g, goal)).toMatchObject({ carrier: 1, groundForce: 2 });
		expect(said(acting(given).decision(me).say)).toBe('What do you move to Mecatol Rex?');
	});

	it('[TI-6.12] where nothing can come, what ships take aboard there is asked as that', () => {
		const g = acting({ mine: { [goal]: { carrier: 1 } }, planets: { [mecatol]: 2 } });
		expect(g.choices(me)).toEqual([`${mecatol} groundForce`]);
		expect(said(g.decision(me).say)).toBe('Does anything go aboard at Mecatol Rex?');
		const yard = acting(
			{ mine: { [goal]: { carrier: 1 } }, planets: { [mecatol]: 2 } },
			goal,
			(board) => {
				board.planets[mecatol]!.units.spaceDock = 1;
			}
		);
		expect(said(yard.decision(me).say)).toBe(
			'Before you build: does anything go aboard at Mecatol Rex?'
		);
	});

	it('[technology:stasis-capsules] [TI-6.12] [TI-13.8] beside a Carrier each Cruiser takes one Ground Force, and nothing else', () => {
		const mine = { [near]: { carrier: 1, cruiser: 1, destroyer: 1, fighter: 7, groundForce: 2 } };
		const take = (ship: string, fighter: number, groundForce: number) => ({
			split: {
				[`${near} carrier`]: 1,
				[`${near} ${ship}`]: 1,
				...(fighter > 0 && { [`${near} fighter`]: fighter }),
				...(groundForce > 0 && { [`${near} groundForce`]: groundForce })
			}
		});
		const refusal = (ship: string, fighter: number, ground: number, techs: string[]) =>
			acting({ mine, techs }).refusal(me, take(ship, fighter, ground)).rule;
		expect(refusal('cruiser', 6, 1, [])).toBe('TI-6.12');
		const techs = ['stasis-capsules'];
		expect(refusal('cruiser', 7, 0, techs)).toBe('TI-6.12');
		expect(refusal('cruiser', 6, 2, techs)).toBe('TI-6.12');
		expect(refusal('destroyer', 6, 1, techs)).toBe('TI-6.12');
		const g = acting({ mine, techs }).answer(me, take('cruiser', 6, 1));
		expect(fleetOf(g, goal)).toMatchObject({ carrier: 1, fighter: 6, groundForce: 1 });
	});

	it('[technology:stasis-capsules] [TI-13.8] Dreadnoughts take one too, damaged or not, and find a place for it on the way', () => {
		const hurt = { dreadnought: 2, groundForce: 2, damaged: { dreadnought: 1, warSun: 0 } };
		const g = acting({ mine: { [near]: hurt }, techs: ['stasis-capsules'] });
		const ships = { [`${near} dreadnought`]: 1, [`${near} damagedDreadnought`]: 1 };
		g.answer(me, { split: { ...ships, [`${near} groundForce`]: 2 } });
		expect(fleetOf(g, goal)).toMatchObject({ dreadnought: 2, groundForce: 2 });
		const walls = Object.fromEntries(besides(ready().board, goal).map((id) => [id, 'supernova']));
		const way = acting({
			...{ mine: { [far]: { dreadnought: 1 } }, techs: ['stasis-capsules', 'type-iv-drive'] },
			...{ planets: { 'planet:lodor': 3 }, tiles: { ...walls, [near]: 'lodor' } }
		});
		way.answer(me, { split: { [`${far} dreadnought`]: 1 } });
		expect(way.asked).toEqual(['tactical.aboard']);
		way.answer(me, {
			pick: `by:${near}`,
			then: { split: { 'planet:lodor groundForce': 1 } }
		});
		expect(fleetOf(way, goal)).toMatchObject({ dreadnought: 1, groundForce: 1 });
	});

	it('[TI-6.12] [TI-6.14] PDS are taken off a planet too, which stays mine', () => {
		const g = standing({ step: 'tactical', at: 'activate', seat: me, system: goal }, (board) => {
			edit({ mine: { [near]: { carrier: 1 } }, planets: { [mecatol]: 0 } })(board);
			board.planets[mecatol]!.units.pds = 2;
		});
		g.answer(me, { split: { [`${near} carrier`]: 1, [`${mecatol} pds`]: 1 } });
		expect(fleetOf(g, goal)).toMatchObject({ carrier: 1, pds: 1 });
		expect(g.board.planets[mecatol]).toMatchObject({ owner: me, units: { pds: 1 } });
	});

	it('[TI-13.7] [TI-13.12] a Space Dock there gives a place to three Fighters, and to nothing else', () => {
		const docked = (mine: Given['mine']) =>
			standing({ step: 'tactical', at: 'activate', seat: me, system: goal }, (board) => {
				edit({ mine: mine ?? {}, planets: { [mecatol]: 5 } })(board);
				board.planets[mecatol]!.units.spaceDock = 1;
			});
		const carriers = { [near]: { carrier: 1, groundForce: 6 }, [side]: { carrier: 1, fighter: 6 } };
		const all = (n: number) => ({
			split: {
				[`${near} carrier`]: 1,
				[`${near} groundForce`]: 6,
				[`${side} carrier`]: 1,
				[`${side} fighter`]: 6,
				[`${mecatol} groundForce`]: n
			}
		});
		expect(docked(carriers).refusal(me, all(4)).rule).toBe('TI-13.6');
		expect(fleetOf(docked(carriers).answer(me, all(3)), goal)!.groundForce).toBe(9);
		const one = docked({ [near]: { carrier: 1, groundForce: 6 } });
		const seven = {
			split: {
				[`${near} carrier`]: 1,
				[`${near} groundForce`]: 6,
				[`${mecatol} groundForce`]: 1
			}
		};
		expect(one.refusal(me, seven).rule).toBe('TI-13.6');
	});

	it('[TI-6.16] what is left in space without a place is destroyed, owner’s choice', () => {
		const mine = { [near]: { carrier: 1, fighter: 2, cruiser: 1 } };
		const g = acting({ mine }).answer(me, { split: { [`${near} carrier`]: 1 } });
		expect(fleetOf(g, near)).toMatchObject({ cruiser: 1, fighter: 0 });
		expect(g.moves('lost')).toMatchObject([{ seat: me, system: near, units: { fighter: 2 } }]);
	});

	it('[TI-6.16] Ground Forces whose ships all leave are lost', () => {
		const mine = { [near]: { carrier: 1, groundForce: 2 } };
		const g = acting({ mine }).answer(me, { split: { [`${near} carrier`]: 1 } });
		expect(fleetOf(g, near)).toBeUndefined();
		expect(g.moves('lost')).toMatchObject([{ units: { groundForce: 2, pds: 0 } }]);
	});

	it('[TI-13.9] Advanced Fighters move by themselves', () => {
		const mine = { [far]: { fighter: 2 } };
		expect(offered({ mine })).toEqual([]);
		const g = acting({ mine, techs: ['advanced-fighters'], fleet: 1 });
		expect(g.refusal(me, { split: { [`${far} fighter`]: 2 } }).rule).toBe('TI-13.9');
		g.answer(me, { split: { [`${far} fighter`]: 1 } });
		expect(fleetOf(g, goal)).toMatchObject({ fighter: 1 });
	});
});

describe('on the way', () => {
	const techs = ['xrd-transporters'];
	const tiles = { [near]: 'lodor' };
	const planets = { 'planet:lodor': 8 };
	const mine = { [far]: { carrier: 1, groundForce: 1 } };
	/** The only way from `far` goes through `near`. */
	const walls = Object.fromEntries(besides(ready().board, goal).map((id) => [id, 'supernova'])) as {
		[system: SystemId]: string;
	};
	const given = { techs, mine, planets, tiles: { ...walls, ...tiles } };

	it('[TI-6.12] ships take aboard what lies in systems they pass', () => {
		const g = acting(given).answer(me, {
			split: { [`${far} carrier`]: 1, [`${far} groundForce`]: 1 }
		});
		expect(g.asked).toEqual(['tactical.aboard']);
		expect(g.choices(me)).toEqual(['nothing', `by:${near}`]);
		g.answer(me, { pick: `by:${near}`, then: { split: { 'planet:lodor groundForce': 5 } } });
		expect(fleetOf(g, goal)).toMatchObject({ carrier: 1, groundForce: 6 });
		expect(g.board.planets['planet:lodor']!.units.groundForce).toBe(3);
		expect(g.events.map(({ say }) => said(say))).toContain(
			'{seat:1} takes 5 Ground Forces aboard from Lodor.'
		);
	});

	it('[TI-6.12] as far as there is room beside what they brought', () => {
		const g = acting(given).answer(me, {
			split: { [`${far} carrier`]: 1, [`${far} groundForce`]: 1 }
		});
		const six = { pick: `by:${near}`, then: { split: { 'planet:lodor groundForce': 6 } } };
		expect(g.refusal(me, six).rule).toBe('TI-13.6');
	});

	it('[TI-6.12] nothing where another counter of mine lies', () => {
		const g = acting({ ...given, counters: [near] }).answer(me, {
			split: { [`${far} carrier`]: 1 }
		});
		expect(g.asked).not.toContain('tactical.aboard');
	});

	it('[technology:stasis-capsules] [TI-6.12] Cruisers take nothing aboard on the way without Stasis Capsules', () => {
		const passing = (...techs: readonly string[]) =>
			acting({ ...given, mine: { [far]: { cruiser: 1 } }, techs }).answer(me, {
				split: { [`${far} cruiser`]: 1 }
			}).asked;
		expect(passing('stasis-capsules')).toEqual(['tactical.aboard']);
		expect(passing()).not.toContain('tactical.aboard');
	});

	it('[TI-6.13] nobody is asked who passes nothing, or brings no room', () => {
		const full = { ...given, mine: { [far]: { carrier: 1, groundForce: 6 } } };
		const g = acting(full).answer(me, {
			split: { [`${far} carrier`]: 1, [`${far} groundForce`]: 6 }
		});
		expect(g.asked).not.toContain('tactical.aboard');
		expect(fleetOf(g, goal)).toMatchObject({ carrier: 1, groundForce: 6 });
	});
});

describe('after the move', () => {
	it('[political:traffic-tariffs] [TI-6.4] one planet of another in the system is enough', () => {
		const { board } = acting({ mine: { [near]: { cruiser: 1 } } });
		board.laws = [{ card: 'traffic-tariffs', elected: null }];
		board.systems[near]!.tile = 'abyz-fria';
		const planet = { exhausted: false, units: { groundForce: 1, pds: 0, spaceDock: 0 } };
		board.planets['planet:abyz'] = { ...planet, owner: me, since: 0, dockSince: 0 };
		board.planets['planet:fria'] = { ...planet, owner: foe, since: 0, dockSince: 0 };
		expect(tariffsDue(board, me, [near])).toBe(1);
		board.planets['planet:fria']!.owner = null;
		expect(tariffsDue(board, me, [near])).toBe(0);
	});

	it('[TI-34.9] [TI-28.3] cards against who moves in are for a move, and not for an activation alone', () => {
		const asked = (split: Record<string, number>) => {
			const g = standing({ step: 'tactical', at: 'activate', seat: me, system: goal }, (board) => {
				edit({ mine: { [near]: { cruiser: 1 }, [goal]: { cruiser: 1 } } })(board);
				board.planets[mecatol]!.owner = foe;
				board.planets[mecatol]!.units.spaceDock = 1;
				board.players[foe]!.hand = ['experimental-battlestation#1'];
			});
			return g.answer(me, { split }).asked.includes('window:movedIn');
		};
		expect(asked({ [`${near} cruiser`]: 1 })).toBe(true);
		expect(asked({})).toBe(false);
	});

	it('[TI-13.10] the question says how many are lost by a move, and so many are', () => {
		const standingWith = (mine: Partial<Fleet>, techs: readonly string[]) =>
			standing(
				{ step: 'tactical', at: 'activate', seat: me, system: goal },
				edit({ mine: { [near]: mine }, techs })
			);
		for (const [mine, techs, split, gone] of [
			[{ carrier: 2, fighter: 8 }, [], { carrier: 1 }, 2],
			[{ carrier: 2, fighter: 8 }, [], { carrier: 1, fighter: 2 }, 0],
			[{ carrier: 1, fighter: 1, groundForce: 2 }, [], { carrier: 1 }, 3],
			[{ carrier: 1, fighter: 2 }, ['advanced-fighters'], { carrier: 1 }, 0],
			[{ carrier: 1, cruiser: 1, groundForce: 3 }, ['stasis-capsules'], { carrier: 1 }, 2]
		] as const) {
			const g = standingWith(mine, techs);
			const answer = Object.fromEntries(
				Object.entries(split).map(([unit, n]) => [`${near} ${unit}`, n])
			);
			const { shape } = g.decision(me);
			if (shape.type !== 'split') throw new Error('No units are asked for.');
			const said = lostBy(shape.forfeits ?? [], fromAnswer(shape, { split: answer }));
			expect(said.map(({ forfeit, n }) => [forfeit.rule, n])).toEqual(
				gone > 0 ? [['TI-13.10', gone]] : []
			);
			const count = () =>
				[near, goal]
					.flatMap((id) => Object.values({ ...fleetOf(g, id), damaged: 0 }))
					.reduce((sum, n) => sum + n, 0);
			const before = count();
			g.answer(me, { split: answer });
			expect(before - count()).toBe(gone);
		}
	});

	it('[TI-6.16] [TI-13.10] what has no place left is lost before anybody fires', () => {
		const g = standing({ step: 'tactical', at: 'activate', seat: me, system: goal }, (board) => {
			edit({ mine: { [near]: { carrier: 2, fighter: 8 } } })(board);
			board.planets[mecatol]!.owner = foe;
			board.planets[mecatol]!.units.pds = 1;
		});
		g.answer(me, { split: { [`${near} carrier`]: 1 } });
		expect(fleetOf(g, near)).toMatchObject({ carrier: 1, fighter: 6 });
		expect(g.asked).toEqual(['pdsFire.fire']);
	});
});

describe('how far, and past whom', () => {
	it('[technology:type-iv-drive] [technology:xrd-transporters] [TI-6.6] raise the movement of their ships alone', () => {
		const { board } = acting({ techs: ['type-iv-drive', 'xrd-transporters'] });
		const far = (unit: SpaceUnit) => movementOf(board, me, unit, near);
		expect(
			(
				['destroyer', 'cruiser', 'carrier', 'dreadnought', 'damagedDreadnought', 'warSun'] as const
			).map(far)
		).toEqual([2, 3, 2, 2, 2, 2]);
		board.players[me]!.techs = [];
		expect(
			(['destroyer', 'cruiser', 'carrier', 'dreadnought', 'warSun'] as const).map(far)
		).toEqual([...[2, 2, 1, 1, 2]]);
	});

	it('[TI-6.9] one ship of any kind but Fighters bars the way', () => {
		const walls = Object.fromEntries(besides(ready().board, goal).map((id) => [id, 'supernova']));
		for (const ship of ['destroyer', 'cruiser', 'carrier', 'dreadnought', 'warSun'] as const)
			expect(
				offered({
					...{ mine: { [far]: { cruiser: 1 } }, tiles: { ...walls, [near]: 'empty#1' } },
					foes: { [near]: { [ship]: 1 } }
				}),
				ship
			).toEqual([]);
	});

	it('[TI-24.3] one unit of any kind on a planet is enough for Diplomacy', () => {
		const g = acting({});
		for (const kind of ['groundForce', 'pds', 'spaceDock'] as const) {
			board(g, kind);
			expect(hasUnits(g.board, goal, foe), kind).toBe(true);
			expect(hasUnits(g.board, goal, me), kind).toBe(false);
		}
	});
	const board = (g: ReturnType<typeof acting>, kind: 'groundForce' | 'pds' | 'spaceDock') =>
		Object.assign(g.board.planets[mecatol]!, {
			...{ owner: foe, units: { groundForce: 0, pds: 0, spaceDock: 0, [kind]: 1 } }
		});
});

describe('several ships on the way', () => {
	const walls = Object.fromEntries(besides(ready().board, goal).map((id) => [id, 'supernova'])) as {
		[system: SystemId]: string;
	};
	const given = {
		techs: ['xrd-transporters'],
		mine: { [far]: { carrier: 2 } },
		planets: { 'planet:lodor': 8 },
		tiles: { ...walls, [near]: 'lodor' }
	};
	const from = { pick: `by:${near}` };

	it('[TI-6.12] each is asked, and takes what the ones before left', () => {
		const g = acting(given).answer(me, { split: { [`${far} carrier`]: 2 } });
		g.answer(me, { ...from, then: { split: { 'planet:lodor groundForce': 5 } } });
		expect(g.asked).toEqual(['tactical.aboard']);
		expect(
			g.refusal(me, { ...from, then: { split: { 'planet:lodor groundForce': 4 } } }).rule
		).toBe('TI-6.12');
		g.answer(me, { ...from, then: { split: { 'planet:lodor groundForce': 3 } } });
		expect(fleetOf(g, goal)).toMatchObject({ carrier: 2, groundForce: 8 });
		expect(g.board.planets['planet:lodor']!.units.groundForce).toBe(0);
	});

	it('[TI-6.12] who took nothing is not asked for ever', () => {
		const g = acting(given).answer(me, { split: { [`${far} carrier`]: 2 } });
		g.answer(me, { pick: 'nothing' }).answer(me, { pick: 'nothing' });
		expect(g.asked).not.toContain('tactical.aboard');
		expect(fleetOf(g, goal)).toMatchObject({ carrier: 2, groundForce: 0 });
	});

	it('[technology:stasis-capsules] [TI-6.12] [TI-13.8] a Cruiser takes one Ground Force on its way, and no PDS', () => {
		const g = standing({ step: 'tactical', at: 'activate', seat: me, system: goal }, (board) => {
			edit({ ...given, techs: ['stasis-capsules'], mine: { [far]: { cruiser: 1 } } })(board);
			board.planets['planet:lodor']!.units.pds = 1;
		});
		g.answer(me, { split: { [`${far} cruiser`]: 1 } });
		expect(g.choices(me, `by:${near}`)).toEqual(['planet:lodor groundForce']);
		expect(
			g.refusal(me, { ...from, then: { split: { 'planet:lodor groundForce': 2 } } }).rule
		).toBe('TI-13.6');
		g.answer(me, { ...from, then: { split: { 'planet:lodor groundForce': 1 } } });
		expect(fleetOf(g, goal)).toMatchObject({ cruiser: 1, groundForce: 1 });
	});

	it('[TI-6.12] a ship without a hold takes nothing on its way', () => {
		const g = acting({ ...given, techs: [], mine: { [far]: { cruiser: 1 } } });
		g.answer(me, { split: { [`${far} cruiser`]: 1 } });
		expect(g.asked).not.toContain('tactical.aboard');
	});
});

describe('passing unseen', () => {
	const back: SystemId = 'hex:0,2';
	const given: Given = {
		mine: { [far]: { cruiser: 1 }, [back]: { cruiser: 1 } },
		foes: { [near]: { cruiser: 1 }, 'hex:0,1': { cruiser: 1 } }
	};

	it('[action:in-the-silence-of-space] the fleet named passes, and no other', () => {
		const walls = Object.fromEntries(
			besides(ready().board, goal)
				.filter((id) => id !== near && id !== 'hex:0,1')
				.map((id) => [id, 'supernova'])
		);
		const g = standing({ step: 'tactical', at: 'activate', seat: me, system: goal }, (board) => {
			edit({ ...given, tiles: walls })(board);
			board.lasting.push({ is: 'silence', seat: me, system: far, until: 'action' });
		});
		expect(g.choices(me)).toEqual([`${far} cruiser`]);
	});

	it('[action:in-the-silence-of-space] [TI-6.6] it comes no farther by it', () => {
		const home: SystemId = 'hex:0,-3';
		const from = (techs: string[]) => {
			const mine = { [home]: { cruiser: 1 } };
			const { board } = acting({ mine, techs, foes: { [near]: { destroyer: 1 } } });
			for (const id of besides(board, goal)) if (id !== near) board.systems[id]!.tile = 'supernova';
			return comingUnseen(board, me, goal);
		};
		expect(from([])).toEqual([]);
		expect(from(['type-iv-drive'])).toEqual([home]);
	});

	it('[action:in-the-silence-of-space] [TI-18.9] it takes a ship that moves two far', () => {
		const { board } = acting({
			mine: { [far]: { carrier: 1 }, [back]: { cruiser: 1, carrier: 1 } }
		});
		expect(mayBeSilent(board, me, far)).toBe(false);
		expect(mayBeSilent(board, me, back)).toBe(true);
		expect(mayBeSilent(board, me, goal)).toBe(false);
	});
});

describe('two actions', () => {
	it('[technology:fleet-logistics] [TI-6.30] [TI-31.30] with Fleet Logistics a second follows, and no third', () => {
		const g = acting({ techs: ['fleet-logistics'], mine: { [near]: { cruiser: 1 } } });
		g.until('tactical.again', me).answer(me, { pick: `activate:${side}` });
		expect(g.board.systems[side]!.counters).toEqual([me]);
		g.until('rest.wait');
		expect(g.moves('activated')).toHaveLength(2);
	});

	it('[TI-6.30] after the second no third is asked for', () => {
		const g = acting({ techs: ['fleet-logistics'], mine: { [near]: { cruiser: 1 } } });
		g.until('tactical.again', me).answer(me, { pick: `activate:${side}` });
		while (!g.asked.includes('rest.wait')) {
			expect(g.asked).not.toContain('tactical.again');
			g.lapse();
		}
	});

	it('[TI-6.30] not without it', () => {
		const g = acting({ mine: { [near]: { cruiser: 1 } } });
		g.until('rest.wait');
		expect(g.moves('activated')).toHaveLength(1);
	});
});

it('[TI-6.6] in games under way ships can come to exactly those systems that are within their reach', () => {
	for (const seed of [1, 2, 3, 4]) {
		const options = Object.fromEntries(
			imperium.options.map(({ id, values }) => [id, values[0]!.value])
		);
		const setup = { seats: 4, options, seed, clocked: false };
		const { board } = tableAt(imperium, setup, 350) as unknown as { board: Board };
		for (const seat of Object.keys(board.players) as SeatId[]) {
			const reach = withinReach(board, seat);
			const come = systemIds(board).filter((id) => moversTo(board, seat, id).length > 0);
			expect([...reach].sort()).toEqual([...come].sort());
		}
	}
});
