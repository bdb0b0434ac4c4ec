/** Gorge: whatever it draws, takes or gets back is two more. */
import { msg } from '../../../core';
import { SHIP, CARD } from '../bot/worth';
import { always, bringsColonies, trifling } from '../bot/wishes';
import { playerOf } from '../board';
import { drawToHand } from '../hands';
import { takeAtRandom } from '../modules/rewards/backs';
import { note, noteOf } from '../notes';
import { formsOf } from '../play';
import { shipsToFree } from '../retrieval';
import { turnUpInSetup } from '../sheets';
import { rewardsDue } from '../steps/gains';
import { ROLES } from '../types';
import type { Open, Play, Step } from '../play';
import type { SeatId } from '../types';
import type { Alien } from './alien';
import { IN_EACH_PHASE } from './timing';

declare module '../notes' {
	interface Notes {
		/** A cosmic quake has come since it said that it wins by one. */
		readonly glutton: true;
	}
}

declare module '../play' {
	interface Steps {
		/** Two more come: ships out of the warp, cards off the deck, or cards of a hand. */
		'glutton.more': {
			readonly seat: SeatId;
			readonly of: 'ships' | 'deck' | { readonly hand: SeatId };
		};
	}
}

/** How many more. */
const MORE = 2;

const { run } = formsOf('glutton.more');

/** While they come, what they bring about is not added to (CE-19.27). */
const isMore = (play: Play): boolean => play.find('glutton.more') !== undefined;

/** Whose hand this seat has taken cards of, as a window tells; null: somebody else has, or that hand is empty now. */
function robbed(play: Play, seat: SeatId, { taken, seat: whom }: Open): SeatId | null {
	if (taken?.by !== seat || whom === undefined) return null;
	return playerOf(play.board, whom).hand.length > 0 ? whom : null;
}

const more: Step = {
	come: run((play, { seat, of }) => {
		if (of === 'ships') {
			const n = Math.min(MORE, shipsToFree(play, seat));
			if (n > 0) play.push('home', { from: 'warp', ships: { [seat]: n } });
		} else if (of === 'deck') drawToHand(play, seat, MORE);
		else for (let n = 0; n < MORE; n++) takeAtRandom(play, seat, of.hand);
	}),
	/** What answers them comes before. */
	came: run(() => undefined)
};

/** So few cards are left in deck and pile that a quake may come. */
const FEW = 10;

export const glutton: Alien = {
	words: {
		name: msg('Glutton'),
		power: msg('Gorge'),
		gist: msg('Always gets two more'),
		text: msg(
			'You begin with two cards more. Whenever you draw cards from the deck you *use* this power and draw two more; whenever you take cards out of a hand you *use* it and take two more of them at random; and whenever ships of yours come back from the warp you *use* it and get two more back, as far as there are any.'
		),
		usage: 'mandatory',
		alert: 'green',
		timing: { roles: ROLES, phases: [] },
		setup: msg('Draw two cards.'),
		wild: {
			text: msg(
				'When rewards are due to you as the encounter is resolved, they are twice as many.'
			),
			timing: { roles: ROLES, phases: ['resolution'] }
		},
		super: {
			text: msg('If a cosmic quake comes before the encounter ends, you win.'),
			timing: { roles: ROLES, phases: [] }
		},
		rulings: [
			msg('What this power brings is not added to once more.'),
			msg('A new hand is of two cards more, also one that a cosmic quake brings; that is no use.'),
			msg(
				'Cards that are dealt or given to you, and cards of other decks, are neither drawn nor taken.'
			),
			msg('Compensation is taken out of a hand. More is not taken than the hand holds.'),
			msg('Rewards that are drawn, and ships that come as rewards, are added to.'),
			msg('The super flare is played in advance, for a quake takes it with your hand.')
		]
	},
	set: 'conflict',
	liked: 11,
	begin: (play, seat) => {
		// CE-3.21: all see how many cards it has, so a hidden sheet is turned up.
		turnUpInSetup(play, seat, 'glutton');
		drawToHand(play, seat, MORE, 'CE-3.21');
	},
	power: {
		passive: {
			handSize: (_play, owner, n, { seat }) => (seat === owner.seat ? n + MORE : n)
		},
		uses: {
			draw: {
				moments: ['cards.drawn'],
				mandatory: true,
				open: (play, { seat }, { seats = [] }) =>
					// A new hand is larger by itself.
					seats.includes(seat) && !isMore(play) && play.find('newHand') === undefined,
				say: msg('draw two cards more'),
				apply: (play, { seat }) => play.push('glutton.more', { seat, of: 'deck' })
			},
			take: {
				moments: ['cards.came'],
				mandatory: true,
				open: (play, { seat }, frame) => robbed(play, seat, frame) !== null && !isMore(play),
				say: msg('take two cards more'),
				harms: ({ me }, by) => me !== by,
				apply: (play, { seat }) => {
					const frame = play.openWindow();
					const hand = frame && robbed(play, seat, frame);
					if (hand) play.push('glutton.more', { seat, of: { hand } });
				}
			},
			ships: {
				moments: ['ships.retrieved'],
				mandatory: true,
				open: (play, { seat }, { seats = [] }) =>
					seats.includes(seat) && !isMore(play) && shipsToFree(play, seat) > 0,
				say: msg('get two ships more back'),
				apply: (play, { seat }) => play.push('glutton.more', { seat, of: 'ships' })
			}
		}
	},
	wild: {
		uses: {
			double: {
				moments: ['resolution.spoils'],
				open: (play, { seat }) => rewardsDue(play, seat) > 0,
				say: msg('their rewards are twice as many'),
				yours: msg('your rewards are twice as many'),
				harms: trifling,
				worth: always(CARD),
				lasting: { rewards: (_play, owner, n, { seat }) => (seat === owner.seat ? 2 * n : n) }
			}
		}
	},
	super: {
		uses: {
			burst: {
				moments: IN_EACH_PHASE,
				say: msg('they win if a cosmic quake comes'),
				yours: msg('you win if a cosmic quake comes'),
				harms: bringsColonies,
				worth: ({ open }) => (open.deck + open.discard.length < FEW ? SHIP : 0),
				lasting: {
					uponQuake: (_play, _owner, due) => [...due, (play) => note(play, 'glutton', true)],
					ownWins: (play, { seat }, wins) =>
						noteOf(play, 'glutton') ? [...wins, { seat, how: msg('By a cosmic quake.') }] : wins
				}
			}
		}
	},
	steps: { more }
};
