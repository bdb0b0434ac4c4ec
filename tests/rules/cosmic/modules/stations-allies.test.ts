/** Cards of the newer space stations that bear on allies, on cards that are taken, and on zaps (rules.md CE-34.26 to CE-34.31). */
import { describe, expect, it } from 'vitest';
import { start } from '../../../../src/lib/core';
import type { SeatId } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { likeOf } from '../../../../src/lib/games/kit';
import { CosmicGame, seatsOf } from '../../../support/cosmic';
import type { Position } from '../../../support/cosmic';
import { steadyAnswer } from '../../../support/steady';
import { declare, duel, holding, met, offered, over } from '../../../support/duel';

const stations = (seat: SeatId, ...ids: string[]): Position => ({ stations: { [seat]: ids } });

/** Four seats: seat 1 has sent ships against seat 2, and both have invited the two others. */
function invited(given: Position, by: readonly ('offense' | 'defense')[] = ['offense', 'defense']) {
	const g = duel({ seats: 4, ...given });
	g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
	const both = (side: 'offense' | 'defense') => ({
		picks: by.includes(side) ? (['seat:3', 'seat:4'] as const) : []
	});
	g.until('alliance.offenseInvites').answer('seat:1', both('offense'));
	g.until('alliance.defenseInvites').answer('seat:2', both('defense'));
	return g;
}

/** A seat joins with ships of its second planet. */
const joins = (g: CosmicGame, seat: SeatId, side: string, n = 1) =>
	g
		.until('alliance.answer', seat)
		.answer(seat, { pick: side, then: { split: { [`planet:${seat.slice(5)}-2`]: n } } });

describe('CE-34.26 Rift Enacter', () => {
	/** Seat 1 beats a negotiate of seat 2 and pays it cards as compensation. */
	const paying = (hand: string[], given: Position = {}) =>
		met(['attack:20', 'negotiate'], {
			...stations('seat:1', 'rift-enacter'),
			hands: { 'seat:1': hand },
			planets: { 'planet:2-1': { 'seat:2': 4 } },
			...given
		});

	it('[station:rift-enacter] [CE-34.26] given a low attack of its player is taken, then it may go off: its taker loses as many ships and the card is discarded', () => {
		const g = paying(['attack:05', 'attack:30']).until('window:cards.taken', 'seat:1');
		expect(g.askedSeats).toEqual(['seat:1']);
		expect(steadyAnswer(g, 'seat:1')).toMatchObject({
			pick: 'station|rift-enacter|rift|',
			then: { picks: [expect.any(String)] }
		});
		const taken = g.hand('seat:2').map(likeOf);
		expect(taken).toContain('attack:05');
		const before = g.board.warp['seat:2'] ?? 0;
		const answer = steadyAnswer(g, 'seat:1');
		const then = 'then' in answer ? answer.then : undefined;
		g.use('seat:1', 'station|rift-enacter|rift', then).until('mustLose.pick', 'seat:2');
		over(g);
		expect(g.hand('seat:2').map(likeOf)).not.toContain('attack:05');
		expect(g.board.discard.map(likeOf)).toContain('attack:05');
		expect(g.board.warp['seat:2']! - before).toBe(5);
	});

	it('[CE-34.26] given no low attack was taken, then its player is asked all the same and nothing is offered; without the station nobody is', () => {
		const high = paying(['attack:30', 'attack:40']).until('window:cards.taken', 'seat:1');
		expect(high.offers('seat:1', 'station|rift-enacter')).toBe(false);
		over(high);
		const none = paying(['attack:05'], { stations: {} });
		for (; !none.asked.includes('turn.second') && none.board.turn === 1; none.lapse())
			expect(none.asked).not.toContain('window:cards.taken');
	});

	it('[CE-34.26] given a regroup, then a low attack is discarded and as many ships of the offense come back, whoever that is', () => {
		const at = (holder: SeatId, warp: number) =>
			duel({
				...stations(holder, 'rift-enacter'),
				warp: { 'seat:1': warp },
				hands: { 'seat:1': ['attack:04'], 'seat:3': ['attack:04'] }
			}).until('window:regroup.retrieve', holder);
		const card = (g: CosmicGame, seat: SeatId) =>
			g.hand(seat).find((one) => likeOf(one) === 'attack:04')!;
		const own = at('seat:1', 6);
		expect(steadyAnswer(own, 'seat:1')).toMatchObject({ pick: 'station|rift-enacter|free|' });
		own.use('seat:1', 'station|rift-enacter|free', { pick: card(own, 'seat:1') });
		own.until('launch.aim');
		// Four by the card, and one that comes back anyway.
		expect(own.board.warp).toEqual({ 'seat:1': 1 });
		expect(own.board.discard.map(likeOf)).toContain('attack:04');
		const other = at('seat:3', 3);
		expect(steadyAnswer(other, 'seat:3')).toEqual({ pick: 'pass' });
		other.use('seat:3', 'station|rift-enacter|free', { pick: card(other, 'seat:3') });
		expect(other.until('launch.aim').board.warp).toEqual({});
	});
});

