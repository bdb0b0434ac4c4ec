/**
 * A battle (GC-10): an attack is declared, battle rounds are fought until a side is gone, and the
 * attacker moves on to the planet.
 */
import { msg, withBarred } from '../../../../core';
import type { Words } from '../../../../core';
import { roomIn } from '../../../kit';
import { declareAttack } from '../../politics/alliances';
import { NONE, hexChoices } from '../../questions/ask';
import {
	NO_SHIPS,
	countShips,
	fleetAt,
	hexName,
	hexOn,
	isSeat,
	playerOf,
	raceName,
	shipsInWords
} from '../../board';
import { isFree as isFreeHex } from '../declare';
import { placesToAdvance, presetAdvance, shipsFrom, usualAdvance } from '../advance';
import { isFree, maybeRetreats, refuges, barredRefuges } from '../retreat';
import { battleOf, shipsOn, sideOf } from '../sides';
import { added, defenceOf } from './invade';
import { turnOf } from '../../questions/turn-events';
import { enter } from '../../map/moving';
import type { Travelling } from '../../map/moving';
import { moveShips } from '../../map/pieces';
import { formsOf } from '../../play';
import { SHIPS } from '../../tables/vocabulary';
import { SIDES } from '../../types';
import type { Play, Step } from '../../play';
import type { Board, HexId, SeatId, Side } from '../../types';

/** After so many battle rounds the battle is a stand-off (GC-10.9). */
const MOST_ROUNDS = 6;

declare module '../../play' {
	interface Steps {
		battle: Travelling & {
			readonly seat: SeatId;
			readonly target: HexId;
			/** Hexes whose ships take part. */
			readonly from: readonly HexId[];
			/** Whether this Battle has begun as one against another race. */
			attacked: boolean;
		};
	}
}

const { run, ask } = formsOf('battle');

