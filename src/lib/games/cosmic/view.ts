/**
 * What everybody sees, and what one seat sees besides, by the table of CE-23.1. Both list what is shown;
 * whatever is not named here stays in the room (CE-23.2).
 */
import type { Words } from '../../core';
import { bySeat, entriesOf, keysOf, playerOf } from '../kit';
import { whyNamed } from './destiny/meeting';
import { countedAsColonies, homeColoniesNeeded, stationWorks } from './board';
import { backOf } from './cards';
import type { Back } from './cards';
import { ordainedOf } from './essence/laid';
import { foretold } from './foretold';
import type { ToCome } from './foretold';
import { goalOf } from './goal';
import { openEvolution } from './modules/evolution/view';
import type { OpenEvolution } from './modules/evolution/view';
import type { LaidOut } from './modules/lux/state';
import { openLux } from './modules/lux/view';
import type { OpenLux } from './modules/lux/view';
import { openMoon, ownMoons } from './modules/moons/view';
import type { OpenMoon } from './modules/moons/view';
import { openObjectives, ownObjectives } from './modules/objectives/view';
import type { OpenObjectives, OwnObjectives } from './modules/objectives/view';
import { stationsToWin as goalOfStations } from './modules/stations/conquest';
import { circleOf, partnerOf } from './modules/teams/partners';
import { nameOf } from './names';
import { standsAt } from './stands';
import { knowsTraps, openTraps, ownTraps } from './traps';
import { isOwnSheet, openFurther } from './further';
import type { OpenFurther } from './further';
import { shownValue } from './values';
import type { Stages } from './stages';
import type { OpenTraps, OwnTraps } from './traps';
import type { Noted } from './notes';
import type {
	AlienId,
	Board,
	CardId,
	CosmicOptions,
	DestinyId,
	Encounter,
	Face,
	Handed,
	Lasting,
	Late,
	Loan,
	Look,
	Origin,
	Outcome,
	Phase,
	PlanetId,
	PowerOfSeat,
	SeatId,
	Sending,
	Ships,
	Side
} from './types';
import type { EssenceAtTable, EssenceId, Shared } from './essence/state';
import type { Council } from './modules/hazards/gifts';
import type { Hazards } from './modules/hazards/state';
import type { Mark, ShipId, Special } from './modules/special/state';
import type { ModuleDeck, Modules } from './modules/state';
import type { MoonId } from './modules/moons/state';
import type { Station } from './modules/stations/state';
import type { Teams } from './modules/teams/state';
import type { Tech, TechId, TechSlot } from './modules/tech/state';

/** A laid encounter card as others see it. */
interface OpenLaid {
	/** The card itself, once it is turned up; null while it lies face down. */
	readonly card: CardId | null;
	/** What it counts as since the reveal. */
	readonly face: Face | null;
	/** It has the back of the reward deck, told once both sides have laid (CE-31.10); left out: not, or not yet told. */
	readonly reward?: true;
}

