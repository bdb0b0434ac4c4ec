/** Human: its side has 4 more, and wins outright if anybody stops that. */
import { describe, expect, it } from 'vitest';
import { declare, duel, homes, met } from '../../../support/duel';
import type { Cards } from '../../../support/duel';
import type { SeatId } from '../../../../src/lib/core';
import type { CosmicGame, Position } from '../../../support/cosmic';

type Given = Position & { cards?: Cards; send?: number };

/** Seat 1 attacks the first planet of seat 2; these are the cards both lay. */
const fought = ({ cards = ['attack:10', 'attack:08'], send, ...given }: Given = {}): CosmicGame =>
	met(cards, given, send);
const HUMAN = { aliens: { 'seat:1': 'human' } } as const;
const WON = { type: 'won', side: 'offense' };
const LOST = { type: 'won', side: 'defense' };
const outcome = (g: CosmicGame) => g.until('window:resolution.outcome').encounter.outcome;
const totals = (g: CosmicGame) => g.until('window:resolution.outcome').encounter.totals;
/** The use is declared, and this seat stops it. */
const zapped = (g: CosmicGame, by: SeatId) =>
	g.until('window:use.declared', by).use(by, 'artifact|cosmic-zap');
/** Seat 3 is Human and an ally of this side. */
const allied = (side: 'offense' | 'defense', given: Position = {}) =>
	duel({ aliens: { 'seat:3': 'human' }, ...given }).encounterTo({
		target: 'planet:2-1',
		send: { 'planet:1-1': 1 },
		allies: { 'seat:3': [side, { 'planet:3-1': 2 }] },
		cards: ['attack:08', 'attack:08']
	});

