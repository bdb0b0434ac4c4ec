/** Reincarnation: whenever it loses, it plays another alien as well. */
import { msg, template } from '../../../core';
import { bestOf, seatChoice } from '../../kit';
import {
	encounterIn,
	foreignOf,
	goalOf,
	opposing,
	rivalsOf,
	sideOf as sideOfSeat
} from '../bot/sight';
import { CARD } from '../bot/worth';
import { isMain, playerOf, sideOf } from '../board';
import { declaredUse, stopUse } from '../declared';
import { tableToHand } from '../hands';
import { note, noteOf } from '../notes';
import { ROLES } from '../types';
import { asking } from '../use';
import type { Sight } from '../bot/sight';
import type { Board, SeatId } from '../types';
import type { Alien } from './alien';
import { INVOLVED } from './timing';

declare module '../notes' {
	interface Notes {
		/** Seats that were given the flare. */
		readonly reincarnator: readonly SeatId[];
	}
}

/** Whether this seat was on a losing side, or a main player whose deal failed. */
function hasLost(board: Board, seat: SeatId): boolean {
	const outcome = board.encounter?.outcome;
	const side = sideOf(board, seat);
	if (!outcome || !side) return false;
	if (outcome.type === 'won') return outcome.side !== side;
	return outcome.type === 'bothLose' || (outcome.type === 'dealFailed' && isMain(board, seat));
}

/** With hidden powers only what is turned up counts (CE-3.16): a name left out would tell. */
const plays = (board: Board, seat: SeatId): boolean =>
	playerOf(board, seat).shown && playerOf(board, seat).aliens.includes('reincarnator');

/** Others who lost, and are no Reincarnator themselves. */
const losers = (board: Board, seat: SeatId): SeatId[] =>
	board.order.filter((other) => other !== seat && !plays(board, other) && hasLost(board, other));

/** What a liked power is worth above another, and how much the next one drawn is liked, about. */
const LIKED = 0.04;
const ORDINARY = 10;

/** What it gains when this loser draws another power: of a rival near its goal most; the flare goes along. */
function cursed(sight: Sight, seat: SeatId): number {
	if (seat === sight.me || !hasLostIn(sight, seat)) return 0;
	const near = foreignOf(sight, seat) / goalOf(sight, seat);
	return (sight.liked(seat) - ORDINARY) * LIKED * (0.5 + near) - CARD;
}

/** Whether this seat stood on the losing side. */
function hasLostIn(sight: Sight, seat: SeatId): boolean {
	const { outcome } = encounterIn(sight);
	return outcome?.type === 'won' && sideOfSeat(sight, seat) === opposing(outcome.side);
}

export const reincarnator: Alien = {
	words: {
		name: msg('Reincarnator'),
		power: msg('Reincarnation'),
		gist: msg('Comes back as somebody else'),
		text: msg(
			'As a main player or ally, when your side loses or you fail to make a deal, you *use* this power: draw a random alien that nobody plays. You have its power as well, until another loss replaces it.'
		),
		usage: 'mandatory',
		alert: 'yellow',
		timing: { roles: INVOLVED, phases: ['resolution'] },
		setup: null,
		wild: {
			text: msg(
				'After another player loses or fails to make a deal, give them this flare: right after the encounter they discard their power and draw a random other one. The Reincarnator cannot be chosen.'
			),
			timing: { roles: ROLES, phases: ['resolution'] }
		},
		super: {
			text: msg('You may decline to reincarnate.'),
			timing: { roles: INVOLVED, phases: ['resolution'] }
		},
		rulings: [
			msg('Aliens with game setup, and those that may not meet one in play, are passed over.'),
			msg('One zap hits one of the two powers.'),
			msg('Ships lost in this encounter are lost before the new power starts.')
		]
	},
	liked: 3,
	power: {
		uses: {
			reincarnate: {
				moments: ['resolution.end'],
				roles: INVOLVED,
				mandatory: true,
				once: true,
				open: ({ board }, { seat }) => hasLost(board, seat),
				say: msg('draw another alien'),
				apply: (play, { seat, id }) => play.push('become', { seat, keep: id })
			}
		}
	},
	wild: {
		uses: {
			curse: asking({
				moments: ['resolution.end'],
				open: ({ board }, { seat }) => losers(board, seat).length > 0,
				ask: ({ board }, { seat }) => {
					const found = losers(board, seat);
					if (found.length === 0) return null;
					return {
						type: 'one',
						choices: found.map(seatChoice)
					};
				},
				say: msg('a loser gets this flare and another power'),
				sends: template('Give the flare to {first}'),
				worth: (sight) => Math.max(0, ...rivalsOf(sight).map((seat) => cursed(sight, seat))),
				choose: (sight, { choices }) => {
					const best = bestOf(choices, ({ id }) => cursed(sight, id));
					return best ? { pick: best.id } : null;
				},
				apply: (play, _me, { pick }) => {
					note(play, 'reincarnator', [...(noteOf(play, 'reincarnator') ?? []), pick]);
				},
				lasting: {
					changesPower: (play, _owner, changes, { seat }) =>
						changes || (noteOf(play, 'reincarnator')?.includes(seat) ?? false)
				},
				afterwards: (play, { card }, { pick }) => {
					if (card) tableToHand(play, [card], pick);
				}
			})
		}
	},
	super: {
		uses: {
			decline: {
				moments: ['use.declared'],
				open: (play, { seat }) => {
					const declared = declaredUse(play);
					return (
						declared.source === 'power' &&
						declared.id === 'reincarnator' &&
						declared.seat === seat &&
						!declared.fate
					);
				},
				say: msg('decline to reincarnate'),
				worth: (sight) => (sight.liked(sight.me) - ORDINARY) * LIKED,
				apply: (play) => stopUse(play, 'declined')
			}
		}
	}
};
