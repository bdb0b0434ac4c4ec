/** Lines of a log as they are told to whom they speak of, where the rules say them by name. */
import { describe, expect, it } from 'vitest';
import { ENGLISH, inWords, msg } from '../../src/lib/core/words';
import { moments as cosmic } from '../../src/lib/ui/cosmic/moments';
import { moments as council } from '../../src/lib/ui/council/moments';
import { moments as imperium } from '../../src/lib/ui/imperium/moments';
import { argumentsOf, catalogue } from '../../tools/lib/templates';

const found = catalogue().parts;

const PLAYED = msg('{who} plays {card}.', { who: 'seat:1', card: msg('Trade') });
const TURNED_UP = msg('{who} turns up {card}.', { who: 'seat:1', card: msg('Trade') });

describe.each([
	['cosmic', cosmic.yours ?? {}, TURNED_UP, 'You turn up Trade.', 'Ines turns up Trade.'],
	['council', council.yours ?? {}, PLAYED, 'You play Trade.', 'Ines plays Trade.'],
	['imperium', imperium.yours ?? {}, PLAYED, 'You play Trade.', 'Ines plays Trade.']
])('what %s tells a player of what they did', (game, yours, say, own, others) => {
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
		const told = (seat: 'seat:1' | 'seat:2') =>
			inWords(say, () => 'Ines', { ...ENGLISH, reader: { seat, yours } });
		expect(told('seat:1')).toBe(own);
		expect(told('seat:2')).toBe(others);
	});
});
