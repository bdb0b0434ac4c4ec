/** Victory (CE-21): by foreign colonies, by space stations where they are conquered, or by a win of one's own. */
import { msg } from '../../core';
import { foreignColonies } from './board';
import { goalOf } from './goal';
import { winByPoints } from './modules/objectives/count';
import { finishWith } from './winners';
import { stationsToWin, winsByStations } from './modules/stations/conquest';
import { arePartners, partnerOf } from './modules/teams/partners';
import { value } from './values';
import type { Play, Steps } from './play';
import type { Words } from '../../core';
import type { Board, SeatId } from './types';
import type { OwnWin } from './use';
import type { Teams } from './modules/teams/state';

/**
 * Where a resolution stands from its landing or deal until its own check of victory: whatever is used
 * meanwhile, those who win by it win together (CE-21.2).
 */
const UNCHECKED: readonly string[] = ['afterDeal', 'alliesHome', 'moons', 'settled', 'victory'];
/** Under rules 1 a use between landing and settling was checked by itself. */
const UNCHECKED_1: readonly string[] = ['victory'];

/** Steps of the course of the game; every other step is something that happens, and is checked when it is over. */
const COURSE: readonly string[] = [
	'start',
	'turn',
	'encounter',
	'destiny',
	'launch',
	'alliance',
	'planning',
	'reveal',
	'resolution',
	'window'
] satisfies (keyof Steps | 'window')[];

/** Whether this use answers something that is still happening: what it brings counts with that (CE-21.11). */
export const isWithin = ({ table }: Play): boolean =>
	table.frames.slice(0, -1).some(({ step }) => !COURSE.includes(step));

const NONE: readonly OwnWin[] = [];

/** Whether anybody has won; asked for when an atomic step is complete, never in the middle of one (CE-21.3). */
export function checkVictory(play: Play): void {
	const { board } = play;
	const at = play.find('resolution')?.at ?? '';
	const unchecked = play.since(2) ? UNCHECKED : UNCHECKED_1;
	if (play.table.over || unchecked.includes(at)) return;
	const wins = value(play, 'ownWins', NONE, null);
	const own = wins.map(({ seat }) => seat);
	const byColonies = (seat: SeatId) =>
		foreignColonies(board, seat) >= goalOf(board, seat) &&
		value(play, 'colonyWins', true, { seat });
	const byStations = (seat: SeatId) => winsByStations(board, seat);
	const fresh = board.teams ? keepReached(board.teams, own) : [];
	const reached = board.teams?.reached ?? own;
	const isThere = (seat: SeatId) =>
		(byColonies(seat) || byStations(seat) || reached.includes(seat)) &&
		value(play, 'mayWin', true, { seat });
	// CE-40.30: of a team both at once.
	const winners = board.order.filter((seat) => {
		const partner = partnerOf(board, seat);
		return isThere(seat) && (partner === null || isThere(partner));
	});
	if (winners.length === 0) {
		for (const who of fresh)
			play.say(
				msg('{who} has won for their part: the team wins once their partner has, too.', { who }),
				'CE-40.30'
			);
		return;
	}
	if (!board.objectives) return win(play, winners, wins);
	// CE-40.43: a team wins so if both have come to a win of their own.
	const ofTheirOwn = winners.filter((seat) =>
		[seat, partnerOf(board, seat) ?? seat].every((one) => reached.includes(one))
	);
	return ofTheirOwn.length > 0 ? win(play, ofTheirOwn, wins) : winByPoints(play, winners);
}

/** These win, each in whichever way; of theirs, `wins` are those of their own. */
function win(play: Play, winners: readonly SeatId[], wins: readonly OwnWin[]): void {
	const { board } = play;
	const [first] = winners;
	const isTeam =
		winners.length === 2 && first && winners.some((one) => arePartners(board, first, one));
	const byColonies = winners.every((seat) => foreignColonies(board, seat) >= goalOf(board, seat));
	const byStations = winners.every((seat) => winsByStations(board, seat));
	const goals = [...new Set(winners.map((seat) => goalOf(board, seat)))];
	// CE-36.16: it may take more of one than of another.
	const goal = byColonies && goals.length === 1 ? (goals[0] ?? null) : null;
	const { told, short, rule } = isTeam
		? asTeam(winners, goal, () => inEachWay(board, winners, wins))
		: goal !== null
			? withColonies(winners, goal)
			: byStations
				? withStations(winners, stationsToWin(board) ?? 0)
				: inAnyWay(board, winners, wins);
	finishWith(play, winners, short, isShared(winners) && !isTeam ? 'CE-21.2' : rule, told);
}

