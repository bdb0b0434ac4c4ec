/** What hints of Cosmic Encounter say of the cards that a steady player lays. */
import { expect, it } from 'vitest';
import { advise } from '../../src/lib/bots';
import { lookOpen, lookOwn } from '../../src/lib/core';
import type { SeatId } from '../../src/lib/core';
import { cosmic } from '../../src/lib/games/cosmic';
import { position } from '../support/cosmic';
import type { CosmicGame } from '../support/cosmic';
import { said } from '../support/said';
import { steady, steadyAnswer } from '../support/steady';

const reason = ({ table }: CosmicGame, seat: SeatId): string =>
	said(
		advise(steady, {
			game: 'cosmic',
			open: lookOpen(cosmic, table),
			own: lookOwn(cosmic, table, seat),
			seed: '1'
		})?.why ?? ''
	);

/** Seat 1 attacks with these ships and is about to lay one of these, against two allies of the defense. */
const laying = (ships: number, ...hand: string[]): CosmicGame =>
	position({
		destiny: ['colour:2#1'],
		seats: 4,
		hands: { 'seat:1': hand, 'seat:2': ['attack:08'] }
	})
		.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': ships },
			allies: {
				'seat:3': ['defense', { 'planet:3-1': 4 }],
				'seat:4': ['defense', { 'planet:4-1': 4 }]
			}
		})
		.until('planning.select', 'seat:1');

it('given a fight that a better card would hardly win oftener, then the hint says why the poor one is laid', () => {
	const g = laying(1, 'attack:04', 'attack:08', 'attack:10');
	expect(steadyAnswer(g, 'seat:1')).toEqual({ pick: 'attack:04#1' });
	expect(reason(g, 'seat:1')).toMatch(
		/^With it .* and with Attack 10 hardly oftener: that is kept for another encounter\.$/
	);
	const best = laying(4, 'attack:14', 'attack:15');
	expect(steadyAnswer(best, 'seat:1')).toEqual({ pick: 'attack:15#1' });
	expect(reason(best, 'seat:1')).toMatch(/^With it .* by the cards nobody has seen yet\.$/);
});
