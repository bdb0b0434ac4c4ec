/** The reasons of a bot, question by question: what it reckoned when it answered so. */
import type { Answer, OwnDecision, Shape, SplitShape, Words } from '../../../core';
import { bestOf, keysOf, sumOf, totalOf } from '../../kit';
import { isEncounterCard, kindOf } from '../cards';
import { ownQuestions } from '../effects';
import { isEvolution } from '../modules/evolution/laid';
import { useCalled } from '../offers';
import { isPiece } from '../types';
import type { CardId, PlanetId, SeatId, Side } from '../types';
import { withGuests, withShips } from './alliances';
import { whyInCouncil } from './council';
import { MOST_OFFERS, PENALTY, isRansom, worthOfTerms } from './deals';
import { bestLaying, chancesOfLaying, chancesUnseen } from './odds';
import type { Endings } from './odds';
import { say } from './reasons';
import type { Reason, UseCost } from './reasons';
import {
	heldIn,
	homesNeeded,
	homesOf,
	isNewColony,
	mainOf,
	planetsOf,
	shipsOn,
	wonBy,
	wouldWin
} from './sight';
import { whyLeft } from './techs';
import { useNamed } from './seeing';
import type { Sight } from './sight';
import { attackOn } from './targets';
import { worthOfPlay } from './uses';
import { hurts, regret } from './wishes';
import { LATE, fightIn, worthOfCard } from './worth';
import type { Fight } from './worth';

/** There is always a reason, if only that it weighed nothing. */
type Why = (sight: Sight, shape: Shape, answer: Answer, about: readonly string[]) => Reason;

/** Why it answers so; null: a question it has never heard of. */
export function why(sight: Sight, decision: OwnDecision, answer: Answer): Words | null {
	const { window, name, shape, about = [] } = decision;
	const reason = window
		? responding(sight, answer)
		: (WHY[name]?.(sight, shape, answer, about) ?? ofOwn(name, answer));
	return reason ? say(reason) : null;
}

/** What an alien, an artifact or a module asks by itself says why in its own file. */
function ofOwn(question: string, answer: Answer): Reason | undefined {
	const why = ownQuestions[question]?.why;
	return typeof why === 'function' ? why(answer) : why;
}

const always =
	(reason: Reason): Why =>
	() =>
		reason;

const fewRewards = always({ is: 'few rewards' });
const evolving: Why = (_sight, _shape, answer) => {
	if (!('pick' in answer)) return { is: 'leaves it' };
	const [, from = ''] = answer.pick.split(' ');
	const to = answer.then && 'pick' in answer.then ? answer.then.pick : from;
	const place = [to, from].find(isEvolution);
	return place === undefined ? { is: 'leaves it' } : { is: 'evolves', place };
};
const stayingLongest = always({ is: 'stays longest' });

