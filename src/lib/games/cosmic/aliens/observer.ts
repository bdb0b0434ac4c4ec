/** Protect: no ship that helps beside it, or that it helps with, goes to the warp. */
import { shipsToFree } from '../retrieval';
import { msg } from '../../../core';
import { always } from '../bot/wishes';
import { SHIP } from '../bot/worth';
import { sideOf as sideIn, threatens } from '../bot/sight';
import { encounterOf, involvedShips, sideOf, sideOfMain, timingOrder } from '../board';
import { totalOf } from '../../kit';
import { value } from '../values';
import { drawToHand } from '../hands';
import { doomedOf, homesWithout, save } from '../saved';
import { MOST_SHIPS, moveShips } from '../ships';
import type { Play } from '../play';
import type { Board, SeatId } from '../types';
import type { Alien } from './alien';
import { ALLY, INVOLVED, MAIN } from './timing';

/** The allies of this main player, in timing order. */
function alliesOf(board: Board, seat: SeatId): SeatId[] {
	const side = sideOfMain(board, seat);
	const allies = side ? encounterOf(board).allies[side] : [];
	return timingOrder(board).filter((one) => allies.includes(one));
}

/** Whose ships it keeps from the warp now: as an ally its own, as a main player those of its allies. */
function kept(play: Play, seat: SeatId): SeatId[] {
	const { board } = play;
	// Losses outside resolution are none of its business.
	if (board.phase !== 'resolution') return [];
	const those = sideOfMain(board, seat) ? alliesOf(board, seat) : [seat];
	return those.filter((one) => {
		const doomed = doomedOf(play, one);
		return totalOf(doomed) > 0 && homesWithout(play, one, doomed).length > 0;
	});
}

/** Whether one more ship of the seat may come into the encounter. */
const hasRoom = (play: Play, seat: SeatId, as: 'offense' | 'ally'): boolean =>
	involvedShips(play.board, seat) < value(play, 'mostShips', MOST_SHIPS, { seat, as });

export const observer: Alien = {
	words: {
		name: msg('Observer'),
		power: msg('Protect'),
		gist: msg('Keeps allies out of the warp'),
		text: msg(
			'In resolution, whenever ships of yours would go to the warp while you are an ally, you *use* this power: they return to your colonies instead. As a main player you *use* it for the ships of your allies, which return to theirs.'
		),
		usage: 'mandatory',
		alert: 'green',
		timing: { roles: INVOLVED, phases: ['resolution'] },
		setup: null,
		wild: {
			text: msg('As a main player, when alliances stand, let each of your allies draw a card.'),
			timing: { roles: MAIN, phases: ['alliance'] }
		},
		super: {
			text: msg(
				'As the offense or an ally, bring one of your ships from the warp straight into the encounter, as one of the four you may send.'
			),
			timing: { roles: ['offense', ...ALLY], phases: ['launch', 'alliance'] }
		},
		rulings: [
			msg('Your own ships are not kept when you are a main player.'),
			msg('Ships lost before resolution, by Plague for example, are not kept.'),
			msg('Whoever has no colony left to return to loses the ships.'),
			msg(
				'The super flare is played before the offense sends ships, or by an ally once all have answered.'
			)
		]
	},
	liked: 3,
	needsThirdParties: true,
	power: {
		uses: {
			protect: {
				moments: ['ships.losing'],
				roles: INVOLVED,
				mandatory: true,
				open: (play, { seat }) => kept(play, seat).length > 0,
				say: msg('ships of an ally return to their colonies'),
				apply: (play, { seat }) => {
					// What is pushed last comes first: owners choose in timing order (CE-20.3).
					for (const one of kept(play, seat).reverse()) save(play, one, doomedOf(play, one));
				}
			}
		}
	},
	wild: {
		uses: {
			supply: {
				moments: ['alliance.formed'],
				roles: MAIN,
				open: ({ board }, { seat }) => alliesOf(board, seat).length > 0,
				say: msg('each of their allies draws a card'),
				yours: msg('each of your allies draws a card'),
				// They may need it in this fight; who is about to win gets none.
				worth: (sight) => {
					const mine = sideIn(sight, sight.me);
					const allies = (mine && sight.open.encounter?.allies[mine]) ?? [];
					return allies.some((one) => threatens(sight, one)) ? 0 : 0.03;
				},
				apply: (play, { seat }) => {
					for (const ally of alliesOf(play.board, seat)) drawToHand(play, ally, 1);
				}
			}
		}
	},
	super: {
		uses: {
			launch: {
				moments: ['launch.beforeShips'],
				roles: ['offense'],
				open: (play, { seat }) => shipsToFree(play, seat) > 0 && hasRoom(play, seat, 'offense'),
				say: msg('bring a ship from the warp into the encounter'),
				worth: always(SHIP),
				apply: bring
			},
			join: {
				moments: ['alliance.formed'],
				roles: ALLY,
				open: (play, { seat }) => shipsToFree(play, seat) > 0 && hasRoom(play, seat, 'ally'),
				say: msg('bring a ship from the warp into the encounter'),
				worth: always(SHIP),
				apply: bring
			}
		}
	}
};

function bring(play: Play, { seat }: { readonly seat: SeatId }): void {
	const to = sideOf(play.board, seat) === 'offense' ? 'gate' : 'beside';
	play.say(msg('{who} brings a ship out of the warp.', { who: seat }), 'CE-1.14');
	moveShips(play, [{ seat, n: 1, from: 'warp', to }]);
}
