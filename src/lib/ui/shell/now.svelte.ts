/** A clock that ticks once a second while somebody looks at it. */
import { createSubscriber } from 'svelte/reactivity';

const subscribe = createSubscriber((update) => {
	const timer = setInterval(update, 1000);
	return () => clearInterval(timer);
});

/** ms since 1970, by this device; reading it in a template keeps the template up to date. */
export function now(): number {
	subscribe();
	return Date.now();
}
