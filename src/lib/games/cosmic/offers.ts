/** What a seat may do in a window: its powers and cards that act at this moment (CE-15.1). */
import { msg } from '../../core';
import type { Choice } from '../../core';
import { findActingBy } from './acting';
import { effectOf } from './effects';
import { value } from './values';
import type { Me, Use } from './use';
import { kindOf, whatOf } from './cards';
import {
	channelOf,
	hasUsed,
	heldBy,
	playerOf,
	powerOn,
	roleOf,
	stationWorksFor,
	stationsOf,
	techsOf
} from './board';
import { artifactsIn, guiseOf } from './guises';
import { heldName, whereHeld } from './hoards';
import { ALIENS, ESSENCE } from './aliens';
import { ARTIFACTS } from './artifacts';
import { openTo } from './essence/laid';
import { LUX_CARDS } from './modules/lux';
import { usableLux } from './modules/lux/holders';
import { MOONS } from './modules/moons';
import { usableMoons } from './modules/moons/laid';
import { SPECIAL_SHIPS } from './modules/special';
import { STATIONS } from './modules/stations';
import { TECHS, technologyOf } from './modules/tech';
import { usableUnseen } from './modules/tech/technology';
import { calledOf, playedAs } from './declared';
import { whyNotPlayed } from './flares';
import type { Open, Play } from './play';
import { SOURCES } from './types';
import type { AlienId, ArtifactId, Board, CardId, CardKind } from './types';
import type { Moment, Role, SeatId, Source } from './types';

/** A use as a choice names it: `power|zombie|save|` or `wild|zombie|save|flare:zombie`. */
export interface Named {
	readonly source: Source;
	readonly id: string;
	readonly use: string;
	readonly card: CardId | null;
}

export const nameOf = ({ source, id, use, card }: Named): string =>
	[source, id, use, card ?? ''].join('|');

/** The use that is so named: `power|zombie|release`, with or without a card; null for what names none. */
export function useCalled(name: string): Named | null {
	const [word, id, use, card = ''] = name.split('|');
	const source = SOURCES.find((one) => one === word);
	return source && id && use ? { source, id, use, card: card === '' ? null : card } : null;
}

/** The use that a choice offers. Throws when it offers none. */
export function readName(name: string): Named {
	const use = useCalled(name);
	if (!use) throw new Error(`${name} is no use.`);
	return use;
}

export type Uses = readonly (readonly [string, Use])[];

/** What has uses at a moment, by source and id: asked so often that it is found once and kept. */
type AtMoment = { readonly [source in Source]: ReadonlyMap<string, Uses> };

const moments = new Map<Moment, AtMoment>();
const NONE: Uses = [];

export function at(moment: Moment): AtMoment {
	let found = moments.get(moment);
	if (!found) {
		const aliens = Object.keys(ALIENS);
		found = {
			power: usingAt('power', aliens, moment),
			wild: usingAt('wild', aliens, moment),
			super: usingAt('super', aliens, moment),
			artifact: usingAt('artifact', Object.keys(ARTIFACTS), moment),
			tech: usingAt('tech', Object.keys(TECHS), moment),
			station: usingAt('station', Object.keys(STATIONS), moment),
			ship: usingAt('ship', Object.keys(SPECIAL_SHIPS), moment),
			lux: usingAt('lux', Object.keys(LUX_CARDS), moment),
			essence: usingAt('essence', Object.keys(ESSENCE), moment),
			moon: usingAt('moon', Object.keys(MOONS), moment)
		};
		moments.set(moment, found);
	}
	return found;
}

function usingAt(source: Source, ids: readonly string[], moment: Moment): Map<string, Uses> {
	const found = new Map<string, Uses>();
	for (const id of ids) {
		const uses = Object.entries(effectOf(source, id).uses).filter(([, use]) =>
			use.moments.includes(moment)
		);
		if (uses.length > 0) found.set(id, uses);
	}
	return found;
}

/** Flares in a box that have uses at a moment, likewise. */
type InBox = { readonly [half in 'wild' | 'super']: readonly (readonly [AlienId, Uses])[] };

const boxes = new WeakMap<readonly AlienId[], Map<Moment, InBox>>();

