/** Pacifist: a negotiate of its wins against an attack. */
import { describe, expect, it } from 'vitest';
import { declare, duel, homes, met, offered } from '../../../support/duel';
import type { Cards } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';

type Given = Position & { cards?: Cards; send?: number };

/** Seat 1 attacks the first planet of seat 2; these are the cards both lay. */
const fought = ({ cards = ['negotiate', 'attack:20'], send, ...given }: Given = {}): CosmicGame =>
	met(cards, given, send);
const outcome = (g: CosmicGame) => g.until('window:resolution.outcome').encounter.outcome;
const PACIFIST = { aliens: { 'seat:1': 'pacifist' } } as const;
const WON = { type: 'won', side: 'offense' };
const LOST = { type: 'won', side: 'defense' };

describe('Pacifist', () => {
	it('[alien:pacifist] [CE-11.18] given its negotiate faces an attack, then it wins, lands and collects nothing, whatever the totals', () => {
		const g = fought({ ...PACIFIST, send: 2 });
		g.until('window:reveal.values', 'seat:2');
		expect(g.encounter).toMatchObject({ outright: 'offense', totals: null });
		expect(outcome(g)).toEqual(WON);
		expect(g.said).toContain('Pacifist: their negotiate wins.');
		g.until('turn.second');
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 2 });
		expect(g.board.warp).toEqual({ 'seat:2': 4 });
		expect(g.said).not.toContain('compensation');
	});

	it('[alien:pacifist] given it is the defense, then it holds its planet, and the attack collects nothing', () => {
		const g = fought({ aliens: { 'seat:2': 'pacifist' }, cards: ['attack:40', 'negotiate'] });
		expect(outcome(g)).toEqual(LOST);
		g.until('window:encounter.end');
		expect(g.board.warp).toEqual({ 'seat:1': 1 });
		expect(g.said).not.toContain('compensation');
	});

	it('[alien:pacifist] given two attacks, two negotiates, or its attack against a negotiate, then its power is not used', () => {
		expect(outcome(fought({ ...PACIFIST, cards: ['attack:08', 'attack:20'] }))).toEqual(LOST);
		const deal = fought({ ...PACIFIST, cards: ['negotiate', 'negotiate'] }).until('deal.talk');
		expect(deal.encounter.outcome).toBeNull();
		const other = fought({ aliens: { 'seat:2': 'pacifist' }, cards: ['negotiate', 'attack:08'] });
		expect(outcome(other)).toEqual(LOST);
		expect(deal.said + other.said).not.toContain('power of Pacifist');
	});

	it('[alien:pacifist] ruling: its morph that has copied an attack is no negotiate; a morph that has copied its negotiate deals', () => {
		const g = fought({ ...PACIFIST, cards: ['morph', 'attack:20'] });
		expect(outcome(g)).toEqual(LOST);
		expect(g.encounter.totals).toEqual({ offense: 21, defense: 24 });
		fought({ ...PACIFIST, cards: ['negotiate', 'morph'] }).until('deal.talk');
	});

	it('[alien:pacifist] ruling: zapped, it loses as usual and collects compensation', () => {
		const g = fought({ ...PACIFIST, send: 2, hands: { 'seat:2': ['artifact:cosmic-zap'] } });
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		expect(outcome(g)).toEqual(LOST);
		g.until('window:encounter.end');
		expect(g.said).toContain('{seat:1} takes 1 card of {seat:2} as compensation.');
	});

	it('[alien:pacifist] [CE-11.12] ruling: given Emotion Control turns the attack into a negotiate, before its use or after it, then there is a deal', () => {
		for (const moment of ['window:reveal.cards', 'window:reveal.values']) {
			const g = fought({ ...PACIFIST, hands: { 'seat:2': ['artifact:emotion-control'] } });
			g.until(moment, 'seat:2').use('seat:2', 'artifact|emotion-control').until('deal.talk');
			expect(g.encounter).toMatchObject({ outright: null, outcome: null });
			// It is this encounter that is dealt in, not one after a win.
			expect(g.board.encounters).toBe(1);
		}
	});

	it('[alien:pacifist] given it is an ally, or its power is lost, then its side wins nothing by it', () => {
		const ally = duel({ aliens: { 'seat:3': 'pacifist' }, hands: { 'seat:1': ['negotiate'] } });
		ally.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: { 'seat:3': ['offense', { 'planet:3-1': 1 }] },
			cards: ['negotiate', 'attack:08']
		});
		expect(outcome(ally)).toEqual(LOST);
		expect(outcome(fought({ ...PACIFIST, planets: homes('seat:1', 10, 10) }))).toEqual(LOST);
	});

	it('[alien:pacifist] [CE-11.18] given an upset by Loser, then its win is turned into a loss', () => {
		const g = duel({
			aliens: { 'seat:1': 'pacifist', 'seat:2': 'loser' },
			hands: { 'seat:2': ['flare:loser'] }
		});
		g.board.players['seat:1']!.hand = ['negotiate#101'];
		g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
		g.lay('negotiate', 'attack:08').until('window:planning.selected', 'seat:2');
		g.use('seat:2', 'super|loser');
		expect(outcome(g)).toEqual(LOST);
		expect(g.encounter.outright).toBe('offense');
		g.until('window:encounter.end');
		// It has lost to an attack with a negotiate, after all.
		expect(g.said).toContain('{seat:1} takes 1 card of {seat:2} as compensation.');
	});
});

