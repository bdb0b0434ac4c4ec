/** Laws in force, and what agendas bring for the rest of a round, where they change what may be done or what it costs. */
import { describe, expect, it } from 'vitest';
import { act, Play } from '../../../src/lib/core';
import { keysOf, likeOf } from '../../../src/lib/games/kit';
import {
	CENTRE,
	homeOf,
	MECATOL,
	noFleet,
	planetsAt,
	planetsOf
} from '../../../src/lib/games/imperium/board';
import { endProphecy, noteFighters } from '../../../src/lib/games/imperium/agendas/prophecy';
import { partsOf } from '../../../src/lib/games/imperium/combat/modifiers';
import type { Die } from '../../../src/lib/games/imperium/combat/modifiers';
import { whyNotRetreat } from '../../../src/lib/games/imperium/combat/retreats';
import { strikeOf } from '../../../src/lib/games/imperium/combat/strikes';
import { drawActionCards } from '../../../src/lib/games/imperium/decks';
import { fleetLimit } from '../../../src/lib/games/imperium/fleets/capacity';
import { capacityOf, whyNotProduce } from '../../../src/lib/games/imperium/economy/docks';
import {
	priceParts,
	TECH_IDS,
	techPrice,
	whyNotTech
} from '../../../src/lib/games/imperium/economy/techs';
import { slotsAt } from '../../../src/lib/games/imperium/economy/yard';
import { isSafe, whyNotLand } from '../../../src/lib/games/imperium/invasion/bars';
import { endRound, lastingOf } from '../../../src/lib/games/imperium/lasting';
import { openSystems, activationBars } from '../../../src/lib/games/imperium/map/activation';
import { adjacentForShips } from '../../../src/lib/games/imperium/map/neighbours';
import { isTruce } from '../../../src/lib/games/imperium/politics/truce';
import { security, truce } from '../../../src/lib/games/imperium/politics/asides';
import { layTile } from '../../../src/lib/games/imperium/start/galaxy';
import { transferPairs } from '../../../src/lib/games/imperium/map/transfers';
import { freeCards, picksFor } from '../../../src/lib/games/imperium/strategy/picks';
import { isKeptOut } from '../../../src/lib/games/imperium/strategy/cost';
import { whyNotAgree } from '../../../src/lib/games/imperium/trade/agreements';
import { cardsFor } from '../../../src/lib/games/imperium/status/gains';
import type { Board, Elected, PlanetId, SeatId } from '../../../src/lib/games/imperium/types';
import { said } from '../../support/said';
import type { AgendaId } from '../../../src/lib/games/imperium/politics/in-force';
import { ready, standing } from '../../support/imperium';
import { decided, pairOf } from '../../support/agendas';
import type { Game } from '../../support/agendas';

const playOf = (g: Game) => new Play(g.game, g.table);
/** Three players set up, none telepathic or the like, in the first round's Action Phase. */
function table(...laws: (readonly [AgendaId, Elected | null])[]): Board {
	const { board } = ready({ seats: 3 });
	for (const [i, seat] of board.order.entries())
		board.players[seat]!.race = ['sol', 'l1z1x', 'mentak'][i] ?? null;
	Object.assign(board, { stage: 'action', round: 1, active: 'seat:1' });
	board.laws = laws.map(([card, elected]) => ({ card, elected }));
	return board;
}
const elected = (player: SeatId): Elected => ({ player });
const die = (wanted: Partial<Die>): Die => ({
	...{ seat: 'seat:3', kind: 'cruiser', roll: 'round', system: CENTRE, planet: null },
	...{ attacks: true, against: null, isFirst: false },
	...wanted
});
const added = (board: Board, wanted: Partial<Die>) =>
	partsOf(board, die(wanted)).reduce((sum, { by }) => sum + by, 0);
const homePlanet = (board: Board, seat: SeatId): PlanetId =>
	planetsAt(board, homeOf(board, seat))[0]!;
const neutralOf = (board: Board): PlanetId =>
	keysOf(board.planets).find((id) => board.planets[id]!.owner === null && id !== MECATOL)!;

describe('dice', () => {
	it('[political:crown-of-thalnos] the elected player’s Ground Forces get +1', () => {
		const board = table(['crown-of-thalnos', elected('seat:3')]);
		const die = { kind: 'groundForce', roll: 'ground' } as const;
		expect(added(board, die)).toBe(1);
		expect(added(board, { ...die, seat: 'seat:1' })).toBe(0);
		expect(added(board, { ...die, kind: 'fighter' })).toBe(0);
	});

	it('[political:unconventional-weapons] Dreadnoughts and War Suns get −2 in strikes and battle rounds', () => {
		const board = table(['unconventional-weapons', null]);
		for (const roll of ['strike', 'round'] as const)
			for (const kind of ['dreadnought', 'warSun'] as const)
				expect(added(board, { kind, roll })).toBe(-2);
		expect(added(board, { kind: 'dreadnought', roll: 'bombardment' })).toBe(0);
		expect(added(board, { kind: 'cruiser' })).toBe(0);
	});

	it('[political:public-execution] [TI-17.18] −1 on combat rolls until the round is over', () => {
		const { board } = decided('public-execution', 'seat:3');
		for (const roll of ['barrage', 'strike', 'round', 'ground'] as const)
			expect(added(board, { roll })).toBe(-1);
		expect(added(board, { roll: 'pds', kind: 'pds' })).toBe(0);
		expect(added(board, { seat: 'seat:2' })).toBe(0);
		endRound(board);
		expect(added(board, {})).toBe(0);
	});

	it('[political:public-execution] [TI-20.9] elected again in the round a player has its −1 already; before rules 2 it counted again', () => {
		const again = (rules: number) => {
			const { board } = decided('public-execution', 'seat:3');
			const { lasting } = board;
			return decided('public-execution', 'seat:3', (now) => void (now.lasting = lasting), {
				rules
			});
		};
		expect(added(again(2).board, { roll: 'round' })).toBe(-1);
		expect(added(again(1).board, { roll: 'round' })).toBe(-2);
		const { board } = decided('public-execution', 'seat:2', (now) => {
			now.lasting = decided('public-execution', 'seat:3').board.lasting;
		});
		expect(added(board, { roll: 'round' })).toBe(-1);
		expect(added(board, { roll: 'round', seat: 'seat:2' })).toBe(-1);
	});

	it('[political:public-execution] [TI-20.9] what another card, or a law, does to its player’s dice counts beside it', () => {
		for (const of of [{ card: 'morale-boost' }, { law: 'prophecy-of-ixth' }] as const) {
			const { board } = decided('public-execution', 'seat:3', ({ lasting }) => {
				lasting.push({
					...{ is: 'bonus', until: 'round', ends: 'term', seat: 'seat:3', system: null, by: 3 },
					...{ of, kinds: ['cruiser'], rolls: ['round'] }
				});
			});
			expect(added(board, { roll: 'round' })).toBe(2);
		}
	});

	it('[political:prophecy-of-ixth] [TI-20.10] in battle rounds and on the ground, and in no other roll', () => {
		const { board } = decided('prophecy-of-ixth', 'seat:3');
		const by = (roll: Die['roll']) => added(board, { kind: 'fighter', roll });
		expect([by('round'), by('ground'), by('barrage'), by('strike')]).toEqual([1, 1, 0, 0]);
		expect(added(board, { kind: 'cruiser' })).toBe(0);
	});

	it('[political:prophecy-of-ixth] who loses it loses nothing else, and nobody else loses it', () => {
		const { board } = decided('prophecy-of-ixth', 'seat:2');
		const keep = decided('prophecy-of-ixth', 'seat:3', (one) => {
			one.lasting = structuredClone(board.lasting);
			one.lasting.push({
				...{ is: 'bonus', until: 'game', ends: 'term', seat: 'seat:2', system: null, by: 1 },
				...{ of: { tech: 'cybernetics' }, kinds: ['cruiser'], rolls: ['round'] }
			});
		}).board;
		keep.round += 1;
		noteFighters(keep, 'seat:3', 2);
		endProphecy(keep);
		const fighter = (seat: SeatId) => added(keep, { seat, kind: 'fighter' });
		expect([fighter('seat:2'), fighter('seat:3')]).toEqual([0, 1]);
		expect(added(keep, { seat: 'seat:2', kind: 'cruiser' })).toBe(1);
	});

	it('[political:prophecy-of-ixth] the elected player’s Fighters get +1', () => {
		const { board } = decided('prophecy-of-ixth', 'seat:3');
		expect(added(board, { kind: 'fighter' })).toBe(1);
		expect(added(board, { kind: 'fighter', roll: 'barrage' })).toBe(0);
		expect(added(board, { kind: 'cruiser' })).toBe(0);
		endRound(board);
		expect(added(board, { kind: 'fighter' })).toBe(1);
	});
});

