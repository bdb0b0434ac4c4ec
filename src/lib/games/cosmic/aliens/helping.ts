/** What the helps of Assistant come to (CE-36.66): who may have which now, and what bots make of it. */
import { bestOf, likeOf, seatChoice, splitOver } from '../../kit';
import { msg } from '../../../core';
import {
	isMain,
	mainPlayer,
	planetName,
	planetsOf,
	playerOf,
	shipsAt,
	shipsOn,
	sideOf,
	timingOrder,
	whereName
} from '../board';
import { withShips } from '../bot/alliances';
import { worthUnseen } from '../bot/odds';
import { fightIn } from '../bot/worth';
import { isEncounterCard } from '../cards';
import { freeShips } from '../found';
import { cardChoices } from '../ownhand';
import { sidesFor } from '../steps/alliance';
import { mostToGate, shipsToJoin } from '../steps/launch';
import { MOST_SHIPS } from '../ships';
import { SIDES } from '../types';
import { value } from '../values';
import type { Answer, Choice, Place, Shape } from '../../../core';
import type { OneOf, SomeOf, SplitOf } from '../../kit';
import type { Sight } from '../bot/sight';
import type { Fight } from '../bot/worth';
import type { Play } from '../play';
import type { Board, CardId, PlanetId, SeatId, Ships, Side } from '../types';

// Lost Territory, and the wild flare

/** Home planets where this seat has no colony. */
export const lostHomes = (board: Board, seat: SeatId): PlanetId[] =>
	planetsOf(board, seat).filter((planet) => !shipsOn(board, planet)[seat]);

/** Where ships that settle a planet at home come from. */
export type Resettling = OneOf<Choice<PlanetId> & { readonly then: SplitOf<PlanetId | 'warp'> }>;

/** Its ships in the warp, as a place to take them from. */
export const fromWarp = (board: Board, seat: SeatId): Place<'warp'>[] => {
	const n = shipsAt(board, seat, 'warp');
	return n > 0 ? [{ id: 'warp', say: whereName('warp'), on: 'warp', max: n }] : [];
};

/** A planet at home to settle again, with ships of these places; null: there is none, or no ship. */
export function resettling(
	board: Board,
	seat: SeatId,
	from: readonly Place<PlanetId | 'warp'>[],
	most?: number
): Resettling | null {
	const ships = splitOver(from, 1, most);
	const planets = lostHomes(board, seat);
	return ships && planets.length > 0
		? {
				type: 'one',
				choices: planets.map((planet) => ({
					id: planet,
					say: planetName(planet),
					on: planet,
					then: ships
				}))
			}
		: null;
}

/** CE-36.67: up to three ships. */
const TERRITORY = 3;

export const territory = (play: Play, seat: SeatId): Resettling | null =>
	resettling(
		play.board,
		seat,
		[...fromWarp(play.board, seat), ...freeShips(play, seat)],
		TERRITORY
	);

// Messy Hand

/** CE-36.68: any cards of it, but not the last encounter card. */
export function screened(board: Board, seat: SeatId): SomeOf<CardId> | null {
	const { hand } = playerOf(board, seat);
	const encounter = hand.filter(isEncounterCard);
	return hand.length > 1 && encounter.length > 0
		? {
				type: 'some',
				choices: cardChoices(hand),
				min: 0,
				max: hand.length - 1,
				limits: [
					{
						say: msg('One encounter card is kept'),
						most: encounter.length - 1,
						uses: Object.fromEntries(encounter.map((card) => [card, 1]))
					}
				]
			}
		: null;
}

// Needed Card

/** Cards of the discard pile, like ones once (CE-15.34). */
export const wanted = ({ discard }: Pick<Board, 'discard'>): CardId[] =>
	discard.filter((card, i) => discard.findIndex((one) => likeOf(one) === likeOf(card)) === i);

// Unwilling Ally

type Amount = { readonly type: 'amount'; readonly min: number; readonly max: number };

/** Whose answer is changed, and to what: out of it, or so many ships on a side. */
export type Changing = OneOf<
	Choice<SeatId> & {
		readonly then: OneOf<
			(Choice<'out'> & { readonly then?: never }) | (Choice<Side> & { readonly then: Amount })
		>;
	}
>;

/** Ships of an ally in the encounter. */
const shipsIn = (board: Board, seat: SeatId): number =>
	shipsAt(board, seat, 'gate') + shipsAt(board, seat, 'beside');

