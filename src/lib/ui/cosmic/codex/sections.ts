import { t } from '../../words';

/** The parts of the codex by their anchors, in the order in which a player looks for them. */
export const titles = () => ({
	aliens: t('Aliens and their flares'),
	cards: t('Encounter cards and reinforcements'),
	artifacts: t('Artifacts'),
	destiny: t('Destiny')
});
