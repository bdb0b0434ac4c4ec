/** Dice and hits in a battle round (GC-10.5, steps 6 to 10). */
import { answerOf, asks, stage } from '../battle/asking';
import { effects, hasEffect } from '../battle/cards';
import { diceOf, hitsRolled, rollDice } from '../battle/dice';
import {
	aimedAt,
	dealHits,
	hitsMadeOn,
	placesFor,
	removeDestroyed,
	selfHits,
	usualHits
} from '../battle/hits';
import { battleOf, held, opposite } from '../battle/sides';
import { plural, raceName } from '../board';
import { SIDES } from '../types';
import type { Frame, Step } from '../play';
import type { Board, Side } from '../types';

interface Locals {
	/** Sides that still roll: together, or one after the other (GC-10.6). */
	volleys: Side[][];
	/** The sides that roll now. */
	volley: Side[];
	/** Battle Points lost in this round before it rolled. */
	lost: { [side in Side]: number };
	/** Hits already assigned by the opponent. */
	aimed: { [side in Side]: number };
}

const at = (frame: Frame) => frame as unknown as Locals;

export const battleVolley: Step = {
	/** Ships that join a side have no dice of their own in this round (GC-24.5). */
	join: {
		form: 'run',
		run: (play, frame) => {
			const { sides } = battleOf(play.board);
			for (const name of SIDES.toReversed())
				for (const { fighter = 0, destroyer = 0, dreadnaught = 0 } of effects(sides[name], 'ships'))
					play.push('battle.join', { side: name, ships: { fighter, destroyer, dreadnaught } });
			const first = SIDES.filter((name) => hasEffect(sides[name], 'firstStrike'));
			const local = at(frame);
			const [striker] = first;
			local.volleys =
				first.length === 1 && striker ? [[striker], [opposite(striker)]] : [SIDES.slice()];
			local.lost = { attack: 0, defence: 0 };
			local.aimed = { attack: 0, defence: 0 };
		}
	},

	/** Steps 6 to 8. */
	roll: {
		form: 'run',
		run: (play, frame) => {
			const local = at(frame);
			const volley = local.volleys.shift();
			if (!volley) return 'seize';
			stage(play, 'roll');
			local.volley = volley;
			const { board } = play;
			for (const name of volley)
				rollDice(play, name, Math.max(0, diceOf(board, name) - local.lost[name]));
			stage(play, 'assign');
			for (const name of volley) {
				const side = battleOf(board).sides[opposite(name)];
				side.hits = hitsMadeOn(board, opposite(name)) + selfHits(side);
				// The dice have told theirs; what cards add or cancel is told apart.
				const asRolled = side.hits === hitsRolled(board, name);
				play.say(
					asRolled ? '' : `${raceName(side.race)} takes ${plural(side.hits, 'hit')} in all.`,
					asRolled ? undefined : 'GC-10.5',
					{ type: 'hits', side: opposite(name), n: side.hits }
				);
			}
			return undefined;
		}
	},

	/** Step 9: what a player aims at comes first. */
	aim: {
		form: 'askAll',
		ask: ({ board }, frame) =>
			asks(board, at(frame).volley, (name, seat) => {
				const victim = opposite(name);
				const places = placesFor(board, victim, false);
				const most = Math.min(aimedAt(board, victim), held(places));
				if (most <= 0) return null;
				return {
					seat,
					rule: 'GC-24.5',
					say: `Assign up to ${plural(most, 'hit')} to enemy ships yourself`,
					shape: { type: 'split', places, min: 0, max: most },
					fallback: { split: {} }
				};
			}),
		then: (play, frame, answers) => {
			for (const name of at(frame).volley) {
				const answer = answerOf(play.board, answers, name);
				if (!answer || !('split' in answer)) continue;
				const n = Object.values(answer.split).reduce((total, some) => total + some, 0);
				at(frame).aimed[opposite(name)] = n;
				dealHits(play, opposite(name), answer.split, 'enemy');
			}
		}
	},

	assign: {
		form: 'askAll',
		ask: ({ board }, frame) =>
			asks(board, at(frame).volley.map(opposite), (name, seat) => {
				const due = dueOn(board, frame, name);
				if (due === 0) return null;
				return {
					seat,
					rule: 'GC-10.5',
					say: `You take ${plural(due, 'hit')}. Which ships take them?`,
					shape: { type: 'split', places: placesFor(board, name), min: due, max: due },
					fallback: { split: usualHits(board, name, due) }
				};
			}),
		then: (play, frame, answers) => {
			const { board } = play;
			const local = at(frame);
			const victims = local.volley.map(opposite);
			for (const name of victims) {
				const answer = answerOf(board, answers, name);
				const split =
					answer && 'split' in answer
						? answer.split
						: usualHits(board, name, dueOn(board, frame, name));
				dealHits(play, name, split, 'self');
			}
			for (const name of victims) local.lost[name] += removeDestroyed(play, name);
			return 'roll';
		}
	},

	/** Step 10: the attacker first (GC-22.11). */
	seize: {
		form: 'run',
		run: (play) => {
			for (const name of SIDES.toReversed())
				for (const { kinds, n, inOrder = false } of effects(
					battleOf(play.board).sides[name],
					'seize'
				))
					for (let i = 0; i < n; i++) play.push('battle.seize', { side: name, kinds, inOrder });
		}
	}
};

/** Hits a side still has to assign; those beyond its last ship and port are lost. */
function dueOn(board: Board, frame: Frame, name: Side): number {
	const { hits } = battleOf(board).sides[name];
	return Math.max(0, Math.min(hits - at(frame).aimed[name], held(placesFor(board, name))));
}
