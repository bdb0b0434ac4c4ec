/** The one line: who we wait for, and for what. */
import type { OpenLook, OwnDecision, SeatId } from '$lib/core';
import type { Link } from '$lib/table/table.svelte';
import type { Verbs } from '../boards';
import { listed, nameOf, sentence } from '../words';
import type { Names } from '../words';

export interface Line {
	/** `mine`: your move; `waits`: for others; `over`; `off`: the line is down. */
	readonly kind: 'mine' | 'waits' | 'over' | 'off';
	readonly say: string;
}

/** `deeds`: what players do at each question, in the game's words; null until they are loaded. */
export function lineOf(
	deeds: Verbs['deeds'] | null,
	open: OpenLook,
	decision: OwnDecision | null,
	you: SeatId | null,
	link: Link,
	names: Names
): Line {
	if (link === 'stale')
		return {
			kind: 'off',
			say: 'The table was updated. Reload to go on, your seat is kept.'
		};
	if (link === 'lost') return { kind: 'off', say: 'Reconnecting…' };
	if (open.over) return { kind: 'over', say: 'The game is over' };
	if (decision) return { kind: 'mine', say: decision.say };
	const { waiting } = open;
	if (!waiting) return { kind: 'waits', say: 'The table is busy' };
	if (waiting.seats === null) return { kind: 'waits', say: 'Waiting for answers' };
	const who = waiting.seats.filter((seat) => seat !== you).map((seat) => nameOf(seat, names));
	return {
		kind: 'waits',
		say: sentence(`waiting for ${listed(who)}: ${deeds?.[waiting.name] ?? 'decide'}`)
	};
}
