/** Macron: one ship at a time, worth four. */
import { describe, expect, it } from 'vitest';
import { declare, duel, homes, meet } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';
import { notesWithin } from '../../../support/notes';

const totals = (g: CosmicGame) => g.until('window:resolution.outcome').encounter.totals;
const most = (g: CosmicGame) => g.decision(g.askedSeats[0]!).shape;

/** Sends that many ships where the gate points, and both lay attack 08. */
const fight = (g: CosmicGame, send = 1): CosmicGame =>
	g.encounterTo({ send: { 'planet:1-1': send }, cards: ['attack:08', 'attack:08'] });

/** Seat 3 is asked to join the defense of seat 2. */
const joining = (given: Position = {}): CosmicGame => {
	const g = duel(given);
	g.until('alliance.offenseInvites').answer('seat:1', { picks: [] });
	return g.answer('seat:2', { picks: ['seat:3'] });
};

describe('Macron', () => {
	it('[alien:macron] given it is the offense, then it may send one ship only, which counts 4', () => {
		const g = duel({ aliens: { 'seat:1': 'macron' } }).until('launch.send');
		expect(most(g)).toMatchObject({ min: 1, max: 1 });
		expect(g.refusal('seat:1', { split: { 'planet:1-1': 2 } }).rule).toBe('CE-8.4');
		expect(totals(fight(g))).toEqual({ offense: 8 + 4, defense: 8 + 4 });
		expect(totals(meet(duel()))).toEqual({ offense: 8 + 1, defense: 8 + 4 });
	});

	it('[alien:macron] given it is an ally, then it may send one ship only, which counts 4', () => {
		const g = joining({ aliens: { 'seat:3': 'macron' } }).until('alliance.answer', 'seat:3');
		expect(
			g.refusal('seat:3', { pick: 'defense', then: { split: { 'planet:3-1': 2 } } }).rule
		).toBe('CE-9.6');
		g.pick('seat:3', 'defense', { split: { 'planet:3-1': 1 } }).lay('attack:08', 'attack:08');
		expect(totals(g)).toEqual({ offense: 8 + 1, defense: 8 + 4 + 4 });
	});

	it('[alien:macron] [CE-16.12] given it must still be used as the defense, then who may reinforce is told what it will make of the totals, and no more once it is stopped', () => {
		const given: Position = {
			aliens: { 'seat:2': 'macron' },
			hands: { 'seat:1': ['reinforcement:2', 'artifact:cosmic-zap'] }
		};
		const g = meet(duel(given)).until('window:reveal.values', 'seat:1');
		expect(notesWithin(g, 'seat:1', 'reinforcement:2')).toEqual([
			'Then offense 11, defense 12; Macron of {seat:2} must still be used, which makes it offense 11, defense 24',
			'Then offense 9, defense 14; Macron of {seat:2} must still be used, which makes it offense 9, defense 26'
		]);
		g.use('seat:1', 'reinforcement:2', { pick: 'offense' });
		expect(totals(g)).toEqual({ offense: 11, defense: 24 });
		const stopped = meet(duel(given)).until('window:use.declared', 'seat:1');
		stopped.use('seat:1', 'artifact|cosmic-zap').until('window:reveal.values', 'seat:1');
		expect(notesWithin(stopped, 'seat:1', 'reinforcement:2')).toEqual([
			'Then offense 11, defense 12',
			'Then offense 9, defense 14'
		]);
	});

	it('[alien:macron] ruling: as the defense all its ships on the planet count 4 each', () => {
		const g = meet(duel({ aliens: { 'seat:2': 'macron' } }));
		expect(totals(g)).toEqual({ offense: 8 + 1, defense: 8 + 4 * 4 });
	});

	it('[alien:macron] given it loses one ship with a negotiate, then it collects two cards; given it is one of two rewards, then one ship brings two', () => {
		const g = duel({
			aliens: { 'seat:1': 'macron' },
			hands: { 'seat:1': ['negotiate'], 'seat:2': ['attack:04', 'attack:06', 'attack:10'] }
		});
		meet(g, ['negotiate', 'attack:08']).until('launch.aim');
		expect(g.hand('seat:1')).toHaveLength(1 + 2);
		expect(g.hand('seat:2')).toHaveLength(1);
		const ally = joining({ aliens: { 'seat:3': 'macron' } }).until('alliance.answer');
		ally.pick('seat:3', 'defense', { split: { 'planet:3-1': 1 } }).lay('attack:08', 'attack:08');
		expect(ally.until('launch.aim').hand('seat:3')).toHaveLength(2 + 2);
	});

	it('[alien:macron] ruling: zapped when it sends, it may send four, each worth 1; zapped after the reveal, its one ship counts 1', () => {
		const given: Position = {
			aliens: { 'seat:1': 'macron' },
			hands: { 'seat:2': ['artifact:cosmic-zap'] }
		};
		const early = duel(given).until('window:use.declared', 'seat:2');
		early.use('seat:2', 'artifact|cosmic-zap').until('launch.send');
		expect(most(early)).toMatchObject({ max: 4 });
		early.answer('seat:1', { split: { 'planet:1-1': 4 } }).lay('attack:08', 'attack:08');
		expect(totals(early)).toEqual({ offense: 8 + 4, defense: 8 + 4 });
		const late = meet(duel(given)).until('window:use.declared', 'seat:2');
		expect(late.board.phase).toBe('reveal');
		late.use('seat:2', 'artifact|cosmic-zap');
		expect(totals(late)).toEqual({ offense: 8 + 1, defense: 8 + 4 });
	});

	it('[alien:macron] given its power is lost, then it may send four ships, each worth 1', () => {
		const g = duel({ aliens: { 'seat:1': 'macron' }, planets: homes('seat:1', 10, 10) });
		expect(most(g.until('launch.send'))).toMatchObject({ max: 4 });
		expect(totals(fight(g, 4))).toEqual({ offense: 8 + 4, defense: 8 + 4 });
	});

	it('[alien:macron] [alien:anti-matter] given Anti-Matter against it, then an allied Macron ship deducts 4', () => {
		const g = joining({ aliens: { 'seat:1': 'anti-matter', 'seat:3': 'macron' } });
		g.until('alliance.answer').pick('seat:3', 'defense', { split: { 'planet:3-1': 1 } });
		g.lay('attack:08', 'attack:08');
		expect(totals(g)).toEqual({ offense: 8 - 1, defense: 8 + 4 - 4 });
	});
});

