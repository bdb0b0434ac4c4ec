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

/** A card above the beam, beside its middle. All in pixels; `rise`: the sine of how the beam leans. */
export interface Above {
	/** Where the beam hangs, and its bow above that. */
	readonly beam: number;
	readonly bow: number;
	readonly rise: number;
	/** The head of the card, and how far it stands from the middle. */
	readonly top: number;
	readonly aside: number;
	/** As wide as it usually is, and the least at which it is read. */
	readonly usual: number;
	readonly least: number;
}

/** The height of a card to its width, with a little for how it is turned. */
const TALL = 1.44;
/** Between card and beam. */
const CLEAR = 6;

/** So wide that the beam, hung higher for what is said below it, lies under no card. */
export const cardAbove = ({ beam, bow, rise, top, aside, usual, least }: Above): number =>
	Math.max(least, Math.min(usual, (beam - bow - top - CLEAR - rise * aside) / (TALL + rise)));
