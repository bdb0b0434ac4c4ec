/**
 * The screens of the games, loaded when a table of that game is looked at: one line a game. A game
 * without one is played in text, which needs none.
 */
import type { Component, Snippet } from 'svelte';
import type { Template } from '$lib/core/words';
import type { AnyMove, SeatId, Sends, SendsAlong, Shape, Waiting, Words } from '$lib/core';
import type { CosmicScreen } from './cosmic/screen';
import type { CouncilScreen } from './council/screen';
import type { ImperiumScreen } from './imperium/screen';
import type { Course } from './coach/course';
import type { Term } from './terms/terms';
import type { Filling, Lit, Offer, ShapeOf, Trail } from './filling';
import { late } from './late';
import type { Deed } from './shell/chapters';
import type { NotesOf, Points, Told } from './moments';
import type { Names } from './words';

/** The types of one game as its screen meets them; each game names its own in its `screen.ts`. */
export interface ScreenTypes {
	/** What everybody sees. */
	readonly open: unknown;
	/** What one seat sees besides. */
	readonly own: unknown;
	/** The words of the game. */
	readonly book: unknown;
	/** What is told to happen: a union by `type`. */
	readonly move: AnyMove;
}

/** A seat's person, as far as boards draw it. */
export interface Person {
	readonly seat: SeatId;
	readonly kind: 'open' | 'human' | 'bot';
	readonly name: string;
	readonly here: boolean;
	readonly standIn: object | null;
}

/** The events that led to a view; another `n` is another batch. */
export interface Batch<Move extends AnyMove = AnyMove> {
	readonly n: number;
	readonly events: readonly Told<Move>[];
}

/**
 * What every board takes; `open`, `own` and `book` are the game's own, as the room sends them. A board hands
 * back ids of pieces. It is the page: one grid as high as the window (frame.css), where every snippet fills
 * the box it is given.
 */
export interface BoardProps<T extends ScreenTypes = ScreenTypes> {
	open: T['open'];
	/** Null for a watcher. */
	own: T['own'] | null;
	you: SeatId | null;
	names: Names;
	seats: readonly Person[];
	/** Null until it is loaded: pieces stand without their words. */
	book: T['book'] | null;
	waiting: Waiting | null;
	/** What the draft makes of each piece (filling/lit.ts). Empty: no brass. */
	lit: ReadonlyMap<string, Lit>;
	/** What the open question is about besides: marked, more quietly, and not to be touched for it. */
	about?: ReadonlySet<string>;
	/** The name of the question that is open for you, and what you have picked of it so far. */
	asked?: string | null;
	/** What your last answer was said to do, as long as nobody has learnt it; null: there is none. */
	did?: Words | null;
	trail?: Trail | null;
	/** The ways the question leads to a piece, and going one of them. */
	offers?: (piece: string) => readonly Offer[];
	ontake?: (path: readonly string[]) => void;
	/**
	 * The events that led to this view. A new `n` moves the pieces; the first one seen, or null, does not.
	 * Motion never holds back `lit`, and ends at the first tap or key.
	 */
	batch?: Batch<T['move']> | null;
	/** How much what moved matters; until it is loaded all does alike. */
	notes?: Moments['notes'];
	/** It is a lesson: whoever plays it goes on when they have read. */
	lesson?: boolean;
	/** Set when the game is over. */
	winners?: readonly SeatId[] | null;
	/** While an earlier moment is shown: the pieces its line speaks of. Null: this is now. */
	past?: ReadonlySet<string> | null;
	/** A click or Enter, or plus and minus on a piece that counts (filling/touch.ts). */
	ontouch?: (piece: string, by: 'toggle' | 1 | -1) => void;
	/** Escape: the draft is emptied. */
	ondrop?: () => void;
	/**
	 * Something that is not lit was touched, while there is something to decide: the shell may say why. `within` a hex,
	 * whose sheet opens with it.
	 */
	onrefused?: (piece: string, within?: string) => void;
	/** Mark and name of the table. */
	brand?: Snippet;
	/** What goes on and who is waited for. */
	line?: Snippet;
	/** Icon buttons. */
	tools?: Snippet;
	/** Log and chat, which scroll by themselves; on phones the shell opens them as sheets. */
	side?: Snippet;
	/** The decision, with its own ground, padding and border. */
	tray?: Snippet;
	/** What may be done beside a question with what lies at a piece of the board (`Telling.withPieces`). */
	beside?: Snippet<[piece: string]>;
}

