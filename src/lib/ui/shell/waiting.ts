/** The one line: who we wait for, and for what. */
import { msg } from '$lib/core/words';
import type { OpenLook, OwnDecision, SeatId, Words } from '$lib/core';
import type { Link } from '$lib/table/table.svelte';
import type { Verbs } from '../boards';
import type { Filling } from '../filling';
import { askedWithin } from './asked';

export interface Line {
	/** `mine`: your move; `waits`: for others; `over`; `off`: the line is down. */
	readonly kind: 'mine' | 'waits' | 'over' | 'off';
	readonly say: Words;
	/** What is asked within the choice picked, where a phone has no second place to say it. */
	readonly within?: Words;
}

interface Page {
	readonly table: {
		readonly decision: OwnDecision | null;
		readonly you: { readonly seat: SeatId | null };
		readonly link: Link;
	};
	readonly open: OpenLook;
	/** What players do at each question, in the game's words; null until they are loaded. */
	readonly verbs: Verbs | null;
	/** What a moment to respond is about at this table, where its game tells more than `verbs` do. */
	readonly response?: (window: string) => Words | null | undefined;
	/** Whether there is a question and nothing to do about it, and what is said then. */
	readonly answering: {
		readonly idle: boolean;
		readonly idleSay: Words;
		readonly draft: { readonly filling: Filling | null };
	};
}

/** The device says that there is no network. */
export const isOffline = (): boolean => globalThis.navigator?.onLine === false;

export function lineOf({ table, open, verbs, response, answering }: Page): Line {
	const { decision, you, link } = table;
	if (link === 'stale')
		return {
			kind: 'off',
			say: msg('The table was updated. Reload to go on, your seat is kept.')
		};
	if (link === 'lost')
		return {
			kind: 'off',
			say: isOffline() ? msg('You are offline. Reconnecting…') : msg('Reconnecting…')
		};
	if (open.over) return { kind: 'over', say: msg('The game is over') };
	if (decision && answering.idle) return { kind: 'waits', say: answering.idleSay };
	if (decision) {
		const within = askedWithin(decision, answering.draft.filling, verbs?.asks);
		return { kind: 'mine', say: decision.say, ...(within ? { within } : {}) };
	}
	const { waiting } = open;
	if (!waiting) return { kind: 'waits', say: msg('The table is busy') };
	if (waiting.seats === null) {
		const { window } = waiting;
		const moment = window === null ? null : (response?.(window) ?? verbs?.moments?.[window]);
		return {
			kind: 'waits',
			say: moment ? msg('Waiting for answers: {moment}', { moment }) : msg('Waiting for answers')
		};
	}
	const deed = verbs?.deeds[waiting.name] ?? msg('decide');
	const who = { and: waiting.seats.filter((seat) => seat !== you.seat) };
	return { kind: 'waits', say: msg('Waiting for {who}: {deed}', { who, deed }) };
}
