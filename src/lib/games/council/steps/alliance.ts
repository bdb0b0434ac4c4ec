/** Creating an alliance (GC-12): offered to a neighbour in space, who accepts or refuses at once. */
import { ally } from '../alliances';
import { fleetsOf, hexOn, playerOf } from '../board';
import { pickIn, turnOf } from '../events';
import type { TurnEvent } from '../events';
import { neighboursOf } from '../map';
import type { Frame, Step } from '../play';
import type { Board, RaceId, SeatId, Turn } from '../types';

const FEWEST = 3; // GC-12.4

/** Players this one can offer an alliance: near its ships, free (GC-12.1), and not asked in vain this turn (GC-12.2). */
function partners(board: Board, seat: SeatId, { refusedBy }: Turn): SeatId[] {
	if (board.order.length < FEWEST || playerOf(board, seat).ally) return [];
	const near = new Set<RaceId | undefined>();
	for (const here of fleetsOf(board, seat))
		for (const there of neighboursOf(board, here)) near.add(hexOn(board, there).fleet?.race);
	return board.order.filter(
		(other) =>
			other !== seat &&
			near.has(other) &&
			!playerOf(board, other).ally &&
			!refusedBy.includes(other)
	);
}

export const allianceEvent: TurnEvent = {
	uses: 'major',
	choice: (play, seat) => {
		const open = partners(play.board, seat, turnOf(play));
		if (open.length === 0) return null;
		return {
			id: 'alliance',
			say: 'Create an alliance',
			note: 'You then win together, with 10 VP between you',
			then: {
				type: 'one',
				choices: open.map((other) => ({ id: other, on: other, say: `{${other}}` }))
			}
		};
	},
	begin: (play, seat, answer) => {
		play.push('alliance', { seat, other: pickIn(answer) });
	}
};

interface Locals {
	readonly seat: SeatId;
	readonly other: SeatId;
}

const locals = (frame: Frame) => frame as unknown as Locals;

export const alliance: Step = {
	offer: {
		form: 'ask',
		ask: (_play, frame) => {
			const { seat, other } = locals(frame);
			return {
				seat: other,
				rule: 'GC-12.2',
				say: `{${seat}} offers you an alliance: you would win together with 10 VP, and not alone. Accept?`,
				shape: { type: 'confirm', yes: 'Accept', no: 'Refuse' },
				fallback: { yes: false }
			};
		},
		then: (play, frame, answer) => {
			const { seat, other } = locals(frame);
			if ('yes' in answer && answer.yes) {
				ally(play, seat, other);
				return;
			}
			// GC-12.2: a refusal costs no event, and is final for this turn.
			const turn = turnOf(play);
			turn.major += 1;
			turn.refusedBy.push(other);
			play.say(`{${other}} refuses an alliance with {${seat}}.`, 'GC-12.2');
		}
	}
};