/** A game's verbs. What has none is told in plain words, or not at all. */
export interface Verbs {
	/** What a player is doing at a question, for "Waiting for Ines: …"; by the name of the question. */
	readonly deeds: { readonly [question: string]: Words };
	/** What a moment to respond is about, for "Waiting for answers: …"; by its name. */
	readonly moments?: { readonly [window: string]: Words };
	/** What the steps under way are called, for those who ask what goes on, where a game does not say more (`Moments.atStep`). */
	readonly steps: { readonly [step: string]: Words };
	readonly sends: { readonly [question: string]: Sends };
	/** The choice with which a question of many is left, as to end a turn: it is at hand beside the button. */
	readonly leaves?: { readonly [question: string]: string };
	/** What is laid out, where a number of all of it says too little: units that are ordered. */
	readonly laid?: { readonly [question: string]: (split: Filling['split']) => Words };
	/** For a choice with picks within picks, by `question/choice`, with or without the piece that ends its id. */
	readonly along?: { readonly [choice: string]: SendsAlong };
	/** What is asked within a choice, `question/choice`, or within any of a `question`: first, next and so on, in place of the question's words. */
	readonly asks?: { readonly [choice: string]: readonly Words[] };
}

/** Pieces of one kind, and what is said of those that are lit: `Nine hexes are lit: …`. */
export interface Gathered {
	readonly has: (piece: string) => boolean;
	readonly lit: Template<'n'>;
	/** The same where there is a reason for none of them; left out: no piece is lit without one. */
	readonly idle?: Template<'n'>;
	/** Otherwise where a question wants one for something of its own, by its name. */
	readonly asked?: { readonly [question: string]: Partial<Omit<Gathered, 'asked'>> };
}

/** A place of a split among its like: what they have in common, and what is its own. */
export interface Sorted {
	readonly group: string;
	readonly say: string;
	/** What it does, in a few words: `moves 1, holds 6`. */
	readonly note?: string;
	/** What one of it costs. */
	readonly price?: number;
	/** Seldom wanted: it waits below the others, under this name. */
	readonly fold?: string;
	/** Its group is seldom wanted, and stands below the others. */
	readonly last?: true;
	/** What there is of it is said in its row, and needs no boxes under all rows. */
	readonly bare?: true;
}

/** In the row of the choice, as the words of a card are, or on the board, which shows them large meanwhile. */
export type Reading = 'row' | 'board';

/** The sheet of a piece takes what a board takes. */
export interface PieceSheet<T extends ScreenTypes = ScreenTypes> {
	readonly piece: string;
	readonly open: T['open'];
	readonly own: T['own'] | null;
	readonly you: SeatId | null;
	readonly names: Names;
	readonly book: T['book'] | null;
	readonly onclose: () => void;
}

/** A step under way as it is at this table, as `The turn of Ines`; null: it is called as in `Verbs.steps`. */
export type AtStep<T extends ScreenTypes = ScreenTypes> = (
	step: string,
	view: { open: T['open']; you: SeatId | null; names: Names; book: T['book'] | null }
) => string | null;

