/** Propaganda (GC-16): Riot Counters on planets of opponents, and taken off one's own. */
import { msg } from '../../../core';
import type { Words } from '../../../core';
import { hexChoices, oneOf, sifted, whyNone } from '../questions/ask';
import { countShips, fleetAt, hexName, planetOn, planetsOf } from '../board';
import { turnEvent, turnOf } from '../questions/turn-events';
import type { Reason } from '../questions/turn-events';
import {
	addRiots,
	planetsOfOthers,
	countersOn,
	removeRiots,
	shipsToCalm,
	towardsRiot,
	whyNoCounters
} from '../map/riots';
import { modsPrinted, printedAt } from '../effects/sources';
import { stat } from '../numbers/stats';
import { STATS } from '../tables/vocabulary';
import type { Board, HexId, SeatId } from '../types';

/** Counters that one event places now; the first of a turn may place more. */
function countersOf(board: Board, seat: SeatId): number {
	const isFirst = !turnOf(board).done.includes('spread');
	const more = isFirst ? stat(board, seat, 'firstPropaganda') : 0;
	return stat(board, seat, 'propaganda') + more;
}

/** How many it places and, where that is not one, what more is printed on. */
function placed(board: Board, seat: SeatId): Words {
	const n = countersOf(board, seat);
	const isFirst = !turnOf(board).done.includes('spread');
	const by = [
		...modsPrinted(board, seat, 'propaganda'),
		...(isFirst ? modsPrinted(board, seat, 'firstPropaganda') : [])
	];
	return by.length > 0
		? msg(
				'Places {n, plural, one {# Riot Counter} other {# Riot Counters}} on a planet of an opponent: {one}, changed by {what}',
				{ n, one: STATS.propaganda, what: { and: by.map(({ source }) => printedAt(source).name) } }
			)
		: msg(
				'Places {n, plural, one {# Riot Counter} other {# Riot Counters}} on a planet of an opponent',
				{ n }
			);
}

const NO_PLANETS: Reason = { why: msg('No opponent has a planet.'), rule: 'GC-16.1' };
const ALL_RIOTING: Reason = {
	why: msg('Every planet of an opponent is rioting already.'),
	rule: 'GC-16.3'
};
const NONE_FREE: Reason = {
	why: msg('On every planet of an opponent others spread it, or it is rioting already.'),
	rule: 'GC-16.2'
};

export const spreadEvent = turnEvent({
	id: 'spread',
	say: msg('Spread Propaganda'),
	rule: 'GC-16.1',
	uses: 'minor',
	hexes: { why: msg('Propaganda is spread on planets of opponents.'), rule: 'GC-16.1' },
	offer: (board, seat) => {
		const { open, barred } = sifted(board, planetsOfOthers(board, seat), (id) =>
			whyNoCounters(board, seat, id)
		);
		if (open.length > 0)
			return {
				note: placed(board, seat),
				then: oneOf(
					hexChoices(board, open, (id) => towardsRiot(board, id)),
					barred
				)
			};
		const rules = new Set(barred.map(({ rule }) => rule));
		if (rules.has(NONE_FREE.rule)) return NONE_FREE;
		return rules.has(ALL_RIOTING.rule) ? ALL_RIOTING : NO_PLANETS;
	},
	begin: (play, seat, { pick }) => {
		const n = countersOf(play.board, seat);
		const { done } = turnOf(play.board);
		if (!done.includes('spread')) done.push('spread');
		addRiots(play, pick, seat, n, 'GC-16.1');
	}
});

/** Own planets with counters. */
const unrestful = (board: Board, seat: SeatId): HexId[] =>
	planetsOf(board, seat).filter((id) => planetOn(board, id).riots !== null);

/** Why the counters of a planet cannot be removed: fewer ships there than counters (GC-16.8). */
function whyNoCalm(board: Board, seat: SeatId, id: HexId): Reason | null {
	const counters = planetOn(board, id).riots?.n ?? 0;
	const needed = shipsToCalm(board, id);
	const has = countShips(fleetAt(board, id, seat) ?? {});
	return has >= needed
		? null
		: {
				why: msg(
					'{planet} has {counters, plural, one {# Riot Counter} other {# Riot Counters}}: it takes {needed, plural, one {# ship} other {# ships}} above it, and you have {has} there.',
					{ planet: hexName(board, id), counters, needed, has }
				),
				rule: 'GC-16.8'
			};
}

const NO_COUNTERS: Reason = {
	why: msg('None of your planets has Riot Counters.'),
	rule: 'GC-16.8'
};

export const calmEvent = turnEvent({
	id: 'calm',
	say: msg('Stop Propaganda'),
	rule: 'GC-16.8',
	uses: 'minor',
	hexes: {
		why: msg('Propaganda is stopped on a planet of yours that carries Riot Counters.'),
		rule: 'GC-16.8'
	},
	offer: (board, seat) => {
		const { open, barred } = sifted(board, unrestful(board, seat), (id) =>
			whyNoCalm(board, seat, id)
		);
		return open.length > 0
			? {
					note: msg('Removes all Riot Counters from a planet of yours'),
					then: oneOf(
						hexChoices(board, open, (id) => countersOn(board, id)),
						barred
					)
				}
			: (whyNone(barred) ?? NO_COUNTERS);
	},
	begin: (play, seat, { pick: id }) => {
		const n = removeRiots(play, id);
		play.say(
			msg(
				'{who} stops Propaganda on {planet}: {n, plural, one {# Riot Counter} other {# Riot Counters}} gone.',
				{ who: seat, planet: hexName(play.board, id), n }
			),
			'GC-16.8'
		);
	}
});
