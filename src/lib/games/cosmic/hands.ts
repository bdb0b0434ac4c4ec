/**
 * Cards change place here and nowhere else: hands, the cosmic deck, its discard pile, the table and the cards laid
 * (CE-19). So a card takes the name it has where it comes to lie (`kit/copies.ts`), and the screen hears what moved.
 */
import { msg } from '../../core';
import { OPEN, UNSEEN, drawFrom, gathered, named, ownOf } from '../kit';
import {
	cardsBeside,
	encounterOf,
	entriesOf,
	kickersOf,
	mainPlayer,
	playerOf,
	timingOrder
} from './board';
import { HAND, backOf, cardName, isEncounterCard, kindOf, whatOf } from './cards';
import { printedFace } from './faces';
import { lookAtDraw } from './looks';
import { discardToModule, drawFromModule, modulePiles, putUnder } from './modules/decks';
import { SIDES } from './types';
import { value } from './values';
import type { CardPlace } from './moves';
import type { Play } from './play';
import type {
	AlienId,
	Board,
	CardId,
	CardKind,
	Kicker,
	Laid,
	PlanetId,
	SeatId,
	Side
} from './types';

/** Tells the screen alone that cards moved from a hand or to it; words are the caller's. */
function moved(play: Play, seat: SeatId, n: number, from: CardPlace, to: CardPlace): void {
	if (n > 0) play.say('', undefined, { type: 'cards', seat, n, from, to });
}

/** A card noted by an effect is one among its like as soon as it leaves the hand (CE-23.5). */
function release({ encounter }: Board, cards: readonly CardId[]): void {
	if (!encounter) return;
	const { notes } = encounter;
	for (const [id, noted] of entriesOf(notes.cards))
		if (noted?.some((card) => cards.includes(card)))
			notes.cards = { ...notes.cards, [id]: noted.filter((card) => !cards.includes(card)) };
}

const laidOn = ({ encounter }: Board): Laid[] =>
	SIDES.flatMap((side) => encounter?.laid[side] ?? []);

/** Cards come to lie where all see them, in this order; their names there. The caller puts them there. */
function toTable({ board }: Play, cards: readonly CardId[]): CardId[] {
	const { discard, outOfGame, onTable, returning, encounter } = board;
	release(board, cards);
	return named(cards, OPEN, [
		...discard,
		...outOfGame,
		...onTable,
		...returning.map(({ card }) => card),
		...cardsBeside(board),
		...modulePiles(board),
		...laidOn(board).map(({ card }) => card),
		...kickersOf(board).map(({ card }) => card),
		// Still looked at after it has gone from the pile.
		...SIDES.flatMap((side) => encounter?.discarded[side] ?? [])
	]);
}

/** Cards join a hand, in this order and however many (CE-15.3); their names there. */
function toHand({ board }: Play, seat: SeatId, cards: readonly CardId[]): CardId[] {
	const came = ofOwn(board, seat, cards);
	playerOf(board, seat).hand.push(...came);
	return came;
}

/** The names of cards that come to this seat, where it alone sees them: in its hand or in its hoard. */
function ofOwn(board: Board, seat: SeatId, cards: readonly CardId[]): CardId[] {
	const { hand, hoard } = playerOf(board, seat);
	release(board, cards);
	const laid = [...laidOn(board), ...kickersOf(board)].filter(({ by }) => by === seat);
	return named(cards, ownOf(seat), [
		...hand,
		...(hoard?.cards ?? []),
		...laid.map(({ card }) => card)
	]);
}

/** Cards join the hoard of a seat, in this order; their names there. Without a hoard they join the hand. */
function toHoard(play: Play, seat: SeatId, cards: readonly CardId[]): CardId[] {
	const { hoard } = playerOf(play.board, seat);
	if (!hoard) return toHand(play, seat, cards);
	const came = ofOwn(play.board, seat, cards);
	hoard.cards.push(...came);
	return came;
}

/**
 * Cards of a seat, which lie open already or come to, join the discard pile: one event, however many (CE-16.28).
 * The only way there.
 */
