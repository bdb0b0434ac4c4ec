/** The reasons of a bot, question by question: what it reckoned when it answered so. */
import type { Answer, OwnDecision, Words } from '../../../core';
import { fleetAt, planetState } from '../board';
import { goalOf } from '../ending';
import { oddsOfBattle } from '../fights';
import { STRATEGY_CARDS, TECHNOLOGIES } from '../tables';
import { objectiveOf } from '../tables/by-id';
import type { ObjectiveId, PlanetId, SeatId, SystemId, TechId } from '../types';
import { sendFrom } from './diodes';
import { bestOrder } from './builds';
import { QUIET } from './choosing';
import { planetServes, techServes } from './goals';
import { foeAt, forecastOf, landingPlan } from './moves';
import { groundChance } from './odds';
import { aimOf, keptOf } from './plan';
import { say } from './reasons';
import type { CardUse, Reason, Served } from './reasons';
import { leaderOf, self } from './sight';
import type { Sight } from './sight';
import { freeTech, rexChance } from './strategy';
import { techFund, techIn } from './techs';
import { isTrusted } from './trade';
import { forWorth, GOOD_TO_BE } from './votes';
import { wouldWin } from './worth';
import { pointsOf } from './wants';

/** Why it answers so; null: a question it has never heard of. */
export function why(sight: Sight, decision: OwnDecision, answer: Answer): Words | null {
	// A card is played beside a question, and is none itself.
	const beside = decision.name === 'card' ? quietly : undefined;
	const reason = decision.window
		? responding(sight, decision, answer)
		: (beside ?? WHY[decision.name])?.(sight, answer, decision);
	return reason ? say(reason) : null;
}

/** There is always a reason, if only that it weighed nothing. */
type Why = (sight: Sight, answer: Answer, decision: OwnDecision) => Reason;

const always =
	(reason: Reason): Why =>
	() =>
		reason;

const paying = always({ is: 'pays' });
const spreading = always({ is: 'counters' });
const helping = always({ is: 'helps most' });
const givingUp = always({ is: 'costs least' });
const missedLeast = always({ is: 'missed least' });
const firing = always({ is: 'all fire' });
/** Chance answers, or a card does; else everything is left as it is. */
const quietly: Why = (_sight, answer) => {
	if (!('pick' in answer)) return { is: 'alike' };
	if (answer.pick.startsWith('card:')) return { is: 'use now' };
	return QUIET.includes(answer.pick) ? { is: 'leaves it' } : { is: 'alike' };
};

const sending: Why = (sight) => (sendFrom(sight) ? { is: 'better place' } : { is: 'alike' });

