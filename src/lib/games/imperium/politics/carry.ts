/** What a vote brings about (TI-17.15, TI-17.16). */
import { AGENDAS } from '../agendas';
import type { Decided } from '../agendas/agenda';
import { lawOf } from './in-force';
import type { Play } from '../play';
import { politicalCardOf } from '../tables/by-id';
import type { Elected, Outcome } from '../types';
import { agendaId, electedIn } from './candidates';
import { endLaw, passLaw } from './laws';

const isSame = (one: Elected | null, other: Elected): boolean =>
	JSON.stringify(one) === JSON.stringify(other);

/** A law that is voted on again and comes to the same changes nothing (Revote). */
export function carryOut(play: Play, decided: Decided, outcome: Outcome): void {
	const { board } = play;
	const card = agendaId(decided.card);
	const agenda = AGENDAS[card];
	const isLaw = politicalCardOf(card).type === 'law';
	const law = lawOf(board, card);
	if ('for' in agenda) {
		if (outcome === 'against') {
			endLaw(play, card, 'TI-17.15');
			agenda.against(play, decided);
		} else if (!law) {
			if (isLaw) passLaw(play, card, null);
			agenda.for(play, decided);
		}
		return;
	}
	const elected = electedIn(outcome);
	if (law && isSame(law.elected, elected)) return;
	if (isLaw) passLaw(play, card, elected);
	agenda.elected(play, elected, decided);
}