describe('ways and activation', () => {
	const linked = (board: Board, from: 'hex:0,-2', to: 'hex:0,2') =>
		adjacentForShips(board, from).includes(to);

	it('[political:wormhole-reconstruction] every wormhole system is adjacent to every other', () => {
		const lay = (board: Board) => {
			board.systems['hex:0,-2']!.tile = 'quann';
			board.systems['hex:0,2']!.tile = 'lodor';
			return board;
		};
		expect(linked(lay(table()), 'hex:0,-2', 'hex:0,2')).toBe(false);
		expect(linked(lay(table(['wormhole-reconstruction', null])), 'hex:0,-2', 'hex:0,2')).toBe(true);
	});

	it('[political:closing-the-wormholes] no ship moves across a link, nor under Wormhole Reconstruction', () => {
		const lay = (board: Board) => {
			board.systems['hex:0,-2']!.tile = 'quann';
			board.systems['hex:0,2']!.tile = 'quann';
			return board;
		};
		expect(linked(lay(table()), 'hex:0,-2', 'hex:0,2')).toBe(true);
		const closed = table(['closing-the-wormholes', null], ['wormhole-reconstruction', null]);
		expect(linked(lay(closed), 'hex:0,-2', 'hex:0,2')).toBe(false);
	});

	it('[political:imperial-containment] who has most planets outside needs two counters to activate', () => {
		const g = decided('imperial-containment', 'for', (board) => {
			board.planets[neutralOf(board)]!.owner = 'seat:1';
			for (const seat of board.order)
				board.players[seat]!.counters = { command: 1, fleet: 3, strategy: 0 };
		});
		expect(openSystems(g.board, 'seat:1')).toEqual([]);
		expect(openSystems(g.board, 'seat:2').length).toBeGreaterThan(0);
		const { board } = decided('imperial-containment', 'against');
		expect(openSystems(board, 'seat:1').length).toBeGreaterThan(0);
		const paid = standing(
			{ step: 'tactical', at: 'activate', seat: 'seat:1', system: CENTRE },
			(board) => {
				board.players['seat:1']!.counters = { command: 2, fleet: 3, strategy: 0 };
				board.lasting.push({
					is: 'agenda',
					until: 'round',
					card: 'imperial-containment',
					seats: ['seat:1']
				});
			}
		);
		expect(paid.board.players['seat:1']!.counters.command).toBe(0);
	});

	it('[political:traffic-tariffs] a system with a planet of another costs a trade good or a planet', () => {
		const edit = (board: Board) => {
			board.laws = [{ card: 'traffic-tariffs', elected: null }];
			board.players['seat:1']!.tradeGoods = 1;
		};
		const system = homeOf(table(), 'seat:2');
		const g = standing({ step: 'tactical', at: 'activate', seat: 'seat:1', system }, edit);
		expect(g.asked).toEqual(['tariff.pay']);
		g.answer('seat:1', { pick: 'good' });
		expect(g.board.players['seat:1']!.tradeGoods).toBe(0);
		expect(g.asked).not.toContain('tariff.pay');
		const free = standing(
			{ step: 'tactical', at: 'activate', seat: 'seat:1', system: CENTRE },
			edit
		);
		expect(free.asked).not.toContain('tariff.pay');
		const poor = table(['traffic-tariffs', null]);
		for (const id of planetsOf(poor, 'seat:1')) poor.planets[id]!.exhausted = true;
		expect(activationBars(poor, 'seat:1')(system)?.rule).toBe('TI-6.4');
		expect(activationBars(poor, 'seat:1')(CENTRE)).toBeNull();
	});

	it('[political:traffic-tariffs] a Transfer Action pays for each of its systems', () => {
		const board = table(['traffic-tariffs', null]);
		const [one, other] = ['hex:0,-1', 'hex:0,-2'] as const;
		layTile(board, one, 'tarmann', 'seat:2');
		layTile(board, other, 'thibah', 'seat:2');
		for (const id of [one, other])
			board.systems[id]!.fleets = { 'seat:1': { ...noFleet(), cruiser: 1 } };
		for (const id of planetsOf(board, 'seat:1')) board.planets[id]!.exhausted = true;
		const isPayable = (goods: number) => {
			board.players['seat:1']!.tradeGoods = goods;
			return transferPairs(board, 'seat:1').some(
				(pair) => pair.includes(one) && pair.includes(other)
			);
		};
		expect(isPayable(1)).toBe(false);
		expect(isPayable(2)).toBe(true);
	});

	it('[political:short-term-truce] For: in the next round no system with enemy ships, and no invasion', () => {
		const g = decided('short-term-truce', 'for');
		const system = homeOf(g.board, 'seat:2');
		g.board.systems[system]!.fleets['seat:2'] = { ...noFleet(), cruiser: 1 };
		expect(activationBars(g.board, 'seat:1')(system)).toBeNull();
		endRound(g.board);
		expect(isTruce(g.board)).toBe(true);
		expect(activationBars(g.board, 'seat:1')(system)?.rule).toBe('TI-6.4');
		expect(whyNotLand(g.board, 'seat:1', homePlanet(g.board, 'seat:2'))).not.toBeNull();
		expect(whyNotLand(g.board, 'seat:1', neutralOf(g.board))).toBeNull();
	});

	it('[political:short-term-truce] ends early when somebody pays 10 influence', () => {
		const g = decided('short-term-truce', 'for');
		expect(truce.ask(playOf(g), 'seat:1')).toBeNull();
		g.board.players['seat:1']!.tradeGoods = 10;
		expect(truce.ask(playOf(g), 'seat:1')).not.toBeNull();
		truce.then(playOf(g), { split: { goods: 10 } }, 'seat:1');
		expect(g.board.laws).toEqual([]);
		expect(g.board.politicalDiscard).toContain('short-term-truce');
		expect(g.board.players['seat:1']!.tradeGoods).toBe(0);
	});
});

