/** Whatever aliens meet at a table, a game between them goes to its end, and no card or ship is lost. */
import { describe, expect, it } from 'vitest';
import { diceFrom } from '../../src/lib/bots';
import { proceed } from '../../src/lib/core';
import type { Dice } from '../../src/lib/core';
import { cosmic } from '../../src/lib/games/cosmic';
import type { CosmicTable } from '../../src/lib/games/cosmic';
import { ALIENS } from '../../src/lib/games/cosmic/aliens';
import { flareOf } from '../../src/lib/games/cosmic/cards';
import type { AlienId } from '../../src/lib/games/cosmic/types';
import { playOn, tableOf } from '../support/positions';
import type { Setup } from '../support/positions';

type Options = Setup['options'];

const IDS = Object.keys(ALIENS);

/** Quick games: four planets each, so four foreign colonies win. */
const QUICK = { planetsPerPlayer: 4, allowThirdPartyAliens: true };

/** The options that change most of what powers and flares do. */
const OTHER = {
	...QUICK,
	hiddenPowers: true,
	hiddenAlliances: true,
	flareReturn: 'resolution',
	passiveSurvivesLoss: true,
	largeGroupCards: 'on'
};

/** A table at which each seat may choose nothing but the alien named for it. */
function tableWith(aliens: readonly AlienId[], seed: number, options: Options): CosmicTable {
	const table = tableOf(cosmic, {
		seats: aliens.length,
		options,
		seed,
		clocked: false
	}) as CosmicTable;
	const { board, vault } = table;
	board.order.forEach((seat, i) => (board.players[seat]!.offered = [aliens[i]!]));
	vault.flares = board.box.filter((alien) => !aliens.includes(alien)).map(flareOf);
	table.decisions = [];
	delete table.frames.at(-1)?.got;
	proceed(cosmic, table);
	return table;
}

/** Plays at random to the end; cards and ships are counted now and then. */
function playOut(aliens: readonly AlienId[], seed: number, options: Options = QUICK): CosmicTable {
	const table = tableWith(aliens, seed, options);
	const dice = diceFrom(seed);
	while (table.board.phase === 'setup') playOn(cosmic, table, dice, 1);
	const pieces = cosmic.conserved(table);
	for (let decisions = 0; !table.over && decisions < cosmic.bound; decisions += 300) {
		playOn(cosmic, table, dice, 300);
		expect(cosmic.conserved(table), `${aliens.join(' ')}, seed ${seed}`).toEqual(pieces);
	}
	expect(table.over, `${aliens.join(' ')}, seed ${seed}`).not.toBeNull();
	return table;
}

function some(n: number, dice: Dice): AlienId[] {
	const left = IDS.slice();
	return Array.from({ length: n }, () => left.splice(dice(left.length), 1)[0]!);
}

const pairsOf = (aliens: readonly AlienId[]): string[] =>
	aliens.flatMap((one, i) => aliens.slice(i + 1).map((other) => [one, other].sort().join(' ')));

/** Trios in which every pair that may meet (CE-3.15) does: each takes the third that adds most pairs. */
function trios(): AlienId[][] {
	const left = new Set(pairsOf(IDS));
	left.delete('gambler sorcerer');
	const found: AlienId[][] = [];
	for (const pair of left) {
		const two = pair.split(' ');
		const news = (third: AlienId) => pairsOf([...two, third]).filter((one) => left.has(one)).length;
		const third = IDS.filter((id) => !two.includes(id)).reduce((best, id) =>
			news(id) > news(best) ? id : best
		);
		const trio = [...two, third];
		for (const one of pairsOf(trio)) left.delete(one);
		found.push(trio);
	}
	return found;
}

describe('Aliens that meet', () => {
	it.each([
		['with the rules as printed', QUICK],
		['with other options', OTHER]
	])(
		'[LAW-3] [LAW-4] every pair plays a random game to its end %s, and no card or ship is lost',
		(_, options) => {
			const met = new Set<string>();
			trios().forEach((aliens, i) => {
				const { board } = playOut(aliens, i + 1, options);
				const chosen = board.order.flatMap((seat) => board.players[seat]!.chosen ?? []);
				for (const pair of pairsOf(chosen)) met.add(pair);
			});
			expect(pairsOf(IDS).filter((pair) => !met.has(pair))).toEqual(['gambler sorcerer']);
		}
	);

	it('[LAW-3] [LAW-4] so do some of two to eight', () => {
		const dice = diceFrom(5);
		for (let seats = 2; seats <= 8; seats++) playOut(some(seats, dice), 1000 * seats);
	});

	it('[CE-3.15] two that may not meet do not', () => {
		const { board } = playOut(['gambler', 'sorcerer', 'macron'], 3);
		expect(board.players['seat:1']!.chosen).toBe('gambler');
		expect(board.players['seat:2']!.chosen).not.toBe('sorcerer');
	});
});
