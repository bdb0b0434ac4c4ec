/** TI-9: battles in space, and what races have to do with them (TI-25). */
import { afterEach, describe, expect, it } from 'vitest';
import { msg } from '../../../src/lib/core';
import { RELEASE } from '../../../src/lib/games/imperium/release';
import { dieOf, expectedHits, sideOf } from '../../../src/lib/games/imperium/combat/forecast';
import { excessAt } from '../../../src/lib/games/imperium/fleets/capacity';
import type { LastingOf } from '../../../src/lib/games/imperium/lasting';
import type {
	Board,
	Fleet,
	ImperiumOptions,
	Player,
	SeatId
} from '../../../src/lib/games/imperium/types';
import { openTo, standing } from '../../support/imperium';
import { bare, fleetOf, station } from '../../support/imperium-fleets';
import { loadSided, unload } from '../../support/loadedDice';
import { said } from '../../support/said';

afterEach(() => expect(unload()).toBe(0));

const [me, foe] = ['seat:1', 'seat:2'] as const;
const here = 'hex:0,0';
/** Beside the battle, and beside that. */
const [near, other] = ['hex:0,-1', 'hex:1,-1'] as const;

interface Setting {
	readonly attacker?: Partial<Fleet>;
	readonly defender?: Partial<Fleet>;
	/** What the two players have besides. */
	readonly me?: Partial<Player>;
	readonly foe?: Partial<Player>;
	readonly options?: Partial<ImperiumOptions>;
	readonly rules?: number;
	readonly edit?: (board: Board) => void;
}

const CARD = { hand: ['sabotage#1'] } satisfies Partial<Player>;

/** I attack, and the dice fall so: mine first, each side's by kind, Fighters first. */
const fight = (setting: Setting, ...faces: number[]) => {
	// Dice of an earlier fight are all rolled: they would fall where this one is set up.
	expect(unload()).toBe(0);
	const {
		attacker = { cruiser: 1 },
		defender = { cruiser: 1 },
		options = {},
		rules = RELEASE.rules
	} = setting;
	return standing(
		{ step: 'battle', at: 'foresee', attacker: me, defender: foe, system: here },
		(board) => {
			bare(board);
			// Nothing keeps a fleet from the systems beside it.
			for (const id of [near, other]) board.systems[id]!.tile = 'empty#1';
			station(board, here, me, attacker);
			station(board, here, foe, defender);
			Object.assign(board.players[me]!, setting.me);
			Object.assign(board.players[foe]!, setting.foe);
			setting.edit?.(board);
			loadSided(10, faces);
		},
		{ options, rules }
	);
};
type Fight = ReturnType<typeof fight>;

const fleetAt = ({ board }: Fight, seat: SeatId, id: `hex:${number},${number}` = here) =>
	board.systems[id]!.fleets[seat];

const activate =
	(...seats: SeatId[]) =>
	(board: Board): void => {
		for (const seat of seats) board.systems[near]!.counters.push(seat);
	};

/** Everybody goes on without doing anything, up to the end. */
const toTheEnd = (g: Fight): Fight => g.until('rest.wait');
const endOf = (g: Fight) => toTheEnd(g).moves('battleEnds')[0];
const rolls = (g: Fight) => g.moves('dice').map(({ dice }) => dice.length);
const kinds = (g: Fight) => g.moves('dice').map(({ dice }) => dice.map(({ die }) => die.kind));

