/** Remora: where others get ships or cards, it gets one too. */
import { describe, expect, it } from 'vitest';
import { position } from '../../../support/cosmic';
import { declare, duel } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';

/** Seat 1 is about to retrieve a ship; seat 3 is Remora with ships in the warp. */
const regroup = (given: Position = {}): CosmicGame =>
	position({
		aliens: { 'seat:3': 'remora' },
		destiny: ['colour:2#1'],
		warp: { 'seat:1': 1, 'seat:3': 2 },
		...given
	})
		.until('encounter.retrieve')
		.pick('seat:1', 'planet:1-1');

/** Seat 1 loses with a ship to seat 2 and its ally, who draws rewards; seat 3, Remora, looks on. */
const rewarded = (given: Position = {}) => {
	const g = duel({ seats: 4, aliens: { 'seat:3': 'remora' }, ...given });
	g.encounterTo({
		target: 'planet:2-1',
		send: { 'planet:1-1': 1 },
		allies: { 'seat:4': ['defense', { 'planet:4-1': 2 }] },
		cards: ['attack:08', 'attack:08']
	});
	return g.until('window:cards.drawn', 'seat:3');
};

describe('Remora', () => {
	it('[alien:remora] [CE-16.27] given another gets a ship back, when it uses its power, then it gets one back too, once; not used, none', () => {
		const g = regroup().until('window:ships.retrieved', 'seat:3');
		g.use('seat:3', 'power|remora|follow').until('home.land');
		g.answer('seat:3', { split: { 'planet:3-2': 1 } }).until('launch.aim');
		expect(g.board.warp).toEqual({ 'seat:3': 1 });
		expect(g.ships('planet:3-2')).toEqual({ 'seat:3': 5 });
		expect(regroup().until('launch.aim').board.warp).toEqual({ 'seat:3': 2 });
	});

	it('[alien:remora] [CE-16.27] given another draws two cards, when it uses its power, then it draws one; and its own draw is answered by none', () => {
		const g = rewarded();
		const held = g.hand('seat:3').length;
		g.use('seat:3', 'power|remora|draw');
		while (g.board.turn === 1) g.lapse();
		expect(g.hand('seat:3')).toHaveLength(held + 1);
		expect(g.hand('seat:4')).toHaveLength(4);
	});

	it('[alien:remora] [CE-16.27] given an ally takes a card and a ship as rewards, then each is answered once', () => {
		const g = duel({
			seats: 4,
			aliens: { 'seat:3': 'remora' },
			warp: { 'seat:3': 2, 'seat:4': 1 }
		}).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: { 'seat:4': ['defense', { 'planet:4-1': 3 }] },
			cards: ['attack:08', 'attack:08']
		});
		g.until('resolution.rewards', 'seat:4').answer('seat:4', { amount: 1 });
		let [draws, ships] = [0, 0];
		while (g.board.turn === 1) {
			if (g.offers('seat:3', 'power|remora|draw')) {
				draws += 1;
				g.use('seat:3', 'power|remora|draw');
			} else if (g.offers('seat:3', 'power|remora|follow')) {
				ships += 1;
				g.use('seat:3', 'power|remora|follow');
			} else g.lapse();
		}
		expect([draws, ships]).toEqual([1, 1]);
		expect(g.hand('seat:4')).toHaveLength(2 + 2);
		expect(g.hand('seat:3')).toHaveLength(2 + 1);
		expect(g.board.warp).toEqual({ 'seat:1': 1, 'seat:3': 1 });
	});

	it.each(['seat:1', 'seat:2', 'seat:4'] as const)(
		'[alien:remora] given it is involved, as %s, then it gets a card and a ship as well, and nothing by its own draw',
		(seat) => {
			const g = duel({
				seats: 4,
				aliens: { [seat]: 'remora' },
				// Whoever is Remora, seat 3 comes back from the warp and draws.
				warp: { 'seat:3': 2, [seat]: 3 },
				// With an encounter card left nobody needs a new hand.
				hands: { 'seat:2': ['negotiate'] }
			}).encounterTo({
				target: 'planet:2-1',
				send: { 'planet:1-1': 1 },
				allies: {
					'seat:3': ['defense', { 'planet:3-1': 2 }],
					'seat:4': ['offense', { 'planet:4-1': 1 }]
				},
				cards: ['attack:08', 'attack:08']
			});
			g.until('resolution.rewards', 'seat:3').answer('seat:3', { amount: 1 });
			const [held, lost] = [g.hand(seat).length, g.board.warp[seat]!];
			g.until('window:ships.retrieved', seat).use(seat, 'power|remora|follow');
			g.until('window:cards.drawn', seat).use(seat, 'power|remora|draw');
			for (; g.board.turn === 1; g.lapse()) expect(g.offers(seat, 'power|remora')).toBe(false);
			expect(g.hand(seat)).toHaveLength(held + 1);
			expect(g.board.warp[seat]).toBe(lost - 1);
		}
	);

	it('[alien:remora] ruling: a ship that went to the warp in this encounter stays there', () => {
		const fresh = position({
			aliens: { 'seat:3': 'remora' },
			hands: { 'seat:1': ['artifact:plague', 'attack:06'] },
			warp: { 'seat:1': 1 }
		}).until('window:encounter.start', 'seat:1');
		fresh.use('seat:1', 'artifact|plague', { pick: 'seat:3' }).until('mustLose.pick');
		fresh.answer('seat:3', { split: { 'planet:3-1': 3 } });
		fresh.until('encounter.retrieve').pick('seat:1', 'planet:1-1');
		expect(fresh.board.warp).toEqual({ 'seat:3': 3 });
		expect(fresh.asked.join()).not.toContain('ships.retrieved');
	});

	it('[alien:remora] given it is zapped, then nothing comes back', () => {
		const g = regroup({ hands: { 'seat:2': ['artifact:cosmic-zap', 'attack:06'] } });
		declare(g.until('window:ships.retrieved', 'seat:3'), 'seat:3', 'power|remora|follow');
		g.use('seat:2', 'artifact|cosmic-zap').until('launch.aim');
		expect(g.board.warp).toEqual({ 'seat:3': 2 });
	});

	it('[alien:remora] given it gets a ship back itself, or cards are dealt at the start, then there is nothing to answer', () => {
		const g = regroup({ offense: 'seat:1', aliens: { 'seat:1': 'remora' }, warp: { 'seat:1': 2 } });
		expect(g.asked.join()).not.toContain('ships.retrieved');
		expect(g.said).not.toContain('Remora');
	});
});

