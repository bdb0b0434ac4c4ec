/** Who is asked in a response window, judged by what everybody can see (CE-16.22), so that being asked tells nothing. */
import { likeOf } from '../kit';
import { ARTIFACTS } from './artifacts';
import {
	bothAttack,
	channelOf,
	channelsUnseen,
	inHands,
	maySeeReward,
	playedOpenly,
	playerOf,
	powerOn,
	roleOf,
	stationsOf,
	stationWorksFor,
	techsOf
} from './board';
import { kindOf, whatOf } from './cards';
import { openTo } from './essence/laid';
import { whyNoFlare, whyNotPlayed, whyNotTwice } from './flares';
import { mayDisguise } from './guises';
import { usableLux } from './modules/lux/holders';
import { mayBeMoon, usableMoons } from './modules/moons/laid';
import { modulesAct } from './modules/plays';
import { technologyOf } from './modules/tech';
import { isOfSets } from './modules/tech/cards';
import { usableUnseen } from './modules/tech/technology';
import {
	alsoAs,
	at,
	flaresAt,
	hasEitherHalf,
	inRole,
	isFresh,
	isHandCheck,
	NO_CARDS,
	playsOthers,
	unplayableKinds,
	usesAt
} from './offers';
import type { Uses } from './offers';
import type { Open, Play } from './play';
import type { AlienId, ArtifactId, Board, Moment, Role, SeatId, Source } from './types';

/** CE-16.22: by what all can see, and whether a hand holds any card at all. */
export function isEntitled(play: Play, frame: Open, seat: SeatId): boolean {
	const { board } = play;
	const moment = frame.moment;
	const role = roleOf(board, seat);
	const player = playerOf(board, seat);
	const holds = inHands(board, seat).length > 0;
	// CE-36.12: all see who may play no such cards.
	const may = playsOthers(play, seat);
	if (holds && may && anyCardActs(play, frame, moment, seat, role)) return true;
	if (may && openCardActs(play, frame, seat, role)) return true;
	if (may && anyChannelActs(play, frame, seat, role)) return true;
	if (may && modulesAct(play, moment, seat)) return true;
	if (isHandCheck(frame)) return false;
	if (board.modules?.tech && anyTechActs(play, frame, seat, role)) return true;
	if (board.stations && anyStationActs(play, frame, seat, role)) return true;
	if (board.lux && anyLuxActs(play, frame, seat, role)) return true;
	if (board.essence && anyEssenceActs(play, frame, seat, role)) return true;
	if (board.moons && anyMoonActs(play, frame, seat, role)) return true;
	// CE-35.2: marked ships are seen by all.
	if (board.special && couldAnew(play, frame, seat, role, 'ship', board.special.kind)) return true;
	// With hidden powers nobody may see by the asking who plays what: any power in the box counts (CE-3.16).
	const powers = player.shown ? player.aliens : board.box;
	return powers.some(
		(id) =>
			(!player.shown || powerOn(board, seat, id)) &&
			usesAt('power', id, moment).some(
				([key, use]) =>
					!use.mandatory &&
					inRole(use, role) &&
					(!player.shown || isFresh(play, seat, 'power', id, key, use)) &&
					(use.open?.(play, { seat, source: 'power', id }, frame) ?? true)
			)
	);
}

/** Whether any card in the box, were it in this hand, could be played now: judged without looking at the hand. */
function anyCardActs(play: Play, frame: Open, moment: Moment, seat: SeatId, role: Role): boolean {
	const { board } = play;
	if (moment === 'reveal.values' && role !== 'uninvolved' && bothAttack(board)) return true;
	const kinds = unplayableKinds(play, seat);
	const guised = board.modules?.reward !== undefined && mayDisguise(play, seat);
	for (const [id, uses] of kinds.includes('artifact') ? [] : at(moment).artifact)
		if (
			(guised || mayHold(board, seat, id)) &&
			could(play, frame, seat, role, 'artifact', id, uses)
		)
			return true;
	if (kinds.includes('flare') || whyNoFlare(board, seat)) return false;
	const { wild, super: supers } = flaresAt(board, moment);
	const either = hasEitherHalf(play, seat);
	for (const [id, uses] of wild)
		if ((either || !ownsPower(board, seat, id)) && could(play, frame, seat, role, 'wild', id, uses))
			return true;
	// CE-3.16: behind a hidden sheet any flare may turn out to be the player's own.
	const { shown } = playerOf(board, seat);
	for (const [id, uses] of supers)
		if ((!shown || ownsPower(board, seat, id)) && could(play, frame, seat, role, 'super', id, uses))
			return true;
	return false;
}