describe('battles and landings', () => {
	const sides = { attacker: 'seat:1', defender: 'seat:2', system: CENTRE } as const;

	it('[political:code-of-honor] [TI-9.26] nobody leaves a battle', () => {
		const lay = (board: Board) => {
			board.systems['hex:0,-1']!.tile = 'empty#1';
			board.systems['hex:0,-1']!.counters = ['seat:1'];
			board.systems['hex:0,-1']!.fleets = {};
			return board;
		};
		expect(whyNotRetreat(lay(table()), sides, 'seat:1')).toBeNull();
		expect(whyNotRetreat(lay(table(['code-of-honor', null])), sides, 'seat:1')?.rule).toBe(
			'TI-9.26'
		);
		expect(decided('code-of-honor', 'against').board.laws).toEqual([]);
	});

	it('[political:minister-of-war] one hit before a battle for a counter of Strategy Allocation', () => {
		const board = table(['minister-of-war', elected('seat:2')]);
		const strike = strikeOf('ministerOfWar');
		expect(strike.isOf(board, sides, 'seat:2')).toBe(true);
		expect(strike.isOf(board, sides, 'seat:1')).toBe(false);
		expect(strike.hits?.(board, sides, 'seat:2')).toBe(1);
		board.players['seat:2']!.counters = { command: 3, fleet: 3, strategy: 0 };
		expect(strike.announce?.may?.(board, 'seat:2')).toBe(false);
		const g = standing({ step: 'battle', at: 'foresee', ...sides }, (one) => {
			one.laws = board.laws.slice();
			for (const seat of ['seat:1', 'seat:2'] as const) {
				one.players[seat]!.race = 'sol';
				one.systems[CENTRE]!.fleets[seat] = { ...noFleet(), cruiser: 2 };
			}
		});
		g.until('window:beforeBattle', 'seat:2');
		const { strategy } = g.board.players['seat:2']!.counters;
		g.answer('seat:2', { pick: 'strike:ministerOfWar' });
		expect(g.board.players['seat:2']!.counters.strategy).toBe(strategy - 1);
		for (let i = 0; i < 20 && g.moves('lost').length === 0; i++) g.lapse();
		expect(g.moves('lost')[0]).toMatchObject({ seat: 'seat:1', units: { cruiser: 1 } });
		const told = g.events.flatMap(({ move }) => (move ? [move.type] : []));
		expect(told.indexOf('lost')).toBeGreaterThan(-1);
		expect(told.includes('dice') && told.indexOf('dice') < told.indexOf('lost')).toBe(false);
	});

	it('[political:conventions-of-war] For: a planet with a Space Dock is safe from bombardment', () => {
		const board = table(['conventions-of-war', null]);
		const planet = homePlanet(board, 'seat:2');
		board.planets[planet]!.units.spaceDock = 1;
		expect(isSafe(board, planet)).toBe(true);
		board.planets[planet]!.units.spaceDock = 0;
		expect(isSafe(board, planet)).toBe(false);
	});

	it('[political:imperial-peace] For: nobody invades Mecatol Rex; Against: nothing else is invaded this round', () => {
		const edit = (board: Board) => {
			board.planets[MECATOL]!.owner = 'seat:2';
		};
		const law = decided('imperial-peace', 'for', edit).board;
		expect(whyNotLand(law, 'seat:1', MECATOL)).not.toBeNull();
		expect(whyNotLand(law, 'seat:2', MECATOL)).toBeNull();
		expect(whyNotLand(law, 'seat:1', homePlanet(law, 'seat:2'))).toBeNull();
		law.planets[MECATOL]!.owner = null;
		expect(whyNotLand(law, 'seat:1', MECATOL)).toBeNull();
		const not = decided('imperial-peace', 'against', edit).board;
		expect(whyNotLand(not, 'seat:1', MECATOL)).toBeNull();
		expect(whyNotLand(not, 'seat:1', homePlanet(not, 'seat:2'))).not.toBeNull();
		expect(whyNotLand(not, 'seat:1', neutralOf(not))).toBeNull();
		endRound(not);
		expect(whyNotLand(not, 'seat:1', homePlanet(not, 'seat:2'))).toBeNull();
	});

	it('[political:official-sanction] the elected player lands on own planets alone this round', () => {
		const { board } = decided('official-sanction', 'seat:1');
		expect(whyNotLand(board, 'seat:1', neutralOf(board))).not.toBeNull();
		expect(whyNotLand(board, 'seat:1', homePlanet(board, 'seat:2'))).not.toBeNull();
		expect(whyNotLand(board, 'seat:1', homePlanet(board, 'seat:1'))).toBeNull();
		expect(whyNotLand(board, 'seat:2', neutralOf(board))).toBeNull();
	});

	it('[political:planetary-conscription] Against: nobody lands on neutral planets this round', () => {
		const { board } = decided('planetary-conscription', 'against');
		expect(whyNotLand(board, 'seat:1', neutralOf(board))).not.toBeNull();
		expect(whyNotLand(board, 'seat:1', homePlanet(board, 'seat:2'))).toBeNull();
	});

	/** seat:1 is above Mecatol Rex, which is neutral, with two Ground Forces. */
	const above = (laws: Board['laws'], goods = 0) =>
		standing(
			{ step: 'landings', at: 'bombard', seat: 'seat:1', systems: [CENTRE], isTransfer: false },
			(board) => {
				board.laws = laws;
				board.players['seat:1']!.race = 'sol';
				for (const id of planetsOf(board, 'seat:1')) board.planets[id]!.exhausted = true;
				board.players['seat:1']!.tradeGoods = goods;
				board.systems[CENTRE]!.fleets['seat:1'] = { ...noFleet(), carrier: 1, groundForce: 2 };
			}
		);
	const landed = { split: { [`groundForce@${MECATOL}`]: 1 } };

	it('[political:planetary-conscription] For: who takes a neutral planet may put a Ground Force there', () => {
		const g = above([{ card: 'planetary-conscription', elected: null }]);
		g.answer('seat:1', landed);
		g.answer('seat:1', { pick: MECATOL });
		expect(g.board.planets[MECATOL]!.units.groundForce).toBe(2);
		const none = above([]).answer('seat:1', landed);
		expect(none.board.planets[MECATOL]).toMatchObject({
			owner: 'seat:1',
			units: { groundForce: 1 }
		});
	});

	it('[political:minister-of-exploration] gains a trade good when another player takes a neutral planet', () => {
		const goods = (player: SeatId) =>
			above([{ card: 'minister-of-exploration', elected: { player } }]).answer('seat:1', landed)
				.board.players[player]!.tradeGoods;
		expect(goods('seat:2')).toBe(1);
		expect(goods('seat:1')).toBe(0);
	});

	it('[political:colonization-licensing] For: a neutral planet is paid for before it is landed on', () => {
		const law = [{ card: 'colonization-licensing', elected: null }];
		const g = above(law, 2);
		expect(g.asked).toEqual(['landings.licence']);
		// One of its two trade goods, and nothing else, can pay for it.
		g.answer('seat:1', { picks: [MECATOL] });
		expect(g.board.players['seat:1']!.tradeGoods).toBe(1);
		g.answer('seat:1', landed);
		expect(g.board.planets[MECATOL]!.owner).toBe('seat:1');
		const unpaid = above(law, 2).answer('seat:1', { picks: [] });
		expect(unpaid.asked).not.toContain('landings.assign');
		const poor = above(law, 0);
		expect(poor.asked).not.toContain('landings.assign');
	});
});

