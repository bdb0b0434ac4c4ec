/** What the steady player of Twilight Imperium plans for: objectives, technologies, partners, and what its ships carry. */
import { describe, expect, it } from 'vitest';
import { msg } from '../../src/lib/core';
import { orderIn } from '../../src/lib/games/imperium/bot/builds';
import { cardPlay } from '../../src/lib/games/imperium/bot/cards';
import { redistribute, spreadCounters } from '../../src/lib/games/imperium/bot/counters';
import { bombard } from '../../src/lib/games/imperium/bot/fights';
import {
	fleetGoal,
	fleetStake,
	fleetWanted,
	gateWorth,
	isDockKept,
	planetGoal,
	targets,
	techGoal,
	unitGoal
} from '../../src/lib/games/imperium/bot/goals';
import { shortestTo } from '../../src/lib/games/imperium/bot/ladders';
import { scouts, settlers } from '../../src/lib/games/imperium/bot/loads';
import { bestMove, stayingWorth } from '../../src/lib/games/imperium/bot/moves';
import { purse } from '../../src/lib/games/imperium/bot/payment';
import { aimOf, dockAtCentre } from '../../src/lib/games/imperium/bot/plan';
import { techFund, techWorth } from '../../src/lib/games/imperium/bot/techs';
import { cardWorth } from '../../src/lib/games/imperium/bot/strategy';
import { wants } from '../../src/lib/games/imperium/bot/wants';
import { planetWorth, prizeOf } from '../../src/lib/games/imperium/bot/worth';
import { stepsTo, targetHome } from '../../src/lib/games/imperium/bot/war';
import {
	CENTRE,
	MECATOL,
	allPlanets,
	homeOf,
	planetsAt,
	planetsOf,
	systemIds,
	tileAt,
	valueOf
} from '../../src/lib/games/imperium/board';
import { orderShape } from '../../src/lib/games/imperium/economy/yard';
import { besides } from '../../src/lib/games/imperium/map/neighbours';
import { moveShape } from '../../src/lib/games/imperium/steps/tactical';
import { AREAS } from '../../src/lib/games/imperium/types';
import type { ActionCardId, Board, SeatId, SystemId } from '../../src/lib/games/imperium/types';
import { standing } from '../support/imperium';
import { answerOf, me, pickOf, playOn, sightAt, thoughtOf, turn } from '../support/imperium-bots';
import type { Game } from '../support/imperium-bots';
import { bare, station } from '../support/imperium-fleets';

const STAGE_ONE = [
	...['planets-5', 'hold-mecatol', 'three-specialties', 'techs-5', 'techs-3-of-a-colour'],
	...['techs-4-colours', 'spend-6-goods', 'spend-10-resources', 'spend-10-influence']
];

/** A system beside its home that has planets. */
const nearWithPlanets = (board: Board, home: SystemId): SystemId => {
	const found = besides(board, home).find((id) => planetsAt(board, id).length > 0);
	if (!found) throw new Error('There is none.');
	return found;
};

/** Where it could build a Space Dock, its home left out. */
function siteOf(board: Board): SystemId {
	const found = systemIds(board).find(
		(id) =>
			id !== homeOf(board, me) &&
			orderShape(board, me, id, true)?.places.some((place) => place.id.startsWith('spaceDock:'))
	);
	if (!found) throw new Error('There is none.');
	return found;
}

/** All planets there are its own, long since. */
function settle(board: Board, id: SystemId, groundForce = 1): void {
	for (const planet of planetsAt(board, id))
		Object.assign(board.planets[planet]!, {
			...{ owner: me, exhausted: false, since: 0 },
			units: { groundForce, pds: 0, spaceDock: 0 }
		});
}

/** What it builds there once it has activated the system: one each of these. */
function ordered(g: Game, id: SystemId): string[] {
	g.answer(me, { pick: `activate:${id}` });
	for (let i = 0; i < 5 && !g.asked.includes('production.order'); i++)
		g.answer(me, answerOf(g, me));
	const answer = answerOf(g, me);
	return 'split' in answer ? Object.keys(answer.split) : [];
}

/** A Space Dock on each planet of its home, and planets beside it without one. */
function twoDocks(board: Board, home: SystemId): void {
	for (const planet of planetsAt(board, home)) board.planets[planet]!.units.spaceDock = 1;
	settle(board, nearWithPlanets(board, home));
}

