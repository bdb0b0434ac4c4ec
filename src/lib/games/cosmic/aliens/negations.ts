/** The negations of Negator as uses (CE-36.35): what each undoes, and what bots make of it. */
import { msg, template } from '../../../core';
import { splitOver, sumOf, totalOf } from '../../kit';
import { encounterCardsOf, encounterOf, planetsOf, roleOf, shipsOn } from '../board';
import { withShips } from '../bot/alliances';
import { worthUnseen } from '../bot/odds';
import {
	amMain,
	encounterIn,
	isOurs,
	mainOf,
	planetsOf as planetsIn,
	shipsOn as shipsAt
} from '../bot/sight';
import { decidesFights, gainCancelling, opponentIn, trifling, zaps } from '../bot/wishes';
import { fightIn } from '../bot/worth';
import { cardName, colourOf } from '../cards';
import {
	answeredUse,
	declaredAs,
	declaredUse,
	isStoppable,
	stopUse,
	cancelReinforcement
} from '../declared';
import { playing } from '../essence/playing';
import { tableToHand, takeDropped, takeLaid } from '../hands';
import { note, noteCards, noteOf, notedCards } from '../notes';
import { MOST_SHIPS } from '../ships';
import { answering, sendableTo } from '../steps/alliance';
import { intrudersIn, meetable } from '../destiny/meeting';
import { lateShips } from '../steps/late';
import { shipsToLaunch } from '../steps/launch';
import { SIDES, isPiece } from '../types';
import { asking } from '../use';
import type { Choice, Words } from '../../../core';
import type { OneOf, SplitOf } from '../../kit';
import type { Sight } from '../bot/sight';
import type { Play } from '../play';
import type { Origin } from '../use';
import type { Board, CardId, DestinyId, PlanetId, Role, SeatId, Side } from '../types';
import type { Effect, Me } from '../use';
import { oneOf, seats } from './fates';
import { ALLY, MAIN } from './timing';

const ID = 'negator';

declare module '../notes' {
	interface Notes {
		readonly negator: {
			/** Who may not join which side. */
			readonly refused?: { readonly seat: SeatId; readonly side: Side };
			/** The card of the offense's own colour by which it must meet an intruder. */
			readonly intruder?: DestinyId;
		};
	}
	interface CardNotes {
		/** Cards that went back to hand. */
		readonly negator: readonly CardId[];
	}
}

type Negation =
	| 'ally-action'
	| 'choosing-ships'
	| 'destiny'
	| 'encounter-card'
	| 'enter-alliance'
	| 'hyperspace-gate'
	| 'main-player-action'
	| 'non-encounter-card';

const set = playing<Negation>(ID, ['power', 'super'], 'CE-36.35');
const { has, spend } = set;

/** CE-36.36: whether another player does in one of these roles what they need not, or what none but these may. */
function acts(play: Play, seat: SeatId, roles: readonly Role[]): boolean {
	const { seat: by, source, fate } = declaredUse(play);
	if (by === seat || fate || !roles.includes(roleOf(play.board, by))) return false;
	const { mandatory, moments, roles: bound } = declaredAs(play);
	if (source === 'power') return !mandatory && moments.length > 0 && isStoppable(play);
	if (isPiece(source) || (source === 'super' && !isStoppable(play))) return false;
	return bound !== undefined && bound.every((role) => roles.includes(role));
}

/** Planets at which the gate may be aimed as well (CE-36.40): where the defense is an intruder, its colonies there. */
export function otherAims(board: Board): PlanetId[] {
	const { system, target, defense } = encounterOf(board);
	if (!system || !defense) return [];
	return planetsOf(board, system).filter(
		(planet) =>
			planet !== target && (system === defense || (shipsOn(board, planet)[defense] ?? 0) > 0)
	);
}

/** CE-36.37: whom the offense may choose by a wild card besides whom it has chosen. */
export function othersToMeet(board: Board): SeatId[] {
	const { destiny, target, system, defense, offense } = encounterOf(board);
	if (!destiny?.startsWith('wild') || target || !defense || system !== defense) return [];
	return meetable(board, offense).filter((seat) => seat !== defense);
}

type Anew = OneOf<Choice<'fewer' | 'more' | 'alike'> & { readonly then: SplitOf<Origin | 'warp'> }>;

