/**
 * What Galactic Council tells of its pieces and its course, in words: why a piece cannot be chosen now, what goes
 * on and what comes next, and the whole table for those who play without the board. Told from the view alone.
 */
import { template } from '$lib/core/words';
import type { Words } from '$lib/core/words';
import type { SeatId } from '$lib/core/ids';
import type { HexId } from '$lib/games/council/types';
import type { CouncilBook } from '$lib/games/council/words';
import type { OpenBoard } from '$lib/games/council/view';
import type { Telling } from '../boards';
import { fill, nameOf, t } from '../words';
import type { Names } from '../words';
import { boardAt, spokenOf } from './map/moments';
import PieceArt from './pieces/PieceArt.svelte';
import { raceName } from './pieces/races';
import type { CouncilScreen } from './screen';
import { inWords } from './words/chapters';
import { deckLines } from './words/decks';
import { nameAt } from './words/hexes';
import { outlook } from './words/outlook';
import { VERBS } from './words/verbs';

/** Why what was touched plays no part, or what the question wants in its place. */
function whyNot({
	piece,
	question,
	picks,
	open,
	book,
	names
}: {
	piece: string;
	question: { readonly name: string; readonly say: Words; readonly rule: string };
	picks: readonly string[];
	open: OpenBoard;
	book: CouncilBook | null;
	names: Names;
}): { say: string; rule: string } {
	const { rule } = question;
	const asked = t('You are asked: {question}', { question: fill(question.say, names) });
	if (piece.startsWith('hex:')) {
		const id = piece as HexId;
		const planet = nameAt({ open, book }, id);
		if (question.name.startsWith('move.')) {
			const race = open.hexes[id]?.fleet?.race;
			const say = race
				? t('Your ships cannot go on to {planet}. {who} has ships there.', {
						planet,
						who: raceName(race, names, book)
					})
				: t('Your ships cannot go on to {planet}.', { planet });
			return { say, rule: 'GC-9.3' };
		}
		const wanted = question.name === 'turn.menu' ? book?.hexesFor[picks[0] ?? ''] : undefined;
		return wanted
			? {
					say: t('Not {planet}. {why}', { planet, why: fill(wanted.why, names) }),
					rule: wanted.rule
				}
			: { say: t('{planet} cannot be chosen now. {asked}', { planet, asked }), rule };
	}
	if (piece.startsWith('seat:')) {
		const who = nameOf(piece as SeatId, names);
		return { say: t('{who} cannot be chosen now. {asked}', { who, asked }), rule };
	}
	return { say: t('This plays no part now. {asked}', { asked }), rule };
}

export const telling: Telling<CouncilScreen> = {
	verbs: VERBS,
	get keys() {
		return [
			['← → ↑ ↓', t('walk the map from hex to hex')],
			['Q W E A S D', t('the six sides of a hex')],
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
	reading: (piece) => {
		if (/^(action|tech|tactic|objective):/.test(piece)) return 'row';
		// Their scenes stand over the map while they are asked about.
		return /^(species|response|council|option):/.test(piece) ? 'board' : null;
	},
	// Every choice of this game carries the words of its card in its note.
	words: () => null,
	whyNot,
	outlook,
	counts: deckLines,
	boardAt,
	spoken: spokenOf,
	inWords
};
