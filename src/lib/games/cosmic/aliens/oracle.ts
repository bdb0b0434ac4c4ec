/** Foresee: the opponent lays its card face up first. */
import { msg } from '../../../core';
import { bestLaying } from '../bot/odds';
import { decidesFights, opponentIn, swapGain } from '../bot/wishes';
import { fightIn } from '../bot/worth';
import { causeOf } from '../because';
import { opponentOf, playerOf, sideOfMain, otherSide } from '../board';
import { dealHands } from '../hands';
import { endEncounter } from '../ending';
import { taken } from '../modules/rewards/taken';
import type { Alien } from './alien';
import { MAIN } from './timing';

export const oracle: Alien = {
	words: {
		name: msg('Oracle'),
		power: msg('Foresee'),
		gist: msg('Sees the opponent’s card before choosing'),
		text: msg(
			'As a main player, when encounter cards are chosen, you *use* this power: your opponent lays their card face up first, then you choose yours.'
		),
		usage: 'mandatory',
		alert: 'green',
		timing: { roles: MAIN, phases: ['planning'] },
		setup: null,
		wild: {
			text: msg(
				'As a main player, before cards are chosen, shuffle both main players’ hands together and take back at random as many cards as you had; your opponent gets the rest.'
			),
			timing: { roles: MAIN, phases: ['planning'] }
		},
		super: {
			text: msg(
				'After you have seen your opponent’s card, you may end the encounter: the card goes back to hand, ships go home, and play goes on as after a deal.'
			),
			timing: { roles: MAIN, phases: ['planning'] }
		},
		rulings: [
			msg('The card laid face up counts as played, not yet as revealed.'),
			msg('Stopped in time, both choose as usual.'),
			msg('An encounter so ended counts as successful.')
		]
	},
	liked: 11,
	power: {
		uses: {
			foresee: {
				moments: ['planning.selecting'],
				roles: MAIN,
				mandatory: true,
				say: msg('the opponent lays their card face up first'),
				harms: decidesFights,
				apply: (play, { seat }) => {
					const why = causeOf(play);
					play.within('planning').exposes = {
						seat: opponentOf(play.board, seat),
						...(why ? { why } : {})
					};
				}
			}
		}
	},
	wild: {
		uses: {
			mix: {
				moments: ['planning.beforeSelect'],
				roles: MAIN,
				say: msg('shuffle both main players’ hands together and deal them anew'),
				worth: (sight) => {
					const other = opponentIn(sight);
					return other ? swapGain(sight, other) / 2 - 0.1 : 0;
				},
				apply: (play, { seat }) => {
					const mine = playerOf(play.board, seat);
					const theirs = playerOf(play.board, opponentOf(play.board, seat));
					const n = mine.hand.length;
					const all = play.shuffle([...mine.hand, ...theirs.hand]);
					const mixed = all.slice(0, n);
					const others = mixed.map((card) => theirs.hand.includes(card));
					const [came = []] = dealHands(play, seat, [
						[seat, mixed],
						[opponentOf(play.board, seat), all.slice(n)]
					]);
					// CE-31.34: what was the other's was taken, and what the other has got was given.
					taken(
						play,
						seat,
						came.filter((_, i) => others[i]),
						opponentOf(play.board, seat)
					);
				}
			}
		}
	},
	super: {
		uses: {
			withdraw: {
				moments: ['planning.exposed'],
				roles: MAIN,
				open: ({ board }, { seat }) => {
					const side = sideOfMain(board, seat);
					return Boolean(side && board.encounter?.laid[otherSide(side)]?.faceUp);
				},
				say: msg('end the encounter'),
				// Only from disaster: an encounter that is always called off would go on for ever.
				worth: (sight) => {
					const fight = fightIn(sight);
					return fight ? -bestLaying(sight, fight).worth - 0.8 : 0;
				},
				apply: (play, { seat }) => {
					play.say(msg('{who} ends the encounter.', { who: seat }), 'CE-4.9');
					endEncounter(play, { type: 'ended', successful: true }, false);
				}
			}
		}
	}
};
