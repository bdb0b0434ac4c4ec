/**
 * Whether this event ends what is told: a key, a press, and on a tray whose question is held back until then the click a
 * press ends with. Were it the press there, its click would hit what has come up under it.
 */
export const goesOn = ({ type, target }: Event): boolean =>
	type === 'keydown' ||
	(type === 'click') ===
		(target instanceof Element && target.closest('.frame.held > .tray') !== null);
