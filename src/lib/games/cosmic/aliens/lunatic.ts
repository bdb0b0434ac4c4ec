/** Insanity: as a main player it sends ships to the other side, against itself. */
import { msg, template } from '../../../core';
import { bestOf, seatChoice, splitOver, sumOf } from '../../kit';
import { bestJoin, withShips } from '../bot/alliances';
import { bestLaying } from '../bot/odds';
import { sideOf as sideIn, opposing } from '../bot/sight';
import { spareShips, takeFrom } from '../bot/ships';
import { decidesFights, trifling } from '../bot/wishes';
import { fightIn, SHIP } from '../bot/worth';
import { defenseOf, encounterOf, mainPlayer, otherSide, sideOfMain, targetOf } from '../board';
import { formsOf } from '../play';
import { MOST_SHIPS, moveShips, movesFrom, stillThere } from '../ships';
import { choose, join, sendableTo, sidesOpenTo } from '../steps/alliance';
import { rewardsDue } from '../steps/gains';
import { ROLES, SIDES } from '../types';
import { asking } from '../use';
import { value } from '../values';
import type { Choice } from '../../../core';
import type { OneOf, SplitOf } from '../../kit';
import type { Sight } from '../bot/sight';
import type { Play, Step } from '../play';
import type { SeatId, Side } from '../types';
import type { Origin } from '../use';
import type { Alien } from './alien';
import { MAIN } from './timing';

declare module '../play' {
	interface Steps {
		/** It has chosen the first of two sides, and ships for it. */
		'lunatic.both': { readonly seat: SeatId };
	}
}

type Fleet = SplitOf<Origin | 'warp'>;

/** The side that a main player is not on. */
function against({ board }: Play, seat: SeatId): Side | null {
	const side = sideOfMain(board, seat);
	return side && otherSide(side);
}

/** The ships that a main player may send against itself; the defense withdraws none from its planet (CE-8.8). */
function fleetAgainst(play: Play, seat: SeatId): Fleet | null {
	const { board } = play;
	const to = against(play, seat);
	if (!to || !value(play, 'mayAlly', true, { seat, side: to })) return null;
	const fleet = sendableTo(play, seat, to);
	const stays = seat === defenseOf(board) ? targetOf(board) : null;
	return (
		fleet &&
		splitOver(
			fleet.places.filter(({ id }) => id !== stays),
			1,
			fleet.max
		)
	);
}

/** Both sides, each with the ships it may send there, while both have invited it and it stands on neither. */
function bothSides(
	play: Play,
	seat: SeatId
): OneOf<Choice<Side> & { readonly then: Fleet }> | null {
	const { invited } = encounterOf(play.board);
	const open = sidesOpenTo(play, seat).filter((side) => invited[side].includes(seat));
	if (open.length < SIDES.length) return null;
	const choices = open.flatMap((id) => {
		const then = value(play, 'mayAlly', true, { seat, side: id })
			? sendableTo(play, seat, id)
			: null;
		return then ? [{ ...seatChoice(mainPlayer(play.board, id)), id, then }] : [];
	});
	return choices.length < SIDES.length ? null : { type: 'one', choices };
}

const both: Step = {
	sends: formsOf('lunatic.both').run((play, { seat }) => {
		if (encounterOf(play.board).sending) play.window('ships.chosen', { seat });
	}),
	joins: formsOf('lunatic.both').run((play, { seat }) => join(play, seat, []))
};

/** A fight that it counts as lost may still be won, by allies it does not know yet: it must gain more than this by sending ships against itself. */
const UNSURE = 2 * SHIP;

/** What it gains by sending ships against itself, and how many do most. */
function best(sight: Sight): { readonly n: number; readonly worth: number } | null {
	const [fight, side] = [fightIn(sight), sideIn(sight, sight.me)];
	if (!fight || !side) return null;
	// It knows the hand that its own side is fought with.
	const without = bestLaying(sight, fight).worth;
	const tried = Array.from({ length: Math.min(MOST_SHIPS, spareShips(sight)) }, (_, i) => {
		const with_ = withShips(fight, opposing(side), sight.me, i + 1);
		return { n: i + 1, worth: bestLaying(sight, with_).worth - without };
	});
	return bestOf(tried, ({ worth }) => worth) ?? null;
}

/** Which side a bot joins besides, with how many ships: what each brings by itself. */
const bestSide = (sight: Sight) =>
	bestJoin(sight, SIDES, Math.min(MOST_SHIPS, Math.floor(spareShips(sight) / 2)));

