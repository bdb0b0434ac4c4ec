/** Space stations (rules.md section 34). */
import { describe, expect, it } from 'vitest';
import { lookOpen, start } from '../../../../src/lib/core';
import type { SeatId } from '../../../../src/lib/core';
import { stationsBeside } from '../../../../src/lib/games/cosmic/board';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { alienOf } from '../../../../src/lib/games/cosmic/effects';
import { likeOf } from '../../../../src/lib/games/kit';
import { CosmicGame, seatsOf } from '../../../support/cosmic';
import type { Position } from '../../../support/cosmic';
import { steadyAnswer } from '../../../support/steady';
import { declare, duel, fight, holding, homes, meet, offered, over } from '../../../support/duel';

const open = (g: CosmicGame) => lookOpen(cosmic, g.table).board;
const at = (g: CosmicGame, seat: SeatId) =>
	stationsBeside(open(g)).filter(({ planet }) => planet.startsWith(`planet:${seat.slice(5)}-`));

/** Plays on by itself to the end of the game, which is near. */
function ended(g: CosmicGame): void {
	for (let i = 0; i < 60 && !g.table.over; i++) g.lapse();
}

/** A table from the first shuffle on, played to the choice of planets. */
function dealt(seats: number, options: Record<string, unknown> = {}): CosmicGame {
	const { table } = start(cosmic, {
		seats: seatsOf(seats),
		options: { box: 'classic', stations: 'storm', ...options } as never,
		key: '7'.repeat(64),
		clocked: false
	});
	return new CosmicGame(table as never).until('stations.deal.choose');
}

