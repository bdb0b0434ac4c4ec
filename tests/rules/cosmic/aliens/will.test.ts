/** Will: it says whom it encounters, and where. */
import { describe, expect, it } from 'vitest';
import { decisionOf } from '../../../../src/lib/core';
import { position } from '../../../support/cosmic';
import { declare } from '../../../support/duel';
import { said } from '../../../support/said';
import type { CosmicGame, Position } from '../../../support/cosmic';

/** Seat 1 is Will; destiny shows seat 2, who has a colony with seat 3 and one with seat 1. */
const drawn = (given: Position = {}): CosmicGame =>
	position({
		aliens: { 'seat:1': 'will' },
		destiny: ['colour:2#1'],
		planets: {
			'planet:3-2': { 'seat:3': 4, 'seat:2': 2 },
			'planet:1-5': { 'seat:1': 4, 'seat:2': 1 }
		},
		...given
	});

const choose = (g: CosmicGame, seat: string, planet: string) =>
	g.until('use.details').answer('seat:1', { pick: seat, then: { pick: planet } });

describe('Will', () => {
	it('[alien:will] [CE-7.19] given destiny shows seat 2, when it chooses seat 3, then it meets seat 3 at its home, on the planet it chose', () => {
		const g = choose(drawn(), 'seat:3', 'planet:3-4').until('launch.send');
		expect(g.encounter).toMatchObject({
			defense: 'seat:3',
			system: 'seat:3',
			target: 'planet:3-4',
			destiny: 'colour:2#1'
		});
		expect(g.said).toContain('{seat:1} encounters {seat:3}.');
	});

	it('[alien:will] [CE-7.19] given a colony in a third system, when it chooses that, then the encounter is there, and the owner of the planet is a bystander', () => {
		const g = choose(
			drawn({ hands: { 'seat:1': ['attack:40'], 'seat:2': ['attack:04'] } }),
			'seat:2',
			'planet:3-2'
		);
		expect(g.until('launch.send').encounter).toMatchObject({ defense: 'seat:2', system: 'seat:3' });
		expect(g.said).toContain('{seat:1} encounters {seat:2} in the home system of {seat:3}.');
		g.answer('seat:1', { split: { 'planet:1-1': 2 } });
		g.lay('attack:40', 'attack:04').until('turn.second');
		expect(g.ships('planet:3-2')).toEqual({ 'seat:3': 4, 'seat:1': 2 });
		expect(g.board.warp).toEqual({ 'seat:2': 2 });
	});

	it('[alien:will] ruling: it may meet an intruder at home, chooses never itself, and elsewhere only where the other has a colony', () => {
		const g = drawn().until('use.details');
		const { shape } = decisionOf(g.table, 'seat:1')!;
		const choices = shape.type === 'one' ? shape.choices : [];
		expect(choices.map(({ id }) => id)).toEqual(['seat:2', 'seat:3']);
		const places = choices.map(({ then }) =>
			then?.type === 'one' ? then.choices.map(({ id }) => id).filter((id) => !/2-/.test(id)) : []
		);
		expect(places[0]?.sort()).toEqual(['planet:1-5', 'planet:3-2']);
		choose(g, 'seat:2', 'planet:1-5').until('launch.send');
		expect(g.said).toContain('{seat:1} encounters {seat:2} in their own home system.');
	});

	it('[alien:will] given its own colour is drawn, then it chooses all the same, and settles nothing again', () => {
		const g = drawn({ destiny: ['colour:1#1'] });
		choose(g, 'seat:2', 'planet:2-1').until('launch.send');
		expect(g.encounter.defense).toBe('seat:2');
	});

	it('[alien:will] given it is zapped, then the card counts as it was drawn', () => {
		const g = drawn({ hands: { 'seat:3': ['artifact:cosmic-zap', 'attack:06'] } });
		g.until('window:use.declared', 'seat:3')
			.use('seat:3', 'artifact|cosmic-zap')
			.until('launch.aim');
		expect(g.encounter).toMatchObject({ defense: 'seat:2', system: 'seat:2', target: null });
	});

	it('[alien:will] given another is the offense, then nothing is chosen', () => {
		const g = drawn({ offense: 'seat:3' });
		g.until('launch.aim');
		expect(g.said).not.toContain('Will');
	});
});