describe('objectives', () => {
	/** What one Space Dock more is worth to it. */
	const worthOfDocks = (objectives: readonly string[]) =>
		wants(
			sightAt(
				turn((board) => {
					board.objectives = [...objectives];
				}),
				me
			)
		)
			.filter(({ condition }) => condition.is === 'unitsOnBoard')
			.reduce((sum, { worth }) => sum + worth, 0);

	it('given one of Stage I that may still be turned up, then it is worked for, less than one that lies open; given six others, then it is not', () => {
		const [hidden, open] = [worthOfDocks([]), worthOfDocks(['docks-3'])];
		expect(hidden).toBeGreaterThan(0);
		expect(open).toBeGreaterThan(hidden);
		expect(worthOfDocks(STAGE_ONE.slice(0, 6))).toBe(0);
	});

	it('given three Space Docks are asked for and one is missing, then what it costs is put by from all but that dock', () => {
		const g = turn((board, home) => {
			board.round = 3;
			board.objectives = ['docks-3'];
			board.players[me]!.secrets = ['technocrat'];
			twoDocks(board, home);
			for (const planet of planetsOf(board, me)) board.planets[planet]!.exhausted = true;
			board.players[me]!.tradeGoods = 4;
		});
		const sight = sightAt(g, me);
		expect(aimOf(sight)).toMatchObject({ is: 'docks', n: 4, missing: 1 });
		const ordered = (id: SystemId) =>
			Object.keys(orderIn(sight, id, orderShape(g.board, me, id, true)!).split);
		expect(ordered(homeOf(g.board, me))).toEqual([]);
		expect(ordered(siteOf(g.board))).toEqual([expect.stringMatching(/^spaceDock:/)]);
	});

	it('given a Space Dock is asked for and one counter, then that is for the dock and not for a planet; given another counter, or no dock asked for, then the planet comes first', () => {
		const built = (objective: string, command: number): boolean => {
			const g = turn((board, home) => {
				board.round = 3;
				board.objectives = [objective];
				board.players[me]!.secrets = ['technocrat'];
				twoDocks(board, home);
				for (const planet of planetsOf(board, me)) board.planets[planet]!.exhausted = true;
				board.players[me]!.tradeGoods = 4;
				board.players[me]!.counters = { command, fleet: 3, strategy: 2 };
			});
			const site = siteOf(g.board);
			const pick = pickOf(answerOf(g, me));
			// It goes somewhere: to the dock, or to a planet that is nobody's.
			expect(pick).toMatch(/^activate:/);
			return pick === `activate:${site}`;
		};
		expect(built('docks-3', 1)).toBe(true);
		expect(built('docks-3', 2)).toBe(false);
		expect(built('techs-5', 1)).toBe(false);
	});

	it('given two Space Docks are asked for and what both cost, then nothing else is built with the first, though its system is activated by then', () => {
		const builds = (objective: string) => {
			const g = turn((board, home) => {
				board.round = 3;
				board.objectives = [objective];
				board.players[me]!.secrets = ['technocrat'];
				twoDocks(board, home);
				const [first] = planetsAt(board, home);
				const own = planetsOf(board, me);
				for (const planet of own) if (planet !== first) board.planets[planet]!.units.spaceDock = 0;
				const brings = own.map((planet) => valueOf(board, planet, 'resources'));
				board.players[me]!.tradeGoods = 8 - brings.reduce((sum, n) => sum + n, 0);
				board.players[me]!.counters = { command: 2, fleet: 3, strategy: 2 };
			});
			return ordered(g, homeOf(g.board, me));
		};
		expect(builds('docks-3')).toEqual([expect.stringMatching(/^spaceDock:/)]);
		expect(builds('techs-5')).not.toEqual([expect.stringMatching(/^spaceDock:/)]);
	});

	it('given three technologies of a colour are asked for and the third is locked, then others put nothing by for it; given it is open, then its price is', () => {
		const aim = (techs: readonly string[]) => {
			const g = turn((board) => {
				board.objectives = ['techs-3-of-a-colour', 'techs-5'];
				Object.assign(board.players[me]!, { secrets: ['technocrat'], techs: [...techs] });
				board.players[me]!.tradeGoods = 8;
				board.players['seat:2']!.strategy = [{ card: 'technology', used: false }];
			});
			return aimOf(sightAt(g, me));
		};
		expect(aim(['hylar-v-assault-laser', 'deep-space-cannon'])).toMatchObject({ is: 'tech' });
		expect(aim(['antimass-deflectors', 'xrd-transporters'])).toEqual({ is: 'nothing' });
	});

	it('given a secret one that takes a Space Dock on Mecatol Rex, then the last dock is kept for it; given a public one that takes three, then only while it holds Mecatol Rex', () => {
		const third = (secret: string, objectives: readonly string[] = [], holder?: SeatId) => {
			const g = turn((board, home) => {
				board.round = 3;
				board.objectives = [...objectives];
				if (holder) board.planets[MECATOL]!.owner = holder;
				board.players[me]!.secrets = [secret];
				twoDocks(board, home);
				for (const planet of planetsOf(board, me)) board.planets[planet]!.exhausted = true;
				board.players[me]!.tradeGoods = 20;
			});
			const sight = sightAt(g, me);
			const site = siteOf(g.board);
			const { split } = orderIn(sight, site, orderShape(g.board, me, site, true)!);
			return { isKept: isDockKept(sight), builds: Object.keys(split).length > 0 };
		};
		expect(third('usurper')).toEqual({ isKept: true, builds: false });
		expect(third('technocrat')).toEqual({ isKept: false, builds: true });
		expect(third('usurper', [], 'seat:2')).toEqual({ isKept: true, builds: false });
		expect(third('usurper', ['docks-3'], 'seat:2')).toEqual({ isKept: false, builds: true });
		expect(third('usurper', ['docks-3'], me)).toMatchObject({ isKept: true });
	});
});

describe('a home that others hold a part of', () => {
	it('then it puts nothing by for a public objective; given all of its home, then what that takes', () => {
		const free = (owner: SeatId) => {
			const g = turn((board, home) => {
				board.objectives = ['spend-10-resources'];
				board.players[me]!.tradeGoods = 10;
				board.planets[planetsAt(board, home)[0]!]!.owner = owner;
				for (const planet of planetsOf(board, me)) board.planets[planet]!.exhausted = true;
			});
			return purse(sightAt(g, me), 'resources');
		};
		expect(free(me)).toBe(0);
		expect(free('seat:2')).toBe(10);
	});
});

