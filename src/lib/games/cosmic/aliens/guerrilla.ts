/** Attrition: whoever beats it keeps one ship each. */
import { msg } from '../../../core';
import { sumOf } from '../../kit';
import {
	amMain,
	encounterIn,
	isNewColony,
	opposing,
	sideOf as sideIn,
	threatens
} from '../bot/sight';
import { always, myShips } from '../bot/wishes';
import { SHIP, fightIn } from '../bot/worth';
import {
	encounterOf,
	entriesOf,
	homeOf,
	involvedShips,
	planetName,
	shipsOn,
	sideOf,
	targetOf,
	timingOrder
} from '../board';
import { declaresOwn } from '../declared';
import { note, noteOf } from '../notes';
import { removable, removeShips } from '../ships';
import { loseShips } from '../steps/lose';
import type { Harm } from '../bot/wishes';
import type { Where } from '../board';
import type { Sight } from '../bot/sight';
import type { Play } from '../play';
import type { Board, SeatId } from '../types';
import type { Doomed } from '../steps/lose';
import type { Alien } from './alien';
import { hasLost, opponentsOf } from './granted';
import { MAIN } from './timing';

const ID = 'guerrilla';

/** What each of them keeps, and up to how many ships the super flare takes all. */
const KEPT = 1;
const FEW = 3;

declare module '../notes' {
	interface Notes {
		/** Who has few ships there keeps none. */
		readonly guerrilla: true;
	}
}

/** Where ships of a seat are in the encounter. */
function whereIn(board: Board, seat: SeatId): Where {
	if (seat === encounterOf(board).defense) return targetOf(board);
	return sideOf(board, seat) === 'offense' ? 'gate' : 'beside';
}

/** How many ships of these a seat loses to it. */
const cutFrom = (n: number, harsh: boolean): number =>
	harsh && n <= FEW ? n : Math.max(0, n - KEPT);

/** Who has beaten it with ships of theirs. */
const beatenBy = (board: Board, seat: SeatId): SeatId[] =>
	hasLost(board, seat)
		? opponentsOf(board, seat).filter((other) => involvedShips(board, other) > 0)
		: [];

function wearDown(play: Play, seat: SeatId, harsh: boolean): void {
	const { board } = play;
	const doomed: Doomed = Object.fromEntries(
		beatenBy(board, seat).flatMap((other) => {
			const n = cutFrom(involvedShips(board, other), harsh);
			return n > 0 ? [[other, { [whereIn(board, other)]: n }]] : [];
		})
	);
	if (Object.keys(doomed).length > 0) loseShips(play, doomed, { rule: 'CE-12.20' });
}

/** It hurts who has beaten its player with more than a ship. */
const wears: Harm = (sight, by) => {
	const fight = fightIn(sight);
	const mine = sideIn(sight, sight.me);
	return (
		fight !== null &&
		mine !== null &&
		sideIn(sight, by) === opposing(mine) &&
		myShips(sight, fight) > KEPT + 1
	);
};

/** Whether this main player has just lost a planet of their home system. */
const losesHome = (board: Board, seat: SeatId): boolean => {
	const target = board.encounter?.target;
	return Boolean(target && homeOf(target) === seat && hasLost(board, seat));
};

/** Ships of the other side leave the game, as far as they may, and all others there go to the warp. */
function blowUp(play: Play, seat: SeatId): void {
	const { board } = play;
	const target = targetOf(board);
	const { gate } = encounterOf(board);
	play.say(msg('{planet} is blown up.', { planet: planetName(target) }), 'CE-12.21', null, [
		target
	]);
	removeShips(
		play,
		entriesOf(gate).map(([other, n]) => ({
			seat: other,
			n: Math.min(n, removable(board, other)),
			from: 'gate' as const
		}))
	);
	const doomed: { [other in SeatId]?: { [where in Where]?: number } } = {};
	for (const other of timingOrder(board)) {
		const left = gate[other] ?? 0;
		// The losers' own go with their defeat.
		const there = other === seat ? 0 : (shipsOn(board, target)[other] ?? 0);
		if (left + there > 0)
			doomed[other] = { ...(left > 0 && { gate: left }), ...(there > 0 && { [target]: there }) };
	}
	if (Object.keys(doomed).length > 0) loseShips(play, doomed, { rule: 'CE-12.21' });
}

