/** TI-10: bombardment, fire at landings, invasion rounds, and who holds the planet then; their technologies. */
import { msg } from '../../../src/lib/core';
import { afterEach, describe, expect, it } from 'vitest';
import { RELEASE } from '../../../src/lib/games/imperium/release';
import { whyNotProduce } from '../../../src/lib/games/imperium/economy/docks';
import { isTarget } from '../../../src/lib/games/imperium/invasion/bombardment';
import { loseUnits } from '../../../src/lib/games/imperium/fleets/ships';
import { groundForecast, gunForecast } from '../../../src/lib/games/imperium/invasion/forecast';
import { remember } from '../../../src/lib/games/imperium/lasting';
import type { Board, ImperiumOptions, SystemId } from '../../../src/lib/games/imperium/types';
import { homeOf, onBoard } from '../../../src/lib/games/imperium/board';
import { openTo, standing } from '../../support/imperium';
import { bare, fleet, ground, lay, learn } from '../../support/imperium-ground';
import { playCard } from '../../support/imperium-cards';
import { loadSided, unload } from '../../support/loadedDice';

afterEach(() => expect(unload()).toBe(0));

const me = 'seat:1';
const other = 'seat:2';
const third = 'seat:3';
const here: SystemId = 'hex:0,-1';
const BEREG = 'planet:bereg';
const LIRTA = 'planet:lirta-iv';

const PASS = { pick: 'pass' };
const HIT = 10;
const MISS = 1;
/** The next dice, in the order they are rolled. */
const dice = (...next: number[]) => loadSided(10, next);

/** A Carrier with Ground Forces above Bereg, which `other` holds with two; Lirta IV is its own too, and empty. */
function above(
	edit: (board: Board) => void,
	options: Partial<ImperiumOptions> = {},
	rules: number = RELEASE.rules
) {
	return standing(
		{ step: 'landings', at: 'bombard', seat: me, systems: [here], isTransfer: false },
		(board) => {
			bare(board);
			lay(board, here, 'bereg-lirta-iv', other);
			fleet(board, here, me, { carrier: 1, groundForce: 2 });
			ground(board, BEREG, { groundForce: 2 });
			edit(board);
		},
		{ options, rules }
	);
}
const plain = () => undefined;

type Table = ReturnType<typeof above>;
const land = (g: Table, n: number, pds = 0) =>
	g.answer(me, {
		split: { [`groundForce@${BEREG}`]: n, ...(pds > 0 ? { [`pds@${BEREG}`]: pds } : {}) }
	});
const on = (g: Table, planet: typeof BEREG | typeof LIRTA = BEREG) => g.board.planets[planet]!;
const rolls = (g: Table, kind: string) =>
	g.moves('dice').flatMap((move) => move.dice.filter(({ die }) => die.roll === kind));
const ends = (g: Table) => g.moves('invasionEnds').map(({ winner }) => winner);

describe('an invasion', () => {
	it('[TI-10.1] is bombardment, PDS fire, rounds and the result, and nobody leaves it (TI-10.13)', () => {
		const g = above((board) => {
			fleet(board, here, me, { carrier: 1, warSun: 1, groundForce: 2 });
			ground(board, BEREG, { groundForce: 3, pds: 1 });
			board.players[other]!.hand = ['recheck#1'];
		});
		land(g, 2);
		const seen: string[] = [];
		dice(HIT, MISS, MISS, MISS, HIT, HIT, MISS, MISS);
		while (g.asked[0] !== 'rest.wait') {
			seen.push(...g.asked);
			if (g.asked[0] === 'window:beforeGroundRound') expect(g.choices(other)).toEqual(['pass']);
			g.lapse();
		}
		expect(seen).toEqual([
			'window:beforeBombardment',
			'bombardment.choose',
			'invasion.guns',
			'window:beforeGroundRound',
			'window:hitsOnGround',
			'window:planetLost'
		]);
		expect(on(g).owner).toBe(me);
	});

	it('[TI-10.13] both fight on until one is gone, whatever they hold elsewhere', () => {
		const g = above((board) => board.systems['hex:1,-1']!.counters.push(me));
		dice(MISS, HIT, MISS, MISS, MISS, MISS, HIT, MISS, HIT);
		land(g, 2);
		expect(g.asked).toEqual(['rest.wait']);
		expect(ends(g)).toEqual([other]);
	});
});

