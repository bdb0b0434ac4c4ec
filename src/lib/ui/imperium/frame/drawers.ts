/** What lies beside the galaxy, a drawer each; what is looked at most comes first. */
import Crown from '@lucide/svelte/icons/crown';
import FlaskConical from '@lucide/svelte/icons/flask-conical';
import Globe from '@lucide/svelte/icons/globe';
import Landmark from '@lucide/svelte/icons/landmark';
import Layers from '@lucide/svelte/icons/layers';
import ScrollText from '@lucide/svelte/icons/scroll-text';
import Target from '@lucide/svelte/icons/target';
import type { Lit } from '../../filling';
import type { Drawer } from '../../hexmap/table';
import { t } from '../../words';
import type { Sight } from '../screen';
import { sumsOf } from '../words/labels';

export type DrawerId =
	'hand' | 'planets' | 'command' | 'strategy' | 'technologies' | 'objectives' | 'laws';

export function drawersOf({ open, own, you }: Sight): readonly Drawer<DrawerId>[] {
	const me = you ? open.players[you] : undefined;
	const mine: readonly Drawer<DrawerId>[] =
		me && you
			? [
					{
						id: 'hand',
						say: t('Action Cards'),
						short: t('Cards'),
						n: String(own?.hand.length ?? 0),
						icon: ScrollText
					},
					{
						id: 'planets',
						say: t('Planets'),
						short: t('Planets'),
						n: String(sumsOf({ open }, you).planets),
						icon: Globe
					},
					{
						id: 'command',
						say: t('Command'),
						short: t('Pools'),
						n: String(me.counters.command),
						icon: Layers
					}
				]
			: [{ id: 'planets', say: t('Planets'), short: t('Planets'), n: null, icon: Globe }];
	return [
		...mine,
		{
			id: 'technologies',
			say: t('Technologies'),
			short: t('Techs'),
			n: me ? String(me.techs.length) : null,
			icon: FlaskConical
		},
		{
			id: 'objectives',
			say: t('Objectives'),
			short: t('Objectives'),
			n: String(open.objectives.length + (own?.secrets.length ?? 0)),
			icon: Target
		},
		{ id: 'strategy', say: t('Strategy'), short: t('Strategy'), n: null, icon: Crown },
		{
			id: 'laws',
			say: t('Laws'),
			short: t('Laws'),
			n: String(open.laws.length),
			icon: Landmark
		}
	];
}

/** Pieces of each drawer begin so. */
const HOLDS: readonly (readonly [DrawerId, string])[] = [
	['technologies', 'tech:'],
	['strategy', 'strategy:'],
	['objectives', 'objective:'],
	['planets', 'planet:']
];

/** Drawers that hold something you may choose now. */
export const litDrawers = (
	lit: ReadonlyMap<string, Lit>,
	hand: readonly string[]
): ReadonlySet<DrawerId> =>
	new Set([
		...(hand.some((card) => lit.has(card)) ? (['hand'] as const) : []),
		...HOLDS.flatMap(([drawer, prefix]) =>
			[...lit.keys()].some((piece) => piece.startsWith(prefix)) ? drawer : []
		)
	]);
