/** The newer set of space stations (rules.md section 34, from CE-34.17 on). */
import { describe, expect, it } from 'vitest';
import { lookOpen, start } from '../../../../src/lib/core';
import type { SeatId } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { stationKindOf } from '../../../../src/lib/games/cosmic/modules/stations/kinds';
import { STATIONS } from '../../../../src/lib/games/cosmic/modules/stations';
import { whyNoFlare } from '../../../../src/lib/games/cosmic/flares';
import { likeOf } from '../../../../src/lib/games/kit';
import { CosmicGame, seatsOf } from '../../../support/cosmic';
import type { Position } from '../../../support/cosmic';
import { steadyAnswer } from '../../../support/steady';
import {
	declare,
	duel,
	fight,
	holding,
	homes,
	meet,
	met,
	offered,
	over
} from '../../../support/duel';

const open = (g: CosmicGame) => lookOpen(cosmic, g.table).board;
const stations = (seat: SeatId, ...ids: string[]): Position => ({ stations: { [seat]: ids } });

function dealt(seats: number, options: Record<string, unknown> = {}, key = '7'): CosmicGame {
	const { table } = start(cosmic, {
		seats: seatsOf(seats),
		options: { box: 'classic', stations: 'odyssey', ...options } as never,
		key: key.repeat(64),
		clocked: false
	});
	return new CosmicGame(table as never);
}

/** Plays by itself to the first turn. */
function begun(g: CosmicGame): CosmicGame {
	while (g.board.turn === 0) g.lapse();
	return g;
}

const kindsOf = (g: CosmicGame, seat: SeatId) =>
	g.board
		.stations!.filter((one) =>
			'planet' in one ? one.planet.startsWith(`planet:${seat.slice(5)}-`) : one.system === seat
		)
		.map(({ id }) => stationKindOf(id));

