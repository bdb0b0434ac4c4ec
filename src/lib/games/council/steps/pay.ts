/**
 * Paying (GC-8.4): leftovers first, then what loses least, or planets and Stock of the player's choice if it wants to
 * choose. `pay(play, seat, n, what)` starts it; the step that asked goes on when it is paid.
 */
import { asideFor, msg, withBarred } from '../../../core';
import type { Barred, Choice, Words } from '../../../core';
import { oneOf, sifted } from '../questions/ask';
import { elsewhere } from '../questions/elsewhere';
import type { Reason } from '../questions/turn-events';
import { hexName, planetOn, planetsOf, playerOf } from '../board';
import { formsOf } from '../play';
import { isRioting } from '../map/riots';
import { becauseHere } from '../questions/causes';
import { hasMore, isForced, laidOut, total, withLoss } from '../economy/paying';
import type { Laid, Price } from '../economy/paying';
import { leftoverOf, payers, purseOf } from '../economy/production';
import type { Payer } from '../economy/production';
import { oncesOf } from '../effects/sources';
import { payStock } from '../economy/stock';
import type { CostStat } from '../tables/vocabulary';
import type { Council, FrameOf, Play, Step } from '../play';
import type { Board, HexId, SeatId } from '../types';

interface Locals {
	readonly seat: SeatId;
	/** Still to be paid. */
	due: number;
	/** What it is paid for, as it follows `Pay 3`; none at a table that was saved before that was told. */
	readonly what?: Words;
	/** Expended outside the payer's turn and not spent: lost when this is paid (GC-8.7). */
	change: number;
}

type Paying = FrameOf<Locals>;

declare module '../play' {
	interface Steps {
		pay: Locals;
	}
}

const { run, ask } = formsOf('pay');

/**
 * Starts a payment of `n` production for `what`: `to build 1 Fighter at Pall`. The caller has asked whether
 * `purseOf` holds that much.
 */
export function pay(play: Play, seat: SeatId, n: number, what: Words): void {
	if (n <= 0) return;
	if (purseOf(play.board, seat) < n) throw new Error(`${seat} cannot pay ${n}.`);
	playerOf(play.board, seat).tally.productionSpent += n;
	play.push('pay', { seat, due: n, what, change: 0 });
}

/** Uses up the `once` changes of this price: to be done when it is paid (GC-24.2). */
export function spendOnce(board: Board, seat: SeatId, name: CostStat): void {
	const used = oncesOf(board, seat, name).map(({ source }) => source);
	playerOf(board, seat).spent.push(...used);
}

const AUTO = 'auto';
const STOCK = 'stock';

type PayChoice = Choice<typeof AUTO | typeof STOCK | HexId>;

export const paying: Step = {
	leftovers: run((play, frame) => {
		spendLeftovers(play, frame);
		if (frame.due === 0) return 'end';
		// Before rules 5 everybody was asked.
		const isAsked = !play.since(5) || playerOf(play.board, frame.seat).paysByHand === true;
		return isAsked ? undefined : spendLeast(play, frame);
	}),

	choose: ask({
		ask: (play, frame) => {
			const { seat, due, what } = frame;
			const planets = payers(play.board, seat);
			const { stock } = playerOf(play.board, seat);
			if (isForced(planets, stock, due)) return null;
			const laid = laidFor(play, frame);
			const given = total(laid.planets);
			const loss = (paid: Words, gives: number) =>
				withLoss(play.board, seat, priceOf(play, frame), paid, gives);
			// Before rules 8 the suggestion stood beside what was the same.
			const same = play.since(8) ? alone(laid) : null;
			const usual = same ?? AUTO;
			const choices: PayChoice[] = planets.map(({ id, gives }) => {
				const planet = hexName(play.board, id);
				return {
					id,
					on: id,
					say:
						id === usual
							? msg('Suggested: expend {planets}', { planets: planet })
							: msg('Expend {planet}', { planet }),
					note: loss(msg('It gives {n}', { n: gives }), gives)
				};
			});
			if (usual === AUTO)
				choices.unshift({
					id: AUTO,
					say: inWords(play, laid),
					...(given > due && {
						note: loss(msg('They give {n}', { n: given }), given)
					})
				});
			const barred = [...idle(play.board, seat)];
			const fromStock = {
				id: STOCK,
				say:
					usual === STOCK
						? msg('Suggested: pay {n} from Stock', { n: due })
						: msg('Pay {n} from Stock', { n: due })
			} as const;
			if (stock >= due) choices.push(fromStock);
			else barred.push({ ...fromStock, ...tooLittle(stock) });
			return {
				seat,
				rule: 'GC-8.4',
				say: what ? msg('Pay {n} {what}', { n: due, what }) : msg('Pay {n}', { n: due }),
				...becauseHere(play),
				shape: { ...oneOf(choices, barred), usual },
				fallback: { pick: usual }
			};
		},
		explain: (_play, _frame, shape) => withBarred(shape, [NOT_YOURS]),
		then: (play, frame, { pick }) => {
			const { seat, due } = frame;
			if (pick === AUTO) return spendLeast(play, frame);
			if (pick === STOCK) {
				payStock(play, seat, due, 'GC-8.4');
				return 'end';
			}
			for (const planet of payers(play.board, seat))
				if (planet.id === pick) expend(play, frame, planet);
			return 'leftovers';
		}
	}),

	/** Nothing to choose: every planet left is needed, or there is none; Stock pays the rest. */
	forced: run((play, frame) => {
		const { seat } = frame;
		for (const planet of payers(play.board, seat)) expend(play, frame, planet);
		spendLeftovers(play, frame);
		payStock(play, seat, frame.due, 'GC-8.4');
	})
};

