/** The board before the first decision (CE-2, CE-3.1, CE-3.2). Everything by chance happens in steps/start.ts. */
import { initially, listed, msg, refuse, withSettled } from '../../core';
import type { Json, OptionsOf, Refusal } from '../../core';
import { bySeat, misfitOf } from '../kit';
import { BOXED, BOX_SPECS, poolOf, readPool, tooFew, tooFewOfAlert } from './box';
import { MODULE_OPTIONS, modulesOf } from './modules/options';
import { tooFewForEvolution } from './modules/evolution/options';
import { hazardsFor, warningsMissing } from './modules/hazards/options';
import { freshLux } from './modules/lux/tokens';
import { selectedInTheOpen } from './modules/selection/options';
import { specialShipOf } from './modules/special/options';
import { setsIn, stationsTooMany } from './modules/stations/options';
import { tooFewForTeams } from './modules/teams/options';
import type { Board, CosmicOptions, PlanetId, Planet, Player, SeatId, Vault } from './types';

const SHIPS_ON_EACH = 4; // CE-3.2

const SPECS: OptionsOf<CosmicOptions> = {
	coloniesToWin: {
		first: true,
		say: msg('Foreign colonies to win'),
		rule: 'CE-21.1',
		values: [
			{ value: 5, say: msg('5: the full game'), brief: msg('5') },
			{ value: 4, say: msg('4: a shorter game'), brief: msg('4') }
		],
		initial: 5,
		settled: { by: 'planetsPerPlayer', when: 4, to: 4 } // CE-21.8, CE-40.1
	},
	planetsPerPlayer: {
		say: msg('Planets for each player'),
		rule: 'CE-24.8',
		values: [
			{
				value: 5,
				say: msg('5, with 20 ships; a power is lost below 3 home colonies'),
				brief: msg('5')
			},
			{
				value: 4,
				say: msg('4, with 16 ships; a power is lost below 2 home colonies, 4 colonies win'),
				brief: msg('4')
			}
		],
		surprise: [4],
		initial: 5
	},
	hiddenAlliances: {
		first: true,
		say: msg('Alliances'),
		rule: 'CE-9.7',
		values: [
			{ value: false, say: msg('Answered in turn, in the open'), brief: msg('Answered in turn') },
			{
				value: true,
				say: msg('Answered in secret, shown together'),
				brief: msg('Answered in secret')
			}
		],
		surprise: [true],
		initial: false,
		fromSeats: 3 // With two there is nobody to invite.
	},
	hiddenPowers: {
		say: msg('Alien powers'),
		rule: 'CE-3.16',
		values: [
			{ value: false, say: msg('Turned up before the first turn') },
			{ value: true, say: msg('Hidden until first used') }
		],
		// CE-40.53: not beside the ways to choose aliens that a set may bring in.
		surprise: [],
		initial: false
	},
	dealSeconds: {
		// It runs whatever clock the table has, so it stands beside that.
		first: true,
		say: msg('Time for a deal'),
		rule: 'CE-13.2',
		values: [
			{ value: 60, say: msg('A minute') },
			{ value: 120, say: msg('Two minutes') },
			{ value: 300, say: msg('Five minutes') },
			{ value: 0, say: msg('No limit') }
		],
		initial: 60
	},
	destinyCopiesPerColour: {
		say: msg('Destiny cards for each colour'),
		rule: 'CE-3.6',
		values: [
			{ value: 3, say: msg('3: as printed'), brief: msg('3') },
			{ value: 1, say: msg('1: more wild and special cards'), brief: msg('1') }
		],
		surprise: [],
		initial: 3
	},
	attackRange: {
		say: msg('Attack cards'),
		rule: 'CE-2.4',
		values: [
			{ value: '0-40', say: msg('00 to 40: as printed'), brief: msg('00 to 40') },
			{ value: '1-30', say: msg('01 to 30: without the extremes'), brief: msg('01 to 30') }
		],
		initial: '0-40'
	},
	largeGroupCards: {
		say: msg('Cards for large groups'),
		rule: 'CE-22.4',
		values: [
			{ value: 'auto', say: msg('Added with 7 or 8 players') },
			{ value: 'on', say: msg('Always added') },
			{ value: 'off', say: msg('Left out') }
		],
		initial: 'auto'
	},
	failedDealShipsFrom: {
		say: msg('Ships lost for a failed deal'),
		rule: 'CE-13.13',
		values: [
			{ value: 'any', say: msg('Each loses three of their choice') },
			{ value: 'encounterFirst', say: msg('Ships in the encounter go first') }
		],
		initial: 'any'
	},
	flareLimit: {
		say: msg('Flares in one encounter'),
		rule: 'CE-15.24',
		values: [
			{ value: 'perPlayer', say: msg('One for each player') },
			{ value: 'perTable', say: msg('One for the whole table') },
			{
				value: 'none',
				say: msg('Freewheeling: any number, but no flare twice'),
				brief: msg('Freewheeling')
			}
		],
		surprise: ['none'],
		initial: 'perPlayer'
	},
	flareReturn: {
		say: msg('A used flare goes back to hand'),
		rule: 'CE-15.26',
		values: [
			{ value: 'afterEffect', say: msg('As soon as it has taken effect') },
			{ value: 'resolution', say: msg('When the encounter is resolved') }
		],
		initial: 'afterEffect'
	},
	passiveSurvivesLoss: {
		say: msg('A lost power'),
		rule: 'CE-18.4',
		values: [
			{ value: false, say: msg('Is off altogether') },
			{ value: true, say: msg('Keeps the parts that are no use') }
		],
		initial: false
	},
	allowThirdPartyAliens: {
		say: msg('Aliens that live on third parties, with two players'),
		rule: 'CE-22.7',
		values: [
			{ value: false, say: msg('Left out') },
			{ value: true, say: msg('In the box') }
		],
		initial: false
	}
};

