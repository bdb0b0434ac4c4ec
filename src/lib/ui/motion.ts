/** What moves on any board, and whether anything may. */
export const stillness = (): boolean =>
	typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A refused piece nods, twice 4 px. */
export function nod(element: Element | null): void {
	if (stillness()) return;
	element?.animate({ translate: ['0', '4px 0', '0', '4px 0', '0'] }, { duration: 180 });
}
