/** The Prometheus (CE-32.50): a technology that brings a ship which is told from others. */
import { describe, expect, it } from 'vitest';
import { lookOpen, Play, start } from '../../../../../src/lib/core';
import type { SeatId } from '../../../../../src/lib/core';
import { cosmic } from '../../../../../src/lib/games/cosmic';
import { conserved } from '../../../../../src/lib/games/cosmic/laws';
import { moveShips } from '../../../../../src/lib/games/cosmic/ships';
import { likeOf } from '../../../../../src/lib/games/kit';
import type { PlanetId } from '../../../../../src/lib/games/cosmic/types';
import { CosmicGame, seatsOf } from '../../../../support/cosmic';
import type { Position } from '../../../../support/cosmic';
import { duel, holding, homes } from '../../../../support/duel';
import { steadyAnswer } from '../../../../support/steady';

const markOf = ({ table }: CosmicGame, seat: SeatId) =>
	lookOpen(cosmic, table).board.special?.marks[seat];
const techs = (g: CosmicGame, seat: SeatId) => g.board.players[seat]!.techs ?? [];
const ofOne = (g: CosmicGame, seat: SeatId) => conserved(g.table)[`ships of ${seat}`];

/** Seat 1 has completed it, and its ship stands on this colony. */
function built(given: Position = {}, at: PlanetId = 'planet:1-1', seat: SeatId = 'seat:1') {
	const g = duel({
		...given,
		techs: { ...given.techs, [seat]: [{ id: 'the-prometheus', ships: 7 }] }
	});
	const slot = `tech:${Number(seat.slice(5))}-1`;
	g.until('tech.actions.choose', seat).answer(seat, { pick: `complete ${slot}` });
	g.until('the-prometheus.lands.where', seat).pick(seat, at);
	g.until('home.land', seat).lapse();
	return g;
}

/** Seat 1 attacks with so many ships of its first planet; its marked ship goes along, or stays. */
function attack(g: CosmicGame, send: number, goes: boolean): CosmicGame {
	g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': send } });
	if (g.asked.includes('ships.goes.where') && goes) g.pick('seat:1', 'gate');
	return g;
}

/** The totals as they are compared. */
function totals(g: CosmicGame): { offense: number; defense: number } {
	while (!g.encounter.outcome) g.lapse();
	return g.encounter.totals!;
}

