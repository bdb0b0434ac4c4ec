/** The worked checks of rules.md section 27. */
import { describe, expect, it } from 'vitest';
import { position } from '../../support/cosmic';

describe('CE-27 worked checks', () => {
	it('[CE-27.1] [CE-11.5] given 3 ships and 1 of an ally with attack 08 against 4 ships with attack 08, when all pass, then 12 against 12 and the defense wins', () => {
		const g = position({
			destiny: ['colour:2#1'],
			hands: { 'seat:1': ['attack:08'], 'seat:2': ['attack:08'] }
		});
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 3 },
			allies: { 'seat:3': ['offense', { 'planet:3-1': 1 }] },
			cards: ['attack:08', 'attack:08']
		});
		g.until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 12, defense: 12 });
		expect(g.encounter.outcome).toEqual({ type: 'won', side: 'defense' });
	});

	it('[CE-27.2] [CE-15.16] given the same, when the offense adds +2 and the defense answers with +3, then 14 against 15 and the defense wins', () => {
		const g = position({
			destiny: ['colour:2#1'],
			hands: {
				'seat:1': ['attack:08', 'reinforcement:2'],
				'seat:2': ['attack:08', 'reinforcement:3']
			}
		});
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 3 },
			allies: { 'seat:3': ['offense', { 'planet:3-1': 1 }] },
			cards: ['attack:08', 'attack:08']
		});
		g.until('window:reveal.values');
		g.use('seat:1', 'reinforcement:2', { pick: 'offense' }).pass('seat:2', 'seat:3');
		g.pass('seat:1').use('seat:2', 'reinforcement:3', { pick: 'defense' }).pass('seat:3');
		g.until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 14, defense: 15 });
		expect(g.encounter.outcome).toEqual({ type: 'won', side: 'defense' });
	});

	it('[CE-27.4] [CE-14.2] given a negotiate with 2 gate ships and an ally with 4 against an attack, then the offense takes 2 random cards, its ally nothing', () => {
		const g = position({
			destiny: ['colour:2#1'],
			hands: {
				'seat:1': ['negotiate'],
				'seat:2': ['attack:08', 'attack:04', 'attack:04', 'attack:04', 'attack:04'],
				'seat:3': ['attack:06']
			}
		});
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 2 },
			allies: { 'seat:3': ['offense', { 'planet:3-1': 3, 'planet:3-2': 1 }] },
			cards: ['negotiate', 'attack:08']
		});
		g.until('window:resolution.end');
		expect(g.board.warp).toEqual({ 'seat:1': 2, 'seat:3': 4 });
		expect(g.hand('seat:1')).toHaveLength(2);
		expect(g.hand('seat:2')).toHaveLength(2);
		expect(g.hand('seat:3')).toEqual(['attack:06#1']);
	});

	it('[CE-27.5] [CE-14.7] given a defense that negotiates on an empty home planet against an attack, then it loses and takes nothing, and the offense lands', () => {
		const g = position({
			destiny: ['colour:2#1'],
			planets: { 'planet:2-1': {} },
			hands: { 'seat:1': ['attack:08', 'attack:04'], 'seat:2': ['negotiate'] }
		});
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 2 },
			cards: ['attack:08', 'negotiate']
		});
		g.until('turn.second');
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 2 });
		expect(g.board.warp).toEqual({});
		expect(g.hand('seat:1')).toEqual(['attack:04#1']);
		expect(g.hand('seat:2')).toEqual([]);
	});

	it('[CE-27.6] [CE-11.2] given a morph, when it meets a negotiate, then a deal is tried; when it meets a 20 that gets +3 afterwards, then 20 against 23 before ships', () => {
		const meet = (card: string) =>
			position({
				destiny: ['colour:2#1'],
				hands: { 'seat:1': ['morph'], 'seat:2': [card, 'reinforcement:3'] }
			}).encounterTo({
				target: 'planet:2-1',
				send: { 'planet:1-1': 1 },
				cards: ['morph', card]
			});
		expect(meet('negotiate').until('deal.talk').askedSeats).toEqual(['seat:1', 'seat:2']);
		const g = meet('attack:20').until('window:reveal.values', 'seat:2');
		g.use('seat:2', 'reinforcement:3', { pick: 'defense' }).until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 20 + 1, defense: 23 + 4 });
	});

	it('[CE-27.8] [CE-13.13] given two negotiates and no agreement in time, when the offense has 2 ships outside the warp, then it loses both, the defense three, and no second encounter follows', () => {
		const g = position({
			destiny: ['colour:2#1'],
			planets: {
				'planet:1-1': { 'seat:1': 2 },
				'planet:1-2': {},
				'planet:1-3': {},
				'planet:1-4': {},
				'planet:1-5': {}
			},
			hands: { 'seat:1': ['negotiate', 'attack:08'], 'seat:2': ['negotiate', 'attack:08'] }
		});
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			cards: ['negotiate', 'negotiate']
		});
		g.until('deal.talk').lapse();
		g.until('launch.aim');
		expect(g.board.warp).toMatchObject({ 'seat:1': 2, 'seat:2': 2 }); // one of three came back
		expect(g.said).toContain('{seat:2} loses 3 ships to the warp.');
		expect(g.said).not.toContain('another encounter');
		expect(g.board.offense).toBe('seat:2');
	});

	it('[CE-27.12] [CE-7.7] given own colour and an own planet with only a foreign colony, then it cannot be settled again, only encountered, or the card redrawn', () => {
		const g = position({
			destiny: ['colour:1#1'],
			planets: { 'planet:1-2': { 'seat:3': 2 } }
		});
		g.until('destiny.own');
		expect(g.choices('seat:1')).toEqual(['against seat:3 planet:1-2', 'again']);
		expect(
			g.refusal('seat:1', { pick: 'resettle planet:1-2', then: { split: { 'planet:1-1': 1 } } })
		).toEqual({ rule: 'CE-7.4', say: 'That is not among the choices.' });
	});

	it('[CE-27.13] [CE-7.12] given "fewest ships in the warp" and all others at 0, then the nearest on the offense’s left defends', () => {
		const g = position({
			seats: 4,
			offense: 'seat:2',
			destiny: ['special:fewest-ships-in-warp'],
			warp: { 'seat:2': 1 }
		});
		g.until('launch.aim');
		expect(g.encounter.defense).toBe('seat:3');
	});

	it('[CE-27.15] [CE-27.16] [CE-18.2] given an ally that commits its last ships of a third home colony, then its power is off before the reveal, and after the win its ships find existing colonies only', () => {
		const g = position({
			destiny: ['colour:2#1'],
			aliens: { 'seat:3': 'macron' },
			planets: {
				'planet:3-1': { 'seat:3': 1 },
				'planet:3-4': {},
				'planet:3-5': {}
			},
			hands: { 'seat:1': ['attack:08'], 'seat:2': ['attack:40'], 'seat:3': ['attack:06'] }
		});
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: { 'seat:3': ['defense', { 'planet:3-1': 1 }] }
		});
		expect(g.board.players['seat:3']!.powerLost).toBe(true);
		g.lay('attack:08', 'attack:40').until('home.land', 'seat:3');
		expect(g.encounter.totals!.defense).toBe(40 + 4 + 1);
		const { shape } = g.decision('seat:3');
		expect(shape.type === 'split' && shape.places.map(({ id }) => id)).toEqual([
			'planet:3-2',
			'planet:3-3'
		]);
	});

	it('[CE-27.18] [CE-10.8] given an offense out of encounter cards at planning of its second encounter, then the turn ends, all ships go home, and there are no rewards', () => {
		const g = position({
			destiny: ['colour:2#1', 'colour:2#2'],
			hands: {
				'seat:1': ['attack:40', 'attack:30'],
				'seat:2': ['attack:04', 'attack:08'],
				'seat:3': ['artifact:plague', 'attack:06']
			}
		});
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			cards: ['attack:40', 'attack:04']
		});
		g.until('turn.second').answer('seat:1', { yes: true });
		g.until('window:encounter.start', 'seat:3');
		g.use('seat:3', 'artifact|plague', { pick: 'seat:1' }).until('alliance.offenseInvites');
		g.answer('seat:1', { picks: [] }).answer('seat:2', { picks: ['seat:3'] });
		g.until('alliance.answer').pick('seat:3', 'defense', { split: { 'planet:3-1': 2 } });
		g.until('launch.aim', 'seat:2');
		expect(g.said).toContain('{seat:1} has no encounter card: the turn ends.');
		expect(g.said).not.toContain('as rewards');
		expect(g.board.turn).toBe(2);
		const ships = (seat: 'seat:1' | 'seat:3') =>
			Object.values(g.board.planets).reduce((sum, { ships: here }) => sum + (here[seat] ?? 0), 0);
		// Seat 1 lost three to Plague, of which one came back in the regroup after it.
		expect([ships('seat:1'), ships('seat:3')]).toEqual([18, 20]);
		expect(g.hand('seat:3')).toEqual(['attack:06#1']);
	});

	it('[CE-27.19] [CE-10.6] given a defense with Card Zap and +5 and no encounter card, then it may not play +5 in planning; it discards and draws eight, and again if there is still none', () => {
		const g = position({
			destiny: ['colour:2#1'],
			hands: { 'seat:1': ['attack:08'], 'seat:2': ['artifact:card-zap', 'reinforcement:5'] },
			deck: [
				...Array<string>(3).fill('reinforcement:3'),
				...Array<string>(2).fill('reinforcement:2'),
				...Array<string>(2).fill('artifact:mobius-tubes'),
				'artifact:plague'
			]
		});
		g.until('window:planning.beforeSelect', 'seat:2');
		expect(g.choices('seat:2')).toEqual(['pass']);
		g.until('planning.select');
		expect(g.said).toContain('{seat:2} discards Card Zap and Reinforcement +5.');
		expect(g.said.match(/\{seat:2\} draws 8 cards\./g)!.length).toBeGreaterThan(1);
		expect(g.hand('seat:2')).toHaveLength(8);
	});

	it('[CE-27.25] [CE-14.11] given a defensive ally with 3 ships and 1 own ship in the warp, then it may choose 1 ship and 2 cards or 3 cards, not 2 ships', () => {
		const g = position({
			destiny: ['colour:2#1'],
			warp: { 'seat:3': 1 },
			hands: { 'seat:1': ['attack:08'], 'seat:2': ['attack:40'], 'seat:3': [] }
		});
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: { 'seat:3': ['defense', { 'planet:3-1': 3 }] },
			cards: ['attack:08', 'attack:40']
		});
		g.until('resolution.rewards');
		expect(g.decision('seat:3').shape).toEqual({ type: 'amount', min: 0, max: 1 });
		expect(g.refusal('seat:3', { amount: 2 })).toEqual({
			rule: 'CE-14.10',
			say: 'Name 0 to 1; you named 2.'
		});
		g.answer('seat:3', { amount: 1 });
		expect(g.hand('seat:3')).toHaveLength(2);
		expect(g.until('launch.aim').board.warp['seat:3']).toBeUndefined();
	});

	it('[CE-27.27] [CE-12.5] given a bystander colony of the offense on the target planet, when the offense loses, then it stays', () => {
		const g = position({
			destiny: ['colour:2#1'],
			planets: { 'planet:2-1': { 'seat:2': 4, 'seat:1': 2 } },
			hands: { 'seat:1': ['attack:04'], 'seat:2': ['attack:40'] }
		});
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			cards: ['attack:04', 'attack:40']
		});
		g.until('launch.aim', 'seat:2');
		expect(g.ships('planet:2-1')).toEqual({ 'seat:2': 4, 'seat:1': 2 });
		expect(g.board.warp).toEqual({ 'seat:1': 1 });
	});

	it('[CE-27.29] [CE-14.3] given Zombie as the defense, when it loses with a negotiate, then its ships go to its other colonies and there is no compensation', () => {
		const g = position({
			destiny: ['colour:2#1'],
			aliens: { 'seat:2': 'zombie' },
			hands: { 'seat:1': ['attack:08', 'attack:04'], 'seat:2': ['negotiate'] }
		});
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			cards: ['attack:08', 'negotiate']
		});
		g.until('turn.second');
		expect(g.board.warp).toEqual({});
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 1 });
		expect([2, 3, 4, 5].reduce((n, k) => n + g.ships(`planet:2-${k}`)['seat:2']!, 0)).toBe(20);
		expect(g.hand('seat:1')).toEqual(['attack:04#1']);
		expect(g.hand('seat:2')).toEqual([]);
	});
});
