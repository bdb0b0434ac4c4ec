/** Action Cards (TI-18): what each is worth where it can be played, and on what. */
import type { Answer, AsideAnswer, Choice, Shape } from '../../../core';
import { likeOf, playerOf, sumOf } from '../../kit';
import { homeOf, onBoard, planetsAt, planetsOf, planetState, systemIds, valueOf } from '../board';
import type { ACTION_CARDS } from '../tables';
import type { ActionCardId, PlanetId, SeatId, SystemId } from '../types';
import { choose } from './choosing';
import type { Chosen, Rate } from './choosing';
import { harm, help } from './interest';
import { purse } from './payment';
import { lockedGain } from './techs';
import { menace, prizeOf, roundsLeft } from './worth';
import type { Sight } from './sight';
import { rivalsOf } from './sight';

type Card = keyof typeof ACTION_CARDS;

/** What playing a card brings besides what it is aimed at, and how its aims are rated. */
interface Play {
	readonly worth: number | ((sight: Sight) => number);
	readonly rate?: (sight: Sight) => Rate;
}

const even = (): Rate => () => 0;

/** Cards that bring so much by themselves, and cards aimed at others, or at oneself. */
const PLAYS: { readonly [card in Card]: Play } = {
	armistice: {
		worth: 0.5,
		rate: (sight) => (id) => (id.startsWith('planet:') ? help(sight)(id) : harm(sight)(id))
	},
	'chemical-warfare': { worth: 3 },
	'civil-defense': { worth: 0.8, rate: (sight) => (id) => homeBonus(sight, id) },
	'command-summit': { worth: 5 },
	'corporate-sponsorship': { worth: 4 },
	'council-dissolved': { worth: 0.3 },
	'cultural-crisis': { worth: 0, rate: harm },
	'determine-policy': { worth: 0.5 },
	'diplomatic-immunity': { worth: 0.3, rate: (sight) => (id) => 0.3 * help(sight)(id) },
	'direct-hit': { worth: 5 },
	disclosure: { worth: 0.5, rate: harm },
	discredit: { worth: 0.4, rate: harm },
	'dug-in': { worth: 2 },
	'emergency-repairs': { worth: 2, rate: even },
	'experimental-battlestation': { worth: 3 },
	'fantastic-rhetoric': { worth: 1 },
	'fighter-prototype': { worth: 2 },
	'flank-speed': { worth: 0.8 },
	'focused-research': { worth: (sight) => outOfOrder(sight) },
	'ghost-ship': { worth: 1.5 },
	'good-year': { worth: (sight) => Math.max(0, outside(sight) - 2) },
	'grand-armada': { worth: 0.6 },
	'in-the-silence-of-space': { worth: 0.6 },
	'influence-in-the-merchants-guild': {
		worth: -0.5,
		rate: (sight) => (id) => 0.3 * harm(sight)(id)
	},
	insubordination: { worth: 0, rate: harm },
	'into-the-breach': { worth: 1 },
	'local-unrest': { worth: 0, rate: (sight) => (id) => unrest(sight, id) },
	'lucky-shot': { worth: 2, rate: (sight) => (id) => shipPrice(id) + 0.2 * harm(sight)(id) },
	'massive-transport': { worth: -0.4 },
	'master-of-trade': { worth: 2.5, rate: (sight) => (id) => help(sight)(id) },
	minelayers: { worth: 3 },
	'morale-boost': { worth: 1.5 },
	multiculturalism: { worth: 0.2, rate: () => (id) => ABILITIES[id] ?? 0 },
	'opening-the-black-box': { worth: 1 },
	patrol: { worth: 0.1 },
	plague: { worth: -1, rate: (sight) => (id) => groundOn(sight, id) + 0.3 * harm(sight)(id) },
	'policy-paralysis': { worth: 0, rate: (sight) => (id) => 0.3 * harm(sight)(id) },
	'political-stability': {
		worth: 2,
		rate: () => (id) => (id.endsWith('technology') || id.endsWith('logistics') ? 2 : 0)
	},
	privateers: { worth: 0, rate: (sight) => (id) => goodsOfSeat(sight, id) },
	'productivity-spike': { worth: 1 },
	'public-disgrace': { worth: 3 },
	'rally-of-the-people': { worth: 6 },
	'rare-mineral': { worth: 3 },
	recheck: { worth: 0.4 },
	reparations: { worth: 3, rate: help },
	'rise-of-a-messiah': { worth: (sight) => 0.6 * planetsOf(sight.board, sight.me).length },
	'ruinous-tariffs': { worth: 1, rate: (sight) => (id) => goodsOfSeat(sight, id) },
	sabotage: { worth: 0 },
	'scientist-assassination': { worth: 0, rate: harm },
	'secret-industrial-agent': { worth: 0, rate: harm },
	'shields-holding': { worth: 3 },
	'signal-jamming': { worth: 0, rate: (sight) => (id) => jam(sight, id) },
	'skilled-retreat': { worth: -20, rate: even },
	'spacedock-accident': { worth: -0.5, rate: (sight) => (id) => 0.6 * harm(sight)(id) },
	'star-of-death': { worth: 1, rate: harm },
	'stellar-criminals': { worth: 0, rate: harm },
	'strategic-bombardment': {
		worth: (sight) => strikeNow(sight),
		rate: (sight) => (id) => readyThere(sight, id)
	},
	'strategic-flexibility': { worth: 0.3 },
	'strategic-shift': { worth: 0.3 },
	'successful-spy': { worth: 2, rate: harm },
	synchronicity: { worth: 2 },
	'tech-bubble': { worth: 4 },
	thugs: { worth: 0, rate: (sight) => (id) => 0.4 * harm(sight)(id) },
	'touch-of-genius': { worth: -1 },
	'trade-stop': { worth: (sight) => tradeStop(sight) },
	transport: { worth: 0.1 },
	'unexpected-action': { worth: 0.3 },
	uprising: { worth: 0, rate: harm },
	usurper: { worth: 2 },
	veto: { worth: 0.3 },
	'voluntary-annexation': { worth: 4 },
	'war-footing': { worth: 1 }
};

