/** Alien powers change hands here: sheets drawn, discarded and traded (CE-16.16, CE-16.19). */
import { msg } from '../../core';
import type { Param } from '../../core';
import { holdsTokens } from './aliens/tokens';
import { alienOf } from './effects';
import { alienName, flareOf } from './cards';
import { stopPowers } from './declared';
import { drawable } from './drawable';
import {
	encounterOf,
	keepsPowers,
	playerOf,
	powerOn,
	stationsOf,
	techAt,
	techsOf,
	timingOrder
} from './board';
import { loseHoard, moveHoards } from './hands';
import { bringBy } from './modules/stations/pieces';
import { bringAlien } from './modules/tech/pieces';
import { turnUp } from './sheets';
import { checkPowers } from './ships';
import type { Play } from './play';
import type { Stages } from './stages';
import type { AlienId, Board, Encounter, Loan, SeatId } from './types';
import type { StationId } from './modules/stations/state';
import type { TechSlot } from './modules/tech/state';

/** Draws a random sheet nobody plays; null when none may be drawn. */
function drawSheet(play: Play, may: (alien: AlienId) => boolean = () => true): AlienId | null {
	const free = drawable(play.board).filter(may);
	const alien = free.length > 0 ? (free[play.roll(free.length)] ?? null) : null;
	if (alien) play.board.sheets = play.board.sheets.filter((other) => other !== alien);
	return alien;
}

/** CE-17.13: sheets gather what the encounter has brought them, stopped or not; lost ones do not. */
export function gather(play: Play): void {
	for (const seat of timingOrder(play.board)) {
		const { aliens, powerLost } = playerOf(play.board, seat);
		for (const alien of aliens) {
			const { gather: gathers, keepsPower } = alienOf(alien);
			if (!powerLost || keepsPower) gathers?.(play, seat);
		}
	}
}

/** CE-15.44: sheets of powers that are on are filled up as an encounter begins. */
export function stock(play: Play): void {
	for (const seat of timingOrder(play.board))
		for (const alien of playerOf(play.board, seat).aliens)
			if (powerOn(play.board, seat, alien)) alienOf(alien).stocks?.(play, seat);
}

/** A sheet is played no longer, and its tokens and cards go with that (CE-16.19). */
function putAway(play: Play, seat: SeatId, alien: AlienId): void {
	const player = playerOf(play.board, seat);
	player.aliens = player.aliens.filter((other) => other !== alien);
	const sheet = alienOf(alien);
	if (holdsTokens(sheet)) player.tokens = 0;
	if (player.hoard?.of === alien) loseHoard(play, seat);
	sheet.leaves?.(play);
}

/** A sheet goes back among those nobody plays, and with it a row that lies on it (CE-16.38). */
function discardSheet(play: Play, seat: SeatId, alien: AlienId): void {
	const { board } = play;
	// It may have gone with the sheet that it lay on.
	if (!playerOf(board, seat).aliens.includes(alien)) return;
	putAway(play, seat, alien);
	board.sheets.push(alien);
	if (board.stages?.of !== alien) return;
	const { row } = board.stages;
	delete board.stages;
	for (const stage of playerOf(board, seat).aliens.filter((one) => row.includes(one)))
		putAway(play, seat, stage);
	board.sheets.push(...row);
}

/** CE-16.38: of these aliens in a row on this sheet the one at this place is played besides it, and no other of them. */
export function playStage(play: Play, { of, row, at }: Stages): void {
	const { board } = play;
	const seat = board.order.find((one) => playerOf(board, one).aliens.includes(of));
	const stage = row[at];
	if (!seat || stage === undefined) return;
	board.sheets = board.sheets.filter((alien) => !row.includes(alien));
	board.stages = { of, row, at };
	const gone = playerOf(board, seat).aliens.filter((one) => row.includes(one) && one !== stage);
	for (const old of gone) putAway(play, seat, old);
	const { aliens } = playerOf(board, seat);
	if (aliens.includes(stage)) return;
	playerOf(board, seat).aliens = [...aliens, stage];
	replaceInLoans(play, seat, of, gone, stage);
	play.say(
		msg('{who, select, you {Your life stage} other {The life stage of #}} is {alien} now.', {
			who: seat,
			alien: alienName(stage)
		}),
		'CE-16.38'
	);
	checkPowers(play);
}

