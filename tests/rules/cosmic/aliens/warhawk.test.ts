/** Warhawk: nobody negotiates with it, and what it lays to talk fights as well. */
import { describe, expect, it } from 'vitest';
import { declare, duel, fight, met, offered, over } from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import type { Cards } from '../../../support/duel';
import type { Position } from '../../../support/cosmic';

const WARHAWK: Position = { aliens: { 'seat:1': 'warhawk' } };

/** What the two cards are once the power has been used. */
const faces = (cards: Cards, given: Position = WARHAWK) => {
	const { laid } = met(cards, given).until('window:reveal.values').encounter;
	return [laid.offense!.face, laid.defense!.face];
};
const attack = (value: number) => ({ kind: 'attack', value });

describe('Warhawk', () => {
	it('[alien:warhawk] given its opponent has revealed a negotiate and it an attack, then that is an attack 00, and they get no compensation', () => {
		expect(faces(['attack:08', 'negotiate'])).toEqual([attack(8), attack(0)]);
		const g = over(met(['attack:08', 'negotiate'], WARHAWK));
		expect(g.encounter.totals).toEqual({ offense: 9, defense: 4 });
		expect(g.board.warp).toEqual({ 'seat:2': 4 });
		expect(g.said).not.toContain('as compensation');
		// An attack 00 may still win by ships.
		const weak = met(['attack:01', 'negotiate'], WARHAWK).until('window:resolution.outcome');
		expect(weak.encounter.outcome).toEqual({ type: 'won', side: 'defense' });
	});

	it('[alien:warhawk] given it has revealed a negotiate and its opponent an attack, then its card becomes a morph, and so that attack', () => {
		expect(faces(['negotiate', 'attack:20'])).toEqual([attack(20), attack(20)]);
		const g = met(['negotiate', 'attack:20'], WARHAWK).until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 21, defense: 24 });
		expect(over(g).said).not.toContain('as compensation');
	});

	it('[alien:warhawk] given both have revealed negotiates, then each is an attack 00, and nobody deals', () => {
		expect(faces(['negotiate', 'negotiate'])).toEqual([attack(0), attack(0)]);
		const g = met(['negotiate', 'negotiate'], WARHAWK, 2).until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 2, defense: 4 });
		expect(over(g).board.warp).toEqual({ 'seat:1': 2 });
	});

	it('[alien:warhawk] given it is the defense, then the same holds the other way round', () => {
		const given: Position = { aliens: { 'seat:2': 'warhawk' } };
		expect(faces(['negotiate', 'attack:08'], given)).toEqual([attack(0), attack(8)]);
		expect(faces(['attack:20', 'negotiate'], given)).toEqual([attack(20), attack(20)]);
	});

	it('[alien:warhawk] ruling: a morph that has copied a negotiate is one', () => {
		expect(faces(['morph', 'negotiate'])).toEqual([attack(0), attack(0)]);
		expect(faces(['negotiate', 'morph'])).toEqual([attack(0), attack(0)]);
	});

	it('[alien:warhawk] ruling: a negotiate with a text of its own becomes an attack as well', () => {
		const given: Position = { ...WARHAWK, options: { rewardDeck: 'incursion' } };
		const g = met(['attack:08', 'negotiate:crooked-deal@reward'], given).until(
			'window:reveal.values'
		);
		expect(g.encounter.laid.defense!.face).toEqual(attack(0));
	});

	it('[alien:warhawk] [CE-11.13] given it has made an attack of a negotiate, and its own card is replaced by one, then that becomes the same attack, once', () => {
		const given: Position = { ...WARHAWK, hands: { 'seat:2': ['artifact:emotion-control'] } };
		const g = met(['attack:20', 'negotiate'], given).until('window:reveal.cards', 'seat:2');
		expect(g.encounter.laid.defense!.face).toEqual(attack(0));
		// As by a card that lay under a technology.
		g.encounter.laid.offense!.face = { kind: 'negotiate' };
		g.until('window:reveal.values');
		expect(g.encounter.laid.offense!.face).toEqual(attack(0));
		expect(g.said.match(/uses the power of Warhawk/g)).toHaveLength(2);
	});

	it('[alien:warhawk] [CE-16.5] given attacks become negotiates by a card, then the power is used all the same', () => {
		const given: Position = { ...WARHAWK, hands: { 'seat:2': ['artifact:emotion-control'] } };
		const g = met(['negotiate', 'attack:06'], given).until('window:reveal.cards', 'seat:2');
		expect(g.encounter.laid.offense!.face).toEqual(attack(6));
		g.use('seat:2', 'artifact|emotion-control').until('window:reveal.values');
		expect(g.encounter.laid.offense!.face).toEqual(attack(0));
		expect(g.encounter.laid.defense!.face).toEqual(attack(0));
	});

	it('[alien:warhawk] given attacks, two morphs, or it is an ally, then nothing becomes another', () => {
		expect(faces(['attack:08', 'attack:06'])).toEqual([attack(8), attack(6)]);
		const both = over(met(['morph', 'morph'], { ...WARHAWK, seats: 8 }));
		expect(both.said).not.toContain('Warhawk');
		const ally = over(
			fight(
				['attack:08', 'negotiate'],
				{ 'seat:3': ['offense', { 'planet:3-1': 1 }] },
				{ aliens: { 'seat:3': 'warhawk' } }
			)
		);
		expect(ally.said).not.toContain('Warhawk');
	});

	it('[alien:warhawk] given Pacifist has laid the negotiate, then it is an attack before that could win', () => {
		const given: Position = { aliens: { 'seat:1': 'warhawk', 'seat:2': 'pacifist' } };
		const g = over(met(['attack:08', 'negotiate'], given));
		expect(g.said).not.toContain('Pacifist');
		expect(g.board.warp).toEqual({ 'seat:2': 4 });
	});

	it('[alien:warhawk] given it is zapped, then they deal, or the negotiate collects', () => {
		const given: Position = { ...WARHAWK, hands: { 'seat:2': ['artifact:cosmic-zap'] } };
		const g = met(['negotiate', 'negotiate'], given).until('window:use.declared', 'seat:2');
		g.use('seat:2', 'artifact|cosmic-zap').until('deal.talk');
		expect(g.encounter.laid.offense!.face).toEqual({ kind: 'negotiate' });
		const lost = met(['attack:20', 'negotiate'], given).until('window:use.declared', 'seat:2');
		expect(over(lost.use('seat:2', 'artifact|cosmic-zap')).said).toContain('as compensation');
	});

	it('given it is met with a strong attack or a negotiate, then the steady player lays the attack', () => {
		for (const [aliens, lays] of [
			[WARHAWK.aliens, /^attack:01/],
			[{}, /^negotiate/]
		] as const) {
			const g = duel({ aliens: { ...aliens }, hands: { 'seat:2': ['negotiate', 'attack:01'] } });
			g.board.players['seat:2']!.hand = g.hand('seat:2').filter((card) => !card.includes('08'));
			g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 4 } }).until('planning.select');
			expect(steadyAnswer(g, 'seat:2')).toEqual({ pick: expect.stringMatching(lays) as string });
		}
	});
});

