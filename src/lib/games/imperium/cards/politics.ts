/** Cards of agendas and votes (TI-17): what each does to an agenda is `politics/interventions.ts`’s. */
import { MECATOL, planetState } from '../board';
import { lastingOf, remember } from '../lasting';
import {
	addVotes,
	barFromVoting,
	determinePolicy,
	discardAgenda,
	discredit,
	dissolveCouncil,
	isSettled,
	policiesOf
} from '../politics/interventions';
import { mayVote } from '../politics/votes';
import type { Play } from '../play';
import { politicalCardOf } from '../tables/by-id';
import { seatsIn } from '../timing/passed';
import { asking, plain } from './card';
import { oneOf, oneSeat, opponentsOf } from './choices';

const RHETORIC = 10;

/** TI-17.2: before the first draw, and only the first of the two. */
const isOpen = (play: Play): boolean => play.find('agenda') !== undefined && !isSettled(play);

/** The agenda that is voted on: one situation (TI-18.6). */
const agendaNow = (play: Play): string => play.board.agenda?.card ?? '';

export const politics = {
	'council-dissolved': plain({
		can: isOpen,
		apply: (play) => dissolveCouncil(play)
	}),

	'determine-policy': asking({
		ask: (play) =>
			isOpen(play)
				? oneOf(
						policiesOf(play).map((card) => ({
							id: card,
							on: `political:${card}`,
							say: politicalCardOf(card).name
						}))
					)
				: null,
		apply: (play, { answer: { pick } }) => determinePolicy(play, pick)
	}),

	discredit: asking({
		on: (play, _seat, pick) => `${agendaNow(play)} ${pick ?? ''}`,
		ask: (play, seat) => {
			const { agenda } = play.board;
			const voted = agenda?.votes.filter(({ outcome }) => outcome !== null) ?? [];
			return oneSeat(
				opponentsOf(play.board, seat).filter((one) => voted.some((vote) => vote.seat === one))
			);
		},
		apply: (play, { answer: { pick } }) => discredit(play, pick, 'TI-17.2')
	}),

	'fantastic-rhetoric': plain({
		on: (play, seat) => `${agendaNow(play)} ${seat}`,
		can: (play, seat) => play.board.agenda !== null && mayVote(play.board, seat),
		apply: (play, { seat }) => addVotes(play, seat, RHETORIC)
	}),

	thugs: asking({
		ask: ({ board }, seat) =>
			oneSeat(
				[...opponentsOf(board, seat), ...seatsIn(board).filter((one) => one === seat)].filter(
					(one) => mayVote(board, one)
				)
			),
		apply: (play, { answer: { pick } }) => barFromVoting(play, pick, 'TI-17.14')
	}),

	usurper: plain({
		isKept: true,
		on: () => null,
		can: ({ board }, seat) =>
			planetState(board, MECATOL).owner === seat &&
			!lastingOf(board, 'usurper').some((one) => one.seat === seat),
		apply: ({ board }, { seat, card }) => {
			remember(board, { is: 'usurper', seat, until: 'game' });
			remember(board, { is: 'staying', seat, planet: MECATOL, card, until: 'game' });
		}
	}),

	veto: plain({
		on: () => null,
		can: (play) => play.board.agenda !== null,
		apply: (play) => {
			discardAgenda(play, 'TI-17.3');
		}
	})
};
