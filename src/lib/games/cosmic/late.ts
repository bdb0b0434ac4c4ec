/** Ships that come to an encounter only once both cards lie face down (CE-8.15): who has them still to come, and on which side. */
import { encounterOf } from './board';
import type { Board, Encounter, Late, SeatId, Side } from './types';

/** Whether ships of this seat are still to come to that side. */
export const isLate = ({ late }: Pick<Encounter, 'late'>, seat: SeatId, side: Side): boolean =>
	late?.some((one) => one.seat === seat && one.side === side) ?? false;

/** Ships of this seat come later to that side. */
export function comeLate(board: Board, seat: SeatId, side: Side): void {
	const encounter = encounterOf(board);
	encounter.late = [...(encounter.late ?? []), { seat, side }];
}

/** These come no more, or have come: an ally that has no ship there is an ally no more (CE-9.19). */
export function lateNoMore(board: Board, isMeant: (one: Late) => boolean): void {
	const encounter = encounterOf(board);
	const { late = [] } = encounter;
	const gone = late.filter(isMeant);
	if (gone.length === 0) return;
	const left = late.filter((one) => !isMeant(one));
	if (left.length > 0) encounter.late = left;
	else delete encounter.late;
	for (const { seat, side } of gone)
		if (!encounter[side === 'offense' ? 'gate' : 'beside'][seat])
			encounter.allies[side] = encounter.allies[side].filter((ally) => ally !== seat);
}