export interface OpenEncounter {
	readonly n: number;
	readonly offense: SeatId;
	readonly defense: SeatId | null;
	readonly system: SeatId | null;
	readonly target: PlanetId | null;
	readonly destiny: DestinyId | null;
	/** A hazard warning is active (CE-33.3); left out: none. */
	readonly warned?: true;
	/** Hazards that were turned up in it, whether they are in play or have done all they do; left out: none. */
	readonly came?: readonly CardId[];
	/** Lux at the gate and at the planet; left out: none lie there (CE-38.4). */
	readonly laidOut?: LaidOut;
	readonly gate: Ships;
	readonly beside: Ships;
	readonly invited: { readonly offense: readonly SeatId[]; readonly defense: readonly SeatId[] };
	readonly allies: { readonly offense: readonly SeatId[]; readonly defense: readonly SeatId[] };
	readonly laid: { readonly [side in Side]: OpenLaid | null };
	/** Kickers laid, and the card once it is turned up; left out: none (CE-31.20). */
	readonly kickers?: { readonly [side in Side]?: CardId | null };
	/** How much more than its number a kicker multiplies by; left out: none does. */
	readonly kicked?: { readonly [side in Side]?: number };
	/** Encounter cards beside the first ones: whose, by which alien, and the card once it is turned up; left out: none lie there (CE-10.15). */
	readonly seconds?: readonly {
		readonly seat: SeatId;
		readonly of: AlienId;
		readonly card: CardId | null;
	}[];
	readonly revealed: boolean;
	/** The encounter cards used, once they are in the discard pile. */
	readonly discarded: { readonly [side in Side]: CardId | null };
	/** Reinforcements and other additions so far, by side. */
	readonly added: { readonly [side in Side]: number };
	/** Whether the smaller total wins. */
	readonly lowWins: boolean;
	/** The side that wins without comparing or dealing, by an effect. */
	readonly outright: Side | null;
	readonly totals: { readonly [side in Side]: number } | null;
	/** What has made each of them another than cards, ships and additions are; left out: nothing has. */
	readonly changedBy?: { readonly [side in Side]: readonly Words[] };
	/** How a fight is decided otherwise than by the rules, while that is in force: what does it, and what it does. */
	readonly decides: readonly Deciding[];
	/** What has made another side win than cards and totals would, or both lose; left out: nothing has. */
	readonly decidedBy?: readonly Words[];
	/** Who wins is turned round, last of all; left out: it is not. */
	readonly turned?: true;
	/** Who wins as cards and totals stand, before it is turned round; null while that is open, and once it is decided. */
	readonly leads: Side | 'bothLose' | null;
	/** Powers that must still be used, in their order, and what they will surely do (CE-16.3); left out: there are none. */
	readonly toCome?: readonly ToCome[];
	/** How it will stand then, as it is told now by the names of the same; left out: that is not certain, or the cards are not up. */
	readonly foreseen?: Foreseen;
	readonly outcome: Outcome | null;
	/** Powers off until the encounter ends. */
	readonly zapped: readonly PowerOfSeat[];
	readonly lasting: readonly Lasting[];
	/** Tokens that lie before players until it ends. */
	readonly handed: readonly Handed[];
	/** What effects have noted down for all to see. */
	readonly notes: Noted['open'];
	/** Powers that others play until the encounter ends. */
	readonly lent: readonly Loan[];
	/** Ships that were chosen for a side and have not left yet; left out: none are. */
	readonly sending?: Sending;
	/** All of it is done, and one out of turn came after it (CE-4.11); left out: not so. */
	readonly closed?: true;
	/** Why its destiny card was for its defense (CE-7.11, CE-7.12), until ships leave; left out: the card itself says whom. */
	readonly named?: Words;
	/** Whose ships come only once both cards lie face down, and to which side; left out: nobody's. */
	readonly late?: readonly Late[];
	/** Who may once play the top card of the discard pile (CE-15.45); left out: nobody. */
	readonly fromPile?: SeatId;
	/** The terms of a deal of all, and who has agreed to them (CE-33.41); left out: none is talked about. */
	readonly council?: Council;
	/** Seats that have traded powers until it ends; left out: none. */
	readonly switched?: readonly (readonly [SeatId, SeatId])[];
}

/** How a fight will stand. */
export type Foreseen = Pick<
	OpenEncounter,
	'lowWins' | 'outright' | 'totals' | 'decidedBy' | 'turned' | 'leads'
>;

/** What decides fights otherwise, by its name, and how. */
export interface Deciding {
	readonly by: Words;
	readonly say: Words;
}

/** What everybody sees of the hazards in play. */
export interface OpenHazards {
	/** Those in play, the oldest first. */
	readonly inPlay: readonly CardId[];
	/** The two who must invite each other, and whose ship lies on the card. */
	readonly pact: { readonly between: readonly [SeatId, SeatId]; readonly ships: Ships } | null;
}

export interface OpenPlayer {
	/** Its alien powers; empty until they are turned up. */
	readonly aliens: readonly AlienId[];
	readonly powerLost: boolean;
	/** Tokens on the sheet; none are shown before the sheet is. */
	readonly tokens: number;
	/** Cards in hand. */
	readonly hand: number;
	/**
	 * How many of them have the back of the reward deck (CE-31.9), with the card it has laid as long as that one's is
	 * not told (CE-31.10); left out: that deck is not at the table.
	 */
	readonly rewards?: number;
	/** Cards in its hoard; null: it has none. */
	readonly hoard: number | null;
	/** Cards of it that lie face down until the encounter ends, by the alien for which; left out: none do. */
	readonly aside?: { readonly [alien: AlienId]: number };
	/** How many cards of its lie face down on sheets, by alien (CE-19.25); left out: none do. */
	readonly stored?: { readonly [alien: AlienId]: number };
	readonly homeColonies: number;
	readonly foreignColonies: number;
	/** Foreign colonies with which it wins (CE-36.16); left out: as many as the options say. */
	readonly toWin?: number;
	/** Its technologies in the order they came; left out: it has had none (CE-32.3). */
	readonly techs?: readonly OpenTech[];
	/** Its partner (CE-40.24); left out: it plays alone. */
	readonly partner?: SeatId;
}