describe('rounds', () => {
	it('[unit:groundForce] [TI-10.11] both sides roll a die for each Ground Force at the same time and then lose', () => {
		const g = above(plain);
		// One hit for each side, then the attacker hits and the defender does not.
		dice(8, 7, 8, 7, 8, 7);
		land(g, 2);
		expect(g.moves('groundRound').map(({ n }) => n)).toEqual([1, 2]);
		expect(rolls(g, 'ground')).toHaveLength(4 + 2);
		expect(g.moves('dice')[0]).toMatchObject({ seats: [me, other] });
		expect(g.moves('landedLost').map(({ units }) => units)).toEqual([{ groundForce: 1 }]);
		expect(on(g)).toMatchObject({ owner: me, units: { groundForce: 1 } });
		expect(g.board.dice).toEqual([]);
	});

	it('[TI-10.11] who hits with the last die of a round is lost in it all the same', () => {
		const g = above((board) => ground(board, BEREG, { groundForce: 1 }));
		dice(HIT, HIT);
		land(g, 1);
		expect(ends(g)).toEqual([null]);
	});

	it('[TI-10.12] PDS and docks take no part and are no casualties', () => {
		const g = above((board) => ground(board, BEREG, { groundForce: 1, spaceDock: 1, pds: 1 }));
		g.answer(me, { split: { [`groundForce@${BEREG}`]: 1 } });
		dice(MISS, MISS, MISS, MISS, HIT);
		g.answer(other, { amount: 1 });
		expect(on(g)).toMatchObject({
			...{ owner: other, units: { groundForce: 1, spaceDock: 1, pds: 1 } }
		});
		expect(rolls(g, 'ground')).toHaveLength(4);
	});

	it('[TI-34.8] both sides are asked before a round, and after its roll, if they hold cards', () => {
		const g = above((board) => {
			board.players[me]!.hand = ['morale-boost#1'];
			board.players[other]!.hand = ['recheck#1'];
		});
		land(g, 2);
		g.answer(me, PASS);
		expect(g.asked).toEqual(['window:beforeGroundRound']);
		expect(g.askedSeats).toEqual([me, other]);
		dice(HIT, HIT, MISS, MISS);
		g.until('window:hitsOnGround');
		expect(g.askedSeats).toEqual([me, other]);
		// What is rolled lies open until it is counted.
		expect(openTo(g).dice).toHaveLength(4);
		expect(on(g).units.groundForce).toBe(2);
		g.until('window:planetLost');
		expect(g.askedSeats).toEqual([other]);
	});
});

describe('munitions', () => {
	it('[TI-25.2] 2 trade goods before the roll of a round: all own Ground Forces get +2 in it, once', () => {
		const g = above((board) => {
			board.players[other]!.race = 'letnev';
			board.players[other]!.tradeGoods = 3;
		});
		land(g, 2);
		expect(g.asked).toEqual(['window:beforeGroundRound']);
		expect(g.askedSeats).toEqual([other]);
		// Nobody leaves a planet: who uses nothing fights all the same.
		expect(g.decision(other).shape).toMatchObject({ choices: [{ say: msg('Fight') }, {}] });
		dice(MISS, MISS, 6, 5, HIT, 6, 6, HIT, MISS);
		g.answer(other, { pick: 'munitions' });
		expect(g.board.players[other]!.tradeGoods).toBe(1);
		const more = [{ by: 2, of: { ability: 'munitions' } }];
		expect(rolls(g, 'ground').map(({ parts }) => parts)).toEqual([
			...[[], [], more, more],
			...[[], [], []],
			...[[], []]
		]);
		expect(g.moves('landedLost')[0]!.units).toEqual({ groundForce: 1 });
	});

	it('[TI-25.2] not with fewer, and not for who has only Fighters in the fight', () => {
		const poor = above((board) => {
			board.players[other]!.race = 'letnev';
			board.players[other]!.tradeGoods = 1;
		});
		dice(HIT, HIT, MISS, MISS);
		expect(land(poor, 2).asked).toEqual(['rest.wait']);
		unload();
		const winged = above((board) => {
			fleet(board, here, me, { carrier: 1, groundForce: 1, fighter: 2 });
			learn(board, me, 'graviton-negator');
			board.players[me]!.race = 'letnev';
			board.players[me]!.tradeGoods = 8;
		});
		dice(MISS, MISS, MISS, HIT, MISS);
		land(winged, 1).answer(me, { amount: 2 });
		expect(winged.asked).toEqual(['window:beforeGroundRound']);
		winged.until('invasion.casualties');
		dice(HIT, HIT, MISS, MISS);
		winged.answer(me, { pick: 'take', then: { split: { groundForce: 1 } } });
		expect(winged.asked).toEqual(['rest.wait']);
	});
});

describe('the result', () => {
	it('[TI-10.15] [TI-10.21] success: PDS and dock are destroyed, landed PDS set up, the planet taken', () => {
		const g = above((board) => {
			fleet(board, here, me, { carrier: 1, groundForce: 3, pds: 1 });
			ground(board, BEREG, { groundForce: 1, spaceDock: 1, pds: 2 });
		});
		land(g, 3, 1);
		dice(MISS, MISS, HIT, MISS, MISS, MISS);
		g.answer(other, { amount: 2 });
		expect(on(g)).toEqual({
			...{ owner: me, exhausted: true, since: 1, dockSince: 0 },
			units: { groundForce: 3, pds: 1, spaceDock: 0 }
		});
		expect(g.moves('razed').at(-1)!.units).toMatchObject({ pds: 2, spaceDock: 1 });
		expect(g.board.landings).toEqual({});
		expect(ends(g)).toEqual([me]);
	});

	it('[TI-10.17] failure: landing PDS are destroyed with the rest', () => {
		const g = above((board) => fleet(board, here, me, { carrier: 1, groundForce: 1, pds: 2 }));
		dice(MISS, HIT, MISS);
		land(g, 1, 2);
		expect(on(g)).toMatchObject({ owner: other, units: { groundForce: 2, pds: 0 } });
		expect(g.moves('landedLost').map(({ units }) => units)).toEqual([
			{ groundForce: 1 },
			{ pds: 2 }
		]);
		expect(g.board.systems[here]!.fleets[me]).toMatchObject({ groundForce: 0, pds: 0 });
		expect(g.board.landings).toEqual({});
		expect(ends(g)).toEqual([other]);
	});

	it('[TI-10.18] nobody left: the defender keeps the planet with PDS and dock', () => {
		const g = above((board) => {
			fleet(board, here, me, { carrier: 1, groundForce: 1, pds: 1 });
			ground(board, BEREG, { groundForce: 1, spaceDock: 1 });
		});
		dice(HIT, HIT);
		land(g, 1, 1);
		expect(on(g)).toMatchObject({
			...{ owner: other, exhausted: false, units: { groundForce: 0, spaceDock: 1, pds: 0 } }
		});
		expect(ends(g)).toEqual([null]);
	});

	it('[TI-10.16] a planet without Ground Forces falls to who survives its PDS', () => {
		const empty = (board: Board) => ground(board, BEREG, { groundForce: 0, pds: 1 });
		const taken = land(above(empty), 2);
		dice(HIT);
		taken.answer(other, { amount: 1 });
		expect(on(taken)).toMatchObject({ owner: me, units: { groundForce: 1, pds: 0 } });
		unload();
		const held = land(above(empty), 1);
		dice(HIT);
		held.answer(other, { amount: 1 });
		expect(on(held)).toMatchObject({ owner: other, units: { groundForce: 0, pds: 1 } });
	});
});

