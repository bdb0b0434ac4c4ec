/** The whole table in sentences, for those who play without the board. */
import type { Chapter } from '../../boards';
import { listed, nameOf, printed, t } from '../../words';
import type { Sight } from '../screen';
import { seatLabel, strategyName } from './labels';
import { objectivesOf } from './objectives';
import { likeOf } from '$lib/core/copies';
import { systemLabel, systemsOf } from './systems';
import { stageName } from './turns';

export function inWords(sight: Sight): readonly Chapter[] {
	const { open, own, names, book } = sight;
	const free = Object.keys(open.bonus);
	const hand = (own?.hand ?? []).map((id) => printed(book?.actions[likeOf(id)]?.name) || id);
	const round = open.round
		? t('Round {n}, {stage}.', { n: open.round, stage: stageName(open) })
		: t('Before the first round.');
	return [
		{
			title: t('The round'),
			lines: [
				round,
				t('{who} is Speaker.', { who: nameOf(open.speaker, names) }),
				...open.figures.turns.flatMap(({ seat, initiative }) =>
					initiative === null
						? []
						: [t('Number {n}: {who}.', { n: initiative, who: nameOf(seat, names) })]
				),
				...free.map((card) =>
					t('{card}: {n, plural, one {# bonus counter} other {# bonus counters}}.', {
						card: strategyName(card, sight),
						n: open.bonus[card] ?? 0
					})
				)
			]
		},
		{ title: t('Players'), lines: open.order.map((seat) => seatLabel(seat, sight)) },
		{ title: t('The galaxy'), lines: systemsOf(open).map((id) => systemLabel(id, sight)) },
		{
			title: t('Objectives'),
			lines: objectivesOf(sight).map(({ text, gives, claimed }) =>
				claimed.length > 0
					? t('{text} {gives} Claimed by {who}.', {
							text,
							gives,
							who: listed(claimed.map((seat) => nameOf(seat, names)))
						})
					: t('{text} {gives}', { text, gives })
			)
		},
		...(open.laws.length > 0
			? [
					{
						title: t('Laws'),
						lines: open.laws.map(({ card }) => printed(book?.politics[card]?.name) || card)
					}
				]
			: []),
		...(hand.length > 0 ? [{ title: t('Your Action Cards'), lines: [listed(hand)] }] : [])
	];
}
