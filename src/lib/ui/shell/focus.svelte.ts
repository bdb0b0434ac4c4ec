/**
 * A new decision moves the focus only if it was in the tray: whoever answered there goes on there, and
 * whoever reads the log or types into the chat is left alone.
 */
import { tick } from 'svelte';

const TRAY = 'section.tray';

/** To be called once by a page with a tray; `watch` reads whatever replaces what the tray shows. */
export function keepFocus(watch: () => unknown): void {
	let inTray = false;
	$effect.pre(() => {
		watch();
		const at = document.activeElement;
		// What had the focus may be gone already: then it was the tray's if it was there last.
		if (at && at !== document.body) inTray = at.closest(TRAY) !== null;
	});
	$effect(() => {
		watch();
		if (!inTray) return;
		void tick().then(() => {
			const at = document.activeElement;
			if (at && at !== document.body && !at.closest(TRAY)) return;
			document
				.querySelector<HTMLElement>(`${TRAY} h2[tabindex="-1"]`)
				?.focus({ preventScroll: true });
		});
	});
}
