/** Technology (TI-19.1): one free; the others buy one. Scholars do both. */
import { msg } from '../../../core';
import type { Choice } from '../../../core';
import { hasAbility } from '../abilities';
import { techBars, techChoices, takeTech } from '../economy/buying';
import type { TechChoice } from '../economy/buying';
import { formsOf } from '../play';
import type { Step } from '../play';
import type { SeatId } from '../types';
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
	)
};

export const technologySecondary = secondaryFor<TechChoice | Choice<'scholars'>>({
	rule: 'TI-19.1',
	choices: ({ board }, seat) => {
		const buys = techChoices(board, seat, 'buy');
		if (!hasAbility(board, seat, 'scholars')) return buys;
		// One may be the prerequisite of the other, so they are chosen one after the other.
		return buys.length + techChoices(board, seat, 'gain').length > 0
			? [{ id: 'scholars', say: msg('Gain a technology, buy one, or both') }]
			: [];
	},
	barred: ({ board }, seat) =>
		hasAbility(board, seat, 'scholars') ? [] : techBars(board, seat, 'buy'),
	apply: (play, seat, answer) => {
		if (answer.pick === 'scholars')
			play.push('research', { seat, ways: ['gain', 'buy'], isForced: false, rule: 'TI-19.1' });
		else takeTech(play, seat, answer, 'TI-19.1');
	}
});
