/** What the sending button says of uses that are declared with details. */
import { describe, expect, it } from 'vitest';
import { ALIENS } from '../../src/lib/games/cosmic/aliens';
import { ARTIFACTS } from '../../src/lib/games/cosmic/artifacts';
import { cosmicCards, flareOf, whatOf } from '../../src/lib/games/cosmic/cards';
import { DEFAULTS } from '../../src/lib/games/cosmic/setup';
import type { Effect } from '../../src/lib/games/cosmic/effects';
import { blank, deedAlong } from '../../src/lib/ui/filling';
import { VERBS } from '../../src/lib/ui/cosmic/verbs';

/** Choices of a window that ask for details, as windows name them, in the largest deck. */
function withDetails(): string[] {
	const deck = cosmicCards({ ...DEFAULTS, largeGroupCards: 'on' }, 8);
	const of = (source: string, id: string, effect: Effect, cards: readonly string[]) =>
		Object.entries(effect.uses)
			.filter(([, { ask, mandatory }]) => ask && !mandatory)
			.flatMap(([use]) => cards.map((card) => `window.ask/${source}|${id}|${use}|${card}`));
	return [
		...Object.entries(ARTIFACTS).flatMap(([id, artifact]) =>
			of(
				'artifact',
				id,
				artifact,
				deck.filter((card) => card.startsWith('artifact:') && whatOf(card) === id)
			)
		),
		...Object.entries(ALIENS).flatMap(([id, alien]) => [
			...of('power', id, alien.power, ['']),
			...of('wild', id, alien.wild, [flareOf(id)]),
			...of('super', id, alien.super, [flareOf(id)])
		])
	];
}

describe('the button of a use with details', () => {
	it('given every such use in the box, then its button has words of its own, and no others stand in the table', () => {
		const worded = Object.keys(VERBS.sends).filter((name) => name.startsWith('window.ask/'));
		expect(worded.sort()).toEqual(withDetails().sort());
	});

	it('given Plague on a player, then the button says whom it strikes', () => {
		const id = 'artifact|plague|infect|artifact:plague#1';
		const shape = {
			type: 'one' as const,
			choices: [
				{
					id,
					say: 'Plague: a player loses three ships and a card of every type',
					then: { type: 'one' as const, choices: [{ id: 'seat:2', say: '{seat:2}' }] }
				}
			]
		};
		// What is the only choice is picked already.
		const filling = blank(shape);
		expect(deedAlong(shape, filling, VERBS.sends[`window.ask/${id}`]?.some ?? '')).toBe(
			'Play Plague on {seat:2}'
		);
	});
});
