/** Ships, colonies and planets: corner cases (rules.md section 20). */
import { describe, expect, it } from 'vitest';
import { Play, lookOpen } from '../../../src/lib/core';
import { cosmic } from '../../../src/lib/games/cosmic';
import { position } from '../../support/cosmic';
import { lendPowers } from '../../../src/lib/games/cosmic/powers';
import { homes, meet, met, over } from '../../support/duel';
import type { Ships } from '../../../src/lib/games/cosmic/types';
import type { CosmicGame, Position } from '../../support/cosmic';

/** Seat 1 is about to encounter seat 2; both hold an attack 08 besides what is given. */
const duel = (given: Position = {}): CosmicGame =>
	position({
		destiny: ['colour:2#1'],
		...given,
		hands: {
			...given.hands,
			'seat:1': ['attack:08', ...(given.hands?.['seat:1'] ?? [])],
			'seat:2': ['attack:08', ...(given.hands?.['seat:2'] ?? [])]
		}
	});
const places = (g: CosmicGame, seat: 'seat:1' | 'seat:2' | 'seat:3') => {
	const { shape } = g.decision(seat);
	return shape.type === 'split' ? shape.places.map(({ id }) => id) : [];
};
/** Only these home planets of seat 1 hold ships. */
const homeless = {
	'planet:1-1': {},
	'planet:1-2': {},
	'planet:1-3': {},
	'planet:1-4': {},
	'planet:1-5': {}
};