/** The teams, and how all sit. */
export interface OpenTeams extends Readonly<Teams> {
	/** Round the table in turn order; null: the empty planet. */
	readonly circle: readonly (SeatId | null)[];
}

/** A technology before a player, as all see it. */
export interface OpenTech {
	readonly slot: TechSlot;
	/** Which it is; null while it lies face down. */
	readonly id: TechId | null;
	/** Ships that research it. */
	readonly ships: number;
	/** Planets between which its token stands; empty where it has none. */
	readonly between: readonly PlanetId[];
	/** The back of the encounter card face down under it (CE-32.31); left out: there is none. */
	readonly under?: Back;
	/** Cards that lie open on it, or were laid for it (CE-32.48, CE-32.49); left out: there are none. */
	readonly holds?: readonly CardId[];
}

export interface OpenBoard {
	readonly order: readonly SeatId[];
	readonly options: CosmicOptions;
	readonly players: { readonly [seat: SeatId]: OpenPlayer };
	/** Ships on each planet, by owner; the planet's home system is in its id. */
	readonly planets: { readonly [planet: PlanetId]: Ships };
	readonly warp: Ships;
	/** Ships that have left the game, by owner. */
	readonly removed: Ships;
	readonly deck: number;
	readonly discard: readonly CardId[];
	/** Cards discarded for good. */
	readonly outOfGame: readonly CardId[];
	readonly destinyDeck: number;
	readonly destinyDiscard: readonly DestinyId[];
	/** Destiny cards that have left the game (CE-37.27); left out: none have. */
	readonly destinyGone?: readonly DestinyId[];
	/** Cards face up beside planets. */
	readonly besidePlanets: { readonly [planet: PlanetId]: readonly CardId[] };
	readonly onTable: readonly CardId[];
	readonly phase: Phase | 'setup';
	readonly turn: number;
	readonly offense: SeatId | null;
	readonly encounters: number;
	readonly encounter: OpenEncounter | null;
	readonly box: readonly AlienId[];
	/** Sheets that lie open to be taken while aliens are chosen; left out: none do. */
	readonly openSheets?: readonly AlienId[];
	/** Home colonies below which a power is lost. */
	readonly homeColoniesNeeded: number;
	/** What lies on the table of the hazards; left out: they are not at it. */
	readonly hazards?: OpenHazards;
	/** Space stations, in the order they came; left out: they are not at the table (CE-34.4). */
	readonly stations?: readonly OpenStation[];
	/** Space stations with which a player wins (CE-34.9); left out: they are not conquered. */
	readonly stationsToWin?: number;
	/** Special ships, all of one kind, and the marked one of each seat; left out: there are none (CE-35.2). */
	readonly special?: OpenSpecial;
	/** Turns pass to the right; left out: to the left. */
	readonly backwards?: true;
	/** Who are partners (CE-40.24); left out: everybody plays alone. */
	readonly teams?: OpenTeams;
	/** The evolution cards that lie open (CE-40.37); left out: there are none. */
	readonly evolution?: OpenEvolution;
	/** The objectives that lie open (CE-40.41); left out: there are none. */
	readonly objectives?: OpenObjectives;
	/** Before whom the wild flare of Sheriff lies, and whose leave they need (CE-36.24); left out: nobody. */
	readonly watch?: Board['watch'];
	/** What each has of lux, and the cards before them; left out: they are not at the table (CE-38.1). */
	readonly lux?: OpenLux;
	/** The moons beside planets; left out: they are not at the table (CE-37.2). */
	readonly moons?: readonly OpenMoon[];
	/** Traps and decoys, face down; left out: there are none (CE-39.2). */
	readonly traps?: OpenTraps;
	/** Planets on the sheets of aliens (CE-20.20); left out: none are. */
	readonly devoured?: NonNullable<Board['devoured']>;
	/** Cards face up on the sheets of aliens (CE-15.38); left out: none are. */
	readonly stacked?: NonNullable<Board['stacked']>;
	/** Which of their ships are of a further colour (CE-20.23); left out: none are. */
	readonly further?: readonly OpenFurther[];
	/** Aliens in a row on the sheet of another, and the place of the one that is played (CE-16.38); left out: none are. */
	readonly stages?: Stages;
	/** The modules at the table; left out: none. */
	readonly modules?: { readonly [deck in ModuleDeck]?: OpenModule };
	/** Ships that are held captive or as hostages (CE-36.59, CE-36.63); left out: none are. */
	readonly held?: NonNullable<Board['held']>;
	/** Planets with ships that cannot leave them now (CE-20.21); left out: none are. */
	readonly pinned?: { readonly [planet: PlanetId]: OpenHold };
	/** Essence cards, by their aliens; left out: there are none (CE-36.3). */
	readonly essence?: { readonly [alien: AlienId]: OpenEssence };
}

