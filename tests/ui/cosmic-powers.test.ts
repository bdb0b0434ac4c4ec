/** How powers in play are shown and told: all of a seat's, on or off, with what lies on their sheets. */
import { describe, expect, it } from 'vitest';
import { lookOpen, lookOwn } from '../../src/lib/core';
import type { SeatId, Words } from '../../src/lib/core';
import { cosmic } from '../../src/lib/games/cosmic';
import { book } from '../../src/lib/games/cosmic/words';
import { heldBy } from '../../src/lib/ui/cosmic/pieces/before';
import { powersInWords, powersOf, powerStands } from '../../src/lib/ui/cosmic/pieces/powers';
import { telling } from '../../src/lib/ui/cosmic/telling';
import { inWords } from '../../src/lib/ui/cosmic/words/chapters';
import { warpLabel } from '../../src/lib/ui/cosmic/words/labels';
import { declare, duel, homes } from '../support/duel';
import type { CosmicGame } from '../support/cosmic';
import { said } from '../support/said';

const NAMES = { 'seat:2': 'Tomasz', 'seat:3': 'Ines' };
const open = (g: CosmicGame) => lookOpen(cosmic, g.table).board;
const spoken = (g: CosmicGame, seat: `seat:${number}`) =>
	powersInWords(powersOf(open(g), seat, book));

describe('powers in play', () => {
	it('given a Reincarnator that has become another, then both are told, each with its own state', () => {
		const g = duel({ aliens: { 'seat:1': ['reincarnator', 'trader'] } });
		expect(spoken(g, 'seat:1')).toBe('Reincarnator and Trader');
		g.encounter.zapped.push({ seat: 'seat:1', alien: 'trader' });
		expect(spoken(g, 'seat:1')).toBe('Reincarnator and Trader (power stopped)');
	});

	it('given Tick-Tock, then all can read how many tokens are left, beside a borrowed power too', () => {
		const g = duel({ aliens: { 'seat:2': 'tick-tock' }, tokens: { 'seat:2': 4 } });
		expect(spoken(g, 'seat:2')).toBe('Tick-Tock (4 tokens)');
		const lines = inWords({ open: open(g), own: null, you: null, names: {}, book }).flatMap(
			(chapter) => chapter.lines
		);
		expect(lines.some((line) => line.includes('Tick-Tock (4 tokens): Wins when'))).toBe(true);
	});

	it('given a power lost, then its sheet says how many home colonies it needs, two with four planets each', () => {
		const g = duel({ aliens: { 'seat:2': 'macron' }, planets: homes('seat:2', 9, 9) });
		const [power] = powersOf(open(g), 'seat:2', book);
		expect(power && powerStands(power, 2)).toBe('Off: 2 home colonies, needs 3.');
		const four = duel({ options: { planetsPerPlayer: 4 } });
		expect(open(four).homeColoniesNeeded).toBe(2);
	});

	it('given a power that is stopped, then that is told until the encounter ends', () => {
		const g = duel({
			aliens: { 'seat:1': 'trader' },
			hands: { 'seat:3': ['artifact:cosmic-zap'] }
		}).until('window:planning.beforeSelect', 'seat:1');
		declare(g, 'seat:1', 'power|trader').use('seat:3', 'artifact|cosmic-zap');
		g.until('planning.select');
		const [power] = powersOf(open(g), 'seat:1', book);
		expect(power && powerStands(power, 5)).toBe('Stopped until the encounter ends.');
	});

	it('given Pacifist, then its player reads of a negotiate that it wins, but not while the power is stopped, nor does another', () => {
		const g = duel({ aliens: { 'seat:1': 'pacifist', 'seat:2': 'macron' } });
		const read = (you: SeatId) =>
			telling.words('negotiate#1', book, { open: open(g), own: null, you })?.text;
		expect(read('seat:1')).toMatch(/^Against an attack you win/);
		expect(read('seat:2')).toMatch(/^Against an attack you lose/);
		g.encounter.zapped.push({ seat: 'seat:1', alien: 'pacifist' });
		expect(read('seat:1')).toBe(read('seat:2'));
	});

	it('given a power that is lent, then whoever lent it is said to have, and not to hide its sheet', () => {
		const g = duel({
			aliens: { 'seat:2': 'macron' },
			hands: { 'seat:2': ['flare:philanthropist'] }
		});
		g.until('window:encounter.start', 'seat:2').use('seat:2', 'wild|philanthropist', {
			pick: 'seat:3',
			then: { pick: 'planet:2-1' }
		});
		g.until('launch.aim');
		const players = inWords({ open: open(g), own: null, you: null, names: {}, book }).flatMap(
			({ lines }) => lines.filter((line) => line.includes('lent'))
		);
		expect(players).toHaveLength(1);
		expect(players[0]).toContain('Its power is lent until the encounter ends.');
		expect(spoken(g, 'seat:3')).toBe('Macron');
	});

	it('given an alien nobody else knows yet, then its player alone has it by its name', () => {
		const g = duel({ aliens: { 'seat:1': 'macron' }, shown: false });
		expect(powersOf(open(g), 'seat:1', book)).toEqual([]);
		expect(powersOf(open(g), 'seat:1', book, 'macron').map(({ name }) => name)).toEqual(['Macron']);
	});

	it('given Masochist without home colonies, then it is told as on, and a power beside it as lost', () => {
		const g = duel({
			aliens: { 'seat:2': ['masochist', 'macron'] },
			planets: homes('seat:2', 4)
		});
		expect(spoken(g, 'seat:2')).toBe('Masochist and Macron (power lost)');
	});
});

