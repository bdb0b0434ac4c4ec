/** TI-14.5: a counter that an effect puts on the board and reinforcements lack comes from its owner's sheet. */
import { msg } from '../../../core';
import { playerOf, ranked } from '../../kit';
import { placeCounter } from '../economy/counters';
import { AREA_WORDS } from '../economy/gains';
import { formsOf } from '../play';
import type { Step } from '../play';
import { AREAS } from '../types';
import type { SeatId, SystemId } from '../types';
import { systemWords } from '../words';

declare module '../play' {
	interface Steps {
		giveCounter: { seat: SeatId; system: SystemId };
	}
}

const { ask } = formsOf('giveCounter');

export const giveCounter: Step = {
	choose: ask({
		ask: ({ board }, { seat, system }) => {
			const { counters } = playerOf(board, seat);
			const areas = AREAS.filter((area) => counters[area] > 0);
			// TI-34.12: from the fullest area.
			const [fullest] = ranked(areas, (area) => counters[area]);
			if (fullest === undefined) return null;
			return {
				seat,
				rule: 'TI-14.5',
				say: msg('Which of your counters goes to {place}?', { place: systemWords(board, system) }),
				shape: { type: 'one', choices: areas.map((id) => ({ id, say: AREA_WORDS[id] })) },
				fallback: { pick: fullest }
			};
		},
		then: (play, { system }, { pick }, seat) => {
			placeCounter(play, seat, system, pick, 'TI-14.5');
			play.push('upkeep');
		}
	})
};
