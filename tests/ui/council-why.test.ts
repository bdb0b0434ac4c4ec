/** What is said besides a question of Galactic Council, so that nobody has to guess what leads to it. */
import { describe, expect, it } from 'vitest';
import { why } from '../../src/lib/ui/council/why';
import { position } from '../support/council';

const log = (...says: string[]) => says.map((say) => ({ say }));

describe('why a question is asked', () => {
	it('given a card that is played, then what it says stands with every question it leads to', () => {
		const game = position({
			ships: { 'hex:-1,0': ['seat:1', { destroyer: 1, fighter: 2 }] },
			players: { 'seat:1': { actions: ['pyrrhane-2'] } }
		});
		game.pick('seat:1', 'card', 'action:pyrrhane-2');
		const [asked] = game.asked;
		expect(asked).toBe('effect.upgrade.which');
		const said = game.events.map(({ say = '' }) => ({ say }));
		expect(why({ name: asked ?? '' }, said)).toMatch(/^Kindle: Gain 2 Stock\. Replace one/);
	});

	it('given a token, a vote or a technology, then that', () => {
		const found = '{seat:2} finds Captured Rumour at The Veil: Place 1 Riot Counter.';
		const asked = { name: 'effect.riot.where' };
		expect(why(asked, log(found, '{seat:2} gains 1 Stock.'))).toBe(
			'Captured Rumour: Place 1 Riot Counter.'
		);
		const carried = 'Home Rule: For is carried out.';
		expect(why(asked, log(found, carried))).toBe(carried);
		expect(why(asked, log(found, '{seat:1} has the turn.'))).toBeNull();
	});

	it('given a question of a battle that cards lead to, then the cards', () => {
		const cards = '{seat:1} activates Boarding Party.';
		const said = log('{seat:1} begins a battle for Rime.', cards, '{seat:2} rolls 6: 1 hit.');
		expect(why({ name: 'battle.seize.which' }, said)).toBe(cards);
		expect(why({ name: 'battleRound.assign' }, said)).toBeNull();
	});
});
