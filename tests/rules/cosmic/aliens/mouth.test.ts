/** Mouth: what the other side would discard comes onto its sheet. */
import { describe, expect, it } from 'vitest';
import { Play, lookOpen } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { becomeAnother } from '../../../../src/lib/games/cosmic/powers';
import { declare, duel, fight, holding, met, offered, over } from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import { position } from '../../../support/cosmic';
import type { Cards } from '../../../support/duel';
import type { SeatId } from '../../../../src/lib/core';
import type { CosmicGame, Position } from '../../../support/cosmic';

const ID = 'mouth';
const like = (cards: readonly string[] = []) => cards.map((card) => card.split('#')[0]);
const MOUTH: Position = { aliens: { 'seat:1': ID } };
const CARDS: Cards = ['attack:08', 'attack:15'];
const sheet = (g: CosmicGame) => like(g.board.stacked?.[ID]);
const discard = (g: CosmicGame) => like(g.board.discard);

describe('Mouth', () => {
	it('[alien:mouth] [CE-19.24] given a used card of its opponent, then it comes onto the sheet, which all see; its own is discarded', () => {
		const g = over(met(CARDS, MOUTH));
		expect(sheet(g)).toEqual(['attack:15']);
		expect(discard(g)).toEqual(['attack:08']);
		expect(g.said).toContain('Attack 15 comes onto the sheet of Mouth.');
		expect(g.said).not.toContain('Attack 15 is discarded.');
		expect(lookOpen(cosmic, g.table).board).toMatchObject({
			stacked: { [ID]: g.board.stacked![ID] }
		});
	});

	it('[alien:mouth] given it is the defense, then what the offense used is swallowed', () => {
		expect(sheet(over(met(CARDS, { aliens: { 'seat:2': ID } })))).toEqual(['attack:08']);
	});

	const allied = (cards: Position['hands']): CosmicGame =>
		fight(
			CARDS,
			{
				'seat:3': ['defense', { 'planet:3-1': 1 }],
				'seat:4': ['offense', { 'planet:4-1': 1 }]
			},
			{ ...MOUTH, hands: cards }
		).until('window:reveal.values');

	it('[alien:mouth] given an opposing ally plays a reinforcement, then it counts and is swallowed; that of its own ally is discarded', () => {
		const plays = (seat: SeatId, side: 'offense' | 'defense'): CosmicGame => {
			const g = allied({ [seat]: ['reinforcement:3'] }).until('window:reveal.values', seat);
			g.use(seat, 'reinforcement:3', { pick: side });
			return g.until('window:resolution.outcome');
		};
		const theirs = plays('seat:3', 'defense');
		expect(theirs.encounter.totals).toEqual({ offense: 12, defense: 23 });
		expect(sheet(theirs)).toEqual(['reinforcement:3']);
		expect(discard(theirs)).toEqual([]);
		const own = plays('seat:4', 'offense');
		expect(own.encounter.totals).toEqual({ offense: 15, defense: 20 });
		expect(sheet(own)).toEqual([]);
		expect(discard(own)).toEqual(['reinforcement:3']);
	});

	it('[alien:mouth] given its opponent gives up a hand, or plays an artifact, then all that is swallowed', () => {
		const renewed = position({
			...MOUTH,
			destiny: ['colour:2#1'],
			hands: { 'seat:1': ['attack:08'], 'seat:2': ['artifact:plague', 'reinforcement:3'] },
			deck: ['attack:01', 'attack:04', 'attack:05', 'attack:06', 'attack:07', 'attack:10'].concat(
				'negotiate',
				'morph'
			)
		}).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
		renewed.until('planning.select');
		expect(renewed.hand('seat:2')).toHaveLength(8);
		expect(sheet(renewed)).toEqual(['artifact:plague', 'reinforcement:3']);
		const zap: Position = {
			aliens: { 'seat:1': [ID, 'macron'] },
			hands: { 'seat:2': ['artifact:cosmic-zap'] }
		};
		const zapped = met(CARDS, zap);
		while (!zapped.said.includes('uses the power of Macron')) zapped.lapse();
		zapped.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		over(zapped);
		expect(sheet(zapped)).toEqual(['artifact:cosmic-zap', 'attack:15']);
	});

	it('[alien:mouth] given who is neither main player nor ally discards, or it is an ally itself, then nothing is swallowed', () => {
		const g = fight(
			CARDS,
			{ 'seat:3': ['offense', { 'planet:3-1': 1 }] },
			{ aliens: { 'seat:3': ID } }
		);
		over(g);
		expect(sheet(g)).toEqual([]);
		expect(discard(g)).toEqual(['attack:08', 'attack:15']);
	});

	it('[alien:mouth] given who is uninvolved plays an artifact, then it is discarded', () => {
		const given: Position = {
			aliens: { 'seat:1': [ID, 'macron'] },
			hands: { 'seat:3': ['artifact:cosmic-zap'] }
		};
		const g = met(CARDS, given);
		while (!g.said.includes('uses the power of Macron')) g.lapse();
		g.until('window:use.declared', 'seat:3').use('seat:3', 'artifact|cosmic-zap');
		over(g);
		expect(sheet(g)).toEqual(['attack:15']);
		expect(discard(g)).toContain('artifact:cosmic-zap');
	});

	it('[alien:mouth] given it is zapped as alliances are formed, then nothing is swallowed, nor anything taken at the end', () => {
		const given: Position = {
			...MOUTH,
			hands: { 'seat:2': ['artifact:cosmic-zap'] },
			stacked: { [ID]: ['attack:01', 'attack:04', 'attack:05', 'attack:06', 'attack:07'] }
		};
		const g = duel(holding(CARDS, given)).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 }
		});
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		over(g);
		expect(sheet(g)).toHaveLength(5);
		expect(discard(g)).toContain('artifact:cosmic-zap');
	});

	const FULL: Position = {
		...MOUTH,
		stacked: { [ID]: ['attack:40', 'attack:04', 'negotiate', 'morph'] }
	};

	it('[alien:mouth] given five lie there as the encounter ends, then it takes one, and the others leave the game', () => {
		const g = met(CARDS, FULL).until('use.details', 'seat:1');
		expect(like(g.choices('seat:1'))).toEqual(
			like(['attack:40', 'attack:04', 'negotiate', 'morph', 'attack:15'])
		);
		expect(like([(steadyAnswer(g, 'seat:1') as { pick: string }).pick])).toEqual(['attack:40']);
		g.pick(
			'seat:1',
			g.choices('seat:1').find((card) => card.startsWith('attack:15'))!
		);
		over(g);
		expect(sheet(g)).toEqual([]);
		expect(like(g.hand('seat:1'))).toContain('attack:15');
		expect(like(g.board.outOfGame)).toEqual(['attack:40', 'attack:04', 'negotiate', 'morph']);
	});

	it('[alien:mouth] given four lie there, or it is not in the fight, then they stay', () => {
		const few = { ...MOUTH, stacked: { [ID]: ['attack:40', 'attack:04', 'negotiate'] } };
		expect(sheet(over(met(CARDS, few)))).toHaveLength(4);
		const apart: Position = {
			aliens: { 'seat:3': ID },
			stacked: { [ID]: ['attack:40', 'attack:04', 'negotiate', 'morph', 'attack:05'] }
		};
		expect(sheet(over(met(CARDS, apart)))).toHaveLength(5);
	});

	it('[alien:mouth] [CE-19.24] ruling: given a cosmic quake, then the hands of the other side are not swallowed', () => {
		const g = position({
			...MOUTH,
			destiny: ['colour:2#1'],
			deckOnly: true,
			hands: { 'seat:1': ['attack:08'], 'seat:2': ['artifact:plague'] },
			deck: ['attack:01', 'attack:04', 'attack:05', 'attack:06', 'attack:07', 'attack:10']
		}).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
		g.until('planning.select');
		expect(g.said).toContain('Cosmic quake!');
		expect(sheet(g)).toEqual(['artifact:plague']);
	});

	it('[alien:mouth] [CE-15.38] given its sheet is discarded, then so is what lies there, and nothing more is swallowed', () => {
		const g = met(CARDS, FULL).until('window:reveal.values');
		becomeAnother(new Play(cosmic, g.table), 'seat:1');
		over(g);
		expect(sheet(g)).toEqual([]);
		expect(discard(g)).toEqual([
			...like(['attack:40', 'attack:04', 'negotiate', 'morph']),
			...CARDS
		]);
	});
});

