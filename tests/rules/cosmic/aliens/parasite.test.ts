/** Parasite: joins without being asked. */
import { describe, expect, it } from 'vitest';
import { duel, homes, meet } from '../../../support/duel';
import type { Position } from '../../../support/cosmic';

/** Seat 1 encounters seat 2, nobody is invited but by what `invite` says; seat 3 is about to answer. */
const answering = (given: Position = {}, invite: { offense?: boolean; defense?: boolean } = {}) => {
	const g = duel({ aliens: { 'seat:3': 'parasite' }, ...given });
	g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
	g.until('alliance.offenseInvites').answer('seat:1', { picks: invite.offense ? ['seat:3'] : [] });
	return g.answer('seat:2', { picks: invite.defense ? ['seat:3'] : [] });
};
const most = (g: ReturnType<typeof duel>): number => {
	const { shape } = g.decision('seat:3');
	const then = shape.type === 'one' ? shape.choices[0]?.then : undefined;
	return then?.type === 'split' ? then.max : 0;
};

describe('Parasite', () => {
	it('[alien:parasite] given nobody invited it, when it uses its power, then it may join either side with one to four ships', () => {
		for (const side of ['offense', 'defense'] as const) {
			const g = answering().use('seat:3', 'power|parasite').until('alliance.answer', 'seat:3');
			expect(g.choices('seat:3')).toEqual(['offense', 'defense', 'decline']);
			expect(most(g)).toBe(4);
			g.pick('seat:3', side, { split: { 'planet:3-1': 4 } }).lay('attack:08', 'attack:08');
			const { totals } = g.until('window:resolution.outcome').encounter;
			expect(totals).toEqual(
				side === 'offense' ? { offense: 13, defense: 12 } : { offense: 9, defense: 16 }
			);
		}
	});

	it('[alien:parasite] given nobody invited it, when it does not use its power, then it stays out', () => {
		const g = answering();
		expect(g.askedSeats).toEqual(['seat:3']);
		g.pass().until('planning.select');
		expect(g.encounter.allies).toEqual({ offense: [], defense: [] });
		expect(g.said).not.toContain('stays out'); // it was not asked
	});

	it('[alien:parasite] given it uses its power, then it may still stay out', () => {
		const g = answering().use('seat:3', 'power|parasite').until('alliance.answer', 'seat:3');
		g.pick('seat:3', 'decline').until('planning.select');
		expect(g.encounter.allies).toEqual({ offense: [], defense: [] });
	});

	it('[alien:parasite] given one side invited it, when it uses its power, then it may join the other; with both there is nothing to use', () => {
		const g = answering({}, { offense: true });
		g.use('seat:3', 'power|parasite').until('alliance.answer', 'seat:3');
		g.pick('seat:3', 'defense', { split: { 'planet:3-1': 1 } });
		expect(g.encounter.allies).toEqual({ offense: [], defense: ['seat:3'] });
		const h = answering({}, { offense: true, defense: true }).until('alliance.answer', 'seat:3');
		expect(h.said).not.toContain('Parasite');
		expect(h.choices('seat:3')).toEqual(['offense', 'defense', 'decline']);
	});

	it('[alien:parasite] given it is a main player, then it has nothing to use', () => {
		const g = answering({ aliens: { 'seat:1': 'parasite', 'seat:2': 'parasite' } });
		g.until('planning.select');
		expect(g.said).not.toContain('Parasite');
	});

	it('[alien:parasite] given its power is zapped, then it cannot join', () => {
		const g = answering({ hands: { 'seat:1': ['artifact:cosmic-zap'] } });
		g.use('seat:3', 'power|parasite').use('seat:1', 'artifact|cosmic-zap').until('planning.select');
		expect(g.encounter.allies).toEqual({ offense: [], defense: [] });
		expect(g.encounter.beside).toEqual({});
	});

	it('[alien:parasite] given its power is lost, then it joins where it is invited alone', () => {
		const planets = homes('seat:3', 10, 10);
		const g = answering({ planets }).until('planning.select');
		expect(g.said).not.toContain('Parasite');
		expect(
			answering({ planets }, { defense: true }).until('alliance.answer').choices('seat:3')
		).toEqual(['defense', 'decline']);
	});

	it('[alien:parasite] [artifact:force-field] ruling: an effect that cancels alliances sends it away', () => {
		const g = answering({ hands: { 'seat:2': ['artifact:force-field'] } });
		g.use('seat:3', 'power|parasite').until('alliance.answer', 'seat:3');
		g.pick('seat:3', 'offense', { split: { 'planet:3-1': 4 } });
		g.until('window:alliance.formed', 'seat:2');
		g.use('seat:2', 'artifact|force-field', { picks: ['seat:3'] });
		g.until('home.land')
			.answer('seat:3', { split: { 'planet:3-2': 4 } })
			.until('planning.select');
		expect(g.encounter.gate).toEqual({ 'seat:1': 1 });
		expect(g.ships('planet:3-2')).toEqual({ 'seat:3': 8 });
	});

	it('[alien:parasite] ruling: no invitations do not stop it, also when all answer in secret', () => {
		const g = answering({ options: { hiddenAlliances: true } });
		g.use('seat:3', 'power|parasite').until('alliance.together', 'seat:3');
		g.pick('seat:3', 'defense', { split: { 'planet:3-1': 2 } }).until('planning.select');
		expect(g.encounter.beside).toEqual({ 'seat:3': 2 });
	});
});

