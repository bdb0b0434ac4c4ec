/** Humanity: its side has 4 more, and wins outright if anybody stops that. */
import { msg } from '../../../core';
import { sideOf as sideIn } from '../bot/sight';
import { decidesFights, gainOf, gainOutright, gainWith } from '../bot/wishes';
import { fightIn, worthOfCard } from '../bot/worth';
import { encounterOf, hasUsed, maybeCompares, opponentOf, sideOf, sideOfMain } from '../board';
import { declaresOwn, isStoppable, stopUse } from '../declared';
import { goesToItsAlien, openlyPlays } from '../flares';
import { discardFromTable } from '../hands';
import type { Face } from '../types';
import type { Alien } from './alien';
import { INVOLVED, MAIN } from './timing';

const MORE = 4;
const WITH_FLARE = 8;
/** What the wild flare makes of a card. */
const ANSWER: Face = { kind: 'attack', value: 42 };

export const human: Alien = {
	words: {
		name: msg('Human'),
		power: msg('Humanity'),
		gist: msg('Helps a side a little, and wins when stopped'),
		text: msg(
			'As a main player or ally, once the cards are revealed, you *use* this power: 4 is added to your side’s total. If this use is stopped, your side wins the encounter.'
		),
		usage: 'mandatory',
		alert: 'yellow',
		timing: { roles: INVOLVED, phases: ['reveal'] },
		setup: null,
		wild: {
			text: msg(
				'As a main player, if your opponent is not Human, your revealed card becomes an attack 42. Then give this flare to Human, or discard it if nobody plays Human.'
			),
			timing: { roles: MAIN, phases: ['reveal'] }
		},
		super: {
			text: msg(
				'Your power adds 8 instead of 4; or discard this flare to stop your own use of it, as Cosmic Zap does.'
			),
			timing: { roles: INVOLVED, phases: ['reveal'] }
		},
		rulings: [
			msg(
				'It is used whatever was revealed: stopped, it wins against a negotiate or instead of a deal.'
			),
			msg('What turns the outcome round comes afterwards, so your side then loses.'),
			msg('Cosmic Zap on your super flare stops the power, and so your side wins as well.'),
			msg('A negotiate that loses so to a negotiate collects nothing.')
		]
	},
	liked: 8,
	power: {
		uses: {
			help: {
				moments: ['reveal.values'],
				roles: INVOLVED,
				mandatory: true,
				once: true,
				surely: maybeCompares,
				say: msg('their side has more'),
				yours: msg('your side has more'),
				bends: { helps: MORE },
				fixes: (board, seat) =>
					hasUsed(board, { seat, source: 'super', id: 'human', use: 'double' }) ? WITH_FLARE : MORE,
				lasting: {
					// CE-15.35: it adds to the total, as a reinforcement does.
					parts: ({ board }, owner, parts, { side }) =>
						sideOf(board, owner.seat) === side
							? { ...parts, added: parts.added + owner.amount }
							: parts
				},
				zapped: {
					say: msg('their side wins outright'),
					lasting: { outright: ({ board }, { seat }, side) => sideOf(board, seat) ?? side },
					worth: (sight) => {
						const side = sight.answers && sideIn(sight, sight.answers.by);
						return side ? gainOutright(sight, side) - worthOfCard('artifact:cosmic-zap') : 0;
					}
				}
			}
		}
	},
	wild: {
		uses: {
			answer: {
				moments: ['reveal.cards'],
				roles: MAIN,
				open: ({ board }, { seat }) => openlyPlays(board, 'human') !== opponentOf(board, seat),
				say: msg('their card becomes an attack 42'),
				yours: msg('your card becomes an attack 42'),
				worth: (sight) => gainWith(sight, ANSWER) - worthOfCard('flare:human'),
				harms: decidesFights,
				apply: ({ board }, { seat }) => {
					const side = sideOfMain(board, seat);
					const laid = side && encounterOf(board).laid[side];
					if (laid) laid.face = { ...ANSWER };
				},
				afterwards: goesToItsAlien
			}
		}
	},
	super: {
		uses: {
			double: {
				moments: ['use.declared'],
				roles: INVOLVED,
				open: declaresOwn,
				say: msg('8 is added instead of 4'),
				worth: (sight) => {
					const fight = fightIn(sight);
					return fight ? gainOf(sight, fight, WITH_FLARE - MORE) : 0;
				},
				bends: { helps: WITH_FLARE - MORE },
				lasting: {}
			},
			stop: {
				moments: ['use.declared'],
				roles: INVOLVED,
				open: (play, me) => declaresOwn(play, me) && isStoppable(play),
				say: msg('discard the flare and stop their own power'),
				yours: msg('discard the flare and stop your own power'),
				worth: (sight) => {
					const side = sideIn(sight, sight.me);
					return side ? gainOutright(sight, side) - worthOfCard('flare:human') : 0;
				},
				// CE-17.8
				apply: (play) => stopUse(play, 'stopped'),
				afterwards: (play, { seat, card }) => {
					if (card) discardFromTable(play, seat, [card]);
				}
			}
		}
	}
};
