/** Equalize: the higher card is lowered by the lower one. */
import { msg, template } from '../../../core';
import { sumOf } from '../../kit';
import { amMain, opposing, sideOf } from '../bot/sight';
import { facesOf, worthOfLaying } from '../bot/odds';
import { fightIn, worthOfEnding } from '../bot/worth';
import { kindOf, numberOf } from '../cards';
import { otherSide, sideOfMain } from '../board';
import { asking } from '../use';
import type { Sight } from '../bot/sight';
import type { CardValues, CosmicChanges } from '../use';
import type { Alien } from './alien';
import { ALLY, MAIN } from './timing';

/** CE-11.15: like cards stay, of two others the higher loses what the lower one counts. */
function equalized({ offense, defense }: CardValues): CardValues {
	if (offense === defense) return { offense, defense };
	return offense > defense
		? { offense: offense - defense, defense }
		: { offense, defense: defense - offense };
}

const equalizing: CosmicChanges = { cardValues: (_play, _owner, values) => equalized(values) };

const ODD = 1;
const EVEN = 2;

/** A card of middling number gains by it: the other is likely higher, and loses much of it. */
const MIDDLING = { least: 5, most: 12 };

function middling({ own }: Sight): number {
	const { laid } = own;
	if (!laid || kindOf(laid) !== 'attack') return 0;
	const value = numberOf(laid);
	return value >= MIDDLING.least && value <= MIDDLING.most ? 0.15 : 0;
}

/** What a bot's card and that of its opponent are likelier to add up to. */
function likelierCall(sight: Sight): 'odd' | 'even' {
	const { laid } = sight.own;
	const side = sideOf(sight, sight.me);
	if (!laid || !side) return 'even';
	const sum = sumOf(facesOf(sight, opposing(side)), ({ face, p }) =>
		face.kind !== 'attack' ? 0 : (face.value + numberOf(laid)) % 2 === 1 ? p : -p
	);
	return sum > 0 ? 'odd' : 'even';
}

export const calculator: Alien = {
	words: {
		name: msg('Calculator'),
		power: msg('Equalize'),
		gist: msg('The higher card loses what the lower one counts'),
		text: msg(
			'As a main player, once both cards lie face down, you may *use* this power to call “equalize”. If two attacks of different value are revealed, the higher one counts less by the lower one; the lower keeps its value.'
		),
		usage: 'optional',
		alert: 'yellow',
		timing: { roles: MAIN, phases: ['planning'] },
		setup: null,
		wild: {
			text: msg(
				'As a main player, once both cards lie face down, call odd or even. If two attacks are revealed, their values are added up: called right, your opponent’s card counts less by yours; called wrong, yours counts less by your opponent’s.'
			),
			timing: { roles: MAIN, phases: ['planning'] }
		},
		super: {
			text: msg('You may call “equalize” as an ally.'),
			timing: { roles: ALLY, phases: ['planning'] }
		},
		rulings: [
			msg('Attacks of the same value are not changed.'),
			msg(
				'Cards alone are reckoned with, not ships or reinforcements: 15 against 08 gives 7 against 8.'
			),
			msg('A card may count less than nothing after odd or even.')
		]
	},
	liked: 6,
	power: {
		uses: {
			equalize: {
				moments: ['planning.selected'],
				roles: MAIN,
				once: true,
				say: msg('call “equalize”'),
				worth: middling,
				lasting: equalizing
			}
		}
	},
	wild: {
		uses: {
			call: asking({
				moments: ['planning.selected'],
				roles: MAIN,
				ask: () => ({
					type: 'one',
					choices: [
						{ id: 'odd', say: msg('odd') },
						{ id: 'even', say: msg('even') }
					]
				}),
				amount: ({ pick }) => (pick === 'odd' ? ODD : EVEN),
				say: msg('call odd or even'),
				sends: template('Call {first}'),
				// About an even chance: worth it from behind, with an attack.
				worth: (sight) => {
					const fight = fightIn(sight);
					const { laid } = sight.own;
					if (!fight || !laid || kindOf(laid) !== 'attack') return 0;
					return -worthOfLaying(sight, fight, laid) - 0.1;
				},
				choose: (sight) => ({ pick: likelierCall(sight) }),
				lasting: {
					cardValues: ({ board }, { seat, amount }, values) => {
						const side = sideOfMain(board, seat);
						if (!side) return values;
						const theirs = otherSide(side);
						const isOdd = Math.abs(values.offense + values.defense) % 2 === 1;
						return isOdd === (amount === ODD)
							? { ...values, [theirs]: values[theirs] - values[side] }
							: { ...values, [side]: values[side] - values[theirs] };
					}
				}
			})
		}
	},
	super: {
		uses: {
			equalize: {
				moments: ['planning.selected'],
				roles: ALLY,
				say: msg('call “equalize” as an ally'),
				// An ally does not see the card of its side: from behind in ships the cards matter less so.
				worth: (sight) => {
					const fight = fightIn(sight);
					const side = sideOf(sight, sight.me);
					return fight && side && !amMain(sight) && worthOfEnding(sight, fight, side) > 0.8
						? 0.05
						: 0;
				},
				lasting: equalizing
			}
		}
	}
};
