/** What goes on, and what comes next for you, while others decide. */
import type { SeatId } from '$lib/core/ids';
import type { OpenBoard } from '$lib/games/imperium/view';
import { nameOf, t } from '../../words';
import type { Names } from '../../words';
import { nextAfter } from './turns';

export function outlook(open: OpenBoard, you: SeatId | null, names: Names) {
	switch (open.stage) {
		case 'setup':
			return { now: t('The table is being set up'), next: t('Then the first round begins.') };
		case 'strategy':
			return {
				now: t('Round {n}: Strategy Cards are picked', { n: open.round }),
				next: t('Next, turns go by the numbers of the cards.')
			};
		case 'status':
			return {
				now: t('Round {n}: the Status Phase', { n: open.round }),
				next: t('Next, a new round begins.')
			};
		case 'action': {
			const next = nextAfter(open, open.active);
			const who = open.active ? nameOf(open.active, names) : '';
			return {
				now: open.active
					? t('Round {n}, the turn of {who}', { n: open.round, who })
					: t('Round {n}', { n: open.round }),
				next:
					next === null
						? t('Next, the Status Phase.')
						: next === you
							? t('Next, it is your turn.')
							: t('Next, it is the turn of {who}.', { who: nameOf(next, names) })
			};
		}
	}
}