/** Whether a card that lies open for this seat could be played now: all see which they are (CE-15.44, CE-15.45, CE-15.46). */
function openCardActs(play: Play, frame: Open, seat: SeatId, role: Role): boolean {
	const { board } = play;
	const { moment } = frame;
	const kinds = unplayableKinds(play, seat);
	const acts = (source: Source, id: string) =>
		could(play, frame, seat, role, source, id, usesAt(source, id, moment));
	return playedOpenly(board, seat).some((card) => {
		const [kind, id] = [kindOf(card), whatOf(card)];
		if (kind === 'reinforcement')
			return moment === 'reveal.values' && role !== 'uninvolved' && bothAttack(board);
		if (kinds.includes(kind)) return false;
		if (kind === 'artifact')
			return [id, ...alsoAs(play, seat)].some((one) => acts('artifact', one));
		if (kind !== 'flare' || whyNotPlayed(board, seat, card)) return false;
		const own = ownsPower(board, seat, id) && !channelOf(board, seat, card);
		const wild = !own || hasEitherHalf(play, seat);
		return (own && acts('super', id)) || (wild && acts('wild', id));
	});
}

/** Whether any flare in the box, did it lie face down on a sheet of this seat, could be played from there: not by which do. */
function anyChannelActs(play: Play, frame: Open, seat: SeatId, role: Role): boolean {
	const { board } = play;
	if (!channelsUnseen(board, seat) || unplayableKinds(play, seat).includes('flare')) return false;
	return flaresAt(board, frame.moment).wild.some(
		([id, uses]) => !whyNotTwice(board, id) && could(play, frame, seat, role, 'wild', id, uses)
	);
}

/** Whether a hand may hold this artifact, as all can see: reward cards show their backs (CE-31.9). */
const mayHold = (board: Board, seat: SeatId, id: ArtifactId): boolean =>
	!ARTIFACTS[id]?.reward || maySeeReward(board, seat);

/** The same for its technologies: those turned up, and those that may lie face down with so many ships (CE-32.3). */
function anyTechActs(play: Play, frame: Open, seat: SeatId, role: Role): boolean {
	const techs = techsOf(play.board, seat);
	const gone = (play.board.modules?.tech?.pile ?? NO_CARDS).map(likeOf);
	for (const [id, uses] of at(frame.moment).tech) {
		const technology = technologyOf(id);
		const known = techs.find((tech) => tech.faceUp && tech.id === id);
		const mayBe =
			technology.hidden &&
			isOfSets(play.board, id) &&
			!gone.includes(id) &&
			techs.some(
				({ faceUp, ships }) => !faceUp && usableUnseen(play.board, technology, ships[seat] ?? 0)
			);
		if ((known || mayBe) && couldAnew(play, frame, seat, role, 'tech', id, uses)) return true;
	}
	return false;
}

/** The same for the space stations that work for it, which all see (CE-34.4). */
const anyStationActs = (play: Play, frame: Open, seat: SeatId, role: Role): boolean =>
	stationsOf(play.board).some(
		(station) =>
			stationWorksFor(play.board, station, seat) &&
			couldAnew(play, frame, seat, role, 'station', station.id)
	);

/** The same for lux cards, which all see (CE-38.3). */
const anyLuxActs = (play: Play, frame: Open, seat: SeatId, role: Role): boolean =>
	usableLux(play.board, seat).some((id) => couldAnew(play, frame, seat, role, 'lux', id));

/** The same for essence cards that lie open for all (CE-36.43). */
const anyEssenceActs = (play: Play, frame: Open, seat: SeatId, role: Role): boolean =>
	openTo(play.board, seat).some((id) => couldAnew(play, frame, seat, role, 'essence', id));

/** The same for moons its ships are on: what lies face down may be any card of its kind that does not lie open (CE-37.17). */
function anyMoonActs(play: Play, frame: Open, seat: SeatId, role: Role): boolean {
	const usable = usableMoons(play.board, seat);
	if (usable.length === 0) return false;
	for (const [id, uses] of at(frame.moment).moon) {
		const mayBe = usable.some((moon) =>
			moon.open ? moon.id === id : mayBeMoon(play.board, moon, id)
		);
		if (mayBe && couldAnew(play, frame, seat, role, 'moon', id, uses)) return true;
	}
	return false;
}

/** Whether one of these uses could be made now, judged by what everybody can see. */
function could(
	play: Play,
	frame: Open,
	seat: SeatId,
	role: Role,
	source: Source,
	id: string,
	uses: Uses
): boolean {
	for (const [, use] of uses)
		if (inRole(use, role) && (use.open?.(play, { seat, source, id }, frame) ?? true)) return true;
	return false;
}

/** The same for what lies on the table, of those that were not made too often yet. */
const couldAnew = (
	play: Play,
	frame: Open,
	seat: SeatId,
	role: Role,
	source: Source,
	id: string,
	uses = usesAt(source, id, frame.moment)
): boolean =>
	could(
		play,
		frame,
		seat,
		role,
		source,
		id,
		uses.filter(([key, use]) => isFresh(play, seat, source, id, key, use))
	);

/** Whether the seat plays the super half of this flare (CE-15.22, CE-15.23), as far as all can see. */
const ownsPower = (board: Board, seat: SeatId, id: AlienId): boolean =>
	playerOf(board, seat).shown && powerOn(board, seat, id);
