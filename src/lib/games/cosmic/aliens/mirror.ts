/** Reversal: the digits of the cards change places. */
import { msg, template } from '../../../core';
import { amMain, encounterIn, opposing, sideOf } from '../bot/sight';
import { gainWith } from '../bot/wishes';
import { encounterOf, otherSide, sideOfMain } from '../board';
import { faceName } from '../cards';
import { noteOf } from '../notes';
import type { Sight } from '../bot/sight';
import type { Board, Face, SeatId, Side } from '../types';
import type { Alien } from './alien';
import { changed, gainedBy, toOneCard } from './digits';
import { MAIN } from './timing';

declare module '../notes' {
	interface Notes {
		/** The one side whose card its reversal is limited to. */
		readonly mirror: Side;
	}
}

/** 15 becomes 51, 40 becomes 04, 08 becomes 80; less than nothing keeps its sign. */
export function reversed(number: number): number {
	const digits = String(Math.abs(number)).padStart(2, '0');
	return Math.sign(number) * Number([...digits].reverse().join(''));
}

/** The card its opponent shows, where its own is another. */
function reflected(board: Board, seat: SeatId): Face | null {
	const side = sideOfMain(board, seat);
	if (!side) return null;
	const { laid } = encounterOf(board);
	const [mine, theirs] = [laid[side]?.face, laid[otherSide(side)]?.face];
	if (!mine || !theirs) return null;
	const isSame =
		mine.kind === theirs.kind &&
		(mine.kind !== 'attack' || theirs.kind !== 'attack' || mine.value === theirs.value);
	return isSame ? null : theirs;
}

/** What a bot gains by it with the card it has laid. */
const gained = (sight: Sight, only?: Side): number => gainedBy(sight, reversed, only);

export const mirror: Alien = {
	words: {
		name: msg('Mirror'),
		power: msg('Reversal'),
		gist: msg('Turns the digits of both cards round'),
		text: msg(
			'As a main player, once both cards lie face down, you may *use* this power to call a reversal: the two digits of every attack that a main player reveals change places, so 15 is 51, 20 is 02 and 08 is 80.'
		),
		usage: 'optional',
		alert: 'yellow',
		timing: { roles: MAIN, phases: ['planning'] },
		setup: null,
		wild: {
			text: msg(
				'As a main player, once the cards are revealed, your card becomes the same as your opponent’s.'
			),
			timing: { roles: MAIN, phases: ['reveal'] }
		},
		super: {
			text: msg('Limit your reversal to the card of one main player.'),
			timing: { roles: MAIN, phases: ['planning'] }
		},
		rulings: [
			msg('The digits change places before anything else changes what a card counts.'),
			msg('40 is 04 and 00 stays 00; a number below zero keeps its sign.'),
			msg('What another card adds is not turned, nor are reinforcements.'),
			msg('A morph, or an attack that comes into force later, is turned as well.')
		]
	},
	liked: 11,
	power: {
		uses: {
			reverse: {
				moments: ['planning.selected'],
				roles: MAIN,
				once: true,
				say: msg('call a reversal'),
				worth: (sight) => gained(sight),
				harms: (sight) => amMain(sight) && gained(sight) < -0.2,
				bends: {
					numbers: (number, side, { notes }) =>
						notes.mirror === undefined || notes.mirror === side ? reversed(number) : number
				},
				lasting: {
					cardNumbers: (play, _owner, numbers) => changed(numbers, reversed, noteOf(play, 'mirror'))
				}
			}
		}
	},
	wild: {
		uses: {
			copy: {
				moments: ['reveal.cards'],
				roles: MAIN,
				open: ({ board }, { seat }) => reflected(board, seat) !== null,
				say: msg('their card becomes the same as their opponent’s'),
				yours: msg('your card becomes the same as your opponent’s'),
				worth: (sight) => {
					const side = sideOf(sight, sight.me);
					const theirs = side && encounterIn(sight).laid[opposing(side)]?.face;
					return theirs ? gainWith(sight, theirs) : 0;
				},
				apply: (play, { seat }) => {
					const side = sideOfMain(play.board, seat);
					const laid = side && encounterOf(play.board).laid[side];
					const face = reflected(play.board, seat);
					if (!laid || !face) return;
					laid.face = face;
					play.say(
						msg('{who, select, you {Your card} other {The card of #}} becomes {card}.', {
							who: seat,
							card: faceName(face)
						}),
						'CE-11.4'
					);
				}
			}
		}
	},
	super: toOneCard('mirror', {
		say: msg('only one card is turned'),
		sends: template('Turn only the card of {first}'),
		// The reversal is in force for both already.
		gains: (sight, only) => gained(sight, only) - gained(sight)
	})
};
