/** Virus: its ships multiply its card. */
import { describe, expect, it } from 'vitest';
import { duel, homes, meet } from '../../../support/duel';
import type { Position } from '../../../support/cosmic';

type Given = Position & { own?: number; ally?: number };

/** Seat 1 sends ships with attack 08, with an ally; seat 2 has four ships and attack 20. */
const battle = ({ own = 3, ally = 2, ...given }: Given) => {
	const g = duel({
		...given,
		hands: {
			'seat:1': ['attack:04', ...(given.hands?.['seat:1'] ?? [])],
			'seat:2': ['attack:20', ...(given.hands?.['seat:2'] ?? [])],
			'seat:3': ['attack:06', ...(given.hands?.['seat:3'] ?? [])]
		}
	});
	return g.encounterTo({
		target: 'planet:2-1',
		send: { 'planet:1-1': own },
		...(ally > 0 ? { allies: { 'seat:3': ['offense', { 'planet:3-1': ally }] as const } } : {}),
		cards: ['attack:08', 'attack:20']
	} as Parameters<typeof g.encounterTo>[0]);
};

const totals = (g: ReturnType<typeof duel>) =>
	g.until('window:resolution.outcome').encounter.totals!;

describe('Virus', () => {
	it('[alien:virus] given two attacks, then as the offense its ships multiply its card, and its allies’ ships are added', () => {
		expect(totals(battle({ aliens: { 'seat:1': 'virus' } }))).toEqual({
			offense: 8 * 3 + 2,
			defense: 24
		});
		expect(totals(battle({}))).toEqual({ offense: 8 + 3 + 2, defense: 24 });
	});

	it('[alien:virus] given it is the defense, then its ships on the planet multiply its card', () => {
		expect(totals(battle({ aliens: { 'seat:2': 'virus' } }))).toEqual({
			offense: 13,
			defense: 20 * 4
		});
	});

	it('[alien:virus] given it is an ally, then its ships are added', () => {
		const g = battle({ aliens: { 'seat:3': 'virus' } });
		expect(totals(g)).toEqual({ offense: 13, defense: 24 });
		expect(g.said).not.toContain('Virus');
	});

	it('[alien:virus] ruling: a defense without ships on the planet gets nothing from its card', () => {
		const g = battle({ aliens: { 'seat:2': 'virus' }, planets: { 'planet:2-1': {} } });
		expect(totals(g)).toEqual({ offense: 13, defense: 0 });
	});

	it('[alien:virus] ruling: reinforcements are added after the multiplication', () => {
		const g = battle({ aliens: { 'seat:1': 'virus' }, hands: { 'seat:3': ['reinforcement:5'] } });
		g.until('window:reveal.values', 'seat:3').use('seat:3', 'reinforcement:5', { pick: 'offense' });
		expect(totals(g)).toEqual({ offense: 8 * 3 + 2 + 5, defense: 24 });
	});

	it('[alien:virus] given its power is zapped, then its ships are added as usual', () => {
		const g = battle({
			aliens: { 'seat:1': 'virus' },
			hands: { 'seat:2': ['artifact:cosmic-zap'] }
		});
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		expect(totals(g)).toEqual({ offense: 13, defense: 24 });
	});

	it('[alien:virus] given its power is lost, then its ships are added as usual', () => {
		const g = battle({ aliens: { 'seat:1': 'virus' }, planets: homes('seat:1', 10, 10) });
		expect(totals(g)).toEqual({ offense: 13, defense: 24 });
	});

	it('[alien:virus] given a negotiate on the other side, then nothing is multiplied and it is not used', () => {
		const g = duel({ aliens: { 'seat:1': 'virus' }, hands: { 'seat:2': ['negotiate'] } });
		meet(g, ['attack:08', 'negotiate']).until('turn.second');
		expect(g.said).not.toContain('Virus');
	});

	it('[alien:virus] [alien:anti-matter] given Anti-Matter against it, then its ships multiply its card, all allies’ ships are deducted, and the smaller total wins', () => {
		for (const [virus, antiMatter, sums] of [
			['seat:1', 'seat:2', { offense: 8 * 3 - 2, defense: 20 - 4 }],
			['seat:2', 'seat:1', { offense: 8 - 3 - 2, defense: 20 * 4 }]
		] as const) {
			const g = battle({ aliens: { [virus]: 'virus', [antiMatter]: 'anti-matter' } });
			expect(totals(g)).toEqual(sums);
			expect(g.encounter.outcome).toMatchObject({
				side: sums.offense < sums.defense ? 'offense' : 'defense'
			});
		}
	});
});