describe('before the battle', () => {
	it('[TI-9.2] all ships take part, Fighters too; docks, PDS and cargo do not', () => {
		const g = fight(
			{
				attacker: { fighter: 1, carrier: 1, groundForce: 3, pds: 1 },
				defender: { cruiser: 1, warSun: 1 },
				edit: ({ planets }) => {
					planets['planet:mecatol-rex']!.owner = foe;
					planets['planet:mecatol-rex']!.units = { groundForce: 1, pds: 2, spaceDock: 1 };
				}
			},
			...[1, 1, 7, 3, 1, 1]
		);
		expect(
			toTheEnd(g)
				.moves('dice')[0]!
				.dice.map(({ die }) => [die.seat, die.kind])
		).toEqual([
			[me, 'fighter'],
			[me, 'carrier'],
			[foe, 'cruiser'],
			...[1, 2, 3].map(() => [foe, 'warSun'])
		]);
	});

	it('[TI-9.3] it breaks the agreement between the two, before any card, and no other', () => {
		const swap = ({ players }: Board): void => {
			players[me]!.contracts[0]!.holder = foe;
			players[foe]!.contracts[0]!.holder = me;
			players[me]!.contracts[1]!.holder = 'seat:3';
			players['seat:3']!.contracts[0]!.holder = me;
		};
		const g = fight({ me: CARD, edit: swap });
		expect(g.asked).toEqual(['window:beforeBattle']);
		expect(g.moves('broken')).toEqual([{ type: 'broken', seats: [me, foe] }]);
		expect(g.board.players[me]!.contracts.map(({ holder }) => holder)).toEqual([me, 'seat:3']);
	});

	it('[TI-9.4] retreat of the defender, agreement, cards, strikes, rounds', () => {
		const g = fight(
			{
				attacker: { destroyer: 1 },
				defender: { fighter: 1, dreadnought: 1 },
				me: CARD,
				foe: { race: 'naalu', techs: ['assault-cannon'] },
				edit: (board) => {
					activate(foe)(board);
					board.players[me]!.contracts[0]!.holder = foe;
					board.players[foe]!.contracts[0]!.holder = me;
				}
			},
			...[1, 1, 9]
		);
		expect(g.asked).toEqual(['battle.foresee']);
		expect(g.moves('broken')).toEqual([]);
		g.answer(foe, { pick: 'stay' });
		expect(g.moves('broken').length).toBe(1);
		expect(g.asked).toEqual(['window:beforeBattle']);
		toTheEnd(g);
		expect(g.moves('dice').map(({ dice }) => dice[0]!.die.roll)).toEqual(['barrage', 'strike']);
	});

	it('[TI-9.5] each Destroyer rolls two dice, each hit destroys a Fighter, on both sides at once', () => {
		const g = fight(
			{
				attacker: { destroyer: 2, fighter: 1 },
				defender: { destroyer: 1, fighter: 2 },
				me: CARD
			},
			...[9, 9, 9, 1, 9, 9]
		).until('window:beforeRound');
		expect(rolls(g)).toEqual([6]);
		// Three hits on two Fighters: one is lost.
		expect(fleetAt(g, foe)).toEqual(fleetOf({ destroyer: 1 }));
		expect(fleetAt(g, me)).toEqual(fleetOf({ destroyer: 2 }));
		expect(g.board.dice).toEqual([]);
	});

	it('[TI-34.10] who is asked again before a round reads which card has come since, and whose', () => {
		const g = fight({ me: { hand: ['morale-boost#1'] }, foe: CARD }).until('window:beforeRound');
		const why = () => said(g.decision(foe).because?.say);
		expect(why()).toBe('');
		g.answer(foe, { pick: 'pass' }).answer(me, { pick: 'card:morale-boost#1' });
		expect(g.asked).toEqual(['window:announced']);
		expect(why()).toBe('');
		g.answer(foe, { pick: 'pass' });
		expect(g.asked).toEqual(['window:beforeRound']);
		expect(why()).toBe('{seat:1} has played Morale Boost. More can be played.');
	});

	it('[TI-9.5] once a battle, and only at Fighters', () => {
		const g = fight({ attacker: { destroyer: 1 }, me: CARD });
		expect(g.until('window:beforeRound').moves('dice')).toEqual([]);
	});

	it('[TI-9.7] when strikes leave one side the battle is over', () => {
		const g = fight({ attacker: { destroyer: 1 }, defender: { fighter: 1 } }, ...[9, 1]);
		expect(endOf(g)).toMatchObject({ winner: me, rounds: 0 });
		expect(g.moves('battleRound')).toEqual([]);
	});
});

describe('strikes', () => {
	it('[technology:assault-cannon] [TI-9.6] Assault Cannons of both sides fire together, a die a Dreadnought; the owner chooses and may sustain', () => {
		const cannon = { techs: ['assault-cannon'] };
		const g = fight(
			{
				attacker: { dreadnought: 2, fighter: 1 },
				defender: { dreadnought: 1, cruiser: 1 },
				me: { ...cannon, ...CARD },
				foe: cannon
			},
			...[5, 4, 5]
		).until('losses.take');
		expect(kinds(g)[0]).toEqual(['dreadnought', 'dreadnought', 'dreadnought']);
		expect(g.asked).toEqual(['losses.take']);
		expect(g.askedSeats).toEqual([me]);
		g.answer(me, { split: { fighter: 1 } });
		g.answer(foe, { split: { 'sustain:dreadnought': 1 } });
		expect(fleetAt(g, foe)!.damaged.dreadnought).toBe(1);
		expect(g.asked).toEqual(['window:shipDamaged']);
	});

	it('[TI-9.6] casualties of strikes leave before they roll', () => {
		const g = fight(
			{
				attacker: { dreadnought: 1 },
				defender: { cruiser: 1 },
				me: { techs: ['assault-cannon'] }
			},
			5
		);
		expect(endOf(g)).toMatchObject({ winner: me, rounds: 0 });
	});

	const mentak = { race: 'mentak' };

	it('[TI-9.6] [TI-25.6] the ambush is announced with the cards; up to two ships fire, at their own values', () => {
		const g = fight(
			{
				attacker: { cruiser: 2, destroyer: 1 },
				defender: { carrier: 3 },
				me: { ...mentak, ...CARD, techs: ['hylar-v-assault-laser'] }
			},
			...[7, 6]
		);
		expect(g.asked).toEqual(['window:beforeBattle']);
		expect(g.choices(me)).toEqual(['pass', 'strike:ambush']);
		g.answer(me, { pick: 'strike:ambush' });
		expect(g.choices(me)).toEqual(['pass']);
		g.answer(me, { pick: 'pass' });
		// As many as may fire, those that hit best first.
		expect(g.decision(me).shape).toMatchObject({ usual: { cruiser: 2 } });
		expect(g.refusal(me, { split: { cruiser: 2, destroyer: 1 } }).rule).toBe('TI-25.6');
		expect(g.refusal(me, { split: {} }).rule).toBe('TI-25.6');
		g.answer(me, { split: { cruiser: 1, destroyer: 1 } });
		// The Destroyer needs an 8, the Cruiser a 6.
		expect(g.moves('dice')[0]!.dice).toMatchObject([
			{ hitsOn: 9, parts: [{ by: 1 }], value: 7 },
			{ hitsOn: 7, parts: [{ by: 1 }], value: 6 }
		]);
		expect(fleetAt(g, foe)!.carrier).toBe(2);
	});

	it('[TI-9.6] what is not announced does not happen', () => {
		const g = fight({ attacker: { cruiser: 1 }, me: mentak }, ...[7, 1]);
		expect(toTheEnd(g).moves('strike')).toEqual([]);
	});

	it('[TI-34.12] by default the two ships with the best chance ambush', () => {
		const attacker = { cruiser: 1, destroyer: 2 };
		const g = fight({ attacker, defender: { carrier: 3 }, me: { ...mentak, ...CARD } }, ...[1, 1]);
		g.answer(me, { pick: 'strike:ambush' }).until('window:beforeRound');
		expect(kinds(g)).toEqual([['destroyer', 'cruiser']]);
	});

	const both = {
		attacker: { cruiser: 2 },
		defender: { dreadnought: 2 },
		me: mentak,
		foe: { techs: ['assault-cannon'] }
	};

	it('[TI-9.6] of several strikes the defender says in which order they come', () => {
		const g = fight(both, ...[7, 7]).answer(me, { pick: 'strike:ambush' });
		expect(g.askedSeats).toEqual([foe]);
		g.answer(foe, { order: ['assaultCannon', 'ambush'] });
		// Both Cruisers are gone before they fire.
		expect(g.moves('strike').map(({ strike }) => strike)).toEqual(['assaultCannon']);
		expect(g.moves('battleEnds')[0]).toMatchObject({ winner: foe });
	});

	it('[TI-34.12] the ambush comes before Assault Cannons by default', () => {
		const g = fight(both, ...[1, 1, 7, 7]).answer(me, { pick: 'strike:ambush' });
		expect(
			toTheEnd(g)
				.moves('strike')
				.map(({ strike }) => strike)
		).toEqual(['ambush', 'assaultCannon']);
	});
});

