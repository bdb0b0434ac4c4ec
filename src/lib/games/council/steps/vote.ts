/** The vote on a Council Card (GC-17). */
import { isSeat, msg, withBarred } from '../../../core';
import {
	askBallot,
	askLastBallot,
	ballotOf,
	barredInBallot,
	castIn,
	voters
} from '../politics/ballots';
import { fromChair, playerOf, raceName } from '../board';
import { actionOf, councilCardOf } from '../tables/by-id';
import { checkVictory } from '../ending';
import { carryOut } from '../effects/effect';
import { endLasting } from '../effects/lasting';
import { effectsOf } from '../effects/sources';
import { selected } from '../numbers/metrics';
import { npcBallot, seatedNpcs } from '../politics/npcs';
import { leading, optionName, optionPiece, optionsOf, toOption } from '../politics/options';
import { sessionOf } from './council';
import { formsOf } from '../play';
import { still } from '../numbers/still';
import type { Play, Step } from '../play';
import type { ActionCardId, Ballot, Board, CouncilCardId, RaceId, SeatId } from '../types';

interface Voting {
	readonly card: CouncilCardId;
	/** Players that cast their ballot last, with the cards they play; public once the others are shown. */
	late: { [seat: SeatId]: readonly ActionCardId[] };
	/** Options with the same, highest number of votes. */
	tied: string[];
}

declare module '../play' {
	interface Steps {
		vote: Voting;
	}
}

const { run, ask, askAll } = formsOf('vote');

/** Players that cast their ballot last, clockwise from the Chair. */
const lateVoters = (board: Board, { late }: Voting): SeatId[] =>
	fromChair(board).filter((seat) => late[seat]);

export const vote: Step = {
	open: run((play, frame) => {
		const session = sessionOf(play.board);
		session.options = optionsOf(play.board, frame.card);
		if (session.options.length === 0) {
			play.say(msg('Nobody can be elected.'), 'GC-17.9');
			return 'close';
		}
		for (const seat of fromChair(play.board))
			if (playerOf(play.board, seat).disgraced)
				play.say(msg('{who} attacked their ally and must abstain.', { who: seat }), 'GC-17.7');
		return undefined;
	}),

	cast: askAll({
		ask: (play, { card }) => {
			const board = still(play.board);
			return voters(board).map((seat) => askBallot(board, seat, card));
		},
		explain: ({ board }, { card }, shape, seat) =>
			withBarred(shape, barredInBallot(board, seat, card)),
		then: (play, frame, answers) => {
			const shown = new Map<RaceId, Ballot>();
			const board = still(play.board);
			for (const seat of fromChair(board)) {
				const { option, cards, last } = castIn(answers[seat]);
				useCards(play, seat, cards);
				if (last) frame.late[seat] = cards;
				else shown.set(seat, ballotOf(board, seat, option, cards));
			}
			show(play, board, frame, shown);
		}
	}),

	/** GC-24.4 `voteLast`: all other ballots lie open. */
	last: askAll({
		ask: ({ board }, frame) => {
			const { late, card } = frame;
			return lateVoters(board, frame).map((seat) =>
				askLastBallot(board, seat, card, late[seat] ?? [])
			);
		},
		explain: ({ board }, { card }, shape, seat) =>
			withBarred(shape, barredInBallot(board, seat, card)),
		then: (play, frame, answers) => {
			const board = still(play.board);
			const shown = new Map<RaceId, Ballot>();
			for (const seat of lateVoters(board, frame)) {
				const { option } = castIn(answers[seat]);
				shown.set(seat, ballotOf(board, seat, option, frame.late[seat] ?? []));
			}
			show(play, board, frame, shown);
		}
	}),

	count: run((play, frame) => {
		const tied = leading(play.board);
		frame.tied = play.since(3) ? withoutChair(play, frame.card, tied) : tied;
		if (tied.length > 0) return undefined;
		play.say(msg('No votes were cast.'), 'GC-17.9');
		return 'close';
	}),

	/** The Chair breaks a tie, or the next player clockwise who was not forced to abstain (GC-17.9). */
	tie: ask({
		ask: (play, frame) => {
			const { board } = play;
			const { tied, card: id } = frame;
			const open = voters(board);
			// GC-17.9: before rules 3 a Chair that was an option chose as well.
			const apart = play.since(3) ? open.find((one) => !tied.includes(one)) : undefined;
			const seat = apart ?? open[0];
			const [first] = tied;
			if (tied.length < 2 || first === undefined || seat === undefined) return null;
			const card = councilCardOf(id);
			const own = sessionOf(board).ballots[seat]?.option;
			return {
				seat,
				rule: 'GC-17.9',
				say: msg('{card} is tied: which option is carried out?', { card: card.title }),
				about: [`council:${id}`],
				shape: {
					type: 'one',
					choices: tied.map((option) => ({
						id: option,
						say: optionName(card, option),
						on: card.kind === 'election' ? option : optionPiece(option)
					}))
				},
				fallback: { pick: own && tied.includes(own) ? own : first }
			};
		},
		explain: ({ board }, { tied, card: id }, shape) => {
			const card = councilCardOf(id);
			const behind = sessionOf(board).options.filter((option) => !tied.includes(option));
			return withBarred(
				shape,
				behind.map((option) => ({
					id: option,
					on: card.kind === 'election' ? option : optionPiece(option),
					say: optionName(card, option),
					why: msg('{option} has fewer votes.', { option: optionName(card, option) }),
					rule: 'GC-17.9'
				}))
			);
		},
		then: (play, frame, { pick: option }, seat) => {
			frame.tied = [option];
			const how = toOption(councilCardOf(frame.card), option);
			play.say(msg('{who} breaks the tie {how}.', { who: seat, how }), 'GC-17.9');
		}
	}),

	carry: run((play, frame) => {
		const { card: id, tied } = frame;
		const card = councilCardOf(id);
		// With every player forced to abstain nobody is left to break a tie: the first option stands.
		const [outcome = ''] = tied;
		const name = optionName(card, outcome);
		const isElection = card.kind === 'election';
		sessionOf(play.board).outcome = outcome;
		play.say(
			isElection
				? msg('{who} is elected.', { who: name })
				: msg('{card}: {option} is carried out.', { card: card.title, option: name }),
			'GC-17.9',
			{ type: 'outcome', card: id, outcome }
		);
		const source = isElection ? `council:${id}` : `council:${id}.${outcome}`;
		const { chair } = play.board;
		const effects = effectsOf(source);
		const isForNobody = effects.every(
			(effect) => 'who' in effect && selected(play.board, chair, effect.who).length === 0
		);
		if (effects.length > 0 && isForNobody)
			play.say(msg('It is for nobody: nothing comes of it.'), 'GC-17.10');
		carryOut(play, source, chair);
	}),

	/** The vote is over: what lasted until then ends (GC-24.2), and who has won is asked (GC-18.3). */
	close: run((play) => {
		const { board } = play;
		for (const seat of board.order) playerOf(board, seat).disgraced = false;
		endLasting(board, ({ end, round }) => end === 'council' && round <= board.round);
		checkVictory(play);
	})
};

