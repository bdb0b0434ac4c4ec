/** What the laws of every game need to know of this one: what is conserved, and what is hidden. */
import type { Answer, Dice, Table } from '../../core';
import {
	addTo,
	entriesOf,
	keysOf,
	likeOf,
	othersThan,
	permuted,
	renamed,
	shuffledAnew
} from '../kit';
import type { Names } from '../kit';
import { PURSE } from './start/auction';
import { hexIds, hexOn, playerOf } from './board';
import { tacticOf } from './tables/by-id';
import { underway } from './play';
import { askFates } from './steps/setup';
import { SIDES } from './types';
import type { Board, CouncilCardId, SeatId, TokenId, Vault } from './types';

/** Every token, Tactic and card lies somewhere, exactly once (GC-2.4). */
export function conserved(table: Table<Board, Vault>): {
	readonly [piece: string]: number;
} {
	const { board, vault } = table;
	const found: Record<string, number> = {};
	if (board.stage === 'species' || board.stage === 'fates') return found;
	const count = (kind: string, ids: readonly string[]) => {
		for (const id of ids) addTo(found, `${kind}:${id}`);
	};
	const turnedUp = underway(table).flatMap((frame) =>
		frame.step === 'token' && frame.token ? [frame.token] : []
	);
	const drawn = SIDES.flatMap((side) => board.battle?.sides[side].drawn ?? []);
	count('token', [...vault.tokens, ...Object.values(vault.hidden), ...board.tokenDiscard]);
	count('token', turnedUp);
	for (const size of ['small', 'big'] as const)
		count('tactic', [...vault.tactics[size], ...vault.unshown[size], ...board.tacticDiscard[size]]);
	count('tactic', drawn);
	count('council', [...vault.council, ...board.councilDiscard]);
	count('objective', [...vault.objectives, ...board.objectives, ...board.closed]);
	for (const seat of board.order) {
		const { drawn: chairs, actions, used } = playerOf(board, seat);
		count('council', chairs);
		count('action', [...actions, ...used]);
	}
	for (const id of hexIds(board))
		if (hexOn(board, id).token !== (vault.hidden[id] !== undefined)) count('lost token', [id]);
	return found;
}

/**
 * Deals everything anew that `viewer` cannot see: face-down tokens, decks in their order, Tactics and
 * Council Cards in other hands, fates others answer, bids others wrote. What it sees is named here from
 * the rules (GC-20), not taken from the views, which it is there to test.
 */
export function redeal(table: Table<Board, Vault>, viewer: SeatId | 'watcher', dice: Dice): void {
	const { board, vault } = table;
	const others = othersThan(board, viewer);
	redealTokens(table, viewer, others, dice);
	redealFates(table, others, dice);
	vault.objectives = shuffledAnew(vault.objectives, dice);
	const names = new Map([
		...newTactics(table, viewer, dice),
		...newCouncilCards(table, viewer, others, dice)
	]);
	renameHidden(table, viewer, names);
}

/** New tokens wherever the viewer has not looked; who else had looked has then seen the new one. */
function redealTokens(
	{ board, vault }: Table<Board, Vault>,
	viewer: SeatId | 'watcher',
	others: readonly SeatId[],
	dice: Dice
): void {
	const seen = viewer === 'watcher' ? {} : playerOf(board, viewer).seen;
	const unseen = keysOf(vault.hidden).filter((id) => seen[id] === undefined);
	const tokens = unseen.map((id) => vault.hidden[id] as TokenId);
	const anew = shuffledAnew([...tokens, ...vault.tokens], dice);
	vault.tokens = anew.splice(unseen.length);
	unseen.forEach((id, i) => (vault.hidden[id] = anew[i] as TokenId));
	for (const seat of others) {
		const known = playerOf(board, seat).seen;
		for (const id of keysOf(known)) known[id] = vault.hidden[id] as TokenId;
	}
}

/**
 * Other fates for the others, and other bids; an answer that is in already becomes the first one there
 * is to what its seat is asked now.
 */
