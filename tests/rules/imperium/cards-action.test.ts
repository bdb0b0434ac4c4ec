/** Action Cards that are the whole turn (TI-18.7): what each does, and when it cannot be played. */
import { describe, expect, it } from 'vitest';
import { countersLeft, planetsOf, systemIds, tileAt } from '../../../src/lib/games/imperium/board';
import { systemOfPlanet } from '../../../src/lib/games/imperium/cards/choices';
import { fleetLimit } from '../../../src/lib/games/imperium/fleets/capacity';
import { lastingOf } from '../../../src/lib/games/imperium/lasting';
import { activationBars } from '../../../src/lib/games/imperium/map/activation';
import type { Board, SystemId } from '../../../src/lib/games/imperium/types';
import {
	deal,
	farPlanets,
	homeOf,
	me,
	own,
	planetState,
	playCard,
	put,
	them,
	turnWith,
	you
} from '../../support/imperium-cards';
import type { Table } from '../../support/imperium-cards';
import { said } from '../../support/said';

const offers = (g: Table, card: string) =>
	g.choices(me).some((id) => id.startsWith(`card:${card}#`));
const units = (g: Table, planet: `planet:${string}`) => planetState(g.board, planet).units;
const player = (g: Table, seat = me) => g.board.players[seat]!;
/** Systems outside Home Systems where nobody is. */
const voids = (board: Board): SystemId[] =>
	systemIds(board).filter((id) => Object.keys(board.systems[id]!.fleets).length === 0);

describe('trade goods and agreements', () => {
	it('[action:good-year] [TI-18.7] brings a trade good for each planet outside the Home System, as the whole turn', () => {
		const g = turnWith(['good-year#1'], (board) => {
			for (const id of farPlanets(board).slice(0, 2)) own(board, me, id);
		});
		playCard(g, me, 'good-year#1');
		expect(player(g).tradeGoods).toBe(2);
		expect(g.asked).toEqual(['rest.wait']);
		expect(g.board.actionDiscard).toEqual(['good-year#1']);
		expect(player(g).hand).toEqual([]);
	});

	it('[action:good-year] [TI-18.9] needs such a planet', () => {
		expect(offers(turnWith(['good-year#1']), 'good-year')).toBe(false);
	});

	it('[action:privateers] takes all of an opponent, half of it rounded down', () => {
		const g = turnWith(['privateers#1'], ({ players }) => {
			players[you]!.tradeGoods = 5;
		});
		expect(g.choices(me, 'card:privateers#1')).toEqual([you]);
		playCard(g, me, 'privateers#1', { pick: you });
		expect([player(g).tradeGoods, player(g, you).tradeGoods]).toEqual([2, 0]);
	});

	const agree = (board: Board, a: typeof me, b: typeof me) => {
		board.players[a]!.contracts.find(({ holder }) => holder === a)!.holder = b;
		board.players[b]!.contracts.find(({ holder }) => holder === b)!.holder = a;
	};

	it('[action:influence-in-the-merchants-guild] [TI-16.16] breaks one agreement, but none of Hacan', () => {
		const g = turnWith(['influence-in-the-merchants-guild#1'], (board) => {
			for (const seat of board.order) board.players[seat]!.race = 'sol';
			board.players[them]!.race = 'hacan';
			agree(board, me, you);
			agree(board, you, them);
		});
		const id = 'card:influence-in-the-merchants-guild#1';
		expect(g.choices(me, id)).toEqual([`${me} ${you}`]);
		playCard(g, me, 'influence-in-the-merchants-guild#1', { pick: `${me} ${you}` });
		expect(player(g).contracts.every(({ holder }) => holder === me)).toBe(true);
		expect(player(g, them).contracts.some(({ holder }) => holder === you)).toBe(true);
	});

	it('[action:influence-in-the-merchants-guild] none of Hacan, whoever of the two sits first', () => {
		const g = turnWith(['influence-in-the-merchants-guild#1'], (board) => {
			for (const seat of board.order) board.players[seat]!.race = 'sol';
			board.players[me]!.race = 'hacan';
			agree(board, me, you);
			agree(board, you, them);
		});
		expect(g.choices(me, 'card:influence-in-the-merchants-guild#1')).toEqual([`${you} ${them}`]);
	});
});

