/** Letnev's munitions (TI-25.2): 2 trade goods before the roll of a round, for ships or for Ground Forces, once a round. */
import { msg } from '../../../core';
import type { Barred, Choice } from '../../../core';
import { playerOf } from '../../kit';
import { hasAbility } from '../abilities';
import { GOODS } from '../economy/gains';
import { pay } from '../economy/payment';
import { lastingOf, remember } from '../lasting';
import type { Play } from '../play';
import { SHIPS } from '../tables/units';
import type { Board, SeatId, SystemId } from '../types';

const PRICE = 2;
export const MUNITIONS = 'munitions';

/** What they are for, and what they add. */
const USES = {
	ships: { by: 1, kinds: SHIPS, rolls: ['round'] },
	ground: { by: 2, kinds: ['groundForce'], rolls: ['ground'] }
} as const;
export type MunitionsFor = keyof typeof USES;

const hasThem = (board: Board, seat: SeatId): boolean =>
	hasAbility(board, seat, 'munitions') &&
	!lastingOf(board, 'bonus').some(
		({ seat: one, of, ends }) =>
			one === seat && ends === 'combatRound' && 'ability' in of && of.ability === 'munitions'
	);

export const mayPayMunitions = (board: Board, seat: SeatId): boolean =>
	hasThem(board, seat) && playerOf(board, seat).tradeGoods >= PRICE;

const NAMED = {
	ships: { id: MUNITIONS, say: msg('Spend 2 trade goods: your ships get +1 in this round') },
	ground: {
		id: MUNITIONS,
		say: msg('Spend 2 trade goods: your Ground Forces get +2 in this round')
	}
} as const;

export const munitionsChoices = (board: Board, seat: SeatId, use: MunitionsFor): Choice[] =>
	mayPayMunitions(board, seat) ? [NAMED[use]] : [];

export const munitionsBarred = (board: Board, seat: SeatId, use: MunitionsFor): Barred[] =>
	hasThem(board, seat) && !mayPayMunitions(board, seat)
		? [{ ...NAMED[use], why: msg('You have fewer than 2 trade goods.'), rule: 'TI-25.2' }]
		: [];

export function payMunitions(play: Play, seat: SeatId, system: SystemId, use: MunitionsFor): void {
	pay(play, seat, { [GOODS]: PRICE }, 'TI-25.2');
	remember(play.board, {
		...{ is: 'bonus', until: 'action', ends: 'combatRound', seat, system },
		...{ of: { ability: 'munitions' }, ...USES[use] }
	});
}
