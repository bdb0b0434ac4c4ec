/** Witch: whoever beats it is cursed, and is rid of that by ships; and each of its curses. */
import { describe, expect, it } from 'vitest';
import { Play, act, lookOpen, start } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { ALIENS } from '../../../../src/lib/games/cosmic/aliens';
import { hasEssence } from '../../../../src/lib/games/cosmic/box';
import {
	becomeAnother,
	lendPowers,
	returnPowers,
	tradePowers
} from '../../../../src/lib/games/cosmic/powers';
import { declare, duel, fight, homes, meet, met, offered, over } from '../../../support/duel';
import { expectBarred } from '../../../support/barred';
import { position, seatsOf } from '../../../support/cosmic';
import { said } from '../../../support/said';
import { steadyAnswer } from '../../../support/steady';
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
/** To its curse in this very encounter. */
function curses(g: CosmicGame): CosmicGame {
	const { encounters } = g.board;
	g.until('witch.curse.choose');
	expect(g.board.encounters).toBe(encounters);
	return g;
}
/** Everything that is asked until the encounter is over. */
function asksIn(g: CosmicGame): string[] {
	const { encounters } = g.board;
	const asked = new Set<string>();
	for (; g.board.encounters === encounters && !g.asked.includes('turn.second'); g.lapse())
		for (const one of g.asked) asked.add(one);
	return [...asked];
}

