/** What the laws of every game need to know of this one: what is conserved, and what is hidden. */
import type { Answer, Choice, Dice, Table } from '../../core';
import {
	addTo,
	asTold,
	copiesOf,
	keysOf,
	likeOf,
	meant,
	named,
	numbered,
	OPEN,
	othersThan,
	ownOf,
	permuted,
	renamed,
	shuffledAnew,
	UNSEEN
} from '../kit';
import type { Names } from '../kit';
import { backOf, colourOf, flareOf, isEncounterCard, kindOf, whatOf } from './cards';
import {
	asideOf,
	storedOf,
	cardsBeside,
	entriesOf,
	inHands,
	kickersOf,
	secondsOf,
	playerOf,
	shipsAt,
	sideOfMain,
	techsOf,
	underTechs
} from './board';
import { isOpen } from './copies';
import { alienOf } from './effects';
import { essenceAliens, laidEssence } from './essence/laid';
import { countFurther, furtherAt, isInstead } from './further';
import { essenceCards, morphs, needsColour } from './keepers';
import { modulePiles } from './modules/decks';
import { evolutionsOf } from './modules/evolution/laid';
import { hazardsInPlay } from './modules/hazards/inPlay';
import { dealable, luxChoice } from './modules/lux/deal';
import type { LuxId } from './modules/lux/state';
import { dealableMoons, moonChoice } from './modules/moons/actions';
import { kindOfMoon, staysDown } from './modules/moons/kinds';
import { maySeeMoon } from './modules/moons/beside';
import { moonsOf } from './modules/moons/laid';
import type { MoonId } from './modules/moons/state';
import { showsWarning } from './modules/hazards/warning';
import { dropSecrets } from './notes';
import { underway } from './play';
import { stackedCards } from './stacked';
import { countTraps, knowsTraps } from './traps';
import { SIDES } from './types';
import type { AlienId, Board, CardId, Look, SeatId, Vault } from './types';

/** So many cards of each like as the box has, and every seat's ships, must be somewhere (CE-2.1, CE-2.3). */
export function conserved(table: Table<Board, Vault>): { readonly [piece: string]: number } {
	const { board, vault } = table;
	const found: Record<string, number> = {};
	for (const ships of [
		board.warp,
		board.removed,
		board.encounter?.gate ?? {},
		board.encounter?.beside ?? {},
		board.hazards?.pact?.ships ?? {},
		...Object.values(board.planets).map((planet) => planet.ships),
		...board.order.flatMap((seat) => techsOf(board, seat).map(({ ships }) => ships)),
		...laidEssence(board).map(({ ships }) => ships),
		...Object.values(board.held ?? {}),
		...evolutionsOf(board).map(({ ships }) => ships)
	])
		for (const [seat, n] of entriesOf(ships)) addTo(found, `ships of ${seat}`, n);
	// CE-20.23: those of a further colour are more than those of their player, and all of them are ships of that player.
	for (const fleet of board.further ?? []) {
		const { seat, at } = fleet;
		for (const [where, n] of entriesOf(at)) {
			if (!isInstead(fleet)) addTo(found, `ships of ${seat}`, -n);
			if (furtherAt(board, seat, where) > shipsAt(board, seat, where))
				addTo(found, `no ship at ${where}`, n);
		}
	}
	// CE-32.50: the ship of a technology is one more.
	if (board.special?.of)
		for (const [seat] of entriesOf(board.special.marks)) addTo(found, `ships of ${seat}`, -1);
	// Before the decks are made there are no cards.
	if (vault.destiny.length === 0 && board.phase === 'setup') return found;
	for (const card of allCards(table)) addTo(found, likeOf(card));
	for (const alien of board.box.filter((one) => needsColour(one) && !morphs(one)))
		addTo(found, `ships of ${alien}`, countFurther(board, alien));
	const { ordained } = board;
	for (const card of [
		...vault.destiny,
		...board.destinyDiscard,
		...(board.destinyGone ?? []),
		...(ordained ? [ordained.card] : [])
	])
		addTo(found, card);
	for (const seat of board.order) for (const { id } of techsOf(board, seat)) addTo(found, id);
	for (const id of moonCards(table)) addTo(found, `moon ${id}`);
	for (const [trap, n] of Object.entries(countTraps(board))) addTo(found, trap, n);
	// CE-36.1: a set is whole, at the table or in the box.
	for (const alien of new Set([...board.box, ...essenceAliens(board)])) {
		const at = board.essence?.[alien];
		const cards = at
			? [
					...at.cache,
					...at.placed.map(({ id }) => id),
					...at.unavailable,
					...(at.gone ?? []),
					...(vault.essence?.[alien] ?? [])
				]
			: essenceCards(alien);
		for (const id of cards) addTo(found, id);
	}
	return found;
}

