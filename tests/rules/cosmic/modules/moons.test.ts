/** Moons (rules.md section 37). */
import { describe, expect, it } from 'vitest';
import { lookOpen, lookOwn, start } from '../../../../src/lib/core';
import type { SeatId } from '../../../../src/lib/core';
import { stationsBeside } from '../../../../src/lib/games/cosmic/board';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { MOONS } from '../../../../src/lib/games/cosmic/modules/moons';
import { whyNoFlare } from '../../../../src/lib/games/cosmic/flares';
import { CosmicGame, position, seatsOf } from '../../../support/cosmic';
import type { Position } from '../../../support/cosmic';
import { steadyAnswer } from '../../../support/steady';

const open = (g: CosmicGame) => lookOpen(cosmic, g.table).board;
const own = (g: CosmicGame, seat: SeatId) => lookOwn(cosmic, g.table, seat).board;

const STRONG = ['attack:40', 'attack:20', 'attack:15', 'negotiate', 'reinforcement:3'];
const WEAK = ['attack:06', 'attack:08', 'negotiate'];

/** Seat 1 encounters seat 2, with good cards. */
const meeting = (given: Position = {}): CosmicGame =>
	position({
		destiny: ['colour:2#1'],
		...given,
		hands: { 'seat:1': STRONG, 'seat:2': WEAK, ...given.hands }
	});

/** It goes to a planet of seat 2 with some ships, and both lay these. */
const against = (
	given: Position = {},
	cards: [string, string] = ['attack:40', 'attack:06'],
	n = 3,
	target: `planet:${number}-${number}` = 'planet:2-1'
): CosmicGame => meeting(given).encounterTo({ target, send: { 'planet:1-1': n }, cards });

/** A table from the first shuffle on, played to the moon cards. */
function dealt(seats: number, options: Record<string, unknown> = {}, key = 7): CosmicGame {
	const { table } = start(cosmic, {
		seats: seatsOf(seats),
		options: { box: 'classic', moons: true, ...options } as never,
		key: key.toString(16).padStart(64, '0'),
		clocked: false
	});
	return new CosmicGame(table as never).until('moons.deal.discard');
}

/** They do nothing where only two play. */
const NEED_OTHERS = [
	'bribery',
	'fully-commit',
	'just-rewards',
	'loner',
	'moon-solidarity',
	'payback',
	'rewards',
	'strengthen-allies',
	'tentative',
	'the-spoils',
	'threeinforce',
	'weaken-allies'
];

const HIDDEN = { id: 'offence', planet: 'planet:2-1' } as const;

/** Of a value that is in force, with this moon and without. */
const totals = (given: Position, cards: [string, string] = ['attack:20', 'attack:08']) =>
	against(given, cards).until('window:reveal.values').encounter.totals;

