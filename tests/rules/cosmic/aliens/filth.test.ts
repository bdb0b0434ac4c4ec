/** Filth: nobody stays on a planet with its ships. */
import { describe, expect, it } from 'vitest';
import { declare, duel, fight, homes, met, offered, over } from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import type { SeatId } from '../../../../src/lib/core';
import type { Cards } from '../../../support/duel';
import type { Position } from '../../../support/cosmic';

const ID = 'filth';
const WON: Cards = ['attack:40', 'attack:01'];
const LOST: Cards = ['attack:01', 'attack:40'];

describe('Filth', () => {
	const SHARED: Position = {
		aliens: { 'seat:3': ID },
		planets: { 'planet:3-1': { 'seat:3': 2, 'seat:1': 2 } }
	};

	it('[alien:filth] given ships of another beside its own as an encounter begins, then they go to another colony of theirs', () => {
		const g = duel(SHARED).until('home.land', 'seat:1');
		const { shape } = g.decision('seat:1');
		expect(shape.type === 'split' && shape.places.map(({ id }) => id)).toEqual([
			'planet:1-1',
			'planet:1-2',
			'planet:1-3',
			'planet:1-4',
			'planet:1-5'
		]);
		g.answer('seat:1', { split: { 'planet:1-1': 2 } }).until('launch.aim');
		expect(g.ships('planet:3-1')).toEqual({ 'seat:3': 2 });
		expect(g.ships('planet:1-1')).toEqual({ 'seat:1': 6 });
	});

	it('[alien:filth] ruling: no planet with its ships is home to them, and who has no other colony loses them to the warp', () => {
		const planets = {
			...homes('seat:1'),
			...SHARED.planets,
			'planet:2-2': { 'seat:1': 1, 'seat:3': 1 }
		};
		const g = duel({ ...SHARED, planets });
		while (!g.board.warp['seat:1']) g.lapse();
		expect(g.board.warp).toEqual({ 'seat:1': 3 });
		expect(g.ships('planet:2-2')).toEqual({ 'seat:3': 1 });
	});

	it('[alien:filth] given a bystander where it lands, then that goes; nothing is used where it is alone', () => {
		const g = met(WON, {
			aliens: { 'seat:1': ID },
			planets: { 'planet:2-1': { 'seat:2': 2, 'seat:3': 1 } }
		});
		g.until('home.land', 'seat:3').answer('seat:3', { split: { 'planet:3-1': 1 } });
		over(g);
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 1 });
		expect(g.ships('planet:3-1')).toEqual({ 'seat:3': 5 });
		const alone = over(met(WON, { aliens: { 'seat:1': ID } }));
		expect(alone.said).not.toContain('power of Filth');
	});

	it('[alien:filth] given another comes to a planet of its own, then that leaves at once', () => {
		const g = met(WON, {
			aliens: { 'seat:3': ID },
			planets: { 'planet:2-1': { 'seat:2': 2, 'seat:3': 1 } }
		});
		g.until('home.land', 'seat:2').until('home.land', 'seat:1');
		over(g);
		expect(g.ships('planet:2-1')).toEqual({ 'seat:3': 1 });
	});

	it('[alien:filth] given it is zapped, then they stay', () => {
		const g = duel({ ...SHARED, hands: { 'seat:2': ['artifact:cosmic-zap'] } });
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		g.until('launch.aim');
		expect(g.ships('planet:3-1')).toEqual({ 'seat:3': 2, 'seat:1': 2 });
	});

	const allied = (given: Position = {}) =>
		fight(
			WON,
			{
				'seat:3': ['offense', { 'planet:3-1': 2 }],
				'seat:4': ['offense', { 'planet:4-1': 1 }]
			},
			{ aliens: { 'seat:1': ID }, ...given }
		);

	it('[alien:filth] [CE-12.23] given it has won as the offense, then each ally settles another planet of that system', () => {
		const g = allied().until('filth.settle.where', 'seat:3');
		expect(g.choices('seat:3')).toEqual(['planet:2-2', 'planet:2-3', 'planet:2-4', 'planet:2-5']);
		expect(steadyAnswer(g, 'seat:3')).toHaveProperty('pick');
		g.pick('seat:3', 'planet:2-2').until('filth.settle.where', 'seat:4');
		g.pick('seat:4', 'planet:2-3');
		over(g);
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 3 });
		expect(g.ships('planet:2-2')).toEqual({ 'seat:2': 4, 'seat:3': 2 });
		expect(g.ships('planet:2-3')).toEqual({ 'seat:2': 4, 'seat:4': 1 });
		expect(g.said).not.toContain('leave their planets');
	});

	it('[alien:filth] [CE-12.23] given one ally, then that settles elsewhere too, at random where it does not answer; which all are told', () => {
		const g = fight(
			WON,
			{ 'seat:3': ['offense', { 'planet:3-1': 2 }] },
			{ aliens: { 'seat:1': ID } }
		);
		g.until('filth.settle.where', 'seat:3');
		const { shape } = g.decision('seat:3');
		expect(shape).toMatchObject({ choices: [{ on: 'planet:2-2' }, {}, {}, {}] });
		expect(g.refusal('seat:3', { pick: 'planet:2-1' }).rule).toBe('CE-12.23');
		over(g.lapse());
		expect(g.said).toMatch(/\{seat:3\} lands 2 ships on planet [2-5] of \{seat:2\}/);
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 3 });
		expect(g.board.warp).toEqual({ 'seat:2': 4 });
	});

	it('[alien:filth] given it has lost as the offense with allies, or won and lost as an ally, then nothing of it is used', () => {
		const allies = {
			'seat:3': ['offense', { 'planet:3-1': 2 }],
			'seat:4': ['defense', { 'planet:4-1': 1 }]
		} as const;
		const said = (cards: Cards, seat: SeatId) =>
			over(fight(cards, structuredClone(allies) as never, { aliens: { [seat]: ID } }));
		expect(said(LOST, 'seat:1').said).not.toContain('power of Filth');
		expect(said(LOST, 'seat:3').said).not.toContain('power of Filth');
		const lost = said(WON, 'seat:4');
		expect(lost.said).not.toContain('power of Filth');
		expect(lost.ships('planet:2-1')).toEqual({ 'seat:1': 3, 'seat:3': 2 });
	});

	it('[alien:filth] given planets that others share without it, then they stay there', () => {
		const planets = { ...SHARED.planets, 'planet:2-3': { 'seat:2': 4, 'seat:1': 1 } };
		const g = duel({ ...SHARED, planets }).until('launch.aim');
		expect(g.ships('planet:2-3')).toEqual({ 'seat:2': 4, 'seat:1': 1 });
		expect(g.ships('planet:3-1')).toEqual({ 'seat:3': 2 });
	});

	it('[alien:filth] [CE-20.21] given Gorgon holds ships there, then they stay beside its own, which all are told', () => {
		const g = duel({
			seats: 4,
			aliens: { 'seat:3': ID, 'seat:4': 'gorgon' },
			planets: { 'planet:3-1': { 'seat:3': 2, 'seat:1': 2, 'seat:4': 1 } }
		}).until('launch.aim');
		expect(g.ships('planet:3-1')).toEqual({ 'seat:3': 2, 'seat:1': 2 });
		expect(g.said).toContain('2 ships of {seat:1} stay on planet 1 of {seat:3}.');
	});

	it('[alien:filth] ruling: given no other planet there is free of its ships, then its allies go home', () => {
		const planets = {
			'planet:2-2': { 'seat:1': 1 },
			'planet:2-3': { 'seat:1': 1 },
			'planet:2-4': { 'seat:1': 1 },
			'planet:2-5': { 'seat:1': 1 }
		};
		const g = allied({ planets, options: { colonyGoal: 5 } as Position['options'] });
		g.until('window:resolution.outcome');
		while (!g.asked.includes('home.land') && !g.table.over) g.lapse();
		expect(g.said).not.toContain('{seat:3} lands');
		expect(g.ships('planet:2-1')['seat:3']).toBeUndefined();
	});

	it('[alien:filth] given that is zapped, then they land beside it', () => {
		const g = allied({ hands: { 'seat:2': ['artifact:cosmic-zap'] } });
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		over(g);
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 3, 'seat:3': 2, 'seat:4': 1 });
	});

	it('[alien:filth] [CE-12.23] given it has lost as the defense, then nobody lands, and the offense has won all the same', () => {
		const g = met(WON, { aliens: { 'seat:2': ID } }).until('home.land', 'seat:1');
		g.answer('seat:1', { split: { 'planet:1-1': 1 } });
		g.until('turn.second');
		expect(g.ships('planet:2-1')).toEqual({});
		expect(g.board.warp).toEqual({ 'seat:2': 4 });
		expect(g.said).toContain('Nobody lands on planet 1 of {seat:2}.');
	});

	it('[alien:filth] given it has won as the defense, then that is not used; zapped, what has won lands', () => {
		expect(over(met(LOST, { aliens: { 'seat:2': ID } })).said).not.toContain('power of Filth');
		const g = met(WON, { aliens: { 'seat:2': ID }, hands: { 'seat:1': ['artifact:cosmic-zap'] } });
		g.until('window:use.declared', 'seat:1');
		expect(steadyAnswer(g, 'seat:1')).not.toEqual({ pick: 'pass' });
		g.use('seat:1', 'artifact|cosmic-zap');
		expect(over(g).ships('planet:2-1')).toEqual({ 'seat:1': 1 });
	});

	const dealt = (terms: 'gives' | 'gets') => {
		const g = met(['negotiate', 'negotiate'], { aliens: { 'seat:1': ID } });
		const colony = (planet: string) => ({
			colony: { pick: planet, then: { pick: 'exactly', then: { amount: 1 } } }
		});
		return terms === 'gives' ? g.agree(colony('planet:1-2')) : g.agree({}, colony('planet:2-2'));
	};

	it('[alien:filth] ruling: given it grants a colony in a deal, then it leaves that planet itself; given one is granted to it, its opponent does', () => {
		const gives = dealt('gives').until('home.land', 'seat:1');
		over(gives);
		expect(gives.ships('planet:1-2')).toEqual({ 'seat:2': 1 });
		const gets = dealt('gets').until('home.land', 'seat:2');
		over(gets);
		expect(gets.ships('planet:2-2')).toEqual({ 'seat:1': 1 });
	});

	it('[alien:filth] [CE-13.21] ruling: given it grants a colony for a ransom, then it leaves that planet as well; given one is granted to it so, the other does', () => {
		const colony = { pick: 'planet:1-4', then: { pick: 'exactly', then: { amount: 1 } } };
		const pays = duel({
			aliens: { 'seat:1': ID, 'seat:3': 'pirate' },
			captured: { pirate: { 'seat:1': 2 } }
		}).until('window:encounter.start', 'seat:3');
		pays.use('seat:3', 'power|pirate|ransom', { pick: 'seat:1' }).until('deal.talk');
		pays.answer('seat:3', {
			offer: { give: { captives: { amount: 2 } }, get: { colony }, promise: '' }
		});
		pays.answer('seat:1', { accept: 1 }).until('home.land', 'seat:1').until('launch.aim');
		expect(pays.ships('planet:1-4')).toEqual({ 'seat:3': 1 });
		const gains = duel({
			aliens: { 'seat:3': [ID, 'pirate'] },
			captured: { pirate: { 'seat:1': 2 } }
		}).until('window:encounter.start', 'seat:3');
		gains.use('seat:3', 'power|pirate|ransom', { pick: 'seat:1' }).until('deal.talk');
		gains.answer('seat:3', {
			offer: { give: { captives: { amount: 2 } }, get: { colony }, promise: '' }
		});
		gains.answer('seat:1', { accept: 1 }).until('launch.aim');
		expect(gains.ships('planet:1-4')).toEqual({ 'seat:3': 1 });
	});
});

