/** The vote on one agenda (TI-17): it is read, voted on, and carried out. */
import { msg } from '../../../core';
import type { Ask, Coming, Words } from '../../../core';
import { playerOf, ranked } from '../../kit';
import { hasAbility } from '../abilities';
import { planetState } from '../board';
import { discardPolitics, drawPolitics } from '../decks';
import { spendCounters } from '../economy/counters';
import { hasOffice } from '../politics/in-force';
import { formsOf } from '../play';
import type { FrameOf, Play, Step, Steps } from '../play';
import {
	cardInWords,
	carriedInWords,
	hasCandidates,
	isElection,
	isPlanet,
	outcomeChoice,
	outcomeIn,
	outcomeWords,
	votingShape
} from '../politics/candidates';
import type { VoteShape } from '../politics/candidates';
import { carryOut } from '../politics/carry';
import { agendaOf, discardAgenda } from '../politics/interventions';
import { endLaw } from '../politics/laws';
import { forecastOf, leading, mayVote, voters, votesOf } from '../politics/votes';
import type { VoterToCome } from '../politics/votes';
import { politicalCardOf } from '../tables/by-id';
import type { MomentRules } from '../timing/moments';
import { mayStart, seatsIn } from '../timing/passed';
import type { Board, Outcome, PoliticalCardId, SeatId } from '../types';

declare module '../play' {
	interface Steps {
		vote: {
			/** The active player. */
			readonly seat: SeatId;
			/** What is voted on; null: a card is drawn. */
			card: PoliticalCardId | null;
			/** Cards that could not be voted on (TI-17.4). */
			without?: PoliticalCardId[];
			/** The outcomes with most votes, or the one that is carried out. */
			tied?: Outcome[];
		};
	}
}
declare module '../timing/moments' {
	interface Moments {
		/** After an agenda is read, before the vote. */
		agendaRead: true;
		/** After the last vote, before the count. */
		voted: true;
	}
}
declare module '../moves' {
	interface Moves {
		/** An agenda is read, for these to vote on. */
		agenda: {
			readonly card: PoliticalCardId;
			readonly isAgain: boolean;
			readonly toCome: readonly VoterToCome[];
		};
		/** A player votes; null: it abstains. */
		vote: { readonly seat: SeatId; readonly outcome: Outcome | null; readonly votes: number };
		/** What the vote came to. */
		outcome: { readonly card: PoliticalCardId; readonly outcome: Outcome };
	}
}

type Frame = FrameOf<Steps['vote']>;
const { run, ask, each } = formsOf('vote');

const QUASH = 'quash';
const ELDER = 'council-elder';

const mayQuash = (play: Play, seat: SeatId): boolean =>
	play.board.agenda !== null &&
	hasAbility(play.board, seat, 'quash') &&
	playerOf(play.board, seat).counters.strategy > 0;

/** Council Elder: of an election, once. */
const mayDecideAlone = ({ board }: Play, seat: SeatId): boolean =>
	board.agenda !== null && isElection(board.agenda.card) && hasOffice(board, seat, ELDER);

/** TI-17.2, TI-17.3. */
export const agendaRead: MomentRules = {
	seats: ({ board }) => (board.agenda ? seatsIn(board) : []),
	hasMore: (play, _frame, seat) => mayQuash(play, seat) || mayDecideAlone(play, seat),
	choices: (play, _frame, seat) => [
		...(mayQuash(play, seat)
			? [{ id: QUASH, say: msg('Quash it for a counter: another one is drawn') }]
			: []),
		...(mayDecideAlone(play, seat)
			? [{ id: ELDER, on: `political:${ELDER}`, say: msg('Decide this election alone') }]
			: [])
	],
	respond: (play, _frame, seat, { pick }) => {
		if (pick === QUASH) {
			spendCounters(play, seat, 'strategy', 1, 'TI-17.3');
			discardAgenda(play, 'TI-17.3');
		}
		if (pick !== ELDER) return;
		agendaOf(play).elder = seat;
		play.say(msg('{who} alone decides this election.', { who: seat }), 'TI-17.2');
		endLaw(play, ELDER, 'TI-17.2');
	},
	words: (play) => {
		const { agenda } = play.board;
		return {
			say: agenda
				? msg('{card} is to be voted on', { card: politicalCardOf(agenda.card).name })
				: msg('Another agenda is drawn'),
			rule: 'TI-17.2',
			about: agenda ? [`political:${agenda.card}`] : []
		};
	}
};