describe('PDS at landings', () => {
	const armed = (board: Board) => {
		ground(board, BEREG, { groundForce: 1, pds: 2 });
		ground(board, LIRTA, { pds: 2 });
	};

	it('[TI-10.9] [TI-10.10] those on the planet may fire a die each at Ground Forces, no others', () => {
		const g = land(above(armed), 2);
		expect(g.asked).toEqual(['invasion.guns']);
		expect(g.askedSeats).toEqual([other]);
		expect(g.decision(other).shape).toEqual({
			...{ type: 'amount', min: 0, max: 2, usual: 2 }
		});
		dice(6, 5, HIT, MISS);
		g.lapse();
		expect(rolls(g, 'pds')).toHaveLength(2);
		expect(g.moves('landedLost')[0]!.units).toEqual({ groundForce: 1 });
		// The one that is left fights in the first round.
		expect(rolls(g, 'ground')).toHaveLength(2);
		expect(on(g).owner).toBe(me);
	});

	it('[TI-10.9] landing PDS are not hit, and firing is not bound to', () => {
		const g = above((board) => {
			armed(board);
			fleet(board, here, me, { carrier: 1, groundForce: 1, pds: 1 });
		});
		land(g, 1, 1);
		dice(MISS, HIT, HIT, MISS);
		g.answer(other, { amount: 2 });
		expect(g.moves('landedLost').map(({ units }) => units)).toEqual([
			{ groundForce: 1 },
			{ pds: 1 }
		]);
		unload();
		const spared = land(above(armed), 2);
		dice(HIT, HIT, MISS);
		spared.answer(other, { amount: 0 });
		expect(rolls(spared, 'pds')).toEqual([]);
	});
});

