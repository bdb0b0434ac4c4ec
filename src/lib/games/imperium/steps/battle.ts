/**
 * A battle in space (TI-9): the defender may foresee it; strikes come before it; then rounds, until one side is left or
 * leaves. Both sides are asked at once wherever both are asked (TI-34.8).
 */
import { msg } from '../../../core';
import type { Choice } from '../../../core';
import { fromFirst, inTurn, totalOf } from '../../kit';
import type { OneOf } from '../../kit';
import { hasAbility } from '../abilities';
import { fleetAt } from '../board';
import { STRIKE_IDS, strikersOf } from '../combat/announcing';
import { closeBreach } from '../combat/breach';
import { casualtyAsk, hitsAgainst, hitsIn, lossesIn, TAKE } from '../combat/casualties';
import { clearDice } from '../combat/dice';
import { barrageDice, diceFor, sideOf } from '../combat/forecast';
import { takeLosses } from '../combat/losses';
import { endBonus } from '../combat/modifiers';
import { retreat, retreatShape, whyNotRetreat, whyNotRetreatTo } from '../combat/retreats';
import { otherSide, sidesLeft, sidesOf } from '../combat/sides';
import type { Sides } from '../combat/sides';
import { strikeOf } from '../combat/strikes';
import type { Firing, StrikeId } from '../combat/strikes';
import { loseUnits } from '../fleets/ships';
import type { Units } from '../fleets/ships';
import { formsOf } from '../play';
import type { Play, Step } from '../play';
import { playCard } from '../timing/cards';
import { breakAgreement } from '../trade/agreements';
import type { Board, SeatId, SystemId } from '../types';
import { systemWords } from '../words';

/** A strike that waits for its turn. Plain JSON. */
type Announced = { readonly strike: StrikeId; readonly seat: SeatId };

declare module '../play' {
	interface Steps {
		/** TI-9. */
		battle: Sides & {
			/** The round that is fought; none before the first. */
			round?: number;
			announced?: readonly Announced[];
			/** Strikes still to come, in the defender's order; the first is being fired. */
			strikes?: readonly StrikeId[];
			/** The ships that fire in it. */
			firing?: { readonly [seat: SeatId]: Firing };
			/** Who leaves at the end of this round, and where to (TI-9.9). */
			leaves?: { readonly seat: SeatId; readonly to: SystemId };
			/** Hits of this round that cards have cancelled, by the side they would have hit. */
			spared?: { readonly [seat: SeatId]: number };
		};
	}
}
declare module '../moves' {
	interface Moves {
		battleBegins: Sides;
		/** It is fired by these; its dice, if any, follow. */
		strike: {
			readonly seats: readonly SeatId[];
			readonly system: SystemId;
			readonly strike: StrikeId;
		};
		battleRound: { readonly system: SystemId; readonly n: number };
		/** `winner`: null where no ship of either side is left (TI-9.27). */
		battleEnds: Sides & { readonly winner: SeatId | null; readonly rounds: number };
	}
}

const { run, ask, askAll } = formsOf('battle');

const isOver = (board: Board, sides: Sides): boolean => sidesLeft(board, sides).length < 2;

/** Steps that run one after the other: what is pushed last runs first. */
const pushInTurn = (pushes: readonly (() => void)[]): void => {
	for (const push of pushes.toReversed()) push();
};

/** Both sides' hits: each is taken by the other side. */
function pushLosses(
	play: Play,
	sides: Sides,
	hits: (against: SeatId) => number,
	rule: string
): void {
	const { system } = sides;
	pushInTurn(
		sidesOf(sides).map((seat) => {
			const n = hits(seat);
			const by = otherSide(sides, seat);
			return () => {
				if (n > 0) play.push('losses', { seat, system, hits: n, rule, by });
			};
		})
	);
}

const splitsAtOnce = ({ options }: Board): boolean => options.casualties === 'together';

