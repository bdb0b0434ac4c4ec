/** Thrice: low cards count three times as much, high ones a third. */
import { msg } from '../../../core';
import { decidesFights, gainOf, opponentIn } from '../bot/wishes';
import { encounterIn, has, opposing, sideOf } from '../bot/sight';
import { fightIn } from '../bot/worth';
import { bothAttack, encounterOf, maybeCompares, otherSide, sideOfMain } from '../board';
import { cardValuesOf } from '../totals';
import type { Sight } from '../bot/sight';
import type { Play } from '../play';
import type { SeatId } from '../types';
import type { Alien } from './alien';
import { MAIN } from './timing';

/** The highest card that is tripled, and with the super flare. */
const MOST = 10;
const MOST_WITH_FLARE = 13;
/** The least card of an opponent that the wild flare divides. */
const LEAST = 15;

/** CE-11.15: a third of it, rounded up. */
const third = (value: number): number => Math.ceil(value / 3);

const tripled = (value: number, most: number): number => (value <= most ? 3 * value : third(value));

/** The highest card that this seat triples now. */
const mostOf = ({ board }: Pick<Play, 'board'>, seat: SeatId): number =>
	encounterOf(board).lasting.some(
		(lasting) => lasting.seat === seat && lasting.id === 'tripler' && lasting.source === 'super'
	)
		? MOST_WITH_FLARE
		: MOST;

/** The same as a bot sees it. */
const seenMost = ({ open }: Sight): number =>
	(open.encounter?.lasting ?? []).some(({ id, source }) => id === 'tripler' && source === 'super')
		? MOST_WITH_FLARE
		: MOST;

/** What a bot gains when the card of its opponent is divided. */
function divided(sight: Sight): number {
	const fight = fightIn(sight);
	const side = sideOf(sight, sight.me);
	const face = side && encounterIn(sight).laid[opposing(side)]?.face;
	const other = opponentIn(sight);
	if (!fight || !side || !other || face?.kind !== 'attack') return 0;
	const number = sight.numbers(opposing(side), face);
	if (number < LEAST) return 0;
	// Its own power comes after it: 20 would count a third, and a third of it is tripled.
	const counts = (value: number) => (has(sight, other, 'tripler') ? tripled(value, MOST) : value);
	return gainOf(sight, fight, counts(number) - counts(third(number)));
}

/** What it gains when its own card of 11 to 13 is tripled, in place of a third of it. */
function kept(sight: Sight): number {
	const fight = fightIn(sight);
	const side = sideOf(sight, sight.me);
	const face = side && encounterIn(sight).laid[side]?.face;
	if (!fight || !side || face?.kind !== 'attack') return 0;
	const number = sight.numbers(side, face);
	if (number <= MOST || number > MOST_WITH_FLARE) return 0;
	return gainOf(sight, fight, 3 * number - third(number));
}

export const tripler: Alien = {
	words: {
		name: msg('Tripler'),
		power: msg('Thrice'),
		gist: msg('Low cards count three times'),
		text: msg(
			'As a main player, when both main players reveal attacks, you *use* this power: if your card is 10 or less it counts three times its number, a higher one a third of it, rounded up.'
		),
		usage: 'mandatory',
		alert: 'red',
		timing: { roles: MAIN, phases: ['reveal'] },
		setup: null,
		wild: {
			text: msg(
				'As a main player, when both main players reveal attacks and your opponent’s is 15 or more, it counts a third of that, rounded up, before anything else changes it.'
			),
			timing: { roles: MAIN, phases: ['reveal'] }
		},
		super: {
			text: msg('Your cards up to 13 count three times their number.'),
			timing: { roles: MAIN, phases: ['reveal'] }
		},
		rulings: [
			msg('40 counts 14, 11 counts 4, and 00 stays 0.'),
			msg('A morph counts as the attack it has become.'),
			msg('Ships, reinforcements and other additions are not changed.')
		]
	},
	liked: 14,
	power: {
		uses: {
			triple: {
				moments: ['reveal.values'],
				roles: MAIN,
				mandatory: true,
				open: ({ board }) => bothAttack(board),
				surely: maybeCompares,
				say: msg('their card counts three times if it is low, or a third'),
				yours: msg('your card counts three times if it is low, or a third'),
				harms: decidesFights,
				bends: {
					parts: (parts, mine, sight) =>
						mine ? { ...parts, card: tripled(parts.card, seenMost(sight)) } : parts
				},
				lasting: {
					cardValues: (play, owner, values) => {
						const side = sideOfMain(play.board, owner.seat);
						return side
							? { ...values, [side]: tripled(values[side], mostOf(play, owner.seat)) }
							: values;
					}
				}
			}
		}
	},
	wild: {
		uses: {
			divide: {
				// With what changes cards: before what changes values.
				moments: ['reveal.cards'],
				roles: MAIN,
				open: (play, { seat }) => {
					const side = sideOfMain(play.board, seat);
					return (
						side !== null && bothAttack(play.board) && cardValuesOf(play)[otherSide(side)] >= LEAST
					);
				},
				say: msg('the opponent’s card counts a third'),
				worth: divided,
				bends: {
					parts: (parts, mine) =>
						mine || parts.card < LEAST ? parts : { ...parts, card: third(parts.card) }
				},
				lasting: {
					cardValues: ({ board }, owner, values) => {
						const side = sideOfMain(board, owner.seat);
						if (!side) return values;
						const theirs = otherSide(side);
						return values[theirs] < LEAST ? values : { ...values, [theirs]: third(values[theirs]) };
					}
				}
			}
		}
	},
	super: {
		uses: {
			more: {
				moments: ['reveal.values'],
				roles: MAIN,
				open: ({ board }) => bothAttack(board),
				say: msg('their cards up to 13 count three times'),
				yours: msg('your cards up to 13 count three times'),
				worth: kept,
				lasting: {}
			}
		}
	}
};