function toPile(play: Play, by: SeatId, cards: readonly CardId[]): void {
	if (cards.length === 0) return;
	toPiles(play, cards);
	play.window('cards.discarded', { discarded: { by, cards } });
}

/** Open cards come to the discard piles of the decks they are of (CE-31.7). */
function toPiles(play: Play, cards: readonly CardId[]): void {
	const rewards = cards.filter((card) => backOf(card) === 'reward');
	play.board.discard.push(...cards.filter((card) => !rewards.includes(card)));
	if (rewards.length > 0) discardToModule(play, 'reward', rewards);
}

/** Cards go where nobody sees them, above (`top`) or below what is left of the deck. */
function toDeck({ vault }: Play, cards: readonly CardId[], where: 'top' | 'bottom'): void {
	const came = named(cards, UNSEEN, vault.deck);
	if (where === 'top') vault.deck.push(...came);
	else vault.deck.unshift(...came);
}

/** Hands are these from now on. */
function setHands(play: Play, hands: readonly (readonly [SeatId, readonly CardId[]])[]): void {
	for (const [seat] of hands) playerOf(play.board, seat).hand = [];
	for (const [seat, cards] of hands) toHand(play, seat, cards);
}

/** A card laid face down is seen by all from now on. */
export function openUp(play: Play, laid: Laid): void {
	[laid.card = laid.card] = toTable(play, [laid.card]);
}

const NOBODY: readonly SeatId[] = [];

/** Draws into a hand; refills the deck, or quakes, when it runs out (CE-19.2, CE-19.3). */
export function drawToHand(play: Play, seat: SeatId, n: number, rule = 'CE-19.13'): CardId[] {
	const cards = toHand(play, seat, takeFromDeck(play, n));
	if (cards.length > 0) {
		play.say(
			msg('{who} draws {n, plural, one {# card} other {# cards}}.', { who: seat, n: cards.length }),
			rule,
			{
				type: 'cards',
				seat,
				n: cards.length,
				from: 'deck',
				to: 'hand'
			}
		);
		play.tell(seat, msg('You draw {cards}.', { cards: { and: cards.map(cardName) } }), rule);
		for (const by of value(play, 'seesDraws', NOBODY, { seat })) lookAtDraw(play, by, seat, cards);
		play.window('cards.drawn', { seats: [seat], cards });
	}
	return cards;
}

/** Draws reward cards into a hand; nothing that answers draws from the deck answers these (CE-31.3). */
export function drawRewards(play: Play, seat: SeatId, n: number): CardId[] {
	const cards = toHand(play, seat, drawFromModule(play, 'reward', n));
	if (cards.length === 0) return cards;
	play.say(
		msg('{who} draws {n, plural, one {# reward card} other {# reward cards}}.', {
			who: seat,
			n: cards.length
		}),
		'CE-31.4',
		{ type: 'cards', seat, n: cards.length, from: 'deck', to: 'hand' }
	);
	play.tell(seat, msg('You draw {cards}.', { cards: { and: cards.map(cardName) } }), 'CE-31.4');
	return cards;
}

/**
 * Takes cards off the top of the deck. When the deck is out, the discards become the new deck and
 * drawing goes on; when both are out, a cosmic quake drops the rest of the draw (CE-19.2, CE-19.3, CE-19.4).
 */
function takeFromDeck(play: Play, n: number): CardId[] {
	const { board, vault } = play;
	const cards = drawFrom(vault.deck, n, () => {
		if (board.discard.length === 0) return;
		toDeck(play, gathered(play, board.discard), 'top');
		play.say(msg('The discard pile is shuffled into a new deck.'), 'CE-19.2');
		play.window('deck.reshuffled');
	});
	play.showed ||= cards.length > 0;
	if (cards.length === n) return cards;
	quake(play, cards);
	return [];
}

/**
 * Every hand goes, and eight cards are dealt to everybody from a new deck (CE-19.3). What is laid or lies on
 * the table is no hand and stays (CE-19.6).
 */
