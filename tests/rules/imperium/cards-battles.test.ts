/** Action Cards of battles in space and against who moves in (TI-9, TI-34.8, TI-34.9). */
import { afterEach, describe, expect, it } from 'vitest';
import { RELEASE } from '../../../src/lib/games/imperium/release';
import { countersLeft, systemIds, tileAt } from '../../../src/lib/games/imperium/board';
import { needed } from '../../../src/lib/games/imperium/combat/dice';
import { besides } from '../../../src/lib/games/imperium/map/neighbours';
import type { ActionCardId, Board, Fleet, SystemId } from '../../../src/lib/games/imperium/types';
import { standing } from '../../support/imperium';
import { deal, farPlanets, me, own, playCard, put, you } from '../../support/imperium-cards';
import type { Table } from '../../support/imperium-cards';
import { systemOfPlanet } from '../../../src/lib/games/imperium/cards/choices';
import { loadSided, unload } from '../../support/loadedDice';

afterEach(() => expect(unload()).toBe(0));

const PASS = { pick: 'pass' };
const load = (...dice: number[]) => loadSided(10, dice);

/** An empty system whose neighbours a ship may enter. */
const field = (board: Board): SystemId =>
	systemIds(board).find(
		(id) =>
			tileAt(board, id)?.kind === 'empty' &&
			!tileAt(board, id)?.wormhole &&
			besides(board, id).some((one) => tileAt(board, one)?.kind === 'empty')
	)!;
const refuge = (board: Board): SystemId =>
	besides(board, field(board)).find((one) => tileAt(board, one)?.kind === 'empty')!;

interface Fight {
	mine?: Partial<Fleet>;
	yours?: Partial<Fleet>;
	/** Cards of the attacker, and of the defender. */
	cards?: readonly ActionCardId[];
	theirs?: readonly ActionCardId[];
	edit?: (board: Board) => void;
	rules?: number;
}

/** seat:1 attacks seat:2; neither has an ability or a technology that matters. */
function fight({
	mine = { cruiser: 1 },
	yours = { cruiser: 1 },
	cards = [],
	theirs = [],
	edit = () => undefined,
	rules = RELEASE.rules
}: Fight) {
	let system: SystemId = 'hex:0,0';
	const at = (board: Board) => {
		system = field(board);
		for (const seat of board.order) {
			board.players[seat]!.race = 'hacan';
			board.players[seat]!.techs = [];
		}
		put(board, me, system, mine);
		put(board, you, system, yours);
		board.systems[system]!.counters = [me];
	};
	const where = standing({ step: 'rest', at: 'wait' });
	system = field(where.board);
	const g = standing(
		{ step: 'battle', at: 'foresee', attacker: me, defender: you, system },
		(board, vault) => {
			at(board);
			deal(board, vault, me, ...cards);
			deal(board, vault, you, ...theirs);
			edit(board);
		},
		{ rules }
	);
	return { g, system };
}

/** What follows a roll: the casualties, or a moment for cards where there are none to choose. */
const ROLLED = ['window:hitsInSpace', 'battle.casualties'];

/** Passes windows until a round has been rolled. */
function rolled(g: Table): Table {
	for (let i = 0; i < 40 && !g.asked.some((name) => ROLLED.includes(name)); i++) {
		const open = g.table.decisions[0]!;
		if (!open.window) throw new Error(`${open.name} is asked before the roll.`);
		g.answer(open.seat as typeof me, PASS);
	}
	return g;
}

const needs = (g: Table, i = 0) => {
	const all = g.moves('dice')[0]!.dice.map(needed);
	return all[i];
};
const take = (then?: Record<string, number>) => ({
	pick: 'take',
	...(then ? { then: { split: then } } : {})
});