export const battle: Step = {
	/** TI-25.8: nothing of the battle happens then. */
	foresee: ask({
		ask: ({ board }, frame) => {
			const { defender: seat, system } = frame;
			if (isOver(board, frame) || !hasAbility(board, seat, 'foresight')) return null;
			if (whyNotRetreat(board, frame, seat)) return null;
			const { choices, barred } = retreatShape(board, frame, seat);
			const shape: OneOf<Choice<'stay' | SystemId>> = {
				type: 'one',
				choices: [{ id: 'stay', say: msg('Stay and fight') }, ...choices],
				...(barred.length > 0 && { barred })
			};
			return {
				...{ seat, rule: 'TI-25.8', shape, about: [system], fallback: { pick: 'stay' } },
				say: msg('Your fleet at {place} is attacked: retreat before the battle?', {
					place: systemWords(board, system)
				})
			};
		},
		then: (play, { system }, { pick }, seat) => {
			if (pick === 'stay') return undefined;
			retreat(play, seat, system, pick, { isEarly: true });
			return 'end';
		}
	}),

	begin: run((play, frame) => {
		const { attacker, defender, system } = frame;
		if (isOver(play.board, frame)) return 'end';
		play.board.fight = { is: 'battle', attacker, defender, system, round: 0, leaves: null };
		play.say(
			msg('{who} attacks {whom} at {place}.', {
				...{ who: attacker, whom: defender, place: systemWords(play.board, system) }
			}),
			'TI-9.1',
			{ type: 'battleBegins', attacker, defender, system }
		);
		// TI-9.3.
		breakAgreement(play, attacker, defender, 'TI-9.3');
		play.window('beforeBattle');
		return undefined;
	}),

	/** TI-9.5: both sides at the same time. */
	barrage: run((play, frame) => {
		const { board } = play;
		if (isOver(board, frame)) return 'over';
		const dice = barrageDice(board, frame);
		if (dice.length > 0) play.push('roll', { dice, rule: 'TI-9.5' });
		return undefined;
	}),

	barraged: run((play, frame) => {
		const { board } = play;
		const { system } = frame;
		const lost = sidesOf(frame).map((seat) => ({
			seat,
			fighter: Math.min(hitsAgainst(board, seat), fleetAt(board, system, seat)?.fighter ?? 0)
		}));
		for (const { seat, fighter } of lost) loseUnits(play, seat, system, { fighter }, 'TI-9.5');
		clearDice(board);
		return isOver(board, frame) ? 'over' : undefined;
	}),

	/** TI-9.6. */
	order: ask({
		ask: ({ board }, frame) => {
			const ids = STRIKE_IDS.filter((strike) => strikersOf(board, frame, strike).length > 0);
			if (ids.length === 0) return null;
			return {
				seat: frame.defender,
				rule: 'TI-9.6',
				say: msg('In which order do the strikes come?'),
				shape: {
					type: 'order',
					choices: ids.map((id) => ({ id, say: strikeOf(id).name }))
				},
				fallback: { order: ids }
			};
		},
		then: (_play, frame, { order }) => {
			frame.strikes = order;
		}
	}),

	/** Which ships fire: both sides at once, where both have it (TI-9.6). */
	aim: askAll({
		ask: ({ board }, frame) => {
			const strike = frame.strikes?.[0];
			if (!strike) return [];
			const { aim, name, rule } = strikeOf(strike);
			return strikersOf(board, frame, strike).flatMap((seat) => {
				const shape = aim?.(board, frame, seat);
				if (!shape) return [];
				// Who holds fire gains nothing by it.
				const usual = fromFirst(shape.places, shape.max);
				return [
					{
						...{ seat, rule, shape: { ...shape, usual }, fallback: { split: usual } },
						say: msg('{strike}: which ships fire?', { strike: name })
					}
				];
			});
		},
		then: (_play, frame, answers) => {
			frame.firing = Object.fromEntries(
				inTurn(sidesOf(frame), answers).map(([seat, { split }]) => [seat, split])
			);
		}
	}),

	fire: run((play, frame) => {
		const { board } = play;
		const strike = frame.strikes?.[0];
		if (!strike) return 'round';
		const { name, does, rule, dice } = strikeOf(strike);
		const seats = strikersOf(board, frame, strike);
		if (seats.length === 0) return undefined;
		const words = { strike: name, does, place: systemWords(play.board, frame.system) };
		const [whom, ...both] = seats;
		play.say(
			whom === undefined || both.length > 0
				? msg('{strike} of both sides at {place}: {does}. What is hit fires no more.', words)
				: msg(
						'{strike} of {whom, select, you {yours} other {#}} at {place}: {does}. What is hit fires no more.',
						{ ...words, whom }
					),
			rule,
			{ type: 'strike', seats, system: frame.system, strike }
		);
		const all = seats.flatMap(
			(seat) => dice?.(board, frame, seat, frame.firing?.[seat] ?? {}) ?? []
		);
		if (all.length > 0) play.push('roll', { dice: all, rule });
		return undefined;
	}),

	struck: run((play, frame) => {
		const { board } = play;
		const [strike, ...rest] = frame.strikes ?? [];
		if (!strike) return 'round';
		const { rule, hits } = strikeOf(strike);
		const strikers = strikersOf(board, frame, strike);
		pushLosses(
			play,
			frame,
			(against) => {
				const by = otherSide(frame, against);
				const sure = strikers.includes(by) ? (hits?.(board, frame, by) ?? 0) : 0;
				return hitsAgainst(board, against) + sure;
			},
			rule
		);
		clearDice(board);
		frame.strikes = rest;
		delete frame.firing;
		return undefined;
	}),

	/** TI-9.7. */
	nextStrike: run(({ board }, frame) => {
		if (isOver(board, frame)) return 'over';
		return (frame.strikes?.length ?? 0) > 0 ? 'aim' : 'round';
	}),

	/** TI-9.8, TI-9.9. */
	round: run((play, frame) => {
		const n = (frame.round ?? 0) + 1;
		frame.round = n;
		const { attacker, defender, system } = frame;
		play.board.fight = { is: 'battle', attacker, defender, system, round: n, leaves: null };
		play.say(
			msg('Round {n} of the battle at {place}.', {
				n,
				place: systemWords(play.board, frame.system)
			}),
			'TI-9.8',
			{ type: 'battleRound', system: frame.system, n }
		);
		play.window('beforeRound');
	}),

	/** TI-9.11. */
	roll: run((play, frame) => {
		const { board } = play;
		if (isOver(board, frame)) return 'over';
		const isFirst = frame.round === 1;
		const dice = sidesOf(frame).flatMap((seat) =>
			diceFor(frame, seat, sideOf(board, frame, seat, 'round', isFirst), 'round', isFirst)
		);
		play.push('roll', { dice, rule: 'TI-9.11' });
		return undefined;
	}),

	/** TI-34.8: who has nothing but cards to answer with answers first. */
	hits: run((play) => {
		if (play.since(2)) play.window('hitsInSpace');
	}),

	/** TI-9.12, TI-34.8: what changes the hits comes first, and the question again. */
	casualties: askAll({
		ask: (play, frame) => sidesOf(frame).map((seat) => casualtyAsk(play, frame, seat)),
		then: (play, frame, answers) => {
			const { board } = play;
			const { system } = frame;
			const given = inTurn(sidesOf(frame), answers);
			const card = given.find(([, { pick }]) => pick !== TAKE);
			if (card) {
				const [seat, answer] = card;
				playCard(play, seat, answer);
				return 'hits';
			}
			if (!splitsAtOnce(board)) {
				// The attacker's choice lies open when the defender chooses.
				pushLosses(play, frame, (seat) => hitsIn(board, frame, seat), 'TI-9.12');
				return undefined;
			}
			const damaged = given.map(([seat, { then }]): [SeatId, Units] => [
				seat,
				takeLosses(play, seat, system, lossesIn(then), 'TI-9.12')
			]);
			pushInTurn(
				damaged.map(([seat, ships]) => () => {
					const by = otherSide(frame, seat);
					if (totalOf(ships) > 0) play.push('shipDamaged', { seat, system, by, ships });
				})
			);
			return undefined;
		}
	}),

	/** TI-9.16, TI-9.23: nobody leaves whose enemy is gone. */
	leave: run((play, frame) => {
		const { board } = play;
		const { leaves, system } = frame;
		clearDice(board);
		endBonus(board, 'combatRound');
		delete frame.spared;
		delete frame.leaves;
		if (isOver(board, frame)) return 'over';
		if (!leaves || whyNotRetreatTo(board, system, leaves.seat, leaves.to)) return 'round';
		retreat(play, leaves.seat, system, leaves.to);
		return undefined;
	}),

	/** TI-9.27. */
	over: run((play, frame) => {
		const { board } = play;
		const { attacker, defender, system, round = 0 } = frame;
		const [winner = null] = sidesLeft(board, frame);
		endBonus(board, 'combat');
		board.fight = null;
		for (const seat of [attacker, defender]) closeBreach(board, seat, system);
		const place = systemWords(play.board, system);
		play.say(
			winner
				? msg('{who} wins the battle at {place}.', { who: winner, place })
				: msg('No ship is left of the battle at {place}.', { place }),
			'TI-9.27',
			{ type: 'battleEnds', attacker, defender, system, winner, rounds: round }
		);
		// TI-9.18.
		play.push('upkeep');
	})
};
