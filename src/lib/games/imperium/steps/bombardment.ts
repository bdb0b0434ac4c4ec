/** Bombardment of planets (TI-10, TI-31), within the landings of an action. */
import { msg } from '../../../core';
import { addTo, entriesOf, fromFirst, playerOf, roomIn, sumOf, totalOf } from '../../kit';
import { clearDice, hitsAmong } from '../combat/dice';
import { discardActionCards } from '../decks';
import { planetsAt, planetState } from '../board';
import { firedIn } from '../fights';
import { isDugIn } from '../invasion/bars';
import { barredBombers, bombDice, bombShape, canBombard, shipsAt } from '../invasion/bombardment';
import type { Raid } from '../invasion/bombardment';
import { loseGround } from '../planets/ground';
import { formsOf } from '../play';
import type { FrameOf, Play, Step, Steps } from '../play';
import type { MomentRules } from '../timing/moments';
import type { PlanetId, SeatId, SystemId } from '../types';
import { planetWords, systemWords } from '../words';

declare module '../play' {
	interface Steps {
		bombardment: {
			seat: SeatId;
			system: SystemId;
			/** Planets that may be bombarded now. */
			planets: readonly PlanetId[];
			/** Planets its owner lands on; null: it does not matter (TI-31.21). */
			landing: readonly PlanetId[] | null;
			/** What was chosen, and the planets it has still to fall on; the first is being bombarded. */
			ships?: { readonly [place: string]: number | undefined };
			left?: readonly PlanetId[];
		};
	}
}
declare module '../moves' {
	interface Moves {
		/** These ships bombard a planet; their dice follow. */
		bombards: {
			readonly seat: SeatId;
			readonly planet: PlanetId;
			readonly dreadnought: number;
			readonly warSun: number;
		};
		/** all Ground Forces on a planet are destroyed. */
		x89: { readonly seat: SeatId; readonly planet: PlanetId };
	}
}
declare module '../timing/moments' {
	interface Moments {
		/** TI-34.8: each owner of a planet that may be bombarded, once an action. */
		beforeBombardment: true;
	}
}

type Frame = FrameOf<Steps['bombardment']>;

const { run, ask } = formsOf('bombardment');

const raidOf = ({ board }: Play, { seat, system, landing }: Frame): Raid => ({
	...{ seat, system, landing },
	fired: firedIn(board)
});

/** TI-34.8: owners of planets of this system that may be bombarded in this action. */
const threatened = (play: Play): SeatId[] => {
	const { board } = play;
	const { seat, system, landing } = play.within('bombardment');
	const raid = { seat, system, landing, fired: {} };
	// All that are being invaded, not only the one that is bombarded first.
	const all = landing ? { ...raid, landing: Object.keys(board.landings) as PlanetId[] } : raid;
	const owners = planetsAt(board, system)
		.filter((planet) => canBombard(board, all, planet))
		.flatMap((planet) => planetState(board, planet).owner ?? []);
	return [...new Set(owners)];
};

export const beforeBombardmentMoment: MomentRules = {
	seats: threatened,
	words: (play) => {
		const { seat, system } = play.within('bombardment');
		return {
			say: msg('{who} is about to bombard planets at {place}', {
				who: seat,
				place: systemWords(play.board, system)
			}),
			rule: 'TI-10.2',
			about: [system, seat]
		};
	}
};

export const bombardment: Step = {
	warn: run((play, frame) => {
		const landings = play.within('landings');
		if (!bombShape(play.board, raidOf(play, frame), frame.planets)) return 'end';
		if (landings.isWarned) return undefined;
		landings.isWarned = true;
		play.window('beforeBombardment');
		return undefined;
	}),

	/** TI-10.2, TI-31.21. */
	choose: ask({
		ask: (play, frame) => {
			const { seat, planets, landing } = frame;
			const shape = bombShape(play.board, raidOf(play, frame), planets);
			if (!shape) return null;
			const rolls = shape.places.filter(({ id }) => id.startsWith('roll:'));
			// TI-34.12: all that may at the planet being invaded, and nothing else.
			const isInvaded = landing !== null && planets.every((planet) => landing.includes(planet));
			const usual = isInvaded ? fromFirst(rolls, roomIn(rolls)) : {};
			return {
				...{ seat, rule: landing ? 'TI-10.2' : 'TI-31.21', about: planets },
				...{ shape: { ...shape, usual }, say: msg('Which ships bombard?') },
				fallback: { split: usual }
			};
		},
		explain: (play, frame, shape) => {
			const barred = barredBombers(play.board, raidOf(play, frame), frame.planets);
			return barred.length > 0 ? { ...shape, barred } : shape;
		},
		then: (play, frame, { split }) => {
			const { board } = play;
			const fired = { ...firedIn(board) };
			frame.ships = split;
			frame.left = frame.planets.filter((planet) => {
				const ships = [shipsAt(split, 'roll', planet), shipsAt(split, 'x89', planet)];
				for (const some of ships)
					for (const [kind, n = 0] of entriesOf(some)) addTo(fired, kind, n);
				return sumOf(ships, totalOf) > 0;
			});
			if (board.fight?.is === 'landings') board.fight = { ...board.fight, fired };
		}
	}),

	/** TI-10.3: planet by planet. */
	fire: run((play, frame) => {
		const { board } = play;
		const { seat, ships = {} } = frame;
		const planet = frame.left?.[0];
		if (!planet) return 'end';
		if (totalOf(shipsAt(ships, 'x89', planet)) > 0) {
			poison(play, seat, planet);
			return undefined;
		}
		const rolling = shipsAt(ships, 'roll', planet);
		const { dreadnought = 0, warSun = 0 } = rolling;
		play.say(
			msg('{who} bombards {planet}.', { who: seat, planet: planetWords(planet) }),
			'TI-10.2',
			{ type: 'bombards', seat, planet, dreadnought, warSun }
		);
		const { owner } = planetState(board, planet);
		play.push('roll', { dice: bombDice(frame, planet, owner, rolling), rule: 'TI-10.2' });
		return undefined;
	}),

	/** TI-10.2, TI-10.6. */
	hit: run((play, frame) => {
		const { board } = play;
		const planet = frame.left?.[0];
		if (!planet) return 'end';
		const hits = hitsAmong(board.dice, (die) => die.planet === planet);
		clearDice(board);
		const { groundForce } = planetState(board, planet).units;
		// TI-10.8.
		const lost = isDugIn(board, planet) ? 0 : Math.min(hits, groundForce);
		destroy(play, planet, lost, 'TI-10.2');
		frame.left = frame.left?.slice(1) ?? [];
		return 'fire';
	})
};

/** Ground Forces of a planet are bombed away; they count among the losses of its invasion. */
function destroy(play: Play, planet: PlanetId, n: number, rule: string): void {
	if (n === 0) return;
	loseGround(play, planet, { groundForce: n }, rule);
	addTo((play.within('landings').lost ??= {}), planet, n);
	play.push('genSynthesis', { planet });
}

/** X-89 (TI-10.8): every Ground Force there, and then the whole hand. */
function poison(play: Play, seat: SeatId, planet: PlanetId): void {
	play.say(
		msg('{who} uses X-89 on {planet}.', { who: seat, planet: planetWords(planet) }),
		'TI-10.8',
		{ type: 'x89', seat, planet }
	);
	destroy(play, planet, planetState(play.board, planet).units.groundForce, 'TI-10.8');
	discardActionCards(play, seat, playerOf(play.board, seat).hand, 'TI-10.8');
}
