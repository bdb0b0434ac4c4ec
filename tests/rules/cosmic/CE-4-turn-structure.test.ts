/** Section 4 of rules.md: turns, encounters and their phases. */
import { describe, expect, it } from 'vitest';
import { Play } from '../../../src/lib/core';
import { cosmic } from '../../../src/lib/games/cosmic';
import { endEncounter } from '../../../src/lib/games/cosmic/ending';
import { position } from '../../support/cosmic';
import type { CosmicGame, Position } from '../../support/cosmic';
import type { PlanetId, SeatId, Ships } from '../../../src/lib/games/cosmic/types';

/** `seat:1` meets `seat:2` twice and has the cards to win both times. */
const STRONG: Position = {
	destiny: ['colour:2#1', 'colour:2#2', 'colour:2#3'],
	hands: {
		'seat:1': ['attack:20', 'attack:23', 'attack:30'],
		'seat:2': ['attack:01', 'attack:04', 'attack:05']
	}
};

/** Plays on until somebody else's turn begins. */
function endTurn(g: CosmicGame): CosmicGame {
	const { offense } = g.board;
	while (g.board.offense === offense && !g.table.over) g.lapse();
	return g;
}

const phases = (g: CosmicGame): string[] =>
	g.events.flatMap(({ move }) => (move?.type === 'phase' ? [String(move['phase'])] : []));

/** Neither ships on planets nor in the warp: nothing of this seat is on the board. */
const without = (seat: SeatId): Partial<Record<PlanetId, Ships>> =>
	Object.fromEntries([1, 2, 3, 4, 5].map((k) => [`planet:${seat.slice(5)}-${k}`, {}]));