/** What having an ability of another race for a round is worth. */
const ABILITIES: { readonly [ability: string]: number } = {
	...{ scholars: 4, 'orbital-drop': 1.5, 'cheap-dreadnoughts': 1, assimilators: 1, unrelenting: 1 },
	...{ armada: 1, merchants: 1, ambush: 1, 'hybrid-pilots': 0.8, telepathic: 0.5, stall: 0.5 },
	fragile: -1
};

/** Focused Research: a technology out of order, where there is as much left over as both cost. */
const outOfOrder = (sight: Sight): number =>
	purse(sight, 'resources') >= EXTRA + USUAL_PRICE ? lockedGain(sight) - 0.45 * EXTRA : -1;
const EXTRA = 6;
const USUAL_PRICE = 8;

const isCard = (like: string): like is Card => Object.hasOwn(PLAYS, like);

const outside = ({ board, me }: Sight): number => {
	const home = planetsAt(board, homeOf(board, me));
	return planetsOf(board, me).filter((id) => !home.includes(id)).length;
};

const homeBonus = (sight: Sight, id: string): number => {
	const { board, me } = sight;
	return planetsAt(board, homeOf(board, me)).some((one) => one === id) ? 2 : 0.5;
};

/** A planet that becomes neutral is worth more than one exhausted. */
function unrest(sight: Sight, id: string): number {
	if (!id.startsWith('planet:')) return 0;
	const planet = id as PlanetId;
	const { owner, units } = planetState(sight.board, planet);
	if (owner === null) return -2;
	return harm(sight)(id) * (units.groundForce < 2 ? 1.2 : 0.4);
}

const groundOn = ({ board, me }: Sight, id: string): number => {
	const planet = board.planets[id as PlanetId];
	return !planet || planet.owner === me ? 0 : 0.6 * planet.units.groundForce;
};

const shipPrice = (id: string): number =>
	id.includes('dreadnought') || id.includes('Dreadnought') ? 4 : id.includes('cruiser') ? 1.5 : 0;

function goodsOfSeat({ board, me }: Sight, id: string): number {
	const seat = board.order.find((one) => one === id);
	return seat && seat !== me ? 0.6 * playerOf(board, seat).tradeGoods : 0;
}

/** What is ready now is soon spent: who has a War Sun does not put it off for what can be done all round long. */
const strikeNow = ({ board, me }: Sight): number => (onBoard(board, me, 'warSun') > 0 ? 10 : 0.3);

