/** Plague: a player loses three ships and one card of every type it holds (CE-15.6, CE-20.8). */
import { playerOf } from '../board';
import { cardName, kindOf } from '../cards';
import { cardsLike, discardCards } from '../hands';
import { CARD_KINDS, ROLES } from '../types';
import type { Frame, Play, Step } from '../play';
import type { CardKind, SeatId } from '../types';
import type { Artifact } from './artifact';

const SHIPS = 3;

const sick = (frame: Frame): SeatId => frame['seat'] as SeatId;

/** The next type the victim holds and has not yet discarded one of. */
function nextKind(play: Play, frame: Frame): CardKind | null {
	const left = frame['kinds'] as CardKind[] | undefined;
	const { hand } = playerOf(play.board, sick(frame));
	return (left ?? CARD_KINDS).find((kind) => hand.some((card) => kindOf(card) === kind)) ?? null;
}

declare module '../play' {
	interface Steps {
		'plague.discards': {
			readonly seat: SeatId;
			/** Types still to come; left out before the first. */
			kinds?: readonly CardKind[];
		};
	}
}

const discards: Step = {
	kind: {
		form: 'ask',
		ask: (play, frame) => {
			const kind = nextKind(play, frame);
			if (!kind) return null;
			const seat = sick(frame);
			return {
				seat,
				secret: true,
				rule: 'CE-15.6',
				say: `Plague: discard one ${kind} card`,
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
		then: (play, frame, answer, seat) => {
			if (!('pick' in answer)) return undefined;
			const done = kindOf(answer.pick);
			const left = (frame['kinds'] as CardKind[] | undefined) ?? CARD_KINDS.slice();
			frame['kinds'] = left.filter((kind) => kind !== done);
			discardCards(play, seat, [answer.pick], 'CE-15.6');
			return 'kind';
		}
	}
};

export const plague: Artifact = {
	words: {
		name: 'Plague',
		gist: 'three ships and a card of each type',
		text: 'Play it at the start of any encounter and choose a player. That player sends three ships of its choice to the warp and discards one card of every type it holds.',
		timing: { roles: ROLES, phases: ['regroup'] }
	},
	uses: {
		infect: {
			moments: ['encounter.start'],
			ask: ({ board }) => ({
				type: 'one',
				choices: board.order.map((seat) => ({ id: seat, say: `{${seat}}`, on: seat }))
			}),
			say: 'a player loses three ships and a card of every type',
			apply: (play, _me, answer) => {
				if (!answer || !('pick' in answer)) return;
				const seat = answer.pick as SeatId;
				play.push('plague.discards', { seat });
				play.push('mustLose', { due: { [seat]: SHIPS }, rule: 'CE-20.8' });
			}
		}
	},
	steps: { discards }
};
