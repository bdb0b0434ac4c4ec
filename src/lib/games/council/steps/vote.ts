/** The vote on a Council Card (GC-17.4 to GC-17.10). */
import type { Answer, Ask, Choice, Decider, Shape } from '../../../core';
import { cardIn } from '../ask';
import {
	ballotCards,
	ballotOf,
	leading,
	npcOption,
	optionName,
	optionsOf,
	seatedNpcs,
	votesLast,
	weightOf
} from '../ballots';
import { fromChair, isSeat, plural, playerOf, raceName } from '../board';
import { actionOf, councilCardOf } from '../content';
import { checkVictory } from '../ending';
import { carryOut } from '../effects/effect';
import { pickIn, thenIn } from '../events';
import { votesOf } from '../votes';
import { sessionOf } from './council';
import type {
	ActionCardId,
	Ballot,
	Board,
	CouncilCardId,
	Frame,
	Play,
	RaceId,
	SeatId,
	Step
} from '../types';

interface Locals {
	readonly card: CouncilCardId;
	/** Players that cast their ballot last, with the cards they play; public once the others are shown. */
	late: { [seat: SeatId]: ActionCardId[] };
	/** Options with the same, highest number of votes. */
	tied: string[];
}

const locals = (frame: Frame) => frame as unknown as Locals;

const ABSTAIN = 'abstain';

/** Players that may cast a ballot, clockwise from the Chair (GC-17.7). */
const voters = (board: Board): SeatId[] =>
	fromChair(board).filter((seat) => !playerOf(board, seat).disgraced);

/** The options a player can vote for: in an election not itself (GC-17.6). */
function optionChoices(board: Board, seat: SeatId, cards: Shape | null): Choice[] {
	const { card: id, options } = sessionOf(board);
	if (id === null) return [];
	const card = councilCardOf(id);
	return options
		.filter((option) => option !== seat)
		.map((option) => ({
			id: option,
			say: optionName(card, option),
			...(card.kind === 'election'
				? { on: option }
				: { note: card.options.find(({ key }) => key === option)?.text ?? '' }),
			...(cards ? { then: cards } : {})
		}));
}

const cardChoice = (id: ActionCardId): Choice => ({
	id: `action:${id}`,
	on: `action:${id}`,
	say: actionOf(id).name,
	note: actionOf(id).text
});

/** Any of these Action Cards; null when there are none. */
const someOf = (cards: readonly ActionCardId[]): Shape | null =>
	cards.length === 0
		? null
		: { type: 'some', choices: cards.map(cardChoice), min: 0, max: cards.length };

/**
 * The first ballot of a player: an option with Action Cards, an abstention without, or a card by which
 * it chooses last. What it holds is public (GC-15.3), so a lone answer may be given for it.
 */
function askBallot(board: Board, seat: SeatId, title: string): Ask {
	const cards = ballotCards(board, seat);
	const plain = someOf(cards.filter((id) => !votesLast(id)));
	const last = cards.filter(votesLast).map((id) => ({
		...cardChoice(id),
		say: `Play ${actionOf(id).name} and vote last`,
		...(plain ? { then: plain } : {})
	}));
	const options = optionChoices(board, seat, plain);
	const choices = [...options, ...(options.length > 0 ? last : [])];
	return ballot(seat, choices, `${title}: cast ${plural(votesOf(board, seat), 'vote')}`);
}

const ballot = (seat: SeatId, choices: readonly Choice[], say: string): Ask => ({
	seat,
	rule: 'GC-17.6',
	say,
	shape: { type: 'one', choices: [...choices, { id: ABSTAIN, say: 'Abstain' }] },
	fallback: { pick: ABSTAIN }
});

const optionIn = (answer: Answer | null): string | null => {
	const pick = pickIn(answer);
	return pick === ABSTAIN || pick === '' ? null : pick;
};

function cardsIn(answer: Answer | null): ActionCardId[] {
	const then = thenIn(answer);
	return then && 'picks' in then ? then.picks.map(cardIn) : [];
}

/** Shows ballots of players, together; then those of NPC races that need not wait any more. */
function show(play: Play, frame: Frame, shown: ReadonlyMap<RaceId, Ballot>): void {
	const session = sessionOf(play.board);
	const { card } = locals(frame);
	for (const [race, cast] of shown) {
		session.ballots[race] = cast;
		sayBallot(play, card, race, cast);
	}
	for (const npc of seatedNpcs(play.board)) {
		if (session.ballots[npc]) continue;
		const option = npcOption(play.board, npc, card, session.options);
		if (option === undefined) continue;
		const cast = { option, votes: option === null ? 0 : votesOf(play.board, npc), cards: [] };
		session.ballots[npc] = cast;
		sayBallot(play, card, npc, cast);
	}
}

function sayBallot(play: Play, card: CouncilCardId, race: RaceId, cast: Ballot): void {
	const { option, votes, cards } = cast;
	const name = raceName(race);
	const what =
		option === null
			? 'abstains'
			: `casts ${plural(votes, 'vote')} for ${optionName(councilCardOf(card), option)}`;
	play.say(`${name} ${what}.`, isSeat(race) ? 'GC-17.6' : 'GC-19.5', {
		type: 'ballot',
		race,
		option,
		votes,
		cards
	});
}

