// A table is known only to its room: the fallback page is served and the rest comes over the socket.
export const prerender = false;
export const ssr = false;
