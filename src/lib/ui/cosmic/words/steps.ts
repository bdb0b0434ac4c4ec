/** The steps under way as they are at this table: whose turn it is, who meets whom, who does what. */
import type { AtStep } from '../../boards';
import { nameOf, t } from '../../words';
import type { CosmicScreen } from '../screen';
import { encounterTitle } from './standing';

export const atStep: AtStep<CosmicScreen> = (step, { open, you, names }) => {
	const { encounter, offense } = open;
	if (step === 'turn')
		return (
			offense &&
			(offense === you ? t('Your turn') : t('The turn of {who}', { who: nameOf(offense, names) }))
		);
	if (!encounter) return null;
	const who = nameOf(encounter.offense, names);
	const whom = encounter.defense && nameOf(encounter.defense, names);
	switch (step) {
		case 'encounter':
			return encounterTitle(encounter, names, you);
		case 'destiny':
			return t('Destiny says whom {who} encounters', { who });
		case 'launch':
			return t('{who} aims the gate and sends ships', { who });
		case 'alliance':
			return whom && t('{who} and {whom} invite others, who answer', { who, whom });
		case 'planning':
			return whom && t('{who} and {whom} lay a card each', { who, whom });
		case 'deal':
			return whom && t('{who} and {whom} talk about a deal', { who, whom });
		default:
			return null;
	}
};
