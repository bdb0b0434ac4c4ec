/** The mark with a brass dot on it: it is your move, and another tab is open. */
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-16 -16 32 32"><circle r="15" fill="#0f1c22"/><g fill="none" stroke="#f3ecdd" stroke-width="1.8"><circle r="12"/><circle r="6.5"/></g><circle r="2.8" fill="#f3ecdd"/><circle cx="8" cy="-8" r="7.2" fill="#e2c483" stroke="#0f1c22" stroke-width="2"/></svg>`;

export const FAVICON_MINE = `data:image/svg+xml,${encodeURIComponent(SVG)}`;
