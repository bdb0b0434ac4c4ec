/** The auction of species (GC-4.3): one sealed round, resolved bid by bid, the highest first. */
import type { SeatId, SpeciesId } from '../types';

/** Stock every player can bid with; what is not paid is kept. */
export const PURSE = 4;

/** What a player wrote: bids on species, 0 where it names none, and which it likes best. */
export interface Bids {
	readonly order: readonly SpeciesId[];
	readonly bids: { readonly [species: SpeciesId]: number };
}

export interface Sale {
	readonly seat: SeatId;
	readonly species: SpeciesId;
	readonly price: number;
}

/**
 * Who takes which species for how much, in the order of the sales. `seats` are in turn order: of equal
 * bids the later player's goes first, and of one player's the species earlier in its order.
 */
export function resolveAuction(
	seats: readonly SeatId[],
	open: readonly SpeciesId[],
	written: { readonly [seat: SeatId]: Bids }
): Sale[] {
	const sales: Sale[] = [];
	const waiting = seats.slice().reverse();
	const left = new Set(open);
	while (waiting.length > 0) {
		let best: Sale | null = null;
		for (const seat of waiting)
			for (const species of written[seat]?.order ?? []) {
				const price = written[seat]?.bids[species] ?? 0;
				if (left.has(species) && (best === null || price > best.price))
					best = { seat, species, price };
			}
		if (best === null) throw new Error('Fewer species than players.');
		sales.push(best);
		left.delete(best.species);
		waiting.splice(waiting.indexOf(best.seat), 1);
	}
	return sales;
}
