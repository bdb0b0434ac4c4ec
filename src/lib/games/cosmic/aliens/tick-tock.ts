/** Patience: every defense won and every deal made brings it closer to a win of its own. */
import { msg, template } from '../../../core';
import { always } from '../bot/wishes';
import { placesOf, planetsOf, playerOf, shipsAt, whereName, wonOrDealt } from '../board';
import { found, placesToFound } from '../found';
import { note, noteOf } from '../notes';
import { ROLES } from '../types';
import { asking } from '../use';
import type { CosmicChanges } from '../use';
import type { Play } from '../play';
import type { Board, SeatId } from '../types';
import type { Alien } from './alien';
import { MAIN } from './timing';
import { loseToken } from './tokens';

const TOKENS = 10;
/** With four planets each (CE-40.3). */
const TOKENS_SHORT = 8;

declare module '../notes' {
	interface Notes {
		/** Seats that have discarded the last token. */
		readonly 'tick-tock': readonly SeatId[];
	}
}

/** The last token wins, whoever has the power afterwards. */
const byTokens: CosmicChanges = {
	ownWins: (play, _owner, wins) => [
		...wins,
		...(noteOf(play, 'tick-tock') ?? []).map((seat) => ({
			seat,
			how: msg('With the last token of Tick-Tock gone.')
		}))
	]
};

function discardToken(play: Play, seat: SeatId): void {
	// CE-17.9: a use that was zapped has left the token for the next opportunity.
	if (loseToken(play, seat, 'CE-21.5') === 0)
		note(play, 'tick-tock', [...(noteOf(play, 'tick-tock') ?? []), seat]);
}

/** Whether the defense won, or a deal was made. */
function ticks({ encounter }: Board): boolean {
	const outcome = encounter?.outcome;
	return outcome?.type === 'deal' || (outcome?.type === 'won' && outcome.side === 'defense');
}

export const tickTock: Alien = {
	words: {
		name: msg('Tick-Tock'),
		power: msg('Patience'),
		gist: msg('Wins when its time has come'),
		text: msg(
			'Whenever anyone wins as the defense, or any two players make a deal, you *use* this power to discard one token. The moment none is left, you win. You may still win in the usual way.'
		),
		usage: 'mandatory',
		alert: 'yellow',
		timing: { roles: ROLES, phases: ['resolution'] },
		setup: msg('Put 10 tokens on this sheet, or 8 when each player has four planets.'),
		wild: {
			text: msg(
				'When the discard pile is shuffled into a new deck, found a colony with up to four ships on any other player’s home planet.'
			),
			timing: { roles: ROLES, phases: [] }
		},
		super: {
			text: msg(
				'When you win an encounter or make a deal as a main player, send one of your ships to the warp to discard another token.'
			),
			timing: { roles: MAIN, phases: ['resolution'] }
		},
		rulings: [
			msg('Deals between others count as well.'),
			msg(
				'If one deal takes the last token and gives somebody the winning colony, both win together.'
			)
		]
	},
	liked: 4,
	setup: (board, seat) => {
		playerOf(board, seat).tokens = board.options.planetsPerPlayer === 4 ? TOKENS_SHORT : TOKENS;
	},
	power: {
		uses: {
			tick: {
				moments: ['resolution.settled'],
				mandatory: true,
				open: ({ board }, { seat }) => ticks(board) && playerOf(board, seat).tokens > 0,
				say: msg('discard a token'),
				// It wins with the last one.
				harms: ({ open }, by) => (open.players[by]?.tokens ?? 0) <= 2,
				apply: (play, { seat }) => discardToken(play, seat),
				lasting: byTokens
			}
		}
	},
	wild: {
		uses: {
			settle: asking({
				moments: ['deck.reshuffled'],
				ask: (play, { seat }) =>
					placesToFound(
						play,
						seat,
						play.board.order
							.filter((other) => other !== seat)
							.flatMap((other) => planetsOf(play.board, other)),
						4
					),
				say: msg('found a colony'),
				sends: template('Settle {first} with {n, plural, one {one ship} other {# ships}}'),
				worth: always(1),
				apply: (play, { seat }, answer) => found(play, seat, answer)
			})
		}
	},
	super: {
		uses: {
			hurry: asking({
				moments: ['resolution.settled'],
				roles: MAIN,
				open: ({ board }, { seat }) => wonOrDealt(board, seat),
				when: ({ board }, { seat }) => playerOf(board, seat).tokens > 0,
				ask: ({ board }, { seat }) => {
					const places = placesOf(board, seat);
					if (places.length === 0) return null;
					return {
						type: 'one',
						choices: places.map((where) => ({
							id: where,
							say: msg('a ship from {where}', { where: whereName(where) }),
							on: where,
							note: msg('{n, plural, one {# ship} other {# ships}}', {
								n: shipsAt(board, seat, where)
							})
						}))
					};
				},
				say: msg('send a ship to the warp and discard another token'),
				sends: template('Send it, and discard a token'),
				worth: always(0.5),
				apply: (play, { seat }, { pick }) => {
					discardToken(play, seat);
					play.push('lose', {
						doomed: { [seat]: { [pick]: 1 } },
						rule: 'CE-1.14',
						asLoser: false
					});
				},
				lasting: byTokens
			})
		}
	}
};
