/** Where to fight (GC-10.1): the targets of the menu, and which hexes take part; and trying again (GC-11.6). */
import type { Choice, Shape } from '../../../core';
import { NO_SHIPS, fleetAt } from '../board';
import { neighboursOf } from '../map/neighbours';
import type { HexId, Squad } from '../types';
import { plus } from './prospects';
import type { Sight } from './sight';
import type { Suggestion } from './suggestion';
import { shipsAt, worthOfAttack, worthOfInvading } from './targets';

/** More ships than are needed are not worth more: of equal attacks the smaller one leaves others free. */
const SLIGHTLY = 0.002;

export function battlesIn(sight: Sight, shape: Shape | undefined): Suggestion[] {
	if (shape?.type !== 'one') return [];
	return shape.choices.map((target) => bestAttack(sight, target));
}

function bestAttack(sight: Sight, target: Choice): Suggestion {
	const hex = target.id as HexId;
	if (target.then?.type !== 'some') {
		const ships = shipsFor(sight, hex);
		return { answer: { pick: target.id }, worth: worthOfAttack(sight, hex, ships) };
	}
	const bases = target.then.choices.map(({ id }) => id as HexId);
	const sets = [bases, ...bases.map((base) => [base])];
	let best: Suggestion | null = null;
	for (const picks of sets) {
		const ships = picks.map((base) => shipsAt(sight.board, base)).reduce(plus, NO_SHIPS);
		const worth = worthOfAttack(sight, hex, ships) - SLIGHTLY * picks.length;
		if (!best || worth > best.worth) best = { answer: { pick: target.id, then: { picks } }, worth };
	}
	return best ?? { answer: { pick: target.id }, worth: 0 };
}

/** The ships next to a target that only one hex can attack. */
export function shipsFor({ board, me }: Sight, target: HexId): Squad {
	const base = [target, ...neighboursOf(board, target)].find((hex) => fleetAt(board, hex, me));
	return base ? shipsAt(board, base) : NO_SHIPS;
}

export function retriesIn(sight: Sight, shape: Shape | undefined): Suggestion[] {
	if (shape?.type !== 'one') return [];
	return shape.choices.map(({ id }) => {
		const { destroyer } = shipsAt(sight.board, id as HexId);
		return { answer: { pick: id }, worth: worthOfInvading(sight, id as HexId, destroyer) };
	});
}
