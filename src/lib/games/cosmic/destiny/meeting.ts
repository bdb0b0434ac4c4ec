/** Who can be encountered, where (CE-7.15), and whom it has come to. */
import { msg } from '../../../core';
import type { Choice, Words } from '../../../core';
import { bestOf, seatChoice } from '../../kit';
import type { OneOf } from '../../kit';
import {
	coloniesOf,
	defenseOf,
	encounterOf,
	foreignColonies,
	homeOf,
	isAtHome,
	leftOf,
	offenseOf,
	planetName,
	planetsOf,
	playerOf,
	shipsAt,
	shipsOn
} from '../board';
import { arePartners } from '../modules/teams/partners';
import { whomOf } from '../names';
import type { Play } from '../play';
import type { Board, DestinyId, PlanetId, SeatId } from '../types';
import { destinyName } from './deck';

/**
 * Whom an effect lets a seat encounter, wherever that is: on a planet at its home, or where it has a colony.
 * Null when there is no such player.
 */
export function anywhere(board: Board, offense: SeatId): Elsewhere | null {
	// CE-7.15: on planets of its home, or wherever else it has a colony.
	const others = leftOf(board, offense).filter(
		(seat) => placesOfOne(board, seat).choices.length > 0 && !arePartners(board, offense, seat)
	);
	return others.length === 0
		? null
		: {
				type: 'one',
				choices: others.map((seat) => ({ ...seatChoice(seat), then: placesOfOne(board, seat) }))
			};
}

/** A player, and where it is met. */
type Elsewhere = OneOf<Choice<SeatId> & { readonly then: OneOf<Choice<PlanetId>> }>;

/** Where a player can be met: on its home planets, and wherever else it has a colony. */
export const placesOfOne = (board: Board, seat: SeatId): OneOf<Choice<PlanetId>> => ({
	type: 'one',
	choices: [...new Set([...planetsOf(board, seat), ...coloniesOf(board, seat)])].map((planet) => ({
		id: planet,
		say: planetName(planet),
		on: planet,
		note: msg('{n, plural, one {# ship defends it} other {# ships defend it}}', {
			n: shipsOn(board, planet)[seat] ?? 0
		})
	}))
});

/** CE-7.19: an effect settles the defense and the planet it is met on. */
export function meetOn(play: Play, defense: SeatId, planet: PlanetId): void {
	settle(play, defense, homeOf(planet));
	encounterOf(play.board).target = planet;
}

/** CE-7.10: the offense has chosen whom it meets, at the home of that player. */
export const meetAtHome = (play: Play, whom: SeatId): void => settle(play, whom, whom);

/** CE-7.18: settled here and, but for effects, nowhere else; `system` is the home of one of the two (CE-7.17). */
export function settle(play: Play, defense: SeatId, system: SeatId): void {
	const encounter = encounterOf(play.board);
	encounter.defense = defense;
	encounter.system = system;
}

/** CE-7.15: who has no planet left at home cannot be encountered there. */
export const hasHome = (board: Board, seat: SeatId): boolean => planetsOf(board, seat).length > 0;

/** Others that can be encountered at home: partners never meet (CE-40.25). */
export const meetable = (board: Board, offense: SeatId): SeatId[] =>
	leftOf(board, offense).filter(
		(seat) => hasHome(board, seat) && !arePartners(board, offense, seat)
	);

/** Colonies of others in this home system; its owner’s partner is at home there (CE-40.28). */
export const intrudersIn = (
	board: Board,
	system: SeatId
): { readonly seat: SeatId; readonly planet: PlanetId }[] =>
	planetsOf(board, system).flatMap((planet) =>
		board.order
			.filter((seat) => !isAtHome(board, seat, planet) && shipsAt(board, seat, planet) > 0)
			.map((seat) => ({ seat, planet }))
	);

/**
 * CE-7.11: the other player that fits the card best now (CE-7.13), ties to the nearest on the left (CE-7.12); null:
 * nobody has a planet at home (CE-7.15).
 */
export const bySpecial = (board: Board, offense: SeatId, card: DestinyId): SeatId | null =>
	bestOf(meetable(board, offense), (seat) => scoreOf(board, seat, card)) ?? null;

