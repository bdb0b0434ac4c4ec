/** Remote: captured ships of others bring their owners to its side. */
import { describe, expect, it } from 'vitest';
import { capturedBy } from '../../../../src/lib/games/cosmic/captured';
import { declare, duel, fight, homes, met, offered, over } from '../../../support/duel';
import { said } from '../../../support/said';
import { steadyAnswer } from '../../../support/steady';
import type { Cards } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';

const REMOTE: Position = { aliens: { 'seat:1': 'remote' } };
const WINS: Cards = ['attack:40', 'attack:06'];
const CAPTURE = 'power|remote|capture';
const CALL = 'power|remote|call';

const kept = (g: CosmicGame) => capturedBy(g.board, 'remote');

describe('Remote', () => {
	const won = (given: Position = REMOTE, cards: Cards = WINS) =>
		fight(cards, { 'seat:3': ['defense', { 'planet:3-1': 2 }] }, given);

	it('[alien:remote] given it wins as a main player, then it captures a ship of an opposing player it names', () => {
		const g = won().until('window:ships.losing', 'seat:1');
		expect(g.choices('seat:1', 'power|remote|capture|')).toEqual(['seat:2', 'seat:3']);
		over(g.use('seat:1', CAPTURE, { pick: 'seat:3' }));
		expect(kept(g)).toEqual({ 'seat:3': 1 });
		expect(g.board.warp).toEqual({ 'seat:2': 4, 'seat:3': 1 });
	});

	it('[alien:remote] given it leaves that, or loses, or is an ally, then nothing is captured', () => {
		expect(kept(over(won().until('window:ships.losing', 'seat:1').pass()))).toEqual({});
		expect(offered(won(REMOTE, ['attack:01', 'attack:20']), 'seat:1', CAPTURE)).toBe(false);
		const ally = fight(
			WINS,
			{ 'seat:3': ['offense', { 'planet:3-1': 2 }] },
			{ aliens: { 'seat:3': 'remote' } }
		);
		expect(offered(ally, 'seat:3', CAPTURE)).toBe(false);
	});

	it('[alien:remote] given it wins as the defense, against one player alone, then it captures a ship of that', () => {
		const g = met(['attack:01', 'attack:20'], { aliens: { 'seat:2': 'remote' } }, 2);
		g.until('window:ships.losing', 'seat:2');
		expect(g.choices('seat:2', 'power|remote|capture|')).toEqual(['seat:1']);
		over(g.use('seat:2', CAPTURE, { pick: 'seat:1' }));
		expect(kept(g)).toEqual({ 'seat:1': 1 });
	});

	it('[alien:remote] given both sides lose, then nobody is beaten', () => {
		const g = met(['morph', 'morph'], { ...REMOTE, seats: 8 });
		expect(offered(g, 'seat:1', CAPTURE)).toBe(false);
		expect(g.said).toContain('both sides lose');
	});

	it('[alien:remote] given the ships of one are saved, then none of theirs can be captured', () => {
		const given: Position = { aliens: { 'seat:1': 'zombie', 'seat:2': 'remote' } };
		const g = fight(
			['attack:01', 'attack:20'],
			{ 'seat:3': ['offense', { 'planet:3-1': 1 }] },
			given
		);
		g.until('window:ships.losing', 'seat:2');
		expect(g.choices('seat:2', 'power|remote|capture|')).toEqual(['seat:3']);
	});

	it('[alien:remote] given both are harmless, then the steady player captures of whom it has fewer', () => {
		const g = won({ ...REMOTE, captured: { remote: { 'seat:2': 1 } } });
		expect(steadyAnswer(g.until('window:ships.losing', 'seat:1'), 'seat:1')).toEqual({
			pick: 'power|remote|capture|',
			then: { pick: 'seat:3' }
		});
	});

	const HELD: Position = {
		...REMOTE,
		seats: 4,
		captured: { remote: { 'seat:2': 1, 'seat:3': 2, 'seat:4': 1 } }
	};
	const invited = (given: Position = HELD) =>
		duel(given)
			.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } })
			.until('window:alliance.invited', 'seat:1');

	it('[alien:remote] [CE-9.16] given it spends remotes, then these go to the warp, and their owners must join with four ships, invited or not', () => {
		const g = invited();
		// Not the other main player.
		expect(() => g.use('seat:1', CALL, { picks: ['seat:2'] })).toThrow();
		g.use('seat:1', CALL, { picks: ['seat:3'] }).until('alliance.answer', 'seat:3');
		expect(g.board.warp).toEqual({ 'seat:3': 1 });
		expect(kept(g)).toEqual({ 'seat:2': 1, 'seat:3': 1, 'seat:4': 1 });
		expect(g.choices('seat:3')).toEqual(['offense']);
		const asked = g.table.decisions.find(({ seat }) => seat === 'seat:3');
		expect(asked!.rule).toBe('CE-9.16');
		expect(said(asked!.say)).toBe('You must join the offense, {seat:1}: with which ships?');
		expect(() => g.pick('seat:3', 'offense', { split: { 'planet:3-1': 3 } })).toThrow();
		g.pick('seat:3', 'offense', { split: { 'planet:3-1': 4 } }).until('planning.select');
		expect(g.encounter.allies.offense).toEqual(['seat:3']);
		expect(g.encounter.gate).toEqual({ 'seat:1': 2, 'seat:3': 4 });
	});

	it('[alien:remote] given a remote of one player alone, then nobody else can be called, nor nobody', () => {
		const g = invited({ ...HELD, captured: { remote: { 'seat:3': 1 } } });
		expect(g.choices('seat:1', 'power|remote|call|')).toEqual(['seat:3']);
		expect(() => g.use('seat:1', CALL, { picks: [] })).toThrow();
	});

	it('[alien:remote] given owners with single ships alone, then they leave colonies for it', () => {
		const g = invited({ ...HELD, planets: homes('seat:3', 3, 1, 1) });
		g.use('seat:1', CALL, { picks: ['seat:3'] }).until('alliance.answer', 'seat:3');
		expect(() => g.pick('seat:3', 'offense', { split: { 'planet:3-1': 2 } })).toThrow();
		const four = { split: { 'planet:3-1': 2, 'planet:3-2': 1, 'planet:3-3': 1 } };
		g.pick('seat:3', 'offense', four).until('planning.select');
		expect(g.encounter.gate['seat:3']).toBe(4);
		expect(g.ships('planet:3-2')).toEqual({});
		// All there are, where there are no more.
		const few = invited({ ...HELD, planets: homes('seat:3', 1, 1, 1) });
		few.use('seat:1', CALL, { picks: ['seat:3'] }).until('planning.select');
		expect(few.encounter.gate['seat:3']).toBe(3);
	});

	it('[alien:remote] given it is the defense, then they join that, and both may be called at once', () => {
		const g = duel({
			...HELD,
			aliens: { 'seat:2': 'remote' },
			captured: { remote: { 'seat:3': 1, 'seat:4': 1 } }
		})
			.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } })
			.until('window:alliance.invited', 'seat:2');
		expect(steadyAnswer(g, 'seat:2')).toMatchObject({ then: { picks: ['seat:3', 'seat:4'] } });
		g.use('seat:2', CALL, { picks: ['seat:3', 'seat:4'] }).until('planning.select');
		expect(g.encounter.beside).toEqual({ 'seat:3': 4, 'seat:4': 4 });
		expect(kept(g)).toEqual({});
	});

	it('[alien:remote] given remotes of its opponent alone, or it is no main player, then it may call nobody', () => {
		const upTo = (g: CosmicGame) =>
			offered(g, 'seat:1', CALL, (now) => now.asked.includes('planning.select'));
		const own = duel({ ...HELD, captured: { remote: { 'seat:2': 1 } } });
		expect(upTo(own.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } }))).toBe(false);
		const aside = duel({
			...HELD,
			aliens: { 'seat:4': 'remote' },
			captured: { remote: { 'seat:3': 1 } }
		});
		expect(offered(aside, 'seat:4', CALL, (now) => now.asked.includes('planning.select'))).toBe(
			false
		);
	});

	it('[alien:remote] given an owner without ships to send, or the partner of its opponent (CE-40.26), then these cannot be called', () => {
		const bare = { ...homes('seat:3'), ...homes('seat:4', 4, 4) };
		const g = invited({ ...HELD, planets: bare, warp: { 'seat:3': 16 } });
		expect(() => g.use('seat:1', CALL, { picks: ['seat:3'] })).toThrow();
		const teams = [
			['seat:1', 'seat:3'],
			['seat:2', 'seat:4']
		] as const;
		const paired = invited({ ...HELD, options: { teams: true }, teams });
		expect(() => paired.use('seat:1', CALL, { picks: ['seat:4'] })).toThrow();
		paired.use('seat:1', CALL, { picks: ['seat:3'] });
	});

	it('[alien:remote] given it has called somebody, then nobody else in that encounter', () => {
		const g = invited().use('seat:1', CALL, { picks: ['seat:3'] });
		expect(offered(g, 'seat:1', CALL, (now) => now.asked.includes('planning.select'))).toBe(false);
	});

	it('[alien:remote] given it calls nobody, then everybody answers as they like, and the remotes stay', () => {
		const g = invited().pass().until('planning.select');
		expect(g.encounter.allies.offense).toEqual([]);
		expect(kept(g)).toEqual(HELD.captured!['remote']);
	});

	it('[alien:remote] given it is zapped as it calls, then the remotes stay, and nobody must join', () => {
		const g = invited({ ...HELD, hands: { 'seat:2': ['artifact:cosmic-zap'] } });
		declare(g, 'seat:1', CALL, { picks: ['seat:3'] });
		g.until('window:use.declared', 'seat:2')
			.use('seat:2', 'artifact|cosmic-zap')
			.until('planning.select');
		expect(g.encounter.allies.offense).toEqual([]);
		expect(kept(g)).toEqual(HELD.captured!['remote']);
	});
});