const WHY: { readonly [question: string]: Why } = {
	'setup.pick': always({ is: 'race' }),
	'setup.keep': always({ is: 'race' }),
	'setup.leftOver': always({ is: 'tile' }),
	'setup.build': always({ is: 'tile' }),
	'setup.units': always({ is: 'set out' }),
	'strategy.pillage': always({ is: 'from the leader' }),
	'strategy.pick': (sight, answer) =>
		ofCard(sight, 'pick' in answer ? after(answer.pick, 'strategy:') : null, true),
	'strategy.give': (_sight, answer) =>
		'pick' in answer ? { is: 'helps least', seat: answer.pick as SeatId } : { is: 'alike' },
	'turn.act': (sight, answer) => ofAction(sight, answer),
	'tactical.again': (sight, answer) => ofAction(sight, answer),
	'tactical.move': moving,
	'tactical.aboard': (_sight, answer) =>
		'pick' in answer && answer.pick === 'nothing' ? { is: 'leaves it' } : { is: 'settlers' },
	'transfer.move': (_sight, answer) =>
		'split' in answer && Object.values(answer.split).some((n) => n > 0)
			? { is: 'better place' }
			: { is: 'stays' },
	'transitDiodes.from': sending,
	'transitDiodes.to': sending,
	'exchange.partner': (sight, answer) => {
		const seat = 'pick' in answer && sight.board.order.find((one) => one === answer.pick);
		return seat ? { is: 'can spare', seat } : { is: 'trade', isGood: false };
	},
	'exchange.talk': (_sight, answer) => ({ is: 'trade', isGood: !('refuse' in answer) }),
	'exchange.cards': missedLeast,
	'landings.assign': landing,
	'landings.licence': always({ is: 'alike' }),
	'landings.next': always({ is: 'easier first' }),
	'landings.pay': paying,
	'bombardment.choose': firing,
	'battle.foresee': (sight, _answer, { about = [] }) => battleNow(sight, about) ?? { is: 'alike' },
	'battle.order': quietly,
	'battle.aim': firing,
	'battle.casualties': losing,
	'invasion.fighters': firing,
	'invasion.guns': firing,
	'invasion.casualties': losing,
	'pdsFire.fire': (_sight, answer) =>
		'pick' in answer && answer.pick.startsWith('card:') ? { is: 'use now' } : { is: 'all fire' },
	'losses.take': losing,
	'upkeep.fleets': always({ is: 'cheapest first' }),
	'roll.again': quietly,
	'genSynthesis.where': helping,
	'granting.place': helping,
	'mobilizing.place': helping,
	'orbitalDrop.where': helping,
	'production.where': (_sight, answer) =>
		'pick' in answer && answer.pick === 'none' ? { is: 'not for its price' } : { is: 'yard' },
	'production.which': quietly,
	'production.order': ordering,
	'production.pay': paying,
	'card.price': paying,
	'research.choose': researching,
	'strategic.others': following,
	'secondary.use': following,
	'ownSecondary.which': quietly,
	'status.counters': spreading,
	'status.buyBack': quietly,
	'status.moves': (_sight, answer) => {
		if (!('pick' in answer)) return { is: 'alike' };
		if (answer.pick.startsWith('card:')) return { is: 'use now' };
		return { is: 'counters lie', well: answer.pick === 'keep' };
	},
	'politicalPrimary.counter': spreading,
	'logisticsPrimary.counters': spreading,
	'giveCounter.choose': quietly,
	'claim.choose': claiming,
	'warfarePrimary.counter': always({ is: 'again' }),
	'diplomacyPrimary.name': (_sight, answer) =>
		'pick' in answer ? { is: 'danger', seat: answer.pick as SeatId } : { is: 'alike' },
	'tradePrimary.choose': always({ is: 'gain goods' }),
	'tradePrimary.talk': trading,
	'breaking.choose': (_sight, answer) => {
		const [seat] = 'picks' in answer ? (answer.picks as SeatId[]) : [];
		return seat ? { is: 'too near', seat } : { is: 'nobody too near' };
	},
	'handLimit.discard': missedLeast,
	'discarding.choose': missedLeast,
	'disclosure.choose': quietly,
	'openDraw.take': quietly,
	'search.choose': quietly,
	'agenda.look': always({ is: 'next agenda' }),
	'agenda.lookForTwo': always({ is: 'next agenda' }),
	'repealing.choose': quietly,
	'tariff.pay': quietly,
	'exhausting.choose': givingUp,
	'exhaustHalf.choose': givingUp,
	'yielding.choose': givingUp,
	'scrapping.choose': givingUp,
	'undocking.choose': givingUp,
	'redistributing.planet': givingUp,
	'redistributing.name': helping,
	'redistributing.take': quietly,
	'ownCards.play': (sight, answer, { about = [] }) => playing(sight, answer, about),
	'vote.cast': voting,
	'vote.tie': voting
};

/** The questions it has a reason for, whatever it answers, by name. */
export const REASONED: readonly string[] = Object.keys(WHY);

const after = (id: string, prefix: string): string | null =>
	id.startsWith(prefix) ? id.slice(prefix.length) : null;

const isStrategy = (id: string): id is keyof typeof STRATEGY_CARDS =>
	Object.hasOwn(STRATEGY_CARDS, id);

