/** NPC races (GC-19): what they are, how they vote, how they recover. Battles with them: GC-19-battles. */
import { describe, expect, it } from 'vitest';
import { lookOpen } from '../../../src/lib/core';
import type { SeatId } from '../../../src/lib/core';
import { council } from '../../../src/lib/games/council';
import { races } from '../../../src/lib/games/council/board';
import { votesOf } from '../../../src/lib/games/council/politics/votes';
import type { Position } from '../../support/council';
import { assembly, convene, outcome, vote } from '../../support/council-session';

/** A warden, a sage and a trader live here, at hex:2,-2, hex:0,2 and hex:-2,0; each has 3 votes with its trait. */
const NPCS = ['ulmar', 'ossuline', 'morrowkin'];
const HOMES = { ulmar: 'hex:2,-2', ossuline: 'hex:0,2', morrowkin: 'hex:-2,0' } as const;

/** What each of them votes for when the players vote like this. */
function ballots(
	card: string,
	given: Position = {},
	casts: Partial<Record<SeatId, string>> = {}
): Record<string, unknown> {
	const g = vote(convene(card, { npcs: NPCS, ...given }), casts);
	const found: Record<string, unknown> = {};
	for (const { move } of g.events)
		if (move?.type === 'ballot') found[String(move['race']).replace('npc:', '')] = move['option'];
	return found;
}

describe('what they are', () => {
	it('[GC-19.1] they take no turns, are asked nothing and cannot be elected', () => {
		const g = convene('exiles-plea', { npcs: NPCS });
		expect(races(g.board)).toContain('npc:ulmar');
		expect(g.board.session?.options).toEqual(['seat:1', 'seat:2', 'seat:3']);
		const turns: unknown[] = [];
		while (g.board.round < 3) {
			expect(g.askedSeats.every((seat) => seat.startsWith('seat:'))).toBe(true);
			g.lapse();
		}
		for (const { move } of g.events) if (move?.type === 'turn') turns.push(move['seat']);
		expect(turns.slice(0, 3)).toEqual(['seat:1', 'seat:2', 'seat:3']);
		expect(g.board.npcs['npc:ulmar']).toEqual({
			species: 'ulmar',
			trait: 'npc:burned-library',
			fleetSize: 4
		});
	});

	it('[GC-19.1] effects on all players leave them out; those on everyone do not', () => {
		const given: Position = {
			npcs: NPCS,
			planets: { [HOMES.ulmar]: { riots: { by: 'seat:1', n: 1 } } }
		};
		const g = vote(convene('amnesty', given), {
			'seat:1': 'for',
			'seat:2': 'for',
			'seat:3': 'for'
		});
		expect(g.planet(HOMES.ulmar).riots).toBeNull();
		expect(g.said).not.toContain('Ulmar Deep gains');
	});
});

