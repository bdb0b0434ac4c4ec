/** Ancient Artifact: a die decides between ruin round Mecatol Rex and technologies for all. */
import { msg } from '../../../core';
import { CENTRE, planetsAt, planetState } from '../board';
import { d10 } from '../combat/dice';
import { fleetAt } from '../board';
import { fleetsAt, loseUnits, unitsOf } from '../fleets/ships';
import { besides } from '../map/neighbours';
import type { Play } from '../play';
import { loseGround } from '../planets/ground';
import type { PlanetId, SeatId, SystemId } from '../types';
import { nothing } from './agenda';
import type { Motion } from './agenda';
import { everybody } from './everybody';

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
/** The artifact is ruin up to this. */
const RUIN = 5;
const DICE = 3;
const HITS_ON = 5;
const TECHS = 2;

/** Three dice at a fleet, or at the Ground Forces of a planet together. */
function blast(play: Play, at: SystemId | PlanetId, seat: SeatId): number {
	const values = Array.from({ length: DICE }, () => d10(play));
	const hits = values.filter((value) => value >= HITS_ON).length;
	play.say(
		msg('The artifact: {hits, plural, =0 {no hit} one {# hit} other {# hits}} for {who}.', {
			hits,
			who: seat
		}),
		RULE,
		{ type: 'blast', at, seat, values, hits }
	);
	return hits;
}

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

/** PDS and Space Docks beside it are not touched. Owners choose casualties and may sustain. */
function ruin(play: Play): void {
	const { board } = play;
	ruinCentre(play);
	for (const system of besides(board, CENTRE)) {
		for (const seat of fleetsAt(board, system)) {
			const hits = blast(play, system, seat);
			if (hits > 0) play.push('losses', { seat, system, hits, rule: RULE });
		}
		for (const planet of planetsAt(board, system)) {
			const { owner, units } = planetState(board, planet);
			if (owner === null || units.groundForce === 0) continue;
			const groundForce = Math.min(units.groundForce, blast(play, planet, owner));
			loseGround(play, planet, { groundForce }, RULE);
		}
	}
}

export const ancientArtifact: Motion = {
	for: (play, { seat }) => {
		const value = d10(play);
		play.say(msg('{who} rolls {n} for the artifact.', { who: seat, n: value }), RULE, {
			type: 'artifact',
			seat,
			value
		});
		if (value <= RUIN) return ruin(play);
		// TI-17.17: in the order of play, so the step that is pushed last comes first.
		for (const one of everybody(play.board).toReversed())
			for (let i = 0; i < TECHS; i++)
				play.push('research', { seat: one, ways: ['gain'], isForced: true, rule: 'TI-19.8' });
	},
	against: nothing
};
