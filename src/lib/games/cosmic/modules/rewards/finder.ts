/** Finder: looks at a hand for a card it has named, and takes it if it is there. */
import { msg, template } from '../../../../core';
import { likeOf, othersThan, seatChoice } from '../../../kit';
import { always } from '../../bot/wishes';
import { holding, playerOf } from '../../board';
import { REWARD_BACK, cardName } from '../../cards';
import { handOver } from '../../hands';
import { lookAtHand } from '../../looks';
import { formsOf } from '../../play';
import { ROLES } from '../../types';
import { asking } from '../../use';
import { facesAt } from '../faces';
import type { Artifact } from '../../artifacts/artifact';
import type { Step } from '../../play';
import type { SeatId } from '../../types';
import { ANY_PHASE } from './moments';
import { taken } from './taken';

declare module '../../play' {
	interface Steps {
		'finder.search': { readonly seat: SeatId; readonly whom: SeatId };
	}
}

const search: Step = {
	name: formsOf('finder.search').ask({
		ask: (play, { seat, whom }) => ({
			seat,
			rule: 'CE-31.29',
			about: [whom],
			say: msg('Finder: which card do you look for in the hand of {whom}?', { whom }),
			shape: {
				type: 'one',
				choices: facesAt(play.board).map((face) => ({ id: face, say: cardName(face) }))
			}
		}),
		then: (play, { seat, whom }, { pick }) => {
			play.say(
				msg(
					'{who, select, you {You look} other {# looks}} for {card} in {whom, select, you {your hand} other {the hand of #}}.',
					{
						who: seat,
						card: cardName(pick),
						whom
					}
				),
				'CE-31.29'
			);
			play.showed = true;
			lookAtHand(play, seat, whom);
			const { hand } = playerOf(play.board, whom);
			const found = hand.find(
				(card) => likeOf(card) === pick || likeOf(card) === `${pick}${REWARD_BACK}`
			);
			if (found) taken(play, seat, handOver(play, whom, seat, [found], 'CE-31.29', 'taken'), whom);
			else play.say(msg('It is not there.'), 'CE-31.29');
		}
	})
};

export const finder: Artifact = {
	reward: true,
	words: {
		name: msg('Finder'),
		gist: msg('look for a card and take it'),
		text: msg(
			'Play it in any phase, choose another player and name a card. You look at that hand, and if the card is there you take it.'
		),
		timing: { roles: ROLES, phases: [] }
	},
	uses: {
		find: asking({
			moments: ANY_PHASE,
			open: ({ board }, { seat }) => holding(board, othersThan(board, seat)).length > 0,
			ask: ({ board }, { seat }) => ({
				type: 'one',
				choices: holding(board, othersThan(board, seat)).map(seatChoice)
			}),
			say: msg('look for a card in a hand and take it'),
			sends: template('Play Finder on {first}'),
			worth: always(0.02),
			apply: (play, { seat }, { pick }) => play.push('finder.search', { seat, whom: pick })
		})
	},
	steps: { search },
	questions: {
		'search.name': {
			deed: msg('name a card'),
			why: { is: 'best cards' },
			sends: { some: template('Look for {what}') },
			// The strongest card there is may well be there.
			answer: (_sight, shape) =>
				shape.type === 'one'
					? {
							pick:
								shape.choices.find(({ id }) => id === 'attack:40')?.id ?? shape.choices[0]?.id ?? ''
						}
					: null
		}
	}
};