describe('votes', () => {
	it('[GC-19.5] [GC-17.8] a race has 1 for its seat, 1 for each of its planets without counters, and its trait', () => {
		const votes = (given: Position) =>
			votesOf(assembly({ npcs: NPCS, ...given }).board, 'npc:ulmar');
		const counters: Position = { planets: { [HOMES.ulmar]: { riots: { by: 'seat:1', n: 1 } } } };
		expect(votes({})).toBe(3);
		expect(votes(counters)).toBe(2);
		expect(votes({ fates: { ulmar: 'long-winter' } })).toBe(2);
	});

	it('[GC-19.4] a race that owns no planet has no seat at the Council', () => {
		const g = convene('truce', { npcs: NPCS, planets: { [HOMES.ulmar]: { owner: 'seat:2' } } });
		vote(g, {});
		expect(g.said).not.toContain('Ulmar Deep casts');
		expect(g.said).toContain('Ossuline');
	});

	it('[GC-19.5] in a motion or choice it votes for the first option if its temper is listed, else for the second', () => {
		// Wardens and traders are for the Truce; hawks and wardens for Order.
		const truce = { ulmar: 'for', ossuline: 'against', morrowkin: 'for' };
		expect(ballots('truce')).toMatchObject(truce);
		expect(ballots('roll-call')).toMatchObject({ ulmar: 'a', ossuline: 'b', morrowkin: 'b' });
	});

	it('[GC-19.5] [GC-20.1] before ballots are shown all read what it will vote for, or as whom', () => {
		const riots = { by: 'seat:2', n: 1 } as const;
		const g = convene('truce', { npcs: NPCS, planets: { [HOMES.ulmar]: { riots } } });
		const leanings = () => lookOpen(council, g.table).board.figures.npcLeanings;
		expect(leanings()).toEqual({
			'npc:ulmar': { as: 'seat:2' },
			'npc:ossuline': { option: 'against' },
			'npc:morrowkin': { option: 'for' }
		});
		vote(g, { 'seat:2': 'against' });
		expect(leanings()).toEqual({});
	});

	it('[GC-19.5] its votes count', () => {
		const g = convene('truce', { npcs: NPCS });
		vote(g, { 'seat:1': 'against', 'seat:2': 'for' });
		expect(outcome(g)).toBe('for'); // 3 + 3 + 3 to 3 + 3
	});

	it('[GC-19.5] in an election it votes for the candidate with the fewest VP, or the most, as the card says', () => {
		const players: Position['players'] = { 'seat:1': { vp: 2 }, 'seat:2': { vp: 1 } };
		const fewest = ballots('exiles-plea', { players });
		expect(fewest).toMatchObject({ ulmar: 'seat:3', ossuline: 'seat:3', morrowkin: 'seat:3' });
		expect(ballots('censure', { players })).toMatchObject({ ulmar: 'seat:1' });
	});

	it('[GC-19.5] ties go to fewer planets, or to more for the most VP; then to the first clockwise after the Chair', () => {
		const planets: Position['planets'] = { 'hex:0,0': { owner: 'seat:2' } };
		const vp1 = { vp: 1 };
		const players: Position['players'] = { 'seat:1': vp1, 'seat:2': vp1, 'seat:3': vp1 };
		const given = { planets, players, chair: 'seat:3' } as const;
		expect(ballots('exiles-plea', given)['ulmar']).toBe('seat:1');
		expect(ballots('exiles-plea', { ...given, chair: 'seat:1' })['ulmar']).toBe('seat:3');
		expect(ballots('censure', given)['ulmar']).toBe('seat:2');
		expect(ballots('censure', { players, chair: 'seat:2' })['ulmar']).toBe('seat:3');
	});

	it('[GC-19.5] a race whose homeworld is influenced votes as that player does, Rioting or not', () => {
		for (const n of [1, 5]) {
			const planets: Position['planets'] = { [HOMES.ulmar]: { riots: { by: 'seat:2', n } } };
			const cast = (option: string) => ballots('truce', { planets }, { 'seat:2': option })['ulmar'];
			expect(cast('against')).toBe('against');
			expect(cast('for')).toBe('for');
			expect(cast('abstain')).toBeNull();
		}
	});

	it('[GC-19.5] it votes for that player itself where the card favours the fewest VP, if it can be elected', () => {
		const planets: Position['planets'] = { [HOMES.ulmar]: { riots: { by: 'seat:2', n: 1 } } };
		const players: Position['players'] = { 'seat:1': { vp: 1 }, 'seat:2': { vp: 4 } };
		const given = { planets, players };
		expect(ballots('exiles-plea', given, { 'seat:2': 'seat:1' })['ulmar']).toBe('seat:2');
		// Censure takes a point away: the race follows the ballot.
		expect(ballots('censure', given, { 'seat:2': 'seat:1' })['ulmar']).toBe('seat:1');
	});

	it('[GC-19.5] given its influencer cannot be elected, then it follows the ballot', () => {
		const g = assembly({
			npcs: NPCS,
			council: ['laureate'],
			planets: { [HOMES.ulmar]: { riots: { by: 'seat:2', n: 1 } } }
		});
		g.player('seat:2').tally.battlesStarted = 1;
		g.pick('seat:1', 'council:laureate');
		vote(g, { 'seat:2': 'seat:3' });
		expect(g.said).toMatch(/Ulmar Deep casts \d votes? for \{seat:3\}/);
	});

	it('[GC-19.5] [GC-17.7] given its influencer must abstain, then it abstains', () => {
		const planets: Position['planets'] = { [HOMES.ulmar]: { riots: { by: 'seat:2', n: 1 } } };
		const players: Position['players'] = { 'seat:2': { disgraced: true } };
		expect(ballots('truce', { planets, players })['ulmar']).toBeNull();
	});

	it('[GC-19.5] [GC-24.4] given its influencer votes last, then it waits for that ballot', () => {
		const g = convene('truce', {
			npcs: NPCS,
			species: { 'seat:2': 'seyl' },
			planets: { [HOMES.ulmar]: { riots: { by: 'seat:2', n: 1 } } }
		});
		vote(g, { 'seat:1': 'for', 'seat:2': ['last', 'seyl-2'], 'seat:3': 'for' });
		const shown = Object.keys(g.board.session?.ballots ?? {});
		expect(shown).toEqual(['seat:1', 'seat:3', 'npc:ossuline', 'npc:morrowkin']);
		g.pick('seat:2', 'against');
		expect(g.said).toContain('Ulmar Deep casts 2 votes against the motion.');
	});
});

