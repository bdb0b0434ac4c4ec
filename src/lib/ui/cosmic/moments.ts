/** What is heard of Cosmic Encounter, and what matters of it to somebody who was not looking. */
import { isSeat } from '$lib/core/ids';
import type { Moments } from '../boards';
import type { CosmicScreen } from './screen';
import { atStep } from './words/steps';
import { YOURS } from './words/yours';

export const moments: Moments<CosmicScreen> = {
	notes: {
		phase: { sound: 'quiet', weight: 0 },
		destiny: { sound: 'card', weight: 1 },
		redrawn: { sound: 'quiet', weight: 1, deed: true },
		hazard: { sound: 'card', weight: 2 },
		aim: { sound: 'quiet', weight: 1, deed: true },
		ships: {
			sound: 'quiet',
			weight: ({ to, settles }) => (settles ? 3 : to === 'warp' || to === 'removed' ? 1 : 0)
		},
		cards: {
			sound: 'quiet',
			// A hand that is lost is news, whoever has it then.
			weight: ({ n, from, to }) =>
				from === 'hand' && n > 1 && (to === 'discard' || isSeat(to)) ? 2 : 0,
			// Of single ones that are taken it is told which they were.
			robs: ({ seat, lot, by }) => (lot || by ? seat : null)
		},
		robbed: { sound: 'quiet', weight: 2, robs: ({ seat }) => seat },
		named: { sound: 'quiet', weight: 0, instead: true },
		power: { sound: 'quiet', weight: 3 },
		invited: { sound: 'quiet', weight: 0 },
		joined: { sound: 'quiet', weight: 1, deed: true },
		laid: { sound: 'card', weight: 0 },
		reveal: { of: 'fight', begins: true, sound: 'card', weight: 1 },
		played: { of: 'fight', sound: 'card', weight: 1, deed: true },
		use: { of: 'fight', sound: 'card', weight: ({ decides }) => (decides ? 2 : 1), deed: true },
		zap: { of: 'fight', sound: 'card', weight: 2, deed: true },
		tokens: { sound: 'quiet', weight: 0 },
		tech: { sound: 'card', weight: 1, deed: true },
		handed: { sound: 'quiet', weight: 1 },
		outcome: { of: 'fight', ends: true, sound: 'fight', weight: 2 }
	},
	yours: YOURS,
	atStep,
	points: ({ players }) =>
		Object.fromEntries(
			Object.entries(players).map(([seat, { foreignColonies }]) => [seat, foreignColonies])
		)
};