export function flaresAt({ box }: Board, moment: Moment): InBox {
	let known = boxes.get(box);
	if (!known) boxes.set(box, (known = new Map<Moment, InBox>()));
	let found = known.get(moment);
	if (!found) {
		const { wild, super: supers } = at(moment);
		const inBox = ([id]: readonly [AlienId, Uses]) => box.includes(id);
		found = { wild: [...wild].filter(inBox), super: [...supers].filter(inBox) };
		known.set(moment, found);
	}
	return found;
}

/** Whether anything in the box acts at a moment: as all can see. */
export function acts({ box, modules }: Board, moment: Moment): boolean {
	const { power, wild, super: supers, artifact } = at(moment);
	const ofDeck = (id: string) => !ARTIFACTS[id]?.reward || modules?.reward !== undefined;
	return (
		[...artifact.keys()].some(ofDeck) ||
		box.some((id) => power.has(id) || wild.has(id) || supers.has(id))
	);
}

findActingBy(acts);

/** The uses of an effect at a moment. */
export const usesAt = (source: Source, id: string, moment: Moment): Uses =>
	at(moment)[source].get(id) ?? NONE;

/** Whether a once-an-encounter use is still to be had. */
export const isFresh = (
	play: Play,
	seat: SeatId,
	source: Source,
	id: string,
	key: string,
	use: Use
): boolean => !use.once || !hasUsed(play.board, { seat, source, id, use: key });

/** CE-16.6: the role is checked when the use is declared. */
export const inRole = ({ roles }: Use, role: Role): boolean =>
	roles === undefined || roles.includes(role);

/** CE-5.3, CE-5.5: while the hand of the offense is checked it may play cards of it; whatever else starts a turn comes after that. */
export const isHandCheck = ({ moment, only }: Open): boolean =>
	moment === 'turn.start' && only !== undefined;

export function powerChoices(play: Play, frame: Open, seat: SeatId): Choice[] {
	const { board } = play;
	const { did = [] } = frame;
	return playerOf(board, seat)
		.aliens.filter((id) => powerOn(board, seat, id))
		.flatMap((id) =>
			choicesOf(play, frame, { seat, source: 'power', id, card: null }).filter(
				({ id: choice }) => !did.includes(`${seat} ${choice}`)
			)
		);
}

/** What a seat may use of its technologies: completed ones, and those that are completed by it (CE-32.10, CE-32.11). */
export function techChoices(play: Play, frame: Open, seat: SeatId): Choice[] {
	const { did = [] } = frame;
	return techsOf(play.board, seat).flatMap(({ id, faceUp, ships }) => {
		const technology = technologyOf(id);
		const usable = faceUp || usableUnseen(play.board, technology, ships[seat] ?? 0);
		return usable
			? choicesOf(play, frame, { seat, source: 'tech', id, card: null }).filter(
					({ id: choice }) => !did.includes(`${seat} ${choice}`)
				)
			: [];
	});
}

/** What a seat may use of the space stations that work for it (CE-34.5). */
export const stationChoices = (play: Play, frame: Open, seat: SeatId): Choice[] =>
	stationsOf(play.board).flatMap((station) =>
		stationWorksFor(play.board, station, seat)
			? choicesOf(play, frame, { seat, source: 'station', id: station.id, card: null })
			: []
	);

/** What a seat may use its marked ship for (CE-35.3). */
export const shipChoices = (play: Play, frame: Open, seat: SeatId): Choice[] =>
	play.board.special
		? choicesOf(play, frame, { seat, source: 'ship', id: play.board.special.kind, card: null })
		: [];

/** What a seat may use of lux cards: its own, and de-lux cards of others (CE-38.10). */
export const luxChoices = (play: Play, frame: Open, seat: SeatId): Choice[] =>
	usableLux(play.board, seat).flatMap((id) =>
		choicesOf(play, frame, { seat, source: 'lux', id, card: null })
	);

/** What a seat may do by essence cards that lie open for it (CE-36.43, CE-36.74). */
export const essenceChoices = (play: Play, frame: Open, seat: SeatId): Choice[] =>
	openTo(play.board, seat).flatMap((id) =>
		choicesOf(play, frame, { seat, source: 'essence', id, card: null })
	);

/** What a seat may use of moons its ships are on: those whose cards lie face down, turning them up (CE-37.16). */
export const moonChoices = (play: Play, frame: Open, seat: SeatId): Choice[] =>
	usableMoons(play.board, seat).flatMap(({ id, planet }) =>
		choicesOf(play, frame, { seat, source: 'moon', id, card: null }, planet)
	);