function quake(play: Play, drawn: readonly CardId[] = []): void {
	const { board, vault } = play;
	play.say(
		msg('Cosmic quake! The deck and its discards are out: all hands are discarded and dealt anew.'),
		'CE-19.3'
	);
	// CE-19.11: owner by owner; CE-19.18: nothing is answered, for they go on into the new deck.
	// CE-31.8: reward cards go to their own pile, and are not dealt again.
	for (const seat of timingOrder(board)) toPiles(play, showHand(play, seat));
	const cards = play.shuffle([...vault.deck, ...board.discard, ...drawn]);
	board.discard = [];
	// CE-19.5: too few for eight each are dealt evenly to the players and one hand more, which becomes the deck.
	const hands = board.order.length;
	const each = Math.min(
		HAND,
		cards.length >= hands * HAND ? HAND : Math.floor(cards.length / (hands + 1))
	);
	for (const seat of board.order) {
		const dealt = cards.splice(0, each);
		setHands(play, [[seat, dealt]]);
		play.tell(
			seat,
			msg('You are dealt {cards}.', { cards: { and: dealt.map(cardName) } }),
			'CE-19.3'
		);
	}
	vault.deck = [];
	toDeck(play, cards, 'top');
}

/**
 * Shows a hand and gives up all of it (CE-19.8) but cards of these kinds and those that are kept unseen (CE-19.22), in
 * the order held (CE-19.15); their names.
 */
function showHand(
	play: Play,
	seat: SeatId,
	keeps: readonly CardKind[] = [],
	unseen: readonly CardId[] = []
): CardId[] {
	const player = playerOf(play.board, seat);
	const others = player.hand.filter((card) => !unseen.includes(card));
	const kept = others.filter((card) => keeps.includes(kindOf(card)));
	const gone = others.filter((card) => !kept.includes(card));
	if (kept.length > 0)
		play.say(
			msg('{who} shows and keeps {cards}.', { who: seat, cards: { and: kept.map(cardName) } }),
			'CE-19.17'
		);
	player.hand = player.hand.filter((card) => !gone.includes(card));
	return showDiscarded(play, seat, gone, 'hand', 'CE-19.8');
}

/** Shows cards of a seat that are discarded from its hand or its hoard; their names. */
function showDiscarded(
	play: Play,
	seat: SeatId,
	cards: readonly CardId[],
	from: CardPlace,
	rule: string
): CardId[] {
	if (cards.length === 0) return [];
	play.say(
		msg('{who} discards {cards}.', { who: seat, cards: { and: cards.map(cardName) } }),
		rule,
		{
			type: 'cards',
			seat,
			n: cards.length,
			from,
			to: 'discard'
		}
	);
	play.showed = true;
	return toTable(play, cards);
}

/**
 * Discards a whole hand but for cards of these kinds, and those that are kept unseen (CE-19.22); from an empty one
 * nothing (CE-19.12).
 */
export function discardHand(
	play: Play,
	seat: SeatId,
	keeps: readonly CardKind[],
	unseen: readonly CardId[]
): void {
	toPile(play, seat, showHand(play, seat, keeps, unseen));
}

const NO_KINDS: readonly CardKind[] = [];
const NO_CARDS: readonly CardId[] = [];

/** CE-19.17, CE-19.22: gives up the hand but for what effects let it keep. */
export function giveUp(play: Play, seat: SeatId): void {
	discardHand(
		play,
		seat,
		value(play, 'keptInNewHand', NO_KINDS, { seat }),
		value(play, 'kept', NO_CARDS, { seat })
	);
}

/** Discards named cards from a hand, face up (CE-15.5). */
export function discardCards(
	play: Play,
	seat: SeatId,
	cards: readonly CardId[],
	rule: string
): void {
	if (cards.length === 0) return;
	for (const card of cards) takeFromHand(play, seat, card);
	toPile(play, seat, toTable(play, cards));
	play.showed = true;
	play.say(
		msg('{who} discards {cards}.', { who: seat, cards: { and: cards.map(cardName) } }),
		rule,
		{
			type: 'cards',
			seat,
			n: cards.length,
			from: 'hand',
			to: 'discard'
		}
	);
}