describe('the Virus flare', () => {
	const flare = (given: Given) =>
		battle({ ...given, hands: { ...given.hands, 'seat:1': ['flare:virus'] } }).until(
			'window:reveal.values',
			'seat:1'
		);

	it('[wild:virus] given a main player with allies, when it plays it, then its ships are multiplied by theirs instead of added; not played, they are added', () => {
		expect(totals(flare({ own: 4, ally: 4 }).use('seat:1', 'wild|virus'))).toEqual({
			offense: 8 + 4 * 4,
			defense: 24
		});
		expect(totals(flare({ own: 4, ally: 4 }))).toEqual({ offense: 8 + 4 + 4, defense: 24 });
	});

	it('[wild:virus] given no ally, then nothing times nothing is added', () => {
		expect(totals(flare({ own: 4, ally: 0 }).use('seat:1', 'wild|virus')).offense).toBe(8);
	});

	it('[wild:virus] given an ally holds it, then it cannot play it', () => {
		const g = battle({ hands: { 'seat:3': ['flare:virus'] } }).until(
			'window:reveal.values',
			'seat:3'
		);
		expect(g.offers('seat:3', 'wild|virus')).toBe(false);
	});

	it('[wild:virus] given Virus with its power lost or zapped, then it plays the wild half', () => {
		const lost = flare({ aliens: { 'seat:1': 'virus' }, planets: homes('seat:1', 10, 10) });
		expect(lost.offers('seat:1', 'super|virus')).toBe(false);
		expect(totals(lost.use('seat:1', 'wild|virus')).offense).toBe(8 + 3 * 2);
		const g = battle({
			aliens: { 'seat:1': 'virus' },
			hands: { 'seat:1': ['flare:virus'], 'seat:2': ['artifact:cosmic-zap'] }
		});
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		g.until('window:reveal.values', 'seat:1').use('seat:1', 'wild|virus');
		expect(totals(g).offense).toBe(8 + 3 * 2);
	});

	it('[wild:virus] [alien:anti-matter] given Anti-Matter plays it, then the product of ships is deducted; given its opponent does, it is added', () => {
		const own = flare({ aliens: { 'seat:1': 'anti-matter' } }).use('seat:1', 'wild|virus');
		expect(totals(own)).toEqual({ offense: 8 - 3 * 2, defense: 24 });
		const other = flare({ aliens: { 'seat:2': 'anti-matter' } }).use('seat:1', 'wild|virus');
		expect(totals(other)).toEqual({ offense: 8 + 3 * 2, defense: 20 - 4 });
	});

	it('[super:virus] given Virus with allies, when it plays it, then all ships on its side multiply its card; not played, only its own', () => {
		const aliens = { 'seat:1': 'virus' };
		expect(totals(flare({ aliens }).use('seat:1', 'super|virus')).offense).toBe(8 * (3 + 2));
		expect(totals(flare({ aliens })).offense).toBe(8 * 3 + 2);
	});

	it('[super:virus] [alien:anti-matter] ruling: given Anti-Matter against it, then all ships multiply, whoever used a power first', () => {
		const aliens = { 'seat:1': 'virus', 'seat:2': 'anti-matter' } as const;
		expect(totals(flare({ aliens }).use('seat:1', 'super|virus')).offense).toBe(8 * (3 + 2));
		const g = duel({
			aliens: { 'seat:1': 'anti-matter', 'seat:2': 'virus' },
			hands: { 'seat:2': ['flare:virus'] }
		}).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: { 'seat:3': ['defense', { 'planet:3-1': 2 }] },
			cards: ['attack:08', 'attack:08']
		});
		g.until('window:reveal.values', 'seat:2').use('seat:2', 'super|virus');
		expect(totals(g)).toEqual({ offense: 8 - 1, defense: 8 * (4 + 2) });
	});
});
