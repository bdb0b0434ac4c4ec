/** Anti-Matter: the smaller total wins, and its own and all allies' ships are deducted. */
import { describe, expect, it } from 'vitest';
import { declare, duel, homes, meet } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';

/** Seat 1 with three ships and attack 08 against seat 2 with four and attack 20; an ally on each side. */
const battle = (given: Position, cards: [string, string] = ['attack:08', 'attack:20']) =>
	duel({
		seats: 4,
		...given,
		hands: { ...given.hands, 'seat:2': ['attack:20', ...(given.hands?.['seat:2'] ?? [])] }
	}).encounterTo({
		target: 'planet:2-1',
		send: { 'planet:1-1': 3 },
		allies: {
			'seat:3': ['offense', { 'planet:3-1': 2 }],
			'seat:4': ['defense', { 'planet:4-1': 1 }]
		},
		cards
	});

const ended = (g: CosmicGame) => {
	const { totals, outcome } = g.until('window:resolution.outcome').encounter;
	return { ...totals, outcome };
};
const won = (side: 'offense' | 'defense') => ({ type: 'won', side });

describe('Anti-Matter', () => {
	it('[alien:anti-matter] given two attacks, then its own and all allies’ ships are deducted, its opponent’s are added, and the smaller total wins', () => {
		expect(ended(battle({ aliens: { 'seat:1': 'anti-matter' } }))).toEqual({
			offense: 8 - 3 - 2,
			defense: 20 + 4 - 1,
			outcome: won('offense')
		});
		expect(ended(battle({ aliens: { 'seat:2': 'anti-matter' } }))).toEqual({
			offense: 8 + 3 - 2,
			defense: 20 - 4 - 1,
			outcome: won('offense')
		});
		expect(ended(battle({}))).toEqual({ offense: 13, defense: 25, outcome: won('defense') });
	});

	it('[alien:anti-matter] given it is an ally, then totals are as usual', () => {
		const g = battle({ aliens: { 'seat:3': 'anti-matter' } });
		expect(ended(g)).toEqual({ offense: 13, defense: 25, outcome: won('defense') });
	});

	it('[alien:anti-matter] given a negotiate, then nothing is compared and the attack wins', () => {
		const g = duel({ aliens: { 'seat:1': 'anti-matter' }, hands: { 'seat:2': ['negotiate'] } });
		meet(g, ['attack:08', 'negotiate']).until('window:resolution.outcome');
		expect(g.encounter.outcome).toEqual(won('offense'));
		expect(g.said).not.toContain('Anti-Matter');
	});

	it('[alien:anti-matter] ruling: equal totals still favour the defense', () => {
		for (const [seat, outcome] of [
			['seat:1', 'defense'],
			['seat:2', 'defense']
		] as const) {
			const g = duel({
				aliens: { [seat]: 'anti-matter' },
				planets: { 'planet:2-1': { 'seat:2': 2 } },
				hands: { 'seat:1': ['attack:12'], 'seat:2': ['attack:12'] }
			});
			meet(g, seat === 'seat:1' ? ['attack:12', 'attack:08'] : ['attack:08', 'attack:12'], 2);
			expect(ended(g)).toEqual({ offense: 10, defense: 10, outcome: won(outcome) });
		}
	});

	it('[alien:anti-matter] ruling: totals may fall below zero', () => {
		const g = duel({
			aliens: { 'seat:1': 'anti-matter' },
			hands: { 'seat:1': ['attack:01'] }
		});
		meet(g, ['attack:01', 'attack:08'], 4);
		expect(ended(g)).toEqual({ offense: 1 - 4, defense: 12, outcome: won('offense') });
	});

	it('[alien:anti-matter] ruling: reinforcements keep their sign', () => {
		const g = meet(
			duel({ aliens: { 'seat:1': 'anti-matter' }, hands: { 'seat:2': ['reinforcement:5'] } })
		);
		g.until('window:reveal.values', 'seat:2');
		g.use('seat:2', 'reinforcement:5', { pick: 'offense' });
		expect(ended(g)).toEqual({ offense: 8 - 1 + 5, defense: 12, outcome: won('defense') });
	});

	it('[alien:anti-matter] given it is zapped, then totals are computed the normal way and the higher wins', () => {
		const g = battle({
			aliens: { 'seat:1': 'anti-matter' },
			hands: { 'seat:2': ['artifact:cosmic-zap'] }
		});
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		expect(ended(g)).toEqual({ offense: 13, defense: 25, outcome: won('defense') });
	});

	it('[alien:anti-matter] given its power is lost, then totals are computed the normal way', () => {
		const g = battle({ aliens: { 'seat:1': 'anti-matter' }, planets: homes('seat:1', 10, 10) });
		expect(ended(g)).toEqual({ offense: 13, defense: 25, outcome: won('defense') });
	});

	it('[alien:anti-matter] [alien:virus] given Virus against it, then Virus multiplies its own ships by its card, and allies on both sides are deducted', () => {
		const g = battle({ aliens: { 'seat:1': 'virus', 'seat:2': 'anti-matter' } });
		expect(ended(g)).toEqual({
			offense: 8 * 3 - 2,
			defense: 20 - 4 - 1,
			outcome: won('defense')
		});
	});
});

