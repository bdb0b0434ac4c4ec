/** The parts of the codex by their anchors, in the order in which a player looks for them. */
export const TITLES = {
	aliens: 'Aliens and their flares',
	cards: 'Encounter cards and reinforcements',
	artifacts: 'Artifacts',
	destiny: 'Destiny'
} as const;