describe('CE-34 space stations', () => {
	it('[CE-24.4] [CE-34.1] given a table nobody changed, then there are none; with two players and hidden sheets those that mean nothing are not dealt', () => {
		expect(duel().board.stations).toBeUndefined();
		expect(open(duel()).stations).toBeUndefined();
		const ids = new Set<string>();
		for (let i = 0; i < 40; i++) {
			const { table } = start(cosmic, {
				seats: seatsOf(2),
				options: { box: 'classic', stations: 'storm', hiddenPowers: true } as never,
				key: i.toString(16).padStart(64, '0'),
				clocked: false
			});
			const g = new CosmicGame(table as never);
			while (g.board.turn === 0) g.lapse();
			for (const { id } of g.board.stations!) ids.add(id);
		}
		expect(ids.size).toBe(7);
		expect([...ids]).not.toContain('alien-outpost');
		expect([...ids]).not.toContain('shield-generator');
		expect([...ids]).not.toContain('observation-platform');
	});

	it('[CE-34.2] [CE-34.3] [CE-34.4] given one dealt to each, when all have said where, then all see them, each at a planet of its own', () => {
		const g = dealt(3);
		expect(g.askedSeats).toEqual(['seat:1', 'seat:2', 'seat:3']);
		g.answer('seat:1', { pick: 'planet:1-4' }).answer('seat:2', { pick: 'planet:2-2' });
		expect(open(g).stations).toEqual([]);
		g.answer('seat:3', { pick: 'planet:3-5' });
		expect(stationsBeside(open(g)).map(({ planet }) => planet)).toEqual([
			'planet:1-4',
			'planet:2-2',
			'planet:3-5'
		]);
		expect(new Set(open(g).stations!.map(({ id }) => id)).size).toBe(3);
	});

	it('[CE-34.2] [CE-34.3] given two for each, then no planet has both; with more than five players that is refused', () => {
		const g = dealt(3, { stationsEach: 2 });
		for (const seat of seatsOf(3)) g.pick(seat, `planet:${seat.slice(5)}-1`);
		expect(g.asked).toEqual(expect.arrayContaining(['stations.deal.choose']));
		expect(g.choices('seat:2')).toEqual(['planet:2-2', 'planet:2-3', 'planet:2-4', 'planet:2-5']);
		for (const seat of seatsOf(3)) g.pick(seat, `planet:${seat.slice(5)}-3`);
		expect(g.board.stations).toHaveLength(6);
		expect(cosmic.fits({ stations: 'storm', stationsEach: 2 } as never, 6)?.rule).toBe('CE-34.2');
		expect(cosmic.fits({ stations: 'storm', stationsEach: 2 } as never, 5)).toBeNull();
		expect(cosmic.fits({ stationsEach: 2 } as never, 6)).toBeNull();
	});

	it('[CE-34.5] [CE-34.6] given its player has no colony on the planet, then it does nothing; with one again it works', () => {
		const given = (ships: number): Position => ({
			stations: { 'seat:2': ['tactical-array'] },
			planets: {
				...homes('seat:2', 0, 4, 4),
				'planet:2-1': { ...(ships ? { 'seat:2': ships } : {}), 'seat:3': 1 }
			}
		});
		const off = duel(given(0));
		expect(at(off, 'seat:2')).toMatchObject([{ works: false }]);
		expect(offered(off, 'seat:2', 'station|tactical-array')).toBe(false);
		const on = duel(given(1));
		expect(at(on, 'seat:2')).toMatchObject([{ works: true }]);
		expect(offered(on, 'seat:2', 'station|tactical-array')).toBe(true);
	});

	it('[CE-34.4] given powers and cards that stop others, then no zap can answer a station', () => {
		const g = duel({
			stations: { 'seat:2': ['tactical-array'] },
			hands: { 'seat:1': ['artifact:cosmic-zap', 'artifact:card-zap'] }
		}).until('launch.aim');
		g.pick('seat:1', 'planet:2-1').until('window:launch.beforeShips', 'seat:2');
		declare(g, 'seat:2', 'station|tactical-array');
		expect(g.offers('seat:1', 'artifact|')).toBe(false);
	});

	it('[CE-34.7] [tech:omega-missile] given its planet is destroyed, then the station leaves the game', () => {
		const g = duel({
			techs: { 'seat:1': ['omega-missile'] },
			stations: { 'seat:2': ['tactical-array'] }
		}).until('window:encounter.start', 'seat:1');
		g.use('seat:1', 'tech|omega-missile', { pick: 'planet:2-1' }).until('launch.aim');
		expect(open(g).stations).toEqual([]);
		expect(g.said).toContain('Tactical Array leaves the game.');
	});

	it('[CE-34.8] given a deal of a station alone, then its receiver attaches it to a home planet without one; one without access cannot be given', () => {
		const negotiating = (given: Position) =>
			meet(duel({ hands: { 'seat:1': ['negotiate'], 'seat:2': ['negotiate'] }, ...given }), [
				'negotiate',
				'negotiate'
			]).until('deal.talk');
		const g = negotiating({
			stations: { 'seat:1': ['big-space-laser'], 'seat:2': ['tactical-array'] }
		});
		g.agree({ stations: { picks: ['planet:1-1'] } }).until('stations.give.where');
		expect(g.choices('seat:2')).toEqual(['planet:2-2', 'planet:2-3', 'planet:2-4', 'planet:2-5']);
		g.pick('seat:2', 'planet:2-3').until('turn.second');
		expect(at(g, 'seat:1')).toEqual([]);
		expect(at(g, 'seat:2').map(({ id }) => id)).toEqual(['tactical-array', 'big-space-laser']);
		expect(g.encounter.outcome).toEqual({ type: 'deal' });
		const none = negotiating({
			stations: { 'seat:2': ['tactical-array'] },
			planets: homes('seat:2', 0, 4, 4, 4)
		});
		expect(JSON.stringify(none.decision('seat:1').shape)).not.toContain('Tactical Array');
	});

	it('[CE-34.8] [CE-32.19] given a steady player in a deal, then it gives a station or technology for a colony before it gives a colony, and asks for one where no colony can be had', () => {
		const talk = (given: Position) =>
			meet(duel({ hands: { 'seat:1': ['negotiate'], 'seat:2': ['negotiate'] }, ...given }), [
				'negotiate',
				'negotiate'
			]).until('deal.talk');
		const offered = (given: Position) => {
			const g = talk(given);
			const card = { number: { amount: 1 } };
			for (const seat of ['seat:1', 'seat:2'] as const)
				g.answer(seat, { offer: { give: {}, get: card, promise: '' } });
			return steadyAnswer(g, 'seat:1');
		};
		expect(offered({ stations: { 'seat:1': ['colony-cloak'] } })).toMatchObject({
			offer: { give: { stations: { picks: ['planet:1-1'] } }, get: { colony: {} } }
		});
		expect(offered({ techs: { 'seat:1': [{ id: 'omega-missile', ships: 0 }] } })).toMatchObject({
			offer: { give: { techs: { picks: ['tech:1-1'] } }, get: { colony: {} } }
		});
		expect(offered({})).toMatchObject({ offer: { give: { colony: {} }, get: { colony: {} } } });
		const none = talk({
			stations: { 'seat:2': ['temporal-matrix'] },
			planets: { ...homes('seat:2'), 'planet:2-1': { 'seat:2': 4, 'seat:1': 1 } }
		});
		expect(steadyAnswer(none, 'seat:1')).toMatchObject({
			offer: { get: { stations: { picks: ['planet:2-1'] } } }
		});
	});

	describe('conquest', () => {
		const conquest = { stations: 'storm', stationConquest: true } as const;
		/** Seat 1 attacks the first planet of seat 2, beside which the array stands, and wins. */
		const raid = (given: Position = {}): CosmicGame =>
			meet(
				duel({
					options: conquest,
					hands: { 'seat:1': ['attack:20'] },
					stations: { 'seat:2': ['tactical-array'] },
					...given
				}),
				['attack:20', 'attack:08']
			);

		it('[CE-34.9] given an offense that wins beside a station, then it takes it home at the end; by default it does not', () => {
			const g = raid().until('stations.give.where');
			expect(g.said).toContain('conquers Tactical Array');
			expect(g.choices('seat:1')).toHaveLength(5);
			g.pick('seat:1', 'planet:1-3').until('turn.second');
			expect(at(g, 'seat:2')).toEqual([]);
			expect(at(g, 'seat:1')).toMatchObject([{ id: 'tactical-array', planet: 'planet:1-3' }]);
			expect(open(g).stationsToWin).toBe(5);
			const plain = over(raid({ options: { stations: 'storm' } }));
			expect(at(plain, 'seat:2')).toHaveLength(1);
			expect(open(plain).stationsToWin).toBeUndefined();
		});

		it('[CE-34.9] given an offense that loses, or wins in its own system, then no station changes hands', () => {
			const lost = over(
				meet(duel({ options: conquest, stations: { 'seat:2': ['tactical-array'] } }))
			);
			expect(lost.said).toContain('The defense wins');
			expect(at(lost, 'seat:2')).toHaveLength(1);
			const driven = duel({
				options: conquest,
				destiny: ['colour:1#1'],
				hands: { 'seat:1': ['attack:20'] },
				stations: { 'seat:1': ['tactical-array'] },
				planets: { 'planet:1-1': { 'seat:2': 1, 'seat:1': 1 } }
			}).until('destiny.own');
			driven.pick('seat:1', 'against seat:2');
			driven.encounterTo({ send: { 'planet:1-2': 1 }, cards: ['attack:20', 'attack:08'] });
			over(driven);
			expect(driven.encounter.outcome).toEqual({ type: 'won', side: 'offense' });
			expect(at(driven, 'seat:1')).toMatchObject([{ planet: 'planet:1-1' }]);
		});

		it('[CE-34.9] given no home planet without a station, then the offense takes nothing', () => {
			const all = ['big-space-laser', 'colony-cloak', 'temporal-matrix', 'shield-generator'];
			const full = raid({
				stations: { 'seat:2': ['tactical-array'], 'seat:1': all },
				options: conquest
			});
			delete full.board.planets['planet:1-5'];
			over(full);
			expect(full.said).toContain('no home planet without a space station');
			expect(at(full, 'seat:2')).toHaveLength(1);
		});

		it('[CE-34.10] given an ally of an offense that wins, then the main player alone takes the station', () => {
			const g = fight(
				['attack:20', 'attack:08'],
				{ 'seat:3': ['offense', { 'planet:3-1': 1 }] },
				{ options: conquest, stations: { 'seat:2': ['tactical-array'] } }
			).until('stations.give.where');
			expect(g.askedSeats).toEqual(['seat:1']);
			over(g);
			expect(at(g, 'seat:3')).toEqual([]);
			expect(at(g, 'seat:1')).toHaveLength(1);
		});

		it.each([
			[5, ['big-space-laser', 'colony-cloak', 'temporal-matrix', 'shield-generator']],
			[4, ['big-space-laser', 'colony-cloak', 'temporal-matrix']]
		] as const)(
			'[CE-34.9] given %i home planets and a station beside each, then that wins, by a conquest as by a deal',
			(planetsPerPlayer, held) => {
				const stations = { 'seat:2': ['tactical-array'], 'seat:1': [...held] };
				const options = { ...conquest, planetsPerPlayer };
				const g = raid({ options, stations });
				expect(g.table.over).toBeNull();
				ended(g);
				expect(g.table.over).toMatchObject({ winners: ['seat:1'], rule: 'CE-34.9' });
				const dealt = meet(
					duel({
						options,
						stations,
						hands: { 'seat:1': ['negotiate'], 'seat:2': ['negotiate'] }
					}),
					['negotiate', 'negotiate']
				).until('deal.talk');
				dealt.agree({}, { stations: { picks: ['planet:2-1'] } });
				ended(dealt);
				expect(dealt.table.over).toMatchObject({ winners: ['seat:1'], rule: 'CE-34.9' });
				const plain = over(raid({ options: { stations: 'storm', planetsPerPlayer }, stations }));
				expect(plain.table.over).toBeNull();
			}
		);

		it('[CE-34.9] given planets alike, then a steady player aims at the one with a station it would take, and keeps the fifth from another', () => {
			const aims = (options: Position['options']) => {
				const g = duel({
					options,
					hands: { 'seat:1': ['attack:20'] },
					stations: { 'seat:2': [{ id: 'tactical-array', planet: 'planet:2-2' }] }
				}).until('launch.aim');
				return steadyAnswer(g, 'seat:1');
			};
			expect(aims(conquest)).toEqual({ pick: 'planet:2-2' });
			expect(aims({ stations: 'storm' })).not.toEqual({ pick: 'planet:2-2' });
			const offered = (options: Position['options']) => {
				const g = meet(
					duel({
						options,
						hands: {
							'seat:1': ['negotiate', 'morph', 'attack:30', 'attack:40'],
							'seat:2': ['negotiate']
						},
						stations: {
							'seat:2': ['tactical-array'],
							'seat:1': ['big-space-laser', 'colony-cloak', 'temporal-matrix', 'shield-generator']
						}
					}),
					['negotiate', 'negotiate']
				).until('deal.talk');
				const picks = g.hand('seat:1').filter((card) => !/negotiate|attack:08/.test(card));
				g.answer('seat:1', {
					offer: {
						give: { cards: { picks } },
						get: { stations: { picks: ['planet:2-1'] } },
						promise: ''
					}
				});
				return steadyAnswer(g, 'seat:2');
			};
			expect(offered(conquest)).not.toHaveProperty('accept');
			expect(offered({ stations: 'storm' })).toHaveProperty('accept');
		});

		it('[CE-34.9] [CE-21.2] given a deal that brings one a fifth station and the other a fifth colony, then both win', () => {
			const g = meet(
				duel({
					options: conquest,
					seats: 4,
					hands: { 'seat:1': ['negotiate'], 'seat:2': ['negotiate'] },
					stations: {
						'seat:2': ['tactical-array'],
						'seat:1': ['big-space-laser', 'colony-cloak', 'temporal-matrix', 'shield-generator']
					},
					planets: Object.fromEntries(
						[1, 2, 3, 4].map((k) => [`planet:3-${k}`, { 'seat:3': 4, 'seat:2': 1 }])
					)
				}),
				['negotiate', 'negotiate']
			).until('deal.talk');
			g.agree(
				{ colony: { pick: 'planet:1-2', then: { pick: 'open' } } },
				{ stations: { picks: ['planet:2-1'] } }
			);
			ended(g);
			expect(g.table.over).toMatchObject({ winners: ['seat:1', 'seat:2'], rule: 'CE-21.2' });
			expect(g.said).toContain('share the victory.');
		});
	});
});

