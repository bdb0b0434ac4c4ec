/** What views tell of a fight under way (TI-27.2): who, where, what dice need, and how it would end. */
import { describe, expect, it } from 'vitest';
import { oddsOf, strengthFrom } from '../../../src/lib/odds';
import { strengthOf, strengthOfFleet } from '../../../src/lib/games/imperium/combat/odds';
import { noFleet } from '../../../src/lib/games/imperium/board';
import { openTo, standing } from '../../support/imperium';
import { bare, station } from '../../support/imperium-fleets';
import * as groundSet from '../../support/imperium-ground';

const [me, foe] = ['seat:1', 'seat:2'] as const;
const here = 'hex:0,0';

describe('odds', () => {
	it('[TI-9.11] are those of a duel: one die each, half of them hits', () => {
		// Of three ends of a round that is no draw: I win, you win, both are gone.
		const { attacker, defender } = oddsOf(
			strengthOf([{ n: 1, needs: 6 }]),
			strengthOf([{ n: 1, needs: 6 }])
		);
		expect(attacker).toBeCloseTo(1 / 3);
		expect(defender).toBeCloseTo(1 / 3);
	});

	it('[TI-9.14] a ship that sustains counts twice, and once when it is damaged', () => {
		const rolling = [
			{ kind: 'dreadnought', n: 1, dice: 1, hitsOn: 5, parts: [], needs: 5 }
		] as const;
		const whole = { ...noFleet(), dreadnought: 1 };
		const damaged = { ...whole, damaged: { dreadnought: 1, warSun: 0 } };
		expect(strengthOfFleet(whole, rolling)).toEqual([[0.6], [0.6], []]);
		expect(strengthOfFleet(damaged, rolling)).toEqual([[0.6], []]);
	});

	it('[TI-34.12] Fighters go before what sustains, and the cheapest ship after', () => {
		const fleet = { ...noFleet(), fighter: 1, cruiser: 1, dreadnought: 1 };
		const rolling = (['fighter', 'cruiser', 'dreadnought'] as const).map((kind, i) => ({
			...{ kind, n: 1, dice: 1, hitsOn: 9 - 2 * i, parts: [], needs: 9 - 2 * i }
		}));
		expect(strengthOfFleet(fleet, rolling)).toEqual([
			[0.2, 0.4, 0.6],
			[0.4, 0.6],
			[0.4, 0.6],
			[0.6],
			[]
		]);
	});

	it('a side that never hits never wins, and a fight without end comes to nothing', () => {
		const [none, some] = [strengthOf([{ n: 1, needs: 11 }]), strengthOf([{ n: 1, needs: 5 }])];
		expect(oddsOf(none, some)).toEqual({ attacker: 0, defender: 1 });
		expect(oddsOf(none, none)).toEqual({ attacker: 0, defender: 0 });
	});
});

describe('what comes before the rounds that are alike', () => {
	const one = (needs: number) => strengthOf([{ n: 1, needs }]);

	it('[TI-11.4] hits of PDS are taken before the first round', () => {
		const fair = oddsOf(one(6), one(6));
		expect(oddsOf(one(6), one(6), { fire: [[0, 1], [1]] })).toEqual({ attacker: 0, defender: 1 });
		const half = oddsOf(one(6), one(6), { fire: [[0.5, 0.5], [1]] });
		expect(half.attacker).toBeCloseTo(fair.attacker / 2);
		expect(half.defender).toBeCloseTo(0.5 + fair.defender / 2);
	});

	it('[TI-25.10] the first round has dice of its own', () => {
		const { attacker, defender } = oddsOf(one(6), one(6), { first: [one(1), one(11)] });
		expect({ attacker, defender }).toEqual({ attacker: 1, defender: 0 });
		const later = oddsOf(one(11), one(1), { first: [one(6), one(11)] });
		expect(later.attacker).toBeCloseTo(0.5);
		expect(later.defender).toBeCloseTo(0.5);
	});
});

