/**
 * Ships are lost (CE-1.14): what is about to go lies on the stack, so that effects may save it; the
 * rest goes to the warp, and effects that answer a loss see how many.
 */
import { msg, withBarred } from '../../../core';
import { addTo, bestOf, roomIn, sumOf } from '../../kit';
import type { Tally } from '../../kit';
import { entriesOf, placesOf, shipsAt, techsOf, timingOrder, whereName } from '../board';
import type { Where } from '../board';
import { causeOf, caused } from '../because';
import type { Led } from '../because';
import { otherShips } from '../elsewhere';
import { keptFromWarp } from '../further';
import { evolutionsWith } from '../modules/evolution/laid';
import { homesWithout, save, spare } from '../saved';
import { isHeld, leavesGame, moveShips, removeShips } from '../ships';
import type { ShipMove, Spread } from '../ships';
import { value } from '../values';
import { formsOf } from '../play';
import type { Play, Step, StepFrame } from '../play';
import type { PlanetId, SeatId, Ships } from '../types';
import type { Place, Words } from '../../../core';

/** Ships about to be lost, by seat and place. */
export type Doomed = { readonly [seat in SeatId]?: Spread };

declare module '../play' {
	interface Steps {
		lose: {
			doomed: Doomed;
			readonly rule: string;
			/** These are the ships of a loser of the encounter, which compensation counts (CE-14.2). */
			readonly asLoser: boolean;
			/** What makes them go; left out: nothing that was told. */
			readonly why?: Led;
			/** A planet that leaves the game, so that nothing can stay there (CE-20.11); left out: none does. */
			readonly leaving?: PlanetId;
			/** Which of them are not lost after all, picked by their owners; left out: none were. */
			saved?: Doomed;
			/** How many of whose left the game instead, and how many went to the warp, once they have. */
			gone?: Ships;
			lost?: Ships;
		};
		/** Each seat named must lose so many ships of its own choice (CE-20.8), then all fall together. */
		mustLose: {
			due: Ships;
			readonly rule: string;
			readonly why?: Led;
			/** Ships that go anyway, and those picked so far. */
			doomed?: Doomed;
			/** Who picks in place of the owners. */
			readonly chooser?: SeatId;
			/** Where no ship may be taken from. */
			readonly spared?: readonly Where[];
		};
	}
}

interface Loss {
	readonly rule: string;
	/** Left out: what led to what happens now. */
	readonly why?: Led;
	/** These are the ships of a loser of the encounter. */
	readonly asLoser?: boolean;
	/** A planet that is about to leave the game. */
	readonly leaving?: PlanetId;
}

/** CE-20.21: of these ships those that nothing keeps where they are. */
const falling = (play: Play, doomed: Doomed): Doomed =>
	Object.fromEntries(
		entriesOf(doomed).map(([seat, spread = {}]) => [
			seat,
			Object.fromEntries(entriesOf(spread).filter(([where]) => !isHeld(play, seat, where, 'warp')))
		])
	);

/** Starts a loss. */
export function loseShips(
	play: Play,
	doomed: Doomed,
	{ rule, asLoser = false, why = causeOf(play), leaving }: Loss
): void {
	play.push('lose', {
		doomed: falling(play, doomed),
		rule,
		asLoser,
		...(why ? { why } : {}),
		...(leaving ? { leaving } : {})
	});
}

const losing = formsOf('lose');

/** Ships that leave the game instead of going to the warp (CE-20.13), by place. */
const removing = (play: Play, doomed: Doomed, asLoser: boolean): Omit<ShipMove, 'to'>[] =>
	timingOrder(play.board).flatMap((seat) => {
		const places = entriesOf(doomed[seat] ?? {});
		let left = value(play, 'removed', 0, { seat, n: sumOf(places, ([, n]) => n), asLoser });
		return places.flatMap(([from, there]) => {
			const n = Math.min(left, there);
			left -= n;
			return n > 0 ? [{ seat, n, from }] : [];
		});
	});

const countOf = (moves: readonly ShipMove[]): Ships => {
	const ships: Ships = {};
	for (const { seat, n } of moves) if (n > 0) addTo(ships, seat, n);
	return ships;
};

const goesToWarp = (who: SeatId, n: number): Words =>
	msg(
		'{who, select, you {You lose} other {# loses}} {n, plural, one {# ship} other {# ships}} to the warp.',
		{ who, n }
	);

const inTurn = (ships: Ships, say: (who: SeatId, n: number) => Words): readonly Words[] =>
	entriesOf(ships).map(([seat, n]) => say(seat, n));

/** How many ships more than are about to go a seat loses; less than nothing: so many fewer (CE-36.17). */
function changeOf(play: Play, { doomed }: StepFrame<'lose'>, seat: SeatId): number {
	const n = sumOf(entriesOf(doomed[seat] ?? {}), ([, there]) => there);
	return n > 0 ? value(play, 'losesShips', n, { seat }) - n : 0;
}

