/** What a bot knows: its view, read in the words of the rules. Nothing here sees the table itself. */
import type { StationKey } from '../modules/stations/state';
import type { Dice } from '../../../core';
import { keysOf, othersThan as allBut } from '../../kit';
import { cardsBeside, homeOf, isAtHome, isZapped } from '../board';
import { keepsPower, playedOff } from '../keepers';
import { stackOf, stackedCards } from '../stacked';
import { arePartners, partnerOf } from '../modules/teams/partners';
import type { AlienId, CardId, Face, PlanetId, SeatId, Ships, Side, Source } from '../types';
import type { TechId } from '../modules/tech/state';
import type { OpenBoard, OpenEncounter, OwnBoard } from '../view';
import type { Parts } from '../use';
import type { Manner } from './manner';
import { winnerOfCount } from './points';
import type { Harm, Worth } from './wishes';

/** A use that may be answered: whose, what it comes from, and whether it hurts. */
export interface Answered {
	readonly by: SeatId;
	readonly source: Source;
	readonly harms: Harm | undefined;
	/** What it is worth to see it stopped, for what that brings about. */
	readonly zapped: Worth | undefined;
	/** What it is worth to who may make such a use; a mandatory one is not weighed. */
	readonly worth: Worth | undefined;
}

/** A reinforcement that may be answered: whose, and the side it was played for. */
export interface Reinforced {
	readonly by: SeatId;
	readonly side: Side;
}

/** How a use bends a fight, as a bot reckons it: of a power while that is on, of a card while it lasts. */
export interface Bend {
	/** What each ship of its seat adds besides its 1. */
	readonly ships?: number;
	/** Changes the parts of a side's total while its seat is a main player; `mine`: of its own side. */
	readonly parts?: (parts: Parts, mine: boolean, sight: Sight) => Parts;
	/** Once it was used, who would win loses, and who would lose wins: counted where it was used. */
	readonly turns?: true;
	/** The smaller total wins while its seat is a main player. */
	readonly lowWins?: true;
	/** Its seat, as a main player, may exchange the cards that are laid. */
	readonly exchanges?: true;
	/** What it adds to the total of its side, as a main player or ally: a number, or what its seat has on the table. */
	readonly helps?: number | ((sight: Sight, seat: SeatId) => number);
	/** What its seat, as a main player, makes of its card and of the one it faces. */
	readonly faces?: (mine: Face, theirs: Face) => { readonly mine: Face; readonly theirs: Face };
	/** Whether its seat, as a main player, wins outright with its card against the other one. */
	readonly wins?: (mine: Face, theirs: Face) => boolean;
	/** Once it was used, what this number on a card of this side is: counted where it was used. */
	readonly numbers?: (number: number, side: Side, encounter: OpenEncounter) => number;
	/** Nobody lands on the planet that its seat loses as the defense. */
	readonly keepsOff?: true;
	/** What its seat gains besides when its side wins so, in foreign colonies; `wins`: it wins the game. */
	readonly prize?: (sight: Sight, won: WonFight) => number | 'wins';
	/** What a main player loses that does not invite its seat, in foreign colonies. */
	readonly slight?: number;
}

/** How a fight is won, as a bot expects it. */
export interface WonFight {
	/** The main player that is beaten. */
	readonly beaten: SeatId;
	/** What the two cards count as. */
	readonly faces: { readonly [side in Side]: Face };
	/** The side that wins. */
	readonly side: Side;
	/** How far apart the totals are; null: no two attacks are compared. */
	readonly margin: number | null;
}

/** An attack, as a face. */
export type Attack = Extract<Face, { kind: 'attack' }>;

/** A face a card may have, and how likely that is. */
export interface Chance {
	readonly face: Face;
	readonly p: number;
}

export interface Sight {
	readonly me: SeatId;
	readonly open: OpenBoard;
	readonly own: OwnBoard;
	/** What the open window answers; null when that is no use. */
	readonly answers: Answered | null;
	/** The reinforcement that the open window answers; null when it answers none. */
	readonly reinforced: Reinforced | null;
	/** What a seat has in play that bends fights. */
	readonly bends: (seat: SeatId) => readonly Bend[];
	/** Whether uses that were made turn the outcome round. */
	readonly turned: boolean;
	/** What the number on an attack of this side is, after uses that were made. */
	readonly numbers: (side: Side, attack: Attack) => number;
	/** How much it likes the best power a seat plays; 0: it plays none that can be seen. */
	readonly liked: (seat: SeatId) => number;
	/** How much it likes a space station in play, by its planet, or of a system by its id; 0: there is none. */
	readonly prized: (key: StationKey) => number;
	/** Its own chance, between what is as good. */
	readonly dice: Dice;
	/** The faces a card nobody has seen may have. */
	readonly unseen: () => readonly Chance[];
	/** How it weighs all that. */
	readonly manner: Manner;
}

