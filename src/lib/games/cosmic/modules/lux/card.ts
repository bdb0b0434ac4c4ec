/** What the file of a lux card declares (CE-38.3): its words, what it does, and what that costs. */
import { msg } from '../../../../core';
import type { LuxWords } from '../../book';
import type { Play, Step } from '../../play';
import type { SeatId } from '../../types';
import type { Effect, Me, OwnQuestion } from '../../use';
import { holderOf } from './holders';
import type { LuxKind } from './state';
import { payLux, spendable } from './tokens';
import { tokensInWords, waysToPay, worthIn } from './worth';

export interface LuxCard extends Effect {
	readonly kind: LuxKind;
	readonly words: Omit<LuxWords, 'id' | 'kind'>;
	/** It does nothing where only two play, and is left out then. */
	readonly needsOthers?: true;
	/** How much a steady player likes it before it: 1 (little) to 10 (much). */
	readonly liked: number;
	/** Steps of its own, which its uses push as `<id>.<name>`. */
	readonly steps?: { readonly [name: string]: Step };
	/** What they ask, as `<step>.<label>`. */
	readonly questions?: { readonly [question: string]: OwnQuestion };
}

/** What a lux is worth to a bot, in foreign colonies: three of them buy a card. */
export const LUX = 0.03;

/** The most that a seat can pay in lux. */
export const most = (play: Play, seat: SeatId): number => worthIn(spendable(play, seat));

export const hasUltra = (play: Play, { seat }: { readonly seat: SeatId }): boolean =>
	spendable(play, seat).ultra > 0;

/** CE-38.10: pays for the use of a card, to its owner where that is another, with as little too much as can be. */
export function payFor(play: Play, { seat, id }: Pick<Me, 'seat' | 'id'>, price: number): void {
	const ways = waysToPay(spendable(play, seat), price);
	const least = Math.min(...ways.map(worthIn));
	const way = ways.find((one) => worthIn(one) === least);
	if (!way) throw new Error(`${seat} cannot pay ${String(price)} lux.`);
	const holder = holderOf(play.board, id);
	pay(play, seat, way, holder === seat ? null : holder);
}

/** An ultra lux is paid for what needs one (CE-38.10). */
export const payUltra = (play: Play, seat: SeatId, to: SeatId | null = null): void =>
	pay(play, seat, { lux: 0, ultra: 1 }, to);

function pay(play: Play, who: SeatId, tokens: { lux: number; ultra: number }, to: SeatId | null) {
	play.say(
		to === null
			? msg('{who} pays {tokens}.', { who, tokens: tokensInWords(tokens) })
			: msg('{who, select, you {You pay} other {# pays}} {whom} {tokens}.', {
					who,
					whom: to,
					tokens: tokensInWords(tokens)
				}),
		'CE-38.10'
	);
	payLux(play, who, tokens, to);
}
