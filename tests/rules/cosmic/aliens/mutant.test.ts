/** Mutant: fills its hand up to eight, from the deck and the hands of others. */
import { describe, expect, it } from 'vitest';
import { cardName } from '../../../../src/lib/games/cosmic/cards';
import { declare, duel, homes, meet } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';
import { said } from '../../../support/said';

const SIX = ['attack:10', 'attack:12', 'attack:14', 'negotiate', 'artifact:quash', 'morph'];

/** Seat 1 is Mutant with an attack 08 and `more`, ships are sent, and nobody is invited yet. */
const before = (more: string[] = SIX.slice(0, 5), given: Position = {}): CosmicGame =>
	duel({
		aliens: { 'seat:1': 'mutant' },
		deck: ['attack:30', 'attack:40', 'reinforcement:5'],
		...given,
		hands: { 'seat:1': more, 'seat:3': ['attack:20', 'attack:06'], ...given.hands }
	})
		.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } })
		.until('window:alliance.before', 'seat:1');

describe('Mutant', () => {
	it('[alien:mutant] given fewer than eight cards, when it uses its power, then it takes cards one by one, each from the deck or a hand as it likes, until it has eight', () => {
		const g = before(SIX.slice(0, 4)).use('seat:1', 'power|mutant').until('mutant.refill.draw');
		expect(g.choices('seat:1')).toEqual(['deck', 'seat:2', 'seat:3']);
		g.pick('seat:1', 'deck');
		expect(g.hand('seat:1').at(-1)).toEqual('attack:30#1');
		g.pick('seat:1', 'seat:2');
		expect(g.hand('seat:1').at(-1)).toEqual('attack:08#1');
		expect(g.hand('seat:2')).toEqual([]);
		// Seat 2 has no card left to take.
		expect(g.choices('seat:1')).toEqual(['deck', 'seat:3']);
		g.pick('seat:1', 'seat:3');
		expect(g.hand('seat:3')).toHaveLength(1);
		expect(g.hand('seat:1')).toHaveLength(8);
		expect(g.asked).not.toContain('mutant.refill.draw');
	});

	it('[alien:mutant] given a card is taken from a hand, then only the two of them are told which', () => {
		const g = before(SIX).use('seat:1', 'power|mutant').until('mutant.refill.draw');
		g.pick('seat:1', 'seat:2');
		const told = g.events.filter(({ to, rule }) => to !== 'all' && rule === 'CE-13.17');
		const [card] = g.hand('seat:1').slice(-1).map(cardName).map(said);
		expect(told.map(({ to, say, move }) => [to, said(say), move])).toEqual([
			[['seat:1'], `You take ${card} of {seat:2}.`, undefined],
			[
				['seat:2'],
				`Mutant: {seat:1} takes ${card} of yours.`,
				{ type: 'robbed', seat: 'seat:2', by: 'seat:1' }
			]
		]);
		expect(g.said).toContain('{seat:1} takes 1 card of {seat:2}.');
	});

	it('[alien:mutant] given it does not use its power, then its hand stays', () => {
		expect(before().until('planning.select').hand('seat:1')).toHaveLength(6);
	});

	it('[alien:mutant] given it is the defense, then it may use it; given no main player, or eight cards, then not', () => {
		const aliens = { 'seat:2': 'mutant' };
		const g = duel({ aliens }).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
		g.until('window:alliance.before', 'seat:2').use('seat:2', 'power|mutant');
		g.until('mutant.refill.draw', 'seat:2');
		const aside = before(SIX, {
			aliens: { 'seat:3': 'mutant' },
			hands: { 'seat:1': ['flare:trader'], 'seat:3': [] }
		});
		expect(aside.askedSeats).not.toContain('seat:3');
		const full = before([...SIX, 'flare:trader']);
		expect(full.hand('seat:1')).toHaveLength(8);
		expect(full.offers('seat:1', 'power|mutant')).toBe(false);
	});

	it('[alien:mutant] given it is zapped, then it takes nothing; given its power is lost, it cannot use it', () => {
		const g = before(SIX, { hands: { 'seat:1': SIX, 'seat:2': ['artifact:cosmic-zap'] } });
		declare(g, 'seat:1', 'power|mutant')
			.use('seat:2', 'artifact|cosmic-zap')
			.until('planning.select');
		expect(g.hand('seat:1')).toHaveLength(7);
		const lost = duel({
			aliens: { 'seat:1': 'mutant' },
			planets: homes('seat:1', 10, 10),
			hands: { 'seat:1': ['flare:trader'] }
		}).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
		expect(lost.until('window:alliance.before', 'seat:1').offers('seat:1', 'power|mutant')).toBe(
			false
		);
	});

	it('[alien:mutant] ruling: given nobody else has a card and deck and discards are out, then it stops short of eight, and nothing quakes', () => {
		const g = before([], {
			hands: { 'seat:1': [], 'seat:3': [] },
			deck: ['attack:30', 'attack:40'],
			deckOnly: true
		}).use('seat:1', 'power|mutant');
		g.until('mutant.refill.draw').pick('seat:1', 'seat:2');
		// The deck is all there is then, so nothing is asked.
		g.until('alliance.offenseInvites');
		expect(g.hand('seat:1')).toHaveLength(4);
		expect(g.said).not.toContain('quake');
	});

	it('[alien:mutant] [CE-19.2] given the deck is out, then the discards are shuffled and drawn from', () => {
		const g = before(SIX.slice(0, 4), {
			discard: ['attack:15'],
			deck: ['attack:30'],
			deckOnly: true
		}).use('seat:1', 'power|mutant');
		g.until('mutant.refill.draw').pick('seat:1', 'deck');
		g.until('mutant.refill.draw').pick('seat:1', 'deck');
		expect(g.said).toContain('The discard pile is shuffled into a new deck.');
		expect(g.until('mutant.refill.draw').choices('seat:1')).toEqual(['seat:2', 'seat:3']);
	});

	it('[alien:mutant] given it is away, then each card comes from the deck', () => {
		const g = before(SIX.slice(0, 4)).use('seat:1', 'power|mutant').until('mutant.refill.draw');
		g.lapse().lapse().lapse();
		expect(g.hand('seat:1').slice(5)).toEqual(['attack:30#1', 'attack:40#1', 'reinforcement:5#1']);
	});
});