describe('CE-34.27 Obligatron', () => {
	const tolled = (given: Position = {}) =>
		invited({
			...stations('seat:3', 'obligatron'),
			hands: { 'seat:3': [], 'seat:4': ['attack:30'] },
			...given
		});

	it('[station:obligatron] [CE-34.27] given a number is named, then a later ally with more ships pays a card at random, on either side; with as many they do not', () => {
		for (const side of ['offense', 'defense']) {
			const g = joins(tolled(), 'seat:3', 'offense').until('window:alliance.joined', 'seat:3');
			expect(steadyAnswer(g, 'seat:3')).toMatchObject({ then: { amount: 1 } });
			g.use('seat:3', 'station|obligatron|name', { amount: 2 });
			joins(g, 'seat:4', side, 3).until('toll.take', 'seat:3');
			expect(steadyAnswer(g, 'seat:3')).toEqual({ yes: true });
			g.answer('seat:3', { yes: true }).until('planning.select');
			expect(g.hand('seat:3').map(likeOf)).toEqual(['attack:30']);
			expect(g.hand('seat:4')).toEqual([]);
		}
		const few = joins(tolled(), 'seat:3', 'offense').until('window:alliance.joined', 'seat:3');
		few.use('seat:3', 'station|obligatron|name', { amount: 2 });
		joins(few, 'seat:4', 'offense', 2);
		for (; !few.asked.includes('planning.select'); few.lapse())
			expect(few.asked).not.toContain('toll.take');
		expect(few.hand('seat:4').map(likeOf)).toEqual(['attack:30']);
	});

	it('[CE-34.27] given nobody answers after them, or they have joined no side, then no number is named; where all answer together it is not dealt', () => {
		const last = joins(
			joins(tolled({ ...stations('seat:4', 'obligatron') }), 'seat:3', 'offense'),
			'seat:4',
			'offense'
		);
		const end = (g: CosmicGame) => g.asked.includes('planning.select');
		expect(offered(last, 'seat:4', 'station|obligatron', end)).toBe(false);
		const out = tolled().until('alliance.answer', 'seat:3').pick('seat:3', 'decline');
		expect(offered(joins(out, 'seat:4', 'offense'), 'seat:3', 'station|obligatron', end)).toBe(
			false
		);
		const seen = (options: Record<string, unknown>) => {
			const ids = new Set<string>();
			for (let i = 0; i < 24; i++) {
				const { table } = start(cosmic, {
					seats: seatsOf(4),
					options: { box: 'classic', stations: 'odyssey', ...options } as never,
					key: i.toString(36).repeat(64).slice(0, 64),
					clocked: false
				});
				const g = new CosmicGame(table as never);
				while (g.board.turn === 0) g.lapse();
				for (const { id } of g.board.stations!) ids.add(id);
			}
			return ids;
		};
		expect(seen({ hiddenAlliances: true })).not.toContain('obligatron');
		expect(seen({})).toContain('obligatron');
	});

	it('[CE-34.27] given it takes none, then the later ally keeps their hand', () => {
		const g = joins(tolled(), 'seat:3', 'offense').until('window:alliance.joined', 'seat:3');
		g.use('seat:3', 'station|obligatron|name', { amount: 1 });
		joins(g, 'seat:4', 'offense', 2).until('toll.take', 'seat:3').answer('seat:3', { yes: false });
		expect(g.until('planning.select').hand('seat:4').map(likeOf)).toEqual(['attack:30']);
	});
});

