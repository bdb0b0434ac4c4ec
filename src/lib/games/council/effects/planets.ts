/** Effects on planets (GC-24.3): refreshing them, ports without paying, taking one without a battle. */
import { hexChoices, oneHex } from '../ask';
import {
	distanceOf,
	fleetsOf,
	hexName,
	hexesWhere,
	isBlocked,
	isOpponent,
	isSeat,
	planetOn,
	planetsOf,
	plural
} from '../board';
import { pickIn } from '../events';
import { placePort, portSites, takePlanet } from '../pieces';
import { portIsReady } from '../ports';
import { ruleOf } from './effect';
import type { EffectTable } from './effect';
import type { Frame, Play, Step } from '../play';
import type { Board, HexId, SeatId } from '../types';
import type { Claim } from '../vocabulary';

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
		play.say(`{${seat}} refreshes ${hexName(play.board, id)}.`, 'GC-8.6', {
			type: 'refresh',
			hex: id
		});
	}
};

const refresh: Step = {
	which: {
		form: 'ask',
		ask: ({ board }, frame) => {
			const seat = frame['seat'] as SeatId;
			const open = expended(board, seat);
			const n = Math.min(frame['n'] as number, open.length);
			if (n === 0) return null;
			return {
				seat,
				rule: 'GC-15.1',
				say: `Refresh up to ${plural(n, 'planet')}`,
				shape: { type: 'some', choices: hexChoices(board, open), min: 1, max: n },
				fallback: { picks: open.slice(0, n) }
			};
		},
		then: (play, _frame, answer, seat) => {
			if ('picks' in answer) refreshed(play, seat, answer.picks as readonly HexId[]);
		}
	}
};

const port: Step = {
	where: {
		form: 'ask',
		ask: ({ board }, frame) => {
			const seat = frame['seat'] as SeatId;
			if ((frame['left'] as number) < 1) return null;
			return oneHex(board, seat, portSites(board, seat), {
				rule: frame['rule'] as string,
				say: 'Where do you place a Space Port?'
			});
		},
		then: (play, frame, answer, seat) => {
			frame['left'] = (frame['left'] as number) - 1;
			placePort(play, seat, pickIn(answer) as HexId, portIsReady(play.board, seat));
			return 'where';
		}
	}
};

const claim: Step = {
	which: {
		form: 'ask',
		ask: ({ board }, frame) => {
			const seat = frame['seat'] as SeatId;
			return oneHex(board, seat, claimable(board, seat, frame['effect'] as Claim), {
				rule: 'GC-15.1',
				say: 'Which planet do you take?'
			});
		},
		then: (play, _frame: Frame, answer, seat) => {
			takePlanet(play, seat, pickIn(answer) as HexId);
		}
	}
};

export const planetSteps: { readonly [step: string]: Step } = {
	'effect.refresh': refresh,
	'effect.port': port,
	'effect.claim': claim
};
