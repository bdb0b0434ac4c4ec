/** Kamikaze: gives up ships for cards. */
import { describe, expect, it } from 'vitest';
import { declare, duel, homes, meet, offered } from '../../../support/duel';
import type { SeatId } from '../../../../src/lib/core';
import type { CosmicGame, Position } from '../../../support/cosmic';

const DECK = ['attack:15', 'attack:14', 'attack:13', 'attack:12', 'attack:11', 'attack:10'];

/** Seat 1 has sent two ships against seat 2; cards are about to be chosen. */
const before = (given: Position = {}, seat: SeatId = 'seat:1'): CosmicGame =>
	duel({ aliens: { 'seat:1': 'kamikaze' }, deck: DECK, ...given })
		.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } })
		.until('window:planning.beforeSelect', seat);

describe('Kamikaze', () => {
	it('[alien:kamikaze] given it is a main player, when it gives up ships, then they go to the warp and it draws two cards for each; not used, it keeps them', () => {
		const g = before().use('seat:1', 'power|kamikaze', {
			split: { 'planet:1-2': 1, 'planet:1-3': 2 }
		});
		g.until('planning.select');
		expect(g.board.warp).toEqual({ 'seat:1': 3 });
		expect(g.ships('planet:1-3')).toEqual({ 'seat:1': 2 });
		expect(g.hand('seat:1')).toEqual(['attack:08#1', ...DECK.map((card) => `${card}#1`)]);
		const quiet = before().until('planning.select');
		expect(quiet.hand('seat:1')).toHaveLength(1);
		expect(quiet.board.warp).toEqual({});
	});

	it('[alien:kamikaze] ruling: given the defense, then ships come from any colony, the planet it defends too; of the offense, not from the gate', () => {
		const defense = before(
			{
				aliens: { 'seat:2': 'kamikaze' },
				planets: { 'planet:3-1': { 'seat:3': 4, 'seat:2': 1 } }
			},
			'seat:2'
		);
		defense.use('seat:2', 'power|kamikaze', { split: { 'planet:2-1': 2, 'planet:3-1': 1 } });
		defense.until('planning.select');
		expect(defense.ships('planet:2-1')).toEqual({ 'seat:2': 2 });
		expect(defense.ships('planet:3-1')).toEqual({ 'seat:3': 4 });
		expect(
			before().refusal('seat:1', {
				pick: 'power|kamikaze|sacrifice|',
				then: { split: { gate: 1 } }
			}).say
		).toBeTruthy();
	});

	it('[alien:kamikaze] given more than four ships or none, then it is refused', () => {
		const refused = (split: Record<string, number>): boolean => {
			const g = before();
			return Boolean(g.refusal('seat:1', { pick: 'power|kamikaze|sacrifice|', then: { split } }));
		};
		expect(refused({ 'planet:1-2': 4, 'planet:1-3': 1 })).toBe(true);
		expect(refused({})).toBe(true);
	});

	it('[alien:kamikaze] given four ships, then they may all go', () => {
		const g = before().use('seat:1', 'power|kamikaze', {
			split: { 'planet:1-2': 3, 'planet:1-3': 1 }
		});
		expect(g.until('planning.select').hand('seat:1')).toHaveLength(1 + 8);
		expect(g.board.warp).toEqual({ 'seat:1': 4 });
	});

	it('[alien:kamikaze] given it defends without an encounter card, then it may draw before it has to take a new hand, and not again in this encounter', () => {
		const g = duel({ aliens: { 'seat:2': 'kamikaze' }, deck: DECK });
		g.board.players['seat:2']!.hand = [];
		g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
		g.until('window:planning.beforeSelect', 'seat:2');
		g.use('seat:2', 'power|kamikaze', { split: { 'planet:2-2': 1 } });
		expect(offered(g, 'seat:2', 'power|kamikaze')).toBe(false);
		expect(g.said).toContain('{seat:2} draws 2 cards.');
		expect(g.said).not.toContain('{seat:2} draws 8 cards.');
	});

	it('[alien:kamikaze] ruling: given home colonies are given up with it, then the cards are drawn before its power is lost', () => {
		const g = before({ planets: homes('seat:1', 10, 1, 1) });
		g.use('seat:1', 'power|kamikaze', { split: { 'planet:1-2': 1, 'planet:1-3': 1 } });
		g.until('planning.select');
		expect(g.hand('seat:1')).toHaveLength(1 + 4);
		expect(g.board.players['seat:1']!.powerLost).toBe(true);
		const [drawn, off] = ['{seat:1} draws 4 cards', 'the power is lost'].map((text) =>
			g.said.indexOf(text)
		);
		expect(drawn).toBeLessThan(off!);
	});

	it('[alien:kamikaze] [wild:zombie] ruling: given a ship is saved on its way, then its cards are drawn all the same', () => {
		const g = before({ hands: { 'seat:1': ['flare:zombie'] } });
		g.use('seat:1', 'power|kamikaze', { split: { 'planet:1-2': 2 } });
		g.until('window:ships.losing', 'seat:1').use('seat:1', 'wild|zombie', { pick: 'planet:1-2' });
		g.until('planning.select');
		expect(g.board.warp).toEqual({ 'seat:1': 1 });
		expect(g.hand('seat:1')).toHaveLength(2 + 4);
	});

	it('[alien:kamikaze] given an ally, or its power lost, then it is not offered', () => {
		const ally = duel({ aliens: { 'seat:3': 'kamikaze' } }).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: { 'seat:3': ['offense', { 'planet:3-1': 1 }] }
		});
		expect(offered(ally, 'seat:3', 'power|kamikaze')).toBe(false);
		const weak = (planets: Position['planets']) =>
			duel({ aliens: { 'seat:1': 'kamikaze' }, ...(planets && { planets }) }).encounterTo({
				target: 'planet:2-1',
				send: { 'planet:1-1': 1 }
			});
		expect(offered(weak(homes('seat:1', 10, 10)), 'seat:1', 'power|kamikaze')).toBe(false);
		expect(offered(weak(homes('seat:1', 10, 5, 5)), 'seat:1', 'power|kamikaze')).toBe(true);
	});

	it('[alien:kamikaze] ruling: given it is zapped, then the ships stay and no card is drawn', () => {
		const g = before({ hands: { 'seat:2': ['artifact:cosmic-zap'] } });
		declare(g, 'seat:1', 'power|kamikaze', { split: { 'planet:1-2': 2 } });
		g.use('seat:2', 'artifact|cosmic-zap').until('planning.select');
		expect(g.board.warp).toEqual({});
		expect(g.hand('seat:1')).toHaveLength(1);
	});
});

