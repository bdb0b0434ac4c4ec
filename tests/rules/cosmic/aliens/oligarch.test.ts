/** Oligarch: its hands, its privileges as others gain colonies, and each of these. */
import { describe, expect, it } from 'vitest';
import { Play, act, decisionOf, lookOpen, start } from '../../../../src/lib/core';
import type { Table } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { tradePowers } from '../../../../src/lib/games/cosmic/powers';
import { declare, duel, fight, homes, meet, met, offered, over } from '../../../support/duel';
import { position } from '../../../support/cosmic';
import { said } from '../../../support/said';
import type { Board, PlanetId, SeatId, Ships, Vault } from '../../../../src/lib/games/cosmic/types';
import type { CosmicGame, Position } from '../../../support/cosmic';
import type { Cards } from '../../../support/duel';

const WON: Cards = ['attack:30', 'attack:00'];
const LOST: Cards = ['attack:00', 'attack:30'];
const ALL = [
	'compensation-control',
	'encounter-envy',
	'rewards-siphon',
	'victory-possession',
	'warp-claim'
];

/** This seat is Oligarch, with these face up and the rest in its cache. */
const oligarch = (seat: SeatId, up: readonly string[] = [], given: Position = {}): Position => ({
	...given,
	aliens: { [seat]: 'oligarch', ...given.aliens },
	essence: {
		oligarch: {
			cache: ALL.filter((card) => !up.includes(card)),
			laid: up.map((card) => [card, seat] as const)
		},
		...given.essence
	}
});

/** So many foreign colonies of a seat, at the home of another beside its ships. */
const colonies = (seat: SeatId, at: number, n: number): Partial<Record<PlanetId, Ships>> =>
	Object.fromEntries(
		Array.from({ length: n }, (_, i) => [`planet:${at}-${i + 1}`, { [`seat:${at}`]: 1, [seat]: 1 }])
	);

const short = (ids: readonly string[]) => ids.map((id) => id.replace('essence:oligarch.', ''));
const up = ({ board }: CosmicGame) =>
	board.essence!['oligarch']!.placed.map(({ id, on }) => [short([id])[0], on]);
const cacheOf = ({ board }: CosmicGame) => short(board.essence!['oligarch']!.cache);
const name = (g: CosmicGame) => g.until('use.name');

