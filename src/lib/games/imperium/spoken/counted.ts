/** So many units of a kind, in words: `2 Fighters`. */
import { template } from '../../../core/words';
import type { Template } from '../../../core/words';
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
