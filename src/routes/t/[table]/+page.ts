/**
 * A table is known only to its room. One page, built once, answers for all of them (party/site.ts): it
 * names every script a table needs, so that they come together, and the rest comes over the socket.
 */
export const prerender = true;
export const ssr = false;
export const entries = () => [{ table: 'new' }];
