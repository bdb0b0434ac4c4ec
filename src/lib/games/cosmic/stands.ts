/** Who wins an encounter as it stands (CE-11): for the reveal, and for all to see before. */
import type { Encounter, Side } from './types';

/** The higher total, or the smaller one by an effect; on a tie the defense (CE-11.5). */
const better = ({ offense, defense }: { [side in Side]: number }, lowWins: boolean): Side =>
	(lowWins ? offense < defense : offense > defense) ? 'offense' : 'defense';

/**
 * Who wins as cards and totals stand; effects may still turn it round. Null while a card is not up or totals are
 * not weighed, and for two negotiates, whose outcome stays open until the main players have dealt (CE-11.7).
 */
export function standsAt({
	laid: { offense, defense },
	totals,
	lowWins,
	outright,
	bothLose
}: Pick<Encounter, 'laid' | 'totals' | 'lowWins' | 'outright' | 'bothLose'>):
	Side | 'bothLose' | null {
	const [one, other] = [offense?.face?.kind, defense?.face?.kind];
	if (!one || !other) return null;
	if (bothLose) return 'bothLose'; // CE-33.13: whatever else happens
	if (outright) return outright; // CE-11.18
	if (one === 'attack' && other === 'attack') return totals && better(totals, lowWins);
	if (one === 'morph' && other === 'morph') return 'bothLose'; // CE-11.3
	// CE-15.9: a negotiate loses to an attack, whatever the ships (CE-11.6).
	return one === 'attack' ? 'offense' : other === 'attack' ? 'defense' : null;
}
