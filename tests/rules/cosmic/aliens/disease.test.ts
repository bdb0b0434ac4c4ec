/** Disease: its colonies spread wherever destiny looks. */
import { describe, expect, it } from 'vitest';
import { position } from '../../../support/cosmic';
import { declare, duel, offered } from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import type { CosmicGame, Position } from '../../../support/cosmic';

/** Seat 3 plays it and has three ships on a planet of seat 2. */
const DISEASE: Position = {
	aliens: { 'seat:3': 'disease' },
	planets: { 'planet:2-4': { 'seat:2': 2, 'seat:3': 3 } }
};
const aimed = (g: CosmicGame): boolean => g.asked.includes('launch.aim');

const spread = (amount: number) => ({
	pick: 'planet:2-4',
	then: { pick: 'planet:2-1', then: { amount } }
});

describe('Disease', () => {
	it('[alien:disease] given the colour of another is drawn, in whose system it has three ships, then it moves as many of them as it likes to another planet there', () => {
		const g = duel(DISEASE).until('window:destiny.drawn', 'seat:3');
		g.use('seat:3', 'power|disease', spread(2)).until('launch.aim');
		expect(g.ships('planet:2-4')).toEqual({ 'seat:2': 2, 'seat:3': 1 });
		expect(g.ships('planet:2-1')).toEqual({ 'seat:2': 4, 'seat:3': 2 });
	});

	it('[alien:disease] ruling: all of them may go, and no more; and only to a planet of that system', () => {
		const g = duel(DISEASE).until('window:destiny.drawn', 'seat:3');
		expect(() => g.use('seat:3', 'power|disease', spread(4))).toThrow();
		expect(() =>
			g.use('seat:3', 'power|disease', {
				pick: 'planet:2-4',
				then: { pick: 'planet:1-1', then: { amount: 1 } }
			})
		).toThrow();
		g.use('seat:3', 'power|disease', spread(3)).until('launch.aim');
		expect(g.ships('planet:2-4')).toEqual({ 'seat:2': 2 });
	});

	it('[alien:disease] given it leaves its power, then nothing moves, and it is asked once for one card', () => {
		const g = duel(DISEASE).until('window:destiny.drawn', 'seat:3').pass('seat:3');
		expect(offered(g, 'seat:3', 'power|', aimed)).toBe(false);
		expect(g.ships('planet:2-4')).toEqual({ 'seat:2': 2, 'seat:3': 3 });
	});

	it('[alien:disease] given two ships there, or ships in another system, then it is not offered', () => {
		const two: Position = { ...DISEASE, planets: { 'planet:2-4': { 'seat:3': 2 } } };
		expect(offered(duel(two), 'seat:3', 'power|', aimed)).toBe(false);
		const other: Position = { ...DISEASE, planets: { 'planet:1-4': { 'seat:3': 4 } } };
		expect(offered(duel(other), 'seat:3', 'power|', aimed)).toBe(false);
	});

	it('[alien:disease] given the colour of the offense is drawn, and it has ships there, then it is offered; its own colour brings nothing', () => {
		const offense: Position = {
			...DISEASE,
			destiny: ['colour:1#1', 'colour:2#1'],
			planets: { 'planet:1-4': { 'seat:1': 1, 'seat:3': 3 } }
		};
		expect(duel(offense).until('window:destiny.drawn', 'seat:3').offers('seat:3', 'power|')).toBe(
			true
		);
		const own: Position = { ...DISEASE, destiny: ['colour:3#1'] };
		expect(offered(duel(own), 'seat:3', 'power|', aimed)).toBe(false);
	});

	it('[alien:disease] [CE-7.22] given a special card, then it is for whom that fits, as it is drawn', () => {
		const given: Position = {
			...DISEASE,
			destiny: ['special:most-cards-in-hand'],
			hands: { 'seat:2': ['attack:01', 'attack:04', 'attack:05', 'attack:06', 'attack:07'] }
		};
		const g = duel(given).until('window:destiny.drawn', 'seat:3');
		g.use('seat:3', 'power|disease', spread(1)).until('launch.aim');
		expect(g.ships('planet:2-1')).toEqual({ 'seat:2': 4, 'seat:3': 1 });
	});

	it('[alien:disease] given a wild card, then it waits until the offense has chosen, and spreads there alone', () => {
		const given: Position = {
			...DISEASE,
			seats: 4,
			destiny: ['wild#1'],
			planets: { ...DISEASE.planets, 'planet:4-2': { 'seat:4': 1, 'seat:3': 3 } }
		};
		const g = duel(given).until('destiny.wild');
		g.pick('seat:1', 'seat:2').until('window:destiny.defenseSet', 'seat:3');
		expect(g.choices('seat:3', 'power|disease|spread|')).toEqual(['planet:2-4']);
		// It is the defense itself.
		const met = duel(given).until('destiny.wild').pick('seat:1', 'seat:3');
		expect(offered(met, 'seat:3', 'power|', aimed)).toBe(false);
	});

	it('[alien:disease] given it is the offense, then it spreads where it is about to fight', () => {
		const given: Position = {
			aliens: { 'seat:1': 'disease' },
			planets: { 'planet:2-4': { 'seat:1': 4 } }
		};
		const g = duel(given).until('window:destiny.drawn', 'seat:1');
		expect(g.offers('seat:1', 'power|disease')).toBe(true);
	});

	it('[alien:disease] given it is zapped, then its ships stay', () => {
		const g = duel({ ...DISEASE, hands: { 'seat:2': ['artifact:cosmic-zap'] } });
		declare(g.until('window:destiny.drawn', 'seat:3'), 'seat:3', 'power|disease', spread(2));
		g.until('window:use.declared', 'seat:2')
			.use('seat:2', 'artifact|cosmic-zap')
			.until('launch.aim');
		expect(g.ships('planet:2-4')).toEqual({ 'seat:2': 2, 'seat:3': 3 });
	});

	it('given a colony that is large enough, then the steady player spreads half of it to a planet where it has none', () => {
		const given: Position = {
			...DISEASE,
			planets: { ...DISEASE.planets, 'planet:2-1': { 'seat:2': 4, 'seat:3': 1 } }
		};
		const g = duel(given).until('window:destiny.drawn', 'seat:3');
		expect(steadyAnswer(g, 'seat:3')).toEqual({
			pick: 'power|disease|spread|',
			then: {
				pick: 'planet:2-4',
				then: { pick: expect.stringMatching(/^planet:2-[235]/) as string, then: { amount: 1 } }
			}
		});
	});
});

