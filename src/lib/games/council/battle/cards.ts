/** Tactics and battle Action Cards (GC-10.5, steps 2 to 5): bought, activated, paid for, and in force. */
import { msg } from '../../../core';
import type { Choice, Limit, Place, Words, Barred } from '../../../core';
import { splitOver, sumOf } from '../../kit';
import type { SplitOf } from '../../kit';
import { isSeat, playerOf } from '../board';
import { actionOf, tacticOf } from '../tables/by-id';
import { featuresAt } from '../map/neighbours';
import { purseOf } from '../economy/production';
import { effectsOf } from '../effects/sources';
import { hullOf, stat } from '../numbers/stats';
import type { BattleEffect, BattlePrice } from '../tables/vocabulary';
import { groupsOf, hullsOf, pointsOn, portStands, shipsOn } from './sides';
import type { ActionCardId, Battle, BattleSide, Board, SeatId, Side, SourceId } from '../types';

export const SIZES = ['small', 'big'] as const;
export type Size = (typeof SIZES)[number];

type OfType<E extends { type: string }, T extends E['type']> = Extract<E, { type: T }>;

/** Battle Points one Tactic costs this side. */
export const tacticCost = (board: Board, { race }: BattleSide, size: Size): number =>
	stat(board, race, `${size}TacticCost`);

const FOR_SALE: { readonly [size in Size]: (n: number) => Words } = {
	small: (n) => msg('Small Tactics, for {n} points each', { n }),
	big: (n) => msg('Big Tactics, for {n} points each', { n })
};

/** Tactics by size, for Battle Points. */
type Purchase = SplitOf<Size>;

/** What a side can buy for its Battle Points now; null in a Nebula, for NPC races (GC-19.2), and for too few. */
export function tacticsForSale(
	board: Board,
	{ target, sides }: Battle,
	name: Side
): Purchase | null {
	const side = sides[name];
	if (!isSeat(side.race) || featuresAt(board, target, 'noTactics')) return null;
	const points = pointsOn(board, side);
	const uses = {
		small: tacticCost(board, side, 'small'),
		big: tacticCost(board, side, 'big')
	};
	const places = SIZES.flatMap((size): Place<Size>[] => {
		const max = Math.floor(points / uses[size]);
		const say = FOR_SALE[size](uses[size]);
		return max > 0 ? [{ id: size, say, max }] : [];
	});
	const limits = [{ say: msg('Battle Points'), most: points, uses }];
	const shape = splitOver(places, 0);
	return shape && { ...shape, limits };
}

/** Why a side buys no Tactics at all, or none of a size, for all to see. */
export function barredTactics(board: Board, { target, sides }: Battle, name: Side): Barred[] {
	const side = sides[name];
	if (featuresAt(board, target, 'noTactics'))
		return [
			{
				id: 'tactics',
				say: msg('Tactics'),
				why: msg('No Tactics may be bought in a Nebula.'),
				rule: 'GC-5.8'
			}
		];
	const points = pointsOn(board, side);
	return SIZES.flatMap((size): readonly Barred[] => {
		const n = tacticCost(board, side, size);
		if (n <= points) return [];
		const why = msg(
			'One costs {n, plural, one {# Battle Point} other {# Battle Points}}; you have {points}.',
			{ n, points }
		);
		return [{ id: size, say: CALLED[size], why, rule: 'GC-10.5' }];
	});
}

const CALLED: { readonly [size in Size]: Words } = {
	small: msg('Small Tactics'),
	big: msg('Big Tactics')
};

/** Battle Action Cards this seat has left. */
const battleCards = (board: Board, seat: SeatId): ActionCardId[] =>
	playerOf(board, seat).actions.filter((id) => actionOf(id).timing === 'battle');

const sizeOf = (source: SourceId): Size => tacticOf(nameOf(source)).size;

/** What a source of this battle is: `feint` for `tactic:feint#2`. */
const nameOf = (source: SourceId): string => (/:([a-z0-9-]+)/.exec(source) ?? [])[1] ?? '';

