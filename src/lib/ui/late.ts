/** Parts of a page that are loaded when they are wanted. */

const AGAIN_MS = 2_000;

/** What `load` brings. Where there is no line, it is asked again until there is one. */
export async function late<T>(load: () => Promise<T>): Promise<T> {
	for (;;) {
		try {
			return await load();
		} catch {
			await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
		}
	}
}
