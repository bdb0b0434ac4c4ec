/** What the ships of a bot on evolution cards are worth to it, as the files of the cards say. */
import { evolutionBy } from '../modules/evolution';
import type { EvolutionCard } from '../modules/evolution/card';
import { evolutionPlace } from '../modules/evolution/laid';
import type { Sight } from './sight';

/** A card that lies open, by its place, and how many ships this bot has there. */
export function cardAt(
	{ open, me }: Sight,
	place: string
): { card: EvolutionCard; n: number } | null {
	const found = open.evolution?.cards.find(({ id }) => evolutionPlace(id) === place);
	return found ? { card: evolutionBy(found.id), n: found.ships[me] ?? 0 } : null;
}

export const worthWith = ({ worth }: EvolutionCard, n: number): number =>
	worth[Math.min(n, worth.length - 1)] ?? 0;

/** What it costs a bot that a ship leaves this card; null: it is none. */
export function evolutionLoss(sight: Sight, place: string): number | null {
	const found = cardAt(sight, place);
	if (!found) return null;
	const { card, n } = found;
	return worthWith(card, n) - worthWith(card, n - 1);
}
