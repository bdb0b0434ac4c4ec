/** Nuclear Missiles: ships of a planet fall, as many as are on it. */
import { msg, template } from '../../../../core';
import type { Choice } from '../../../../core';
import { bestOf, fromFirst, keysOf, ranked, roomIn, seatChoice, sumOf } from '../../../kit';
import type { SplitOf } from '../../../kit';
import { entriesOf, planetName, shipsOn } from '../../board';
import { IN_EACH_PHASE } from '../../aliens/timing';
import { isOurs, shipsOn as shipsSeen, shipsResearching, threatens } from '../../bot/sight';
import type { Sight } from '../../bot/sight';
import { SHIP } from '../../bot/worth';
import { loseShips } from '../../steps/lose';
import { asking } from '../../use';
import type { PlanetId, SeatId } from '../../types';
import { discardTech, researchers } from './pieces';
import type { Technology } from './technology';

/** What so many ships of others fewer on this planet are to a bot: most where a colony of who is near the goal ends. */
function spite(sight: Sight, planet: PlanetId, n: number): number {
	return Math.max(
		0,
		...entriesOf(shipsSeen(sight, planet)).map(([seat, there]) =>
			seat === sight.me || isOurs(sight, seat)
				? 0
				: Math.min(n, there) * SHIP + (there <= n ? (threatens(sight, seat) ? 1 : 0.2) : 0)
		)
	);
}

export const nuclearMissiles: Technology = {
	words: {
		name: msg('Nuclear Missiles'),
		gist: msg('Send a ship of a planet to the warp for each ship on it'),
		text: msg(
			'Turn it up in any phase while a hazard warning is active, and choose a planet: for each ship on it one ship on that planet goes to the warp, as you choose. Then it is discarded, and its ships go to the warp.'
		),
		rulings: []
	},
	research: 'X',
	hidden: true,
	hazardous: true,
	liked: 5,
	uses: {
		launch: asking({
			moments: IN_EACH_PHASE,
			ask: (play, { seat, id }) => {
				const { board } = play;
				const n = researchers(play, seat, id);
				const choices = keysOf(board.planets).flatMap(
					(planet): (Choice<PlanetId> & { readonly then: SplitOf<SeatId> })[] => {
						const places = entriesOf(shipsOn(board, planet)).map(([whose, max]) => ({
							...seatChoice(whose),
							max
						}));
						const falls = Math.min(n, roomIn(places));
						return falls === 0
							? []
							: [
									{
										id: planet,
										say: planetName(planet),
										on: planet,
										note: msg('{n, plural, one {# ship} other {# ships}} there', {
											n: sumOf(places, ({ max }) => max)
										}),
										then: { type: 'split', places, min: falls, max: falls }
									}
								];
					}
				);
				return choices.length === 0 ? null : { type: 'one', choices };
			},
			say: msg('ships of a planet go to the warp'),
			sends: template('Strike {first}'),
			worth: (sight) => {
				const n = shipsResearching(sight, 'nuclear-missiles');
				const worst = keysOf(sight.open.planets).map((planet) => spite(sight, planet, n));
				return Math.max(0, ...worst) - n * SHIP - 0.1;
			},
			choose: (sight, { choices }) => {
				const n = shipsResearching(sight, 'nuclear-missiles');
				const best = bestOf(choices, ({ id }) => spite(sight, id, n));
				if (!best) return null;
				const places = ranked(best.then.places, ({ id, max }) =>
					isOurs(sight, id) || id === sight.me ? -100 : (threatens(sight, id) ? 10 : 0) - max
				);
				return { pick: best.id, then: { split: fromFirst(places, best.then.max) } };
			},
			apply: (play, me, { pick: planet, then: { split } }) => {
				discardTech(play, me);
				loseShips(
					play,
					Object.fromEntries(entriesOf(split).map(([seat, n]) => [seat, { [planet]: n }])),
					{ rule: 'CE-32.36' }
				);
			}
		})
	}
};
