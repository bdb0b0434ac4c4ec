/**
 * Whether this event ends what is told: a key, a press, and while a question is held back until then (`held`, frame.css)
 * the click that a press ends with. Were it the press, its click would hit what has come up under it.
 */
export const goesOn = ({ type }: Event): boolean =>
	type === 'keydown' || (type === 'click') === (document.querySelector('.frame.held') !== null);
