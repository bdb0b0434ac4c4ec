/** Resilience: of all its ships that would be lost together it loses one. */
import { msg } from '../../../core';
import { totalOf } from '../../kit';
import { takeDearest } from '../bot/ships';
import { always } from '../bot/wishes';
import { CARD, SHIP } from '../bot/worth';
import { entriesOf } from '../board';
import { doomedOf, homesWithout, save, spare } from '../saved';
import { isPlanet } from '../ships';
import { chooseDrawn, isDrawnFrom } from '../steps/atRandom';
import { changeCompensation, compensation, isSpared, takeable } from '../steps/compensation';
import { fromLargest } from '../steps/lose';
import { formsOf } from '../play';
import { ROLES } from '../types';
import type { Where } from '../board';
import type { Play, Step } from '../play';
import type { Spread } from '../ships';
import type { SeatId } from '../types';
import type { Alien } from './alien';
import { doomedPlaces, whichNotLost } from './doomed';
import { MAIN } from './timing';

declare module '../play' {
	interface Steps {
		/** `seat` loses one ship of those it is about to lose. */
		'bulwark.resist': { readonly seat: SeatId };
	}
}

/** Of these ships those of places like this. */
const only = (ships: Spread, fits: (where: Where) => boolean): Spread =>
	Object.fromEntries(entriesOf(ships).filter(([where]) => fits(where)));

/** Whether ships that are not lost stay there: on a planet, but on none that leaves the game. */
const stayOn =
	(play: Play) =>
	(where: Where): boolean =>
		isPlanet(where) && play.within('lose').leaving !== where;

/** Ships about to be lost that could be kept: those that have to leave only where they have a home (CE-20.4). */
function keepable(play: Play, seat: SeatId): Spread {
	const doomed = doomedOf(play, seat);
	const stays = stayOn(play);
	const leaving = only(doomed, (where) => !stays(where));
	return homesWithout(play, seat, leaving).length > 0 ? doomed : only(doomed, stays);
}

/** How many are kept: all but one. */
const kept = (play: Play, seat: SeatId): number =>
	Math.min(totalOf(keepable(play, seat)), totalOf(doomedOf(play, seat)) - 1);

/** These are not lost: on planets they stay, from elsewhere they come home. */
function keep(play: Play, seat: SeatId, ships: Spread): void {
	const stays = stayOn(play);
	spare(play, seat, only(ships, stays));
	const leaving = only(ships, (where) => !stays(where));
	if (totalOf(leaving) > 0) save(play, seat, leaving);
}

const resist: Step = {
	which: formsOf('bulwark.resist').ask({
		ask: (play, { seat }) => {
			const n = kept(play, seat);
			const may = keepable(play, seat);
			if (n <= 0) return null;
			const places = doomedPlaces(play, seat);
			if (places.length > 1 && n < totalOf(may)) return whichNotLost(play, seat, n);
			keep(play, seat, n < totalOf(may) ? fromLargest(places, n) : may);
			return null;
		},
		then: (play, _frame, { split }, seat) => keep(play, seat, split)
	})
};

export const bulwark: Alien = {
	words: {
		name: msg('Bulwark'),
		power: msg('Resilience'),
		gist: msg('Loses one ship at a time'),
		text: msg(
			'Whenever you are about to lose two or more ships at one stroke, you *use* this power: you lose one of them, and choose which. Of the others those on a planet stay there, beside whoever has won it; those in the encounter return to your colonies.'
		),
		usage: 'mandatory',
		alert: 'green',
		timing: { roles: ROLES, phases: [] },
		setup: null,
		wild: {
			text: msg(
				'As a main player, when you are about to lose two or more ships at one stroke: you lose one of them. Those on a planet stay there, the others return to your colonies.'
			),
			timing: { roles: MAIN, phases: [] }
		},
		super: {
			text: msg(
				'When you are to discard cards at random, or to pay compensation: choose the cards yourself.'
			),
			timing: { roles: ROLES, phases: [] }
		},
		rulings: [
			msg('One ship has reached the warp, so compensation is one card.'),
			msg('Ships that leave the game instead of going to the warp have left before.'),
			msg('Without a colony to return to, ships in the encounter are lost.'),
			msg('Ships on a planet that leaves the game return to your other colonies.'),
			msg('Ships that you send to the warp as a price are lost as any others.'),
			msg('Cards that somebody takes of you at random, you do not choose, but as compensation.'),
			msg('You choose the cards for whoever collects them, allies included.')
		]
	},
	set: 'storm',
	liked: 8,
	power: {
		uses: {
			resist: {
				moments: ['ships.losing'],
				mandatory: true,
				open: (play, { seat }) => kept(play, seat) > 0,
				say: msg('only one of their ships is lost'),
				yours: msg('only one of your ships is lost'),
				apply: (play, { seat }) => play.push('bulwark.resist', { seat })
			}
		}
	},
	wild: {
		uses: {
			resist: {
				moments: ['ships.losing'],
				roles: MAIN,
				open: (play, { seat }) => kept(play, seat) > 0,
				say: msg('only one of their ships is lost'),
				yours: msg('only one of your ships is lost'),
				// One ship more is kept at least, and often two or three.
				worth: always(2 * SHIP),
				apply: (play, { seat }) => play.push('bulwark.resist', { seat })
			}
		}
	},
	super: {
		uses: {
			choose: {
				moments: ['cards.losing'],
				open: (play, { seat }) => isDrawnFrom(play, seat),
				say: msg('choose the cards that are discarded'),
				worth: always(CARD),
				apply: (play) => chooseDrawn(play)
			},
			pay: {
				moments: ['resolution.compensation'],
				roles: MAIN,
				open: (play, { seat }) => {
					const due = compensation(play);
					return due?.pays === seat && !isSpared(play, seat) && takeable(play, seat).length > due.n;
				},
				say: msg('choose which cards to hand over'),
				worth: always(CARD),
				apply: (play, { seat }) => changeCompensation(play, { chooser: seat })
			}
		}
	},
	steps: { resist },
	questions: {
		'resist.which': {
			deed: msg('choose ships that are not lost'),
			why: { is: 'does most' },
			answer: (sight, shape) =>
				shape.type === 'split' ? takeDearest(shape, sight.me, shape.min) : null
		}
	}
};
