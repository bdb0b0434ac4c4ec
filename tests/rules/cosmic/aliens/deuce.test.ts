/** Deuce: two encounter cards at once, of which the lesser comes back. */
import { describe, expect, it } from 'vitest';
import { lookOpen, lookOwn } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { likeOf } from '../../../../src/lib/games/kit';
import { position } from '../../../support/cosmic';
import { declare, duel, fight, homes, met, offered, over } from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import type { SeatId } from '../../../../src/lib/core';
import type { OpenBoard, OwnBoard } from '../../../../src/lib/games/cosmic/view';
import type { Cards } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';

const USED = 'power of Deuce';
const hand = (g: CosmicGame, seat: SeatId) => g.hand(seat).map(likeOf);
const discard = (g: CosmicGame) => g.board.discard.map(likeOf);

/** Seat 1 is Deuce and lays the first of the cards, then one of what it holds; it holds an attack 08 besides. */
const dual = (cards: Cards, second: string, given: Position = {}): CosmicGame =>
	met(cards, {
		aliens: { 'seat:1': 'deuce' },
		...given,
		hands: { ...given.hands, 'seat:1': [second, ...(given.hands?.['seat:1'] ?? [])] }
	})
		.until('deuce.add.which')
		.pick('seat:1', second);

describe('Deuce', () => {
	it('[alien:deuce] [CE-10.15] given two attacks, then the second is added to its total; the higher is discarded and the other comes back', () => {
		const g = dual(['attack:10', 'attack:14'], 'attack:20').until('window:reveal.values');
		expect(g.encounter.totals).toEqual({ offense: 10 + 1 + 20, defense: 18 });
		over(g);
		expect(discard(g)).toEqual(['attack:20', 'attack:14']);
		expect(hand(g, 'seat:1').toSorted()).toEqual(['attack:08', 'attack:10']);
		expect(g.said).toContain('{seat:1} takes Attack 10 back.');
		const lower = over(dual(['attack:20', 'attack:14'], 'attack:10'));
		expect(discard(lower)).toEqual(['attack:20', 'attack:14']);
		expect(hand(lower, 'seat:1').toSorted()).toEqual(['attack:08', 'attack:10']);
	});

	it('[alien:deuce] [CE-33.18] given cards that are played leave the game, then both of its cards do, and none comes back', () => {
		const g = over(
			dual(['attack:10', 'attack:14'], 'attack:20', {
				options: { hazard: 'conflict' },
				piles: { hazard: ['hazard:sargasso-web'] }
			})
		);
		expect(g.board.outOfGame.map(likeOf).toSorted()).toEqual([
			'attack:10',
			'attack:14',
			'attack:20'
		]);
		expect(discard(g)).toEqual([]);
		expect(hand(g, 'seat:1')).toEqual(['attack:08']);
	});

	it('[alien:deuce] [CE-12.24] what goes is the card it used: others may fetch that, and not what came back', () => {
		const g = dual(['attack:10', 'attack:14'], 'attack:20').until('window:resolution.end');
		expect(likeOf(g.encounter.discarded.offense!)).toBe('attack:20');
	});

	it('[alien:deuce] given it is the defense, then the same holds', () => {
		const g = met(['attack:14', 'attack:10'], {
			aliens: { 'seat:2': 'deuce' },
			hands: { 'seat:2': ['attack:06'] }
		}).until('deuce.add.which');
		g.pick('seat:2', 'attack:06').until('window:reveal.values');
		expect(g.encounter.totals).toEqual({ offense: 15, defense: 10 + 4 + 6 });
		over(g);
		expect(discard(g)).toContain('attack:10');
		expect(hand(g, 'seat:2')).toContain('attack:06');
	});

	it('[alien:deuce] given an attack and a negotiate, then it has shown a negotiate, which goes: against an attack it loses and is compensated', () => {
		for (const [first, second] of [
			['attack:40', 'negotiate'],
			['negotiate', 'attack:40']
		] as const) {
			const g = over(
				dual([first, 'attack:04'], second, { hands: { 'seat:2': ['attack:12', 'attack:30'] } })
			);
			expect(g.said).toContain('The defense wins.');
			expect(g.said).toContain('{seat:1} takes 1 card of {seat:2} as compensation.');
			expect(discard(g)).toContain('negotiate');
			expect(discard(g)).not.toContain('attack:40');
			expect(hand(g, 'seat:1')).toContain('attack:40');
		}
	});

	it('[alien:deuce] given a negotiate among them against a negotiate, then both deal', () => {
		const g = dual(['attack:40', 'negotiate'], 'negotiate').until('deal.talk');
		expect(g.encounter.laid.offense!.face).toEqual({ kind: 'negotiate' });
	});

	it('[alien:deuce] ruling: of two attacks alike, and of two negotiates, one goes and one comes back', () => {
		for (const card of ['attack:10', 'negotiate']) {
			const g = over(dual([card, 'attack:14'], card, { hands: { 'seat:2': [] } }));
			expect(discard(g).filter((one) => one === card)).toHaveLength(1);
			expect(hand(g, 'seat:1').filter((one) => one === card)).toHaveLength(1);
		}
	});

	it('[alien:deuce] [CE-15.13] ruling: a morph is the card of the opponent, as the first and as the second', () => {
		const second = dual(['attack:10', 'attack:14'], 'morph').until('window:reveal.values');
		expect(second.encounter.totals).toEqual({ offense: 10 + 1 + 14, defense: 18 });
		expect(discard(over(second))).toContain('morph');
		const first = dual(['morph', 'attack:14'], 'attack:10').until('window:reveal.values');
		expect(first.encounter.totals).toEqual({ offense: 14 + 1 + 10, defense: 18 });
		expect(discard(over(first))).toContain('morph');
	});

	it('[alien:deuce] ruling: without an encounter card left it lays none, and the power is not used', () => {
		const g = position({
			destiny: ['colour:2#1'],
			aliens: { 'seat:1': 'deuce' },
			hands: {
				'seat:1': ['attack:10', 'flare:deuce', 'reinforcement:3', 'attack:12'],
				'seat:2': ['attack:14'],
				'seat:3': ['negotiate']
			}
		}).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
		// One of them is lost on the way.
		g.board.players['seat:1']!.hand = g.hand('seat:1').slice(0, 3);
		g.until('planning.select').lay('attack:10', 'attack:14').until('window:reveal.values');
		expect(g.said).not.toContain(USED);
		expect(g.encounter.totals).toEqual({ offense: 11, defense: 18 });
		// There are not two to discard.
		expect(offered(g, 'seat:1', 'super|deuce')).toBe(false);
	});

	it('[alien:deuce] [CE-5.7] given one encounter card as its turn begins, then it gets a new hand with two at least; with two it does not', () => {
		const begun = (cards: string[]) =>
			position({
				destiny: ['colour:2#1'],
				aliens: { 'seat:1': 'deuce' },
				hands: { 'seat:1': cards }
			}).until('launch.aim');
		const g = begun(['attack:10', 'reinforcement:3']);
		expect(g.said).toContain('{seat:1} discards');
		expect(g.hand('seat:1')).toHaveLength(8);
		expect(
			hand(g, 'seat:1').filter((card) => /^(attack|negotiate|morph)/.test(card)).length
		).toBeGreaterThan(1);
		expect(begun(['attack:10', 'negotiate']).said).not.toContain('{seat:1} discards');
	});

	it('[alien:deuce] [CE-5.7] a hand with one encounter card is drawn anew', () => {
		const g = position({
			destiny: ['colour:2#1'],
			aliens: { 'seat:1': 'deuce' },
			hands: { 'seat:1': ['reinforcement:3'] },
			deck: [
				'attack:10',
				'reinforcement:2',
				'reinforcement:2',
				'reinforcement:5',
				'artifact:plague',
				'artifact:quash',
				'artifact:ionic-gas',
				'artifact:mobius-tubes',
				'attack:12',
				'attack:14'
			]
		}).until('launch.aim');
		expect(g.said.match(/\{seat:1\} draws 8 cards/g)).toHaveLength(2);
	});

	it('[alien:deuce] [CE-5.7] given one encounter card as the defense, then it gets a new hand; somebody else does not, nor Deuce without its power', () => {
		const met1 = (given: Position): CosmicGame =>
			position({
				destiny: ['colour:2#1'],
				hands: { 'seat:1': ['attack:08'], 'seat:2': ['attack:10', 'reinforcement:3'] },
				...given
			})
				.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } })
				.until('planning.select');
		expect(met1({ aliens: { 'seat:2': 'deuce' } }).hand('seat:2')).toHaveLength(8);
		expect(met1({}).hand('seat:2')).toHaveLength(2);
		const lost = met1({ aliens: { 'seat:2': 'deuce' }, planets: homes('seat:2', 10, 10) });
		expect(lost.hand('seat:2')).toHaveLength(2);
	});

	it('[alien:deuce] [CE-23.2] ruling: others see that a second card lies there, and not which', () => {
		const g = dual(['attack:10', 'attack:14'], 'attack:20');
		const open = lookOpen(cosmic, g.table).board as OpenBoard;
		expect(open.encounter!.seconds).toEqual([{ seat: 'seat:1', of: 'deuce', card: null }]);
		const own = (seat: SeatId) => lookOwn(cosmic, g.table, seat).board as OwnBoard;
		expect(own('seat:1').seconds!.map(likeOf)).toEqual(['attack:20']);
		expect(own('seat:2').seconds).toBeUndefined();
	});

	it('[alien:deuce] [alien:sorcerer] ruling: an exchange bears on the first card, and what it was given is its first', () => {
		const g = met(['attack:30', 'attack:04'], {
			aliens: { 'seat:1': 'deuce', 'seat:2': 'sorcerer' },
			hands: { 'seat:1': ['attack:10'] }
		})
			.until('deuce.add.which')
			.pick('seat:1', 'attack:10');
		g.until('window:planning.selected', 'seat:2').use('seat:2', 'power|sorcerer');
		g.until('window:reveal.values');
		expect(g.encounter.totals).toEqual({ offense: 4 + 1 + 10, defense: 34 });
		over(g);
		expect(hand(g, 'seat:1')).toContain('attack:04');
		expect(discard(g)).toEqual(expect.arrayContaining(['attack:10', 'attack:30']));
	});

	it('[alien:deuce] [alien:oracle] ruling: the second card does not lie face up before Oracle', () => {
		const g = duel({
			aliens: { 'seat:1': 'deuce', 'seat:2': 'oracle' },
			hands: { 'seat:1': ['attack:10', 'attack:20'] }
		})
			.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } })
			.until('planning.expose')
			.pick('seat:1', 'attack:10');
		g.until('deuce.add.which');
		expect(g.encounter.laid.offense!.faceUp).toBe(true);
		g.pick('seat:1', 'attack:20');
		expect((lookOpen(cosmic, g.table).board as OpenBoard).encounter!.seconds).toMatchObject([
			{ card: null }
		]);
	});

	it('[alien:deuce] [alien:mirror] ruling: what changes numbers leaves the second as it is', () => {
		const g = met(['attack:12', 'attack:14'], {
			aliens: { 'seat:1': 'deuce', 'seat:2': 'mirror' },
			hands: { 'seat:1': ['attack:20'] }
		})
			.until('deuce.add.which')
			.pick('seat:1', 'attack:20');
		g.until('window:planning.selected', 'seat:2').use('seat:2', 'power|mirror');
		expect(g.until('window:reveal.values').encounter.totals).toEqual({
			offense: 21 + 1 + 20,
			defense: 41 + 4
		});
	});

	it('[alien:deuce] [alien:cavalry] its second card and that of an ally both count', () => {
		const g = fight(
			['attack:10', 'attack:14'],
			{ 'seat:3': ['offense', { 'planet:3-1': 1 }] },
			{
				aliens: { 'seat:1': 'deuce', 'seat:3': 'cavalry' },
				hands: { 'seat:1': ['attack:06'], 'seat:3': ['attack:04'] }
			}
		).until('deuce.add.which');
		g.pick('seat:1', 'attack:06').until('window:planning.selected', 'seat:3');
		g.use('seat:3', 'power|cavalry').until('cavalry.add.which').pick('seat:3', 'attack:04');
		expect(g.until('window:reveal.values').encounter.totals).toEqual({
			offense: 10 + 4 + 6 + 4,
			defense: 18
		});
		over(g);
		expect(discard(g)).toEqual(expect.arrayContaining(['attack:10', 'attack:04']));
		expect(hand(g, 'seat:1')).toContain('attack:06');
	});

	it('[alien:deuce] [alien:clone] given its first card was kept by another power of its own, then the second goes', () => {
		const g = dual(['attack:20', 'attack:14'], 'attack:10', {
			aliens: { 'seat:1': ['deuce', 'clone'] }
		});
		g.until('window:resolution.used', 'seat:1').use('seat:1', 'power|clone');
		over(g);
		expect(hand(g, 'seat:1')).toContain('attack:20');
		expect(discard(g)).toContain('attack:10');
	});

	it('[alien:deuce] [alien:chosen] given its first card was replaced after the reveal, then the one that lies there is compared', () => {
		const g = dual(['attack:04', 'attack:14'], 'attack:20', {
			aliens: { 'seat:1': ['deuce', 'chosen'] },
			deck: ['attack:30', 'reinforcement:3', 'negotiate']
		});
		g.until('window:reveal.cards', 'seat:1').use('seat:1', 'power|chosen');
		g.until('chosen.pray.choose').pick('seat:1', 'replace attack:30');
		over(g);
		expect(discard(g)).toContain('attack:30');
		expect(hand(g, 'seat:1')).toContain('attack:20');
	});

	it('[alien:deuce] given it is zapped, then it fights with one card, and holds the other', () => {
		const g = met(['attack:10', 'attack:14'], {
			aliens: { 'seat:1': 'deuce' },
			hands: { 'seat:1': ['attack:20'], 'seat:2': ['artifact:cosmic-zap'] }
		});
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		expect(g.until('window:reveal.values').encounter.totals).toEqual({ offense: 11, defense: 18 });
		expect(hand(g, 'seat:1')).toContain('attack:20');
		expect(discard(over(g))).toContain('attack:10');
	});

	it('given cards to add, then the steady player adds what serves its attack, and no negotiate', () => {
		const g = met(['attack:10', 'attack:14'], {
			aliens: { 'seat:1': 'deuce' },
			hands: { 'seat:1': ['negotiate', 'attack:07'] }
		}).until('deuce.add.which');
		expect(steadyAnswer(g, 'seat:1')).toEqual({
			pick: expect.stringMatching(/^attack:0[78]/) as string
		});
	});
});

