/** Judge: it says beforehand what whoever wins, or loses, gains of the other besides. */
import { describe, expect, it } from 'vitest';
import { declare, duel, holding, met, offered, over } from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import type { Cards } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';

const NAME = 'power|judge';
const JUDGE: Position = { aliens: { 'seat:1': 'judge' } };
const WINS: Cards = ['attack:30', 'attack:01'];
const LOSES: Cards = ['attack:01', 'attack:30'];

const before = (cards: Cards = WINS, given: Position = JUDGE): CosmicGame =>
	duel(holding(cards, given))
		.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } })
		.until('window:planning.beforeSelect', 'seat:1');
const ordered = (
	who: 'winner' | 'loser',
	split: Record<string, number>,
	cards: Cards = WINS,
	given: Position = JUDGE
): CosmicGame =>
	declare(before(cards, given), 'seat:1', NAME, { pick: who, then: { split } }).lay(...cards);

describe('Judge', () => {
	it('[alien:judge] [CE-12.19] given whoever wins gains cards, when it wins, then it takes them at random', () => {
		const g = ordered('winner', { cards: 1 }, WINS, { ...JUDGE, hands: { 'seat:2': ['morph'] } });
		const held = g.hand('seat:1').length;
		over(g);
		expect(g.said).toContain('{seat:1} uses the power of Judge: whoever wins gains 1 card.');
		expect(g.said).toContain('{seat:1} takes 1 card of {seat:2}');
		expect(g.hand('seat:1')).toHaveLength(held + 1);
		expect(g.hand('seat:2')).toHaveLength(1);
	});

	it('[alien:judge] given whoever wins gains cards, when its opponent wins, then they take them of it', () => {
		const g = over(ordered('winner', { cards: 1 }, LOSES));
		expect(g.said).toContain('{seat:2} takes 1 card of {seat:1}');
	});

	it('[alien:judge] given whoever loses gains a colony, then they found one where the other has one, or forgo it', () => {
		const g = ordered('loser', { colony: 1 }, LOSES).until('judge.gain.colony');
		expect(g.choices('seat:1').every((id) => id === 'none' || id.startsWith('planet:2-'))).toBe(
			true
		);
		expect(steadyAnswer(g, 'seat:1')).toMatchObject({ then: { split: { 'planet:1-2': 1 } } });
		over(g.pick('seat:1', 'planet:2-3', { split: { 'planet:1-2': 2 } }));
		expect(g.ships('planet:2-3')).toEqual({ 'seat:2': 4, 'seat:1': 2 });
		const left = ordered('loser', { colony: 1 }, LOSES).until('judge.gain.colony');
		over(left.pick('seat:1', 'none'));
		expect(left.said).not.toContain('founds a colony');
		expect(left.said).toContain('{seat:1} uses the power of Judge: whoever loses gains a colony.');
		expect(left.said).not.toContain('takes 1 card of');
	});

	it('[alien:judge] given cards and a colony, then both come about', () => {
		const g = ordered('winner', { cards: 2, colony: 1 }).until('judge.gain.colony');
		over(g.pick('seat:1', 'planet:2-2', { split: { 'planet:1-2': 1 } }));
		expect(g.said).toContain('gains 2 cards and a colony');
		expect(g.ships('planet:2-2')).toEqual({ 'seat:2': 4, 'seat:1': 1 });
		expect(g.said).toContain('{seat:1} takes 1 card of {seat:2}');
	});

	it('[alien:judge] [CE-12.19] given the colony is the last the winner needs, then they have won', () => {
		const planets = Object.fromEntries(
			[3, 4, 5].map((k) => [`planet:2-${k}`, { 'seat:2': 4, 'seat:1': 1 }])
		);
		const g = ordered('winner', { colony: 1 }, WINS, { ...JUDGE, planets }).until(
			'judge.gain.colony'
		);
		g.pick('seat:1', 'planet:2-2', { split: { 'planet:1-2': 1 } });
		while (!g.table.over) g.lapse();
		expect(g.table.over.winners).toEqual(['seat:1']);
	});

	it('[alien:judge] ruling: given a deal, or both sides lose, then nothing comes of it', () => {
		const deal = over(ordered('winner', { cards: 1 }, ['negotiate', 'negotiate']));
		expect(deal.said).not.toContain('takes 1 card');
		const both = over(
			ordered('winner', { cards: 1 }, ['attack:30', 'attack:20'], {
				...JUDGE,
				options: { hazard: 'conflict' },
				piles: { hazard: ['hazard:meteor-storm'] },
				destiny: ['colour:2#1']
			})
		);
		expect(both.said).toContain('Both sides lose');
		expect(both.said).not.toContain('takes 1 card');
	});

	it('[alien:judge] given a negotiate loses to an attack, then an attack was revealed; with one that is decided before the reveal, none was', () => {
		const g = over(ordered('winner', { cards: 1 }, ['attack:08', 'negotiate']));
		expect(g.said).toContain('{seat:1} takes 1 card of {seat:2}');
		const squee: Position = { aliens: { 'seat:1': 'judge', 'seat:2': 'squee' } };
		const early = ordered('winner', { cards: 1 }, WINS, squee);
		declare(early.until('window:planning.selected', 'seat:2'), 'seat:2', 'power|squee');
		over(early.until('squee.plea.reply').pick('seat:1', 'concede'));
		expect(early.said).not.toContain('takes 1 card');
	});

	it('[alien:judge] ruling: who holds fewer cards loses all they hold', () => {
		const given: Position = {
			...JUDGE,
			hands: { 'seat:1': ['morph', 'attack:40', 'attack:20'] }
		};
		const g = ordered('winner', { cards: 5 }, WINS, given);
		over(g);
		expect(g.hand('seat:2')).toEqual([]);
	});

	it('[alien:judge] given cards alone, then nobody is asked for a colony', () => {
		const g = ordered('winner', { cards: 1 });
		for (; !g.asked.includes('turn.second'); g.lapse())
			expect(g.asked).not.toContain('judge.gain.colony');
	});

	it('[alien:judge] given one side has won without an attack revealed, then nothing comes of it', () => {
		const g = ordered('winner', { cards: 1 }).until('window:resolution.outcome');
		for (const laid of Object.values(g.encounter.laid)) laid!.face = { kind: 'negotiate' };
		over(g);
		expect(g.encounter.outcome).toEqual({ type: 'won', side: 'offense' });
		expect(g.said).not.toContain('takes 1 card of');
	});

	it('[alien:judge] given fewer cards than the other holds, then so many are taken', () => {
		const given: Position = { ...JUDGE, hands: { 'seat:2': ['morph', 'attack:40', 'attack:20'] } };
		const g = over(ordered('winner', { cards: 2 }, WINS, given));
		expect(g.said).toContain('{seat:1} takes 2 cards of {seat:2}');
		// An attack 08 besides the three, and two are gone.
		expect(g.hand('seat:2')).toHaveLength(2);
	});

	it('[alien:judge] given both main players have the power, then what each has ordered comes about once', () => {
		const g = before(WINS, {
			aliens: { 'seat:1': 'judge', 'seat:2': 'judge' },
			hands: { 'seat:2': ['morph', 'attack:40', 'attack:20'] }
		});
		declare(g, 'seat:1', NAME, { pick: 'winner', then: { split: { cards: 1 } } });
		g.until('window:planning.beforeSelect', 'seat:2');
		declare(g, 'seat:2', NAME, { pick: 'winner', then: { split: { cards: 2 } } });
		over(g.lay(...WINS));
		expect(g.said.match(/takes 1 card of/g)).toHaveLength(1);
		expect(g.said.match(/takes 2 cards of/g)).toHaveLength(1);
	});

	it('[alien:judge] given it orders nothing, two colonies, or more cards than the larger hand, then that is refused', () => {
		const g = before(WINS, { ...JUDGE, hands: { 'seat:2': ['morph', 'attack:40'] } });
		const order = (split: Record<string, number>) => () =>
			declare(g, 'seat:1', NAME, { pick: 'winner', then: { split } });
		expect(g.hand('seat:1')).toHaveLength(2);
		expect(g.hand('seat:2')).toHaveLength(4);
		expect(order({})).toThrow();
		expect(order({ colony: 2 })).toThrow();
		expect(order({ cards: 5 })).toThrow();
		order({ cards: 4, colony: 1 })();
		expect(g.said).toContain('gains 4 cards and a colony.');
	});

	it('[alien:judge] given it leaves its power, or is no main player, then nothing is ordered', () => {
		const g = before().pass();
		expect(over(g).said).not.toContain('Judge');
		expect(offered(met(WINS, { aliens: { 'seat:3': 'judge' } }), 'seat:3', NAME)).toBe(false);
	});

	it('[alien:judge] given it is zapped, then nothing comes of it', () => {
		const g = before(WINS, { ...JUDGE, hands: { 'seat:2': ['artifact:cosmic-zap'] } });
		declare(g, 'seat:1', NAME, { pick: 'winner', then: { split: { cards: 1 } } });
		g.until('window:use.declared', 'seat:2')
			.use('seat:2', 'artifact|cosmic-zap')
			.lay(...WINS);
		expect(over(g).said).not.toContain('takes 1 card');
	});

	it('given it is likelier to win, then the steady player has the winner gain, else the loser', () => {
		const strong = before(WINS, { ...JUDGE, planets: { 'planet:2-1': { 'seat:2': 1 } } });
		expect(steadyAnswer(strong, 'seat:1')).toMatchObject({ then: { pick: 'winner' } });
		const weak = before(WINS, { ...JUDGE, planets: { 'planet:2-1': { 'seat:2': 12 } } });
		expect(steadyAnswer(weak, 'seat:1')).toMatchObject({ then: { pick: 'loser' } });
	});
});

