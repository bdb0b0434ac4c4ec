/** Effects on Riot Counters (GC-24.3): placing them, removing them, adding to what is there. */
import { hexChoices } from '../ask';
import { hexIds, hexOn, isSeat, planetOn, planetsOf, plural } from '../board';
import { addRiots, openToPropaganda, removeRiots } from '../riots';
import { ruleOf } from './effect';
import type { EffectTable } from './effect';
import type { Frame, Step } from '../play';
import type { HexId, SeatId } from '../types';

export const riotEffects: Pick<EffectTable, 'riot' | 'calm' | 'incite'> = {
	riot: {
		can: (board, race) => isSeat(race) && openToPropaganda(board, race).length > 0,
		carry: (play, race, { n, planets }, { source }) => {
			if (isSeat(race)) play.push('effect.riot', { seat: race, n, planets, rule: ruleOf(source) });
		}
	},

	calm: {
		can: (board, race) => planetsOf(board, race).some((id) => planetOn(board, id).riots),
		carry: (play, race) => {
			for (const id of planetsOf(play.board, race)) removeRiots(play, id);
		}
	},

	incite: {
		carry: (play, _race, { n }, { source }) => {
			for (const id of hexIds(play.board)) {
				const by = hexOn(play.board, id).planet?.riots?.by;
				if (by) addRiots(play, id, by, n, ruleOf(source));
			}
		}
	}
};

interface Locals {
	readonly seat: SeatId;
	readonly n: number;
	readonly planets: number;
	readonly rule: string;
}

const local = (frame: Frame) => frame as unknown as Locals;

const riot: Step = {
	where: {
		form: 'ask',
		ask: ({ board }, frame) => {
			const { seat, n, planets, rule } = local(frame);
			const open = openToPropaganda(board, seat);
			if (open.length === 0) return null;
			return {
				seat,
				rule,
				say: `Place ${plural(n, 'Riot Counter')} on ${planets === 1 ? 'a planet' : `each of up to ${planets} planets`}`,
				shape: {
					type: 'some',
					choices: hexChoices(board, open),
					min: 0,
					max: Math.min(planets, open.length)
				},
				fallback: { picks: [] }
			};
		},
		then: (play, frame, answer, seat) => {
			if (!('picks' in answer)) return;
			const { n, rule } = local(frame);
			for (const id of answer.picks) addRiots(play, id as HexId, seat, n, rule);
		}
	}
};

export const riotSteps: { readonly [step: string]: Step } = { 'effect.riot': riot };