describe('production', () => {
	const docked = (...laws: Parameters<typeof table>) => {
		const board = table(...laws);
		const planet = homePlanet(board, 'seat:1');
		board.planets[planet]!.units.spaceDock = 1;
		return { board, planet, system: homeOf(board, 'seat:1') };
	};

	it('[political:humane-labor] For: a dock produces 2, whatever raises it; Against: none this round', () => {
		const { board, planet } = docked(['humane-labor', null]);
		board.players['seat:1']!.techs = ['enviro-compensator'];
		expect(capacityOf(board, 'seat:1', planet).total).toBe(2);
		board.laws = [];
		expect(capacityOf(board, 'seat:1', planet).total).toBeGreaterThan(3);
		const not = decided('humane-labor', 'against').board;
		const home = planetsOf(not, 'seat:1').find((id) => not.planets[id]!.units.spaceDock > 0)!;
		expect(whyNotProduce(not, 'seat:1', homeOf(not, 'seat:1'), home)?.rule).toBe('TI-17.18');
		endRound(not);
		expect(whyNotProduce(not, 'seat:1', homeOf(not, 'seat:1'), home)).toBeNull();
	});

	it('[political:holy-planet-of-ixth] nothing is produced there', () => {
		const { board, planet, system } = docked();
		expect(whyNotProduce(board, 'seat:1', system, planet)).toBeNull();
		board.laws = [{ card: 'holy-planet-of-ixth', elected: { planet } }];
		expect(whyNotProduce(board, 'seat:1', system, planet)).not.toBeNull();
	});

	it('[political:regulated-conscription] Ground Forces cost 1 each; Sol’s counter brings one', () => {
		const { board, system } = docked();
		const pairs = () =>
			slotsAt(board, 'seat:1', system, false).filter(
				({ kind, form }) => kind === 'groundForce' && form === 'pair'
			).length;
		expect(pairs()).toBeGreaterThan(0);
		board.laws = [{ card: 'regulated-conscription', elected: null }];
		expect(pairs()).toBe(0);
		expect(
			slotsAt(board, 'seat:1', system, false).some(
				({ kind, form }) => kind === 'fighter' && form === 'pair'
			)
		).toBe(true);
		const drop = (laws: Board['laws']) => {
			const g = standing({ step: 'orbitalDrop', at: 'where', seat: 'seat:1' }, (one) => {
				one.laws = laws;
				one.players['seat:1']!.counters = { command: 1, fleet: 3, strategy: 1 };
			});
			const planet = homePlanet(g.board, 'seat:1');
			const before = g.board.planets[planet]!.units.groundForce;
			if (g.asked.includes('orbitalDrop.where')) g.answer('seat:1', { pick: planet });
			return (
				g.board.planets[planet]!.units.groundForce - before ||
				g.moves('raised')[0]?.units.groundForce
			);
		};
		expect(drop([])).toBe(2);
		expect(drop([{ card: 'regulated-conscription', elected: null }])).toBe(1);
	});

	it('[political:mass-mobilization] Against: nobody buys Ground Forces this round', () => {
		const { board } = decided('mass-mobilization', 'against');
		const kinds = (seat: SeatId) =>
			slotsAt(board, seat, homeOf(board, seat), false).map(({ kind }) => kind);
		expect(kinds('seat:1')).toContain('fighter');
		expect(kinds('seat:1')).not.toContain('groundForce');
		endRound(board);
		expect(kinds('seat:1')).toContain('groundForce');
	});

	it('[political:labor-force-politics] the one dock of a player is no bar to another', () => {
		const board = table();
		board.lasting.push({
			...{ is: 'dockUsed', until: 'round', seat: 'seat:1', planet: homePlanet(board, 'seat:1') }
		});
		const why = (seat: SeatId) => {
			const planet = planetsOf(board, seat).find((id) => board.planets[id]!.units.spaceDock > 0)!;
			return whyNotProduce(board, seat, homeOf(board, seat), planet);
		};
		expect(why('seat:2')).toBeNull();
	});

	it('[action:war-footing] [TI-13.1] Fleet Supply of nobody else is more by it, nor in another system', () => {
		const board = table();
		const before = fleetLimit(board, 'seat:2', CENTRE);
		board.lasting.push({
			...{ is: 'moreShips', until: 'round', seat: 'seat:1', system: CENTRE, by: 2 }
		});
		expect(fleetLimit(board, 'seat:2', CENTRE)).toBe(before);
		expect(fleetLimit(board, 'seat:1', homeOf(board, 'seat:1'))).toBe(
			fleetLimit(board, 'seat:1', CENTRE) - 2
		);
	});

	it('[political:subsidized-industry] [TI-12.19] the free Space Dock goes to an own planet without one', () => {
		const g = decided('subsidized-industry', 'seat:1', (board) => {
			board.planets[MECATOL]!.owner = 'seat:1';
		});
		const docked = planetsOf(g.board, 'seat:1').find(
			(id) => g.board.planets[id]!.units.spaceDock > 0
		);
		expect(g.asked).toEqual(['granting.place']);
		expect(g.choices('seat:1')).toContain(MECATOL);
		expect(g.choices('seat:1')).not.toContain(docked);
		const none = decided('subsidized-industry', 'seat:1', (board) => {
			for (const id of keysOf(board.planets)
				.filter((one) => board.planets[one]!.owner === null)
				.slice(0, 2)) {
				board.planets[id]!.owner = 'seat:1';
				board.planets[id]!.units.spaceDock = 1;
			}
		});
		expect(none.asked).not.toContain('granting.place');
	});

	it('[political:labor-force-politics] Against: each produces at one Space Dock alone this round', () => {
		const { board } = decided('labor-force-politics', 'against', (one) => {
			const planet = neutralOf(one);
			one.planets[planet]!.owner = 'seat:1';
			one.planets[planet]!.units.spaceDock = 1;
		});
		const [system] = [homeOf(board, 'seat:1')];
		const home = planetsAt(board, system).find((id) => board.planets[id]!.units.spaceDock > 0)!;
		const away = planetsOf(board, 'seat:1').find(
			(id) => id !== home && board.planets[id]!.units.spaceDock > 0
		)!;
		const g = standing(
			{ step: 'production', at: 'begin', seat: 'seat:1', systems: [system], by: 'tactical' },
			(one) => {
				Object.assign(one, structuredClone(board));
				one.players['seat:1']!.tradeGoods = 3;
			}
		);
		const slot = g.choices('seat:1').find((id) => id.startsWith('fighter:pair'))!;
		g.answer('seat:1', { split: { [slot]: 1 } }).until('rest.wait');
		expect(g.moves('produced')).toHaveLength(1);
		expect(whyNotProduce(g.board, 'seat:1', system, home)).toBeNull();
		expect(whyNotProduce(g.board, 'seat:1', system, away)?.rule).toBe('TI-17.18');
		endRound(g.board);
		expect(whyNotProduce(g.board, 'seat:1', system, away)).toBeNull();
	});
});

