/** When an Action Card is played, in words (TI-34.3). */
import { msg } from '../../../core';
import type { Words } from '../../../core';
import type { Timing } from './action-cards';

export const WHEN_PLAYED: { readonly [timing in Timing]: Words } = {
	action: msg('As an action'),
	'any-time': msg('At any time'),
	'strategy-start': msg('Before the first Strategy Card is picked'),
	'strategy-phase': msg('At any time in the Strategy Phase'),
	'after-pick': msg('After a Strategy Card is picked'),
	'strategy-end': msg('After the last Strategy Card is picked'),
	'after-own-activation': msg('After you activate a system'),
	'after-enemy-moves-in': msg('After an opponent’s ships move in, before PDS fire'),
	'before-landings': msg('Before your landings'),
	'after-neutral-taken': msg('After you take a neutral planet'),
	'planet-lost': msg('After an opponent takes a planet of yours'),
	'before-space-battle': msg('Before a space battle of yours'),
	'before-space-round': msg('Before a round of a space battle of yours'),
	'before-combat-round': msg('Before a round of combat of yours'),
	'after-die': msg('After a die of your combat is rolled'),
	'before-casualties': msg('After the opponent’s roll, before you take casualties'),
	'ship-damaged': msg('After an enemy ship is damaged'),
	'before-bombardment': msg('Before a bombardment'),
	'before-invasion': msg('Before an invasion of yours'),
	'before-tech-buy': msg('Before you pay for a technology'),
	'after-own-tech-primary': msg('After your primary of Technology'),
	'after-primary': msg('After a primary, before its secondaries'),
	'after-partner-trade': msg('After a trading partner collects by the secondary of Trade'),
	'after-action-card': msg('After another player plays an Action Card'),
	copy: msg('When the card it copies may be played'),
	'political-primary': msg('In the primary of Political, before its draw'),
	'before-political-draw': msg('Before a Political Card is drawn'),
	'after-agenda-read': msg('After an agenda is read, before the vote'),
	'before-own-vote': msg('Before you vote'),
	'after-vote': msg('After the last vote, before the count'),
	'status-phase': msg('In the Status Phase')
};