/** Takes a card that is played out of the hand, or out of the hoard; whether it was of the hoard (CE-19.20). */
function takePlayed(play: Play, seat: SeatId, card: CardId): boolean {
	const { hoard } = playerOf(play.board, seat);
	if (!hoard?.cards.includes(card)) {
		takeFromHand(play, seat, card);
		return false;
	}
	hoard.cards = hoard.cards.filter((other) => other !== card);
	return true;
}

/** Takes a card out of a hand. Throws when it is not there: checks come before. */
function takeFromHand(play: Play, seat: SeatId, card: CardId): void {
	const { hand } = playerOf(play.board, seat);
	const at = hand.indexOf(card);
	if (at < 0) throw new Error(`${seat} does not hold ${card}.`);
	hand.splice(at, 1);
}

/**
 * Cards of one hand go to another, unseen by the rest (CE-13.5, CE-14.4): in a deal or by an effect alone (CE-13.17).
 * Their names there.
 */
export function handOver(
	play: Play,
	from: SeatId,
	to: SeatId,
	cards: readonly CardId[],
	rule: string
): CardId[] {
	if (cards.length === 0) return [];
	for (const card of cards) takeFromHand(play, from, card);
	const came = toHand(play, to, cards);
	play.say(
		msg('{who} gives {whom} {n, plural, one {# card} other {# cards}}.', {
			who: from,
			whom: to,
			n: cards.length
		}),
		rule,
		{
			type: 'cards',
			seat: from,
			n: cards.length,
			from: 'hand',
			to
		}
	);
	play.tell([from, to], msg('The cards: {cards}.', { cards: { and: cards.map(cardName) } }), rule);
	return came;
}

/**
 * Some of these cards at random, at most all of them (CE-14.4, CE-14.5); drawn by lot only now, when they are
 * needed (CE-23.3). They stay where they are.
 */
export function randomCards(play: Play, cards: readonly CardId[], n: number): CardId[] {
	return n >= cards.length ? cards.slice() : play.shuffle(cards.slice()).slice(0, n);
}

/** Eight cards for a hand given up (CE-19.8). When the draw could not end, a cosmic quake deals anew (CE-19.14). */
export function drawAnew(play: Play, seat: SeatId, rule: string): void {
	const { deck } = play.vault;
	if (!deck.some(isEncounterCard) && !play.board.discard.some(isEncounterCard)) quake(play);
	else drawToHand(play, seat, HAND, rule);
}

/** The hand's cards of one kind and name, for a choice between like ones. */
export const cardsLike = (hand: readonly CardId[], kind: string, what?: string): CardId[] =>
	hand.filter((card) => kindOf(card) === kind && (what === undefined || whatOf(card) === what));

/** Makes the deck of these cards, the last on top. */
export function makeDeck(play: Play, cards: readonly CardId[]): void {
	play.vault.deck = [];
	toDeck(play, cards, 'top');
}

/** The first hand of a seat, off the new deck (CE-3.10). */
export function dealFirst(play: Play, seat: SeatId): void {
	toHand(play, seat, play.vault.deck.splice(-HAND));
}

/** A second hand is dealt to a seat off the deck, face down on the sheet of a power (CE-19.19). */
export function dealHoard(play: Play, seat: SeatId, of: AlienId, use: string): void {
	playerOf(play.board, seat).hoard = { of, use, cards: [], out: [] };
	drawToHoard(play, seat, HAND);
}

/** Draws into a hoard, which is no hand: nothing answers it. */
export function drawToHoard(play: Play, seat: SeatId, n: number): void {
	const cards = toHoard(play, seat, takeFromDeck(play, n));
	if (cards.length === 0) return;
	play.say(
		msg('{who} puts {n, plural, one {# card} other {# cards}} in its hoard, unseen.', {
			who: seat,
			n: cards.length
		}),
		'CE-19.19',
		{ type: 'cards', seat, n: cards.length, from: 'deck', to: 'hoard' }
	);
	play.tell(
		seat,
		msg('In your hoard: {cards}.', { cards: { and: cards.map(cardName) } }),
		'CE-19.19'
	);
}

