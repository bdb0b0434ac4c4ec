/** What somebody's votes are made of (GC-17.5). */
import { msg, verbatim } from '$lib/core/words';
import type { SeatId } from '$lib/core/ids';
import type { HexId } from '$lib/games/council/types';
import { fill, listed, t } from '../../words';
import type { Sight } from '../screen';
import { hexesOf, nameAt } from './hexes';
import { sourceWords } from './sources';

/** `1 for the seat, 3 by Lost Envoy, 3 for planets and 3 for 9 unexpended production (1 for every 3)` */
export function votesMadeOf(seat: SeatId, sight: Sight): string {
	const figures = sight.open.figures.players[seat];
	if (!figures) return '';
	const { votes, votesFrom, votesBy, unexpended } = figures;
	const parts = [
		t('{n} for the seat', { n: votesBy.reduce((left, { n }) => left - n, votesFrom.seat) }),
		...votesBy.map(({ source, n }) => {
			const { name, on } = sourceWords(source, sight.book);
			return t('{n} by {card}', { n, card: on ?? name });
		}),
		...planetsMadeOf(seat, votesFrom.planets, sight),
		votesFrom.hexes ? t('{n} for hexes', { n: votesFrom.hexes }) : '',
		t('{n} for {saved} unexpended production (1 for every 3)', {
			saved: unexpended,
			n: votes - votesFrom.seat - votesFrom.planets - votesFrom.hexes
		})
	];
	return listed(parts.filter(Boolean));
}

/**
 * The votes of planets: as one number where each of its own has one and no other does, else those that Riot
 * Counters win and lose by name (GC-16.5, GC-16.6).
 */
function planetsMadeOf(seat: SeatId, n: number, sight: Sight): string[] {
	const { open, names } = sight;
	const won: HexId[] = [];
	const lost: string[] = [];
	for (const id of hexesOf(open)) {
		const speaker = open.figures.planets[id]?.speaksFor;
		if (speaker === undefined) continue;
		const name = nameAt(sight, id);
		if (speaker === seat) won.push(id);
		else if (open.hexes[id]?.planet?.owner === seat)
			lost.push(
				speaker === null
					? t('none for {planet}, which is rioting', { planet: name })
					: fill(
							msg('none for {planet}, which speaks for {whom}, whose Riot Counters it carries', {
								planet: verbatim(name),
								whom: speaker
							}),
							names
						)
			);
	}
	const own = n - won.length;
	if (won.length + lost.length === 0) return n ? [t('{n} for planets', { n })] : [];
	return [
		...(own ? [t('{n} for planets without Riot Counters', { n: own })] : []),
		...(won.length
			? [
					fill(
						msg('{n} for {planets}, with {who, select, you {your} other {#’s}} Riot Counters', {
							n: won.length,
							planets: verbatim(listed(won.map((id) => nameAt(sight, id)))),
							who: seat
						}),
						names
					)
				]
			: []),
		...lost
	];
}