/** How many ships this seat can have on that side by its answer; 0: it cannot stand there. */
function mostOn(play: Play, seat: SeatId, side: Side): number {
	const { board } = play;
	const may = sidesFor(play, seat).includes(side) && value(play, 'mayAlly', true, { seat, side });
	if (!may) return 0;
	const most =
		side === 'offense'
			? mostToGate(play, seat, false, { seat, as: 'ally' })
			: value(play, 'mostShips', MOST_SHIPS, { seat, as: 'ally' });
	const there = sideOf(board, seat) === null ? 0 : shipsIn(board, seat);
	return Math.min(most, there + (shipsToJoin(play, seat, side, most)?.max ?? 0));
}

/** CE-36.69: what may be made of the answer of this player. */
function changes(play: Play, seat: SeatId): Changing['choices'][number]['then'] | null {
	const side = sideOf(play.board, seat);
	const joins = SIDES.flatMap((one) => {
		const max = mostOn(play, seat, one);
		// One ship where one ship stands changes nothing.
		return max > 0 && !(side === one && max === 1 && shipsIn(play.board, seat) === 1)
			? [
					{
						id: one,
						say: msg(
							'On the side of the {side, select, offense {offense} other {defense}}, {who}',
							{
								side: one,
								who: mainPlayer(play.board, one)
							}
						),
						on: mainPlayer(play.board, one),
						then: { type: 'amount' as const, min: 1, max }
					}
				]
			: [];
	});
	const choices = [...(side ? [{ id: 'out' as const, say: msg('They stay out') }] : []), ...joins];
	return choices.length > 0 ? { type: 'one', choices } : null;
}

/** Whose answers this seat may change: of others who were asked and are free to answer (CE-9.16). */
export function changeable(play: Play, seat: SeatId): Changing | null {
	const { board } = play;
	const choices = timingOrder(board).flatMap((one) => {
		const free =
			one !== seat && !isMain(board, one) && value(play, 'mustJoin', null, { seat: one }) === null;
		const then = free ? changes(play, one) : null;
		return then ? [{ ...seatChoice(one), then }] : [];
	});
	return choices.length > 0 ? { type: 'one', choices } : null;
}

const but = (ships: Ships, seat: SeatId): Ships =>
	Object.fromEntries(Object.entries(ships).filter(([one]) => one !== seat));

/** The fight with so many ships of that player on a side; null: on none. */
const changed = (fight: Fight, seat: SeatId, side: Side | null, n: number): Fight => {
	const without = { ...fight, gate: but(fight.gate, seat), beside: but(fight.beside, seat) };
	return side ? withShips(without, side, seat, n) : without;
};

/** What a bot gains when that player stands so. */
export function gainChanging(sight: Sight, whom: SeatId, side: Side | null, n: number): number {
	const fight = fightIn(sight);
	return fight ? worthUnseen(sight, changed(fight, whom, side, n)) - worthUnseen(sight, fight) : 0;
}

/** What it would best make of an answer, by what all see. */
export function bestChange(sight: Sight): number {
	const { encounter, order } = sight.open;
	if (!encounter) return 0;
	const { allies, invited, offense, defense } = encounter;
	const gains = order.flatMap((seat) => {
		if (seat === sight.me || seat === offense || seat === defense) return [];
		const joined = SIDES.some((side) => allies[side].includes(seat));
		return [
			...(joined ? [gainChanging(sight, seat, null, 0)] : []),
			...SIDES.filter((side) => invited[side].includes(seat)).map((side) =>
				gainChanging(sight, seat, side, MOST_SHIPS)
			)
		];
	});
	return Math.max(0, ...gains);
}

/** The best answer to the question itself. */
export function chooseChange(sight: Sight, shape: Shape): Answer | null {
	if (shape.type !== 'one') return null;
	const all = shape.choices.flatMap(({ id, then }) => {
		const whom = sight.open.order.find((seat) => seat === id);
		return whom && then?.type === 'one'
			? then.choices.flatMap(({ id, then: ships }) => {
					const side = SIDES.find((one) => one === id) ?? null;
					if (ships?.type !== 'amount')
						return [
							{
								gain: gainChanging(sight, whom, null, 0),
								answer: { pick: whom, then: { pick: id } }
							}
						];
					return [ships.min, ships.max].map((amount) => ({
						gain: gainChanging(sight, whom, side, amount),
						answer: { pick: whom, then: { pick: id, then: { amount } } }
					}));
				})
			: [];
	});
	return bestOf(all, ({ gain }) => gain)?.answer ?? null;
}
