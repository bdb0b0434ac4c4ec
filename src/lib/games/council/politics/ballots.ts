/**
 * Ballots of players (GC-17.6): one option or an abstention, with Action Cards of timing *council*. What
 * a ballot may hold is public (GC-15.3); what it holds is not, until all are shown.
 */
import { msg } from '../../../core';
import type { AnswerTo, Ask, Choice, Words, Barred } from '../../../core';
import type { SomeOf } from '../../kit';
import { actionChoice, cardIn } from '../questions/ask';
import type { ActionChoice, OneOf } from '../questions/ask';
import { fromChair, hexName, planetsOf, playerOf, raceName } from '../board';
import { untimely } from '../questions/timing';
import { actionOf, councilCardOf } from '../tables/by-id';
import { optionInWords, optionName, optionPiece } from './options';
import { effectsOf } from '../effects/sources';
import { speaksFor, votesOf } from './votes';
import type { CouncilCard, CouncilOption } from '../tables';
import type { ActionCardId, Ballot, Board, CouncilCardId, SeatId } from '../types';

/** Players that may cast a ballot, clockwise from the Chair (GC-17.7). */
export const voters = (board: Board): SeatId[] =>
	fromChair(board).filter((seat) => !playerOf(board, seat).disgraced);

/** Votes of a player with the Action Cards it adds to its ballot (GC-17.5, GC-24.4). */
function weightOf(board: Board, seat: SeatId, cards: readonly ActionCardId[]): number {
	let votes = votesOf(board, seat);
	for (const card of cards)
		for (const effect of effectsOf(`action:${card}`))
			if (effect.type === 'votes') votes += effect.n;
	return votes;
}

/** All votes of a player go to its option (GC-17.6). */
export const ballotOf = (
	board: Board,
	seat: SeatId,
	option: string | null,
	cards: readonly ActionCardId[]
): Ballot => ({ option, votes: option === null ? 0 : weightOf(board, seat, cards), cards });

/** Whether this card lets its player choose after all other ballots are shown (GC-24.4). */
const votesLast = (card: ActionCardId): boolean =>
	effectsOf(`action:${card}`).some(({ type }) => type === 'voteLast');

const ABSTAIN = 'abstain';

/**
 * The first ballot of a player: an option with Action Cards, an abstention without any, which would do
 * nothing (GC-15.4), or a card by which it chooses last.
 */
export function askBallot(board: Board, seat: SeatId, card: CouncilCardId): Ask<BallotShape> {
	const cards = playerOf(board, seat).actions.filter((id) => actionOf(id).timing === 'council');
	const plain = someOf(cards.filter((id) => !votesLast(id)));
	const options = optionChoices(board, seat, card, plain);
	const last = cards.filter(votesLast).map((id) => ({
		...actionChoice(id),
		say: msg('Last of all, with {card}', { card: actionOf(id).name }),
		...(plain ? { then: plain } : {})
	}));
	const by = { card: councilCardOf(card).title, n: votesOf(board, seat) };
	const say =
		cards.length > 0
			? msg(
					'{card}: cast {n, plural, one {# vote} other {# votes}}, with an Action Card or without',
					by
				)
			: msg('{card}: cast {n, plural, one {# vote} other {# votes}}', by);
	return ballot(seat, card, say, options.length > 0 ? [...options, ...last] : []);
}

/** The ballot of a player that votes last: all others lie open, and its cards are played. */
export function askLastBallot(
	board: Board,
	seat: SeatId,
	card: CouncilCardId,
	played: readonly ActionCardId[]
): Ask<BallotShape> {
	const say = msg('{card}: all others have voted; cast {n, plural, one {# vote} other {# votes}}', {
		card: councilCardOf(card).title,
		n: weightOf(board, seat, played)
	});
	return ballot(seat, card, say, optionChoices(board, seat, card, null));
}

