/** The contract a game signs to sit on the shelf, and the forms its steps are written in. */
import type { Bot } from './bot';
import type { Ending } from './chronicle';
import type { Json, Plain, SeatId } from './ids';
import type { Play } from './play';
import type { Refusal } from './result';
import type { Answer, Barred, Choice, OneShape, Shape } from './shape';
import type { Because, Decider, Frame, Table } from './table';
import type { AnswerTo, GameTypes, StepName, WindowFrame } from './types';
import type { Words } from './words';

/** A question to one seat. The kernel makes a Decision of it. */
export interface Ask<S extends Shape = Shape> {
	readonly seat: Decider;
	readonly shape: S;
	readonly rule: string;
	readonly say: Words;
	/** The pieces and seats it is about, and what led to it: see `Decision`. */
	readonly about?: readonly string[];
	readonly because?: Because;
	readonly fallback?: Answer | 'random';
	/**
	 * The choices depend on what only this seat knows, so it is asked even when there is one choice:
	 * an answer made for it would tell the others.
	 */
	readonly secret?: boolean;
	/** Asked even when there is one answer, so that what has happened is read before it goes on. */
	readonly always?: boolean;
	readonly window?: string;
	/** The time the rules themselves give it, in seconds; left out: what the table gives any decision. */
	readonly seconds?: number;
}

/** Where to go on in this step: a label, `end` to leave the step, or nothing for the next form. */
export type Goto = string | void;

/** Cross-checks an answer beyond what its shape can say; null when it stands. Must not change anything. */
type Check<T extends GameTypes> = (
	play: Play<T>,
	frame: Frame,
	answer: Answer,
	seat: SeatId
) => Refusal | null;

/**
 * What is asked, with what is `barred` in it, here or within choices, and with notes that tell more; the answers to it
 * stay the same. Worked out only when somebody looks at the question or is refused, from what its seat can see; must
 * not change anything.
 */
type Explain<T extends GameTypes> = (
	play: Play<T>,
	frame: Frame,
	shape: Shape,
	seat: SeatId
) => Shape;

/** The few things a step can do. Functions are looked up by name; only the frame is saved. */
export type AnyForm<T extends GameTypes> =
	/** Do something; may push steps, which run before this one goes on. */
	| { readonly form: 'run'; readonly run: (play: Play<T>, frame: Frame) => Goto }
	/** Ask one seat, or nobody. */
	| {
			readonly form: 'ask';
			readonly ask: (play: Play<T>, frame: Frame) => Ask | null;
			readonly explain?: Explain<T>;
			readonly check?: Check<T>;
			readonly then: (play: Play<T>, frame: Frame, answer: Answer, seat: SeatId) => Goto;
	  }
	/** Ask several seats at once; nobody learns an answer before all are in. */
	| {
			readonly form: 'askAll';
			readonly ask: (play: Play<T>, frame: Frame) => readonly Ask[];
			readonly explain?: Explain<T>;
			readonly check?: Check<T>;
			readonly then: (
				play: Play<T>,
				frame: Frame,
				answers: Partial<Record<Decider, Answer>>
			) => Goto;
	  }
	/** Go round these seats in order; the question may go to another seat that decides for this one. */
	| {
			readonly form: 'each';
			readonly seats: (play: Play<T>, frame: Frame) => readonly SeatId[];
			readonly ask: (play: Play<T>, frame: Frame, seat: SeatId) => Ask | null;
			readonly explain?: Explain<T>;
			readonly check?: Check<T>;
			readonly then: (play: Play<T>, frame: Frame, answer: Answer, seat: SeatId) => void;
	  }
	/**
	 * Several seats talk until `then` goes on: each answer is taken as it comes and all are asked anew. A question
	 * that is the same word for word stays the one it was, with what its seat has filled in.
	 */
	| {
			readonly form: 'talk';
			readonly ask: (play: Play<T>, frame: Frame) => readonly Ask[];
			readonly explain?: Explain<T>;
			readonly check?: Check<T>;
			readonly then: (play: Play<T>, frame: Frame, answer: Answer, seat: SeatId) => 'again' | Goto;
	  };

/** One of these forms; written with `formsFor`, which types the frame and the answer. */
export type Form<
	T extends GameTypes,
	Name extends AnyForm<T>['form'] = AnyForm<T>['form']
> = Extract<AnyForm<T>, { form: Name }>;

/** A step of the rulebook: its forms in the order they happen, each with a label that saved games name. */
export type Step<T extends GameTypes> = { readonly [label: string]: AnyForm<T> };

/** Something a seat may do beside the question that is open for it; the question is asked anew after it. */
export interface Aside<T extends GameTypes> {
	/** What it may do now, from what this seat can see; null when nothing. Must not change anything. */
	readonly ask: (play: Play<T>, seat: SeatId) => Pick<Ask, 'shape' | 'rule' | 'say'> | null;
	/** Any seat may do it while somebody is asked, but in windows and while answers are sealed. */
	readonly interrupts?: true;
	/** Does it; the steps under way must bear to ask again. Pushes steps only if it interrupts. */
	readonly then: (play: Play<T>, answer: Answer, seat: SeatId) => void;
}

