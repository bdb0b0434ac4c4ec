/** The boards: one line a game. A game without one is played in text, which needs none. */
import type { Component, Snippet } from 'svelte';
import type { GameEvent, SeatId, Waiting } from '$lib/core';
import type { SeenEvent } from '$lib/protocol';
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
	/** While an earlier moment is shown: the pieces its line speaks of. Null: this is now. */
	past?: ReadonlySet<string> | null;
	ontouch?: (piece: string, by: 'toggle' | 1 | -1) => void;
	ondrop?: () => void;
	onrefused?: (piece: string) => void;
	brand?: Snippet;
	line?: Snippet;
	tools?: Snippet;
	side?: Snippet;
	tray?: Snippet;
}

/** What a game can tell about its pieces and its course, in words; every part may be missing. */
export interface Telling {
	/** The words on a card or a sheet; null where the piece has none. */
	readonly words: (piece: string, book: unknown) => { title: string; text: string } | null;
	/** Why this piece plays no part in the question, and the rule to read. */
	readonly whyNot: (about: {
		piece: string;
		question: { readonly name: string; readonly say: string; readonly rule: string };
		open: unknown;
		book: unknown;
		names: Names;
	}) => { say: string; rule: string };
	/** What is going on, and what comes next for you, while others decide. */
	readonly outlook: (
		open: unknown,
		you: SeatId | null,
		names: Names
	) => { now: string; next: string };
	/** The board when one of the things that happened between two views was said. */
	readonly boardAt: (
		before: unknown,
		after: unknown,
		events: readonly SeenEvent[],
		at: number
	) => unknown;
	/** The pieces a line speaks of, told with the moves that came with it. */
	readonly spoken: (events: readonly SeenEvent[], at: number) => ReadonlySet<string>;
	/** The table in sentences, for those who play without the board. */
	readonly inWords: (view: {
		open: unknown;
		own: unknown;
		you: SeatId | null;
		names: Names;
		book: unknown;
	}) => readonly Chapter[];
}

/** A heading and its sentences. */
export interface Chapter {
	readonly title: string;
	readonly lines: readonly string[];
}

export const TELLINGS: { readonly [game: string]: () => Promise<Telling> } = {
	cosmic: async () => (await import('./cosmic/telling')).telling
};

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

/** What the steps under way are called, for those who ask what goes on. A step without words is not told. */
const STEPS: { readonly [game: string]: { readonly [step: string]: string } } = {
	cosmic: {
		start: 'The table is set up',
		turn: 'A turn',
		encounter: 'An encounter',
		destiny: 'Destiny says who is encountered',
		launch: 'The gate is aimed and ships leave',
		alliance: 'Allies are invited and answer',
		planning: 'Both sides lay a card',
		reveal: 'The cards are revealed',
		reinforce: 'Totals may be added to',
		resolution: 'The outcome is carried out',
		deal: 'Both sides talk about a deal',
		home: 'Ships come home',
		lose: 'Ships go to the warp',
		mustLose: 'Ships to lose are chosen',
		use: 'A power or card takes effect',
		mandatory: 'A power must take effect',
		window: 'Others may respond'
	}
};

/** A step under way in words; null where it has none. */
export const stepOf = (game: string, step: string): string | null => STEPS[game]?.[step] ?? null;

/**
 * What sending an answer does, where its shape cannot say it: by the name of the question. `{what}` is
 * the choice or the choices, `{who}` the player it is about, `{ships}` a number of ships.
 */
const SENDS: { readonly [game: string]: { readonly [question: string]: Sends } } = {
	cosmic: {
		'start.choose': { some: 'Be the {what}' },
		'destiny.wild': { some: 'Encounter {what}' },
		'launch.aim': { some: 'Aim at {what}' },
		'launch.send': { some: 'Send {ships}' },
		'alliance.offenseInvites': { none: 'Invite nobody', some: 'Invite {what}' },
		'alliance.defenseInvites': { none: 'Invite nobody', some: 'Invite {what}' },
		'alliance.answer': { some: 'Send {ships} with {who}' },
		'alliance.together': { some: 'Send {ships} with {who}' },
		'planning.expose': { some: 'Lay {what} face up' },
		'planning.select': { some: 'Lay {what}' },
		'deal.kinds': { some: 'Give {what}' },
		'deal.numbers': { some: 'Give {what}' },
		'deal.settlers': { some: 'Settle it with {ships}' },
		'home.land': { some: 'Land {ships}' },
		'mustLose.pick': { some: 'Lose {ships}' },
		'trader.giveBack.give': { some: 'Give back {what}' }
	}
};

export interface Sends {
	/** For nothing chosen, where that is an answer. */
	readonly none?: string;
	readonly some: string;
}

export const sendsOf = (game: string, question: string): Sends | null =>
	SENDS[game]?.[question] ?? null;

/** What we wait for, in words that follow "Waiting for Ines: ". */
export const deedOf = (game: string, question: string): string =>
	DEEDS[game]?.[question] ?? 'decide';