describe('Mecatol Rex', () => {
	/** It has held Mecatol Rex since round 1, with seven trade goods, and a technology may still come for seven. */
	const holding = (secret: string, edit: (board: Board) => void = () => undefined) =>
		turn((board) => {
			board.round = 3;
			board.objectives = [];
			settle(board, CENTRE, 2);
			for (const planet of planetsOf(board, me)) board.planets[planet]!.exhausted = true;
			board.players['seat:3']!.strategy = [{ card: 'technology', used: false }];
			Object.assign(board.players[me]!, { secrets: [secret], tradeGoods: 8 });
			edit(board);
		});

	it('given a secret one that takes one Ground Force more there, then that is built of what is put by for a technology; given another, then it is not', () => {
		const builds = (secret: string) => {
			const g = holding(secret, (board) => {
				board.planets[MECATOL]!.units = { groundForce: 5, pds: 0, spaceDock: 1 };
			});
			expect(techFund(sightAt(g, me))).toBeGreaterThan(4);
			const { split } = orderIn(sightAt(g, me), CENTRE, orderShape(g.board, me, CENTRE, true)!);
			return Object.keys(split);
		};
		expect(builds('usurper')).toContainEqual(expect.stringMatching(/^groundForce:/));
		expect(builds('technocrat')).toEqual([]);
	});

	it('given a public one that all it has would pay for, then the Space Dock that a secret one takes there is paid first; given another secret one, then it is not', () => {
		const builds = (secret: string) => {
			const g = holding(secret, (board) => {
				board.objectives = ['spend-10-resources'];
				Object.assign(board.players[me]!, { tradeGoods: 10, techs: ['antimass-deflectors'] });
			});
			const sight = sightAt(g, me);
			const { split } = orderIn(sight, CENTRE, orderShape(g.board, me, CENTRE, true)!);
			return [purse(sight, 'resources'), Object.keys(split)];
		};
		expect(builds('diversified')).toEqual([4, ['spaceDock:one@planet:mecatol-rex']]);
		expect(builds('technocrat')).toEqual([0, []]);
	});

	it('given it is activated to build that Space Dock, then the dock is still paid first; given another secret one, then it is not built', () => {
		const builds = (secret: string) => {
			const g = holding(secret, (board) => {
				board.objectives = ['spend-10-resources'];
				Object.assign(board.players[me]!, { tradeGoods: 10, techs: ['antimass-deflectors'] });
			});
			return ordered(g, CENTRE);
		};
		expect(builds('diversified')).toEqual(['spaceDock:one@planet:mecatol-rex']);
		expect(builds('technocrat')).toEqual([]);
	});

	it('given a secret one that takes one Ground Force more there, then that is built of what is put by for a public one; given another, then it is not', () => {
		const builds = (secret: string) => {
			const g = holding(secret, (board) => {
				board.objectives = ['spend-10-resources'];
				board.planets[MECATOL]!.units = { groundForce: 5, pds: 0, spaceDock: 1 };
				board.players[me]!.tradeGoods = 10;
			});
			const sight = sightAt(g, me);
			expect(aimOf(sight)).toMatchObject({ is: 'spend', n: 10 });
			return Object.keys(orderIn(sight, CENTRE, orderShape(g.board, me, CENTRE, true)!).split);
		};
		expect(builds('usurper')).toContainEqual(expect.stringMatching(/^groundForce:/));
		expect(builds('technocrat')).toEqual([]);
	});

	it('given a public one that all it has would pay for, then nothing of it goes into one of several Ground Forces that a secret one still takes there', () => {
		const g = holding('usurper', (board) => {
			board.objectives = ['spend-10-resources'];
			board.planets[MECATOL]!.units = { groundForce: 3, pds: 0, spaceDock: 1 };
			board.players[me]!.tradeGoods = 10;
		});
		expect(orderIn(sightAt(g, me), CENTRE, orderShape(g.board, me, CENTRE, true)!).split).toEqual(
			{}
		);
	});

	it('given a public one and as much as both take, then both are put by', () => {
		const left = (secret: string) =>
			purse(
				sightAt(
					holding(secret, (board) => {
						board.objectives = ['spend-10-resources'];
						board.players[me]!.tradeGoods = 15;
					}),
					me
				),
				'resources'
			);
		expect(left('diversified')).toBe(1);
		expect(left('technocrat')).toBe(5);
	});

	it('given another holds it and a secret one takes it, then Dreadnoughts leave home and come nearer; given another secret one, then they stay', () => {
		const comes = (secret: string) => {
			const g = turn((board, home) => {
				board.round = 4;
				board.objectives = [];
				board.players[me]!.secrets = [secret];
				for (const id of allPlanets(board)) board.planets[id]!.owner = me;
				board.planets[MECATOL]!.owner = 'seat:2';
				board.planets[MECATOL]!.units.groundForce = 4;
				station(board, home, me, { dreadnought: 4 });
			});
			const home = homeOf(g.board, me);
			const steps = stepsTo(sightAt(g, me), CENTRE);
			const near = besides(g.board, home).filter(
				(id) => (steps.get(id) ?? 9) < (steps.get(home) ?? 0)
			);
			expect(near).not.toEqual([]);
			return near.map((id) => bestMove(sightAt(g, me), id).load.ships.dreadnought ?? 0);
		};
		expect(Math.max(...comes('industrial'))).toBe(4);
		// Of what it asks for each part is worth little, and all together much.
		expect(Math.max(...comes('usurper'))).toBe(4);
		expect(Math.max(...comes('technocrat'))).toBe(0);
	});

	it('given a secret one that takes Ground Forces there, then six that are beside it come; given another, then as many as take it', () => {
		const comes = (secret: string) => {
			const g = turn((board) => {
				board.round = 3;
				board.objectives = [];
				board.players[me]!.secrets = [secret];
				for (const id of allPlanets(board)) board.planets[id]!.owner = me;
				board.planets[MECATOL]!.owner = null;
				const beside = nearWithPlanets(board, CENTRE);
				settle(board, beside, 6);
				station(board, beside, me, { carrier: 1 });
			});
			return bestMove(sightAt(g, me), CENTRE).load.groundForce;
		};
		expect(comes('usurper')).toBe(6);
		expect(comes('technocrat')).toBeLessThan(6);
	});

	it('given Ground Forces are asked for there, then those at home come nearer, and no more are built than could go', () => {
		const at = (secret: string, groundForce: number) => {
			const g = turn((board, home) => {
				board.round = 3;
				board.objectives = STAGE_ONE.filter((id) => id !== 'hold-mecatol').slice(0, 6);
				board.players[me]!.secrets = [secret];
				for (const id of allPlanets(board)) {
					board.planets[id]!.owner = me;
					board.planets[id]!.units.groundForce = 0;
				}
				board.planets[MECATOL]!.owner = null;
				station(board, home, me, { carrier: 1, groundForce });
			});
			const sight = sightAt(g, me);
			const home = homeOf(g.board, me);
			const steps = stepsTo(sight, CENTRE);
			const near = besides(g.board, home).filter(
				(id) => (steps.get(id) ?? 9) < (steps.get(home) ?? 0)
			);
			return {
				comes: Math.max(...near.map((id) => bestMove(sight, id).worth)),
				more: unitGoal(sight, 'groundForce', home)
			};
		};
		expect(at('usurper', 6).comes).toBeGreaterThan(at('technocrat', 6).comes + 2);
		expect(at('usurper', 4).more).toBeGreaterThan(0);
		expect(at('usurper', 60).more).toBe(0);
		expect(at('technocrat', 4).more).toBe(0);
	});

	it('given it is held by one Ground Force and a secret one takes it, then it is worth more that others come to hold it', () => {
		const worthOf = (secret: string) => {
			const g = holding(secret, (board) => {
				for (const id of allPlanets(board)) board.planets[id]!.owner = me;
				board.objectives = STAGE_ONE.filter((id) => id !== 'hold-mecatol').slice(0, 6);
				board.planets[MECATOL]!.units.groundForce = 1;
				const beside = nearWithPlanets(board, CENTRE);
				settle(board, beside, 5);
				station(board, beside, me, { carrier: 1 });
			});
			const { load, worth } = bestMove(sightAt(g, me), CENTRE);
			expect(load.groundForce).toBe(6);
			return worth;
		};
		expect(worthOf('industrial')).toBeGreaterThan(worthOf('technocrat') + 2);
	});

	it('given a secret one that takes eight ships there, then counters go to Fleet Supply until it holds them, and ships are worth coming', () => {
		const wanted = (secret: string) => {
			const sight = sightAt(holding(secret), me);
			return [fleetWanted(sight), fleetGoal(sight, { destroyer: 2, fighter: 5 })] as const;
		};
		const [fleet, goal] = wanted('master-of-ships');
		expect(fleet).toBe(8);
		expect(goal).toBeGreaterThan(0);
		expect(wanted('forceful')).toEqual([4, 0]);
		expect(wanted('technocrat')).toEqual([0, 0]);
	});

	it('given a secret one that takes four Dreadnoughts there, then Fleet Supply is to hold what else stands there too', () => {
		const wanted = (secret: string, dreadnought: number) => {
			const fleet = { carrier: 2, cruiser: 1, fighter: 3, dreadnought };
			return fleetWanted(
				sightAt(
					holding(secret, (board) => station(board, CENTRE, me, fleet)),
					me
				)
			);
		};
		expect(wanted('forceful', 0)).toBe(7);
		expect(wanted('forceful', 2)).toBe(7);
		expect(wanted('master-of-ships', 2)).toBe(8);
	});

	it('given a secret one that takes ships there, then counters go to Fleet Supply after two to activate systems; given another, or enough, then not', () => {
		const next = (secret: string, fleet: number) => {
			const g = holding(secret, (board) => {
				board.players[me]!.counters = { command: 2, fleet, strategy: 1 };
			});
			return spreadCounters(
				sightAt(g, me),
				AREAS.map((id) => ({ id })),
				1
			);
		};
		expect(next('master-of-ships', 5)).toEqual({ fleet: 1 });
		expect(next('master-of-ships', 8)).toEqual({ strategy: 1 });
		expect(next('technocrat', 5)).toEqual({ strategy: 1 });
	});

	it('given a secret one that takes ships there, then those leave it less lightly that it takes, and come nearer from elsewhere', () => {
		const lost = (secret: string, kind: 'cruiser' | 'dreadnought') => {
			const sight = sightAt(holding(secret), me);
			return fleetStake(sight, { [kind]: 1 });
		};
		expect(lost('master-of-ships', 'cruiser')).toBeGreaterThan(0);
		expect(lost('forceful', 'dreadnought')).toBeGreaterThan(lost('master-of-ships', 'dreadnought'));
		expect(lost('forceful', 'cruiser')).toBe(0);
		expect(lost('technocrat', 'cruiser')).toBe(0);
		const comesFromHome = (secret: string) => {
			const g = holding(secret, (board) => {
				for (const id of allPlanets(board)) board.planets[id]!.owner = me;
				board.objectives = STAGE_ONE.filter((id) => id !== 'hold-mecatol').slice(0, 6);
				station(board, homeOf(board, me), me, { cruiser: 2 });
			});
			const sight = sightAt(g, me);
			const steps = stepsTo(sight, CENTRE);
			const goals = systemIds(g.board).filter((id) => steps.get(id) === 1);
			return Math.max(...goals.map((id) => bestMove(sight, id).worth));
		};
		expect(comesFromHome('master-of-ships')).toBeGreaterThan(comesFromHome('technocrat') + 1);
		const goesTo = (secret: string) => {
			const g = holding(secret, (board) => station(board, CENTRE, me, { cruiser: 2 }));
			const next = besides(g.board, CENTRE)[0]!;
			const sight = sightAt(g, me);
			const load = scouts(sight, moveShape(g.board, { seat: me, system: next }), false)[0]!;
			return stayingWorth(sight, next, load);
		};
		expect(goesTo('master-of-ships')).toBeLessThan(goesTo('technocrat') - 1);
	});

	it('given a secret one that takes a Space Dock and more there, then what the dock costs is put by, however much more', () => {
		const kept = (secret: string) => dockAtCentre(sightAt(holding(secret), me));
		expect(kept('forceful')).toBe(4);
		expect(kept('usurper')).toBe(4);
		expect(kept('technocrat')).toBe(0);
	});
});

