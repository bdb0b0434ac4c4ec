/** Questions about the board that every step asks: colonies, roles, order, ships. Nothing here changes it. */
import { msg } from '../../core';
import type { Words } from '../../core';
import { entriesOf, leftOf, playerOf, sumOf } from '../kit';
import { backOf, isEncounterCard, numberOf } from './cards';
import { coloniesByPlanets } from './devoured';
import { heldOf, isEssence, isHeld, laidEssence, shipsHeld, shipsOnEssence } from './essence/laid';
import { essenceCard, keepsPower, playedOff, staysPut } from './keepers';
import {
	evolutionName,
	evolutionShips,
	isEvolution,
	shipsOnEvolution
} from './modules/evolution/laid';
import { pactOf } from './modules/hazards/inPlay';
import { figureOf, heldMoons, workingMoons } from './modules/moons/laid';
import { arePartners, partnerOf } from './modules/teams/partners';
import { stackOf } from './stacked';
import { CARD_KINDS, COSMIC_KINDS, SIDES } from './types';
import type {
	AlienId,
	Board,
	CardId,
	CardKind,
	Encounter,
	PlanetId,
	Role,
	PowerOfSeat,
	SeatId,
	ShipPlace,
	Ships,
	Side,
	Used
} from './types';
import type { EssenceId, HeldPlace } from './essence/state';
import type { EvolutionPlace } from './modules/evolution/state';
import type { Second } from './hands/seconds';
import type { Kicker } from './modules/rewards/state';
import { stationKindOf } from './modules/stations/kinds';
import type { Beside, Stand, Station, StationId } from './modules/stations/state';
import type { Teams } from './modules/teams/state';
import type { Tech, TechId, TechSlot } from './modules/tech/state';

export { entriesOf, leftOf, playerOf } from '../kit';

export type Where = ShipPlace;

/** Where ships can be that can be lost. */
type InPlay = Exclude<Where, 'warp' | 'removed' | 'pact' | EssenceId | HeldPlace | EvolutionPlace>;

/** The encounter under way. Throws between turns: asking then is a bug. */
export function encounterOf(board: Board): Encounter {
	if (!board.encounter) throw new Error('No encounter is under way.');
	return board.encounter;
}

/** Whose encounter it is. Throws between encounters. */
export const offenseOf = (board: Board): SeatId => encounterOf(board).offense;

/** The defense, once destiny has settled it. */
export function defenseOf(board: Board): SeatId {
	const { defense } = encounterOf(board);
	if (!defense) throw new Error('The defense is not settled yet.');
	return defense;
}

export function targetOf(board: Board): PlanetId {
	const { target } = encounterOf(board);
	if (!target) throw new Error('The gate is not aimed yet.');
	return target;
}

export const mainPlayer = (board: Board, side: Side): SeatId =>
	side === 'offense' ? encounterOf(board).offense : defenseOf(board);

/** Whether a seat may join this side as far as its partner is concerned, who may be the foe (CE-40.26). */
export const mayStandOn = (board: Board, seat: SeatId, side: Side): boolean =>
	!arePartners(board, mainPlayer(board, otherSide(side)), seat);

export const otherSide = (side: Side): Side => (side === 'offense' ? 'defense' : 'offense');

/** The other main player, for a main player (CE-1.9). */
export function opponentOf(board: Board, seat: SeatId): SeatId {
	const side = sideOfMain(board, seat);
	if (!side) throw new Error(`${seat} is no main player.`);
	return mainPlayer(board, otherSide(side));
}

/** The side a main player is on; null for everybody else. */
export function sideOfMain(board: Board, seat: SeatId): Side | null {
	const { encounter } = board;
	if (encounter?.offense === seat) return 'offense';
	return encounter?.defense === seat ? 'defense' : null;
}

/** Whether this main player won the encounter or made a deal. */
export function wonOrDealt(board: Board, seat: SeatId): boolean {
	const outcome = board.encounter?.outcome;
	if (outcome?.type === 'deal') return true;
	return outcome?.type === 'won' && outcome.side === sideOfMain(board, seat);
}

