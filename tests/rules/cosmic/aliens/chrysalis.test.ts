/** Chrysalis: its tokens run out, and it becomes an alien that it picks. */
import { describe, expect, it } from 'vitest';
import { lookOpen, lookOwn } from '../../../../src/lib/core';
import { likeOf } from '../../../../src/lib/games/kit';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { chrysalis } from '../../../../src/lib/games/cosmic/aliens/chrysalis';
import { setup } from '../../../../src/lib/games/cosmic/setup';
import { position, seatsOf } from '../../../support/cosmic';
import { duel, holding, offered, over } from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import type { Cards } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';

const ID = 'chrysalis';
const ASKED = 'chrysalis.change.pick';
const EVEN: Cards = ['attack:08', 'attack:06'];
const tokens = (g: CosmicGame) => g.board.players['seat:2']!.tokens;
const aliens = (g: CosmicGame, seat: 'seat:1' | 'seat:2' = 'seat:2') =>
	g.board.players[seat]!.aliens;

/** Seat 2 plays it, with so many tokens, and an encounter of seat 1 begins. */
const begun = (n: number, given: Position = {}): CosmicGame =>
	position({
		aliens: { 'seat:2': ID },
		tokens: { 'seat:2': n },
		destiny: ['colour:2#1'],
		flares: ['flare:macron', 'flare:zombie', 'flare:tick-tock'],
		...given
	});
const aimed = (g: CosmicGame): CosmicGame => g.until('launch.aim');

describe('Chrysalis', () => {
	it('[alien:chrysalis] given its setup, then eight tokens lie on its sheet, and six with four planets each', () => {
		for (const [planetsPerPlayer, n] of [
			[5, 8],
			[4, 6]
		] as const) {
			const { board } = setup(seatsOf(3), { expansions: true, planetsPerPlayer } as never);
			chrysalis.setup!(board, 'seat:2');
			expect(board.players['seat:2']!.tokens).toBe(n);
		}
	});

	it('[alien:chrysalis] given an encounter begins, whosever, then a token goes, and it stays what it is', () => {
		const g = aimed(begun(3));
		expect(tokens(g)).toBe(2);
		expect(aliens(g)).toEqual([ID]);
		expect(g.said).toContain('{seat:2} discards a token: 2 tokens left.');
	});

	it('[alien:chrysalis] [CE-16.35] given the last token goes, then it picks among unused flares without setup, which nobody else reads', () => {
		const g = begun(1).until(ASKED);
		expect(g.askedSeats).toEqual(['seat:2']);
		// Tick-Tock has game setup.
		expect(g.choices('seat:2')).toEqual(['flare:macron', 'flare:zombie']);
		const other = begun(1, { flares: ['flare:parasite', 'flare:zombie', 'flare:tick-tock'] });
		other.until(ASKED);
		for (const look of [
			({ table }: CosmicGame) => lookOpen(cosmic, table).board,
			({ table }: CosmicGame) => lookOwn(cosmic, table, 'seat:3')
		])
			expect(look(g)).toEqual(look(other));
		aimed(g.pick('seat:2', 'flare:zombie'));
		expect(aliens(g)).toEqual(['zombie']);
		expect(g.hand('seat:2').map(likeOf)).toContain('flare:zombie');
		expect(g.board.sheets).toContain(ID);
		expect(g.said).toContain('{seat:2} becomes Zombie.');
		over(g);
		expect(aliens(g)).toEqual(['zombie']);
	});

	it('[alien:chrysalis] given the last token but one goes, then it stays what it is', () => {
		const g = aimed(begun(2));
		expect(tokens(g)).toBe(1);
		expect(aliens(g)).toEqual([ID]);
	});

	it('[alien:chrysalis] [CE-16.35] given one flare alone will do, then it is asked all the same: that there is no choice would tell', () => {
		const g = begun(1, { flares: ['flare:zombie', 'flare:tick-tock'] }).until(ASKED);
		expect(g.choices('seat:2')).toEqual(['flare:zombie']);
	});

	it('[alien:chrysalis] ruling: given no token when an encounter begins, then it picks as well', () => {
		expect(begun(0).until(ASKED).askedSeats).toEqual(['seat:2']);
	});

	it('[alien:chrysalis] [CE-16.35] given more than ten unused flares, then it looks at ten of them', () => {
		const ten = ['anti-matter', 'dictator', 'macron', 'mirror', 'mutant', 'pacifist', 'parasite']
			.concat('philanthropist', 'trader', 'virus', 'vulch', 'zombie')
			.map((alien) => `flare:${alien}`);
		expect(begun(1, { flares: ten }).until(ASKED).choices('seat:2')).toHaveLength(10);
	});

	it('[alien:chrysalis] [CE-16.35] ruling: given none of them will do, then it stays what it is, and looks again in the next encounter', () => {
		const g = aimed(begun(1, { flares: ['flare:tick-tock'] }));
		expect(aliens(g)).toEqual([ID]);
		expect(g.said).toContain('No alien is left for {seat:2} to become.');
	});

	it('[alien:chrysalis] given it is zapped, then no token goes and it does not change', () => {
		const g = begun(1, { hands: { 'seat:1': ['attack:08', 'artifact:cosmic-zap'] } });
		g.until('window:use.declared', 'seat:1').use('seat:1', 'artifact|cosmic-zap');
		aimed(g);
		expect(tokens(g)).toBe(1);
		expect(aliens(g)).toEqual([ID]);
	});

	it('[alien:chrysalis] the steady player becomes what it likes best', () => {
		const g = begun(1).until(ASKED);
		expect(steadyAnswer(g, 'seat:2')).toEqual({ pick: 'flare:macron' });
	});
});

