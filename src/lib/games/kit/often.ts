/** How often something is to be expected, as a bot reckons it: rough, and said so. */
import { msg } from '../../core';
import type { Words } from '../../core';

const SURE = 0.96;

/** A chance from 0 to 1, in words that follow a verb: `about 7 times in ten`. */
export function oftenWords(chance: number): Words {
	if (chance >= SURE) return msg('nearly always');
	if (chance <= 1 - SURE) return msg('hardly ever');
	const n = Math.min(9, Math.max(1, Math.round(10 * chance)));
	return msg('about {n, plural, one {once} other {# times}} in ten', { n });
}