describe('the Remora flare', () => {
	/** Seat 1 plays a flare before cards are chosen; seat 3 holds the Remora flare. */
	const played = () => {
		const g = duel({
			hands: { 'seat:1': ['flare:chosen'], 'seat:3': ['flare:remora', 'attack:06'] }
		});
		g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
		declare(g.until('window:planning.beforeSelect', 'seat:1'), 'seat:1', 'wild|chosen');
		return g;
	};

	it('[wild:remora] given another plays a flare, when it is played, then its player draws a card; not played, none', () => {
		const g = played().use('seat:3', 'wild|remora').until('planning.select');
		expect(g.hand('seat:3')).toHaveLength(3);
		expect(played().until('planning.select').hand('seat:3')).toHaveLength(2);
	});

	it('[wild:remora] given a super half is played, then as well; given a power or an artifact is used, or its own player plays, then not', () => {
		const above = duel({
			aliens: { 'seat:1': 'macron' },
			hands: { 'seat:1': ['flare:macron'], 'seat:3': ['flare:remora', 'attack:06'] }
		}).until('launch.aim');
		above.pick('seat:1', 'planet:2-1').until('window:launch.beforeShips', 'seat:1');
		declare(above, 'seat:1', 'super|macron').use('seat:3', 'wild|remora').until('launch.send');
		expect(above.hand('seat:3')).toHaveLength(3);

		const others = duel({
			aliens: { 'seat:1': 'macron' },
			hands: {
				'seat:1': ['artifact:plague'],
				'seat:3': ['flare:remora', 'attack:06', 'flare:chosen']
			}
		}).until('window:encounter.start', 'seat:1');
		others.use('seat:1', 'artifact|plague', { pick: 'seat:2' });
		for (; !others.asked.includes('planning.select'); others.lapse())
			expect(others.offers('seat:3', 'wild|remora')).toBe(false);
		expect(others.said).toContain('power of Macron');
		expect(others.said).toContain('plays Plague');
	});

	/** Seat 1 and its ally, seat 4, land; Remora, seat 3, holds its flare and has a ship in the warp. */
	const landed = () => {
		const g = duel({
			seats: 4,
			aliens: { 'seat:3': 'remora' },
			warp: { 'seat:3': 1 },
			hands: { 'seat:1': ['attack:40'], 'seat:3': ['flare:remora', 'attack:06'] }
		});
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: { 'seat:4': ['offense', { 'planet:4-1': 1 }] },
			cards: ['attack:40', 'attack:08']
		});
		return g.until('window:colonies.gained', 'seat:3');
	};

	it('[super:remora] [CE-16.27] given two others gain a colony by one landing, when it plays it, then it takes two, cards or ships', () => {
		const g = landed();
		const asked = g.decision('seat:3').shape;
		expect(asked.type === 'one' && asked.choices.at(-1)).toMatchObject({
			id: 'super|remora|share|flare:remora',
			then: { type: 'amount', min: 0, max: 1 }
		});
		g.use('seat:3', 'super|remora', { amount: 1 }).until('home.land');
		g.answer('seat:3', { split: { 'planet:3-1': 1 } }).until('turn.second');
		expect(g.board.warp).not.toHaveProperty('seat:3');
		expect(g.hand('seat:3')).toHaveLength(3);
	});

	it('[wild:remora] given the flare was cancelled already, then it is not answered any more', () => {
		const g = duel({
			hands: {
				'seat:1': ['flare:chosen'],
				'seat:2': ['artifact:card-zap'],
				'seat:3': ['flare:remora', 'attack:06']
			}
		});
		g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
		declare(g.until('window:planning.beforeSelect', 'seat:1'), 'seat:1', 'wild|chosen');
		declare(g, 'seat:2', 'artifact|card-zap').until('window:use.declared');
		for (; g.table.frames.filter(({ step }) => step === 'use').length > 1; g.lapse());
		for (; !g.asked.includes('planning.select'); g.lapse())
			expect(g.offers('seat:3', 'wild|remora')).toBe(false);
		expect(g.said).toMatch(/cancels .* with/);
	});

	it('[super:remora] given it gains a colony by the same landing, then it takes for the others alone; given only its own colony, then nothing', () => {
		const g = duel({
			aliens: { 'seat:3': 'remora' },
			warp: { 'seat:3': 1 },
			hands: { 'seat:1': ['attack:40'], 'seat:3': ['flare:remora', 'attack:06'] }
		}).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: { 'seat:3': ['offense', { 'planet:3-1': 1 }] },
			cards: ['attack:40', 'attack:08']
		});
		g.until('window:colonies.gained', 'seat:3');
		const asked = g.decision('seat:3').shape;
		expect(asked.type === 'one' && asked.choices.at(-1)).toMatchObject({
			id: 'super|remora|share|flare:remora',
			then: { type: 'amount', min: 0, max: 1 }
		});
		const alone = duel({
			aliens: { 'seat:1': 'remora' },
			warp: { 'seat:1': 2 },
			hands: { 'seat:1': ['attack:40', 'flare:remora'] }
		}).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			cards: ['attack:40', 'attack:08']
		});
		for (; !alone.asked.includes('turn.second'); alone.lapse())
			expect(alone.offers('seat:1', 'super|remora')).toBe(false);
	});

	it('[super:remora] given it is not played, then nothing is taken', () => {
		const g = landed().until('turn.second');
		expect(g.hand('seat:3')).toHaveLength(2);
		expect(g.board.warp).toMatchObject({ 'seat:3': 1 });
	});

	it('[super:remora] [CE-21.2] given the landing wins for two, when it is answered, then both win all the same', () => {
		const planets = Object.fromEntries(
			[2, 3, 4, 5].map((k) => [`planet:2-${k}`, { 'seat:2': 1, 'seat:1': 1, 'seat:4': 1 }])
		);
		const g = duel({
			seats: 4,
			planets,
			aliens: { 'seat:3': 'remora' },
			hands: { 'seat:1': ['attack:40'], 'seat:3': ['flare:remora', 'attack:06'] }
		});
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: { 'seat:4': ['offense', { 'planet:4-1': 1 }] },
			cards: ['attack:40', 'attack:08']
		});
		g.until('window:colonies.gained', 'seat:3').use('seat:3', 'super|remora', { amount: 0 });
		while (!g.table.over && g.board.turn === 1) g.lapse();
		expect(g.table.over?.winners).toEqual(['seat:1', 'seat:4']);
	});
});
