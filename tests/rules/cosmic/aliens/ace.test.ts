/** Ace: one foreign colony is enough, if it still stands as its turn begins. */
import { describe, expect, it } from 'vitest';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { goalOf } from '../../../../src/lib/games/cosmic/goal';
import { ace } from '../../../../src/lib/games/cosmic/aliens/ace';
import { Play } from '../../../../src/lib/core';
import { declare, duel, fight, holding, met, offered, over } from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import { position } from '../../../support/cosmic';
import type { CosmicGame, Position } from '../../../support/cosmic';

const ID = 'ace';
const ABROAD: Position['planets'] = { 'planet:3-1': { 'seat:3': 4, 'seat:1': 2 } };

describe('Ace', () => {
	it('[alien:ace] given a foreign colony as its turn begins, then it wins; as the turn of another does, nothing', () => {
		const g = duel({ aliens: { 'seat:1': ID }, planets: ABROAD });
		while (!g.table.over && !g.asked.includes('launch.aim')) g.lapse();
		expect(g.table.over?.winners).toEqual(['seat:1']);
		expect(g.said).toContain('With a foreign colony as the turn began.');
		const other = duel({ aliens: { 'seat:2': ID }, planets: { 'planet:3-1': { 'seat:2': 2 } } });
		expect(other.until('launch.aim').said).not.toContain('power of Ace');
	});

	it('[alien:ace] [CE-5.5] ruling: given no encounter card in hand as its turn begins, then it has a new hand before it wins', () => {
		const g = position({
			aliens: { 'seat:1': ID },
			planets: ABROAD,
			hands: { 'seat:1': ['artifact:plague'] }
		});
		while (!g.table.over && !g.asked.includes('launch.aim')) g.lapse();
		expect(g.table.over?.winners).toEqual(['seat:1']);
		expect(g.hand('seat:1')).toHaveLength(8);
	});

	it('[alien:ace] given none, then its turn begins as ever', () => {
		const g = duel({ aliens: { 'seat:1': ID } }).until('launch.aim');
		expect(g.said).not.toContain('Ace');
	});

	it('[alien:ace] given it is zapped, then it does not win in this turn; a steady player zaps it', () => {
		const g = duel({
			aliens: { 'seat:1': ID },
			planets: ABROAD,
			hands: { 'seat:2': ['artifact:cosmic-zap'] }
		});
		g.until('window:use.declared', 'seat:2');
		expect(steadyAnswer(g, 'seat:2')).not.toEqual({ pick: 'pass' });
		g.use('seat:2', 'artifact|cosmic-zap').until('launch.aim');
		expect(g.table.over).toBeNull();
	});

	it('[alien:ace] its setup takes its last home planet out of the game, and the ships on it to the warp', () => {
		const g = position({ aliens: { 'seat:1': ID } });
		const play = new Play(cosmic, g.table);
		ace.begin?.(play, 'seat:1');
		const rules = play.events.map(({ rule }) => rule);
		expect(rules).toContain('CE-3.21');
		expect(rules).not.toContain('CE-3.18');
		expect(g.board.planets['planet:1-5']).toBeUndefined();
		expect(g.board.planets['planet:1-4']).toBeDefined();
		expect(g.board.warp).toEqual({ 'seat:1': 4 });
	});

	it('[alien:ace] [CE-22.7] given two players, then it is not in the box unless that is asked for, for the other could not have five colonies', () => {
		const g = position({ seats: 2, aliens: { 'seat:1': ID } });
		ace.begin?.(new Play(cosmic, g.table), 'seat:1');
		const abroad = Object.values(g.board.planets).filter((one) => one?.owner === 'seat:1').length;
		expect(abroad).toBeLessThan(goalOf(g.board, 'seat:2'));
		expect(ace.needsThirdParties).toBe(true);
	});

	it('[alien:ace] [CE-3.16] given a hidden sheet, then its setup turns it up, for all see that a planet is missing', () => {
		const g = position({ aliens: { 'seat:1': ID }, shown: false });
		const play = new Play(cosmic, g.table);
		ace.begin?.(play, 'seat:1');
		expect(g.board.players['seat:1']!.shown).toBe(true);
		expect(play.events).toEqual(
			expect.arrayContaining([expect.objectContaining({ rule: 'CE-3.18' }) as unknown])
		);
	});

	const EXPOSED: Position = {
		aliens: { 'seat:3': ID },
		planets: { 'planet:2-2': { 'seat:2': 4, 'seat:3': 1 }, 'planet:1-5': { 'seat:3': 1 } }
	};
	const asked = (given: Position): CosmicGame => duel(given).until('destiny.abroad');

	it('[alien:ace] [CE-7.24] given destiny shows the system its colony is in, then the offense may attack that, or whom it shows', () => {
		const g = asked(EXPOSED);
		expect(g.choices('seat:1')).toEqual(['home', 'against seat:3 planet:2-2']);
		expect(steadyAnswer(g, 'seat:1')).toEqual({ pick: 'against seat:3 planet:2-2' });
		g.pick('seat:1', 'against seat:3 planet:2-2').until('launch.send');
		expect(g.encounter).toMatchObject({
			defense: 'seat:3',
			system: 'seat:2',
			target: 'planet:2-2'
		});
		const home = asked(EXPOSED).pick('seat:1', 'home').until('launch.aim');
		expect(home.encounter).toMatchObject({ defense: 'seat:2', target: null });
	});

	it('[alien:ace] [CE-7.24] given destiny shows its own colour, or a wild card chooses it, then any of its colonies may be attacked', () => {
		const all = ['home', 'against seat:3 planet:1-5', 'against seat:3 planet:2-2'];
		const own = asked({ ...EXPOSED, destiny: ['colour:3#1'] });
		expect([...own.choices('seat:1')].sort()).toEqual([...all].sort());
		const wild = duel({ ...EXPOSED, destiny: ['wild#1'] }).until('destiny.wild');
		wild.pick('seat:1', 'seat:3').until('destiny.abroad');
		expect([...wild.choices('seat:1')].sort()).toEqual([...all].sort());
	});

	it('[alien:ace] [CE-7.24] [CE-40.25] given it is the partner of the offense, then its colonies are not attacked', () => {
		const g = duel({
			...EXPOSED,
			seats: 4,
			options: { teams: true },
			teams: [
				['seat:1', 'seat:3'],
				['seat:2', 'seat:4']
			]
		});
		while (!g.asked.includes('launch.aim')) {
			expect(g.asked).not.toContain('destiny.abroad');
			g.lapse();
		}
	});

	it('[alien:ace] [CE-7.24] given it is the offense itself, by then with a colony, then that is not offered', () => {
		const g = met(['attack:40', 'attack:01'], {
			aliens: { 'seat:1': ID },
			destiny: ['colour:2#1', 'colour:2#2'],
			hands: { 'seat:1': ['attack:08'] }
		}).until('turn.second');
		g.answer('seat:1', { yes: true });
		while (!g.asked.includes('launch.aim')) {
			expect(g.asked).not.toContain('destiny.abroad');
			g.lapse();
		}
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 1 });
	});

	it('[alien:ace] [CE-7.24] given its colony is in a third system, it has none, or its power is lost, then nothing is asked', () => {
		const quiet = (given: Position) => {
			const g = duel(given);
			while (!g.asked.includes('launch.aim')) {
				expect(g.asked).not.toContain('destiny.abroad');
				g.lapse();
			}
		};
		quiet({ ...EXPOSED, planets: { 'planet:1-5': { 'seat:3': 1 } } });
		quiet({ aliens: { 'seat:3': ID } });
		const empty = { 'planet:3-1': {}, 'planet:3-2': {}, 'planet:3-3': {} };
		quiet({ ...EXPOSED, planets: { ...EXPOSED.planets, ...empty } });
	});
});

