/**
 * A battle (GC-10): an attack is declared, battle rounds are fought until a side is gone, and the
 * attacker moves on to the planet.
 */
import type { Answer, Choice, Place } from '../../../core';
import { allyNote, declareAttack } from '../alliances';
import { NONE, hexChoices } from '../ask';
import {
	NO_SHIPS,
	countShips,
	fleetAt,
	fleetsOf,
	hexIds,
	hexName,
	hexOn,
	isSeat,
	planetOn,
	playerOf,
	plural,
	raceName,
	shipName,
	shipsInWords
} from '../board';
import { isFree, maybeRetreats, refuges } from '../battle/retreat';
import { battleOf, groupId, groupIn, groupsOf, shipsOn } from '../battle/sides';
import { pickIn, thenIn, turnOf } from '../events';
import type { TurnEvent } from '../events';
import { neighboursOf } from '../map';
import { enter } from '../moving';
import { moveShips } from '../pieces';
import { hasFlag } from '../stats';
import { SHIPS } from '../vocabulary';
import { SIDES } from '../types';
import type {
	Board,
	BattleSide,
	Frame,
	HexId,
	Play,
	RaceId,
	SeatId,
	Side,
	Squad,
	Step
} from '../types';

/** After so many battle rounds the battle is a stand-off (GC-10.9). */
const MOST_ROUNDS = 6;

/** Hexes with ships of this player that can take part in a battle for a hex (GC-10.1, GC-10.2). */
const basesFor = (board: Board, seat: SeatId, target: HexId): HexId[] =>
	[target, ...neighboursOf(board, target)].filter((hex) => fleetAt(board, hex, seat) !== null);

/** Hexes this player can aim a Battle at, in map order. */
function targetsOf(board: Board, seat: SeatId): HexId[] {
	const truce = hasFlag(board, seat, 'noAttacks');
	const reach = new Set<HexId>();
	for (const id of fleetsOf(board, seat)) {
		reach.add(id);
		for (const near of neighboursOf(board, id)) reach.add(near);
	}
	return hexIds(board).filter((id) => {
		if (!reach.has(id)) return false;
		const { fleet, planet } = hexOn(board, id);
		const enemy = fleet !== null && fleet.race !== seat;
		return truce // GC-22.14
			? !enemy && planet !== null && planet.owner === null
			: enemy || (planet !== null && planet.owner !== seat);
	});
}

function targetNote(board: Board, id: HexId, seat: SeatId): string {
	const { fleet, planet } = hexOn(board, id);
	if (fleet && fleet.race !== seat)
		return `${shipsInWords(fleet)} of ${raceName(fleet.race)}${allyNote(board, seat, fleet.race)}`;
	if (!planet?.owner) return 'An unowned planet';
	return `No ships; a planet of ${raceName(planet.owner)}${allyNote(board, seat, planet.owner)}`;
}

export const battleEvent: TurnEvent = {
	uses: 'battle',
	choice: ({ board }, seat) => {
		const choices = targetsOf(board, seat).map((target): Choice => {
			const bases = basesFor(board, seat, target);
			const [choice] = hexChoices(board, [target], (id) => targetNote(board, id, seat));
			if (!choice) throw new Error(`${target} cannot be chosen.`);
			if (bases.length < 2) return choice;
			const notes = (id: HexId) => shipsInWords(fleetAt(board, id, seat) ?? {});
			return {
				...choice,
				then: { type: 'some', choices: hexChoices(board, bases, notes), min: 1, max: bases.length }
			};
		});
		return choices.length === 0
			? null
			: { id: 'battle', say: 'Battle', then: { type: 'one', choices } };
	},
	begin: (play, seat, answer: Answer | null) => {
		const target = pickIn(answer) as HexId;
		const picks = thenIn(answer);
		const from =
			picks && 'picks' in picks
				? (picks.picks as readonly HexId[])
				: basesFor(play.board, seat, target);
		play.push('battle', { seat, target, from, attacked: false });
	}
};

interface Locals {
	readonly seat: SeatId;
	readonly target: HexId;
	/** Hexes whose ships take part. */
	readonly from: readonly HexId[];
	/** Whether this Battle has begun as one against another race. */
	attacked: boolean;
}

