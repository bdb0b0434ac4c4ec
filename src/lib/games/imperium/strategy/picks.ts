/** Strategy Cards are picked, put back and exchanged (TI-4): what may be picked, and what a pick brings. */
import { msg } from '../../../core';
import type { Barred, Choice, Words } from '../../../core';
import { clockwise, leftOf, playerOf } from '../../kit';
import type { OneOf, SplitOf } from '../../kit';
import { spendCounters } from '../economy/counters';
import { bonusSplit, gainCounters, gainGoods, loseGoods } from '../economy/gains';
import type { BonusPlace } from '../economy/gains';
import { lastingOf } from '../lasting';
import { hasOffice, lawOf } from '../politics/in-force';
import { STRATEGY_CARDS } from '../tables';
import { strategyOf } from '../tables/by-id';
import type { Play } from '../play';
import { AREAS } from '../types';
import type { Area, Board, SeatId, StrategyId } from '../types';

declare module '../lasting' {
	interface Lastings {
		/** Nobody may pick this Strategy Card (Strategic Shift). */
		shifted: { card: StrategyId };
		/** This player keeps this Strategy Card for the next round, and makes one pick fewer (Political Stability). */
		kept: { seat: SeatId; card: StrategyId };
	}
}
declare module '../moves' {
	interface Moves {
		picked: { readonly seat: SeatId; readonly card: StrategyId };
		/** A Strategy Card that was picked goes back. */
		returned: { readonly seat: SeatId; readonly card: StrategyId };
		/** A Strategy Card stays with its player for another round. */
		keeps: { readonly seat: SeatId; readonly card: StrategyId };
	}
}

export const INITIATIVE: StrategyId = 'initiative';

/** TI-4.3, TI-30.6: by the seats at the start (TI-26.5). */
export const cardsEach = ({ order }: Board): number => (order.length > 4 ? 1 : 2);

/** TI-30.5: two players do without Initiative. */
const cardsIn = ({ order }: Board): StrategyId[] =>
	Object.keys(STRATEGY_CARDS).filter((card) => order.length > 2 || card !== INITIATIVE);

/** Cards that nobody has. */
export const freeCards = (board: Board): StrategyId[] => {
	const taken = board.order.flatMap((seat) =>
		playerOf(board, seat).strategy.map(({ card }) => card)
	);
	return cardsIn(board).filter((card) => !taken.includes(card));
};

/** Who keeps a card of the last round, and which. */
export const keptBy = (board: Board, seat: SeatId): StrategyId | undefined =>
	lastingOf(board, 'kept').find((one) => one.seat === seat && one.until === 'round')?.card;

/** TI-4.2, TI-4.3: who picks, in order; who keeps a card makes one pick fewer, and that in the first pass. */
export function pickersOf(board: Board, from: SeatId): SeatId[] {
	const passes = Array.from({ length: cardsEach(board) }, (_, pass) => pass);
	return passes.flatMap((pass) =>
		clockwise(board, from).filter((seat) => {
			const { isOut } = playerOf(board, seat);
			return !isOut && pass < cardsEach(board) - (keptBy(board, seat) === undefined ? 0 : 1);
		})
	);
}

/** Checks and Balances: others who are still to get a card in this pass, from the left. */
export function receivers(board: Board, picks: number, seat: SeatId): SeatId[] {
	if (!lawOf(board, 'checks-and-balances')) return [];
	const each = cardsEach(board);
	const isKeeping = (one: SeatId) => keptBy(board, one) !== undefined;
	const first = board.order.filter(
		(one) => !playerOf(board, one).isOut && !(each === 1 && isKeeping(one))
	);
	const pass = picks > first.length ? 2 : 1;
	return leftOf(board, seat).filter((one) => {
		const { strategy, isOut } = playerOf(board, one);
		// Who keeps a card gets its other one in the first pass.
		return !isOut && strategy.length < Math.min(each, pass + (isKeeping(one) ? 1 : 0));
	});
}

