/** Agendas that change what planets are worth. */
import { describe, expect, it } from 'vitest';
import { canPay } from '../../../src/lib/games/imperium/economy/payment';
import { planetsOf, valueOf, worthOf } from '../../../src/lib/games/imperium/board';
import { ready } from '../../support/imperium';

describe('values of planets', () => {
	it('[political:labor-force-politics] resources and influence change places for all that counts them', () => {
		const { board } = ready({ seats: 3 });
		const [mine] = [planetsOf(board, 'seat:1')];
		const before = {
			resources: canPay(board, 'seat:1', 'resources'),
			influence: canPay(board, 'seat:1', 'influence')
		};
		board.laws = [{ card: 'labor-force-politics', elected: null }];
		expect(canPay(board, 'seat:1', 'resources')).toBe(before.influence);
		expect(canPay(board, 'seat:1', 'influence')).toBe(before.resources);
		expect(worthOf(board, mine, 'influence')).toBe(before.resources);
		expect(valueOf(board, 'planet:mecatol-rex', 'resources')).toBe(6);
		expect(valueOf(board, 'planet:mecatol-rex', 'influence')).toBe(1);
	});
});