/** CE-16.38: an alien that takes the place of one in a row takes it there too. */
function replaceInRow({ board }: Play, old: AlienId, alien: AlienId): void {
	const { stages } = board;
	if (!stages?.row.includes(old)) return;
	board.stages = { ...stages, row: stages.row.map((one) => (one === old ? alien : one)) };
}

/** CE-16.32: of powers that are parted by a loan, this one takes the place of those that have gone, where `own` belongs. */
function replaceInLoans(
	{ board }: Play,
	seat: SeatId,
	own: AlienId,
	gone: readonly AlienId[],
	alien: AlienId
): void {
	const { encounter } = board;
	if (!encounter) return;
	encounter.lent = encounter.lent.map((loan) =>
		loan.beside && loan.to === seat && loan.aliens.includes(own)
			? { ...loan, aliens: [...loan.aliens.filter((other) => !gone.includes(other)), alien] }
			: loan
	);
}

/** The seat's powers go, and it plays a random other one. Without a sheet to draw it keeps its own. */
export function becomeAnother(play: Play, seat: SeatId): void {
	const alien = drawSheet(play);
	if (!alien) return;
	const brought = broughtTo(play, seat);
	for (const old of playerOf(play.board, seat).aliens)
		if (!brought.includes(old)) discardSheet(play, seat, old);
	gain(play, seat, [...brought, alien]);
}

/** CE-32.28: powers that technologies and stations have brought a seat; what changes its own leaves them alone. */
const broughtTo = ({ board }: Play, seat: SeatId): AlienId[] => {
	const all = [...techsOf(board, seat), ...stationsOf(board)];
	return playerOf(board, seat).aliens.filter((alien) =>
		all.some(({ brought }) => brought === alien)
	);
};

/** CE-32.28: a seat plays a random other power besides its own. */
export function joinPower(play: Play, seat: SeatId, slot: TechSlot): void {
	const alien = drawSheet(play);
	if (!alien) {
		play.say(msg('No alien is left for {whom} to become.', { whom: seat }), 'CE-32.28');
		return;
	}
	bringAlien(techAt(play.board, slot), alien);
	gain(play, seat, [...playerOf(play.board, seat).aliens, alien]);
}

/** Whether a power wins games in a way of its own. */
function hasOwnWin(alien: AlienId): boolean {
	const { uses, passive } = alienOf(alien).power;
	return (
		passive?.ownWins !== undefined ||
		Object.values(uses).some(({ lasting }) => lasting?.ownWins !== undefined)
	);
}

/** CE-34.16: a station brings its player a further power, of which the flare is in no deck. */
export function joinByStation(play: Play, seat: SeatId, id: StationId): void {
	const { board, vault } = play;
	const station = stationsOf(board).find((one) => one.id === id);
	const alien =
		station && drawSheet(play, (one) => !hasOwnWin(one) && vault.flares.includes(flareOf(one)));
	if (!station || !alien) {
		play.say(msg('No alien is left for {whom} to become.', { whom: seat }), 'CE-34.16');
		return;
	}
	bringBy(station, alien);
	gain(play, seat, [...playerOf(board, seat).aliens, alien]);
}

/** CE-37.19: a seat plays a random other power besides those it has. */
export function joinAnother(play: Play, seat: SeatId): void {
	const alien = drawSheet(play);
	if (alien) gain(play, seat, [...playerOf(play.board, seat).aliens, alien]);
	else play.say(msg('No alien is left for {whom} to become.', { whom: seat }), 'CE-37.19');
}

/** A random other power takes the place of each that a seat has, but for those that were brought to it (CE-37.21). */
export function renewPowers(play: Play, seat: SeatId, rule: string): void {
	const brought = broughtTo(play, seat);
	for (const old of playerOf(play.board, seat).aliens)
		if (!brought.includes(old)) replacePower(play, seat, old, rule);
}

