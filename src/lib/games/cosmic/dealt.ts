/** How the terms of a deal are carried out, and what it costs that there is none: of two who deal (CE-13), or of all (CE-33.41). */
import { msg, withBarred } from '../../core';
import type { Ask, Barred, Shape, SomeShape, SplitShape, Terms } from '../../core';
import type { SomeOf, SplitOf } from '../kit';
import {
	encounterOf,
	multiplierOf,
	otherSide,
	planetName,
	playerOf,
	shipsAt,
	sideOfMain,
	whereName
} from './board';
import type { Where } from './board';
import { caused } from './because';
import { cardName } from './cards';
import { otherCards, otherShips } from './elsewhere';
import { cardsLike } from './hands';
import { crookedness } from './modules/rewards/negotiates';
import { heldColonies } from './leaving';
import { fromLargest } from './steps/lose';
import type { Doomed } from './steps/lose';
import type { ShipMove, Spread } from './ships';
import { cardsOf, colonyIn, given, kindsIn, landable, landing, MOST_SETTLERS } from './terms';
import type { Colony, Dealing } from './terms';
import { value } from './values';
import type { Play } from './play';
import type { CardId, CardKind, PlanetId, SeatId, Ships } from './types';

/** CE-13.13: ships each who was to deal loses when no deal is made. */
export const PENALTY = 3;

/** Cards that a dealer has still to pick: so many of a kind, or of any kind. */
export interface Owed {
	readonly seat: SeatId;
	readonly kind: CardKind | null;
	readonly n: number;
}

/** What the terms leave to the giver: first cards of a kind, then those of their choice. */
export const owedBy = (seat: SeatId, side: Terms['give']): Owed[] => {
	const { number } = given(side);
	return [
		...kindsIn(side).map(([kind, n]) => ({ seat, kind, n })),
		...(number ? [{ seat, kind: null, n: number.amount }] : [])
	];
};

/** Asks which cards meet what is owed to this one (CE-13.5), besides those that are given already. */
export function whichCards(
	play: Play,
	{ seat, kind, n }: Owed,
	to: SeatId,
	besides: readonly CardId[]
): Ask<SomeOf<CardId>> {
	const { hand } = playerOf(play.board, seat);
	const cards = (kind ? cardsLike(hand, kind) : hand).filter((card) => !besides.includes(card));
	return {
		...caused(play),
		seat,
		secret: true,
		about: [to],
		rule: 'CE-13.5',
		say: msg('Which {cards} do you give?', { cards: cardsOf(kind, n) }),
		shape: {
			type: 'some',
			choices: cards.map((card) => ({ id: card, say: cardName(card), on: card })),
			min: n,
			max: n
		}
	};
}

/** The same question, which says why other cards do not meet it. */
export const withKindSaid = (shape: SomeShape, { kind, n }: Owed): Shape =>
	kind
		? withBarred(shape, [
				otherCards(msg('The deal says {cards}.', { cards: cardsOf(kind, n) }), 'CE-13.5')
			])
		: shape;

/** The planet that a side grants a colony on, as a list. */
export const grantedIn = (side: Terms['give'] | undefined): readonly PlanetId[] => {
	const colony = colonyIn(side);
	return colony ? [colony.planet] : [];
};

/** Asks who is granted a colony which ships land (CE-13.7), none of those where it grants one itself (CE-13.19). */
export function whichSettlers(
	play: Play,
	dealing: Pick<Dealing, 'held'>,
	seat: SeatId,
	colony: Colony,
	granted: readonly PlanetId[]
): Ask<SplitOf<Exclude<Where, 'warp'>>> {
	const { board } = play;
	const places = landing(board, dealing, seat, granted).map((where) => ({
		id: where,
		say: whereName(where),
		on: where,
		max: shipsAt(board, seat, where)
	}));
	const most = Math.min(MOST_SETTLERS, landable(board, dealing, seat, granted));
	const least = colony.exactly ?? 1;
	const planet = planetName(colony.planet);
	return {
		...caused(play),
		seat,
		about: [colony.planet],
		rule: 'CE-13.7',
		say:
			colony.exactly === null
				? msg('Choose one to four ships to settle {planet}', { planet })
				: msg('Choose {n, plural, one {# ship} other {# ships}} to settle {planet}', {
						n: colony.exactly,
						planet
					}),
		shape: { type: 'split', places, min: least, max: colony.exactly ?? most },
		fallback: { split: fromLargest(places, least) }
	};
}

/** The same question, which says why ships where a colony is granted stay. */
export function withStayingBarred(
	play: Play,
	seat: SeatId,
	shape: SplitShape,
	granted: readonly PlanetId[]
): Shape {
	const elsewhere = otherShips(msg('You have no ships there to settle with.'), 'CE-13.7');
	return withBarred(shape, [
		...granted.map((planet): Barred => ({
			...{ id: planet, on: planet, say: planetName(planet), rule: 'CE-13.19' },
			why: msg('Your ships stay where you grant a colony.')
		})),
		...heldColonies(play, seat).filter(({ id }) => !granted.some((planet) => planet === id)),
		elsewhere
	]);
}

/** Tells which ships settle what, and gives them back. */
export function settling(
	play: Play,
	moves: readonly ShipMove[],
	rule: string
): readonly ShipMove[] {
	for (const { seat, n, to } of moves)
		play.say(
			msg(
				'{who, select, you {You settle} other {# settles}} {planet} with {n, plural, one {# ship} other {# ships}}.',
				{ who: seat, planet: whereName(to), n }
			),
			rule
		);
	return moves;
}

/** Ships this dealer loses without a deal (CE-13.13), as effects change it (CE-13.20). */
export function penaltyOf(play: Play, seat: SeatId): number {
	const side = sideOfMain(play.board, seat);
	if (!side) return value(play, 'failedDeal', PENALTY, { seat });
	const n = value(play, 'failedDeal', PENALTY + crookedness(play.board, side), { seat });
	// CE-31.24: by the kicker of the other one, once all else has changed it.
	return n * multiplierOf(play.board, otherSide(side));
}

/** What each of these owes; by option ships in the encounter go first (CE-13.13). */
export function penalty(play: Play, seats: readonly SeatId[]): { due: Ships; doomed: Doomed } {
	const { board } = play;
	const due: Ships = Object.fromEntries(seats.map((seat) => [seat, penaltyOf(play, seat)]));
	const doomed: Partial<Record<SeatId, Spread>> = {};
	if (board.options.failedDealShipsFrom === 'any') return { due, doomed };
	const { offense, defense, target } = encounterOf(board);
	const involved: [SeatId, Where][] = [
		[offense, 'gate'],
		// CE-33.41: a deal of all has no planet.
		...(defense && target ? [[defense, target] as [SeatId, Where]] : [])
	];
	for (const [seat, where] of involved) {
		const owes = due[seat] ?? 0;
		const n = Math.min(owes, shipsAt(board, seat, where));
		if (n > 0) doomed[seat] = { [where]: n };
		due[seat] = owes - n;
	}
	return { due, doomed };
}
