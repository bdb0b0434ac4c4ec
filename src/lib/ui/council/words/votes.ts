/** What somebody's votes are made of (GC-17.5). */
import type { OpenBoard } from '$lib/games/council/view';
import type { SeatId } from '$lib/core/ids';
import { listed, t } from '../../words';

/** `seat 1, planets 3 and unexpended production 9 : 3 = 3` */
export function votesMadeOf({
	votes,
	votesFrom: { seat, planets, hexes },
	unexpended
}: OpenBoard['figures']['players'][SeatId]): string {
	const parts = [
		t('seat {n}', { n: seat }),
		planets ? t('planets {n}', { n: planets }) : '',
		hexes ? t('hexes {n}', { n: hexes }) : '',
		t('unexpended production {saved} : 3 = {n}', {
			saved: unexpended,
			n: votes - seat - planets - hexes
		})
	];
	return listed(parts.filter(Boolean));
}
