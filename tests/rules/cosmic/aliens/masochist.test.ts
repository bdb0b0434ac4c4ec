/** Masochist: wins when all its ships are lost. */
import { describe, expect, it } from 'vitest';
import { plainly } from '../../../../src/lib/core';
import { ALIENS } from '../../../../src/lib/games/cosmic/aliens';
import { powerOn } from '../../../../src/lib/games/cosmic/board';
import { isForbidden } from '../../../support/cosmic-pairs';
import { position } from '../../../support/cosmic';
import { declare, duel, homes } from '../../../support/duel';
import type { PlanetId, SeatId } from '../../../../src/lib/games/cosmic/types';
import type { CosmicGame, Position } from '../../../support/cosmic';

/** No ship of the seat is anywhere but in the warp. */
const lost = (seat: SeatId, given: Position = {}): Position => ({
	...given,
	aliens: { [seat]: 'masochist', ...given.aliens },
	planets: { ...homes(seat), ...given.planets },
	warp: { [seat]: 20, ...given.warp }
});

/** The encounter begins, all windows passed, until the gate is to be aimed or the game is over. */
function begin(given: Position): CosmicGame {
	const g = position(given);
	for (; !g.table.over && !g.asked.includes('launch.aim') && g.board.encounters < 2; g.lapse());
	return g;
}

const on = (g: CosmicGame, seat: SeatId): boolean => powerOn(g.board, seat, 'masochist');

