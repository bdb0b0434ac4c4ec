/** What effects note down in an encounter: who sees it, when it is gone, and that older saved tables have it. */
import { describe, expect, it } from 'vitest';
import { cosmic } from '../../../src/lib/games/cosmic';
import { wake } from '../../../src/lib/core';
import type { Json } from '../../../src/lib/core';
import type { Board, Encounter, Used } from '../../../src/lib/games/cosmic/types';
import { openBoard, ownBoard } from '../../../src/lib/games/cosmic/view';
import { duel, meet } from '../../support/duel';
import type { CosmicGame } from '../../support/cosmic';

/** On to where a use of this effect is in force, or it has noted something. */
function inForce(g: CosmicGame, effect: string): CosmicGame {
	for (let i = 0; i < 20; i++) {
		const { lasting, notes } = g.encounter;
		if (lasting.some(({ id }) => id === effect) || effect in notes.open) return g;
		g.lapse();
	}
	throw new Error(`Nothing of ${effect} is in force.`);
}

/** Seat 3 has kept the Plague it played. */
const kept = (): CosmicGame =>
	duel({
		destiny: ['colour:2#1', 'colour:1#1'],
		hands: { 'seat:3': ['artifact:plague', 'flare:clone', 'attack:04'] }
	})
		.until('window:encounter.start', 'seat:3')
		.use('seat:3', 'artifact|plague', { pick: 'seat:1' })
		.until('window:artifact.played', 'seat:3')
		.use('seat:3', 'wild|clone')
		.until('launch.aim');

/** Seat 1 has lost and was given the flare. */
const cursed = (): CosmicGame =>
	inForce(
		meet(
			duel({
				aliens: { 'seat:1': 'macron' },
				destiny: ['colour:2#1', 'colour:1#1'],
				hands: { 'seat:2': ['attack:20'], 'seat:3': ['flare:reincarnator', 'attack:06'] }
			}),
			['attack:08', 'attack:20']
		)
			.until('window:resolution.end', 'seat:3')
			.use('seat:3', 'wild|reincarnator', { pick: 'seat:1' }),
		'reincarnator'
	);

const openNotes = ({ board }: CosmicGame) => openBoard(board, {}).encounter?.notes;

describe('notes of an encounter', () => {
	it('[CE-23.1] given an open note, then everybody sees it', () => {
		expect(openNotes(cursed())).toEqual({ reincarnator: ['seat:1'] });
	});

	it('[CE-23.1] given a note on a card in hand, then its holder alone sees it', () => {
		const g = kept();
		expect(ownBoard(g.board, 'seat:3').notes).toEqual({ clone: ['artifact:plague#1'] });
		expect(ownBoard(g.board, 'seat:1').notes).toEqual({});
		expect(openNotes(g)).toEqual({});
	});

	it('[CE-4.8] given notes, when another encounter begins, then they are gone', () => {
		const g = kept().until('window:encounter.start', 'seat:3');
		expect(g.encounter.notes).toEqual({ open: {}, cards: {} });
		const h = cursed();
		while (h.board.encounters === 1) h.lapse();
		expect(h.encounter.notes).toEqual({ open: {}, cards: {} });
	});
});

describe('saved tables of shape 3', () => {
	/** Uses that left a mark until then, and are in force since. */
	const marked = /^(ionic-gas|reincarnator|tick-tock|clone|machine)$/;
	const markOf = ({ seat, source, id, use }: Used) => `${seat} ${source}|${id}|${use}`;

	/** The encounter as shape 3 kept it. */
	function asShape3({ notes, used, lasting, ...rest }: Encounter) {
		return {
			...rest,
			used: [...used.map(markOf), ...(notes.open.vacuum ? ['vacuum picks'] : [])],
			lasting: lasting.filter(({ id }) => !marked.test(id)),
			noGains: lasting.some(({ id }) => id === 'ionic-gas'),
			kept: notes.cards.clone ?? [],
			changing: notes.open.reincarnator ?? [],
			ownWins: notes.open['tick-tock'] ?? []
		};
	}

	function woken({ table }: CosmicGame): Encounter | null {
		const encounter = asShape3(table.board.encounter!);
		const saved = { ...table, shape: 3, board: { ...table.board, encounter } };
		const found = wake(cosmic, JSON.parse(JSON.stringify(saved)) as Json);
		if (!found.ok) throw new Error(found.unfit.why);
		return (found.table.board as Board).encounter;
	}

	it.each([
		['a card kept', 'clone', kept],
		['a power that is to go', 'reincarnator', cursed],
		[
			'no gains',
			'ionic-gas',
			() =>
				meet(duel({ hands: { 'seat:1': ['attack:04'], 'seat:2': ['artifact:ionic-gas'] } }))
					.until('window:resolution.outcome', 'seat:2')
					.use('seat:2', 'artifact|ionic-gas')
		],
		[
			'ships to pick',
			'vacuum',
			() =>
				meet(
					duel({
						aliens: { 'seat:1': 'vacuum' },
						hands: { 'seat:1': ['flare:vacuum'], 'seat:2': ['attack:20'] }
					}),
					['attack:08', 'attack:20']
				)
					.until('window:use.declared', 'seat:1')
					.use('seat:1', 'super|vacuum')
		]
	])(
		'[ROOM-RELEASE.2] given %s, when it is woken, then it is noted or in force',
		(_what, effect, play) => {
			const g = inForce(play(), effect);
			const before = JSON.parse(JSON.stringify(g.encounter)) as Encounter;
			// What went to the warp was counted of losers alone.
			expect(woken(g)).toEqual({ ...before, fallen: before.lost });
		}
	);
});

describe('a table kept under shape 5', () => {
	it('[ROOM-RELEASE.2] [CE-20.13] [CE-2.8] given an encounter, or none, when it is woken, then no ship has left the game and no token lies before anybody', () => {
		const kept = (game: CosmicGame) => {
			const table = JSON.parse(JSON.stringify(game.table)) as Json;
			const { board } = table as unknown as { board: Record<string, unknown> };
			delete board['removed'];
			if (board['encounter']) delete (board['encounter'] as Record<string, unknown>)['handed'];
			const found = wake(cosmic, { ...(table as object), shape: 5 } as Json);
			if (!found.ok) throw new Error('It was not woken.');
			return found.table.board as Board;
		};
		const g = duel().until('launch.aim');
		expect(kept(g)).toEqual(g.board);
		const between = duel();
		between.board.encounter = null;
		expect(kept(between)).toEqual(between.board);
	});
});
