/** The boards: one line a game. A game without one is played in text, which needs none. */
import type { Component, Snippet } from 'svelte';
import type { GameEvent, SeatId, Waiting } from '$lib/core';
import type { Lit } from './filling';
import type { Names } from './words';

/** A seat's person, as far as boards draw it. */
export interface Person {
	readonly seat: SeatId;
	readonly kind: 'open' | 'human' | 'bot';
	readonly name: string;
	readonly here: boolean;
	readonly standIn: object | null;
}

/** What every board takes; `open`, `own` and `book` are the game's own, as the room sends them. */
export interface BoardProps {
	open: unknown;
	own: unknown;
	you: SeatId | null;
	names: Names;
	seats: readonly Person[];
	book: unknown;
	waiting: Waiting | null;
	lit: ReadonlyMap<string, Lit>;
	batch?: {
		readonly n: number;
		readonly events: readonly { readonly move?: GameEvent['move'] }[];
	} | null;
	winners?: readonly SeatId[] | null;
	ontouch?: (piece: string, by: 'toggle' | 1 | -1) => void;
	ondrop?: () => void;
	onrefused?: (piece: string) => void;
	brand?: Snippet;
	line?: Snippet;
	tools?: Snippet;
	side?: Snippet;
	tray?: Snippet;
}

/** Loaded when a table of that game is looked at. The room vouches for the types, so they are asserted here. */
export const BOARDS: { readonly [game: string]: () => Promise<Component<BoardProps>> } = {
	cosmic: async () =>
		(await import('./cosmic/Board.svelte')).default as unknown as Component<BoardProps>
};

/** What a player is doing at each question, for "Waiting for Ines: …"; by the name of the question. */
const DEEDS: { readonly [game: string]: { readonly [question: string]: string } } = {
	cosmic: {
		'start.choose': 'choose an alien',
		'encounter.retrieve': 'bring a ship back',
		'destiny.wild': 'choose whom to encounter',
		'destiny.own': 'choose what to do at home',
		'launch.aim': 'aim the gate',
		'launch.send': 'send ships',
		'alliance.offenseInvites': 'invite allies',
		'alliance.defenseInvites': 'invite allies',
		'alliance.answer': 'join a side, or stay out',
		'alliance.together': 'join a side, or stay out',
		'planning.expose': 'lay a card face up',
		'planning.select': 'lay a card',
		'deal.talk': 'make a deal',
		'deal.kinds': 'choose a card to give',
		'deal.numbers': 'choose cards to give',
		'deal.settlers': 'choose settlers',
		'home.land': 'bring ships home',
		'mustLose.pick': 'choose ships to lose',
		'resolution.rewards': 'take rewards',
		'turn.second': 'go on, or end the turn',
		'gambler.challenge.ask': 'challenge the claim, or not',
		'chosen.pray.choose': 'use a card turned up',
		'trader.giveBack.give': 'give a card back',
		'plague.discards.kind': 'discard a card'
	}
};

/** What we wait for, in words that follow "Waiting for Ines: ". */
export const deedOf = (game: string, question: string): string =>
	DEEDS[game]?.[question] ?? 'decide';
