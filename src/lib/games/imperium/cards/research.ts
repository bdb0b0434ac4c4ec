/** Cards of technology (TI-19): cheaper ones, one out of order, and a second one. */
import { techDeal } from '../economy/deals';
import { FOCUSED, wouldHelp } from '../economy/deals-worth';
import { remember } from '../lasting';
import { playerOf } from '../../kit';
import { canUse } from '../strategy/uses';
import { asking, plain } from './card';
import { oneSeat, opponentsOf } from './choices';

export const research = {
	'corporate-sponsorship': plain({
		until: 'action',
		can: ({ board }, seat) => wouldHelp(board, seat, 'corporate-sponsorship'),
		apply: ({ board }, { seat }) => remember(board, techDeal(seat, 'corporate-sponsorship'))
	}),

	'opening-the-black-box': plain({
		until: 'action',
		can: ({ board }, seat) => wouldHelp(board, seat, 'opening-the-black-box'),
		apply: ({ board }, { seat }) => remember(board, techDeal(seat, 'opening-the-black-box'))
	}),

	'focused-research': plain({
		until: 'action',
		price: { means: 'resources', price: FOCUSED },
		can: ({ board }, seat) => wouldHelp(board, seat, 'focused-research', FOCUSED),
		apply: ({ board }, { seat }) => remember(board, techDeal(seat, 'focused-research'))
	}),

	'tech-bubble': plain({
		can: (play, seat) =>
			playerOf(play.board, seat).strategy.some(({ card }) => card === 'technology') &&
			canUse(play, seat, 'technology'),
		apply: (play, { seat }) => play.push('secondary', { seat, card: 'technology', isFree: false })
	}),

	'policy-paralysis': asking({
		until: 'action',
		ask: (play, seat) => {
			const action = play.find('strategic');
			if (!action) return null;
			return oneSeat(
				opponentsOf(play.board, seat).filter(
					(one) => one !== action.seat && canUse(play, one, action.card)
				)
			);
		},
		apply: ({ board }, { answer: { pick } }) =>
			remember(board, {
				...{ is: 'noSecondary', seat: pick, of: { card: 'policy-paralysis' }, until: 'action' }
			})
	})
};