describe('technologies, trade and cards', () => {
	it('[political:research-grant] [political:technology-tariffs] [political:technology-buy-back] Against: what may not be had this round', () => {
		const yellow = decided('research-grant', 'against').board;
		const green = decided('technology-tariffs', 'against').board;
		const none = decided('technology-buy-back', 'against').board;
		const why = (board: Board, tech: string) => whyNotTech(board, 'seat:1', tech, 'gain')?.rule;
		const tested = ['sarween-tools', 'antimass-deflectors', 'stasis-capsules'];
		// All they need is there.
		for (const board of [yellow, green, none])
			board.players['seat:1']!.techs = TECH_IDS.filter((tech) => !tested.includes(tech));
		expect(why(yellow, 'sarween-tools')).toBe('TI-19.9');
		expect(why(yellow, 'antimass-deflectors')).toBeUndefined();
		expect(why(green, 'stasis-capsules')).toBe('TI-19.9');
		expect(why(green, 'sarween-tools')).toBeUndefined();
		expect(why(none, 'antimass-deflectors')).toBe('TI-19.9');
		endRound(none);
		expect(why(none, 'antimass-deflectors')).toBeUndefined();
	});

	it('[political:technology-investigation-committee] For: nothing is bought this round, but may be gained', () => {
		const { board } = decided('technology-investigation-committee', 'for');
		board.players['seat:1']!.techs = [];
		expect(whyNotTech(board, 'seat:1', 'antimass-deflectors', 'buy')?.rule).toBe('TI-19.9');
		expect(whyNotTech(board, 'seat:1', 'antimass-deflectors', 'gain')).toBeNull();
	});

	it('[political:technology-tariffs] [political:subsidized-studies] [political:regressive-rhetoric] [political:science-community-speaker] prices', () => {
		const price = (...laws: Parameters<typeof table>) => {
			const board = table(...laws);
			return (tech: string) => techPrice(board, 'seat:1', tech);
		};
		const [red, blue] = ['hylar-v-assault-laser', 'antimass-deflectors'];
		const plain = price();
		expect(price(['technology-tariffs', null])(red)).toBe(plain(red) + 4);
		expect(price(['technology-tariffs', null])(blue)).toBe(plain(blue));
		expect(price(['regressive-rhetoric', null])(blue)).toBe(plain(blue) + 2);
		expect(price(['science-community-speaker', elected('seat:1')])(blue)).toBe(plain(blue) - 1);
		expect(price(['science-community-speaker', elected('seat:2')])(blue)).toBe(plain(blue));
		const studies = price(['subsidized-studies', { colour: 'red' }]);
		expect(studies(red)).toBe(plain(red) - 3);
		expect(studies(blue)).toBe(plain(blue) + 2);
		expect(priceParts(table(), 'seat:1', red).length).toBeGreaterThan(0);
	});

	it('[political:forced-economic-independence] the two make no agreement; one they have is broken, but not with Hacan', () => {
		const trade = (board: Board, race: string) => {
			board.players['seat:2']!.race = race;
			board.players['seat:2']!.contracts[0]!.holder = 'seat:3';
			board.players['seat:3']!.contracts[0]!.holder = 'seat:2';
		};
		const pair = pairOf('seat:2', 'seat:3');
		const g = decided('forced-economic-independence', pair, (board) => trade(board, 'sol'));
		expect(g.moves('broken')).toHaveLength(1);
		expect(whyNotAgree(g.board, 'seat:2', 'seat:3')?.rule).toBe('TI-16.4');
		expect(whyNotAgree(g.board, 'seat:1', 'seat:3')).toBeNull();
		const hacan = decided('forced-economic-independence', pair, (board) => trade(board, 'hacan'));
		expect(hacan.moves('broken')).toEqual([]);
	});

	it('[political:trade-embargo] agreements are broken, and barred for this round and the next', () => {
		const g = decided('trade-embargo', 'seat:2', (board) => {
			board.players['seat:2']!.contracts[0]!.holder = 'seat:3';
			board.players['seat:3']!.contracts[0]!.holder = 'seat:2';
		});
		expect(g.moves('broken')).toHaveLength(1);
		const bars = () => whyNotAgree(g.board, 'seat:1', 'seat:2') !== null;
		expect(bars()).toBe(true);
		endRound(g.board);
		expect(bars()).toBe(true);
		endRound(g.board);
		expect(bars()).toBe(false);
	});

	it('[political:core-stability] Against: nobody draws Action Cards this round', () => {
		const g = decided('core-stability', 'against');
		const { hand } = g.board.players['seat:1']!;
		const before = hand.length;
		drawActionCards(playOf(g), 'seat:1', 2, 'TI-18.1');
		expect(hand).toHaveLength(before);
		endRound(g.board);
		drawActionCards(playOf(g), 'seat:1', 2, 'TI-18.1');
		expect(hand).toHaveLength(before + 2);
	});

	it('[political:core-stability] For: in the Status Phase cards lie open, most influence chooses first', () => {
		const g = standing({ step: 'status', at: 'cards' }, (board) => {
			board.stage = 'status';
			board.laws = [{ card: 'core-stability', elected: null }];
			for (const [i, seat] of board.order.entries())
				board.players[seat]!.race = ['sol', 'l1z1x', 'mentak'][i] ?? null;
			board.planets[MECATOL]!.owner = 'seat:3';
			board.planets[MECATOL]!.exhausted = false;
		});
		const [open] = g.moves('laidOpen');
		expect(open?.cards).toHaveLength(
			g.board.order.reduce((n, seat) => n + cardsFor(g.board, seat), 0)
		);
		expect(g.askedSeats).toEqual(['seat:3']);
		const card = open!.cards[1]!;
		g.answer('seat:3', { picks: [card] });
		expect(g.board.players['seat:3']!.hand.map(likeOf)).toEqual([likeOf(card)]);
		g.until('status.counters');
		expect(g.board.played).toEqual([]);
	});

	it('[political:core-stability] For: influence of exhausted planets does not count, ties go in the order of play', () => {
		const first = (exhausted: boolean) =>
			standing({ step: 'status', at: 'cards' }, (board) => {
				board.stage = 'status';
				board.laws = [{ card: 'core-stability', elected: null }];
				for (const seat of board.order) board.players[seat]!.race = 'sol';
				board.planets[MECATOL]!.owner = 'seat:3';
				board.planets[MECATOL]!.exhausted = exhausted;
			}).askedSeats;
		expect(first(false)).toEqual(['seat:3']);
		expect(first(true)).toEqual(['seat:1']);
	});

	it('[political:core-stability] [TI-2.10] For: a short deck is filled with what was discarded', () => {
		const g = standing({ step: 'status', at: 'cards' }, (board, vault) => {
			board.stage = 'status';
			board.laws = [{ card: 'core-stability', elected: null }];
			for (const seat of board.order) board.players[seat]!.race = 'sol';
			board.actionDiscard = vault.actions.splice(0, vault.actions.length - 1);
		});
		expect(g.moves('laidOpen')[0]!.cards).toHaveLength(3);
		expect(g.board.played).toHaveLength(3);
	});

	it('[political:limits-to-individual-power] For: down to three cards, now and later', () => {
		const g = decided('limits-to-individual-power', 'for', (board, vault) => {
			board.players['seat:2']!.hand = vault.actions.splice(0, 5);
			board.players['seat:3']!.race = 'yssaril';
			board.players['seat:3']!.hand = vault.actions.splice(0, 5);
		});
		expect(g.asked).toEqual(['handLimit.discard']);
		g.lapse();
		expect(g.board.players['seat:2']!.hand).toHaveLength(3);
		expect(g.board.players['seat:3']!.hand).toHaveLength(5);
	});

	it('[political:minister-of-internal-security] at any time Mecatol Rex loses up to four Ground Forces', () => {
		const g = decided('minister-of-internal-security', 'seat:2', (board) => {
			board.planets[MECATOL]!.owner = 'seat:3';
			board.planets[MECATOL]!.units.groundForce = 5;
		});
		expect(security.ask(playOf(g), 'seat:3')).toBeNull();
		expect(security.ask(playOf(g), 'seat:2')).not.toBeNull();
		security.then(playOf(g), { pick: 'minister-of-internal-security' }, 'seat:2');
		expect(g.board.planets[MECATOL]).toMatchObject({ owner: 'seat:3', units: { groundForce: 1 } });
		expect(g.board.laws).toEqual([]);
		expect(security.ask(playOf(g), 'seat:2')).toBeNull();
	});

	it('[political:minister-of-internal-security] [TI-8.3] [TI-34.5] not who has passed, nor for an empty planet, nor while dice lie', () => {
		const g = decided('minister-of-internal-security', 'seat:2', (board) => {
			board.planets[MECATOL]!.owner = 'seat:3';
			board.planets[MECATOL]!.units.groundForce = 2;
		});
		const may = () => security.ask(playOf(g), 'seat:2') !== null;
		expect(may()).toBe(true);
		g.board.players['seat:2']!.passed = true;
		expect(may()).toBe(false);
		g.board.players['seat:2']!.passed = false;
		g.board.planets[MECATOL]!.units.groundForce = 0;
		expect(may()).toBe(false);
		g.board.planets[MECATOL]!.units.groundForce = 2;
		g.board.dice = [{ die: die({}), value: 3, before: [], hitsOn: 9, parts: [] }];
		expect(may()).toBe(false);
	});

	it('[political:minister-of-internal-security] [political:planetary-security] what it empties belongs to nobody under Planetary Security', () => {
		const g = standing({ step: 'rest', at: 'wait' }, (board) => {
			board.laws = [
				{ card: 'minister-of-internal-security', elected: { player: 'seat:2' } },
				{ card: 'planetary-security', elected: null }
			];
			board.planets[MECATOL]!.owner = 'seat:3';
			board.planets[MECATOL]!.units.groundForce = 3;
		});
		const answer = { aside: 'security', then: { pick: 'minister-of-internal-security' } };
		expect(act(g.game, g.table, 'seat:2', 0, answer).ok).toBe(true);
		expect(g.board.planets[MECATOL]!.owner).toBeNull();
	});

	it('[political:short-term-truce] [TI-8.3] 10 influence are enough to end it, and who has passed cannot', () => {
		const g = decided('short-term-truce', 'for', (board) => {
			for (const planet of Object.values(board.planets)) planet.exhausted = true;
			board.players['seat:2']!.tradeGoods = 10;
			board.players['seat:3']!.tradeGoods = 9;
		});
		const may = (seat: SeatId) => truce.ask(playOf(g), seat) !== null;
		expect([may('seat:2'), may('seat:3')]).toEqual([true, false]);
		g.board.players['seat:2']!.passed = true;
		expect(may('seat:2')).toBe(false);
		g.board.players['seat:2']!.passed = false;
		g.board.laws = [];
		expect(may('seat:2')).toBe(false);
	});
});