describe('bombardment', () => {
	const ships = (units: { dreadnought?: number; warSun?: number }) => (board: Board) =>
		fleet(board, here, me, { carrier: 1, groundForce: 2, ...units });

	it('[TI-10.2] a Dreadnought rolls one die at 5, a War Sun three at 3; each hit destroys a Ground Force', () => {
		const g = land(
			above((board) => {
				ships({ dreadnought: 1, warSun: 1 })(board);
				ground(board, BEREG, { groundForce: 4 });
			}),
			2
		);
		expect(g.asked).toEqual(['bombardment.choose']);
		dice(5, 3, 2, 3, HIT, MISS, MISS);
		g.lapse();
		expect(rolls(g, 'bombardment').map(({ die, hitsOn }) => [die.kind, hitsOn])).toEqual([
			['dreadnought', 5],
			...[1, 2, 3].map(() => ['warSun', 3])
		]);
		expect(g.moves('razed')[0]).toMatchObject({ units: { groundForce: 3 } });
		expect(on(g).owner).toBe(me);
	});

	it('[TI-10.2] each once an activation', () => {
		const g = above((board) => {
			ships({ dreadnought: 1 })(board);
			ground(board, LIRTA, { groundForce: 1 });
		});
		g.answer(me, { split: { [`groundForce@${BEREG}`]: 1, [`groundForce@${LIRTA}`]: 1 } });
		g.answer(me, { pick: `invade:${BEREG}` });
		dice(MISS, HIT, MISS, MISS, HIT, MISS, HIT, MISS);
		g.answer(me, { split: { [`roll:dreadnought@${BEREG}`]: 1 } });
		expect(rolls(g, 'bombardment')).toHaveLength(1);
		expect(ends(g)).toEqual([me, me]);
	});

	it('[TI-10.3] all dice of a ship go to one planet, whatever they hit', () => {
		const g = land(above(ships({ warSun: 1 })), 2);
		dice(HIT, HIT, HIT);
		g.lapse();
		expect(rolls(g, 'bombardment').map(({ die }) => die.planet)).toEqual([BEREG, BEREG, BEREG]);
		expect(g.moves('razed')[0]).toMatchObject({ units: { groundForce: 2 } });
	});

	it('[TI-10.4] Dreadnoughts only where they land, and not where a PDS stands', () => {
		const landing = above((board) => {
			ships({ dreadnought: 1 })(board);
			ground(board, LIRTA, { groundForce: 1 });
		});
		dice(MISS, HIT, HIT, MISS, MISS);
		land(landing, 2).answer(me, { split: { [`roll:dreadnought@${BEREG}`]: 1 } });
		// Lirta IV is not offered after it.
		expect(landing.asked).toEqual(['rest.wait']);
		unload();
		const shielded = land(
			above((board) => {
				ships({ dreadnought: 1 })(board);
				ground(board, BEREG, { pds: 1 });
			}),
			2
		);
		expect(shielded.asked).toEqual(['invasion.guns']);
	});

	it('[technology:graviton-negator] [TI-10.4] Graviton Negator lifts the bar of PDS', () => {
		const g = land(
			above((board) => {
				ships({ dreadnought: 1 })(board);
				ground(board, BEREG, { pds: 1 });
				learn(board, me, 'graviton-negator');
			}),
			2
		);
		expect(g.choices(me)).toEqual([`roll:dreadnought@${BEREG}`]);
	});

	it('[TI-10.5] [TI-6.27] War Suns at any enemy planet, PDS or not, landing or not, in its place of the order', () => {
		const g = above((board) => {
			ships({ dreadnought: 1, warSun: 2 })(board);
			ground(board, LIRTA, { groundForce: 1, pds: 1 });
		});
		land(g, 2);
		expect(g.choices(me)).toEqual([`invade:${BEREG}`, `bombard:${LIRTA}`]);
		g.answer(me, { pick: `bombard:${LIRTA}` });
		expect(g.choices(me)).toEqual([`roll:warSun@${LIRTA}`]);
		expect(g.refusal(me, { split: { [`roll:dreadnought@${LIRTA}`]: 1 } }).rule).toBe('TI-10.4');
		dice(HIT, MISS, MISS);
		g.answer(me, { split: { [`roll:warSun@${LIRTA}`]: 1 } });
		// TI-10.6: still its owner's, and its PDS stands.
		expect(on(g, LIRTA)).toMatchObject({ owner: other, units: { groundForce: 0, pds: 1 } });
		expect(g.asked).toEqual(['bombardment.choose']);
		expect(g.choices(me)).toEqual([`roll:dreadnought@${BEREG}`, `roll:warSun@${BEREG}`]);
		dice(HIT, HIT, HIT, HIT);
		g.lapse();
	});

	it('[TI-10.2] the fight tells of those alone that have not bombarded yet', () => {
		const g = above((board) => {
			ships({ dreadnought: 1, warSun: 2 })(board);
			ground(board, LIRTA, { groundForce: 3 });
		});
		const bombers = () => {
			const { fight } = openTo(g);
			if (fight?.is !== 'landings') throw new Error('No landings.');
			return fight.beaches.map(({ planet, bombers }) => [
				planet,
				...bombers.map(({ kind, n }) => `${n} ${kind}`)
			]);
		};
		land(g, 2);
		expect(bombers()).toEqual([
			[BEREG, '1 dreadnought', '2 warSun'],
			[LIRTA, '1 dreadnought', '2 warSun']
		]);
		g.answer(me, { pick: `bombard:${LIRTA}` });
		dice(HIT, MISS, MISS);
		g.answer(me, { split: { [`roll:warSun@${LIRTA}`]: 1 } });
		expect(bombers()).toEqual([
			[BEREG, '1 dreadnought', '1 warSun'],
			[LIRTA, '1 dreadnought', '1 warSun']
		]);
		dice(HIT, HIT, HIT, HIT);
		g.lapse();
	});

	it('[TI-10.5] without any landing, and nothing else is bombarded by default', () => {
		const g = above((board) => fleet(board, here, me, { warSun: 1 }));
		expect(g.choices(me)).toEqual([`bombard:${BEREG}`, 'done']);
		expect(g.lapse().asked).toEqual(['rest.wait']);
	});

	it('[TI-10.6] hits neither PDS nor docks', () => {
		const g = land(
			above((board) => {
				ships({ warSun: 1 })(board);
				ground(board, BEREG, { groundForce: 1, pds: 1, spaceDock: 1 });
			}),
			1
		);
		dice(HIT, HIT, HIT, HIT);
		g.lapse().lapse();
		expect(on(g)).toMatchObject({ owner: other, units: { groundForce: 0, pds: 1, spaceDock: 1 } });
	});

	it('[TI-10.7] nothing that counts in battles is added', () => {
		const g = land(
			above((board) => {
				ships({ dreadnought: 1 })(board);
				board.players[me]!.race = 'norr';
				ground(board, BEREG, { groundForce: 1 });
			}),
			1
		);
		dice(4, HIT, MISS);
		g.lapse();
		expect(rolls(g, 'bombardment')[0]!.parts).toEqual([]);
		expect(rolls(g, 'ground').map(({ parts }) => parts.length)).toEqual([1, 0]);
	});

	it('[TI-34.8] each owner of a planet that may be bombarded is asked once', () => {
		const g = above((board) => {
			ships({ warSun: 2 })(board);
			board.planets[LIRTA]!.owner = third;
			ground(board, LIRTA, { groundForce: 1 });
			for (const seat of [other, third] as const) board.players[seat]!.hand = ['dug-in#1'];
		});
		land(g, 2).answer(me, { pick: `bombard:${LIRTA}` });
		expect(g.asked).toEqual(['window:beforeBombardment']);
		expect(g.askedSeats).toEqual([other, third]);
		expect(g.choices(other, 'card:dug-in#1')).toEqual([BEREG]);
		expect(g.choices(third, 'card:dug-in#1')).toEqual([LIRTA]);
		dice(MISS, MISS, MISS);
		g.until('bombardment.choose').answer(me, { split: { [`roll:warSun@${LIRTA}`]: 1 } });
		expect(g.asked).toEqual(['bombardment.choose']);
		unload();
	});

	it('[TI-10.8] who is dug in is not hit; a planet that is safe is not bombarded at all', () => {
		const dug = land(
			above((board) => {
				ships({ warSun: 1 })(board);
				remember(board, { is: 'sheltered', until: 'round', planet: BEREG, from: 'hits' });
			}),
			2
		);
		dice(HIT, HIT, HIT, HIT, HIT, MISS, MISS);
		dug.lapse();
		expect(dug.moves('razed')[0]).toMatchObject({ units: { groundForce: 2 } });
		expect(rolls(dug, 'ground')).toHaveLength(4);
		unload();
		const safe = above((board) => {
			fleet(board, here, me, { warSun: 1 });
			remember(board, { is: 'sheltered', until: 'game', planet: BEREG, from: 'bombardment' });
		});
		expect(safe.asked).toEqual(['rest.wait']);
		expect(isTarget(safe.board, me, BEREG)).toBe(true);
	});

	it('[technology:x89-bacterial-weapon] [TI-10.8] X-89 destroys all, takes the place of one ship’s dice, and all cards are discarded', () => {
		const g = above((board) => {
			ships({ dreadnought: 2 })(board);
			ground(board, BEREG, { groundForce: 5 });
			learn(board, me, 'x89-bacterial-weapon');
			board.players[me]!.hand = ['sabotage#1', 'plague#1'];
			remember(board, { is: 'sheltered', until: 'round', planet: BEREG, from: 'hits' });
		});
		land(g, 1).answer(me, PASS);
		const X89 = `x89:dreadnought@${BEREG}`;
		const ROLL = `roll:dreadnought@${BEREG}`;
		expect(g.choices(me)).toEqual([ROLL, X89]);
		expect(g.refusal(me, { split: { [X89]: 1, [ROLL]: 1 } }).rule).toBe('TI-10.8');
		g.answer(me, { split: { [X89]: 1 } });
		expect(g.board.players[me]!.hand).toEqual([]);
		expect(g.board.actionDiscard).toEqual(['sabotage#1', 'plague#1']);
		expect(on(g)).toMatchObject({ owner: me, units: { groundForce: 1 } });
		expect(g.moves('x89')).toEqual([{ type: 'x89', seat: me, planet: BEREG }]);
	});
});

