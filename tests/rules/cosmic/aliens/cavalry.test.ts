/** Cavalry: as an ally it lays a second encounter card. */
import { describe, expect, it } from 'vitest';
import { lookOpen, lookOwn } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { likeOf } from '../../../../src/lib/games/kit';
import { position } from '../../../support/cosmic';
import { declare, duel, fight, holding, homes, offered, over } from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import type { SeatId } from '../../../../src/lib/core';
import type { OpenBoard, OwnBoard } from '../../../../src/lib/games/cosmic/view';
import type { Cards } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';

const EVEN: Cards = ['attack:08', 'attack:14'];
const ADD = 'power|cavalry';
const hand = (g: CosmicGame, seat: SeatId) => g.hand(seat).map(likeOf);
const discard = (g: CosmicGame) => g.board.discard.map(likeOf);
const openOf = (g: CosmicGame) => lookOpen(cosmic, g.table).board as OpenBoard;
const ownOf = (g: CosmicGame, seat: SeatId) => lookOwn(cosmic, g.table, seat).board as OwnBoard;

/** Seat 3 is Cavalry and an ally with two ships; both main players have laid. */
const joined = (
	cards: Cards,
	held: string[],
	given: Position = {},
	side: 'offense' | 'defense' = 'offense'
) =>
	fight(
		cards,
		{ 'seat:3': [side, { 'planet:3-1': 2 }] },
		{
			aliens: { 'seat:3': 'cavalry' },
			...given,
			hands: { 'seat:3': held, ...given.hands }
		}
	).until('window:planning.selected', 'seat:3');

/** It has added this card of its hand. */
const added = (
	cards: Cards,
	held: string[],
	given: Position = {},
	side: 'offense' | 'defense' = 'offense'
): CosmicGame => {
	const g = joined(cards, held, given, side);
	g.use('seat:3', ADD).until('cavalry.add.which');
	return g.pick('seat:3', held[0]!);
};