describe('Witch', () => {
	it('[alien:witch] [CE-36.8] given it loses to a main player and an ally, when it curses both, then a curse of its cache lies before each, and the cache holds three again', () => {
		const g = curses(fight(LOST, { 'seat:3': ['defense', { 'planet:3-1': 2 }] }, witch()));
		expect(g.choices('seat:1')).toEqual(['seat:2', 'seat:3']);
		expect(g.encounter.gate).toEqual({ 'seat:1': 3 }); // No ship has moved yet.
		g.pick('seat:1', 'seat:2', { pick: 'essence:witch.totals' });
		expect(g.choices('seat:1')).toEqual(['seat:3', 'done']);
		expect(said(g.decision('seat:1').say)).toBe('Whom else do you curse?');
		g.pick('seat:1', 'seat:3', { pick: 'essence:witch.flare' });
		expect(laid(g)).toEqual([
			['totals', 'seat:2', 0],
			['flare', 'seat:3', 0]
		]);
		expect(cacheOf(g)).toHaveLength(3);
		expect(cacheOf(g)).toContain('win');
		expect(g.said).toContain('{seat:1} lays Totals curse before {seat:2}.');
		expect(g.said).toContain('{seat:1} takes 1 card of Witch into their cache, unseen.');
	});

	it('[alien:witch] [CE-36.8] given it is away, then one is cursed, and no other', () => {
		const g = curses(fight(LOST, { 'seat:3': ['defense', { 'planet:3-1': 2 }] }, witch()));
		g.lapse();
		expect(laid(g)).toHaveLength(1);
		over(g);
		expect(laid(g)).toHaveLength(1);
	});

	it('[alien:witch] [CE-36.8] given its cache is empty, or all of the other side are cursed, then it curses nobody', () => {
		const all = ['win', 'totals', 'flare', 'artifact', 'attack-card', 'alliance', 'non-encounter'];
		const before = all.map((card, i) => [card, i === 0 ? 'seat:4' : 'seat:3', 0] as const);
		const empty = met(LOST, witch({ seats: 4, essence: { witch: { laid: before } } }));
		expect(asksIn(empty)).not.toContain('witch.curse.choose');
		expect(empty.said).not.toContain('shuffled into a new set');
		const cursed = [['artifact', 'seat:2', 0]] as const;
		const none = met(LOST, witch({ essence: { witch: { cache: CACHE, laid: cursed } } }));
		expect(asksIn(none)).not.toContain('witch.curse.choose');
		expect(none.said).not.toContain('players of the other side are cursed');
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
		const g = curses(ally(LOST));
		expect(g.askedSeats).toEqual(['seat:3']);
		expect(g.choices('seat:3')).toEqual(['seat:2']);
		expect(said(g.decision('seat:3').say)).toBe('Which curse does {seat:2} get?');
		expect(laid(over(ally(WON)))).toEqual([]);
		expect(laid(over(met(LOST, witch({ aliens: { 'seat:3': 'witch' } }))))).toEqual([]);
	});

	it('[alien:witch] ruling: given both sides lose, then it curses the other; given a deal fails, nobody has lost', () => {
		const both = met(['morph', 'morph'], witch({ options: { largeGroupCards: 'on' } }));
		curses(both);
		expect(both.encounter.outcome).toEqual({ type: 'bothLose' });
		expect(both.encounter.gate).toEqual({}); // It comes once the loss is settled.
		expect(both.choices('seat:1')).toEqual(['seat:2']);
		const g = met(['negotiate', 'negotiate'], witch()).until('deal.talk');
		expect(laid(over(g))).toEqual([]);
	});

	it('[alien:witch] given it is about to curse, then a steady player with a zap stops it where it would be cursed itself, and else keeps the card', () => {
		const hands = { 'seat:2': ['artifact:cosmic-zap'], 'seat:4': ['artifact:cosmic-zap'] };
		const stops = (seat: SeatId, essence: Position['essence'] = { witch: { cache: CACHE } }) => {
			const g = fight(
				LOST,
				{ 'seat:3': ['defense', { 'planet:3-1': 2 }] },
				witch({ essence, hands })
			);
			const answer = steadyAnswer(g.until('window:use.declared', seat), seat);
			return 'pick' in answer && answer.pick.startsWith('artifact|cosmic-zap');
		};
		expect(stops('seat:2')).toBe(true);
		expect(stops('seat:4')).toBe(false);
		const laid = [['artifact', 'seat:2', 0]] as const;
		expect(stops('seat:2', { witch: { cache: CACHE, laid } })).toBe(false);
	});

	it('[alien:witch] [CE-36.5] given its use is zapped, then nobody is cursed, and its curses stay in force', () => {
		const essence = { witch: { cache: CACHE, laid: [['totals', 'seat:3', 0]] as const } };
		const g = met(LOST, witch({ essence, hands: { 'seat:2': ['artifact:cosmic-zap'] } }));
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		expect(laid(over(g))).toEqual([['totals', 'seat:3', 0]]);
		expect(g.said).toContain('{seat:2} stops Witch with Cosmic Zap until the encounter ends.');
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
		const box = boxOf({ box: 'chosen', chosenAliens, essence: true });
		expect(box).toEqual([...chosenAliens, ...Object.keys(ALIENS).filter(hasEssence)]);
	});

	it('[CE-36.1] given a box that is drawn and the option on, then Witch is always in it; the classic one is the sixteen and those with cards of their own', () => {
		for (const seed of ['1', '2', '3', '4']) {
			const options = { box: 'drawn', essence: true };
			const { board } = start(cosmic, {
				...{ seats: seatsOf(3), options: options as never, clocked: false },
				key: seed.repeat(64)
			}).table;
			expect(board.box).toHaveLength(12);
			expect(board.box).toContain('witch');
			expect(new Set(board.box).size).toBe(12);
		}
		const classic = cosmic.recorded!({ box: 'classic', essence: true }, 4, cosmic.rules);
		expect(classic['aliens']).toHaveLength(16 + Object.keys(ALIENS).filter(hasEssence).length);
		expect(classic['aliens']).toEqual(expect.arrayContaining(['zombie', 'witch']));
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
		expect(g.said).toContain('The unavailable cards of Witch are shuffled into a new set.');
	});

	it('[CE-36.2] given neither set nor unavailable cards, then the cache stays short; once a curse ends it is filled with that', () => {
		const all = ['totals', 'flare', 'artifact', 'attack-card', 'alliance', 'non-encounter'];
		const before = all.map((card) => [card, 'seat:3', 0] as const);
		const g = met(LOST, witch({ seats: 4, essence: { witch: { cache: ['win'], laid: before } } }));
		curses(g).pick('seat:1', 'seat:2', { pick: 'essence:witch.win' });
		expect([cacheOf(g), unavailable(g)]).toEqual([[], []]);
		expect(g.said).not.toContain('into their cache');
		expect(g.said).not.toContain('shuffled into a new set');
		const ends = position(
			cursed('win', 'seat:2', {
				essence: {
					witch: {
						cache: ['totals', 'flare'],
						laid: [
							['win', 'seat:2', 2],
							...all.slice(2).map((card) => [card, 'seat:3', 0] as const)
						]
					}
				}
			})
		);
		regroup(ends, 'seat:2').pick('seat:2', 'planet:2-1');
		ends.until('launch.aim');
		expect(cacheOf(ends)).toEqual(['totals', 'flare', 'win']);
	});

	it('[CE-36.2] given what comes into the cache, then Witch has seen cards and nothing before can be taken back', () => {
		const g = curses(met(LOST, witch()));
		const then = { pick: 'essence:witch.win' };
		const { id } = g.decision('seat:1');
		const result = act(cosmic, g.table, 'seat:1', id, { pick: 'seat:2', then });
		if (!result.ok) throw new Error('Refused.');
		expect(result.value.showed).toBe(true);
		const told = result.value.events.filter(({ to }) => to !== 'all');
		expect(told.map(({ to, say }) => [to, said(say)])).toContainEqual([
			['seat:1'],
			expect.stringMatching(/^In your cache: .*Totals curse/)
		]);
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
		expect(g.said).toContain('All cards of Witch return, and are unavailable: ');
	});

	it('[CE-36.4] given nobody plays Witch any more, then all its cards return', () => {
		const essence = { witch: { cache: CACHE, laid: [['artifact', 'seat:2', 0]] as const } };
		const g = position(witch({ essence }));
		becomeAnother(new Play(cosmic, g.table), 'seat:1');
		g.table.decisions = [];
		g.proceed();
		expect(g.board.players['seat:1']!.aliens).not.toContain('witch');
		expect([cacheOf(g), laid(g)]).toEqual([[], []]);
		expect(unavailable(g).sort()).toEqual([...CACHE, 'artifact'].sort());
	});

	it('[CE-36.4] [CE-36.9] given Witch is cursed itself and puts its last ship of a third home on that, then its power is lost, all curses are gone, and nobody else is asked for a ship', () => {
		const both = [
			['win', 'seat:1', 0],
			['totals', 'seat:2', 0]
		] as const;
		const g = position(
			witch({
				essence: { witch: { cache: ['flare', 'artifact', 'alliance'], laid: both } },
				planets: homes('seat:1', 1, 4, 4)
			})
		);
		regroup(g, 'seat:1').pick('seat:1', 'planet:1-1');
		expect(g.board.players['seat:1']!.powerLost).toBe(true);
		const asked = [];
		for (; !g.asked.includes('launch.aim'); g.lapse()) asked.push(...g.asked);
		expect(asked).not.toContain('witch.regroup.give');
		expect([cacheOf(g), laid(g)]).toEqual([[], []]);
	});

	it('[CE-36.4] given its sheet is put aside for the encounter, then cache and curses stay as they are, and are its own again after', () => {
		const essence = { witch: { cache: CACHE, laid: [['totals', 'seat:2', 1]] as const } };
		const g = position(witch({ essence, aliens: { 'seat:1': 'witch', 'seat:3': 'macron' } }));
		const play = new Play(cosmic, g.table);
		lendPowers(play, 'seat:3', 'seat:1');
		expect(g.board.players['seat:1']!.aliens).toEqual(['macron']);
		expect([cacheOf(g), laid(g), unavailable(g)]).toEqual([CACHE, [['totals', 'seat:2', 1]], []]);
		returnPowers(play);
		expect(g.board.players['seat:1']!.aliens).toEqual(['witch']);
		expect([cacheOf(g), laid(g), unavailable(g)]).toEqual([CACHE, [['totals', 'seat:2', 1]], []]);
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
		expect(other.said).toContain('{seat:2} puts a ship on Totals curse: 3 of 4.');
	});

	it('[CE-36.9] given two are cursed and one curse ends, then the other stays with the ships on it', () => {
		const g = position(
			cursed('win', 'seat:2', {
				essence: {
					witch: {
						laid: [
							['win', 'seat:2', 2],
							['totals', 'seat:3', 1]
						]
					}
				}
			})
		);
		regroup(g, 'seat:2').pick('seat:2', 'planet:2-1');
		regroup(g, 'seat:3').pick('seat:3', 'keep');
		expect(laid(g)).toEqual([['totals', 'seat:3', 1]]);
		expect(g.board.warp).toEqual({ 'seat:2': 3 });
	});

	it('[CE-36.9] [alien:zombie] given the ships on it are lost, then as ships that are lost: those of Zombie come home', () => {
		const g = position(
			cursed('win', 'seat:2', { ships: 2, aliens: { 'seat:2': 'zombie', 'seat:4': 'witch' } })
		);
		regroup(g, 'seat:2').pick('seat:2', 'planet:2-1');
		g.until('home.land').answer('seat:2', { split: { 'planet:2-1': 3 } });
		g.until('launch.aim');
		expect(laid(g)).toEqual([]);
		expect(g.board.warp).toEqual({});
		expect(g.ships('planet:2-1')).toEqual({ 'seat:2': 6 });
	});

	it('[CE-36.9] given a cursed player without a colony, then there is no ship to put on it and no question', () => {
		const g = position(cursed('win', 'seat:3', { planets: homes('seat:3') }));
		const asked = [];
		for (; !g.asked.includes('launch.aim'); g.lapse()) asked.push(...g.asked);
		expect(asked).not.toContain('witch.regroup.give');
	});

	it('[CE-36.6] given the conditions of the older Schizoid, then they are no essence cards of this game', () => {
		const aliens = cosmic.content['essence']!.map((id) => id.slice(0, id.indexOf('-')));
		expect(aliens).toContain('witch');
		expect(aliens).not.toContain('schizoid');
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
		const at = (on: SeatId, ...hand: string[]) =>
			position(cursed('attack-card', on, { hands: { 'seat:1': hand, 'seat:2': ['attack:15'] } }))
				.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } })
				.until('planning.select');
		const shows = (on: SeatId) =>
			at(on, 'attack:10', 'attack:23', 'negotiate').board.encounter!.looks.map(
				({ by, of, what, cards }) => [by, of, what, cards.map((card) => card.split('#')[0])]
			);
		const look = (by: SeatId) => [by, 'seat:1', 'shown', ['attack:23']];
		expect(shows('seat:1')).toEqual([look('seat:2'), look('seat:3'), look('seat:4')]);
		expect(shows('seat:3')).toEqual([]);
		const low = at('seat:1', 'attack:04', 'reinforcement:5', 'negotiate');
		expect(low.said).toContain('{seat:1} shows Attack 04, their highest attack.');
		const none = at('seat:1', 'reinforcement:5', 'negotiate');
		expect(none.said).toContain('{seat:1} holds no attack to show.');
		expect(none.encounter.looks).toEqual([]);
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
		// All see the curse, so nobody is asked for a card that cannot be played.
		const windows = (on: SeatId) => {
			const g = position(cursed('non-encounter', on, { hands: { 'seat:2': ['artifact:plague'] } }));
			const asked = new Set<SeatId>();
			for (; !g.asked.includes('launch.aim'); g.lapse())
				if (g.asked[0]?.startsWith('window')) for (const seat of g.askedSeats) asked.add(seat);
			return asked.has('seat:2');
		};
		expect(windows('seat:2')).toBe(false);
		expect(windows('seat:3')).toBe(true);
	});

	it('[essence:witch-non-encounter] [CE-36.12] given what acts in the window all the same, then its player reads why the cards may not be played', () => {
		const g = position(
			cursed('non-encounter', 'seat:2', {
				techs: { 'seat:2': ['omega-missile', 'xenon-lasers'] },
				hands: {
					'seat:1': ['attack:10'],
					'seat:2': ['attack:15', 'artifact:plague', 'reinforcement:3']
				}
			})
		).until('window:encounter.start', 'seat:2');
		const why: [string, RegExp] = ['CE-36.12', /By a card before you/];
		expectBarred(g, 'seat:2', 'artifact:plague', why);
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 2 },
			cards: ['attack:10', 'attack:15']
		});
		g.until('window:reveal.values', 'seat:2');
		expectBarred(g, 'seat:2', 'reinforcements', why);
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
		const g = replacing();
		expect(g.choices('seat:1', 'super|witch|replace|flare:witch')).toEqual(['seat:3']);
		g.use('seat:1', 'super|witch', { pick: 'seat:3' });
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

