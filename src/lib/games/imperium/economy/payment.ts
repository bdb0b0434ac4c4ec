/** Paying resources or influence (TI-12.6, TI-15, TI-16.17): planets are exhausted whole, trade goods fill up. */
import { msg } from '../../../core';
import type { Ask, Place, Words } from '../../../core';
import { keysOf, playerOf, sumOf } from '../../kit';
import type { SplitOf } from '../../kit';
import { planetsOf, planetState, valueOf } from '../board';
import { refreshPlanets } from '../planets/refresh';
import { regainGoods } from './gains';
import type { Play } from '../play';
import type { PlanetId } from '../tables/tiles';
import type { Board, SeatId } from '../types';
import { planetWords } from '../words';

/** What a planet is exhausted for: one of the two, never both (TI-15.1). */
export type Means = 'resources' | 'influence';

/** What is to be paid, of either. */
export interface Price {
	readonly means: Means;
	readonly price: number;
}

const GOODS = 'goods';
export type PayPlace = PlanetId | typeof GOODS;
/** Planets to exhaust, 1 each, and trade goods. */
export type Payment = { readonly [place in PayPlace]?: number };

/** What a planet brings, and that it can be exhausted (TI-15.3). */
interface Source {
	readonly id: PlanetId;
	readonly worth: number;
}

const sourcesOf = (board: Board, seat: SeatId, means: Means): Source[] =>
	planetsOf(board, seat)
		.filter((id) => !planetState(board, id).exhausted)
		.map((id) => ({ id, worth: valueOf(board, id, means) }))
		.filter(({ worth }) => worth > 0);

/** All that this player could pay now. */
export const canPay = (board: Board, seat: SeatId, means: Means): number =>
	sumOf(sourcesOf(board, seat, means), ({ worth }) => worth) + playerOf(board, seat).tradeGoods;

/** The fewest planets that come to each sum. */
function fewestFor(sources: readonly Source[]): Map<number, readonly PlanetId[]> {
	const found = new Map<number, readonly PlanetId[]>([[0, []]]);
	for (const { id, worth } of sources)
		// The sums found before this planet: it is exhausted once.
		for (const [sum, planets] of [...found]) {
			const known = found.get(sum + worth);
			if (!known || planets.length + 1 < known.length) found.set(sum + worth, [...planets, id]);
		}
	return found;
}

/**
 * TI-34.12: least waste, then fewest trade goods, then fewest planets. Null when it cannot be paid.
 * `price` is a whole number from 0.
 */
export const usualPayment = (
	board: Board,
	seat: SeatId,
	means: Means,
	price: number
): { readonly [place: string]: number } | null => usualOf(payingWith(board, seat, means), price);

/** The same without a trade good. */
export function planetsFor(
	board: Board,
	seat: SeatId,
	means: Means,
	price: number
): Payment | null {
	const paying = payingWith(board, seat, means);
	return usualOf({ ...paying, places: paying.places.filter(({ id }) => id !== GOODS) }, price);
}

function usualOf(
	{ sums, places }: Paying,
	price: number
): { readonly [place: string]: number } | null {
	const tradeGoods = places.find(({ id }) => id === GOODS)?.max ?? 0;
	let best: { readonly cost: readonly number[]; readonly pays: Record<string, number> } | null =
		null;
	for (const [sum, planets] of sums) {
		const goods = Math.max(0, price - sum);
		if (goods > tradeGoods) continue;
		const cost = [Math.max(0, sum - price), goods, planets.length];
		if (best && !isLess(cost, best.cost)) continue;
		const exhausted: Record<string, number> = Object.fromEntries(planets.map((id) => [id, 1]));
		best = { cost, pays: goods > 0 ? { ...exhausted, [GOODS]: goods } : exhausted };
	}
	return best?.pays ?? null;
}

/** By the first number that differs. */
function isLess(one: readonly number[], other: readonly number[]): boolean {
	const at = one.findIndex((n, i) => n !== other[i]);
	return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
}

/** What can be paid with: planets to exhaust, then trade goods. */
export interface Paying {
	readonly places: readonly Place<PayPlace>[];
	/** What one of each brings. */
	readonly brings: { readonly [place: string]: number };
	/** The fewest planets that come to each sum. */
	readonly sums: ReadonlyMap<number, readonly PlanetId[]>;
}

export function payingWith(board: Board, seat: SeatId, means: Means): Paying {
	const sources = sourcesOf(board, seat, means);
	const { tradeGoods } = playerOf(board, seat);
	const places: Place<PayPlace>[] = sources.map(({ id }) => ({
		id,
		on: id,
		say: planetWords(id),
		max: 1,
		rule: 'TI-15.3'
	}));
	if (tradeGoods > 0)
		places.push({ id: GOODS, say: msg('Trade goods'), max: tradeGoods, rule: 'TI-16.17' });
	const brings = Object.fromEntries([
		...sources.map(({ id, worth }) => [id, worth] as const),
		[GOODS, 1] as const
	]);
	return { places, brings, sums: fewestFor(sources) };
}

