/**
 * Questions one can see coming: the defense's invitations, an ally's answer after those before it (CE-9.4),
 * and the main players' cards once allies are answering (CE-10.2). All from public facts and one's own hand.
 */
import type { Coming } from '../../core';
import { encounterCardsOf, encounterOf, sideOfMain } from './board';
import { answering, inviting, others, sidesOpenTo } from './steps/alliance';
import { cardToLay } from './steps/planning';
import type { Play, StepFrame } from './play';
import type { SeatId } from './types';

export function coming(play: Play, seat: SeatId): Coming | null {
	if (!play.board.encounter) return null;
	const alliance = play.find('alliance');
	switch (alliance?.at) {
		case 'offenseInvites':
			return invitation(play, seat);
		// A form that opens a window has left its label behind.
		case 'able':
		case 'radar':
		case 'leave':
		case 'answer':
			return answer(play, alliance, seat) ?? card(play, turnsOf(play, alliance), seat);
		// Whose turn it was has answered.
		case 'chosen':
		case 'sends':
		case 'joins':
		case 'again': {
			const { seat: _answered, ...rest } = alliance;
			return answer(play, rest, seat) ?? card(play, turnsOf(play, rest), seat);
		}
		case 'end': // its last window is open: the alliances stand
			return card(play, [], seat);
		default:
			return play.find('planning') ? card(play, [], seat) : null;
	}
}

/** CE-9.2: the defense invites after the offense. */
function invitation(play: Play, seat: SeatId): Coming | null {
	const { offense, defense } = encounterOf(play.board);
	const ask = seat === defense ? inviting(play, 'defense') : null;
	return ask && { after: [offense], name: 'alliance.defenseInvites', ask };
}

/** CE-9.4: from the offense's left, each in turn; a seat may first be asked what bears on its answer. */
function answer(play: Play, frame: Turns, seat: SeatId): Coming | null {
	// CE-9.7: together, and nobody is told what comes.
	if (play.board.options.hiddenAlliances) return null;
	const turns = turnsOf(play, frame);
	const at = turns.indexOf(seat);
	const ask = at < 0 ? null : answering(play, seat);
	return ask && { after: turns.slice(0, at), name: 'alliance.answer', ask };
}

type Turns = Pick<StepFrame<'alliance'>, 'seat' | 'left'>;

/** The seats that answer, the one whose turn it is first. */
function turnsOf(play: Play, frame: Turns): SeatId[] {
	// Once the invitations are out all who have one may, until it is known who has ships to send.
	const left = (frame.left ?? others(play)).filter((seat) => sidesOpenTo(play, seat).length > 0);
	return frame.seat ? [frame.seat, ...left] : left;
}

/** CE-10.2: both main players lay a card when alliances stand. */
function card(play: Play, after: readonly SeatId[], seat: SeatId): Coming | null {
	const { board } = play;
	const side = sideOfMain(board, seat);
	if (!side || encounterOf(board).laid[side] || encounterCardsOf(board, seat).length === 0)
		return null;
	return { after, name: 'planning.select', ask: cardToLay(play, seat) };
}
