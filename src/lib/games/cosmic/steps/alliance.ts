/** Alliance (CE-9): both main players invite, then the others answer in turn, or all at once by option. */
import type { Answer, Ask, Choice } from '../../../core';
import {
	defenseOf,
	encounterOf,
	foreignColonies,
	leftOf,
	mainPlayer,
	planetName,
	plural,
	shipsOn,
	shipsOnColonies,
	targetOf
} from '../board';
import { value } from '../effects';
import { moveShips, movesFrom } from '../ships';
import { MOST_SHIPS, shipsToSend } from './launch';
import { offenseOf } from './turn';
import { SIDES } from '../types';
import type { Frame, Play, Step } from '../play';
import type { SeatId, Side } from '../types';

/** Everybody but the main players, from the offense's left (CE-9.4). */
const others = (play: Play): SeatId[] =>
	leftOf(play.board, offenseOf(play)).filter((seat) => seat !== defenseOf(play.board));

export function inviting(play: Play, side: Side): Ask | null {
	const guests = others(play);
	if (guests.length === 0) return null; // CE-22.5: two play without allies
	return {
		seat: mainPlayer(play.board, side),
		rule: side === 'offense' ? 'CE-9.1' : 'CE-9.2',
		say: 'Whom do you invite to your side?',
		shape: {
			type: 'some',
			choices: guests.map((seat) => ({ id: seat, say: `{${seat}}`, on: seat })),
			min: 0,
			max: guests.length
		},
		fallback: { picks: [] } // CE-21.10: who is away invites nobody
	};
}

function invite(play: Play, side: Side, answer: Answer): void {
	if (!('picks' in answer)) return;
	const encounter = encounterOf(play.board);
	const host = mainPlayer(play.board, side);
	// Kept in the order of answering, so that nothing but the names is told.
	const guests = others(play).filter((seat) => answer.picks.includes(seat));
	encounter.invited[side] = guests;
	const names = guests.map((seat) => `{${seat}}`).join(', ');
	play.say(
		guests.length > 0 ? `{${host}} invites ${names}.` : `{${host}} invites nobody.`,
		side === 'offense' ? 'CE-9.1' : 'CE-9.2'
	);
	for (const seat of guests) play.say('', undefined, { type: 'invited', seat, side });
}

/** The sides a seat may join: those that invited it, or any by an effect (CE-9.5). */
export function sidesOpenTo(play: Play, seat: SeatId): Side[] {
	const { invited } = encounterOf(play.board);
	const uninvited = value(play, 'joinsUninvited', false, { seat });
	return SIDES.filter((side) => uninvited || invited[side].includes(seat));
}

/** `, your 3rd`: where one more foreign colony would leave a seat; nothing where it holds the planet. */
function nthColony({ board }: Play, seat: SeatId): string {
	const target = targetOf(board);
	if (shipsOn(board, target)[seat] || board.planets[target]?.owner === seat) return '';
	const n = foreignColonies(board, seat) + 1;
	return `, your ${n}${['th', 'st', 'nd', 'rd'][n] ?? 'th'}`;
}

/** Joins one side that is open to it (CE-9.5) with one to four ships of its own count (CE-9.6, CE-9.9), or stays out. */
export function answering(play: Play, seat: SeatId): Ask | null {
	const { board } = play;
	const sides = sidesOpenTo(play, seat);
	// CE-9.8: without ships on colonies nobody can join.
	const most = value(play, 'mostShips', MOST_SHIPS, { seat, as: 'ally' });
	const ships = shipsToSend(play, seat, most);
	if (sides.length === 0 || !ships) return null;
	const choices: Choice[] = sides.map((side) => ({
		id: side,
		say: `Join the ${side}, {${mainPlayer(board, side)}}`,
		on: mainPlayer(board, side),
		note:
			side === 'offense'
				? `Win: a colony on ${planetName(targetOf(board))}${nthColony(play, seat)}. Lose: the ships you send, to the warp.`
				: 'Win: a card or a ship for each ship you send. Lose: the ships you send, to the warp.',
		then: ships
	}));
	return {
		seat,
		rule: 'CE-9.4',
		say: 'Join a side, or stay out?',
		shape: { type: 'one', choices: [...choices, { id: 'decline', say: 'Stay out' }] },
		fallback: { pick: 'decline' } // CE-21.10: and joins nobody
	};
}

function join(play: Play, seat: SeatId, answer: Answer): void {
	if (!('pick' in answer)) return;
	if (answer.pick === 'decline') {
		play.say(`{${seat}} stays out.`, 'CE-9.4');
		return;
	}
	const side = answer.pick as Side;
	const split = answer.then && 'split' in answer.then ? answer.then.split : {};
	const n = Object.values(split).reduce((total, ships) => total + ships, 0);
	encounterOf(play.board).allies[side].push(seat);
	play.say(`{${seat}} joins the ${side} with ${plural(n, 'ship')}.`, 'CE-9.6', {
		type: 'joined',
		seat,
		side
	});
	moveShips(play, movesFrom(seat, split, side === 'offense' ? 'gate' : 'beside'));
}

/** The next of the seats still to answer, taken off the frame's list. */
function nextOf(frame: Frame): SeatId | undefined {
	const [next, ...rest] = frame['left'] as SeatId[];
	frame['left'] = rest;
	return next;
}

export const alliance: Step = {
	/** CE-9.11: before the first invitation; the other window comes after the last answer. */
	before: { form: 'run', run: (play) => play.window('alliance.before') },

	offenseInvites: {
		form: 'ask',
		ask: (play) => inviting(play, 'offense'),
		then: (play, _frame, answer) => invite(play, 'offense', answer)
	},

	defenseInvites: {
		form: 'ask',
		ask: (play) => inviting(play, 'defense'),
		then: (play, _frame, answer) => invite(play, 'defense', answer)
	},

	/** CE-9.3: invitations are final; now the others answer from the offense's left. */
	invited: {
		form: 'run',
		run: (play, frame) => {
			encounterOf(play.board).invitationsDone = true;
			frame['left'] = others(play).filter((seat) => shipsOnColonies(play.board, seat) > 0);
		}
	},

	/** Before each answer its seat may use what bears on it. */
	next: {
		form: 'run',
		run: (play, frame) => {
			const seat = nextOf(frame);
			if (!seat) return play.board.options.hiddenAlliances ? 'together' : 'formed';
			frame['seat'] = seat;
			play.window('alliance.answer', { only: seat });
			return play.board.options.hiddenAlliances ? 'next' : 'answer';
		}
	},

	answer: {
		form: 'ask',
		ask: (play, frame) => answering(play, frame['seat'] as SeatId),
		then: (play, _frame, answer, seat) => join(play, seat, answer)
	},

	again: { form: 'run', run: () => 'next' },

	/** Option `hiddenAlliances` (CE-9.7): all answer in secret and show together. */
	together: {
		form: 'askAll',
		ask: (play) =>
			others(play)
				.map((seat) => answering(play, seat))
				.filter((ask) => ask !== null)
				.map((ask) => ({ ...ask, secret: true })),
		then: (play, _frame, answers) => {
			for (const seat of others(play)) {
				const answer = answers[seat];
				if (answer) join(play, seat, answer);
			}
		}
	},

	/** CE-9.10: with allies or without, the encounter goes on. */
	formed: { form: 'run', run: (play) => play.window('alliance.formed') }
};