describe('rounds', () => {
	it('[TI-9.8] rounds repeat until one side is left', () => {
		const g = fight({}, ...[1, 1, 1, 1, 7, 1]);
		expect(endOf(g)).toMatchObject({ winner: me, rounds: 3 });
		expect(g.moves('battleRound').map(({ n }) => n)).toEqual([1, 2, 3]);
	});

	it('[TI-9.11] both roll at the same time, one die a ship and three a War Sun', () => {
		const g = fight({ attacker: { warSun: 1 }, defender: { cruiser: 1 } }, ...[3, 2, 1, 7]);
		expect(kinds(g)[0]).toEqual(['warSun', 'warSun', 'warSun', 'cruiser']);
		// The Cruiser that is lost has fired (TI-9.12).
		expect(endOf(g)).toMatchObject({ winner: me });
		expect(fleetAt(g, me)!.damaged.warSun).toBe(1);
	});

	it('[TI-22.5] in a nebula the defender’s ships get +1 in rounds', () => {
		const g = fight({
			...{ me: CARD, attacker: { cruiser: 2 }, defender: { cruiser: 2 } },
			edit: (board) => {
				board.systems[here]!.tile = 'nebula';
			}
		});
		loadSided(10, [1, 1, 1, 1]);
		expect(
			g.until('window:hitsInSpace').board.dice.map(({ die, parts }) => [die.seat, parts])
		).toEqual([
			...[1, 2].map(() => [me, []]),
			...[1, 2].map(() => [foe, [{ by: 1, of: { place: 'nebula' } }]])
		]);
	});

	it('[TI-9.12] both choose their casualties at once, carried out for the attacker first', () => {
		const sides = { cruiser: 1, carrier: 1 };
		const g = fight({ attacker: sides, defender: sides }, ...[7, 1, 7, 1]);
		expect(g.askedSeats).toEqual([me, foe]);
		g.answer(foe, { pick: 'take', then: { split: { carrier: 1 } } });
		expect(fleetAt(g, foe)).toEqual(fleetOf(sides));
		loadSided(10, [7, 7]);
		g.answer(me, { pick: 'take', then: { split: { carrier: 1 } } });
		expect(g.moves('lost').map(({ seat }) => seat)).toEqual([me, foe, me, foe]);
	});

	it('[TI-9.12] with attackerFirst the defender chooses after seeing what the attacker chose', () => {
		const sides = { cruiser: 1, carrier: 1 };
		const g = fight(
			{ attacker: sides, defender: sides, options: { casualties: 'attackerFirst' } },
			...[7, 1, 7, 1]
		);
		expect(g.asked).toEqual(['losses.take']);
		expect(g.askedSeats).toEqual([me]);
		g.answer(me, { split: { carrier: 1 } });
		expect(fleetAt(g, me)).toEqual(fleetOf({ cruiser: 1 }));
		expect(g.askedSeats).toEqual([foe]);
	});

	it('[TI-34.8] who holds a card and has no casualties to choose has a moment for it, hit or not; before rules 2 it was asked', () => {
		const after = (rules: number, ...faces: number[]) => {
			const g = fight({ me: CARD, attacker: { cruiser: 2 }, rules }, ...faces);
			while (g.board.dice.length === 0) g.lapse();
			return g;
		};
		for (const defender of [1, 7]) {
			const g = after(2, 1, 1, defender);
			expect([g.asked, g.askedSeats]).toEqual([['window:hitsInSpace'], [me]]);
			expect(g.choices(me)).toEqual(['pass']);
		}
		const before = after(1, 1, 1, 1);
		expect([before.asked, before.askedSeats]).toEqual([['battle.casualties'], [me]]);
		expect(before.choices(me)).toEqual(['take']);
		expect(said(before.decision(me).say)).toBe('No hit on your fleet at Mecatol Rex');
	});

	it('[TI-34.8] [TI-9.13] so also where the whole fleet is lost, of several kinds', () => {
		const lost = { me: CARD, attacker: { cruiser: 1, carrier: 1 }, defender: { cruiser: 2 } };
		const g = fight(lost, ...[1, 1, 7, 7]);
		while (g.board.dice.length === 0) g.lapse();
		expect([g.asked, g.askedSeats]).toEqual([['window:hitsInSpace'], [me]]);
		g.answer(me, { pick: 'pass' });
		expect(g.asked).toEqual(['rest.wait']);
		expect(endOf(g)).toMatchObject({ winner: foe });
	});

	it('[TI-34.8] three rounds with the usual casualties take six answers of a side that holds a card', () => {
		const g = fight(
			{ me: CARD, attacker: { cruiser: 3, carrier: 2 }, defender: { cruiser: 1, carrier: 2 } },
			// Each hits once a round.
			...[10, 1, 1, 1, 1, 10, 1, 1],
			...[10, 1, 1, 1, 10, 1],
			...[10, 1, 1, 10]
		);
		const answered: string[] = [];
		while (!g.asked.includes('rest.wait')) {
			const mine = g.table.decisions.find(({ seat }) => seat === me);
			// A moment in which one can do nothing passes by itself.
			if (mine && g.choices(me).length > (mine.window ? 1 : 0)) answered.push(mine.name);
			if (mine?.fallback && mine.fallback !== 'random') g.answer(me, mine.fallback);
			else g.lapse();
		}
		expect(g.moves('battleRound').map(({ n }) => n)).toEqual([1, 2, 3]);
		expect(g.moves('battleEnds')[0]?.winner).toBe(me);
		expect(answered.filter((name) => name === 'battle.casualties')).toHaveLength(3);
		expect(answered.length).toBeLessThanOrEqual(6);
	});

	it('[TI-34.8] who holds a card and has casualties to choose is asked for both at once, after who has none', () => {
		const g = fight(
			{ me: CARD, foe: CARD, attacker: { cruiser: 1, carrier: 1 }, defender: { cruiser: 2 } },
			...[1, 1, 7, 1]
		);
		while (g.board.dice.length === 0) g.lapse();
		expect([g.asked, g.askedSeats]).toEqual([['window:hitsInSpace'], [foe]]);
		g.answer(foe, { pick: 'pass' });
		expect([g.asked, g.askedSeats]).toEqual([['battle.casualties'], [me]]);
		expect(said(g.decision(me).say)).toBe('1 hit on your fleet at Mecatol Rex: what is lost?');
	});

	it('[TI-34.2] [TI-9.14] whole ships of one kind that sustain all hits do so unasked; before rules 2 it was asked', () => {
		const dreadnoughts = (setting: Partial<Setting>) =>
			fight({ attacker: { dreadnought: 2 }, ...setting }, ...[1, 1, 7]);
		const g = dreadnoughts({ foe: CARD }).until('window:shipDamaged');
		expect(fleetAt(g, me)).toMatchObject({ dreadnought: 2, damaged: { dreadnought: 1 } });
		expect(dreadnoughts({ rules: 1 }).asked).toEqual(['battle.casualties']);
		const mixed = dreadnoughts({ attacker: { dreadnought: 1, cruiser: 1 } });
		expect(mixed.asked).toEqual(['battle.casualties']);
		const hurt = { dreadnought: 2, damaged: { dreadnought: 1, warSun: 0 } };
		expect(dreadnoughts({ attacker: hurt }).asked).toEqual(['battle.casualties']);
	});

	it('[TI-8.3] who has passed plays no card, and is not asked for one', () => {
		const g = fight({ me: { ...CARD, passed: true } }, ...[7, 1]);
		expect(g.asked).toEqual(['rest.wait']);
	});

	it('[TI-34.8] [TI-28.3] a third question goes to the other side if a ship was damaged', () => {
		const g = fight({ attacker: { dreadnought: 1 }, foe: CARD }, ...[1, 7]);
		g.until('window:hitsInSpace').answer(foe, { pick: 'pass' });
		expect(g.asked).toEqual(['window:shipDamaged']);
		expect(g.askedSeats).toEqual([foe]);
	});

	it('[TI-9.17] damage stays when the battle is over', () => {
		const g = fight({ attacker: { dreadnought: 1 } }, ...[5, 7]);
		expect(endOf(g)).toMatchObject({ winner: me });
		expect(fleetAt(g, me)!.damaged.dreadnought).toBe(1);
	});

	it('[TI-9.18] [TI-9.19] Fighters fight on without their Carrier, and what has no place is lost afterwards', () => {
		const g = fight(
			{ attacker: { carrier: 1, cruiser: 1, fighter: 2 }, defender: { cruiser: 1 } },
			...[1, 1, 1, 1, 7],
			...[1, 1, 7, 1]
		);
		g.answer(me, { pick: 'take', then: { split: { carrier: 1 } } });
		expect(
			g.moves('dice').map(({ dice }) => dice.filter(({ die }) => die.seat === me).length)
		).toEqual([4, 3]);
		expect(endOf(g)).toMatchObject({ winner: me });
		expect(fleetAt(g, me)).toEqual(fleetOf({ cruiser: 1 }));
	});

	it('[TI-9.27] if both are gone nobody has won', () => {
		const g = fight({}, ...[7, 7]);
		expect(endOf(g)).toMatchObject({ winner: null, rounds: 1 });
	});
});

