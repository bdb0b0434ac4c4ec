/** When an Action Card is played, and in which part of a round that is. */
import { msg } from '$lib/core/words';
import type { Words } from '$lib/core/words';
import type { Timing } from '$lib/games/imperium/tables/action-cards';
import { printed } from '../../words';

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

const TIMINGS: { readonly [timing in Timing]: readonly [moment: Moment, when: Words] } = {
	action: ['turn', msg('As an action')],
	'any-time': ['turn', msg('At any time')],
	'strategy-start': ['strategy', msg('Before the first Strategy Card is picked')],
	'strategy-phase': ['strategy', msg('At any time in the Strategy Phase')],
	'after-pick': ['strategy', msg('After a Strategy Card is picked')],
	'strategy-end': ['strategy', msg('After the last Strategy Card is picked')],
	'after-own-activation': ['systems', msg('After you activate a system')],
	'after-enemy-moves-in': ['systems', msg('After an opponent’s ships move in, before PDS fire')],
	'before-landings': ['systems', msg('Before your landings')],
	'after-neutral-taken': ['systems', msg('After you take a neutral planet')],
	'planet-lost': ['systems', msg('After an opponent takes a planet of yours')],
	'before-space-battle': ['battle', msg('Before a space battle of yours')],
	'before-space-round': ['battle', msg('Before a round of a space battle of yours')],
	'before-combat-round': ['battle', msg('Before a round of combat of yours')],
	'after-die': ['battle', msg('After a die of your combat is rolled')],
	'before-casualties': ['battle', msg('After the opponent’s roll, before you take casualties')],
	'ship-damaged': ['battle', msg('After an enemy ship is damaged')],
	'before-bombardment': ['battle', msg('Before a bombardment')],
	'before-invasion': ['battle', msg('Before an invasion of yours')],
	'before-tech-buy': ['cards', msg('Before you pay for a technology')],
	'after-own-tech-primary': ['cards', msg('After your primary of Technology')],
	'after-primary': ['cards', msg('After a primary, before its secondaries')],
	'after-partner-trade': [
		'cards',
		msg('After a trading partner collects by the secondary of Trade')
	],
	'after-action-card': ['cards', msg('After another player plays an Action Card')],
	copy: ['cards', msg('When the card it copies may be played')],
	'political-primary': ['politics', msg('In the primary of Political, before its draw')],
	'before-political-draw': ['politics', msg('Before a Political Card is drawn')],
	'after-agenda-read': ['politics', msg('After an agenda is read, before the vote')],
	'before-own-vote': ['politics', msg('Before you vote')],
	'after-vote': ['politics', msg('After the last vote, before the count')],
	'status-phase': ['status', msg('In the Status Phase')]
};
export const momentOf = (timing: Timing): Moment => TIMINGS[timing][0];
export const whenPlayed = (timing: Timing): string => printed(TIMINGS[timing][1]);