/** TI-17.2: once, after the last vote. */
export const voted: MomentRules = {
	seats: ({ board }) => seatsIn(board),
	words: (play) => ({
		say: msg('All have voted on {card}', { card: politicalCardOf(agendaOf(play).card).name }),
		rule: 'TI-17.2',
		about: [`political:${agendaOf(play).card}`]
	})
};

/** TI-17. Whether a card in hand would help is not seen from whether one is asked (TI-34.4). */
function askVote(play: Play, seat: SeatId): Ask<VoteShape> {
	const { board } = play;
	const { card } = agendaOf(play);
	const n = votesOf(board, seat);
	// TI-17.11.
	const mustVote = n > 0 && isElection(card) && board.options.electAbstain === 'refused';
	const shape = votingShape(board, card, seat, { mayAbstain: !mustVote, mayVote: n > 0 });
	const holds =
		mayVote(board, seat) && mayStart(board, seat) && playerOf(board, seat).hand.length > 0;
	return {
		...{ seat, rule: mustVote ? 'TI-17.11' : isElection(card) ? 'TI-17.12' : 'TI-17.10' },
		say: msg('{card}: you have {n, plural, one {# vote} other {# votes}}', {
			card: politicalCardOf(card).name,
			n
		}),
		about: [`political:${card}`],
		shape,
		fallback: fallbackOf(board, shape, seat),
		...(holds ? { secret: true } : {})
	};
}

/** Who has no vote is told why, as is everybody: they may not have been asked (TI-17.8). */
const abstaining = (board: Board, seat: SeatId, votes: number): Words =>
	votes > 0
		? msg('{who} abstains.', { who: seat })
		: mayVote(board, seat)
			? msg('{who} has no vote: no influence is ready.', { who: seat })
			: msg('{who} may not vote this round.', { who: seat });

/** TI-34.12: to abstain, else for the first candidate that is not one's own. */
function fallbackOf(board: Board, { choices }: VoteShape, seat: SeatId) {
	const isOwn = (id: string): boolean =>
		id === seat || (isPlanet(id) && planetState(board, id).owner === seat);
	const first = choices.find(({ id }) => !isOwn(id)) ?? choices[0];
	if (!first) throw new Error('There is nothing to vote for.');
	if (!first.then) return { pick: first.id };
	const picks = ranked(first.then.choices, ({ id }) => (isOwn(id) ? 0 : 1));
	return { pick: first.id, then: { picks: firstPicks({ ...first.then, choices: picks }) } };
}

/** The first two that keep to the limits: two planets are not one player's. */
function firstPicks({ choices, limits = [] }: NonNullable<VoteShape['choices'][number]['then']>) {
	const [first] = choices;
	if (!first) return [];
	const second = choices.find(
		({ id }) =>
			id !== first.id && !limits.some(({ uses }) => (uses[id] ?? 0) + (uses[first.id] ?? 0) > 1)
	);
	return second ? [first.id, second.id] : [first.id];
}

/** TI-17.7: one can vote ahead of one's turn; whoever votes after others may still change it. */
export function votingAhead(play: Play, seat: SeatId): Coming | null {
	const frame = play.find('vote');
	if (frame?.at !== 'cast' || !play.board.agenda) return null;
	const queue = frame.queue ?? [];
	const at = queue.indexOf(seat);
	if (at < 0) return null;
	return { after: queue.slice(0, at), name: 'vote.cast', ask: askVote(play, seat) };
}

/** Nothing can be elected: it is discarded, and another drawn, unless it was drawn before (TI-17.4). */
function isImpossible(play: Play, frame: Frame, card: PoliticalCardId): boolean {
	if (hasCandidates(play.board, card)) return false;
	play.say(
		msg('{card}: there is nobody and nothing to elect.', { card: politicalCardOf(card).name }),
		'TI-17.4'
	);
	(frame.without ??= []).push(card);
	discardAgenda(play, 'TI-17.4');
	return true;
}

