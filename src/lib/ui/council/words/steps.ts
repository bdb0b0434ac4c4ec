/** The steps under way as they are at this table: whose turn it is, who fights for what, on what all vote. */
import type { AtStep } from '../../boards';
import { nameOf, printed, t } from '../../words';
import { raceName } from '../pieces/races';
import type { CouncilScreen } from '../screen';
import { nameAt } from './hexes';

export const atStep: AtStep<CouncilScreen> = (step, { open, names, book }) => {
	const { battle, session, turn } = open;
	const who = turn && nameOf(turn.seat, names);
	switch (step) {
		case 'round': {
			const { lastRound: last } = open.figures;
			return open.round > 0 && last !== null
				? t('Round {n} of {last}', { n: open.round, last })
				: null;
		}
		case 'turn':
			return who && t('The turn of {who}', { who });
		case 'move':
			return who && t('{who} moves ships', { who });
		case 'build':
			return who && t('{who} builds', { who });
		case 'research':
			return who && t('{who} researches a technology', { who });
		case 'alliance':
			return who && t('{who} offers an alliance', { who });
		case 'battle': {
			if (!battle) return null;
			const { attack, defence } = battle.sides;
			return t('{who} against {whom}: {place}', {
				who: raceName(attack.race, names, book),
				whom: raceName(defence.race, names, book),
				place: nameAt({ open, book }, battle.target)
			});
		}
		case 'battleRound':
			return battle && t('Battle round {n}', { n: battle.round });
		case 'council':
			return t('The Council is in session, in the chair {who}', { who: nameOf(open.chair, names) });
		case 'vote': {
			const card = session?.card ? printed(book?.councilCards[session.card]?.title) : '';
			return card ? t('The vote on {what}', { what: card }) : null;
		}
		default:
			return null;
	}
};
