/** Ships that leave or join a side in the middle of a battle round (GC-24.5), where a player must choose. */
import type { Choice } from '../../../core';
import { hexChoices, oneHex } from '../ask';
import { fleetAt, isSeat, shipName, shipsInWords } from '../board';
import { pickIn, thenIn } from '../events';
import { placeShips, removeShips, seizeShip, supply } from '../pieces';
import { countKills, forgetDamage } from '../battle/hits';
import {
	battleOf,
	groupId,
	groupIn,
	groupInWords,
	groupsOf,
	hullsOf,
	opposite,
	shipsOn
} from '../battle/sides';
import type { Group } from '../battle/sides';
import { hullOf } from '../stats';
import { SHIPS } from '../vocabulary';
import type { Ship } from '../vocabulary';
import type { Frame, Step } from '../play';
import type { Board, HexId, Side, Squad } from '../types';

interface Losing {
	readonly side: Side;
	readonly kind: Ship | null;
	/** Ships still to lose. */
	n: number;
}

const losing = (frame: Frame) => frame as unknown as Losing;

/** A price in ships (GC-10.5, step 4). Ships scuttled meanwhile cannot be lost again. */
const lose: Step = {
	which: {
		form: 'ask',
		ask: ({ board }, frame) => {
			const { side: name, kind, n } = losing(frame);
			const side = battleOf(board).sides[name];
			const groups = groupsOf(board, side).filter(({ ship }) => kind === null || ship === kind);
			const [first] = groups;
			if (n === 0 || !first || !isSeat(side.race) || shipsOn(board, side) < 2) return null;
			return {
				seat: side.race,
				rule: 'GC-10.5',
				say: 'Which ship do you lose?',
				shape: {
					type: 'one',
					choices: groups.map((group) => ({
						id: groupId(group),
						on: group.hex,
						say: `One of ${groupInWords(board, side, group)}`
					}))
				},
				fallback: { pick: groupId(first) }
			};
		},
		then: (play, frame, answer, seat) => {
			const local = losing(frame);
			const { hex, ship } = groupIn(pickIn(answer));
			forgetDamage(battleOf(play.board).sides[local.side], hex, ship);
			removeShips(play, seat, hex, { [ship]: 1 });
			play.say(`{${seat}} loses a ${shipName(ship)}.`, 'GC-10.5');
			local.n -= 1;
			return 'which';
		}
	}
};

interface Joining {
	readonly side: Side;
	readonly ships: Squad;
}

const joining = (frame: Frame) => frame as unknown as Joining;

/** Ships placed in a battle: the attacker's stand in one of the hexes it picked. */
const join: Step = {
	where: {
		form: 'ask',
		ask: ({ board }, frame) => {
			const { side: name, ships } = joining(frame);
			const { race, hexes } = battleOf(board).sides[name];
			const any = SHIPS.some((ship) => ships[ship] > 0 && supply(board, race, ship) > 0);
			if (!isSeat(race) || !any) return null;
			return oneHex(board, race, hexes, {
				rule: 'GC-24.5',
				say: `Where do ${shipsInWords(ships)} appear?`
			});
		},
		then: (play, frame, answer, seat) => {
			placeShips(play, seat, pickIn(answer) as HexId, joining(frame).ships, 'GC-24.5');
		}
	}
};

interface Seizing {
	readonly side: Side;
	readonly kinds: readonly Ship[];
	readonly inOrder: boolean;
}

const seizing = (frame: Frame) => frame as unknown as Seizing;

/** Enemy ships a side can take, group by group: with `inOrder` only of the first kind present. */
function prizes(board: Board, { side: name, kinds, inOrder }: Seizing): Group[] {
	const { sides } = battleOf(board);
	const there = groupsOf(board, sides[opposite(name)]);
	const present = kinds.filter((kind) => there.some(({ ship }) => ship === kind));
	const open = inOrder ? present.slice(0, 1) : present;
	return open
		.filter((kind) => supply(board, sides[name].race, kind) > 0)
		.flatMap((kind) => there.filter(({ ship }) => ship === kind));
}

/** One surviving enemy ship changes sides, undamaged (GC-10.5, step 10). */
const seize: Step = {
	which: {
		form: 'ask',
		ask: ({ board }, frame) => {
			const local = seizing(frame);
			const { sides } = battleOf(board);
			const { race, hexes } = sides[local.side];
			const open = prizes(board, local);
			const [first] = open;
			const [home] = hexes;
			if (!first || !home || !isSeat(race)) return null;
			const enemy = sides[opposite(local.side)];
			// An attacker's prize counts as having come from one of the hexes it picked.
			const joins = hexes.length > 1 ? hexChoices(board, hexes) : null;
			const choices = open.map((group): Choice => {
				const choice = {
					id: groupId(group),
					on: group.hex,
					say: `One of ${groupInWords(board, enemy, group)}`
				};
				return joins ? { ...choice, then: { type: 'one', choices: joins } } : choice;
			});
			const pick = groupId(first);
			return {
				seat: race,
				rule: 'GC-10.5',
				say: 'Which enemy ship do you take?',
				shape: { type: 'one', choices },
				fallback: joins ? { pick, then: { pick: home } } : { pick }
			};
		},
		then: (play, frame, answer, seat) => {
			const { side: name } = seizing(frame);
			const { sides } = battleOf(play.board);
			const { hex: from, ship } = groupIn(pickIn(answer));
			const to = (pickIn(thenIn(answer)) || sides[name].hexes[0]) as HexId;
			const enemy = sides[opposite(name)];
			const n = fleetAt(play.board, from, enemy.race)?.[ship] ?? 0;
			const hulls = hullsOf(play.board, enemy, { hex: from, ship, n });
			// Nobody takes a damaged ship while there is a whole one: it would leave the better one behind.
			if (!hulls.includes(hullOf(play.board, enemy.race, ship))) forgetDamage(enemy, from, ship);
			if (seizeShip(play, { from, to, ship, by: seat })) countKills(play, name, { [ship]: 1 });
		}
	}
};

export const battleShips: { readonly [step: string]: Step } = {
	'battle.lose': lose,
	'battle.join': join,
	'battle.seize': seize
};
