/** Pieces of a game have one door each, kept by a lint rule; these show that the rule really refuses. */
import { ESLint } from 'eslint';
import ts from 'typescript-eslint';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/lib/games';
import { ROOT } from '../../tools/lib/project.mjs';

const linter = new ESLint({
	overrideConfig: [
		ts.configs.disableTypeChecked,
		{ rules: { '@typescript-eslint/no-unused-vars': 'off' } }
	]
});

/** What the rule says of this code, were it in this file: that of an alien, if none is named. */
async function refused(code: string, file = 'cosmic/aliens/x.ts'): Promise<string[]> {
	const [result] = await linter.lintText(`${code}\n`, { filePath: `src/lib/games/${file}` });
	return [...new Set(result!.messages.map(({ ruleId, message }) => ruleId ?? message))];
}

const DOORS = ['orrery/doors'];

describe('cards and ships of Cosmic Encounter change place through their doors', () => {
	it.each([
		'play.board.players[seat].hand.push(card);',
		'const { hand } = player; hand.splice(0, 1);',
		'player.hand = [];',
		'play.board.discard = play.board.discard.filter((other) => other !== card);',
		'play.board.onTable.pop();',
		'play.board.returning.push({ seat, card });',
		'play.vault.deck.unshift(card);',
		'const { deck } = play.vault; deck.pop();',
		'encounter.laid[side] = null;',
		'const laid = laidOf(play, seat); laid.card = card;',
		'const { laid } = encounter; [laid.offense, laid.defense] = [laid.defense, laid.offense];',
		'board.destinyDiscard.push(card);',
		'board.warp[seat] = 2;',
		'encounter.gate[seat] += 1;',
		'delete encounter.beside[seat];',
		'board.planets[planet].ships[seat] -= 1;',
		'const { ships } = board.planets[planet]; ships[seat] = 1;',
		'shipsOn(board, planet)[seat]++;'
	])('an alien may not %s', async (code) => {
		expect(await refused(code)).toEqual(DOORS);
	});

	it.each([
		'const { hand } = player; hand.filter((card) => card !== held);',
		'const ships = { ...encounter.gate }; delete ships[seat];',
		'const laid = laidOf(play, seat); laid.faceUp = true;',
		'const hand = [...player.hand]; hand.push(card);'
	])('an alien may %s', async (code) => {
		expect(await refused(code)).toEqual([]);
	});

	it('the doors may, each its own', async () => {
		expect(await refused('player.hand.push(card);', 'cosmic/hands/table.ts')).toEqual([]);
		expect(await refused('board.warp[seat] = 2;', 'cosmic/hands/table.ts')).toEqual(DOORS);
		expect(await refused('board.warp[seat] = 2;', 'cosmic/ships.ts')).toEqual([]);
		expect(await refused('player.hand.push(card);', 'cosmic/ships.ts')).toEqual(DOORS);
	});
});

describe('decks and pieces of Galactic Council change place through their doors', () => {
	it.each([
		'play.vault.council.pop();',
		'play.vault.tactics[size] = play.shuffle(tacticsBox(size));',
		'board.tacticDiscard.small.push(card);',
		'delete vault.hidden[hex];',
		'playerOf(board, seat).seen[hex] = token;',
		'hexOn(board, hex).fleet = null;',
		'const { fleet } = hexOn(board, hex); fleet.fighter -= 1;',
		'planetOn(board, hex).riots = null;'
	])('a step may not %s', async (code) => {
		expect(await refused(code, 'council/steps/x.ts')).toEqual(DOORS);
	});

	it('the doors may, each its own, and the setup deals', async () => {
		const draw = 'play.vault.council.pop();';
		const sink = 'hexOn(board, hex).fleet = null;';
		expect(await refused(draw, 'council/decks.ts')).toEqual([]);
		expect(await refused(draw, 'council/steps/setup.ts')).toEqual([]);
		expect(await refused(sink, 'council/decks.ts')).toEqual(DOORS);
		expect(await refused(sink, 'council/map/pieces.ts')).toEqual([]);
	});

	it('and a place of one game is none of the other', async () => {
		expect(await refused('player.hand.push(card);', 'council/steps/x.ts')).toEqual([]);
		expect(await refused('hex.fleet = null;')).toEqual([]);
		expect(await refused('player.hand.push(card);', 'kit/x.ts')).toEqual([]);
	});
});

describe('cards and units of Twilight Imperium change place through their doors', () => {
	it.each([
		'playerOf(board, seat).hand.push(card);',
		'play.vault.actions.pop();',
		'board.actionDiscard = [];',
		'delete systemOf(board, id).fleets[seat];',
		'fleet.cruiser += 1;',
		'planetState(board, planet).units.pds = 2;',
		'planetState(board, planet).owner = seat;',
		'systemOf(board, id).counters.push(seat);',
		'playerOf(board, seat).tradeGoods += 1;',
		'playerOf(board, seat).techs.push(tech);',
		'playerOf(board, seat).points += 1;',
		'board.objectives.pop();'
	])('a step may not %s', async (code) => {
		expect(await refused(code, 'imperium/steps/x.ts')).toEqual(DOORS);
	});

	it('the doors may, each its own', async () => {
		const draw = 'play.vault.actions.pop();';
		expect(await refused(draw, 'imperium/decks.ts')).toEqual([]);
		expect(await refused(draw, 'imperium/fleets/ships.ts')).toEqual(DOORS);
		expect(await refused('fleet.cruiser += 1;', 'imperium/fleets/ships.ts')).toEqual([]);
		expect(await refused('units.pds -= 1;', 'imperium/planets/ground.ts')).toEqual([]);
	});
});

it('every door there is, is a file of its game', () => {
	for (const game of Object.keys(GAMES)) {
		const folder = join(ROOT, 'src/lib/games', game);
		const { doors } = JSON.parse(readFileSync(join(folder, 'doors.json'), 'utf8')) as {
			doors: { door: string; besides?: string[] }[];
		};
		for (const { door, besides = [] } of doors)
			for (const file of [door, ...besides])
				expect(existsSync(join(folder, file)), `${game}/${file}`).toBe(true);
	}
});
