/** Chosen: turns up three cards after the reveal; one of them may help. */
import { describe, expect, it } from 'vitest';
import { lookOpen } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { declare, duel, homes, meet } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';

type Given = Position & { cards?: [string, string] };

/** Both cards are up, and seat 1 may turn up three of the deck. */
const revealed = ({ cards = ['attack:08', 'attack:08'], ...given }: Given = {}) =>
	meet(
		duel({
			aliens: { 'seat:1': 'chosen' },
			deck: ['attack:20', 'reinforcement:3', 'negotiate'],
			...given,
			hands: {
				'seat:1': [
					...(cards[0] === 'attack:08' ? [] : [cards[0]]),
					...(given.hands?.['seat:1'] ?? [])
				],
				'seat:2': [
					...(cards[1] === 'attack:08' ? [] : [cards[1]]),
					...(given.hands?.['seat:2'] ?? [])
				]
			}
		}),
		cards
	).until('window:reveal.cards', 'seat:1');

const drawn = (given?: Given) =>
	revealed(given).use('seat:1', 'power|chosen').until('chosen.pray.choose');

const totals = (g: CosmicGame) => g.until('window:resolution.outcome').encounter.totals;

describe('Chosen', () => {
	it('[alien:chosen] given three cards turned up, then one encounter card may replace its card or be added to it, or none is used', () => {
		const g = drawn();
		expect(g.choices('seat:1')).toEqual([
			'replace attack:20#1',
			'add attack:20#1',
			'replace negotiate#1',
			'none'
		]);
		expect(lookOpen(cosmic, g.table).board).toMatchObject({
			onTable: ['attack:20#1', 'reinforcement:3#1', 'negotiate#1']
		});
		expect(totals(g.pick('seat:1', 'replace attack:20'))).toEqual({ offense: 21, defense: 12 });
		expect(totals(drawn().pick('seat:1', 'add attack:20'))).toEqual({ offense: 29, defense: 12 });
		expect(totals(drawn().pick('seat:1', 'none'))).toEqual({ offense: 9, defense: 12 });
		expect(totals(revealed())).toEqual({ offense: 9, defense: 12 });
	});

	it('[alien:chosen] given a card is used, then the card replaced and the cards left over are discarded, and nothing comes to hand', () => {
		const g = drawn().pick('seat:1', 'replace attack:20').until('window:resolution.outcome');
		expect(g.board.discard).toEqual(['attack:08#1', 'reinforcement:3#1', 'negotiate#1']);
		expect(g.board.onTable).toEqual([]);
		expect(g.hand('seat:1')).toEqual([]);
		const added = drawn().pick('seat:1', 'add attack:20').until('window:resolution.outcome');
		expect(added.board.discard).toEqual(['attack:20#1', 'reinforcement:3#1', 'negotiate#1']);
	});

	it('[alien:chosen] given no encounter card among the three, then all are discarded and nothing is asked', () => {
		const g = revealed({ deck: ['reinforcement:2', 'artifact:plague', 'reinforcement:3'] });
		g.use('seat:1', 'power|chosen').until('window:reveal.values');
		expect(g.board.discard).toEqual([
			'reinforcement:2#1',
			'artifact:plague#1',
			'reinforcement:3#1'
		]);
		expect(totals(g)).toEqual({ offense: 9, defense: 12 });
	});

	it('[alien:chosen] given an attack and a negotiate meet, then an attack is added to an attack alone', () => {
		expect(drawn({ cards: ['negotiate', 'attack:08'] }).choices('seat:1')).toEqual([
			'replace attack:20#1',
			'replace negotiate#2',
			'none'
		]);
		expect(drawn({ cards: ['attack:08', 'negotiate'] }).choices('seat:1')).toContain(
			'add attack:20#1'
		);
	});

	it('[alien:chosen] given it is the defense, then it may use it; given an ally, or a second time, then not', () => {
		const g = duel({ aliens: { 'seat:2': 'chosen', 'seat:3': 'chosen' }, deck: ['attack:30'] });
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: { 'seat:3': ['offense', { 'planet:3-1': 1 }] },
			cards: ['attack:08', 'attack:08']
		}).until('window:reveal.cards', 'seat:2');
		expect(g.offers('seat:3', 'power|chosen')).toBe(false);
		g.use('seat:2', 'power|chosen').until('chosen.pray.choose').pick('seat:2', 'add attack:30');
		while (g.asked.includes('window:reveal.cards')) {
			expect(g.offers('seat:2', 'power|chosen')).toBe(false);
			g.pass();
		}
		expect(totals(g)).toEqual({ offense: 10, defense: 38 + 4 });
	});

	it('[alien:chosen] ruling: a negotiate in place of an attack changes how the encounter is resolved', () => {
		const g = drawn().pick('seat:1', 'replace negotiate').until('window:resolution.outcome');
		expect(g.encounter.outcome).toEqual({ type: 'won', side: 'defense' });
		expect(g.encounter.totals).toBeNull();
		// It lost one ship, so one card is due as compensation; its opponent holds none.
		expect(g.until('launch.aim').said).toContain('as compensation');
		expect(totals(drawn().pick('seat:1', 'none'))).not.toBeNull();
	});

	it('[alien:chosen] ruling: when the deck runs out in the middle, it is shuffled anew and the rest is drawn', () => {
		const g = revealed({
			deck: ['attack:30'],
			deckOnly: true,
			discard: ['attack:14', 'attack:20']
		});
		g.use('seat:1', 'power|chosen').until('chosen.pray.choose');
		expect(g.board.onTable.slice().sort()).toEqual(['attack:14#1', 'attack:20#1', 'attack:30#1']);
		expect(g.board.discard).toEqual([]);
		expect(totals(g.pick('seat:1', 'add attack:30'))!.offense).toBe(39);
	});

	it('[alien:chosen] given a quake in the middle of the draw, then nothing is turned up and the cards laid stand', () => {
		const g = revealed({ deck: ['attack:30'], deckOnly: true });
		g.use('seat:1', 'power|chosen').until('window:resolution.outcome');
		expect(g.said).toContain('Cosmic quake');
		expect(g.said).not.toContain('turns up');
		expect(g.board.onTable).toEqual([]);
		expect(g.encounter.totals).toEqual({ offense: 9, defense: 12 });
	});

	it('[alien:chosen] [alien:clone] [alien:filch] ruling: only the card in play at the end counts as the card used', () => {
		const clone = drawn({ aliens: { 'seat:1': ['chosen', 'clone'] } });
		clone.pick('seat:1', 'replace attack:20').until('window:resolution.used', 'seat:1');
		clone.use('seat:1', 'power|clone').until('launch.aim');
		expect(clone.hand('seat:1')).toEqual(['attack:20#1']);
		const filch = drawn({ aliens: { 'seat:1': 'chosen', 'seat:2': 'filch' } });
		filch.pick('seat:1', 'replace attack:20').until('window:resolution.discarded', 'seat:2');
		filch.use('seat:2', 'power|filch').until('launch.aim');
		expect(filch.hand('seat:2')).toEqual(['attack:20#1']);
		expect(filch.board.discard).toContainEqual('attack:08#1');
		const added = drawn({ aliens: { 'seat:1': ['chosen', 'clone'] } });
		added.pick('seat:1', 'add attack:20').until('window:resolution.used', 'seat:1');
		added.use('seat:1', 'power|clone').until('launch.aim');
		expect(added.hand('seat:1')).toEqual(['attack:08#1']);
	});

	it('[alien:chosen] given it is zapped, then no card is turned up and it cannot be used again', () => {
		const g = revealed({ hands: { 'seat:2': ['artifact:cosmic-zap'] } });
		const deck = g.vault.deck.slice();
		declare(g, 'seat:1', 'power|chosen').use('seat:2', 'artifact|cosmic-zap');
		expect(g.offers('seat:1', 'power|chosen')).toBe(false);
		expect(totals(g)).toEqual({ offense: 9, defense: 12 });
		expect(g.vault.deck).toEqual(deck);
	});

	it('[alien:chosen] given its power is lost, then it cannot be used', () => {
		const g = meet(duel({ aliens: { 'seat:1': 'chosen' }, planets: homes('seat:1', 10, 10) }));
		expect(totals(g)).toEqual({ offense: 9, defense: 12 });
		expect(g.said).not.toContain('Chosen');
	});

	it('[alien:chosen] [alien:gambler] given both powers on one seat, when a claimed card is replaced, then it goes under the deck unseen', () => {
		const g = meet(
			duel({
				aliens: { 'seat:1': ['gambler', 'chosen'] },
				deck: ['attack:20', 'reinforcement:3', 'negotiate'],
				hands: { 'seat:1': ['attack:04'] }
			}),
			['attack:04', 'attack:08']
		).until('window:reveal.claim', 'seat:1');
		g.use('seat:1', 'power|gambler', { pick: 'attack:40' }).until('gambler.challenge.ask');
		g.answer('seat:2', { yes: false }).until('window:reveal.cards', 'seat:1');
		g.use('seat:1', 'power|chosen').until('chosen.pray.choose').pick('seat:1', 'replace attack:20');
		g.until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 21, defense: 12 });
		expect(g.vault.deck[0]).toEqual('attack:04#1');
		g.until('launch.aim', 'seat:1');
		expect(g.board.discard).toContainEqual('attack:20#1');
		expect(JSON.stringify(lookOpen(cosmic, g.table))).not.toContain('attack:04');
		expect(JSON.stringify(g.events.filter(({ to }) => to === 'all'))).not.toMatch(
			/Attack 04|attack:04/
		);
	});
});

