/** Gorgon: ships of others stay where they stand beside its own, or in its home system. */
import { describe, expect, it } from 'vitest';
import { Play, lookOpen, msg } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { freeShips } from '../../../../src/lib/games/cosmic/found';
import { captureShips, moveShips } from '../../../../src/lib/games/cosmic/ships';
import { takePlanet } from '../../../../src/lib/games/cosmic/modules/planets';
import { declare, duel, homes, met, offered, over } from '../../../support/duel';
import { expectBarred } from '../../../support/barred';
import { steadyAnswer } from '../../../support/steady';
import type { CosmicGame, Position } from '../../../support/cosmic';

const ID = 'gorgon';
/** Seat 1 attacks seat 2, and stands on a planet of seat 3, which is Gorgon. */
const GUEST: Position = {
	aliens: { 'seat:3': ID },
	planets: { 'planet:3-1': { 'seat:3': 2, 'seat:1': 2 } }
};
const places = (g: CosmicGame) => {
	const { shape } = g.decision('seat:1');
	return shape.type === 'split' ? shape.places.map(({ id }) => id) : [];
};
const sending = (given: Position) =>
	duel(given).until('launch.aim').pick('seat:1', 'planet:2-1').until('launch.send');
const playOf = (g: CosmicGame) => new Play(cosmic, g.table);