describe('the Kamikaze flare', () => {
	const laid = (given: Position = {}, seat: SeatId = 'seat:1'): CosmicGame =>
		meet(
			duel({ hands: { 'seat:1': ['attack:20', 'flare:kamikaze'] }, ...given }),
			['attack:08', 'attack:08'],
			2
		).until('window:planning.selected', seat);

	it('[wild:kamikaze] given the cards lie face down, when it gives up ships, then each adds 3 to its side; not played, none does', () => {
		const given: Position = { aliens: { 'seat:3': 'healer' } };
		const g = laid(given).use('seat:1', 'wild|kamikaze', { split: { 'planet:1-2': 3 } });
		g.until('turn.second');
		expect(g.said).toContain('The offense wins 19 to 12.');
		expect(g.board.warp['seat:1']).toBe(3);
		const quiet = laid(given).until('launch.aim', 'seat:2');
		expect(quiet.said).toContain('The defense wins 12 to 10.');
		expect(quiet.board.warp).toEqual({ 'seat:1': 2 });
	});

	it('[wild:kamikaze] given four ships, then they may all go, and no fifth; once the cards are up, none', () => {
		const g = laid();
		const pick = g.choices('seat:1').find((id) => id.startsWith('wild'))!;
		const five = { pick, then: { split: { 'planet:1-2': 4, 'planet:1-3': 1 } } };
		expect(g.refusal('seat:1', five)).toBeTruthy();
		g.use('seat:1', 'wild|kamikaze', { split: { 'planet:1-2': 3, 'planet:1-3': 1 } });
		expect(g.until('turn.second').said).toContain('The offense wins 22 to 12.');
		const late = laid().until('window:reveal.values');
		expect(offered(late, 'seat:1', 'wild|kamikaze')).toBe(false);
	});

	it('[wild:kamikaze] given the defense plays it, then ships of the planet it defends are no choice, and its side has the 3 each', () => {
		const g = laid({ hands: { 'seat:2': ['flare:kamikaze'] } }, 'seat:2');
		const pick = g.choices('seat:2').find((id) => id.startsWith('wild'))!;
		expect(g.refusal('seat:2', { pick, then: { split: { 'planet:2-1': 1 } } })).toBeTruthy();
		g.use('seat:2', 'wild|kamikaze', { split: { 'planet:2-2': 1 } });
		g.until('launch.aim', 'seat:2');
		expect(g.said).toContain('The defense wins 15 to 10.');
	});

	it('[wild:kamikaze] given two negotiates, then the ships are gone for nothing', () => {
		const g = meet(
			duel({ hands: { 'seat:1': ['negotiate', 'flare:kamikaze'], 'seat:2': ['negotiate'] } }),
			['negotiate', 'negotiate']
		).until('window:planning.selected', 'seat:1');
		g.use('seat:1', 'wild|kamikaze', { split: { 'planet:1-2': 1 } }).until('deal.talk');
		expect(g.board.warp).toEqual({ 'seat:1': 1 });
		expect(g.encounter.totals).toBeNull();
	});

	it('[wild:kamikaze] given an ally holds it, or no ship outside the encounter, then it cannot be played', () => {
		const ally = duel({ hands: { 'seat:3': ['flare:kamikaze'] } }).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: { 'seat:3': ['offense', { 'planet:3-1': 1 }] },
			cards: ['attack:08', 'attack:08']
		});
		expect(offered(ally, 'seat:3', 'wild|kamikaze')).toBe(false);
		const all = duel({
			planets: homes('seat:2', 4),
			hands: { 'seat:2': ['flare:kamikaze'] }
		}).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			cards: ['attack:08', 'attack:08']
		});
		expect(offered(all, 'seat:2', 'wild|kamikaze')).toBe(false);
	});

	it('[wild:kamikaze] given Card Zap answers it, then nothing is added and no ship is lost', () => {
		const g = laid({
			hands: { 'seat:1': ['flare:kamikaze'], 'seat:2': ['artifact:card-zap'] }
		});
		declare(g, 'seat:1', 'wild|kamikaze', { split: { 'planet:1-2': 3 } });
		g.use('seat:2', 'artifact|card-zap').until('launch.aim', 'seat:2');
		expect(g.said).toContain('The defense wins 12 to 10.');
		expect(g.board.warp).toEqual({ 'seat:1': 2 });
	});

	it('[wild:kamikaze] given Kamikaze without its power, then it plays the wild half; with it, it does not', () => {
		const hands = { 'seat:1': ['flare:kamikaze'], 'seat:2': [] };
		const aliens = { 'seat:1': 'kamikaze' } as const;
		const weak = laid({ aliens, planets: homes('seat:1', 10, 10), hands });
		expect(weak.offers('seat:1', 'wild|kamikaze')).toBe(true);
		const strong = meet(duel({ aliens, hands }));
		expect(offered(strong, 'seat:1', 'wild|kamikaze')).toBe(false);
	});

	const regroup = (warp: number, given: Position = {}): CosmicGame =>
		duel({
			aliens: { 'seat:1': 'kamikaze' },
			planets: homes('seat:1', 4, 4, 4, 2),
			warp: { 'seat:1': warp },
			hands: { 'seat:1': ['flare:kamikaze'] },
			...given
		});

	it('[super:kamikaze] given ships in the warp, when it plays it in regroup, then three come back instead of one; not played, one does', () => {
		const g = regroup(6).until('window:regroup.retrieve', 'seat:1').use('seat:1', 'super|kamikaze');
		g.until('home.land').answer('seat:1', { split: { 'planet:1-4': 2, 'planet:1-1': 1 } });
		g.until('launch.aim');
		expect(g.board.warp).toEqual({ 'seat:1': 3 });
		expect(g.ships('planet:1-4')).toEqual({ 'seat:1': 4 });
		expect(regroup(6).until('launch.aim').board.warp).toEqual({ 'seat:1': 5 });
	});

	it('[super:kamikaze] ruling: given two ships in the warp, then both come back; with one it cannot be played', () => {
		const g = regroup(2).until('window:regroup.retrieve', 'seat:1').use('seat:1', 'super|kamikaze');
		expect(g.until('launch.aim').board.warp).toEqual({});
		const one = regroup(1);
		while (!one.asked.includes('launch.aim')) {
			expect(one.offers('seat:1', 'super|kamikaze')).toBe(false);
			one.lapse();
		}
	});

	it('[super:kamikaze] given the regroup of another, then it brings nothing back', () => {
		const g = duel({
			aliens: { 'seat:2': 'kamikaze' },
			planets: homes('seat:2', 4, 4, 4, 2),
			warp: { 'seat:1': 1, 'seat:2': 6 },
			hands: { 'seat:2': ['flare:kamikaze'] }
		});
		while (!g.asked.includes('launch.aim')) {
			expect(g.offers('seat:2', 'super|kamikaze')).toBe(false);
			g.lapse();
		}
		expect(g.board.warp).toEqual({ 'seat:2': 6 });
	});

	it('[super:kamikaze] given Cosmic Zap answers it, then it goes back to hand and one ship comes back', () => {
		const g = regroup(6, {
			hands: { 'seat:1': ['flare:kamikaze'], 'seat:2': ['artifact:cosmic-zap'] }
		}).until('window:regroup.retrieve', 'seat:1');
		declare(g, 'seat:1', 'super|kamikaze').use('seat:2', 'artifact|cosmic-zap').until('launch.aim');
		expect(g.board.warp).toEqual({ 'seat:1': 5 });
		expect(g.hand('seat:1')).toContain('flare:kamikaze');
	});
});