/** CE-1.9, CE-1.10. */
export function roleOf(board: Board, seat: SeatId): Role {
	const { encounter } = board;
	if (!encounter) return 'uninvolved';
	if (encounter.offense === seat) return 'offense';
	if (encounter.defense === seat) return 'defense';
	if (encounter.allies.offense.includes(seat)) return 'offensiveAlly';
	if (encounter.allies.defense.includes(seat)) return 'defensiveAlly';
	return 'uninvolved';
}

export const isMain = (board: Board, seat: SeatId): boolean => sideOfMain(board, seat) !== null;

/** Whether this seat is one of those who deal: a main player (CE-13.1), or anybody where all do (CE-33.46). */
export const isDealer = (board: Board, seat: SeatId): boolean =>
	isMain(board, seat) || board.encounter?.council !== undefined;

/** The side a seat fights on, as main player or ally. */
export function sideOf(board: Board, seat: SeatId): Side | null {
	const role = roleOf(board, seat);
	if (role === 'offense' || role === 'offensiveAlly') return 'offense';
	return role === 'uninvolved' ? null : 'defense';
}

type ByDefense = Map<SeatId | null, readonly SeatId[]>;

/** Timing orders of these seats, by offense and defense: asked for at every step, so each is made once. */
const orders = new WeakMap<readonly SeatId[], Map<SeatId, ByDefense>>();

/** Timing order (CE-16.10): offense, defense, then the others clockwise from the offense. */
export function timingOrder(board: Board): readonly SeatId[] {
	const { encounter } = board;
	const offense = encounter?.offense ?? board.offense;
	if (!offense) return board.order;
	let ofSeats = orders.get(board.order);
	if (!ofSeats) orders.set(board.order, (ofSeats = new Map<SeatId, ByDefense>()));
	let ofOffense = ofSeats.get(offense);
	if (!ofOffense) ofSeats.set(offense, (ofOffense = new Map<SeatId | null, readonly SeatId[]>()));
	const defense = encounter?.defense ?? null;
	let order = ofOffense.get(defense);
	if (!order) {
		const others = leftOf(board, offense).filter((seat) => seat !== defense);
		order = defense ? [offense, defense, ...others] : [offense, ...others];
		ofOffense.set(defense, order);
	}
	return order;
}

/** Planet k of a seat. */
const planetAt = (seat: SeatId, k: number): PlanetId => `planet:${Number(seat.slice(5))}-${k}`;

/** The planets of a home system, without those that are no more (CE-33.21), and with the one made (CE-32.30). */
export const planetsOf = (board: Board, seat: SeatId): PlanetId[] =>
	Array.from({ length: board.options.planetsPerPlayer + 1 }, (_, i) =>
		planetAt(seat, i + 1)
	).filter((planet) => board.planets[planet]);

/** The planet that can be made in a home system (CE-32.30): one more than there were. */
export const madePlanet = (board: Board, seat: SeatId): PlanetId =>
	planetAt(seat, board.options.planetsPerPlayer + 1);

/** Whose home system a planet is in: a part of its name (CE-1.6). */
export const homeOf = (planet: PlanetId): SeatId =>
	`seat:${Number(planet.slice(7, planet.indexOf('-')))}`;

export function shipsOn(board: Board, planet: PlanetId): Ships {
	const found = board.planets[planet];
	if (!found) throw new Error(`There is no ${planet}.`);
	return found.ships;
}

/**
 * Planets on which the seat has a ship, its own first: a colony each (CE-1.4), as long as it has one there
 * (CE-20.2). Warp (CE-1.7) and gate (CE-8.12) are none.
 */
export function coloniesOf(board: Board, seat: SeatId): PlanetId[] {
	const own: PlanetId[] = [];
	const foreign: PlanetId[] = [];
	for (const id in board.planets) {
		const planet = board.planets[id as PlanetId];
		if (planet?.ships[seat]) (planet.owner === seat ? own : foreign).push(id as PlanetId);
	}
	return own.concat(foreign);
}

