/** Section 9 of rules.md: who is invited, who answers when, and what an ally is. */
import { describe, expect, it } from 'vitest';
import { act, lookOpen } from '../../../src/lib/core';
import { cosmic } from '../../../src/lib/games/cosmic';
import { position } from '../../support/cosmic';
import type { CosmicGame, Position } from '../../support/cosmic';
import { said } from '../../support/said';

const view = (g: CosmicGame) => lookOpen(cosmic, g.table).board;

/** `seat:1` has sent two ships to a planet of `seat:2`; its invitations are asked. */
function launched(given: Position = {}): CosmicGame {
	const g = position({ seats: 4, destiny: ['colour:2#1'], ...given });
	g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } });
	return g.until('alliance.offenseInvites');
}

function invite(g: CosmicGame, offense: string[], defense: string[]): CosmicGame {
	g.until('alliance.offenseInvites').answer(g.encounter.offense, { picks: offense });
	return g.until('alliance.defenseInvites').answer(g.encounter.defense!, { picks: defense });
}

describe('CE-9 alliance', () => {
	it('[CE-9.1] given an encounter with seat 2, when the offense invites, then it may invite anyone but the defense, or nobody', () => {
		const g = launched({ aliens: { 'seat:3': 'macron' } });
		expect(g.askedSeats).toEqual(['seat:1']);
		expect(g.choices('seat:1')).toEqual(['seat:3', 'seat:4']);
		expect(g.refusal('seat:1', { picks: ['seat:2'] }).rule).toBe('CE-9.1');
		const { shape } = g.decision('seat:1');
		expect(shape.type === 'some' && shape.choices.map(({ note }) => said(note))).toEqual([
			'Macron: 0 of 5 foreign colonies, 2 cards',
			'0 of 5 foreign colonies, 2 cards'
		]);
		g.answer('seat:1', { picks: [] });
		expect(g.said).toContain('{seat:1} invites nobody.');
		expect(g.encounter.invited.offense).toEqual([]);
	});

	it('[CE-9.4] [CE-21.1] given a colony there wins the game, when others are invited or asked, then they read for whom', () => {
		const four = Object.fromEntries(
			[1, 2, 3, 4].map((k) => [`planet:3-${k}`, { 'seat:3': 3, 'seat:1': 1 }])
		);
		const g = launched({ planets: { ...four, 'planet:4-1': { 'seat:4': 4, 'seat:3': 1 } } });
		const notes = (seat: 'seat:1' | 'seat:3') => {
			const { shape } = g.decision(seat);
			return 'choices' in shape ? shape.choices.map(({ note }) => said(note)) : [];
		};
		expect(notes('seat:1').join()).not.toContain('wins the game');
		invite(g, ['seat:3', 'seat:4'], ['seat:3']).until('alliance.answer', 'seat:3');
		expect(notes('seat:3').slice(0, 2)).toEqual([
			expect.stringMatching(/your 2nd.* If the offense wins, \{seat:1\} wins the game\.$/),
			expect.stringMatching(/each ship you send.* If the offense wins, \{seat:1\} wins the game\.$/)
		]);
		const guest = launched({
			planets: Object.fromEntries(
				[1, 2, 3, 4].map((k) => [`planet:4-${k}`, { 'seat:4': 3, 'seat:3': 1 }])
			)
		});
		const { shape } = guest.decision('seat:1');
		expect(shape.type === 'some' && said(shape.choices[0]?.note)).toBe(
			'4 of 5 foreign colonies, 2 cards. If your side wins, {seat:3} wins the game.'
		);
	});

	it('[CE-9.2] [CE-9.3] given the offense has invited, when the defense invites, then it has seen whom, may invite the same, not the offense, and both stand', () => {
		const g = launched();
		g.answer('seat:1', { picks: ['seat:3', 'seat:4'] });
		const before = g.table.next;
		expect(g.askedSeats).toEqual(['seat:2']);
		expect(view(g).encounter!.invited.offense).toEqual(['seat:3', 'seat:4']);
		expect(g.choices('seat:2')).toEqual(['seat:3', 'seat:4']);
		expect(g.refusal('seat:2', { picks: ['seat:1'] }).rule).toBe('CE-9.2');
		const { id } = g.decision('seat:2');
		g.answer('seat:2', { picks: ['seat:4'] });
		expect(view(g).encounter!.invited).toEqual({
			offense: ['seat:3', 'seat:4'],
			defense: ['seat:4']
		});
		expect(act(cosmic, g.table, 'seat:2', id, { picks: [] }).ok).toBe(false);
		g.until('planning.select');
		const asked = g.events.filter(({ rule }) => rule === 'CE-9.1' || rule === 'CE-9.2');
		expect(asked).toHaveLength(2);
		expect(g.table.next).toBeGreaterThan(before);
	});

	it('[CE-9.4] given all are invited, when they answer, then it goes round from the offense’s left, past the defense, and each joins or declines', () => {
		const g = position({ seats: 5, offense: 'seat:3', destiny: ['colour:4#1'] });
		invite(g, ['seat:1', 'seat:2', 'seat:5'], ['seat:1', 'seat:2', 'seat:5']);
		const order: string[] = [];
		for (let i = 0; i < 3; i++) {
			g.until('alliance.answer');
			const seat = g.askedSeats[0]!;
			order.push(seat);
			expect(g.askedSeats).toEqual([seat]);
			if (i === 1) g.pick(seat, 'decline');
			else g.pick(seat, 'offense', { split: { [`planet:${seat.slice(5)}-1`]: 1 } });
		}
		expect(order).toEqual(['seat:5', 'seat:1', 'seat:2']);
		expect(g.encounter.allies).toEqual({ offense: ['seat:5', 'seat:2'], defense: [] });
		expect(g.said).toContain('{seat:1} stays out.');
	});

	it('[CE-9.5] given seat 3 is invited by both, seat 4 by the defense, seat 5 by nobody, when they answer, then each may join one of the sides that invited it', () => {
		const g = launched({ seats: 5 });
		invite(g, ['seat:3'], ['seat:3', 'seat:4']);
		g.until('alliance.answer');
		expect(g.choices('seat:3')).toEqual(['offense', 'defense', 'decline']);
		g.pick('seat:3', 'offense', { split: { 'planet:3-1': 1 } }).until('alliance.answer');
		expect(g.choices('seat:4')).toEqual(['defense', 'decline']);
		expect(g.refusal('seat:4', { pick: 'offense', then: { split: { 'planet:4-1': 1 } } })).toEqual({
			rule: 'CE-9.5',
			say: '{seat:1} has not invited you.'
		});
		g.pick('seat:4', 'decline');
		const before = g.table.decisions.map(({ name }) => name);
		expect(before).not.toContain('alliance.answer');
		g.until('planning.select');
		expect(g.said).not.toContain('{seat:5} stays out');
		expect(g.encounter.allies).toEqual({ offense: ['seat:3'], defense: [] });
	});

	it('[CE-9.6] given an invited player, when it joins, then it commits one to four ships at once from any colonies, to the gate or beside the planet', () => {
		const g = launched({
			planets: { 'planet:1-5': { 'seat:1': 4, 'seat:3': 2 } }
		});
		invite(g, ['seat:3'], ['seat:4']);
		g.until('alliance.answer');
		const join = (split: Record<string, number>) => ({ pick: 'offense', then: { split } });
		expect(g.refusal('seat:3', join({ 'planet:3-1': 4, 'planet:1-5': 1 }))).toEqual({
			rule: 'CE-9.6',
			say: 'Choose 1 to 4 in all; you chose 5.'
		});
		expect(g.refusal('seat:3', join({})).rule).toBe('CE-9.6');
		expect(g.refusal('seat:3', join({ 'planet:1-1': 1 })).rule).toBe('CE-9.6');
		g.answer('seat:3', join({ 'planet:3-1': 1, 'planet:3-2': 1, 'planet:1-5': 2 }));
		expect(g.encounter.gate).toEqual({ 'seat:1': 2, 'seat:3': 4 });
		expect(g.ships('planet:1-5')).toEqual({ 'seat:1': 4 });
		g.until('alliance.answer').pick('seat:4', 'defense', { split: { 'planet:4-2': 3 } });
		expect(g.encounter.beside).toEqual({ 'seat:4': 3 });
		expect(g.ships('planet:4-2')).toEqual({ 'seat:4': 1 });
		expect(g.ships('planet:2-1')).toEqual({ 'seat:2': 4 });
	});

	it('[CE-9.7] given seat 3 has joined, when seat 4 answers, then it sees that', () => {
		const g = launched();
		invite(g, ['seat:3', 'seat:4'], []);
		g.until('alliance.answer').pick('seat:3', 'offense', { split: { 'planet:3-1': 2 } });
		g.until('alliance.answer', 'seat:4');
		expect(view(g).encounter!.allies.offense).toEqual(['seat:3']);
		expect(view(g).encounter!.gate).toEqual({ 'seat:1': 2, 'seat:3': 2 });
	});

	it('[CE-9.7] [CE-24.9] given hidden alliances, when one has answered, then the others see nothing of it until all have, and all join together', () => {
		const g = launched({ options: { hiddenAlliances: true } });
		invite(g, ['seat:3'], ['seat:3', 'seat:4']);
		while (g.asked[0]!.startsWith('window:')) g.pass();
		expect(g.asked).toEqual(['alliance.together']);
		expect(g.askedSeats).toEqual(['seat:3', 'seat:4']);
		const [board, said] = [JSON.stringify(view(g)), g.said];
		g.pick('seat:3', 'offense', { split: { 'planet:3-1': 2 } });
		expect(JSON.stringify(view(g))).toBe(board);
		expect(g.said).toBe(said);
		g.pick('seat:4', 'defense', { split: { 'planet:4-1': 1 } });
		expect(g.encounter.allies).toEqual({ offense: ['seat:3'], defense: ['seat:4'] });
		expect(g.encounter.gate).toEqual({ 'seat:1': 2, 'seat:3': 2 });
		expect(g.encounter.beside).toEqual({ 'seat:4': 1 });
	});

	it('[CE-9.8] given seat 3 has no ship on a colony and seat 4 has some on the targeted planet, when they are invited, then seat 3 is not asked and seat 4 may use those, the rest staying bystanders', () => {
		const home = Object.fromEntries([1, 2, 3, 4, 5].map((k) => [`planet:3-${k}`, {}]));
		const g = launched({
			planets: { ...home, 'planet:2-1': { 'seat:2': 1, 'seat:4': 3 } },
			warp: { 'seat:3': 20 }
		});
		invite(g, ['seat:3', 'seat:4'], []);
		g.until('alliance.answer');
		expect(g.askedSeats).toEqual(['seat:4']);
		g.pick('seat:4', 'offense', { split: { 'planet:2-1': 2 } });
		expect(g.encounter.gate).toEqual({ 'seat:1': 2, 'seat:4': 2 });
		expect(g.ships('planet:2-1')).toEqual({ 'seat:2': 1, 'seat:4': 1 });
		g.lay('attack:06', 'negotiate').until('window:resolution.end');
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 2, 'seat:4': 3 });
	});

	it('[CE-9.9] given the offense sent four, when two allies join it with four each, then twelve ships are in the gate', () => {
		const g = position({ seats: 4, destiny: ['colour:2#1'] });
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 4 },
			allies: {
				'seat:3': ['offense', { 'planet:3-1': 4 }],
				'seat:4': ['offense', { 'planet:4-1': 4 }]
			}
		});
		expect(g.encounter.gate).toEqual({ 'seat:1': 4, 'seat:3': 4, 'seat:4': 4 });
	});

	it('[CE-9.10] given nobody is invited, or all decline, when the encounter goes on, then it does so without allies', () => {
		const alone = launched();
		invite(alone, [], []).lay('attack:06', 'negotiate').until('window:resolution.end');
		expect(alone.said).not.toContain('joins');
		expect(alone.ships('planet:2-1')).toEqual({ 'seat:1': 2 });
		const declined = launched();
		invite(declined, ['seat:3'], ['seat:4']);
		declined.until('alliance.answer').pick('seat:3', 'decline');
		declined.until('alliance.answer').pick('seat:4', 'decline');
		declined.lay('attack:06', 'negotiate').until('window:resolution.end');
		expect(declined.encounter.allies).toEqual({ offense: [], defense: [] });
		expect(declined.ships('planet:2-1')).toEqual({ 'seat:1': 2 });
	});

	it('[CE-9.11] given cards for each moment, when the phase runs, then one window lies before the invitations and one after the last answer', () => {
		const g = position({ seats: 3, destiny: ['colour:2#1'] });
		g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } });
		const seen: string[] = [];
		while (!g.asked.includes('planning.select')) {
			const name = g.asked[0]!;
			if (seen.at(-1) !== name) seen.push(name);
			if (name === 'alliance.offenseInvites') g.answer('seat:1', { picks: ['seat:3'] });
			else if (name === 'alliance.answer')
				g.pick('seat:3', 'offense', { split: { 'planet:3-1': 1 } });
			else g.lapse();
		}
		expect(seen.filter((name) => name !== 'window:alliance.answer').slice(0, 5)).toEqual([
			'window:alliance.before',
			'alliance.offenseInvites',
			'alliance.defenseInvites',
			'alliance.answer',
			'window:alliance.formed'
		]);
	});

	it('[CE-9.12] given an ally with an encounter card and a reinforcement, when cards are laid, then it lays none but may play the reinforcement', () => {
		const g = position({
			seats: 4,
			destiny: ['colour:2#1'],
			hands: {
				'seat:3': ['attack:40', 'reinforcement:5'],
				'seat:4': ['attack:30', 'reinforcement:3']
			}
		});
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 2 },
			allies: { 'seat:3': ['offense', { 'planet:3-1': 1 }] }
		});
		g.until('planning.select');
		expect(g.askedSeats).toEqual(['seat:1', 'seat:2']);
		g.lay('attack:06', 'attack:06').until('window:reveal.values');
		expect(g.offers('seat:3', 'reinforcement:5')).toBe(true);
		expect(g.offers('seat:4', 'reinforcement:3')).toBe(false);
	});

	it('[CE-9.13] given a loss drags the only ship of an ally along, when it takes it from the gate, then it is an ally no more', () => {
		const g = dragged('seat:3', 'gate');
		expect(g.encounter.gate).toEqual({ 'seat:1': 2 });
		expect(g.encounter.allies).toEqual({ offense: [], defense: [] });
		g.until('window:reveal.values');
		expect(g.offers('seat:3', 'reinforcement:5')).toBe(false);
		g.until('window:resolution.end');
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 2 });
	});

	it('[CE-9.13] given a loss drags all ships of the defense along, when it takes them from the targeted planet, then it is a main player still and adds none', () => {
		const g = dragged('seat:2', 'planet:2-1');
		expect(g.encounter.defense).toBe('seat:2');
		g.until('window:reveal.values');
		expect(g.offers('seat:2', 'reinforcement:3')).toBe(true);
		g.use('seat:2', 'reinforcement:3', { pick: 'defense' }).until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 15 + 2 + 1, defense: 6 + 3 });
	});

	it('[CE-9.14] given Force Field on an ally, when its alliance is cancelled, then its ships go to any of its colonies and it is an ally no more', () => {
		const g = position({
			seats: 3,
			destiny: ['colour:2#1'],
			hands: { 'seat:2': ['attack:06', 'artifact:force-field'] }
		});
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 2 },
			allies: { 'seat:3': ['offense', { 'planet:3-1': 2 }] }
		});
		g.until('window:alliance.formed');
		g.use('seat:2', 'artifact|force-field', { picks: ['seat:3'] })
			.pass()
			.until('home.land');
		expect(g.askedSeats).toEqual(['seat:3']);
		g.answer('seat:3', { split: { 'planet:3-4': 1, 'planet:3-5': 1 } });
		expect(g.encounter.gate).toEqual({ 'seat:1': 2 });
		expect(g.encounter.allies.offense).toEqual([]);
		expect([g.ships('planet:3-1'), g.ships('planet:3-4'), g.ships('planet:3-5')]).toEqual([
			{ 'seat:3': 2 },
			{ 'seat:3': 5 },
			{ 'seat:3': 5 }
		]);
	});
});

