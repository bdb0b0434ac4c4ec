/** TI-12: what Space Docks produce, what it costs, where it comes, and what stops it. */
import { describe, expect, it } from 'vitest';
import { act, complaint, decisionOf, sampleAnswer } from '../../../src/lib/core';
import { onBoard, planetsOf } from '../../../src/lib/games/imperium/board';
import { capacityOf, whyNotProduce } from '../../../src/lib/games/imperium/economy/docks';
import { lastingOf } from '../../../src/lib/games/imperium/lasting';
import { priceOf } from '../../../src/lib/games/imperium/economy/prices';
import { placeGround } from '../../../src/lib/games/imperium/planets/ground';
import { hasRoom } from '../../../src/lib/games/imperium/fleets/capacity';
import { UNIT_KINDS } from '../../../src/lib/games/imperium/tables/units';
import type { Board, ImperiumOptions, SystemId } from '../../../src/lib/games/imperium/types';
import { standing } from '../../support/imperium';
import { bare, fleet, ground, lay, learn } from '../../support/imperium-ground';
import { said } from '../../support/said';

const me = 'seat:1';
const other = 'seat:2';
const here: SystemId = 'hex:0,-1';
const beside: SystemId = 'hex:1,-1';
const away: SystemId = 'hex:0,1';

type By = 'tactical' | 'transfer' | 'imperial';

/**
 * Bereg (3 resources) with a Space Dock, Lirta IV (2) beside it; Lodor (3), Abyz (3) and Fria (2) pay too: 13 in all.
 */
function yard(
	edit: (board: Board) => void = () => undefined,
	{
		by = 'tactical',
		systems = [here],
		options = {}
	}: { by?: By; systems?: SystemId[]; options?: Partial<ImperiumOptions> } = {}
) {
	return standing(
		{ step: 'production', at: 'begin', seat: me, systems, by },
		(board) => {
			bare(board);
			lay(board, here, 'bereg-lirta-iv', me);
			lay(board, away, 'lodor', me);
			lay(board, 'hex:-1,1', 'abyz-fria', me);
			ground(board, 'planet:bereg', { spaceDock: 1 });
			board.systems[here]!.counters.push(me);
			edit(board);
		},
		{ options }
	);
}

const CARRIER = 'carrier:one@planet:bereg';
const CRUISER = 'cruiser:one@planet:bereg';
const DESTROYER = 'destroyer:one@planet:bereg';
const PAIR = 'fighter:pair@planet:bereg';
const FIGHTER = 'fighter:one@planet:bereg';
const GROUND = 'groundForce:pair@planet:bereg';
const ONE_GROUND = 'groundForce:one@planet:bereg';
const PDS = 'pds:one@planet:bereg';
const WAR_SUN = 'warSun:one@planet:bereg';
const NEW_DOCK = 'spaceDock:one@planet:lirta-iv';

type Table = ReturnType<typeof yard>;
const order = (g: Table, split: Record<string, number>) => g.answer(me, { split });
const says = (g: Table, split: Record<string, number>) => g.refusal(me, { split });
/** Pays as it is done by itself. */
const paid = (g: Table) => (g.asked.includes('production.pay') ? g.lapse() : g);
const price = (g: Table) => g.moves('produced')[0]?.price;
const offered = (g: Table) => g.choices(me);

