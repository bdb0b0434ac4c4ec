/** Cards of battles in space (TI-9): before one, before a round, after its roll, and when a ship is damaged. */
import { msg } from '../../../core';
import type { Words } from '../../../core';
import { fleetAt } from '../board';
import { closeBreach, openBreach } from '../combat/breach';
import { hitsAmong, needed, rollAgain } from '../combat/dice';
import { retreat } from '../combat/retreats';
import { countersLeft } from '../board';
import { isActivated, placeCounter } from '../economy/counters';
import { countOf, hasEnemyShips, loseUnits, unitWord } from '../fleets/ships';
import { remember } from '../lasting';
import { adjacentForShips } from '../map/neighbours';
import { mayStop } from '../map/ways';
import type { Play } from '../play';
import { SHIPS, UNIT_KINDS } from '../tables/units';
import { unitOf } from '../tables/by-id';
import type { Board, SeatId, SystemId } from '../types';
import { asking, plain } from './card';
import { oneOf, oneSystem } from './choices';
import { fightOf } from './fights';

/** What can still be destroyed of the ships that were just damaged. */
const damagedNow = (play: Play) => {
	const frame = play.find('shipDamaged');
	const fleet = frame && fleetAt(play.board, frame.system, frame.seat);
	if (!frame || !fleet) return [];
	return (['damagedDreadnought', 'damagedWarSun'] as const).filter(
		(unit) => (frame.ships[unit] ?? 0) > 0 && countOf(fleet, unit) > 0
	);
};

const BREACH = ['dreadnought', 'damagedDreadnought'] as const;

/** Hits on this player that the dice on the table bring, without those that were cancelled. */
function hitsOn(play: Play, seat: SeatId): number {
	const battle = play.find('battle');
	const hits = hitsAmong(
		play.board.dice,
		({ against, roll }) => against === seat && roll === 'round'
	);
	return battle ? hits - (battle.spared?.[seat] ?? 0) : 0;
}

const SHIELDED = 2;
const PROTOTYPE = 2;

/** Adjacent systems without ships of others and without an own counter, where ships may stop. */
const refuges = (board: Board, system: SystemId, seat: SeatId): SystemId[] =>
	adjacentForShips(board, system).filter(
		(id) => mayStop(board, id) && !hasEnemyShips(board, id, seat) && !isActivated(board, id, seat)
	);

/** One window: this round of this fight (TI-18.6). */
const roundOf = (play: Play): string => {
	const { system, planet, round } = fightOf(play) ?? { system: '', planet: null, round: 0 };
	return `${planet ?? system} ${round}`;
};

const dieWords = ({ dice }: Board, i: number): Words => {
	const rolled = dice[i];
	if (!rolled) return '';
	const { value, die } = rolled;
	const needs = needed(rolled);
	return die.kind === null
		? msg('{value} rolled by {who, select, you {you} other {#}} (needs {needs})', {
				...{ who: die.seat, value, needs }
			})
		: msg('{value} rolled for a {unit} of {who, select, you {yours} other {#}} (needs {needs})', {
				...{ who: die.seat, value, needs },
				unit: unitOf(die.kind).name
			});
};