describe('CE-34 the newer set', () => {
	it('[CE-34.17] given four players or fewer, when a card of each kind is dealt, then each puts one back unseen and has the other two', () => {
		const g = dealt(4).until('stations.deal.putBack');
		expect(g.askedSeats).toEqual(seatsOf(4));
		for (const seat of seatsOf(4)) {
			const ids = g.choices(seat);
			expect(ids.map(stationKindOf)).toEqual(['station', 'city', 'deep']);
		}
		expect(g.said).not.toContain(JSON.stringify(g.choices('seat:1')));
		expect(open(g).stations).toEqual([]);
		const [first] = g.choices('seat:1');
		expect(steadyAnswer(g, 'seat:1')).toEqual({
			pick: g
				.choices('seat:1')
				.slice()
				.sort((one, other) => STATIONS[one]!.liked - STATIONS[other]!.liked)[0]
		});
		g.pick('seat:1', first!);
		begun(g);
		expect(kindsOf(g, 'seat:1').sort()).toEqual(['city', 'deep']);
		for (const seat of seatsOf(4)) expect(kindsOf(g, seat)).toHaveLength(2);
	});

	it('[CE-34.17] given eight players, then all kinds go round; with a kind of which there are too few that is not dealt, and nobody puts any back', () => {
		for (const hiddenAlliances of [false, true]) {
			const g = dealt(8, { hiddenAlliances });
			let putsBack = false;
			for (; g.board.turn === 0; g.lapse()) putsBack ||= g.asked.includes('stations.deal.putBack');
			expect(putsBack).toBe(!hiddenAlliances);
			const ids = g.board.stations!.map(({ id }) => id);
			expect(new Set(ids).size).toBe(ids.length);
			const counts = seatsOf(8).map((seat) => kindsOf(g, seat).length);
			expect(counts).toEqual(seatsOf(8).map(() => 2));
			expect(ids.some((id) => stationKindOf(id) === 'deep')).toBe(!hiddenAlliances);
		}
	});

	it('[CE-34.1] [CE-34.17] given the sets, then the older one alone has no cities, both have all, and with two players those that mean nothing are left out', () => {
		const seen = (seats: number, options: Record<string, unknown>) => {
			const ids = new Set<string>();
			for (let i = 0; i < 24; i++) {
				const g = begun(dealt(seats, options, i.toString(36)));
				for (const { id } of g.board.stations!) ids.add(id);
			}
			return [...ids];
		};
		expect(seen(2, { stations: 'storm' }).map(stationKindOf)).not.toContain('city');
		const two = seen(2, { stations: 'both' });
		expect(two).toContain('population-monitor');
		for (const id of [
			'recycler',
			'warp-harvester',
			'targeting-depot',
			'hyperspace-redirect',
			'obligatron'
		])
			expect(two).not.toContain(id);
		expect(cosmic.fits({ stations: 'both', stationsEach: 2 } as never, 8)).toBeNull();
	});

	it('[CE-34.18] given a deep space station, then it works with all home colonies but one, and with fewer it does not; nobody conquers it', () => {
		const monitor = (...ships: number[]) =>
			meet(
				duel({ ...stations('seat:2', 'population-monitor'), planets: homes('seat:2', ...ships) })
			);
		const four = monitor(4, 4, 4, 4).until('window:reveal.values');
		expect(four.encounter.totals).toEqual({ offense: 9, defense: 8 + 4 + 8 });
		expect(open(four).stations).toMatchObject([{ system: 'seat:2', works: true }]);
		const three = monitor(4, 4, 4).until('window:reveal.values');
		expect(three.encounter.totals).toEqual({ offense: 9, defense: 12 });
		expect(open(three).stations).toMatchObject([{ works: false }]);
		const raid = over(
			met(['attack:40', 'attack:00'], {
				...stations('seat:2', 'population-monitor'),
				options: { stations: 'odyssey', stationConquest: true }
			})
		);
		expect(open(raid).stations).toMatchObject([{ system: 'seat:2' }]);
	});

	it('[CE-34.18] [CE-34.8] given a deal of a deep space station, then it is of the other system at once, whoever has a free planet', () => {
		const g = meet(
			duel({
				hands: { 'seat:1': ['negotiate'], 'seat:2': ['negotiate'] },
				stations: {
					'seat:1': ['population-monitor'],
					'seat:2': [1, 2, 3, 4, 5].map((k) => ({
						id: [
							'tactical-array',
							'colony-cloak',
							'temporal-matrix',
							'big-space-laser',
							'recycler'
						][k - 1]!,
						planet: `planet:2-${k}` as const
					}))
				}
			}),
			['negotiate', 'negotiate']
		);
		g.agree({ stations: { picks: ['population-monitor'] } });
		over(g);
		expect(g.board.stations!.at(-1)).toMatchObject({ id: 'population-monitor', system: 'seat:2' });
		expect(g.encounter.outcome).toEqual({ type: 'deal' });
	});

	it('[CE-34.18] [CE-34.9] given a conquest, then a deep space station is no step to victory', () => {
		const g = over(
			met(['attack:40', 'attack:00'], {
				options: { stations: 'odyssey', stationConquest: true },
				stations: {
					'seat:2': ['tactical-array'],
					'seat:1': ['big-space-laser', 'colony-cloak', 'temporal-matrix', 'population-monitor']
				}
			})
		);
		for (let i = 0; i < 20 && !g.table.over; i++) g.lapse();
		expect(g.table.over).toBeNull();
	});

	it('[CE-34.19] given a sky city, then it works for all who have a colony on its planet, and for its owner without one it does not', () => {
		const given: Position = {
			...stations('seat:2', 'big-sky-laser'),
			planets: { 'planet:2-1': { 'seat:1': 1, 'seat:3': 2 }, 'planet:2-2': { 'seat:2': 4 } }
		};
		const g = duel(given).encounterTo({
			target: 'planet:2-2',
			send: { 'planet:1-1': 1 },
			cards: ['attack:08', 'attack:08']
		});
		g.until('window:reveal.values');
		expect(g.encounter.totals).toEqual({ offense: 8 + 1 + 6, defense: 12 });
	});
});