describe('what cards bring', () => {
	const sides = { attacker: me, defender: foe, system: here } as const;

	it('[TI-9.12] hits that were cancelled are not taken, in this round alone', () => {
		const dice = [7, 7, 7].map((value) => ({
			...{ value, before: [], hitsOn: 7, parts: [] },
			die: dieOf(sides, foe, 'cruiser', 'round', true)
		}));
		const g = standing(
			{ step: 'battle', at: 'casualties', ...sides, round: 1, spared: { [me]: 2 } },
			(board) => {
				bare(board);
				station(board, here, me, { cruiser: 3 });
				station(board, here, foe, { cruiser: 3 });
				board.players[me]!.hand = CARD.hand;
				board.dice = dice;
			}
		);
		expect(fleetAt(g, me)!.cruiser).toBe(2);
		expect(g.asked).toEqual(['window:beforeRound']);
		expect(g.table.frames.find(({ step }) => step === 'battle')).not.toHaveProperty('spared');
	});

	it('[TI-20.10] what holds for a battle counts in its system, for its units and rolls, to its end', () => {
		const bonus: Omit<LastingOf<'bonus'>, 'system'> = {
			is: 'bonus',
			until: 'action',
			ends: 'combat',
			seat: me,
			by: 1,
			of: { card: 'into-the-breach' },
			kinds: ['destroyer'],
			rolls: ['round']
		};
		const g = fight(
			{
				...{ attacker: { destroyer: 1, cruiser: 1 }, defender: { fighter: 2 } },
				edit: ({ lasting }) => {
					lasting.push({ ...bonus, system: here }, { ...bonus, system: near, by: 5 });
				}
			},
			...[1, 1],
			...[1, 1, 1, 1],
			...[9, 9, 1, 1]
		);
		toTheEnd(g);
		const added = g
			.moves('dice')
			.map(({ dice }) =>
				dice.filter(({ die }) => die.seat === me).map(({ parts }) => parts.map(({ by }) => by))
			);
		expect(added).toEqual([
			[[], []],
			[[1], []],
			[[1], []]
		]);
		expect(g.board.lasting).toEqual([]);
	});
});

