/** What each moon shows and is: rules ask it below the table of the cards, which is handed down to it when it is made. */
import type { MoonId, MoonKind } from './state';

export interface Kinds {
	readonly kind: MoonKind;
	/** What a new one turns out to be (CE-37.11); left out: what its token shows. */
	readonly as?: Exclude<MoonKind, 'new'>;
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

/** What it counts as once its card is up. */
export function trueKind(id: MoonId): MoonKind {
	const { kind, as } = kindsOf(id);
	return as ?? kind;
}