/** Ships that effects hold on a planet. */
export interface OpenHold {
	readonly seats: readonly SeatId[];
	/** What the effects are of. */
	readonly by: readonly Words[];
}

/** The essence cards of an alien, as all see them. */
export interface OpenEssence {
	/** Cards in the set, face down. */
	readonly set: number;
	/** Cards in the cache, face down. */
	readonly cache: number;
	/** Those before players, face up or as they were turned down. */
	readonly placed: readonly OpenLaidEssence[];
	/** Before whom others lie that nobody else has seen (CE-36.51); left out: none do. */
	readonly unseen?: readonly SeatId[];
	readonly unavailable: readonly EssenceId[];
	/** Out of the game; left out: none are. */
	readonly gone?: readonly EssenceId[];
}

export interface OpenLaidEssence {
	readonly id: EssenceId;
	readonly on: SeatId;
	/** Ships of that player on it. */
	readonly ships: number;
	/** Turned down: its player is safe from the others of its set (CE-36.22). */
	readonly down?: true;
	/** Who may use it besides whose alien it is of (CE-36.74); left out: nobody, or its set is not shared. */
	readonly shared?: Shared;
}

/** A space station, of the player whose home planet it is beside. */
export type OpenStation = Readonly<Station> & {
	/** Whether it works for anybody (CE-34.6). */
	readonly works: boolean;
};

export interface OpenSpecial {
	readonly kind: ShipId;
	readonly marks: { readonly [seat: SeatId]: Readonly<Mark> };
}

/** A deck of a module: how many cards are left to draw, and its discard pile. */
export interface OpenModule {
	readonly sets: readonly string[];
	/** Its cards lie in the cosmic deck (CE-31.14). */
	readonly shared: boolean;
	readonly deck: number;
	readonly pile: readonly CardId[];
}

export interface OwnBoard extends OwnObjectives {
	readonly hand: readonly CardId[];
	/** Its hoard; empty where it has none. */
	readonly hoard: readonly CardId[];
	/** Its cards that lie face down until the encounter ends; left out: none do. */
	readonly aside?: readonly CardId[];
	/** Its cards face down on sheets, by alien (CE-19.25); left out: none are. */
	readonly stored?: { readonly [alien: AlienId]: readonly CardId[] };
	/** Aliens to choose from, while it chooses. */
	readonly offered: readonly AlienId[];
	/** Its own alien, also before the sheets are turned up. */
	readonly chosen: AlienId | null;
	/** The card it laid this encounter, as long as it lies face down on its own side. */
	readonly laid: CardId | null;
	/** The kicker it laid, as long as it lies face down; left out: none. */
	readonly kicker?: CardId;
	/** The cards it laid beside the first, as long as they lie face down; left out: none (CE-10.15). */
	readonly seconds?: readonly CardId[];
	/** Which its technologies are, those face down as well; left out: it has had none. */
	readonly techs?: readonly OwnTech[];
	/** The caches of the aliens it plays, by these (CE-36.3); left out: it has none. */
	readonly caches?: { readonly [alien: AlienId]: readonly EssenceId[] };
	/** Cards of the aliens it plays that lie face down before players (CE-36.51); left out: none do. */
	readonly unseen?: readonly { readonly id: EssenceId; readonly on: SeatId }[];
	/** Whose colour is ordained on its sheet, which nobody else sees (CE-36.28); left out: nobody's. */
	readonly ordained?: SeatId;
	/** Moon cards face down that it may look at, by their planets (CE-37.4); left out: moons are not at the table. */
	readonly moons?: { readonly [planet: PlanetId]: MoonId };
	/** Which tokens are traps, for who plays their alien (CE-39.2); left out: it does not. */
	readonly traps?: OwnTraps;
	/** What effects have noted on cards of its hand. */
	readonly notes: Noted['cards'];
	/** What it was shown of others in this encounter, the latest last. */
	readonly looks: readonly Omit<Look, 'by'>[];
}

