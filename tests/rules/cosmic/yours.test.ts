/** What a choice says of its own player’s is said to that player (CONTRIBUTING.md, words). */
import { describe, expect, it } from 'vitest';
import { ENGLISH, inWords, plainly } from '../../../src/lib/core';
import type { SeatId } from '../../../src/lib/core';
import { ALIENS } from '../../../src/lib/games/cosmic/aliens';
import { ARTIFACTS } from '../../../src/lib/games/cosmic/artifacts';
import { LUX_CARDS } from '../../../src/lib/games/cosmic/modules/lux';
import { MOONS } from '../../../src/lib/games/cosmic/modules/moons';
import { SPECIAL_SHIPS } from '../../../src/lib/games/cosmic/modules/special';
import { STATIONS } from '../../../src/lib/games/cosmic/modules/stations';
import { TECHS } from '../../../src/lib/games/cosmic/modules/tech';
import type { Use } from '../../../src/lib/games/cosmic/use';
import { position } from '../../support/cosmic';

const EFFECTS = [
	...Object.entries(ALIENS).flatMap(([id, alien]) =>
		(['power', 'wild', 'super'] as const).map((half) => [`${half} of ${id}`, alien[half]] as const)
	),
	...Object.entries({ ...ARTIFACTS, ...TECHS, ...STATIONS, ...SPECIAL_SHIPS, ...LUX_CARDS }),
	...Object.entries(MOONS).flatMap(([id, { uses }]) => (uses ? [[id, { uses }] as const] : []))
];

/** Every use: a choice of its player, or declared for them, who is asked whether to answer it. */
const USES: readonly (readonly [string, Use])[] = EFFECTS.flatMap(([id, { uses }]) =>
	Object.entries(uses).map(([key, use]) => [`${id}: ${key}`, use] as const)
);

const OF_THEIRS = /\b(their|theirs|they|them)\b/;

/** Whose “their” is that of somebody else: a loser’s cards, the ships’ colonies, drawn cards. */
const OF_OTHERS = [
	'power of barbarian: plunder',
	'super of barbarian: plunder',
	'power of healer: heal',
	'wild of mutant: take',
	'power of observer: protect',
	'power of oracle: foresee',
	'wild of oracle: mix',
	'power of tyrant: exact',
	'wild of warrior: strike',
	'hand-zap: renew',
	'vacuum-turbines: draw'
];

describe('uses', () => {
	it('given a use that speaks of what is its player’s, then to that player it says “your”', () => {
		const told = USES.filter(
			([name, { say, yours = say }]) => OF_THEIRS.test(plainly(yours)) !== OF_OTHERS.includes(name)
		);
		expect(told.map(([name, { say }]) => `${name}: ${plainly(say)}`)).toEqual([]);
		expect(USES.filter(([, { yours }]) => yours).length).toBeGreaterThan(50);
	});

	it('given a choice that is its player’s, then its own words are asked, and all others are told the others', () => {
		const g = position({
			aliens: { 'seat:1': 'zombie', 'seat:2': 'virus' },
			destiny: ['colour:3#1'],
			hands: { 'seat:2': ['flare:philanthropist', 'attack:06'] }
		}).until('window:encounter.start', 'seat:2');
		const { shape } = g.decision('seat:2');
		const said = shape.type === 'one' ? shape.choices.map(({ say }) => plainly(say)) : [];
		expect(said).toContain('Philanthropist flare: lend your power to another player for a ship');
		g.use('seat:2', 'wild|philanthropist', { pick: 'seat:1', then: { pick: 'planet:2-4' } });
		expect(g.until('launch.aim').said).toContain('lend their power to another player for a ship');
	});
});

describe('the log', () => {
	it('[CE-8.1] given who reads is the offense, then it addresses them, and names them to all others', () => {
		const g = position({ destiny: ['colour:2#1'] }).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 2 }
		});
		const lines = (seat: SeatId) =>
			g.events.map(({ say }) =>
				inWords(say, (one) => one, { ...ENGLISH, reader: { seat, yours: {} } })
			);
		expect(lines('seat:1')).toContain('You aim at planet 1 of seat:2.');
		expect(lines('seat:1')).toContain('You send 2 ships to planet 1 of seat:2.');
		expect(lines('seat:2')).toContain('seat:1 aims at planet 1 of seat:2.');
	});
});
