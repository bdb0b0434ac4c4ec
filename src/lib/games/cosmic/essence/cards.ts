/**
 * Essence cards change place here and nowhere else (CE-36): the set face down, of which all see how many there are; the
 * cache, which who plays the alien sees; cards that lie before players; and the pile of those that are unavailable, face
 * up. None of them is a deck or a hand (CE-36.3), and they belong to the sheet, so they have no owner of their own.
 */
import { msg } from '../../../core';
import { noneHeld } from '../captured';
import { alienName } from '../cards';
import { playerOf, timingOrder } from '../board';
import { essenceCard, essenceCards, essenceSet, keepsPower } from '../keepers';
import { turnUpInSetup } from '../sheets';
import type { Words } from '../../../core';
import type { Play } from '../play';
import type { AlienId, Board, SeatId } from '../types';
import type { EssenceAtTable, EssenceId, LaidEssence } from './state';
import { essenceAliens, laidEssence } from './laid';

/** CE-36.2, CE-36.43 */
const isWhole = (alien: AlienId): boolean => essenceSet(alien)?.cache === 'all';

const cacheOf = (alien: AlienId): number => {
	const { cache = 3 } = essenceSet(alien) ?? {};
	return cache === 'all' ? essenceCards(alien).length : cache;
};

export const essenceName = (id: EssenceId): Words => essenceCard(id).words.name;

/** The seat that plays an alien whose sheet is not turned down; null: nobody does. */
function keeperOf(board: Board, alien: AlienId): SeatId | null {
	const seat = board.order.find((one) => playerOf(board, one).aliens.includes(alien));
	return seat && (!playerOf(board, seat).powerLost || keepsPower(alien)) ? seat : null;
}

/** Whether its sheet is put aside until the encounter ends (CE-16.29): nothing happens to its cards meanwhile. */
const isAside = ({ encounter }: Board, alien: AlienId): boolean =>
	encounter?.lent.some(({ aliens }) => aliens.includes(alien)) ?? false;

/**
 * Sets come to the table with their aliens, caches are filled, and all cards of a sheet that was lost or turned down
 * return (CE-36.4). Cards of a sheet that changes hands go with it by themselves.
 */
export function tendEssence(play: Play): void {
	const { board } = play;
	const played = board.order.flatMap((seat) => playerOf(board, seat).aliens);
	for (const alien of new Set([...played, ...essenceAliens(board)])) {
		const set = essenceSet(alien);
		if (!set || isAside(board, alien)) continue;
		const seat = keeperOf(board, alien);
		// CE-36.4: what lies on the sheet goes with it.
		if (seat && set.onSheet)
			for (const one of board.essence?.[alien]?.placed ?? []) {
				// CE-36.74: but for what lies before another.
				if (one.shared === 'one' && one.on !== seat) continue;
				if (one.shared === 'one') delete one.shared;
				one.on = seat;
			}
		if (seat) fillCache(play, seat, alien);
		else if (board.essence?.[alien]) returnAll(play, alien);
	}
}

/** The set of an alien, made and shuffled as it comes to the table (CE-36.2). */
function setOf(
	play: Play,
	alien: AlienId
): { readonly at: EssenceAtTable; readonly set: EssenceId[] } {
	const { board, vault } = play;
	board.essence ??= {};
	vault.essence ??= {};
	const at = (board.essence[alien] ??= { cache: [], placed: [], unavailable: [] });
	const set = (vault.essence[alien] ??= play.shuffle(essenceCards(alien)));
	return { at, set };
}

/** CE-36.2: the cache is filled, with three as a rule; an empty set is made anew of the pile of unavailable cards. */
function fillCache(play: Play, seat: SeatId, alien: AlienId): void {
	const { at, set } = setOf(play, alien);
	if (isWhole(alien)) {
		gatherWhole(play, seat, alien);
		return;
	}
	const came: EssenceId[] = [];
	while (at.cache.length < cacheOf(alien)) {
		if (set.length === 0 && at.unavailable.length > 0) {
			set.push(...play.shuffle(at.unavailable));
			at.unavailable = [];
			play.say(
				msg('The unavailable cards of {alien} are shuffled into a new set.', {
					alien: alienName(alien)
				}),
				'CE-36.2'
			);
		}
		const card = set.pop();
		if (card === undefined) break;
		at.cache.push(card);
		came.push(card);
	}
	if (came.length === 0) return;
	play.showed = true;
	// CE-36.7: a cache lies there for all to see.
	turnUpInSetup(play, seat, alien);
	play.say(
		msg(
			'{who} takes {n, plural, one {# card} other {# cards}} of {alien} into their cache, unseen.',
			{
				who: seat,
				n: came.length,
				alien: alienName(alien)
			}
		),
		'CE-36.2'
	);
	play.tell(
		seat,
		msg('In your cache: {cards}.', { cards: { and: at.cache.map(essenceName) } }),
		'CE-36.3'
	);
}