describe('Human', () => {
	it('[alien:human] given it is the offense or the defense, then its side has 4 more, without being asked', () => {
		expect(totals(fought(HUMAN))).toEqual({ offense: 10 + 1 + 4, defense: 8 + 4 });
		expect(totals(fought({ aliens: { 'seat:2': 'human' } }))).toEqual({
			offense: 10 + 1,
			defense: 8 + 4 + 4
		});
	});

	it.each([
		['offense', { offense: 8 + 3 + 4, defense: 8 + 4 }],
		['defense', { offense: 8 + 1, defense: 8 + 6 + 4 }]
	] as const)(
		'[alien:human] given it is an ally of the %s, then that side has 4 more',
		(side, sum) => {
			expect(totals(allied(side))).toEqual(sum);
		}
	);

	it('[alien:human] given it is not involved, or its power is lost, then nobody has more', () => {
		const out = fought({ aliens: { 'seat:3': 'human' } });
		expect(totals(out)).toEqual({ offense: 11, defense: 12 });
		expect(out.said).not.toContain('power of Human');
		const weak = fought({ ...HUMAN, planets: homes('seat:1', 10, 10) });
		expect(totals(weak)).toEqual({ offense: 11, defense: 12 });
	});

	it('[alien:human] given Virus multiplies, then the 4 are added afterwards, as reinforcements are', () => {
		const g = fought({ aliens: { 'seat:1': 'human', 'seat:2': 'virus' } });
		expect(totals(g)).toEqual({ offense: 15, defense: 32 });
		const ally = allied('defense', { aliens: { 'seat:3': 'human', 'seat:2': 'virus' } });
		expect(totals(ally)).toEqual({ offense: 9, defense: 8 * 4 + 2 + 4 });
	});

	it('[alien:human] [CE-15.35] given it multiplies as well, and helps first, then the 4 are not multiplied', () => {
		const g = fought({ aliens: { 'seat:1': ['human', 'virus'] }, send: 3 });
		g.until('mandatory.which').pick('seat:1', 'power|human');
		expect(totals(g)).toEqual({ offense: 10 * 3 + 4, defense: 12 });
	});

	it('[alien:human] [CE-17.12] given it is zapped, then its side wins outright, whatever the totals', () => {
		const g = fought({
			...HUMAN,
			cards: ['attack:00', 'attack:40'],
			hands: { 'seat:3': ['artifact:cosmic-zap'] }
		});
		zapped(g, 'seat:3').until('window:reveal.values');
		expect(g.encounter).toMatchObject({ outright: 'offense', totals: null });
		expect(outcome(g)).toEqual(WON);
		expect(g.said).toContain('Human: their side wins outright.');
		g.until('turn.second');
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 1 });
	});

	it('[alien:human] given it zaps itself, or is zapped as an ally, then its side wins', () => {
		const given = { cards: ['attack:00', 'attack:40'] as [string, string] };
		const own = fought({ ...HUMAN, ...given, hands: { 'seat:1': ['artifact:cosmic-zap'] } });
		expect(outcome(zapped(own, 'seat:1'))).toEqual(WON);
		const ally = allied('offense', { hands: { 'seat:1': ['artifact:cosmic-zap'] } });
		expect(outcome(zapped(ally, 'seat:1'))).toEqual(WON);
		const other = allied('defense', {
			hands: { 'seat:1': ['artifact:cosmic-zap'], 'seat:2': [] }
		});
		expect(outcome(zapped(other, 'seat:1'))).toEqual(LOST);
	});

	it('[alien:human] ruling: given two negotiates, when it is zapped, then its side wins instead of dealing, and nobody collects', () => {
		const g = fought({
			...HUMAN,
			cards: ['negotiate', 'negotiate'],
			hands: { 'seat:2': ['artifact:cosmic-zap'] }
		});
		expect(outcome(zapped(g, 'seat:2'))).toEqual(WON);
		g.until('turn.second');
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 1 });
		expect(g.said).not.toContain('compensation');
		// Not stopped, it is used, and they deal.
		expect(
			fought({ ...HUMAN, cards: ['negotiate', 'negotiate'] }).until('deal.talk').said
		).toContain('power of Human');
	});

	it('[alien:human] ruling: given its negotiate faces an attack, when it is zapped, then it wins; else it loses and collects', () => {
		const cards: [string, string] = ['negotiate', 'attack:20'];
		const g = fought({ ...HUMAN, cards, hands: { 'seat:2': ['artifact:cosmic-zap'] } });
		expect(outcome(zapped(g, 'seat:2'))).toEqual(WON);
		expect(outcome(fought({ ...HUMAN, cards }))).toEqual(LOST);
	});

	it('[alien:human] given two morphs, when it is zapped, then its side wins instead of both losing', () => {
		const g = fought({
			...HUMAN,
			options: { largeGroupCards: 'on' },
			cards: ['morph', 'morph'],
			hands: { 'seat:2': ['artifact:cosmic-zap'] }
		});
		expect(outcome(zapped(g, 'seat:2'))).toEqual(WON);
	});

	it('[alien:human] [CE-11.18] ruling: given an upset by Loser, when it is zapped, then its side loses', () => {
		const g = duel({
			aliens: { 'seat:1': 'human', 'seat:2': 'loser' },
			hands: { 'seat:2': ['flare:loser'], 'seat:3': ['artifact:cosmic-zap'] }
		}).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
		g.lay('attack:08', 'attack:08').until('window:planning.selected', 'seat:2');
		g.use('seat:2', 'super|loser').until('window:use.declared', 'seat:3').pass();
		expect(outcome(zapped(g, 'seat:3'))).toEqual(LOST);
		expect(g.said).toContain('The outcome is turned round: the defense wins.');
	});

	it('[alien:human] [CE-11.18] given Pacifist wins later than Human was zapped, then the later one stands', () => {
		const g = fought({
			aliens: { 'seat:1': 'human', 'seat:2': 'pacifist' },
			cards: ['attack:20', 'negotiate'],
			hands: { 'seat:3': ['artifact:cosmic-zap'] }
		});
		expect(outcome(zapped(g, 'seat:3'))).toEqual(LOST);
		const other = fought({
			aliens: { 'seat:1': 'pacifist', 'seat:2': 'human' },
			cards: ['negotiate', 'attack:20'],
			hands: { 'seat:3': ['artifact:cosmic-zap'] }
		});
		other.until('window:use.declared', 'seat:3').pass();
		expect(outcome(zapped(other, 'seat:3'))).toEqual(LOST);
	});
});

