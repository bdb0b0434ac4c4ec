/** What a row of the roster says of who is waited for. */
import type { Waiting } from '$lib/core';
import { describe, expect, it } from 'vitest';
import { presence } from '../../src/lib/ui/pieces/people';
import { nameOf, namesOf } from '../../src/lib/ui/words';

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

describe('who has said no name', () => {
	it('goes by the colour of the seat, and everybody else by their name', () => {
		const names = namesOf([
			{ seat: 'seat:1', name: 'Player' },
			{ seat: 'seat:2', name: 'Ines' },
			{ seat: 'seat:3', name: 'Player 2' }
		]);
		expect(nameOf('seat:1', names)).toBe('Amber');
		expect(nameOf('seat:2', names)).toBe('Ines');
		expect(nameOf('seat:3', names)).toBe('Crimson');
	});
});
