/** The little motion that a screen has from the first: what glides, and a nod. */

export const stillness = (): boolean =>
	typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Draws what goes from 0 to 1 within `ms`, frame by frame; gives back what stops it. */
export function glide(ms: number, draw: (share: number) => void): () => void {
	const began = performance.now();
	const step = (now: number) => {
		// A frame may have begun long before it was asked for, where the machine is slow.
		const share = Math.min(1, Math.max(0, (now - began) / ms));
		if (share < 1) frame = requestAnimationFrame(step);
		draw(share);
	};
	let frame = requestAnimationFrame(step);
	return () => cancelAnimationFrame(frame);
}

/** A refused piece nods, twice 4 px. */
export function nod(element: Element | null): void {
	if (stillness()) return;
	element?.animate({ translate: ['0', '4px 0', '0', '4px 0', '0'] }, { duration: 180 });
}
