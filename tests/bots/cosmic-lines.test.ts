/** Every use that a player may leave has a line for bots: what it is worth to them, or a reason why it is nothing. */
import { expect, it } from 'vitest';
import { ALIENS } from '../../src/lib/games/cosmic/aliens';
import { ARTIFACTS } from '../../src/lib/games/cosmic/artifacts';
import { never } from '../../src/lib/games/cosmic/bot/wishes';
import { MOONS } from '../../src/lib/games/cosmic/modules/moons';

/** What bots never use, and why. */
const LEFT: { readonly [use: string]: string } = {
	'host power channel': 'declared with the flare that is played off the sheet',
	'mesmer power hypnotize': 'declared with the card that is played as another',
	'miser power play': 'declared with the card that is played, at no moment of its own',
	'barbarian wild reject': 'a card is a card',
	'deuce super both': 'a card is a card',
	'ethic wild share': 'a card is a card',
	'mercenary super reject': 'a card is a card',
	'moon stack lay': 'a card is a card'
};

it('given the uses of all aliens, flares, artifacts and moons, then bots have a wish for each but those with a reason', () => {
	const halves = [
		...Object.entries(ALIENS).flatMap(([id, { power, wild, super: higher }]) => [
			{ name: `${id} power`, effect: power },
			{ name: `${id} wild`, effect: wild },
			{ name: `${id} super`, effect: higher }
		]),
		...Object.entries(ARTIFACTS).map(([id, effect]) => ({ name: id, effect })),
		...Object.entries(MOONS).map(([id, { uses = {} }]) => ({
			name: `moon ${id}`,
			effect: { uses }
		}))
	];
	const unwished = halves.flatMap(({ name, effect }) =>
		Object.entries(effect.uses)
			.filter(([, use]) => !use.mandatory && use.worth === never)
			.map(([use]) => `${name} ${use}`)
	);
	expect(unwished.sort()).toEqual(Object.keys(LEFT).sort());
});
