/** Marks an element that scrolls, `data-more`, while something of it lies below what is seen. */
import type { Attachment } from 'svelte/attachments';

/** Less than this is no row, but a rounding or a margin. */
const SLACK_PX = 12;

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
