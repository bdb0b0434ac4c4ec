/** Coordinator: it looks ahead in the destiny deck. */
import { describe, expect, it } from 'vitest';
import { Play, lookOpen, lookOwn } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { takePlanet } from '../../../../src/lib/games/cosmic/modules/planets';
import { mayNotMeet } from '../../../../src/lib/games/cosmic/keepers';
import { declare, duel, homes, offered, over } from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import type { CosmicGame, Position } from '../../../support/cosmic';

const TOP = ['colour:2#1', 'wild#1', 'colour:3#1'];
const COORDINATOR: Position = { aliens: { 'seat:1': 'coordinator' }, destiny: TOP };

const looking = (given: Position = COORDINATOR): CosmicGame =>
	duel({ ...COORDINATOR, ...given })
		.until('window:destiny.before', 'seat:1')
		.use('seat:1', 'power|coordinator')
		.until('coordinator.schedule.draw');
const deckOf = (g: CosmicGame) => g.vault.destiny.map((card) => card.replace(/#\d+$/, ''));

describe('Coordinator', () => {
	it('[alien:coordinator] [CE-7.23] given it looks, then it says which of the top three is drawn, and the others go where it says', () => {
		const g = looking();
		expect(g.askedSeats).toEqual(['seat:1']);
		expect(g.choices('seat:1')).toEqual(['colour:2', 'wild', 'colour:3']);
		g.pick('seat:1', 'colour:3').until('coordinator.schedule.rest');
		expect(g.choices('seat:1')).toHaveLength(6);
		g.pick('seat:1', 'wild|colour:2').until('launch.aim');
		expect(g.encounter.defense).toBe('seat:3');
		expect(deckOf(g).at(-1)).toBe('wild');
		expect(deckOf(g)[0]).toBe('colour:2');
	});

	it.each([
		['colour:2 wild|', ['wild', 'colour:2'], null],
		['wild colour:2|', ['colour:2', 'wild'], null],
		['|colour:2 wild', null, ['wild', 'colour:2']],
		['|wild colour:2', null, ['colour:2', 'wild']]
	] as const)('[alien:coordinator] given it says %s, then they lie so', (order, top, bottom) => {
		const g = looking().pick('seat:1', 'colour:3').until('coordinator.schedule.rest');
		g.pick('seat:1', order).until('launch.aim');
		if (top) expect(deckOf(g).slice(-2)).toEqual(top);
		if (bottom) expect(deckOf(g).slice(0, 2)).toEqual(bottom);
	});

	it('[alien:coordinator] ruling: the others learn neither what it saw nor where the cards go', () => {
		const played = (order: string) =>
			looking().pick('seat:1', 'colour:3').until('coordinator.schedule.rest').pick('seat:1', order);
		const [one, other] = ['wild colour:2|', '|colour:2 wild'].map((order) => played(order));
		for (const g of [one!, other!]) {
			expect(JSON.stringify(lookOpen(cosmic, g.table))).not.toContain('On top of the destiny deck');
			expect(JSON.stringify(lookOwn(cosmic, g.table, 'seat:2'))).not.toContain('On top of');
		}
		expect(lookOwn(cosmic, one!.table, 'seat:2')).toEqual(lookOwn(cosmic, other!.table, 'seat:2'));
		expect(lookOpen(cosmic, one!.table)).toEqual(lookOpen(cosmic, other!.table));
	});

	it('[alien:coordinator] [CE-7.23] ruling: given two cards in the deck, then all are shuffled before it looks', () => {
		const g = duel(COORDINATOR).until('window:destiny.before', 'seat:1');
		g.board.destinyDiscard = g.vault.destiny.splice(0, g.vault.destiny.length - 2);
		const n = g.board.destinyDiscard.length + 2;
		g.use('seat:1', 'power|coordinator').until('coordinator.schedule.draw');
		expect(g.vault.destiny).toHaveLength(n);
		expect(g.board.destinyDiscard).toEqual([]);
	});

	it('[alien:coordinator] given three alike, then nothing is asked', () => {
		const g = duel({ ...COORDINATOR, destiny: ['colour:2#1', 'colour:2#2', 'colour:2#3'] });
		g.until('window:destiny.before', 'seat:1').use('seat:1', 'power|coordinator');
		g.until('coordinator.schedule.rest');
		expect(g.choices('seat:1')).toHaveLength(3);
		g.pick('seat:1', 'colour:2|colour:2').until('launch.aim');
		expect(deckOf(g)[0]).toBe('colour:2');
	});

	it('[alien:coordinator] ruling: given another card is drawn, then it has looked in this encounter', () => {
		const g = looking({ ...COORDINATOR, destiny: ['colour:1#1', 'colour:2#1', 'wild#1'] });
		g.pick('seat:1', 'colour:1')
			.until('coordinator.schedule.rest')
			.pick('seat:1', 'colour:2 wild|');
		g.until('launch.aim');
		expect(g.encounter.defense).toBe('seat:2');
		expect(g.said.match(/uses the power of Coordinator/g)).toHaveLength(1);
	});

	it('[alien:coordinator] given it leaves its power, or is not the offense, then the top card is drawn', () => {
		const left = duel(COORDINATOR)
			.until('window:destiny.before', 'seat:1')
			.pass()
			.until('launch.aim');
		expect(left.encounter.destiny).toBe('colour:2#1');
		const other = duel({ ...COORDINATOR, aliens: { 'seat:3': 'coordinator' } });
		expect(offered(other, 'seat:3', 'power|')).toBe(false);
	});

	it('[alien:coordinator] given it is zapped, then it sees nothing', () => {
		const g = duel({ ...COORDINATOR, hands: { 'seat:2': ['artifact:cosmic-zap'] } });
		declare(g.until('window:destiny.before', 'seat:1'), 'seat:1', 'power|coordinator');
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		g.until('launch.aim');
		expect(g.said).not.toContain('at the top');
		expect(g.encounter.destiny).toBe('colour:2#1');
	});

	it('[alien:coordinator] [CE-3.15] then it does not meet Dictator', () => {
		expect(mayNotMeet('coordinator', 'dictator')).toBe(true);
	});

	it('given weak defenders at home, then the steady player has that colour drawn, and leaves its own below', () => {
		const planets = Object.fromEntries(
			[1, 2, 3, 4, 5].map((k) => [`planet:3-${k}`, { 'seat:3': 1 }])
		);
		const g = duel({
			...COORDINATOR,
			planets,
			destiny: ['colour:2#1', 'colour:1#1', 'colour:3#1']
		});
		g.until('window:destiny.before', 'seat:1');
		expect(steadyAnswer(g, 'seat:1')).toEqual({ pick: 'power|coordinator|schedule|' });
		g.use('seat:1', 'power|coordinator').until('coordinator.schedule.draw');
		expect(steadyAnswer(g, 'seat:1')).toEqual({ pick: 'colour:3' });
		g.pick('seat:1', 'colour:3').until('coordinator.schedule.rest');
		expect(steadyAnswer(g, 'seat:1')).not.toMatchObject({
			pick: expect.stringMatching(/colour:1.*\|/) as string
		});
	});
});

describe('the Coordinator flare', () => {
	const WILD: Position = { destiny: TOP, hands: { 'seat:1': ['flare:coordinator'] } };

	it('[wild:coordinator] [CE-7.21] given a card is drawn, then the offense has another drawn', () => {
		const g = duel(WILD).until('window:destiny.drawn', 'seat:1').use('seat:1', 'wild|coordinator');
		g.until('destiny.wild');
		expect(g.board.destinyDiscard).toEqual(['colour:2#1', 'wild#1']);
	});

	it('[wild:coordinator] given it is not the offense, then it is not offered', () => {
		const g = duel({ ...WILD, hands: { 'seat:3': ['flare:coordinator'] } });
		expect(offered(g, 'seat:3', 'wild|', (one) => one.asked.includes('launch.aim'))).toBe(false);
	});

	it('[wild:coordinator] given its own colour without an intruder, then the steady player has another drawn', () => {
		const strong = Object.fromEntries(
			[1, 2, 3, 4, 5].map((k) => [`planet:2-${k}`, { 'seat:2': 20 }])
		);
		const g = duel({ ...WILD, planets: strong }).until('window:destiny.drawn', 'seat:1');
		expect(steadyAnswer(g, 'seat:1')).toMatchObject({
			pick: expect.stringMatching(/^wild\|coordinator/) as string
		});
	});

	const SUPER: Position = {
		aliens: { 'seat:2': 'coordinator' },
		destiny: TOP,
		hands: { 'seat:2': ['flare:coordinator'] }
	};
	const swapped = (given: Position = SUPER): CosmicGame =>
		duel(given).until('window:destiny.defenseSet', 'seat:2').use('seat:2', 'super|coordinator');

	it('[super:coordinator] [CE-4.12] given its colour was drawn, then it attacks who drew it, and their turn ends with that', () => {
		const g = swapped().until('launch.aim');
		expect(g.askedSeats).toEqual(['seat:2']);
		expect(g.choices('seat:2')).toEqual([1, 2, 3, 4, 5].map((k) => `planet:1-${k}`));
		expect(g.encounter).toMatchObject({ offense: 'seat:2', defense: 'seat:1', system: 'seat:1' });
		g.pick('seat:2', 'planet:1-2').until('launch.send');
		g.answer('seat:2', { split: { 'planet:2-1': 4 } }).until('planning.select');
		g.pick('seat:1', 'attack:08').pick('seat:2', 'attack:08');
		over(g);
		expect(g.said).toContain('12 to 12');
		g.until('launch.aim');
		expect(g.board.offense).toBe('seat:2');
		expect(g.board.turn).toBe(2);
	});

	it('[super:coordinator] [CE-4.12] given it wins, then nobody has a second encounter of that turn', () => {
		const g = swapped({
			...SUPER,
			hands: { 'seat:2': ['flare:coordinator', 'attack:40', 'attack:20'] }
		});
		g.until('launch.aim').pick('seat:2', 'planet:1-2').until('launch.send');
		g.answer('seat:2', { split: { 'planet:2-1': 4 } }).until('planning.select');
		g.pick('seat:1', 'attack:08').pick('seat:2', 'attack:40');
		let asked = false;
		for (; g.board.turn === 1; g.lapse()) asked ||= g.asked.includes('turn.second');
		expect(asked).toBe(false);
		expect(g.ships('planet:1-2')).toEqual({ 'seat:2': 4 });
		expect(g.board.offense).toBe('seat:2');
	});

	it('[super:coordinator] given another colour, a wild card that means it, or their own planets are gone, then it is not offered', () => {
		const aimed = (g: CosmicGame) => g.asked.includes('launch.aim');
		const other = duel({ ...SUPER, destiny: ['colour:3#1'] });
		expect(offered(other, 'seat:2', 'super|', aimed)).toBe(false);
		const wild = duel({ ...SUPER, destiny: ['wild#1'] }).until('destiny.wild');
		expect(offered(wild.pick('seat:1', 'seat:2'), 'seat:2', 'super|', aimed)).toBe(false);
		const homeless = duel({ ...SUPER, planets: { 'planet:3-1': { 'seat:3': 4, 'seat:1': 4 } } });
		for (const k of [1, 2, 3, 4, 5]) takePlanet(new Play(cosmic, homeless.table), `planet:1-${k}`);
		expect(offered(homeless, 'seat:2', 'super|', aimed)).toBe(false);
	});

	it('[super:coordinator] given a ship of the offense has come back into the gate, then it is not offered (CE-6.3)', () => {
		const bare = { ...SUPER, planets: homes('seat:1'), warp: { 'seat:1': 20 } };
		const g = duel(bare);
		expect(offered(g, 'seat:2', 'super|', (now) => now.asked.includes('launch.aim'))).toBe(false);
		expect(g.encounter).toMatchObject({ gate: { 'seat:1': 1 }, defense: 'seat:2' });
	});

	it('[super:coordinator] given by the time it happens it is met elsewhere than at home, then nothing comes of it', () => {
		const g = duel(SUPER).until('window:destiny.defenseSet', 'seat:2');
		g.encounter.system = 'seat:3';
		g.board.planets['planet:3-1']!.ships = { 'seat:2': 2, 'seat:3': 2 };
		g.use('seat:2', 'super|coordinator').until('launch.aim');
		expect(g.encounter).toMatchObject({ offense: 'seat:1', defense: 'seat:2', system: 'seat:3' });
	});

	it('[super:coordinator] given it leaves it, then it is the defense', () => {
		const g = duel(SUPER).until('window:destiny.defenseSet', 'seat:2').pass().until('launch.aim');
		expect(g.encounter).toMatchObject({ offense: 'seat:1', defense: 'seat:2' });
	});
});
