/**
 * Ancient Artifact: a die decides between ruin round Mecatol Rex and technologies for all. Its dice lie on the table
 * like any others, so that who may roll one again can (TI-18.14, TI-25.9).
 */
import { msg } from '../../../core';
import { CENTRE, fleetAt, planetsAt, planetState } from '../board';
import { clearDice, hitsAmong, plainDie } from '../combat/dice';
import { fleetsAt, loseUnits, unitsOf } from '../fleets/ships';
import { besides } from '../map/neighbours';
import { formsOf } from '../play';
import type { Play, Step } from '../play';
import { loseGround } from '../planets/ground';
import type { Board, PlanetId, SeatId, SystemId } from '../types';
import { nothing } from './agenda';
import type { Motion } from './agenda';
import { everybody } from './everybody';

/** A fleet, or the Ground Forces of a planet together, that dice are rolled at. Plain JSON. */
type Target = {
	readonly system: SystemId;
	readonly seat: SeatId;
	readonly planet: PlanetId | null;
};

declare module '../play' {
	interface Steps {
		/** `seat` rolls; `left`: those dice are still to be rolled at, the first of them now. */
		artifact: { seat: SeatId; left?: readonly Target[] };
	}
}
declare module '../moves' {
	interface Moves {
		/** The die of the Ancient Artifact; and dice at a fleet, or at the Ground Forces of a planet. */
		artifact: { readonly seat: SeatId; readonly value: number };
		blast: {
			readonly at: SystemId | PlanetId;
			readonly seat: SeatId;
			readonly values: readonly number[];
			readonly hits: number;
		};
	}
}

const RULE = 'TI-18.14';
/** The artifact is no ruin from this on. */
const GIFT_FROM = 6;
const DICE = 3;
const HITS_ON = 5;
const TECHS = 2;

/** Every unit in the system of Mecatol Rex is lost; a planet emptied so keeps its owner. */
function ruinCentre(play: Play): void {
	const { board } = play;
	for (const seat of fleetsAt(board, CENTRE)) {
		const fleet = fleetAt(board, CENTRE, seat);
		if (fleet) loseUnits(play, seat, CENTRE, unitsOf(fleet), RULE);
	}
	for (const planet of planetsAt(board, CENTRE))
		loseGround(play, planet, { ...planetState(board, planet).units }, RULE);
}

/** Beside it fleets, and Ground Forces on planets; PDS and Space Docks there are not touched. */
const targetsOf = (board: Board): Target[] =>
	besides(board, CENTRE).flatMap((system) => [
		...fleetsAt(board, system).map((seat): Target => ({ system, seat, planet: null })),
		...planetsAt(board, system).flatMap((planet): Target[] => {
			const { owner, units } = planetState(board, planet);
			return owner === null || units.groundForce === 0 ? [] : [{ system, seat: owner, planet }];
		})
	]);

/** TI-17.17: in the order of play, so the step that is pushed last comes first. */
function giveTechs(play: Play): void {
	for (const one of everybody(play.board).toReversed())
		for (let i = 0; i < TECHS; i++)
			play.push('research', { seat: one, ways: ['gain'], isForced: true, rule: 'TI-19.8' });
}

/** What the dice on the table do to this target; owners choose casualties and may sustain. */
function blast(play: Play, { system, seat, planet }: Target): void {
	const { board } = play;
	const values = board.dice.map(({ value }) => value);
	const hits = hitsAmong(board.dice, () => true);
	clearDice(board);
	play.say(
		msg('The artifact: {hits, plural, =0 {no hit} one {# hit} other {# hits}} for {who}.', {
			hits,
			who: seat
		}),
		RULE,
		{ type: 'blast', at: planet ?? system, seat, values, hits }
	);
	if (hits === 0) return;
	if (planet === null) return play.push('losses', { seat, system, hits, rule: RULE });
	const groundForce = Math.min(planetState(board, planet).units.groundForce, hits);
	loseGround(play, planet, { groundForce }, RULE);
}

const { run } = formsOf('artifact');

export const artifact: Step = {
	roll: run((play, { seat }) =>
		play.push('roll', { dice: [plainDie(seat, CENTRE, GIFT_FROM)], rule: RULE })
	),
	decide: run((play, frame) => {
		const { board } = play;
		const [rolled] = board.dice;
		if (!rolled) throw new Error('The artifact has no die.');
		const { value } = rolled;
		clearDice(board);
		play.say(msg('{who} rolls {n} for the artifact.', { who: frame.seat, n: value }), RULE, {
			type: 'artifact',
			seat: frame.seat,
			value
		});
		if (value < GIFT_FROM) {
			ruinCentre(play);
			frame.left = targetsOf(board);
			return undefined;
		}
		giveTechs(play);
		return 'over';
	}),
	aim: run((play, { seat, left: [target] = [] }) => {
		if (!target) return 'over';
		const die = plainDie(seat, target.system, HITS_ON);
		play.push('roll', { dice: Array.from({ length: DICE }, () => die), rule: RULE });
		return undefined;
	}),
	blast: run((play, frame) => {
		const [target, ...left] = frame.left ?? [];
		frame.left = left;
		if (target) blast(play, target);
		return 'aim';
	}),
	over: run(() => undefined)
};

export const ancientArtifact: Motion = {
	for: (play, { seat }) => play.push('artifact', { seat }),
	against: nothing
};