describe('in the middle of an invasion', () => {
	/** I land on Mecatol Rex, which seat:2 holds; seat:3 is the minister. */
	const invading = (laws: readonly AgendaId[], guns: number) =>
		standing(
			{ step: 'landings', at: 'assign', seat: 'seat:1', systems: ['hex:0,0'], isTransfer: false },
			(board) => {
				for (const seat of board.order)
					Object.assign(board.players[seat]!, { race: 'sol', techs: [], hand: [] });
				board.systems['hex:0,0']!.fleets = {
					'seat:1': { ...noFleet(), carrier: 1, groundForce: 2 }
				};
				Object.assign(board.planets[MECATOL]!, {
					...{ owner: 'seat:2', units: { groundForce: 3, pds: guns, spaceDock: 0 } }
				});
				board.laws = laws.map((card) => ({
					card,
					elected: card === 'planetary-security' ? null : { player: 'seat:3' }
				}));
			}
		).answer('seat:1', { split: { [`groundForce@${MECATOL}`]: 2 } });

	it('[political:minister-of-internal-security] [TI-34.5] sends for security between its questions; the invasion goes on', () => {
		const g = invading(['minister-of-internal-security'], 1);
		expect(g.asked).toEqual(['invasion.guns']);
		const { id } = g.decision('seat:2');
		const answer = { aside: 'security', then: { pick: 'minister-of-internal-security' } };
		expect(act(g.game, g.table, 'seat:3', 0, answer).ok).toBe(true);
		expect(g.board.planets[MECATOL]!.units).toMatchObject({ groundForce: 0, pds: 1 });
		// The same question comes back.
		expect(g.decision('seat:2').id).toBe(id);
		g.answer('seat:2', { amount: 0 });
		expect(g.board.planets[MECATOL]).toMatchObject({ owner: 'seat:1', units: { groundForce: 2 } });
		expect(g.moves('groundRound')).toEqual([]);
	});

	it('[political:planetary-security] [TI-15.13] takes no planet whose invasion is not over', () => {
		const g = invading(['planetary-security', 'minister-of-internal-security'], 1);
		const answer = { aside: 'security', then: { pick: 'minister-of-internal-security' } };
		expect(act(g.game, g.table, 'seat:3', 0, answer).ok).toBe(true);
		expect(g.board.planets[MECATOL]).toMatchObject({ owner: 'seat:2', units: { pds: 1 } });
		g.answer('seat:2', { amount: 0 });
		expect(g.moves('neutral')).toEqual([]);
		expect(g.board.planets[MECATOL]!.owner).toBe('seat:1');
	});
});

