/** How a tray is scrolled so that its upper edge cuts no answer. */

/** Where something stands in the window, px. */
interface Span {
	readonly top: number;
	readonly bottom: number;
}

/** Under the upper edge what goes on above fades, px. */
export const EDGE = 26;

/**
 * By how much the tray is scrolled on, px, below 0 back: an answer that its edge cuts is whole again where there is room
 * for the words that end at `foot`, else it is out of the way.
 */
export function uncut(tray: Span, answers: readonly Span[], foot: number): number {
	const cut = answers.filter(({ top, bottom }) => top < tray.top + EDGE && bottom > tray.top);
	if (cut.length === 0) return 0;
	const back = tray.top + EDGE - Math.min(...cut.map(({ top }) => top));
	return back <= tray.bottom - foot
		? -back
		: Math.max(...cut.map(({ bottom }) => bottom)) - tray.top;
}
