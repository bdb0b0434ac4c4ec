/** What the host chooses before the start (TI-35), and the switch "as Orrery first had them" (TI-32.1). */
import { initially, listed, msg } from '../../core';
import type { OptionsOf, Preset } from '../../core';
import type { ImperiumOptions } from './types';

const SPECS: OptionsOf<ImperiumOptions> = {
	tacticalAction: {
		say: msg('Tactical Action'),
		rule: 'TI-31.1',
		values: [
			{
				value: 'third',
				say: msg('Seven steps, as in the third edition'),
				brief: msg('Third edition')
			},
			{
				value: 'fourth',
				say: msg('Five steps, by rule 89 of the fourth edition'),
				brief: msg('Fourth edition')
			}
		],
		initial: 'third'
	},
	galaxy: {
		first: true,
		say: msg('Galaxy'),
		rule: 'TI-3.23',
		values: [
			{ value: 'random', say: msg('Laid out at random'), brief: msg('At random') },
			{
				value: 'built',
				say: msg('Built by all of you, tile by tile; it takes ten minutes'),
				brief: msg('Built by you')
			}
		],
		initial: 'random'
	},
	races: {
		first: true,
		say: msg('Races'),
		rule: 'TI-3.3',
		values: [
			{ value: 'random', say: msg('Dealt at random'), brief: msg('At random') },
			{
				value: 'pick',
				say: msg('Picked one after the other, the Speaker first'),
				brief: msg('Picked')
			},
			{
				value: 'twoKeepOne',
				say: msg('Everybody is dealt two and keeps one, unseen'),
				brief: msg('One of two')
			}
		],
		initial: 'random'
	},
	longWar: {
		first: true,
		say: msg('Length'),
		rule: 'TI-1.13',
		values: [
			{ value: 'off', say: msg('To 10 victory points') },
			{ value: 'on', say: msg('To 14 victory points: the Long War') }
		],
		initial: 'off'
	},
	afterPassing: {
		say: msg('After passing'),
		rule: 'TI-8.3',
		values: [
			{
				value: 'secondaries',
				say: msg('Secondaries and answers to cards, nothing else'),
				brief: msg('Secondaries only')
			},
			{
				value: 'published',
				say: msg('Action Cards that are no actions stay open too'),
				brief: msg('Cards too')
			}
		],
		initial: 'secondaries'
	},
	electAbstain: {
		say: msg('Abstaining in elections'),
		rule: 'TI-17.11',
		values: [
			{ value: 'allowed', say: msg('Allowed') },
			{ value: 'refused', say: msg('Only for who has no votes') }
		],
		initial: 'allowed'
	},
	diplomacyRefresh: {
		say: msg('Diplomacy refreshes'),
		rule: 'TI-24.5',
		values: [
			{ value: 'any', say: msg('Any two of your planets') },
			{ value: 'outsideHome', say: msg('Two planets outside Home Systems') }
		],
		initial: 'any'
	},
	warfareGoal: {
		say: msg('Warfare moves ships'),
		rule: 'TI-24.11',
		values: [
			{ value: 'notHome', say: msg('Into systems without ships that are no Home Systems') },
			{ value: 'anyEmpty', say: msg('Into any system without ships') }
		],
		initial: 'notHome'
	},
	imperialDock: {
		say: msg('Imperial builds Space Docks'),
		rule: 'TI-12.22',
		values: [
			{ value: 'no', say: msg('No: units at docks you have') },
			{ value: 'yes', say: msg('Yes: a new one in the system you choose') }
		],
		initial: 'no'
	},
	casualties: {
		say: msg('Casualties'),
		rule: 'TI-9.12',
		values: [
			{ value: 'together', say: msg('Both sides choose at once') },
			{ value: 'attackerFirst', say: msg('The attacker chooses first') }
		],
		initial: 'together'
	},
	secondaries: {
		say: msg('Secondaries'),
		rule: 'TI-5.4',
		values: [
			{ value: 'together', say: msg('All decide at once') },
			{ value: 'inTurn', say: msg('One after the other, clockwise') }
		],
		initial: 'together'
	}
};

export const OPTIONS = listed(SPECS);
export const DEFAULTS: ImperiumOptions = initially(SPECS);

/** TI-32.1. */
export const PRESETS: readonly Preset[] = [
	{
		id: 'asWritten',
		say: msg('Seven rules as Orrery first had them'),
		note: msg(
			'Otherwise they follow the published rules, or what is quicker online. With this, losses and secondaries are decided one after the other, for example; each of the seven can also be chosen alone.'
		),
		rule: 'TI-32.1',
		options: {
			afterPassing: 'secondaries',
			electAbstain: 'allowed',
			diplomacyRefresh: 'any',
			warfareGoal: 'anyEmpty',
			imperialDock: 'yes',
			casualties: 'attackerFirst',
			secondaries: 'inTurn'
		}
	}
];
