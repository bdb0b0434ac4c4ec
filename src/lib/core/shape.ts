/**
 * The shapes a decision can have. A shape is data: it lists or describes every legal answer, so one
 * value feeds the board's highlights, the keyboard, the screen reader, the bots, the fuzzer and the API.
 */
import type { SeatId } from './ids';
import type { Words } from './words';

export interface Choice<Id extends string = string> {
	/** Names the answer. Unique within its shape; never tells more than its seat may know. */
	readonly id: Id;
	/** The choice in words, for a person. */
	readonly say: Words;
	/** The piece this choice stands for (`place:2-3`, `seat:1`, a card), so that the board can light it. */
	readonly on?: string;
	/** What follows from it, in plain numbers. */
	readonly note?: Words;
	/** The number it bears, 1 to 9, by which keys pick it; left out: they do by its place among the answers. */
	readonly number?: number;
	/** It may be chosen, and next to nothing can follow from it now: a board lights it faintly. */
	readonly idle?: true;
	/** A further question that belongs to this choice; both are answered at once. */
	readonly then?: Shape;
	/** It asks nothing further, though the others of its shape do. */
	readonly ends?: true;
	/** The rule that asks further, where it is not the one that asks. */
	readonly rule?: string;
}

/** A place that can take or give some of a quantity: pieces on a square, coins in a purse. */
export interface Place<Id extends string = string> {
	readonly id: Id;
	readonly say: Words;
	readonly on?: string;
	/** What it holds or brings, in few words. */
	readonly note?: Words;
	/** The most this place can give or take. */
	readonly max: number;
	/** The rule that sets `max`, where it is not the one that asks. */
	readonly rule?: string;
}

/** What picks, or units at places, may use of one thing together: at most `most`, and at least `least`. */
export interface Limit {
	/** What there is so much of, in words: `Coins in the purse`. */
	readonly say: Words;
	/** The rule that sets it, where it is not the one that asks. */
	readonly rule?: string;
	readonly most?: number;
	readonly least?: number;
	/** What must be done, said while less is taken: `You must pay the toll.`. Left out: how much there must be, and is. */
	readonly unmet?: Words;
	/** What each choice, or each unit at a place, uses of it; below 0: it makes room. Left out: nothing. */
	readonly uses: { readonly [choice: string]: number };
	/** What so much of it, from 1 on, takes or brings, where that is told before; '' where nothing is. */
	readonly comes?: readonly Words[];
}

/** What an answer may bring about and need not: by as much as it goes beyond the furthest of these, so many are lost. */
export interface Forfeit {
	/** What is lost, and where, in words: `Lost at Jord, without room`. */
	readonly say: Words;
	readonly rule: string;
	readonly beyond: readonly { readonly most: number; readonly uses: Limit['uses'] }[];
}

/** Why something cannot be chosen, a sentence, and the rule that forbids it. */
export type Reason = Pick<Barred, 'why' | 'rule'>;

/** What a player may look for among the choices and cannot choose now. */
export interface Barred {
	/** As the choice would be named. */
	readonly id: string;
	/** The choice in words, as it would be offered. */
	readonly say: Words;
	/** Why it cannot be chosen, a sentence, and the rule that forbids it. */
	readonly why: Words;
	readonly rule: string;
	readonly on?: string;
	/** The choices it stands for, by ids that are also their pieces'; left out: itself alone. */
	readonly covers?: readonly string[];
	/** It stands besides for every other piece whose id begins with one of these, as all other cards of a hand. */
	readonly rest?: readonly string[];
}

export interface Field {
	readonly id: string;
	readonly say: Words;
	readonly shape: Shape;
}

/** What one side of a deal can bring. Each field may be left out. */
export interface DealSide {
	readonly seat: SeatId;
	readonly fields: readonly Field[];
}

