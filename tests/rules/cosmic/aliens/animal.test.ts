/** Animal: who does not invite it pays, and where it wins its side draws. */
import { describe, expect, it } from 'vitest';
import { poolFor } from '../../../../src/lib/games/cosmic/box';
import { declare, duel, fight, holding, offered, over } from '../../../support/duel';
import type { Cards } from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import type { CosmicGame, Position } from '../../../support/cosmic';
import type { SeatId } from '../../../../src/lib/games/cosmic/types';

const LOST: Cards = ['attack:00', 'attack:30'];
const WON: Cards = ['attack:30', 'attack:00'];

/** Seat 1 attacks seat 2; of seats 3, which plays Animal, and 4 each main player invites these. */
const inviting = (offense: SeatId[], defense: SeatId[], given: Position = {}): CosmicGame =>
	duel(holding(WON, { seats: 4, aliens: { 'seat:3': 'animal' }, ...given }))
		.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } })
		.until('alliance.offenseInvites')
		.answer('seat:1', { picks: offense })
		.until('alliance.defenseInvites')
		.answer('seat:2', { picks: defense });

/** Ships in the warp once all have answered. */
const warp = (g: CosmicGame) => g.until('planning.select').board.warp;

describe('Animal', () => {
	it('[alien:animal] given neither main player invites it, then each loses a ship of their choice', () => {
		const g = inviting(['seat:4'], []).until('mustLose.pick', 'seat:1');
		g.answer('seat:1', { split: { gate: 1 } });
		g.until('mustLose.pick', 'seat:2').answer('seat:2', { split: { 'planet:2-3': 1 } });
		expect(warp(g)).toEqual({ 'seat:1': 1, 'seat:2': 1 });
		expect(g.encounter.gate['seat:1']).toBe(1);
		expect(g.ships('planet:2-3')).toEqual({ 'seat:2': 3 });
	});

	it('[alien:animal] given one of them invites it, then the other pays; where both do, nobody does', () => {
		expect(warp(inviting(['seat:3'], []))).toEqual({ 'seat:2': 1 });
		expect(warp(inviting([], ['seat:3']))).toEqual({ 'seat:1': 1 });
		const both = inviting(['seat:3'], ['seat:3', 'seat:4']);
		expect(warp(both)).toEqual({});
		expect(both.said).not.toContain('power of Animal');
	});

	it('[alien:animal] ruling: given it was invited and stays out, then who invited it has done so', () => {
		const g = inviting(['seat:3'], ['seat:3']).until('alliance.answer', 'seat:3');
		g.pick('seat:3', 'decline');
		expect(warp(g)).toEqual({});
	});

	it('given it is better off alone, then the steady offense invites Animal alone, which costs a ship otherwise', () => {
		const invites = (aliens: Position['aliens']) =>
			steadyAnswer(
				duel({ seats: 4, aliens, hands: { 'seat:1': ['attack:20'] } })
					.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } })
					.until('alliance.offenseInvites'),
				'seat:1'
			);
		expect(invites({})).toEqual({ picks: [] });
		expect(invites({ 'seat:3': 'animal' })).toEqual({ picks: ['seat:3'] });
	});

	it('[alien:animal] given it is a main player, then nobody pays for not inviting it', () => {
		for (const seat of ['seat:1', 'seat:2'] as const)
			expect(warp(inviting([], [], { aliens: { [seat]: 'animal' } }))).toEqual({});
	});

	it('[alien:animal] given it is zapped, then nobody pays', () => {
		const g = inviting([], [], { hands: { 'seat:2': ['artifact:cosmic-zap'] } });
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		expect(warp(g)).toEqual({});
	});

	it('[alien:animal] [CE-17.1] ruling: given both pay, then the offense does first, by a use of its own: stopped after that the defense does not', () => {
		const g = inviting([], [], { hands: { 'seat:2': ['artifact:cosmic-zap'] } });
		g.until('mustLose.pick', 'seat:1');
		expect(g.askedSeats).toEqual(['seat:1']);
		g.answer('seat:1', { split: { gate: 1 } }).until('window:use.declared', 'seat:2');
		g.use('seat:2', 'artifact|cosmic-zap');
		expect(warp(g)).toEqual({ 'seat:1': 1 });
	});

	it('[alien:animal] [CE-40.26] ruling: given its partner is the opponent, or who may invite nobody, then that player loses nothing', () => {
		const sent = { target: 'planet:2-1', send: { 'planet:1-1': 2 } } as const;
		const partners = duel({
			seats: 4,
			aliens: { 'seat:3': 'animal' },
			options: { teams: true },
			teams: [
				['seat:1', 'seat:4'],
				['seat:2', 'seat:3']
			]
		}).encounterTo(sent);
		expect(warp(partners)).toEqual({});
		const barred = duel({
			seats: 4,
			aliens: { 'seat:3': 'animal' },
			evolution: { 'coordination-tactics': {} }
		}).encounterTo(sent);
		barred.until('alliance.defenseInvites').answer('seat:2', { picks: [] });
		expect(warp(barred)).toEqual({ 'seat:2': 1 });
	});

	/** Seat 1 attacks seat 2 with an ally, seat 4; so does seat 3 on the other side. */
	const fought = (cards: Cards, aliens: Position['aliens'], given: Position = {}): CosmicGame =>
		fight(
			cards,
			{ 'seat:3': ['defense', { 'planet:3-1': 1 }], 'seat:4': ['offense', { 'planet:4-1': 1 }] },
			{ aliens, ...given }
		);

	/** Who is asked whether to draw, each drawing. */
	function drawing(g: CosmicGame): string[] {
		const asked: string[] = [];
		const { encounters } = g.board;
		for (; g.board.encounters === encounters && !g.asked.includes('turn.second');)
			if (g.asked.includes('animal.party.draw')) {
				const [seat] = g.askedSeats;
				const held = g.hand(seat!).length;
				asked.push(seat!);
				g.answer(seat!, { yes: true });
				// An ally may have its rewards right after.
				expect(g.hand(seat!).length).toBeGreaterThan(held);
			} else g.lapse();
		return asked;
	}

	it('[alien:animal] given its side wins, as a main player or an ally, then everybody on it may draw, in timing order', () => {
		expect(drawing(fought(WON, { 'seat:1': 'animal' }))).toEqual(['seat:1', 'seat:4']);
		expect(drawing(fought(WON, { 'seat:4': 'animal' }))).toEqual(['seat:1', 'seat:4']);
		expect(drawing(fought(LOST, { 'seat:2': 'animal' }))).toEqual(['seat:2', 'seat:3']);
		expect(drawing(fought(LOST, { 'seat:3': 'animal' }))).toEqual(['seat:2', 'seat:3']);
	});

	it('[alien:animal] given one of them would rather not, then they draw nothing', () => {
		const g = fought(WON, { 'seat:1': 'animal' }).until('animal.party.draw', 'seat:1');
		expect(steadyAnswer(g, 'seat:1')).toEqual({ yes: true });
		const drew = fought(WON, { 'seat:1': 'animal' }).until('animal.party.draw', 'seat:1');
		const before = drew.hand('seat:1').length;
		expect(drew.answer('seat:1', { yes: true }).hand('seat:1')).toHaveLength(before + 1);
		const held = g.hand('seat:1').length;
		g.answer('seat:1', { yes: false });
		expect(g.hand('seat:1')).toHaveLength(held);
	});

	it('[alien:animal] ruling: given its side loses, or it is in neither, or a deal is made, then nobody draws', () => {
		expect(drawing(fought(LOST, { 'seat:1': 'animal' }))).toEqual([]);
		expect(drawing(fought(WON, { 'seat:3': 'animal' }))).toEqual([]);
		const none = fight(
			WON,
			{ 'seat:4': ['offense', { 'planet:4-1': 1 }] },
			{ aliens: { 'seat:3': 'animal' } }
		);
		expect(drawing(none)).toEqual([]);
		const deal = duel({
			aliens: { 'seat:1': 'animal' },
			hands: { 'seat:1': ['negotiate'], 'seat:2': ['negotiate'] }
		}).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			cards: ['negotiate', 'negotiate']
		});
		deal.agree({ number: { amount: 1 } });
		expect(drawing(deal)).toEqual([]);
	});

	it('[alien:animal] given it is zapped, then nobody draws', () => {
		const g = fought(WON, { 'seat:1': 'animal' }, { hands: { 'seat:2': ['artifact:cosmic-zap'] } });
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		expect(drawing(g)).toEqual([]);
	});

	it('[alien:animal] [CE-22.7] given two players, then it is left out unless an option lets it in', () => {
		expect(poolFor(2, { allowThirdPartyAliens: false }, ['animal'])).toEqual([]);
		expect(poolFor(2, { allowThirdPartyAliens: true }, ['animal'])).toEqual(['animal']);
	});
});