describe('technologies', () => {
	const six = STAGE_ONE.filter((id) => !id.startsWith('techs'));

	/** In its turn it has these, and the objectives that are open are all that may come of Stage I. */
	const having = (techs: readonly string[], objectives: readonly string[]) =>
		sightAt(
			turn((board) => {
				board.objectives = [...objectives];
				Object.assign(board.players[me]!, { secrets: ['technocrat'], techs: [...techs] });
			}),
			me
		);

	it('given an objective that takes three of a colour, the third of which stands on one more, then that one is worth more; without it, not', () => {
		const gain = (objectives: readonly string[]) => {
			const sight = having(
				['antimass-deflectors', 'xrd-transporters', 'micro-technology'],
				objectives
			);
			return techWorth(sight, 'neural-motivator') - techWorth(sight, 'hylar-v-assault-laser');
		};
		expect(six).toHaveLength(6);
		expect(gain([...six.slice(1), 'techs-3-of-a-colour'])).toBeGreaterThan(gain(six) + 1);
	});

	it('given two blue ones, the third of which stands on three others, then an objective for three of a colour is worked for where two more do, and those two are what is missing', () => {
		const sight = having(
			['antimass-deflectors', 'xrd-transporters', 'enviro-compensator'],
			[...six.slice(1), 'techs-3-of-a-colour']
		);
		const { missing, steps } = shortestTo(sight, 3);
		expect(missing).toBe(2);
		expect([...steps].sort()).toEqual(['micro-technology', 'sarween-tools']);
		const want = wants(sight).find(({ objective }) => objective === 'techs-3-of-a-colour');
		expect(want?.missing).toBe(2);
		expect(techGoal(sight, 'sarween-tools')).toBeGreaterThan(0);
		expect(techGoal(sight, 'hylar-v-assault-laser')).toBe(0);
		expect(techGoal(sight, 'cybernetics')).toBe(0);
	});

	it('given that any of two will do for what is missing, then neither is left out; what is owned already stands on nothing', () => {
		const { missing, steps } = shortestTo(having(['micro-technology', 'sarween-tools'], six), 3);
		// Enviro Compensator is yellow itself; it was never needed for what is there.
		expect(missing).toBe(1);
		expect([...steps]).toEqual(['enviro-compensator']);
		const green = shortestTo(having(['stasis-capsules'], six), 3);
		expect(green.missing).toBe(2);
		expect([...green.steps]).toEqual(
			expect.arrayContaining(['cybernetics', 'gen-synthesis', 'neural-motivator'])
		);
	});

	it('given three of a colour, then nothing is missing', () => {
		const three = ['hylar-v-assault-laser', 'deep-space-cannon', 'magen-defense-grid'];
		expect(shortestTo(having(three, six), 3)).toEqual({ missing: 0, steps: new Set() });
	});

	it('given four colours are asked for, then one of a new colour that does little comes before one that does most', () => {
		const g = turn((board) => {
			board.round = 3;
			board.objectives = ['techs-4-colours'];
			Object.assign(board.players[me]!, {
				secrets: ['technocrat'],
				techs: ['antimass-deflectors', 'enviro-compensator']
			});
		});
		const sight = sightAt(g, me);
		const besides = (tech: string) => techWorth(sight, tech) - techGoal(sight, tech);
		expect(besides('xrd-transporters')).toBeGreaterThan(besides('stasis-capsules'));
		expect(techWorth(sight, 'stasis-capsules')).toBeGreaterThan(
			techWorth(sight, 'xrd-transporters')
		);
	});
});

describe('Strategy Cards', () => {
	it('given what it can claim brings it to eight points, then Initiative is worth most after Imperial, which wins next; given less, then not', () => {
		const worths = (points: number) => {
			const g = turn((board) => {
				board.round = 5;
				board.objectives = ['planets-5'];
				for (const id of allPlanets(board)) board.planets[id]!.owner = me;
				board.players[me]!.points = points;
			});
			const sight = sightAt(g, me);
			return ['imperial', 'initiative', 'technology'].map((card) => cardWorth(sight, card));
		};
		const [imperial, initiative, technology] = worths(7);
		expect(imperial).toBeGreaterThan(initiative!);
		expect(initiative).toBeGreaterThan(2 * technology!);
		expect(worths(5)[1]).toBeLessThan(2 * worths(5)[2]!);
	});

	it('given the next objective may end the game, then who does not lead leaves Imperial; given a rival would win by it and is still to pick, or it leads, then it is worth more', () => {
		const worths = (edit: (board: Board) => void) => {
			const g = turn((board) => {
				board.round = 7;
				board.objectives = STAGE_ONE.slice(0, 6);
				for (const seat of board.order) board.players[seat]!.points = 4;
				edit(board);
			});
			const sight = sightAt(g, me);
			return { imperial: cardWorth(sight, 'imperial'), trade: cardWorth(sight, 'trade') };
		};
		const rival: SeatId = 'seat:2';
		const behind = worths((board) => (board.players[rival]!.points = 6));
		expect(behind.imperial).toBeLessThan(behind.trade);
		const near = worths((board) => (board.players[rival]!.points = 8));
		expect(near.imperial).toBeGreaterThan(near.trade);
		const late = worths((board) => {
			board.players[rival]!.points = 8;
			board.players[rival]!.strategy = [
				{ card: 'warfare', used: false },
				{ card: 'logistics', used: false }
			];
		});
		expect(late.imperial).toBeLessThan(late.trade);
		const ahead = worths((board) => (board.players[me]!.points = 5));
		expect(ahead.imperial).toBeGreaterThan(near.imperial);
		const early = worths((board) => board.objectives.splice(5));
		expect(early.imperial).toBeGreaterThan(early.trade);
	});
});

