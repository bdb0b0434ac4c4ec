/** What a row of the roster says of who is waited for. */
import type { Waiting } from '$lib/core';
import { describe, expect, it } from 'vitest';
import { presence } from '../../src/lib/ui/pieces/people';

describe('a seat of yours that is waited for', () => {
	const seats = (standIn: object | null) => [
		{ seat: 'seat:1', name: 'Ines', kind: 'human', here: true, standIn } as const
	];
	const waiting: Waiting = {
		...{ seats: ['seat:1'], answered: 0, of: 1 },
		...{ window: null, name: 'launch.aim' }
	};
	const at = (standIn: object | null) =>
		presence('seat:1', { you: 'seat:1', seats: seats(standIn), waiting, lit: new Map() });

	it('given you play it, then it is your move', () => {
		expect(at(null)).toMatchObject({ mine: true, does: 'Your move' });
	});

	it('given a bot plays for you, then the bot decides, and it is not said to be your move', () => {
		expect(at({})).toMatchObject({ mine: false, away: 'Bot', does: 'Deciding' });
	});
});
