/** What the laws of every game need to know of this one: what is conserved, and what is hidden. */
import type { Dice, Table } from '../../core';
import {
	addTo,
	entriesOf,
	likeOf,
	numbered,
	othersThan,
	ownOf,
	permuted,
	playerOf,
	renamed
} from '../kit';
import type { Names } from '../kit';
import { COUNTERS, counterSum, countersLeft, systemIds } from './board';
import { underway } from './play';
import type { ActionCardId, Board, SeatId, Vault } from './types';

/** So many cards of each like as the box has lie somewhere, and every counter (TI-2.7, TI-2.9). */
export function conserved({ board, vault, frames, over }: Table<Board, Vault>): {
	readonly [piece: string]: number;
} {
	const found: Record<string, number> = {};
	if (board.stage === 'setup') return found;
	const count = (kind: string, ids: readonly string[]) => {
		for (const id of ids) addTo(found, `${kind}:${likeOf(id)}`);
	};
	count('action', [...vault.actions, ...board.played, ...board.actionDiscard]);
	count('political', [...vault.politics, ...board.politicalDiscard]);
	count(
		'political',
		board.laws.map(({ card }) => card)
	);
	// What is voted on lies before all, unless it is a law already, or is done with.
	const votedOn = (card: string | null | undefined) => {
		if (card != null && !found[`political:${card}`]) count('political', [card]);
	};
	for (const frame of underway({ frames }))
		votedOn(frame.step === 'vote' ? frame.card : frame.step === 'agenda' ? frame.policy : null);
	// What it came to may end the game, and with it all steps.
	if (over) votedOn(board.agenda?.card);
	for (const seat of board.order) {
		const player = playerOf(board, seat);
		count('action', player.hand);
		const placed = systemIds(board).filter((id) => board.systems[id]?.counters.includes(seat));
		found[`counters:${seat}`] =
			counterSum(player.counters) + placed.length + countersLeft(board, seat) - COUNTERS;
	}
	return found;
}

/** Political Cards of the deck that this seat looks at now (TI-17.5, TI-27.8). */
function seenBy({ decisions }: Table<Board, Vault>, viewer: SeatId | 'watcher'): string[] {
	const looks = decisions.filter(
		({ seat, name }) => seat === viewer && name.startsWith('agenda.look')
	);
	return looks.flatMap(({ shape }) =>
		shape.type === 'one' || shape.type === 'order'
			? shape.choices.map(({ id }) => id.slice('political:'.length))
			: []
	);
}

/** New names for the Action Cards of other hands and of the deck, but for those that a step under way speaks of. */
function newActions(
	{ board, vault, frames }: Table<Board, Vault>,
	viewer: SeatId | 'watcher',
	dice: Dice
): Names {
	const spokenOf = JSON.stringify(frames.map(({ got: _, ...frame }) => frame));
	const isFree = (card: ActionCardId) => !spokenOf.includes(`"${card}"`);
	const others = othersThan(board, viewer);
	const hands = others.flatMap((seat) =>
		playerOf(board, seat).hand.map((card) => [card, ownOf(seat)] as const)
	);
	const hidden = [...vault.actions, ...hands.map(([card]) => card)];
	return numbered(
		permuted(hidden.filter(isFree), dice),
		new Map(hands),
		hidden.filter((card) => !isFree(card))
	);
}

/**
 * Deals everything anew that `viewer` cannot see: hands, secret objectives and tiles of others, races offered to them,
 * and the decks. What it sees is named here from the rules (TI-27), not taken from the views, which it is there to test.
 */
export function redeal(table: Table<Board, Vault>, viewer: SeatId | 'watcher', dice: Dice): void {
	const { board, vault } = table;
	const others = othersThan(board, viewer).map((seat) => playerOf(board, seat));
	const names: Names = new Map([
		...newActions(table, viewer, dice),
		...permuted([...vault.secrets, ...others.flatMap(({ secrets }) => secrets)], dice),
		...permuted(
			others.flatMap(({ tiles }) => tiles),
			dice
		),
		...permuted(
			others.flatMap(({ offered }) => offered),
			dice
		),
		...permuted(
			vault.politics.filter((card) => !seenBy(table, viewer).includes(card)),
			dice
		),
		...permuted(vault.objectives, dice)
	]);
	const anew = <T>(value: T): T => renamed(value, /[a-z0-9-]+(?:#\d+)?/g, names);
	vault.actions = anew(vault.actions);
	vault.secrets = anew(vault.secrets);
	vault.politics = anew(vault.politics);
	vault.objectives = anew(vault.objectives);
	for (const player of others) {
		player.hand = anew(player.hand);
		player.secrets = anew(player.secrets);
		player.tiles = anew(player.tiles);
		player.offered = anew(player.offered);
	}
	table.decisions = table.decisions.map((one) => (one.seat === viewer ? one : anew(one)));
	for (const { got = {} } of table.frames)
		for (const [seat, answer] of entriesOf(got)) if (seat !== viewer) got[seat] = anew(answer);
}