const isTactic = (source: SourceId): boolean => source.startsWith('tactic:');

/** What activating a card costs; nothing but for Small Tactics. */
export const pricesAt = (source: SourceId): readonly BattlePrice[] =>
	(isTactic(source) && tacticOf(nameOf(source)).price) || [];

const priceAt = <T extends BattlePrice['type']>(source: SourceId, type: T) =>
	pricesAt(source).filter((price): price is OfType<BattlePrice, T> => price.type === type);

/** Name and text of a card, to choose it by. */
export function cardChoice(source: SourceId): Choice {
	if (!isTactic(source)) {
		const { name, text } = actionOf(source.slice('action:'.length));
		return { id: source, on: source, say: name, note: text };
	}
	const { name, text, priceText } = tacticOf(nameOf(source));
	return {
		id: source,
		on: source,
		say: name,
		note: priceText ? msg('{text} Price: {price}', { text, price: priceText }) : text
	};
}

/** Everything a seat could activate: the Tactics it drew, and its Action Cards for battles. */
export const cardsInHand = (board: Board, side: BattleSide, seat: SeatId): SourceId[] => [
	...side.drawn.map((card): SourceId => `tactic:${card}`),
	...battleCards(board, seat).map((card): SourceId => `action:${card}`)
];

/**
 * What can be activated together (GC-10.5, step 4): as many Tactics of a kind as were bought, and as
 * many prices as can be paid without the last ship of the side (GC-22.10). Only what can be overstepped.
 */
export function activationLimits(
	board: Board,
	battle: Battle,
	name: Side,
	seat: SeatId,
	hand: readonly SourceId[]
): Limit[] {
	const side = battle.sides[name];
	const uses = (use: (source: SourceId) => number): Limit['uses'] =>
		Object.fromEntries(
			hand.flatMap((source) => {
				const n = use(source);
				return n > 0 ? [[source, n]] : [];
			})
		);
	const lost = (source: SourceId, ship?: string) =>
		sumOf(
			priceAt(source, 'loseShips').filter(({ kind }) => ship === undefined || kind === ship),
			({ n }) => n
		);
	const groups = groupsOf(board, side);
	const has = (ship: string) => sumOf(groups, (group) => (group.ship === ship ? group.n : 0));
	const hulls = groups.flatMap((group) => hullsOf(board, side, group));
	const strength = sumOf(hulls, (hull) => hull) + (portStands(board, battle, name) ? 1 : 0);
	const limits: (Limit & { readonly most: number })[] = [
		{
			say: msg('Small Tactics bought'),
			most: side.bought?.small ?? 0,
			uses: uses((source) => (isTactic(source) && sizeOf(source) === 'small' ? 1 : 0))
		},
		{
			say: msg('Big Tactics bought'),
			most: side.bought?.big ?? 0,
			uses: uses((source) => (isTactic(source) && sizeOf(source) === 'big' ? 1 : 0))
		},
		{
			say: msg('Fighters to give up'),
			most: has('fighter'),
			uses: uses((s) => lost(s, 'fighter'))
		},
		{
			say: msg('Destroyers to give up'),
			most: has('destroyer'),
			uses: uses((s) => lost(s, 'destroyer'))
		},
		{
			say: msg('Ships to give up, all but the last'),
			rule: 'GC-22.10',
			most: Math.max(0, shipsOn(board, side) - 1),
			uses: uses((s) => lost(s))
		},
		{
			say: msg('Hits you can take for these cards and live'),
			rule: 'GC-22.10',
			most: Math.max(0, strength - 1),
			uses: uses(
				(source) =>
					sumOf(priceAt(source, 'selfHits'), ({ n }) => n) +
					sumOf(
						priceAt(source, 'loseShips'),
						({ n, kind }) => n * (kind ? hullOf(board, side.race, kind) : 1)
					)
			)
		},
		{
			say: msg('Production you can pay'),
			most: purseOf(board, seat),
			uses: uses((source) => sumOf(priceAt(source, 'pay'), ({ n }) => n))
		}
	];
	// What all of them together cannot overstep is nothing to heed, nor to read about.
	return limits.filter(({ uses, most }) => sumOf(Object.values(uses), (n) => n) > most);
}