describe('Masochist', () => {
	it.each(['seat:1', 'seat:2', 'seat:3'] as const)(
		'[alien:masochist] [CE-21.5] given all ships of %s are lost, when an encounter of anybody begins, then it wins before a ship comes back',
		(seat) => {
			const { table, said } = begin(lost(seat));
			expect(table.over?.winners).toEqual([seat]);
			expect(said).not.toContain('comes back');
		}
	);

	it('[alien:masochist] [CE-20.13] given some are out of the game, then those are lost as well, also when all of them are', () => {
		const g = begin(lost('seat:2', { warp: { 'seat:2': 5 }, removed: { 'seat:2': 15 } }));
		expect(g.table.over?.winners).toEqual(['seat:2']);
		const all = begin({ ...lost('seat:2'), warp: {}, removed: { 'seat:2': 20 } });
		expect(all.table.over?.winners).toEqual(['seat:2']);
	});

	it('[alien:masochist] [CE-20.18] given some are captured, then those are lost as well', () => {
		const captured = { tyrant: { 'seat:2': 2 } };
		const given = { aliens: { 'seat:3': 'tyrant' }, captured, warp: { 'seat:2': 18 } };
		const g = begin(lost('seat:2', given));
		expect(g.table.over?.winners).toEqual(['seat:2']);
	});

	it('[alien:masochist] ruling: given one is on a technology, then it is not lost', () => {
		const techs: Position['techs'] & object = { 'seat:2': [{ id: 'xenon-lasers', ships: 1 }] };
		const g = begin(lost('seat:2', { techs, warp: { 'seat:2': 19 } }));
		expect(g.table.over).toBeNull();
		expect(g.said).not.toContain('Masochist');
	});

	it.each<[string, Record<PlanetId, { 'seat:2': number }>]>([
		['at home', { 'planet:2-3': { 'seat:2': 1 } }],
		['abroad', { 'planet:3-1': { 'seat:2': 1 } }]
	])(
		'[alien:masochist] ruling: given one ship left %s, then it does not win',
		(_where, planets) => {
			const g = begin(lost('seat:2', { planets, warp: { 'seat:2': 19 } }));
			expect(g.table.over).toBeNull();
			expect(g.said).not.toContain('Masochist');
		}
	);

	it('[alien:masochist] [CE-18.4] given no home colony, then its power is on, and others lose theirs', () => {
		const g = duel({
			aliens: { 'seat:2': 'masochist', 'seat:3': 'macron' },
			planets: { ...homes('seat:2', 4), ...homes('seat:3', 4) }
		});
		expect(on(g, 'seat:2')).toBe(true);
		expect(g.board.players['seat:2']!.powerLost).toBe(false);
		expect(g.board.players['seat:3']!.powerLost).toBe(true);
		expect(g.said).not.toContain('{seat:2} has fewer');
	});

	it('[alien:masochist] [CE-18.4] given a second power beside it, then that one is lost and this one is not', () => {
		const g = position(
			lost('seat:2', {
				aliens: { 'seat:2': ['macron', 'masochist'] },
				planets: { 'planet:2-1': { 'seat:2': 4 } }
			})
		);
		expect(g.board.players['seat:2']!.powerLost).toBe(true);
		expect(powerOn(g.board, 'seat:2', 'macron')).toBe(false);
		expect(on(g, 'seat:2')).toBe(true);
		const won = begin(lost('seat:2', { aliens: { 'seat:2': ['macron', 'masochist'] } }));
		expect(won.table.over?.winners).toEqual(['seat:2']);
		expect(plainly(won.table.over?.why ?? '')).toBe('With all their ships lost.');
	});

	it('[alien:masochist] [CE-18.2] [CE-18.4] given it is traded, then whoever gives it away loses the power got for it, and whoever gets it has it at once', () => {
		const few = (seat: SeatId) =>
			duel({
				aliens: { 'seat:1': 'macron', 'seat:2': 'masochist' },
				planets: homes(seat, 4, 4),
				hands: { 'seat:1': ['flare:sorcerer'] }
			}).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
		const trade = (g: CosmicGame) =>
			g
				.until('window:planning.beforeSelect', 'seat:1')
				.use('seat:1', 'wild|sorcerer')
				.until('planning.select');
		const given = trade(few('seat:2'));
		expect(given.said).toContain('trade powers');
		expect(powerOn(given.board, 'seat:2', 'macron')).toBe(false);
		expect(given.board.players['seat:2']!.powerLost).toBe(true);
		const got = few('seat:1');
		expect(got.board.players['seat:1']!.powerLost).toBe(true);
		trade(got);
		expect(on(got, 'seat:1')).toBe(true);
		expect(got.board.players['seat:1']!.powerLost).toBe(false);
	});

	it('[alien:masochist] [CE-3.18] given its sheet is hidden, when it has too few home colonies, then it is turned up, for nothing is lost', () => {
		const hidden = (planets: Position['planets']) =>
			duel({
				options: { hiddenPowers: true },
				shown: false,
				aliens: { 'seat:1': 'masochist', 'seat:2': 'macron' },
				...(planets && { planets }),
				hands: { 'seat:1': ['attack:04'] }
			});
		const g = hidden(homes('seat:1', 1, 1, 1));
		expect(g.board.players['seat:1']!.shown).toBe(false);
		g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
		expect(g.board.players['seat:1']!.shown).toBe(true);
		expect(g.said).toContain('{seat:1} plays Masochist.');
		expect(hidden({}).board.players['seat:1']!.shown).toBe(false);
	});

	it('[alien:masochist] [CE-17.9] given it is zapped as it would win, then it does not; when the next encounter begins, it does', () => {
		const g = position(
			lost('seat:2', { hands: { 'seat:1': ['artifact:cosmic-zap', 'attack:06'] } })
		);
		expect(g.table.over).toBeNull();
		g.until('window:use.declared', 'seat:1');
		g.use('seat:1', 'artifact|cosmic-zap').until('launch.aim');
		expect(g.said).toContain('{seat:1} stops Masochist with Cosmic Zap');
		while (!g.table.over && g.board.encounters < 3) g.lapse();
		expect(g.board.encounters).toBe(2);
		expect(g.table.over?.winners).toEqual(['seat:2']);
	});

	it('[alien:masochist] ruling: given the offense plays Mobius Tubes before it, then its ships that come home keep it from winning', () => {
		const g = position(
			lost('seat:2', {
				planets: { 'planet:3-1': { 'seat:3': 4, 'seat:2': 1 } },
				warp: { 'seat:2': 19 },
				hands: { 'seat:1': ['artifact:mobius-tubes', 'attack:06'] }
			})
		).until('window:encounter.start', 'seat:1');
		g.use('seat:1', 'artifact|mobius-tubes').until('launch.aim');
		expect(g.board.warp).toEqual({});
		expect(g.table.over).toBeNull();
	});

	it('[alien:masochist] given five foreign colonies, then it wins in the usual way', () => {
		const planets = Object.fromEntries(
			[2, 3, 4, 5].map((k) => [`planet:2-${k}`, { 'seat:2': 1, 'seat:1': 1 }])
		);
		const g = duel({
			aliens: { 'seat:1': 'masochist' },
			planets,
			hands: { 'seat:1': ['attack:40'] }
		}).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			cards: ['attack:40', 'attack:08']
		});
		while (!g.table.over && g.board.turn === 1) g.lapse();
		expect(g.table.over?.winners).toEqual(['seat:1']);
	});

	it('[alien:masochist] [CE-3.15] then it may not meet Healer', () => {
		expect(isForbidden('masochist', 'healer')).toBe(true);
		expect(isForbidden('masochist', 'void')).toBe(false);
		expect(ALIENS['masochist']!.keepsPower).toBe(true);
	});
});