/** The encounter under way. Throws between encounters: no question that needs it is asked then. */
export function encounterIn({ open }: Sight): OpenEncounter {
	if (!open.encounter) throw new Error('No encounter is under way.');
	return open.encounter;
}

/** How likely ships that land there are lost to a trap, by all it sees: of the tokens a third are traps (CE-39.8). */
export function trapChance({ open, own }: Pick<Sight, 'open' | 'own'>, planet: PlanetId): number {
	if (!open.traps?.beside.includes(planet)) return 0;
	const known = own.traps?.beside[planet];
	return known ? Number(known === 'trap') : 1 / 3;
}

/** Whom it plays against: all others but its partner. */
export const rivalsOf = ({ open, me }: Sight): SeatId[] =>
	allBut(open, me).filter((seat) => !arePartners(open, me, seat));

/** Foreign colonies with which a seat wins (CE-21.1, CE-36.16). */
export const goalOf = ({ open }: Sight, seat: SeatId): number =>
	open.players[seat]?.toWin ?? open.options.coloniesToWin;

export const foreignOf = ({ open }: Sight, seat: SeatId): number =>
	open.players[seat]?.foreignColonies ?? 0;

export const homesOf = ({ open }: Sight, seat: SeatId): number =>
	open.players[seat]?.homeColonies ?? 0;

/** Home colonies below which its power is lost (CE-18.1, CE-18.9). */
export const homesNeeded = ({ open }: Sight): number =>
	open.options.planetsPerPlayer === 4 ? 2 : 3;

export const shipsOn = ({ open }: Sight, planet: PlanetId): Ships => open.planets[planet] ?? {};

export const planetsOf = ({ open }: Sight, seat: SeatId): PlanetId[] =>
	keysOf(open.planets).filter((planet) => homeOf(planet) === seat);

/** Powers of a seat that work now, as far as they are turned up. */
export function powersOf(
	{ open, me, own }: Pick<Sight, 'me' | 'open' | 'own'>,
	seat: SeatId
): readonly AlienId[] {
	const player = open.players[seat];
	if (!player) return [];
	const aliens =
		player.aliens.length === 0 && seat === me && own.chosen ? [own.chosen] : player.aliens;
	return aliens.filter(
		(alien) =>
			(!player.powerLost || keepsPower(alien)) &&
			!isZapped(open, seat, alien) &&
			!open.stations?.some(({ brought, works }) => brought === alien && !works)
	);
}

export const has = (sight: Sight, seat: SeatId, alien: AlienId): boolean =>
	powersOf(sight, seat).includes(alien);

/** The main player of a side; null before the defense is settled. */
export const mainOf = ({ open }: Sight, side: Side): SeatId | null =>
	open.encounter?.[side] ?? null;

/** The side a seat fights on, as main player or ally. */
export function sideOf({ open }: Sight, seat: SeatId): Side | null {
	const { encounter } = open;
	if (!encounter) return null;
	if (encounter.offense === seat || encounter.allies.offense.includes(seat)) return 'offense';
	if (encounter.defense === seat || encounter.allies.defense.includes(seat)) return 'defense';
	return null;
}

export const amMain = (sight: Sight): boolean =>
	mainOf(sight, 'offense') === sight.me || mainOf(sight, 'defense') === sight.me;

export const opposing = (side: Side): Side => (side === 'offense' ? 'defense' : 'offense');

/** Whether a colony there would be the one that reaches the goal (CE-21.1), where all these land: a team does with both (CE-40.30). */
function wouldEnd(
	sight: Sight,
	seat: SeatId,
	planet: PlanetId,
	landing: readonly SeatId[]
): boolean {
	const partner = partnerOf(sight.open, seat);
	const helped =
		partner !== null && landing.includes(partner) && isNewColony(sight, partner, planet);
	return (
		isNewColony(sight, seat, planet) &&
		foreignOf(sight, seat) + 1 >= goalOf(sight, seat) &&
		(partner === null || foreignOf(sight, partner) + (helped ? 1 : 0) >= goalOf(sight, partner))
	);
}

