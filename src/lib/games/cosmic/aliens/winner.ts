/** Win More: who wins high founds a colony besides. */
import { msg, template } from '../../../core';
import { keysOf } from '../../kit';
import { always, bringsColonies, settleBest } from '../bot/wishes';
import { encounterOf, isAtHome } from '../board';
import { declaresOwn } from '../declared';
import { goesToItsAlien } from '../flares';
import { found, placesToFound } from '../found';
import { note, noteOf } from '../notes';
import { formsOf } from '../play';
import { MOST_SHIPS } from '../ships';
import { asking } from '../use';
import type { Play, Step } from '../play';
import type { Board, SeatId } from '../types';
import type { Alien } from './alien';
import { hasWon } from './granted';
import { MAIN } from './timing';

/** The difference that brings a colony. */
const MARGIN = 10;

declare module '../notes' {
	interface Notes {
		/** Every ten of the difference bring a colony. */
		readonly winner: true;
	}
}

declare module '../play' {
	interface Steps {
		'winner.settle': {
			readonly seat: SeatId;
			/** Colonies it may still found. */
			readonly left: number;
		};
	}
}

/** Colonies that a victory is worth: one for every ten of the difference, whichever total wins. */
function earned(board: Board, seat: SeatId): number {
	const { totals } = encounterOf(board);
	if (!totals || !hasWon(board, seat)) return 0;
	return Math.floor(Math.abs(totals.offense - totals.defense) / MARGIN);
}

/** Where it can found a foreign colony, and with which ships. */
const abroad = (play: Play, seat: SeatId) =>
	placesToFound(
		play,
		seat,
		keysOf(play.board.planets).filter((planet) => !isAtHome(play.board, seat, planet)),
		MOST_SHIPS
	);

const { ask } = formsOf('winner.settle');

const settle: Step = {
	where: ask({
		ask: (play, { seat }) => {
			const shape = abroad(play, seat);
			return (
				shape && {
					seat,
					rule: 'CE-20.6',
					say: msg('You found one more colony. Where, and with which ships?'),
					shape,
					fallback: 'random'
				}
			);
		},
		then: (play, { left }, answer, seat) => {
			found(play, seat, answer);
			if (left > 1) play.push('winner.settle', { seat, left: left - 1 });
		}
	})
};

export const winner: Alien = {
	words: {
		name: msg('Winner'),
		power: msg('Win More'),
		gist: msg('Wins a colony more when it wins high'),
		text: msg(
			'As a main player, when two attacks were revealed and you have won by 10 or more, you *use* this power: found a foreign colony on any planet with one to four ships of your colonies.'
		),
		usage: 'mandatory',
		alert: 'yellow',
		timing: { roles: MAIN, phases: ['resolution'] },
		setup: null,
		wild: {
			text: msg(
				'At the start of your turn, found a colony on any planet with one to four ships of your colonies. Then give this flare to Winner, or discard it if nobody plays Winner.'
			),
			timing: { roles: ['offense'], phases: ['startTurn'] }
		},
		super: {
			text: msg('Your power founds a colony for every full 10 by which you have won.'),
			timing: { roles: MAIN, phases: ['resolution'] }
		},
		rulings: [
			msg('The totals at the end count, also where the smaller one wins.'),
			msg('A victory for which totals were not compared brings none.'),
			msg('The ships may be those that have just landed or defended.'),
			msg(
				'The colony is there before it is seen who has won the game, so you may win with it, and together with others.'
			)
		]
	},
	set: 'alliance',
	liked: 13,
	power: {
		uses: {
			settle: asking({
				moments: ['resolution.settled'],
				roles: MAIN,
				mandatory: true,
				once: true,
				open: (play, { seat }) => earned(play.board, seat) > 0 && abroad(play, seat) !== null,
				ask: (play, { seat }) => abroad(play, seat),
				say: msg('found a foreign colony'),
				harms: bringsColonies,
				apply: (play, { seat }, answer) => {
					const left = noteOf(play, 'winner') ? earned(play.board, seat) - 1 : 0;
					found(play, seat, answer);
					if (left > 0) play.push('winner.settle', { seat, left });
				}
			})
		}
	},
	wild: {
		uses: {
			settle: asking({
				moments: ['turn.start'],
				roles: ['offense'],
				ask: (play, { seat }) => placesToFound(play, seat, keysOf(play.board.planets), MOST_SHIPS),
				say: msg('found a colony'),
				sends: template('Settle {first} with {n, plural, one {one ship} other {# ships}}'),
				worth: always(1),
				harms: bringsColonies,
				apply: (play, { seat }, answer) => found(play, seat, answer),
				afterwards: goesToItsAlien
			})
		}
	},
	super: {
		uses: {
			more: {
				moments: ['use.declared'],
				roles: MAIN,
				open: (play, me) => declaresOwn(play, me) && earned(play.board, me.seat) > 1,
				say: msg('found a colony for every full 10'),
				worth: always(1),
				harms: bringsColonies,
				apply: (play) => note(play, 'winner', true)
			}
		}
	},
	steps: { settle },
	questions: {
		'settle.where': {
			deed: msg('found a colony'),
			why: { is: 'best place' },
			answer: settleBest
		}
	}
};
