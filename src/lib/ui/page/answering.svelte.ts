/**
 * The answer being made on this page: to the question that is open, or to the one to come. What was
 * answered ahead is sent by itself.
 */
import { untrack } from 'svelte';
import { msg } from '$lib/core/words';
import type { Words } from '$lib/core/words';
import type { LiveTable, Returned } from '$lib/table/table.svelte';
import { Ahead } from '../ahead.svelte';
import { Draft } from '../draft.svelte';
import type { Lit } from '../filling';
import type { GameScreen } from './screen.svelte';

/** Long enough to see what is sent, and to take it back. */
const SEEN_MS = 700;

const NOTHING_LIT: ReadonlyMap<string, Lit> = new Map();

export class Answering {
	readonly draft: Draft;
	readonly ahead: Ahead;
	/** What a bot decided for you while you were away; null when there is nothing to tell. */
	returned = $state.raw<Returned | null>(null);

	readonly #table: LiveTable;

	readonly #decision = $derived.by(() => this.#table.decision);
	/** The answer given ahead to the question that is open now. */
	readonly #prepared = $derived.by(() => this.ahead.answerTo(this.#decision));
	/** A bot plays my seat: an answer from here would take the seat back. */
	readonly #replaced = $derived.by(() => this.#table.seat?.standIn != null);
	/** There is a question, but nothing to do about it: this page answers, or the bot does. */
	readonly idle = $derived.by(() => this.#prepared !== null || this.#replaced);
	readonly #preparing = $derived.by(
		() => this.ahead.open && !this.ahead.held && (!this.#decision || this.idle)
	);
	/** What the board shows and touches change: the open question's draft, or that of the one to come. */
	readonly making = $derived.by(() => (this.#preparing ? this.ahead.draft : this.draft));
	/** Whether an answer can be made just now, by touching the board or in the tray. */
	readonly possible = $derived.by(
		() => this.#table.link === 'open' && (!this.idle || this.#preparing)
	);
	readonly lit = $derived.by(() => (this.possible ? this.making.lit : NOTHING_LIT));

	constructor(table: LiveTable, screen: GameScreen) {
		this.#table = table;
		this.draft = new Draft(`orrery:draft:${table.name}`);
		this.ahead = new Ahead((answer) => table.leaveAhead(answer), `orrery:ahead:${table.name}`);
		$effect.pre(() => {
			const decision = this.#decision;
			const { coming = null, ahead = null } = table.own ?? {};
			untrack(() => this.ahead.meet(decision, coming, ahead));
		});
		$effect(() => {
			const decision = this.#decision;
			this.draft.ask(decision);
			const begun = untrack(() => this.ahead.takeBegun(decision));
			if (begun) this.draft.resume(begun);
		});
		$effect(() => {
			if (screen.verbs) this.draft.verbs = this.ahead.draft.verbs = screen.verbs;
		});
		$effect(() =>
			table.on((event) => {
				if (event.type === 'refused' && this.ahead.sent !== null) this.ahead.takeBack();
				if (event.type === 'back' && event.did > 0) this.returned = event;
			})
		);
		let seen = '';
		$effect(() => {
			const now = JSON.stringify(this.draft.filling);
			// What was refused is another answer by now.
			if (now !== seen) untrack(() => (table.refusal = null));
			seen = now;
		});
		$effect(() => {
			const { sending } = table;
			if (!sending) return;
			this.draft.sent(sending.decision, sending.answer);
			// Whoever goes on playing has read it, and needs the room.
			this.returned = null;
			this.ahead.dropped = null;
		});
		$effect(() => this.#sendPrepared());
	}

	/** What the line says while there is a question and nothing to do about it. */
	get idleSay(): Words {
		return this.#replaced ? msg('A bot decides for you') : msg('Sending your answer');
	}

	#sendPrepared() {
		const { ahead } = this;
		const table = this.#table;
		const id = this.#decision?.id;
		const answer = this.#prepared;
		if (!answer || this.#replaced || id === undefined || id === ahead.sent || table.link !== 'open')
			return;
		const timer = setTimeout(() => {
			table.act(id, answer);
			ahead.sent = id;
		}, SEEN_MS);
		return () => clearTimeout(timer);
	}
}