describe('the Anti-Matter flare', () => {
	/** Seat 1 plays the wild Chosen flare, which draws a card; the others hold what is given. */
	const drawing = (given: Position) =>
		declare(
			duel({
				seats: 4,
				...given,
				hands: { ...given.hands, 'seat:1': ['flare:chosen', ...(given.hands?.['seat:1'] ?? [])] }
			}).until('window:planning.beforeSelect', 'seat:1'),
			'seat:1',
			'wild|chosen'
		);

	it('[wild:anti-matter] given a main player, when it plays it, then another’s wild flare does nothing and goes back to hand; not played, it works', () => {
		const g = drawing({ hands: { 'seat:2': ['flare:anti-matter'] } });
		g.use('seat:2', 'wild|anti-matter').until('planning.select');
		expect(g.hand('seat:1')).toEqual(['attack:08#1', 'flare:chosen']);
		expect(g.hand('seat:2')).toContain('flare:anti-matter');
		// It counts as the one flare of its player in this encounter.
		expect(g.encounter.flares).toContainEqual({ seat: 'seat:1', alien: 'chosen' });
		const quiet = drawing({ hands: { 'seat:2': ['flare:anti-matter'] } }).until('planning.select');
		expect(quiet.hand('seat:1')).toHaveLength(3);
	});

	it('[wild:anti-matter] given an ally, then it can play it; given somebody uninvolved, then not', () => {
		const g = duel({ hands: { 'seat:1': ['flare:macron'], 'seat:3': ['flare:anti-matter'] } });
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: { 'seat:3': ['defense', { 'planet:3-1': 1 }] },
			cards: ['attack:08', 'attack:08']
		});
		declare(g.until('window:reveal.values', 'seat:1'), 'seat:1', 'wild|macron');
		g.use('seat:3', 'wild|anti-matter');
		expect(ended(g)).toMatchObject({ offense: 9, defense: 13 });
		const out = drawing({ hands: { 'seat:3': ['flare:anti-matter'] } });
		expect(out.offers('seat:3', 'wild|anti-matter')).toBe(false);
	});

	it('[wild:anti-matter] given a super flare, an artifact, a power or its own flare is used, then it cannot be played', () => {
		const superb = duel({
			aliens: { 'seat:1': 'macron' },
			hands: { 'seat:1': ['flare:macron'], 'seat:2': ['flare:anti-matter', 'artifact:plague'] }
		});
		superb.until('window:encounter.start', 'seat:2');
		declare(superb, 'seat:2', 'artifact|plague', { pick: 'seat:3' });
		expect(superb.offers('seat:2', 'wild|anti-matter')).toBe(false);
		superb.until('window:use.declared', 'seat:2'); // Macron’s power
		expect(superb.offers('seat:2', 'wild|anti-matter')).toBe(false);
		declare(superb.until('window:launch.beforeShips', 'seat:1'), 'seat:1', 'super|macron');
		expect(superb.askedSeats).toContain('seat:2');
		expect(superb.offers('seat:2', 'wild|anti-matter')).toBe(false);
		expect(drawing({ hands: { 'seat:1': ['flare:anti-matter'] } }).said).toContain('Chosen');
	});

	it('[wild:anti-matter] given Anti-Matter without its power, then it plays the wild half, which a super flare passes', () => {
		const g = drawing({
			aliens: { 'seat:2': 'anti-matter' },
			planets: homes('seat:2', 10, 10),
			hands: { 'seat:2': ['flare:anti-matter'] }
		});
		expect(g.choices('seat:2')).toEqual(['pass', 'wild|anti-matter|block|flare:anti-matter']);
	});

	it('[super:anti-matter] given Anti-Matter is uninvolved, when it plays it, then a wild flare is blocked; not played, it works', () => {
		const given: Position = {
			aliens: { 'seat:3': 'anti-matter' },
			hands: { 'seat:3': ['flare:anti-matter'] }
		};
		const g = drawing(given).use('seat:3', 'super|anti-matter').until('planning.select');
		expect(g.hand('seat:1')).toEqual(['attack:08#1', 'flare:chosen']);
		expect(drawing(given).until('planning.select').hand('seat:1')).toHaveLength(3);
	});

	it('[super:anti-matter] given a super flare, when it is blocked, then nothing comes of it and its player’s power goes on', () => {
		const g = duel({
			aliens: { 'seat:1': 'macron', 'seat:3': 'anti-matter' },
			hands: { 'seat:1': ['flare:macron'], 'seat:3': ['flare:anti-matter'] }
		});
		declare(g.until('window:launch.beforeShips', 'seat:1'), 'seat:1', 'super|macron');
		g.use('seat:3', 'super|anti-matter').until('launch.send');
		expect(g.decision('seat:1').shape).toMatchObject({ max: 1 });
		expect(g.hand('seat:1')).toContain('flare:macron');
		g.encounterTo({ send: { 'planet:1-1': 1 }, cards: ['attack:08', 'attack:08'] });
		expect(ended(g)).toMatchObject({ offense: 8 + 4 });
	});

	it('[super:anti-matter] given it was used in this encounter, when another flare is played, then it cannot block again', () => {
		const g = drawing({
			aliens: { 'seat:3': 'anti-matter' },
			hands: { 'seat:2': ['flare:macron'], 'seat:3': ['flare:anti-matter'] }
		});
		g.use('seat:3', 'super|anti-matter').until('planning.select');
		g.lay('attack:08', 'attack:08').until('window:reveal.values', 'seat:2');
		g.use('seat:2', 'wild|macron');
		expect(ended(g)).toMatchObject({ defense: 12 + 4 });
	});

	it('[super:anti-matter] given Cosmic Zap answers it, then it goes back to hand, and the flare it would block works', () => {
		const g = drawing({
			aliens: { 'seat:2': 'anti-matter' },
			hands: { 'seat:2': ['flare:anti-matter'], 'seat:3': ['artifact:cosmic-zap'] }
		});
		declare(g, 'seat:2', 'super|anti-matter').use('seat:3', 'artifact|cosmic-zap');
		g.until('planning.select');
		expect(g.hand('seat:2')).toContain('flare:anti-matter');
		expect(g.encounter.flares).toEqual([{ seat: 'seat:1', alien: 'chosen' }]);
		expect(g.hand('seat:1')).toHaveLength(3);
		expect(ended(g.lay('attack:08', 'attack:08'))).toMatchObject({ defense: 12 });
	});
});
