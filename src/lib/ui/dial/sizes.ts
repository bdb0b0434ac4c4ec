/** The dial's proportions. */

export interface Sizes {
	readonly r: number;
	/** Inner edge of the rim. */
	readonly rim: number;
	readonly orbit: number;
	readonly planet: number;
	/** Beside a planet's outer edge its number stands so many degrees aside, where it meets no name; 0 where the next is near. */
	readonly numberOff: number;
	/** Radius of a stack on a planet, of a visitor's, of one in the gate, of one in the warp. */
	readonly stack: number;
	readonly visitor: number;
	readonly flying: number;
	readonly lost: number;
	readonly warp: number;
	/** The phase ring's outer and inner radius. */
	readonly ring: readonly [number, number];
	/** Degrees from planet to planet. */
	readonly spacing: number;
	readonly sector: number;
}

const between = (low: number, n: number, high: number) => Math.min(high, Math.max(low, n));

/** The size of a planet's number, and how far from the planet's middle its own is. */
export function numberBeside(planet: number): { readonly size: number; readonly far: number } {
	const size = between(9.5, planet * 0.5, 13);
	return { size, far: planet + size * 0.78 };
}

/** How far out from the orbit a planet's number reaches. */
function reachOf(planet: number, numberOff: number): number {
	const { size, far } = numberBeside(planet);
	return far * Math.cos(numberOff * (Math.PI / 180)) + size * 0.36;
}

/** The dial's proportions for a number of seats (SCREEN: shares of its radius). */
export function sizesFor(r: number, seats: number): Sizes {
	const many = between(0, (seats - 5) / 3, 1); // 0 up to five seats, 1 at eight
	const spacing = Math.min(360 / seats / 5.35, 17);
	const rim = r - Math.max(20, r * (0.1 - 0.013 * many));
	const planetsOn = (orbit: number) => {
		const apart = 2 * orbit * Math.sin((spacing / 2) * (Math.PI / 180));
		const planet = Math.min(r * 0.09, apart * 0.46);
		return { orbit, planet, numberOff: apart - 2 * planet > 8 ? -50 : 0 };
	};
	const wide = planetsOn(r * (0.77 + 0.04 * many));
	// On a small dial the rim is broad, for its names are to be read: the numbers of planets lie within it all the same.
	const { orbit, planet, numberOff } = planetsOn(
		Math.min(wide.orbit, rim - reachOf(wide.planet, wide.numberOff))
	);
	const stack = between(planet * 0.518, 11.8, planet * 0.68);
	return {
		r,
		...{ rim, orbit, planet, numberOff },
		stack,
		visitor: stack * 0.92,
		flying: Math.max(10, r * (0.047 - 0.008 * many)),
		lost: Math.max(9, r * (0.039 - 0.008 * many)),
		warp: r * (0.225 - 0.02 * many),
		ring: [r * (0.477 + 0.038 * many), r * (0.397 + 0.042 * many)],
		spacing,
		sector: 360 / seats
	};
}
