/** Lines of a log as they are told to whom they speak of, where the rules say them by name. */
import { describe, expect, it } from 'vitest';
import type { SeatId } from '../../src/lib/core';
import { ENGLISH, inWords, msg, verbatim } from '../../src/lib/core/words';
import type { Words } from '../../src/lib/core/words';
import { TOKENS } from '../../src/lib/games/council/tables/tokens';
import { moments as cosmic } from '../../src/lib/ui/cosmic/moments';
import { moments as council } from '../../src/lib/ui/council/moments';
import { moments as imperium } from '../../src/lib/ui/imperium/moments';
import { telling } from '../../src/lib/ui/cosmic/telling';
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
			const may = given.includes('who') ? [...given, 'others'] : given;
			expect(argumentsOf(own).filter((one) => !may.includes(one))).toEqual([]);
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

/** Never said of whoever reads, or said again with the end of the game, which tells them as its heading does. */
const OF_OTHERS = [
	'{who} is an NPC race. {fate}: {text}',
	'{who} has no ships next to yours.',
	'{who} has refused in this turn.',
	'{who} is in an alliance.',
	'{who} offers you an alliance. Accept?',
	'{who} {n, plural, one {wins} other {win}} with {points} VP.',
	'{who} {n, plural, one {wins} other {win}} after {rounds} rounds, with {points} VP.'
];

it('every sentence of the rules of Galactic Council that tells of somebody tells them so', () => {
	const isOfRules = (places: readonly string[]) =>
		places.some((place) => place.startsWith('src/lib/games/council/'));
	const told = Object.entries({ ...found['shell'], ...found['council'] }).flatMap(
		([say, places]) => (say.startsWith('{who} ') && isOfRules(places) ? say : [])
	);
	expect(told.length).toBeGreaterThan(40);
	expect(told.filter((say) => !council.yours?.[say] && !OF_OTHERS.includes(say))).toEqual([]);
});

describe('what Cosmic Encounter tells a player of what they did with others', () => {
	const { yours = {} } = cosmic;
	const NAMES = new Map<SeatId, string>([
		['seat:1', 'Ines'],
		['seat:2', 'Lars'],
		['seat:3', 'Kofi']
	]);
	const told = (say: Words, seat: SeatId) =>
		inWords(say, (of) => NAMES.get(of) ?? of, {
			...ENGLISH,
			reader: { seat, yours }
		});
	const share = (...and: SeatId[]) =>
		msg('{who} share the victory with {n} foreign colonies.', { who: { and }, n: 5 });

	it('names the others alone', () => {
		expect(told(share('seat:1', 'seat:2', 'seat:3'), 'seat:2')).toBe(
			'You share the victory with Ines and Kofi: 5 foreign colonies each.'
		);
		expect(told(share('seat:1', 'seat:2'), 'seat:3')).toBe(
			'Ines and Lars share the victory with 5 foreign colonies.'
		);
	});

	it('leaves nobody out where a sentence has no place for others', () => {
		const wins = (...and: SeatId[]) =>
			msg('{who} wins with {n} space stations.', { who: { and }, n: 5 });
		expect(told(wins('seat:1'), 'seat:1')).toBe('You win with 5 space stations.');
		expect(told(wins('seat:1', 'seat:2'), 'seat:1')).toBe(
			'Ines and Lars wins with 5 space stations.'
		);
	});

	it('says “you” within what a use was told with', () => {
		const say = msg('{use}: {does} ({details}).', {
			...{ use: msg('Lars plays Plague'), does: msg('a player loses ships') },
			details: msg('{who}', { who: 'seat:1' })
		});
		const reader = { seat: 'seat:1' as const, yours: { ...telling.yours, ...yours } };
		expect(inWords(say, () => 'Ines', { ...ENGLISH, reader })).toBe(
			'Lars plays Plague: a player loses ships (you).'
		);
	});
});

it('what a card or a find of Galactic Council says to who has it is quoted of others', () => {
	const yours = council.yours ?? {};
	const told = (say: Words, seat: SeatId) =>
		inWords(say, () => 'Ines', { ...ENGLISH, reader: { seat, yours } });
	const { name, text } = TOKENS.charts;
	const where = msg('the hex {where}', { where: verbatim('0,0') });
	const found = msg('{who} finds {token} at {where}: “{text}”', {
		who: 'seat:1',
		token: name,
		where,
		text
	});
	const says = 'Look at 3 face-down Discovery Tokens anywhere. Gain 1 Stock.';
	expect(told(found, 'seat:1')).toBe(`You find Star Charts at the hex 0,0: ${says}`);
	expect(told(found, 'seat:2')).toBe(`Ines finds Star Charts at the hex 0,0: “${says}”`);
	// A line of others that began so would promise it to whoever reads.
	expect(Object.values(TOKENS).filter((token) => /^You/.test(inWords(token.text, String)))).toEqual(
		[]
	);
});
