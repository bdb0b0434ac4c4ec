/** Clone: takes the card it used back into its hand. */
import { describe, expect, it } from 'vitest';
import type { Position } from '../../../support/cosmic';
import { declare, duel, meet } from '../../../support/duel';

/** Clone attacks with an 08 against an 08 and loses; its opponent has a card for its own turn. */
const plain = (aliens: Position['aliens'] = {}) =>
	meet(duel({ aliens: { 'seat:1': 'clone', ...aliens }, hands: { 'seat:2': ['negotiate'] } }));

describe('Clone', () => {
	it('[alien:clone] given it attacked, when used cards are about to be discarded, then it may take its own back', () => {
		const g = plain().until('window:resolution.used');
		expect(g.askedSeats).toEqual(['seat:1']);
		g.use('seat:1', 'power|clone').until('launch.aim', 'seat:2');
		expect(g.hand('seat:1')).toEqual(['attack:08#1']);
		expect(g.board.discard).toEqual(['attack:08#2']);
	});

	it('[alien:clone] given it does not use its power, then its card is discarded', () => {
		const g = plain().until('window:resolution.used').pass().until('launch.aim', 'seat:2');
		expect(g.hand('seat:1')).toEqual([]);
		expect(g.board.discard).toEqual(['attack:08#1', 'attack:08#2']);
	});

	it('[alien:clone] given it defended with a negotiate, then it takes that back after the compensation', () => {
		const g = duel({
			aliens: { 'seat:2': 'clone' },
			hands: { 'seat:1': ['attack:04'], 'seat:2': ['negotiate'] }
		});
		meet(g, ['attack:08', 'negotiate']).until('window:resolution.used');
		expect(g.said).toContain('{seat:2} takes 1 card of {seat:1} as compensation.');
		g.use('seat:2', 'power|clone').until('window:resolution.end');
		expect(g.hand('seat:2')).toEqual(['attack:08#2', 'attack:04#1', 'negotiate#1']);
	});

	it('[alien:clone] given a deal was made, then it takes its negotiate back', () => {
		const g = duel({
			aliens: { 'seat:1': 'clone' },
			hands: { 'seat:1': ['negotiate'], 'seat:2': ['negotiate'] }
		});
		meet(g, ['negotiate', 'negotiate']).agree({ number: { amount: 1 } });
		g.until('window:resolution.used').use('seat:1', 'power|clone').until('window:resolution.end');
		expect(g.hand('seat:1')).toContain('negotiate#1');
	});

	it('[alien:clone] given it kept its last card and won, then it may have its second encounter with it', () => {
		const g = duel({
			aliens: { 'seat:1': 'clone' },
			destiny: ['colour:2#1', 'colour:2#2'],
			hands: { 'seat:1': ['attack:30'] }
		});
		g.hand('seat:1').shift();
		g.vault.deck.unshift('attack:08#1');
		meet(g, ['attack:30', 'attack:08'])
			.until('window:resolution.used')
			.use('seat:1', 'power|clone');
		g.until('turn.second').answer('seat:1', { yes: true }).until('launch.aim');
		expect(g.encounter.n).toBe(2);
	});

	it('[alien:clone] given its use is zapped, then its card is discarded', () => {
		const g = duel({
			aliens: { 'seat:1': 'clone' },
			hands: { 'seat:2': ['artifact:cosmic-zap'] }
		});
		meet(g).until('window:resolution.used');
		declare(g, 'seat:1', 'power|clone').use('seat:2', 'artifact|cosmic-zap');
		expect(g.until('window:resolution.end').board.discard).toContain('attack:08#1');
	});

	it('[alien:clone] given its power was lost in this encounter, then it cannot use it', () => {
		const g = duel({
			aliens: { 'seat:2': 'clone' },
			planets: { 'planet:2-4': {}, 'planet:2-5': {} },
			warp: { 'seat:2': 8 },
			hands: { 'seat:1': ['attack:40'] }
		});
		meet(g, ['attack:40', 'attack:08']).until('turn.second');
		expect(g.said).toContain('the power is lost');
		expect(g.board.discard).toContain('attack:08#2');
	});

	it('[alien:clone] [alien:sorcerer] ruling: after an exchange it keeps the card it finally used', () => {
		const g = duel({
			aliens: { 'seat:1': 'clone', 'seat:2': 'sorcerer' },
			hands: { 'seat:2': ['attack:04'] }
		});
		meet(g, ['attack:08', 'attack:04']).until('window:planning.selected');
		g.use('seat:2', 'power|sorcerer').until('window:resolution.used').use('seat:1', 'power|clone');
		expect(g.until('launch.aim', 'seat:2').hand('seat:1')).toEqual(['attack:04#1']);
		expect(g.board.discard).toEqual(['attack:08#1']);
	});

	it('[alien:clone] [alien:filch] ruling: a kept card never reaches the discard pile, so Filch cannot take it', () => {
		const kept = plain({ 'seat:2': 'filch' }).until('window:resolution.used');
		kept.use('seat:1', 'power|clone').until('launch.aim', 'seat:2');
		expect(kept.said).not.toContain('Filch');
		expect(kept.hand('seat:1')).toEqual(['attack:08#1']);
		const left = plain({ 'seat:2': 'filch' }).until('window:resolution.used').pass();
		expect(left.until('window:resolution.discarded').offers('seat:2', 'power|filch')).toBe(true);
	});
});

