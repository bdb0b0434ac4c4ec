/** What answers given ahead can be left for (TI-34.10): stretches of the game, and moments of one kind. */
import { msg } from '../../../core';
import type { Group, Span } from '../../../core';
import type { Moment } from './moments';

/** Each ends where the next one begins. */
export const TURN = 'turn';
export const ROUND = 'round';

export const spans: readonly Span[] = [
	{
		id: TURN,
		say: msg('Pass for the rest of this turn'),
		note: msg('You are asked again from the next one on.')
	},
	{
		id: ROUND,
		say: msg('Pass for the rest of this round'),
		note: msg('You are asked again from the next one on.')
	}
];

export const groups: readonly (Group & { readonly moments: readonly Moment[] })[] = [
	{
		id: 'card',
		say: msg('Pass when an Action Card is played'),
		note: msg('You stop none that others play.'),
		moments: ['announced']
	},
	{
		id: 'agenda',
		say: msg('Pass when an agenda is drawn, read and voted on'),
		note: msg('You play no card there. Your vote you still cast.'),
		moments: ['beforeAgenda', 'agendaRead', 'voted']
	},
	{
		id: 'picks',
		say: msg('Pass when Strategy Cards are taken and used'),
		note: msg(
			'You use nothing in answer there. Which card you take, and whether you follow, you are still asked.'
		),
		moments: ['strategyStart', 'strategyEnd', 'afterPrimary', 'partnerTraded', 'technologyUsed']
	},
	{
		id: 'turn',
		say: msg('Do what is left, when it is one thing'),
		note: msg('A turn in which you could do nothing else is taken for you.'),
		moments: ['onlyAction']
	},
	{
		id: 'fight',
		say: msg('Pass in battles and invasions'),
		note: msg('You play no card there and do not retreat. Which ships are lost you still decide.'),
		moments: [
			'nothingComes',
			'movedIn',
			'beforeBattle',
			'beforeRound',
			'hitsInSpace',
			'shipDamaged',
			'beforeBombardment',
			'beforeInvasion',
			'beforeGroundRound',
			'hitsOnGround',
			'planetLost',
			'neutralTaken'
		]
	}
];