/** CE-37.19: a random other power takes the place of this one; null: it has none. */
export function replacePower(
	play: Play,
	seat: SeatId,
	old: AlienId | null,
	rule = 'CE-37.19'
): void {
	// CE-16.38: it may have gone with the sheet that it lay on.
	if (old && !playerOf(play.board, seat).aliens.includes(old)) return;
	const alien = drawSheet(play);
	if (!alien) {
		play.say(msg('No alien is left for {whom} to become.', { whom: seat }), rule);
		return;
	}
	if (old) {
		discardSheet(play, seat, old);
		replaceInRow(play, old, alien);
	}
	gain(play, seat, [...playerOf(play.board, seat).aliens, alien]);
}

/** This alien takes the place of `old` for good, if its sheet is still free (CE-16.35). */
export function becomeThis(play: Play, seat: SeatId, old: AlienId, alien: AlienId): void {
	const { board } = play;
	if (!board.sheets.includes(alien) || !playerOf(board, seat).aliens.includes(old)) return;
	board.sheets = board.sheets.filter((other) => other !== alien);
	discardSheet(play, seat, old);
	gain(play, seat, [...playerOf(board, seat).aliens, alien]);
}

/** This alien takes the place of all powers of a seat, but for those that were brought or lent to it, for good (CE-16.39). */
export function becomeForGood(play: Play, seat: SeatId, alien: AlienId): void {
	const { board } = play;
	if (!board.sheets.includes(alien)) return;
	board.sheets = board.sheets.filter((other) => other !== alien);
	const brought = broughtTo(play, seat);
	const own = playerOf(board, seat).aliens.find((one) => !brought.includes(one));
	const apart = own === undefined ? brought : [...brought, ...besides(play, seat, own)];
	const gone = playerOf(board, seat).aliens.filter((one) => !apart.includes(one));
	for (const old of gone) discardSheet(play, seat, old);
	if (own !== undefined) replaceInLoans(play, seat, own, gone, alien);
	gain(play, seat, [...playerOf(board, seat).aliens, alien]);
}

/** CE-16.36: the powers of a seat are stopped, and it plays a random other one until the encounter ends. */
export function joinForNow(play: Play, seat: SeatId): void {
	const alien = drawSheet(play);
	if (!alien) {
		play.say(msg('No alien is left for {whom} to become.', { whom: seat }), 'CE-16.36');
		return;
	}
	turnUp(play, seat);
	stopPowers(play, seat);
	const encounter = encounterOf(play.board);
	encounter.passing = [...(encounter.passing ?? []), alien];
	gain(play, seat, [...playerOf(play.board, seat).aliens, alien]);
}

/** It goes with what has brought it, a technology (CE-32.28) or the encounter, whoever plays it now. */
export function partPower(play: Play, alien: AlienId, rule = 'CE-32.28'): void {
	const { board } = play;
	const seat = board.order.find((one) => playerOf(board, one).aliens.includes(alien));
	if (!seat) return;
	discardSheet(play, seat, alien);
	play.say(
		msg('{who, select, you {You play} other {# plays}} {alien} no longer.', {
			who: seat,
			alien: alienName(alien)
		}),
		rule
	);
	checkPowers(play);
}

/** CE-32.19: the power that a technology has brought goes with it, if its giver plays it. */
export function handPower(play: Play, from: SeatId, to: SeatId, alien: AlienId): void {
	const { board } = play;
	const [giver, taker] = [playerOf(board, from), playerOf(board, to)];
	if (!giver.aliens.includes(alien)) return;
	giver.aliens = giver.aliens.filter((other) => other !== alien);
	if (holdsTokens(alienOf(alien)) && !giver.aliens.some((one) => holdsTokens(alienOf(one)))) {
		taker.tokens += giver.tokens;
		giver.tokens = 0;
	}
	gain(play, to, [...taker.aliens, alien]);
	moveHoards(play);
	const { encounter } = board;
	// CE-17.1: as with a trade, a power that was stopped stays so.
	if (encounter)
		encounter.zapped = encounter.zapped.map((off) =>
			off.seat === from && off.alien === alien ? { seat: to, alien } : off
		);
}

