/** Rift Enacter: low attacks go off as rifts do when they are taken, and let ships out of the warp. */
import { msg, template } from '../../../../core';
import { bestOf, idsOf } from '../../../kit';
import { offenseOf, playerOf } from '../../board';
import { encounterIn } from '../../bot/sight';
import { always } from '../../bot/wishes';
import { SHIP, worthOfCard } from '../../bot/worth';
import { cardName, kindOf, numberOf } from '../../cards';
import { discardCards } from '../../hands';
import { cardChoices, stillHeld } from '../../ownhand';
import { shipsToFree } from '../../retrieval';
import { asking } from '../../use';
import { goOff } from '../rewards/rifts';
import type { Play } from '../../play';
import type { Sight } from '../../bot/sight';
import type { CardId, SeatId } from '../../types';
import type { Station } from './station';

const HIGHEST = 6;

/** Whether it is an attack 01 to 06. */
const isLow = (card: CardId): boolean =>
	kindOf(card) === 'attack' && numberOf(card) >= 1 && numberOf(card) <= HIGHEST;

/** The low attacks among cards that were just taken, by who holds them now, each named by its place among those; null: there are none. */
function lowTaken(play: Play, seat: SeatId) {
	const { taken, seat: from } = play.openWindow() ?? {};
	if (!taken || from !== seat) return null;
	const held = stillHeld(play, taken.by, taken.cards);
	const low = taken.cards.flatMap((card, i) =>
		held.includes(card) && isLow(card) ? [{ id: String(i), card }] : []
	);
	return low.length === 0 ? null : { by: taken.by, low };
}

/** As many ships of the offense as this lets out of the warp. */
const freed = (play: Play, card: CardId): number =>
	Math.min(numberOf(card), shipsToFree(play, offenseOf(play.board)));

/** The best low attack to let ships of its own out with; null: none is worth it. */
function bestFree({ open, own, me }: Sight, cards: readonly CardId[] = own.hand): CardId | null {
	const inWarp = open.warp[me] ?? 0;
	return bestOf(cards.filter(isLow), (card) => gain(inWarp, card)) ?? null;
}

const gain = (inWarp: number, card: CardId): number =>
	Math.min(inWarp, numberOf(card)) * SHIP - worthOfCard(card);

export const riftEnacter: Station = {
	words: {
		name: msg('Rift Enacter'),
		gist: msg('Low attacks of yours that are taken cost ships, or bring ships back'),
		text: msg(
			'When an attack 01 to 06 is taken from your hand, you may have it discarded: who has taken it loses as many ships. In a regroup you may discard such an attack of your hand: as many ships of the offense come back from the warp.'
		),
		rulings: [msg('Cards are taken where a rift would go off.')]
	},
	liked: 5,
	uses: {
		rift: asking({
			moments: ['cards.taken'],
			open: (_play, { seat }, frame) => frame.seat === seat,
			ask: (play, { seat }) => {
				const found = lowTaken(play, seat);
				return (
					found && {
						type: 'some',
						choices: found.low.map(({ id, card }) => ({ id, say: cardName(card) })),
						min: 1,
						max: found.low.length
					}
				);
			},
			say: msg('an attack that was taken goes off'),
			sends: template('Let {first} go off'),
			worth: always(0.1),
			choose: (_sight, { choices }) => ({ picks: choices.map(({ id }) => id) }),
			apply: (play, { seat }, { picks }) => {
				const { by, low = [] } = lowTaken(play, seat) ?? {};
				if (by === undefined) return;
				for (const { card } of low.filter(({ id }) => picks.includes(id)))
					goOff(play, by, card, 'CE-34.26');
			}
		}),
		free: asking({
			moments: ['regroup.retrieve'],
			once: true,
			open: (play) => shipsToFree(play, offenseOf(play.board)) > 0,
			ask: ({ board }, { seat }) => {
				const cards = playerOf(board, seat).hand.filter(isLow);
				return cards.length === 0 ? null : { type: 'one', choices: cardChoices(cards) };
			},
			say: msg('ships of the offense come back for an attack'),
			sends: template('Discard {first}'),
			worth: (sight) => {
				const card = encounterIn(sight).offense === sight.me ? bestFree(sight) : null;
				return card ? gain(sight.open.warp[sight.me] ?? 0, card) : 0;
			},
			choose: (sight, shape) => {
				const card = bestFree(sight, idsOf(shape));
				return card ? { pick: card } : null;
			},
			apply: (play, { seat }, { pick }) => {
				const [card] = stillHeld(play, seat, [pick]);
				if (card === undefined) return;
				const n = freed(play, card);
				discardCards(play, seat, [card], 'CE-34.26');
				play.push('home', { from: 'warp', ships: { [offenseOf(play.board)]: n } });
			}
		})
	}
};
