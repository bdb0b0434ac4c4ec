/** What is heard of Twilight Imperium, and what matters of it to somebody who was not looking. */
import { template } from '$lib/core/words';
import type { Moments } from '../boards';
import { folding } from '../folding';
import type { Notes } from '../weights';
import type { ImperiumScreen } from './screen';
import { response } from './words/responses';
import { atStep } from './words/steps';
import { YOURS } from './words/yours';

const notes: Moments<ImperiumScreen>['notes'] = {
	// The galaxy and the players.
	race: { sound: 'quiet', weight: 0 },
	tile: { sound: 'card', weight: 0 },
	galaxy: { sound: 'quiet', weight: 0 },
	settle: { sound: 'quiet', weight: 0 },
	objectives: { sound: 'card', weight: 1 },
	eliminated: { sound: 'quiet', weight: 3 },
	// Rounds, turns and Strategy Cards.
	round: { sound: 'quiet', weight: 1 },
	picked: { sound: 'card', weight: 1, deed: true },
	returned: { sound: 'quiet', weight: 0 },
	keeps: { sound: 'quiet', weight: 0 },
	strategyGiven: { sound: 'quiet', weight: 1 },
	bonus: { sound: 'quiet', weight: 0 },
	speaker: { sound: 'quiet', weight: 2 },
	strategic: { sound: 'card', weight: ({ isOver }) => (isOver ? 0 : 2), deed: true },
	secondary: { sound: 'quiet', weight: 0 },
	diplomacy: { sound: 'quiet', weight: 1, deed: true },
	passed: { sound: 'quiet', weight: 1, deed: true },
	stalled: { sound: 'quiet', weight: 0 },
	cardsBack: { sound: 'quiet', weight: 0 },
	// Counters, planets and goods.
	counters: { sound: 'quiet', weight: 0, part: 'last' },
	counterPlaced: { sound: 'quiet', weight: 0 },
	counterTaken: { sound: 'quiet', weight: 0 },
	countersCleared: { sound: 'quiet', weight: 0 },
	countersMoved: { sound: 'quiet', weight: 0 },
	exhaust: { sound: 'quiet', weight: 0, part: 'next' },
	refresh: { sound: 'quiet', weight: 0 },
	tradeGoods: {
		sound: 'quiet',
		weight: 0,
		part: ({ n }) => (n < 0 ? 'next' : 'last'),
		sign: ({ n }) =>
			n < 0
				? { of: template('−{n, plural, one {# trade good} other {# trade goods}}'), n: -n }
				: { of: template('+{n, plural, one {# trade good} other {# trade goods}}'), n }
	},
	goodsLost: { sound: 'quiet', weight: 1 },
	gift: { sound: 'quiet', weight: 1 },
	income: { sound: 'quiet', weight: 0 },
	tech: { sound: 'quiet', weight: 1, deed: true },
	techLost: { sound: 'quiet', weight: 1 },
	// More than fleets that set out.
	taken: { sound: 'quiet', weight: ({ from }) => (from ? 3 : 2), robs: ({ from }) => from },
	neutral: { sound: 'quiet', weight: 2, robs: ({ from }) => from },
	// Trade.
	offered: { sound: 'quiet', weight: 0 },
	accepted: { sound: 'quiet', weight: 0 },
	offerEnded: { sound: 'quiet', weight: 0 },
	agreement: { sound: 'quiet', weight: 1 },
	broken: { sound: 'quiet', weight: 2 },
	// Fleets and units.
	activated: { of: 'fight', begins: true, sound: 'quiet', weight: 1, deed: true },
	transfer: { sound: 'quiet', weight: 1, deed: true },
	moved: { sound: 'quiet', weight: 1, deed: true },
	placed: { sound: 'quiet', weight: 0, part: 'last' },
	lost: { of: 'fight', sound: 'quiet', weight: 1 },
	damaged: { of: 'fight', sound: 'quiet', weight: 0 },
	repaired: { sound: 'quiet', weight: 0 },
	raised: { sound: 'quiet', weight: 0 },
	razed: { sound: 'quiet', weight: 1 },
	shifted: { sound: 'quiet', weight: 0 },
	embarked: { sound: 'quiet', weight: 0, part: 'next' },
	landed: { sound: 'quiet', weight: 0 },
	landedLost: { sound: 'quiet', weight: 0 },
	produced: { sound: 'quiet', weight: 1, deed: true },
	// Fights.
	fired: { of: 'fight', sound: 'fight', weight: 1, deed: true },
	battleBegins: { of: 'fight', sound: 'fight', weight: 1 },
	announced: { of: 'fight', sound: 'quiet', weight: 0 },
	strike: { of: 'fight', sound: 'quiet', weight: 0 },
	battleRound: { of: 'fight', sound: 'quiet', weight: 0, part: 'next' },
	leaving: { of: 'fight', sound: 'quiet', weight: 0 },
	retreats: { of: 'fight', sound: 'quiet', weight: 1, deed: true },
	battleEnds: {
		...{ of: 'fight', ends: true, sound: 'quiet', weight: 2 },
		// Whoever came to fight knows what it might cost.
		robs: ({ winner, defender }) => (winner === defender ? null : defender)
	},
	bombards: { of: 'fight', sound: 'fight', weight: 1, deed: true },
	x89: { of: 'fight', sound: 'fight', weight: 2 },
	invasionBegins: { of: 'fight', sound: 'quiet', weight: 0 },
	groundRound: { of: 'fight', sound: 'quiet', weight: 0, part: 'next' },
	invasionEnds: { of: 'fight', ends: true, sound: 'quiet', weight: 1 },
	dice: {
		of: 'fight',
		sound: 'dice',
		weight: 0,
		// One that is rolled again is read with the roll it was in.
		part: ({ dice }) => (dice.every(({ before }) => before.length > 0) ? 'last' : null)
	},
	artifact: { sound: 'dice', weight: 1 },
	blast: { sound: 'dice', weight: 1 },
	// Action Cards.
	drawn: { sound: 'quiet', weight: 0 },
	discarded: { sound: 'quiet', weight: 0 },
	stolen: { sound: 'quiet', weight: 1, robs: ({ from }) => from },
	given: { sound: 'quiet', weight: 1 },
	takenBack: { sound: 'quiet', weight: 0 },
	played: { sound: 'card', weight: 2, deed: true },
	cancelled: { sound: 'card', weight: 1 },
	done: { sound: 'quiet', weight: 0 },
	laidOpen: { sound: 'card', weight: 0 },
	tookOpen: { sound: 'quiet', weight: 0 },
	reshuffled: { sound: 'quiet', weight: 0 },
	spied: { sound: 'quiet', weight: 1 },
	// Agendas and laws.
	looked: { sound: 'quiet', weight: 0 },
	agenda: { of: 'vote', begins: true, sound: 'vote', weight: 1 },
	agendaGone: { sound: 'quiet', weight: 1 },
	discredited: { of: 'vote', sound: 'quiet', weight: 1 },
	noVotes: { of: 'vote', ends: true, sound: 'quiet', weight: 1 },
	// Who has no vote was not asked, and reads why.
	vote: { of: 'vote', sound: 'quiet', weight: ({ votes }) => (votes === 0 ? 1 : 0) },
	outcome: { of: 'vote', ends: true, sound: 'vote', weight: 3 },
	law: { of: 'vote', sound: 'quiet', weight: 2 },
	lawEnded: { sound: 'quiet', weight: 2 },
	// Objectives and points.
	turnedUp: { sound: 'card', weight: 2 },
	marker: { sound: 'quiet', weight: 0 },
	claimed: { sound: 'quiet', weight: 3, deed: true, scores: true },
	points: {
		sound: 'quiet',
		// What an objective brings is told with it.
		weight: ({ from }) => ('objective' in from ? 0 : 3),
		scores: true,
		part: 'last',
		sign: ({ n }) => ({ of: template('+{n, plural, one {# point} other {# points}}'), n })
	}
};

export const moments: Moments<ImperiumScreen> = {
	yours: YOURS,
	atStep,
	response,
	notes,
	fold: folding(notes as Notes),
	points: ({ players }) =>
		Object.fromEntries(Object.entries(players).map(([seat, { points }]) => [seat, points]))
};
