/** Bandit: three cards are turned up at the start of every turn. */
import { describe, expect, it } from 'vitest';
import { declare, duel, offered } from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import type { CosmicGame, Position } from '../../../support/cosmic';

const like = (cards: readonly string[]) => cards.map((card) => card.split('#')[0]);
const BANDIT: Position = {
	aliens: { 'seat:3': 'bandit' },
	hands: { 'seat:3': ['attack:20', 'attack:01'] }
};
const PAIR = ['attack:12', 'attack:13', 'morph'];
const NONE = ['attack:12', 'negotiate', 'morph'];
const ALL = ['attack:12', 'attack:13', 'attack:14'];

const spun = (deck: string[], given: Position = BANDIT): CosmicGame => duel({ ...given, deck });

describe('Bandit', () => {
	it('[alien:bandit] given two of one type, at the start of the turn of another, then it may keep one of the three; the rest is discarded', () => {
		const g = spun(PAIR).until('bandit.spin.one');
		expect(g.said).toContain('{seat:3} turns up Attack 12, Attack 13 and Morph');
		g.pick('seat:3', 'morph').until('launch.aim');
		expect(like(g.hand('seat:3'))).toEqual(['attack:20', 'attack:01', 'morph']);
		expect(like(g.board.discard)).toEqual(['attack:12', 'attack:13']);
		const none = spun(PAIR).until('bandit.spin.one').pick('seat:3', 'none').until('launch.aim');
		expect(like(none.board.discard)).toEqual(PAIR);
		expect(none.board.onTable).toEqual([]);
	});

	it('[alien:bandit] given three types, then it discards a card of its hand', () => {
		const g = spun(NONE).until('bandit.spin.lose');
		g.pick('seat:3', 'attack:01').until('launch.aim');
		expect(like(g.hand('seat:3'))).toEqual(['attack:20']);
		expect(like(g.board.discard).sort()).toEqual([...NONE, 'attack:01'].sort());
	});

	it('[alien:bandit] given one type, then it keeps any of them, and all others discard that type', () => {
		const given: Position = {
			...BANDIT,
			hands: { ...BANDIT.hands, 'seat:2': ['morph', 'attack:10'] }
		};
		const g = spun(ALL, given).until('bandit.spin.any');
		const picks = g.choices('seat:3').slice(0, 2);
		g.answer('seat:3', { picks });
		while (g.board.turn === 1 && !g.said.includes('seat:1} discards')) g.lapse();
		expect(like(g.hand('seat:3'))).toEqual(['attack:20', 'attack:01', 'attack:12', 'attack:13']);
		expect(like(g.hand('seat:2'))).toEqual(['morph']);
		expect(g.said).toContain('{seat:1} discards Attack 08.');
		expect(g.said).toContain('{seat:2} discards Attack 08 and Attack 10.');
		expect(g.said).not.toContain('{seat:3} discards');
	});

	it('[alien:bandit] given its own turn, and that of each other, then once in each', () => {
		const g = spun(PAIR, { ...BANDIT, offense: 'seat:3' }).until('bandit.spin.one');
		g.pick('seat:3', 'none').until('launch.aim');
		expect(g.said.match(/uses the power of Bandit/g)).toHaveLength(1);
		expect(g.said.match(/turns up/g)).toHaveLength(1);
	});

	it('[alien:bandit] [CE-5.5] given its own turn without an encounter card, then once, with its new hand', () => {
		const given: Position = {
			...BANDIT,
			offense: 'seat:3',
			hands: { 'seat:3': ['artifact:plague'] }
		};
		const attacks = ['attack:10', 'attack:10', 'attack:08', 'attack:08'];
		const drawn = [...attacks, 'reinforcement:2', 'reinforcement:3', 'reinforcement:5', 'morph'];
		const g = spun([...drawn, ...NONE.slice(0, 2), 'artifact:quash'], given);
		g.until('bandit.spin.lose');
		expect(like(g.hand('seat:3'))).toEqual(drawn);
		g.lapse().until('launch.aim');
		expect(g.said.match(/turns up A/g)).toHaveLength(1);
	});

	it('[alien:bandit] ruling: an empty hand discards nothing', () => {
		const g = spun(NONE, { ...BANDIT, hands: { 'seat:3': [] } }).until('launch.aim');
		expect(like(g.board.discard)).toEqual(NONE);
	});

	it('[alien:bandit] [CE-19.4] ruling: after a cosmic quake nothing is turned up', () => {
		const g = duel({ ...BANDIT, deck: ['attack:12'], deckOnly: true }).until('launch.aim');
		expect(g.said).toContain('Cosmic quake');
		expect(g.said).not.toContain('{seat:3} turns up');
	});

	it('[alien:bandit] given it is zapped, then nothing is turned up', () => {
		const g = spun(PAIR, {
			...BANDIT,
			hands: { ...BANDIT.hands, 'seat:2': ['artifact:cosmic-zap'] }
		});
		g.until('window:use.declared', 'seat:2')
			.use('seat:2', 'artifact|cosmic-zap')
			.until('launch.aim');
		expect(g.board.discard).not.toContainEqual('attack:12#1');
		expect(g.said).not.toContain('{seat:3} turns up');
	});

	it('given cards to keep or to lose, then the steady player keeps the best and discards the worst', () => {
		expect(steadyAnswer(spun(PAIR).until('bandit.spin.one'), 'seat:3')).toMatchObject({
			pick: expect.stringMatching(/^attack:13/) as string
		});
		expect(steadyAnswer(spun(NONE).until('bandit.spin.lose'), 'seat:3')).toMatchObject({
			pick: expect.stringMatching(/^attack:01/) as string
		});
		const any = spun(ALL).until('bandit.spin.any');
		expect(steadyAnswer(any, 'seat:3')).toEqual({ picks: any.choices('seat:3') });
	});
});

