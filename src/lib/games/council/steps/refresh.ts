/** The refresh that ends a round (GC-17.13), in its order. */
import { msg } from '../../../core';
import type { Param } from '../../../core';
import {
	after,
	allHexes,
	fleetAt,
	fromChair,
	hexName,
	ownHome,
	npcIds,
	countShips,
	planetOn,
	planetsOf,
	playerOf,
	races,
	fleetsOf
} from '../board';
import { printedAt } from '../effects/sources';
import { endLasting } from '../effects/lasting';
import { featuresAt } from '../map/neighbours';
import { shipsInPlay } from '../numbers/metrics';
import { placeShips } from '../map/pieces';
import { removeRiots } from '../map/riots';
import { noTally } from '../setup';
import { modsToldHere, stat } from '../numbers/stats';
import { still } from '../numbers/still';
import { earnStock } from '../economy/stock';
import { formsOf } from '../play';
import type { NoLocals, Play, Step } from '../play';
import type { Board, HexId, NpcId, SeatId } from '../types';

declare module '../play' {
	interface Steps {
		refresh: NoLocals;
	}
}

const { run } = formsOf('refresh');

export const refresh: Step = {
	refresh: run((play) => {
		const { board } = play;
		for (const { planet } of allHexes(board)) if (planet) planet.expended = false;
		play.say(msg('All planets are refreshed.'), 'GC-8.6', { type: 'refreshAll' });
		endLasting(board, ({ end, round }) => end === 'round' && round <= board.round);
		const before = still(board);
		const incomes = fromChair(board).map((seat) => ({ seat, n: incomeOf(before, seat) }));
		for (const { seat, n } of incomes) earnStock(play, seat, n, 'GC-17.13');
		for (const race of races(board)) {
			const n = stat(board, race, 'calmPerRound');
			const by = modsToldHere(board, race, 'calmPerRound', {}).map(
				({ source }) => printedAt(source).name
			);
			if (n > 0)
				for (const id of planetsOf(board, race)) calm(play, id, n, 'GC-17.13', { and: by });
		}
		for (const npc of npcIds(board)) upkeep(play, npc);
		for (const seat of board.order) playerOf(board, seat).tally = noTally();
		board.chair = after(board, board.chair);
	})
};

/** Stock a player gets at the refresh: from traits, technologies and Gas Lagoons (GC-5.8, GC-24.8). */
function incomeOf(board: Board, seat: SeatId): number {
	let income = stat(board, seat, 'stockPerRound');
	const own = planetsOf(board, seat).length;
	if (board.order.some((other) => planetsOf(board, other).length > own))
		income += stat(board, seat, 'stockIfBehind');
	for (const id of fleetsOf(board, seat)) {
		const lagoon = featuresAt(board, id, 'refreshStock');
		if (lagoon && 'n' in lagoon) income += lagoon.n;
	}
	return income;
}

/**
 * Takes counters off a planet, and tells why they go there while those of others stay: by these technologies, or
 * (null) since an NPC race calms its homeworld by itself.
 */
function calm(play: Play, id: HexId, n: number, rule: string, by: Param | null): void {
	const gone = removeRiots(play, id, n);
	if (gone === 0) return;
	const words = { planet: hexName(play.board, id), n: gone };
	play.say(
		by === null
			? msg(
					'{planet} loses {n, plural, one {# Riot Counter} other {# Riot Counters}} at the refresh: its NPC race has a ship there for each.',
					words
				)
			: msg(
					'{planet} loses {n, plural, one {# Riot Counter} other {# Riot Counters}} at the refresh, by {what}.',
					{ ...words, what: by }
				),
		rule
	);
}

/** GC-19.6: an NPC race at home calms its homeworld and builds a Fighter towards its starting fleet. */
function upkeep(play: Play, npc: NpcId): void {
	const { board } = play;
	const home = ownHome(board, npc);
	if (!home) return;
	const guard = countShips(fleetAt(board, home, npc) ?? {});
	const { riots } = planetOn(board, home);
	if (riots && guard >= riots.n) calm(play, home, 1, 'GC-19.6', null);
	if (shipsInPlay(board, npc) < (board.npcs[npc]?.fleetSize ?? 0))
		placeShips(play, npc, home, { fighter: 1 }, 'GC-19.6'); // not where another race's ships are
}