describe('leaving a battle', () => {
	it('[TI-9.9] [TI-9.16] announced before the roll, with its destination; carried out at the end of the round', () => {
		const g = fight({ edit: activate(foe) }, ...[1, 1]);
		expect(g.asked).toEqual(['window:beforeRound']);
		expect(g.askedSeats).toEqual([foe]);
		expect(g.choices(foe, 'retreat')).toEqual([near]);
		g.answer(foe, { pick: 'retreat', then: { pick: near } });
		expect(g.moves('leaving')).toMatchObject([{ seat: foe, to: near }]);
		toTheEnd(g);
		expect(rolls(g)).toEqual([2]);
		expect(fleetAt(g, foe)).toBeUndefined();
		expect(fleetAt(g, foe, near)).toEqual(fleetOf({ cruiser: 1 }));
		// TI-9.27: who stays has won.
		expect(endOf(g)).toMatchObject({ winner: me, rounds: 1 });
	});

	it('[TI-9.9] both are asked at once; the attacker’s withdrawal goes first, and the defender’s falls', () => {
		const g = fight({ edit: activate(me, foe) }, ...[1, 1]);
		expect(g.askedSeats).toEqual([me, foe]);
		expect(g.choices(me)).toEqual(['pass', 'withdraw']);
		g.answer(foe, { pick: 'retreat', then: { pick: near } });
		g.answer(me, { pick: 'withdraw', then: { pick: near } });
		expect(endOf(g)).toMatchObject({ winner: foe });
		expect(fleetAt(g, me, near)).toBeDefined();
		expect(fleetAt(g, foe)).toBeDefined();
		expect(g.moves('leaving').length).toBe(1);
	});

	it('[TI-9.9] who let the moment pass does not withdraw once the defender has announced', () => {
		const g = fight({ me: CARD, edit: activate(me, foe) });
		g.until('window:beforeRound').answer(me, { pick: 'pass' });
		g.answer(foe, { pick: 'retreat', then: { pick: near } });
		expect(g.choices(me)).toEqual(['pass']);
		expect(g.refusal(me, { pick: 'withdraw', then: { pick: near } }).rule).toBe('TI-9.9');
	});

	it('[TI-9.9] who does not leave is told that the fight goes on', () => {
		const g = fight({ edit: activate(foe) }, ...[1, 1]);
		const says = () => {
			const { shape } = g.decision(foe);
			return shape.type === 'one' && shape.choices.find(({ id }) => id === 'pass')?.say;
		};
		expect(says()).toEqual(msg('Fight'));
		g.answer(foe, { pick: 'pass' });
		expect(g.asked).toEqual(['window:beforeRound']);
		expect(says()).toEqual(msg('Fight on'));
	});

	it('[TI-9.10] without a destination there is no retreat, and the question says why', () => {
		expect(fight({}, ...[7, 1]).moves('leaving')).toEqual([]);
		const g = fight({ foe: CARD }).until('window:beforeRound');
		expect(g.choices(foe)).toEqual(['pass']);
		expect(g.refusal(foe, { pick: 'retreat', then: { pick: near } }).rule).toBe('TI-9.10');
	});

	it('[TI-9.20] the whole fleet goes with its cargo and its damage; what is on planets stays', () => {
		const damaged = { dreadnought: 1, warSun: 0 };
		const fleet = { dreadnought: 1, carrier: 1, groundForce: 2, fighter: 1, pds: 1, damaged };
		const g = fight(
			{
				defender: fleet,
				edit: (board) => {
					activate(foe)(board);
					board.planets['planet:mecatol-rex']!.owner = foe;
					board.planets['planet:mecatol-rex']!.units.groundForce = 2;
				}
			},
			...[1, 1, 1, 1]
		);
		toTheEnd(g.answer(foe, { pick: 'retreat', then: { pick: near } }));
		expect(fleetAt(g, foe, near)).toEqual(fleetOf(fleet));
		expect(g.board.planets['planet:mecatol-rex']!.units.groundForce).toBe(2);
	});

	it.each([
		['an own counter', 'TI-9.21', () => undefined],
		[
			'no ships of others',
			'TI-9.21',
			(board: Board) => {
				activate(foe)(board);
				station(board, near, 'seat:3', { fighter: 1 });
			}
		],
		...['asteroid-field', 'supernova'].map(
			(tile) =>
				[
					`no ${tile}`,
					'TI-9.21',
					(board: Board) => {
						activate(foe)(board);
						board.systems[near]!.tile = tile;
					}
				] as const
		)
	] as const)('[TI-9.21] a destination needs %s', (_what, rule, edit) => {
		const g = fight({
			edit: (board) => {
				board.systems[other]!.counters = [foe];
				edit(board);
			}
		});
		expect(g.choices(foe, 'retreat')).toEqual([other]);
		expect(g.refusal(foe, { pick: 'retreat', then: { pick: near } }).rule).toBe(rule);
	});

	it('[TI-9.21] the counter of this very action is none: the system of the battle is no destination', () => {
		const g = fight({
			me: CARD,
			edit: (board) => {
				board.systems[here]!.counters = [me];
			}
		}).until('window:beforeRound');
		expect(g.choices(me)).toEqual(['pass']);
	});

	it('[TI-22.5] a retreat may end in a nebula', () => {
		const g = fight({
			edit: (board) => {
				activate(foe)(board);
				board.systems[near]!.tile = 'nebula';
			}
		});
		expect(g.choices(foe, 'retreat')).toEqual([near]);
	});

	it('[TI-9.22] a wormhole link may be used', () => {
		const g = fight({
			edit: (board) => {
				board.systems[here]!.tile = 'empty-alpha#1';
				board.systems['hex:0,2']!.tile = 'empty-alpha#1';
				board.systems['hex:0,2']!.fleets = {};
				board.systems['hex:0,2']!.counters = [foe];
			}
		});
		expect(g.choices(foe, 'retreat')).toEqual(['hex:0,2']);
	});

	it('[TI-9.23] when the enemy is wiped out in the round nobody retreats', () => {
		const g = fight({ edit: activate(foe) }, ...[1, 7]);
		g.answer(foe, { pick: 'retreat', then: { pick: near } });
		expect(endOf(g)).toMatchObject({ winner: foe });
		expect(g.moves('retreats')).toEqual([]);
		expect(fleetAt(g, foe)).toBeDefined();
	});

	it('[TI-9.24] on arrival what is too much is lost', () => {
		const g = fight(
			{
				defender: { cruiser: 2, carrier: 1 },
				edit: (board) => {
					activate(foe)(board);
					board.players[foe]!.counters = { command: 3, fleet: 1, strategy: 2 };
				}
			},
			...[1, 1, 1, 1]
		);
		g.answer(foe, { pick: 'retreat', then: { pick: near } });
		toTheEnd(g);
		expect(excessAt(g.board, near, foe)).toMatchObject({ ships: 0, cargo: 0 });
		expect(fleetAt(g, foe, near)).toEqual(fleetOf({ carrier: 1 }));
	});

	it('[TI-9.25] no PDS fires at who has retreated', () => {
		const g = fight(
			{
				edit: (board) => {
					activate(foe)(board);
					board.systems[near]!.tile = 'lodor';
					board.planets['planet:lodor'] = {
						...{ owner: me, exhausted: false, since: 0, dockSince: 0 },
						units: { groundForce: 0, pds: 2, spaceDock: 0 }
					};
				}
			},
			...[1, 1]
		);
		toTheEnd(g.answer(foe, { pick: 'retreat', then: { pick: near } }));
		expect(fleetAt(g, foe, near)).toBeDefined();
		expect(g.moves('fired')).toEqual([]);
	});

	it('[TI-14.7] a counter laid there by something else than an activation serves as well', () => {
		const g = fight({ edit: activate(foe) });
		expect(g.choices(foe, 'retreat')).toEqual([near]);
	});
});

