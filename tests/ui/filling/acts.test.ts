/** The sending button is a deed: in whole games of every game it begins with what is done, not with the name of what was picked. */
import { expect, it } from 'vitest';
import { diceFrom, playOut } from '../../../src/lib/bots';
import { plainly, sampleAnswer } from '../../../src/lib/core';
import type { Shape, Words } from '../../../src/lib/core';
import { book as cosmicBook } from '../../../src/lib/games/cosmic/words';
import { book as imperiumBook } from '../../../src/lib/games/imperium/book';
import type { Verbs } from '../../../src/lib/ui/boards';
import { telling as cosmic } from '../../../src/lib/ui/cosmic/telling';
import { telling as council } from '../../../src/lib/ui/council/telling';
import { Draft } from '../../../src/lib/ui/draft.svelte';
import { deedAs, fromAnswer } from '../../../src/lib/ui/filling';
import { telling as imperium } from '../../../src/lib/ui/imperium/telling';
import { beginOf, playersOf } from '../../../tools/lib/simulate';
import { planFrom } from '../../../tools/lib/transcript';
import { words } from '../../support/said';

const withBook = (verbs: Verbs, more: Partial<Verbs> = {}): Verbs => ({
	...verbs,
	sends: { ...verbs.sends, ...more.sends },
	along: { ...verbs.along, ...more.along }
});
const VERBS: { readonly [game: string]: Verbs } = {
	cosmic: withBook(cosmic.verbs, cosmic.bookVerbs?.(cosmicBook)),
	council: council.verbs,
	imperium: withBook(imperium.verbs, imperium.bookVerbs?.(imperiumBook))
};

it('a card of Cosmic Encounter is played where one may respond, and not chosen', () => {
	const shape: Shape = {
		type: 'one',
		choices: [
			{ id: 'reinforcement:3', on: 'reinforcement:3', say: words('Reinforcement +3') },
			{ id: 'pass', say: words('Pass') }
		]
	};
	const saidOf = (pick: string) =>
		plainly(deedAs(shape, fromAnswer(shape, { pick }), VERBS['cosmic']!.sends['window.ask']!));
	expect(saidOf('reinforcement:3')).toBe('Play Reinforcement +3');
	expect(saidOf('pass')).toBe('Pass');
});

it('an option of a vote in Galactic Council is voted for, whatever card could go along or be played instead', () => {
	const shape: Shape = {
		type: 'one',
		choices: [
			{ id: 'for', on: 'option:for', say: words('For') },
			{ id: 'against', on: 'option:against', say: words('Against') },
			{ id: 'action:dream', on: 'action:dream', say: words('Last of all, with Shared Dream') },
			{ id: 'abstain', on: 'option:abstain', say: words('Abstain') }
		]
	};
	const saidOf = (pick: string) =>
		plainly(deedAs(shape, fromAnswer(shape, { pick }), VERBS['council']!.sends['vote.cast']!));
	expect(saidOf('against')).toBe('Vote: Against');
	expect(saidOf('abstain')).toBe('Vote: Abstain');
	expect(saidOf('action:dream')).toBe('Vote: Last of all, with Shared Dream');
});

/** Begin with the card that is played, or the one that is put somewhere, and say what is done with it. */
const NAMED_FIRST = new Set(['{of}: {does}', '{what} stays on top']);

/** The template a sentence begins with: of what fills its first place, where that leads. */
function leading(words: Words): string | null {
	if (typeof words === 'string') return words;
	const [template, by] = words;
	if (NAMED_FIRST.has(template)) return template;
	const [, first] = /^\{(\w+)\}/.exec(template) ?? [];
	if (first === undefined) return template;
	const inner = by[first];
	return Array.isArray(inner) || typeof inner === 'string' ? leading(inner as Words) : null;
}

it.each(Object.keys(VERBS))(
	'in whole games of %s',
	(game) => {
		const plan = planFrom([game, '--seed', '5', '--bots', 'random']);
		const { table } = beginOf(plan);
		const dice = diceFrom(3);
		const names = new Set<string>();
		let seen = 0;
		playOut(plan.game, table, playersOf(plan), ({ decision }) => {
			const { name, shape } = decision;
			if (shape.type === 'deal' || shape.type === 'confirm') return;
			// Its offers are pieces, and each choice says what is done with one.
			if (VERBS[game]?.sends[name]?.piece === '{what}') return;
			const draft = new Draft(null);
			draft.verbs = VERBS[game]!;
			draft.ask(decision);
			const answer = sampleAnswer(shape, dice);
			const does = draft.does(fromAnswer(shape, answer));
			const said = plainly(does);
			const choices =
				shape.type === 'split' ? shape.places : 'choices' in shape ? shape.choices : [];
			const isName = choices.some(({ id, on, say }) => on === id && plainly(say) === said);
			const lead = leading(does);
			// What leads nowhere is a player, a number, a row of names.
			if (isName || lead === null || /^\{?seat:/.test(lead)) names.add(`${name}: ${said}`);
			seen += 1;
		});
		expect([...names]).toEqual([]);
		expect(seen).toBeGreaterThan(40);
	},
	60_000
);