/** Prices of everything a side activated; those of cancelled Tactics stay paid. */
export const prices = <T extends BattlePrice['type']>(
	{ active }: BattleSide,
	type: T
): OfType<BattlePrice, T>[] => active.flatMap((source) => priceAt(source, type));

/** The same, each with the card it comes of. */
export const pricesBy = <T extends BattlePrice['type']>(
	{ active }: BattleSide,
	type: T
): { readonly price: OfType<BattlePrice, T>; readonly source: SourceId }[] =>
	active.flatMap((source) => priceAt(source, type).map((price) => ({ price, source })));

/** The cards these come of, one a price. */
export const sourcesOfPrices = ({ active }: BattleSide, type: BattlePrice['type']): SourceId[] =>
	active.flatMap((source) => priceAt(source, type).map(() => source));

/** Where effects of a side's cards stand: everything activated and not cancelled, and what came instead. */
const inEffect = ({ active, cancelled, instead }: BattleSide): SourceId[] => [
	...active.filter((source) => !cancelled.includes(source)),
	...instead
];

/** What a side's cards do of this kind. */
export const effects = <T extends BattleEffect['type']>(
	side: BattleSide,
	type: T
): OfType<BattleEffect, T>[] =>
	inEffect(side).flatMap((source) =>
		effectsOf(source).filter((effect): effect is OfType<BattleEffect, T> => effect.type === type)
	);

/** What a side's cards do of this kind, each with the card it comes of. */
export const effectsBy = <T extends BattleEffect['type']>(
	side: BattleSide,
	type: T
): { readonly effect: OfType<BattleEffect, T>; readonly source: SourceId }[] =>
	inEffect(side).flatMap((source) =>
		effectsOf(source)
			.filter((effect): effect is OfType<BattleEffect, T> => effect.type === type)
			.map((effect) => ({ effect, source }))
	);

/** The cards these come of, one an effect. */
export const sourcesOf = (side: BattleSide, type: BattleEffect['type']): SourceId[] =>
	inEffect(side).flatMap((source) =>
		effectsOf(source).flatMap((effect) => (effect.type === type ? [source] : []))
	);

export const hasEffect = (side: BattleSide, type: BattleEffect['type']): boolean =>
	effects(side, type).length > 0;

/** A Tactic that cancels others cannot be cancelled (GC-10.5, step 5). */
const canBeCancelled = (source: SourceId): boolean =>
	isTactic(source) && !effectsOf(source).some(({ type }) => type === 'jam');

/** Tactics of the opponent that can be cancelled first: Big ones, and Small ones only if there is none. */
export function toCancel({ active, cancelled }: BattleSide): SourceId[] {
	const open = active.filter((source) => canBeCancelled(source) && !cancelled.includes(source));
	const big = open.filter((source) => sizeOf(source) === 'big');
	const best = big.length > 0 ? big : open;
	return best.filter((source, i) => best.findIndex((one) => nameOf(one) === nameOf(source)) === i);
}

/** What a side activated and a Tactic that cancels cannot choose, and why. */
export function notToCancel(side: BattleSide): Barred[] {
	const open = toCancel(side).map(nameOf);
	return side.active.flatMap((source): readonly Barred[] => {
		if (open.includes(nameOf(source)) && !side.cancelled.includes(source)) return [];
		const why = side.cancelled.includes(source)
			? msg('It is cancelled.')
			: !isTactic(source)
				? msg('It is no Tactic.')
				: canBeCancelled(source)
					? msg('A Big Tactic is cancelled before a Small one.')
					: msg('A Tactic that cancels cannot be cancelled.');
		return [{ id: source, on: source, say: sourceName(source), why, rule: 'GC-10.5' }];
	});
}

export const sourceName = (source: SourceId): Words => cardChoice(source).say;