describe('units that come', () => {
	it('[action:civil-defense] puts two PDS on an own planet without any, as far as there are', () => {
		const g = turnWith(['civil-defense#1'], (board) => {
			own(board, me, farPlanets(board)[0]!);
			own(board, me, farPlanets(board)[1]!, { pds: 1 });
		});
		const [far = 'planet:', armed = 'planet:'] = farPlanets(g.board);
		expect(g.choices(me, 'card:civil-defense#1')).not.toContain(armed);
		playCard(g, me, 'civil-defense#1', { pick: far });
		expect(units(g, far).pds).toBe(2);
	});

	it('[action:ghost-ship] [TI-18.13] puts a Destroyer into a wormhole system without enemy ships', () => {
		const wormholes = (board: Board) =>
			systemIds(board).filter((id) => tileAt(board, id)?.wormhole);
		const g = turnWith(['ghost-ship#1'], (board) => {
			put(board, you, wormholes(board)[0]!, { cruiser: 1 });
			put(board, me, wormholes(board)[1]!, { cruiser: 3 });
			board.players[me]!.counters = { command: 0, fleet: 3, strategy: 0 };
		});
		const [held, full, free] = wormholes(g.board);
		const goals = g.choices(me, 'card:ghost-ship#1');
		expect(goals).not.toContain(held);
		expect(goals).not.toContain(full);
		playCard(g, me, 'ghost-ship#1', { pick: free! });
		expect(g.board.systems[free!]!.fleets[me]!.destroyer).toBe(1);
	});

	it('[action:rally-of-the-people] [TI-18.13] brings a Dreadnought home, where there is room for it', () => {
		const g = turnWith(['rally-of-the-people#1'], (board) => {
			board.players[me]!.counters = { command: 0, fleet: 9, strategy: 0 };
		});
		const before = g.board.systems[homeOf(g.board, me)]!.fleets[me]!.dreadnought;
		playCard(g, me, 'rally-of-the-people#1');
		expect(g.board.systems[homeOf(g.board, me)]!.fleets[me]!.dreadnought).toBe(before + 1);
		const full = turnWith(['rally-of-the-people#1'], (board) => {
			board.players[me]!.counters = { command: 0, fleet: 0, strategy: 0 };
		});
		expect(offers(full, 'rally-of-the-people')).toBe(false);
	});

	it('[action:rise-of-a-messiah] brings a Ground Force to every planet, empty ones too', () => {
		const g = turnWith(['rise-of-a-messiah#1'], (board) => {
			own(board, me, farPlanets(board)[0]!);
		});
		const before = planetsOf(g.board, me).map((id) => units(g, id).groundForce);
		playCard(g, me, 'rise-of-a-messiah#1');
		expect(planetsOf(g.board, me).map((id) => units(g, id).groundForce)).toEqual(
			before.map((n) => n + 1)
		);
	});

	it('[action:rally-of-the-people] [TI-2.4] not with all five Dreadnoughts on the board', () => {
		const g = turnWith(['rally-of-the-people#1'], (board) => {
			board.players[me]!.counters = { command: 0, fleet: 9, strategy: 0 };
			const { dreadnought } = board.systems[homeOf(board, me)]!.fleets[me]!;
			put(board, me, voids(board)[0]!, { dreadnought: 5 - dreadnought });
		});
		expect(offers(g, 'rally-of-the-people')).toBe(false);
	});

	it('[action:voluntary-annexation] [political:planetary-conscription] brings the Ground Force of that law as well', () => {
		const g = turnWith(['voluntary-annexation#1'], (board) => {
			board.laws = [{ card: 'planetary-conscription', elected: null }];
		});
		const [planet = ''] = g.choices(me, 'card:voluntary-annexation#1') as `planet:${string}`[];
		playCard(g, me, 'voluntary-annexation#1', { pick: planet });
		expect(g.asked).toEqual(['granting.place']);
		g.answer(me, { pick: planet });
		expect(units(g, planet as `planet:${string}`).groundForce).toBe(4);
	});

	it('[action:voluntary-annexation] [TI-18.9] no planet that has an owner', () => {
		const goals = (edit: (board: Board) => void) =>
			turnWith(['voluntary-annexation#1'], edit).choices(me, 'card:voluntary-annexation#1');
		const [first = ''] = goals(() => undefined) as `planet:${string}`[];
		expect(goals((board) => own(board, you, first as `planet:${string}`))).not.toContain(first);
	});

	it('[action:voluntary-annexation] [TI-15.14] takes a neutral planet of a system beside an own one, exhausted, with three Ground Forces', () => {
		const g = turnWith(['voluntary-annexation#1']);
		const goals = g.choices(me, 'card:voluntary-annexation#1') as `planet:${string}`[];
		expect(goals.length).toBeGreaterThan(0);
		expect(goals.length).toBeLessThan(10);
		playCard(g, me, 'voluntary-annexation#1', { pick: goals[0]! });
		expect(planetState(g.board, goals[0]!)).toMatchObject({
			...{ owner: me, exhausted: true },
			units: { groundForce: 3 }
		});
	});
});