describe('Fighters by Graviton Negator', () => {
	const winged = (
		fighter: number,
		groundForce = 1,
		edit: (board: Board) => void = plain,
		rules: number = RELEASE.rules
	) =>
		above(
			(board) => {
				fleet(board, here, me, { carrier: 1, groundForce, fighter });
				learn(board, me, 'graviton-negator');
				edit(board);
			},
			{},
			rules
		);
	const hold =
		(...seats: (typeof me | typeof other)[]) =>
		({ players }: Board) => {
			for (const seat of seats) players[seat]!.hand = ['thugs#1'];
		};
	/** A round in which each of two defenders may hit, up to what follows its roll. */
	const fought = (g: Table, ...faces: number[]) => {
		g.until('invasion.fighters');
		dice(...faces);
		g.answer(me, { amount: 1 });
		while (g.asked.includes('window:beforeGroundRound')) g.lapse();
		return g;
	};

	it('[TI-10.14] are named when the invasion begins, roll their own value, and go back to space', () => {
		const g = land(winged(2), 1);
		expect(g.asked).toEqual(['invasion.fighters']);
		expect(g.decision(me).shape).toEqual({ type: 'amount', min: 0, max: 2 });
		// A Ground Force at 8, two Fighters at 9; then the defenders.
		dice(7, 9, 9, MISS, MISS);
		g.answer(me, { amount: 2 });
		expect(rolls(g, 'ground').map(({ die, hitsOn }) => [die.kind, hitsOn])).toEqual([
			['groundForce', 8],
			['fighter', 9],
			['fighter', 9],
			['groundForce', 8],
			['groundForce', 8]
		]);
		expect(on(g)).toMatchObject({ owner: me, units: { groundForce: 1 } });
		expect(g.board.systems[here]!.fleets[me]!.fighter).toBe(2);
	});

	it('[TI-10.11] [TI-34.12] the attacker chooses which take hits, Fighters first by default', () => {
		const g = land(winged(2), 1);
		dice(MISS, MISS, MISS, HIT, MISS);
		g.answer(me, { amount: 2 });
		expect(g.asked).toEqual(['invasion.casualties']);
		dice(HIT, HIT, MISS, MISS);
		g.lapse();
		expect(g.board.systems[here]!.fleets[me]!.fighter).toBe(1);
		expect(on(g).owner).toBe(me);
		unload();
		const h = land(winged(2), 1);
		dice(MISS, MISS, MISS, HIT, MISS);
		h.answer(me, { amount: 2 });
		dice(HIT, MISS, MISS, HIT, HIT, MISS);
		h.answer(me, { pick: 'take', then: { split: { groundForce: 1 } } });
		expect(h.moves('landedLost')).toHaveLength(1);
	});

	it('[TI-10.11] [TI-34.8] who loses all of it has nothing to choose: there is a moment for its cards; before rules 2 it was asked', () => {
		const lost = (rules: number, ...seats: Parameters<typeof hold>) => {
			// Dice of the table before are all rolled.
			expect(unload()).toBe(0);
			return fought(land(winged(1, 1, hold(...seats), rules), 1), MISS, MISS, HIT, HIT);
		};
		const g = lost(2, me);
		expect([g.asked, g.askedSeats]).toEqual([['window:hitsOnGround'], [me]]);
		g.answer(me, PASS);
		expect(ends(g)).toEqual([other]);
		expect(g.board.systems[here]!.fleets[me]).toMatchObject({ fighter: 0, groundForce: 0 });
		const before = lost(1, me);
		expect([before.asked, before.askedSeats]).toEqual([['invasion.casualties'], [me]]);
		expect(before.choices(me, 'take')).toEqual(['fighter', 'groundForce']);
		before.lapse();
		expect(ends(before)).toEqual([other]);
		// Nobody holds a card, so that nobody is asked.
		expect(ends(lost(1))).toEqual([other]);
		expect(ends(lost(2))).toEqual([other]);
	});

	it('[TI-34.8] who has casualties to choose is asked for them and for a card at once, after who has none; before rules 2 both at once', () => {
		const hit = (rules: number) => {
			// Dice of the table before are all rolled.
			expect(unload()).toBe(0);
			return fought(land(winged(1, 1, hold(me, other), rules), 1), MISS, MISS, HIT, MISS);
		};
		const g = hit(2);
		expect([g.asked, g.askedSeats]).toEqual([['window:hitsOnGround'], [other]]);
		g.answer(other, PASS);
		expect([g.asked, g.askedSeats]).toEqual([['invasion.casualties'], [me]]);
		const before = hit(1);
		expect([before.asked, before.askedSeats]).toEqual([['invasion.casualties'], [me, other]]);
	});

	it('[TI-10.19] Fighters alone hold nothing: the defender keeps an empty planet', () => {
		const g = land(winged(1), 1);
		dice(HIT, MISS, HIT, MISS);
		g.answer(me, { amount: 1 });
		dice(HIT, MISS);
		g.answer(me, { pick: 'take', then: { split: { groundForce: 1 } } });
		expect(ends(g)).toEqual([null]);
		expect(on(g)).toMatchObject({ owner: other, units: { groundForce: 0 } });
		expect(g.board.systems[here]!.fleets[me]!.fighter).toBe(1);
	});

	it('[TI-10.14] each fights for one planet an action', () => {
		const g = above((board) => {
			fleet(board, here, me, { carrier: 1, groundForce: 2, fighter: 3 });
			ground(board, LIRTA, { groundForce: 1 });
			learn(board, me, 'graviton-negator');
		});
		g.answer(me, { split: { [`groundForce@${BEREG}`]: 1, [`groundForce@${LIRTA}`]: 1 } });
		g.answer(me, { pick: `invade:${BEREG}` });
		dice(HIT, HIT, HIT, MISS, MISS);
		g.answer(me, { amount: 2 });
		expect(g.asked).toEqual(['invasion.fighters']);
		expect(g.decision(me).shape).toEqual({ type: 'amount', min: 0, max: 1 });
		dice(HIT, MISS);
		g.answer(me, { amount: 0 });
	});
});

