/** Visionary: it names the card that its opponent lays. */
import { describe, expect, it } from 'vitest';
import { diceFrom } from '../../../../src/lib/bots';
import { lookOpen, lookOwn } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { declare, duel, offered, over } from '../../../support/duel';
import { copyOf } from '../../../support/positions';
import { steadyAnswer } from '../../../support/steady';
import type { CosmicGame, Position } from '../../../support/cosmic';

const VISIONARY: Position = {
	aliens: { 'seat:1': 'visionary' },
	hands: { 'seat:1': ['attack:10'], 'seat:2': ['negotiate', 'attack:30'] }
};

const sent = (given: Position = VISIONARY): CosmicGame =>
	duel(given).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 4 } });

const named = (face: string, given: Position = VISIONARY): CosmicGame =>
	sent(given)
		.until('window:planning.beforeSelect', 'seat:1')
		.use('seat:1', 'power|visionary', { pick: face })
		.until('planning.select');

const kinds = (g: CosmicGame, seat: 'seat:1' | 'seat:2') =>
	g.choices(seat).map((card) => card.replace(/#\d+$/, ''));

describe('Visionary', () => {
	it('[alien:visionary] [CE-10.14] given its opponent holds the card that it names, then they lay that card and no other', () => {
		const g = named('negotiate');
		expect(kinds(g, 'seat:2')).toEqual(['negotiate']);
		expect(kinds(g, 'seat:1')).toHaveLength(2);
		expect(over(g.lay('attack:08', 'negotiate')).board.warp).toEqual({ 'seat:2': 4 });
	});

	it('[alien:visionary] ruling: given they do not hold it, then they lay what they like, and nobody hears of it', () => {
		const g = named('morph');
		expect(kinds(g, 'seat:2')).toEqual(['attack:08', 'negotiate', 'attack:30']);
		// What others see is the same whatever they hold.
		const seen = ['attack:06', 'morph'].map((card) => {
			const given: Position = {
				...VISIONARY,
				hands: { ...VISIONARY.hands, 'seat:2': ['negotiate', card] }
			};
			const one = named('morph', given);
			return [lookOpen(cosmic, one.table), lookOwn(cosmic, one.table, 'seat:1'), one.said];
		});
		expect(seen[0]).toEqual(seen[1]);
	});

	it('[alien:visionary] given it holds the card as well, then it is free itself', () => {
		const g = named('attack:08');
		expect(kinds(g, 'seat:2')).toEqual(['attack:08']);
		expect(kinds(g, 'seat:1')).toEqual(['attack:08', 'attack:10']);
	});

	it('[alien:visionary] given it leaves its power, or is an ally, then nobody is bound', () => {
		expect(kinds(sent().until('planning.select'), 'seat:2')).toHaveLength(3);
		const ally = duel({ ...VISIONARY, aliens: { 'seat:3': 'visionary' } }).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 4 },
			allies: { 'seat:3': ['offense', { 'planet:3-1': 1 }] }
		});
		expect(offered(ally, 'seat:3', 'power|')).toBe(false);
	});

	it('[alien:visionary] ruling: which back the card has makes no difference, and only encounter cards are named', () => {
		const given: Position = {
			...VISIONARY,
			options: { rewardDeck: 'incursion' },
			hands: { 'seat:2': ['attack:23@reward', 'attack:30'] }
		};
		const g = sent(given).until('window:planning.beforeSelect', 'seat:1');
		const faces = g.choices('seat:1', 'power|visionary|name|');
		expect(faces).not.toContain('artifact:plague');
		expect(faces.filter((face) => face === 'attack:23')).toHaveLength(1);
		g.use('seat:1', 'power|visionary', { pick: 'attack:23' }).until('planning.select');
		expect(g.choices('seat:2')).toEqual([expect.stringMatching(/^attack:23@reward/)]);
	});

	it('[alien:visionary] given it is zapped, then nobody is bound', () => {
		const hands = { ...VISIONARY.hands, 'seat:3': ['artifact:cosmic-zap'] };
		const g = sent({ ...VISIONARY, hands }).until('window:planning.beforeSelect', 'seat:1');
		declare(g, 'seat:1', 'power|visionary', { pick: 'negotiate' });
		g.until('window:use.declared', 'seat:3').use('seat:3', 'artifact|cosmic-zap');
		expect(kinds(g.until('planning.select'), 'seat:2')).toHaveLength(3);
	});

	it('given a weak hand, then the steady player names a card that it beats', () => {
		const g = sent().until('window:planning.beforeSelect', 'seat:1');
		const said = steadyAnswer(g, 'seat:1') as { pick: string; then: { pick: string } };
		expect(said.pick).toBe('power|visionary|name|');
		expect(said.then.pick).toMatch(/^(negotiate|attack:0\d)$/);
	});
});