/** Whether a colony of this seat there is a home colony (CE-1.5): in its home system, or in its partner’s (CE-40.28). */
export function isAtHome(
	board: { readonly teams?: Readonly<Teams> },
	seat: SeatId,
	planet: PlanetId
): boolean {
	const owner = homeOf(planet);
	return owner === seat || owner === partnerOf(board, seat);
}

/** CE-37.20: a half moon counts as home colonies of who is on it, by its figure. */
const homesByMoons = (board: Board, seat: SeatId): number =>
	board.moons && heldMoons(board, seat, 'half').some(({ id }) => id === 'home')
		? figureOf(board, seat)
		: 0;

/** Home colonies (CE-1.5), which keep the power (CE-18.6). */
export function homeColonies(board: Board, seat: SeatId): number {
	const partner = partnerOf(board, seat);
	let count = homesByMoons(board, seat);
	for (const id in board.planets) {
		const planet = board.planets[id as PlanetId];
		if (planet?.ships[seat] && (planet.owner === seat || planet.owner === partner)) count += 1;
	}
	return count;
}

const NO_STATIONS: readonly Station[] = [];

/** The space stations at a table. */
export const stationsOf = (board: { readonly stations?: readonly Station[] }): readonly Station[] =>
	board.stations ?? NO_STATIONS;

/** Those that stand beside planets, and no deep space stations; of a board, or of a view of it. */
export const stationsBeside = <S extends Station>(board: {
	readonly stations?: readonly S[];
}): Extract<S, Beside>[] =>
	(board.stations ?? []).filter((one): one is Extract<S, Beside> => 'planet' in one);

/** Whose a station is: the owner of its system (CE-34.5). */
export const holderOf = (stand: Stand): SeatId =>
	'planet' in stand ? homeOf(stand.planet) : stand.system;

/** Home colonies without which a deep space station does nothing (CE-34.5). */
export const coloniesForDeep = ({ options }: Pick<Board, 'options'>): number =>
	options.planetsPerPlayer - 1;

/** CE-34.5, CE-34.6: a station works for its owner while that has a colony on the planet, a sky city for all who have one there, a deep space station for its owner while it has home colonies enough. */
export function stationWorksFor(board: Board, station: Station, seat: SeatId): boolean {
	if (!('planet' in station))
		return station.system === seat && homeColonies(board, seat) >= coloniesForDeep(board);
	const isServed = stationKindOf(station.id) === 'city' || homeOf(station.planet) === seat;
	return isServed && (board.planets[station.planet]?.ships[seat] ?? 0) > 0;
}

/** Whether a station works for anybody. */
export const stationWorks = (board: Board, station: Station): boolean =>
	board.order.some((seat) => stationWorksFor(board, station, seat));

/** The station of this name that works for a seat; null when none does. */
export const stationOf = (board: Board, seat: SeatId, id: StationId): Station | null =>
	stationsOf(board).find((one) => one.id === id && stationWorksFor(board, one, seat)) ?? null;

/** The planet beside which the station of this name works for a seat; null when none does. */
export function stationPlanet(board: Board, seat: SeatId, id: StationId): PlanetId | null {
	const station = stationOf(board, seat, id);
	return station && 'planet' in station ? station.planet : null;
}

/** Tokens with which a generator counts as a foreign colony (CE-34.14). */
const FULL = 5;

/** One for each base moon a seat is on, and one for its foreign colony on the planet of Omega Base (CE-37.12, CE-37.14). */
function coloniesByMoons(board: Board, seat: SeatId): number {
	if (!board.moons) return 0;
	const twice = workingMoons(board).filter(
		({ id, planet }) =>
			id === 'omega-base' && !isAtHome(board, seat, planet) && shipsAt(board, seat, planet) > 0
	);
	return heldMoons(board, seat, 'base').length + twice.length;
}

