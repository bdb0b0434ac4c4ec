/** The seven phases of an encounter by their rulebook names, in order, and the rule each begins with. */
export const PHASE_NAMES: readonly (readonly [phase: string, name: string, rule: string])[] = [
	['regroup', 'Regroup', 'CE-6.1'],
	['destiny', 'Destiny', 'CE-7.1'],
	['launch', 'Launch', 'CE-8.1'],
	['alliance', 'Alliance', 'CE-9.1'],
	['planning', 'Planning', 'CE-10.1'],
	['reveal', 'Reveal', 'CE-11.1'],
	['resolution', 'Resolution', 'CE-12.1']
];
