/** What a seat is told of the question to come, so that it can answer ahead. */
import { describe, expect, it } from 'vitest';
import { lookOwn } from '../../../src/lib/core';
import type { SeatId } from '../../../src/lib/core';
import { cosmic } from '../../../src/lib/games/cosmic';
import { position, seatsOf } from '../../support/cosmic';
import type { CosmicGame } from '../../support/cosmic';

const own = (g: CosmicGame, seat: SeatId) => lookOwn(cosmic, g.table, seat);
const coming = (g: CosmicGame, seat: SeatId) => own(g, seat).coming;

/** `seat:1` sends two ships against `seat:2`; nobody can act in a window. */
function launched(): CosmicGame {
	const g = position({ seats: 5, destiny: ['colour:2#1'] });
	g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } });
	return g.until('alliance.offenseInvites');
}

function invited(): CosmicGame {
	const g = launched().answer('seat:1', { picks: ['seat:3', 'seat:5'] });
	g.until('alliance.defenseInvites').answer('seat:2', { picks: ['seat:5'] });
	return g.until('alliance.answer');
}

describe('a question to come', () => {
	it('[CE-9.2] given the offense invites, then the defense knows that it will, and nobody else that it will be asked', () => {
		const g = launched();
		expect(coming(g, 'seat:2')).toMatchObject({
			after: ['seat:1'],
			name: 'alliance.defenseInvites'
		});
		for (const seat of ['seat:1', 'seat:3', 'seat:5'] as const)
			expect(coming(g, seat)).toBeUndefined();
		const told = coming(g, 'seat:2');
		g.answer('seat:1', { picks: ['seat:3'] });
		expect(coming(g, 'seat:2')).toBeUndefined();
		expect(own(g, 'seat:2').decision).toMatchObject({ name: told?.name, shape: told?.shape });
	});

	it('[CE-9.4] given seats 3 and 5 are invited and 3 is asked, then 5 is told its question, and the question is that one', () => {
		const g = invited();
		expect(g.askedSeats).toEqual(['seat:3']);
		const told = coming(g, 'seat:5');
		expect(told).toMatchObject({ after: ['seat:3'], name: 'alliance.answer', rule: 'CE-9.4' });
		expect(coming(g, 'seat:3')).toBeUndefined();
		expect(coming(g, 'seat:4')).toBeUndefined();
		g.pick('seat:3', 'decline').until('alliance.answer');
		expect(own(g, 'seat:5').decision).toMatchObject({ name: told?.name, shape: told?.shape });
	});

	it('[CE-10.2] given allies answer, then each main player is told that it lays a card after them, and sees its own cards alone', () => {
		const g = invited();
		const told = coming(g, 'seat:1');
		expect(told).toMatchObject({ after: ['seat:3', 'seat:5'], name: 'planning.select' });
		const cards = (seat: SeatId) =>
			own(g, seat).coming?.shape.type === 'one' ? JSON.stringify(own(g, seat).coming?.shape) : null;
		for (const seat of ['seat:1', 'seat:2'] as const)
			for (const card of g.board.players[seat]!.hand) expect(cards(seat)).toContain(card);
		expect(cards('seat:1')).not.toContain(g.board.players['seat:2']!.hand[0]);
		g.pick('seat:3', 'decline').until('alliance.answer').pick('seat:5', 'decline');
		g.until('planning.select');
		expect(own(g, 'seat:1').decision).toMatchObject({ name: told?.name, shape: told?.shape });
		for (const seat of seatsOf(5)) expect(coming(g, seat)).toBeUndefined();
		g.pick('seat:1', g.board.players['seat:1']!.hand[0]!);
		expect(
			g.table.decisions.map(({ seat }) => seat),
			'the other still chooses'
		).toEqual(['seat:2']);
		expect(coming(g, 'seat:1'), 'who has laid').toBeUndefined();
	});

	it('[CE-10.2] given windows open between the answers of allies, then what main players are told goes on, with whoever is still to answer before', () => {
		const g = invited();
		const alliance = g.table.frames.find(({ step }) => step === 'alliance')!;
		const before = alliance.at;
		for (const [at, after] of [
			['able', ['seat:3', 'seat:5']],
			['radar', ['seat:3', 'seat:5']],
			['joins', ['seat:5']],
			['again', ['seat:5']]
		] as const) {
			alliance.at = at;
			expect(coming(g, 'seat:2'), at).toMatchObject({ after, name: 'planning.select' });
		}
		alliance.at = before;
	});

	it('[CE-9.7] given all answer together, then nobody is told what comes', () => {
		const g = position({
			seats: 4,
			destiny: ['colour:2#1'],
			options: { hiddenAlliances: true }
		});
		g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } });
		g.until('alliance.offenseInvites').answer('seat:1', { picks: ['seat:3', 'seat:4'] });
		g.until('alliance.defenseInvites').answer('seat:2', { picks: [] });
		g.until('alliance.together');
		for (const seat of seatsOf(4)) expect(coming(g, seat)).toBeUndefined();
		// Nor while a window is open before that.
		g.table.frames.find(({ step }) => step === 'alliance')!.at = 'able';
		g.table.decisions.length = 0;
		for (const seat of ['seat:3', 'seat:4'] as const) expect(coming(g, seat)).toBeUndefined();
	});

	it('[CE-9.4] is only looked at: looking changes nothing', () => {
		const g = invited();
		const before = JSON.stringify(g.table);
		for (const seat of seatsOf(5)) coming(g, seat);
		expect(JSON.stringify(g.table)).toBe(before);
	});
});
