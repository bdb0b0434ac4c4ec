/** Control: captured ships of others bring their owners to its side. */
import { msg, template } from '../../../core';
import { bestOf, fromFirst, seatChoice } from '../../kit';
import { isOurs, mainOf, threatens } from '../bot/sight';
import { always, decidesFights, trifling } from '../bot/wishes';
import { SHIP } from '../bot/worth';
import { caused } from '../because';
import {
	entriesOf,
	encounterOf,
	isMain,
	opponentOf,
	roleOf,
	shipsToSend,
	sideOf,
	sideOfMain,
	timingOrder
} from '../board';
import { capturedBy, sheetOf } from '../captured';
import { declaresOwn } from '../declared';
import { arePartners } from '../modules/teams/partners';
import { note, noteOf } from '../notes';
import { formsOf } from '../play';
import { moveShips, movesFrom } from '../ships';
import { shipsToJoin } from '../steps/launch';
import { loseShips } from '../steps/lose';
import { asking } from '../use';
import type { Choice } from '../../../core';
import type { OneOf, SomeOf } from '../../kit';
import type { Sight } from '../bot/sight';
import type { Play, Step } from '../play';
import type { SeatId } from '../types';
import type { Alien } from './alien';
import { captureFalling, falling } from './capturing';
import { hasWon, opponentsOf } from './granted';
import { MAIN } from './timing';

const ID = 'remote';

declare module '../notes' {
	interface Notes {
		readonly remote: {
			/** A ship of each opposing player is captured. */
			readonly all?: true;
			/** Whose remotes were spent, and whom they must join. */
			readonly called?: { readonly host: SeatId; readonly guests: readonly SeatId[] };
		};
	}
}

declare module '../play' {
	interface Steps {
		/** Each ally of this main player adds a ship. */
		'remote.add': { readonly seat: SeatId };
	}
}

/** Whose ships it may capture: players on the other side that are about to lose some by its victory. */
const beaten = (play: Play, seat: SeatId): SeatId[] =>
	hasWon(play.board, seat)
		? opponentsOf(play.board, seat).filter((whom) => falling(play, whom) > 0)
		: [];

/** Who may be made to join: others with a remote on its sheet and ships to send, but the partner of its opponent (CE-40.26). */
const callable = ({ board }: Play, seat: SeatId): SeatId[] =>
	timingOrder(board).filter(
		(whom) =>
			!isMain(board, whom) &&
			(capturedBy(board, ID)[whom] ?? 0) > 0 &&
			shipsToSend(board, whom) > 0 &&
			!arePartners(board, opponentOf(board, seat), whom)
	);

/** Whether this seat was made to join the side of this host. */
const isCalled = (play: Play, host: SeatId, seat: SeatId): boolean => {
	const called = noteOf(play, ID)?.called;
	return called?.host === host && called.guests.includes(seat);
};

/** Allies of a main player. */
const alliesOf = (play: Play, seat: SeatId): SeatId[] => {
	const side = sideOfMain(play.board, seat);
	return side
		? timingOrder(play.board).filter((ally) => encounterOf(play.board).allies[side].includes(ally))
		: [];
};

const add: Step = {
	ship: formsOf('remote.add').each({
		seats: (play, { seat }) => alliesOf(play, seat),
		ask: (play, _frame, seat) => {
			const side = sideOf(play.board, seat);
			const fleet = side && shipsToJoin(play, seat, side, 1);
			return (
				fleet && {
					...caused(play),
					seat,
					rule: 'CE-9.6',
					say: msg('You add a ship to the encounter. From where?'),
					shape: fleet,
					fallback: 'random'
				}
			);
		},
		then: (play, _frame, { split }, seat) => {
			const to = roleOf(play.board, seat) === 'offensiveAlly' ? 'gate' : 'beside';
			play.say(
				msg('{who, select, you {You add} other {# adds}} a ship to the encounter.', { who: seat }),
				'CE-9.6'
			);
			moveShips(play, movesFrom(seat, split, to));
		}
	})
};

/** Whether a seat is a main player, as a bot sees it. */
const isMainIn = (sight: Sight, seat: SeatId): boolean =>
	mainOf(sight, 'offense') === seat || mainOf(sight, 'defense') === seat;

/** Whom a bot would have at its side: who is not near to winning. */
const harmless = (sight: Sight, seat: SeatId): boolean => !threatens(sight, seat);

