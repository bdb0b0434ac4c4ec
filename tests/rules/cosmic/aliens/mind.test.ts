/** Mind: it looks into the hands of others. */
import { describe, expect, it } from 'vitest';
import { decisionOf, lookOwn } from '../../../../src/lib/core';
import type { SeatId } from '../../../../src/lib/core';
import { Play } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { discardCards, drawToHand } from '../../../../src/lib/games/cosmic/hands';
import { likeOf } from '../../../../src/lib/games/kit';
import { declare, duel, offered } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';
import { said } from '../../../support/said';

const SEATS: readonly SeatId[] = ['seat:1', 'seat:2', 'seat:3'];

/** What a seat was shown: whose, and which cards, without their numbers. */
const shown = ({ table }: CosmicGame, seat: SeatId) =>
	lookOwn(cosmic, table, seat).board.looks.map(({ of, what, cards }) => [
		of,
		what,
		cards.map(likeOf).join()
	]);

/** What this seat alone read. */
const readBy = (g: CosmicGame, seat: SeatId): string[] =>
	g.events.flatMap(({ to, say }) => (to !== 'all' && to.includes(seat) ? [said(say)] : []));

/** Seat 1 encounters seat 2; the Mind may act before allies are invited. */
const before = (mind: SeatId, given: Position = {}): CosmicGame =>
	duel({
		aliens: { [mind]: 'mind' },
		...given,
		hands: { 'seat:1': ['attack:20'], 'seat:2': ['negotiate'], ...given.hands }
	}).until('window:alliance.before', mind);

/** Whose hand it may choose. */
function hands(g: CosmicGame, seat: SeatId): string[] {
	const shape = decisionOf(g.table, seat)?.shape;
	const choice = shape?.type === 'one' ? shape.choices.find(({ id }) => /^power/.test(id)) : null;
	return choice?.then?.type === 'one' ? choice.then.choices.map(({ id }) => id) : [];
}

describe('Mind', () => {
	it.each([
		['seat:1', 'seat:2', 'attack:08,negotiate'],
		['seat:2', 'seat:1', 'attack:08,attack:20']
	] as const)(
		'[alien:mind] given %s is a main player, when it uses its power, then it alone sees the hand of %s',
		(me, other, cards) => {
			const g = before(me);
			expect(hands(g, me)).toEqual([other]);
			declare(g, me, 'power|mind', { pick: other }).until('alliance.offenseInvites');
			expect(shown(g, me)).toEqual([[other, 'hand', cards]]);
			expect(g.said).toContain(`{${me}} looks at the hand of {${other}}.`);
			for (const seat of SEATS.filter((one) => one !== me)) {
				expect(shown(g, seat)).toEqual([]);
				expect(readBy(g, seat).join()).not.toMatch(/hand/);
			}
			expect(readBy(g, me)).toHaveLength(1);
		}
	);

	it('[alien:mind] given it is not involved, then it looks at the hand of one main player, as it likes', () => {
		const g = before('seat:3');
		expect(hands(g, 'seat:3')).toEqual(['seat:1', 'seat:2']);
		declare(g, 'seat:3', 'power|mind', { pick: 'seat:2' }).until('alliance.offenseInvites');
		expect(shown(g, 'seat:3')).toEqual([['seat:2', 'hand', 'attack:08,negotiate']]);
	});

	it('[alien:mind] given it does not use its power, then it sees nothing', () => {
		const g = before('seat:3').pass();
		expect(offered(g, 'seat:3', 'power|mind', () => g.board.phase === 'planning')).toBe(false);
		expect(shown(g, 'seat:3')).toEqual([]);
		expect(g.said).not.toContain('looks');
	});

	it('[alien:mind] it looks once in an encounter', () => {
		const g = declare(before('seat:3'), 'seat:3', 'power|mind', { pick: 'seat:2' });
		for (; !g.asked.includes('alliance.offenseInvites'); g.pass())
			expect(g.offers('seat:3', 'power|mind')).toBe(false);
		expect(shown(g, 'seat:3')).toHaveLength(1);
	});

	it('[alien:mind] ruling: given the hand changes afterwards, then what it sees stays as it was', () => {
		const g = declare(before('seat:3'), 'seat:3', 'power|mind', { pick: 'seat:2' });
		g.until('alliance.offenseInvites');
		discardCards(new Play(cosmic, g.table), 'seat:2', g.hand('seat:2').slice(), 'CE-15.5');
		expect(shown(g, 'seat:3')).toEqual([['seat:2', 'hand', 'attack:08,negotiate']]);
	});

	it('[alien:mind] given it is zapped, then no hand is looked at', () => {
		const g = before('seat:3', { hands: { 'seat:2': ['artifact:cosmic-zap'] } });
		declare(g, 'seat:3', 'power|mind', { pick: 'seat:1' })
			.until('window:use.declared', 'seat:2')
			.use('seat:2', 'artifact|cosmic-zap')
			.until('alliance.offenseInvites');
		expect(shown(g, 'seat:3')).toEqual([]);
		expect(g.said).not.toContain('looks at the hand of');
	});
});

