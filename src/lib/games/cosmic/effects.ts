/** What is in play. The steps know no alien: they open windows and ask for values, and whatever is in play answers. */
import { changed, msg } from '../../core';
import type { Changes } from '../../core';
import {
	isCutOff,
	isZapped,
	playerOf,
	powerOn,
	holderOf,
	stationWorks,
	stationWorksFor,
	stationsOf,
	techsOf,
	timingOrder
} from './board';
import { alienName } from './cards';
import { findUsesBy } from './declared';
import type { Alien } from './aliens/alien';
import { ALIENS } from './aliens';
import type { Artifact } from './artifacts/artifact';
import { ARTIFACTS } from './artifacts';
import { laidEssence } from './essence/laid';
import { essenceCard } from './keepers';
import { evolutionBy } from './modules/evolution';
import { evolutionsOf } from './modules/evolution/laid';
import { HAZARDS } from './modules/hazards';
import { hazardOf } from './modules/hazards/ids';
import { hazardsInPlay } from './modules/hazards/inPlay';
import { LUX_CARDS, luxCardBy } from './modules/lux';
import { MOONS, moonBy } from './modules/moons';
import { amountOf } from './modules/moons/card';
import { workingMoons } from './modules/moons/laid';
import { specialShipBy } from './modules/special';
import { STATIONS, stationBy } from './modules/stations';
import type { Station } from './modules/stations/station';
import { TECHS, technologyOf } from './modules/tech';
import { turnUp } from './sheets';
import type { Play } from './play';
import type { AlienId, ArtifactId, Board, Origin, SeatId, Source } from './types';
import type {
	Asks,
	CosmicChanges,
	CosmicValues,
	Effect,
	Me,
	Owner,
	OwnQuestion,
	Picture,
	Shown,
	Use
} from './use';
import { answerWith } from './values';
import type { Noting } from './values';

/** The effect of a power, a flare half, an artifact, or what a module brings. */
export function effectOf(source: Source, id: Me['id']): Effect {
	if (source === 'artifact') return artifactOf(id);
	if (source === 'tech') return technologyOf(id);
	if (source === 'station') return stationBy(id);
	if (source === 'ship') return specialShipBy(id);
	if (source === 'lux') return luxCardBy(id);
	if (source === 'essence') return { uses: essenceCard(id).uses ?? {} };
	if (source === 'moon') return { uses: moonBy(id).uses ?? {} };
	const alien = alienOf(id);
	return alien[source];
}

export function alienOf(id: AlienId): Alien {
	const alien: Alien | undefined = ALIENS[id];
	if (!alien) throw new Error(`There is no alien ${id}.`);
	return alien;
}

function artifactOf(id: ArtifactId): Artifact {
	const artifact: Artifact | undefined = ARTIFACTS[id];
	if (!artifact) throw new Error(`There is no artifact ${id}.`);
	return artifact;
}

export function useOf(source: Source, id: string, use: string): Use {
	const found = effectOf(source, id).uses[use];
	if (!found) throw new Error(`${id} has no use ${use}.`);
	return found;
}

/** What the steps of aliens, artifacts, technologies and hazards ask, by the name of the question: `gambler.challenge.ask`. */
export const ownQuestions: { readonly [question: string]: OwnQuestion } = Object.fromEntries([
	...Object.entries({
		...ALIENS,
		...ARTIFACTS,
		...TECHS,
		...STATIONS,
		...LUX_CARDS,
		...MOONS
	}).flatMap(([id, { questions }]) =>
		Object.entries(questions ?? {}).map(([name, question]) => [`${id}.${name}`, question] as const)
	),
	...Object.values(HAZARDS).flatMap(({ questions }) => Object.entries(questions ?? {}))
]);

/** An effect in force, with what it comes of; null: a sheet that is still hidden, which nothing may name (CE-3.16). */
interface Known {
	readonly owner: Owner;
	readonly changes: CosmicChanges;
	readonly of: Origin | null;
}

/**
 * Everything that changes this value now: hazards (CE-30.8), powers in timing order, then uses in the order they were
 * made, then technologies. Most values nothing at the table changes, and they are asked for all the time.
 */
