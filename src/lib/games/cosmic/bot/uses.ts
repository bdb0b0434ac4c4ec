/**
 * When a bot uses powers, flares and artifacts: one line a use, with what the use is worth to it now.
 * A power without a line is used, a card without a line is kept.
 */
import type { Answer, Choice, OwnDecision, Shape } from '../../../core';
import { alienName, faceOf, kindOf, numberOf } from '../cards';
import { SIDES } from '../types';
import type { AlienId, CardId, PlanetId, SeatId, Ships, Side } from '../types';
import { bestJoin } from './alliances';
import {
	bestLaying,
	endingNow,
	endingOf,
	facesOf,
	negates,
	reinforcementsOf,
	worthOfFight
} from './odds';
import {
	amMain,
	encounterIn,
	foreignOf,
	goalOf,
	has,
	mainOf,
	opposing,
	othersThan,
	sideOf
} from './sight';
import type { Sight } from './sight';
import { takeFrom } from './ships';
import { CARD, SHIP, fightIn, leaderOf, worthOfCard, worthOfColony, worthOfEnding } from './worth';
import type { Ending, Fight } from './worth';

/** A use on offer. */
interface Offered {
	readonly sight: Sight;
	readonly choice: Choice;
	readonly decision: OwnDecision;
}

/** What a use is worth now; nothing or less: not used. */
type Wish = (offered: Offered) => number;

const always =
	(worth: number): Wish =>
	() =>
		worth;
const never = always(0);

/** Answers a response window: the use it wishes for most, or a pass. */
export function respond(sight: Sight, decision: OwnDecision): Answer {
	if (decision.shape.type !== 'one') return { pick: 'pass' };
	const added = reinforce(sight, decision.shape.choices);
	if (added) return added;
	let best: Choice | null = null;
	let most = 0.01;
	for (const choice of decision.shape.choices) {
		if (choice.id === 'pass') continue;
		const worth = wishFor(choice.id)({ sight, choice, decision });
		if (worth <= most) continue;
		best = choice;
		most = worth;
	}
	if (!best) return { pick: 'pass' };
	return best.then
		? { pick: best.id, then: details(sight, best.then, best.id) }
		: { pick: best.id };
}

function wishFor(id: string): Wish {
	const [source = '', effect = '', use = ''] = id.split('|');
	return WISHES[`${source} ${effect} ${use}`] ?? (source === 'power' ? always(0.1) : never);
}

const warpOf = ({ open, me }: Sight): number => open.warp[me] ?? 0;

/** How much better off it would be if this fight ended differently from how it stands. */
function regret(sight: Sight): number {
	const fight = fightIn(sight);
	const ending = fight && endingNow(sight, fight);
	if (!fight || !ending) return 0;
	const best = Math.max(...SIDES.map((side) => worthOfEnding(sight, fight, side)));
	return best - worthOfEnding(sight, fight, ending);
}

/** What it gains when the fight, as the cards lie open, is changed like this. */
function gain(
	sight: Sight,
	change: { fight?: Partial<Fight>; extra?: { [side in Side]?: number } }
) {
	const fight = fightIn(sight);
	if (!fight) return 0;
	const now = endingNow(sight, fight);
	const then = endingNow(sight, { ...fight, ...change.fight }, change.extra);
	if (!now || !then) return 0;
	return worthOfEnding(sight, fight, then) - worthOfEnding(sight, fight, now);
}

const handWorth = (cards: readonly CardId[]): number =>
	cards.reduce((sum, card) => sum + worthOfCard(card), 0);

/** What a card nobody has seen is worth, about. */
const UNSEEN_CARD = 0.12;

/** What a swap of hands with this seat brings. */
const swapGain = (sight: Sight, seat: SeatId): number =>
	(sight.open.players[seat]?.hand ?? 0) * UNSEEN_CARD - handWorth(sight.own.hand);

const opponentOf = (sight: Sight): SeatId | null => {
	const side = sideOf(sight, sight.me);
	return side && mainOf(sight, opposing(side));
};

/** The use a window answers, as it was announced: who, and which alien or card. */
function declared({ sight, decision }: Offered): { seat: SeatId; power: AlienId | null } | null {
	const said = /^\{(seat:\d+)\} (?:uses the power of (.+?)|plays .+?)\. /.exec(decision.say);
	if (!said) return null;
	const power = sight.open.box.find((alien) => alienName(alien) === said[2]) ?? null;
	return { seat: said[1] as SeatId, power };
}

