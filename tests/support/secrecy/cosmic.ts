/** What is secret in Cosmic Encounter (CE-23): hands, decks, cards laid face down, aliens not shown. */
import type { SeatId, Table } from '$lib/core';
import { ALIENS } from '$lib/games/cosmic/aliens';
import { kickersOf } from '$lib/games/cosmic/board';
import { modulePiles } from '$lib/games/cosmic/modules/decks';
import { underway } from '$lib/games/cosmic/play';
import type { Board, CardId, Vault } from '$lib/games/cosmic/types';
import { asTold } from '$lib/games/kit';
import type { Secrecy } from './secrecy';

/** Cards of both decks, as they are written wherever they are written. */
const CARD =
	/(?:attack|negotiate|morph|retreat|reinforcement|artifact|kicker|rift|intimidate)(?::[\w-]+)?(?:@reward)?#\d+|wild#\d+|flare:[a-z-]+|colour:\d+#\d+|special:[a-z-]+/g;

/** Aliens are told apart from words like "chosen" by standing alone, as a value: `zombie`, `seat:2 zombie`. */
const ALIEN = new RegExp(`^(?:seat:\\d+ |alien:)?(${Object.keys(ALIENS).join('|')})$`);

const cardsIn = (value: unknown): readonly string[] => JSON.stringify(value).match(CARD) ?? [];

/** What a wild flare does is in force for all to see; whose alien it belongs to is nobody’s business. */
const isWild = (inner: unknown): inner is { readonly source: 'wild' } =>
	typeof inner === 'object' && inner !== null && 'source' in inner && inner.source === 'wild';

/**
 * Which aliens are in the box is known to all (CE-3.19), as is the flare that was played and what it has added to a
 * card: none of them says who has which.
 * Who sits on a chair is of a kind, and a human there is no alien.
 */
const withoutKnown = (value: unknown): unknown =>
	JSON.parse(JSON.stringify(value), (key, inner: unknown) => {
		if (key === 'box' || key === 'plusBy') return [];
		if (key === 'kind' && inner === 'human') return '';
		return isWild(inner) ? { ...inner, id: '' } : inner;
	});

/** Every text in a value, keys left out. */
function textsIn(value: unknown): string[] {
	if (typeof value === 'string') return [value];
	if (typeof value !== 'object' || value === null) return [];
	return Object.values(value).flatMap(textsIn);
}

/** What lies open on the table. */
function publicOf(board: Board): Set<string> {
	const { encounter } = board;
	const seen = new Set<string>([
		...board.discard,
		...board.destinyDiscard,
		...board.outOfGame,
		...Object.values(board.besidePlanets).flat(),
		...modulePiles(board),
		...board.onTable,
		...board.returning.map(({ card }) => card),
		...Object.values(board.players).flatMap(({ aliens, shown }) => (shown ? aliens : []))
	]);
	for (const { card, open } of kickersOf(board)) if (open) seen.add(card);
	if (encounter?.destiny) seen.add(encounter.destiny);
	// CE-16.29: what a loan stands in for was turned up.
	for (const { aliens } of encounter?.lent ?? []) for (const alien of aliens) seen.add(alien);
	for (const side of ['offense', 'defense'] as const) {
		const laid = encounter?.laid[side];
		const gone = encounter?.discarded[side];
		if (laid && (laid.faceUp || (encounter.revealed && !laid.concealed))) seen.add(laid.card);
		if (gone) seen.add(gone);
	}
	return seen;
}

/** What a seat alone knows: its hand and hoard, its aliens, the card it laid, and what it was shown in this encounter. */
function privateOf(board: Board, seat: SeatId): Set<string> {
	const { hand = [], hoard, aside, offered = [], chosen, aliens = [] } = board.players[seat] ?? {};
	const laid = Object.values(board.encounter?.laid ?? {}).flatMap((one) =>
		one?.by === seat ? [one.card] : []
	);
	laid.push(...kickersOf(board).flatMap(({ by, card }) => (by === seat ? [card] : [])));
	const shown = (board.encounter?.looks ?? []).flatMap(({ by, cards }) =>
		by === seat ? cards : []
	);
	const chose = chosen ? [chosen] : [];
	// CE-19.23: what lies face down before a player they alone see.
	const held = [...hand, ...(hoard?.cards ?? []), ...Object.values(aside ?? {}).flat()];
	return new Set([...held, ...offered, ...aliens, ...chose, ...laid, ...shown]);
}

export const cosmicSecrecy: Secrecy = {
	namedIn: (value) => {
		const told = withoutKnown(value);
		return [...cardsIn(told), ...textsIn(told).flatMap((text) => ALIEN.exec(text)?.[1] ?? [])];
	},

	follow: () => {
		// CE-13.5: cards named in an offer are known to whom it is made, as long as that encounter lasts.
		let offered: string[] = [];
		let encounters = 0;
		return (table, _events, action) => {
			const { board, vault } = table as unknown as Table<Board, Vault>;
			if (board.encounters !== encounters) offered = [];
			encounters = board.encounters;
			// CE-23.5: told by what they are, so a copy may have another number in the offer than in the answer.
			if (action?.type === 'answer' && 'offer' in action.answer)
				offered = [
					...offered,
					...cardsIn(action.answer),
					...cardsIn(
						underway(table).map((frame) => (frame.step === 'deal' ? (frame.offer ?? null) : null))
					)
				];
			const { offense, defense } = board.encounter ?? {};
			// CE-7.20: who searches the destiny deck sees what is in it.
			const searching = underway(table).flatMap((frame) =>
				frame.step === 'use' && frame.source === 'power' && frame.id === 'dictator'
					? [frame.seat]
					: []
			);
			// CE-7.23: so does who looks at its top.
			const ahead = (seat: SeatId) =>
				underway(table).flatMap((frame) =>
					frame.step === 'coordinator.schedule' && frame.seat === seat ? (frame.cards ?? []) : []
				);
			// CE-23.5: by what they are, so a copy may have the number of another.
			const told = (seat: SeatId, cards: readonly CardId[]) => [...cards, ...asTold(seat, cards)];
			// CE-14.20: who collects, and chooses the cards, sees the hand of who pays.
			const collecting = underway(table).flatMap((frame) =>
				frame.step === 'compensation' && frame.chooser === frame.collects ? [frame] : []
			);
			const privately = board.order.map((seat) => {
				const deals = seat === offense || seat === defense;
				const more = [
					...collecting.flatMap(({ collects, pays }) =>
						collects === seat ? told(pays, board.players[pays]?.hand ?? []) : []
					),
					...(deals ? offered : []),
					...ahead(seat),
					...(searching.includes(seat) ? [...vault.destiny, ...board.destinyDiscard] : [])
				];
				return [seat, new Set([...privateOf(board, seat), ...more])] as const;
			});
			return { publicly: publicOf(board), privately: new Map(privately) };
		};
	},

	telltale:
		/(attack|reinforcement|kicker|rift|intimidate):-?\d|negotiate[#:@]|(morph|retreat)[#@]|artifact:|flare:|"(hand|deck|offered)"/
};