/** So many fewer, as far as there are homes for them (CE-20.4). */
const fewerOf = (play: Play, frame: StepFrame<'lose'>, seat: SeatId): number =>
	homesWithout(play, seat, frame.doomed[seat] ?? {}).length > 0
		? Math.max(0, -changeOf(play, frame, seat))
		: 0;

/** What goes, as places to pick from. */
const goingOf = ({ doomed }: StepFrame<'lose'>, seat: SeatId): Place<Where>[] =>
	entriesOf(doomed[seat] ?? {}).map(([where, max]) => ({
		id: where,
		say: whereName(where),
		on: where,
		max
	}));

export const lose: Step = {
	/** CE-36.17: whoever loses more picks that of all it has besides (CE-20.8). */
	more: losing.each({
		seats: (play, frame) =>
			timingOrder(play.board).filter((seat) => changeOf(play, frame, seat) > 0),
		ask: (play, frame, seat) => {
			const places = offered(play, frame, seat);
			const n = Math.min(changeOf(play, frame, seat), roomIn(places));
			return n === 0
				? null
				: {
						...caused(play),
						seat,
						rule: 'CE-36.17',
						say: msg('You lose {n, plural, one {another ship} other {# ships more}}. From where?', {
							n
						}),
						shape: { type: 'split', places, min: n, max: n },
						fallback: { split: fromLargest(places, n) }
					};
		},
		then: (play, frame, { split }, seat) => {
			const going: Tally<Where> = { ...frame.doomed[seat] };
			for (const [where, n] of entriesOf(split)) addTo(going, where, n);
			frame.doomed = { ...frame.doomed, [seat]: going };
			play.say(
				msg('{who} loses {n, plural, one {another ship} other {# ships more}}.', {
					who: seat,
					n: sumOf(entriesOf(split), ([, n]) => n)
				}),
				'CE-36.17'
			);
		}
	}),

	/** Whoever loses fewer picks which are not lost, where they go from several places and not all of them stay. */
	fewer: losing.each({
		seats: (play, frame) =>
			timingOrder(play.board).filter((seat) => fewerOf(play, frame, seat) > 0),
		ask: (play, frame, seat) => {
			const places = goingOf(frame, seat);
			const n = fewerOf(play, frame, seat);
			if (places.length < 2 || n >= roomIn(places)) return null;
			return {
				...caused(play),
				seat,
				rule: 'CE-36.17',
				say: msg('{n, plural, one {# ship} other {# ships}} of yours are not lost. Which?', { n }),
				shape: { type: 'split', places, min: n, max: n },
				fallback: { split: fromLargest(places, n) }
			};
		},
		then: (_play, frame, { split }, seat) => {
			frame.saved = { ...frame.saved, [seat]: split };
		}
	}),

	/** What is not lost comes home instead. */
	saved: losing.run((play, frame) => {
		for (const seat of timingOrder(play.board)) {
			const n = fewerOf(play, frame, seat);
			if (n === 0) continue;
			const saved = frame.saved?.[seat] ?? fromLargest(goingOf(frame, seat), n);
			play.say(
				msg('{who} loses {n, plural, one {# ship} other {# ships}} fewer.', { who: seat, n }),
				'CE-36.17'
			);
			save(play, seat, saved);
		}
		delete frame.saved;
	}),

	/** CE-20.13: what leaves the game does so before anything can save it from the warp. */
	remove: losing.run((play, frame) => {
		const { doomed, asLoser } = frame;
		const moves = removing(play, doomed, asLoser);
		if (moves.length === 0) return;
		for (const { seat, n, from } of moves) spare(play, seat, { [from]: n });
		frame.gone = removeShips(play, moves);
	}),

	losing: losing.run((play, { why }) => play.window('ships.losing', why ? { why } : {})),

	fall: losing.run((play, frame) => {
		const { doomed, rule, asLoser } = frame;
		const doomedMoves = timingOrder(play.board).flatMap((seat) =>
			entriesOf(doomed[seat] ?? {}).map(([from, n]): ShipMove => ({
				seat,
				n: Math.min(n, shipsAt(play.board, seat, from)),
				from,
				to: 'warp'
			}))
		);
		// CE-14.3, CE-20.24: what comes back onto a sheet does not reach the warp.
		const moves = keptFromWarp(play.board, doomedMoves);
		const lost = countOf(moves.filter(({ to }) => to === 'warp'));
		frame.lost = lost;
		const { encounter } = play.board;
		if (asLoser && encounter)
			for (const [seat, n] of entriesOf(lost)) addTo(encounter.lost, seat, n);
		const told = inTurn(lost, goesToWarp);
		for (const say of told) play.say(say, rule);
		moveShips(play, moves);
		const [first, ...more] = [...inTurn(frame.gone ?? {}, leavesGame), ...told];
		if (first === undefined) {
			play.window('ships.lost');
			return;
		}
		const say = more.reduce((said, say) => msg('{said} {say}', { said, say }), first);
		play.window('ships.lost', { why: { of: 'lost', say } });
	})
};

