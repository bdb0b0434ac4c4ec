/** A saved game as a file somebody brings: checked before anything else sees it. */
import * as v from 'valibot';
import type { SavedGame } from '../core/replay';
import { msg } from '../core/words';
import type { Words } from '../core/words';

const Seat = v.pipe(v.string(), v.regex(/^seat:\d+$/));
const Hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{1,128}$/));
const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

const Schema = v.object({
	format: v.literal('orrery-game'),
	version: v.literal(1),
	game: v.pipe(v.string(), v.regex(/^[a-z]+$/)),
	rules: Count,
	shape: v.optional(Count),
	seats: v.pipe(v.array(Seat), v.minLength(2), v.maxLength(8)),
	names: v.record(v.string(), v.string()),
	colours: v.optional(v.record(v.string(), v.string())),
	options: v.record(v.string(), v.unknown()),
	clocked: v.boolean(),
	secret: v.string(),
	commitment: Hex,
	salts: v.array(v.string()),
	ended: v.optional(Count),
	moves: v.array(
		v.object({
			by: v.union([Seat, v.literal('table')]),
			action: v.looseObject({ type: v.picklist(['answer', 'timeout', 'orders']) }),
			chance: v.array(Count),
			print: v.string()
		})
	)
});

/** Reads the text of a file; `wrong` says what is the matter where it is no saved game. */
export function readSaved(text: string): SavedGame | { readonly wrong: Words } {
	let json: unknown;
	try {
		json = JSON.parse(text);
	} catch {
		return { wrong: msg('This file is not JSON. Choose the file you saved at the end of a game.') };
	}
	const read = v.safeParse(Schema, json);
	// What a move did and answered is checked by the rules, when it is played again.
	return read.success
		? (read.output as unknown as SavedGame)
		: { wrong: msg('This file is not a game saved by Orrery.') };
}
