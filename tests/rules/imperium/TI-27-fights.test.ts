/** What views tell of a fight under way (TI-27.2): who, where, what dice need, and how it would end. */
import { describe, expect, it } from 'vitest';
import { oddsOf, strengthOf, strengthOfFleet } from '../../../src/lib/games/imperium/combat/odds';
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

describe('the fight of a view', () => {
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
		expect(lirta?.takes).toEqual([1, 1]);
	});
});