describe('Gen Synthesis and Dacxive Animators', () => {
	/** Arretze, Hercant and Kamdorn are the home of `other`. */
	const home = (board: Board) => {
		lay(board, homeOf(board, other), 'home:hacan', other);
		learn(board, other, 'gen-synthesis');
	};

	it('[TI-19.5] a Ground Force destroyed comes back on 5 or more, to the home planet its owner chooses', () => {
		const g = above((board) => {
			home(board);
			ground(board, BEREG, { groundForce: 2 });
		});
		// Two hits; the defenders have +1 and miss with 6; then the dice of Gen Synthesis.
		dice(HIT, HIT, 6, 6, 5, 4);
		land(g, 2);
		expect(g.asked).toEqual(['genSynthesis.where']);
		expect(g.choices(other)).toEqual(['planet:arretze', 'planet:hercant', 'planet:kamdorn']);
		g.answer(other, { split: { 'planet:kamdorn': 1 } });
		expect(g.board.planets['planet:kamdorn']!.units.groundForce).toBe(1);
		expect(on(g).owner).toBe(me);
	});

	it('[TI-19.5] where it holds one home planet it comes there, and where none it stays destroyed', () => {
		const one = above((board) => {
			home(board);
			board.planets['planet:arretze']!.owner = null;
			board.planets['planet:kamdorn']!.owner = me;
		});
		dice(HIT, HIT, MISS, MISS, HIT, MISS);
		land(one, 2);
		expect(one.board.planets['planet:hercant']!.units.groundForce).toBe(1);
		unload();
		const none = above((board) => {
			learn(board, other, 'gen-synthesis');
		});
		dice(HIT, HIT, MISS, MISS);
		land(none, 2);
		expect(none.board.fallen).toEqual({});
	});

	it('[TI-19.5] cargo that is destroyed counts too', () => {
		const g = standing({ step: 'upkeep', at: 'revive' }, (board) => {
			bare(board);
			home(board);
			board.players[other]!.race = 'sol';
			lay(board, homeOf(board, other), 'home:sol', other);
			fleet(board, here, other, { carrier: 1, groundForce: 2 });
			loseUnits({ board, say: () => undefined }, other, here, { carrier: 1 }, 'TI-9.15');
		});
		expect(g.board.fallen).toEqual({});
		expect(rolls(g, 'other')).toHaveLength(2);
	});

	it('[TI-19.5] those that have landed count too', () => {
		const g = above((board) => {
			lay(board, homeOf(board, me), 'home:sol', me);
			learn(board, me, 'gen-synthesis');
		});
		dice(MISS, HIT, MISS, 5);
		land(g, 1);
		expect(g.board.planets['planet:jord']!.units.groundForce).toBe(1);
	});

	it('[technology:dacxive-animators] [TI-19.5] who wins an invasion rolls for each Ground Force lost on either side: 6 puts one there', () => {
		const g = above((board) => learn(board, me, 'dacxive-animators'));
		// Two against two: one lost each; then one lost; three dice for three.
		dice(HIT, MISS, HIT, MISS, HIT, MISS, 6, 5, 6);
		land(g, 2);
		expect(rolls(g, 'other')).toHaveLength(3);
		expect(on(g).units.groundForce).toBe(1 + 2);
	});

	it('[TI-19.5] the defender wins too; where nobody is left nobody does', () => {
		const held = above((board) => learn(board, other, 'dacxive-animators'));
		dice(MISS, HIT, MISS, HIT);
		land(held, 1);
		expect(on(held)).toMatchObject({ owner: other, units: { groundForce: 3 } });
		unload();
		const none = above((board) => {
			ground(board, BEREG, { groundForce: 1 });
			learn(board, me, 'dacxive-animators');
			learn(board, other, 'dacxive-animators');
		});
		dice(HIT, HIT);
		land(none, 1);
		expect(rolls(none, 'other')).toEqual([]);
	});

	it('[TI-19.5] losses to bombardment and PDS count, those that come back do not', () => {
		const g = above((board) => {
			home(board);
			fleet(board, here, me, { carrier: 1, dreadnought: 1, groundForce: 3 });
			ground(board, BEREG, { groundForce: 2 });
			learn(board, me, 'dacxive-animators', 'graviton-negator');
			ground(board, BEREG, { pds: 1 });
		});
		land(g, 3);
		// One is bombed away and comes back; a PDS hits one; the last defender falls and does not come back.
		dice(HIT, 5);
		g.answer(me, { split: { [`roll:dreadnought@${BEREG}`]: 1 } });
		g.lapse();
		dice(HIT, HIT, MISS, MISS, MISS, 6, 6);
		g.answer(other, { amount: 1 });
		expect(rolls(g, 'other')).toHaveLength(1 + 1 + 2);
		expect(on(g).units.groundForce).toBe(2 + 2);
	});
});