describe('CE-34.28 Fluxx Capacitor', () => {
	const given = stations('seat:3', 'fluxx-capacitor');
	const tokens = (g: CosmicGame) => g.board.stations![0]!.tokens;

	it('[station:fluxx-capacitor] [CE-34.28] given both have invited its player, then a token comes onto it, and once cards are laid it is spent to change sides', () => {
		for (const side of ['offense', 'defense'] as const) {
			const other = side === 'offense' ? 'defense' : 'offense';
			const g = joins(invited(given), 'seat:3', side, 2).until('planning.select');
			expect(tokens(g)).toBe(1);
			g.lay('attack:08', 'attack:08').until('window:planning.selected', 'seat:3');
			g.use('seat:3', 'station|fluxx-capacitor|change').until('window:reveal.values');
			expect(g.encounter.allies).toEqual({ [side]: [], [other]: ['seat:3'] });
			expect(g.encounter[other === 'offense' ? 'gate' : 'beside']['seat:3']).toBe(2);
			expect(tokens(g)).toBe(0);
			expect(g.encounter.totals).toEqual(
				other === 'offense' ? { offense: 11, defense: 12 } : { offense: 9, defense: 14 }
			);
		}
	});

	it('[CE-34.28] given one side alone has invited them, then no token comes, and without one they stay', () => {
		const g = joins(invited(given, ['offense']), 'seat:3', 'offense').until('planning.select');
		expect(tokens(g)).toBe(0);
		g.lay('attack:08', 'attack:08');
		const use = 'station|fluxx-capacitor';
		expect(offered(g, 'seat:3', use, (at) => at.asked.includes('window:reveal.values'))).toBe(
			false
		);
	});

	it('[CE-34.28] a bot changes sides where that is better than to stay, and else keeps the token', () => {
		const at = (gate: number, side: 'offense' | 'defense') => {
			const g = joins(
				invited({
					...given,
					planets: { 'planet:2-1': { 'seat:2': 1 }, 'planet:1-1': { 'seat:1': 8 } }
				}),
				'seat:3',
				side,
				1
			).until('planning.select');
			g.lay('attack:08', 'attack:08').until('window:planning.selected', 'seat:3');
			g.encounter.gate['seat:1'] = gate;
			return steadyAnswer(g, 'seat:3');
		};
		expect(at(40, 'defense')).toMatchObject({ pick: 'station|fluxx-capacitor|change|' });
		expect(at(40, 'offense')).toEqual({ pick: 'pass' });
	});
});

describe('CE-34.29 High-Activity Staging Zone', () => {
	const zone = (seat: SeatId, more: Position = {}) =>
		invited({ ...stations(seat, 'high-activity-staging-zone'), ...more });

	it('[station:high-activity-staging-zone] [CE-34.29] given a player joins its opponent, then they say how many ships, and its player from where they come; who joins its player says both', () => {
		const g = zone('seat:2').until('alliance.answer', 'seat:3');
		g.answer('seat:3', { pick: 'offense', then: { amount: 3 } }).until('origins.choose', 'seat:2');
		expect(steadyAnswer(g, 'seat:2')).toEqual({ split: { 'planet:3-1': 3 } });
		g.answer('seat:2', { split: { 'planet:3-4': 2, 'planet:3-5': 1 } });
		joins(g, 'seat:4', 'defense', 2).until('planning.select');
		expect(g.encounter.gate).toEqual({ 'seat:1': 1, 'seat:3': 3 });
		expect(g.encounter.beside).toEqual({ 'seat:4': 2 });
		expect([g.ships('planet:3-4'), g.ships('planet:3-5')]).toEqual([
			{ 'seat:3': 2 },
			{ 'seat:3': 3 }
		]);
		expect(g.said).toContain('joins the offense with 3 ships');
	});

	it('[CE-34.29] given its player is no main player, then all choose their own ships', () => {
		const g = joins(zone('seat:4'), 'seat:3', 'offense').until('planning.select');
		expect(g.encounter.gate).toEqual({ 'seat:1': 1, 'seat:3': 1 });
	});

	it('[CE-34.29] given all answer together, then numbers are shown first and the colonies chosen after', () => {
		const g = zone('seat:2', { options: { hiddenAlliances: true } }).until('alliance.together');
		g.answer('seat:3', { pick: 'offense', then: { amount: 2 } });
		g.answer('seat:4', { pick: 'offense', then: { amount: 1 } });
		for (const seat of ['seat:3', 'seat:4'] as const) {
			g.until('origins.choose', 'seat:2');
			const n = seat === 'seat:3' ? 2 : 1;
			g.answer('seat:2', { split: { [`planet:${seat.slice(5)}-5`]: n } });
		}
		expect(g.until('planning.select').encounter.gate).toEqual({
			'seat:1': 1,
			'seat:3': 2,
			'seat:4': 1
		});
	});

	it('[CE-34.29] a bot that joins its opponent risks no foreign colony, and its player takes ships that cost one', () => {
		const foreign: Position = {
			aliens: { 'seat:1': ['macron'] },
			hands: { 'seat:1': ['attack:40'] },
			planets: { 'planet:2-1': { 'seat:2': 1 }, 'planet:4-1': { 'seat:3': 2 } }
		};
		const g = zone('seat:2', foreign).until('alliance.answer', 'seat:3');
		expect(steadyAnswer(g, 'seat:3')).toEqual({ pick: 'offense', then: { amount: 1 } });
		g.answer('seat:3', { pick: 'offense', then: { amount: 2 } }).until('origins.choose', 'seat:2');
		expect(steadyAnswer(g, 'seat:2')).toEqual({ split: { 'planet:4-1': 2 } });
	});
});

