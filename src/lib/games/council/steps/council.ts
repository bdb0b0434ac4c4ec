/**
 * The Council (GC-17): the Chair convenes it with a Council Card, objectives are judged, the card is
 * voted on, a new objective is introduced and a Discovery Token appears.
 */
import { msg } from '../../../core';
import { cardIn } from '../questions/ask';
import { councilCardOf, objectiveOf } from '../tables/by-id';
import { drawCouncil, layCouncil, openObjectives, placeToken, sinkCouncil } from '../decks';
import { closeObjectives } from '../politics/objectives';
import { hexIds, playerOf } from '../board';
import { cardAsItStands, cardInWords, optionsOf } from '../politics/options';
import { readyPorts } from '../economy/ports';
import { formsOf } from '../play';
import type { NoLocals, Play, Step } from '../play';
import type { Board, CouncilCardId, Session } from '../types';

const DRAWN = 2; // GC-17.2

/** The Council in session. Throws when there is none: asking is then a bug. */
export function sessionOf({ session }: Board): Session {
	if (!session) throw new Error('The Council is not in session.');
	return session;
}

/** Whether this is an election with nobody to elect, as the board stands. */
const isIdle = (board: Board, id: CouncilCardId): boolean => optionsOf(board, id).length === 0;

/** Two cards (GC-17.2); one that would do nothing goes to the bottom, unseen, and the next one comes for it. */
function drawForChair(play: Play): CouncilCardId[] {
	const drawn = drawCouncil(play, DRAWN);
	if (!play.since(3)) return drawn;
	const kept = drawn.filter((card) => !isIdle(play.board, card));
	const idle = drawn.filter((card) => isIdle(play.board, card));
	while (kept.length < DRAWN) {
		const [next] = drawCouncil(play, 1);
		if (next === undefined) break;
		(isIdle(play.board, next) ? idle : kept).push(next);
	}
	// With nothing else left one that does nothing is played, as one must be (GC-17.1).
	if (kept.length === 0) kept.push(...idle.splice(0, DRAWN));
	for (const card of idle) sinkCouncil(play, card);
	return kept;
}

declare module '../play' {
	interface Steps {
		council: NoLocals;
	}
}

const { run, ask } = formsOf('council');

export const council: Step = {
	convene: run((play) => {
		const { board } = play;
		board.session = { stage: 'convening', card: null, options: [], ballots: {}, outcome: null };
		readyPorts(board);
		playerOf(board, board.chair).drawn = drawForChair(play);
		play.say(msg('{who} convenes the Council.', { who: board.chair }), 'GC-17.1', {
			type: 'convene',
			chair: board.chair
		});
	}),

	/** Two cards are in the Chair's hand, which nobody else sees; a last one plays itself. */
	choose: ask({
		ask: ({ board }) => {
			const cards = playerOf(board, board.chair).drawn;
			const [first] = cards;
			if (first === undefined) return null;
			return {
				seat: board.chair,
				rule: 'GC-17.2',
				say: msg('You are the Chair: which Council Card do you play?'),
				shape: {
					type: 'one',
					choices: cards.map((id) => ({
						id: `council:${id}`,
						on: `council:${id}`,
						say: councilCardOf(id).title,
						note: cardAsItStands(board, councilCardOf(id))
					}))
				},
				fallback: { pick: `council:${first}` }
			};
		},
		then: (play, _frame, { pick }, seat) => {
			const { board } = play;
			const played = cardIn(pick);
			const chair = playerOf(board, seat);
			for (const card of chair.drawn) if (card !== played) sinkCouncil(play, card);
			chair.drawn = [];
			sessionOf(board).card = played;
			layCouncil(play, played);
			play.showed = true;
			const card = councilCardOf(played);
			play.say(
				msg('{who} plays {card}. {text}', { who: seat, card: card.title, text: cardInWords(card) }),
				'GC-17.2',
				{
					type: 'councilCard',
					card: played
				}
			);
		}
	}),

	judge: run((play) => {
		sessionOf(play.board).stage = 'judging';
		play.push('judging');
	}),

	/** Without a card there is no vote (GC-17.2). */
	vote: run((play) => {
		const session = sessionOf(play.board);
		if (session.card === null) return;
		session.stage = 'voting';
		play.push('vote', { card: session.card, late: {}, tied: [] });
	}),

	/** GC-17.11; the deck may have run out (GC-22.5). */
	introduce: run((play) => {
		sessionOf(play.board).stage = 'after';
		closeObjectives(play);
		for (const id of openObjectives(play, 1)) {
			const { name, text } = objectiveOf(id);
			play.say(msg('A new objective: {objective}. {text}', { objective: name, text }), 'GC-17.11', {
				type: 'objective',
				objective: id
			});
		}
	}),

	/** GC-17.12: every hex of the map has the same chance, also one that has a token already. */
	discover: run((play) => {
		const hexes = hexIds(play.board);
		const hex = hexes[play.roll(hexes.length)];
		if (hex) placeToken(play, hex);
		play.board.session = null;
	})
};
