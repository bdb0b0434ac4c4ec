/** Cyborg: cards that lie face up on its sheet are played from there. */
import { describe, expect, it } from 'vitest';
import { Play, lookOpen } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { cyborg } from '../../../../src/lib/games/cosmic/aliens/cyborg';
import { ARTIFACTS } from '../../../../src/lib/games/cosmic/artifacts';
import { becomeAnother, tradePowers } from '../../../../src/lib/games/cosmic/powers';
import { likeOf } from '../../../../src/lib/games/kit';
import { declare, duel, fight, met, offered, over } from '../../../support/duel';
import { said } from '../../../support/said';
import { steadyAnswer } from '../../../support/steady';
import type { Cards } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';

const ID = 'cyborg';
const CARDS: Cards = ['attack:08', 'attack:15'];
const sheet = (g: CosmicGame) => (g.board.stacked?.[ID] ?? []).map(likeOf);
const hand = (g: CosmicGame) => g.hand('seat:1').map(likeOf);
const discard = (g: CosmicGame) => g.board.discard.map(likeOf);
const with3 = (...cards: string[]): Position => ({
	aliens: { 'seat:1': ID },
	stacked: { [ID]: cards }
});
const THREE = with3('attack:30', 'reinforcement:5', 'artifact:plague');
const REPLACE = `power|${ID}|replace`;