/** A pick that may still be answered, with all it brought (TI-34.6). Plain JSON. */
export type Picked = {
	readonly seat: SeatId;
	readonly card: StrategyId;
	/** Bonus counters that lay on it, and what they became. */
	readonly bonus: number;
	readonly gained: { readonly [area in Area]: number } & { readonly goods: number };
	/** Counters of Strategy Allocation it cost (Council's Censure). */
	readonly paid: number;
	/** Who was Speaker, and when its picker last had Initiative, before. */
	readonly speaker: SeatId;
	readonly hadInitiative: number | null;
	/** Who has it: its picker, or whom it was given to (Checks and Balances). */
	readonly holder: SeatId;
};

/** A Strategy Card as a choice, with where the bonus counters on it go. */
interface Pick extends Choice<`strategy:${string}`> {
	readonly then?: SplitOf<BonusPlace>;
}

export const cardIn = (pick: Pick['id']): StrategyId => pick.slice('strategy:'.length);

export const strategyWords = (card: StrategyId): Words => {
	const { number, name } = strategyOf(card);
	return msg('{number} {card}', { number, card: name });
};

/** What it does for its player, and in a few words what for the others (TI-5.4). */
export function halvesOf(card: StrategyId, own: Words | null): Words | null {
	const { secondary } = strategyOf(card);
	return own && secondary ? msg('{own} {others}', { own, others: secondary.brief }) : own;
}

export const strategyChoice = (card: StrategyId) => ({
	id: `strategy:${card}` as const,
	on: `strategy:${card}`,
	say: strategyWords(card),
	number: strategyOf(card).number
});

function pickOf(board: Board, seat: SeatId, card: StrategyId): Pick {
	const bonus = board.bonus[card] ?? 0;
	const { primary, passive } = strategyOf(card);
	const note = halvesOf(card, primary ?? passive);
	const choice = strategyChoice(card);
	return {
		...choice,
		...(isCensured(board, seat, card) && canPayCensure(board, seat)
			? {
					say: msg('{card} for {n} counters of Strategy Allocation', {
						card: choice.say,
						n: CENSURE
					})
				}
			: {}),
		...(note ? { note } : {}),
		...(bonus > 0 ? { then: bonusSplit(board, seat, bonus), rule: 'TI-4.5' } : {})
	};
}

/** What Imperial costs whom the Council censured, in counters of Strategy Allocation. */
const CENSURE = 2;
const isCensured = (board: Board, seat: SeatId, card: StrategyId): boolean =>
	card === 'imperial' && hasOffice(board, seat, 'councils-censure');
const canPayCensure = (board: Board, seat: SeatId): boolean =>
	playerOf(board, seat).counters.strategy >= CENSURE;

/** Why this card cannot be picked now; null: it can. `refused`: it was just put back. */
function whyNot(
	board: Board,
	seat: SeatId,
	card: StrategyId,
	refused: StrategyId | null,
	free: readonly StrategyId[]
): Barred | null {
	const isShifted = (one: StrategyId) =>
		lastingOf(board, 'shifted').some((shift) => shift.card === one);
	const choice = strategyChoice(card);
	if (isShifted(card))
		return { ...choice, why: msg('Strategic Shift: nobody may pick it.'), rule: 'TI-4.11' };
	if (card === refused) return { ...choice, why: msg('You had to put it back.'), rule: 'TI-34.6' };
	// TI-4.8: not two rounds in a row, unless nothing else is left.
	const others = free.filter((one) => one !== card && one !== refused && !isShifted(one));
	if (
		card === INITIATIVE &&
		others.length > 0 &&
		playerOf(board, seat).hadInitiative === board.round - 1
	)
		return { ...choice, why: msg('You had Initiative in the last round.'), rule: 'TI-4.8' };
	// Council's Censure: unless nothing else can be picked.
	const canOther = others.some(
		(one) => one !== INITIATIVE || playerOf(board, seat).hadInitiative !== board.round - 1
	);
	if (isCensured(board, seat, card) && !canPayCensure(board, seat) && canOther)
		return {
			...choice,
			why: msg('You have no two counters in Strategy Allocation for it.'),
			rule: 'TI-17.15'
		};
	return null;
}