/**
 * GC-17.9: a Chair breaks no tie it is part of; the fewest VP do, where they tell the candidates apart. The
 * options still tied.
 */
function withoutChair(play: Play, id: CouncilCardId, tied: readonly string[]): string[] {
	const { board } = play;
	const [chair] = voters(board);
	if (councilCardOf(id).kind !== 'election' || !chair || tied.length < 2 || !tied.includes(chair))
		return tied.slice();
	const vpOf = (option: string) => (isSeat(option) ? playerOf(board, option).vp : 0);
	const least = Math.min(...tied.map(vpOf));
	const left = tied.filter((option) => vpOf(option) === least);
	if (left.length < tied.length)
		play.say(
			msg('{who} cannot break a tie it is part of: the fewest Victory Points decide.', {
				who: chair
			}),
			'GC-17.9'
		);
	return left;
}

/**
 * Shows ballots of players, together; then those of the NPC races that need not wait any more. Nothing that
 * counts for votes changes meanwhile, so the board is one that stands still.
 */
function show(
	play: Play,
	board: Board,
	{ card }: Voting,
	shown: ReadonlyMap<RaceId, Ballot>
): void {
	const { ballots } = sessionOf(board);
	for (const [race, cast] of shown) {
		ballots[race] = cast;
		sayBallot(play, card, race, cast);
	}
	for (const npc of seatedNpcs(board)) {
		const cast = ballots[npc] ? null : npcBallot(board, npc, card);
		if (!cast) continue;
		ballots[npc] = cast;
		sayBallot(play, card, npc, cast);
	}
}

function sayBallot(play: Play, card: CouncilCardId, race: RaceId, cast: Ballot): void {
	const { option, votes, cards } = cast;
	const who = raceName(race);
	const said =
		option === null
			? msg('{who} abstains.', { who })
			: msg('{who} casts {n, plural, one {# vote} other {# votes}} {how}.', {
					who,
					n: votes,
					how: toOption(councilCardOf(card), option)
				});
	const rule = isSeat(race) ? 'GC-17.6' : 'GC-19.5';
	play.say(said, rule, { type: 'ballot', race, option, votes, cards });
}

/** Action Cards shown with a ballot are used (GC-15.1, GC-15.2). */
function useCards(play: Play, seat: SeatId, cards: readonly ActionCardId[]): void {
	const player = playerOf(play.board, seat);
	for (const id of cards) {
		player.actions = player.actions.filter((one) => one !== id);
		player.used.push(id);
		play.say(msg('{who} plays {card}.', { who: seat, card: actionOf(id).name }), 'GC-15.2', {
			type: 'action',
			seat,
			card: id
		});
	}
}
