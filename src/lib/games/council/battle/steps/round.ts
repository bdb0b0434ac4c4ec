/** One battle round (GC-10.5): Tactics are bought, drawn and activated, dice rolled, hits taken. */
import { msg } from '../../../../core';
import { stage } from '../asking';
import { battleOf, pointsOn, tidyDamage } from '../sides';
import { raceName } from '../../board';
import { discardTactics } from '../../decks';
import { SIDES } from '../../types';
import { formsOf } from '../../play';
import type { Step } from '../../play';
import { battleTactics } from './tactics';
import type { Cancelling } from './tactics';
import { battleVolley } from './volley';
import type { Volleys } from './volley';

declare module '../../play' {
	interface Steps {
		/** Locals of its forms are kept from where they are first needed. */
		battleRound: Cancelling & Volleys;
	}
}

const { run } = formsOf('battleRound');

export const battleRound: Step = {
	/** Step 1. */
	count: run((play) => {
		const battle = battleOf(play.board);
		battle.round += 1;
		stage(play, 'buy');
		for (const name of SIDES) {
			const side = battle.sides[name];
			tidyDamage(play.board, side);
			Object.assign(side, {
				points: pointsOn(play.board, side),
				bought: null,
				active: [],
				cancelled: [],
				instead: [],
				dice: [],
				hits: 0
			});
		}
		const { attack, defence } = battle.sides;
		play.say(
			msg('Battle round {n}: {who} has {points} Battle Points, {whom} {theirs}.', {
				n: battle.round,
				who: raceName(attack.race),
				points: attack.points,
				whom: raceName(defence.race),
				theirs: defence.points
			}),
			'GC-10.5',
			{ type: 'battleRound', round: battle.round, attack: attack.points, defence: defence.points }
		);
	}),

	...battleTactics,
	...battleVolley,

	discard: run((play) => {
		for (const name of SIDES) {
			const side = battleOf(play.board).sides[name];
			discardTactics(play, side.drawn, (card) => side.active.includes(`tactic:${card}`));
			side.drawn = [];
		}
		stage(play, 'retreat');
	})
};