export const battles = {
	'direct-hit': asking({
		// A ship that is destroyed is not hit again.
		on: () => null,
		ask: (play) =>
			oneOf(
				damagedNow(play).map((id) => ({
					id,
					say: unitWord(id),
					...(play.find('shipDamaged') && { on: play.within('shipDamaged').system })
				}))
			),
		apply: (play, { answer: { pick } }) => {
			const frame = play.within('shipDamaged');
			const { seat, system, ships } = frame;
			frame.ships = { ...ships, [pick]: (ships[pick] ?? 0) - 1 };
			if (pick === 'damagedDreadnought') closeBreach(play.board, seat, system);
			loseUnits(play, seat, system, { [pick]: 1 }, 'TI-9.14');
		}
	}),

	'fighter-prototype': plain({
		until: 'action',
		on: (play, seat) => `${seat} ${play.find('battle')?.system ?? ''}`,
		can: (play, seat) => {
			const battle = play.find('battle');
			return battle !== undefined && (fleetAt(play.board, battle.system, seat)?.fighter ?? 0) > 0;
		},
		apply: (play, { seat }) =>
			remember(play.board, {
				...{ is: 'bonus', until: 'action', ends: 'combatRound', seat, by: PROTOTYPE },
				...{ system: play.within('battle').system, of: { card: 'fighter-prototype' } },
				...{ kinds: ['fighter'], rolls: ['round'] }
			})
	}),

	'into-the-breach': asking({
		until: 'action',
		on: (play, seat) => `${seat} ${play.find('battle')?.system ?? ''}`,
		ask: (play, seat) => {
			const battle = play.find('battle');
			const fleet = battle && fleetAt(play.board, battle.system, seat);
			return oneOf(
				BREACH.filter((unit) => fleet && countOf(fleet, unit) > 0).map((id) => ({
					id,
					say: unitWord(id)
				}))
			);
		},
		apply: (play, { seat, answer: { pick } }) => {
			const { system } = play.within('battle');
			openBreach(play.board, seat, system, pick === 'damagedDreadnought');
			remember(play.board, {
				...{ is: 'bonus', until: 'action', ends: 'combat', seat, system, by: 1 },
				...{ of: { card: 'into-the-breach' }, kinds: SHIPS, rolls: ['round'] }
			});
		}
	}),

	'morale-boost': plain({
		until: 'action',
		// TI-18.6: a fleet in a combat round.
		on: (play, seat) => `${seat} ${roundOf(play)}`,
		can: (play) => fightOf(play) !== null,
		apply: (play, { seat }) =>
			remember(play.board, {
				...{ is: 'bonus', until: 'action', ends: 'combatRound', seat, by: 1 },
				...{ system: fightOf(play)?.system ?? null, of: { card: 'morale-boost' } },
				...{ kinds: UNIT_KINDS, rolls: ['round', 'ground'] }
			})
	}),

	recheck: asking({
		until: 'action',
		// TI-18.6: a die.
		on: (play, _seat, pick) => `${roundOf(play)} ${pick ?? ''}`,
		ask: ({ board }) =>
			oneOf(
				board.dice.flatMap(({ die: { roll } }, i) =>
					roll === 'round' || roll === 'ground'
						? [{ id: `die:${i}` as const, say: dieWords(board, i) }]
						: []
				)
			),
		apply: (play, { seat, answer: { pick } }) =>
			rollAgain(play, Number(pick.slice('die:'.length)), seat, 'TI-20.10')
	}),

	'shields-holding': plain({
		until: 'action',
		on: (play, seat) => `${seat} ${roundOf(play)}`,
		can: (play, seat) => hitsOn(play, seat) > 0,
		apply: (play, { seat }) => {
			const battle = play.within('battle');
			const n = Math.min(SHIELDED, hitsOn(play, seat));
			battle.spared = { ...battle.spared, [seat]: (battle.spared?.[seat] ?? 0) + n };
			play.say(
				msg(
					'{n, plural, one {# hit} other {# hits}} on {who} {n, plural, one {is} other {are}} cancelled.',
					{
						who: seat,
						n
					}
				),
				'TI-9.12'
			);
		}
	}),

	'skilled-retreat': asking({
		until: 'action',
		on: (play, seat) => `${seat} ${roundOf(play)}`,
		ask: (play, seat) => {
			const battle = play.find('battle');
			return battle &&
				countersLeft(play.board, seat) > 0 &&
				fleetAt(play.board, battle.system, seat)
				? oneSystem(play.board, refuges(play.board, battle.system, seat))
				: null;
		},
		apply: (play, { seat, answer: { pick } }) => {
			const battle = play.within('battle');
			placeCounter(play, seat, pick, 'reinforcements', 'TI-14.7');
			retreat(play, seat, battle.system, pick);
		}
	})
};