describe('Strategy Cards', () => {
	it('[political:checks-and-balances] [TI-26.5] who is out and who keeps a card change nothing of whose turn it is to get one', () => {
		const start = (edit: (board: Board) => void, seats: number) =>
			standing(
				{ step: 'strategy', at: 'begin' },
				(board) => {
					board.laws = [{ card: 'checks-and-balances', elected: null }];
					for (const seat of board.order)
						Object.assign(board.players[seat]!, { race: 'sol', strategy: [] });
					edit(board);
				},
				{ seats }
			);
		const counts = (g: Game) => g.board.order.map((seat) => g.board.players[seat]!.strategy.length);
		const out = start(({ players }) => void (players['seat:2']!.isOut = true), 4);
		for (let n = 1; n <= 3; n++) out.until('strategy.pick').lapse();
		out.until('strategy.pick');
		expect(counts(out)).toEqual([1, 0, 1, 1]);
		// In the second pass too a pick goes to another player.
		out.lapse();
		expect(out.asked).toEqual(['strategy.give']);
		out.until('rest.wait');
		expect(counts(out)).toEqual([2, 0, 2, 2]);
		const kept = start((board) => {
			board.lasting.push({ is: 'kept', until: 'round', seat: 'seat:3', card: 'trade' });
		}, 3);
		kept.until('strategy.pick').lapse();
		// Seat:3 gets its other card in the first pass.
		expect(kept.choices('seat:1')).toEqual(['seat:2', 'seat:3']);
		kept.until('rest.wait');
		expect(counts(kept)).toEqual([2, 2, 2]);
	});

	it('[political:aggressive-strategy] Against: nobody uses a secondary this round', () => {
		const { board } = decided('aggressive-strategy', 'against');
		expect(isKeptOut(board, 'seat:1')).toBe(true);
		endRound(board);
		expect(isKeptOut(board, 'seat:1')).toBe(false);
	});

	it('[political:aggressive-strategy] For: each uses the secondary of an own card, without a counter', () => {
		const g = decided('aggressive-strategy', 'for', (board) => {
			for (const [seat, cards] of [
				['seat:1', ['political']],
				['seat:2', ['diplomacy', 'technology']],
				['seat:3', ['initiative']]
			] as const)
				board.players[seat]!.strategy = cards.map((card) => ({ card, used: false }));
			board.players['seat:2']!.counters = { command: 0, fleet: 3, strategy: 0 };
			for (const id of planetsOf(board, 'seat:2')) board.planets[id]!.exhausted = true;
		});
		g.until('ownSecondary.which', 'seat:2');
		g.answer('seat:2', { pick: 'diplomacy' });
		expect(g.asked).toEqual(['secondary.use']);
		expect(g.askedSeats).toEqual(['seat:2']);
		expect(g.choices('seat:2').length).toBeGreaterThan(1);
	});

	it('[political:aggressive-strategy] For: who has one card is asked about its secondary, and nobody about Initiative', () => {
		const g = decided('aggressive-strategy', 'for', (board) => {
			for (const [seat, card] of [
				['seat:1', 'initiative'],
				['seat:2', 'diplomacy'],
				['seat:3', 'diplomacy']
			] as const)
				board.players[seat]!.strategy = [{ card, used: true }];
			for (const seat of board.order) {
				board.players[seat]!.counters = { command: 0, fleet: 3, strategy: 0 };
				for (const id of planetsOf(board, seat)) board.planets[id]!.exhausted = true;
			}
		});
		g.until('secondary.use', 'seat:2').answer('seat:2', { pick: 'leave' });
		expect(g.asked).toEqual(['secondary.use']);
		expect(g.askedSeats).toEqual(['seat:3']);
	});

	it('[political:checks-and-balances] Against: all Strategy Cards go to the left, Political as used', () => {
		const g = decided('checks-and-balances', 'against', (board) => {
			board.players['seat:1']!.strategy = [
				{ card: 'political', used: false },
				{ card: 'trade', used: false }
			];
			board.players['seat:2']!.strategy = [{ card: 'warfare', used: true }];
			board.players['seat:3']!.strategy = [];
		});
		expect(g.board.players['seat:2']!.strategy).toEqual([
			{ card: 'political', used: true },
			{ card: 'trade', used: false }
		]);
		expect(g.board.players['seat:3']!.strategy).toEqual([{ card: 'warfare', used: true }]);
		expect(g.board.players['seat:1']!.strategy).toEqual([]);
	});

	it('[political:checks-and-balances] For: who picks gives the card to another who has still to get one', () => {
		const g = standing({ step: 'strategy', at: 'begin' }, (board) => {
			board.laws = [{ card: 'checks-and-balances', elected: null }];
			for (const seat of board.order) board.players[seat]!.race = 'sol';
		});
		g.until('strategy.pick', 'seat:1').answer('seat:1', { pick: 'strategy:initiative' });
		expect(g.asked).toEqual(['strategy.give']);
		expect(g.choices('seat:1')).toEqual(['seat:2', 'seat:3']);
		g.answer('seat:1', { pick: 'seat:3' });
		const cardsOf = (seat: SeatId) => g.board.players[seat]!.strategy.map(({ card }) => card);
		expect(cardsOf('seat:3')).toEqual(['initiative']);
		expect(g.board.players['seat:1']!.hadInitiative).toBe(g.board.round);
		g.answer('seat:2', { pick: 'strategy:trade' });
		// seat:1 alone has none yet.
		expect(cardsOf('seat:1')).toEqual(['trade']);
		g.answer('seat:3', { pick: 'strategy:warfare' });
		expect(cardsOf('seat:2')).toEqual(['warfare']);
		g.until('rest.wait');
		for (const seat of g.board.order) expect(cardsOf(seat)).toHaveLength(2);
	});

	it('[political:councils-censure] Imperial costs the elected player two counters of Strategy Allocation', () => {
		const at = (strategy: number) =>
			standing({ step: 'strategy', at: 'begin' }, (board) => {
				board.laws = [{ card: 'councils-censure', elected: { player: 'seat:1' } }];
				for (const seat of board.order) board.players[seat]!.race = 'sol';
				board.players['seat:1']!.counters = { command: 3, fleet: 3, strategy };
			}).until('strategy.pick', 'seat:1');
		expect(at(1).choices('seat:1')).not.toContain('strategy:imperial');
		// Unless it is the only card left.
		const { board } = at(1);
		board.players['seat:2']!.strategy = freeCards(board)
			.filter((card) => card !== 'imperial')
			.map((card) => ({ card, used: false }));
		expect(picksFor(board, 'seat:1').choices.map(({ id }) => id)).toEqual(['strategy:imperial']);
		const g = at(3);
		const saysOf = (seat: SeatId) =>
			said(picksFor(g.board, seat).choices.find(({ id }) => id === 'strategy:imperial')!.say);
		expect(saysOf('seat:1')).toBe('8 Imperial for 2 counters of Strategy Allocation');
		expect(saysOf('seat:2')).toBe('8 Imperial');
		g.answer('seat:1', { pick: 'strategy:imperial' });
		expect(g.board.players['seat:1']!.counters.strategy).toBe(1);
	});
});

