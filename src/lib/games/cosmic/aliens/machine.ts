/** Continuity: another encounter, and another, as long as it holds an encounter card. */
import { msg } from '../../../core';
import { bringsColonies, warpOf } from '../bot/wishes';
import { CARD } from '../bot/worth';
import { worthOfAnother } from '../bot/targets';
import { encounterOf, hasEncounterCard, playerOf } from '../board';
import { drawToHand } from '../hands';
import { toRetrieve } from '../retrieval';
import type { Play } from '../play';
import type { Alien } from './alien';

/** A hand that another card does good to, and ships in the warp that it can wait for. */
const FEW_CARDS = 5;
const FEW_SHIPS = 4;

function goOn(play: Play): void {
	play.within('turn').again = true;
}

export const machine: Alien = {
	words: {
		name: msg('Machine'),
		power: msg('Continuity'),
		gist: msg('Goes on as long as there are cards in hand'),
		text: msg(
			'As the offense, after any encounter of yours, successful or not, you may *use* this power to have another one, as long as you hold an encounter card.'
		),
		usage: 'optional',
		alert: 'red',
		timing: { roles: ['offense'], phases: ['resolution'] },
		setup: null,
		wild: {
			text: msg(
				'As the offense, have a second encounter even if the first failed or you hold no encounter card. If you hold none, draw a new hand, this flare apart.'
			),
			timing: { roles: ['offense'], phases: ['resolution'] }
		},
		super: {
			text: msg('In your regroup, draw a card instead of retrieving a ship from the warp.'),
			timing: { roles: ['offense'], phases: ['regroup'] }
		},
		rulings: [
			msg('The turn ends as soon as an encounter card is needed and none is held.'),
			msg('Each further encounter starts at regroup.'),
			msg('A stopped use ends the turn, unless a second encounter was earned anyway.')
		]
	},
	liked: 13,
	power: {
		uses: {
			continue: {
				moments: ['encounter.end'],
				roles: ['offense'],
				when: (play, { seat }) =>
					hasEncounterCard(playerOf(play.board, seat).hand) && play.within('turn').again !== true,
				say: msg('have another encounter'),
				worth: worthOfAnother,
				harms: bringsColonies,
				apply: goOn
			}
		}
	},
	wild: {
		uses: {
			continue: {
				moments: ['encounter.end'],
				roles: ['offense'],
				open: (play) => encounterOf(play.board).n === 1 && play.within('turn').again !== true,
				say: msg('have a second encounter'),
				worth: (sight) => (hasEncounterCard(sight.own.hand) ? worthOfAnother(sight) : 0.3),
				apply: (play, { seat }) => {
					// The flare lies on the table meanwhile, so a new hand leaves it alone.
					if (!hasEncounterCard(playerOf(play.board, seat).hand))
						play.push('newHand', { seat, rule: 'CE-19.8' });
					goOn(play);
				}
			}
		}
	},
	super: {
		uses: {
			draw: {
				moments: ['regroup.retrieve'],
				roles: ['offense'],
				// CE-6.8: without a ship to forgo there is nothing to draw for.
				open: (play, { seat }) => toRetrieve(play, seat),
				say: msg('draw a card instead of retrieving a ship'),
				// A ship is worth more while many are out.
				worth: (sight) =>
					sight.own.hand.length < FEW_CARDS && warpOf(sight) < FEW_SHIPS ? CARD : 0,
				apply: (play, { seat }) => {
					drawToHand(play, seat, 1);
				},
				lasting: {
					retrieves: (_play, owner, retrieves, { seat }) => retrieves && seat !== owner.seat
				}
			}
		}
	}
};
