/** Smash: who loses to its attack loses as many ships again as it had there. */
import { msg, template } from '../../../core';
import { sumOf, seatChoice } from '../../kit';
import { amMain, encounterIn, foreignOf, goalOf } from '../bot/sight';
import { always, opponentIn } from '../bot/wishes';
import { SHIP, fightIn } from '../bot/worth';
import {
	encounterOf,
	entriesOf,
	involvedShips,
	opponentOf,
	otherSide,
	placesOf,
	shipsAt,
	shipsOn,
	sideOfMain,
	targetOf,
	timingOrder
} from '../board';
import { besidesMoon } from '../modules/moons/beside';
import { loseShips } from '../steps/lose';
import { asking } from '../use';
import type { Harm } from '../bot/wishes';
import type { Sight } from '../bot/sight';
import type { Where } from '../board';
import type { Spread } from '../ships';
import type { Board, SeatId, Ships } from '../types';
import type { Alien } from './alien';
import { MAIN } from './timing';

/** Whether this main player has won by an attack, with ships to strike with. */
function strikes(board: Board, seat: SeatId): boolean {
	const { encounter } = board;
	const side = sideOfMain(board, seat);
	return (
		side !== null &&
		encounter?.outcome?.type === 'won' &&
		encounter.outcome.side === side &&
		encounter.laid[side]?.face?.kind === 'attack' &&
		involvedShips(board, seat) > 0
	);
}

/** Where the ships lie that a loser of this encounter loses anyway. */
function lostAnyway(board: Board, seat: SeatId): Where {
	const { defense, gate } = encounterOf(board);
	if (seat === defense) return targetOf(board);
	return gate[seat] ? 'gate' : 'beside';
}

/** Whether a seat has ships it does not lose anyway. */
const hasMore = (board: Board, seat: SeatId): boolean =>
	placesOf(board, seat).some((where) => where !== lostAnyway(board, seat));

/** Allies of the opponent that have more to lose. */
function victims(board: Board, seat: SeatId): SeatId[] {
	const side = sideOfMain(board, seat);
	const allies = side ? encounterOf(board).allies[otherSide(side)] : [];
	return timingOrder(board).filter((ally) => allies.includes(ally) && hasMore(board, ally));
}

/** Ships of others on the planet the offense is about to land on; its allies' and the losing defense's are left out. */
function bystanders(board: Board, seat: SeatId): [SeatId, number][] {
	const { allies, defense } = encounterOf(board);
	const spared = [seat, defense, ...allies.offense];
	const target = targetOf(board);
	// CE-37.7
	return entriesOf(shipsOn(board, target))
		.map(([other]): [SeatId, number] => [other, besidesMoon(board, other, target)])
		.filter(([other, n]) => n > 0 && !spared.includes(other));
}

/** Whether the offense is about to gain a colony: ships of its land where it has none. */
function gainsColony(board: Board, seat: SeatId): boolean {
	const { outcome } = encounterOf(board);
	return (
		outcome?.type === 'won' &&
		outcome.side === 'offense' &&
		shipsAt(board, seat, 'gate') > 0 &&
		shipsAt(board, seat, targetOf(board)) === 0
	);
}

/** It hurts the loser alone, and one ship is not worth a zap. */
const smashes: Harm = (sight, by) => {
	const fight = fightIn(sight);
	if (!fight || !amMain(sight) || opponentIn(sight) !== by) return false;
	const ships: Ships = by === fight.defense ? (sight.open.planets[fight.target] ?? {}) : fight.gate;
	return (ships[by] ?? 0) > 2;
};

/** A rival nearer to the goal misses its colony there more. */
function worthOfClearing(sight: Sight): number {
	const { target, allies, defense } = encounterIn(sight);
	if (!target) return 0;
	const spared = [sight.me, defense, ...allies.offense];
	const there = entriesOf(sight.open.planets[target] ?? {});
	return sumOf(
		there.filter(([seat]) => !spared.includes(seat)),
		([seat, n]) => n * SHIP * 0.2 + 0.1 + (0.4 * foreignOf(sight, seat)) / goalOf(sight, seat)
	);
}