/** Action Cards shown with a ballot are used (GC-15.1). */
function useCards(play: Play, seat: SeatId, cards: readonly ActionCardId[]): void {
	const player = playerOf(play.board, seat);
	for (const id of cards) {
		player.actions = player.actions.filter((one) => one !== id);
		player.used.push(id);
		play.say(`{${seat}} plays ${actionOf(id).name}.`, 'GC-15.2', {
			type: 'action',
			seat,
			card: id
		});
	}
}

export const vote: Step = {
	open: {
		form: 'run',
		run: (play, frame) => {
			const session = sessionOf(play.board);
			session.options = optionsOf(play.board, locals(frame).card);
			if (session.options.length > 0) return undefined;
			play.say('Nobody can be elected.', 'GC-17.9');
			return 'close';
		}
	},

	cast: {
		form: 'askAll',
		ask: ({ board }, frame) => {
			const { title } = councilCardOf(locals(frame).card);
			return voters(board).map((seat) => askBallot(board, seat, title));
		},
		then: (play, frame, answers: Partial<Record<Decider, Answer>>) => {
			const shown = new Map<RaceId, Ballot>();
			for (const seat of fromChair(play.board)) {
				if (playerOf(play.board, seat).disgraced)
					play.say(`{${seat}} attacked its ally and must abstain.`, 'GC-17.7');
				const answer = answers[seat] ?? null;
				const pick = optionIn(answer);
				const isLast = pick !== null && pick.startsWith('action:');
				const cards = [...(isLast ? [cardIn(pick)] : []), ...cardsIn(answer)];
				useCards(play, seat, cards);
				if (isLast) locals(frame).late[seat] = cards;
				else shown.set(seat, ballotOf(play.board, seat, pick, cards));
			}
			show(play, frame, shown);
		}
	},

	/** GC-24.4 `voteLast`: all other ballots lie open. */
	last: {
		form: 'askAll',
		ask: ({ board }, frame) => {
			const { late, card } = locals(frame);
			return fromChair(board)
				.filter((seat) => late[seat])
				.map((seat) => {
					const votes = weightOf(board, seat, late[seat] ?? []);
					const say = `${councilCardOf(card).title}: cast ${plural(votes, 'vote')}, the last`;
					return ballot(seat, optionChoices(board, seat, null), say);
				});
		},
		then: (play, frame, answers: Partial<Record<Decider, Answer>>) => {
			const { late } = locals(frame);
			const seats = fromChair(play.board).filter((seat) => late[seat]);
			const shown = seats.map((seat): [SeatId, Ballot] => [
				seat,
				ballotOf(play.board, seat, optionIn(answers[seat] ?? null), late[seat] ?? [])
			]);
			show(play, frame, new Map(shown));
		}
	},

	count: {
		form: 'run',
		run: (play, frame) => {
			const tied = leading(play.board);
			locals(frame).tied = tied;
			if (tied.length > 0) return undefined;
			play.say('No votes were cast.', 'GC-17.9');
			return 'close';
		}
	},

	/** The Chair breaks a tie, or the next player clockwise who was not forced to abstain (GC-17.9). */
	tie: {
		form: 'ask',
		ask: ({ board }, frame) => {
			const { tied, card: id } = locals(frame);
			const [seat] = voters(board);
			const [first] = tied;
			if (tied.length < 2 || first === undefined || seat === undefined) return null;
			const card = councilCardOf(id);
			const own = sessionOf(board).ballots[seat]?.option;
			return {
				seat,
				rule: 'GC-17.9',
				say: `${card.title} is tied: which option is carried out?`,
				shape: {
					type: 'one',
					choices: tied.map((option) => ({
						id: option,
						say: optionName(card, option),
						...(card.kind === 'election' ? { on: option } : {})
					}))
				},
				fallback: { pick: own && tied.includes(own) ? own : first }
			};
		},
		then: (play, frame, answer, seat) => {
			const option = pickIn(answer);
			locals(frame).tied = [option];
			const name = optionName(councilCardOf(locals(frame).card), option);
			play.say(`{${seat}} breaks the tie for ${name}.`, 'GC-17.9');
		}
	},

	carry: {
		form: 'run',
		run: (play, frame) => {
			const { card: id, tied } = locals(frame);
			const card = councilCardOf(id);
			// With all players forced to abstain nobody is left to break a tie: the first option stands.
			const [outcome = ''] = tied;
			sessionOf(play.board).outcome = outcome;
			const name = optionName(card, outcome);
			play.say(
				card.kind === 'election' ? `${name} is elected.` : `${card.title}: ${name} is carried.`,
				'GC-17.9',
				{ type: 'outcome', card: id, outcome }
			);
			const source = card.kind === 'election' ? `council:${id}` : `council:${id}.${outcome}`;
			carryOut(play, source, play.board.chair);
		}
	},

	/** The vote is over: what lasted until then ends (GC-24.2), and who has won is asked (GC-18.3). */
	close: {
		form: 'run',
		run: (play) => {
			const { board } = play;
			for (const seat of board.order) playerOf(board, seat).disgraced = false;
			board.lasting = board.lasting.filter(
				({ end, round }) => end !== 'council' || round > board.round
			);
			checkVictory(play);
		}
	}
};