/** Shows and discards a hoard; it has none left. */
export function discardHoard(play: Play, seat: SeatId): void {
	const { hoard } = playerOf(play.board, seat);
	if (!hoard) return;
	const { cards } = hoard;
	hoard.cards = [];
	toPile(play, seat, showDiscarded(play, seat, cards, 'hoard', 'CE-19.21'));
}

/** The sheet that holds a hoard goes, and the hoard is discarded. */
export function loseHoard(play: Play, seat: SeatId): void {
	discardHoard(play, seat);
	playerOf(play.board, seat).hoard = null;
}

/** Its hand and its hoard change places. */
export function swapHoard(play: Play, seat: SeatId): void {
	const player = playerOf(play.board, seat);
	if (player.hoard) [player.hand, player.hoard.cards] = [player.hoard.cards, player.hand];
}

/** A hoard goes where the sheet of its power has gone (CE-19.19); while nobody plays that, it stays. */
export function moveHoards({ board }: Play): void {
	for (const seat of board.order) {
		const player = playerOf(board, seat);
		const { hoard } = player;
		if (!hoard || player.aliens.includes(hoard.of)) continue;
		const to = board.order.find((other) => playerOf(board, other).aliens.includes(hoard.of));
		if (!to) continue;
		player.hoard = null;
		playerOf(board, to).hoard = { ...hoard, cards: ofOwn(board, to, hoard.cards) };
	}
}

/** Whole hands change owners; `hands` are the new ones. */
export function dealHands(
	play: Play,
	hands: readonly (readonly [SeatId, readonly CardId[]])[]
): void {
	const before = new Map(
		hands.flatMap(([seat]) => playerOf(play.board, seat).hand.map((card) => [card, seat] as const))
	);
	setHands(play, hands);
	for (const [seat, cards] of hands)
		for (const [from] of hands)
			if (from !== seat)
				moved(play, from, cards.filter((card) => before.get(card) === from).length, 'hand', seat);
}

/** Turns up cards off the deck: they lie on the table. */
export function turnUpCards(play: Play, n: number): CardId[] {
	const cards = toTable(play, takeFromDeck(play, n));
	play.board.onTable.push(...cards);
	return cards;
}

/** Shows a card of a hand: it lies on the table while it takes effect. */
export function showCard(play: Play, seat: SeatId, held: CardId): CardId {
	const hoarded = takePlayed(play, seat, held);
	const [card = held] = toTable(play, [held]);
	play.board.onTable.push(card);
	if (hoarded) playerOf(play.board, seat).hoard?.out.push(card);
	play.showed = true;
	return card;
}

/** Plays a card of a hand that is discarded at once (CE-15.17). */
export function playOut(play: Play, seat: SeatId, held: CardId): CardId {
	takeFromHand(play, seat, held);
	const [card = held] = toTable(play, [held]);
	if (value(play, 'playedCardsLeave', false, null)) leaveGame(play, seat, card);
	else toPile(play, seat, [card]);
	play.showed = true;
	return card;
}

function takeFromTable({ board }: Play, cards: readonly CardId[]): void {
	board.onTable = board.onTable.filter((card) => !cards.includes(card));
}

/** Cards that have left the table come back to no hoard any more. */
function forgetOut({ board }: Play, cards: readonly CardId[]): void {
	for (const seat of board.order) {
		const { hoard } = playerOf(board, seat);
		if (hoard && hoard.out.length > 0)
			hoard.out = hoard.out.filter((card) => !cards.includes(card));
	}
}

/** Cards of a seat that lie on the table go to the discard pile. */
export function discardFromTable(play: Play, seat: SeatId, cards: readonly CardId[]): void {
	takeFromTable(play, cards);
	forgetOut(play, cards);
	toPile(play, seat, cards);
}

