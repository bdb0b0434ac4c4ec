/** TI-19: what may be had, what it costs, and how it comes. */
import { describe, expect, it } from 'vitest';
import { systemIds } from '../../../src/lib/games/imperium/board';
import {
	affordable,
	gainTech,
	missingFor,
	priceParts,
	techPrice,
	techsFor,
	whyNotTech
} from '../../../src/lib/games/imperium/economy/techs';
import { techChoices } from '../../../src/lib/games/imperium/economy/buying';
import {
	dealParts,
	endDeals,
	hasDeal,
	techDeal
} from '../../../src/lib/games/imperium/economy/deals';
import { remember } from '../../../src/lib/games/imperium/lasting';
import { layTile } from '../../../src/lib/games/imperium/start/galaxy';
import type { SeatId } from '../../../src/lib/core';
import type { Board } from '../../../src/lib/games/imperium/types';
import { playing } from '../../support/imperium';
import { said } from '../../support/said';

const me: SeatId = 'seat:1';
const two: SeatId = 'seat:2';

/** Nothing in the galaxy but the planets of these tiles, which are seat:2’s; and so many trade goods. */
const holding =
	(tiles: readonly string[], goods = 0, edit: (board: Board) => void = () => undefined) =>
	(board: Board) => {
		for (const id of systemIds(board)) board.systems[id]!.tile = 'empty#1';
		board.planets = {};
		for (const [i, tile] of tiles.entries())
			layTile(board, (['hex:0,-1', 'hex:1,0', 'hex:0,1'] as const)[i % 3]!, tile, two);
		board.players[two]!.tradeGoods = goods;
		edit(board);
	};
const asked = (...given: Parameters<typeof holding>) =>
	playing('technology', holding(...given)).until('strategic.others', two);
const boardWith = (...given: Parameters<typeof holding>) =>
	playing('technology', holding(...given)).board;
const buy = (tech: string, split: Record<string, number>) => ({
	pick: `buy:${tech}`,
	then: { split }
});
const roots = ['antimass-deflectors', 'enviro-compensator', 'hylar-v-assault-laser'];

describe('what may be had', () => {
	it('[TI-19.4] all that are listed are needed, of those owned', () => {
		const board = boardWith([]);
		const has = (...techs: string[]) => {
			board.players[two]!.techs = techs;
			return missingFor(board, two, 'light-wave-deflector');
		};
		expect(has()).toEqual([['xrd-transporters'], ['magen-defense-grid']]);
		expect(has('xrd-transporters')).toEqual([['magen-defense-grid']]);
		expect(has('magen-defense-grid', 'xrd-transporters')).toEqual([]);
		board.players[two]!.techs = ['xrd-transporters'];
		expect(whyNotTech(board, two, 'light-wave-deflector', 'buy')?.rule).toBe('TI-19.4');
	});

	it('[TI-19.4] of those of which one is needed any does', () => {
		const board = boardWith([]);
		expect(missingFor(board, two, 'cybernetics')).toEqual([
			['stasis-capsules', 'antimass-deflectors']
		]);
		board.players[two]!.techs = ['antimass-deflectors'];
		expect(missingFor(board, two, 'cybernetics')).toEqual([]);
	});

	it('[TI-19.5] each once for a player; others may own the same', () => {
		const board = boardWith([]);
		board.players[two]!.techs = ['antimass-deflectors'];
		expect(whyNotTech(board, two, 'antimass-deflectors', 'gain')?.rule).toBe('TI-19.5');
		expect(whyNotTech(board, me, 'antimass-deflectors', 'gain')).toBeNull();
	});

	it('[TI-19.8] what is free needs its prerequisites too', () => {
		const board = boardWith([]);
		expect(techsFor(board, two, 'gain')).toEqual(roots);
		expect(whyNotTech(board, two, 'war-sun', 'gain')?.rule).toBe('TI-19.8');
	});

	it('[action:scientist-assassination] who is without scientists neither gains nor buys this round', () => {
		const board = boardWith([], 20);
		remember(board, {
			...{ is: 'noTech', until: 'round', seat: two, colour: null, way: 'any' },
			of: { card: 'scientist-assassination' }
		});
		expect(techsFor(board, two, 'gain')).toEqual([]);
		expect(techsFor(board, two, 'buy')).toEqual([]);
		expect(techsFor(board, me, 'gain')).toEqual(roots);
	});

	it('[TI-19.9] what bars buying alone leaves gains', () => {
		const board = boardWith([], 20);
		remember(board, {
			...{ is: 'noTech', until: 'round', seat: null, colour: 'blue', way: 'buy' },
			of: { card: 'test' }
		});
		expect(techsFor(board, two, 'gain')).toEqual(roots);
		expect(techsFor(board, two, 'buy')).toEqual(roots.slice(1));
		remember(board, {
			...{ is: 'noTech', until: 'round', seat: two, colour: null, way: 'any' },
			of: { card: 'test' }
		});
		expect(techsFor(board, two, 'gain')).toEqual([]);
		expect(techsFor(board, me, 'gain')).toEqual(roots);
	});
});