describe('who plays against Filth', () => {
	/** Seat 3 is invited by an offense that is far stronger, against this alien. */
	const invited = (alien: string) => {
		const g = duel({
			...{ seats: 4, aliens: { 'seat:2': alien }, planets: { 'planet:2-1': { 'seat:2': 1 } } },
			hands: { 'seat:3': ['attack:08'] }
		}).until('launch.aim');
		g.pick('seat:1', 'planet:2-1').until('launch.send');
		g.answer('seat:1', { split: { 'planet:1-1': 2, 'planet:1-2': 2 } });
		g.until('alliance.offenseInvites').answer('seat:1', { picks: ['seat:3'] });
		return steadyAnswer(g.until('alliance.answer', 'seat:3'), 'seat:3');
	};

	it('a steady player reckons that nobody lands where it defends, and does not help to drive it out', () => {
		expect(invited('human')).toMatchObject({ pick: 'offense' });
		expect(invited(ID)).toMatchObject({ pick: 'decline' });
	});
});

describe('the Filth flare', () => {
	const WILD: Position = { hands: { 'seat:3': [`flare:${ID}`] } };

	it('[wild:filth] [CE-12.23] given a planet is named, then all ships leave it, nobody lands there, and the flare is discarded', () => {
		const g = met(WON, WILD).until('window:reveal.before', 'seat:3');
		g.use('seat:3', `wild|${ID}`, { pick: 'planet:2-1' }).until('home.land', 'seat:2');
		g.answer('seat:2', { split: { 'planet:2-2': 4 } });
		over(g);
		expect(g.ships('planet:2-1')).toEqual({});
		expect(g.board.warp).toEqual({});
		expect(g.board.discard).toContain(`flare:${ID}`);
	});

	it('[wild:filth] given another planet is named, then the offense lands as ever; Filth gets the flare', () => {
		const g = met(WON, { ...WILD, aliens: { 'seat:2': ID } }).until(
			'window:reveal.before',
			'seat:3'
		);
		g.use('seat:3', `wild|${ID}`, { pick: 'planet:3-3' }).until('home.land', 'seat:3');
		g.answer('seat:3', { split: { 'planet:3-1': 4 } }).until('window:resolution.outcome');
		expect(g.hand('seat:2')).toContain(`flare:${ID}`);
		expect(g.ships('planet:3-3')).toEqual({});
		const landed = met(WON, WILD).until('window:reveal.before', 'seat:3');
		landed.use('seat:3', `wild|${ID}`, { pick: 'planet:3-3' });
		expect(over(landed).ships('planet:2-1')).toEqual({ 'seat:1': 1 });
	});

	it('[wild:filth] a steady player names the planet where a rival would win, and no other', () => {
		const colonies = Object.fromEntries(
			[1, 2, 3, 4].map((k) => [`planet:3-${k}`, { 'seat:3': 4, 'seat:1': 1 }])
		);
		const near = met(WON, { ...WILD, planets: colonies }).until('window:reveal.before', 'seat:3');
		expect(steadyAnswer(near, 'seat:3')).toEqual({
			pick: `wild|${ID}|name|flare:${ID}`,
			then: { pick: 'planet:2-1' }
		});
		const far = met(WON, WILD).until('window:reveal.before', 'seat:3');
		expect(steadyAnswer(far, 'seat:3')).toEqual({ pick: 'pass' });
	});

	const SUPER: Position = {
		aliens: { 'seat:1': ID },
		hands: { 'seat:1': [`flare:${ID}`] },
		planets: { 'planet:2-1': { 'seat:2': 3, 'seat:3': 1 } }
	};
	const aimed = (given: Position = SUPER) => {
		const g = duel(given).until('launch.aim').pick('seat:1', 'planet:2-1');
		return g.until('window:launch.beforeShips', 'seat:1');
	};

	it('[super:filth] given it has aimed, then the ships of all others leave the planet', () => {
		const g = aimed();
		expect(steadyAnswer(g, 'seat:1')).toHaveProperty('pick', `super|${ID}|spoil|flare:${ID}`);
		g.use('seat:1', `super|${ID}`).until('home.land', 'seat:2');
		g.answer('seat:2', { split: { 'planet:2-2': 3 } }).until('home.land', 'seat:3');
		g.answer('seat:3', { split: { 'planet:3-2': 1 } }).until('launch.send');
		expect(g.ships('planet:2-1')).toEqual({});
	});

	it('[super:filth] given it is not used, or stopped, then they stay; given the planet is empty, then it is not offered', () => {
		expect(aimed().until('launch.send').ships('planet:2-1')).toEqual({ 'seat:2': 3, 'seat:3': 1 });
		const zap = { ...SUPER, hands: { ...SUPER.hands, 'seat:2': ['artifact:cosmic-zap'] } };
		const g = declare(aimed(zap), 'seat:1', `super|${ID}`);
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		expect(g.until('launch.send').ships('planet:2-1')).toEqual({ 'seat:2': 3, 'seat:3': 1 });
		const empty = { ...SUPER, planets: { 'planet:2-1': {} } };
		const bare = duel(empty).until('launch.aim').pick('seat:1', 'planet:2-1');
		expect(offered(bare, 'seat:1', 'super|', (at) => at.asked.includes('launch.send'))).toBe(false);
	});
});