function inForce(board: Board, name: keyof CosmicValues): Known[] {
	const found: Known[] = [];
	const seat = board.encounter?.offense ?? board.offense;
	for (const card of hazardsInPlay(board)) {
		const id = hazardOf(card);
		const changes = HAZARDS[id]?.changes;
		if (changes?.[name] && seat)
			found.push({ owner: { seat, amount: 0 }, changes, of: { kind: 'hazard', id } });
	}
	// CE-34.21
	const stations = stationsAtWork(board);
	for (const { owner, before, of } of stations)
		if (before?.[name]) found.push({ owner, changes: before, of });
	for (const seat of timingOrder(board)) {
		const { aliens, shown } = playerOf(board, seat);
		const isHidden = board.options.hiddenPowers && !shown;
		for (const id of aliens) {
			const passive = alienOf(id).power.passive;
			if (!passive?.[name] || !passiveWorks(board, seat, id)) continue;
			const of = isHidden ? null : ({ kind: 'alien', id } as const);
			found.push({ owner: { seat, amount: 0 }, changes: passive, of });
		}
	}
	// CE-36.8: what lies before a player is in force for it, whatever becomes of the power.
	for (const { id, on, ending, unseen } of laidEssence(board)) {
		const { changes } = essenceCard(id);
		if (changes?.[name] && !ending && !unseen)
			found.push({ owner: { seat: on, amount: 0 }, changes, of: { kind: 'essence', id } });
	}
	for (const lasting of board.encounter?.lasting ?? []) {
		// CE-18.5: a use already completed is not undone, whatever becomes of the power.
		const use = useOf(lasting.source, lasting.id, lasting.use);
		const changes = lasting.stopped ? use.zapped?.lasting : use.lasting;
		const { seat: by, amount } = lasting;
		if (changes?.[name])
			found.push({ owner: { seat: by, amount }, changes, of: originOf(lasting) });
	}
	// CE-32.11, CE-32.23: a completed technology adds to what all else makes of a value, whatever becomes of powers
	// (CE-32.18).
	if (board.modules?.tech)
		for (const seat of timingOrder(board))
			for (const { id, faceUp } of techsOf(board, seat)) {
				const { passive } = technologyOf(id);
				if (faceUp && passive?.[name])
					found.push({ owner: { seat, amount: 0 }, changes: passive, of: { kind: 'tech', id } });
			}
	// CE-40.39: by the number of ships, without any as well.
	for (const { id, ships } of evolutionsOf(board)) {
		const { changes } = evolutionBy(id);
		if (!changes[name]) continue;
		for (const owner of timingOrder(board))
			found.push({
				owner: { seat: owner, amount: ships[owner] ?? 0 },
				changes,
				of: { kind: 'evolution', id }
			});
	}
	// CE-37.11: while there is a ship on it.
	for (const moon of workingMoons(board)) {
		const { changes } = moonBy(moon.id);
		if (changes?.[name])
			found.push({
				owner: { seat: moon.by, amount: amountOf(board, moon) },
				changes,
				of: { kind: 'moon', id: moon.id }
			});
	}
	// CE-34.5
	for (const { owner, passive, of } of stations)
		if (passive?.[name]) found.push({ owner, changes: passive, of });
	// CE-34.19
	for (const station of stationsOf(board)) {
		const { changes } = stationBy(station.id);
		if (changes?.[name] && stationWorks(board, station))
			found.push({
				owner: { seat: holderOf(station), amount: 0 },
				changes,
				of: { kind: 'station', id: station.id }
			});
	}
	return found;
}

/** What a use that lasts comes of: an alien, by its power or its flare, or what it was used of. */
const originOf = ({ source, id }: Pick<Me, 'source' | 'id'>): Origin => ({
	kind: source === 'power' || source === 'wild' || source === 'super' ? 'alien' : source,
	id
});

/** What space stations change for each whom they work for (CE-34.5), with whom that is. */
const stationsAtWork = (
	board: Board
): (Pick<Station, 'before' | 'passive'> & Pick<Known, 'owner' | 'of'>)[] =>
	stationsOf(board).flatMap((station) => {
		const { before, passive } = stationBy(station.id);
		return before || passive
			? timingOrder(board)
					.filter((seat) => stationWorksFor(board, station, seat))
					.map((seat) => ({
						owner: { seat, amount: 0 },
						of: { kind: 'station' as const, id: station.id },
						before,
						passive
					}))
			: [];
	});

/** CE-18.4: no part of a lost power works, but by the option passive parts do; of one zapped none (CE-17.2). */
function passiveWorks(board: Board, seat: SeatId, id: AlienId): boolean {
	if (powerOn(board, seat, id)) return true;
	const player = board.players[seat];
	return (
		board.options.passiveSurvivesLoss &&
		player?.powerLost === true &&
		player.aliens.includes(id) &&
		!isZapped(board, seat, id) &&
		!isCutOff(board, seat, id)
	);
}

function valueNow<K extends keyof CosmicValues>(
	play: Play,
	name: K,
	plain: CosmicValues[K]['value'],
	of: CosmicValues[K]['of'],
	noted?: Noting<K>
): CosmicValues[K]['value'] {
	if (play.board.options.hiddenPowers) turnUpPassive(play, name, plain, of);
	return changed<Play, Owner, CosmicValues, K, Pick<Known, 'of'>>(
		play,
		inForce(play.board, name),
		name,
		plain,
		of,
		noted && (({ of: by }, before, after) => by && noted(by, before, after))
	);
}

/** CE-3.16: of what is hidden nothing is shown. */
function valueShown<K extends Shown>(picture: Picture, name: K) {
	const { board, kept } = picture;
	const known =
		kept?.get(name) ??
		inForce(board, name).flatMap(({ of, ...effect }) => (of ? [{ ...effect, of }] : []));
	kept?.set(name, known);
	if (known.length === 0) return null;
	return (
		plain: CosmicValues[K]['value'],
		of: CosmicValues[K]['of'],
		noted?: Noting<K>
	): CosmicValues[K]['value'] =>
		changed<Asks, Owner, Pick<CosmicValues, Shown>, K, { readonly of: Origin }>(
			picture,
			known,
			name,
			plain,
			of,
			noted && (({ of: by }, before, after) => noted(by, before, after))
		);
}

answerWith(valueNow, valueShown);
findUsesBy(useOf);

/** CE-3.18: a hidden sheet is turned up when a passive part of it changes something all can see. */
function turnUpPassive<K extends keyof CosmicValues>(
	play: Play,
	name: K,
	plain: CosmicValues[K]['value'],
	of: CosmicValues[K]['of']
): void {
	const { board } = play;
	for (const seat of timingOrder(board)) {
		const player = playerOf(board, seat);
		if (player.shown) continue;
		for (const id of player.aliens) {
			const changes: Changes<Play, Owner, CosmicValues> | undefined = alienOf(id).power.passive;
			const change = changes?.[name];
			if (!change || !passiveWorks(board, seat, id)) continue;
			if (change(play, { seat, amount: 0 }, plain, of) === plain) continue;
			turnUp(play, seat);
			play.say(
				msg('{who, select, you {You play} other {# plays}} {alien}.', {
					who: seat,
					alien: alienName(id)
				}),
				'CE-3.18'
			);
		}
	}
}