export const cudgel: Alien = {
	words: {
		name: msg('Cudgel'),
		power: msg('Smash'),
		gist: msg('Makes losers lose more'),
		text: msg(
			'As a main player, when you have revealed an attack and won, you *use* this power: besides what they lose as usual, your opponent loses as many ships of their choice as you have in the encounter.'
		),
		usage: 'mandatory',
		alert: 'green',
		timing: { roles: MAIN, phases: ['resolution'] },
		setup: null,
		wild: {
			text: msg(
				'As the offense, when you win and gain a colony, send all ships of others on that planet to the warp, but those of your allies.'
			),
			timing: { roles: ['offense'], phases: ['resolution'] }
		},
		super: {
			text: msg(
				'When you have revealed an attack and won, allies of your opponent that you choose lose as many ships as well, each.'
			),
			timing: { roles: MAIN, phases: ['resolution'] }
		},
		rulings: [
			msg(
				'The ships come from anywhere but the warp; ships lost with the encounter do not count. Who has too few loses all of them.'
			),
			msg('They bring no compensation.'),
			msg('A morph that has copied an attack is one.'),
			msg(
				'The wild flare clears nothing after a deal, nor where you had a colony already; your allies keep older ships there, too.'
			)
		]
	},
	liked: 12,
	power: {
		uses: {
			smash: {
				moments: ['resolution.outcome'],
				roles: MAIN,
				mandatory: true,
				open: ({ board }, { seat }) =>
					strikes(board, seat) && hasMore(board, opponentOf(board, seat)),
				say: msg('for each of their ships in the encounter their opponent loses one more'),
				yours: msg('for each of your ships in the encounter your opponent loses one more'),
				harms: smashes,
				apply: (play, { seat }) => {
					const { board } = play;
					const opponent = opponentOf(board, seat);
					play.push('mustLose', {
						due: { [opponent]: involvedShips(board, seat) },
						spared: [lostAnyway(board, opponent)],
						rule: 'CE-20.8'
					});
				}
			}
		}
	},
	wild: {
		uses: {
			clear: {
				moments: ['resolution.outcome'],
				roles: ['offense'],
				open: ({ board }, { seat }) =>
					gainsColony(board, seat) && bystanders(board, seat).length > 0,
				say: msg('clear the planet of the ships of others'),
				worth: worthOfClearing,
				apply: (play, { seat }) => {
					const target = targetOf(play.board);
					const doomed = bystanders(play.board, seat).map(([other, n]): [SeatId, Spread] => [
						other,
						{ [target]: n }
					]);
					loseShips(play, Object.fromEntries(doomed), { rule: 'CE-1.14' });
				}
			}
		}
	},
	super: {
		uses: {
			sweep: asking({
				moments: ['resolution.outcome'],
				roles: MAIN,
				open: ({ board }, { seat }) => strikes(board, seat) && victims(board, seat).length > 0,
				ask: ({ board }, { seat }) => {
					const choices = victims(board, seat).map(seatChoice);
					return choices.length === 0
						? null
						: { type: 'some', choices, min: 1, max: choices.length };
				},
				say: msg('for each of their ships in the encounter allies of their opponent lose one each'),
				yours: msg('for each of your ships in the encounter allies of your opponent lose one each'),
				sends: template('Smash {first}'),
				worth: always(0.15),
				choose: (_sight, { choices }) => ({ picks: choices.map(({ id }) => id) }),
				apply: (play, { seat }, { picks }) => {
					const { board } = play;
					const n = involvedShips(board, seat);
					const side = sideOfMain(board, seat);
					play.push('mustLose', {
						due: Object.fromEntries(picks.map((ally) => [ally, n])),
						spared: [side === 'offense' ? 'beside' : 'gate'],
						rule: 'CE-20.8'
					});
				}
			})
		}
	}
};