const WHY: { readonly [question: string]: Why } = {
	'encounter.retrieve': (sight, _shape, answer) => ({
		is: 'few ships there',
		n: 'pick' in answer ? heldOn(sight, answer.pick) : 0
	}),
	'destiny.wild': (sight, _shape, answer) =>
		'pick' in answer ? bestAttack(sight, answer.pick as SeatId) : { is: 'does most' },
	'destiny.which': always({ is: 'does most' }),
	'destiny.own': ownColour,
	'destiny.partner': ownColour,
	'destiny.abroad': (sight, shape, answer) =>
		'pick' in answer && answer.pick !== 'home'
			? ownColour(sight, shape, answer)
			: { is: 'does most' },
	'launch.aim': (sight, _shape, answer) => {
		const defense = mainOf(sight, 'defense');
		return defense && 'pick' in answer
			? attack(sight, defense, answer.pick as PlanetId)
			: { is: 'does most' };
	},
	'launch.send': sending,
	'launch.leave': allowing,
	'alliance.leave': allowing,
	'alliance.offenseInvites': inviting,
	'alliance.defenseInvites': () => ({ is: 'defense invites' }),
	'alliance.answer': joining,
	'alliance.together': joining,
	'late.send': (_sight, _shape, answer) =>
		'split' in answer && totalOf(answer.split) > 0 ? { is: 'does most' } : { is: 'leaves it' },
	'late.leave': allowing,
	'origins.choose': (_sight, shape, answer, [whose]) =>
		whose ? { is: 'misses most', whose: whose as SeatId } : sparing(shape, answer),
	'toll.take': always({ is: 'cards' }),
	'planning.select': laying,
	'layAgain.select': laying,
	'planning.expose': laying,
	'compensation.take': () => ({ is: 'best cards' }),
	'compensation.give': () => ({ is: 'worst cards' }),
	'atRandom.choose': () => ({ is: 'worst cards' }),
	'deal.talk': talking,
	'deal.settlers': (_sight, shape, answer) => sparing(shape, answer),
	'council.settlers': (_sight, shape, answer) => sparing(shape, answer),
	'deal.moreSettlers': (_sight, shape, answer) => sparing(shape, answer),
	'deal.more': (_sight, _shape, answer) =>
		'pick' in answer && answer.pick !== 'none' ? { is: 'good terms' } : { is: 'keeps colony' },
	// Ships of another seat are not spared.
	'mustLose.pick': (_sight, shape, answer, [whose]) =>
		whose ? { is: 'misses most', whose: whose as SeatId } : sparing(shape, answer),
	'lose.more': (_sight, shape, answer) => sparing(shape, answer),
	'lose.fewer': (sight) => ({ is: 'misses most', whose: sight.me }),
	'newHand.keep': always({ is: 'best cards' }),
	'newHand.show': always({ is: 'best cards' }),
	'reveal.follow': (_sight, shape, answer) =>
		'split' in answer && sumOf(keysOf(answer.split), (from) => answer.split[from] ?? 0) > 0
			? { is: 'does most' }
			: { is: 'leaves it' },
	'radar.look.choose': always({ is: 'does most' }),
	'radar.look.show': always({ is: 'does most' }),
	'planning.radar': (_sight, _shape, answer) =>
		'pick' in answer && answer.pick !== 'none' ? { is: 'does most' } : { is: 'leaves it' },
	'radar.buy.take': (_sight, _shape, answer) =>
		'yes' in answer && answer.yes ? { is: 'does most' } : { is: 'leaves it' },
	'radar.buy.ships': always({ is: 'does most' }),
	'use.takesBack': (_sight, _shape, answer) =>
		'pick' in answer && answer.pick !== 'none' ? { is: 'best cards' } : { is: 'leaves it' },
	'resolution.rewards': (sight, _shape, answer) =>
		'amount' in answer && answer.amount > 0
			? { is: 'ships back', outside: outside(sight) }
			: { is: 'cards' },
	'lux.deal.choose': always({ is: 'likes card' }),
	'lux.market.pick': always({ is: 'buys most' }),
	'lux.market.agree': (_sight, _shape, answer) =>
		'yes' in answer && answer.yes ? { is: 'buys too' } : { is: 'buys nothing' },
	'lux.buy.many': always({ is: 'spends' }),
	'lux.buy.pay': always({ is: 'costs less' }),
	'lux.buy.take': (sight, _shape, answer) =>
		'split' in answer && (answer.split['ships'] ?? 0) > 0
			? { is: 'ships back', outside: outside(sight) }
			: 'split' in answer && (answer.split['rewards'] ?? 0) > 0
				? { is: 'rewards serve' }
				: { is: 'cards' },
	'lux.consent.ask': (_sight, _shape, answer) =>
		'yes' in answer && answer.yes ? { is: 'ships safe' } : { is: 'ships fight' },
	'teams.give.offer': (_sight, _shape, answer) =>
		'yes' in answer && answer.yes ? { is: 'helps partner' } : { is: 'keeps colony' },
	'teams.give.take': (_sight, shape, answer) => {
		if (!('pick' in answer) || answer.pick === 'leave') return { is: 'no spare ships' };
		const split = shape.type === 'one' ? shape.choices[0]?.then : undefined;
		const spares = split && answer.then ? sparing(split, answer.then) : null;
		return spares ?? { is: 'keeps colony' };
	},
	'home.land': () => ({ is: 'spreads' }),
	'start.choose': () => ({ is: 'likes power' }),
	'selection.open.take': always({ is: 'likes power' }),
	'selection.pass.choose': always({ is: 'dislikes power' }),
	'selection.open.remove': always({ is: 'dislikes power' }),
	'selection.delegate.assign': always({ is: 'alike' }),
	'selection.unseen.hand': always({ is: 'alike' }),
	'selection.unseen.want': (_sight, _shape, answer) => ({
		...{ is: 'rates power', well: 'yes' in answer && answer.yes }
	}),
	'turn.second': (_sight, shape, answer) =>
		('yes' in answer && answer.yes) || ('pick' in answer && answer.pick === 'again')
			? { is: 'second chance' }
			: shape.type === 'one' && shape.choices.length === 1
				? { is: 'only choice' }
				: { is: 'leaves it' },
	'resolution.salvage': always({ is: 'rewards serve' }),
	'resolution.split': (sight, _shape, answer) =>
		'split' in answer && (answer.split['ships'] ?? 0) > 0
			? { is: 'ships back', outside: outside(sight) }
			: { is: 'rewards serve' },
	'compensation.backs': fewRewards,
	'deal.backs': fewRewards,
	'takeOne.backs': fewRewards,
	'deal.choose': always({ is: 'worst cards' }),
	'council.talk': (_sight, _shape, answer) => whyInCouncil(answer),
	'council.choose': always({ is: 'worst cards' }),
	'council.backs': fewRewards,
	'use.details': always({ is: 'does most' }),
	'use.name': always({ is: 'does most' }),
	'mandatory.which': always({ is: 'alike' }),
	'tech.keep.choose': always({ is: 'best technology' }),
	'tech.actions.choose': (sight, _shape, answer) => {
		const [what] = 'pick' in answer ? answer.pick.split(' ') : [];
		if (what === 'complete') return { is: 'completes' };
		return what === 'research' ? { is: 'researches' } : whyLeft(sight);
	},
	'tech.dealt.research': always({ is: 'researches' }),
	'evolve.choose': evolving,
	'stations.deal.putBack': always({ is: 'poor station' }),
	'stations.deal.choose': stayingLongest,
	'stations.give.where': stayingLongest,
	'moons.deal.discard': always({ is: 'poor moon' }),
	'moons.deal.place': stayingLongest,
	'moons.discard.choose': always({ is: 'worst cards' }),
	'moons.occupy.choose': (_sight, _shape, answer) =>
		'yes' in answer && answer.yes ? { is: 'moon serves' } : { is: 'leaves it' },
	'ships.mark.choose': always({ is: 'alike' }),
	'ships.anew.choose': always({ is: 'alike' }),
	'ships.goes.where': always({ is: 'goes along' }),
	'further.where': always({ is: 'comes back' })
};