describe('claims', () => {
	/** The public objective that is claimed of those that are met. */
	const claimed = (...objectives: readonly string[]) => {
		const g = standing({ step: 'claim', at: 'choose', seat: me }, (board) => {
			bare(board);
			board.stage = 'status';
			board.objectives = objectives.slice();
			for (const planet of allPlanets(board))
				Object.assign(board.planets[planet]!, { owner: me, exhausted: false });
			board.players[me]!.techs = [
				...['antimass-deflectors', 'enviro-compensator', 'sarween-tools', 'cybernetics'],
				'hylar-v-assault-laser'
			];
		});
		return pickOf(answerOf(g, me));
	};

	it('given several that bring as much, then what others could take comes before technologies, and these before what is paid', () => {
		expect(claimed('techs-5', 'planets-5')).toBe('objective:planets-5');
		expect(claimed('planets-5', 'techs-5')).toBe('objective:planets-5');
		expect(claimed('spend-10-resources', 'techs-5')).toBe('objective:techs-5');
	});
});

describe('wormholes', () => {
	/** A Destroyer that is two steps from a wormhole, and one in each other but `open`; all asked for by a secret one, or not. */
	const asked = (secret: string, open: number) => {
		const g = turn((board, home) => {
			board.round = 3;
			board.objectives = [];
			board.players[me]!.secrets = [secret];
			for (const id of allPlanets(board)) board.planets[id]!.owner = me;
			board.systems[home]!.fleets = {};
			const gates = systemIds(board).filter((id) => tileAt(board, id)?.wormhole);
			for (const id of gates.slice(open)) station(board, id, me, { destroyer: 1 });
			if (open > 0) station(board, home, me, { destroyer: 1 });
		});
		return { g, gates: systemIds(g.board).filter((id) => tileAt(g.board, id)?.wormhole) };
	};

	it('given a ship is asked for in each and one is open, then one comes to it, step by step; given that is not asked for, then not', () => {
		const comes = (secret: string) => {
			const { g, gates } = asked(secret, 1);
			const sight = sightAt(g, me);
			const steps = stepsTo(sight, gates[0]!);
			const home = homeOf(g.board, me);
			return systemIds(g.board)
				.filter((id) => (steps.get(id) ?? 9) < (steps.get(home) ?? 0))
				.map((id) => bestMove(sight, id))
				.filter(({ load }) => load.from.has(home) && (load.ships.destroyer ?? 0) > 0).length;
		};
		expect(comes('keeper-of-gates')).toBeGreaterThan(0);
		expect(comes('technocrat')).toBe(0);
	});

	it('given a ship in each, then none may leave that is the last there; given that is not asked for, or no wormhole, then all may', () => {
		const { g, gates } = asked('keeper-of-gates', 0);
		const home = homeOf(g.board, me);
		expect(gateWorth(sightAt(g, me), gates[0]!)).toBeGreaterThan(10);
		expect(gateWorth(sightAt(g, me), home)).toBe(0);
		expect(gateWorth(sightAt(asked('technocrat', 0).g, me), gates[0]!)).toBe(0);
	});

	it('given fewer light ships than wormholes, then one more is worth building, and no more than are missing', () => {
		const worth = (open: number, ordered: number) => {
			const { g } = asked('keeper-of-gates', open);
			for (const id of systemIds(g.board))
				if (id === homeOf(g.board, me)) g.board.systems[id]!.fleets = {};
			return unitGoal(sightAt(g, me), 'destroyer', homeOf(g.board, me), ordered);
		};
		expect(worth(1, 0)).toBeGreaterThan(0);
		expect(worth(1, 1)).toBe(0);
	});
});

describe('a rival', () => {
	/** What a planet of seat:2 is worth to it, with so many at the table. */
	const prize = (seats: number, edit: (board: Board) => void = () => undefined) => {
		const g = standing(
			{ step: 'turn', at: 'act', seat: me },
			(board) => {
				bare(board);
				board.round = 3;
				board.objectives = [];
				for (const seat of board.order) board.players[seat]!.strategy = [];
				const [planet] = planetsAt(board, nearWithPlanets(board, homeOf(board, me)));
				board.planets[planet!]!.owner = 'seat:2';
				edit(board);
			},
			{ seats }
		);
		const [planet] = planetsAt(g.board, nearWithPlanets(g.board, homeOf(g.board, me)));
		return prizeOf(sightAt(g, me), planet!) - planetWorth(sightAt(g, me), planet!);
	};

	it('given no other is there, then peace with it is worth nothing, and what it loses is gained; the more others there are, the less a planet of it is worth', () => {
		const [two, three, six] = [prize(2), prize(3), prize(6)];
		expect(two).toBeGreaterThan(0);
		expect(three).toBeLessThan(two - 4);
		expect(six).toBeLessThan(three - 2);
	});
});

describe('a home of others', () => {
	const secretly = (secret: string) =>
		turn((board) => {
			board.round = 4;
			board.objectives = [];
			board.players[me]!.secrets = [secret];
			for (const seat of ['seat:2', 'seat:3'] as const)
				for (const planet of planetsAt(board, homeOf(board, seat)))
					Object.assign(board.planets[planet]!, {
						owner: seat,
						units: { groundForce: seat === 'seat:2' ? 6 : 1, pds: 0, spaceDock: 0 }
					});
		});

	it('given a secret one that takes a home of another, then the one that falls soonest is worth it, and units for the war; no other is', () => {
		const g = secretly('conqueror');
		const sight = sightAt(g, me);
		expect(targetHome(sight)?.system).toBe(homeOf(g.board, 'seat:3'));
		const goal = (at: Game, seat: SeatId) =>
			planetsAt(at.board, homeOf(at.board, seat)).map((one) => planetGoal(sightAt(at, me), one));
		expect(Math.min(...goal(g, 'seat:3'))).toBeGreaterThan(Math.max(...goal(g, 'seat:2')));
		const plain = secretly('technocrat');
		expect(targets(sightAt(plain, me))).toEqual([]);
		const at = homeOf(g.board, me);
		expect(unitGoal(sight, 'cruiser', at)).toBeGreaterThan(
			unitGoal(sightAt(plain, me), 'cruiser', at)
		);
	});
});

describe('counters', () => {
	it('given all in one area, then they are spread anew; given some in each, then they stay', () => {
		const spread = (counters: { command: number; fleet: number; strategy: number }) => {
			const g = turn((board) => {
				board.players[me]!.counters = counters;
			});
			const places = ['command', 'fleet', 'strategy'].map((id) => ({
				id,
				say: msg('Here'),
				max: 9
			}));
			return redistribute(sightAt(g, me), { type: 'split', places, min: 8, max: 8 });
		};
		expect(spread({ command: 6, fleet: 2, strategy: 0 })).not.toBeNull();
		expect(spread({ command: 3, fleet: 3, strategy: 2 })).toBeNull();
	});

	it('given one to activate a system and none for Strategy Cards of others, then the next is for these; given one there too, then to activate', () => {
		const next = (strategy: number) => {
			const g = turn((board) => {
				board.players[me]!.counters = { command: 1, fleet: 3, strategy };
			});
			return spreadCounters(
				sightAt(g, me),
				AREAS.map((id) => ({ id })),
				1
			);
		};
		expect(next(0)).toEqual({ strategy: 1 });
		expect(next(1)).toEqual({ command: 1 });
	});
});

