/** Force Field: alliances just formed are cancelled and the ships go home (CE-9.14). */
import { msg, template } from '../../../core';
import { seatChoice } from '../../kit';
import { worthUnseen } from '../bot/odds';
import { opposing, sideOf } from '../bot/sight';
import { wantedSide } from '../bot/wishes';
import { fightIn } from '../bot/worth';
import { alliesIn } from '../board';
import { sendHome } from '../sides';
import { ROLES, SIDES } from '../types';
import { asking } from '../use';
import type { Sight } from '../bot/sight';
import type { Fight } from '../bot/worth';
import type { Ships, Side } from '../types';
import type { Artifact } from './artifact';

/** A fight without the allies of this side. */
function withoutAllies(fight: Fight, side: Side): Fight {
	const main = fight[side];
	const stay = (ships: Ships): Ships => (ships[main] ? { [main]: ships[main] } : {});
	return side === 'offense'
		? { ...fight, gate: stay(fight.gate) }
		: { ...fight, beside: stay(fight.beside) };
}

/** What a bot gains when the allies of the side it does not wish for are gone. */
function worth(sight: Sight): number {
	const fight = fightIn(sight);
	const side = wantedSide(sight);
	if (!fight || !side) return 0;
	const without = withoutAllies(fight, opposing(side));
	return worthUnseen(sight, without) - worthUnseen(sight, fight) - 0.15;
}

export const forceField: Artifact = {
	words: {
		name: msg('Force Field'),
		gist: msg('send allies home'),
		text: msg(
			'Play it after alliances are formed. Choose one or more allies, on either side: their alliance is cancelled and their ships go to any of their colonies.'
		),
		timing: { roles: ROLES, phases: ['alliance'] }
	},
	uses: {
		repel: asking({
			moments: ['alliance.formed'],
			open: ({ board }) => SIDES.some((side) => (board.encounter?.allies[side].length ?? 0) > 0),
			ask: (play) => {
				const all = alliesIn(play.board);
				if (all.length === 0) return null;
				return {
					type: 'some',
					choices: all.map(seatChoice),
					min: 1,
					max: all.length
				};
			},
			say: msg('cancel alliances'),
			sends: template('Send {first} home'),
			worth,
			/** All allies of the other side. */
			choose: (sight, { choices, min }) => {
				const side = wantedSide(sight);
				const ids = choices.map(({ id }) => id);
				const wanted = ids.filter((id) => side && sideOf(sight, id) === opposing(side));
				const rest = ids.filter((id) => !wanted.includes(id));
				return { picks: [...wanted, ...rest].slice(0, Math.max(min, wanted.length)) };
			},
			apply: (play, _me, { picks }) => sendHome(play, picks)
		})
	}
};