describe('what each newer station does', () => {
	it('[station:artifact-detection-grid] [CE-34.24] given an artifact of another that takes effect, then its player may take a reward, once; of one of its own, or one that is cancelled, it may not', () => {
		const played = (holder: SeatId, hands: Position['hands'] = {}) => {
			const g = duel({
				...stations(holder, 'artifact-detection-grid'),
				hands: { 'seat:1': ['artifact:plague'], ...hands },
				deck: ['attack:40']
			}).until('window:encounter.start', 'seat:1');
			return declare(g, 'seat:1', 'artifact|plague', { pick: 'seat:2' });
		};
		const g = played('seat:3').until('window:artifact.played', 'seat:3');
		g.use('seat:3', 'station|artifact-detection-grid').until('launch.aim');
		expect(g.hand('seat:3').map(likeOf)).toContain('attack:40');
		expect(offered(played('seat:1'), 'seat:1', 'station|artifact-detection-grid')).toBe(false);
		const zapped = played('seat:3', { 'seat:2': ['artifact:card-zap'] });
		zapped.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|card-zap');
		// The zap itself has taken effect, and brings the reward instead.
		zapped.until('window:artifact.played', 'seat:3');
		zapped.use('seat:3', 'station|artifact-detection-grid');
		expect(offered(zapped, 'seat:3', 'station|artifact-detection-grid')).toBe(false);
		expect(zapped.said).toContain('cancels Plague');
	});

	it('[station:massive-battery] given ships beside it, then a reinforcement of its player adds one more for each; of another it does not', () => {
		const given: Position = {
			...stations('seat:1', 'massive-battery'),
			hands: { 'seat:1': ['reinforcement:2'], 'seat:2': ['reinforcement:2'] },
			planets: { 'planet:1-1': { 'seat:1': 4 } }
		};
		const played = (seat: SeatId, side: 'offense' | 'defense') => {
			const g = meet(duel(given)).until('window:reveal.values', seat);
			return g.pick(seat, 'reinforcement:2', { pick: side }).pass().pass().encounter.totals;
		};
		expect(played('seat:1', 'offense')).toEqual({ offense: 8 + 1 + 2 + 3, defense: 12 });
		expect(played('seat:2', 'defense')).toEqual({ offense: 9, defense: 14 });
	});

	it('[station:observation-platform-2] given it is not involved, then two ships come back or it draws a card', () => {
		const given: Position = {
			...stations('seat:3', 'observation-platform-2'),
			warp: { 'seat:3': 3 },
			deck: ['attack:40']
		};
		const at = (more: Position = {}) =>
			duel({ ...given, ...more })
				.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } })
				.until('window:alliance.formed', 'seat:3');
		const g = at();
		g.use('seat:3', 'station|observation-platform-2', { pick: 'ships' }).until('home.land');
		g.answer('seat:3', { split: { 'planet:3-2': 2 } }).until('planning.select');
		expect(g.board.warp).toEqual({ 'seat:3': 1 });
		const last = at({ warp: { 'seat:3': 1 } });
		last.use('seat:3', 'station|observation-platform-2', { pick: 'ships' }).until('home.land');
		last.answer('seat:3', { split: { 'planet:3-2': 1 } }).until('planning.select');
		expect(last.board.warp).toEqual({});
		const card = at();
		card.use('seat:3', 'station|observation-platform-2', { pick: 'card' }).until('planning.select');
		expect(card.hand('seat:3').map(likeOf)).toContain('attack:40');
		expect(card.board.warp).toEqual({ 'seat:3': 3 });
	});

	it('[station:orbital-billboards] [CE-34.22] given the hand is shown, then the attack revealed counts twice and a ship of its planet is lost; with a negotiate none is', () => {
		const shown = (card: string) => {
			const g = duel(
				holding([card, 'attack:20'], {
					stations: { 'seat:1': [{ id: 'orbital-billboards', planet: 'planet:1-2' }] }
				})
			).until('window:encounter.start', 'seat:1');
			g.use('seat:1', 'station|orbital-billboards').until('launch.aim');
			return meet(g, [card, 'attack:20']);
		};
		const g = shown('attack:15');
		expect(g.said).toContain('shows their hand: ');
		g.until('window:reveal.values');
		expect(g.encounter.totals).toEqual({ offense: 31, defense: 24 });
		over(g);
		expect(g.ships('planet:1-2')).toEqual({ 'seat:1': 3 });
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 1 });
		const peace = over(shown('negotiate'));
		expect(peace.ships('planet:1-2')).toEqual({ 'seat:1': 4 });
		const plain = met(['attack:15', 'attack:20'], stations('seat:1', 'orbital-billboards'));
		plain.until('window:reveal.values');
		expect(plain.encounter.totals).toEqual({ offense: 16, defense: 24 });
	});

	it('[station:oscillation-overthruster] [CE-34.23] given totals of 42 or more together, then all ships of its planet may go to the planet attacked; with less they may not', () => {
		const given = (planets: Position['planets'] = {}): Position => ({
			...stations('seat:3', 'oscillation-overthruster'),
			planets: { 'planet:3-1': { 'seat:3': 4 }, ...planets }
		});
		const g = met(['attack:20', 'attack:15'], given({ 'planet:2-1': { 'seat:2': 6 } }));
		g.until('window:resolution.settled', 'seat:3');
		expect(g.encounter.totals).toEqual({ offense: 21, defense: 21 });
		g.use('seat:3', 'station|oscillation-overthruster');
		over(g);
		expect(g.ships('planet:2-1')).toEqual({ 'seat:2': 6, 'seat:3': 4 });
		expect(g.ships('planet:3-1')).toEqual({});
		const low = met(['attack:20', 'attack:15'], given({ 'planet:2-1': { 'seat:2': 5 } }));
		expect(offered(low, 'seat:3', 'station|oscillation-overthruster')).toBe(false);
	});

	it('[station:stun-apparatus] [CE-34.21] given ships on its planet, then the attack of the opponent counts as much less, before all else and not below 0', () => {
		const given: Position = {
			stations: { 'seat:2': [{ id: 'stun-apparatus', planet: 'planet:2-2' }] },
			planets: { 'planet:2-2': { 'seat:2': 4, 'seat:3': 2 } }
		};
		const g = met(['attack:20', 'attack:08'], given).until('window:reveal.values');
		expect(g.encounter.totals).toEqual({ offense: 14 + 1, defense: 12 });
		const low = met(['attack:04', 'attack:08'], given).until('window:reveal.values');
		expect(low.encounter.totals).toEqual({ offense: 1, defense: 12 });
		const own = duel(
			holding(['attack:15', 'attack:08'], { ...given, aliens: { 'seat:1': ['mirror'] } })
		);
		own.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
		own.lay('attack:15', 'attack:08').until('window:planning.selected', 'seat:1');
		own.use('seat:1', 'power|mirror').until('window:reveal.values');
		// 15 less 6 is 09, turned round 90.
		expect(own.encounter.totals!.offense).toBe(91);
	});

	it('[station:targeting-depot] given an ally that shows an attack, then each attack counts how far it is from that', () => {
		const g = duel(
			holding(['attack:20', 'attack:08'], {
				seats: 4,
				hands: { 'seat:3': ['attack:15'] },
				...stations('seat:3', 'targeting-depot')
			})
		).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 3 },
			allies: { 'seat:3': ['offense', { 'planet:3-2': 1 }] }
		});
		g.until('window:planning.beforeSelect', 'seat:3');
		g.use('seat:3', 'station|targeting-depot', { pick: g.hand('seat:3')[0]! });
		g.lay('attack:20', 'attack:08').until('window:reveal.values');
		expect(g.encounter.totals).toEqual({ offense: 5 + 4, defense: 7 + 4 });
		expect(g.hand('seat:3').map(likeOf)).toEqual(['attack:15']);
		expect(g.said).toContain('shows Attack 15');
	});

	it('[station:zap-zapper] given a Zap, then a ship of its planet cancels it; another artifact it does not', () => {
		const given: Position = {
			aliens: { 'seat:2': ['zombie'] },
			hands: { 'seat:1': ['artifact:cosmic-zap', 'artifact:plague'] },
			...stations('seat:3', 'zap-zapper')
		};
		const g = duel({
			...given,
			aliens: { 'seat:2': ['tripler'] }
		});
		meet(g).until('window:use.declared', 'seat:1');
		declare(g, 'seat:1', 'artifact|cosmic-zap').until('window:use.declared', 'seat:3');
		g.use('seat:3', 'station|zap-zapper');
		g.until('window:reveal.values');
		expect(g.board.warp).toEqual({ 'seat:3': 1 });
		expect(g.encounter.totals).toEqual({ offense: 9, defense: 28 });
		const plague = duel(given).until('window:encounter.start', 'seat:1');
		declare(plague, 'seat:1', 'artifact|plague', { pick: 'seat:2' });
		expect(plague.offers('seat:3', 'station|zap-zapper')).toBe(false);
	});

	it('[station:big-sky-laser] given three players with colonies on its planet, then each has 9 more as a main player', () => {
		const g = met(['attack:08', 'attack:08'], {
			stations: { 'seat:2': [{ id: 'big-sky-laser', planet: 'planet:2-2' }] },
			planets: { 'planet:2-2': { 'seat:1': 1, 'seat:2': 1, 'seat:3': 1 } }
		}).until('window:reveal.values');
		expect(g.encounter.totals).toEqual({ offense: 18, defense: 21 });
	});

	it('[station:exhortation] [CE-34.19] given a failed deal, then who has no colony there loses three ships more, once for all, and nobody while it is off', () => {
		const failed = (planets: Position['planets']) => {
			const g = meet(
				duel({
					hands: { 'seat:1': ['negotiate'], 'seat:2': ['negotiate'] },
					stations: { 'seat:2': [{ id: 'exhortation', planet: 'planet:2-2' }] },
					planets: planets!
				}),
				['negotiate', 'negotiate']
			).until('deal.talk');
			over(g);
			return [g.board.warp['seat:1'], g.board.warp['seat:2']];
		};
		expect(failed({ 'planet:2-2': { 'seat:2': 4, 'seat:3': 1 } })).toEqual([6, 3]);
		expect(failed({ 'planet:2-2': { 'seat:2': 4, 'seat:1': 1 } })).toEqual([3, 3]);
		expect(failed({ 'planet:2-2': {} })).toEqual([3, 3]);
	});

	it('[station:exhortation] given compensation of who has no colony there, then it is two cards more', () => {
		const paid = (ships: Record<string, number>) => {
			const g = met(['attack:20', 'negotiate'], {
				hands: {
					'seat:1': [
						'attack:01',
						'attack:04',
						'attack:05',
						'attack:06',
						'attack:07',
						'attack:10',
						'attack:11'
					]
				},
				stations: { 'seat:2': [{ id: 'exhortation', planet: 'planet:2-2' }] },
				planets: { 'planet:2-1': { 'seat:2': 2 }, 'planet:2-2': ships }
			});
			const before = g.hand('seat:2').length;
			over(g);
			return g.hand('seat:2').length - before;
		};
		expect(paid({ 'seat:2': 4 }) - paid({ 'seat:2': 4, 'seat:1': 1 })).toBe(2);
	});

	it('[station:golden-city] given a deal, then its player takes two rewards, and without one none', () => {
		const dealing = (given: Position) => {
			const g = meet(
				duel({
					hands: { 'seat:1': ['negotiate'], 'seat:2': ['negotiate', 'attack:40'] },
					...given
				}),
				['negotiate', 'negotiate']
			);
			const before = g.agree({}, { number: { amount: 1 } }).hand('seat:1').length;
			over(g);
			return g.hand('seat:1').length - before;
		};
		expect(dealing(stations('seat:1', 'golden-city')) - dealing({})).toBe(2);
		const fought = met(['attack:40', 'attack:00'], stations('seat:1', 'golden-city'));
		const before = fought.hand('seat:1').length;
		expect(over(fought).hand('seat:1').length).toBe(before);
	});

	it('[station:hand-additor] [CE-34.20] given new hands, then they have two cards more, and the first one has when it is dealt', () => {
		const fresh = (given: Position) =>
			duel({ ...given, offense: 'seat:3', hands: { 'seat:3': [] } })
				.until('launch.aim')
				.hand('seat:3').length;
		expect(fresh(stations('seat:3', 'hand-additor')) - fresh({})).toBe(2);
		for (const key of '0123456789abcdef') {
			const g = begun(dealt(4, {}, key));
			const city = g.board.stations!.find(({ id }) => id === 'hand-additor');
			if (!city || !('planet' in city)) continue;
			const seat: SeatId = `seat:${Number(city.planet.slice(7, 8))}`;
			const others = seatsOf(4).filter((one) => one !== seat && one !== g.board.offense);
			const most = Math.max(...others.map((one) => g.hand(one).length));
			expect(g.hand(seat).length).toBe(most + 2);
			return;
		}
		throw new Error('No Hand Additor was dealt.');
	});

	it('[station:icy-optimization] given a ship in the warp, then a card may be discarded in its place', () => {
		const g = duel({
			...stations('seat:1', 'icy-optimization'),
			warp: { 'seat:1': 1 },
			hands: { 'seat:1': ['attack:00'] }
		}).until('window:regroup.retrieve', 'seat:1');
		const card = g.hand('seat:1').find((one) => likeOf(one) === 'attack:00')!;
		g.use('seat:1', 'station|icy-optimization', { pick: card }).until('launch.aim');
		expect(g.board.warp).toEqual({ 'seat:1': 1 });
		expect(g.hand('seat:1').map(likeOf)).toEqual(['attack:08']);
		const none = duel(stations('seat:1', 'icy-optimization'));
		expect(offered(none, 'seat:1', 'station|icy-optimization')).toBe(false);
	});

	it('[station:recycler] given an ally, then it takes a card of the discard pile; a main player does not', () => {
		const g = fight(
			['attack:20', 'attack:08'],
			{ 'seat:3': ['offense', { 'planet:3-2': 1 }] },
			{ ...stations('seat:3', 'recycler'), discard: ['attack:30'] }
		);
		g.until('window:resolution.outcome', 'seat:3');
		g.use('seat:3', 'station|recycler');
		over(g);
		expect(g.hand('seat:3').map(likeOf)).toContain('attack:30');
		const main = met(['attack:20', 'attack:08'], {
			...stations('seat:1', 'recycler'),
			discard: ['attack:30']
		});
		expect(offered(main, 'seat:1', 'station|recycler')).toBe(false);
	});

	it('[station:warp-harvester] given an ally with ships in the warp, then its reinforcement adds one more for each; as a main player it does not', () => {
		const given: Position = { warp: { 'seat:1': 2, 'seat:3': 3 } };
		const g = fight(
			['attack:08', 'attack:08'],
			{ 'seat:3': ['offense', { 'planet:3-2': 1 }] },
			{
				...given,
				...stations('seat:3', 'warp-harvester'),
				hands: { 'seat:3': ['reinforcement:2'] }
			}
		).until('window:reveal.values', 'seat:3');
		const before = g.encounter.totals!.offense;
		g.pick('seat:3', 'reinforcement:2', { pick: 'offense' }).pass().pass();
		expect(g.encounter.totals!.offense - before).toBe(5);
		const main = meet(
			duel({
				...given,
				...stations('seat:1', 'warp-harvester'),
				hands: { 'seat:1': ['reinforcement:2'] }
			})
		).until('window:reveal.values', 'seat:1');
		const then = main.encounter.totals!.offense;
		main.pick('seat:1', 'reinforcement:2', { pick: 'offense' }).pass().pass();
		expect(main.encounter.totals!.offense - then).toBe(2);
	});

	it('[station:hyperspace-redirect] given it is used by the defense, then allies of an offense that wins gain rewards and no colony; the offense cannot use it', () => {
		const at = (use: boolean) => {
			const g = duel(
				holding(['attack:40', 'attack:00'], {
					seats: 4,
					...stations('seat:2', 'hyperspace-redirect')
				})
			);
			g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 3 } });
			g.until('window:alliance.before', 'seat:2');
			if (use) g.use('seat:2', 'station|hyperspace-redirect');
			g.encounterTo({
				allies: { 'seat:3': ['offense', { 'planet:3-1': 1 }] },
				cards: ['attack:40', 'attack:00']
			});
			return over(g).ships('planet:2-1');
		};
		expect(at(false)).toEqual({ 'seat:1': 3, 'seat:3': 1 });
		expect(at(true)).toEqual({ 'seat:1': 3 });
		const offense = duel(stations('seat:1', 'hyperspace-redirect'));
		expect(offered(offense, 'seat:1', 'station|hyperspace-redirect')).toBe(false);
	});

	it('[station:option-cycler] given an attack of 11 or more, then it may be a negotiate, and from 20 on compensation is three times as much; below it may not', () => {
		const hands: Position['hands'] = {
			'seat:1': Array.from({ length: 10 }, () => 'attack:06')
				.slice(0, 3)
				.concat(['negotiate', 'attack:04', 'attack:05', 'attack:07', 'attack:10', 'attack:15'])
		};
		const collected = (card: string) => {
			const g = met(['attack:40', card], {
				hands,
				...stations('seat:2', 'option-cycler'),
				planets: { 'planet:2-1': { 'seat:2': 2 } }
			}).until('window:reveal.cards', 'seat:2');
			const before = g.hand('seat:2').length;
			g.use('seat:2', 'station|option-cycler');
			over(g);
			return g.hand('seat:2').length - before;
		};
		expect(collected('attack:11')).toBe(2);
		expect(collected('attack:20')).toBe(6);
		const low = met(['attack:40', 'attack:10'], { hands, ...stations('seat:2', 'option-cycler') });
		expect(offered(low, 'seat:2', 'station|option-cycler')).toBe(false);
	});

	it('[station:population-monitor] [station:big-sky-laser] [station:stun-apparatus] given what weighs in a fight, then a steady player lays a lower card', () => {
		const laid = (given: Position) => {
			const g = duel({
				hands: { 'seat:1': ['attack:20', 'attack:30'] },
				planets: homes('seat:2', 4, 4, 4),
				...given
			}).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
			const answer = steadyAnswer(g.until('planning.select'), 'seat:1');
			return answer && 'pick' in answer ? likeOf(answer.pick) : null;
		};
		const four = { 'planet:2-1': { 'seat:2': 4 } };
		expect(laid({})).toBe('attack:20');
		expect(laid(stations('seat:1', 'population-monitor'))).toBe('attack:08');
		const guests = { ...four, 'planet:1-1': { 'seat:1': 4, 'seat:3': 9 } };
		expect(laid({ planets: guests })).toBe('attack:20');
		expect(laid({ ...stations('seat:1', 'stun-apparatus'), planets: guests })).toBe('attack:08');
		const few = { ...four, 'planet:1-1': { 'seat:1': 4, 'seat:3': 1, 'seat:4': 1 } };
		expect(laid({ seats: 4, planets: few })).toBe('attack:20');
		const laser = stations('seat:1', 'big-sky-laser');
		expect(laid({ seats: 4, ...laser, planets: few })).toBe('attack:08');
	});

	it('[station:population-monitor] given five home colonies, then its player has 10 more as a main player', () => {
		const g = met(['attack:08', 'attack:08'], stations('seat:1', 'population-monitor'));
		g.until('window:reveal.values');
		expect(g.encounter.totals).toEqual({ offense: 19, defense: 12 });
	});

	it('[station:quark-refinery] given odd attacks, then its own may count 5 more and that of its opponent 5 less; even ones may not', () => {
		const g = met(['attack:15', 'attack:11'], stations('seat:1', 'quark-refinery')).until(
			'window:reveal.values',
			'seat:1'
		);
		g.use('seat:1', 'station|quark-refinery|refine').pass('seat:2', 'seat:3');
		expect(g.encounter.totals).toEqual({ offense: 21, defense: 15 });
		g.until('window:reveal.values', 'seat:1');
		g.use('seat:1', 'station|quark-refinery|deplete').pass().pass();
		expect(g.encounter.totals).toEqual({ offense: 21, defense: 10 });
		const even = met(['attack:20', 'attack:08'], stations('seat:1', 'quark-refinery'));
		expect(offered(even, 'seat:1', 'station|quark-refinery')).toBe(false);
	});
});

