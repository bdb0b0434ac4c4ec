/** Effects on Riot Counters (GC-24.3): placing them, removing them, adding to what is there. */
import { msg } from '../../../core';
import { hexChoices } from '../questions/ask';
import { hexIds, hexOn, isSeat, planetOn, planetsOf } from '../board';
import { becauseHere } from '../questions/causes';
import { formsOf } from '../play';
import { addRiots, openToPropaganda, removeRiots, towardsRiot } from '../map/riots';
import { ruleOf } from './effect';
import type { EffectTable } from './effect';
import type { Step } from '../play';
import type { SeatId } from '../types';

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

declare module '../play' {
	interface Steps {
		'effect.riot': {
			readonly seat: SeatId;
			readonly n: number;
			readonly planets: number;
			readonly rule: string;
		};
	}
}

const { ask } = formsOf('effect.riot');

const riot: Step = {
	where: ask({
		ask: (play, { seat, n, planets, rule }) => {
			const open = openToPropaganda(play.board, seat);
			if (open.length === 0) return null;
			return {
				seat,
				rule,
				say: msg(
					'Place {n, plural, one {# Riot Counter} other {# Riot Counters}} on {planets, plural, one {a planet} other {each of up to # planets}}',
					{ n, planets }
				),
				...becauseHere(play),
				shape: {
					type: 'some',
					choices: hexChoices(play.board, open, (id) => towardsRiot(play.board, id)),
					min: 0,
					max: Math.min(planets, open.length)
				},
				fallback: { picks: [] }
			};
		},
		then: (play, { n, rule }, { picks }, seat) => {
			for (const id of picks) addRiots(play, id, seat, n, rule);
		}
	})
};

export const riotSteps: { readonly [step: string]: Step } = { 'effect.riot': riot };