describe('the Judge flare', () => {
	const WILD: Position = { hands: { 'seat:1': ['flare:judge'] } };

	it.each([
		['attack:13', true],
		['attack:14', false]
	] as const)(
		'[wild:judge] given totals of 10 and %s with four ships, then at most 5 apart: %s, and they deal',
		(card, close) => {
			// 10 and 2 ships against 13 and 4, or 14 and 4.
			const g = met(['attack:10', card], WILD, 2);
			expect(offered(met(['attack:10', card], WILD, 2), 'seat:1', 'wild|')).toBe(close);
			if (!close) return;
			g.until('window:reveal.values', 'seat:1').use('seat:1', 'wild|judge').until('deal.talk');
			expect(g.encounter.outcome).toBeNull();
		}
	);

	it.each([
		['attack:13', true],
		['attack:12', false]
	] as const)(
		'[wild:judge] given its own total of 22 is the larger one, against %s with four ships: %s',
		(card, close) => {
			expect(offered(met(['attack:20', card], WILD, 2), 'seat:1', 'wild|')).toBe(close);
		}
	);

	it('given it would lose, then the steady player has them deal', () => {
		const g = met(['attack:10', 'attack:13'], WILD, 2).until('window:reveal.values', 'seat:1');
		expect(steadyAnswer(g, 'seat:1')).toMatchObject({ pick: 'wild|judge|draw|flare:judge' });
	});

	const SUPER: Position = { ...JUDGE, hands: { 'seat:1': ['flare:judge'], 'seat:2': ['morph'] } };

	it('[super:judge] given both gain, then what the winner gains comes first', () => {
		const g = before(WINS, SUPER);
		expect(steadyAnswer(g, 'seat:1')).toMatchObject({ pick: 'super|judge|both|flare:judge' });
		declare(g, 'seat:1', 'super|judge', { split: { 'winner-cards': 1, 'loser-colony': 1 } });
		g.lay(...WINS).until('judge.gain.colony');
		expect(g.said).toContain('{seat:1} takes 1 card of {seat:2}');
		over(g.pick('seat:2', 'planet:1-3', { split: { 'planet:2-3': 1 } }));
		expect(g.ships('planet:1-3')).toEqual({ 'seat:1': 4, 'seat:2': 1 });
	});

	it('[super:judge] ruling: given the power was used, then the flare is not offered', () => {
		const g = declare(before(WINS, SUPER), 'seat:1', NAME, {
			pick: 'winner',
			then: { split: { cards: 1 } }
		});
		expect(offered(g, 'seat:1', 'super|')).toBe(false);
	});

	it('[super:judge] given a colony for each, then both found one, and no more than one', () => {
		const g = before(WINS, SUPER);
		const order = (split: Record<string, number>) => () =>
			declare(g, 'seat:1', 'super|judge', { split });
		expect(order({})).toThrow();
		expect(order({ 'winner-colony': 2 })).toThrow();
		expect(order({ 'loser-colony': 2 })).toThrow();
		order({ 'winner-colony': 1, 'loser-colony': 1 })();
		g.lay(...WINS).until('judge.gain.colony', 'seat:1');
		g.pick('seat:1', 'planet:2-2', { split: { 'planet:1-2': 1 } });
		over(
			g
				.until('judge.gain.colony', 'seat:2')
				.pick('seat:2', 'planet:1-3', { split: { 'planet:2-3': 1 } })
		);
		expect(g.ships('planet:2-2')).toEqual({ 'seat:1': 1, 'seat:2': 4 });
		expect(g.ships('planet:1-3')).toEqual({ 'seat:1': 4, 'seat:2': 1 });
		expect(g.said).not.toContain('takes 1 card of');
	});

	it('[super:judge] ruling: given both main players have used the power, then the flare is not offered', () => {
		const g = before(WINS, { ...SUPER, aliens: { 'seat:1': 'judge', 'seat:2': 'judge' } });
		const order = { pick: 'winner', then: { split: { cards: 1 } } };
		declare(g, 'seat:1', NAME, order).until('window:planning.beforeSelect', 'seat:2');
		declare(g, 'seat:2', NAME, order);
		expect(offered(g, 'seat:1', 'super|')).toBe(false);
	});

	it('[super:judge] ruling: given it was used, then the power is not', () => {
		const g = declare(before(WINS, SUPER), 'seat:1', 'super|judge', {
			split: { 'winner-cards': 1 }
		});
		expect(offered(g, 'seat:1', NAME)).toBe(false);
	});
});
