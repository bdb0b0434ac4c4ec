/** How special ships are marked and followed (CE-35.2, CE-35.5, CE-35.6). What each kind does stands in its file. */
import { msg } from '../../../../core';
import { inTurn } from '../../../kit';
import { coloniesOf, planetName, shipsAt, whereName } from '../../board';
import { formsOf } from '../../play';
import { makeWay } from '../../further';
import type { Where } from '../../board';
import type { NoLocals, Step } from '../../play';
import type { SeatId } from '../../types';
import { markOf, markShip, marksAnew, putMark, shipName } from './marks';

declare module '../../play' {
	interface Steps {
		'ships.mark': NoLocals;
		/** Whether the marked ship is among those that went. */
		'ships.goes': {
			readonly seat: SeatId;
			/** Where it is, unless its owner says otherwise. */
			readonly where: Where;
			/** Where it may have gone instead. */
			readonly others: readonly Where[];
		};
		/** A ship that came back may be marked in place of one that is gone. */
		'ships.anew': { readonly seat: SeatId; readonly where: Where };
	}
}

const marking = formsOf('ships.mark');

export const mark: Step = {
	/** CE-35.2: all at once and in secret. */
	choose: marking.askAll({
		ask: ({ board }) =>
			board.order.map((seat) => ({
				seat,
				secret: true,
				rule: 'CE-35.2',
				say: msg('On which planet does your {ship} stand?', { ship: shipName(board) }),
				shape: {
					type: 'one',
					choices: coloniesOf(board, seat).map((planet) => ({
						id: planet,
						say: planetName(planet),
						on: planet
					}))
				},
				fallback: 'random'
			})),
		then: (play, _frame, answers) => {
			for (const [seat, { pick }] of inTurn(play.board.order, answers)) {
				markShip(play, seat, pick);
				play.say(
					msg('{ship} of {who} stands on {planet}.', {
						ship: shipName(play.board),
						who: seat,
						planet: planetName(pick)
					}),
					'CE-35.2',
					null,
					[pick]
				);
			}
		}
	})
};

const going = formsOf('ships.goes');

export const goes: Step = {
	/** CE-35.6 */
	where: going.ask({
		ask: ({ board }, { seat, where: at, others }) => {
			const ways = others.filter((where) => shipsAt(board, seat, where) > 0);
			if (ways.length === 0 || markOf(board, seat)?.at !== at) return null;
			return {
				seat,
				rule: 'CE-35.6',
				say: msg('{ship}: ships of yours have moved. Where is it now?', {
					ship: shipName(board)
				}),
				shape: {
					type: 'one',
					choices: [at, ...ways].map((where) => ({ id: where, say: whereName(where), on: where })),
					usual: at
				},
				fallback: { pick: at }
			};
		},
		then: (play, { where: at }, { pick }, seat) => {
			if (pick === at) return;
			putMark(play, seat, pick);
			makeWay(play, seat, at, pick);
			play.say(
				msg('{ship} of {who} is among them: {where}.', {
					ship: shipName(play.board),
					who: seat,
					where: whereName(pick)
				}),
				'CE-35.6'
			);
		}
	})
};

const again = formsOf('ships.anew');

export const anew: Step = {
	/** CE-35.5 */
	choose: again.ask({
		ask: ({ board }, { seat, where: at }) =>
			marksAnew(board, seat) && shipsAt(board, seat, at) > 0
				? {
						seat,
						about: [at],
						rule: 'CE-35.5',
						say: msg('Your {ship} is gone for good. Is the ship that came back to be it?', {
							ship: shipName(board)
						}),
						shape: { type: 'confirm', yes: msg('Mark it'), no: msg('Leave it as it is') },
						fallback: { yes: true }
					}
				: null,
		then: (play, { where: at }, { yes }, seat) => {
			if (!yes) return;
			markShip(play, seat, at);
			play.say(
				msg('{who} has another {ship}: {where}.', {
					who: seat,
					ship: shipName(play.board),
					where: whereName(at)
				}),
				'CE-35.5'
			);
		}
	})
};
