/** Cards that have just taken effect, and whose effect another player repeats (CE-16.34). */
import { msg } from '../../core';
import { hasUsed, roleOf } from './board';
import { repeatedName, useIn } from './declared';
import { underway } from './play';
import type { Open, Play, StepFrame } from './play';
import type { Moment, SeatId } from './types';
import type { Me } from './use';

/** Moments in which a play is answered: once it was, there is nothing left to answer. */
const ANSWERING: readonly Moment[] = [
	'use.declared',
	'use.drew',
	'use.stopped',
	'artifact.played',
	'card.used',
	'reinforcement.played'
];

/** The window in which this card was played; null: it was played in none. */
function playedIn(play: Play, played: StepFrame<'use'>): Open | null {
	const frames = underway(play.table);
	const before = frames[frames.findIndex((frame) => frame === played) - 1];
	return before?.step === 'window' ? before : null;
}

/** Whether the effect of this play may be repeated by another player at all: of an artifact or a wild flare that had some. */
export const isRepeatable = (play: Play, played: StepFrame<'use'>): boolean => {
	const { source, card, fate } = played;
	if ((source !== 'artifact' && source !== 'wild') || card === null || fate) return false;
	const window = playedIn(play, played);
	return window !== null && !ANSWERING.includes(window.moment);
};

/** Whether this seat may repeat it now, as all can see: in a role, and at a moment, in which it could play such a card. */
export function mayRepeat(play: Play, seat: SeatId, played: StepFrame<'use'>): boolean {
	const window = isRepeatable(play, played) && playedIn(play, played);
	if (!window || played.seat === seat || (window.only ?? seat) !== seat) return false;
	const { source, id, use: key } = played;
	const { roles, open, once } = useIn(played);
	if (roles && !roles.includes(roleOf(play.board, seat))) return false;
	if (once && hasUsed(play.board, { seat, source, id, use: key })) return false;
	return open?.(play, { seat, source, id }, window) ?? true;
}

/** The same with what only the seat knows, such as what it holds. */
export function canRepeat(play: Play, seat: SeatId, played: StepFrame<'use'>): boolean {
	const window = playedIn(play, played);
	if (!window || !mayRepeat(play, seat, played)) return false;
	const me: Me = { seat, source: played.source, id: played.id, card: null };
	const { when, ask } = useIn(played);
	return (when?.(play, me, window) ?? true) && ask?.(play, me) !== null;
}

/** What comes of it for this seat: nothing answers it, for it is no card that is played. */
export function repeat(play: Play, seat: SeatId, played: StepFrame<'use'>): void {
	if (!canRepeat(play, seat, played)) {
		play.say(
			msg('There is nothing left of {card} to repeat.', { card: repeatedName(played) }),
			'CE-16.34'
		);
		return;
	}
	play.push('use', {
		...{ seat, source: played.source, id: played.id, use: played.use, card: null },
		...{ answer: null, asked: false, fate: null, repeats: true as const }
	});
}
