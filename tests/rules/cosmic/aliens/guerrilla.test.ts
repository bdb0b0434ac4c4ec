/** Guerrilla: whoever beats it is worn down. */
import { describe, expect, it } from 'vitest';
import { capturedBy } from '../../../../src/lib/games/cosmic/captured';
import { duel, fight, holding, homes, met, offered, over } from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import type { Cards } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';

const GUERRILLA: Position = { aliens: { 'seat:2': 'guerrilla' } };
const FALLS: Cards = ['attack:40', 'attack:06'];
const HOLDS: Cards = ['attack:01', 'attack:20'];

/** Seat 1 attacks seat 2 with three ships; seat 3 is its ally, seat 4 that of the defense. */
const joined = (cards: Cards, given: Position = GUERRILLA, ships = 2): CosmicGame =>
	fight(
		cards,
		{
			'seat:3': ['offense', { 'planet:3-1': ships }],
			'seat:4': ['defense', { 'planet:4-1': ships }]
		},
		given
	);

describe('Guerrilla', () => {
	it('[alien:guerrilla] [CE-12.20] given it has lost as the defense, then the offense and its allies keep one ship each, which lands', () => {
		const g = over(joined(FALLS));
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 1, 'seat:3': 1 });
		expect(g.board.warp).toEqual({ 'seat:1': 2, 'seat:2': 4, 'seat:3': 1, 'seat:4': 2 });
	});

	it('[alien:guerrilla] given it has lost as the offense, then the defense keeps its planet with one ship, and its allies one each, which gains them one reward', () => {
		const g = over(joined(HOLDS, { aliens: { 'seat:1': 'guerrilla' } }));
		expect(g.ships('planet:2-1')).toEqual({ 'seat:2': 1 });
		expect(g.board.warp).toEqual({ 'seat:1': 3, 'seat:2': 3, 'seat:3': 2, 'seat:4': 1 });
		expect(g.said).toContain('{seat:4} takes 1 card as rewards.');
	});

	it('[alien:guerrilla] given it has won, is an ally, or both sides lose, then nobody is worn down', () => {
		const won = over(joined(HOLDS));
		expect(won.board.warp).toEqual({ 'seat:1': 3, 'seat:3': 2 });
		expect(won.said).not.toContain('Guerrilla');
		const ally = over(joined(FALLS, { aliens: { 'seat:4': 'guerrilla' } }));
		expect(ally.ships('planet:2-1')).toEqual({ 'seat:1': 3, 'seat:3': 2 });
		const both = over(met(['morph', 'morph'], { ...GUERRILLA, seats: 8 }, 3));
		expect(both.said).not.toContain('Guerrilla');
	});

	it('[alien:guerrilla] ruling: given a deal failed, then nobody has beaten it', () => {
		const g = met(['negotiate', 'negotiate'], GUERRILLA, 3).until('deal.talk');
		expect(over(g).said).not.toContain('Guerrilla');
	});

	it('[alien:guerrilla] ruling: given the offense has a colony there already, then that is not touched', () => {
		const planets = { 'planet:2-1': { 'seat:1': 2, 'seat:2': 4 } };
		const g = over(met(FALLS, { ...GUERRILLA, planets }, 3));
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 2 + 1 });
	});

	it('[alien:guerrilla] [CE-12.20] given Zombie has beaten it, then its ships come home instead', () => {
		const given: Position = { aliens: { 'seat:1': 'zombie', 'seat:2': 'guerrilla' } };
		const g = over(met(FALLS, given, 3));
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 1 });
		expect(g.board.warp).toEqual({ 'seat:2': 4 });
	});

	it('[alien:guerrilla] [CE-12.20] given the outcome is turned round after its use, then nobody is worn down by it', () => {
		const g = joined(FALLS, { ...GUERRILLA, hands: { 'seat:1': ['flare:void'] } });
		g.until('window:use.declared', 'seat:1').pass().until('window:resolution.outcome');
		g.encounter.outcome = { type: 'won', side: 'defense' };
		over(g);
		expect(g.board.warp).toEqual({ 'seat:1': 3, 'seat:3': 2 });
	});

	it('[alien:guerrilla] given it is beaten by nobody’s ships, then it has nothing to use', () => {
		const given: Position = {
			aliens: { 'seat:1': 'guerrilla' },
			planets: homes('seat:2', 0, 4, 4)
		};
		const g = over(met(HOLDS, given, 3));
		expect(g.board.warp).toEqual({ 'seat:1': 3 });
		expect(g.said).not.toContain('Guerrilla');
	});

	it('[alien:guerrilla] given it is zapped, then all that is left lands', () => {
		const given: Position = { ...GUERRILLA, hands: { 'seat:1': ['artifact:cosmic-zap'] } };
		const g = joined(FALLS, given).until('window:use.declared', 'seat:1');
		expect(steadyAnswer(g, 'seat:1')).toMatchObject({
			pick: expect.stringMatching(/cosmic-zap/) as string
		});
		over(g.use('seat:1', 'artifact|cosmic-zap'));
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 3, 'seat:3': 2 });
	});
});

