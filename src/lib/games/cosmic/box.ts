/**
 * The box of a table (CE-3.19): the aliens, each with its flare, that can come into the game at all. What it is
 * settled from is kept in the game's file, so that aliens made later change nothing in it (CE-3.20).
 */
import { msg, refuse, verbatim } from '../../core';
import type { Json, OptionsOf, Refusal } from '../../core';
import { ALIENS } from './aliens';
import { COLOURS } from './further';
import { FEWEST_FLARES, alienName } from './cards';
import { ALERTS, selectionOf } from './modules/selection/options';
import type { AlienId, CosmicOptions } from './types';

export interface BoxOptions {
	readonly box: 'drawn' | 'chosen' | 'all' | 'classic';
	readonly essence: boolean;
	readonly expansions: boolean;
}

/** The rules from which the box is an option; games of before came from the sixteen. */
export const BOXED = 3;

/** The aliens there were before the box was an option. */
export const CLASSIC: readonly AlienId[] = [
	'anti-matter',
	'chosen',
	'clone',
	'filch',
	'gambler',
	'machine',
	'macron',
	'oracle',
	'parasite',
	'reincarnator',
	'sorcerer',
	'tick-tock',
	'trader',
	'vacuum',
	'virus',
	'zombie'
];

export const hasEssence = (alien: AlienId): boolean => ALIENS[alien]?.essence !== undefined;

/** Aliens with cards of their own (CE-36.1). */
const WITH_ESSENCE: readonly AlienId[] = Object.keys(ALIENS).filter(hasEssence);

const isOfExpansion = (alien: AlienId): boolean => ALIENS[alien]?.set !== undefined;

/** Aliens that expansions brought (CE-3.22). */
const OF_EXPANSIONS: readonly AlienId[] = Object.keys(ALIENS).filter(isOfExpansion);

/** The name under which the options keep what the host chose; left out: all. */
export const CHOSEN = 'chosenAliens';

export const BOX_SPECS: OptionsOf<BoxOptions> = {
	box: {
		first: true,
		say: msg('Aliens in the box'),
		rule: 'CE-3.19',
		values: [
			{
				value: 'drawn',
				say: msg('Drawn at the start: two for each player and six more'),
				brief: msg('Drawn at the start')
			},
			{
				value: 'chosen',
				say: msg('Chosen by hand'),
				list: {
					id: CHOSEN,
					among: Object.entries(ALIENS)
						.filter(([id]) => !hasEssence(id))
						.map(([id, { words }]) => ({ id, say: words.name })),
					note: msg('Two or more for each player, and ten at least.')
				}
			},
			{ value: 'all', say: msg('All there are'), brief: msg('All') },
			{ value: 'classic', say: msg('The classic sixteen'), brief: msg('Classic') }
		],
		initial: 'drawn'
	},
	expansions: {
		say: msg('Aliens of expansions'),
		rule: 'CE-3.22',
		adds: true,
		values: [
			{ value: false, say: msg('Only where they are chosen by hand'), brief: msg('None') },
			{
				value: true,
				say: msg('With all others: {aliens}', { aliens: { and: OF_EXPANSIONS.map(alienName) } }),
				brief: msg('With all others')
			}
		],
		initial: false,
		surprise: [true]
	},
	essence: {
		say: msg('Aliens with essence cards'),
		rule: 'CE-36.1',
		adds: true,
		values: [
			{ value: false, say: msg('Left out'), brief: msg('None') },
			{
				value: true,
				say: msg('In the box: {aliens}', { aliens: { and: WITH_ESSENCE.map(alienName) } }),
				brief: msg('In the box')
			}
		],
		initial: false
	}
};

type Options = { readonly [id: string]: Json };
/** What decides which aliens can come. */
type ThirdParties = Pick<CosmicOptions, 'allowThirdPartyAliens'> & {
	/** CE-36.1: left out: those with essence cards cannot. */
	readonly essence?: boolean;
	/** CE-36.27: those that live on a win of one player alone cannot where partners win together; left out: nobody has one. */
	readonly teams?: boolean;
};

/** The name under which a file keeps what its box is settled from. */
const POOL = 'aliens';

const isIds = (value: Json | undefined): value is AlienId[] =>
	Array.isArray(value) && value.every((id) => typeof id === 'string');