describe('the Animal flare', () => {
	const quaking = (given: Position = {}): CosmicGame =>
		duel({ hands: { 'seat:2': ['flare:animal', 'attack:01'] }, ...given }).until(
			'window:encounter.start',
			'seat:2'
		);

	it('[wild:animal] [CE-19.34] given an encounter begins, when it is played, then a cosmic quake comes, and the flare is discarded', () => {
		const g = quaking();
		g.use('seat:2', 'wild|animal').until('launch.aim');
		expect(g.said).toContain('Cosmic quake!');
		for (const seat of ['seat:1', 'seat:2', 'seat:3'] as const)
			expect(g.hand(seat)).toHaveLength(8);
		expect(g.board.discard).toEqual(['flare:animal']);
	});

	it('[wild:animal] [CE-19.34] given the discard pile, then it is shuffled into the deck; not played, all stays as it is', () => {
		const g = quaking({ discard: ['attack:40', 'attack:30'] });
		const held = g.hand('seat:3').slice();
		expect(quaking().until('launch.aim').hand('seat:3')).toEqual(held);
		g.use('seat:2', 'wild|animal').until('launch.aim');
		expect(g.board.discard).toEqual(['flare:animal']);
	});

	it('[wild:animal] given Animal is played by another, then the flare goes to them', () => {
		const g = quaking({ aliens: { 'seat:3': 'animal' } });
		g.use('seat:2', 'wild|animal').until('launch.aim');
		expect(g.hand('seat:3')).toContain('flare:animal');
		expect(g.hand('seat:3')).toHaveLength(9);
	});

	it('[wild:animal] [alien:glutton] [CE-21.16] given Glutton has said that it wins by a quake, then it does', () => {
		const g = duel({
			aliens: { 'seat:3': 'glutton' },
			hands: { 'seat:3': ['flare:glutton'], 'seat:2': ['flare:animal'] }
		}).until('window:encounter.start', 'seat:3');
		declare(g, 'seat:3', 'super|glutton');
		for (; !g.offers('seat:2', 'wild|animal'); g.lapse());
		g.use('seat:2', 'wild|animal');
		for (let i = 0; i < 80 && !g.table.over; i++) g.lapse();
		expect(g.table.over?.winners).toEqual(['seat:3']);
	});

	it('[wild:animal] given Card Zap answers it, then no quake comes', () => {
		const g = quaking({
			hands: { 'seat:2': ['flare:animal'], 'seat:1': ['artifact:card-zap'] }
		});
		declare(g, 'seat:2', 'wild|animal').use('seat:1', 'artifact|card-zap').until('launch.aim');
		expect(g.said).not.toContain('Cosmic quake!');
	});

	it('[wild:animal] given a poor hand, then the steady player shakes all up; with a good one it does not', () => {
		const poor = quaking({ hands: { 'seat:2': ['flare:animal'] } });
		expect(steadyAnswer(poor, 'seat:2')).toMatchObject({ pick: 'wild|animal|quake|flare:animal' });
		const rich = quaking({
			hands: {
				'seat:2': [
					'flare:animal',
					'attack:40',
					'attack:30',
					'attack:20',
					'attack:20',
					'negotiate',
					'attack:15',
					'attack:14'
				]
			}
		});
		expect(steadyAnswer(rich, 'seat:2')).toEqual({ pick: 'pass' });
	});

	it('[super:animal] given it plays it in answer to its own use, then a main player that did not invite it loses two ships; not played, one', () => {
		const hands = { 'seat:3': ['flare:animal'] };
		const g = inviting(['seat:3'], [], { hands }).until('window:use.declared', 'seat:3');
		expect(warp(g.use('seat:3', 'super|animal'))).toEqual({ 'seat:2': 2 });
		expect(warp(inviting(['seat:3'], [], { hands }))).toEqual({ 'seat:2': 1 });
	});

	it('[super:animal] ruling: given neither has invited it, then one of them loses two ships by the flare, whichever it likes', () => {
		const hands = { 'seat:3': ['flare:animal'] };
		const first = inviting([], [], { hands }).until('window:use.declared', 'seat:3');
		expect(warp(first.use('seat:3', 'super|animal'))).toEqual({ 'seat:1': 2, 'seat:2': 1 });
		const second = inviting([], [], { hands }).until('mustLose.pick', 'seat:1');
		second.answer('seat:1', { split: { gate: 1 } }).until('window:use.declared', 'seat:3');
		expect(warp(second.use('seat:3', 'super|animal'))).toEqual({ 'seat:1': 1, 'seat:2': 2 });
	});

	it('[super:animal] given its other use, or the use of another, then it cannot be played', () => {
		const g = fight(
			WON,
			{ 'seat:4': ['offense', { 'planet:4-1': 1 }] },
			{
				aliens: { 'seat:4': 'animal', 'seat:2': 'macron' },
				hands: { 'seat:4': ['flare:animal'] }
			}
		);
		expect(offered(g, 'seat:4', 'super|animal')).toBe(false);
		expect(over(g).said).toContain('power of Animal');
	});

	it('[super:animal] given Cosmic Zap answers it, then nobody loses a ship', () => {
		const g = inviting([], [], {
			hands: { 'seat:3': ['flare:animal'], 'seat:2': ['artifact:cosmic-zap'] }
		}).until('window:use.declared', 'seat:3');
		declare(g, 'seat:3', 'super|animal').use('seat:2', 'artifact|cosmic-zap');
		expect(warp(g)).toEqual({});
	});
});
