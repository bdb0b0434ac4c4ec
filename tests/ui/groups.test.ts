/** The many options of a lobby, by what they are about. */
import { expect, test } from 'vitest';
import { GAMES } from '../../src/lib/games';
import { HOUSE } from '../../src/lib/protocol/house';
import { grouped } from '../../src/lib/ui/lobby/groups';

const groupsOf = (game: string) => {
	const all = [...HOUSE, ...GAMES[game]!.options];
	return Object.fromEntries(
		grouped(all, all).map(({ id, specs }) => [id, specs.map((spec) => spec.id)])
	);
};

test.each(Object.keys(GAMES))('each option of %s stands in one group', (game) => {
	const all = [...HOUSE, ...GAMES[game]!.options].map(({ id }) => id);
	expect(Object.values(groupsOf(game)).flat().toSorted()).toEqual(all.toSorted());
});

test('what a deck asks besides stands with it, a variant of a rule does not', () => {
	const { table, box, play } = groupsOf('cosmic');
	expect(box).toEqual(expect.arrayContaining(['hazard', 'hazardMode', 'lux', 'expansions']));
	expect(play).toEqual(expect.arrayContaining(['flareLimit', 'dealSeconds']));
	expect(table).toEqual(HOUSE.map(({ id }) => id));
});

test('where nothing can be brought in, no group is about that', () => {
	expect(Object.keys(groupsOf('imperium'))).toEqual(['play', 'table']);
});
