/** Anti-Matter: the smaller total wins, and its own ships and all allies' ships are deducted. */
import { describe, expect, it } from 'vitest';
import { declare, duel, meet } from '../../../support/duel';
import type { Position } from '../../../support/cosmic';

/** Seat 1 attacks with `send` ships; seats 3 and 4 ally with either side. */
const battle = (given: Position, send = 1, allies = true) => {
	const g = duel({ seats: 4, ...given });
	g.encounterTo({
		target: 'planet:2-1',
		send: { 'planet:1-1': send },
		...(allies
			? {
					allies: {
						'seat:3': ['offense', { 'planet:3-1': 2 }],
						'seat:4': ['defense', { 'planet:4-1': 1 }]
					}
				}
			: {})
	});
	return g;
};

describe('Anti-Matter', () => {
	it('[alien:anti-matter] given it attacks with three ships, an ally on either side and equal cards, then its own and both allies’ ships are deducted and the smaller total wins', () => {
		const g = battle({ aliens: { 'seat:1': 'anti-matter' } }, 3).lay('attack:08', 'attack:08');
		g.until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 8 - 3 - 2, defense: 8 + 4 - 1 });
		expect(g.encounter.outcome).toEqual({ type: 'won', side: 'offense' });
		expect(g.said).toContain('{seat:1} uses the power of Anti-Matter');
	});

	it('[alien:anti-matter] given it defends, then its four ships are deducted, the attacker’s are added, and the smaller total wins', () => {
		const g = battle({ aliens: { 'seat:2': 'anti-matter' } }, 2, false);
		g.lay('attack:08', 'attack:08').until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 8 + 2, defense: 8 - 4 });
		expect(g.encounter.outcome).toEqual({ type: 'won', side: 'defense' });
	});

	it('[alien:anti-matter] given it is only an ally, then the higher total wins as usual', () => {
		const g = battle({ aliens: { 'seat:3': 'anti-matter' } }).lay('attack:08', 'attack:08');
		g.until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 8 + 1 + 2, defense: 8 + 4 + 1 });
		expect(g.encounter.outcome).toEqual({ type: 'won', side: 'defense' });
	});

	it('[alien:anti-matter] given its power is zapped, then totals are added as usual and the higher one wins', () => {
		const g = duel({
			aliens: { 'seat:1': 'anti-matter' },
			hands: { 'seat:1': ['attack:20'], 'seat:2': ['artifact:cosmic-zap'] }
		});
		meet(g, ['attack:20', 'attack:08'], 2).until('window:use.declared', 'seat:2');
		g.use('seat:2', 'artifact|cosmic-zap').until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 22, defense: 12 });
		expect(g.encounter.outcome).toEqual({ type: 'won', side: 'offense' });
	});

	it('[alien:anti-matter] given one of the cards is a negotiate, then nothing is negated: the attack wins', () => {
		const g = duel({ aliens: { 'seat:1': 'anti-matter' }, hands: { 'seat:2': ['negotiate'] } });
		meet(g, ['attack:08', 'negotiate']).until('window:resolution.outcome');
		expect(g.encounter.outcome).toEqual({ type: 'won', side: 'offense' });
		expect(g.said).not.toContain('uses the power of Anti-Matter');
	});

	it('[alien:anti-matter] ruling: equal totals still favour the defense', () => {
		// 12 less one ship against 7 and four ships.
		const g = duel({
			aliens: { 'seat:1': 'anti-matter' },
			hands: { 'seat:1': ['attack:12'], 'seat:2': ['attack:07'] }
		});
		meet(g, ['attack:12', 'attack:07']).until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 11, defense: 11 });
		expect(g.encounter.outcome).toEqual({ type: 'won', side: 'defense' });
	});

	it('[alien:anti-matter] ruling: totals may fall below zero, and the lower of them wins', () => {
		const g = battle(
			{
				aliens: { 'seat:2': 'anti-matter' },
				hands: { 'seat:1': ['attack:00'], 'seat:2': ['attack:01'] }
			},
			1
		);
		g.lay('attack:00', 'attack:01').until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 0 + 1 - 2, defense: 1 - 4 - 1 });
		expect(g.encounter.outcome).toEqual({ type: 'won', side: 'defense' });
	});

	it('[alien:anti-matter] ruling: reinforcements keep their sign, so adding to the other side’s total helps', () => {
		const g = duel({
			aliens: { 'seat:1': 'anti-matter' },
			hands: { 'seat:1': ['attack:12', 'reinforcement:2'], 'seat:2': ['attack:07'] }
		});
		meet(g, ['attack:12', 'attack:07']).until('window:reveal.values', 'seat:1');
		g.use('seat:1', 'reinforcement:2', { pick: 'defense' }).until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 11, defense: 13 });
		expect(g.encounter.outcome).toEqual({ type: 'won', side: 'offense' });
	});
});

