/** The reasons of a bot, question by question: what it reckoned when it answered so. */
import type { Answer, OwnDecision, Words } from '../../../core';
import { fleetAt, planetState } from '../board';
import { goalOf } from '../ending';
import { STRATEGY_CARDS, TECHNOLOGIES } from '../tables';
import { objectiveOf } from '../tables/by-id';
import type { PlanetId, SeatId, SystemId, TechId } from '../types';
import { bestOrder } from './builds';
import { QUIET } from './choosing';
import { planetServes, techServes } from './goals';
import { foeAt, forecastOf, landingPlan } from './moves';
import { groundChance, spaceChance, squadOf } from './odds';
import { aimOf, keptOf } from './plan';
import { say } from './reasons';
import type { CardUse, Reason } from './reasons';
import { leaderOf, self } from './sight';
import type { Sight } from './sight';
import { freeTech } from './strategy';
import { techFund, techIn } from './techs';
import { isTrusted } from './trade';
import { forWorth, GOOD_TO_BE } from './votes';
import { wouldWin } from './worth';
import { pointsOf } from './wants';

/** Why it answers so; null: it has no reason to give. */
export function why(sight: Sight, decision: OwnDecision, answer: Answer): Words | null {
	const reason = decision.window
		? responding(sight, decision, answer)
		: (WHY[decision.name]?.(sight, answer, decision) ?? null);
	return reason && say(reason);
}

type Why = (sight: Sight, answer: Answer, decision: OwnDecision) => Reason | null;

const always =
	(reason: Reason): Why =>
	() =>
		reason;

const paying = always({ is: 'pays' });
const spreading = always({ is: 'counters' });

const WHY: { readonly [question: string]: Why } = {
	'setup.build': always({ is: 'tile' }),
	'setup.units': always({ is: 'set out' }),
	'strategy.pick': (sight, answer) =>
		'pick' in answer ? ofCard(sight, after(answer.pick, 'strategy:'), true) : null,
	'turn.act': (sight, answer) => ('pick' in answer ? ofAction(sight, answer.pick) : null),
	'tactical.again': (sight, answer) => ('pick' in answer ? ofAction(sight, answer.pick) : null),
	'tactical.move': moving,
	'landings.assign': landing,
	'landings.pay': paying,
	'production.pay': paying,
	'card.price': paying,
	'production.order': ordering,
	'research.choose': researching,
	'strategic.others': following,
	'secondary.use': following,
	'status.counters': spreading,
	'politicalPrimary.counter': spreading,
	'logisticsPrimary.counters': spreading,
	'claim.choose': claiming,
	'warfarePrimary.counter': always({ is: 'again' }),
	'diplomacyPrimary.name': (_sight, answer) =>
		'pick' in answer ? { is: 'danger', seat: answer.pick as SeatId } : null,
	'tradePrimary.talk': trading,
	'ownCards.play': (sight, answer, { about = [] }) => playing(sight, answer, about),
	'battle.casualties': losing,
	'invasion.casualties': losing,
	'losses.take': losing,
	'upkeep.fleets': always({ is: 'cheapest first' }),
	'vote.cast': voting,
	'vote.tie': voting
};

const after = (id: string, prefix: string): string | null =>
	id.startsWith(prefix) ? id.slice(prefix.length) : null;

const isStrategy = (id: string): id is keyof typeof STRATEGY_CARDS =>
	Object.hasOwn(STRATEGY_CARDS, id);

/** `picking`: with what lies on it. */
function ofCard(sight: Sight, card: string | null, picking = false): Reason | null {
	if (card === null || !isStrategy(card)) return null;
	const bonus = picking ? (sight.board.bonus[card] ?? 0) : 0;
	return { is: 'card', use: useOf(sight, card), bonus };
}

