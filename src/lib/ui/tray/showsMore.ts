/** Marks an element that scrolls, `data-more`, while something of it lies below what is seen. */
import type { Attachment } from 'svelte/attachments';

/** Less than this is no row, but a rounding or a margin. */
const SLACK_PX = 12;

const ROUNDING_PX = 6;

/** The height a list may have, px; no number: as much as there is. */
function mostOf(list: Element): number {
	const most = parseFloat(getComputedStyle(list).maxHeight);
	return Number.isNaN(most) ? Infinity : most - ROUNDING_PX;
}

/** Whether a marked list has less room than it may have: what else is there is in its way. */
export const isSqueezed = (list: Element): boolean =>
	list.hasAttribute('data-more') && list.clientHeight < mostOf(list);

export const showsMore: Attachment<HTMLElement> = (element) => {
	const look = () =>
		element.toggleAttribute(
			'data-more',
			element.scrollHeight - element.clientHeight - element.scrollTop > SLACK_PX
		);
	const sizes = new ResizeObserver(look);
	const rows = new MutationObserver(() => {
		watch();
		look();
	});
	function watch() {
		sizes.disconnect();
		sizes.observe(element);
		for (const child of element.children) sizes.observe(child);
	}
	watch();
	rows.observe(element, { childList: true });
	element.addEventListener('scroll', look, { passive: true });
	look();
	return () => {
		sizes.disconnect();
		rows.disconnect();
		element.removeEventListener('scroll', look);
	};
};