/** What counts as foreign colonies besides those there are. */
export const countedAsColonies = (board: Board, seat: SeatId): number =>
	coloniesByMoons(board, seat) +
	coloniesByPlanets(board, seat) +
	(board.stations && (stationOf(board, seat, 'cosmic-energy-generator')?.tokens ?? 0) >= FULL
		? 1
		: 0);

/** Colonies in the home systems of others (CE-1.5); the track shows what is counted here (CE-21.4). */
export function foreignColonies(board: Board, seat: SeatId): number {
	const partner = partnerOf(board, seat);
	let count = countedAsColonies(board, seat);
	for (const id in board.planets) {
		const planet = board.planets[id as PlanetId];
		if (planet?.ships[seat] && planet.owner !== seat && planet.owner !== partner) count += 1;
	}
	return count;
}

/** Home colonies below which a power is lost: three, or two with four planets (CE-18.1, CE-18.9, CE-40.2). */
export const homeColoniesNeeded = (board: Board): number =>
	board.options.planetsPerPlayer === 4 ? 2 : 3;

export function shipsAt(board: Board, seat: SeatId, where: Where): number {
	return containerOf(board, where)[seat] ?? 0;
}

export function containerOf(board: Board, where: Where): Ships {
	if (where === 'warp') return board.warp;
	if (where === 'removed') return board.removed;
	if (where === 'pact') return pactOf(board).ships;
	if (where === 'gate') return encounterOf(board).gate;
	if (where === 'beside') return encounterOf(board).beside;
	if (isEssence(where)) return shipsOnEssence(board, where);
	if (isHeld(where)) return shipsHeld(board, where);
	if (isEvolution(where)) return shipsOnEvolution(board, where);
	return isSlot(where) ? techAt(board, where).ships : shipsOn(board, where);
}

export const isSlot = (where: Where): where is TechSlot => where.startsWith('tech:');

const NO_TECHS: readonly Tech[] = [];

/** The technologies of a seat in the order they came. */
export const techsOf = (board: Board, seat: SeatId): readonly Tech[] =>
	playerOf(board, seat).techs ?? NO_TECHS;

/** The technology in this place. Throws when it has gone: ships do not outlast it there. */
export function techAt(board: Board, slot: TechSlot): Tech {
	const seat: SeatId = `seat:${Number(slot.slice(5, slot.indexOf('-')))}`;
	const found = techsOf(board, seat).find((tech) => tech.slot === slot);
	if (!found) throw new Error(`There is no ${slot}.`);
	return found;
}

/** The technology of this name that a seat has; null when it has not. */
export const techOf = (board: Board, seat: SeatId, id: TechId): Tech | null =>
	techsOf(board, seat).find((tech) => tech.id === id) ?? null;

/** Cards under the technologies of a seat (CE-32.31). */
export const underTechs = (board: Board, seat: SeatId): CardId[] =>
	techsOf(board, seat).flatMap(({ under }) => under ?? []);

const NO_CARDS: readonly CardId[] = [];

/** Cards of a seat that lie face down until the encounter ends (CE-19.23): all, or those of one alien. */
export const asideOf = (board: Board, seat: SeatId, by?: AlienId): readonly CardId[] => {
	const { aside } = playerOf(board, seat);
	if (!aside) return NO_CARDS;
	return by === undefined ? Object.values(aside).flat() : (aside[by] ?? NO_CARDS);
};

/** Cards of a seat on sheets, face down (CE-19.25): all, or those of one alien. */
export const storedOf = (board: Board, seat: SeatId, on?: AlienId): readonly CardId[] => {
	const { stored } = playerOf(board, seat);
	if (!stored) return NO_CARDS;
	return on === undefined ? Object.values(stored).flat() : (stored[on] ?? NO_CARDS);
};

/** Flares that lie open on technologies of a seat, and may be played from there (CE-32.48). */
export function flaresOnTechs(board: Board, seat: SeatId): readonly CardId[] {
	const techs = techsOf(board, seat);
	return techs.some(({ flare }) => flare !== undefined)
		? techs.flatMap(({ flare }) => flare ?? [])
		: NO_CARDS;
}

