/** The parts of the codex by their anchors, in the order in which a player looks for them. */
export const TITLES = {
	species: 'Species',
	fates: 'Great fates',
	technologies: 'Technologies',
	tactics: 'Tactics',
	council: 'Council Cards',
	objectives: 'Objectives',
	tokens: 'Discovery Tokens',
	hexes: 'Hexes',
	pieces: 'Pieces'
} as const;
