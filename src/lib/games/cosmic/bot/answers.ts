/**
 * What a player answers, by what it sees and its manner: one line a question, but those of aliens and
 * artifacts, which their files answer; what has no answer is answered like the details of a use.
 */
import type { Answer, OwnDecision, Shape } from '../../../core';
import { bestOf, idsOf, keysOf, pickBest, ranked, sumOf } from '../../kit';
import { ownQuestions } from '../effects';
import { partnerOf } from '../modules/teams/partners';
import { kindOf, numberOf } from '../cards';
import { SIDES } from '../types';
import type { DestinyId, PlanetId, SeatId } from '../types';
import { answerInvitation, bestJoin, bestMore, invitations } from './alliances';
import { talk } from './deals';
import { stationBy } from '../modules/stations';
import { buyAll, consents, joinMarket, keepLiked, openMarket, payLeast } from './markets';
import { evolve } from './evolution';
import { occupyMoon, putBackMoon } from './moons';
import { bestLaying } from './odds';
import { neediest, spare, spareWithHomes, spread, takeDearest, takeFrom } from './ships';
import {
	foreignOf,
	goalOf,
	homesNeeded,
	homesOf,
	isOurs,
	isOneShort,
	mainOf,
	planetsOf,
	shipsOn,
	sideOf,
	threatens,
	wonBy
} from './sight';
import { useNamed } from './seeing';
import type { Sight } from './sight';
import { ANOTHER_DRAW, FLEET, bestTarget, worthOfAim, worthOfDestiny } from './targets';
import { actWithTech, keepBest } from './techs';
import { chosen, respond } from './uses';
import { talkInCouncil } from './council';
import { giveWorst, splitRewards, takeBest } from './picks';
import { fewRewards, gainOf } from './wishes';
import { CARD, fightIn, SHIP, worstFirst, worthOfCard, worthOfColony } from './worth';

type Answers = (sight: Sight, shape: Shape, about: readonly string[]) => Answer | null;

/** What a player of this sight answers; null: any legal answer is as good. */
export function answerTo(sight: Sight, decision: OwnDecision): Answer | null {
	if (decision.window) return respond(sight, decision);
	const answers = ANSWERS[decision.name] ?? ownQuestions[decision.name]?.answer;
	if (answers) return answers(sight, decision.shape, decision.about ?? []);
	// What is asked for a mandatory use is chosen as its file says.
	const { name, because, shape } = decision;
	const isDetail = name === 'use.details' || name === 'use.name';
	return chosen(sight, shape, isDetail && because ? useNamed(because.of) : null);
}

