/** The seven phases of an encounter by their rulebook names, in order. */
export const PHASE_NAMES: readonly (readonly [string, string])[] = [
	['regroup', 'Regroup'],
	['destiny', 'Destiny'],
	['launch', 'Launch'],
	['alliance', 'Alliance'],
	['planning', 'Planning'],
	['reveal', 'Reveal'],
	['resolution', 'Resolution']
];