describe('the last Space Dock of a neighbour', () => {
	it('given a secret one that takes it, then fleets come nearer to it; given a second dock, then not', () => {
		const at = (docks: number) => {
			const g = turn((board) => {
				board.round = 4;
				board.objectives = STAGE_ONE.filter((id) => id !== 'hold-mecatol').slice(0, 6);
				board.players[me]!.secrets = ['merciless'];
				for (const planet of Object.values(board.planets)) planet.units.spaceDock = 0;
				const sites = allPlanets(board).slice(-docks || Infinity);
				for (const planet of sites) {
					board.planets[planet]!.owner = 'seat:2';
					board.planets[planet]!.units.spaceDock = 1;
				}
			});
			return targets(sightAt(g, me)).map(({ system }) => system);
		};
		expect(at(0)).toEqual([]);
		expect(at(1)).toHaveLength(1);
		expect(at(2)).toEqual([]);
	});
});

describe('what counters are bought with', () => {
	/** seat:2 uses Logistics; seat:1 has three counters in the Command Pool and its home ready. */
	const bought = (edit: (board: Board, home: SystemId) => void) => {
		const g = standing(
			{ step: 'strategic', at: 'primary', seat: 'seat:2', card: 'logistics' },
			(board) => {
				bare(board);
				board.round = 2;
				board.active = 'seat:2';
				board.objectives = [];
				board.players['seat:2']!.strategy = [{ card: 'logistics', used: false }];
				board.players[me]!.strategy = [];
				Object.assign(board.players[me]!, { counters: { command: 2, fleet: 3, strategy: 2 } });
				edit(board, homeOf(board, me));
			}
		).until('strategic.others', me);
		return answerOf(g, me);
	};
	/** Three planets with influence and next to no resources. */
	const POOR = 3;
	const poor = (board: Board, home: SystemId): void => {
		station(board, home, me, { carrier: 4 });
		const planets = allPlanets(board).filter((id) => valueOf(board, id, 'resources') === 0);
		for (const planet of planets.slice(0, POOR))
			Object.assign(board.planets[planet]!, { owner: me, exhausted: false });
	};

	it('given all it has would make its second Carrier, then none; given planets that bring nothing else, then some', () => {
		expect(pickOf(bought((board, home) => station(board, home, me, { carrier: 1 })))).toBe('leave');
		expect(pickOf(bought(poor))).toBe('buy');
	});

	it('given a law that leaves Fleet Supply no room, then they go elsewhere, though it needs one most there', () => {
		const into = (laws: Board['laws']) => {
			const answer = bought((board, home) => {
				poor(board, home);
				board.laws = laws;
				board.players[me]!.counters = { command: 4, fleet: 5, strategy: 3 };
				station(board, home, me, { carrier: 6 });
			});
			const then = 'pick' in answer ? answer.then : undefined;
			return then && 'split' in then ? AREAS.filter((area) => then.split[area]) : [];
		};
		expect(into([])).toContain('fleet');
		expect(into([{ card: 'fleet-regulations', elected: null }])).toEqual(
			expect.not.arrayContaining(['fleet'])
		);
		expect(into([{ card: 'fleet-regulations', elected: null }])).not.toEqual([]);
	});
});

describe('trade goods', () => {
	it('given planets that pay as well, then a claim and a technology leave them; given too few planets, then they fill up', () => {
		const paid = (edit: (board: Board) => void) => {
			const g = standing({ step: 'claim', at: 'choose', seat: me }, (board) => {
				bare(board);
				board.stage = 'status';
				board.objectives = ['spend-10-resources'];
				for (const planet of allPlanets(board))
					Object.assign(board.planets[planet]!, { owner: me, exhausted: false });
				board.players[me]!.tradeGoods = 8;
				edit(board);
			});
			const answer = answerOf(g, me);
			const then = 'pick' in answer ? answer.then : undefined;
			return then && 'split' in then ? (then.split['goods'] ?? 0) : null;
		};
		expect(paid(() => undefined)).toBe(0);
		expect(
			paid((board) => {
				const rich = allPlanets(board).filter((id) => valueOf(board, id, 'resources') > 0);
				let left = 6;
				for (const planet of rich) {
					const n = valueOf(board, planet, 'resources');
					board.planets[planet]!.exhausted = n > left;
					if (n <= left) left -= n;
				}
				expect(left).toBe(0);
			})
		).toBe(4);
	});

	it('given an objective that takes six, then Trade is worth more the nearer it brings that', () => {
		const worth = (objective: string, tradeGoods: number) =>
			cardWorth(
				sightAt(
					turn((board) => {
						board.objectives = [
							...STAGE_ONE.filter((id) => !id.includes('goods')).slice(0, 5),
							objective
						];
						board.players[me]!.secrets = ['technocrat'];
						board.players[me]!.tradeGoods = tradeGoods;
					}),
					me
				),
				'trade'
			);
		const without = worth('docks-3', 3);
		expect(worth('spend-6-goods', 3)).toBeGreaterThan(without + 8);
		expect(worth('spend-6-goods', 0)).toBeGreaterThan(without + 3);
		expect(worth('spend-6-goods', 6)).toBe(without);
	});

	it('given planets or trade goods to pay with, then less is built of trade goods, which keep', () => {
		const built = (ready: boolean) => {
			const g = turn((board, home) => {
				board.round = 4;
				board.objectives = STAGE_ONE.filter((id) => !id.includes('goods')).slice(0, 6);
				board.players[me]!.secrets = ['technocrat'];
				station(board, home, me, { carrier: 4 });
				let left = 8;
				for (const planet of allPlanets(board)) {
					const n = valueOf(board, planet, 'resources');
					const pays = ready && n > 0 && n <= left;
					if (pays) left -= n;
					Object.assign(board.planets[planet]!, { owner: me, exhausted: !pays });
					board.planets[planet]!.units.groundForce = 2;
				}
				board.players[me]!.tradeGoods = ready ? left : 8;
			});
			const home = homeOf(g.board, me);
			return orderIn(sightAt(g, me), home, orderShape(g.board, me, home, true)!).worth;
		};
		expect(built(false)).toBeLessThan(built(true));
	});
});

describe('X-89', () => {
	it('given several Ground Forces on a planet worth having and few cards, then it is used; given one, then the dice are', () => {
		const fired = (groundForce: number) => {
			let planet = '';
			const g = turn((board, home) => {
				const [one] = planetsAt(board, nearWithPlanets(board, home));
				planet = one!;
				Object.assign(board.planets[one!]!, {
					owner: 'seat:2',
					units: { groundForce, pds: 0, spaceDock: 0 }
				});
			});
			const places = ['roll', 'x89'].map((how) => ({
				...{ id: `${how}:dreadnought@${planet}`, say: msg('Here'), max: 1 }
			}));
			return bombard(sightAt(g, me), { type: 'split', places, min: 0, max: 1 });
		};
		expect(JSON.stringify(fired(4))).toContain('x89');
		expect(JSON.stringify(fired(1))).toContain('roll');
	});
});

