/** Who decides, and what happens on no answer (rules.md section 29): every row of the table. */
import { describe, expect, it } from 'vitest';
import { act, start, timeOut } from '../../../src/lib/core';
import { cosmic } from '../../../src/lib/games/cosmic';
import { position, seatsOf } from '../../support/cosmic';
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

describe('CE-29 who decides, and what a time-out does', () => {
	it('[CE-29] alien out of two: each player, at once; on no answer one of the two by lot', () => {
		const chosen = new Set<number>();
		for (const digit of '123456') {
			const { table } = start(cosmic, {
				seats: seatsOf(3),
				options: {},
				key: digit.repeat(64),
				clocked: false
			});
			expect(table.decisions.map(({ seat }) => seat)).toEqual(seatsOf(3));
			const offered = table.board.players['seat:1']!.offered.slice();
			while (table.board.phase === 'setup') timeOut(cosmic, table, table.decisions[0]!.id);
			chosen.add(offered.indexOf(table.board.players['seat:1']!.aliens[0]!));
		}
		expect([...chosen].sort()).toEqual([0, 1]);
	});

	it('[CE-29] cards before a forced new hand: the owner of the hand; on no answer none', () => {
		const g = duel({ hands: { 'seat:1': ['attack:06'] } });
		g.board.players['seat:2']!.hand = ['flare:chosen'];
		g.until('window:planning.beforeSelect', 'seat:2');
		expect(g.askedSeats).toEqual(['seat:2']);
		g.lapse();
		expect(g.said).toContain('{seat:2} discards Chosen flare.');
	});

	it('[CE-29] colony for the retrieved ship: the offense; on no answer its first home colony, else its first colony', () => {
		const g = duel({ warp: { 'seat:1': 1 }, planets: { 'planet:1-1': {} } });
		g.until('encounter.retrieve');
		expect(g.askedSeats).toEqual(['seat:1']);
		g.lapse();
		expect(g.ships('planet:1-2')).toEqual({ 'seat:1': 5 });
		const abroad = duel({
			warp: { 'seat:1': 1 },
			planets: {
				'planet:1-1': {},
				'planet:1-2': {},
				'planet:1-3': {},
				'planet:1-4': {},
				'planet:1-5': {},
				'planet:2-4': { 'seat:1': 1 },
				'planet:3-1': { 'seat:1': 3 }
			}
		});
		abroad.until('encounter.retrieve').lapse();
		expect(abroad.ships('planet:2-4')).toEqual({ 'seat:1': 2 });
	});

	it('[CE-29] own colour: the offense; on no answer it draws again', () => {
		for (let seed = 1; seed <= 6; seed++) {
			const g = duel({
				seed,
				destiny: ['colour:1#1', 'colour:3#1'],
				planets: { 'planet:1-2': { 'seat:2': 1 }, 'planet:1-3': {} }
			});
			g.until('destiny.own');
			expect(g.askedSeats).toEqual(['seat:1']);
			expect(g.choices('seat:1')).toHaveLength(3);
			g.lapse();
			expect(g.encounter.defense).toBe('seat:3');
		}
	});

	it('[CE-29] wild target: the offense; on no answer the next player on its left', () => {
		const g = duel({ offense: 'seat:2', destiny: ['wild#1'] });
		g.until('destiny.wild');
		expect(g.askedSeats).toEqual(['seat:2']);
		expect(g.lapse().encounter.defense).toBe('seat:3');
	});

	it('[CE-29] planet to aim at, and ships to launch: the offense; on no answer the first planet, and one ship of the largest colony', () => {
		const g = duel({ planets: { 'planet:1-4': { 'seat:1': 7 } } });
		g.until('launch.aim');
		expect(g.askedSeats).toEqual(['seat:1']);
		g.lapse().until('launch.send');
		expect(g.encounter.target).toBe('planet:2-1');
		expect(g.askedSeats).toEqual(['seat:1']);
		g.lapse();
		expect(g.ships('planet:1-4')).toEqual({ 'seat:1': 6 });
		expect(g.encounter.gate).toEqual({ 'seat:1': 1 });
	});

	it('[CE-29] invitations: the offense, then the defense; on no answer nobody', () => {
		const g = duel({ seats: 4 }).until('alliance.offenseInvites');
		expect(g.askedSeats).toEqual(['seat:1']);
		g.lapse();
		expect(g.asked).toEqual(['alliance.defenseInvites']);
		expect(g.askedSeats).toEqual(['seat:2']);
		g.lapse();
		expect(g.encounter.invited).toEqual({ offense: [], defense: [] });
	});

	it('[CE-29] answers: each other player in order; on no answer it declines', () => {
		const g = duel({ seats: 4 }).until('alliance.offenseInvites');
		g.answer('seat:1', { picks: ['seat:3', 'seat:4'] }).until('alliance.answer');
		expect(g.askedSeats).toEqual(['seat:3']);
		g.lapse().until('alliance.answer');
		expect(g.askedSeats).toEqual(['seat:4']);
		g.lapse();
		expect(g.encounter.allies).toEqual({ offense: [], defense: [] });
	});

	it('[CE-29] encounter card: both main players at once; on no answer one by lot', () => {
		const laid = new Set<string>();
		for (let seed = 1; seed <= 8; seed++) {
			const g = duel({
				seed,
				aliens: { 'seat:2': 'sorcerer' },
				hands: { 'seat:1': ['negotiate', 'artifact:plague', 'flare:zombie'] }
			});
			g.until('planning.select');
			expect(g.askedSeats).toEqual(['seat:1', 'seat:2']);
			g.lapse().lapse();
			laid.add(g.encounter.laid.offense!.card);
		}
		expect([...laid].sort()).toEqual(['attack:08#1', 'negotiate#1']);
	});

	it('[CE-29] optional power: its owner; on no answer it is not used', () => {
		const g = duel({ aliens: { 'seat:2': 'sorcerer' } }).lay('attack:08', 'attack:08');
		expect(g.asked).toEqual(['window:planning.selected']);
		expect(g.askedSeats).toEqual(['seat:2']);
		expect(g.lapse().said).not.toContain('exchanged');
	});

	it('[CE-29] details of a mandatory power: its owner; on no answer a legal choice by lot', () => {
		const dragged = new Set<number>();
		for (let seed = 1; seed <= 6; seed++) {
			const g = duel({
				seed,
				aliens: { 'seat:2': 'vacuum' },
				hands: { 'seat:3': ['artifact:plague'] }
			});
			g.use('seat:3', 'artifact|plague', { pick: 'seat:2' }).until('use.details');
			expect(g.askedSeats).toEqual(['seat:2']);
			g.lapse().until('launch.aim');
			const others = (g.board.warp['seat:1'] ?? 0) + (g.board.warp['seat:3'] ?? 0);
			expect(others).toBeLessThanOrEqual(3);
			dragged.add(others);
		}
		expect(dragged.size).toBeGreaterThan(1);
	});

	it('[CE-29] reinforcement, artifact, flare, zap: any entitled player; on no answer it passes', () => {
		const g = duel({
			hands: {
				'seat:1': ['reinforcement:5'],
				'seat:2': ['flare:virus'],
				'seat:3': ['artifact:plague']
			}
		});
		expect(g.askedSeats).toEqual(['seat:1', 'seat:2', 'seat:3']);
		g.lay('attack:08', 'attack:08').until('launch.aim', 'seat:2');
		expect(g.said).not.toContain('plays');
		expect(g.hand('seat:1')).toEqual(['reinforcement:5#1']);
	});

	it('[CE-29] deal terms: both main players; on no answer no deal, and ships for it go from the largest colonies', () => {
		const three = { 'seat:1': 3 };
		const g = duel({
			planets: {
				'planet:1-1': three,
				'planet:1-2': three,
				'planet:1-3': three,
				'planet:1-4': three,
				'planet:1-5': { 'seat:1': 2 },
				'planet:2-5': { 'seat:2': 5 }
			},
			hands: { 'seat:1': ['negotiate'], 'seat:2': ['negotiate'] }
		});
		g.until('launch.send').answer('seat:1', {
			split: { 'planet:1-1': 1, 'planet:1-2': 1, 'planet:1-3': 1, 'planet:1-4': 1 }
		});
		g.lay('negotiate', 'negotiate').until('deal.talk');
		expect(g.askedSeats).toEqual(['seat:1', 'seat:2']);
		g.lapse();
		expect(g.encounter.outcome).toEqual({ type: 'dealFailed' });
		expect(g.askedSeats).toEqual(['seat:1']);
		g.lapse();
		expect(g.askedSeats).toEqual(['seat:2']);
		g.lapse();
		g.until('window:resolution.end');
		// Two ships on each colony and four in the gate: the gate is no colony, and its ships go home.
		expect(g.board.warp).toEqual({ 'seat:1': 3, 'seat:2': 3 });
		const left = [1, 2, 3, 4, 5].map((k) => g.ships(`planet:1-${k}`)['seat:1']);
		expect(left).toEqual([1, 1, 1, 6, 2]);
		expect(g.ships('planet:2-5')).toEqual({ 'seat:2': 4 });
	});

	it('[CE-29] colonies for returning ships: each owner in timing order; on no answer the largest colony', () => {
		const g = duel({
			planets: { 'planet:1-3': { 'seat:1': 6 } },
			warp: { 'seat:1': 2, 'seat:2': 3 },
			hands: { 'seat:1': ['artifact:mobius-tubes'] }
		});
		g.use('seat:1', 'artifact|mobius-tubes').until('home.land');
		expect(g.askedSeats).toEqual(['seat:1']);
		g.lapse();
		expect(g.ships('planet:1-3')).toEqual({ 'seat:1': 8 });
		expect(g.askedSeats).toEqual(['seat:2']);
	});

	it('[CE-29] reward split: each receiver in timing order; on no answer all cards', () => {
		const g = position({
			seats: 4,
			destiny: ['colour:2#1'],
			warp: { 'seat:3': 2, 'seat:4': 2 },
			hands: {
				'seat:1': ['attack:08'],
				'seat:2': ['attack:40'],
				'seat:3': ['negotiate'],
				'seat:4': ['negotiate']
			}
		});
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: {
				'seat:3': ['defense', { 'planet:3-1': 2 }],
				'seat:4': ['defense', { 'planet:4-1': 1 }]
			},
			cards: ['attack:08', 'attack:40']
		});
		g.until('resolution.rewards');
		expect(g.askedSeats).toEqual(['seat:3']);
		g.lapse();
		expect(g.hand('seat:3')).toHaveLength(3);
		expect(g.board.warp['seat:3']).toBe(2);
		expect(g.askedSeats).toEqual(['seat:4']);
	});

	it('[CE-29] ships to lose: the loser; on no answer from the largest colonies, before ships in the encounter', () => {
		const g = duel({
			planets: { 'planet:2-4': { 'seat:2': 6 } },
			hands: { 'seat:3': ['artifact:plague'] }
		});
		g.use('seat:3', 'artifact|plague', { pick: 'seat:2' }).until('mustLose.pick');
		expect(g.askedSeats).toEqual(['seat:2']);
		g.lapse().until('launch.aim');
		expect(g.ships('planet:2-4')['seat:2']).toBe(4);
		expect(g.ships('planet:2-1')['seat:2']).toBe(3);
	});

	it('[CE-29] second encounter: the offense; on no answer none', () => {
		const g = duel({ hands: { 'seat:1': ['attack:40'], 'seat:2': ['attack:04'] } });
		g.lay('attack:40', 'attack:04').until('turn.second');
		expect(g.askedSeats).toEqual(['seat:1']);
		g.lapse().until('launch.aim');
		expect(g.board.offense).toBe('seat:2');
	});

	it('[CE-29.1] given a choice with exactly one legal option, then it is made at once and nobody is asked', () => {
		const g = duel({ seats: 2, destiny: ['wild#1'] });
		g.pass();
		// One opponent: the wild card asks nobody.
		expect(g.asked).toEqual(['launch.aim']);
		const one = duel({
			warp: { 'seat:1': 2 },
			planets: {
				'planet:1-1': {},
				'planet:1-2': {},
				'planet:1-3': {},
				'planet:1-4': {}
			}
		});
		one.pass();
		expect(one.asked).toEqual(['launch.aim']);
		expect(one.ships('planet:1-5')).toEqual({ 'seat:1': 5 });
	});

	it('[CE-29.2] given a choice confirmed, when its player answers it again, then it is refused and stands', () => {
		const g = duel();
		g.until('launch.aim');
		const { id } = g.decision('seat:1');
		g.pick('seat:1', 'planet:2-3');
		const before = JSON.stringify(g.table);
		expect(act(cosmic, g.table, 'seat:1', id, { pick: 'planet:2-1' })).toEqual({
			ok: false,
			refusal: {
				rule: 'CORE-LATE',
				say: 'That question is closed; look at what is asked now.'
			}
		});
		expect(JSON.stringify(g.table)).toBe(before);
		expect(g.encounter.target).toBe('planet:2-3');
	});

	it('[CE-29.3] given an illegal choice, then it is refused with a reason, and neither the card nor the window is used up', () => {
		const g = duel({ hands: { 'seat:3': ['artifact:plague'] } });
		const before = JSON.stringify(g.table);
		expect(
			g.refusal('seat:3', {
				pick: 'artifact|plague|infect|artifact:plague#1',
				then: { pick: 'seat:9' }
			})
		).toEqual({ rule: 'CE-6.6', say: 'That is not among the choices.' });
		expect(JSON.stringify(g.table)).toBe(before);
		g.use('seat:3', 'artifact|plague', { pick: 'seat:1' }).pass();
		expect(g.said).toContain('{seat:3} plays Plague');
	});
});
