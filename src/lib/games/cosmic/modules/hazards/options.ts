/** What the host chooses of the hazards (CE-33.1, CE-33.14, CE-33.15, CE-33.16). */
import { msg, refuse } from '../../../../core';
import type { Json, OptionsOf, Refusal } from '../../../../core';
import type { Hazards } from './state';

export interface HazardOptions {
	readonly hazard: 'off' | 'conflict' | 'odyssey' | 'both';
	readonly hazardMode: 'warning' | 'always' | 'second';
	readonly hazardCopies: 'printed' | 'single';
	readonly entropyBeast: boolean;
}

export const HAZARD_SPECS: OptionsOf<HazardOptions> = {
	hazard: {
		first: true,
		say: msg('Hazards'),
		about: msg(
			'A hazard is an event that changes an encounter for all: now and then a card is turned up that bends the rules: both sides lose, say, or each may invite one player at most.'
		),
		rule: 'CE-33.1',
		adds: true,
		values: [
			{ value: 'off', say: msg('None') },
			{
				value: 'conflict',
				say: msg(
					'The older, simpler set: a warning on a destiny card brings a hazard for the encounter'
				),
				brief: msg('Older set')
			},
			{
				value: 'odyssey',
				say: msg(
					'The newer, richer set: some stay until another that stays comes, some the offense may take in place of the encounter'
				),
				brief: msg('Newer set')
			},
			{
				value: 'both',
				say: msg('Both sets, in one deck'),
				brief: msg('Both sets')
			}
		],
		surprise: ['conflict', 'both'],
		initial: 'off'
	},
	hazardMode: {
		within: 'hazard',
		say: msg('Hazards come'),
		rule: 'CE-33.14',
		values: [
			{ value: 'warning', say: msg('When destiny shows a warning') },
			{ value: 'always', say: msg('In every encounter') },
			{ value: 'second', say: msg('In second encounters only') }
		],
		initial: 'warning'
	},
	hazardCopies: {
		within: 'hazard',
		say: msg('Hazard cards of each kind'),
		rule: 'CE-33.16',
		values: [
			{ value: 'printed', say: msg('As many as printed') },
			{ value: 'single', say: msg('One of each') }
		],
		initial: 'printed'
	},
	entropyBeast: {
		within: 'hazard',
		say: msg('The Entropy Beast among the hazards'),
		rule: 'CE-33.22',
		values: [
			{ value: false, say: msg('Left out') },
			{
				value: true,
				say: msg('In their deck: it destroys planets, and may end the game with nobody winning'),
				brief: msg('In their deck')
			}
		],
		initial: false
	}
};

/** What a table with hazards keeps of them. */
export const hazardsFor = ({ hazardMode }: { readonly [id: string]: Json }): Hazards => ({
	mode: hazardMode === 'always' || hazardMode === 'second' ? hazardMode : 'warning',
	inPlay: [],
	pact: null
});

/** CE-30.2: why hazards cannot come with these options; null when they can. */
export function warningsMissing({
	hazard = 'off',
	hazardMode = 'warning',
	destinyCopiesPerColour = 3
}: {
	readonly [id: string]: Json;
}): Refusal | null {
	return hazard === 'off' || hazardMode !== 'warning' || destinyCopiesPerColour === 3
		? null
		: refuse(
				'CE-30.2',
				msg('Hazards that come by a warning need three destiny cards of each colour.')
			).refusal;
}
