/** What led to a question, as data (`because`), and the pieces it is about: nobody takes a sentence apart for it. */
import { afterEach, describe, expect, it } from 'vitest';
import { GAMES } from '../../../src/lib/games';
import { becauseOf } from '../../../src/lib/games/council/questions/causes';
import { simulate } from '../../../tools/lib/simulate';
import { FIELD, WING, attack, duel } from '../../support/battle';
import { position } from '../../support/council';
import { convene, vote } from '../../support/council-session';
import { unload } from '../../support/loadedDice';
import { said } from '../../support/said';

afterEach(() => expect(unload()).toBe(0));

const [H, M] = [4, 3];
const dice = (n: number, face: number): number[] => Array<number>(n).fill(face);

describe('what led to a question', () => {
	it('given an Action Card that asks, then the question names the card, whose it is, and what it says', () => {
		const g = position({
			ships: { 'hex:-1,0': ['seat:1', { destroyer: 1, fighter: 2 }] },
			players: { 'seat:1': { actions: ['pyrrhane-2'] } }
		});
		g.pick('seat:1', 'card', 'action:pyrrhane-2');
		expect(g.asked).toEqual(['effect.upgrade.which']);
		const { because } = g.decision('seat:1');
		expect(because).toMatchObject({ of: 'action:pyrrhane-2', by: 'seat:1' });
		expect(said(because?.say)).toMatch(/^Kindle: Gain 2 Stock\. Replace one/);
	});

	it('given ships that an opponent’s card burns, then the victim reads whose card it is, and where', () => {
		const g = position({
			ships: {
				'hex:-1,0': ['seat:1', { fighter: 2 }],
				'hex:0,0': ['seat:2', { fighter: 3, destroyer: 2 }]
			},
			players: { 'seat:1': { actions: ['pyrrhane-3'] } }
		});
		g.pick('seat:1', 'card', 'action:pyrrhane-3');
		expect(g.asked).toEqual(['effect.suffer.ship']);
		expect(g.decision('seat:2')).toMatchObject({
			about: ['hex:0,0'],
			because: { of: 'action:pyrrhane-3', by: 'seat:1' }
		});
	});

	it('given a list inside an effect, then the card is named, and a token or a vote is nobody’s', () => {
		const found = becauseOf('token:leviathan/0.table.0', 'seat:1');
		expect(found.of).toBe('token:leviathan');
		expect(found).not.toHaveProperty('by');
		expect(said(found.say)).toMatch(/^Sleeping Leviathan: Roll a die\./);
		const vote = becauseOf('council:truce.for', 'seat:2');
		expect(vote).not.toHaveProperty('by');
		expect(said(vote.say)).toMatch(/^[^:]+, For: /);
	});

	it('given what a vote brings asks something, then with how many votes it was carried', () => {
		const g = vote(
			convene('port-subsidy', {
				planets: { 'hex:2,-1': { owner: 'seat:2' }, 'hex:1,1': { owner: 'seat:2' } }
			}),
			{ 'seat:1': 'for', 'seat:2': 'for', 'seat:3': 'against' }
		);
		const { ballots } = g.board.session!;
		const votes = ballots['seat:1']!.votes + ballots['seat:2']!.votes;
		expect(g.asked).toEqual(['effect.port.where']);
		expect(said(g.decision('seat:2').because?.say)).toMatch(
			new RegExp(`^Port Subsidy, For, with ${votes} votes: Each player places`)
		);
	});

	it('given a price in ships, then the Tactic it is the price of', () => {
		const g = attack(
			duel({
				attack: { fighter: 4, destroyer: 2 },
				wing: { fighter: 3, destroyer: 2 },
				defence: { fighter: 9 },
				tactics: ['ramming-run', 'last-salvo']
			}),
			{
				buy: { 'seat:1': { small: 2 } },
				play: { 'seat:1': ['ramming-run', 'last-salvo'] },
				dice: [...dice(9, M), ...dice(9, M)]
			}
		);
		const cause = () => g.decision('seat:1').because?.of.split('#')[0];
		expect(cause()).toBe('tactic:last-salvo');
		g.pick('seat:1', `${WING} destroyer`);
		expect(cause()).toBe('tactic:ramming-run');
		expect(g.asked).toEqual(['battle.lose.which']);
		g.pick('seat:1', `${WING} fighter`);
	});

	it('given an enemy ship that can be taken, then the card that takes it; and hits of the dice have no cause', () => {
		const g = attack(
			duel({
				attack: { fighter: 4 },
				wing: { fighter: 1 },
				defence: { fighter: 3 },
				tactics: ['boarders']
			}),
			{
				buy: { 'seat:1': { small: 1 } },
				play: { 'seat:1': ['boarders'] },
				dice: [M, ...dice(3, M)]
			}
		);
		expect(g.asked).toEqual(['battle.seize.which']);
		expect(g.decision('seat:1').because).toMatchObject({ of: 'tactic:boarders#1', by: 'seat:1' });
		g.pick('seat:1', `${FIELD} fighter`, WING);
		const plain = attack(duel({ attack: { fighter: 4 }, defence: { fighter: 3, destroyer: 1 } }), {
			dice: [H, M, M, M, ...dice(5, M)]
		});
		expect(plain.asked).toEqual(['battleRound.assign']);
		expect(plain.decision('seat:2')).not.toHaveProperty('because');
		expect(plain.decision('seat:2').about).toEqual([FIELD]);
	});

	it('given whole games, then every question of an effect, and of a battle’s cards, has its cause', () => {
		const game = GAMES['council']!;
		const asked = new Set<string>();
		for (let seed = 1; seed <= 12; seed++) {
			const plan = { game, seats: 3, levels: ['random'], seed };
			simulate(plan, (table) => {
				for (const { name, because } of table.decisions) {
					if (!/^effect\.|^battle\.(lose|join|seize)/.test(name)) continue;
					asked.add(name);
					expect(because?.say, name).toBeTruthy();
				}
			});
		}
		expect(asked.size).toBeGreaterThan(8);
	});
});
