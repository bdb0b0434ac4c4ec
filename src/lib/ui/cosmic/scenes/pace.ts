/** How long what happens in an encounter is looked at before the next is told. */
import type { CosmicMove } from '../screen';

/** In ms, when nothing hurries; what is not named stands for no time. */
const STANDS: { readonly [type in CosmicMove['type']]?: number } = {
	destiny: 1000,
	hazard: 2400,
	use: 1500,
	zap: 1500,
	reveal: 2600,
	played: 900,
	outcome: 1800
};

/** What is done to you is read, not glimpsed: your cards, ships or power. */
const TO_YOU_MS = 3200;

/** What each gets and loses is added up while the balance still stands. */
const GAIN_MS = 450;

/** All that is still to be told takes no longer: in an encounter of yours, while something is asked of you, in one of others. */
export const MOST_MS = { mine: 9000, pressed: 3500, others: 6000 } as const;

/** How long this one is looked at, in ms. */
export function standsFor(
	move: CosmicMove | undefined,
	{ toYou, weighing }: { toYou: boolean; weighing: boolean }
): number {
	if (!move) return 0;
	if (move.type === 'cards' && move.lot && toYou) return TO_YOU_MS;
	if (move.type === 'ships' || move.type === 'cards') return weighing ? GAIN_MS : 0;
	if (move.type === 'robbed') return TO_YOU_MS;
	const stands = STANDS[move.type] ?? 0;
	return toYou && (move.type === 'use' || move.type === 'zap') ? TO_YOU_MS : stands;
}
