/** Subjugate: whose ships it has captured fights against it with fewer cards, or against more. */
import { msg, template } from '../../../core';
import { entriesOf, othersThan, ranked, seatChoice, splitOver, sumOf } from '../../kit';
import { foreignOf, has, mainOf } from '../bot/sight';
import { UNSEEN_CARD, always, decidesFights, trifling } from '../bot/wishes';
import { SHIP } from '../bot/worth';
import {
	bothAttack,
	defenseOf,
	encounterOf,
	maybeCompares,
	offenseOf,
	playerOf,
	sideOf,
	sideOfMain
} from '../board';
import { capturedBy, countCaptured, sheetOf } from '../captured';
import { loseAtRandom } from '../steps/atRandom';
import { takeAtRandom } from '../modules/rewards/backs';
import { formsOf } from '../play';
import { shipsToFree } from '../retrieval';
import { doomedOf, homesWithout, save } from '../saved';
import { captureShips } from '../ships';
import { fromLargest, loseShips } from '../steps/lose';
import { asking } from '../use';
import type { Place } from '../../../core';
import type { Where } from '../board';
import type { Sight } from '../bot/sight';
import type { Play, Step } from '../play';
import type { Spread } from '../ships';
import type { Board, SeatId, Ships } from '../types';
import type { Alien } from './alien';
import { captureFalling, falling } from './capturing';
import { doomedCount, doomedPlaces, whichNotLost } from './doomed';
import { hasWon, opponentsOf } from './granted';
import { ALLY, MAIN } from './timing';

const ID = 'tyrant';

declare module '../play' {
	interface Steps {
		/** So many of its ships are saved, for as many captured ones. */
		'tyrant.spare': { readonly seat: SeatId; readonly ships: Ships };
	}
}

const kept = (board: Board, whom: SeatId): number => capturedBy(board, ID)[whom] ?? 0;

/** Losers with ships that are about to be lost, when it has won with an attack as a main player. */
function beaten(play: Play, seat: SeatId): SeatId[] {
	const { board } = play;
	const side = sideOf(board, seat);
	const isWon =
		side !== null && hasWon(board, seat) && encounterOf(board).laid[side]?.face?.kind === 'attack';
	return isWon ? opponentsOf(board, seat).filter((whom) => falling(play, whom) > 0) : [];
}

/** Others who have lost ships in resolution, and hold cards. */
const bereft = ({ board }: Play, seat: SeatId): SeatId[] =>
	othersThan(board, seat).filter(
		(whom) =>
			(encounterOf(board).fallenLate?.[whom] ?? 0) > 0 && playerOf(board, whom).hand.length > 0
	);

/** Others with a ship that can leave the warp. */
const warped = (play: Play, seat: SeatId): SeatId[] =>
	othersThan(play.board, seat).filter((whom) => shipsToFree(play, whom) > 0);

/** Captured ships go to the warp, and as many of its own come home. */
function substitute(play: Play, seat: SeatId, ships: Ships, saved: Spread): void {
	save(play, seat, saved);
	const going = entriesOf(ships).map(
		([whom, n]) => [whom, { [sheetOf(ID)]: Math.min(n, kept(play.board, whom)) }] as const
	);
	loseShips(play, Object.fromEntries(going), { rule: 'CE-20.18' });
}

const countOf = (ships: Ships): number => sumOf(entriesOf(ships), ([, n]) => n);

const spare: Step = {
	which: formsOf('tyrant.spare').ask({
		ask: (play, { seat, ships }) => {
			const places = doomedPlaces(play, seat);
			const n = Math.min(countOf(ships), doomedCount(play, seat));
			if (places.length < 2 || n >= doomedCount(play, seat)) {
				substitute(play, seat, ships, fromLargest(places, n));
				return null;
			}
			return whichNotLost(play, seat, n);
		},
		then: (play, { ships }, { split }, seat) => substitute(play, seat, ships, split)
	})
};

/** Whether it is the offense, as a bot sees it. */
function attacks(sight: Sight): boolean {
	const offense = mainOf(sight, 'offense');
	return offense !== null && has(sight, offense, ID);
}

/** Captured ships of the defense, as a bot sees it. */
function heldOfDefense(sight: Sight): number {
	const defense = mainOf(sight, 'defense');
	return defense ? (capturedBy(sight.open, ID)[defense] ?? 0) : 0;
}

