/** Who asks what goes on reads it in words of this table: whose turn, who against whom, where. */
import { expect, it } from 'vitest';
import { book as imperiumBook } from '../../src/lib/games/imperium/book';
import { lookOpen } from '../../src/lib/core';
import { imperium } from '../../src/lib/games/imperium';
import type { OpenBoard as ImperiumBoard } from '../../src/lib/games/imperium/view';
import { atStep as inCosmic } from '../../src/lib/ui/cosmic/words/steps';
import { atStep as inCouncil } from '../../src/lib/ui/council/words/steps';
import { atStep as inImperium } from '../../src/lib/ui/imperium/words/steps';
import { alliance, BOOK } from '../fixtures/cosmic-views';
import { printed } from '../../src/lib/ui/words';
import { COUNCIL_BOOK, COUNCIL_SCENES } from '../fixtures/council-views';
import { IMPERIUM_SCENES } from '../fixtures/imperium-views';

it('in Cosmic Encounter', () => {
	const { open, names } = alliance;
	const view = { open, names, you: null, book: BOOK };
	expect(['turn', 'encounter', 'alliance', 'use'].map((step) => inCosmic(step, view))).toEqual([
		'The turn of Ines',
		'Ines attacks Tomasz, planet 3',
		'Ines and Tomasz invite others, who answer',
		null
	]);
	expect(inCosmic('turn', { ...view, you: open.offense })).toBe('Your turn');
	expect(inCosmic('encounter', { ...view, you: 'seat:2' })).toBe('Ines attacks your planet 3');
});

it('in Galactic Council', () => {
	const at = (scene: string, steps: readonly string[]) => {
		const { open, you, names } = COUNCIL_SCENES[scene]!();
		const view = { open: open.board, you, names, book: COUNCIL_BOOK };
		return steps.map((step) => inCouncil(step, view));
	};
	const [turn, battle, round] = at('buy', ['turn', 'battle', 'battleRound']);
	expect(turn).toBe('The turn of Mira');
	expect(battle).toMatch(/^Mira against .+: .+$/);
	expect(round).toBe('Battle round 1');
	const [council, vote] = at('vote', ['council', 'vote']);
	expect(council).toMatch(/^The Council is in session, in the chair \w+/);
	expect(vote).toBe(`The vote on ${printed(COUNCIL_BOOK.councilCards['census']!.title)}`);
	expect(at('turn', ['vote', 'battle', 'token'])).toEqual([null, null, null]);
});

it('in Twilight Imperium', () => {
	const { table } = IMPERIUM_SCENES.battle().until('battle.casualties');
	const { board } = lookOpen(imperium, table) as { board: ImperiumBoard };
	const view = { open: board, you: null, names: {}, book: imperiumBook };
	const [battle, tactical, none] = ['battle', 'tactical', 'agenda'].map((s) => inImperium(s, view));
	expect(battle).toMatch(/^\w+ against \w+: .+$/);
	expect(tactical).toMatch(/^\w+ activates a system/);
	expect(none).toBeNull();
});
