/** What the laws of every game need to know of this one: what is conserved, and what is hidden. */
import type { Table } from '../../core';
import { isEncounterCard } from './cards';
import { playerOf, sideOfMain } from './board';
import type { Board, CardId, Frame, SeatId, Vault } from './types';

/** Every card's id and every seat's ships must be somewhere, exactly once (CE-2.1, CE-2.3). */
export function conserved(table: Table<Board, Vault>): { readonly [piece: string]: number } {
	const { board, vault } = table;
	const found: Record<string, number> = {};
	const count = (piece: string, n = 1) => {
		found[piece] = (found[piece] ?? 0) + n;
	};
	for (const ships of [
		board.warp,
		board.encounter?.gate ?? {},
		board.encounter?.beside ?? {},
		...Object.values(board.planets).map((planet) => planet.ships)
	])
		for (const [seat, n] of Object.entries(ships)) count(`ships of ${seat}`, n);
	if (board.phase === 'setup') return found;
	for (const card of allCards(table)) count(card);
	for (const card of [...vault.destiny, ...board.destinyDiscard]) count(card);
	return found;
}

function allCards({ board, vault }: Table<Board, Vault>): CardId[] {
	const laid = [board.encounter?.laid.offense, board.encounter?.laid.defense];
	return [
		...vault.deck,
		...board.discard,
		...board.onTable,
		...board.returning.map(({ card }) => card),
		...laid.flatMap((one) => (one ? [one.card] : [])),
		...board.order.flatMap((seat) => playerOf(board, seat).hand)
	];
}

/**
 * Deals everything anew that `viewer` cannot see: other hands, the deck, the other face-down card.
 * Answers others have already given are theirs, so cards they name stay where they are.
 */
export function redeal(
	table: Table<Board, Vault>,
	viewer: SeatId | 'watcher',
	dice: (below: number) => number
): void {
	const { board, vault } = table;
	const others = board.order.filter((seat) => seat !== viewer);
	const named = new Set(cardsNamed(table.frames));
	const pool: CardId[] = [];
	const free = (card: CardId) => !named.has(card);
	for (const seat of others) pool.push(...playerOf(board, seat).hand.filter(free));
	pool.push(...vault.deck.filter(free));
	for (let i = pool.length - 1; i > 0; i--) {
		const j = dice(i + 1);
		[pool[i], pool[j]] = [pool[j] as CardId, pool[i] as CardId];
	}
	const next = () => pool.pop() as CardId;
	for (const seat of others) {
		const player = playerOf(board, seat);
		player.hand = player.hand.map((card) => (free(card) ? next() : card));
	}
	vault.deck = vault.deck.map((card) => (free(card) ? next() : card));
	for (const seat of others) {
		const side = sideOfMain(board, seat);
		const laid = side && board.encounter?.laid[side];
		const player = playerOf(board, seat);
		if (!laid || laid.faceUp || laid.face) continue;
		const at = player.hand.findIndex((card) => isEncounterCard(card) && free(card));
		if (at < 0) continue;
		const card = player.hand[at] as CardId;
		player.hand[at] = laid.card;
		laid.card = card;
	}
}

/** Cards that frames under way name in their locals. */
const cardsNamed = (frames: readonly Frame[]): CardId[] =>
	JSON.stringify(frames)
		.match(/"(?:attack|negotiate|morph|reinforcement|artifact|flare)[^"]*"/g)
		?.map((quoted) => quoted.slice(1, -1)) ?? [];
