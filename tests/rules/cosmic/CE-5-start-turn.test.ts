/** Section 5 of rules.md: the hand check, and what may be done when a turn starts. */
import { describe, expect, it, vi } from 'vitest';
import { msg } from '../../../src/lib/core';
import { drawToHand } from '../../../src/lib/games/cosmic/hands';
import { expectBarred } from '../../support/barred';
import { position } from '../../support/cosmic';
import type { CosmicGame, Position } from '../../support/cosmic';
import type { Artifact } from '../../../src/lib/games/cosmic/artifacts/artifact';
import type { ArtifactId } from '../../../src/lib/games/cosmic/types';

/** Eight cards without an encounter card among them. */
const EIGHT_OTHERS = [
	'reinforcement:2',
	'reinforcement:3',
	'reinforcement:5',
	'artifact:quash',
	'artifact:ionic-gas',
	'artifact:force-field',
	'artifact:card-zap',
	'flare:virus'
];

describe('CE-5 start turn', () => {
	it('[CE-5.1] [CE-5.2] given a hand without encounter cards, when the turn starts, then it is discarded for eight cards, and those again as none of them is one, before the encounter begins', () => {
		const g = position({
			hands: { 'seat:1': ['flare:zombie', 'artifact:plague'] },
			deck: [...EIGHT_OTHERS, 'flare:clone', 'attack:08', ...EIGHT_OTHERS.slice(0, 2), 'negotiate']
		});
		// Nobody has decided anything yet: not even Plague at the start of the encounter could be played.
		expect(g.table.n).toBe(0);
		expect(g.board.phase).toBe('regroup');
		expect(g.board.discard.map((card) => card.replace(/#\d+$/, ''))).toEqual([
			'flare:zombie',
			'artifact:plague',
			...EIGHT_OTHERS
		]);
		expect(g.hand('seat:1')).toHaveLength(8);
		expect(g.hand('seat:1').slice(0, 2)).toEqual(['flare:clone', 'attack:08#1']);
		// The discarded hands are shown.
		expect(g.said).toContain('{seat:1} discards Zombie flare and Plague.');
	});

	it('[CE-5.4] given an encounter card in hand, when the turn starts, then the hand stays and no redraw is offered', () => {
		const hand = ['attack:01', 'flare:zombie', 'artifact:quash'];
		const g = position({ hands: { 'seat:1': hand }, destiny: ['colour:2#1'] });
		g.until('launch.aim');
		expect(g.hand('seat:1').map((card) => card.replace(/#\d+$/, ''))).toEqual(hand);
		expect(g.said).not.toContain('draws');
		expect(g.board.discard).toEqual([]);
	});

	it('[CE-5.6] given the last encounter card is lost after the hand check, when one is needed, then the offense draws no new hand and its turn ends', () => {
		const g = position({
			destiny: ['colour:2#1'],
			hands: {
				'seat:1': ['attack:08', 'flare:zombie', 'flare:virus'],
				'seat:3': ['artifact:plague']
			}
		});
		g.use('seat:3', 'artifact|plague', { pick: 'seat:1' });
		while (g.board.offense === 'seat:1') g.lapse();
		expect(g.said).toContain('{seat:1} has no encounter card: the turn ends.');
		expect(g.said).not.toContain('{seat:1} draws');
		expect(g.hand('seat:1')).toHaveLength(1);
	});

	describe('with powers of the start-turn phase', () => {
		const NEW = '{seat:1} draws 8 cards.';
		const begun = (aliens: Position['aliens'], given: Position = {}) =>
			position({
				aliens,
				hands: { 'seat:1': ['artifact:quash', 'flare:bandit'], 'seat:3': ['attack:10'] },
				deck: ['attack:20'],
				...given
			});
		/** How often a power was used, and whether the new hand was there by then. */
		const usedIn = (g: CosmicGame, power: string) => {
			const lines = g.said.split('\n');
			const uses = lines.flatMap((line, i) => (line.includes(`the power of ${power}`) ? [i] : []));
			return [uses.length, uses.every((i) => i > lines.indexOf(NEW)) && lines.includes(NEW)];
		};

		it('[CE-5.5] [CE-16.3] given a power that is used as any turn begins, be it of the offense or of another, then it is once the offense has a new hand', () => {
			expect(usedIn(begun({ 'seat:3': 'bandit' }).until('launch.aim'), 'Bandit')).toEqual([
				1,
				true
			]);
			expect(usedIn(begun({ 'seat:1': 'bandit' }).until('launch.aim'), 'Bandit')).toEqual([
				1,
				true
			]);
		});

		it('[CE-5.5] given Love holds no encounter card, then it has a new hand before it gives a card of it', () => {
			const g = begun({ 'seat:1': 'love' }).until('love.joy.give');
			expect(g.hand('seat:1')).toHaveLength(8);
			expect(usedIn(g, 'Love')).toEqual([1, true]);
		});

		it('[CE-5.3] [CE-5.5] given a power for any phase, then the offense may use it once they have a new hand, and reads so before; a flare of the old hand they may play before it goes', () => {
			const g = begun(
				{ 'seat:1': 'alchemist' },
				{ discard: ['artifact:plague', 'attack:23', 'flare:virus'] }
			);
			expect(g.asked).toEqual(['window:turn.start']);
			expect(g.askedSeats).toEqual(['seat:1']);
			expect(g.choices('seat:1')).toEqual(['pass', 'wild|bandit|flip|flare:bandit']);
			expectBarred(g, 'seat:1', 'alien:alchemist', ['CE-5.5', /once you have the hand/]);
			g.pass().until('window:turn.start', 'seat:1');
			expect(g.hand('seat:1')).toHaveLength(8);
			expect(g.offers('seat:1', 'power|alchemist')).toBe(true);
		});

		it('[CE-5.5] given a power or a lux card that could be used, and no card in hand, then nobody is asked before the new hand is there', () => {
			const g = begun(
				{ 'seat:1': 'alchemist' },
				{
					hands: { 'seat:1': [] },
					discard: ['artifact:plague', 'attack:23'],
					lux: { 'seat:1': { ultra: 3, card: 'flare-access' } }
				}
			);
			expect(g.asked).toEqual(['window:turn.start']);
			expect(g.hand('seat:1')).toHaveLength(8);
		});
	});

	describe('with a card for the start-turn phase, as a coming box might bring', () => {
		const early: Artifact = {
			words: {
				name: msg('Early Bird'),
				gist: '',
				text: '',
				timing: { roles: ['offense', 'uninvolved'], phases: ['startTurn'] }
			},
			uses: {
				sing: {
					moments: ['turn.start'],
					say: msg('sing'),
					worth: () => 0,
					apply: (play, { seat }) => void drawToHand(play, seat, 1)
				}
			}
		};

		/** A fresh copy of the game with that card in it: what has uses when is found once and kept. */
		async function withCard(hand: string[], deck: string[] = []) {
			vi.resetModules();
			const { ARTIFACTS } = await import('../../../src/lib/games/cosmic/artifacts');
			(ARTIFACTS as Record<ArtifactId, Artifact>)['early-bird'] = early;
			const support = await import('../../support/cosmic');
			const { proceed } = await import('../../../src/lib/core');
			const { cosmic } = await import('../../../src/lib/games/cosmic');
			const g = support.position({ offense: 'seat:3', hands: { 'seat:1': hand }, deck });
			// The turn of seat 1 begins with the card in its hand and in another's.
			g.hand('seat:1').push('artifact:early-bird#1');
			g.hand('seat:2').push('artifact:early-bird#2');
			g.board.offense = 'seat:1';
			g.table.decisions = [];
			g.table.frames = [{ step: 'start', at: 'play' }];
			g.events.length = 0;
			g.events.push(...proceed(cosmic, g.table));
			vi.resetModules();
			return g;
		}

		it('[CE-5.3] given a hand without encounter cards, when the turn starts, then the offense alone may play it before its hand goes', async () => {
			const g = await withCard(['flare:zombie'], ['reinforcement:2']);
			expect(g.asked).toEqual(['window:turn.start']);
			expect(g.askedSeats).toEqual(['seat:1']);
			expect(g.hand('seat:1')).toContain('flare:zombie');
			g.use('seat:1', 'artifact|early-bird');
			while (!g.board.discard.includes('flare:zombie')) g.lapse();
			const [played, ...rest] = g.board.discard;
			expect([played, rest.slice(0, 2)]).toEqual([
				'artifact:early-bird#1',
				['flare:zombie', 'reinforcement:2#1']
			]);
			expect(g.hand('seat:1').filter((card) => card.startsWith('artifact:early-bird'))).toEqual([]);
			expect(g.board.players['seat:2']!.hand).toContain('artifact:early-bird#2');
		});

		it('[CE-5.3] given that card brings an encounter card, when the hand is checked again, then the rest of it stays', async () => {
			const g = await withCard(['flare:zombie'], ['attack:08']);
			g.use('seat:1', 'artifact|early-bird');
			while (g.board.phase === 'startTurn') g.lapse();
			expect(g.hand('seat:1')).toEqual(['flare:zombie', 'attack:08#1']);
			expect(g.board.discard).toEqual(['artifact:early-bird#1']);
		});

		it('[CE-5.3] given cards of other phases, when the hand is about to go, then those may not be played', async () => {
			const g = await withCard(['artifact:plague', 'artifact:mobius-tubes']);
			expect(g.choices('seat:1')).toEqual([
				'pass',
				'artifact|early-bird|sing|artifact:early-bird#1'
			]);
		});

		it('[CE-5.5] given a new hand was due, when others would use what belongs to the start of the turn, then they can only after the hand check', async () => {
			const g = await withCard(['flare:zombie']);
			g.pass('seat:1');
			expect(g.asked).toEqual(['window:turn.start']);
			expect(g.offers('seat:2', 'artifact|early-bird')).toBe(true);
			expect(g.said).toContain('{seat:1} draws 8 cards.');
			expect(g.board.phase).toBe('startTurn');
		});
	});
});