describe('the Disease flare', () => {
	const WILD: Position = {
		seats: 4,
		hands: {
			'seat:2': ['negotiate'],
			'seat:3': ['attack:20', 'negotiate'],
			'seat:4': ['flare:disease']
		}
	};

	it('[wild:disease] given it is played, then all others show and discard a card at once, and whoever has shown the like of another loses three ships', () => {
		const g = duel(WILD).until('window:encounter.start', 'seat:4');
		expect(steadyAnswer(g, 'seat:4')).toEqual({ pick: 'wild|disease|cough|flare:disease' });
		g.use('seat:4', 'wild|disease').until('disease.cough.show');
		expect(g.askedSeats.slice().sort()).toEqual(['seat:1', 'seat:2', 'seat:3']);
		g.pick('seat:1', 'attack:08').pick('seat:2', 'negotiate').pick('seat:3', 'attack:20');
		g.until('mustLose.pick').answer('seat:1', { split: { 'planet:1-1': 3 } });
		g.until('mustLose.pick')
			.answer('seat:3', { split: { 'planet:3-1': 3 } })
			.until('launch.aim');
		expect(g.board.warp['seat:3']).toBe(3);
		expect(g.board.warp['seat:2']).toBeUndefined();
		expect(g.board.discard).toContainEqual(expect.stringMatching(/^attack:20/));
		// Nobody plays Disease.
		expect(g.board.discard).toContain('flare:disease');
	});

	it('[wild:disease] given three kinds, then nobody loses a ship; given Disease is played, then it gets the flare', () => {
		const given: Position = {
			...WILD,
			aliens: { 'seat:2': 'disease' },
			hands: { ...WILD.hands, 'seat:3': ['morph'] }
		};
		const g = duel(given).until('window:encounter.start', 'seat:4').use('seat:4', 'wild|disease');
		g.until('disease.cough.show').pick('seat:1', 'attack:08').pick('seat:2', 'negotiate');
		g.pick('seat:3', 'morph').until('launch.aim');
		expect(g.said).not.toContain('to the warp');
		expect(g.hand('seat:2')).toContain('flare:disease');
	});

	it('[wild:disease] given cards to show, then the steady player shows no attack where it has another poor card', () => {
		const g = duel({ ...WILD, hands: { ...WILD.hands, 'seat:3': ['attack:08', 'morph'] } });
		g.until('window:encounter.start', 'seat:4').use('seat:4', 'wild|disease');
		g.until('disease.cough.show');
		expect(steadyAnswer(g, 'seat:3')).toEqual({ pick: expect.stringMatching(/^morph/) as string });
	});

	const SUPER: Position = { ...DISEASE, hands: { 'seat:3': ['flare:disease'] } };

	it('[super:disease] given an encounter begins, then one ship of its own moves from a colony to another', () => {
		const g = duel(SUPER).until('window:encounter.start', 'seat:3');
		g.use('seat:3', 'super|disease', { pick: 'planet:3-1', then: { pick: 'planet:2-4' } });
		g.until('launch.aim');
		expect(g.ships('planet:3-1')).toEqual({ 'seat:3': 3 });
		expect(g.ships('planet:2-4')).toEqual({ 'seat:2': 2, 'seat:3': 4 });
		const other = duel(SUPER).until('window:encounter.start', 'seat:3');
		expect(() =>
			other.use('seat:3', 'super|disease', { pick: 'planet:3-1', then: { pick: 'planet:2-1' } })
		).toThrow();
	});

	it('[super:disease] given a single ship abroad, then the steady player sends one after it', () => {
		const g = position({ ...SUPER, planets: { 'planet:2-4': { 'seat:3': 1 } } });
		g.until('window:encounter.start', 'seat:3');
		expect(steadyAnswer(g, 'seat:3')).toMatchObject({
			pick: 'super|disease|shift|flare:disease',
			then: { then: { pick: 'planet:2-4' } }
		});
	});
});