describe('Anti-Matter and others', () => {
	it('[alien:anti-matter] [alien:virus] given Virus is its opponent, then Virus multiplies its own ships by its card, all allies’ ships are deducted, and the smaller total wins', () => {
		const run = (antiMatter: 'seat:1' | 'seat:2') => {
			const virus = antiMatter === 'seat:1' ? 'seat:2' : 'seat:1';
			const g = battle({ aliens: { [antiMatter]: 'anti-matter', [virus]: 'virus' } }, 3);
			return g.lay('attack:08', 'attack:08').until('window:resolution.outcome').encounter;
		};
		expect(run('seat:1')).toMatchObject({
			totals: { offense: 8 - 3 - 2, defense: 8 * 4 - 1 },
			outcome: { side: 'offense' }
		});
		expect(run('seat:2')).toMatchObject({
			totals: { offense: 8 * 3 - 2, defense: 8 - 4 - 1 },
			outcome: { side: 'defense' }
		});
	});

	it('[alien:anti-matter] [alien:macron] given Macron is an ally, then each of its ships is deducted as four', () => {
		const g = duel({ aliens: { 'seat:1': 'anti-matter', 'seat:3': 'macron' } });
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: { 'seat:3': ['offense', { 'planet:3-1': 1 }] },
			cards: ['attack:08', 'attack:08']
		}).until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 8 - 1 - 4, defense: 8 + 4 });
	});
});