export const remote: Alien = {
	words: {
		name: msg('Remote'),
		power: msg('Control'),
		gist: msg('Captured ships bring allies'),
		text: msg(
			'When you win as a main player, you may *use* this power to capture a ship that a player on the other side is about to lose: it is a remote. As a main player, once both main players have invited, you may *use* it to send remotes to the warp, one for each player you choose, but the main players: they must join your side with four ships, or as many as they have, and leave colonies for it if they must.'
		),
		usage: 'optional',
		alert: 'red',
		timing: { roles: MAIN, phases: ['alliance', 'resolution'] },
		setup: null,
		wild: {
			text: msg(
				'As a main player, once alliances stand, each of your allies adds another ship of theirs, beyond the limit of four.'
			),
			timing: { roles: MAIN, phases: ['alliance'] }
		},
		super: {
			text: msg('When you use your power to capture, capture a ship of each opposing player.'),
			timing: { roles: MAIN, phases: ['resolution'] }
		},
		rulings: [
			msg('A ship that is saved before you act, or has left the game, cannot be captured.'),
			msg('A captured ship is not lost, so no compensation is due for it.'),
			msg('Who must join does so whether they were invited or not, and by which side.'),
			msg('Remotes that go to the warp are spent, also where their owners save them.'),
			msg('Captured ships stay on this sheet while the power is lost, and do nothing.'),
			msg('Who adds a ship says from where; without one they add none.')
		]
	},
	set: 'alliance',
	liked: 10,
	needsThirdParties: true,
	power: {
		uses: {
			capture: asking({
				moments: ['ships.losing'],
				roles: MAIN,
				open: (play, { seat }) => beaten(play, seat).length > 0,
				ask: (play, { seat }) => {
					const choices = beaten(play, seat).map(seatChoice);
					const shape: OneOf<Choice<SeatId>> = { type: 'one', choices };
					return choices.length > 0 ? shape : null;
				},
				say: msg('capture a ship of the other side'),
				sends: template('Capture a ship of {first}'),
				harms: trifling,
				worth: always(SHIP),
				choose: (sight, { choices }) => {
					const whom = bestOf(
						choices,
						({ id }) => (isOurs(sight, id) ? 0 : 1),
						({ id }) => (harmless(sight, id) ? 1 : 0),
						({ id }) => -(capturedBy(sight.open, ID)[id] ?? 0)
					);
					return whom ? { pick: whom.id } : null;
				},
				apply: (play, { seat }, { pick }) => {
					for (const whom of noteOf(play, ID)?.all ? beaten(play, seat) : [pick])
						captureFalling(play, seat, ID, whom);
				}
			}),
			call: asking({
				moments: ['alliance.invited'],
				roles: MAIN,
				once: true,
				open: (play, { seat }) => callable(play, seat).length > 0,
				ask: (play, { seat }) => {
					const choices = callable(play, seat).map(seatChoice);
					const shape: SomeOf<SeatId> = { type: 'some', choices, min: 1, max: choices.length };
					return choices.length > 0 ? shape : null;
				},
				say: msg('others must join their side'),
				yours: msg('others must join your side'),
				sends: template('Have {first} join you'),
				harms: decidesFights,
				worth: (sight) =>
					entriesOf(capturedBy(sight.open, ID)).some(
						([seat]) => !isMainIn(sight, seat) && harmless(sight, seat)
					)
						? 0.3
						: 0,
				choose: (sight, { choices }) => {
					const picks = choices.map(({ id }) => id).filter((id) => harmless(sight, id));
					return picks.length > 0 ? { picks } : null;
				},
				apply: (play, { seat }, { picks }) => {
					note(play, ID, { ...noteOf(play, ID), called: { host: seat, guests: picks } });
					loseShips(play, Object.fromEntries(picks.map((whom) => [whom, { [sheetOf(ID)]: 1 }])), {
						rule: 'CE-20.18'
					});
				},
				lasting: {
					mustJoin: (play, owner, side, { seat }) =>
						isCalled(play, owner.seat, seat) ? sideOf(play.board, owner.seat) : side,
					leavesColonies: (play, owner, leaves, { seat }) =>
						leaves || isCalled(play, owner.seat, seat)
				}
			})
		}
	},
	wild: {
		uses: {
			more: {
				moments: ['alliance.formed'],
				roles: MAIN,
				open: (play, { seat }) =>
					alliesOf(play, seat).some((ally) => shipsToSend(play.board, ally) > 0),
				say: msg('each of their allies adds a ship'),
				yours: msg('each of your allies adds a ship'),
				worth: always(0.1),
				apply: (play, { seat }) => play.push('remote.add', { seat })
			}
		}
	},
	super: {
		uses: {
			all: {
				moments: ['use.declared'],
				roles: MAIN,
				open: (play, me) => declaresOwn(play, me) && beaten(play, me.seat).length > 1,
				say: msg('capture a ship of each opposing player'),
				harms: trifling,
				worth: always(SHIP),
				apply: (play) => note(play, ID, { ...noteOf(play, ID), all: true })
			}
		}
	},
	steps: { add },
	questions: {
		'add.ship': {
			deed: msg('add a ship'),
			why: { is: 'does most' },
			answer: (sight, shape) =>
				shape.type === 'split'
					? {
							split: fromFirst(
								shape.places.toSorted((one, other) => other.max - one.max),
								shape.min
							)
						}
					: null
		}
	}
};
