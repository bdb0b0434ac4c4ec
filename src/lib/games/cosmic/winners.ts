/** The game ends: these win, unless an effect on the board makes others of them (CE-36.27). */
import { msg } from '../../core';
import type { Words } from '../../core';
import { value } from './values';
import type { Play } from './play';
import type { SeatId } from './types';

export function finishWith(
	play: Play,
	winners: readonly SeatId[],
	short: Words,
	rule: string,
	told: Words
): void {
	const settled = value(play, 'winners', winners, null);
	const [fresh] = settled.filter((seat) => !winners.includes(seat));
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
