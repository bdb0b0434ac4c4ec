/** Treasure Drones: cards of a discard pile, by lot. */
import { msg, template } from '../../../../core';
import type { Choice } from '../../../../core';
import { randomCards, takeDropped } from '../../hands';
import { IN_EACH_PHASE } from '../../aliens/timing';
import { shipsResearching } from '../../bot/sight';
import { SHIP } from '../../bot/worth';
import { UNSEEN_CARD, trifling } from '../../bot/wishes';
import { asking } from '../../use';
import type { Board, CardId } from '../../types';
import { discardTech, researchers } from './pieces';
import type { Technology } from './technology';

type Pile = 'cosmic' | 'reward';

const pileOf = ({ discard, modules }: Board, pile: Pile): readonly CardId[] =>
	pile === 'cosmic' ? discard : (modules?.reward?.pile ?? []);

const choices = (board: Board): Choice<Pile>[] => {
	const all: Choice<Pile>[] = [
		{ id: 'cosmic', say: msg('the cosmic discard pile') },
		{ id: 'reward', say: msg('the discard pile of rewards') }
	];
	return all.filter(({ id }) => pileOf(board, id).length > 0);
};

export const treasureDrones: Technology = {
	words: {
		name: msg('Treasure Drones'),
		gist: msg('Draw from a discard pile for each ship on it'),
		text: msg(
			'Turn it up in any phase while a hazard warning is active: shuffle the cosmic discard pile, or that of the rewards, and draw a card of it for each ship on this technology. Then it is discarded, and its ships go to the warp.'
		),
		rulings: []
	},
	research: 'X',
	hidden: true,
	hazardous: true,
	liked: 7,
	uses: {
		fetch: asking({
			moments: IN_EACH_PHASE,
			open: ({ board }) => choices(board).length > 0,
			ask: ({ board }) => ({ type: 'one', choices: choices(board) }),
			say: msg('draw from a discard pile'),
			sends: template('Draw from {first}'),
			worth: (sight) => {
				const n = shipsResearching(sight, 'treasure-drones');
				return Math.min(n, sight.open.discard.length) * UNSEEN_CARD - n * SHIP - 0.1;
			},
			harms: trifling,
			apply: (play, me, { pick: pile }) => {
				const n = researchers(play, me.seat, me.id);
				discardTech(play, me);
				const drawn = randomCards(play, pileOf(play.board, pile), n);
				play.say(
					msg('{who} draws {n, plural, one {# card} other {# cards}} of a discard pile.', {
						who: me.seat,
						n: drawn.length
					}),
					'CE-32.38'
				);
				for (const card of drawn) takeDropped(play, me.seat, card);
			}
		})
	}
};