describe('the fight of a view', () => {
	const system = 'hex:0,-1';
	/** Two Cruisers may come to where a Cruiser of another player is, above Bereg with a Ground Force and these PDS. */
	const coming = (pds: number) =>
		standing({ step: 'tactical', at: 'activate', seat: me, system }, (board) => {
			groundSet.bare(board);
			groundSet.lay(board, system, 'bereg-lirta-iv', foe);
			groundSet.fleet(board, system, foe, { cruiser: 1 });
			groundSet.ground(board, 'planet:bereg', { groundForce: 1, pds });
			groundSet.fleet(board, here, me, { cruiser: 2, carrier: 1, groundForce: 3 });
			for (const seat of [me, foe]) board.players[seat]!.hand = ['sabotage#1'];
		});
	const aheadIn = (g: ReturnType<typeof coming>) => {
		const { fight } = openTo(g);
		if (fight?.is !== 'approach' || !fight.battle) throw new Error('Nothing stands against it.');
		return { ...fight, battle: fight.battle };
	};

	it('[TI-6.6] is what stands against those who come to an activated system', () => {
		const { guns, beaches, battle } = aheadIn(coming(1));
		expect(guns).toMatchObject([{ seat: foe, against: me, n: 1, needs: 6 }]);
		expect(beaches[0]?.takes).toHaveLength(3);
		expect(battle).toMatchObject({ defender: foe, rolling: [{ kind: 'cruiser', n: 1, needs: 7 }] });
		expect(battle.fire).toEqual([[0.5, 0.5], [1]]);
	});

	it('[TI-9.11] and tells the odds of ships that come as the battle tells them then', () => {
		const g = coming(0);
		const { bearers, strength, fire } = aheadIn(g).battle;
		const [first, then] = bearers.map((side) => {
			const { dice } = side.find(({ unit }) => unit === 'cruiser')!;
			return strengthFrom([dice, dice]);
		});
		g.answer(me, { split: { [`${here} cruiser`]: 2 } });
		g.until('window:beforeRound');
		expect(openTo(g).fight).toMatchObject({
			is: 'battle',
			odds: oddsOf(then!, strength[1], { first: [first!, strength[0]], fire })
		});
	});

	it('[TI-9.8] is a battle with its round, what dice need, and its odds; and none when it is over', () => {
		const g = standing(
			{ step: 'battle', at: 'foresee', attacker: me, defender: foe, system: here },
			(board) => {
				bare(board);
				station(board, here, me, { cruiser: 3 });
				station(board, here, foe, { destroyer: 1 });
				for (const seat of [me, foe]) board.players[seat]!.hand = ['sabotage#1'];
			}
		);
		g.until('window:beforeRound');
		const { fight } = openTo(g);
		expect(fight).toMatchObject({ is: 'battle', attacker: me, defender: foe, round: 1 });
		if (fight?.is !== 'battle') throw new Error('No battle.');
		expect(fight.sides[me]).toMatchObject([{ kind: 'cruiser', n: 3, needs: 7 }]);
		expect(fight.odds.attacker).toBeGreaterThan(0.9);
		g.until('rest.wait');
		expect(openTo(g).fight).toBeNull();
	});

	it('[TI-10.9] says for each planet how likely it falls to so many, its PDS counted', () => {
		const system = 'hex:0,-1';
		const g = standing(
			{ step: 'landings', at: 'bombard', seat: me, systems: [system], isTransfer: false },
			(board) => {
				groundSet.bare(board);
				groundSet.lay(board, system, 'bereg-lirta-iv', foe);
				groundSet.fleet(board, system, me, { carrier: 1, groundForce: 2 });
				groundSet.ground(board, 'planet:bereg', { groundForce: 1, pds: 1 });
			}
		);
		const { fight } = openTo(g);
		if (fight?.is !== 'landings') throw new Error('No landings.');
		const [bereg, lirta] = fight.beaches;
		expect(bereg).toMatchObject({ planet: 'planet:bereg', guns: { n: 1, needs: 6 }, bombers: [] });
		// One against one at 8 each, if the PDS miss: as often the one as the other, seldom both.
		const duel = oddsOf(
			strengthOf([{ n: 1, needs: 8 }]),
			strengthOf([{ n: 1, needs: 8 }])
		).attacker;
		expect(bereg?.takes[0]).toBeCloseTo(0.5 * duel);
		// One takes it surely, so that no more are told of.
		expect(lirta?.takes).toEqual([1]);
	});
});