describe('units that move', () => {
	/** Two own planets far apart, the first with Ground Forces and a dock. */
	const passage = (card: 'transport#1' | 'massive-transport#1', edit: (board: Board) => void) =>
		turnWith([card], (board) => {
			const [from = 'planet:', to = 'planet:'] = farPlanets(board);
			own(board, me, from, { groundForce: 4, spaceDock: 1 });
			own(board, me, to, { groundForce: 1 });
			edit(board);
		});

	it('[action:transport] [TI-18.12] moves up to three Ground Forces along a free route', () => {
		const g = passage('transport#1', () => undefined);
		const [from = 'planet:', to = 'planet:'] = farPlanets(g.board);
		playCard(g, me, 'transport#1', { pick: from, then: { pick: to, then: { amount: 3 } } });
		expect([units(g, from).groundForce, units(g, to).groundForce]).toEqual([1, 4]);
		expect(g.said).toMatch(/plays Transport: 3 Ground Forces from \S.* to \S.*\./);
	});

	it('[action:transport] [TI-18.12] not where ships of others bar all ways', () => {
		const g = passage('transport#1', (board) => {
			const [, to = 'planet:'] = farPlanets(board);
			put(board, you, systemOfPlanet(board, to), { fighter: 1 });
		});
		const [from = 'planet:', to = 'planet:'] = farPlanets(g.board);
		expect(g.choices(me, 'card:transport#1', from)).not.toContain(to);
	});

	it('[action:massive-transport] [TI-18.12] moves a Space Dock, which counts as placed this round', () => {
		const g = passage('massive-transport#1', ({ players }) => {
			players[me]!.race = 'sol';
		});
		const [from = 'planet:', to = 'planet:'] = farPlanets(g.board);
		const docked = planetsOf(g.board, me).filter((id) => units(g, id).spaceDock > 0);
		expect(docked).toHaveLength(2);
		for (const id of docked)
			expect(g.choices(me, 'card:massive-transport#1', from)).not.toContain(id);
		playCard(g, me, 'massive-transport#1', { pick: from, then: { pick: to } });
		expect([units(g, from).spaceDock, units(g, to).spaceDock]).toEqual([0, 1]);
		expect(planetState(g.board, to).dockSince).toBe(g.board.round);
		expect(planetState(g.board, from).owner).toBe(me);
	});
});