describe('CE-37 moons', () => {
	it('[CE-24.6] [CE-37.1] given a table nobody changed, then there are none', () => {
		expect(meeting().board.moons).toBeUndefined();
		expect(open(meeting()).moons).toBeUndefined();
		expect('moons' in own(meeting(), 'seat:1')).toBe(false);
	});

	it('[CE-37.2] [CE-37.4] [CE-37.13] given three cards each, when one is put back and two have a planet, then all see where they are and of which kind, and no more', () => {
		const g = dealt(3);
		expect(g.askedSeats).toEqual(['seat:1', 'seat:2', 'seat:3']);
		const kept = Object.fromEntries(
			seatsOf(3).map((seat) => {
				const [first, ...others] = g.choices(seat);
				expect(others).toHaveLength(2);
				g.pick(seat, first!);
				return [seat, others];
			})
		);
		expect(g.asked).toContain('moons.deal.place');
		for (const seat of seatsOf(3)) g.pick(seat, `planet:${seat.slice(5)}-1`);
		expect(g.choices('seat:1')).toEqual(['planet:1-2', 'planet:1-3', 'planet:1-4', 'planet:1-5']);
		for (const seat of seatsOf(3)) g.pick(seat, `planet:${seat.slice(5)}-4`);
		const { moons } = open(g);
		expect(moons).toHaveLength(6);
		for (const moon of moons!) {
			const [ids, owner] = [kept[moon.holder]!, moon.holder];
			expect(moon).toEqual({
				...{ planet: moon.planet, kind: moon.kind, id: null, holder: owner, by: null }
			});
			expect(moon.planet.startsWith(`planet:${owner.slice(5)}-`)).toBe(true);
			// CE-37.4: who may look sees them, and nobody else does.
			expect(ids).toContain(own(g, owner).moons![moon.planet]);
			for (const other of seatsOf(3).filter((seat) => seat !== owner))
				expect(own(g, other).moons![moon.planet]).toBeUndefined();
		}
	});

	it('[CE-37.13] given two players, then no moon is dealt that needs others; eight can each be dealt three', () => {
		const seen = new Set<string>();
		for (let key = 0; key < 120; key++)
			for (const seat of seatsOf(2)) for (const id of dealt(2, {}, key).choices(seat)) seen.add(id);
		expect(NEED_OTHERS.filter((id) => seen.has(id))).toEqual([]);
		expect(Object.keys(MOONS).filter((id) => !seen.has(id) && !MOONS[id]?.needsCities)).toEqual(
			NEED_OTHERS
		);
		const all = dealt(8);
		expect(new Set(seatsOf(8).flatMap((seat) => all.choices(seat))).size).toBe(24);
	});

	it('[CE-34.3] [CE-37.3] given a space station at a planet, then no moon comes there, and no station where a moon is', () => {
		const g = dealt(2, { stations: 'storm', stationsEach: 2 });
		const stations = stationsBeside(g.board).map(({ planet }) => planet);
		for (const seat of seatsOf(2)) g.pick(seat, g.choices(seat)[0]!);
		for (const seat of seatsOf(2))
			for (const planet of g.choices(seat)) expect(stations).not.toContain(planet);
		const given = position({
			seats: 2,
			destiny: ['colour:2#1'],
			stations: { 'seat:2': [{ id: 'tactical-array', planet: 'planet:2-2' }] },
			moons: [{ id: 'offence', planet: 'planet:1-1' }],
			hands: { 'seat:1': ['negotiate'], 'seat:2': ['negotiate'] }
		});
		given.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			cards: ['negotiate', 'negotiate']
		});
		given.agree({}, { stations: { picks: ['planet:2-2'] } }).until('stations.give.where');
		expect(given.choices('seat:1')).not.toContain('planet:1-1');
		expect(given.choices('seat:1')).toContain('planet:1-2');
	});

	it('[CE-37.5] [CE-37.6] given an unoccupied moon, when the offense has won there, then it alone may put a ship on it, gets the card and turns it up', () => {
		const g = meeting({ moons: [HIDDEN] });
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 2 },
			allies: { 'seat:3': ['offense', { 'planet:3-1': 1 }] },
			cards: ['attack:40', 'attack:06']
		}).until('moons.occupy.choose');
		expect(g.askedSeats).toEqual(['seat:1']);
		expect(own(g, 'seat:1').moons).toEqual({});
		expect(own(g, 'seat:2').moons).toEqual({ 'planet:2-1': 'offence' });
		g.answer('seat:1', { yes: true });
		expect(open(g).moons).toEqual([
			{ planet: 'planet:2-1', kind: 'full', id: 'offence', holder: 'seat:1', by: 'seat:1' }
		]);
		// CE-37.7: it stays a ship of the planet.
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 2, 'seat:3': 1 });
		expect(g.said).toContain('which is Offence');
	});

	it('[CE-37.5] given they would rather not, or somebody is on it, then nothing is on the moon or nobody is asked', () => {
		const g = against({ moons: [HIDDEN] }).until('moons.occupy.choose');
		g.answer('seat:1', { yes: false });
		expect(g.board.moons).toEqual([{ ...HIDDEN, holder: 'seat:2', by: null, open: false }]);
		const other = against({
			moons: [{ ...HIDDEN, by: 'seat:3' }],
			planets: { 'planet:2-1': { 'seat:2': 1, 'seat:3': 1 } }
		});
		other.until('turn.second');
		expect(other.asked).not.toContain('moons.occupy.choose');
		expect(other.board.moons![0]!.by).toBe('seat:3');
	});

	it('[CE-37.5] given the defense has won, then it may put a ship on the moon of the planet it defended', () => {
		const g = against({ moons: [HIDDEN] }, ['negotiate', 'attack:08']).until('moons.occupy.choose');
		expect(g.askedSeats).toEqual(['seat:2']);
		g.answer('seat:2', { yes: true });
		expect(g.board.moons![0]).toEqual({ ...HIDDEN, holder: 'seat:2', by: 'seat:2', open: true });
	});

	it('[CE-37.5] given an own empty planet with a moon, when it is settled again, then a ship may go to the moon', () => {
		const g = position({
			destiny: ['colour:1#1'],
			planets: { 'planet:1-3': {} },
			moons: [{ id: 'gate', planet: 'planet:1-3' }]
		});
		g.until('destiny.own').pick('seat:1', 'resettle planet:1-3', { split: { 'planet:1-1': 1 } });
		g.until('moons.occupy.choose').answer('seat:1', { yes: true });
		expect(g.board.moons![0]).toMatchObject({ by: 'seat:1', open: true });
		expect(g.ships('planet:1-3')).toEqual({ 'seat:1': 1 });
	});

	it('[CE-37.7] [CE-37.8] given a ship on a moon, when other ships leave the planet, then it stays; when the last one leaves, so does it, and the card stays up before its player', () => {
		const moons = [{ id: 'gate', planet: 'planet:1-1', by: 'seat:1' } as const];
		const stays = meeting({ moons }).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 3 }
		});
		stays.until('planning.select');
		expect(stays.board.moons![0]!.by).toBe('seat:1');
		const left = meeting({ moons }).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 4 }
		});
		left.until('planning.select');
		expect(left.board.moons![0]).toEqual({
			...{ id: 'gate', planet: 'planet:1-1', holder: 'seat:1', by: null, open: true }
		});
		expect(left.said).toContain('leaves the moon');
	});

	it('[CE-37.7] given the defense’s only ship there is on the moon, then it is a colony, defends, and is lost with it; the winner may take its place and sees the card before', () => {
		const g = against({
			moons: [{ ...HIDDEN, by: 'seat:2' }],
			planets: { 'planet:2-1': { 'seat:2': 1 } }
		});
		expect(g.until('window:reveal.values').encounter.totals).toEqual({ offense: 44, defense: 7 });
		g.until('moons.occupy.choose');
		expect(g.board.warp['seat:2']).toBe(1);
		expect(JSON.stringify(g.decision('seat:1').say)).toContain('The offense adds 1');
		g.answer('seat:1', { yes: true });
		expect(g.board.moons![0]).toMatchObject({ by: 'seat:1', holder: 'seat:1' });
		expect(g.said).toContain('works again');
	});

	it('[CE-37.7] given an effect that names ships on a planet, then it does not touch the one on the moon', () => {
		const struck = (moons: Position['moons']) => {
			const g = position({
				aliens: { 'seat:1': 'shadow' },
				destiny: ['colour:2#1'],
				planets: { 'planet:2-1': { 'seat:2': 1 } },
				moons
			});
			g.until('use.details');
			return g.choices('seat:1');
		};
		expect(struck([HIDDEN])).toContain('planet:2-1');
		expect(struck([{ ...HIDDEN, by: 'seat:2' }])).not.toContain('planet:2-1');
		expect(struck([{ ...HIDDEN, by: 'seat:2' }])).toContain('planet:2-2');
	});

	it('[CE-37.9] given a deal, then only where it says so one of the ships that settle may go to the moon', () => {
		const deal = (pick: string) => {
			const g = against({ moons: [HIDDEN] }, ['negotiate', 'negotiate']);
			g.agree({}, { colony: { pick: 'planet:2-1', then: { pick } } });
			g.until('deal.settlers').answer('seat:1', { split: { gate: 1 } });
			while (!g.asked.includes('turn.second') && !g.asked.includes('moons.occupy.choose'))
				g.lapse();
			return g;
		};
		expect(deal('open').asked).toEqual(['turn.second']);
		const g = deal('open moon');
		expect(g.askedSeats).toEqual(['seat:1']);
		expect(g.said).toContain('a ship may go to the moon');
		g.answer('seat:1', { yes: true });
		expect(g.board.moons![0]!.by).toBe('seat:1');
	});

	it('[CE-37.10] given a planet that leaves the game, then its moon and card do, and the ship on it goes to the warp', () => {
		const g = position({
			techs: { 'seat:1': ['omega-missile'] },
			moons: [{ ...HIDDEN, by: 'seat:3' }],
			planets: { 'planet:2-1': { 'seat:3': 1 } }
		}).until('window:encounter.start', 'seat:1');
		g.use('seat:1', 'tech|omega-missile', { pick: 'planet:2-1' }).until('launch.aim');
		expect(g.board.moons).toEqual([]);
		expect(g.table.vault.moons).toContain('offence');
		expect(g.board.warp['seat:3']).toBe(1);
		expect(g.said).toContain('the moon of planet 1 of {seat:2}, leaves the game');
	});

	it('[CE-37.11] given a half moon, then its second figure counts for who is on two', () => {
		const most = (moons: Position['moons']) => {
			const g = meeting({ moons });
			g.until('launch.aim').pick('seat:1', 'planet:2-1').until('launch.send');
			const { shape } = g.decision('seat:1');
			return shape.type === 'split' ? shape.max : 0;
		};
		const gate = { id: 'gate', planet: 'planet:1-1', by: 'seat:1' } as const;
		const hand = { id: 'new-hand', planet: 'planet:1-2', by: 'seat:1' } as const;
		expect(most([{ ...gate, by: null }])).toBe(4);
		expect(most([gate])).toBe(5);
		expect(most([gate, hand])).toBe(6);
		expect(most([gate, { ...hand, planet: 'planet:2-2', by: 'seat:2' }])).toBe(5);
	});

	it('[CE-21.3] [CE-37.12] given a moon that counts as the last foreign colony, when it is occupied, then its player wins at once', () => {
		const g = against({
			options: { coloniesToWin: 4 },
			planets: {
				'planet:2-2': { 'seat:1': 1 },
				'planet:3-2': { 'seat:1': 1 }
			},
			moons: [{ id: 'limits', planet: 'planet:2-1' }]
		}).until('moons.occupy.choose');
		expect(g.table.over).toBeNull();
		g.answer('seat:1', { yes: true });
		while (!g.table.over) g.lapse();
		expect(g.said).toContain('wins with 4 foreign colonies');
	});

	it('[CE-37.15] given a moon that allows more encounters and one that allows its player but one, then it is one', () => {
		const moons = [
			{ id: 'limits', planet: 'planet:1-1', by: 'seat:1' },
			{ id: 'acceleration', planet: 'planet:1-2', by: 'seat:1' }
		] as const;
		const g = against({ moons });
		while (g.board.offense === 'seat:1' && !g.asked.includes('turn.second')) g.lapse();
		expect(g.board.offense).toBe('seat:2');
	});

	it('[CE-37.2] the steady player puts back what promises least, and goes to a moon it knows nothing of', () => {
		const g = dealt(3);
		const ids = g.choices('seat:1');
		const worst = ids.reduce((one, other) =>
			MOONS[other]!.worth < MOONS[one]!.worth ? other : one
		);
		expect(steadyAnswer(g, 'seat:1')).toEqual({ pick: worst });
		const won = against({ moons: [HIDDEN] }).until('moons.occupy.choose');
		expect(steadyAnswer(won, 'seat:1')).toEqual({ yes: true });
	});
});

