/** Translocate: ships that were lost fight again, straight out of the warp. */
import { msg, template } from '../../../core';
import { bestOf, seatChoice, sumOf } from '../../kit';
import { isOurs, sideOf as sideIn, threatens } from '../bot/sight';
import { trifling, warpOf } from '../bot/wishes';
import { SHIP } from '../bot/worth';
import {
	defenseOf,
	encounterOf,
	involvedShips,
	sideOf,
	sideOfMain,
	targetOf,
	timingOrder
} from '../board';
import { shipsToFree } from '../retrieval';
import { MOST_SHIPS, moveShips } from '../ships';
import { SIDES } from '../types';
import { asking } from '../use';
import { value } from '../values';
import type { Choice } from '../../../core';
import type { AmountShape, OneOf } from '../../kit';
import type { Where } from '../board';
import type { Sight } from '../bot/sight';
import type { CosmicChanges } from '../use';
import type { Play } from '../play';
import type { Board, SeatId } from '../types';
import type { Alien } from './alien';
import { ALLY, INVOLVED, MAIN } from './timing';

/** What a ship that fights is worth to a bot which was of no use before. */
const FIGHTS = 0.5 * SHIP;

/** Its own ships may come from the warp. */
const own: CosmicChanges = {
	sendsFromWarp: (_play, owner, rule, { seat }) => rule ?? (seat === owner.seat ? 'CE-8.14' : null)
};

/** Ships of those who join its side may. */
const itsAllies: CosmicChanges = {
	sendsFromWarp: ({ board }, owner, rule, { seat, side }) =>
		rule ?? (seat !== owner.seat && side === sideOfMain(board, owner.seat) ? 'CE-8.14' : null)
};

/** Whether a seat has ships in the warp that can be sent. */
const hasLost = (play: Play, seat: SeatId): boolean => shipsToFree(play, seat) > 0;

/** Whether this seat is to answer an invitation. */
const isInvited = ({ encounter }: Board, seat: SeatId): boolean =>
	SIDES.some((side) => encounter?.invited[side].includes(seat) ?? false);

/** Whom this main player has invited that have ships in the warp. */
function guests(play: Play, seat: SeatId): SeatId[] {
	const side = sideOfMain(play.board, seat);
	return side ? encounterOf(play.board).invited[side].filter((guest) => hasLost(play, guest)) : [];
}

/** Where ships of a seat in the encounter are. */
function whereIn(board: Board, seat: SeatId): Where {
	if (defenseOf(board) === seat) return targetOf(board);
	return sideOf(board, seat) === 'offense' ? 'gate' : 'beside';
}

/** How many more ships of a seat its place takes out of the warp, of so many (CE-36.79). */
function room(play: Play, seat: SeatId, n: number): number {
	const coming = Math.min(n, shipsToFree(play, seat));
	if (whereIn(play.board, seat) !== 'gate') return coming;
	const there = involvedShips(play.board, seat);
	const most = value(play, 'mostToGate', there + coming, { seat }) - there;
	return Math.max(0, Math.min(coming, most));
}

/** So many ships come straight out of the warp to those of a seat in the encounter. */
function add(play: Play, seat: SeatId, most: number): void {
	const n = room(play, seat, most);
	if (n === 0) return;
	play.say(
		msg(
			'{n, plural, one {# ship} other {# ships}} of {who} {n, plural, one {comes} other {come}} out of the warp into the encounter.',
			{ n, who: seat }
		),
		'CE-8.14'
	);
	moveShips(play, [{ seat, n, from: 'warp', to: whereIn(play.board, seat) }]);
}

type Adding = OneOf<Choice<SeatId> & { readonly then: AmountShape }>;

/** Who may add ships, and how many. */
function adding(play: Play): Adding | null {
	const choices = timingOrder(play.board).flatMap((seat) => {
		const max = sideOf(play.board, seat) === null ? 0 : room(play, seat, MOST_SHIPS);
		return max > 0 ? [{ ...seatChoice(seat), then: { type: 'amount', min: 1, max } as const }] : [];
	});
	return choices.length > 0 ? { type: 'one', choices } : null;
}

/** Ships of a seat in the warp, as a bot sees them. */
const lostOf = ({ open }: Sight, seat: SeatId): number =>
	Math.min(MOST_SHIPS, open.warp[seat] ?? 0);

/** What a bot gains by ships of this player joining those it has in the encounter. */
function helped(sight: Sight, seat: SeatId): number {
	const mine = sideIn(sight, sight.me);
	if (!mine || sideIn(sight, seat) !== mine || threatens(sight, seat)) return 0;
	return lostOf(sight, seat) * (isOurs(sight, seat) ? SHIP + FIGHTS : FIGHTS);
}