/** Ships of a seat on all its colonies. */
export const shipsOnColonies = (board: Board, seat: SeatId): number =>
	sumOf(coloniesOf(board, seat), (planet) => shipsOn(board, planet)[seat] ?? 0);

/** Ships of a seat that it can send into an encounter: those on colonies, and those on evolution cards (CE-40.40). */
export const shipsToSend = (board: Board, seat: SeatId): number =>
	shipsOnColonies(board, seat) + evolutionShips(board, seat);

/** Every place outside the warp where the seat has ships: colonies, then the encounter (CE-20.8). */
export function placesOf(board: Board, seat: SeatId): InPlay[] {
	const places: InPlay[] = coloniesOf(board, seat);
	if (board.encounter?.gate[seat]) places.push('gate');
	if (board.encounter?.beside[seat]) places.push('beside');
	return places;
}

/** Ships of a seat that can still come to a colony (CE-33.9), those in the warp included. */
export const shipsInGame = (board: Board, seat: SeatId): number =>
	shipsAt(board, seat, 'warp') +
	sumOf(placesOf(board, seat), (where) => shipsAt(board, seat, where)) +
	sumOf(techsOf(board, seat), ({ ships }) => ships[seat] ?? 0) +
	sumOf(laidEssence(board), ({ ships }) => ships[seat] ?? 0) +
	heldOf(board, seat) +
	evolutionShips(board, seat);

/** Colonies of a seat whose ships are not in the encounter (CE-1.12): all but the one it defends. */
export function uninvolvedColonies(board: Board, seat: SeatId): PlanetId[] {
	const { defense, target } = encounterOf(board);
	return coloniesOf(board, seat).filter((planet) => seat !== defense || planet !== target);
}

/** A seat's ships in the encounter (CE-1.12). */
export function involvedShips(board: Board, seat: SeatId): number {
	const encounter = encounterOf(board);
	if (encounter.defense === seat) return shipsOn(board, targetOf(board))[seat] ?? 0;
	return (encounter.gate[seat] ?? 0) + (encounter.beside[seat] ?? 0);
}

/** All allies, each once, though one may stand on both sides (CE-9.17). */
export const alliesIn = (board: Board): SeatId[] => {
	const { offense, defense } = encounterOf(board).allies;
	return [...new Set([...offense, ...defense])];
};

/** Ships of the allies of a side, which are in the encounter. */
export function alliedShips(board: Board, side: Side): Ships {
	const { allies, gate, beside } = encounterOf(board);
	return Object.fromEntries(
		entriesOf(side === 'offense' ? gate : beside).filter(([seat]) => allies[side].includes(seat))
	);
}

/** Every card that lies beside a planet. */
export const cardsBeside = ({
	besidePlanets
}: {
	readonly besidePlanets: { readonly [planet: PlanetId]: readonly CardId[] };
}): CardId[] => Object.values(besidePlanets).flat();

export const hasEncounterCard = (hand: readonly CardId[]): boolean => hand.some(isEncounterCard);

/** Of these seats those that hold a card. */
export const holding = (board: Board, seats: readonly SeatId[]): SeatId[] =>
	seats.filter((seat) => playerOf(board, seat).hand.length > 0);

/** Whether its hoard may be played from: its power works (CE-19.20). */
export function isHoardOpen(board: Board, seat: SeatId): boolean {
	const { hoard } = playerOf(board, seat);
	return hoard !== null && powerOn(board, seat, hoard.of);
}

/** The cards of its hoard, while their power works: nothing is played from a hoard that is closed (CE-19.20). */
export function openHoard(board: Board, seat: SeatId): readonly CardId[] {
	const { hoard } = playerOf(board, seat);
	return hoard && isHoardOpen(board, seat) ? hoard.cards : NO_CARDS;
}

