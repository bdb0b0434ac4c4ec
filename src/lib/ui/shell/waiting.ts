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

interface Page {
	readonly table: {
		readonly decision: OwnDecision | null;
		readonly you: { readonly seat: SeatId | null };
		readonly link: Link;
	};
	readonly open: OpenLook;
	readonly names: Names;
	/** What players do at each question, in the game's words; null until they are loaded. */
	readonly deeds: Verbs['deeds'] | null;
	/** Whether there is a question and nothing to do about it, and what is said then. */
	readonly answering: { readonly idle: boolean; readonly idleSay: string };
}

export function lineOf({ table, open, names, deeds, answering }: Page): Line {
	const { decision, you, link } = table;
	if (link === 'stale')
		return {
			kind: 'off',
			say: 'The table was updated. Reload to go on, your seat is kept.'
		};
	if (link === 'lost') return { kind: 'off', say: 'Reconnecting…' };
	if (open.over) return { kind: 'over', say: 'The game is over' };
	if (decision && answering.idle) return { kind: 'waits', say: answering.idleSay };
	if (decision) return { kind: 'mine', say: decision.say };
	const { waiting } = open;
	if (!waiting) return { kind: 'waits', say: 'The table is busy' };
	if (waiting.seats === null) return { kind: 'waits', say: 'Waiting for answers' };
	const who = waiting.seats.filter((seat) => seat !== you.seat).map((seat) => nameOf(seat, names));
	return {
		kind: 'waits',
		say: sentence(`waiting for ${listed(who)}: ${deeds?.[waiting.name] ?? 'decide'}`)
	};
}