/** `picking`: with what lies on it. */
function ofCard(sight: Sight, card: string | null, picking = false): Reason {
	if (card === null || !isStrategy(card)) return { is: 'does most' };
	const bonus = picking ? (sight.board.bonus[card] ?? 0) : 0;
	return { is: 'card', use: useOf(sight, card), bonus };
}

function useOf(sight: Sight, card: keyof typeof STRATEGY_CARDS): CardUse {
	if (card === 'imperial') {
		const chance = rexChance(sight);
		const rex = chance > 0 ? Math.round(1 / chance) : null;
		return { of: card, lacks: goalOf(sight.board) - self(sight).points, rex };
	}
	return card === 'technology' ? { of: card, tech: freeTech(sight) } : { of: card };
}

// --- an action

function ofAction(sight: Sight, answer: Answer): Reason {
	if (!('pick' in answer)) return { is: 'does most' };
	const { pick: id } = answer;
	const system = after(id, 'activate:');
	if (system) return ofActivation(sight, system as SystemId);
	const card = after(id, 'strategic:');
	if (card) return ofCard(sight, card);
	if (id.startsWith('card:')) return { is: 'use now' };
	return id === 'pass' || id === 'no' ? { is: 'no action' } : { is: 'does most' };
}

function ofActivation(sight: Sight, system: SystemId): Reason {
	const { battle, planets, ships } = forecastOf(sight, system);
	if (battle) return { is: 'battle', ...battle };
	if (planets.length > 0) return taking(sight, planets);
	if (bestOrder(sight, system).worth > 0) return { is: 'produces' };
	return ships > 0 ? { is: 'better place' } : { is: 'does most' };
}

/** What does not lie open and is not its own is an objective it only reckons with. */
const served = (sight: Sight, objective: ObjectiveId): Served => ({
	objective,
	mayCome: !sight.own.progress[objective]
});

function taking(sight: Sight, planets: readonly PlanetId[]): Reason {
	const serves = planets.map((planet) => planetServes(sight, planet)).find((one) => one !== null);
	return { is: 'planets', planets, serves: serves ? served(sight, serves) : null };
}

function moving(sight: Sight, answer: Answer, { about = [], shape }: OwnDecision): Reason {
	const system = about[0] as SystemId | undefined;
	if (!system || shape.type !== 'split' || !('split' in answer)) return { is: 'does most' };
	if (Object.values(answer.split).every((n) => n === 0)) return { is: 'stays' };
	const { battle, planets } = forecastOf(sight, system, shape);
	if (battle) return { is: 'battle', ...battle };
	return planets.length > 0 ? taking(sight, planets) : { is: 'better place' };
}

/** What is least sure is told; where nobody resists, what it is good for. */
function landing(sight: Sight, answer: Answer, { about = [] }: OwnDecision): Reason {
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
	if (!hardest) return chosenIn(answer).length > 0 ? { is: 'guards' } : { is: 'stays aboard' };
	return hardest.wins < 1
		? { is: 'lands against', ...hardest }
		: taking(
				sight,
				plans.map(({ planet }) => planet)
			);
}

function ordering(sight: Sight, answer: Answer): Reason {
	if (chosenIn(answer).length === 0) return { is: 'not for its price' };
	if (aimOf(sight).is === 'spend' && keptOf(sight).planets.size > 0)
		return { is: 'saves', for: 'objective' };
	if (techFund(sight) > 0) return { is: 'saves', for: 'technology' };
	return { is: 'for its price' };
}

// --- technologies and cards

