/** Magic: exchanges the two encounter cards while they lie face down. */
import { msg } from '../../../core';
import { facesOf, worthOfFight } from '../bot/odds';
import { amMain, opposing, sideOf } from '../bot/sight';
import { decidesFights, opponentIn } from '../bot/wishes';
import { fightIn } from '../bot/worth';
import { faceOf } from '../cards';
import { defenseOf, encounterOf, isMain, keepsPowers, mainPlayer, playerOf } from '../board';
import { discardFromTable, exchangeLaid, tableToHand } from '../hands';
import { ROLES, SIDES } from '../types';
import type { Sight } from '../bot/sight';
import type { Play } from '../play';
import type { Board, SeatId } from '../types';
import type { Alien } from './alien';
import { ALLY, MAIN } from './timing';

function exchange(play: Play): void {
	exchangeLaid(play);
	play.say(msg('The two encounter cards are exchanged.'), 'CE-10.4');
}

const sorcererOf = (board: Board): SeatId | undefined =>
	board.order.find((seat) => playerOf(board, seat).aliens.includes('sorcerer'));

/** With hidden powers only what is turned up counts: the rest is not known at the table. */
const sorcererIsMain = (board: Board): boolean => {
	const seat = sorcererOf(board);
	return seat !== undefined && playerOf(board, seat).shown && isMain(board, seat);
};

/** CE-16.40: whether neither main player keeps what they play. */
const mayTrade = (board: Board): boolean =>
	SIDES.every((side) => !keepsPowers(board, mainPlayer(board, side)));

/** What exchanging the two laid cards brings a bot, which knows its own. */
function exchangeGain(sight: Sight): number {
	const fight = fightIn(sight);
	const side = sideOf(sight, sight.me);
	const { laid } = sight.own;
	if (!fight || !side || !laid) return 0;
	const mine = [{ face: faceOf(laid), p: 1 }];
	const theirs = facesOf(sight, opposing(side));
	const straight = worthOfFight(sight, fight, mine, theirs);
	const swapped = worthOfFight(sight, fight, theirs, mine);
	return side === 'offense' ? swapped - straight : straight - swapped;
}

/** What an ally gains by it: with hands it was shown, or cards that lie open. */
function allyGain(sight: Sight): number {
	const fight = fightIn(sight);
	if (!fight) return 0;
	const [offense, defense] = [facesOf(sight, 'offense'), facesOf(sight, 'defense')];
	return (
		worthOfFight(sight, fight, defense, offense) - worthOfFight(sight, fight, offense, defense)
	);
}

/** What a liked power is worth above another. */
const LIKED = 0.04;

/** What a main player gains by the better power of the other. */
function tradeGain(sight: Sight): number {
	const other = opponentIn(sight);
	if (!other || !amMain(sight)) return 0;
	return (sight.liked(other) - sight.liked(sight.me) - 2) * LIKED;
}

export const sorcerer: Alien = {
	words: {
		name: msg('Sorcerer'),
		power: msg('Magic'),
		gist: msg('Exchanges the two cards'),
		text: msg(
			'As a main player, while the encounter cards lie face down, you may *use* this power to exchange your card with your opponent’s before they are revealed.'
		),
		usage: 'optional',
		alert: 'green',
		timing: { roles: MAIN, phases: ['planning'] },
		setup: null,
		wild: {
			text: msg(
				'When the Sorcerer is not a main player, before cards are chosen, the main players trade alien powers for the rest of the game. Then give this flare to the Sorcerer, or discard it.'
			),
			timing: { roles: ROLES, phases: ['planning'] }
		},
		super: {
			text: msg('As an ally, exchange the two main players’ cards.'),
			timing: { roles: ALLY, phases: ['planning'] }
		},
		rulings: [
			msg('Cards are exchanged unseen; whoever ends with a card has used it.'),
			msg('A card that lies face up may be exchanged as well.')
		]
	},
	liked: 12,
	forbids: ['gambler'],
	power: {
		uses: {
			exchange: {
				moments: ['planning.selected'],
				roles: MAIN,
				say: msg('exchange the encounter cards'),
				worth: exchangeGain,
				harms: decidesFights,
				bends: { exchanges: true },
				apply: exchange
			}
		}
	},
	wild: {
		uses: {
			trade: {
				moments: ['planning.beforeSelect'],
				open: ({ board }) => !sorcererIsMain(board) && mayTrade(board),
				say: msg('the main players trade powers'),
				worth: tradeGain,
				apply: (play) =>
					play.push('trade', {
						one: encounterOf(play.board).offense,
						other: defenseOf(play.board)
					}),
				afterwards: (play, { seat: by, card }) => {
					if (!card) return;
					const { board } = play;
					const seat = sorcererOf(board);
					if (seat !== undefined && playerOf(board, seat).shown) tableToHand(play, [card], seat);
					else discardFromTable(play, by, [card]);
				}
			}
		}
	},
	super: {
		uses: {
			exchange: {
				moments: ['planning.selected'],
				roles: ALLY,
				say: msg('exchange the encounter cards'),
				worth: allyGain,
				apply: exchange
			}
		}
	}
};
