/** What both sides' totals are made of, and how they stand (CE-1.13, CE-11.5). */
import {
	bothAttack,
	defenseOf,
	encounterOf,
	entriesOf,
	mainPlayer,
	multiplierOf,
	shipsOn,
	targetOf
} from './board';
import { addedBy } from './further';
import { standsAt } from './stands';
import { value } from './values';
import type { Noting } from './values';
import type { Asks, CardValues, Parts } from './use';
import type { Play } from './play';
import type { Board, Encounter, Laid, Origin, Ships, Side } from './types';

export function laidBy(play: Play, side: Side): Laid {
	const laid = encounterOf(play.board).laid[side];
	if (!laid) throw new Error(`The ${side} has laid no card.`);
	return laid;
}

/** A side's ships in the encounter, by owner (CE-1.12). */
function sideShips(board: Board, side: Side): Ships {
	const encounter = encounterOf(board);
	if (side === 'offense') return encounter.gate;
	const defense = defenseOf(board);
	// CE-8.8: all that the defense has there; CE-8.11: without any it defends with none.
	const home = shipsOn(board, targetOf(board))[defense];
	return { ...encounter.beside, ...(home ? { [defense]: home } : {}) };
}

/** The number of each side's attack (CE-15.7): the one in force (CE-15.8), before effects change what it counts (CE-11.17). */
export function cardNumbersOf(asks: Asks, noted?: Noting<'cardNumbers'>): CardValues {
	const { laid } = encounterOf(asks.board);
	const [one, other] = [attackIn(laid.offense), attackIn(laid.defense)];
	const { offense, defense } = value(
		asks,
		'cardNumbers',
		{ offense: one.value - one.plus, defense: other.value - other.plus },
		null,
		noted
	);
	return { offense: offense + one.plus, defense: defense + other.plus };
}

/** A card's number, and how much of it another card has added; nothing of a card that is no attack. */
function attackIn(laid: Laid | null): { readonly value: number; readonly plus: number } {
	const face = laid?.face;
	return face?.kind === 'attack'
		? { value: face.value, plus: face.plus ?? 0 }
		: { value: 0, plus: 0 };
}

/**
 * What the attack of each side counts before ships and additions (CE-11.15): its number, as effects change it, and then
 * as the kicker of the player it serves multiplies it (CE-31.21, CE-31.25, CE-31.26).
 */
export function cardValuesOf(asks: Asks, noted?: Noting<'cardNumbers' | 'cardValues'>): CardValues {
	const numbers = cardNumbersOf(asks, noted);
	const { offense, defense } = value(asks, 'cardValues', numbers, null, noted);
	return {
		offense: offense * multiplierOf(asks.board, 'offense'),
		defense: defense * multiplierOf(asks.board, 'defense')
	};
}

/** What a side's total is made of now (CE-11.5), or with so much more added to it; `noted` hears what changes it. */
function partsOf(asks: Asks, side: Side, besides = 0, noted?: (by: Origin) => void): Parts {
	const { board } = asks;
	const main = mainPlayer(board, side);
	let own = 0;
	let allies = 0;
	for (const [seat, n] of entriesOf(sideShips(board, side))) {
		const worth =
			n *
			value(asks, 'shipWorth', 1, { seat }, (by, before, after) => {
				if (after !== before) noted?.(by);
			});
		const where = side === 'offense' ? 'gate' : seat === main ? targetOf(board) : 'beside';
		let more = 0;
		for (const [alien, extra] of addedBy(board, seat, where)) {
			more += extra;
			noted?.({ kind: 'alien', id: alien });
		}
		if (seat === main) own += worth + more;
		else allies += worth + more;
	}
	const plain: Parts = {
		card: cardValuesOf(asks, (by, before, after) => {
			if (after[side] !== before[side]) noted?.(by);
		})[side],
		main: own,
		allies,
		added: encounterOf(board).added[side] + besides
	};
	return value(asks, 'parts', plain, { side, seat: main }, (by, before, after) => {
		if (sumOfParts(after) !== sumOfParts(before)) noted?.(by);
	});
}

const sumOfParts = ({ card, main, allies, added }: Parts): number => card + main + allies + added;

/** A side's total as it stands, or with so much more added. CE-1.16: nothing is rounded, and it may be negative. */
export const totalOf = (asks: Asks, side: Side, more = 0): number =>
	sumOfParts(partsOf(asks, side, more));

/** What makes a side's total another than its card, ships and additions are; each once. */
function changersOf(asks: Asks, side: Side): readonly Origin[] {
	const face = encounterOf(asks.board).laid[side]?.face;
	const found: Origin[] = face?.kind === 'attack' && face.plusBy ? [face.plusBy] : [];
	partsOf(asks, side, 0, (by) => {
		if (!found.some(({ kind, id }) => kind === by.kind && id === by.id)) found.push(by);
	});
	return found;
}

/** Keeps what changes a value; each once. */
function heard() {
	const by: Origin[] = [];
	const hear = <T>(of: Origin, before: T, after: T) => {
		if (after !== before && !by.some(({ kind, id }) => kind === of.kind && id === of.id))
			by.push(of);
	};
	return { by, hear };
}

/** How a fight stands, as an encounter has it. */
export type Standing = Pick<Encounter, 'lowWins' | 'outright' | 'totals'> &
	Pick<Partial<Encounter>, 'bothLose' | 'turned' | 'decidedBy' | 'changedBy'>;

/** How it stands with these cards: who wins outright, else the totals of two attacks; and what has made it so. */
export function standing(asks: Asks): Standing {
	const { board } = asks;
	const [low, sure, won, lost, turned] = [heard(), heard(), heard(), heard(), heard()];
	const lowWins = value(asks, 'lowWins', false, null, low.hear);
	// CE-33.26
	const assured = value(asks, 'assured', null, null, sure.hear);
	const outright = assured ?? value(asks, 'outright', null, null, won.hear);
	const bothLose = value(asks, 'bothLose', false, null, lost.hear);
	const compared = bothAttack(board) && !outright;
	const totals = compared
		? { offense: totalOf(asks, 'offense'), defense: totalOf(asks, 'defense') }
		: null;
	const { laid } = encounterOf(board);
	const stands = standsAt({
		...{ laid, totals, lowWins, outright },
		...(bothLose && { bothLose: true as const })
	});
	// CE-11.11, CE-33.26
	const isTurned =
		!assured &&
		stands !== null &&
		stands !== 'bothLose' &&
		value(asks, 'winner', stands, null, turned.hear) !== stands;
	const decidedBy = bothLose
		? lost.by
		: [
				...(assured ? sure.by : outright ? won.by : compared ? low.by : []),
				...(isTurned ? turned.by : [])
			];
	const by = compared && {
		offense: changersOf(asks, 'offense'),
		defense: changersOf(asks, 'defense')
	};
	return {
		...{ lowWins, outright, totals },
		...(bothLose && { bothLose: true as const }),
		...(isTurned && { turned: true as const }),
		...(decidedBy.length > 0 && { decidedBy }),
		...(by && by.offense.length + by.defense.length > 0 && { changedBy: by })
	};
}

/** Notes how it stands, for everybody to see, once the cards are up. */
export function weigh(play: Play): void {
	const encounter = encounterOf(play.board);
	if (!encounter.revealed) return;
	const now = standing(play);
	for (const key of ['bothLose', 'turned', 'decidedBy', 'changedBy'] as const)
		delete encounter[key];
	Object.assign(encounter, now);
}