describe('CE-34.30 Zaptimizer', () => {
	const city: Position = {
		stations: { 'seat:3': [{ id: 'zaptimizer', planet: 'planet:3-1' }] },
		planets: { 'planet:3-1': { 'seat:3': 3, 'seat:2': 1 } }
	};
	const plague = (given: Position) => {
		const g = duel({
			hands: { 'seat:1': ['artifact:plague'], 'seat:2': ['artifact:quash', 'attack:01'] },
			...given
		}).until('window:encounter.start', 'seat:1');
		return declare(g, 'seat:1', 'artifact|plague', { pick: 'seat:2' });
	};

	it('[station:zaptimizer] [CE-34.30] given an artifact is played, then whoever lives there may cancel it with any artifact; others may not', () => {
		const g = plague(city).until('window:use.declared', 'seat:2');
		expect(steadyAnswer(g, 'seat:2')).toHaveProperty('pick');
		declare(g, 'seat:2', 'artifact|card-zap|zap|artifact:quash').until('launch.aim');
		expect(g.hand('seat:2').map(likeOf).sort()).toEqual(['attack:01', 'attack:08']);
		expect(g.board.discard.map(likeOf)).toEqual(
			expect.arrayContaining(['artifact:plague', 'artifact:quash'])
		);
		expect(g.said).toContain('cancels Plague with Quash');
		const away = plague({ ...city, planets: {} }).until('window:use.declared', 'seat:2');
		expect(away.offers('seat:2', 'artifact|card-zap')).toBe(false);
	});

	it('[CE-34.30] given an artifact that was played as a Card Zap, then a Card Zap answers it, and by its name it is no Zap', () => {
		const g = plague({
			...city,
			stations: {
				'seat:3': [{ id: 'zaptimizer', planet: 'planet:3-1' }],
				'seat:4': [{ id: 'zap-zapper', planet: 'planet:4-1' }]
			},
			seats: 4,
			hands: {
				'seat:1': ['artifact:plague', 'artifact:card-zap'],
				'seat:2': ['artifact:quash', 'attack:01']
			}
		}).until('window:use.declared', 'seat:2');
		declare(g, 'seat:2', 'artifact|card-zap|zap|artifact:quash');
		g.until('window:use.declared', 'seat:1');
		expect(g.offers('seat:4', 'station|zap-zapper')).toBe(false);
		declare(g, 'seat:1', 'artifact|card-zap|zap|artifact:card-zap').until('launch.aim');
		// Plague has taken a card of each kind after all.
		expect(g.hand('seat:2')).toHaveLength(1);
	});
});

describe('CE-34.31 Burst Targeter', () => {
	const targeting = (seat: SeatId) => stations(seat, 'burst-targeter');

	it('[station:burst-targeter] [CE-34.31] given the defense, or an ally of it, then before cards are chosen two ships of the other side go home; the offense may not', () => {
		const g = duel({ seats: 4, ...targeting('seat:4') }).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 3 },
			allies: {
				'seat:3': ['offense', { 'planet:3-2': 2 }],
				'seat:4': ['defense', { 'planet:4-2': 1 }]
			}
		});
		g.until('window:planning.beforeSelect', 'seat:4');
		g.use('seat:4', 'station|burst-targeter', { split: { 'seat:1': 1, 'seat:3': 1 } });
		g.until('home.land', 'seat:1').answer('seat:1', { split: { 'planet:1-5': 1 } });
		g.until('home.land', 'seat:3').answer('seat:3', { split: { 'planet:3-5': 1 } });
		g.until('planning.select');
		expect(g.encounter.gate).toEqual({ 'seat:1': 2, 'seat:3': 1 });
		expect(g.ships('planet:1-5')).toEqual({ 'seat:1': 5 });
		const offense = met(['attack:08', 'attack:08'], targeting('seat:1'));
		expect(offered(offense, 'seat:1', 'station|burst-targeter')).toBe(false);
	});

	it('[CE-34.31] given one ship alone, then it goes, and the encounter goes on without one', () => {
		const g = duel(holding(['attack:40', 'attack:00'], targeting('seat:2')));
		g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
		g.until('window:planning.beforeSelect', 'seat:2');
		expect(steadyAnswer(g, 'seat:2')).toMatchObject({ then: { split: { 'seat:1': 1 } } });
		g.use('seat:2', 'station|burst-targeter', { split: { 'seat:1': 1 } });
		g.until('home.land', 'seat:1').answer('seat:1', { split: { 'planet:1-5': 1 } });
		g.lay('attack:40', 'attack:00').until('window:reveal.values');
		expect(g.encounter.totals).toEqual({ offense: 40, defense: 4 });
		over(g);
		expect(g.board.warp['seat:2']).toBe(4);
		expect(g.ships('planet:2-1')).toEqual({});
	});
});