describe('races', () => {
	const naalu = { race: 'naalu' };

	it('[race:naalu] [TI-25.8] who foresees retreats before the battle, which does not happen', () => {
		const g = fight({
			foe: naalu,
			edit: (board) => {
				activate(foe)(board);
				board.players[me]!.contracts[0]!.holder = foe;
				board.players[foe]!.contracts[0]!.holder = me;
			}
		});
		expect(g.asked).toEqual(['battle.foresee']);
		expect(g.choices(foe)).toEqual(['stay', near]);
		expect(g.refusal(foe, { pick: other }).rule).toBe('TI-9.21');
		g.answer(foe, { pick: near });
		expect(g.asked).toEqual(['rest.wait']);
		expect(fleetAt(g, foe, near)).toBeDefined();
		expect([g.moves('battleBegins'), g.moves('dice'), g.moves('broken')]).toEqual([[], [], []]);
	});

	it('[TI-25.8] [TI-9.24] where they arrive what is too much is lost', () => {
		const g = fight({
			...{ defender: { cruiser: 2 }, foe: naalu },
			edit: (board) => {
				activate(foe)(board);
				board.players[foe]!.counters = { command: 3, fleet: 1, strategy: 2 };
			}
		}).answer(foe, { pick: near });
		expect(fleetAt(g, foe, near)).toEqual(fleetOf({ cruiser: 1 }));
	});

	it('[TI-25.8] only attacked, and only with a destination', () => {
		expect(fight({ foe: naalu, me: CARD }).asked).toEqual(['window:beforeBattle']);
		expect(fight({ me: { ...naalu, ...CARD }, edit: activate(me) }).asked).toEqual([
			'window:beforeBattle'
		]);
	});

	const letnev = { race: 'letnev', tradeGoods: 3 };

	it('[TI-25.2] 2 trade goods before the roll of a round: all ships +1 in that round, once', () => {
		const g = fight({ me: letnev, attacker: { cruiser: 1, carrier: 1 } }, ...[6, 7, 1]);
		expect(g.asked).toEqual(['window:beforeRound']);
		expect(g.choices(me)).toEqual(['pass', 'munitions']);
		g.answer(me, { pick: 'munitions' });
		expect(g.board.players[me]!.tradeGoods).toBe(1);
		toTheEnd(g);
		const [first] = g.moves('dice');
		expect(first!.dice.map(({ parts }) => parts)).toEqual([
			[{ by: 1, of: { ability: 'munitions' } }],
			[{ by: 1, of: { ability: 'munitions' } }],
			[]
		]);
		expect(g.moves('battleEnds')[0]).toMatchObject({ winner: me, rounds: 1 });
		expect(g.board.lasting).toEqual([]);
	});

	it('[TI-25.2] [TI-20.9] beside what a card brings for the same round', () => {
		const g = fight({ me: { ...letnev, hand: ['morale-boost#1'] } }, ...[6, 1]);
		g.until('window:beforeRound').answer(me, { pick: 'card:morale-boost#1' });
		expect(g.choices(me)).toEqual(['pass', 'munitions']);
		g.answer(me, { pick: 'munitions' });
		toTheEnd(g);
		const [first] = g.moves('dice');
		expect(first!.dice[0]!.parts).toEqual([
			{ by: 1, of: { card: 'morale-boost' } },
			{ by: 1, of: { ability: 'munitions' } }
		]);
	});

	it('[TI-25.2] it holds for one round; again in the next one for 2 more', () => {
		const g = fight({ me: { ...letnev, tradeGoods: 4 } }, ...[1, 1, 1, 1]);
		g.answer(me, { pick: 'munitions' });
		expect(g.asked).toEqual(['window:beforeRound']);
		expect(g.board.lasting).toEqual([]);
		expect(g.choices(me)).toEqual(['pass', 'munitions']);
		g.answer(me, { pick: 'pass' });
		expect(g.moves('dice')[1]!.dice.every(({ parts }) => parts.length === 0)).toBe(true);
	});

	it('[TI-25.2] with fewer than 2 it cannot, and the question says why', () => {
		const g = fight({ me: { ...letnev, ...CARD, tradeGoods: 1 } }).until('window:beforeRound');
		expect(g.choices(me)).toEqual(['pass']);
		expect(g.refusal(me, { pick: 'munitions' }).rule).toBe('TI-25.2');
	});

	it('[TI-25.10] dice against Xxcha get -1 in the first round, and in no strike and no later round', () => {
		const g = fight(
			{
				attacker: { destroyer: 1, dreadnought: 1 },
				defender: { fighter: 1, cruiser: 1 },
				me: { techs: ['assault-cannon'] },
				foe: { race: 'xxcha' }
			},
			...[1, 1, 1],
			...[9, 5, 1, 1],
			...[9, 5, 1, 1]
		);
		toTheEnd(g);
		const added = g
			.moves('dice')
			.map(({ dice }) =>
				dice.filter(({ die }) => die.seat === me).map(({ parts }) => parts.map(({ by }) => by))
			);
		expect(added).toEqual([[[], []], [[]], [[-1], [-1]], [[], []]]);
	});
});