describe('Oligarch', () => {
	it('[alien:oligarch] [CE-36.13] given somebody gains a first foreign colony, when none of its privileges is face up, then it turns one up of its choice', () => {
		const g = name(met(WON, oligarch('seat:3')));
		expect(g.askedSeats).toEqual(['seat:3']);
		expect(short(g.choices('seat:3'))).toEqual(ALL);
		expect(said(g.decision('seat:3').say)).toBe('Which privilege do you turn up?');
		g.pick('seat:3', 'essence:oligarch.warp-claim');
		over(g);
		expect(up(g)).toEqual([['warp-claim', 'seat:3']]);
		expect(cacheOf(g)).toHaveLength(4);
		expect(g.said).toContain('Warp Claim of {seat:3} is in force now.');
	});

	it('[alien:oligarch] [CE-36.13] ruling: given its own foreign colonies are more than its privileges, then they count; given nobody has more, then none is turned up', () => {
		const g = name(met(WON, oligarch('seat:1')));
		expect(g.askedSeats).toEqual(['seat:1']);
		const even = over(met(WON, oligarch('seat:3', ['warp-claim'])));
		expect(up(even)).toEqual([['warp-claim', 'seat:3']]);
		expect(up(over(met(LOST, oligarch('seat:3'))))).toEqual([]);
	});

	it('[alien:oligarch] [CE-36.13] given somebody has three more foreign colonies than it has privileges, then it turns up three as an encounter begins', () => {
		const g = position(oligarch('seat:3', [], { planets: colonies('seat:1', 2, 3) }));
		for (const card of ['rewards-siphon', 'warp-claim', 'encounter-envy'])
			name(g).pick('seat:3', `essence:oligarch.${card}`);
		g.until('launch.aim');
		expect(up(g)).toEqual([
			['rewards-siphon', 'seat:3'],
			['warp-claim', 'seat:3'],
			['encounter-envy', 'seat:3']
		]);
	});

	it('[alien:oligarch] [CE-17.14] [CE-36.13] given Cosmic Zap answers the use, which tells the privilege, then that leaves the game, and in the next encounter another is turned up', () => {
		const hands = { 'seat:2': ['artifact:cosmic-zap'] };
		const g = name(met(WON, oligarch('seat:3', [], { hands })));
		g.pick('seat:3', 'essence:oligarch.victory-possession');
		expect(g.said).toContain(
			'{seat:3} uses the power of Oligarch: a privilege is turned up (Victory Possession).'
		);
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		over(g);
		expect([up(g), cacheOf(g)]).toEqual([[], ALL.filter((card) => card !== 'victory-possession')]);
		expect(short(g.board.essence!['oligarch']!.gone!)).toEqual(['victory-possession']);
		expect(g.said).toContain('Victory Possession leaves the game.');
		expect(short(lookOpen(cosmic, g.table).board.essence!['oligarch']!.gone!)).toEqual([
			'victory-possession'
		]);
		name(g);
		expect(g.askedSeats).toEqual(['seat:3']);
		expect(g.choices('seat:3')).toHaveLength(4);
	});

	it('[alien:oligarch] [CE-36.13] ruling: given its power is stopped in this encounter, then a privilege that is face up counts all the same', () => {
		const g = duel(
			oligarch('seat:1', ['encounter-envy'], {
				planets: colonies('seat:2', 3, 3),
				hands: { 'seat:2': ['artifact:cosmic-zap'] }
			})
		);
		name(g).pick('seat:1', 'essence:oligarch.rewards-siphon');
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		meet(g).until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 8 + 1 + 3, defense: 8 + 4 - 2 });
	});

	it('[alien:oligarch] [CE-36.4] given its power is lost, then its privileges are in force no more and unavailable; with its power back it holds all five again', () => {
		const weak = oligarch('seat:2', ['encounter-envy', 'warp-claim'], {
			planets: homes('seat:2', 1, 4, 4)
		});
		const g = over(met(WON, weak, 2));
		expect(g.board.players['seat:2']!.powerLost).toBe(true);
		const at = g.board.essence!['oligarch']!;
		expect([at.cache, at.placed]).toEqual([[], []]);
		expect(short(at.unavailable).sort()).toEqual(ALL);
	});

	it('[alien:oligarch] [CE-36.4] given powers are traded, then the privileges lie before who plays Oligarch now', () => {
		const g = position(oligarch('seat:1', ['warp-claim']));
		tradePowers(new Play(cosmic, g.table), 'seat:1', 'seat:3');
		expect(up(g)).toEqual([['warp-claim', 'seat:3']]);
	});

	it('[alien:oligarch] [CE-36.14] given it draws a new hand, then that has nine cards; another’s has eight', () => {
		const fresh = (seat: SeatId) => {
			const g = position(oligarch(seat, [], { hands: { 'seat:1': ['flare:clone'] } }));
			return g.until('launch.aim').hand('seat:1').length;
		};
		expect(fresh('seat:1')).toBe(9);
		expect(fresh('seat:2')).toBe(8);
	});

	it('[alien:oligarch] [CE-36.14] [CE-19.5] given a quake, then it is dealt nine where there are enough for all, and else as many as the others', () => {
		// With as many cards in hands, none in the deck, and none it could draw from.
		const dealt = (cards: number) => {
			const g = position(
				oligarch('seat:2', [], {
					deckOnly: true,
					hands: {
						'seat:1': ['reinforcement:2'],
						'seat:2': Array<string>(12).fill('negotiate'),
						'seat:3': [
							...Array<string>(7).fill('attack:08'),
							...Array<string>(4).fill('attack:04'),
							...Array<string>(cards - 24).fill('attack:06')
						]
					}
				})
			);
			expect(g.until('launch.aim').said).toContain('Cosmic quake!');
			return ['seat:1', 'seat:2', 'seat:3'].map((seat) => g.hand(seat as SeatId).length);
		};
		expect(dealt(25)).toEqual([8, 9, 8]);
		expect(dealt(24)).toEqual([8, 8, 8]);
	});

	/** Tables of three from the first shuffle on, in which somebody is offered Oligarch and takes it; the others take none with a setup. */
	function begun(options: object, n = 3): readonly (readonly [SeatId, Table<Board, Vault>])[] {
		const found: (readonly [SeatId, Table<Board, Vault>])[] = [];
		for (let seed = 1; found.length < n && seed < 2000; seed++) {
			const { table } = start(cosmic, {
				seats: ['seat:1', 'seat:2', 'seat:3'],
				options: { box: 'classic', essence: true, ...options } as never,
				key: seed.toString(16).padStart(64, '0'),
				clocked: false
			});
			const has = table.board.order.find((seat) =>
				table.board.players[seat]!.offered.includes('oligarch')
			);
			if (!has) continue;
			for (const seat of table.board.order) {
				const { offered } = table.board.players[seat]!;
				const pick = seat === has ? 'oligarch' : offered.find((one) => one !== 'tick-tock')!;
				act(cosmic, table, seat, decisionOf(table, seat)!.id, { pick });
			}
			if (table.board.turn > 0) found.push([has, table]);
		}
		expect(found).toHaveLength(n);
		return found;
	}

	it('[alien:oligarch] [CE-36.14] [CE-36.2] given it begins, then it takes the first turn whomever destiny turns up, has nine cards, and all five privileges are its cache', () => {
		const first = new Set<SeatId>();
		for (const [seat, { board, vault }] of begun({})) {
			first.add(seat);
			expect(board.offense).toBe(seat);
			const sizes = board.order.map((one) => [one, board.players[one]!.hand.length]);
			expect(sizes).toEqual(board.order.map((one) => [one, one === seat ? 9 : 8]));
			expect(short(board.essence!['oligarch']!.cache).sort()).toEqual(ALL);
			expect(vault.essence!['oligarch']).toEqual([]);
		}
		expect(first.size).toBeGreaterThan(1);
	});

	it('[CE-3.21] [CE-36.14] given somebody who may answer whoever draws, then nobody is asked about the ninth card', () => {
		const aliens = ['mind', 'amoeba', 'mirror', 'vulch', 'void', 'virus', 'zombie', 'fido'];
		const tables = begun({ box: 'chosen', chosenAliens: aliens }, 30).filter(([seat, { board }]) =>
			board.order.some((one) => one !== seat && board.players[one]!.hand.includes('flare:mind'))
		);
		expect(tables.length).toBeGreaterThan(0);
		for (const [, table] of tables) expect(table.board.turn).toBe(1);
	});

	it('[CE-36.7] [CE-36.14] given hidden powers, then it is turned up as it takes its privileges', () => {
		for (const [seat, { board }] of begun({ hiddenPowers: true }))
			expect(board.players[seat]!.shown).toBe(true);
	});
});