describe('what is produced', () => {
	it('[TI-12.1] a dock produces as many units as its planet has resources and two more', () => {
		const g = yard((board) => void (board.players[me]!.tradeGoods = 20));
		expect(capacityOf(g.board, me, 'planet:bereg')).toEqual({ base: 5, parts: [], total: 5 });
		expect(says(g, { [DESTROYER]: 5, [ONE_GROUND]: 1 }).rule).toBe('TI-12.1');
		paid(order(g, { [DESTROYER]: 5 }));
		expect(g.board.systems[here]!.fleets[me]!.destroyer).toBe(5);
	});

	it('[TI-12.2] exhausting the planet changes nothing of it', () => {
		const g = yard((board) => void (board.planets['planet:bereg']!.exhausted = true));
		expect(capacityOf(g.board, me, 'planet:bereg').total).toBe(5);
		paid(order(g, { [DESTROYER]: 5 }));
		expect(g.board.systems[here]!.fleets[me]!.destroyer).toBe(5);
	});

	it('[technology:enviro-compensator] [TI-12.3] Enviro Compensator adds one', () => {
		const g = yard((board) => learn(board, me, 'enviro-compensator'));
		expect(capacityOf(g.board, me, 'planet:bereg')).toEqual({
			...{ base: 5, total: 6 },
			parts: [{ by: 1, of: { tech: 'enviro-compensator' } }]
		});
		paid(order(g, { [GROUND]: 3 }));
		expect(g.board.planets['planet:bereg']!.units.groundForce).toBe(6);
	});

	it('[TI-12.4] each single Fighter and Ground Force counts', () => {
		const g = yard();
		expect(says(g, { [GROUND]: 3 }).rule).toBe('TI-12.1');
		expect(says(g, { [GROUND]: 2, [FIGHTER]: 1, [ONE_GROUND]: 1 }).rule).toBe('TI-12.1');
		paid(order(g, { [GROUND]: 2, [ONE_GROUND]: 1 }));
		expect(g.board.planets['planet:bereg']!.units.groundForce).toBe(5);
	});

	it('[TI-12.5] Fighters and Ground Forces come two for 1 resource, and one alone costs 1', () => {
		expect(price(paid(order(yard(), { [GROUND]: 1 })))).toBe(1);
		expect(price(paid(order(yard(), { [ONE_GROUND]: 1 })))).toBe(1);
		expect(price(paid(order(yard(), { [GROUND]: 1, [PAIR]: 1, [ONE_GROUND]: 1 })))).toBe(3);
		expect(price(paid(order(yard(), { [CARRIER]: 1, [CRUISER]: 1, [PDS]: 1 })))).toBe(7);
	});

	it('[TI-12.5] pairs are counted by dock', () => {
		const g = yard((board) => {
			ground(board, 'planet:lirta-iv', { spaceDock: 1 });
		});
		paid(order(g, { [ONE_GROUND]: 1, 'groundForce:one@planet:lirta-iv': 1 }));
		expect(price(g)).toBe(2);
	});

	it('[TI-12.9] [TI-11.13] ships come to the system, Ground Forces and PDS to the planet of the dock', () => {
		const g = yard((board) => fleet(board, here, me, { carrier: 1 }));
		paid(order(g, { [CRUISER]: 1, [FIGHTER]: 1, [GROUND]: 1, [PDS]: 1 }));
		expect(g.board.systems[here]!.fleets[me]).toMatchObject({
			...{ carrier: 1, cruiser: 1, fighter: 1, groundForce: 0, pds: 0 }
		});
		expect(g.board.planets['planet:bereg']!.units).toEqual({
			...{ groundForce: 2, pds: 1, spaceDock: 1 }
		});
		expect(g.moves('produced')).toEqual([
			{
				...{ type: 'produced', seat: me, system: here, price: 6 },
				units: { cruiser: 1, fighter: 1, groundForce: 2, pds: 1 }
			}
		]);
		expect(g.said).toContain(
			'{seat:1} produces 1 Fighter, 1 Cruiser, 2 Ground Forces and 1 PDS at Bereg and Lirta IV.'
		);
	});

	it('[technology:war-sun] [TI-12.10] War Suns need their technology, and a player reads why', () => {
		const rich = (board: Board) => void (board.players[me]!.tradeGoods = 9);
		const g = yard(rich);
		expect(says(g, { [WAR_SUN]: 1 })).toMatchObject({ rule: 'TI-12.1' });
		expect(said(says(g, { warSun: 1 }).say)).toBe('War Suns need the technology War Sun.');
		const learned = yard((board) => {
			rich(board);
			learn(board, me, 'war-sun');
		});
		paid(order(learned, { [WAR_SUN]: 1 }));
		expect(price(learned)).toBe(12);
		expect(learned.board.systems[here]!.fleets[me]!.warSun).toBe(1);
	});

	it('[TI-12.13] once, and nothing has to be produced', () => {
		expect(order(yard(), { [DESTROYER]: 1 }).lapse().asked).toEqual(['rest.wait']);
		const none = order(yard(), {});
		expect(none.asked).toEqual(['rest.wait']);
		expect(none.moves('produced')).toEqual([]);
		expect(yard().lapse().moves('produced')).toEqual([]);
	});

	it('[unit:dreadnought] [TI-25.1] whose Dreadnoughts are cheap pays 4', () => {
		const g = yard((board) => void (board.players[me]!.race = 'l1z1x'));
		expect(priceOf(g.board, me, 'dreadnought')).toEqual({
			...{ base: 5, total: 4 },
			parts: [{ by: -1, of: { ability: 'cheap-dreadnoughts' } }]
		});
		expect(price(paid(order(g, { 'dreadnought:one@planet:bereg': 2 })))).toBe(8);
	});
});

