/**
 * What Twilight Imperium tells of its pieces and its course, in words: what they are called, what goes on and what
 * comes next. Told from the view alone.
 */
import { template } from '$lib/core/words';
import type { HexId } from '$lib/hex';
import type { Telling } from '../boards';
import { printed, t } from '../words';
import { boardAt, spokenOf } from './map/moments';
import PieceArt from './pieces/PieceArt.svelte';
import type { ImperiumScreen } from './screen';
import { outlook } from './words/outlook';
import { likeOf } from '$lib/core/copies';
import { nameAt, planetName, raceName } from './words/systems';
import { VERBS } from './words/verbs';
import { warnings } from './words/warnings';

/** Planets that can be elected stand above the tray with what they are worth and whose they are. */
const ELECTED = {
	has: (piece: string) => piece.startsWith('planet:'),
	lit: template('{n} planets can be elected: touch your choice, or pick it here')
};

export const telling: Telling<ImperiumScreen> = {
	verbs: VERBS,
	bookVerbs: ({ verbs }) => verbs,
	get keys() {
		return [
			['← → ↑ ↓', t('walk the map from system to system')],
			['Q W E A S D', t('the six sides of a hex')],
			['Enter', t('to the planets of a system; Escape goes back')],
			['. ,', t('to the next hex that is lit, or the one before')],
			['+ − 0', t('zoom in, out, or show the whole map')]
		] as const;
	},
	starts: new Set(['TI-4.1', 'TI-5.4', 'TI-6.2', 'TI-7.1', 'TI-8.1']),
	art: PieceArt,
	gathered: {
		has: (piece) => piece.startsWith('hex:'),
		lit: template('{n} lit: touch a system, or pick it here'),
		asked: {
			'turn.act': {
				lit: template('{n} lit: touch a system to activate it, or pick it here'),
				idle: template('None in reach: to the {n} lit faintly no ship of yours can come')
			},
			'vote.cast': ELECTED,
			'vote.tie': ELECTED
		}
	},
	reading: (piece) => (/^(tech|objective|race):/.test(piece) ? 'row' : null),
	spelled: true,
	sorter: async () => (await import('./words/sorted')).sortedOf,
	words: (piece, book) => {
		const card = piece.startsWith('tech:')
			? book?.technologies[piece.slice('tech:'.length)]
			: piece.startsWith('political:')
				? book?.politics[piece.slice('political:'.length)]
				: book?.actions[likeOf(piece)];
		return card ? { title: printed(card.name), text: printed(card.text) } : null;
	},
	called: (piece, view) =>
		piece.startsWith('hex:')
			? nameAt(view, piece as HexId)
			: piece.startsWith('planet:')
				? planetName(piece as `planet:${string}`, view.book)
				: piece.startsWith('strategy:')
					? printed(view.book?.strategies[piece.slice('strategy:'.length)]?.name) || null
					: null,
	stands: (seat, open, book) => {
		const player = open.players[seat];
		return [
			raceName(player?.race ?? null, book),
			t('{n, plural, one {# victory point} other {# victory points}}', { n: player?.points ?? 0 })
		]
			.filter(Boolean)
			.join(', ');
	},
	isOut: (seat, { players }) => players[seat]?.isOut === true,
	outlook,
	warnings,
	counts: ({ decks }) => [
		t('Action Cards left: {n}', { n: decks['actions'] ?? 0 }),
		t('Political Cards left: {n}', { n: decks['politics'] ?? 0 }),
		t('Objectives left: {n}', { n: decks['objectives'] ?? 0 })
	],
	boardAt,
	spoken: spokenOf
};
