/** One battle round (GC-10.5): Tactics are bought, drawn and activated, dice rolled, hits taken. */
import type { Answer, Ask, Place } from '../../../core';
import { discardTactics, drawTactics } from '../decks';
import { isSeat, playerOf, plural, raceName } from '../board';
import { effectsOf } from '../sources';
import { stat } from '../stats';
import { SIDES } from '../types';
import type { BattleStage, Board, Frame, Play, SeatId, Side, SourceId, Step } from '../types';
import {
	SIZES,
	activationLimits,
	cardChoice,
	cardsInHand,
	effects,
	hasEffect,
	prices,
	sourceName,
	tacticsForSale,
	toCancel
} from '../battle/cards';
import type { Size } from '../battle/cards';
import { diceOf, rollDice } from '../battle/dice';
import {
	aimedAt,
	dealHits,
	hitsMadeOn,
	placesFor,
	removeDestroyed,
	selfHits,
	usualHits
} from '../battle/hits';
import { battleOf, opposite, pointsOn, tidyDamage } from '../battle/sides';
import { pickIn } from '../events';
import { pay } from './pay';

interface Jam {
	readonly by: Side;
	readonly source: SourceId;
	readonly i: number;
}

interface Locals {
	/** Cards that cancel others, still to be carried out. */
	jams: Jam[];
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

const stage = (play: Play, now: BattleStage): void => {
	battleOf(play.board).stage = now;
};

/** The player of a side; null for an NPC race, which decides nothing (GC-19.2). */
function seatOf(board: Board, name: Side): SeatId | null {
	const { race } = battleOf(board).sides[name];
	return isSeat(race) ? race : null;
}

/** One question to each player that fights, where there is something to ask. */
const asks = (
	board: Board,
	names: readonly Side[],
	ask: (name: Side, seat: SeatId) => Ask | null
): Ask[] =>
	names.flatMap((name) => {
		const seat = seatOf(board, name);
		const asked = seat && ask(name, seat);
		return asked ? [asked] : [];
	});

type Answers = { readonly [seat: string]: Answer | undefined };

/** What the player of a side answered, if it was asked. */
const answerOf = (board: Board, answers: Answers, name: Side): Answer | undefined =>
	answers[seatOf(board, name) ?? ''];

export const battleRound: Step = {
	/** Step 1. */
	count: {
		form: 'run',
		run: (play) => {
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
				`Battle round ${battle.round}: ${raceName(attack.race)} has ${attack.points} Battle Points, ${raceName(defence.race)} ${defence.points}.`,
				'GC-10.5',
				{ type: 'battleRound', round: battle.round, attack: attack.points, defence: defence.points }
			);
		}
	},

	/** Step 2. */
	buy: {
		form: 'askAll',
		ask: ({ board }) =>
			asks(board, SIDES, (name, seat) => {
				const places = tacticsForSale(board, battleOf(board), name);
				if (places.length === 0) return null;
				const budget = pointsOn(board, battleOf(board).sides[name]);
				return {
					seat,
					rule: 'GC-10.5',
					say: `You have ${plural(budget, 'Battle Point')}. How many Tactics do you buy? Each point you keep is a die.`,
					shape: { type: 'split', places, min: 0, max: held(places), budget },
					fallback: { split: {} }
				};
			}),
		then: ({ board }, _frame, answers) => {
			for (const name of SIDES) {
				const answer = answerOf(board, answers, name);
				const split: { readonly [size: string]: number } =
					answer && 'split' in answer ? answer.split : {};
				const side = battleOf(board).sides[name];
				side.points = pointsOn(board, side);
				side.bought = { small: split['small'] ?? 0, big: split['big'] ?? 0 };
			}
		}
	},

	/** Step 3. */
	draw: {
		form: 'run',
		run: (play) => {
			for (const name of SIDES) draw(play, name);
			stage(play, 'activate');
		}
	},

	/** Step 4: what a player could activate is its secret, so it is asked whenever it drew anything. */
	activate: {
		form: 'askAll',
		ask: ({ board }) =>
			asks(board, SIDES, (name, seat) => {
				const battle = battleOf(board);
				const side = battle.sides[name];
				const hand = cardsInHand(board, side, seat);
				if (hand.length === 0) return null;
				return {
					seat,
					secret: true,
					rule: 'GC-10.5',
					say: 'Which cards do you activate in this battle round?',
					shape: {
						type: 'some',
						choices: hand.map(cardChoice),
						min: 0,
						max: hand.length,
						limits: activationLimits(board, battle, name, seat, hand)
					},
					fallback: { picks: [] }
				};
			}),
		then: (play, _frame, answers) => {
			for (const name of SIDES) {
				const answer = answerOf(play.board, answers, name);
				activate(play, name, answer && 'picks' in answer ? answer.picks : []);
			}
			// The last pushed goes first: ships are lost before production is paid, the attacker's first.
			for (const name of SIDES.toReversed()) payProduction(play, name);
			for (const name of SIDES.toReversed())
				for (const { kind = null, n } of prices(battleOf(play.board).sides[name], 'loseShips'))
					play.push('battle.lose', { side: name, kind, n });
		}
	},

