import { t } from '../../words';

/** The parts of the codex by their anchors, in the order in which a player looks for them. */
export const titles = () => ({
	races: t('Races'),
	strategy: t('Strategy Cards'),
	technologies: t('Technologies'),
	units: t('Units'),
	actions: t('Action Cards'),
	politics: t('Political Cards'),
	objectives: t('Objectives'),
	systems: t('Systems'),
	galaxies: t('Galaxies')
});