describe('the Pacifist flare', () => {
	const flare = (given: Given = {}) =>
		fought({ hands: { 'seat:1': ['flare:pacifist'] }, ...given });

	it('[wild:pacifist] given a negotiate against an attack, when it is played, then the card counts as an attack 15 and goes away as a negotiate', () => {
		const g = flare({ cards: ['negotiate', 'attack:10'] });
		g.until('window:reveal.cards', 'seat:1').use('seat:1', 'wild|pacifist');
		expect(outcome(g)).toEqual(WON);
		expect(g.encounter.totals).toEqual({ offense: 15 + 1, defense: 10 + 4 });
		g.until('turn.second');
		expect(g.said).toContain('Negotiate is discarded.');
		expect(g.hand('seat:1')).toContain('flare:pacifist');
	});

	it('[wild:pacifist] given it is not played, or is cancelled, then the negotiate loses', () => {
		expect(outcome(flare({ cards: ['negotiate', 'attack:10'] }))).toEqual(LOST);
		const g = flare({
			hands: { 'seat:1': ['flare:pacifist'], 'seat:2': ['artifact:card-zap'] },
			cards: ['negotiate', 'attack:10']
		});
		declare(g.until('window:reveal.cards', 'seat:1'), 'seat:1', 'wild|pacifist');
		g.use('seat:2', 'artifact|card-zap');
		expect(outcome(g)).toEqual(LOST);
	});

	it('[wild:pacifist] given other cards, an ally or nobody’s negotiate, then there is nothing to play it for', () => {
		const wild = 'wild|pacifist';
		expect(offered(flare(), 'seat:1', wild)).toBe(true);
		expect(offered(flare({ cards: ['attack:08', 'negotiate'] }), 'seat:1', wild)).toBe(false);
		expect(offered(flare({ cards: ['negotiate', 'negotiate'] }), 'seat:1', wild)).toBe(false);
		expect(offered(fought({ hands: { 'seat:3': ['flare:pacifist'] } }), 'seat:3', wild)).toBe(
			false
		);
		expect(offered(flare(PACIFIST), 'seat:1', wild)).toBe(false);
		// CE-15.23: its own player has the wild half while the power is off.
		const weak = { ...PACIFIST, planets: homes('seat:1', 10, 10) };
		expect(offered(flare(weak), 'seat:1', wild)).toBe(true);
	});

	/** Both negotiate, seat 1 is Pacifist, and nobody deals. */
	const failing = (given: Given = {}) => {
		const g = fought({
			...PACIFIST,
			cards: ['negotiate', 'negotiate'],
			hands: { 'seat:1': ['flare:pacifist'] },
			...given
		});
		g.until('deal.talk').answer('seat:2', { refuse: true });
		return g;
	};
	/** The warp once all have lost what they lose by it. */
	const warp = (g: CosmicGame) => {
		g.until('mustLose.pick');
		while (g.asked.includes('mustLose.pick') || g.asked.includes('window:ships.losing')) g.lapse();
		return g.board.warp;
	};

	it('[super:pacifist] [CE-13.20] given a failed deal, when it is played, then it loses one ship and its opponent five', () => {
		const g = failing().until('window:resolution.dealFailed', 'seat:1');
		g.use('seat:1', 'super|pacifist');
		expect(warp(g)).toEqual({ 'seat:1': 1, 'seat:2': 5 });
		expect(g.said).toContain('No deal: {seat:1} loses 1 ship, {seat:2} 5 ships.');
	});

	it('[super:pacifist] given the option that takes ships in the encounter first, then of those', () => {
		const g = failing({ options: { failedDealShipsFrom: 'encounterFirst' }, send: 2 });
		g.until('window:resolution.dealFailed', 'seat:1').use('seat:1', 'super|pacifist');
		expect(warp(g)).toEqual({ 'seat:1': 1, 'seat:2': 5 });
		expect(g.ships('planet:2-1')).toEqual({});
	});

	it('[super:pacifist] given a quashed deal, then it counts for that failure, too', () => {
		const g = fought({
			aliens: { 'seat:2': 'pacifist' },
			cards: ['negotiate', 'negotiate'],
			hands: { 'seat:2': ['flare:pacifist'], 'seat:3': ['artifact:quash'] }
		});
		g.agree({}, { random: { amount: 1 } }).until('window:resolution.dealMade', 'seat:3');
		g.use('seat:3', 'artifact|quash').until('window:resolution.dealFailed', 'seat:2');
		g.use('seat:2', 'super|pacifist');
		expect(warp(g)).toEqual({ 'seat:1': 5, 'seat:2': 1 });
	});

	it('[super:pacifist] given it is not played, or Cosmic Zap answers it, then both lose three', () => {
		const g = failing();
		expect(warp(g)).toEqual({ 'seat:1': 3, 'seat:2': 3 });
		expect(g.said).toContain('No deal: each main player loses three ships.');
		const zapped = failing({
			hands: { 'seat:1': ['flare:pacifist'], 'seat:2': ['artifact:cosmic-zap'] }
		}).until('window:resolution.dealFailed', 'seat:1');
		declare(zapped, 'seat:1', 'super|pacifist').use('seat:2', 'artifact|cosmic-zap');
		expect(warp(zapped)).toEqual({ 'seat:1': 3, 'seat:2': 3 });
		expect(zapped.hand('seat:1')).toContain('flare:pacifist');
	});

	it('[super:pacifist] given a deal is made, or another flare is held, then nobody is asked', () => {
		const g = fought({
			...PACIFIST,
			cards: ['negotiate', 'negotiate'],
			hands: { 'seat:1': ['flare:pacifist'] }
		});
		const seen = g.agree({}, { random: { amount: 1 } });
		while (seen.board.offense === 'seat:1' && !seen.asked.includes('turn.second')) {
			expect(seen.asked).not.toContain('window:resolution.dealFailed');
			seen.lapse();
		}
		const none = fought({ cards: ['negotiate', 'negotiate'] }).until('deal.talk');
		none.answer('seat:2', { refuse: true });
		expect(none.asked).not.toContain('window:resolution.dealFailed');
	});
});
