/** GC-14.8: scuttling, beside whatever question is open. */
import { describe, expect, it } from 'vitest';
import { act, lookOwn } from '../../../src/lib/core';
import type { SeatId } from '../../../src/lib/core';
import { council } from '../../../src/lib/games/council';
import { position } from '../../support/council';
import type { CouncilGame } from '../../support/council';
import { said } from '../../support/said';

const HOME = 'hex:-2,0'; // of seat:1, with a port

function scuttle(g: CouncilGame, seat: SeatId, split: Record<string, number>): CouncilGame {
	const { id } = g.decision(seat);
	const done = act(council, g.table, seat, id, { aside: 'scuttle', then: { split } });
	if (!done.ok) throw new Error(said(done.refusal.say));
	g.events.push(...done.value.events);
	return g;
}

const places = (g: CouncilGame, seat: SeatId): string[] =>
	(lookOwn(council, g.table, seat).asides ?? []).flatMap(({ shape }) =>
		shape.type === 'split' ? shape.places.map(({ id }) => id) : []
	);

describe('scuttling', () => {
	it('[GC-14.8] any ship and any port of one’s own can go, whenever one is asked something', () => {
		const g = position({ ships: { [HOME]: ['seat:1', { fighter: 2, dreadnaught: 1 }] } });
		expect(places(g, 'seat:1')).toEqual([`${HOME} fighter`, `${HOME} dreadnaught`, `${HOME} port`]);
		expect(places(g, 'seat:2')).toEqual([]);
		scuttle(g, 'seat:1', { [`${HOME} fighter`]: 2, [`${HOME} port`]: 1 });
		expect(g.hex(HOME).fleet).toMatchObject({ fighter: 0, dreadnaught: 1 });
		expect(g.planet(HOME).port).toBeNull();
		expect(g.said).toContain('{seat:1} scuttles 2 Fighters at');
	});

	it('[GC-14.8] it costs nothing and gives nothing, and the question is asked anew', () => {
		const g = position({ ships: { [HOME]: ['seat:1', { fighter: 1 }] } });
		expect(g.choices('seat:1')).toContain('move');
		const { turn } = structuredClone(g.board);
		scuttle(g, 'seat:1', { [`${HOME} fighter`]: 1 });
		expect(g.board.turn).toEqual(turn);
		expect(g.player('seat:1').stock).toBe(0);
		expect(g.player('seat:1').tally.productionSpent).toBe(0);
		expect(g.asked).toEqual(['turn.menu']);
		expect(g.choices('seat:1')).not.toContain('move');
	});

	it('[GC-14.8] [GC-2.2] it makes room at a limit', () => {
		const g = position({ ships: { [HOME]: ['seat:1', { fighter: 10 }] } });
		expect(g.choices('seat:1', 'build', HOME)).not.toContain('fighter');
		scuttle(g, 'seat:1', { [`${HOME} fighter`]: 1 });
		expect(g.choices('seat:1', 'build', HOME)).toContain('fighter');
	});

	it('[GC-14.8] ships scuttled on their way do not arrive', () => {
		const g = position({
			players: { 'seat:1': { techs: ['slip-keels'] } },
			ships: { [HOME]: ['seat:1', { fighter: 2, destroyer: 1 }] },
			tokens: { 'hex:-1,0': 'nothing' }
		});
		g.send('seat:1', { fighter: 2, destroyer: 1 }, 'move', HOME, 'hex:-1,0');
		expect(g.asked).toEqual(['move.on']);
		scuttle(g, 'seat:1', { 'hex:-1,0 fighter': 1 }).pick('seat:1', 'hex:0,-1');
		expect(g.hex('hex:0,-1').fleet).toMatchObject({ fighter: 1, destroyer: 1 });
		const h = position({
			players: { 'seat:1': { techs: ['slip-keels'] } },
			ships: { [HOME]: ['seat:1', { fighter: 1 }] },
			tokens: { 'hex:-1,0': 'nothing' }
		});
		h.pick('seat:1', 'move', HOME, 'hex:-1,0');
		scuttle(h, 'seat:1', { 'hex:-1,0 fighter': 1 });
		expect(h.asked).toEqual(['turn.menu']);
	});

	it('[GC-14.8] not between the roll and the assignment of hits', () => {
		const g = position({
			ships: {
				'hex:-1,0': ['seat:1', { fighter: 6, destroyer: 1 }],
				'hex:0,-1': ['seat:2', { fighter: 6, destroyer: 1 }]
			}
		});
		g.pick('seat:1', 'battle', 'hex:0,-1').until('battleRound.assign');
		const [seat] = g.askedSeats;
		expect(places(g, seat!)).toEqual([]);
		const { id } = g.decision(seat!);
		const then = { split: { 'hex:-1,0 fighter': 1 } };
		expect(act(council, g.table, seat!, id, { aside: 'scuttle', then })).toMatchObject({
			ok: false,
			refusal: { rule: 'GC-10.5' }
		});
	});

	it('[GC-14.8] [GC-21.1] what others have sealed stays sealed, and their questions stay the same', () => {
		const g = position({ seats: 3, turn: null, ships: { 'hex:0,-2': ['seat:1', { fighter: 2 }] } });
		g.until('vote.cast');
		const before = g.table.decisions.map(({ id, seat }) => [id, seat]);
		g.pick('seat:2', 'abstain');
		scuttle(g, 'seat:1', { 'hex:0,-2 fighter': 1 });
		expect(g.askedSeats).toEqual(['seat:1', 'seat:3']);
		expect(g.table.decisions.map(({ id, seat }) => [id, seat])).toEqual(
			before.filter(([, seat]) => seat !== 'seat:2')
		);
	});

	it('[GC-14.8] only pieces that are there, and only by name', () => {
		const g = position();
		const { id } = g.decision('seat:1');
		const before = JSON.stringify(g.table);
		for (const answer of [
			{ aside: 'scuttle', then: { split: {} } },
			{ aside: 'scuttle', then: { split: { [`${HOME} fighter`]: 9 } } },
			{ aside: 'scuttle', then: { split: { 'hex:2,0 fighter': 1 } } },
			{ aside: 'scuttle' },
			{ aside: 'scuttle', then: { split: { [`${HOME} fighter`]: 1 } }, more: 1 },
			{ aside: 'toString', then: {} },
			{ aside: 7, then: {} }
		])
			expect(act(council, g.table, 'seat:1', id, answer).ok).toBe(false);
		expect(JSON.stringify(g.table)).toBe(before);
	});
});