/** The alien on whose sheet a card lies that its player, this seat, may play from there (CE-15.44); null: it does not. */
export function sheetOfCard(board: Board, seat: SeatId, card: CardId): AlienId | null {
	const { aliens, stored } = playerOf(board, seat);
	if (board.stacked === undefined && stored === undefined) return null;
	return (
		aliens.find(
			(alien) =>
				(stackOf(board, alien).includes(card) || storedOf(board, seat, alien).includes(card)) &&
				powerOn(board, seat, alien) &&
				playedOff(alien)?.serves(card)
		) ?? null
	);
}

/** The alien on whose sheet a flare lies that this seat channels from there (CE-15.46); null: it does not. */
export function channelOf(board: Board, seat: SeatId, card: CardId): AlienId | null {
	const sheet = sheetOfCard(board, seat, card);
	return sheet && playedOff(sheet)?.channel !== undefined ? sheet : null;
}

/** Cards that lie face up on sheets of a seat, and that it may play from there. */
const offSheets = (board: Board, seat: SeatId): readonly CardId[] =>
	board.stacked === undefined
		? NO_CARDS
		: playerOf(board, seat)
				.aliens.flatMap((alien) => stackOf(board, alien))
				.filter((card) => sheetOfCard(board, seat, card) !== null);

/** Cards that lie face down on sheets of a seat, and that it may play from there: it alone sees which (CE-15.46). */
export const offSheetsUnseen = (board: Board, seat: SeatId): readonly CardId[] =>
	storedOf(board, seat).filter((card) => sheetOfCard(board, seat, card) !== null);

/** Whether flares lie face down on a sheet of a seat that it channels from there: all see that some do (CE-15.46). */
export const channelsUnseen = (board: Board, seat: SeatId): boolean =>
	Object.entries(playerOf(board, seat).stored ?? {}).some(
		([alien, cards]) =>
			cards.length > 0 && playedOff(alien)?.channel !== undefined && powerOn(board, seat, alien)
	);

/** The top card of the discard pile, where this seat may play it as its own (CE-15.45); null: it may not. */
export const topFor = ({ encounter, discard }: Board, seat: SeatId): CardId | null =>
	encounter?.fromPile === seat ? (discard.at(-1) ?? null) : null;

/** What a seat alone sees of what it may play: its hand, and a hoard that is open. */
export function inHands(board: Board, seat: SeatId): readonly CardId[] {
	const { hand } = playerOf(board, seat);
	const hoard = openHoard(board, seat);
	return hoard.length > 0 ? [...hand, ...hoard] : hand;
}

/** Cards that all see and a seat may play: flares on its technologies, cards on its sheets, and one of the discard pile. */
export function playedOpenly(board: Board, seat: SeatId): readonly CardId[] {
	const flares = flaresOnTechs(board, seat);
	const sheets = offSheets(board, seat);
	const top = topFor(board, seat);
	return flares.length + sheets.length > 0 || top
		? [...flares, ...sheets, ...(top ? [top] : [])]
		: NO_CARDS;
}

/** All that a seat may play: its hand, a hoard that is open, and what lies open for it or on its sheets. */
export function heldBy(board: Board, seat: SeatId): readonly CardId[] {
	const hands = inHands(board, seat);
	const others = [...playedOpenly(board, seat), ...offSheetsUnseen(board, seat)];
	return others.length > 0 ? [...hands, ...others] : hands;
}

/** Whether a card of this seat lies in its hoard. */
export const isHoarded = (board: Board, seat: SeatId, card: CardId): boolean =>
	playerOf(board, seat).hoard?.cards.includes(card) ?? false;

export const encounterCardsOf = (board: Board, seat: SeatId): CardId[] =>
	inHands(board, seat).filter(isEncounterCard);

/** `planet 3 of Ines`, for sentences. */
export const planetName = (planet: PlanetId): Words =>
	msg('planet {n} of {who}', {
		n: Number(planet.slice(planet.indexOf('-') + 1)),
		who: homeOf(planet)
	});

