/** Ships that leave or join a side in the middle of a battle round (GC-24.5), where a player must choose. */
import { msg, withBarred } from '../../../../core';
import type { Barred, Because, Choice } from '../../../../core';
import { hexChoices, oneHex } from '../../questions/ask';
import type { HexChoice, OneOf } from '../../questions/ask';
import { fleetAt, isSeat, oneShip, shipsInWords } from '../../board';
import { becauseOf } from '../../questions/causes';
import { effects, sourcesOf, sourcesOfPrices } from '../cards';
import { placeShips, removeShips, seizeShip, supply } from '../../map/pieces';
import { countKills, forgetDamage } from '../hits';
import {
	battleOf,
	groupId,
	groupIn,
	groupInWords,
	groupsOf,
	hullsOf,
	opposite,
	shipsOn
} from '../sides';
import type { Group, GroupId } from '../sides';
import { hullOf } from '../../numbers/stats';
import { SHIPS } from '../../tables/vocabulary';
import type { Ship } from '../../tables/vocabulary';
import { SIDES } from '../../types';
import { formsOf } from '../../play';
import type { Play, Step, Steps } from '../../play';
import type { BattleSide, Board, Side, SourceId, Squad } from '../../types';

declare module '../../play' {
	interface Steps {
		'battle.lose': {
			readonly side: Side;
			readonly kind: Ship | null;
			/** Ships still to lose. */
			n: number;
		};
		'battle.join': { readonly side: Side; readonly ships: Squad };
		'battle.seize': {
			readonly side: Side;
			readonly kinds: readonly Ship[];
			readonly inOrder: boolean;
		};
	}
}

/**
 * The card of the innermost frame of a step. One frame was pushed for each card of this list, the last of
 * which runs first: how many are under way tells which one it is.
 */
function causeOf(
	play: Play,
	step: keyof Steps,
	cards: (side: BattleSide) => readonly SourceId[]
): { readonly because?: Because } {
	const { sides } = battleOf(play.board);
	const all = SIDES.toReversed().flatMap((name) =>
		cards(sides[name]).map((source) => ({ source, race: sides[name].race }))
	);
	const card = all[play.table.frames.filter((frame) => frame.step === step).length - 1];
	return card ? { because: becauseOf(card.source, card.race) } : {};
}

const forLosing = formsOf('battle.lose');

/** A price in ships (GC-10.5, step 4). Ships scuttled meanwhile cannot be lost again. */
const lose: Step = {
	which: forLosing.ask({
		ask: (play, { side: name, kind, n }) => {
			const { board } = play;
			const side = battleOf(board).sides[name];
			const groups = groupsOf(board, side).filter(({ ship }) => kind === null || ship === kind);
			const [first] = groups;
			if (n === 0 || !first || !isSeat(side.race) || shipsOn(board, side) < 2) return null;
			return {
				seat: side.race,
				rule: 'GC-10.5',
				say: msg('Which ship do you lose?'),
				...causeOf(play, 'battle.lose', (one) => sourcesOfPrices(one, 'loseShips')),
				shape: {
					type: 'one',
					choices: groups.map((group) => ({
						id: groupId(group),
						on: group.hex,
						say: msg('One of {ships}', { ships: groupInWords(board, side, group) })
					}))
				},
				fallback: { pick: groupId(first) }
			};
		},
		then: (play, frame, { pick }, seat) => {
			const { hex, ship } = groupIn(pick);
			forgetDamage(battleOf(play.board).sides[frame.side], hex, ship);
			removeShips(play, seat, hex, { [ship]: 1 });
			play.say(msg('{who} loses {ship}.', { who: seat, ship: oneShip(ship) }), 'GC-10.5');
			frame.n -= 1;
			return 'which';
		}
	})
};

const forJoining = formsOf('battle.join');