function researching(sight: Sight, answer: Answer): Reason {
	if (!('pick' in answer)) return { is: 'most use' };
	if (answer.pick === 'leave') return { is: 'too dear' };
	const tech = techIn(answer.pick);
	if (tech === null) return { is: 'most use' };
	const objective = techServes(sight, tech);
	if (objective) return { is: 'objective', serves: served(sight, objective) };
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

function following(sight: Sight, answer: Answer, { about = [] }: OwnDecision): Reason {
	if (!('pick' in answer)) return { is: 'does most' };
	const card = after(about[0] ?? '', 'strategy:');
	const free =
		card === 'logistics' || self(sight).strategy.some((one) => one.card === 'initiative');
	return { is: 'secondary', taken: answer.pick !== 'leave', free };
}

function claiming(sight: Sight, answer: Answer): Reason {
	const objective = 'pick' in answer ? after(answer.pick, 'objective:') : null;
	if (objective === null) return { is: 'leaves it' };
	const n = pointsOf(objective);
	const wins = objectiveOf(objective).gives === 'wins' || wouldWin(sight, n);
	return { is: 'points', n, wins };
}

// --- others

/** Of what an answer takes some, by place. */
function chosenIn(answer: Answer): readonly string[] {
	const split = 'split' in answer ? answer : 'pick' in answer ? answer.then : undefined;
	return split && 'split' in split
		? Object.entries(split.split).flatMap(([id, n]) => (n > 0 ? [id] : []))
		: [];
}

function losing(_sight: Sight, answer: Answer): Reason {
	const lost = chosenIn(answer);
	if (lost.length === 0 && 'pick' in answer && answer.pick.startsWith('card:'))
		return { is: 'use now' };
	return lost.length > 0 && lost.every((id) => id.startsWith('sustain:'))
		? { is: 'damage first' }
		: { is: 'cheapest first' };
}

function voting(sight: Sight, answer: Answer, { about = [] }: OwnDecision): Reason {
	const card = after(about[0] ?? '', 'political:');
	if (card === null || !('pick' in answer)) return { is: 'does most' };
	const { pick } = answer;
	if (pick === 'abstain') return { is: 'abstains' };
	if (pick === sight.me && GOOD_TO_BE.includes(card)) return { is: 'good to be elected' };
	if (pick !== 'for' && pick !== 'against') return { is: 'elects' };
	const leader = leaderOf(sight);
	// So little is taste, and taste is no reason.
	return leader && Math.abs(forWorth(sight, card)) > TASTE
		? { is: 'motion', leader }
		: { is: 'alike' };
}
const TASTE = 0.2;

function trading(sight: Sight, answer: Answer): Reason {
	if (!('pick' in answer)) return { is: 'all agreed' };
	const [verb, n] = answer.pick.split(':');
	if (verb === 'accept' || verb === 'offer') return { is: 'agreement' };
	if (verb === 'approve') return { is: 'others agree' };
	const by = sight.board.offers.find((offer) => String(offer.n) === n)?.by;
	return verb === 'refuse' && by && !isTrusted(sight, by)
		? { is: 'too near', seat: by }
		: { is: 'all agreed' };
}

/** In a battle, how it stands; else what a card is for, or that none is worth it. */
function responding(sight: Sight, { window, about = [] }: OwnDecision, answer: Answer): Reason {
	const inBattle = window === 'beforeBattle' || window === 'beforeRound';
	return (inBattle ? battleNow(sight, about) : null) ?? playing(sight, answer, about);
}

function battleNow(sight: Sight, about: readonly string[]): Reason | null {
	const { board, me } = sight;
	const system = about[0] as SystemId | undefined;
	const foe = system && foeAt(sight, system);
	if (!system || !foe) return null;
	const isAttack = board.active === me;
	const sides = isAttack
		? { attacker: me, defender: foe, system }
		: { attacker: foe, defender: me, system };
	const isFirst = board.fight?.is !== 'battle' || board.fight.round < 2;
	const odds = oddsOfBattle(board, sides, isFirst);
	return { is: 'battle now', wins: isAttack ? odds.attacker : odds.defender };
}

function playing(sight: Sight, answer: Answer, about: readonly string[]): Reason {
	if (!('pick' in answer)) return { is: 'does most' };
	const { pick } = answer;
	if (QUIET.includes(pick)) return { is: 'keeps' };
	const by = sight.board.order.find((seat) => seat === about[1]);
	return pick.startsWith('card:sabotage') && by ? { is: 'grave', seat: by } : { is: 'use now' };
}