describe('the Bandit flare', () => {
	const WILD: Position = { hands: { 'seat:3': ['flare:bandit'] }, warp: { 'seat:3': 2 } };
	const flipped = (top: string): CosmicGame =>
		duel({ ...WILD, deck: [top] })
			.until('window:turn.start', 'seat:3')
			.use('seat:3', 'wild|bandit');

	it('[wild:bandit] given a negotiate on top, then it brings four rewards; given another card, none', () => {
		const g = flipped('negotiate').until('bandit.flip.rewards');
		expect(g.decision('seat:3').shape).toMatchObject({ min: 4, max: 4 });
		g.answer('seat:3', { split: { ships: 2, cards: 2 } }).until('launch.aim');
		expect(g.board.warp['seat:3'] ?? 0).toBe(0);
		expect(g.hand('seat:3')).toHaveLength(3);
		const other = flipped('attack:12').until('launch.aim');
		expect(other.hand('seat:3')).toEqual(['flare:bandit']);
		expect(like(other.board.discard)).toEqual(['attack:12']);
	});

	it('given the flare, then the steady player turns a card up', () => {
		const g = duel(WILD).until('window:turn.start', 'seat:3');
		expect(steadyAnswer(g, 'seat:3')).toMatchObject({ pick: 'wild|bandit|flip|flare:bandit' });
	});

	const SUPER: Position = { ...BANDIT, hands: { 'seat:3': ['flare:bandit', 'attack:01'] } };

	it('[super:bandit] given three cards lie there, then it has another one in place of one', () => {
		const g = spun(['attack:12', 'morph', 'attack:13', 'attack:14'], SUPER);
		g.until('window:use.drew', 'seat:3');
		expect(steadyAnswer(g, 'seat:3')).toMatchObject({
			then: { pick: expect.stringMatching(/^morph/) as string }
		});
		const morph = g.board.onTable.find((card) => card.startsWith('morph'))!;
		declare(g, 'seat:3', 'super|bandit', { pick: morph }).until('bandit.spin.any');
		expect(like(g.choices('seat:3'))).toEqual(['attack:12', 'attack:13', 'attack:14']);
		expect(like(g.board.discard)).toEqual(['morph']);
	});

	it('[super:bandit] given another holds the flare, then it is not offered', () => {
		const g = spun(PAIR, { ...BANDIT, hands: { 'seat:2': ['flare:bandit'] } });
		expect(offered(g, 'seat:2', 'super|')).toBe(false);
	});
});