describe('the Deuce flare', () => {
	it('[super:deuce] given it is played, then both cards are discarded; left, one comes back', () => {
		const given: Position = { hands: { 'seat:1': ['flare:deuce'] } };
		const g = dual(['attack:10', 'attack:14'], 'attack:20', given).until(
			'window:resolution.used',
			'seat:1'
		);
		g.use('seat:1', 'super|deuce');
		over(g);
		expect(discard(g)).toEqual(expect.arrayContaining(['attack:10', 'attack:20']));
		expect(hand(g, 'seat:1').toSorted()).toEqual(['attack:08', 'flare:deuce']);
	});

	it('[super:deuce] given no second card was laid, then it is not offered', () => {
		const g = met(['attack:10', 'attack:14'], {
			aliens: { 'seat:1': 'deuce' },
			hands: { 'seat:1': ['flare:deuce'], 'seat:2': ['artifact:cosmic-zap'] }
		});
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		expect(offered(g, 'seat:1', 'super|deuce')).toBe(false);
	});

	const twins = (held: string[]): CosmicGame =>
		fight(
			['attack:10', 'attack:08'],
			{ 'seat:3': ['offense', { 'planet:3-1': 1 }] },
			{ hands: { 'seat:3': ['flare:deuce', ...held] } }
		).until('window:reveal.values', 'seat:3');
	const CHOICE = 'wild|deuce|twin|flare:deuce';

	it('[wild:deuce] given an attack like one that was revealed, then it is discarded and added to that total or subtracted', () => {
		const g = twins(['attack:10', 'attack:08', 'attack:12']);
		expect(g.choices('seat:3', CHOICE).map(likeOf)).toEqual(['attack:10', 'attack:08']);
		const [ten, eight] = g.choices('seat:3', CHOICE);
		g.answer('seat:3', {
			pick: CHOICE,
			then: { pick: ten!, then: { pick: 'seat:1', then: { pick: 'more' } } }
		}).until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 10 + 4 + 10, defense: 12 });
		expect(discard(g)).toContain('attack:10');
		expect(hand(g, 'seat:3')).toContain('flare:deuce');
		const h = twins(['attack:10', 'attack:08']);
		h.answer('seat:3', {
			pick: CHOICE,
			then: { pick: eight!, then: { pick: 'seat:2', then: { pick: 'less' } } }
		}).until('window:resolution.outcome');
		expect(h.encounter.totals).toEqual({ offense: 14, defense: 4 });
	});

	it('[wild:deuce] given an attack like one side’s alone, then it bears on that side; a morph is no attack, and a claimed card is not known', () => {
		const g = twins(['attack:10']);
		const [ten] = g.choices('seat:3', CHOICE);
		const { shape } = g.decision('seat:3');
		const found = shape.type === 'one' && shape.choices.find(({ id }) => id === CHOICE)?.then;
		const bears = found && found.type === 'one' && found.choices.find(({ id }) => id === ten);
		expect(bears && bears.then).toMatchObject({ choices: [{ id: 'seat:1' }] });
		const morph = fight(
			['attack:10', 'morph'],
			{ 'seat:3': ['offense', { 'planet:3-1': 1 }] },
			{ hands: { 'seat:3': ['flare:deuce', 'attack:10'] } }
		).until('window:reveal.values', 'seat:3');
		const asked = morph.decision('seat:3').shape;
		const twin = asked.type === 'one' && asked.choices.find(({ id }) => id === CHOICE)?.then;
		const like = twin && twin.type === 'one' && twin.choices[0]?.then;
		expect(like).toMatchObject({ choices: [{ id: 'seat:1' }] });
		expect(like && like.type === 'one' && like.choices).toHaveLength(1);
		const claimed = fight(
			['attack:10', 'attack:08'],
			{ 'seat:3': ['offense', { 'planet:3-1': 1 }] },
			{ aliens: { 'seat:1': 'gambler' }, hands: { 'seat:3': ['flare:deuce', 'attack:10'] } }
		).until('window:reveal.claim', 'seat:1');
		claimed.use('seat:1', 'power|gambler', { pick: 'attack:20' });
		claimed.until('gambler.challenge.ask').answer('seat:2', { yes: false });
		expect(offered(claimed, 'seat:3', 'wild|deuce')).toBe(false);
	});

	it('[wild:deuce] given no attack like that, no part in the encounter, or no fight of attacks, then it is not offered', () => {
		expect(offered(twins(['attack:06']), 'seat:3', 'wild|deuce')).toBe(false);
		expect(offered(twins(['attack:12']), 'seat:3', 'wild|deuce')).toBe(false);
		const out = fight(
			['attack:10', 'attack:08'],
			{},
			{ hands: { 'seat:3': ['flare:deuce', 'attack:10'] } }
		);
		expect(offered(out, 'seat:3', 'wild|deuce')).toBe(false);
		const deal = fight(
			['attack:10', 'negotiate'],
			{ 'seat:3': ['offense', { 'planet:3-1': 1 }] },
			{ hands: { 'seat:3': ['flare:deuce', 'attack:10'] } }
		);
		expect(offered(deal, 'seat:3', 'wild|deuce')).toBe(false);
	});

	it('[wild:deuce] given it is Card-Zapped, then the attack stays in hand and nothing is added', () => {
		const g = fight(
			['attack:10', 'attack:08'],
			{ 'seat:3': ['offense', { 'planet:3-1': 1 }] },
			{ hands: { 'seat:3': ['flare:deuce', 'attack:10'], 'seat:4': ['artifact:card-zap'] } }
		).until('window:reveal.values', 'seat:3');
		const [ten] = g.choices('seat:3', CHOICE);
		declare(g, 'seat:3', CHOICE, { pick: ten!, then: { pick: 'seat:1', then: { pick: 'more' } } });
		g.until('window:use.declared', 'seat:4').use('seat:4', 'artifact|card-zap');
		g.until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 14, defense: 12 });
		expect(hand(g, 'seat:3')).toContain('attack:10');
	});

	it('given an attack that turns the fight, then the steady player discards it so', () => {
		const g = fight(
			['attack:10', 'attack:15'],
			{ 'seat:3': ['offense', { 'planet:3-1': 1 }] },
			{ hands: { 'seat:3': ['flare:deuce', 'attack:10'] } }
		).until('window:reveal.values', 'seat:3');
		expect(steadyAnswer(g, 'seat:3')).toMatchObject({
			pick: CHOICE,
			then: { then: { pick: 'seat:1', then: { pick: 'more' } } }
		});
	});
});