/** CE-36.43: what is not placed is in the cache, as all know. */
function gatherWhole(play: Play, seat: SeatId, alien: AlienId): void {
	const { at, set } = setOf(play, alien);
	if (set.length + at.unavailable.length === 0) return;
	set.length = 0;
	at.unavailable = [];
	const elsewhere = [...at.placed.map(({ id }) => id), ...(at.gone ?? [])];
	at.cache = essenceCards(alien).filter((id) => !elsewhere.includes(id));
	// CE-36.7: a cache lies there for all to see.
	turnUpInSetup(play, seat, alien);
	play.say(
		msg('{who} may choose of all cards of {alien}: {cards}.', {
			who: seat,
			alien: alienName(alien),
			cards: { and: at.cache.map(essenceName) }
		}),
		'CE-36.43'
	);
}

/** A card of the cache lies face up before a player, and another comes into the cache: no card is played, so nothing answers it (CE-36.5). */
export function layEssence(
	play: Play,
	seat: SeatId,
	alien: AlienId,
	id: EssenceId,
	on: SeatId,
	rule: string
): void {
	takeFromCache(play, alien, id).placed.push({ id, on, ships: {} });
	if (essenceSet(alien)?.onSheet)
		play.say(msg('{card} of {who} is in force now.', { who: seat, card: essenceName(id) }), rule);
	else
		play.say(
			msg('{who, select, you {You lay} other {# lays}} {card} before {whom}.', {
				who: seat,
				card: essenceName(id),
				whom: on
			}),
			rule
		);
	fillCache(play, seat, alien);
	// CE-36.10: what it has is discarded at once.
	if (essenceCard(id).sheds) play.push('essence.shed', { seat: on });
}

/** The same face down: who plays the alien alone knows which one it is (CE-36.51). */
export function hideEssence(
	play: Play,
	seat: SeatId,
	alien: AlienId,
	id: EssenceId,
	on: SeatId,
	rule: string
): void {
	takeFromCache(play, alien, id).placed.push({ id, on, ships: {}, unseen: true });
	play.say(
		msg('{who, select, you {You lay} other {# lays}} a card of {alien} face down before {whom}.', {
			who: seat,
			alien: alienName(alien),
			whom: on
		}),
		rule
	);
	fillCache(play, seat, alien);
}

/** The same under a ship of that player, which is held captive (CE-36.59). */
export function captureEssence(
	play: Play,
	seat: SeatId,
	alien: AlienId,
	id: EssenceId,
	on: SeatId,
	rule: string
): void {
	const { board } = play;
	board.held ??= noneHeld();
	takeFromCache(play, alien, id).placed.push({
		...{ id, on, ships: {}, unseen: true },
		captive: board.turn
	});
	play.say(
		msg(
			'{who, select, you {You hold} other {# holds}} a ship of {whom, select, you {yours} other {#}} captive, with a card of {alien} face down under it.',
			{ who: seat, whom: on, alien: alienName(alien) }
		),
		rule
	);
	fillCache(play, seat, alien);
}

/** A captive is let go: what lay under its ship comes to its player, face down (CE-36.60). */
export function giveEssence(play: Play, alien: AlienId, id: EssenceId): void {
	for (const one of setOf(play, alien).at.placed) {
		if (one.id !== id) continue;
		delete one.captive;
		one.given = true;
	}
}

/** What players got with captives is turned up (CE-36.60): it lies open before them, and is in force. */
export function openGiven(play: Play): readonly LaidEssence[] {
	const { board } = play;
	const given = timingOrder(board).flatMap((seat) =>
		laidEssence(board).filter((one) => one.on === seat && one.given && one.unseen && !one.ending)
	);
	for (const one of given) {
		delete one.unseen;
		play.showed = true;
		play.say(msg('{who} turns up {card}.', { who: one.on, card: essenceName(one.id) }), 'CE-36.60');
	}
	return given;
}

/** CE-36.60: they go as the encounter closes, turned up or not. */
export function returnGiven(play: Play): void {
	for (const alien of essenceAliens(play.board)) {
		const given = setOf(play, alien).at.placed.flatMap((one) => (one.given ? [one.id] : []));
		if (given.length > 0) takeAway(play, alien, given);
	}
}

/** One that lies face down is turned up, and unavailable then (CE-36.52). */
export function turnUpEssence(
	play: Play,
	seat: SeatId,
	alien: AlienId,
	id: EssenceId,
	rule: string
): void {
	const { at } = setOf(play, alien);
	const found = at.placed.find((one) => one.id === id);
	if (!found) throw new Error(`${id} lies before nobody.`);
	play.showed = true;
	play.say(
		msg('{who, select, you {You turn} other {# turns}} up {card} before {whom}.', {
			who: seat,
			card: essenceName(id),
			whom: found.on
		}),
		rule
	);
	takeAway(play, alien, [id]);
}