/** A technology of its own, as a seat sees it. */
export interface OwnTech {
	readonly slot: TechSlot;
	readonly id: TechId;
	/** The card under it; left out: there is none. */
	readonly under?: CardId;
}

export function openBoard(board: Board, counts: { readonly [pile: string]: number }): OpenBoard {
	const colonies = countColonies(board);
	const stationsToWin = goalOfStations(board);
	const pinned = openHolds(board);
	const players = bySeat(board.order, (seat): OpenPlayer => {
		const { aliens, shown, powerLost, tokens, hand, hoard, aside, stored, techs } = playerOf(
			board,
			seat
		);
		const { home, foreign } = colonies[seat] ?? { home: 0, foreign: 0 };
		const partner = partnerOf(board, seat);
		const toWin = goalOf(board, seat);
		return {
			// CE-16.7: public with what lies on it, and CE-18.8: also while the power is lost.
			aliens: shown ? aliens.slice() : [],
			powerLost,
			// CE-3.16: tokens lie on the sheet, and would tell which one it is.
			tokens: shown ? tokens : 0,
			hand: hand.length,
			...(board.modules?.reward &&
				!board.modules.reward.shared && {
					rewards: [...hand, ...untold(board.encounter, seat)].filter(
						(card) => backOf(card) === 'reward'
					).length
				}),
			hoard: hoard && hoard.cards.length,
			...(aside && {
				aside: Object.fromEntries(
					Object.entries(aside).map(([alien, cards]) => [alien, cards.length])
				)
			}),
			...(stored && {
				stored: Object.fromEntries(
					Object.entries(stored).map(([alien, cards]) => [alien, cards.length])
				)
			}),
			homeColonies: home,
			foreignColonies: foreign,
			...(toWin !== board.options.coloniesToWin && { toWin }),
			...(techs && { techs: techs.map((tech) => openTech(tech, seat)) }),
			...(partner && { partner })
		};
	});
	const planets: Record<PlanetId, Ships> = {};
	for (const [id, { ships }] of Object.entries(board.planets))
		planets[id as PlanetId] = { ...ships };
	return {
		order: board.order,
		options: board.options,
		players,
		planets,
		warp: { ...board.warp },
		removed: { ...board.removed },
		deck: counts['deck'] ?? 0,
		discard: board.discard.slice(),
		outOfGame: board.outOfGame.slice(),
		destinyDeck: counts['destiny'] ?? 0,
		destinyDiscard: board.destinyDiscard.slice(),
		...(board.destinyGone && { destinyGone: board.destinyGone.slice() }),
		besidePlanets: { ...board.besidePlanets },
		// CE-15.30: a flare that waits to return was shown to all.
		onTable: [...board.onTable, ...board.returning.map(({ card }) => card)],
		phase: board.phase,
		turn: board.turn,
		offense: board.offense,
		encounters: board.encounters,
		encounter: board.encounter && openEncounter(board, board.encounter),
		box: board.box,
		...(board.openSheets && { openSheets: board.openSheets }),
		homeColoniesNeeded: homeColoniesNeeded(board),
		...(board.modules && { modules: openModules(board.modules, counts) }),
		...(board.hazards && { hazards: openHazards(board.hazards) }),
		...(board.stations && {
			stations: board.stations.map((station) => ({
				...station,
				works: stationWorks(board, station)
			}))
		}),
		...(stationsToWin !== null && { stationsToWin }),
		...(board.special && { special: openSpecial(board.special) }),
		...(board.backwards && { backwards: true }),
		...(board.held && {
			held: {
				...Object.fromEntries(
					entriesOf(board.held)
						.filter(([place]) => !isOwnSheet(board, place))
						.map(([place, ships]) => [place, { ...ships }])
				),
				'held:captives': { ...board.held['held:captives'] },
				'held:hostages': { ...board.held['held:hostages'] }
			}
		}),
		...(pinned && { pinned }),
		...(board.essence && { essence: openEssence(board.essence, counts) }),
		...(board.watch && board.returning.some(({ turn }) => turn) && { watch: board.watch }),
		...(board.teams && { teams: { ...board.teams, circle: circleOf(board) } }),
		...(board.moons && { moons: board.moons.map(openMoon) }),
		...(board.traps && { traps: openTraps(board.traps) }),
		...(board.devoured && { devoured: { ...board.devoured } }),
		...(board.stacked && { stacked: { ...board.stacked } }),
		...(board.further && { further: openFurther(board.further) }),
		...(board.stages && { stages: openStages(board.stages) }),
		...(board.lux && { lux: openLux(board, board.lux) }),
		...(board.evolution && { evolution: openEvolution(board.evolution) }),
		...(board.objectives && { objectives: openObjectives(board, board.objectives) })
	};
}

