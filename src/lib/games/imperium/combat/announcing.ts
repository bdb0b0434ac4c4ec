/** Strikes before a battle in space: who has which, who has announced it, and the window in which it is done (TI-9.4). */
import { msg } from '../../../core';
import type { FrameOf, Play, Steps } from '../play';
import type { MomentRules } from '../timing/moments';
import { timingsOf } from '../timing/timings';
import type { Board, SeatId, SystemId } from '../types';
import { systemWords } from '../words';
import { barrageDice } from './forecast';
import { sidesLeft, sidesOf } from './sides';
import { strikeOf, STRIKES } from './strikes';
import type { StrikeId } from './strikes';

declare module '../moves' {
	interface Moves {
		/** A side will fire this strike. */
		announced: { readonly seat: SeatId; readonly system: SystemId; readonly strike: StrikeId };
	}
}
declare module '../timing/moments' {
	interface Moments {
		/** TI-9.4: both sides, before the strikes. */
		beforeBattle: true;
	}
}

type BattleFrame = FrameOf<Steps['battle']>;

export const STRIKE_IDS = Object.keys(STRIKES) as StrikeId[];

const strikeAnswer = (strike: StrikeId) => `strike:${strike}` as const;

/** What this side can announce before the battle and has not yet. */
const announceable = (board: Board, frame: BattleFrame, seat: SeatId): StrikeId[] =>
	STRIKE_IDS.filter(
		(strike) =>
			strikeOf(strike).announce !== undefined &&
			(strikeOf(strike).announce?.may?.(board, seat) ?? true) &&
			strikeOf(strike).isOf(board, frame, seat) &&
			!isAnnounced(frame, strike, seat)
	);

const isAnnounced = ({ announced = [] }: BattleFrame, strike: StrikeId, seat: SeatId): boolean =>
	announced.some((one) => one.strike === strike && one.seat === seat);

/** Who fires this strike now, the attacker first. */
export const strikersOf = (board: Board, frame: BattleFrame, strike: StrikeId): SeatId[] =>
	sidesOf(frame).filter(
		(seat) =>
			strikeOf(strike).isOf(board, frame, seat) &&
			(strikeOf(strike).announce === undefined || isAnnounced(frame, strike, seat))
	);

/** Who is asked in a window of a battle: nobody once a card has ended it (TI-9.7). */
export const bothSides = (play: Play): SeatId[] => {
	const sides = sidesLeft(play.board, play.within('battle'));
	return sides.length > 1 ? sides : [];
};

/** Whether the barrage or strikes come before the first round. */
const isShotAtFirst = ({ board }: Play, frame: BattleFrame): boolean =>
	barrageDice(board, frame).length > 0 ||
	STRIKE_IDS.some((strike) => strikersOf(board, frame, strike).length > 0);

/** TI-9.4. */
export const beforeBattleMoment: MomentRules = {
	seats: bothSides,
	// Where nothing is shot in between, cards of the first round wait for it; before rules 2 they were offered twice.
	timings: (play) =>
		play.since(2) && !isShotAtFirst(play, play.within('battle'))
			? ['before-space-battle']
			: timingsOf('beforeBattle'),
	hasMore: (play, _frame, seat) => announceable(play.board, play.within('battle'), seat).length > 0,
	choices: (play, _frame, seat) =>
		announceable(play.board, play.within('battle'), seat).map((strike) => ({
			id: strikeAnswer(strike),
			say: strikeOf(strike).announce?.say ?? strikeOf(strike).name
		})),
	respond: (play, _frame, seat, { pick }) => {
		const frame = play.within('battle');
		const strike = STRIKE_IDS.find((id) => strikeAnswer(id) === pick);
		if (!strike) return;
		const { name, rule, announce } = strikeOf(strike);
		announce?.pay?.(play, seat);
		frame.announced = [...(frame.announced ?? []), { strike, seat }];
		play.say(msg('{who} announces {strike}.', { who: seat, strike: name }), rule, {
			...{ type: 'announced', seat, system: frame.system, strike }
		});
	},
	words: (play) => {
		const { attacker, defender, system } = play.within('battle');
		return {
			say: msg('Before the battle at {place}', { place: systemWords(play.board, system) }),
			...{ rule: 'TI-9.4', about: [system, attacker, defender] }
		};
	}
};
