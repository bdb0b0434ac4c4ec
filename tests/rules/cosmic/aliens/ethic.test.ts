/** Ethic: it is compensated for what it loses with an attack, out of the deck if it likes. */
import { describe, expect, it } from 'vitest';
import { likeOf } from '../../../../src/lib/games/kit';
import { position } from '../../../support/cosmic';
import { declare, fight, met, offered, over } from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import type { SeatId } from '../../../../src/lib/core';
import type { Cards } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';

const LOST: Cards = ['attack:08', 'attack:14'];
const USED = 'power of Ethic';
const DECK = ['reinforcement:5', 'morph', 'attack:40', 'attack:01'];
const hand = (g: CosmicGame, seat: SeatId) => g.hand(seat).map(likeOf);

/** Seat 1 is Ethic and has sent three ships against seat 2, which holds two negotiates and an attack 08. */
const lost = (given: Position = {}, cards: Cards = LOST): CosmicGame =>
	met(
		cards,
		{
			aliens: { 'seat:1': 'ethic' },
			deck: DECK,
			...given,
			hands: { 'seat:2': ['negotiate', 'negotiate'], ...given.hands }
		},
		3
	);

const asked = (given: Position = {}, cards: Cards = LOST): CosmicGame =>
	lost(given, cards).until('ethic.collect.deck');

