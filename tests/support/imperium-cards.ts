/** Twilight Imperium with Action Cards in hand. */
import type { Answer, SeatId } from '../../src/lib/core';
import {
	allPlanets,
	planetsAt,
	planetState,
	systemIds,
	homeOf
} from '../../src/lib/games/imperium/board';
import { isHomePlanet } from '../../src/lib/games/imperium/cards/choices';
import { noFleet } from '../../src/lib/games/imperium/board';
import type {
	ActionCardId,
	Board,
	Fleet,
	PlanetId,
	SystemId,
	Vault
} from '../../src/lib/games/imperium/types';
import { asidesOf, act } from '../../src/lib/core';
import { likeOf } from '../../src/lib/games/kit';
import { standing } from './imperium';

export type Table = ReturnType<typeof standing>;

export const me: SeatId = 'seat:1';
export const you: SeatId = 'seat:2';
export const them: SeatId = 'seat:3';

/** Puts cards like these into a hand, under these names, out of the deck. */
export function deal(board: Board, vault: Vault, seat: SeatId, ...cards: ActionCardId[]): void {
	outOfDeck(vault, ...cards);
	board.players[seat]!.hand.push(...cards);
}

/** Takes cards like these out of the deck, which has them. */
export function outOfDeck({ actions }: Vault, ...cards: ActionCardId[]): void {
	for (const card of cards) {
		const at = actions.findIndex((one) => likeOf(one) === likeOf(card));
		if (at >= 0) actions.splice(at, 1);
	}
}

/** It is seat:1’s turn, who holds these cards; nobody else holds any. */
export const turnWith = (
	cards: readonly ActionCardId[],
	edit: (board: Board, vault: Vault) => void = () => undefined,
	wanted: Parameters<typeof standing>[2] = {}
): Table =>
	standing(
		{ step: 'turn', at: 'act', seat: me },
		(board, vault) => {
			deal(board, vault, me, ...cards);
			edit(board, vault);
		},
		wanted
	);

/** Plays this card in answer to what is asked. */
export const playCard = (g: Table, seat: SeatId, card: ActionCardId, then?: Answer): Table =>
	g.answer(seat, { pick: `card:${card}`, ...(then ? { then } : {}) });

/** What this seat may play beside what is asked, by card. */
export function besideOf(g: Table, seat: SeatId): string[] {
	const found = asidesOf(g.game, g.table, seat).find(({ name }) => name === 'card');
	return found?.shape.type === 'one' ? found.shape.choices.map(({ id }) => id) : [];
}

/** Plays this card beside what is asked, or while others are. Throws when it is refused. */
export function playBeside(g: Table, seat: SeatId, card: ActionCardId, then?: Answer): Table {
	const asked = g.table.decisions.find((open) => open.seat === seat);
	const answer = { aside: 'card', then: { pick: `card:${card}`, ...(then ? { then } : {}) } };
	const result = act(g.game, g.table, seat, asked?.id ?? 0, answer);
	if (!result.ok) throw new Error(`Refused: ${result.refusal.rule}`);
	g.events.push(...result.value.events);
	return g;
}

/** A planet outside Home Systems that nobody has, and another of another system. */
export const farPlanets = (board: Board): PlanetId[] => {
	const seen = new Set<SystemId>();
	return allPlanets(board).filter((id) => {
		const system = systemIds(board).find((one) => planetsAt(board, one).includes(id))!;
		if (isHomePlanet(board, id) || seen.has(system)) return false;
		seen.add(system);
		return true;
	});
};

/** Gives a planet to a player with these units. */
export function own(
	board: Board,
	seat: SeatId | null,
	planet: PlanetId,
	units: Partial<ReturnType<typeof planetState>['units']> = {},
	exhausted = false
): PlanetId {
	Object.assign(planetState(board, planet), {
		owner: seat,
		exhausted,
		units: { groundForce: 0, pds: 0, spaceDock: 0, ...units }
	});
	return planet;
}

/** Puts a fleet into a system. */
export function put(board: Board, seat: SeatId, system: SystemId, ships: Partial<Fleet>): SystemId {
	board.systems[system]!.fleets[seat] = { ...noFleet(), ...ships };
	return system;
}

export const homePlanetOf = (board: Board, seat: SeatId): PlanetId =>
	planetsAt(board, homeOf(board, seat))[0]!;

export { homeOf, planetState };
