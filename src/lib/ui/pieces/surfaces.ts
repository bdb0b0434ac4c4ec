/** Five engraved planets in a unit circle, by number: bands, craters, rivers, meridians, dunes. */
export const SURFACES: readonly string[] = [
	'M-1-.35Q0-.1 1-.35M-1 .1Q0 .35 1 .1M-1 .5Q0 .7 1 .5',
	'M-.13-.4A.22.22 0 1 1-.57-.4A.22.22 0 1 1-.13-.4M.7 .1A.3.3 0 1 1 .1 .1A.3.3 0 1 1 .7 .1M-.14 .5A.16.16 0 1 1-.46 .5A.16.16 0 1 1-.14 .5',
	'M-1-.6C-.2-.2-.4 .3 .2 .25S.6 .7 1 .5M-.2-1C.1-.5 .5-.6 1-.2',
	'M-1-.1H1M-.9 .12H.9M0-1V1M-.5-1Q-.75 0-.5 1M.5-1Q.75 0 .5 1',
	'M-1 .2Q-.5-.3 0 .1T1-.2M-.17-.55A.13.13 0 1 1-.43-.55A.13.13 0 1 1-.17-.55M.65 .5A.2.2 0 1 1 .25 .5A.2.2 0 1 1 .65 .5'
];

/** The shaded half of a unit circle lit from the right. */
export const LIMB = 'M0-1A1 1 0 0 0 0 1A1.35 1.35 0 0 1 0-1Z';