describe('Ethic', () => {
	it('[alien:ethic] [CE-14.23] given it has lost with an attack against an attack, then it collects a card for each ship it lost', () => {
		const g = over(asked().answer('seat:1', { amount: 0 }));
		expect(g.said).toContain(USED);
		expect(g.said).toContain('{seat:1} takes 3 cards of {seat:2} as compensation.');
		expect(hand(g, 'seat:1').toSorted()).toEqual([
			'attack:08',
			'attack:08',
			'negotiate',
			'negotiate'
		]);
	});

	it('[alien:ethic] [CE-14.27] given it says so, then some of the cards or all come from the deck', () => {
		const some = over(asked().answer('seat:1', { amount: 2 }));
		expect(some.said).toContain('{seat:1} takes 1 card of {seat:2} as compensation.');
		expect(some.said).toContain('{seat:1} draws 2 cards.');
		expect(hand(some, 'seat:1')).toEqual(expect.arrayContaining(['reinforcement:5', 'morph']));
		expect(some.hand('seat:2')).toHaveLength(2);
		const all = over(asked().answer('seat:1', { amount: 3 }));
		expect(all.said).not.toContain('as compensation');
		expect(hand(all, 'seat:1').toSorted()).toEqual([
			'attack:08',
			'attack:40',
			'morph',
			'reinforcement:5'
		]);
		expect(all.hand('seat:2')).toHaveLength(3);
	});

	it('[alien:ethic] [CE-14.5] ruling: what the opponent lacks may come from the deck as well', () => {
		const g = asked({ hands: { 'seat:2': [] } });
		expect(steadyAnswer(g, 'seat:1')).toEqual({ amount: 2 });
		// Whoever is away draws what would be forgone otherwise, and no more.
		const away = over(asked({ hands: { 'seat:2': [] } }));
		expect(away.said).toContain('{seat:1} takes 1 card of {seat:2} as compensation.');
		expect(away.said).toContain('{seat:1} draws 2 cards.');
		expect(over(asked()).said).toContain('{seat:1} takes 3 cards of {seat:2}');
		over(g.answer('seat:1', { amount: 2 }));
		expect(hand(g, 'seat:1').toSorted()).toEqual([
			'attack:08',
			'attack:08',
			'morph',
			'reinforcement:5'
		]);
	});

	it('[alien:ethic] ruling: compensation for a negotiate may come from the deck as well, and is no use of the power', () => {
		const g = asked({}, ['negotiate', 'attack:14']);
		expect(g.said).not.toContain(USED);
		over(g.answer('seat:1', { amount: 3 }));
		expect(hand(g, 'seat:1')).toEqual(expect.arrayContaining(['attack:40', 'morph']));
	});

	it('[alien:ethic] given it is the defense, then the ships it lost on the planet count', () => {
		const g = met(['attack:20', 'attack:08'], {
			aliens: { 'seat:2': 'ethic' },
			hands: { 'seat:1': ['negotiate', 'attack:06', 'attack:10', 'attack:12'] }
		}).until('ethic.collect.deck');
		over(g.answer('seat:2', { amount: 0 }));
		expect(g.said).toContain('{seat:2} takes 4 cards of {seat:1} as compensation.');
	});

	it('[alien:ethic] given it has won, or no attacks met, or it lost no ship, then it collects nothing', () => {
		expect(over(lost({}, ['attack:30', 'attack:14'])).said).not.toContain(USED);
		expect(over(lost({}, ['attack:30', 'negotiate'])).said).not.toContain(USED);
		const saved = lost({ aliens: { 'seat:1': ['ethic', 'zombie'] } });
		expect(over(saved).said).not.toContain('as compensation');
		expect(saved.said).not.toContain(USED);
	});

	it('[alien:ethic] [artifact:ionic-gas] [hazard:no-quarter] given nobody is compensated, then it collects nothing, and the power is not used', () => {
		const gas = lost({ hands: { 'seat:2': ['artifact:ionic-gas', 'negotiate'] } });
		for (; !gas.offers('seat:2', 'artifact|ionic-gas'); gas.lapse());
		over(gas.use('seat:2', 'artifact|ionic-gas'));
		expect(gas.said).not.toContain(USED);
		const quarter = lost({
			options: { hazard: 'odyssey' },
			piles: { hazard: ['hazard:no-quarter'] }
		});
		expect(quarter.board.hazards!.inPlay).toHaveLength(1);
		expect(over(quarter).said).not.toContain(USED);
	});

	it('[alien:ethic] [alien:cavalry] [CE-14.26] given an ally collects besides, then the number that the flare names is its own alone', () => {
		const g = fight(
			['negotiate', 'attack:14'],
			{ 'seat:3': ['offense', { 'planet:3-1': 2 }] },
			{
				aliens: { 'seat:1': 'ethic', 'seat:3': 'cavalry' },
				deck: DECK,
				hands: {
					'seat:1': ['flare:ethic'],
					'seat:2': ['attack:10', 'attack:12', 'attack:04', 'attack:06'],
					'seat:3': ['negotiate']
				}
			}
		);
		for (; !g.offers('seat:3', 'power|cavalry'); g.lapse());
		g.use('seat:3', 'power|cavalry').until('cavalry.add.which').pick('seat:3', 'negotiate');
		g.until('window:resolution.compensation', 'seat:1').use('seat:1', 'super|ethic', { amount: 1 });
		g.until('ethic.collect.deck').answer('seat:1', { amount: 0 });
		over(g);
		expect(g.said).toContain('{seat:1} takes 1 card of {seat:2} as compensation.');
		expect(g.said).toContain('{seat:3} takes 2 cards of {seat:2} as compensation.');
	});

	it('[alien:ethic] given somebody else collects, then all of it is out of the hand', () => {
		const g = over(
			met(
				['negotiate', 'attack:14'],
				{ aliens: { 'seat:2': 'ethic' }, hands: { 'seat:2': ['negotiate'] } },
				1
			)
		);
		expect(g.said).toContain('{seat:1} takes 1 card of {seat:2} as compensation.');
	});

	it('[alien:ethic] [alien:hacker] ruling: of whoever is spared nothing is collected, and nothing from the deck', () => {
		const g = lost({ hands: { 'seat:2': ['flare:hacker', 'negotiate'] } });
		g.until('window:resolution.compensation', 'seat:2').use('seat:2', 'wild|hacker');
		over(g);
		expect(g.said).not.toContain('as compensation');
		expect(g.said).not.toContain('{seat:1} draws');
	});

	it('[alien:ethic] [alien:usurper] given it was decided before any card was revealed, then the power is not used', () => {
		const g = position({
			destiny: ['colour:2#1'],
			seats: 4,
			aliens: { 'seat:2': 'ethic' },
			hands: { 'seat:1': ['attack:08', 'flare:usurper'], 'seat:2': ['attack:08'] }
		}).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: { 'seat:3': ['offense', { 'planet:3-1': 1 }] }
		});
		over(g.until('window:alliance.formed', 'seat:1').use('seat:1', 'wild|usurper'));
		expect(g.board.warp).toEqual({ 'seat:2': 4 });
		expect(g.said).not.toContain(USED);
	});

	it('[alien:ethic] given it is zapped, then it collects nothing, and a negotiate nothing from the deck', () => {
		const g = lost({ hands: { 'seat:2': ['artifact:cosmic-zap', 'negotiate'] } });
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		expect(over(g).said).not.toContain('as compensation');
	});
});

