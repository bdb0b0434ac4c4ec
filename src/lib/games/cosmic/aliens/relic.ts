/** Awaken: whenever others get a new hand it wakes in their home system. */
import { msg, template } from '../../../core';
import { bestOf, othersThan, seatChoice } from '../../kit';
import { giveWorst } from '../bot/picks';
import {
	foreignOf,
	homesNeeded,
	homesOf,
	isOurs,
	planetsOf as planetsIn,
	shipsOn as shipsThere
} from '../bot/sight';
import { bringsColonies, settleBest, trifling, warpOf } from '../bot/wishes';
import { CARD, SHIP } from '../bot/worth';
import { holding, planetsOf } from '../board';
import { discardCards } from '../hands';
import { found, placesToFound } from '../found';
import { oneOfHand } from '../ownhand';
import { formsOf } from '../play';
import { shipsToFree } from '../retrieval';
import { MOST_SHIPS } from '../ships';
import { ROLES } from '../types';
import { asking } from '../use';
import type { Sight } from '../bot/sight';
import type { Open, Play, Step } from '../play';
import type { Role, SeatId } from '../types';
import type { Alien } from './alien';
import { IN_EACH_PHASE } from './timing';

const ANYBODY: readonly Role[] = ROLES;

declare module '../play' {
	interface Steps {
		/** This seat discards a card of its choice. */
		'relic.wither': { readonly seat: SeatId };
	}
}

/** Where it can found a colony in the system of whoever has got a new hand, and with which ships; null: nowhere. */
function waking(play: Play, seat: SeatId, frame: Pick<Open, 'seat'> | undefined) {
	const whom = frame?.seat;
	return whom === undefined || whom === seat
		? null
		: placesToFound(play, seat, planetsOf(play.board, whom), MOST_SHIPS);
}

const wither: Step = {
	which: formsOf('relic.wither').ask({
		ask: (play, { seat }) => {
			const asked = oneOfHand(play, seat, {
				rule: 'CE-16.1',
				say: msg('Which card do you discard?')
			});
			return asked && { ...asked, fallback: 'random' as const };
		},
		then: (play, _frame, { pick }, seat) => {
			discardCards(play, seat, [pick], 'CE-15.5');
		}
	})
};

/** What coming home anywhere is worth to a bot: most where it brings the power back or keeps it. */
function returns(sight: Sight): number {
	if (warpOf(sight) === 0) return 0;
	const isEmpty = planetsIn(sight, sight.me).some(
		(planet) => (shipsThere(sight, planet)[sight.me] ?? 0) === 0
	);
	if (!isEmpty) return 0;
	return homesOf(sight, sight.me) <= homesNeeded(sight) ? 0.3 : SHIP;
}

export const relic: Alien = {
	words: {
		name: msg('Relic'),
		power: msg('Awaken'),
		gist: msg('Settles where others get a new hand'),
		text: msg(
			'When another player has got a new hand, you *use* this power to found a colony in their home system, with one to four ships of your other colonies. When you have got one yourself, you *use* it to bring all your ships back from the warp.'
		),
		usage: 'mandatory',
		alert: 'red',
		timing: { roles: ANYBODY, phases: [] },
		setup: null,
		wild: {
			text: msg(
				'Until the encounter ends, ships of yours that come back from the warp may come to any planets of your home system, also where you have no colony.'
			),
			timing: { roles: ANYBODY, phases: [] }
		},
		super: {
			text: msg(
				'As a turn begins, another player of your choice discards a card that they choose.'
			),
			timing: { roles: ANYBODY, phases: ['startTurn'] }
		},
		rulings: [
			msg('The hand dealt as the game begins is none, nor is one that a cosmic quake brings.'),
			msg('However often cards must be drawn for it, a new hand is one.'),
			msg('Where you have a colony on each of their planets, nothing happens.'),
			msg(
				'A ship that comes back by the wild flare, with no colony left, goes home and not to the gate.'
			)
		]
	},
	set: 'conflict',
	liked: 15,
	power: {
		uses: {
			settle: asking({
				moments: ['hand.renewed'],
				mandatory: true,
				open: (play, { seat }, frame) => waking(play, seat, frame) !== null,
				ask: (play, { seat }) => waking(play, seat, play.openWindow()),
				say: msg('found a colony where somebody has a new hand'),
				harms: bringsColonies,
				choose: (sight, shape) => {
					const best = settleBest(sight, shape);
					const choice = shape.choices.find(({ id }) => best && 'pick' in best && best.pick === id);
					const from = choice && bestOf(choice.then.places, ({ max }) => max);
					return from ? { pick: choice.id, then: { split: { [from.id]: 1 } } } : null;
				},
				apply: (play, { seat }, answer) => found(play, seat, answer)
			}),
			revive: {
				moments: ['hand.renewed'],
				mandatory: true,
				open: (play, { seat }, frame) => frame.seat === seat && shipsToFree(play, seat) > 0,
				say: msg('all their ships come back from the warp'),
				yours: msg('all your ships come back from the warp'),
				harms: trifling,
				apply: (play, { seat }) =>
					play.push('home', { from: 'warp', ships: { [seat]: shipsToFree(play, seat) } })
			}
		}
	},
	wild: {
		uses: {
			return: {
				moments: IN_EACH_PHASE,
				open: (play, { seat }) => shipsToFree(play, seat) > 0,
				say: msg('their ships come back from the warp to any planets at home'),
				yours: msg('your ships come back from the warp to any planets at home'),
				worth: returns,
				harms: trifling,
				lasting: {
					returnsTo: ({ board }, owner, planets, { seat }) =>
						seat === owner.seat
							? [
									...planets,
									...planetsOf(board, seat).filter((planet) => !planets.includes(planet))
								]
							: planets
				}
			}
		}
	},
	super: {
		uses: {
			wither: asking({
				moments: ['turn.start'],
				open: ({ board }, { seat }) => holding(board, othersThan(board, seat)).length > 0,
				ask: ({ board }, { seat }) => ({
					type: 'one',
					choices: holding(board, othersThan(board, seat)).map(seatChoice)
				}),
				say: msg('another player discards a card'),
				sends: template('Have {first} discard a card'),
				worth: () => CARD / 2,
				harms: trifling,
				choose: (sight, { choices }) => {
					const most = bestOf(
						choices,
						({ id }) => (isOurs(sight, id) ? 0 : 1),
						({ id }) => foreignOf(sight, id)
					);
					return most ? { pick: most.id } : null;
				},
				apply: (play, _me, { pick }) => play.push('relic.wither', { seat: pick })
			})
		}
	},
	steps: { wither },
	questions: {
		'wither.which': {
			deed: msg('discard a card'),
			why: { is: 'worst cards' },
			sends: { some: template('Discard {what}') },
			answer: giveWorst
		}
	}
};