function useOf(sight: Sight, card: keyof typeof STRATEGY_CARDS): CardUse {
	if (card === 'imperial') return { of: card, lacks: goalOf(sight.board) - self(sight).points };
	return card === 'technology' ? { of: card, tech: freeTech(sight) } : { of: card };
}

// --- an action

function ofAction(sight: Sight, id: string): Reason | null {
	const system = after(id, 'activate:');
	if (system) return ofActivation(sight, system as SystemId);
	const card = after(id, 'strategic:');
	if (card) return ofCard(sight, card);
	if (id.startsWith('card:')) return { is: 'use now' };
	return id === 'pass' || id === 'no' ? { is: 'no action' } : null;
}

function ofActivation(sight: Sight, system: SystemId): Reason | null {
	const { battle, planets, ships } = forecastOf(sight, system);
	if (battle) return { is: 'battle', ...battle };
	if (planets.length > 0) return taking(sight, planets);
	if (bestOrder(sight, system).worth > 0) return { is: 'produces' };
	return ships > 0 ? { is: 'better place' } : null;
}

function taking(sight: Sight, planets: readonly PlanetId[]): Reason {
	const serves = planets.map((planet) => planetServes(sight, planet)).find((one) => one !== null);
	return { is: 'planets', planets, serves: serves ?? null };
}

function moving(sight: Sight, answer: Answer, { about = [], shape }: OwnDecision): Reason | null {
	const system = about[0] as SystemId | undefined;
	if (!system || shape.type !== 'split' || !('split' in answer)) return null;
	if (Object.values(answer.split).every((n) => n === 0)) return { is: 'stays' };
	const { battle, planets } = forecastOf(sight, system, shape);
	if (battle) return { is: 'battle', ...battle };
	return planets.length > 0 ? taking(sight, planets) : { is: 'better place' };
}

/** What is least sure is told; where nobody resists, what it is good for. */
function landing(sight: Sight, _answer: Answer, { about = [] }: OwnDecision): Reason | null {
	const { board, me } = sight;
	const plans = (about as readonly SystemId[]).flatMap((system) => {
		const fleet = fleetAt(board, system, me);
		if (!fleet) return [];
		const { plan } = landingPlan(sight, system, fleet.groundForce, fleet.dreadnought);
		return [...plan].map(([planet, n]) => ({
			planet,
			wins: planetState(board, planet).owner
				? groundChance(sight, system, planet, n, fleet.dreadnought)
				: 1
		}));
	});
	const [hardest] = [...plans].sort((one, other) => one.wins - other.wins);
	if (!hardest) return null;
	return hardest.wins < 1
		? { is: 'lands against', ...hardest }
		: taking(
				sight,
				plans.map(({ planet }) => planet)
			);
}

function ordering(sight: Sight, answer: Answer): Reason | null {
	if (!('split' in answer) || Object.keys(answer.split).length === 0) return null;
	if (aimOf(sight).is === 'spend' && keptOf(sight).planets.size > 0)
		return { is: 'saves', for: 'objective' };
	if (techFund(sight) > 0) return { is: 'saves', for: 'technology' };
	return { is: 'for its price' };
}

// --- technologies and cards

function researching(sight: Sight, answer: Answer): Reason | null {
	if (!('pick' in answer)) return null;
	if (answer.pick === 'leave') return { is: 'too dear' };
	const tech = techIn(answer.pick);
	if (tech === null) return null;
	const objective = techServes(sight, tech);
	if (objective) return { is: 'objective', objective };
	const next = leadsTo(sight, tech);
	return next ? { is: 'leads to', tech: next } : { is: 'most use' };
}

/** A technology for which this is the last that is needed. */
function leadsTo(sight: Sight, tech: TechId): TechId | null {
	const { techs } = self(sight);
	const has = (one: string) => one === tech || techs.includes(one);
	const found = Object.entries(TECHNOLOGIES).find(([id, { needs }]) => {
		if (!needs || has(id)) return false;
		const of: readonly string[] = 'all' in needs ? needs.all : needs.any;
		if (!of.includes(tech)) return false;
		return 'all' in needs ? of.every(has) : !of.some((one) => techs.includes(one));
	});
	return found?.[0] ?? null;
}