describe('what moving leaves behind', () => {
	it('[action:massive-transport] [TI-13.10] Fighters that the dock supported are lost', () => {
		const g = turnWith(['massive-transport#1'], (board) => {
			for (const seat of board.order) board.players[seat]!.race = 'sol';
			const [from = 'planet:', to = 'planet:'] = farPlanets(board);
			own(board, me, from, { spaceDock: 1 });
			own(board, me, to, { groundForce: 1 });
			put(board, me, systemOfPlanet(board, from), { fighter: 3 });
		});
		const [from = 'planet:', to = 'planet:'] = farPlanets(g.board);
		playCard(g, me, 'massive-transport#1', { pick: from, then: { pick: to } });
		expect(g.board.systems[systemOfPlanet(g.board, from)]!.fleets[me]).toBeUndefined();
	});

	it('[action:patrol] [TI-13.10] cargo that a Cruiser in Stasis Capsules held is lost when it goes without', () => {
		const at: SystemId = 'hex:0,0';
		const g = turnWith(['patrol#1'], (board) => {
			for (const id of systemIds(board)) {
				board.systems[id]!.tile = 'empty#1';
				if (id !== homeOf(board, you) && id !== homeOf(board, them)) board.systems[id]!.fleets = {};
			}
			board.players[me]!.techs = ['stasis-capsules'];
			put(board, me, at, { cruiser: 2, groundForce: 2 });
			board.systems[at]!.counters = [me];
		});
		const way = 'cruiser@hex:0,0>hex:0,-1';
		playCard(g, me, 'patrol#1', { pick: 'move', then: { split: { [way]: 1 } } });
		expect(g.board.systems[at]!.fleets[me]).toMatchObject({ cruiser: 1, groundForce: 1 });
	});

	it('[action:transport] [TI-18.12] goes out from own planets with Ground Forces alone', () => {
		const g = turnWith(['transport#1'], (board) => {
			const [from = 'planet:', to = 'planet:'] = farPlanets(board);
			own(board, me, from, { groundForce: 2 });
			own(board, me, to, { pds: 1 });
		});
		const [from = 'planet:', to = 'planet:'] = farPlanets(g.board);
		const offered = g.choices(me, 'card:transport#1');
		expect(offered).toContain(from);
		expect(offered).not.toContain(to);
	});

	it('[action:transport] [TI-18.12] no more than three, nor more than there are', () => {
		const most = (n: number) => {
			const g = turnWith(['transport#1'], (board) => {
				const [from = 'planet:', to = 'planet:'] = farPlanets(board);
				own(board, me, from, { groundForce: n });
				own(board, me, to, { groundForce: 1 });
			});
			const [from = 'planet:', to = 'planet:'] = farPlanets(g.board);
			const then = (amount: number) => ({ pick: to, then: { amount } });
			const id = 'card:transport#1';
			expect(
				g.refusal(me, { pick: id, then: { pick: from, then: then(Math.min(3, n) + 1) } }).rule
			).toBe('TI-5.2');
			playCard(g, me, 'transport#1', { pick: from, then: then(Math.min(3, n)) });
			return units(g, to).groundForce;
		};
		expect(most(5)).toBe(4);
		expect(most(2)).toBe(3);
	});
});

describe('counters', () => {
	it('[action:insubordination] takes a counter out of an opponent’s Command Pool', () => {
		const g = turnWith(['insubordination#1'], ({ players }) => {
			players[them]!.counters = { command: 0, fleet: 3, strategy: 2 };
		});
		expect(g.choices(me, 'card:insubordination#1')).toEqual([you]);
		const { command } = player(g, you).counters;
		playCard(g, me, 'insubordination#1', { pick: you });
		expect(player(g, you).counters.command).toBe(command - 1);
	});

	it('[action:unexpected-action] takes an own counter off the board: the system is not activated any more', () => {
		const g = turnWith(['unexpected-action#1'], (board) => {
			board.systems['hex:0,0']!.counters = [me, you];
		});
		expect(g.choices(me, 'card:unexpected-action#1')).toEqual(['hex:0,0']);
		const left = countersLeft(g.board, me);
		playCard(g, me, 'unexpected-action#1', { pick: 'hex:0,0' });
		expect(g.board.systems['hex:0,0']!.counters).toEqual([you]);
		expect(countersLeft(g.board, me)).toBe(left + 1);
		expect(activationBars(g.board, me)('hex:0,0')).toBeNull();
	});
});