describe('Cavalry', () => {
	it('[alien:cavalry] [CE-10.15] given an attack laid as an ally of the offense, then it adds its number to that side, and is discarded with the used cards', () => {
		const g = added(EVEN, ['attack:20', 'attack:04']).until('window:reveal.values');
		// 8, three ships and two of the ally, and 20; against 14 and four.
		expect(g.encounter.totals).toEqual({ offense: 33, defense: 18 });
		expect(g.encounter.changedBy?.offense).toMatchObject([{ kind: 'alien', id: 'cavalry' }]);
		expect(discard(g)).not.toContain('attack:20');
		over(g);
		expect(g.said).toContain('{seat:3} turns up a second card: Attack 20.');
		expect(discard(g)).toContain('attack:20');
		expect(hand(g, 'seat:3')).toEqual(['attack:04']);
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 3, 'seat:3': 2 });
	});

	it('[alien:cavalry] given it is an ally of the defense, then its attack adds to the defense', () => {
		const g = added(['attack:14', 'attack:08'], ['attack:10'], {}, 'defense');
		expect(g.until('window:reveal.values').encounter.totals).toEqual({ offense: 17, defense: 24 });
	});

	it('[alien:cavalry] given it is not used, then nothing is added; as a main player it is not offered', () => {
		const g = joined(EVEN, ['attack:20']).until('window:reveal.values');
		expect(g.encounter.totals).toEqual({ offense: 13, defense: 18 });
		expect(hand(g, 'seat:3')).toEqual(['attack:20']);
		const main = fight(
			EVEN,
			{ 'seat:3': ['offense', { 'planet:3-1': 2 }] },
			{ aliens: { 'seat:1': 'cavalry' }, hands: { 'seat:1': ['attack:20'] } }
		);
		expect(offered(main, 'seat:1', ADD)).toBe(false);
	});

	it('[alien:cavalry] given it holds no encounter card, then it is not offered', () => {
		const g = fight(
			EVEN,
			{ 'seat:3': ['offense', { 'planet:3-1': 2 }] },
			{ aliens: { 'seat:3': 'cavalry' }, hands: { 'seat:3': ['reinforcement:3'] } }
		);
		expect(offered(g, 'seat:3', ADD)).toBe(false);
	});

	it('[alien:cavalry] [CE-14.26] given a negotiate and its side loses, then it collects for its own ships, after its main player', () => {
		const many = ['attack:01', 'attack:04', 'attack:06', 'attack:10', 'attack:12', 'attack:30'];
		const g = over(added(['negotiate', 'attack:14'], ['negotiate'], { hands: { 'seat:2': many } }));
		const lines = g.said.split('\n').filter((line) => line.includes('as compensation'));
		expect(lines).toEqual([
			'{seat:1} takes 3 cards of {seat:2} as compensation.',
			'{seat:3} takes 2 cards of {seat:2} as compensation.'
		]);
		// With an attack of its main player it collects alone.
		const alone = over(added(EVEN, ['negotiate'], { hands: { 'seat:2': many } }));
		expect(alone.said).toContain('{seat:3} takes 2 cards of {seat:2} as compensation.');
		expect(alone.said).not.toContain('{seat:1} takes');
	});

	it('[alien:cavalry] [CE-14.26] given an attack and its side loses, then it collects nothing', () => {
		const g = over(added(EVEN, ['attack:01'], { hands: { 'seat:2': ['attack:10', 'attack:12'] } }));
		expect(g.said).toContain('The defense wins 18 to 14.');
		expect(g.said).not.toContain('as compensation');
	});

	it('[alien:cavalry] given a negotiate and its side wins, or the fight is a deal, then it collects nothing', () => {
		expect(over(added(['attack:30', 'attack:04'], ['negotiate'])).said).not.toContain(
			'compensation'
		);
		expect(over(added(['negotiate', 'negotiate'], ['negotiate'])).said).not.toContain(
			'compensation'
		);
	});

	it('[alien:cavalry] ruling: where its side shows a negotiate an attack does nothing', () => {
		const g = over(added(['negotiate', 'attack:04'], ['attack:40']));
		expect(g.said).toContain('The defense wins.');
		expect(discard(g)).toContain('attack:40');
	});

	it('[alien:cavalry] a morph is not laid so: with nothing else it is not offered, and it is no choice', () => {
		const g = joined(EVEN, ['morph', 'attack:04']);
		g.use('seat:3', ADD).until('cavalry.add.which');
		expect(g.choices('seat:3').map(likeOf)).toEqual(['attack:04']);
		const alone = fight(
			EVEN,
			{ 'seat:3': ['offense', { 'planet:3-1': 2 }] },
			{ aliens: { 'seat:3': 'cavalry' }, hands: { 'seat:3': ['morph'] } }
		);
		expect(offered(alone, 'seat:3', ADD)).toBe(false);
	});

	it('[alien:cavalry] [CE-23.2] ruling: all see that it lies there, and its player alone which it is, until it is turned up', () => {
		const g = added(EVEN, ['attack:20', 'attack:04']);
		expect(openOf(g).encounter!.seconds).toEqual([{ seat: 'seat:3', of: 'cavalry', card: null }]);
		expect(ownOf(g, 'seat:3').seconds!.map(likeOf)).toEqual(['attack:20']);
		expect(ownOf(g, 'seat:1').seconds).toBeUndefined();
		expect(JSON.stringify(g.events.filter(({ to }) => to === 'all'))).not.toContain('attack:20');
		g.until('window:reveal.values');
		expect(openOf(g).encounter!.seconds).toMatchObject([
			{ card: expect.stringMatching(/^attack:20/) as string }
		]);
		expect(ownOf(g, 'seat:3').seconds).toBeUndefined();
	});

	it('[alien:cavalry] [alien:sorcerer] ruling: cards that are exchanged leave it where it lies', () => {
		const g = joined(EVEN, ['attack:20'], {
			aliens: { 'seat:1': 'sorcerer', 'seat:3': 'cavalry' }
		});
		g.use('seat:3', ADD).until('cavalry.add.which').pick('seat:3', 'attack:20');
		g.until('window:planning.selected', 'seat:1').use('seat:1', 'power|sorcerer');
		g.until('window:reveal.values');
		expect(g.encounter.totals).toEqual({ offense: 14 + 5 + 20, defense: 8 + 4 });
	});

	it('[alien:cavalry] [alien:mirror] ruling: what changes numbers of encounter cards leaves it as it is', () => {
		const g = joined(['attack:12', 'attack:14'], ['attack:20'], {
			aliens: { 'seat:1': 'mirror', 'seat:3': 'cavalry' }
		});
		g.use('seat:3', ADD).until('cavalry.add.which').pick('seat:3', 'attack:20');
		g.until('window:planning.selected', 'seat:1').use('seat:1', 'power|mirror');
		g.until('window:reveal.values');
		expect(g.encounter.totals).toEqual({ offense: 21 + 5 + 20, defense: 41 + 4 });
	});

	it('[alien:cavalry] ruling: Emotion Control makes the main players deal, and it does nothing', () => {
		const g = added(EVEN, ['attack:20'], { hands: { 'seat:4': ['artifact:emotion-control'] } });
		g.until('window:reveal.cards', 'seat:4').use('seat:4', 'artifact|emotion-control');
		g.until('deal.talk');
		over(g);
		expect(discard(g)).toContain('attack:20');
	});

	it('[alien:cavalry] with a reinforcement its side adds both', () => {
		const g = added(EVEN, ['attack:10', 'reinforcement:5']).until('window:reveal.values', 'seat:3');
		g.pick('seat:3', 'reinforcement:5', { pick: 'offense' });
		g.until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 13 + 10 + 5, defense: 18 });
	});

	it('[alien:cavalry] [CE-4.9] ruling: given the encounter ends before cards are turned up, then it goes back to its hand', () => {
		const g = added(EVEN, ['attack:20'], {
			aliens: { 'seat:2': 'squee', 'seat:3': 'cavalry' }
		});
		const asked = g.until('window:planning.selected', 'seat:2');
		asked.use('seat:2', 'power|squee');
		for (; !g.asked.includes('turn.second') && g.board.encounters === 1;)
			if (g.asked.some((name) => name.startsWith('squee'))) {
				const seat = g.askedSeats[0]!;
				const { shape } = g.decision(seat);
				g.answer(seat, shape.type === 'confirm' ? { yes: true } : { pick: g.choices(seat)[0]! });
			} else g.lapse();
		expect(g.said).not.toContain('Cards revealed');
		expect(hand(g, 'seat:3')).toContain('attack:20');
	});

	it('[alien:cavalry] given it is zapped, then no card is laid', () => {
		const g = joined(EVEN, ['attack:20'], { hands: { 'seat:4': ['artifact:cosmic-zap'] } });
		declare(g, 'seat:3', ADD);
		g.until('window:use.declared', 'seat:4').use('seat:4', 'artifact|cosmic-zap');
		g.until('window:reveal.values');
		expect(g.encounter.totals).toEqual({ offense: 13, defense: 18 });
		expect(hand(g, 'seat:3')).toEqual(['attack:20']);
	});

	it('[alien:cavalry] given its power is lost, then it is not offered', () => {
		const g = fight(
			EVEN,
			{ 'seat:3': ['offense', { 'planet:3-1': 2 }] },
			{
				aliens: { 'seat:3': 'cavalry' },
				hands: { 'seat:3': ['attack:20'] },
				planets: homes('seat:3', 10, 10)
			}
		);
		expect(offered(g, 'seat:3', ADD)).toBe(false);
	});

	it('given a card that is worth its price in the fight, then the steady player adds it, and keeps one that is not', () => {
		const g = joined(EVEN, ['attack:08', 'attack:01']);
		expect(steadyAnswer(g, 'seat:3')).toMatchObject({
			pick: expect.stringMatching(/^power\|cavalry/) as string
		});
		g.use('seat:3', ADD).until('cavalry.add.which');
		expect(steadyAnswer(g, 'seat:3')).toEqual({
			pick: expect.stringMatching(/^attack:08/) as string
		});
		expect(steadyAnswer(joined(EVEN, ['attack:40']), 'seat:3')).toEqual({ pick: 'pass' });
	});
});