describe('the forecast', () => {
	it('[TI-9.11] [TI-20.9] says what each ship of a side will hit on, and why', () => {
		const g = fight({
			attacker: { fighter: 3, warSun: 1 },
			me: { race: 'norr', ...CARD },
			foe: { race: 'xxcha' }
		});
		const sides = { attacker: me, defender: foe, system: here } as const;
		expect(sideOf(g.board, sides, me, 'round', true)).toEqual([
			{
				...{ kind: 'fighter', n: 3, dice: 1, hitsOn: 9, needs: 9 },
				parts: [
					{ by: 1, of: { ability: 'unrelenting' } },
					{ by: -1, of: { ability: 'diplomatic-aura' } }
				]
			},
			expect.objectContaining({ kind: 'warSun', n: 1, dice: 3, hitsOn: 3, needs: 3 })
		]);
		expect(sideOf(g.board, sides, me)[0]!.needs).toBe(8);
	});

	it('[TI-27.2] is read off what everybody sees, and is what is rolled', () => {
		const g = fight({ attacker: { fighter: 3, warSun: 1 }, me: CARD }, ...[1, 1, 1, 1, 1, 1, 1]);
		const sides = { attacker: me, defender: foe, system: here } as const;
		const told = sideOf(openTo(g), sides, me, 'round', true);
		expect(expectedHits(told)).toBeCloseTo((3 * 2 + 3 * 8) / 10);
		g.until('window:hitsInSpace');
		const mine = g.board.dice.filter(({ die }) => die.seat === me);
		expect(mine.map(({ hitsOn, parts }) => ({ hitsOn, parts }))).toEqual(
			told.flatMap(({ n, dice, hitsOn, parts }) =>
				Array.from({ length: n * dice }, () => ({ hitsOn, parts }))
			)
		);
	});
});

