/**
 * What holds for a while (TI-17.18, TI-18.10): kept on the board by whoever brings it, and asked where it matters.
 * It is public. Whoever brings one declares it beside its own code:
 *
 *     declare module '../lasting' { interface Lastings { warFooting: { seat: SeatId; system: SystemId } } }
 */
import type { Board, PublicBoard } from './types';

/** The details of each kind by its name. */
export interface Lastings {}

/** How long: to the end of this Tactical or Transfer Action, of this round, of the next one, or of the game. */
export type Until = 'action' | 'round' | 'nextRound' | 'game';

export type LastingKind = keyof Lastings;
export type Lasting = {
	[Kind in LastingKind]: { readonly is: Kind; readonly until: Until } & Readonly<Lastings[Kind]>;
}[LastingKind];
export type LastingOf<Kind extends LastingKind> = Extract<Lasting, { readonly is: Kind }>;

/** All of one kind that hold now, oldest first. */
export const lastingOf = <Kind extends LastingKind>(
	{ lasting }: Pick<PublicBoard, 'lasting'>,
	kind: Kind
): LastingOf<Kind>[] => lasting.filter((one): one is LastingOf<Kind> => one.is === kind);

export const remember = (board: Board, lasting: Lasting): void => {
	board.lasting.push(lasting);
};

export const forget = (board: Board, lasting: Lasting): void => {
	board.lasting = board.lasting.filter((one) => one !== lasting);
};

/** TI-31.29: what held for this action is over. */
export const endAction = (board: Board): void => {
	board.lasting = board.lasting.filter(({ until }) => until !== 'action');
};

/** TI-17.18, TI-18.10, TI-21.12: what held for this round is over; what holds for the next begins its last. */
export const endRound = (board: Board): void => {
	board.lasting = board.lasting
		.filter(({ until }) => until !== 'action' && until !== 'round')
		.map((one) => (one.until === 'nextRound' ? { ...one, until: 'round' } : one));
};
