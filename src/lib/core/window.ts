/**
 * Response windows that do not tell. All who are entitled by public facts are asked at once, and
 * their answers are released together; then the first in timing order who acts does so and a new
 * round begins, until a whole round passes. Mandatory effects take their owner's turn in that order.
 * Standing orders play no part in any of it: whoever left them is asked like the rest, and the room
 * answers for it at once (`dueByOrder`).
 */
import { withBarred, withReasons } from './reasons';
import { PASS } from './shape';
import { forms } from './types';
import type { Answer, Choice, ConfirmShape, OneShape } from './shape';
import type { Ask, Step, Windows } from './game';
import type { SeatId } from './ids';
import type { Play } from './play';
import type { AnswerTo, GameTypes, WindowFrame } from './types';
import { msg } from './words';

/** The answer of who passes. */
export const PASSED: Answer = { pick: PASS };

const passing = msg('Pass');

/** The kernel's own step, on the stack under the name `window`. */
export function windowStep<T extends GameTypes>(): Step<T> {
	const { run, askAll } = forms<T, T['window']>();
	return {
		round: run((play, frame) => {
			const due = windowsOf(play).due(play, frame);
			// Nobody stands before the owner of a mandatory effect: it happens at once.
			if (due !== null && asked(play, frame, due).length === 0) {
				windowsOf(play).carryOut(play, frame, due);
				return 'round';
			}
			return undefined;
		}),
		ask: askAll({
			ask: (play, frame): Ask<OneShape | ConfirmShape>[] => {
				const seats = asked(play, frame, windowsOf(play).due(play, frame));
				if (seats.length === 0) return [];
				const asks: Ask<OneShape | ConfirmShape>[] = seats.map((seat) =>
					question(play, frame, seat)
				);
				if (play.table.clocked) asks.push(clock(frame.moment));
				return asks;
			},
			explain: (play, frame, shape, seat) =>
				shape.type === 'one'
					? withBarred(shape, windowsOf(play).barred?.(play, frame, seat) ?? [])
					: shape,
			then: (play, frame, answers) => {
				// Mostly all pass, and then it matters to nobody who comes first.
				const anyActs = Object.values(answers).some(acts);
				for (const seat of anyActs ? windowsOf(play).entitled(play, frame) : []) {
					const answer = answers[seat];
					if (acts(answer)) {
						windowsOf(play).respond(play, frame, seat, answer);
						return 'round';
					}
				}
				const due = windowsOf(play).due(play, frame);
				if (due === null) return 'end';
				windowsOf(play).carryOut(play, frame, due);
				return 'round';
			}
		})
	};
}

/** Whether this answer does something: the clock's has no pick. */
const acts = (
	answer: AnswerTo<OneShape | ConfirmShape> | undefined
): answer is AnswerTo<OneShape> => answer !== undefined && 'pick' in answer && answer.pick !== PASS;

/** Asking for it where the rules have no windows is a bug. */
export function windowsOf<T extends GameTypes>({ game }: Play<T>): Windows<T> {
	if (!game.windows) throw new Error(`${game.id} has no windows.`);
	return game.windows;
}

/** Seats to ask now: entitled, before the owner of the next mandatory effect. */
function asked<T extends GameTypes>(
	play: Play<T>,
	frame: WindowFrame<T>,
	due: SeatId | null
): readonly SeatId[] {
	const entitled = windowsOf(play).entitled(play, frame);
	const until = due === null ? -1 : entitled.indexOf(due);
	return until < 0 ? entitled : entitled.slice(0, until);
}

function question<T extends GameTypes>(
	play: Play<T>,
	frame: WindowFrame<T>,
	seat: SeatId
): Ask<OneShape> {
	const words = windowsOf(play).words(play, frame, seat);
	const { say, rule, pass = passing } = words;
	const choices: Choice[] = [
		{ id: PASS, say: pass },
		...windowsOf(play).choices(play, frame, seat)
	];
	const shape: OneShape = { type: 'one', choices };
	const window = frame.moment;
	return withReasons({ seat, shape, rule, say, fallback: PASSED, secret: true, window }, words);
}

/** The room answers this after the window's least time, however fast the seats were. */
const clock = (moment: string): Ask<ConfirmShape> => ({
	seat: 'table',
	shape: { type: 'confirm', yes: msg('Close the window'), no: msg('Keep it open') },
	rule: '',
	say: msg('The window closes when its time is up.'),
	fallback: { yes: true },
	secret: true,
	window: moment
});