describe('CE-37.14 full moons', () => {
	const foreign = { planet: 'planet:3-1', by: 'seat:3' } as const;

	it('[CE-37.14] [moon:offence] [CE-37.11] the offense adds 1 for each moon that is occupied, whosever', () => {
		const gate = { id: 'gate', planet: 'planet:3-2', by: 'seat:3' } as const;
		expect(totals({ moons: [{ id: 'offence', ...foreign }] })).toEqual({
			offense: 24,
			defense: 12
		});
		expect(totals({ moons: [{ id: 'offence', ...foreign }, gate] })?.offense).toBe(25);
		expect(totals({ moons: [{ id: 'offence', planet: 'planet:3-1' }, gate] })?.offense).toBe(23);
	});

	it('[CE-37.14] [moon:defence] the defense adds 1 for each moon that is occupied', () => {
		expect(totals({ moons: [{ id: 'defence', ...foreign }] })).toEqual({
			offense: 23,
			defense: 13
		});
	});

	it('[CE-37.14] [moon:404] an attack 40 is a 04 and the other way round', () => {
		const cards: [string, string] = ['attack:40', 'attack:08'];
		expect(totals({ moons: [{ id: '404', ...foreign }] }, cards)?.offense).toBe(7);
		const g = { moons: [{ id: '404', ...foreign }], hands: { 'seat:2': ['attack:04'] } };
		expect(totals(g, ['attack:20', 'attack:04'])?.defense).toBe(44);
		expect(totals({}, cards)?.offense).toBe(43);
	});

	it('[CE-37.14] [moon:limiter] [moon:new-hand] new hands have three cards fewer, and those of who is on the other one more', () => {
		const renewed = (moons: Position['moons']) => {
			const g = position({ moons, hands: { 'seat:1': ['reinforcement:3'] }, deck: ['attack:10'] });
			return g.until('launch.aim').hand('seat:1').length;
		};
		expect(renewed([])).toBe(8);
		expect(renewed([{ id: 'limiter', ...foreign }])).toBe(5);
		expect(renewed([{ id: 'new-hand', planet: 'planet:1-1', by: 'seat:1' }])).toBe(9);
		expect(renewed([{ id: 'new-hand', ...foreign }])).toBe(8);
	});

	it('[CE-37.14] [moon:gate-1-1] [moon:gate-0-9] [moon:gate] the offense may send a ship more, or fewer', () => {
		const most = (id: string, by: SeatId) => {
			const g = meeting({ moons: [{ id, planet: `planet:${Number(by.slice(5))}-1`, by }] });
			g.until('launch.aim').pick('seat:1', 'planet:2-2').until('launch.send');
			const { shape } = g.decision('seat:1');
			return shape.type === 'split' ? shape.max : 0;
		};
		expect(most('gate-1-1', 'seat:3')).toBe(5);
		expect(most('gate-0-9', 'seat:3')).toBe(3);
		expect(most('gate', 'seat:3')).toBe(4);
		expect(most('gate', 'seat:1')).toBe(5);
	});

	it('[CE-37.14] [moon:omega-base] a foreign colony on its planet counts as two, a home colony does not', () => {
		const g = meeting({
			moons: [{ id: 'omega-base', planet: 'planet:2-1', by: 'seat:2' }],
			planets: { 'planet:2-1': { 'seat:2': 2, 'seat:3': 1 } }
		});
		const { players } = open(g);
		expect(players['seat:3']!.foreignColonies).toBe(2);
		expect(players['seat:2']!.foreignColonies).toBe(0);
	});

	it('[CE-37.14] [moon:deceleration] no second encounter follows', () => {
		const second = (moons: Position['moons']) => {
			const g = against({ moons });
			while (g.board.offense === 'seat:1' && !g.asked.includes('turn.second')) g.lapse();
			return g.asked.includes('turn.second');
		};
		expect(second([])).toBe(true);
		expect(second([{ id: 'deceleration', ...foreign }])).toBe(false);
		expect(second([{ id: 'deceleration', planet: 'planet:3-1' }])).toBe(true);
	});

	it('[CE-37.14] [moon:acceleration] a third encounter follows a successful second one', () => {
		const third = (moons: Position['moons'], card: string) => {
			const g = against({ moons, destiny: ['colour:2#1', 'colour:2#2', 'colour:2#3'] });
			g.until('turn.second').answer('seat:1', { yes: true });
			g.encounterTo({
				target: 'planet:2-2',
				send: { 'planet:1-2': 3 },
				cards: [card, 'attack:08']
			});
			while (g.board.offense === 'seat:1' && !g.asked.includes('turn.second')) g.lapse();
			return g.asked.includes('turn.second');
		};
		const moon = { id: 'acceleration', ...foreign };
		expect(third([moon], 'attack:20')).toBe(true);
		expect(third([moon], 'negotiate')).toBe(false);
		expect(third([], 'attack:20')).toBe(false);
	});

	it('[CE-37.14] [moon:compassion] a main player who holds a negotiate lays one', () => {
		const g = meeting({
			moons: [{ id: 'compassion', ...foreign }],
			hands: { 'seat:2': ['attack:06'] }
		});
		g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } }).until('planning.select');
		expect(g.choices('seat:1').every((card) => card.startsWith('negotiate'))).toBe(true);
		expect(g.choices('seat:2').every((card) => card.startsWith('attack'))).toBe(true);
	});

	it('[CE-37.14] [moon:moon-shine] in each regroup all but the offense draw a card', () => {
		const g = meeting({ moons: [{ id: 'moon-shine', planet: 'planet:1-1', by: 'seat:1' }] });
		g.until('launch.aim');
		expect(seatsOf(3).map((seat) => g.hand(seat).length)).toEqual([
			STRONG.length,
			WEAK.length + 1,
			3
		]);
	});
});

