/** Riot Counters (GC-16): when a planet riots, where counters may be placed, and when they go. */
import { msg } from '../../../core';
import type { Words } from '../../../core';
import { allyOf, hexesWhere, hexName, isOpponent, planetOn, planetsOf, raceName } from '../board';
import { stat } from '../numbers/stats';
import type { Reason } from '../questions/turn-events';
import type { Play } from '../play';
import type { Board, HexId, RaceId, SeatId } from '../types';

/** A colony bears one counter less than a homeworld in the hands of its race. */
const COLONY = -1;

/** The number of counters at which a planet riots (GC-16.4); 0 for one that nobody owns, which never does. */
export function riotsAt(board: Board, id: HexId): number {
	const { owner, homeOf } = planetOn(board, id);
	if (owner === null) return 0;
	const isWeak = board.options.riots === 'four' && homeOf !== owner;
	return stat(board, owner, 'riotThreshold') + (isWeak ? COLONY : 0);
}

/** GC-16.4: as many counters as its owner can bear, or more. Unowned planets never riot. */
export function isRioting(board: Board, id: HexId): boolean {
	const { riots, owner } = planetOn(board, id);
	return riots !== null && owner !== null && riots.n >= riotsAt(board, id);
}

/** `2 Riot Counters` */
export const countersOn = (board: Board, id: HexId): Words =>
	msg('{n, plural, one {# Riot Counter} other {# Riot Counters}}', {
		n: planetOn(board, id).riots?.n ?? 0
	});

/** Whose planet it is, the counters there, and what more of them would do (GC-16.4); of one that somebody owns. */
export function towardsRiot(board: Board, id: HexId): Words {
	const { owner } = planetOn(board, id);
	const words = { counters: countersOn(board, id), limit: riotsAt(board, id) };
	return owner
		? msg('Planet of {who}: {counters}; it riots at {limit}', { ...words, who: raceName(owner) })
		: words.counters;
}

/** Ships its owner needs above a planet to remove its counters (GC-16.8); 0 where none lie. */
export function shipsToCalm(board: Board, id: HexId): number {
	const { riots, owner } = planetOn(board, id);
	return riots && owner ? Math.max(0, riots.n + stat(board, owner, 'calmShips')) : 0;
}

/** Planets of other races, in map order: what Propaganda can be thought of for. */
export const planetsOfOthers = (board: Board, seat: SeatId): HexId[] =>
	hexesWhere(board, ({ planet }) => !!planet?.owner && planet.owner !== seat);

/** Why a player may place no counters on a planet of another race; null when it may (GC-16.1). */
export function whyNoCounters(board: Board, seat: SeatId, id: HexId): Reason | null {
	const { owner, riots } = planetOn(board, id);
	const planet = hexName(board, id);
	if (owner && !isOpponent(board, seat, owner))
		return { why: msg('{planet} is your ally’s.', { planet }), rule: 'GC-12.7' };
	if (isRioting(board, id))
		return { why: msg('{planet} is rioting already.', { planet }), rule: 'GC-16.3' };
	return riots && riots.by !== seat
		? {
				why: msg('{who} spreads Propaganda on {planet}.', { who: riots.by, planet }),
				rule: 'GC-16.2'
			}
		: null;
}

/** Planets of opponents a player may place counters on now, in map order. */
export const openToPropaganda = (board: Board, seat: SeatId): HexId[] =>
	planetsOfOthers(board, seat).filter((id) => whyNoCounters(board, seat, id) === null);

/** Puts counters on a planet. The caller has asked whether it may. */
export function addRiots(play: Play, id: HexId, by: SeatId, n: number, rule: string): void {
	const planet = planetOn(play.board, id);
	planet.riots = { by, n: (planet.riots?.n ?? 0) + n };
	const rioting = isRioting(play.board, id);
	const words = { who: by, n, planet: hexName(play.board, id) };
	play.say(
		rioting
			? msg(
					'{who} places {n, plural, one {# Riot Counter} other {# Riot Counters}} on {planet}, which begins Rioting.',
					words
				)
			: msg(
					'{who} places {n, plural, one {# Riot Counter} other {# Riot Counters}} on {planet}.',
					words
				),
		rule,
		{
			type: 'riot',
			hex: id,
			by,
			n,
			rioting
		}
	);
}

/** Takes up to `n` counters off a planet; how many went. */
export function removeRiots(play: Play, id: HexId, n = Infinity): number {
	const planet = planetOn(play.board, id);
	if (!planet.riots) return 0;
	const gone = Math.min(n, planet.riots.n);
	const left = planet.riots.n - gone;
	const { by } = planet.riots;
	planet.riots = left > 0 ? { by, n: left } : null;
	play.say('', 'GC-16.8', { type: 'calm', hex: id, n: gone });
	return gone;
}

/** GC-16.9: nobody riots against an ally. To be asked when one is new; a planet that is taken loses all counters. */
export function endRiotsOfAlly(play: Play, race: RaceId): void {
	const ally = allyOf(play.board, race);
	for (const id of planetsOf(play.board, race)) {
		const by = planetOn(play.board, id).riots?.by;
		if (by && by === ally) removeRiots(play, id);
	}
}
