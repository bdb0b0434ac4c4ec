/** Witch: whoever beats it is cursed, and is rid of that by ships; and each of its curses. */
import { describe, expect, it } from 'vitest';
import { Play, lookOpen } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { tradePowers } from '../../../../src/lib/games/cosmic/powers';
import { declare, duel, fight, homes, meet, met, offered, over } from '../../../support/duel';
import { position } from '../../../support/cosmic';
import type { SeatId } from '../../../../src/lib/core';
import type { CosmicGame, Position } from '../../../support/cosmic';
import type { Cards } from '../../../support/duel';

const LOST: Cards = ['attack:00', 'attack:30'];
const WON: Cards = ['attack:30', 'attack:00'];
const CACHE = ['win', 'totals', 'flare'];

/** Seat 1 is Witch, with these in its cache. */
const witch = (given: Position = {}): Position => ({
	aliens: { 'seat:1': 'witch' },
	essence: { witch: { cache: CACHE } },
	...given
});

/** Witch is the third seat and takes no part: seats 1 and 2 meet, and this card lies before one of them. */
const cursed = (
	card: string,
	on: SeatId,
	{ ships = 0, ...given }: Position & { readonly ships?: number } = {}
): Position => ({
	seats: 4,
	aliens: { 'seat:4': 'witch' },
	essence: { witch: { laid: [[card, on, ships]] } },
	destiny: ['colour:2#1'],
	...given
});

const laid = ({ board }: CosmicGame) =>
	board.essence!['witch']!.placed.map(({ id, on, ships }) => [
		id.replace('essence:witch.', ''),
		on,
		ships[on] ?? 0
	]);
const names = (ids: readonly string[]) => ids.map((id) => id.replace('essence:witch.', ''));
const cacheOf = ({ board }: CosmicGame) => names(board.essence!['witch']!.cache);
const unavailable = ({ board }: CosmicGame) => names(board.essence!['witch']!.unavailable);

/** To the end of the game, or so many decisions. */
const totals = (g: CosmicGame) => g.until('window:resolution.outcome').encounter.totals;
const regroup = (g: CosmicGame, seat: SeatId) => g.until('witch.regroup.give', seat);