const openStages = ({ of, row, at }: Stages): Stages => ({ of, row: row.slice(), at });

/** CE-20.21: whose ships stay on which planets, and by what. */
function openHolds(board: Board): OpenBoard['pinned'] | null {
	const leaves = shownValue(board, 'leavesPlanet');
	if (!leaves) return null;
	const holds = entriesOf(board.planets).flatMap(([planet, { ships }]): [PlanetId, OpenHold][] => {
		const by = new Map<string, Origin>();
		const seats = keysOf(ships).filter(
			(seat) =>
				!leaves(true, { seat, planet, to: 'elsewhere' }, (origin, before, after) => {
					if (before && !after) by.set(`${origin.kind}:${origin.id}`, origin);
				})
		);
		return seats.length > 0 ? [[planet, { seats, by: calledBy([...by.values()]) }]] : [];
	});
	return holds.length > 0 ? Object.fromEntries(holds) : null;
}

/** The name under which the cards of a set are counted. */
const setPile = (alien: AlienId): string => `essence of ${alien}`;

/** Sets of essence cards as piles that are counted. */
export const setPiles = <Pile>(sets: {
	readonly [alien: AlienId]: Pile;
}): {
	[pile: string]: Pile;
} => Object.fromEntries(Object.entries(sets).map(([alien, pile]) => [setPile(alien), pile]));

const openEssence = (
	essence: { readonly [alien: AlienId]: EssenceAtTable },
	counts: { readonly [pile: string]: number }
): { [alien: AlienId]: OpenEssence } =>
	Object.fromEntries(
		Object.entries(essence).map(([alien, { cache, placed, unavailable, gone }]) => [
			alien,
			{
				set: counts[setPile(alien)] ?? 0,
				cache: cache.length,
				placed: placed.flatMap(({ id, on, ships, down, unseen, shared }) =>
					unseen
						? []
						: [
								{
									...{ id, on, ships: ships[on] ?? 0 },
									...(down && { down }),
									...(shared && { shared })
								}
							]
				),
				...(placed.some(({ unseen }) => unseen) && {
					unseen: placed.flatMap(({ on, unseen }) => (unseen ? [on] : []))
				}),
				unavailable: unavailable.slice(),
				...(gone && { gone: gone.slice() })
			}
		])
	);

/** CE-31.10: no back of a card laid face down is told before both main players have laid. */
const backsTold = ({ laid }: Encounter): boolean => laid.offense !== null && laid.defense !== null;

/** The card this seat has laid, as long as nobody may see its back. */
function untold(encounter: Encounter | null, seat: SeatId): CardId[] {
	if (!encounter || backsTold(encounter)) return [];
	const cards = [encounter.laid.offense, encounter.laid.defense];
	return cards.flatMap((one) => (one?.by === seat && !one.faceUp ? [one.card] : []));
}

const openModules = (
	modules: Modules,
	counts: { readonly [pile: string]: number }
): { [deck in ModuleDeck]?: OpenModule } =>
	Object.fromEntries(
		entriesOf(modules).flatMap(([deck, found]) =>
			found
				? [
						[
							deck,
							{
								sets: found.sets,
								shared: found.shared ?? false,
								deck: counts[deck] ?? 0,
								pile: found.pile.slice()
							}
						]
					]
				: []
		)
	);

