/** Cards beside the first, as the reveal shows them. */
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
