/** Objective Cards (GC-17.3): a state looks at the board at judging, a feat at what was done this round. */
import { msg } from '../../../core';
import type { Words } from '../../../core';
import type { Condition } from './vocabulary';

export interface Objective {
	readonly name: Words;
	readonly vp: number;
	readonly kind: 'state' | 'feat';
	readonly text: Words;
	readonly condition: Condition;
	/** Removed from the deck with fewer races, NPC races included (GC-6.2). */
	readonly minRaces?: number;
}

export const OBJECTIVES = {
	charter: {
		name: msg('Colonial Charter'),
		vp: 1,
		kind: 'state',
		text: msg('Own 4 or more planets.'),
		condition: { metric: 'planets', op: '>=', n: 4 }
	},
	'great-realm': {
		name: msg('Great Realm'),
		vp: 2,
		kind: 'state',
		text: msg('Own 6 or more planets.'),
		condition: { metric: 'planets', op: '>=', n: 6 }
	},
	learned: {
		name: msg('Learned Society'),
		vp: 1,
		kind: 'state',
		text: msg('Have 2 or more technologies.'),
		condition: { metric: 'techs', op: '>=', n: 2 }
	},
	'golden-age': {
		name: msg('Golden Age'),
		vp: 2,
		kind: 'state',
		text: msg('Have 4 or more technologies, or one of Tier 3 or higher.'),
		condition: {
			any: [
				{ metric: 'techs', op: '>=', n: 4 },
				{ metric: 'topTier', op: '>=', n: 3 }
			]
		}
	},
	'grand-fleet': {
		name: msg('Grand Fleet'),
		vp: 1,
		kind: 'state',
		text: msg('Your ships are worth 14 or more Battle Points.'),
		condition: { metric: 'fleetPoints', op: '>=', n: 14 }
	},
	'capital-line': {
		name: msg('Line of Battle'),
		vp: 1,
		kind: 'state',
		text: msg('Have 2 or more Dreadnaughts.'),
		condition: { metric: 'dreadnaughts', op: '>=', n: 2 }
	},
	harbours: {
		name: msg('Chain of Harbours'),
		vp: 1,
		kind: 'state',
		text: msg('Have 3 Space Ports.'),
		condition: { metric: 'ports', op: '>=', n: 3 }
	},
	'far-travellers': {
		name: msg('Far Travellers'),
		vp: 1,
		kind: 'state',
		text: msg('Have ships in 5 or more hexes.'),
		condition: { metric: 'shipHexes', op: '>=', n: 5 }
	},
	'rich-find': {
		name: msg('The Rich Find'),
		vp: 1,
		kind: 'state',
		text: msg('Own a planet other than your homeworld that gives 3 or more production.'),
		condition: { metric: 'bestColony', op: '>=', n: 3 }
	},
	treasury: {
		name: msg('Full Treasury'),
		vp: 1,
		kind: 'state',
		text: msg('Have 8 or more in Stock and unexpended production together.'),
		condition: { metric: 'savings', op: '>=', n: 8 }
	},
	strings: {
		name: msg('Pulling Strings'),
		vp: 1,
		kind: 'state',
		text: msg('Have Riot Counters on 3 or more planets.'),
		condition: { metric: 'influenced', op: '>=', n: 3 }
	},
	uprising: {
		name: msg('Uprising'),
		vp: 2,
		kind: 'state',
		text: msg('A planet is Rioting under your Riot Counters.'),
		condition: { metric: 'riotsStarted', op: '>=', n: 1 }
	},
	'second-throne': {
		name: msg('The Second Throne'),
		vp: 2,
		kind: 'state',
		text: msg('Own a homeworld that is not your own.'),
		condition: { metric: 'foreignHomeworlds', op: '>=', n: 1 }
	},
	'combined-arms': {
		name: msg('Combined Arms'),
		vp: 1,
		kind: 'state',
		text: msg('Have a Fighter, a Destroyer and a Dreadnaught in the same hex.'),
		condition: { metric: 'kindsTogether', op: '>=', n: 3 }
	},
	'watchful-peace': {
		name: msg('Watchful Peace'),
		vp: 1,
		kind: 'state',
		text: msg(
			'Have ships at 4 or more of your planets, and no Riot Counter on any of your planets.'
		),
		condition: {
			all: [
				{ metric: 'guardedPlanets', op: '>=', n: 4 },
				{ metric: 'riotsOwned', op: '=', n: 0 }
			]
		}
	},
	'loud-voice': {
		name: msg('The Loudest Voice'),
		vp: 1,
		kind: 'state',
		text: msg('Have 9 or more votes.'),
		condition: { metric: 'votes', op: '>=', n: 9 }
	},
	'border-lords': {
		name: msg('Border Lords'),
		vp: 1,
		kind: 'state',
		text: msg('Own planets next to planets of 2 or more other races.'),
		condition: { metric: 'neighbours', op: '>=', n: 2 },
		minRaces: 3
	},
	laurels: {
		name: msg('Laurels'),
		vp: 1,
		kind: 'feat',
		text: msg('Win a ship battle this round.'),
		condition: { metric: 'battlesWon', op: '>=', n: 1 }
	},
	conquest: {
		name: msg('Conquest'),
		vp: 2,
		kind: 'feat',
		text: msg('Take a planet from another race this round.'),
		condition: { metric: 'planetsTakenFromRaces', op: '>=', n: 1 }
	},
	explorers: {
		name: msg('Explorers'),
		vp: 1,
		kind: 'feat',
		text: msg('Resolve 2 or more Discovery Tokens this round.'),
		condition: { metric: 'tokensResolved', op: '>=', n: 2 }
	},
	'hull-breakers': {
		name: msg('Hull Breakers'),
		vp: 1,
		kind: 'feat',
		text: msg('Destroy or take enemy ships worth 5 or more Battle Points this round.'),
		condition: { metric: 'pointsDestroyed', op: '>=', n: 5 }
	},
	'great-works': {
		name: msg('Great Works'),
		vp: 1,
		kind: 'feat',
		text: msg('Spend 12 or more production and Stock this round.'),
		condition: { metric: 'productionSpent', op: '>=', n: 12 }
	},
	'own-path': {
		name: msg('Own Path'),
		vp: 1,
		kind: 'state',
		text: msg('Be in no alliance and own 5 or more planets.'),
		condition: {
			all: [
				{ metric: 'allied', op: '=', n: 0 },
				{ metric: 'planets', op: '>=', n: 5 }
			]
		}
	},
	'launching-day': {
		name: msg('Launching Day'),
		vp: 1,
		kind: 'feat',
		text: msg('Build ships worth 7 or more Battle Points this round.'),
		condition: { metric: 'pointsBuilt', op: '>=', n: 7 }
	}
} satisfies Record<string, Objective>;
