/**
 * How somebody answers who knows no rules: by clicking whatever the screen offers, until it lets them send.
 * What is offered is read from the page in one go, so that it cannot change half-way.
 */

/** A row, check, stepper or folded list of the tray that would change the answer, by its place among its like. */
export interface Move {
	readonly kind: 'radio' | 'check' | 'term' | 'more' | 'list';
	readonly at: number;
	readonly say: string;
	/** Whether it belongs to a group without an answer yet. */
	readonly open: boolean;
}

export interface Offer {
	/** The sending button's words: the deed, or what is missing. */
	readonly button: string;
	/** Whether that button passes, whatever it says. */
	readonly passes: boolean;
	readonly ready: boolean;
	/** Answers that have a button each; 0: there is a form. */
	readonly answers: number;
	/** Whether passing has a button of its own. */
	readonly mayPass: boolean;
	readonly moves: readonly Move[];
	/** Names of what is lit and not chosen: pieces on the board, cards in the hand. */
	readonly lit: readonly string[];
}

/** Numbers that seem random and are the same in every run. */
export function diceFrom(seed: number): (below: number) => number {
	let state = seed;
	return (below) => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return Math.floor((state / 2 ** 32) * below);
	};
}

/** Which row or stepper to try: first where nothing is chosen yet. Null when the tray has none. */
export function moveOf({ moves }: Offer, clicks: number, dice: (below: number) => number) {
	const anyOf = (some: readonly Move[]) => some[dice(some.length)] ?? null;
	// Talks must end: an offer is taken, else mostly refused, and always after some fumbling.
	const accept = moves.find(({ say }) => say === 'Accept');
	const refuse = moves.find(({ say }) => say === 'Refuse to deal');
	if (accept) return accept;
	if (refuse && (clicks > 12 || dice(2) > 0)) return refuse;
	const open = moves.filter((move) => move.open);
	const further = moves.filter(({ kind }) => kind !== 'radio');
	return anyOf(open) ?? anyOf(further) ?? anyOf(moves);
}

/**
 * Runs in the page: what can be clicked; `gone` when nothing is asked; null while an answer is on its way, the
 * form is or the line is down, and where a question stands that cannot be answered.
 */
export function readOffer(): Offer | 'gone' | null {
	const form = document.querySelector<HTMLElement>('form:has(#question)');
	const go = form?.querySelector<HTMLButtonElement>('button[type="submit"]');
	if (!form || !go) return 'gone';
	const says = (element: Element | null) => element?.textContent.trim() ?? '';
	const isOff = (element: Element) => element.getAttribute('aria-disabled') === 'true';
	if (says(go).startsWith('Sending') || form.closest('.down') || form.querySelector('[aria-busy]'))
		return null;

	const all = <E extends Element>(query: string) => [...form.querySelectorAll<E>(query)];
	const radios = all<HTMLInputElement>('label > input[type="radio"]');
	// What is panned out of a map's window, or lies under what stands over the map, cannot be touched just now;
	// and to turn to an earlier round of what is told answers nothing.
	const inSight = (piece: Element) => {
		if (piece.closest('.rounds')) return false;
		if (!piece.closest('.window')) return true;
		const { left, top, width, height } = piece.getBoundingClientRect();
		const at = document.elementFromPoint(left + width / 2, top + height / 2);
		return at !== null && piece.contains(at);
	};
	const answered = new Set(radios.filter(({ checked }) => checked).map(({ name }) => name));
	const inputs = (kind: Move['kind'], found: HTMLInputElement[]) =>
		found.map((input, at) => ({
			kind,
			at,
			say: says(input.parentElement),
			open: kind === 'radio' && !answered.has(input.name),
			done: input.checked || input.parentElement?.checkVisibility() === false
		}));
	const moves = [
		...inputs('radio', radios),
		...inputs('check', all('label.row > input[type="checkbox"]')),
		...inputs('term', all('label.field-on > input')),
		...all('button[aria-label^="More: "]').map((more, at) => ({
			kind: 'more' as const,
			at,
			say: more.getAttribute('aria-label') ?? '',
			open: false,
			done: isOff(more) || !more.checkVisibility()
		})),
		...all('details.gathered:not([open]) > summary').map((list, at) => ({
			kind: 'list' as const,
			at,
			say: says(list),
			open: true,
			done: radios.some(
				({ checked, name }) => checked && list.parentElement?.querySelector(`[name="${name}"]`)
			)
		}))
	]
		.filter(({ done }) => !done)
		.map(({ kind, at, say, open }) => ({ kind, at, say, open }));
	const offer = {
		button: says(go),
		passes: go.value === 'pass',
		ready: !isOff(go),
		answers: all('.send > .answer').length,
		mayPass: all('.send > button[type="button"][value="pass"]').length > 0,
		moves,
		lit: [...document.querySelectorAll('main [aria-pressed="false"], .hand [aria-pressed="false"]')]
			.filter((piece) => piece.checkVisibility())
			.filter(inSight)
			.map((piece) => piece.getAttribute('aria-label') ?? '')
			.filter(Boolean)
	};
	return offer.ready || offer.mayPass || moves.length > 0 || offer.lit.length > 0 ? offer : null;
}

export type Moment = 'asked' | 'over' | 'waits';

/**
 * Runs in the page: whether something is asked, or the game is over, or everybody waits for `somebody`; null
 * while others are to act. An offer of one's own that lies on the table may be changed but need not be: the
 * other side is to speak.
 */
export function readMoment(somebody: string | null): Moment | null {
	if (document.querySelector('section[aria-label="The game is over"]')) return 'over';
	const line = document.querySelector('section[aria-label="Who we wait for"]')?.textContent ?? '';
	if (somebody !== null && line.includes(`Waiting for ${somebody}`)) return 'waits';
	if (document.querySelector('[aria-label="The offer on the table"]:not(.theirs)')) return null;
	const go = document.querySelector('form:has(#question) button[type="submit"]');
	return go && !go.textContent.trim().startsWith('Sending') ? 'asked' : null;
}

export interface Point {
	readonly x: number;
	readonly y: number;
}

/**
 * Runs in the page: a point, in the window, at which a touch finds the lit piece of this name; `gone` when it
 * is not lit any more, or chosen by now; null while something lies over all of it.
 */
export function pointOf(label: string): Point | 'gone' | null {
	const piece = [...document.querySelectorAll('[aria-pressed="false"]')].find(
		(one) => one.getAttribute('aria-label') === label
	);
	if (!piece) return 'gone';
	piece.scrollIntoView({ block: 'nearest', inline: 'nearest' });
	const { left, top, width, height } = piece.getBoundingClientRect();
	// The middle first, then all over it: a sector of the rim is seen between its planets.
	const steps = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];
	for (const down of steps)
		for (const along of steps) {
			const point = { x: left + along * width, y: top + down * height };
			if (document.elementFromPoint(point.x, point.y)?.closest('[aria-pressed]') === piece)
				return point;
		}
	return null;
}
