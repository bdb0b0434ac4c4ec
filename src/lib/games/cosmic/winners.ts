/** The game ends: these win, unless effects on the board make others of them (CE-36.27, CE-21.13) or join them (CE-21.12). */
import { msg } from '../../core';
import type { Words } from '../../core';
import { mayAct } from './acting';
import { value } from './values';
import type { Play, StepFrame } from './play';
import type { SeatId } from './types';

declare module './play' {
	interface Steps {
		/** Somebody has won, or several together: who may still act on that does so first. */
		victory: {
			readonly winners: readonly SeatId[];
			readonly short: Words;
			readonly rule: string;
			readonly told: Words;
		};
	}
}

export function finishWith(
	play: Play,
	winners: readonly SeatId[],
	short: Words,
	rule: string,
	told: Words
): void {
	const { board } = play;
	if (mayAct(board, 'victory.won') || (winners.length > 1 && mayAct(board, 'victory.shared'))) {
		// CE-21.12: what is used then does not end the game a second time.
		if (!play.find('victory')) play.push('victory', { winners, short, rule, told });
		return;
	}
	conclude(play, { winners, short, rule, told });
}

const NOBODY: readonly SeatId[] = [];

/** The game is over. */
export function conclude(
	play: Play,
	{ winners, short, rule, told }: Pick<StepFrame<'victory'>, 'winners' | 'short' | 'rule' | 'told'>
): void {
	const taker = value(play, 'takesVictory', null, null);
	if (taker && value(play, 'mayWin', true, { seat: taker })) {
		play.say(told, rule);
		play.finish(
			[taker],
			msg('The victory of another was taken.'),
			'CE-21.13',
			msg('{who} takes the victory, and wins alone.', { who: taker })
		);
		return;
	}
	const settled = value(play, 'winners', winners, null);
	const joining = value(play, 'joinsWinners', NOBODY, null).filter(
		(seat) => !settled.includes(seat) && value(play, 'mayWin', true, { seat })
	);
	const [fresh] = settled.filter((seat) => !winners.includes(seat));
	if (joining.length > 0) {
		play.say(told, rule);
		play.finish(
			[...settled, ...joining],
			msg('Others shared the victory, and were joined in it.'),
			'CE-21.12',
			msg('{who} wins as well, as others share the victory.', { who: { and: joining } })
		);
		return;
	}
	if (!fresh) {
		play.finish(winners, short, rule, told);
		return;
	}
	play.say(told, rule);
	const isAlone = settled.length === 1;
	play.finish(
		settled,
		isAlone ? msg('Their ordained player won with others.') : short,
		'CE-36.27',
		isAlone
			? msg('Their ordained player shares the victory with others: {who} wins alone.', {
					who: fresh
				})
			: msg('Their ordained player wins alone, and {who} wins as well.', { who: fresh })
	);
}