/** Who wins if this seat reaches the goal: itself, or whoever has the most points then (CE-40.41). */
const winnerBy = (sight: Sight, seat: SeatId): SeatId =>
	(sight.open.objectives && winnerOfCount(sight, seat)) || seat;

/** Who wins by a colony of this seat there, where all these land; null: the game goes on. */
export const wonBy = (
	sight: Sight,
	seat: SeatId,
	planet: PlanetId,
	landing: readonly SeatId[] = [seat]
): SeatId | null => (wouldEnd(sight, seat, planet, landing) ? winnerBy(sight, seat) : null);

/** Whether a colony there would be the one by which the seat wins, where all these land. */
export const wouldWin = (
	sight: Sight,
	seat: SeatId,
	planet: PlanetId,
	landing: readonly SeatId[] = [seat]
): boolean => wonBy(sight, seat, planet, landing) === seat;

/** Whether one more foreign colony brings a seat to victory: with its partner, where it has one (CE-40.30). */
export function isOneShort(sight: Sight, seat: SeatId): boolean {
	const partner = partnerOf(sight.open, seat);
	return (
		foreignOf(sight, seat) + 1 >= goalOf(sight, seat) &&
		(partner === null || foreignOf(sight, partner) >= goalOf(sight, partner)) &&
		winnerBy(sight, seat) === seat
	);
}

/** Whether a seat that it does not play for lacks but one foreign colony. */
export const threatens = (sight: Sight, seat: SeatId): boolean =>
	isOneShort(sight, seat) && !(seat !== sight.me && winsWith(sight, seat));

/** Whether it plays for this seat: itself, or its partner. */
export const isOurs = ({ open, me }: Pick<Sight, 'open' | 'me'>, seat: SeatId): boolean =>
	seat === me || arePartners(open, me, seat);

/** Whether it wins when this seat does: it plays for it, or the colour is ordained on its sheet (CE-36.27). */
export const winsWith = (sight: Sight, seat: SeatId): boolean =>
	isOurs(sight, seat) || (sight.own.ordained === seat && powersOf(sight, sight.me).length > 0);

/** Whether landing there adds to the seat's foreign colonies. */
export const isNewColony = (sight: Sight, seat: SeatId, planet: PlanetId): boolean =>
	!isAtHome(sight.open, seat, planet) && !shipsOn(sight, planet)[seat];

/** All it may play: its hand, and its hoard and what lies on its sheets while its power is on. */
export function heldIn(sight: Pick<Sight, 'me' | 'open' | 'own'>): readonly CardId[] {
	const { own, open, me } = sight;
	if (own.hoard.length === 0 && !open.stacked && !own.stored) return own.hand;
	const powers = powersOf(sight, me);
	const sheets = powers.flatMap((alien) =>
		[...stackOf(open, alien), ...(own.stored?.[alien] ?? [])].filter((card) =>
			playedOff(alien)?.serves(card)
		)
	);
	return [...own.hand, ...(powers.length > 0 ? own.hoard : []), ...sheets];
}

/** Every card whose place is known: own, discarded, or on the table. */
export function seenCards({ open, own }: Pick<Sight, 'open' | 'own'>): readonly CardId[] {
	const laid = open.encounter?.laid;
	return [
		...own.hand,
		...own.hoard,
		...(own.aside ?? []),
		...Object.values(own.stored ?? {}).flat(),
		...(own.laid ? [own.laid] : []),
		...(own.seconds ?? []),
		...(open.encounter?.seconds ?? []).flatMap(({ card }) => card ?? []),
		...open.discard,
		...open.outOfGame,
		...open.onTable,
		...cardsBeside(open),
		...stackedCards(open),
		...(laid?.offense?.card ? [laid.offense.card] : []),
		...(laid?.defense?.card ? [laid.defense.card] : [])
	];
}

/** How many of its ships research a technology of its own. */
export function shipsResearching({ open, own, me }: Sight, id: TechId): number {
	const slot = own.techs?.find((tech) => tech.id === id)?.slot;
	return open.players[me]?.techs?.find((tech) => tech.slot === slot)?.ships ?? 0;
}
