/** Ghoul: what it defeats brings it rewards. */
import { describe, expect, it } from 'vitest';
import { fight, met, offered, over } from '../../../support/duel';
import type { Cards } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';

const GHOUL = { aliens: { 'seat:1': 'ghoul' } } as const;
const WINS: Cards = ['attack:20', 'attack:06'];

/** Plays on to the end of the encounter; what is said of rewards. */
function rewards(g: CosmicGame): string[] {
	over(g);
	return g.said.split('\n').filter((line) => line.endsWith('as rewards.'));
}
/** That a seat takes so many cards as rewards. */
const takes = (seat: number, n: number) =>
	`{seat:${seat}} takes ${n} ${n === 1 ? 'card' : 'cards'} as rewards.`;

describe('Ghoul', () => {
	it('[alien:ghoul] [CE-14.22] given it wins as the offense, then it takes a reward for each ship of the defense and its ally that went to the warp', () => {
		const g = fight(WINS, { 'seat:3': ['defense', { 'planet:3-1': 2 }] }, GHOUL);
		expect(rewards(g)).toEqual([takes(1, 4 + 2)]);
	});

	it('[alien:ghoul] given it wins as the defense, then for the ships of the offense and its ally, and its own ally gains its own', () => {
		const g = fight(
			['attack:04', 'attack:20'],
			{
				'seat:3': ['offense', { 'planet:3-1': 2 }],
				'seat:4': ['defense', { 'planet:4-1': 1 }]
			},
			{ aliens: { 'seat:2': 'ghoul' } }
		);
		expect(rewards(g)).toEqual([takes(2, 3 + 2), takes(4, 1)]);
	});

	it('[alien:ghoul] [CE-14.22] ruling: the rewards may be ships of its own from the warp, split with all it gains', () => {
		const g = met(WINS, { ...GHOUL, warp: { 'seat:1': 4 } });
		g.until('resolution.rewards');
		expect(g.askedSeats).toEqual(['seat:1']);
		expect(rewards(g.answer('seat:1', { amount: 3 }))).toEqual([
			'{seat:1} takes 1 card and 3 ships as rewards.'
		]);
		expect(g.board.warp).toEqual({ 'seat:2': 4 });
	});

	it('[alien:ghoul] ruling: ships that are saved bring nothing; nor does a deal, or a fight that is lost', () => {
		const saved = met(WINS, { aliens: { 'seat:1': 'ghoul', 'seat:2': 'zombie' } });
		saved.until('home.land').answer('seat:2', { split: { 'planet:2-3': 4 } });
		expect(rewards(saved)).toEqual([]);
		expect(rewards(met(['attack:01', 'attack:20'], GHOUL))).toEqual([]);
		expect(rewards(met(['negotiate', 'negotiate'], GHOUL))).toEqual([]);
		// Where both lose nobody has won.
		expect(rewards(met(['morph', 'morph'], { ...GHOUL, seats: 8 }))).toEqual([]);
		expect(saved.said).not.toContain('get a reward for each ship');
	});

	it('[alien:ghoul] given one ship went to the warp, then it takes one reward', () => {
		const g = met(WINS, { ...GHOUL, planets: { 'planet:2-1': { 'seat:2': 1 } } });
		expect(rewards(g)).toEqual([takes(1, 1)]);
	});

	it('[alien:ghoul] given it is zapped, or is an ally, then it gets nothing', () => {
		const g = met(WINS, { ...GHOUL, hands: { 'seat:2': ['artifact:cosmic-zap'] } });
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		expect(rewards(g)).toEqual([]);
		const ally = fight(
			WINS,
			{ 'seat:3': ['offense', { 'planet:3-1': 1 }] },
			{ aliens: { 'seat:3': 'ghoul' } }
		);
		expect(rewards(ally)).toEqual([]);
	});
});

describe('the Ghoul flare', () => {
	const FLARE: Position = { hands: { 'seat:1': ['flare:ghoul'] } };

	it('[wild:ghoul] given a main player wins and plays it, then it gets a reward for each player on the other side', () => {
		const g = fight(WINS, { 'seat:3': ['defense', { 'planet:3-1': 4 }] }, FLARE);
		g.until('window:resolution.settled', 'seat:1').use('seat:1', 'wild|ghoul');
		expect(rewards(g)).toEqual([takes(1, 2)]);
	});

	it('[wild:ghoul] given it is not played, or its holder loses, then nothing is gained', () => {
		expect(rewards(met(WINS, FLARE))).toEqual([]);
		expect(offered(met(['attack:01', 'attack:20'], FLARE), 'seat:1', 'wild|ghoul')).toBe(false);
	});

	it('[super:ghoul] given Ghoul is an ally of the offense that wins, when it is played, then it is rewarded as a main player is', () => {
		const given: Position = { aliens: { 'seat:3': 'ghoul' }, hands: { 'seat:3': ['flare:ghoul'] } };
		const g = fight(WINS, { 'seat:3': ['offense', { 'planet:3-1': 1 }] }, given);
		g.until('window:resolution.settled', 'seat:3').use('seat:3', 'super|ghoul');
		expect(rewards(g)).toEqual([takes(3, 4)]);
	});

	it('[super:ghoul] given Ghoul is an ally of the defense, or its side loses, then the flare is not offered', () => {
		const given: Position = { aliens: { 'seat:3': 'ghoul' }, hands: { 'seat:3': ['flare:ghoul'] } };
		for (const side of ['offense', 'defense'] as const) {
			const g = fight(['attack:01', 'attack:20'], { 'seat:3': [side, { 'planet:3-1': 1 }] }, given);
			expect(offered(g, 'seat:3', 'super|ghoul'), side).toBe(false);
		}
	});
});