/**
 * `seat:1`, with the powers of Gambler and Vacuum, is caught lying before the reveal is over, loses
 * ships and drags some of `victim` along, which takes them from `where`.
 */
function dragged(victim: 'seat:2' | 'seat:3', where: string): CosmicGame {
	const g = position({
		seats: 3,
		destiny: ['colour:2#1'],
		aliens: { 'seat:1': ['gambler', 'vacuum'] },
		planets: { 'planet:2-1': { 'seat:2': 1 } },
		hands: {
			'seat:1': ['attack:15', 'negotiate'],
			'seat:2': ['attack:06', 'reinforcement:3'],
			'seat:3': ['attack:04', 'reinforcement:5']
		}
	});
	g.encounterTo({
		target: 'planet:2-1',
		send: { 'planet:1-1': 2 },
		allies: { 'seat:3': ['offense', { 'planet:3-1': 1 }] },
		cards: ['attack:15', 'attack:06']
	});
	g.until('window:reveal.claim').use('seat:1', 'power|gambler|claim', { pick: 'attack:40' });
	g.until('gambler.challenge.ask').answer('seat:2', { yes: true });
	g.until('mustLose.pick').answer('seat:1', { split: { 'planet:1-2': 2 } });
	g.until('use.details').answer('seat:1', { split: { [victim]: 1 } });
	g.until('mustLose.pick').answer(victim, { split: { [where]: 1 } });
	return g.until('window:reveal.cards');
}
