/** Usurper: allies lay cards too, of which two may take the place of those of the main players. */
import { describe, expect, it } from 'vitest';
import { lookOpen, lookOwn } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { likeOf } from '../../../../src/lib/games/kit';
import { declare, fight, holding, duel, offered, over } from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import type { SeatId } from '../../../../src/lib/core';
import type { OpenBoard, OwnBoard } from '../../../../src/lib/games/cosmic/view';
import type { Cards } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';

const EVEN: Cards = ['attack:08', 'attack:14'];
const LEVY = 'power|usurper';
const hand = (g: CosmicGame, seat: SeatId) => g.hand(seat).map(likeOf);
const discard = (g: CosmicGame) => g.board.discard.map(likeOf);
/** Of whom the seat was shown which cards. */
const lookedAt = (g: CosmicGame, seat: SeatId) =>
	ownOf(g, seat).looks.map(({ of, cards }) => [of, cards.map(likeOf)]);
const ownOf = (g: CosmicGame, seat: SeatId) => lookOwn(cosmic, g.table, seat).board as OwnBoard;

const ALLIES = {
	'seat:3': ['offense', { 'planet:3-1': 2 }],
	'seat:4': ['defense', { 'planet:4-1': 1 }]
} as const satisfies Parameters<typeof fight>[1];

/** Seat 1 is Usurper and the offense, with seat 3 against seats 2 and 4; both main players have laid. */
const laid = (given: Position = {}, cards: Cards = EVEN): CosmicGame =>
	fight(cards, ALLIES, {
		aliens: { 'seat:1': 'usurper' },
		...given,
		hands: {
			'seat:3': ['attack:20', 'attack:06'],
			'seat:4': ['attack:01', 'attack:07'],
			...given.hands
		}
	}).until('window:planning.laid', 'seat:1');

/** It has used its power, and the allies lay the first cards they hold. */
function levied(given: Position = {}, cards: Cards = EVEN): CosmicGame {
	const g = laid(given, cards).use('seat:1', LEVY).until('usurper.levy.lay');
	for (const seat of g.askedSeats) g.pick(seat, g.choices(seat)[0]!);
	return g;
}