/** CE-37.2: beside planets, before nobody, or dealt and without a planet yet; all of them before they are shuffled. */
function moonCards(table: Table<Board, Vault>): MoonId[] {
	const { board, vault } = table;
	if (!board.moons) return [];
	return vault.moons
		? [...vault.moons, ...moonsOf(board).map(({ id }) => id), ...moonsDealt(table)]
		: dealableMoons(table);
}

/** Moon cards that were dealt to seats, but to `but`, and have no planet yet. */
const moonsDealt = (table: Table<Board, Vault>, but?: SeatId | 'watcher'): MoonId[] =>
	underway(table).flatMap((frame) =>
		frame.step === 'moons.deal'
			? entriesOf(frame.left ?? {}).flatMap(([seat, ids]) => (seat === but ? [] : ids))
			: []
	);

function allCards({ board, vault }: Table<Board, Vault>): CardId[] {
	const laid = [board.encounter?.laid.offense, board.encounter?.laid.defense];
	return [
		...vault.deck,
		// CE-38.21: they may be drawn, and laid away again.
		...vault.flares,
		...(vault.aside ?? []),
		...board.discard,
		...board.outOfGame,
		...board.onTable,
		...board.returning.map(({ card }) => card),
		...cardsBeside(board),
		...stackedCards(board),
		...modulePiles(board),
		...hazardsInPlay(board),
		...Object.values(vault.piles ?? {}).flat(),
		...laid.flatMap((one) => (one ? [one.card] : [])),
		...kickersOf(board).map(({ card }) => card),
		...secondsOf(board).map(({ card }) => card),
		...board.order.flatMap((seat) => [...ownedBy(board, seat), ...underTechs(board, seat)])
	];
}

/** What lies in its hand, in its hoard and face down before it, which it alone sees. */
function ownedBy(board: Board, seat: SeatId): CardId[] {
	const { hand, hoard } = playerOf(board, seat);
	return [...hand, ...(hoard?.cards ?? []), ...asideOf(board, seat), ...storedOf(board, seat)];
}

/**
 * Deals everything anew that `viewer` cannot see: other hands, the decks in their order, undealt flares,
 * face-down cards, answers not yet shown, aliens offered, chosen or played behind a hidden sheet.
 *
 * What it sees is named here from the rules (CE-23), not taken from the views, which it is there to
 * test. A card that is mentioned elsewhere (in a frame, an answer, another seat's question) keeps its
 * type there and is renamed wherever it stands.
 */
export function redeal(table: Table<Board, Vault>, viewer: SeatId | 'watcher', dice: Dice): void {
	giveOrdained(table, viewer, dice);
	reorder(table.vault.destiny, dice);
	for (const pile of Object.values(table.vault.piles ?? {})) reorder(pile, dice);
	giveTechs(table, viewer, dice);
	giveEssence(table, viewer, dice);
	giveLuxCards(table, viewer, dice);
	giveMoons(table, viewer, dice);
	giveTraps(table, viewer, dice);
	const aliens = newAliens(table, viewer, dice);
	const cards = newCards(table, viewer, dice);
	const looks = newLooks(table, viewer, [...cards.values()], dice);
	const anew = renamed(table, CARDS, cards);
	if (anew.board.encounter) {
		anew.board.encounter.looks = looks;
		// What was named for all to hear is no card that lies somewhere (CE-19.26).
		if (table.board.encounter) anew.board.encounter.notes.open = table.board.encounter.notes.open;
		dropSecrets(anew.board.encounter.notes, viewer);
	}
	// What the viewer is asked stays as it is: a card that is only named there is none of those that lie hidden.
	anew.decisions = anew.decisions.map((asked, i) => {
		const before = table.decisions[i];
		return before?.seat === viewer ? before : asked;
	});
	giveAliens(anew, viewer, aliens, dice);
	Object.assign(table, anew);
}

/** Another order, whatever it was before. */
function reorder<Id extends string>(pile: Id[], dice: Dice): void {
	pile.splice(0, pile.length, ...shuffledAnew(pile, dice));
}

const CARDS =
	/(?:attack|negotiate|morph|retreat|reinforcement|artifact|kicker|rift|intimidate)(?::[\w-]+)?(?:@reward)?#\d+|flare:[a-z-]+/g;

