/** Mercenary: its ships are paid for each victory. */
import { describe, expect, it } from 'vitest';
import { steadyAnswer } from '../../../support/steady';
import { fight, met, offered, over } from '../../../support/duel';
import type { Cards } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';

const MERCENARY: Position = { aliens: { 'seat:1': 'mercenary' } };
const WINS: Cards = ['attack:20', 'attack:06'];
const LOSES: Cards = ['attack:04', 'attack:20'];
const ALLY = { 'planet:3-1': 2 };

/** Plays on to the end of the encounter; what is said of rewards. */
function rewards(g: CosmicGame): string[] {
	over(g);
	return g.said.split('\n').filter((line) => line.endsWith('as rewards.'));
}
/** That a seat takes so many cards as rewards. */
const takes = (seat: number, n: number) =>
	`{seat:${seat}} takes ${n} ${n === 1 ? 'card' : 'cards'} as rewards.`;

describe('Mercenary', () => {
	it('[alien:mercenary] [CE-14.22] given it wins as the offense, then it takes a reward for each ship that has landed', () => {
		expect(rewards(met(WINS, MERCENARY, 3))).toEqual([takes(1, 3)]);
		expect(rewards(met(WINS, MERCENARY, 1))).toEqual([takes(1, 1)]);
	});

	it('[alien:mercenary] given it wins as the defense, then for each ship on the planet, and its allies gain their own', () => {
		const g = fight(
			LOSES,
			{ 'seat:3': ['defense', ALLY] },
			{ aliens: { 'seat:2': 'mercenary' }, planets: { 'planet:2-1': { 'seat:2': 3 } } }
		);
		expect(rewards(g)).toEqual([takes(2, 3), takes(3, 2)]);
	});

	it('[alien:mercenary] given it is an ally of the offense that wins, then it takes one for each of its ships, besides the colony', () => {
		const g = fight(WINS, { 'seat:3': ['offense', ALLY] }, { aliens: { 'seat:3': 'mercenary' } });
		expect(rewards(g)).toEqual([takes(3, 2)]);
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 3, 'seat:3': 2 });
	});

	it('[alien:mercenary] ruling: as an ally of the defense it gains as any other does', () => {
		const g = fight(LOSES, { 'seat:3': ['defense', ALLY] }, { aliens: { 'seat:3': 'mercenary' } });
		expect(rewards(g)).toEqual([takes(3, 2)]);
		expect(g.said).not.toContain('uses the power of Mercenary');
	});

	it('[alien:mercenary] ruling: allies that are sent home are not on the planet, and ships count one each', () => {
		const sent = fight(
			WINS,
			{ 'seat:3': ['offense', ALLY] },
			{
				aliens: { 'seat:2': 'outlaw', 'seat:3': 'mercenary' },
				hands: { 'seat:2': ['flare:outlaw'] }
			}
		);
		sent.until('window:resolution.outcome', 'seat:2').use('seat:2', 'super|outlaw');
		expect(rewards(sent)).toEqual([]);
		expect(rewards(met(WINS, { aliens: { 'seat:1': ['mercenary', 'macron'] } }, 1))).toEqual([
			takes(1, 1)
		]);
	});

	it('[alien:mercenary] ruling: a deal, a defeat, or a fight that both lose brings nothing', () => {
		expect(rewards(met(['negotiate', 'negotiate'], MERCENARY))).toEqual([]);
		const dealer: Position = { aliens: { 'seat:2': 'mercenary' } };
		expect(rewards(met(['negotiate', 'negotiate'], dealer))).toEqual([]);
		expect(rewards(met(LOSES, MERCENARY))).toEqual([]);
		expect(rewards(met(['morph', 'morph'], { ...MERCENARY, seats: 8 }))).toEqual([]);
		// An empty planet is defended by nobody that could be paid.
		const empty: Position = {
			aliens: { 'seat:2': 'mercenary' },
			planets: { 'planet:2-1': {} }
		};
		const unmanned = met(LOSES, empty);
		expect(rewards(unmanned)).toEqual([]);
		expect(unmanned.said).not.toContain('uses the power of Mercenary');
	});

	it('[alien:mercenary] ruling: all its rewards are split together, ships of its own from the warp among them', () => {
		const g = met(WINS, { ...MERCENARY, warp: { 'seat:1': 4 } }, 3).until('resolution.rewards');
		expect(g.askedSeats).toEqual(['seat:1']);
		expect(rewards(g.answer('seat:1', { amount: 2 }))).toEqual([
			'{seat:1} takes 1 card and 2 ships as rewards.'
		]);
	});

	it('[alien:mercenary] given it is zapped, then it gets nothing', () => {
		const g = met(WINS, { ...MERCENARY, hands: { 'seat:2': ['artifact:cosmic-zap'] } });
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		expect(rewards(g)).toEqual([]);
	});
});