/** What a game can tell about its pieces and its course, in words. */
export interface Telling<T extends ScreenTypes = ScreenTypes> {
	readonly verbs: Verbs;
	/** More of them, which come with the book. */
	readonly bookVerbs?: (
		book: T['book']
	) => Partial<Pick<Verbs, 'steps'>> & Pick<Verbs, 'deeds' | 'moments' | 'sends' | 'along'>;
	/** How what is the reader's own is told: templates in place of those in which `who` is the reader's seat. */
	readonly yours?: { readonly [template: string]: string };
	/** Keys of its board, and what each does. */
	readonly keys: readonly (readonly [key: string, does: string])[];
	/** Rules of the lines with which the log begins a new group: a turn, an encounter. */
	readonly starts?: ReadonlySet<string>;
	/** False where nobody is ever asked for a response: nothing can be said ahead about them. */
	readonly responses?: false;
	/** Draws a choice, or a `place` of a split, beside its words in a form; nothing for what has no drawing. */
	readonly art?: Component<{ piece: string; place?: boolean }>;
	/** Pieces that are touched on the board: many of them are no rows of a form, but wait in a list that opens. */
	readonly gathered?: Gathered;
	/** What may be done beside a question with pieces of the board: it stands where one of them is looked at. */
	readonly withPieces?: ReadonlySet<string>;
	/** What may be done beside any question, and is offered beside these alone. */
	readonly besides?: { readonly [aside: string]: readonly string[] };
	/** What may be done beside a question and cannot be made good: it is asked once more. */
	readonly grave?: ReadonlySet<string>;
	/** Where the note of a choice about this piece is read before it is chosen; null where it is an aside. */
	readonly reading?: (piece: string) => Reading | null;
	/** Sorts places of a split that are read by groups, as units by the system they leave; null for others. */
	readonly sorter?: () => Promise<
		(
			place: string,
			view: { open: T['open']; book: T['book'] | null; you: SeatId | null },
			shape: ShapeOf<'split'>
		) => Sorted | null
	>;
	/** These pieces in the order in which whoever has them holds them, as rows name them; left out: as they are asked. */
	readonly asHeld?: (pieces: readonly string[]) => readonly string[];
	/** The words of cards stand in their rows, where there is room, and above a question about them: no board shows them. */
	readonly spelled?: boolean;
	/** The words on a card or a sheet; null where the piece has none. */
	readonly words: (
		piece: string,
		book: T['book'] | null,
		/** What whoever reads sees of the table, where that makes a difference; left out: they are read by nobody who plays. */
		looking?: { open: T['open']; own: T['own'] | null; you: SeatId | null }
	) => { title: string; text: string } | null;
	/** Pieces with a sheet of their own, and what shows it over the page: a row about one opens it. */
	readonly sheet?: {
		readonly has: (piece: string) => boolean;
		readonly load: () => Promise<Component<PieceSheet<T>>>;
	};
	/** What a piece of its board or hand is called, where it has a name; a seat is called as who sits there. */
	readonly called: (
		piece: string,
		view: { open: T['open']; book: T['book'] | null; names: Names }
	) => string | null;
	/** Words of the rulebook that a question is full of, by its name: they are explained beside it. */
	readonly terms?: () => Promise<{ readonly [question: string]: readonly Term[] }>;
	/** How somebody stands, in few words, for who thinks of playing on for them: `Macron, 2 of 5 colonies`. */
	readonly stands?: (seat: SeatId, open: T['open'], book: T['book'] | null) => string;
	/** Whether somebody is out of the game before its end: nothing is asked of them any more. */
	readonly isOut?: (seat: SeatId, open: T['open']) => boolean;
	/** What is going on, and what comes next for you, while others decide. */
	readonly outlook: (
		open: T['open'],
		you: SeatId | null,
		names: Names,
		book: T['book'] | null
	) => { now: string; next: string };
	/**
	 * What is to be reckoned with as long as it lasts, a line each, the gravest first: what goes against you and can still
	 * be met, and what decides otherwise than by the rules; `asked`: the name of the question
	 * that is open for you, null while nothing is asked.
	 */
	readonly warnings?: (view: {
		open: T['open'];
		you: SeatId;
		names: Names;
		book: T['book'] | null;
		asked: string | null;
		/** What that question is about. */
		about: readonly string[];
		/** What can be answered to it. */
		shape: Shape | null;
	}) => readonly string[];
	/** What a question is asked in the midst of, in one line, for screens that have no other place to say it; null: nothing. */
	readonly setting?: (
		open: T['open'],
		you: SeatId | null,
		names: Names,
		book: T['book'] | null,
		own?: T['own'] | null
	) => string | null;
	/** What a small board has no room to count: its decks. */
	readonly counts: (open: T['open']) => readonly string[];
	/** The board when one of the things that happened between two views was said. */
	readonly boardAt: (
		before: T['open'] | null,
		after: T['open'],
		events: readonly Told<T['move']>[],
		at: number
	) => T['open'];
	/** The pieces a line speaks of, told with the moves that came with it. */
	readonly spoken: (events: readonly Told<T['move']>[], at: number) => ReadonlySet<string>;
}

/** The table in sentences, for those who play without the board. */
export type InWords<T extends ScreenTypes = ScreenTypes> = (view: {
	open: T['open'];
	own: T['own'] | null;
	you: SeatId | null;
	names: Names;
	book: T['book'] | null;
}) => readonly Chapter[];

