// Pages are built once, without a visitor; the few that need one (a table, a replay) turn this off.
export const prerender = true;
export const trailingSlash = 'ignore';