describe('CE-34.25 Freewheeling Intensifier', () => {
	const flying = (given: Position = {}) =>
		duel({
			...stations('seat:1', 'freewheeling-intensifier'),
			options: { stations: 'odyssey' },
			box: ['macron', 'zombie', 'oracle'],
			hands: { 'seat:1': ['flare:macron', 'flare:oracle'] },
			...given
		});
	const played = (g: CosmicGame, flares: SeatId[] | string[]) => {
		g.until('window:encounter.start');
		g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
		g.encounter.flares = flares.map((alien) => ({ seat: 'seat:1' as const, alien }));
		return g;
	};

	it('[station:freewheeling-intensifier] [CE-34.25] given a flare was played, then another may be, and the same may not; without the station none', () => {
		const why = (g: CosmicGame, alien: string) =>
			whyNoFlare(played(g, ['macron']).board, 'seat:1', alien)?.rule ?? null;
		expect(why(flying(), 'oracle')).toBeNull();
		expect(why(flying(), 'macron')).toBe('CE-34.25');
		expect(why(flying({ stations: {} }), 'oracle')).toBe('CE-15.24');
		expect(why(flying({ planets: homes('seat:1', 8, 4, 4, 0, 0) }), 'oracle')).toBe('CE-15.24');
	});

	it('[CE-34.25] given exactly one was played, then an unused flare is drawn and a flare discarded', () => {
		const g = played(flying(), ['macron']);
		g.vault.flares = ['flare:zombie'];
		g.lay('attack:08', 'attack:08').until('window:resolution.end', 'seat:1');
		g.use('seat:1', 'station|freewheeling-intensifier|trade').until(
			'freewheeling-intensifier.discard.which'
		);
		expect(g.choices('seat:1')).toEqual(['flare:macron', 'flare:oracle', 'flare:zombie']);
		expect(steadyAnswer(g, 'seat:1')).toHaveProperty('pick');
		g.answer('seat:1', { pick: 'flare:oracle' });
		over(g);
		expect(g.hand('seat:1')).toEqual(['flare:macron', 'flare:zombie']);
		expect(g.board.discard).toContain('flare:oracle');
	});

	it('[CE-34.25] given two were played, or none is unused, then nothing is drawn', () => {
		const ending = (flares: string[], unused: string[]) => {
			const g = played(flying(), flares);
			g.vault.flares = unused;
			return offered(
				g.lay('attack:08', 'attack:08'),
				'seat:1',
				'station|freewheeling-intensifier|trade'
			);
		};
		expect(ending(['macron', 'oracle'], ['flare:zombie'])).toBe(false);
		expect(ending([], ['flare:zombie'])).toBe(false);
		expect(ending(['macron'], [])).toBe(false);
		expect(ending(['macron'], ['flare:zombie'])).toBe(true);
	});
});