/** A card of a seat that lies on the table goes out of the game. */
function discardForGood(play: Play, seat: SeatId, card: CardId): void {
	takeFromTable(play, [card]);
	forgetOut(play, [card]);
	leaveGame(play, seat, card);
}

function leaveGame(play: Play, seat: SeatId, card: CardId): void {
	play.board.outOfGame.push(card);
	play.say(msg('{card} goes out of the game.', { card: cardName(card) }), 'CE-19.16', {
		type: 'cards',
		seat,
		n: 1,
		from: 'table',
		to: 'box'
	});
}

/** A card on the table that a seat has played goes: an artifact (CE-15.18), or any by an effect (CE-33.6). */
export function discardPlayed(play: Play, seat: SeatId, card: CardId): void {
	const leaves = value(play, 'playedCardsLeave', false, null);
	if (leaves || value(play, 'playedForGood', false, { seat })) discardForGood(play, seat, card);
	else discardFromTable(play, seat, [card]);
}

/** CE-15.37: a card on the table comes to lie face up beside a planet. */
export function layBeside(play: Play, planet: PlanetId, card: CardId): void {
	takeFromTable(play, [card]);
	forgetOut(play, [card]);
	const { besidePlanets } = play.board;
	besidePlanets[planet] = [...(besidePlanets[planet] ?? []), card];
}

/** The cards that lie beside these planets go to the discard pile; those cards. */
export function discardBeside(play: Play, planets: readonly PlanetId[]): CardId[] {
	const { board } = play;
	const cards = planets.flatMap((planet) => board.besidePlanets[planet] ?? []);
	for (const planet of planets) delete board.besidePlanets[planet];
	toPiles(play, cards);
	return cards;
}

/** Cards on the table go into a hand, or back to the hoard they were played from; their names there. */
export function tableToHand(play: Play, cards: readonly CardId[], seat: SeatId): CardId[] {
	const out = playerOf(play.board, seat).hoard?.out ?? [];
	const back = cards.filter((card) => out.includes(card));
	const others = cards.filter((card) => !out.includes(card));
	takeFromTable(play, cards);
	forgetOut(play, cards);
	const came = [...toHand(play, seat, others), ...toHoard(play, seat, back)];
	moved(play, seat, others.length, 'table', 'hand');
	moved(play, seat, back.length, 'table', 'hoard');
	return came;
}

/** A flare on the table waits to return to this hand in resolution. */
export function setAside(play: Play, card: CardId, seat: SeatId): void {
	takeFromTable(play, [card]);
	play.board.returning.push({ seat, card });
}

/** What was set aside returns. */
export function takeAside(play: Play): void {
	const { board } = play;
	for (const { seat, card } of board.returning) tableToHand(play, [card], seat);
	board.returning = [];
}

/** A card in the discard pile goes into a hand. */
export function takeFromDiscard(play: Play, seat: SeatId, card: CardId): void {
	const { board } = play;
	board.discard = board.discard.filter((other) => other !== card);
	toHand(play, seat, [card]);
	moved(play, seat, 1, 'discard', 'hand');
}

/** A card of a hand comes to lie face down for a side. */
export function layCard(play: Play, side: Side, seat: SeatId, card: CardId): void {
	const hoarded = takePlayed(play, seat, card);
	encounterOf(play.board).laid[side] = {
		card,
		by: seat,
		faceUp: false,
		concealed: false,
		face: null,
		...(hoarded ? { hoarded: 'laid' } : {})
	};
}

/** An encounter card of a seat that was in force goes: to its pile, or under its deck (CE-31.11), unseen for ever (Gambler). */
function putAway(play: Play, seat: SeatId, { card, concealed }: Laid): void {
	if (value(play, 'playedCardsLeave', false, null))
		leaveGame(play, seat, concealed ? (toTable(play, [card])[0] ?? card) : card);
	else if (concealed && backOf(card) === 'reward') putUnder(play, 'reward', [card]);
	else if (concealed) toDeck(play, [card], 'bottom');
	else toPile(play, seat, [card]);
}