describe('the Ethic flare', () => {
	const SUPER: Position = { hands: { 'seat:1': ['flare:ethic'] } };

	it('[super:ethic] given a number is named, then so many cards are collected', () => {
		const g = lost(SUPER).until('window:resolution.compensation', 'seat:1');
		expect(steadyAnswer(g, 'seat:1')).toMatchObject({ then: { amount: 8 } });
		g.use('seat:1', 'super|ethic', { amount: 4 }).until('ethic.collect.deck');
		over(g.answer('seat:1', { amount: 1 }));
		expect(g.said).toContain('{seat:1} takes 3 cards of {seat:2} as compensation.');
		expect(hand(g, 'seat:1')).toContain('reinforcement:5');
	});

	it('[super:ethic] given none are named, then nothing is taken; not played, then what is due is', () => {
		const g = lost(SUPER).until('window:resolution.compensation', 'seat:1');
		expect(over(g.use('seat:1', 'super|ethic', { amount: 0 })).said).not.toContain(
			'as compensation'
		);
		expect(over(lost(SUPER)).said).toContain('{seat:1} takes 3 cards of {seat:2}');
	});

	it('[super:ethic] given nothing is due, then it is not offered', () => {
		expect(offered(lost(SUPER, ['attack:30', 'attack:14']), 'seat:1', 'super|ethic')).toBe(false);
	});

	it('[super:ethic] given its opponent collects, then it is not offered', () => {
		const g = met(
			['negotiate', 'attack:14'],
			{ aliens: { 'seat:2': 'ethic' }, hands: { 'seat:2': ['flare:ethic', 'attack:10'] } },
			2
		);
		expect(offered(g, 'seat:2', 'super|ethic')).toBe(false);
		expect(g.said).toContain('{seat:1} takes 2 cards of {seat:2} as compensation.');
	});

	it('[super:ethic] given it is Card-Zapped, then what was due is collected', () => {
		const g = lost({ hands: { ...SUPER.hands, 'seat:2': ['artifact:card-zap', 'negotiate'] } });
		g.until('window:resolution.compensation', 'seat:1');
		declare(g, 'seat:1', 'super|ethic', { amount: 8 }).until('window:use.declared', 'seat:2');
		g.use('seat:2', 'artifact|card-zap').until('ethic.collect.deck');
		expect(over(g.answer('seat:1', { amount: 0 })).said).toContain(
			'{seat:1} takes 2 cards of {seat:2} as compensation.'
		);
	});

	/** Seat 2 needs a new hand as the defense, and has the flare in it. */
	const drawn = (given: Position = {}): CosmicGame =>
		position({
			destiny: ['colour:2#1'],
			deck: ['flare:ethic', 'attack:10', 'attack:12', 'negotiate', 'attack:04', 'attack:06'],
			...given,
			hands: { 'seat:1': ['attack:08'], 'seat:2': ['reinforcement:3'], ...given.hands }
		})
			.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } })
			.until('window:cards.drawn', 'seat:2');

	it('[wild:ethic] given cards were drawn, then up to three of them are given away, to whom its player likes', () => {
		const g = drawn().use('seat:2', 'wild|ethic').until('ethic.give.which');
		const cards = g.choices('seat:2').filter((card) => /attack:1[02]|negotiate/.test(card));
		expect(cards).toHaveLength(3);
		expect(g.refusal('seat:2', { picks: g.choices('seat:2').slice(0, 4) })).toBeTruthy();
		g.answer('seat:2', { picks: cards.slice(0, 2) }).until('ethic.give.whom');
		expect(g.choices('seat:2')).toEqual(['seat:1', 'seat:3']);
		g.pick('seat:2', 'seat:3').until('ethic.give.whom').pick('seat:2', 'seat:1');
		g.until('planning.select');
		expect(hand(g, 'seat:3')).toContain('attack:10');
		expect(hand(g, 'seat:1')).toContain('attack:12');
		// Somebody else is not told which they were.
		const told = JSON.stringify(g.events.filter(({ to }) => to === 'all'));
		expect(told).not.toContain('attack:10');
	});

	it('[wild:ethic] given it is not played, or nobody is given anything, then all cards stay', () => {
		const kept = drawn().until('planning.select');
		expect(kept.hand('seat:2')).toHaveLength(8);
		const none = drawn().use('seat:2', 'wild|ethic').until('ethic.give.which');
		none.answer('seat:2', { picks: [] }).until('planning.select');
		expect(none.hand('seat:2')).toHaveLength(8);
	});

	it('[wild:ethic] given cards are drawn later in the encounter, then what is left of three may be given of these', () => {
		const g = drawn({ deck: ['flare:ethic', ...DECK, 'attack:10', 'attack:12', 'attack:13'] });
		g.use('seat:2', 'wild|ethic').until('ethic.give.which');
		g.answer('seat:2', { picks: g.choices('seat:2').slice(1, 3) });
		g.until('ethic.give.whom').pick('seat:2', 'seat:3');
		g.until('ethic.give.whom').pick('seat:2', 'seat:3').until('planning.select');
		expect(g.encounter.notes.open).toMatchObject({ ethic: { seat: 'seat:2', left: 1 } });
	});

	it('[wild:ethic] given others draw, then it is not offered to who has it', () => {
		const g = position({
			destiny: ['colour:2#1'],
			hands: { 'seat:1': ['attack:08'], 'seat:2': ['reinforcement:3'], 'seat:3': ['flare:ethic'] }
		}).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
		expect(offered(g, 'seat:3', 'wild|ethic', (at) => at.asked.includes('planning.select'))).toBe(
			false
		);
	});
});
