/** So many units of a kind, in words: `2 Fighters`. */
import { fillIn, msg, template } from '../../../core/words';
import type { Template, Words } from '../../../core/words';
import type { UnitKind } from '../tables/units';

export const COUNTED: { readonly [kind in UnitKind]: Template<'n'> } = {
	warSun: template('{n, plural, one {# War Sun} other {# War Suns}}'),
	dreadnought: template('{n, plural, one {# Dreadnought} other {# Dreadnoughts}}'),
	cruiser: template('{n, plural, one {# Cruiser} other {# Cruisers}}'),
	carrier: template('{n, plural, one {# Carrier} other {# Carriers}}'),
	destroyer: template('{n, plural, one {# Destroyer} other {# Destroyers}}'),
	fighter: template('{n, plural, one {# Fighter} other {# Fighters}}'),
	groundForce: template('{n, plural, one {# Ground Force} other {# Ground Forces}}'),
	pds: template('{n} PDS'),
	spaceDock: template('{n, plural, one {# Space Dock} other {# Space Docks}}')
};

/** So many of each of these kinds, those that are none left out. */
export const countedWords = <Kind extends UnitKind>(
	kinds: readonly Kind[],
	units: { readonly [kind in Kind]?: number }
): { readonly and: Words[] } => ({
	and: kinds.flatMap((kind) => {
		const n = units[kind] ?? 0;
		return n > 0 ? [fillIn(COUNTED[kind], { n })] : [];
	})
});

/** One of a kind, and several, where their number stands apart. */
export const NAMED: { readonly [kind in UnitKind]: readonly [one: Words, many: Words] } = {
	warSun: [msg('War Sun'), msg('War Suns')],
	dreadnought: [msg('Dreadnought'), msg('Dreadnoughts')],
	cruiser: [msg('Cruiser'), msg('Cruisers')],
	carrier: [msg('Carrier'), msg('Carriers')],
	destroyer: [msg('Destroyer'), msg('Destroyers')],
	fighter: [msg('Fighter'), msg('Fighters')],
	groundForce: [msg('Ground Force'), msg('Ground Forces')],
	pds: [msg('PDS'), msg('PDS')],
	spaceDock: [msg('Space Dock'), msg('Space Docks')]
};

/** What so many units of a kind are called, where their number stands apart: `Ground Forces`. */
export const namedFor = (kind: UnitKind, n: number): Words => NAMED[kind][n === 1 ? 0 : 1];