describe('the Human flare', () => {
	const flare = (given: Given = {}) =>
		fought({ cards: ['attack:00', 'attack:20'], hands: { 'seat:1': ['flare:human'] }, ...given });
	const played = (g: CosmicGame) =>
		g.until('window:reveal.cards', 'seat:1').use('seat:1', 'wild|human');

	it.each(['attack:00', 'negotiate', 'morph'])(
		'[wild:human] given it is played, then %s becomes an attack 42, and without Human the flare is discarded',
		(card) => {
			const g = played(flare({ cards: [card, 'attack:20'] }));
			expect(totals(g)).toEqual({ offense: 42 + 1, defense: 20 + 4 });
			expect(g.board.discard).toContain('flare:human');
			expect(g.hand('seat:1')).not.toContain('flare:human');
		}
	);

	it('[wild:human] [CE-15.27] given somebody else plays Human, then the flare goes to that player, its power on or off', () => {
		for (const planets of [{}, homes('seat:3', 10, 10)]) {
			const g = played(flare({ aliens: { 'seat:3': 'human' }, planets }));
			expect(totals(g)).toEqual({ offense: 43, defense: 24 });
			expect(g.hand('seat:3')).toContain('flare:human');
			expect(g.said).toContain('{seat:3} gets Human flare.');
		}
	});

	it('[wild:human] given the opponent is Human, then it is not played; behind a hidden sheet nobody can tell', () => {
		const asks = (given: Given) =>
			flare({ aliens: { 'seat:2': 'human' }, ...given })
				.until('window:reveal.cards', 'seat:1')
				.offers('seat:1', 'wild|human');
		const box = ['human', 'chosen'];
		expect(asks({ box, aliens: { 'seat:2': 'human', 'seat:1': 'chosen' } })).toBe(false);
		const hidden = flare({
			aliens: { 'seat:2': 'human' },
			shown: false,
			options: { hiddenPowers: true }
		});
		const g = played(hidden);
		g.until('window:reveal.values');
		expect(g.board.discard).toContain('flare:human');
		expect(g.hand('seat:2')).not.toContain('flare:human');
	});

	it('[wild:human] given it is not played, or cancelled, then the cards count as they are', () => {
		expect(totals(flare())).toEqual({ offense: 1, defense: 24 });
		const g = flare({
			hands: { 'seat:1': ['flare:human'], 'seat:2': ['artifact:card-zap'] }
		}).until('window:reveal.cards', 'seat:1');
		declare(g, 'seat:1', 'wild|human').use('seat:2', 'artifact|card-zap');
		expect(totals(g)).toEqual({ offense: 1, defense: 24 });
	});

	it('[wild:human] given an ally holds it, then it has no card to change', () => {
		const g = allied('offense', { aliens: {}, hands: { 'seat:3': ['flare:human'] } });
		while (!g.encounter.outcome) {
			expect(g.offers('seat:3', 'wild|human')).toBe(false);
			g.lapse();
		}
	});

	/** The use of Human, seat 1, is declared; it holds its flare. */
	const answered = (given: Given = {}) =>
		fought({ ...HUMAN, hands: { 'seat:1': ['flare:human'] }, ...given }).until(
			'window:use.declared',
			'seat:1'
		);

	it('[super:human] given it is played for more, then its side has 8 more, and the flare comes back', () => {
		const g = answered().use('seat:1', 'super|human|double');
		expect(totals(g)).toEqual({ offense: 10 + 1 + 8, defense: 12 });
		expect(g.hand('seat:1')).toContain('flare:human');
	});

	it('[super:human] given it is not played, then 4', () => {
		expect(totals(answered().pass())).toEqual({ offense: 15, defense: 12 });
	});

	it('[super:human] [CE-17.8] given it is discarded to stop its own power, then its side wins outright, and the power is off', () => {
		const g = answered({ cards: ['attack:00', 'attack:40'] }).use('seat:1', 'super|human|stop');
		expect(outcome(g)).toEqual(WON);
		expect(g.board.discard).toContain('flare:human');
		expect(g.encounter.zapped).toEqual([{ seat: 'seat:1', alien: 'human' }]);
		expect(g.hand('seat:1')).not.toContain('flare:human');
	});

	it('[super:human] ruling: given Cosmic Zap answers the flare, then the power is stopped and its side wins; the flare comes back', () => {
		const hands = { 'seat:1': ['flare:human'], 'seat:2': ['artifact:cosmic-zap'] };
		for (const use of ['double', 'stop']) {
			const g = answered({ cards: ['attack:00', 'attack:40'], hands });
			declare(g, 'seat:1', `super|human|${use}`).use('seat:2', 'artifact|cosmic-zap');
			expect(outcome(g)).toEqual(WON);
			expect(g.hand('seat:1')).toContain('flare:human');
		}
	});

	it('[super:human] given its use is stopped already, then it cannot be played', () => {
		const hands = { 'seat:1': ['flare:human'], 'seat:2': ['artifact:cosmic-zap'] };
		const g = answered({ hands }).use('seat:2', 'artifact|cosmic-zap');
		for (; !g.encounter.outcome; g.lapse())
			if (g.said.includes('Cosmic Zap')) expect(g.offers('seat:1', 'super|human')).toBe(false);
		expect(g.encounter.outcome).toEqual(WON);
	});

	it('[super:human] given Human is an ally, then it plays it all the same; others, or it for the uses of others, do not', () => {
		const hands = { 'seat:3': ['flare:human'] };
		const g = allied('offense', { hands }).until('window:use.declared', 'seat:3');
		g.use('seat:3', 'super|human|double');
		expect(totals(g)).toEqual({ offense: 8 + 3 + 8, defense: 12 });
		const other = fought({
			aliens: { 'seat:1': 'tripler', 'seat:2': 'human' },
			hands: { 'seat:2': ['flare:human'] }
		}).until('window:use.declared');
		expect(other.said).toContain('Tripler');
		expect(other.offers('seat:2', 'super|human')).toBe(false);
		const both = fought({
			aliens: { 'seat:1': ['human', 'tripler'] },
			hands: { 'seat:1': ['flare:human'] }
		});
		both.until('mandatory.which').pick('seat:1', 'power|tripler').until('window:use.declared');
		expect(both.offers('seat:1', 'super|human')).toBe(false);
	});
});