/** A card goes out of the cache, whose cards nobody else has seen. */
function takeFromCache(play: Play, alien: AlienId, id: EssenceId): EssenceAtTable {
	const { at } = setOf(play, alien);
	if (!at.cache.includes(id)) throw new Error(`${id} is not in the cache.`);
	at.cache = at.cache.filter((one) => one !== id);
	return at;
}

/** A card of the cache is discarded, face up, and another comes (CE-36.19). */
export function discardEssence(
	play: Play,
	seat: SeatId,
	alien: AlienId,
	id: EssenceId,
	rule: string
): void {
	takeFromCache(play, alien, id).unavailable.push(id);
	play.showed = true;
	play.say(msg('{who} discards {card}.', { who: seat, card: essenceName(id) }), rule);
	fillCache(play, seat, alien);
}

/** A card before a player comes into the cache in place of one of that, which is discarded, face up (CE-36.71). */
export function exchangeEssence(
	play: Play,
	seat: SeatId,
	alien: AlienId,
	id: EssenceId,
	other: EssenceId,
	rule: string
): void {
	const at = takeFromCache(play, alien, other);
	if (!at.placed.some((one) => one.id === id)) throw new Error(`${id} lies before nobody.`);
	at.placed = at.placed.filter((one) => one.id !== id);
	at.cache.push(id);
	at.unavailable.push(other);
	play.showed = true;
	play.say(
		msg('{who} takes {card} into their cache, and discards {other}.', {
			who: seat,
			card: essenceName(id),
			other: essenceName(other)
		}),
		rule
	);
}

/** A card on the sheet of its alien is taken by another player, who may use it as well (CE-36.74). */
export function shareEssence(
	play: Play,
	alien: AlienId,
	id: EssenceId,
	whom: SeatId,
	rule: string
): void {
	for (const one of setOf(play, alien).at.placed) {
		if (one.id !== id) continue;
		one.on = whom;
		one.shared = 'one';
	}
	play.say(
		msg('{who, select, you {You take} other {# takes}} {card}.', {
			who: whom,
			card: essenceName(id)
		}),
		rule
	);
}

/** A card has been used: one that another player has taken is for all from then on (CE-36.74). */
export function usedEssence(play: Play, seat: SeatId, id: EssenceId): void {
	const { board } = play;
	for (const alien of essenceAliens(board))
		for (const one of board.essence?.[alien]?.placed ?? []) {
			if (one.id !== id || one.shared !== 'one' || one.on !== seat) continue;
			one.shared = 'all';
			one.on = keeperOf(board, alien) ?? one.on;
			play.say(
				msg('Every player may use {card} from now on.', { card: essenceName(id) }),
				'CE-36.74'
			);
		}
}

/** A card before a player is turned down (CE-36.22). */
export function turnDown(play: Play, alien: AlienId, id: EssenceId): void {
	for (const one of setOf(play, alien).at.placed) if (one.id === id) one.down = true;
}

/** A card of the cache leaves the game (CE-36.13). */
export function loseEssence(play: Play, seat: SeatId, alien: AlienId, id: EssenceId): void {
	const at = takeFromCache(play, alien, id);
	at.gone = [...(at.gone ?? []), id];
	play.showed = true;
	play.say(msg('{card} leaves the game.', { card: essenceName(id) }), 'CE-36.13');
	fillCache(play, seat, alien);
}

/** CE-36.4: the cache, and all that lies before players. */
function returnAll(play: Play, alien: AlienId): void {
	const { at } = setOf(play, alien);
	const { cache } = at;
	at.cache = [];
	at.unavailable.push(...cache);
	const laid = at.placed.filter(({ ending }) => !ending).map(({ id }) => id);
	if (cache.length + laid.length === 0) return;
	play.showed = true;
	play.say(
		msg('All cards of {alien} return, and are unavailable: {cards}.', {
			alien: alienName(alien),
			cards: { and: [...cache, ...laid].map(essenceName) }
		}),
		'CE-36.4'
	);
	endEssence(play, alien, laid);
}

/** Cards before players are in force no more; they go once the ships on them have (CE-36.9). */
export function endEssence(play: Play, alien: AlienId, cards: readonly EssenceId[]): void {
	if (cards.length === 0) return;
	const { at } = setOf(play, alien);
	for (const one of at.placed) if (cards.includes(one.id)) one.ending = true;
	play.push('essence.end', { alien, cards });
}

/** Cards without ships on them leave their players, and are unavailable. */
export function takeAway(play: Play, alien: AlienId, cards: readonly EssenceId[]): void {
	const { at } = setOf(play, alien);
	at.placed = at.placed.filter(({ id }) => !cards.includes(id));
	at.unavailable.push(...cards);
	// An empty set is made anew of them.
	tendEssence(play);
}