const ANSWERS: { readonly [question: string]: Answers } = {
	'start.choose': ({ manner }, shape) => pickBest(shape, manner.prefers),
	'selection.pass.choose': ({ manner }, shape) => pickBest(shape, (id) => -manner.prefers(id)),
	'selection.open.remove': ({ manner }, shape) => pickBest(shape, (id) => -manner.prefers(id)),
	'selection.open.take': ({ manner }, shape) => pickBest(shape, manner.prefers),
	'selection.unseen.want': wantsAlien,
	'encounter.retrieve': (sight, shape) => ({ pick: neediest(sight, idsOf(shape)) }),
	'destiny.wild': (sight, shape) =>
		pickBest(shape, (id) => bestTarget(sight, id as SeatId, planetsOf(sight, id as SeatId))),
	'destiny.which': (sight, shape) =>
		pickBest(shape, (id) => worthOfDestiny(sight, id as DestinyId)),
	'destiny.own': ownColour,
	'destiny.partner': ownColour,
	// A colony that is as open as that is all but the game to its player.
	'destiny.abroad': (_sight, shape) => pickBest(shape, (id) => (id === 'home' ? 0 : 1)),
	'launch.aim': (sight, shape) =>
		pickAny(sight, shape, (id) =>
			worthOfAim(sight, mainOf(sight, 'defense') ?? sight.me, id as PlanetId)
		),
	'launch.send': send,
	'launch.leave': allows,
	'alliance.leave': allows,
	'alliance.offenseInvites': invite,
	'alliance.defenseInvites': invite,
	'alliance.answer': join,
	'alliance.together': join,
	'late.send': sendLate,
	'late.leave': allows,
	'origins.choose': loseShips,
	'toll.take': (_sight, shape) => (shape.type === 'confirm' ? { yes: true } : null),
	'planning.select': lay,
	'planning.expose': lay,
	'layAgain.select': lay,
	'deal.talk': (sight, shape) => (shape.type === 'deal' ? talk(sight, shape) : null),
	'compensation.take': takeBest,
	'compensation.give': giveWorst,
	'atRandom.choose': giveWorst,
	'compensation.backs': fewRewards,
	'deal.backs': fewRewards,
	'takeOne.backs': fewRewards,
	'deal.choose': giveWorst,
	'deal.settlers': giveShips,
	'council.talk': talkInCouncil,
	'council.choose': giveWorst,
	'council.settlers': giveShips,
	'council.backs': fewRewards,
	'deal.more': grantMore,
	'deal.moreSettlers': giveShips,
	'mustLose.pick': loseShips,
	'lose.more': loseShips,
	'lose.fewer': keepShips,
	'newHand.keep': takeBest,
	'newHand.show': keepGood,
	'reveal.follow': follow,
	'use.takesBack': takeBack,
	'radar.look.choose': (_sight, shape) => ({ picks: idsOf(shape) }),
	'radar.look.show': (_sight, shape) => pickBest(shape, impressive),
	'planning.radar': buyIn,
	'radar.buy.take': takesAlly,
	'radar.buy.ships': sendAlong,
	'home.land': (sight, shape) => (shape.type === 'split' ? spread(sight, shape, shape.min) : null),
	'resolution.rewards': rewards,
	'resolution.split': splitRewards,
	'tech.keep.choose': keepBest,
	'tech.actions.choose': actWithTech,
	'tech.dealt.research': (sight, shape) =>
		shape.type === 'split' ? takeFrom(sight, shape, Math.min(shape.max, spare(shape))) : null,
	'evolve.choose': evolve,
	'stations.deal.putBack': putBackStation,
	'stations.deal.choose': attachSafely,
	'stations.give.where': attachSafely,
	'moons.deal.discard': putBackMoon,
	'moons.deal.place': attachSafely,
	'moons.discard.choose': giveWorst,
	'moons.occupy.choose': occupyMoon,
	'ships.mark.choose': (_sight, shape) => pickBest(shape, () => 0),
	'ships.goes.where': takeAlong,
	'further.where': leaveAsTheyAre,
	'resolution.salvage': (_sight, shape) => pickBest(shape, (id) => (id === 'rewards' ? 1 : 0)),
	'lux.deal.choose': keepLiked,
	'lux.market.pick': openMarket,
	'lux.market.agree': joinMarket,
	'lux.buy.many': buyAll,
	'lux.buy.pay': payLeast,
	'lux.buy.take': splitRewards,
	'lux.consent.ask': consents,
	'teams.give.offer': giveColony,
	'teams.give.take': takeColony,
	'turn.second': (_sight, shape) =>
		shape.type === 'confirm' ? { yes: true } : pickBest(shape, (id) => (id === 'again' ? 1 : 0))
};

/** Whether it likes an alien at least as well as half of those in the box. */
function wantsAlien(
	{ manner, open }: Sight,
	_shape: Shape,
	[about = '']: readonly string[]
): Answer {
	const liked = manner.prefers(about.slice('alien:'.length));
	const less = open.box.filter((alien) => manner.prefers(alien) <= liked);
	return { yes: 2 * less.length >= open.box.length };
}

/** CE-36.24: it lets those send more who fight on its side, and its partner. */
function allows(sight: Sight, _shape: Shape, [whom = '']: readonly string[]): Answer {
	return { yes: isOurs(sight, whom as SeatId) || sideOf(sight, sight.me) === 'offense' };
}

/** CE-34.17: what it likes least. */
function putBackStation(_sight: Sight, shape: Shape): Answer | null {
	return pickBest(shape, (id) => -stationBy(id).liked);
}

/** Beside the home planet with the most of its ships, where it will stay longest. */
function attachSafely(sight: Sight, shape: Shape): Answer | null {
	return pickBest(shape, (planet) => shipsOn(sight, planet as PlanetId)[sight.me] ?? 0);
}

/** CE-20.23: ships of the further colour go first, for they come back soonest. */
function leaveAsTheyAre(_sight: Sight, shape: Shape): Answer | null {
	if (shape.type !== 'split') return null;
	const are = shape.places.map(({ id }) => [id, shape.usual?.[id] ?? 0] as const);
	return { split: Object.fromEntries(are.filter(([, n]) => n > 0)) };
}