describe('what it costs', () => {
	it('[TI-19.2] [TI-15.10] 8, less 1 for each planet with its colour, exhausted or not', () => {
		const board = boardWith(['abyz-fria', 'arinam-meer', 'lodor']); // Fria and Arinam blue, Lodor green
		expect(priceParts(board, two, 'antimass-deflectors')).toEqual([
			{ by: 8, of: { base: true } },
			{ by: -1, of: { planet: 'planet:fria' } },
			{ by: -1, of: { planet: 'planet:arinam' } }
		]);
		expect(techPrice(board, two, 'antimass-deflectors')).toBe(6);
		expect(techPrice(board, two, 'stasis-capsules')).toBe(7);
		expect(techPrice(board, two, 'hylar-v-assault-laser')).toBe(8);
		board.planets['planet:fria']!.exhausted = true;
		expect(techPrice(board, two, 'antimass-deflectors')).toBe(6);
		board.planets['planet:fria']!.owner = me;
		expect(techPrice(board, two, 'antimass-deflectors')).toBe(7);
	});

	it('[TI-19.1] [TI-19.3] 1 counter and 8 resources; a planet that makes it cheaper pays as well', () => {
		const g = asked(['abyz-fria'], 6); // 3/0, and 2/0 blue
		const { strategy } = g.board.players[two]!.counters;
		expect(g.choices(two)).toEqual([...roots.map((tech) => `buy:${tech}`), 'leave']);
		const short = { 'planet:fria': 1, goods: 4 };
		expect(g.refusal(two, buy('antimass-deflectors', short)).rule).toBe('TI-19.1');
		g.answer(two, buy('antimass-deflectors', { 'planet:fria': 1, goods: 5 }));
		g.until('rest.wait');
		expect(g.board.players[two]!.techs).toEqual(['antimass-deflectors']);
		expect(g.board.players[two]!.tradeGoods).toBe(1);
		expect(g.board.planets['planet:fria']!.exhausted).toBe(true);
		expect(g.board.players[two]!.counters.strategy).toBe(strategy - 1);
		expect(g.moves('tech').at(-1)).toEqual({
			...{ type: 'tech', seat: two, tech: 'antimass-deflectors', paid: 7 }
		});
	});

	it('[TI-19.1] what cannot be paid is no choice, and why is said', () => {
		const g = asked(['abyz-fria'], 2);
		expect(g.choices(two)).toEqual(['buy:antimass-deflectors', 'leave']);
		expect(g.refusal(two, buy('enviro-compensator', { goods: 2 })).rule).toBe('TI-19.1');
		expect(g.refusal(two, buy('war-sun', { goods: 2 })).rule).toBe('TI-19.4');
		expect(affordable(g.board, two).map(({ tech }) => tech)).toEqual(['antimass-deflectors']);
	});

	it('[TI-19.2] [TI-19.6] what makes a price another than the usual one is said by its name', () => {
		const notes = (edit: (board: Board) => void) =>
			new Map(
				techChoices(boardWith(['arnor-lor'], 20, edit), two, 'buy').map(({ id, note }) => [
					id,
					said(note)
				])
			);
		const plain = notes(() => undefined);
		expect(plain.get('buy:antimass-deflectors')).toBe('8 resources');
		expect(plain.get('buy:hylar-v-assault-laser')).toBe('7 resources: 1 less by Lor');
		const dear = notes((board) => {
			board.laws.push({ card: 'subsidized-studies', elected: { colour: 'blue' } });
			remember(board, techDeal(two, 'opening-the-black-box'));
		});
		expect(dear.get('buy:antimass-deflectors')).toBe('5 resources: 3 less by Subsidized Studies');
		expect(dear.get('buy:hylar-v-assault-laser')).toBe(
			'8 resources: 1 less by Lor, 2 more by Subsidized Studies and 1 less by Opening the Black Box'
		);
	});

	it('[TI-19.2] [TI-19.6] never below 0: then nothing is paid', () => {
		// The six planets that have the symbol, and a law that takes three off: nine of eight.
		const blue = ['abyz-fria', 'arinam-meer', 'centauri-gral', 'mehar-xull', 'mellon-zohbat'];
		const g = asked(['tequran-torkan'], 0, (board) => {
			for (const [i, id] of systemIds(board).slice(-5).entries()) layTile(board, id, blue[i]!, two);
			board.laws.push({ card: 'subsidized-studies', elected: { colour: 'blue' } });
			for (const planet of Object.values(board.planets)) planet.exhausted = true;
		});
		expect(techPrice(g.board, two, 'antimass-deflectors')).toBe(0);
		expect(techPrice(g.board, two, 'hylar-v-assault-laser')).toBe(8 - 1 + 2);
		g.answer(two, { pick: 'buy:antimass-deflectors' });
		g.until('rest.wait');
		expect(g.board.players[two]!.techs).toEqual(['antimass-deflectors']);
		expect(g.moves('exhaust')).toEqual([]);
	});
});

