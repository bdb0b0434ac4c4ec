/** Lines of a log as they are told to whom they speak of, where the rules say them by name. */
import { describe, expect, it } from 'vitest';
import { ENGLISH, inWords, msg } from '../../src/lib/core/words';
import { moments as council } from '../../src/lib/ui/council/moments';
import { moments as imperium } from '../../src/lib/ui/imperium/moments';
import { argumentsOf, catalogue } from '../../tools/lib/templates';

const found = catalogue().parts;

describe.each([
	['council', council.yours ?? {}],
	['imperium', imperium.yours ?? {}]
])('what %s tells a player of what they did', (game, yours) => {
	it('is a sentence it says, and asks for nothing that sentence does not give', () => {
		const said = { ...found['shell'], ...found[game] };
		for (const [template, own] of Object.entries(yours)) {
			expect(said, template).toHaveProperty([template]);
			const given = argumentsOf(template);
			expect(argumentsOf(own).filter((one) => !given.includes(one))).toEqual([]);
			expect(own).toMatch(/\byou(r|rs)?\b/i);
		}
		expect(Object.keys(yours).length).toBeGreaterThan(40);
	});

	it('is read by them alone', () => {
		const say = msg('{who} plays {card}.', { who: 'seat:1', card: msg('Trade') });
		const told = (seat: 'seat:1' | 'seat:2') =>
			inWords(say, () => 'Ines', { ...ENGLISH, reader: { seat, yours } });
		expect(told('seat:1')).toBe('You play Trade.');
		expect(told('seat:2')).toBe('Ines plays Trade.');
	});
});