/** Cards that lie where `viewer` cannot see them: in a hand, a deck or among the undealt flares. */
function hiddenCards({ board, vault }: Table<Board, Vault>, viewer: SeatId | 'watcher') {
	const loose = othersThan(board, viewer).flatMap((seat) => ownedBy(board, seat));
	const laid = [board.encounter?.laid.offense, board.encounter?.laid.defense].flatMap((one) =>
		one && one.by !== viewer && !isOpen(board, one) ? [one.card] : []
	);
	const kickers = kickersOf(board).filter(({ by, open }) => by !== viewer && !open);
	laid.push(...kickers.map(({ card }) => card));
	const seconds = secondsOf(board).filter(({ seat, open }) => seat !== viewer && !open);
	laid.push(...seconds.map(({ card }) => card));
	// What lies under a technology is an encounter card, as what is laid.
	laid.push(...othersThan(board, viewer).flatMap((seat) => underTechs(board, seat)));
	const knows = board.encounter?.looks.some(({ by, what }) => by === viewer && what === 'aside');
	const aside = knows ? [] : (vault.aside ?? []);
	return {
		loose: [...loose, ...vault.deck, ...aside, ...(vault.piles?.reward ?? [])],
		laid,
		flares: vault.flares
	};
}

/** What `viewer` was shown stays what it was; others have been shown something else (CE-23.6). */
function newLooks(
	{ board }: Table<Board, Vault>,
	viewer: SeatId | 'watcher',
	hidden: readonly CardId[],
	dice: Dice
): Look[] {
	const anew = (cards: readonly CardId[], by: SeatId): CardId[] =>
		asTold(by, shuffledAnew(hidden, dice).slice(0, cards.length).sort());
	return (board.encounter?.looks ?? []).map((look) =>
		look.by === viewer ? look : { ...look, cards: anew(look.cards, look.by) }
	);
}

/** Cards `viewer` was shown in this encounter, as far as the hands they were in still have some like them. */
function seenBy({ board }: Table<Board, Vault>, viewer: SeatId | 'watcher'): CardId[] {
	const looks = (board.encounter?.looks ?? []).filter(({ by }) => by === viewer);
	return board.order.flatMap((seat) =>
		meant(
			playerOf(board, seat).hand,
			looks.filter(({ of }) => of === seat).flatMap(({ cards }) => cards)
		)
	);
}

/** Cards the main players have named to each other in a deal (CE-13.5): in each hand, the first that are so. */
function toldTo(table: Table<Board, Vault>, viewer: SeatId | 'watcher'): Set<CardId> {
	const { board } = table;
	if (viewer === 'watcher' || !sideOfMain(board, viewer)) return new Set();
	const offers = underway(table).flatMap((frame) =>
		frame.step === 'deal' ? [frame.offer, frame.agreed] : []
	);
	const cards = [...new Set(JSON.stringify(offers).match(CARDS))];
	return new Set(
		board.order.flatMap((seat) => {
			const { hand } = playerOf(board, seat);
			return [...meant(hand, cards), ...hand.filter((card) => cards.includes(card))];
		})
	);
}

/** The hand of which it chooses the compensation (CE-14.20). */
const chosenFrom = (table: Table<Board, Vault>, viewer: SeatId | 'watcher'): readonly CardId[] =>
	underway(table).flatMap((frame) =>
		frame.step === 'compensation' && frame.chooser === viewer && frame.taken === undefined
			? playerOf(table.board, frame.pays).hand
			: []
	);

/** Questions that name all of a pile: flares in the box (CE-31.29), and what is searched (CE-3.23, CE-19.32). */
const SEARCHES: readonly string[] = [
	'finder.search.name',
	'aristocrat.build.choose',
	'aristocrat.search.deck',
	'aristocrat.search.flares',
	'chrysalis.change.pick'
];

/** Cards that a question names, by their names, wherever they lie. */
const soughtBy = ({ decisions }: Table<Board, Vault>, viewer: SeatId | 'watcher'): CardId[] =>
	decisions.flatMap(({ seat, name, shape }) => {
		if (seat !== viewer || !SEARCHES.includes(name)) return [];
		if (shape.type === 'split') return shape.places.map(({ id }) => id);
		return shape.type === 'one' ? shape.choices.map(({ id }) => id) : [];
	});

