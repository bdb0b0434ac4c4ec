/** What the sending button says of uses that are declared with details, and the line of who is waited for. */
import { msg } from '$lib/core';
import { describe, expect, it } from 'vitest';
import { ALIENS } from '../../src/lib/games/cosmic/aliens';
import { ARTIFACTS } from '../../src/lib/games/cosmic/artifacts';
import { flareOf } from '../../src/lib/games/cosmic/cards';
import { cosmic } from '../../src/lib/games/cosmic';
import { book } from '../../src/lib/games/cosmic/words';
import type { Effect } from '../../src/lib/games/cosmic/use';
import { blank, deedAlong, deedAs, pick, sendsAlong } from '../../src/lib/ui/filling';
import { VERBS } from '../../src/lib/ui/cosmic/words/verbs';
import { telling } from '../../src/lib/ui/cosmic/telling';
import { template } from '../../src/lib/core';
import type { SendsAlong, Shape } from '../../src/lib/core';
import { said, words } from '../support/said';

/** Every use that its player declares with details: the choice that names it, and the card it is played with. */
const withDetails = [
	...Object.entries(ARTIFACTS).flatMap(([id, artifact]) => [
		...of('artifact', id, artifact, `artifact:${id}#101`),
		...of('artifact', id, artifact, `artifact:${id}#3`)
	]),
	...Object.entries(ALIENS).flatMap(([id, alien]) => [
		...of('power', id, alien.power, ''),
		...of('wild', id, alien.wild, flareOf(id)),
		...of('super', id, alien.super, flareOf(id))
	])
];

function of(source: string, id: string, { uses }: Effect, card: string) {
	return Object.entries(uses)
		.filter(([, { ask, mandatory }]) => ask && !mandatory)
		.map(([use]) => ({ choice: `${source}|${id}|${use}|${card}`, card }));
}

/** A window that offers this use on one seat. What is the only choice is picked already. */
const offering = (choice: string, card: string): Shape => ({
	type: 'one',
	choices: [
		{
			id: choice,
			say: msg('Use it'),
			...(card ? { on: card } : {}),
			then: { type: 'one', choices: [{ id: 'seat:2', say: words('{seat:2}') }] }
		}
	]
});

describe('the button of a use with details', () => {
	it.each(withDetails)('given $choice, then the book has words for it', ({ choice, card }) => {
		const shape = offering(choice, card);
		const sends = sendsAlong(book.verbs.along, 'window.ask', shape, blank(shape));
		// Or it leads with the words of a choice, which begin so.
		expect(sends?.some).toMatch(/^([A-Z]|\{first\}: )/);
	});

	it('given Plague on a player, whichever copy is played, then the button says whom it strikes', () => {
		for (const card of ['artifact:plague#1', 'artifact:plague#302']) {
			const shape = offering(`artifact|plague|infect|${card}`, card);
			const filling = blank(shape);
			const sends = sendsAlong(telling.bookVerbs!(book).along!, 'window.ask', shape, filling);
			expect(said(deedAlong(shape, filling, sends!))).toBe('Play Plague on {seat:2}');
		}
	});

	it('words of a choice that names no piece are found by its whole id', () => {
		const shape = offering('power|gambler|claim|', '');
		const found = (sends: { [named: string]: SendsAlong }) =>
			sendsAlong(sends, 'window.ask', shape, blank(shape));
		expect(found({ 'window.ask/power|gambler|claim|': { some: template('Claim') } })).toEqual({
			some: 'Claim'
		});
		expect(found({ 'window.ask/power|gambler|': { some: template('Claim') } })).toBeUndefined();
	});
});

it('a help that was given back is given on, or kept, as the button says', () => {
	const shape: Shape = {
		type: 'one',
		choices: [
			{ id: 'seat:2', say: words('{seat:2}'), on: 'seat:2' },
			{ id: 'essence:assistant.needed-card', say: msg('Keep it for yourself') }
		]
	};
	const says = (id: string) => {
		const filling = blank(shape);
		pick(shape, filling, id);
		return said(deedAs(shape, filling, book.verbs.sends['assistant.answer.decide']!));
	};
	expect(says('seat:2')).toBe('Give it to {seat:2}');
	expect(says('essence:assistant.needed-card')).toBe('Keep it for yourself');
});

describe('what a player is doing', () => {
	it('given every question of the game, then the screen or the file that asks it says so', () => {
		const asking = Object.entries(cosmic.steps).flatMap(([step, forms]) =>
			Object.entries(forms)
				.filter(([, { form }]) => form !== 'run')
				.map(([label]) => `${step}.${label}`)
		);
		const doing = { ...VERBS.deeds, ...book.verbs.deeds };
		expect(asking.filter((name) => !(name in doing))).toEqual([]);
		expect(Object.keys(VERBS.deeds).filter((name) => name in book.verbs.deeds)).toEqual([]);
	});
});
