/** Chosen: turns up three cards after the reveal; an encounter card among them may help. */
import { describe, expect, it } from 'vitest';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { lookOwn } from '../../../../src/lib/core';
import { declare, duel, meet } from '../../../support/duel';
import type { Position } from '../../../support/cosmic';

/** Chosen attacks with an 08 against an 08 and four ships, and has turned these cards up. */
const praying = (deck: string[], given: Position = {}) => {
	const g = meet(duel({ aliens: { 'seat:1': 'chosen' }, deck, ...given })).until(
		'window:reveal.cards',
		'seat:1'
	);
	return g.use('seat:1', 'power|chosen');
};

describe('Chosen', () => {
	it('[alien:chosen] given an attack 30 among the three cards, when it replaces the card revealed, then it wins with it, and its first card and the other two are discarded', () => {
		const g = praying(['attack:30', 'artifact:quash', 'flare:zombie']);
		g.until('chosen.pray.choose').pick('seat:1', 'replace attack:30');
		expect(g.board.discard.toSorted()).toEqual(['artifact:quash#1', 'attack:08#1', 'flare:zombie']);
		g.until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 31, defense: 12 });
		expect(g.said).toContain('{seat:1} turns up Attack 30, Quash, Zombie flare.');
	});

	it('[alien:chosen] given two attacks were revealed, when a third one is added, then its value counts as well and it is discarded', () => {
		const g = praying(['attack:05', 'attack:04', 'artifact:quash']);
		g.until('chosen.pray.choose')
			.pick('seat:1', 'add attack:05')
			.until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 8 + 5 + 1, defense: 12 });
		expect(g.board.discard).toContain('attack:05#1');
		expect(g.encounter.laid.offense?.card).toBe('attack:08#1');
	});

	it('[alien:chosen] given one card was a negotiate, then an attack may replace but not be added', () => {
		const g = duel({
			aliens: { 'seat:1': 'chosen' },
			hands: { 'seat:1': ['negotiate'] },
			deck: ['attack:05', 'morph', 'negotiate']
		});
		meet(g, ['negotiate', 'attack:08']).until('window:reveal.cards').use('seat:1', 'power|chosen');
		g.until('chosen.pray.choose');
		expect(g.choices('seat:1')).toEqual([
			'replace attack:05#1',
			'replace morph#1',
			'replace negotiate#2',
			'none'
		]);
	});

	it('[alien:chosen] given it likes none of them, then all three are discarded and its card stays', () => {
		const g = praying(['attack:30', 'attack:40', 'morph']).until('chosen.pray.choose');
		g.pick('seat:1', 'none').until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 9, defense: 12 });
		expect(g.board.discard).toEqual(['attack:30#1', 'attack:40#1', 'morph#1']);
	});

	it('[alien:chosen] given none of them is an encounter card, then it has nothing to choose and all are discarded', () => {
		const g = praying(['reinforcement:2', 'artifact:quash', 'flare:zombie']);
		g.until('window:resolution.outcome');
		expect(g.board.discard).toEqual(['reinforcement:2#1', 'artifact:quash#1', 'flare:zombie']);
		expect(g.encounter.totals).toEqual({ offense: 9, defense: 12 });
	});

	it('[alien:chosen] given it does not use its power, then no card is turned up', () => {
		const g = meet(duel({ aliens: { 'seat:1': 'chosen' } })).until('window:reveal.cards');
		const deck = g.vault.deck.length;
		g.until('window:resolution.outcome');
		expect(g.vault.deck).toHaveLength(deck);
	});

	it('[alien:chosen] given it has used its power, then not again in this encounter, but in the next', () => {
		const g = duel({
			aliens: { 'seat:1': 'chosen' },
			destiny: ['colour:2#1', 'colour:2#2'],
			hands: { 'seat:1': ['attack:30'], 'seat:2': ['attack:06'] },
			deck: ['artifact:quash', 'morph', 'flare:zombie']
		});
		meet(g, ['attack:30', 'attack:08']).until('window:reveal.cards').use('seat:1', 'power|chosen');
		g.until('chosen.pray.choose').pick('seat:1', 'none');
		expect(g.asked).toEqual(['window:reveal.cards']);
		expect(g.choices('seat:1')).toEqual(['pass']);
		g.until('turn.second').answer('seat:1', { yes: true });
		meet(g, ['attack:08', 'attack:06']);
		g.until('window:reveal.cards', 'seat:1');
		expect(g.offers('seat:1', 'power|chosen')).toBe(true);
	});

	it('[alien:chosen] given it is an ally, then it cannot use its power', () => {
		const g = duel({ aliens: { 'seat:3': 'chosen' } });
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: { 'seat:3': ['defense', { 'planet:3-1': 1 }] },
			cards: ['attack:08', 'attack:08']
		}).until('window:reveal.cards', 'seat:3');
		expect(g.choices('seat:3')).toEqual(['pass']);
	});

	it('[alien:chosen] given its use is zapped, then no card is turned up', () => {
		const g = duel({
			aliens: { 'seat:1': 'chosen' },
			hands: { 'seat:2': ['artifact:cosmic-zap'] },
			deck: ['attack:40']
		});
		meet(g).until('window:reveal.cards', 'seat:1');
		declare(g, 'seat:1', 'power|chosen').use('seat:2', 'artifact|cosmic-zap');
		expect(g.until('window:resolution.outcome').encounter.totals?.offense).toBe(9);
		expect(g.vault.deck.at(-1)).toBe('attack:40#1');
	});

	it('[alien:chosen] ruling: a drawn negotiate in place of an attack changes how the encounter is resolved', () => {
		const lost = praying(['negotiate', 'artifact:quash', 'flare:zombie'], {
			hands: { 'seat:2': ['attack:06'] }
		});
		lost
			.until('chosen.pray.choose')
			.pick('seat:1', 'replace negotiate')
			.until('launch.aim', 'seat:2');
		expect(lost.said).toContain('{seat:1} takes 1 card of {seat:2} as compensation.');
		const dealt = duel({
			aliens: { 'seat:1': 'chosen' },
			hands: { 'seat:2': ['negotiate'] },
			deck: ['negotiate', 'artifact:quash', 'flare:zombie']
		});
		meet(dealt, ['attack:08', 'negotiate']).until('window:reveal.cards', 'seat:1');
		dealt.use('seat:1', 'power|chosen').until('chosen.pray.choose').pick('seat:1', 'replace neg');
		expect(dealt.until('deal.talk').askedSeats).toEqual(['seat:1', 'seat:2']);
	});

	it('[alien:chosen] ruling: when the deck runs out in the middle, it is shuffled anew and the rest is drawn', () => {
		const g = praying(['attack:30'], { deckOnly: true, discard: ['attack:04', 'attack:04'] });
		g.until('chosen.pray.choose');
		expect(g.board.onTable.toSorted()).toEqual(['attack:04#1', 'attack:04#2', 'attack:30#1']);
		expect(g.said).toContain('The discard pile is shuffled into a new deck.');
	});

	it('[alien:chosen] [CE-19.4] given deck and discard pile are out, then a cosmic quake drops the draw, and nothing is lost', () => {
		const g = duel({ aliens: { 'seat:1': 'chosen' }, deck: ['attack:30'], deckOnly: true });
		meet(g).until('window:reveal.cards', 'seat:1');
		const before = cosmic.conserved(g.table);
		g.use('seat:1', 'power|chosen').until('window:resolution.outcome');
		expect(g.said).toContain('Cosmic quake!');
		expect(cosmic.conserved(g.table)).toEqual(before);
		expect(g.encounter.totals?.offense).toBe(9);
	});

	it('[alien:chosen] [alien:clone] ruling: only the card in play at the end counts as used, so that is what Clone’s like takes back and Filch takes', () => {
		const g = duel({
			aliens: { 'seat:1': 'chosen', 'seat:2': 'filch' },
			deck: ['attack:06', 'artifact:quash', 'flare:zombie']
		});
		meet(g).until('window:reveal.cards', 'seat:1').use('seat:1', 'power|chosen');
		g.until('chosen.pray.choose').pick('seat:1', 'replace attack:06');
		g.until('window:resolution.discarded', 'seat:2').use('seat:2', 'power|filch');
		expect(g.until('launch.aim', 'seat:2').hand('seat:2')).toEqual(['attack:06#1']);
		// Both powers with one player: it keeps the card it replaced the first one with.
		const both = duel({
			aliens: { 'seat:1': ['chosen', 'clone'] },
			deck: ['attack:06', 'artifact:quash', 'flare:zombie']
		});
		meet(both).until('window:reveal.cards', 'seat:1').use('seat:1', 'power|chosen');
		both.until('chosen.pray.choose').pick('seat:1', 'replace attack:06');
		both.until('window:resolution.used', 'seat:1').use('seat:1', 'power|clone');
		expect(both.until('launch.aim', 'seat:2').hand('seat:1')).toEqual(['attack:06#1']);
		expect(both.board.discard).toContain('attack:08#1');
	});
});

