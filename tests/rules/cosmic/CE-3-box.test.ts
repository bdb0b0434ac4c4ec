/** The box of a table (rules.md CE-3.19 and CE-3.20): which aliens can come, who sees it, and what a file keeps of it. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lookOpen, start, timeOut, verify } from '../../../src/lib/core';
import type { Json, SavedGame } from '../../../src/lib/core';
import { cosmic } from '../../../src/lib/games/cosmic';
import { ALIENS } from '../../../src/lib/games/cosmic/aliens';
import { kindOf, whatOf } from '../../../src/lib/games/cosmic/cards';
import { readSaved } from '../../../src/lib/protocol/saved';
import { simulateAndSave } from '../../../tools/lib/simulate';
import { position, seatsOf } from '../../support/cosmic';
import { said } from '../../support/said';

/** All that can be chosen by hand: those with cards of their own come by an option (CE-36.1). */
const CHOOSABLE = Object.keys(ALIENS).filter((alien) => !ALIENS[alien]!.essence);
/** All that come without an option (CE-3.22). */
const ALL = CHOOSABLE.filter((alien) => !ALIENS[alien]!.set);
const OF_EXPANSIONS = CHOOSABLE.filter((alien) => ALIENS[alien]!.set);

const begun = (seats: number, options: { readonly [id: string]: Json } = {}, seed = '7') =>
	start(cosmic, { seats: seatsOf(seats), options, key: seed.repeat(64), clocked: false });

/** The table with all aliens chosen. */
function dealt(seats: number, options: { readonly [id: string]: Json } = {}) {
	const { table } = begun(seats, options);
	while (table.board.phase === 'setup') timeOut(cosmic, table, table.decisions[0]!.id);
	return table;
}

/** A file of the middle of a game as rules 2 wrote it, when there were sixteen aliens and no box in it. */
const OLD = new URL('../../fixtures/games/cosmic-rules-2.json', import.meta.url);

/** A file from its text. Throws when it is none. */
function fileOf(text: string): SavedGame {
	const file = readSaved(text);
	if ('wrong' in file) throw new Error(said(file.wrong));
	return file;
}

/** The same program with one alien more. */
function withAnother<T>(act: () => T): T {
	const aliens = ALIENS as Record<string, (typeof ALIENS)[string]>;
	aliens['another'] = aliens['zombie']!;
	try {
		return act();
	} finally {
		delete aliens['another'];
	}
}