describe('paying', () => {
	it('[TI-12.6] by planets anywhere and trade goods; more cannot be ordered', () => {
		const g = yard((board) => {
			for (const id of planetsOf(board, me)) board.planets[id]!.exhausted = true;
			board.planets['planet:lodor']!.exhausted = false;
			board.players[me]!.tradeGoods = 1;
		});
		expect(says(g, { [CRUISER]: 2, [DESTROYER]: 1 })).toMatchObject({ rule: 'TI-12.6' });
		paid(order(g, { [CRUISER]: 2 }));
		expect(g.board.planets['planet:lodor']!.exhausted).toBe(true);
		expect(g.board.players[me]!.tradeGoods).toBe(0);
	});

	it('[TI-12.7] the orders of all docks are paid together, by one planet where it is enough', () => {
		const g = yard((board) => ground(board, 'planet:lirta-iv', { spaceDock: 1 }));
		order(g, { [DESTROYER]: 1, 'cruiser:one@planet:lirta-iv': 1 });
		expect(g.asked).toEqual(['production.pay']);
		g.answer(me, { split: { 'planet:lodor': 1 } });
		expect(g.moves('exhaust')).toEqual([{ type: 'exhaust', seat: me, planets: ['planet:lodor'] }]);
		expect(price(g)).toBe(3);
	});

	it('[technology:sarween-tools] [TI-12.8] Sarween Tools adds 1 for each dock that produces, and for that dock alone', () => {
		const two = (board: Board, goods: number) => {
			ground(board, 'planet:lirta-iv', { spaceDock: 1 });
			for (const id of planetsOf(board, me)) board.planets[id]!.exhausted = true;
			board.players[me]!.tradeGoods = goods;
			learn(board, me, 'sarween-tools');
		};
		const OTHER = 'destroyer:one@planet:lirta-iv';
		const none = yard((board) => two(board, 0));
		expect(says(none, { [DESTROYER]: 2 }).rule).toBe('TI-12.6');
		order(none, { [DESTROYER]: 1, [OTHER]: 1 });
		expect(price(none)).toBe(0);
		expect(none.board.systems[here]!.fleets[me]!.destroyer).toBe(2);
		const some = yard((board) => two(board, 2));
		// 2 and the 1 of this dock: what the other would bring is no help here.
		expect(says(some, { [DESTROYER]: 4 }).rule).toBe('TI-12.6');
		expect(says(some, { [DESTROYER]: 4, [OTHER]: 1 }).rule).toBe('TI-12.6');
		expect(price(paid(order(some, { [DESTROYER]: 3, [OTHER]: 1 })))).toBe(2);
		expect(some.board.players[me]!.tradeGoods).toBe(0);
	});
});