/** Puts what is known first in the hands of others: where it lay would tell of the cards beside it. */
function knownFirst(
	{ board }: Table<Board, Vault>,
	viewer: SeatId | 'watcher',
	told: ReadonlySet<CardId>
): void {
	for (const seat of othersThan(board, viewer)) {
		const player = playerOf(board, seat);
		const known = player.hand.filter((card) => told.has(card)).sort();
		player.hand = [...known, ...player.hand.filter((card) => !told.has(card))];
	}
}

/**
 * Of each main player who lays a card now, the first of theirs that `viewer` does not know: an encounter card, as they
 * hold one (CE-10.8, CE-10.11), where none is known.
 */
function dueToLay(
	table: Table<Board, Vault>,
	viewer: SeatId | 'watcher',
	told: ReadonlySet<CardId>
): CardId[] {
	const { board } = table;
	const { encounter } = board;
	const lay = underway(table).some(
		({ step, at }) => (step === 'planning' || step === 'layAgain') && at === 'select'
	);
	if (!encounter || !lay) return [];
	return SIDES.flatMap((side) => {
		const seat = encounter[side];
		if (seat === null || seat === viewer || encounter.laid[side]) return [];
		const held = inHands(board, seat);
		const isKnown = held.some((card) => told.has(card) && isEncounterCard(card));
		const first = held.find((card) => !told.has(card));
		return isKnown || first === undefined ? [] : [first];
	});
}

/** A new name for every hidden card. What is mentioned somewhere, laid or undealt keeps its type. */
function newCards(table: Table<Board, Vault>, viewer: SeatId | 'watcher', dice: Dice): Names {
	const told = new Set([
		...toldTo(table, viewer),
		...seenBy(table, viewer),
		...chosenFrom(table, viewer),
		...soughtBy(table, viewer)
	]);
	knownFirst(table, viewer, told);
	const { loose, laid, flares } = hiddenCards(table, viewer);
	const mentioned = new Set(
		JSON.stringify([table.frames, table.decisions.filter(({ seat }) => seat !== viewer)]).match(
			CARDS
		)
	);
	const hidden = [...loose, ...laid, ...flares].filter((card) => !told.has(card));
	const bound = hidden.filter(
		(card) => laid.includes(card) || flares.includes(card) || mentioned.has(card)
	);
	const left = shuffledAnew(hidden, dice);
	const names = new Map<CardId, CardId>();
	for (const card of dueToLay(table, viewer, told)) {
		const at = left.findIndex((other) => isEncounterCard(other) && backOf(other) === backOf(card));
		if (at >= 0) names.set(card, left.splice(at, 1)[0] as CardId);
	}
	for (const card of bound) {
		if (names.has(card)) continue;
		const at = left.findIndex(
			(other) => typeOf(other) === typeOf(card) && backOf(other) === backOf(card)
		);
		names.set(card, left.splice(at, 1)[0] as CardId);
	}
	// CE-31.9: backs are seen, so a hidden card is another of the same back.
	for (const card of hidden)
		if (!names.has(card)) {
			const at = left.findLastIndex((other) => backOf(other) === backOf(card));
			names.set(card, left.splice(at, 1)[0] as CardId);
		}
	// A name that no card bears any more, as of one that was named and then played, is no other card's.
	const gone = [...mentioned].filter((card) => !hidden.includes(card));
	return numbered(names, places(table), [...told, ...gone]);
}

/** Where each hidden card lies, by the hundred its number is of. */
function places({ board, vault }: Table<Board, Vault>): ReadonlyMap<CardId, number> {
	const laid = [board.encounter?.laid.offense, board.encounter?.laid.defense];
	return new Map<CardId, number>([
		...vault.deck.map((card) => [card, UNSEEN] as const),
		...(vault.aside ?? []).map((card) => [card, UNSEEN] as const),
		...vault.flares.map((card) => [card, UNSEEN] as const),
		...(vault.piles?.reward ?? []).map((card) => [card, UNSEEN] as const),
		...laid.flatMap((one) => (one ? [[one.card, ownOf(one.by)] as const] : [])),
		...kickersOf(board).map(({ card, by, open }) => [card, open ? OPEN : ownOf(by)] as const),
		...secondsOf(board).map(({ card, seat, open }) => [card, open ? OPEN : ownOf(seat)] as const),
		...board.order.flatMap((seat) =>
			[...ownedBy(board, seat), ...underTechs(board, seat)].map(
				(card) => [card, ownOf(seat)] as const
			)
		)
	]);
}

/** What a card must stay where a step relies on it: any encounter card is as good as another. */
const typeOf = (card: CardId): string => (isEncounterCard(card) ? 'encounter' : kindOf(card));

