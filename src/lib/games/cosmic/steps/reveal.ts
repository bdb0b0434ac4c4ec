/** Reveal (CE-11): both cards are turned up, changed and weighed, and the outcome is fixed. */
import {
	bothAttack,
	defenseOf,
	encounterOf,
	mainPlayer,
	otherSide,
	shipsOn,
	targetOf
} from '../board';
import { faceName, faceOf } from '../cards';
import { value } from '../effects';
import type { Parts } from '../effects';
import { settleMorphs } from '../morph';
import { SIDES } from '../types';
import type { Laid, Play, SeatId, Ships, Side, Step } from '../types';

export function laidBy(play: Play, side: Side): Laid {
	const laid = encounterOf(play.board).laid[side];
	if (!laid) throw new Error(`The ${side} has laid no card.`);
	return laid;
}

/** A side's ships in the encounter, by owner (CE-1.12). */
export function sideShips(play: Play, side: Side): Ships {
	const encounter = encounterOf(play.board);
	if (side === 'offense') return encounter.gate;
	const defense = defenseOf(play.board);
	const home = shipsOn(play.board, targetOf(play.board))[defense];
	return { ...encounter.beside, ...(home ? { [defense]: home } : {}) };
}

/** What a side's total is made of now (CE-11.5). */
export function partsOf(play: Play, side: Side): Parts {
	const { board } = play;
	const main = mainPlayer(board, side);
	const { face } = laidBy(play, side);
	let own = 0;
	let allies = 0;
	for (const [seat, n] of Object.entries(sideShips(play, side)) as [SeatId, number][]) {
		const worth = n * value(play, 'shipWorth', 1, { seat });
		if (seat === main) own += worth;
		else allies += worth;
	}
	const plain: Parts = {
		card: face?.kind === 'attack' ? face.value : 0,
		main: own,
		allies,
		added: encounterOf(board).added[side]
	};
	return value(play, 'parts', plain, { side, seat: main });
}

export function totalOf(play: Play, side: Side): number {
	const { card, main, allies, added } = partsOf(play, side);
	return card + main + allies + added;
}

/** The higher total wins, the defense on a tie; effects may turn it round (CE-11.5, CE-11.11). */
function compare(play: Play): Side {
	const encounter = encounterOf(play.board);
	const offense = totalOf(play, 'offense');
	const defense = totalOf(play, 'defense');
	encounter.totals = { offense, defense };
	const low = value(play, 'lowWins', false, null);
	const offenseWins = low ? offense < defense : offense > defense;
	return value(play, 'winner', offenseWins ? 'offense' : 'defense', null);
}

export const reveal: Step = {
	before: { form: 'run', run: (play) => play.window('reveal.before') },

	/** Who shows its card last sees the other one first. */
	first: {
		form: 'run',
		run: (play) => {
			for (const side of SIDES) {
				const other = otherSide(side);
				const laid = laidBy(play, other);
				if (laid.faceUp || laid.concealed) continue;
				if (!value(play, 'revealsLast', false, { seat: mainPlayer(play.board, side) })) continue;
				laid.faceUp = true;
				laid.face = faceOf(laid.card);
				play.showed = true;
				play.say(`{${mainPlayer(play.board, other)}} turns up ${faceName(laid.face)}.`, 'CE-11.1');
			}
		}
	},

	claim: { form: 'run', run: (play) => play.window('reveal.claim') },

	turnUp: {
		form: 'run',
		run: (play) => {
			const encounter = encounterOf(play.board);
			for (const side of SIDES) {
				const laid = laidBy(play, side);
				if (!laid.concealed) laid.face = faceOf(laid.card);
			}
			encounter.revealed = true;
			play.showed = true;
			const [offense, defense] = SIDES.map((side) => {
				const { face, concealed } = laidBy(play, side);
				return `${face ? faceName(face) : '?'}${concealed ? ' (claimed)' : ''}`;
			});
			play.say(`Cards revealed: ${offense} and ${defense}.`, 'CE-11.1', { type: 'reveal' });
			settleMorphs(play);
			play.window('reveal.cards');
		}
	},

	values: { form: 'run', run: (play) => play.window('reveal.values') },

	/** CE-11.11: when all have passed, the outcome is fixed. */
	outcome: {
		form: 'run',
		run: (play) => {
			const encounter = encounterOf(play.board);
			const kinds = SIDES.map((side) => laidBy(play, side).face?.kind);
			if (kinds.every((kind) => kind === 'morph')) encounter.outcome = { type: 'bothLose' };
			else if (bothAttack(play.board)) encounter.outcome = { type: 'won', side: compare(play) };
			else if (kinds[0] === 'attack') encounter.outcome = { type: 'won', side: 'offense' };
			else if (kinds[1] === 'attack') encounter.outcome = { type: 'won', side: 'defense' };
			// Two negotiates: the outcome stays open until the main players have dealt (CE-11.7).
		}
	}
};
