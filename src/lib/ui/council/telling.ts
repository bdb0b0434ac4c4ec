/**
 * What Galactic Council tells of its pieces and its course, in words: what they are called, what goes on and what
 * comes next, and the whole table for those who play without the board. Told from the view alone.
 */
import { template } from '$lib/core/words';
import type { HexId } from '$lib/games/council/types';
import type { Telling } from '../boards';
import { late } from '../late';
import { t } from '../words';
import { boardAt, spokenOf } from './map/moments';
import PieceArt from './pieces/PieceArt.svelte';
import { speciesName } from './pieces/races';
import type { CouncilScreen } from './screen';
import { deckLines } from './words/decks';
import { nameAt } from './words/hexes';
import { outlook } from './words/outlook';
import { VERBS } from './words/verbs';
import { warnings } from './words/warnings';

export const telling: Telling<CouncilScreen> = {
	verbs: VERBS,
	get keys() {
		return [
			['← → ↑ ↓', t('walk the map from hex to hex')],
			['Q W E A S D', t('the six sides of a hex')],
			['. ,', t('to the next hex that is lit, or the one before')],
			['+ − 0', t('zoom in, out, or show the whole map')]
		] as const;
	},
	starts: new Set(['GC-1.2', 'GC-7.1', 'GC-17.1']),
	responses: false,
	art: PieceArt,
	gathered: {
		has: (piece) => piece.startsWith('hex:'),
		lit: template('{n} hexes are lit: touch one, or pick it here')
	},
	withPieces: new Set(['scuttle']),
	terms: async () => (await late(() => import('./words/terms'))).TERMS_AT,
	besides: { payByHand: ['turn.menu', 'pay.choose'] },
	grave: new Set(['scuttle']),
	reading: (piece) => {
		// Answers to a fate stand over the map as well, of which a phone shows the first above its sheet.
		if (/^(action|tech|tactic|objective|response):/.test(piece)) return 'row';
		// Their scenes stand over the map while they are asked about.
		return /^(species|council|option):/.test(piece) ? 'board' : null;
	},
	// Every choice of this game carries the words of its card in its note.
	words: () => null,
	called: (piece, view) => (piece.startsWith('hex:') ? nameAt(view, piece as HexId) : null),
	stands: (seat, open, book) => {
		const player = open.players[seat];
		return [
			speciesName(player?.species ?? null, book),
			t('{n, plural, one {# Victory Point} other {# Victory Points}}', { n: player?.vp ?? 0 })
		]
			.filter(Boolean)
			.join(', ');
	},
	outlook,
	warnings,
	counts: deckLines,
	boardAt,
	spoken: spokenOf
};
