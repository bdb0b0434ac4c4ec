/**
 * Response windows that do not tell. All who are entitled by public facts are asked at once, and
 * their answers are released together; then the first in timing order who acts does so and a new
 * round begins, until a whole round passes. Mandatory effects take their owner's turn in that order.
 * Standing orders play no part in any of it: whoever left them is asked like the rest, and the room
 * passes for it at once (`passDue`).
 */
import type { Answer, Choice } from './shape';
import type { Ask, Step } from './game';
import type { SeatId } from './ids';
import type { Play } from './play';
import type { Frame, StandingOrder } from './table';

export const PASS = 'pass';

/** The answer of who passes. */
export const PASSED: Answer = { pick: PASS };

const passing: Choice = { id: PASS, say: 'Pass' };

/** The kernel's own step, on every game's stack under the name `window`. Local: `moment`. */
export function windowStep<B, V>(): Step<B, V> {
	return {
		round: {
			form: 'run',
			run: (play, frame) => {
				const due = play.game.windows.due(play, frame);
				// Nobody stands before the owner of a mandatory effect: it happens at once.
				if (due !== null && asked(play, frame, due).length === 0) {
					play.game.windows.carryOut(play, frame, due);
					return 'round';
				}
				return undefined;
			}
		},
		ask: {
			form: 'askAll',
			ask: (play, frame) => {
				const asks = asked(play, frame, play.game.windows.due(play, frame)).map((seat) =>
					question(play, frame, seat)
				);
				if (asks.length > 0 && play.table.clocked) asks.push(clock(frame));
				return asks;
			},
			then: (play, frame, answers) => {
				for (const seat of play.game.windows.entitled(play, frame)) {
					const answer = answers[seat];
					if (answer && 'pick' in answer && answer.pick !== PASS) {
						play.game.windows.respond(play, frame, seat, answer);
						return 'round';
					}
				}
				const due = play.game.windows.due(play, frame);
				if (due === null) return 'end';
				play.game.windows.carryOut(play, frame, due);
				return 'round';
			}
		}
	};
}

const momentOf = (frame: Frame): string => String(frame['moment']);

/** Seats to ask now: entitled, before the owner of the next mandatory effect. */
function asked<B, V>(play: Play<B, V>, frame: Frame, due: SeatId | null): readonly SeatId[] {
	const entitled = play.game.windows.entitled(play, frame);
	const until = due === null ? -1 : entitled.indexOf(due);
	return until < 0 ? entitled : entitled.slice(0, until);
}

/** Whether a seat's standing orders pass the window that is open for this moment. */
export function passesByOrder<B, V>(
	play: Play<B, V>,
	frame: Frame,
	seat: SeatId,
	moment: string
): boolean {
	const orders: readonly StandingOrder[] = play.table.orders[seat] ?? [];
	return orders.some(
		(order) =>
			(order.moment === '*' || order.moment === moment) &&
			!(order.unlessConcerned && play.game.windows.concerns(play, frame, seat))
	);
}

function question<B, V>(play: Play<B, V>, frame: Frame, seat: SeatId): Ask {
	const { say, rule } = play.game.windows.words(play, frame, seat);
	return {
		seat,
		shape: { type: 'one', choices: [passing, ...play.game.windows.choices(play, frame, seat)] },
		rule,
		say,
		fallback: PASSED,
		secret: true,
		window: momentOf(frame)
	};
}

/** The room answers this after the window's least time, however fast the seats were. */
const clock = (frame: Frame): Ask => ({
	seat: 'table',
	shape: { type: 'confirm', yes: 'Close the window', no: 'Keep it open' },
	rule: '',
	say: 'The window closes when its time is up.',
	fallback: { yes: true },
	secret: true,
	window: momentOf(frame)
});
