/** What somebody's votes are made of (GC-17.5). */
import type { OpenBoard } from '$lib/games/council/view';
import type { SeatId } from '$lib/core/ids';
import type { CouncilBook } from '$lib/games/council/words';
import { listed, t } from '../../words';
import { sourceWords } from './sources';

/** `1 for the seat, 3 by Lost Envoy, 3 for planets and 3 for 9 unexpended production (1 for every 3)` */
export function votesMadeOf(
	{
		votes,
		votesFrom: { seat, planets, hexes },
		votesBy,
		unexpended
	}: OpenBoard['figures']['players'][SeatId],
	book: CouncilBook | null
): string {
	const parts = [
		t('{n} for the seat', { n: votesBy.reduce((left, { n }) => left - n, seat) }),
		...votesBy.map(({ source, n }) => {
			const { name, on } = sourceWords(source, book);
			return t('{n} by {card}', { n, card: on ?? name });
		}),
		planets ? t('{n} for planets', { n: planets }) : '',
		hexes ? t('{n} for hexes', { n: hexes }) : '',
		t('{n} for {saved} unexpended production (1 for every 3)', {
			saved: unexpended,
			n: votes - seat - planets - hexes
		})
	];
	return listed(parts.filter(Boolean));
}
