/** Infinity Drive: an encounter of one's own between those of others. */
import { msg } from '../../../../core';
import { grantBetween, isGranted } from '../../between';
import { encounterOf, hasEncounterCard, playerOf } from '../../board';
import { always } from '../../bot/wishes';
import { discardTech } from './pieces';
import type { Technology } from './technology';

export const infinityDrive: Technology = {
	words: {
		name: msg('Infinity Drive'),
		gist: msg('Have an encounter at once'),
		text: msg(
			'Once completed, discard it at the end of any encounter, with an encounter card in hand: you have an encounter at once. After it the game goes on where it stopped.'
		),
		rulings: [
			msg(
				'It is no encounter of a turn: none of your turn is used up, and no second one follows it.'
			),
			msg('An encounter that was cut short has no end at which it could be used.')
		]
	},
	research: 6,
	liked: 8,
	uses: {
		jump: {
			moments: ['resolution.end'],
			open: (play) => !isGranted(play) && encounterOf(play.board).outcome !== null,
			when: ({ board }, { seat }) => hasEncounterCard(playerOf(board, seat).hand),
			say: msg('have an encounter at once'),
			worth: always(0.4),
			apply: (play, me) => {
				grantBetween(play, me.seat, null);
				discardTech(play, me);
			}
		}
	}
};
