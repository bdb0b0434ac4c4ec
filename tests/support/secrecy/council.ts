/**
 * What is secret in Galactic Council (GC-20.2): face-down Discovery Tokens, decks in their order, Tactics
 * not activated, the Chair's cards, fates not answered.
 */
import type { SeatId, Table } from '$lib/core';
import { COUNCIL_CARDS, CREATION_CARDS, OBJECTIVES, TOKENS } from '$lib/games/council/tables';
import { SIDES } from '$lib/games/council/types';
import type { Board } from '$lib/games/council/types';
import type { Secrecy } from './secrecy';

/** What a name by itself stands for: the decks have no name in common. */
const KINDS = new Map(
	Object.entries({
		council: COUNCIL_CARDS,
		objective: OBJECTIVES,
		fate: CREATION_CARDS,
		token: TOKENS
	}).flatMap(([kind, cards]) => Object.keys(cards).map((id) => [id, kind] as const))
);

/** Copies of Tactics, which stand in choices and sources as well: `feint#2`, `tactic:feint#2`. */
const TACTIC = /[a-z-]+#\d+/g;

/** The card or token in an id, a choice or a source: `truce`, `council:truce`, `response:oracle.a/0.else`. */
const NAME = /^(?:(?:council|objective|token|response|npc|fate):)?([a-z-]+)(?:[./].*)?$/;

function nameIn(text: string): string[] {
	const name = NAME.exec(text)?.[1] ?? '';
	const kind = KINDS.get(name);
	return kind ? [`${kind}:${name}`] : [];
}

/** A face-down token, by where it lies. */
const lying = (hex: string, token: string) => `${hex} ${token}`;

/** `hex`: where that stands which the value is about, if it stands somewhere. */
function namesIn(value: unknown, hex: string | null): string[] {
	if (typeof value === 'string') {
		const names = nameIn(value);
		const tokens = hex ? names.filter((name) => name.startsWith('token:')) : [];
		const copies = value.match(TACTIC) ?? [];
		return [...names, ...copies, ...tokens.map((token) => lying(hex ?? '', token))];
	}
	if (typeof value !== 'object' || value === null) return [];
	const at = 'hex' in value && typeof value.hex === 'string' ? value.hex : hex;
	return Object.entries(value).flatMap(([key, inner]) =>
		namesIn(inner, key.startsWith('hex:') ? key : at)
	);
}

const namedIn = (value: unknown): string[] => namesIn(value, null);

/** GC-20.1: discards, what was played and opened, traits, effects that last; of Tactics those activated. */
const publicOf = ({ session, battle, players, npcs, ...board }: Board): Set<string> =>
	new Set(
		namedIn([
			[board.tokenDiscard, board.councilDiscard],
			[board.objectives, board.lasting, session?.card],
			SIDES.map((side) => [battle?.sides[side].active, battle?.sides[side].instead]),
			Object.values(players).map(({ traits, spent, scored }) => [traits, spent, scored]),
			Object.values(npcs).map(({ trait }) => trait)
		])
	);

/** GC-20.2: what a seat drew and has not shown, the fates it answers, and what it looked at. */
function privateOf({ players, battle }: Board, seat: SeatId): Set<string> {
	const { fates = [], drawn = [], foreseen = [], seen = {} } = players[seat] ?? {};
	const own = SIDES.map((side) => battle?.sides[side]).filter((side) => side?.race === seat);
	return new Set(namedIn([fates, drawn, foreseen, seen, own.map((side) => side?.drawn)]));
}

export const councilSecrecy: Secrecy = {
	namedIn,
	follow: () => {
		const activated: string[] = [];
		return (table, events) => {
			const { board } = table as unknown as Table<Board, unknown>;
			for (const { to, move } of events)
				if (to === 'all' && move?.type === 'activated') activated.push(...namedIn(move));
			const privately = board.order.map((seat) => [seat, privateOf(board, seat)] as const);
			return {
				publicly: new Set([...publicOf(board), ...activated]),
				privately: new Map(privately)
			};
		};
	},
	telltale: /[a-z]#\d|council:|token:|"(fates|drawn|foreseen|seen|tactics|hidden)"/
};