describe('Witch', () => {
	it('[alien:witch] [CE-36.8] given it loses to a main player and an ally, when it curses both, then a curse of its cache lies before each, and the cache holds three again', () => {
		const g = fight(LOST, { 'seat:3': ['defense', { 'planet:3-1': 2 }] }, witch());
		g.until('witch.curse.choose');
		expect(g.choices('seat:1')).toEqual(['seat:2', 'seat:3']);
		g.pick('seat:1', 'seat:2', { pick: 'essence:witch.totals' });
		expect(g.choices('seat:1')).toEqual(['seat:3', 'done']);
		g.pick('seat:1', 'seat:3', { pick: 'essence:witch.flare' });
		expect(laid(g)).toEqual([
			['totals', 'seat:2', 0],
			['flare', 'seat:3', 0]
		]);
		expect(cacheOf(g)).toHaveLength(3);
		expect(cacheOf(g)).toContain('win');
	});

	it('[alien:witch] given it has cursed one, then it need not curse another; and who is cursed is not cursed again', () => {
		const essence = { witch: { cache: CACHE, laid: [['artifact', 'seat:2', 0]] as const } };
		const g = fight(
			LOST,
			{
				'seat:3': ['defense', { 'planet:3-1': 1 }],
				'seat:4': ['defense', { 'planet:4-1': 1 }]
			},
			witch({ essence })
		);
		g.until('witch.curse.choose');
		expect(g.choices('seat:1')).toEqual(['seat:3', 'seat:4']);
		g.pick('seat:1', 'seat:4', { pick: 'essence:witch.win' }).pick('seat:1', 'done');
		expect(laid(g)).toEqual([
			['artifact', 'seat:2', 0],
			['win', 'seat:4', 0]
		]);
	});

	it('[alien:witch] given it loses as an ally, then it curses those of the other side; given it wins, or takes no part, nobody is cursed', () => {
		const ally = (cards: Cards) =>
			fight(
				cards,
				{ 'seat:3': ['offense', { 'planet:3-1': 1 }] },
				witch({ aliens: { 'seat:3': 'witch' } })
			);
		const g = ally(LOST).until('witch.curse.choose');
		expect(g.askedSeats).toEqual(['seat:3']);
		expect(g.choices('seat:3')).toEqual(['seat:2']);
		expect(laid(over(ally(WON)))).toEqual([]);
		expect(laid(over(met(LOST, witch({ aliens: { 'seat:3': 'witch' } }))))).toEqual([]);
	});

	it('[alien:witch] ruling: given both sides lose, then it curses the other; given a deal fails, nobody has lost', () => {
		const both = met(['morph', 'morph'], witch({ options: { largeGroupCards: 'on' } }));
		both.until('witch.curse.choose');
		expect(both.choices('seat:1')).toEqual(['seat:2']);
		const g = met(['negotiate', 'negotiate'], witch()).until('deal.talk');
		expect(laid(over(g))).toEqual([]);
	});

	it('[alien:witch] [CE-36.5] given its use is zapped, then nobody is cursed, and its curses stay in force', () => {
		const essence = { witch: { cache: CACHE, laid: [['totals', 'seat:3', 0]] as const } };
		const g = met(LOST, witch({ essence, hands: { 'seat:2': ['artifact:cosmic-zap'] } }));
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		expect(laid(over(g))).toEqual([['totals', 'seat:3', 0]]);
		expect(g.said).toContain('Witch is stopped until the encounter ends.');
	});

	it('[alien:witch] [CE-36.5] given Card Zap in a hand, when a curse is laid, then there is no use of it to answer', () => {
		const g = met(LOST, witch({ hands: { 'seat:2': ['artifact:card-zap'] } }));
		g.until('witch.curse.choose').pick('seat:1', 'seat:2', { pick: 'essence:witch.win' });
		expect(offered(g, 'seat:2', 'artifact|card-zap')).toBe(false);
		expect(laid(g)).toEqual([['win', 'seat:2', 0]]);
	});
});