/** CE-22.6, CE-22.7, CE-36.1: aliens that can be in a game of this many seats. */
const playable =
	(seats: number, { allowThirdPartyAliens, essence = false, teams = false }: ThirdParties) =>
	(alien: AlienId): boolean =>
		(seats > 2 || allowThirdPartyAliens || !ALIENS[alien]?.needsThirdParties) &&
		(essence || !hasEssence(alien)) &&
		(!teams || !ALIENS[alien]?.needsSoleWinners) &&
		(seats < COLOURS || !ALIENS[alien]?.needsColour);

/** CE-3.22: all, with those of expansions or without. */
const all = (expansions: boolean): readonly AlienId[] =>
	Object.keys(ALIENS).filter((alien) => expansions || !isOfExpansion(alien));

/** The aliens a box of this kind is settled from, in a game of this many seats. */
export const poolFor = (
	seats: number,
	options: ThirdParties,
	aliens: readonly AlienId[] = all(false)
): AlienId[] => aliens.filter(playable(seats, options));

/** What the host chose to settle the box from; CE-36.1: aliens with essence cards, where they can come, are not chosen. */
function wantedBy({ box, expansions, [CHOSEN]: chosen }: Options): readonly AlienId[] {
	if (box === 'classic') return [...CLASSIC, ...WITH_ESSENCE];
	if (box !== 'chosen') return all(expansions === true);
	return isIds(chosen) ? [...chosen, ...WITH_ESSENCE] : all(true);
}

const thirdParties = ({ allowThirdPartyAliens, essence, teams }: Options): ThirdParties => ({
	allowThirdPartyAliens: allowThirdPartyAliens === true,
	essence: essence === true,
	teams: teams === true
});

/** CE-3.19: why the aliens the host chose are too few for so many seats; null when they are enough. */
export function tooFew(options: Options, seats: number): Refusal | null {
	const chosen = poolFor(seats, thirdParties(options), wantedBy(options)).length;
	const fewest = Math.max(2 * seats, FEWEST_FLARES);
	return chosen >= fewest
		? null
		: refuse(
				'CE-3.19',
				msg(
					'{players} players need {fewest} aliens in the box; {chosen} that can come are chosen.',
					{
						players: seats,
						fewest,
						chosen
					}
				)
			).refusal;
}

/** CE-40.51: whether those chosen are too few of one alert for each player to be dealt one of it. */
export function tooFewOfAlert(options: Options, seats: number): Refusal | null {
	if (selectionOf(options) !== 'spectrum') return null;
	const pool = poolFor(seats, thirdParties(options), wantedBy(options));
	const fewest = Math.min(
		...ALERTS.map((alert) => pool.filter((alien) => ALIENS[alien]?.words.alert === alert).length)
	);
	return fewest >= seats
		? null
		: refuse(
				'CE-40.51',
				msg('Spectrum needs {seats} aliens of each alert in the box; of one there are {fewest}.', {
					seats,
					fewest
				})
			).refusal;
}

/** CE-3.20: the options with the aliens there are now, unless they name those of their time. */
export function recorded(options: Options, seats: number, rules: number): Options {
	if (rules < BOXED || options[POOL] !== undefined) return options;
	return { ...options, [POOL]: poolFor(seats, thirdParties(options), wantedBy(options)) };
}

/** Why the aliens that a file names are no pool for so many seats, and the options without them. */
export function readPool(
	{ [POOL]: named, ...options }: Options,
	seats: number
): { readonly misfit: Refusal | null; readonly options: Options } {
	const misfit = ((): Refusal | null => {
		if (named === undefined) return null;
		if (!isIds(named) || new Set(named).size < named.length || named.length < 2 * seats)
			return refuse('CE-3.20', msg('The file names no aliens to play with.')).refusal;
		const unknown = named.find((id) => !Object.hasOwn(ALIENS, id));
		return unknown === undefined
			? null
			: refuse('CE-3.20', msg('There is no alien {alien}.', { alien: verbatim(unknown) })).refusal;
	})();
	return { misfit, options };
}

/** What the box of a table is settled from: what its file names, or the sixteen under rules of before. */
export function poolOf(
	options: Options,
	seats: number,
	game: ThirdParties,
	rules: number
): readonly AlienId[] {
	const { [POOL]: named, essence, expansions, teams } = options;
	if (isIds(named)) return named;
	return poolFor(
		seats,
		{ ...game, essence: essence === true, teams: teams === true },
		rules < BOXED ? CLASSIC : all(expansions === true)
	);
}

/** CE-3.19: how many aliens are drawn into the box; null: it holds all that it is settled from. */
export const drawnInto = ({ box }: Options, seats: number): number | null =>
	box === undefined || box === 'drawn' ? 2 * seats + 6 : null;
