/** What answers given ahead can be left for (TI-34.10): stretches of the game, and moments of one kind. */
import { msg } from '../../../core';
import type { Group, Span } from '../../../core';
import type { Moment } from './moments';

/** Each ends where the next one begins. */
export const TURN = 'turn';
export const ROUND = 'round';

export const spans: readonly Span[] = [
	{ id: TURN, say: msg('Pass for the rest of this turn') },
	{ id: ROUND, say: msg('Pass for the rest of this round') }
];

export const groups: readonly (Group & { readonly moments: readonly Moment[] })[] = [
	{ id: 'card', say: msg('Pass when an Action Card is played'), moments: ['announced'] },
	{
		id: 'agenda',
		say: msg('Pass when an agenda is drawn, read and voted on'),
		moments: ['beforeAgenda', 'agendaRead', 'voted']
	},
	{
		id: 'picks',
		say: msg('Pass when Strategy Cards are taken and used'),
		moments: ['strategyStart', 'strategyEnd', 'afterPrimary', 'partnerTraded', 'technologyUsed']
	},
	{
		id: 'turn',
		say: msg('Do what is left, when it is one thing'),
		moments: ['onlyAction']
	},
	{
		id: 'fight',
		say: msg('Pass in battles and invasions'),
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
