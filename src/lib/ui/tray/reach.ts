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

/** Whether anything in it can be pressed. */
const hasStops = (place: HTMLElement): boolean =>
	[...place.querySelectorAll(STOPS)].some((one) => one.checkVisibility());

/** Above the button, and below it. */
const MARGINS_PX = 18;
const HAND_PX = 56;

/** Put on anything in the tray. */
export const reach: Attachment<HTMLElement> = (within) => {
	const place = within.closest<HTMLElement>('.frame > .tray');
	if (!place) return;
	const scrolled = () => place.toggleAttribute('data-less', place.scrollTop > SLACK_PX);
	/** All is measured before anything is set: to measure what was set is to lay out the page anew. */
	const look = () => {
		const isStop = place.scrollHeight - place.clientHeight > SLACK_PX && !hasStops(place);
		const asks = asksOf(place);
		const needs = asks - emptyIn(place);
		scrolled();
		if (isStop) place.tabIndex = 0;
		// Whoever stands on it is not thrown off.
		else if (document.activeElement !== place) place.removeAttribute('tabindex');
		place.parentElement?.style.setProperty('--asks', `${String(asks)}px`);
		place.parentElement?.style.setProperty('--needs', `${String(needs)}px`);
	};
	let due = 0;
	/** Once for all that changes before the next frame. */
	const lookSoon = () => {
		due ||= requestAnimationFrame(() => {
			due = 0;
			look();
		});
	};
	const sizes = new ResizeObserver(look);
	const parts = new MutationObserver((changes) => {
		if (changes.some(({ target }) => target === place)) watch();
		lookSoon();
	});
	function watch() {
		if (!place) return;
		sizes.disconnect();
		sizes.observe(place);
		for (const part of place.children) sizes.observe(part);
	}
	watch();
	parts.observe(place, { childList: true, subtree: true, attributeFilter: ['open'] });
	place.addEventListener('scroll', scrolled, { passive: true });
	look();
	return () => {
		cancelAnimationFrame(due);
		sizes.disconnect();
		parts.disconnect();
		place.removeEventListener('scroll', scrolled);
	};
};