/** Powers that decide a fight while it lasts. */
const FIGHTING: readonly AlienId[] = [
	'macron',
	'virus',
	'anti-matter',
	'sorcerer',
	'oracle',
	'chosen'
];

/** Whether the announced use is aimed at what the bot wants. */
function hurts(offered: Offered): boolean {
	const { sight } = offered;
	const use = declared(offered);
	if (!use || use.seat === sight.me) return false;
	const mine = sideOf(sight, sight.me);
	const against = mine !== null && sideOf(sight, use.seat) === opposing(mine);
	const near = foreignOf(sight, use.seat) + 1 >= goalOf(sight);
	if (use.power === 'tick-tock') return (sight.open.players[use.seat]?.tokens ?? 9) <= 2;
	if (use.power === 'machine' || use.power === 'parasite') return near;
	if (use.power) return FIGHTING.includes(use.power) && against && (amMain(sight) || near);
	return against && amMain(sight);
}

const zaps: Wish = (offered) => (hurts(offered) ? 0.3 : 0);

/** The card a side used, while it can be fetched. */
const usedBy = (sight: Sight, side: Side): CardId | null => {
	const card = encounterIn(sight).discarded[side];
	return card !== null && sight.open.discard.includes(card) ? card : null;
};

const WISHES: { readonly [use: string]: Wish } = {
	// powers
	'power chosen draw': ({ sight }) => regret(sight) / 2,
	'power clone keep': ({ sight }) => {
		const side = sideOf(sight, sight.me);
		const card = side && encounterIn(sight).laid[side]?.card;
		return card ? worthOfCard(card) : 0;
	},
	'power filch steal': always(0.2),
	'power gambler claim': ({ sight }) => (claimThatWins(sight) ? bluffWorth(sight) : 0),
	'power machine continue': always(0.5),
	'power parasite infest': ({ sight }) => bestJoin(sight, SIDES, 2)?.worth ?? 0,
	'power sorcerer exchange': ({ sight }) => exchangeGain(sight),
	'power trader swap': ({ sight }) => {
		const other = opponentOf(sight);
		return other ? swapGain(sight, other) - 0.1 : 0;
	},
	'power zombie release': ({ sight }) => warpOf(sight) * SHIP,

	// wild flares
	'wild anti-matter block': zaps,
	'wild chosen draw': always(CARD),
	'wild clone keep': always(0.12),
	'wild filch steal': (offered) => (hurts(offered) ? 0.25 : 0),
	'wild gambler spread': always(0.1),
	'wild machine continue': always(0.5),
	'wild macron heavier': ({ sight }) => {
		const side = sideOf(sight, sight.me);
		const fight = fightIn(sight);
		if (!side || !fight) return 0;
		return gain(sight, { extra: { [side]: myShips(sight, fight) } });
	},
	'wild oracle mix': ({ sight }) => {
		const other = opponentOf(sight);
		return other ? swapGain(sight, other) / 2 - 0.1 : 0;
	},
	'wild parasite settle': always(1),
	'wild tick-tock settle': always(1),
	'wild trader take': always(0.1),
	'wild vacuum inhale': ({ sight }) => warpOf(sight) * SHIP,
	'wild virus multiply': ({ sight }) => {
		const side = sideOf(sight, sight.me);
		const fight = fightIn(sight);
		if (!side || !fight || has(sight, sight.me, 'virus')) return 0;
		const own = myShips(sight, fight);
		const ships = side === 'offense' ? fight.gate : fight.beside;
		const all = Object.values(ships).reduce((sum: number, n) => sum + (n ?? 0), 0);
		const allies = side === 'offense' ? all - own : all;
		return gain(sight, { extra: { [side]: own * allies - own - allies } });
	},
	'wild zombie save': always(SHIP),

	// super flares
	'super anti-matter block': zaps,
	'super chosen keep': always(0.2),
	'super clone double': always(0.2),
	'super filch steal': always(0.15),
	'super macron fleet': always(0.6),
	// Only from disaster: an encounter that is always called off would go on for ever.
	'super oracle withdraw': ({ sight }) => {
		const fight = fightIn(sight);
		return fight ? -bestLaying(sight, fight).worth - 0.8 : 0;
	},
	'super tick-tock hurry': always(0.5),
	'super trader swap': ({ sight }) => swapGain(sight, richest(sight)) - 0.1,
	'super vacuum pick': always(0.05),
	'super virus swarm': ({ sight }) => regret(sight),
	'super zombie rise': always(0.1),

	// artifacts
	'artifact card-zap zap': zaps,
	'artifact cosmic-zap zap': zaps,
	'artifact mobius-tubes release': ({ sight }) => {
		const { warp, order } = sight.open;
		const all = Object.values(warp).reduce((sum: number, n) => sum + (n ?? 0), 0);
		return (warpOf(sight) - (all - warpOf(sight)) / order.length) * SHIP - 0.1;
	},
	'artifact emotion-control calm': ({ sight }) =>
		amMain(sight) ? regret(sight) - 0.4 : regret(sight) - 1.5,
	'artifact force-field repel': ({ sight }) => {
		const fight = fightIn(sight);
		const side = wantedSide(sight);
		if (!fight || !side) return 0;
		return (
			worthOpen(sight, withoutAllies(sight, fight, opposing(side))) - worthOpen(sight, fight) - 0.15
		);
	},
	'artifact quash void': ({ sight }) =>
		!amMain(sight) &&
		SIDES.some((side) => foreignOf(sight, mainOf(sight, side) ?? sight.me) + 1 >= goalOf(sight))
			? 1
			: 0,
	'artifact ionic-gas cloud': ({ sight }) => {
		const { outcome, beside } = encounterIn(sight);
		const rivals = Object.keys(beside).some((seat) => seat !== sight.me);
		return outcome?.type === 'won' && !beside[sight.me] && rivals ? 0.05 : 0;
	},
	'artifact plague infect': ({ sight }) =>
		foreignOf(sight, leaderOf(sight)) + 2 >= goalOf(sight) ? 0.3 : 0
};

