/** Force Field: alliances just formed are cancelled and the ships go home (CE-9.14). */
import { encounterOf } from '../board';
import { ROLES, SIDES } from '../types';
import type { SeatId } from '../types';
import type { Artifact } from './artifact';

export const forceField: Artifact = {
	words: {
		name: 'Force Field',
		gist: 'send allies home',
		text: 'Play it after alliances are formed. Choose one or more allies, on either side: their alliance is cancelled and their ships go to any of their colonies.',
		timing: { roles: ROLES, phases: ['alliance'] }
	},
	uses: {
		repel: {
			moments: ['alliance.formed'],
			open: ({ board }) => SIDES.some((side) => (board.encounter?.allies[side].length ?? 0) > 0),
			ask: (play) => {
				const { allies } = encounterOf(play.board);
				const all = [...allies.offense, ...allies.defense];
				if (all.length === 0) return null;
				return {
					type: 'some',
					choices: all.map((seat) => ({ id: seat, say: `{${seat}}`, on: seat })),
					min: 1,
					max: all.length
				};
			},
			say: 'cancel alliances',
			apply: (play, _me, answer) => {
				if (!answer || !('picks' in answer)) return;
				const { allies, gate, beside } = encounterOf(play.board);
				const sent = answer.picks as SeatId[];
				const ships = Object.fromEntries(
					sent.map((seat) => [seat, (gate[seat] ?? 0) + (beside[seat] ?? 0)])
				);
				for (const side of SIDES)
					allies[side] = allies[side].filter((seat) => !sent.includes(seat));
				play.push('home', { from: 'encounter', ships });
			}
		}
	}
};
