/** How evolution cards are drawn (CE-40.37), and how ships come onto them (CE-40.38). */
import { msg, withBarred } from '../../../../core';
import type { AnswerTo, Ask, Choice, Words } from '../../../../core';
import { inTurn, keysOf, leftOf } from '../../../kit';
import type { OneOf } from '../../../kit';
import { encounterOf, planetName, shipsAt } from '../../board';
import { heldColonies, leavable } from '../../leaving';
import { isHeld, isPlanet, moveShips } from '../../ships';
import { formsOf } from '../../play';
import { hasRewardDeck } from '../../rewards';
import type { Play, Step } from '../../play';
import type { Board, PlanetId, SeatId } from '../../types';
import { levelFor } from './card';
import {
	cardOf,
	evolutionName,
	evolutionPlace,
	isEvolution,
	evolutionsOf,
	evolutionsWith
} from './laid';
import { evolutionBy, EVOLUTIONS } from '.';
import type { EvolutionPlace } from './state';

/** So many lie open. */
const OPEN = 4;

/** CE-40.37: they are drawn as the decks are made. */
export function drawEvolutions(play: Play): void {
	const { evolution } = play.board;
	if (!evolution) return;
	evolution.cards = play
		.shuffle(
			keysOf(EVOLUTIONS).filter((id) => !evolutionBy(id).needsRewards || hasRewardDeck(play))
		)
		.slice(0, OPEN)
		.map((id) => ({ id, ships: {} }));
	play.say(
		msg('The evolution cards are {cards}.', {
			cards: { and: evolution.cards.map(({ id }) => evolutionBy(id).words.name) }
		}),
		'CE-40.37'
	);
}

/** What a seat may do with a ship: onto a card, from card to card, or nothing, this time or until its next turn begins. */
type Evolving = OneOf<
	| (Choice<`put ${EvolutionPlace}`> & { readonly then?: never })
	| (Choice<`move ${EvolutionPlace}`> & { readonly then: OneOf<Choice<EvolutionPlace>> })
	| (Choice<'none' | 'rest'> & { readonly ends: true })
> & { readonly then: OneOf<Choice<PlanetId>> };

declare module '../../play' {
	interface Steps {
		evolve: {
			/** What each chose, who is still to do it, in order. */
			chosen?: readonly (readonly [SeatId, AnswerTo<Evolving>])[];
		};
	}
}

/** What a card does for whoever has so many ships there; null: nothing. */
const doesWith = (place: EvolutionPlace, n: number): Words | null =>
	levelFor(evolutionBy(cardOf(place)).words.levels, n)?.does ?? null;

/** What a card would do with another ship there, or with one less. */
function cardChoice(board: Board, seat: SeatId, place: EvolutionPlace, change: 1 | -1) {
	const n = shipsAt(board, seat, place) + change;
	const does = doesWith(place, n);
	return {
		on: place,
		note: does
			? msg('With {n, plural, one {# ship} other {# ships}}: {does}', { n, does })
			: msg('With {n, plural, one {# ship} other {# ships}}: nothing', { n })
	};
}

