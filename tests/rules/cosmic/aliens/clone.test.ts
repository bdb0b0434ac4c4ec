/** Clone: its used encounter card comes back to hand. */
import { describe, expect, it } from 'vitest';
import { decisionOf } from '../../../../src/lib/core';
import { declare, duel, homes, meet } from '../../../support/duel';
import { said } from '../../../support/said';
import type { CosmicGame, Position } from '../../../support/cosmic';

const used = (given: Position = {}, cards?: [string, string]): CosmicGame =>
	meet(
		duel({
			aliens: { 'seat:1': 'clone' },
			...given,
			hands: { 'seat:2': ['attack:04'], ...given.hands }
		}),
		cards
	);

describe('Clone', () => {
	it('[alien:clone] given it is a main player, when used cards are about to be discarded, then it may take its own back; not used, it is discarded', () => {
		const g = used().until('window:resolution.used', 'seat:1').use('seat:1', 'power|clone');
		g.until('launch.aim');
		expect(g.hand('seat:1')).toEqual(['attack:08#1']);
		expect(g.board.discard).toEqual(['attack:08#2']);
		const quiet = used().until('launch.aim');
		expect(quiet.hand('seat:1')).toEqual([]);
		expect(quiet.board.discard).toEqual(['attack:08#1', 'attack:08#2']);
	});

	it('[alien:clone] given it is the defense, then it may take its card back; given an ally, then not', () => {
		const g = duel({ aliens: { 'seat:2': 'clone', 'seat:3': 'clone' } }).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: { 'seat:3': ['offense', { 'planet:3-1': 1 }] },
			cards: ['attack:08', 'attack:08']
		});
		g.until('window:resolution.used', 'seat:2');
		expect(g.offers('seat:3', 'power|clone')).toBe(false);
		g.use('seat:2', 'power|clone').until('launch.aim');
		expect(g.hand('seat:2')).toEqual(['attack:08#2']);
	});

	it('[alien:clone] given it lost with a negotiate, when it uses it, then compensation has been taken before', () => {
		const g = used({ hands: { 'seat:1': ['negotiate'], 'seat:2': ['attack:04'] } }, [
			'negotiate',
			'attack:08'
		]);
		g.until('window:resolution.used', 'seat:1');
		expect(g.hand('seat:1')).toEqual(['attack:08#1', 'attack:04#1']);
		g.use('seat:1', 'power|clone').until('launch.aim');
		expect(g.hand('seat:1')).toEqual(['attack:08#1', 'attack:04#1', 'negotiate#1']);
	});

	it('[alien:clone] given two negotiates, when the deal is over, then it may take its negotiate back', () => {
		const g = used({ hands: { 'seat:1': ['negotiate'], 'seat:2': ['negotiate'] } }, [
			'negotiate',
			'negotiate'
		]);
		g.until('window:resolution.used', 'seat:1').use('seat:1', 'power|clone').until('launch.aim');
		expect(g.hand('seat:1')).toContainEqual('negotiate#1');
	});

	it('[alien:clone] [alien:sorcerer] ruling: given the cards were exchanged, then it keeps the card it used in the end', () => {
		const g = used(
			{
				aliens: { 'seat:1': 'clone', 'seat:2': 'sorcerer' },
				hands: { 'seat:2': ['attack:20'] }
			},
			['attack:08', 'attack:20']
		);
		g.until('window:planning.selected', 'seat:2').use('seat:2', 'power|sorcerer');
		g.until('window:resolution.used', 'seat:1').use('seat:1', 'power|clone').until('launch.aim');
		expect(g.hand('seat:1')).toContainEqual('attack:20#1');
		expect(g.board.discard).toEqual(['attack:08#1']);
	});

	it('[alien:clone] [alien:filch] ruling: given a card kept, then Filch cannot fetch it', () => {
		const aliens = { 'seat:1': 'clone', 'seat:2': 'filch' } as const;
		const g = used({ aliens }).until('window:resolution.used', 'seat:1');
		g.use('seat:1', 'power|clone').until('launch.aim');
		expect(g.hand('seat:1')).toEqual(['attack:08#1']);
		expect(g.said).not.toContain('Filch');
		const quiet = used({ aliens }).until('window:resolution.discarded', 'seat:2');
		expect(quiet.offers('seat:2', 'power|filch')).toBe(true);
	});

	it('[alien:clone] [alien:gambler] given both powers on one seat and a claim that stood, then the card goes under the deck and cannot be kept', () => {
		const g = used({ aliens: { 'seat:1': ['gambler', 'clone'] } });
		g.until('window:reveal.claim', 'seat:1').use('seat:1', 'power|gambler', { pick: 'attack:40' });
		g.until('gambler.challenge.ask').answer('seat:2', { yes: false });
		while (!g.asked.includes('turn.second')) {
			expect(g.offers('seat:1', 'power|clone')).toBe(false);
			g.lapse();
		}
		expect(g.vault.deck[0]).toEqual('attack:08#1');
	});

	it('[alien:clone] given it is zapped, then the card is discarded', () => {
		const g = used({ hands: { 'seat:2': ['artifact:cosmic-zap'] } });
		declare(g.until('window:resolution.used', 'seat:1'), 'seat:1', 'power|clone');
		g.use('seat:2', 'artifact|cosmic-zap').until('launch.aim');
		expect(g.hand('seat:1')).toEqual([]);
		expect(g.board.discard).toContainEqual('attack:08#1');
	});

	it('[alien:clone] given its power is lost, then the card is discarded', () => {
		const g = used({ planets: homes('seat:1', 10, 10) }).until('launch.aim');
		expect(g.board.discard).toContainEqual('attack:08#1');
		expect(g.said).not.toContain('Clone');
	});
});