describe('Clone flare', () => {
	const plague = (hands: Record<string, string[]>, aliens = {}) => {
		const g = duel({ destiny: ['colour:2#1', 'colour:2#2'], aliens, hands });
		g.until('window:encounter.start', 'seat:1').use('seat:1', 'artifact|plague', {
			pick: 'seat:3'
		});
		return g;
	};

	it('[wild:clone] given an artifact its holder has just played, when it plays the flare, then it keeps the artifact, and may not play it again before another encounter', () => {
		const g = plague({ 'seat:1': ['artifact:plague', 'flare:clone', 'attack:40', 'attack:30'] });
		g.until('window:artifact.played').use('seat:1', 'wild|clone').until('launch.aim');
		expect(g.board.warp).toEqual({ 'seat:3': 3 });
		expect(g.hand('seat:1')).toContain('artifact:plague#1');
		expect(g.board.discard).not.toContain('artifact:plague#1');
		expect(g.encounter.kept).toEqual(['artifact:plague#1']);
		meet(g, ['attack:40', 'attack:08']).until('turn.second').answer('seat:1', { yes: true });
		expect(g.until('window:encounter.start', 'seat:1').offers('seat:1', 'artifact|plague')).toBe(
			true
		);
	});

	it('[wild:clone] given a kept Card Zap, then in the same encounter it cannot be played again, by nobody', () => {
		const g = duel({
			hands: {
				'seat:1': ['flare:trader', 'negotiate'],
				'seat:2': ['artifact:card-zap', 'flare:clone'],
				'seat:3': ['flare:sorcerer', 'negotiate']
			}
		});
		g.until('window:alliance.before', 'seat:1');
		declare(g, 'seat:1', 'wild|trader').use('seat:2', 'artifact|card-zap').pass();
		g.until('window:artifact.played', 'seat:2').use('seat:2', 'wild|clone');
		g.until('window:planning.beforeSelect', 'seat:3');
		declare(g, 'seat:3', 'wild|sorcerer');
		expect(g.hand('seat:2')).toContain('artifact:card-zap#1');
		expect(g.choices('seat:2')).toEqual(['pass']);
	});

	it('[wild:clone] given it is not played, then the artifact is discarded', () => {
		const g = plague({ 'seat:1': ['artifact:plague', 'flare:clone'] });
		g.until('window:artifact.played');
		expect(g.askedSeats).toEqual(['seat:1']);
		expect(g.pass().until('launch.aim').board.discard).toContain('artifact:plague#1');
	});

	it('[wild:clone] given the artifact was cancelled, or is another’s, then it cannot be kept', () => {
		const g = plague({
			'seat:1': ['artifact:plague', 'flare:clone'],
			'seat:2': ['artifact:card-zap']
		});
		g.pass().use('seat:2', 'artifact|card-zap').until('launch.aim');
		expect(g.board.discard).toContain('artifact:plague#1');
		expect(g.encounter.flares).toEqual([]);
		const h = plague({ 'seat:1': ['artifact:plague'], 'seat:2': ['flare:clone'] });
		h.until('launch.aim');
		expect(h.said).not.toContain('Clone');
	});

	const owed = (flare: boolean, given: { payer?: string[]; zap?: boolean } = {}) => {
		const g = duel({
			aliens: { 'seat:1': 'clone' },
			hands: {
				'seat:1': ['negotiate', 'flare:clone'],
				'seat:2': given.payer ?? ['attack:04', 'attack:04', 'attack:04', 'attack:04', 'attack:05'],
				'seat:3': given.zap ? ['artifact:cosmic-zap'] : ['attack:06']
			}
		});
		meet(g, ['negotiate', 'attack:08'], 2).until('window:resolution.compensation', 'seat:1');
		if (flare) declare(g, 'seat:1', 'super|clone');
		if (given.zap) g.use('seat:3', 'artifact|cosmic-zap');
		return g.until('window:resolution.used');
	};

	it('[super:clone] given compensation for two ships is due, when it plays the flare, then it takes four cards; not played, two', () => {
		expect(owed(true).said).toContain('{seat:1} takes 4 cards of {seat:2} as compensation.');
		expect(owed(false).said).toContain('{seat:1} takes 2 cards of {seat:2} as compensation.');
	});

	it('[super:clone] given the opponent holds only three, then it takes those', () => {
		const payer = ['attack:04', 'attack:04', 'attack:05'];
		expect(owed(true, { payer }).said).toContain('{seat:1} takes 3 cards of {seat:2}');
	});

	it('[super:clone] given it is zapped, then it takes two, has its flare back, and cannot keep its card', () => {
		const g = owed(true, { zap: true });
		expect(g.said).toContain('{seat:1} takes 2 cards of {seat:2} as compensation.');
		expect(g.hand('seat:1')).toContain('flare:clone');
		expect(g.until('window:resolution.end').board.discard).toContain('negotiate#1');
	});

	it('[super:clone] given it won the encounter, or its opponent is owed cards, then it cannot play it', () => {
		const g = duel({
			aliens: { 'seat:1': 'clone' },
			hands: { 'seat:1': ['flare:clone', 'artifact:ionic-gas'], 'seat:2': ['negotiate'] }
		});
		meet(g, ['attack:08', 'negotiate']).until('window:resolution.compensation', 'seat:1');
		expect(g.offers('seat:1', 'artifact|ionic-gas')).toBe(true);
		expect(g.offers('seat:1', 'super|clone')).toBe(false);
	});
});
