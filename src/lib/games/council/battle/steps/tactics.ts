/** Tactics in a battle round (GC-10.5, steps 2 to 5): bought, drawn, activated, paid for, cancelled. */
import { msg, withBarred } from '../../../../core';
import type { Row, Words } from '../../../../core';
import { answerOf, asks, seatOf, sideOfSeat, stage } from '../asking';
import {
	SIZES,
	activationLimits,
	cardChoice,
	barredTactics,
	cardsInHand,
	notToCancel,
	prices,
	pricesAt,
	sourceName,
	tacticsForSale,
	toCancel
} from '../cards';
import type { Size } from '../cards';
import { barredRetreat } from '../retreat';
import { battleOf, opposite, pointsOn } from '../sides';
import { untimely } from '../../questions/timing';
import { isSeat, playerOf } from '../../board';
import { drawTactics } from '../../decks';
import { becauseOf } from '../../questions/causes';
import { formsOf } from '../../play';
import { effectsOf } from '../../effects/sources';
import { stat } from '../../numbers/stats';
import { hitsOn } from '../dice';
import { SIDES } from '../../types';
import type { Play, Step } from '../../play';
import type { Side, SourceId } from '../../types';
import { pay } from '../../steps/pay';

interface Jam {
	readonly by: Side;
	readonly source: SourceId;
	readonly i: number;
}

/** What the forms here keep in a battle round. */
export interface Cancelling {
	/** Cards that cancel others, still to be carried out. */
	jams?: Jam[];
}

const { run, ask, askAll } = formsOf('battleRound');

export const battleTactics: Step = {
	/** Step 2. */
	buy: askAll({
		ask: ({ board }) =>
			asks(board, SIDES, (name, seat) => {
				const shape = tacticsForSale(board, battleOf(board), name);
				if (!shape) return null;
				const points = pointsOn(board, battleOf(board).sides[name]);
				return {
					seat,
					rule: 'GC-10.5',
					say: msg(
						'You have {n, plural, one {# Battle Point} other {# Battle Points}}. How many Tactics do you buy? Each point you keep is a die. {hits}.',
						{ n: points, hits: hitsOn(board, name) }
					),
					about: [battleOf(board).target],
					shape,
					fallback: { split: {} }
				};
			}),
		explain: ({ board }, _frame, shape, seat) => {
			const battle = battleOf(board);
			const name = sideOfSeat(board, seat);
			return withBarred(shape, [
				...barredTactics(board, battle, name),
				...barredRetreat(board, name, seat)
			]);
		},
		then: ({ board }, _frame, answers) => {
			for (const name of SIDES) {
				const { small = 0, big = 0 } = answerOf(board, answers, name)?.split ?? {};
				const side = battleOf(board).sides[name];
				side.points = pointsOn(board, side);
				side.bought = { small, big };
			}
		}
	}),

	/** Step 3. */
	draw: run((play) => {
		for (const name of SIDES) draw(play, name);
		stage(play, 'activate');
	}),

	/** Step 4: what a player could activate is its secret, so it is asked whenever it drew anything. */
	activate: askAll({
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
					say: msg('Which cards do you activate in this battle round? {hits}.', {
						hits: hitsOn(board, name)
					}),
					about: [battle.target],
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
		explain: ({ board }, _frame, shape, seat) => {
			const battle = battleOf(board);
			const name = sideOfSeat(board, seat);
			return withBarred(shape, [
				...untimely(board, seat, 'battle'),
				// Who could not buy any was not asked, and is told why here.
				...(tacticsForSale(board, battle, name) ? [] : barredTactics(board, battle, name))
			]);
		},
		then: (play, _frame, answers) => {
			for (const name of SIDES)
				activate(play, name, answerOf(play.board, answers, name)?.picks ?? []);
			// The last pushed goes first: ships are lost before production is paid, the attacker's first.
			for (const name of SIDES.toReversed()) payProduction(play, name);
			for (const name of SIDES.toReversed())
				for (const { kind = null, n } of prices(battleOf(play.board).sides[name], 'loseShips'))
					play.push('battle.lose', { side: name, kind, n });
		}
	}),

	/** Step 5: the attacker's cancellations first (GC-22.11). */
	cancel: run(({ board }, frame) => {
		frame.jams = SIDES.flatMap((by) =>
			battleOf(board).sides[by].active.flatMap((source) =>
				effectsOf(source).flatMap((effect, i): Jam[] =>
					effect.type === 'jam' ? Array.from({ length: effect.n }, () => ({ by, source, i })) : []
				)
			)
		);
	}),

	jam: run((play, { jams = [] }) => {
		const [jam] = jams;
		if (!jam) return 'join';
		const { sides } = battleOf(play.board);
		if (toCancel(sides[opposite(jam.by)]).length > 0) return undefined;
		const effect = effectsOf(jam.source)[jam.i];
		if (effect?.type === 'jam' && effect.else) {
			sides[jam.by].instead.push(`${jam.source}/${jam.i}.else`);
			play.say(msg('{card} has nothing to cancel.', { card: sourceName(jam.source) }), 'GC-10.5');
		}
		jams.shift();
		return 'jam';
	}),

	jamWhich: ask({
		ask: ({ board }, { jams: [jam] = [] }) => {
			const seat = jam && seatOf(board, jam.by);
			if (!jam || !seat) return null;
			const open = toCancel(battleOf(board).sides[opposite(jam.by)]);
			return {
				seat,
				rule: 'GC-10.5',
				say: msg('Which Tactic does {card} cancel?', { card: sourceName(jam.source) }),
				because: becauseOf(jam.source, seat),
				shape: { type: 'one', choices: open.map(cardChoice) },
				fallback: { pick: open[0] ?? '' }
			};
		},
		explain: ({ board }, { jams: [jam] = [] }, shape) =>
			jam ? withBarred(shape, notToCancel(battleOf(board).sides[opposite(jam.by)])) : shape,
		then: (play, { jams = [] }, { pick: card }) => {
			const jam = jams.shift();
			if (!jam) return 'join';
			battleOf(play.board).sides[opposite(jam.by)].cancelled.push(card);
			const words = { card: sourceName(jam.source), tactic: sourceName(card) };
			play.say(msg('{card} cancels {tactic}.', words), 'GC-10.5', {
				type: 'cancelled',
				source: card
			});
			return 'jam';
		}
	})
};

