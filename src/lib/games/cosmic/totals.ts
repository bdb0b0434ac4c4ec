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
import type { CardValues, Parts } from './use';
import type { Play } from './play';
import type { Laid, Origin, Ships, Side } from './types';

export function laidBy(play: Play, side: Side): Laid {
	const laid = encounterOf(play.board).laid[side];
	if (!laid) throw new Error(`The ${side} has laid no card.`);
	return laid;
}

/** A side's ships in the encounter, by owner (CE-1.12). */
function sideShips(play: Play, side: Side): Ships {
	const encounter = encounterOf(play.board);
	if (side === 'offense') return encounter.gate;
	const defense = defenseOf(play.board);
	// CE-8.8: all that the defense has there; CE-8.11: without any it defends with none.
	const home = shipsOn(play.board, targetOf(play.board))[defense];
	return { ...encounter.beside, ...(home ? { [defense]: home } : {}) };
}

/** The number of each side's attack (CE-15.7): the one in force (CE-15.8), before effects change what it counts (CE-11.17). */
export function cardNumbersOf(play: Play, noted?: Noting<'cardNumbers'>): CardValues {
	const { laid } = encounterOf(play.board);
	const [one, other] = [attackIn(laid.offense), attackIn(laid.defense)];
	const { offense, defense } = value(
		play,
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
export function cardValuesOf(play: Play, noted?: Noting<'cardNumbers' | 'cardValues'>): CardValues {
	const numbers = cardNumbersOf(play, noted);
	const { offense, defense } = value(play, 'cardValues', numbers, null, noted);
	return {
		offense: offense * multiplierOf(play.board, 'offense'),
		defense: defense * multiplierOf(play.board, 'defense')
	};
}

/** What a side's total is made of now (CE-11.5), or with so much more added to it; `noted` hears what changes it. */
function partsOf(play: Play, side: Side, besides = 0, noted?: (by: Origin) => void): Parts {
	const { board } = play;
	const main = mainPlayer(board, side);
	let own = 0;
	let allies = 0;
	for (const [seat, n] of entriesOf(sideShips(play, side))) {
		const worth =
			n *
			value(play, 'shipWorth', 1, { seat }, (by, before, after) => {
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
		card: cardValuesOf(play, (by, before, after) => {
			if (after[side] !== before[side]) noted?.(by);
		})[side],
		main: own,
		allies,
		added: encounterOf(board).added[side] + besides
	};
	return value(play, 'parts', plain, { side, seat: main }, (by, before, after) => {
		if (sumOfParts(after) !== sumOfParts(before)) noted?.(by);
	});
}

const sumOfParts = ({ card, main, allies, added }: Parts): number => card + main + allies + added;

/** A side's total as it stands, or with so much more added. CE-1.16: nothing is rounded, and it may be negative. */
export const totalOf = (play: Play, side: Side, more = 0): number =>
	sumOfParts(partsOf(play, side, more));

/** What makes a side's total another than its card, ships and additions are; each once. */
function changersOf(play: Play, side: Side): readonly Origin[] {
	const face = encounterOf(play.board).laid[side]?.face;
	const found: Origin[] = face?.kind === 'attack' && face.plusBy ? [face.plusBy] : [];
	partsOf(play, side, 0, (by) => {
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

/** Notes how it stands, for everybody to see, once the cards are up: who wins outright, else the totals of two attacks. */
export function weigh(play: Play): void {
	const encounter = encounterOf(play.board);
	if (!encounter.revealed) return;
	const [low, sure, won, lost, turned] = [heard(), heard(), heard(), heard(), heard()];
	encounter.lowWins = value(play, 'lowWins', false, null, low.hear);
	// CE-33.26
	const assured = value(play, 'assured', null, null, sure.hear);
	encounter.outright = assured ?? value(play, 'outright', null, null, won.hear);
	if (value(play, 'bothLose', false, null, lost.hear)) encounter.bothLose = true;
	else delete encounter.bothLose;
	const compared = bothAttack(play.board) && !encounter.outright;
	encounter.totals = compared
		? { offense: totalOf(play, 'offense'), defense: totalOf(play, 'defense') }
		: null;
	const stands = standsAt(encounter);
	delete encounter.turned;
	// CE-11.11, CE-33.26
	if (!assured && stands && stands !== 'bothLose')
		if (value(play, 'winner', stands, null, turned.hear) !== stands) encounter.turned = true;
	const decidedBy = encounter.bothLose
		? lost.by
		: [
				...(assured ? sure.by : encounter.outright ? won.by : compared ? low.by : []),
				...(encounter.turned ? turned.by : [])
			];
	delete encounter.decidedBy;
	if (decidedBy.length > 0) encounter.decidedBy = decidedBy;
	delete encounter.changedBy;
	if (!compared) return;
	const by = { offense: changersOf(play, 'offense'), defense: changersOf(play, 'defense') };
	if (by.offense.length + by.defense.length > 0) encounter.changedBy = by;
}
