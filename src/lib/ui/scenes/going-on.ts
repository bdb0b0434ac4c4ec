/** What lies on the board, or in hand, and is not of the scene that is told: a touch that goes on does not open it as well. */
const isUnder = (target: EventTarget | null): boolean =>
	target instanceof Element &&
	target.closest('.frame > :is(.board, .dock)') !== null &&
	target.closest('.tableau, .back') === null;

/**
 * Whether this event ends what is told: a key, a press, and while a question is held back until then (`held`, frame.css)
 * the click that a press ends with. Were it the press, its click would hit what has come up under it.
 */
export function goesOn(event: Event): boolean {
	const { type, target } = event;
	if (type === 'keydown') return true;
	const isHeld = document.querySelector('.frame.held') !== null;
	if (isHeld && type === 'click' && isUnder(target)) {
		event.stopPropagation();
		event.preventDefault();
	}
	return isHeld === (type === 'click');
}
