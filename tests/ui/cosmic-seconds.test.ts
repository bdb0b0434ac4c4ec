/** Cards beside the first, and kickers, as the reveal shows them. */
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import RevealScene from '../../src/lib/ui/cosmic/scenes/RevealScene.svelte';
import { lookOpen } from '../../src/lib/core';
import { cosmic } from '../../src/lib/games/cosmic';
import { BOOK, seconds } from '../fixtures/cosmic-views';
import { duel, holding, meet } from '../support/duel';

test('[CE-10.15] a card turned up beside the first lies at the card of its side, that of an ally too', () => {
	const { open, names } = seconds;
	const { encounter } = open;
	if (!encounter) throw new Error('There is an encounter.');
	const { body } = render(RevealScene, { props: { open, encounter, names, book: BOOK } });
	const [offense = '', defense = ''] = body.split(/class="card defense/);
	const beside = (side: string) => side.match(/class="second/g)?.length ?? 0;
	expect([beside(offense), beside(defense)]).toEqual([2, 1]);
});

test('[CE-31.20] what a kicker makes of the card stands in the sum', () => {
	const { open, names } = seconds;
	const { encounter } = open;
	if (!encounter) throw new Error('There is an encounter.');
	const kicked: typeof encounter = {
		...encounter,
		kickers: { offense: 'kicker:3@reward#1' },
		totals: { offense: 23 * 3 + 7, defense: 20 }
	};
	const { body } = render(RevealScene, { props: { open, encounter: kicked, names, book: BOOK } });
	const said = body.replaceAll(/<!--.*?-->|<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
	expect(said).toContain('23 card × 3 by the kicker + 7 ships');
	expect(said).toContain('15 card + 5 ships');
});

test('[CE-11.4] a card that counts otherwise than it is printed says as what, and others do not', () => {
	const g = duel(
		holding(['attack:12', 'morph'], { hands: { 'seat:1': ['flare:human', 'attack:07'] } })
	);
	meet(g, ['attack:12', 'morph']).until('window:reveal.cards', 'seat:1');
	const cards = () => {
		const open = lookOpen(cosmic, g.table).board;
		const props = { open, encounter: open.encounter!, names: {}, book: BOOK };
		const [offense = '', defense = ''] = render(RevealScene, { props })
			.body.replaceAll(/<!--.*?-->| class="svelte-\w+"/g, '')
			.split(/class="card defense/);
		return { offense, defense };
	};
	expect(cards().offense).not.toContain('counts as');
	expect(cards().defense).toContain('counts as <b>Attack 12</b>');
	g.use('seat:1', 'wild|human').until('window:reveal.values');
	expect(g.encounter.totals?.offense).toBe(42 + 1);
	expect(cards().offense).toContain('counts as <b>42</b>');
	// What is printed can still be read.
	expect(cards().offense).toContain('aria-label="Attack 12"');
});
