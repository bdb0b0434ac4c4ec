/** Cards and ships of Cosmic have one door each, kept by a lint rule; these show that the rule really refuses. */
import { ESLint } from 'eslint';
import ts from 'typescript-eslint';
import { describe, expect, it } from 'vitest';

const linter = new ESLint({
	overrideConfig: [
		ts.configs.disableTypeChecked,
		{ rules: { '@typescript-eslint/no-unused-vars': 'off' } }
	]
});

/** What the rule says of this code, were it in the file of an alien, or in another of the game. */
async function refused(code: string, file = 'aliens/x.ts'): Promise<string[]> {
	const [result] = await linter.lintText(`${code}\n`, {
		filePath: `src/lib/games/cosmic/${file}`
	});
	return [...new Set(result!.messages.map(({ ruleId, message }) => ruleId ?? message))];
}

const DOORS = ['orrery/doors'];

describe('cards and ships change place through their doors', () => {
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
		expect(await refused('player.hand.push(card);', 'hands.ts')).toEqual([]);
		expect(await refused('board.warp[seat] = 2;', 'hands.ts')).toEqual(DOORS);
		expect(await refused('board.warp[seat] = 2;', 'ships.ts')).toEqual([]);
		expect(await refused('player.hand.push(card);', 'ships.ts')).toEqual(DOORS);
	});
});