export const OPTIONS = [...listed(BOX_SPECS), ...listed(SPECS), ...MODULE_OPTIONS];
export const DEFAULTS: CosmicOptions = initially(SPECS);

/** Every option named with one of its values; null when they can go with this number of seats. */
export function fits(options: { readonly [id: string]: Json }, seats: number): Refusal | null {
	if (seats < 2 || seats > 8)
		return refuse('CE-22.1', msg('Two to eight can play; here are {n}.', { n: seats })).refusal;
	const { misfit, options: chosen } = readPool(options, seats);
	return (
		misfit ??
		misfitOf(OPTIONS, chosen, 'CE-26') ??
		warningsMissing(chosen) ??
		stationsTooMany(chosen, seats) ??
		tooFewForTeams(chosen, seats) ??
		tooFewForEvolution(chosen, seats) ??
		tooFew(chosen, seats) ??
		tooFewOfAlert(chosen, seats) ??
		selectedInTheOpen(chosen)
	);
}

const freshPlayer = (): Player => ({
	aliens: [],
	offered: [],
	chosen: null,
	shown: false,
	tokens: 0,
	powerLost: false,
	hand: [],
	hoard: null
});

export function setup(
	seats: readonly SeatId[],
	given: { readonly [id: string]: Json },
	rules = BOXED
): { board: Board; vault: Vault; first: 'start' } {
	const ofRules = Object.entries(given).filter(([id]) => Object.hasOwn(DEFAULTS, id));
	const chosen = { ...DEFAULTS, ...Object.fromEntries(ofRules) } as CosmicOptions;
	const options: CosmicOptions = withSettled(SPECS, chosen);
	const planets: Record<PlanetId, Planet> = {};
	for (const seat of seats)
		for (let k = 1; k <= options.planetsPerPlayer; k++)
			planets[`planet:${Number(seat.slice(5))}-${k}`] = {
				owner: seat,
				ships: { [seat]: SHIPS_ON_EACH }
			};
	const modules = modulesOf(given);
	const special = specialShipOf(given);
	const board: Board = {
		order: seats.slice(),
		options,
		box: poolOf(given, seats.length, options, rules),
		players: bySeat(seats, freshPlayer),
		planets,
		warp: {},
		removed: {},
		discard: [],
		outOfGame: [],
		destinyDiscard: [],
		besidePlanets: {},
		onTable: [],
		returning: [],
		phase: 'setup',
		turn: 0,
		offense: null,
		encounter: null,
		encounters: 0,
		sheets: [],
		...(modules && { modules }),
		...(modules?.hazard && { hazards: hazardsFor(given) }),
		...(special && { special: { kind: special, marks: {} } }),
		...(setsIn(given).length > 0 && {
			stations: [],
			...(given['stationConquest'] === true && { conquest: true as const })
		}),
		...(given['teams'] === true && { teams: { pairs: [] } }),
		...(given['evolution'] === true && { evolution: { cards: [], resting: [] } }),
		...(given['objectives'] === true && { objectives: { cards: [] } }),
		...(given['moons'] === true && { moons: [] }),
		...(given['lux'] === true && { lux: freshLux(seats, given['luxCoolDown'] === false) })
	};
	return { board, vault: { deck: [], destiny: [], flares: [] }, first: 'start' };
}
