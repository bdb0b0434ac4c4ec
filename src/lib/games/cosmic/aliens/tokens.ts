/** Tokens that gather on the sheet of an alien, where all see them (CE-2.8). */
import { msg } from '../../../core';
import { playerOf } from '../board';
import type { Alien } from './alien';
import type { Play } from '../play';
import type { SeatId } from '../types';

/** Whether tokens may lie on its sheet: they go with it (CE-16.19). */
export const holdsTokens = ({
	setup,
	gather,
	tokens
}: Pick<Alien, 'setup' | 'gather' | 'tokens'>): boolean =>
	setup !== undefined || gather !== undefined || tokens === true;

/** So many tokens come onto its sheet. */
export function gainTokens(play: Play, seat: SeatId, n: number, rule: string): void {
	const player = playerOf(play.board, seat);
	player.tokens += n;
	play.say(
		msg(
			'{who, select, you {You gain} other {# gains}} {n, plural, one {# token} other {# tokens}} and {who, select, you {have} other {has}} {m, plural, one {# token} other {# tokens}}.',
			{ who: seat, n, m: player.tokens }
		),
		rule,
		{ type: 'tokens', seat, n: player.tokens }
	);
}

/** One token of its sheet goes; how many are left. */
export function loseToken(play: Play, seat: SeatId, rule: string): number {
	const player = playerOf(play.board, seat);
	player.tokens -= 1;
	const n = player.tokens;
	play.say(
		msg('{who} discards a token: {n, plural, one {# token} other {# tokens}} left.', {
			who: seat,
			n
		}),
		rule,
		{ type: 'tokens', seat, n }
	);
	return n;
}

/** So many tokens of its sheet are spent. */
export function spendTokens(play: Play, seat: SeatId, n: number, rule: string): void {
	const player = playerOf(play.board, seat);
	player.tokens -= n;
	play.say(
		msg(
			'{who} spends {n, plural, one {# token} other {# tokens}} and has {m, plural, one {# token} other {# tokens}}.',
			{ who: seat, n, m: player.tokens }
		),
		rule,
		{ type: 'tokens', seat, n: player.tokens }
	);
}

/** So many tokens of its sheet go at once; how many are left. */
export function discardTokens(play: Play, seat: SeatId, n: number, rule: string): number {
	if (n === 1) return loseToken(play, seat, rule);
	const player = playerOf(play.board, seat);
	player.tokens -= n;
	const left = player.tokens;
	play.say(
		msg('{who} discards {n, plural, one {# token} other {# tokens}}: {left} left.', {
			who: seat,
			n,
			left
		}),
		rule,
		{ type: 'tokens', seat, n: left }
	);
	return left;
}
