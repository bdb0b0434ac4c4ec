/** Mastery: each encounter, and most of all a lost one, makes it stronger. */
import { msg } from '../../../core';
import { gainOf, decidesFights } from '../bot/wishes';
import { has, mainOf, planetsOf } from '../bot/sight';
import { worthOfAim } from '../bot/targets';
import { fightIn } from '../bot/worth';
import {
	bothAttack,
	encounterOf,
	hasEncounterCard,
	maybeCompares,
	opponentOf,
	playerOf,
	sideOf,
	sideOfMain
} from '../board';
import { grantBetween, isGranted } from '../between';
import { turnUp } from '../sheets';
import type { Sight } from '../bot/sight';
import type { Play } from '../play';
import type { Board, SeatId } from '../types';
import type { Alien } from './alien';
import { ALLY, MAIN } from './timing';
import { gainTokens } from './tokens';

const tokensOf = (board: Board, seat: SeatId): number => playerOf(board, seat).tokens;

/** Tokens for this encounter: one for a win or a deal, two for a loss or a failed deal, one more with four planets. */
function earned(board: Board, seat: SeatId): number {
	const side = sideOfMain(board, seat);
	const { outcome, defense } = encounterOf(board);
	if (!side || !outcome) return 0;
	// CE-7.6: a home planet settled again, which has no defense, counts as won.
	if (outcome.type === 'ended' && !(outcome.successful && defense === null)) return 0;
	const isGood =
		outcome.type === 'deal' ||
		outcome.type === 'ended' ||
		(outcome.type === 'won' && outcome.side === side);
	// CE-40.3
	return (isGood ? 1 : 2) + (board.options.planetsPerPlayer === 4 ? 1 : 0);
}

function gather(play: Play, seat: SeatId): void {
	const { board } = play;
	const n = earned(board, seat);
	if (n === 0) return;
	// CE-3.18: what it gathers tells who it is.
	turnUp(play, seat);
	gainTokens(play, seat, n, 'CE-17.13');
}

/** The tokens of the Warrior that a bot sees. */
function tokensSeen(sight: Sight): number {
	const seat = sight.open.order.find((one) => has(sight, one, 'warrior'));
	return seat ? (sight.open.players[seat]?.tokens ?? 0) : 0;
}

/** What it is worth to a bot to meet the offense at its home. */
function worthOfStriking(sight: Sight): number {
	const offense = mainOf(sight, 'offense');
	if (!offense) return 0;
	return Math.max(...planetsOf(sight, offense).map((planet) => worthOfAim(sight, offense, planet)));
}

export const warrior: Alien = {
	words: {
		name: msg('Warrior'),
		power: msg('Mastery'),
		gist: msg('Grows stronger with each encounter'),
		text: msg(
			'After each encounter in which you were a main player, put tokens on this sheet: one if you won or made a deal, two if you lost or failed to make a deal. As a main player, when both main players have revealed attacks, you *use* this power to add 1 to your total for each token. Tokens stay.'
		),
		usage: 'mandatory',
		alert: 'green',
		timing: { roles: MAIN, phases: ['reveal'] },
		setup: null,
		wild: {
			text: msg(
				'As the defense, as the encounter ends, have an encounter against the offense in their home system, with you as the offense. Then the turn goes on.'
			),
			timing: { roles: ['defense'], phases: ['resolution'] }
		},
		super: {
			text: msg('As an ally, add your tokens to the total of your side.'),
			timing: { roles: ALLY, phases: ['reveal'] }
		},
		rulings: [
			msg('With four planets for each player an encounter brings one token more.'),
			msg('Tokens are gained even when the power was stopped, but not while it is lost.'),
			msg('An encounter that ends early brings none, but for a home planet settled again.'),
			msg('Tokens lie open for all to see.'),
			msg('In an encounter that ends early the flare cannot be played.'),
			msg(
				'The encounter granted by the flare takes an encounter card in hand, draws no destiny card and leads to no second one.'
			)
		]
	},
	liked: 8,
	gather,
	power: {
		uses: {
			strengthen: {
				moments: ['reveal.values'],
				roles: MAIN,
				mandatory: true,
				open: ({ board }, { seat }) => bothAttack(board) && tokensOf(board, seat) > 0,
				surely: (board, seat) => maybeCompares(board) && tokensOf(board, seat) > 0,
				say: msg('each of their tokens adds 1'),
				yours: msg('each of your tokens adds 1'),
				harms: decidesFights,
				bends: {
					parts: (parts, mine, sight) =>
						mine ? { ...parts, added: parts.added + tokensSeen(sight) } : parts
				},
				fixes: (board, seat) => tokensOf(board, seat),
				lasting: {
					parts: (_play, owner, parts, { seat }) =>
						seat === owner.seat ? { ...parts, added: parts.added + owner.amount } : parts
				}
			}
		}
	},
	wild: {
		uses: {
			strike: {
				moments: ['resolution.end'],
				roles: ['defense'],
				open: (play) => !isGranted(play),
				// CE-4.4: as any further encounter.
				when: ({ board }, { seat }) => hasEncounterCard(playerOf(board, seat).hand),
				say: msg('have an encounter against the offense in their home system'),
				worth: worthOfStriking,
				apply: (play, { seat }) => grantBetween(play, seat, opponentOf(play.board, seat))
			}
		}
	},
	super: {
		uses: {
			assist: {
				moments: ['reveal.values'],
				roles: ALLY,
				open: ({ board }, { seat }) => bothAttack(board) && tokensOf(board, seat) > 0,
				say: msg('their tokens add to their side’s total'),
				yours: msg('your tokens add to your side’s total'),
				harms: decidesFights,
				worth: (sight) => {
					const fight = fightIn(sight);
					const n = sight.open.players[sight.me]?.tokens ?? 0;
					return fight ? gainOf(sight, fight, n) : 0;
				},
				apply: ({ board }, { seat }) => {
					const side = sideOf(board, seat);
					if (side) encounterOf(board).added[side] += tokensOf(board, seat);
				}
			}
		}
	}
};