describe('the Masochist flare', () => {
	/** Seat 1 is about to get a ship back; seat 2 holds the flare, and seat 3 has ships in the warp, too. */
	const regroup = (given: Position = {}): CosmicGame =>
		duel({
			warp: { 'seat:1': 1, 'seat:3': 2 },
			...given,
			hands: { 'seat:2': ['flare:masochist'], ...given.hands }
		});
	const NOW = 'window:regroup.retrieve';

	it('[wild:masochist] given it names another player, then that one gets a ship back and the offense none; not played, the offense does', () => {
		const g = regroup().until(NOW, 'seat:2').use('seat:2', 'wild|masochist', { pick: 'seat:3' });
		g.until('home.land')
			.answer('seat:3', { split: { 'planet:3-2': 1 } })
			.until('launch.aim');
		expect(g.board.warp).toEqual({ 'seat:1': 1, 'seat:3': 1 });
		expect(g.ships('planet:3-2')).toEqual({ 'seat:3': 5 });
		const quiet = regroup().until('encounter.retrieve').pick('seat:1', 'planet:1-2');
		expect(quiet.until('launch.aim').board.warp).toEqual({ 'seat:3': 2 });
	});

	it('[wild:masochist] ruling: given its own player has a ship in the warp and a colony, then it may name itself; without a colony nobody is named', () => {
		const g = regroup({ warp: { 'seat:1': 1, 'seat:2': 1 } }).until(NOW, 'seat:2');
		g.use('seat:2', 'wild|masochist', { pick: 'seat:2' }).until('launch.aim');
		expect(g.board.warp).toEqual({ 'seat:1': 1 });
		expect(g.said).toContain(
			'{seat:2} plays Masochist flare (wild): they get a ship back instead.'
		);
		const some = regroup({
			seats: 4,
			planets: homes('seat:4'),
			warp: { 'seat:1': 1, 'seat:3': 2, 'seat:4': 20 }
		}).until(NOW, 'seat:2');
		const { shape } = some.decision('seat:2');
		const [flare] = shape.type === 'one' ? shape.choices.filter(({ then }) => then) : [];
		const named = flare?.then?.type === 'one' ? flare.then.choices.map(({ id }) => id) : [];
		expect(named).toEqual(['seat:3']);
		const homeless = regroup({ planets: homes('seat:3') });
		for (; !homeless.asked.includes('launch.aim'); homeless.lapse())
			expect(homeless.offers('seat:2', 'wild|masochist')).toBe(false);
	});

	it('[wild:masochist] given the offense has no colony, then it cannot be played', () => {
		const g = regroup({ planets: homes('seat:1'), warp: { 'seat:1': 3, 'seat:3': 2 } });
		for (; !g.asked.includes('launch.aim'); g.lapse())
			expect(g.offers('seat:2', 'wild|masochist')).toBe(false);
		expect(g.encounter.gate).toEqual({ 'seat:1': 1 });
	});

	it('[wild:masochist] [CE-6.8] given the offense has no ship in the warp, then there is nothing to take from it', () => {
		const g = regroup({ warp: { 'seat:3': 2 } });
		for (; !g.asked.includes('launch.aim'); g.lapse())
			expect(g.offers('seat:2', 'wild|masochist')).toBe(false);
		expect(g.board.warp).toEqual({ 'seat:3': 2 });
	});

	it.each<['machine' | 'kamikaze', number]>([
		['machine', 1],
		['kamikaze', 3]
	])(
		'[wild:masochist] [CE-6.8] given it was played, then the offense as %s has no ship to exchange with its super flare',
		(alien, n) => {
			const of: Position = {
				aliens: { 'seat:1': alien },
				warp: { 'seat:1': n, 'seat:3': 2 },
				hands: { 'seat:1': [`flare:${alien}`] }
			};
			const g = regroup(of).until(NOW, 'seat:2');
			expect(g.offers('seat:1', `super|${alien}`)).toBe(true);
			declare(g, 'seat:2', 'wild|masochist', { pick: 'seat:3' });
			for (; !g.asked.includes('launch.aim'); g.lapse())
				expect(g.offers('seat:1', `super|${alien}`)).toBe(false);
			expect(g.board.warp).toEqual({ 'seat:1': n, 'seat:3': 1 });
		}
	);

	it('[wild:masochist] given Card Zap answers it, then the offense gets its ship back', () => {
		const g = regroup({ hands: { 'seat:1': ['artifact:card-zap'] } }).until(NOW, 'seat:2');
		declare(g, 'seat:2', 'wild|masochist', { pick: 'seat:3' });
		g.use('seat:1', 'artifact|card-zap').until('launch.aim');
		expect(g.board.warp).toEqual({ 'seat:3': 2 });
	});

	/** Masochist is the offense, with ships in the warp. */
	const own = (given: Position = {}): CosmicGame =>
		duel({
			aliens: { 'seat:1': 'masochist' },
			warp: { 'seat:1': 2 },
			...given,
			hands: { 'seat:1': ['flare:masochist'], ...given.hands }
		});

	it('[super:masochist] [CE-20.13] given it plays it, then a ship in the warp leaves the game and none comes back; not played, one does', () => {
		const g = own().until(NOW, 'seat:1').use('seat:1', 'super|masochist').until('launch.aim');
		expect(g.board.warp).toEqual({ 'seat:1': 1 });
		expect(g.board.removed).toEqual({ 'seat:1': 1 });
		expect(g.said).toContain('1 ship of {seat:1} leaves the game.');
		expect(g.said).not.toContain('comes back');
		const quiet = own().until('launch.aim');
		expect(quiet.board.warp).toEqual({ 'seat:1': 1 });
		expect(quiet.board.removed).toEqual({});
	});

	it('[super:masochist] [CE-16.27] given a ship leaves the game so, then nobody has got one back', () => {
		const g = own({
			aliens: { 'seat:1': 'masochist', 'seat:3': 'remora' },
			warp: { 'seat:1': 2, 'seat:3': 2 }
		});
		g.until(NOW, 'seat:1').use('seat:1', 'super|masochist');
		for (; !g.asked.includes('launch.aim'); g.lapse())
			expect(g.offers('seat:3', 'power|remora|follow')).toBe(false);
	});

	it('[super:masochist] given it is not the offense, or has no ship in the warp, then it cannot be played', () => {
		const other = duel({
			aliens: { 'seat:2': 'masochist' },
			warp: { 'seat:1': 1, 'seat:2': 1 },
			hands: { 'seat:2': ['flare:masochist'] }
		});
		const none = own({ warp: { 'seat:2': 1 } });
		for (const [g, seat] of [
			[other, 'seat:2'],
			[none, 'seat:1']
		] as const)
			for (; !g.asked.includes('launch.aim'); g.lapse())
				expect(g.offers(seat, 'super|masochist')).toBe(false);
	});

	it('[super:masochist] given Cosmic Zap answers it, then a ship comes back as always', () => {
		const g = own({ hands: { 'seat:1': ['flare:masochist'], 'seat:2': ['artifact:cosmic-zap'] } });
		declare(g.until(NOW, 'seat:1'), 'seat:1', 'super|masochist');
		g.use('seat:2', 'artifact|cosmic-zap').until('launch.aim');
		expect(g.board.warp).toEqual({ 'seat:1': 1 });
		expect(g.board.removed).toEqual({});
	});
});
