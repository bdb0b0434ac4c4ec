/**
 * A battle on the map of two players: `seat:1` attacks `seat:2` (or whoever is there) in open space next
 * to its homeworld. No Action Cards but those a test gives, so that nobody is asked for nothing.
 */
import { expect } from 'vitest';
import { act } from '../../src/lib/core';
import type { OwnDecision, SeatId } from '../../src/lib/core';
import { council } from '../../src/lib/games/council';
import type { HexId } from '../../src/lib/hex';
import type { Player, RaceId, Side } from '../../src/lib/games/council/types';
import type { ShipCounts } from '../../src/lib/games/council/tables/vocabulary';
import { position } from './council';
import type { CouncilGame, Position } from './council';
import { load } from './loadedDice';

/** Where it is fought. The defender can retreat to the three hexes named. */
export const FIELD: HexId = 'hex:-1,0';
export const REFUGES: readonly HexId[] = ['hex:-1,-1', 'hex:-1,1', 'hex:-2,1'];
/** Where the attackers come from: their homeworld, and a hex beside it. */
export const BASE: HexId = 'hex:-2,0';
export const WING: HexId = 'hex:0,-1';

export interface Duel extends Omit<Position, 'ships'> {
	/** Ships at BASE. */
	attack: ShipCounts;
	/** More of the attacker's ships, at WING. */
	wing?: ShipCounts;
	/** Ships on the FIELD; none for an undefended planet. */
	defence?: ShipCounts;
	/** Whose they are. */
	defender?: RaceId;
	/** The tile of the FIELD; open space if left out. */
	field?: string;
	/** Other ships on the map. */
	ships?: Position['ships'];
	/** Action Cards by seat. */
	actions?: Partial<Record<SeatId, string[]>>;
}

/** The position before the Battle, on the attacker's turn. */
export function duel(given: Duel): CouncilGame {
	const { attack, wing, defence, defender = 'seat:2', field, ships, actions, ...rest } = given;
	const players: Partial<Record<SeatId, Partial<Player>>> = {};
	for (const seat of ['seat:1', 'seat:2'] as const)
		players[seat] = { actions: actions?.[seat] ?? [], ...rest.players?.[seat] };
	return position({
		...rest,
		players: { ...rest.players, ...players },
		tiles: { [FIELD]: field ?? 'frontier-13', ...rest.tiles },
		ships: {
			[BASE]: ['seat:1', attack],
			...(wing ? { [WING]: ['seat:1', wing] } : {}),
			...(defence ? { [FIELD]: [defender, defence] } : {}),
			...ships
		}
	});
}

export interface Round {
	/** Tactics bought; a seat left out buys none. */
	buy?: Partial<Record<SeatId, { small?: number; big?: number }>>;
	/** Cards activated: `feint` for the first copy in hand, `action:ulmar-1`. */
	play?: Partial<Record<SeatId, readonly string[]>>;
	/** Every die rolled from here on, to the next round. */
	dice?: readonly number[];
}

/** Begins the Battle with everything adjacent, and fights the first round. */
export function attack(g: CouncilGame, round: Round = {}, target: HexId = FIELD): CouncilGame {
	load(...(round.dice ?? []));
	const { shape } = g.decision('seat:1');
	const menu = shape.type === 'one' ? shape.choices.find(({ id }) => id === 'battle')?.then : null;
	const choice =
		menu?.type === 'one' ? menu.choices.find(({ id }) => id === target)?.then : undefined;
	const picks = choice?.type === 'some' ? choice.choices.map(({ id }) => id) : null;
	const then = picks ? { pick: target, then: { picks } } : { pick: target };
	g.answer('seat:1', { pick: 'battle', then });
	return decide(g, round);
}

/** Fights the next round, whose first question may be open already. */
export function fight(g: CouncilGame, round: Round = {}): CouncilGame {
	load(...(round.dice ?? []));
	return decide(g, round);
}

function decide(g: CouncilGame, { buy = {}, play = {} }: Round): CouncilGame {
	for (const seat of seatsAsked(g, 'battleRound.buy'))
		g.answer(seat, { split: { ...buy[seat] } as Record<string, number> });
	for (const seat of seatsAsked(g, 'battleRound.activate')) {
		const hand = idsIn(g.decision(seat));
		const picks: string[] = [];
		for (const name of play[seat] ?? []) {
			const card = hand.find(
				(id) => !picks.includes(id) && (id === name || id.startsWith(`tactic:${name}#`))
			);
			expect(card, `${name} in the hand of ${seat}: ${hand.join(', ')}`).toBeDefined();
			picks.push(card!);
		}
		g.answer(seat, { picks });
	}
	return g;
}

const seatsAsked = (g: CouncilGame, name: string): SeatId[] =>
	g.table.decisions.filter((open) => open.name === name).map(({ seat }) => seat as SeatId);

const idsIn = ({ shape }: OwnDecision): string[] =>
	shape.type === 'some' ? shape.choices.map(({ id }) => id) : [];

/** Gives up pieces beside the question that is open: `{ 'hex:-2,0 fighter': 2 }` (GC-14.8). */
export function scuttle(
	g: CouncilGame,
	seat: SeatId,
	split: Readonly<Record<string, number>>
): CouncilGame {
	const { id } = g.decision(seat);
	expect(act(council, g.table, seat, id, { aside: 'scuttle', then: { split } }).ok).toBe(true);
	return g;
}

/** What a side last rolled: its dice after rerolls, and the hits among them. */
export function rolled(g: CouncilGame, side: Side): { dice: number[]; hits: number } {
	const { dice, hits } = lastRoll(g, side);
	return { dice, hits };
}

/** Of what its last dice were so many: `['points', 2], ['action:varkesh-1', 5]`. */
export const madeOf = (g: CouncilGame, side: Side): [string, number][] =>
	lastRoll(g, side).made.map(({ of, n }) => [of, n]);

interface Roll {
	dice: number[];
	hits: number;
	made: { of: string; n: number }[];
}

function lastRoll(g: CouncilGame, side: Side): Roll {
	const event = g.events.findLast(
		({ move }) => move?.type === 'rolled' && (move as { side?: string }).side === side
	);
	return event?.move as unknown as Roll;
}
