/** Plague: a player loses three ships and one card of every type it holds (CE-15.6, CE-20.8). */
import { msg, template } from '../../../core';
import { seatChoice } from '../../kit';
import { foreignOf, goalOf } from '../bot/sight';
import { giveWorst } from '../bot/picks';
import { leaderOf } from '../bot/worth';
import { leftOf, playerOf } from '../board';
import { cardName, kindOf } from '../cards';
import { cardsLike, discardCards } from '../hands';
import { CARD_KINDS, ROLES } from '../types';
import { formsOf } from '../play';
import { asking } from '../use';
import type { FrameOf, Play, Step, Steps } from '../play';
import type { CardKind, SeatId } from '../types';
import type { Artifact } from './artifact';

const SHIPS = 3;

declare module '../play' {
	interface Steps {
		'plague.discards': {
			/** Who is sick. */
			readonly seat: SeatId;
			/** Types of which a card is still due, if held; left out: all. */
			kinds?: readonly CardKind[];
		};
	}
}

/** The next type the victim holds and has not yet discarded one of. */
function nextKind(
	play: Play,
	{ seat, kinds = CARD_KINDS }: FrameOf<Steps['plague.discards']>
): CardKind | null {
	const { hand } = playerOf(play.board, seat);
	return kinds.find((kind) => hand.some((card) => kindOf(card) === kind)) ?? null;
}

const discards: Step = {
	kind: formsOf('plague.discards').ask({
		ask: (play, frame) => {
			const kind = nextKind(play, frame);
			if (!kind) return null;
			const { seat } = frame;
			return {
				seat,
				secret: true,
				rule: 'CE-15.6',
				say: msg(
					'Plague: discard one {kind, select, attack {attack} negotiate {negotiate} morph {morph} reinforcement {reinforcement} artifact {artifact} kicker {kicker} rift {rift} other {flare}} card',
					{ kind }
				),
				shape: {
					type: 'one',
					choices: cardsLike(playerOf(play.board, seat).hand, kind).map((card) => ({
						id: card,
						say: cardName(card),
						on: card
					}))
				}
			};
		},
		then: (play, frame, { pick }, seat) => {
			const done = kindOf(pick);
			frame.kinds = (frame.kinds ?? CARD_KINDS).filter((kind) => kind !== done);
			discardCards(play, seat, [pick], 'CE-15.6');
			return 'kind';
		}
	})
};

export const plague: Artifact = {
	words: {
		name: msg('Plague'),
		gist: msg('three ships and a card of each type'),
		text: msg(
			'Play it at the start of any encounter and choose a player. That player sends three ships of their choice to the warp and discards one card of every type they hold.'
		),
		timing: { roles: ROLES, phases: ['regroup'] }
	},
	uses: {
		infect: asking({
			moments: ['encounter.start'],
			// Whoever plays it comes last: it is seldom for them.
			ask: ({ board }, { seat }) => ({
				type: 'one',
				choices: [...leftOf(board, seat), seat].map((one) => seatChoice(one))
			}),
			say: msg('a player loses three ships and a card of every type'),
			doing: ({ pick: who }) =>
				msg('{who, select, you {you lose} other {# loses}} three ships and a card of every type', {
					who
				}),
			sends: template('Play Plague on {first}'),
			worth: (sight) =>
				foreignOf(sight, leaderOf(sight)) + 2 >= goalOf(sight, leaderOf(sight)) ? 0.3 : 0,
			apply: (play, _me, { pick }) => {
				play.push('plague.discards', { seat: pick });
				play.push('mustLose', { due: { [pick]: SHIPS }, rule: 'CE-20.8' });
			}
		})
	},
	steps: { discards },
	questions: {
		'discards.kind': {
			deed: msg('discard a card'),
			why: { is: 'worst cards' },
			sends: { some: template('Discard {what}') },
			answer: giveWorst
		}
	}
};