describe('how it comes', () => {
	it('[strategy:technology] [TI-19.1] the primary gives one of choice, free', () => {
		const g = playing('technology');
		const before = g.board.players[me]!.counters;
		expect(g.choices(me)).toEqual(roots.map((tech) => `gain:${tech}`));
		expect(g.refusal(me, { pick: 'gain:war-sun' }).rule).toBe('TI-19.8');
		g.answer(me, { pick: 'gain:enviro-compensator' });
		expect(g.board.players[me]!.techs).toEqual(['enviro-compensator']);
		expect(g.board.players[me]!.counters).toEqual(before);
		expect(g.moves('exhaust')).toEqual([]);
	});

	it('[TI-34.12] by default the first that may be had', () => {
		const g = playing('technology').lapse();
		expect(g.board.players[me]!.techs).toEqual(['antimass-deflectors']);
	});

	it('[TI-5.8] with nothing to be had nobody is asked', () => {
		const g = playing('technology', (board) => {
			for (const seat of board.order)
				remember(board, {
					...{ is: 'noTech', until: 'round', seat, colour: null, way: 'any' },
					of: { card: 'test' }
				});
		});
		expect(g.asked).toEqual(['rest.wait']);
	});

	it('[TI-34.2] [TI-19.1] whoever can buy nothing, and could with no card there is, is not asked, whatever it holds', () => {
		const holds = (goods: number, rules: number, techs: readonly string[] = []) =>
			playing(
				'technology',
				holding([], goods, (board) => {
					Object.assign(board.players[two]!, { techs: [...techs], hand: ['sabotage#1'] });
				}),
				{ rules }
			);
		const isAsked = (...given: Parameters<typeof holds>) => {
			const g = holds(...given);
			while (!g.asked.includes('strategic.others') && !g.asked.includes('rest.wait')) g.lapse();
			return g.asked.includes('strategic.others');
		};
		// Corporate Sponsorship takes 4 off the price of 8, and Opening the Black Box brings no more.
		expect(isAsked(3, 2, roots)).toBe(false);
		expect(isAsked(4, 2, roots)).toBe(true);
		expect(isAsked(3, 1, roots)).toBe(true);
	});

	it('[TI-19.5] it is had at once, and not twice', () => {
		const { board } = playing('technology');
		const play = { board, say: () => undefined };
		gainTech(play, two, 'antimass-deflectors', null, 'TI-19.5');
		gainTech(play, two, 'antimass-deflectors', null, 'TI-19.5');
		expect(board.players[two]!.techs).toEqual(['antimass-deflectors']);
		expect(missingFor(board, two, 'xrd-transporters')).toEqual([]);
	});
});