describe('the Chrysalis flare', () => {
	const WILD: Position = {
		aliens: { 'seat:1': 'tripler' },
		hands: { 'seat:1': ['flare:chrysalis'] },
		box: ['tripler', 'macron', 'chrysalis']
	};

	const formed = (given: Position = WILD): CosmicGame =>
		duel(holding(EVEN, given))
			.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } })
			.until('window:alliance.formed', 'seat:1');

	it('[wild:chrysalis] [CE-16.36] given alliances are formed, then its own power is stopped, and a random one is played until the encounter ends', () => {
		const g = formed()
			.use('seat:1', `wild|${ID}`)
			.lay(...EVEN);
		expect(aliens(g, 'seat:1')).toEqual(['tripler', 'macron']);
		expect(g.encounter.zapped).toEqual([{ seat: 'seat:1', alien: 'tripler' }]);
		g.until('window:reveal.values');
		expect(g.encounter.totals?.offense).toBe(8 + 4);
		over(g);
		expect(aliens(g, 'seat:1')).toEqual(['tripler']);
		expect(g.board.sheets).toContain('macron');
		expect(g.said).toContain('{seat:1} plays Macron no longer.');
	});

	it('[wild:chrysalis] [CE-16.36] given no alien is left, then nothing is stopped', () => {
		const box = ['tripler', ID];
		const g = formed({ ...WILD, box })
			.use('seat:1', `wild|${ID}`)
			.until('planning.select');
		expect(g.encounter.zapped).toEqual([]);
		expect(g.said).toContain('No alien is left for {seat:1} to become.');
	});

	it('[wild:chrysalis] [CE-16.36] given it is kept, then nothing changes; the steady player keeps it for a power that it likes', () => {
		const g = formed();
		expect(steadyAnswer(g, 'seat:1')).toMatchObject({ pick: 'pass' });
		over(g);
		expect(aliens(g, 'seat:1')).toEqual(['tripler']);
		expect(steadyAnswer(formed({ ...WILD, aliens: {} }), 'seat:1')).toMatchObject({
			pick: expect.stringMatching(/^wild/) as string
		});
	});

	it('[wild:chrysalis] given it is uninvolved, then it is not offered', () => {
		const hands = { 'seat:3': ['flare:chrysalis'] };
		const g = duel(holding(EVEN, { ...WILD, hands }));
		g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
		expect(offered(g, 'seat:3', `wild|${ID}`)).toBe(false);
	});

	it('[wild:chrysalis] given the flare is zapped, then its own power stays on', () => {
		const hands = { ...WILD.hands, 'seat:2': ['artifact:card-zap'] };
		const g = formed({ ...WILD, hands }).use('seat:1', `wild|${ID}`);
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|card-zap');
		g.until('planning.select');
		expect(aliens(g, 'seat:1')).toEqual(['tripler']);
		expect(g.encounter.zapped).toEqual([]);
	});

	const SUPER: Position = { hands: { 'seat:2': ['attack:06', 'flare:chrysalis'] } };

	it('[super:chrysalis] given it uses its power, then two tokens go instead of one', () => {
		const g = begun(5, SUPER).until('window:use.declared', 'seat:2');
		expect(steadyAnswer(g, 'seat:2')).toMatchObject({
			pick: expect.stringMatching(/^super\|chrysalis/) as string
		});
		aimed(g.use('seat:2', `super|${ID}`));
		expect(tokens(g)).toBe(3);
	});

	it('[super:chrysalis] given both last tokens go, then it picks', () => {
		const g = begun(2, SUPER).until('window:use.declared', 'seat:2');
		expect(g.use('seat:2', `super|${ID}`).until(ASKED).askedSeats).toEqual(['seat:2']);
	});

	it('[super:chrysalis] given it is kept, then one token goes; given one token, then it is not offered', () => {
		const g = aimed(begun(5, SUPER).until('window:use.declared', 'seat:2').pass('seat:2'));
		expect(tokens(g)).toBe(4);
		const one = begun(1, SUPER);
		while (!one.asked.includes(ASKED)) {
			expect(one.offers('seat:2', `super|${ID}`)).toBe(false);
			one.lapse();
		}
	});
});
