/** Effects on planets (GC-24.3): refreshing them, ports without paying, taking one without a battle. */
import { msg } from '../../../core';
import { hexChoices, oneHex } from '../questions/ask';
import {
	distanceOf,
	fleetsOf,
	hexName,
	hexesWhere,
	isBlocked,
	isOpponent,
	isSeat,
	planetOn,
	planetsOf
} from '../board';
import { becauseHere } from '../questions/causes';
import { placePort, portSites, takePlanet } from '../map/pieces';
import { formsOf } from '../play';
import { portIsReady } from '../economy/ports';
import { ruleOf } from './effect';
import type { EffectTable } from './effect';
import type { Play, Step } from '../play';
import type { Board, HexId, SeatId } from '../types';
import type { Claim } from '../tables/vocabulary';

const expended = (board: Board, seat: SeatId): HexId[] =>
	planetsOf(board, seat).filter((id) => planetOn(board, id).expended);

/** Planets this claim can take now, in map order. */
export function claimable(board: Board, seat: SeatId, claim: Claim): HexId[] {
	const fleets = fleetsOf(board, seat);
	return hexesWhere(board, ({ planet }, id) => {
		if (!planet || isBlocked(board, id, seat)) return false;
		if (claim.from === 'unowned')
			return !planet.owner && fleets.some((from) => distanceOf(from, id) <= claim.range);
		const { owner, riots, homeOf } = planet;
		if (!owner || homeOf || !isOpponent(board, seat, owner)) return false;
		return riots !== null && riots.by === seat && riots.n >= claim.counters;
	});
}

export const planetEffects: Pick<EffectTable, 'refresh' | 'port' | 'claim'> = {
	refresh: {
		can: (board, race) => isSeat(race) && expended(board, race).length > 0,
		carry: (play, race, { n }) => {
			if (isSeat(race)) play.push('effect.refresh', { seat: race, n });
		}
	},

	port: {
		can: (board, race) => isSeat(race) && portSites(board, race).length > 0,
		carry: (play, race, { n }, { source }) => {
			if (isSeat(race)) play.push('effect.port', { seat: race, left: n, rule: ruleOf(source) });
		}
	},

	claim: {
		can: (board, race, effect) => isSeat(race) && claimable(board, race, effect).length > 0,
		carry: (play, race, effect) => {
			if (isSeat(race)) play.push('effect.claim', { seat: race, effect });
		}
	}
};

const refreshed = (play: Play, seat: SeatId, hexes: readonly HexId[]): void => {
	for (const id of hexes) {
		planetOn(play.board, id).expended = false;
		play.say(
			msg('{who} refreshes {planet}.', { who: seat, planet: hexName(play.board, id) }),
			'GC-8.6',
			{ type: 'refresh', hex: id }
		);
	}
};

declare module '../play' {
	interface Steps {
		'effect.refresh': { readonly seat: SeatId; readonly n: number };
		'effect.port': { readonly seat: SeatId; left: number; readonly rule: string };
		'effect.claim': { readonly seat: SeatId; readonly effect: Claim };
	}
}

const forRefresh = formsOf('effect.refresh');

const refresh: Step = {
	which: forRefresh.ask({
		ask: (play, frame) => {
			const { board } = play;
			const { seat } = frame;
			const open = expended(board, seat);
			const n = Math.min(frame.n, open.length);
			if (n === 0) return null;
			return {
				seat,
				rule: 'GC-15.1',
				say: msg('Refresh up to {n, plural, one {# planet} other {# planets}}', { n }),
				...becauseHere(play),
				shape: { type: 'some', choices: hexChoices(board, open), min: 1, max: n },
				fallback: { picks: open.slice(0, n) }
			};
		},
		then: (play, _frame, { picks }, seat) => {
			refreshed(play, seat, picks);
		}
	})
};

const forPort = formsOf('effect.port');

const port: Step = {
	where: forPort.ask({
		ask: (play, { seat, left, rule }) => {
			if (left < 1) return null;
			return oneHex(play.board, seat, portSites(play.board, seat), {
				rule,
				say: msg('Where do you place a Space Port?'),
				...becauseHere(play)
			});
		},
		then: (play, frame, { pick }, seat) => {
			frame.left -= 1;
			placePort(play, seat, pick, portIsReady(play.board, seat));
			return 'where';
		}
	})
};

const forClaim = formsOf('effect.claim');

const claim: Step = {
	which: forClaim.ask({
		ask: (play, { seat, effect }) =>
			oneHex(play.board, seat, claimable(play.board, seat, effect), {
				rule: 'GC-15.1',
				say: msg('Which planet do you take?'),
				...becauseHere(play)
			}),
		then: (play, _frame, { pick }, seat) => {
			takePlanet(play, seat, pick);
		}
	})
};

export const planetSteps: { readonly [step: string]: Step } = {
	'effect.refresh': refresh,
	'effect.port': port,
	'effect.claim': claim
};