describe('the Visionary flare', () => {
	const WILD: Position = {
		hands: {
			'seat:1': ['flare:visionary'],
			'seat:2': ['negotiate', 'attack:30'],
			'seat:3': ['morph', 'attack:05']
		}
	};

	it('[wild:visionary] [CE-23.6] given a main player names a card, then each other shows it to them in secret, or another where they do not hold it', () => {
		const g = sent(WILD).until('window:planning.beforeSelect', 'seat:1');
		g.use('seat:1', 'wild|visionary', { pick: 'attack:30' }).until('visionary.show.which');
		expect(g.askedSeats.slice().sort()).toEqual(['seat:2', 'seat:3']);
		expect(g.choices('seat:2')).toEqual(['attack:30#1']);
		expect(g.choices('seat:3')).toHaveLength(2);
		expect(steadyAnswer(g, 'seat:3')).toEqual({
			pick: expect.stringMatching(/^attack:05/) as string
		});
		g.pick('seat:2', 'attack:30').pick('seat:3', 'morph').until('planning.select');
		const { board } = lookOwn(cosmic, g.table, 'seat:1') as unknown as {
			board: { looks: { of: string; cards: string[] }[] };
		};
		expect(board.looks.map(({ of, cards }) => [of, cards[0]!.replace(/#\d+$/, '')])).toEqual([
			['seat:2', 'attack:30'],
			['seat:3', 'morph']
		]);
		expect(g.said).not.toContain('morph');
		const other = lookOwn(cosmic, g.table, 'seat:2') as unknown as { board: { looks: unknown[] } };
		expect(other.board.looks).toEqual([]);
	});

	it('[wild:visionary] given other cards are thought to lie hidden, then it may name the same ones', () => {
		const g = sent(WILD).until('window:planning.beforeSelect', 'seat:1');
		for (let salt = 0; salt < 5; salt++) {
			const other = copyOf(g.table);
			cosmic.redeal(other, 'seat:1', diceFrom(salt));
			expect(lookOwn(cosmic, other, 'seat:1')).toEqual(lookOwn(cosmic, g.table, 'seat:1'));
		}
	});

	it('[wild:visionary] given its holder is no main player, then it is not offered', () => {
		const g = sent({ hands: { 'seat:3': ['flare:visionary'] } });
		expect(offered(g, 'seat:3', 'wild|')).toBe(false);
	});

	const SUPER: Position = {
		aliens: { 'seat:3': 'visionary' },
		hands: { 'seat:2': ['negotiate', 'attack:30'], 'seat:3': ['flare:visionary'] }
	};

	it('[super:visionary] given it is no main player, then it names a card for one of the two', () => {
		const g = sent(SUPER).until('window:planning.beforeSelect', 'seat:3');
		g.use('seat:3', 'super|visionary', { pick: 'seat:2', then: { pick: 'attack:30' } });
		g.until('planning.select');
		expect(kinds(g, 'seat:2')).toEqual(['attack:30']);
	});

	it('[super:visionary] given it is a main player, then the flare is not offered', () => {
		const given: Position = {
			aliens: { 'seat:1': 'visionary' },
			hands: { 'seat:1': ['flare:visionary'] }
		};
		expect(offered(sent(given), 'seat:1', 'super|')).toBe(false);
	});

	it('[super:visionary] given one side had better lose, then the steady player has them negotiate', () => {
		const planets = Object.fromEntries(
			[2, 3, 4].map((k) => [`planet:2-${k}`, { 'seat:2': 4, 'seat:1': 1 }])
		);
		const g = sent({
			...SUPER,
			planets: { ...planets, 'planet:3-1': { 'seat:3': 4, 'seat:1': 1 } }
		});
		g.until('window:planning.beforeSelect', 'seat:3');
		expect(steadyAnswer(g, 'seat:3')).toEqual({
			pick: 'super|visionary|meddle|flare:visionary',
			then: { pick: 'seat:1', then: { pick: 'negotiate' } }
		});
	});
});