describe('the Parasite flare', () => {
	/** Seat 2 has three home colonies; seat 1 takes one of them. */
	const fall = (given: Position = {}, flare = true) => {
		const g = duel({
			aliens: { 'seat:2': 'macron' },
			planets: homes('seat:2', 1, 9, 10),
			...given,
			hands: {
				'seat:1': ['attack:40'],
				'seat:3': [flare ? 'flare:parasite' : 'attack:04', 'attack:06']
			}
		});
		return meet(g, ['attack:40', 'attack:08']);
	};

	it('[wild:parasite] given another player loses its power for want of home colonies, when it plays it, then it founds a colony with one ship on a home planet of that player', () => {
		const g = fall().until('window:power.lost', 'seat:3');
		expect(g.decision('seat:3').say).toEqual('{seat:2} has lost their power. Act, or pass?');
		g.use('seat:3', 'wild|parasite', {
			pick: 'planet:2-4',
			then: { split: { 'planet:3-1': 1 } }
		}).until('turn.second');
		expect(g.ships('planet:2-4')).toEqual({ 'seat:3': 1 });
		expect(g.hand('seat:3')).toContain('flare:parasite');
		expect(fall().until('turn.second').ships('planet:2-4')).toEqual({}); // not played
	});

	it('[wild:parasite] given it is played, then one ship is all, and no planet of others will do', () => {
		const g = fall().until('window:power.lost', 'seat:3');
		const { shape } = g.decision('seat:3');
		const choice =
			shape.type === 'one' && shape.choices.find(({ id }) => id.startsWith('wild|para'));
		const where = choice && choice.then?.type === 'one' ? choice.then.choices : [];
		expect(where.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5].map((k) => `planet:2-${k}`));
		expect(where[0]?.then).toMatchObject({ type: 'split', min: 1, max: 1 });
	});

	it('[wild:parasite] given it loses its own power, then it cannot play it', () => {
		const g = duel({
			aliens: { 'seat:2': 'macron' },
			planets: homes('seat:2', 1, 9, 10),
			hands: { 'seat:1': ['attack:40'], 'seat:2': ['flare:parasite'] }
		});
		meet(g, ['attack:40', 'attack:08']).until('turn.second');
		expect(g.board.players['seat:2']!.powerLost).toBe(true);
		expect(g.said).not.toContain('Parasite');
	});

	it('[wild:parasite] given its fifth foreign colony is founded so, then it wins', () => {
		const planets = Object.fromEntries(
			[1, 2, 3, 4].map((k) => [`planet:1-${k}`, { 'seat:1': 4, 'seat:3': 1 }])
		);
		const g = fall({ planets: { ...homes('seat:2', 1, 9, 10), ...planets } });
		g.until('window:power.lost', 'seat:3');
		g.use('seat:3', 'wild|parasite', {
			pick: 'planet:2-4',
			then: { split: { 'planet:3-1': 1 } }
		});
		while (!g.table.over && g.board.turn === 1) g.lapse();
		expect(g.table.over?.winners).toEqual(['seat:3']);
	});

	it('[wild:parasite] given Parasite with its power lost, then it plays the wild half; with its power on, it does not', () => {
		const lost = fall({
			aliens: { 'seat:2': 'macron', 'seat:3': 'parasite' },
			planets: { ...homes('seat:2', 1, 9, 10), ...homes('seat:3', 10, 10) }
		}).until('window:power.lost', 'seat:3');
		expect(lost.offers('seat:3', 'wild|parasite')).toBe(true);
		const on = fall({ aliens: { 'seat:2': 'macron', 'seat:3': 'parasite' } }).until('turn.second');
		expect(on.said).not.toContain('Parasite');
	});

	it('[super:parasite] given Parasite allies, when it plays it, then it may send any number of ships; not played, four', () => {
		const hands = { 'seat:3': ['flare:parasite', 'attack:06'] };
		const g = answering({ hands }, { offense: true }).use('seat:3', 'super|parasite');
		g.until('alliance.answer', 'seat:3');
		expect(most(g)).toBe(20);
		g.pick('seat:3', 'offense', { split: { 'planet:3-1': 4, 'planet:3-2': 3 } });
		g.lay('attack:08', 'attack:08').until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 8 + 1 + 7, defense: 12 });
		expect(most(answering({ hands }, { offense: true }).until('alliance.answer', 'seat:3'))).toBe(
			4
		);
	});

	it('[super:parasite] given it is not invited, then the flare goes with the power, used one after the other', () => {
		const g = answering({ hands: { 'seat:3': ['flare:parasite', 'attack:06'] } });
		g.use('seat:3', 'super|parasite').until('window:alliance.answer', 'seat:3');
		g.use('seat:3', 'power|parasite').until('alliance.answer', 'seat:3');
		expect(most(g)).toBe(20);
	});
});
