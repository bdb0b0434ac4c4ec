/** In which part of a round an Action Card is played. */
import { msg } from '$lib/core/words';
import type { Words } from '$lib/core/words';
import type { Timing } from '$lib/games/imperium/tables/action-cards';

/** Parts of a round, in their order. */
export const MOMENTS = {
	turn: msg('In place of an action, or at any time'),
	strategy: msg('In the Strategy Phase'),
	systems: msg('When a system is activated'),
	battle: msg('In a space battle or an invasion'),
	cards: msg('When Strategy Cards and Action Cards are played'),
	politics: msg('When an agenda is voted on'),
	status: msg('In the Status Phase')
} as const satisfies { readonly [moment: string]: Words };
type Moment = keyof typeof MOMENTS;

const IN: { readonly [timing in Timing]: Moment } = {
	action: 'turn',
	'any-time': 'turn',
	'strategy-start': 'strategy',
	'strategy-phase': 'strategy',
	'after-pick': 'strategy',
	'strategy-end': 'strategy',
	'after-own-activation': 'systems',
	'after-enemy-moves-in': 'systems',
	'before-landings': 'systems',
	'after-neutral-taken': 'systems',
	'planet-lost': 'systems',
	'before-space-battle': 'battle',
	'before-space-round': 'battle',
	'before-combat-round': 'battle',
	'after-die': 'battle',
	'before-casualties': 'battle',
	'ship-damaged': 'battle',
	'before-bombardment': 'battle',
	'before-invasion': 'battle',
	'before-tech-buy': 'cards',
	'after-own-tech-primary': 'cards',
	'after-primary': 'cards',
	'after-partner-trade': 'cards',
	'after-action-card': 'cards',
	copy: 'cards',
	'political-primary': 'politics',
	'before-political-draw': 'politics',
	'after-agenda-read': 'politics',
	'before-own-vote': 'politics',
	'after-vote': 'politics',
	'status-phase': 'status'
};
export const momentOf = (timing: Timing): Moment => IN[timing];