/** Whom a bot would help: its own side, and itself first. */
const bestHelped = (
	sight: Sight,
	choices: readonly { readonly id: SeatId }[]
): SeatId | undefined => bestOf(choices, ({ id }) => helped(sight, id))?.id;

export const wormhole: Alien = {
	words: {
		name: msg('Wormhole'),
		power: msg('Translocate'),
		gist: msg('Sends ships straight from the warp'),
		text: msg(
			'As the offense, or when you are invited to be an ally, you may *use* this power: the ships you send may come from the warp as well as from colonies. As a main player, once both have invited, you may *use* it to let those who join your side do so. The most that may be sent stays as it is.'
		),
		usage: 'optional',
		alert: 'yellow',
		timing: { roles: INVOLVED, phases: ['launch', 'alliance'] },
		setup: null,
		wild: {
			text: msg(
				'As an ally, once alliances stand, add as many of your ships from the warp as you have in the encounter.'
			),
			timing: { roles: ALLY, phases: ['alliance'] }
		},
		super: {
			text: msg(
				'As a main player, once alliances stand, add up to four ships from the warp of one player in the encounter, yourself or another.'
			),
			timing: { roles: MAIN, phases: ['alliance'] }
		},
		rulings: [
			msg('Ships from the warp and from colonies may be sent together, four in all.'),
			msg('One without any colony can join so, if you let them.'),
			msg('With fewer ships in the warp the wild flare adds those there are.'),
			msg('What the flare adds comes beyond the limit of four, and says whose it is and how many.'),
			msg('Ships added for the defense come to the planet that is attacked.')
		]
	},
	set: 'storm',
	liked: 11,
	power: {
		uses: {
			launch: {
				moments: ['launch.beforeShips'],
				roles: ['offense'],
				once: true,
				open: (play, { seat }) => hasLost(play, seat),
				say: msg('send ships from the warp as well'),
				worth: (sight) => lostOf(sight, sight.me) * FIGHTS,
				harms: trifling,
				lasting: own
			},
			join: {
				moments: ['alliance.invited'],
				once: true,
				open: (play, { seat }) => isInvited(play.board, seat) && hasLost(play, seat),
				say: msg('send ships from the warp as well'),
				worth: (sight) => lostOf(sight, sight.me) * FIGHTS,
				harms: trifling,
				lasting: own
			},
			allies: {
				moments: ['alliance.invited'],
				roles: MAIN,
				once: true,
				open: (play, { seat }) => guests(play, seat).length > 0,
				say: msg('those who join their side may send ships from the warp'),
				yours: msg('those who join your side may send ships from the warp'),
				worth: (sight) => {
					const side = sideIn(sight, sight.me);
					const invited = (side && sight.open.encounter?.invited[side]) || [];
					return invited.some((seat) => threatens(sight, seat))
						? 0
						: sumOf(invited, (seat) => lostOf(sight, seat) * FIGHTS);
				},
				harms: trifling,
				lasting: itsAllies
			}
		}
	},
	wild: {
		uses: {
			more: {
				moments: ['alliance.formed'],
				roles: ALLY,
				once: true,
				open: (play, { seat }) => room(play, seat, involvedShips(play.board, seat)) > 0,
				say: msg('add as many ships from the warp as they have there'),
				yours: msg('add as many ships from the warp as you have there'),
				worth: (sight) => Math.min(1, warpOf(sight)) * FIGHTS,
				harms: trifling,
				apply: (play, { seat }) => add(play, seat, involvedShips(play.board, seat))
			}
		}
	},
	super: {
		uses: {
			add: asking({
				moments: ['alliance.formed'],
				roles: MAIN,
				once: true,
				open: (play) => adding(play) !== null,
				ask: (play) => adding(play),
				say: msg('add ships of one player from the warp'),
				sends: template('Add ships of {first}'),
				worth: (sight) => {
					const whom = bestHelped(
						sight,
						sight.open.order.map((id) => ({ id }))
					);
					return whom ? helped(sight, whom) : 0;
				},
				choose: (sight, { choices }) => {
					const whom = bestHelped(sight, choices);
					const most = choices.find(({ id }) => id === whom)?.then.max;
					return whom && most ? { pick: whom, then: { amount: most } } : null;
				},
				apply: (play, _me, { pick, then: { amount } }) => add(play, pick, amount)
			})
		}
	}
};