/** Ships placed in a battle: the attacker's stand in one of the hexes it picked. */
const join: Step = {
	where: forJoining.ask({
		ask: (play, { side: name, ships }) => {
			const { board } = play;
			const { race, hexes } = battleOf(board).sides[name];
			const any = SHIPS.some((ship) => ships[ship] > 0 && supply(board, race, ship) > 0);
			if (!isSeat(race) || !any) return null;
			return oneHex(board, race, hexes, {
				rule: 'GC-24.5',
				say: msg('Where do you place {ships}?', { ships: shipsInWords(ships) }),
				...causeOf(play, 'battle.join', (one) => sourcesOf(one, 'ships'))
			});
		},
		then: (play, { ships }, { pick }, seat) => {
			placeShips(play, seat, pick, ships, 'GC-24.5');
		}
	})
};

type Seizing = Steps['battle.seize'];

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

/** The enemy ships it cannot take, and why. */
function notTaken(board: Board, frame: Seizing): Barred[] {
	const { sides } = battleOf(board);
	const enemy = sides[opposite(frame.side)];
	const open = prizes(board, frame).map(groupId);
	return groupsOf(board, enemy).flatMap((group): readonly Barred[] => {
		if (open.includes(groupId(group))) return [];
		const why = !frame.kinds.includes(group.ship)
			? { why: msg('The card takes no ship of this kind.'), rule: 'GC-24.5' }
			: supply(board, sides[frame.side].race, group.ship) > 0
				? { why: msg('The card takes ships of another kind first.'), rule: 'GC-24.5' }
				: { why: msg('All of yours of this kind are in play.'), rule: 'GC-2.2' };
		return [{ id: groupId(group), say: groupInWords(board, enemy, group), ...why }];
	});
}

/** An enemy ship that can be taken, and for an attacker with several hexes which of them it joins. */
interface Prize extends Choice<GroupId> {
	readonly then?: OneOf<HexChoice>;
}

const forSeizing = formsOf('battle.seize');

/** One surviving enemy ship changes sides, undamaged (GC-10.5, step 10). */
const seize: Step = {
	which: forSeizing.ask({
		ask: (play, frame) => {
			const { board } = play;
			const { sides } = battleOf(board);
			const { race, hexes } = sides[frame.side];
			const open = prizes(board, frame);
			const [first] = open;
			const [home] = hexes;
			if (!first || !home || !isSeat(race)) return null;
			const enemy = sides[opposite(frame.side)];
			// An attacker's prize counts as having come from one of the hexes it picked.
			const joins = hexes.length > 1 ? hexChoices(board, hexes) : null;
			const choices = open.map((group): Prize => {
				const choice = {
					id: groupId(group),
					on: group.hex,
					say: msg('One of {ships}', { ships: groupInWords(board, enemy, group) })
				};
				return joins ? { ...choice, then: { type: 'one', choices: joins } } : choice;
			});
			const pick = groupId(first);
			return {
				seat: race,
				rule: 'GC-10.5',
				say: msg('Which enemy ship do you take?'),
				...causeOf(play, 'battle.seize', (one) =>
					effects(one, 'seize').flatMap(({ n }, i) =>
						Array.from({ length: n }, () => sourcesOf(one, 'seize')[i] ?? '')
					)
				),
				shape: { type: 'one', choices },
				fallback: joins ? { pick, then: { pick: home } } : { pick }
			};
		},
		explain: ({ board }, frame, shape) => withBarred(shape, notTaken(board, frame)),
		then: (play, { side: name }, { pick, then: joins }, seat) => {
			const { sides } = battleOf(play.board);
			const { hex: from, ship } = groupIn(pick);
			const to = joins?.pick ?? sides[name].hexes[0];
			if (to === undefined) throw new Error('A side stands nowhere.');
			const enemy = sides[opposite(name)];
			const n = fleetAt(play.board, from, enemy.race)?.[ship] ?? 0;
			const hulls = hullsOf(play.board, enemy, { hex: from, ship, n });
			// Nobody takes a damaged ship while there is a whole one: it would leave the better one behind.
			if (!hulls.includes(hullOf(play.board, enemy.race, ship))) forgetDamage(enemy, from, ship);
			if (seizeShip(play, { from, to, ship, by: seat })) countKills(play, name, { [ship]: 1 });
		}
	})
};

export const battleShips: { readonly [step: string]: Step } = {
	'battle.lose': lose,
	'battle.join': join,
	'battle.seize': seize
};