describe('Usurper', () => {
	it('[alien:usurper] [CE-10.15] given it is used, then all allies lay an encounter card, unseen and at once', () => {
		const g = laid({ hands: { 'seat:3': ['attack:20', 'reinforcement:3'] } });
		g.use('seat:1', LEVY).until('usurper.levy.lay');
		expect(g.askedSeats).toEqual(['seat:3', 'seat:4']);
		expect(g.choices('seat:3').map(likeOf)).toEqual(['attack:20']);
		expect(g.choices('seat:4').map(likeOf)).toEqual(['attack:01', 'attack:07']);
		g.pick('seat:3', 'attack:20').pick('seat:4', 'attack:07');
		expect(hand(g, 'seat:3')).toEqual(['reinforcement:3']);
		const open = lookOpen(cosmic, g.table).board as OpenBoard;
		expect(open.encounter!.seconds).toEqual([
			{ seat: 'seat:3', of: 'usurper', card: null },
			{ seat: 'seat:4', of: 'usurper', card: null }
		]);
		expect(ownOf(g, 'seat:3').seconds!.map(likeOf)).toEqual(['attack:20']);
		expect(ownOf(g, 'seat:1').seconds).toBeUndefined();
	});

	it('[alien:usurper] given both exchanges, then the cards of the allies are compared, and the main players take theirs back', () => {
		const g = levied();
		expect(g.choices('seat:1')).toEqual(['seat:3', 'keep']);
		g.pick('seat:1', 'seat:3');
		expect(g.choices('seat:1')).toEqual(['seat:4', 'keep']);
		g.pick('seat:1', 'seat:4');
		// Of what lies there it has seen its own, and nobody else has seen any.
		expect(ownOf(g, 'seat:1').laid).toBeNull();
		expect(lookedAt(g, 'seat:1')).toEqual([['seat:3', ['attack:20']]]);
		expect(ownOf(g, 'seat:2').laid).toBeNull();
		g.until('window:reveal.values');
		expect(g.encounter.totals).toEqual({ offense: 20 + 3 + 2, defense: 1 + 4 + 1 });
		expect(hand(g, 'seat:3')).toEqual(['attack:06']);
		expect(hand(g, 'seat:4')).toEqual(['attack:07']);
		expect(hand(g, 'seat:1')).toContain('attack:08');
		expect(hand(g, 'seat:2')).toContain('attack:14');
		over(g);
		expect(discard(g)).toEqual(['attack:20', 'attack:01']);
	});

	it('[alien:usurper] given neither exchange, then all cards of allies go back', () => {
		const g = levied();
		g.pick('seat:1', 'keep').pick('seat:1', 'keep').until('window:reveal.values');
		expect(g.encounter.totals).toEqual({ offense: 13, defense: 19 });
		expect(g.encounter.seconds).toBeUndefined();
		expect(hand(g, 'seat:3').toSorted()).toEqual(['attack:06', 'attack:20']);
		expect(hand(g, 'seat:4').toSorted()).toEqual(['attack:01', 'attack:07']);
	});

	it('[alien:usurper] given one of the two, then the other card stays what it is', () => {
		const mine = levied().pick('seat:1', 'seat:3').pick('seat:1', 'keep');
		expect(mine.until('window:reveal.values').encounter.totals).toEqual({
			offense: 25,
			defense: 19
		});
		const theirs = levied().pick('seat:1', 'keep').pick('seat:1', 'seat:4');
		expect(theirs.until('window:reveal.values').encounter.totals).toEqual({
			offense: 13,
			defense: 6
		});
		expect(theirs.said).toContain(
			'The card of {seat:4} takes the place of the one of the defense.'
		);
	});

	it('[alien:usurper] given it is the defense, then its own allies are those of the defense', () => {
		const g = fight(EVEN, ALLIES, {
			aliens: { 'seat:2': 'usurper' },
			hands: { 'seat:3': ['attack:20'], 'seat:4': ['attack:23'] }
		}).until('window:planning.laid', 'seat:2');
		g.use('seat:2', LEVY).until('usurper.levy.lay');
		g.pick('seat:3', 'attack:20').pick('seat:4', 'attack:23');
		expect(g.choices('seat:2')).toEqual(['seat:4', 'keep']);
		g.pick('seat:2', 'seat:4');
		expect(g.choices('seat:2')).toEqual(['seat:3', 'keep']);
		g.pick('seat:2', 'keep').until('window:reveal.values');
		expect(g.encounter.totals).toEqual({ offense: 13, defense: 23 + 5 });
	});

	it('[alien:usurper] given it is not used, then nobody lays a card; without allies, or as an ally, it is not offered', () => {
		const g = laid().until('window:reveal.values');
		expect(g.said).not.toContain('second card');
		expect(g.encounter.totals).toEqual({ offense: 13, defense: 19 });
		expect(offered(fight(EVEN, {}, { aliens: { 'seat:1': 'usurper' } }), 'seat:1', LEVY)).toBe(
			false
		);
		const ally = fight(EVEN, ALLIES, { aliens: { 'seat:3': 'usurper' } });
		expect(offered(ally, 'seat:3', LEVY)).toBe(false);
	});

	it('[alien:usurper] [CE-10.15] given an ally holds no encounter card, then it gets a new hand first, and lays one of it', () => {
		const g = laid({ hands: { 'seat:3': ['reinforcement:3'] } });
		g.use('seat:1', LEVY).until('usurper.levy.lay');
		expect(g.askedSeats).toEqual(['seat:3', 'seat:4']);
		expect(g.hand('seat:3')).toHaveLength(8);
		expect(hand(g, 'seat:4')).toEqual(['attack:01', 'attack:07']);
		const [card] = g.choices('seat:3');
		g.pick('seat:3', card!).pick('seat:4', 'attack:01');
		expect(g.choices('seat:1')).toEqual(['seat:3', 'keep']);
		g.pick('seat:1', 'keep').pick('seat:1', 'keep').until('window:reveal.values');
		expect(g.hand('seat:3')).toHaveLength(8);
	});

	it('[alien:usurper] given a negotiate came to lie for it, then it is that: it deals, or loses and collects', () => {
		const given = { hands: { 'seat:2': ['attack:12', 'attack:30'], 'seat:3': ['negotiate'] } };
		const g = over(levied(given).pick('seat:1', 'seat:3').pick('seat:1', 'keep'));
		expect(g.said).toContain('The defense wins.');
		expect(g.said).toContain('{seat:1} takes 3 cards of {seat:2} as compensation.');
		expect(discard(g).slice(0, 2)).toEqual(['negotiate', 'attack:14']);
	});

	it('[alien:usurper] [CE-11.2] given a morph came to lie for it, then it copies what it faces', () => {
		const g = levied({ hands: { 'seat:3': ['morph'] } });
		g.pick('seat:1', 'seat:3').pick('seat:1', 'keep').until('window:reveal.values');
		expect(g.encounter.totals).toEqual({ offense: 14 + 5, defense: 19 });
	});

	it('[alien:usurper] [CE-16.10] given two allies hold none, then they get their new hands in timing order', () => {
		const bare = { hands: { 'seat:3': ['reinforcement:3'], 'seat:4': ['reinforcement:3'] } };
		const g = laid(bare).use('seat:1', LEVY).until('usurper.levy.lay');
		expect(g.said.indexOf('{seat:3} draws')).toBeGreaterThan(-1);
		expect(g.said.indexOf('{seat:4} draws')).toBeGreaterThan(g.said.indexOf('{seat:3} draws'));
	});

	/** Seat 2, the defense, is Usurper, and seat 1 this alien; both have laid. */
	const against = (alien: string, to: (g: CosmicGame) => CosmicGame = (g) => g): CosmicGame =>
		to(
			duel(
				holding(['attack:08', 'attack:14'], {
					seats: 4,
					aliens: { 'seat:1': alien, 'seat:2': 'usurper' },
					hands: { 'seat:3': ['attack:20'], 'seat:4': ['attack:10'] }
				})
			).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 3 }, allies: ALLIES })
		)
			.until('window:planning.laid', 'seat:2')
			.use('seat:2', LEVY)
			.until('usurper.levy.lay');

	it.each([
		['oracle', (g: CosmicGame) => g.until('planning.expose').pick('seat:2', 'attack:14')],
		['magician', (g: CosmicGame) => g],
		[
			'visionary',
			(g: CosmicGame) =>
				g
					.until('window:planning.beforeSelect', 'seat:1')
					.use('seat:1', 'power|visionary', { pick: 'attack:14' })
		]
	])(
		'[alien:usurper] [alien:%s] ruling: given that has settled what it lays, then its own allies lay none, and those of the other side do',
		(alien, to) => {
			const g = against(alien, to);
			expect(g.askedSeats).toEqual(['seat:3']);
			g.pick('seat:3', 'attack:20');
			// Its own card stays.
			expect(g.choices('seat:2')).toEqual(['seat:3', 'keep']);
			expect(lookedAt(g, 'seat:2').filter(([of]) => of === 'seat:3')).toEqual([]);
		}
	);

	it('[alien:usurper] [alien:visionary] given its allies are the only ones, and it was told what to lay, then it is not offered', () => {
		const g = duel({
			seats: 4,
			aliens: { 'seat:1': 'oracle', 'seat:2': 'usurper' }
		}).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 3 },
			allies: { 'seat:4': ['defense', { 'planet:4-1': 1 }] }
		});
		expect(offered(g, 'seat:2', LEVY)).toBe(false);
	});

	it('[alien:usurper] [alien:deuce] [CE-16.21] given others add cards once both lie there, then it has been before them', () => {
		const g = fight(EVEN, ALLIES, {
			aliens: { 'seat:1': 'deuce', 'seat:2': 'usurper' },
			hands: { 'seat:1': ['attack:12'], 'seat:3': ['attack:10'], 'seat:4': ['attack:20'] }
		}).until('window:planning.laid', 'seat:2');
		expect(g.encounter.seconds).toBeUndefined();
		g.use('seat:2', LEVY).until('usurper.levy.lay');
		g.pick('seat:3', 'attack:10').pick('seat:4', 'attack:20');
		g.pick('seat:2', 'keep').pick('seat:2', 'seat:3').until('deuce.add.which');
		// Its own card is in its hand again.
		expect(g.choices('seat:1').map(likeOf)).toContain('attack:08');
		g.pick('seat:1', 'attack:12').until('window:reveal.values');
		expect(g.encounter.totals!.offense).toBe(10 + 5 + 12);
		// Of its pair the lesser comes back to Deuce, whoever laid it.
		over(g);
		expect(discard(g)).toContain('attack:12');
		expect(hand(g, 'seat:1')).toContain('attack:10');
	});

	it('[alien:usurper] [alien:cavalry] given an ally adds a card after that, then it holds the one it laid again', () => {
		const g = levied({
			aliens: { 'seat:1': 'usurper', 'seat:3': 'cavalry' },
			hands: { 'seat:3': ['attack:20'] }
		});
		g.pick('seat:1', 'keep').pick('seat:1', 'keep');
		g.until('window:planning.selected', 'seat:3').use('seat:3', 'power|cavalry');
		g.until('cavalry.add.which').pick('seat:3', 'attack:20').until('window:reveal.values');
		expect(g.encounter.totals!.offense).toBe(8 + 5 + 20);
	});

	it('[alien:usurper] [alien:sorcerer] given the cards are exchanged after that, then those that lie there are', () => {
		const g = levied({ aliens: { 'seat:1': 'usurper', 'seat:2': 'sorcerer' } });
		g.pick('seat:1', 'seat:3').pick('seat:1', 'keep');
		g.until('window:planning.selected', 'seat:2').use('seat:2', 'power|sorcerer');
		g.until('window:reveal.values');
		expect(g.encounter.totals).toEqual({ offense: 14 + 5, defense: 20 + 5 });
	});

	it('[alien:usurper] given it is zapped, then nobody lays a card', () => {
		const g = laid({ hands: { 'seat:2': ['artifact:cosmic-zap'] } });
		declare(g, 'seat:1', LEVY).until('window:use.declared', 'seat:2');
		g.use('seat:2', 'artifact|cosmic-zap').until('window:reveal.values');
		expect(g.encounter.totals).toEqual({ offense: 13, defense: 19 });
		expect(g.encounter.seconds).toBeUndefined();
		expect(g.said).not.toContain('second card');
	});

	it('given a weak card of its own, then the steady player asks its allies for cards and takes one; with a good one it does not', () => {
		const weak = laid({}, ['attack:04', 'attack:14']);
		expect(steadyAnswer(weak, 'seat:1')).toMatchObject({
			pick: expect.stringMatching(/^power\|usurper/) as string
		});
		weak.use('seat:1', LEVY).until('usurper.levy.lay');
		expect(steadyAnswer(weak, 'seat:3')).toEqual({
			pick: expect.stringMatching(/^attack:20/) as string
		});
		weak.pick('seat:3', 'attack:20').pick('seat:4', 'attack:07');
		expect(steadyAnswer(weak, 'seat:1')).toEqual({ pick: 'seat:3' });
		weak.pick('seat:1', 'seat:3');
		expect(steadyAnswer(weak, 'seat:1')).toEqual({ pick: 'keep' });
		expect(steadyAnswer(laid({}, ['attack:40', 'attack:14']), 'seat:1')).toEqual({ pick: 'pass' });
	});
});

