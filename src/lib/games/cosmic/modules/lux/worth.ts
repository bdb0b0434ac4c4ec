/** What lux count, as rules, bots and screens reckon them (CE-38.2, CE-38.6, CE-38.8). */
import { msg } from '../../../../core';
import type { Words } from '../../../../core';
import type { Tokens } from './state';

export const NOTHING: Tokens = { lux: 0, ultra: 0 };

/** What an ultra lux counts (CE-38.2). */
export const ULTRA = 3;

export const worthIn = ({ lux, ultra }: Tokens): number => lux + ULTRA * ultra;

/** Lux for each reward in the market, by who may buy (CE-38.6). */
export const PRICES = { alone: 3, two: 2, all: 1 } as const;

/**
 * Every way to pay so much, the one with the fewest ultra lux first: no token is paid that the rest do without, and
 * what an ultra lux is too much is lost (CE-38.8). None where it is too dear.
 */
export function waysToPay({ lux, ultra }: Tokens, price: number): Tokens[] {
	const ways: Tokens[] = [];
	for (let n = 0; n <= ultra && ULTRA * (n - 1) < price; n++) {
		const rest = Math.max(0, price - ULTRA * n);
		if (rest <= lux) ways.push({ lux: rest, ultra: n });
	}
	return ways;
}

/** Tokens in words. */
export const tokensInWords = ({ lux, ultra }: Tokens): Words =>
	ultra === 0
		? msg('{n} lux', { n: lux })
		: lux === 0
			? msg('{n} ultra lux', { n: ultra })
			: msg('{n} lux and {m} ultra lux', { n: lux, m: ultra });
