/** The steps under way as they are at this table: whose turn it is, who fights whom and where, on what all vote. */
import type { AtStep } from '../../boards';
import { nameOf, printed, t } from '../../words';
import type { ImperiumScreen } from '../screen';
import { placeWithin } from './within';

export const atStep: AtStep<ImperiumScreen> = (step, { open, names, book }) => {
	const { active, agenda, fight, round } = open;
	const who = active && nameOf(active, names);
	switch (step) {
		case 'strategy':
			return t('Round {n}: each picks Strategy Cards', { n: round });
		case 'action':
			return t('Round {n}: turns go by the numbers of the Strategy Cards', { n: round });
		case 'status':
			return t('Round {n} is over: objectives, cards and counters', { n: round });
		case 'turn':
			return who && t('The turn of {who}', { who });
		case 'tactical':
			return who && t('{who} activates a system, and moves and builds there', { who });
		case 'transfer':
			return who && t('{who} exchanges units between two systems', { who });
		case 'strategic':
			return who && t('{who} carries out a Strategy Card', { who });
		case 'battle':
			return fight?.is === 'battle'
				? t('{who} against {whom}: {place}', {
						who: nameOf(fight.attacker, names),
						whom: nameOf(fight.defender, names),
						place: placeWithin({ open, book }, fight.system)
					})
				: null;
		case 'landings':
			return fight?.is === 'landings'
				? t('{who} lands: {place}', {
						who: nameOf(fight.seat, names),
						place: fight.systems.map((system) => placeWithin({ open, book }, system)).join('; ')
					})
				: null;
		case 'agenda': {
			const card = agenda ? printed(book?.politics[agenda.card]?.name) : '';
			return card ? t('The vote on {what}', { what: card }) : null;
		}
		default:
			return null;
	}
};
