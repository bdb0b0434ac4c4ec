/** Tells a socket why what it said is not done, and counts that it was. */
import type { Refusal } from '$lib/core';
import type { Ground } from './session';
import type { Listener } from './listener';

/** `of`: the type of what it said; `counter`: its number, if it has one. */
export function refuse(
	{ port, audience }: Pick<Ground, 'port' | 'audience'>,
	to: Listener,
	of: string,
	{ rule, say }: Refusal,
	counter?: number
): void {
	port.counts.refused(rule);
	audience.tell(to, {
		type: 'refused',
		...(counter === undefined ? {} : { counter }),
		of,
		rule,
		say
	});
}
