/** Privilege: the more the others have, the more of the rules it makes its own. */
import { msg } from '../../../core';
import { bestOf } from '../../kit';
import { foreignColonies, playerOf } from '../board';
import { threatens } from '../bot/sight';
import { UNSEEN_CARD, always } from '../bot/wishes';
import { cacheOf, essenceChoice, placedOf } from '../essence/cache';
import { layEssence, loseEssence } from '../essence/cards';
import { privileges } from '../essence/sets/privileges';
import { drawToHand } from '../hands';
import { essenceCard, essenceCards } from '../keepers';
import { PHASES, ROLES } from '../types';
import { asking } from '../use';
import type { EssenceId } from '../essence/state';
import type { Board, SeatId } from '../types';
import type { Alien } from './alien';
import { IN_EACH_PHASE } from './timing';

const ID = 'oligarch';

/** Those that are not turned up yet, in the order of the set: all know which these are. */
const faceDown = (board: Board): EssenceId[] =>
	essenceCards(ID).filter((id) => cacheOf(board, ID).includes(id));

/** CE-36.13: whether somebody has more foreign colonies than there are privileges face up, and one is left. */
const isDue = (board: Board): boolean =>
	faceDown(board).length > 0 &&
	board.order.some((seat) => foreignColonies(board, seat) > placedOf(board, ID).length);

/** How many cards a seat lacks to hold more than anybody else. */
const missing = (board: Board, seat: SeatId): number =>
	1 +
	Math.max(
		...board.order.filter((one) => one !== seat).map((one) => playerOf(board, one).hand.length)
	) -
	playerOf(board, seat).hand.length;

export const oligarch: Alien = {
	words: {
		name: msg('Oligarch'),
		power: msg('Privilege'),
		gist: msg('Takes a privilege for each colony of the leader'),
		text: msg(
			'Every new hand of yours has one card more. Whenever any player has more foreign colonies than you have privileges face up, you *use* this power to turn up one of your privileges, of your choice. From then on it is in force. If your power is stopped as you do so, that privilege leaves the game.'
		),
		usage: 'mandatory',
		alert: 'red',
		timing: { roles: ROLES, phases: PHASES },
		setup: msg(
			'Take all five privileges face down, and one card more than the others. You take the first turn.'
		),
		wild: {
			text: msg('At the start of your turn, draw cards until you hold more than any other player.'),
			timing: { roles: ['offense'], phases: ['startTurn'] }
		},
		super: {
			text: msg(
				'When another player is dealt a new hand, it is dealt to you first: keep one card of it and hand on the rest.'
			),
			timing: { roles: ROLES, phases: [] }
		},
		rulings: [
			msg('Your own foreign colonies count, too.'),
			msg('What takes something from the others ends at zero.'),
			msg('Where no compensation or no rewards are due, none are added.'),
			msg('A privilege that is face up stays in force while the power is only stopped.'),
			msg('For a colony that would win a privilege is turned up before anybody has won.'),
			msg('The wild flare counts while it lies on the table, so it does not count as a card held.')
		]
	},
	liked: 15,
	essence: privileges,
	begins: true,
	begin: (play, seat) => {
		drawToHand(play, seat, 1, 'CE-36.14');
	},
	power: {
		uses: {
			claim: asking({
				// What is still due is caught up with in each phase.
				moments: ['colonies.gained', ...IN_EACH_PHASE],
				mandatory: true,
				repeats: true,
				named: true,
				open: ({ board }) => isDue(board),
				ask: ({ board }) => ({
					type: 'one',
					choices: faceDown(board).map(essenceChoice)
				}),
				say: msg('a privilege is turned up'),
				asks: msg('Which privilege do you turn up?'),
				// It lasts, and stopped it is gone for good.
				harms: () => true,
				/** What helps it most; while a rival is about to win, what keeps that from it. */
				choose: (sight, { choices }) => {
					const near = sight.open.order.some((seat) => threatens(sight, seat));
					const best = bestOf(choices, ({ id }) => {
						const { goal, hurts } = essenceCard(id);
						return (near && goal ? 1 : 0) - hurts;
					});
					return best ? { pick: best.id } : null;
				},
				apply: (play, { seat }, { pick }) => layEssence(play, seat, ID, pick, seat, 'CE-36.13'),
				stopped: (play, { seat }, { pick }) => {
					// CE-36.4: with the sheet turned down as well, it has gone with all others.
					if (faceDown(play.board).includes(pick)) loseEssence(play, seat, ID, pick);
				}
			})
		},
		passive: {
			handSize: (_play, owner, n, { seat }) => (seat === owner.seat ? n + 1 : n)
		}
	},
	wild: {
		uses: {
			amass: {
				moments: ['turn.start'],
				roles: ['offense'],
				open: ({ board }, { seat }) => missing(board, seat) > 0,
				say: msg('draw until they hold more cards than any other'),
				yours: msg('draw until you hold more cards than any other'),
				worth: ({ open, me }) => {
					const held = (seat: SeatId) => open.players[seat]?.hand ?? 0;
					const most = Math.max(...open.order.filter((one) => one !== me).map(held));
					return (most + 1 - held(me)) * UNSEEN_CARD;
				},
				apply: (play, { seat }) => {
					drawToHand(play, seat, Math.max(0, missing(play.board, seat)));
				}
			}
		}
	},
	super: {
		uses: {
			skim: {
				moments: ['hand.dealing'],
				open: (_play, { seat }, { seat: whose }) => whose !== seat,
				say: msg('the new hand is dealt to them first'),
				yours: msg('the new hand is dealt to you first'),
				worth: always(0.25),
				apply: (play, { seat }) => {
					play.within('newHand').first = seat;
				}
			}
		}
	}
};