/** How a game's response windows work. Who is asked follows from public facts alone. */
export interface Windows<T extends GameTypes> {
	/** Every seat whose public state entitles it to answer now, in the rulebook's timing order. */
	readonly entitled: (play: Play<T>, frame: WindowFrame<T>) => readonly SeatId[];
	/** The first seat in timing order that has a mandatory effect left to carry out now, if any. */
	readonly due: (play: Play<T>, frame: WindowFrame<T>) => SeatId | null;
	/** Carries out that mandatory effect; usually pushes steps. */
	readonly carryOut: (play: Play<T>, frame: WindowFrame<T>, seat: SeatId) => void;
	/** What this seat may do now besides passing, in any order: the seat chooses. */
	readonly choices: (play: Play<T>, frame: WindowFrame<T>, seat: SeatId) => readonly Choice[];
	/** What this seat might look for and cannot do now, and why; left out: nothing is told of. */
	readonly barred?: (play: Play<T>, frame: WindowFrame<T>, seat: SeatId) => readonly Barred[];
	/** Does what the seat chose; usually pushes steps. */
	readonly respond: (
		play: Play<T>,
		frame: WindowFrame<T>,
		seat: SeatId,
		answer: AnswerTo<OneShape>
	) => void;
	/** Whether the window is about this seat, judged from public facts. */
	readonly concerns: (play: Play<T>, frame: WindowFrame<T>, seat: SeatId) => boolean;
	/** The question in words for this seat, by what all know, the rule that opens the window, and what it answers. */
	readonly words: (play: Play<T>, frame: WindowFrame<T>, seat: SeatId) => WindowWords;
}

export type WindowWords = Pick<Ask, 'say' | 'rule' | 'about' | 'because'> & {
	/** What passing does, where it does more than let things go on. */
	readonly pass?: Words;
};

/** A question still to come: those who answer before, the form that will ask, and what it would ask now. */
export interface Coming {
	readonly after: readonly SeatId[];
	/** As `Decision.name` has it, for example `alliance.answer`. */
	readonly name: string;
	readonly ask: Ask;
}

/** A stretch of the game that a standing order can be left for; a rule says when it is over (`endOrders`). */
export interface Span {
	readonly id: string;
	/** What such an order does, in words: `Pass for the rest of this round`. */
	readonly say: Words;
	/** When its seat is asked all the same, or again, in a sentence. */
	readonly note: Words;
}

/** Moments that a standing order can be left for together. */
export interface Group {
	readonly id: string;
	/** What an order to pass there does, in words: `Pass when cards are answered`. */
	readonly say: Words;
	/** What that leaves out and what it does not, in a sentence. */
	readonly note: Words;
	readonly moments: readonly string[];
}

/** What the host chooses some of, where an option has the value that offers it; until then all are chosen. */
export interface ListSpec {
	/** Under which the options keep the ids of those that are chosen. */
	readonly id: string;
	readonly among: readonly { readonly id: string; readonly say: Words }[];
	/** How many a game needs, in a sentence. */
	readonly note: Words;
}

/** A choice the host makes before the start, with words for what each value does. */
export interface OptionSpec {
	readonly id: string;
	readonly say: Words;
	/** What it is about, for who does not know the game; left out: what it is called says it. */
	readonly about?: Words;
	readonly rule: string;
	readonly values: readonly {
		readonly value: Plain;
		readonly say: Words;
		/** The same in a word or two, for a row that is folded up; left out: as it stands. */
		readonly brief?: Words;
		/** Offered with this value. Left out: it says all. */
		readonly list?: ListSpec;
	}[];
	readonly initial: Plain;
	/** What most tables talk about before they start: shown at once, the rest a tap away. */
	readonly first?: boolean;
	/** It brings more to the table: cards, pieces, goals; left out: it says how the game is played. */
	readonly adds?: true;
	/**
	 * Values that a set picked by chance may bring in (`core/surprise.ts`); none: such a set puts the option back to
	 * what it is at first, as others of the set need it. Left out: it leaves the option alone.
	 */
	readonly surprise?: readonly Plain[];
	/** With another option at a value of its own that is not its first, this one is what that makes of it. */
	readonly settled?: { readonly by: string; readonly when: Plain; readonly to: Plain };
	/** It changes nothing unless the option of this id is chosen to be other than at first; left out: it stands by itself. */
	readonly within?: string;
	/** It changes nothing at a table of fewer seats; left out: it always may. */
	readonly fromSeats?: number;
}

/** Several options chosen at once, by one switch; switched off, each is what it is at first. */
export interface Preset {
	readonly id: string;
	readonly say: Words;
	/** What it changes, in a sentence. */
	readonly note: Words;
	readonly rule: string;
	readonly options: { readonly [option: string]: Plain };
}

/** A table as another program kept it: JSON, of the shape it names. */
export type SavedTable = Table<unknown, unknown>;

/** What makes a table of the next shape; whether it did is checked. */
export interface Migrations {
	readonly [shape: number]: (saved: SavedTable) => unknown;
}