/** CE-35.6: its marked ship goes where there is a fight, comes out of the warp, and else stays where most of its ships are. */
function takeAlong(sight: Sight, shape: Shape): Answer | null {
	const fights = fightIn(sight)?.target;
	return pickBest(shape, (where) => {
		if (where === 'gate' || where === 'beside' || where === fights) return Infinity;
		return where === 'warp' ? -1 : (shipsOn(sight, where as PlanetId)[sight.me] ?? 0);
	});
}

/** The best choice; of several as good any, so that nobody foresees it. */
function pickAny({ dice }: Sight, shape: Shape, worth: (id: string) => number): Answer | null {
	const weighed = idsOf(shape).map((id) => ({ id, worth: worth(id) }));
	const best = bestOf(weighed, (one) => one.worth);
	const alike = weighed.filter((one) => best && one.worth > best.worth - ALIKE);
	const pick = alike[dice(Math.max(1, alike.length))];
	return pick ? { pick: pick.id } : null;
}

/** What is no farther apart is as good. */
const ALIKE = 0.001;

/** CE-40.65: as few ships as turn the fight; none where it can spare none, or is as well off without. */
function follow(sight: Sight, shape: Shape): Answer | null {
	const fight = fightIn(sight);
	if (shape.type !== 'split' || !fight) return null;
	const most = Math.min(shape.max, spare(shape));
	for (let n = 1; n <= most; n++)
		if (gainOf(sight, fight, n) > n * SHIP) return takeFrom(sight, shape, n);
	return { split: {} };
}

/** CE-40.68: a flare that is worth less than the artifact. */
function takeBack(_sight: Sight, shape: Shape, [artifact = '']: readonly string[]): Answer | null {
	return pickBest(shape, (id) => (id === 'none' ? 0 : worthOfCard(artifact) - worthOfCard(id)));
}

/** CE-40.71: an attack that makes allies; none where it has no such card. */
const impressive = (id: string): number =>
	id !== 'none' && kindOf(id) === 'attack' ? numberOf(id) - MIDDLING : 0;
const MIDDLING = 10;

/** CE-40.71: its worst card, where being an ally is worth more than that. */
function buyIn(sight: Sight, shape: Shape): Answer | null {
	if (shape.type !== 'one') return null;
	const offers = SIDES.flatMap((id) => {
		const then = shape.choices.find((choice) => choice.id === id)?.then;
		const join = then ? bestJoin(sight, [id], FLEET) : null;
		return join && then ? [{ id, then, worth: join.worth }] : [];
	});
	const best = bestOf(offers, ({ worth }) => worth);
	const [card] = best ? worstFirst(idsOf(best.then)) : [];
	return best && card !== undefined && best.worth > worthOfCard(card)
		? { pick: best.id, then: { pick: card } }
		: { pick: 'none' };
}

/** CE-40.71: whoever brings ships and a card, but none that would win by it. */
function takesAlly(sight: Sight, _shape: Shape, [who = '']: readonly string[]): Answer {
	const fight = fightIn(sight);
	const winner =
		fight && sideOf(sight, sight.me) === 'offense'
			? wonBy(sight, who as SeatId, fight.target)
			: null;
	return { yes: winner === null || isOurs(sight, winner) };
}

/** As many ships as do most on the side of this main player. */
function sendAlong(sight: Sight, shape: Shape, [main = '']: readonly string[]): Answer | null {
	if (shape.type !== 'split') return null;
	const side = mainOf(sight, 'offense') === main ? 'offense' : 'defense';
	const n = bestJoin(sight, [side], Math.min(shape.max, Math.max(spare(shape), shape.min)))?.n;
	return takeFrom(sight, shape, n ?? shape.min);
}

/** CE-40.70: what is better than a card it does not know. */
function keepGood(_sight: Sight, shape: Shape): Answer | null {
	if (shape.type !== 'some') return null;
	const good = idsOf(shape).filter((card) => worthOfCard(card) > CARD);
	return { picks: ranked(good, worthOfCard).slice(0, shape.max) };
}

/** CE-7.4: drives an intruder out when that matters, settles an empty planet it needs, else draws again. */
function ownColour(sight: Sight, shape: Shape): Answer | null {
	if (shape.type !== 'one') return null;
	const few = homesOf(sight, sight.me) <= homesNeeded(sight);
	const worth = (id: string): number => {
		const [what, first = '', second = ''] = id.split(' ');
		if (what === 'resettle') return few ? 1 : 0.5;
		if (what !== 'against') return ANOTHER_DRAW;
		const seat = first as SeatId;
		const near = threatens(sight, seat) ? 1 : 0;
		return worthOfAim(sight, seat, second as PlanetId) + near;
	};
	const choice = bestOf(shape.choices, ({ id }) => worth(id));
	if (!choice?.then) return choice ? { pick: choice.id } : null;
	return choice.then.type === 'split'
		? { pick: choice.id, then: takeFrom(sight, choice.then, 1) }
		: null;
}