describe('Ancient Artifact', () => {
	/** The first seed whose artifact rolls so. */
	function rolled(isRuin: boolean, edit?: (board: Board) => void): Game {
		for (let seed = 1; seed < 60; seed++) {
			const g = decided('ancient-artifact', 'for', edit, { seed });
			const [artifact] = g.moves('artifact');
			if (artifact && artifact.value <= 5 === isRuin) return g;
		}
		throw new Error('No seed rolls so.');
	}

	it('[political:ancient-artifact] [TI-18.14] 1 to 5: all is lost at Mecatol Rex, and fleets beside it take three dice', () => {
		const g = rolled(true, (board) => {
			board.planets[MECATOL]!.owner = 'seat:2';
			board.planets[MECATOL]!.units = { groundForce: 2, pds: 1, spaceDock: 0 };
			board.systems[CENTRE]!.fleets['seat:2'] = { ...noFleet(), cruiser: 2 };
			board.systems['hex:0,-1']!.fleets['seat:3'] = { ...noFleet(), cruiser: 3 };
			board.systems['hex:0,-2']!.fleets['seat:3'] = { ...noFleet(), cruiser: 3 };
		});
		expect(g.board.systems[CENTRE]!.fleets).toEqual({});
		expect(g.board.planets[MECATOL]).toMatchObject({
			...{ owner: 'seat:2', units: { groundForce: 0, pds: 0 } }
		});
		const [blast] = g.moves('blast');
		expect(blast).toMatchObject({ at: 'hex:0,-1', seat: 'seat:3' });
		expect(blast!.values).toHaveLength(3);
		expect(blast!.hits).toBe(blast!.values.filter((value) => value >= 5).length);
		g.until('agenda.look');
		expect(g.board.systems['hex:0,-1']!.fleets['seat:3']?.cruiser).toBe(3 - blast!.hits);
		expect(g.board.systems['hex:0,-2']!.fleets['seat:3']?.cruiser).toBe(3);
	});

	it('[political:ancient-artifact] 1 to 5: all Ground Forces of a planet beside it together take three dice; PDS and docks none', () => {
		const beside = 'hex:0,-1';
		const g = rolled(true, (board) => {
			layTile(board, beside, 'bereg-lirta-iv', 'seat:2');
			Object.assign(board.planets['planet:bereg']!, {
				units: { groundForce: 5, pds: 1, spaceDock: 1 }
			});
			Object.assign(board.planets['planet:lirta-iv']!, {
				units: { groundForce: 0, pds: 2, spaceDock: 0 }
			});
		}).until('agenda.look');
		const blasts = g.moves('blast').filter(({ at }) => at.startsWith('planet:'));
		expect(blasts.map(({ at }) => at)).toContain('planet:bereg');
		expect(blasts.map(({ at }) => at)).not.toContain('planet:lirta-iv');
		const blast = blasts.find(({ at }) => at === 'planet:bereg')!;
		expect(blast.values).toHaveLength(3);
		expect(g.board.planets['planet:bereg']!.units).toEqual({
			...{ groundForce: 5 - blast.hits, pds: 1, spaceDock: 1 }
		});
		expect(g.board.planets['planet:lirta-iv']!.units.pds).toBe(2);
	});

	it('[political:ancient-artifact] [TI-25.9] who rolls for it may roll a die of it again for a counter', () => {
		const g = decided('ancient-artifact', 'for', (board) => {
			for (const seat of board.order) board.players[seat]!.race = 'jol-nar';
		});
		expect(g.asked).toEqual(['roll.again']);
		expect(g.moves('artifact')).toEqual([]);
		g.until('agenda.look');
		expect(g.moves('artifact')).toHaveLength(1);
	});

	it('[political:ancient-artifact] 6 to 10: each player gains two technologies, in the order of play; Against: nothing', () => {
		const g = rolled(false);
		const before = g.board.order.map((seat) => g.board.players[seat]!.techs.length);
		g.until('agenda.look');
		expect(g.board.order.map((seat) => g.board.players[seat]!.techs.length)).toEqual(
			before.map((n) => n + 2)
		);
		const none = decided('ancient-artifact', 'against');
		expect(none.moves('artifact')).toEqual([]);
		expect(lastingOf(none.board, 'agenda')).toEqual([]);
	});
});