describe('the Cavalry flare', () => {
	const SUPER: Position = {
		aliens: { 'seat:1': 'cavalry' },
		hands: { 'seat:1': ['flare:cavalry'], 'seat:3': ['attack:20', 'reinforcement:3'] }
	};
	/** Before the cards are chosen; `cards` lays them. */
	const ordered = (given: Position = SUPER): CosmicGame =>
		duel(holding(EVEN, { seats: 4, ...given }))
			.encounterTo({
				target: 'planet:2-1',
				send: { 'planet:1-1': 3 },
				allies: {
					'seat:3': ['offense', { 'planet:3-1': 2 }],
					'seat:4': ['defense', { 'planet:4-1': 1 }]
				}
			})
			.until('window:planning.beforeSelect', 'seat:1');
	const cards = (g: CosmicGame): CosmicGame => g.until('planning.select').lay(...EVEN);

	it('[super:cavalry] [CE-10.16] given an ally is named before cards are chosen, then it lays one of its choice once they lie, which counts for its side; allies of the other side are not offered', () => {
		const g = ordered();
		expect(g.choices('seat:1', 'super|cavalry|order|flare:cavalry')).toEqual(['seat:3']);
		expect(steadyAnswer(g, 'seat:1')).toMatchObject({
			pick: expect.stringMatching(/^super/) as string
		});
		g.use('seat:1', 'super|cavalry', { pick: 'seat:3' }).until('planning.select');
		expect(openOf(g).encounter!.seconds).toBeUndefined();
		cards(g);
		// Before anything is used there.
		expect(g.asked).toEqual(['cavalry.add.which']);
		expect(g.askedSeats).toEqual(['seat:3']);
		expect(g.choices('seat:3')).toHaveLength(1);
		g.pick('seat:3', 'attack:20').until('window:reveal.values');
		expect(g.encounter.totals).toEqual({ offense: 13 + 20, defense: 14 + 5 });
		over(g);
		expect(discard(g)).toContain('attack:20');
	});

	it('[super:cavalry] given it is not played, then nothing is laid; without allies it is not offered', () => {
		expect(cards(ordered()).until('window:reveal.values').encounter.totals).toEqual({
			offense: 13,
			defense: 19
		});
		const alone = fight(EVEN, {}, SUPER);
		expect(offered(alone, 'seat:1', 'super|cavalry')).toBe(false);
	});

	it('[super:cavalry] ruling: an ally without an encounter card lays none, and all are told', () => {
		const g = ordered({ ...SUPER, hands: { ...SUPER.hands, 'seat:3': ['reinforcement:3'] } });
		cards(g.use('seat:1', 'super|cavalry', { pick: 'seat:3' })).until('window:reveal.values');
		expect(g.said).toContain('{seat:3} has no card to add.');
		expect(g.encounter.totals).toEqual({ offense: 13, defense: 19 });
	});

	it('[super:cavalry] with a negotiate the ally collects', () => {
		const given = {
			...SUPER,
			hands: {
				...SUPER.hands,
				'seat:2': ['attack:10', 'attack:12', 'attack:30'],
				'seat:3': ['negotiate']
			}
		};
		const g = ordered(given);
		cards(g.use('seat:1', 'super|cavalry', { pick: 'seat:3' })).until('cavalry.add.which');
		g.pick('seat:3', 'negotiate');
		expect(over(g).said).toContain('{seat:3} takes 2 cards of {seat:2} as compensation.');
	});

	it('[super:cavalry] given it is zapped, then nothing is laid', () => {
		const g = ordered({ ...SUPER, hands: { ...SUPER.hands, 'seat:4': ['artifact:cosmic-zap'] } });
		declare(g, 'seat:1', 'super|cavalry', { pick: 'seat:3' });
		g.until('window:use.declared', 'seat:4').use('seat:4', 'artifact|cosmic-zap');
		cards(g).until('window:reveal.values');
		expect(g.encounter.totals).toEqual({ offense: 13, defense: 19 });
		expect(hand(g, 'seat:1')).toContain('flare:cavalry');
	});

	/** The defense holds no encounter card, and is about to be dealt a new hand; the deck begins so. */
	const bare = (deck: string[], given: Position = {}): CosmicGame =>
		position({
			destiny: ['colour:2#1'],
			deck,
			...given,
			hands: {
				'seat:1': ['attack:08', 'flare:cavalry'],
				'seat:2': ['reinforcement:3'],
				...given.hands
			}
		})
			.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } })
			.until('window:hand.dealing', 'seat:1');
	const DECK = ['reinforcement:2', 'artifact:plague', 'attack:04', 'attack:10', 'attack:12'];

	it('[wild:cavalry] [CE-19.28] given the opponent needs a new hand, then it draws until it holds an encounter card, and the rest as the encounter ends', () => {
		const g = bare(DECK);
		expect(steadyAnswer(g, 'seat:1')).toMatchObject({
			pick: expect.stringMatching(/^wild/) as string
		});
		g.use('seat:1', 'wild|cavalry').until('planning.select');
		expect(hand(g, 'seat:2')).toEqual(['reinforcement:2', 'artifact:plague', 'attack:04']);
		expect(g.said).toContain('5 cards of the new hand of {seat:2} come as the encounter ends.');
		over(g);
		expect(g.said).toContain('{seat:2} draws 5 cards.');
		// All but the card it has laid.
		expect(g.hand('seat:2')).toHaveLength(7);
	});

	it('[wild:cavalry] given it is not played, then the whole hand comes at once', () => {
		const g = bare(DECK).until('planning.select');
		expect(g.hand('seat:2')).toHaveLength(8);
		expect(over(g).said).not.toContain('as the encounter ends');
	});

	it('[wild:cavalry] [CE-5.2] given eight cards without an encounter card, then they are discarded, and it draws anew card by card', () => {
		const none = [
			'reinforcement:2',
			'reinforcement:2',
			'reinforcement:3',
			'reinforcement:5',
			'artifact:plague',
			'artifact:quash',
			'artifact:ionic-gas',
			'artifact:mobius-tubes'
		];
		const g = bare([...none, 'attack:04', 'attack:10']);
		g.use('seat:1', 'wild|cavalry').until('planning.select');
		expect(hand(g, 'seat:2')).toEqual(['attack:04']);
		expect(g.said).toContain('7 cards of the new hand of {seat:2} come as the encounter ends.');
	});

	it('[wild:cavalry] [CE-4.9] given the encounter ends early, then the rest comes all the same', () => {
		const g = bare(DECK, {
			hands: { 'seat:1': ['attack:08', 'flare:cavalry'], 'seat:3': ['negotiate'] }
		});
		g.use('seat:1', 'wild|cavalry');
		over(g);
		expect(g.said.match(/\{seat:2\} draws 5 cards/g)).toHaveLength(1);
	});

	it('[wild:cavalry] given it is its own new hand that is dealt, then it is not offered', () => {
		const g = position({
			destiny: ['colour:2#1'],
			deck: DECK,
			hands: { 'seat:1': ['attack:08'], 'seat:2': ['flare:cavalry', 'reinforcement:3'] }
		}).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
		expect(offered(g, 'seat:2', 'wild|cavalry')).toBe(false);
	});

	it('[wild:cavalry] given somebody who is no main player, then it is not offered', () => {
		const g = position({
			destiny: ['colour:2#1'],
			deck: DECK,
			hands: { 'seat:1': ['attack:08'], 'seat:2': ['reinforcement:3'], 'seat:3': ['flare:cavalry'] }
		}).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
		expect(offered(g, 'seat:3', 'wild|cavalry')).toBe(false);
	});
});