export type Shape =
	/** Pick one. */
	| {
			readonly type: 'one';
			readonly choices: readonly Choice[];
			/** A further question to every choice that asks none of its own and does not end: written once, however many they are. */
			readonly then?: Shape;
			/** What most would pick: a form begins with it. */
			readonly usual?: string;
			readonly barred?: readonly Barred[];
	  }
	/** Pick some, from `min` to `max` of them, within the limits. */
	| {
			readonly type: 'some';
			readonly choices: readonly Choice[];
			readonly min: number;
			readonly max: number;
			readonly limits?: readonly Limit[];
			readonly barred?: readonly Barred[];
	  }
	/** Name a whole number from `min` to `max`. */
	| {
			readonly type: 'amount';
			readonly min: number;
			readonly max: number;
			/** What most would say: a form begins with it. */
			readonly usual?: number;
	  }
	/** Put all of them in order. */
	| { readonly type: 'order'; readonly choices: readonly Choice[] }
	/** Spread `min` to `max` units over places, within the limits. */
	| {
			readonly type: 'split';
			readonly places: readonly Place[];
			readonly min: number;
			readonly max: number;
			/** What is spread comes to the places; left out: it is taken from there, or only counted. */
			readonly comes?: true;
			/** The rule that sets `max`, where it is not the one that asks. */
			readonly rule?: string;
			readonly limits?: readonly Limit[];
			/** What is lost by what is spread: said before it is sent. */
			readonly forfeits?: readonly Forfeit[];
			/** What most would choose: a form begins with it. */
			readonly usual?: { readonly [place: string]: number | undefined };
			/** Some of the places pay for what is bought at the others: a form lays out what most would pay. */
			readonly pays?: Paying;
			readonly barred?: readonly Barred[];
	  }
	/** Yes or no, each in words. */
	| { readonly type: 'confirm'; readonly yes: Words; readonly no: Words }
	/** Offer terms, accept the standing offer, or refuse to deal. `atLeast` goods must change hands. */
	| {
			readonly type: 'deal';
			readonly give: DealSide;
			readonly get: DealSide;
			readonly atLeast: number;
			/** What is often offered, so that a form can begin with it; each is a legal offer. */
			readonly usual?: readonly { readonly say: Words; readonly terms: Terms }[];
			/** The offer on the table, seen from this seat; only one made by the other side can be accepted. */
			readonly standing: Standing | null;
	  };

/** How what is bought is usually paid, by how many it is: from none on. */
export interface Paying {
	/** The places where something is bought. */
	readonly bought: readonly string[];
	readonly by: readonly { readonly [place: string]: number }[];
}

/** The further question of this choice: its own, or that of all, unless the choice ends there. */
export const thenOf = (
	shape: Extract<Shape, { type: 'one' }>,
	choice: Choice
): Shape | undefined => (choice.ends ? undefined : (choice.then ?? shape.then));

export type ShapeType = Shape['type'];

export type ShapeOf<Type extends ShapeType> = Extract<Shape, { type: Type }>;
export type OneShape = ShapeOf<'one'>;
export type SomeShape = ShapeOf<'some'>;
export type SplitShape = ShapeOf<'split'>;
export type ConfirmShape = ShapeOf<'confirm'>;
export type DealShape = ShapeOf<'deal'>;

/** An offer on the table, seen from one seat. */
export interface Standing {
	readonly by: SeatId;
	readonly n: number;
	readonly terms: Terms;
	/** It came instead of one that this seat had made. */
	readonly counters?: true;
	/** Why this seat could not hold to it, so may not accept it; left out when it could. */
	readonly cannot?: Words;
}

/** Terms from the point of view of the seat that answers: what it gives and what it gets. */
export interface Terms {
	readonly give: { readonly [field: string]: Answer };
	readonly get: { readonly [field: string]: Answer };
	/** Words that bind nobody. */
	readonly promise: string;
}

export type Answer =
	| { readonly pick: string; readonly then?: Answer }
	| { readonly picks: readonly string[] }
	| { readonly amount: number }
	| { readonly order: readonly string[] }
	| { readonly split: { readonly [place: string]: number } }
	| { readonly yes: boolean }
	| { readonly offer: Terms }
	| { readonly accept: number }
	| { readonly refuse: true };

/** The choice of a window that passes. */
export const PASS = 'pass';

/** The longest promise a deal may carry, in characters. */
export const PROMISE_LENGTH = 200;
