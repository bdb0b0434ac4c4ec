/** What goes on, and what comes next for you, while others decide. */
import type { SeatId } from '$lib/core/ids';
import type { CouncilBook } from '$lib/games/council/words';
import type { OpenBoard } from '$lib/games/council/view';
import { nameOf } from '../../words';
import type { Names } from '../../words';
import { raceName } from '../pieces/races';

export function outlook(
	open: OpenBoard,
	you: SeatId | null,
	names: Names,
	book: CouncilBook | null
) {
	const { battle, session, turn } = open;
	if (battle) {
		const { attack, defence } = battle.sides;
		const [here, there] = [attack, defence].map(({ race }) => raceName(race, names, book));
		return {
			now: `${here} against ${there}, battle round ${battle.round}`,
			next: 'Next, whoever has ships left may invade.'
		};
	}
	if (session) {
		const next: { readonly [stage: string]: string } = {
			convening: 'Next, objectives are judged.',
			judging: 'Next, all vote.',
			voting: 'Next, a new objective is opened and all is refreshed.',
			after: 'Next, a new round begins.'
		};
		return { now: 'The Council is in session', next: next[session.stage] ?? '' };
	}
	if (turn) {
		const at = open.order.indexOf(turn.seat);
		const after = open.order[(at + 1) % open.order.length];
		const last = after === open.first;
		const next = last
			? open.round === open.figures.lastRound
				? 'Next, the last Council is held, and the game ends.'
				: 'Next, the Council is held.'
			: after === you
				? 'Next, it is your turn.'
				: `Next, it is the turn of ${nameOf(after ?? turn.seat, names)}.`;
		return { now: `Round ${open.round}, the turn of ${nameOf(turn.seat, names)}`, next };
	}
	return { now: 'The table is being set up', next: 'Then the first round begins.' };
}
