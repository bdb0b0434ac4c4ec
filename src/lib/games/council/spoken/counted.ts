/** So many ships of a kind, in words: `2 Fighters`. */
import { template } from '../../../core/words';
import type { Template } from '../../../core/words';
import type { Ship } from '../tables/vocabulary';

export const COUNTED: { readonly [ship in Ship]: Template<'n'> } = {
	fighter: template('{n, plural, one {# Fighter} other {# Fighters}}'),
	destroyer: template('{n, plural, one {# Destroyer} other {# Destroyers}}'),
	dreadnaught: template('{n, plural, one {# Dreadnaught} other {# Dreadnaughts}}')
};