describe('technologies', () => {
	/** seat:2 uses Diplomacy; Technology and Logistics lie with seat:3. seat:1 has one counter in Strategy Allocation. */
	const asked = (goods: number, strategy: number) =>
		standing({ step: 'strategic', at: 'primary', seat: 'seat:2', card: 'diplomacy' }, (board) => {
			bare(board);
			board.active = 'seat:2';
			board.objectives = [];
			board.players['seat:2']!.strategy = [{ card: 'diplomacy', used: false }];
			board.players['seat:3']!.strategy = [
				{ card: 'technology', used: false },
				{ card: 'logistics', used: false }
			];
			board.players[me]!.strategy = [];
			for (const planet of planetsOf(board, me)) board.planets[planet]!.exhausted = true;
			Object.assign(board.players[me]!, {
				tradeGoods: goods,
				counters: { command: 3, fleet: 3, strategy }
			});
		}).until('strategic.others', me);

	it('given the last counter and the price of a technology that may still come, then it leaves another secondary; without the price, or with a second counter, it uses it', () => {
		expect(techFund(sightAt(asked(9, 1), me))).toBeGreaterThan(0);
		expect(pickOf(answerOf(asked(9, 1), me))).toBe('leave');
		expect(pickOf(answerOf(asked(0, 1), me))).toBe('refresh');
		expect(pickOf(answerOf(asked(9, 2), me))).toBe('refresh');
	});
});

describe('what ships carry', () => {
	it('given Ground Forces aboard a Carrier, then no settlers are thought of that leave some of them without a place', () => {
		const g = turn((board, home) => {
			const near = nearWithPlanets(board, home);
			settle(board, near);
			board.systems[home]!.fleets = {};
			station(board, near, me, { carrier: 1, groundForce: 5 });
		});
		const home = homeOf(g.board, me);
		const sight = sightAt(g, me);
		const loads = settlers(sight, moveShape(g.board, { seat: me, system: home }), home);
		expect(loads.length).toBeGreaterThan(0);
		for (const { split, lost } of loads) {
			expect(lost).toBe(0);
			expect(Object.entries(split)).toContainEqual([
				expect.stringMatching(/^hex.* groundForce$/),
				5
			]);
		}
	});

	it('given the first round, then settlers leave home whole, though a Carrier of others is two moves away or has no move left; given one that could still come, then one stays on each planet', () => {
		const staying = (isNear: boolean, edit: (board: Board, near: SystemId) => void = () => {}) => {
			const g = turn((board, home) => {
				board.systems[home]!.fleets = {};
				for (const planet of planetsAt(board, home)) board.planets[planet]!.units.groundForce = 1;
				station(board, home, me, { carrier: 1 });
				const near = besides(board, besides(board, home)[0]!)[0]!;
				if (isNear) station(board, near, 'seat:2', { carrier: 1 });
				edit(board, near);
				for (const planet of planetsOf(board, me)) board.planets[planet]!.exhausted = true;
			});
			playOn(g);
			return planetsAt(g.board, homeOf(g.board, me)).map(
				(planet) => g.board.planets[planet]!.units.groundForce
			);
		};
		const isFast = (board: Board) => void board.players['seat:2']!.techs.push('xrd-transporters');
		expect(Math.max(...staying(false))).toBe(0);
		expect(Math.max(...staying(true))).toBe(0);
		expect(Math.min(...staying(true, isFast))).toBe(1);
		const hasGone = (board: Board, near: SystemId) => {
			isFast(board);
			board.systems[near]!.counters.push('seat:2');
		};
		expect(Math.max(...staying(true, hasGone))).toBe(0);
	});
});

describe('Fighters', () => {
	/** It has a Space Dock at home, with Fighters there, and may go to planets beside it. */
	const fightersTaken = (isNear: boolean) => {
		const g = turn((board, home) => {
			for (const planet of planetsAt(board, home)) board.planets[planet]!.units.spaceDock = 1;
			station(board, home, me, { carrier: 1, fighter: 3, groundForce: 1 });
			const foe = besides(board, nearWithPlanets(board, home)).find((id) => id !== home)!;
			if (isNear) station(board, foe, 'seat:2', { cruiser: 1 });
		});
		const goal = nearWithPlanets(g.board, homeOf(g.board, me));
		return settlers(sightAt(g, me), moveShape(g.board, { seat: me, system: goal }), goal).map(
			({ ships }) => ships.fighter ?? 0
		);
	};

	it('given nobody near where settlers go, then they stay at the Space Dock; given ships that could come, then they go along', () => {
		expect(Math.max(...fightersTaken(false))).toBe(0);
		expect(Math.min(...fightersTaken(true))).toBe(3);
	});
});

describe('what is produced', () => {
	it('given the price of a Carrier and none, then it is that, and not as many cheap units as can be had', () => {
		const ordered = (tradeGoods: number) => {
			const g = turn((board, home) => {
				board.objectives = STAGE_ONE.filter((id) => !id.includes('goods')).slice(0, 6);
				for (const planet of allPlanets(board)) board.planets[planet]!.exhausted = true;
				board.systems[home]!.fleets = {};
				for (const planet of planetsAt(board, home)) board.planets[planet]!.units.groundForce = 1;
				Object.assign(board.players[me]!, { tradeGoods });
			});
			const home = homeOf(g.board, me);
			return orderIn(sightAt(g, me), home, orderShape(g.board, me, home, true)!).split;
		};
		expect(Object.keys(ordered(3))).toEqual([expect.stringMatching(/^carrier:/)]);
		expect(Object.keys(ordered(2))).toEqual([expect.stringMatching(/^groundForce:/)]);
	});

	it('given a fleet as large as may be and its only Carrier is still to leave, then the price of a second one is kept; given more counters in Fleet Supply, then it is made; given few Ground Forces, then these are', () => {
		const ordered = (fleet: number, groundForce: number) => {
			const g = turn((board, home) => {
				board.objectives = STAGE_ONE.filter((id) => !id.includes('goods')).slice(0, 6);
				for (const planet of allPlanets(board)) board.planets[planet]!.exhausted = true;
				for (const planet of allPlanets(board)) board.planets[planet]!.units.groundForce = 0;
				station(board, home, me, { carrier: 1, cruiser: 2, groundForce });
				Object.assign(board.players[me]!, {
					tradeGoods: 3,
					counters: { command: 3, fleet, strategy: 2 }
				});
			});
			const home = homeOf(g.board, me);
			return Object.keys(orderIn(sightAt(g, me), home, orderShape(g.board, me, home, true)!).split);
		};
		expect(ordered(3, 4)).toEqual([]);
		expect(ordered(4, 4)).toEqual([expect.stringMatching(/^carrier:/)]);
		expect(ordered(3, 2)).toEqual([expect.stringMatching(/^groundForce:/)]);
	});
});