export const tyrant: Alien = {
	words: {
		name: msg('Tyrant'),
		power: msg('Subjugate'),
		gist: msg('Captured ships weaken their owners'),
		text: msg(
			'When you win with an attack as a main player, you *use* this power: capture a ship that each losing player is about to lose. As soon as you are the defense you *use* it on an offense of whom you have captured ships: they discard a card at random for each. As the offense, when two attacks are revealed, you *use* it: your card counts 1 more for each captured ship of the defense. When you are about to lose ships, you may send captured ships to the warp instead. In a deal you may release captured ships of your opponent.'
		),
		usage: 'mandatory',
		alert: 'red',
		timing: { roles: MAIN, phases: ['destiny', 'reveal', 'resolution'] },
		setup: null,
		wild: {
			text: msg(
				'As an ally, at the end of the encounter, take a card at random from each other player who has lost ships to the warp in resolution.'
			),
			timing: { roles: ALLY, phases: ['resolution'] }
		},
		super: {
			text: msg('As the offense, in the regroup, capture a ship in the warp of each other player.'),
			timing: { roles: ['offense'], phases: ['regroup'] }
		},
		rulings: [
			msg('A ship that is saved before you act, or has left the game, cannot be captured.'),
			msg('A captured ship is not lost, so no compensation is due for it.'),
			msg('Where ships of several colonies are about to be lost, it comes off the largest.'),
			msg(
				'Sending captured ships instead is no use, so it cannot be stopped alone; it is off once the power was stopped. It may be done whenever you are about to lose ships, while you have a colony for yours.'
			),
			msg('Captured ships that go to the warp are lost by their owners, who may save them.'),
			msg('While the power is lost captured ships stay on this sheet, and do nothing.')
		]
	},
	set: 'storm',
	liked: 12,
	releases: 'deal',
	countsLate: true,
	power: {
		uses: {
			subjugate: {
				moments: ['ships.losing'],
				roles: MAIN,
				mandatory: true,
				open: (play, { seat }) => beaten(play, seat).length > 0,
				say: msg('capture a ship of each losing player'),
				harms: trifling,
				apply: (play, { seat }) => {
					for (const whom of beaten(play, seat)) captureFalling(play, seat, ID, whom);
				}
			},
			exact: {
				moments: ['destiny.defenseSet'],
				roles: ['defense'],
				mandatory: true,
				open: ({ board }) =>
					kept(board, offenseOf(board)) > 0 && playerOf(board, offenseOf(board)).hand.length > 0,
				say: msg('the offense discards a card for each ship of theirs that is captured'),
				harms: (sight, by) => decidesFights(sight, by),
				apply: (play) => {
					const { board } = play;
					const offense = offenseOf(board);
					loseAtRandom(play, [{ seat: offense, n: kept(board, offense) }], 'CE-16.1');
				}
			},
			press: {
				moments: ['reveal.values'],
				roles: ['offense'],
				mandatory: true,
				open: ({ board }) => bothAttack(board) && kept(board, defenseOf(board)) > 0,
				surely: (board) => maybeCompares(board) && kept(board, defenseOf(board)) > 0,
				say: msg('their card counts 1 more for each captured ship of the defense'),
				yours: msg('your card counts 1 more for each captured ship of the defense'),
				harms: decidesFights,
				bends: {
					parts: (parts, mine, sight) =>
						mine && attacks(sight) ? { ...parts, card: parts.card + heldOfDefense(sight) } : parts
				},
				fixes: (board) => kept(board, defenseOf(board)),
				lasting: {
					cardValues: ({ board }, { seat, amount }, values) => {
						const side = sideOfMain(board, seat);
						return side ? { ...values, [side]: values[side] + amount } : values;
					}
				}
			},
			instead: asking({
				moments: ['ships.losing'],
				unanswerable: true,
				open: (play, { seat }) =>
					countCaptured(play.board, ID) > 0 &&
					doomedCount(play, seat) > 0 &&
					homesWithout(play, seat, doomedOf(play, seat)).length > 0,
				ask: (play, { seat }) => {
					const places = entriesOf(capturedBy(play.board, ID)).map(([whom, max]) => ({
						...seatChoice(whom),
						max
					}));
					return splitOver(places, 1, doomedCount(play, seat));
				},
				say: msg('captured ships go to the warp instead of theirs'),
				yours: msg('captured ships go to the warp instead of yours'),
				sends: template(
					'Send {n, plural, one {one captured ship} other {# captured ships}} to the warp'
				),
				worth: always(SHIP),
				choose: (sight, { places, max }) => {
					// Those of whoever is furthest ahead are kept.
					let left = max ?? 0;
					const split: Partial<Record<SeatId, number>> = {};
					for (const { id, max: there } of ranked(places, ({ id }) => -foreignOf(sight, id))) {
						const n = Math.min(left, there);
						if (n > 0) split[id] = n;
						left -= n;
					}
					return { split };
				},
				apply: (play, { seat }, { split }) =>
					play.push('tyrant.spare', { seat, ships: { ...split } })
			})
		}
	},
	wild: {
		uses: {
			levy: {
				moments: ['resolution.end'],
				roles: ALLY,
				open: (play, { seat }) => bereft(play, seat).length > 0,
				say: msg('take a card of each other player who has lost ships'),
				harms: trifling,
				worth: always(UNSEEN_CARD),
				apply: (play, { seat }) => {
					// What is pushed last is carried out first.
					for (const from of bereft(play, seat).toReversed()) takeAtRandom(play, seat, from);
				}
			}
		}
	},
	super: {
		uses: {
			gather: {
				moments: ['encounter.start'],
				roles: ['offense'],
				open: (play, { seat }) => warped(play, seat).length > 0,
				say: msg('capture a ship in the warp of each other player'),
				harms: trifling,
				worth: ({ open, me }) =>
					SHIP * open.order.filter((seat) => seat !== me && (open.warp[seat] ?? 0) > 0).length,
				apply: (play, { seat }) =>
					captureShips(
						play,
						seat,
						ID,
						warped(play, seat).map((whom) => ({ seat: whom, n: 1, from: 'warp' as const }))
					)
			}
		}
	},
	steps: { spare },
	questions: {
		'spare.which': {
			deed: msg('save ships'),
			why: { is: 'does most' },
			answer: (_sight, shape) =>
				shape.type === 'split'
					? { split: fromLargest(shape.places as Place<Where>[], shape.min) }
					: null
		}
	}
};
