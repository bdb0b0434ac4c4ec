/** Who won, in a few words. */
import type { Over, SeatId } from '$lib/core';
import { listed, nameOf, sentence, t } from '../words';
import type { Names } from '../words';

/** `You win`, `Ines wins`, `You and Ines win together`. */
export function headlineOf({ winners }: Pick<Over, 'winners'>, you: SeatId | null, names: Names) {
	if (winners.length === 0) return t('Nobody wins');
	const mine = you !== null && winners.includes(you);
	if (mine && winners.length === 1) return t('You win');
	const others = winners.filter((seat) => seat !== you);
	const who = listed([...(mine ? [t('you')] : []), ...others.map((seat) => nameOf(seat, names))]);
	return sentence(
		winners.length === 1 ? t('{who} wins', { who }) : t('{who} win together', { who })
	);
}
