/** Objectives as a player sees them: those that lie open, and the own secret ones, with how far you are. */
import type { SeatId } from '$lib/core/ids';
import type { Objective } from '$lib/games/imperium/tables/objectives';
import { t } from '../../words';
import type { Sight } from '../screen';
import { printed } from './printed';

interface Standing {
	readonly has: number;
	readonly of: number;
}

export interface OpenObjective {
	readonly id: string;
	readonly stage: Objective['stage'] | null;
	readonly name: string;
	readonly text: string;
	/** `2 victory points.` */
	readonly gives: string;
	readonly isSecret: boolean;
	readonly claimed: readonly SeatId[];
	/** How far you are with what you are farthest from; null where you have claimed it, or only watch. */
	readonly mine: Standing | null;
}

/** Of several conditions, the one with most to go. */
function hardest(parts: readonly Standing[]): Standing | null {
	const share = ({ has, of }: Standing) => (of > 0 ? Math.min(1, has / of) : 1);
	const [first] = parts;
	return first
		? parts.reduce((least, part) => (share(part) < share(least) ? part : least), first)
		: null;
}

function givesOf(objective: Objective | undefined): string {
	if (!objective) return '';
	if (objective.gives === 'wins') return t('Claiming it wins the game.');
	if (objective.gives === 'ends') return t('The game ends.');
	return t('{n, plural, one {# victory point} other {# victory points}}.', { n: objective.gives });
}

export function objectivesOf({ open, own, book }: Sight): readonly OpenObjective[] {
	const told = (id: string, isSecret: boolean): OpenObjective => {
		const card = book?.objectives[id];
		return {
			...{ id, isSecret, stage: card?.stage ?? null },
			name: printed(card?.name),
			text: printed(card?.text) || id,
			gives: givesOf(card),
			claimed: open.order.filter((seat) => open.players[seat]?.claimed.includes(id)),
			mine: hardest(own?.progress[id] ?? [])
		};
	};
	return [
		...open.objectives.map((id) => told(id, false)),
		...(own?.secrets ?? []).map((id) => told(id, true))
	];
}
