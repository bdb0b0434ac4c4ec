/** Laws that change what Strategy Cards, technologies and trade cost and bring. */
import { describe, expect, it } from 'vitest';
import { priceParts, techPrice } from '../../../src/lib/games/imperium/economy/techs';
import { costOf } from '../../../src/lib/games/imperium/strategy/cost';
import { whyNotAgree } from '../../../src/lib/games/imperium/trade/agreements';
import { incomeOf } from '../../../src/lib/games/imperium/trade/income';
import { systemIds } from '../../../src/lib/games/imperium/board';
import { layTile } from '../../../src/lib/games/imperium/start/galaxy';
import type { SeatId } from '../../../src/lib/core';
import type { Board, Law } from '../../../src/lib/games/imperium/types';
import { playing } from '../../support/imperium';
import { said } from '../../support/said';

const me: SeatId = 'seat:1';
const two: SeatId = 'seat:2';
const three: SeatId = 'seat:3';

const law = (card: string, elected: Law['elected'] = null): Law => ({ card, elected });
/** Seat:2 holds Fria (blue) and Lodor (green), and nobody anything else. */
function holding(board: Board, ...laws: Law[]): void {
	for (const id of systemIds(board)) board.systems[id]!.tile = 'empty#1';
	board.planets = {};
	layTile(board, 'hex:0,-1', 'abyz-fria', two);
	layTile(board, 'hex:1,0', 'lodor', two);
	board.laws = laws;
}
const priced = (...laws: Law[]): Board =>
	playing('technology', (board) => holding(board, ...laws)).board;
const [blue, green, yellow, red] = [
	'antimass-deflectors',
	'stasis-capsules',
	'enviro-compensator',
	'hylar-v-assault-laser'
] as const;
const prices = (board: Board, seat: SeatId) =>
	[blue, green, yellow, red].map((tech) => techPrice(board, seat, tech));

describe('technologies', () => {
	it('[political:regressive-rhetoric] [TI-19.6] cost 2 more', () => {
		const board = priced(law('regressive-rhetoric'));
		expect(prices(board, two)).toEqual([9, 9, 10, 10]);
		expect(priceParts(board, two, yellow)).toContainEqual({
			...{ by: 2, of: { law: 'regressive-rhetoric' } }
		});
	});

	it('[political:regressive-rhetoric] who does not use the secondary may draw an Action Card, for no counter', () => {
		const g = playing('technology', (board) => holding(board, law('regressive-rhetoric')));
		g.until('strategic.others');
		expect(g.askedSeats).toEqual([two, three]);
		expect(g.choices(three)).toEqual(['draw', 'leave']);
		g.answer(three, { pick: 'draw' }).answer(two, { pick: 'leave' });
		expect(g.board.players[three]!.hand).toHaveLength(1);
		expect(g.board.players[three]!.counters.strategy).toBe(2);
	});

	it('[political:research-grant] every specialty lowers the price of every colour', () => {
		expect(prices(priced(), two)).toEqual([7, 7, 8, 8]);
		expect(prices(priced(law('research-grant')), two)).toEqual([6, 6, 6, 6]);
		expect(prices(priced(law('research-grant')), three)).toEqual([8, 8, 8, 8]);
	});

	it('[political:subsidized-studies] of the elected colour cost 3 less, all others 2 more', () => {
		const board = priced(law('subsidized-studies', { colour: 'red' }));
		expect(prices(board, two)).toEqual([9, 9, 10, 5]);
	});

	it('[political:technology-tariffs] the red ones cost 4 more', () => {
		expect(prices(priced(law('technology-tariffs')), two)).toEqual([7, 7, 8, 12]);
	});

	it('[political:science-community-speaker] the elected player pays 1 less, and no counter', () => {
		const board = priced(law('science-community-speaker', { player: two }));
		expect(prices(board, two)).toEqual([6, 6, 7, 7]);
		expect(prices(board, three)).toEqual([8, 8, 8, 8]);
		expect(costOf(board, two, 'technology')).toEqual({
			counters: 0,
			waived: { law: 'science-community-speaker' }
		});
		expect(costOf(board, two, 'warfare').counters).toBe(1);
		expect(costOf(board, three, 'technology').counters).toBe(1);
	});
});

describe('counters', () => {
	it('[political:imperial-academy] cost 2 influence by the Logistics secondary', () => {
		const g = playing('logistics', (board) => {
			holding(board, law('imperial-academy'));
			board.players[two]!.tradeGoods = 4;
		});
		g.lapse();
		const { shape } = g.decision(two);
		expect(shape.type === 'one' && said(shape.choices[0]?.say)).toBe(
			'Buy counters for 2 influence each (Imperial Academy)'
		);
		const buying = (split: Record<string, number>) => ({ pick: 'buy', then: { split } });
		expect(g.refusal(two, buying({ goods: 3, fleet: 2 })).rule).toBe('TI-24.7');
		g.answer(two, buying({ goods: 4, fleet: 2 }));
		expect(g.board.players[two]!.counters.fleet).toBe(5);
	});
});

describe('trade', () => {
	/** Seats 1 and 2 are partners, and so are 1 and 3. */
	const trading = (...laws: Law[]) =>
		playing('trade', (board) => {
			for (const seat of board.order)
				board.players[seat]!.contracts = [2, 2].map((worth) => ({ worth, holder: seat }));
			for (const [i, seat] of [two, three].entries()) {
				board.players[me]!.contracts[i]!.holder = seat;
				board.players[seat]!.contracts[0]!.holder = me;
			}
			board.laws = laws;
		});

	it('[political:free-trade] who collects gets 1 more, however many agreements pay; who has none nothing', () => {
		const { board } = trading(law('free-trade'));
		expect(incomeOf(board, me)).toEqual([
			{ n: 2, of: { partner: two } },
			{ n: 2, of: { partner: three } },
			{ n: 1, of: { law: 'free-trade' } }
		]);
		for (const seat of board.order)
			for (const contract of board.players[seat]!.contracts) contract.holder = seat;
		expect(incomeOf(board, me)).toEqual([]);
	});

	it('[political:forced-economic-independence] the two elected make none with each other', () => {
		const { board } = trading(law('forced-economic-independence', { players: [three, two] }));
		expect(whyNotAgree(board, two, three)?.rule).toBe('TI-16.4');
		board.laws = [law('forced-economic-independence', { players: [me, two] })];
		expect(whyNotAgree(board, two, three)).toBeNull();
	});

	it('[political:trade-war] who uses the secondary, even without an agreement, may destroy a trade good of one opponent', () => {
		const g = trading(law('trade-war'));
		for (const contract of g.board.players[three]!.contracts) contract.holder = three;
		for (const contract of g.board.players[me]!.contracts)
			if (contract.holder === three) contract.holder = me;
		g.answer(me, { pick: 'close' });
		expect(g.choices(two)).toEqual(['collect', 'war', 'leave']);
		expect(g.choices(three)).toEqual(['war', 'leave']);
		expect(g.choices(three, 'war')).toEqual([me]);
		g.answer(two, { pick: 'war', then: { pick: me } });
		g.answer(three, { pick: 'war', then: { pick: me } });
		expect([me, two, three].map((seat) => g.board.players[seat]!.tradeGoods)).toEqual([5, 2, 0]);
	});
});
