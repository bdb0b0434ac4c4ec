/** The Council (GC-17): which card to play as Chair, how to vote, and what to score. */
import type { Answer, Choice, Shape } from '../../../core';
import { addTo, bestOf, pickBest, sumOf } from '../../kit';
import type { Tally } from '../../kit';
import { NONE, cardIn } from '../questions/ask';
import { fromChair } from '../board';
import { councilCardOf, objectiveOf } from '../tables/by-id';
import { npcBallot, seatedNpcs } from '../politics/npcs';
import { optionsOf } from '../politics/options';
import { votesOf } from '../politics/votes';
import type { CouncilCardId, SeatId } from '../types';
import { worthOfKeeping, worthOfSource } from './effects';
import type { Voted } from './effects';
import { rivalsOf } from './sight';
import type { Sight } from './sight';

/** How far a vote is decided by those who have not shown theirs. */
const UNKNOWN = 0.5;
/** A difference as large as this is worth Action Cards. */
const WORTH_CARDS = 0.5;

/** What it is worth to the bot that an option is carried out, if it votes for `own`. */
function worthOfOption(sight: Sight, card: CouncilCardId, option: string, own: string): number {
	if (councilCardOf(card).kind === 'election')
		return worthOfSource(sight, `council:${card}`, { elected: option as SeatId });
	return worthOfSource(sight, `council:${card}.${option}`, votedFor(sight, option, own));
}

/** Who is likely to have won and lost the vote: itself it knows, of rivals it guesses one on either side. */
function votedFor(sight: Sight, option: string, own: string): Voted {
	const [one, other] = rivalsOf(sight);
	const { me } = sight;
	const [winners, losers] = option === own ? [[me], []] : [[], [me]];
	return {
		winners: one ? [...winners, one] : winners,
		losers: other ? [...losers, other] : losers
	};
}

/** How likely each option is, from 0 to 1, when the bot votes for `own`: by the votes that can be foreseen. */
export function chances(
	sight: Sight,
	card: CouncilCardId,
	own: string
): ReadonlyMap<string, number> {
	const { board, me } = sight;
	const options = optionsOf(board, card);
	const votes: Tally = {};
	const add = (option: string | null | undefined, n: number) => {
		if (option && options.includes(option)) addTo(votes, option, n);
	};
	const cast = board.session?.ballots ?? {};
	let open = 0;
	for (const seat of fromChair(board)) {
		if (seat === me) add(own, votesOf(board, me));
		else if (cast[seat]) add(cast[seat].option, cast[seat].votes);
		else open += votesOf(board, seat);
	}
	const session = board.session && { ...board.session, options };
	for (const npc of seatedNpcs(board)) {
		const ballot = cast[npc] ?? npcBallot({ ...board, session }, npc, card);
		add(ballot?.option, ballot?.votes ?? 0);
	}
	// Votes nobody knows go to all options alike; what is known then counts more than in proportion.
	const share = (open * UNKNOWN) / Math.max(1, options.length) + 1;
	const weights = options.map((option) => ((votes[option] ?? 0) + share) ** 2);
	const total = sumOf(weights, (n) => n);
	return new Map(options.map((option, i) => [option, (weights[i] ?? 0) / total]));
}

/** What a vote is worth when the bot's ballot is for `own`. */
function worthOfBallot(sight: Sight, card: CouncilCardId, own: string): number {
	let worth = 0;
	for (const [option, chance] of chances(sight, card, own))
		worth += chance * worthOfOption(sight, card, option, own);
	return worth;
}

/** The card whose vote promises most. */
export function playCard(sight: Sight, shape: Shape): Answer | null {
	return pickBest(shape, (id) => {
		const card = cardIn(id);
		const worths = optionsOf(sight.board, card)
			.filter((option) => option !== sight.me)
			.map((option) => worthOfBallot(sight, card, option));
		return Math.max(0, ...worths);
	});
}

const ABSTAIN = 'abstain';

/** A ballot for the option that promises most, with Action Cards where it matters. */
export function castBallot(sight: Sight, shape: Shape): Answer | null {
	const card = sight.board.session?.card;
	if (shape.type !== 'one' || !card) return null;
	const options = shape.choices.filter(({ id }) => id !== ABSTAIN && !id.startsWith('action:'));
	const best = bestOf(
		options,
		({ id }) => worthOfBallot(sight, card, id) + sight.dice(100) / 10_000
	);
	if (!best) return { pick: ABSTAIN };
	const matters = stakes(sight, card, options) > WORTH_CARDS + worthOfKeeping(sight);
	const late = shape.choices.find(({ id }) => id.startsWith('action:'));
	if (late && matters) return withCards(late, true);
	return withCards(best, matters);
}

/** How much the options differ for the bot, whatever it votes for. */
function stakes(sight: Sight, card: CouncilCardId, options: readonly Choice[]): number {
	const worths = options.map(({ id }) => worthOfOption(sight, card, id, id));
	return Math.max(...worths) - Math.min(...worths);
}

function withCards(choice: Choice, plays: boolean): Answer {
	if (choice.then?.type !== 'some') return { pick: choice.id };
	const picks = plays ? choice.then.choices.map(({ id }) => id) : [];
	return { pick: choice.id, then: { picks } };
}

/** As Chair it breaks a tie for what serves it best (GC-17.9). */
export function breakTie(sight: Sight, shape: Shape): Answer | null {
	const { card, ballots } = sight.board.session ?? {};
	if (!card) return null;
	const own = ballots?.[sight.me]?.option ?? '';
	return pickBest(shape, (id) => worthOfOption(sight, card, id, own));
}

/** Scores the objective with the most VP; of equal ones a feat first, which does not keep. */
export function score(_sight: Sight, shape: Shape): Answer | null {
	return pickBest(shape, (id) => {
		if (id === NONE) return 0;
		const { vp, kind } = objectiveOf(cardIn(id));
		return vp + (kind === 'feat' ? 0.5 : 0);
	});
}