describe('Gorgon', () => {
	it('[alien:gorgon] [CE-20.21] given ships of others in its home system, then they are not sent, and who asks is told why', () => {
		const g = sending(GUEST);
		expect(g.said).toContain('uses the power of Gorgon');
		expect(places(g)).toEqual([
			'planet:1-1',
			'planet:1-2',
			'planet:1-3',
			'planet:1-4',
			'planet:1-5'
		]);
		expectBarred(g, 'seat:1', 'planet:3-1', ['CE-20.21', /cannot leave/]);
	});

	it('[alien:gorgon] [CE-20.21] given it is used, then all see whose ships stay where, and by what; its own and those elsewhere do not', () => {
		const before = duel(GUEST);
		expect(lookOpen(cosmic, before.table).board.pinned).toBeUndefined();
		const g = sending({
			aliens: { 'seat:3': ID },
			planets: {
				...{ 'planet:3-1': { 'seat:3': 2, 'seat:1': 2, 'seat:2': 1 } },
				...{ 'planet:2-2': { 'seat:2': 4, 'seat:3': 1 }, 'planet:2-3': { 'seat:1': 1 } }
			}
		});
		const by = [msg('Gorgon')];
		expect(lookOpen(cosmic, g.table).board.pinned).toEqual({
			'planet:3-1': { seats: ['seat:1', 'seat:2'], by },
			'planet:2-2': { seats: ['seat:2'], by }
		});
	});

	it('[alien:gorgon] given it has a colony beside theirs elsewhere, then that holds them; where it has none, or they are its own ships, nothing does', () => {
		const planets: Position['planets'] = {
			'planet:2-2': { 'seat:2': 4, 'seat:3': 1, 'seat:1': 1 },
			'planet:2-3': { 'seat:2': 4, 'seat:1': 1 }
		};
		const g = sending({ aliens: { 'seat:3': ID }, planets });
		expect(places(g)).not.toContain('planet:2-2');
		expect(places(g)).toContain('planet:2-3');
		const own = sending({ aliens: { 'seat:1': ID }, planets });
		expect(places(own)).toEqual(expect.arrayContaining(['planet:2-2', 'planet:2-3']));
	});

	it('[alien:gorgon] given a planet at home where it has no ships itself, then those of others are held there too', () => {
		const planets = { 'planet:3-2': { 'seat:1': 2 }, 'planet:3-3': { 'seat:1': 1, 'seat:2': 1 } };
		expect(places(sending({ aliens: { 'seat:3': ID }, planets }))).toEqual(
			[1, 2, 3, 4, 5].map((k) => `planet:1-${k}`)
		);
	});

	it('[alien:gorgon] ruling: given none are there as the encounter begins, then it is used as soon as there are', () => {
		const g = duel({
			aliens: { 'seat:3': ID },
			planets: { 'planet:2-2': { 'seat:1': 2 } }
		}).until('launch.aim');
		expect(g.said).not.toContain('power of Gorgon');
		g.board.planets['planet:2-2']!.ships = {};
		g.board.planets['planet:3-2']!.ships = { 'seat:1': 2, 'seat:3': 4 };
		g.pick('seat:1', 'planet:2-1').until('launch.send');
		expect(g.said).toContain('uses the power of Gorgon');
		expect(places(g)).not.toContain('planet:3-2');
	});

	it('[alien:gorgon] as an ally nobody sends them either', () => {
		const g = duel({
			seats: 4,
			aliens: { 'seat:3': ID },
			planets: { ...homes('seat:4', 3), 'planet:3-1': { 'seat:3': 2, 'seat:4': 2 } }
		}).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
		g.until('alliance.offenseInvites').answer('seat:1', { picks: ['seat:4'] });
		g.until('alliance.answer', 'seat:4');
		const { shape } = g.decision('seat:4');
		const [joining] = shape.type === 'one' ? shape.choices : [];
		const fleet = joining?.then;
		expect(fleet?.type === 'split' && fleet.places.map(({ id }) => id)).toEqual(['planet:4-1']);
	});

	it('[alien:gorgon] [CE-20.21] what would move them leaves them there, which all are told; the warp, capture and removal take them', () => {
		const g = sending(GUEST);
		const play = playOf(g);
		moveShips(play, [{ seat: 'seat:1', n: 1, from: 'planet:3-1', to: 'planet:1-1' }]);
		expect(g.ships('planet:3-1')).toEqual({ 'seat:3': 2, 'seat:1': 2 });
		expect(play.events).toMatchObject([{ rule: 'CE-20.21' }]);
		moveShips(playOf(g), [{ seat: 'seat:1', n: 1, from: 'planet:3-1', to: 'removed' }]);
		moveShips(playOf(g), [{ seat: 'seat:1', n: 1, from: 'planet:3-1', to: 'warp' }]);
		expect(g.ships('planet:3-1')).toEqual({ 'seat:3': 2 });
		const other = sending(GUEST);
		captureShips(playOf(other), 'seat:3', 'tyrant', [{ seat: 'seat:1', n: 2, from: 'planet:3-1' }]);
		expect(other.ships('planet:3-1')).toEqual({ 'seat:3': 2 });
	});

	it('[alien:gorgon] [CE-20.21] given a colony is to be founded elsewhere, then no ships are taken from there', () => {
		const g = sending(GUEST);
		const from = freeShips(playOf(g), 'seat:1').map(({ id }) => id);
		expect(from).toContain('planet:1-1');
		expect(from).not.toContain('planet:3-1');
	});

	it('[alien:gorgon] ruling: given ships come there later in the encounter, then they are held from then on; those of the next encounter by another use', () => {
		const g = duel({
			...GUEST,
			planets: { ...GUEST.planets, 'planet:2-2': { 'seat:1': 2 } }
		}).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
		moveShips(playOf(g), [{ seat: 'seat:1', n: 1, from: 'planet:2-2', to: 'planet:3-2' }]);
		moveShips(playOf(g), [{ seat: 'seat:1', n: 1, from: 'planet:3-2', to: 'planet:2-2' }]);
		expect(g.ships('planet:3-2')).toEqual({ 'seat:3': 4, 'seat:1': 1 });
		expect(g.encounter.used.filter(({ id }) => id === ID)).toHaveLength(1);
	});

	it('[alien:gorgon] given nobody else stands there, then it is not used', () => {
		expect(sending({ aliens: { 'seat:3': ID } }).said).not.toContain('Gorgon');
	});

	it('[alien:gorgon] ruling: given an offense with no other ships, then its turn ends', () => {
		const g = duel({
			...GUEST,
			planets: { ...homes('seat:1'), ...GUEST.planets }
		});
		g.until('launch.aim').pick('seat:1', 'planet:2-1');
		while (!g.said.includes('no ship to launch')) g.lapse();
		expect(g.ships('planet:3-1')).toEqual({ 'seat:3': 2, 'seat:1': 2 });
	});

	it('[alien:gorgon] [CE-20.21] ruling: given what saves its ships from the warp, then they stay where they are', () => {
		const g = met(['attack:20', 'attack:01'], {
			aliens: { 'seat:1': ID, 'seat:2': 'zombie' },
			planets: { 'planet:2-1': { 'seat:2': 3, 'seat:1': 1 } }
		});
		over(g);
		expect(g.said).toContain('uses the power of Zombie');
		expect(g.said).not.toContain('home.');
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 2, 'seat:2': 3 });
		expect(g.board.warp).toEqual({});
	});

	it('[alien:gorgon] given it is zapped, then they are sent', () => {
		const g = duel({ ...GUEST, hands: { 'seat:2': ['artifact:cosmic-zap'] } });
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		g.until('launch.aim').pick('seat:1', 'planet:2-1').until('launch.send');
		expect(places(g)).toContain('planet:3-1');
	});

	it('[alien:gorgon] a steady player zaps it that has many ships there, and not for one', () => {
		const zap = (n: number) =>
			duel({
				...GUEST,
				planets: { 'planet:3-1': { 'seat:3': 2, 'seat:1': n } },
				hands: { 'seat:1': ['artifact:cosmic-zap'] }
			}).until('window:use.declared', 'seat:1');
		expect(steadyAnswer(zap(5), 'seat:1')).not.toEqual({ pick: 'pass' });
		expect(steadyAnswer(zap(1), 'seat:1')).toEqual({ pick: 'pass' });
	});

	it('[alien:gorgon] [CE-18.4] given it has two home colonies, then its power is on', () => {
		const planets = { ...homes('seat:3', 4, 4), 'planet:3-1': { 'seat:3': 4, 'seat:1': 1 } };
		const g = sending({ aliens: { 'seat:3': ID }, planets });
		expect(g.board.players['seat:3']!.powerLost).toBe(false);
		expect(places(g)).not.toContain('planet:3-1');
	});
});

