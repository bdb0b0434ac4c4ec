/** Before the first round: the race, the galaxy, and where units are set out. */
import type { Answer, Choice, Shape } from '../../../core';
import { sumOf } from '../../kit';
import { hexOf, distance } from '../../../hex';
import { homeOf } from '../board';
import { type RACES } from '../tables';
import { planetOf, tileOf } from '../tables/by-id';
import type { PlanetId, SystemId, TileId } from '../types';
import { filling } from './fill';
import type { Sight } from './sight';

/** How strong each race plays, a little: taste decides as much. */
const STRENGTH: { readonly [race in keyof typeof RACES]: number } = {
	letnev: 1,
	hacan: 1.3,
	sol: 1.4,
	l1z1x: 1.3,
	mentak: 1,
	naalu: 1.2,
	norr: 1.1,
	'jol-nar': 1.3,
	xxcha: 0.9,
	yssaril: 1.3
};

/** setup.pick, setup.keep. */
export function pickRace({ dice }: Sight, shape: Shape): Answer | null {
	if (shape.type !== 'one') return null;
	const strength = (id: string): number => {
		const race = id.slice('race:'.length);
		return race in STRENGTH ? STRENGTH[race as keyof typeof STRENGTH] : 1;
	};
	const best = shape.choices
		.map(({ id }) => ({ id, worth: strength(id) + dice(100) / 100 }))
		.sort((one, other) => other.worth - one.worth)[0];
	return best ? { pick: best.id } : null;
}

/** How good a tile is to have near. */
function tileWorth(tile: TileId): number {
	const { planets, special, wormhole } = tileOf(tile);
	if (special) return special === 'nebula' ? -1 : -2;
	return (
		sumOf(
			planets,
			({ resources, influence, specialty }) => resources + 0.7 * influence + (specialty ? 1 : 0) + 1
		) + (wormhole ? 0.3 : 0)
	);
}

/** setup.build: good tiles near the own home, bad ones near the homes of others. */
export function build(sight: Sight, shape: Shape): Answer | null {
	if (shape.type !== 'one') return null;
	const { board, me } = sight;
	const closeness = (id: SystemId): number => {
		const away = (seat: Sight['me']) => distance(hexOf(homeOf(board, seat)), hexOf(id));
		const others = board.order.filter((seat) => seat !== me).map(away);
		return Math.min(3, ...others) - Math.min(4, away(me));
	};
	let best: { answer: Answer; worth: number } | null = null;
	for (const { id, then } of shape.choices) {
		if (then?.type !== 'one') continue;
		const worth = tileWorth(tileOfId(id)) - AVERAGE;
		for (const place of then.choices) {
			const sum = worth * closeness(place.id as SystemId);
			if (!best || sum > best.worth)
				best = { answer: { pick: id, then: { pick: place.id } }, worth: sum };
		}
	}
	return best?.answer ?? null;
}
/** What most tiles are worth. */
const AVERAGE = 3;

const tileOfId = (id: Choice['id']): TileId => id.slice('tile:'.length);

/** setup.units: the dock where most is produced, with the PDS; Ground Forces on each planet. */
export function setOut(_sight: Sight, shape: Shape): Answer | null {
	if (shape.type !== 'split') return null;
	const fill = filling(shape);
	const planetIn = (id: string): PlanetId => id.slice(id.indexOf('@') + 1) as PlanetId;
	const byResources = [...shape.places].sort(
		(one, other) => planetOf(planetIn(other.id)).resources - planetOf(planetIn(one.id)).resources
	);
	for (const kind of ['spaceDock', 'pds'])
		for (const { id, max } of byResources) if (id.startsWith(`${kind}@`)) fill.add(id, max);
	const ground = byResources.filter(({ id }) => id.startsWith('groundForce@'));
	for (let added = 1; added > 0;) added = sumOf(ground, ({ id }) => fill.add(id, 1));
	return fill.answer();
}
