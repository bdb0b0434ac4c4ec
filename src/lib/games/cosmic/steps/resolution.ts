/** Resolution (CE-12, CE-14): ships move, compensation and rewards are paid, used cards are discarded. */
import {
	coloniesOf,
	defenseOf,
	encounterOf,
	mainPlayer,
	otherSide,
	planetName,
	playerOf,
	plural,
	shipsAt,
	shipsOn,
	targetOf,
	timingOrder
} from '../board';
import { cardName } from '../cards';
import { value } from '../effects';
import { drawToHand, handOver, putAway, randomCards } from '../hands';
import { checkVictory, moveShips } from '../ships';
import { loseShips } from './lose';
import type { Doomed } from './lose';
import { SIDES } from '../types';
import type { Play, Step } from '../play';
import type { SeatId, Ships, Side } from '../types';

/** The main player that showed a negotiate and lost to an attack (CE-14.1). */
export function collector(play: Play): { collects: SeatId; pays: SeatId } | null {
	const encounter = encounterOf(play.board);
	if (encounter.outcome?.type !== 'won' || encounter.noGains) return null;
	const winner = encounter.outcome.side;
	const loser = otherSide(winner);
	if (encounter.laid[loser]?.face?.kind !== 'negotiate') return null;
	return { collects: mainPlayer(play.board, loser), pays: mainPlayer(play.board, winner) };
}

/** Cards due for the collector's own ships that reached the warp (CE-14.2, CE-14.3). */
export function compensationDue(play: Play, seat: SeatId): number {
	const lost = encounterOf(play.board).lost[seat] ?? 0;
	if (lost === 0) return 0;
	const worth = value(play, 'gainWorth', 1, { seat });
	return value(play, 'compensation', lost * worth, { seat });
}

function doom(ships: Ships, where: string): Doomed {
	const doomed: Doomed = {};
	for (const [seat, n] of Object.entries(ships) as [SeatId, number][])
		doomed[seat] = { [where]: n };
	return doomed;
}

/** A side's ships, about to be lost (CE-12.2, CE-12.5): none where there are none (CE-12.16). */
function doomedSide(play: Play, side: Side): Doomed {
	const { board } = play;
	const encounter = encounterOf(board);
	if (side === 'offense') return doom(encounter.gate, 'gate');
	const defense = defenseOf(board);
	const target = targetOf(board);
	const n = shipsOn(board, target)[defense];
	const doomed = doom(encounter.beside, 'beside');
	return n ? { ...doomed, [defense]: { ...doomed[defense], [target]: n } } : doomed;
}

/** All ships in the gate land together; every one of them must (CE-12.3). Out of an empty gate none does (CE-20.10). */
function land(play: Play): void {
	const { board } = play;
	const target = targetOf(board);
	const gate = Object.entries(encounterOf(board).gate) as [SeatId, number][];
	for (const [seat, n] of gate)
		play.say(`{${seat}} lands ${plural(n, 'ship')} on ${planetName(target)}.`, 'CE-12.3');
	moveShips(
		play,
		gate.map(([seat, n]) => ({ seat, n, from: 'gate', to: target }))
	);
}