describe('planets that are struck', () => {
	it('[action:local-unrest] [TI-15.13] exhausts a planet and destroys a Ground Force; without another one it is neutral', () => {
		const g = turnWith(['local-unrest#1', 'local-unrest#2'], (board) => {
			own(board, you, farPlanets(board)[0]!, { groundForce: 2, pds: 1 });
		});
		const [far = 'planet:'] = farPlanets(g.board);
		expect(g.choices(me, 'card:local-unrest#1')).toEqual([far]);
		playCard(g, me, 'local-unrest#1', { pick: far });
		expect(planetState(g.board, far)).toMatchObject({ owner: you, exhausted: true });
		expect(units(g, far)).toMatchObject({ groundForce: 1, pds: 1 });
		const alone = turnWith(['local-unrest#1'], (board) => {
			own(board, you, farPlanets(board)[0]!, { groundForce: 1, pds: 1 });
		});
		playCard(alone, me, 'local-unrest#1', { pick: far });
		expect(planetState(alone.board, far)).toMatchObject({ owner: null, units: { pds: 0 } });
		const lost = alone.events.find(({ move }) => move?.type === 'neutral');
		expect(said(lost?.say ?? ''), 'to whom, by what and by whom').toMatch(
			/^\{seat:2\} loses .+ by Local Unrest, played by \{seat:1\}: it belongs to nobody now\.$/
		);
		const own1 = turnWith(['local-unrest#1'], (board) => {
			own(board, me, farPlanets(board)[0]!, { groundForce: 1 });
		});
		playCard(own1, me, 'local-unrest#1', { pick: farPlanets(own1.board)[0]! });
		const given = own1.events.find(({ move }) => move?.type === 'neutral');
		expect(said(given?.say ?? ''), 'by themselves').toMatch(
			/^\{seat:1\} loses .+ by Local Unrest: it belongs to nobody now\.$/
		);
	});

	it('[action:local-unrest] [TI-26.1] who has nothing left then is out', () => {
		const g = turnWith(['local-unrest#1'], (board) => {
			for (const id of planetsOf(board, you)) own(board, null, id);
			for (const id of systemIds(board)) delete board.systems[id]!.fleets[you];
			own(board, you, farPlanets(board)[0]!, { groundForce: 1 });
		});
		playCard(g, me, 'local-unrest#1', { pick: farPlanets(g.board)[0]! });
		expect(g.moves('eliminated')).toEqual([{ type: 'eliminated', seat: you }]);
	});

	it('[action:plague] [TI-18.9] strikes planets of opponents with Ground Forces alone', () => {
		const g = turnWith(['plague#1'], (board) => {
			const [mine = 'planet:', empty = 'planet:', held = 'planet:'] = farPlanets(board);
			for (const one of [you, them])
				for (const id of planetsOf(board, one)) planetState(board, id).units.groundForce = 0;
			own(board, me, mine, { groundForce: 2 });
			own(board, you, empty, { pds: 1 });
			own(board, you, held, { groundForce: 1 });
		});
		expect(g.choices(me, 'card:plague#1')).toEqual([farPlanets(g.board)[2]]);
	});

	it('[action:plague] [political:planetary-security] a planet that it empties belongs to nobody under Planetary Security', () => {
		const owners = new Set<string | null>();
		for (let seed = 1; seed < 9; seed++) {
			const g = turnWith(
				['plague#1'],
				(board) => {
					for (const seat of board.order) board.players[seat]!.race = 'hacan';
					board.laws = [{ card: 'planetary-security', elected: null }];
					own(board, you, farPlanets(board)[0]!, { groundForce: 1 });
				},
				{ seed }
			);
			const [far = 'planet:'] = farPlanets(g.board);
			playCard(g, me, 'plague#1', { pick: far });
			const isDead = g.moves('dice')[0]!.dice[0]!.value % 2 === 0;
			expect(planetState(g.board, far).owner).toBe(isDead ? null : you);
			owners.add(planetState(g.board, far).owner);
		}
		expect(owners.size).toBe(2);
	});

	it('[action:plague] [TI-18.14] rolls for each Ground Force: even is destroyed; the planet stays its owner’s', () => {
		const counts = new Set<number>();
		for (let seed = 1; seed < 9; seed++) {
			const g = turnWith(
				['plague#1'],
				(board) => {
					for (const seat of board.order) board.players[seat]!.race = 'hacan';
					own(board, you, farPlanets(board)[0]!, { groundForce: 4 });
				},
				{ seed }
			);
			const [far = 'planet:'] = farPlanets(g.board);
			playCard(g, me, 'plague#1', { pick: far });
			const [rolled] = g.moves('dice');
			const even = rolled!.dice.filter(({ value }) => value % 2 === 0).length;
			expect(rolled!.dice).toHaveLength(4);
			expect(units(g, far).groundForce).toBe(4 - even);
			expect(planetState(g.board, far).owner).toBe(you);
			counts.add(even);
		}
		expect(counts.size).toBeGreaterThan(2);
	});

	it('[action:uprising] exhausts all planets of a system outside Home Systems, own ones too', () => {
		const g = turnWith(['uprising#1'], (board) => {
			own(board, me, farPlanets(board)[0]!);
			own(board, you, farPlanets(board)[1]!, {}, true);
		});
		const [far = 'planet:'] = farPlanets(g.board);
		expect(g.choices(me, 'card:uprising#1')).toEqual([systemOfPlanet(g.board, far)]);
		playCard(g, me, 'uprising#1', { pick: systemOfPlanet(g.board, far) });
		expect(planetState(g.board, far).exhausted).toBe(true);
	});

	it('[action:stellar-criminals] [TI-17.22] has an opponent exhaust half of what is ready, by own choice', () => {
		const g = turnWith(['stellar-criminals#1'], (board) => {
			for (const id of planetsOf(board, you)) planetState(board, id).exhausted = true;
			for (const id of farPlanets(board).slice(0, 5)) own(board, you, id);
		});
		playCard(g, me, 'stellar-criminals#1', { pick: you });
		expect(g.askedSeats).toEqual([you]);
		const picks = farPlanets(g.board).slice(1, 3);
		expect(g.refusal(you, { picks: picks.slice(1) }).rule).toBe('TI-18.3');
		g.answer(you, { picks });
		expect(
			farPlanets(g.board)
				.slice(0, 5)
				.map((id) => planetState(g.board, id).exhausted)
		).toEqual([false, true, true, false, false]);
	});

	it('[action:strategic-bombardment] [TI-18.14] exhausts planets under a War Sun, and comes back on 6 or more', () => {
		const results = new Set<boolean>();
		for (let seed = 1; seed < 9; seed++) {
			const g = turnWith(
				['strategic-bombardment#1'],
				(board) => {
					const [far = 'planet:', other = 'planet:'] = farPlanets(board);
					for (const seat of board.order) board.players[seat]!.race = 'hacan';
					own(board, you, far);
					own(board, you, other);
					put(board, me, systemOfPlanet(board, far), { warSun: 1 });
				},
				{ seed }
			);
			const [far = 'planet:'] = farPlanets(g.board);
			const system = systemOfPlanet(g.board, far);
			expect(g.choices(me, 'card:strategic-bombardment#1')).toEqual([system]);
			playCard(g, me, 'strategic-bombardment#1', { pick: system, then: { pick: you } });
			expect(planetState(g.board, far).exhausted).toBe(true);
			const isBack = g.moves('dice')[0]!.dice[0]!.value >= 6;
			expect(player(g).hand).toEqual(isBack ? ['strategic-bombardment#101'] : []);
			expect(g.board.actionDiscard).toEqual(isBack ? [] : ['strategic-bombardment#1']);
			expect(g.board.played).toEqual([]);
			results.add(isBack);
		}
		expect(results.size).toBe(2);
	});
});

