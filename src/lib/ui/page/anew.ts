/** A page that waits in vain for one of its parts: a request that is never answered cannot be made again but by a new page. */

const PLACE = 'orrery.anew';
const FIRST_MS = 20_000;

/** How often in a row this page was loaded anew. Storage may be forbidden. */
function times(): number {
	try {
		return Number(sessionStorage.getItem(PLACE)) || 0;
	} catch {
		return 0;
	}
}

/** How long it waits before it is loaded anew, ms: on a slow line longer each time, so that what comes at last is waited for. */
export const patience = (): number => FIRST_MS * 2 ** times();

export function loadAnew(): void {
	try {
		sessionStorage.setItem(PLACE, String(times() + 1));
		location.reload();
	} catch {
		// Without a count it might never end.
	}
}

/** All that was waited for is there. */
export function arrived(): void {
	try {
		sessionStorage.removeItem(PLACE);
	} catch {
		// Then nothing was counted either.
	}
}