/** Pays what loses least, and what is missing then from Stock. */
function spendLeast(play: Play, frame: Paying): 'end' | 'leftovers' {
	const { seat } = frame;
	for (const planet of laidFor(play, frame).planets) expend(play, frame, planet);
	spendLeftovers(play, frame);
	if (frame.due > 0 && frame.due > playerOf(play.board, seat).stock) return 'leftovers';
	if (frame.due > 0) payStock(play, seat, frame.due, 'GC-8.4');
	return 'end';
}

/** GC-8.4: in its turn a player says whether it is asked what pays; offered where something could pay instead. */
export const payByHand = asideFor<Council>()({
	ask: (play, seat) => {
		const { board } = play;
		const { stock, paysByHand = false } = playerOf(board, seat);
		const ways = payers(board, seat).length + (stock > 0 ? 1 : 0);
		if (!play.since(5) || board.turn?.seat !== seat || board.battle || (ways < 2 && !paysByHand))
			return null;
		const say = paysByHand
			? msg('Ask me each time which planets pay: on')
			: msg('Ask me each time which planets pay: off');
		// There is no price yet: it comes with what is bought, and is asked then.
		const note = paysByHand
			? msg(
					'You are asked at each price that can be paid in more ways than one. You can pay {n}.',
					{ n: purseOf(board, seat) }
				)
			: msg('Nobody asks: planets that lose least pay each price, then Stock. You can pay {n}.', {
					n: purseOf(board, seat)
				});
		const change = paysByHand ? msg('Ask me no more') : msg('Ask me from now on');
		return {
			rule: 'GC-8.4',
			say,
			shape: { type: 'one', choices: [{ id: 'change', say: change, note }] }
		};
	},

	then: ({ board }, _answer, seat) => {
		const player = playerOf(board, seat);
		if (player.paysByHand) delete player.paysByHand;
		else player.paysByHand = true;
	}
});

const NOT_YOURS = elsewhere({
	why: msg('Planets of yours pay, with what they produce.'),
	rule: 'GC-8.1'
});

const tooLittle = (stock: number) => ({
	why: msg('You have {n} Stock.', { n: stock }),
	rule: 'GC-8.4'
});

/** Own planets that pay nothing: they riot (GC-8.5), or have been expended (GC-8.1). */
const idle = (board: Board, seat: SeatId): readonly Barred[] =>
	sifted(board, planetsOf(board, seat), (id) => whyIdle(board, id)).barred;

function whyIdle(board: Board, id: HexId): Reason | null {
	const planet = hexName(board, id);
	if (isRioting(board, id)) return { why: msg('{planet} is rioting.', { planet }), rule: 'GC-8.5' };
	return planetOn(board, id).expended
		? { why: msg('{planet} has been expended.', { planet }), rule: 'GC-8.1' }
		: null;
}

/** Expends a planet: its whole production is there to spend (GC-8.2). */
function expend(play: Play, frame: Paying, { id, gives }: Payer): void {
	const { turn } = play.board;
	planetOn(play.board, id).expended = true;
	if (turn?.seat === frame.seat) turn.leftover += gives;
	else frame.change += gives;
	const planet = hexName(play.board, id);
	play.say(
		msg('{who} expends {planet} for {n}.', { who: frame.seat, planet, n: gives }),
		'GC-8.1',
		{
			type: 'expend',
			hex: id,
			gives
		}
	);
}

/** GC-8.2, GC-8.4: what was expended and not spent goes first. */
function spendLeftovers(play: Play, frame: Paying): void {
	const { turn } = play.board;
	const spent = Math.min(frame.due, frame.change + leftoverOf(play.board, frame.seat));
	if (turn?.seat === frame.seat) turn.leftover -= spent;
	else frame.change -= spent;
	frame.due -= spent;
}

const priceOf = ({ board }: Play, { seat, due }: Paying): Price => ({
	due,
	goesOn: hasMore(board, seat)
});

/** What is laid out for what is still due. */
const laidFor = (play: Play, frame: Paying): Laid =>
	laidOut(play.board, frame.seat, priceOf(play, frame), (rules) => play.since(rules));

/** The one planet that is laid out, or Stock where nothing else is: the suggestion and it are one answer. */
function alone({ planets, stock }: Laid): HexId | typeof STOCK | null {
	const [planet, ...more] = planets;
	if (!planet) return STOCK;
	return more.length === 0 && stock === 0 ? planet.id : null;
}

function inWords({ board }: Play, { planets, stock }: Laid): Words {
	const names = { and: planets.map(({ id }) => hexName(board, id)) };
	return stock > 0
		? msg('Suggested: expend {planets}, and pay {n} from Stock', { planets: names, n: stock })
		: msg('Suggested: expend {planets}', { planets: names });
}