describe('the Gorgon flare', () => {
	const WILD: Position = { hands: { 'seat:1': [`flare:${ID}`, 'attack:06'] } };
	const frozen = (given: Position = WILD, planet = 'planet:2-1') => {
		const g = duel(given).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 3 } });
		g.until('window:alliance.before', 'seat:1');
		return g.use('seat:1', `wild|${ID}`, { pick: planet });
	};

	it('[wild:gorgon] [CE-20.21] given the target is frozen, then its defenders count nothing, are not lost, and stay beside who lands', () => {
		const g = frozen();
		g.until('planning.select').lay('attack:08', 'attack:08').until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 11, defense: 8 });
		over(g);
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 3, 'seat:2': 4 });
		expect(g.board.warp).toEqual({});
	});

	it('[wild:gorgon] given another planet is frozen, then nothing there moves or is lost, and the fight is as ever', () => {
		const g = frozen(WILD, 'planet:3-1');
		g.until('planning.select').lay('attack:08', 'attack:08');
		expect(Object.keys(lookOpen(cosmic, g.table).board.pinned ?? {})).toEqual(['planet:3-1']);
		moveShips(playOf(g), [{ seat: 'seat:3', n: 1, from: 'planet:3-1', to: 'planet:3-2' }]);
		expect(g.ships('planet:3-1')).toEqual({ 'seat:3': 4 });
		g.until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 11, defense: 12 });
	});

	it('[wild:gorgon] [CE-20.21] given who must lose ships has some on the frozen planet, then none of these are picked', () => {
		const g = frozen(
			{ hands: { 'seat:1': [`flare:${ID}`, 'negotiate'], 'seat:2': ['negotiate'] } },
			'planet:2-2'
		);
		g.until('planning.select').lay('negotiate', 'negotiate').until('deal.talk');
		g.answer('seat:1', { refuse: true }).until('mustLose.pick', 'seat:2');
		const { shape } = g.decision('seat:2');
		expect(shape.type === 'split' && shape.places.map(({ id }) => id)).toEqual([
			'planet:2-1',
			'planet:2-3',
			'planet:2-4',
			'planet:2-5'
		]);
	});

	it('[wild:gorgon] [CE-20.21] ruling: given the frozen planet leaves the game, then its ships go with it', () => {
		const g = frozen(WILD, 'planet:3-1').until('planning.select');
		takePlanet(playOf(g), 'planet:3-1');
		expect(g.board.warp).toEqual({ 'seat:3': 4 });
		expect(g.board.planets['planet:3-1']).toBeUndefined();
	});

	it('[wild:gorgon] a planet without ships is none to freeze', () => {
		const g = duel({ ...WILD, planets: { 'planet:3-3': {} } }).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 3 }
		});
		g.until('window:alliance.before', 'seat:1');
		const planets = g.choices('seat:1', `wild|${ID}|freeze|flare:${ID}`);
		expect(planets).toHaveLength(14);
		expect(planets).not.toContain('planet:3-3');
	});

	it('[wild:gorgon] a steady offense freezes what defends against it; who is no main player is not offered it', () => {
		const g = duel({
			...WILD,
			planets: { 'planet:2-1': { 'seat:2': 9 } }
		}).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 3 } });
		g.until('window:alliance.before', 'seat:1');
		expect(steadyAnswer(g, 'seat:1')).toEqual({
			pick: `wild|${ID}|freeze|flare:${ID}`,
			then: { pick: 'planet:2-1' }
		});
		const apart = duel({ hands: { 'seat:3': [`flare:${ID}`] } });
		expect(offered(apart, 'seat:3', 'wild|')).toBe(false);
	});

	const SUPER: Position = {
		...GUEST,
		hands: { 'seat:2': ['artifact:cosmic-zap'], 'seat:3': [`flare:${ID}`] }
	};

	it('[super:gorgon] given its power is zapped, then the zap is discarded and ships are held; it may let that be', () => {
		const g = declare(
			duel(SUPER).until('window:use.declared', 'seat:2'),
			'seat:2',
			'artifact|cosmic-zap'
		);
		g.until('window:use.declared', 'seat:3');
		expect(steadyAnswer(g, 'seat:3')).toHaveProperty('pick');
		g.use('seat:3', `super|${ID}`).until('launch.aim').pick('seat:1', 'planet:2-1');
		g.until('launch.send');
		expect(places(g)).not.toContain('planet:3-1');
		expect(g.encounter.zapped).toEqual([]);
	});

	it('[super:gorgon] given another power of its own is zapped, then it is not offered', () => {
		const g = duel({
			aliens: { 'seat:3': [ID, 'filth'] },
			planets: GUEST.planets!,
			hands: SUPER.hands!
		});
		while (!g.said.includes('power of Filth')) g.lapse();
		declare(g.until('window:use.declared', 'seat:2'), 'seat:2', 'artifact|cosmic-zap');
		expect(offered(g, 'seat:3', 'super|', () => g.asked.includes('launch.aim'))).toBe(false);
		expect(g.encounter.zapped).toEqual([{ seat: 'seat:3', alien: 'filth' }]);
	});

	it('[super:gorgon] given another power is zapped, then it is not offered', () => {
		const g = duel({
			...SUPER,
			planets: {},
			aliens: { 'seat:3': ID, 'seat:1': 'macron' }
		}).until('launch.aim');
		g.pick('seat:1', 'planet:2-1');
		while (!g.offers('seat:2', 'artifact|cosmic-zap')) g.lapse();
		declare(g, 'seat:2', 'artifact|cosmic-zap');
		expect(offered(g, 'seat:3', 'super|')).toBe(false);
	});
});