export const lunatic: Alien = {
	words: {
		name: msg('Lunatic'),
		power: msg('Insanity'),
		gist: msg('Fights on both sides'),
		text: msg(
			'As a main player, once both have invited, you may *use* this power to send one to four of your ships to the other side, uninvited. They fight there as those of an ally: if that side loses they go to the warp, and if it wins they gain what those of an ally gain.'
		),
		usage: 'optional',
		alert: 'yellow',
		timing: { roles: MAIN, phases: ['alliance'] },
		setup: null,
		wild: {
			text: msg(
				'When rewards are due to you as the encounter is resolved, each of them is both a card and a ship from the warp.'
			),
			timing: { roles: ROLES, phases: ['resolution'] }
		},
		super: {
			text: msg(
				'When both sides have invited you, you may join both: send ships to one of them, and then answer the other.'
			),
			timing: { roles: ['uninvolved'], phases: ['alliance'] }
		},
		rulings: [
			msg(
				'You stay a main player on your own side, and are no ally: what is done to allies is not done to these ships.'
			),
			msg('As the defense you cannot send ships from the planet that you defend.'),
			msg('If nobody wins, these ships go home as those of allies do.'),
			msg(
				'As the defense you land with the offense where it wins; as the offense you gain a reward for each ship where the defense wins.'
			),
			msg('Compensation counts your ships that are lost on your own side.'),
			msg(
				'Each reward brings a ship as far as you have one in the warp and a colony for it, and in any case a card.'
			),
			msg(
				'Who joins both sides sends up to four ships to each. Where only one role can be meant, theirs is that of an offensive ally.'
			)
		]
	},
	set: 'conflict',
	liked: 6,
	power: {
		uses: {
			split: asking({
				moments: ['alliance.invited'],
				roles: MAIN,
				once: true,
				open: (play, { seat }) => fleetAgainst(play, seat) !== null,
				ask: (play, { seat }) => fleetAgainst(play, seat),
				say: msg('send ships to the other side'),
				asks: msg('Which ships do you send to the other side?'),
				sends: template('Send {n, plural, one {one ship} other {# ships}} to the other side'),
				harms: decidesFights,
				worth: (sight) => (best(sight)?.worth ?? 0) - UNSURE,
				choose: (sight, shape) => takeFrom(sight, shape, best(sight)?.n ?? 1),
				apply: (play, { seat }, { split }) => {
					const side = against(play, seat);
					if (!side) return;
					const to = side === 'offense' ? 'gate' : 'beside';
					const moves = stillThere(play.board, movesFrom(seat, split, to));
					play.say(
						msg(
							'{who, select, you {You send} other {# sends}} {n, plural, one {# ship} other {# ships}} to the side of the {side, select, offense {offense} other {defense}}.',
							{ who: seat, n: sumOf(moves, ({ n }) => n), side }
						),
						'CE-9.17'
					);
					moveShips(play, moves);
				}
			})
		}
	},
	wild: {
		uses: {
			pair: {
				moments: ['resolution.spoils'],
				open: (play, { seat }) => rewardsDue(play, seat) > 0,
				say: msg('each of their rewards is a card and a ship'),
				yours: msg('each of your rewards is a card and a ship'),
				harms: trifling,
				worth: ({ me, open }) => ((open.warp[me] ?? 0) > 0 ? SHIP : 0),
				lasting: { pairsRewards: (_play, owner, is, { seat }) => is || seat === owner.seat }
			}
		}
	},
	super: {
		uses: {
			both: asking({
				moments: ['alliance.answer'],
				roles: ['uninvolved'],
				open: (play, { seat }, { only }) => only === seat && bothSides(play, seat) !== null,
				ask: (play, { seat }) => bothSides(play, seat),
				say: msg('join both sides'),
				asks: msg('Which side do you join first, and with which ships?'),
				sends: template('Join {first} first'),
				harms: decidesFights,
				// Whichever side wins, something comes of it.
				worth: (sight) => (bestSide(sight) && spareShips(sight) > 1 ? SHIP / 2 : 0),
				choose: (sight, { choices }) => {
					const join = bestSide(sight);
					const first = choices.find(({ id }) => id === join?.side);
					return join && first
						? {
								pick: first.id,
								then: takeFrom(sight, first.then, Math.min(join.n, first.then.max))
							}
						: null;
				},
				apply: (play, { seat }, answer) => {
					play.push('lunatic.both', { seat });
					choose(play, seat, answer);
				}
			})
		}
	},
	steps: { both }
};