describe('The Prometheus', () => {
	it('[tech:the-prometheus] [ship:the-prometheus] [CE-2.6] [CE-32.50] [CE-35.3] given it is completed, then a ship more stands where its player says, and all see which', () => {
		const before = duel({ techs: { 'seat:1': [{ id: 'the-prometheus', ships: 7 }] } });
		const ships = ofOne(before, 'seat:1');
		const g = built();
		expect(markOf(g, 'seat:1')).toEqual({ at: 'planet:1-1', up: null });
		expect(g.said).toContain('The Prometheus of {seat:1} comes to planet 1 of {seat:1}.');
		// One more than before stands on planets, and by the count of what the box has nothing is more.
		const standing = Object.values(g.board.planets).reduce(
			(sum, { ships: there }) => sum + (there['seat:1'] ?? 0),
			0
		);
		expect(standing).toBe(ships! - 7 + 7 + 1);
		expect(ofOne(g, 'seat:1')).toBe(ships);
	});

	it('[tech:the-prometheus] [CE-32.50] given it is in the encounter, then its side has 3 more besides the ship; elsewhere nothing', () => {
		const total = (goes: boolean) => {
			const g = attack(built(holding(['attack:08', 'attack:08'])), 1, goes);
			return totals(g.lay('attack:08', 'attack:08')).offense;
		};
		expect(total(false)).toBe(8 + 1);
		expect(total(true)).toBe(8 + 1 + 3);
	});

	it('[tech:the-prometheus] [CE-32.50] given it defends, or comes with an ally, then it helps that side; what multiplies ships leaves the 3', () => {
		const g = built(
			{ ...holding(['attack:08', 'attack:08']), aliens: { 'seat:2': 'macron' } },
			'planet:2-1',
			'seat:2'
		);
		const there = g.ships('planet:2-1')['seat:2']!;
		attack(g, 1, false).lay('attack:08', 'attack:08');
		expect(totals(g).defense).toBe(8 + 4 * there + 3);
	});

	it('[tech:the-prometheus] [CE-32.50] [CE-35.6] given ships of its place are lost, then it is lost last, and comes back from the warp', () => {
		const g = built(holding(['attack:04', 'attack:20']));
		attack(g, 2, true).lay('attack:04', 'attack:20');
		while (g.board.turn === 1) g.lapse();
		expect(markOf(g, 'seat:1')?.at).toBe('warp');
		expect(g.board.warp['seat:1']).toBe(2);
		moveShips(new Play(cosmic, g.table), [
			{ seat: 'seat:1', n: 2, from: 'warp', to: 'planet:1-1' }
		]);
		expect(markOf(g, 'seat:1')).toMatchObject({ up: null, at: 'planet:1-1' });
	});

	it('[tech:the-prometheus] [CE-35.6] given ships of its place go onto a technology, then it is not among them as long as there is another, and nobody is asked', () => {
		const onto = (...ships: number[]) => {
			const g = duel({
				techs: {
					'seat:1': [
						{ id: 'the-prometheus', ships: 7 },
						{ id: 'gluon-mines', ships: 0 }
					]
				},
				planets: homes('seat:1', ...ships)
			});
			g.until('tech.actions.choose', 'seat:1').answer('seat:1', { pick: 'complete tech:1-1' });
			g.until('the-prometheus.lands.where', 'seat:1').pick('seat:1', 'planet:1-1');
			g.until('home.land', 'seat:1').answer('seat:1', { split: { 'planet:1-2': 7 } });
			for (let n = 0; n < ships[0]! + 1; n++) {
				g.until('tech.actions.choose', 'seat:1');
				g.answer('seat:1', { pick: 'research tech:1-2', then: { pick: 'planet:1-1' } });
				expect(g.asked).not.toContain('ships.goes.where');
				if (n < ships[0]!) expect(markOf(g, 'seat:1')?.at).toBe('planet:1-1');
			}
			return markOf(g, 'seat:1')?.at;
		};
		expect(onto(1, 4, 4, 4, 4)).toBe('tech:1-2');
	});

	it('[tech:the-prometheus] [CE-32.50] [CE-35.5] given it is out of the game for good, then no other is marked in its place, and whoever is given the technology has none', () => {
		const gone = (g: CosmicGame) => {
			g.board.special!.marks['seat:1']!.at = 'removed';
			g.board.planets['planet:1-1']!.ships['seat:1']! -= 1;
			g.board.removed['seat:1'] = 1;
			return g;
		};
		const back = gone(built({ warp: { 'seat:1': 1 } }));
		const asked: string[] = [];
		while (!back.asked.includes('launch.aim')) {
			asked.push(...back.asked);
			back.lapse();
		}
		expect(back.board.warp['seat:1']).toBeUndefined();
		expect(asked).not.toContain('ships.anew.choose');
		expect(markOf(back, 'seat:1')?.at).toBe('removed');
		const dealt = gone(built({ hands: { 'seat:1': ['negotiate'], 'seat:2': ['negotiate'] } }));
		attack(dealt, 1, false).lay('negotiate', 'negotiate').until('deal.talk');
		dealt.agree({ techs: { picks: ['tech:1-1'] } }).until('turn.second');
		expect(lookOpen(cosmic, dealt.table).board.special?.marks).toEqual({});
		expect(dealt.board.removed).toEqual({});
	});

	it('[tech:the-prometheus] [CE-32.50] given it was lost for good, then no ship comes to whoever is given the technology, nor to the next; all are told', () => {
		// Seat 1 gives it to seat 2 in a deal, and that to seat 3 in the next turn.
		const g = built({
			destiny: ['colour:2#1', 'colour:3#1'],
			hands: {
				'seat:1': ['negotiate'],
				'seat:2': ['negotiate', 'negotiate'],
				'seat:3': ['negotiate']
			}
		});
		g.board.special!.marks['seat:1']!.at = 'removed';
		g.board.planets['planet:1-1']!.ships['seat:1']! -= 1;
		g.board.removed['seat:1'] = 1;
		attack(g, 1, false).lay('negotiate', 'negotiate');
		g.agree({ techs: { picks: ['tech:1-1'] } }).until('turn.second');
		expect(markOf(g, 'seat:2')).toBeUndefined();
		while (g.board.turn === 1) g.lapse();
		g.encounterTo({ target: 'planet:3-1', send: { 'planet:2-1': 1 } });
		g.lay('negotiate', 'negotiate')
			.agree({ techs: { picks: ['tech:2-1'] } })
			.until('turn.second');
		expect(techs(g, 'seat:3')).toMatchObject([{ id: 'the-prometheus' }]);
		expect(markOf(g, 'seat:3')).toBeUndefined();
		expect(g.board.removed).toEqual({});
		for (const who of ['{seat:2}', '{seat:3}'])
			expect(g.said).toContain(
				`The ship of The Prometheus was lost for good: none comes to ${who}.`
			);
	});

	it('[tech:the-prometheus] [CE-32.50] given whoever is given the technology has no colony, then no ship comes, which all are told', () => {
		const g = built({
			planets: homes('seat:2'),
			hands: { 'seat:1': ['negotiate'], 'seat:2': ['negotiate'] }
		});
		const ships = g.ships('planet:1-1')['seat:1']!;
		attack(g, 1, false).lay('negotiate', 'negotiate');
		g.agree({ techs: { picks: ['tech:1-1'] } }).until('turn.second');
		expect(techs(g, 'seat:2')).toMatchObject([{ id: 'the-prometheus', faceUp: true }]);
		expect(g.ships('planet:1-1')['seat:1']).toBe(ships - 1);
		expect(lookOpen(cosmic, g.table).board.special).toBeUndefined();
		expect(g.said).toContain(
			'{seat:2} has no colony to which the ship of The Prometheus could come.'
		);
	});

	it('[tech:the-prometheus] [CE-32.50] [CE-32.20] given the technology leaves play, then the ship leaves the game, and is not among those out of it', () => {
		const g = built({ techs: { 'seat:3': [{ id: 'tech-scrambler', ships: 7 }] } });
		const ships = g.ships('planet:1-1')['seat:1']!;
		g.until('window:encounter.start', 'seat:3');
		g.use('seat:3', 'tech|tech-scrambler|scramble', { pick: 'tech:1-1' }).until('launch.aim');
		expect(g.ships('planet:1-1')['seat:1']).toBe(ships - 1);
		expect(g.board.removed).toEqual({});
		expect(markOf(g, 'seat:1')).toBeUndefined();
		expect(g.board.modules!.tech!.pile.map(likeOf)).toContain('the-prometheus');
	});

	it('[tech:the-prometheus] [CE-32.50] [CE-32.19] given the technology is given away in a deal, then the ship comes to a colony of whoever has it', () => {
		const g = built({ hands: { 'seat:1': ['negotiate'], 'seat:2': ['negotiate'] } });
		const [mine, ships] = [g.ships('planet:1-1')['seat:1']!, g.ships('planet:2-3')['seat:2']!];
		attack(g, 1, false).lay('negotiate', 'negotiate').until('deal.talk');
		g.agree({ techs: { picks: ['tech:1-1'] } }).until('the-prometheus.lands.where');
		g.pick('seat:2', 'planet:2-3').until('turn.second');
		expect(techs(g, 'seat:2')).toMatchObject([{ id: 'the-prometheus', faceUp: true }]);
		expect(markOf(g, 'seat:1')).toBeUndefined();
		expect(markOf(g, 'seat:2')).toEqual({ at: 'planet:2-3', up: null });
		expect(g.ships('planet:2-3')['seat:2']).toBe(ships + 1);
		expect(mine).toBeGreaterThan(1);
	});

	it('[tech:the-prometheus] [CE-32.50] given no colony, then it cannot be completed', () => {
		const g = duel({
			techs: { 'seat:1': [{ id: 'the-prometheus', ships: 7 }] },
			planets: homes('seat:1')
		}).until('tech.actions.choose', 'seat:1');
		expect(g.choices('seat:1')).not.toContain('complete tech:1-1');
	});

	it('[tech:the-prometheus] [CE-32.50] given special ships, then it is not in the deck', () => {
		const isDealt = (specialShips: 'off' | 'flagship') => {
			const { table } = start(cosmic, {
				seats: seatsOf(3),
				options: { box: 'classic', tech: 'base', specialShips } as never,
				key: '7'.repeat(64),
				clocked: false
			});
			const g = new CosmicGame(table as never).until('tech.keep.choose');
			const inHands = (['seat:1', 'seat:2', 'seat:3'] as const).flatMap((seat) => techs(g, seat));
			return [
				...(g.table.vault.piles?.['tech'] ?? []).map(likeOf),
				...inHands.map(({ id }) => id)
			].includes('the-prometheus');
		};
		expect(isDealt('off')).toBe(true);
		expect(isDealt('flagship')).toBe(false);
	});

	it('[tech:the-prometheus] given a steady player, then it puts the ship where it has fewest', () => {
		const g = duel({
			techs: { 'seat:1': [{ id: 'the-prometheus', ships: 7 }] },
			planets: homes('seat:1', 4, 2, 3, 4, 4)
		});
		g.until('tech.actions.choose', 'seat:1').answer('seat:1', { pick: 'complete tech:1-1' });
		g.until('the-prometheus.lands.where', 'seat:1');
		expect(steadyAnswer(g, 'seat:1')).toEqual({ pick: 'planet:1-2' });
	});
});
