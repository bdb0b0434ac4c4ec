/** What the steady player makes of technologies (CE-32), and what its hints say of that. */
import { describe, expect, it } from 'vitest';
import { advise } from '../../src/lib/bots';
import { lookOpen, lookOwn } from '../../src/lib/core';
import type { SeatId } from '../../src/lib/core';
import { cosmic } from '../../src/lib/games/cosmic';
import { position } from '../support/cosmic';
import type { CosmicGame } from '../support/cosmic';
import { duel, homes, meet } from '../support/duel';
import { said } from '../support/said';
import { steady, steadyAnswer } from '../support/steady';

const researching = (ships: number, ...home: number[]): CosmicGame =>
	position({
		techs: { 'seat:1': [{ id: 'the-prometheus', ships }] },
		planets: homes('seat:1', ...home)
	}).until('tech.actions.choose', 'seat:1');

const reason = ({ table }: CosmicGame, seat: SeatId): string =>
	said(
		advise(steady, {
			game: 'cosmic',
			open: lookOpen(cosmic, table),
			own: lookOwn(cosmic, table, seat),
			seed: '1'
		})?.why ?? ''
	);

const research = (planet: number) => ({
	pick: 'research tech:1-1',
	then: { pick: `planet:1-${planet}` }
});

describe('technologies', () => {
	it('given one with six of seven ships and a single one to spare, then it goes on; given none to spare, it says so', () => {
		expect(steadyAnswer(researching(6, 1, 2, 1, 1, 1), 'seat:1')).toEqual(research(2));
		const without = researching(6, 1, 1, 1, 1, 1);
		expect(steadyAnswer(without, 'seat:1')).toEqual({ pick: 'none' });
		expect(reason(without, 'seat:1')).toMatch(/spare no ships/);
	});

	it('given one without a ship, then it is begun with ships enough to complete it alone', () => {
		expect(steadyAnswer(researching(0, 4, 4, 4, 4, 4), 'seat:1')).toEqual(research(1));
		const few = researching(0, 4, 4, 4, 1, 1);
		expect(steadyAnswer(few, 'seat:1')).toEqual({ pick: 'none' });
		expect(reason(few, 'seat:1')).toMatch(/spare no ships/);
	});

	it('given one begun and one that it likes better, then the one begun is completed first', () => {
		const g = position({
			techs: {
				'seat:1': [
					{ id: 'vacuum-turbines', ships: 0 },
					{ id: 'the-prometheus', ships: 1 }
				]
			},
			planets: homes('seat:1', 4, 4, 4, 4, 4)
		}).until('tech.actions.choose', 'seat:1');
		expect(steadyAnswer(g, 'seat:1')).toMatchObject({ pick: 'research tech:1-2' });
	});

	it('[CE-32.13] given another encounter, or technologies in its place, then it has the encounter, and the reason is of that', () => {
		const g = duel({ techs: { 'seat:1': [] }, hands: { 'seat:1': ['attack:40', 'attack:06'] } });
		meet(g, ['attack:40', 'attack:08'], 2).until('turn.second');
		expect(steadyAnswer(g, 'seat:1')).toEqual({ pick: 'again' });
		expect(reason(g, 'seat:1')).toMatch(/another chance/);
	});
});
