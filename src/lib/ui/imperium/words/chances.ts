/** What a die needs, and what that number is made of. */
import type { Rolled } from '$lib/games/imperium/combat/dice';
import { t } from '../../words';
import type { Sight } from '../screen';
import { causeName } from './causes';

export interface Chance extends Pick<Rolled, 'hitsOn' | 'parts'> {
	/** What has to show, with all that is added. */
	readonly needs: number;
}

/** A chance, 0 to 1, in whole percent; what is not certain is not said to be. */
export function percentOf(chance: number): string {
	const n = Math.round(100 * chance);
	if (n === 100 && chance < 1 - ROUNDING) return '> 99';
	return n === 0 && chance > ROUNDING ? '< 1' : String(n);
}
/** What sums of so many chances are off by. */
const ROUNDING = 1e-9;

/** `hits on 7`, with ten sides. */
export const hitsOnWords = (needed: number): string =>
	needed > 10 ? t('cannot hit') : t('hits on {n}', { n: Math.max(1, needed) });

/** What a die needs, as it is read beside it: one of no unit’s hits nothing by itself. */
export const needsWords = (needed: number, ofUnit: boolean): string =>
	ofUnit ? hitsOnWords(needed) : t('counts from {n} on', { n: needed });

/** `hits on 8: 9, Cybernetics −1` */
export function chanceWords({ needs, hitsOn, parts }: Chance, sight: Pick<Sight, 'book'>): string {
	const made = partsOf(hitsOn, parts, sight);
	const says = hitsOnWords(needs);
	return made ? t('{says}: {made}', { says, made }) : says;
}

/** `9, Cybernetics −1`: what a number is made of beside its unit; nothing where that is all. */
export const partsOf = (
	hitsOn: number,
	parts: Chance['parts'],
	sight: Pick<Sight, 'book'>
): string =>
	parts.length === 0
		? ''
		: parts.reduce(
				(said, { by, of }) =>
					t('{said}, {what} {by}', {
						...{ said, what: causeName(of, sight.book), by: by > 0 ? `−${by}` : `+${-by}` }
					}),
				String(hitsOn)
			);
