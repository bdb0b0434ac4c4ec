/** What a steady player would do with the question that is open: thought out beside the page, from what the page has. */
import type { Asked, Told } from '$lib/advice/messages';
import type { Advice, Asking } from '$lib/bots';

/** One for the page, from the first time somebody asks. */
let worker: Worker | null = null;
let asked = 0;
const waiting = new Map<number, (advice: Advice | null) => void>();

/** Null: there is none, or the bot could not be loaded; it is tried anew the next time. */
export function adviceOn(asking: Asking): Promise<Advice | null> {
	const thinker = (worker ??= begun());
	const n = ++asked;
	return new Promise((resolve) => {
		waiting.set(n, resolve);
		const message: Asked = { n, asking };
		thinker.postMessage(message);
	});
}

function begun(): Worker {
	const made = new Worker(new URL('../../advice/worker.ts', import.meta.url), { type: 'module' });
	made.onmessage = ({ data: { n, advice } }: MessageEvent<Told>) => {
		waiting.get(n)?.(advice);
		waiting.delete(n);
	};
	made.onerror = () => {
		worker = null;
		for (const tell of waiting.values()) tell(null);
		waiting.clear();
	};
	return made;
}
