/** What goes on, and what comes next for you, while others decide. */
import { msg } from '$lib/core/words';
import type { SeatId } from '$lib/core/ids';
import type { CouncilBook } from '$lib/games/council/words';
import type { OpenBoard, OpenSession } from '$lib/games/council/view';
import { fill, nameOf, t } from '../../words';
import type { Names } from '../../words';
import { raceIn } from '../pieces/races';
import { turnOrderOf } from './turns';

export function outlook(
	open: OpenBoard,
	you: SeatId | null,
	names: Names,
	book: CouncilBook | null
) {
	const { battle, session, turn } = open;
	if (battle) {
		const { attack, defence } = battle.sides;
		return {
			now: fill(
				msg('{who} against {whom}, battle round {n}', {
					who: raceIn(attack.race, book),
					whom: raceIn(defence.race, book),
					n: battle.round
				}),
				names
			),
			next: t('Next, whoever has ships left may invade.')
		};
	}
	if (session) return { now: t('The Council is in session'), next: afterStage(session.stage) };
	if (turn) {
		const at = open.order.indexOf(turn.seat);
		const after = open.order[(at + 1) % open.order.length] ?? turn.seat;
		const n = open.round;
		const now =
			turn.seat === you
				? t('Round {n}, your turn', { n })
				: t('Round {n}, the turn of {who}', { n, who: nameOf(turn.seat, names) });
		return { now, next: afterTurn(open, after, you, names) };
	}
	return { now: t('The table is being set up'), next: beforeRounds(open, you, names) };
}

/** What comes before the first round, and when oneself picks a species (GC-4.2). */
function beforeRounds(open: OpenBoard, you: SeatId | null, names: Names): string {
	if (open.stage !== 'species' || open.options.species === 'auction')
		return t('Then the first round begins.');
	const left = turnOrderOf(open)
		.reverse()
		.filter((seat) => open.players[seat]?.species === null);
	const before = you === null ? [] : left.slice(0, Math.max(0, left.indexOf(you)));
	return before.length > 0
		? fill(
				msg('You pick after {who}: whoever plays last in the first round picks first.', {
					who: { and: before }
				}),
				names
			)
		: t('When all have one, they answer their great fates, and the first round begins.');
}

function afterStage(stage: OpenSession['stage']): string {
	switch (stage) {
		case 'convening':
			return t('Next, objectives are judged.');
		case 'judging':
			return t('Next, all vote.');
		case 'voting':
			return t('Next, a new objective is opened, and planets give production again.');
		case 'after':
			return t('Next, a new round begins.');
	}
}

/** What follows a turn: the one `after`, or the Council. */
function afterTurn(open: OpenBoard, after: SeatId, you: SeatId | null, names: Names): string {
	if (after === open.first)
		return open.round === open.figures.lastRound
			? t('Next, the last Council is held, and the game ends.')
			: t('Next, the Council is held.');
	return after === you
		? t('Next, it is your turn.')
		: t('Next, it is the turn of {who}.', { who: nameOf(after, names) });
}
