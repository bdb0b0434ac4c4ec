/** How often flares may be played (CE-15.24, CE-15.25, CE-40.5), and where they go (CE-15.26). */
import { msg } from '../../core';
import type { Reason } from '../../core';
import { channelOf, playerOf } from './board';
import { cardName, whatOf } from './cards';
import { discardFromTable, setAside, tableToHand } from './hands';
import { moreFlares } from './modules/moons/laid';
import { manyFlaresBy } from './modules/tech/projecting';
import type { Play } from './play';
import type { AlienId, Board, CardId, Encounter, SeatId, Source } from './types';
import type { Me } from './use';

const isFlare = (source: Source): boolean => source === 'wild' || source === 'super';

const ONE_EACH: Reason = {
	why: msg('You have played a flare in this encounter.'),
	rule: 'CE-15.24'
};
const ONE_FOR_ALL: Reason = {
	why: msg('A flare has been played in this encounter.'),
	rule: 'CE-15.24'
};
const PLAYED: Reason = {
	why: msg('You have played this flare in this encounter.'),
	rule: 'CE-40.5'
};
const PLAYED_ONCE: Reason = { ...PLAYED, rule: 'CE-37.14' };
const ONCE: Reason = { why: msg('It has taken effect in this encounter.'), rule: 'CE-15.25' };

/** Why this seat may play no flare now, or not this one; null when it may. */
export function whyNoFlare(board: Board, seat: SeatId, alien?: AlienId): Reason | null {
	const { encounter } = board;
	if (!encounter) return null;
	const limit = encounter.flares.length > 0 ? whyNoMore(board, encounter, seat, alien) : null;
	if (limit) return limit;
	return alien !== undefined ? whyNotTwice(board, alien) : null;
}

/** CE-15.25: no flare takes effect twice, whoever holds it and wherever it lies; one that was answered took none. */
export const whyNotTwice = ({ encounter }: Board, alien: AlienId): Reason | null =>
	encounter?.used.some(({ source, id }) => isFlare(source) && id === alien) ? ONCE : null;

/** Why this seat may not play this flare of its own now, by where it lies; null when it may. */
export const whyNotPlayed = (board: Board, seat: SeatId, card: CardId): Reason | null =>
	channelOf(board, seat, card)
		? whyNotTwice(board, whatOf(card))
		: whyNoFlare(board, seat, whatOf(card));

/** The same of how many there may be, once any was played. */
function whyNoMore(
	board: Board,
	{ flares }: Encounter,
	seat: SeatId,
	alien?: AlienId
): Reason | null {
	const played = flares.filter((one) => one.seat === seat);
	// CE-40.5: any number, but none twice by the same player, whatever became of it.
	if (board.options.flareLimit === 'none')
		return played.some((one) => one.alien === alien) ? PLAYED : null;
	// CE-15.24: one flare for each player and encounter; by option one for the whole table.
	const many = manyFlaresBy(board, seat);
	const most = many ? Infinity : 1 + moreFlares(board, seat);
	// Each once.
	if (most > 1 && played.some((one) => one.alien === alien))
		return many ? { ...PLAYED, rule: many } : PLAYED_ONCE;
	if (played.length >= most) return ONE_EACH;
	return board.options.flareLimit === 'perTable' && flares.length >= most ? ONE_FOR_ALL : null;
}

/** CE-15.26: a flare that was used returns to the hand of its player, at once or in resolution by option. */
export function returnFlare(play: Play, seat: SeatId, card: CardId): void {
	if (play.board.options.flareReturn === 'resolution' && play.find('encounter'))
		setAside(play, card, seat);
	else tableToHand(play, [card], seat);
}

/**
 * Who plays an alien, as all can see: with hidden powers only what is turned up counts (CE-3.16), for what else is given
 * away or refused would tell.
 */
export const openlyPlays = (board: Board, alien: AlienId): SeatId | null =>
	board.order.find((seat) => {
		const { shown, aliens } = playerOf(board, seat);
		return shown && aliens.includes(alien);
	}) ?? null;

/** A flare that was used goes to who plays its alien, or is discarded where nobody does (CE-15.27). */
export function goesToItsAlien(play: Play, { seat, card, id }: Me): void {
	if (!card) return;
	const whose = openlyPlays(play.board, id);
	if (!whose) {
		discardFromTable(play, seat, [card]);
		return;
	}
	play.say(msg('{who} gets {card}.', { who: whose, card: cardName(card) }), 'CE-15.27');
	tableToHand(play, [card], whose);
}
