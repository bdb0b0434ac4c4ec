/** The seven phases of an encounter in order: their rulebook names, alone and within a sentence, and the rule each begins with. */
import { msg } from '$lib/core/words';
import type { Words } from '$lib/core/words';

export const PHASES: readonly (readonly [
	phase: string,
	name: Words,
	within: Words,
	rule: string
])[] = [
	['regroup', msg('Regroup'), msg('regroup'), 'CE-6.1'],
	['destiny', msg('Destiny'), msg('destiny'), 'CE-7.1'],
	['launch', msg('Launch'), msg('launch'), 'CE-8.1'],
	['alliance', msg('Alliance'), msg('alliance'), 'CE-9.1'],
	['planning', msg('Planning'), msg('planning'), 'CE-10.1'],
	['reveal', msg('Reveal'), msg('reveal'), 'CE-11.1'],
	['resolution', msg('Resolution'), msg('resolution'), 'CE-12.1']
];

/** A phase as it stands within a sentence; null for the start of a turn, which is none. */
export const phaseWithin = (phase: string): Words | null =>
	PHASES.find(([id]) => id === phase)?.[2] ?? null;
