/** Of what a side's Battle Points are, and the dice it rolls (GC-10.5). */
import type { DicePart } from '$lib/games/council/moves';
import type { Figures } from '$lib/games/council/numbers/figures';
import type { ShipCounts } from '$lib/games/council/tables/vocabulary';
import type { CouncilBook } from '$lib/games/council/words';
import { listed, signed, t } from '../../words';
import { countedShips, KINDS } from '../pieces/ships';
import { sourceWords } from './sources';

/** `3 for 3 Fighters and 6 for 2 Dreadnaughts`; empty without ships. */
export function pointsMadeOf(ships: ShipCounts, { points }: Pick<Figures, 'points'>): string {
	const parts = KINDS.flatMap((kind) => {
		const n = ships[kind] ?? 0;
		return n > 0
			? [t('{n} for {ships}', { n: n * points[kind], ships: countedShips(kind, n) })]
			: [];
	});
	return parts.length > 0 ? listed(parts) : '';
}

function partWords({ of, n }: DicePart, book: CouncilBook | null): string {
	switch (of) {
		case 'points':
			return t('{n, plural, one {# Battle Point} other {# Battle Points}}', { n });
		case 'tactics':
			return t('{n} spent on Tactics', { n: signed(n) });
		case 'lost':
			return t('{n} for ships lost before the roll', { n: signed(n) });
		case 'hex':
			return t('{n} for the hex', { n: signed(n) });
		default:
			return t('{n} for {what}', { n: signed(n), what: sourceWords(of, book).name });
	}
}

/** `11 dice: 9 Battle Points and +2 for Vanguard`; empty where they are as many as its Battle Points. */
export function diceMadeOf(made: readonly DicePart[], n: number, book: CouncilBook | null): string {
	if (made.length < 2) return '';
	const parts = listed(made.map((part) => partWords(part, book)));
	return t('{n, plural, one {# die} other {# dice}}: {parts}', { n, parts });
}

/** `4 or more hits`; empty without dice, and where some need more than others. */
export function hitsOn(needs: readonly number[]): string {
	const [n, ...others] = new Set(needs);
	return n === undefined || others.length > 0 ? '' : t('{n} or more hits', { n });
}
