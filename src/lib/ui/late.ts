/** Parts of a page that are loaded when they are wanted. */
import { updated } from '$app/state';

const AGAIN_MS = 2_000;

/**
 * What `load` brings. Where there is no line, it is asked again until there is one; where the site is another
 * one by now, and has no such part, the page is loaded anew.
 */
export async function late<T>(load: () => Promise<T>): Promise<T> {
	for (;;) {
		try {
			return await load();
		} catch {
			if (await updated.check().catch(() => false)) location.reload();
			await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
		}
	}
}

/** What `load` brings, asked for at once and given as soon as it is there; null until then. */
export function soon<T>(load: () => Promise<T>): () => T | null {
	let part: T | null = null;
	void late(load).then((loaded) => (part = loaded));
	return () => part;
}
