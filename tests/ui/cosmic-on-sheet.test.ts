/** What lies open on the sheet of an alien, as whoever reads that sheet sees it. */
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import SeatSheet from '../../src/lib/ui/cosmic/sheets/SeatSheet.svelte';
import { lookOpen, lookOwn } from '../../src/lib/core';
import { cosmic } from '../../src/lib/games/cosmic';
import { BOOK } from '../fixtures/cosmic-views';
import { duel } from '../support/duel';
import type { SeatId } from '../../src/lib/core';
import type { OpenBoard, OwnBoard } from '../../src/lib/games/cosmic/view';

/** What a seat reads of the sheet of seat 2. */
function read(table: ReturnType<typeof duel>['table'], you: SeatId): string {
	const { body } = render(SeatSheet, {
		props: {
			open: lookOpen(cosmic, table).board as OpenBoard,
			own: lookOwn(cosmic, table, you).board as OwnBoard,
			you,
			seat: 'seat:2' as const,
			names: { 'seat:1': 'Ada', 'seat:2': 'Lars', 'seat:3': 'Ines' },
			book: BOOK,
			chosen: null,
			onclose: () => {}
		}
	});
	return body.replaceAll(/<!--.*?-->|<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
}

test('[CE-15.38] a sheet names the cards that lie open on it, and what flares and artifacts do', () => {
	const { table } = duel({
		aliens: { 'seat:2': 'cyborg' },
		stacked: { cyborg: ['attack:30', 'artifact:plague', 'flare:oracle'] }
	});
	const said = read(table, 'seat:1');
	const there = said.slice(said.indexOf('Face up on this sheet'));
	expect(there).toContain('Attack 30');
	expect(there).toContain('Artifact, Plague');
	expect(there).toContain('a player loses ships and cards.');
	expect(there).toContain('Flare, Oracle');
	expect(there).toContain('Wild:');
});

test('[CE-16.38] a sheet names the aliens that lie in a row on it, and the one that is played', () => {
	const { table } = duel({
		aliens: { 'seat:2': ['pentaform'] },
		stages: { of: 'pentaform', row: ['zombie', 'macron', 'clone'], at: 1 }
	});
	const said = read(table, 'seat:1');
	expect(said.slice(said.indexOf('Life stages'))).toMatch(/Zombie .*Macron, now .*Clone /);
});

test('[CE-19.25] a sheet names the cards that lie face down on it to its player, and to others how many', () => {
	const { table } = duel({
		aliens: { 'seat:2': 'host' },
		stored: { 'seat:2': { host: ['flare:oracle'] } }
	});
	const own = read(table, 'seat:2');
	expect(own.slice(own.indexOf('Face down on your sheet'))).toContain('Flare, Oracle');
	const other = read(table, 'seat:1');
	expect(other).not.toContain('Flare, Oracle');
	expect(other).toContain('Cards face down on their sheet: 1.');
});