describe('CE-37.14 half moons', () => {
	const held = (id: string) => [{ id, planet: 'planet:1-2', by: 'seat:1' } as const];

	it('[CE-37.14] [moon:failed-deal] without a deal its player loses a ship fewer', () => {
		const g = against({ moons: held('failed-deal') }, ['negotiate', 'negotiate']);
		g.until('deal.talk').answer('seat:1', { refuse: true }).until('mustLose.pick');
		const lost = (seat: SeatId) => {
			const { shape } = g.decision(seat);
			return shape.type === 'split' ? shape.max : 0;
		};
		expect(g.askedSeats).toEqual(['seat:1']);
		expect(lost('seat:1')).toBe(2);
		g.lapse();
		expect(lost('seat:2')).toBe(3);
	});

	it('[CE-37.14] [moon:reinforce] a reinforcement of its player adds 2 more', () => {
		const added = (by: SeatId) => {
			const moons = [{ id: 'reinforce', planet: `planet:${Number(by.slice(5))}-2`, by }] as const;
			const g = against({ moons: moons as never }).until('window:reveal.values');
			g.use('seat:1', 'reinforcement:3', { pick: 'offense' }).until('window:resolution.outcome');
			return g.encounter.added.offense;
		};
		expect(added('seat:1')).toBe(5);
		expect(added('seat:2')).toBe(3);
	});

	it('[CE-15.36] [CE-37.14] [moon:reinforce] given it is cancelled, then all it has added is gone', () => {
		const g = against({
			aliens: { 'seat:2': 'reserve' },
			moons: held('reinforce')
		}).until('window:reveal.values');
		g.use('seat:1', 'reinforcement:3', { pick: 'offense' }).until('window:reinforcement.played');
		expect(g.encounter.totals?.offense).toBe(48);
		g.use('seat:2', 'power|reserve|cancel').until('window:resolution.outcome');
		expect(g.encounter.totals?.offense).toBe(43);
	});

	it('[CE-37.14] [moon:rewards] its player gains a reward more as a defensive ally', () => {
		const g = meeting({
			moons: [{ id: 'rewards', planet: 'planet:3-2', by: 'seat:3' }],
			warp: { 'seat:3': 4 }
		});
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: { 'seat:3': ['defense', { 'planet:3-1': 2 }] },
			cards: ['negotiate', 'attack:08']
		}).until('resolution.rewards');
		const { shape } = g.decision('seat:3');
		expect(shape.type === 'amount' && shape.max).toBe(3);
	});

	it('[CE-37.14] [moon:retrieval] in its player’s regroup two ships come back, one after the other', () => {
		const g = meeting({ moons: held('retrieval'), warp: { 'seat:1': 3 } });
		g.until('encounter.retrieve').pick('seat:1', 'planet:1-1');
		expect(g.asked).toEqual(['encounter.retrieve']);
		g.pick('seat:1', 'planet:1-3').until('launch.aim');
		expect(g.board.warp['seat:1']).toBe(1);
		const one = meeting({ warp: { 'seat:1': 3 } });
		one.until('encounter.retrieve').pick('seat:1', 'planet:1-1').until('launch.aim');
		expect(one.board.warp['seat:1']).toBe(2);
	});

	it('[CE-37.14] [moon:flare] its player may play a flare more in an encounter, and no flare twice', () => {
		const flares = ['flare:zombie', 'flare:macron'];
		const left = (moons: Position['moons']) => {
			const g = meeting({ moons, hands: { 'seat:1': [...STRONG, ...flares] } });
			g.until('launch.aim');
			g.encounter.flares.push({ seat: 'seat:1', alien: 'zombie' });
			return ['zombie', 'macron'].map(
				(alien) => whyNoFlare(g.board, 'seat:1', alien)?.rule ?? null
			);
		};
		expect(left([])).toEqual(['CE-15.24', 'CE-15.24']);
		expect(left(held('flare'))).toEqual(['CE-37.14', null]);
	});

	it('[CE-37.14] [moon:compensation] its player collects a card more as compensation', () => {
		const taken = (moons: Position['moons']) => {
			const g = against(
				{ moons, hands: { 'seat:2': [...WEAK, 'attack:10', 'attack:11', 'attack:12'] } },
				['negotiate', 'attack:08']
			);
			g.until('window:resolution.end');
			return g.said.match(/takes (\d) cards? of/)?.[1];
		};
		expect(taken([])).toBe('3');
		expect(taken(held('compensation'))).toBe('4');
	});
});

