/** Shadow: whom destiny shows loses a ship. */
import { describe, expect, it } from 'vitest';
import { position } from '../../../support/cosmic';
import { declare, duel, homes, meet } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';

/** Seat 3 is Shadow; seat 1 draws destiny, which shows seat 2. */
const drawn = (given: Position = {}): CosmicGame =>
	position({ aliens: { 'seat:3': 'shadow' }, destiny: ['colour:2#1'], ...given });

/** So the offense has a choice when its own colour is drawn. */
const INTRUDED: Position = { planets: { 'planet:1-5': { 'seat:1': 4, 'seat:2': 2 } } };

/** Plays on until the gate is aimed; every card Shadow was asked for. */
function asksUntilAim(g: CosmicGame): number {
	let asked = 0;
	for (; !g.asked.includes('launch.aim'); g.lapse())
		if (g.asked.includes('use.details')) asked += 1;
	return asked;
}

describe('Shadow', () => {
	it('[alien:shadow] given destiny shows another, then it chooses from which colony a ship of that player goes to the warp, wherever that is', () => {
		const g = drawn(INTRUDED);
		g.until('use.details');
		expect(g.askedSeats).toEqual(['seat:3']);
		expect(g.choices('seat:3').sort()).toEqual(
			['planet:1-5', ...[1, 2, 3, 4, 5].map((k) => `planet:2-${k}`)].sort()
		);
		g.pick('seat:3', 'planet:1-5').until('launch.aim');
		expect(g.ships('planet:1-5')).toEqual({ 'seat:1': 4, 'seat:2': 1 });
		expect(g.board.warp).toEqual({ 'seat:2': 1 });
	});

	it('[alien:shadow] [CE-7.22] ruling: given the offense discards its own colour and draws again, then each card strikes by itself', () => {
		const g = drawn({ ...INTRUDED, destiny: ['colour:1#1', 'colour:1#2', 'colour:2#1'] });
		g.until('use.details').pick('seat:3', 'planet:1-1');
		g.until('destiny.own').pick('seat:1', 'again');
		g.until('use.details').pick('seat:3', 'planet:1-1');
		g.until('destiny.own').pick('seat:1', 'again');
		g.until('use.details').pick('seat:3', 'planet:2-1').until('launch.aim');
		expect(g.board.warp).toEqual({ 'seat:1': 2, 'seat:2': 1 });
	});

	it('[alien:shadow] ruling: given its own colour, as the offense or not, then nobody is struck', () => {
		const other = drawn({ destiny: ['colour:3#1'] });
		expect(asksUntilAim(other)).toBe(0);
		const own = drawn({ offense: 'seat:3', destiny: ['colour:3#1', 'colour:1#1'] });
		expect(asksUntilAim(own)).toBe(1);
		expect(own.board.warp).toEqual({ 'seat:1': 1 });
	});

	it('[alien:shadow] [CE-7.22] [CE-7.13] given a special card, then it strikes whom that fits as it is turned up, and the encounter is with that player all the same', () => {
		// Seats 2 and 3 have nothing in the warp, so the card is for seat 2; struck, it has a ship there.
		const g = drawn({ destiny: ['special:fewest-ships-in-warp'] });
		g.until('use.details').pick('seat:3', 'planet:2-4').until('launch.aim');
		expect(g.board.warp).toEqual({ 'seat:2': 1 });
		expect(g.encounter.defense).toBe('seat:2');
	});

	it('[alien:shadow] given a special card that means itself, then nobody is struck, whoever a card before it meant', () => {
		const g = drawn({
			destiny: ['special:most-cards-in-hand'],
			hands: { 'seat:3': ['attack:08', 'attack:10', 'attack:12'] }
		});
		expect(asksUntilAim(g)).toBe(0);
		expect(g.encounter.defense).toBe('seat:3');
	});

	it('[alien:shadow] given a wild card, then it may strike any other player, the offense too, or nobody', () => {
		const asked = () => drawn({ destiny: ['wild#1'] }).until('use.details');
		const g = asked().answer('seat:3', { pick: 'seat:1', then: { pick: 'planet:1-2' } });
		g.until('destiny.wild');
		expect(g.board.warp).toEqual({ 'seat:1': 1 });
		const quiet = asked().answer('seat:3', { pick: 'nobody' }).until('destiny.wild');
		expect(quiet.board.warp).toEqual({});
		expect(asked().choices('seat:3')).toEqual(['seat:1', 'seat:2', 'nobody']);
	});

	it('[alien:shadow] given a wild card and a player without a colony, then that one cannot be struck', () => {
		const g = drawn({
			destiny: ['wild#1'],
			planets: homes('seat:2'),
			warp: { 'seat:2': 20 }
		}).until('use.details');
		expect(g.choices('seat:3')).toEqual(['seat:1', 'nobody']);
	});

	it('[alien:shadow] given a colour, then it cannot strike somebody else, nor twice for one card', () => {
		const g = drawn().until('use.details').pick('seat:3', 'planet:2-1');
		for (; !g.asked.includes('launch.aim'); g.lapse())
			expect(g.offers('seat:3', 'power|shadow')).toBe(false);
		expect(g.board.warp).toEqual({ 'seat:2': 1 });
	});

	it('[alien:shadow] ruling: given whom it strikes has no colony, its only ship in the gate, then nothing comes of it', () => {
		const g = drawn({
			destiny: ['colour:1#1', 'colour:2#1'],
			planets: homes('seat:1'),
			warp: { 'seat:1': 20 }
		});
		g.until('destiny.own');
		expect(g.encounter.gate).toEqual({ 'seat:1': 1 });
		expect(g.board.warp).toEqual({ 'seat:1': 19 });
	});

	it('[alien:shadow] given the last ship of a third home colony, then the power there is lost', () => {
		const g = drawn({
			aliens: { 'seat:3': 'shadow', 'seat:2': 'virus' },
			planets: homes('seat:2', 10, 9, 1)
		});
		g.until('use.details').pick('seat:3', 'planet:2-3').until('launch.aim');
		expect(g.board.players['seat:2']!.powerLost).toBe(true);
	});

	it('[alien:shadow] given it is zapped, then no ship is lost, nor by a card drawn later in this encounter', () => {
		const g = drawn({
			...INTRUDED,
			destiny: ['colour:1#1', 'colour:2#1'],
			hands: { 'seat:2': ['artifact:cosmic-zap', 'attack:06'] }
		});
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		g.until('destiny.own').pick('seat:1', 'again').until('launch.aim');
		expect(g.board.warp).toEqual({});
	});

	it('[alien:shadow] given its power is lost, then nobody is struck', () => {
		const g = drawn({ planets: homes('seat:3', 10, 10) });
		expect(asksUntilAim(g)).toBe(0);
		expect(g.board.warp).toEqual({});
	});
});

