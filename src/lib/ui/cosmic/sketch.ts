/** The home systems in a few strokes: whose they are, and who has ships on which planet. */
import type { SeatId } from '$lib/core';
import type { PlanetId } from '$lib/games/cosmic/types';
import type { SketchOf } from '../boards';
import type { CosmicScreen } from './screen';

/** Of the ring, in the units of the sketch; a planet is one twelfth of it. */
const RING = 600;
const PLANET = 62;

/** `planet:3-2` is the second of seat 3. */
const ownerOf = (planet: PlanetId) =>
	`seat:${planet.slice('planet:'.length).split('-')[0]}` as SeatId;

export const sketch: SketchOf<CosmicScreen> = ({ open: { order, planets } }) => {
	const ids = Object.keys(planets) as PlanetId[];
	return {
		places: order.flatMap((owner, at) => {
			const own = ids.filter((id) => ownerOf(id) === owner);
			const share = (2 * Math.PI) / order.length;
			return own.map((id, i) => {
				// Planets of a system stand in an arc, with a gap to the next.
				const angle = Math.PI / 2 + at * share + ((i + 0.5) / own.length - 0.5) * share * 0.82;
				const here = Object.keys(planets[id] ?? {}) as SeatId[];
				return {
					...{ x: RING * Math.cos(angle), y: RING * Math.sin(angle) },
					...{ r: Math.min(PLANET, (RING * share * 0.36) / own.length), shape: 'disc' as const },
					home: owner,
					seat: here.includes(owner) ? owner : null,
					beside: here.filter((seat) => seat !== owner)
				};
			});
		})
	};
};
