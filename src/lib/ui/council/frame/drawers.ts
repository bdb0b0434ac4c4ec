/** What lies beside the galaxy, a drawer each. */
import Dna from '@lucide/svelte/icons/dna';
import FlaskConical from '@lucide/svelte/icons/flask-conical';
import Landmark from '@lucide/svelte/icons/landmark';
import ScrollText from '@lucide/svelte/icons/scroll-text';
import Target from '@lucide/svelte/icons/target';
import type { Lit } from '../../filling';
import type { Drawer } from '../../hexmap/table';
import { t } from '../../words';
import type { Sight } from '../screen';
import { goalsOf } from '../words/goals';

export type DrawerId = 'cards' | 'market' | 'goals' | 'laws' | 'species';

export function drawersOf(sight: Sight): readonly Drawer<DrawerId>[] {
	const me = sight.you ? sight.open.players[sight.you] : undefined;
	const goals = goalsOf(sight);
	const all = sight.open.market.length;
	const techs = sight.you ? sight.open.figures.players[sight.you]?.techs : undefined;
	const met = goals.filter(({ state }) => state === 'met').length;
	const own: readonly Drawer<DrawerId>[] = me
		? [
				{
					id: 'cards',
					say: t('Action Cards'),
					short: t('Cards'),
					n: String(me.actions.length),
					icon: ScrollText
				},
				{ id: 'species', say: t('My species'), short: t('Species'), n: null, icon: Dna }
			]
		: [];
	return [
		...own,
		{
			id: 'market',
			// Whatever they cost.
			say: techs ? t('Technologies, {n} you may research', { n: techs.length }) : t('Technologies'),
			short: t('Market'),
			n: String(all),
			icon: FlaskConical
		},
		{
			id: 'goals',
			say: met ? t('Objectives, {n} met', { n: met }) : t('Objectives'),
			short: t('Objectives'),
			n: String(goals.length),
			icon: Target
		},
		{ id: 'laws', say: t('Council'), short: t('Council'), n: null, icon: Landmark }
	];
}

/** Pieces of each drawer begin so. */
const HOLDS: readonly (readonly [DrawerId, string])[] = [
	['market', 'tech:'],
	['cards', 'action:'],
	['goals', 'objective:']
];

/** Drawers that hold something you may choose now. */
export const litDrawers = (lit: ReadonlyMap<string, Lit>): ReadonlySet<DrawerId> =>
	new Set(
		HOLDS.flatMap(([drawer, prefix]) =>
			[...lit.keys()].some((piece) => piece.startsWith(prefix)) ? drawer : []
		)
	);