/** The card a side laid goes; it was in force. Null: there is none. */
export function discardLaid(play: Play, side: Side): Laid | null {
	const { laid } = encounterOf(play.board);
	const gone = laid[side];
	laid[side] = null;
	if (gone) putAway(play, mainPlayer(play.board, side), gone);
	return gone;
}

/** The card that lies for a side goes into a hand, if there is one. */
export function takeLaid(play: Play, side: Side, seat: SeatId): void {
	const { laid } = encounterOf(play.board);
	const taken = laid[side];
	laid[side] = null;
	if (!taken) return;
	if (taken.hoarded && taken.by === seat) {
		toHoard(play, seat, [taken.card]);
		moved(play, seat, 1, 'table', 'hoard');
		return;
	}
	toHand(play, seat, [taken.card]);
	moved(play, seat, 1, 'table', 'hand');
}

/** A card on the table comes into force in place of a card of a seat, which goes. */
export function replaceLaid(play: Play, seat: SeatId, laid: Laid, card: CardId): void {
	takeFromTable(play, [card]);
	forgetOut(play, [card]);
	putAway(play, seat, laid);
	delete laid.hoarded;
	laid.card = card;
	laid.concealed = false;
	laid.face = printedFace(play, card);
}

/** The two cards laid change sides (CE-10.4). */
export function exchangeLaid({ board }: Play): void {
	const { laid } = encounterOf(board);
	[laid.offense, laid.defense] = [laid.defense, laid.offense];
}

/** A main player lays a kicker face down, which all are told (CE-31.20). */
export function layKicker(play: Play, side: Side, seat: SeatId, card: CardId): void {
	const encounter = encounterOf(play.board);
	takeFromHand(play, seat, card);
	encounter.kickers = { ...encounter.kickers, [side]: { card, by: seat, open: false } };
	moved(play, seat, 1, 'hand', 'table');
}

/** The kickers laid are turned up; those that are. */
export function openKickers(play: Play): Kicker[] {
	const closed = kickersOf(play.board).filter(({ open }) => !open);
	for (const kicker of closed) {
		[kicker.card = kicker.card] = toTable(play, [kicker.card]);
		kicker.open = true;
	}
	return closed;
}

/** The kickers go: those turned up are discarded, the others go back to their players. Those that were discarded. */
export function clearKickers(play: Play): Kicker[] {
	const encounter = encounterOf(play.board);
	const kickers = kickersOf(play.board);
	delete encounter.kickers;
	for (const { card, by, open } of kickers) {
		if (open) {
			toPile(play, by, [card]);
			continue;
		}
		toHand(play, by, [card]);
		moved(play, by, 1, 'table', 'hand');
	}
	return kickers.filter(({ open }) => open);
}

/**
 * All hands are shuffled together and dealt out again, as many cards to each as it had (CE-33.6). Nobody learns where
 * a card has gone, so no movement is told.
 */
export function shuffleHands(play: Play, rule: string): void {
	const { board } = play;
	const sizes = board.order.map((seat) => [seat, playerOf(board, seat).hand.length] as const);
	const cards = play.shuffle(board.order.flatMap((seat) => playerOf(board, seat).hand));
	setHands(
		play,
		sizes.map(([seat, n]) => [seat, cards.splice(0, n)])
	);
	play.showed = true;
	for (const [seat, n] of sizes)
		if (n > 0)
			play.tell(
				seat,
				msg('You are dealt {cards}.', { cards: { and: playerOf(board, seat).hand.map(cardName) } }),
				rule
			);
}

/** The deck becomes the discard pile, and that the deck, shuffled (CE-33.6). */
export function swapDeck(play: Play, rule: string): void {
	const { board, vault } = play;
	const pile = gathered(play, board.discard);
	board.discard = toTable(play, vault.deck.splice(0).toReversed());
	toDeck(play, pile, 'top');
	play.showed = true;
	play.say(msg('The deck and its discard pile change places.'), rule);
}
