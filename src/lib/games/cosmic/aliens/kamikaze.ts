/** Sacrifice: ships of its go to the warp for cards. */
import { msg, template } from '../../../core';
import { splitOver, totalOf } from '../../kit';
import { worthOfLaid } from '../bot/odds';
import { sideOf } from '../bot/sight';
import { freePlanets, spareShips, takeFrom } from '../bot/ships';
import { warpOf } from '../bot/wishes';
import { CARD, SHIP, fightIn } from '../bot/worth';
import {
	coloniesOf,
	encounterOf,
	planetName,
	shipsAt,
	sideOfMain,
	uninvolvedColonies
} from '../board';
import { drawToHand } from '../hands';
import { toRetrieve } from '../retrieval';
import { loseShips } from '../steps/lose';
import { asking } from '../use';
import type { SplitOf } from '../../kit';
import type { Sight } from '../bot/sight';
import type { Play } from '../play';
import type { PlanetId, SeatId } from '../types';
import type { Alien } from './alien';
import { MAIN } from './timing';

const MOST = 4;
const CARDS_EACH = 2;
const ADDED_EACH = 3;
const RETRIEVED = 3;

/** Up to four ships of these colonies; null without any. */
const sacrifice = (
	{ board }: Play,
	seat: SeatId,
	colonies: readonly PlanetId[]
): SplitOf<PlanetId> | null =>
	splitOver(
		colonies.map((planet) => ({
			id: planet,
			say: planetName(planet),
			on: planet,
			max: shipsAt(board, seat, planet)
		})),
		1,
		MOST
	);

/** Ships a bot keeps on its colonies before it gives any up. */
const KEPT = 8;
/** A hand as large as this needs no more cards. */
const FULL = 8;

/** How many ships a bot gives up for cards. */
const forCards = (sight: Sight): number =>
	sight.own.hand.length >= FULL ? 0 : Math.max(0, Math.min(MOST, spareShips(sight) - KEPT));

/** How many ships a bot gives up for its total, and what it gains by them. */
const forTotal = (sight: Sight): number => Math.min(MOST, spareShips(sight));

function gainInTotal(sight: Sight): number {
	const fight = fightIn(sight);
	const side = sideOf(sight, sight.me);
	const n = forTotal(sight);
	if (!fight || !side || n === 0) return 0;
	const more = worthOfLaid(sight, fight, { [side]: n * ADDED_EACH });
	return more - worthOfLaid(sight, fight) - n * SHIP;
}

/** The places of a question that a bot gives ships up from. */
const ready = (sight: Sight, shape: SplitOf<PlanetId>): SplitOf<PlanetId> => ({
	...shape,
	places: shape.places.filter(({ id }) => freePlanets(sight).includes(id))
});

export const kamikaze: Alien = {
	words: {
		name: msg('Kamikaze'),
		power: msg('Sacrifice'),
		gist: msg('Gives up ships for cards'),
		text: msg(
			'As a main player, once in an encounter before encounter cards are chosen, you may *use* this power to send up to four ships from any of your colonies to the warp. Draw two cards for each.'
		),
		usage: 'optional',
		alert: 'yellow',
		timing: { roles: MAIN, phases: ['planning'] },
		setup: null,
		wild: {
			text: msg(
				'As a main player, while the encounter cards lie face down, send up to four of your ships that are not in the encounter to the warp. Each adds 3 to your side’s total.'
			),
			timing: { roles: MAIN, phases: ['planning'] }
		},
		super: {
			text: msg('As the offense, three of your ships come back in regroup instead of one.'),
			timing: { roles: ['offense'], phases: ['regroup'] }
		},
		rulings: [
			msg('The planet you defend is one of your colonies; ships in the gate are on none.'),
			msg('The cards are drawn first, for all ships sent, whatever becomes of those on the way.'),
			msg('Home colonies given up so may take your power away, after the cards are drawn.'),
			msg('With two ships in the warp the super flare brings back those two.')
		]
	},
	liked: 9,
	power: {
		uses: {
			sacrifice: asking({
				moments: ['planning.beforeSelect'],
				roles: MAIN,
				once: true,
				ask: (play, { seat }) => sacrifice(play, seat, coloniesOf(play.board, seat)),
				say: msg('send ships to the warp and draw two cards for each'),
				sends: template('Sacrifice {n, plural, one {one ship} other {# ships}}'),
				worth: (sight) => forCards(sight) * (CARDS_EACH * CARD - 2 * SHIP),
				choose: (sight, shape) => takeFrom(sight, ready(sight, shape), forCards(sight)),
				apply: (play, { seat }, { split }) => {
					drawToHand(play, seat, CARDS_EACH * totalOf(split));
					loseShips(play, { [seat]: split }, { rule: 'CE-1.14' });
				}
			})
		}
	},
	wild: {
		uses: {
			crash: asking({
				moments: ['planning.selected'],
				roles: MAIN,
				open: ({ board }, { seat }) => uninvolvedColonies(board, seat).length > 0,
				ask: (play, { seat }) => sacrifice(play, seat, uninvolvedColonies(play.board, seat)),
				say: msg('send ships to the warp, for 3 each on their side'),
				yours: msg('send ships to the warp, for 3 each on your side'),
				sends: template('Send {n, plural, one {one ship} other {# ships}} to the warp'),
				worth: gainInTotal,
				choose: (sight, shape) => takeFrom(sight, ready(sight, shape), forTotal(sight)),
				apply: (play, { seat }, { split }) => {
					const { board } = play;
					const side = sideOfMain(board, seat);
					const n = ADDED_EACH * totalOf(split);
					if (!side) return;
					encounterOf(board).added[side] += n;
					play.say(
						msg(
							'{n} is added to the total of the {side, select, offense {offense} other {defense}}.',
							{
								n,
								side
							}
						),
						'CE-11.5'
					);
					loseShips(play, { [seat]: split }, { rule: 'CE-1.14' });
				}
			})
		}
	},
	super: {
		uses: {
			regroup: {
				moments: ['regroup.retrieve'],
				roles: ['offense'],
				// One comes back anyway. With its power on it has colonies for them.
				open: (play, { seat }) => toRetrieve(play, seat) && shipsAt(play.board, seat, 'warp') > 1,
				say: msg('retrieve three ships instead of one'),
				worth: (sight) => (Math.min(RETRIEVED, warpOf(sight)) - 1) * SHIP,
				apply: (play, { seat }) =>
					play.push('home', { from: 'warp', ships: { [seat]: RETRIEVED } }),
				lasting: {
					retrieves: (_play, owner, retrieves, { seat }) => retrieves && seat !== owner.seat
				}
			}
		}
	}
};
