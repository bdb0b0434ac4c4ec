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
});
