/** Coordination Tactics: how many an offense may invite, and allies that send more ships once the cards are seen. */
import { msg } from '../../../../core';
import type { EvolutionCard } from './card';

const FOLLOW = 4;

export const coordinationTactics: EvolutionCard = {
	words: {
		name: msg('Coordination Tactics'),
		levels: [
			{ from: 0, to: 0, does: msg('As the offense you may invite nobody') },
			{ from: 1, to: 1, does: msg('As the offense you may invite one player') },
			{
				from: FOLLOW,
				does: msg(
					'As the offense, once the cards are revealed, each of your allies may send more ships, up to what an ally may send'
				)
			}
		],
		rulings: [
			msg('Whom you must invite by a hazard you may invite.'),
			msg('Before reinforcements are played, and whatever the cards are.')
		]
	},
	worth: [0, 0.25, 0.4, 0.4, 0.5],
	changes: {
		mayInvite: ({ board }, owner, may, { seat }) =>
			may && (seat !== owner.seat || owner.amount > 0 || board.encounter?.offense !== seat),
		mostInvited: ({ board }, owner, most, { seat }) =>
			seat === owner.seat && owner.amount === 1 && board.encounter?.offense === seat
				? Math.min(most, 1)
				: most,
		alliesFollow: (_play, owner, follow, { seat }) =>
			follow || (seat === owner.seat && owner.amount >= FOLLOW)
	}
};
