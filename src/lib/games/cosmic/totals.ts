/** What both sides' totals are made of, and how they stand (CE-1.13, CE-11.5). */
import {
	bothAttack,
	defenseOf,
	encounterOf,
	entriesOf,
	mainPlayer,
	shipsOn,
	targetOf
} from './board';
import { value } from './values';
import type { CardValues, Parts } from './use';
import type { Play } from './play';
import type { Laid, Ships, Side } from './types';

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

/** What the attack of each side counts before ships and additions (CE-11.15): the number in force, as effects change it. */
export function cardValuesOf(play: Play): CardValues {
	const { laid } = encounterOf(play.board);
	const printed = (side: Side): number => {
		const face = laid[side]?.face;
		// CE-15.7: an attack's number; CE-15.8: the one in force, which effects may have changed.
		return face?.kind === 'attack' ? face.value : 0;
	};
	return value(
		play,
		'cardValues',
		{ offense: printed('offense'), defense: printed('defense') },
		null
	);
}

/** What a side's total is made of now (CE-11.5), or with so much more added to it. */
function partsOf(play: Play, side: Side, more = 0): Parts {
	const { board } = play;
	const main = mainPlayer(board, side);
	let own = 0;
	let allies = 0;
	for (const [seat, n] of entriesOf(sideShips(play, side))) {
		const worth = n * value(play, 'shipWorth', 1, { seat });
		if (seat === main) own += worth;
		else allies += worth;
	}
	const plain: Parts = {
		card: cardValuesOf(play)[side],
		main: own,
		allies,
		added: encounterOf(board).added[side] + more
	};
	return value(play, 'parts', plain, { side, seat: main });
}

/** A side's total as it stands, or with so much more added. CE-1.16: nothing is rounded, and it may be negative. */
export function totalOf(play: Play, side: Side, more = 0): number {
	const { card, main, allies, added } = partsOf(play, side, more);
	return card + main + allies + added;
}

/** Notes the totals as they stand, for everybody to see, once both attacks are up. */
export function weigh(play: Play): void {
	const encounter = encounterOf(play.board);
	if (!encounter.revealed) return;
	encounter.lowWins = value(play, 'lowWins', false, null);
	encounter.totals = bothAttack(play.board)
		? { offense: totalOf(play, 'offense'), defense: totalOf(play, 'defense') }
		: null;
}