describe('what each station does', () => {
	const reveal = (given: Position, send = 1) => meet(duel(given), ['attack:08', 'attack:08'], send);

	it('[station:big-space-laser] [CE-34.11] given an attack and no allies, when it is used, then its side has 10 more, once; with an ally it is not offered', () => {
		const stations: Position['stations'] = { 'seat:1': ['big-space-laser'] };
		const g = reveal({ stations }).until('window:reveal.values', 'seat:1');
		g.use('seat:1', 'station|big-space-laser').pass().pass();
		expect(g.encounter.totals).toEqual({ offense: 19, defense: 12 });
		expect(g.offers('seat:1', 'station|big-space-laser')).toBe(false);
		g.until('turn.second');
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 1 });
		const allied = fight(
			['attack:08', 'attack:08'],
			{ 'seat:3': ['offense', { 'planet:3-1': 1 }] },
			{ stations }
		);
		expect(offered(allied, 'seat:1', 'station|big-space-laser')).toBe(false);
	});

	it('[station:transdimensional-rift-relay] [CE-34.12] given ships on its planet, when they are relayed, then up to four join beyond any limit and share the outcome', () => {
		const g = reveal({
			stations: { 'seat:1': [{ id: 'transdimensional-rift-relay', planet: 'planet:1-2' }] },
			planets: { 'planet:1-2': { 'seat:1': 6 } }
		}).until('window:reveal.values', 'seat:1');
		expect(
			g.refusal('seat:1', {
				pick: 'station|transdimensional-rift-relay|relay|',
				then: { amount: 5 }
			}).rule
		).toBe('CE-11.8');
		g.use('seat:1', 'station|transdimensional-rift-relay', { amount: 4 }).pass().pass();
		expect(g.encounter.totals).toEqual({ offense: 13, defense: 12 });
		g.until('turn.second');
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 5 });
		expect(g.ships('planet:1-2')).toEqual({ 'seat:1': 2 });
		const home = reveal({
			stations: { 'seat:2': ['transdimensional-rift-relay'] }
		});
		expect(offered(home, 'seat:2', 'station|transdimensional-rift-relay')).toBe(false);
	});

	it('[station:colony-cloak] [CE-34.13] given the gate aimed at its system, when it is used, then a ship of its planet is lost and the offense aims at another planet', () => {
		const g = duel({
			stations: { 'seat:2': [{ id: 'colony-cloak', planet: 'planet:2-3' }] }
		}).until('launch.aim');
		g.pick('seat:1', 'planet:2-1').until('window:launch.beforeShips', 'seat:2');
		g.use('seat:2', 'station|colony-cloak').until('colony-cloak.aim.again');
		expect(g.board.warp).toEqual({ 'seat:2': 1 });
		expect(g.choices('seat:1')).toEqual(['planet:2-2', 'planet:2-3', 'planet:2-4', 'planet:2-5']);
		g.pick('seat:1', 'planet:2-3');
		expect(g.encounter.target).toBe('planet:2-3');
		expect(offered(g, 'seat:2', 'station|colony-cloak')).toBe(false);
		expect(g.said).toContain('{seat:1} aims at planet 3 of {seat:2}.');
	});

	it('[station:tactical-array] given the gate is aimed at it, when the defense uses it, then it draws two cards; nobody else does', () => {
		const g = duel({
			stations: { 'seat:1': ['big-space-laser'], 'seat:2': ['tactical-array'] },
			deck: ['attack:40', 'negotiate']
		}).until('launch.aim');
		g.pick('seat:1', 'planet:2-4').until('window:launch.beforeShips', 'seat:2');
		g.use('seat:2', 'station|tactical-array').until('launch.send');
		expect(g.hand('seat:2').map(likeOf)).toEqual(['attack:08', 'attack:40', 'negotiate']);
		const other = duel({ stations: { 'seat:3': ['tactical-array'] } });
		expect(offered(other, 'seat:3', 'station|tactical-array')).toBe(false);
	});

	it('[station:cosmic-energy-generator] [CE-34.14] [CE-34.6] given victories and a defeat of its side, then two tokens come and one goes, but not without a colony there', () => {
		const fought = (attack: string, tokens: number, planets: Position['planets'] = {}) => {
			const g = duel(
				holding([attack, 'attack:08'], {
					stations: {
						'seat:1': [{ id: 'cosmic-energy-generator', planet: 'planet:1-2', tokens }]
					},
					planets
				})
			);
			over(meet(g, [attack, 'attack:08']));
			return g.board.stations![0]!.tokens;
		};
		expect(fought('attack:40', 1)).toBe(3);
		expect(fought('attack:00', 3)).toBe(2);
		expect(fought('attack:00', 0)).toBe(0);
		expect(fought('attack:40', 1, { 'planet:1-2': {} })).toBe(1);
	});

	it('[station:cosmic-energy-generator] [CE-34.14] given five tokens, then it counts as a foreign colony, and may be the one that wins', () => {
		const g = duel(
			holding(['attack:40', 'attack:08'], {
				stations: {
					'seat:1': [{ id: 'cosmic-energy-generator', planet: 'planet:1-2', tokens: 3 }]
				},
				planets: {
					'planet:3-1': { 'seat:1': 1 },
					'planet:3-2': { 'seat:1': 1 },
					'planet:3-3': { 'seat:1': 1 }
				}
			})
		);
		expect(open(g).players['seat:1']!.foreignColonies).toBe(3);
		meet(g, ['attack:40', 'attack:08']);
		while (!g.table.over && g.board.encounters === 1) g.lapse();
		expect(g.table.over).toMatchObject({ winners: ['seat:1'], rule: 'CE-21.1' });
		expect(open(g).players['seat:1']!.foreignColonies).toBe(5);
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 1 });
	});

	it('[station:observation-platform] given it is not involved, then a ship comes back or it draws a card; involved it may do neither', () => {
		const given: Position = {
			stations: { 'seat:3': ['observation-platform'] },
			warp: { 'seat:3': 2 },
			deck: ['attack:40']
		};
		const g = duel(given).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
		g.until('window:alliance.formed', 'seat:3');
		g.use('seat:3', 'station|observation-platform', { pick: 'ship' }).until('home.land');
		g.answer('seat:3', { split: { 'planet:3-2': 1 } }).until('planning.select');
		expect(g.board.warp).toEqual({ 'seat:3': 1 });
		expect(g.ships('planet:3-2')).toEqual({ 'seat:3': 5 });
		const card = duel(given).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
		card.until('window:alliance.formed', 'seat:3');
		card.use('seat:3', 'station|observation-platform', { pick: 'card' }).until('planning.select');
		expect(card.hand('seat:3').map(likeOf)).toContain('attack:40');
		const main = duel({ stations: { 'seat:1': ['observation-platform'] } });
		expect(offered(main, 'seat:1', 'station|observation-platform')).toBe(false);
	});

	it('[station:shield-generator] given an ally that loses, then as many of its ships as it says go to its planet, and the others to the warp', () => {
		const g = fight(
			['attack:00', 'attack:40'],
			{ 'seat:3': ['offense', { 'planet:3-2': 3 }] },
			{ stations: { 'seat:3': ['shield-generator'] } }
		);
		g.until('window:ships.losing', 'seat:3');
		g.use('seat:3', 'station|shield-generator', { split: { gate: 2 } });
		over(g);
		expect(g.ships('planet:3-1')).toEqual({ 'seat:3': 6 });
		expect(g.board.warp).toMatchObject({ 'seat:1': 3, 'seat:3': 1 });
		const main = duel(
			holding(['attack:00', 'attack:40'], { stations: { 'seat:1': ['shield-generator'] } })
		);
		meet(main, ['attack:00', 'attack:40']);
		expect(offered(main, 'seat:1', 'station|shield-generator')).toBe(false);
	});

	it('[station:shock-trooper-shuttle-pods] given another’s regroup, then a ship comes back; with none in the warp a player must send one there; in its own it does neither', () => {
		const stations: Position['stations'] = { 'seat:3': ['shock-trooper-shuttle-pods'] };
		const g = duel({ stations, warp: { 'seat:3': 2 } });
		g.until('window:regroup.retrieve', 'seat:3');
		expect(g.offers('seat:3', 'station|shock-trooper-shuttle-pods|strike')).toBe(false);
		g.use('seat:3', 'station|shock-trooper-shuttle-pods|rescue').until('home.land');
		g.answer('seat:3', { split: { 'planet:3-2': 1 } }).until('launch.aim');
		expect(g.board.warp).toEqual({ 'seat:3': 1 });
		const strike = duel({ stations }).until('window:regroup.retrieve', 'seat:3');
		strike.use('seat:3', 'station|shock-trooper-shuttle-pods|strike', { pick: 'seat:2' });
		strike.until('mustLose.pick').answer('seat:2', { split: { 'planet:2-4': 1 } });
		strike.until('launch.aim');
		expect(strike.board.warp).toEqual({ 'seat:2': 1 });
		const own = duel({ stations: { 'seat:1': ['shock-trooper-shuttle-pods'] } });
		expect(
			offered(own, 'seat:1', 'station|shock-trooper-shuttle-pods', ({ asked }) =>
				asked.includes('launch.aim')
			)
		).toBe(false);
	});

	it('[station:temporal-matrix] [CE-34.15] given a first encounter that was lost, then a second one may follow; without it none does', () => {
		const lost = (stations: NonNullable<Position['stations']>) => {
			const g = duel(
				holding(['attack:00', 'attack:40'], {
					stations,
					hands: { 'seat:1': ['attack:06'] }
				})
			);
			meet(g, ['attack:00', 'attack:40']);
			const { turn } = g.board;
			while (g.board.turn === turn && !g.asked.includes('turn.second')) g.lapse();
			return g.asked.includes('turn.second');
		};
		expect(lost({ 'seat:1': ['temporal-matrix'] })).toBe(true);
		expect(lost({ 'seat:2': ['temporal-matrix'] })).toBe(false);
	});

	it('[station:temporal-matrix] [CE-34.15] given a second encounter after one that was won, when the first card goes back, then it is drawn again', () => {
		const g = duel(
			holding(['attack:40', 'attack:00'], {
				stations: { 'seat:1': ['temporal-matrix'] },
				hands: { 'seat:1': ['attack:06'] },
				destiny: ['colour:2#1', 'colour:3#1']
			})
		);
		meet(g, ['attack:40', 'attack:00']).until('turn.second').answer('seat:1', { yes: true });
		g.until('window:destiny.before', 'seat:1').use('seat:1', 'station|temporal-matrix');
		g.until('launch.aim');
		expect(g.encounter).toMatchObject({ n: 2, defense: 'seat:2', destiny: 'colour:2#1' });
		expect(g.vault.destiny.at(-1)).toBe('colour:3#1');
	});

	it('[station:alien-outpost] [CE-34.16] [CE-34.6] given it is dealt, then its player has a further power, of an alien whose flare is in no deck, that is off without a colony there', () => {
		for (let i = 0; i < 60; i++) {
			const { table } = start(cosmic, {
				seats: seatsOf(8),
				options: { box: 'all', stations: 'storm' } as never,
				key: i.toString(16).padStart(64, '0'),
				clocked: false
			});
			const g = new CosmicGame(table as never);
			while (g.board.turn === 0) g.lapse();
			const station = stationsBeside(g.board).find(({ id }) => id === 'alien-outpost');
			if (!station?.brought) continue;
			const seat: SeatId = `seat:${Number(station.planet.slice(7, 8))}`;
			expect(g.board.players[seat]!.aliens[1]).toBe(station.brought);
			expect(g.vault.flares).toContain(`flare:${station.brought}`);
			expect(alienOf(station.brought).setup).toBeUndefined();
			expect(station.brought).not.toBe('masochist');
			return;
		}
		throw new Error('No outpost was dealt.');
	});

	it('[station:alien-outpost] [CE-34.16] given the power it brought, then it is on with a colony on its planet and off without, and goes with it', () => {
		const fought = (planets: Position['planets']) => {
			const g = duel({
				aliens: { 'seat:1': ['zombie', 'macron'] },
				techs: { 'seat:3': ['omega-missile'] },
				stations: { 'seat:1': [{ id: 'alien-outpost', planet: 'planet:1-2' }] },
				planets: planets!
			});
			g.board.stations![0]!.brought = 'macron';
			return g;
		};
		const on = meet(fought({})).until('window:reveal.values');
		expect(on.encounter.totals).toEqual({ offense: 12, defense: 12 });
		const off = meet(fought({ 'planet:1-2': {} })).until('window:reveal.values');
		expect(off.encounter.totals).toEqual({ offense: 9, defense: 12 });
		const gone = fought({}).until('window:encounter.start', 'seat:3');
		gone.use('seat:3', 'tech|omega-missile', { pick: 'planet:1-2' }).until('launch.aim');
		expect(gone.board.players['seat:1']!.aliens).toEqual(['zombie']);
		expect(gone.board.sheets).toContain('macron');
	});
});