describe('the forecast', () => {
	it('[TI-20.10] says what each side rolls and hits on, before it rolls', () => {
		const g = above((board) => {
			board.players[me]!.race = 'l1z1x';
			ground(board, BEREG, { groundForce: 3, pds: 1 });
			learn(board, other, 'magen-defense-grid');
			learn(board, me, 'cybernetics');
		});
		const assault = { seat: me, system: here, planet: BEREG, groundForce: 2, fighters: 1 } as const;
		expect(groundForecast(g.board, assault)).toEqual([
			{
				...{ seat: me, kind: 'groundForce', n: 2, hitsOn: 8, needs: 7 },
				parts: [{ by: 1, of: { ability: 'assimilators' } }]
			},
			{
				...{ seat: me, kind: 'fighter', n: 1, hitsOn: 9, needs: 8 },
				parts: [{ by: 1, of: { tech: 'cybernetics' } }]
			},
			{
				...{ seat: other, kind: 'groundForce', n: 3, hitsOn: 8, needs: 7 },
				parts: [{ by: 1, of: { tech: 'magen-defense-grid' } }]
			}
		]);
		expect(gunForecast(g.board, assault)).toEqual({
			...{ seat: other, kind: 'pds', n: 1, hitsOn: 6, needs: 5 },
			parts: [{ by: 1, of: { tech: 'magen-defense-grid' } }]
		});
	});

	it('[TI-25.10] the first round alone has what holds in it', () => {
		const g = above((board) => void (board.players[other]!.race = 'xxcha'));
		const assault = { seat: me, system: here, planet: BEREG, groundForce: 1, fighters: 0 } as const;
		const mine = (isFirst: boolean) => groundForecast(g.board, assault, isFirst)[0]!.parts;
		expect(mine(true)).toEqual([{ by: -1, of: { ability: 'diplomatic-aura' } }]);
		expect(mine(false)).toEqual([]);
		dice(8, 8, MISS, MISS, 8, 8, MISS, MISS);
		land(g, 2);
		expect(g.moves('groundRound')).toHaveLength(2);
	});
});

