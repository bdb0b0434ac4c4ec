/** When and by whom something may be used, in words. */
import { msg } from '$lib/core/words';
import type { Words } from '$lib/core/words';
import type { Timing } from '$lib/games/cosmic/book';
import type { Role } from '$lib/games/cosmic/types';
import { listed, printed, t } from '../../words';
import { PHASES, phaseWithin } from './phases';

export interface Who {
	readonly title: string;
	readonly means: string;
}

const ROLES: { readonly [role in Role]: readonly [title: Words, within: Words] } = {
	offense: [msg('Offense'), msg('offense')],
	defense: [msg('Defense'), msg('defense')],
	offensiveAlly: [msg('Offensive ally'), msg('offensive ally')],
	defensiveAlly: [msg('Defensive ally'), msg('defensive ally')],
	uninvolved: [msg('Not involved'), msg('not involved')]
};

export function whoMay({ roles }: Timing): Who {
	const has = (role: Role) => roles.includes(role);
	const mains = has('offense') && has('defense');
	const allies = has('offensiveAlly') && has('defensiveAlly');
	if (roles.length === 0 || (mains && allies && has('uninvolved')))
		return { title: t('Anyone'), means: t('whatever your part') };
	if (mains && allies)
		return {
			title: t('Anyone involved'),
			means: t('main players and allies')
		};
	if (mains && roles.length === 2)
		return {
			title: t('Main player'),
			means: t('offense or defense')
		};
	if (allies && roles.length === 2) return { title: t('Ally'), means: t('of either side') };
	const title = roles.map((role, i) => printed(ROLES[role][i === 0 ? 0 : 1]));
	return { title: listed(title, 'or'), means: t('only') };
}

/** Whether none of the phases of an encounter is left out; an empty list stands for all. */
export const isAnyPhase = (phases: Timing['phases']): boolean =>
	phases.length === 0 || PHASES.every(([phase]) => phases.some((other) => other === phase));

/** Its phases in a row; null for any phase. */
export function phasesOf({ phases }: Timing): string | null {
	if (isAnyPhase(phases)) return null;
	const names = phases.map((phase) => phaseWithin(phase) ?? msg('the start of a turn'));
	return listed(
		names.map((name) => printed(name)),
		'or'
	);
}

/** When: `In alliance or reveal`, `In any phase`. */
export function whenMay(timing: Timing): string {
	const phases = phasesOf(timing);
	return phases ? t('In {phases}', { phases }) : t('In any phase');
}
