/** Players in words: how far they are, what they have. */
import type { SeatId } from '$lib/core/ids';
import { seatLook } from '../../pieces/seats';
import { listed, nameOf, printed, t } from '../../words';
import type { Sight } from '../screen';
import { raceName } from './systems';

/** `3 Political`, the Strategy Cards of a player. */
export const strategyName = (card: string, { book }: Pick<Sight, 'book'>): string => {
	const known = book?.strategies[card];
	return known ? t('{number} {card}', { number: known.number, card: printed(known.name) }) : card;
};

/** What a player's planets are worth: those that are ready, and all. */
export function sumsOf({ open }: Pick<Sight, 'open'>, seat: SeatId) {
	const sums = {
		planets: 0,
		ready: { resources: 0, influence: 0 },
		all: { resources: 0, influence: 0 }
	};
	for (const [id, planet] of Object.entries(open.planets)) {
		if (planet.owner !== seat) continue;
		const { resources, influence } = open.figures.worth[id as `planet:${string}`] ?? {
			resources: 0,
			influence: 0
		};
		sums.planets += 1;
		sums.all.resources += resources;
		sums.all.influence += influence;
		if (planet.exhausted) continue;
		sums.ready.resources += resources;
		sums.ready.influence += influence;
	}
	return sums;
}

/** `Mira, Amber, Letnev: 3 of 10 victory points, 5 planets, … Speaker. Has passed.` */
export function seatLabel(seat: SeatId, sight: Sight): string {
	const { open, names, book } = sight;
	const player = open.players[seat];
	if (!player) return nameOf(seat, names);
	const { planets, ready } = sumsOf(sight, seat);
	const { strategy, fleet, command } = player.counters;
	const has = listed([
		t('{has} of {of} victory points', { has: player.points, of: open.figures.toWin }),
		t('{n, plural, one {# planet} other {# planets}}', { n: planets }),
		t('{n, plural, one {# resource} other {# resources}} ready', { n: ready.resources }),
		t('{n} influence ready', { n: ready.influence }),
		t('{n, plural, one {# trade good} other {# trade goods}}', { n: player.tradeGoods }),
		t('counters: {command} to command, {fleet} for fleets, {strategy} for strategy', {
			command,
			fleet,
			strategy
		}),
		t('{n, plural, one {# technology} other {# technologies}}', { n: player.techs.length }),
		t('{n, plural, one {# Action Card} other {# Action Cards}}', { n: player.holds.actions })
	]);
	const who = t('{who}, {colour}, {race}', {
		who: nameOf(seat, names),
		colour: seatLook(seat).colour,
		race: raceName(player.race, book) || t('no race yet')
	});
	const cards = listed(player.strategy.map(({ card }) => strategyName(card, sight)));
	return [
		t('{who}: {has}.', { who, has }),
		cards ? t('Strategy: {cards}.', { cards }) : '',
		open.speaker === seat ? t('Speaker.') : '',
		player.isOut
			? t('Out of the game.')
			: player.passed && open.stage === 'action'
				? t('Has passed.')
				: ''
	]
		.filter(Boolean)
		.join(' ');
}