	/** Step 5: the attacker's cancellations first (GC-22.11). */
	cancel: {
		form: 'run',
		run: ({ board }, frame) => {
			const local = at(frame);
			local.jams = SIDES.flatMap((by) =>
				battleOf(board).sides[by].active.flatMap((source) =>
					effectsOf(source).flatMap((effect, i): Jam[] =>
						effect.type === 'jam' ? Array.from({ length: effect.n }, () => ({ by, source, i })) : []
					)
				)
			);
		}
	},

	jam: {
		form: 'run',
		run: (play, frame) => {
			const [jam] = at(frame).jams;
			if (!jam) return 'join';
			const { sides } = battleOf(play.board);
			if (toCancel(sides[opposite(jam.by)]).length > 0) return undefined;
			const effect = effectsOf(jam.source)[jam.i];
			if (effect?.type === 'jam' && effect.else) {
				sides[jam.by].instead.push(`${jam.source}/${jam.i}.else`);
				play.say(`${sourceName(jam.source)} has nothing to cancel.`, 'GC-10.5');
			}
			at(frame).jams.shift();
			return 'jam';
		}
	},

	jamWhich: {
		form: 'ask',
		ask: ({ board }, frame) => {
			const [jam] = at(frame).jams;
			const seat = jam && seatOf(board, jam.by);
			if (!jam || !seat) return null;
			const open = toCancel(battleOf(board).sides[opposite(jam.by)]);
			return {
				seat,
				rule: 'GC-10.5',
				say: `Which Tactic does ${sourceName(jam.source)} cancel?`,
				shape: { type: 'one', choices: open.map(cardChoice) },
				fallback: { pick: open[0] ?? '' }
			};
		},
		then: (play, frame, answer) => {
			const jam = at(frame).jams.shift();
			if (!jam) return 'join';
			const card = pickIn(answer);
			battleOf(play.board).sides[opposite(jam.by)].cancelled.push(card);
			play.say(`${sourceName(jam.source)} cancels ${sourceName(card)}.`, 'GC-10.5', {
				type: 'cancelled',
				source: card
			});
			return 'jam';
		}
	},

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
	},

	discard: {
		form: 'run',
		run: (play) => {
			for (const name of SIDES) {
				const side = battleOf(play.board).sides[name];
				discardTactics(play, side.drawn, (card) => side.active.includes(`tactic:${card}`));
				side.drawn = [];
			}
			stage(play, 'retreat');
		}
	}
};

const held = (places: readonly Place[]): number =>
	places.reduce((total, { max }) => total + max, 0);

/** Hits a side still has to assign; those beyond its last ship and port are lost. */
function dueOn(board: Board, frame: Frame, name: Side): number {
	const { hits } = battleOf(board).sides[name];
	return Math.max(0, Math.min(hits - at(frame).aimed[name], held(placesFor(board, name))));
}

function draw(play: Play, name: Side): void {
	const side = battleOf(play.board).sides[name];
	const { race, bought } = side;
	if (!isSeat(race) || !bought) return;
	const more = stat(play.board, race, 'tacticDraw');
	for (const size of SIZES)
		if (bought[size] > 0) side.drawn.push(...drawTactics(play, size, bought[size] + more));
	if (bought.small + bought.big === 0) return;
	play.say(`{${race}} buys ${boughtInWords(bought)}.`, 'GC-10.5', {
		type: 'bought',
		side: name,
		...bought
	});
	play.tell(
		race,
		`You draw ${side.drawn.map((card) => sourceName(`tactic:${card}`)).join(', ')}.`,
		'GC-10.5'
	);
}

function boughtInWords(bought: { readonly [size in Size]: number }): string {
	const names = { small: 'Small Tactic', big: 'Big Tactic' };
	return SIZES.filter((size) => bought[size] > 0)
		.map((size) => plural(bought[size], names[size]))
		.join(' and ');
}

function activate(play: Play, name: Side, cards: readonly SourceId[]): void {
	const side = battleOf(play.board).sides[name];
	const { race } = side;
	side.active = cards.slice();
	if (!isSeat(race) || cards.length === 0) return;
	const player = playerOf(play.board, race);
	for (const source of cards) {
		if (!source.startsWith('action:')) continue;
		const id = source.slice('action:'.length);
		player.actions = player.actions.filter((one) => one !== id);
		player.used.push(id);
	}
	if (prices(side, 'noRetreat').length > 0) side.bound = true;
	play.say(`{${race}} activates ${cards.map(sourceName).join(', ')}.`, 'GC-10.5', {
		type: 'activated',
		side: name,
		sources: cards.slice()
	});
}

function payProduction(play: Play, name: Side): void {
	const side = battleOf(play.board).sides[name];
	const due = prices(side, 'pay').reduce((total, { n }) => total + n, 0);
	if (isSeat(side.race)) pay(play, side.race, due);
}
