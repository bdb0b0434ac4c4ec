/** What completes a technology, in words (CE-32.8, CE-32.16). */
import { msg } from '../../../../core';
import type { Words } from '../../../../core';
import type { Technology } from './technology';

export function takes({ research, toll }: Pick<Technology, 'research' | 'toll'>): Words {
	switch (toll) {
		case undefined:
			return research === 'X'
				? msg('Takes any number of ships, and counts them.')
				: msg('Takes {n, plural, =0 {no ship} one {# ship} other {# ships}}.', { n: research });
		case 'pair':
			return msg('Takes two attacks of the same number from your hand, and no ship.');
		case 'run':
			return msg('Takes two attacks from your hand whose numbers follow each other, and no ship.');
		default:
			return msg('Takes attacks from your hand that come to {n} or more, and no ship.', {
				n: toll
			});
	}
}