describe('the Will flare', () => {
	const flare = (given: Position = {}) =>
		drawn({ aliens: {}, hands: { 'seat:1': ['flare:will', 'attack:06'] }, ...given });

	it('[wild:will] given another’s colour, when the offense plays it, then it meets that player in any system', () => {
		const g = flare().until('window:destiny.drawn', 'seat:1');
		g.use('seat:1', 'wild|will', { pick: 'planet:3-2' }).until('launch.send');
		expect(g.encounter).toMatchObject({
			defense: 'seat:2',
			system: 'seat:3',
			target: 'planet:3-2'
		});
	});

	it('[wild:will] given it is not played, then the gate is aimed in the home system of the player drawn', () => {
		const g = flare().until('window:destiny.drawn', 'seat:1').pass().until('launch.aim');
		expect(g.encounter).toMatchObject({ defense: 'seat:2', system: 'seat:2' });
	});

	it('[wild:will] given another than the offense holds it, then it cannot be played', () => {
		const g = flare({ hands: { 'seat:3': ['flare:will', 'attack:06'] } });
		for (; !g.asked.includes('launch.aim'); g.lapse())
			expect(g.offers('seat:3', 'wild|will')).toBe(false);
	});

	it.each(['wild#1', 'colour:1#1', 'special:most-cards-in-hand'])(
		'[wild:will] given destiny shows %s, then it cannot be played',
		(card) => {
			const g = flare({ destiny: [card] });
			while (!g.asked.some((name) => name !== 'window:encounter.start')) g.pass();
			expect(g.asked.join()).not.toContain('destiny.drawn');
		}
	);

	it('[super:will] given Will has used its power, when it plays it, then it alone reads the hand of another before it chooses', () => {
		const g = drawn({
			hands: { 'seat:1': ['flare:will', 'attack:06'], 'seat:3': ['attack:20', 'negotiate'] }
		});
		declare(g.until('window:use.declared', 'seat:1'), 'seat:1', 'super|will', { pick: 'seat:3' });
		g.until('use.details');
		const told = g.events.filter(({ say }) => said(say).startsWith('In the hand of'));
		expect(told).toHaveLength(1);
		expect(told[0]).toMatchObject({ to: ['seat:1'] });
		expect(said(told[0]!.say)).toMatch(/Attack 20 and Negotiate/);
		expect(g.hand('seat:1')).toContain('flare:will');
		choose(g, 'seat:3', 'planet:3-1').until('launch.send');
	});

	it('[super:will] given Will plays it, then it looks at another hand than its own, and is told of an empty one', () => {
		const g = drawn({ hands: { 'seat:1': ['flare:will', 'attack:06'], 'seat:2': [] } });
		g.until('window:use.declared', 'seat:1');
		const { shape } = g.decision('seat:1');
		const look = shape.type === 'one' ? shape.choices.find(({ id }) => /^super/.test(id)) : null;
		const whom = look?.then?.type === 'one' ? look.then.choices.map(({ id }) => id) : [];
		expect(whom).toEqual(['seat:2', 'seat:3']);
		declare(g, 'seat:1', 'super|will', { pick: 'seat:2' }).until('use.details');
		const told = g.events.filter(({ to }) => to !== 'all').map(({ say }) => said(say));
		expect(told).toContain('The hand of {seat:2} is empty.');
	});

	it('[super:will] given it is not played, then no hand is looked at', () => {
		const g = drawn({ hands: { 'seat:1': ['flare:will', 'attack:06'] } });
		g.until('use.details');
		expect(g.said).not.toContain('looks at the hand');
	});
});
