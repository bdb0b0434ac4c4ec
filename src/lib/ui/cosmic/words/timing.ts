/** When and by whom something may be used, in words. */
import type { Timing } from '$lib/games/cosmic/book';
import { listed } from '../../words';
import { PHASE_NAMES } from './phases';

/** Who: a headline and what it means. */
export function whoMay({ roles }: Timing): readonly [string, string] {
	const has = (role: Timing['roles'][number]) => roles.includes(role);
	const mains = has('offense') && has('defense');
	const allies = has('offensiveAlly') && has('defensiveAlly');
	if (roles.length === 0 || (mains && allies && has('uninvolved')))
		return ['Anyone', 'whatever your part'];
	if (mains && allies) return ['Anyone involved', 'main players and allies'];
	if (mains && roles.length === 2) return ['Main player', 'offense or defense'];
	if (allies && roles.length === 2) return ['Ally', 'of either side'];
	const names = {
		offense: 'offense',
		defense: 'defense',
		offensiveAlly: 'offensive ally',
		defensiveAlly: 'defensive ally',
		uninvolved: 'not involved'
	};
	const words = listed(
		roles.map((role) => names[role]),
		'or'
	);
	return [words.charAt(0).toUpperCase() + words.slice(1), 'only'];
}

/** When: `In alliance or reveal`, `In any phase`. */
export function whenMay({ phases }: Timing): string {
	if (phases.length === 0) return 'In any phase';
	const names: readonly string[] = phases.map(
		(phase) => PHASE_NAMES.find(([id]) => id === phase)?.[1].toLowerCase() ?? 'the start of a turn'
	);
	return `In ${listed(names, 'or')}`;
}
