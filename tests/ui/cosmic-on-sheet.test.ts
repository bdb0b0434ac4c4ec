/** What lies open on the sheet of an alien, as whoever reads that sheet sees it. */
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import SeatSheet from '../../src/lib/ui/cosmic/sheets/SeatSheet.svelte';
import { lookOpen } from '../../src/lib/core';
import { cosmic } from '../../src/lib/games/cosmic';
import { BOOK } from '../fixtures/cosmic-views';
import { duel } from '../support/duel';
import type { OpenBoard } from '../../src/lib/games/cosmic/view';

test('[CE-15.38] a sheet names the cards that lie open on it, and what flares and artifacts do', () => {
	const { table } = duel({
		aliens: { 'seat:2': 'cyborg' },
		stacked: { cyborg: ['attack:30', 'artifact:plague', 'flare:oracle'] }
	});
	const { body } = render(SeatSheet, {
		props: {
			open: lookOpen(cosmic, table).board as OpenBoard,
			own: null,
			you: 'seat:1' as const,
			seat: 'seat:2' as const,
			names: { 'seat:1': 'Ada', 'seat:2': 'Lars', 'seat:3': 'Ines' },
			book: BOOK,
			chosen: null,
			onclose: () => {}
		}
	});
	const said = body.replaceAll(/<!--.*?-->|<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
	const there = said.slice(said.indexOf('Face up on this sheet'));
	expect(there).toContain('Attack 30');
	expect(there).toContain('Artifact, Plague');
	expect(there).toContain('a player loses ships and cards.');
	expect(there).toContain('Flare, Oracle');
	expect(there).toContain('Wild:');
});