describe('CE-3.19 the box', () => {
	it.each([
		[2, 10],
		[4, 14],
		[8, 22]
	])(
		'[CE-3.19] given %i players and nothing chosen, when the table begins, then %i aliens are drawn, all read them, and all that is dealt comes from them',
		(seats, n) => {
			const pool = ALL.filter((alien) => seats > 2 || !ALIENS[alien]!.needsThirdParties);
			const { table, events } = begun(seats);
			const { box } = lookOpen(cosmic, table).board;
			expect(box).toHaveLength(Math.min(n, pool.length));
			expect(pool).toEqual(expect.arrayContaining([...box]));
			expect(said(events[0]!.say)).toMatch(/^In the box are /);
			expect(events[0]!.to).toBe('all');
			const { board, vault } = dealt(seats);
			const flares = [...vault.deck, ...seatsOf(seats).flatMap((one) => board.players[one]!.hand)]
				.filter((card) => kindOf(card) === 'flare')
				.map(whatOf);
			const aliens = seatsOf(seats).flatMap((one) => board.players[one]!.aliens);
			expect(box).toEqual(expect.arrayContaining([...flares, ...aliens, ...board.sheets]));
		}
	);

	it('[CE-3.19] given other shuffles, then other aliens are drawn; by option all are in, or the sixteen', () => {
		const boxes = ['1', '2', '3'].map((seed) => begun(2, {}, seed).table.board.box.join());
		expect(new Set(boxes).size).toBeGreaterThan(1);
		expect(begun(4, { box: 'all' }).table.board.box).toEqual(ALL);
		expect(begun(4, { box: 'classic' }).table.board.box).toHaveLength(16);
	});

	it('[CE-3.19] given aliens the host chose, then they are the box, and the file names them', () => {
		const chosenAliens = ALL.filter((_, k) => k % 3 === 0);
		const { table } = begun(4, { box: 'chosen', chosenAliens });
		expect(table.board.box).toEqual(chosenAliens);
		expect(table.options['aliens']).toEqual(chosenAliens);
		expect(begun(4, { box: 'drawn', chosenAliens }).table.options['aliens']).toEqual(ALL);
		expect(begun(4, { box: 'chosen' }).table.board.box).toEqual(CHOOSABLE);
	});

	it.each([
		['ten serve two', 2, 10, true],
		['nine do not', 2, 9, false],
		['twelve serve six', 6, 12, true],
		['eleven do not', 6, 11, false]
	])('[CE-3.19] given aliens the host chose, then %s', (_, seats, n, fit) => {
		const able = ALL.filter((alien) => !ALIENS[alien]!.needsThirdParties);
		const options = { box: 'chosen', chosenAliens: able.slice(0, n) };
		expect(cosmic.fits(options, seats)?.rule ?? null).toBe(fit ? null : 'CE-3.19');
	});

	it('[CE-3.19] [CE-22.7] given two players, then chosen aliens that live on third parties do not count', () => {
		const able = ALL.filter((alien) => !ALIENS[alien]!.needsThirdParties).slice(0, 9);
		const options = { box: 'chosen', chosenAliens: [...able, 'parasite'] };
		expect(cosmic.fits(options, 2)?.rule).toBe('CE-3.19');
		expect(cosmic.fits({ ...options, allowThirdPartyAliens: true }, 2)).toBeNull();
	});

	it('[CE-3.22] given aliens of expansions, then a box that is drawn or holds all has them by an option, one chosen by hand has those that are chosen, and the classic sixteen stay sixteen', () => {
		expect(OF_EXPANSIONS.length).toBeGreaterThan(0);
		const pool = (options: { readonly [id: string]: Json }) =>
			begun(4, options).table.options['aliens'];
		for (const box of ['drawn', 'all']) {
			expect(pool({ box })).toEqual(ALL);
			expect(pool({ box, expansions: true })).toEqual(CHOOSABLE);
		}
		const chosenAliens = [...ALL.slice(0, 9), OF_EXPANSIONS[0]!];
		expect(pool({ box: 'chosen', chosenAliens })).toEqual(chosenAliens);
		expect(pool({ box: 'chosen', chosenAliens, expansions: true })).toEqual(chosenAliens);
		expect(pool({ box: 'classic', expansions: true })).toHaveLength(16);
	});

	it('[CE-3.24] given the 116 aliens of expansions, then 91 can come, and none of those said not to be in this game', () => {
		expect(OF_EXPANSIONS).toHaveLength(91);
		const rules = readFileSync('src/lib/games/cosmic/rules.md', 'utf8').split('\n');
		const rule = rules.find((line) => line.includes('**CE-3.24**')) ?? '';
		const missing = [...rule.matchAll(/\(([^)]*)\)/g)].flatMap(([, names = '']) =>
			names.split(', ')
		);
		expect(missing).toHaveLength(116 - 91);
		for (const alien of OF_EXPANSIONS)
			expect(missing).not.toContain(said(ALIENS[alien]!.words.name));
	});

	it('[CE-3.19] given what is no list of aliens, then it is refused', () => {
		for (const chosenAliens of ['zombie', ['nobody'], ['zombie', 'zombie'], [1], null])
			expect(cosmic.fits({ box: 'chosen', chosenAliens }, 4)).not.toBeNull();
	});

	it('[CE-3.19] [CE-16.21] given boxes of one alien each, when ships are lost, then cards in hand are asked about where its flare could act, and nowhere else', () => {
		const asked = (box: string[]) => {
			const g = position({
				box,
				hands: { 'seat:2': ['attack:08'], 'seat:3': ['attack:08'] },
				destiny: ['colour:2#1']
			});
			const moments = new Set<string>();
			g.until('launch.aim').pick('seat:1', 'planet:2-1');
			g.until('launch.send').answer('seat:1', { split: { 'planet:1-1': 1 } });
			while (g.board.encounters === 1 && !g.table.over) {
				for (const { window } of g.table.decisions) if (window) moments.add(window);
				g.lapse();
			}
			return moments;
		};
		const zombie = asked(['zombie']);
		expect([...zombie]).toContain('ships.losing');
		expect([...asked(['macron'])]).not.toContain('ships.losing');
	});
});

describe('CE-3.20 what a file keeps of it', () => {
	const plan = { game: cosmic, seats: 3, levels: ['random'], seed: 11 } as const;

	it('[CE-3.20] given a game of today, when an alien is made later, then its file plays again with the same box, and a new game may hold the alien', () => {
		const { saved, outcome } = simulateAndSave({ ...plan, options: { coloniesToWin: 4 } });
		expect(outcome.end).toBe('finished');
		expect(saved.options['aliens']).toEqual(ALL);
		const file = fileOf(JSON.stringify(saved));
		withAnother(() => {
			expect(begun(3, { box: 'all' }).table.board.box).toContain('another');
			expect(verify(cosmic, file)).toMatchObject({ ok: true, fingerprints: true });
		});
		const { aliens: _forgotten, ...options } = saved.options;
		expect(withAnother(() => verify(cosmic, { ...file, options })).ok).toBe(false);
	});

	it('[CE-3.20] given a file of before the box was an option, when it is played again, then it comes from the sixteen, whatever has been made since', () => {
		const old = fileOf(readFileSync(OLD, 'utf8'));
		expect(old.rules).toBe(2);
		for (const again of [verify(cosmic, old), withAnother(() => verify(cosmic, old))])
			expect(again).toMatchObject({ ok: true, chance: true, moves: old.moves.length });
	});

	it.each([
		['an alien nobody made', [...ALL, 'nobody']],
		['one alien twice', [...ALL, 'zombie']],
		['too few to deal', ['zombie', 'virus']],
		['no list', 'zombie']
	])('[CE-3.20] given a file that names %s, then it is refused in words', (_what, aliens) => {
		const file = { options: { aliens } } as unknown as SavedGame;
		expect(cosmic.fits(file.options, 3)?.rule).toBe('CE-3.20');
	});
});