describe('steady plays Witch, and with a curse', () => {
	/** Seat 2 is near a win, seat 3 is not; both have beaten Witch. */
	const lead = {
		'planet:3-1': { 'seat:3': 4, 'seat:2': 1 },
		'planet:3-2': { 'seat:3': 4, 'seat:2': 1 },
		'planet:3-3': { 'seat:3': 4, 'seat:2': 1 }
	};
	const beaten = (cache: string[], planets: Position['planets'] = lead) =>
		curses(
			fight(
				LOST,
				{ 'seat:3': ['defense', { 'planet:3-4': 2 }] },
				witch({ planets, essence: { witch: { cache } } })
			)
		);

	it('curses who is nearest to a win, with what hurts that one most', () => {
		const near = { ...lead, 'planet:3-5': { 'seat:3': 4, 'seat:2': 1 } };
		const g = beaten(['alliance', 'win', 'totals'], near);
		expect(steadyAnswer(g, 'seat:1')).toEqual({
			pick: 'seat:2',
			then: { pick: 'essence:witch.win' }
		});
		const far = beaten(['alliance', 'win', 'artifact'], {});
		expect(steadyAnswer(far, 'seat:1')).toMatchObject({ then: { pick: 'essence:witch.alliance' } });
		const two = beaten(['alliance', 'win', 'totals']);
		expect(steadyAnswer(two, 'seat:1')).toMatchObject({ then: { pick: 'essence:witch.win' } });
	});

	it('is rid of a bad curse by ships it can spare, and keeps its last ships', () => {
		const at = (card: string, ships: number) =>
			steadyAnswer(
				regroup(position(cursed(card, 'seat:2', { planets: homes('seat:2', ships) })), 'seat:2'),
				'seat:2'
			);
		expect(at('totals', 2)).toEqual({ pick: 'planet:2-1' });
		expect(at('totals', 1)).toEqual({ pick: 'keep' });
		expect(at('attack-card', 3)).toEqual({ pick: 'planet:2-1' });
		expect(at('attack-card', 2)).toEqual({ pick: 'keep' });
	});

	it('takes the ship from where most of its ships are', () => {
		const g = position(cursed('totals', 'seat:2', { planets: homes('seat:2', 2, 4, 3) }));
		expect(steadyAnswer(regroup(g, 'seat:2'), 'seat:2')).toEqual({ pick: 'planet:2-2' });
	});

	it('gives another curse to who is worst hurt by it, where it has a worse one', () => {
		const at = (cache: string[], on2: string, on3: string) =>
			met(
				WON,
				witch({
					planets: lead,
					hands: { 'seat:1': ['flare:witch'] },
					essence: {
						witch: {
							cache,
							laid: [
								[on2, 'seat:2', 0],
								[on3, 'seat:3', 0]
							]
						}
					}
				})
			).until('window:resolution.settled', 'seat:1');
		const g = at(['win', 'totals', 'alliance'], 'artifact', 'flare');
		expect(steadyAnswer(g, 'seat:1')).toEqual({
			pick: 'super|witch|replace|flare:witch',
			then: { pick: 'seat:2' }
		});
		const worse = at(['attack-card', 'artifact', 'flare'], 'totals', 'alliance');
		expect(steadyAnswer(worse, 'seat:1')).toEqual({ pick: 'pass' });
		g.use('seat:1', 'super|witch', { pick: 'seat:2' }).until('witch.replace.choose');
		expect(steadyAnswer(g, 'seat:1')).toEqual({ pick: 'essence:witch.win' });
	});
});
