/** Wisdom: what it has seen as an ally helps those it joins. */
import { msg } from '../../../core';
import { mainOf } from '../bot/sight';
import { always, decidesFights, gainOf } from '../bot/wishes';
import { fightIn } from '../bot/worth';
import {
	bothAttack,
	encounterOf,
	homeColonies,
	involvedShips,
	maybeCompares,
	playerOf,
	sideOf
} from '../board';
import type { Play } from '../play';
import type { Board, Moment, SeatId } from '../types';
import { addsToSide } from './added';
import type { Alien } from './alien';
import { ALLY } from './timing';
import { gainTokens } from './tokens';

/** Tokens for this encounter: one for a victory, one a ship for a defeat, one more with four planets (CE-40.3). */
function earned(board: Board, seat: SeatId): number {
	const { outcome } = encounterOf(board);
	const hasWon = outcome?.type === 'won' && outcome.side === sideOf(board, seat);
	const hasLost = outcome?.type === 'bothLose' || (outcome?.type === 'won' && !hasWon);
	if (!hasWon && !hasLost) return 0;
	const more = board.options.planetsPerPlayer === 4 ? 1 : 0;
	return (hasWon ? 1 : involvedShips(board, seat)) + more;
}

/** When it is decided, while the ships are still there: where both sides lose there is no other moment (CE-12.14). */
const DECIDED: readonly Moment[] = ['resolution.outcome', 'ships.losing'];

const learn = (play: Play, seat: SeatId): void =>
	gainTokens(play, seat, earned(play.board, seat), 'CE-2.8');

export const sapient: Alien = {
	words: {
		name: msg('Sapient'),
		power: msg('Wisdom'),
		gist: msg('Learns as an ally, and helps ever more'),
		text: msg(
			'When an encounter in which you are an ally is decided, put tokens on this sheet: one if you win, one for each of your ships in it if you lose. As an ally, when attacks meet, you *use* this power to add 1 to your side’s total for each token. Tokens stay.'
		),
		usage: 'mandatory',
		alert: 'green',
		timing: { roles: ALLY, phases: ['reveal'] },
		setup: null,
		wild: {
			text: msg(
				'As an ally, when attacks meet, add 1 to your side’s total for each home colony you have.'
			),
			timing: { roles: ALLY, phases: ['reveal'] }
		},
		super: {
			text: msg('You gain twice as many tokens for this encounter.'),
			timing: { roles: ALLY, phases: ['resolution'] }
		},
		rulings: [
			msg('With four planets for each player an encounter brings one token more.'),
			msg('Ships that are saved from the warp afterwards count as well.'),
			msg('A deal, or one that failed, brings no tokens.'),
			msg('Tokens lie open for all to see.')
		]
	},
	set: 'alliance',
	liked: 11,
	tokens: true,
	power: {
		uses: {
			advise: {
				moments: ['reveal.values'],
				roles: ALLY,
				mandatory: true,
				once: true,
				open: ({ board }, { seat }) => bothAttack(board) && playerOf(board, seat).tokens > 0,
				surely: (board, seat) => maybeCompares(board) && playerOf(board, seat).tokens > 0,
				say: msg('each of their tokens adds 1'),
				yours: msg('each of your tokens adds 1'),
				harms: decidesFights,
				bends: {
					helps: (sight, seat) =>
						seat === mainOf(sight, 'offense') || seat === mainOf(sight, 'defense')
							? 0
							: (sight.open.players[seat]?.tokens ?? 0)
				},
				fixes: (board, seat) => playerOf(board, seat).tokens,
				lasting: addsToSide
			},
			learn: {
				moments: DECIDED,
				roles: ALLY,
				mandatory: true,
				once: true,
				unanswerable: true,
				open: ({ board }, { seat }) => earned(board, seat) > 0,
				say: msg('gain tokens'),
				apply: (play, { seat }) => learn(play, seat)
			}
		}
	},
	wild: {
		uses: {
			advise: {
				moments: ['reveal.values'],
				roles: ALLY,
				open: ({ board }, { seat }) => bothAttack(board) && homeColonies(board, seat) > 0,
				say: msg('each of their home colonies adds 1'),
				yours: msg('each of your home colonies adds 1'),
				worth: (sight) => {
					const fight = fightIn(sight);
					const n = sight.open.players[sight.me]?.homeColonies ?? 0;
					return fight ? gainOf(sight, fight, n) : 0;
				},
				amount: ({ board }, { seat }) => homeColonies(board, seat),
				lasting: addsToSide
			}
		}
	},
	super: {
		uses: {
			learn: {
				moments: DECIDED,
				roles: ALLY,
				open: ({ board }, { seat }) => earned(board, seat) > 0,
				say: msg('gain as many tokens again'),
				worth: always(0.15),
				apply: (play, { seat }) => learn(play, seat)
			}
		}
	}
};
