/**
 * Ships are lost (CE-1.14): what is about to go lies on the stack, so that effects may save it; the
 * rest goes to the warp, and effects that answer a loss see how many.
 */
import { placesOf, planetName, plural, shipsAt, timingOrder, whereName } from '../board';
import type { Where } from '../board';
import { moveShips } from '../ships';
import type { Frame, Play, Step } from '../play';
import type { PlanetId, SeatId } from '../types';
import type { Place } from '../../../core';

/** Ships of one seat about to be lost, by place. */
export type Doomed = Partial<Record<SeatId, { [place: string]: number }>>;

/** Starts a loss. `asLoser`: these are the ships of a loser of the encounter, which compensation counts. */
export function loseShips(
	play: Play,
	doomed: Doomed,
	{ rule, asLoser = false }: { rule: string; asLoser?: boolean }
): void {
	play.push('lose', { doomed, rule, asLoser });
}

const doomedIn = (frame: Frame): Doomed => frame['doomed'] as unknown as Doomed;

export const lose: Step = {
	losing: { form: 'run', run: (play) => play.window('ships.losing') },

	fall: {
		form: 'run',
		run: (play, frame) => {
			const doomed = doomedIn(frame);
			const rule = String(frame['rule']);
			const lost: Partial<Record<SeatId, number>> = {};
			const moves = timingOrder(play.board).flatMap((seat) =>
				Object.entries(doomed[seat] ?? {}).map(([from, n]) => {
					const there = Math.min(n, shipsAt(play.board, seat, from as Where));
					lost[seat] = (lost[seat] ?? 0) + there;
					return { seat, n: there, from: from as Where, to: 'warp' as const };
				})
			);
			frame['lost'] = lost;
			const { encounter } = play.board;
			for (const [seat, n] of Object.entries(lost) as [SeatId, number][]) {
				if (n === 0) continue;
				play.say(`{${seat}} loses ${plural(n, 'ship')} to the warp.`, rule);
				if (frame['asLoser'] && encounter) encounter.lost[seat] = (encounter.lost[seat] ?? 0) + n;
			}
			moveShips(play, moves);
			play.window('ships.lost');
		}
	}
};

/** Places a seat may lose ships from: all outside the warp (CE-20.8, CE-20.9). */
const losable = (play: Play, seat: SeatId, but: readonly Where[] = []): Place[] =>
	placesOf(play.board, seat)
		.filter((where) => !but.includes(where))
		.map((where) => ({
			id: where,
			say:
				where === 'gate' || where === 'beside' ? whereName(where) : planetName(where as PlanetId),
			on: where,
			max: shipsAt(play.board, seat, where)
		}));

const isColony = ({ id }: { readonly id: string }): boolean => id.startsWith('planet:');

/** Takes the ships off the largest colonies, then off other places: what a time-out loses (CE-29). */
export function fromLargest(places: readonly Place[], n: number): Record<string, number> {
	const left = places.map(({ id, max }) => ({ id, max }));
	const split: Record<string, number> = {};
	for (let i = 0; i < n; i++) {
		const full = left.filter(({ max }) => max > 0);
		const colonies = full.filter(isColony);
		const largest = (colonies.length > 0 ? colonies : full).reduce((best, place) =>
			place.max > best.max ? place : best
		);
		split[largest.id] = (split[largest.id] ?? 0) + 1;
		largest.max -= 1;
	}
	return split;
}

/**
 * Each seat named must lose that many ships of its own choice (CE-20.8), then all fall together.
 * Locals: `due` by seat, `rule`, `doomed` when some ships go anyway, and `chooser` when
 * another seat picks for the owners.
 */
export const mustLose: Step = {
	pick: {
		form: 'each',
		seats: (play, frame) => timingOrder(play.board).filter((seat) => dueOf(play, frame, seat) > 0),
		ask: (play, frame, seat) => {
			const places = offered(play, frame, seat);
			const n = dueOf(play, frame, seat);
			const chooser = frame['chooser'] as SeatId | undefined;
			return {
				seat: chooser ?? seat,
				rule: String(frame['rule']),
				say: chooser
					? `Choose ${plural(n, 'ship')} of {${seat}} to go to the warp`
					: `Choose ${plural(n, 'ship')} of yours to go to the warp`,
				shape: { type: 'split', places, min: n, max: n },
				fallback: { split: fromLargest(places, n) }
			};
		},
		then: (_play, frame, answer, seat) => {
			if (!('split' in answer)) return;
			const doomed = (frame['doomed'] as unknown as Doomed | undefined) ?? {};
			const picked = { ...doomed[seat] };
			for (const [where, n] of Object.entries(answer.split))
				picked[where] = (picked[where] ?? 0) + n;
			frame['doomed'] = { ...doomed, [seat]: picked };
		}
	},
	fall: {
		form: 'run',
		run: (play, frame) => {
			loseShips(play, (frame['doomed'] as unknown as Doomed | undefined) ?? {}, {
				rule: String(frame['rule'])
			});
		}
	}
};

/** Places to pick from, without the ships that go anyway. */
function offered(play: Play, frame: Frame, seat: SeatId): Place[] {
	const spared = (frame['spared'] as Where[] | undefined) ?? [];
	const going = (frame['doomed'] as unknown as Doomed | undefined)?.[seat] ?? {};
	return losable(play, seat, spared)
		.map((place) => ({ ...place, max: place.max - (going[place.id] ?? 0) }))
		.filter(({ max }) => max > 0);
}

/** As many as are due, or all there are (CE-20.8). */
function dueOf(play: Play, frame: Frame, seat: SeatId): number {
	const due = (frame['due'] as Partial<Record<SeatId, number>> | undefined)?.[seat] ?? 0;
	return Math.min(
		due,
		offered(play, frame, seat).reduce((total, { max }) => total + max, 0)
	);
}