const myShips = ({ me, open }: Sight, { target, defense, gate, beside }: Fight): number =>
	me === defense ? (open.planets[target]?.[me] ?? 0) : (gate[me] ?? 0) + (beside[me] ?? 0);

/** The side whose victory it prefers, if it makes a difference. */
function wantedSide(sight: Sight): Side | null {
	const fight = fightIn(sight);
	if (!fight) return null;
	const [offense, defense] = SIDES.map((side) => worthOfEnding(sight, fight, side));
	const edge = (offense ?? 0) - (defense ?? 0);
	return Math.abs(edge) < 0.1 ? null : edge > 0 ? 'offense' : 'defense';
}

function withoutAllies({ open }: Sight, fight: Fight, side: Side): Fight {
	const main = fight[side];
	const stay = (ships: Ships): Ships => (ships[main] ? { [main]: ships[main] } : {});
	if (!open.encounter) return fight;
	return side === 'offense'
		? { ...fight, gate: stay(fight.gate) }
		: { ...fight, beside: stay(fight.beside) };
}

const worthOpen = (sight: Sight, fight: Fight): number =>
	worthOfFight(sight, fight, facesOf(sight, 'offense'), facesOf(sight, 'defense'));

/** What exchanging the two laid cards brings, with its own in mind. */
function exchangeGain(sight: Sight): number {
	const fight = fightIn(sight);
	const side = sideOf(sight, sight.me);
	const { laid } = sight.own;
	if (!fight || !side || !laid) return 0;
	const mine = [{ face: faceOf(laid), p: 1 }];
	const theirs = facesOf(sight, opposing(side));
	const [here, there] =
		side === 'offense'
			? [worthOfFight(sight, fight, mine, theirs), worthOfFight(sight, fight, theirs, mine)]
			: [worthOfFight(sight, fight, theirs, mine), worthOfFight(sight, fight, mine, theirs)];
	return there - here;
}

/** How the fight would end with this card of its own against the one that lies open. */
function endingWith(sight: Sight, card: CardId): Ending | null {
	const fight = fightIn(sight);
	const side = sideOf(sight, sight.me);
	const theirs = side && encounterIn(sight).laid[opposing(side)]?.face;
	if (!fight || !theirs) return null;
	return side === 'offense'
		? endingOf(sight, fight, faceOf(card), theirs)
		: endingOf(sight, fight, theirs, faceOf(card));
}

const CLAIMS = [8, 10, 12, 14, 15, 20, 23, 30, 40].map(
	(n) => `attack:${String(n).padStart(2, '0')}`
);

/** The smallest attack it could claim to win, when its own card does not; null when there is none. */
function claimThatWins(sight: Sight): CardId | null {
	const side = sideOf(sight, sight.me);
	const { laid } = sight.own;
	if (!side || !laid || endingWith(sight, laid) === side) return null;
	return CLAIMS.find((claim) => endingWith(sight, claim) === side) ?? null;
}