describe('a new dock in the same order', () => {
	it('[TI-13.7] [TI-12.20] gives a place to its three Fighters at once', () => {
		expect(says(yard(), { [PAIR]: 2 }).rule).toBe('TI-13.6');
		const g = yard();
		paid(order(g, { [PAIR]: 2, [NEW_DOCK]: 1 }));
		expect(g.board.systems[here]!.fleets[me]!.fighter).toBe(4);
	});

	it('[technology:sarween-tools] [TI-12.8] Sarween Tools pays nothing of it', () => {
		const g = yard((board) => {
			for (const id of planetsOf(board, me)) board.planets[id]!.exhausted = true;
			board.players[me]!.tradeGoods = 4;
			learn(board, me, 'sarween-tools');
		});
		expect(says(g, { [DESTROYER]: 2, [NEW_DOCK]: 1 }).rule).toBe('TI-12.6');
		expect(price(paid(order(g, { [DESTROYER]: 1, [NEW_DOCK]: 1 })))).toBe(4);
	});

	it('[technology:sarween-tools] [TI-12.8] what lowers a price is said beside what there is to pay with, and with the price', () => {
		const money = (g: ReturnType<typeof yard>) => {
			const { shape } = g.decision(me);
			const limits = shape.type === 'split' ? (shape.limits ?? []) : [];
			return new Set(limits.filter(({ rule }) => rule === 'TI-12.6').map(({ say }) => said(say)));
		};
		const by = yard((board) => learn(board, me, 'sarween-tools'));
		expect([...money(by)]).toEqual(['Resources (+1 a dock: Sarween Tools)']);
		order(by, { [CARRIER]: 1 });
		expect(said(by.decision(me).say)).toBe('Pay 2 resources: the rest comes by Sarween Tools');
		const alone = yard((board) => learn(board, me, 'sarween-tools'));
		order(alone, { [NEW_DOCK]: 1 });
		expect(said(alone.decision(me).say)).toBe('Pay 4 resources');
		const without = yard();
		expect([...money(without)]).toEqual(['Resources']);
		order(without, { [CARRIER]: 1 });
		expect(said(without.decision(me).say)).toBe('Pay 3 resources');
	});

	it('[technology:sarween-tools] [TI-12.17] nor of a new dock that is built alone', () => {
		const g = yard((board) => learn(board, me, 'sarween-tools'));
		expect(price(paid(order(g, { [NEW_DOCK]: 1 })))).toBe(4);
	});

	it('[TI-12.5] [race:l1z1x] Dreadnoughts cost 5, those of L1Z1X 4, and nothing else of theirs is cheaper', () => {
		const { board } = yard();
		const cost = (race: string, kind: 'dreadnought' | 'cruiser') => {
			board.players[me]!.race = race;
			return priceOf(board, me, kind).total;
		};
		expect([cost('hacan', 'dreadnought'), cost('l1z1x', 'dreadnought')]).toEqual([5, 4]);
		expect(cost('l1z1x', 'cruiser')).toBe(2);
	});
});

describe('what is bought', () => {
	it('[political:prophecy-of-ixth] Fighters that are produced count for it', () => {
		const g = yard((board) => {
			board.lasting.push({ is: 'prophecy', until: 'game', seat: me, since: 0, bought: 0 });
		});
		paid(order(g, { [PAIR]: 1, [DESTROYER]: 1 }));
		expect(lastingOf(g.board, 'prophecy')).toMatchObject([{ bought: 2 }]);
	});
});

describe('one dock alone', () => {
	const alone = (edit: (board: Board) => void = () => undefined) =>
		yard((board) => {
			board.lasting.push({
				...{ is: 'agenda', until: 'round', card: 'labor-force-politics', seats: [] }
			});
			edit(board);
		});

	it('[political:labor-force-politics] [TI-12.17] a new Space Dock alone is nothing that a dock produced', () => {
		const g = alone();
		paid(order(g, { [NEW_DOCK]: 1 }));
		expect(g.board.planets['planet:lirta-iv']!.units.spaceDock).toBe(1);
		expect(lastingOf(g.board, 'dockUsed')).toEqual([]);
	});

	it('[political:labor-force-politics] nor is an order of nothing', () => {
		const g = order(alone(), {});
		expect(lastingOf(g.board, 'dockUsed')).toEqual([]);
	});

	it('[political:labor-force-politics] with a unit of it the dock is the one, of its owner alone', () => {
		const g = alone();
		paid(order(g, { [NEW_DOCK]: 1, [DESTROYER]: 1 }));
		expect(lastingOf(g.board, 'dockUsed')).toMatchObject([{ seat: me, planet: 'planet:bereg' }]);
		expect(whyNotProduce(g.board, other, here, 'planet:lirta-iv')?.rule).not.toBe('TI-17.18');
	});
});