function draw(play: Play, name: Side): void {
	const side = battleOf(play.board).sides[name];
	const { race, bought } = side;
	if (!isSeat(race) || !bought) return;
	const more = stat(play.board, race, 'tacticDraw');
	for (const size of SIZES)
		if (bought[size] > 0) side.drawn.push(...drawTactics(play, size, bought[size] + more));
	if (bought.small + bought.big === 0) return;
	play.say(msg('{who} buys {tactics}.', { who: race, tactics: boughtInWords(bought) }), 'GC-10.5', {
		type: 'bought',
		side: name,
		...bought
	});
	const cards = { and: side.drawn.map((card) => sourceName(`tactic:${card}`)) };
	play.tell(race, msg('You draw {cards}.', { cards }), 'GC-10.5');
}

const BOUGHT: { readonly [size in Size]: (n: number) => Words } = {
	small: (n) => msg('{n, plural, one {# Small Tactic} other {# Small Tactics}}', { n }),
	big: (n) => msg('{n, plural, one {# Big Tactic} other {# Big Tactics}}', { n })
};

const boughtInWords = (bought: { readonly [size in Size]: number }): Row => ({
	and: SIZES.filter((size) => bought[size] > 0).map((size) => BOUGHT[size](bought[size]))
});

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
	const words = { who: race, cards: { and: cards.map(sourceName) } };
	play.say(msg('{who} activates {cards}.', words), 'GC-10.5', {
		type: 'activated',
		side: name,
		sources: cards.slice()
	});
}

function payProduction(play: Play, name: Side): void {
	const side = battleOf(play.board).sides[name];
	const paid = side.active.filter((source) => pricesAt(source).some(({ type }) => type === 'pay'));
	const due = prices(side, 'pay').reduce((total, { n }) => total + n, 0);
	if (!isSeat(side.race)) return;
	pay(play, side.race, due, msg('for {cards}', { cards: { and: paid.map(sourceName) } }));
}
