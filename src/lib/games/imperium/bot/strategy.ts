/** Strategy Cards: which is picked (TI-4.2), what a primary is worth now, and whether a secondary pays (TI-5.4). */
import { complaint } from '../../../core';
import type { Answer, Choice, Shape, SplitShape, Thinking } from '../../../core';
import { bestOf, playerOf, sumOf } from '../../kit';
import { countersLeft, planetsAt, planetState, systemIds, systemOf, valueOf } from '../board';
import { isActivated } from '../economy/counters';
import type { Means } from '../economy/payment';
import { goalOf } from '../ending';
import { docksAt } from '../fleets/capacity';
import { cardsEach } from '../strategy/picks';
import { TECHNOLOGIES } from '../tables';
import type { PlanetId, SeatId, StrategyId, SystemId, TechId } from '../types';
import { bestOrder } from './builds';
import { countersWorth, spreadCounters, strategyCounter } from './counters';
import { filling } from './fill';
import { isNeeded } from './goals';
import { bestMove } from './moves';
import { cheapest, isPlanet, purse } from './payment';
import { aimOf, claimsAhead, claimWith, contractsHeld, holderOf } from './plan';
import { leaderOf, recall, rivalsOf, self } from './sight';
import type { Sight } from './sight';
import { bestTech, techFund, techWorth } from './techs';
import { dangerOf } from './threats';
import { ACTION_CARD, COUNTER, GOOD, menace, planetWorth, roundsLeft } from './worth';
import { goodsGoal, POINT } from './wants';

/** What a Strategy Card brings whoever picks it now. */
export function cardWorth(sight: Sight, card: StrategyId): number {
	return countersWorth(sight, sight.board.bonus[card] ?? 0) + plain(sight, card);
}

function plain(sight: Sight, card: StrategyId): number {
	const { board } = sight;
	switch (card) {
		case 'imperial':
			return imperialWorth(sight) + 2;
		case 'initiative':
			return initiativeWorth(sight);
		case 'technology':
			return 3 + bestFree(sight);
		case 'logistics':
			return countersWorth(sight, Math.min(4, countersLeft(sight.board, sight.me)));
		case 'trade':
			return (
				KEEPS * (3.5 * GOOD + contractsHeld(sight)) + goodsGoal(sight, 3 + contractsHeld(sight))
			);
		case 'political':
			return 3 * ACTION_CARD + COUNTER - 1.5;
		case 'warfare':
			return 1.4 * COUNTER + (board.round > 1 ? 1 : 0);
		case 'diplomacy':
			return 1 + (leaderOf(sight) ? 0.5 : 0);
		default:
			return 1;
	}
}

/** Of trade goods that come at once: they keep until they pay for a claim or a technology, planets pay in their round or never. */
const KEEPS = 1.4;

/** TI-4.7: who has it picks first in the next round, and keeps who would have picked first from Imperial. */
function initiativeWorth(sight: Sight): number {
	const { board, me } = sight;
	// Who picks first with 8 points picks Imperial and wins.
	if (isNear(sight)) return NEAR;
	if (roundsLeft(sight) <= 1) return 3;
	return board.speaker === me ? 6 : 9 + 2 * menace(sight, board.speaker);
}

/** Whether what it can claim in this round leaves it no more than the two points of Imperial to gain. */
const isNear = (sight: Sight): boolean =>
	self(sight).points + claimsAhead(sight) + 2 >= goalOf(sight.board);
const NEAR = 6 * POINT;

/** TI-24.14: two points, and an objective; or the end, when Imperium Rex comes. */
export function imperialWorth(sight: Sight): number {
	const { board } = sight;
	const points = 2 * POINT;
	const left = goalOf(board) - self(sight).points;
	if (left <= 2 || isNear(sight)) return 20 * POINT;
	return points - rexRisk(sight);
}

/**
 * What it is to this player if the next objective ends the game, by how likely that is. Who does not
 * lead leaves it to others to turn that up: of those who are two points behind after round 6 one in twenty wins.
 */
export function rexRisk(sight: Sight): number {
	const { board } = sight;
	const chance = rexChance(sight);
	const first = Math.max(...rivalsOf(sight).map((seat) => board.players[seat]?.points ?? 0));
	const ahead = self(sight).points - first;
	if (ahead > 0) return -40 * chance;
	return chance * (wouldWinByImperial(sight) ? 45 : 90);
}