describe('the Warhawk flare', () => {
	const WILD: Position = { hands: { 'seat:3': ['flare:warhawk', 'negotiate', 'attack:30'] } };

	it('[wild:warhawk] given a negotiate in hand as an encounter begins, then it is discarded and two cards are drawn', () => {
		const g = duel(WILD).until('window:encounter.start', 'seat:3');
		const said = steadyAnswer(g, 'seat:3');
		expect(said).toMatchObject({ pick: 'wild|warhawk|exchange|flare:warhawk' });
		expect(g.choices('seat:3', 'wild|warhawk|exchange|flare:warhawk')).toEqual([
			expect.stringMatching(/^negotiate/)
		]);
		g.answer('seat:3', said).until('launch.aim');
		expect(g.said).toContain('{seat:3} draws 2 cards');
		expect(g.hand('seat:3')).toHaveLength(2 + 2);
		expect(g.board.discard).toContainEqual('negotiate#1');
	});

	it('[wild:warhawk] given no negotiate in hand, then it is not offered', () => {
		const g = duel({ hands: { 'seat:3': ['flare:warhawk', 'attack:30'] } });
		expect(offered(g, 'seat:3', 'wild|')).toBe(false);
	});

	const SUPER: Position = { ...WARHAWK, hands: { 'seat:1': ['flare:warhawk'] } };

	it('[super:warhawk] given it has lost with a negotiate that had become an attack, then it takes a card of the opponent for each ship it has lost', () => {
		const given: Position = { ...SUPER, hands: { ...SUPER.hands, 'seat:2': ['attack:04'] } };
		const g = met(['negotiate', 'attack:20'], given, 1).until('window:resolution.spoils', 'seat:1');
		expect(steadyAnswer(g, 'seat:1')).toEqual({ pick: 'super|warhawk|collect|flare:warhawk' });
		over(g.use('seat:1', 'super|warhawk'));
		expect(g.said).toContain('{seat:1} takes 1 card of {seat:2} as compensation.');
	});

	it('[super:warhawk] given the opponent holds as many, then three ships bring three cards', () => {
		const given: Position = {
			...SUPER,
			hands: { ...SUPER.hands, 'seat:2': ['attack:01', 'attack:04', 'attack:05', 'attack:07'] }
		};
		const g = met(['negotiate', 'attack:20'], given, 3).until('window:resolution.spoils', 'seat:1');
		over(g.use('seat:1', 'super|warhawk'));
		expect(g.said).toContain('{seat:1} takes 3 cards of {seat:2} as compensation.');
	});

	it('[super:warhawk] ruling: given no deal was made, as it has come by this power only meanwhile, then a card for each ship that went to the warp', () => {
		const hand = ['attack:01', 'attack:04', 'attack:05', 'attack:07'];
		const hands = { 'seat:1': ['flare:warhawk'], 'seat:2': hand };
		const g = met(['negotiate', 'negotiate'], { hands }, 3).until('deal.talk');
		g.board.players['seat:1']!.aliens = ['warhawk'];
		g.until('window:resolution.spoils', 'seat:1').use('seat:1', 'super|warhawk');
		expect(over(g).board.warp['seat:1']).toBe(3);
		expect(g.said).toContain('{seat:1} takes 3 cards of {seat:2} as compensation.');
	});

	it('[super:warhawk] given it has lost with an attack, or has won, then it is not offered', () => {
		for (const cards of [
			['attack:01', 'attack:20'],
			['attack:40', 'negotiate']
		] as Cards[])
			expect(offered(met(cards, SUPER), 'seat:1', 'super|'), cards[0]).toBe(false);
	});

	it('[super:warhawk] given it is zapped, then nothing is collected', () => {
		const given: Position = {
			...WARHAWK,
			hands: { 'seat:1': ['flare:warhawk'], 'seat:2': ['artifact:cosmic-zap'] }
		};
		const g = met(['negotiate', 'attack:20'], given, 3).until('window:resolution.spoils', 'seat:1');
		declare(g, 'seat:1', 'super|warhawk');
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		expect(over(g).said).not.toContain('as compensation');
	});
});