describe('Anti-Matter flare', () => {
	/** Seat 1 plays a wild flare of Trader before allies are invited. */
	const trading = (given: Position) =>
		declare(
			duel({
				...given,
				hands: { ...given.hands, 'seat:1': ['flare:trader'] }
			}).until('window:alliance.before', 'seat:1'),
			'seat:1',
			'wild|trader'
		);

	it('[wild:anti-matter] given another’s wild flare, when a main player blocks it, then it has no effect and goes back to hand', () => {
		const g = trading({ hands: { 'seat:2': ['flare:anti-matter'] } });
		g.use('seat:2', 'wild|anti-matter').until('alliance.offenseInvites');
		expect(g.said).toContain('Trader flare is blocked and goes back to hand.');
		expect(g.said).not.toContain('gives');
		expect(g.hand('seat:1')).toContain('flare:trader');
		expect(g.hand('seat:2')).toContain('flare:anti-matter');
	});

	it('[wild:anti-matter] given it is not played, then the flare takes effect', () => {
		const g = trading({ hands: { 'seat:2': ['flare:anti-matter'] } });
		expect(g.offers('seat:2', 'wild|anti-matter')).toBe(true);
		expect(g.until('alliance.offenseInvites').said).toContain('{seat:2} gives {seat:1} 1 card.');
	});

	it('[wild:anti-matter] ruling: a blocked flare counts as its player’s flare of this encounter', () => {
		const g = duel({
			hands: {
				'seat:1': ['flare:trader', 'flare:chosen'],
				'seat:2': ['flare:anti-matter']
			}
		});
		declare(g.until('window:alliance.before', 'seat:1'), 'seat:1', 'wild|trader');
		g.use('seat:2', 'wild|anti-matter').until('window:planning.beforeSelect');
		expect(g.offers('seat:1', 'wild|chosen')).toBe(false);
	});

	it('[wild:anti-matter] given its holder is in no role of the encounter, or the flare is a super one, then it cannot block', () => {
		const g = trading({ hands: { 'seat:3': ['flare:anti-matter', 'artifact:card-zap'] } });
		expect(g.offers('seat:3', 'artifact|card-zap')).toBe(true);
		expect(g.offers('seat:3', 'wild|anti-matter')).toBe(false);
		const h = duel({
			aliens: { 'seat:1': 'virus' },
			hands: { 'seat:1': ['flare:virus'], 'seat:2': ['flare:anti-matter', 'artifact:card-zap'] }
		});
		declare(meet(h).until('window:reveal.values', 'seat:1'), 'seat:1', 'super|virus');
		expect(h.offers('seat:2', 'artifact|card-zap')).toBe(true);
		expect(h.offers('seat:2', 'wild|anti-matter')).toBe(false);
	});

	it('[wild:anti-matter] given a power in use or an artifact, then there is no flare to block', () => {
		const g = duel({
			aliens: { 'seat:1': 'macron' },
			hands: { 'seat:2': ['flare:anti-matter'], 'seat:3': ['artifact:plague'] }
		});
		g.until('window:encounter.start', 'seat:3');
		declare(g, 'seat:3', 'artifact|plague', { pick: 'seat:1' });
		expect(g.asked).toEqual(['window:use.declared']);
		expect(g.choices('seat:2')).toEqual(['pass']);
		g.until('launch.aim').pick('seat:1', 'planet:2-1');
		expect(g.asked).toEqual(['window:use.declared']);
		expect(g.choices('seat:2')).toEqual(['pass']);
	});

	it('[super:anti-matter] given its player is uninvolved, when another plays a wild flare, then it may block it', () => {
		const g = trading({
			aliens: { 'seat:3': 'anti-matter' },
			hands: { 'seat:3': ['flare:anti-matter'] }
		});
		g.use('seat:3', 'super|anti-matter').until('alliance.offenseInvites');
		expect(g.said).not.toContain('gives');
		expect(g.said).toContain('Trader flare is blocked');
	});

	it('[super:anti-matter] given a super flare of another, when it is blocked, then it has no effect and the power goes on', () => {
		const g = duel({
			aliens: { 'seat:1': 'virus', 'seat:2': 'anti-matter' },
			hands: { 'seat:1': ['flare:virus'], 'seat:2': ['flare:anti-matter'] }
		});
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 2 },
			allies: { 'seat:3': ['offense', { 'planet:3-1': 2 }] },
			cards: ['attack:08', 'attack:08']
		});
		declare(g.until('window:reveal.values', 'seat:1'), 'seat:1', 'super|virus');
		g.use('seat:2', 'super|anti-matter').until('window:resolution.outcome');
		// The power alone: two ships times eight, and the ally deducted.
		expect(g.encounter.totals?.offense).toBe(8 * 2 - 2);
		expect(g.hand('seat:1')).toContain('flare:virus');
	});

	it('[super:anti-matter] given it is not played, then the flare takes effect', () => {
		const g = trading({
			aliens: { 'seat:3': 'anti-matter' },
			hands: { 'seat:3': ['flare:anti-matter'] }
		});
		expect(g.offers('seat:3', 'super|anti-matter')).toBe(true);
		expect(g.until('alliance.offenseInvites').said).toContain('{seat:2} gives {seat:1} 1 card.');
	});

	it('[super:anti-matter] given it is answered with Cosmic Zap, then it goes back to hand, the flare it met takes effect, and its power is off in the battle', () => {
		const g = duel({
			aliens: { 'seat:2': 'anti-matter' },
			hands: {
				'seat:1': ['flare:trader'],
				'seat:2': ['flare:anti-matter'],
				'seat:3': ['artifact:cosmic-zap']
			}
		});
		declare(g.until('window:alliance.before', 'seat:1'), 'seat:1', 'wild|trader');
		g.use('seat:2', 'super|anti-matter').pass().use('seat:3', 'artifact|cosmic-zap');
		g.until('trader.giveBack.give');
		expect(g.encounter.zapped).toEqual(['seat:2 anti-matter']);
		g.until('launch.aim', 'seat:2');
		expect(g.said).not.toContain('uses the power of Anti-Matter');
	});

	it('[wild:anti-matter] given its own player’s power is lost, then it has the wild half', () => {
		const g = trading({
			aliens: { 'seat:2': 'anti-matter' },
			planets: { 'planet:2-3': {}, 'planet:2-4': {}, 'planet:2-5': {} },
			warp: { 'seat:2': 12 },
			hands: { 'seat:2': ['flare:anti-matter'] }
		});
		expect(g.offers('seat:2', 'super|anti-matter')).toBe(false);
		expect(g.offers('seat:2', 'wild|anti-matter')).toBe(true);
	});
});
