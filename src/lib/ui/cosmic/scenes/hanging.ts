/** Where the beam of the balance hangs, in a scene of this height. All in pixels. */
export interface Hanging {
	readonly height: number;
	/** Where it hangs if there is room. */
	readonly usual: number;
	/** The verdict at the foot. */
	readonly said: number;
	/** How far the heavier pan hangs below the beam's middle. */
	readonly dips: number;
	/** From the end of the beam down to the last line of a side. */
	readonly below: number;
}

/** So high that nothing of a side lies under the verdict, however low its pan hangs; never out of the scene. */
export const hangsAt = ({ height, usual, said, dips, below }: Hanging): number =>
	Math.max(0.2 * height, Math.min(usual, height - said - dips - below));