describe('the Macron flare', () => {
	it('[wild:macron] given a main player with attacks on both sides, when it plays it, then each of its ships adds 1 more; not played, none does', () => {
		const g = meet(duel({ hands: { 'seat:1': ['flare:macron'] } }), undefined, 3);
		g.until('window:reveal.values', 'seat:1').use('seat:1', 'wild|macron');
		expect(totals(g)).toEqual({ offense: 8 + 3 + 3, defense: 8 + 4 });
		expect(g.hand('seat:1')).toEqual(['flare:macron']);
		const quiet = meet(duel({ hands: { 'seat:1': ['flare:macron'] } }), undefined, 3);
		expect(totals(quiet)).toEqual({ offense: 8 + 3, defense: 8 + 4 });
	});

	it('[wild:macron] given an ally, when it plays it, then its side gets 1 more for each of its own ships alone', () => {
		const g = joining({ hands: { 'seat:3': ['flare:macron'] } }).until('alliance.answer');
		g.pick('seat:3', 'defense', { split: { 'planet:3-1': 2 } }).lay('attack:08', 'attack:08');
		g.until('window:reveal.values', 'seat:3').use('seat:3', 'wild|macron');
		expect(totals(g)).toEqual({ offense: 9, defense: 8 + 4 + 2 + 2 });
	});

	it('[wild:macron] given somebody uninvolved, or a side that revealed a negotiate, then it cannot be played', () => {
		const g = meet(duel({ hands: { 'seat:3': ['flare:macron'] } })).until('window:reveal.values');
		expect(g.offers('seat:3', 'wild|macron')).toBe(false);
		const talk = duel({ hands: { 'seat:1': ['negotiate', 'flare:macron'] } });
		meet(talk, ['negotiate', 'attack:08']).until('window:resolution.outcome');
		expect(talk.said).not.toContain('Macron');
	});

	it('[wild:macron] given Macron with its power lost, or zapped, then it plays the wild half', () => {
		const lost = duel({
			aliens: { 'seat:1': 'macron' },
			planets: homes('seat:1', 10, 10),
			hands: { 'seat:1': ['flare:macron'] }
		});
		meet(lost, undefined, 2).until('window:reveal.values', 'seat:1').use('seat:1', 'wild|macron');
		expect(totals(lost)).toEqual({ offense: 8 + 2 + 2, defense: 12 });
		const zapped = duel({
			aliens: { 'seat:1': 'macron' },
			hands: { 'seat:1': ['flare:macron'], 'seat:2': ['artifact:cosmic-zap'] }
		});
		meet(zapped).until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		zapped.until('window:reveal.values', 'seat:1').use('seat:1', 'wild|macron');
		expect(totals(zapped)).toEqual({ offense: 8 + 1 + 1, defense: 12 });
	});

	it('[super:macron] given Macron is the offense, when it plays it, then it may send four ships worth 4 each; not played, one', () => {
		const g = duel({ aliens: { 'seat:1': 'macron' }, hands: { 'seat:1': ['flare:macron'] } });
		g.until('window:launch.beforeShips', 'seat:1').use('seat:1', 'super|macron');
		expect(most(g.until('launch.send'))).toMatchObject({ min: 1, max: 4 });
		expect(totals(fight(g, 4))).toEqual({ offense: 8 + 16, defense: 12 });
		const quiet = duel({ aliens: { 'seat:1': 'macron' }, hands: { 'seat:1': ['flare:macron'] } });
		expect(most(quiet.until('launch.send'))).toMatchObject({ max: 1 });
	});

	it('[super:macron] given Macron is invited, when it plays it, then it may join with four ships', () => {
		const g = joining({ aliens: { 'seat:3': 'macron' }, hands: { 'seat:3': ['flare:macron'] } });
		g.until('window:alliance.answer', 'seat:3').use('seat:3', 'super|macron');
		g.until('alliance.answer').pick('seat:3', 'defense', { split: { 'planet:3-1': 4 } });
		g.lay('attack:08', 'attack:08');
		expect(totals(g)).toEqual({ offense: 9, defense: 8 + 4 + 16 });
	});

	it('[super:macron] [CE-17.11] given Cosmic Zap answers it, then it goes back to hand and may be played again as the wild half', () => {
		const g = duel({
			aliens: { 'seat:1': 'macron' },
			hands: { 'seat:1': ['flare:macron'], 'seat:2': ['artifact:cosmic-zap'] }
		});
		declare(g.until('window:launch.beforeShips', 'seat:1'), 'seat:1', 'super|macron');
		g.use('seat:2', 'artifact|cosmic-zap').until('launch.send');
		expect(g.hand('seat:1')).toContain('flare:macron');
		expect(g.encounter.flares).toEqual([]);
		// The use before it, to send one ship, had happened.
		expect(most(g)).toMatchObject({ max: 1 });
		fight(g).until('window:reveal.values', 'seat:1').use('seat:1', 'wild|macron');
		expect(totals(g)).toEqual({ offense: 8 + 1 + 1, defense: 12 });
	});
});