const openHazards = ({ inPlay, pact }: Hazards): OpenHazards => ({
	inPlay: inPlay.slice(),
	pact: pact && { between: pact.between, ships: { ...pact.ships } }
});

const openSpecial = ({ kind, marks }: Special): OpenSpecial => ({
	kind,
	marks: Object.fromEntries(
		entriesOf(marks).map(([seat, { at, up }]): [SeatId, Mark] => [seat, { at, up }])
	)
});

function openTech(tech: Tech, seat: SeatId): OpenTech {
	const { slot, id, faceUp, ships, between = [], under, flare, laid = [] } = tech;
	const holds = flare === undefined ? laid : [flare];
	return {
		slot,
		id: faceUp ? id : null,
		ships: ships[seat] ?? 0,
		between: between.slice(),
		...(under !== undefined && { under: backOf(under) }),
		...(holds.length > 0 && { holds: holds.slice() })
	};
}

const calledBy = (origins: readonly Origin[]): readonly Words[] =>
	origins.map(({ kind, id }) => nameOf(kind, id));

/** In the order in which it counts. */
function decidesIn(board: Board): readonly Deciding[] {
	const found: Deciding[] = [];
	shownValue(board, 'decides')?.([], null, ({ kind, id }, before, after) => {
		for (const say of after.slice(before.length)) found.push({ by: nameOf(kind, id), say });
	});
	return found;
}

function openEncounter(board: Board, encounter: Encounter): OpenEncounter {
	const { n, offense, defense, system, target, destiny, revealed, totals, outcome } = encounter;
	const { changedBy, decidedBy } = encounter;
	const named = whyNamed(board);
	return {
		n,
		offense,
		defense,
		system,
		target,
		destiny,
		gate: { ...encounter.gate },
		beside: { ...encounter.beside },
		invited: {
			offense: encounter.invited.offense.slice(),
			defense: encounter.invited.defense.slice()
		},
		allies: {
			offense: encounter.allies.offense.slice(),
			defense: encounter.allies.defense.slice()
		},
		laid: { offense: openLaid(encounter, 'offense'), defense: openLaid(encounter, 'defense') },
		...(encounter.kickers && { kickers: openKickers(encounter.kickers) }),
		...(encounter.kicked && { kicked: { ...encounter.kicked } }),
		...(encounter.seconds && {
			seconds: encounter.seconds.map(({ seat, of, card, open }) => ({
				...{ seat, of },
				card: open ? card : null
			}))
		}),
		revealed,
		discarded: { ...encounter.discarded },
		added: { ...encounter.added },
		lowWins: encounter.lowWins,
		outright: encounter.outright,
		totals: totals && { ...totals },
		...(changedBy && {
			changedBy: { offense: calledBy(changedBy.offense), defense: calledBy(changedBy.defense) }
		}),
		decides: decidesIn(board),
		...(decidedBy && { decidedBy: calledBy(decidedBy) }),
		...(encounter.turned && { turned: true }),
		leads: outcome ? null : standsAt(encounter),
		...openForetold(board),
		outcome,
		zapped: encounter.zapped.slice(),
		lasting: encounter.lasting.slice(),
		handed: encounter.handed.slice(),
		notes: encounter.notes.open,
		lent: encounter.lent.slice(),
		...(encounter.warned ? { warned: true } : {}),
		...(encounter.came && { came: encounter.came.slice() }),
		...(encounter.sending && { sending: encounter.sending }),
		...(encounter.closed && { closed: true }),
		...(named && { named }),
		...(encounter.late && { late: encounter.late }),
		...(encounter.fromPile && { fromPile: encounter.fromPile }),
		...(encounter.laidOut && { laidOut: encounter.laidOut }),
		...(encounter.switched ? { switched: encounter.switched.slice() } : {}),
		...(encounter.council && { council: openCouncil(encounter.council) })
	};
}

function openForetold(board: Board): Pick<OpenEncounter, 'toCome' | 'foreseen'> {
	const told = foretold(board);
	if (!told) return {};
	const { toCome, then } = told;
	if (!then) return { toCome };
	const { lowWins, outright, totals, decidedBy, turned, leads } = then;
	const foreseen = {
		...{ lowWins, outright, totals, leads },
		...(decidedBy && { decidedBy: calledBy(decidedBy) }),
		...(turned && { turned })
	};
	return { toCome, foreseen };
}

