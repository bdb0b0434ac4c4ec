/** Technologies as choices: to gain free, or to buy with the payment in the same answer (TI-19.1, TI-19.3). */
import { msg } from '../../../core';
import type { AnswerTo, Barred, Choice, Words } from '../../../core';
import type { OneOf, SplitOf } from '../../kit';
import type { Play } from '../play';
import { actionCardLike, planetOf, politicalCardOf, techOf } from '../tables/by-id';
import type { Board, SeatId, TechId } from '../types';
import { endDeals } from './deals';
import { pay, payingSplit, payingWith } from './payment';
import type { PayPlace } from './payment';
import { affordable, gainTech, TECH_IDS, techPrice, techsFor, whyNotTech } from './techs';
import type { PricePart, Way } from './techs';

export interface TechChoice extends Choice<`${Way}:${TechId}`> {
	/** How it is paid; left out where it costs nothing. */
	readonly then?: SplitOf<PayPlace>;
}

const techIn = (pick: TechChoice['id']): TechId => pick.slice(pick.indexOf(':') + 1);

/** What a price is, and what makes it another than the usual one. */
function priceWords(price: number, parts: readonly PricePart[]): Words {
	const changes = parts.flatMap(({ by, of }) => {
		if ('base' in of) return [];
		const { name: what } =
			'planet' in of
				? planetOf(of.planet)
				: 'law' in of
					? politicalCardOf(of.law)
					: actionCardLike(of.card);
		return by > 0
			? [msg('{n} more by {what}', { n: by, what })]
			: [msg('{n} less by {what}', { n: -by, what })];
	});
	return changes.length > 0
		? msg('{price, plural, one {# resource} other {# resources}}: {changes}', {
				price,
				changes: { and: changes }
			})
		: msg('{price, plural, one {# resource} other {# resources}}', { price });
}

/** What may be had in this way now, each with how it is paid. */
export function techChoices(board: Board, seat: SeatId, way: Way): TechChoice[] {
	if (way === 'gain')
		return techsFor(board, seat, way).map((tech) => ({
			id: `gain:${tech}`,
			on: `tech:${tech}`,
			say: msg('Gain {tech}', { tech: techOf(tech).name })
		}));
	const paying = payingWith(board, seat, 'resources');
	return affordable(board, seat).map(({ tech, price, parts }) => ({
		id: `buy:${tech}`,
		on: `tech:${tech}`,
		say: msg('Buy {tech}', { tech: techOf(tech).name }),
		note: priceWords(price, parts),
		...(price > 0 ? { then: payingSplit(paying, 'resources', price), rule: 'TI-19.1' } : {})
	}));
}

/** What may not be had, and why. */
export function techBars(board: Board, seat: SeatId, way: Way): Barred[] {
	const open =
		way === 'gain' ? techsFor(board, seat, way) : affordable(board, seat).map(({ tech }) => tech);
	return TECH_IDS.filter((tech) => !open.includes(tech)).map((tech) => {
		const reason = whyNotTech(board, seat, tech, way) ?? {
			why: msg('It costs {price, plural, one {# resource} other {# resources}}; you have fewer.', {
				price: techPrice(board, seat, tech)
			}),
			rule: 'TI-19.1'
		};
		const { name } = techOf(tech);
		return { id: `${way}:${tech}`, on: `tech:${tech}`, say: name, ...reason };
	});
}

/** Has what was chosen: it is paid, then it works at once (TI-19.5). */
export function takeTech(
	play: Play,
	seat: SeatId,
	{ pick, then }: AnswerTo<OneOf<TechChoice>>,
	rule: string
): void {
	const tech = techIn(pick);
	const isBought = pick.startsWith('buy:');
	const paid = isBought ? techPrice(play.board, seat, tech) : null;
	pay(play, seat, then?.split ?? {}, rule);
	if (isBought) endDeals(play.board, seat);
	gainTech(play, seat, tech, paid, rule);
}
