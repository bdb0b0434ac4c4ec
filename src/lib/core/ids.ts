/** The few words every game shares: seats, JSON, and who may read something. */

/** A place at the table, counted from 1 in seating order. A seat is not a person and not a socket. */
export type SeatId = `seat:${number}`;

/** Who may see something: a seat, or a watcher who sees only what is public. */
export type Viewer = SeatId | 'watcher';

/** What an option is set to. */
export type Plain = string | number | boolean | null;

export type Json =
	string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** `seat:1` for 0, `seat:2` for 1, … */
export const seatAt = (index: number): SeatId => `seat:${index + 1}`;

/** Whether a piece is a seat. */
export const isSeat = (piece: string): piece is SeatId => /^seat:\d+$/.test(piece);

/** 0 for `seat:1`, 1 for `seat:2`, … */
export const seatIndex = (seat: SeatId): number => Number(seat.slice(5)) - 1;