describe('the Chosen flare', () => {
	it('[wild:chosen] given a main player before cards are chosen, when it plays it, then it draws a card; not played, none', () => {
		const given: Position = { deck: ['attack:40'], hands: { 'seat:2': ['flare:chosen'] } };
		const g = duel(given).until('window:planning.beforeSelect', 'seat:2');
		g.use('seat:2', 'wild|chosen').until('planning.select');
		expect(g.hand('seat:2')).toEqual(['attack:08#2', 'attack:40#1', 'flare:chosen']);
		g.pick('seat:1', 'attack:08').pick('seat:2', 'attack:40');
		expect(totals(g)).toEqual({ offense: 9, defense: 44 });
		expect(duel(given).until('planning.select').hand('seat:2')).toHaveLength(2);
	});

	it('[wild:chosen] given somebody who is no main player, then it cannot be played', () => {
		const g = duel({ hands: { 'seat:3': ['flare:chosen'] } });
		g.until('window:planning.beforeSelect');
		expect(g.offers('seat:3', 'wild|chosen')).toBe(false);
	});

	it('[wild:chosen] given Chosen without its power, then it plays the wild half', () => {
		const g = duel({
			aliens: { 'seat:1': 'chosen' },
			planets: homes('seat:1', 10, 10),
			deck: ['attack:40'],
			hands: { 'seat:1': ['flare:chosen'] }
		});
		g.until('window:planning.beforeSelect', 'seat:1').use('seat:1', 'wild|chosen');
		expect(g.until('planning.select').hand('seat:1')).toContainEqual('attack:40#1');
		const strong = duel({ aliens: { 'seat:1': 'chosen' }, hands: { 'seat:1': ['flare:chosen'] } });
		strong.until('planning.select');
		expect(strong.offers('seat:1', 'wild|chosen')).toBe(false);
	});

	const kept = () =>
		revealed({
			deck: ['attack:20', 'reinforcement:3', 'artifact:plague'],
			hands: { 'seat:1': ['flare:chosen'], 'seat:2': ['artifact:cosmic-zap'] }
		})
			.use('seat:1', 'power|chosen')
			.until('window:use.drew', 'seat:1');

	it('[super:chosen] given cards turned up, when it plays it, then it keeps those that are no encounter cards; not played, they are discarded', () => {
		const g = kept().use('seat:1', 'super|chosen').until('chosen.pray.choose');
		expect(g.choices('seat:1')).toEqual(['replace attack:20#1', 'add attack:20#1', 'none']);
		g.pick('seat:1', 'none').until('window:reveal.values');
		expect(g.hand('seat:1').slice().sort()).toEqual([
			'artifact:plague#1',
			'flare:chosen',
			'reinforcement:3#1'
		]);
		expect(g.board.discard).toEqual(['attack:20#1']);
		const quiet = kept().until('chosen.pray.choose').pick('seat:1', 'none');
		expect(quiet.until('window:reveal.values').hand('seat:1')).toEqual(['flare:chosen']);
	});

	it('[super:chosen] given Cosmic Zap answers it, then it goes back to hand, nothing is kept, and the cards turned up may still be used', () => {
		const g = declare(kept(), 'seat:1', 'super|chosen');
		g.use('seat:2', 'artifact|cosmic-zap').until('chosen.pray.choose');
		g.pick('seat:1', 'add attack:20').until('window:resolution.outcome');
		expect(g.hand('seat:1')).toEqual(['flare:chosen']);
		expect(g.encounter.flares).toEqual([]);
		expect(g.encounter.zapped).toEqual([{ seat: 'seat:1', alien: 'chosen' }]);
		expect(g.encounter.totals).toEqual({ offense: 29, defense: 12 });
	});
});
