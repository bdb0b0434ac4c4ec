/** Immortality: its ships come home instead of going to the warp. */
import { msg, template } from '../../../core';
import { seatChoice, splitOver, totalOf } from '../../kit';
import { always, trifling, warpOf } from '../bot/wishes';
import { SHIP } from '../bot/worth';
import {
	encounterOf,
	entriesOf,
	isDealer,
	planetName,
	roleOf,
	shipsAt,
	sideOfMain,
	timingOrder
} from '../board';
import { doomedOf, homesWithout, save } from '../saved';
import { moveShips } from '../ships';
import { formsOf } from '../play';
import { ROLES } from '../types';
import { asking } from '../use';
import type { Step } from '../play';
import type { PlanetId, SeatId } from '../types';
import type { Alien } from './alien';
import { MAIN } from './timing';

declare module '../play' {
	interface Steps {
		/** `seat`: the main player whose allies may. */
		'zombie.rise': { readonly seat: SeatId };
	}
}

/** Each ally of a side may bring one ship straight from the warp into the encounter. */
const rise: Step = {
	join: formsOf('zombie.rise').each({
		seats: (play, frame) => {
			const side = sideOfMain(play.board, frame.seat);
			if (!side) return [];
			const allies = encounterOf(play.board).allies[side];
			return timingOrder(play.board).filter((seat) => allies.includes(seat));
		},
		ask: (play, _frame, seat) =>
			shipsAt(play.board, seat, 'warp') === 0
				? null
				: {
						seat,
						rule: 'CE-9.6',
						say: msg('Bring one of your ships from the warp into the encounter?'),
						shape: { type: 'confirm', yes: msg('Bring a ship'), no: msg('Leave it') },
						fallback: { yes: false }
					},
		then: (play, _frame, { yes }, seat) => {
			if (!yes) return;
			const to = roleOf(play.board, seat) === 'offensiveAlly' ? 'gate' : 'beside';
			play.say(msg('{who} brings a ship out of the warp.', { who: seat }), 'CE-9.6');
			moveShips(play, [{ seat, n: 1, from: 'warp', to }]);
		}
	})
};

export const zombie: Alien = {
	words: {
		name: msg('Zombie'),
		power: msg('Immortality'),
		gist: msg('Never goes to the warp'),
		text: msg(
			'Whenever ships of yours would go to the warp, you *use* this power: they return to your colonies instead. When you make a deal, you may also let ships of anybody out of the warp, to their owners’ colonies.'
		),
		usage: 'mandatory',
		alert: 'green',
		timing: { roles: ROLES, phases: [] },
		setup: null,
		wild: {
			text: msg(
				'When you lose ships to the warp, save one of them: it goes to one of your colonies.'
			),
			timing: { roles: ROLES, phases: [] }
		},
		super: {
			text: msg(
				'Each player allied with you may bring one ship from the warp straight into the encounter, above the limit of four.'
			),
			timing: { roles: MAIN, phases: ['alliance'] }
		},
		rulings: [
			msg('No ship reaches the warp, so there is no compensation for it.'),
			msg(
				'Letting ships out is no use, so it cannot be stopped alone; it is off once the power was stopped.'
			),
			msg('Without a colony left, your ships go to the warp.'),
			msg(
				'A colony that is being lost is no home for the ships that are saved, with the wild flare either.'
			)
		]
	},
	liked: 14,
	power: {
		uses: {
			return: {
				moments: ['ships.losing'],
				mandatory: true,
				open: (play, { seat }) => {
					const doomed = doomedOf(play, seat);
					return totalOf(doomed) > 0 && homesWithout(play, seat, doomed).length > 0;
				},
				say: msg('their ships return to their colonies'),
				yours: msg('your ships return to your colonies'),
				apply: (play, { seat }) => save(play, seat, doomedOf(play, seat))
			},
			release: asking({
				moments: ['resolution.settled'],
				unanswerable: true,
				open: ({ board }, { seat }) =>
					board.encounter?.outcome?.type === 'deal' &&
					isDealer(board, seat) &&
					Object.keys(board.warp).length > 0,
				ask: ({ board }) => {
					const places = timingOrder(board)
						.filter((seat) => shipsAt(board, seat, 'warp') > 0)
						.map((seat) => ({
							...seatChoice(seat),
							max: shipsAt(board, seat, 'warp')
						}));
					return splitOver(places, 1);
				},
				say: msg('let ships out of the warp'),
				sends: template('Let {n, plural, one {one ship} other {# ships}} out of the warp'),
				worth: (sight) => warpOf(sight) * SHIP,
				apply: (play, _me, { split }) => {
					for (const [seat, n] of entriesOf(split))
						play.say(
							msg('{n, plural, one {# ship} other {# ships}} of {who} may leave the warp.', {
								n,
								who: seat
							}),
							'CE-1.14'
						);
					play.push('home', { from: 'warp', ships: { ...split } });
				}
			})
		}
	},
	wild: {
		uses: {
			save: asking({
				moments: ['ships.losing'],
				open: (play, { seat }) => {
					const doomed = doomedOf(play, seat);
					return totalOf(doomed) > 0 && homesWithout(play, seat, doomed).length > 0;
				},
				ask: (play, { seat }) => {
					const places = Object.keys(doomedOf(play, seat));
					return {
						type: 'one',
						choices: places.map((where) => ({
							id: where,
							say: where.startsWith('planet')
								? msg('a ship on {planet}', { planet: planetName(where as PlanetId) })
								: msg('a ship in the encounter'),
							on: where
						}))
					};
				},
				say: msg('save a ship from the warp'),
				sends: template('Save it from the warp'),
				harms: trifling,
				worth: always(SHIP),
				apply: (play, { seat }, { pick }) => save(play, seat, { [pick]: 1 })
			})
		}
	},
	super: {
		uses: {
			rise: {
				moments: ['alliance.formed'],
				roles: MAIN,
				open: ({ board }, { seat }) => {
					const side = sideOfMain(board, seat);
					return Boolean(
						side && board.encounter?.allies[side].some((ally) => shipsAt(board, ally, 'warp') > 0)
					);
				},
				say: msg('their allies may bring ships from the warp'),
				yours: msg('your allies may bring ships from the warp'),
				worth: always(0.1),
				apply: (play, { seat }) => play.push('zombie.rise', { seat })
			}
		}
	},
	steps: { rise },
	questions: {
		'rise.join': {
			deed: msg('bring a ship from the warp, or not'),
			why: { is: 'ship helps' },
			answer: () => ({ yes: true })
		}
	}
};
