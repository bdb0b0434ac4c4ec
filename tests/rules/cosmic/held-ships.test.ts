/** Ships that an effect holds on a planet (CE-20.21): wherever ships are picked to be moved they are not offered. */
import { describe, expect, it } from 'vitest';
import { expectBarred } from '../../support/barred';
import { duel, holding, met, offered } from '../../support/duel';
import type { Shape } from '../../../src/lib/core';
import type { Cards } from '../../support/duel';
import type { CosmicGame, Position } from '../../support/cosmic';

/** Whose ships stay: seat 3 plays Gorgon, and seat 1 stands on a planet of its home system. */
const HELD = 'planet:3-1';
const GORGON: Position = {
	aliens: { 'seat:3': 'gorgon' },
	planets: { [HELD]: { 'seat:3': 4, 'seat:1': 3 } }
};
const with3 = (given: Position): Position => ({
	...given,
	aliens: { ...GORGON.aliens, ...given.aliens },
	planets: { ...GORGON.planets, ...given.planets }
});
/** The same, with a colony of Gorgon on the planet that seat 2 defends. */
const beside = (given: Position): Position =>
	with3({ ...given, planets: { 'planet:2-1': { 'seat:2': 4, 'seat:3': 1 }, ...given.planets } });

/** All that can be picked in a question, at any depth. */
const idsIn = (shape: Shape | undefined): string[] =>
	shape?.type === 'one'
		? [...shape.choices.flatMap(({ id, then }) => [id, ...idsIn(then)]), ...idsIn(shape.then)]
		: shape?.type === 'split'
			? shape.places.map(({ id }) => id)
			: [];
const WINS: Cards = ['attack:40', 'attack:04'];
const picked = (g: CosmicGame, seat: 'seat:1' | 'seat:2' | 'seat:3', use?: string): string[] => {
	const { shape } = g.decision(seat);
	if (!use) return idsIn(shape);
	const choice = shape.type === 'one' && shape.choices.find(({ id }) => id.startsWith(use));
	return idsIn((choice && choice.then) || undefined);
};