function following(sight: Sight, answer: Answer, { about = [] }: OwnDecision): Reason | null {
	if (!('pick' in answer)) return null;
	const card = after(about[0] ?? '', 'strategy:');
	const free =
		card === 'logistics' || self(sight).strategy.some((one) => one.card === 'initiative');
	return { is: 'secondary', taken: answer.pick !== 'leave', free };
}

function claiming(sight: Sight, answer: Answer): Reason | null {
	const objective = 'pick' in answer ? after(answer.pick, 'objective:') : null;
	if (objective === null) return null;
	const n = pointsOf(objective);
	const wins = objectiveOf(objective).gives === 'wins' || wouldWin(sight, n);
	return { is: 'points', n, wins };
}

// --- others

/** What lies lost in an answer, by place. */
function lostIn(answer: Answer): readonly string[] {
	const split = 'split' in answer ? answer : 'pick' in answer ? answer.then : undefined;
	return split && 'split' in split
		? Object.entries(split.split).flatMap(([id, n]) => (n > 0 ? [id] : []))
		: [];
}

function losing(_sight: Sight, answer: Answer): Reason | null {
	const lost = lostIn(answer);
	if (lost.length === 0)
		return 'pick' in answer && answer.pick.startsWith('card:') ? { is: 'use now' } : null;
	return lost.every((id) => id.startsWith('sustain:'))
		? { is: 'damage first' }
		: { is: 'cheapest first' };
}

function voting(sight: Sight, answer: Answer, { about = [] }: OwnDecision): Reason | null {
	const card = after(about[0] ?? '', 'political:');
	const leader = leaderOf(sight);
	if (card === null || !leader || !('pick' in answer)) return null;
	const { pick } = answer;
	if (pick === sight.me && GOOD_TO_BE.includes(card)) return { is: 'good to be elected' };
	if (pick !== 'for' && pick !== 'against') return null;
	const worth = forWorth(sight, card);
	// So little is taste, and taste is no reason.
	return Math.abs(worth) > TASTE ? { is: 'motion', leader } : null;
}
const TASTE = 0.2;

function trading(sight: Sight, answer: Answer): Reason | null {
	if (!('pick' in answer)) return null;
	const [verb, n] = answer.pick.split(':');
	if (verb === 'accept' || verb === 'offer') return { is: 'agreement' };
	const by = sight.board.offers.find((offer) => String(offer.n) === n)?.by;
	return verb === 'refuse' && by && !isTrusted(sight, by) ? { is: 'too near', seat: by } : null;
}

/** In a battle, how it stands; else what a card is for, or that none is worth it. */
function responding(
	sight: Sight,
	{ window, about = [] }: OwnDecision,
	answer: Answer
): Reason | null {
	if (window !== 'beforeBattle' && window !== 'beforeRound') return playing(sight, answer, about);
	const { board, me } = sight;
	const system = about[0] as SystemId | undefined;
	const foe = system && foeAt(sight, system);
	if (!system || !foe || !('pick' in answer)) return null;
	const mine = squadOf(fleetAt(board, system, me));
	const isAttack = board.active === me;
	return { is: 'battle now', wins: spaceChance(sight, system, mine, foe, undefined, isAttack) };
}

function playing(sight: Sight, answer: Answer, about: readonly string[]): Reason | null {
	if (!('pick' in answer)) return null;
	const { pick } = answer;
	if (QUIET.includes(pick)) return { is: 'keeps' };
	if (!pick.startsWith('card:')) return null;
	const by = sight.board.order.find((seat) => seat === about[1]);
	return pick.startsWith('card:sabotage') && by ? { is: 'grave', seat: by } : { is: 'use now' };
}
