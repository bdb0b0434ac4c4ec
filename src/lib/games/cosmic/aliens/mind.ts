/** Knowledge: it looks into the hands of others. */
import { msg, template } from '../../../core';
import { seatChoice } from '../../kit';
import { amMain } from '../bot/sight';
import { always, trifling } from '../bot/wishes';
import { hasUsed, mainPlayer, opponentOf, sideOfMain } from '../board';
import { declaresOwn } from '../declared';
import { lookAtDraw, lookAtHand } from '../looks';
import { note, noteOf } from '../notes';
import { SIDES } from '../types';
import { asking } from '../use';
import type { Open, Play } from '../play';
import type { Board, Role, SeatId } from '../types';
import type { Alien } from './alien';
import { ALLY, INVOLVED } from './timing';

const ANYBODY: readonly Role[] = [...INVOLVED, 'uninvolved'];
const ASIDE: readonly Role[] = [...ALLY, 'uninvolved'];

declare module '../notes' {
	interface Notes {
		/** Who is shown whose draws. */
		mind: readonly { readonly by: SeatId; readonly of: SeatId }[];
	}
}

/** The main players it may look at: the opponent of a main player, else both. */
const hands = (board: Board, seat: SeatId): SeatId[] =>
	sideOfMain(board, seat)
		? [opponentOf(board, seat)]
		: SIDES.map((side) => mainPlayer(board, side));

const sees = (play: Play, by: SeatId, of: SeatId): boolean =>
	noteOf(play, 'mind')?.some((one) => one.by === by && one.of === of) ?? false;

/** Who has drawn just now, but for the seat itself and those whose draws it is shown anyway. */
const drawers = (play: Play, by: SeatId, { seats = [] }: Pick<Open, 'seats'>): SeatId[] =>
	seats.filter((seat) => seat !== by && !sees(play, by, seat));

export const mind: Alien = {
	words: {
		name: msg('Mind'),
		power: msg('Knowledge'),
		gist: msg('Looks into the hand of a main player'),
		text: msg(
			'Before allies are invited, you may *use* this power to look at the hand of a main player: of your opponent if you are one yourself. What you saw is for you alone, and stays in sight until the encounter ends.'
		),
		usage: 'optional',
		alert: 'yellow',
		timing: { roles: ANYBODY, phases: ['alliance'] },
		setup: null,
		wild: {
			text: msg(
				'When another player draws from the deck, look at those cards, and at all that player draws until the encounter ends.'
			),
			timing: { roles: ANYBODY, phases: [] }
		},
		super: {
			text: msg(
				'When you use your power and are no main player, look at the hands of both main players.'
			),
			timing: { roles: ASIDE, phases: ['alliance'] }
		},
		rulings: [
			msg('You see the hand as it is at that moment, not what becomes of it.'),
			msg('All are told whose hand you looked at, and nobody else what is in it.'),
			msg('The wild flare may be played in any phase, whoever draws.'),
			msg('Cards dealt after a cosmic quake are not drawn.')
		]
	},
	liked: 8,
	power: {
		uses: {
			look: asking({
				moments: ['alliance.before'],
				ask: ({ board }, { seat }) => ({
					type: 'one',
					choices: hands(board, seat).map(seatChoice)
				}),
				say: msg('look at the hand of a main player'),
				sends: template('Look at the hand of {first}'),
				// Who stands aside may still be invited, and then knows whom to help.
				worth: (sight) => (amMain(sight) ? 0.15 : 0.04),
				apply: (play, { seat }, { pick }) => {
					const both = hasUsed(play.board, { seat, source: 'super', id: 'mind', use: 'both' });
					for (const one of both ? hands(play.board, seat) : [pick]) lookAtHand(play, seat, one);
				}
			})
		}
	},
	wild: {
		uses: {
			see: {
				moments: ['cards.drawn'],
				open: (play, { seat }, frame) => drawers(play, seat, frame).length > 0,
				say: msg('look at what this player draws until the encounter ends'),
				harms: trifling,
				worth: always(0.02),
				lasting: {
					seesDraws: (play, owner, seats, { seat }) =>
						sees(play, owner.seat, seat) ? [...seats, owner.seat] : seats
				},
				apply: (play, { seat }) => {
					const frame = play.openWindow();
					for (const of of frame ? drawers(play, seat, frame) : []) {
						note(play, 'mind', [...(noteOf(play, 'mind') ?? []), { by: seat, of }]);
						lookAtDraw(play, seat, of, frame?.cards ?? []);
					}
				}
			}
		}
	},
	super: {
		uses: {
			both: {
				moments: ['use.declared'],
				roles: ASIDE,
				open: declaresOwn,
				say: msg('look at the hands of both main players'),
				worth: always(0.02)
			}
		}
	}
};
