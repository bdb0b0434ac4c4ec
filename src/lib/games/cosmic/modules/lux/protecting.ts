/** Ultra lux cards that keep something from being lost: a power for an encounter, an artifact for its player. */
import { msg, template } from '../../../../core';
import type { Choice } from '../../../../core';
import { playerOf, powerOn, timingOrder } from '../../board';
import { alienName, cardName } from '../../cards';
import { answeredUse, declaredUse } from '../../declared';
import { tableToHand } from '../../hands';
import { note, noteCards, noteOf, notedCards } from '../../notes';
import { isOneShort, powersOf } from '../../bot/sight';
import { worthOfCard } from '../../bot/worth';
import { asking } from '../../use';
import type { Play } from '../../play';
import type { AlienId, Board, CardId, SeatId } from '../../types';
import { hasUltra, LUX, payUltra } from './card';
import type { LuxCard } from './card';
import { ULTRA } from './worth';

const PRICE = ULTRA * LUX;

declare module '../../notes' {
	interface Notes {
		/** The power that cannot be stopped. */
		immunizer: AlienId;
	}
	interface CardNotes {
		/** The artifact that has gone back to a hand. */
		'sticky-digits': readonly CardId[];
	}
}

/** Powers that are on and that all can see. */
const working = (board: Board): { seat: SeatId; alien: AlienId }[] =>
	timingOrder(board).flatMap((seat) => {
		const { shown, aliens } = playerOf(board, seat);
		return shown
			? aliens.filter((alien) => powerOn(board, seat, alien)).map((alien) => ({ seat, alien }))
			: [];
	});

export const immunizer: LuxCard = {
	kind: 'ultra-lux',
	words: {
		name: msg('Immunizer'),
		gist: msg('A power cannot be stopped in this encounter'),
		text: msg(
			'At the start of any player’s turn you may pay an ultra lux and name a power: nothing stops it for the rest of the encounter.'
		),
		rulings: [
			msg('Any power whose sheet lies face up and that is on, yours or another’s.'),
			msg('Neither Cosmic Zap nor what works as one; it can still be lost with home colonies.')
		]
	},
	liked: 3,
	uses: {
		protect: asking({
			moments: ['turn.start'],
			once: true,
			unanswerable: true,
			open: (play, me) => hasUltra(play, me) && working(play.board).length > 0,
			ask: ({ board }) => {
				const choices = working(board).map(({ seat, alien }): Choice<AlienId> => ({
					id: alien,
					say: msg('{alien} of {who}', { alien: alienName(alien), who: seat }),
					on: `alien:${alien}`
				}));
				return choices.length > 0 ? { type: 'one', choices } : null;
			},
			say: msg('a power cannot be stopped'),
			sends: template('Protect {first}'),
			// In the turn that may win the game it pays.
			worth: (sight) =>
				sight.open.offense === sight.me &&
				isOneShort(sight, sight.me) &&
				powersOf(sight, sight.me).length > 0
					? 2 * PRICE
					: 0,
			choose: (sight, { choices }) => {
				const own = powersOf(sight, sight.me);
				const mine = choices.find(({ id }) => own.includes(id));
				return mine ? { pick: mine.id } : null;
			},
			lasting: {
				unstoppable: (play, _owner, does, { alien }) =>
					does ?? (noteOf(play, 'immunizer') === alien ? 'CE-38.18' : null)
			},
			apply: (play, { seat }, { pick }) => {
				payUltra(play, seat);
				note(play, 'immunizer', pick);
			}
		})
	}
};

/** The artifact that has just taken effect, and whose it is; null: it does not lie on the table any more. */
function played(play: Play): { card: CardId; by: SeatId } | null {
	const { card, seat: by, source } = declaredUse(play);
	return source === 'artifact' && card !== null && play.board.onTable.includes(card)
		? { card, by }
		: null;
}

export const stickyDigits: LuxCard = {
	kind: 'ultra-lux',
	words: {
		name: msg('Sticky Digits'),
		gist: msg('An artifact goes back to the hand it came from'),
		text: msg(
			'When an artifact has taken effect you may pay an ultra lux: its player takes it back into their hand, and cannot play it again in this encounter.'
		),
		rulings: [
			msg(
				'Your artifacts or another’s, and only one that has had its effect, not one that was cancelled.'
			),
			msg('Another copy of it may be played.')
		]
	},
	liked: 4,
	uses: {
		keep: {
			moments: ['artifact.played'],
			once: true,
			unanswerable: true,
			open: (play, me) => hasUltra(play, me) && played(play) !== null,
			say: msg('the artifact goes back to hand'),
			// Where another has played it, that is what the window answers.
			worth: ({ answers }) => (answers === null ? worthOfCard('artifact:plague') - PRICE : 0),
			lasting: {
				unplayable: (play, _owner, cards) => [...cards, ...notedCards(play, 'sticky-digits')]
			},
			apply: (play, { seat }) => {
				const { card, seat: whose } = answeredUse(play);
				if (!card) return;
				payUltra(play, seat);
				play.say(msg('{who} takes {card} back.', { who: whose, card: cardName(card) }), 'CE-38.17');
				noteCards(play, 'sticky-digits', tableToHand(play, [card], whose));
			}
		}
	}
};
