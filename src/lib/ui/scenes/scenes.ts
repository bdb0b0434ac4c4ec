/** What scenes are told: rounds, stages, sides with their pieces and dice, ballots. */
import type { Lit } from '../filling';

export interface Rounds {
	/** `Battle rounds`, read aloud; and what stands before their numbers. */
	readonly label: string;
	readonly voice: string;
	/** Oldest first; `head`: what the first of some is said to be of, where not all are of the same. */
	readonly all: readonly {
		readonly n: number | string;
		readonly say: string;
		readonly head?: string;
	}[];
	/** Which of them is shown, from 0 on. */
	readonly at: number;
	readonly onpick: (at: number) => void;
}

export interface Stages {
	readonly label: string;
	readonly all: readonly { readonly id: string; readonly name: string }[];
	readonly at: string | null;
}

/** Pieces of one kind: their outline, in a box of 34 by 26 about 0, 0. */
export interface Row {
	readonly id: string;
	readonly hull: string;
	readonly n: number;
	/** `2 Fighters` */
	readonly says: string;
	/** What befell some of them: `1 hit`. */
	readonly hurt: string | null;
	/** Drawn as damaged. */
	readonly cracked?: boolean;
	/** The piece they are to a question, and how it is lit. */
	readonly piece?: string;
	readonly now?: Lit | undefined;
}

/** Pieces in one place; where, if there are several. */
export interface Group {
	readonly id: string;
	readonly where: string | null;
	readonly rows: readonly Row[];
}

export interface Rolled {
	readonly value: number;
	readonly hit: boolean;
	/** What it showed before it was rolled again; null when it was not. */
	readonly before: number | null;
}

/** One who votes, or could. */
export interface Voter<Who extends string> {
	readonly id: Who;
	readonly name: string;
	readonly votes: number;
}

export interface Ballot<Who extends string> extends Voter<Who> {
	/** What went along with it: cards, promises. */
	readonly along: readonly string[];
}

/** Something that can be voted for. */
export interface Option<Who extends string> {
	readonly key: string;
	/** The piece it is while it may be voted for. */
	readonly piece: string;
	readonly name: string;
	readonly text: string;
	/** Who it is, where somebody is elected. */
	readonly who: Who | null;
	readonly ballots: readonly Ballot<Who>[];
	/** How it is lit now. */
	readonly now: Lit | undefined;
	readonly won: boolean;
}

/** Who could still show a ballot: their weight is public before it falls. */
export interface Weight<Who extends string> extends Voter<Who> {
	/** It is in, or comes by itself. */
	readonly in: boolean;
	/** `deciding` */
	readonly says: string;
}

export const votesFor = <Who extends string>({ ballots }: Option<Who>): number =>
	ballots.reduce((sum, { votes }) => sum + votes, 0);

/** Those that lead with as many votes, where there are several. */
export function tied<Who extends string>(options: readonly Option<Who>[]): readonly Option<Who>[] {
	const most = Math.max(0, ...options.map(votesFor));
	const first = options.filter((option) => votesFor(option) === most);
	return first.length > 1 ? first : [];
}
