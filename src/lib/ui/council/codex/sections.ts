import { t } from '../../words';

/** The parts of the codex by their anchors, in the order in which a player looks for them. */
export const titles = () => ({
	species: t('Species'),
	fates: t('Great fates'),
	technologies: t('Technologies'),
	tactics: t('Tactics'),
	council: t('Council Cards'),
	objectives: t('Objectives'),
	tokens: t('Discovery Tokens'),
	hexes: t('Hexes'),
	pieces: t('Pieces')
});
