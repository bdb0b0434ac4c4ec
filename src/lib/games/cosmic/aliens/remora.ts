/** Cling: where others get ships out of the warp or cards off the deck, it gets one too. */
import { msg, template } from '../../../core';
import { always, trifling } from '../bot/wishes';
import { CARD, SHIP } from '../bot/worth';
import { encounterOf, shipsAt } from '../board';
import { declaredUse } from '../declared';
import { drawToHand } from '../hands';
import { ROLES } from '../types';
import { asking } from '../use';
import type { Open, Play } from '../play';
import type { Board, SeatId } from '../types';
import type { Alien } from './alien';

/** Whether somebody else is meant. */
const others = ({ seats = [] }: Open, seat: SeatId): readonly SeatId[] =>
	seats.filter((other) => other !== seat);

/** How many others have just gained a colony. */
function gaining(play: Play, seat: SeatId): number {
	const frame = play.openWindow();
	return frame ? others(frame, seat).length : 0;
}

/** Ships in the warp that were there before this encounter. With its power it has colonies for them. */
const retrievable = (board: Board, seat: SeatId): number =>
	shipsAt(board, seat, 'warp') - (encounterOf(board).fallen[seat] ?? 0);

export const remora: Alien = {
	words: {
		name: msg('Remora'),
		power: msg('Cling'),
		gist: msg('Gets a ship or a card when others do'),
		text: msg(
			'Whenever other players get ships back from the warp, you may *use* this power to get back one of yours that did not go there in this encounter. Whenever another player draws cards from the deck, you may *use* it to draw one.'
		),
		usage: 'optional',
		alert: 'yellow',
		timing: { roles: ROLES, phases: [] },
		setup: null,
		wild: {
			text: msg('When another player plays a flare, wild or super, draw a card.'),
			timing: { roles: ROLES, phases: [] }
		},
		super: {
			text: msg(
				'When other players gain colonies, draw a card or get a ship back from the warp for each of these players.'
			),
			timing: { roles: ROLES, phases: [] }
		},
		rulings: [
			msg('Once for each event, however many cards are drawn or ships come back.'),
			msg('The cards dealt at the start are not drawn.'),
			msg('Ships taken as rewards come back from the warp.')
		]
	},
	liked: 9,
	power: {
		uses: {
			follow: {
				moments: ['ships.retrieved'],
				open: ({ board }, { seat }, frame) =>
					others(frame, seat).length > 0 && retrievable(board, seat) > 0,
				say: msg('get a ship back from the warp'),
				worth: always(SHIP),
				apply: (play, { seat }) => play.push('home', { from: 'warp', ships: { [seat]: 1 } })
			},
			draw: {
				moments: ['cards.drawn'],
				open: (_play, { seat }, frame) => others(frame, seat).length > 0,
				say: msg('draw a card'),
				worth: always(CARD),
				apply: (play, { seat }) => {
					drawToHand(play, seat, 1);
				}
			}
		}
	},
	wild: {
		uses: {
			draw: {
				moments: ['use.declared'],
				open: (play, { seat }) => {
					const { seat: by, source, fate } = declaredUse(play);
					return by !== seat && (source === 'wild' || source === 'super') && !fate;
				},
				say: msg('draw a card'),
				harms: trifling,
				worth: always(CARD),
				apply: (play, { seat }) => {
					drawToHand(play, seat, 1);
				}
			}
		}
	},
	super: {
		uses: {
			share: asking({
				moments: ['colonies.gained'],
				open: (_play, { seat }, frame) => others(frame, seat).length > 0,
				// How many of them come as ships.
				ask: (play, { seat }) => ({
					type: 'amount',
					min: 0,
					max: Math.min(gaining(play, seat), shipsAt(play.board, seat, 'warp'))
				}),
				say: msg('draw a card or get a ship back for each player with a new colony'),
				sends: template(
					'Get {n, plural, =0 {no ship} one {one ship} other {# ships}} back, a card for each of the rest'
				),
				worth: always(CARD),
				apply: (play, { seat }, { amount: ships }) => {
					const cards = gaining(play, seat) - ships;
					if (ships > 0) play.push('home', { from: 'warp', ships: { [seat]: ships } });
					if (cards > 0) drawToHand(play, seat, cards);
				}
			})
		}
	}
};