export const whereName = (where: Where): Words =>
	where === 'warp'
		? msg('the warp')
		: where === 'gate'
			? msg('the gate')
			: where === 'beside'
				? msg('the defense')
				: where === 'removed'
					? msg('out of the game')
					: where === 'pact'
						? msg('the alliance')
						: isSlot(where)
							? msg('a technology')
							: isEssence(where)
								? essenceCard(where).words.name
								: isHeld(where)
									? msg('held')
									: isEvolution(where)
										? evolutionName(where)
										: planetName(where);

/** Whether this power of the seat is off until the encounter ends (CE-17.1): by the board, or by what all see of it. */
export const isZapped = (
	{ encounter }: { readonly encounter: { readonly zapped: readonly PowerOfSeat[] } | null },
	seat: SeatId,
	alien: AlienId
): boolean => encounter?.zapped.some((off) => off.seat === seat && off.alien === alien) ?? false;

/** Whether this power of the seat works now (CE-17.1, CE-18.1). */
export function powerOn(board: Board, seat: SeatId, alien: AlienId): boolean {
	const player = playerOf(board, seat);
	return (
		(!player.powerLost || keepsPower(alien)) &&
		player.aliens.includes(alien) &&
		!isZapped(board, seat, alien) &&
		!isCutOff(board, seat, alien)
	);
}

/** Whether what a seat plays stays with it: nobody else comes to play that (CE-16.40). */
export const keepsPowers = (board: Board, seat: SeatId): boolean =>
	playerOf(board, seat).aliens.some(staysPut);

/** CE-34.16: the power a station has brought is off while that does not work. */
export const isCutOff = (board: Board, seat: SeatId, alien: AlienId): boolean =>
	board.stations?.some(
		(one) => one.brought === alien && holderOf(one) === seat && !stationWorksFor(board, one, seat)
	) ?? false;

/** Whether a seat has made this use in the encounter. */
export const hasUsed = ({ encounter }: Board, { seat, source, id, use }: Used): boolean =>
	encounter?.used.some(
		(made) => made.seat === seat && made.source === source && made.id === id && made.use === use
	) ?? false;

/** Encounter cards that lie beside the first of their sides (CE-10.15). */
export const secondsOf = ({ encounter }: Board): readonly Second[] => encounter?.seconds ?? [];

/** Kickers that lie beside the encounter cards. */
export const kickersOf = ({ encounter }: Board): Kicker[] =>
	encounter?.kickers ? SIDES.flatMap((side) => encounter.kickers?.[side] ?? []) : [];

/** What the kicker of a main player that is turned up multiplies by (CE-31.21); 1 without one. */
export function multiplierOf({ encounter }: Board, side: Side): number {
	const kicker = encounter?.kickers?.[side];
	return kicker?.open ? numberOf(kicker.card) + (encounter?.kicked?.[side] ?? 0) : 1;
}

/** Kinds of card there are at this table. */
export const kindsAt = ({ modules }: Board): readonly CardKind[] =>
	modules?.reward ? CARD_KINDS : COSMIC_KINDS;

/** Whether a hand may hold a card of the reward deck, as all can see by the backs (CE-31.9). */
export function maySeeReward(board: Board, seat: SeatId): boolean {
	const reward = board.modules?.reward;
	if (!reward) return false;
	const held = heldBy(board, seat);
	return reward.shared ? held.length > 0 : held.some((card) => backOf(card) === 'reward');
}

/** Whether both cards are attacks, or may be, as far as all can see: totals are compared, or may be (CE-11.5). */
export const maybeCompares = ({ encounter }: Board): boolean =>
	encounter !== null &&
	[encounter.laid.offense?.face, encounter.laid.defense?.face].every((face) =>
		face ? face.kind === 'attack' : !encounter.revealed
	);

/** Whether both cards in force are attacks, so that totals will be compared (CE-11.5). */
export const bothAttack = ({ encounter }: Board): boolean =>
	encounter?.laid.offense?.face?.kind === 'attack' &&
	encounter.laid.defense?.face?.kind === 'attack';
