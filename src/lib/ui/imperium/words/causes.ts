/** What adds to a die or changes a price, by its name. */
import type { Cause } from '$lib/games/imperium/combat/modifiers';
import { printed, t } from '../../words';
import type { Sight } from '../screen';
import { likeOf } from '$lib/core/copies';
import { abilityName, titled } from './systems';

export function causeName(of: Cause, book: Sight['book']): string {
	if ('tech' in of) return printed(book?.technologies[of.tech]?.name) || titled(of.tech);
	if ('law' in of) return printed(book?.politics[of.law]?.name) || titled(of.law);
	if ('card' in of)
		return (
			printed(book?.actions[likeOf(of.card)]?.name ?? book?.politics[of.card]?.name) ||
			titled(of.card)
		);
	return 'place' in of ? t('Nebula') : abilityName(of.ability, book);
}