/** The questions it has a reason for, whatever it answers, by name: those of the rules, and those of what is in the box. */
export const REASONED: readonly string[] = [...Object.keys(WHY), ...Object.keys(ownQuestions)];

const heldOn = (sight: Sight, place: string): number =>
	shipsOn(sight, place as PlanetId)[sight.me] ?? 0;

const outside = (sight: Sight): number =>
	sumOf(keysOf(sight.open.planets), (planet) => heldOn(sight, planet));

/** How likely the best card it holds wins this as the offense; null: it holds none, or no one card decides. */
function winning(sight: Sight, fight: Fight): number | null {
	const { card } = bestLaying(sight, fight);
	return card && !exchanges(sight) ? chancesOfLaying(sight, fight, card).offense : null;
}

/** Whoever may exchange the cards that are laid chooses for both sides. */
const exchanges = (sight: Sight): boolean =>
	sight.bends(sight.me).some((bend) => bend.exchanges === true);

/** A colony that is the last one missing: with objectives it ends the game, and what is in other hands counts, too. */
const lastColony = ({ open }: Sight, planet: PlanetId): Reason => ({
	is: open.objectives ? 'ends ahead' : 'wins game',
	planet
});

function attack(sight: Sight, defense: SeatId, planet: PlanetId): Reason {
	if (wouldWin(sight, sight.me, planet)) return lastColony(sight, planet);
	const wins = winning(sight, attackOn(sight, defense, planet));
	return wins === null ? { is: 'best target', planet } : { is: 'attack', planet, wins };
}

