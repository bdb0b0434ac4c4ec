/** Cards beside the first, and kickers, as the reveal shows them. */
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import RevealScene from '../../src/lib/ui/cosmic/scenes/RevealScene.svelte';
import { BOOK, seconds } from '../fixtures/cosmic-views';

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
