/**
 * Decks, and who knows what lies in them (GC-2.6, GC-20.2). Whatever is drawn, turned up or looked at
 * goes through here, so that what a seat has seen is always what it may know.
 */
import { msg } from '../../core';
import { drawFrom, gathered, likeOf } from '../kit';
import { fleetsOf, hexName, hexOn, playerOf } from './board';
import { neighboursOf } from './map/neighbours';
import { hasFlag } from './numbers/stats';
import { tacticOf, tokenOf } from './tables/by-id';
import type { Play } from './play';
import type { CouncilCardId, HexId, ObjectiveId, SeatId, TacticId, TokenId } from './types';

/** Puts a face-down token on a hex that has none; nothing happens if no token is left (GC-17.12). */
export function placeToken(play: Play, id: HexId): void {
	const { board, vault } = play;
	const hex = hexOn(board, id);
	if (hex.token) return;
	const { tokens } = vault;
	const [token] = drawFrom(tokens, 1, () => tokens.push(...gathered(play, board.tokenDiscard)));
	if (token === undefined) return;
	hex.token = true;
	vault.hidden[id] = token;
	play.say('', 'GC-17.12', { type: 'token', hex: id });
	for (const seat of board.order) scan(play, seat);
}

/** Turns up the token of a hex and takes it off the map; null if there is none. It goes to `discardToken` later. */
export function turnUpToken(play: Play, id: HexId): TokenId | null {
	const { board, vault } = play;
	const token = vault.hidden[id];
	if (token === undefined) return null;
	delete vault.hidden[id];
	hexOn(board, id).token = false;
	for (const seat of board.order) delete playerOf(board, seat).seen[id];
	play.showed = true;
	return token;
}

export const discardToken = (play: Play, token: TokenId): void => {
	play.board.tokenDiscard.push(token);
};

/** A seat looks at face-down tokens: it knows them as long as they lie there. */
export function lookAt(play: Play, seat: SeatId, hexes: readonly HexId[], rule: string): void {
	const { seen } = playerOf(play.board, seat);
	for (const id of hexes) {
		const token = play.vault.hidden[id];
		if (token === undefined || seen[id] === token) continue;
		seen[id] = token;
		play.tell(
			seat,
			msg('You see {token} at {where}.', {
				token: tokenOf(token).name,
				where: hexName(play.board, id)
			}),
			rule,
			{
				type: 'seen',
				hex: id,
				token
			}
		);
	}
}

/** Shows a seat with `scan` the tokens next to its ships. Asked whenever ships or tokens come to lie anew. */
export function scan(play: Play, seat: SeatId): void {
	if (!hasFlag(play.board, seat, 'scan')) return;
	const near = fleetsOf(play.board, seat).flatMap((id) => neighboursOf(play.board, id));
	lookAt(play, seat, near, 'GC-24.9');
}

/** Draws `n` Tactics of one size, or as many as there are (GC-2.6). */
export function drawTactics(play: Play, size: 'small' | 'big', n: number): TacticId[] {
	const { board, vault } = play;
	const deck = vault.tactics[size];
	return drawFrom(deck, n, () =>
		deck.push(...gathered(play, board.tacticDiscard[size], vault.unshown[size]))
	);
}

/** Discards Tactics: face up those that were shown, face down the others (GC-20.2). */
export function discardTactics(
	{ board, vault }: Play,
	cards: readonly TacticId[],
	shown: (card: TacticId) => boolean
): void {
	for (const card of cards)
		(shown(card) ? board.tacticDiscard : vault.unshown)[tacticOf(likeOf(card)).size].push(card);
}

/** The Chair's cards: the top two of the Council deck (GC-17.2). */
export function drawCouncil(play: Play, n: number): CouncilCardId[] {
	const drawn = drawFrom(play.vault.council, n);
	play.showed ||= drawn.length > 0;
	for (const seat of play.board.order) {
		const player = playerOf(play.board, seat);
		player.foreseen = player.foreseen.slice(drawn.length);
	}
	foresee(play);
	return drawn;
}

/** A Council Card is played: it lies open from now on. */
export function layCouncil({ board }: Play, card: CouncilCardId): void {
	board.councilDiscard.push(card);
}

/** Puts a Council Card at the bottom of the deck, unseen (GC-17.2). */
export function sinkCouncil(play: Play, card: CouncilCardId): void {
	play.vault.council.unshift(card);
	foresee(play);
}

/** The top `n` Council Cards, the top one first; they stay where they are. */
export const topCouncil = (play: Play, n: number): CouncilCardId[] =>
	n < 1 ? [] : play.vault.council.slice(-n).reverse();

/** Lays the top cards back in this order, the first on top. What others knew of them is out of date. */
export function reorderCouncil(play: Play, by: SeatId, cards: readonly CouncilCardId[]): void {
	play.vault.council.splice(-cards.length, cards.length, ...cards.slice().reverse());
	for (const seat of play.board.order)
		playerOf(play.board, seat).foreseen = seat === by ? cards.slice() : [];
	foresee(play);
}

/** A seat learns the top `n` Council Cards. */
export function peekCouncil(play: Play, seat: SeatId, n: number): void {
	const cards = topCouncil(play, n);
	const player = playerOf(play.board, seat);
	if (cards.length <= player.foreseen.length) return;
	player.foreseen = cards;
	play.tell(seat, '', 'GC-20.2', { type: 'foreseen', cards });
}

/** Shows the top Council Card to seats with `seeCouncil`. Asked whenever the deck or the flag changes. */
export function foresee(play: Play): void {
	for (const seat of play.board.order)
		if (hasFlag(play.board, seat, 'seeCouncil')) peekCouncil(play, seat, 1);
}

/** Opens `n` objectives, or as many as there are (GC-17.11); the ones opened. */
export function openObjectives(play: Play, n: number): ObjectiveId[] {
	const opened = drawFrom(play.vault.objectives, n);
	play.board.objectives.push(...opened);
	play.showed ||= opened.length > 0;
	return opened;
}

/** Closes open objectives: nobody scores them any more (GC-17.11). */
export function layAside({ board }: Play, objectives: readonly ObjectiveId[]): void {
	board.objectives = board.objectives.filter((id) => !objectives.includes(id));
	board.closed.push(...objectives);
}
