/** Of which kind each lux card is: rules ask it below the table of the cards, which is handed down to it when it is made. */
import type { LuxId, LuxKind } from './state';

let kinds: { readonly [id: LuxId]: { readonly kind: LuxKind } } = {};

/** Hands down the table; gives it back. */
export function withKinds<Table extends typeof kinds>(table: Table): Table {
	kinds = table;
	return table;
}

/** Throws when there is none of this id. */
export function kindOfLux(id: LuxId): LuxKind {
	const card = kinds[id];
	if (!card) throw new Error(`There is no lux card ${id}.`);
	return card.kind;
}
