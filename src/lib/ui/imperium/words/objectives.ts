/** Objectives as a player sees them: those that lie open, and the own secret ones, with how far you are. */
import type { SeatId } from '$lib/core/ids';
import type { Objective } from '$lib/games/imperium/tables/objectives';
import { printed, t } from '../../words';
import type { Sight } from '../screen';

export interface Standing {
	readonly has: number;
	readonly of: number;
	/** It counts conditions, of several, that are fulfilled. */
	readonly conditions?: true;
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
	/** How far you are; null where you have claimed it, or only watch. */
	readonly mine: Standing | null;
	/** How far the others are that have not claimed it, who is nearest first; nobody where it is secret. */
	readonly others: readonly { readonly seat: SeatId; readonly standing: Standing }[];
}

const share = ({ has, of }: Standing): number => (of > 0 ? Math.min(1, has / of) : 1);
const isMet = ({ has, of }: Standing): boolean => has >= of;

/** With one condition, how far it is; of several, how many are fulfilled: their numbers count unlike things. */
function standingOf(parts: readonly Standing[]): Standing | null {
	if (parts.length < 2) return parts[0] ?? null;
	return { has: parts.filter(isMet).length, of: parts.length, conditions: true };
}

/** `3 of 5`, `1 of 2 conditions`; of what is so or not a number would say nothing. */
export function standingSays({ has, of, conditions }: Standing): string {
	if (has >= of) return t('fulfilled');
	if (conditions) return t('{has} of {of} conditions', { has, of });
	return of === 1 ? t('not yet') : t('{has} of {of}', { has, of });
}

function givesOf(objective: Objective | undefined): string {
	if (!objective) return '';
	if (objective.gives === 'wins') return t('Claiming it wins the game.');
	if (objective.gives === 'ends') return t('The game ends.');
	return t('{n, plural, one {# victory point} other {# victory points}}.', { n: objective.gives });
}

export function objectivesOf({ open, own, book, you }: Sight): readonly OpenObjective[] {
	const othersAt = (id: string) =>
		open.order
			.filter((seat) => seat !== you)
			.flatMap((seat) => {
				const standing = standingOf(open.figures.players[seat]?.progress[id] ?? []);
				return standing ? [{ seat, standing }] : [];
			})
			.sort((one, other) => share(other.standing) - share(one.standing));
	const told = (id: string, isSecret: boolean): OpenObjective => {
		const card = book?.objectives[id];
		return {
			...{ id, isSecret, stage: card?.stage ?? null },
			name: printed(card?.name),
			text: printed(card?.text) || id,
			gives: givesOf(card),
			claimed: open.order.filter((seat) => open.players[seat]?.claimed.includes(id)),
			mine: standingOf(own?.progress[id] ?? []),
			others: isSecret ? [] : othersAt(id)
		};
	};
	return [
		...open.objectives.map((id) => told(id, false)),
		...(own?.secrets ?? []).map((id) => told(id, true))
	];
}

/** Points that a player may claim in the next Status Phase. */
export interface Reach {
	readonly seat: SeatId;
	readonly points: number;
	/** By the best of the open objectives that it meets now. */
	readonly open: number;
	/** By a secret objective, at most: what it says is not known. */
	readonly secret: number;
	/** Whether all of it is enough. */
	readonly wins: boolean;
}

/** Who has most first; who is out has none. */
export function reachesOf({ open, book }: Pick<Sight, 'open' | 'book'>): Reach[] {
	const gives = (id: string): number => {
		const points = book?.objectives[id]?.gives;
		return typeof points === 'number' ? points : points === 'wins' ? open.figures.toWin : 0;
	};
	const ofSecrets = Object.entries(book?.objectives ?? {}).flatMap(([id, { stage, gives: n }]) =>
		stage === 'secret' && typeof n === 'number' ? [gives(id)] : []
	);
	return open.order
		.flatMap((seat): Reach[] => {
			const player = open.players[seat];
			if (!player || player.isOut) return [];
			const met = Object.entries(open.figures.players[seat]?.progress ?? {})
				.filter(([, parts]) => parts.every(isMet))
				.map(([id]) => gives(id));
			const best = Math.max(0, ...met);
			const secret = player.holds.secrets > 0 ? Math.max(0, ...ofSecrets) : 0;
			const wins = player.points + best + secret >= open.figures.toWin;
			return [{ seat, points: player.points, open: best, secret, wins }];
		})
		.sort((one, other) => other.points - one.points);
}
