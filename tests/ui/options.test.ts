/** The options of a table, read by who does not know the game. */
import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import { cosmic } from '../../src/lib/games/cosmic';
import Options from '../../src/lib/ui/lobby/Options.svelte';

it('given reward cards, technologies and hazards, then each says what such a card is', () => {
	const about = (id: string) => {
		const specs = cosmic.options.filter((spec) => spec.id === id);
		const props = { specs, values: {}, mine: true, onchoose: () => undefined };
		return render(Options, { props }).body;
	};
	expect(about('rewardDeck')).toContain('Allies who helped a defense to win draw cards.');
	expect(about('tech')).toContain('A technology is a plan on a card that only its player sees.');
	expect(about('hazard')).toContain('A hazard is an event that changes an encounter for all');
	expect(about('coloniesToWin')).not.toContain('class="about');
});
