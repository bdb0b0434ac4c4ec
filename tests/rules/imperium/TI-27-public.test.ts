/** TI-27: what everybody sees, and what is shown only when all have chosen. */
import { afterEach, describe, expect, it } from 'vitest';
import type { Board } from '../../../src/lib/games/imperium/types';
import { openTo, ready, standing } from '../../support/imperium';
import { bare, station } from '../../support/imperium-fleets';
import { loadSided, unload } from '../../support/loadedDice';

afterEach(() => expect(unload()).toBe(0));

const [me, foe] = ['seat:1', 'seat:2'] as const;
const here = 'hex:0,0';

const shown = (edit: (board: Board) => void) => {
	const g = ready();
	edit(g.board);
	return { g, open: openTo(g) };
};

describe('all see', () => {
	it('[TI-27.1] units with their damage, and counters on the board and on sheets', () => {
		const { open } = shown((board) => {
			station(board, here, me, { dreadnought: 2, damaged: { dreadnought: 1, warSun: 0 } });
			board.systems[here]!.counters = [foe];
			board.players[foe]!.counters = { command: 4, fleet: 2, strategy: 1 };
			board.planets['planet:mecatol-rex']!.units = { groundForce: 3, pds: 1, spaceDock: 1 };
		});
		expect(open.systems[here]).toMatchObject({
			fleets: { [me]: { dreadnought: 2, damaged: { dreadnought: 1 } } },
			counters: [foe]
		});
		expect(open.players[foe]!.counters).toEqual({ command: 4, fleet: 2, strategy: 1 });
		expect(open.planets['planet:mecatol-rex']!.units).toMatchObject({ groundForce: 3, pds: 1 });
	});

	it('[TI-27.3] Strategy Cards, bonus counters, who has passed, the Speaker and the order of play', () => {
		const { open } = shown((board) => {
			board.players[me]!.strategy = [{ card: 'trade', used: true }];
			board.players[foe]!.passed = true;
			board.bonus = { imperial: 2 };
			board.speaker = foe;
		});
		expect(open.players[me]!.strategy).toEqual([{ card: 'trade', used: true }]);
		expect(open.players[foe]!.passed).toBe(true);
		expect([open.bonus, open.speaker]).toEqual([{ imperial: 2 }, foe]);
	});

	it('[TI-27.4] points, objectives turned up and claimed, laws, discard piles and dice', () => {
		const { g, open } = shown((board) => {
			Object.assign(board.players[me]!, { points: 3, claimed: ['planets-5'] });
			board.objectives = ['planets-5'];
			board.laws = [{ card: 'free-trade', elected: null }];
			board.actionDiscard = ['veto#1'];
			board.politicalDiscard = ['repeal'];
		});
		expect(open.players[me]).toMatchObject({ points: 3, claimed: ['planets-5'] });
		expect(open).toMatchObject({
			...{ objectives: ['planets-5'], laws: [{ card: 'free-trade', elected: null }] },
			...{ actionDiscard: ['veto#1'], politicalDiscard: ['repeal'], dice: g.board.dice }
		});
	});

	it('[TI-27.5] how many cards hands and decks hold, and who has an unclaimed secret objective, not which', () => {
		const { g, open } = shown((board) => {
			board.players[me]!.hand = ['veto#1', 'thugs#1'];
			board.players[foe]!.secrets = [];
		});
		expect(open.players[me]!.holds).toEqual({ actions: 2, secrets: 1, tiles: 0 });
		expect(open.players[foe]!.holds.secrets).toBe(0);
		expect(open.decks).toMatchObject({
			...{ actions: g.vault.actions.length, politics: 60, objectives: 10 }
		});
		expect(JSON.stringify(open)).not.toContain('thugs');
		expect(JSON.stringify(open)).not.toContain(g.board.players[me]!.secrets[0]);
	});
});

describe('chosen at the same time', () => {
	it('[TI-27.11] casualties are shown when both sides have chosen', () => {
		const sides = { cruiser: 1, carrier: 1 };
		const g = standing(
			{ step: 'battle', at: 'foresee', attacker: me, defender: foe, system: here },
			(board) => {
				bare(board);
				station(board, here, me, sides);
				station(board, here, foe, sides);
				loadSided(10, [10, 1, 10, 1]);
			}
		);
		const before = [JSON.stringify(openTo(g)), g.events.length];
		g.answer(me, { pick: 'take', then: { split: { carrier: 1 } } });
		expect([JSON.stringify(openTo(g)), g.events.length]).toEqual(before);
		expect(g.askedSeats).toEqual([foe]);
		loadSided(10, [10, 10]);
		g.answer(foe, { pick: 'take', then: { split: { cruiser: 1 } } });
		expect(g.moves('lost').slice(0, 2)).toMatchObject([
			{ seat: me, units: { carrier: 1 } },
			{ seat: foe, units: { cruiser: 1 } }
		]);
		g.until('rest.wait');
	});
});