export const battle: Step = {
	declare: run((play, frame) => {
		const { seat, target, from } = frame;
		const { board } = play;
		const { fleet } = hexOn(board, target);
		const words = { who: seat, where: hexName(board, target) };
		// GC-10.3: where nobody stands in the way it settles.
		const isToSettle = isFreeHex(hexOn(board, target), seat);
		play.say(
			isToSettle
				? msg('{who} sets out to settle {where}.', words)
				: msg('{who} begins a battle for {where}.', words),
			isToSettle ? 'GC-10.3' : 'GC-10.1',
			{ type: 'battle', by: seat, hex: target, from }
		);
		if (!fleet || fleet.race === seat) return 'advance';
		frame.attacked = true;
		playerOf(board, seat).tally.battlesStarted += 1;
		if (declareAttack(play, seat, fleet.race)) return 'end';
		board.battle = {
			target,
			round: 0,
			stage: 'buy',
			sides: { attack: sideOf(seat, from), defence: sideOf(fleet.race, [target]) }
		};
		return undefined;
	}),

	round: run((play) => {
		play.push('battleRound');
	}),

	goOn: run((play) => {
		if (isDecided(play.board)) return 'over';
		if (battleOf(play.board).round < MOST_ROUNDS) return undefined;
		play.say(msg('The battle is a stand-off.'), 'GC-10.9', { type: 'standoff' });
		play.board.battle = null;
		return 'end';
	}),

	/** GC-10.12: first the attacker. */
	attackerRetreats: ask({
		ask: ({ board }, { target }) => {
			const seat = maybeRetreats(board, 'attack');
			if (!seat) return null;
			return {
				seat,
				rule: 'GC-10.12',
				say: isFree(board, 'attack')
					? msg('Do your ships retreat? It costs nothing.')
					: msg('Do your ships retreat? It costs a Minor Event.'),
				about: [target],
				shape: { type: 'confirm', yes: msg('Retreat'), no: msg('Fight on') },
				fallback: { yes: false }
			};
		},
		then: (play, _frame, { yes }, seat) => {
			if (!yes) return undefined;
			if (!isFree(play.board, 'attack')) turnOf(play.board).minor -= 1;
			play.say(msg('{who} retreats.', { who: seat }), 'GC-10.12', {
				type: 'retreat',
				side: 'attack'
			});
			return 'repelled';
		}
	}),

	defenderRetreats: ask({
		ask: ({ board }, { target }) => {
			const seat = maybeRetreats(board, 'defence');
			const hexes = seat ? refuges(board) : [];
			if (!seat || hexes.length === 0 || isDecided(board)) return null;
			return {
				seat,
				rule: 'GC-10.12',
				say: isFree(board, 'defence')
					? msg('Do your ships retreat? It costs nothing.')
					: msg('Do your ships retreat? You will owe a Minor Event.'),
				about: [target],
				shape: {
					type: 'one',
					choices: [...hexChoices(board, hexes), { id: NONE, say: msg('Fight on') }]
				},
				fallback: { pick: NONE }
			};
		},
		explain: ({ board }, _frame, shape) => withBarred(shape, barredRefuges(board)),
		then: (play, frame, { pick: to }, seat) => {
			if (to === NONE) return undefined;
			const { board } = play;
			const { target } = frame;
			const ships = { ...NO_SHIPS, ...fleetAt(board, target, seat) };
			if (!isFree(board, 'defence')) playerOf(board, seat).owes = true;
			const words = { who: seat, where: hexName(board, to) };
			play.say(msg('{who} retreats to {where}.', words), 'GC-10.12', {
				type: 'retreat',
				side: 'defence',
				hex: to
			});
			moveShips(play, seat, target, to, ships);
			enter(play, frame, seat, to, ships);
			return 'over';
		}
	}),

	/** Who was asked may have scuttled its last ship. */
	again: run(({ board }) => (isDecided(board) ? 'over' : 'round')),

	repelled: run((play) => {
		closeBattle(play, 'defence');
		return 'end';
	}),

	/** GC-10.10, GC-10.11. */
	over: run((play) => {
		const { sides } = battleOf(play.board);
		const left = {
			attack: shipsOn(play.board, sides.attack),
			defence: shipsOn(play.board, sides.defence)
		};
		closeBattle(play, left.attack > 0 ? 'attack' : left.defence > 0 ? 'defence' : null);
		return left.attack > 0 ? undefined : 'end';
	}),

	/** GC-10.13. */
	advance: ask({
		ask: ({ board }, { seat, target, from }) => {
			const places = placesToAdvance(board, seat, target, from);
			if (places.length === 0) return null;
			const usual = presetAdvance(board, seat, places, target);
			return {
				seat,
				rule: 'GC-10.13',
				say: advancing(board, seat, target),
				about: [target],
				shape: { type: 'split', places, min: 0, max: roomIn(places), usual },
				fallback: { split: usualAdvance(board, seat, places) } // GC-21.3
			};
		},
		then: (play, frame, { split }) => {
			const { seat, target, from } = frame;
			const moved = { ...NO_SHIPS };
			for (const hex of from) {
				const ships = shipsFrom(split, hex);
				moveShips(play, seat, hex, target, ships);
				for (const ship of SHIPS) moved[ship] += ships[ship];
			}
			if (countShips(moved) === 0) return;
			const words = { who: seat, ships: shipsInWords(moved), where: hexName(play.board, target) };
			play.say(msg('{who} moves {ships} to {where}.', words), 'GC-10.13');
			enter(play, frame, seat, target, moved);
		}
	}),

	invade: run((play, { seat, target, attacked }) => {
		const { board } = play;
		if (isFreeHex(hexOn(board, target), seat) && fleetAt(board, target, seat) === null)
			play.say(
				msg('{who} does not settle {where}.', { who: seat, where: hexName(board, target) }),
				'GC-10.13',
				{ type: 'unsettled', by: seat, hex: target }
			);
		play.push('invade', { seat, hex: target, counts: !attacked });
	})
};

/** GC-10.13, and what moves ships in for: a planet, which is rolled for where it has an owner (GC-11.3). */
function advancing(board: Board, seat: SeatId, target: HexId): Words {
	const where = hexName(board, target);
	const { planet } = hexOn(board, target);
	if (!planet || planet.owner === seat) return msg('Which ships move to {where}?', { where });
	if (planet.owner === null)
		return msg('Which ships move to {where}? Only ships there can take a planet', { where });
	const { more } = added(board, seat, target);
	const defence = defenceOf(board, target);
	return more === 0
		? msg(
				'Which ships move to {where}? To take the planet, a die plus your Destroyers there must be more than {defence}',
				{ where, defence }
			)
		: msg(
				'Which ships move to {where}? To take the planet, a die plus your Destroyers there plus {more} of traits and technologies must be more than {defence}',
				{ where, more, defence }
			);
}

/** Whether a side has no ships left (GC-10.5, step 11). */
const isDecided = (board: Board): boolean =>
	SIDES.some((name) => shipsOn(board, battleOf(board).sides[name]) === 0);

/** The ship battle is over: ships are repaired (GC-10.8), and the winner is counted. */
function closeBattle(play: Play, winner: Side | null): void {
	const { board } = play;
	const { sides } = battleOf(board);
	board.battle = null;
	if (!winner) {
		play.say(msg('No ship is left on either side.'), 'GC-10.10', { type: 'won', by: null });
		return;
	}
	const { race } = sides[winner];
	if (isSeat(race)) playerOf(board, race).tally.battlesWon += 1;
	play.say(msg('{who} wins the ship battle.', { who: raceName(race) }), 'GC-10.10', {
		type: 'won',
		by: race
	});
}