describe('Strategic Bombardment', () => {
	it('given it in hand, then a War Sun is worth bringing above ready planets of another; given another card, or planets that are exhausted, then not', () => {
		const worth = (card: ActionCardId, exhausted: boolean) => {
			const g = turn((board, home) => {
				station(board, home, me, { warSun: 1 });
				board.players[me]!.hand = [card];
				for (const planet of planetsAt(board, nearWithPlanets(board, home)))
					Object.assign(board.planets[planet]!, {
						...{ owner: 'seat:2', exhausted, since: 0 },
						units: { groundForce: 9, pds: 0, spaceDock: 0 }
					});
			});
			return bestMove(sightAt(g, me), nearWithPlanets(g.board, homeOf(g.board, me))).worth;
		};
		const strike = worth('strategic-bombardment#1', false);
		expect(strike).toBeGreaterThan(worth('touch-of-genius#1', false));
		expect(strike).toBeGreaterThan(worth('strategic-bombardment#1', true));
	});

	it('given a War Sun above ready planets of another, then it is played before anything else, and exhausts them; given these exhausted, then not', () => {
		const above = (exhausted: boolean) => {
			const g = turn((board, home) => {
				station(board, nearWithPlanets(board, home), me, { warSun: 1 });
				board.players[me]!.hand = ['strategic-bombardment#1'];
				for (const planet of planetsAt(board, nearWithPlanets(board, home)))
					Object.assign(board.planets[planet]!, {
						...{ owner: 'seat:2', exhausted, since: 0 },
						units: { groundForce: 9, pds: 0, spaceDock: 0 }
					});
			});
			return g;
		};
		const g = above(false);
		const near = nearWithPlanets(g.board, homeOf(g.board, me));
		expect(answerOf(g, me)).toEqual({
			pick: 'card:strategic-bombardment#1',
			then: { pick: near, then: { pick: 'seat:2' } }
		});
		playOn(g);
		expect(g.moves('played')).toMatchObject([{ seat: me, card: 'strategic-bombardment#1' }]);
		for (const planet of planetsAt(g.board, near))
			expect(g.board.planets[planet]).toMatchObject({ owner: 'seat:2', exhausted: true });
		expect(pickOf(answerOf(above(true), me))).not.toBe('card:strategic-bombardment#1');
	});
});

describe('the Transfer Action', () => {
	it('given one counter, settlers at home, all beside it its own and planets to settle farther on, then they go there while home produces', () => {
		const g = turn((board, home) => {
			board.round = 2;
			board.objectives = STAGE_ONE.slice(0, 6);
			for (const id of besides(board, home)) settle(board, id);
			Object.assign(board.players[me]!, {
				...{ tradeGoods: 6, counters: { command: 1, fleet: 9, strategy: 2 } }
			});
		});
		expect(pickOf(answerOf(g, me))).toBe('transfer');
		playOn(g);
		expect(g.moves('transfer')).toHaveLength(1);
		expect(g.moves('moved')).toMatchObject([
			{ from: homeOf(g.board, me), units: { carrier: 1, groundForce: 4 } }
		]);
		expect(g.moves('produced')).toMatchObject([{ system: homeOf(g.board, me) }]);
	});
});

describe('partners', () => {
	/** Trade is negotiated by seat:2. */
	const talking = () =>
		standing({ step: 'tradePrimary', at: 'talk', seat: 'seat:2' }, (board) => {
			bare(board);
			board.active = 'seat:2';
		});

	it('given two contracts, then it offers two agreements, each to another player', () => {
		const g = talking();
		for (let i = 0; i < 2; i++) g.answer(me, answerOf(g, me));
		expect(g.board.offers.map(({ to }) => to).sort()).toEqual(['seat:2', 'seat:3']);
		expect(pickOf(answerOf(g, me))).toBe('done');
	});

	/** seat:1, who may trade in cards, has named seat:2. */
	const trading = (goods: number) =>
		standing({ step: 'exchange', at: 'talk', seat: me, partner: 'seat:2' }, (board) => {
			bare(board);
			board.players[me]!.race = 'hacan';
			board.objectives = STAGE_ONE.slice(0, 6);
			board.players[me]!.tradeGoods = goods;
			board.players['seat:2']!.hand = ['patrol#1', 'transport#1', 'sabotage#1'];
		});

	it('given a good to spare, then it offers that for a card, which who holds lesser ones accepts and gives the least', () => {
		const g = trading(1);
		g.answer(me, answerOf(g, me));
		expect(pickOf(answerOf(g, 'seat:2'))).toBe('');
		expect(answerOf(g, 'seat:2')).toMatchObject({ accept: 1 });
		g.answer('seat:2', answerOf(g, 'seat:2'));
		g.answer('seat:2', answerOf(g, 'seat:2'));
		expect(g.board.players[me]!.hand).toHaveLength(1);
		expect(g.board.players['seat:2']).toMatchObject({ tradeGoods: 1 });
		expect(g.board.players['seat:2']!.hand).toContain('sabotage#1');
	});

	it('given nothing to spare, then it has no offer, and names nobody', () => {
		expect(answerOf(trading(0), me)).toEqual({ refuse: true });
		const g = standing({ step: 'exchange', at: 'partner', seat: me }, (board) => {
			bare(board);
			board.players['seat:2']!.hand = ['patrol#1', 'transport#1', 'sabotage#1'];
		});
		expect(answerOf(g, me)).toEqual({ pick: 'none' });
	});

	it('given more asked for a card than it is worth, then it refuses', () => {
		const g = trading(0);
		g.answer(me, {
			offer: { give: {}, get: { number: { amount: 3 } }, promise: '' }
		});
		expect(answerOf(g, 'seat:2')).toEqual({ refuse: true });
	});
});

describe('cards', () => {
	it('given an ability of another race that does much, then Multiculturalism is worth its play; given one that does nothing, not', () => {
		const worth = (ability: string) => {
			const then = { type: 'one', choices: [{ id: ability, say: msg('') }] } as const;
			const choices = [{ id: 'seat:2', say: msg(''), then }];
			return cardPlay(sightAt(turn(), me), {
				...{ id: 'card:multiculturalism#1', say: msg('') },
				then: { type: 'one', choices }
			})?.worth;
		};
		expect(worth('scholars')).toBeGreaterThan(0);
		expect(worth('card-trading')).toBeLessThanOrEqual(0.2);
		expect(worth('fragile')).toBeLessThan(0);
	});

	it('given War Suns may be built and the price of one, then the first is', () => {
		const first = (techs: string[]) => {
			const g = turn((board, home) => {
				board.round = 4;
				for (const planet of allPlanets(board)) board.planets[planet]!.exhausted = true;
				Object.assign(board.players[me]!, { techs, tradeGoods: 20 });
				board.objectives = STAGE_ONE.slice(0, 6);
				station(board, home, me, { carrier: 1, groundForce: 4 });
			});
			const home = homeOf(g.board, me);
			return Object.keys(orderIn(sightAt(g, me), home, orderShape(g.board, me, home, true)!).split);
		};
		const isSun = (id: string) => id.startsWith('warSun:');
		expect(first(['war-sun']).some(isSun)).toBe(true);
		expect(first([]).some(isSun)).toBe(false);
	});
});

describe('thinking', () => {
	it('what moves is thought over in several steps', () => {
		const g = turn();
		const pick = pickOf(answerOf(g, me));
		g.answer(me, { pick }).until('tactical.move');
		let steps = 0;
		for (let thought = thoughtOf(g, me); typeof thought === 'function'; thought = thought())
			steps += 1;
		expect(steps).toBeGreaterThan(3);
	});
});