/** CE-40.29: what it has beyond its goal goes to a partner that has not come so far. */
function giveColony(sight: Sight, shape: Shape): Answer | null {
	const { me, open } = sight;
	const partner = partnerOf(open, me);
	const beyond = foreignOf(sight, me) > goalOf(sight, me);
	const needed = partner !== null && foreignOf(sight, partner) < goalOf(sight, partner);
	return shape.type === 'confirm' ? { yes: beyond && needed } : null;
}

/** A colony of its partner’s is taken with ships that can be spared, or with any that win. */
function takeColony(sight: Sight, shape: Shape): Answer | null {
	const split = shape.type === 'one' ? shape.choices[0]?.then : undefined;
	if (split?.type !== 'split') return null;
	return spare(split) >= split.min || isOneShort(sight, sight.me)
		? { pick: 'take', then: takeFrom(sight, split, split.min) }
		: { pick: 'leave' };
}

/** As many ships as can be spared, and one at least; for the last colony also from homes its power can do without. */
function send(sight: Sight, shape: Shape): Answer | null {
	if (shape.type !== 'split') return null;
	const last = isOneShort(sight, sight.me);
	const ready = last ? spareWithHomes(sight, shape) : spare(shape);
	return takeFrom(sight, shape, Math.min(shape.max, Math.max(shape.min, ready)));
}

/** CE-8.15: with the card it has laid in mind. */
function sendLate(sight: Sight, shape: Shape): Answer | null {
	const side = sideOf(sight, sight.me);
	return shape.type === 'split' && side
		? takeFrom(sight, shape, bestMore(sight, shape, side))
		: null;
}

function invite(sight: Sight, shape: Shape): Answer | null {
	if (shape.type !== 'some') return null;
	const owed = (shape.limits ?? []).flatMap(({ least = 0, uses }) =>
		least > 0 ? Object.keys(uses) : []
	);
	const wanted = [...owed, ...invitations(sight, idsOf(shape) as SeatId[])];
	return { picks: [...new Set(wanted)].slice(0, shape.max) };
}

function join(sight: Sight, shape: Shape): Answer | null {
	return shape.type === 'one' ? answerInvitation(sight, shape) : null;
}

/** The card that leaves the fight best, less what it costs to be without it. */
function lay(sight: Sight, shape: Shape): Answer | null {
	const fight = fightIn(sight);
	const { card } = fight ? bestLaying(sight, fight, idsOf(shape)) : { card: null };
	return card ? { pick: card } : null;
}

/** CE-38.22: the colony that hurts it least, unless the other would be about to win. */
function grantMore(sight: Sight, shape: Shape, [other = '']: readonly string[]): Answer | null {
	return threatens(sight, other as SeatId)
		? { pick: 'none' }
		: pickBest(shape, (id) =>
				id === 'none' ? LEAST : worthOfColony(sight, other as SeatId, id as PlanetId)
			);
}

/** No colony of another hurts it so much as to go without one of its own. */
const LEAST = -1;

function giveShips(sight: Sight, shape: Shape): Answer | null {
	return shape.type === 'split' ? takeFrom(sight, shape, shape.min) : null;
}

/** Ships it loses itself; of another seat, which it picks for, those that seat misses most. */
function loseShips(sight: Sight, shape: Shape, [whose]: readonly string[]): Answer | null {
	if (shape.type !== 'split') return null;
	return whose ? takeDearest(shape, whose, shape.min) : takeFrom(sight, shape, shape.min);
}

/** CE-36.17: those of places it misses most. */
function keepShips(sight: Sight, shape: Shape): Answer | null {
	return shape.type === 'split' ? takeDearest(shape, sight.me, shape.min) : null;
}

/** Cards while it has ships enough outside the warp. */
function rewards(sight: Sight, shape: Shape): Answer | null {
	if (shape.type !== 'amount') return null;
	const outside = sumOf(
		keysOf(sight.open.planets),
		(planet) => shipsOn(sight, planet)[sight.me] ?? 0
	);
	return { amount: outside < 12 ? shape.max : 0 };
}