describe('the same target', () => {
	it('[TI-18.6] another card may be used on who was named by one', () => {
		const g = turnWith(['insubordination#1', 'privateers#1'], (board) => {
			board.players[you]!.tradeGoods = 4;
			board.lasting.push({ is: 'used', card: 'privateers', on: you, until: 'round' });
		});
		expect(g.choices(me, 'card:insubordination#1')).toContain(you);
		expect(offers(g, 'privateers')).toBe(false);
	});
});

describe('whom cards strike', () => {
	it('[action:strategic-bombardment] [TI-18.9] nobody whose planets there are exhausted', () => {
		const g = turnWith(['strategic-bombardment#1'], (board) => {
			const [far = 'planet:'] = farPlanets(board);
			own(board, you, far, {}, true);
			put(board, me, systemOfPlanet(board, far), { warSun: 1 });
		});
		expect(offers(g, 'strategic-bombardment')).toBe(false);
	});

	it('[TI-26.3] [action:insubordination] nobody who is out of the game', () => {
		const g = turnWith(['insubordination#1'], ({ players }) => {
			players[them]!.isOut = true;
		});
		expect(g.choices(me, 'card:insubordination#1')).toEqual([you]);
	});
});

describe('ships and docks', () => {
	it('[action:lucky-shot] destroys a Dreadnought, Cruiser or Destroyer at an own planet, without sustaining', () => {
		const g = turnWith(['lucky-shot#1'], (board) => {
			const [far = 'planet:', other = 'planet:'] = farPlanets(board);
			own(board, me, far);
			put(board, you, systemOfPlanet(board, far), { dreadnought: 1, carrier: 1 });
			put(board, you, systemOfPlanet(board, other), { cruiser: 1 });
		});
		const [far = 'planet:'] = farPlanets(g.board);
		const system = systemOfPlanet(g.board, far);
		expect(g.choices(me, 'card:lucky-shot#1')).toEqual([system]);
		expect(g.choices(me, 'card:lucky-shot#1', system)).toEqual(['dreadnought']);
		playCard(g, me, 'lucky-shot#1', { pick: system, then: { pick: 'dreadnought' } });
		expect(g.board.systems[system]!.fleets[you]).toMatchObject({ dreadnought: 0, carrier: 1 });
	});

	it('[action:secret-industrial-agent] [TI-13.10] destroys a Space Dock outside Home Systems, and Fighters lose their place', () => {
		const g = turnWith(['secret-industrial-agent#1'], (board) => {
			const [far = 'planet:'] = farPlanets(board);
			own(board, you, far, { spaceDock: 1 });
			put(board, you, systemOfPlanet(board, far), { fighter: 3 });
		});
		const [far = 'planet:'] = farPlanets(g.board);
		expect(g.choices(me, 'card:secret-industrial-agent#1')).toEqual([far]);
		playCard(g, me, 'secret-industrial-agent#1', { pick: far });
		expect(units(g, far).spaceDock).toBe(0);
		expect(g.board.systems[systemOfPlanet(g.board, far)]!.fleets[you]).toBeUndefined();
	});
});