/** What this player can pick, the lowest number first (TI-34.12), and what not. */
export function picksFor(
	board: Board,
	seat: SeatId,
	refused: StrategyId | null = null
): OneOf<Pick> {
	const free = freeCards(board);
	const barred: Barred[] = [];
	const choices: Pick[] = [];
	for (const card of free) {
		const why = whyNot(board, seat, card, refused, free);
		if (why) barred.push(why);
		else choices.push(pickOf(board, seat, card));
	}
	return { type: 'one', choices, ...(barred.length > 0 ? { barred } : {}) };
}

/** TI-4.5, TI-4.7: a card comes to a player, with what it brings. */
export function takeCard(
	play: Play,
	seat: SeatId,
	card: StrategyId,
	split: { readonly [place in BonusPlace]?: number }
): Picked {
	const { board } = play;
	const paid = isCensured(board, seat, card) && canPayCensure(board, seat) ? CENSURE : 0;
	spendCounters(play, seat, 'strategy', paid, 'TI-17.15');
	const player = playerOf(board, seat);
	const { speaker } = board;
	const { hadInitiative, counters: before } = player;
	const bonus = board.bonus[card] ?? 0;
	player.strategy.push({ card, used: false });
	delete board.bonus[card];
	play.say(msg('{who} picks {card}.', { who: seat, card: strategyWords(card) }), 'TI-4.2', {
		type: 'picked',
		seat,
		card
	});
	gainCounters(play, seat, split, 'TI-4.5');
	gainGoods(play, seat, split.goods ?? 0, 'TI-4.5');
	if (card === INITIATIVE) {
		player.hadInitiative = board.round;
		claim(play, seat);
	}
	const { counters: now } = player;
	const gained = {
		command: now.command - before.command,
		fleet: now.fleet - before.fleet,
		strategy: now.strategy - before.strategy,
		goods: split.goods ?? 0
	};
	return { seat, card, bonus, gained, paid, speaker, hadInitiative, holder: seat };
}

function claim(play: Play, seat: SeatId): void {
	if (play.board.speaker === seat) return;
	play.board.speaker = seat;
	play.say(msg('{who} claims the Speaker token.', { who: seat }), 'TI-4.7', {
		type: 'speaker',
		seat
	});
}

/** A card leaves its player; what it brought stays. */
function giveBack(play: Play, seat: SeatId, card: StrategyId): void {
	const player = playerOf(play.board, seat);
	player.strategy = player.strategy.filter((one) => one.card !== card);
	play.say(msg('{who} puts {card} back.', { who: seat, card: strategyWords(card) }), 'TI-34.6', {
		type: 'returned',
		seat,
		card
	});
}

/** TI-34.6: the pick has not been made; what it brought goes too, as far as it is still there. */
export function undoPick(play: Play, picked: Picked): void {
	const { seat, card, bonus, gained, paid, speaker, hadInitiative, holder } = picked;
	const { board } = play;
	const player = playerOf(board, seat);
	giveBack(play, holder, card);
	if (bonus > 0) board.bonus[card] = bonus;
	for (const area of AREAS)
		spendCounters(play, seat, area, Math.min(gained[area], player.counters[area]), 'TI-34.6');
	gainCounters(play, seat, { strategy: paid }, 'TI-34.6');
	loseGoods(play, seat, gained.goods, 'TI-34.6');
	player.hadInitiative = hadInitiative;
	claim(play, speaker);
}

/** Strategic Flexibility: a card that was picked against one that nobody did; bonus counters are taken, none come back. */
export function exchangePick(
	play: Play,
	seat: SeatId,
	old: StrategyId,
	card: StrategyId,
	split: { readonly [place in BonusPlace]?: number }
): void {
	giveBack(play, seat, old);
	takeCard(play, seat, card, split);
}