const openKickers = (
	kickers: NonNullable<Encounter['kickers']>
): { [side in Side]?: CardId | null } =>
	Object.fromEntries(
		entriesOf(kickers).flatMap(([side, kicker]) =>
			kicker ? [[side, kicker.open ? kicker.card : null]] : []
		)
	);

/** Terms of a deal of all name no cards (CE-33.43), so all of them are for all. */
const openCouncil = ({ gifts, agreed, n }: Council): Council => ({
	gifts: gifts.slice(),
	agreed: agreed.slice(),
	n
});

function openLaid(encounter: Encounter, side: Side): OpenLaid | null {
	const card = encounter.laid[side];
	if (!card) return null;
	const shown = card.faceUp || (encounter.revealed && !card.concealed);
	const reward = backsTold(encounter) && backOf(card.card) === 'reward';
	return { card: shown ? card.card : null, face: card.face, ...(reward && { reward }) };
}

const ownTech = ({ slot, id, under }: Tech): OwnTech => ({
	slot,
	id,
	...(under !== undefined && { under })
});

export function ownBoard(board: Board, seat: SeatId): OwnBoard {
	const player = board.players[seat];
	const encounter = board.encounter;
	const side =
		encounter?.offense === seat ? 'offense' : encounter?.defense === seat ? 'defense' : null;
	const laid = side && encounter?.laid[side];
	const kicker = side && encounter?.kickers?.[side];
	const seconds = (encounter?.seconds ?? [])
		.filter((one) => one.seat === seat && !one.open)
		.map(({ card }) => card);
	const caches = Object.entries(board.essence ?? {}).flatMap(([alien, { cache }]) =>
		player?.aliens.includes(alien) ? [[alien, cache.slice()] as const] : []
	);
	const unseen = Object.entries(board.essence ?? {}).flatMap(([alien, { placed }]) =>
		player?.aliens.includes(alien)
			? placed.flatMap((one) => (one.unseen ? [{ id: one.id, on: one.on }] : []))
			: []
	);
	const ordained =
		board.ordained && player?.aliens.includes(board.ordained.of) ? ordainedOf(board) : null;
	return {
		hand: player?.hand.slice() ?? [],
		hoard: player?.hoard?.cards.slice() ?? [],
		...(player?.aside && { aside: Object.values(player.aside).flat() }),
		...(player?.stored && { stored: { ...player.stored } }),
		offered: player?.offered.slice() ?? [],
		chosen: player?.aliens[0] ?? player?.chosen ?? null,
		laid: laid?.by === seat ? laid.card : null,
		...(kicker && !kicker.open && { kicker: kicker.card }),
		...(seconds.length > 0 && { seconds }),
		...(player?.techs && { techs: player.techs.map(ownTech) }),
		...(caches.length > 0 && { caches: Object.fromEntries(caches) }),
		...(unseen.length > 0 && { unseen }),
		...(ordained && { ordained }),
		...(board.moons && { moons: ownMoons(board.moons, seat) }),
		...(board.traps && knowsTraps(board, seat) && { traps: ownTraps(board.traps) }),
		...ownObjectives(board, player?.hand ?? []),
		notes: Object.fromEntries(
			entriesOf(encounter?.notes.cards ?? {}).flatMap(([id, cards = []]) => {
				const held = cards.filter(
					(card) => player?.hand.includes(card) || player?.hoard?.cards.includes(card)
				);
				return held.length > 0 ? [[id, held]] : [];
			})
		),
		looks: (encounter?.looks ?? [])
			.filter(({ by }) => by === seat)
			.map(({ of, what, cards }) => ({ of, what, cards }))
	};
}

function countColonies(board: Board): { [seat: SeatId]: { home: number; foreign: number } } {
	const counts = bySeat(board.order, (seat) => ({
		home: 0,
		foreign: countedAsColonies(board, seat)
	}));
	for (const { owner, ships } of Object.values(board.planets)) {
		const partner = partnerOf(board, owner);
		for (const seat in ships) {
			const count = counts[seat as SeatId];
			if (count) count[seat === owner || seat === partner ? 'home' : 'foreign'] += 1;
		}
	}
	return counts;
}