describe('CE-4 turn structure', () => {
	it('[CE-4.1] given four players, when turns end, then the next one clockwise begins', () => {
		const g = position({ seats: 4, offense: 'seat:2' });
		const order = [g.board.offense];
		for (let i = 0; i < 4; i++) order.push(endTurn(g).board.offense);
		expect(order).toEqual(['seat:2', 'seat:3', 'seat:4', 'seat:1', 'seat:2']);
	});

	it('[CE-4.2] [CE-4.5] given the first encounter was won, when the second is won too, then the turn has had two and ends without a question for a third', () => {
		const g = position(STRONG);
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 4 },
			cards: ['attack:20', 'attack:01']
		});
		g.until('turn.second').answer('seat:1', { yes: true });
		expect(g.encounter.n).toBe(2);
		g.encounterTo({
			target: 'planet:2-2',
			send: { 'planet:1-2': 4 },
			cards: ['attack:23', 'attack:04']
		});
		g.until('window:resolution.outcome');
		expect(g.encounter.outcome).toEqual({ type: 'won', side: 'offense' });
		while (g.board.offense === 'seat:1') {
			expect(g.asked).not.toContain('turn.second');
			g.lapse();
		}
		expect(g.board.encounters).toBe(3); // two of seat 1, and the first of seat 2
		expect(g.hand('seat:1').some((card) => card.startsWith('attack:30'))).toBe(true);
	});

	it('[CE-4.2] [CE-4.3] given the first encounter was lost, when it is over, then the turn ends with it', () => {
		const g = position({
			...STRONG,
			hands: { 'seat:1': ['attack:01', 'attack:30'], 'seat:2': ['attack:20'] }
		});
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			cards: ['attack:01', 'attack:20']
		});
		while (g.board.offense === 'seat:1') {
			expect(g.asked).not.toContain('turn.second');
			g.lapse();
		}
		expect(g.said).toContain('The defense wins 24 to 2.');
	});

	it('[CE-4.3] given two negotiates, when the deal is made, then the encounter was successful; when it fails, then not', () => {
		const dealt = (agree: boolean) => {
			const g = position({
				destiny: ['colour:2#1'],
				hands: {
					'seat:1': ['negotiate', 'attack:08', 'attack:06'],
					'seat:2': ['negotiate', 'attack:06']
				}
			});
			g.encounterTo({
				target: 'planet:2-1',
				send: { 'planet:1-1': 1 },
				cards: ['negotiate', 'negotiate']
			});
			g.until('deal.talk');
			if (agree) {
				g.answer('seat:1', {
					offer: { give: { number: { amount: 1 } }, get: {}, promise: '' }
				});
				const { shape } = g.decision('seat:2');
				if (shape.type !== 'deal' || !shape.standing) throw new Error('No offer stands.');
				g.answer('seat:2', { accept: shape.standing.n });
			} else g.answer('seat:1', { refuse: true });
			while (g.board.offense === 'seat:1' && !g.asked.includes('turn.second')) g.lapse();
			return g.asked.includes('turn.second');
		};
		expect([dealt(true), dealt(false)]).toEqual([true, false]);
	});

	it('[CE-4.3] given an empty own planet, when the offense settles it again, then that was successful', () => {
		const g = position({ destiny: ['colour:1#1'], planets: { 'planet:1-3': {} } });
		g.until('destiny.own').pick('seat:1', 'resettle planet:1-3', { split: { 'planet:1-1': 1 } });
		g.until('turn.second');
		expect(g.encounter.n).toBe(1);
	});

	it('[CE-4.4] given a first encounter won, when no encounter card is left, then no second follows; with one it is offered and may be declined', () => {
		const second = (hand: string[]) => {
			const g = position({ ...STRONG, hands: { ...STRONG.hands, 'seat:1': hand } });
			g.encounterTo({
				target: 'planet:2-1',
				send: { 'planet:1-1': 4 },
				cards: ['attack:20', 'attack:01']
			});
			while (g.board.offense === 'seat:1' && !g.asked.includes('turn.second')) g.lapse();
			return g;
		};
		const without = second(['attack:20', 'reinforcement:5', 'flare:zombie']);
		expect(without.choices('seat:1')).toEqual(['end']);
		without.pick('seat:1', 'end').until('launch.aim');
		expect(without.board.offense).toBe('seat:2');
		const g = second(['attack:20', 'negotiate']);
		expect(g.askedSeats).toEqual(['seat:1']);
		g.answer('seat:1', { yes: false }).pass();
		expect(g.board.offense).toBe('seat:2');
		expect(g.board.turn).toBe(2);
	});

	it('[CE-4.6] given a turn of two encounters, then start turn comes once and the seven phases of each follow in order', () => {
		const g = position(STRONG);
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 4 },
			cards: ['attack:20', 'attack:01']
		});
		g.until('turn.second').answer('seat:1', { yes: true });
		g.encounterTo({
			target: 'planet:2-2',
			send: { 'planet:1-2': 4 },
			cards: ['attack:23', 'attack:04']
		});
		endTurn(g);
		const seven = ['regroup', 'destiny', 'launch', 'alliance', 'planning', 'reveal', 'resolution'];
		expect(phases(g).slice(0, 16)).toEqual(['startTurn', ...seven, ...seven, 'startTurn']);
	});

	it('[CE-4.7] given a card for the start of an encounter, when the regroup phase begins, then it can be played, and not again later in the phase', () => {
		const g = position({
			destiny: ['colour:2#1'],
			warp: { 'seat:1': 1 },
			hands: { 'seat:1': ['artifact:plague', 'attack:08'] }
		});
		expect(g.board.phase).toBe('regroup');
		expect(g.asked).toEqual(['window:encounter.start']);
		expect(g.offers('seat:1', 'artifact|plague')).toBe(true);
		g.until('encounter.retrieve').pick('seat:1', 'planet:1-1');
		while (g.board.phase === 'regroup' || g.board.phase === 'destiny') {
			expect(g.offers('seat:1', 'artifact|plague')).toBe(false);
			g.lapse();
		}
	});

	it('[CE-4.8] given the Machine lost its encounter, when it goes on, then the new encounter starts at regroup, it is the offense, and it may play a flare again', () => {
		const g = position({
			destiny: ['colour:2#1', 'colour:2#2'],
			aliens: { 'seat:1': 'machine' },
			warp: { 'seat:1': 2 },
			hands: {
				'seat:1': ['attack:01', 'attack:04', 'flare:gambler', 'flare:oracle'],
				'seat:2': ['attack:20', 'attack:23']
			}
		});
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			cards: ['attack:01', 'attack:20']
		});
		g.until('window:reveal.before').use('seat:1', 'wild|gambler', { amount: 1 });
		g.until('window:encounter.end').use('seat:1', 'power|machine');
		while (g.encounter.n === 1) g.lapse();
		expect(g.encounter).toMatchObject({ n: 2, offense: 'seat:1', defense: null });
		expect(g.board.phase).toBe('regroup');
		// One ship came back before, one is lost, and the next comes back now.
		expect(g.until('encounter.retrieve').askedSeats).toEqual(['seat:1']);
		g.until('window:planning.beforeSelect');
		expect(g.offers('seat:1', 'wild|oracle')).toBe(true);
	});

	it('[CE-4.9] given an effect ends the encounter before the reveal, when it is over, then ships go home, the card laid goes back to hand, and nobody wins or loses', () => {
		const g = position({
			seats: 4,
			destiny: ['colour:2#1'],
			aliens: { 'seat:1': 'oracle' },
			hands: { 'seat:1': ['flare:oracle', 'attack:08'], 'seat:2': ['attack:20', 'negotiate'] }
		});
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 4 },
			allies: {
				'seat:3': ['offense', { 'planet:3-1': 1 }],
				'seat:4': ['defense', { 'planet:4-1': 2 }]
			}
		});
		g.until('planning.expose').pick('seat:2', 'attack:20');
		expect(g.hand('seat:2')).toHaveLength(1);
		g.until('window:planning.exposed').use('seat:1', 'super|oracle');
		g.until('turn.second');
		expect(g.encounter.outcome).toEqual({ type: 'ended', successful: true });
		expect(
			g
				.hand('seat:2')
				.map((card) => card.replace(/#\d+$/, ''))
				.sort()
		).toEqual(['attack:20', 'negotiate']);
		expect(g.board.warp).toEqual({});
		expect(g.encounter).toMatchObject({ gate: {}, beside: {} });
		const total = (seat: SeatId) =>
			Object.values(g.board.planets).reduce((n, { ships }) => n + (ships[seat] ?? 0), 0);
		expect(g.board.order.map(total)).toEqual([20, 20, 20, 20]);
		expect(g.said).not.toContain('wins');
	});

	it('[CE-4.9] given the encounter is ended after the reveal, as an effect of a coming box might, when it is over, then ships go home, the cards revealed are discarded, and nobody wins or loses', () => {
		const g = position({
			seats: 4,
			destiny: ['colour:2#1'],
			hands: { 'seat:1': ['attack:20', 'attack:06'], 'seat:2': ['negotiate', 'attack:08'] }
		});
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 4 },
			allies: {
				'seat:3': ['offense', { 'planet:3-1': 1 }],
				'seat:4': ['defense', { 'planet:4-1': 2 }]
			},
			cards: ['attack:20', 'attack:08']
		});
		g.until('window:reveal.cards');
		expect(g.board.discard).toEqual([]);
		g.table.decisions = [];
		endEncounter(new Play(cosmic, g.table), { type: 'ended', successful: false }, false);
		g.proceed();
		expect(g.encounter.laid).toEqual({ offense: null, defense: null });
		expect(g.encounter.outcome).toEqual({ type: 'ended', successful: false });
		endTurn(g);
		expect(g.board.offense, 'not successful, so there is no second one').toBe('seat:2');
		expect(g.board.discard).toEqual(['attack:20#1', 'attack:08#1']);
		expect(g.hand('seat:1')).toEqual(['attack:06#1']);
		expect(g.hand('seat:2')).toEqual(['negotiate#1']);
		expect(g.board.warp).toEqual({});
		const total = (seat: SeatId) =>
			Object.values(g.board.planets).reduce((n, { ships }) => n + (ships[seat] ?? 0), 0);
		expect(g.board.order.map(total)).toEqual([20, 20, 20, 20]);
		expect(g.said).not.toContain('wins');
	});

	it('[CE-4.10] given a player with no ship anywhere, then it is encountered, answers with a card, and takes its turns', () => {
		const g = position({
			destiny: ['colour:2#1', 'colour:3#1'],
			planets: without('seat:2'),
			hands: { 'seat:1': ['attack:01'], 'seat:2': ['attack:40', 'attack:08'] }
		});
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 4 },
			cards: ['attack:01', 'attack:40']
		});
		endTurn(g);
		expect(g.said).toContain('The defense wins 40 to 5.');
		expect(g.board.offense).toBe('seat:2');
		expect(g.said).toContain('{seat:2} starts a turn.');
		endTurn(g);
		expect(g.table.over).toBeNull();
		expect(g.board.offense).toBe('seat:3');
		expect(g.hand('seat:2')).toHaveLength(1);
	});
});
