/** Agendas about laws and other agendas. */
import { msg } from '../../../core';
import type { Choice } from '../../../core';
import { bestOf, sumOf } from '../../kit';
import { MECATOL, planetsOf, planetState, valueOf } from '../board';
import { formsOf } from '../play';
import type { Step } from '../play';
import { endLaw } from '../politics/laws';
import { politicalCardOf } from '../tables/by-id';
import type { Board, PoliticalCardId, SeatId } from '../types';
import { electsLaw } from './agenda';
import type { Motion } from './agenda';
import { discardAtRandom } from './discarding';
import { everybody } from './everybody';
import { exhaustSome } from './exhausting';
import { garrisonMecatol } from './forces';
import { barTechs } from './techs';

declare module '../play' {
	interface Steps {
		/** This player may discard a law in play. */
		repealing: { seat: SeatId };
	}
}

const RULE = 'TI-17.16';
const { ask } = formsOf('repealing');

const NONE = 'none';
type LawChoice = Choice<`political:${PoliticalCardId}` | typeof NONE>;

export const repealing: Step = {
	choose: ask({
		ask: ({ board }, { seat }) =>
			board.laws.length === 0
				? null
				: {
						...{ seat, rule: RULE },
						say: msg('Discard a law in play?'),
						shape: {
							type: 'one',
							choices: [
								...board.laws.map(({ card }): LawChoice => ({
									id: `political:${card}`,
									on: `political:${card}`,
									say: politicalCardOf(card).name
								})),
								{ id: NONE, say: msg('None') }
							]
						},
						fallback: { pick: NONE }
					},
		then: (play, _frame, { pick }) => {
			if (pick !== NONE) endLaw(play, pick.slice('political:'.length), RULE);
		}
	})
};

export const repeal = electsLaw((play, card) => endLaw(play, card, RULE));

/** It stands while it is voted on again; what comes of it: politics/carry.ts. */
export const revote = electsLaw((play, card, { seat }) => play.push('vote', { seat, card }));

/** Unexhausted influence. */
const influenceOf = (board: Board, seat: SeatId): number =>
	sumOf(
		planetsOf(board, seat).filter((id) => !planetState(board, id).exhausted),
		(id) => valueOf(board, id, 'influence')
	);

export const newConstitution: Motion = {
	for: (play) => {
		for (const { card } of play.board.laws) endLaw(play, card, RULE);
		exhaustSome(play, 2);
	},
	against: (play) => {
		const { board } = play;
		const seat = bestOf(everybody(board), (one) => influenceOf(board, one));
		if (seat !== undefined) play.push('repealing', { seat });
	}
};

export const holderOfMecatolRex: Motion = {
	for: (play) => {
		const owner = play.board.planets[MECATOL]?.owner ?? null;
		if (owner !== null) play.push('repealing', { seat: owner });
	},
	against: garrisonMecatol
};

/** Against: two more agendas, one after the other; the one that is pushed last comes first. */
export const technologyInvestigationCommittee: Motion = {
	for: barTechs('technology-investigation-committee', null, 'buy'),
	against: (play, { seat }) => {
		discardAtRandom(play);
		play.push('vote', { seat, card: null });
		play.push('vote', { seat, card: null });
	}
};