const at = (frame: Frame) => frame as unknown as Locals;

const sideOf = (race: RaceId, hexes: readonly HexId[]): BattleSide => ({
	race,
	hexes,
	damage: [],
	points: 0,
	bought: null,
	drawn: [],
	active: [],
	cancelled: [],
	instead: [],
	dice: [],
	hits: 0,
	bound: false
});

export const battle: Step = {
	declare: {
		form: 'run',
		run: (play, frame) => {
			const local = at(frame);
			const { seat, target, from } = local;
			const { board } = play;
			const { fleet } = hexOn(board, target);
			play.say(`{${seat}} begins a battle for ${hexName(board, target)}.`, 'GC-10.1', {
				type: 'battle',
				by: seat,
				hex: target,
				from
			});
			if (!fleet || fleet.race === seat) return 'advance';
			local.attacked = true;
			playerOf(board, seat).tally.battlesStarted += 1;
			if (declareAttack(play, seat, fleet.race)) return 'end';
			board.battle = {
				target,
				round: 0,
				stage: 'buy',
				sides: { attack: sideOf(seat, from), defence: sideOf(fleet.race, [target]) }
			};
			return undefined;
		}
	},

	round: {
		form: 'run',
		run: (play) => {
			play.push('battleRound');
		}
	},

	goOn: {
		form: 'run',
		run: (play) => {
			if (isDecided(play.board)) return 'over';
			if (battleOf(play.board).round < MOST_ROUNDS) return undefined;
			play.say('The battle is a stand-off.', 'GC-10.9', { type: 'standoff' });
			play.board.battle = null;
			return 'end';
		}
	},

	/** GC-10.12: first the attacker. */
	attackerRetreats: {
		form: 'ask',
		ask: ({ board }) => {
			const seat = maybeRetreats(board, 'attack');
			if (!seat) return null;
			const price = isFree(board, 'attack') ? 'It costs nothing.' : 'It costs a Minor Event.';
			return {
				seat,
				rule: 'GC-10.12',
				say: `Do your ships retreat? ${price}`,
				shape: { type: 'confirm', yes: 'Retreat', no: 'Fight on' },
				fallback: { yes: false }
			};
		},
		then: (play, _frame, answer, seat) => {
			if (!('yes' in answer) || !answer.yes) return undefined;
			if (!isFree(play.board, 'attack')) turnOf(play).minor -= 1;
			play.say(`{${seat}} retreats.`, 'GC-10.12', { type: 'retreat', side: 'attack' });
			return 'repelled';
		}
	},

	defenderRetreats: {
		form: 'ask',
		ask: ({ board }) => {
			const seat = maybeRetreats(board, 'defence');
			const hexes = seat ? refuges(board) : [];
			if (!seat || hexes.length === 0 || isDecided(board)) return null;
			const price = isFree(board, 'defence') ? 'It costs nothing.' : 'You will owe a Minor Event.';
			return {
				seat,
				rule: 'GC-10.12',
				say: `Do your ships retreat? ${price}`,
				shape: {
					type: 'one',
					choices: [...hexChoices(board, hexes), { id: NONE, say: 'Fight on' }]
				},
				fallback: { pick: NONE }
			};
		},
		then: (play, frame, answer, seat) => {
			if (pickIn(answer) === NONE) return undefined;
			const { board } = play;
			const { target } = battleOf(board);
			const ships = { ...NO_SHIPS, ...fleetAt(board, target, seat) };
			const to = pickIn(answer) as HexId;
			if (!isFree(board, 'defence')) playerOf(board, seat).owes = true;
			play.say(`{${seat}} retreats to ${hexName(board, to)}.`, 'GC-10.12', {
				type: 'retreat',
				side: 'defence',
				hex: to
			});
			moveShips(play, seat, target, to, ships);
			enter(play, frame, seat, to, ships);
			return 'over';
		}
	},

	/** Who was asked may have scuttled its last ship. */
	again: {
		form: 'run',
		run: ({ board }) => (isDecided(board) ? 'over' : 'round')
	},

	repelled: {
		form: 'run',
		run: (play) => {
			closeBattle(play, 'defence');
			return 'end';
		}
	},

	/** GC-10.10, GC-10.11. */
	over: {
		form: 'run',
		run: (play) => {
			const { sides } = battleOf(play.board);
			const left = {
				attack: shipsOn(play.board, sides.attack),
				defence: shipsOn(play.board, sides.defence)
			};
			closeBattle(play, left.attack > 0 ? 'attack' : left.defence > 0 ? 'defence' : null);
			return left.attack > 0 ? undefined : 'end';
		}
	},

	/** GC-10.13. */
	advance: {
		form: 'ask',
		ask: ({ board }, frame) => {
			const { seat, target, from } = at(frame);
			const places = placesToAdvance(board, seat, target, from);
			if (places.length === 0) return null;
			return {
				seat,
				rule: 'GC-10.13',
				say: `Which ships move to ${hexName(board, target)}?`,
				shape: { type: 'split', places, min: 0, max: total(places) },
				fallback: { split: usualAdvance(board, seat, places) }
			};
		},
		then: (play, frame, answer) => {
			if (!('split' in answer)) return;
			const { seat, target, from } = at(frame);
			const moved = { ...NO_SHIPS };
			for (const hex of from) {
				const ships = shipsFrom(answer.split, hex);
				moveShips(play, seat, hex, target, ships);
				for (const ship of SHIPS) moved[ship] += ships[ship];
			}
			if (countShips(moved) === 0) return;
			play.say(
				`{${seat}} moves ${shipsInWords(moved)} to ${hexName(play.board, target)}.`,
				'GC-10.13'
			);
			enter(play, frame, seat, target, moved);
		}
	},

	invade: {
		form: 'run',
		run: (play, frame) => {
			const { seat, target, attacked } = at(frame);
			play.push('invade', { seat, hex: target, counts: !attacked });
		}
	}
};