/** The attack for which it picked this player. */
function bestAttack(sight: Sight, defense: SeatId): Reason {
	const worth = (planet: PlanetId) => bestLaying(sight, attackOn(sight, defense, planet)).worth;
	const [first] = planetsOf(sight, defense)
		.map((planet) => ({ planet, worth: worth(planet) }))
		.sort((one, other) => other.worth - one.worth);
	return first ? attack(sight, defense, first.planet) : { is: 'does most' };
}

function ownColour(sight: Sight, _shape: Shape, answer: Answer): Reason {
	if (!('pick' in answer)) return { is: 'does most' };
	const [what, seat = '', planet = ''] = answer.pick.split(' ');
	if (what === 'against') return attack(sight, seat as SeatId, planet as PlanetId);
	if (what !== 'resettle') return { is: 'another draw' };
	const [has, needs] = [homesOf(sight, sight.me), homesNeeded(sight)];
	return has <= needs ? { is: 'few homes', has, needs } : { is: 'resettles' };
}

/** Whether no place is left empty by this. */
function sparing(shape: Shape, answer: Answer): Reason {
	if (shape.type !== 'split' || !('split' in answer)) return { is: 'does most' };
	return isSpare(shape, answer.split) ? { is: 'spares colonies' } : { is: 'spare first' };
}

const isSpare = ({ places }: SplitShape, split: { readonly [place: string]: number }): boolean =>
	places.every(({ id, max }) => !id.startsWith('planet:') || (split[id] ?? 0) < max);

function sending(sight: Sight, shape: Shape, answer: Answer): Reason {
	const target = fightIn(sight)?.target;
	if (target && wouldWin(sight, sight.me, target))
		return sight.open.objectives ? lastColony(sight, target) : { is: 'sends all', planet: target };
	return sparing(shape, answer);
}

function allowing(_sight: Sight, _shape: Shape, answer: Answer): Reason {
	return 'yes' in answer && answer.yes ? { is: 'ships help you' } : { is: 'keeps them few' };
}

function inviting(sight: Sight, shape: Shape, answer: Answer): Reason {
	const fight = fightIn(sight);
	if (shape.type !== 'some' || !('picks' in answer) || !fight) return { is: 'does most' };
	const guests = shape.choices.map(({ id }) => id as SeatId);
	const invited = answer.picks as SeatId[];
	if (invited.length > 0) {
		const [wins, alone] = [invited, []].map((of) => winning(sight, withGuests(fight, guests, of)));
		if (wins == null || alone == null) return { is: 'guests help' };
		return { is: 'invites', guests: invited, wins, alone };
	}
	const winners = guests.filter((guest) => wonBy(sight, guest, fight.target) !== null);
	return winners.length > 0 ? { is: 'would win', guests: winners } : { is: 'no guest helps' };
}

