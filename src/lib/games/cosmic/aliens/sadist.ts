/** Inflict Pain: it wins by what all others have lost. */
import { msg, template } from '../../../core';
import { bestOf, keysOf, othersThan, seatChoice, sumOf } from '../../kit';
import { foreignOf, isOurs, rivalsOf } from '../bot/sight';
import { UNSEEN_CARD, always, trifling, warpOf } from '../bot/wishes';
import { SHIP } from '../bot/worth';
import { coloniesOf, mainPlayer, placesOf, shipsAt, timingOrder } from '../board';
import { heldOf } from '../essence/laid';
import { drawToHand } from '../hands';
import { shipsToFree } from '../retrieval';
import { ROLES } from '../types';
import { asking } from '../use';
import type { Choice } from '../../../core';
import type { OneOf } from '../../kit';
import type { Sight } from '../bot/sight';
import type { Play } from '../play';
import type { Board, SeatId } from '../types';
import type { Alien } from './alien';

/** Ships that every other player must have lost. */
const LOST = 8;

/** Ships of a seat in the warp, out of the game, or held by others. */
const lostOf = (board: Board, seat: SeatId): number =>
	shipsAt(board, seat, 'warp') + shipsAt(board, seat, 'removed') + heldOf(board, seat);

const allSuffer = (board: Board, seat: SeatId): boolean =>
	othersThan(board, seat).every((other) => lostOf(board, other) >= LOST);

/** Whose ships it has just sent to the warp: by winning as a main player, or by a use of its own. */
function victims(play: Play, seat: SeatId): SeatId[] {
	const { board } = play;
	const { lost = {}, asLoser, why } = play.within('lose');
	const outcome = board.encounter?.outcome;
	const beaten = asLoser && outcome?.type === 'won' && mainPlayer(board, outcome.side) === seat;
	return beaten || why?.by === seat ? keysOf(lost).filter((other) => other !== seat) : [];
}

type Fates = OneOf<Choice<SeatId> & { readonly then: OneOf<Choice<SeatId>> }>;

/** Who gets a ship back, and who else loses one. */
function fates(play: Play): Fates | null {
	const { board } = play;
	const choices = timingOrder(board).flatMap((seat) => {
		const others = timingOrder(board).filter(
			(other) => other !== seat && placesOf(board, other).length > 0
		);
		return shipsToFree(play, seat) > 0 && coloniesOf(board, seat).length > 0 && others.length > 0
			? [
					{
						...seatChoice(seat),
						note: msg('{n, plural, one {# ship} other {# ships}} in the warp', {
							n: shipsAt(board, seat, 'warp')
						}),
						then: { type: 'one' as const, choices: others.map(seatChoice) }
					}
				]
			: [];
	});
	return choices.length > 0 ? { type: 'one', choices } : null;
}

/** How many ships are still missing for it to win, as all see. */
const missing = ({ open }: Sight, seat: SeatId): number =>
	sumOf(open.order, (other) =>
		other === seat ? 0 : Math.max(0, LOST - (open.warp[other] ?? 0) - (open.removed[other] ?? 0))
	);

/** Whom a bot makes lose a ship: as Sadist who has lost fewest, else who is ahead. */
function target(sight: Sight, others: readonly SeatId[]): SeatId | undefined {
	const rivals = others.filter((seat) => !isOurs(sight, seat));
	return bestOf(
		rivals.length > 0 ? rivals : others,
		(seat) => ((sight.open.warp[seat] ?? 0) < LOST ? 1 : 0),
		(seat) => foreignOf(sight, seat)
	);
}

export const sadist: Alien = {
	words: {
		name: msg('Sadist'),
		power: msg('Inflict Pain'),
		gist: msg('Wins when all others have lost eight ships'),
		text: msg(
			'As an encounter begins, anybody’s, you *use* this power if every other player has lost eight or more ships: you win. Lost are ships in the warp, out of the game and held by others. You may still win in the usual way.'
		),
		usage: 'mandatory',
		alert: 'red',
		timing: { roles: ROLES, phases: ['regroup'] },
		setup: null,
		wild: {
			text: msg(
				'When you send ships of others to the warp, draw a card for each player who loses some.'
			),
			timing: { roles: ROLES, phases: [] }
		},
		super: {
			text: msg(
				'As an encounter begins, one player of your choice gets a ship back from the warp, and another loses one.'
			),
			timing: { roles: ROLES, phases: ['regroup'] }
		},
		rulings: [
			msg('Eight it is with any number of planets. A partner is another player as well.'),
			msg(
				'You send ships to the warp by winning as a main player, and by a power, card or piece that you use.'
			),
			msg('Ships that are saved, or leave the game, are not sent to the warp.'),
			msg('Whoever loses a ship says from where; you may be one of the two.'),
			msg('Stopped as you would win, you win when another encounter begins so.')
		]
	},
	set: 'conflict',
	liked: 8,
	forbids: ['zombie', 'healer'],
	power: {
		uses: {
			win: {
				moments: ['encounter.start'],
				mandatory: true,
				open: ({ board }, { seat }) => allSuffer(board, seat),
				say: msg('all others have lost {n} ships, and they win', { n: LOST }),
				yours: msg('all others have lost {n} ships, and you win', { n: LOST }),
				harms: () => true,
				lasting: {
					ownWins: ({ board }, { seat }, wins) =>
						allSuffer(board, seat)
							? [
									...wins,
									{ seat, how: msg('With {n} ships of each other player lost.', { n: LOST }) }
								]
							: wins
				}
			}
		}
	},
	wild: {
		uses: {
			enjoy: {
				moments: ['ships.lost'],
				open: (play, { seat }) => victims(play, seat).length > 0,
				say: msg('draw a card for each player who has lost ships'),
				worth: always(UNSEEN_CARD),
				harms: trifling,
				apply: (play, { seat }) => {
					drawToHand(play, seat, victims(play, seat).length);
				}
			}
		}
	},
	super: {
		uses: {
			torment: asking({
				moments: ['encounter.start'],
				open: (play) => fates(play) !== null,
				ask: (play) => fates(play),
				say: msg('one player gets a ship back, and another loses one'),
				sends: template('A ship back for {first}, one less for {second}'),
				worth: (sight) =>
					warpOf(sight) > 0 ? 2 * SHIP : missing(sight, sight.me) < LOST ? SHIP : 0,
				choose: (sight, { choices }) => {
					const back = bestOf(
						choices,
						({ id }) => (isOurs(sight, id) ? 1 : 0),
						({ id }) => Math.min(0, (sight.open.warp[id] ?? 0) - LOST - 1),
						({ id }) => -foreignOf(sight, id)
					);
					const others = sight.open.order.filter((seat) =>
						back?.then.choices.some(({ id }) => id === seat)
					);
					const loses = target(sight, others);
					return back && loses ? { pick: back.id, then: { pick: loses } } : null;
				},
				harms: (sight, by) =>
					!isOurs(sight, by) && rivalsOf(sight).length > 0 && missing(sight, by) <= 1,
				apply: (play, _me, { pick, then: { pick: loses } }) => {
					play.push('mustLose', { due: { [loses]: 1 }, rule: 'CE-20.8' });
					play.push('home', { from: 'warp', ships: { [pick]: 1 } });
				}
			})
		}
	}
};