/** Whether a rival who is still to pick would win by Imperial: then the end that may come is no worse. */
const wouldWinByImperial = (sight: Sight): boolean =>
	rivalsOf(sight).some((seat) => {
		const { strategy, points } = playerOf(sight.board, seat);
		return strategy.length < cardsEach(sight.board) && points + 2 >= goalOf(sight.board);
	});

/** Imperium Rex is among the last four of ten (TI-3.9). */
export function rexChance({ board }: Sight): number {
	const out = board.objectives.length;
	if (board.options.longWar === 'on' || board.order.length < 3) return 0;
	return out < 6 || out > 9 ? 0 : 1 / (10 - out);
}

const bestFree = (sight: Sight): number => {
	const tech = freeTech(sight);
	return tech === null ? 0 : Math.max(0, techWorth(sight, tech));
};

/** The technology it would take if it cost nothing; null: none is open to it. */
export const freeTech = (sight: Sight): TechId | null =>
	recall(sight, 'best free tech', () => {
		const { techs } = self(sight);
		const open = Object.entries(TECHNOLOGIES).filter(([id, { needs }]) => {
			if (techs.includes(id)) return false;
			if (!needs) return true;
			return 'all' in needs
				? needs.all.every((one) => techs.includes(one))
				: needs.any.some((one) => techs.includes(one));
		});
		return bestOf(open, ([id]) => techWorth(sight, id))?.[0] ?? null;
	});

/** strategy.pick. */
export function pickCard(sight: Sight, shape: Shape): Answer | null {
	if (shape.type !== 'one') return null;
	const best = shape.choices
		.map((choice) => ({ choice, worth: cardWorth(sight, choice.id.slice('strategy:'.length)) }))
		.sort((one, other) => other.worth - one.worth)[0]?.choice;
	if (!best) return null;
	return best.then?.type === 'split'
		? { pick: best.id, then: bonusFor(sight, best.then) }
		: { pick: best.id };
}

function bonusFor(sight: Sight, shape: SplitShape): Answer {
	const areas = shape.places.filter(({ id }) => id !== 'goods');
	const goods = shape.places.find(({ id }) => id === 'goods');
	const split = spreadCounters(sight, areas, shape.max, (id) =>
		areas.some((area) => area.id === id && area.max > 0)
	);
	const n = sumOf(Object.values(split), (one) => one);
	return { split: n < shape.min && goods ? { goods: shape.min } : split };
}

/** Who gets a card that was picked (Checks and Balances): the one it helps least to win. */
export function giveCard(sight: Sight, shape: Shape): Answer | null {
	if (shape.type !== 'one') return null;
	const last = [...shape.choices].sort(
		(one, other) => menace(sight, one.id as SeatId) - menace(sight, other.id as SeatId)
	)[0];
	return last ? { pick: last.id } : null;
}

/** What the Strategic Action of a card is worth now: what is lost by waiting. All come before passing. */
export function primaryWorth(sight: Sight, card: StrategyId): number {
	const { counters } = self(sight);
	switch (card) {
		case 'imperial':
			// The sooner an objective is known the longer it can be worked for.
			return self(sight).points + 2 >= goalOf(sight.board) ? 1000 : 25;
		case 'logistics':
			return counters.command <= 1 ? 30 : 2;
		case 'technology':
			// What is learnt works all round long.
			return 24;
		case 'trade':
			return 5;
		case 'political':
			return 4;
		case 'warfare':
			return warfareGain(sight) > 3 ? 4.5 : 0.6;
		default:
			return 1;
	}
}

const activated = ({ board, me }: Sight): SystemId[] =>
	systemIds(board).filter((id) => isActivated(board, id, me));

/** What activating a system again would bring. */
const againWorth = (sight: Sight, id: SystemId): number =>
	bestMove(sight, id).worth + Math.max(0, bestOrder(sight, id).worth) + leftShips(sight, id);

/** Ships that could leave it again. */
const leftShips = ({ board, me }: Sight, id: SystemId): number => {
	const fleet = systemOf(board, id).fleets[me];
	return fleet ? fleet.carrier + 0.5 * fleet.groundForce + 0.3 * fleet.cruiser : 0;
};

const warfareGain = (sight: Sight): number =>
	Math.max(0, ...activated(sight).map((id) => againWorth(sight, id)));

/** warfarePrimary.counter. */
export function takeBack(sight: Sight, shape: Shape): Answer | null {
	if (shape.type !== 'one') return null;
	const best = shape.choices
		.map(({ id }) => ({ id, worth: againWorth(sight, id as SystemId) }))
		.sort((one, other) => other.worth - one.worth)[0];
	return best ? { pick: best.id } : null;
}

