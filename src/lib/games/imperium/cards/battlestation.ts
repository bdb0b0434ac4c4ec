/** Experimental Battlestation: shots of PDS out of a Space Dock; its hits are taken at once (TI-11.9). */
import { clearDice, hitsAmong } from '../combat/dice';
import type { Die } from '../combat/modifiers';
import { formsOf } from '../play';
import type { Step } from '../play';
import type { SeatId, SystemId } from '../types';

declare module '../play' {
	interface Steps {
		battlestation: { seat: SeatId; system: SystemId; against: SeatId };
	}
}

const { run } = formsOf('battlestation');

const SHOTS = 3;

export const battlestation: Step = {
	fire: run((play, { seat, system, against }) => {
		const die: Die = {
			...{ seat, kind: 'pds', roll: 'pds', system, planet: null },
			...{ attacks: false, against, isFirst: false }
		};
		play.push('roll', { dice: Array.from({ length: SHOTS }, () => die), rule: 'TI-11.10' });
	}),
	hit: run((play, { system, against }) => {
		const hits = hitsAmong(play.board.dice, () => true);
		clearDice(play.board);
		if (hits > 0) play.push('losses', { seat: against, system, hits, rule: 'TI-11.9' });
	})
};