/**
 * CE-36.38: the ships that may be chosen instead of those that were: from other places and another number, else from other
 * places, else another number; null: there are none.
 */
export function shipsAnew(play: Play): Anew | null {
	const { sending } = encounterOf(play.board);
	if (!sending || sending.late) return null;
	const all = sendable(play, sending);
	if (!all) return null;
	const n = totalOf(sending.ships);
	const elsewhere = all.places.filter(({ id }) => !sending.ships[id]);
	const between = (places: typeof all.places, least: number, most: number) => {
		const shape = least > most ? null : splitOver(places, least, most);
		return shape && shape.max >= least ? shape : null;
	};
	const another = (places: typeof all.places): Anew | null => {
		const fewer = between(places, all.min, Math.min(n - 1, all.max));
		const more = between(places, n + 1, all.max);
		return oneOf([
			...(fewer ? [{ id: 'fewer' as const, say: msg('Fewer ships'), then: fewer }] : []),
			...(more ? [{ id: 'more' as const, say: msg('More ships'), then: more }] : [])
		]);
	};
	const alike = between(elsewhere, n, n);
	return (
		another(elsewhere) ??
		(alike && oneOf([{ id: 'alike' as const, say: msg('As many ships'), then: alike }])) ??
		another(all.places)
	);
}

/** The ships that seat might have chosen for that side. */
function sendable(
	play: Play,
	{ seat, side }: { readonly seat: SeatId; readonly side: Side }
): SplitOf<Origin | 'warp'> | null {
	const coming = play.find('late');
	if (coming) return lateShips(play, seat, side, coming.allowed ?? false);
	if (seat === encounterOf(play.board).offense)
		return shipsToLaunch(play, play.find('launch')?.allowed ?? false);
	const allowed = play.find('alliance')?.allowed;
	const ask = answering(play, seat, allowed);
	return ask?.shape.choices.some(({ id }) => id === side)
		? sendableTo(play, seat, side, allowed)
		: null;
}

/** Others whose card lies face down on their own side. */
const laidBy = (board: Board, seat: SeatId): SeatId[] => {
	const { laid, ...mains } = encounterOf(board);
	return SIDES.flatMap((side) => {
		const [card, by] = [laid[side], mains[side]];
		const unseen = card && !card.faceUp && card.face === null;
		return by && by !== seat && unseen && card.by === by ? [by] : [];
	});
};

const tellBack = (play: Play, who: SeatId, card: CardId): void =>
	play.say(msg('{who} takes {card} back.', { who, card: cardName(card) }), 'CE-36.36');

// What a bot makes of it

/** What it gains when so many of the ships that are on their way are not. */
function gainWithout(sight: Sight, of: (n: number) => number): number {
	const fight = fightIn(sight);
	const { sending } = encounterIn(sight);
	if (!fight || !sending || isOurs(sight, sending.seat)) return 0;
	const n = sumOf(Object.values(sending.ships), (one) => one ?? 0);
	const worth = (ships: number) =>
		worthUnseen(sight, withShips(fight, sending.side, sending.seat, ships));
	return worth(n - of(n)) - worth(n);
}

/** A trifle it does not spend a negation on: a better use may come in the same encounter. */
const KEPT = 0.05;

/** Whether fewer of its ships are on the planet that is aimed at than on its planets on average. */
function isWeak(sight: Sight): boolean {
	const { target } = encounterIn(sight);
	const onPlanet = (planet: PlanetId) => shipsAt(sight, planet)[sight.me] ?? 0;
	const own = planetsIn(sight, sight.me);
	return target !== null && onPlanet(target) * own.length < sumOf(own, onPlanet);
}