describe('the Clone flare', () => {
	/** Seat 3 has played Plague on seat 1, and may keep it. */
	const plague = (given: Position = {}): CosmicGame =>
		duel({
			destiny: ['colour:2#1', 'colour:1#1'],
			...given,
			hands: { 'seat:3': ['artifact:plague', 'flare:clone', 'attack:04'], ...given.hands }
		})
			.until('window:encounter.start', 'seat:3')
			.use('seat:3', 'artifact|plague', { pick: 'seat:1' });

	it('[wild:clone] given an artifact it has just played, when it plays it, then the artifact comes back to hand; not played, it is discarded', () => {
		const g = plague().until('window:artifact.played', 'seat:3').use('seat:3', 'wild|clone');
		expect(g.until('launch.aim').hand('seat:3')).toEqual([
			'attack:04#1',
			'artifact:plague#1',
			'flare:clone'
		]);
		expect(g.board.discard).toEqual(['attack:08#1']);
		expect(g.said).toContain('{seat:1} loses 3 ships to the warp.');
		expect(plague().until('launch.aim').board.discard).toContainEqual('artifact:plague#1');
	});

	it('[wild:clone] given an artifact it has just played, then to pass is to let it go', () => {
		const g = plague().until('window:artifact.played', 'seat:3');
		const { shape } = decisionOf(g.table, 'seat:3')!;
		const [pass] = shape.type === 'one' ? shape.choices : [];
		expect(pass && said(pass.say)).toBe('Let the artifact go');
	});

	it('[wild:clone] given an artifact kept, then it may be played again in a later encounter, and not before', () => {
		const g = plague().until('window:artifact.played', 'seat:3').use('seat:3', 'wild|clone');
		while (!g.asked.includes('launch.aim')) {
			expect(g.offers('seat:3', 'artifact|plague')).toBe(false);
			g.lapse();
		}
		g.until('window:encounter.start', 'seat:3');
		expect(g.encounter.offense).not.toBe('seat:1');
		expect(g.offers('seat:3', 'artifact|plague')).toBe(true);
		// So far it has been played once.
		expect(g.said.match(/plays Plague/g)).toHaveLength(1);
	});

	it('[wild:clone] given somebody else’s artifact, then it cannot be kept', () => {
		const g = plague({
			hands: { 'seat:2': ['flare:clone'], 'seat:3': ['artifact:plague', 'attack:04'] }
		});
		g.until('window:artifact.played');
		expect(g.askedSeats).toEqual(['seat:3']);
		expect(g.offers('seat:3', 'wild|clone')).toBe(false);
	});

	it('[wild:clone] given the artifact was cancelled, then it is discarded and nothing is asked', () => {
		const g = duel({
			hands: {
				'seat:2': ['artifact:card-zap'],
				'seat:3': ['artifact:plague', 'flare:clone', 'attack:04']
			}
		}).until('window:encounter.start', 'seat:3');
		declare(g, 'seat:3', 'artifact|plague', { pick: 'seat:1' });
		g.use('seat:2', 'artifact|card-zap').until('window:artifact.played', 'seat:2');
		g.until('launch.aim');
		expect(g.hand('seat:3')).toEqual(['flare:clone', 'attack:04#1']);
		expect(g.board.discard).toEqual(['artifact:card-zap#1', 'artifact:plague#1']);
	});

	it('[wild:clone] given a zap in the middle of answers, when it is kept, then it has its effect all the same and comes back', () => {
		const g = duel({
			aliens: { 'seat:1': 'macron' },
			hands: { 'seat:2': ['artifact:cosmic-zap', 'flare:clone'] }
		}).until('window:use.declared', 'seat:2');
		g.use('seat:2', 'artifact|cosmic-zap').until('window:artifact.played', 'seat:2');
		g.use('seat:2', 'wild|clone').until('launch.send');
		expect(g.decision('seat:1').shape).toMatchObject({ max: 4 });
		expect(g.hand('seat:2')).toContainEqual('artifact:cosmic-zap#1');
	});

	it('[wild:clone] given Clone without its power, then it plays the wild half', () => {
		const g = plague({
			aliens: { 'seat:3': 'clone' },
			planets: homes('seat:3', 10, 10)
		}).until('window:artifact.played', 'seat:3');
		expect(g.offers('seat:3', 'wild|clone')).toBe(true);
		const strong = plague({ aliens: { 'seat:3': 'clone' } }).until('launch.aim');
		expect(strong.board.discard).toContainEqual('artifact:plague#1');
	});

	/** Clone lost two ships with a negotiate; seat 2 holds that many cards besides. */
	const owed = (cards: string[]): CosmicGame =>
		meet(
			duel({
				aliens: { 'seat:1': 'clone' },
				hands: { 'seat:1': ['negotiate', 'flare:clone'], 'seat:2': cards }
			}),
			['negotiate', 'attack:08'],
			2
		).until('window:resolution.compensation', 'seat:1');

	it('[super:clone] given compensation is due to it, when it plays it, then it takes twice as many cards; not played, as many as ships', () => {
		const cards = ['attack:04', 'attack:06', 'attack:10', 'attack:12', 'attack:14'];
		const g = owed(cards).use('seat:1', 'super|clone').until('window:resolution.used');
		expect(g.hand('seat:2')).toHaveLength(1);
		expect(g.hand('seat:1')).toHaveLength(2 + 4);
		expect(owed(cards).until('window:resolution.used').hand('seat:2')).toHaveLength(3);
	});

	it('[super:clone] [CE-14.17] given its opponent has fewer, then it takes all of them', () => {
		const g = owed(['attack:04', 'attack:06', 'attack:10']).use('seat:1', 'super|clone');
		expect(g.until('window:resolution.used').hand('seat:2')).toEqual([]);
	});

	it('[super:clone] given Clone has to pay, then it cannot play it', () => {
		const g = meet(
			duel({
				aliens: { 'seat:2': 'clone' },
				hands: { 'seat:1': ['negotiate'], 'seat:2': ['flare:clone', 'artifact:ionic-gas'] }
			}),
			['negotiate', 'attack:08']
		).until('window:resolution.compensation', 'seat:2');
		expect(g.offers('seat:2', 'artifact|ionic-gas')).toBe(true);
		expect(g.offers('seat:2', 'super|clone')).toBe(false);
	});

	it('[super:clone] given Cosmic Zap answers it, then it goes back to hand and the usual number is taken', () => {
		const g = owed(['artifact:cosmic-zap', 'attack:04', 'attack:06', 'attack:10']);
		declare(g, 'seat:1', 'super|clone').use('seat:2', 'artifact|cosmic-zap');
		g.until('launch.aim');
		expect(g.hand('seat:2')).toHaveLength(1);
		expect(g.hand('seat:1')).toContain('flare:clone');
		expect(g.said).not.toContain('uses the power of Clone');
	});
});
