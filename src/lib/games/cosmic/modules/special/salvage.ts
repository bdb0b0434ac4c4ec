/** Salvage Vessel: brings rewards where its side wins, and fetches a card that was discarded. */
import { msg, template } from '../../../../core';
import { bestOf, oneOfEach } from '../../../kit';
import { encounterOf, isMain, sideOf } from '../../board';
import { worthOfCard } from '../../bot/worth';
import { cardName } from '../../cards';
import { takeFromDiscard } from '../../hands';
import { asking } from '../../use';
import type { Play } from '../../play';
import type { Board, CardId, SeatId } from '../../types';
import { isInEncounter, readyShip, shipName, turnDown } from './marks';
import type { SpecialShip } from './ship';

/** CE-35.9: rewards a Salvage Vessel brings, besides all other gains. */
export const SALVAGED = 2;

/** CE-35.9: seats whose vessels are in the encounter on the side that has won. */
export function salvagers({ board }: Play): SeatId[] {
	const { outcome } = encounterOf(board);
	if (board.special?.kind !== 'salvage-vessel' || outcome?.type !== 'won') return [];
	return board.order.filter(
		(seat) => sideOf(board, seat) === outcome.side && isInEncounter(board, seat)
	);
}

/** The discarded cards, each like once, the newest first. */
const discarded = ({ discard }: Board): CardId[] => oneOfEach(discard.toReversed());

/** What a card must be worth to a bot, so that it fetches it and does not wait for a better one. */
const GOOD = 0.25;

export const salvageVessel: SpecialShip = {
	words: {
		name: msg('Salvage Vessel'),
		gist: msg('Brings two rewards where its side wins, and fetches a discarded card'),
		text: msg(
			'When it is in an encounter that its side wins, you gain two rewards besides all else; where technologies are in play you may draw two of them instead and keep one. Action: take a card of your choice from the cosmic discard pile.'
		),
		rulings: [
			msg(
				'The action can be used as an encounter begins, by a main player before encounter cards are chosen, and by who is involved once attacks are revealed.'
			),
			msg('All see which card is taken.'),
			msg('A deal is no victory.')
		]
	},
	uses: {
		fetch: asking({
			moments: ['encounter.start', 'planning.beforeSelect', 'reveal.values'],
			unanswerable: true, // CE-35.10
			open: ({ board }, { seat }, { moment }) =>
				readyShip(board, seat) !== null &&
				board.discard.length > 0 &&
				(moment !== 'planning.beforeSelect' || isMain(board, seat)) &&
				(moment !== 'reveal.values' || sideOf(board, seat) !== null),
			ask: ({ board }) => {
				const cards = discarded(board);
				return cards.length === 0
					? null
					: {
							type: 'one',
							choices: cards.map((card) => ({ id: card, say: cardName(card), on: card }))
						};
			},
			say: msg('a discarded card comes to their hand'),
			yours: msg('a discarded card comes to your hand'),
			sends: template('Take {first}'),
			worth: ({ open }) => Math.max(0, ...open.discard.map(worthOfCard)) - GOOD,
			choose: (_sight, { choices }) => {
				const best = bestOf(choices, ({ id }) => worthOfCard(id));
				return best ? { pick: best.id } : null;
			},
			apply: (play, { seat }, { pick }) => {
				const { board } = play;
				turnDown(play, seat);
				if (!board.discard.includes(pick)) return;
				play.say(
					msg('{ship} of {who} fetches {card}.', {
						ship: shipName(board),
						who: seat,
						card: cardName(pick)
					}),
					'CE-35.9'
				);
				takeFromDiscard(play, seat, pick);
			}
		})
	}
};