describe('the Shadow flare', () => {
	const CARDS: [string, string] = ['attack:20', 'attack:08'];

	/** Seat 1 wins with three ships and an ally against seat 2, which holds the flare. */
	const beaten = (given: Position = {}): CosmicGame =>
		duel({
			hands: { 'seat:1': ['attack:20', 'attack:10'], 'seat:2': ['flare:shadow', 'negotiate'] },
			...given
		}).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 3 },
			allies: { 'seat:3': ['offense', { 'planet:3-1': 2 }] },
			cards: CARDS
		});

	it('[wild:shadow] given it lost the defense to an attack, when it gives up a ship, then all opposing ships go to the warp with it and found no colony', () => {
		const g = beaten().until('window:resolution.outcome', 'seat:2');
		g.use('seat:2', 'wild|shadow', { pick: 'planet:2-4' }).until('turn.second');
		expect(g.board.warp).toEqual({ 'seat:1': 3, 'seat:3': 2, 'seat:2': 5 });
		expect(g.ships('planet:2-1')).toEqual({});
		expect(g.ships('planet:2-4')).toEqual({ 'seat:2': 3 });
	});

	it('[wild:shadow] ruling: given it was played, then the offense has won and may have a second encounter', () => {
		const g = beaten().until('window:resolution.outcome', 'seat:2');
		g.use('seat:2', 'wild|shadow', { pick: 'planet:2-4' }).until('turn.second');
		g.answer('seat:1', { yes: true });
		expect(g.encounter.n).toBe(2);
	});

	it('[wild:shadow] given it is not played, then they land', () => {
		const g = beaten().until('turn.second');
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 3, 'seat:3': 2 });
	});

	it('[wild:shadow] given the ship, then it may not be one of those on the planet lost', () => {
		const g = beaten().until('window:resolution.outcome', 'seat:2');
		const { shape } = g.decision('seat:2');
		const use = shape.type === 'one' ? shape.choices.find(({ id }) => /^wild/.test(id)) : null;
		const from = use?.then?.type === 'one' ? use.then.choices.map(({ id }) => id) : [];
		expect(from).toEqual([2, 3, 4, 5].map((k) => `planet:2-${k}`));
	});

	it.each([
		['the defense wins', 'attack:08', 'attack:30', 'seat:2'],
		['a negotiate loses to it', 'negotiate', 'attack:30', 'seat:2'],
		['it is not the defense', 'attack:20', 'attack:08', 'seat:3']
	] as const)('[wild:shadow] given %s, then it cannot be played', (_case, one, other, seat) => {
		const g = duel({
			hands: {
				'seat:1': ['attack:20', 'negotiate'],
				'seat:2': ['attack:30'],
				[seat]: ['flare:shadow', ...(seat === 'seat:2' ? ['attack:30'] : ['attack:12'])]
			}
		});
		meet(g, [one, other], 3);
		while (g.board.turn === 1 && g.board.encounters === 1 && !g.asked.includes('turn.second')) {
			expect(g.offers(seat, 'wild|shadow')).toBe(false);
			g.lapse();
		}
	});

	it('[wild:shadow] [alien:loser] given it lost to a negotiate, then it cannot be played', () => {
		const g = position({
			aliens: { 'seat:1': 'loser' },
			destiny: ['colour:2#1'],
			hands: { 'seat:1': ['negotiate'], 'seat:2': ['flare:shadow', 'attack:20'] }
		}).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 3 } });
		g.until('window:planning.beforeSelect', 'seat:1').use('seat:1', 'power|loser');
		g.lay('negotiate', 'attack:20');
		for (; !g.asked.includes('turn.second') && g.board.turn === 1; g.lapse())
			expect(g.offers('seat:2', 'wild|shadow')).toBe(false);
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 3 });
	});

	it('[wild:shadow] given no ship is about to land, then it cannot be played', () => {
		const g = duel({
			hands: { 'seat:1': ['attack:20'], 'seat:2': ['flare:shadow'] },
			planets: homes('seat:2', 1, 4, 4, 4, 7)
		});
		meet(g, CARDS, 3).until('window:reveal.values');
		g.encounter.gate = {};
		g.board.warp = { 'seat:1': 3 };
		for (; g.board.turn === 1; g.lapse()) expect(g.offers('seat:2', 'wild|shadow')).toBe(false);
	});

	/** Shadow has the turn, with ships in the warp and its flare. */
	const mine = (given: Position = {}): CosmicGame =>
		drawn({
			offense: 'seat:3',
			warp: { 'seat:3': 3 },
			hands: { 'seat:3': ['flare:shadow', 'attack:08'] },
			...given
		});

	it('[super:shadow] given its own turn, when it plays it, then a ship of its own comes out of the warp where one was executed', () => {
		const g = mine();
		declare(g.until('window:use.declared', 'seat:3'), 'seat:3', 'super|shadow');
		g.until('use.details').pick('seat:3', 'planet:2-2').until('launch.aim');
		expect(g.ships('planet:2-2')).toEqual({ 'seat:2': 3, 'seat:3': 1 });
		expect(g.board.warp).toEqual({ 'seat:2': 1, 'seat:3': 1 });
	});

	it('[super:shadow] given it is not played, then only the other ship goes', () => {
		const g = mine().until('window:use.declared', 'seat:3').pass();
		g.until('use.details').pick('seat:3', 'planet:2-2').until('launch.aim');
		expect(g.ships('planet:2-2')).toEqual({ 'seat:2': 3 });
	});

	it('[super:shadow] given a wild card, then it goes with the ship chosen as well', () => {
		const g = mine({ destiny: ['wild#1'] }).until('window:use.declared', 'seat:3');
		declare(g, 'seat:3', 'super|shadow').until('use.details');
		g.answer('seat:3', { pick: 'seat:1', then: { pick: 'planet:1-3' } }).until('destiny.wild');
		expect(g.ships('planet:1-3')).toEqual({ 'seat:1': 3, 'seat:3': 1 });
	});

	it('[super:shadow] [wild:zombie] ruling: given the ship is saved from the warp, then its own stays there', () => {
		const g = mine({
			hands: { 'seat:3': ['flare:shadow', 'attack:08'], 'seat:2': ['flare:zombie', 'attack:06'] }
		});
		declare(g.until('window:use.declared', 'seat:3'), 'seat:3', 'super|shadow');
		g.until('use.details').pick('seat:3', 'planet:2-2');
		g.until('window:ships.losing', 'seat:2').use('seat:2', 'wild|zombie', { pick: 'planet:2-2' });
		g.until('launch.aim');
		expect(g.board.warp).toEqual({ 'seat:3': 2 });
	});

	it.each([
		['struck with it', 'colour:1#1', { pick: 'planet:1-3' }, { 'seat:1': 3, 'seat:3': 1 }],
		['struck nobody', 'wild#1', { pick: 'nobody' }, { 'seat:1': 4 }]
	] as const)(
		'[super:shadow] [wild:dictator] [CE-16.24] given it %s, and the card is discarded for another, then no ship of its own goes with that one',
		(_case, first, answer, there) => {
			const g = mine({
				destiny: [first, 'colour:2#1'],
				hands: {
					'seat:3': ['flare:shadow', 'attack:08'],
					'seat:1': ['flare:dictator', 'attack:06']
				}
			});
			declare(g.until('window:use.declared', 'seat:3'), 'seat:3', 'super|shadow');
			g.until('use.details').answer('seat:3', answer);
			g.until('window:destiny.drawn', 'seat:1').use('seat:1', 'wild|dictator');
			g.until('use.details').pick('seat:3', 'planet:2-2').until('launch.aim');
			expect(g.ships('planet:1-3')).toEqual(there);
			expect(g.ships('planet:2-2')).toEqual({ 'seat:2': 3 });
		}
	);

	it('[super:shadow] given its use is stopped already, then it cannot be played', () => {
		const stopped = mine({
			hands: {
				'seat:3': ['flare:shadow', 'attack:08'],
				'seat:2': ['artifact:cosmic-zap', 'attack:06']
			}
		}).until('window:use.declared', 'seat:2');
		stopped.use('seat:2', 'artifact|cosmic-zap');
		for (; !stopped.asked.includes('launch.aim'); stopped.lapse())
			if (stopped.table.frames.some((frame) => 'fate' in frame && frame.fate === 'stopped'))
				expect(stopped.offers('seat:3', 'super|shadow')).toBe(false);
	});

	it('[super:shadow] given another has the turn, or none of its ships is in the warp, then it cannot be played', () => {
		for (const given of [{ offense: 'seat:1' }, { warp: { 'seat:3': 1 } }] as const) {
			const g = mine(given);
			for (; !g.asked.includes('launch.aim'); g.lapse())
				expect(g.offers('seat:3', 'super|shadow')).toBe(false);
		}
	});
});