describe('before a battle', () => {
	it('[action:fighter-prototype] [TI-20.10] own Fighters get +2 in the first round, and not in the second', () => {
		const { g } = fight({
			mine: { carrier: 1, fighter: 6 },
			yours: { warSun: 2 },
			cards: ['fighter-prototype#1', 'thugs#1']
		});
		playCard(g, me, 'fighter-prototype#1');
		load(...[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
		rolled(g).answer(me, PASS);
		load(...[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
		rolled(g);
		const [first, second] = g.moves('dice');
		const ofFighter = (move: typeof first) =>
			move!.dice.filter(({ die }) => die.kind === 'fighter').map(needed);
		expect(new Set(ofFighter(first))).toEqual(new Set([7]));
		expect(new Set(ofFighter(second))).toEqual(new Set([9]));
	});

	it('[action:fighter-prototype] [TI-18.9] not without Fighters', () => {
		const { g } = fight({ cards: ['fighter-prototype#1'] });
		expect(g.choices(me)).toEqual(['pass']);
	});

	it('[action:into-the-breach] [TI-9.12] all own ships get +1, and one Dreadnought takes the first two hits', () => {
		const { g, system } = fight({
			mine: { dreadnought: 1, cruiser: 2 },
			yours: { cruiser: 2 },
			cards: ['into-the-breach#1', 'thugs#1']
		});
		playCard(g, me, 'into-the-breach#1', { pick: 'dreadnought' });
		load(1, 1, 1, 10, 10);
		rolled(g);
		expect([0, 1, 2, 3, 4].map((i) => needs(g, i))).toEqual([6, 6, 4, 7, 7]);
		expect(g.refusal(me, take({ cruiser: 2 })).rule).toBe('TI-9.12');
		expect(g.refusal(me, take({ 'sustain:dreadnought': 1, cruiser: 1 })).rule).toBe('TI-9.12');
		g.answer(me, take({ 'sustain:dreadnought': 1, damagedDreadnought: 1 }));
		expect(g.board.systems[system]!.fleets[me]).toMatchObject({ dreadnought: 0, cruiser: 2 });
	});

	it('[action:into-the-breach] one hit at a time as well: damaged first, then destroyed', () => {
		const { g, system } = fight({
			mine: { dreadnought: 2, cruiser: 2 },
			yours: { cruiser: 1 },
			cards: ['into-the-breach#1', 'thugs#1']
		});
		playCard(g, me, 'into-the-breach#1', { pick: 'dreadnought' });
		for (const hit of ['sustain:dreadnought', 'damagedDreadnought']) {
			load(1, 1, 1, 1, 10);
			rolled(g);
			expect(g.refusal(me, take({ cruiser: 1 })).rule).toBe('TI-9.12');
			g.answer(me, take({ [hit]: 1 }));
		}
		expect(g.board.systems[system]!.fleets[me]).toMatchObject({ dreadnought: 1, cruiser: 2 });
		load(1, 1, 1, 10);
		rolled(g).answer(me, take({ cruiser: 1 }));
	});

	it('[action:into-the-breach] [TI-9.14] where whole Dreadnoughts could sustain all hits, too', () => {
		const { g, system } = fight({
			mine: { dreadnought: 2 },
			yours: { cruiser: 2 },
			cards: ['into-the-breach#1', 'thugs#1']
		});
		playCard(g, me, 'into-the-breach#1', { pick: 'dreadnought' });
		load(1, 1, 10, 10);
		rolled(g);
		expect(g.refusal(me, take({ 'sustain:dreadnought': 2 })).rule).toBe('TI-9.12');
		g.answer(me, take({ 'sustain:dreadnought': 1, damagedDreadnought: 1 }));
		expect(g.board.systems[system]!.fleets[me]).toMatchObject({
			...{ dreadnought: 1, damaged: { dreadnought: 0 } }
		});
	});

	it('[action:into-the-breach] by default too; the third hit falls as usual', () => {
		const { g, system } = fight({
			mine: { dreadnought: 2, fighter: 2, carrier: 1 },
			yours: { cruiser: 3 },
			cards: ['into-the-breach#1', 'thugs#1']
		});
		playCard(g, me, 'into-the-breach#1', { pick: 'dreadnought' });
		load(1, 1, 1, 1, 1, 10, 10, 10);
		rolled(g).lapse();
		expect(g.board.systems[system]!.fleets[me]).toMatchObject({
			...{ dreadnought: 1, fighter: 1 },
			damaged: { dreadnought: 0 }
		});
		expect(g.board.lasting.some(({ is }) => is === 'breach')).toBe(false);
	});
});

describe('before a round', () => {
	it('[action:morale-boost] [TI-18.6] own units get +1 in this round; a second copy waits for the next', () => {
		const { g } = fight({ cards: ['morale-boost#1', 'morale-boost#2'] });
		g.answer(me, PASS);
		expect(g.asked).toEqual(['window:beforeRound']);
		playCard(g, me, 'morale-boost#1');
		expect(g.choices(me)).toEqual(['pass']);
		load(1, 1, 1, 10);
		g.answer(me, PASS);
		expect(needs(g)).toBe(6);
		g.answer(me, PASS);
		expect(g.choices(me)).toContain('card:morale-boost#2');
		g.answer(me, PASS);
		expect(g.moves('dice')[1]!.dice.map(needed)).toEqual([7, 7]);
		g.lapse();
	});

	it('[action:skilled-retreat] [TI-9.27] [TI-18.13] the fleet leaves for a counter of reinforcements, and the other side wins', () => {
		const { g, system } = fight({ theirs: ['skilled-retreat#1'], mine: { cruiser: 3 } });
		g.until('window:beforeRound');
		const goals = g.choices(you, 'card:skilled-retreat#1');
		const to = refuge(g.board);
		expect(goals).toContain(to);
		expect(goals).not.toContain(system);
		const left = countersLeft(g.board, you);
		playCard(g, you, 'skilled-retreat#1', { pick: to });
		expect(g.board.systems[to]!.fleets[you]).toMatchObject({ cruiser: 1 });
		expect(g.board.systems[to]!.counters).toEqual([you]);
		expect(countersLeft(g.board, you)).toBe(left - 1);
		expect(g.moves('battleEnds')).toMatchObject([{ winner: me, rounds: 1 }]);
	});

	it('[action:skilled-retreat] not where an own counter or ships of others are', () => {
		const { g } = fight({ theirs: ['skilled-retreat#1'] });
		g.until('window:beforeRound');
		const to = refuge(g.board);
		g.board.systems[to]!.counters = [you];
		expect(g.choices(you, 'card:skilled-retreat#1')).toContain(to);
		// Asked anew with the counter there.
		g.table.decisions = [];
		g.table.frames.at(-1)!.at = 'round';
		g.proceed();
		expect(g.choices(you, 'card:skilled-retreat#1')).not.toContain(to);
	});
});

describe('before the first round', () => {
	it('[TI-9.4] [TI-28.3] cards of a round wait for it where nothing is shot before; before rules 2 they were offered twice', () => {
		const offered = (mine: Partial<Fleet>, rules: number = RELEASE.rules, fighter = 1) => {
			const { g } = fight({
				...{ theirs: ['skilled-retreat#1'], mine, yours: { cruiser: 1, fighter }, rules }
			});
			expect(g.asked).toEqual(['window:beforeBattle']);
			return g.choices(you).includes('card:skilled-retreat#1');
		};
		expect(offered({ cruiser: 1 })).toBe(false);
		expect(offered({ cruiser: 1 }, 1)).toBe(true);
		// The barrage would come before.
		expect(offered({ destroyer: 1 })).toBe(true);
		expect(offered({ destroyer: 1 }, 2, 0)).toBe(false);
	});

	it('[TI-9.4] [TI-9.6] nor where a strike is announced', () => {
		const { g } = fight({
			theirs: ['skilled-retreat#1'],
			edit: ({ players }) => void (players[me]!.race = 'mentak')
		});
		expect(g.choices(you)).toEqual(['pass']);
		g.answer(you, PASS).answer(me, { pick: 'strike:ambush' });
		expect(g.choices(you)).toContain('card:skilled-retreat#1');
	});
});

describe('where a fleet may flee', () => {
	it('[action:skilled-retreat] [TI-22.3] [TI-22.4] nowhere ships may not stop, nor to ships of others', () => {
		const open = (edit: (board: Board, to: SystemId) => void): boolean => {
			const to = refuge(standing({ step: 'rest', at: 'wait' }).board);
			const { g } = fight({ theirs: ['skilled-retreat#1'], edit: (board) => edit(board, to) });
			g.until('window:beforeRound');
			return g.choices(you, 'card:skilled-retreat#1').includes(to);
		};
		expect(open(() => undefined)).toBe(true);
		expect(open(({ systems }, to) => void (systems[to]!.tile = 'supernova'))).toBe(false);
		expect(open(({ systems }, to) => void (systems[to]!.tile = 'asteroid-field#1'))).toBe(false);
		expect(open((board, to) => void put(board, me, to, { fighter: 1 }))).toBe(false);
	});

	it('[action:skilled-retreat] [TI-14.5] not without a counter in reinforcements', () => {
		const { g } = fight({
			theirs: ['skilled-retreat#1'],
			edit: ({ players }) => void (players[you]!.counters = { command: 10, fleet: 3, strategy: 3 })
		});
		expect(countersLeft(g.board, you)).toBe(0);
		expect(g.choices(you)).toEqual(['pass']);
	});
});

describe('after the roll', () => {
	it('[action:recheck] [TI-18.6] any die is rolled again, and that die by no other Recheck', () => {
		const { g } = fight({ cards: ['recheck#1', 'recheck#2'] });
		load(1, 10, 3);
		rolled(g);
		expect(g.choices(me, 'card:recheck#1')).toEqual(['die:0', 'die:1']);
		playCard(g, me, 'recheck#1', { pick: 'die:1' });
		expect(g.board.dice.map(({ value }) => value)).toEqual([1, 3]);
		expect(g.choices(me, 'card:recheck#2')).toEqual(['die:0']);
		load(10);
		playCard(g, me, 'recheck#2', { pick: 'die:0' });
		expect(g.moves('battleEnds')).toMatchObject([{ winner: me }]);
	});

	it('[action:shields-holding] [TI-9.12] cancels up to two hits of the round', () => {
		const { g, system } = fight({
			mine: { cruiser: 3 },
			yours: { cruiser: 3 },
			cards: ['shields-holding#1', 'thugs#1']
		});
		load(1, 1, 1, 10, 10, 10);
		rolled(g);
		playCard(g, me, 'shields-holding#1');
		// One hit on ships of one kind is nothing to choose of.
		g.answer(me, PASS);
		expect(g.board.systems[system]!.fleets[me]!.cruiser).toBe(2);
	});

	it('[action:shields-holding] [TI-34.8] in place of the casualties, where there are some to choose', () => {
		const { g, system } = fight({
			mine: { cruiser: 1, carrier: 1 },
			cards: ['shields-holding#1', 'thugs#1']
		});
		load(1, 1, 10);
		rolled(g);
		expect(g.choices(me)).toEqual(['take', 'card:shields-holding#1']);
		playCard(g, me, 'shields-holding#1');
		g.answer(me, PASS);
		expect(g.board.systems[system]!.fleets[me]).toMatchObject({ cruiser: 1, carrier: 1 });
	});

	it('[action:shields-holding] [TI-18.9] not without a hit', () => {
		const { g } = fight({ cards: ['shields-holding#1'] });
		load(1, 1);
		rolled(g);
		expect(g.choices(me)).toEqual(['pass']);
	});

	it('[action:direct-hit] [TI-9.14] [TI-34.8] destroys the ship that was just damaged', () => {
		const { g, system } = fight({
			yours: { dreadnought: 1, cruiser: 1 },
			cards: ['direct-hit#1', 'direct-hit#2']
		});
		load(10, 1, 1);
		rolled(g);
		g.answer(me, PASS);
		g.answer(you, take({ 'sustain:dreadnought': 1 }));
		expect(g.asked).toEqual(['window:shipDamaged']);
		expect(g.askedSeats).toEqual([me]);
		playCard(g, me, 'direct-hit#1', { pick: 'damagedDreadnought' });
		expect(g.board.systems[system]!.fleets[you]).toMatchObject({ dreadnought: 0, cruiser: 1 });
		expect(g.choices(me)).toEqual(['pass']);
	});
});

describe('whose ships and hits', () => {
	it('[action:direct-hit] [TI-9.14] not a ship that was damaged before', () => {
		const { g } = fight({
			yours: { dreadnought: 1, warSun: 1, damaged: { dreadnought: 1, warSun: 0 } },
			cards: ['direct-hit#1']
		});
		load(10, 1, 1, 1, 1);
		rolled(g);
		g.answer(me, PASS);
		g.answer(you, take({ 'sustain:warSun': 1 }));
		expect(g.choices(me, 'card:direct-hit#1')).toEqual(['damagedWarSun']);
		g.answer(me, PASS);
		load(1, 1, 1, 1, 1);
		rolled(g);
	});

	it('[action:direct-hit] [TI-9.14] each of two ships that were damaged, once', () => {
		const { g, system } = fight({
			mine: { cruiser: 2 },
			yours: { dreadnought: 3 },
			cards: ['direct-hit#1', 'direct-hit#2', 'direct-hit#3']
		});
		load(10, 10, 1, 1, 1);
		rolled(g);
		// Who has nothing but whole ships that sustain it all is not asked.
		g.answer(me, PASS);
		expect(g.asked).toEqual(['window:shipDamaged']);
		playCard(g, me, 'direct-hit#1', { pick: 'damagedDreadnought' });
		playCard(g, me, 'direct-hit#2', { pick: 'damagedDreadnought' });
		expect(g.board.systems[system]!.fleets[you]).toMatchObject({ dreadnought: 1 });
		expect(g.choices(me)).toEqual(['pass']);
	});

	it('[action:direct-hit] [action:into-the-breach] with the Dreadnought goes its duty to be hit first', () => {
		const { g, system } = fight({
			mine: { dreadnought: 2, cruiser: 1 },
			yours: { cruiser: 2 },
			cards: ['into-the-breach#1', 'thugs#1'],
			theirs: ['direct-hit#1', 'thugs#2']
		});
		playCard(g, me, 'into-the-breach#1', { pick: 'dreadnought' });
		load(1, 1, 1, 10, 1);
		rolled(g);
		g.answer(you, PASS).answer(me, take({ 'sustain:dreadnought': 1 }));
		playCard(g, you, 'direct-hit#1', { pick: 'damagedDreadnought' });
		load(1, 1, 10, 1);
		rolled(g);
		g.answer(you, PASS).answer(me, take({ cruiser: 1 }));
		expect(g.board.systems[system]!.fleets[me]).toMatchObject({ dreadnought: 1, cruiser: 0 });
		load(1, 1, 1);
		rolled(g);
	});

	it('[action:shields-holding] [TI-18.9] is for who takes hits alone', () => {
		const { g } = fight({
			mine: { cruiser: 2 },
			yours: { cruiser: 2 },
			cards: ['shields-holding#1'],
			theirs: ['thugs#1']
		});
		load(10, 10, 1, 1);
		rolled(g);
		expect(g.choices(me)).toEqual(['pass']);
		expect(g.choices(you)).toEqual(['pass']);
		g.answer(me, PASS).answer(you, PASS);
		expect(g.moves('battleEnds')).toMatchObject([{ winner: me }]);
	});
});

describe('against who moves in', () => {
	const moveIn = (cards: readonly ActionCardId[], edit: (board: Board, at: SystemId) => void) => {
		const where = standing({ step: 'rest', at: 'wait' });
		const system = systemOfPlanet(where.board, farPlanets(where.board)[1]!);
		const g = standing(
			{ step: 'pdsFire', at: 'begin', seat: me, systems: [system], isTransfer: false },
			(board, vault) => {
				for (const seat of board.order) {
					board.players[seat]!.race = 'hacan';
					board.players[seat]!.techs = [];
				}
				put(board, me, system, { cruiser: 3 });
				deal(board, vault, you, ...cards);
				edit(board, system);
			}
		);
		return { g, system };
	};

	it('[action:experimental-battlestation] [TI-11.9] a Space Dock makes three PDS shots at the fleet', () => {
		const { g, system } = moveIn(['experimental-battlestation#1'], (board) =>
			own(board, you, farPlanets(board)[1]!, { spaceDock: 1 })
		);
		expect(g.askedSeats).toEqual([you]);
		load(6, 5, 10);
		playCard(g, you, 'experimental-battlestation#1', { pick: system });
		expect(g.asked).toEqual(['rest.wait']);
		expect(g.board.systems[system]!.fleets[me]!.cruiser).toBe(1);
	});

	it('[action:experimental-battlestation] [TI-11.2] not without a dock in range', () => {
		const { g } = moveIn(['experimental-battlestation#1'], (board) =>
			own(board, you, farPlanets(board)[3]!, { spaceDock: 1 })
		);
		expect(g.asked).toEqual(['rest.wait']);
	});

	it('[action:experimental-battlestation] [TI-34.9] is played in one question with the fire of PDS, before it', () => {
		const { g, system } = moveIn(['experimental-battlestation#1'], (board) =>
			own(board, you, farPlanets(board)[1]!, { spaceDock: 1, pds: 1 })
		);
		expect(g.asked).toEqual(['pdsFire.fire']);
		expect(g.choices(you)).toEqual(['fire', 'card:experimental-battlestation#1']);
		load(1, 1, 1);
		playCard(g, you, 'experimental-battlestation#1', { pick: system });
		expect(g.choices(you)).toEqual(['fire']);
		load(6);
		g.answer(you, { pick: 'fire', then: { split: { [system]: 1 } } });
		expect(g.board.systems[system]!.fleets[me]!.cruiser).toBe(2);
	});

	it('[TI-34.1] [TI-34.9] who holds no card is not asked, whatever stands there', () => {
		const { g } = moveIn([], (board) => own(board, you, farPlanets(board)[1]!, { spaceDock: 1 }));
		expect(g.asked).toEqual(['rest.wait']);
	});

	it('[action:minelayers] [TI-18.9] not without a Cruiser there, though a dock is in reach', () => {
		const { g } = moveIn(['minelayers#1'], (board) =>
			own(board, you, farPlanets(board)[1]!, { spaceDock: 1 })
		);
		expect(g.choices(you)).toEqual(['pass']);
	});

	it('[action:minelayers] [TI-9.6] each own Cruiser hits the entering fleet before the first round', () => {
		const { g, system } = moveIn(['minelayers#1'], (board, at) =>
			put(board, you, at, { cruiser: 2, destroyer: 1 })
		);
		playCard(g, you, 'minelayers#1', { pick: system });
		g.table.decisions = [];
		g.table.frames.push({
			...{ step: 'battle', at: 'begin' },
			...{ attacker: me, defender: you, system }
		} as never);
		load(1, 1, 1, 10, 10, 10);
		g.proceed();
		unload();
		expect(g.moves('strike')).toMatchObject([{ strike: 'minelayers', seats: [you] }]);
		expect(g.moves('lost')[0]).toMatchObject({ seat: me, units: { cruiser: 2 } });
	});
});