describe('what cannot be ordered', () => {
	it('[TI-12.11] more ships than Fleet Supply allows, or Fighters without a place', () => {
		const g = yard((board) => fleet(board, here, me, { cruiser: 3 }));
		expect(says(g, { [DESTROYER]: 3 }).rule).toBe('TI-13.1');
		// The dock supports three, a Carrier six more.
		expect(says(g, { [PAIR]: 2 }).rule).toBe('TI-13.6');
		expect(complaint(g.decision(me).shape, { split: { [PAIR]: 1, [FIGHTER]: 1 } })).toBeNull();
		expect(complaint(g.decision(me).shape, { split: { [PAIR]: 2, [CARRIER]: 1 } })).toBeNull();
	});

	it('[TI-12.11] what is not in reinforcements', () => {
		const g = yard((board) => {
			fleet(board, away, me, { carrier: 4, destroyer: 7 });
			ground(board, 'planet:lirta-iv', { spaceDock: 1 });
		});
		expect(offered(g)).not.toContain(CARRIER);
		expect(says(g, { [DESTROYER]: 1, 'destroyer:one@planet:lirta-iv': 1 }).rule).toBe('TI-2.4');
	});

	it('[TI-11.12] a third PDS on a planet', () => {
		const g = yard((board) => ground(board, 'planet:bereg', { pds: 1 }));
		expect(says(g, { [PDS]: 2 }).rule).toBe('TI-11.12');
		paid(order(g, { [PDS]: 1 }));
		expect(g.board.planets['planet:bereg']!.units.pds).toBe(2);
	});

	it('[TI-12.12] a dock that came this round produces nothing, and a player reads why', () => {
		const g = yard((board) => {
			ground(board, 'planet:lirta-iv', { spaceDock: 1 }, { dockSince: 1 });
		});
		expect(offered(g)).not.toContain('destroyer:one@planet:lirta-iv');
		expect(g.refusal(me, { split: { 'dock@planet:lirta-iv': 1 } }).rule).toBe('TI-12.12');
		const alone = yard((board) => ground(board, 'planet:bereg', {}, { dockSince: 1, since: 1 }));
		expect(offered(alone)).toEqual([NEW_DOCK]);
	});
});

describe('blockade', () => {
	it('[TI-12.14] enemy ships in the system, even Fighters, stop all production', () => {
		const g = yard((board) => fleet(board, here, other, { fighter: 1 }));
		expect(g.asked).toEqual(['rest.wait']);
	});

	it('[TI-12.14] ships elsewhere and enemies on another planet of the system do not', () => {
		const g = yard((board) => {
			fleet(board, beside, other, { warSun: 1 });
			ground(board, 'planet:lirta-iv', { groundForce: 2 }, { owner: other });
		});
		expect(offered(g)).toContain(DESTROYER);
	});

	it('[TI-12.15] no hit on the ships above it reaches a dock', () => {
		const g = standing(
			{ step: 'losses', at: 'take', seat: me, system: here, hits: 5, rule: 'TI-11.9' },
			(board) => {
				bare(board);
				lay(board, here, 'bereg-lirta-iv', me);
				ground(board, 'planet:bereg', { spaceDock: 1 });
				fleet(board, here, me, { cruiser: 1 });
			}
		);
		expect(g.board.systems[here]!.fleets[me]).toBeUndefined();
		expect(g.board.planets['planet:bereg']!.units.spaceDock).toBe(1);
	});

	it('[TI-12.16] a blockaded dock still supports 3 Fighters', () => {
		const g = yard((board) => {
			fleet(board, here, other, { cruiser: 1 });
			fleet(board, here, me, { fighter: 3 });
		});
		expect(hasRoom(g.board, here, me)).toBe(true);
	});
});