describe('the privileges of Oligarch', () => {
	/** Cards that the loser, who showed a negotiate, takes of the other: it lost so many ships. */
	const compensation = (seat: SeatId, ships: number) => {
		const g = met(
			['negotiate', 'attack:08'],
			oligarch(seat, ['compensation-control'], {
				hands: {
					'seat:2': ['attack:10', 'attack:12', 'attack:14', 'attack:15', 'attack:20', 'morph']
				}
			}),
			ships
		);
		const before = g.hand('seat:2').length;
		return before - over(g).hand('seat:2').length;
	};

	it('[essence:oligarch-compensation-control] [CE-36.15] given it collects compensation for two ships, then it takes four cards; anybody else takes two fewer, and none for two ships', () => {
		expect(compensation('seat:1', 2)).toBe(4);
		expect(compensation('seat:2', 4)).toBe(2);
		expect(compensation('seat:3', 4)).toBe(2);
		expect(compensation('seat:3', 2)).toBe(0);
		expect(compensation('seat:3', 1)).toBe(0);
	});

	it('[essence:oligarch-compensation-control] [CE-36.15] given no ship of it was lost, then no compensation is due and none is added', () => {
		expect(compensation('seat:2', 1)).toBe(0);
		const home = met(
			['attack:08', 'negotiate'],
			oligarch('seat:2', ['compensation-control'], {
				planets: { 'planet:2-1': {} },
				hands: { 'seat:1': ['attack:10', 'attack:12'] }
			})
		);
		const before = home.hand('seat:1').length;
		// Its attack alone is discarded.
		expect(over(home).hand('seat:1').length).toBe(before);
	});

	it('[essence:oligarch-encounter-envy] [CE-36.15] given two attacks, then 3 is added to its total and 2 taken from that of each other main player; as an ally it adds nothing', () => {
		const totals = (seat: SeatId, cards: Cards = ['attack:08', 'attack:10']) => {
			const g = met(cards, oligarch(seat, ['encounter-envy']));
			return g.until('window:resolution.outcome').encounter.totals;
		};
		expect(totals('seat:1')).toEqual({ offense: 8 + 1 + 3, defense: 10 + 4 - 2 });
		expect(totals('seat:2')).toEqual({ offense: 8 + 1 - 2, defense: 10 + 4 + 3 });
		expect(totals('seat:3')).toEqual({ offense: 8 + 1 - 2, defense: 10 + 4 - 2 });
		// 1 less 2 ends at zero.
		expect(totals('seat:2', ['attack:00', 'attack:10'])!.offense).toBe(0);
		const ally = fight(
			['attack:08', 'attack:10'],
			{ 'seat:3': ['offense', { 'planet:3-1': 2 }] },
			oligarch('seat:3', ['encounter-envy'])
		);
		expect(ally.until('window:resolution.outcome').encounter.totals).toEqual({
			offense: 8 + 3 + 2 - 2,
			defense: 10 + 4 - 2
		});
	});

	it('[essence:oligarch-rewards-siphon] [CE-36.15] given it wins as a defensive ally with one ship, then it gains three rewards; another with two ships gains one, with one ship none', () => {
		const gained = (ships: number, seat: SeatId) => {
			const g = fight(
				LOST,
				{ 'seat:3': ['defense', { 'planet:3-1': ships }] },
				oligarch(seat, ['rewards-siphon'], { hands: { 'seat:3': [] } })
			);
			return over(g).hand('seat:3').length;
		};
		expect(gained(1, 'seat:3')).toBe(3);
		expect(gained(2, 'seat:1')).toBe(1);
		expect(gained(1, 'seat:1')).toBe(0);
	});

	it('[essence:oligarch-victory-possession] [CE-36.16] given it, when its player gains a fourth foreign colony, then it wins with four', () => {
		const wins = (card: string) => {
			const g = met(
				WON,
				oligarch('seat:1', ALL.slice(0, 3).concat(card), { planets: colonies('seat:1', 3, 3) })
			);
			while (!g.table.over && g.board.encounters < 2) g.lapse();
			return g.table.over?.winners;
		};
		expect(wins('victory-possession')).toEqual(['seat:1']);
		expect(wins('warp-claim')).toBeUndefined();
	});

	it('[essence:oligarch-victory-possession] [CE-36.16] given it, then another does not win with five foreign colonies but with six, and all see how many each needs', () => {
		const at = (n: number) => {
			const planets = { ...colonies('seat:1', 3, n), 'planet:4-1': { 'seat:1': 1, 'seat:4': 1 } };
			const g = met(WON, oligarch('seat:4', ALL, { seats: 4, planets }));
			const { players } = lookOpen(cosmic, g.table).board;
			expect([players['seat:1']!.toWin, players['seat:4']!.toWin]).toEqual([6, 4]);
			while (!g.table.over && g.board.encounters < 2) g.lapse();
			return g.table.over?.winners;
		};
		expect(at(3)).toBeUndefined();
		expect(at(4)).toEqual(['seat:1']);
		const two = position(oligarch('seat:2', ALL, { seats: 2 }));
		expect(lookOpen(cosmic, two.table).board.players['seat:1']!.toWin).toBeUndefined();
		const without = position(oligarch('seat:1', ['warp-claim']));
		expect(lookOpen(cosmic, without.table).board.players['seat:1']!.toWin).toBeUndefined();
	});

	it('[essence:oligarch-victory-possession] [CE-36.13] ruling: given another gains a fifth colony, when it turns this privilege up for that, then the game goes on', () => {
		const given = ALL.filter((card) => card !== 'victory-possession');
		const fifth = () =>
			met(
				WON,
				oligarch('seat:4', given, {
					seats: 4,
					planets: colonies('seat:1', 3, 4),
					hands: { 'seat:2': ['artifact:cosmic-zap'] }
				})
			).until('window:use.declared', 'seat:2');
		const g = over(fifth());
		expect([g.table.over, g.board.encounters, up(g).length]).toEqual([null, 1, 5]);
		const zapped = fifth().use('seat:2', 'artifact|cosmic-zap');
		while (!zapped.table.over && zapped.board.encounters < 2) zapped.lapse();
		expect(zapped.table.over?.winners).toEqual(['seat:1']);
	});

	/** Seat 1 loses three ships of the gate; what is in the warp, and who was asked what. */
	const lost = (seat: SeatId) => met(LOST, oligarch(seat, ['warp-claim']), 3);

	it('[essence:oligarch-warp-claim] [CE-36.17] given its player loses three ships, then one goes to the warp and two come home; with two, none is lost', () => {
		const g = lost('seat:1');
		// They go from one place, so nobody is asked which of them do not.
		while (!g.asked.includes('home.land')) expect(g.lapse().asked).not.toContain('lose.fewer');
		g.answer('seat:1', { split: { 'planet:1-2': 2 } });
		over(g);
		expect(g.board.warp).toEqual({ 'seat:1': 1 });
		expect(g.ships('planet:1-2')).toEqual({ 'seat:1': 6 });
		expect(over(met(LOST, oligarch('seat:1', ['warp-claim']), 2)).board.warp).toEqual({});
	});

	it('[essence:oligarch-warp-claim] [CE-36.17] given another loses three ships, then it picks a fourth, of the same loss', () => {
		const g = lost('seat:2').until('lose.more');
		expect(g.askedSeats).toEqual(['seat:1']);
		g.answer('seat:1', { split: { 'planet:1-4': 1 } });
		over(g);
		expect(g.board.warp).toEqual({ 'seat:1': 4 });
		expect(g.ships('planet:1-4')).toEqual({ 'seat:1': 3 });
		expect(over(met(LOST, { aliens: { 'seat:2': 'oligarch' } }, 3)).board.warp).toEqual({
			'seat:1': 3
		});
	});

	it('[essence:oligarch-warp-claim] [CE-36.17] given another loses one ship, then it is two', () => {
		const g = met(LOST, oligarch('seat:2', ['warp-claim']), 1).until('lose.more', 'seat:1');
		expect(g.decision('seat:1').shape).toMatchObject({ min: 1, max: 1 });
		expect(over(g).board.warp).toEqual({ 'seat:1': 2 });
	});

	it('[essence:oligarch-warp-claim] [CE-36.17] given the ship more is of a loser, then compensation counts it', () => {
		const g = met(
			['negotiate', 'attack:08'],
			oligarch('seat:3', ['warp-claim'], {
				hands: { 'seat:2': ['attack:10', 'attack:12', 'attack:14', 'attack:15'] }
			}),
			2
		);
		const before = g.hand('seat:2').length;
		expect(before - over(g).hand('seat:2').length).toBe(3);
	});

	it('[essence:oligarch-warp-claim] [CE-36.17] given its player loses ships of two places, then it picks which are not lost', () => {
		const g = position(
			oligarch('seat:3', ['warp-claim'], { hands: { 'seat:2': ['artifact:plague'] } })
		);
		while (!g.offers('seat:2', 'artifact|plague')) g.lapse();
		g.use('seat:2', 'artifact|plague', { pick: 'seat:3' }).until('mustLose.pick');
		g.answer('seat:3', { split: { 'planet:3-1': 2, 'planet:3-2': 1 } }).until('lose.fewer');
		g.answer('seat:3', { split: { 'planet:3-1': 1, 'planet:3-2': 1 } });
		g.until('home.land').answer('seat:3', { split: { 'planet:3-3': 1 } });
		g.until('home.land')
			.answer('seat:3', { split: { 'planet:3-3': 1 } })
			.until('launch.aim');
		expect(g.board.warp).toEqual({ 'seat:3': 1 });
		expect(['planet:3-1', 'planet:3-2', 'planet:3-3'].map((id) => g.ships(id as PlanetId))).toEqual(
			[2, 3, 6].map((n) => ({ 'seat:3': n }))
		);
	});

	it('[essence:oligarch-warp-claim] [CE-36.17] given its player has no other colony for them, then its ships go to the warp', () => {
		const g = met(
			WON,
			oligarch('seat:2', ['warp-claim'], {
				planets: { ...homes('seat:2', 3), 'planet:1-1': { 'seat:1': 4 } }
			})
		);
		expect(over(g).board.warp['seat:2']).toBe(3);
	});
});