describe('the Mercenary flare', () => {
	const FLARE: Position = { hands: { 'seat:2': ['flare:mercenary'] } };

	it('[wild:mercenary] given a defense wins and plays it, then it takes a reward for each of its ships; not played, none', () => {
		const g = met(LOSES, FLARE).until('window:resolution.settled', 'seat:2');
		expect(steadyAnswer(g, 'seat:2')).toMatchObject({
			pick: 'wild|mercenary|bounty|flare:mercenary'
		});
		expect(rewards(g.use('seat:2', 'wild|mercenary'))).toEqual([takes(2, 4)]);
		expect(rewards(met(LOSES, FLARE))).toEqual([]);
	});

	it('[wild:mercenary] given the defense loses, or its holder wins as the offense, then it is not offered', () => {
		expect(offered(met(WINS, FLARE), 'seat:2', 'wild|mercenary')).toBe(false);
		const offense: Position = { hands: { 'seat:1': ['flare:mercenary'] } };
		expect(offered(met(WINS, offense), 'seat:1', 'wild|mercenary')).toBe(false);
	});

	/** Seat 1 wins as Mercenary with three ships, and draws these. */
	const paid = (): CosmicGame =>
		met(
			WINS,
			{
				...MERCENARY,
				hands: { 'seat:1': ['attack:10', 'flare:mercenary'] },
				deck: ['attack:00', 'negotiate', 'attack:40']
			},
			3
		);

	it('[super:mercenary] given it has taken three cards as rewards, when it plays it, then it discards those it picks, and none but those', () => {
		const g = paid().until('window:resolution.gained', 'seat:1');
		const held = g.hand('seat:1');
		const [nought, forty, ten] = ['attack:00', 'attack:40', 'attack:10'].map((like) =>
			held.find((card) => card.startsWith(like))!
		);
		expect(() =>
			paid()
				.until('window:resolution.gained', 'seat:1')
				.use('seat:1', 'super|mercenary', { picks: [ten!] })
		).toThrow();
		g.use('seat:1', 'super|mercenary', { picks: [nought!] }).until('turn.second');
		expect(g.board.discard).toContainEqual(expect.stringMatching(/^attack:00/));
		expect(g.hand('seat:1')).toContain(forty);
		expect(g.hand('seat:1')).toContain(ten);
		expect(g.hand('seat:1')).toContain('flare:mercenary');
		// Left alone, all three stay.
		expect(paid().until('turn.second').hand('seat:1')).toHaveLength(6);
	});

	it('[super:mercenary] cards taken as compensation are no rewards', () => {
		const given: Position = {
			aliens: { 'seat:2': 'mercenary' },
			hands: { 'seat:1': ['attack:10', 'attack:14'], 'seat:2': ['flare:mercenary'] }
		};
		const g = met(['attack:20', 'negotiate'], given);
		expect(offered(g, 'seat:2', 'super|mercenary')).toBe(false);
		expect(g.said).toContain('as compensation.');
		// An ally of the defense is rewarded, and may reject.
		const ally = fight(
			LOSES,
			{ 'seat:3': ['defense', ALLY] },
			{ aliens: { 'seat:3': 'mercenary' }, hands: { 'seat:3': ['flare:mercenary'] } }
		);
		expect(offered(ally, 'seat:3', 'super|mercenary')).toBe(true);
	});
});
