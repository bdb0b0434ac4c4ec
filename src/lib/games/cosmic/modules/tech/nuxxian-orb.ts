/** Nu’x’xian Orb: a wild flare is undone, at the price of a ship in its player’s home system. */
import { msg, template } from '../../../../core';
import { planetName, planetsOf, shipsAt } from '../../board';
import { answeredUse, declaredUse, stopUse } from '../../declared';
import { returnFlare } from '../../flares';
import { SHIP } from '../../bot/worth';
import { zaps } from '../../bot/wishes';
import { loseShips } from '../../steps/lose';
import { asking } from '../../use';
import type { Board, PlanetId, SeatId } from '../../types';
import type { Technology } from './technology';

const coloniesIn = (board: Board, seat: SeatId, system: SeatId): PlanetId[] =>
	planetsOf(board, system).filter((planet) => shipsAt(board, seat, planet) > 0);

export const nuxxianOrb: Technology = {
	words: {
		name: msg('Nu’x’xian Orb'),
		gist: msg('Cancel a wild flare for a ship in its player’s home system'),
		text: msg(
			'When another player in whose home system you have a colony plays a wild flare, you may send one of your ships there to the warp: the flare is cancelled and goes back to hand. It is not played again in this encounter.'
		),
		rulings: []
	},
	research: 0,
	toll: 'run',
	drawsAnother: true,
	liked: 4,
	uses: {
		undo: asking({
			moments: ['use.declared'],
			open: (play, { seat }) => {
				const { seat: by, source, fate } = declaredUse(play);
				return (
					source === 'wild' && by !== seat && !fate && coloniesIn(play.board, seat, by).length > 0
				);
			},
			ask: (play, { seat }) => ({
				type: 'one',
				choices: coloniesIn(play.board, seat, declaredUse(play).seat).map((planet) => ({
					id: planet,
					say: planetName(planet),
					on: planet,
					note: msg('{n, plural, one {# ship} other {# ships}} there', {
						n: shipsAt(play.board, seat, planet)
					})
				}))
			}),
			say: msg('the wild flare is cancelled for a ship'),
			sends: template('Give a ship of {first}'),
			worth: (sight) => zaps(sight) - SHIP,
			apply: (play, { seat }, { pick: planet }) => {
				const { seat: by, card } = answeredUse(play);
				if (card !== null && play.board.onTable.includes(card)) {
					stopUse(play, 'returned');
					returnFlare(play, by, card);
				}
				if (shipsAt(play.board, seat, planet) > 0)
					loseShips(play, { [seat]: { [planet]: 1 } }, { rule: 'CE-32.40' });
			}
		})
	}
};
