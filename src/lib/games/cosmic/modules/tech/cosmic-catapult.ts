/** Cosmic Catapult: what is on it is thrown into a fight. */
import { msg } from '../../../../core';
import type { Words } from '../../../../core';
import { bothAttack } from '../../board';
import { gainOfSide } from '../../bot/wishes';
import { shipsResearching } from '../../bot/sight';
import type { Side } from '../../types';
import type { Use } from '../../use';
import { discardTech, researchers } from './pieces';
import type { Technology } from './technology';

const EACH = 3;

const throwFor = (side: Side, say: Words): Use => ({
	moments: ['reveal.values'],
	open: ({ board }) => bothAttack(board),
	say,
	worth: (sight) => gainOfSide(sight, side, EACH * shipsResearching(sight, 'cosmic-catapult')),
	amount: (play, { seat, id }) => EACH * researchers(play, seat, id),
	lasting: {
		parts: (_play, { amount }, parts, of) =>
			of.side === side ? { ...parts, added: parts.added + amount } : parts
	},
	apply: (play, me) => discardTech(play, me)
});

export const cosmicCatapult: Technology = {
	words: {
		name: msg('Cosmic Catapult'),
		gist: msg('3 for a side for each ship on it'),
		text: msg(
			'Turn it up while a hazard warning is active, once attacks are revealed: add 3 to the total of either side for each ship on it. Then it is discarded, and its ships go to the warp.'
		),
		rulings: [msg('Whoever has no part in the encounter may use it as well.')]
	},
	research: 'X',
	hidden: true,
	hazardous: true,
	liked: 6,
	uses: {
		offense: throwFor('offense', msg('3 for the offense for each ship on it')),
		defense: throwFor('defense', msg('3 for the defense for each ship on it'))
	}
};