function redealFates(table: Table<Board, Vault>, others: readonly SeatId[], dice: Dice): void {
	const { board, vault, decisions } = table;
	if (board.stage === 'turns' || board.stage === 'council') return;
	const hands = others.map((seat) => playerOf(board, seat)).filter(({ fates }) => fates.length > 0);
	const anew = shuffledAnew([...vault.fates, ...hands.flatMap(({ fates }) => fates)], dice);
	for (const player of hands) player.fates = anew.splice(0, player.fates.length);
	vault.fates = anew;
	for (const frame of underway(table)) {
		for (const seat of others) {
			const preferred = frame.step === 'setup' && frame.orders?.[seat];
			if (preferred) frame.orders = { ...frame.orders, [seat]: shuffledAnew(preferred, dice) };
			const answer = frame.got?.[seat];
			if (answer) frame.got = { ...frame.got, [seat]: anyAnswer(board, seat, answer, dice) };
		}
	}
	if (board.stage !== 'fates') return;
	for (const decision of decisions) {
		const { seat } = decision;
		if (seat === 'table' || !others.includes(seat)) continue;
		const { shape, say, fallback } = askFates(seat, playerOf(board, seat).fates);
		Object.assign(decision, { shape, say, fallback });
	}
}

/** Another answer that a seat could have sealed. */
function anyAnswer(board: Board, seat: SeatId, sealed: Answer, dice: Dice): Answer {
	if ('order' in sealed) return { order: shuffledAnew(sealed.order, dice) };
	if ('split' in sealed)
		return {
			split: Object.fromEntries(board.species.map((id) => [`species:${id}`, 1 + dice(PURSE)]))
		};
	return askFates(seat, playerOf(board, seat).fates).fallback;
}

/** New names for the Tactics in decks and in the opponent's hand, size by size; shown ones keep theirs. */
function newTactics(
	{ board, vault }: Table<Board, Vault>,
	viewer: SeatId | 'watcher',
	dice: Dice
): Names {
	const hands = SIDES.flatMap((name) => {
		const side = board.battle?.sides[name];
		if (!side || side.race === viewer) return [];
		return side.drawn.filter((card) => !side.active.includes(`tactic:${card}`));
	});
	const [small, big] = (['small', 'big'] as const).map((size) => {
		const held = hands.filter((card) => tacticOf(likeOf(card)).size === size);
		return permuted([...vault.tactics[size], ...vault.unshown[size], ...held], dice);
	});
	return new Map([...(small ?? []), ...(big ?? [])]);
}

/** New names for the Council Cards in the deck and in another Chair's hand, but for those foreseen. */
function newCouncilCards(
	{ board, vault }: Table<Board, Vault>,
	viewer: SeatId | 'watcher',
	others: readonly SeatId[],
	dice: Dice
): Names {
	const foreseen = viewer === 'watcher' ? [] : playerOf(board, viewer).foreseen;
	const hidden = [...vault.council, ...others.flatMap((seat) => playerOf(board, seat).drawn)];
	return permuted(
		hidden.filter((card) => !foreseen.includes(card)).map((card) => `council:${card}`),
		dice
	);
}

const HIDDEN = /[a-z-]+#\d+|council:[a-z-]+/g;

/** Puts the new names where the hidden cards lie, and where others are asked about them. */
function renameHidden(table: Table<Board, Vault>, viewer: SeatId | 'watcher', names: Names): void {
	const { board, vault } = table;
	const anew = <T>(value: T): T => renamed(value, HIDDEN, names);
	const card = (id: CouncilCardId): CouncilCardId =>
		(names.get(`council:${id}`) ?? `council:${id}`).slice('council:'.length);
	vault.tactics = anew(vault.tactics);
	vault.unshown = anew(vault.unshown);
	vault.council = vault.council.map(card);
	for (const seat of othersThan(board, viewer)) {
		const player = playerOf(board, seat);
		player.drawn = player.drawn.map(card);
		player.foreseen = player.foreseen.map(card);
	}
	for (const name of SIDES) {
		const side = board.battle?.sides[name];
		if (side && side.race !== viewer) side.drawn = anew(side.drawn);
	}
	table.decisions = table.decisions.map((one) => (one.seat === viewer ? one : anew(one)));
	for (const { got = {} } of table.frames)
		for (const [seat, answer] of entriesOf(got)) if (seat !== viewer) got[seat] = anew(answer);
}