describe('the Mutant flare', () => {
	/** Seat 1 holds the flare and meets seat 2, beside which seat 3 stands. */
	const settled = (cards: [string, string], given: Position = {}) =>
		duel({
			...given,
			hands: {
				'seat:1': ['flare:mutant', 'attack:30', 'negotiate'],
				'seat:2': ['negotiate', 'attack:04', 'attack:06'],
				'seat:3': ['attack:06', 'attack:10'],
				...given.hands
			}
		})
			.encounterTo({
				target: 'planet:2-1',
				send: { 'planet:1-1': 1 },
				allies: { 'seat:3': ['defense', { 'planet:3-1': 1 }] },
				cards
			})
			.until('window:resolution.settled', 'seat:1');
	const sizes = (g: CosmicGame) => [
		g.hand('seat:1').length,
		g.hand('seat:2').length,
		g.hand('seat:3').length
	];

	it('[wild:mutant] given a main player has won, when it plays it, then it takes a card at random of its opponent and of each of its allies; not played, none', () => {
		const g = settled(['attack:30', 'attack:04']).use('seat:1', 'wild|mutant');
		expect(sizes(g.until('turn.second'))).toEqual([3 + 2, 3 - 1, 2 - 1]);
		expect(g.hand('seat:1')).toContain('flare:mutant');
		expect(sizes(settled(['attack:30', 'attack:04']).until('turn.second'))).toEqual([3, 3, 2]);
	});

	it('[wild:mutant] ruling: given a deal, then it takes of the allies too, whose ships have gone home', () => {
		const g = duel({
			hands: {
				'seat:1': ['flare:mutant', 'attack:30', 'negotiate'],
				'seat:2': ['negotiate', 'attack:04', 'attack:06'],
				'seat:3': ['attack:06', 'attack:10']
			}
		}).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: { 'seat:3': ['defense', { 'planet:3-1': 1 }] },
			cards: ['negotiate', 'negotiate']
		});
		g.agree({ cards: { picks: ['attack:08#1'] } }).until('window:resolution.settled', 'seat:1');
		g.use('seat:1', 'wild|mutant').until('turn.second');
		expect(sizes(g)).toEqual([2 + 2, 4 - 1, 2 - 1]);
	});

	it('[wild:mutant] given the defense has won, then it takes of the offense and of each of its allies', () => {
		const g = duel({
			hands: {
				'seat:1': ['attack:04', 'attack:06'],
				'seat:2': ['attack:30', 'flare:mutant'],
				'seat:3': ['attack:06', 'attack:10']
			}
		}).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: { 'seat:3': ['offense', { 'planet:3-1': 1 }] },
			cards: ['attack:04', 'attack:30']
		});
		g.until('window:resolution.settled', 'seat:2').use('seat:2', 'wild|mutant');
		expect(sizes(g.until('launch.aim', 'seat:2'))).toEqual([1, 4, 1]);
	});

	it('[wild:mutant] given it has lost, or failed to deal, or is an ally, then it cannot be played', () => {
		const lost = meet(
			duel({ hands: { 'seat:1': ['flare:mutant', 'attack:04'], 'seat:2': ['attack:30'] } }),
			['attack:04', 'attack:30']
		);
		while (!lost.asked.includes('launch.aim')) {
			expect(lost.offers('seat:1', 'wild|mutant')).toBe(false);
			lost.lapse();
		}
		const failed = meet(
			duel({
				hands: { 'seat:1': ['flare:mutant', 'negotiate'], 'seat:2': ['negotiate', 'attack:04'] }
			}),
			['negotiate', 'negotiate']
		)
			.until('deal.talk')
			.lapse();
		while (!failed.asked.includes('launch.aim')) {
			expect(failed.offers('seat:1', 'wild|mutant')).toBe(false);
			failed.lapse();
		}
		const ally = settled(['attack:30', 'attack:04'], {
			hands: {
				'seat:1': ['attack:30', 'artifact:quash', 'flare:clone', 'flare:tick-tock'],
				'seat:3': ['flare:mutant', 'attack:10']
			}
		});
		expect(ally.offers('seat:3', 'wild|mutant')).toBe(false);
	});

	it('[super:mutant] given Mutant with eight cards or more, when it plays it, then it discards up to three and may fill its hand with its power', () => {
		const g = before([...SIX, 'reinforcement:2', 'flare:mutant']);
		expect(g.offers('seat:1', 'power|mutant')).toBe(false);
		g.use('seat:1', 'super|mutant').until('mutant.shed.discard');
		expect(g.choices('seat:1')).not.toContain('flare:mutant');
		expect(g.decision('seat:1').shape).toMatchObject({ min: 0, max: 3 });
		g.answer('seat:1', { picks: ['attack:08#1', 'negotiate#1', 'attack:10#1'] });
		expect(g.board.discard).toEqual(['attack:08#1', 'negotiate#1', 'attack:10#1']);
		expect(g.hand('seat:1')).toHaveLength(6);
		g.until('window:alliance.before', 'seat:1').use('seat:1', 'power|mutant');
		g.until('mutant.refill.draw').pick('seat:1', 'deck').pick('seat:1', 'deck');
		expect(g.hand('seat:1')).toHaveLength(8);
		expect(g.hand('seat:1')).toContain('flare:mutant');
	});

	it('[super:mutant] given it is the defense, then it may play it; given it holds no other card, or its hand was filled already, then not', () => {
		const aliens = { 'seat:2': 'mutant' };
		for (const [hand, offered] of [
			[['flare:mutant', 'attack:10'], true],
			[['flare:mutant'], false]
		] as const) {
			const g = duel({ aliens }).encounterTo({ target: 'planet:2-1' }).until('launch.send');
			g.board.players['seat:2']!.hand = [...hand];
			g.answer('seat:1', { split: { 'planet:1-1': 1 } });
			g.until('window:alliance.before', 'seat:2');
			expect(g.offers('seat:2', 'super|mutant')).toBe(offered);
		}
		const filled = before([...SIX, 'flare:mutant'].slice(1)).use('seat:1', 'power|mutant');
		filled.until('mutant.refill.draw').pick('seat:1', 'deck');
		while (!filled.asked.includes('planning.select')) {
			expect(filled.offers('seat:1', 'super|mutant')).toBe(false);
			filled.lapse();
		}
		expect(filled.hand('seat:1')).toHaveLength(8);
	});

	it('[super:mutant] given it discards none, or is away, then its hand stays', () => {
		const g = before([...SIX.slice(1), 'flare:mutant']).use('seat:1', 'super|mutant');
		g.until('mutant.shed.discard').lapse();
		expect(g.board.discard).toEqual([]);
		expect(g.hand('seat:1')).toHaveLength(7);
	});

	it('[super:mutant] given it is zapped, then nothing is discarded and it is back in hand', () => {
		const g = before(['flare:mutant', 'attack:10'], {
			hands: { 'seat:1': ['flare:mutant', 'attack:10'], 'seat:2': ['artifact:cosmic-zap'] }
		});
		declare(g, 'seat:1', 'super|mutant').use('seat:2', 'artifact|cosmic-zap');
		g.until('planning.select');
		expect(g.hand('seat:1')).toHaveLength(3);
		expect(g.board.discard).not.toContainEqual('attack:10#1');
	});
});
