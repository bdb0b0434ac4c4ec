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
import { value } from './effects';
import type { Parts } from './use';
import type { Play } from './play';
import type { Encounter, Laid, Ships, Side } from './types';

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

/** What a side's total is made of now (CE-11.5). */
function partsOf(play: Play, side: Side): Parts {
	const { board } = play;
	const main = mainPlayer(board, side);
	const { face } = laidBy(play, side);
	let own = 0;
	let allies = 0;
	for (const [seat, n] of entriesOf(sideShips(play, side))) {
		const worth = n * value(play, 'shipWorth', 1, { seat });
		if (seat === main) own += worth;
		else allies += worth;
	}
	const plain: Parts = {
		// CE-15.7: an attack's number; CE-15.8: the one in force, which effects may have changed.
		card: face?.kind === 'attack' ? face.value : 0,
		main: own,
		allies,
		added: encounterOf(board).added[side]
	};
	return value(play, 'parts', plain, { side, seat: main });
}

/** CE-1.16: nothing is rounded, and it may be negative. */
function totalOf(play: Play, side: Side): number {
	const { card, main, allies, added } = partsOf(play, side);
	return card + main + allies + added;
}

/** The higher total, or the smaller one by an effect; on a tie the defense (CE-11.5). */
const better = ({ offense, defense }: { [side in Side]: number }, lowWins: boolean): Side =>
	(lowWins ? offense < defense : offense > defense) ? 'offense' : 'defense';

/**
 * Who wins as cards and totals stand; effects may still turn it round. Null while a card is not up or totals are
 * not weighed, and for two negotiates, whose outcome stays open until the main players have dealt (CE-11.7).
 */
export function standsAt({
	laid: { offense, defense },
	totals,
	lowWins
}: Pick<Encounter, 'laid' | 'totals' | 'lowWins'>): Side | 'bothLose' | null {
	const [one, other] = [offense?.face?.kind, defense?.face?.kind];
	if (!one || !other) return null;
	if (one === 'attack' && other === 'attack') return totals && better(totals, lowWins);
	if (one === 'morph' && other === 'morph') return 'bothLose'; // CE-11.3
	// CE-15.9: a negotiate loses to an attack, whatever the ships (CE-11.6).
	return one === 'attack' ? 'offense' : other === 'attack' ? 'defense' : null;
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