describe('Cyborg', () => {
	it('[alien:cyborg] [CE-15.44] given an encounter begins, then three cards of the deck lie face up on its sheet, which all see; they are not drawn', () => {
		const g = duel({
			aliens: { 'seat:1': ID },
			deck: ['attack:01', 'negotiate', 'artifact:quash', 'attack:04']
		}).until('launch.aim');
		expect(sheet(g)).toEqual(['attack:01', 'negotiate', 'artifact:quash']);
		expect(hand(g)).toEqual(['attack:08']);
		expect(lookOpen(cosmic, g.table).board).toMatchObject({
			stacked: { [ID]: g.board.stacked![ID] }
		});
		expect(g.said).not.toContain('draws');
	});

	it('[alien:cyborg] given another player’s encounter begins, then what is lacking is turned up, and nothing when nothing lacks', () => {
		const g = duel({
			aliens: { 'seat:3': ID },
			stacked: { [ID]: ['attack:30'] },
			deck: ['attack:01', 'attack:04', 'attack:05']
		}).until('launch.aim');
		expect(sheet(g)).toEqual(['attack:30', 'attack:01', 'attack:04']);
		const full = duel(THREE).until('launch.aim');
		expect(sheet(full)).toHaveLength(3);
		expect(full.said).not.toContain('power of Cyborg');
	});

	it('[alien:cyborg] [CE-15.44] given a card is played as the encounter begins, then none comes for it before the next', () => {
		const g = duel(THREE).until('window:encounter.start', 'seat:1');
		declare(g, 'seat:1', 'artifact|plague', { pick: 'seat:3' }).until('launch.aim');
		expect(sheet(g)).toEqual(['attack:30', 'reinforcement:5']);
		over(g);
		expect(sheet(g)).toHaveLength(3);
	});

	it('[alien:cyborg] given cards lie on another sheet as well, then each counts its own, and like cards have names of their own', () => {
		const g = duel({
			aliens: { 'seat:1': ID, 'seat:3': 'industrialist' },
			stacked: { industrialist: ['attack:04', 'attack:05', 'attack:06'], [ID]: ['attack:04'] },
			deck: ['attack:04', 'attack:04', 'attack:20']
		}).until('launch.aim');
		expect(sheet(g)).toEqual(['attack:04', 'attack:04', 'attack:04']);
		const all = Object.values(g.board.stacked!).flat();
		expect(new Set(all).size).toBe(all.length);
	});

	it('[alien:cyborg] given its sheet is hidden, then the cards turn it up', () => {
		const g = duel({ aliens: { 'seat:1': ID }, shown: false }).until('launch.aim');
		expect(g.board.players['seat:1']!.shown).toBe(true);
		expect(sheet(g)).toHaveLength(3);
	});

	it('[alien:cyborg] given it uses the power, then a card of its sheet is in force, and the revealed one is discarded at once', () => {
		const g = met(CARDS, THREE).until('window:reveal.cards', 'seat:1');
		expect(g.choices('seat:1').filter((id) => id.startsWith('power'))).toHaveLength(1);
		g.use('seat:1', REPLACE, { pick: g.board.stacked![ID]![0]! });
		g.until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 31, defense: 19 });
		expect(g.said).toContain('Attack 30 lies in place of the card of {seat:1}.');
		expect(discard(g)).toEqual(['attack:08']);
		over(g);
		expect(sheet(g)).toEqual(['reinforcement:5', 'artifact:plague']);
		expect(discard(g)).toContain('attack:30');
	});

	it('[alien:cyborg] given it does not, then the card stays', () => {
		const g = over(met(CARDS, THREE));
		expect(g.said).toContain('The defense wins 19 to 9.');
		expect(sheet(g)).toEqual(['attack:30', 'reinforcement:5', 'artifact:plague']);
	});

	it('[alien:cyborg] as an ally it replaces the card of its side; uninvolved it is not asked, nor without an encounter card there', () => {
		const given: Position = { aliens: { 'seat:3': ID }, stacked: THREE.stacked! };
		const g = fight(CARDS, { 'seat:3': ['offense', { 'planet:3-1': 1 }] }, given);
		g.until('window:reveal.cards', 'seat:3');
		g.use('seat:3', REPLACE, { pick: g.board.stacked![ID]![0]! });
		g.until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 34, defense: 19 });
		expect(offered(met(CARDS, given), 'seat:3', `power|${ID}`)).toBe(false);
		const none = with3('reinforcement:5', 'artifact:plague', 'artifact:quash');
		expect(offered(met(CARDS, none), 'seat:1', `power|${ID}`)).toBe(false);
	});

	it('[alien:cyborg] ruling: a negotiate and a morph of the sheet come into force as such', () => {
		const lies = (at: number): CosmicGame => {
			const given = with3('negotiate', 'morph', 'attack:01');
			const g = met(CARDS, given).until('window:reveal.cards', 'seat:1');
			g.use('seat:1', REPLACE, { pick: g.board.stacked![ID]![at]! });
			return g.until('window:resolution.outcome');
		};
		expect(lies(1).encounter.totals).toEqual({ offense: 16, defense: 19 });
		const lost = lies(0);
		expect(lost.encounter.outcome).toEqual({ type: 'won', side: 'defense' });
		expect(lost.encounter.totals).toBe(null);
	});

	it('[alien:cyborg] ruling: a card that was claimed and nobody has seen is not replaced', () => {
		const g = met(CARDS, { ...THREE, aliens: { 'seat:1': [ID, 'gambler'] } });
		g.until('window:reveal.claim', 'seat:1').use('seat:1', 'power|gambler', { pick: 'attack:10' });
		g.until('gambler.challenge.ask').answer('seat:2', { yes: false });
		expect(offered(g, 'seat:1', `power|${ID}`)).toBe(false);
	});

	it('[alien:cyborg] given a zap, then nothing is replaced, and nothing on the sheet is played until the encounter ends', () => {
		const g = met(CARDS, { ...THREE, hands: { 'seat:2': ['artifact:cosmic-zap'] } });
		g.until('window:reveal.cards', 'seat:1');
		g.use('seat:1', REPLACE, { pick: g.board.stacked![ID]![0]! });
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		g.until('window:reveal.values', 'seat:1');
		expect(g.offers('seat:1', 'reinforcement:5')).toBe(false);
		g.until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 9, defense: 19 });
		expect(sheet(g)).toEqual(['attack:30', 'reinforcement:5', 'artifact:plague']);
	});

	it('[alien:cyborg] [CE-15.44] a reinforcement and an artifact are played from the sheet and discarded; encounter cards there are not laid', () => {
		const g = duel(THREE).until('window:encounter.start', 'seat:1');
		declare(g, 'seat:1', 'artifact|plague', { pick: 'seat:3' }).until('launch.aim');
		expect(g.board.warp).toEqual({ 'seat:3': 3 });
		expect(sheet(g)).toEqual(['attack:30', 'reinforcement:5']);
		expect(discard(g)).toContain('artifact:plague');
		g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } }).until('planning.select');
		expect(g.choices('seat:1').map(likeOf)).toEqual(['attack:08']);
		g.lay('attack:08', 'attack:08').until('window:reveal.values', 'seat:1');
		g.use(
			'seat:1',
			g.choices('seat:1').find((id) => id.startsWith('reinforcement:5'))!,
			{
				pick: 'offense'
			}
		);
		over(g);
		expect(g.said).toContain('The offense wins 14 to 12.');
		expect(sheet(g)).toEqual(['attack:30']);
		expect(discard(g)).toContain('reinforcement:5');
	});

	it('[alien:cyborg] ruling: the cards are in no hand: a hand without an encounter card is renewed, and they stay', () => {
		const g = duel({ ...THREE, aliens: { 'seat:2': ID }, hands: {} });
		g.board.players['seat:2']!.hand = [];
		g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } }).until('planning.select');
		expect(g.hand('seat:2')).toHaveLength(8);
		expect(sheet(g)).toEqual(['attack:30', 'reinforcement:5', 'artifact:plague']);
	});

	it('[alien:cyborg] ruling: given its power is lost, then no card comes and none is played', () => {
		const g = duel({
			...with3('artifact:plague'),
			planets: {
				'planet:1-1': { 'seat:1': 4 },
				'planet:1-2': { 'seat:1': 4 },
				'planet:1-3': {},
				'planet:1-4': {},
				'planet:1-5': {}
			}
		});
		expect(offered(g, 'seat:1', 'artifact|plague')).toBe(false);
		expect(sheet(g)).toEqual(['artifact:plague']);
	});

	it('[alien:cyborg] [CE-15.44] a flare played from there is the one of the encounter, and comes back onto the sheet, also where it was blocked', () => {
		const plays = (given: Position = {}): CosmicGame => {
			const g = duel({ ...with3('flare:oracle', 'attack:30', 'attack:20'), ...given });
			g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
			g.until('window:planning.beforeSelect', 'seat:1');
			return declare(g, 'seat:1', 'wild|oracle');
		};
		const g = plays().until('planning.select');
		expect(g.encounter.flares).toEqual([{ seat: 'seat:1', alien: 'oracle' }]);
		expect(hand(g)).toEqual(['attack:08']);
		expect(sheet(g)).toEqual(['attack:30', 'attack:20', 'flare:oracle']);
		const ends = duel(with3('flare:loser', 'attack:30', 'attack:20'));
		ends.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
		ends.until('window:planning.beforeSelect', 'seat:1');
		over(declare(ends, 'seat:1', 'wild|loser'));
		expect(sheet(ends)).toContain('flare:loser');
		const blocked = plays({ hands: { 'seat:2': ['flare:anti-matter'] } });
		blocked.until('window:use.declared', 'seat:2').use('seat:2', 'wild|anti-matter');
		blocked.until('planning.select');
		expect(hand(blocked)).toEqual(['attack:08']);
		expect(sheet(blocked)).toContain('flare:oracle');
	});

	it('[alien:cyborg] given others, then none of them plays what lies there, and whoever gets the sheet does', () => {
		const g = duel({ ...with3('artifact:plague', 'attack:30', 'attack:20'), hands: {} });
		expect(offered(g, 'seat:2', 'artifact|plague')).toBe(false);
		const two: Position = { ...THREE, aliens: { 'seat:1': ID, 'seat:2': 'macron' } };
		const traded = duel({ ...two, hands: {} });
		tradePowers(new Play(cosmic, traded.table), 'seat:1', 'seat:2');
		over(traded);
		expect(offered(traded, 'seat:2', 'artifact|plague')).toBe(true);
	});

	it('[alien:cyborg] given a like card in hand, then both are choices, and their words say where they lie', () => {
		const given = with3('artifact:mobius-tubes', 'attack:30', 'attack:20');
		const hands = { 'seat:1': ['artifact:mobius-tubes'] };
		const g = duel({ ...given, hands, warp: { 'seat:2': 1 } });
		g.until('window:encounter.start', 'seat:1');
		const { shape } = g.decision('seat:1');
		const tubes = shape.type === 'one' ? shape.choices.map(({ say }) => said(say)) : [];
		expect(tubes.filter((one) => one.startsWith('Mobius'))).toEqual([
			expect.stringMatching(/^Mobius Tubes: /),
			expect.stringMatching(/^Mobius Tubes, on your sheet: /)
		]);
	});

	it('[alien:cyborg] given its sheet is lost, then its cards are discarded', () => {
		const g = duel(THREE);
		becomeAnother(new Play(cosmic, g.table), 'seat:1');
		expect(sheet(g)).toEqual([]);
		expect(discard(g)).toEqual(['attack:30', 'reinforcement:5', 'artifact:plague']);
	});

	it('[alien:cyborg] a steady player replaces a card with what wins, and not with what does not', () => {
		const answer = (card: string) =>
			steadyAnswer(
				met(CARDS, with3(card, 'artifact:quash', 'artifact:plague')).until(
					'window:reveal.cards',
					'seat:1'
				),
				'seat:1'
			);
		expect(answer('attack:30')).toMatchObject({ pick: `power|${ID}|replace|` });
		expect(answer('attack:01')).toEqual({ pick: 'pass' });
		expect(cyborg.liked).toBeGreaterThan(0);
	});
});