describe('a new Space Dock', () => {
	it('[TI-12.17] [TI-12.20] costs 4 and no capacity, in the step in which another one produces', () => {
		const g = yard();
		paid(order(g, { [NEW_DOCK]: 1, [GROUND]: 2, [ONE_GROUND]: 1 }));
		expect(price(g)).toBe(4 + 3);
		expect(g.board.planets['planet:lirta-iv']).toMatchObject({
			...{ units: { groundForce: 0, pds: 0, spaceDock: 1 }, dockSince: 1 }
		});
	});

	it('[TI-12.18] where no dock is it can be built all the same, on a planet held since the start of the round', () => {
		const without = (board: Board) => void (board.planets['planet:bereg']!.units.spaceDock = 0);
		expect(offered(yard(without))).toEqual(['spaceDock:one@planet:bereg', NEW_DOCK]);
		const taken = yard((board) => {
			without(board);
			board.planets['planet:lirta-iv']!.since = 1;
		});
		expect(offered(taken)).toEqual(['spaceDock:one@planet:bereg']);
		expect(says(taken, { [NEW_DOCK]: 1 }).rule).toBe('TI-12.18');
		const foreign = yard((board) => {
			without(board);
			board.planets['planet:lirta-iv']!.owner = other;
		});
		expect(offered(foreign)).toEqual(['spaceDock:one@planet:bereg']);
		expect(says(foreign, { [NEW_DOCK]: 1 }).rule).toBe('TI-12.18');
		const watched = yard((board) => {
			without(board);
			fleet(board, here, other, { fighter: 1 });
		});
		expect(watched.asked).toEqual(['rest.wait']);
	});

	it('[TI-12.19] one on a planet, three in all', () => {
		expect(says(yard(), { 'spaceDock:one@planet:bereg': 1 }).rule).toBe('TI-12.19');
		const g = yard((board) => {
			ground(board, 'planet:lodor', { spaceDock: 1 });
			ground(board, 'planet:abyz', { spaceDock: 1 });
		});
		expect(offered(g)).not.toContain(NEW_DOCK);
		expect(says(g, { [NEW_DOCK]: 1 }).rule).toBe('TI-12.19');
		const last = yard((board) => {
			for (const id of ['planet:bereg', 'planet:lirta-iv'] as const)
				board.planets[id]!.units.spaceDock = 0;
			ground(board, 'planet:lodor', { spaceDock: 1 });
			ground(board, 'planet:abyz', { spaceDock: 1 });
		});
		expect(says(last, { [NEW_DOCK]: 1, 'spaceDock:one@planet:bereg': 1 }).rule).toBe('TI-2.4');
	});

	it('[TI-12.21] a free one: one on a planet, and it produces nothing this round', () => {
		const g = yard((board) => {
			board.planets['planet:bereg']!.units.spaceDock = 0;
			board.planets['planet:bereg']!.since = 1;
			const play = { board, say: () => undefined };
			const place = () => placeGround(play, me, 'planet:bereg', { spaceDock: 1 }, 'TI-12.21');
			expect(place()).toEqual({ spaceDock: 1 });
			expect(place()).toEqual({});
		});
		expect(offered(g)).toEqual([NEW_DOCK]);
		expect(says(g, { 'dock@planet:bereg': 1 }).rule).toBe('TI-12.12');
	});

	it('[TI-13.7] supports the Fighters that are built with it', () => {
		const g = yard();
		expect(says(g, { [PAIR]: 2 }).rule).toBe('TI-13.6');
		paid(order(g, { [NEW_DOCK]: 1, [PAIR]: 2 }));
		expect(g.board.systems[here]!.fleets[me]!.fighter).toBe(4);
	});
});