describe('CE-36 its cards', () => {
	it('[CE-36.1] given the option is off, then Witch is in no box; given it is on, then in each, drawn, chosen, classic or all', () => {
		const boxOf = (options: object) =>
			cosmic.recorded!({ ...options } as never, 4, cosmic.rules)['aliens'] as string[];
		for (const box of ['drawn', 'chosen', 'classic', 'all']) {
			expect(boxOf({ box })).not.toContain('witch');
			expect(boxOf({ box, essence: true })).toContain('witch');
		}
		const chosenAliens = ['zombie', 'clone'];
		expect(boxOf({ box: 'chosen', chosenAliens, essence: true })).toEqual([
			...chosenAliens,
			'witch'
		]);
	});

	it('[CE-24.5] [CE-36.2] given Witch begins, then three of seven cards are its cache and four its set', () => {
		const g = position({ aliens: { 'seat:1': 'witch' } });
		expect(cacheOf(g)).toHaveLength(3);
		expect(g.table.vault.essence!['witch']).toHaveLength(4);
		expect(new Set([...cacheOf(g), ...names(g.table.vault.essence!['witch']!)]).size).toBe(7);
	});

	it('[CE-36.2] given the set is empty, when a card is played, then the unavailable ones are shuffled into a new set and the cache is filled', () => {
		const rest = ['artifact', 'attack-card', 'alliance', 'non-encounter'];
		const g = met(LOST, witch({ essence: { witch: { cache: CACHE, unavailable: rest } } }));
		g.until('witch.curse.choose').pick('seat:1', 'seat:2', { pick: 'essence:witch.win' });
		expect(unavailable(g)).toEqual([]);
		expect(cacheOf(g)).toHaveLength(3);
		expect(g.table.vault.essence!['witch']).toHaveLength(3);
	});

	it('[CE-36.3] given the cache, then Witch alone sees which cards it holds, and all how many; what lies before players and what is unavailable all see', () => {
		const essence = {
			witch: {
				cache: CACHE,
				laid: [['artifact', 'seat:2', 2]] as const,
				unavailable: ['alliance']
			}
		};
		const g = position(witch({ essence }));
		const own = (seat: SeatId) => cosmic.own(g.board, seat, cosmic.rules).caches;
		expect(own('seat:1')).toEqual({ witch: CACHE.map((card) => `essence:witch.${card}`) });
		expect(own('seat:2')).toBeUndefined();
		const open = lookOpen(cosmic, g.table).board;
		expect(open.essence).toEqual({
			witch: {
				set: 2,
				cache: 3,
				placed: [{ id: 'essence:witch.artifact', on: 'seat:2', ships: 2 }],
				unavailable: ['essence:witch.alliance']
			}
		});
	});

	it('[CE-36.4] given Witch loses its power, then its cache and the curses return and are unavailable, and ships on them go to the warp; with its power back it draws from the set', () => {
		const g = met(
			['attack:30', 'attack:00'],
			{
				aliens: { 'seat:2': 'witch' },
				essence: { witch: { cache: CACHE, laid: [['artifact', 'seat:1', 2]] as const } },
				planets: { ...homes('seat:2', 1, 4, 4) }
			},
			2
		);
		const before = g.board.warp['seat:1'] ?? 0;
		over(g);
		expect(g.board.players['seat:2']!.powerLost).toBe(true);
		expect(unavailable(g).sort()).toEqual([...CACHE, 'artifact'].sort());
		expect([cacheOf(g), laid(g)]).toEqual([[], []]);
		expect(g.board.warp['seat:1']).toBe(before + 2);
	});

	it('[CE-36.4] given powers are traded, then the set, the cache and the curses are those of who plays Witch now', () => {
		const essence = { witch: { cache: CACHE, laid: [['artifact', 'seat:2', 0]] as const } };
		const g = position(witch({ essence }));
		const { board } = g;
		tradePowers(new Play(cosmic, g.table), 'seat:1', 'seat:3');
		expect(cosmic.own(board, 'seat:3', cosmic.rules).caches).toEqual({
			witch: CACHE.map((card) => `essence:witch.${card}`)
		});
		expect(cosmic.own(board, 'seat:1', cosmic.rules).caches).toBeUndefined();
		expect([cacheOf(g), laid(g)]).toEqual([CACHE, [['artifact', 'seat:2', 0]]]);
	});

	it('[CE-36.7] given hidden powers, then Witch is turned up as its cache is laid out', () => {
		const g = position({
			aliens: { 'seat:1': 'witch', 'seat:2': 'zombie' },
			shown: false,
			options: { hiddenPowers: true }
		});
		expect(g.board.players['seat:1']!.shown).toBe(true);
		expect(g.board.players['seat:2']!.shown).toBe(false);
	});

	it('[CE-36.9] given a curse of three ships with two on it, when its player puts another there in a regroup, then all three go to the warp and the curse ends', () => {
		const g = position(cursed('win', 'seat:2', { ships: 2 }));
		regroup(g, 'seat:2');
		expect(g.choices('seat:2')).toContain('planet:2-1');
		g.pick('seat:2', 'planet:2-1');
		g.until('launch.aim');
		expect([laid(g), unavailable(g)]).toEqual([[], ['win']]);
		expect(g.board.warp).toEqual({ 'seat:2': 3 });
		expect(g.ships('planet:2-1')).toEqual({ 'seat:2': 3 });
	});

	it('[CE-36.9] given one keeps its ships, or the curse wants more, then it stays; a ship on it is on no colony', () => {
		const g = position(cursed('totals', 'seat:2', { ships: 2 }));
		regroup(g, 'seat:2').pick('seat:2', 'keep');
		expect(laid(g)).toEqual([['totals', 'seat:2', 2]]);
		const other = position(cursed('totals', 'seat:2', { ships: 2 }));
		regroup(other, 'seat:2').pick('seat:2', 'planet:2-2');
		other.until('launch.aim');
		expect(laid(other)).toEqual([['totals', 'seat:2', 3]]);
		expect(other.ships('planet:2-2')).toEqual({ 'seat:2': 3 });
		expect(other.board.warp).toEqual({});
	});

	it('[CE-36.6] given the conditions of the older Schizoid, then they are no essence cards of this game', () => {
		expect(cosmic.content['essence']!.filter((id) => !id.startsWith('witch-'))).toEqual([]);
	});
});