describe('[CE-20.21] ships that are held', () => {
	const settles = (given: Position = {}) =>
		met(['negotiate', 'negotiate'], with3(given)).until('deal.talk');
	const colony = { colony: { pick: 'planet:2-4', then: { pick: 'open' } } };

	it('[CE-20.21] [CE-13.7] given a colony is granted in a deal, then it is settled with others', () => {
		const g = settles().agree({}, colony).until('deal.settlers', 'seat:1');
		expect(picked(g, 'seat:1')).toEqual([
			'planet:1-1',
			'planet:1-2',
			'planet:1-3',
			'planet:1-4',
			'planet:1-5',
			'gate'
		]);
		expectBarred(g, 'seat:1', HELD, ['CE-20.21', /cannot leave/]);
	});

	it('[CE-20.21] [CE-7.6] given an own planet is settled again, then with others', () => {
		const g = duel(with3({ destiny: ['colour:1#1'], planets: { 'planet:1-5': {} } })).until(
			'destiny.own'
		);
		expect(picked(g, 'seat:1')).toContain('resettle planet:1-5');
		expect(picked(g, 'seat:1')).toContain('planet:1-1');
		expect(picked(g, 'seat:1')).not.toContain(HELD);
	});

	it('[CE-20.21] [CE-32.5] given a technology, then ships of other colonies are put on it', () => {
		const techs: Position['techs'] = { 'seat:1': [{ id: 'xenon-lasers', ships: 0 }] };
		const g = duel(with3({ techs })).until('tech.actions.choose', 'seat:1');
		expect(picked(g, 'seat:1')).toContain('planet:1-1');
		expect(picked(g, 'seat:1')).not.toContain(HELD);
		const wants = { pick: 'research tech:1-1', then: { pick: HELD } };
		expectBarred(g, 'seat:1', HELD, ['CE-20.21', /cannot leave/], wants);
	});

	it('[CE-20.21] [CE-32.23] given Plasma Thrusters, then a ship comes from another colony', () => {
		const g = duel(
			with3({
				techs: { 'seat:2': ['plasma-thrusters'] },
				planets: { [HELD]: { 'seat:3': 4, 'seat:2': 1 } }
			})
		).until('launch.aim');
		g.pick('seat:1', 'planet:2-1').until('window:launch.beforeShips', 'seat:2');
		const from = picked(g, 'seat:2', 'tech|plasma-thrusters');
		expect(from).toContain('planet:2-2');
		expect(from).not.toContain(HELD);
	});

	it('[CE-20.21] [CE-33.9] given Alliance, then a ship of another colony is given', () => {
		const g = duel(
			with3({
				seats: 4,
				options: { hazard: 'conflict' } as Position['options'],
				piles: { hazard: ['hazard:alliance'] }
			})
		).until('pact.give');
		expect(picked(g, 'seat:1')).toContain('planet:1-1');
		expect(picked(g, 'seat:1')).not.toContain(HELD);
		expectBarred(g, 'seat:1', HELD, ['CE-20.21', /cannot leave/]);
	});

	it('[CE-20.21] [CE-40.38] given evolution cards, then ships of other colonies are put on them', () => {
		const g = duel(with3({ evolution: { 'turbo-cannon': {} } as Position['evolution'] & object }));
		g.until('evolve.choose', 'seat:1');
		expect(picked(g, 'seat:1')).toContain('planet:1-1');
		expect(picked(g, 'seat:1')).not.toContain(HELD);
		const wants = { pick: 'put evolution:turbo-cannon', then: { pick: HELD } };
		expectBarred(g, 'seat:1', HELD, ['CE-20.21', /cannot leave/], wants);
	});

	it('[CE-20.21] [CE-36.9] given a curse, then ships of other colonies are put on it', () => {
		const g = duel(
			with3({
				seats: 4,
				aliens: { 'seat:4': 'witch' },
				essence: { witch: { laid: [['totals', 'seat:1', 0]] } }
			})
		).until('witch.regroup.give', 'seat:1');
		expect(picked(g, 'seat:1')).toContain('planet:1-1');
		expect(picked(g, 'seat:1')).not.toContain(HELD);
		expectBarred(g, 'seat:1', HELD, ['CE-20.21', /cannot leave/]);
	});

	it('[CE-20.21] given Disease, then its ships there do not spread, nor shift', () => {
		const spreads = (as: Position) =>
			offered(duel({ ...as, destiny: ['colour:3#1'] }), 'seat:1', 'power|disease', (g) =>
				g.asked.includes('launch.aim')
			);
		expect(spreads(with3({ aliens: { 'seat:1': 'disease' } }))).toBe(false);
		expect(spreads(with3({ aliens: { 'seat:1': 'disease', 'seat:3': [] } }))).toBe(true);
		const shifts = duel(
			with3({ aliens: { 'seat:1': 'disease' }, hands: { 'seat:1': ['flare:disease'] } })
		).until('window:encounter.start', 'seat:1');
		const { shape } = shifts.decision('seat:1');
		const choice = shape.type === 'one' && shape.choices.find(({ id }) => id.startsWith('super|'));
		const then = choice && choice.then?.type === 'one' ? choice.then.choices : [];
		expect(then.map(({ id }) => id)).not.toContain(HELD);
		expect(then.map(({ id }) => id)).toContain('planet:1-1');
		expect(idsIn(then[0]?.then)).toContain(HELD);
	});

	it('[CE-20.21] given Genius has landed beside it, then it cannot give that colony up for cards', () => {
		const genius = (given: Position) => offered(met(WINS, given), 'seat:1', 'power|genius');
		expect(genius(beside({ aliens: { 'seat:1': 'genius' } }))).toBe(false);
		expect(genius(beside({ aliens: { 'seat:1': 'genius', 'seat:3': [] } }))).toBe(true);
	});

	it('[CE-20.21] given Ace or Sneak defends beside it, then its ships go nowhere but to the warp', () => {
		for (const [alien, use] of [
			['ace', 'super|ace'],
			['sneak', 'power|sneak']
		] as const) {
			const flees = (other: Position['aliens']) =>
				offered(
					met(
						WINS,
						beside({
							aliens: { 'seat:2': alien, ...other },
							hands: { 'seat:2': [`flare:${alien}`] }
						})
					),
					'seat:2',
					use
				);
			expect(flees({})).toBe(false);
			expect(flees({ 'seat:3': [] })).toBe(true);
		}
	});

	it('[CE-20.21] given Amoeba, then they do not come into its force, nor leave it', () => {
		const cards: Cards = ['attack:08', 'attack:08'];
		const grows = met(cards, with3({ aliens: { 'seat:1': 'amoeba' } })).until(
			'window:planning.selected',
			'seat:1'
		);
		const { shape } = grows.decision('seat:1');
		const use = shape.type === 'one' && shape.choices.find(({ id }) => id.startsWith('power|'));
		const ways = use && use.then?.type === 'one' ? use.then.choices : [];
		expect(ways.map(({ id, then }) => [id, idsIn(then).includes(HELD)])).toEqual([
			['more', false],
			['fewer', true]
		]);
		const defends = met(cards, beside({ aliens: { 'seat:2': 'amoeba' } })).until(
			'window:planning.selected',
			'seat:2'
		);
		expect(picked(defends, 'seat:2', 'power|')).toContain('more');
		expect(picked(defends, 'seat:2', 'power|')).not.toContain('fewer');
	});

	it('[CE-20.21] given Fodder joins late, then with a ship of another colony', () => {
		const g = duel(
			holding(['attack:08', 'attack:08'], {
				seats: 4,
				aliens: { 'seat:4': 'gorgon' },
				planets: { 'planet:4-1': { 'seat:4': 4, 'seat:3': 2 } },
				hands: { 'seat:3': ['flare:fodder'] }
			})
		);
		g.until('launch.aim').pick('seat:1', 'planet:2-1');
		g.until('launch.send').answer('seat:1', { split: { 'planet:1-1': 1 } });
		g.until('alliance.offenseInvites').answer('seat:1', { picks: ['seat:3'] });
		g.until('planning.select').lay('attack:08', 'attack:08').until('window:reveal.cards', 'seat:3');
		const from = picked(g, 'seat:3', 'wild|fodder');
		expect(from).toContain('planet:3-1');
		expect(from).not.toContain('planet:4-1');
	});

	it('[CE-20.21] given a colony was founded beside it, then Nightmare sends nobody elsewhere', () => {
		const hands: Position['hands'] = { 'seat:4': ['flare:nightmare'] };
		const diverts = (other: Position['aliens']) =>
			offered(
				met(WINS, beside({ seats: 4, hands, aliens: other, planets: { 'planet:4-5': {} } })),
				'seat:4',
				'wild|nightmare'
			);
		expect(diverts({})).toBe(false);
		expect(diverts({ 'seat:3': [] })).toBe(true);
	});

	it('[CE-20.21] [CE-34.12] [CE-34.23] given stations beside a planet, then ships that are held there do not come', () => {
		const station = (id: string, seat: 'seat:1', planet: 'planet:1-2'): Position => ({
			stations: { [seat]: [{ id, planet }] },
			planets: { 'planet:1-2': { 'seat:1': 6, 'seat:3': 1 } }
		});
		const relays = (other: Position['aliens']) =>
			offered(
				met(
					['attack:08', 'attack:08'],
					with3({
						...station('transdimensional-rift-relay', 'seat:1', 'planet:1-2'),
						aliens: other
					})
				),
				'seat:1',
				'station|transdimensional-rift-relay'
			);
		expect(relays({})).toBe(false);
		expect(relays({ 'seat:3': [] })).toBe(true);
		const thrusts = (other: Position['aliens']) =>
			offered(
				met(
					['attack:30', 'attack:20'],
					with3({ ...station('oscillation-overthruster', 'seat:1', 'planet:1-2'), aliens: other })
				),
				'seat:1',
				'station|oscillation-overthruster'
			);
		expect(thrusts({})).toBe(false);
		expect(thrusts({ 'seat:3': [] })).toBe(true);
	});

	it('[CE-20.21] [CE-35.8] given a flagship there, then it does not move', () => {
		const moves = (other: Position['aliens']) =>
			offered(
				duel(
					with3({
						aliens: other,
						marks: { 'seat:1': HELD },
						options: { specialShips: 'flagship' } as Position['options']
					})
				),
				'seat:1',
				'ship|flagship|move',
				(g) => g.asked.includes('launch.aim')
			);
		expect(moves({})).toBe(false);
		expect(moves({ 'seat:3': [] })).toBe(true);
	});

	it('[CE-20.21] [CE-36.45] given ships are spread anew, then they stay, and others may come to them', () => {
		const g = duel(
			with3({
				seats: 4,
				aliens: { 'seat:4': 'cosmos' },
				essence: { cosmos: { laid: [['regroup', 'seat:4']] } }
			})
		).until('window:encounter.start', 'seat:1');
		g.use('seat:1', 'essence|essence:cosmos.regroup|follow|').until('cosmos.spread.where');
		const { shape } = g.decision('seat:1');
		expect(shape).toMatchObject({ min: 15, max: 15, usual: { [HELD]: 0, 'planet:1-1': 3 } });
		g.answer('seat:1', { split: { [HELD]: 15 } });
		expect(g.ships(HELD)).toEqual({ 'seat:3': 4, 'seat:1': 18 });
		expect(g.said).not.toContain('stay on');
	});

	it('[CE-20.21] [CE-20.3] given what sends them home, then they stay, which all are told', () => {
		const g = duel(
			beside({ aliens: { 'seat:1': 'filth' }, hands: { 'seat:1': ['flare:filth'] } })
		).until('launch.aim');
		g.pick('seat:1', 'planet:2-1').until('window:launch.beforeShips', 'seat:1');
		g.use('seat:1', 'super|filth').until('home.land', 'seat:3');
		g.lapse();
		g.until('launch.send');
		expect(g.said).toContain('4 ships of {seat:2} stay on planet 1 of {seat:2}.');
		expect(g.ships('planet:2-1')).toEqual({ 'seat:2': 4 });
	});

	it('[CE-20.21] [CE-37.23] given its moon there, when its ship would go to another, then ship and moon stay', () => {
		const goes = (other: Position['aliens']) => {
			const g = duel(
				with3({
					aliens: other,
					moons: [
						{ id: 'displace', planet: HELD, by: 'seat:1', open: false },
						{ id: 'gate', planet: 'planet:2-2', by: 'seat:2' }
					]
				})
			).until('window:destiny.before', 'seat:1');
			g.use('seat:1', 'moon|displace', { pick: 'planet:2-2' }).until('launch.aim');
			const { moons = [] } = g.board;
			return { moon: moons.find(({ planet }) => planet === HELD)?.by, ships: g.ships(HELD) };
		};
		expect(goes({})).toEqual({ moon: 'seat:1', ships: { 'seat:1': 3, 'seat:3': 4 } });
		expect(goes({ 'seat:3': [] })).toEqual({ moon: null, ships: { 'seat:1': 2, 'seat:3': 4 } });
	});

	it('[CE-20.21] [CE-40.29] given a colony beside it, then that is not given to a partner', () => {
		const given = (other: Position['aliens']) => {
			const g = met(WINS, {
				...beside({ aliens: { 'seat:4': 'gorgon', ...other } }),
				seats: 4,
				teams: [
					['seat:1', 'seat:3'],
					['seat:2', 'seat:4']
				],
				planets: { 'planet:2-1': { 'seat:2': 4, 'seat:4': 1 } }
			});
			for (; !g.asked.includes('turn.second'); g.lapse())
				if (g.asked.includes('teams.give.offer')) return true;
			return false;
		};
		expect(given({ 'seat:3': [] })).toBe(false);
		expect(given({ 'seat:3': [], 'seat:4': [] })).toBe(true);
	});
});
