/** Negation: the smaller total wins, and its own ships and all allies' ships are deducted. */
import { msg } from '../../../core';
import { declaredUse, stopUse } from '../declared';
import { decidesFights, zaps } from '../bot/wishes';
import { bothAttack, maybeCompares } from '../board';
import { ROLES } from '../types';
import { deciding } from '../use';
import type { Alien } from './alien';
import { INVOLVED, MAIN } from './timing';

export const antiMatter: Alien = {
	words: {
		name: msg('Anti-Matter'),
		power: msg('Negation'),
		gist: msg('The smaller total wins'),
		text: msg(
			'As a main player, when both main players reveal attacks, you *use* this power: the smaller total wins. Your own ships, and every ally’s ships on either side, are deducted from their side’s total instead of being added. Your opponent’s own ships still add.'
		),
		usage: 'mandatory',
		alert: 'yellow',
		timing: { roles: MAIN, phases: ['reveal'] },
		setup: null,
		wild: {
			text: msg('As a main player or ally, block a wild flare that another player tries to play.'),
			timing: { roles: INVOLVED, phases: [] }
		},
		super: {
			text: msg(
				'Whatever your role, block a flare, wild or super, that another player tries to play.'
			),
			timing: { roles: ROLES, phases: [] }
		},
		rulings: [
			msg('Equal totals still favour the defense; totals may fall below zero.'),
			msg('Reinforcements and other additions keep their sign.'),
			msg('A blocked flare goes back to hand and counts as its player’s flare of this encounter.')
		]
	},
	liked: 1,
	power: {
		uses: {
			negate: {
				moments: ['reveal.values'],
				roles: MAIN,
				mandatory: true,
				open: ({ board }) => bothAttack(board),
				surely: maybeCompares,
				say: msg('the smaller total wins, and their own and all allies’ ships are deducted'),
				yours: msg('the smaller total wins, and your own and all allies’ ships are deducted'),
				harms: decidesFights,
				bends: {
					lowWins: true,
					parts: (parts, mine) => ({
						...parts,
						main: mine ? -parts.main : parts.main,
						allies: -parts.allies
					})
				},
				lasting: {
					...deciding(msg('The smaller total wins')),
					lowWins: () => true,
					parts: (_play, owner, parts, { seat }) => ({
						...parts,
						main: seat === owner.seat ? -parts.main : parts.main,
						allies: -parts.allies
					})
				}
			}
		}
	},
	wild: {
		uses: {
			block: {
				moments: ['use.declared'],
				roles: INVOLVED,
				open: (play, me) => {
					const { source, seat, fate } = declaredUse(play);
					return source === 'wild' && seat !== me.seat && !fate;
				},
				say: msg('block the wild flare'),
				worth: zaps,
				apply: (play) => stopUse(play, 'blocked')
			}
		}
	},
	super: {
		uses: {
			block: {
				moments: ['use.declared'],
				open: (play, me) => {
					const { source, seat, fate } = declaredUse(play);
					return (source === 'wild' || source === 'super') && seat !== me.seat && !fate;
				},
				say: msg('block the flare'),
				worth: zaps,
				apply: (play) => stopUse(play, 'blocked')
			}
		}
	}
};