describe('the Mind flare', () => {
	/** Seat 2 wins with seat 3 beside it, who takes two cards as rewards; seat 1 holds the flare. */
	const drawing = (given: Position = {}): CosmicGame =>
		duel({
			destiny: ['colour:2#1', 'colour:1#1'],
			deck: ['attack:40', 'morph', 'artifact:plague', 'attack:14'],
			...given,
			hands: {
				'seat:1': ['flare:mind', 'attack:06'],
				'seat:2': ['attack:20'],
				'seat:3': ['flare:remora'],
				...given.hands
			}
		}).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: { 'seat:3': ['defense', { 'planet:3-1': 2 }] },
			cards: ['attack:06', 'attack:20']
		});

	const drawn = (g: CosmicGame) => g.until('window:cards.drawn', 'seat:1');

	it('[wild:mind] given another draws, when it is played, then its player alone sees those cards', () => {
		const g = declare(drawn(drawing()), 'seat:1', 'wild|mind').until('window:cards.drawn');
		expect(shown(g, 'seat:1')).toEqual([['seat:3', 'draw', 'attack:40,morph']]);
		expect(g.said).toContain('{seat:1} looks at what {seat:3} has drawn.');
		expect(g.said).not.toMatch(/Attack 40/);
		expect(shown(g, 'seat:2')).toEqual([]);
		expect(readBy(g, 'seat:3').join()).not.toMatch(/has drawn/);
		expect(readBy(g, 'seat:1').at(-1)).toBe('{seat:3} has drawn Attack 40 and Morph.');
	});

	it('[wild:mind] given that player draws again in the encounter, then it sees that too, and nobody else’s draw', () => {
		const g = declare(drawn(drawing()), 'seat:1', 'wild|mind').until('window:cards.drawn');
		const play = new Play(cosmic, g.table);
		for (const seat of ['seat:2', 'seat:3', 'seat:1'] as const) drawToHand(play, seat, 1);
		expect(shown(g, 'seat:1')).toEqual([
			['seat:3', 'draw', 'attack:40,morph'],
			['seat:3', 'draw', 'attack:14']
		]);
		expect(play.events.map(({ say }) => said(say))).toContain(
			'{seat:1} looks at what {seat:3} has drawn.'
		);
	});

	it('[wild:mind] given the encounter ends, then it sees no more', () => {
		const g = declare(drawn(drawing()), 'seat:1', 'wild|mind');
		while (g.board.encounters === 1) g.lapse();
		drawToHand(new Play(cosmic, g.table), 'seat:3', 1);
		expect(shown(g, 'seat:1')).toEqual([]);
	});

	it('[wild:mind] given it is not played, then nothing is seen', () => {
		const g = drawn(drawing()).pass().until('window:resolution.end');
		expect(shown(g, 'seat:1')).toEqual([]);
	});

	it('[wild:mind] given it has drawn itself, then it cannot be played', () => {
		const g = drawing({
			hands: { 'seat:1': ['attack:06'], 'seat:3': ['flare:mind', 'attack:04'] }
		});
		for (let asked = ''; !asked.includes('resolution.end'); asked = g.asked.join()) {
			expect(g.offers('seat:3', 'wild|mind')).toBe(false);
			g.lapse();
		}
	});

	it('[super:mind] given it is not involved, when it plays it with its power, then it sees both hands', () => {
		const g = before('seat:3', { hands: { 'seat:3': ['flare:mind'] } });
		declare(g, 'seat:3', 'power|mind', { pick: 'seat:2' });
		declare(g.until('window:use.declared', 'seat:3'), 'seat:3', 'super|mind');
		g.until('alliance.offenseInvites');
		expect(shown(g, 'seat:3')).toEqual([
			['seat:1', 'hand', 'attack:08,attack:20'],
			['seat:2', 'hand', 'attack:08,negotiate']
		]);
		expect(g.hand('seat:3')).toEqual(['flare:mind']);
	});

	it('[super:mind] given it is not played, then it sees the one hand it chose', () => {
		const g = before('seat:3', { hands: { 'seat:3': ['flare:mind'] } });
		declare(g, 'seat:3', 'power|mind', { pick: 'seat:2' });
		g.until('window:use.declared', 'seat:3').pass().until('alliance.offenseInvites');
		expect(shown(g, 'seat:3').map(([of]) => of)).toEqual(['seat:2']);
	});

	it('[super:mind] given it is a main player, then it cannot be played', () => {
		const g = before('seat:1', { hands: { 'seat:1': ['flare:mind'] } });
		declare(g, 'seat:1', 'power|mind', { pick: 'seat:2' });
		for (; !g.asked.includes('alliance.offenseInvites'); g.pass())
			expect(g.offers('seat:1', 'super|mind')).toBe(false);
	});

	it('[super:mind] given its use is stopped already, or it uses another power, then it cannot be played', () => {
		const hands = { 'seat:3': ['flare:mind'], 'seat:2': ['artifact:cosmic-zap'] };
		const g = declare(before('seat:3', { hands }), 'seat:3', 'power|mind', { pick: 'seat:1' });
		g.until('window:use.declared', 'seat:2').pass('seat:3');
		declare(g, 'seat:2', 'artifact|cosmic-zap');
		expect(offered(g, 'seat:3', 'super|mind', () => g.board.phase === 'planning')).toBe(false);
		const other = duel({
			aliens: { 'seat:3': ['mind', 'dictator'] },
			hands: { 'seat:3': ['flare:mind', 'attack:06'] }
		}).until('window:use.declared', 'seat:3');
		expect(other.said).toContain('power of Dictator');
		expect(other.offers('seat:3', 'super|mind')).toBe(false);
	});

	it('[super:mind] given its power is stopped after it, then it sees no hand', () => {
		const g = before('seat:3', {
			hands: { 'seat:3': ['flare:mind'], 'seat:2': ['artifact:cosmic-zap'] }
		});
		declare(g, 'seat:3', 'power|mind', { pick: 'seat:2' });
		declare(g.until('window:use.declared', 'seat:3'), 'seat:3', 'super|mind').pass();
		g.until('window:use.declared', 'seat:2')
			.use('seat:2', 'artifact|cosmic-zap')
			.until('alliance.offenseInvites');
		expect(shown(g, 'seat:3')).toEqual([]);
	});
});
