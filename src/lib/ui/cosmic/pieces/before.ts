/** What lies before a seat, in sentences: read aloud, and on its sheet. */
import type { SeatId } from '$lib/core/ids';
import type { CosmicBook } from '$lib/games/cosmic/book';
import type { OpenBoard } from '$lib/games/cosmic/view';
import { listed, nameOf, printed, t } from '../../words';
import type { Names } from '../../words';
import { luxInWords } from '../words/lux';
import { cardLabel, titled } from './cards';
import { capturedOn, devouredOn, laidBefore, leftOn } from './powers';
import type { Laid } from './powers';

/** The aliens that are in the box of this table, each with its flare: one of these every sheet and flare is. */
export const boxLine = ({ box }: OpenBoard, book: CosmicBook | null): string =>
	t('{aliens}, each with its flare.', {
		aliens: listed(
			box.map((alien) => {
				const words = book?.aliens[alien];
				return words ? printed(words.name) : titled(alien);
			})
		)
	});

/** `Win curse: 2 of 3 ships.` */
export function essenceLine(
	{ alien, card, ships: n, down, shared }: Laid,
	book: CosmicBook | null
): string {
	const set = book?.aliens[alien]?.essence;
	const words = set?.cards[card];
	const name = words ? printed(words.name) : titled(card);
	if (set?.lies)
		return t('{card}: {stands}', {
			card: name,
			stands: printed(down ? set.lies.down : set.lies.up)
		});
	if (set?.shared)
		return t('{card}: {stands}', {
			card: name,
			stands: printed(set.shared[shared ?? 'own'])
		});
	const ships = words?.ships;
	return ships === undefined
		? t('{card}.', { card: name })
		: t('{card}: {n} of {ships} ships.', { card: name, n, ships });
}

/** `Bad dreams, face down: 2.` Empty while none lies so before a seat. */
export const unseenBefore = (
	{ essence = {} }: Pick<OpenBoard, 'essence'>,
	seat: SeatId,
	book: CosmicBook | null
): string =>
	Object.entries(essence)
		.flatMap(([alien, { unseen = [] }]) => {
			const n = unseen.filter((on) => on === seat).length;
			const set = book?.aliens[alien]?.essence;
			return n > 0 && set ? [t('{kind}, face down: {n}.', { kind: printed(set.kind), n })] : [];
		})
		.join(' ');

/** `Ships of theirs that others hold: 2.` Empty while none are held. */
export function heldShips({ held }: Pick<OpenBoard, 'held'>, seat: SeatId): string {
	const n = Object.values(held ?? {}).reduce((sum, ships) => sum + (ships[seat] ?? 0), 0);
	return n > 0 ? t('Ships of theirs that others hold: {n}.', { n }) : '';
}

/** Cards of theirs that lie face down before them (CE-19.23), or beside the first of their side (CE-10.15). Empty while none do. */
export function asideLine({ players, encounter }: OpenBoard, seat: SeatId): string {
	const aside = Object.values(players[seat]?.aside ?? {}).reduce((sum, more) => sum + more, 0);
	const seconds = encounter?.seconds?.filter((one) => one.seat === seat && one.card === null);
	const n = aside + (seconds?.length ?? 0);
	return n > 0 ? t('Cards of theirs face down until the encounter ends: {n}.', { n }) : '';
}

/** Cards of theirs that lie face down on their sheets (CE-19.25). Empty while none do. */
export function storedLine({ players }: OpenBoard, seat: SeatId): string {
	const n = Object.values(players[seat]?.stored ?? {}).reduce((sum, more) => sum + more, 0);
	return n > 0 ? t('Cards face down on their sheet: {n}.', { n }) : '';
}

/** `Captured on their sheet: 2 of Ines and 1 of Bo.` Empty while no ships are. */
export function capturedLine(open: OpenBoard, seat: SeatId, names: Names): string {
	const ships = (open.players[seat]?.aliens ?? []).flatMap((alien) =>
		capturedOn(open, alien).map(([of, n]) => t('{n} of {who}', { n, who: nameOf(of, names) }))
	);
	return ships.length > 0 ? t('Captured on their sheet: {ships}.', { ships: listed(ships) }) : '';
}

/** `Devoured planets on their sheet: 2.` Empty while there are none. */
export function devouredLine(open: OpenBoard, seat: SeatId): string {
	const aliens = open.players[seat]?.aliens ?? [];
	const n = aliens.reduce((sum, alien) => sum + devouredOn(open, alien), 0);
	return n > 0 ? t('Devoured planets on their sheet: {n}.', { n }) : '';
}

/** `Face up on their sheet: Attack 08 and Attack 12.` Empty while nothing is (CE-15.38). */
export function stackLine({ players, stacked }: OpenBoard, seat: SeatId): string {
	const cards = (players[seat]?.aliens ?? []).flatMap((alien) => stacked?.[alien] ?? []);
	return cards.length > 0
		? t('Face up on their sheet: {cards}.', {
				cards: listed(cards.map((card) => cardLabel(card, null)))
			})
		: '';
}

/** `Ships left on their sheet: 16.` Empty while there are none. */
export function leftLine(open: OpenBoard, seat: SeatId): string {
	const n = (open.players[seat]?.aliens ?? []).reduce((sum, alien) => sum + leftOn(open, alien), 0);
	return n > 0 ? t('Ships left on their sheet: {n}.', { n }) : '';
}

/** What lies before a seat, in sentences; empty while nothing does. */
export const heldBy = (
	open: OpenBoard,
	seat: SeatId,
	book: CosmicBook | null,
	names: Names
): string =>
	[
		tokensBefore(open, seat, book),
		unseenBefore(open, seat, book),
		capturedLine(open, seat, names),
		devouredLine(open, seat),
		leftLine(open, seat),
		stackLine(open, seat),
		heldShips(open, seat),
		asideLine(open, seat),
		storedLine(open, seat),
		...laidBefore(open, seat).map((laid) => essenceLine(laid, book))
	]
		.filter(Boolean)
		.join(' ');

/** The same without essence cards, which a sheet shows. */
export function tokensBefore(
	{ encounter, players, watch, lux }: OpenBoard,
	seat: SeatId,
	book: CosmicBook | null
): string {
	const held = encounter?.handed.filter((token) => token.seat === seat) ?? [];
	const aliens = held.map(({ alien }) => {
		const words = book?.aliens[alien];
		return words ? printed(words.name) : titled(alien);
	});
	const rewards = players[seat]?.rewards ?? 0;
	const purse = lux?.purses[seat];
	return [
		purse ? t('{lux}.', { lux: luxInWords(purse) }) : '',
		rewards > 0
			? t('{n, plural, one {# card} other {# cards}} of their hand from the reward deck.', {
					n: rewards
				})
			: '',
		watch?.whom === seat
			? t('Sends but one ship to the gate without leave, until the turn ends.')
			: '',
		aliens.length > 0
			? t('Holds a token of {aliens} until the encounter ends.', { aliens: listed(aliens) })
			: ''
	]
		.filter(Boolean)
		.join(' ');
}