/** What others have ready in a system: exhausted, it pays for nothing in this round. */
function readyThere(sight: Sight, id: string): number {
	const { board, me } = sight;
	const system = systemIds(board).find((one) => one === id);
	if (!system) return 0;
	return sumOf(planetsAt(board, system), (planet) => {
		const { owner, exhausted } = planetState(board, planet);
		if (owner === null || owner === me || exhausted) return 0;
		const worth = valueOf(board, planet, 'resources') + 0.5 * valueOf(board, planet, 'influence');
		return 0.5 * menace(sight, owner) * worth;
	});
}

/** A rival is kept from a system that this player wants. */
function jam(sight: Sight, id: string): number {
	if (id.startsWith('seat:')) return 0.5 * harm(sight)(id);
	const planets = planetsAt(sight.board, id as SystemId);
	return 0.1 * sumOf(planets, (planet) => prizeOf(sight, planet)) - 0.5;
}

/** Good for who has fewest agreements. */
function tradeStop(sight: Sight): number {
	const { board, me } = sight;
	const active = (seat: SeatId) =>
		playerOf(board, seat).contracts.filter(({ holder }) => holder !== seat).length;
	const others = rivalsOf(sight).map(active);
	return Math.max(0, ...others) - 2 * active(me) > 0 ? 1 : -1;
}

/** Playing a card, as it was offered. */
export function cardPlay(sight: Sight, { id, then }: Choice): Chosen | null {
	const like = likeOf(id.slice('card:'.length) as ActionCardId);
	const play = isCard(like) ? PLAYS[like] : null;
	if (!play) return null;
	const own = typeof play.worth === 'number' ? play.worth : play.worth(sight);
	const rate: Rate = like === 'touch-of-genius' ? copied(sight) : (play.rate ?? help)(sight);
	const chosen = then ? choose(then, rate) : null;
	if (then && !chosen) return null;
	const worth = own + (chosen?.worth ?? 0) - (roundsLeft(sight) > 2 ? KEEP : 0);
	return { answer: chosen ? { pick: id, then: chosen.answer } : { pick: id }, worth };
}

/** A card in hand may do more later. */
const KEEP = 0.2;

/** What a card that is copied brings. */
const copied =
	(sight: Sight): Rate =>
	(id) => {
		if (!isCard(id)) return 0.2 * help(sight)(id);
		const { worth } = PLAYS[id];
		return typeof worth === 'number' ? worth : worth(sight);
	};

/** The best card of a question, if one is worth it. */
export function bestCard(sight: Sight, shape: Shape): Answer | null {
	if (shape.type !== 'one') return null;
	const found = shape.choices
		.filter(({ id }) => id.startsWith('card:'))
		.flatMap((choice) => cardPlay(sight, choice) ?? [])
		.sort((one, other) => other.worth - one.worth)[0];
	return found && found.worth > 0 ? found.answer : null;
}

/** What a card in hand is worth keeping: the least is discarded first. */
export function keepWorth(sight: Sight, id: string): number {
	const like = likeOf(id as ActionCardId);
	if (like === 'sabotage') return 5;
	const play = isCard(like) ? PLAYS[like] : null;
	if (!play) return 1;
	return typeof play.worth === 'number' ? play.worth + (play.rate ? 1.5 : 0) : play.worth(sight);
}

/** Sabotage (TI-18.4): against cards that do much, of those who matter. */
export function answerCard(sight: Sight, shape: Shape, about: readonly string[]): Answer | null {
	if (shape.type !== 'one') return null;
	const { board } = sight;
	const sabotage = shape.choices.find(({ id }) => id.startsWith('card:sabotage'));
	const [card, player] = about;
	const seat = board.order.find((one) => one === player);
	const isGrave = card && seat && keepWorth(sight, card) * menace(sight, seat) >= GRAVE;
	if (sabotage && isGrave) return { pick: sabotage.id };
	return null;
}
const GRAVE = 2.5;

/** handLimit.discard and the like. */
export function discard(sight: Sight, shape: Shape): Answer | null {
	if (shape.type !== 'some') return null;
	const picks = [...shape.choices]
		.sort((one, other) => keepWorth(sight, one.id) - keepWorth(sight, other.id))
		.slice(0, shape.min)
		.map(({ id }) => id);
	return { picks };
}

/** A card that is played beside a question, or unasked (TI-34.4, TI-34.5). */
export function besideCard(sight: Sight): AsideAnswer | null {
	const aside = sight.asides.find(({ name }) => name === 'card');
	const then = aside && bestCard(sight, aside.shape);
	return then ? { aside: aside.name, then } : null;
}