export const vote: Step = {
	/** TI-17.2, 2. */
	draw: run((play, frame) => {
		const { board } = play;
		const card = frame.card ?? drawPolitics(play, 1)[0];
		if (card === undefined) {
			play.say(msg('No Political Card is left.'), 'TI-2.10');
			return 'end';
		}
		if (frame.without?.includes(card)) {
			discardPolitics(play, card);
			frame.card = null;
			return 'end';
		}
		const isAgain = board.laws.some((law) => law.card === card);
		frame.card = card;
		board.agenda = { card, isAgain, votes: [], more: {}, elder: null };
		play.showed = true;
		play.say(
			msg('The agenda: {card}. {text}', {
				card: politicalCardOf(card).name,
				text: cardInWords(card)
			}),
			'TI-17.2',
			{ type: 'agenda', card, isAgain, toCome: forecastOf(board, board.agenda).toCome }
		);
		return isImpossible(play, frame, card) ? 'draw' : undefined;
	}),

	read: run((play) => play.window('agendaRead')),

	/** TI-17.3: another is drawn; by then a law that was the only candidate may be gone. */
	open: run((play, frame) => {
		if (frame.card === null || isImpossible(play, frame, frame.card)) return 'draw';
		return undefined;
	}),

	/** TI-17.7, TI-17.9. */
	cast: each({
		seats: ({ board }) => voters(board),
		ask: (play, _frame, seat) => askVote(play, seat),
		then: (play, _frame, answer, seat) => {
			const agenda = agendaOf(play);
			const votes = votesOf(play.board, seat);
			const outcome = outcomeIn(play.board, agenda.card, answer);
			agenda.votes.push({ seat, outcome, votes });
			play.say(
				outcome === null
					? abstaining(play.board, seat, votes)
					: msg('{who} casts {n, plural, one {# vote} other {# votes}}: {whom}.', {
							who: seat,
							whom: outcomeWords(outcome),
							n: votes
						}),
				'TI-17.7',
				{ type: 'vote', seat, outcome, votes }
			);
		}
	}),

	voted: run((play) => play.window('voted')),

	count: run((play, frame) => {
		frame.tied = leading(agendaOf(play));
	}),

	/** TI-17.13, TI-17.14: among the tied; among all if nobody voted. */
	tie: ask({
		ask: (play, { tied = [] }) => {
			const { board } = play;
			const { card } = agendaOf(play);
			const [first] = tied;
			if (first !== undefined && tied.length < 2) return null;
			const seat = board.speaker;
			const shape: VoteShape =
				first === undefined
					? votingShape(board, card, seat, { mayAbstain: false, mayVote: true })
					: { type: 'one', choices: tied.map(outcomeChoice) };
			const isAgainst = shape.choices.some(({ id }) => id === 'against');
			return {
				...{ seat, rule: 'TI-17.13', about: [`political:${card}`] },
				say:
					first === undefined
						? msg('Nobody has voted on {card}: you choose', { card: politicalCardOf(card).name })
						: msg('{card} is tied: you choose', { card: politicalCardOf(card).name }),
				shape,
				fallback: isAgainst ? { pick: 'against' } : firstOf(shape)
			};
		},
		then: (play, frame, answer, seat) => {
			const { card } = agendaOf(play);
			const outcome = outcomeIn(play.board, card, answer);
			if (outcome === null) return;
			frame.tied = [outcome];
			play.say(
				msg('{who} chooses {whom}.', { who: seat, whom: outcomeWords(outcome) }),
				'TI-17.13'
			);
		}
	}),

	/** TI-17.2, 6. */
	carry: run((play, { seat, tied: [outcome] = [] }) => {
		const { card, votes } = agendaOf(play);
		if (outcome === undefined) throw new Error(`The vote on ${card} came to nothing.`);
		play.say(
			msg('{card}: {whom}. {text}', {
				card: politicalCardOf(card).name,
				whom: outcomeWords(outcome),
				text: carriedInWords(card, outcome)
			}),
			'TI-17.13',
			{ type: 'outcome', card, outcome }
		);
		carryOut(play, { card, seat, votes }, outcome);
	}),

	/** TI-17.16: what is no law goes to the discard pile. */
	done: run((play, { card }) => {
		const { board } = play;
		const { agenda } = board;
		board.agenda = null;
		if (card === null) return;
		const isAway =
			board.laws.some((law) => law.card === card) || board.politicalDiscard.includes(card);
		if (!isAway && agenda?.isAgain !== true) discardPolitics(play, card);
		play.push('upkeep');
	})
};

/** The first choice, with the first two of a pair. */
function firstOf({ choices }: VoteShape) {
	const [first] = choices;
	if (!first) throw new Error('There is nothing to choose.');
	return first.then
		? { pick: first.id, then: { picks: firstPicks(first.then) } }
		: { pick: first.id };
}