/** Players nobody can vote for, and oneself (GC-17.6). */
function notElectable(board: Board, seat: SeatId, card: CouncilCard): Barred[] {
	if (card.kind !== 'election') return [];
	const stands = board.session?.options ?? [];
	return board.order.flatMap((other): readonly Barred[] => {
		const named = { id: other, on: other, say: msg('{who}', { who: other }) };
		if (!stands.includes(other)) {
			const why = msg('{who} is no candidate. {card}', { who: other, card: card.text });
			return [{ ...named, why, rule: 'GC-17.4' }];
		}
		return other === seat
			? [{ ...named, why: msg('You may not vote for yourself.'), rule: 'GC-17.6' }]
			: [];
	});
}

/** What this player may look for in its ballot and cannot choose, and planets of its own that add no vote to it. */
export function barredInBallot(board: Board, seat: SeatId, id: CouncilCardId): Barred[] {
	return [
		...notElectable(board, seat, councilCardOf(id)),
		...untimely(board, seat, 'council'),
		...planetsOf(board, seat).flatMap((hex): readonly Barred[] => {
			const planet = hexName(board, hex);
			const by = speaksFor(board, hex);
			if (by === seat) return [];
			const reason =
				by === null
					? { why: msg('{planet} is rioting and speaks for nobody.', { planet }), rule: 'GC-16.5' }
					: {
							why: msg('{planet} speaks for {who}, whose Riot Counters it carries.', {
								planet,
								who: raceName(by)
							}),
							rule: 'GC-16.6'
						};
			return [{ id: hex, on: hex, say: msg('The vote of {planet}', { planet }), ...reason }];
		})
	];
}

/** An option or a card to choose last by, with Action Cards added to it. */
interface BallotChoice extends Choice {
	readonly then?: Added;
}
type Added = SomeOf<ActionChoice['id']>;
type BallotShape = OneOf<BallotChoice>;

/** A time-out abstains (GC-21.3). */
const ballot = (
	seat: SeatId,
	card: CouncilCardId,
	say: Words,
	choices: readonly BallotChoice[]
): Ask<BallotShape> => ({
	seat,
	rule: 'GC-17.6',
	say,
	about: [`council:${card}`],
	shape: {
		type: 'one',
		choices: [...choices, { id: ABSTAIN, on: optionPiece(ABSTAIN), say: msg('Abstain') }]
	},
	fallback: { pick: ABSTAIN }
});

/** The options a player can vote for: in an election not itself (GC-17.6). */
function optionChoices(
	board: Board,
	seat: SeatId,
	id: CouncilCardId,
	cards: Added | null
): BallotChoice[] {
	const card = councilCardOf(id);
	const options = board.session?.options.filter((option) => option !== seat) ?? [];
	return options.map((option) => ({
		id: option,
		say: optionName(card, option),
		...(card.kind === 'election'
			? { on: option }
			: {
					on: optionPiece(option),
					...noteOf(
						board,
						card.options.find(({ key }) => key === option)
					)
				}),
		...(cards ? { then: cards } : {})
	}));
}

const noteOf = (board: Board, option: CouncilOption | undefined): Pick<Choice, 'note'> =>
	option ? { note: optionInWords(board, option) } : {};

/** Any of these Action Cards; null when there are none. */
const someOf = (cards: readonly ActionCardId[]): Added | null =>
	cards.length === 0
		? null
		: { type: 'some', choices: cards.map(actionChoice), min: 0, max: cards.length };

/** What an answer to these questions says; nothing at all from a player who was not asked. */
export interface Cast {
	readonly option: string | null;
	/** Action Cards played with it. */
	readonly cards: readonly ActionCardId[];
	/** Whether the option is chosen after all other ballots are shown. */
	readonly last: boolean;
}

export function castIn(answer: AnswerTo<BallotShape> | undefined): Cast {
	if (!answer) return { option: null, cards: [], last: false };
	const { pick } = answer;
	const added = answer.then?.picks.map(cardIn) ?? [];
	if (pick.startsWith('action:'))
		return { option: null, cards: [cardIn(pick), ...added], last: true };
	return { option: pick === ABSTAIN ? null : pick, cards: added, last: false };
}