describe('what each side has of its own', () => {
	const mentak = { race: 'mentak' };
	const cannon = { techs: ['assault-cannon'] };

	it('[technology:assault-cannon] [TI-9.6] is no strike without a Dreadnought, nor an ambush without light ships', () => {
		const g = fight(
			{
				...{ attacker: { cruiser: 1 }, defender: { carrier: 2 } },
				me: { ...mentak, ...cannon, ...CARD }
			},
			...[1]
		);
		g.answer(me, { pick: 'strike:ambush' }).answer(me, { pick: 'pass' });
		// One strike alone: nobody is asked for an order.
		expect(g.asked).toEqual(['window:beforeRound']);
		expect(g.moves('strike').map(({ strike }) => strike)).toEqual(['ambush']);
		const heavy = fight({ attacker: { carrier: 1 }, me: { ...mentak, ...CARD } });
		expect(heavy.choices(me)).toEqual(['pass']);
	});

	it('[race:mentak] [TI-9.6] [TI-25.6] where both could ambush, those do that announced it', () => {
		const ambush = { pick: 'strike:ambush' };
		const pass = { pick: 'pass' };
		const one = fight({ me: { ...mentak, ...CARD }, foe: mentak }, ...[1]);
		one.answer(me, ambush).answer(foe, pass);
		one.answer(me, pass).answer(foe, pass);
		expect(one.asked).toEqual(['window:beforeRound']);
		expect(one.moves('strike')).toMatchObject([{ seats: [me] }]);
		const both = fight({ me: { ...mentak, ...CARD }, foe: mentak }, ...[1, 1]);
		// The attacker's comes first; then all are asked again.
		both.answer(me, ambush).answer(foe, ambush);
		both.answer(me, pass).answer(foe, ambush).answer(me, pass);
		expect(both.asked).toEqual(['window:beforeRound']);
		expect(both.moves('strike')).toMatchObject([{ seats: [me, foe] }]);
	});

	it('[race:letnev] [TI-25.2] munitions of the other side, or another card of one’s own, are no munitions', () => {
		const rich = { race: 'letnev', tradeGoods: 2 };
		const g = fight({
			...{ me: rich, foe: rich, attacker: { cruiser: 2 }, defender: { cruiser: 2 } },
			edit: ({ lasting }) =>
				lasting.push({
					...{ is: 'bonus', until: 'action', ends: 'combatRound', seat: me, by: 1 },
					...{ system: here, of: { card: 'morale-boost' }, kinds: ['cruiser'], rolls: ['round'] }
				})
		});
		expect(g.asked).toEqual(['window:beforeRound']);
		g.answer(me, { pick: 'munitions' }).answer(foe, { pick: 'munitions' });
		// The attacker's came first; who may still pay is asked again.
		expect(g.askedSeats).toEqual([foe]);
		loadSided(10, [10, 10, 10, 10]);
		g.answer(foe, { pick: 'munitions' });
		const [first] = g.moves('dice');
		expect(first!.dice.map(({ parts }) => parts.map(({ by }) => by))).toEqual([
			...[1, 2].map(() => [1, 1]),
			...[1, 2].map(() => [1])
		]);
	});
});
