/** Moons as all see them, and the cards face down that one seat may look at (CE-37.2, CE-37.4). */
import { kindOfMoon } from './kinds';
import { maySeeMoon } from './beside';
import type { Moon, MoonId, MoonKind } from './state';
import type { PlanetId, SeatId } from '../../types';

/** A moon as all see it. */
export interface OpenMoon {
	readonly planet: PlanetId;
	/** What its token shows. */
	readonly kind: MoonKind;
	/** Its card; null while that lies face down. */
	readonly id: MoonId | null;
	/** Before whom the card lies. */
	readonly holder: SeatId;
	/** Whose ship is on it; null: nobody's. */
	readonly by: SeatId | null;
}

export const openMoon = ({ id, planet, holder, by, open }: Moon): OpenMoon => ({
	planet,
	kind: kindOfMoon(id),
	id: open ? id : null,
	holder,
	by
});

/** Cards face down that a seat may look at, by the planets their moons are beside. */
export const ownMoons = (
	moons: readonly Moon[],
	seat: SeatId
): { readonly [planet: PlanetId]: MoonId } =>
	Object.fromEntries(
		moons.flatMap((moon) =>
			!moon.open && maySeeMoon(moon, seat) ? [[moon.planet, moon.id] as const] : []
		)
	);
