/** Volume: a low attack counts 11. */
import { msg, template } from '../../../core';
import { bestOf } from '../../kit';
import { encounterIn } from '../bot/sight';
import {
	UNSEEN_CARD,
	always,
	decidesFights,
	gainOf,
	gainOfSide,
	myShips,
	trifling
} from '../bot/wishes';
import { fightIn } from '../bot/worth';
import { bothAttack, encounterOf, mainPlayer, sideOf } from '../board';
import { faceName } from '../cards';
import { cardNumbersOf } from '../totals';
import { ROLES, SIDES } from '../types';
import { asking } from '../use';
import type { Choice } from '../../../core';
import type { OneOf } from '../../kit';
import type { Sight } from '../bot/sight';
import type { Play } from '../play';
import type { Role, Side } from '../types';
import type { Alien } from './alien';
import { addsToSide, seenAdded } from './added';
import { changed } from './digits';
import { ALLY } from './timing';

const ID = 'vox';

/** What it makes of a lower attack, what an ally adds instead of ships, and the cards of a new hand. */
const LOUD = 11;

const LOUDER: readonly Role[] = ['offense', 'defense', 'offensiveAlly'];

const raised = (number: number): number => Math.max(number, LOUD);

/** The number of this side’s attack as it stands, without what another card adds to it; null: it shows none. */
function numberOn(play: Play, side: Side): number | null {
	const face = encounterOf(play.board).laid[side]?.face;
	return face?.kind === 'attack' ? cardNumbersOf(play)[side] - (face.plus ?? 0) : null;
}

/** The sides whose attacks are low enough. */
const lowSides = (play: Play): Side[] =>
	SIDES.filter((side) => (numberOn(play, side) ?? LOUD) < LOUD);

function lowCards(play: Play): OneOf<Choice<Side>> | null {
	const { laid } = encounterOf(play.board);
	const choices = lowSides(play).flatMap((side) => {
		const face = laid[side]?.face;
		const who = mainPlayer(play.board, side);
		return face
			? [{ id: side, say: msg('{card} of {who}', { card: faceName(face), who }), on: who }]
			: [];
	});
	return choices.length > 0 ? { type: 'one', choices } : null;
}

/** What a bot gains by raising the card of this side. */
function gained(sight: Sight, side: Side): number {
	const face = encounterIn(sight).laid[side]?.face;
	if (face?.kind !== 'attack') return 0;
	const number = sight.numbers(side, face) - (face.plus ?? 0);
	return number < LOUD ? gainOfSide(sight, side, LOUD - number) : 0;
}

export const vox: Alien = {
	words: {
		name: msg('Vox'),
		power: msg('Volume'),
		gist: msg('Makes a low attack count 11'),
		text: msg(
			'As a main player or an ally of the offense, once the cards are revealed, you may *use* this power on an attack of either side that is lower than 11: it is 11.'
		),
		usage: 'optional',
		alert: 'green',
		timing: { roles: LOUDER, phases: ['reveal'] },
		setup: null,
		wild: {
			text: msg(
				'As an ally, when attacks meet, add 11 to your side’s total instead of your ships.'
			),
			timing: { roles: ALLY, phases: ['reveal'] }
		},
		super: {
			text: msg('When you are about to get a new hand, it is of 11 cards.'),
			timing: { roles: ROLES, phases: [] }
		},
		rulings: [
			msg(
				'An attack is as low as effects have made it by then, and so is a morph that has copied one.'
			),
			msg('What another card adds to an attack comes on top of the 11.'),
			msg(
				'It is the card in force that is 11, so one that replaces it later as well, if that is lower.'
			),
			msg('A new hand that is of more cards anyway stays so.'),
			msg('The flare is played before the old hand goes, and goes with it.')
		]
	},
	set: 'storm',
	liked: 11,
	power: {
		uses: {
			raise: asking({
				moments: ['reveal.cards', 'reveal.values'],
				roles: LOUDER,
				once: true,
				open: (play) => lowSides(play).length > 0,
				ask: (play) => lowCards(play),
				say: msg('a low attack is {n}', { n: LOUD }),
				sends: template('Make it 11: {first}'),
				worth: (sight) => Math.max(...SIDES.map((side) => gained(sight, side))),
				choose: (sight, { choices }) => {
					const best = bestOf(choices, ({ id }) => gained(sight, id));
					return best ? { pick: best.id } : null;
				},
				harms: decidesFights,
				bends: {
					numbers: (number, side, { lasting }) =>
						lasting.some(
							({ id, source, amount, stopped }) =>
								id === ID && source === 'power' && SIDES[amount] === side && !stopped
						)
							? raised(number)
							: number
				},
				amount: ({ pick }) => SIDES.indexOf(pick),
				lasting: {
					cardNumbers: ({ board }, { amount }, numbers) => {
						const side = SIDES[amount];
						// A card that is no attack has no number to raise.
						return side && encounterOf(board).laid[side]?.face?.kind === 'attack'
							? changed(numbers, raised, side)
							: numbers;
					}
				}
			})
		}
	},
	wild: {
		uses: {
			shout: {
				moments: ['reveal.values'],
				roles: ALLY,
				open: ({ board }) => bothAttack(board),
				say: msg('add {n} instead of their ships', { n: LOUD }),
				yours: msg('add {n} instead of your ships', { n: LOUD }),
				worth: (sight) => {
					const fight = fightIn(sight);
					return fight ? gainOf(sight, fight, LOUD - myShips(sight, fight)) : 0;
				},
				harms: decidesFights,
				bends: { ...seenAdded(ID, 'wild'), ships: -1 },
				amount: () => LOUD,
				lasting: {
					...addsToSide,
					shipWorth: ({ board }, owner, worth, { seat }) =>
						seat === owner.seat && sideOf(board, seat) !== null ? 0 : worth
				}
			}
		}
	},
	super: {
		uses: {
			loud: {
				moments: ['hand.renewing'],
				open: (play) => (play.within('newHand').least ?? 0) < LOUD,
				say: msg('their new hand is of {n} cards', { n: LOUD }),
				yours: msg('your new hand is of {n} cards', { n: LOUD }),
				worth: always(3 * UNSEEN_CARD),
				harms: trifling,
				apply: (play) => {
					play.within('newHand').least = LOUD;
				}
			}
		}
	}
};