/** What it is to be kept apart from a player for this round (TI-24.3): what that one could take, and little does. */
const apartWorth = (sight: Sight, seat: SeatId): number =>
	RAIDS *
	dangerOf(
		sight,
		seat,
		(planet) => planetWorth(sight, planet) + (isNeeded(sight, planet) ? POINT : 0)
	);
const RAIDS = 0.12;

/** diplomacyPrimary.name: whoever could take most; of those who can take nothing, whoever matters most. */
export function keepApart(sight: Sight, shape: Shape): Answer | null {
	if (shape.type !== 'one') return null;
	const best = bestOf(
		shape.choices,
		({ id }) => apartWorth(sight, id as SeatId) + 0.1 * menace(sight, id as SeatId)
	);
	return best ? { pick: best.id } : null;
}

// --- secondaries

const LEAVE: Answer = { pick: 'leave' };

/** strategic.others, secondary.use. */
export function useSecondary(
	sight: Sight,
	shape: Shape,
	about: readonly string[]
): Answer | Thinking | null {
	if (shape.type !== 'one') return null;
	const { choices } = shape;
	return choices.some(({ id }) => ASKS_YARDS.includes(id))
		? yardByYard(sight, yardsOf(sight), () => {
				const answer = secondaryAmong(sight, choices, about);
				return complaint(shape, answer) === null ? answer : LEAVE;
			})
		: secondaryAmong(sight, choices, about);
}

/** What is weighed by what could be built instead. */
const ASKS_YARDS: readonly string[] = ['produce', 'buy'];

const yardsOf = ({ board, me }: Sight): SystemId[] =>
	systemIds(board).filter((id) =>
		planetsAt(board, id).some((planet) => planetState(board, planet).owner === me)
	);

/** A yard a slice: what each would build is known from then on. */
const yardByYard = (
	sight: Sight,
	[yard, ...rest]: readonly SystemId[],
	then: () => Answer
): Answer | Thinking =>
	yard === undefined
		? then()
		: () => {
				bestOrder(sight, yard);
				return yardByYard(sight, rest, then);
			};

function secondaryAmong(
	sight: Sight,
	choices: readonly Choice[],
	about: readonly string[]
): Answer {
	const card = about[0]?.slice('strategy:'.length) ?? '';
	const isFree =
		card === 'logistics' || self(sight).strategy.some((one) => one.card === 'initiative');
	// The last counter is for the technology that this round's objective asks for, or that is to be bought.
	const isLast = card !== 'technology' && self(sight).counters.strategy < 2;
	const kept = aimOf(sight).is === 'tech' ? POINT : techFund(sight) > 0 ? 0.6 * POINT : 0;
	const price = isFree ? 0 : Math.max(isLast ? kept : 0, strategyCounter(sight));
	const found = choices.flatMap((choice) => secondaryOf(sight, choice) ?? []);
	const tech = bestTech(sight, choices);
	if (tech) found.push(tech);
	const best = found.sort((one, other) => other.worth - one.worth)[0];
	return best && best.worth > price ? best.answer : LEAVE;
}

/** What its agreements bring it now. */
const collected = (sight: Sight): number =>
	contractsHeld(sight) + goodsGoal(sight, contractsHeld(sight));

function secondaryOf(sight: Sight, { id, then }: Choice): { answer: Answer; worth: number } | null {
	switch (id) {
		case 'draw':
			return { answer: { pick: id }, worth: ACTION_CARD + 0.3 };
		case 'collect':
			return { answer: { pick: id }, worth: collected(sight) };
		case 'produce': {
			const worths = systemIds(sight.board).map((one) => bestOrder(sight, one).worth);
			return { answer: { pick: id }, worth: Math.max(0, ...worths) };
		}
		case 'scholars':
			return { answer: { pick: id }, worth: bestFree(sight) };
		case 'refresh':
			return then?.type === 'some' ? refresh(sight, then.choices, then.max) : null;
		case 'primary': {
			const name = then && keepApart(sight, then);
			return name && 'pick' in name
				? { answer: { pick: id, then: name }, worth: apartWorth(sight, name.pick as SeatId) }
				: null;
		}
		case 'buy':
			return then?.type === 'split' ? buyCounters(sight, then) : null;
		default:
			return null;
	}
}

