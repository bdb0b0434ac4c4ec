/**
 * The place of the tray, where it scrolls: a key comes to it though nothing in it can be pressed, so that arrows
 * scroll it; and `data-less` says that something of it lies above what is seen. Its page knows how high all is but the
 * board, down to the button of what is asked, `--asks`: where all is in one column, the board can give way to it.
 * `--needs` is the same without the room that is kept for what may open: a small board does not give way to nothing.
 */
import type { Attachment } from 'svelte/attachments';

const STOPS = [
	'a[href]',
	'button',
	'input',
	'select',
	'textarea',
	'summary',
	'[tabindex="0"]'
].join();
/** Less than this is a rounding. */
const SLACK_PX = 2;

/** From the top of the page to the button, which sticks to the foot, were all above it in sight; and the least hand. */
function asksOf(place: HTMLElement): number {
	const asked = place.querySelector('form:has(#question) > .asked');
	const send = place.querySelector('form:has(#question) > .send');
	const board = place.parentElement?.querySelector(':scope > .board');
	if (!asked || !send || !board) return 0;
	const above = asked.getBoundingClientRect().bottom - place.getBoundingClientRect().top;
	const head = board.getBoundingClientRect().top;
	return Math.ceil(head + above + place.scrollTop + send.clientHeight) + MARGINS_PX + HAND_PX;
}

/** How much of the list is empty, below its last row. */
function emptyIn(place: HTMLElement): number {
	const list = place.querySelector<HTMLElement>('form:has(#question) > .asked > .form');
	if (!list) return 0;
	const ends = [...list.children].map((one) => one.getBoundingClientRect().bottom);
	return Math.max(0, Math.floor(list.getBoundingClientRect().bottom - Math.max(0, ...ends)));
}

/** Above the button, and below it. */
const MARGINS_PX = 18;
const HAND_PX = 56;

/** Put on anything in the tray. */
export const reach: Attachment<HTMLElement> = (within) => {
	const place = within.closest<HTMLElement>('.frame > .tray');
	if (!place) return;
	const look = () => {
		const scrolls = place.scrollHeight - place.clientHeight > SLACK_PX;
		const hasStops = [...place.querySelectorAll(STOPS)].some((one) => one.checkVisibility());
		if (scrolls && !hasStops) place.tabIndex = 0;
		// Whoever stands on it is not thrown off.
		else if (document.activeElement !== place) place.removeAttribute('tabindex');
		const asks = asksOf(place);
		place.parentElement?.style.setProperty('--asks', `${String(asks)}px`);
		place.parentElement?.style.setProperty('--needs', `${String(asks - emptyIn(place))}px`);
		place.toggleAttribute('data-less', place.scrollTop > SLACK_PX);
	};
	const sizes = new ResizeObserver(look);
	const parts = new MutationObserver(() => {
		watch();
		look();
	});
	function watch() {
		if (!place) return;
		sizes.disconnect();
		sizes.observe(place);
		for (const part of place.children) sizes.observe(part);
	}
	watch();
	parts.observe(place, { childList: true, subtree: true, attributeFilter: ['open'] });
	place.addEventListener('scroll', look, { passive: true });
	look();
	return () => {
		sizes.disconnect();
		parts.disconnect();
		place.removeEventListener('scroll', look);
	};
};