/** A bluff pays if it is not called half of the time. */
function bluffWorth(sight: Sight): number {
	const fight = fightIn(sight);
	const side = sideOf(sight, sight.me);
	if (!fight || !side) return 0;
	const edge = worthOfEnding(sight, fight, side) - worthOfEnding(sight, fight, opposing(side));
	return edge / 2 - myShips(sight, fight) * SHIP;
}

const richest = (sight: Sight): SeatId =>
	othersThan(sight).reduce((best, seat) =>
		(sight.open.players[seat]?.hand ?? 0) > (sight.open.players[best]?.hand ?? 0) ? seat : best
	);

/** Reinforcements are played when they turn the fight, and no more of them than that takes. */
function reinforce(sight: Sight, choices: readonly Choice[]): Answer | null {
	const fight = fightIn(sight);
	const side = wantedSide(sight);
	if (!fight || !side || !choices.some(({ id }) => kindOf(id) === 'reinforcement')) return null;
	if (endingNow(sight, fight) === side) return null;
	// Where the smaller total wins, the other side is given more.
	const to = negates(sight, fight) ? opposing(side) : side;
	const turns = (n: number) => endingNow(sight, fight, { [to]: n }) === side;
	const cards = reinforcementsOf(sight).sort((a, b) => numberOf(a) - numberOf(b));
	if (!turns(cards.reduce((sum, card) => sum + numberOf(card), 0))) return null;
	const card = cards.find((one) => turns(numberOf(one))) ?? cards.at(-1);
	const choice = choices.find(({ id }) => card && id.split('#')[0] === card.split('#')[0]);
	return choice ? { pick: choice.id, then: { pick: to } } : null;
}

/** The details of a use: whom, where, how many. */
export function details(sight: Sight, shape: Shape, use = ''): Answer {
	switch (shape.type) {
		case 'one':
			return detailOne(sight, shape, use);
		case 'some':
			return { picks: detailSome(sight, shape) };
		case 'split':
			return detailSplit(sight, shape);
		case 'amount':
			return { amount: use.includes('|gambler|') ? Math.min(6, shape.max) : shape.max };
		case 'confirm':
			return { yes: true };
		case 'order':
			return { order: shape.choices.map(({ id }) => id) };
		case 'deal':
			return { refuse: true };
	}
}

function detailOne(sight: Sight, shape: Extract<Shape, { type: 'one' }>, use: string): Answer {
	const claim = use.includes('|claim|') ? claimThatWins(sight) : null;
	const choice =
		shape.choices.find(({ id }) => id === claim) ??
		shape.choices.reduce((best, one) =>
			detailWorth(sight, one) > detailWorth(sight, best) ? one : best
		);
	return choice.then
		? { pick: choice.id, then: details(sight, choice.then, use) }
		: { pick: choice.id };
}

/** Rivals near the goal are chosen first, colonies by worth, sides by the better card. */
function detailWorth(sight: Sight, { id }: Choice): number {
	if (id === sight.me) return -1;
	if (id.startsWith('seat:')) return foreignOf(sight, id as SeatId);
	if (id.startsWith('planet:')) return worthOfColony(sight, sight.me, id as PlanetId);
	if (id === 'offense' || id === 'defense') return worthOfCard(usedBy(sight, id) ?? 'negotiate#1');
	return 0;
}

/** Force Field sends the other side's allies home, all of them. */
function detailSome(sight: Sight, shape: Extract<Shape, { type: 'some' }>): string[] {
	const side = wantedSide(sight);
	const ids = shape.choices.map(({ id }) => id);
	const wanted = ids.filter((id) => side && sideOf(sight, id as SeatId) === opposing(side));
	return [...wanted, ...ids.filter((id) => !wanted.includes(id))].slice(
		0,
		Math.min(shape.max, Math.max(shape.min, wanted.length))
	);
}

/** Ships of players: others to the warp, own ones out of it; ships of places: its own, the spare ones. */
function detailSplit(sight: Sight, shape: Extract<Shape, { type: 'split' }>): Answer {
	const { places, min, max } = shape;
	if (!places.every(({ id }) => id.startsWith('seat:')))
		return takeFrom(sight, shape, Math.max(min, 1));
	const own = places.find(({ id }) => id === sight.me);
	if (own) return { split: { [own.id]: Math.min(own.max, max) } };
	const split: Record<string, number> = {};
	let left = max;
	for (const { id, max: most } of [...places].sort(
		(a, b) => foreignOf(sight, b.id as SeatId) - foreignOf(sight, a.id as SeatId)
	)) {
		const n = Math.min(most, left);
		if (n > 0) split[id] = n;
		left -= n;
	}
	return { split };
}