describe('the Usurper flare', () => {
	const SUPER: Position = { hands: { 'seat:1': ['flare:usurper'] } };
	const looking = (): CosmicGame =>
		declare(laid(SUPER), 'seat:1', LEVY).until('window:use.declared', 'seat:1');

	it('[super:usurper] given it is played, then it sees what the allies of the other side lay, and nobody else does', () => {
		const g = looking().use('seat:1', 'super|usurper').until('usurper.levy.lay');
		g.pick('seat:3', 'attack:20').pick('seat:4', 'attack:01');
		expect(g.said).toContain('{seat:1} looks at the card that {seat:4} has laid.');
		expect(lookedAt(g, 'seat:1')).toEqual([
			['seat:3', ['attack:20']],
			['seat:4', ['attack:01']]
		]);
		for (const seat of ['seat:2', 'seat:3'] as const) expect(ownOf(g, seat).looks).toEqual([]);
		g.pick('seat:1', 'keep');
		// What it has seen is worth exchanging for.
		expect(steadyAnswer(g, 'seat:1')).toEqual({ pick: 'seat:4' });
	});

	it('[super:usurper] given it is not played, then it sees those of its own allies alone; without allies of the other side it is not offered', () => {
		const g = looking().until('usurper.levy.lay');
		g.pick('seat:3', 'attack:20').pick('seat:4', 'attack:01');
		expect(lookedAt(g, 'seat:1')).toEqual([['seat:3', ['attack:20']]]);
		const alone = fight(
			EVEN,
			{ 'seat:3': ['offense', { 'planet:3-1': 2 }] },
			{
				aliens: { 'seat:1': 'usurper' },
				hands: { 'seat:1': ['flare:usurper'], 'seat:3': ['attack:20'] }
			}
		).until('window:planning.laid', 'seat:1');
		declare(alone, 'seat:1', LEVY);
		expect(offered(alone, 'seat:1', 'super|usurper')).toBe(false);
		// Nor does it answer what others use.
		const other = laid({ aliens: { 'seat:1': 'usurper', 'seat:2': 'sorcerer' }, ...SUPER });
		other.until('window:planning.selected', 'seat:2');
		declare(other, 'seat:2', 'power|sorcerer');
		expect(offered(other, 'seat:1', 'super|usurper')).toBe(false);
	});

	const WILD = 'wild|usurper';
	const formed = (allies: Parameters<typeof fight>[1], given: Position = {}): CosmicGame =>
		duel({
			seats: 4,
			...given,
			hands: { 'seat:1': ['flare:usurper'], ...given.hands }
		}).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 }, allies });

	it('[wild:usurper] [CE-11.16] given the offense has more ships of allies, then it wins, and no card is laid', () => {
		const g = formed(ALLIES).until('window:alliance.formed', 'seat:1').use('seat:1', WILD);
		over(g);
		expect(g.said).toContain('Allies have 2 ships with the offense and 1 ship with the defense.');
		expect(g.said).not.toContain('has laid a card');
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 1, 'seat:3': 2 });
		expect(g.board.warp).toEqual({ 'seat:2': 4, 'seat:4': 1 });
	});

	it('[wild:usurper] ruling: with as many on both sides the defense wins; ships of main players are not counted', () => {
		const even = {
			'seat:3': ['offense', { 'planet:3-1': 1 }],
			'seat:4': ['defense', { 'planet:4-1': 1 }]
		} as const satisfies Parameters<typeof fight>[1];
		const g = over(formed(even).until('window:alliance.formed', 'seat:1').use('seat:1', WILD));
		expect(g.board.warp).toEqual({ 'seat:1': 1, 'seat:3': 1 });
		expect(g.said).not.toContain('as compensation');
		// Four ships of the defense against one: its ally is what counts.
		const one = formed({ 'seat:3': ['offense', { 'planet:3-1': 1 }] });
		over(one.until('window:alliance.formed', 'seat:1').use('seat:1', WILD));
		expect(one.ships('planet:2-1')).toEqual({ 'seat:1': 1, 'seat:3': 1 });
	});

	it('[wild:usurper] given it is not played the cards decide; without an ally, or as an ally, it is not offered', () => {
		expect(over(formed(ALLIES)).said).toContain('has laid a card');
		expect(offered(formed({}), 'seat:1', WILD)).toBe(false);
		const ally = formed(ALLIES, { hands: { 'seat:1': [], 'seat:3': ['flare:usurper'] } });
		expect(offered(ally, 'seat:3', WILD)).toBe(false);
	});

	it('[wild:usurper] given it is Card-Zapped, then the cards decide', () => {
		const g = formed(ALLIES, { hands: { 'seat:2': ['artifact:card-zap'] } });
		declare(g.until('window:alliance.formed', 'seat:1'), 'seat:1', WILD);
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|card-zap');
		expect(over(g).said).toContain('has laid a card');
	});

	it('given it would win by it, then the steady player plays the wild flare; where it would lose it does not', () => {
		const g = formed(ALLIES).until('window:alliance.formed', 'seat:1');
		expect(steadyAnswer(g, 'seat:1')).toMatchObject({
			pick: expect.stringMatching(/^wild\|usurper/) as string
		});
		const lost = formed({ 'seat:4': ['defense', { 'planet:4-1': 2 }] });
		lost.until('window:alliance.formed', 'seat:1');
		expect(steadyAnswer(lost, 'seat:1')).toEqual({ pick: 'pass' });
	});
});