function joining(sight: Sight, _shape: Shape, answer: Answer): Reason {
	const fight = fightIn(sight);
	if (!fight || !('pick' in answer)) return { is: 'does most' };
	if (answer.pick === 'decline') return { is: 'stays out' };
	if (answer.pick !== 'offense' && answer.pick !== 'defense') return { is: 'does most' };
	const side: Side = answer.pick;
	const { then } = answer;
	// CE-9.19: they come later.
	const n = !then ? LATE : 'split' in then ? totalOf(then.split) : 0;
	const [wins, without] = [withShips(fight, side, sight.me, n), fight].map(
		(one) => chancesUnseen(sight, one)[side]
	);
	const isNew = side === 'offense' && isNewColony(sight, sight.me, fight.target);
	if (isNew && wouldWin(sight, sight.me, fight.target)) return lastColony(sight, fight.target);
	return {
		is: 'joins',
		side,
		wins: wins ?? 0,
		without: without ?? 0,
		lands: isNew ? fight.target : null
	};
}

function laying(sight: Sight, _shape: Shape, answer: Answer): Reason {
	const fight = fightIn(sight);
	if (!fight || !('pick' in answer) || !isEncounterCard(answer.pick) || exchanges(sight))
		return { is: 'does most' };
	const chances: Endings = chancesOfLaying(sight, fight, answer.pick);
	const kind = kindOf(answer.pick);
	if (kind === 'negotiate') return { is: 'lays negotiate', deals: chances.deal };
	const side: Side = fight.offense === sight.me ? 'offense' : 'defense';
	return {
		is: 'lays attack',
		wins: chances[side],
		kept: keptFor(sight, fight, side, answer.pick)
	};
}

/** Of the attacks in hand that cost more than this, the one that wins oftenest. */
function keptFor(sight: Sight, fight: Fight, side: Side, laid: CardId) {
	const dearer = heldIn(sight).filter(
		(card) => kindOf(card) === 'attack' && worthOfCard(card) > worthOfCard(laid)
	);
	const card = bestOf(dearer, (one) => chancesOfLaying(sight, fight, one)[side], worthOfCard);
	return card ? { card, wins: chancesOfLaying(sight, fight, card)[side] } : null;
}

function talking(sight: Sight, shape: Shape, answer: Answer): Reason {
	if (shape.type !== 'deal') return { is: 'does most' };
	const { standing } = shape;
	if ('accept' in answer && standing)
		return isRansom(sight) || worthOfTerms(sight, shape.get.seat, standing.terms) > 0
			? { is: 'good terms' }
			: { is: 'penalty', ships: PENALTY };
	if ('offer' in answer) {
		const { colony } = answer.offer.get;
		return colony && 'pick' in colony
			? { is: 'colony by deal', planet: colony.pick as PlanetId }
			: { is: 'good terms' };
	}
	return (standing?.n ?? 0) >= MOST_OFFERS ? { is: 'talked enough' } : { is: 'no terms' };
}

function responding(sight: Sight, answer: Answer): Reason {
	if (!('pick' in answer)) return { is: 'does most' };
	if (answer.pick === 'pass') return { is: 'keeps' };
	if (kindOf(answer.pick) === 'reinforcement') return { is: 'turns fight' };
	return using(sight, answer.pick);
}

/** What a use is for, by what it is worth with what stands open and without. */
function using(sight: Sight, pick: string): Reason {
	const worth = worthOfPlay(sight, pick);
	if (worth <= 0) return { is: 'does most' };
	const { answers } = sight;
	// Worth nothing but for what it answers: it is there to stop that.
	if (answers && hurts(sight) && worthOfPlay({ ...sight, answers: null }, pick) <= 0)
		return { is: 'stops harm', by: answers.by };
	const all = regret(sight);
	if (all > 0 && Math.abs(worth - all) < ALIKE) return { is: 'turns fight' };
	return { is: 'use', worth, costs: costOf(pick) };
}

/** What is no farther apart is the same gain. */
const ALIKE = 0.01;

/** What is gone once it is used: a power costs nothing, a flare comes back (CE-15.27) unless it says otherwise. */
function costOf(pick: string): UseCost {
	const named = useCalled(pick);
	if (!named || isPiece(named.source)) return 'unsaid';
	if (named.source === 'power') return 'nothing';
	return named.source === 'artifact' || useNamed(pick)?.afterwards ? 'card' : 'comes back';
}