/** In the order of CE-12.1. */
export const resolution: Step = {
	outcome: {
		form: 'run',
		run: (play) => {
			const { outcome, totals } = encounterOf(play.board);
			// CE-11.7: two negotiates; the outcome is open until the main players have dealt.
			if (!outcome) return 'allies';
			if (outcome.type === 'won') {
				const by = totals ? ` ${totals[outcome.side]} to ${totals[otherSide(outcome.side)]}` : '';
				play.say(`The ${outcome.side} wins${by}.`, totals ? 'CE-11.5' : 'CE-11.6', {
					type: 'outcome',
					outcome: outcome.side
				});
				play.window('resolution.outcome');
				return 'losses';
			}
			if (outcome.type === 'bothLose') {
				play.say('Two morphs: both sides lose.', 'CE-11.3', {
					type: 'outcome',
					outcome: 'bothLose'
				});
				return 'bothLose';
			}
			throw new Error(`An encounter that ended in ${outcome.type} is resolved once more.`);
		}
	},

	/** CE-11.7: two negotiates: allies go home first, then the main players deal. */
	allies: {
		form: 'run',
		run: (play) => {
			const { offense, gate, beside } = encounterOf(play.board);
			const ships = { ...gate, ...beside };
			delete ships[offense];
			play.push('home', { from: 'encounter', ships: ships });
		}
	},

	deal: { form: 'run', run: (play) => play.push('deal') },

	/** CE-13.11, CE-13.13: what is left in the gate goes home after a deal, made or failed. */
	afterDeal: {
		form: 'run',
		run: (play) => {
			play.push('home', { from: 'gate' });
			return 'settled';
		}
	},

	/** CE-12.14: each side loses as a loser does, and nobody gains. */
	bothLose: {
		form: 'run',
		run: (play) => {
			loseShips(
				play,
				{ ...doomedSide(play, 'offense'), ...doomedSide(play, 'defense') },
				{ rule: 'CE-11.3', asLoser: true }
			);
			return 'settled';
		}
	},

	losses: {
		form: 'run',
		run: (play) => {
			const { outcome } = encounterOf(play.board);
			if (outcome?.type !== 'won') return 'settled';
			const loser = otherSide(outcome.side);
			loseShips(play, doomedSide(play, loser), {
				rule: loser === 'offense' ? 'CE-12.5' : 'CE-12.2',
				asLoser: true
			});
			return undefined;
		}
	},

	landing: {
		form: 'run',
		run: (play) => {
			const { outcome } = encounterOf(play.board);
			if (outcome?.type === 'won' && outcome.side === 'offense') land(play);
		}
	},

	/** CE-12.6: a winning defense's allies go home and gain no colony (CE-12.8), counted as they go (CE-14.16). */
	alliesHome: {
		form: 'run',
		run: (play, frame) => {
			const encounter = encounterOf(play.board);
			if (encounter.outcome?.type !== 'won' || encounter.outcome.side !== 'defense') return;
			frame['committed'] = { ...encounter.beside };
			play.push('home', { from: 'beside' });
		}
	},

	/** Effects that watch how encounters end speak before the victory check, so wins are shared (CE-21.2). */
	settled: { form: 'run', run: (play) => play.window('resolution.settled') },

	victory: { form: 'run', run: (play) => checkVictory(play) },

	/** CE-14.6: the payer may still play cards before the draw. */
	beforeCompensation: {
		form: 'run',
		run: (play) => {
			const due = collector(play);
			if (due && compensationDue(play, due.collects) > 0) play.window('resolution.compensation');
		}
	},

	/** CE-14.8: all of it, without asking. */
	compensation: {
		form: 'run',
		run: (play) => {
			const due = collector(play);
			if (!due) return;
			const n = compensationDue(play, due.collects);
			if (n === 0) return;
			const cards = randomCards(play, playerOf(play.board, due.pays).hand, n);
			play.say(
				`{${due.collects}} takes ${plural(cards.length, 'card')} of {${due.pays}} as compensation.`,
				'CE-14.2'
			);
			handOver(play, due.pays, due.collects, cards, 'CE-14.4');
		}
	},

	/** CE-14.9: one for each ship, a card or a ship of one's own (CE-14.10); the split is told first (CE-14.11). */
	rewards: {
		form: 'each',
		// CE-14.12: in timing order; the defense gains nothing (CE-12.7), nor do offensive allies (CE-14.15).
		seats: (play, frame) => {
			if (encounterOf(play.board).noGains) return [];
			const committed = (frame['committed'] as Ships | undefined) ?? {};
			return timingOrder(play.board).filter((seat) => (committed[seat] ?? 0) > 0);
		},
		ask: (play, frame, seat) => {
			const n = rewardsOf(play, frame['committed'] as Ships, seat);
			const inWarp = shipsAt(play.board, seat, 'warp');
			// CE-14.13: without a colony they must be taken as cards.
			const ships = coloniesOf(play.board, seat).length > 0 ? Math.min(n, inWarp) : 0;
			return {
				seat,
				rule: 'CE-14.10',
				say: `${plural(n, 'reward')}: how many as ships from the warp? The rest are cards.`,
				shape: { type: 'amount', min: 0, max: ships },
				fallback: { amount: 0 }
			};
		},
		then: (play, frame, answer, seat) => {
			if (!('amount' in answer)) return;
			const n = rewardsOf(play, frame['committed'] as Ships, seat);
			const ships = answer.amount;
			const taken = [
				...(n > ships ? [plural(n - ships, 'card')] : []),
				...(ships > 0 ? [plural(ships, 'ship')] : [])
			];
			play.say(`{${seat}} takes ${taken.join(' and ')} as rewards.`, 'CE-14.11');
			if (n > ships) drawToHand(play, seat, n - ships, 'CE-14.14');
			if (ships > 0) play.push('home', { from: 'warp', ships: { [seat]: ships } });
		}
	},

	used: { form: 'run', run: (play) => play.window('resolution.used') },

	/** CE-12.12: the offense's card first. */
	discard: {
		form: 'run',
		run: (play) => {
			const encounter = encounterOf(play.board);
			for (const side of SIDES) {
				const laid = encounter.laid[side];
				encounter.laid[side] = null;
				if (!laid) continue;
				putAway(play, laid);
				if (laid.concealed) continue;
				encounter.discarded[side] = laid.card;
				play.say(`${cardName(laid.card)} is discarded.`, 'CE-12.12');
			}
			play.window('resolution.discarded');
		}
	},

	finish: { form: 'run', run: (play) => play.window('resolution.end') }
};

const rewardsOf = (play: Play, committed: Ships, seat: SeatId): number =>
	(committed[seat] ?? 0) * value(play, 'gainWorth', 1, { seat });
