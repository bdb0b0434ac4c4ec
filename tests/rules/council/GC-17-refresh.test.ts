/** After the vote (GC-17.11 to GC-17.13): a new objective, a token, and the refresh in its order. */
import { describe, expect, it } from 'vitest';
import type { HexId } from '../../../src/lib/hex';
import { hexIds } from '../../../src/lib/games/council/board';
import { assembly, convene, gained, vote } from '../../support/council-session';
import type { Position } from '../../support/council';

/** The round after a Council in which all abstained. */
const nextRound = (given: Position) => assembly(given).until('turn.menu');

/** Where tokens lie. */
const tokens = (given: Position): HexId[] => {
	const { board } = nextRound(given);
	return hexIds(board).filter((id) => board.hexes[id]?.token);
};

describe('after the vote', () => {
	it('[GC-17.11] the top Objective Card is opened, and the others stay open', () => {
		const g = nextRound({ objectives: ['uprising'], nextObjectives: ['charter', 'learned'] });
		expect(g.board.objectives).toEqual(['uprising', 'charter']);
		expect(g.vault.objectives.at(-1)).toBe('learned');
	});

	it('[GC-22.5] [GC-2.6] given no Objective Card is left, then none is introduced and play goes on', () => {
		const g = assembly();
		g.vault.objectives = [];
		expect(g.until('turn.menu').board.objectives).toEqual([]);
	});

	it('[GC-17.12] [GC-9.7] a Discovery Token appears on a random hex, any of the map', () => {
		const seen = new Set<HexId>();
		for (let seed = 1; seed <= 120; seed++) {
			const found = tokens({ seed });
			expect(found).toHaveLength(1);
			for (const id of found) seen.add(id);
		}
		expect(seen.size).toBe(19);
	});

	it('[GC-17.12] [GC-24.9] [technology:deep-listening] who scans sees it at once where it lies next to its ships', () => {
		const near = ['hex:0,-1', 'hex:1,-1', 'hex:-1,0', 'hex:1,0', 'hex:-1,1', 'hex:0,1'];
		for (let seed = 1; seed <= 40; seed++) {
			const g = assembly({
				seed,
				players: { 'seat:1': { techs: ['deep-listening'] } },
				ships: { 'hex:0,0': ['seat:1', { fighter: 1 }] }
			}).until('turn.menu');
			const [[hex, token] = []] = Object.entries(g.vault.hidden);
			expect(hex).toBeDefined();
			const seen = near.includes(hex!) ? { [hex!]: token } : {};
			expect(g.player('seat:1').seen).toEqual(seen);
			expect(g.player('seat:2').seen).toEqual({});
		}
	});

	it('[GC-2.6] the last token is followed by those discarded, each once', () => {
		const g = assembly();
		g.board.tokenDiscard = ['relic', 'hulk'];
		g.vault.tokens = [];
		g.until('turn.menu');
		expect(g.board.tokenDiscard).toEqual([]);
		const drawn = [...g.vault.tokens, ...Object.values(g.vault.hidden)];
		expect(drawn.toSorted()).toEqual(['hulk', 'relic']);
	});

	it('[GC-2.6] they are shuffled', () => {
		const orders = [1, 2, 3].map((seed) => {
			const g = assembly({ seed });
			g.board.tokenDiscard = g.vault.tokens.splice(0, 12);
			g.vault.tokens = [];
			g.until('turn.menu');
			return [...g.vault.tokens, ...Object.values(g.vault.hidden)].join(' ');
		});
		expect(new Set(orders).size).toBe(3);
	});

	it('[GC-17.12] given the hex has a token already, then none is added', () => {
		const half = hexIds(assembly().board).slice(0, 10);
		const given = { tokens: Object.fromEntries(half.map((id) => [id, 'nothing'])) };
		const after = Array.from({ length: 20 }, (_, i) => tokens({ ...given, seed: i + 1 }).length);
		expect(new Set(after)).toEqual(new Set([10, 11]));
		const everywhere = hexIds(assembly().board);
		const g = assembly({ tokens: Object.fromEntries(everywhere.map((id) => [id, 'nothing'])) });
		const left = g.vault.tokens.length;
		g.until('turn.menu');
		expect(g.vault.tokens).toHaveLength(left);
		expect(new Set(Object.values(g.vault.hidden)), 'what lies there stays').toEqual(
			new Set(['nothing'])
		);
	});
});