/**
 * A game prepared for who plays it for the first time: the same rules, with a shuffle known beforehand that soon
 * comes to what is usual. One person plays it with bots.
 */
export interface Lesson {
	readonly seats: number;
	/** Those that differ from what they are at first. */
	readonly options: { readonly [option: string]: Json };
	/** The shuffle follows from it. */
	readonly seed: string;
}

/** A game on the shelf. `Open` is what everybody sees, `Own` what one seat sees besides. */
export interface Game<T extends GameTypes = GameTypes, Open = unknown, Own = unknown> {
	readonly id: string;
	readonly name: string;
	/** The version of the rules new tables begin under. A table ends under those it began with (`play.since`). */
	readonly rules: number;
	/** The oldest version that is still played. */
	readonly rulesFrom: number;
	/**
	 * The oldest version whose games can be played again from their files, where answers named things
	 * otherwise before; tables of older rules are played on all the same. Left out: `rulesFrom`.
	 */
	readonly replayedFrom?: number;
	/** The version of the saved table's form: its steps, labels and keys. Docs: `docs/releasing.md`. */
	readonly shape: number;
	readonly seats: { readonly min: number; readonly max: number };
	readonly options: readonly OptionSpec[];
	/** Left out: there is none to learn it by. */
	readonly lesson?: Lesson;
	/** Switches over several options; left out: none. */
	readonly presets?: readonly Preset[];
	/** Names every option's value that cannot go with this number of seats; null when all can. */
	readonly fits: (options: { readonly [id: string]: Json }, seats: number) => Refusal | null;
	/**
	 * The options as the table and its file keep them: with what else it begins with that another version of this
	 * program may know more of. Given what it made, it changes nothing. Left out: as they were chosen.
	 */
	readonly recorded?: (
		options: { readonly [id: string]: Json },
		seats: number,
		rules: number
	) => { readonly [id: string]: Json };
	readonly setup: (
		seats: readonly SeatId[],
		options: { readonly [id: string]: Json },
		rules: number
	) => { board: T['board']; vault: T['vault']; first: StepName<T> };
	readonly steps: { readonly [step: string]: Step<T> };
	/** Left out: the rules have no responses. */
	readonly windows?: Windows<T>;
	/** What standing orders can be left for besides the whole game; left out: nothing else. */
	readonly spans?: readonly Span[];
	/** Which moments they can be left for together; left out: for one, or for all. */
	readonly groups?: readonly Group[];
	/** By name; left out when the rules have none. */
	readonly asides?: { readonly [name: string]: Aside<T> };
	/** The sizes of what lies in the vault; the only thing views learn of it. */
	readonly counts: (vault: T['vault']) => { readonly [pile: string]: number };
	/**
	 * The question this seat will be asked when others have answered theirs, if nothing changes meanwhile,
	 * so that it can answer ahead. Told to that seat alone; must tell it nothing it may not know, and change
	 * nothing. Left out: nobody is told what comes.
	 */
	readonly coming?: (play: Play<T>, seat: SeatId) => Coming | null;
	/** Why these two may not whisper even where the table allows it, by what all can see; left out, and null: they may. */
	readonly silent?: (board: T['board'], from: SeatId, to: SeatId) => Refusal | null;
	/** What everybody sees. Built by naming what is shown. */
	readonly open: (
		board: T['board'],
		counts: { readonly [pile: string]: number },
		rules: number
	) => Open;
	/** What this seat sees besides. Built by naming what is shown. */
	readonly own: (board: T['board'], seat: SeatId, rules: number) => Own;
	/** Takes a table saved under an older shape one shape further: `migrations[3]` makes 4 of 3. It is given a copy. */
	readonly migrations: Migrations;
	/** Totals that nothing but a rule may change, for the law of conservation. */
	readonly conserved: (table: Table<T['board'], T['vault']>) => {
		readonly [piece: string]: number;
	};
	/**
	 * The same table to `seat`'s eyes with everything hidden from it dealt anew, for the law of views and for worlds
	 * that bots imagine: by what that seat sees and by `dice` alone, so that the one world tells nothing of the other.
	 */
	readonly redeal: (
		table: Table<T['board'], T['vault']>,
		seat: SeatId | 'watcher',
		dice: (below: number) => number
	) => void;
	/** How it is told when it is over; left out: who won, and nothing else. */
	readonly ending?: Ending<T>;
	/** The words of the game for screens and other programs: what each card and power says. Plain JSON. */
	readonly book: unknown;
	/** Ids of all content by kind (a card, a tile): for the law that a test shows what each of them does. */
	readonly content: { readonly [kind: string]: readonly string[] };
	/** Players that know this game, first the one that sits down where nothing else is said; `random` plays every game besides. */
	readonly bots?: readonly Bot[];
	/** Decisions after which random play must have ended, for the law of ending. */
	readonly bound: number;
}

/** A game of any kind, for code that knows none: its board and vault are opaque JSON. */
// The variance of step functions makes `unknown` unusable here; rooms and tools never look inside.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyGame = Game<any, any, any>;
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyTable = Table<any, any>;
