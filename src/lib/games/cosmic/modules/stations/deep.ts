/** Deep space stations (CE-34.18): each is of a whole home system, and works while its owner holds it. */
import { msg, template } from '../../../../core';
import { fromFirst, keysOf, ranked, seatChoice, splitOver } from '../../../kit';
import {
	bothAttack,
	encounterOf,
	entriesOf,
	homeColonies,
	homeOf,
	otherSide,
	sideOf as sideOfSeat,
	sideOfMain
} from '../../board';
import { always, gainOfFaces, gainOfSide } from '../../bot/wishes';
import { worthUnseen } from '../../bot/odds';
import { foreignOf, isOurs, opposing, sideOf } from '../../bot/sight';
import { fightIn } from '../../bot/worth';
import { asking } from '../../use';
import type { Choice } from '../../../../core';
import type { Play } from '../../play';
import type { Sight } from '../../bot/sight';
import type { Board, Face, SeatId, Side } from '../../types';
import type { CosmicChanges } from '../../use';
import type { OpenBoard } from '../../view';
import type { Station } from './station';
import { MAIN } from '../../aliens/timing';

export const hyperspaceRedirect: Station = {
	words: {
		name: msg('Hyperspace Redirect'),
		gist: msg('Allies gain what those of the other side would'),
		text: msg(
			'As the defense, before allies are invited, you may have winning allies of the two sides gain in this encounter what those of the other side would gain.'
		),
		rulings: [
			msg(
				'Allies of a winning offense gain rewards; those of a winning defense land on the planet.'
			),
			msg('A second swap undoes the first.')
		]
	},
	needsOthers: true,
	liked: 4,
	uses: {
		swap: {
			moments: ['alliance.before'],
			roles: ['defense'],
			once: true,
			say: msg('allies gain what those of the other side would'),
			// Allies of the offense get no colony.
			worth: always(0.08),
			lasting: { swapsGains: (_play, _owner, swapped) => !swapped }
		}
	}
};

/** An attack from which on it may be a negotiate, and from which on that brings more. */
const PACIFIC = 11;
const GENEROUS = 20;
const TIMES = 3;
const PEACE: Face = { kind: 'negotiate' };

/** The number on the attack a main player has in force, without what another card has added; null: it has none. */
function attackOf(board: Board, side: Side | null): number | null {
	const face = side && encounterOf(board).laid[side]?.face;
	return face?.kind === 'attack' ? face.value - (face.plus ?? 0) : null;
}

export const optionCycler: Station = {
	words: {
		name: msg('Option Cycler'),
		gist: msg('Your high attack becomes a negotiate'),
		text: msg(
			'As a main player, once the cards are revealed, an attack of yours of 11 or more may become a negotiate. If it was 20 or more, compensation you collect by it is three times as much.'
		),
		rulings: []
	},
	liked: 5,
	uses: {
		cycle: {
			moments: ['reveal.cards'],
			roles: MAIN,
			once: true,
			open: ({ board }, { seat }) => (attackOf(board, sideOfMain(board, seat)) ?? 0) >= PACIFIC,
			say: msg('their attack becomes a negotiate'),
			yours: msg('your attack becomes a negotiate'),
			worth: (sight) => {
				const side = sideOf(sight, sight.me);
				return side ? gainOfFaces(sight, { [side]: PEACE }) : 0;
			},
			amount: ({ board }, { seat }) => attackOf(board, sideOfMain(board, seat)) ?? 0,
			lasting: {
				compensation: (_play, owner, n, { seat }) =>
					seat === owner.seat && owner.amount >= GENEROUS ? n * TIMES : n
			},
			apply: (play, { seat }) => {
				const side = sideOfMain(play.board, seat);
				const laid = side && encounterOf(play.board).laid[side];
				if (!laid) return;
				laid.face = PEACE;
				play.say(msg('The card of {who} is a negotiate.', { who: seat }), 'CE-34.11');
			}
		}
	}
};

const EACH = 2;

/** Home planets on which a seat has ships, as all see them. */
const homesSeen = ({ planets }: OpenBoard, seat: SeatId): number =>
	entriesOf(planets).filter(([planet, ships]) => homeOf(planet) === seat && ships[seat]).length;

export const populationMonitor: Station = {
	words: {
		name: msg('Population Monitor'),
		gist: msg('2 more for your side for each of your home colonies'),
		text: msg(
			'As a main player, where two attacks are compared: your side has 2 more for each of your home colonies.'
		),
		rulings: []
	},
	liked: 10,
	uses: {},
	bends: {
		helps: ({ open }, seat) =>
			seat === open.encounter?.offense || seat === open.encounter?.defense
				? EACH * homesSeen(open, seat)
				: 0
	},
	passive: {
		parts: ({ board }, owner, parts, { seat }) =>
			seat === owner.seat
				? { ...parts, added: parts.added + EACH * homeColonies(board, seat) }
				: parts
	}
};