/** Planets that bring most of one means or of the other, by what that can still do in this round. */
function refresh(sight: Sight, choices: readonly Choice[], max: number) {
	const ways = MEANS.map((means) => {
		const brings = ({ id }: Choice) => valueOf(sight.board, id as PlanetId, means);
		const picks = [...choices].sort((one, other) => brings(other) - brings(one)).slice(0, max);
		const others = means === 'resources' ? 'influence' : 'resources';
		const also = sumOf(picks, ({ id }) => valueOf(sight.board, id as PlanetId, others));
		const n = sumOf(picks, brings);
		return {
			answer: { pick: 'refresh', then: { picks: picks.map(({ id }) => id) } },
			worth: Math.max(stillWorth(sight, means, n), stillWorth(sight, others, also))
		};
	});
	return bestOf(ways, ({ worth }) => worth) ?? null;
}
const MEANS = ['resources', 'influence'] as const;

/** What so much of one means can still do in this round: for a claim that is short of it, or in whatever takes it. */
const stillWorth = (sight: Sight, means: Means, n: number): number =>
	claimWith(sight, means, n) + n * usesLeft(sight, means);

/** What one more is worth by what may still come in this round that takes it: production, or a secondary. */
function usesLeft(sight: Sight, means: Means): number {
	const { board, me } = sight;
	const { command, strategy } = self(sight).counters;
	const comes = (card: StrategyId): boolean => holderOf(sight, card) !== undefined;
	if (means === 'influence')
		return comes('logistics') ? SPENT : comes('political') ? IN_VOTES : SELDOM;
	const mayProduce =
		command > 0 &&
		systemIds(board).some((id) => !isActivated(board, id, me) && docksAt(board, id, me) > 0);
	// This takes a counter, and so does the other.
	const mayFollow = strategy > 1 && (comes('technology') || comes('imperial'));
	return mayProduce || mayFollow ? SPENT : SELDOM;
}
const SPENT = 0.55;
const IN_VOTES = 0.25;
/** A card may take it. */
const SELDOM = 0.1;

/**
 * Counters for influence (TI-24.7), as many as are worth most beyond what they cost: without what is kept for an
 * objective, and less the resources of planets that pay with their influence.
 */
function buyCounters(sight: Sight, shape: SplitShape): { answer: Answer; worth: number } | null {
	const [brings, count] = shape.limits ?? [];
	const uses = brings?.uses ?? {};
	const price = -(uses['command'] ?? -3);
	const free = purse(sight, 'influence') - 0.4 * self(sight).tradeGoods;
	const most = Math.min(count?.most ?? 0, Math.floor(free / price), 3);
	const places = shape.places.filter(({ id }) => (uses[id] ?? 0) > 0);
	const areas = shape.places.filter(({ id }) => ['command', 'fleet', 'strategy'].includes(id));
	const ways = Array.from({ length: Math.max(0, most) }, (_, i) => i + 1).flatMap((n) => {
		const paid = cheapest(sight, places, uses, n * price, 'influence');
		if (!paid) return [];
		const rate = resourceWorth(sight);
		const lost = sumOf(Object.entries(paid), ([id, times]) =>
			isPlanet(id) ? rate * valueOf(sight.board, id, 'resources') : Math.max(GOOD, rate) * times
		);
		// A law may leave an area no room (Fleet Regulations).
		const fill = filling({ ...shape, places: areas, limits: [] });
		spreadCounters(sight, areas, n, fill.mayAdd, (id) => fill.add(id, 1));
		return [
			{
				answer: { pick: 'buy', then: { split: { ...paid, ...fill.split } } },
				worth: countersWorth(sight, n) - lost
			}
		];
	});
	return bestOf(ways, ({ worth }) => worth) ?? null;
}

/** What one more resource would do now that is not put by: in a technology, or in units where they can still be made. */
const resourceWorth = (sight: Sight): number =>
	recall(sight, 'resource', () => {
		const { board, me } = sight;
		const free = Math.max(1, purse(sight, 'resources'));
		const yards = systemIds(board).filter((id) => !isActivated(board, id, me));
		const mayProduce = self(sight).counters.command > 0;
		const units = mayProduce ? Math.max(0, ...yards.map((id) => bestOrder(sight, id).worth)) : 0;
		return Math.max(IDLE, units / free, techFund(sight) > 0 ? IN_TECH : 0);
	});
/** It may find something to do yet. */
const IDLE = 0.3;
const IN_TECH = 0.9;