describe('where', () => {
	const twoYards = (board: Board) => ground(board, 'planet:lodor', { spaceDock: 1 });

	it('[TI-7.6] after a transfer in one of the two systems, not both', () => {
		const g = yard(twoYards, { by: 'transfer', systems: [here, away] });
		expect(g.asked).toEqual(['production.where']);
		expect(offered(g)).toEqual([here, away, 'none']);
		g.answer(me, { pick: away });
		expect(offered(g)).toContain('destroyer:one@planet:lodor');
		expect(offered(g)).not.toContain(DESTROYER);
		paid(order(g, { 'destroyer:one@planet:lodor': 1 }));
		expect(g.asked).toEqual(['rest.wait']);
		const none = yard(twoYards, { by: 'transfer', systems: [here, away] }).lapse();
		expect(none.asked).toEqual(['rest.wait']);
	});

	it('[TI-7.6] a new dock counts as production there', () => {
		const g = yard((board) => board.systems[here]!.counters.push(other), {
			...{ by: 'transfer', systems: [here, away] }
		});
		expect(offered(g)).toEqual([here, away, 'none']);
		g.answer(me, { pick: away });
		expect(offered(g)).toEqual(['spaceDock:one@planet:lodor']);
	});

	it('[TI-12.22] the Imperial secondary: where a dock is, activated or not, without a new one', () => {
		const g = yard(
			(board) => {
				twoYards(board);
				board.systems[here]!.counters = [];
			},
			{ by: 'imperial', systems: [here, away, 'hex:-1,1'] }
		);
		expect(offered(g)).toEqual([here, away, 'none']);
		g.answer(me, { pick: here });
		expect(offered(g)).not.toContain(NEW_DOCK);
		paid(order(g, { [DESTROYER]: 1 }));
		expect(g.board.systems[here]!.counters).toEqual([]);
		const shut = yard((board) => fleet(board, here, other, { fighter: 1 }), { by: 'imperial' });
		expect(shut.asked).toEqual(['rest.wait']);
	});

	it('[TI-12.22] with the option a new dock may be built, where none has been', () => {
		const g = yard(undefined, {
			...{ by: 'imperial', systems: ['hex:-1,1'], options: { imperialDock: 'yes' } }
		});
		expect(offered(g)).toEqual(['spaceDock:one@planet:abyz', 'spaceDock:one@planet:fria']);
	});
});

