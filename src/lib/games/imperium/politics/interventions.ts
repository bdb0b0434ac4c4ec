/** What cards and abilities do to an agenda under way (TI-17.2, TI-17.3): each is done here, whoever brings it. */
import { msg } from '../../../core';
import { addTo } from '../../kit';
import { discardPolitics } from '../decks';
import { remember } from '../lasting';
import type { Play } from '../play';
import { politicalCardOf } from '../tables/by-id';
import type { Agenda, PoliticalCardId, SeatId } from '../types';

declare module '../moves' {
	interface Moves {
		/** The agenda is not voted on. */
		agendaGone: { readonly card: PoliticalCardId };
		/** A vote becomes an abstention. */
		discredited: { readonly seat: SeatId };
		/** A player may not vote for the rest of the round. */
		noVotes: { readonly seat: SeatId };
	}
}

/** The agenda that is voted on. Throws where none is: asking is then a bug. */
export function agendaOf({ board }: Pick<Play, 'board'>): Agenda {
	const { agenda } = board;
	if (!agenda) throw new Error('There is no agenda.');
	return agenda;
}

/** The agenda leaves, and the vote draws another (TI-17.3). A law in play stays one. */
export function discardAgenda(play: Play, rule: string): void {
	const { card, isAgain } = agendaOf(play);
	if (!isAgain) discardPolitics(play, card);
	play.board.agenda = null;
	play.within('vote').card = null;
	play.say(msg('{card} is not voted on.', { card: politicalCardOf(card).name }), rule, {
		type: 'agendaGone',
		card
	});
}

/** Whether Council Dissolved or Determine Policy has taken effect in this Political primary (TI-17.2). */
export const isSettled = (play: Play): boolean => {
	const { isDissolved = false, policy = null } = play.within('agenda');
	return isDissolved || policy !== null;
};

/** No Political Card is drawn in this Political primary. */
export const dissolveCouncil = (play: Play): void => {
	play.within('agenda').isDissolved = true;
};

/** Agendas that may be chosen: of the deck, which only the chooser sees, of the discard pile, and the laws in play. */
export const policiesOf = ({ board, vault }: Pick<Play, 'board' | 'vault'>): PoliticalCardId[] =>
	[...board.laws.map(({ card }) => card), ...board.politicalDiscard, ...vault.politics].toSorted();

/** This agenda comes in place of the first one drawn; a deck that was searched is shuffled. */
export function determinePolicy(play: Play, card: PoliticalCardId): void {
	const { board, vault } = play;
	if (vault.politics.includes(card))
		vault.politics = play.shuffle(vault.politics.filter((one) => one !== card));
	board.politicalDiscard = board.politicalDiscard.filter((one) => one !== card);
	play.within('agenda').policy = card;
}

/** Votes on this agenda besides those of planets. */
export const addVotes = (play: Play, seat: SeatId, n: number): void =>
	addTo(agendaOf(play).more, seat, n);

/** This player may not vote for the rest of the round; it still breaks ties (TI-17.14). */
export function barFromVoting(play: Play, seat: SeatId, rule: string): void {
	remember(play.board, { is: 'noVotes', until: 'round', seat });
	play.say(msg('{who} may not vote for the rest of the round.', { who: seat }), rule, {
		type: 'noVotes',
		seat
	});
}

/** Its vote becomes an abstention. */
export function discredit(play: Play, seat: SeatId, rule: string): void {
	for (const vote of agendaOf(play).votes) if (vote.seat === seat) vote.outcome = null;
	play.say(msg('The vote of {who} is an abstention.', { who: seat }), rule, {
		type: 'discredited',
		seat
	});
}