/** How well a player fits a special card. */
function scoreOf(board: Board, seat: SeatId, card: DestinyId): number {
	if (card === 'special:fewest-ships-in-warp') return -shipsAt(board, seat, 'warp');
	if (card === 'special:most-cards-in-hand') return playerOf(board, seat).hand.length;
	return foreignColonies(board, seat);
}

/** Who fits it best, alone or with others, and what each of them has. */
export function alike(
	board: Board,
	offense: SeatId,
	card: DestinyId
): { readonly seats: readonly SeatId[]; readonly what: Words } {
	const others = meetable(board, offense);
	const best = Math.max(...others.map((seat) => scoreOf(board, seat, card)));
	const n = Math.abs(best);
	return {
		seats: others.filter((seat) => scoreOf(board, seat, card) === best),
		what:
			card === 'special:fewest-ships-in-warp'
				? msg('{n, plural, one {# ship} other {# ships}} in the warp', { n })
				: card === 'special:most-cards-in-hand'
					? msg('{n, plural, one {# card} other {# cards}} in hand', { n })
					: msg('{n, plural, one {# foreign colony} other {# foreign colonies}}', { n })
	};
}

/** CE-7.12: where several fit a special card alike, what each of them has, and that this one is nearest; null: this one alone fits it best. */
export function tieOf(board: Board, card: DestinyId, whom: SeatId): Words | null {
	const who = offenseOf(board);
	const { what, seats } = alike(board, who, card);
	return seats.length < 2
		? null
		: msg(
				'{what} each: {seats}. {whom, select, you {You are} other {# is}} nearest on the left of {who, select, you {you} other {#}}.',
				{ what, seats: { and: seats.map(whomOf) }, whom, who }
			);
}

/**
 * Why the special card that was drawn is for the defense, before ships leave; null: the card itself says whom, or what
 * it goes by has changed since.
 */
export function whyNamed(board: Board): Words | null {
	const { destiny: card, defense: whom } = encounterOf(board);
	const isSoon = board.phase === 'destiny' || board.phase === 'launch';
	if (!isSoon || !whom || !card?.startsWith('special:')) return null;
	if (bySpecial(board, offenseOf(board), card) !== whom) return null;
	return (
		tieOf(board, card, whom) ??
		msg('Destiny: {card}. {whom, select, you {You have} other {# has}} {what}.', {
			...{ card: destinyName(card), whom },
			what: alike(board, offenseOf(board), card).what
		})
	);
}

/** CE-4.12: the main players change roles: who was to be met goes to the home of who was to come. */
export function swapRoles(play: Play): void {
	const encounter = encounterOf(play.board);
	const { offense } = encounter;
	encounter.offense = defenseOf(play.board);
	settle(play, offense, offense);
	// The turn of the other one ends with it.
	if (play.board.offense === offense) play.within('turn').ended = true;
	tellMeeting(play);
}

/** CE-4.14: another player is the offense of the encounter that begins. */
export function delegate(play: Play, seat: SeatId): void {
	encounterOf(play.board).offense = seat;
	play.say(
		msg('{who, select, you {You are} other {# is}} the offense of this encounter.', { who: seat }),
		'CE-4.14'
	);
}

/** All are told who meets whom, and where. */
export function tellMeeting(play: Play): void {
	const { system } = encounterOf(play.board);
	const who = offenseOf(play.board);
	const whom = defenseOf(play.board);
	if (system === whom)
		play.say(
			msg('{who, select, you {You encounter} other {# encounters}} {whom}.', { who, whom }),
			'CE-7.3'
		);
	else if (system === who)
		play.say(
			msg(
				'{who, select, you {You encounter} other {# encounters}} {whom} in {whom, select, you {your} other {their}} own home system.',
				{ who, whom }
			),
			'CE-7.5'
		);
	else if (system)
		play.say(
			msg(
				'{who, select, you {You encounter} other {# encounters}} {whom} in {third, select, you {your home system} other {the home system of #}}.',
				{ who, whom, third: system }
			),
			arePartners(play.board, who, system) ? 'CE-40.27' : 'CE-7.19'
		);
}