describe('the Mouth flare', () => {
	const WILD: Position = {
		hands: { 'seat:1': [`flare:${ID}`], 'seat:2': ['reinforcement:3', 'artifact:mobius-tubes'] }
	};
	const reinforced = (given: Position = WILD, by: SeatId = 'seat:2'): CosmicGame =>
		met(CARDS, given)
			.until('window:reveal.values', by)
			.use(by, 'reinforcement:3', { pick: 'defense' });

	it('[wild:mouth] given its opponent plays a reinforcement, then it is taken, and counts', () => {
		const g = reinforced().until('window:cards.discarded', 'seat:1');
		expect(steadyAnswer(g, 'seat:1')).toMatchObject({ pick: `wild|${ID}|bite|flare:${ID}` });
		g.use('seat:1', `wild|${ID}`).until('window:resolution.outcome');
		expect(like(g.hand('seat:1'))).toContain('reinforcement:3');
		expect(g.encounter.totals).toEqual({ offense: 9, defense: 22 });
		expect(discard(g)).toEqual([]);
	});

	it('[wild:mouth] given its opponent plays an artifact, then it is taken; one that was cancelled is not', () => {
		const quash: Position = {
			hands: { 'seat:1': [`flare:${ID}`], 'seat:2': ['artifact:cosmic-zap'] },
			aliens: { 'seat:1': 'macron' }
		};
		const start = (given: Position): CosmicGame => {
			const g = met(CARDS, given).until('window:use.declared', 'seat:2');
			return g.use('seat:2', 'artifact|cosmic-zap');
		};
		const g = start(quash).until('window:cards.discarded', 'seat:1');
		g.use('seat:1', `wild|${ID}`).until('window:resolution.outcome');
		expect(like(g.hand('seat:1'))).toContain('artifact:cosmic-zap');
		const hands = { ...quash.hands, 'seat:3': ['artifact:card-zap'] };
		const stopped = met(CARDS, { ...quash, hands }).until('window:use.declared', 'seat:2');
		declare(stopped, 'seat:2', 'artifact|cosmic-zap').until('window:use.declared', 'seat:3');
		stopped.use('seat:3', 'artifact|card-zap');
		expect(offered(stopped, 'seat:1', 'wild|')).toBe(false);
	});

	it('[wild:mouth] given it is no main player, or its own ally plays, then it is not offered', () => {
		const apart: Position = {
			hands: { 'seat:3': [`flare:${ID}`], 'seat:2': ['reinforcement:3'] }
		};
		expect(offered(reinforced(apart), 'seat:3', 'wild|')).toBe(false);
		const own: Position = { hands: { 'seat:2': [`flare:${ID}`, 'reinforcement:3'] } };
		expect(offered(reinforced(own), 'seat:2', 'wild|')).toBe(false);
	});

	const SUPER: Position = {
		...MOUTH,
		hands: { 'seat:1': [`flare:${ID}`] },
		stacked: { [ID]: ['attack:40', 'artifact:plague'] }
	};
	const revealed = (given: Position = SUPER): CosmicGame =>
		met(CARDS, given).until('window:reveal.cards', 'seat:1');

	it('[super:mouth] given a swallowed attack, then it replaces its own card, which is discarded', () => {
		const g = revealed();
		expect(steadyAnswer(g, 'seat:1')).toMatchObject({ pick: `super|${ID}|spit|flare:${ID}` });
		const card = g.board.stacked![ID]![0]!;
		g.use('seat:1', `super|${ID}`, { pick: 'offense', then: { pick: card } });
		g.until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 41, defense: 19 });
		expect(discard(g)).toEqual(['attack:08']);
		expect(sheet(g)).toEqual(['artifact:plague']);
	});

	it('[super:mouth] given like cards, then they are one choice; a card that was claimed and is unseen is not replaced', () => {
		const given: Position = {
			aliens: { 'seat:1': [ID, 'gambler'] },
			hands: SUPER.hands,
			stacked: { [ID]: ['negotiate', 'negotiate'] }
		};
		const g = met(CARDS, given).until('window:reveal.claim', 'seat:1');
		g.use('seat:1', 'power|gambler', { pick: 'attack:10' }).until('gambler.challenge.ask');
		g.answer('seat:2', { yes: false }).until('window:reveal.cards', 'seat:1');
		expect(g.choices('seat:1', `super|${ID}|spit|flare:${ID}`)).toEqual(['defense']);
		const [card, other] = g.board.stacked![ID]!;
		const bare = () => g.use('seat:1', `super|${ID}`, { pick: 'defense', then: { pick: other! } });
		expect(bare).toThrow();
		g.use('seat:1', `super|${ID}`, { pick: 'defense', then: { pick: card! } });
		expect(sheet(over(g))).toContain('attack:15');
	});

	it('[super:mouth] given a card out of the game, then it may replace that of its opponent, which is swallowed', () => {
		const g = met(CARDS, { ...SUPER, stacked: {}, discard: ['negotiate'] });
		g.board.outOfGame = g.board.discard;
		g.board.discard = [];
		const [card] = g.board.outOfGame;
		g.until('window:reveal.cards', 'seat:1');
		g.use('seat:1', `super|${ID}`, { pick: 'defense', then: { pick: card! } });
		over(g);
		expect(g.board.outOfGame).toEqual([]);
		expect(sheet(g)).toEqual(['attack:15', 'negotiate']);
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 1 });
	});

	it('[super:mouth] given no encounter card lies there or is out of the game, then it is not offered', () => {
		const given: Position = { ...SUPER, stacked: { [ID]: ['artifact:plague'] } };
		expect(offered(met(CARDS, given), 'seat:1', 'super|')).toBe(false);
	});
});