/** Whether a side has no ships left (GC-10.5, step 11). */
const isDecided = (board: Board): boolean =>
	SIDES.some((name) => shipsOn(board, battleOf(board).sides[name]) === 0);

/** The ship battle is over: ships are repaired (GC-10.8), and the winner is counted. */
function closeBattle(play: Play, winner: Side | null): void {
	const { board } = play;
	const { sides } = battleOf(board);
	board.battle = null;
	if (!winner) {
		play.say('No ship is left on either side.', 'GC-10.10', { type: 'won', by: null });
		return;
	}
	const { race } = sides[winner];
	if (isSeat(race)) playerOf(board, race).tally.battlesWon += 1;
	play.say(`${raceName(race)} wins the ship battle.`, 'GC-10.10', { type: 'won', by: race });
}

/** Surviving ships that took part and are not in the target hex yet. */
const placesToAdvance = (
	board: Board,
	seat: SeatId,
	target: HexId,
	from: readonly HexId[]
): Place[] =>
	groupsOf(board, sideOf(seat, from))
		.filter(({ hex }) => hex !== target)
		.map((group) => ({
			id: groupId(group),
			on: group.hex,
			say: `${plural(group.n, shipName(group.ship))} at ${hexName(board, group.hex)}`,
			max: group.n
		}));

const total = (places: readonly Place[]): number => places.reduce((sum, { max }) => sum + max, 0);

function shipsFrom(split: { readonly [place: string]: number }, hex: HexId): Squad {
	const ships = { ...NO_SHIPS };
	for (const [id, n] of Object.entries(split)) {
		const group = groupIn(id);
		if (group.hex === hex) ships[group.ship] += n;
	}
	return ships;
}

/** GC-21.3: all, but for a Fighter or else a Destroyer in each hex with a planet of one's own. */
function usualAdvance(
	board: Board,
	seat: SeatId,
	places: readonly Place[]
): { [place: string]: number } {
	const split: { [place: string]: number } = Object.fromEntries(
		places.map(({ id, max }) => [id, max])
	);
	const hexes = new Set(places.map(({ id }) => groupIn(id).hex));
	for (const hex of hexes) {
		if (hexOn(board, hex).planet === null || planetOn(board, hex).owner !== seat) continue;
		const guard = (['fighter', 'destroyer'] as const)
			.map((ship) => groupId({ hex, ship }))
			.find((id) => (split[id] ?? 0) > 0);
		if (guard) split[guard] = (split[guard] ?? 0) - 1;
		if (guard && split[guard] === 0) delete split[guard];
	}
	return split;
}