const REFINED = 5;

const isOdd = (board: Board, side: Side | null): boolean =>
	Math.abs((attackOf(board, side) ?? 0) % 2) === 1;

/** The attack of a side counts so much more. */
const counting = (
	sideFor: (board: Board, seat: SeatId) => Side | null,
	by: number
): CosmicChanges => ({
	cardValues: ({ board }, owner, values) => {
		const side = sideFor(board, owner.seat);
		return side ? { ...values, [side]: values[side] + by } : values;
	}
});

const opposed = (board: Board, seat: SeatId): Side | null => {
	const side = sideOfMain(board, seat);
	return side && otherSide(side);
};

const gains = (sight: Sight, mine: boolean): number => {
	const side = sideOf(sight, sight.me);
	return side ? gainOfSide(sight, mine ? side : opposing(side), mine ? REFINED : -REFINED) : 0;
};

export const quarkRefinery: Station = {
	words: {
		name: msg('Quark Refinery'),
		gist: msg('Odd attacks count 5 more or less'),
		text: msg(
			'As a main player, once two attacks are revealed: yours may count 5 more if its number is odd, and that of your opponent 5 less if its number is odd.'
		),
		rulings: [
			msg('The number on the card decides, before anything has changed what it counts.'),
			msg('You may do both, one, or neither.')
		]
	},
	liked: 8,
	uses: {
		refine: {
			moments: ['reveal.values'],
			roles: MAIN,
			once: true,
			open: ({ board }, { seat }) => bothAttack(board) && isOdd(board, sideOfMain(board, seat)),
			say: msg('their odd attack counts 5 more'),
			yours: msg('your odd attack counts 5 more'),
			worth: (sight) => gains(sight, true),
			lasting: counting(sideOfMain, REFINED)
		},
		deplete: {
			moments: ['reveal.values'],
			roles: MAIN,
			once: true,
			open: ({ board }, { seat }) => bothAttack(board) && isOdd(board, opposed(board, seat)),
			say: msg('the odd attack of their opponent counts 5 less'),
			yours: msg('the odd attack of your opponent counts 5 less'),
			worth: (sight) => gains(sight, false),
			lasting: counting(opposed, -REFINED)
		}
	}
};

const REPELLED = 2;

/** CE-34.31: ships of the other side, by whose they are. */
const opposingShips = ({ board }: Play, seat: SeatId): Choice<SeatId>[] =>
	sideOfSeat(board, seat) === 'defense' ? keysOf(encounterOf(board).gate).map(seatChoice) : [];

export const burstTargeter: Station = {
	words: {
		name: msg('Burst Targeter'),
		gist: msg('Two ships of the offense go home'),
		text: msg(
			'As the defense or a defensive ally, before cards are chosen, you may send two ships of the other side back to colonies.'
		),
		rulings: [
			msg('Of one player or two; whose they are chooses the colonies.'),
			msg('With one ship there that one goes, and the encounter goes on without it.')
		]
	},
	liked: 8,
	uses: {
		repel: asking({
			moments: ['planning.beforeSelect'],
			roles: ['defense', 'defensiveAlly'],
			once: true,
			open: (play, { seat }) => opposingShips(play, seat).length > 0,
			ask: (play, { seat }) => {
				const { gate } = encounterOf(play.board);
				const places = opposingShips(play, seat).map((one) => ({ ...one, max: gate[one.id] ?? 0 }));
				const shape = splitOver(places, REPELLED, REPELLED);
				return shape && { ...shape, min: shape.max };
			},
			say: msg('ships of the other side go home'),
			sends: template('Send {n} home'),
			worth: (sight) => gainOfRepelling(sight),
			choose: (sight, { places, max }) => ({
				split: fromFirst(
					ranked(places, ({ id }) => (isOurs(sight, id) ? -1 : foreignOf(sight, id))),
					max
				)
			}),
			apply: (play, _me, { split }) => play.push('home', { from: 'gate', ships: split })
		})
	}
};

/** What it gains where ships of the other side go, first those of its main player. */
function gainOfRepelling(sight: Sight): number {
	const fight = fightIn(sight);
	if (!fight || sideOf(sight, sight.me) !== 'defense') return 0;
	const { offense, gate } = fight;
	const n = Math.min(REPELLED, gate[offense] ?? 0);
	const without = { ...fight, gate: { ...gate, [offense]: (gate[offense] ?? 0) - n } };
	return worthUnseen(sight, without) - worthUnseen(sight, fight);
}
