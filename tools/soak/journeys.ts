/** Journeys in a browser, with those that `npm test` leaves out, and every look of axe in both themes. */
import { join } from 'node:path';
import { ensureChromium } from '../lib/chromium.mjs';
import { makeJourneys } from '../lib/journeys.mjs';
import { count, none, type Figure, type Plan } from './sweep';

/** They cannot be ended before. */
const MINUTES = 45;

export async function journeys({ folder, say, seconds }: Plan): Promise<Figure[]> {
	if (seconds < MINUTES * 60) {
		say(`journeys: left out, since they take up to ${MINUTES} minutes`);
		return [];
	}
	await ensureChromium();
	say('journeys: all of them, with every look in both themes');
	const made = await makeJourneys(join(folder, 'journeys.json'), { sweep: true });
	return [
		count('journeys that went well', made.passed),
		count('of them at the second try', made.again),
		none('journeys that failed', made.failed, made.titles)
	];
}