describe('upkeep', () => {
	/** The Ulmar, of 4 ships at first, a round later. */
	const later = (fighter: number, given: Position = {}) =>
		assembly({ npcs: NPCS, ships: { [HOMES.ulmar]: ['npc:ulmar', { fighter }] }, ...given }).until(
			'turn.menu'
		);

	it('[GC-19.6] with fewer ships than it started with, a race adds 1 Fighter at its homeworld', () => {
		expect(later(2).hex(HOMES.ulmar).fleet?.fighter).toBe(3);
		expect(later(4).hex(HOMES.ulmar).fleet?.fighter).toBe(4);
	});

	it('[GC-19.6] also when no ship is left there, but not while another race has ships there', () => {
		const gone = (race?: SeatId) => {
			const g = assembly({ npcs: NPCS });
			g.hex(HOMES.ulmar).fleet = race ? { race, fighter: 1, destroyer: 0, dreadnaught: 0 } : null;
			return g.until('turn.menu').hex(HOMES.ulmar).fleet;
		};
		expect(gone()).toMatchObject({ race: 'npc:ulmar', fighter: 1 });
		expect(gone('seat:1')).toMatchObject({ race: 'seat:1', fighter: 1 });
	});

	it('[GC-19.6] with at least as many ships there as counters, it removes one counter', () => {
		const counters = (n: number) =>
			later(3, { planets: { [HOMES.ulmar]: { riots: { by: 'seat:1', n } } } }).planet(HOMES.ulmar)
				.riots?.n ?? 0;
		expect(counters(1)).toBe(0);
		expect(counters(3)).toBe(2);
		expect(counters(4)).toBe(4); // counted before the Fighter comes
		const riots = { by: 'seat:1', n: 3 } as const;
		expect(later(3, { planets: { [HOMES.ulmar]: { riots } } }).said).toMatch(
			/loses 1 Riot Counter at the refresh: its NPC race has a ship there for each\.$/m
		);
	});

	it('[GC-19.6] a race that has lost its homeworld has no upkeep', () => {
		const g = later(2, { planets: { [HOMES.ulmar]: { owner: 'seat:1' } } });
		expect(g.hex(HOMES.ulmar).fleet?.fighter).toBe(2);
	});
});