describe('who plays against Ace', () => {
	/** Seat 3 is invited by both sides of an encounter of this alien. */
	const invited = (alien: string) => {
		const g = duel({
			...{ seats: 4, aliens: { 'seat:1': alien }, planets: { 'planet:2-1': { 'seat:2': 12 } } },
			hands: { 'seat:3': ['attack:08'] }
		}).until('launch.aim');
		g.pick('seat:1', 'planet:2-1').until('launch.send');
		g.answer('seat:1', { split: { 'planet:1-1': 1 } });
		g.until('alliance.offenseInvites').answer('seat:1', { picks: ['seat:3'] });
		g.until('alliance.defenseInvites').answer('seat:2', { picks: ['seat:3'] });
		return steadyAnswer(g.until('alliance.answer', 'seat:3'), 'seat:3');
	};

	it('a steady player reckons that a first colony is all but the game to it', () => {
		expect(invited('human')).toMatchObject({ pick: 'offense' });
		expect(invited(ID)).toMatchObject({ pick: 'defense' });
	});
});

describe('the Ace flare', () => {
	const WILD: Position = { hands: { 'seat:1': [`flare:${ID}`] } };
	const against = (given: Position, n = 2) =>
		fight(
			['attack:01', 'attack:40'],
			{
				'seat:3': ['defense', { 'planet:3-1': 1 }],
				...(n > 1 && { 'seat:4': ['defense', { 'planet:4-1': 1 }] })
			},
			given
		);

	it('[wild:ace] given all others stand against it, then it wins, and Ace gets the flare', () => {
		const g = against({ ...WILD, aliens: { 'seat:4': ID } }).until(
			'window:reveal.values',
			'seat:1'
		);
		expect(steadyAnswer(g, 'seat:1')).toHaveProperty('pick', `wild|${ID}|defy|flare:${ID}`);
		g.use('seat:1', `wild|${ID}`).until('window:resolution.outcome');
		expect(g.encounter.outcome).toEqual({ type: 'won', side: 'offense' });
		expect(g.hand('seat:4')).toContain(`flare:${ID}`);
	});

	it('[wild:ace] given both others stand against it at a table of three, then it wins as well, also as the defense; not used, it loses', () => {
		const three = (given: Position) =>
			fight(
				['attack:01', 'attack:40'],
				{ 'seat:3': ['defense', { 'planet:3-1': 1 }] },
				{
					...given,
					seats: 3
				}
			);
		const g = three(WILD).until('window:reveal.values', 'seat:1').use('seat:1', `wild|${ID}`);
		g.until('window:resolution.outcome');
		expect(g.encounter.outcome).toEqual({ type: 'won', side: 'offense' });
		const left = three(WILD).until('window:resolution.outcome');
		expect(left.encounter.outcome).toEqual({ type: 'won', side: 'defense' });
		const ally = three({ hands: { 'seat:3': [`flare:${ID}`] } });
		expect(offered(ally, 'seat:3', 'wild|')).toBe(false);
		const defends = fight(
			['attack:40', 'attack:01'],
			{ 'seat:3': ['offense', { 'planet:3-1': 1 }] },
			{ seats: 3, hands: { 'seat:2': [`flare:${ID}`] } }
		).until('window:reveal.values', 'seat:2');
		defends.use('seat:2', `wild|${ID}`).until('window:resolution.outcome');
		expect(defends.encounter.outcome).toEqual({ type: 'won', side: 'defense' });
	});

	it('[wild:ace] given nobody plays Ace, then the flare is discarded', () => {
		const g = against(WILD).until('window:reveal.values', 'seat:1');
		g.use('seat:1', `wild|${ID}`).until('window:resolution.outcome');
		expect(g.board.discard).toContain(`flare:${ID}`);
	});

	it('[wild:ace] given one of them stays out, or there is but one other, then it is not offered', () => {
		expect(offered(against(WILD, 1), 'seat:1', 'wild|')).toBe(false);
		const two = duel({
			seats: 2,
			options: { allowThirdPartyAliens: true },
			hands: { 'seat:1': [`flare:${ID}`], 'seat:2': ['attack:08'] }
		}).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			cards: ['attack:08', 'attack:08']
		});
		expect(offered(two, 'seat:1', 'wild|')).toBe(false);
	});

	const SUPER: Position = { aliens: { 'seat:2': ID }, hands: { 'seat:2': [`flare:${ID}`] } };
	const lost = (given: Position = SUPER) =>
		met(['attack:40', 'attack:01'], given).until('window:resolution.outcome', 'seat:2');

	it('[super:ace] given it has lost as the defense, then its ships move to another system, and the flare is discarded', () => {
		const g = lost();
		expect(steadyAnswer(g, 'seat:2')).toHaveProperty('pick', `super|${ID}|flee|flare:${ID}`);
		g.use('seat:2', `super|${ID}`, { pick: 'planet:3-1' });
		over(g);
		expect(g.ships('planet:3-1')).toEqual({ 'seat:3': 4, 'seat:2': 4 });
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 1 });
		expect(g.board.warp).toEqual({});
		expect(g.board.discard).toContain(`flare:${ID}`);
	});

	it('[super:ace] its own system is not among those, and it may let its ships go', () => {
		const g = lost();
		expect(g.choices('seat:2', `super|${ID}|flee|flare:${ID}`)).toHaveLength(10);
		expect(over(g).board.warp).toEqual({ 'seat:2': 4 });
	});

	it('[super:ace] given it has lost as the offense where it has a colony itself, then that does not flee', () => {
		const g = duel(
			holding(['attack:01', 'attack:40'], {
				...{ aliens: { 'seat:1': ID }, hands: { 'seat:1': [`flare:${ID}`] } },
				destiny: ['colour:1#1'],
				planets: { 'planet:1-4': { 'seat:1': 2, 'seat:2': 2 } }
			})
		).until('destiny.own');
		g.pick('seat:1', 'against seat:2 planet:1-4');
		g.encounterTo({ send: { 'planet:1-1': 1 }, cards: ['attack:01', 'attack:40'] });
		expect(offered(g, 'seat:1', 'super|')).toBe(false);
		expect(g.ships('planet:1-4')).toEqual({ 'seat:1': 2, 'seat:2': 2 });
	});

	it('[super:ace] given it has won, or is the offense, then it is not offered; stopped, its ships are lost', () => {
		expect(offered(met(['attack:01', 'attack:40'], SUPER), 'seat:2', 'super|')).toBe(false);
		const offense: Position = { aliens: { 'seat:1': ID }, hands: { 'seat:1': [`flare:${ID}`] } };
		expect(offered(met(['attack:01', 'attack:40'], offense), 'seat:1', 'super|')).toBe(false);
		const zap = { ...SUPER, hands: { ...SUPER.hands, 'seat:1': ['artifact:cosmic-zap'] } };
		const g = declare(lost(zap), 'seat:2', `super|${ID}`, { pick: 'planet:3-1' });
		g.until('window:use.declared', 'seat:1').use('seat:1', 'artifact|cosmic-zap');
		expect(over(g).board.warp).toEqual({ 'seat:2': 4 });
	});
});
