/** A page that is built in another language says so in its first tag; the site's own say it when they run. */
import type { Handle } from '@sveltejs/kit';

export const handle: Handle = ({ event, resolve }) =>
	resolve(event, {
		transformPageChunk: ({ html }) => html.replace('%orrery.lang%', event.params.lang ?? 'en')
	});