describe('what holds for the round', () => {
	it('[action:diplomatic-immunity] [TI-6.4] lets nobody else activate a system with an own ship', () => {
		const g = turnWith(['diplomatic-immunity#1'], (board) => {
			put(board, me, 'hex:0,0', { cruiser: 1 });
		});
		expect(g.choices(me, 'card:diplomatic-immunity#1')).toContain('hex:0,0');
		expect(activationBars(g.board, you)('hex:0,0')).toBeNull();
		playCard(g, me, 'diplomatic-immunity#1', { pick: 'hex:0,0' });
		expect(activationBars(g.board, you)('hex:0,0')).not.toBeNull();
		expect(activationBars(g.board, me)('hex:0,0')).toBeNull();
	});

	it('[action:diplomatic-immunity] [TI-18.9] not twice for one system', () => {
		const g = turnWith(['diplomatic-immunity#1'], (board) => {
			put(board, me, 'hex:0,0', { cruiser: 1 });
			board.lasting.push({ is: 'immunity', seat: you, system: 'hex:0,0', until: 'round' });
		});
		expect(g.choices(me, 'card:diplomatic-immunity#1')).not.toContain('hex:0,0');
	});

	it('[action:armistice] [TI-18.9] a planet that one opponent may not invade can still be kept from another', () => {
		const g = turnWith(['armistice#1'], (board) => {
			own(board, me, farPlanets(board)[0]!);
			board.lasting.push({
				...{ is: 'noLanding', seat: you, planet: farPlanets(board)[0]!, sides: ['enemy'] },
				...{ until: 'round', of: { card: 'armistice' } }
			});
		});
		const [far = 'planet:'] = farPlanets(g.board);
		expect(g.choices(me, 'card:armistice#1', you)).not.toContain(far);
		expect(g.choices(me, 'card:armistice#1', them)).toContain(far);
	});

	it('[race:yssaril] [TI-25.11] after an Action Card as the turn Yssaril may wait again', () => {
		const g = turnWith(['good-year#1'], (board) => {
			board.players[me]!.race = 'yssaril';
			own(board, me, farPlanets(board)[0]!);
			board.lasting.push({ is: 'stalled', until: 'round', seat: me });
		});
		expect(g.choices(me)).not.toContain('stall');
		playCard(g, me, 'good-year#1');
		expect(lastingOf(g.board, 'stalled')).toEqual([]);
	});

	it('[action:war-footing] [TI-18.10] two ships more in one system, for this round', () => {
		const g = turnWith(['war-footing#1']);
		const [at = 'hex:0,0', other = 'hex:0,0'] = voids(g.board);
		const before = fleetLimit(g.board, me, at);
		playCard(g, me, 'war-footing#1', { pick: at });
		expect(fleetLimit(g.board, me, at)).toBe(before + 2);
		expect(fleetLimit(g.board, me, other)).toBe(before);
		expect(lastingOf(g.board, 'moreShips')[0]!.until).toBe('round');
	});
});