describe('the refresh', () => {
	it('[GC-17.13] [GC-8.6] all planets are refreshed, also one taken in this round', () => {
		const g = nextRound({
			planets: { 'hex:0,-2': { expended: true }, 'hex:0,0': { owner: 'seat:2', expended: true } }
		});
		expect(g.planet('hex:0,-2').expended).toBe(false);
		expect(g.planet('hex:0,0').expended).toBe(false);
	});

	it('[GC-17.13] [GC-24.2] what lasts until the end of a round ends; made at a Council, at the end of the next', () => {
		const g = convene('truce', {});
		vote(g, { 'seat:1': 'for' });
		expect(g.board.lasting).toHaveLength(3);
		g.until('vote.cast');
		expect(g.board.lasting).toHaveLength(3);
		g.until('turn.menu');
		expect(g.board.round).toBe(3);
		expect(g.board.lasting).toEqual([]);
	});

	it('[GC-17.13] [GC-24.8] [technology:freight-exchange] players get Stock from traits and technologies', () => {
		const g = nextRound({
			species: { 'seat:1': 'quillori' },
			players: { 'seat:2': { techs: ['freight-exchange'] } }
		});
		expect(g.player('seat:1').stock).toBe(1);
		expect(g.player('seat:2').stock).toBe(2);
		expect(g.player('seat:3').stock).toBe(0);
	});

	it('[GC-17.13] [GC-5.8] [feature:harvest] a player with ships in a Gas Lagoon gets 2 Stock', () => {
		const g = nextRound({
			tiles: { 'hex:0,-1': 'frontier-18' },
			ships: { 'hex:0,-1': ['seat:3', { fighter: 1 }] }
		});
		expect(g.player('seat:3').stock).toBe(2);
		expect(g.player('seat:1').stock).toBe(0);
	});

	it('[GC-24.8] [response:bridge-tax-c] Stock for who is behind comes only if some other player owns more planets', () => {
		const players = { 'seat:1': { traits: ['response:bridge-tax.c'] } };
		expect(nextRound({ players }).player('seat:1').stock).toBe(0);
		const behind = nextRound({ players, planets: { 'hex:0,0': { owner: 'seat:2' } } });
		expect(behind.player('seat:1').stock).toBe(1);
	});

	it('[GC-17.13] [GC-24.8] [technology:loyal-presses] counters go by what removes them each round, from each planet', () => {
		const g = nextRound({
			players: { 'seat:1': { techs: ['loyal-presses'] } },
			planets: {
				'hex:0,-2': { riots: { by: 'seat:2', n: 3 } },
				'hex:0,0': { owner: 'seat:1', riots: { by: 'seat:3', n: 1 } },
				'hex:2,0': { riots: { by: 'seat:1', n: 2 } }
			}
		});
		expect(g.planet('hex:0,-2').riots).toEqual({ by: 'seat:2', n: 2 });
		expect(g.said).toMatch(/ loses 1 Riot Counter at the refresh, by Loyal Presses\.$/m);
		expect(g.planet('hex:0,0').riots).toBeNull();
		expect(g.planet('hex:2,0').riots).toEqual({ by: 'seat:1', n: 2 });
	});

	it('[GC-17.13] the tallies of the round are set to 0, the chair passes, a new round begins', () => {
		const g = assembly();
		Object.assign(g.player('seat:2').tally, { battlesWon: 2, productionSpent: 9 });
		g.until('turn.menu');
		expect(Object.values(g.player('seat:2').tally).every((n) => n === 0)).toBe(true);
		expect(g.board).toMatchObject({ chair: 'seat:2', round: 2, stage: 'turns', session: null });
	});

	it('[GC-17.13] in this order: planets, Stock, counters, NPC upkeep, the new round', () => {
		const g = nextRound({
			npcs: ['ulmar', 'ossuline', 'morrowkin'],
			species: { 'seat:1': 'quillori' },
			players: { 'seat:2': { techs: ['loyal-presses'] } },
			planets: {
				'hex:2,0': { riots: { by: 'seat:1', n: 1 } },
				'hex:2,-2': { riots: { by: 'seat:2', n: 1 } }
			},
			ships: { 'hex:2,-2': ['npc:ulmar', { fighter: 2 }] }
		});
		const rules = g.events.map(({ rule, say }) => (say ? rule : ''));
		const refresh = rules.slice(rules.indexOf('GC-8.6')).filter(Boolean);
		expect(refresh.slice(0, 6)).toEqual([
			'GC-8.6',
			'GC-17.13', // Stock
			'GC-17.13', // a counter on the homeworld of seat:2
			'GC-19.6', // a counter on that of the Ulmar
			'GC-19.6', // and a Fighter of theirs
			'GC-1.2'
		]);
		expect(gained(g, 'seat:1', 'stock')).toBe(1);
	});
});
