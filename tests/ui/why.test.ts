/** What is said besides a question of Cosmic Encounter, so that nobody has to guess why it is asked. */
import { describe, expect, it } from 'vitest';
import { why } from '../../src/lib/ui/cosmic/why';

const log = (...says: string[]) => says.map((say) => ({ say }));

describe('why a question is asked', () => {
	it('given something declared that may be answered, then what it does is told, also after an answer to it', () => {
		const said = log(
			'{seat:2} plays Plague: a player loses three ships ({seat:1}).',
			'{seat:3} plays Card Zap: cancel the card being played.',
			'',
			'Card Zap is cancelled.'
		);
		expect(why({ name: 'window.ask', say: '{seat:2} plays Plague. Answer, or pass?' }, said)).toBe(
			'A player loses three ships ({seat:1}).'
		);
	});

	it('given ships to lose, then the line before says what made them go', () => {
		const said = [
			...log('{seat:1} starts a turn.', '{seat:4} must send 2 ships to the warp.', ''),
			{ say: 'The cards: Attack 10.', mine: true as const }
		];
		expect(why({ name: 'mustLose.pick', say: 'Choose 2 ships' }, said)).toBe(
			'{seat:4} must send 2 ships to the warp.'
		);
	});

	it('given an outcome, or a card that has come to light, then it is told with the question', () => {
		const outcome = { name: 'window.ask', say: 'The outcome is known. Act, or pass?' };
		expect(why(outcome, log('The defense wins 18 to 13.'))).toBe('The defense wins 18 to 13.');
		const claim = {
			name: 'window.ask',
			say: 'The other card is up. Show yours, or make a claim?'
		};
		expect(why(claim, log('{seat:2} turns up attack 08.'))).toBe('{seat:2} turns up attack 08.');
	});

	it('given a claim that may be challenged, then what either outcome costs is told', () => {
		const question = {
			name: 'gambler.challenge.ask',
			say: '{seat:1} claims attack 40. Challenge it?'
		};
		expect(why(question, log('{seat:1} claims attack 40.'))).toMatch(
			/a lie.*loses as many ships.*the truth.*you lose/
		);
	});

	it('given a question that says it all, then nothing is added', () => {
		const said = log('{seat:1} starts a turn.');
		expect(why({ name: 'planning.select', say: 'Choose an encounter card' }, said)).toBeNull();
		expect(why({ name: 'window.ask', say: 'The cards are up. Change them, or pass?' }, said)).toBe(
			null
		);
	});
});
