/**
 * Whether a table saved by another build can be played by this one: asked once, when it is woken, so that
 * a table nobody here knows is kept as it is, and never half played. And what migrations are made of.
 */
import type { AnyGame, AnyTable, SavedTable } from './game';
import { withOrders } from './orders';
import { unreachable } from './result';
import type { DealSide, Shape } from './shape';
import { formOf, stepOf } from './steps';
import { END } from './table';
import type { Decision } from './table';
import { msg } from './words';
import type { Words } from './words';

/** Why a saved table cannot be played by this program. */
export type Unfit =
	/** It is no table, or a damaged one. */
	| { readonly why: 'unreadable' }
	/** This program does not have its game. */
	| { readonly why: 'game'; readonly game: string }
	/** Newer than this program, or older than its oldest migration; `known` is what it would be made. */
	| { readonly why: 'shape'; readonly shape: number; readonly known: number }
	/** A migration failed on it: a bug of ours. */
	| { readonly why: 'migration'; readonly shape: number; readonly error: string }
	/** It began under rules this program does not play, which are `from` to `upTo`. */
	| { readonly why: 'rules'; readonly rules: number; readonly from: number; readonly upTo: number }
	/** It stands at a form this program does not have. */
	| { readonly why: 'form'; readonly step: string; readonly at: string }
	/** It asks what the form it stands at does not ask. */
	| { readonly why: 'question'; readonly name: string };

/** A table to play on with; `migrated` when it is no longer of the shape it was saved in. */
export type Woken =
	| { readonly ok: true; readonly table: AnyTable; readonly migrated: boolean }
	| { readonly ok: false; readonly unfit: Unfit };

const unfit = (unfit: Unfit): Woken => ({ ok: false, unfit });

/**
 * [ROOM-RELEASE.1] Takes a saved table through the migrations it has missed, and says whether this program can play it.
 * `saved` is not changed: a migration gets a copy. Throws nothing.
 */
export function wake(game: AnyGame | undefined, saved: unknown): Woken {
	if (!isTable(saved)) return unfit({ why: 'unreadable' });
	if (game?.id !== saved.game) return unfit({ why: 'game', game: saved.game });
	const known = game.shape;
	let table = saved;
	for (let { shape } = saved; shape !== known; shape += 1) {
		const migrate = shape < known ? game.migrations[shape] : undefined;
		if (!migrate) return unfit({ why: 'shape', shape: saved.shape, known });
		try {
			const copy = JSON.parse(JSON.stringify(table)) as SavedTable;
			const made = migrate(copy);
			const next: unknown = typeof made === 'object' ? { ...made, shape: shape + 1 } : made;
			if (!isTable(next)) return unfit({ why: 'migration', shape, error: 'It made no table.' });
			table = next;
		} catch (error) {
			return unfit({ why: 'migration', shape, error: String(error) });
		}
	}
	const now = withOrders(table);
	const misfit = unknownRules(game, now.rules) ?? unknownForm(game, now);
	return misfit ? unfit(misfit) : { ok: true, table: now, migrated: now !== saved };
}

/** `wake` where the table is known to be one of this program's. Throws when it is not. */
export function restore(game: AnyGame, saved: unknown): AnyTable {
	const woken = wake(game, saved);
	if (!woken.ok) throw new Error(`${game.id}: ${JSON.stringify(woken.unfit)}`);
	return woken.table;
}

/** [ROOM-RELEASE.3] Null when this program plays by these rules of the game. */
export function unknownRules({ rules, rulesFrom }: AnyGame, asked: number): Unfit | null {
	return Number.isInteger(asked) && asked >= rulesFrom && asked <= rules
		? null
		: { why: 'rules', rules: asked, from: rulesFrom, upTo: rules };
}