describe('Integrated Economy', () => {
	const wide = (board: Board) => {
		learn(board, me, 'integrated-economy');
		lay(board, beside, 'mellon-zohbat', null);
		board.planets['planet:zohbat']!.owner = me;
		board.systems[beside]!.counters.push(me);
	};
	const to = (unit: string, goal: string) => `${unit}@planet:bereg>${goal}`;

	it('[technology:integrated-economy] [TI-12.9] units come to own planets and systems beside that hold an own counter', () => {
		const g = yard(wide);
		expect(offered(g)).toContain(to('cruiser:one', beside));
		expect(offered(g)).toContain(to('groundForce:pair', 'planet:zohbat'));
		expect(offered(g)).toContain(to('groundForce:pair', 'planet:lirta-iv'));
		expect(offered(g)).not.toContain(to('groundForce:pair', 'planet:mellon'));
		paid(
			order(g, {
				[to('carrier:one', beside)]: 1,
				[to('fighter:pair', beside)]: 1,
				[to('groundForce:pair', 'planet:zohbat')]: 1
			})
		);
		expect(g.board.systems[beside]!.fleets[me]).toMatchObject({ carrier: 1, fighter: 2 });
		expect(g.board.systems[here]!.fleets[me]).toBeUndefined();
		expect(g.board.planets['planet:zohbat']!.units.groundForce).toBe(2);
		expect(price(g)).toBe(5);
	});

	it('[TI-12.11] what may be there is asked where they come', () => {
		const g = yard((board) => {
			wide(board);
			fleet(board, beside, me, { cruiser: 5 });
		});
		expect(says(g, { [to('cruiser:one', beside)]: 1 }).rule).toBe('TI-13.1');
		expect(says(g, { [to('fighter:one', beside)]: 1 }).rule).toBe('TI-13.6');
	});

	it('[TI-12.9] not to systems without an own counter, with ships of others, or where no ship may stop', () => {
		const goes = (edit: (board: Board) => void) => {
			const g = yard((board) => {
				wide(board);
				edit(board);
			});
			return offered(g).some((id) => id.endsWith(`>${beside}`));
		};
		expect(goes(() => undefined)).toBe(true);
		expect(goes((board) => void (board.systems[beside]!.counters = [other]))).toBe(false);
		expect(goes((board) => fleet(board, beside, other, { fighter: 1 }))).toBe(false);
		expect(goes((board) => void (board.systems[beside]!.tile = 'supernova'))).toBe(false);
	});

	it('[TI-12.5] a pair may part: its second goes elsewhere for nothing', () => {
		const g = yard((board) => {
			wide(board);
			for (const id of planetsOf(board, me)) board.planets[id]!.exhausted = true;
			board.players[me]!.tradeGoods = 1;
		});
		expect(says(g, { [to('groundForce:second', 'planet:zohbat')]: 1 }).rule).toBe('TI-12.5');
		const two = {
			[to('groundForce:one', 'planet:bereg')]: 1,
			[to('groundForce:second', 'planet:zohbat')]: 1,
			[to('groundForce:second', 'planet:lirta-iv')]: 1
		};
		expect(says(g, two).rule).toBe('TI-12.5');
		order(g, {
			[to('groundForce:one', 'planet:bereg')]: 1,
			[to('groundForce:second', 'planet:zohbat')]: 1
		});
		paid(g);
		expect(g.board.players[me]!.tradeGoods).toBe(0);
		expect(g.board.planets['planet:bereg']!.units.groundForce).toBe(1);
		expect(g.board.planets['planet:zohbat']!.units.groundForce).toBe(1);
	});

	it('[TI-12.5] two singles that make a pair are paid as one', () => {
		const g = yard(wide);
		order(g, {
			[to('groundForce:one', 'planet:bereg')]: 1,
			[to('groundForce:one', 'planet:zohbat')]: 1
		});
		expect(price(paid(g))).toBe(1);
	});
});

describe('whatever is drawn from the question', () => {
	it('[TI-12.11] is accepted, paid, and leaves nothing that is too much', () => {
		let drawn = 1;
		const dice = (below: number) => {
			drawn = (drawn * 48271) % 2147483647;
			return drawn % below;
		};
		for (let i = 0; i < 150; i++) {
			const g = yard((board) => {
				for (const tech of ['sarween-tools', 'integrated-economy', 'war-sun'] as const)
					if (dice(2) > 0) learn(board, me, tech);
				if (dice(2) > 0) learn(board, me, 'advanced-fighters', 'stasis-capsules');
				if (dice(2) > 0) ground(board, 'planet:lirta-iv', { spaceDock: 1 });
				board.players[me]!.tradeGoods = dice(12);
				lay(board, beside, 'mellon-zohbat', dice(2) > 0 ? me : null);
				if (dice(2) > 0) board.systems[beside]!.counters.push(me);
				fleet(board, here, me, { cruiser: dice(3), carrier: 1 + dice(2), fighter: dice(5) });
			});
			const before = UNIT_KINDS.map((kind) => onBoard(g.board, me, kind));
			const goods = g.board.players[me]!.tradeGoods;
			while (g.asked[0] !== 'rest.wait') {
				const open = decisionOf(g.table, me)!;
				const result = act(g.game, g.table, me, open.id, sampleAnswer(open.shape, dice));
				expect(result.ok).toBe(true);
				if (result.ok) g.events.push(...result.value.events);
			}
			for (const system of [here, beside]) expect(hasRoom(g.board, system, me)).toBe(true);
			const units = g.moves('produced')[0]?.units ?? {};
			expect(UNIT_KINDS.map((kind) => onBoard(g.board, me, kind))).toEqual(
				UNIT_KINDS.map((kind, k) => before[k]! + (units[kind] ?? 0))
			);
			expect(g.board.players[me]!.tradeGoods).toBeGreaterThanOrEqual(0);
			expect(g.board.players[me]!.tradeGoods).toBeLessThanOrEqual(goods);
		}
	});
});