/** Once so many have been played in an encounter (CE-36.35), another. */
export function negating(played: number): Effect['uses'] {
	const mayHave = (play: Play, name: Negation): boolean =>
		set.played(play) === played && set.mayHave(play, name);
	const cancels = (name: Negation, roles: readonly Role[], say: Words) => ({
		moments: ['use.declared'] as const,
		open: (play: Play, { seat }: Pick<Me, 'seat'>) =>
			mayHave(play, name) && acts(play, seat, roles),
		when: has(name),
		say,
		worth: zaps,
		apply: (play: Play, { seat }: Me) => {
			if (spend(play, seat, name)) stopUse(play, 'cancelled');
		}
	});
	return {
		ally: cancels('ally-action', ALLY, msg('cancel what an ally does')),
		main: cancels('main-player-action', MAIN, msg('cancel what a main player does')),
		card: {
			moments: ['use.declared'],
			open: (play, { seat }) => {
				const { seat: by, card, fate } = declaredUse(play);
				return mayHave(play, 'non-encounter-card') && by !== seat && card !== null && !fate;
			},
			when: has('non-encounter-card'),
			say: msg('the card goes back to hand'),
			worth: (sight) => zaps(sight) - KEPT,
			lasting: { unplayable: (play, _owner, cards) => [...cards, ...notedCards(play, ID)] },
			apply: (play, { seat }) => {
				if (!spend(play, seat, 'non-encounter-card')) return;
				const { seat: by, card } = answeredUse(play);
				if (card === null || !play.board.onTable.includes(card)) return;
				stopUse(play, 'returned');
				tellBack(play, by, card);
				noteCards(play, ID, tableToHand(play, [card], by));
			}
		},
		reinforcement: {
			moments: ['reinforcement.played'],
			open: (play, { seat }) => {
				const { seat: by, cancelled } = play.within('reinforce');
				return mayHave(play, 'non-encounter-card') && by !== seat && cancelled !== true;
			},
			when: has('non-encounter-card'),
			say: msg('the reinforcement goes back to hand'),
			worth: (sight) => gainCancelling(sight) - KEPT,
			harms: decidesFights,
			lasting: { unplayable: (play, _owner, cards) => [...cards, ...notedCards(play, ID)] },
			apply: (play, { seat }) => {
				if (!spend(play, seat, 'non-encounter-card')) return;
				const reinforced = cancelReinforcement(play);
				const { seat: by, card, hoarded } = reinforced;
				const came = takeDropped(play, by, card, hoarded ? 'hoard' : 'hand');
				// CE-33.18: it may have left the game as it was played.
				if (came.length > 0) tellBack(play, by, card);
				noteCards(play, ID, came);
			}
		},
		meet: {
			moments: ['destiny.defenseSet'],
			open: (play, { seat }) =>
				mayHave(play, 'destiny') &&
				encounterOf(play.board).offense !== seat &&
				othersToMeet(play.board).length > 0,
			when: has('destiny'),
			say: msg('somebody else is encountered'),
			worth: (sight) =>
				mainOf(sight, 'defense') === sight.me && !isOurs(sight, encounterIn(sight).offense)
					? 3 * KEPT
					: 0,
			harms: trifling,
			apply: (play, { seat }) => {
				if (spend(play, seat, 'destiny')) play.push('negator.meet');
			}
		},
		intruder: {
			moments: ['destiny.drawn'],
			open: (play, { seat }) => {
				const { offense, destiny, defense } = encounterOf(play.board);
				return (
					mayHave(play, 'destiny') &&
					offense !== seat &&
					defense === null &&
					destiny !== null &&
					colourOf(destiny) === offense &&
					intrudersIn(play.board, offense).length > 0
				);
			},
			when: has('destiny'),
			say: msg('an intruder is encountered'),
			// So they do not come to it, unless it is the intruder.
			worth: (sight) => {
				const { offense } = encounterIn(sight);
				const there = planetsIn(sight, offense).some(
					(planet) => sight.open.planets[planet]?.[sight.me]
				);
				return there || isOurs(sight, offense) ? 0 : KEPT;
			},
			harms: trifling,
			lasting: {
				meetsIntruder: (play, _owner, must, { seat }) => {
					const { offense, destiny } = encounterOf(play.board);
					return must || (seat === offense && noteOf(play, ID)?.intruder === destiny);
				}
			},
			apply: (play, { seat }) => {
				const { destiny } = encounterOf(play.board);
				if (!destiny || !spend(play, seat, 'destiny')) return;
				note(play, ID, { ...noteOf(play, ID), intruder: destiny });
			}
		},
		gate: {
			moments: ['launch.beforeShips'],
			open: (play, { seat }) =>
				mayHave(play, 'hyperspace-gate') &&
				encounterOf(play.board).offense !== seat &&
				otherAims(play.board).length > 0,
			when: has('hyperspace-gate'),
			say: msg('the gate is aimed at another planet'),
			// A planet of its own that is held by few.
			worth: (sight) =>
				mainOf(sight, 'defense') === sight.me &&
				!isOurs(sight, encounterIn(sight).offense) &&
				isWeak(sight)
					? 2 * KEPT
					: 0,
			harms: trifling,
			apply: (play, { seat }) => {
				if (spend(play, seat, 'hyperspace-gate')) play.push('negator.aim');
			}
		},
		ships: {
			moments: ['ships.chosen'],
			open: (play, { seat }) =>
				mayHave(play, 'choosing-ships') &&
				encounterOf(play.board).sending?.seat !== seat &&
				shipsAnew(play) !== null,
			when: has('choosing-ships'),
			say: msg('other ships are sent'),
			// Who sends as many as they may can only send fewer.
			worth: (sight) => gainWithout(sight, (n) => (n >= MOST_SHIPS ? 1 : 0)),
			harms: trifling,
			apply: (play, { seat }) => {
				if (spend(play, seat, 'choosing-ships')) play.push('negator.ships');
			}
		},
		refuse: {
			moments: ['ships.chosen'],
			open: (play, { seat }) => {
				const { sending, offense, allies } = encounterOf(play.board);
				return (
					mayHave(play, 'enter-alliance') &&
					sending !== undefined &&
					sending.seat !== seat &&
					sending.seat !== offense &&
					// Who has joined it sends ships that come late (CE-8.15).
					!allies[sending.side].includes(sending.seat)
				);
			},
			when: has('enter-alliance'),
			say: msg('that side may not be joined'),
			worth: (sight) =>
				encounterIn(sight).sending?.seat === encounterIn(sight).offense
					? 0
					: gainWithout(sight, (n) => n) - KEPT,
			harms: trifling,
			lasting: {
				mayAlly: (play, _owner, may, { seat, side }) => {
					const refused = noteOf(play, ID)?.refused;
					return may && !(refused?.seat === seat && refused.side === side);
				}
			},
			apply: (play, { seat }) => {
				const encounter = encounterOf(play.board);
				const { sending } = encounter;
				if (!sending || !spend(play, seat, 'enter-alliance')) return;
				delete encounter.sending;
				note(play, ID, {
					...noteOf(play, ID),
					refused: { seat: sending.seat, side: sending.side }
				});
				play.push('negator.answer', { seat: sending.seat });
			}
		},
		laid: asking({
			moments: ['planning.selected'],
			open: (play, { seat }) =>
				mayHave(play, 'encounter-card') && laidBy(play.board, seat).length > 0,
			when: has('encounter-card'),
			ask: ({ board }, { seat }) => {
				const some = laidBy(board, seat);
				return some.length > 0 ? seats(some) : null;
			},
			say: msg('another card is laid'),
			sends: template('Another card of {first}'),
			// What they would rather have laid is the better card for them.
			worth: (sight) => (amMain(sight) ? 2 * KEPT : 0),
			choose: (sight, { choices }) => {
				const choice = choices.find(({ id }) => id === opponentIn(sight));
				return choice ? { pick: choice.id } : null;
			},
			harms: (sight) => amMain(sight),
			lasting: {
				mustLay: (play, _owner, cards, { seat }) => {
					const held = encounterCardsOf(play.board, seat);
					const others = held.filter((card) => !notedCards(play, ID).includes(card));
					if (others.length === held.length) return cards;
					const due = others.filter((card) => cards.includes(card));
					return due.length > 0 ? due : others;
				}
			},
			apply: (play, { seat }, { pick: whom }) => {
				const { board } = play;
				const side = SIDES.find((one) => encounterOf(board)[one] === whom);
				if (!side || !laidBy(board, seat).includes(whom) || !spend(play, seat, 'encounter-card'))
					return;
				play.say(
					msg(
						'{who, select, you {You take the card you have} other {# takes the card they have}} laid back.',
						{ who: whom }
					),
					'CE-36.41'
				);
				noteCards(play, ID, takeLaid(play, side, whom));
				play.push('layAgain', { seat: whom });
			}
		})
	};
}
