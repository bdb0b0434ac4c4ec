/**
 * The kernel, what games share, the bots of all and lint know no game: no file there names one, or a piece of one.
 * What screens of several games are made of names no game.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/lib/games';
import { ROOT } from '../../tools/lib/project.mjs';

const FOLDERS = ['src/lib/core', 'src/lib/games/kit', 'src/lib/bots', 'tools/lint'];

/** Of what is in the boxes, the words that a game without them would not use. */
const PIECES = [
	...['ship', 'fleet', 'fighter', 'planet', 'galaxy', 'hex', 'warp', 'colony', 'hyperspace'],
	...['alien', 'flare', 'artifact', 'encounter', 'species', 'technology', 'imperium']
];

const many = (piece: string) => (piece.endsWith('y') ? `${piece.slice(0, -1)}(?:y|ies)` : piece);
const NAMES = new RegExp(
	String.raw`\b(?:${[...Object.keys(GAMES), ...PIECES.map(many)].join('|')})(?:s|es)?\b`,
	'i'
);

/** Another hex: how a hash is written. And a layer of the map of the project, which has this name. */
const OTHERS = /hex digits|bytesToHex|→ hex|\bhex: \{|'hex'|lib\\\/hex/g;

const namesIn = (text: string): string[] =>
	text.split('\n').filter((line) => NAMES.test(line.replace(OTHERS, '')));

describe.each(FOLDERS)('%s', (folder) => {
	it.each(
		readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).filter((file) =>
			/\.m?[jt]s$/.test(file)
		)
	)('%s names no game and no piece of one', (file) => {
		expect(namesIn(readFileSync(join(ROOT, folder, file), 'utf8'))).toEqual([]);
	});
});

/** What screens of several games are made of. */
const SCREENS = ['src/lib/ui/hexmap', 'src/lib/ui/scenes', 'src/lib/ui/pieces'];
const OF_A_GAME = new RegExp(
	String.raw`\b(?:${Object.keys(GAMES).join('|')}|imperium|galaxy)\b`,
	'i'
);

describe.each(SCREENS)('%s', (folder) => {
	it.each(
		readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).filter((file) =>
			/\.(ts|svelte|css)$/.test(file)
		)
	)('%s names no game, and takes nothing from the screen of one', (file) => {
		const lines = readFileSync(join(ROOT, folder, file), 'utf8').split('\n');
		expect(lines.filter((line) => OF_A_GAME.test(line))).toEqual([]);
	});
});

it('what is looked for is found', () => {
	expect(OF_A_GAME.test("import { nameAt } from '../council/words/hexes';")).toBe(true);
	expect(OF_A_GAME.test('a map of hexes')).toBe(false);
	expect(namesIn('/** Ships of one seat. */')).toHaveLength(1);
	expect(namesIn("const GAME = 'cosmic';")).toHaveLength(1);
	expect(namesIn('// two colonies on a hex')).toHaveLength(1);
	expect(namesIn('/** 64 hex digits; a relationship. */')).toHaveLength(0);
});