describe('scholars', () => {
	const jolNar = (board: Board): void => {
		board.players[two]!.race = 'jol-nar';
	};
	const scholars = (goods: number) => {
		const g = asked([], goods, jolNar);
		g.answer(two, { pick: 'scholars' });
		return g.until('research.choose', two);
	};

	it('[TI-25.1] [TI-19.1] take both for one counter, one of which may be the prerequisite of the other', () => {
		const g = scholars(9);
		expect(g.board.players[two]!.counters.strategy).toBe(1);
		g.answer(two, { pick: 'gain:antimass-deflectors' });
		expect(g.choices(two)).toContain('buy:xrd-transporters');
		expect(g.choices(two)).not.toContain('gain:xrd-transporters');
		g.answer(two, buy('xrd-transporters', { goods: 8 }));
		expect(g.board.players[two]!.techs).toEqual(['antimass-deflectors', 'xrd-transporters']);
		expect(g.board.players[two]!.counters.strategy).toBe(1);
		expect(g.asked).toEqual(['rest.wait']);
	});

	it('[TI-25.1] the bought one may come first, and either may be left out', () => {
		const g = scholars(8);
		g.answer(two, buy('enviro-compensator', { goods: 8 }));
		g.answer(two, { pick: 'gain:sarween-tools' });
		expect(g.board.players[two]!.techs).toEqual(['enviro-compensator', 'sarween-tools']);
		const other = scholars(0);
		expect(other.choices(two)).toEqual([...roots.map((tech) => `gain:${tech}`), 'leave']);
		other.answer(two, { pick: 'leave' });
		expect(other.board.players[two]!.techs).toEqual([]);
	});
});

describe('what cards change of a price', () => {
	const deals = ['corporate-sponsorship', 'opening-the-black-box'] as const;
	const board = () =>
		boardWith(['arnor-lor', 'coorneeq-resculon'], 0, (one) => {
			for (const card of deals) remember(one, techDeal(two, card));
		});
	const off = (one: Board, tech: string) =>
		dealParts(one, two, tech).reduce((sum, { by }) => sum + by, 0);

	it('[action:corporate-sponsorship] [action:opening-the-black-box] each is for its colour alone', () => {
		const one = board();
		expect(off(one, 'stasis-capsules')).toBe(-4);
		// Lor and Coorneeq are red; Arnor and Resculon are of no colour.
		expect(off(one, 'hylar-v-assault-laser')).toBe(-2);
		expect(off(one, 'antimass-deflectors')).toBe(0);
		expect(off(one, 'enviro-compensator')).toBe(0);
		expect(dealParts(one, me, 'stasis-capsules')).toEqual([]);
	});

	it('[action:corporate-sponsorship] [TI-19.9] they are for one purchase, of the one who bought', () => {
		const one = board();
		remember(one, techDeal(me, 'corporate-sponsorship'));
		remember(one, { is: 'shifted', card: 'trade', until: 'round' });
		endDeals(one, two);
		expect(off(one, 'stasis-capsules')).toBe(0);
		expect(hasDeal(one, me, 'corporate-sponsorship')).toBe(true);
		expect(one.lasting.some(({ is }) => is === 'shifted')).toBe(true);
	});

	it('[action:focused-research] [TI-19.4] one missing prerequisite is left out, not two, and only of what is bought', () => {
		const one = boardWith([], 0, (edited) => {
			edited.players[two]!.techs = ['xrd-transporters'];
			remember(edited, techDeal(two, 'focused-research'));
		});
		expect(whyNotTech(one, two, 'light-wave-deflector', 'buy')).toBeNull();
		expect(whyNotTech(one, two, 'light-wave-deflector', 'gain')?.rule).toBe('TI-19.8');
		one.players[two]!.techs = [];
		expect(whyNotTech(one, two, 'light-wave-deflector', 'buy')?.rule).toBe('TI-19.4');
	});
});
