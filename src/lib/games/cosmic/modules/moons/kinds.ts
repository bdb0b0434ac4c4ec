/** What each moon shows and is: rules ask it below the table of the cards, which is handed down to it when it is made. */
import type { MoonId, MoonKind } from './state';

export interface Kinds {
	readonly kind: MoonKind;
	/** What a new one turns out to be (CE-37.11); left out: what its token shows. */
	readonly as?: Exclude<MoonKind, 'new'>;
	/** Of a secret moon: it is used while it lies open as well, not only when it is turned up (CE-37.16). */
	readonly lasts?: true;
}

let kinds: { readonly [id: MoonId]: Kinds } = {};

/** Hands down the table; gives it back. */
export function withKinds<Table extends typeof kinds>(table: Table): Table {
	kinds = table;
	return table;
}

function kindsOf(id: MoonId): Kinds {
	const card = kinds[id];
	if (!card) throw new Error(`There is no moon ${id}.`);
	return card;
}

/** What its token shows. Throws when there is none of this id. */
export const kindOfMoon = (id: MoonId): MoonKind => kindsOf(id).kind;

/** Whether it is used while its card lies open as well. */
export const lastsOpen = (id: MoonId): boolean => kindsOf(id).lasts ?? false;

/** What it counts as once its card is up. */
export function trueKind(id: MoonId): MoonKind {
	const { kind, as } = kindsOf(id);
	return as ?? kind;
}

/** Whether its card stays face down when a ship comes to it: who is on it turns it up at its moment (CE-37.16). */
export function staysDown(id: MoonId): boolean {
	const kind = trueKind(id);
	return kind === 'blue' || kind === 'secret';
}
