/** Hexes that a question does not speak of one by one: what it is for, said to who looks elsewhere. */
import { msg } from '../../../core';
import type { Barred, Reason } from '../../../core';

/** All hexes that are neither offered nor barred by themselves. */
export const elsewhere = (reason: Reason): Barred => ({
	id: 'elsewhere',
	say: msg('All other hexes'),
	...reason,
	rest: ['hex:']
});
