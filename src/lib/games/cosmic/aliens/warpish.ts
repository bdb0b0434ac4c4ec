/** Necromancy: every ship in the warp adds to its total. */
import { msg } from '../../../core';
import { totalOf } from '../../kit';
import { encounterIn } from '../bot/sight';
import { decidesFights, gainOf, opponentIn, warpOf } from '../bot/wishes';
import { fightIn } from '../bot/worth';
import { bothAttack, maybeCompares, opponentOf, shipsAt } from '../board';
import type { Sight } from '../bot/sight';
import type { Parts } from '../use';
import type { Source } from '../types';
import type { Alien } from './alien';
import { MAIN } from './timing';

/** CE-15.35: ships elsewhere add to the total, so nothing multiplies or deducts what they add. */
const plus = (parts: Parts, n: number): Parts => ({ ...parts, added: parts.added + n });

/** What a use of it has fixed; null while there was none. */
const fixed = (sight: Sight, source: Source): number | null =>
	encounterIn(sight).lasting.find(
		(lasting) => lasting.source === source && lasting.id === 'warpish'
	)?.amount ?? null;

/** What so many on its side bring a bot. */
function gain(sight: Sight, n: number): number {
	const fight = fightIn(sight);
	return fight ? gainOf(sight, fight, n) : 0;
}

export const warpish: Alien = {
	words: {
		name: msg('Warpish'),
		power: msg('Necromancy'),
		gist: msg('Stronger with every ship in the warp'),
		text: msg(
			'As a main player, when both main players reveal attacks, you *use* this power: each ship in the warp, whoever owns it, adds 1 to your total.'
		),
		usage: 'mandatory',
		alert: 'red',
		timing: { roles: MAIN, phases: ['reveal'] },
		setup: null,
		wild: {
			text: msg(
				'As a main player, after both have revealed attacks, each of your own ships in the warp adds 1 to your total.'
			),
			timing: { roles: MAIN, phases: ['reveal'] }
		},
		super: {
			text: msg(
				'As a main player, after both have revealed attacks, each ship your opponent has in the warp takes 1 from their side’s total.'
			),
			timing: { roles: MAIN, phases: ['reveal'] }
		},
		rulings: [
			msg(
				'Ships are counted when the power or flare is used; what moves afterwards changes nothing.'
			),
			msg('A ship that counts for more elsewhere counts 1 in the warp.'),
			msg('What is added or taken is part of the total, so nothing multiplies it.')
		]
	},
	liked: 12,
	power: {
		uses: {
			raise: {
				moments: ['reveal.values'],
				roles: MAIN,
				mandatory: true,
				open: ({ board }) => bothAttack(board) && totalOf(board.warp) > 0,
				surely: (board) => maybeCompares(board) && totalOf(board.warp) > 0,
				say: msg('each ship in the warp adds 1 to their total'),
				yours: msg('each ship in the warp adds 1 to your total'),
				harms: decidesFights,
				bends: {
					parts: (parts, mine, sight) =>
						mine ? plus(parts, fixed(sight, 'power') ?? totalOf(sight.open.warp)) : parts
				},
				fixes: (board) => totalOf(board.warp),
				lasting: {
					parts: (_play, owner, parts, { seat }) =>
						seat === owner.seat ? plus(parts, owner.amount) : parts
				}
			}
		}
	},
	wild: {
		uses: {
			raise: {
				moments: ['reveal.values'],
				roles: MAIN,
				open: ({ board }, { seat }) => bothAttack(board) && shipsAt(board, seat, 'warp') > 0,
				say: msg('each of their own ships in the warp adds 1 to their total'),
				yours: msg('each of your own ships in the warp adds 1 to your total'),
				worth: (sight) => gain(sight, warpOf(sight)),
				bends: {
					parts: (parts, mine, sight) => (mine ? plus(parts, fixed(sight, 'wild') ?? 0) : parts)
				},
				amount: ({ board }, { seat }) => shipsAt(board, seat, 'warp'),
				lasting: {
					parts: (_play, owner, parts, { seat }) =>
						seat === owner.seat ? plus(parts, owner.amount) : parts
				}
			}
		}
	},
	super: {
		uses: {
			weigh: {
				moments: ['reveal.values'],
				roles: MAIN,
				open: ({ board }, { seat }) =>
					bothAttack(board) && shipsAt(board, opponentOf(board, seat), 'warp') > 0,
				say: msg('each ship their opponent has in the warp takes 1 from that side’s total'),
				yours: msg('each ship your opponent has in the warp takes 1 from that side’s total'),
				worth: (sight) => {
					const other = opponentIn(sight);
					// Only the difference of the totals counts.
					return other ? gain(sight, sight.open.warp[other] ?? 0) : 0;
				},
				bends: {
					parts: (parts, mine, sight) => (mine ? parts : plus(parts, -(fixed(sight, 'super') ?? 0)))
				},
				amount: ({ board }, { seat }) => shipsAt(board, opponentOf(board, seat), 'warp'),
				lasting: {
					parts: (_play, owner, parts, { seat }) =>
						seat === owner.seat ? parts : plus(parts, -owner.amount)
				}
			}
		}
	}
};
