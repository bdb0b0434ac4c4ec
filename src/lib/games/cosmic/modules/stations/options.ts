/** Space stations as options of a table (CE-34.1, CE-34.2, CE-34.9, CE-34.17). */
import { msg, refuse } from '../../../../core';
import type { Json, OptionsOf, Refusal } from '../../../../core';
import type { StationSet } from './kinds';

export interface StationOptions {
	readonly stations: 'off' | 'storm' | 'odyssey' | 'both';
	readonly stationsEach: 1 | 2;
	readonly stationConquest: boolean;
}

export const STATION_SPECS: OptionsOf<StationOptions> = {
	stations: {
		say: msg('Space stations'),
		rule: 'CE-34.1',
		adds: true,
		values: [
			{ value: 'off', say: msg('None') },
			{
				value: 'storm',
				say: msg(
					'In play: each has one beside a home planet, which works while it has a colony there'
				),
				brief: msg('Older set')
			},
			{
				value: 'odyssey',
				say: msg(
					'The newer set: two each of space stations, sky cities that serve all who live below, and deep space stations of whole systems'
				),
				brief: msg('Newer set')
			},
			{
				value: 'both',
				say: msg('Both sets, dealt as the newer one'),
				brief: msg('Both sets')
			}
		],
		surprise: ['storm', 'both'],
		initial: 'off'
	},
	stationsEach: {
		within: 'stations',
		say: msg('Space stations for each player'),
		rule: 'CE-34.2',
		values: [
			{ value: 1, say: msg('One each') },
			{ value: 2, say: msg('Two each, with up to five players; of the older set alone') }
		],
		initial: 1
	},
	stationConquest: {
		within: 'stations',
		say: msg('Conquest of space stations'),
		rule: 'CE-34.9',
		values: [
			{ value: false, say: msg('They stay where they are, but for deals') },
			{
				value: true,
				say: msg(
					'An offense takes the station of the planet it wins; one beside each home planet wins'
				),
				brief: msg('They are conquered')
			}
		],
		initial: false
	}
};

/** The sets these options bring; without any there are no stations. */
export function setsIn({ stations }: { readonly [id: string]: Json }): StationSet[] {
	if (stations === 'both') return ['storm', 'odyssey'];
	return stations === 'storm' || stations === 'odyssey' ? [stations] : [];
}

/** CE-34.17: with the newer set each is dealt a card of each kind. */
export const dealsKinds = (options: { readonly [id: string]: Json }): boolean =>
	setsIn(options).includes('odyssey');

/** CE-34.2: how many of the older set alone each is dealt. */
export const eachOf = ({ stationsEach }: { readonly [id: string]: Json }): 1 | 2 =>
	stationsEach === 2 ? 2 : 1;

/** With more players there are too few for two each. */
const MOST_FOR_TWO = 5;

/** Why stations cannot come with these options; null when they can. */
export const stationsTooMany = (
	{ stations = 'off', stationsEach = 1 }: { readonly [id: string]: Json },
	seats: number
): Refusal | null =>
	stations !== 'storm' || stationsEach === 1 || seats <= MOST_FOR_TWO
		? null
		: refuse(
				'CE-34.2',
				msg('Two space stations each are for up to {n} players.', { n: MOST_FOR_TWO })
			).refusal;
