/** Dice and hits in a battle round (GC-10.5, steps 6 to 10). */
import { msg } from '../../../../core';
import { roomIn, totalOf } from '../../../kit';
import { answerOf, asks, stage } from '../asking';
import { effects, hasEffect, sourcesOf } from '../cards';
import { diceMadeOf, hitsRolled, rollDice } from '../dice';
import {
	aimedAt,
	dealHits,
	hitsMadeOn,
	placesFor,
	removeDestroyed,
	selfHits,
	usualHits
} from '../hits';
import { battleOf, opposite } from '../sides';
import { raceName } from '../../board';
import { becauseOf } from '../../questions/causes';
import { formsOf } from '../../play';
import { SIDES } from '../../types';
import type { Step } from '../../play';
import type { Board, Side } from '../../types';

/** What the forms here keep in a battle round. */
export interface Volleys {
	/** Sides that still roll: together, or one after the other (GC-10.6). */
	volleys?: Side[][];
	/** The sides that roll now. */
	volley?: Side[];
	/** Battle Points lost in this round before it rolled. */
	lost?: { [side in Side]: number };
	/** Hits already assigned by the opponent. */
	aimed?: { [side in Side]: number };
}

/** What is kept since `join`. Throws before: asking is then a bug. */
function kept({ volleys, lost, aimed }: Volleys) {
	if (!volleys || !lost || !aimed) throw new Error('No dice are to be rolled yet.');
	return { volleys, lost, aimed };
}

const { run, askAll } = formsOf('battleRound');

export const battleVolley: Step = {
	/** Ships that join a side have no dice of their own in this round (GC-24.5). */
	join: run((play, frame) => {
		const { sides } = battleOf(play.board);
		for (const name of SIDES.toReversed())
			for (const { fighter = 0, destroyer = 0, dreadnaught = 0 } of effects(sides[name], 'ships'))
				play.push('battle.join', { side: name, ships: { fighter, destroyer, dreadnaught } });
		const first = SIDES.filter((name) => hasEffect(sides[name], 'firstStrike'));
		const [striker] = first;
		frame.volleys =
			first.length === 1 && striker ? [[striker], [opposite(striker)]] : [SIDES.slice()];
		frame.lost = { attack: 0, defence: 0 };
		frame.aimed = { attack: 0, defence: 0 };
	}),

	/** Steps 6 to 8. */
	roll: run((play, frame) => {
		const { volleys, lost } = kept(frame);
		const volley = volleys.shift();
		if (!volley) return 'seize';
		stage(play, 'roll');
		frame.volley = volley;
		const { board } = play;
		const made = volley.map((name) => [name, diceMadeOf(board, name, lost[name])] as const);
		for (const [name, parts] of made) rollDice(play, name, parts);
		stage(play, 'assign');
		for (const name of volley) {
			const side = battleOf(board).sides[opposite(name)];
			side.hits = hitsMadeOn(board, opposite(name)) + selfHits(side);
			// The dice have told theirs; what cards add or cancel is told apart.
			const asRolled = side.hits === hitsRolled(board, name);
			play.say(
				asRolled
					? ''
					: msg('{who} takes {n, plural, one {# hit} other {# hits}} in all.', {
							who: raceName(side.race),
							n: side.hits
						}),
				asRolled ? undefined : 'GC-10.5',
				{ type: 'hits', side: opposite(name), n: side.hits }
			);
		}
		return undefined;
	}),

	/** Step 9: what a player aims at comes first. */
	aim: askAll({
		ask: ({ board }, { volley = [] }) =>
			asks(board, volley, (name, seat) => {
				const victim = opposite(name);
				const places = placesFor(board, victim, false);
				const most = Math.min(aimedAt(board, victim), roomIn(places));
				const [card] = sourcesOf(battleOf(board).sides[name], 'aim');
				if (most <= 0) return null;
				return {
					seat,
					rule: 'GC-24.5',
					say: msg('Assign up to {n, plural, one {# hit} other {# hits}} to enemy ships yourself', {
						n: most
					}),
					...(card ? { because: becauseOf(card, seat) } : {}),
					shape: { type: 'split', places, min: 0, max: most },
					fallback: { split: {} }
				};
			}),
		then: (play, frame, answers) => {
			const { aimed } = kept(frame);
			for (const name of frame.volley ?? []) {
				const answer = answerOf(play.board, answers, name);
				if (!answer) continue;
				const n = totalOf(answer.split);
				aimed[opposite(name)] = n;
				dealHits(play, opposite(name), answer.split, 'enemy');
			}
		}
	}),

	assign: askAll({
		ask: ({ board }, frame) =>
			asks(board, victimsOf(frame), (name, seat) => {
				const due = dueOn(board, frame, name);
				if (due === 0) return null;
				const usual = usualHits(board, name, due);
				return {
					seat,
					rule: 'GC-10.5',
					say: msg(
						'You take {n, plural, one {# hit. Which ship takes it?} other {# hits. Which ships take them?}}',
						{ n: due }
					),
					about: [battleOf(board).target],
					shape: { type: 'split', places: placesFor(board, name), min: due, max: due, usual },
					fallback: { split: usual }
				};
			}),
		then: (play, frame, answers) => {
			const { board } = play;
			const { lost } = kept(frame);
			const victims = victimsOf(frame);
			for (const name of victims) {
				const answer = answerOf(board, answers, name);
				const split = answer?.split ?? usualHits(board, name, dueOn(board, frame, name));
				dealHits(play, name, split, 'self');
			}
			for (const name of victims) lost[name] += removeDestroyed(play, name);
			return 'roll';
		}
	}),

	/** Step 10: the attacker first (GC-22.11). */
	seize: run((play) => {
		for (const name of SIDES.toReversed())
			for (const { kinds, n, inOrder = false } of effects(
				battleOf(play.board).sides[name],
				'seize'
			))
				for (let i = 0; i < n; i++) play.push('battle.seize', { side: name, kinds, inOrder });
	})
};

/** The sides that take the hits of those that roll now. */
const victimsOf = ({ volley = [] }: Volleys): Side[] => volley.map(opposite);

/** Hits a side still has to assign; those beyond its last ship and port are lost. */
function dueOn(board: Board, frame: Volleys, name: Side): number {
	const { hits } = battleOf(board).sides[name];
	return Math.max(0, Math.min(hits - kept(frame).aimed[name], roomIn(placesFor(board, name))));
}