function evolving(play: Play, seat: SeatId): Ask<Evolving> | null {
	const { board } = play;
	const places = evolutionsOf(board).map(({ id }) => evolutionPlace(id));
	const colonies = leavable(play, seat).map((planet) => ({
		id: planet,
		say: planetName(planet),
		on: planet,
		note: msg('{n, plural, one {# ship} other {# ships}} there', {
			n: shipsAt(board, seat, planet)
		})
	}));
	const held = evolutionsWith(board, seat);
	if (colonies.length === 0 && held.length === 0) return null;
	return {
		seat,
		rule: 'CE-40.38',
		say: msg('A ship onto an evolution card, or from one to another?'),
		shape: {
			type: 'one',
			// What most do in most encounters comes first: there may be eight rows of cards.
			choices: [
				{ id: 'none', say: msg('Leave them as they are'), ends: true },
				{
					id: 'rest',
					say: msg('Leave them until your next turn'),
					note: msg('You are not asked before it begins.'),
					rule: 'CE-40.60',
					ends: true
				},
				...(colonies.length === 0 ? [] : places).map((place) => ({
					id: `put ${place}` as const,
					say: msg('Put a ship on {card}', { card: evolutionName(place) }),
					...cardChoice(board, seat, place, 1)
				})),
				...held.map((from) => ({
					id: `move ${from}` as const,
					say: msg('Move a ship from {card}', { card: evolutionName(from) }),
					...cardChoice(board, seat, from, -1),
					then: {
						type: 'one' as const,
						choices: places
							.filter((place) => place !== from)
							.map((place) => ({
								id: place,
								say: msg('To {card}', { card: evolutionName(place) }),
								on: place,
								note: doesWith(place, shipsAt(board, seat, place) + 1) ?? msg('Nothing')
							}))
					}
				}))
			],
			// Written once: eight seats may hold this question at once.
			then: withBarred({ type: 'one', choices: colonies }, heldColonies(play, seat))
		},
		fallback: { pick: 'none' }
	};
}

/** Clockwise from the offense. */
const order = ({ board }: Play): SeatId[] => {
	const { offense } = encounterOf(board);
	return [offense, ...leftOf(board, offense)];
};

const { run, askAll } = formsOf('evolve');

export const evolve: Step = {
	/** CE-40.60: until its next turn begins. */
	wake: run(({ board }) => {
		const { evolution, offense } = board;
		if (evolution && encounterOf(board).n === 1)
			evolution.resting = evolution.resting.filter((seat) => seat !== offense);
	}),

	/** CE-40.38: all say at once what they do, and it is done from the offense clockwise. */
	choose: askAll({
		ask: (play) =>
			order(play)
				.filter((seat) => !play.board.evolution?.resting.includes(seat))
				.flatMap((seat) => evolving(play, seat) ?? []),
		then: (play, frame, answers) => {
			frame.chosen = [...inTurn(order(play), answers)];
		}
	}),

	next: run((play, frame) => {
		const [first, ...rest] = frame.chosen ?? [];
		if (!first) return undefined;
		frame.chosen = rest;
		act(play, ...first);
		return 'next';
	})
};

function act(play: Play, seat: SeatId, { pick, then }: AnswerTo<Evolving>): void {
	const { evolution } = play.board;
	if (!evolution) return;
	if (pick === 'rest') evolution.resting = [...evolution.resting, seat];
	if (!then) return;
	for (const { id } of evolution.cards) {
		const place = evolutionPlace(id);
		if (pick === `put ${place}` && isPlanet(then.pick)) put(play, seat, then.pick, place);
		if (pick === `move ${place}` && isEvolution(then.pick)) shift(play, seat, place, then.pick);
	}
}

/** A ship of a colony goes onto a card, the last one there as well. */
function put(play: Play, seat: SeatId, planet: PlanetId, to: EvolutionPlace): void {
	// What those before it in the order have done may have cost it the ship.
	if (shipsAt(play.board, seat, planet) === 0 || isHeld(play, seat, planet)) return;
	play.say(
		msg('{who} puts a ship of {planet} on {card}.', {
			who: seat,
			planet: planetName(planet),
			card: evolutionName(to)
		}),
		'CE-40.38'
	);
	moveShips(play, [{ seat, n: 1, from: planet, to }]);
}

function shift(play: Play, seat: SeatId, from: EvolutionPlace, to: EvolutionPlace): void {
	if (shipsAt(play.board, seat, from) === 0) return;
	play.say(
		msg('{who} moves a ship from {card} to {other}.', {
			who: seat,
			card: evolutionName(from),
			other: evolutionName(to)
		}),
		'CE-40.38'
	);
	moveShips(play, [{ seat, n: 1, from, to }]);
}