describe('CE-20 ships, colonies and planets', () => {
	it('[CE-20.1] given a whole encounter, when nobody uses an effect, then only the ships sent have moved', () => {
		const g = duel();
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 2 },
			cards: ['attack:08', 'attack:08']
		});
		g.until('launch.aim');
		const moves = g.events.flatMap(({ move }) => (move?.type === 'ships' ? [move] : []));
		expect(moves).toEqual([
			{ type: 'ships', seat: 'seat:1', n: 2, from: 'planet:1-1', to: 'gate' },
			{ type: 'ships', seat: 'seat:1', n: 2, from: 'gate', to: 'warp' }
		]);
	});

	it('[CE-20.2] given ships that land, when none of their player was there before, then their move settles, and else it does not', () => {
		const settled = (there: object) => {
			const g = duel({ planets: { 'planet:2-1': { 'seat:2': 1, ...there } } });
			g.encounterTo({
				target: 'planet:2-1',
				send: { 'planet:1-1': 2 },
				cards: ['attack:08', 'attack:08']
			});
			g.until('window:resolution.end');
			const moves = g.events.flatMap(({ move }) => (move?.type === 'ships' ? [move] : []));
			return moves.map(({ to, settles = false }) => ({ to, settles }));
		};
		const others = [
			{ to: 'gate', settles: false },
			{ to: 'warp', settles: false }
		];
		expect(settled({})).toEqual([...others, { to: 'planet:2-1', settles: true }]);
		expect(settled({ 'seat:1': 1 })).toEqual([...others, { to: 'planet:2-1', settles: false }]);
	});

	it('[CE-20.2] given a planet, when its last ship leaves, then the colony is gone, and an empty home planet is still its owner’s to defend', () => {
		const g = duel({ planets: { 'planet:1-1': { 'seat:1': 1 }, 'planet:2-1': {} } });
		g.until('launch.aim').pick('seat:1', 'planet:2-1').until('launch.send');
		g.answer('seat:1', { split: { 'planet:1-1': 1 } });
		const { players } = lookOpen(cosmic, g.table).board;
		expect(players['seat:1']!.homeColonies).toBe(4);
		expect(players['seat:2']!.homeColonies).toBe(4);
		g.lay('attack:08', 'attack:08').until('window:resolution.end');
		expect(g.encounter).toMatchObject({
			defense: 'seat:2',
			totals: { offense: 9, defense: 8 },
			outcome: { type: 'won', side: 'offense' }
		});
	});

	it('[CE-20.3] given allies on both sides and an encounter called off, when ships go home, then each owner spreads them over colonies it has, in timing order', () => {
		const g = position({
			seats: 4,
			destiny: ['colour:2#1'],
			planets: { 'planet:3-1': { 'seat:3': 1 } },
			hands: {
				'seat:1': ['negotiate'],
				'seat:2': ['negotiate'],
				'seat:3': ['attack:06'],
				'seat:4': ['attack:06']
			}
		});
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: {
				'seat:3': ['defense', { 'planet:3-1': 1 }],
				'seat:4': ['offense', { 'planet:4-1': 1 }]
			},
			cards: ['negotiate', 'negotiate']
		});
		g.until('home.land');
		expect(g.askedSeats).toEqual(['seat:3']);
		// The colony it came from has gone with its last ship.
		expect(places(g, 'seat:3')).toEqual(['planet:3-2', 'planet:3-3', 'planet:3-4', 'planet:3-5']);
		expect(g.decision('seat:3').shape).toMatchObject({ usual: { 'planet:3-2': 1 } });
		g.answer('seat:3', { split: { 'planet:3-5': 1 } });
		expect(g.ships('planet:3-5')).toEqual({ 'seat:3': 5 });
		expect(g.askedSeats).toEqual(['seat:4']);
	});

	it('[CE-20.3] given ships that go home, then a form begins with them where fewest are, one by one', () => {
		const g = position({
			destiny: ['colour:2#1'],
			planets: {
				'planet:1-1': { 'seat:1': 4 },
				'planet:1-2': { 'seat:1': 1 },
				'planet:1-3': { 'seat:1': 1 },
				'planet:1-4': { 'seat:1': 4 },
				'planet:1-5': { 'seat:1': 4 }
			},
			hands: { 'seat:1': ['negotiate'], 'seat:2': ['negotiate'] }
		});
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1, 'planet:1-4': 1, 'planet:1-5': 1 },
			cards: ['negotiate', 'negotiate']
		});
		g.until('home.land');
		expect(g.decision('seat:1').shape).toMatchObject({
			usual: { 'planet:1-2': 1, 'planet:1-3': 1 }
		});
	});

	it('[CE-20.4] [CE-27.16] given an owner without any colony, when its ships would go home, then they go to the warp; with one they land there', () => {
		const ally = (colony: boolean) => {
			const g = duel({
				planets: {
					'planet:3-1': { 'seat:3': 1 },
					'planet:3-2': {},
					'planet:3-3': {},
					'planet:3-4': {},
					'planet:3-5': {},
					...(colony ? { 'planet:1-2': { 'seat:1': 4, 'seat:3': 2 } } : {})
				},
				hands: { 'seat:2': ['attack:40'] }
			});
			g.encounterTo({
				target: 'planet:2-1',
				send: { 'planet:1-1': 1 },
				allies: { 'seat:3': ['defense', { 'planet:3-1': 1 }] },
				cards: ['attack:08', 'attack:40']
			});
			g.until('window:resolution.end');
			return g;
		};
		expect(ally(false).board.warp['seat:3']).toBe(1);
		const g = ally(true);
		expect(g.board.warp['seat:3']).toBeUndefined();
		expect(g.ships('planet:1-2')['seat:3']).toBe(3);
		expect(g.ships('planet:3-1')).toEqual({});
	});

	it('[CE-20.5] given a player without colonies, when all ships leave the warp, then its own stay there', () => {
		const g = duel({
			planets: homeless,
			offense: 'seat:2',
			destiny: ['colour:3#1'],
			warp: { 'seat:1': 3, 'seat:3': 1 },
			hands: { 'seat:2': ['artifact:mobius-tubes'] }
		});
		g.use('seat:2', 'artifact|mobius-tubes').pass().until('launch.aim');
		expect(g.board.warp).toEqual({ 'seat:1': 3 });
	});

	const flare = (given: Position = {}) => {
		const g = duel({
			deckOnly: true,
			discard: ['attack:04', 'attack:04', 'attack:04'],
			...given,
			hands: { 'seat:1': ['flare:chosen'], 'seat:3': ['flare:tick-tock'] }
		});
		g.until('window:planning.beforeSelect').use('seat:1', 'wild|chosen').pass();
		return g.until('window:deck.reshuffled', 'seat:3');
	};

	it('[CE-20.6] given a free colony, when it is founded, then with one to four ships of other colonies; without ships nothing is gained', () => {
		const g = flare();
		const { shape } = g.decision('seat:3');
		const use = shape.type === 'one' ? shape.choices.find(({ id }) => id.startsWith('wild')) : null;
		const first = use!.then!.type === 'one' ? use!.then!.choices[0]! : null;
		expect(first!.then).toMatchObject({ type: 'split', min: 1, max: 4 });
		expect(
			g.refusal('seat:3', {
				pick: use!.id,
				then: { pick: 'planet:1-1', then: { split: { 'planet:3-1': 4, 'planet:3-2': 1 } } }
			}).say
		).toEqual('Choose 1 to 4 in all; you chose 5.');
		g.use('seat:3', 'wild|tick-tock', {
			pick: 'planet:1-1',
			then: { split: { 'planet:3-1': 2, 'planet:3-2': 1 } }
		}).until('planning.select');
		expect(g.ships('planet:1-1')['seat:3']).toBe(3);
		const none = flare({
			planets: {
				'planet:3-1': {},
				'planet:3-2': {},
				'planet:3-3': {},
				'planet:3-4': {},
				'planet:3-5': {}
			},
			warp: { 'seat:3': 4 }
		});
		expect(none.choices('seat:3')).toEqual(['pass']);
	});

	it('[CE-20.7] given a colony on a planet, when a free colony is founded, then that planet is not among the choices', () => {
		const g = flare({ planets: { 'planet:1-2': { 'seat:1': 4, 'seat:3': 1 } } });
		const { shape } = g.decision('seat:3');
		const use = shape.type === 'one' ? shape.choices.find(({ id }) => id.startsWith('wild')) : null;
		const ids = use!.then!.type === 'one' ? use!.then!.choices.map(({ id }) => id) : [];
		expect(ids).toContain('planet:1-1');
		expect(ids).not.toContain('planet:1-2');
		expect(ids.some((id) => id.startsWith('planet:3'))).toBe(false);
	});

	it('[CE-20.8] given three ships to lose, when the owner picks, then it may take them from anywhere; with fewer than three all go', () => {
		const g = duel({ hands: { 'seat:3': ['artifact:plague'] } });
		g.use('seat:3', 'artifact|plague', { pick: 'seat:2' }).until('mustLose.pick');
		expect(g.askedSeats).toEqual(['seat:2']);
		g.answer('seat:2', { split: { 'planet:2-1': 1, 'planet:2-2': 2 } }).until('launch.aim');
		expect(g.board.warp).toEqual({ 'seat:2': 3 });
		expect(g.ships('planet:2-2')).toEqual({ 'seat:2': 2 });
		const few = duel({
			planets: { ...homeless, 'planet:1-4': { 'seat:1': 2 } },
			offense: 'seat:2',
			destiny: ['colour:3#1'],
			hands: { 'seat:3': ['artifact:plague'] }
		});
		few.use('seat:3', 'artifact|plague', { pick: 'seat:1' }).until('launch.aim');
		expect(few.board.warp).toEqual({ 'seat:1': 2 });
	});

	/** Seat 2 lies about its card, loses four ships, and drags four of seat 1's along, who picks them. */
	const dragged = () => {
		const g = duel({
			aliens: { 'seat:2': ['gambler', 'vacuum'] },
			hands: { 'seat:1': ['attack:40'], 'seat:2': ['attack:04'] }
		});
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 2 },
			cards: ['attack:40', 'attack:04']
		});
		g.until('window:reveal.claim').use('seat:2', 'power|gambler', { pick: 'attack:30' });
		g.until('gambler.challenge.ask').answer('seat:1', { yes: true });
		g.until('use.details', 'seat:2').answer('seat:2', { split: { 'seat:1': 4 } });
		return g.until('mustLose.pick', 'seat:1');
	};

	it('[CE-20.9] given ships in the encounter, when an effect makes their owner lose ships, then it may pick them too', () => {
		expect(places(dragged(), 'seat:1')).toEqual([
			'planet:1-1',
			'planet:1-2',
			'planet:1-3',
			'planet:1-4',
			'planet:1-5',
			'gate'
		]);
	});

	it('[CE-20.10] given a gate emptied by an effect, when the offense wins all the same, then nothing lands and no colony is gained', () => {
		const g = dragged();
		g.answer('seat:1', { split: { gate: 2, 'planet:1-2': 2 } });
		g.until('window:resolution.end');
		expect(g.encounter).toMatchObject({
			totals: { offense: 40, defense: 8 },
			outcome: { type: 'won', side: 'offense' }
		});
		expect(g.ships('planet:2-1')).toEqual({});
		expect(lookOpen(cosmic, g.table).board.players['seat:1']!.foreignColonies).toBe(0);
	});

	it('[CE-20.14] [CE-20.17] given two players on one planet and twenty ships on another, when encounters are elsewhere, then they stay as they are', () => {
		const g = duel({
			planets: {
				'planet:3-1': { 'seat:3': 4, 'seat:1': 2, 'seat:2': 1 },
				'planet:3-2': { 'seat:3': 20 }
			}
		});
		g.until('launch.aim', 'seat:2');
		expect(g.ships('planet:3-1')).toEqual({ 'seat:3': 4, 'seat:1': 2, 'seat:2': 1 });
		expect(g.ships('planet:3-2')).toEqual({ 'seat:3': 20 });
	});

	it('[CE-20.15] [CE-27.10] given all ships of the offense in the warp, when it has encounters, then one ship each time comes to the gate and goes alone; the rest stay', () => {
		const g = duel({
			planets: homeless,
			warp: { 'seat:1': 5 },
			destiny: ['colour:2#1', 'colour:3#1', 'colour:2#2', 'colour:2#3']
		});
		g.until('launch.aim');
		expect(g.encounter.gate).toEqual({ 'seat:1': 1 });
		expect(g.board.warp).toEqual({ 'seat:1': 4 });
		g.pick('seat:1', 'planet:2-1').lay('attack:08', 'attack:08');
		expect(g.asked).not.toContain('launch.send');
		g.until('launch.aim', 'seat:2');
		expect(g.said).toContain('The defense wins 12 to 9');
		expect(g.board.warp['seat:1']).toBe(5);
		g.until('launch.aim', 'seat:3').until('launch.aim', 'seat:1');
		expect(g.encounter.gate).toEqual({ 'seat:1': 1 });
	});

	describe('captured ships', () => {
		const SHEET = 'held:sheet.arcade';
		const kept = (g: CosmicGame) => g.board.held?.[SHEET] ?? {};
		const traded = (captured: Ships) =>
			duel({
				aliens: { 'seat:1': 'changeling', 'seat:2': 'arcade' },
				captured: { arcade: captured }
			})
				.until('use.details')
				.pick('seat:1', 'seat:2');

		/** Seat 1, whose second power it is, loses and becomes another. */
		const replaced = (captured: Ships, planets: Position['planets'] = {}) =>
			met(['attack:01', 'attack:20'], {
				aliens: { 'seat:1': ['reincarnator', 'arcade'] },
				captured: { arcade: captured },
				planets
			});

		it('[CE-20.18] [CE-16.16] given the sheet changes hands, then the ships go with it, and those of who plays it now come home', () => {
			const g = traded({ 'seat:1': 2, 'seat:3': 1 }).until('home.land');
			expect(g.askedSeats).toEqual(['seat:1']);
			g.answer('seat:1', { split: { 'planet:1-2': 2 } }).until('launch.aim');
			expect(kept(g)).toEqual({ 'seat:3': 1 });
			expect(g.ships('planet:1-2')).toEqual({ 'seat:1': 6 });
			expect(g.said.match(/Arcade holds 2 ships of {seat:1} no longer/g)).toHaveLength(1);
		});

		it('[CE-20.18] given the sheet changes hands without ships of who plays it now, then all stay', () => {
			const g = traded({ 'seat:3': 2 });
			g.until('launch.aim');
			expect(g.said).not.toContain('no longer');
			expect(kept(g)).toEqual({ 'seat:3': 2 });
		});

		it('[CE-20.18] [CE-16.19] given the sheet is replaced, then all come home', () => {
			const g = replaced({ 'seat:2': 1, 'seat:3': 2 }).until('home.land');
			expect(g.askedSeats).toEqual(['seat:2']);
			g.answer('seat:2', { split: { 'planet:2-1': 1 } });
			expect(g.askedSeats).toEqual(['seat:3']);
			over(g.answer('seat:3', { split: { 'planet:3-1': 1, 'planet:3-4': 1 } }));
			expect(kept(g)).toEqual({});
			expect(g.board.warp).toEqual({ 'seat:1': 1 });
			expect(g.ships('planet:3-4')).toEqual({ 'seat:3': 5 });
			// Each is told once, while the other has still to say where theirs come.
			expect(g.said.match(/Arcade holds/g)).toHaveLength(2);
		});

		it('[CE-20.18] [CE-16.29] given the sheet is put aside while its player plays a power lent to them, then its ships stay', () => {
			const g = duel({
				aliens: { 'seat:2': 'arcade', 'seat:3': 'zombie' },
				captured: { arcade: { 'seat:1': 2 } }
			}).until('launch.aim');
			lendPowers(new Play(cosmic, g.table), 'seat:3', 'seat:2');
			expect(g.board.players['seat:2']!.aliens).toEqual(['zombie']);
			over(meet(g));
			expect(kept(g)).toEqual({ 'seat:1': 2 });
			expect(g.board.players['seat:2']!.aliens).toEqual(['arcade']);
			expect(g.said).not.toContain('Arcade holds');
		});

		it('[CE-20.18] [CE-20.4] given an owner without a colony, then a released ship goes to the warp', () => {
			const g = over(replaced({ 'seat:3': 2 }, homes('seat:3')));
			expect(kept(g)).toEqual({});
			expect(g.board.warp).toEqual({ 'seat:1': 1, 'seat:3': 2 });
		});

		it('[CE-20.18] given a loss of all they have, then captured ships are not lost, and none comes back in a regroup', () => {
			const g = duel({
				aliens: { 'seat:3': 'arcade' },
				planets: homes('seat:1', 1),
				captured: { arcade: { 'seat:1': 2 } },
				hands: { 'seat:3': ['artifact:plague'] }
			}).until('window:encounter.start', 'seat:3');
			g.use('seat:3', 'artifact|plague', { pick: 'seat:1' }).until('launch.aim');
			expect(g.board.warp['seat:1'] ?? 0).toBeLessThanOrEqual(1);
			expect(kept(g)).toEqual({ 'seat:1': 2 });
		});
	});
});
