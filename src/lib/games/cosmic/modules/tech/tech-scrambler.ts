/** Tech Scrambler: another technology goes. */
import { msg, template } from '../../../../core';
import type { Choice } from '../../../../core';
import { techsOf } from '../../board';
import { cancelsIt, declaredUse, stopUse } from '../../declared';
import { zaps } from '../../bot/wishes';
import type { Play } from '../../play';
import type { Me } from '../../use';
import type { Board, SeatId } from '../../types';
import type { TechId, TechSlot } from './state';
import { asking } from '../../use';
import { discardTech, researchers, techName } from './pieces';
import type { Technology } from './technology';

/** A completed technology of a seat. */
interface Completed {
	readonly seat: SeatId;
	readonly id: TechId;
	readonly slot: TechSlot;
}

/** Completed technologies of others. */
const completedBy = (board: Board, but: SeatId): Completed[] =>
	board.order
		.filter((seat) => seat !== but)
		.flatMap((seat) =>
			techsOf(board, seat)
				.filter(({ faceUp }) => faceUp)
				.map(({ id, slot }) => ({ seat, id, slot }))
		);

/** Whether enough ships are on it for that one; one that takes any number counts those it has. */
function reaches(
	play: Play,
	me: Me,
	{ seat, id }: Pick<Completed, 'seat' | 'id'>,
	researchOf: (id: TechId) => Technology['research']
): boolean {
	const research = researchOf(id);
	const takes = research === 'X' ? researchers(play, seat, id) : research;
	return takes <= researchers(play, me.seat, me.id);
}

const answered = (play: Play): { readonly seat: SeatId; readonly id: TechId } | null => {
	const { source, seat, id, fate } = declaredUse(play);
	return source === 'tech' && !fate ? { seat, id } : null;
};

/** `researchOf`: what it takes to complete a technology. */
export const techScrambler = (researchOf: (id: TechId) => Technology['research']): Technology => ({
	words: {
		name: msg('Tech Scrambler'),
		gist: msg('Discard another technology'),
		text: msg(
			'Turn it up and discard it when a technology is used, or at another moment when all may act: one completed technology is cancelled and discarded, if it takes no more ships than are on this one.'
		),
		rulings: [
			msg('It is completed by being used, with the ships that are on it then.'),
			msg('A technology that takes any number of ships counts those on it.')
		]
	},
	research: 'X',
	hidden: true,
	liked: 4,
	uses: {
		cancel: {
			moments: ['use.declared'],
			open: (play, { seat }) => {
				const used = answered(play);
				return used !== null && used.seat !== seat;
			},
			when: (play, me) => {
				const used = answered(play);
				return used !== null && reaches(play, me, used, researchOf);
			},
			say: msg('cancel the technology being used'),
			answers: cancelsIt,
			worth: zaps,
			apply: (play, me) => {
				stopUse(play, 'cancelled');
				discardTech(play, me);
			}
		},
		scramble: asking({
			moments: [
				'encounter.start',
				'destiny.drawn',
				'launch.beforeShips',
				'alliance.before',
				'alliance.formed',
				'planning.beforeSelect',
				'planning.selected',
				'reveal.values',
				'resolution.outcome',
				'resolution.end'
			],
			open: ({ board }, { seat }) => completedBy(board, seat).length > 0,
			ask: (play, me) => {
				const reach = completedBy(play.board, me.seat).filter((one) =>
					reaches(play, me, one, researchOf)
				);
				return reach.length === 0
					? null
					: {
							type: 'one',
							choices: reach.map(({ seat, id, slot }): Choice<TechSlot> => ({
								id: slot,
								say: msg('{tech} of {who}', { tech: techName(id), who: seat }),
								on: slot
							}))
						};
			},
			say: msg('discard a completed technology'),
			sends: template('Discard {first}'),
			worth: () => 0.15,
			apply: (play, me, { pick }) => {
				const hit = completedBy(play.board, me.seat).find(({ slot }) => slot === pick);
				discardTech(play, me);
				if (hit) discardTech(play, hit);
			}
		})
	}
});