/** A new name for every alien behind a hidden sheet, or in a choice that is still secret. */
function newAliens({ board, vault }: Table<Board, Vault>, viewer: SeatId | 'watcher', dice: Dice) {
	const hidden = othersThan(board, viewer)
		.map((seat) => playerOf(board, seat))
		.filter(({ shown }) => !shown)
		.flatMap(({ offered, aliens }) => (aliens.length > 0 ? aliens : offered));
	const free = board.phase === 'setup' ? vault.flares.map(whatOf) : board.sheets;
	return permuted([...new Set([...hidden, ...free])], dice);
}

/** Technologies face down before others, and those not drawn, are dealt anew. */
function giveTechs(
	{ board, vault }: Table<Board, Vault>,
	viewer: SeatId | 'watcher',
	dice: Dice
): void {
	const pile = vault.piles?.tech;
	if (!pile) return;
	const hidden = othersThan(board, viewer).flatMap((seat) =>
		techsOf(board, seat).filter(({ faceUp }) => !faceUp)
	);
	const anew = shuffledAnew([...pile.map(likeOf), ...hidden.map(({ id }) => id)], dice);
	for (const seat of othersThan(board, viewer)) {
		const player = playerOf(board, seat);
		if (player.techs)
			player.techs = player.techs.map((tech) =>
				tech.faceUp ? tech : { ...tech, id: anew.pop() ?? tech.id }
			);
	}
	pile.splice(
		0,
		pile.length,
		...named(
			anew.flatMap((id) => copiesOf(id, 1)),
			UNSEEN,
			[]
		)
	);
}

/** Essence cards of others that lie face down, in caches and sets, are dealt anew (CE-36.3). */
function giveEssence(
	{ board, vault }: Table<Board, Vault>,
	viewer: SeatId | 'watcher',
	dice: Dice
): void {
	for (const [alien, at] of Object.entries(board.essence ?? {})) {
		const set = vault.essence?.[alien] ?? [];
		const sees = viewer !== 'watcher' && playerOf(board, viewer).aliens.includes(alien);
		const unseen = at.placed.flatMap((one) => (one.unseen ? [one.id] : []));
		const hidden = shuffledAnew(sees ? set : [...set, ...at.cache, ...unseen], dice);
		if (!sees) {
			at.cache = hidden.splice(0, at.cache.length);
			at.placed = at.placed.map((one) => ({
				...one,
				id: (one.unseen && hidden.pop()) || one.id
			}));
		}
		set.splice(0, set.length, ...hidden);
	}
}

/** While lux cards are chosen, those of others and those that were dealt to nobody are dealt anew (CE-38.3). */
function giveLuxCards(table: Table<Board, Vault>, viewer: SeatId | 'watcher', dice: Dice): void {
	const { board } = table;
	for (const frame of underway(table)) {
		if (frame.step !== 'lux.deal' || !frame.dealt) continue;
		const own = viewer === 'watcher' ? [] : (frame.dealt[viewer] ?? []);
		const names = permuted(
			dealable(board).filter((id) => !own.includes(id)),
			dice
		);
		const anew = (id: LuxId): LuxId => names.get(id) ?? id;
		frame.dealt = Object.fromEntries(
			entriesOf(frame.dealt).map(([seat, ids]) => [seat, ids.map(anew)])
		);
		askAnew(table, viewer, (id) => luxChoice(anew(id)), frame.got);
	}
}

/** All seats but `viewer` are asked about other cards than they were, and those who have answered have picked one of these. */
function askAnew(
	table: Table<Board, Vault>,
	viewer: SeatId | 'watcher',
	choiceOf: (id: string) => Choice,
	got: Partial<Record<SeatId, Answer>> = {}
): void {
	for (const [seat, answer] of entriesOf(got))
		if (seat !== viewer && 'pick' in answer) got[seat] = { pick: choiceOf(answer.pick).id };
	table.decisions = table.decisions.map((decision) => {
		const { seat, shape } = decision;
		return seat === viewer || shape.type !== 'one'
			? decision
			: { ...decision, shape: { ...shape, choices: shape.choices.map(({ id }) => choiceOf(id)) } };
	});
}

/**
 * Moon cards that `viewer` may not look at are others (CE-37.4): of the kind its token shows beside a planet, of any kind
 * while they have none (CE-37.2).
 */