describe('hands', () => {
	it('[action:successful-spy] [TI-27.6] takes two cards at random, told to the two alone', () => {
		const g = turnWith(['successful-spy#1'], (board, vault) => {
			deal(board, vault, you, 'plague#1', 'veto#1', 'thugs#1');
		});
		expect(g.choices(me, 'card:successful-spy#1')).toEqual([you]);
		playCard(g, me, 'successful-spy#1', { pick: you });
		g.answer(you, { pick: 'pass' });
		expect(player(g).hand).toHaveLength(2);
		expect(player(g, you).hand).toHaveLength(1);
		expect(g.moves('stolen')).toEqual([{ type: 'stolen', seat: me, from: you, n: 2 }]);
		expect(g.said).not.toMatch(/Plague|Veto|Thugs/);
	});

	it('[action:successful-spy] [TI-18.2] above the limit its player discards at once', () => {
		const g = turnWith(
			[
				...(['successful-spy#1', 'plague#1', 'veto#1', 'uprising#1'] as const),
				...(['thugs#1', 'patrol#1', 'transport#1', 'discredit#1'] as const)
			],
			(board, vault) => deal(board, vault, you, 'privateers#1')
		);
		playCard(g, me, 'successful-spy#1', { pick: you });
		g.answer(you, { pick: 'pass' });
		expect(g.asked).toEqual(['handLimit.discard']);
		g.answer(me, { picks: ['thugs#1'] });
		expect(player(g).hand).toHaveLength(7);
		expect(g.board.actionDiscard).toEqual(['successful-spy#1', 'thugs#1']);
	});
});