describe('what lies elsewhere', () => {
	const told = (g: CosmicGame) =>
		inWords({ open: open(g), own: null, you: null, names: NAMES, book }).flatMap(
			({ lines }) => lines
		);

	it('given ships out of the game, then the warp and the table in words tell whose, and of others nothing', () => {
		const g = duel({ warp: { 'seat:2': 1 }, removed: { 'seat:2': 3 } });
		expect(warpLabel(open(g), undefined)).toBe(
			'The warp. Lost here: Blue 1 ship. Out of the game: Blue 3 ships.'
		);
		expect(warpLabel(open(duel()), undefined)).toBe('The warp. Empty.');
		const lines = told(g);
		expect(lines.find((line) => line.startsWith('Tomasz'))).toContain(
			'1 ship in the warp. 3 ships out of the game.'
		);
		expect(lines.find((line) => line.startsWith('Ines'))).not.toContain('out of the game');
	});

	it('given essence cards that lie face down before a player, then how many is told of this player, and not which', () => {
		const g = duel({
			aliens: { 'seat:2': 'nightmare' },
			essence: {
				nightmare: {
					unseen: [
						['running', 'seat:3'],
						['late-for-work', 'seat:3']
					]
				}
			}
		});
		expect(heldBy(open(g), 'seat:3', book, NAMES)).toBe('Bad dreams, face down: 2.');
		expect(heldBy(open(g), 'seat:1', book, NAMES)).toBe('');
	});

	it('given a token before a player, then that is told of this player alone', () => {
		const g = duel();
		g.encounter.handed.push({ seat: 'seat:3', alien: 'grudge' });
		const holds = 'Holds a token of Grudge until the encounter ends.';
		expect(heldBy(open(g), 'seat:3', book, NAMES)).toBe(holds);
		expect(heldBy(open(g), 'seat:2', book, NAMES)).toBe('');
		expect(told(g).filter((line) => line.includes(holds))).toHaveLength(1);
	});

	it('[CE-20.18] given captured ships on a sheet, then whose they are is told of who plays it, and of their owners that others hold some', () => {
		const g = duel({
			aliens: { 'seat:2': 'arcade' },
			captured: { arcade: { 'seat:3': 2 } }
		});
		expect(heldBy(open(g), 'seat:2', book, NAMES)).toBe('Captured on their sheet: 2 of Ines.');
		expect(heldBy(open(g), 'seat:3', book, NAMES)).toBe('Ships of theirs that others hold: 2.');
	});
});

describe('the halves of a flare', () => {
	const { macron } = book.aliens;
	const plain = (text: Words | undefined) => said(text).replace(/\*/g, '');
	const read = (g: CosmicGame, you: `seat:${number}` | null) => {
		const own = you && lookOwn(cosmic, g.table, you).board;
		return telling.words('flare:macron', book, { open: open(g), own, you });
	};

	it('[CE-15.22] given who plays its alien, then they read the super half alone, and all others the wild one', () => {
		const g = duel({ aliens: { 'seat:1': 'macron' } });
		expect(read(g, 'seat:1')).toEqual({
			title: 'Flare, Macron, super half',
			text: plain(macron?.super.text)
		});
		expect(read(g, 'seat:2')).toEqual({
			title: 'Flare, Macron, wild half',
			text: plain(macron?.wild.text)
		});
	});

	it('[CE-15.23] given a power that is off, then its player reads the wild half as well', () => {
		const g = duel({ aliens: { 'seat:1': 'macron' } });
		g.encounter.zapped.push({ seat: 'seat:1', alien: 'macron' });
		expect(read(g, 'seat:1')?.title).toBe('Flare, Macron, wild half');
	});

	it('[CE-40.69] given evolution cards, or nobody who plays, then both are read', () => {
		const g = duel({ aliens: { 'seat:1': 'macron' }, options: { evolution: true } });
		for (const you of ['seat:1', null] as const)
			expect(read(g, you)?.text).toContain(plain(macron?.super.text));
		expect(read(g, null)?.text).toContain(plain(macron?.wild.text));
	});
});

describe('one’s own power, where it may be used', () => {
	it('[CE-16.2] is read whole under its answer, and another’s is not', () => {
		const g = duel({ aliens: { 'seat:1': 'loser' } }).until('window:planning.beforeSelect');
		const { shape } = lookOwn(cosmic, g.table, 'seat:1').decision!;
		const on = shape.type === 'one' ? shape.choices.map((choice) => choice.on) : [];
		expect(on).toContain('alien:loser');
		const read = (you: 'seat:1' | 'seat:2') =>
			telling.words('alien:loser', book, {
				...{ open: open(g), own: lookOwn(cosmic, g.table, you).board, you }
			});
		expect(read('seat:1')).toEqual({
			title: 'Loser',
			text: said(book.aliens['loser']?.text).replace(/\*/g, '')
		});
		expect(read('seat:2')).toBeNull();
		const { board } = lookOwn(cosmic, g.table, 'seat:1');
		expect(
			telling.words('alien:macron', book, { open: open(g), own: board, you: 'seat:1' })
		).toBeNull();
	});
});