describe('the Cyborg flare', () => {
	const WILD = (...discard: string[]): Position => ({
		hands: { 'seat:1': [`flare:${ID}`] },
		discard
	});
	const SALVAGE = `wild|${ID}|salvage`;

	it('[wild:cyborg] [CE-15.45] given it is played, then the top card of the pile may be played once: a reinforcement counts, and lies there again', () => {
		const g = met(CARDS, WILD('reinforcement:3', 'reinforcement:5')).until(
			'window:reveal.values',
			'seat:1'
		);
		expect(g.offers('seat:1', 'reinforcement')).toBe(false);
		g.use('seat:1', SALVAGE).until('window:reveal.values', 'seat:1');
		const { shape } = g.decision('seat:1');
		const top =
			shape.type === 'one' && shape.choices.find(({ id }) => id.startsWith('reinforcement'));
		expect(top && said(top.say)).toBe('Reinforcement +5, of the discard pile');
		expect(g.choices('seat:1').map(likeOf)).toContain('reinforcement:5');
		expect(g.choices('seat:1').map(likeOf)).not.toContain('reinforcement:3');
		expect(lookOpen(cosmic, g.table).board).toMatchObject({ encounter: { fromPile: 'seat:1' } });
		g.use('seat:1', 'reinforcement:5', { pick: 'offense' }).until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 14, defense: 19 });
		expect(discard(g)).toEqual(['reinforcement:3', 'reinforcement:5']);
		expect(g.encounter.fromPile).toBe(undefined);
		expect(hand(g)).toContain(`flare:${ID}`);
	});

	it('[wild:cyborg] it may be played wherever an artifact may: a zap of the pile answers a use, whoever plays it', () => {
		const g = met(CARDS, {
			aliens: { 'seat:1': 'macron' },
			hands: { 'seat:3': [`flare:${ID}`] },
			discard: ['artifact:cosmic-zap']
		}).until('window:use.declared', 'seat:3');
		g.use('seat:3', SALVAGE).until('window:use.declared', 'seat:3');
		g.use('seat:3', 'artifact|cosmic-zap').until('window:resolution.outcome');
		expect(g.said).toContain('{seat:3} stops Macron');
		const moments = (uses: { readonly [use: string]: { readonly moments: readonly string[] } }) =>
			Object.values(uses).flatMap((use) => use.moments);
		const played = moments(cyborg.wild.uses);
		for (const artifact of Object.values(ARTIFACTS))
			if (!artifact.reward)
				for (const moment of moments(artifact.uses)) expect(played).toContain(moment);
	});

	it('[wild:cyborg] given an artifact, then it is played; others do not play it', () => {
		const g = duel({ ...WILD('artifact:plague'), hands: { 'seat:1': [`flare:${ID}`] } });
		g.until('window:encounter.start', 'seat:1');
		declare(g, 'seat:1', SALVAGE).until('window:encounter.start', 'seat:1');
		expect(g.offers('seat:2', 'artifact|plague')).toBe(false);
		declare(g, 'seat:1', 'artifact|plague', { pick: 'seat:2' }).until('launch.aim');
		expect(g.board.warp).toEqual({ 'seat:2': 3 });
		expect(discard(g).at(-1)).toBe('artifact:plague');
	});

	it('[wild:cyborg] [CE-15.45] given an encounter card, then it is laid face up; it keeps no new hand away', () => {
		const g = duel({ ...WILD('attack:40') });
		g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
		g.until('window:planning.beforeSelect', 'seat:1').use('seat:1', SALVAGE);
		g.until('planning.select');
		expect(g.choices('seat:1').map(likeOf)).toEqual(['attack:08', 'attack:40']);
		g.lay('attack:40', 'attack:08');
		expect(g.said).toContain('{seat:1} lays Attack 40 of the discard pile, face up.');
		g.until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 41, defense: 12 });
		over(g);
		expect(discard(g)).toEqual(['attack:40', 'attack:08']);
		const bare = duel({ ...WILD('attack:40'), hands: { 'seat:2': [`flare:${ID}`] } });
		bare.until('window:encounter.start', 'seat:2').use('seat:2', SALVAGE);
		bare.board.players['seat:2']!.hand = [`flare:${ID}`];
		bare.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } }).until('planning.select');
		expect(bare.hand('seat:2')).toHaveLength(8);
	});

	it('[wild:cyborg] given a flare on top, then it is a second one, and not played under the limit; without one it is', () => {
		const played = (options: Position['options']): boolean => {
			const g = duel({ ...WILD('flare:disease'), options, warp: { 'seat:1': 1 } });
			g.until('window:encounter.start', 'seat:1').use('seat:1', SALVAGE);
			g.until('window:encounter.start', 'seat:1');
			return g.offers('seat:1', 'wild|disease');
		};
		expect(played({})).toBe(false);
		expect(played({ flareLimit: 'none' })).toBe(true);
	});

	it('[wild:cyborg] given nothing in the pile, or the encounter is over, then nothing of it may be played', () => {
		expect(offered(duel(WILD()), 'seat:1', SALVAGE, (g) => g.board.phase === 'alliance')).toBe(
			false
		);
		const g = duel(WILD('artifact:plague')).until('window:encounter.start', 'seat:1');
		g.use('seat:1', SALVAGE);
		over(g);
		expect(g.board.encounter?.fromPile).toBe(undefined);
	});

	it('[wild:cyborg] a steady player plays a reinforcement of the pile that wins', () => {
		const answer = (card: string) =>
			steadyAnswer(
				met(['attack:14', 'attack:15'], WILD(card)).until('window:reveal.values', 'seat:1'),
				'seat:1'
			);
		expect(answer('reinforcement:5')).toMatchObject({
			pick: expect.stringMatching(SALVAGE.replaceAll('|', '.')) as string
		});
		expect(answer('attack:40')).toEqual({ pick: 'pass' });
	});

	const SUPER: Position = {
		aliens: { 'seat:1': ID },
		hands: { 'seat:1': [`flare:${ID}`] },
		deck: ['attack:01', 'attack:04', 'attack:05', 'attack:06']
	};

	it('[super:cyborg] given it is played, then a fourth card comes, and the flare back to the hand', () => {
		const g = duel(SUPER).until('window:encounter.start', 'seat:1');
		expect(sheet(g)).toEqual(['attack:01', 'attack:04', 'attack:05']);
		expect(steadyAnswer(g, 'seat:1')).toMatchObject({ pick: `super|${ID}|enlarge|flare:${ID}` });
		g.use('seat:1', `super|${ID}`).until('launch.aim');
		expect(sheet(g)).toEqual(['attack:01', 'attack:04', 'attack:05', 'attack:06']);
		expect(hand(g)).toContain(`flare:${ID}`);
		over(g);
		// Four lie there.
		expect(offered(g, 'seat:1', `super|${ID}`)).toBe(false);
	});

	it('[super:cyborg] given it lies on the sheet, then it is not counted, and is played from there; given it is cancelled, then no card comes', () => {
		const g = duel({ ...SUPER, hands: {}, stacked: { [ID]: [`flare:${ID}`, 'attack:30'] } });
		g.until('window:encounter.start', 'seat:1');
		expect(sheet(g)).toEqual([`flare:${ID}`, 'attack:30', 'attack:01', 'attack:04']);
		g.use('seat:1', `super|${ID}`).until('launch.aim');
		expect(sheet(g)).toEqual([
			...['attack:30', 'attack:01', 'attack:04', 'attack:05'],
			`flare:${ID}`
		]);
		const zapped = duel({
			...SUPER,
			hands: { 'seat:1': [`flare:${ID}`], 'seat:2': ['artifact:card-zap'] }
		}).until('window:encounter.start', 'seat:1');
		declare(zapped, 'seat:1', `super|${ID}`).until('window:use.declared', 'seat:2');
		zapped.use('seat:2', 'artifact|card-zap').until('launch.aim');
		expect(sheet(zapped)).toHaveLength(3);
	});
});
