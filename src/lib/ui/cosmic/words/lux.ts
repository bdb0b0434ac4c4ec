/** Lux in words. */
import type { Tokens } from '$lib/games/cosmic/modules/lux/state';
import { t } from '../../words';

/** `2 lux and 1 ultra lux`. */
export function luxInWords({ lux, ultra }: Tokens): string {
	if (ultra === 0) return t('{n} lux', { n: lux });
	return lux === 0
		? t('{n} ultra lux', { n: ultra })
		: t('{n} lux and {m} ultra lux', { n: lux, m: ultra });
}