/** Colonies that the other side would gain, by a bot’s count. */
function denied(sight: Sight): number {
	const { target, gate } = encounterIn(sight);
	if (!target || !amMain(sight)) return 0;
	const gaining = entriesOf(gate).filter(([seat]) => isNewColony(sight, seat, target));
	const wins = gaining.some(([seat]) => threatens(sight, seat)) ? WIN : 0;
	return wins + gaining.length + sumOf(entriesOf(gate), ([, n]) => n * SHIP);
}

/** What a planet less at home costs a bot, and what it is worth that a rival does not win. */
const WIN = 4;
const PLANET = 0.8;

export const guerrilla: Alien = {
	words: {
		name: msg('Guerrilla'),
		power: msg('Attrition'),
		gist: msg('Whoever beats it keeps one ship each'),
		text: msg(
			'When you have lost an encounter as a main player, you *use* this power: your opponent and each of their allies keep but one of their ships in the encounter and lose the others to the warp. What is left lands, or stays, as after any victory.'
		),
		usage: 'mandatory',
		alert: 'green',
		timing: { roles: MAIN, phases: ['resolution'] },
		setup: null,
		wild: {
			text: msg(
				'When you have lost as the defense on a planet of your home system, blow it up: it leaves the game, and so do the ships in the gate, as far as nobody is left with fewer ships than the foreign colonies it takes to win. All other ships there go to the warp.'
			),
			timing: { roles: ['defense'], phases: ['resolution'] }
		},
		super: {
			text: msg(
				'When you use your power, whoever of them has three ships or fewer in the encounter loses all of these.'
			),
			timing: { roles: MAIN, phases: ['resolution'] }
		},
		rulings: [
			msg('The ship that is kept lands, so the colony is gained all the same.'),
			msg(
				'A defense that keeps a ship keeps the colony there; the allies of the defense gain rewards for the ships they keep.'
			),
			msg('A deal that fails, or both sides losing, is no defeat by an opponent.'),
			msg('Ships of others on the planet, which are in no side, are not touched by the power.'),
			msg('The planet is there, empty, until the encounter closes; the outcome stays what it is.')
		]
	},
	set: 'incursion',
	liked: 13,
	power: {
		uses: {
			wear: {
				moments: ['resolution.outcome'],
				roles: MAIN,
				mandatory: true,
				once: true,
				open: ({ board }, { seat }) => beatenBy(board, seat).length > 0,
				say: msg('whoever has beaten them keeps one ship each'),
				yours: msg('whoever has beaten you keeps one ship each'),
				harms: wears,
				amount: (play) => (noteOf(play, ID) ? 1 : 0),
				lasting: {
					uponLosses: (_play, { seat, amount }, due) => [
						...due,
						(play) => wearDown(play, seat, amount === 1)
					]
				}
			}
		}
	},
	wild: {
		uses: {
			blow: {
				moments: ['resolution.outcome'],
				roles: ['defense'],
				open: ({ board }, { seat }) => losesHome(board, seat),
				say: msg('blow up the planet they have lost'),
				yours: msg('blow up the planet you have lost'),
				worth: (sight) => 0.5 * denied(sight) - PLANET,
				harms: wears,
				lasting: {
					uponLosses: (_play, { seat }, due) => [
						...due,
						(play) => {
							if (losesHome(play.board, seat)) blowUp(play, seat);
						}
					],
					breaking: ({ board }, { seat }, planets) =>
						losesHome(board, seat) ? [...planets, targetOf(board)] : planets
				}
			}
		}
	},
	super: {
		uses: {
			few: {
				moments: ['use.declared'],
				roles: MAIN,
				open: (play, me) => {
					const { board } = play;
					return (
						declaresOwn(play, me) &&
						opponentsOf(board, me.seat).some((other) => {
							const n = involvedShips(board, other);
							return n > 0 && n <= FEW;
						})
					);
				},
				say: msg('whoever has three ships or fewer there loses all'),
				worth: always(SHIP),
				apply: (play) => note(play, ID, true)
			}
		}
	}
};
