/** Zaps (rules.md section 17): what they answer, when, and what becomes of the power or card. */
import { describe, expect, it } from 'vitest';
import { ENGLISH, inWords, wake } from '../../../src/lib/core';
import type { Json, SeatId } from '../../../src/lib/core';
import { cosmic } from '../../../src/lib/games/cosmic';
import type { Board } from '../../../src/lib/games/cosmic/types';
import { position } from '../../support/cosmic';
import type { CosmicGame, Position } from '../../support/cosmic';

/** Seat 1 is about to encounter seat 2; both hold an attack 08 besides what is given. */
const duel = (given: Position = {}): CosmicGame =>
	position({
		destiny: ['colour:2#1'],
		...given,
		hands: {
			...given.hands,
			'seat:1': ['attack:08', ...(given.hands?.['seat:1'] ?? [])],
			'seat:2': ['attack:08', ...(given.hands?.['seat:2'] ?? [])]
		}
	});
const meet = (g: CosmicGame, send = 1) =>
	g.encounterTo({
		target: 'planet:2-1',
		send: { 'planet:1-1': send },
		cards: ['attack:08', 'attack:08']
	});

describe('CE-17 zaps', () => {
	it('[CE-17.1] given a power zapped when it sends, then it may send four, its ships count one each, and in the next encounter it is back', () => {
		const g = duel({
			aliens: { 'seat:1': 'macron' },
			destiny: ['colour:2#1', 'colour:2#2'],
			hands: {
				'seat:1': ['attack:40', 'attack:30'],
				'seat:2': ['artifact:cosmic-zap', 'attack:04']
			}
		});
		g.until('launch.aim').pick('seat:1', 'planet:2-1');
		expect(g.asked).toEqual(['window:use.declared']);
		g.use('seat:2', 'artifact|cosmic-zap').until('launch.send');
		expect(g.said).toContain('{seat:2} stops Macron with Cosmic Zap until the encounter ends.');
		expect(g.decision('seat:1').shape).toMatchObject({ max: 4 });
		g.answer('seat:1', { split: { 'planet:1-1': 4 } });
		g.lay('attack:40', 'attack:04').until('turn.second');
		expect(g.encounter.totals).toEqual({ offense: 44, defense: 8 });
		g.answer('seat:1', { yes: true }).until('launch.send');
		expect(g.decision('seat:1').shape).toMatchObject({ max: 1 });
	});

	it('given a zap may answer, then its choice names what it would keep from happening, and whose it is', () => {
		const g = duel({
			aliens: { 'seat:1': 'macron' },
			hands: {
				'seat:1': ['artifact:cosmic-zap', 'artifact:card-zap'],
				'seat:2': ['artifact:cosmic-zap']
			}
		});
		const offered = (seat: SeatId) => {
			const { shape } = g.decision(seat);
			const to = { ...ENGLISH, reader: { seat, yours: {} } };
			return shape.type === 'one'
				? shape.choices.map(({ say }) => inWords(say, (one) => one, to))
				: [];
		};
		g.until('window:use.declared', 'seat:2');
		expect(offered('seat:1')).toContain('Cosmic Zap: stop Macron, your own power');
		expect(offered('seat:2')).toContain('Cosmic Zap: stop Macron of seat:1');
		g.use('seat:2', 'artifact|cosmic-zap').pass();
		expect(offered('seat:1')).toContain('Card Zap: cancel Cosmic Zap of seat:2');
	});

	it('[CE-17.1] given an own power, when its player zaps it, then it is stopped', () => {
		const g = duel({
			aliens: { 'seat:1': 'macron' },
			hands: { 'seat:1': ['artifact:cosmic-zap'] }
		});
		g.until('window:use.declared', 'seat:1').use('seat:1', 'artifact|cosmic-zap');
		g.until('launch.send');
		expect(g.encounter.zapped).toEqual([{ seat: 'seat:1', alien: 'macron' }]);
	});

	it('[CE-17.1] [ROOM-RELEASE.2] given a table saved before, when it is woken, then the power that was stopped is still off', () => {
		const g = duel({
			aliens: { 'seat:1': 'macron' },
			hands: { 'seat:1': ['artifact:cosmic-zap'] }
		});
		g.until('window:use.declared', 'seat:1').use('seat:1', 'artifact|cosmic-zap');
		g.until('launch.send');
		const encounter = { ...g.encounter, zapped: ['seat:1 macron'] };
		const saved = { ...g.table, shape: 5, board: { ...g.board, encounter } };
		const found = wake(cosmic, JSON.parse(JSON.stringify(saved)) as Json);
		if (!found.ok) throw new Error(found.unfit.why);
		expect((found.table.board as Board).encounter?.zapped).toEqual(g.encounter.zapped);
	});

	it('[CE-17.2] given a power zapped in a use, when a passive part would count, then it is off too', () => {
		const rewards = (zap: boolean) => {
			const g = duel({
				aliens: { 'seat:3': 'macron' },
				hands: { 'seat:1': ['artifact:cosmic-zap'], 'seat:2': ['attack:40'] }
			});
			g.until('alliance.offenseInvites').answer('seat:1', { picks: [] });
			g.answer('seat:2', { picks: ['seat:3'] });
			// Macron's use as an ally: to send no more than one ship.
			expect(g.asked).toEqual(['window:use.declared']);
			if (zap) g.use('seat:1', 'artifact|cosmic-zap');
			g.until('alliance.answer').pick('seat:3', 'defense', { split: { 'planet:3-1': 1 } });
			g.lay('attack:08', 'attack:40').until('window:resolution.end');
			return g.hand('seat:3').length;
		};
		expect(rewards(false)).toBe(2 + 2);
		expect(rewards(true)).toBe(2 + 1);
	});

	it('[CE-17.2] [CE-17.7] given a passive part at work, when nothing is used, then no zap can be played', () => {
		const g = duel({
			aliens: { 'seat:2': 'gambler' },
			hands: { 'seat:1': ['artifact:cosmic-zap', 'artifact:card-zap'] }
		});
		meet(g).until('window:reveal.claim');
		// Seat 1 had to show its card first, and was not asked.
		expect(g.asked).toEqual(['window:reveal.claim']);
		expect(g.askedSeats).toEqual(['seat:2']);
		expect(g.said).toContain('{seat:1} turns up Attack 08.');
		g.pass().until('window:reveal.values', 'seat:1');
		expect(g.choices('seat:1')).toEqual(['pass']);
	});

	it('[CE-17.3] [CE-17.7] given a use that has happened, when the next window opens, then it is too late to zap', () => {
		const g = duel({
			aliens: { 'seat:1': 'macron' },
			hands: { 'seat:2': ['artifact:cosmic-zap'] }
		});
		g.until('window:use.declared', 'seat:2');
		expect(g.said).toContain('{seat:1} uses the power of Macron');
		g.pass().until('window:alliance.before', 'seat:2');
		expect(g.choices('seat:2')).toEqual(['pass']);
		const before = JSON.stringify(g.table);
		expect(
			g.refusal('seat:2', { pick: 'artifact|cosmic-zap|zap|artifact:cosmic-zap#1' }).say
		).toEqual('That is not among the choices.');
		expect(JSON.stringify(g.table)).toBe(before);
	});

	it('[CE-17.4] given a use that costs a ship or a card, when it is zapped, then the cost is not paid', () => {
		const g = duel({
			aliens: { 'seat:2': 'tick-tock' },
			tokens: { 'seat:2': 5 },
			hands: {
				'seat:1': ['artifact:cosmic-zap'],
				'seat:2': ['attack:40', 'flare:tick-tock']
			}
		});
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			cards: ['attack:08', 'attack:40']
		});
		g.until('window:resolution.settled', 'seat:2');
		g.use('seat:2', 'super|tick-tock', { pick: 'planet:2-2' });
		expect(g.asked).toEqual(['window:use.declared']);
		g.use('seat:1', 'artifact|cosmic-zap').until('launch.aim');
		expect(g.ships('planet:2-2')).toEqual({ 'seat:2': 4 });
		expect(g.board.warp).toEqual({ 'seat:1': 1 });
		expect(g.board.players['seat:2']!.tokens).toBe(4); // its power had ticked once already
		const h = duel({
			hands: {
				'seat:1': ['artifact:card-zap'],
				'seat:2': ['flare:filch', 'negotiate'],
				'seat:3': ['artifact:plague']
			}
		});
		h.use('seat:3', 'artifact|plague', { pick: 'seat:1' }).pass();
		h.use('seat:2', 'wild|filch').pass();
		h.use('seat:1', 'artifact|card-zap').until('window:artifact.played', 'seat:1');
		expect(h.until('launch.aim').hand('seat:2')).toContainEqual('negotiate#1');
		// The trigger stands: Plague took three ships, of which one has come back in regroup.
		expect(h.board.warp).toEqual({ 'seat:1': 2 });
	});

	it('[CE-17.5] given Card Zap, when a flare, an artifact, a Cosmic Zap or a Card Zap is played, then it can answer each, and the card is discarded without effect', () => {
		const g = duel({
			aliens: { 'seat:1': 'macron' },
			hands: {
				'seat:1': ['artifact:card-zap'],
				'seat:2': ['artifact:cosmic-zap'],
				'seat:3': ['artifact:card-zap', 'negotiate']
			}
		});
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap').pass();
		expect(g.offers('seat:1', 'artifact|card-zap')).toBe(true);
		g.use('seat:1', 'artifact|card-zap').pass();
		expect(g.offers('seat:3', 'artifact|card-zap')).toBe(true);
		g.pass().until('launch.send');
		expect(g.encounter.zapped).toEqual([]);
		expect(g.decision('seat:1').shape).toMatchObject({ max: 1 });
		expect(g.board.discard).toEqual(['artifact:card-zap#1', 'artifact:cosmic-zap#1']);
		const flare = duel({ hands: { 'seat:1': ['flare:chosen'], 'seat:2': ['artifact:card-zap'] } });
		flare.until('window:planning.beforeSelect').use('seat:1', 'wild|chosen').pass();
		flare.use('seat:2', 'artifact|card-zap').until('planning.select');
		expect(flare.hand('seat:1')).toEqual(['attack:08#1']);
		expect(flare.board.discard).toContain('flare:chosen');
	});

	it('[CE-17.6] given a reinforcement or an encounter card, when it is played, then no Card Zap can answer', () => {
		const g = duel({
			hands: { 'seat:1': ['reinforcement:5'], 'seat:2': ['artifact:card-zap'] }
		});
		meet(g);
		g.until('window:reveal.values').use('seat:1', 'reinforcement:5', { pick: 'offense' }).pass();
		expect(g.encounter.added.offense).toBe(5);
		expect(g.asked).toEqual(['window:reveal.values']);
		expect(g.choices('seat:2')).toEqual(['pass']);
		expect(g.hand('seat:2')).toEqual(['artifact:card-zap#1']);
	});

	it('[CE-17.9] given the last token of Tick-Tock, when its use is zapped, then it does not win now, and wins at the next opportunity', () => {
		const g = duel({
			aliens: { 'seat:3': 'tick-tock' },
			tokens: { 'seat:3': 1 },
			destiny: ['colour:2#1', 'colour:1#1'],
			hands: {
				'seat:1': ['artifact:cosmic-zap', 'attack:30'],
				'seat:2': ['attack:40', 'attack:01']
			}
		});
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			cards: ['attack:08', 'attack:40']
		});
		g.until('window:use.declared', 'seat:1').use('seat:1', 'artifact|cosmic-zap');
		g.until('launch.aim');
		expect(g.table.over).toBeNull();
		expect(g.board.players['seat:3']!.tokens).toBe(1);
		expect(g.board.offense).toBe('seat:2');
		g.lay('attack:01', 'attack:30');
		while (!g.table.over && g.board.turn === 2) g.lapse();
		expect(g.table.over).toMatchObject({ winners: ['seat:3'], rule: 'CE-21.5' });
	});
});
