// It needs a file the visitor brings, so what is built ahead is a page without one.
export const ssr = false;
