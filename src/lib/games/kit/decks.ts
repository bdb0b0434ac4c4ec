/**
 * Decks: lists with their top last. They lie in the vault, where only their sizes can be seen; what is discarded
 * lies on the board, or in the vault where nobody may see it.
 */

/** What chance does to a pile: `Play` has it. */
interface Shuffles {
	readonly shuffle: <Item>(items: Item[]) => Item[];
}

/**
 * Takes `n` cards off the top, or as many as there are. When the deck is out, `refill` may lay cards on it, and
 * drawing goes on. Whether anybody sees them is the caller's.
 */
export function drawFrom<Card>(deck: Card[], n: number, refill?: () => void): Card[] {
	const drawn: Card[] = [];
	while (drawn.length < n) {
		if (deck.length === 0) refill?.();
		const card = deck.pop();
		if (card === undefined) break;
		drawn.push(card);
	}
	return drawn;
}

/** What lies in these piles, shuffled together; nothing lies there any more. */
export const gathered = <Card>(play: Shuffles, ...piles: readonly Card[][]): Card[] =>
	play.shuffle(piles.flatMap((pile) => pile.splice(0)));

/** What views may know of piles: how many cards lie in each. */
export const sizesOf = (piles: {
	readonly [pile: string]: readonly unknown[];
}): { readonly [pile: string]: number } =>
	Object.fromEntries(Object.entries(piles).map(([pile, { length }]) => [pile, length]));
