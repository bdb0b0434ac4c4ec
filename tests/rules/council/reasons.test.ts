/** What votes, retreats and battles do not offer is told to who is asked, with the rule that forbids it. */
import { afterEach, describe, expect, it } from 'vitest';
import { barredTo, expectBarred } from '../../support/barred';
import { BASE, FIELD, REFUGES, WING, attack, duel, fight } from '../../support/battle';
import type { Duel, Round } from '../../support/battle';
import { position } from '../../support/council';
import type { CouncilGame } from '../../support/council';
import { assembly, convene, vote } from '../../support/council-session';
import { unload } from '../../support/loadedDice';

const M = 1;

afterEach(() => expect(unload()).toBe(0));

/** The Battle has begun, and its first question is open. */
const begun = (g: CouncilGame): CouncilGame => g.pick('seat:1', 'battle', FIELD);

const dice = (n: number, face: number): number[] => Array<number>(n).fill(face);

describe('a ballot', () => {
	it('[GC-17.6] nobody votes for itself', () => {
		const g = convene('exiles-plea');
		expectBarred(g, 'seat:1', 'seat:1', ['GC-17.6', /for yourself/]);
		expect(barredTo(g, 'seat:1').map(({ id }) => id)).not.toContain('seat:2');
	});

	it('[GC-17.4] a player who does not meet the card is no candidate', () => {
		const g = assembly({ council: ['laureate'] });
		g.player('seat:2').tally.battlesStarted = 1;
		g.pick('seat:1', 'council:laureate');
		expectBarred(g, 'seat:1', 'seat:2', ['GC-17.4', /no candidate.*started no battle/]);
		expectBarred(g, 'seat:1', 'seat:1', ['GC-17.6', /for yourself/]);
		expectBarred(g, 'seat:2', 'seat:2', ['GC-17.4', /no candidate/]);
	});

	it('[GC-15.2] Action Cards of another time are not played with it, also beside an option', () => {
		const g = convene('truce', { players: { 'seat:1': { actions: ['varkesh-1', 'ossuline-1'] } } });
		expectBarred(g, 'seat:1', 'action:varkesh-1', ['GC-15.2', /played in a battle/]);
		const within = { pick: 'for', then: { picks: ['action:varkesh-1'] } };
		expectBarred(g, 'seat:1', 'action:varkesh-1', ['GC-15.2', /played in a battle/], within);
	});

	it('[GC-16.5] [GC-16.6] planets that speak for nobody, or for another, say so', () => {
		const g = convene('truce', {
			planets: {
				'hex:0,-2': { riots: { by: 'seat:2', n: 5 } },
				'hex:0,-1': { owner: 'seat:1', riots: { by: 'seat:3', n: 1 } }
			},
			tiles: { 'hex:0,-1': 'near-1' }
		});
		expectBarred(g, 'seat:1', 'hex:0,-2', ['GC-16.5', /speaks for nobody/]);
		expectBarred(g, 'seat:1', 'hex:0,-1', ['GC-16.6', /speaks for {seat:3}/]);
	});

	it('[GC-17.7] who must abstain is told so before the others vote', () => {
		const g = convene('truce', { players: { 'seat:2': { disgraced: true } } });
		expect(g.asked).toContain('vote.cast');
		expect(g.said).toContain('{seat:2} attacked their ally and must abstain.');
	});

	it('[GC-17.9] a tie is broken among the options that are tied', () => {
		const g = convene('exiles-plea', { seats: 4, chair: 'seat:1' });
		vote(g, { 'seat:1': 'seat:2', 'seat:2': 'seat:3' });
		expect(g.asked).toEqual(['vote.tie']);
		expectBarred(g, 'seat:1', 'seat:4', ['GC-17.9', /has fewer votes/]);
	});
});

describe('judging', () => {
	it('[GC-17.3] [GC-12.5] an objective that cannot be scored says why', () => {
		const g = convene('census', {
			objectives: ['treasury', 'charter', 'golden-age', 'conquest'],
			allies: ['seat:1', 'seat:2'],
			players: {
				'seat:1': { stock: 8, scored: ['charter'] },
				'seat:2': { scored: ['golden-age'] }
			}
		});
		expect(g.asked).toEqual(['judging.claim']);
		expectBarred(g, 'seat:1', 'objective:charter', ['GC-17.3', /You have scored it/]);
		expectBarred(g, 'seat:1', 'objective:golden-age', ['GC-12.5', /Your ally has scored it/]);
		expectBarred(g, 'seat:1', 'objective:conquest', ['GC-17.3', /do not meet its condition/]);
	});
});

