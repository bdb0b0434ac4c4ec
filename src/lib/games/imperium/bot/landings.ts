/** Landings (TI-6.20), and what is taken aboard on the way (TI-6.12). */
import type { Answer, Choice, Shape } from '../../../core';
import { sumOf } from '../../kit';
import { CENTRE, fleetAt, homeOf, planetsAt, planetState } from '../board';
import type { PlanetId, SystemId } from '../types';
import { filling } from './fill';
import { stakeAt, wantedOn } from './goals';
import { landingPlan } from './moves';
import { threatAt } from './threats';
import type { Sight } from './sight';
import { POINT, neutralPlanets, prospectsAt } from './worth';

const place = (planet: PlanetId): string => `groundForce@${planet}`;

/** What lands where: planets that are likely to be taken, then guards for those that need one. */
export function assign(sight: Sight, shape: Shape, about: readonly string[]): Answer | null {
	if (shape.type !== 'split') return null;
	const { board, me } = sight;
	const fill = filling(shape);
	for (const id of about as readonly SystemId[]) {
		const fleet = fleetAt(board, id, me);
		if (!fleet) continue;
		const { plan } = landingPlan(sight, id, fleet.groundForce, fleet.dreadnought);
		for (const [planet, n] of plan) fill.add(place(planet), n);
		let left = fleet.groundForce - sumOf([...plan.values()], (n) => n);
		for (const planet of [...plan.keys(), ...planetsAt(board, id)]) {
			if (left <= 0) break;
			const isOwn = planetState(board, planet).owner === me;
			if (!isOwn && !plan.has(planet)) continue;
			left -= fill.add(place(planet), Math.min(left, guards(sight, id, planet)));
		}
	}
	return fill.answer();
}

/** Ground Forces that stay on a planet beyond the first. */
function guards(sight: Sight, system: SystemId, planet: PlanetId): number {
	const { board, me } = sight;
	const has =
		planetState(board, planet).owner === me ? planetState(board, planet).units.groundForce : 0;
	const stays = prospectsAt(sight, system) < 3 || neutralPlanets(sight, system).length > 3;
	const wanted =
		(system === CENTRE ? (stakeAt(sight, planet) >= POINT ? 5 : 3) : 0) +
		(planetsAt(board, homeOf(board, me)).includes(planet) ? 2 : 0) +
		(threatAt(sight, system) > 0 ? 1 : 0) +
		(stays ? 2 : 0);
	return Math.max(0, Math.max(wanted, wantedOn(sight, planet)) - has);
}

/** Which planet is invaded next: the easier one; then nothing more is bombarded but what is worth it. */
export function nextPlanet(_sight: Sight, shape: Shape): Answer | null {
	if (shape.type !== 'one') return null;
	const invade = shape.choices.find(({ id }) => id.startsWith('invade:'));
	const bombard = shape.choices.find(({ id }) => id.startsWith('bombard:'));
	const next = invade ?? bombard ?? shape.choices[0];
	return next ? { pick: next.id } : null;
}

/** On the way a Carrier takes all Ground Forces it finds. */
export function aboardOnTheWay(_sight: Sight, shape: Shape): Answer | null {
	if (shape.type !== 'one') return null;
	const filled = (choice: Choice): { n: number; answer: Answer } => {
		if (choice.then?.type !== 'split') return { n: 0, answer: { pick: choice.id } };
		const fill = filling(choice.then);
		const n = sumOf(choice.then.places, ({ id, max }) =>
			id.endsWith('groundForce') ? fill.add(id, Math.max(1, max - 1)) : 0
		);
		return { n, answer: { pick: choice.id, then: fill.answer() } };
	};
	const best = shape.choices.map(filled).sort((one, other) => other.n - one.n)[0];
	return best && best.n > 0 ? best.answer : { pick: 'nothing' };
}