describe('the curses of Witch', () => {
	it('[essence:witch-alliance] [CE-36.12] given a main player has it, then it invites nobody; an ally so cursed is not asked whether it joins', () => {
		const main = position(cursed('alliance', 'seat:1'));
		main.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } }).until('planning.select');
		expect(main.asked).not.toContain('alliance.offenseInvites');
		expect(main.encounter.invited.offense).toEqual([]);
		const asks = (on: SeatId) => {
			const g = position(cursed('alliance', on));
			g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } });
			g.until('alliance.offenseInvites').answer('seat:1', { picks: ['seat:3'] });
			g.until('alliance.defenseInvites').answer('seat:2', { picks: [] });
			let asked = false;
			while (!g.asked.includes('planning.select')) {
				asked ||= g.asked.includes('alliance.answer');
				g.lapse();
			}
			return asked;
		};
		expect(asks('seat:3')).toBe(false);
		expect(asks('seat:4')).toBe(true);
	});

	it('[essence:witch-artifact] [CE-36.10] given it is laid before who holds artifacts, then they are discarded at once, and one that comes later as well', () => {
		const g = met(
			LOST,
			witch({
				essence: { witch: { cache: ['artifact', 'win', 'flare'] } },
				hands: { 'seat:2': ['artifact:plague', 'flare:clone'] }
			})
		);
		g.until('witch.curse.choose').pick('seat:1', 'seat:2', { pick: 'essence:witch.artifact' });
		expect(g.hand('seat:2')).not.toContainEqual(expect.stringMatching(/^artifact/));
		expect(g.hand('seat:2')).toContain('flare:clone');
		expect(g.board.discard).toEqual(['artifact:plague#1']);
	});

	it('[essence:witch-artifact] [CE-36.10] given it lies before who draws a new hand, then artifacts among that are discarded and others stay', () => {
		const fresh = position(
			cursed('artifact', 'seat:1', {
				hands: { 'seat:1': ['flare:clone'] },
				deck: ['artifact:plague', 'attack:10', 'artifact:quash', 'flare:zombie', 'negotiate']
			})
		).until('launch.aim');
		const kinds = fresh.hand('seat:1').map((card) => card.split(':')[0]);
		expect(kinds).not.toContain('artifact');
		expect(fresh.hand('seat:1')).toContain('flare:zombie');
		expect(fresh.board.discard).toEqual(
			expect.arrayContaining(['artifact:plague#1', 'artifact:quash#1'])
		);
	});

	it('[essence:witch-flare] [CE-36.10] given it is laid before who holds a flare, then that is discarded and an artifact stays', () => {
		const g = met(LOST, witch({ hands: { 'seat:2': ['artifact:plague', 'flare:clone'] } }));
		g.until('witch.curse.choose').pick('seat:1', 'seat:2', { pick: 'essence:witch.flare' });
		expect(g.hand('seat:2')).not.toContain('flare:clone');
		expect(g.hand('seat:2')).toContainEqual(expect.stringMatching(/^artifact:plague/));
		expect(g.board.discard).toEqual(['flare:clone']);
	});

	it('[essence:witch-attack-card] [CE-36.11] given a main player has it, then all see its highest attack before cards are selected; given another has it, nothing is shown', () => {
		const shows = (on: SeatId) => {
			const g = position(
				cursed('attack-card', on, {
					hands: { 'seat:1': ['attack:10', 'attack:23', 'negotiate'], 'seat:2': ['attack:15'] }
				})
			);
			g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } }).until('planning.select');
			return g.board.encounter!.looks.map(({ by, of, what, cards }) => [
				by,
				of,
				what,
				cards.map((card) => card.split('#')[0])
			]);
		};
		const look = (by: SeatId) => [by, 'seat:1', 'shown', ['attack:23']];
		expect(shows('seat:1')).toEqual([look('seat:2'), look('seat:3'), look('seat:4')]);
		expect(shows('seat:3')).toEqual([]);
	});

	it('[essence:witch-non-encounter] [CE-36.12] given it lies before who holds an artifact and a reinforcement, then it plays neither; without it, both', () => {
		const hands = {
			'seat:1': ['attack:10'],
			'seat:2': ['attack:15', 'artifact:plague', 'reinforcement:3']
		} as const;
		const given = (on: SeatId) =>
			position(
				cursed('non-encounter', on, {
					hands: { 'seat:1': [...hands['seat:1']], 'seat:2': [...hands['seat:2']] }
				})
			).encounterTo({
				target: 'planet:2-1',
				send: { 'planet:1-1': 2 }
			});
		const offers = (on: SeatId, name: string) => {
			const g = given(on).until('planning.select');
			g.lay('attack:10', 'attack:15');
			return offered(g, 'seat:2', name);
		};
		expect(offers('seat:2', 'reinforcement:3')).toBe(false);
		expect(offers('seat:3', 'reinforcement:3')).toBe(true);
		const plague = (on: SeatId) => {
			const g = position(
				cursed('non-encounter', on, {
					hands: { 'seat:1': [...hands['seat:1']], 'seat:2': [...hands['seat:2']] }
				})
			);
			return offered(g, 'seat:2', 'artifact|plague');
		};
		expect(plague('seat:2')).toBe(false);
		expect(plague('seat:3')).toBe(true);
	});

	it('[essence:witch-totals] given a main player has it, then the ships of its side, allies too, are subtracted; an ally so cursed counts as ever', () => {
		const given = (on: SeatId) => {
			const g = position(
				cursed('totals', on, { hands: { 'seat:1': ['attack:10'], 'seat:2': ['attack:15'] } })
			);
			return totals(
				g.encounterTo({
					target: 'planet:2-1',
					send: { 'planet:1-1': 2 },
					allies: { 'seat:3': ['offense', { 'planet:3-1': 3 }] },
					cards: ['attack:10', 'attack:15']
				})
			);
		};
		expect(given('seat:1')).toEqual({ offense: 10 - 2 - 3, defense: 15 + 4 });
		expect(given('seat:2')).toEqual({ offense: 15, defense: 15 - 4 });
		expect(given('seat:3')).toEqual({ offense: 15, defense: 19 });
	});

	/** Seat 1 holds four foreign colonies and wins a fifth, with or without an ally that does so too. */
	const atFour = (on: SeatId, ships = 0) =>
		position(
			cursed('win', on, {
				ships,
				hands: { 'seat:1': ['attack:30'], 'seat:2': ['attack:00'] },
				planets: {
					'planet:3-1': { 'seat:1': 1, 'seat:3': 1 },
					'planet:3-2': { 'seat:1': 1, 'seat:3': 1 },
					'planet:3-3': { 'seat:1': 1, 'seat:3': 1 },
					'planet:3-4': { 'seat:1': 1, 'seat:3': 1 }
				}
			})
		).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			cards: ['attack:30', 'attack:00']
		});

	it('[essence:witch-win] [CE-36.12] given it lies before who gains its fifth colony, then the game goes on; before another, it is won', () => {
		const on = over(atFour('seat:1'));
		expect(on.table.over).toBeNull();
		const won = atFour('seat:2');
		while (!won.table.over) won.lapse();
		expect(won.table.over.winners).toEqual(['seat:1']);
	});

	it('[essence:witch-win] [CE-36.12] given it ends while its player has colonies enough, then that player wins at once', () => {
		const g = over(atFour('seat:1', 2));
		regroup(g, 'seat:1').pick('seat:1', 'planet:1-2');
		while (!g.table.over && g.board.encounters < 4) g.lapse();
		expect(g.table.over?.winners).toEqual(['seat:1']);
	});
});