/** Places a seat may lose ships from: all outside the warp (CE-20.8, CE-20.9). */
const losable = (play: Play, seat: SeatId, but: readonly Where[] = []): Place<Where>[] =>
	placesOf(play.board, seat)
		.filter((where) => !but.includes(where) && !isHeld(play, seat, where, 'warp'))
		.map((where) => ({
			id: where,
			say: whereName(where),
			on: where,
			max: shipsAt(play.board, seat, where)
		}));

const isColony = ({ id }: { readonly id: string }): boolean => id.startsWith('planet:');

/** Takes the ships off the largest colonies, then off other places: what a time-out loses (CE-29). */
export function fromLargest(places: readonly Place<Where>[], n: number): Record<string, number> {
	const left = places.map(({ id, max }) => ({ id, max }));
	const split: Record<string, number> = {};
	for (let i = 0; i < n; i++) {
		const full = left.filter(({ max }) => max > 0);
		const largest = bestOf(
			full,
			(place) => Number(isColony(place)),
			({ max }) => max
		);
		if (!largest) break;
		addTo(split, largest.id);
		largest.max -= 1;
	}
	return split;
}

const picking = formsOf('mustLose');

/** Ships of a seat on technologies and evolution cards, which are picked when there are no others (CE-20.9, CE-32.7, CE-40.40). */
const onCards = ({ board }: Play, seat: SeatId): Place<Where>[] =>
	[...techsOf(board, seat).map(({ slot }) => slot), ...evolutionsWith(board, seat)]
		.map((where) => ({
			id: where,
			say: whereName(where),
			on: where,
			max: shipsAt(board, seat, where)
		}))
		.filter(({ max }) => max > 0);

export const mustLose: Step = {
	/** CE-20.9: whoever must lose more than it has elsewhere loses all that, and the rest of those on cards. */
	all: picking.run((play, frame) => {
		if (!play.board.modules?.tech && !play.board.evolution) return;
		for (const [seat, due] of entriesOf(frame.due)) {
			const places = offered(play, frame, seat);
			const room = roomIn(places);
			if (due <= room || onCards(play, seat).length === 0) continue;
			const going: Tally<Where> = { ...frame.doomed?.[seat] };
			for (const { id, max } of places) addTo(going, id, max);
			frame.doomed = { ...frame.doomed, [seat]: going };
			frame.due = { ...frame.due, [seat]: due - room };
		}
	}),

	pick: picking.each({
		seats: (play, frame) => timingOrder(play.board).filter((seat) => dueOf(play, frame, seat) > 0),
		ask: (play, frame, seat) => {
			const places = offered(play, frame, seat);
			const n = dueOf(play, frame, seat);
			const { chooser, rule } = frame;
			return {
				...caused(play),
				...(chooser ? { about: [seat] } : {}),
				seat: chooser ?? seat,
				rule,
				say: chooser
					? msg('Choose {n, plural, one {# ship} other {# ships}} of {who} to go to the warp', {
							n,
							who: seat
						})
					: msg('Choose {n, plural, one {# ship} other {# ships}} of yours to go to the warp', {
							n
						}),
				shape: { type: 'split', places, min: n, max: n },
				fallback: { split: fromLargest(places, n) }
			};
		},
		explain: ({ board }, { spared = [], chooser, rule }, shape, asked) => {
			const whose = chooser ? null : asked;
			const kept = whose ? spared.filter((where) => shipsAt(board, whose, where) > 0) : spared;
			return withBarred(shape, [
				...kept.map((where) => ({
					...{ id: where, on: where, say: whereName(where), rule },
					why: msg('Ships are spared there.')
				})),
				otherShips(
					whose
						? msg('No ships of yours are there to lose.')
						: msg('It has no ships there to lose.'),
					'CE-20.8'
				)
			]);
		},
		then: (_play, frame, { split }, seat) => {
			const picked: Tally<Where> = { ...frame.doomed?.[seat] };
			for (const [where, n] of entriesOf(split)) addTo(picked, where, n);
			frame.doomed = { ...frame.doomed, [seat]: picked };
		}
	}),
	fall: picking.run((play, { doomed = {}, rule }) => loseShips(play, doomed, { rule }))
};

/** Places to pick from, without the ships that go anyway. */
function offered(
	play: Play,
	{ doomed, spared = [] }: { readonly doomed?: Doomed; readonly spared?: readonly Where[] },
	seat: SeatId
): Place<Where>[] {
	const going = doomed?.[seat] ?? {};
	const left = (places: readonly Place<Where>[]) =>
		places
			.map((place) => ({ ...place, max: place.max - (going[place.id] ?? 0) }))
			.filter(({ max }) => max > 0);
	const elsewhere = left(losable(play, seat, spared));
	// CE-20.9
	return elsewhere.length > 0 ? elsewhere : left(onCards(play, seat));
}

/** As many as are due, or all there are (CE-20.8). */
function dueOf(play: Play, frame: StepFrame<'mustLose'>, seat: SeatId): number {
	return Math.min(frame.due[seat] ?? 0, roomIn(offered(play, frame, seat)));
}