/** A heading and its sentences. */
export interface Chapter {
	readonly title: string;
	readonly lines: readonly string[];
}

/** What a game says of what happens, for ears and for whoever comes back. */
export interface Moments<T extends ScreenTypes = ScreenTypes> {
	readonly notes: NotesOf<T['move']>;
	/** How the log folds what one decision brought about; left out: not at all. */
	readonly fold?: (deed: Deed) => Deed;
	/** How lines of the log are told to whom they speak of, as `Telling.yours`; left out: they say it themselves. */
	readonly yours?: { readonly [template: string]: string };
	/** The steps under way, for those who ask what goes on: whose, with whom, about what. */
	readonly atStep: AtStep<T>;
	/**
	 * What a moment to respond is about at this table, for "Waiting for answers: …", told by the log, oldest line first; null:
	 * it is called as in `Verbs.moments`.
	 */
	readonly response?: (
		window: string,
		log: readonly Told<T['move']>[],
		view: { open: T['open']; book: T['book'] | null }
	) => Words | null;
	/** Points or colonies, as they lie open. */
	readonly points: (open: T['open']) => Points;
}

/** A board in a few strokes, for a picture: places about a middle, in units of its own. */
export interface Sketch {
	readonly places: readonly {
		readonly x: number;
		readonly y: number;
		readonly r: number;
		readonly shape: 'hex' | 'disc';
		/** Who holds it: its colour; null: nobody. */
		readonly seat: SeatId | null;
		/** Whose it is from the start, whoever holds it: the colour of its rim. */
		readonly home?: SeatId;
		/** Others who stand there as well. */
		readonly beside?: readonly SeatId[];
	}[];
}

export type SketchOf<T extends ScreenTypes = ScreenTypes> = (view: {
	open: T['open'];
	book: T['book'] | null;
}) => Sketch;

export interface Screen<T extends ScreenTypes = ScreenTypes> {
	readonly telling: () => Promise<Telling<T>>;
	readonly board: () => Promise<Component<BoardProps<T>>>;
	readonly inWords: () => Promise<InWords<T>>;
	/** What it says to who meets it for the first time. */
	readonly course: () => Promise<Course<Pick<T, 'open' | 'own'>>>;
	readonly moments: () => Promise<Moments<T>>;
	/** For the picture of how it ended. */
	readonly sketch: () => Promise<SketchOf<T>>;
}

/**
 * The room vouches for the types of what it sends, and a screen is met by tables of its own game alone: here,
 * and nowhere else, it is taken for one that takes any.
 */
const vouched = <T extends ScreenTypes>(screen: Screen<T>): Screen => screen as unknown as Screen;

const SCREENS: { readonly [game: string]: Screen } = {
	cosmic: vouched<CosmicScreen>({
		telling: async () => (await late(() => import('./cosmic/telling'))).telling,
		board: async () => (await late(() => import('./cosmic/Board.svelte'))).default,
		inWords: async () => (await late(() => import('./cosmic/words/chapters'))).inWords,
		course: async () => (await late(() => import('./cosmic/course'))).COURSE,
		moments: async () => (await late(() => import('./cosmic/moments'))).moments,
		sketch: async () => (await late(() => import('./cosmic/sketch'))).sketch
	}),
	council: vouched<CouncilScreen>({
		telling: async () => (await late(() => import('./council/telling'))).telling,
		board: async () => (await late(() => import('./council/Board.svelte'))).default,
		inWords: async () => (await late(() => import('./council/words/chapters'))).inWords,
		course: async () => (await late(() => import('./council/course'))).COURSE,
		moments: async () => (await late(() => import('./council/moments'))).moments,
		sketch: async () => (await late(() => import('./council/sketch'))).sketch
	}),
	imperium: vouched<ImperiumScreen>({
		telling: async () => (await late(() => import('./imperium/telling'))).telling,
		board: async () => (await late(() => import('./imperium/Board.svelte'))).default,
		inWords: async () => (await late(() => import('./imperium/words/chapters'))).inWords,
		course: async () => (await late(() => import('./imperium/course'))).COURSE,
		moments: async () => (await late(() => import('./imperium/moments'))).moments,
		sketch: async () => (await late(() => import('./imperium/sketch'))).sketch
	})
};

export const screenOf = (game: string): Screen | null => SCREENS[game] ?? null;