describe('CE-37.14 base moons', () => {
	const held = (id: string) => [{ id, planet: 'planet:1-2', by: 'seat:1' } as const];
	const foreign = (g: CosmicGame) => open(g).players['seat:1']!.foreignColonies;

	it('[CE-37.11] [CE-37.14] [moon:limits] it counts as a foreign colony while there is a ship on it, and turns have one encounter', () => {
		const g = against({ moons: held('limits') });
		expect(foreign(g)).toBe(1);
		expect(foreign(meeting({ moons: [{ id: 'limits', planet: 'planet:1-2' }] }))).toBe(0);
		while (g.board.offense === 'seat:1' && !g.asked.includes('turn.second')) g.lapse();
		expect(g.board.offense).toBe('seat:2');
	});

	it('[CE-37.14] [moon:tentative] as an ally its player sends one ship at most', () => {
		const most = (moons: Position['moons']) => {
			const g = meeting({ moons });
			g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
			g.until('alliance.offenseInvites').answer('seat:1', { picks: ['seat:3'] });
			g.until('alliance.answer');
			const { shape } = g.decision('seat:3');
			const then =
				shape.type === 'one' ? shape.choices.find(({ id }) => id === 'offense')?.then : null;
			return then?.type === 'split' ? then.max : 0;
		};
		expect(most([{ id: 'tentative', planet: 'planet:3-2', by: 'seat:3' }])).toBe(1);
		expect(most(held('tentative'))).toBe(4);
	});

	it('[CE-37.14] [moon:home-strong] its player does not win without a colony on each home planet', () => {
		const wins = (home: boolean) => {
			const g = against({
				options: { coloniesToWin: 4 },
				planets: {
					'planet:2-2': { 'seat:1': 1 },
					'planet:3-2': { 'seat:1': 1 },
					...(!home && { 'planet:1-4': {} })
				},
				moons: held('home-strong')
			});
			while (!g.table.over && g.board.encounters === 1 && !g.asked.includes('turn.second'))
				g.lapse();
			return g.table.over !== null;
		};
		expect([wins(true), wins(false)]).toEqual([true, false]);
	});

	it('[CE-37.14] [moon:flush] at the start of every turn a ship of its player goes to the warp', () => {
		const g = meeting({ moons: [{ id: 'flush', planet: 'planet:3-2', by: 'seat:3' }] });
		g.until('mustLose.pick');
		expect(g.askedSeats).toEqual(['seat:3']);
		g.answer('seat:3', { split: { 'planet:3-4': 1 } }).until('launch.aim');
		expect(g.board.warp['seat:3']).toBe(1);
	});

	it('[CE-37.14] [moon:streamlined] in each regroup its ships go to the warp until ten are there', () => {
		const g = meeting({
			moons: [{ id: 'streamlined', planet: 'planet:3-2', by: 'seat:3' }],
			warp: { 'seat:3': 3 }
		});
		g.until('mustLose.pick');
		const { shape } = g.decision('seat:3');
		expect(shape.type === 'split' && shape.max).toBe(7);
		g.lapse();
		g.until('launch.aim');
		expect(g.board.warp['seat:3']).toBe(10);
	});
});

