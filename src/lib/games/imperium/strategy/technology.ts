/** Technology (TI-19.1): one free; the others buy one. Scholars do both. */
import { msg } from '../../../core';
import type { Choice } from '../../../core';
import { hasAbility } from '../abilities';
import { drawActionCards } from '../decks';
import { techBars, techChoices, takeTech } from '../economy/buying';
import type { TechChoice } from '../economy/buying';
import { techPrice, techsFor } from '../economy/techs';
import { formsOf } from '../play';
import type { Play, Step } from '../play';
import { lawOf } from '../politics/in-force';
import type { Board, SeatId } from '../types';
import { secondaryFor } from './rules';

declare module '../play' {
	interface Steps {
		technologyPrimary: { seat: SeatId };
	}
}

const { run } = formsOf('technologyPrimary');

export const technologyPrimary: Step = {
	gain: run((play, { seat }) =>
		play.push('research', { seat, ways: ['gain'], isForced: true, rule: 'TI-19.1' })
	),
	/** Tech Bubble. */
	again: run((play, { seat }) => play.push('ownCards', { seat, timing: 'after-own-tech-primary' }))
};

const DRAW = 'draw';
type Use = TechChoice | Choice<'scholars'>;

/** TI-19.1. */
function research(board: Board, seat: SeatId): Use[] {
	const buys = techChoices(board, seat, 'buy');
	if (!hasAbility(board, seat, 'scholars')) return buys;
	// One may be the prerequisite of the other, so they are chosen one after the other.
	return buys.length + techChoices(board, seat, 'gain').length > 0
		? [{ id: 'scholars', say: msg('Gain a technology, buy one, or both') }]
		: [];
}

/** Regressive Rhetoric: an Action Card in its place. */
const drawing = ({ board, vault }: Play): Choice<typeof DRAW>[] =>
	lawOf(board, 'regressive-rhetoric') && vault.actions.length + board.actionDiscard.length > 0
		? [{ id: DRAW, say: msg('Draw an Action Card in its place') }]
		: [];

export const technologySecondary = secondaryFor<Use | Choice<typeof DRAW>>({
	rule: 'TI-19.1',
	choices: (play, seat) => [...research(play.board, seat), ...drawing(play)],
	instead: [DRAW],
	unpaid: ({ board }, seat) => {
		const prices = techsFor(board, seat, 'buy').map((tech) => techPrice(board, seat, tech));
		return prices.length > 0 ? { means: 'resources', price: Math.min(...prices) } : null;
	},
	barred: ({ board }, seat) =>
		hasAbility(board, seat, 'scholars') ? [] : techBars(board, seat, 'buy'),
	apply: (play, seat, answer) => {
		if (answer.pick === DRAW) drawActionCards(play, seat, 1, 'TI-17.15');
		else if (answer.pick === 'scholars')
			play.push('research', { seat, ways: ['gain', 'buy'], isForced: false, rule: 'TI-19.1' });
		else takeTech(play, seat, answer, 'TI-19.1');
	}
});