describe('Chosen flare', () => {
	it('[wild:chosen] given a main player before cards are chosen, when it plays the flare, then it draws a card nobody else sees', () => {
		const g = duel({
			hands: { 'seat:2': ['flare:chosen', 'negotiate'] },
			deck: ['attack:40']
		}).until('window:planning.beforeSelect', 'seat:2');
		g.use('seat:2', 'wild|chosen').until('planning.select');
		expect(g.hand('seat:2')).toContain('attack:40#1');
		expect(g.hand('seat:2')).toContain('flare:chosen');
		const told = g.events.filter(({ say }) => say.includes('Attack 40'));
		expect(told.map(({ to }) => to)).toEqual([['seat:2']]);
		expect(JSON.stringify(lookOwn(cosmic, g.table, 'seat:1'))).not.toContain('attack:40');
	});

	it('[wild:chosen] given it is not played, or its holder is no main player, then nothing is drawn', () => {
		const hands = { 'seat:2': ['flare:chosen'], 'seat:3': ['flare:macron'] };
		const g = duel({ hands }).until('window:planning.beforeSelect', 'seat:2');
		expect(g.until('planning.select').hand('seat:2')).toEqual(['attack:08#2', 'flare:chosen']);
		const h = duel({ hands: { 'seat:3': ['flare:chosen', 'flare:sorcerer'] } });
		h.until('window:planning.beforeSelect', 'seat:3');
		expect(h.offers('seat:3', 'wild|sorcerer')).toBe(true);
		expect(h.offers('seat:3', 'wild|chosen')).toBe(false);
	});

	it('[wild:chosen] given Card Zap, then the flare is discarded and nothing is drawn', () => {
		const g = duel({
			hands: { 'seat:1': ['flare:chosen'], 'seat:2': ['artifact:card-zap'] },
			deck: ['attack:40']
		}).until('window:planning.beforeSelect', 'seat:1');
		declare(g, 'seat:1', 'wild|chosen').use('seat:2', 'artifact|card-zap');
		g.until('planning.select');
		expect(g.hand('seat:1')).toEqual(['attack:08#1']);
		expect(g.board.discard).toContain('flare:chosen');
	});

	it('[wild:chosen] given its own player’s power is lost, then it has this half', () => {
		const g = duel({
			aliens: { 'seat:1': 'chosen' },
			planets: { 'planet:1-3': {}, 'planet:1-4': {}, 'planet:1-5': {} },
			warp: { 'seat:1': 12 },
			hands: { 'seat:1': ['flare:chosen'] }
		}).until('window:planning.beforeSelect', 'seat:1');
		expect(g.offers('seat:1', 'wild|chosen')).toBe(true);
		g.lay('attack:08', 'attack:08').until('window:reveal.cards');
		expect(g.choices('seat:1').join()).not.toContain('chosen');
	});

	it('[super:chosen] given cards other than encounter cards were turned up, when it plays the flare, then it keeps them and may still use the others', () => {
		const g = praying(['attack:30', 'artifact:quash', 'reinforcement:5'], {
			hands: { 'seat:1': ['flare:chosen'] }
		});
		g.until('window:use.drew', 'seat:1').use('seat:1', 'super|chosen');
		g.until('chosen.pray.choose');
		expect(g.choices('seat:1')).toEqual(['replace attack:30#1', 'add attack:30#1', 'none']);
		g.pick('seat:1', 'none').until('window:resolution.outcome');
		expect(g.hand('seat:1')).toEqual(['artifact:quash#1', 'reinforcement:5#1', 'flare:chosen']);
		expect(g.board.discard).toEqual(['attack:30#1']);
	});

	it('[super:chosen] given it is not played, then they are discarded', () => {
		const g = praying(['attack:30', 'artifact:quash', 'reinforcement:5'], {
			hands: { 'seat:1': ['flare:chosen'] }
		});
		g.until('window:use.drew', 'seat:1').until('chosen.pray.choose').pick('seat:1', 'none');
		expect(g.until('window:resolution.outcome').hand('seat:1')).toEqual(['flare:chosen']);
	});

	it('[super:chosen] given encounter cards alone were turned up, then there is nothing to keep', () => {
		const g = praying(['attack:30', 'attack:04', 'negotiate'], {
			hands: { 'seat:1': ['flare:chosen'] }
		});
		g.until('chosen.pray.choose');
		expect(g.encounter.flares).toEqual([]);
		expect(g.events.some(({ say }) => say.includes('flare'))).toBe(false);
	});

	it('[super:chosen] given it is answered with Cosmic Zap, then nothing is kept, the flare is back, and the draw that has happened goes on', () => {
		const g = praying(['attack:30', 'artifact:quash', 'reinforcement:5'], {
			hands: { 'seat:1': ['flare:chosen'], 'seat:2': ['artifact:cosmic-zap'] }
		}).until('window:use.drew', 'seat:1');
		declare(g, 'seat:1', 'super|chosen').use('seat:2', 'artifact|cosmic-zap');
		g.until('chosen.pray.choose').pick('seat:1', 'replace attack:30');
		expect(g.until('window:resolution.outcome').hand('seat:1')).toEqual(['flare:chosen']);
		expect(g.encounter.totals?.offense).toBe(31);
		expect(g.encounter.zapped).toEqual(['seat:1 chosen']);
	});
});