describe('cards and laws of one planet', () => {
	const armed = (edit: (board: Board) => void = plain) =>
		above((board) => {
			fleet(board, here, me, { dreadnought: 1, carrier: 1, groundForce: 2 });
			ground(board, BEREG, { groundForce: 3, pds: 1 });
			ground(board, LIRTA, { groundForce: 1, pds: 1 });
			board.players[me]!.hand = ['chemical-warfare#1'];
			edit(board);
		});
	const targets = (g: Table) => g.choices(me, 'card:chemical-warfare#1');

	it('[action:chemical-warfare] [TI-18.9] strikes a planet that is invaded and held, and no other', () => {
		const g = armed();
		land(g, 2);
		expect(targets(g)).toEqual([BEREG]);
		const empty = armed((board) => ground(board, BEREG, { groundForce: 0, pds: 1 }));
		land(empty, 2);
		expect(targets(empty)).toEqual([]);
	});

	it('[action:chemical-warfare] [technology:gen-synthesis] who is struck so may come back, and is then no loss of the invasion', () => {
		const g = armed((board) => {
			lay(board, homeOf(board, other), 'home:hacan', other);
			learn(board, other, 'gen-synthesis');
		});
		land(g, 2);
		const before = g.board.planets[BEREG]!.units.groundForce;
		dice(HIT, MISS);
		playCard(g, me, 'chemical-warfare#1', { pick: BEREG });
		g.until('genSynthesis.where', other);
		expect(g.board.planets[BEREG]!.units.groundForce).toBe(before - 2);
		g.lapse();
		expect(g.moves('raised')).toMatchObject([{ seat: other, units: { groundForce: 1 } }]);
		expect(g.table.frames.find(({ step }) => step === 'landings')).toMatchObject({
			lost: { [BEREG]: 1 }
		});
	});

	it('[action:armistice] [TI-28.2] keeps its opponent off that planet alone', () => {
		const g = armed((board) => {
			remember(board, {
				...{ is: 'noLanding', seat: me, planet: LIRTA, sides: ['enemy'] },
				...{ until: 'round', of: { card: 'armistice' } }
			});
		});
		expect(g.choices(me)).toEqual([`groundForce@${BEREG}`]);
	});

	it('[TI-10.14] without Graviton Negator Fighters fight for no planet', () => {
		const g = above((board) => fleet(board, here, me, { carrier: 1, fighter: 2, groundForce: 2 }));
		dice(HIT, HIT, MISS, MISS);
		land(g, 2);
		expect(g.asked).not.toContain('invasion.fighters');
		expect(on(g).owner).toBe(me);
	});

	it('[political:colonization-licensing] own planets and those of others take no licence', () => {
		const g = above((board) => {
			board.laws = [{ card: 'colonization-licensing', elected: null }];
			ground(board, LIRTA, {}, { owner: me });
		});
		expect(g.asked).toEqual(['landings.assign']);
		expect(g.choices(me)).toEqual([`groundForce@${BEREG}`, `groundForce@${LIRTA}`]);
	});

	it('[political:colonization-licensing] who has no Ground Force aboard buys no licence', () => {
		const asked = (groundForce: number) =>
			above((board) => {
				board.laws = [{ card: 'colonization-licensing', elected: null }];
				board.players[me]!.tradeGoods = 3;
				fleet(board, here, me, { carrier: 1, pds: 1, groundForce });
				ground(board, BEREG, { groundForce: 0, pds: 0 }, { owner: null });
				ground(board, LIRTA, {}, { owner: me });
			}).asked;
		expect(asked(0)).toEqual(['landings.assign']);
		expect(asked(1)).toEqual(['landings.licence']);
	});

	it('[political:holy-planet-of-ixth] nothing is produced on the planet elected, and on others all is as ever', () => {
		const { board } = above((one) => {
			one.laws = [{ card: 'holy-planet-of-ixth', elected: { planet: LIRTA } }];
			delete one.systems[here]!.fleets[me];
			for (const id of [BEREG, LIRTA] as const) ground(one, id, { spaceDock: 1 });
		});
		expect(whyNotProduce(board, other, here, LIRTA)?.rule).toBe('TI-12.3');
		expect(whyNotProduce(board, other, here, BEREG)).toBeNull();
	});

	it('[action:star-of-death] [TI-18.9] takes a War Sun', () => {
		const g = above((board) => void (board.players[me]!.hand = ['star-of-death#1']));
		expect(targets(g)).toEqual([]);
	});

	it('[TI-6.22] PDS without a Ground Force aboard are for own planets alone', () => {
		const g = above((board) => {
			fleet(board, here, me, { carrier: 1, pds: 1 });
			ground(board, LIRTA, {}, { owner: me });
		});
		expect(g.choices(me)).toEqual([`pds@${LIRTA}`]);
	});

	it('[TI-31.21] in the fourth edition own and neutral planets are not bombarded', () => {
		const g = above(
			(board) => {
				fleet(board, here, me, { warSun: 1 });
				ground(board, LIRTA, { groundForce: 2 }, { owner: me });
			},
			{ tacticalAction: 'fourth' }
		);
		g.until('bombardment.choose');
		expect(g.choices(me)).toEqual([`roll:warSun@${BEREG}`]);
		g.answer(me, { split: {} });
	});
});

describe('who is asked', () => {
	it('[action:recheck] [TI-10.11] [TI-34.8] a die of a round on a planet may be rolled again', () => {
		const g = above((board) => {
			ground(board, BEREG, { groundForce: 1 });
			board.players[me]!.hand = ['recheck#1'];
		});
		land(g, 1);
		g.answer(me, PASS);
		dice(MISS, HIT);
		g.answer(me, PASS);
		expect(g.asked).toEqual(['window:hitsOnGround']);
		expect(g.choices(me, 'card:recheck#1')).toEqual(['die:0', 'die:1']);
		dice(MISS, HIT, MISS);
		g.answer(me, { pick: 'card:recheck#1', then: { pick: 'die:1' } });
		expect(ends(g)).toEqual([me]);
	});

	it('[TI-34.8] before a bombardment owners of planets that may be bombarded are asked, and no other', () => {
		const g = above((board) => {
			fleet(board, here, me, { dreadnought: 1, carrier: 1, groundForce: 2 });
			ground(board, BEREG, { groundForce: 2 });
			// Of another player, and shielded.
			ground(board, LIRTA, { groundForce: 2, pds: 1 }, { owner: third });
			for (const seat of [other, third] as const) board.players[seat]!.hand = ['dug-in#1'];
		});
		land(g, 2);
		if (g.asked[0] === 'landings.next') g.answer(me, { pick: `invade:${BEREG}` });
		expect(g.asked).toEqual(['window:beforeBombardment']);
		expect(g.askedSeats).toEqual([other]);
	});

	it('[TI-2.2] [TI-2.4] what has landed counts among the pieces in play', () => {
		const g = above((board) => {
			fleet(board, here, me, { carrier: 1, groundForce: 2, pds: 2 });
			ground(board, BEREG, { groundForce: 1, pds: 1 });
		});
		land(g, 2, 2);
		expect(g.asked).toEqual(['invasion.guns']);
		expect(g.board.landings[BEREG]).toMatchObject({ groundForce: 2, pds: 2 });
		expect(onBoard(g.board, me, 'pds')).toBe(2);
		expect(onBoard(g.board, me, 'groundForce')).toBe(2);
		expect(onBoard(g.board, third, 'pds')).toBe(0);
	});
});
