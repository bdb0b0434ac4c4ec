/** Hexes pointed out for a moment: where one has just been led. */
const POINTED_MS = 4000;

export class Pointing {
	hexes = $state.raw<ReadonlySet<string>>(new Set());
	#fades: ReturnType<typeof setTimeout> | undefined;

	at(ids: readonly string[]): void {
		clearTimeout(this.#fades);
		this.hexes = new Set(ids);
		this.#fades = setTimeout(() => (this.hexes = new Set()), POINTED_MS);
	}
	stop = (): void => clearTimeout(this.#fades);
}