/** What is paid with in words, for limits. */
export const MEANS_WORDS: { readonly [means in Means]: Words } = {
	resources: msg('Resources'),
	influence: msg('Influence')
};

/** How a price that can be paid is paid; what is paid too much is lost (TI-15.2). */
export function paymentOf(
	board: Board,
	seat: SeatId,
	means: Means,
	price: number
): SplitOf<PayPlace> {
	return payingSplit(payingWith(board, seat, means), means, price);
}

/**
 * The same of what one can pay with, where several prices are asked at once. No more trade goods than the price
 * (TI-12.6). Where all of it is needed the split says so, so that there is one answer and nobody is asked (TI-34.2).
 */
export function payingSplit(paying: Paying, means: Means, price: number): SplitOf<PayPlace> {
	const places = paying.places
		.map((place) => (place.id === GOODS ? { ...place, max: Math.min(place.max, price) } : place))
		.filter(({ max }) => max > 0);
	const worth = worthOf(paying);
	const least = Math.min(...places.map((place) => worth({ ...place, max: 1 })));
	const max = sumOf(places, (place) => place.max);
	const usual = usualOf(paying, price);
	return {
		type: 'split',
		places,
		max,
		min: usual && sumOf(places, worth) - least < price ? max : 0,
		...(usual ? { usual } : {}),
		limits: [{ say: MEANS_WORDS[means], least: price, uses: paying.brings }]
	};
}

/** What the whole of a place brings. */
const worthOf =
	({ brings }: Paying) =>
	({ id, max }: Place<PayPlace>): number =>
		max * (brings[id] ?? 0);

/**
 * TI-34.2: where there is one way to pay that exhausts nothing without need, the split asks for that alone; null: there
 * are several. What cannot be spared has to pay in any way; if it pays alone, or with trade goods alone, that is all.
 */
function solePayment(shape: SplitOf<PayPlace>, paying: Paying, price: number) {
	const worth = worthOf(paying);
	const all = sumOf(shape.places, worth);
	const planets = shape.places.filter(({ id }) => id !== GOODS);
	const needed = planets.filter((place) => all - worth(place) < price);
	const due = price - sumOf(needed, worth);
	if (due > 0 && needed.length < planets.length) return null;
	const goods = shape.places.filter(({ id }) => id === GOODS && due > 0);
	const places = [...needed, ...goods.map((place) => ({ ...place, max: due }))];
	const max = sumOf(places, (place) => place.max);
	return { ...shape, places, min: max, max };
}

/** Asks how a price that can be paid is paid; before rules 2 also where there was one way without waste. */
export function askPayment(
	play: Pick<Play, 'board' | 'since'>,
	seat: SeatId,
	{ means, price, rule, say }: Price & { readonly rule: string; readonly say: Words }
): Ask<SplitOf<PayPlace>> {
	const { board } = play;
	const paying = payingWith(board, seat, means);
	const shape = payingSplit(paying, means, price);
	const sole = play.since(2) ? solePayment(shape, paying, price) : null;
	return {
		seat,
		rule,
		say,
		shape: sole ?? shape,
		fallback: { split: { ...usualOf(paying, price) } }
	};
}

/** Their owner exhausts these planets (TI-15.3), for something or because it must. */
export function exhaustPlanets(
	play: Pick<Play, 'board' | 'say'>,
	seat: SeatId,
	planets: readonly PlanetId[],
	rule: string
): void {
	if (planets.length === 0) return;
	for (const id of planets) planetState(play.board, id).exhausted = true;
	play.say(
		msg('{who} exhausts {planets}.', { who: seat, planets: { and: planets.map(planetWords) } }),
		rule,
		{ type: 'exhaust', seat, planets }
	);
}

/** Exhausts these planets and takes these trade goods. */
export function pay(play: Play, seat: SeatId, payment: Payment, rule: string): void {
	const goods = payment[GOODS] ?? 0;
	const planets = keysOf(payment).filter(
		(place): place is PlanetId => place !== GOODS && (payment[place] ?? 0) > 0
	);
	exhaustPlanets(play, seat, planets, rule);
	playerOf(play.board, seat).tradeGoods -= goods;
	if (goods > 0)
		play.say(
			msg('{who} spends {n, plural, one {# trade good} other {# trade goods}}.', {
				who: seat,
				n: goods
			}),
			rule,
			{ type: 'tradeGoods', seat, n: -goods }
		);
}

/** What was paid comes back: planets are refreshed, trade goods returned. */
export function payBack(play: Play, seat: SeatId, payment: Payment, rule: string): void {
	const planets = keysOf(payment).filter(
		(place): place is PlanetId => place !== GOODS && (payment[place] ?? 0) > 0
	);
	refreshPlanets(play, seat, planets, rule);
	regainGoods(play, seat, payment[GOODS] ?? 0, rule);
}