describe('the Remote flare', () => {
	const WILD: Position = { seats: 4, hands: { 'seat:1': ['flare:remote'] } };
	const allied = (given: Position = WILD) =>
		duel(given).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 2 },
			allies: {
				'seat:3': ['offense', { 'planet:3-1': 4 }],
				'seat:4': ['defense', { 'planet:4-1': 1 }]
			}
		});

	it('[wild:remote] given alliances stand, then each ally of its holder adds a ship, beyond four, from where they say', () => {
		const g = allied().until('window:alliance.formed', 'seat:1').use('seat:1', 'wild|remote');
		g.until('remote.add.ship');
		expect(g.askedSeats).toEqual(['seat:3']);
		g.answer('seat:3', { split: { 'planet:3-2': 1 } }).until('planning.select');
		expect(g.encounter.gate).toEqual({ 'seat:1': 2, 'seat:3': 5 });
		expect(g.encounter.beside).toEqual({ 'seat:4': 1 });
	});

	it('[wild:remote] given its holder is the defense, then the allies of that add one alone', () => {
		const g = allied({ seats: 4, hands: { 'seat:2': ['flare:remote'] } });
		g.until('window:alliance.formed', 'seat:2').use('seat:2', 'wild|remote');
		expect(g.until('remote.add.ship').askedSeats).toEqual(['seat:4']);
		g.until('planning.select');
		expect(g.encounter.beside).toEqual({ 'seat:4': 2 });
		expect(g.encounter.gate).toEqual({ 'seat:1': 2, 'seat:3': 4 });
	});

	it('[wild:remote] given several allies, then they are asked in timing order, and who has no ship left adds none', () => {
		const joined = (planets: Position['planets'] & object) =>
			duel({ ...WILD, planets })
				.encounterTo({
					target: 'planet:2-1',
					send: { 'planet:1-1': 2 },
					allies: {
						'seat:3': ['offense', { 'planet:3-1': 1 }],
						'seat:4': ['offense', { 'planet:4-1': 1 }]
					}
				})
				.until('window:alliance.formed');
		const both = joined({}).until('window:alliance.formed', 'seat:1').use('seat:1', 'wild|remote');
		expect(both.until('remote.add.ship').askedSeats).toEqual(['seat:3']);
		expect(both.lapse().until('remote.add.ship').askedSeats).toEqual(['seat:4']);
		// Seat 3 has its last ship in the gate, seat 4 one more.
		const few = { ...homes('seat:3', 1), ...homes('seat:4', 2) };
		const g = joined(few).until('window:alliance.formed', 'seat:1').use('seat:1', 'wild|remote');
		expect(g.until('planning.select').encounter.gate).toEqual({
			'seat:1': 2,
			'seat:3': 1,
			'seat:4': 2
		});
		// With nobody to add one it is not offered.
		const none = joined({ ...homes('seat:3', 1), ...homes('seat:4', 1) });
		expect(offered(none, 'seat:1', 'wild|', (now) => now.asked.includes('planning.select'))).toBe(
			false
		);
	});

	it('[wild:remote] given no allies, or its holder is one, then it is not offered', () => {
		expect(offered(met(WINS, { hands: { 'seat:1': ['flare:remote'] } }), 'seat:1', 'wild|')).toBe(
			false
		);
		expect(
			offered(allied({ seats: 4, hands: { 'seat:3': ['flare:remote'] } }), 'seat:3', 'wild|')
		).toBe(false);
	});

	const SUPER: Position = { ...REMOTE, hands: { 'seat:1': ['flare:remote'] } };

	it.each([
		['seat:1', 'defense', WINS, 'seat:2'],
		['seat:2', 'offense', ['attack:01', 'attack:20'], 'seat:1']
	] as const)(
		'[super:remote] given %s captures, then a ship of each opposing player',
		(by, ally, cards, main) => {
			const given: Position = { aliens: { [by]: 'remote' }, hands: { [by]: ['flare:remote'] } };
			const g = fight([...cards], { 'seat:3': [ally, { 'planet:3-1': 2 }] }, given);
			declare(g.until('window:ships.losing', by), by, CAPTURE, { pick: main });
			g.until('window:use.declared', by);
			expect(steadyAnswer(g, by)).toEqual({ pick: 'super|remote|all|flare:remote' });
			over(g.use(by, 'super|remote'));
			expect(kept(g)).toEqual({ [main]: 1, 'seat:3': 1 });
		}
	);

	it('[super:remote] given another power is used as ships are lost, then it does not answer that', () => {
		const given: Position = { ...SUPER, aliens: { 'seat:1': 'remote', 'seat:4': 'zombie' } };
		const g = fight(
			WINS,
			{
				'seat:3': ['defense', { 'planet:3-1': 1 }],
				'seat:4': ['defense', { 'planet:4-1': 1 }]
			},
			given
		);
		const saved = () => g.board.encounter!.used.some(({ id }) => id === 'zombie');
		expect(offered(g, 'seat:1', 'super|', saved)).toBe(false);
		expect(saved()).toBe(true);
	});

	it('[super:remote] given it calls, or there is one opposing player alone, then it is not offered', () => {
		const one = met(WINS, SUPER).until('window:ships.losing', 'seat:1');
		expect(offered(one.use('seat:1', CAPTURE, { pick: 'seat:2' }), 'seat:1', 'super|')).toBe(false);
		expect(kept(one)).toEqual({ 'seat:2': 1 });
		const g = duel({ ...SUPER, seats: 4, captured: { remote: { 'seat:3': 1 } } })
			.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } })
			.until('window:alliance.invited', 'seat:1')
			.use('seat:1', CALL, { picks: ['seat:3'] });
		expect(offered(g, 'seat:1', 'super|', (now) => now.asked.includes('planning.select'))).toBe(
			false
		);
	});
});
