// Needs a file the visitor brings, so there is nothing to build ahead.
export const prerender = false;
export const ssr = false;