describe('the Oligarch flare', () => {
	const rich = (given: Position = {}): Position => ({
		aliens: { 'seat:3': 'zombie' },
		...given,
		hands: {
			'seat:1': ['flare:oligarch'],
			'seat:2': ['attack:10', 'attack:12', 'attack:14'],
			...given.hands
		}
	});
	const START = 'window:turn.start';

	it('[wild:oligarch] given another holds four cards, when it is played, then its player draws until it holds five, and takes the flare back', () => {
		const g = duel(rich()).until(START, 'seat:1').use('seat:1', 'wild|oligarch');
		g.until('launch.aim');
		expect(g.hand('seat:2')).toHaveLength(4);
		expect(g.hand('seat:1')).toHaveLength(6);
		expect(g.hand('seat:1')).toContain('flare:oligarch');
	});

	it('[wild:oligarch] given it is not played, or its player is not the offense, or holds the most already, then nothing is drawn', () => {
		const g = duel(rich()).until(START, 'seat:1').pass();
		expect(g.until('launch.aim').hand('seat:1')).toHaveLength(2);
		const idle = duel(rich({ hands: { 'seat:3': ['flare:oligarch'], 'seat:1': [] } }));
		expect(offered(idle, 'seat:3', 'wild|oligarch')).toBe(false);
		const most = duel(rich({ hands: { 'seat:2': [], 'seat:3': [] } }));
		expect(offered(most, 'seat:1', 'wild|oligarch')).toBe(false);
	});

	it('[wild:oligarch] given Card Zap answers it, then nothing is drawn', () => {
		const g = duel(rich({ hands: { 'seat:2': ['artifact:card-zap', 'attack:10', 'attack:12'] } }));
		g.until(START, 'seat:1');
		declare(g, 'seat:1', 'wild|oligarch').use('seat:2', 'artifact|card-zap');
		expect(g.until('launch.aim').hand('seat:1')).toEqual(['attack:08']);
	});

	/** Seat 1 needs a new hand; seat 2 plays Oligarch, and its flare is in its hand. */
	const dealing = (given: Position = {}) =>
		position(
			oligarch('seat:2', [], {
				deck: [
					'attack:40',
					'negotiate',
					'attack:10',
					'attack:12',
					'morph',
					'attack:14',
					'attack:15',
					'attack:20'
				],
				...given,
				hands: {
					'seat:1': ['artifact:plague'],
					'seat:2': ['flare:oligarch', 'attack:06'],
					...given.hands
				}
			})
		).until('window:hand.dealing', 'seat:2');

	it('[super:oligarch] [CE-36.18] given another gets a new hand, when it is played, then its player keeps one card of the eight and hands on seven', () => {
		const g = dealing().use('seat:2', 'super|oligarch').until('newHand.keep');
		expect(g.askedSeats).toEqual(['seat:2']);
		expect(g.choices('seat:2')).toHaveLength(8);
		g.pick('seat:2', 'attack:40').until('launch.aim');
		expect(g.hand('seat:2')).toEqual(['attack:06', 'flare:oligarch', 'attack:40']);
		expect(g.hand('seat:1')).toHaveLength(7);
		expect(g.hand('seat:1')).not.toContainEqual('attack:40');
		expect(g.hand('seat:1')).toContainEqual('attack:20');
	});

	it('[super:oligarch] [CE-36.18] [CE-5.2] given no encounter card is handed on, then the hand is drawn again, and is its own', () => {
		const g = dealing({
			deck: [
				'attack:40',
				...Array<string>(2).fill('artifact:cosmic-zap'),
				...Array<string>(2).fill('artifact:card-zap'),
				...Array<string>(2).fill('reinforcement:2'),
				'artifact:quash',
				'attack:23'
			]
		});
		g.use('seat:2', 'super|oligarch').until('newHand.keep').pick('seat:2', 'attack:40');
		g.until('launch.aim');
		expect(g.hand('seat:1')).toHaveLength(8);
		expect(g.hand('seat:1')).toContainEqual('attack:23');
		expect(g.board.discard).toContainEqual('artifact:quash#1');
	});

	it('[super:oligarch] given it is not played, then the hand is dealt as ever; and for a new hand of its own it is not offered', () => {
		const g = dealing().pass().until('launch.aim');
		expect(g.hand('seat:1')).toHaveLength(8);
		expect(g.hand('seat:1')).toContainEqual('attack:40');
		const own = position(
			oligarch('seat:1', [], { hands: { 'seat:1': ['flare:oligarch', 'artifact:plague'] } })
		);
		expect(offered(own, 'seat:1', 'super|oligarch')).toBe(false);
	});

	it('[super:oligarch] given Cosmic Zap answers it, then the hand is dealt as ever', () => {
		const g = dealing({ hands: { 'seat:3': ['artifact:cosmic-zap', 'attack:06'] } });
		declare(g, 'seat:2', 'super|oligarch').use('seat:3', 'artifact|cosmic-zap');
		expect(g.until('launch.aim').hand('seat:1')).toHaveLength(8);
	});
});
