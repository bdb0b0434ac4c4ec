/** The dial's proportions. Apart from where everything on it stands: its lines alone are drawn before any game is there. */

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

/** The dial's proportions for a number of seats (SCREEN: shares of its radius). */
export function sizesFor(r: number, seats: number): Sizes {
	const many = between(0, (seats - 5) / 3, 1); // 0 up to five seats, 1 at eight
	const spacing = Math.min(360 / seats / 5.35, 17);
	const orbit = r * (0.77 + 0.04 * many);
	const apart = 2 * orbit * Math.sin((spacing / 2) * (Math.PI / 180));
	const planet = Math.min(r * 0.09, apart * 0.46);
	const stack = between(planet * 0.518, 11.8, planet * 0.68);
	return {
		r,
		rim: r - Math.max(20, r * (0.1 - 0.013 * many)),
		orbit,
		planet,
		numberOff: apart - 2 * planet > 8 ? -50 : 0,
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
