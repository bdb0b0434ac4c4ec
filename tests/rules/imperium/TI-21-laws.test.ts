/** TI-21.11: what laws do in the Status Phase. */
import { describe, expect, it } from 'vitest';
import { noFleet } from '../../../src/lib/games/imperium/board';
import type { Board, Law, SeatId } from '../../../src/lib/games/imperium/types';
import { expectBarred } from '../../support/barred';
import { standing } from '../../support/imperium';

const me: SeatId = 'seat:1';

/** The Status Phase at this step with a law in play; races without anything of their own there. */
const under = (law: Law, at: string, edit: (board: Board) => void = () => undefined) =>
	standing({ step: 'status', at }, (board) => {
		board.stage = 'status';
		for (const [i, seat] of board.order.entries())
			Object.assign(board.players[seat]!, { race: ['letnev', 'norr', 'mentak'][i], techs: [] });
		board.laws = [law];
		edit(board);
	});

describe('laws in the Status Phase', () => {
	it('[political:minister-of-policy] [TI-21.11] draws 1 card more', () => {
		const g = under({ card: 'minister-of-policy', elected: { player: me } }, 'cards');
		expect(g.board.order.map((seat) => g.board.players[seat]!.hand.length)).toEqual([2, 1, 1]);
	});

	it('[political:minister-of-commerce] [TI-21.11] takes 1 trade good from who has one and an agreement', () => {
		const g = under(
			{ card: 'minister-of-commerce', elected: { player: me } },
			'office',
			(board) => {
				for (const seat of board.order) board.players[seat]!.tradeGoods = 2;
				board.players['seat:2']!.contracts[0]!.holder = me;
				board.players[me]!.contracts[0]!.holder = 'seat:2';
			}
		);
		expect(g.board.order.map((seat) => g.board.players[seat]!.tradeGoods)).toEqual([3, 1, 2]);
	});

	it('[political:minister-of-commerce] [TI-16.18] nothing of who has none', () => {
		const g = under(
			{ card: 'minister-of-commerce', elected: { player: me } },
			'office',
			(board) => {
				for (const seat of board.order) board.players[seat]!.tradeGoods = 0;
				board.players['seat:2']!.contracts[0]!.holder = me;
				board.players[me]!.contracts[0]!.holder = 'seat:2';
			}
		);
		expect(g.board.order.map((seat) => g.board.players[seat]!.tradeGoods)).toEqual([0, 0, 0]);
	});

	it('[political:prophecy-of-ixth] [TI-21.12] is lost at the end of a round without two Fighters bought', () => {
		const g = under({ card: 'free-trade', elected: null }, 'over', (board) => {
			board.round = 3;
			board.lasting.push(
				{ is: 'prophecy', until: 'game', seat: me, since: 2, bought: 1 },
				{
					...{ is: 'bonus', until: 'game', ends: 'term', seat: me, system: null, by: 1 },
					...{ of: { card: 'prophecy-of-ixth' }, kinds: ['fighter'], rolls: ['round', 'ground'] }
				}
			);
		});
		expect(g.board.lasting).toEqual([]);
	});

	it('[political:short-term-truce] [TI-17.18] the law leaves with the round it held in', () => {
		const g = under({ card: 'short-term-truce', elected: null }, 'over', (board) => {
			board.lasting.push({ is: 'agenda', until: 'round', card: 'short-term-truce', seats: [] });
		});
		expect(g.board.laws).toEqual([]);
		expect(g.board.politicalDiscard).toContain('short-term-truce');
	});

	it('[political:resource-management] [TI-21.11] counters may not change areas, units may be given up', () => {
		const g = under({ card: 'resource-management', elected: null }, 'moves');
		expect(g.choices(me)).toEqual(['keep', 'giveUp']);
		expectBarred(g, me, 'move', ['TI-21.11', /may not change areas/]);
	});

	it('[political:fleet-regulations] [TI-21.11] no more than five counters can be moved to Fleet Supply', () => {
		const g = under({ card: 'fleet-regulations', elected: null }, 'moves', (board) => {
			board.players[me]!.counters = { command: 3, fleet: 4, strategy: 2 };
		});
		const spread = (fleet: number) => ({
			pick: 'move',
			then: { split: { fleet, command: 9 - fleet } }
		});
		expect(g.refusal(me, spread(6)).rule).toBe('TI-21.8');
		g.answer(me, spread(5));
		g.until('rest.wait');
		expect(g.board.players[me]!.counters).toEqual({ command: 4, fleet: 5, strategy: 0 });
	});

	it('[political:technology-buy-back] [TI-21.11] one technology a player that no other one requires, for 6 trade goods', () => {
		const g = under({ card: 'technology-buy-back', elected: null }, 'buyBack', (board) => {
			board.players['seat:2']!.techs = [
				'antimass-deflectors',
				'xrd-transporters',
				'hylar-v-assault-laser'
			];
		});
		expect(g.askedSeats).toEqual(['seat:2']);
		expect(g.choices('seat:2')).toEqual(['none', 'xrd-transporters', 'hylar-v-assault-laser']);
		const { tradeGoods } = g.board.players['seat:2']!;
		g.answer('seat:2', { pick: 'xrd-transporters' });
		expect(g.board.players['seat:2']).toMatchObject({
			techs: ['antimass-deflectors', 'hylar-v-assault-laser'],
			tradeGoods: tradeGoods + 6
		});
		expect(g.asked).toEqual(['status.moves']);
	});

	it('[political:technology-buy-back] [TI-13.10] what a technology gave places goes with it, at once', () => {
		const g = under({ card: 'technology-buy-back', elected: null }, 'buyBack', (board) => {
			board.players[me]!.techs = ['stasis-capsules'];
			board.systems['hex:0,0']!.fleets = {
				[me]: { ...noFleet(), cruiser: 1, groundForce: 1 }
			};
		});
		g.answer(me, { pick: 'stasis-capsules' });
		expect(g.asked).toEqual(['status.moves']);
		expect(g.board.systems['hex:0,0']!.fleets[me]).toMatchObject({ cruiser: 1, groundForce: 0 });
	});

	it('[TI-21.11] [political:technology-buy-back] without it nobody is asked', () => {
		const g = under({ card: 'minister-of-policy', elected: { player: me } }, 'buyBack', (board) => {
			board.players[me]!.techs = ['hylar-v-assault-laser'];
		});
		expect(g.asked).toEqual(['status.moves']);
	});
});