/** Every step under way must be where this program has a form, and the innermost must be what asks. */
function unknownForm(game: AnyGame, { frames, decisions, over }: AnyTable): Unfit | null {
	for (const { step, at } of frames) {
		const known = stepOf(game, step);
		if (!known || (at !== END && !Object.hasOwn(known, at))) return { why: 'form', step, at };
	}
	if (over) return null;
	const top = frames.at(-1);
	const form = top && formOf(game, top.step, top.at);
	const asks = form && form.form !== 'run' ? `${top.step}.${top.at}` : null;
	const foreign = decisions.find(({ name }) => name !== asks);
	return foreign ? { why: 'question', name: foreign.name } : null;
}

/** The least of a table that must be there before anything else can be asked of it. */
function isTable(saved: unknown): saved is AnyTable {
	if (typeof saved !== 'object' || saved === null) return false;
	const { game, rules, shape, frames, decisions, orders, over } = saved as Partial<AnyTable>;
	return (
		typeof game === 'string' &&
		Number.isInteger(rules) &&
		Number.isInteger(shape) &&
		Array.isArray(frames) &&
		Array.isArray(decisions) &&
		typeof orders === 'object' &&
		(over === null || typeof over === 'object')
	);
}

/** Why, for the players of the table; tells nothing of the game. */
export function sayUnfit(unfit: Unfit): Words {
	const waits = (why: Words) =>
		msg('This table waits for another version of Orrery: {why}', { why });
	switch (unfit.why) {
		case 'unreadable':
			return msg('This table cannot be read. It is kept as it is.');
		case 'game':
			return waits(msg('this one does not have its game.'));
		case 'shape':
			return waits(
				unfit.shape > unfit.known
					? msg('it was saved by a newer one than this.')
					: msg('it was saved by one too old for this.')
			);
		case 'rules': {
			const { rules, from, upTo } = unfit;
			return waits(
				rules > upTo
					? msg('it is played by rules {rules}, and this one knows rules up to {upTo}.', {
							rules,
							upTo
						})
					: msg('it is played by rules {rules}, and this one knows rules from {from} on.', {
							rules,
							from
						})
			);
		}
		case 'migration':
			return waits(msg('this one could not take it over.'));
		case 'form':
		case 'question':
			return waits(msg('it stands at a place that this one does not have.'));
		default:
			return unreachable(unfit);
	}
}

/**
 * For migrations: a saved table on which labels go by other names, each `step.label` in full, as in
 * `{ 'turn.lay': 'turn.play' }`. Steps under way and open questions are renamed; nothing else is touched.
 */
export function relabel(table: SavedTable, names: { readonly [was: string]: string }): SavedTable {
	const nameOf = (was: string) => (Object.hasOwn(names, was) ? (names[was] ?? was) : was);
	return {
		...table,
		frames: table.frames.map((frame) => {
			const name = nameOf(`${frame.step}.${frame.at}`);
			const dot = name.lastIndexOf('.');
			return { ...frame, step: name.slice(0, dot), at: name.slice(dot + 1) };
		}),
		decisions: table.decisions.map((decision) => ({ ...decision, name: nameOf(decision.name) }))
	};
}

/**
 * For migrations: a saved table whose open questions are of another shape, and so are those within their
 * choices and their deals; `change` is given each, innermost first. Nothing else is touched.
 */
export function reshape(
	table: SavedTable,
	change: (shape: Shape, asked: Decision) => Shape
): SavedTable {
	const decisions = table.decisions.map((asked): Decision => {
		const within = (shape: Shape): Shape => {
			const side = (of: DealSide): DealSide => ({
				...of,
				fields: of.fields.map((field) => ({ ...field, shape: within(field.shape) }))
			});
			if (shape.type === 'one') {
				const choices = shape.choices.map((choice) =>
					choice.then ? { ...choice, then: within(choice.then) } : choice
				);
				const then = shape.then && { then: within(shape.then) };
				return change({ ...shape, choices, ...then }, asked);
			}
			if (shape.type === 'deal')
				return change({ ...shape, give: side(shape.give), get: side(shape.get) }, asked);
			return change(shape, asked);
		};
		return { ...asked, shape: within(asked.shape) };
	});
	return { ...table, decisions };
}