/** The seat keeps `own` and plays a random other power beside it, in place of the one it had beside it. */
export function reincarnate(play: Play, seat: SeatId, own: AlienId): void {
	const alien = drawSheet(play);
	if (!alien) {
		play.say(msg('No alien is left for {whom} to become.', { whom: seat }), 'CE-16.16');
		return;
	}
	const player = playerOf(play.board, seat);
	const apart = [
		...broughtTo(play, seat),
		...besides(play, seat, own),
		...sheetUnder(play.board, own)
	];
	const kept = [own, ...player.aliens.filter((other) => other !== own && apart.includes(other))];
	const gone = player.aliens.filter((other) => !kept.includes(other));
	for (const old of gone) discardSheet(play, seat, old);
	replaceInLoans(play, seat, own, gone, alien);
	gain(play, seat, [...kept, alien]);
}

/** CE-16.38: the sheet that an alien lies on in a row, which stays as long as it is played. */
const sheetUnder = ({ stages }: Board, alien: AlienId): AlienId[] =>
	stages?.row.includes(alien) ? [stages.of] : [];

/** CE-16.32: powers of a seat that a loan parts from this one: those it borrows from its own, or its own from what it borrows. */
const besides = ({ board }: Play, seat: SeatId, from: AlienId): AlienId[] =>
	(board.encounter?.lent ?? [])
		.filter(({ to, beside }) => beside && to === seat)
		.flatMap(({ aliens }) =>
			playerOf(board, seat).aliens.filter(
				(alien) => aliens.includes(alien) !== aliens.includes(from)
			)
		);

function gain(play: Play, seat: SeatId, aliens: AlienId[]): void {
	playerOf(play.board, seat).aliens = aliens;
	turnUp(play, seat);
	const alien = aliens.at(-1) ?? '';
	play.say(
		msg('{who, select, you {You become} other {# becomes}} {alien}.', {
			who: seat,
			alien: alienName(alien)
		}),
		'CE-16.17'
	);
	checkPowers(play);
}

/** Powers in words. */
const named = (aliens: readonly AlienId[]): Param =>
	aliens.length > 0 ? { and: aliens.map(alienName) } : msg('no power');

/** Powers that were stopped are those of other seats now. */
function passOn(encounter: Encounter, now: (seat: SeatId) => SeatId): void {
	encounter.zapped = encounter.zapped.map(({ seat, alien }) => ({ seat: now(seat), alien }));
}

/**
 * CE-16.29: `to` plays the powers of `from`, with everything on the sheets, in place of its own; or `beside` them
 * (CE-16.32).
 */
export function lendPowers(play: Play, from: SeatId, to: SeatId, beside = false): void {
	if (areKept(play, [from])) return;
	const lender = playerOf(play.board, from);
	const holder = playerOf(play.board, to);
	const encounter = encounterOf(play.board);
	const taken = lender.aliens;
	if (!beside && !holder.shown && holder.aliens.length > 0)
		play.say(
			msg('{who} turns up {powers}.', { who: to, powers: named(holder.aliens) }),
			'CE-16.29'
		);
	turnUp(play, from);
	turnUp(play, to);
	const { aliens, tokens } = holder;
	encounter.lent.push({ from, to, aliens, tokens, ...(beside && { beside }) });
	holder.aliens = beside ? [...aliens, ...taken] : taken;
	holder.tokens = lender.tokens + (beside ? tokens : 0);
	[lender.aliens, lender.tokens] = [[], 0];
	moveHoards(play);
	passOn(encounter, (seat) => (seat === from ? to : seat));
	play.say(
		msg(
			'Until the encounter ends {who, select, you {you play} other {# plays}} {powers} of {whom, select, you {yours} other {#}}.',
			{
				who: to,
				powers: named(taken),
				whom: from
			}
		),
		beside ? 'CE-16.32' : 'CE-16.29'
	);
	checkPowers(play);
}

/** CE-16.29, CE-33.19: what was lent goes back, the last first; a sheet that came into its place meanwhile is discarded. */
export function returnPowers(play: Play): void {
	const { encounter } = play.board;
	if (!encounter) return;
	returnLoans(play, encounter);
	const { passing = [] } = encounter;
	delete encounter.passing;
	for (const alien of passing) partPower(play, alien, 'CE-16.36');
	const { switched = [] } = encounter;
	delete encounter.switched;
	for (const [one, other] of switched.toReversed()) tradePowers(play, one, other);
}

