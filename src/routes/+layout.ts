import { browser } from '$app/environment';
import { learn } from '$lib/ui/speaking';
import type { LayoutLoad } from './$types';

// Pages are built once, without a visitor; the few that need one (a table, a replay) turn this off.
export const prerender = true;
export const trailingSlash = 'ignore';

// Before the first paint where nothing was built ahead, so that no English flashes.
export const load: LayoutLoad = async () => {
	if (browser) await learn('shell');
};
