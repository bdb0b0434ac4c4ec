/** What an ultra lux card does for somebody else takes their word first (CE-38.14). */
import { msg } from '../../../../core';
import { shipsAt } from '../../board';
import { formsOf } from '../../play';
import { withdraw } from '../../steps/home';
import type { Step } from '../../play';
import type { SeatId } from '../../types';
import { hasUltra, payUltra } from './card';

declare module '../../play' {
	interface Steps {
		'lux.consent': {
			readonly seat: SeatId;
			readonly whom: SeatId;
			/** Their ships come home from the warp, or leave the encounter. */
			readonly what: 'free' | 'leave';
			agreed?: true;
		};
	}
}

const { ask, run } = formsOf('lux.consent');

export const consent: Step = {
	ask: ask({
		ask: (play, frame) => {
			const { seat, whom, what } = frame;
			// CE-38.9: it may have been given away while this was asked.
			if (!hasUltra(play, frame)) return null;
			if (seat === whom) {
				frame.agreed = true;
				return null;
			}
			return {
				seat: whom,
				about: [seat],
				rule: 'CE-38.14',
				say:
					what === 'free'
						? msg('{who} would bring all your ships home from the warp.', { who: seat })
						: msg('{who} would take all your ships out of the encounter.', { who: seat }),
				shape: { type: 'confirm', yes: msg('Agree'), no: msg('Refuse') },
				fallback: { yes: false }
			};
		},
		then: (play, frame, { yes }, whom) => {
			if (yes) frame.agreed = true;
			else play.say(msg('{who} refuses.', { who: whom }), 'CE-38.14');
		}
	}),

	act: run((play, { seat, whom, what, agreed }) => {
		if (!agreed) return;
		payUltra(play, seat);
		if (what === 'leave') withdraw(play, whom);
		else play.push('home', { from: 'warp', ships: { [whom]: shipsAt(play.board, whom, 'warp') } });
	})
};