/** CE-40.30: who has come to a win of its own, which is not lost while it waits for its partner’s. Gives who is new to it. */
function keepReached(teams: Teams, own: readonly SeatId[]): readonly SeatId[] {
	const { reached = [] } = teams;
	const fresh = [...new Set(own)].filter((seat) => !reached.includes(seat));
	if (fresh.length > 0) teams.reached = [...reached, ...fresh];
	return fresh;
}

/** How a victory is told: in the log, in short, and by which rule one wins so alone. */
interface Told {
	readonly told: Words;
	readonly short: Words;
	readonly rule: string;
}

const isShared = (winners: readonly SeatId[]): boolean => winners.length > 1;

const withSoMany = (n: number): Words => msg('With {n} foreign colonies.', { n });

const withColonies = (winners: readonly SeatId[], n: number): Told => ({
	told: isShared(winners)
		? msg('{who} share the victory with {n} foreign colonies.', { who: { and: winners }, n })
		: msg('{who, select, you {You win} other {# wins}} with {n} foreign colonies.', {
				who: winners[0] ?? '',
				n
			}),
	short: withSoMany(n),
	rule: 'CE-21.1'
});

/** The two of one team; with so many colonies each, or in different ways. */
const asTeam = (winners: readonly SeatId[], n: number | null, each: () => Words): Told => ({
	told:
		n === null
			? msg('{who} win together.', { who: { and: winners } })
			: msg('{who} win together, with {n} foreign colonies each.', { who: { and: winners }, n }),
	short: n === null ? each() : msg('With {n} foreign colonies each.', { n }),
	rule: 'CE-40.30'
});

const withStations = (winners: readonly SeatId[], n: number): Told => ({
	told: isShared(winners)
		? msg('{who} share the victory with {n} space stations.', { who: { and: winners }, n })
		: msg('{who} wins with {n} space stations.', { who: { and: winners }, n }),
	short: msg('With {n} space stations.', { n }),
	rule: 'CE-34.9'
});

/** What this seat has won by; what it was not checked by, as of a team whose partner came to it first, is left out. */
function wayOf(board: Board, seat: SeatId, wins: readonly OwnWin[]): Words | null {
	const n = foreignColonies(board, seat);
	if (n >= goalOf(board, seat)) return withSoMany(n);
	if (winsByStations(board, seat))
		return msg('With {n} space stations.', { n: stationsToWin(board) ?? 0 });
	return wins.find((win) => win.seat === seat)?.how ?? null;
}

/** Why those have won who have not won alike: each by what. */
function inEachWay(board: Board, winners: readonly SeatId[], wins: readonly OwnWin[]): Words {
	const ways = winners.flatMap((who) => {
		const how = wayOf(board, who, wins);
		return how === null ? [] : [msg('{who}: {how}', { who, how })];
	});
	const [first, ...more] = ways;
	return first
		? more.reduce<Words>((all, one) => msg('{all} {one}', { all, one }), first)
		: msg('Each in their own way.');
}

function inAnyWay(board: Board, winners: readonly SeatId[], wins: readonly OwnWin[]): Told {
	const who = { and: winners };
	const [first] = winners;
	if (isShared(winners) || !first) {
		const short = inEachWay(board, winners, wins);
		return {
			told: msg('{who} share the victory. {how}', { who, how: short }),
			short,
			rule: 'CE-21.5'
		};
	}
	const how = wayOf(board, first, wins) ?? msg('In their own way.');
	return { told: msg('{who} wins. {how}', { who, how }), short: how, rule: 'CE-21.5' };
}
