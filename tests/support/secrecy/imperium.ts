/**
 * What is secret in Twilight Imperium (TI-27): Action Cards in hand, secret objectives, tiles to place, races to keep
 * one of, and decks in their order. Copies of Action Cards are named by who sees them (TI-27.13).
 */
import type { SeatId, Table } from '$lib/core';
import { asTold, likeOf } from '$lib/games/kit';
import { underway } from '$lib/games/imperium/play';
import {
	ACTION_CARDS,
	OBJECTIVES,
	POLITICAL_CARDS,
	RACES,
	TILES
} from '$lib/games/imperium/tables';
import type { ActionCardId, Board, Vault } from '$lib/games/imperium/types';
import type { Secrecy } from './secrecy';

/** What a name by itself stands for: the tables have no name in common but the ones left out. */
const KINDS = new Map(
	Object.entries({
		political: POLITICAL_CARDS,
		objective: OBJECTIVES,
		race: RACES,
		tile: TILES
	})
		.flatMap(([kind, cards]) => Object.keys(cards).map((id) => [id, kind] as const))
		// An Action Card too, which is named so where its number does not matter.
		.filter(([id]) => !Object.hasOwn(ACTION_CARDS, id))
);

/** Copies of Action Cards and of tiles, wherever they stand: `plague#203`, `card:plague#203`, `tile:empty#2`. */
const COPY = /[a-z0-9-]+#\d+/g;

/** The card, the race or the tile in an id or a choice: `revote`, `political:revote`, `race:sol`. */
const NAME = /^(?:(?:political|objective|race|tile):)?([a-z0-9-]+)$/;

function nameIn(text: string): string[] {
	const name = NAME.exec(text)?.[1] ?? '';
	const kind = KINDS.get(name);
	return kind ? [`${kind}:${name}`] : [];
}

function namedIn(value: unknown): string[] {
	if (typeof value === 'string') return [...nameIn(value), ...(value.match(COPY) ?? [])];
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([key, inner]) => [...nameIn(key), ...namedIn(inner)]);
}

/** TI-27.1, TI-27.3, TI-27.4: what lies on the table, face up. */
const publicOf = ({ players, systems, ...board }: Board): string[] =>
	namedIn([
		[board.played, board.actionDiscard, board.politicalDiscard, board.laws, board.agenda],
		[board.objectives, board.scored, board.openTiles, board.lasting],
		Object.values(systems).map(({ tile }) => tile),
		Object.values(players).map(({ race, claimed }) => [race, claimed]),
		// TI-3.3: where races are chosen one after the other, out of those left, all are there to see.
		board.options.races === 'pick' ? Object.keys(RACES) : []
	]);

/** TI-27.6 to TI-27.9: a seat's own. */
function privateOf({ players }: Board, seat: SeatId): string[] {
	const { hand = [], secrets = [], tiles = [], offered = [] } = players[seat] ?? {};
	return namedIn([hand, secrets, tiles, offered]);
}

/** Cards of others or of a deck as they are told of, whichever copies they are: each like once. */
const likesOf = (seat: SeatId, cards: readonly ActionCardId[]): ActionCardId[] =>
	asTold(
		seat,
		cards.filter((card, i) => cards.findIndex((one) => likeOf(one) === likeOf(card)) === i)
	);

/** What a seat looks at now: a deck it searches (TI-27.8), a hand (TI-27.6), the next Political Cards (TI-17.5). */
function lookedAt({ board, vault, frames }: Table<Board, Vault>): [SeatId, readonly string[]][] {
	return underway({ frames }).flatMap((frame): [SeatId, readonly string[]][] => {
		switch (frame.step) {
			case 'search':
				return [[frame.seat, likesOf(frame.seat, vault.actions)]];
			case 'disclosure':
				return [[frame.seat, likesOf(frame.of, board.players[frame.of]?.hand ?? [])]];
			case 'agenda':
				return frame.at.startsWith('look')
					? [[frame.seat, namedIn(vault.politics.slice(-NEXT))]]
					: [];
			default:
				return [];
		}
	});
}

/** At most so many Political Cards are looked at (TI-17.5, TI-30.7). */
const NEXT = 4;

/**
 * Who may choose among all Political Cards there are, wherever they lie: that names none of the deck’s order. Touch of
 * Genius does what Determine Policy did.
 */
const CHOOSES_POLICY: readonly string[] = ['determine-policy', 'touch-of-genius'];

export const imperiumSecrecy: Secrecy = {
	namedIn,
	follow: () => {
		/** TI-21.11: cards named in an offer, to the two who trade. */
		let offered: readonly (readonly [SeatId, readonly string[]])[] = [];
		return (known) => {
			const table = known as unknown as Table<Board, Vault>;
			const { board, vault } = table;
			const trades = underway(table).filter((frame) => frame.step === 'exchange');
			if (trades.length === 0) offered = [];
			for (const { seat, partner, offer } of trades)
				if (partner && offer)
					offered = [
						...offered,
						...[seat, partner].map((one) => [one, namedIn(offer.terms)] as const)
					];
			const seen = [...lookedAt(table), ...offered];
			return {
				publicly: new Set(publicOf(board)),
				privately: new Map(
					board.order.map((seat) => {
						const own = privateOf(board, seat);
						const chooses = own.some((name) => CHOOSES_POLICY.includes(likeOf(name)));
						const others = seen.flatMap(([who, names]) => (who === seat ? names : []));
						return [
							seat,
							new Set([...own, ...others, ...(chooses ? namedIn(vault.politics) : [])])
						];
					})
				)
			};
		};
	},
	telltale: /[a-z]#\d|political:|race:|"(hand|secrets|offered)"/
};
