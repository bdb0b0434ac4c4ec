/** Stands for SvelteKit’s `$app/state`, which there is none of here: the site is never newer than the page. */
export const updated = { current: false, check: () => Promise.resolve(false) };
