/** The vote of a Council: whoever has cast a ballot reads what it is for, and others that it is cast. */
import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import type { SeatId, Words } from '../../src/lib/core';
import type { OpenSession } from '../../src/lib/games/council/view';
import { msg, verbatim } from '../../src/lib/core/words';
import CouncilScene from '../../src/lib/ui/council/scenes/CouncilScene.svelte';
import { councilNow } from '../../src/lib/ui/council/scenes/council-story';
import { COUNCIL_BOOK, COUNCIL_SCENES } from '../fixtures/council-views';

const BALLOT = msg('Vote: {what}', { what: verbatim('Tomasz') });

function bodyOf(
	did: Words | null,
	waited: readonly SeatId[],
	session: Partial<OpenSession> = {}
): string {
	const { open, own, names } = COUNCIL_SCENES['vote']!();
	const sight = { open: open.board, own: own?.board ?? null, you: 'seat:1' as const, names };
	const story = councilNow(open.board)!;
	const { body } = render(CouncilScene, {
		props: {
			story: { ...story, session: { ...story.session, ...session } },
			sight: { ...sight, book: COUNCIL_BOOK },
			lit: new Map(),
			waiting: { name: 'vote.cast', seats: waited, seconds: null },
			did,
			onaside: () => undefined
		}
	});
	return body;
}

function rowsOf(did: Words | null, waited: readonly SeatId[]): string[] {
	const body = bodyOf(did, waited);
	const [, rows = ''] = /class="weights[^"]*">([^]*?)<\/ul>/.exec(body) ?? [];
	return [...rows.matchAll(/<small[^>]*>([^<]*)<\/small>/g)].map(([, said = '']) => said);
}

it('yours says what it is for, once it is cast', () => {
	expect(rowsOf(BALLOT, ['seat:3']).slice(0, 3)).toEqual([
		'Vote: Tomasz',
		'ballot cast',
		'deciding'
	]);
	expect(rowsOf(BALLOT, ['seat:1', 'seat:3']).slice(0, 2)).toEqual(['deciding', 'ballot cast']);
	expect(rowsOf(null, ['seat:3'])[0]).toBe('ballot cast');
});

it('[GC-17.9] that nobody can be elected is said once it is known, and not while objectives are judged', () => {
	const elects = Object.entries(COUNCIL_BOOK.councilCards).find(
		([, { kind }]) => kind === 'election'
	);
	const card = elects![0] as OpenSession['card'];
	const says = (stage: OpenSession['stage']) =>
		bodyOf(null, [], { card, stage, options: [], ballots: {} }).includes('Nobody can be elected.');
	expect(says('judging')).toBe(false);
	expect(says('voting')).toBe(true);
});