describe('a retreat', () => {
	it('[GC-10.12] is to a hex next to the battle, without others and not where attackers came from', () => {
		const g = duel({
			attack: { fighter: 2 },
			wing: { fighter: 1 },
			defence: { fighter: 2 },
			ships: { [REFUGES[2]!]: ['npc:ulmar', { fighter: 1 }] }
		});
		attack(g, { dice: dice(5, M) });
		g.answer('seat:1', { yes: false });
		expect(g.asked).toEqual(['battle.defenderRetreats']);
		expectBarred(g, 'seat:2', WING, ['GC-10.12', /Attackers came from there/]);
		expectBarred(g, 'seat:2', BASE, ['GC-10.12', /Attackers came from there/]);
		expectBarred(g, 'seat:2', REFUGES[2]!, ['GC-10.12', /Ships of .* are there/]);
		expectBarred(g, 'seat:2', 'hex:2,0', ['GC-10.12', /a hex next to theirs/]);
	});

	it('[GC-10.12] [GC-24.5] who was not asked is told why when the next round begins', () => {
		const second = (given: Partial<Duel>, minor: number, round: Round = {}) => {
			const g = duel({ attack: { fighter: 4 }, defence: { fighter: 4 }, ...given });
			g.board.turn!.minor = minor;
			begun(g);
			for (const seat of ['seat:1', 'seat:2'] as const)
				expect(barredTo(g, seat).map(({ id }) => id)).not.toContain('retreat');
			fight(g, { dice: dice(8, M), ...round });
			while (g.asked[0] !== 'battleRound.buy')
				g.answer(
					g.askedSeats[0]!,
					g.asked[0] === 'battle.attackerRetreats' ? { yes: false } : { pick: 'none' }
				);
			return g;
		};
		const spent = second({}, 0);
		expectBarred(spent, 'seat:1', 'retreat', ['GC-10.12', /no Minor Event left/]);
		expect(barredTo(spent, 'seat:2').map(({ id }) => id)).not.toContain('retreat');
		const owing = second({ players: { 'seat:2': { owes: true } } }, 1);
		expect(barredTo(owing, 'seat:1').map(({ id }) => id)).not.toContain('retreat');
		expectBarred(owing, 'seat:2', 'retreat', ['GC-10.12', /owe a Minor Event/]);
		const around = [...REFUGES, WING, 'hex:0,0'].map(
			(hex) => [hex, ['npc:ulmar', { fighter: 1 }]] as const
		);
		const shut = second({ ships: Object.fromEntries(around) as never }, 1);
		expectBarred(shut, 'seat:2', 'retreat', ['GC-10.12', /no attacker came/]);
		const bound = second({ tactics: ['no-way-back', 'no-way-back'] }, 1, {
			buy: { 'seat:1': { small: 1 } },
			play: { 'seat:1': ['no-way-back'] },
			dice: dice(9, M)
		});
		expectBarred(bound, 'seat:1', 'retreat', ['GC-24.5', /paid for with your retreat/]);
	});
});

describe('Tactics', () => {
	it('[GC-10.5] a size that is too dear says what it costs', () => {
		const g = begun(duel({ attack: { fighter: 4 }, defence: { fighter: 4 } }));
		expectBarred(g, 'seat:1', 'big', ['GC-10.5', /10 Battle Points; you have 4/]);
	});

	it('[GC-5.8] [GC-10.5] who can buy none is told why when it activates cards', () => {
		const cards = { actions: { 'seat:1': ['varkesh-1', 'ossuline-1'] } } as const;
		const nebula = begun(
			duel({
				attack: { fighter: 4 },
				defence: { fighter: 4 },
				field: 'frontier-16',
				actions: { 'seat:1': [...cards.actions['seat:1']] }
			})
		);
		expect(nebula.asked).toContain('battleRound.activate');
		expectBarred(nebula, 'seat:1', 'tactics', ['GC-5.8', /Nebula/]);
		const few = begun(
			duel({
				attack: { fighter: 2 },
				defence: { fighter: 2 },
				actions: { 'seat:1': [...cards.actions['seat:1']] }
			})
		);
		expectBarred(few, 'seat:1', 'small', ['GC-10.5', /3 Battle Points; you have 2/]);
	});

	it('[GC-15.2] Action Cards of another time are not activated', () => {
		const g = begun(
			duel({
				attack: { fighter: 2 },
				defence: { fighter: 2 },
				actions: { 'seat:1': ['varkesh-1', 'ossuline-1', 'varkesh-3'] }
			})
		);
		expectBarred(g, 'seat:1', 'action:ossuline-1', ['GC-15.2', /with a ballot/]);
		expectBarred(g, 'seat:1', 'action:varkesh-3', ['GC-15.2', /on your turn/]);
	});
});

describe('hexes beyond a question', () => {
	it.each([
		['move', 'GC-9.1'],
		['battle', 'GC-10.1'],
		['build', 'GC-14.1'],
		['spread', 'GC-16.1']
	])('[GC-9.1] [GC-10.1] [GC-14.1] [GC-16.1] a %s says what it is for', (event, rule) => {
		const g = position();
		const answer = { pick: event, then: { pick: 'hex:9,9' } };
		const found = barredTo(g, 'seat:1').find((one) => one.rule === rule && one.rest);
		expect(g.refusal('seat:1', answer)).toEqual({ rule, say: found?.why });
	});
});