declare module './types' {
	interface Encounter {
		/** Powers that are played until it ends alone (CE-16.36); left out: none are. */
		passing?: readonly AlienId[];
	}
}

function returnLoans(play: Play, encounter: Encounter): void {
	if (encounter.lent.length === 0) return;
	for (const { from, to, aliens, tokens, beside } of encounter.lent.slice().reverse()) {
		const lender = playerOf(play.board, from);
		const holder = playerOf(play.board, to);
		for (const alien of lender.aliens) discardSheet(play, from, alien);
		if (beside) {
			giveBack(play, { from, to, aliens, tokens });
			continue;
		}
		[lender.aliens, lender.tokens] = [holder.aliens, holder.tokens];
		[holder.aliens, holder.tokens] = [aliens.slice(), tokens];
		moveHoards(play);
		play.say(
			msg('{who, select, you {You play} other {# plays}} {powers} again, {whom} {others}.', {
				who: from,
				powers: named(lender.aliens),
				whom: to,
				others: named(holder.aliens)
			}),
			'CE-16.29'
		);
	}
	encounter.lent = [];
	checkPowers(play);
}

/** CE-16.32: what was played besides goes back, and tokens beyond those that were there before. */
function giveBack(play: Play, { from, to, aliens, tokens }: Loan): void {
	const lender = playerOf(play.board, from);
	const holder = playerOf(play.board, to);
	lender.aliens = holder.aliens.filter((alien) => !aliens.includes(alien));
	holder.aliens = holder.aliens.filter((alien) => aliens.includes(alien));
	lender.tokens = Math.max(0, holder.tokens - tokens);
	holder.tokens -= lender.tokens;
	moveHoards(play);
	play.say(
		msg('{who, select, you {You play} other {# plays}} {powers} again.', {
			who: from,
			powers: named(lender.aliens)
		}),
		'CE-16.32'
	);
}

/** CE-33.19: two players trade powers, and trade them back when the encounter ends. */
export function switchPowers(play: Play, one: SeatId, other: SeatId): void {
	if (areKept(play, [one, other])) return;
	tradePowers(play, one, other);
	const encounter = encounterOf(play.board);
	encounter.switched = [...(encounter.switched ?? []), [one, other]];
}

/** CE-16.40: whether one of these seats keeps its powers, which all are told. */
function areKept(play: Play, seats: readonly SeatId[]): boolean {
	const { board } = play;
	const keeper = seats.find((seat) => keepsPowers(board, seat));
	if (!keeper) return false;
	const { aliens } = playerOf(board, keeper);
	play.say(
		msg('{who, select, you {You keep} other {# keeps}} {powers}.', {
			who: keeper,
			powers: named(aliens)
		}),
		'CE-16.40'
	);
	return true;
}

/** Two players trade powers, with everything on the sheets (CE-16.16). */
export function tradePowers(play: Play, one: SeatId, other: SeatId): void {
	if (areKept(play, [one, other])) return;
	const a = playerOf(play.board, one);
	const b = playerOf(play.board, other);
	[a.aliens, b.aliens] = [b.aliens, a.aliens];
	[a.tokens, b.tokens] = [b.tokens, a.tokens];
	moveHoards(play);
	const { encounter } = play.board;
	if (encounter) {
		const now = (seat: SeatId) => (seat === one ? other : seat === other ? one : seat);
		// CE-17.1: a power that was stopped stays so, whoever plays it now.
		passOn(encounter, now);
		// CE-16.29: who has a power now has what it stands in for when the encounter ends.
		encounter.lent = encounter.lent.map((loan) => ({
			...loan,
			from: now(loan.from),
			to: now(loan.to)
		}));
		// CE-33.19: and trades it back.
		if (encounter.switched)
			encounter.switched = encounter.switched.map(([a, b]) => [now(a), now(b)]);
	}
	turnUp(play, one);
	turnUp(play, other);
	play.say(
		msg(
			'{one, select, you {You} other {#}} and {other, select, you {you} other {#}} trade powers: {one, select, you {you play} other {# plays}} {powers}, {other, select, you {you} other {#}} {others}.',
			{
				one,
				other,
				powers: named(a.aliens),
				others: named(b.aliens)
			}
		),
		'CE-16.16'
	);
	checkPowers(play);
}