describe('the Guerrilla flare', () => {
	const WILD: Position = { hands: { 'seat:2': ['flare:guerrilla'] } };
	const blown = (given: Position = WILD): CosmicGame =>
		joined(FALLS, given)
			.until('window:resolution.outcome', 'seat:2')
			.use('seat:2', 'wild|guerrilla');

	it('[wild:guerrilla] [CE-12.21] given a planet at home is lost, then it leaves the game with the ships in the gate, and the rest goes to the warp', () => {
		const planets = { 'planet:2-1': { 'seat:2': 4, 'seat:4': 1 } };
		const g = over(blown({ ...WILD, planets }));
		expect(g.board.planets).not.toHaveProperty('planet:2-1');
		expect(g.board.removed).toEqual({ 'seat:1': 3, 'seat:3': 2 });
		expect(g.board.warp).toEqual({ 'seat:2': 4, 'seat:4': 2 + 1 });
	});

	it('[wild:guerrilla] [CE-20.13] given somebody has hardly more ships than it takes to win, then the others of theirs go to the warp', () => {
		const g = over(blown({ ...WILD, planets: homes('seat:1', 4, 2) }));
		expect(g.board.removed).toEqual({ 'seat:1': 1, 'seat:3': 2 });
		expect(g.board.warp['seat:1']).toBe(2);
	});

	it('[wild:guerrilla] [CE-12.21] given ships that may not leave the game, and those of others, then they go to the warp at once, and the planet lies empty until the encounter closes', () => {
		const planets = { ...homes('seat:1', 3, 2), 'planet:2-1': { 'seat:2': 4, 'seat:4': 1 } };
		const hands: Position['hands'] & object = { ...WILD.hands, 'seat:4': ['flare:tyrant'] };
		const g = blown({ planets, hands }).until('window:resolution.end', 'seat:4');
		expect(g.ships('planet:2-1')).toEqual({});
		expect(g.board.removed).toEqual({ 'seat:3': 2 });
		expect(g.board.warp).toEqual({ 'seat:1': 3, 'seat:2': 4, 'seat:4': 2 + 1 });
	});

	it('[wild:guerrilla] given its own ships there, then these are lost as those of any loser', () => {
		const g = over(blown({ ...WILD, aliens: { 'seat:1': 'arcade' } }));
		expect(capturedBy(g.board, 'arcade')).toEqual({ 'seat:2': 1 });
		expect(g.board.warp['seat:2']).toBe(3);
	});

	it('[wild:guerrilla] ruling: the offense has won all the same', () => {
		const g = blown().until('turn.second', 'seat:1');
		expect(g.encounter.outcome).toEqual({ type: 'won', side: 'offense' });
	});

	it('[wild:guerrilla] [CE-12.20] given the outcome is turned round after it, then the planet stays, and nothing there is lost by it', () => {
		const planets = { 'planet:2-1': { 'seat:2': 4, 'seat:4': 1 } };
		const g = joined(FALLS, { ...WILD, planets }).until('window:resolution.outcome', 'seat:2');
		g.use('seat:2', 'wild|guerrilla').until('window:resolution.outcome');
		g.encounter.outcome = { type: 'won', side: 'defense' };
		over(g);
		expect(g.ships('planet:2-1')).toEqual({ 'seat:2': 4, 'seat:4': 1 });
		expect(g.board.removed ?? {}).toEqual({});
	});

	it('[wild:guerrilla] given it keeps the flare, has won, or loses a planet elsewhere, then no planet goes', () => {
		const kept = over(joined(FALLS, WILD));
		expect(kept.ships('planet:2-1')).toEqual({ 'seat:1': 3, 'seat:3': 2 });
		expect(offered(joined(HOLDS, WILD), 'seat:2', 'wild|')).toBe(false);
		const given: Position = { ...WILD, destiny: ['colour:1#1'] };
		const abroad = duel(
			holding(FALLS, { ...given, planets: { 'planet:1-2': { 'seat:1': 4, 'seat:2': 2 } } })
		).until('destiny.own');
		abroad.pick('seat:1', 'against seat:2 planet:1-2').until('launch.send');
		abroad.answer('seat:1', { split: { 'planet:1-1': 3 } }).until('planning.select');
		abroad.pick('seat:1', 'attack:40').pick('seat:2', 'attack:06');
		expect(offered(abroad, 'seat:2', 'wild|')).toBe(false);
	});

	it('[wild:guerrilla] given one colony is at stake, then the steady player keeps it; two, or a victory, and they use it', () => {
		const one = met(FALLS, WILD, 3).until('window:resolution.outcome', 'seat:2');
		expect(steadyAnswer(one, 'seat:2')).toEqual({ pick: 'pass' });
		const two = joined(FALLS, WILD).until('window:resolution.outcome', 'seat:2');
		expect(steadyAnswer(two, 'seat:2')).toMatchObject({
			pick: expect.stringMatching(/^wild\|guerrilla/) as string
		});
	});

	const SUPER: Position = { ...GUERRILLA, hands: { 'seat:2': ['flare:guerrilla'] } };

	it('[super:guerrilla] given they have three ships or fewer there, then these lose all, and none lands', () => {
		const g = joined(FALLS, SUPER).until('window:use.declared', 'seat:2');
		expect(steadyAnswer(g, 'seat:2')).toMatchObject({
			pick: expect.stringMatching(/^super\|guerrilla/) as string
		});
		over(g.use('seat:2', 'super|guerrilla'));
		expect(g.ships('planet:2-1')).toEqual({});
		expect(g.board.warp).toEqual({ 'seat:1': 3, 'seat:2': 4, 'seat:3': 2, 'seat:4': 2 });
	});

	it('[super:guerrilla] given one ship alone has beaten it, then that is lost', () => {
		const g = met(FALLS, SUPER, 1).until('window:use.declared', 'seat:2');
		over(g.use('seat:2', 'super|guerrilla'));
		expect(g.ships('planet:2-1')).toEqual({});
		expect(g.board.warp).toEqual({ 'seat:1': 1, 'seat:2': 4 });
	});

	it('[super:guerrilla] given the defense has four ships there, then it keeps one', () => {
		const given: Position = {
			aliens: { 'seat:1': 'guerrilla' },
			hands: { 'seat:1': ['flare:guerrilla'] }
		};
		const g = joined(HOLDS, given).until('window:use.declared', 'seat:1');
		over(g.use('seat:1', 'super|guerrilla'));
		expect(g.ships('planet:2-1')).toEqual({ 'seat:2': 1 });
		expect(g.board.warp['seat:4']).toBe(2);
	});

	it('[super:guerrilla] given nobody has so few, then it is not offered', () => {
		const given: Position = {
			aliens: { 'seat:1': 'guerrilla' },
			hands: { 'seat:1': ['flare:guerrilla'] }
		};
		expect(offered(met(HOLDS, given), 'seat:1', 'super|')).toBe(false);
		expect(offered(met(FALLS, SUPER, 4), 'seat:2', 'super|')).toBe(false);
	});
});
