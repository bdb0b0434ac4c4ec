/** Remora: where others get ships or cards, it gets one too. */
import { describe, expect, it } from 'vitest';
import { position } from '../../../support/cosmic';
import { declare, duel } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';

/** Seat 1 is about to retrieve a ship; seat 3 is Remora with ships in the warp. */
const regroup = (given: Position = {}): CosmicGame =>
	position({
		aliens: { 'seat:3': 'remora' },
		destiny: ['colour:2#1'],
		warp: { 'seat:1': 1, 'seat:3': 2 },
		...given
	})
		.until('encounter.retrieve')
		.pick('seat:1', 'planet:1-1');

/** Seat 1 loses with a ship to seat 2 and its ally, who draws rewards; seat 3, Remora, looks on. */
const rewarded = (given: Position = {}) => {
	const g = duel({ seats: 4, aliens: { 'seat:3': 'remora' }, ...given });
	g.encounterTo({
		target: 'planet:2-1',
		send: { 'planet:1-1': 1 },
		allies: { 'seat:4': ['defense', { 'planet:4-1': 2 }] },
		cards: ['attack:08', 'attack:08']
	});
	return g.until('window:cards.drawn', 'seat:3');
};

describe('Remora', () => {
	it('[alien:remora] [CE-16.27] given another gets a ship back, when it uses its power, then it gets one back too, once; not used, none', () => {
		const g = regroup().until('window:ships.retrieved', 'seat:3');
		g.use('seat:3', 'power|remora|follow').until('home.land');
		g.answer('seat:3', { split: { 'planet:3-2': 1 } }).until('launch.aim');
		expect(g.board.warp).toEqual({ 'seat:3': 1 });
		expect(g.ships('planet:3-2')).toEqual({ 'seat:3': 5 });
		expect(regroup().until('launch.aim').board.warp).toEqual({ 'seat:3': 2 });
	});

	it('[alien:remora] [CE-16.27] given another draws two cards, when it uses its power, then it draws one; and its own draw is answered by none', () => {
		const g = rewarded();
		const held = g.hand('seat:3').length;
		g.use('seat:3', 'power|remora|draw');
		while (g.board.turn === 1) g.lapse();
		expect(g.hand('seat:3')).toHaveLength(held + 1);
		expect(g.hand('seat:4')).toHaveLength(4);
	});

	it('[alien:remora] ruling: a ship that went to the warp in this encounter stays there', () => {
		const fresh = position({
			aliens: { 'seat:3': 'remora' },
			hands: { 'seat:1': ['artifact:plague', 'attack:06'] },
			warp: { 'seat:1': 1 }
		}).until('window:encounter.start', 'seat:1');
		fresh.use('seat:1', 'artifact|plague', { pick: 'seat:3' }).until('mustLose.pick');
		fresh.answer('seat:3', { split: { 'planet:3-1': 3 } });
		fresh.until('encounter.retrieve').pick('seat:1', 'planet:1-1');
		expect(fresh.board.warp).toEqual({ 'seat:3': 3 });
		expect(fresh.asked.join()).not.toContain('ships.retrieved');
	});

	it('[alien:remora] given it is zapped, then nothing comes back', () => {
		const g = regroup({ hands: { 'seat:2': ['artifact:cosmic-zap', 'attack:06'] } });
		declare(g.until('window:ships.retrieved', 'seat:3'), 'seat:3', 'power|remora|follow');
		g.use('seat:2', 'artifact|cosmic-zap').until('launch.aim');
		expect(g.board.warp).toEqual({ 'seat:3': 2 });
	});

	it('[alien:remora] given it gets a ship back itself, or cards are dealt at the start, then there is nothing to answer', () => {
		const g = regroup({ offense: 'seat:1', aliens: { 'seat:1': 'remora' }, warp: { 'seat:1': 2 } });
		expect(g.asked.join()).not.toContain('ships.retrieved');
		expect(g.said).not.toContain('Remora');
	});
});

describe('the Remora flare', () => {
	/** Seat 1 plays a flare before cards are chosen; seat 3 holds the Remora flare. */
	const played = () => {
		const g = duel({
			hands: { 'seat:1': ['flare:chosen'], 'seat:3': ['flare:remora', 'attack:06'] }
		});
		g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
		declare(g.until('window:planning.beforeSelect', 'seat:1'), 'seat:1', 'wild|chosen');
		return g;
	};

	it('[wild:remora] given another plays a flare, when it is played, then its player draws a card; not played, none', () => {
		const g = played().use('seat:3', 'wild|remora').until('planning.select');
		expect(g.hand('seat:3')).toHaveLength(3);
		expect(played().until('planning.select').hand('seat:3')).toHaveLength(2);
	});

	/** Seat 1 and its ally, seat 4, land; Remora, seat 3, holds its flare and has a ship in the warp. */
	const landed = () => {
		const g = duel({
			seats: 4,
			aliens: { 'seat:3': 'remora' },
			warp: { 'seat:3': 1 },
			hands: { 'seat:1': ['attack:40'], 'seat:3': ['flare:remora', 'attack:06'] }
		});
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: { 'seat:4': ['offense', { 'planet:4-1': 1 }] },
			cards: ['attack:40', 'attack:08']
		});
		return g.until('window:colonies.gained', 'seat:3');
	};

	it('[super:remora] [CE-16.27] given two others gain a colony by one landing, when it plays it, then it takes two, cards or ships', () => {
		const g = landed();
		expect(g.choices('seat:3', 'super|remora|share|flare:remora')).toEqual(['2 0', '1 1']);
		g.use('seat:3', 'super|remora', { pick: '1 1' }).until('home.land');
		g.answer('seat:3', { split: { 'planet:3-1': 1 } }).until('turn.second');
		expect(g.board.warp).not.toHaveProperty('seat:3');
		expect(g.hand('seat:3')).toHaveLength(3);
	});

	it('[super:remora] given it is not played, then nothing is taken', () => {
		const g = landed().until('turn.second');
		expect(g.hand('seat:3')).toHaveLength(2);
		expect(g.board.warp).toMatchObject({ 'seat:3': 1 });
	});

	it('[super:remora] [CE-21.2] given the landing wins for two, when it is answered, then both win all the same', () => {
		const planets = Object.fromEntries(
			[2, 3, 4, 5].map((k) => [`planet:2-${k}`, { 'seat:2': 1, 'seat:1': 1, 'seat:4': 1 }])
		);
		const g = duel({
			seats: 4,
			planets,
			aliens: { 'seat:3': 'remora' },
			hands: { 'seat:1': ['attack:40'], 'seat:3': ['flare:remora', 'attack:06'] }
		});
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: { 'seat:4': ['offense', { 'planet:4-1': 1 }] },
			cards: ['attack:40', 'attack:08']
		});
		g.until('window:colonies.gained', 'seat:3').use('seat:3', 'super|remora', { pick: '2 0' });
		while (!g.table.over && g.board.turn === 1) g.lapse();
		expect(g.table.over?.winners).toEqual(['seat:1', 'seat:4']);
	});
});
