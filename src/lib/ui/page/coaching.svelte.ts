/** The few words for who is new to a game: loaded when they may be wanted, and remembered as read by this device. */
import { untrack } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';
import { browserStorage } from '$lib/table/device';
import type { LiveTable } from '$lib/table/table.svelte';
import { screenOf } from '../boards';
import type CoachType from '../coach/Coach.svelte';
import { OPENING, WAITING, metBy, readOf, remarkNow } from '../coach/course';
import type { Asked, Course } from '../coach/course';
import { late } from '../late';
import { preferences } from '../shell/preferences.svelte';

/** Where a device keeps what it has read: of each game, and of the lesson at one table. */
const keptOf = (game: string) => `orrery:read:${game}`;
const LESSON = 'orrery:lesson';
const ENDING = 'ending';

/** What has just taken the place of other words was not meant by who touches them. */
const SWAPPED_MS = 600;
/** What is said to who waits was read, as far as one wanted to, once it stood there so long. */
const WAITED_MS = 4000;

const isOfQuestion = ({ id }: { readonly id: string }): boolean =>
	id !== OPENING && id !== WAITING && id !== ENDING;

const words = (text: string | null): string[] => text?.split(' ') ?? [];

export class Coaching {
	Coach = $state.raw<typeof CoachType | null>(null);
	#course = $state.raw<Course | null>(null);
	readonly #read = new SvelteSet<string>();
	/** The question about which something was read already. */
	#told = $state.raw<number | null>(null);
	/** The question that is asked here, and what is said above it. */
	#asked: (Asked & { readonly id: number; readonly shown: string | null }) | null = null;

	/** When other words took the place of some that nobody had put away. */
	#swapped = -Infinity;
	/** What was put away last. */
	#gone: string | null = null;
	#stands: { readonly id: string; readonly since: number } | null = null;

	readonly #table: LiveTable;
	/** Whether this page answers by itself, or a bot does: nothing is asked of anybody here then. */
	readonly #idle: () => boolean;
	readonly #game = $derived.by(() => this.#table.room?.game ?? null);
	readonly isLesson: boolean = $derived.by(() => this.#table.room?.lesson === true);
	readonly #wanted = $derived.by(
		() =>
			(preferences.coach || this.isLesson) &&
			this.#table.you.seat !== null &&
			this.#table.room?.phase === 'playing'
	);

	/** What is to be read now; null: nothing. */
	readonly remark = $derived.by(() => {
		const course = this.#course;
		if (!course || !this.#wanted) return null;
		if (this.isLesson && !this.#read.has(ENDING) && this.done === this.total)
			return { id: ENDING, say: course.ending };
		const asked = this.#idle() ? null : this.#table.decision;
		const { open, own } = this.#table;
		return remarkNow(course, asked, this.#read, {
			told: asked?.id === this.#told,
			look: open && { open: open.board, own: own?.board ?? null }
		});
	});
	readonly isEnding = $derived.by(() => this.remark?.id === ENDING);
	readonly done: number = $derived.by(() => (this.#course ? readOf(this.#course, this.#read) : 0));
	get total(): number {
		return this.#course?.lesson.length ?? 0;
	}

	constructor(table: LiveTable, idle: () => boolean) {
		this.#table = table;
		this.#idle = idle;
		$effect(() => {
			const game = this.#game;
			if (!game || !this.#wanted) return;
			untrack(() => this.#recall(game));
			void screenOf(game)
				?.course()
				.then((course) => {
					if (game === this.#game) this.#course = course;
				});
			void late(() => import('../coach/Coach.svelte')).then(({ default: Coach }) => {
				this.Coach = Coach;
			});
		});
		$effect(() => {
			const id = this.remark?.id ?? null;
			untrack(() => this.#follow(id));
		});
		$effect(() => {
			const asked = this.#idle() ? null : this.#table.decision;
			const shown = this.remark?.id ?? null;
			untrack(() => {
				const before = this.#asked;
				// That the lesson is over stands above a whole question at least.
				const since = before && before.id === asked?.id && shown === ENDING ? before.shown : shown;
				this.#asked = asked && {
					id: asked.id,
					name: asked.name,
					window: asked.window,
					shown: since
				};
				if (before && before.id !== asked?.id && this.#course && this.#wanted)
					this.#keep(metBy(this.#course, before, before.shown, this.isLesson));
			});
		});
	}

	/** It was read: never again on this device, in a lesson never again at this table. */
	got(): void {
		const { remark } = this;
		if (!remark || performance.now() - this.#swapped < SWAPPED_MS) return;
		this.#gone = remark.id;
		if (isOfQuestion(remark)) this.#told = this.#table.decision?.id ?? null;
		this.#keep([remark.id]);
	}

	/** Other words stand there, or none. */
	#follow(id: string | null): void {
		const before = this.#stands;
		if (before?.id === id) return;
		const now = performance.now();
		this.#stands = id === null ? null : { id, since: now };
		if (!before || before.id === this.#gone) return;
		if (id !== null) this.#swapped = now;
		if (before.id === WAITING && now - before.since > WAITED_MS) this.#keep([WAITING]);
	}

	#keep(read: readonly string[]): void {
		const game = this.#game;
		if (!game || read.every((id) => this.#read.has(id))) return;
		for (const id of read) this.#read.add(id);
		const storage = browserStorage();
		const known = new Set([...words(storage.getItem(keptOf(game))), ...read]);
		storage.setItem(keptOf(game), [...known].join(' '));
		if (this.isLesson) storage.setItem(LESSON, [this.#table.name, ...this.#read].join(' '));
	}

	#recall(game: string): void {
		const storage = browserStorage();
		const [table, ...read] = words(storage.getItem(LESSON));
		const known = this.isLesson
			? table === this.#table.name
				? read
				: []
			: words(storage.getItem(keptOf(game)));
		this.#read.clear();
		for (const id of known) this.#read.add(id);
	}
}