export const NO_CARDS: readonly CardId[] = [];

/** Whether a seat may play cards that are no encounter cards: by essence cards alone it may not. */
export const playsOthers = (play: Play, seat: SeatId): boolean =>
	play.board.essence === undefined || value(play, 'playsOthers', true, { seat });

const NO_KINDS: readonly CardKind[] = [];

const NO_ARTIFACTS: readonly ArtifactId[] = [];

/** Kinds of card that a seat may not play now, as all can see: by evolution cards alone there are some. */
export const unplayableKinds = (play: Play, seat: SeatId): readonly CardKind[] =>
	play.board.evolution ? value(play, 'unplayableKinds', NO_KINDS, { seat }) : NO_KINDS;

/** CE-40.69: whether a seat may use either half of the flare of its own power. */
export const hasEitherHalf = (play: Play, seat: SeatId): boolean =>
	play.board.evolution !== undefined && value(play, 'eitherHalf', false, { seat });

/** CE-34.30: artifacts that any artifact may be played as. */
export const alsoAs = (play: Play, seat: SeatId): readonly ArtifactId[] =>
	play.board.stations ? value(play, 'playsAs', NO_ARTIFACTS, { seat }) : NO_ARTIFACTS;

export function cardChoices(play: Play, frame: Open, seat: SeatId): Choice[] {
	const { board } = play;
	const kinds = unplayableKinds(play, seat);
	const artifacts = !kinds.includes('artifact');
	const guised = (card: CardId) => artifacts && guiseOf(play, seat, card) !== null;
	const playable = heldBy(board, seat).filter((card) => {
		const kind = kindOf(card);
		return (kind === 'artifact' || kind === 'flare' || guised(card)) && !kinds.includes(kind);
	});
	if (playable.length === 0 || !playsOthers(play, seat)) return [];
	const unplayable = value(play, 'unplayable', NO_CARDS, { seat });
	const also = alsoAs(play, seat);
	const seen = new Set<string>();
	return playable.flatMap((card) => {
		const kind = kindOf(card);
		const id = whatOf(card);
		// CE-15.34: copies of a card are one choice, where they lie in one place.
		const copy = `${kind} ${id} ${whereHeld(board, seat, card)}`;
		if (unplayable.includes(card) || seen.has(copy)) return [];
		seen.add(copy);
		// CE-15.21: no encounter has a limit of artifacts.
		const asArtifact = new Set([
			...(kind === 'artifact' ? [id, ...also] : []),
			...(guised(card) ? artifactsIn(board) : [])
		]);
		const played = [...asArtifact].flatMap((one) =>
			choicesOf(play, frame, { seat, source: 'artifact', id: one, card })
		);
		if (kind !== 'flare' || whyNotPlayed(board, seat, card)) return played;
		// CE-15.22; CE-15.23: also its own player has the wild half while the power is off.
		if (!powerOn(board, seat, id) || channelOf(board, seat, card))
			return [...choicesOf(play, frame, { seat, source: 'wild', id, card }), ...played];
		const halves: Source[] = hasEitherHalf(play, seat) ? ['super', 'wild'] : ['super'];
		return [
			...halves.flatMap((source) => choicesOf(play, frame, { seat, source, id, card })),
			...played
		];
	});
}

/** CE-15.1: what the moment, the role and the effect's own conditions allow. */
function choicesOf(play: Play, frame: Open, me: Me, on = me.card ?? `alien:${me.id}`): Choice[] {
	const { board } = play;
	const moment = frame.moment;
	const role = roleOf(board, me.seat);
	return usesAt(me.source, me.id, moment).flatMap(([key, use]): Choice[] => {
		if (use.mandatory || !inRole(use, role)) return [];
		if (use.open?.(play, me, frame) === false || use.when?.(play, me, frame) === false) return [];
		if (!isFresh(play, me.seat, me.source, me.id, key, use)) return [];
		const then = use.ask?.(play, me);
		if (then === null) return [];
		const of = me.card ? playedAs(heldName(board, me.seat, me.card), me) : calledOf(me);
		return [
			{
				id: nameOf({ source: me.source, id: me.id, use: key, card: me.card }),
				say: msg('{of}: {does}', { of, does: use.answers?.(play, me) ?? use.yours ?? use.say }),
				on,
				...(then ? { then } : {})
			}
		];
	});
}