function giveMoons(table: Table<Board, Vault>, viewer: SeatId | 'watcher', dice: Dice): void {
	const { board, vault } = table;
	if (!board.moons || !vault.moons) return;
	const isHidden = (moon: (typeof board.moons)[number]) =>
		!moon.open && (viewer === 'watcher' || !maySeeMoon(moon, viewer));
	const laid = board.moons.filter(isHidden);
	const loose = [...vault.moons, ...moonsDealt(table, viewer)];
	const pool = shuffledAnew([...laid.map(({ id }) => id), ...loose], dice);
	const names = new Map<MoonId, MoonId>();
	// CE-37.16: what lies face down with a ship on it is a blue or a secret one; these come first.
	for (const { id, by } of laid.toSorted((a, b) => Number(b.by !== null) - Number(a.by !== null))) {
		const at = pool.findIndex(
			(other) => kindOfMoon(other) === kindOfMoon(id) && (by === null || staysDown(other))
		);
		names.set(id, pool.splice(at, 1)[0] ?? id);
	}
	for (const id of loose) names.set(id, pool.pop() ?? id);
	const anew = (id: MoonId): MoonId => names.get(id) ?? id;
	board.moons = board.moons.map((moon) => (isHidden(moon) ? { ...moon, id: anew(moon.id) } : moon));
	vault.moons = vault.moons.map(anew);
	for (const frame of underway(table)) {
		if (frame.step !== 'moons.deal') continue;
		frame.left = Object.fromEntries(
			entriesOf(frame.left ?? {}).map(([seat, ids]) => [
				seat,
				seat === viewer ? ids : ids.map(anew)
			])
		);
		if (frame.at !== 'discard') continue;
		askAnew(table, viewer, (id) => moonChoice(anew(id)), frame.got);
	}
}

/**
 * Which tokens are traps only who plays their alien knows (CE-39.2). While that one takes one of the sheet, what is on the
 * sheet stays what it is: they are asked about it.
 */
function giveTraps(table: Table<Board, Vault>, viewer: SeatId | 'watcher', dice: Dice): void {
	const { board } = table;
	const { traps } = board;
	if (!traps || (viewer !== 'watcher' && knowsTraps(board, viewer))) return;
	const beside = Object.values(traps.beside);
	const isAsked = underway(table).some(({ step }) => step === 'saboteur.take');
	const anew = shuffledAnew(isAsked ? beside : [...beside, ...traps.sheet], dice);
	board.traps = {
		of: traps.of,
		beside: Object.fromEntries(
			keysOf(traps.beside).map((planet) => [planet, anew.pop() ?? 'decoy'])
		),
		sheet: isAsked ? traps.sheet : anew
	};
}

/** Which colour is ordained only who plays the alien knows: another that is still in the deck may be (CE-36.26). */
function giveOrdained(
	{ board, vault }: Table<Board, Vault>,
	viewer: SeatId | 'watcher',
	dice: Dice
): void {
	const { ordained, options } = board;
	if (!ordained) return;
	const whose = board.order.find((seat) => playerOf(board, seat).aliens.includes(ordained.of));
	if (whose === viewer) return;
	const pool = [...vault.destiny, ordained.card];
	const [card = ordained.card] = shuffledAnew(
		pool.filter((one) => {
			const seat = colourOf(one);
			return seat !== null && seat !== whose && !showsWarning(one, options);
		}),
		dice
	);
	board.ordained = { of: ordained.of, card };
	vault.destiny = pool.filter((one) => one !== card);
}

/** Puts the new aliens where they belong to others, with what lies on their sheets. */
function giveAliens(
	table: Table<Board, Vault>,
	viewer: SeatId | 'watcher',
	names: Names,
	dice: Dice
): void {
	const { board, vault } = table;
	const anew = (alien: AlienId): AlienId => names.get(alien) ?? alien;
	for (const seat of othersThan(board, viewer)) {
		const player = playerOf(board, seat);
		if (player.shown) continue;
		player.offered = player.offered.map(anew);
		player.chosen = player.chosen && anew(player.chosen);
		player.aliens = player.aliens.map(anew);
		player.tokens = 0;
		for (const alien of player.aliens) alienOf(alien).setup?.(board, seat);
	}
	board.sheets = board.sheets.map(anew);
	if (board.phase !== 'setup') return;
	vault.flares = shuffledAnew(
		vault.flares.map((flare) => flareOf(anew(whatOf(flare)))),
		dice
	);
	for (const { got = {} } of table.frames)
		for (const [seat, answer] of entriesOf(got))
			if (seat !== viewer && 'pick' in answer) got[seat] = { pick: anew(answer.pick) };
}
