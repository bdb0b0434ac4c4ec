/** Tables saved under an older shape, taken one shape further. */
import type { Json, Table } from '../../core';
import { BEFORE } from './readings';
import type { Board, Vault } from './types';

/** 1 to 2: five rulings are options of the table (GC-23.1); it goes on by what all were played by (GC-23.3). */
function nameReadings(saved: Json): Json {
	const table = saved as unknown as Table<Board, Vault>;
	const options = { ...table.board.options, ...BEFORE };
	const next = { ...table, options, board: { ...table.board, options } };
	return next as unknown as Json;
}

export const migrations: { readonly [shape: number]: (table: Json) => Json } = { 1: nameReadings };