describe('the Witch flare', () => {
	const weak = (given: Position = {}): Position => ({
		aliens: { 'seat:1': 'macron' },
		planets: homes('seat:1', 10, 10),
		...given,
		hands: { 'seat:1': ['flare:witch', 'attack:06'], ...given.hands }
	});

	it('[wild:witch] given a lost power, when it is played, then the power is on until the encounter ends, and lost again after', () => {
		const g = duel(weak()).until('window:encounter.start', 'seat:1');
		g.use('seat:1', 'wild|witch').until('launch.aim');
		expect(g.board.players['seat:1']!.powerLost).toBe(false);
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			cards: ['attack:06', 'attack:08']
		});
		expect(totals(g)).toEqual({ offense: 6 + 4, defense: 12 });
		const { turn } = g.board;
		while (g.board.turn === turn) g.lapse();
		expect(g.board.players['seat:1']!.powerLost).toBe(true);
	});

	it('[wild:witch] given it is not played, or the power is on, then nothing changes and it is not offered', () => {
		const g = duel(weak()).until('window:encounter.start', 'seat:1').pass();
		meet(g, ['attack:06', 'attack:08']);
		expect(totals(g)).toEqual({ offense: 6 + 1, defense: 12 });
		const strong = duel(weak({ planets: {} }));
		expect(offered(strong, 'seat:1', 'wild|witch')).toBe(false);
	});

	it('[wild:witch] given Card Zap answers it, then the power stays lost', () => {
		const g = duel(weak({ hands: { 'seat:2': ['artifact:card-zap'] } }));
		g.until('window:encounter.start', 'seat:1');
		declare(g, 'seat:1', 'wild|witch').use('seat:2', 'artifact|card-zap');
		expect(g.board.players['seat:1']!.powerLost).toBe(true);
	});

	const replacing = (given: Position = {}) =>
		met(
			WON,
			witch({
				essence: { witch: { cache: CACHE, laid: [['artifact', 'seat:3', 2]] } },
				...given,
				hands: { 'seat:1': ['flare:witch'], ...given.hands }
			})
		).until('window:resolution.settled', 'seat:1');

	it('[super:witch] given a cursed player, when it is played, then that player has the new curse, and the ships on the old one are in the warp', () => {
		const g = replacing().use('seat:1', 'super|witch', { pick: 'seat:3' });
		g.until('witch.replace.choose').pick('seat:1', 'essence:witch.win');
		expect(laid(over(g))).toEqual([['win', 'seat:3', 0]]);
		expect(unavailable(g)).toEqual(['artifact']);
		expect(g.board.warp['seat:3']).toBe(2);
	});

	it('[super:witch] given it is not played, then the curse stays; given nobody is cursed, or Witch takes no part, it is not offered', () => {
		expect(laid(over(replacing().pass()))).toEqual([['artifact', 'seat:3', 2]]);
		const none = met(WON, witch({ hands: { 'seat:1': ['flare:witch'] } }));
		expect(offered(none, 'seat:1', 'super|witch')).toBe(false);
		const out = met(
			WON,
			witch({
				aliens: { 'seat:3': 'witch' },
				essence: { witch: { cache: CACHE, laid: [['artifact', 'seat:1', 2]] } },
				hands: { 'seat:3': ['flare:witch'] }
			})
		);
		expect(offered(out, 'seat:3', 'super|witch')).toBe(false);
	});

	it('[super:witch] given Cosmic Zap answers it, then the curse stays', () => {
		const g = replacing({ hands: { 'seat:2': ['artifact:cosmic-zap'] } });
		declare(g, 'seat:1', 'super|witch', { pick: 'seat:3' }).use('seat:2', 'artifact|cosmic-zap');
		expect(laid(over(g))).toEqual([['artifact', 'seat:3', 2]]);
	});
});