describe('CE-37.14 quarter moons', () => {
	const occupied = (id: string, given: Position = {}) => {
		const g = against({ moons: [{ id, planet: 'planet:2-1' }], ...given });
		return g.until('moons.occupy.choose').answer('seat:1', { yes: true });
	};

	it('[CE-37.14] [moon:plus-4-then-minus-4] who turns it up draws four cards and discards four', () => {
		const g = occupied('plus-4-then-minus-4').until('moons.discard.choose');
		const before = g.hand('seat:1').length;
		expect(before).toBe(STRONG.length - 1 + 4);
		const picks = g.hand('seat:1').slice(0, 4);
		g.answer('seat:1', { picks });
		expect(g.hand('seat:1')).toHaveLength(before - 4);
		for (const card of picks) expect(g.board.discard).toContainEqual(card);
	});

	it('[CE-37.14] [CE-37.8] [moon:plus-4-then-minus-4] given it is left, then it is turned down, and acts again when it is turned up again', () => {
		const g = position({
			destiny: ['colour:2#1'],
			moons: [{ id: 'plus-4-then-minus-4', planet: 'planet:1-1', by: 'seat:1' }]
		}).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 4 } });
		g.until('planning.select');
		expect(g.board.moons![0]).toMatchObject({ by: null, open: false, holder: 'seat:1' });
		expect(open(g).moons![0]).toMatchObject({ id: null, kind: 'quarter' });
		expect(own(g, 'seat:1').moons).toEqual({ 'planet:1-1': 'plus-4-then-minus-4' });
	});

	it('[CE-37.11] [CE-37.14] [moon:ascetic] [moon:flare-magnet] all others give their negotiates, or their flares, to who turns it up', () => {
		const hands = {
			'seat:2': ['attack:06', 'negotiate', 'flare:zombie'],
			'seat:3': ['negotiate', 'flare:macron', 'attack:08']
		} as const;
		const after = (id: string) => {
			const g = occupied(id, { hands: hands as never }).until('turn.second');
			return seatsOf(3).map((seat) => g.hand(seat).map((card) => card.replace(/#\d+$/, '')));
		};
		const [ascetic, , third] = after('ascetic');
		expect(ascetic!.filter((card) => card === 'negotiate')).toHaveLength(3);
		expect(third).toEqual(['flare:macron', 'attack:08']);
		const [magnet, second] = after('flare-magnet');
		expect(magnet).toEqual(expect.arrayContaining(['flare:zombie', 'flare:macron']));
		expect(second).toEqual(['negotiate']);
		const g = meeting({ moons: [{ id: 'ascetic', planet: 'planet:2-1' }] });
		expect(open(g).moons![0]!.kind).toBe('new');
	});

	it('[CE-37.14] [moon:4-is-enough] in each regroup its player discards down to four cards', () => {
		const g = meeting({ moons: [{ id: '4-is-enough', planet: 'planet:1-2', by: 'seat:1' }] });
		g.until('moons.discard.choose');
		expect(g.askedSeats).toEqual(['seat:1']);
		g.answer('seat:1', { picks: g.hand('seat:1').slice(-1) }).until('launch.aim');
		expect(g.hand('seat:1')).toHaveLength(4);
	});
});
