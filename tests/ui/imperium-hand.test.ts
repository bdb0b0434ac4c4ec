/** The Action Cards in hand: a card says when it may be played, which nobody can guess from what it does. */
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import type { Board } from '../../src/lib/games/imperium/types';
import { book } from '../../src/lib/games/imperium/book';
import { ownBoard } from '../../src/lib/games/imperium/view';
import HandSheet from '../../src/lib/ui/imperium/sheets/HandSheet.svelte';
import { said } from '../support/said';
import { openTo, standing } from '../support/imperium';

const HAND = ['signal-jamming#1', 'morale-boost#1', 'sabotage#1'] as const;

test('each card in hand says when it is played', () => {
	const game = standing({ step: 'turn', at: 'act', seat: 'seat:1' }, (board: Board) => board);
	const own = { ...ownBoard(game.board, 'seat:1'), hand: HAND };
	const sight = { open: openTo(game), own, you: 'seat:1' as const, names: {}, book };
	const { body } = render(HandSheet, {
		props: { sight, offers: () => [], ontake: () => undefined }
	});
	const cards = body.split('<li').slice(1);
	expect(cards.map((card) => /class="when[^>]*>([^<]*)</.exec(card)?.[1])).toEqual(
		HAND.map((id) => said(book.timings[book.actions[id.split('#')[0]!]!.timing]))
	);
	expect(new Set(cards)).toHaveLength(3);
});
