/** TI-26: players who are out of the game. */
import { describe, expect, it } from 'vitest';
import { countersLeft, homeOf, noFleet, planetsAt } from '../../../src/lib/games/imperium/board';
import { orderOfPlay } from '../../../src/lib/games/imperium/turn-order';
import { timingOrder } from '../../../src/lib/games/imperium/timing/order';
import type { Board, SeatId } from '../../../src/lib/games/imperium/types';
import { openTo, ready, standing } from '../../support/imperium';

const lost: SeatId = 'seat:2';

/** Takes everything this player has on the board. */
function strip(board: Board, seat: SeatId = lost): void {
	for (const planet of Object.values(board.planets))
		if (planet.owner === seat)
			Object.assign(planet, { owner: null, units: { groundForce: 0, pds: 0, spaceDock: 0 } });
	for (const system of Object.values(board.systems)) delete system.fleets[seat];
}

/** What is left is checked, as after any loss. */
const checked = (
	edit: Parameters<typeof standing>[1] = () => undefined,
	wanted: Parameters<typeof standing>[2] = { seats: 4 }
) =>
	standing(
		{ step: 'upkeep', at: 'fleets' },
		(board, vault) => {
			strip(board);
			edit(board, vault);
		},
		wanted
	);
type Game = ReturnType<typeof checked>;
const isOut = (g: Game, seat: SeatId = lost) => openTo(g).players[seat]?.isOut;

describe('elimination', () => {
	it('[TI-26.1] a player with no planet and no unit is out at once', () => {
		const g = checked();
		expect(isOut(g)).toBe(true);
		expect(g.moves('eliminated')).toEqual([{ type: 'eliminated', seat: lost }]);
		expect(g.asked).toEqual(['rest.wait']);
	});

	it('[TI-26.1] one planet or one ship is enough', () => {
		const planet = checked((board) => {
			const [home] = planetsAt(board, homeOf(board, lost));
			board.planets[home!]!.owner = lost;
		});
		expect(isOut(planet)).toBe(false);
		const ship = checked((board) => {
			board.systems['hex:0,1']!.fleets[lost] = { ...noFleet(), destroyer: 1 };
		});
		expect(isOut(ship)).toBe(false);
	});

	it('[TI-26.2] cards, secret objective, trade goods and counters go', () => {
		const g = checked((board, vault) => {
			const player = board.players[lost]!;
			player.hand = vault.actions.splice(-2);
			player.tradeGoods = 4;
			player.secrets = ['usurper'];
			board.systems['hex:0,1']!.counters = [lost, 'seat:3'];
		});
		const player = g.board.players[lost]!;
		expect(player).toMatchObject({ hand: [], secrets: [], tradeGoods: 0 });
		expect(g.board.actionDiscard).toHaveLength(2);
		expect(countersLeft(g.board, lost)).toBe(16);
		expect(g.board.systems['hex:0,1']!.counters).toEqual(['seat:3']);
		// The secret objective leaves unseen.
		expect(JSON.stringify([openTo(g), g.events])).not.toContain('usurper');
	});

	it('[TI-26.2] [TI-16.16] agreements end', () => {
		const g = checked((board) => {
			board.players[lost]!.contracts[0]!.holder = 'seat:1';
			board.players['seat:1']!.contracts[1]!.holder = lost;
		});
		for (const seat of [lost, 'seat:1'] as const)
			expect(g.board.players[seat]!.contracts.map(({ holder }) => holder)).toEqual([seat, seat]);
	});

	it('[TI-26.2] elected laws are discarded, others stay', () => {
		const g = checked((board) => {
			board.laws = [
				{ card: 'minister-of-policy', elected: { player: lost } },
				{ card: 'minister-of-commerce', elected: { player: 'seat:1' } },
				{ card: 'trade-war', elected: { players: ['seat:1', lost] } },
				{ card: 'resource-management', elected: null }
			];
		});
		expect(g.board.laws.map(({ card }) => card)).toEqual([
			'minister-of-commerce',
			'resource-management'
		]);
		expect(g.board.politicalDiscard).toEqual(['minister-of-policy', 'trade-war']);
	});

	it('[TI-26.2] Strategy Cards stay away until the next Status Phase', () => {
		const g = checked((board) => {
			board.players[lost]!.strategy = [{ card: 'trade', used: false }];
		});
		expect(g.board.players[lost]!.strategy).toEqual([{ card: 'trade', used: true }]);
	});

	it('[TI-26.3] turn order and timing skip the seat', () => {
		const g = checked();
		expect(timingOrder(g.board)).toEqual(['seat:1', 'seat:3', 'seat:4']);
		expect(orderOfPlay(g.board)).toHaveLength(4);
	});

	it('[TI-26.4] the Speaker token goes to the next player on the left who is in', () => {
		const g = checked((board) => {
			board.speaker = lost;
			strip(board, 'seat:3');
		});
		expect(isOut(g, 'seat:3')).toBe(true);
		expect(g.board.speaker).toBe('seat:4');
		expect(g.moves('speaker').at(-1)).toEqual({ type: 'speaker', seat: 'seat:4' });
	});

	it('[TI-26.4] it stays where somebody else has it', () => {
		const g = checked((board) => void (board.speaker = 'seat:1'));
		expect(isOut(g)).toBe(true);
		expect(g.board.speaker).toBe('seat:1');
		expect(g.moves('speaker')).toEqual([]);
	});

	it('[TI-26.6] who never answers is not out: the seat stays and defaults are taken for it', () => {
		const g = ready({ seats: 3 }).until('rest.wait').lapse();
		expect(g.asked).toEqual(['strategy.pick']);
		for (const seat of g.board.order) expect(isOut(g, seat)).toBe(false);
		expect(new Set(g.moves('picked').map(({ seat }) => seat)).size).toBe(3);
	});

	it('[TI-26.3] [TI-26.5] the seat picks no Strategy Card; the others pick as many as before', () => {
		const g = ready({ seats: 5 });
		const [first] = g.askedSeats;
		const out = g.board.order.find((seat) => seat !== first)!;
		g.board.players[out]!.isOut = true;
		while (g.asked[0] !== 'rest.wait') g.lapse();
		const picks = g.moves('picked').map(({ seat }) => seat);
		expect(picks).toHaveLength(4);
		expect(picks).not.toContain(out);
	});

	it('[TI-1.12] the last one left wins', () => {
		const g = checked((board) => strip(board, 'seat:3'), { seats: 3 });
		expect(g.table.over).toMatchObject({ winners: ['seat:1'], rule: 'TI-1.12' });
	});

	it('[TI-21.9] [TI-26.1] who gives up the last unit is out', () => {
		const g = standing({ step: 'status', at: 'moves' }, (board) => {
			strip(board);
			board.systems['hex:0,1']!.fleets[lost] = { ...noFleet(), destroyer: 1 };
		});
		g.answer('seat:1', { pick: 'keep' });
		g.answer('seat:3', { pick: 'keep' });
		g.answer(lost, {
			pick: 'giveUp',
			then: { pick: 'hex:0,1 destroyer', then: { amount: 1 } }
		});
		expect(isOut(g)).toBe(true);
		expect(g.asked).toEqual(['rest.wait']);
	});
});
