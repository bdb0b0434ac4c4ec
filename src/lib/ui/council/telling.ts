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
import { fill, nameOf } from '../words';
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

/** What hexes an event of the turn is for, said to who touches another; and the rule that says so. */
const FOR_HEXES: { readonly [event: string]: readonly [say: string, rule: string] } = {
	move: ['Ships move to a hex next to theirs, where no other race has ships.', 'GC-9.3'],
	battle: [
		'A Battle is for a hex next to your ships that holds ships or a planet not yours.',
		'GC-10.1'
	],
	build: [
		'Ships are built at a Space Port of yours that is not new, rioting or under others’ ships.',
		'GC-14.4'
	],
	port: ['A Space Port is built on a planet of yours that has none.', 'GC-14.3'],
	spread: [
		'Propaganda is spread on planets of opponents where no other player spreads it.',
		'GC-16.1'
	],
	calm: [
		'Propaganda is stopped where as many ships of yours stand as there are Riot Counters.',
		'GC-16.8'
	]
};

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
	const asked = `You are asked: ${fill(question.say, names)}`;
	if (piece.startsWith('hex:')) {
		const id = piece as HexId;
		const called = nameAt({ open, book }, id);
		const fleet = open.hexes[id]?.fleet;
		const blocked = fleet ? ` ${raceName(fleet.race, names, book)} has ships there.` : '';
		if (question.name.startsWith('move.'))
			return { say: `Your ships cannot go on to ${called}.${blocked}`, rule: 'GC-9.3' };
		const wanted = question.name === 'turn.menu' ? FOR_HEXES[picks[0] ?? ''] : undefined;
		if (wanted) return { say: `Not ${called}. ${wanted[0]}`, rule: wanted[1] };
		return { say: `${called} cannot be chosen now. ${asked}`, rule };
	}
	if (piece.startsWith('seat:'))
		return { say: `${nameOf(piece as SeatId, names)} cannot be chosen now. ${asked}`, rule };
	return { say: `This plays no part now. ${asked}`, rule };
}

export const telling: Telling<CouncilScreen> = {
	verbs: VERBS,
	keys: [
		['← → ↑ ↓', 'walk the map from hex to hex'],
		['Q W E A S D', 'the six sides of a hex'],
		['+ − 0', 'zoom in, out, or show the whole map']
	],
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
